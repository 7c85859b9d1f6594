# SPDX-License-Identifier: MIT
"""Traces: what their lines do, and recording them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from animcore import DocumentError, EventKind, Scene, StateError, Trace, TraceRecorder
from hypothesis import given, settings
from hypothesis import strategies as st

DOCUMENT: dict[str, Any] = {
    "animcore": 1,
    "size": [100, 100],
    "parameters": {"step": {"type": "number", "value": 1}},
    "inputs": {
        "n": {"type": "number"},
        "on": {"type": "boolean", "value": True},
        "mode": {"type": "string"},
        "go": {"type": "trigger"},
        "x": {"type": "number"},
    },
    "properties": {"p": {"kind": "scalar", "value": 0}},
    "machine": {
        "initial": "s",
        "states": {
            "s": {
                "on": {
                    "go": {"actions": [{"increment": {"n": "step"}}]},
                    "put": {"actions": [{"assign": {"x": "event.x + 10 * event.big"}}]},
                    "a.down": {"actions": [{"set": {"p": 100}, "motion": {"duration": 1, "curve": "linear"}}]},
                }
            }
        },
    },
    "regions": [
        {"name": "a", "shape": {"rectangle": [0, 0, 50, 50]}, "focusable": True, "enabled": "on"},
        {"name": "b", "shape": {"rectangle": [50, 0, 50, 50]}, "focusable": True},
    ],
}


def trace(*steps: dict[str, Any], **header: Any) -> Trace:
    return Trace("\n".join(json.dumps(line) for line in [{"trace": 1, **header}, *steps]))


def scene(**parameters: Any) -> Scene:
    return Scene(json.dumps(DOCUMENT), parameters=parameters)


def heard(scene: Scene) -> list[tuple[float, str | None]]:
    return [(event.time, event.name) for event in scene.events() if event.kind is EventKind.CONTROL]


def test_keys_and_hovering() -> None:
    played = scene()
    played.play(
        trace(
            {"at": 0.5, "key": "tab"},
            {"at": 1, "key": "space", "action": "down"},
            {"at": 1.5, "key": "space", "action": "up"},
            {"at": 2, "key": "tab", "shift": False},
            {"at": 2.5, "key": "left"},
            {"at": 3, "key": "tab", "shift": True},
            {"at": 3.5, "focus": None},
            {"at": 4, "focus": "b"},
            {"at": 4.5, "pointer": "move", "id": 3, "x": 10, "y": 10},
            {"at": 5, "pointer": "leave", "id": 3},
        )
    )
    assert heard(played) == [
        (0.5, "a.focus"),
        (1, "a.down"),
        (1.5, "a.up.inside"),
        (2, "a.blur"),
        (2, "b.focus"),
        (2.5, "b.key.left"),
        (3, "b.blur"),
        (3, "a.focus"),
        (3.5, "a.blur"),
        (4, "b.focus"),
        (4.5, "a.hover.enter"),
        (5, "a.hover.exit"),
    ]


def test_events_with_data() -> None:
    played = scene()
    played.play(trace({"at": 1, "send": "put", "data": {"x": 2.5, "big": True, "unknown": "text"}}))
    assert played.inputs["x"] == 12.5
    played.play(trace({"at": 1, "send": "put"}))
    assert played.inputs["x"] == 0


def test_reduced_motion() -> None:
    for value, expected in [(True, 100), ("jump", 100), ("none", 0), (False, 0), ("fade", 100)]:
        played = scene()
        played.play(trace({"at": 0, "reducedMotion": value}, {"at": 0, "pointer": "down", "x": 1, "y": 1}))
        assert played["p"].presentation == expected


def test_the_first_line_says_how_to_load() -> None:
    recorded = trace(seed=2**53, parameters={"step": 3, "x": {"{": '}"'}}, document="d")
    assert recorded.seed == 2**53
    assert recorded.parameters == {"step": 3, "x": {"{": '}"'}}
    assert (trace().seed, trace().parameters) == (None, {})
    played = scene(**trace(parameters={"step": 3}).parameters)
    played.inputs.fire("go")
    assert played.inputs["n"] == 3


@pytest.mark.parametrize(
    "line",
    [
        {"at": 0, "key": "x"},
        {"at": 0, "key": "tab", "action": "twice"},
        {"at": 0, "key": "tab", "shift": 1},
        {"at": 0, "focus": 1},
        {"at": 0, "focus": "a", "region": "b"},
        {"at": 0, "send": "e", "data": []},
        {"at": 0, "send": "e", "data": {"a`b": 1}},
        {"at": 0, "send": "e", "data": {"a": None}},
        {"at": 0, "send": "e", "data": {f"a{number}": 0 for number in range(65)}},
        {"at": 0, "reducedMotion": "some"},
        {"at": 0, "reducedMotion": 1},
        {"at": 0, "pointer": "hover", "x": 1, "y": 1},
        {"at": 0, "wait": 1},
    ],
)
def test_bad_lines(line: dict[str, Any]) -> None:
    with pytest.raises(DocumentError) as refused:
        trace(line)
    assert refused.value.line == 2


@pytest.mark.parametrize("header", [{"seed": -1}, {"seed": 0.5}, {"seed": 2**53 + 2}, {"parameters": [1]}, {"sead": 1}])
def test_bad_first_lines(header: dict[str, Any]) -> None:
    with pytest.raises(DocumentError) as refused:
        trace(**header)
    assert refused.value.line == 1


def test_a_focus_that_is_refused_names_its_line() -> None:
    played = scene()
    with pytest.raises(StateError) as refused:
        played.play(trace({"at": 0, "input": "on", "value": False}, {"at": 0, "focus": "a"}))
    assert refused.value.line == 3


inputs = st.one_of(
    st.tuples(
        st.just("pointer"),
        st.sampled_from(["down", "move", "up", "cancel", "leave"]),
        st.floats(0, 100),
        st.integers(0, 1),
    ),
    st.tuples(
        st.just("key"),
        st.sampled_from(["tab", "space", "enter", "left"]),
        st.sampled_from(["press", "down", "up"]),
        st.booleans(),
    ),
    st.tuples(st.just("set"), st.floats(-1e6, 1e6)),
    st.tuples(st.just("send"), st.sampled_from(["go", "put", "other"]), st.floats(-10, 10)),
    st.tuples(st.just("fire")),
    st.tuples(st.just("pause"), st.booleans()),
    st.tuples(st.just("scale"), st.floats(0, 4)),
    st.tuples(st.just("wait"), st.floats(0, 2)),
)


@settings(max_examples=100, deadline=None)
@given(st.lists(inputs, max_size=30))
def test_what_is_recorded_plays_alike(program: list[Any]) -> None:
    first = scene()
    recorder = TraceRecorder(first, document="all", seed=5)
    for kind, *given_values in program:
        if kind == "pointer":
            what, x, pointer = given_values
            try:
                recorder.pointer(what, x, 10, pointer)
            except StateError:
                assert what == "down"
        elif kind == "key":
            key, action, shift = given_values
            recorder.key(key, action, shift=shift)
        elif kind == "set":
            recorder.set("n", given_values[0])
        elif kind == "send":
            recorder.send(given_values[0], x=given_values[1])
        elif kind == "fire":
            recorder.fire("go")
        elif kind == "pause":
            recorder.pause(given_values[0])
        elif kind == "scale":
            recorder.time_scale(given_values[0])
        else:
            first.advance(given_values[0])
    recorded = Trace(recorder.text)
    assert (recorded.seed, recorded.end_flicks) == (5, first.host_time_flicks)
    second = scene()
    second.play(recorded)
    assert second.state_hash() == first.state_hash()
    assert heard(second) == heard(first)


def test_a_recording_is_saved(tmp_path: Path) -> None:
    recorder = TraceRecorder(scene(), description="Ä", parameters={"step": 2})
    recorder.focus("b")
    recorder.focus(None)
    recorder.set("mode", "é")
    recorder.set("on", False)
    recorder.save(tmp_path / "trace.jsonl")
    loaded = Trace.load(tmp_path / "trace.jsonl")
    assert (len(loaded), loaded.parameters) == (4, {"step": 2})
