# SPDX-License-Identifier: MIT
"""The recorded traces of the controls, sent by hand to the page's elements, give the digests that are kept; what hands
do at random is what Python makes of the recording."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import animcore
import pytest
from animcore.transcript import transcript
from driven_scene import FLICKS_PER_SECOND, Fingers, Mouse, Step, play, script, steps_of
from firefox import Firefox
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
CONTROLS = ROOT / "controls"
GOLDEN: dict[str, dict[str, str]] = json.loads(
    (ROOT / "Tests" / "conformance" / "golden" / "transcripts.json").read_text(encoding="utf-8")
)


# At random.
TAPS = 100 if os.environ.get("ANIMCORE_LONG") else 30


def text_of(control: str, trace: str | None = None) -> str:
    path = CONTROLS / f"{control}.json" if trace is None else CONTROLS / "traces" / control / f"{trace}.jsonl"
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def driven() -> str:
    return script()


@pytest.fixture
def hand(open_page: Callable[..., Page], driven: str) -> Callable[[type[Mouse]], Mouse]:
    """Opens the front page, with one of its elements to be driven, for a mouse or for fingers."""

    def open_(kind: type[Mouse]) -> Mouse:
        page = open_page(has_touch=kind is Fingers, viewport={"width": 1000, "height": 700})
        page.wait_for_function("customElements.get('anim-scene') !== undefined")
        page.add_script_tag(type="module", content=driven)
        page.wait_for_function("globalThis.driven !== undefined")
        return kind(page.context, page)

    return open_


def is_for_mouse(steps: list[Step]) -> bool:
    """The system cancels touches only, and a mouse is one pointer."""
    return not any(step.get("pointer") == "cancel" or step.get("id") for step in steps)


def is_for_fingers(steps: list[Step]) -> bool:
    """Where there is a finger."""
    return any("pointer" in step for step in steps)


HANDS: dict[type[Mouse], Callable[[list[Step]], bool]] = {Mouse: is_for_mouse, Fingers: is_for_fingers}


def test_every_trace_is_for_some_hand() -> None:
    for control, traces in GOLDEN.items():
        for name in traces:
            steps = steps_of(text_of(control, name))[1]
            assert is_for_mouse(steps) or is_for_fingers(steps), name


@pytest.mark.parametrize("control", GOLDEN)
@pytest.mark.parametrize("kind", HANDS, ids=lambda kind: kind.__name__.lower())
def test_traces_by_hand_give_the_digests(hand: Callable[[type[Mouse]], Mouse], kind: type[Mouse], control: str) -> None:
    traces = {name: text_of(control, name) for name in GOLDEN[control]}
    chosen = {name: trace for name, trace in traces.items() if HANDS[kind](steps_of(trace)[1])}
    opened = hand(kind)
    found = {name: play(opened, text_of(control), trace) for name, trace in chosen.items()}
    assert found == {name: GOLDEN[control][name] for name in chosen}
    assert found


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    program = shutil.which("firefox-esr")
    if program is None:
        pytest.skip("Debian's firefox-esr is not installed; tools/setup site installs it")
    opened = Firefox(program, tmp_path_factory.mktemp("firefox") / "profile")
    yield opened
    opened.close()


@pytest.mark.parametrize("control", GOLDEN)
def test_traces_by_hand_give_the_digests_in_firefox(firefox: Firefox, site: Any, driven: str, control: str) -> None:
    found = {}
    firefox.open(site.address, driven)
    for name in GOLDEN[control]:
        for _ in range(3):
            found[name] = play(firefox, text_of(control), text_of(control, name))
            firefox.lift()
            if firefox.has_focus():
                break
            # A window that lost it in between got no keys.
            firefox.open(site.address, driven)
    assert found == GOLDEN[control]


@pytest.mark.parametrize("how", ["mouse", "touch", "space", "enter"])
def test_a_tap_toggles(open_page: Callable[..., Page], how: str) -> None:
    """On the front page as it runs by itself, there and back."""
    page = open_page(has_touch=how == "touch")
    toggle = page.locator("#hero")
    page.wait_for_function("document.querySelector('#hero').scene?.state === 'girl'")
    box = toggle.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if how in ("space", "enter"):
        # By Tab alone, past the links of the header.
        for _ in range(20):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == "hero":
                break
    for state in ("boy", "girl"):
        match how:
            case "mouse":
                page.mouse.click(*middle)
            case "touch":
                page.touchscreen.tap(*middle)
            case _:
                page.keyboard.press(how.capitalize())
        page.wait_for_function("state => document.querySelector('#hero').scene.state === state", arg=state)


def written(steps: list[Step], end: int) -> str:
    """A trace of recorded steps."""
    lines = [{"trace": 1}, *steps, {"at": end / FLICKS_PER_SECOND, "end": True}]
    return "".join(json.dumps(line) + "\n" for line in lines)


def clicked_at_random(hand: Mouse, chance: random.Random, left: float, top: float, scene: animcore.Scene) -> int:
    """Taps in and around a control, at moments that no frame knows. Gives the time after them."""
    time = 0
    mouse = hand.page.mouse

    def later(seconds: float) -> None:
        nonlocal time
        time += int(seconds * FLICKS_PER_SECOND)
        hand.call("moveTo", str(time))

    for tap in range(TAPS):
        later(chance.uniform(0, 0.3))
        x = left + chance.uniform(-0.2, 1.2) * scene.size[0]
        y = top + chance.uniform(-0.2, 1.2) * scene.size[1]
        if tap % 4 == 3 and isinstance(hand, Fingers):
            hand.page.touchscreen.tap(x, y)
        elif tap % 10 == 5:
            hand.key("press", "Tab")
            hand.key("press", chance.choice(["Space", "Enter"]))
        else:
            mouse.move(x, y)
            mouse.down()
            later(chance.uniform(0, 0.2))
            if chance.random() < 0.3:
                mouse.move(x + chance.uniform(-90, 90), y + chance.uniform(-90, 90))
                later(chance.uniform(0, 0.1))
            mouse.up()
    return time


@pytest.mark.parametrize("control", GOLDEN)
def test_random_taps_are_what_python_replays(hand: Callable[[type[Mouse]], Mouse], control: str) -> None:
    opened = hand(Fingers)
    document = text_of(control)
    chance = random.Random(f"taps of {control}")
    left, top = opened.call("open", document, {})
    scene = animcore.Scene.load(document)
    time = clicked_at_random(opened, chance, left, top, scene)
    end = time + FLICKS_PER_SECOND
    found = opened.call("finish", str(end))
    steps: list[Any] = opened.call("trace")
    assert sum(step.get("pointer") == "down" for step in steps) > TAPS // 2
    assert sum("key" in step or "focus" in step for step in steps) > 3
    *_, last = transcript(scene, animcore.Trace(written(steps, end)), hexadecimal=True)
    assert last == f"digest {found}\n"
