# SPDX-License-Identifier: MIT
"""Scenes and traces, on the gender toggle. What is expected is what CONTROLS says of the toggle, and UIKit's events."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import pytest
from animcore import (
    ClosedError,
    Color,
    DocumentError,
    Event,
    EventKind,
    InputKind,
    KindError,
    LinearGradient,
    NotFoundError,
    Property,
    RadialGradient,
    Scene,
    SolidPaint,
    Spring,
    StateError,
    TextSyntaxError,
    Trace,
)

INPUTS = json.dumps(
    {
        "animcore": 1,
        "name": "inputs",
        "size": [10, 20],
        "inputs": {
            "level": {"type": "number", "value": 0.5, "range": [0, 1]},
            "on": {"type": "boolean", "value": True},
            "title": {"type": "string", "value": "größe"},
            "go": {"type": "trigger"},
        },
        "machine": {
            "initial": "waiting",
            "states": {"waiting": {"on": {"go": {"target": "gone"}, "again": {"target": "gone"}}}, "gone": {}},
        },
    }
)


def tap(scene: Scene) -> None:
    scene.pointer("down", 25, 15)
    scene.pointer("up", 25, 15)


# Loading


def test_load_from_a_path_a_string_and_a_text(document: Path) -> None:
    for source in (document, str(document), document.read_text(), "\n  " + document.read_text()):
        with Scene.load(source) as scene:
            assert scene.state == "girl"
    assert Scene(document.read_bytes(), seed=2**64 - 1).state == "girl"
    with pytest.raises(FileNotFoundError):
        Scene.load("nowhere.json")
    with pytest.raises(ValueError, match="must be from"):
        Scene.load(document, seed=-1)


def test_errors_say_where() -> None:
    with pytest.raises(TextSyntaxError) as syntax:
        Scene.load('{\n  "animcore": }')
    assert (syntax.value.line, syntax.value.column) == (2, 15)
    assert syntax.value.status_name == "ANIM_ERROR_SYNTAX"
    with pytest.raises(DocumentError) as invalid:
        Scene.load('{"animcore": 1, "name": "x", "size": [10, "ten"]}')
    assert invalid.value.pointer == "/size/1"
    assert invalid.value.line == 1
    assert str(invalid.value) == invalid.value.message != ""
    with pytest.raises(ValueError, match=r".+"):
        Scene.load("{")
    with pytest.raises(TextSyntaxError):
        Scene(b"{\xff}")


# The toggle


def test_what_it_is(scene: Scene) -> None:
    assert scene.size == (50, 30)
    assert scene.canvas.width >= 62
    assert scene.node_count > 3
    assert scene.region_count == 1
    assert scene.names == ["arrowness", "rotation", "offset", "color"]
    assert [p.name for p in scene] == scene.names
    assert isinstance(scene["arrowness"], Property)
    assert "color" in scene
    assert "size" not in scene
    with pytest.raises(KeyError):
        scene["size"]
    assert scene["color"].value == Color.parse("#FF2D55")


def test_a_tap_switches_and_a_second_one_switches_back(scene: Scene) -> None:
    tap(scene)
    assert scene.state == "boy"
    assert scene.in_state("boy")
    assert not scene.in_state("girl")
    assert scene["arrowness"].value == 1.0
    assert scene["arrowness"].presentation == 0.0
    scene.advance(0.12)
    spring = Spring.response(0.55, 1.0)
    assert scene["arrowness"].presentation == pytest.approx(spring.value(0.12), rel=1e-12)
    assert scene["offset"].presentation == pytest.approx(spring.value(0.12, -10, 10), rel=1e-12)
    value, velocity = scene["arrowness"].presentation, scene["arrowness"].velocity
    tap(scene)
    assert scene.state == "girl"
    assert scene["arrowness"].velocity == pytest.approx(velocity, rel=1e-12)
    scene.advance(0.1)
    assert scene["arrowness"].presentation == pytest.approx(spring.value(0.1, value, 0.0, velocity), abs=1e-12)
    scene.advance(5)
    assert scene["arrowness"].presentation == 0.0
    assert not scene.is_animating


def test_events(scene: Scene) -> None:
    scene.events()
    tap(scene)
    kinds = [(event.kind, event.name) for event in scene.events()]
    assert (EventKind.CONTROL, "toggle.down") in kinds
    assert (EventKind.CONTROL, "toggle.up.inside") in kinds
    assert (EventKind.STATE_EXITED, "girl") in kinds
    assert (EventKind.STATE_ENTERED, "boy") in kinds
    assert (EventKind.EMITTED, "changed") in kinds


def test_callback(scene: Scene) -> None:
    heard: list[Event] = []
    scene.events()
    scene.on_event(heard.append)
    tap(scene)
    scene.advance(0.1)
    assert scene.events() == heard
    assert heard


def test_dragged_out_and_canceled(scene: Scene) -> None:
    scene.pointer("down", 25, 15)
    scene.pointer("move", 200, 200)
    scene.pointer("up", 200, 200)
    assert scene.state == "girl"
    scene.pointer("down", 25, 15, pointer=7)
    scene.pointer("cancel", pointer=7)
    assert scene.state == "girl"
    scene.pointer("up", 25, 15)
    scene.pointer("move", 25, 15)
    scene.pointer("down", 25, 15)
    with pytest.raises(StateError):
        scene.pointer("down", 25, 15)
    with pytest.raises(ValueError, match="cancel"):
        scene.pointer("tap", 25, 15)
    with pytest.raises(ValueError, match=r"\w"):
        scene.pointer("move", math.nan, 0)


def test_input_lets_the_machine_react(scene: Scene) -> None:
    assert scene.inputs["boy"] is False
    scene.inputs["boy"] = True
    assert scene.state == "boy"
    assert scene.inputs["boy"] is True
    assert dict(scene.inputs) == {"boy": True}


def test_every_kind_of_input() -> None:
    scene = Scene.load(INPUTS)
    inputs = scene.inputs
    assert dict(inputs) == {"level": 0.5, "on": True, "title": "größe", "go": None}
    assert len(inputs) == 4
    inputs["level"], inputs["on"], inputs["title"] = 1, False, "♀"
    assert dict(scene.inputs) == {"level": 1.0, "on": False, "title": "♀", "go": None}
    level = inputs.describe("level")
    assert (level.kind, level.minimum, level.maximum) == (InputKind.NUMBER, 0.0, 1.0)
    with pytest.raises(ValueError, match=r"\w"):
        inputs["level"] = 2.0
    for name, value in (("level", True), ("level", "x"), ("on", 1.0), ("title", 1.0), ("go", True)):
        with pytest.raises(KindError):
            inputs[name] = value
    with pytest.raises(NotFoundError):
        inputs["nothing"] = 1.0
    with pytest.raises(NotFoundError):
        inputs["nothing"]
    assert "nothing" not in inputs
    inputs.fire("go")
    assert scene.state == "gone"
    with pytest.raises(KindError):
        inputs.fire("on")


def test_send() -> None:
    scene = Scene.load(INPUTS)
    scene.send("unheard.of")
    assert scene.state == "waiting"
    scene.send("again")
    assert scene.state == "gone"
    with pytest.raises(ValueError, match=r"\w"):
        scene.send("not a name")
    with pytest.raises(NotFoundError):
        scene.in_state("nowhere")


def test_properties_can_be_set_from_outside(scene: Scene) -> None:
    with scene.stage.animate("linear", duration=1.0):
        scene["offset"].value = 0.0
    scene.advance(0.5)
    assert scene["offset"].presentation == pytest.approx(-5.0, abs=1e-12)
    assert scene["offset"] in scene.changed()
    with pytest.raises(StateError):
        scene["offset"].remove()
    with pytest.raises(StateError):
        scene.stage.advance(0.1)
    with pytest.raises(StateError):
        scene.stage.close()


def test_clock(scene: Scene) -> None:
    scene.time_scale = 2.0
    scene.advance_flicks(705_600_000)
    assert (scene.time, scene.host_time, scene.time_scale) == (2.0, 1.0, 2.0)
    assert (scene.time_flicks, scene.host_time_flicks) == (1_411_200_000, 705_600_000)
    scene.paused = True
    scene.advance(1.0)
    assert scene.paused
    assert scene.time == 2.0


def test_hash(document: Path) -> None:
    first, second = Scene.load(document), Scene.load(document)
    assert first.state_hash() == second.state_hash()
    tap(first)
    assert first.state_hash() != second.state_hash()
    tap(second)
    first.advance(0.3)
    for _ in range(30):
        second.advance(0.01)
    assert first.state_hash() == second.state_hash()


# Pictures


def test_display_list(scene: Scene) -> None:
    commands = scene.display_list()
    assert len(commands) >= 4
    for command in commands:
        assert command.kind in ("fill", "stroke")
        assert command.bounds.width > 0
        assert 0 <= command.opacity <= 1
        assert command.path().bounds.width > 0
        assert len(command.coordinates) == 2 * sum((1, 1, 2, 3, 0)[verb] for verb in command.verbs)
    paints = [command.paint for command in commands]
    assert SolidPaint(Color.parse("#FF2D55")) in paints
    gradient = next(paint for paint in paints if isinstance(paint, RadialGradient))
    assert (gradient.center, gradient.radius) == ((25, 15), 25)
    assert [stop.offset for stop in gradient.stops] == [0, 1]
    assert gradient.stops[1].color.opacity == pytest.approx(0.2)
    assert not any(isinstance(paint, LinearGradient) for paint in paints)
    knob = commands[-1]
    assert knob.path().transform(knob.transform).bounds == pytest.approx((8, 8, 14, 14), abs=1e-9)


def test_svg(scene: Scene) -> None:
    text = scene.svg()
    assert text.startswith("<svg") or text.startswith("<?xml")
    canvas = scene.canvas
    assert f'viewBox="{canvas.x:g} {canvas.y:g} {canvas.width:g} {canvas.height:g}"' in text
    assert "0e0e0e" not in text.lower()
    assert "0e0e0e" in scene.svg("#0E0E0E").lower()
    assert scene.svg((1, 0, 0)) == scene.svg("#FF0000") != scene.svg("#FF000080")
    tap(scene)
    scene.advance(0.2)
    assert scene.svg() != text


# Traces


def test_trace(traces: Path) -> None:
    trace = Trace.load(traces / "tap.jsonl")
    assert len(trace) == 2
    assert trace.end == 1.6
    assert trace.times == (0.1, 0.18)
    assert trace.times_flicks == (70_560_000, 127_008_000)
    assert trace.end_flicks == 1_128_960_000
    text = (traces / "tap.jsonl").read_text()
    assert Trace.load(text).times == trace.times
    with pytest.raises(TextSyntaxError) as error:
        Trace.load(text.replace('"x": 25', '"x": 25,', 1).replace('"y": 15', '"y": ', 1))
    assert error.value.line == 2
    with pytest.raises(DocumentError):
        Trace.load('{"trace": 99}')


def test_play(document: Path, traces: Path) -> None:
    trace = Trace.load(traces / "interrupted.jsonl")
    whole, stepwise = Scene.load(document), Scene.load(document)
    whole.play(trace)
    for frame in range(1, 109):
        stepwise.play(trace, min(frame / 60, trace.end))
    assert whole.state_hash() == stepwise.state_hash()
    assert whole.state == "girl"
    assert whole.host_time == trace.end
    with pytest.raises(ValueError, match=r"\w"):
        whole.play(trace, 0.5)


def test_two_traces_one_after_the_other_and_single_steps(document: Path, traces: Path) -> None:
    trace = Trace.load(traces / "tap.jsonl")
    scene = Scene.load(document)
    for index in range(len(trace)):
        scene.apply_step(trace, index)
    assert scene.state == "boy"
    with pytest.raises(NotFoundError):
        scene.apply_step(trace, 2)


def test_a_refused_step_says_so_and_is_tried_again(document: Path) -> None:
    text = (
        '{"trace": 1}\n{"at": 0.1, "pointer": "down", "x": 25, "y": 15}\n'
        '{"at": 0.2, "pointer": "down", "x": 25, "y": 15}\n{"at": 1, "end": true}\n'
    )
    scene, trace = Scene.load(document), Trace.load(text)
    for _ in range(2):
        with pytest.raises(StateError):
            scene.play(trace)
        assert scene.time == 0.2
    scene.pointer("up", 25, 15)
    scene.play(trace)
    assert scene.time == 1.0


# Life


def test_closed_scene_raises_for_everything(document: Path, traces: Path) -> None:
    trace = Trace.load(traces / "tap.jsonl")
    scene = Scene.load(document)
    arrowness, stage, inputs = scene["arrowness"], scene.stage, scene.inputs
    scene.close()
    scene.close()
    assert scene.is_closed
    assert stage.is_closed
    uses: list[Callable[[], object]] = [
        lambda: scene.state, lambda: scene.size, lambda: scene.canvas, lambda: scene["arrowness"], lambda: list(scene),
        lambda: scene.pointer("down", 1, 1), lambda: scene.send("x"), lambda: inputs["boy"], lambda: inputs.fire("boy"),
        lambda: setattr(scene, "paused", True), lambda: scene.in_state("boy"), lambda: scene.advance(1.0),
        lambda: scene.advance_flicks(1), lambda: scene.time, lambda: scene.events(), lambda: scene.on_event(print),
        lambda: scene.play(trace), lambda: scene.apply_step(trace, 0), lambda: scene.display_list(),
        lambda: scene.state_hash(), lambda: arrowness.value, lambda: stage.advance(1.0), lambda: scene.changed(),
        lambda: scene.__enter__(), lambda: scene.svg(),
    ]  # fmt: skip
    for use in uses:
        with pytest.raises(ClosedError, match="closed"):
            use()
    assert "closed" in repr(scene)


def test_properties_keep_the_scene_alive(document: Path) -> None:
    arrowness = Scene.load(document)["arrowness"]
    assert arrowness.value == 0.0
    stage = Scene.load(document).stage
    assert len(stage) == 4
