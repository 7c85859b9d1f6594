# SPDX-License-Identifier: MIT
"""How <anim-scene> looks in pages of all sorts: with forced colors, other contrasts, writing and fonts, enlarged."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, Pages
from playwright.sync_api import Page

np = pytest.importorskip("numpy")
image = pytest.importorskip("PIL.Image")
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def scene(*nodes: dict[str, Any], size: tuple[int, int] = (100, 60), **more: Any) -> str:
    return json.dumps({"animcore": 1, "size": size, "nodes": nodes} | more)


def shown(page: Page, beside: int = 0) -> Any:
    """The element's picture, and so much beside it."""
    box = page.locator("anim-scene").bounding_box()
    assert box is not None
    clip: Any = {
        "x": box["x"] - beside,
        "y": box["y"] - beside,
        "width": box["width"] + 2 * beside,
        "height": box["height"] + 2 * beside,
    }
    return np.asarray(image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")).astype(int)


def luminance(color: Any) -> float:
    """Relative luminance (WCAG 2.2)."""
    part = np.asarray(color) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def contrast(first: Any, second: Any) -> float:
    """Contrast ratio (WCAG 2.2)."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


BUTTON = {
    "kind": "rectangle",
    "name": "all",
    "frame": [0, 0, 100, 60],
    "fill": "#003366",
    "accessibility": {"role": "button", "label": "Go", "region": "all"},
}
LABEL = {"kind": "text", "text": "Go", "position": [50, 45], "align": "center", "fontSize": 40, "fill": "#FFFF00"}
FOCUSABLE: dict[str, Any] = {"regions": [{"name": "all", "node": "all", "focusable": True}]}


@pytest.mark.parametrize("forced", ["none", "active"])
def test_the_focus_is_seen_on_any_background(pages: Pages, forced: Any) -> None:
    """A ring with a contrast of 3:1 to what it lies on (WCAG 2.2, 1.4.11 and 2.4.13), whatever has the focus; and what
    is for screen readers alone is not seen."""
    pages.add("/scene.json", scene(BUTTON, **FOCUSABLE))
    page = pages.open('<anim-scene src="/scene.json" style="margin: 20px"></anim-scene>', forced_colors=forced)
    for role in ("button", "text", "none", "alert"):
        told = {"role": role, "label": "Go", "region": "all"}
        page.evaluate(
            "text => { const element = document.querySelector('anim-scene'); element.load(text);"
            "document.activeElement.blur(); }",
            scene(BUTTON | {"accessibility": told}, **FOCUSABLE),
        )
        for background in ("#FFFFFF", "#000000", "#0078D7", "#777777"):
            page.evaluate(
                "color => { document.body.style.background = color; document.activeElement.blur(); }", background
            )
            before = shown(page, 10)
            assert (before[10:-10, 10:-10] == [0, 51, 102]).all()
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.localName") != "anim-scene":
                page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.localName") == "anim-scene"
            page.evaluate(FRAMES)
            after = shown(page, 10)
            assert (after[14:-14, 14:-14] == [0, 51, 102]).all(), f"{role}: what screen readers read is seen"
            rows = zip(after[:10].reshape(-1, 3), before[:10].reshape(-1, 3), strict=True)
            changed = [contrast(new, old) for new, old in rows if (new != old).any()]
            # Two pixels above the whole part.
            seen = sum(each >= 3 for each in changed)
            assert seen >= 2 * 100, f"{role} on {background}: {seen} pixels, {sorted(changed)[-1:]}"


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_forced_colors_leave_the_picture_as_it_is(pages: Pages, renderer: str) -> None:
    """Of a picture whose shapes keep their colors no text may get another: it may be that of the shape below it."""
    pages.add("/scene.json", scene(BUTTON, LABEL, **FOCUSABLE))
    page = pages.open(f'<anim-scene src="/scene.json" renderer="{renderer}"></anim-scene>')
    plain = shown(page)
    page.emulate_media(forced_colors="active", contrast="more")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    page.evaluate(FRAMES)
    assert (plain == [255, 255, 0]).all(axis=2).sum() > 50
    assert np.abs(plain - shown(page)).max() <= 8


STYLES = (
    "direction: rtl",
    "writing-mode: vertical-rl",
    "letter-spacing: 9px; word-spacing: 1em; text-transform: uppercase; font-style: italic",
    "stroke: red; stroke-width: 6px; fill: lime; fill-opacity: 0.2; text-anchor: end; paint-order: stroke",
    "font: italic 700 30px serif; text-indent: 20px; line-height: 3; color: red; text-align: right",
    "font-variant: small-caps; font-stretch: condensed; text-shadow: 3px 3px red",
    "shape-rendering: crispEdges; stroke-dasharray: 2 2; clip-rule: evenodd; fill-rule: evenodd",
)


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_what_a_page_says_of_its_own_text_and_shapes_is_not_the_scene_s(pages: Pages, renderer: str) -> None:
    text = LABEL | {"text": "go on", "fontSize": 20, "align": "left", "position": [10, 40]}
    path = {"kind": "path", "commands": "M0 0H60V50H0ZM10 10H50V40H10Z", "fill": "#886600"}
    line = {"kind": "path", "commands": "M70 10L90 50", "stroke": {"paint": "#FF0000", "width": 3}}
    pages.add("/scene.json", scene(BUTTON, path, line, text, **FOCUSABLE))
    place = "position: absolute; left: 50px; top: 50px"
    page = pages.open(
        f'<div id=holder><anim-scene src="/scene.json" renderer="{renderer}" style="{place}"></anim-scene></div>'
    )
    plain = shown(page)
    for style in STYLES:
        page.evaluate("style => { document.querySelector('#holder').style.cssText = style; }", style)
        page.evaluate(FRAMES)
        assert np.abs(plain - shown(page)).max() <= 8, style
    page.evaluate("document.querySelector('#holder').style.cssText = 'visibility: hidden'")
    assert (shown(page) == 255).all()


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_a_font_that_comes_late_is_shown_when_it_is_there(pages: Pages, package_folder: Path, renderer: str) -> None:
    own_font(package_folder / "own.ttf")
    pages.add("/scene.json", scene(LABEL | {"text": "MM", "font": "Own", "fill": "#FF0000"}))
    page = pages.open(f'<anim-scene src="/scene.json" renderer="{renderer}" paused></anim-scene>')
    before = (shown(page) == [255, 0, 0]).all(axis=2).sum()
    assert before > 0
    page.evaluate(
        "async () => { const font = new FontFace('Own', `url(/own.ttf)`); document.fonts.add(font);await font.load(); }"
    )
    after = before
    for _ in range(50):  # up to five seconds
        after = (shown(page) == [255, 0, 0]).all(axis=2).sum()
        if after > 1.5 * before:
            break
        page.wait_for_timeout(100)
    assert after > 1.5 * before


def own_font(target: Path) -> None:
    """A font of one letter, a full square of its size."""
    builder = pytest.importorskip("fontTools.fontBuilder")
    pens = pytest.importorskip("fontTools.pens.ttGlyphPen")

    def square() -> Any:
        pen = pens.TTGlyphPen(None)
        pen.moveTo((0, 0))
        for corner in ((0, 1000), (1000, 1000), (1000, 0)):
            pen.lineTo(corner)
        pen.closePath()
        return pen.glyph()

    made = builder.FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder([".notdef", "M"])
    made.setupCharacterMap({ord("M"): "M"})
    made.setupGlyf({".notdef": square(), "M": square()})
    made.setupHorizontalMetrics({".notdef": (1000, 0), "M": (1000, 0)})
    made.setupHorizontalHeader(ascent=1000, descent=0)
    made.setupNameTable({"familyName": "Own", "styleName": "Regular"})
    made.setupOS2()
    made.setupPost()
    made.save(target)


def test_reduced_motion_that_is_asked_for_while_a_page_runs_is_kept(pages: Pages) -> None:
    pages.add("/gender-toggle.json", (ROOT / "controls" / "gender-toggle.json").read_text(encoding="utf-8"))
    page = pages.open('<anim-scene src="/gender-toggle.json" paused></anim-scene>')
    shapes = """() => { const element = document.querySelector("anim-scene");
      const { width, height } = element.scene.info;
      element.scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
      const found = new Set();
      for (let index = 0; index < 120; index += 1) { element.advance(1 / 60);
        const picture = element.scene.svg();
        found.add(picture.replace(/ (?:(?:fill|stroke|stop)-)?(?:fill|stroke|color|opacity)="[^"]*"/g, "")); }
      return found.size; }"""
    assert page.evaluate(shapes) > 20
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(FRAMES)
    assert page.evaluate(shapes) <= 2
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(FRAMES)
    assert page.evaluate(shapes) > 20


def test_a_screen_of_other_pixels_is_followed(pages: Pages) -> None:
    pages.add("/scene.json", scene(BUTTON, LABEL, **FOCUSABLE))
    page = pages.open('<anim-scene src="/scene.json" paused></anim-scene>')
    session = page.context.new_cdp_session(page)
    for width, ratio in ((800, 2), (700, 1.25), (600, 3), (500, 1)):
        metrics = {"width": width, "height": 600, "deviceScaleFactor": ratio, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
        picture = "document.querySelector('anim-scene').shadowRoot.querySelector('canvas')"
        page.wait_for_function(f"{picture}.width === {100 * ratio} && {picture}.height === {60 * ratio}")
        assert page.evaluate("devicePixelRatio") == ratio
        row = (
            f"Array.from({picture}.getContext('2d').getImageData({round(99 * ratio)}, {round(59 * ratio)}, 1, 1).data)"
        )
        assert page.evaluate(row) == [0, 51, 102, 255]
