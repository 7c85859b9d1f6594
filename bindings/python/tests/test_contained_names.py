# SPDX-License-Identifier: MIT
"""`in` and `get` with what no name can be: Python's containers answer False, or the default (Library Reference, Mapping
Types), and raise nothing."""

from __future__ import annotations

from typing import Any

import animcore
import pytest

DOCUMENT = {
    "animcore": 1,
    "size": [100, 100],
    "inputs": {"on": {"type": "boolean"}},
    "properties": {"x": {"kind": "scalar", "value": 0}},
    "components": {"row": {"size": [9, 9], "inputs": {"title": {"type": "string"}}, "nodes": [{"kind": "group"}]}},
    "nodes": [{"kind": "list", "name": "rows", "component": "row", "capacity": 4}],
}
NO_NAMES = ["\ud800", "a\0b", "\0", "", "x" * 100_000, "nothing"]


@pytest.fixture
def scene() -> animcore.Scene:
    scene = animcore.Scene(DOCUMENT)
    scene.lists["rows"].append(key="first")
    return scene


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_no_name_can_be_is_contained_nowhere(scene: animcore.Scene, name: str) -> None:
    stage = animcore.Stage()
    stage.add("x", 0.0)
    containers: list[Any] = [stage, scene, scene.inputs, scene.lists, scene.lists["rows"]]
    for container in containers:
        assert name not in container
    for mapping in (scene.inputs, scene.lists):
        assert mapping.get(name) is None
        assert mapping.get(name, 3) == 3


def test_what_is_there_is_contained(scene: animcore.Scene) -> None:
    assert "x" in scene
    assert "on" in scene.inputs
    assert "rows" in scene.lists
    rows: Any = scene.lists["rows"]
    assert "first" in rows
    assert scene.inputs.get("on") is False


@pytest.mark.parametrize("name", NO_NAMES)
def test_asking_for_it_says_why(scene: animcore.Scene, name: str) -> None:
    for container in (animcore.Stage(), scene, scene.inputs, scene.lists):
        with pytest.raises(animcore.AnimError):
            container[name]
