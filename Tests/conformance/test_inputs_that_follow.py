# SPDX-License-Identifier: MIT
"""Inputs of components that follow what moves in the document around them.

A straight line from 0 to 100 in a second is at 25 k after k quarters. What is taken over every 2^21 flicks is known at
the next multiple of that, what a guard asks at the flick itself. Under any cut of time, over snapshots and reloads."""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import EventKind, Scene

FLICKS = 705_600_000
GRID = 1 << 21


def document(given: dict[str, Any], states: dict[str, Any], inputs: dict[str, Any]) -> dict[str, Any]:
    return {
        "animcore": 1,
        "size": [100, 100],
        "components": {"part": {"size": [10, 10], "inputs": inputs, "machine": {"states": states}}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "machine": {
            "states": {
                "still": {
                    "on": {
                        "go": {"actions": [{"set": {"x": 100}, "motion": {"curve": "linear", "duration": 1}}]},
                        "back": {"actions": [{"set": {"x": 0}, "motion": {"spring": "bouncy"}}]},
                    }
                }
            }
        },
        "nodes": [{"kind": "component", "name": "part", "component": "part", "inputs": given}],
    }


def after(quarter: int) -> int:
    """The next multiple of the grid."""
    return -(-quarter * FLICKS // 4 // GRID) * GRID


TELL = [{"emit": "now"}]
NUMBER = {"level": {"type": "number"}}
CASES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], list[int]]] = [
    (
        "always",
        {"level": "x"},
        {"low": {"always": {"target": "high", "guard": "level > 50", "actions": TELL}}, "high": {}},
        NUMBER,
        [FLICKS // 2 + 1],
    ),
    ("when", {"level": "2 * x"}, {"low": {"when": {"guard": "level >= 50", "actions": TELL}}}, NUMBER, [FLICKS // 4]),
    (
        "boolean",
        {"on": "x > 50"},
        {"low": {"when": {"guard": "on", "actions": TELL}}},
        {"on": {"type": "boolean"}},
        [FLICKS // 2 + 1],
    ),
    (
        "changed",
        {"level": "floor(x / 25)"},
        {"low": {"on": {"changed.level": {"actions": TELL}}}},
        NUMBER,
        [FLICKS // 4, FLICKS // 2, FLICKS * 3 // 4, FLICKS],
    ),
    (
        "changed boolean",
        {"on": "x > 50"},
        {"low": {"on": {"changed.on": {"actions": TELL}}}},
        {"on": {"type": "boolean"}},
        [FLICKS // 2 + 1],
    ),
    (
        "number as text",
        {"title": {"number": "floor(x / 25)"}},
        {"low": {"on": {"changed.title": {"actions": TELL}}}},
        {"title": {"type": "string"}},
        [after(1), after(2), after(3), FLICKS],
    ),
    (
        "text",
        {"title": {"expression": "'part ' + floor(x / 25)"}},
        {"low": {"when": {"guard": "title == 'part 2'", "actions": TELL}}},
        {"title": {"type": "string"}},
        [after(2)],
    ),
]


def play(text: dict[str, Any], cuts: int, source: random.Random, how: str = "") -> tuple[Any, ...]:
    scene = Scene(text)
    scene.send("go")
    places = sorted(source.randint(0, 2 * FLICKS) for _ in range(cuts - 1))
    told: list[tuple[Any, int]] = []
    for start, end in zip([0, *places], [*places, 2 * FLICKS], strict=True):
        scene.advance_flicks(end - start)
        told += [(event.name, event.time_flicks) for event in scene.events() if event.kind is EventKind.EMITTED]
        if how == "restore":
            snapshot = scene.snapshot()
            scene = Scene(text)
            scene.restore(snapshot)
        elif how == "reload":
            scene.reload(text)
    return told, scene.state, "" if how == "reload" else scene.state_hash()


@pytest.mark.parametrize(
    ("given", "states", "inputs", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_they_are_taken_over_at_the_same_flick_under_any_cut(
    given: dict[str, Any], states: dict[str, Any], inputs: dict[str, Any], expected: list[int]
) -> None:
    text = document(given, states, inputs)
    source = random.Random(7)
    once = play(text, 1, source)
    assert [flick for _, flick in once[0]] == expected
    for cuts in (2, 61, 700):
        assert play(text, cuts, source) == once
    assert play(text, 30, source, "restore") == once
    assert play(text, 30, source, "reload")[:2] == once[:2]


def test_what_is_read_and_drawn_is_right_when_all_has_come_to_rest() -> None:
    part = {
        "size": [10, 10],
        "inputs": {"title": {"type": "string"}},
        "nodes": [{"kind": "text", "text": {"input": "title"}, "position": [0, 10], "fill": "#000"}],
    }
    text = document({"title": {"number": "x", "decimals": 1}}, {}, {"title": {"type": "string"}})
    text["components"]["part"] = part
    scene = Scene(text)
    scene.send("go")
    scene.advance(0.5)
    # At most 3 ms old.
    assert 49.6 < float(scene.inputs["part.title"]) <= 50
    scene.advance(2)
    assert scene.inputs["part.title"] == "100.0"
    assert "100.0" in scene.svg()
    scene["x"].value = 30
    scene.advance(0)
    assert scene.inputs["part.title"] == "30.0"


def test_a_host_that_sleeps_is_woken() -> None:
    case = CASES[3]
    scene = Scene(document(case[1], case[2], case[3]))
    scene.send("go")
    told = []
    while (due := scene.stage.next_due) is not None:
        scene.advance_flicks(round(due * FLICKS) - scene.time_flicks)
        told += [event.time_flicks for event in scene.events() if event.kind is EventKind.EMITTED]
        assert not told or told[-1] <= scene.time_flicks
    assert told == case[4]


@pytest.mark.parametrize("seed", range(20))
def test_random_documents_in_any_cut(seed: int) -> None:
    source = random.Random(seed)
    number = source.choice(["x", "round(x / 7)", "x * x", "clamp(x, 20, 60)", "sin(x / 9)"])
    states = {
        "one": {
            "on": {"changed.level": {"actions": [{"increment": {"count": 1}}]}},
            "always": {"target": "two", "guard": source.choice(["level > 3.3", "count > 9", "title == '5'"])},
        },
        "two": {
            "on": {"changed.title": {"actions": [{"increment": {"count": 2}}]}},
            "when": {"target": "one", "guard": source.choice(["level < 6", "count % 5 == 1", "title < '4'"])},
            "after": [{"delay": source.uniform(0.1, 0.9), "target": "one"}],
        },
    }
    given = {"level": number, "title": {"number": "x / 10", "decimals": source.randint(0, 1)}}
    inputs = {"level": {"type": "number"}, "title": {"type": "string"}, "count": {"type": "number"}}
    text = document(given, states, inputs)
    once = play(text, 1, source)
    for cuts in (3, 60, 333):
        assert play(text, cuts, source) == once
    assert play(text, 9, source, "restore") == once


def test_items_hear_of_booleans_at_the_flick() -> None:
    """Each item of a list at its own: x is at 50 and 60 after halves and three fifths of the second."""
    text = {
        "animcore": 1,
        "size": [10, 10],
        "components": {
            "part": {"inputs": {"on": {"type": "boolean"}}, "machine": {"states": {"a": {"on": {"changed.on": {
                "actions": [{"emit": "told"}]}}}}}},
        },
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "nodes": [
            {"kind": "list", "name": "parts", "component": "part", "capacity": 3,
             "inputs": {"on": "x >= 50 + 10 * item.index"}}
        ],
        "machine": {"states": {"a": {"on": {
            "add": {"actions": [{"append": "parts"}]},
            "go": {"actions": [{"set": {"x": 100}, "motion": {"curve": "linear", "duration": 1}}]},
        }}}},
    }  # fmt: skip
    for cuts in (1, 7, 90):
        scene = Scene(text)
        scene.send("add")
        scene.send("add")
        scene.send("go")
        told = []
        for index in range(cuts):
            scene.advance_flicks(FLICKS * (index + 1) // cuts - FLICKS * index // cuts)
            told += [(event.name, event.time_flicks) for event in scene.events() if event.kind is EventKind.EMITTED]
            if cuts == 90 and index % 9 == 0:
                snapshot = scene.snapshot()
                scene = Scene(text)
                scene.restore(snapshot)
            elif cuts == 7:
                scene.reload(text)
        assert told == [("parts.0.told", FLICKS // 2), ("parts.1.told", FLICKS * 3 // 5)]


@pytest.mark.parametrize(
    ("limits", "of_nothing"), [((1, 5), 1.0), ((-3, 5), 0.0), ((-9, -2), -2.0), ((0, 5), 0.0), ((2, 2), 2.0)]
)
def test_a_given_number_is_in_its_range_also_where_its_expression_has_no_result(
    limits: tuple[float, float], of_nothing: float
) -> None:
    """What is no number counts as 0, and is then limited like any other."""
    part = {
        "size": [1, 1],
        "inputs": {"level": {"type": "number", "range": list(limits)}, "on": {"type": "boolean"}},
        "properties": {"seen": {"kind": "scalar", "expression": "10 * level + on"}},
    }
    given = {"level": "(a - 1) / (b - 1)", "on": "(a - 1) / (b - 1)"}
    document = {
        "animcore": 1,
        "size": [1, 1],
        "components": {"part": part},
        "inputs": {"a": {"type": "number", "value": 1}, "b": {"type": "number", "value": 1}},
        "nodes": [{"kind": "component", "name": "part", "component": "part", "inputs": given}],
    }
    with Scene(document) as scene:
        assert (scene.inputs["part.level"], scene.inputs["part.on"]) == (of_nothing, False)
        assert scene["part.seen"].presentation == 10 * of_nothing
        for a, b in ((1, 1), (4, 2), (5, 0), (1, 2), (1, 1)):
            scene.inputs["a"], scene.inputs["b"] = a, b
            quotient = (a - 1) / (b - 1) if b != 1 else 0.0
            level = min(max(quotient, limits[0]), limits[1])
            assert (scene.inputs["part.level"], scene.inputs["part.on"]) == (level, quotient != 0)
            assert scene["part.seen"].presentation == 10 * level + (quotient != 0)


def test_given_inputs_are_those_of_the_edited_document_at_once_after_a_reload() -> None:
    hears = {f"changed.{name}": {"actions": [{"emit": name}]} for name in ("title", "level", "on")}
    part = {
        "size": [1, 1],
        "inputs": {"title": {"type": "string"}, "level": {"type": "number"}, "on": {"type": "boolean"}},
        "machine": {"states": {"only": {"on": hears}}},
        "nodes": [{"kind": "text", "text": {"input": "title"}, "position": [0, 0], "fill": "#000"}],
    }

    def edition(**given: Any) -> dict[str, Any]:
        node = {"kind": "component", "name": "part", "component": "part", "inputs": given}
        return {"animcore": 1, "size": [1, 1], "components": {"part": part}, "nodes": [node]}

    with Scene(edition(title="A", level=1)) as scene:
        scene.inputs["part.on"] = True
        scene.events()
        for given, heard in (
            ({"title": "B", "level": 1}, ["title"]),
            ({"title": "B", "level": 2}, ["level"]),
            ({"title": {"expression": "'C'"}, "level": "2 + 1", "on": True}, ["title", "level"]),
            ({"title": {"expression": "'C'"}, "level": "2 + 1", "on": False}, ["on"]),
        ):
            assert scene.reload(edition(**given)) == []
            told = [event.name for event in scene.events() if event.kind is EventKind.EMITTED]
            assert told == [f"part.{name}" for name in heard]
            title = "C" if isinstance(given["title"], dict) else given["title"]
            assert scene.inputs["part.title"] == title
            assert [command.text for command in scene.display_list()] == [title]
