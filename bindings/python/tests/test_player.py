# SPDX-License-Identifier: MIT
"""The player without a screen: its session, and its panel by what can be clicked. (Tests/players has real windows.)"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pygame = pytest.importorskip("pygame")
pytest.importorskip("resvg_py")

from animcore import Scene, Trace  # noqa: E402
from animcore.tools.player import theme  # noqa: E402
from animcore.tools.player.panel import Panel  # noqa: E402
from animcore.tools.player.session import HISTORY, SPEEDS, Curve, Session  # noqa: E402
from animcore.tools.player.theme import Type  # noqa: E402
from animcore.tools.player.viewport import Viewport  # noqa: E402
from animcore.tools.player.widgets import Zone  # noqa: E402
from animcore.values import ValueKind  # noqa: E402

INPUTS: dict[str, Any] = {
    "animcore": 1,
    "name": "inputs",
    "size": [100, 50],
    "inputs": {
        "level": {"type": "number", "value": 25, "range": [0, 100]},
        "free": {"type": "number", "value": 3},
        "on": {"type": "boolean"},
        "label": {"type": "string", "value": "abc"},
        "go": {"type": "trigger"},
    },
    "properties": {
        "x": {"kind": "scalar", "value": 0},
        "tint": {"kind": "color", "value": "#336699"},
        "where": {"kind": "vector2", "value": [1, 2]},
        "twice": {"kind": "scalar", "expression": "level * 2"},
    },
    "machine": {"states": {"still": {"on": {"go": "gone"}}, "gone": {"entry": [{"set": {"x": 1}}]}}},
    "nodes": [{"kind": "rectangle", "frame": [0, 0, 100, 50], "fill": "tint"}],
    "regions": [{"name": "all", "shape": {"rectangle": [0, 0, 100, 50]}}],
}


@pytest.fixture(autouse=True)
def _without_a_screen() -> Iterator[None]:
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.quit()
    theme._font.cache_clear()
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before


@pytest.fixture
def inputs(tmp_path: Path) -> Path:
    path = tmp_path / "inputs.json"
    path.write_text(json.dumps(INPUTS))
    return path


class Shown:
    """A session's panel, drawn; rows of zones from top to bottom."""

    def __init__(self, session: Session, height: int = 1200) -> None:
        self.session = session
        self.surface = pygame.Surface((400, height))
        self.panel = Panel(session, Type(1.0))
        self.draw()

    def draw(self) -> None:
        self.panel.draw(self.surface, self.surface.get_rect(), (-1, -1))

    @property
    def rows(self) -> list[Zone]:
        """What can be pressed below the header, which has three buttons and the speed."""
        return [zone for zone in self.panel.zones if zone.press][4:]


def test_inputs_are_set_from_the_panel(inputs: Path) -> None:
    with Session(str(inputs)) as session:
        shown = Shown(session)
        level, free, on, label, go = shown.rows
        scene = session.scene
        assert level.press is not None
        assert level.drag is not None
        level.press((level.rect.centerx, 0))
        assert scene.inputs["level"] == pytest.approx(50, abs=1)
        level.drag((level.rect.right + 1000, 0))
        assert scene.inputs["level"] == 100, "no further than its range"
        assert level.scroll is not None
        level.scroll(-1)
        assert scene.inputs["level"] == 98
        assert free.press is not None
        assert free.drag is not None
        free.press((100, 0))
        free.drag((150, 0))
        assert scene.inputs["free"] == pytest.approx(3.5)
        assert on.press is not None
        on.press((0, 0))
        assert scene.inputs["on"] is True
        shown.draw()
        toggle = shown.rows[2].press
        assert toggle is not None
        toggle((0, 0))
        assert scene.inputs["on"] is False
        assert label.press is not None
        label.press((0, 0))
        shown.panel.inputs.type_text("d\x07e")
        assert scene.inputs["label"] == "abc", "not before it is finished"
        shown.panel.inputs.end_editing()
        assert scene.inputs["label"] == "abcde"
        label.press((0, 0))
        shown.panel.inputs.type_text("!")
        shown.panel.inputs.end_editing(keep=False)
        assert scene.inputs["label"] == "abcde"
        assert go.press is not None
        go.press((0, 0))
        assert scene.state == "gone"
        # All that was written down as well.
        steps = [json.loads(line) for line in session.recorder.text.splitlines()]
        assert {"at": 0.0, "trigger": "go"} in steps
        assert {"at": 0.0, "input": "label", "value": "abcde"} in steps
        again = Scene.load(inputs)
        again.play(Trace(session.recorder.text))
        assert again.state_hash() == scene.state_hash()


def test_buttons_and_speed(inputs: Path) -> None:
    with Session(str(inputs)) as session:
        shown = Shown(session)
        restart, pause, step, speed = [zone for zone in shown.panel.zones if zone.press][:4]
        assert restart.press is not None
        assert pause.press is not None
        assert step.press is not None
        assert speed.press is not None
        pause.press((0, 0))
        assert session.paused
        session.tick(0.05)
        assert session.scene.host_time == 0
        step.press((0, 0))
        assert session.scene.host_time == pytest.approx(1 / 60)
        pause.press((0, 0))
        speed.press((0, 0))
        assert session.speed == SPEEDS[0]
        session.tick(0.05)
        assert session.scene.host_time == pytest.approx(1 / 60 + 0.05 * SPEEDS[0])
        session.faster(100)
        assert session.speed == SPEEDS[-1]
        session.tick(100)
        assert session.scene.host_time < 1, "time that nobody saw is not made up for"
        session.scene.inputs["level"] = 1
        restart.press((0, 0))
        assert session.scene.inputs["level"] == 25
        assert session.scene.host_time == 0


def test_states_curves_and_events_are_drawn(inputs: Path) -> None:
    with Session(str(inputs)) as session:
        shown = Shown(session)
        before = pygame.image.tobytes(shown.surface, "RGB")
        session.fire("go")
        session.advance(0.5)
        shown.draw()
        assert pygame.image.tobytes(shown.surface, "RGB") != before
        assert session.active == ["gone"]
        assert [h.text for h in session.happenings if h.tone == "state"] == ["entered still", "entered gone"]
        curve = next(curve for curve in session.curves if curve.name == "x")
        assert (curve.values[0], curve.values[-1]) == ((0.0,), (1.0,))
        assert next(curve for curve in session.curves if curve.name == "twice").is_derived


def test_a_small_panel_scrolls(inputs: Path) -> None:
    with Session(str(inputs)) as session:
        shown = Shown(session, height=420)
        scroll = next(zone for zone in shown.panel.zones if zone.scroll and not zone.press).scroll
        assert scroll is not None
        count = len(shown.rows)
        for _ in range(50):
            scroll(-1)
        shown.draw()
        assert len(shown.rows) <= count
        for _ in range(100):
            scroll(1)
        shown.draw()
        assert len(shown.rows) == count
        # A tiny one does not fail either.
        shown.panel.draw(shown.surface, pygame.Rect(0, 0, 60, 40), (-1, -1))


def test_curves_keep_what_is_shown_and_no_more() -> None:
    curve = Curve("x", ValueKind.SCALAR, False)
    for number in range(100_000):
        curve.add(number / 1000, (float(number),))
    assert len(curve.times) < 500
    assert curve.times[0] <= 99.999 - HISTORY <= curve.times[1]
    assert curve.values[-1] == (99_999.0,)
    assert not curve.is_flat


def test_the_scene_is_where_the_viewport_says(document: Path) -> None:
    with Session(str(document)) as session:
        surface = pygame.Surface((600, 400))
        surface.fill((255, 255, 255))
        viewport = Viewport(None)
        viewport.place(surface.get_rect(), session.scene, 1.0)
        viewport.draw(surface, session.scene)
        x, y = viewport.origin[0] + 25 * viewport.scale, viewport.origin[1] + 15 * viewport.scale
        assert viewport.point((x, y)) == pytest.approx((25, 15))
        assert tuple(surface.get_at((round(x), round(y))))[:3] == pytest.approx((255, 45, 85), abs=3)
        picture = viewport._picture
        viewport.draw(surface, session.scene)
        assert viewport._picture is picture, "what has not changed is not drawn anew"
        session.pointer("down", 25, 15)
        session.pointer("up", 25, 15)
        session.advance(1.5)
        viewport.draw(surface, session.scene)
        assert tuple(surface.get_at((round(x), round(y))))[:3] == pytest.approx((0, 122, 255), abs=3)
        # A scale that is given is kept.
        viewport = Viewport(2.0)
        viewport.place(surface.get_rect(), session.scene, 1.5)
        assert viewport.scale == 3.0


def test_a_document_without_size_has_no_picture(tmp_path: Path) -> None:
    path = tmp_path / "sizeless.json"
    path.write_text('{"animcore": 1}')
    with Session(str(path)) as session:
        surface = pygame.Surface((300, 200))
        surface.fill((1, 2, 3))
        viewport = Viewport(None)
        viewport.place(surface.get_rect(), session.scene, 1.0)
        viewport.draw(surface, session.scene)
        assert surface.get_at((150, 100))[:3] == (1, 2, 3)


def test_pointers_that_make_no_sense_do_no_harm(document: Path) -> None:
    with Session(str(document)) as session:
        for kind in ("up", "move", "cancel", "leave", "down", "down", "leave", "up", "up"):
            session.pointer(kind, 25, 15)
        session.pointer("down", float("nan"), 0, 5)
        assert any(happening.tone == "error" for happening in session.happenings)
        session.key("tab", "down")
        Trace(session.recorder.text)


def test_a_change_at_the_same_time_and_of_the_same_size_is_seen(inputs: Path) -> None:
    """As on a file system that counts in whole seconds, where a file is written twice in one."""
    with Session(str(inputs)) as session:
        before = inputs.stat()
        text = inputs.read_text()
        assert '"label"' in text
        inputs.write_text(text.replace('"label"', '"lobal"'))
        os.utime(inputs, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert (inputs.stat().st_mtime_ns, inputs.stat().st_size) == (before.st_mtime_ns, before.st_size)
        session.look_at_file()
        assert "lobal" in session.scene.inputs
        version = session.version
        session.look_at_file()
        assert session.version == version, "what has not changed is not loaded again"
        inputs.unlink()
        session.look_at_file()
        assert session.error is None, "an editor may be about to put it there"


def test_a_press_outlasts_a_change_of_the_file(document: Path, tmp_path: Path) -> None:
    edited = tmp_path / "edited.json"
    edited.write_bytes(document.read_bytes())
    with Session(str(edited)) as session:
        session.pointer("down", 25, 15)
        edited.write_bytes(document.read_bytes().replace(b"#8E8E93", b"#8E8E94"))
        session.look_at_file()
        assert "again" in session.message
        assert session.is_down()
        session.pointer("up", 25, 15)
        assert session.scene.state == "boy"


def test_a_file_that_changes_is_loaded_again(inputs: Path) -> None:
    with Session(str(inputs)) as session:
        session.look_at_file()
        assert session.scene.inputs["level"] == 25
        changed = json.loads(json.dumps(INPUTS).replace('"value": 25', '"value": 75'))
        inputs.write_text(json.dumps(changed, indent=1))
        session.look_at_file()
        assert session.error is None
        assert "again" in session.message
        inputs.write_text('{\n  "animcore": 1,\n  "nodes": 3\n}')
        session.look_at_file()
        assert session.error is not None
        assert session.error.line in (1, 3)
        session.advance(0.1)
        assert session.scene.state == "still", "the old one goes on"
        inputs.write_text(json.dumps(changed))
        session.look_at_file()
        assert session.error is None
        inputs.unlink()
        session.look_at_file()
        assert session.error is None


def test_a_recording_is_written_when_it_is_closed(inputs: Path, tmp_path: Path) -> None:
    trace = tmp_path / "deep" / "recorded.jsonl"
    with Session(str(inputs), seed=7, record=str(trace)) as session:
        session.advance(0.25)
        session.set_input("level", 50.0)
    lines = [json.loads(line) for line in trace.read_text().splitlines()]
    assert lines == [
        {"trace": 1, "document": "inputs", "seed": 7},
        {"at": 0.25, "input": "level", "value": 50.0},
        {"at": 0.25, "end": True},
    ]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_text_fits_where_it_is_put(scale: float) -> None:
    type_ = Type(scale)
    for width in (0, 5, 40, 200):
        assert type_.width(type_.fitted("a rather long name", 13, width), 13) <= max(width, 0)
    surface = pygame.Surface((200, 40))
    assert type_.write(surface, "", (0, 0)) == 0
    assert type_.write(surface, "x\ny\x00", (0, 20), align="right") > 0
