# SPDX-License-Identifier: MIT
"""What becomes of actions whose expressions come to what they cannot use, as docs/document-format.md says. That a block
ends with the action that failed is W3C SCXML's rule (section 4.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from animcore import Event, Scene

NUMBER = {"n": {"type": "number", "value": 5}}
RANGED = {"n": {"type": "number", "value": 5, "range": [0, 10]}}


def answer(actions: list[dict[str, Any]], inputs: dict[str, Any], **parts: Any) -> tuple[Scene, list[str]]:
    """A scene after the actions, and what its machine has emitted."""
    on = {"go": {"actions": actions}, "error.execution": {"actions": [{"emit": "failed"}]}}
    document = {"animcore": 1, "size": [9, 9], "inputs": inputs, "machine": {"states": {"only": {"on": on}}}, **parts}
    scene = Scene(json.dumps(document))
    scene.send("go", {"many": 1e149})
    return scene, [str(event.name) for event in emitted(scene) if event.name != "error.execution"]


def emitted(scene: Scene) -> list[Event]:
    return [event for event in scene.events() if event.kind == "emitted"]


@pytest.mark.parametrize("result", ["1e150 * 1.1", "1 / 0", "0 / 0", "-1e150 * 1.1", "event.many * 11"])
@pytest.mark.parametrize(
    "action",
    [
        {"assign": {"n": "RESULT"}},
        {"increment": {"n": "RESULT"}},
        {"clamp": {"n": [0, "RESULT"]}},
        {"clamp": {"n": ["RESULT", 9]}},
        {"random": {"n": ["RESULT", 9]}},
        {"emit": "told", "data": {"x": "RESULT"}},
        {"raise": "told", "data": {"x": "RESULT"}},
        {"send": "told", "data": {"x": "RESULT"}},
        {"set": {"x": "RESULT"}},
    ],
)
def test_an_action_with_a_result_beyond_1e150_is_not_done(action: dict[str, Any], result: str) -> None:
    """Nor what comes after it; what came before is."""
    done = json.loads(json.dumps(action).replace("RESULT", result))
    actions = [{"emit": "before"}, done, {"emit": "after"}]
    scene, told = answer(actions, NUMBER, properties={"x": {"kind": "scalar", "value": 1}})
    assert told == ["before", "failed"]
    assert scene.inputs["n"] == 5
    assert scene["x"].value == 1


def test_numbers_that_grow_stop_at_1e150() -> None:
    scene, told = answer([{"increment": {"n": "1e150"}}, {"increment": {"n": "1e150"}}], {"n": {"type": "number"}})
    assert (scene.inputs["n"], told) == (1e150, ["failed"])


def test_of_several_values_those_before_the_one_that_fails_are_set() -> None:
    scene, told = answer([{"assign": {"a": 1, "b": "1 / 0", "c": 1}}], {name: {"type": "number"} for name in "abc"})
    assert ([scene.inputs[name] for name in "abc"], told) == ([1, 0, 0], ["failed"])
    properties = {name: {"kind": "scalar", "value": 0} for name in "xyz"}
    scene, told = answer([{"set": {"x": 1, "y": "1 / 0", "z": 1}}], {}, properties=properties)
    assert ([scene[name].value for name in "xyz"], told) == ([1, 0, 0], ["failed"])


def test_an_assignment_sees_those_before_it() -> None:
    scene, _ = answer([{"assign": {"a": 2, "b": "a + 1"}}], {name: {"type": "number"} for name in "ab"})
    assert scene.inputs["b"] == 3


@pytest.mark.parametrize(
    ("action", "value"),
    [
        ({"assign": {"n": "2 * 50"}}, 10),
        ({"increment": {"n": 100}}, 10),
        ({"increment": {"n": "-100"}}, 0),
        ({"random": {"n": [20, 30]}}, 10),
        ({"clamp": {"n": [20, 30]}}, 10),
        # At least the one, then at most the other.
        ({"clamp": {"n": [8, 3]}}, 3),
        ({"clamp": {"n": [6, 9]}}, 6),
    ],
)
def test_results_are_brought_into_the_range(action: dict[str, Any], value: float) -> None:
    scene, told = answer([action], RANGED)
    assert (scene.inputs["n"], told) == (value, [])


def test_a_guard_that_is_no_number_does_not_hold() -> None:
    _, told = answer([{"if": "0 / 0", "then": [{"emit": "then"}], "else": [{"emit": "else"}]}], {})
    assert told == ["else", "failed"]


def test_the_host_is_told_of_errors() -> None:
    """When they happen, before what follows from them, with why and where."""
    on = {
        "go": {"guard": "0 / n", "target": "only"},
        "error": {"actions": [{"emit": "heard", "data": {"why": "event.message + ' in ' + event.state"}}]},
    }
    document = {
        "animcore": 1,
        "inputs": {"n": {"type": "number"}},
        "machine": {
            "states": {
                "only": {"entry": [[{"assign": {"n": "1 / 0"}}, {"emit": "never"}], [{"emit": "next"}]], "on": on}
            }
        },
    }
    scene = Scene(json.dumps(document))
    told = emitted(scene)
    assert [event.name for event in told] == ["error.execution", "next", "heard"]
    assert told[0].data == {
        "message": "the result of an expression is no number up to 1e150",
        "state": "only",
        "place": "entry",
    }
    scene.advance(0.5)
    scene.send("go")
    told = emitted(scene)
    assert [(event.name, event.time, dict(event.data)) for event in told] == [
        ("error.execution", 0.5, {"message": "a guard is no number", "state": "only", "place": "guard"}),
        ("heard", 0.5, {"why": "a guard is no number in only"}),
    ]
    assert scene.inputs["n"] == 0


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"assign": {"n": "0 / 0"}}, "the result of an expression is no number up to 1e150"),
        ({"set": {"x": "1e150 * 2"}}, "the result of an expression is no number up to 1e150"),
        ({"set": {"x": 1}, "motion": {"duration": "0 / (n - 5)"}}, "duration, delay or stagger of a motion"),
        ({"assign": {"t": {"expression": "'' + 1 / 0"}}}, "a text has no result"),
        ({"emit": "e", "data": {"t": {"expression": "'' + 1 / 0"}}}, "a text has no result"),
        ({"send": "e", "delay": "0 / 0"}, "the delay of an event that is sent"),
        ({"if": "0 / 0", "then": []}, "the condition of an 'if'"),
        ({"play": "run"}, "an animation cannot be played"),
        ({"scrub": "run", "to": 0.5}, "an animation cannot be "),
    ],
)
@pytest.mark.parametrize("place", ["entry", "exit", "transition", "initial"])
def test_each_error_says_why_and_where(action: dict[str, Any], message: str, place: str) -> None:
    inner: dict[str, Any] = {"states": {"one": {}}}
    if place == "initial":
        inner["initial"] = {"target": "one", "actions": [action]}
    elif place != "transition":
        inner[place] = [action]
    step = {"target": "inner", "actions": [action] if place == "transition" else []}
    states = {"start": {"on": {"go": step}}, "inner": {**inner, "on": {"back": "start"}}}
    document = {
        "animcore": 1,
        "inputs": {**NUMBER, "t": {"type": "string"}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "animations": {"run": {"property": "x", "to": "0 / (n - 5)", "duration": 1}},
        "machine": {"states": states},
    }
    scene = Scene(document)
    scene.send("go")
    scene.send("back")
    errors = [dict(event.data) for event in emitted(scene) if event.name == "error.execution"]
    assert errors
    for data in errors:
        assert message in str(data.pop("message"))
        assert data == {"state": "start" if place == "transition" else "inner", "place": place}


def test_errors_of_delays_of_data_and_of_too_much_that_waits_say_so() -> None:
    """4096 sent events wait at most."""
    done = {"type": "final", "data": {"a": "0 / 0"}}
    document = {
        "animcore": 1,
        "inputs": NUMBER,
        "machine": {
            "states": {
                "a": {"after": [{"delay": "0 / (n - 5)", "target": "b"}], "on": {"go": "b"}},
                "b": {
                    "states": {"c": {"on": {"go": "d"}}, "d": done},
                    "on": {"go": {"actions": [{"send": "x", "delay": 9}]}},
                },
            }
        },
    }
    scene = Scene(document)
    scene.send("go")
    for _ in range(4098):
        scene.send("go")
    errors = [dict(event.data) for event in emitted(scene) if event.name == "error.execution"]
    assert errors == [
        {"message": "the delay of a transition is no number up to 1e9", "state": "a", "place": "delay"},
        {"message": "the result of an expression is no number up to 1e150", "state": "d", "place": "data"},
        {
            "message": "an event cannot be sent: 4096 wait for their delay already",
            "state": "b",
            "place": "transition",
        },
    ]


def test_errors_of_a_component_are_told_to_the_host_and_not_to_the_document_around() -> None:
    inner = {"states": {"only": {"on": {"go": {"actions": [{"emit": "out", "data": {"x": "0 / 0"}}]}}}}}
    outer = {"states": {"a": {"on": {"error": {"actions": [{"emit": "heard"}]}, "error.execution": "b"}}, "b": {}}}
    document = {
        "animcore": 1,
        "size": [9, 9],
        "components": {"part": {"machine": inner}},
        "machine": outer,
        "nodes": [{"kind": "component", "name": "one", "component": "part"}],
    }
    scene = Scene(json.dumps(document))
    scene.send("one.go")
    assert [event.name for event in emitted(scene)] == ["one.error.execution"]
    assert scene.state == "a one.only"


@pytest.mark.parametrize(("place", "seen"), [("0.25", 2.5), ("7", 10.0), ("-7", 0.0)])
def test_a_computed_place_is_brought_between_0_and_1(place: str, seen: float) -> None:
    scene, _ = answer(
        [{"scrub": "slide", "to": place}],
        {},
        properties={"x": {"kind": "scalar", "value": 0}},
        animations={"slide": {"property": "x", "to": 10, "curve": "linear", "duration": 1}},
    )
    assert scene["x"].presentation == seen


@pytest.mark.parametrize(
    ("delay", "states", "told"),
    [
        ("0 - 5", ["only", "later"], []),
        ("0.0005", ["only", "later"], []),
        ("0 / 0", ["only", "only"], ["error.execution", "failed"]),
        ("event.none + 1e10", ["only", "only"], ["error.execution", "failed"]),
    ],
)
def test_delays_that_are_computed(delay: str, states: list[str], told: list[str]) -> None:
    """Below a millisecond they are one; what is no time never ends."""
    only = {
        "on": {"error.execution": {"actions": [{"emit": "failed"}]}},
        "after": [{"delay": delay, "target": "later"}],
    }
    if "event" not in delay:
        only["after"][0]["delay"] = f"{delay} + 0 * n"  # type: ignore[index]
    scene = Scene(json.dumps({"animcore": 1, "inputs": NUMBER, "machine": {"states": {"only": only, "later": {}}}}))
    seen = []
    for seconds in (0.0009, 0.0002):
        scene.advance(seconds)
        seen.append(scene.state)
    assert seen == states
    scene.advance(1000.0)
    assert scene.state == states[-1]
    assert [event.name for event in emitted(scene)] == told


def test_a_focus_that_cannot_be_is_none() -> None:
    region = {"name": "q", "shape": {"rectangle": [0, 0, 1, 1]}, "focusable": True, "enabled": False}
    scene, told = answer([{"focus": "q"}, {"emit": "after"}], {}, regions=[region])
    assert (scene.focus, told) == (None, ["after"])
