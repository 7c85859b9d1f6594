# SPDX-License-Identifier: MIT
"""Nodes and instances that are pressed flat while a finger is on them, and pointers at the ends of the numbers.

document-format.md, Regions: a region without size is not hit; where its node has no size, x and y are those of the last
event; where the instance has none, the others are 0. scene.h: a pointer is at most at 1e150.
"""

from __future__ import annotations

from typing import Any

import pytest
from animcore import EventKind, LimitError, Scene

COMPONENT = {
    "size": [10, 10],
    "nodes": [{"kind": "rectangle", "name": "box", "frame": [-50, -50, 100, 100], "rotation": 0.3, "fill": "#000"}],
    "regions": [{"name": "area", "node": "box"}],
    "machine": {"states": {"only": {"on": {"area.tap": {}}}}},
}


def scene_of(turns: list[float]) -> Scene:
    """An instance in groups that are each turned; the input presses the outermost flat along its x."""
    node: dict[str, Any] = {"kind": "component", "name": "b", "component": "box", "rotation": turns[0]}
    for turn in turns[1:]:
        node = {"kind": "group", "rotation": turn, "nodes": [node]}
    return Scene(
        {
            "animcore": 1,
            "size": [200, 200],
            "inputs": {"size": {"type": "number", "value": 1}},
            "components": {"box": COMPONENT},
            "nodes": [{"kind": "group", "x": 100, "y": 100, "scaleX": "size", "rotation": 0.7, "nodes": [node]}],
        }
    )


@pytest.mark.parametrize("turns", [[0.0], [0.5], [0.4, 1.1], [0.1, 2.3, 0.7], [0.01 * index for index in range(1, 40)]])
def test_what_is_pressed_flat_is_not_hit_and_moves_nothing(turns: list[float]) -> None:
    scene = scene_of(turns)
    assert scene.hit_region(101, 102) is not None
    scene.pointer("down", 110, 104)
    scene.advance(0.01)
    scene.inputs["size"] = 0.0
    scene.pointer("move", 112, 107)
    down, move, *_ = [event.data for event in scene.events() if event.kind is EventKind.CONTROL]
    assert (move["x"], move["y"]) == (down["x"], down["y"])
    assert {move[name] for name in ("dx", "dy", "totalX", "totalY", "vx", "vy")} == {0}
    assert scene.hit_region(100, 100) is None
    assert scene.hit_region(112, 107) is None
    scene.inputs["size"] = 1e-9
    assert scene.hit_region(100, 100) is not None


@pytest.mark.parametrize("place", [(1.1e150, 0.0), (0.0, -1.1e150), (1.7e308, 1.7e308)])
@pytest.mark.parametrize("action", ["down", "move", "up"])
def test_a_pointer_beyond_the_largest_place_is_refused(place: tuple[float, float], action: Any) -> None:
    scene = Scene({"animcore": 1})
    scene.pointer("down", 0, 0, 1)
    before = scene.state_hash()
    with pytest.raises(LimitError, match=r"^x and y must be at most 1e150 in size"):
        scene.pointer(action, *place, 1 if action == "up" else 2)
    assert scene.state_hash() == before
    scene.pointer("cancel", *place, 1)


def test_pointers_at_the_largest_places_are_kept_by_a_snapshot() -> None:
    scene = Scene({"animcore": 1})
    for pointer, place in enumerate([-1e150, 1e150, 0, 1e150]):
        scene.pointer("down", place, -place, pointer)
        scene.pointer("move", -place, place, pointer)
    before = scene.state_hash()
    scene.restore(scene.snapshot())
    assert scene.state_hash() == before
