# SPDX-License-Identifier: MIT
"""The browser's side of the player of notebooks: what it sends to the kernel, and that the keyboard can leave it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "bindings" / "python" / "animcore" / "notebook.js"

# A model as anywidget gives one; `told` is what was sent, and `set` what the kernel answers.
SHOW = """
async (source) => {
  const { default: player } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const values = { svg: "<svg xmlns='http://www.w3.org/2000/svg'></svg>", size: [0, 0, 50, 30], scale: 2, frame: 0,
                   frames: 1, fps: 50, time: 0, state: "a", message: "", inputs: [], stops: 1 };
  const heard = [];
  globalThis.told = [];
  globalThis.set = (news) => {
    Object.assign(values, news);
    for (const [names, act] of heard) if (names.some((name) => name in news)) act();
  };
  const model = {
    get: (name) => values[name],
    on: (names, act) => heard.push([names.split(" ").map((each) => each.replace("change:", "")), act]),
    send: (message) => told.push(message),
  };
  const el = document.createElement("main");
  document.body.replaceChildren(el);
  player.render({ model, el });
}
"""


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    page = open_page("licenses.html")
    page.evaluate(SHOW, SCRIPT.read_text(encoding="utf-8"))
    return page


def told(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("told.splice(0)")
    return found


def test_tab_leaves_the_picture_after_its_last_part(page: Page) -> None:
    page.focus("[role=application]")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "application"
    page.evaluate("set({ stops: 0 })")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.title") == "one frame back"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    assert told(page) == [{"kind": "key", "key": each} for each in ("tab", "tab", "up")]


def test_playing_waits_for_the_kernel_and_makes_up_for_it(page: Page) -> None:
    page.click("[title='play or pause']")
    page.wait_for_function("told.length > 0")
    page.wait_for_timeout(400)
    assert len(told(page)) == 1
    page.evaluate("set({ frame: 1, frames: 2, time: 0.02 })")
    page.wait_for_function("told.length > 0")
    (further,) = told(page)
    assert further["kind"] == "step"
    assert 15 <= further["frames"] <= 50
    page.click("[title='play or pause']")
    page.evaluate("set({ frame: 20, frames: 21, time: 0.42 })")
    page.wait_for_timeout(100)
    assert told(page) == []


def test_a_pointer_that_hovers_is_told_at_the_present_frame_only(page: Page) -> None:
    box = page.locator("[role=application]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.wait_for_function("told.length > 0")
    (move,) = told(page)
    assert (move["action"], move["x"], move["y"]) == ("move", 10, 5)
    page.evaluate("set({ frame: 3, frames: 9 })")
    page.mouse.move(box["x"] + 40, box["y"] + 10)
    page.wait_for_timeout(100)
    assert told(page) == []
    page.mouse.down()
    page.mouse.move(box["x"] + 50, box["y"] + 20)
    page.wait_for_function("told.length > 1")
    assert [each["action"] for each in told(page)] == ["down", "move"]
