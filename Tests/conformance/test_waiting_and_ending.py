# SPDX-License-Identifier: MIT
"""What is shown before an animation begins and when it ends: of one that waits, has no length, or repeats.

The values are those of Web Animations Level 1 (the before phase has the progress 0, also of an effect without duration,
and sets the before flag), of CSS Easing Functions Level 2, 2.3.3 (with that flag a step at 0 has not happened), and of
Core Animation for additive animations that fill backwards: model + from, where from = old - new."""

from __future__ import annotations

from typing import Any

import pytest
from animcore import FillMode, Keyframes, MediaTiming, Property, Spring, Stage


def seen(stage: Stage, x: Property[float], *steps: float) -> list[float]:
    values = [x.presentation]
    for step in steps:
        stage.advance(step)
        values.append(x.presentation)
    return values


@pytest.mark.parametrize("repeat_count", [None, 2.0])
@pytest.mark.parametrize("motion", ["linear", "steps(2, jump-start)"])
def test_a_stacked_value_that_waits_for_a_transaction_shows_the_old_one(
    motion: str, repeat_count: float | None
) -> None:
    stage = Stage()
    x, other = stage.add("x", 0.0), stage.add("other", 0.0)
    with stage.animate("linear", duration=1.0) as before:
        other.value = 1.0
    with stage.animate(motion, duration=1.0, interruption="add", after=before, repeat_count=repeat_count):
        x.value = 100.0
    assert seen(stage, x, 0.5, 0.25) == [0, 0, 0]
    halfway = 50 if motion == "linear" else 100
    assert seen(stage, x, 0.75)[1] == halfway


def test_so_does_one_on_a_spring_that_runs_until_it_rests() -> None:
    stage = Stage()
    x, other = stage.add("x", 0.0), stage.add("other", 0.0)
    with stage.animate("linear", duration=1.0) as before:
        other.value = 1.0
    with stage.animate(Spring(), interruption="add", after=before):
        x.value = 100.0
    assert seen(stage, x, 0.5, 0.5) == [0, 0, 0]
    stage.advance(5)
    assert x.presentation == 100


@pytest.mark.parametrize("interruption", ["replace", "add"])
@pytest.mark.parametrize(
    ("motion", "options"), [("linear", {"duration": 0.0}), ("none", {}), ("none", {"repeat_count": 3})]
)
def test_a_delay_passes_before_a_motion_without_length(motion: str, options: dict[str, Any], interruption: Any) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(motion, delay=1.0, interruption=interruption, **options):
        x.value = 10.0
    assert seen(stage, x, 0.5, 0.5, 0.5) == [0, 0, 10, 10]
    assert {event.time_flicks for event in stage.events()} == {705_600_000}


def test_a_jump_that_is_stacked_waits_for_a_transaction() -> None:
    stage = Stage()
    x, other = stage.add("x", 0.0), stage.add("other", 0.0)
    with stage.animate("linear", duration=1.0) as before:
        other.value = 1.0
    with stage.animate("none", after=before, interruption="add"):
        x.value = 10.0
    assert seen(stage, x, 0.5, 0.5) == [0, 0, 10]


@pytest.mark.parametrize("shape", [{"curve": "linear"}, {"keyframes": Keyframes([5.0, 10.0], duration=0.0)}])
def test_an_animation_without_length_fills_backwards_with_its_first_value(shape: dict[str, Any]) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    ends: dict[str, Any] = {} if "keyframes" in shape else {"from_": 5.0, "to": 10.0}
    x.animate(duration=0.0, delay=1.0, fill_mode=FillMode.BOTH, **shape, **ends)
    assert seen(stage, x, 0.5, 0.5, 0.5) == [5, 5, 10, 10]


@pytest.mark.parametrize(("curve", "expected"), [("steps(2, jump-start)", 5), ("steps(3, jump-both)", 2.5)])
def test_a_step_at_the_start_has_not_happened_before_it(curve: str, expected: float) -> None:
    stage = Stage()
    x = stage.add("x", 7.0)
    x.animate(10.0, from_=0.0, curve=curve, duration=1.0, delay=1.0, fill_mode=FillMode.BACKWARDS)
    assert seen(stage, x, 0.5, 0.5, 0.25) == [0, 0, expected, expected]


def test_nor_has_it_after_a_way_back() -> None:
    stage = Stage()
    x = stage.add("x", 7.0)
    timing = MediaTiming(autoreverses=True, fill_mode=FillMode.FORWARDS)
    x.animate(10.0, from_=0.0, curve="steps(2, jump-start)", duration=1.0, timing=timing)
    # At its end it is after the way back, where the step at 0 has not happened.
    assert seen(stage, x, 1.75, 0.25, 1.0)[1:] == [5, 0, 0]


def test_a_group_with_a_delay_shows_the_value_from_which_it_moves() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = stage.add_media_group(MediaTiming(4.0))
    with stage.animate("steps(2, jump-start)", duration=1.0, delay=1.0, group=group):
        x.value = 10.0
    assert seen(stage, x, 0.5, 0.5, 0.5) == [0, 0, 5, 10]


def test_a_fade_that_replaces_a_repeated_motion_happens_once() -> None:
    """WCAG 2.2, 2.3.3: what moves for those who asked for less motion must not flash."""
    stage = Stage()
    stage.set_reduced_motion("fade")
    x = stage.add("x", 0.0, fades=True)
    with stage.animate("linear", duration=1.0, repeat_count=float("inf"), autoreverses=True):
        x.value = 1.0
    stage.advance(0.2)
    assert (x.presentation, x.is_animating) == (1, False)
    with stage.animate("linear", duration=1.0, repeat_count=5, interruption="add"):
        x.value = 2.0
    stage.advance(0.2)
    assert (x.presentation, x.is_animating) == (2, False)


def test_what_a_clock_delays_to_one_flick_starts_in_order_of_creation() -> None:
    """As without a change of the clock's speed: stage.h says "in order of time, then of creation"."""
    stage = Stage()
    clock, x = stage.add_group(), stage.add("x", 0.0)
    animations = [
        x.animate(to, curve="linear", duration=1.0, delay=1.0, group=clock, sets_model=True) for to in (1.0, 2.0, 3.0)
    ]
    clock.set_speed(2)
    stage.advance(0.25)
    clock.set_speed(1)
    stage.advance(5)
    assert x.value == 3
    assert [event.animation for event in stage.events() if event.animation] == animations


def test_a_clock_that_is_set_beyond_an_end_shows_nothing_of_it() -> None:
    """An animation is out of effect after its end. Only at its very end it still shows its last value."""
    for seconds, expected in ((2.0, 7.0), (1.0, 10.0)):
        stage = Stage()
        clock, x = stage.add_group(), stage.add("x", 7.0)
        x.animate(10.0, from_=0.0, curve="linear", duration=1.0, group=clock)
        stage.advance(0.5)
        clock.seek(seconds)
        assert seen(stage, x, 0, 0.25) == [expected, expected, 7]


@pytest.mark.parametrize("motion", [None, "ease", Spring()])
def test_an_animator_stands_where_it_stood_before_it_ran(motion: Any) -> None:
    """A clock that is set back shows what it showed at that time."""
    stage = Stage()
    clock, x = stage.add_group(), stage.add("x", 0.0)
    animator = stage.add_animator(1.0, clock)
    with stage.animate("linear", duration=1.0, group=animator):
        x.value = 10.0
    animator.fraction = 0.5
    stage.advance(1)
    animator.run(motion)
    stage.advance(0.125)
    fraction = animator.fraction
    clock.seek(0.5)
    assert (animator.fraction, x.presentation) == (0.5, 5)
    clock.seek(1.125)
    assert animator.fraction == fraction
