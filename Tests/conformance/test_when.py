# SPDX-License-Identifier: MIT
"""Transitions that are taken each time their guard comes to hold.

When a motion passes a value is known in closed form: a straight line from 0 to 100 in a second, there and back, is at
50 after 0.5 s, 1.5 s, 2.5 s and so on; what passes upwards does so at every other of these. Random charts have them
too, against the oracle: test_machines.py."""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import Document, DocumentError, Machine, Scene

FLICKS = 705_600_000


def document(when: Any, **changes: Any) -> dict[str, Any]:
    return {
        "animcore": 1,
        "inputs": {"n": {"type": "number"}, "count": {"type": "number"}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "animations": {
            "swing": {
                "property": "x",
                "from": 0,
                "to": 100,
                "curve": "linear",
                "duration": 1,
                "timing": {"repeat": "infinite", "autoreverse": True},
            }
        },
        "machine": {
            "states": {
                "here": {"on": {"go": {"actions": [{"play": "swing"}]}}, "when": when},
                "there": {"on": {"back": "here"}},
            }
        },
        **changes,
    }


def emitted(scene: Scene | Machine) -> list[tuple[str, int]]:
    return [(str(event.name), event.time_flicks) for event in scene.events() if event.kind == "emitted"]


def test_each_time_something_moving_passes() -> None:
    scene = Scene(
        document(
            [
                {"guard": "x > 50", "actions": [{"emit": "up"}]},
                {"guard": "x < 50", "actions": [{"emit": "down"}]},
                {"guard": "x >= 25 && x < 75", "actions": [{"increment": {"count": 1}}]},
            ]
        )
    )
    scene.send("go")
    scene.advance(4.2)
    expected = {"up": [0.5, 2.5], "down": [1.5, 3.5]}
    told = emitted(scene)
    for name, seconds in expected.items():
        flicks = [flick for each, flick in told if each == name]
        assert len(flicks) == len(seconds), told
        assert all(abs(flick - round(at * FLICKS)) <= 1 for flick, at in zip(flicks, seconds, strict=True))
    # In at 0.25, 1.25, 2.25, 3.25.
    assert scene.inputs["count"] == 4


def test_what_holds_already_does_not_come_to_hold() -> None:
    machine = Machine.load(document({"guard": "n < 3", "actions": [{"increment": {"count": 1}}]}))
    counts = []
    for n in (0, 1, 5, 6, 2, 1, 3, 2.5):
        machine.inputs["n"] = n
        counts.append(machine.inputs["count"])
    assert counts == [0, 0, 0, 0, 1, 1, 1, 2]
    # Left while it does not hold and entered while it holds.
    machine = Machine.load(document([{"guard": "n > 3", "target": "there"}]))
    machine.inputs["n"] = 4
    assert machine.state == "there"
    machine.send("back")
    assert machine.state == "here"
    machine.inputs["n"] = 0
    machine.inputs["n"] = 5
    assert machine.state == "there"


def test_the_inner_state_comes_first_and_the_outer_one_after_it() -> None:
    machine = Machine.load(
        {
            "animcore": 1,
            "inputs": {"n": {"type": "number"}},
            "machine": {
                "states": {
                    "outer": {
                        "when": {"guard": "n == 1", "actions": [{"emit": "outer"}]},
                        "states": {
                            "inner": {
                                "when": [
                                    {"guard": "n > 0", "actions": [{"emit": "first"}]},
                                    {"guard": "n >= 1", "actions": [{"emit": "second"}]},
                                ]
                            }
                        },
                    }
                }
            },
        }
    )
    machine.inputs["n"] = 1
    assert [name for name, _ in emitted(machine)] == ["first", "second", "outer"]


def test_events_move_guards_too() -> None:
    chart = document({"guard": "n >= 2", "actions": [{"emit": "two"}, {"assign": {"n": 0}}]})
    chart["machine"]["states"]["here"]["on"]["more"] = {"actions": [{"increment": {"n": 1}}]}
    machine = Machine.load(chart)
    for _ in range(7):
        machine.send("more")
    assert [name for name, _ in emitted(machine)] == ["two"] * 3
    assert machine.inputs["n"] == 1


def test_elapsed() -> None:
    machine = Machine.load(document({"guard": "elapsed % 0.5 >= 0.25 && elapsed < 2", "actions": [{"emit": "tick"}]}))
    machine.advance(3)
    assert [flick for _, flick in emitted(machine)] == [round(at * FLICKS) for at in (0.25, 0.75, 1.25, 1.75)]


@pytest.mark.parametrize("seed", range(30))
def test_in_steps_of_any_length_over_snapshots_and_reloads(seed: int) -> None:
    draw = random.Random(seed)
    levels = [
        draw.choice(["x > 30", "x < 80", "x > 60 && n > 1", "n > 2", "elapsed >= 0.4", "x * x > 2500"]) for _ in "abc"
    ]
    whens = [{"guard": guard, "actions": [{"emit": f"e{index}"}]} for index, guard in enumerate(levels)]
    whens[draw.randrange(3)]["target"] = draw.choice(["here", "there"])
    chart = document(whens)
    program = [(draw.choice(["go", "back", "n"]), draw.randint(0, 4), draw.choice([0, 0.3, 0.9])) for _ in range(8)]

    def play(cuts: int, how: str = "") -> tuple[Any, ...]:
        scene = Scene(chart)
        told: list[tuple[str, int]] = []
        for name, number, pause in program:
            if name == "n":
                scene.inputs["n"] = number
            else:
                scene.send(name)
            flicks = round(pause * FLICKS)
            for index in range(cuts):
                scene.advance_flicks(flicks * (index + 1) // cuts - flicks * index // cuts)
            told += emitted(scene)
            if how == "restore":
                snapshot = scene.snapshot()
                scene = Scene(chart)
                scene.restore(snapshot)
            elif how == "reload":
                scene.reload(chart)
        return told, scene.state, scene.state_hash()

    once = play(1)
    assert play(5) == once
    assert play(3, "restore") == once
    assert play(2, "reload")[:2] == once[:2]


def test_a_state_that_only_a_when_leads_to_is_reached() -> None:
    chart = document({"guard": "n > 1", "target": "there"})
    chart["machine"]["states"]["there"] = {}
    assert [warning.kind for warning in Document(chart, keep_warnings=True).warnings if warning.kind == "state"] == []


@pytest.mark.parametrize(
    ("when", "message"),
    [
        ("there", "when: must be an object, not a string"),
        ({"target": "there"}, "guard"),
        ([{"guard": "n >", "target": "there"}], "when/0/guard"),
        ({"guard": "n > 1", "target": "nowhere"}, "nowhere"),
        ({"guard": "n > 1", "delay": 1}, "delay"),
    ],
)
def test_what_is_refused(when: Any, message: str) -> None:
    with pytest.raises(DocumentError) as caught:
        Scene(document(when))
    assert message in str(caught.value)
