# SPDX-License-Identifier: MIT
"""The focus of pages with <anim-scene>, by a real mouse and keyboard: in shadow roots, dialogs and frames, and through
what is hidden, moved and adopted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Pages
from playwright.sync_api import Page


def document(*names: str, focuses: bool = False, role: str = "button", **more: Any) -> str:
    """Parts beside each other, each with its region, that counts what is pressed."""
    nodes = [
        {
            "kind": "rectangle",
            "name": name,
            "frame": [40 * place, 0, 40, 40],
            "fill": "#224466",
            "accessibility": {"role": role, "label": name, "region": name},
        }
        for place, name in enumerate(names)
    ]
    on: dict[str, Any] = {}
    inputs: dict[str, Any] = {}
    for name in names:
        inputs[f"{name}Presses"] = inputs[f"{name}Cancels"] = {"type": "number"}
        on[f"{name}.up.inside"] = {"actions": [{"increment": {f"{name}Presses": 1}}]}
        on[f"{name}.cancel"] = {"actions": [{"increment": {f"{name}Cancels": 1}}]}
        if focuses:
            on[f"{name}.down"] = {"actions": [{"focus": name}]}
    regions = [{"name": name, "node": name, "focusable": True} for name in names]
    machine = {"states": {"s": {"on": on}}}
    size = [40 * len(names), 40]
    return json.dumps(
        {"animcore": 1, "size": size, "nodes": nodes, "inputs": inputs, "regions": regions}
        | {"machine": machine}
        | more
    )


# Where the focus is, through all shadow roots and frames: what each is called.
CHAIN = """() => {
  const found = [];
  for (let root = document; root?.activeElement; ) {
    const active = root.activeElement;
    found.push(active.getAttribute("aria-label") ?? active.id ?? active.localName);
    root = active.shadowRoot ?? active.contentDocument;
  }
  return found.join(" ");
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settled(page: Page) -> str:
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    return str(page.evaluate(CHAIN))


def scene_focus(page: Page, which: str = "scene") -> str:
    return str(page.evaluate(f"document.querySelector('#{which}').scene.focus"))


def test_tab_goes_through_buttons_scenes_and_shadow_roots_both_ways(pages: Pages) -> None:
    pages.add("/a.json", document("a", "b"))
    pages.add("/c.json", document("c"))
    page = pages.open(
        "<button id=first>1</button><anim-scene id=one src=/a.json></anim-scene><button id=between>2</button>"
        "<div id=outer></div><button id=last>3</button>"
    )
    page.evaluate(
        "async () => { const holder = document.querySelector('#outer');"
        "const outer = holder.attachShadow({ mode: 'open', delegatesFocus: true });"
        "const inner = document.createElement('div'); inner.id = 'inner'; outer.append(inner);"
        "const root = inner.attachShadow({ mode: 'open', delegatesFocus: true });"
        "const deep = document.createElement('anim-scene'); deep.id = 'deep'; deep.src = '/c.json';"
        "const loaded = new Promise((done) => deep.addEventListener('load', done)); root.append(deep); await loaded; }"
    )
    wanted = ["first", "one a", "one b", "between", "outer inner deep c", "last"]
    found = []
    for _ in wanted:
        page.keyboard.press("Tab")
        found.append(settled(page))
    assert found == wanted
    back = []
    for _ in wanted[1:]:
        page.keyboard.press("Shift+Tab")
        back.append(settled(page))
    assert back == wanted[-2::-1]
    assert scene_focus(page, "one") == ""
    page.keyboard.press("Shift+Tab")
    for _ in wanted[:-1]:
        page.keyboard.press("Tab")
    assert settled(page) == "outer inner deep c"
    page.keyboard.press("Space")
    page.wait_for_function(
        "['#outer', '#inner'].reduce((root, id) => root.querySelector(id).shadowRoot, document)"
        ".querySelector('#deep').cPresses === 1"
    )


@pytest.mark.parametrize("focuses", [False, True])
@pytest.mark.parametrize("touch", [False, True])
def test_what_has_the_focus_keeps_it_when_it_is_pressed(pages: Pages, focuses: bool, touch: bool) -> None:
    """Browsers give the focus to what is pressed, as they do to buttons (HTML, 6.6.4, click focusable)."""
    pages.add("/a.json", document("a", "b", focuses=focuses))
    page = pages.open("<button id=first>1</button><br><anim-scene id=scene src=/a.json></anim-scene>", has_touch=touch)
    box = page.locator("#scene").bounding_box()
    assert box is not None

    def press(x: float, y: float) -> None:
        (page.touchscreen.tap if touch else page.mouse.click)(box["x"] + x, box["y"] + y)

    page.evaluate("document.querySelector('#scene').shadowRoot.querySelector('[aria-label=a]').focus()")
    for _ in range(3):
        press(20, 20)
        assert settled(page) == "scene a"
        assert scene_focus(page) == "a"
    press(60, 20)
    wanted = ("scene b", "b") if focuses else ("", "")
    assert (settled(page), scene_focus(page)) == wanted
    # From elsewhere in the page.
    page.evaluate("document.querySelector('#first').focus()")
    assert (settled(page), scene_focus(page)) == ("first", "")
    press(20, 20)
    wanted = ("scene a", "a") if focuses else ("", "")
    assert (settled(page), scene_focus(page)) == wanted
    # And out of it again.
    page.evaluate("document.querySelector('#scene').shadowRoot.querySelector('[aria-label=a]').focus()")
    press(20, 200)
    assert (settled(page), scene_focus(page)) == ("", "")


def test_moved_as_it_is_it_keeps_the_focus_and_what_is_pressed(pages: Pages) -> None:
    """By moveBefore (DOM, 4.2.3), where the browser has it."""
    pages.add("/a.json", document("a"))
    page = pages.open("<anim-scene id=scene src=/a.json></anim-scene><div id=other></div>")
    page.evaluate("document.querySelector('#scene').focus()")
    page.keyboard.down("Space")
    assert page.evaluate("'moveBefore' in document.body")
    page.evaluate("document.querySelector('#other').moveBefore(document.querySelector('#scene'), null)")
    assert (settled(page), scene_focus(page)) == ("scene a", "a")
    page.keyboard.up("Space")
    assert page.evaluate("[document.querySelector('#scene').aPresses, document.querySelector('#scene').aCancels]") == [
        1,
        0,
    ]
    before = page.evaluate("document.querySelector('#scene').scene.stage.info.time.toString()")
    page.wait_for_function(
        "before => document.querySelector('#scene').scene.stage.info.time.toString() !== before", arg=before
    )
    # Size and sight are followed as before.
    page.evaluate("document.querySelector('#scene').style.width = '160px'")
    page.evaluate(FRAMES)
    assert page.evaluate("document.querySelector('#scene').shadowRoot.querySelector('canvas').width") == 160


def test_adopted_by_a_frame_it_is_as_it_was(pages: Pages) -> None:
    pages.add("/a.json", document("a"))
    page = pages.open(
        "<anim-scene id=scene src=/a.json></anim-scene>"
        "<iframe id=frame srcdoc='<!doctype html><title>A frame</title>'></iframe>"
    )
    style = """() => { const scene = document.querySelector("#scene") ?? frame.contentDocument.querySelector("#scene");
      const view = scene.ownerDocument.defaultView; const node = scene.shadowRoot.querySelector("[role]");
      return [view.getComputedStyle(scene).display, view.getComputedStyle(scene).touchAction,
        view.getComputedStyle(node).position, node.getBoundingClientRect().width, scene.offsetWidth]; }"""
    before = page.evaluate(style)
    assert before == ["inline-block", "none", "absolute", 40, 40]
    page.evaluate("frame.contentDocument.body.append(document.querySelector('#scene'))")
    page.evaluate(FRAMES)
    assert page.evaluate(style) == before
    box = page.locator("#frame").bounding_box()
    assert box is not None
    scene = "frame.contentDocument.querySelector('#scene')"
    page.mouse.click(box["x"] + 30, box["y"] + 30)
    assert page.evaluate(f"{scene}.aPresses") == 1
    page.evaluate(f"{scene}.focus()")
    assert settled(page) == "frame scene a"
    page.keyboard.press("Enter")
    assert page.evaluate(f"{scene}.aPresses") == 2
    # Into a document that shows nothing, and back.
    page.evaluate(
        "() => { const scene = frame.contentDocument.querySelector('#scene'); const page = new Document();"
        "page.append(page.adoptNode(scene)); document.body.append(scene); }"
    )
    page.evaluate(FRAMES)
    assert page.evaluate(style) == before


@pytest.mark.parametrize("way", ["inert", "hidden", "style.display = 'none'", "style.visibility = 'hidden'", "dialog"])
def test_what_cannot_be_used_any_more_has_neither_focus_nor_press(pages: Pages, way: str) -> None:
    pages.add("/a.json", document("a"))
    page = pages.open(
        "<div id=holder><anim-scene id=scene src=/a.json></anim-scene></div>"
        "<dialog id=dialog><button id=ok>OK</button></dialog>"
    )
    page.evaluate("document.querySelector('#scene').focus()")
    page.keyboard.down("Space")
    change = "dialog.showModal()" if way == "dialog" else f"holder.{way}" + ("" if "=" in way else " = true")
    page.evaluate(change)
    page.wait_for_function("document.querySelector('#scene').aCancels === 1")
    page.keyboard.up("Space")
    assert settled(page) == ("ok" if way == "dialog" else "")
    assert scene_focus(page) == ""
    assert page.evaluate("[document.querySelector('#scene').aPresses, document.querySelector('#scene').aCancels]") == [
        0,
        1,
    ]
    # And back: it can be used as before.
    page.evaluate("() => { dialog.close(); holder.inert = holder.hidden = false; holder.removeAttribute('style'); }")
    page.evaluate(FRAMES)
    page.evaluate("document.querySelector('#scene').focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('#scene').aPresses") == 1


def test_a_scene_whose_contents_are_skipped_is_as_it_should_be_when_they_are_not(pages: Pages) -> None:
    """content-visibility: auto, far below."""
    pages.add("/a.json", document("a"))
    page = pages.open(
        "<div style='height: 4000px'></div>"
        "<div id=holder style='content-visibility: auto; contain-intrinsic-size: 50px'>"
        "<anim-scene id=scene src=/a.json style='width: 80px'></anim-scene></div>"
    )
    page.locator("#holder").scroll_into_view_if_needed()
    picture = "document.querySelector('#scene').shadowRoot.querySelector('canvas')"
    page.wait_for_function(f"{picture}.width === 80 && {picture}.height === 80")
    page.wait_for_function(f"{picture}.getContext('2d').getImageData(40, 40, 1, 1).data[3] === 255")
    time = "document.querySelector('#scene').scene.stage.info.time.toString()"
    before = page.evaluate(time)
    page.wait_for_function(f"before => {time} !== before", arg=before)
