# SPDX-License-Identifier: MIT
"""Traces played by hand: each step as an event of the browser's, at its moment of a clock that the test moves."""

from __future__ import annotations

import json
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
FLICKS_PER_SECOND = 705_600_000
Step = dict[str, Any]


def flicks(seconds: float) -> int:
    """As traces are read: the nearest flick."""
    return round(Fraction(seconds) * FLICKS_PER_SECOND)


def script() -> str:
    """The module that makes `driven` in a page (driven.js)."""
    command = ["esbuild", str(ROOT / "Tests" / "site" / "driven.js"), "--bundle", "--format=esm", "--external:node:*"]
    return subprocess.run([*command, "--log-level=warning"], capture_output=True, text=True, check=True).stdout


class Hand(Protocol):
    """What sends events to a page whose scene is driven.js's."""

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls a function of `driven`."""

    def pointer(self, action: str, x: float, y: float, finger: int) -> None: ...

    def key(self, action: str, key: str) -> None: ...

    def reduce_motion(self, is_reduced: bool) -> bool:
        """Asks the browser for reduced motion or not. False where it cannot be asked."""


class Mouse:
    """Debian's Chromium, with a mouse that presses where it is told without a move before: so traces have it."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.page = page
        self.session = context.new_cdp_session(page)

    def call(self, name: str, *arguments: Any) -> Any:
        return self.page.evaluate("([name, values]) => driven[name](...values)", [name, arguments])

    def pointer(self, action: str, x: float, y: float, finger: int) -> None:
        assert finger == 0, "a mouse has one pointer"
        kind = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[action]
        event = {"x": x, "y": y, "button": "left", "buttons": int(action != "up"), "clickCount": int(action != "move")}
        self.session.send("Input.dispatchMouseEvent", {"type": kind, **event})

    def key(self, action: str, key: str) -> None:
        keyboard = self.page.keyboard
        {"down": keyboard.down, "up": keyboard.up, "press": keyboard.press}[action](key)

    def reduce_motion(self, is_reduced: bool) -> bool:
        self.page.emulate_media(reduced_motion="reduce" if is_reduced else "no-preference")
        return True


class Fingers(Mouse):
    """Debian's Chromium with a screen that is touched."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        super().__init__(context, page)
        self.down: dict[int, tuple[float, float]] = {}

    def pointer(self, action: str, x: float, y: float, finger: int) -> None:
        if action == "move" and self.down.get(finger) == (x, y):
            # A finger that stays where it is makes no event.
            self.call("dispatch", "pointermove", x, y)
            return
        kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd", "cancel": "touchCancel"}[action]
        before = self.call("counted", f"pointer{action}")
        if action in ("down", "move"):
            self.down[finger] = (x, y)
        named = {finger: (x, y)} if action == "up" else {} if action == "cancel" else self.down
        points = [{"x": at[0], "y": at[1], "id": number + 1} for number, at in named.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        if action in ("up", "cancel"):
            self.down.pop(finger)
        self.call("arrived", f"pointer{action}", before)


KEYS = {"tab": "Tab", "space": "Space", "enter": "Enter", "escape": "Escape"}


def steps_of(trace: str) -> tuple[Step, list[Step]]:
    """A trace's first line and the others."""
    lines = [json.loads(line) for line in trace.splitlines() if line.strip()]
    return lines[0], lines[1:]


def play(hand: Hand, document: str, trace: str) -> str:
    """Plays a trace by hand, and gives the digest of its transcript."""
    head, steps = steps_of(trace)
    # Who has asked the browser for reduced motion gets fades; the host can ask for none.
    is_asked = hand.reduce_motion(any(step.get("reducedMotion") == "fade" for step in steps))
    options = {"seed": head.get("seed", 0)}
    if "parameters" in head:
        options["parameters"] = json.dumps(head["parameters"])
    left, top = hand.call("open", document, options)
    at: dict[int, tuple[float, float]] = {}
    for step in steps:
        time = str(flicks(step["at"]))
        if step.get("end"):
            return str(hand.call("finish", time))
        hand.call("moveTo", time)
        if "pointer" in step:
            finger = step.get("id", 0)
            x, y = at[finger] = (left + step["x"], top + step["y"]) if "x" in step else at[finger]
            hand.pointer(step["pointer"], x, y, finger)
        elif "key" in step:
            hand.key(step.get("action", "press"), KEYS[step["key"]])
        elif not (is_asked and step.get("reducedMotion") == "fade"):
            hand.call("set", step)
    raise AssertionError("the trace has no end")
