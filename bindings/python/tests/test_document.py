# SPDX-License-Identifier: MIT
"""A document that is loaded once: scenes of it are those of its text."""

from __future__ import annotations

import gc
import json
import threading
from ctypes import c_double
from pathlib import Path

import animcore
import pytest
from animcore import Document, DocumentError, Scene, _raw

CONTROLS = sorted((Path(__file__).resolve().parents[3] / "controls").glob("*.json"))

# Something of all that a document can put on a stage: a derived property, a path, an action.
EVERYTHING = {
    "animcore": 1,
    "size": [100, 100],
    "parameters": {"side": {"type": "number", "value": 10}},
    "inputs": {"level": {"type": "number", "value": 0.5}, "word": {"type": "string", "value": "a"}},
    "properties": {
        "x": {"kind": "scalar", "value": "side"},
        "twice": {"kind": "scalar", "expression": "2 * x"},
        "tint": {"kind": "color", "value": "#FF8000", "space": "oklab"},
        "shape": {"kind": "path", "value": "M0 0L10 0L10 10Z"},
        "own": {"kind": "scalar", "value": 0, "action": {"spring": "bouncy"}},
    },
    "animations": {"fly": {"property": "x", "keyframes": {"values": [0, 30, 10]}, "duration": 0.5}},
    "machine": {
        "states": {
            "a": {
                "on": {"go": "b"},
                "entry": [{"set": {"x": 3}, "motion": {"spring": "bouncy"}}],
            },
            "b": {
                "entry": [
                    {"set": {"shape": "M0 0L20 0L10 30Z", "tint": "#0080FF"}, "motion": {"duration": 0.3}},
                    {"set": {"own": 5}},
                    {"play": "fly"},
                    {"random": {"level": [0, 1]}},
                ],
                "after": [{"delay": 0.2, "target": "a"}],
            },
        }
    },
    "nodes": [
        {"kind": "path", "property": "shape", "fill": "tint", "x": "twice"},
        {"kind": "rectangle", "frame": [0, 0, "side", "own"], "fill": "#000000"},
    ],
}


def play(scene: Scene) -> list[int]:
    """Hashes along a way that goes through both states of EVERYTHING."""
    hashes = []
    for frame in range(60):
        if frame in (3, 30):
            scene.send("go")
        scene.advance(1 / 60)
        hashes.append(scene.state_hash())
    return hashes


def everything(**changes: object) -> str:
    return json.dumps({**EVERYTHING, **changes})


@pytest.mark.parametrize("control", CONTROLS, ids=lambda path: path.stem)
def test_a_scene_of_a_document_is_that_of_its_text(control: Path) -> None:
    with Document.load(control) as document, Scene(document, 7) as one, Scene.load(control, 7) as other:
        assert one.state_hash() == other.state_hash()
        assert one.svg() == other.svg()
        x, y = one.size[0] / 2, one.size[1] / 2
        for scene in (one, other):
            scene.pointer("down", x, y)
            scene.pointer("up", x, y)
            scene.advance(0.1)
        assert one.state_hash() == other.state_hash()
        assert one.svg() == other.svg()
        assert [event.kind for event in one.events()] == [event.kind for event in other.events()]


def test_everything_that_a_document_makes_moves_alike() -> None:
    document = Document(everything())
    loaded = Scene(everything(), 3)
    expected = play(loaded)
    assert len(set(expected)) > 30, "nothing moved: nothing is compared"
    first = Scene(document, 3)
    assert play(first) == expected
    # What one scene did is nothing to the next.
    assert play(document.scene(3)) == expected
    assert play(document.scene(4)) != expected


def test_scenes_outlive_their_document() -> None:
    document = Document(everything())
    scene = Scene(document)
    document.close()
    assert document.is_closed
    gc.collect()
    assert play(scene) == play(Scene(everything()))
    with pytest.raises(animcore.ClosedError):
        Scene(document)


def test_identifiers_of_one_scene_are_foreign_to_another() -> None:
    document = Document(everything())
    one, other = Scene(document), Scene(document)
    value = (c_double * 1)(1)
    identifier = one["x"]._identifier
    assert _raw.anim_stage_set_value(other._handle.stage, identifier, value, 1) == _raw.ANIM_ERROR_IDENTIFIER
    assert _raw.anim_stage_set_value(one._handle.stage, identifier, value, 1) == _raw.ANIM_OK


def test_a_snapshot_goes_from_a_loaded_scene_to_a_made_one_and_back() -> None:
    document = Document(everything())
    loaded, made = Scene(everything()), Scene(document)
    loaded.send("go")
    loaded.advance(0.1)
    made.restore(loaded.snapshot())
    assert made.state_hash() == loaded.state_hash()
    assert play(made) == play(loaded)
    loaded.restore(made.snapshot())
    assert play(made) == play(loaded)


def test_a_made_scene_reloads_as_a_loaded_one() -> None:
    document = Document(everything())
    loaded, made = Scene(everything()), Scene(document)
    edited = everything(size=[120, 100])
    for scene in (loaded, made):
        scene.send("go")
        scene.advance(0.05)
        assert scene.reload(edited) == []
    assert made.state_hash() == loaded.state_hash()
    assert play(made) == play(loaded)
    # The document is still the old one.
    assert Scene(document).size == (100, 100)


def test_parameters_are_the_documents() -> None:
    document = Document(everything(), parameters={"side": 40})
    assert Scene(document).state_hash() == Scene(everything(), parameters={"side": 40}).state_hash()
    with pytest.raises(animcore.ArgumentError, match="parameters"):
        Scene(document, parameters={"side": 10})
    with pytest.raises(animcore.ArgumentError, match="library"):
        Scene(document, components={})


def test_components_of_a_library() -> None:
    dot = {"animcore": 1, "size": [5, 5], "properties": {"r": {"kind": "scalar", "value": 2}}}
    text = json.dumps(
        {"animcore": 1, "size": [9, 9], "nodes": [{"kind": "component", "component": "dot", "name": "one"}]}
    )
    with Document(text, components={"dot": dot}) as document, Scene(document) as scene:
        assert scene["one.r"].value == 2


def test_a_wrong_document_tells_where() -> None:
    with pytest.raises(animcore.DocumentError) as caught:
        Document('{"animcore": 1,\n "sise": [1, 1]}')
    assert caught.value.line == 2


def test_threads_make_scenes_of_one_document() -> None:
    document = Document(everything())
    expected = play(Scene(everything(), 5))
    found: list[list[int]] = []

    def work() -> None:
        for _ in range(5):
            found.append(play(Scene(document, 5)))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 20


def test_an_error_inside_of_a_text_names_its_place_there() -> None:
    with pytest.raises(DocumentError, match="path data, byte 11: expected a command") as caught:
        Scene(json.dumps({"animcore": 1, "paths": {"a": "M0 0\nL1 1\n foo"}}))
    assert caught.value.pointer == "/paths/a"
    derived = {"kind": "scalar", "expression": "1 +\n +* 2"}
    with pytest.raises(DocumentError, match=r"\(line 2, column 2 of the text\)") as caught:
        Scene(json.dumps({"animcore": 1, "properties": {"x": derived}}))
    assert caught.value.pointer == "/properties/x/expression"
