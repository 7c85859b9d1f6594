# SPDX-License-Identifier: MIT
"""Snapshots of an older edition of a document. What comes of them is what restoring in that edition and reloading with
the other comes to, which is tested by itself; here both ways are compared."""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import Document, DocumentError, IdentifierError, KindError, Scene, Stage, StateError, TextSyntaxError


def edition(number: int, **changes: Any) -> dict[str, Any]:
    """Two editions of one document: the second has one state and input less, and others in another order."""
    states = {
        "idle": {"on": {"go": "busy"}},
        "busy": {
            "entry": [{"play": "run"}],
            "on": {"set": {"actions": [{"set": {"x": 10}, "motion": {"spring": {"duration": 1}}}]}},
            "after": [{"delay": 3, "target": "idle"}],
        },
        "old": {},
    }
    properties: dict[str, Any] = {
        "gone": {"kind": "scalar", "value": 1},
        "x": {"kind": "scalar", "value": 0},
        "p": {"kind": "vector2", "value": [0, 0]},
    }
    inputs: dict[str, Any] = {"n": {"type": "number"}, "lost": {"type": "boolean"}}
    if number == 2:
        del states["old"], properties["gone"], inputs["lost"]
        states = {"new": {}, **dict(reversed(states.items()))}
        properties = {"fresh": {"kind": "color", "value": "#fff"}, **dict(reversed(properties.items()))}
        inputs = {"m": {"type": "string"}, **inputs}
    return {
        "animcore": 1,
        "inputs": inputs,
        "properties": properties,
        "animations": {"run": {"property": "p", "to": [10, 20], "curve": "linear", "duration": 2}},
        "machine": {"initial": "idle", "states": states},
        **changes,
    }


def played() -> Scene:
    scene = Scene(edition(1), seed=4)
    scene.inputs["n"] = 7
    scene.send("go")
    scene.advance(0.3)
    scene.send("set")
    scene.advance(0.4)
    return scene


def values(scene: Scene) -> tuple[Any, ...]:
    properties = (scene["x"].presentation, scene["x"].velocity, scene["p"].presentation, scene["fresh"].value)
    return (scene.state, scene.inputs["n"], scene.stage.time, *properties)


def test_it_is_what_restoring_and_reloading_comes_to() -> None:
    first = played()
    snapshot = first.snapshot()
    former = Scene(edition(1))
    former.restore(snapshot)
    losses = former.reload(edition(2))
    scene = Scene(edition(2))
    assert scene.restore_edition(snapshot, Document(edition(1)), edition(2)) == losses
    assert losses == ["input 'lost': is no more, or of another type", "property 'gone': is no more"]
    assert scene.state_hash() == former.state_hash()
    for _ in range(4):
        scene.advance(0.7)
        former.advance(0.7)
        first.advance(0.7)
        assert values(scene) == values(former)
        assert scene["x"].presentation == first["x"].presentation
        assert scene["p"].presentation == first["p"].presentation
    assert scene.state == "idle"
    assert scene.state_hash() == former.state_hash()


def test_its_snapshots_are_taken_the_same_way() -> None:
    """From run to run of a program, which has both editions."""
    scene = Scene(edition(2))
    scene.restore_edition(played().snapshot(), Document(edition(1)), edition(2))
    scene.send("nobody-knows-this", {"or": "that", "number": 3})
    scene.advance(0.2)
    snapshot = scene.snapshot()
    again = Scene(edition(2))
    assert again.restore_edition(snapshot, Document(edition(1)), edition(2)) == []
    assert again.state_hash() == scene.state_hash()
    assert values(again) == values(scene)
    third = Scene(edition(2))
    assert third.restore_edition(again.snapshot(), Document(edition(1)), edition(2)) == []
    again.advance(1)
    third.advance(1)
    assert third.state_hash() == again.state_hash()
    with pytest.raises(StateError):
        Scene(edition(2)).restore(snapshot)


def test_what_the_scene_itself_has_stays() -> None:
    scene = Scene(edition(2))
    before = scene["x"]
    heard: list[str | None] = []
    scene.stage.on_event(lambda event: heard.append(event.name))
    scene.stage.step_budget = 1000
    revision = scene.display_revision
    scene.restore_edition(played().snapshot(), Document(edition(1)), edition(2))
    assert scene.stage.step_budget == 1000
    assert scene.display_revision > revision
    with pytest.raises(IdentifierError):
        _ = before.value
    scene.send("go")
    scene.advance(3)
    assert "idle" in heard


def test_parameters_of_both_editions() -> None:
    parameters = {"parameters": {"big": {"type": "number", "value": 2}}}
    document = Document(edition(1, **parameters), parameters={"big": 5})
    scene = document.scene()
    scene.send("go")
    other = Scene(edition(2, **parameters))
    lines = other.restore_edition(scene.snapshot(), document, edition(2, **parameters), parameters={"big": 9})
    assert len(lines) == 2
    assert other.state == "busy"
    with pytest.raises(StateError, match="another document"):
        other.restore_edition(scene.snapshot(), Document(edition(1, **parameters)), edition(2, **parameters))
    assert other.state == "busy"


@pytest.mark.parametrize(
    ("snapshot", "text", "error"),
    [
        (b"", edition(2), TextSyntaxError),
        (b"animcore nonsense", edition(2), TextSyntaxError),
        ("other", edition(2), StateError),
        ("stage", edition(2), KindError),
        ("right", "{", TextSyntaxError),
        ("right", edition(2, machine=3), DocumentError),
    ],
)
def test_what_fails_changes_nothing(snapshot: Any, text: Any, error: type[Exception]) -> None:
    match snapshot:
        case "other":
            snapshot = Scene(edition(1, size=[1, 2])).snapshot()
        case "stage":
            snapshot = Stage().snapshot()
        case "right":
            snapshot = played().snapshot()
    scene = Scene(edition(2))
    scene.send("go")
    scene.advance(0.1)
    hash_before, values_before = scene.state_hash(), values(scene)
    kept = scene["x"]
    with pytest.raises(error):
        scene.restore_edition(snapshot, Document(edition(1)), text)
    assert (scene.state_hash(), values(scene)) == (hash_before, values_before)
    assert kept.value == 0


@pytest.mark.parametrize("seed", range(40))
def test_damaged_snapshots_are_refused_or_end_well(seed: int) -> None:
    draw = random.Random(seed)
    bad = bytearray(played().snapshot())
    scene = Scene(edition(2))
    before = scene.state_hash()
    for _ in range(draw.randrange(1, 4)):
        bad[draw.randrange(len(bad))] = draw.randrange(256)
    if draw.random() < 0.3:
        bad = bad[: draw.randrange(len(bad))]
    if bytes(bad) == played().snapshot():
        return
    with pytest.raises((TextSyntaxError, StateError)):
        scene.restore_edition(bad, Document(edition(1)), edition(2))
    assert scene.state_hash() == before


@pytest.mark.parametrize("name", ["two\nlines", "\n\n", "a\u2028b\u0085c\rd"])
def test_a_loss_is_one_line_whatever_a_host_calls_its_property(name: str) -> None:
    """Only a line feed ends a line; in a name it becomes a space."""
    scene = Scene(edition(1))
    scene.stage.add(name, 0.0)
    losses = scene.reload(edition(1))
    assert losses == [f"the host's property '{name.replace(chr(10), ' ')}': is no more"]
