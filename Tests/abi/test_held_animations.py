# SPDX-License-Identifier: MIT
"""Animations that keep their last value, or show their first before they start, are not computed at each step. A stage
restored from a snapshot computes all of them anew: it is what a running one is compared with."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from animcore import Color, ColorSpace, Easing, FillMode, IdentifierError, Keyframes, Path, Spring, Stage, Transform

VALUES: dict[str, Callable[[random.Random], Any]] = {
    "number": lambda chance: chance.uniform(-10, 10),
    "vector": lambda chance: (chance.uniform(-10, 10), chance.uniform(-10, 10)),
    "color": lambda chance: Color(chance.random(), chance.random(), chance.random(), chance.random()),
    "oklab": lambda chance: Color(chance.random(), chance.random(), chance.random(), 1.0),
    "transform": lambda chance: Transform(
        chance.uniform(0.5, 2), chance.uniform(-1, 1), chance.uniform(-1, 1), 1, 2, 3
    ),
    "path": lambda chance: Path(
        f"M0 0L{chance.uniform(1, 9)} {chance.uniform(1, 9)}C1 2 3 4 {chance.uniform(1, 9)} 6Z"
        if chance.random() < 0.7
        else f"M{chance.uniform(1, 9)} 0H{chance.uniform(1, 9)}V5Z"
    ),
}
FILLS = (FillMode.FORWARDS, FillMode.FORWARDS, FillMode.BOTH, FillMode.BACKWARDS, FillMode.NONE)


def shown(stage: Stage, names: list[str]) -> list[Any]:
    return [str(stage[name].presentation) if name == "path" else stage[name].presentation for name in names]


def random_animation(stage: Stage, kind: str, chance: random.Random) -> Any:
    value = VALUES[kind]
    options: dict[str, Any] = {
        "fill_mode": chance.choice(FILLS),
        "delay": chance.choice([0, 0, 0.1, 0.25]),
        "repeat_count": chance.choice([1, 1, 1.5, 2]),
        "autoreverses": chance.random() < 0.2,
        "additive": kind != "path" and chance.random() < 0.3,
    }
    if chance.random() < 0.2:
        options["cumulative"] = kind != "path"
    match chance.randrange(4):
        case 0:
            options["spring"] = Spring.perceptual(chance.uniform(0.1, 0.3), chance.uniform(0, 0.5))
        case 1 if kind != "path":
            track = Keyframes.track(value(chance)).linear(value(chance), 0.1).linear(value(chance), 0.2)
            return stage[kind].animate(keyframes=track, **options)
        case _:
            options["curve"] = chance.choice(["linear", "ease-in-out", Easing("steps(3)")])
            options["duration"] = chance.choice([0.05, 0.1, 0.3])
    return stage[kind].animate(to=value(chance), **options)


def change(stage: Stage, kind: str, animations: dict[str, list[Any]], chance: random.Random) -> None:
    value = VALUES[kind](chance)
    match chance.randrange(8):
        case 0 | 1 | 2 | 3:
            animations[kind].append(random_animation(stage, kind, chance))
        case 4:
            if animations[kind]:
                with suppress(IdentifierError):  # It may have ended.
                    animations[kind].pop(chance.randrange(len(animations[kind]))).remove()
        case 5:
            stage[kind].value = value
        case 6:
            motions: list[str | Spring] = ["linear", Spring.perceptual(0.2, 0.3)]
            with stage.animate(chance.choice(motions)):
                stage[kind].value = value
        case 7:
            if chance.random() < 0.3:
                stage[kind].remove_all_animations()
                animations[kind].clear()


@pytest.mark.parametrize("seed", range(60))
def test_what_is_held_shows_what_a_restored_stage_shows(seed: int) -> None:
    chance = random.Random(seed)
    stage = Stage()
    names = chance.sample(sorted(VALUES), chance.randint(1, len(VALUES)))
    for name in names:
        if name == "oklab":
            stage.add(name, VALUES[name](chance), space=ColorSpace.OKLAB)
        else:
            stage.add(name, VALUES[name](chance))
    animations: dict[str, list[Any]] = {name: [] for name in names}
    for _ in range(60):
        for _ in range(chance.randrange(3)):
            change(stage, chance.choice(names), animations, chance)
        stage.advance(chance.choice([0, 1 / 60, 0.05, 0.3]))
        other = Stage()
        other.restore(stage.snapshot())
        assert other.state_hash() == stage.state_hash()
        assert shown(other, names) == shown(stage, names)
        other.advance(1 / 120)
        restored = shown(other, names)
        again = Stage()
        again.restore(stage.snapshot())
        again.advance(1 / 120)
        assert shown(again, names) == restored
        stage.advance(1 / 120)
        assert shown(stage, names) == restored
        assert stage.state_hash() == other.state_hash()


@pytest.mark.parametrize("seed", range(60))
def test_what_is_held_shows_the_same_after_changes_by_a_listener(seed: int) -> None:
    chance = random.Random(1000 + seed)
    stage = Stage()
    names = chance.sample(sorted(VALUES), chance.randint(1, 3))
    for name in names:
        stage.add(name, VALUES[name](chance))
    animations: dict[str, list[Any]] = {name: [] for name in names}

    def answer(_event: object) -> None:
        if chance.random() < 0.4:
            change(stage, chance.choice(names), animations, chance)

    stage.on_event(answer)
    for _ in range(60):
        change(stage, chance.choice(names), animations, chance)
        stage.advance(chance.choice([0, 1 / 60, 0.05, 0.3]))
        other = Stage()
        other.restore(stage.snapshot())
        assert shown(other, names) == shown(stage, names)
        assert other.state_hash() == stage.state_hash()


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({"fill_mode": FillMode.FORWARDS}, 0.2),
        ({"fill_mode": FillMode.FORWARDS, "additive": True}, 1.0),
        ({"fill_mode": FillMode.BACKWARDS, "delay": 1000}, 1.0),
    ],
)
def test_what_is_held_costs_less_than_what_moves(options: dict[str, Any], share: float) -> None:
    def cost(**options: Any) -> float:
        stage = Stage()
        for number in range(2000):
            stage.add(f"x{number}", 0.0).animate(to=1.0, curve="ease-in-out", **options)
        stage.advance(2)
        stage.advance(1 / 60)
        times = []
        for _ in range(7):
            start = time.process_time()
            for _ in range(20):
                stage.advance(1 / 60)
            times.append(time.process_time() - start)
        return min(times)

    assert cost(duration=1, **options) < share * cost(duration=1000)
