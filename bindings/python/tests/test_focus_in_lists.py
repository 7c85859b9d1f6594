# SPDX-License-Identifier: MIT
"""Tab in lists: from item to item in the order that people see, as WCAG 2.4.3 asks, whatever room an item has."""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import Scene

AREA = {"rectangle": [0, 0, 10, 10]}
INNER = {
    "size": [10, 10],
    "regions": [{"name": "r", "shape": AREA, "focusable": True}],
    "machine": {"states": {"only": {}}},
}


def scene_of_lists(is_nested: bool) -> Scene:
    """A region, a list of items with two regions each (and with a list inside), and another region."""
    nodes = [{"kind": "list", "name": "inner", "component": "inner", "capacity": 3}] if is_nested else []
    item: dict[str, Any] = {
        "size": [10, 10],
        "nodes": nodes,
        "regions": [{"name": name, "shape": AREA, "focusable": True} for name in ("first", "second")],
        "machine": {"states": {"only": {}}},
    }
    if is_nested:
        item["components"] = {"inner": INNER}
    return Scene(
        {
            "animcore": 1,
            "size": [40, 40],
            "components": {"item": item},
            "nodes": [{"kind": "list", "name": "l", "component": "item", "capacity": 5}],
            "regions": [{"name": name, "shape": AREA, "focusable": True} for name in ("before", "after")],
            "machine": {"states": {"only": {}}},
        }
    )


def expected_order(scene: Scene, is_nested: bool) -> list[str]:
    """Regions of components come before those of the document around them, as the format says."""
    order = []
    for item in scene.lists["l"]:
        if is_nested:
            order += [f"{inner.name}.r" for inner in scene.lists[f"{item.name}.inner"]]
        order += [f"{item.name}.first", f"{item.name}.second"]
    return [*order, "before", "after"]


def walk(scene: Scene, is_backwards: bool) -> list[str]:
    """What has the focus after each Tab, until nothing has it."""
    found = []
    while scene.key("tab", shift=is_backwards):
        assert scene.focus is not None
        found.append(scene.focus)
        assert len(found) < 100
    assert scene.focus is None
    return found


def change(scene: Scene, source: random.Random, is_nested: bool) -> None:
    lists = [scene.lists["l"]]
    if is_nested:
        lists += [scene.lists[f"{item.name}.inner"] for item in scene.lists["l"]]
    chosen = source.choice(lists)
    keys = [item.key for item in chosen]
    action = source.choice(["append", "append", "move", "remove"])
    if action == "append" and len(keys) < chosen.capacity:
        chosen.append({}, index=source.randint(0, len(keys)))
    elif action == "move" and keys:
        chosen.move(source.choice(keys), source.randrange(len(keys)))
    elif action == "remove" and keys:
        chosen.remove(source.choice(keys))
    scene.advance(0.01)


@pytest.mark.parametrize("is_nested", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_tab_goes_from_item_to_item_in_their_order(seed: int, is_nested: bool) -> None:
    source = random.Random(seed)
    scene = scene_of_lists(is_nested)
    for _ in range(40):
        change(scene, source, is_nested)
        order = expected_order(scene, is_nested)
        assert walk(scene, is_backwards=False) == order
        assert walk(scene, is_backwards=True) == order[::-1]


@pytest.mark.parametrize("seed", range(8))
def test_tab_goes_on_from_where_a_removed_item_was(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(20):
        scene = scene_of_lists(is_nested=False)
        for _ in range(12):
            change(scene, source, is_nested=False)
        items = scene.lists["l"]
        if not len(items):
            continue
        place = source.randrange(len(items))
        item = list(items)[place]
        order = expected_order(scene, is_nested=False)
        scene.focus = f"{item.name}.{source.choice(['first', 'second'])}"
        rest = [name for name in order if not name.startswith(f"{item.name}.")]
        items.remove(item.key)
        scene.advance(0.01)
        assert scene.focus is None
        before = scene.snapshot()
        assert scene.key("tab")
        assert scene.focus == rest[2 * place]
        scene.restore(before)
        assert scene.key("tab")
        assert scene.focus == rest[2 * place]


@pytest.mark.parametrize("how", ["remove", "clear"])
def test_what_is_gone_tells_nothing(how: str) -> None:
    """The format's page says that a press, a hover and the focus are forgotten with their item."""
    component = {"size": [10, 10], "regions": [{"name": "first", "shape": AREA, "focusable": True}]}
    nodes = [{"kind": "list", "name": "l", "component": "item"}]
    scene = Scene({"animcore": 1, "size": [40, 40], "components": {"item": component}, "nodes": nodes})
    items = [scene.lists["l"].append() for _ in range(2)]
    scene.pointer("move", 5, 5, 1)
    scene.pointer("down", 5, 5, 2)
    scene.focus = f"{items[0].name}.first"
    told = [str(event.name) for event in scene.events() if str(event.name).startswith("l.")]
    assert {name.rpartition(".")[2] for name in told} >= {"enter", "down", "focus"}
    if how == "clear":
        scene.lists["l"].clear()
    else:
        for item in items:
            scene.lists["l"].remove(item.key)
    scene.pointer("move", 6, 6, 1)
    scene.pointer("up", 6, 6, 2)
    scene.pointer("leave", pointer=1)
    scene.advance(0.1)
    assert scene.focus is None
    assert [event for event in scene.events() if str(event.name).startswith("l.")] == []
