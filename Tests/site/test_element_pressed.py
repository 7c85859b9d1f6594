# SPDX-License-Identifier: MIT
"""<anim-scene> is pressed by a real mouse, fingers, keys and screen readers, wherever a page puts it."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from conftest import Pages
from playwright.sync_api import Page

EVENTS = ("down", "up.inside", "up.outside", "cancel", "drag.inside", "hover.enter", "hover.exit", "key.right")
DOCUMENT = json.dumps(
    {
        "animcore": 1,
        "size": [100, 60],
        "nodes": [
            {
                "kind": "rectangle",
                "name": "spot",
                "frame": [70, 10, 20, 20],
                "fill": "#123456",
                "accessibility": {"role": "button", "label": "Go", "region": "spot"},
            }
        ],
        "regions": [{"name": "spot", "node": "spot", "focusable": True}],
        "machine": {"states": {"s": {"on": {f"spot.{name}": {"actions": [{"emit": name}]} for name in EVENTS}}}},
    }
)
TOLD = """() => { globalThis.told = []; const scene = document.querySelector("anim-scene");
  scene.addEventListener("emitted", ({ detail }) => told.push(detail.name)); }"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def opened(pages: Pages, body: str, **options: Any) -> Page:
    pages.add("/scene.json", DOCUMENT)
    page = pages.open(body.replace("SCENE", '<anim-scene id=scene src="/scene.json"></anim-scene>'), **options)
    page.evaluate(TOLD)
    return page


def told(page: Page) -> list[str]:
    page.evaluate(FRAMES)
    return list(page.evaluate("told.splice(0)"))


SCROLLED = "<div style='width: 150px; height: 100px; overflow: scroll' class=scrolled"
PLACES = (
    "<div dir=rtl style='padding: 20px'>SCENE</div>",
    "<div style='zoom: 1.5; padding: 10px'>SCENE</div>",
    "<div style='zoom: 0.7'><div style='zoom: 2'>SCENE</div></div>",
    "<div style='transform: translate(50px, 40px) scale(1.5, 0.8); transform-origin: 0 0'>SCENE</div>",
    "<div style='transform: rotate(90deg); width: 200px; height: 200px'>SCENE</div>",
    f"{SCROLLED}><div style='padding: 80px 60px; width: 300px'>SCENE</div></div>",
    f"{SCROLLED} dir=rtl><div style='padding: 80px 60px; width: 300px'>SCENE</div></div>",
    "<div style='writing-mode: vertical-rl; height: 300px'>Text SCENE</div>",
    "<div style='columns: 2; width: 500px; height: 100px'><div style='height: 100px'>1</div>SCENE</div>",
    "<div style='position: fixed; right: 10px; bottom: 10px; scale: 2; transform-origin: 100% 100%'>SCENE</div>",
)


def test_a_press_hits_what_is_seen_there(pages: Pages) -> None:
    """The spot is found in a picture of the page, and nothing beside it is hit."""
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    page = opened(pages, "SCENE")
    for place in PLACES:
        html = place.replace("SCENE", "<anim-scene id=scene src=/scene.json></anim-scene>")
        page.evaluate(
            "async (html) => { document.body.innerHTML = html; const scene = document.querySelector('#scene');"
            "await new Promise((done) => scene.addEventListener('load', done));"
            "document.querySelector('.scrolled')?.scrollBy(document.dir === 'rtl' ? -60 : 60, 75); }",
            html,
        )
        page.evaluate(TOLD)
        page.mouse.move(1, 1)
        page.evaluate("document.querySelector('#scene').scrollIntoView({ block: 'center', inline: 'center' })")
        page.evaluate(FRAMES)
        picture = np.asarray(image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)
        seen = np.argwhere(np.abs(picture - [0x12, 0x34, 0x56]).max(axis=2) < 8)
        assert len(seen) > 100, place
        (top, left), (bottom, right) = seen.min(axis=0).tolist(), seen.max(axis=0).tolist()
        told(page)
        for x, y in ((left + 2, top + 2), (right - 2, bottom - 2)):
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.up()
            found = told(page)
            assert "down" in found, (place, found)
            assert "up.inside" in found, (place, found)
        for x, y in ((left - 4, top + 2), (right - 2, bottom + 5)):
            page.mouse.click(x, y)
            assert not {"down", "up.inside"} & set(told(page)), place


def test_a_press_that_the_browser_takes_is_canceled_and_the_next_one_counts(pages: Pages) -> None:
    page = opened(pages, "SCENE", has_touch=True)
    box = page.locator("#scene").bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 80, "y": box["y"] + 20, "id": 1}]
    for kind in ("touchCancel", "touchEnd"):
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": []})
        page.wait_for_function("told.some((each) => each === 'cancel' || each.startsWith('up'))")
        found = [each for each in told(page) if "hover" not in each]
        assert found == ["down", "cancel" if kind == "touchCancel" else "up.inside"]


def test_a_mouse_that_goes_out_while_it_is_down_is_followed(pages: Pages) -> None:
    """By pointer capture (Pointer Events, 10), to outside of the window too; another button is no press."""
    page = opened(pages, "SCENE")
    box = page.locator("#scene").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 80, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 500, box["y"] + 400)
    page.mouse.up()
    found = told(page)
    assert [each for each in found if "hover" not in each] == ["down", "up.outside"]
    page.mouse.move(box["x"] + 80, box["y"] + 20)
    for button in ("right", "middle"):
        page.mouse.down(button=button)
        page.mouse.up(button=button)
    assert not {"down", "up.inside"} & set(told(page))
    page.mouse.down()
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    page.mouse.up()
    assert [each for each in told(page) if "hover" not in each and "drag" not in each] == ["down", "up.inside"]


def test_a_pen_and_a_mouse_at_one_time_are_two_pointers(pages: Pages) -> None:
    page = opened(pages, "SCENE")
    box = page.locator("#scene").bounding_box()
    assert box is not None
    x, y = box["x"] + 80, box["y"] + 20
    session = page.context.new_cdp_session(page)
    page.mouse.move(x, y)

    def pen(kind: str, buttons: int) -> None:
        event = {"x": x, "y": y, "button": "left", "buttons": buttons, "pointerType": "pen", "clickCount": 1}
        session.send("Input.dispatchMouseEvent", {"type": kind, "force": 0.5, **event})

    pen("mousePressed", 1)
    page.mouse.move(x + 1, y)
    pen("mouseReleased", 0)
    assert [each for each in told(page) if each in ("down", "up.inside", "cancel")] == ["down", "up.inside"]
    page.mouse.down()
    page.mouse.up()
    assert [each for each in told(page) if each in ("down", "up.inside", "cancel")] == ["down", "up.inside"]


def test_keys_that_repeat_press_once_and_shortcuts_are_the_browser_s(pages: Pages) -> None:
    page = opened(pages, "SCENE")
    page.evaluate("document.querySelector('#scene').focus()")
    for _ in range(4):
        page.keyboard.down("Space")
    page.keyboard.up("Space")
    assert told(page) == ["down", "up.inside"]
    for _ in range(3):
        page.keyboard.down("ArrowRight")
    page.keyboard.up("ArrowRight")
    assert told(page) == ["key.right"] * 3
    page.evaluate(
        "() => { globalThis.taken = [];"
        "addEventListener('keydown', ({ defaultPrevented }) => taken.push(defaultPrevented)); }"
    )
    for keys in ("Alt+ArrowRight", "Control+Space", "Control+End", "Meta+Enter"):
        page.keyboard.press(keys)
    assert told(page) == []
    assert not any(page.evaluate("taken"))
    # While letters are composed, keys are those of the composition (UI Events, 3.7.5).
    page.evaluate(
        "document.querySelector('#scene').shadowRoot.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }))"
    )
    assert told(page) == []


def test_a_screen_reader_s_click_is_one_press(pages: Pages) -> None:
    page = opened(pages, "SCENE")
    node = "document.querySelector('#scene').shadowRoot.querySelector('[role=button]')"
    page.evaluate(f"{node}.click()")
    assert told(page) == ["down", "up.inside"]
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    (button,) = [each for each in tree if each["role"]["value"] == "button" and not each["ignored"]]
    assert button["name"]["value"] == "Go"
