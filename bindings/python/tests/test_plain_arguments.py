# SPDX-License-Identifier: MIT
"""What people write first is taken: the name of a spring as a motion, a dictionary as a document."""

from __future__ import annotations

import json
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import Document, NotFoundError, Scene, Spring, Stage

NAMES = ("smooth", "snappy", "bouncy", "interactive", "core-animation", "uikit")
DOCUMENT = {
    "animcore": 1,
    "size": [10, 10],
    "properties": {"x": {"kind": "scalar", "value": 1}},
    "nodes": [{"kind": "ellipse", "frame": [0, 0, 10, 10]}],
}


def played(motion: Any) -> list[float]:
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(motion):
        x.value = 1.0
    values = []
    for _ in range(30):
        stage.advance(1 / 60)
        values.append(x.presentation)
    return values


@pytest.mark.parametrize("name", NAMES)
def test_a_springs_name_is_a_motion(name: str) -> None:
    assert played(name) == played(Spring.named(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_springs_name_is_an_animations_spring(name: str) -> None:
    def shown(spring: Any) -> list[float]:
        stage = Stage()
        x = stage.add("x", 0.0)
        x.animate(to=1.0, spring=spring)
        stage.advance(0.1)
        return [x.presentation, x.velocity]

    assert shown(name) == shown(Spring.named(name))


def test_names_of_curves_stay_curves() -> None:
    assert played("ease-out") != played("smooth")
    assert played("default") != played(Spring.default())


def test_a_misspelt_motion_says_what_there_is() -> None:
    with pytest.raises(NotFoundError, match="'bouncey'"):
        played("bouncey")
    with pytest.raises(TypeError, match="a Spring or a spring's name"):
        played(3)
    stage = Stage()
    x = stage.add("x", 0.0)
    with pytest.raises(TypeError, match="a Spring or the name of one"):
        x.animate(to=1.0, spring=3)  # type: ignore[arg-type]


def test_a_dictionary_is_a_document(tmp_path: FilePath) -> None:
    file = tmp_path / "document.json"
    file.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    with Scene.load(DOCUMENT) as scene, Scene.load(file) as other, Scene.load(str(file)) as third:
        assert scene.state_hash() == other.state_hash() == third.state_hash()
        assert scene.reload(DOCUMENT) == []
    with Document.load(DOCUMENT) as document, document.scene() as made:
        assert made["x"].value == 1.0


@pytest.mark.parametrize("wrong", [3, None, ["a"], b"{}"])
def test_another_type_is_no_document(wrong: Any) -> None:
    with pytest.raises(TypeError, match="a document is a file's path, a text that begins with"):
        Scene.load(wrong)
