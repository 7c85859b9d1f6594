# SPDX-License-Identifier: MIT
"""The morph laboratory in Chromium: what is pasted and refused, points that are dragged, links, and what is taken away,
against the Python package's morphs."""

from __future__ import annotations

import base64
import io
import json
import re
import xml.etree.ElementTree as ElementTree
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import Morph, Path, Scene, Spring
from playwright.sync_api import Page

PLAY, PAUSE = "M5 3L20 12L5 21Z", "M5 3H10V21H5ZM14 3H19V21H14Z"
SQUARE, DIAMOND = "M2 2H12V12H2Z", "M7 0L14 7L7 14L0 7Z"


@pytest.fixture
def laboratory(open_page: Callable[..., Page]) -> Page:
    page = open_page("morphs/index.html", viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page.wait_for_selector("html[data-ready]")
    return page


def shown(page: Page) -> Path:
    return Path(page.locator("#shape").get_attribute("d") or "")


def scrub(page: Page, time: float) -> None:
    page.locator("#time").evaluate(
        "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }", time
    )


def numbers(data: str) -> list[float]:
    return [float(each) for each in re.findall(r"-?[\d.]+(?:e-?\d+)?", data)]


def saved(page: Page, button: str) -> bytes:
    with page.expect_download() as download:
        page.locator(button).click()
    return FilePath(download.value.path()).read_bytes()


def paste(page: Page, first: str, second: str) -> None:
    page.locator("#first").fill(first)
    page.locator("#second").fill(second)


def test_the_page_shows_the_librarys_morph(laboratory: Page) -> None:
    for first, second in ((PLAY, PAUSE), (SQUARE, DIAMOND)):
        paste(laboratory, first, second)
        morph = Morph(first, second)
        for time in (0.0, 0.25, 0.5, 1.0):
            scrub(laboratory, time)
            assert shown(laboratory) == morph.at(time)
    assert laboratory.locator("#strip svg").count() == 9


def test_every_pair_of_the_shelf_plays(laboratory: Page) -> None:
    buttons = laboratory.locator("#shelf button")
    assert buttons.count() >= 6
    for index in range(buttons.count()):
        buttons.nth(index).click()
        assert laboratory.locator("#error").inner_text() == ""
        laboratory.wait_for_function("document.querySelector('#far').textContent > 0.3")
    laboratory.locator("#play").click()
    laboratory.wait_for_function("document.querySelector('#far').textContent == '0.000'")


def test_drawings_are_read_as_browsers_show_them(laboratory: Page) -> None:
    """Transforms, boxes, shapes and what is not drawn; the numbers are worked out by hand."""
    drawing = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 48 48"><defs><rect width="9" height="9"/></defs>
      <g transform="translate(10 10)"><rect x="4" y="8" width="20" height="10" transform="scale(2 1)"/></g>
      <circle r="5" display="none"/></svg>"""
    laboratory.locator("#first").fill(drawing)
    bounds = shown_of(laboratory, "#first-picture path").bounds
    assert [bounds.x, bounds.y, bounds.width, bounds.height] == pytest.approx([4, 4, 20, 5])
    lines = '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#000"><path d="M4 6h16"/></svg>'
    paste(laboratory, lines, lines)
    assert laboratory.locator("[name=paint]").input_value() == "stroke"
    assert laboratory.locator("#shape").get_attribute("fill") == "none"
    # The third rule is the last that names the stroke's width; what is imported is not asked for.
    ruled = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>@import "http://127.0.0.1:1/a.css";
      .a { fill: none; stroke: red; stroke-width: 2 } g .b { display: none } .a { stroke-width: 6px }</style>
      <g><path class="a" d="M4 6h16"/><path class="a b" d="M40 40h4"/></g></svg>"""
    paste(laboratory, ruled, ruled)
    assert shown_of(laboratory, "#first-picture path") == Path("M2 3h8")
    assert laboratory.locator("#shape").get_attribute("stroke-width") == "3"


def shown_of(page: Page, selector: str) -> Path:
    return Path(page.locator(selector).get_attribute("d") or "")


@pytest.mark.parametrize(
    "wrong",
    ["", "M0 0L1", "<svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "<b>", "M0 0L1e999 0", "x" * 200_001],
    ids=["nothing", "a number", "no end", "no shape", "no drawing", "infinite", "large"],
)
def test_what_is_wrong_is_told_and_the_last_picture_stays(laboratory: Page, wrong: str) -> None:
    paste(laboratory, SQUARE, DIAMOND)
    before = shown(laboratory)
    laboratory.locator("#first").fill(wrong)
    assert re.match(r"[A-Z].+\.$", laboratory.locator("#first-error").inner_text())
    assert laboratory.locator("#first").get_attribute("aria-invalid") == "true"
    assert shown(laboratory) == before
    laboratory.locator("#first").fill(PLAY)
    assert laboratory.locator("#first-error").inner_text() == ""
    assert shown(laboratory) == Path(PLAY)


def test_options_that_are_refused_leave_the_last_morph(laboratory: Page) -> None:
    paste(laboratory, PLAY, SQUARE)
    laboratory.locator("[name=structure]").select_option("strict")
    assert "structure" in laboratory.locator("#error").inner_text()
    scrub(laboratory, 0.5)
    assert shown(laboratory) == Morph(PLAY, SQUARE).at(0.5)
    laboratory.locator("[name=structure]").select_option("general")
    assert laboratory.locator("#error").inner_text() == ""
    assert shown(laboratory) == Morph(PLAY, SQUARE, structure="general").at(0.5)


def test_points_are_dragged_and_kept_in_the_link(laboratory: Page, open_page: Callable[..., Page]) -> None:
    paste(laboratory, SQUARE, DIAMOND)
    laboratory.locator("#drawing").scroll_into_view_if_needed()
    places = []
    for side, verb in ((0, 1), (1, 3)):
        box = laboratory.locator(f".handle[data-side='{side}'][data-verb='{verb}']").bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    laboratory.mouse.move(*places[0])
    laboratory.mouse.down()
    laboratory.mouse.move(*places[1], steps=4)
    laboratory.mouse.up()
    scrub(laboratory, 0.5)
    expected = Morph(SQUARE, DIAMOND, starts=[(1, 3)]).at(0.5)
    assert expected != Morph(SQUARE, DIAMOND).at(0.5)
    assert shown(laboratory) == expected
    laboratory.locator("#share").click()
    laboratory.wait_for_function("location.hash.startsWith('#d=')")
    other = open_page("morphs/index.html" + laboratory.evaluate("location.hash"))
    other.wait_for_selector("html[data-ready]")
    scrub(other, 0.5)
    assert shown(other) == expected
    other.locator("#reset").click()
    assert shown(other) == Morph(SQUARE, DIAMOND).at(0.5)


def test_a_second_finger_does_not_end_what_the_first_drags(laboratory: Page) -> None:
    paste(laboratory, SQUARE, DIAMOND)
    before = laboratory.evaluate("document.querySelector('#json').textContent")
    laboratory.evaluate(
        """() => {
        const drawing = document.querySelector("#drawing");
        drawing.setPointerCapture = () => {};
        const middle = (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { clientX: x + width / 2, clientY: y + height / 2 };
        };
        const [from, to] = ["[data-side='0'][data-verb='1']", "[data-side='1'][data-verb='3']"].map((each) =>
          drawing.querySelector(`.handle${each}`));
        const send = (type, target, at, more) =>
          target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...middle(at), ...more }));
        send("pointerdown", from, from, { pointerId: 5 });
        send("pointerup", drawing, to, { pointerId: 6 });
        send("pointerdown", from, from, { pointerId: 7, button: 2 });
        send("pointerup", drawing, to, { pointerId: 7, button: 2 });
        send("pointercancel", drawing, to, { pointerId: 5 });
        send("pointerup", drawing, to, { pointerId: 5 }); }"""
    )
    assert laboratory.evaluate("document.querySelector('#json').textContent") == before
    assert laboratory.locator("#reset").is_hidden()


def test_what_a_browser_does_not_copy_is_not_said_to_be_copied(laboratory: Page) -> None:
    """As in a page over plain HTTP, which has no clipboard."""
    laboratory.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    laboratory.locator("#share").click()
    laboratory.wait_for_function("document.querySelector('#shared').textContent === 'The link is in the address.'")
    laboratory.locator("[data-copy=smil]").click()
    laboratory.wait_for_function("document.querySelector('[data-copy=smil]').textContent === 'The browser refused'")


def test_outlines_are_paired_by_the_keyboard(laboratory: Page) -> None:
    two, other = SQUARE + "M20 2H30V12H20Z", DIAMOND + "M24 0A5 5 0 0 1 24 10A5 5 0 0 1 24 0Z"
    paste(laboratory, two, other)
    laboratory.locator("#lists select").first.focus()
    laboratory.keyboard.press("End")
    scrub(laboratory, 0.5)
    assert shown(laboratory) == Morph(two, other, pairing=[(0, 1), (1, 0)]).at(0.5)
    assert laboratory.evaluate("document.activeElement.getAttribute('aria-label')") == "Outline 1 of the first becomes"


def link(**said: object) -> str:
    """A link as the page writes them."""
    deflate = zlib.compressobj(wbits=-15)
    text = json.dumps({"text": json.dumps(said)}).encode()
    return "#d=" + base64.urlsafe_b64encode(deflate.compress(text) + deflate.flush()).decode().rstrip("=")


def test_broken_links_lead_to_the_shelf(open_page: Callable[..., Page]) -> None:
    both = {"first": SQUARE, "second": DIAMOND}
    fragments = ["#d=", "#d=!!!", "#d=AAAA", "#%00", link(), link(first=1, second=2), link(first=SQUARE, second="M0")]
    fragments += [link(**both, options=options) for options in ({"smoothness": 9}, {"structure": "x"}, {"effort": -1})]
    fragments += [link(**both, given=given) for given in (None, {"pairs": 5}, {"points": [{"from": 99, "to": 0}]})]
    page = open_page("morphs/index.html")
    page.wait_for_selector("html[data-ready]")
    for fragment in fragments[1:]:
        page.locator("#shelf button").last.click()
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        page.wait_for_function("document.querySelector('#shape').getAttribute('d').startsWith('M5 3L20 12')")
        assert page.locator("#error").inner_text() == ""
        assert shown(page) == Path(PLAY), fragment
    fresh = open_page("morphs/index.html" + link(**both, options={"smoothness": 9}))
    fresh.wait_for_selector("html[data-ready]")
    assert shown(fresh) == Path(PLAY)
    fresh.evaluate("fragment => { location.hash = fragment; }", link(**both, options={"effort": 0}))
    fresh.wait_for_function("document.querySelector('[name=effort]').value == '0'")
    assert shown(fresh) == Path(SQUARE)


def test_what_moves_by_itself(laboratory: Page) -> None:
    """SMIL and CSS move as the spring that was chosen, there and back, to a thousandth, with one structure."""
    morph = Morph(PLAY, PAUSE)
    laboratory.locator("#spring").select_option("snappy")
    spring = Spring.named("snappy")
    smil = ElementTree.fromstring(saved(laboratory, "[data-save=smil]"))
    animate = smil.find(".//{*}animate")
    assert animate is not None
    rows = animate.attrib["values"].split(";")
    way = float(animate.attrib["dur"].removesuffix("s")) / 2
    assert abs(1 - spring.value(way)) < 0.006
    assert len({re.sub(r"[^A-Z]", "", row) for row in rows}) == 1
    last = len(rows) // 2
    assert last >= 20
    for index in range(1, last):
        value = spring.value(way * index / last)
        for row, time in ((rows[index], value), (rows[last + index], 1 - value)):
            assert numbers(row) == pytest.approx(numbers(str(morph.at(time))), abs=0.00101)
    for row, end in ((rows[0], PLAY), (rows[last], PAUSE), (rows[-1], PLAY)):
        assert Path(row).bounds == Path(end).bounds
    laboratory.get_by_role("tab", name="CSS").click()
    css = saved(laboratory, "[data-save=css]").decode()
    assert re.findall(r'd: path\("([^"]*)"\)', css) == rows
    # Chromium plays it: between two keyframes it goes straight, not by an easing of its own.
    middle = laboratory.evaluate(
        """([css, part]) => {
             document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
             const shape = document.querySelector("#shape");
             shape.classList.add("morph");
             const [run] = shape.getAnimations();
             run.pause();
             run.currentTime = part * run.effect.getComputedTiming().duration;
             return getComputedStyle(shape).d;
           }""",
        [css, 4.25 / (len(rows) - 1)],
    )
    mixed = [0.75 * a + 0.25 * b for a, b in zip(numbers(rows[4]), numbers(rows[5]), strict=True)]
    assert numbers(middle) == pytest.approx(mixed, abs=0.01)


def test_a_blend_is_taken_away_frame_by_frame(laboratory: Page) -> None:
    """Its pictures have no commands in common: SMIL and CSS show one after the other, and no points can be dragged."""
    paste(laboratory, PLAY, PAUSE)
    assert laboratory.locator("#drawing .handle").count() > 0
    laboratory.locator("[name=structure]").select_option("blend")
    blend = Morph(PLAY, PAUSE, structure="blend")
    for time in (0.0, 0.4, 1.0):
        scrub(laboratory, time)
        assert shown(laboratory) == blend.at(time)
    assert "blend" in laboratory.locator("#facts").inner_text()
    assert laboratory.locator("#drawing .handle").count() == laboratory.locator("#lists select").count() == 0
    assert "no point becomes another" in laboratory.locator("#lists").inner_text()
    animate = ElementTree.fromstring(saved(laboratory, "[data-save=smil]")).find(".//{*}animate")
    assert animate is not None
    assert animate.attrib["calcMode"] == "discrete"
    rows = animate.attrib["values"].split(";")
    assert len({re.sub(r"[^A-Z]", "", row) for row in rows}) > 1
    assert [Path(rows[place]).bounds for place in (0, -1)] == [Path(PLAY).bounds] * 2
    laboratory.get_by_role("tab", name="CSS").click()
    css = saved(laboratory, "[data-save=css]").decode()
    assert "s step-end infinite" in css
    assert re.findall(r'd: path\("([^"]*)"\)', css) == rows
    laboratory.locator("[name=structure]").select_option("automatic")
    assert laboratory.locator("#drawing .handle").count() > 0
    laboratory.locator("#lists select").first.select_option("1")
    laboratory.locator("[name=structure]").select_option("blend")
    assert "BLEND" in laboratory.locator("#error").inner_text()


def test_frames_are_taken_away(laboratory: Page) -> None:
    morph = Morph(PLAY, PAUSE)
    laboratory.get_by_role("tab", name="Frames").click()
    laboratory.locator("#count").fill("5")
    with zipfile.ZipFile(io.BytesIO(saved(laboratory, "#frames"))) as archive:
        assert len(archive.namelist()) == 5
        middle = archive.read(archive.namelist()[2])
    scrub(laboratory, 0.3)
    for content, time in ((middle, 0.5), (saved(laboratory, "#frame"), 0.3)):
        path = ElementTree.fromstring(content).find("{*}path")
        assert path is not None
        assert numbers(path.attrib["d"]) == pytest.approx(numbers(str(morph.at(time))), abs=0.00051)


WAYS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "found": ("", "", {}),
    "by hand": ("#lists select", "1", {"pairing": [(0, 1), (1, 0)]}),
    "smoothness": ("[name=smoothness]", "1", {"smoothness": 1}),
    "fill rule": ("[name=rule]", "evenodd", {"fill_rule": "evenodd"}),
    "index": ("[name=pairing]", "index", {"pairing": "index"}),
    "blend": ("[name=structure]", "blend", {"structure": "blend"}),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_document_morphs_when_it_is_tapped(laboratory: Page, way: str) -> None:
    """The document's in-betweens fill what the morph of the same options fills."""
    first, second = PLAY + "M20 2H22V4H20Z", PAUSE
    selector, value, options = WAYS[way]
    paste(laboratory, first, second)
    if value:
        field = laboratory.locator(selector).first
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)
    laboratory.get_by_role("tab", name="Document").click()
    scene = Scene(json.loads(saved(laboratory, "[data-save=json]")))
    box = scene.canvas
    assert ("evenodd" in scene.svg()) == (way == "fill rule")
    for kind in ("down", "up"):
        scene.pointer(kind, box.x + box.width / 2, box.y + box.height / 2)
    assert scene.inputs["on"] is True
    scene.advance(0.1)
    time = scene["progress"].presentation
    assert 0.1 < time < 0.9
    drawn = re.search(r'<path[^>]* d="([^"]*)"', scene.svg())
    assert drawn is not None
    expected = Morph(first, second, **options).at(time)
    assert Path(drawn[1]).area == pytest.approx(expected.area, rel=2e-3)
    for ours, theirs in zip(Path(drawn[1]).bounds, expected.bounds, strict=True):
        assert ours == pytest.approx(theirs, abs=0.02)
    scene.advance(5.0)
    assert scene["progress"].presentation == pytest.approx(1, abs=1e-3)


def test_numbers_of_outlines_do_not_lie_on_each_other(laboratory: Page) -> None:
    """Three bars become a cross of two and one more: their middles are one point."""
    laboratory.locator("#shelf button").nth(1).click()
    laboratory.wait_for_function("document.querySelectorAll('text.number').length === 6")
    boxes = laboratory.evaluate(
        "[...document.querySelectorAll('text.number')].map((each) => each.getBoundingClientRect())"
        ".map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2, right - left])"
    )
    for index, (x, y, width) in enumerate(boxes):
        for other_x, other_y, other_width in boxes[:index]:
            assert max(abs(x - other_x), abs(y - other_y)) >= max(width, other_width)
