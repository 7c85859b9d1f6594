# SPDX-License-Identifier: MIT
"""What docs/document-format.md says a key is unless given is what it is: a document with that value behaves like one
without the key, and one with another value does not.

The defaults are those of the page. What is compared is all that a host sees of the document while it is used: pictures,
values, states and events.
"""

from __future__ import annotations

import copy
import dataclasses
import json
from typing import Any

import animcore
import pytest

Json = dict[str, Any]


def seen(document: Json) -> list[Any]:
    """Pictures, values, states and events, while a pointer and the keyboard use the document."""
    with animcore.Scene(json.dumps(document), seed=3) as scene:
        found: list[Any] = []

        def look() -> None:
            commands = [dataclasses.replace(command, revision=0) for command in scene.display_list()]
            events = [(str(e.kind), e.name, e.time, e.finished, str(e.data)) for e in scene.events()]
            found.append((commands, [p.presentation for p in scene.properties], scene.configuration, events))

        look()
        scene.send("go")
        for x, y in ((20, 20), (23, 20), (29, 20), (45, 20), (80, 20)):
            scene.pointer("down" if x == 20 else "move", x, y)
            scene.advance(0.12)
            look()
        scene.pointer("up", 80, 20)
        scene.pointer("down", 20, 20)
        scene.advance(0.55)
        scene.pointer("up", 20, 20)
        look()
        for key in ("tab", "space", "enter", "tab"):
            scene.key(key)
            look()
        for _ in range(8):
            scene.advance(0.15)
            look()
        return found


SHAPE = {"kind": "rectangle", "frame": [4, 4, 30, 20], "fill": "#F00"}
STAR = "M20 2L31 36L2 15H38L9 36Z"
STROKE = {"paint": "#00F", "width": 4, "dash": [6, 3]}
LETTERS = {"kind": "text", "text": "Ab", "position": [10, 20], "fill": "#000"}
PICTURE = {"kind": "image", "image": "cat", "frame": [0, 0, 20, 20]}
MORPH = {"kind": "morph", "from": STAR, "to": "M4 4H30V30H4ZM50 4H70V30H50Z", "progress": 0.4, "fill": "#0F0"}
REGION = {"name": "r", "shape": {"rectangle": [0, 0, 50, 50]}, "focusable": True}
OTHER = {"name": "s", "shape": {"rectangle": [60, 0, 50, 50]}, "capture": False}
EVENTS = {"r": {"actions": [{"emit": "heard"}]}, "r.tap": {"actions": []}, "r.press.long": {"actions": []}}
PROPERTIES = {"x": {"kind": "scalar", "value": 5}, "y": {"kind": "scalar", "value": 0}}


def drawn(node: Json, *more: Json) -> Json:
    return {"animcore": 1, "size": [120, 60], "nodes": [node, *more]}


def touched(region: Json, *more: Json) -> Json:
    machine = {"states": {"a": {"on": EVENTS}}}
    return {"animcore": 1, "size": [120, 60], "machine": machine, "regions": [region, *more]}


def moved(motion: Json) -> Json:
    actions = [{"set": {"x": 10, "y": 20}, "motion": motion}]
    return {"animcore": 1, "properties": PROPERTIES, "machine": {"states": {"a": {"on": {"go": {"actions": actions}}}}}}


def played(animation: Json, **more: Any) -> Json:
    machine = {"states": {"a": {"on": {"go": {"actions": [{"play": "it"}]}}}}}
    return {"animcore": 1, "properties": PROPERTIES, "animations": {"it": animation}, "machine": machine, **more}


def property_of(**keys: Any) -> Json:
    actions = [{"set": {"p": keys.pop("goal")}, "motion": {"curve": "linear", "duration": 0.6}}]
    machine = {"states": {"a": {"on": {"go": {"actions": actions}}}}}
    return {"animcore": 1, "properties": {"p": keys}, "machine": machine}


NODE, OBJECT = ("nodes", 0), ("animations", "it")
GO = ("machine", "states", "a", "on", "go", "actions", 0)
TIMING = {"property": "x", "from": 2, "to": 9, "duration": 0.3}
SPUN = {"kind": "path", "commands": STAR, "x": 5, "rotation": 0.5, "scale": 2, "fill": "#F00"}
ANGULAR = {"angular": {"center": [10, 10], "stops": [[0, "#000"], [1, "#FFF"]]}}
TRIMMED = {"kind": "path", "commands": STAR, "stroke": STROKE, "trim": {"start": 0.1, "end": 0.8, "offset": 0.1}}

# A document, where the object is, the key, what it is unless given, and something else.
ROWS: dict[str, tuple[Json, tuple[str | int, ...], str, Any, Any]] = {
    "x": (drawn(SHAPE), NODE, "x", 0, 3),
    "rotation": (drawn(SHAPE), NODE, "rotation", 0, 1),
    "scale": (drawn(SHAPE), NODE, "scale", 1, 2),
    "scaleX": (drawn(SHAPE), NODE, "scaleX", 1, 2),
    "anchor": (drawn(SPUN), NODE, "anchor", [0, 0], [5, 5]),
    "opacity": (drawn(SHAPE), NODE, "opacity", 1, 0.5),
    "visible": (drawn(SHAPE), NODE, "visible", True, False),
    "z": (drawn(SHAPE, SPUN), NODE, "z", 0, 1),
    "blend": (drawn(SHAPE), NODE, "blend", "normal", "multiply"),
    "radius": (drawn(SHAPE), NODE, "radius", 0, 4),
    "fillRule": (drawn(SPUN), NODE, "fillRule", "nonzero", "evenodd"),
    "arrowness": (
        drawn({"kind": "symbol", "frame": [0, 0, 30, 40], "strokeWidth": 3, "fill": "#000"}),
        NODE,
        "arrowness",
        0,
        1,
    ),
    "font": (drawn(LETTERS), NODE, "font", "", "Serif"),
    "fontSize": (drawn(LETTERS), NODE, "fontSize", 17, 18),
    "weight": (drawn(LETTERS), NODE, "weight", 400, 700),
    "align": (drawn(LETTERS), NODE, "align", "left", "right"),
    "baseline": (drawn(LETTERS), NODE, "baseline", "alphabetic", "top"),
    "fit": (drawn(PICTURE), NODE, "fit", "stretch", "cover"),
    "morph motion": (drawn({**MORPH, "to": "M20 38L9 4L38 25H2L31 4Z"}), NODE, "motion", "automatic", "linear"),
    "morph structure": (
        drawn({**MORPH, "to": "M30 2L41 36L12 15H48L19 36Z"}),
        NODE,
        "structure",
        "automatic",
        "general",
    ),
    "morph paint": (drawn(MORPH), NODE, "paint", "fill", "stroke"),
    "morph starts": (drawn({**MORPH, "to": "M30 30H4V4H30Z"}), NODE, "starts", "automatic", "keep"),
    "cap": (drawn({**SHAPE, "stroke": STROKE}), (*NODE, "stroke"), "cap", "butt", "round"),
    "join": (drawn({**SHAPE, "stroke": STROKE}), (*NODE, "stroke"), "join", "miter", "bevel"),
    "miterLimit": (drawn({**SHAPE, "stroke": STROKE}), (*NODE, "stroke"), "miterLimit", 4, 2),
    "dashOffset": (drawn({**SHAPE, "stroke": STROKE}), (*NODE, "stroke"), "dashOffset", 0, 2),
    "trim start": (drawn(TRIMMED), (*NODE, "trim"), "start", 0, 0.1),
    "trim end": (drawn(TRIMMED), (*NODE, "trim"), "end", 1, 0.8),
    "trim offset": (drawn(TRIMMED), (*NODE, "trim"), "offset", 0, 0.1),
    "angle of a gradient": (drawn({**SHAPE, "fill": ANGULAR}), (*NODE, "fill", "angular"), "angle", 0, 1),
    "inset": (touched(REGION), ("regions", 0), "inset", 0, -70),
    "enabled": (touched(REGION), ("regions", 0), "enabled", True, False),
    "begins": (touched(REGION), ("regions", 0), "begins", True, False),
    "focusable": (touched({**REGION, "focusable": False}), ("regions", 0), "focusable", False, True),
    "activation": (touched(REGION), ("regions", 0), "activation", "press", "none"),
    "capture": (touched(REGION, OTHER), ("regions", 0), "capture", True, False),
    "slop": (touched(REGION), ("regions", 0), "slop", 10, 100),
    "longPress": (touched(REGION), ("regions", 0), "longPress", 0.5, 0.2),
    "curve of a motion": (moved({"duration": 0.5}), (*GO, "motion"), "curve", "ease", "linear"),
    "duration of a motion": (moved({"curve": "ease"}), (*GO, "motion"), "duration", 0.25, 0.5),
    "delay of a motion": (moved({"curve": "ease"}), (*GO, "motion"), "delay", 0, 0.2),
    "stagger": (moved({"curve": "linear"}), (*GO, "motion"), "stagger", 0, 0.1),
    "repeat of a motion": (moved({"curve": "ease"}), (*GO, "motion"), "repeat", 1, 2),
    "autoreverse of a motion": (moved({"curve": "ease"}), (*GO, "motion"), "autoreverse", False, True),
    "curve of an animation": (played(TIMING), OBJECT, "curve", "ease", "linear"),
    "duration of an animation": (played({**TIMING, "duration": 0.25}), OBJECT, "duration", 0.25, 0.5),
    "delay of an animation": (played(TIMING), OBJECT, "delay", 0, 0.1),
    "additive": (played(TIMING), OBJECT, "additive", False, True),
    "cumulative": (played({**TIMING, "timing": {"repeat": 2}}), OBJECT, "cumulative", False, True),
    "setsModel": (played(TIMING), OBJECT, "setsModel", False, True),
    "offset": (played({**TIMING, "timing": {}}), (*OBJECT, "timing"), "offset", 0, 0.1),
    "speed": (played({**TIMING, "timing": {}}), (*OBJECT, "timing"), "speed", 1, 2),
    "repeat": (played({**TIMING, "timing": {}}), (*OBJECT, "timing"), "repeat", 1, 2),
    "autoreverse": (played({**TIMING, "timing": {}}), (*OBJECT, "timing"), "autoreverse", False, True),
    "fill": (played({**TIMING, "timing": {}}), (*OBJECT, "timing"), "fill", "none", "both"),
    "mode of keyframes": (
        played({"property": "x", "keyframes": {"values": [0, 9, 2, 8], "duration": 0.6}}),
        (*OBJECT, "keyframes"),
        "mode",
        "linear",
        "cubic",
    ),
    "duration of a group": (played({"group": {}, "animations": [TIMING]}), (*OBJECT, "group"), "duration", 0.25, 0.5),
    "deceleration": (
        played({"property": "x", "decay": {"velocity": 50}}),
        (*OBJECT, "decay"),
        "deceleration",
        0.998,
        0.99,
    ),
    "turn": (property_of(kind="angle", value=0, goal=5), ("properties", "p"), "turn", "as-given", "shortest"),
    "space": (property_of(kind="color", value="#F00", goal="#00F"), ("properties", "p"), "space", "srgb", "oklab"),
    "hue": (
        property_of(kind="color", value="#F00", goal="#00F", space="oklch"),
        ("properties", "p"),
        "hue",
        "shorter",
        "longer",
    ),
    "premultiplied": (
        property_of(kind="color", value="#F000", goal="#00F"),
        ("properties", "p"),
        "premultiplied",
        False,
        True,
    ),
    "turns": (
        property_of(kind="path", value="M0 0L10 0L5 8Z", goal="M10 0L10 10L2 5Z"),
        ("properties", "p"),
        "turns",
        True,
        False,
    ),
    "action": (property_of(kind="scalar", value=0, goal=5), ("properties", "p"), "action", "follow", "none"),
    "dampingRatio": (
        {**moved({"spring": "it"}), "springs": {"it": {"response": 0.4}}},
        ("springs", "it"),
        "dampingRatio",
        1,
        0.5,
    ),
    "bounce": ({**moved({"spring": "it"}), "springs": {"it": {"duration": 0.4}}}, ("springs", "it"), "bounce", 0, 0.5),
    "mass": (
        {**moved({"spring": "it"}), "springs": {"it": {"stiffness": 100, "damping": 12}}},
        ("springs", "it"),
        "mass",
        1,
        2,
    ),
    "allowsOverdamping": (
        {**moved({"spring": "it"}), "springs": {"it": {"stiffness": 100, "damping": 40}}},
        ("springs", "it"),
        "allowsOverdamping",
        True,
        False,
    ),
}


def changed(document: Json, place: tuple[str | int, ...], key: str, value: Any = None) -> Json:
    """The document with another value of a key; without the key, where none is given."""
    made = copy.deepcopy(document)
    inside: Any = made
    for step in place:
        inside = inside[step]
    inside.pop(key, None)
    if value is not None:
        inside[key] = value
    return made


@pytest.mark.parametrize("name", ROWS)
def test_a_key_that_is_not_given_is_what_the_page_says(name: str) -> None:
    document, place, key, default, other = ROWS[name]
    without = seen(changed(document, place, key))
    assert seen(changed(document, place, key, default)) == without
    assert seen(changed(document, place, key, other)) != without, "nothing shows this key: the row guards nothing"
