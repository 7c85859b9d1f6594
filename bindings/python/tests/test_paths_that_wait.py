# SPDX-License-Identifier: MIT
"""Paths in explicit animations: held, and while they wait.

What is expected: a path that is held stands, as a number does; what is read is what is told of as changed; and what is
computed from a path is what a scene computes that has restored the snapshot, which knows nothing from before.
"""

from __future__ import annotations

from typing import Any

import pytest
from animcore import Keyframes, Path, Scene, Spring, Stage

SQUARE = Path("M0 0L10 0L10 10L0 10Z")
TRIANGLE = Path("M0 0L20 0L10 18Z")


@pytest.mark.parametrize("interruption", ["keep", "replace", "restart"])
@pytest.mark.parametrize("is_additive", [False, True])
@pytest.mark.parametrize("target", [Path("M0 0L20 0L20 20L0 20Z"), TRIANGLE])
def test_a_path_that_is_held_stands(interruption: Any, is_additive: bool, target: Path) -> None:
    stage = Stage()
    path = stage.add("path", SQUARE)
    path.animate(to=target, curve="linear", duration=1.0, interruption=interruption, additive=is_additive)
    stage.advance(0.5)
    before = path.presentation
    path.hold()
    for _ in range(3):
        assert path.presentation == path.value == before
        assert not path.is_animating
        stage.advance(0.25)


def test_what_fills_forwards_ends_where_a_path_is_held() -> None:
    stage = Stage()
    path = stage.add("path", SQUARE)
    path.animate(to=TRIANGLE, spring=Spring(1, 100, 20), fill_mode=1, additive=True)
    stage.advance(30.0)
    before = path.presentation
    path.hold()
    assert path.presentation == path.value == before


MOTIONS: list[dict[str, Any]] = [
    {"to": TRIANGLE},
    {"from_": SQUARE, "to": TRIANGLE},
    {"from_": TRIANGLE},
    {"to": TRIANGLE, "additive": True},
    {"keyframes": Keyframes([TRIANGLE, SQUARE], duration=0.5)},
    {"keyframes": Keyframes.track().linear(TRIANGLE, 0.5)},
]


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("delay", [0.0, 1.0])
def test_a_path_that_is_read_otherwise_has_changed(motion: dict[str, Any], delay: float) -> None:
    stage = Stage()
    path = stage.add("path", SQUARE)
    other = stage.add("other", 0.0)
    with stage.animate("linear", duration=0.2) as first:
        other.value = 1.0
    for options in ({}, {"after": first}, {"group": stage.add_group()}):
        path.value = SQUARE
        path.remove_all_animations()
        stage.changed()
        before = path.presentation
        path.animate(delay=delay, **motion, **options)
        changed = [each.name for each in stage.changed()]
        assert path.presentation == before or changed == ["path"]


PLAYS: dict[str, dict[str, Any]] = {
    "to": {"to": "triangle"},
    "to later": {"to": "triangle", "delay": 0.5},
    "keyframes": {"keyframes": {"values": ["triangle", "dot"]}},
    "keyframes later": {"keyframes": {"values": ["triangle", "dot"]}, "delay": 0.5},
    "blocks": {"keyframes": {"blocks": [{"start": 0.5, "duration": 0.5, "value": "dot"}]}},
    "added": {"to": "dot", "additive": True, "delay": 0.5},
}


@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("seconds", [0.0, 0.1])
def test_what_depends_on_a_path_is_that_of_a_restored_scene(play: str, seconds: float) -> None:
    document = {
        "animcore": 1,
        "size": [60, 60],
        "paths": {"square": SQUARE.svg(), "triangle": TRIANGLE.svg(), "dot": "M5 5L6 5"},
        "properties": {
            "shape": {"kind": "path", "value": "square"},
            "tip": {"kind": "vector2", "expression": ["pathX(shape, 15)", "pathY(shape, 15)"]},
        },
        "animations": {"play": {"property": "shape", **PLAYS[play]}},
        "machine": {"states": {"only": {"on": {"go": {"actions": [{"play": "play"}]}}}}},
        "nodes": [
            {"kind": "ellipse", "frame": [-1, -1, 2, 2], "along": {"path": "shape", "distance": 15}, "fill": "#000"},
            {"kind": "path", "property": "shape", "stroke": {"paint": "#000", "width": 1, "dash": [3, 2]}},
            {"kind": "path", "property": "shape", "fill": "#000", "trim": {"end": 0.3}},
        ],
    }
    scene = Scene(document)
    scene.display_list()
    assert scene["tip"].presentation == (10.0, 5.0)
    scene.send("go")
    scene.advance(seconds)
    other = Scene(document)
    other.restore(scene.snapshot())
    assert scene["tip"].presentation == other["tip"].presentation
    assert scene.svg() == other.svg()
    assert scene.state_hash() == other.state_hash()


@pytest.mark.parametrize("target", [Path("M0 0L20 0L20 20L0 20Z"), TRIANGLE])
def test_a_path_that_jumps_in_a_transaction_tells_that_it_arrived(target: Path) -> None:
    stage = Stage()
    path = stage.add("path", SQUARE)
    with stage.animate("none"):
        path.value = target
    stage.advance(0.0)
    assert [event.kind for event in stage.events()] == ["animation-ended", "transaction-completed"]
