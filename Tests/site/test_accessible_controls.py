# SPDX-License-Identifier: MIT
"""The front page's controls as Chromium tells assistive technology of them, and for who asks for less motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

# In the order of the page. What each is announced as (role, name, states), the key that is pressed, and how it is
# announced then.
Told = tuple[str, str, dict[str, Any]]
CONTROLS: list[tuple[str, Told, str, Told]] = [
    ("gender-toggle", ("switch", "Boy", {"checked": "false"}), "Space", ("switch", "Boy", {"checked": "true"})),
    ("transitioning-button", ("button", "Submit", {}), "Enter", ("button", "Submit", {"busy": True})),
    ("fast-cart-button", ("button", "Add to cart", {}), "Space", ("button", "Add to cart", {})),
    ("animatable-properties", ("button", "Animate", {}), "Enter", ("button", "Animate", {})),
]
STATES = ("checked", "busy", "disabled", "pressed", "expanded")
IS_READY = """() => {
  const scenes = [...document.querySelectorAll("anim-scene")];
  return scenes.length >= 5 && scenes.every((each) => each.scene);
}"""
FOCUSED = "document.activeElement.getAttribute('src')"


def announced(page: Page) -> Told:
    """The role, name and states of what has the focus."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    for node in nodes:
        properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        if properties.get("focused") and node["role"]["value"] != "RootWebArea":
            states = {name: value for name, value in properties.items() if name in STATES}
            return node["role"]["value"], node["name"]["value"], states
    return "", "", {}


def ready(open_page: Callable[..., Page], **options: Any) -> Page:
    page = open_page(viewport={"width": 1440, "height": 900}, **options)
    page.wait_for_function(IS_READY)
    return page


def heard(page: Page, expected: Told) -> None:
    """Waits a little until what has the focus is announced so."""
    found: Told = ("", "", {})
    for _ in range(20):
        found = announced(page)
        if found == expected:
            return
        page.wait_for_timeout(50)
    assert found == expected


def test_each_control_is_announced_and_says_what_a_key_did(open_page: Callable[..., Page]) -> None:
    page = ready(open_page)
    page.evaluate("document.querySelector('#hero').focus()")
    for name, first, key, then in CONTROLS:
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == f"controls/{name}.json"
        heard(page, first)
        before = page.evaluate("document.activeElement.scene.hash.toString()")
        page.keyboard.press(key)
        heard(page, then)
        assert page.evaluate("document.activeElement.scene.hash.toString()") != before


def test_what_is_disabled_is_announced_so(open_page: Callable[..., Page]) -> None:
    page = ready(open_page)
    page.locator("#button").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#button').enabled = false")
    page.wait_for_function("document.querySelector('#button').shadowRoot.querySelector('[aria-disabled=true]')")
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    (button,) = [each for each in nodes if each.get("name", {}).get("value") == "Submit" and not each["ignored"]]
    states = {each["name"]: each["value"]["value"] for each in button["properties"]}
    assert states["disabled"] is True


# How many pictures two seconds after a tap have, and how many of them differ in more than colors and opacity.
PICTURES = """() => [...document.querySelectorAll(".controls anim-scene")].map((each) => {
  each.paused = true;
  each.advance(5);
  const { width, height } = each.scene.info;
  each.scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
  const [all, shapes] = [new Set(), new Set()];
  for (let index = 0; index < 120; index += 1) {
    each.advance(1 / 60);
    const picture = each.scene.svg();
    all.add(picture);
    shapes.add(picture.replace(/ (?:(?:fill|stroke|stop)-)?(?:fill|stroke|color|opacity)="[^"]*"/g, ""));
  }
  return [all.size, shapes.size];
})"""


def test_without_a_wish_for_less_motion_controls_move(open_page: Callable[..., Page]) -> None:
    for _, shapes in ready(open_page).evaluate(PICTURES):
        assert shapes > 20


def test_who_asks_for_less_motion_sees_nothing_move(open_page: Callable[..., Page]) -> None:
    """What would move is there at once; colors and opacity fade, and for less than half a second."""
    for pictures, shapes in ready(open_page, reduced_motion="reduce").evaluate(PICTURES):
        assert shapes == 1
        assert pictures <= 30


@pytest.mark.parametrize("part", ["#springs", "#run"])
def test_the_page_around_the_controls_is_still_too(open_page: Callable[..., Page], part: str) -> None:
    """The field of springs under the pointer, and the curve that is run again: the next picture is the last."""
    page = ready(open_page, reduced_motion="reduce")
    page.locator(part).scroll_into_view_if_needed()
    shown = page.locator(part)
    if part == "#springs":
        box = shown.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    else:
        page.locator("#again").click()
        page.mouse.move(1, 1)
    page.wait_for_timeout(100)
    first = shown.screenshot()
    page.wait_for_timeout(300)
    assert shown.screenshot() == first


def test_what_is_out_of_sight_is_announced_as_it_is(open_page: Callable[..., Page]) -> None:
    """What the host does to a control whose frames stand is heard all the same; and its time does stand."""
    page = open_page(viewport={"width": 820, "height": 600})
    page.wait_for_function(IS_READY)
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("document.querySelector('#hero').getBoundingClientRect().bottom < -50")
    page.wait_for_timeout(100)
    before = page.evaluate("document.querySelector('#hero').scene.stage.info.time.toString()")
    switch = "document.querySelector('#hero').shadowRoot.querySelector('[role=switch]')"
    assert page.evaluate(f"{switch}.ariaChecked") == "false"
    page.evaluate("document.querySelector('#hero').scene.setBoolean('boy', true)")
    page.wait_for_function(f"{switch}.ariaChecked === 'true'", timeout=5000)
    assert page.evaluate("document.querySelector('#hero').scene.stage.info.time.toString()") == before
