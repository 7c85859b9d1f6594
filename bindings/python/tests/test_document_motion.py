# SPDX-License-Identifier: MIT
"""Properties, motions and animations of documents: what they do, and where their errors point."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from animcore import DocumentError, EventKind, Scene

X = {"kind": "scalar", "value": 0}


def document(**parts: Any) -> str:
    return json.dumps({"animcore": 1, "size": [10, 10], "properties": {"x": X}, **parts})


def player(animations: dict[str, Any], **parts: Any) -> Scene:
    """A scene that plays and stops animations by their names, and emits what it hears of them."""
    on: dict[str, Any] = {name: {"actions": [{"play": name}]} for name in animations}
    on |= {f"stop.{name}": {"actions": [{"stop": name}]} for name in animations}
    for name in animations:
        for end in ("done", "stopped"):
            on[f"{end}.animation.{name}"] = {"actions": [{"emit": f"{end}.{name}"}]}
    return Scene(document(animations=animations, machine={"states": {"only": {"on": on}}}, **parts))


def emitted(scene: Scene) -> list[tuple[str | None, float]]:
    return [(event.name, event.time) for event in scene.events() if event.kind is EventKind.EMITTED]


# Animations


def test_an_animation_leaves_the_value_alone_unless_told_otherwise() -> None:
    move = {"property": "x", "to": 8, "curve": "linear", "duration": 1}
    with player({"seen": move, "meant": {**move, "setsModel": True}}) as scene:
        scene.send("seen")
        scene.advance(0.25)
        assert (scene["x"].presentation, scene["x"].value) == (2, 0)
        scene.advance(1)
        assert scene["x"].presentation == 0
        scene.send("meant")
        scene.advance(2)
        assert (scene["x"].presentation, scene["x"].value) == (8, 8)


def test_the_end_is_an_event_at_its_time() -> None:
    with player({"move": {"property": "x", "to": 8, "duration": 0.5}}) as scene:
        scene.send("move")
        scene.advance(2)
        assert emitted(scene) == [("done.move", 0.5)]


def test_a_stop_and_an_interruption_are_events_too() -> None:
    animations = {
        "long": {"property": "x", "to": 8, "duration": 5, "interruption": "replace"},
        "other": {"property": "x", "to": 1, "duration": 1, "interruption": "replace"},
    }
    with player(animations) as scene:
        scene.send("long")
        scene.advance(1)
        scene.send("stop.long")
        assert scene["x"].presentation == 0
        scene.advance(1)
        scene.send("long")
        scene.advance(1)
        scene.send("other")
        scene.advance(2)
        assert emitted(scene) == [("stopped.long", 1), ("stopped.long", 3), ("done.other", 4)]


def test_what_is_played_again_begins_anew_and_ends_once() -> None:
    with player({"move": {"property": "x", "from": 0, "to": 8, "curve": "linear", "duration": 1}}) as scene:
        scene.send("move")
        scene.advance(0.75)
        scene.send("move")
        scene.advance(0.25)
        assert scene["x"].presentation == 2
        scene.advance(3)
        assert emitted(scene) == [("done.move", 1.75)]


def test_an_animation_of_no_length_that_plays_itself_does_not_hang() -> None:
    text = document(
        animations={"now": {"property": "x", "to": 1, "duration": 0}},
        machine={
            "states": {
                "only": {
                    "entry": [{"play": "now"}],
                    "on": {"done.animation.now": {"actions": [{"play": "now"}, {"emit": "again"}]}},
                }
            }
        },
    )
    with Scene(text) as scene:
        scene.advance(0.1)
        assert [time for _, time in emitted(scene)] == [pytest.approx(number / 1000) for number in range(1, 101)]


def test_a_sequence_goes_on_when_its_parts_end() -> None:
    sequence = {
        "sequence": [
            {"property": "x", "to": 4, "curve": "linear", "duration": 1, "setsModel": True},
            {"parallel": [{"property": "y", "to": 1, "duration": 2}, {"property": "y", "to": 1, "duration": 3}]},
            {"property": "x", "to": 8, "curve": "linear", "duration": 1, "delay": 1, "setsModel": True},
        ]
    }
    with player({"all": sequence}, properties={"x": X, "y": X}) as scene:
        scene.send("all")
        for time, x in ((0.5, 2), (1, 4), (4.5, 4), (5.5, 6), (6, 8)):
            scene.advance(time - scene.time)
            assert scene["x"].presentation == x
        assert emitted(scene) == [("done.all", 6)]
        scene.send("all")
        scene.advance(1.5)
        scene.send("stop.all")
        scene.advance(5)
        assert emitted(scene) == [("stopped.all", 7.5)]
        assert not scene.is_animating


def test_a_group_is_timed_as_a_whole() -> None:
    group = {
        "group": {"duration": 1, "repeat": 2, "autoreverse": True},
        "animations": [{"property": "x", "from": 0, "to": 8, "curve": "linear", "duration": 1}],
    }
    with player({"both": group}) as scene:
        scene.send("both")
        seen = []
        for _ in range(7):
            scene.advance(0.5)
            seen.append(scene["x"].presentation)
        assert seen == [4, 8, 4, 0, 4, 8, 4]
        scene.advance(1)
        assert [name for name, _ in emitted(scene)] == ["done.both"]


def test_blocks_move_several_properties_at_once() -> None:
    blocks = [{"duration": 0.5, "set": {"x": 4, "y": [1, 2]}}, {"start": 0.5, "duration": 0.5, "set": {"x": 8}}]
    keyframes = {"duration": 2, "ease": "linear", "blocks": blocks}
    with player(
        {"both": {"keyframes": keyframes, "setsModel": True}},
        properties={"x": X, "y": {"kind": "vector2", "value": [0, 0]}},
    ) as scene:
        scene.send("both")
        scene.advance(0.5)
        assert (scene["x"].presentation, scene["y"].presentation) == (2, (0.5, 1))
        scene.advance(1)
        assert (scene["x"].presentation, scene["y"].presentation) == (6, (1, 2))
        scene.advance(1)
        assert (scene["x"].value, scene["y"].value) == (8, (1, 2))
        assert emitted(scene) == [("done.both", 2)]


def test_a_decay_is_that_of_a_scroll_view() -> None:
    with player({"coast": {"property": "x", "decay": {"velocity": 1000}, "setsModel": True}}) as scene:
        scene.send("coast")
        scene.advance(1)
        rate = -1000 * math.log(0.998)
        assert scene["x"].presentation == pytest.approx(1000 / rate * (1 - math.exp(-rate)), rel=1e-12)
        scene.advance(20)
        assert scene["x"].value == pytest.approx(1000 / rate)


# Expressions and motions


def test_expressions_follow_inputs_and_properties() -> None:
    inputs = {"n": {"type": "number", "value": 3}, "b": {"type": "boolean"}}
    properties = {"d": {"kind": "scalar", "expression": "x + 10 * n + 100 * b"}, "x": {"kind": "scalar", "value": 1}}
    with Scene(document(inputs=inputs, properties=properties)) as scene:
        assert scene["d"].presentation == 31
        scene.inputs["n"] = 4
        assert scene["d"].presentation == 41
        before = scene.state_hash()
        scene.inputs["b"] = True
        assert scene["d"].presentation == 141
        assert scene.state_hash() != before


def test_a_motion_repeats_and_staggers() -> None:
    motion = {"curve": "linear", "duration": 1, "stagger": 0.5, "repeat": 1.5, "autoreverse": True}
    machine = {"states": {"only": {"on": {"go": {"actions": [{"set": {"x": 8, "y": 8}, "motion": motion}]}}}}}
    with Scene(document(properties={"x": X, "y": X}, machine=machine)) as scene:
        scene.send("go")
        seen = []
        for _ in range(4):
            scene.advance(0.5)
            seen.append((scene["x"].presentation, scene["y"].presentation))
        assert seen == [(4, 0), (8, 4), (4, 8), (0, 4)]


# Errors

KEYFRAMES = {"property": "x", "keyframes": {}}


@pytest.mark.parametrize(
    ("parts", "pointer", "words"),
    [
        ({"properties": {"x": {"kind": "scalr", "value": 0}}}, "/properties/x/kind", "'scalar'"),
        ({"properties": {"x": {**X, "turn": "shortest"}}}, "/properties/x/turn", "unknown key 'turn'"),
        ({"properties": {"x": {"kind": "vector", "value": [1]}}}, "/properties/x", "'count' is missing"),
        ({"properties": {"x": {"kind": "vector", "count": 2, "value": [1]}}}, "/properties/x/value", "2 numbers"),
        ({"properties": {"x": {"kind": "scalar"}}}, "/properties/x", "'value' is missing"),
        (
            {"properties": {"x": {"kind": "color", "value": "#000", "hue": "longer"}}},
            "/properties/x/hue",
            "only the space oklch",
        ),
        ({"properties": {"x": {**X, "action": "flow"}}}, "/properties/x/action", "no motion 'flow'"),
        (
            {"properties": {"x": {"kind": "scalar", "expression": "1 + y"}}},
            "/properties/x/expression",
            "no property 'y'",
        ),
        (
            {"properties": {"x": {"kind": "vector2", "expression": ["1", "2 +"]}}},
            "/properties/x/expression/1",
            "column 4",
        ),
        ({"properties": {"x": {"kind": "vector2", "expression": "1"}}}, "/properties/x/expression", "2 components"),
        (
            {
                "properties": {
                    "a": {"kind": "scalar", "expression": "b"},
                    "b": {"kind": "scalar", "expression": "c"},
                    "c": {"kind": "scalar", "expression": "b + 1"},
                }
            },
            "/properties/b/expression",
            "a cycle: b -> c -> b",
        ),
        ({"motions": {"m": {"curve": "cubic-bezier(1, 2)"}}}, "/motions/m/curve", "column 18"),
        ({"motions": {"m": {"curve": "easeOutBouncy"}}}, "/motions/m/curve", "no timing function"),
        ({"motions": {"m": {"interruption": "keep"}}}, "/motions/m/interruption", "'keep' is none"),
        ({"motions": {"m": {"repeat": 0}}}, "/motions/m/repeat", "above 0"),
        ({"motions": {"m": {"repeat": "infinit"}}}, "/motions/m/repeat", "'infinite'"),
        ({"animations": {"a": {"property": "y", "to": 1}}}, "/animations/a/property", "no property 'y'"),
        ({"animations": {"a": {"to": 1}}}, "/animations/a", "'property' is missing"),
        ({"animations": {"a": {"property": "x"}}}, "/animations/a", "'from', 'to' and 'by'"),
        ({"animations": {"a": {"property": "x", "to": [1]}}}, "/animations/a/to", "must be a number"),
        (
            {"animations": {"a": {"property": "x", "to": 1, "curve": "ease", "spring": "smooth"}}},
            "/animations/a/spring",
            "beside another",
        ),
        (
            {"animations": {"a": {"property": "x", "to": 1, "velocity": 3}}},
            "/animations/a/velocity",
            "only beside a spring",
        ),
        ({"animations": {"a": {"sequence": []}}}, "/animations/a/sequence", "at least"),
        ({"animations": {"a": {"sequence": [{"group": {}, "animations": []}]}}}, "/animations/a/sequence/0", "a group"),
        (
            {"animations": {"a": {"group": {}, "animations": [{"sequence": []}]}}},
            "/animations/a/animations/0",
            "delays",
        ),
        ({"animations": {"a": KEYFRAMES}}, "/animations/a/keyframes", "'values' is missing"),
        (
            {"animations": {"a": {**KEYFRAMES, "keyframes": {"values": [1, 2], "times": [0, 2]}}}},
            "/animations/a/keyframes/times/1",
            "from 0 to 1",
        ),
        (
            {"animations": {"a": {**KEYFRAMES, "keyframes": {"blocks": [{"start": 2, "duration": 0, "value": 1}]}}}},
            "/animations/a/keyframes/blocks/0/start",
            "from 0 to 1",
        ),
        (
            {"animations": {"a": {**KEYFRAMES, "keyframes": {"track": [{"linar": 1}]}}}},
            "/animations/a/keyframes/track/0/linar",
            "'linear'",
        ),
        (
            {"animations": {"a": {**KEYFRAMES, "keyframes": {"values": [1, 2], "curves": "steps(2)"}}}},
            "/animations/a/keyframes/curves",
            "cubic",
        ),
        (
            {"animations": {"a": {"property": "x", "decay": {"bounds": [2, 1]}}}},
            "/animations/a/decay",
            "minimum",
        ),
        (
            {"machine": {"states": {"s": {"entry": [{"play": "b"}]}}}},
            "/machine/states/s/entry/0/play",
            "no animation 'b'",
        ),
        (
            {
                "properties": {"d": {"kind": "scalar", "expression": "1"}},
                "machine": {"states": {"s": {"entry": [{"set": {"d": 1}}]}}},
            },
            "/machine/states/s/entry/0/set/d",
            "is derived",
        ),
    ],
)
def test_errors_name_their_place(parts: dict[str, Any], pointer: str, words: str) -> None:
    with pytest.raises(DocumentError) as error:
        Scene(document(**parts))
    assert error.value.pointer == pointer
    assert words in str(error.value)
    assert error.value.line == 1


# Apple's rules


def test_springs_by_apples_names_play_as_critical_beyond_critical_damping() -> None:
    # Core Animation measured: (1, 100, 30) moves exactly as (1, 100, 20); (3, 1000, 500) as the critical (3, 1000).
    springs: dict[str, Any] = {
        "uikit": "uikit",
        "critical keyboard": {"mass": 3, "stiffness": 1000, "damping": 2 * math.sqrt(3000)},
        "keyboard": {"mass": 3, "stiffness": 1000, "damping": 500},
        "apple": {"stiffness": 100, "damping": 30, "allowsOverdamping": False},
        "critical": {"stiffness": 100, "damping": 20},
        "allowed": {"stiffness": 100, "damping": 30, "allowsOverdamping": True},
        "physical": {"stiffness": 100, "damping": 30},
        "light": {"stiffness": 100, "damping": 10, "allowsOverdamping": False},
        "default": "core-animation",
    }
    shown = {}
    for name, spring in springs.items():
        with player({"move": {"property": "x", "to": 1, "spring": spring}}) as scene:
            scene.send("move")
            scene.advance(0.3)
            shown[name] = scene["x"].presentation
    assert shown["uikit"] == pytest.approx(shown["critical keyboard"], abs=1e-12)
    # 1 - (1 + w t) exp(-w t), w = 10 and sqrt(1000 / 3).
    assert shown["apple"] == shown["critical"] == pytest.approx(1 - 4 * math.exp(-3), abs=1e-12)
    w = math.sqrt(1000 / 3)
    assert shown["uikit"] == pytest.approx(1 - (1 + 0.3 * w) * math.exp(-0.3 * w), abs=1e-12)
    assert shown["allowed"] == shown["physical"] < 0.7
    assert shown["keyboard"] < 0.5
    assert shown["light"] == shown["default"]
    with pytest.raises(DocumentError, match="allowsOverdamping"):
        player({"move": {"property": "x", "to": 1, "spring": {**springs["physical"], "allowsOverdamping": 1}}})


def test_offsets_and_negative_speeds_of_animations() -> None:
    # Core Animation measured, from 0 to 1 in 1 s over a value of 0.5.
    for timing, values in (
        ({"speed": -1}, (0, 0.8, 0.5, 0.1, 0.5)),
        ({"offset": 0.3}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"repeat": 2, "autoreverse": True}, (0, 0.2, 0.5, 0.9, 0.8)),
    ):
        move = {"property": "x", "from": 0, "to": 1, "curve": "linear", "duration": 1, "timing": timing}
        with player({"move": move}) as scene:
            scene["x"].value = 0.5
            scene.send("move")
            shown = []
            for step in (0, 0.2, 0.3, 0.4, 0.3):
                scene.advance(step)
                shown.append(scene["x"].presentation)
            assert shown == pytest.approx(list(values), abs=1e-9)


def test_transforms_are_added_and_accumulated() -> None:
    quarter = {"kind": "transform", "value": [0, 1, -1, 0, 0, 0]}
    cosine, sine = math.cos(math.radians(40)), math.sin(math.radians(40))
    turn = [cosine, sine, -sine, cosine, 0, 0]
    animations: dict[str, Any] = {
        "still": {"from": [1, 0, 0, 1, 0, 0], "to": [1, 0, 0, 1, 0, 0], "additive": True},
        "added": {"from": turn, "to": turn, "additive": True},
        "grows": {
            "from": [1, 0, 0, 1, 0, 0], "to": turn, "cumulative": True, "timing": {"repeat": 3}, "curve": "linear",
        },
        "frames": {"keyframes": {"values": [[1, 0, 0, 1, 5, 0], [1, 0, 0, 1, 5, 0]]}, "additive": True},
    }  # fmt: skip
    expected = {"still": (90, 0), "added": (130, 0), "grows": (100, 0), "frames": (90, 5)}
    for name, animation in animations.items():
        with player({"move": {"property": "x", "duration": 1, **animation}}, properties={"x": quarter}) as scene:
            scene.send("move")
            scene.advance(2.5 if name == "grows" else 0.5)
            angle, tx = math.radians(expected[name][0]), expected[name][1]
            wanted = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), tx, 0)
            assert scene["x"].presentation == pytest.approx(wanted, abs=1e-12), name
