# SPDX-License-Identifier: MIT
"""The players in real windows, with real clicks and keys: the toggle is clicked, and the screen is looked at."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from repository import Repository
from x_display import Color, Display, Program, area_of, wait_for

PINK: Color = (255, 45, 85)
BLUE: Color = (0, 122, 255)
# In points, from controls/gender-toggle.json: the girl's circle is 26 wide around (15, 15), its ring 6 broad; her
# symbol reaches down to 46. The boy's circle stands around (35, 15). So the ring covers (25, 15) for both.
SYMBOL_WIDTH, SYMBOL_HEIGHT, CIRCLE = 26.0, 44.0, 13.0
# Of the Python player, in pixels.
PANEL_WIDTH = 372


@dataclass(frozen=True)
class Player:
    """How a player is started. panel_width: what is at the right of the window and belongs to no document."""

    name: str
    command: tuple[str | Path, ...]
    panel_width: int


@pytest.fixture(params=["python", "c"])
def player(request: pytest.FixtureRequest, repository: Repository) -> Player:
    if request.param == "python":
        return Player("python", (sys.executable, "-m", "animcore", "play"), PANEL_WIDTH)
    return Player("c", (repository.built("build/release/bindings/c/animcore-sdl-player"),), 0)


@pytest.fixture
def display() -> Iterator[Display]:
    with Display() as display:
        yield display


@pytest.fixture
def toggle(repository: Repository) -> Path:
    return repository.root / "controls" / "gender-toggle.json"


@dataclass(frozen=True)
class Toggle:
    """A toggle on the screen: where a point of the document is, in pixels."""

    left: float
    top: float
    scale: float

    @classmethod
    def of(cls, display: Display, panel_width: int) -> Toggle | None:
        """Finds the girl."""
        window = display.window("girl")
        # SDL may make its window anew soon after it has made it.
        geometry = display.geometry(window) if window is not None else None
        if geometry is None:
            return None
        x, y, width, height = geometry
        area = area_of(display.picture()[y : y + height, x : x + width - panel_width], PINK)
        if area is None:
            return None
        left, top, right, bottom = area
        scale = (right - left) / SYMBOL_WIDTH
        if abs((bottom - top) / SYMBOL_HEIGHT - scale) > 0.05 * scale:
            return None
        return cls(x + (left + right) / 2 - 15 * scale, y + top + (CIRCLE - 15) * scale, scale)

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point."""
        return self.left + x * self.scale, self.top + y * self.scale


def open_toggle(display: Display, player: Player, document: Path, *more: str) -> tuple[Program, int, Toggle]:
    program = display.start([*player.command, document, *more])
    program.wait_for_window("girl")
    toggle = wait_for("a girl on the screen", lambda: Toggle.of(display, player.panel_width))
    return program, program.wait_for_window("girl"), toggle


def test_a_click_turns_the_girl_into_a_boy(display: Display, player: Player, toggle: Path) -> None:
    program, _, shown = open_toggle(display, player, toggle)
    ring = shown.pixel(25, 15)
    assert display.shows(PINK, *ring)
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    wait_for("the knob to be blue", lambda: display.shows(BLUE, *ring))
    assert display.window("girl") is None
    # Where the girl's circle was is the track now.
    wait_for("the knob to have gone", lambda: not display.shows(PINK, *shown.pixel(4, 15)))
    assert not display.shows(BLUE, *shown.pixel(4, 15), tolerance=60)
    # And back, from a click on the other side.
    display.click(*shown.pixel(35, 15))
    program.wait_for_window("girl")
    wait_for("the knob to be pink", lambda: display.shows(PINK, *ring))
    assert program.is_running


def test_a_press_that_ends_far_outside_does_nothing(display: Display, player: Player, toggle: Path) -> None:
    program, _, shown = open_toggle(display, player, toggle)
    display.xdotool("mousemove", "--sync", *map(round, shown.pixel(15, 15)))
    display.xdotool("mousedown", "1")
    # The region reaches 70 points further than its shape, as UIControl's do; this is further still.
    end = (1279, 899)
    assert (end[0] - shown.left) / shown.scale > 50 + 70 or (end[1] - shown.top) / shown.scale > 30 + 70
    display.xdotool("mousemove", "--sync", *end)
    display.xdotool("mouseup", "1")
    time.sleep(0.5)
    assert display.window("girl") is not None
    assert program.is_running


def test_keys_pause_and_step(display: Display, player: Player, toggle: Path) -> None:
    program, window, shown = open_toggle(display, player, toggle)
    ring = shown.pixel(25, 15)
    display.press(window, "p")
    time.sleep(0.5)
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    time.sleep(0.7)
    assert display.shows(PINK, *ring), "while time stands still nothing moves"
    display.press(window, *["period"] * 12)
    wait_for("twelve frames to be seen", lambda: not display.shows(PINK, *ring))
    assert not display.shows(BLUE, *ring), "a fifth of a second is not enough for it to arrive"
    display.press(window, "p")
    wait_for("the knob to be blue", lambda: display.shows(BLUE, *ring))
    # Begun anew, it is a girl.
    display.press(window, "r")
    program.wait_for_window("girl")
    wait_for("the knob to be pink", lambda: display.shows(PINK, *ring))


BUTTON = {
    "animcore": 1,
    "name": "button",
    "size": [80, 40],
    "properties": {"light": {"kind": "color", "value": "#C81E1E"}},
    "machine": {
        "states": {
            "dark": {"entry": [{"set": {"light": "#C81E1E"}}], "on": {"button.up.inside": "bright"}},
            "bright": {"entry": [{"set": {"light": "#1EB450"}}], "on": {"button.up.inside": "dark"}},
        }
    },
    "nodes": [{"kind": "rectangle", "frame": [0, 0, 80, 40], "fill": "light"}],
    "regions": [{"name": "button", "shape": {"rectangle": [0, 0, 80, 40]}, "focusable": True}],
}


def test_keys_go_to_the_document(display: Display, player: Player, tmp_path: Path) -> None:
    document = tmp_path / "button.json"
    document.write_text(json.dumps(BUTTON), encoding="utf-8")
    program = display.start([*player.command, document])
    red: Color = (200, 30, 30)
    green: Color = (30, 180, 80)
    wait_for("a red button", lambda: area_of(display.picture(), red))
    window = program.wait_for_window("dark")
    display.press(window, "space")
    time.sleep(0.3)
    assert display.window("dark"), "without the focus nothing is pressed"
    display.press(window, "Tab", "space")
    program.wait_for_window("bright")
    wait_for("a green button", lambda: area_of(display.picture(), green))
    display.press(window, "Return")
    program.wait_for_window("dark")
    wait_for("a red button", lambda: area_of(display.picture(), red))


def test_slow_motion(display: Display, player: Player, toggle: Path) -> None:
    program, window, shown = open_toggle(display, player, toggle)
    display.press(window, *["minus"] * 5)
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    time.sleep(1.5)
    # At full speed it would have arrived by now.
    assert not display.shows(BLUE, *shown.pixel(25, 15))


def test_the_window_can_be_resized(display: Display, player: Player, toggle: Path) -> None:
    program, window, before = open_toggle(display, player, toggle)
    display.xdotool("windowsize", window, 900, 400)

    def look() -> Toggle | None:
        found = Toggle.of(display, player.panel_width)
        return found if found and found.scale < before.scale * 0.9 else None

    shown = wait_for("a smaller girl", look)
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    wait_for("the knob to be blue", lambda: display.shows(BLUE, *shown.pixel(25, 15)))


def test_what_is_done_in_the_window_is_recorded(display: Display, toggle: Path, tmp_path: Path) -> None:
    from animcore import Scene, Trace

    trace = tmp_path / "recorded.jsonl"
    player = Player("python", (sys.executable, "-m", "animcore", "trace", "record"), PANEL_WIDTH)
    program, _, shown = open_toggle(display, player, toggle, str(trace))
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    wait_for("the knob to be blue", lambda: display.shows(BLUE, *shown.pixel(25, 15)))
    assert f"{trace}: " in program.end()
    recorded = Trace.load(trace)
    assert len(recorded) >= 2
    with Scene.load(toggle) as scene:
        scene.play(recorded)
        assert scene.state == "boy"
        # The recording reaches to where the knob was seen to be blue, which it is a little before it arrives; how much
        # longer the window was open depends on the machine.
        assert 8 < scene["offset"].presentation <= 10
        scene.advance(5)
        assert scene["offset"].presentation == 10
    steps = [json.loads(line) for line in trace.read_text().splitlines()]
    down = next(step for step in steps if step.get("pointer") == "down")
    assert down["x"] == pytest.approx(15, abs=0.5), "the click's place, in points"
    assert down["y"] == pytest.approx(15, abs=0.5)


def test_the_window_shows_a_file_that_changes(display: Display, toggle: Path, tmp_path: Path) -> None:
    document = tmp_path / "changing.json"
    text = toggle.read_text(encoding="utf-8")
    document.write_text(text, encoding="utf-8")
    player = Player("python", (sys.executable, "-m", "animcore", "play"), PANEL_WIDTH)
    program, _, shown = open_toggle(display, player, document)
    girl, boy, button = shown.pixel(4, 15), shown.pixel(46, 15), shown.pixel(35, 15)
    display.click(*shown.pixel(15, 15))
    program.wait_for_window("boy")
    wait_for("the knob to be blue", lambda: display.shows(BLUE, *boy))
    # A file that is wrong does not end the window, which goes on with what it has.
    document.write_text(text.replace('"initial": "girl"', '"initial": "gril"'), encoding="utf-8")
    dark_red: Color = (64, 28, 32)
    wait_for("the message", lambda: area_of(display.picture(), dark_red))
    assert display.shows(BLUE, *boy)
    green: Color = (10, 200, 100)
    brown: Color = (120, 60, 10)
    edited = text.replace("#FFFFFF", "#0AC864").replace("#FF2D55", "#783C0A").replace("#007AFF", "#783C0A")
    document.write_text(edited, encoding="utf-8")
    wait_for("a green button", lambda: display.shows(green, *button))
    wait_for("the message to be gone", lambda: area_of(display.picture(), dark_red) is None)
    # It goes on where it was: a boy, of the color that was set when he became one.
    assert display.window("boy") is not None
    assert display.shows(BLUE, *boy)
    # Girls are brown when they come.
    display.click(*shown.pixel(35, 15))
    program.wait_for_window("girl")
    wait_for("a brown knob", lambda: display.shows(brown, *girl))
    assert program.is_running
