# SPDX-License-Identifier: MIT
"""Scenes whose animations have ended and keep their last value sleep. Machines play, stop and cover these animations
from timers, within advances. Whatever the steps, the same is shown: a scene of many small steps is compared with one of
a few large ones, and with one restored from a snapshot."""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import Scene, Scenes

KINDS: dict[str, dict[str, Any]] = {
    "x": {"kind": "scalar", "value": 1},
    "point": {"kind": "vector2", "value": [0, 1]},
    "tint": {"kind": "color", "value": "#FF8000"},
    "deep": {"kind": "color", "value": "#0080FF", "space": "oklab"},
    "way": {"kind": "path", "value": "M0 0H10V5Z"},
}


def value_of(name: str, chance: random.Random) -> Any:
    match name:
        case "x":
            return chance.randint(-9, 9)
        case "point":
            return [chance.randint(-9, 9), chance.randint(-9, 9)]
        case "way":
            return f"M0 0H{chance.randint(1, 9)}V{chance.randint(1, 9)}Z"
        case _:
            return f"#{chance.randrange(1 << 24):06X}"


def random_document(chance: random.Random) -> dict[str, Any]:
    animations = {}
    for number in range(chance.randint(2, 6)):
        name = chance.choice(sorted(KINDS))
        animation: dict[str, Any] = {
            "property": name,
            "to": value_of(name, chance),
            "curve": chance.choice(["linear", "ease-in-out"]),
            "duration": chance.choice([0.1, 0.25, 0.5]),
            "delay": chance.choice([0, 0, 0.2]),
            "timing": {"fill": chance.choice(["forwards", "forwards", "both", "backwards", "none"])},
        }
        if name != "way" and chance.random() < 0.3:
            animation["additive"] = True
        animations[f"a{number}"] = animation

    def action() -> dict[str, Any]:
        name = chance.choice(sorted(KINDS))
        return chance.choice(
            [
                {"play": chance.choice(sorted(animations))},
                {"play": chance.choice(sorted(animations))},
                {"stop": chance.choice(sorted(animations))},
                {"set": {name: value_of(name, chance)}, "motion": {"duration": 0.15}},
                {"set": {name: value_of(name, chance)}},
            ]
        )

    states: dict[str, Any] = {}
    count = chance.randint(2, 5)
    for number in range(count):
        states[f"s{number}"] = {
            "entry": [action() for _ in range(chance.randint(0, 2))],
            "after": [{"delay": chance.choice([0.15, 0.4, 1.5, 3]), "target": f"s{(number + 1) % count}"}],
        }
    return {
        "animcore": 1,
        "size": [20, 20],
        "properties": KINDS,
        "animations": animations,
        "machine": {"initial": "s0", "states": states},
        "nodes": [
            {"kind": "rectangle", "frame": [0, 0, 9, 9], "x": "x", "fill": "tint"},
            {"kind": "path", "property": "way", "x": "point.x", "fill": "deep"},
        ],
    }


def shown(scene: Scene) -> list[Any]:
    drawn = [(command.coordinates, command.paint, command.transform) for command in scene.display_list()]
    return [str(scene[name].presentation) for name in KINDS] + drawn


@pytest.mark.parametrize("seed", range(80))
def test_the_same_is_shown_whether_a_scene_sleeps_or_not(seed: int) -> None:
    chance = random.Random(seed)
    document = random_document(chance)
    sleeping, large = Scene(document), Scene(document)
    crowd = Scenes([sleeping])
    for _ in range(12):
        steps = chance.randint(1, 40)
        for _ in range(steps):
            if chance.random() < 0.5:
                crowd.advance(1 / 60)
            else:
                sleeping.advance(1 / 60)
        restored = Scene(document)
        restored.restore(sleeping.snapshot())
        large.advance_flicks(steps * 11_760_000)
        assert shown(sleeping) == shown(large) == shown(restored)
        assert sleeping.state_hash() == large.state_hash() == restored.state_hash()
