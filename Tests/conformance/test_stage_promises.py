# SPDX-License-Identifier: MIT
"""What stage.h promises of every stage: equal hashes where two go on alike and different ones where they do not, every
snapshot can be restored, and a refused call changes nothing. What two stages do is seen by playing both."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from animcore import (
    AnimError,
    ColorSpace,
    Keyframes,
    MediaTiming,
    Path,
    Property,
    Spring,
    Stage,
    TrackKeyframes,
)


def property_of(stage: Stage, **options: Any) -> Property[Any]:
    return stage.add("x", 0.0, **options)


def with_action(**options: Any) -> Callable[[Stage], object]:
    return lambda stage: property_of(stage).set_action(None, **options)


def in_sequence(count: int) -> Callable[[Stage], object]:
    def make(stage: Stage) -> None:
        x = property_of(stage)
        with stage.sequence():
            for index in range(count):
                with stage.animate("linear", duration=1.0):
                    if index == 0:
                        x.value = 1.0

    return make


def alone(stage: Stage) -> None:
    x = property_of(stage)
    with stage.animate("linear", duration=1.0):
        x.value = 1.0


def with_group_of_action(speed: float | None, ends: bool = False) -> Callable[[Stage], object]:
    def make(stage: Stage) -> None:
        x = property_of(stage)
        group, other = stage.add_group(), stage.add_group()
        group.set_speed(2)
        chosen: dict[str, Any] = {} if speed is None else {"group": group if speed == 2 else other}
        x.set_action("linear", **chosen)
        if ends:
            other.remove()

    return make


def with_keyframes(**options: Any) -> Callable[[Stage], object]:
    keyframes = TrackKeyframes(**options).linear(1.0, 1.0)
    return lambda stage: stage.add("x", 5.0).animate(keyframes=keyframes, delay=1.0)


def bank(*targets: float) -> Callable[[Stage], object]:
    def make(stage: Stage) -> None:
        springs = stage.add_bank(Spring(), [0.0, 0.0])
        springs.retarget(targets)
        stage.advance(0.5)
        springs.set([7.0], [1])

    return make


def over(is_told: bool) -> Callable[[Stage], object]:
    def make(stage: Stage) -> None:
        stage.add_media_group(MediaTiming(1.0, begin_time=-5.0, fill_mode=1))
        if is_told:
            stage.advance(0)

    return make


# In each row no two go on alike.
DIFFERENT: dict[str, list[Callable[[Stage], object]]] = {
    "properties": [
        property_of,
        lambda stage: property_of(stage, fades=True),
        lambda stage: property_of(stage).set_action("none"),
        lambda stage: property_of(stage, fades=True).set_action("none"),
    ],
    "angles": [lambda stage: stage.add("x", 0.0, "angle"), lambda stage: stage.add("x", 0.0, "angle", turn="shortest")],
    "colors": [
        lambda stage: stage.add("x", "#123456"),
        lambda stage: stage.add("x", "#123456", premultiplied=True),
        *(lambda stage, space=space: stage.add("x", "#123456", space=space) for space in list(ColorSpace)[1:]),
    ],
    "actions": [
        with_action(),
        with_action(delay=0.0),
        with_action(stagger=0.0),
        with_action(interruption="replace"),
        with_action(disables_actions=False),
        with_action(repeat_count=1.0),
        with_action(duration=0.25),
        lambda stage: property_of(stage).set_action("ease"),
    ],
    "groups of actions": [with_group_of_action(None), with_group_of_action(1.0), with_group_of_action(2.0)],
    "ended groups": [with_group_of_action(None, ends=True), with_group_of_action(1.0, ends=True)],
    "groups": [
        lambda stage: stage.add_group(),
        lambda stage: stage.add_animator(),
        lambda stage: stage.add_animator(1.0),
    ],
    "groups that are over": [over(False), over(True)],
    "transactions": [alone, in_sequence(1), in_sequence(2), in_sequence(3)],
    "keyframes": [with_keyframes(), with_keyframes(initial=0.0)],
    "banks": [bank(1.0), bank(1.0, 1e6)],
}


@pytest.mark.parametrize("row", DIFFERENT)
def test_stages_that_go_on_differently_have_different_hashes(row: str) -> None:
    hashes = []
    for make in DIFFERENT[row]:
        stage = Stage()
        make(stage)
        hashes.append(stage.state_hash())
        # And a restored one has that of the original.
        other = Stage()
        other.restore(stage.snapshot())
        assert other.state_hash() == hashes[-1]
    for (first, one), (second, another) in itertools.combinations(enumerate(hashes), 2):
        assert one != another, (first, second)


def test_so_do_open_transactions() -> None:
    hashes = set()
    for open_one in (Stage.animate, Stage.parallel, Stage.sequence):
        stage = Stage()
        with open_one(stage):
            hashes.add(stage.state_hash())
    for staggered in (0, 1, 2):
        stage = Stage()
        x = stage.add("x", 0.0)
        with stage.stagger(0.1, "linear"):
            for _ in range(staggered):
                x.animate(1.0, delay=1.0).remove()
            hashes.add(stage.state_hash())
    assert len(hashes) == 6


def test_how_a_hash_was_reached_does_not_matter() -> None:
    hashes = set()
    for litter in (0, 3):
        stage = Stage()
        for _ in range(litter):
            stage.add_group().remove()
            stage.add("y", 0.0).remove()
        in_sequence(2)(stage)
        hashes.add(stage.state_hash())
    assert len(hashes) == 1


@pytest.mark.parametrize("duration", [0.0, 1 / 705_600_000, 0.5])
@pytest.mark.parametrize("parameter", ["tension", "continuity", "bias"])
@pytest.mark.parametrize("mode", ["cubic", "cubic-paced"])
def test_keyframes_with_shapes_are_restored(mode: str, parameter: str, duration: float) -> None:
    stage, other = Stage(), Stage()
    x = stage.add("x", 0.0)
    shape: dict[str, Any] = {parameter: [0.5, -0.25, 1e6]}
    x.animate(keyframes=Keyframes([0.0, 3.0, 1.0], mode=mode, duration=duration, **shape), duration=2.0)
    stage.advance(0.25)
    other.restore(stage.snapshot())
    assert other.snapshot() == stage.snapshot()
    for _ in range(4):
        stage.advance(0.5)
        other.advance(0.5)
        assert other["x"].presentation == x.presentation


TRIANGLE, CURVES = Path("M0 0L10 0L10 10Z"), Path("M0 0C1 1 2 2 3 3L5 5Z M1 1L2 2L3 1Z")


def test_many_values_are_set_all_or_none() -> None:
    stage = Stage()
    x, twice = stage.add("x", 1.0), stage.add_derived("twice", "x * 2")
    before = stage.snapshot()
    with pytest.raises(AnimError):
        stage.write([x, twice], [5.0, 6.0])
    assert stage.snapshot() == before


@pytest.mark.parametrize("keyframes", [TrackKeyframes().linear(1.0, 1.0), Keyframes([[0.0, 1.0], [1.0, 0.0]])])
def test_a_refused_animation_of_a_path_leaves_its_structure(keyframes: Keyframes) -> None:
    stage = Stage()
    path = stage.add("path", TRIANGLE)
    path.animate(Path("M0 0L20 0L20 10Z"), curve="linear", duration=5.0)
    stage.advance(1)
    before, shown = stage.snapshot(), str(path.presentation)
    with pytest.raises(AnimError):
        path.animate(from_=CURVES, keyframes=keyframes)
    assert (stage.snapshot(), str(path.presentation)) == (before, shown)
