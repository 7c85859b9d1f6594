# SPDX-License-Identifier: MIT
"""Groups and animators. Expected numbers: closed forms (closed_forms.py)."""

from __future__ import annotations

import math
from ctypes import sizeof

import pytest
from animcore import (
    AnimationGroup,
    Animator,
    ArgumentError,
    EventKind,
    FillMode,
    IdentifierError,
    KindError,
    LimitError,
    MediaTiming,
    Property,
    Spring,
    Stage,
    Transform,
    _raw,
)
from animcore.errors import check
from closed_forms import SMOOTH, smooth, spring_at


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 0.0)


# Clocks


def test_a_clock_of_its_own(stage: Stage, x: Property[float]) -> None:
    group = stage.add_group()
    y = stage.add("y", 0.0)
    with group.animate(SMOOTH, duration=1.0):
        x.value = 10.0
    y.animate(to=10.0, curve=SMOOTH, duration=1.0, group=group, sets_model=True)
    with stage.animate(SMOOTH, duration=1.0):
        z = stage.add("z", 0.0)
        z.value = 10.0
    group.set_speed(0.5)
    stage.advance(0.4)
    assert group.time == pytest.approx(0.2)
    assert x.presentation == pytest.approx(10 * smooth(0.2), abs=1e-9)
    assert y.presentation == pytest.approx(10 * smooth(0.2), abs=1e-9)
    assert z.presentation == pytest.approx(10 * smooth(0.4), abs=1e-9)
    assert x.velocity == pytest.approx(0.5 * 60 * 0.2 * 0.8, abs=1e-6), "of the stage's time"
    group.pause()
    stage.advance(3.0)
    assert x.presentation == pytest.approx(10 * smooth(0.2), abs=1e-9)
    assert x.velocity == 0.0
    assert x.is_animating
    group.seek(0.9)
    assert x.presentation == pytest.approx(10 * smooth(0.9), abs=1e-9)
    group.seek(0.1)
    assert x.presentation == pytest.approx(10 * smooth(0.1), abs=1e-9)
    group.set_speed(3.0)
    group.resume()
    stage.advance(0.2)
    assert x.presentation == pytest.approx(10 * smooth(0.7), abs=1e-9)
    stage.events()
    stage.advance(0.2)
    assert x.presentation == y.presentation == 10.0
    ended = [e.time for e in stage.events() if e.kind is EventKind.ANIMATION_ENDED]
    assert ended == pytest.approx([3.7, 3.7], abs=1e-8)


def test_clocks_in_clocks(stage: Stage, x: Property[float]) -> None:
    outer = stage.add_group()
    inner = stage.add_group(outer)
    outer.set_speed(0.5)
    inner.set_speed(3.0)
    with inner.animate("linear", duration=3.0):
        x.value = 3.0
    stage.advance(1.0)
    assert (outer.time, inner.time, x.presentation) == pytest.approx((0.5, 1.5, 1.5))
    outer.pause()
    stage.advance(1.0)
    assert inner.time == pytest.approx(1.5)
    outer.resume()
    outer.seek(0.75)
    assert inner.time == pytest.approx(2.25)
    assert x.presentation == pytest.approx(2.25)
    stage.advance(0.6)
    assert x.presentation == 3.0
    assert not x.is_animating


def test_a_group_that_is_removed(stage: Stage, x: Property[float]) -> None:
    outer = stage.add_group()
    inner = stage.add_group(outer)
    with inner.animate("linear", duration=1.0) as transaction:
        x.value = 1.0
    stage.advance(0.25)
    outer.remove()
    stage.advance(0.0)
    (ended, completed) = stage.events()
    assert (ended.kind, ended.finished) == (EventKind.ANIMATION_ENDED, False)
    assert (completed.transaction, completed.finished) == (transaction.id, False)
    assert x.presentation == 1.0
    for group in (outer, inner):
        with pytest.raises(IdentifierError):
            group.time  # noqa: B018


def test_limits_and_kinds(stage: Stage) -> None:
    group = None
    for _ in range(16):
        group = stage.add_group(group)
    with pytest.raises(LimitError):
        stage.add_group(group)
    clock, media, animator = stage.add_group(), stage.add_media_group(MediaTiming()), stage.add_animator()
    for no_clock in (media, animator):
        with pytest.raises(KindError):
            no_clock.set_speed(2.0)
        with pytest.raises(KindError):
            no_clock.seek(1.0)
    with pytest.raises(KindError):
        Animator(stage, clock.id).run()
    for wrong in (-1.0, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            clock.set_speed(wrong)
        with pytest.raises(ArgumentError):
            clock.seek(wrong)
        with pytest.raises(ArgumentError):
            animator.fraction = wrong
    with pytest.raises(ArgumentError):
        stage.add_animator(-1.0)
    assert isinstance(animator, AnimationGroup)
    assert repr(animator).startswith("<Animator")
    assert len({clock, media, animator, AnimationGroup(stage, clock.id)}) == 3


# Media groups


def test_a_media_group_repeats_what_is_inside(stage: Stage, x: Property[float]) -> None:
    stage.advance(1.0)
    group = stage.add_media_group(MediaTiming(2.0, repeat_count=2, autoreverses=True))
    x.animate(from_=1.0, to=3.0, curve=SMOOTH, duration=1.0, fill_mode=FillMode.FORWARDS, group=group)
    for step in range(1, 80):
        time = 0.1 * step
        stage.advance(1.0 + time - stage.time)
        within = time % 4.0
        own = within if within < 2 else 4 - within
        assert group.time == pytest.approx(own, abs=1e-9)
        assert x.presentation == pytest.approx(1 + 2 * smooth(own), abs=1e-9), time
    stage.advance(0.2)
    assert x.presentation == 0.0
    events = stage.events()
    assert [e.kind for e in events] == [EventKind.ANIMATION_ENDED, EventKind.GROUP_ENDED]
    assert (events[1].group, events[1].time) == (group, 9.0)


def test_a_media_group_cuts_off_what_is_longer(stage: Stage, x: Property[float]) -> None:
    group = stage.add_media_group(MediaTiming(1.0))
    x.animate(from_=0.0, to=4.0, curve="linear", duration=4.0, group=group)
    stage.advance(0.99)
    assert x.presentation == pytest.approx(0.99)
    stage.advance(0.02)
    assert not x.is_animating
    assert x.presentation == 0.0


def test_a_media_group_in_a_clock(stage: Stage, x: Property[float]) -> None:
    clock = stage.add_group()
    group = stage.add_media_group(MediaTiming(1.0, speed=2.0), clock)
    x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, group=group)
    clock.set_speed(0.5)
    stage.advance(0.75)
    assert x.presentation == pytest.approx(0.75)
    stage.advance(0.25)
    assert [e.time for e in stage.events() if e.kind is EventKind.GROUP_ENDED] == [1.0]


# Animators


def collected(stage: Stage) -> tuple[Animator, list[Property[float]]]:
    """An animator with three animations, of 2, 1 and (after 0.5 s) 1 seconds."""
    animator = stage.add_animator()
    properties = [stage.add(None, 0.0) for _ in range(3)]
    with animator.animate(SMOOTH, duration=2.0):
        properties[0].value = 10.0
    with animator.animate("linear", duration=1.0):
        properties[1].value = 20.0
    with animator.animate("ease-in", duration=1.0, delay=0.5):
        properties[2].value = 30.0
    return animator, properties


def test_scrubbing_shows_what_playing_does(stage: Stage) -> None:
    played, scrubbed = Stage(), Stage()
    animator, moving = collected(played)
    dragged, shown = collected(scrubbed)
    assert [each.value for each in moving] == [10.0, 20.0, 30.0], "the model values are the new ones at once"
    assert [each.presentation for each in moving] == [0.0, 0.0, 0.0]
    animator.run()
    for step in range(1, 64):
        played.advance(2.0 / 64)
        fraction = animator.fraction
        assert fraction == pytest.approx(step / 64)
        dragged.fraction = fraction
        assert [each.presentation for each in shown] == [each.presentation for each in moving]
        assert moving[0].presentation == pytest.approx(10 * smooth(step / 64), abs=1e-9)
        assert moving[1].presentation == pytest.approx(20 * min(step / 32, 1), abs=1e-9)
        assert animator.time == pytest.approx(2 * fraction)
    scrubbed.advance(100.0)
    assert shown[0].presentation == moving[0].presentation, "it stands until it is run"
    for fraction in (0.0, 1.0, 0.25):
        dragged.fraction = fraction
        assert shown[0].presentation == pytest.approx(10 * smooth(fraction), abs=1e-12)
    played.advance(2.0 / 64)
    assert [each.presentation for each in moving] == [10.0, 20.0, 30.0]
    events = played.events()
    assert all(event.finished for event in events)
    assert (events[-1].kind, events[-1].group, events[-1].position) == (EventKind.ANIMATOR_ENDED, animator, "end")
    assert events[-1].time == 2.0
    with pytest.raises(IdentifierError):
        animator.run()
    assert stage.time == 0.0


def test_reversed_twice_is_as_if_nothing_had_been(stage: Stage) -> None:
    animator, moving = collected(stage)
    animator.run()
    stage.advance(0.75)
    before = [each.presentation for each in moving]
    animator.run(reversed=True)
    stage.advance(0.5)
    assert animator.fraction == pytest.approx(0.125)
    animator.run()
    stage.advance(0.5)
    assert [each.presentation for each in moving] == pytest.approx(before, abs=1e-9)
    animator.run(reversed=True)
    animator.run(reversed=False)
    assert [each.presentation for each in moving] == pytest.approx(before, abs=1e-9)
    stage.advance(1.25)
    assert [each.presentation for each in moving] == [10.0, 20.0, 30.0]


def test_back_at_its_start_the_old_values_hold(stage: Stage) -> None:
    animator, moving = collected(stage)
    animator.run()
    stage.advance(0.6)
    animator.run(reversed=True)
    stage.advance(0.7)
    assert [each.presentation for each in moving] == [0.0] * 3
    assert [each.value for each in moving] == [0.0] * 3
    event = stage.events()[-1]
    assert (event.kind, event.position, event.finished) == (EventKind.ANIMATOR_ENDED, "start", True)
    assert event.time == pytest.approx(1.2)


@pytest.mark.parametrize("position", ["end", "start", "current"])
def test_stopping(stage: Stage, position: str) -> None:
    animator, moving = collected(stage)
    animator.run()
    stage.advance(0.5)
    shown = [each.presentation for each in moving]
    animator.stop(position)  # type: ignore[arg-type]
    expected = {"end": [10.0, 20.0, 30.0], "start": [0.0] * 3, "current": shown}[position]
    assert [each.value for each in moving] == expected
    assert [each.presentation for each in moving] == expected
    stage.advance(5.0)
    assert [each.presentation for each in moving] == expected
    (event,) = [e for e in stage.events() if e.kind is EventKind.ANIMATOR_ENDED]
    assert (event.position, event.finished) == (position, position != "current")
    with pytest.raises(ValueError, match="must be one of"):
        stage.add_animator().stop("middle")  # type: ignore[arg-type]


def test_pausing(stage: Stage) -> None:
    animator, moving = collected(stage)
    animator.run()
    stage.advance(0.5)
    animator.pause()
    stage.advance(5.0)
    assert animator.fraction == pytest.approx(0.25)
    assert moving[1].velocity == 0.0
    animator.resume()
    stage.advance(0.25)
    assert moving[1].presentation == pytest.approx(15.0)
    assert moving[1].velocity == pytest.approx(20.0)


def test_a_spring_leads_the_rest_of_the_way_with_the_velocity_that_there_is(stage: Stage, x: Property[float]) -> None:
    spring = Spring(1, 100, 10)
    animator = stage.add_animator()
    with animator.animate("linear", duration=2.0):
        x.value = 10.0
    animator.run()
    stage.advance(0.5)
    animator.run(spring)
    for time in (0.1, 0.2, 0.4):
        stage.advance(0.5 + time - stage.time)
        fraction, speed = spring_at(spring, time, 0.25, 1.0, 0.5)
        assert animator.fraction == pytest.approx(fraction, abs=1e-9)
        assert x.presentation == pytest.approx(10 * fraction, abs=1e-9), "beyond the end where it overshoots"
        assert x.velocity == pytest.approx(10 * speed, abs=1e-7)
    animator.run(spring, reversed=True, velocity=-3.0)
    begin, start = stage.time, animator.fraction
    stage.advance(0.05)
    assert animator.fraction == pytest.approx(spring_at(spring, stage.time - begin, start, 0.0, -3.0)[0], abs=1e-9)
    stage.advance(5.0)
    assert (x.value, x.presentation) == (0.0, 0.0)


def test_a_curve_and_a_duration_factor(stage: Stage, x: Property[float]) -> None:
    animator = stage.add_animator(2.0)
    with animator.animate("linear", duration=2.0):
        x.value = 10.0
    animator.fraction = 0.5
    animator.run(SMOOTH, duration_factor=2.0)  # half of the way in 2 of 4 seconds
    stage.advance(0.5)
    assert animator.fraction == pytest.approx(0.5 + 0.5 * smooth(0.25), abs=1e-9)
    animator.run(duration_factor=0.0)
    stage.advance(0.0)
    assert x.presentation == 10.0
    assert stage.events()[-1].kind is EventKind.ANIMATOR_ENDED


def test_every_kind_is_scrubbed(stage: Stage) -> None:
    animator = stage.add_animator()
    turned, color = stage.add("turned", Transform()), stage.add("color", "#000000")
    with animator.animate("linear", duration=1.0):
        turned.value = Transform(0, 1, -1, 0, 2, 0)
        color.value = "#FFFFFF"
    animator.fraction = 0.5
    half = math.sqrt(0.5)
    assert turned.presentation == pytest.approx((half, half, -half, half, 1, 0), abs=1e-12)
    assert color.presentation == pytest.approx((0.5, 0.5, 0.5, 1.0))


@pytest.mark.parametrize(("reached", "seconds"), [(0.0, 3.0), (0.5, 3.0), (0.75, 3.0)])
def test_an_animator_takes_the_duration_that_its_motion_has_for_the_rest(
    stage: Stage, x: Property[float], reached: float, seconds: float
) -> None:
    """In C: in place of what the factor says, by a curve or easing."""
    animator = stage.add_animator()
    with animator.animate("linear", duration=1.0):
        x.value = 8.0
    animator.fraction = reached
    motion = _raw.anim_motion()
    check(_raw.anim_default_motion(motion, sizeof(motion)))
    motion.kind, motion.curve, motion.duration = (
        _raw.ANIM_MOTION_KIND_CURVE,
        _raw.anim_cubic_bezier(0, 0, 1, 1),
        seconds,
    )
    check(_raw.anim_animator_run(stage._handle.stage, animator.id, 0, motion, 100.0, math.nan))
    stage.advance(seconds / 2)
    assert animator.fraction == pytest.approx((1 + reached) / 2)
    stage.advance(seconds / 2)
    assert x.presentation == 8.0
    (event,) = [event for event in stage.events() if event.kind == EventKind.ANIMATOR_ENDED]
    assert event.time == seconds


def test_an_animator_without_a_duration_stands_at_0_and_ends_at_once(stage: Stage) -> None:
    animator = stage.add_animator()
    animator.fraction = 0.5
    assert animator.fraction == 0.0
    animator.run()
    stage.advance(0.0)
    assert [event.kind for event in stage.events()] == [EventKind.ANIMATOR_ENDED]


def test_how_far_an_animator_is_driven_is_bounded(stage: Stage) -> None:
    animator = stage.add_animator(1.0)
    for wrong in ({"duration_factor": 1e6 + 1}, {"duration_factor": -1.0}, {"velocity": 1.1e9}):
        with pytest.raises(ArgumentError, match=next(iter(wrong))):
            animator.run(**wrong)  # type: ignore[arg-type]
    animator.run("none")
    stage.advance(0.0)
    with pytest.raises(IdentifierError):
        _ = animator.fraction
