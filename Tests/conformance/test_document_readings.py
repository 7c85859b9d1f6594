# SPDX-License-Identifier: MIT
"""The same words mean the same wherever a document has them: docs/document-format.md, read in several places.

A bare name and an expression with it, a color in a fill and in an animation, the version of a document and of a
component in it, an error in a document and in the library that it uses.
"""

from __future__ import annotations

import json
import math
from typing import Any

import animcore
import pytest

Json = dict[str, Any]

RECTANGLE: Json = {"kind": "rectangle", "frame": [0, 0, 10, 10], "fill": "#000"}
# The section Numbers, colors and texts: "`pi`, `tau`, `e`, `true`, `false`: constants".
CONSTANTS = {"pi": math.pi, "tau": math.tau, "e": math.e, "true": 1.0, "false": 0.0}


def document(**parts: Any) -> Json:
    return {"animcore": 1, "size": [100, 50], **parts}


def load(made: Json, **options: Any) -> animcore.Scene:
    return animcore.Scene.load(json.dumps(made), **options)


def refused(made: Json, **options: Any) -> animcore.DocumentError:
    with pytest.raises(animcore.DocumentError) as refusal:
        load(made, **options)
    return refusal.value


def shown_at(scene: animcore.Scene) -> list[float]:
    """The x of each command that is drawn."""
    return [command.transform.tx for command in scene.display_list()]


@pytest.mark.parametrize("section", ["properties", "inputs"])
@pytest.mark.parametrize("name", CONSTANTS)
def test_a_bare_constant_is_the_constant_whatever_else_has_its_name(section: str, name: str) -> None:
    value: Json = {"kind": "scalar", "value": 7} if section == "properties" else {"type": "number", "value": 7}
    xs = [name, f"{name} + 0", f"`{name}`"]
    made = document(nodes=[{**RECTANGLE, "x": x} for x in xs], **{section: {name: value}})
    with load(made) as scene:
        assert shown_at(scene) == [CONSTANTS[name], CONSTANTS[name], 7]


# ---- Colors by name ----

# "Any text of 1 to 255 bytes without control characters can be a name".
NAMES = ["tint", "my tint", "größe-2", "2tone", "e"]
BLUE, RED = (0.0, 0.0, 1.0, 1.0), (1.0, 0.0, 0.0, 1.0)


def color_of(scene: animcore.Scene, name: str) -> tuple[float, ...]:
    color = scene[name].presentation
    return (color.red, color.green, color.blue, color.opacity)


def colored(name: str, section: str, **parts: Any) -> Json:
    value = {"kind": "color", "value": "#00F"} if section == "properties" else {"type": "color", "value": "#00F"}
    made = document(properties={"c": {"kind": "color", "value": "#F00"}}, **parts)
    made.setdefault(section, {})[name] = value
    return made


def go(action: Json) -> Json:
    return {"states": {"s": {"on": {"go": {"actions": [action]}}}}}


@pytest.mark.parametrize("section", ["properties", "parameters"])
@pytest.mark.parametrize("name", NAMES)
def test_a_color_has_its_name_in_every_place(name: str, section: str) -> None:
    with load(colored(name, section, nodes=[{**RECTANGLE, "fill": name}])) as scene:
        assert 'fill="#0000ff"' in scene.svg()
    with load(colored(name, section, machine=go({"set": {"c": name}}))) as scene:
        scene.send("go")
        assert color_of(scene, "c") == BLUE
    keyframes = {"values": ["#F00", name], "duration": 1}
    blocks = {"blocks": [{"duration": 1, "set": {"c": name}}], "duration": 1}
    for animation in (
        {"property": "c", "to": name, "duration": 1, "timing": {"fill": "forwards"}},
        {"property": "c", "keyframes": keyframes, "timing": {"fill": "forwards"}},
        {"keyframes": blocks, "timing": {"fill": "forwards"}},
    ):
        with load(colored(name, section, animations={"a": animation}, machine=go({"play": "a"}))) as scene:
            scene.send("go")
            scene.advance(2)
            assert color_of(scene, "c") == BLUE, animation


@pytest.mark.parametrize("name", ["part.tint", "`part`.tint", "rows.0.tint", "`rows`.`0`.`tint`"])
def test_a_color_of_a_component_has_its_name_in_every_place(name: str) -> None:
    component = {"size": [1, 1], "properties": {"tint": {"kind": "color", "value": "#00F"}}}
    nodes: list[Json] = [
        {"kind": "component", "name": "part", "component": "c"},
        {"kind": "list", "name": "rows", "component": "c", "capacity": 1, "items": [{}]},
    ]
    parts: Json = {"components": {"c": component}, "properties": {"c": {"kind": "color", "value": "#F00"}}}
    with load(document(**parts, nodes=[*nodes, {**RECTANGLE, "fill": name}])) as scene:
        assert 'fill="#0000ff"' in scene.svg()
    with load(document(**parts, nodes=nodes, machine=go({"set": {"c": name}}))) as scene:
        scene.send("go")
        assert color_of(scene, "c") == BLUE
    animations = {"a": {"property": "c", "to": name, "duration": 1, "timing": {"fill": "forwards"}}}
    with load(document(**parts, nodes=nodes, animations=animations, machine=go({"play": "a"}))) as scene:
        scene.send("go")
        scene.advance(2)
        assert color_of(scene, "c") == BLUE


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tnt", "the document has no property 'tnt'; a color is written such as '#FF2D55'; did you mean 'tint'?"),
        ("event", "the document has no property 'event'"),
        ("x", "must name a color property"),
    ],
)
def test_a_text_that_is_no_color_is_refused_alike_in_every_place(name: str, message: str) -> None:
    properties: Json = {"c": {"kind": "color", "value": "#F00"}, "x": {"kind": "scalar", "value": 1}}
    properties["tint"] = properties["c"]
    animation = {"property": "c", "to": name}
    places = {
        "/nodes/0/fill": document(properties=properties, nodes=[{**RECTANGLE, "fill": name}]),
        "/machine/states/s/on/go/actions/0/set/c": document(properties=properties, machine=go({"set": {"c": name}})),
        "/animations/a/to": document(properties=properties, animations={"a": animation}),
    }
    for pointer, made in places.items():
        error = refused(made)
        assert error.pointer == pointer
        assert message in str(error)


# ---- Components ----


@pytest.mark.parametrize("version", ["1", "v", True, 2])
@pytest.mark.parametrize("is_used", [True, False])
def test_the_version_of_a_component_is_a_number_as_that_of_a_document_is(version: Any, is_used: bool) -> None:
    nodes = [{"kind": "component", "name": "part", "component": "c"}] if is_used else []
    parameters = {"v": {"type": "number", "value": 1}}
    error = refused(document(parameters=parameters, components={"c": {"animcore": version}}, nodes=nodes))
    assert error.pointer == "/components/c/animcore"
    assert refused({"animcore": version}).pointer == "/animcore"


@pytest.mark.parametrize("key", ["inputs", "parameters"])
@pytest.mark.parametrize("depth", [1, 2])
def test_an_error_in_what_a_document_gives_is_not_one_of_the_library(key: str, depth: int) -> None:
    """Line and pointer are those of the text that gives the value, so the message names no other text."""
    number: Json = {"type": "number", "value": 0, "range": [0, 1]}
    library: Json = {"inner": {key: {"n": number}}}
    use: Json = {"kind": "component", "name": "a", "component": "inner", key: {"n": 5}}
    if depth == 1:
        error = refused(document(nodes=[use]), components=library)
        assert error.pointer == f"/nodes/0/{key}/n"
        assert "the component" not in str(error)
        assert "library" not in str(error)
    else:
        library["outer"] = {"size": [1, 1], "nodes": [use]}
        error = refused(document(nodes=[{"kind": "component", "name": "b", "component": "outer"}]), components=library)
        assert error.pointer == f"/outer/nodes/0/{key}/n"
        assert "in the component 'outer' of the library, used as 'b'" in str(error)
    own = refused(
        document(nodes=[{"kind": "component", "name": "b", "component": "inner"}]),
        components={"inner": {key: {"n": {**number, "value": 5}}}},
    )
    assert own.pointer == f"/inner/{key}/n/value"
    assert "in the component 'inner' of the library, used as 'b'" in str(own)


@pytest.mark.parametrize(
    "made",
    [
        {"inputs": {"n": {"type": "number", "value": 5, "range": [-1, 2.5]}}},
        {
            "inputs": {"n": {"type": "number", "range": [-1, 2.5]}},
            "machine": {"states": {"s": {"entry": [{"assign": {"n": 5}}]}}},
        },
        {
            "components": {"c": {"inputs": {"n": {"type": "number", "range": [-1, 2.5]}}}},
            "nodes": [{"kind": "component", "name": "part", "component": "c", "inputs": {"n": 5}}],
        },
    ],
)
def test_a_number_outside_the_range_of_an_input_is_refused_with_the_range(made: Json) -> None:
    assert "must be inside the input's range, from -1.0 to 2.5" in str(refused(document(**made)))


# ---- Lists ----


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([None, None, None], ["1", "2", "3"]),
        ([None, "1", "x"], ["2", "1", "x"]),
        (["2", None, None, "3", None], ["2", "1", "4", "3", "5"]),
    ],
)
def test_a_key_that_a_list_chooses_is_that_of_no_item_of_the_document(
    given: list[str | None], expected: list[str]
) -> None:
    """ "Unless given, it is an unused number: 1, 2, 3 and so on." No item is lost because another had its key."""
    items = [{} if key is None else {"key": key} for key in given]
    node = {"kind": "list", "name": "rows", "component": "row", "items": items}
    inner = {"size": [1, 1], "nodes": [{**node, "name": "inner"}]}
    outer = {"kind": "list", "name": "outer", "component": "inner", "items": [{}]}
    with load(document(components={"row": {"size": [1, 1]}, "inner": inner}, nodes=[node, outer])) as scene:
        assert [item.key for item in scene.lists["rows"]] == expected
        assert [item.key for item in scene.lists["outer.0.inner"]] == expected
        scene.lists["rows"].append()
        assert scene.lists["rows"][-1].key == str(max(int(key) for key in expected if key != "x") + 1)


# ---- Keys of one's own ----


def test_keys_of_ones_own_do_not_count_among_the_data_of_an_event() -> None:
    """ "These are the author's own and are ignored everywhere"; an event has at most 64 fields."""
    own = {f"x-{index}": index for index in range(70)}
    fields = {f"f{index}": index for index in range(64)}
    with load(document(machine=go({"emit": "e", "data": {**own, **fields}}))) as scene:
        scene.send("go")
        emitted = [event for event in scene.events() if event.kind == animcore.EventKind.EMITTED]
        assert len(emitted) == 1
    error = refused(document(machine=go({"emit": "e", "data": {**fields, "more": 1}})))
    assert error.pointer == "/machine/states/s/on/go/actions/0/data"
