# SPDX-License-Identifier: MIT
"""An edited document in the place of a scene's.

What a scene that was not reloaded does is the measure of one that was; what becomes of edits is what the header says.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from animcore import AnimError, FillMode, IdentifierError, Keyframes, MediaTiming, Scene, Spring, Trace

CONTROLS = Path(__file__).parents[3] / "controls"
TRACES = sorted(CONTROLS.glob("traces/*/*.jsonl"))


def chart(**changes: Any) -> dict[str, Any]:
    """A document with an input, a delay, and a property that moves evenly from 0 to 100 in 2 s."""
    document: dict[str, Any] = {
        "animcore": 1,
        "size": [100, 100],
        "inputs": {
            "level": {"type": "number", "value": 2, "range": [0, 10]},
            "on": {"type": "boolean", "value": False},
        },
        "properties": {"x": {"kind": "scalar", "value": 0}, "y": {"kind": "scalar", "value": 5}},
        "motions": {"even": {"curve": "linear", "duration": 2}},
        "machine": {
            "initial": "idle",
            "states": {
                "idle": {"on": {"go": "busy"}},
                "busy": {
                    "entry": [{"set": {"x": 100}, "motion": "even"}],
                    "after": [{"delay": 1, "target": "done"}],
                    "on": {"stop": "idle"},
                },
                "done": {},
            },
        },
        "nodes": [],
    }
    document.update(changes)
    return document


def busy() -> Scene:
    """A scene of the chart, half a second after it became busy."""
    scene = Scene(json.dumps(chart()))
    scene.inputs["level"] = 7
    scene.send("go")
    scene.advance(0.5)
    return scene


def text(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode()


@pytest.mark.parametrize("trace", TRACES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_same_document_changes_nothing(trace: Path) -> None:
    document = (CONTROLS / f"{trace.parent.name}.json").read_bytes()
    steps = Trace(trace.read_bytes())
    untouched, reloaded = Scene(document, 3), Scene(document, 3)
    for step in range(43):
        for scene in (untouched, reloaded):
            scene.play(steps, 5 * step / 40)
        revision = reloaded.display_revision
        assert reloaded.reload(document) == []
        assert reloaded.state_hash() == untouched.state_hash()
        assert reloaded.display_revision > revision
        assert [replaced(each) for each in reloaded.display_list()] == [
            replaced(each) for each in untouched.display_list()
        ]
    told = [
        [(e.kind, e.time_flicks, e.name, e.finished, e.count) for e in each.events()] for each in (reloaded, untouched)
    ]
    assert told[0] == told[1]


def replaced(command: Any) -> str:
    """A drawing command without its revision."""
    return repr(dataclasses.replace(command, revision=0))


def test_what_moves_goes_on() -> None:
    scene = busy()
    x = scene.stage["x"]
    edited = chart()
    edited["properties"]["z"] = {"kind": "scalar", "value": 3}
    edited["properties"] = dict(reversed(edited["properties"].items()))
    assert scene.reload(text(edited)) == []
    assert (scene.time, scene.state, scene.inputs["level"]) == (0.5, "busy", 7)
    assert x.presentation == pytest.approx(25, abs=1e-12)
    scene.advance(0.25)
    assert x.presentation == pytest.approx(37.5, abs=1e-12)
    assert scene.state == "busy"
    scene.advance(0.25)
    assert scene.state == "done"
    scene.advance(1)
    assert x.presentation == 100
    assert scene.stage["z"].value == 3


def test_a_state_that_is_no_more_starts_the_machine_anew() -> None:
    scene = busy()
    edited = json.loads(text(chart()).replace(b'"busy"', b'"working"'))
    assert scene.reload(text(edited)) == ["state 'busy': was active and is no more; its machine starts anew"]
    assert scene.state == "idle"
    scene.advance(0.5)
    assert scene.state == "idle"
    assert scene.stage["x"].presentation == pytest.approx(50, abs=1e-12)


def test_a_changed_delay_counts_from_the_entry() -> None:
    for delay, end in ((0.75, 0.75), (2, 2), (0.25, 0.5)):
        scene = busy()
        edited = chart()
        edited["machine"]["states"]["busy"]["after"][0]["delay"] = delay
        assert scene.reload(text(edited)) == []
        scene.advance(end - 0.5 - 0.001 if end > 0.5 else 0)
        assert scene.state == "busy"
        scene.advance(0.002)
        assert scene.state == "done"


def test_what_cannot_be_kept_is_said() -> None:
    scene = busy()
    x, y = scene.stage["x"], scene.stage["y"]
    edited = chart()
    edited["properties"] = {"x": {"kind": "vector2", "value": [1, 2]}}
    edited["inputs"] = {"level": {"type": "number", "value": 1, "range": [0, 4]}, "on": {"type": "number", "value": 0}}
    edited["machine"]["states"]["busy"]["entry"] = []
    assert scene.reload(text(edited)) == [
        "input 'on': is no more, or of another type",
        "property 'x': is of another kind now and starts anew",
        "property 'y': is no more",
    ]
    assert scene.inputs["level"] == 4
    assert tuple(scene.stage["x"].value) == (1, 2)
    for property in (x, y):
        with pytest.raises(AnimError):
            _ = property.presentation
    scene.advance(5)
    assert scene.state == "done"


def test_what_a_host_has_added_goes_but_for_its_groups() -> None:
    scene = busy()
    stage = scene.stage
    group = stage.add_group()
    group.set_speed(0.5)
    with group.animate("linear", duration=4.0):
        scene["y"].value = 8.0
    own, bank = stage.add("own", 1.0), stage.add_bank(Spring(), [0.0])
    derived = stage.add_derived("sum", "own + 1")
    before = scene["y"].presentation
    assert scene.reload(text(chart())) == [
        "a spring bank of the host's: is no more",
        "the host's property 'own': is no more",
        "the host's property 'sum': is no more",
    ]
    gone: list[Callable[[], object]] = [lambda: own.value, lambda: derived.value, lambda: bank.moving]
    for call in gone:
        with pytest.raises(IdentifierError):
            call()
    scene.advance(2.0)
    assert group.time == 1.0
    assert scene["y"].presentation == pytest.approx(before + (8.0 - before) / 4)


def test_inputs_that_were_asked_for_before_are_those_of_the_present_document() -> None:
    scene = busy()
    inputs = scene.inputs
    assert list(inputs) == ["level", "on"]
    edited = chart(inputs={"on": {"type": "number", "value": 3}, "new": {"type": "string", "value": "a"}})
    scene.reload(text(edited))
    assert dict(inputs) == {"on": 3.0, "new": "a"}
    inputs["on"] = 4.0
    assert (inputs["on"], inputs.describe("new").kind) == (4.0, "string")


def test_a_machine_and_all_can_go_and_come() -> None:
    scene = busy()
    bare = chart(properties={}, motions={}, inputs={})
    del bare["machine"]
    assert len(scene.reload(text(bare))) > 0
    scene.advance(1)
    assert scene.state == ""
    assert scene.reload(text(chart())) == []
    assert scene.state == "idle"
    scene.send("go")
    scene.advance(1)
    assert scene.state == "done"


def test_a_wrong_document_changes_nothing() -> None:
    scene, other = busy(), busy()
    x = scene.stage["x"]
    for wrong in (b"{", b"{}", text(chart(properties={"x": {"kind": "scalar", "value": 1}, "y": 3}))):
        with pytest.raises(AnimError):
            scene.reload(wrong)
    assert scene.state_hash() == other.state_hash()
    scene.advance(0.7)
    other.advance(0.7)
    assert scene.state_hash() == other.state_hash()
    assert x.presentation == other.stage["x"].presentation


# A property of every kind that is interpolated in numbers of another sort, and a path.
ENCODED: dict[str, dict[str, Any]] = {
    **{
        f"{space.replace('-', '_')}{'_premultiplied' * premultiplied}": {
            "kind": "color",
            "space": space,
            "premultiplied": premultiplied,
            "value": [0.2, 0.4, 0.6, 1],
        }
        for space in ("srgb", "linear-srgb", "display-p3", "oklab", "oklch")
        for premultiplied in (False, True)
    },
    "transform": {"kind": "transform", "value": [1.135, 0.2, -0.3, 0.9, 4, 5]},
    "angle": {"kind": "angle", "value": 3},
}


def move(scene: Scene, name: str, draw: random.Random) -> None:
    """Sets a property, or begins an animation of it."""
    mover = scene.stage[name]
    count = len(components(mover.value))

    def value() -> tuple[float, ...]:
        if draw.random() < 0.4:
            return components(mover.value)
        return tuple(round(draw.uniform(0, 1), 1) for _ in range(count))

    number = draw.random()
    timing = MediaTiming(
        repeat_count=draw.choice((0, 1, 1.5)),
        autoreverses=draw.random() < 0.5,
        fill_mode=draw.choice(list(FillMode)),
    )
    options: dict[str, Any] = {"timing": timing, "delay": draw.choice((0.0, 0.3)), "sets_model": draw.random() < 0.3}
    if number < 0.2:
        mover.value = value()
    elif number < 0.5:
        with scene.stage.animate(
            draw.choice(("linear", Spring(1, 200, 20))),
            delay=draw.choice((0.0, 0.2)),
            interruption=draw.choice(("replace", "add", "restart")),
        ):
            mover.value = value()
    elif number < 0.8:
        mover.animate(to=value(), curve="ease", duration=0.4, **options)
    else:
        mover.animate(keyframes=Keyframes([value(), value(), value()], duration=0.5), **options)


def components(value: Any) -> tuple[float, ...]:
    return tuple(value) if hasattr(value, "__len__") else (value,)


@pytest.mark.parametrize("name", ENCODED)
def test_values_of_every_kind_are_the_same_bits_after_a_reload(name: str) -> None:
    """In the middle of what moves them and at rest; a snapshot of the scene does the same."""
    document = text({"animcore": 1, "size": [1, 1], "properties": {name: ENCODED[name]}, "nodes": []})
    for seed in range(40):
        scenes = [Scene(document, 1) for _ in range(3)]
        untouched, reloaded, restored = scenes
        for step in range(8):
            for scene in scenes:
                draw = random.Random(f"{name} {seed} {step}")
                with contextlib.suppress(AnimError):
                    move(scene, name, draw)
                scene.advance(draw.choice((0.0, 0.1, 0.45, 5.0)))
            assert reloaded.reload(document) == []
            scenes[2] = Scene(document, 1)
            scenes[2].restore(restored.snapshot())
            restored = scenes[2]
            seen = [
                [components(what) for what in (scene.stage[name].value, scene.stage[name].presentation)]
                for scene in scenes
            ]
            assert seen[1] == seen[0], f"reloaded, seed {seed}, step {step}"
            assert seen[2] == seen[0], f"restored, seed {seed}, step {step}"
            assert len({scene.state_hash() for scene in scenes}) == 1, f"seed {seed}, step {step}"
        # Whatever moved it: what is set is what comes back.
        value = tuple(round(draw.uniform(0, 1), 1) for _ in components(untouched.stage[name].value))
        for scene in scenes:
            scene.stage[name].remove_all_animations()
            scene.stage[name].value = value
            scene.advance(1)
        assert reloaded.reload(document) == []
        for scene in scenes:
            assert components(scene.stage[name].value) == components(scene.stage[name].presentation) == value


def mutate(value: Any, draw: random.Random) -> Any:
    """A copy of which a few parts are gone, doubled, renamed or other numbers."""
    if isinstance(value, dict):
        result = {}
        for key, part in value.items():
            if draw.random() < 0.02:
                continue
            result[key + "2" if draw.random() < 0.01 else key] = mutate(part, draw)
        return result
    if isinstance(value, list):
        return [mutate(part, draw) for part in value if draw.random() > 0.01]
    if isinstance(value, (int, float)) and not isinstance(value, bool) and draw.random() < 0.03:
        return value * draw.choice((0.5, 2, -1))
    return value


@pytest.mark.parametrize("name", sorted({path.parent.name for path in TRACES}))
def test_mutations_are_survived(name: str) -> None:
    document = json.loads((CONTROLS / f"{name}.json").read_bytes())
    draw = random.Random(name)
    reloads = 0
    for trace in (path for path in TRACES if path.parent.name == name):
        scene, steps = Scene(text(document), 1), Trace(trace.read_bytes())
        for step in range(60):
            with contextlib.suppress(AnimError):
                scene.play(steps, step / 12)
            edited = document
            for part in draw.sample(sorted(document), 2):
                edited = {**edited, part: mutate(document[part], draw)}
            try:
                scene.reload(text(edited if draw.random() < 0.8 else document))
                reloads += 1
            except AnimError:
                continue
            _ = scene.state_hash(), scene.display_list(), scene.display_revision
    assert reloads > 50


def test_names_of_the_former_document_mean_nothing() -> None:
    document = chart(
        properties={"x": {"kind": "scalar", "value": 0}, "z": {"kind": "scalar", "expression": "level * 2"}}
    )
    scene = Scene(text(document))
    with pytest.raises(AnimError):
        scene.reload(text({**document, "inputs": {"on": {"type": "boolean", "value": False}}}))


def test_many_reloads_take_no_more_memory() -> None:
    """The state of a scene that was reloaded often has the size of one that was reloaded once."""
    scene = busy()
    one, other = chart(), chart()
    other["properties"] = {"x": {"kind": "scalar", "value": 0}, "z": {"kind": "scalar", "value": 0}}
    scene.reload(text(other))
    scene.reload(text(one))
    size = len(scene.snapshot())
    for _ in range(200):
        scene.reload(text(other))
        scene.reload(text(one))
    assert len(scene.snapshot()) <= size + 64


def waiting(component: bool) -> dict[str, Any]:
    """A document whose machine, its own or a component's, has sent itself an event for later."""
    machine = {"states": {"a": {"entry": [{"send": "late", "delay": 5}], "on": {"late": "b"}}, "b": {}}}
    if not component:
        return {"animcore": 1, "machine": machine}
    return {
        "animcore": 1,
        "size": [1, 1],
        "components": {"c": {"size": [1, 1], "machine": machine}},
        "nodes": [{"kind": "component", "component": "c", "name": "one"}],
    }


@pytest.mark.parametrize("component", [False, True])
def test_an_event_waits_whose_machine_is_no_more(component: bool) -> None:
    with_machine = waiting(component)
    without = json.loads(json.dumps(with_machine))
    if component:
        del without["components"]["c"]["machine"]
    else:
        del without["machine"]
    empty = json.loads(json.dumps(with_machine))
    inner = empty["components"]["c"] if component else empty
    inner["machine"] = {"states": {"other": {}}}
    for other in (without, empty, {"animcore": 1}):
        scene = Scene(json.dumps(with_machine))
        scene.advance(1.0)
        losses = scene.reload(json.dumps(other))
        assert any("late" in line or "one" in line for line in losses), losses
        scene.restore(scene.snapshot())
        scene.advance(10.0)
        # And back: nothing of what is gone comes again.
        scene.reload(json.dumps(with_machine))
        scene.advance(1.0)
        scene.restore(scene.snapshot())
        scene.advance(10.0)


def test_a_when_that_has_come_to_hold_is_answered_after_a_reload() -> None:
    def document(start: float, guard: str = "x > 50", **more: Any) -> str:
        states = {"a": {"when": {"guard": guard, "target": "b"}}, "b": {}}
        properties = {**more, "x": {"kind": "scalar", "value": start}}
        return json.dumps({"animcore": 1, "properties": properties, "machine": {"states": states}})

    # It has come to hold; with another property before it, too.
    for edition in (document(0), document(0, w={"kind": "scalar", "value": 0})):
        scene = Scene(document(0))
        scene.advance(0.1)
        scene["x"].value = 60
        before = scene.state_hash()
        assert scene.reload(edition) == []
        assert scene.state_hash() == before or edition != document(0)
        scene.advance(1)
        assert scene.state == "b"
    # It holds from the beginning, is false for a moment, and nobody asks then.
    scene = Scene(document(60))
    scene.advance(0.1)
    scene["x"].value = 10
    scene.reload(document(60))
    scene["x"].value = 60
    scene.advance(1)
    assert scene.state == "a"
    # Another guard that holds already has not come to hold.
    scene = Scene(document(10))
    scene.advance(0.1)
    scene.reload(document(10, "x > 5"))
    scene.advance(1)
    assert scene.state == "a"
