# SPDX-License-Identifier: MIT
"""Pointers, the focus and leaving items across changes of lists and reloads: what held something that has gone takes
part in nothing, and what a reload leaves behind can be saved and restored.
"""

from __future__ import annotations

from typing import Any

import animcore
import pytest

ITEM: dict[str, Any] = {
    "size": [100, 100],
    "machine": {"states": {"here": {"on": {"r.pinch": {"actions": [{"emit": "pinched"}]}}}}},
    "nodes": [{"kind": "rectangle", "name": "box", "frame": [0, 0, 100, 100], "fill": "#000"}],
    "regions": [{"name": "r", "node": "box"}],
}


def listed(item: dict[str, Any], capacity: int = 2) -> dict[str, Any]:
    node = {"kind": "list", "name": "rows", "component": "item", "capacity": capacity, "items": [{"key": "x"}]}
    return {
        "animcore": 1,
        "size": [100, 100],
        "components": {"item": item},
        "machine": {"states": {"only": {}}},
        "nodes": [node],
    }


def told(scene: animcore.Scene) -> list[tuple[str | None, Any]]:
    """The pointers' events, each with the number of its pointer."""
    return [(event.name, event.data["pointer"]) for event in scene.events() if event.kind is animcore.EventKind.CONTROL]


def with_orphan() -> animcore.Scene:
    """The pointer 1 holds an item that has gone, and whose slot another item has."""
    scene = animcore.Scene(listed(ITEM, capacity=1))
    scene.pointer("down", 5, 5, 1)
    scene.lists["rows"].remove("x")
    scene.lists["rows"].append(key="y")
    scene.events()
    return scene


def test_a_pointer_that_held_a_removed_item_takes_no_part_in_a_pinch_of_the_next() -> None:
    with with_orphan() as scene:
        scene.pointer("down", 20, 20, 2)
        scene.pointer("down", 60, 20, 3)
        assert told(scene) == [("rows.0.r.down", 2), ("rows.0.r.pinch.begin", 3)]
        scene.pointer("move", 90, 90, 1)
        assert told(scene) == []
        scene.pointer("move", 100, 20, 3)
        changes = [event for event in scene.events() if event.kind is animcore.EventKind.CONTROL]
        assert [(event.name, event.data["scale"]) for event in changes] == [("rows.0.r.pinch.change", 2.0)]
        scene.pointer("up", 90, 90, 1)
        assert told(scene) == []
        scene.pointer("up", 100, 20, 3)
        assert told(scene) == [("rows.0.r.pinch.end", 3)]


def test_the_cancel_of_a_pointer_that_held_a_removed_item_ends_no_pinch_of_the_next() -> None:
    for action in ("cancel", "release"):
        with with_orphan() as scene:
            scene.pointer("down", 20, 20, 2)
            scene.pointer("down", 60, 20, 3)
            scene.events()
            if action == "cancel":
                scene.pointer("cancel", pointer=1, x=0, y=0)
            else:
                scene.release_pointer(1)
            assert told(scene) == []
            scene.pointer("move", 100, 20, 3)
            assert told(scene) == [("rows.0.r.pinch.change", 3)]


def test_a_pointer_that_held_a_removed_item_can_be_captured_for_the_next() -> None:
    with with_orphan() as scene:
        scene.capture_pointer("rows.0.r", 1)
        scene.pointer("up", 6, 6, 1)
        assert told(scene) == [("rows.0.r.drag.enter", 1), ("rows.0.r.up.inside", 1)]


def test_a_scene_is_saved_after_a_reload_without_the_list_of_a_held_item() -> None:
    with animcore.Scene(listed(ITEM)) as scene:
        scene.pointer("down", 5, 5, 1)
        scene.lists["rows"].clear()
        losses = scene.reload({"animcore": 1, "size": [100, 100], "machine": {"states": {"only": {}}}})
        assert losses == ["component 'rows.0': is no more", "component 'rows.1': is no more"]
        before = scene.state_hash()
        scene.restore(scene.snapshot())
        assert scene.state_hash() == before
        scene.pointer("up", 5, 5, 1)


@pytest.mark.parametrize("key", ["tab", "space"])
def test_a_region_loses_the_focus_where_a_reload_makes_it_unfocusable(key: str) -> None:
    region: dict[str, Any] = {"name": "field", "shape": {"rectangle": [0, 0, 10, 10]}, "focusable": True}
    document = {"animcore": 1, "size": [10, 10], "machine": {"states": {"only": {}}}, "regions": [region]}
    with animcore.Scene(document) as scene:
        scene.focus = "field"
        scene.key("space", "down")
        assert scene.regions[0].held
        region["focusable"] = False
        losses = scene.reload(document)
        assert losses == ["the focus on the region 'field': it is not focusable any more"]
        assert scene.focus is None
        assert not scene.regions[0].held
        scene.restore(scene.snapshot())
        scene.key(key, "press")
        assert scene.focus is None


def leaving(name: str | None) -> dict[str, Any]:
    """An item that leaves for a second by a state of a name, or has no machine."""
    item: dict[str, Any] = {"size": [1, 1]}
    if name is not None:
        states: dict[str, Any] = {
            "here": {"on": {"removed": name}},
            name: {"after": [{"delay": 1, "target": "gone"}]},
            "gone": {"type": "final"},
        }
        item["machine"] = {"states": states}
    return listed(item)


def test_an_item_leaves_by_the_edited_way_after_a_reload() -> None:
    with animcore.Scene(leaving("fading")) as scene:
        scene.lists["rows"].clear()
        scene.advance(0.5)
        assert scene.reload(leaving("fading")) == []
        assert scene.in_state("rows.0.fading")
        assert scene.reload(leaving("shrinking")) == [
            "state 'rows.0.fading': was active and is no more; its machine starts anew"
        ]
        assert scene.in_state("rows.0.shrinking")
        scene.advance(0.999)
        assert [item.key for item in scene.lists["rows"].leaving] == ["x"]
        scene.advance(0.002)
        assert scene.lists["rows"].leaving == []


def test_an_item_that_leaves_is_gone_where_a_reload_takes_its_machine() -> None:
    with animcore.Scene(leaving("fading")) as scene:
        scene.lists["rows"].clear()
        scene.reload(leaving(None))
        assert scene.lists["rows"].leaving == []
