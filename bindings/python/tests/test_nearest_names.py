# SPDX-License-Identifier: MIT
"""An unknown name is answered with the nearest known one and with what is allowed, wherever it is given."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import animcore
import pytest
from animcore import _raw
from animcore._words import nearest

DOCUMENT: dict[str, Any] = {
    "animcore": 1,
    "size": [10, 10],
    "parameters": {"width": {"type": "number", "value": 1}, "tint": {"type": "color", "value": "#000"}},
    "inputs": {"open": {"type": "boolean"}, "label": {"type": "string"}},
    "springs": {"heavy": {"response": 1}},
    "curves": {"swing": [0, 0, 1, 1]},
    "keyframes": {"wobble": {"values": [0, 1]}},
    "motions": {"quick": {"duration": 0.1}},
    "paths": {"star": [["move", 0, 0], ["line", 1, 1]]},
    "properties": {
        "x": {"kind": "scalar", "value": 0},
        "position": {"kind": "vector2", "value": [0, 0]},
        "numbers": {"kind": "vector", "count": 3, "value": [0, 0, 0]},
        "paint": {"kind": "color", "value": "#000"},
        "outline": {"kind": "path", "value": "star"},
    },
    "animations": {"pulse": {"property": "x", "to": 1, "duration": 1}},
    "machine": {"initial": "idle", "states": {"idle": {}, "busy": {}}},
    "nodes": [{"kind": "rectangle", "name": "plate", "frame": [0, 0, 1, 1]}],
    "regions": [{"name": "knob", "shape": {"rectangle": [0, 0, 1, 1]}}],
}

STEP = '{"trace":1}\n{"at":0,"input":"opn","value":true}'


def changed(path: str, value: Any) -> str:
    """The document with another value somewhere."""
    document = json.loads(json.dumps(DOCUMENT))
    *steps, last = path.split("/")
    place = document
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    place[int(last) if isinstance(place, list) else last] = value
    return json.dumps(document)


def entry(action: Any) -> tuple[str, Any]:
    return "machine/states/idle/entry", [action]


@pytest.mark.parametrize(
    ("path", "value", "near", "known"),
    [
        (*entry({"set": {"positon": [1, 1]}}), "position", "paint"),
        (*entry({"set": {"x": 1}, "motion": "quik"}), "quick", "motions: quick"),
        (*entry({"set": {"x": 1}, "motion": {"spring": "heavi"}}), "heavy", "snappy"),
        (*entry({"set": {"x": 1}, "motion": {"spring": "snapy"}}), "snappy", "heavy"),
        (*entry({"set": {"x": 1}, "motion": {"curve": "swin"}}), "swing", "ease-in-out"),
        (*entry({"set": {"x": 1}, "motion": {"curve": "ease-inout"}}), "ease-in-out", "swing"),
        (*entry({"set": {"x": 1}, "motion": {"curve": "easeOutBonce"}}), "easeOutBounce", "step-end"),
        (*entry({"play": "puls"}), "pulse", "animations: pulse"),
        (*entry({"toggle": "opn"}), "open", "inputs: open, label"),
        (*entry({"focus": "knbo"}), "knob", "regions: knob"),
        (*entry({"set": {"x": "widht"}}), "width", "position"),
        (*entry({"set": {"x": "opne"}}), "open", "label"),
        (*entry({"set": {"x": "positn"}}), "position", "names: "),
        (*entry({"set": {"x": "position.z1"}}), None, "components: x, y"),
        (*entry({"set": {"x": "numbers.x"}}), None, "it has [0] to [2]"),
        (*entry({"set": {"x": "paint.gren"}}), "green", "red, green, blue, opacity"),
        (*entry({"set": {"x": "mni(1, 2)"}}), "min", "hypot"),
        (*entry({"set": {"x": "in(idel)"}}), "idle", "states: idle, busy"),
        (*entry({"set": {"x": "labl == 'a' ? 1 : 0"}}), "label", "inputs: open, label"),
        ("machine/states/idle/on", {"go": "bsy"}, "busy", "states: idle, busy"),
        ("machine/initial", "idel", "idle", "busy"),
        ("animations/pulse", {"property": "x", "keyframes": "woble", "duration": 1}, "wobble", "keyframes: wobble"),
        ("animations/pulse", {"property": "positoin", "to": [1, 1], "duration": 1}, "position", "numbers"),
        ("nodes/0/fill", "pant", "paint", "tint"),
        ("nodes/0/fill", "tnt", "tint", "paint"),
        ("nodes/0", {"kind": "path", "commands": "stra"}, "star", "paths: star"),
        ("nodes/0", {"kind": "rectangel", "frame": [0, 0, 1, 1]}, "rectangle", "ellipse"),
        ("nodes/0", {"kind": "text", "text": {"input": "labl"}, "position": [0, 0]}, "label", "inputs: open, label"),
        ("nodes/0", {"kind": "text", "text": {"parameter": "tnt"}, "position": [0, 0]}, "tint", "parameters: width"),
        ("nodes/0", {"kind": "component", "component": "buton"}, None, "components: none"),
        ("regions/0", {"name": "k", "node": "plat"}, "plate", "nodes: plate"),
        ("properties/paint/space", "oklb", "oklab", "display-p3"),
        ("properties/x", {"knd": "scalar", "value": 0, "kind": "scalar"}, "kind", "known keys"),
    ],
)
def test_a_name_in_a_document(path: str, value: Any, near: str | None, known: str) -> None:
    with pytest.raises(animcore.DocumentError) as caught:
        animcore.Scene(changed(path, value))
    message = str(caught.value)
    assert (f"did you mean '{near}'?" if near else "did you mean") in message or near is None
    assert (near is not None) == ("did you mean" in message)
    assert known in message


def test_the_document_is_right_without_a_mistake() -> None:
    animcore.Scene(json.dumps(DOCUMENT)).close()


# Without its types: what is called here is wrong.
ANIMCORE: Any = animcore


@pytest.mark.parametrize(
    ("call", "near", "known"),
    [
        (lambda scene: scene["positon"], "position", "properties: x, position, numbers, paint, outline"),
        (lambda scene: scene.inputs["opn"], "open", "inputs: open, label"),
        (lambda scene: scene.inputs.describe("lable"), "label", "inputs: open, label"),
        (lambda scene: setattr(scene, "focus", "knbo"), "knob", "regions: knob"),
        (lambda scene: scene.stage["positon"], "position", "properties: x, position"),
        (lambda scene: scene["x"].animate(1, curve="ease-inn"), "ease-in", "step-start"),
        (lambda scene: scene.stage.animate("bouncey"), "bouncy", "uikit; timing functions: linear"),
        (lambda scene: scene.stage.animate("ease-inn"), "ease-in", "springs: default"),
        (lambda _: ANIMCORE.Spring.named("bouncey"), "bouncy", "springs: default, smooth"),
        (lambda _: ANIMCORE.CubicBezier.named("ease_in"), "ease-in", "curves: linear, ease"),
        (lambda _: ANIMCORE.Easing("eese"), "ease", "cubic-bezier()"),
        (lambda _: ANIMCORE.Easing("stepz(3)"), "steps", "steps()"),
        (lambda _: ANIMCORE.Easing("steps(3, jmp-end)"), "jump-end", "jump-both"),
        (lambda _: ANIMCORE.Expression("lenght_ + 1", "length_", "x"), "length_", "names: length_, x"),
        (lambda _: ANIMCORE.Expression("sqr(x)", "x"), "sqrt", "functions: "),
        (lambda _: ANIMCORE.Easing.penner("easeOutBonce"), "easeOutBounce", "easeInQuad"),
        (lambda _: ANIMCORE.Easing.steps(2, "jump-strt"), "jump-start", "one of"),
        (lambda _: ANIMCORE.math.evaluate("sinn", 1.0), "sin", "hypot"),
        (lambda scene: scene.pointer("dwon"), "down", "down, move, up, cancel, leave"),
        (lambda scene: scene.key("spcae"), "space", "escape"),
        (lambda scene: scene.key("space", "pres"), "press", "down"),
        (lambda scene: scene.stage.set_reduced_motion("fadee"), "fade", "none, jump, fade"),
        (lambda scene: scene.stage.add("n", 0.0, kind="scaler"), "scalar", "vector2"),
        (lambda scene: scene.stage.add("n", 0.0, treshold=1), "threshold", ""),
        (lambda _: ANIMCORE.Stage(event_kinds=["animation-edned"]), "animation-ended", "event_kinds must be"),
        (lambda scene: scene["x"].animate(1, duraton=1), "duration", "animate has no"),
        (lambda scene: scene.stage.transaction("ease", interruption="replce"), "replace", "add"),
        (lambda scene: scene.stage.transaction("ease", delya=1), "delay", "a motion has no"),
        (lambda _: ANIMCORE.color.convert("#000", "oklb"), "oklab", "display-p3"),
        (lambda _: ANIMCORE.Path("M0 0L1 1").converted("cubic"), "cubics", "quadratics"),
        (lambda _: ANIMCORE.Path("M0 0L1 1").trimmed(0, 1, mode="hole"), "whole", "subpaths"),
        (lambda _: ANIMCORE.Path("M0 0L1 1").stroked(1, cap="rund"), "round", "butt"),
        (lambda _: ANIMCORE.Path("M0 0L1 1").contains(0, 0, rule="evnodd"), "evenodd", "nonzero"),
        (lambda _: ANIMCORE.Path.first_difference("M0 0", "M0 0", rule="ccs"), "css", "smil"),
        (lambda _: ANIMCORE.Morph("M0 0L1 1", "M0 0L1 1", structure="stric"), "strict", "general"),
        (lambda _: ANIMCORE.Morph("M0 0L1 1", "M0 0L1 1", smothness=1), "smoothness", "tolerance"),
        (
            lambda scene: scene.play(ANIMCORE.Trace('{"trace":1}\n{"at":0,"input":"opn","value":true}')),
            "open",
            "inputs",
        ),
    ],
)
def test_a_name_in_a_call(call: Callable[[animcore.Scene], Any], near: str, known: str) -> None:
    with (
        animcore.Scene(json.dumps(DOCUMENT)) as scene,
        pytest.raises((ValueError, TypeError, animcore.AnimError)) as caught,
    ):
        call(scene)
    assert re.search(f"did you mean '?{re.escape(near)}'?\\?", str(caught.value)), caught.value
    assert known in str(caught.value)


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ('{"at":0,"pointr":"down"}', "pointer"),
        ('{"at":0,"pointer":"dwon","x":0,"y":0}', "down"),
        ('{"at":0,"key":"spce"}', "space"),
        ('{"at":0,"key":"space","actoin":"press"}', "action"),
        ('{"at":0,"reducedMotion":"fad"}', "fade"),
        ('{"at":0,"timescale":1}', "timeScale"),
    ],
)
def test_a_word_in_a_trace(line: str, near: str) -> None:
    with pytest.raises(animcore.DocumentError, match=f"did you mean '{near}'"):
        animcore.Trace('{"trace":1}\n' + line)


def test_what_has_nothing_in_common_is_not_suggested() -> None:
    with pytest.raises(animcore.NotFoundError) as caught, animcore.Scene(json.dumps(DOCUMENT)) as scene:
        scene["zzzzzz"]
    assert "did you mean" not in str(caught.value)


def test_many_and_long_names_do_not_make_a_message_long() -> None:
    stage = animcore.Stage()
    for index in range(5000):
        stage.add(f"property {index} " + "é\n," * 60, 0.0)
    stage.add("wanted", 0.0)
    with pytest.raises(animcore.NotFoundError) as caught:
        stage["property 5 "]
    message = str(caught.value)
    assert len(message.encode()) < 1024
    assert "\n" not in message
    assert message.endswith(", …")


@pytest.mark.parametrize(
    ("word", "known", "expected"),
    [
        # By hand: one letter swapped, one missing, one too many, another case, and nothing alike.
        ("dwon", ["down", "up"], "down"),
        ("don", ["down", "up"], "down"),
        ("downn", ["down", "up"], "down"),
        ("DOWN", ["down", "up"], "down"),
        ("left", ["down", "up"], None),
        ("", ["a"], None),
        ("x", ["y"], None),
        (3, ["down"], None),
        ("d" * 65, ["d" * 65], None),
    ],
)
def test_python_finds_the_nearest_by_the_same_rule(word: Any, known: list[str], expected: str | None) -> None:
    assert nearest(word, known) == expected


# A function of each enumeration: what the message must say of a number that is none of it.
NUMBERS: list[tuple[str, str, Callable[[Any], int]]] = [
    ("policy", "ANIM_REDUCED_MOTION_", lambda s: _raw.anim_stage_set_reduced_motion(s._handle.stage, 77)),
    ("kind", "ANIM_POINTER_ACTION_", lambda s: _raw.anim_scene_send_pointer(s._handle.pointer, 77, 0, 0.0, 0.0)),
    ("key", "ANIM_KEY_", lambda s: _raw.anim_scene_send_key(s._handle.pointer, 0, 77, 0, None)),
    ("action", "ANIM_KEY_ACTION_", lambda s: _raw.anim_scene_send_key(s._handle.pointer, 77, 0, 0, None)),
]


@pytest.mark.parametrize(("argument", "prefix", "call"), NUMBERS, ids=[each[1] for each in NUMBERS])
def test_a_number_that_is_no_constant_is_named_with_what_is_allowed(
    argument: str, prefix: str, call: Callable[[Any], int]
) -> None:
    with animcore.Scene(json.dumps(DOCUMENT)) as scene:
        assert call(scene) == _raw.ANIM_ERROR_ARGUMENT
        message = _raw.anim_last_error_message()
    text = message.decode() if isinstance(message, bytes) else str(message)
    assert re.match(rf"{argument} is 77, but must be one of {prefix}", text), text
