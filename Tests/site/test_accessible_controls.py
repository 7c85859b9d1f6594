# SPDX-License-Identifier: MIT
"""The front page's controls as Chromium tells assistive technology of them, and for who asks for less motion."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
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
FRAMES = "async () => { for (let n = 0; n < 3; n += 1) { await new Promise(requestAnimationFrame); } }"
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
    page.evaluate(FRAMES)
    first = shown.screenshot()
    page.wait_for_timeout(300)
    assert shown.screenshot() == first


def test_what_is_out_of_sight_is_announced_as_it_is(open_page: Callable[..., Page]) -> None:
    """What the host does to a control whose frames stand is heard all the same; and its time does stand."""
    page = open_page(viewport={"width": 820, "height": 600})
    page.wait_for_function(IS_READY)
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("document.querySelector('#hero').getBoundingClientRect().bottom < -50")
    page.evaluate(FRAMES)
    before = page.evaluate("document.querySelector('#hero').scene.stage.info.time.toString()")
    switch = "document.querySelector('#hero').shadowRoot.querySelector('[role=switch]')"
    assert page.evaluate(f"{switch}.ariaChecked") == "false"
    page.evaluate("document.querySelector('#hero').scene.setBoolean('boy', true)")
    page.wait_for_function(f"{switch}.ariaChecked === 'true'", timeout=5000)
    assert page.evaluate("document.querySelector('#hero').scene.stage.info.time.toString()") == before


# Roles of a document (docs/document-format.md).
ROLES = (
    *("none", "button", "switch", "checkbox", "radio", "slider", "progress", "image", "text", "link", "group"),
    *("heading", "list", "listitem", "tab", "menu", "menuitem", "dialog", "alert", "separator"),
)
EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "controls" / "examples").glob("*.json"))


def of_roles(*roles: str, **more: Any) -> str:
    """A document with a part of each role, that can be pressed and has a value and an amount."""
    facts: dict[str, Any] = {
        "label": "A name",
        "value": "Half",
        "hint": "Press it.",
        "minimum": 0,
        "maximum": 10,
        "now": 5,
        **more,
    }
    nodes: list[dict[str, Any]] = [
        {
            "kind": "rectangle",
            "frame": [20 * place, 0, 20, 40],
            "fill": "#123",
            "accessibility": {**facts, "role": role, "region": f"part{place}"},
        }
        for place, role in enumerate(roles)
    ]
    regions = [
        {"name": f"part{place}", "shape": {"rectangle": [20 * place, 0, 20, 40]}, "focusable": True}
        for place in range(len(roles))
    ]
    return json.dumps({"animcore": 1, "size": [20 * len(roles), 40], "nodes": nodes, "regions": regions})


def judged(page: Page, text: str) -> list[str]:
    """What axe finds of an element with a document, alone in the page."""
    page.evaluate(
        "text => { const made = document.createElement('anim-scene'); made.id = 'judged'; made.paused = true;"
        "document.querySelector('main').replaceChildren(made); made.load(text); made.advance(0.1); }",
        text,
    )
    results = Axe().run(page, context="#judged").response
    assert results["passes"], "axe has judged nothing"
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in results["violations"]]


def test_what_is_told_of_every_role_is_what_aria_has(open_page: Callable[..., Page]) -> None:
    """WAI-ARIA 1.2 by axe: attributes that a role may have and must have, and the roles that it must be inside of."""
    page = ready(open_page)
    for role in ROLES:
        assert judged(page, of_roles(role)) == [], role
    assert judged(page, of_roles("list", "listitem", "listitem", "menu", "menuitem", "tab", "tab", "button")) == []
    owns = "[...document.querySelector('#judged').shadowRoot.querySelectorAll('[aria-owns]')].map((each) =>"
    owns += "[each.getAttribute('role'), each.getAttribute('aria-owns').split(' ').length])"
    assert sorted(page.evaluate(owns)) == [["list", 2], ["menu", 1], ["tablist", 2]]
    assert judged(page, of_roles("tab", "listitem", hidden=True)) == []
    assert page.evaluate(owns) == []
    assert page.evaluate("document.querySelector('#judged').shadowRoot.querySelectorAll('[role=tablist]').length") == 0


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_axe_finds_nothing_in_examples(open_page: Callable[..., Page], path: Path) -> None:
    page = ready(open_page)
    assert judged(page, path.read_text(encoding="utf-8")) == []


def test_a_value_of_what_has_no_amount_is_a_part_of_its_description(open_page: Callable[..., Page]) -> None:
    """ARIA has aria-valuetext for ranges alone."""
    page = ready(open_page)
    for role, told in (("button", [None, "Half, Press it."]), ("slider", ["Half", "Press it."])):
        judged(page, of_roles(role))
        node = "document.querySelector('#judged').shadowRoot.querySelector('[data-region]')"
        found = page.evaluate(f"['aria-valuetext', 'aria-description'].map((name) => {node}.getAttribute(name))")
        assert found == told
