# SPDX-License-Identifier: MIT
"""Parameters of documents: their values, where they are used, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from animcore import DocumentError, LimitError, Scene, TextSyntaxError
from animcore.values import Color

PARAMETERS: dict[str, Any] = {
    "width": {"type": "number", "value": 40, "range": [1, 500]},
    "height": {"type": "number", "value": "width / 2"},
    "wide": {"type": "boolean", "value": True},
    "mode": {"type": "string", "value": "it's"},
    "accent": {"type": "color", "value": "#FF000080"},
    "plain": {"type": "color", "value": "accent"},
    "mixed": {"type": "color", "value": ["width / 80", 0, "accent.opacity", 1]},
}


def document(**more: Any) -> str:
    return json.dumps({"animcore": 1, "size": ["width", "height"], "parameters": PARAMETERS, **more})


def scene(given: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene(document(**more), parameters=given)


def test_load_time_places() -> None:
    made = scene(
        canvas=["-width", 0, "3 * width", "max(height, 50)"],
        inputs={"level": {"type": "number", "value": "width", "range": [0, "2 * width"]}},
        motions={"soft": {"spring": {"response": "height / 40", "dampingRatio": "wide"}, "duration": "width / 40"}},
        properties={
            "x": {"kind": "scalar", "value": "-width", "threshold": "height / 1000"},
            "point": {"kind": "vector2", "value": ["width", "if(mode == 'it''s', 7, 8)"]},
            "many": {"kind": "vector", "count": "width / 20", "value": [1, "accent.red * 9"]},
            "paint": {"kind": "color", "value": "accent"},
            "other": {"kind": "color", "value": ["accent.red / 2", 0, 0, "height / 40"]},
            "third": {"kind": "color", "value": "mixed"},
        },
    )
    assert made.size == (40, 20)
    assert made.canvas == (-40, 0, 120, 50)
    assert made.inputs["level"] == 40
    assert made.inputs.describe("level").maximum == 80
    values = {name: made[name].value for name in ("x", "point", "many", "paint", "other", "third")}
    assert values["x"] == -40
    assert tuple(values["point"]) == (40, 7)
    assert tuple(values["many"]) == (1, 9)
    assert tuple(values["paint"]) == (1, 0, 0, 128 / 255)
    assert tuple(values["other"]) == (0.5, 0, 0, 0.5)
    assert tuple(values["third"]) == (0.5, 0, 128 / 255, 1)


def test_expressions_of_derived_properties() -> None:
    properties = {
        "x": {"kind": "scalar", "value": 3},
        "sum": {"kind": "scalar", "expression": "x + width + wide + accent.red"},
        "isOdd": {"kind": "scalar", "expression": "mode == 'it''s' && mode != 'else' && !(mode == 'another')"},
    }
    made = scene(properties=properties)
    assert made["sum"].value == 3 + 40 + 1 + 1
    assert made["isOdd"].value == 1
    made = scene({"mode": "another", "wide": False, "width": 10}, properties=properties)
    assert made["sum"].value == 3 + 10 + 0 + 1
    assert made["isOdd"].value == 0


def test_given_values() -> None:
    made = scene({"width": 100}, properties={"paint": {"kind": "color", "value": "plain"}})
    # The expression of another follows.
    assert made.size == (100, 50)
    properties = {"paint": {"kind": "color", "value": "plain"}}
    assert tuple(scene({"accent": "#00F"}, properties=properties)["paint"].value) == (0, 0, 1, 1)
    assert tuple(scene({"accent": Color(0.5, 0.25, 1)}, properties=properties)["paint"].value) == (0.5, 0.25, 1, 1)
    assert Scene.load(document(), parameters={"height": 7}).size == (40, 7)
    assert scene({}).size == (40, 20)
    # The user's own keys mean nothing here, either.
    assert scene({"x-note": 1}).size == (40, 20)


@pytest.mark.parametrize(
    ("given", "message", "pointer"),
    [
        ({"widht": 3}, "unknown parameter 'widht'; did you mean 'width'?", "/widht"),
        ({"width": 501}, "must be inside the parameter's range", "/width"),
        ({"width": "3"}, "must be a number", "/width"),
        ({"wide": 1}, "must be true or false", "/wide"),
        ({"mode": 1}, "must be a string", "/mode"),
        ({"accent": "plain"}, "must be a color", "/accent"),
        ({"accent": [1, 2, 3]}, "red, green, blue and opacity", "/accent"),
        ({"height": True}, "must be a number, not true", "/height"),
        ({"height": 1e200}, "at most 1e150", "/height"),
        ({"mode": "x" * 65_537}, "at most 65536 bytes", "/mode"),
    ],
)
def test_refused_values(given: dict[str, Any], message: str, pointer: str) -> None:
    with pytest.raises(DocumentError) as caught:
        scene(given)
    assert "in the given parameters: " in str(caught.value)
    assert message in str(caught.value)
    assert caught.value.pointer == pointer


def test_a_document_without_parameters_takes_none() -> None:
    bare = '{"animcore": 1, "size": ["2 * 3", 1]}'
    assert Scene(bare).size == (6, 1)
    with pytest.raises(DocumentError, match="unknown parameter 'a'; parameters: none"):
        Scene(bare, parameters={"a": 1})


def a(**members: Any) -> dict[str, Any]:
    """A document with one parameter, which uses none."""
    return {"size": [1, 1], "parameters": {"a": members}}


def p(**members: Any) -> dict[str, Any]:
    return {"properties": {"p": members}}


@pytest.mark.parametrize(
    ("change", "message", "pointer"),
    [
        ({"size": ["widht", 1]}, r"did you mean 'width'.*\(line 1, column 1 of the text\)", "/size/0"),
        ({"size": ["1 + ", 1]}, r"column 5 of the text", "/size/0"),
        ({"size": ["1 / 0", 1]}, "has no finite value", "/size/0"),
        ({"size": ["sqrt(-1)", 1]}, "has no finite value", "/size/0"),
        ({"size": ["-width", 1]}, "must be above 0", "/size/0"),
        ({"size": ["random(1, 2)", 1]}, r"unknown parameter 'random\(\)'", "/size/0"),
        ({"size": ["accent", 1]}, "unknown parameter 'accent'", "/size/0"),
        ({"animcore": "1"}, "must be a number", "/animcore"),
        ({"inputs": {"width": {"type": "trigger"}}}, "a parameter has this name", "/inputs/width"),
        ({"properties": {"mode": {"kind": "scalar", "value": 0}}}, "a parameter has this name", "/properties/mode"),
        (p(kind="vector", count="width / 3", value=[1]), "must be an integer", "/properties/p/count"),
        (p(kind="vector", count="1e9", value=[1]), "must be an integer", "/properties/p/count"),
        (p(kind="scalar", value="x"), "unknown parameter 'x'", "/properties/p/value"),
        (p(kind="color", value="width"), "name of a color parameter", "/properties/p/value"),
        (a(type="number", value="b"), "unknown parameter 'b'; parameters: none", "/parameters/a/value"),
        (a(type="number", value="a"), "unknown parameter 'a'", "/parameters/a/value"),
        (a(type="number"), "'value' is missing", "/parameters/a"),
        (a(type="trigger", value=1), "none of the choices", "/parameters/a/type"),
        (a(type="string", value="", range=[0, 1]), "unknown key 'range'", "/parameters/a/range"),
        (a(type="number", value=3, range=[0, 1]), "inside the parameter's range", "/parameters/a/value"),
        (a(type="number", value=3, range=[4, 1]), "must not be above", "/parameters/a/range"),
        ({"parameters": {"1`a": {"type": "number", "value": 3}}}, "is no name", "/parameters/1`a"),
        ({"parameters": []}, "must be an object", "/parameters"),
    ],
)
def test_refused_documents(change: dict[str, Any], message: str, pointer: str) -> None:
    with pytest.raises(DocumentError, match=message) as caught:
        scene(**change)
    assert caught.value.pointer == pointer


def test_what_is_given_must_be_an_object() -> None:
    import ctypes

    from animcore import _raw
    from animcore.errors import check

    def load(given: bytes, length: int | None = None) -> None:
        options = _raw.anim_scene_options()
        check(_raw.anim_default_scene_options(options, ctypes.sizeof(options)))
        options.parameters = ctypes.c_char_p(given)
        options.parameters_length = len(given) if length is None else length
        pointer = ctypes.POINTER(_raw.anim_scene)()
        text = document().encode()
        check(_raw.anim_scene_load(text, len(text), options, ctypes.byref(pointer)))
        _raw.anim_scene_destroy(pointer)

    load(b"{}")
    load(b"", 0)
    with pytest.raises(DocumentError, match="in the given parameters: must be an object"):
        load(b"[]")
    with pytest.raises(TextSyntaxError, match="in the given parameters: "):
        load(b'{"width": ')
    with pytest.raises(LimitError):
        load(b"{}", 2**63)
    # A caller of an older header has a shorter struct.
    options = _raw.anim_scene_options()
    check(_raw.anim_default_scene_options(options, ctypes.sizeof(options)))
    options.struct_size = 24
    options.parameters, options.parameters_length = ctypes.c_char_p(b"{"), 1
    pointer = ctypes.POINTER(_raw.anim_scene)()
    text = document().encode()
    check(_raw.anim_scene_load(text, len(text), options, ctypes.byref(pointer)))
    _raw.anim_scene_destroy(pointer)
