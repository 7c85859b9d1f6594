# SPDX-License-Identifier: MIT
"""What append() of a list gives, and how many questions it asks for it.

What is expected is what the method's description says: it returns the item. One that is where it was put is found by a
fixed number of calls, however many items there are.
"""

from __future__ import annotations

from typing import Any

import pytest
from animcore import Scene, _raw

ROW = {
    "size": [1, 1],
    "machine": {"states": {"in": {"entry": [{"emit": "came"}], "on": {"leave": "out"}}, "out": {"type": "final"}}},
}


def rows(**machine: Any) -> Scene:
    node = {"kind": "list", "name": "rows", "component": "row", "capacity": 300, "events": {"came": "came"}}
    states = {"only": {"on": machine}}
    return Scene(
        {"animcore": 1, "size": [1, 1], "components": {"row": ROW}, "nodes": [node], "machine": {"states": states}}
    )


@pytest.mark.parametrize("index", [None, 0, 5, 1000])
def test_each_item_is_found_with_as_many_questions(monkeypatch: pytest.MonkeyPatch, index: int | None) -> None:
    asked = 0
    ask = _raw.anim_scene_get_item_info

    def count(*arguments: Any) -> int:
        nonlocal asked
        asked += 1
        status: int = ask(*arguments)
        return status

    monkeypatch.setattr(_raw, "anim_scene_get_item_info", count)
    scene = rows()
    items = [scene.lists["rows"].append(index=index) for _ in range(200)]
    assert asked <= 3 * len(items)
    assert sorted(item.key for item in items) == sorted(str(number + 1) for number in range(200))


@pytest.mark.parametrize(
    "actions",
    [
        [{"move": "rows", "key": "event.key", "to": 0}],
        [{"move": "rows", "key": "event.key", "to": 2}],
        [{"move": "rows", "at": 0, "to": 300}],
    ],
)
@pytest.mark.parametrize("index", [None, 0, 2])
def test_an_item_that_is_moved_at_once_is_given(actions: list[Any], index: int | None) -> None:
    scene = rows(came={"actions": actions})
    for number in range(6):
        item = scene.lists["rows"].append(key=f"k{number}", index=index)
        assert (item.key, item.is_leaving) == (f"k{number}", False)
        assert scene.lists["rows"][f"k{number}"] == item


def test_an_item_that_is_removed_at_once_is_given_as_leaving() -> None:
    scene = rows(came={"actions": [{"remove": "rows", "key": "event.key"}]})
    item = scene.lists["rows"].append(key="k")
    assert (item.key, item.is_leaving, len(scene.lists["rows"])) == ("k", True, 0)
