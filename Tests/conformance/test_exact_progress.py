# SPDX-License-Identifier: MIT
"""Where an eased animation is at a flick: exact quotients of flicks, from Python's fractions."""

from __future__ import annotations

import math
import random
from fractions import Fraction
from typing import Any

import pytest
from animcore import Keyframes, MediaTiming, Stage

FLICKS = 705_600_000
CURVES = [
    "linear",
    "ease",
    "ease-in-out",
    "cubic-bezier(0.2, 1.4, 0.7, -0.3)",
    "steps(7)",
    "linear(0, 0.2 40%, 0.9 40%, 1)",
]


def step(count: int, position: str, progress: Fraction) -> Fraction:
    """CSS Easing Functions Level 1, section 2.4, for 0 <= progress < 1."""
    current = math.floor(progress * count) + (1 if position in ("jump-start", "jump-both") else 0)
    jumps = count + {"jump-start": 0, "jump-end": 0, "jump-none": -1, "jump-both": 1}[position]
    return Fraction(current, jumps)


@pytest.mark.parametrize("position", ["jump-start", "jump-end", "jump-none", "jump-both"])
@pytest.mark.parametrize("is_explicit", [False, True])
def test_steps_jump_at_their_very_flick(position: str, is_explicit: bool) -> None:
    """At the flick of each jump and the one before, in durations of which tenths of seconds are no exact numbers."""
    for duration in (Fraction(4, 10), Fraction(6, 10), Fraction(7, 10), Fraction(11, 10), Fraction(3)):
        for count in (2, 3, 4, 5, 7):
            flicks = duration * FLICKS
            assert flicks.denominator == 1
            stage = Stage()
            x = stage.add("x", 0.0)
            easing = f"steps({count}, {position})"
            if is_explicit:
                x.animate(1000.0, from_=0.0, curve=easing, duration=float(duration))
            else:
                with stage.animate(easing, duration=float(duration)):
                    x.value = 1000.0
            passed = 0
            for jump in range(1, count):
                for flick in (math.ceil(flicks * jump / count) - 1, math.ceil(flicks * jump / count)):
                    stage.advance_flicks(flick - passed)
                    passed = flick
                    expected = 1000 * step(count, position, Fraction(flick) / flicks)
                    assert x.presentation == pytest.approx(float(expected), rel=1e-12), (duration, count, flick)


@pytest.mark.parametrize("curve", CURVES)
@pytest.mark.parametrize("seed", range(4))
def test_an_animation_below_another_moves_as_one_alone(curve: str, seed: int) -> None:
    """Another that adds 0 changes nothing: not when it jumps, and of a smooth curve not more than the rounding of a
    quotient of seconds does."""
    source = random.Random(seed)
    for _ in range(20):
        duration = source.choice([0.1, 0.3, 0.4, 0.7, 1.1, source.uniform(0.05, 2)])
        stage = Stage()
        alone, below = stage.add("alone", 0.0), stage.add("below", 0.0)
        with stage.animate(curve, duration=duration):
            alone.value = below.value = 1.0
        below.animate(by=0.0, curve="linear", duration=5.0, additive=True)
        for _ in range(12):
            stage.advance(source.choice([0.01, 0.025, 0.1, source.uniform(0, 0.2)]))
            if curve.startswith(("steps", "linear(")):
                assert below.presentation == alone.presentation
            else:
                assert below.presentation == pytest.approx(alone.presentation, abs=1e-14)


@pytest.mark.parametrize("tenths", [1, 2, 3, 4, 6, 7, 12])
@pytest.mark.parametrize("count", [3, 7, 30, math.inf])
@pytest.mark.parametrize("way", ["alone", "covered", "keyframes", "cumulative", "group", "size"])
def test_a_repeat_begins_at_its_exact_flick(tenths: int, count: float, way: str) -> None:
    """x runs from 10 to 20, again and again. After k runs, to the flick, the next shows its first value, and one flick
    before that the end of the last: the simple iteration progress of Web Animations, by Python's fractions. In doubles
    0.6 / 0.2 is below 3."""
    stage = Stage()
    run = Fraction(tenths, 10)
    x = stage.add("x", [0.0, 0.0], kind="size") if way == "size" else stage.add("x", 0.0)
    options: dict[str, Any] = {"repeat_count": count, "curve": "linear", "duration": tenths / 10}
    ends: dict[str, Any] = {"from_": 10.0, "to": 20.0}
    if way == "size":
        ends = {"from_": [10.0, 10.0], "to": [20.0, 20.0]}
    if way == "keyframes":
        ends = {}
        options = {"repeat_count": count, "duration": tenths / 10, "keyframes": Keyframes([10.0, 20.0])}
    elif way == "cumulative":
        options["cumulative"] = True
    elif way == "group":
        group = stage.add_media_group(MediaTiming(tenths / 10, repeat_count=count))
        options = {"curve": "linear", "duration": tenths / 10, "group": group}
    x.animate(**ends, **options)
    if way == "covered":
        x.animate(to=0.0, duration=100, additive=True)
    at = 0
    for k in range(1, int(min(count, 40))):
        begin = run * k * FLICKS
        assert begin.denominator == 1
        for flick in (int(begin) - 1, int(begin)):
            stage.advance_flicks(flick - at)
            at = flick
            whole, part = divmod(Fraction(flick), run * FLICKS)
            expected = 10 + 10 * part / (run * FLICKS) + (20 * whole if way == "cumulative" else 0)
            seen = x.presentation
            if not isinstance(seen, float):
                seen = seen[0]
            assert seen == pytest.approx(float(expected), abs=1e-7)


@pytest.mark.parametrize("is_timed", [False, True])
@pytest.mark.parametrize("kind", ["discrete", "pairs", "blocks"])
def test_values_of_keyframes_appear_at_their_very_flick(kind: str, is_timed: bool) -> None:
    """As pictures of a sprite: value i from i/n of the time on, at the flick of each and the one before. In the time of
    the keyframes themselves, or stretched to that of the animation."""
    for duration in (Fraction(1, 10), Fraction(3, 10), Fraction(4, 10), Fraction(7, 10), Fraction(11, 10), Fraction(3)):
        for count in (2, 3, 4, 5, 7, 12):
            own = Fraction(1) if is_timed else duration
            if kind == "discrete":
                frames = Keyframes([float(index) for index in range(count)], mode="discrete", duration=float(own))
            elif kind == "blocks":
                frames = Keyframes.blocks(float(own), initial=0.0, ease="linear")
                for index in range(1, count):
                    frames.add(index / count, 0.0, float(index))
            else:
                frames = Keyframes(
                    [float(index // 2) for index in range(2 * count)],
                    times=[(index + 1) // 2 / count for index in range(2 * count)],
                    duration=float(own),
                )
            stage = Stage()
            x = stage.add("x", -1.0)
            if is_timed:
                x.animate(keyframes=frames, duration=float(duration))
            else:
                x.animate(keyframes=frames)
            flicks = duration * FLICKS
            passed = 0
            for index in range(1, count):
                due = math.ceil(flicks * index / count)
                for flick in (due - 1, due):
                    stage.advance_flicks(flick - passed)
                    passed = flick
                    expected = math.floor(Fraction(flick) * count / flicks)
                    assert x.presentation == expected, (duration, count, flick)


@pytest.mark.parametrize("is_curve", [False, True])
@pytest.mark.parametrize("count", [3, 7, 12])
@pytest.mark.parametrize("duration", [Fraction(3, 10), Fraction(7, 10), Fraction(11, 10)])
def test_jumps_that_repeat_are_at_their_very_flick(duration: Fraction, count: int, is_curve: bool) -> None:
    """A sprite that runs for minutes: each value of its first, second, tenth, hundredth and two-hundredth run."""
    frames = Keyframes([float(index) for index in range(count)], mode="discrete", duration=float(duration))
    stage = Stage()
    x = stage.add("x", -1.0)
    timing = MediaTiming(repeat_count=250)
    if is_curve:
        x.animate(float(count), from_=0.0, curve=f"steps({count})", duration=float(duration), timing=timing)
    else:
        x.animate(keyframes=frames, timing=timing)
    flicks = duration * FLICKS
    passed = 0
    for run in (0, 1, 9, 99, 199):
        for index in range(1, count):
            due = math.ceil(flicks * run + flicks * index / count)
            for flick in (due - 1, due):
                stage.advance_flicks(flick - passed)
                passed = flick
                expected = math.floor((Fraction(flick) - flicks * run) * count / flicks)
                assert x.presentation == pytest.approx(expected, rel=1e-12), (run, index, flick)
