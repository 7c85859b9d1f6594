# SPDX-License-Identifier: MIT
"""Machines by themselves: what the package adds to the C interface. The algorithm is tested by Tests/conformance."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from animcore import ArgumentError, DocumentError, LimitError, Machine, NotFoundError, Scene, _raw
from animcore import scene as scene_module

COUNTER = {
    "inputs": {"n": {"type": "number", "range": [0, 100]}, "mode": {"type": "string", "value": "up"}},
    "machine": {
        "states": {
            "idle": {
                "on": {
                    "add": {"guard": "mode == 'up'", "actions": [{"increment": {"n": "event.by"}}]},
                    "tell": {
                        "actions": [
                            {
                                "emit": "told",
                                "data": {"n": "n * 2", "big": True, "word": {"text": "süß"}, "mode": {"input": "mode"}},
                            }
                        ]
                    },
                    "one": {"actions": [{"emit": "single", "data": {"n": 1}}]},
                    "is": {"guard": "event.name == 'ada' && event.sure", "target": "run"},
                }
            },
            "run": {
                "type": "parallel",
                "states": {
                    "a": {"states": {"a1": {"after": [{"delay": 0.5, "target": "a2"}]}, "a2": {"type": "final"}}},
                    "b": {"states": {"b1": {"on": {"end": "b2"}}, "b2": {"type": "final"}}},
                },
                "on": {"done.state.run": "over"},
            },
            "over": {"type": "final"},
        }
    },
}


def test_a_machine_needs_no_picture() -> None:
    with Machine.load(COUNTER) as machine:
        assert machine.configuration == ("idle",)
        assert machine.matches("idle")
        assert not machine.matches("idle", "run")
        assert not machine.is_done
        assert machine.size == (0, 0)
        assert machine.display_list() == []
        assert repr(machine) == "<Machine in state 'idle' at 0 s>"
    with pytest.raises(DocumentError, match="'size' is missing"):
        Scene('{"animcore": 1, "nodes": []}')
    assert Machine.load({"states": {"a": {}}}).state == "a"


def test_data_goes_in_and_comes_out() -> None:
    machine = Machine.load(COUNTER)
    machine.send("add", by=3)
    machine.send("add", {"by": 4.5, "unknown": "ignored"})
    assert machine.inputs["n"] == 7.5
    machine.send("add", by=1000)
    assert machine.inputs["n"] == 100
    machine.inputs["mode"] = "down"
    machine.send("add", by=-50)
    assert machine.inputs["n"] == 100
    machine.events()
    machine.send("tell")
    (event,) = machine.events()
    assert (event.name, event.count) == ("told", 4)
    assert event.data == {"n": 200.0, "big": True, "word": "süß", "mode": "down"}
    heard = []
    machine.on_event(lambda event: heard.append(event.data))
    machine.send("tell")
    machine.advance(0)
    assert heard == [event.data]


def test_a_machine_runs_to_its_end() -> None:
    machine = Machine.load(COUNTER)
    machine.send("is", name="ada", sure=False)
    assert machine.state == "idle"
    machine.send("is", name="ada", sure=True)
    assert machine.configuration == ("run", "a", "a1", "b", "b1")
    machine.advance(0.5)
    machine.send("end")
    assert machine.is_done
    assert machine.state == "over"
    assert {state.name: state.type for state in machine.states if state.type != "compound"} == {
        "idle": "atomic",
        "run": "parallel",
        "a1": "atomic",
        "a2": "final",
        "b1": "atomic",
        "b2": "final",
        "over": "final",
    }
    assert [state.parent for state in machine.states[:4]] == [None, None, "run", "a"]
    assert [state.name for state in machine.states if state.is_active] == ["over"]


def test_what_cannot_be_data_is_refused_and_changes_nothing() -> None:
    machine = Machine.load(COUNTER)
    before = machine.state_hash()
    refused: list[tuple[type[Exception], dict[str, Any]]] = [
        (ArgumentError, {"by": float("nan")}),
        (ArgumentError, {"by": float("inf")}),
        (LimitError, {"by": 1e300}),
        (ArgumentError, {"a`b": 1}),
        (ArgumentError, {"": 1}),
        (ArgumentError, {"by": "\ud800"}),
        (LimitError, {"by": "x" * 65537}),
        (LimitError, {f"n{i}": i for i in range(65)}),
        (TypeError, {"by": None}),
    ]
    for error, data in refused:
        with pytest.raises(error):
            machine.send("add", data)
    with pytest.raises(NotFoundError):
        machine.matches("nowhere")
    assert machine.state_hash() == before
    del machine
    gc.collect()


# Of events that wait, the core keeps the data of the latest: 4096 fields, as the header says.
KEPT_FIELDS = 4096


def test_an_event_says_how_much_of_its_data_was_lost() -> None:
    told = KEPT_FIELDS // 4 + 10
    with Machine.load(COUNTER) as machine:
        for _ in range(told):
            machine.send("tell")
        events = [event for event in machine.events() if event.name == "told"]
        assert len(events) == told
        assert [event.data_lost for event in events] == [4] * 10 + [0] * (told - 10)
        assert all(not event.data for event in events[:10])
        assert all(set(event.data) == {"n", "big", "word", "mode"} for event in events[10:])
        # One field more: of the oldest event a part is lost.
        for _ in range(KEPT_FIELDS // 4):
            machine.send("tell")
        machine.send("one")
        events = [event for event in machine.events() if event.name == "told"]
        assert [event.data_lost for event in events[:2]] == [1, 0]
        assert set(events[0].data) == {"big", "word", "mode"}


def test_a_callback_hears_how_much_of_the_data_was_lost() -> None:
    lost: list[int] = []
    with Machine.load(COUNTER) as machine:
        machine.on_event(lambda event: lost.append(event.data_lost) if event.name == "told" else None)
        for _ in range(KEPT_FIELDS // 4 + 3):
            machine.send("tell")
        machine.advance(0.0)
    assert lost == [4] * 3 + [0] * (KEPT_FIELDS // 4)


def test_events_that_are_not_told_take_no_room_from_the_data_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    document = {
        "animcore": 1,
        "size": [10, 10],
        "machine": {"states": {"a": {"on": {"tell": {"actions": [{"emit": "told", "data": {"n": 1}}]}}}}},
        "regions": [{"name": "all", "shape": {"rectangle": [0, 0, 10, 10]}}],
    }

    def masked(options: _raw.anim_scene_options, *_: object) -> None:
        options.event_mask = 1 << _raw.ANIM_EVENT_KIND_CONTROL

    monkeypatch.setattr(scene_module, "_give", masked)
    scene = Scene(document)
    scene.pointer("down", 5, 5)
    for _ in range(KEPT_FIELDS):
        scene.send("tell")
    events = scene.events()
    assert [event.name for event in events] == ["all.down"]
    assert events[0].data_lost == 0
    assert events[0].data["x"] == 5
