# SPDX-License-Identifier: MIT
"""Springs, curves and keyframes by name, and expressions that are worked out when something is played."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Any

import pytest
from animcore import DocumentError, EventKind, LimitError, Scene

X = {"kind": "scalar", "value": 0}
FORWARDS = {"fill": "forwards"}


def document(**parts: Any) -> str:
    return json.dumps({"animcore": 1, "size": [10, 10], "properties": {"x": X}, **parts})


def player(animations: dict[str, Any], *, seed: int = 0, **parts: Any) -> Scene:
    """A scene that plays and stops animations by their names, and emits what it hears of them, and of errors."""
    on: dict[str, Any] = {name: {"actions": [{"play": name}]} for name in animations}
    on |= {f"stop.{name}": {"actions": [{"stop": name}]} for name in animations}
    for name in animations:
        for end in ("done", "stopped"):
            on[f"{end}.animation.{name}"] = {"actions": [{"emit": f"{end}.{name}"}]}
    on["error.execution"] = {"actions": [{"emit": "wrong"}]}
    return Scene(document(animations=animations, machine={"states": {"only": {"on": on}}}, **parts), seed)


def emitted(scene: Scene) -> list[tuple[str | None, float]]:
    return [(event.name, event.time) for event in scene.events() if event.kind is EventKind.EMITTED]


class Draws:
    """xoshiro256** seeded by splitmix64, from its authors' description."""

    def __init__(self, seed: int) -> None:
        self.words = []
        for _ in range(4):
            seed = (seed + 0x9E3779B97F4A7C15) % 2**64
            word = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
            word = (word ^ (word >> 27)) * 0x94D049BB133111EB % 2**64
            self.words.append(word ^ (word >> 31))

    def next(self, low: float = 0, high: float = 1) -> float:
        def rotated(word: int, by: int) -> int:
            return (word << by | word >> (64 - by)) % 2**64

        words = self.words
        result = rotated(words[1] * 5 % 2**64, 7) * 9 % 2**64
        shifted = words[1] << 17 & (2**64 - 1)
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= shifted
        words[3] = rotated(words[3], 45)
        unit = (result >> 11) * 2.0**-53
        return low * (1 - unit) + high * unit


# By name


def test_springs_curves_and_keyframes_by_name() -> None:
    keyframes = {"values": [0, 10, 5], "times": [0, 0.5, 1], "curves": ["sharp", "late"]}
    by_name: dict[str, Any] = {
        "springs": {"soft": {"mass": 1, "stiffness": 40, "damping": 5}, "same": "soft", "quick": "snappy"},
        "curves": {"sharp": [0.9, 0, 1, 0.4], "late": "sharp", "bounce": "steps(3)"},
        "keyframes": {"wave": keyframes},
        "motions": {"move": {"spring": "same"}},
    }
    animations = {
        "spring": {"property": "x", "to": 7, "spring": "same"},
        "curve": {"property": "x", "to": 7, "curve": "late", "duration": 1},
        "steps": {"property": "x", "to": 7, "curve": "bounce", "duration": 1},
        "keyframes": {"property": "x", "keyframes": "wave", "duration": 1},
    }
    keyframes_in_place = {**keyframes, "curves": [[0.9, 0, 1, 0.4], [0.9, 0, 1, 0.4]]}
    in_place = {
        "spring": {"property": "x", "to": 7, "spring": {"mass": 1, "stiffness": 40, "damping": 5}},
        "curve": {"property": "x", "to": 7, "curve": [0.9, 0, 1, 0.4], "duration": 1},
        "steps": {"property": "x", "to": 7, "curve": "steps(3)", "duration": 1},
        "keyframes": {"property": "x", "keyframes": keyframes_in_place, "duration": 1},
    }
    for name in animations:
        with player(animations, **by_name) as named, player(in_place) as plain:
            named.send(name)
            plain.send(name)
            for _ in range(11):
                named.advance(0.0875)
                plain.advance(0.0875)
                assert named["x"].presentation == plain["x"].presentation
            assert named["x"].presentation != 0


def test_the_same_keyframes_move_different_properties() -> None:
    keyframes = {"pop": {"values": ["from", 1], "mode": "linear"}}
    parts: dict[str, Any] = {
        "parameters": {"from": {"type": "number", "value": 3}},
        "keyframes": keyframes,
        "properties": {"x": X, "y": X, "p": {"kind": "vector2", "value": [0, 0]}},
    }
    animations = {"both": {"parallel": [{"property": name, "keyframes": "pop", "duration": 1} for name in "xy"]}}
    with player(animations, **parts) as scene:
        scene.send("both")
        scene.advance(0.5)
        assert (scene["x"].presentation, scene["y"].presentation) == (2, 2)
    bad = {"bad": {"property": "p", "keyframes": "pop"}}
    with pytest.raises(DocumentError, match="must be an array") as caught:
        player(bad, **parts)
    assert caught.value.pointer == "/keyframes/pop/values/0"


def test_assigned_blocks_by_name() -> None:
    blocks = [{"start": 0, "duration": 1, "set": {"x": 8}}]
    keyframes = {"go": {"duration": 2, "ease": "linear", "blocks": blocks}}
    with player({"a": {"keyframes": "go"}}, keyframes=keyframes) as scene:
        scene.send("a")
        scene.advance(0.5)
        assert scene["x"].presentation == 2


@pytest.mark.parametrize(
    ("parts", "pointer", "words"),
    [
        ({"springs": {"bouncy": "smooth"}}, "/springs/bouncy", "name of a preset"),
        ({"springs": {"core-animation": "smooth"}}, "/springs/core-animation", "name of a preset"),
        ({"springs": {"a`b": "smooth"}}, "/springs/a`b", "is no name"),
        ({"springs": {"a": "b", "b": "smooth"}}, "/springs/a", "'b' is none of the choices"),
        ({"springs": {"b": "smooth", "a": "c"}}, "/springs/a", "'c'"),
        ({"curves": {"ease-in": "linear"}}, "/curves/ease-in", "word of CSS"),
        ({"curves": {"EASE": "linear"}}, "/curves/EASE", "word of CSS"),
        ({"curves": {"easeOutBounce": "linear"}}, "/curves/easeOutBounce", "curve's name"),
        ({"curves": {"a": [1, 2, 3]}}, "/curves/a", "4 numbers"),
        ({"keyframes": {"a": {"valeus": [1]}}}, "/keyframes/a/valeus", "did you mean 'values'"),
        ({"keyframes": {"a": "b"}}, "/keyframes/a", "must be an object"),
        ({"animations": {"a": {"property": "x", "keyframes": "b"}}}, "/animations/a/keyframes", "no keyframes 'b'"),
        ({"motions": {"m": {"spring": "none"}}}, "/motions/m/spring", "'none'"),
    ],
)
def test_names_that_are_refused(parts: dict[str, Any], pointer: str, words: str) -> None:
    with pytest.raises(DocumentError) as caught:
        Scene(document(**parts))
    assert caught.value.pointer == pointer
    assert words in str(caught.value)


def test_keyframes_by_name_are_read_a_bounded_number_of_times() -> None:
    keyframes = {"long": {"values": list(range(2000))}}
    animations = {f"a{index}": {"property": "x", "keyframes": "long"} for index in range(3000)}
    with pytest.raises(LimitError, match="too often"):
        Scene(document(keyframes=keyframes, animations=animations))


# Animations


def test_ends_are_worked_out_when_an_animation_is_played() -> None:
    animations: dict[str, dict[str, Any]] = {
        "ends": {"property": "x", "from": "x + 1", "to": "target * 2", "duration": "length", "delay": "length / 2"},
        "by": {"property": "x", "by": "target", "duration": "length", "timing": FORWARDS},
    }
    inputs = {"target": {"type": "number", "value": 4}, "length": {"type": "number", "value": 1}}
    properties = {"x": {"kind": "scalar", "value": 3}}
    for animation in animations.values():
        animation["curve"] = "linear"
    with player(animations, inputs=inputs, properties=properties) as scene:
        scene.send("ends")
        scene.advance(0.75)
        assert scene["x"].presentation == 5  # a quarter of 4…8
        scene.advance(1)
        assert emitted(scene) == [("done.ends", 1.5)]
        scene.inputs["target"] = 10
        scene.inputs["length"] = 2
        # What is played already stays as it was.
        scene.send("ends")
        scene.inputs["target"] = -100
        scene.advance(2)
        assert scene["x"].presentation == 12  # half of 4…20
        scene.inputs["target"] = 1
        scene.advance(2)
        scene.send("by")
        scene.advance(1)
        assert scene["x"].presentation == 3.5


def test_values_of_every_kind() -> None:
    properties = {
        "x": X,
        "p": {"kind": "vector2", "value": [1, 2]},
        "paint": {"kind": "color", "value": "#000000"},
        "other": {"kind": "color", "value": "#FF8000"},
        "lab": {"kind": "color", "value": "#102030", "space": "oklab"},
    }
    ends = {"curve": "linear", "duration": 1, "timing": FORWARDS}
    animations = {
        "all": {
            "parallel": [
                {"property": "x", "to": "event.dx + 1", **ends},
                {"property": "p", "to": ["p.y * 10", "elapsed(only)"], **ends},
                {"property": "paint", "from": "other", "to": ["0.5 + 0.25", 0, "other.red", 1], **ends},
                {"property": "lab", "to": "other", **ends},
            ]
        }
    }
    with player(animations, properties=properties) as scene:
        scene.advance(3)
        scene.send("all", dx=41)
        scene.advance(0.5)
        assert tuple(scene["paint"].presentation) == pytest.approx((0.875, 64 / 255, 0.5, 1), abs=1e-12)
        scene.advance(1)
        assert scene["x"].presentation == 42
        assert tuple(scene["p"].presentation) == (20, 3)
        assert tuple(scene["paint"].presentation) == (0.75, 0, 1, 1)
        assert tuple(scene["lab"].presentation) == pytest.approx((1, 128 / 255, 0, 1), abs=1e-9)


def test_springs_and_decays() -> None:
    decay = {"decay": {"rate": 2, "velocity": "2 * speed", "bounds": ["-speed", "speed / 2"]}}
    animations = {
        "free": {"property": "x", "decay": {"rate": 2, "velocity": "speed"}, "timing": FORWARDS},
        "bound": {"property": "x", **decay, "timing": FORWARDS},
        "throw": {"property": "x", "spring": "core-animation", "to": 0, "velocity": "speed"},
        "plain": {"property": "x", "spring": "core-animation", "to": 0, "velocity": 10},
    }
    with player(animations, inputs={"speed": {"type": "number", "value": 10}}) as scene:
        scene.send("free")
        scene.advance(0.5)
        assert scene["x"].presentation == pytest.approx(5 * (1 - math.exp(-1)), abs=1e-12)
        scene.send("bound")
        scene.advance(30)
        # As near as its threshold.
        assert scene["x"].presentation == pytest.approx(5, abs=1e-3)
    seen = []
    for name in ("throw", "plain"):
        with player(animations, inputs={"speed": {"type": "number", "value": 10}}) as scene:
            scene.send(name)
            scene.advance(0.1)
            seen.append(scene["x"].presentation)
    assert seen[0] == seen[1] != 0


def test_keyframes_with_expressions() -> None:
    keyframes = {
        "values": {"values": ["x", "goal", "goal / 2"], "times": [0, "1 / 4", 1], "duration": "length"},
        "blocks": {
            "blocks": [{"start": 0, "duration": 0.5, "value": "goal"}, {"start": 0.5, "duration": 0.5, "value": 1}],
            "initial": "goal / 4",
            "ease": "linear",
        },
        "track": {
            "track": [
                {"move": "goal"},
                {"linear": "goal * 2", "duration": 1},
                {"cubic": 0, "duration": 1, "velocity": ["goal", "0 * goal"]},
            ]
        },
    }
    animations = {
        name: {"property": "x", "keyframes": value, "duration": "length"} for name, value in keyframes.items()
    }
    inputs = {"goal": {"type": "number", "value": 8}, "length": {"type": "number", "value": 2}}

    def at(name: str, seconds: float, goal: float = 8) -> float:
        with player(animations, inputs=inputs) as scene:
            # What was worked out before is forgotten.
            scene.inputs["goal"] = -3
            scene.send(name)
            scene.advance(0.3)
            scene.inputs["goal"] = goal
            scene.send(name)
            scene.advance(seconds)
            return float(scene["x"].presentation)

    assert at("values", 0.5) == 8
    assert at("values", 1.25) == 6
    assert at("values", 0.5, 100) == 100
    assert at("blocks", 0.5) == 5
    assert at("blocks", 1.5) == 4.5
    assert at("track", 0.5) == 12
    # Hermite over 1 s from 16 to 0, velocities 8 and 0, at its middle: (16 + 0) / 2 + (8 - 0) / 8.
    assert at("track", 1.5) == pytest.approx(9, abs=1e-12)


def test_every_play_draws_anew_in_the_order_of_the_text() -> None:
    animations = {
        "a": {
            "parallel": [
                {"property": "x", "to": "random(10, 20)", "duration": 0.1, "timing": FORWARDS},
                {"property": "p", "to": ["random()", "random(0, 5) + random()"], "duration": 0.1, "timing": FORWARDS},
            ]
        }
    }
    properties = {"x": X, "p": {"kind": "vector2", "value": [0, 0]}}
    for seed in (0, 77):
        draws = Draws(seed)
        with player(animations, seed=seed, properties=properties) as scene:
            for _ in range(5):
                scene.send("a")
                scene.advance(0.2)
                assert scene["x"].presentation == draws.next(10, 20)
                assert tuple(scene["p"].presentation) == (draws.next(), draws.next(0, 5) + draws.next())


def test_what_blocks_share_is_drawn_once() -> None:
    blocks = [{"start": 0, "duration": 1, "set": {"x": "random(1, 2)", "y": "random(3, 4)"}}]
    animations = {
        "a": {"delay": "random(0, 1)", "keyframes": {"duration": "random(1, 2)", "ease": "linear", "blocks": blocks}}
    }
    draws = Draws(5)
    delay, duration, x, y = draws.next(0, 1), draws.next(1, 2), draws.next(1, 2), draws.next(3, 4)
    with player(animations, seed=5, properties={"x": X, "y": X}) as scene:
        scene.send("a")
        scene.advance(delay + duration / 2)
        assert scene["x"].presentation == pytest.approx(x / 2, abs=1e-6)
        assert scene["y"].presentation == pytest.approx(y / 2, abs=1e-6)
        scene.advance(3)
        ((name, time),) = emitted(scene)
        assert name == "done.a"
        assert time == pytest.approx(delay + duration, abs=1e-8)


@pytest.mark.parametrize(
    "animation",
    [
        {"property": "x", "to": "1 / level", "duration": 1},
        {"property": "x", "to": "sqrt(level - 1)", "duration": 1},
        {"property": "x", "to": 1, "duration": "1e10 + level"},
        {"property": "x", "to": 1, "delay": "1 / level"},
        {"property": "x", "to": "1e200 + level"},
        {"property": "x", "keyframes": {"values": [0, "0 / level"]}},
        {"property": "x", "keyframes": {"values": [0, 1], "duration": "1e10 + level"}},
        {"property": "x", "decay": {"velocity": 1, "bounds": ["level + 2", 1]}},
        {"parallel": [{"property": "y", "to": 5, "duration": 1}, {"property": "x", "to": "1 / level"}]},
        {"sequence": [{"property": "y", "to": 5, "duration": 1}, {"property": "x", "to": "1 / level"}]},
        {"group": {"duration": 1}, "animations": [{"property": "x", "to": "1 / level"}]},
        {"keyframes": {"blocks": [{"start": 0, "duration": 1, "set": {"y": 1, "x": "1 / level"}}]}},
    ],
)
def test_what_has_no_result_is_not_played(animation: dict[str, Any]) -> None:
    parts: dict[str, Any] = {"inputs": {"level": {"type": "number"}}, "properties": {"x": X, "y": X}}
    with player({"a": animation}, **parts) as scene:
        scene.send("a")
        scene.advance(2)
        assert (scene["x"].presentation, scene["y"].presentation) == (0, 0)
        assert [name for name, _ in emitted(scene)] == ["error.execution", "wrong", "stopped.a"]
        scene.inputs["level"] = -3
        before = scene.state_hash()
        scene.send("a")
        assert scene.state_hash() != before


def test_less_than_no_time_is_none() -> None:
    with player({"a": {"property": "x", "to": 4, "duration": "0 - level", "delay": "-level"}},
                inputs={"level": {"type": "number", "value": 3}}) as scene:  # fmt: skip
        scene.send("a")
        scene.advance(1)
        assert emitted(scene) == [("done.a", 0.001)]


@pytest.mark.parametrize(
    ("animation", "pointer", "words"),
    [
        ({"property": "x", "to": "nothing"}, "/to", "no property 'nothing'"),
        ({"property": "x", "to": "1 +"}, "/to", "line 1, column 4 of the text"),
        ({"property": "x", "to": "elapsed"}, "/to", "needs the name of a state"),
        ({"property": "x", "to": "in(nowhere)"}, "/to", "no state 'nowhere'"),
        ({"property": "x", "to": "mode == 'a'"}, "/to", "no string input 'mode'"),
        ({"property": "x", "to": "1 / 0"}, "/to", "no finite value"),
        ({"property": "x", "to": 1, "duration": "-1"}, "/duration", "seconds from 0 to 1e9"),
        ({"property": "p", "to": ["x", "y"]}, "/to/1", "no property 'y'"),
        ({"property": "p", "to": ["x"]}, "/to", "must have 2"),
        ({"property": "p", "to": "x"}, "/to", "must be an array"),
        ({"property": "paint", "to": "x"}, "/to", "must name a color property"),
        ({"property": "x", "curve": "linear", "to": 1, "timing": {"speed": "x"}}, "/timing/speed", "parameter 'x'"),
        ({"property": "x", "keyframes": {"values": [1, "y"]}}, "/keyframes/values/1", "no property 'y'"),
        ({"property": "x", "keyframes": {"values": [1, 2], "times": [0, "x"]}}, "/keyframes/times/1", "parameter 'x'"),
        ({"property": "x", "decay": {"bounds": ["x", "y"]}}, "/decay/bounds/1", "no property 'y'"),
        ({"property": "x", "decay": {"bounds": [2, 1]}}, "/decay", "minimum"),
    ],
)
def test_expressions_that_are_refused(animation: dict[str, Any], pointer: str, words: str) -> None:
    properties = {
        "x": X,
        "p": {"kind": "vector2", "value": [0, 0]},
        "paint": {"kind": "color", "value": "#000000"},
    }
    with pytest.raises(DocumentError) as caught:
        player({"a": animation}, properties=properties)
    assert caught.value.pointer == "/animations/a" + pointer
    assert words in str(caught.value)


# Motions in place


def test_motions_in_place() -> None:
    motion = {"curve": "linear", "duration": "length", "delay": "length / 2", "stagger": "event.pause"}
    actions = [{"set": {"x": 4, "y": 4}, "motion": motion}]
    machine = {
        "states": {"only": {"on": {"go": {"actions": actions}, "error.execution": {"actions": [{"emit": "wrong"}]}}}}
    }
    parts: dict[str, Any] = {"inputs": {"length": {"type": "number", "value": 1}}, "properties": {"x": X, "y": X}}
    with Scene(document(machine=machine, **parts)) as scene:
        scene.send("go", pause=0.25)
        scene.advance(1)
        assert (scene["x"].presentation, scene["y"].presentation) == (2, 1)
    with Scene(document(machine=machine, **parts)) as scene:
        scene.inputs["length"] = -1
        scene.send("go", pause=-4)
        scene.advance(0)
        assert (scene["x"].presentation, scene["y"].presentation) == (4, 4)
    for length in (1e10, 1e150):
        with Scene(document(machine=machine, **parts)) as scene:
            scene.inputs["length"] = length
            scene.send("go")
            scene.advance(1)
            assert (scene["x"].value, scene["y"].value) == (0, 0)
            assert [name for name, _ in emitted(scene)] == ["error.execution", "wrong"]
    with pytest.raises(DocumentError, match="unknown parameter 'length'"):
        Scene(document(motions={"m": {"duration": "length"}}, machine=machine, **parts))


# The cart button's way up: blocks of several properties from the current state, with draws, and a reset unseen.

CART: dict[str, Any] = {
    "properties": {
        name: {"kind": "scalar", "value": value}
        for name, value in {"x": 0, "rotation": 0, "top": 11, "widthTop": 24, "pink": 0.6}.items()
    },
    "animations": {
        "up": {
            "interruption": "restart",
            "setsModel": True,
            "keyframes": {
                "duration": 0.8,
                "mode": "cubic",
                "blocks": [
                    {
                        "start": 0,
                        "duration": 0.35,
                        "set": {"x": -4, "rotation": -0.15, "top": "2 + random(-4, 4)"},
                    },
                    {"start": 0.35, "duration": 0.04, "set": {"rotation": 0}},
                    {"start": 0.35, "duration": 0.5, "set": {"x": 104}},
                    {"start": 0.4, "duration": 0.5, "set": {"top": 104, "widthTop": "48 + random(-4, 4)"}},
                    {"start": 0.45, "duration": 0.2, "set": {"pink": 0}},
                ],
            },
        }
    },
    "machine": {
        "initial": "idle",
        "states": {
            "idle": {"on": {"down": "down"}},
            "down": {
                "entry": [
                    {
                        "set": {
                            "rotation": -0.1,
                            "top": "8 + random(-4, 4)",
                            "widthTop": "32 + random(-4, 4)",
                            "pink": 1,
                        },
                        "motion": {"spring": {"duration": 0.8, "dampingRatio": 1}},
                    }
                ],
                "on": {"up": "up"},
            },
            "up": {
                "entry": [{"play": "up"}],
                "on": {
                    "done.animation.up": {
                        "target": "idle",
                        "actions": [
                            {"set": {"x": 0, "rotation": 0, "top": 11, "widthTop": 24}},
                            {"set": {"pink": 0.6}, "motion": {"curve": "ease", "duration": 0.2}},
                        ],
                    }
                },
            },
        },
    },
}


def cart(steps: list[float], seed: int = 3) -> tuple[Scene, list[tuple[float, ...]]]:
    scene = Scene(document(**CART), seed)
    scene.send("down")
    scene.advance(0.3)
    scene.send("up")
    seen = []
    for step in steps:
        scene.advance(step)
        seen.append(tuple(float(scene[name].presentation) for name in CART["properties"]))
    return scene, seen


def test_the_cart_goes_up() -> None:
    scene, seen = cart([0, 0.28, 0.032, 0.368, 0.119, 0.001, 0.1, 0.1])
    draws = Draws(3)
    for _ in range(2):
        draws.next()
    top, width = 2 + draws.next(-4, 4), 48 + draws.next(-4, 4)
    # It begins where the springs have brought it, and rests there first.
    x, rotation, first_top, first_width, pink = seen[0]
    assert x == 0
    assert -0.1 < rotation < 0
    assert first_top != 11
    assert first_width > 24
    assert 0.6 < pink < 1
    # Behind the end of all blocks (0.9 of the timeline, which is eased) everything stands at the last values.
    assert seen[4][:1] == pytest.approx((104,), abs=1e-9)
    assert seen[4][2:] == pytest.approx((104, width, 0), abs=1e-9)
    assert top != width
    # The end: everything is back at once, and nothing of the springs' ends was seen.
    assert seen[5][:4] == (0, 0, 11, 24)
    assert seen[5][4] == 0
    assert 0 < seen[6][4] < 0.6
    assert seen[7] == (0, 0, 11, 24, 0.6)
    assert scene.state == "idle"


def test_the_cart_does_not_depend_on_frames() -> None:
    whole, at_end = cart([1])
    for count in (7, 60, 240):
        scene, seen = cart([1 / count] * count)
        # Steps may not sum up to the same flick.
        if scene.time == whole.time:
            assert (seen[-1], scene.state_hash()) == (at_end[-1], whole.state_hash())
    # At no time is anything seen but the keyframes and the reset: lines are left of 0 or at their ends.
    _, frames = cart([1 / 240] * 240)
    assert all(abs(after[0] - before[0]) < 8 or after[0] == 0 for before, after in pairwise(frames))


def test_every_way_up_is_drawn_anew() -> None:
    scene = Scene(document(**CART), 9)
    ends = set()
    for _ in range(4):
        scene.send("down")
        scene.advance(0.2)
        scene.send("up")
        scene.advance(0.79)
        ends.add(scene["widthTop"].presentation)
        scene.advance(0.5)
        assert scene.state == "idle"
    assert len(ends) == 4
    assert all(44 <= end <= 52 for end in ends)


def test_keyframes_without_expressions_are_the_same_at_every_play() -> None:
    keyframes = {"mode": "cubic-paced", "blocks": [{"start": 0, "duration": 0.5, "value": 3},
                                                   {"start": 0.5, "duration": 0.5, "value": -1}]}  # fmt: skip
    animations = {"a": {"property": "x", "keyframes": keyframes, "duration": 1}}
    twice, once = player(animations), player(animations)
    twice.send("a")
    twice.advance(0.4)
    twice.send("stop.a")
    twice["x"].value = 7
    once["x"].value = 7
    twice.send("a")
    once.send("a")
    for _ in range(10):
        twice.advance(0.09)
        once.advance(0.09)
        assert twice["x"].presentation == once["x"].presentation


@pytest.mark.parametrize("name", ["accent", "my accent", "a-1", "größe", "`a.b`"])
def test_colors_and_paths_of_any_name(name: str) -> None:
    """In a set and along a path, too: docs/document-format.md, Names."""
    for given in (
        {"parameters": {name: {"type": "color", "value": "#F00"}}, "properties": {"tint": COLOR}},
        {"properties": {name: {"kind": "color", "value": "#F00"}, "tint": COLOR}},
    ):
        machine = {"states": {"a": {"entry": [{"set": {"tint": name}}]}}}
        assert Scene({"animcore": 1, **given, "machine": machine})["tint"].value == (1, 0, 0, 1)
    along = {"path": name, "progress": 1}
    scene = Scene(
        {
            "animcore": 1,
            "size": [9, 9],
            "properties": {name: {"kind": "path", "value": "M0 0h3"}},
            "nodes": [{"kind": "ellipse", "frame": [0, 0, 1, 1], "fill": "#000", "along": along}],
        }
    )
    assert scene.display_list()[0].transform.tx == 3


COLOR = {"kind": "color", "value": "#000"}


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("length(b ? 'b' : 'aaa')", 1),
        ("length(n == 3 ? 'xx' : 'y')", 2),
        ("length(t == 'hey' ? t : 'y')", 3),
        ("length(in(a) ? 'x' : 'yy')", 1),
        ("length(b ? (n > 4 ? 'abcd' : 'x') : 'yyy') + 1", 2),
        ("length(p)", 5),
        ("length(t)", 3),
    ],
)
def test_the_length_of_a_text_that_is_chosen(expression: str, expected: float) -> None:
    """The path from (0, 0) to (3, 4) is 5 long; of texts Python's len()."""
    scene = Scene(
        {
            "animcore": 1,
            "inputs": {
                "b": {"type": "boolean", "value": True},
                "n": {"type": "number", "value": 3},
                "t": {"type": "string", "value": "hey"},
            },
            "paths": {"p": "M0 0L3 4"},
            "machine": {"states": {"a": {"entry": [{"emit": "v", "data": {"v": expression}}]}}},
        }
    )
    (event,) = [event for event in scene.events() if event.name == "v"]
    assert event.data == {"v": expected}


def test_an_event_has_nothing_of_an_earlier_one() -> None:
    """What the host sent before is neither in the hash nor in the snapshot of a scene that has answered it."""
    text = {
        "animcore": 1,
        "machine": {
            "states": {"a": {"on": {"go": {"actions": [{"send": "r", "delay": 5, "data": {"t": "event.x"}}]}}}}
        },
    }
    one, other = Scene(text), Scene(text)
    other.send("nothing", {"x": "secret"})
    for scene in (one, other):
        scene.send("go", {"x": 1})
    assert one.state_hash() == other.state_hash()
    assert b"secret" not in other.snapshot()
