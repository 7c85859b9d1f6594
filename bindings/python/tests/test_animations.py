# SPDX-License-Identifier: MIT
"""Explicit animations. Expected numbers: closed forms (closed_forms.py), Core Animation's rules by hand."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from animcore import (
    Animation,
    ArgumentError,
    Color,
    Decay,
    Easing,
    EventKind,
    FillMode,
    IdentifierError,
    Keyframes,
    KindError,
    MediaTiming,
    Path,
    Property,
    Rectangle,
    Size,
    Spring,
    Stage,
    StateError,
    Transform,
)
from closed_forms import SMOOTH, smooth, smooth_slope, spring_at


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 5.0)


# From, to and by: the table in the documentation of CABasicAnimation


@pytest.mark.parametrize(
    ("given", "start", "end"),
    [
        ({"from_": 1.0, "to": 9.0}, 1.0, 9.0),
        ({"from_": 1.0, "by": 2.0}, 1.0, 3.0),
        ({"to": 9.0, "by": 2.0}, 7.0, 9.0),
        ({"from_": 1.0}, 1.0, 5.0),
        ({"to": 9.0}, 5.0, 9.0),
        ({"by": 2.0}, 5.0, 7.0),
        ({}, 5.0, 5.0),
    ],
)
@pytest.mark.parametrize("additive", [False, True])
def test_from_to_by(
    stage: Stage, x: Property[float], given: dict[str, float], start: float, end: float, additive: bool
) -> None:
    if additive and (given == {} or set(given) in ({"from_"}, {"to"}, {"by"})):
        start, end = start if "from_" in given else 0.0, given.get("to", given.get("by", 0.0))
    x.animate(**given, curve=SMOOTH, duration=2.0, additive=additive)  # type: ignore[arg-type]
    below = 5.0 if additive else 0.0
    for time in (0.0, 0.5, 1.0, 1.5):
        stage.advance(time - stage.time)
        assert x.presentation == pytest.approx(below + start + (end - start) * smooth(time / 2), abs=1e-9)
        assert x.velocity == pytest.approx((end - start) * smooth_slope(time / 2) / 2, abs=1e-7)
        assert x.value == 5.0, "the model value stays"
    stage.advance(1.0)
    assert x.presentation == 5.0
    assert not x.is_animating


def test_without_a_duration_it_takes_a_quarter_of_a_second(stage: Stage, x: Property[float]) -> None:
    x.animate(to=10.0)
    stage.advance(0.24)
    assert x.is_animating
    stage.advance(0.02)
    (event,) = stage.events()
    assert (event.kind, event.time, event.finished) == (EventKind.ANIMATION_ENDED, 0.25, True)


def test_every_kind(stage: Stage) -> None:
    values: list[tuple[Property[Any], Any, Any]] = [
        (stage.add(None, (1, 2)), (3, 4), (2, 3)),
        (stage.add(None, Size(1, 2)), Size(3, 4), Size(2, 3)),
        (stage.add(None, Rectangle(0, 0, 1, 1)), (1, 1, 2, 2), Rectangle(0.5, 0.5, 1.5, 1.5)),
        (stage.add(None, Transform()), Transform(tx=4.0), Transform(tx=2.0)),
        (stage.add(None, "#000000"), "#FF0000", Color(0.5, 0, 0, 1)),
        (stage.add(None, "#000000"), (0, 1, 0), Color(0, 0.5, 0, 1)),
        (stage.add(None, [1.0] * 7, kind="vector"), np.arange(7.0), tuple((1 + n) / 2 for n in range(7))),
        (stage.add(None, 0.0, kind="angle"), math.pi, math.pi / 2),
    ]
    for each, to, _ in values:
        each.animate(to=to, curve="linear", duration=1.0)
    path = stage.add("path", Path().move(0, 0).line(1, 1))
    path.animate(to=Path().move(2, 2).line(3, 3), curve="linear", duration=1.0)
    stage.advance(0.5)
    for each, _, half in values:
        assert each.presentation == pytest.approx(half, abs=1e-12)
        assert type(each.presentation) is type(each.value)
    assert path.presentation == Path().move(1, 1).line(2, 2)
    assert path.velocity == (2.0, 2.0, 2.0, 2.0)
    assert path.value == Path().move(0, 0).line(1, 1)


def test_by_is_refused_in_another_space(stage: Stage) -> None:
    with pytest.raises(KindError):
        stage.add(None, Transform()).animate(by=Transform())


def test_wrong_arguments(x: Property[float]) -> None:
    with pytest.raises(TypeError, match="curve and spring"):
        x.animate(to=1.0, curve="ease", spring=Spring())
    with pytest.raises(TypeError, match="speeed"):
        x.animate(to=1.0, speeed=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="repeat_count"):
        x.animate(to=1.0, timing=MediaTiming(), repeat_count=2)
    with pytest.raises(ValueError, match="components"):
        x.animate(to=1.0, from_=(1.0, 2.0))
    with pytest.raises(ArgumentError, match="components"):
        x.animate(to=(1.0, 2.0))
    with pytest.raises(ValueError, match="must be one of"):
        x.animate(to=1.0, interruption="stack")  # type: ignore[arg-type]
    for wrong in (math.nan, math.inf):
        with pytest.raises(ArgumentError):
            x.animate(to=wrong)
    with pytest.raises(ArgumentError):
        x.animate(to=1.0, duration=-1.0)
    assert not x.is_animating
    other = Stage()
    with pytest.raises(IdentifierError):
        x.animate(to=1.0, group=other.add_group())


# Life


def test_removing(stage: Stage, x: Property[float]) -> None:
    first = x.animate(to=10.0, curve="linear", duration=1.0)
    second = x.animate(by=100.0, curve="linear", duration=1.0, additive=True)
    assert isinstance(first, Animation)
    assert first != second
    stage.advance(0.5)
    assert x.presentation == pytest.approx(57.5)
    first.remove()
    assert x.presentation == pytest.approx(55.0), "shown without it"
    (event,) = [e for e in stage.events() if e.kind is EventKind.ANIMATION_ENDED]
    assert (event.animation, event.finished, event.property) == (first, False, x)
    with pytest.raises(IdentifierError):
        first.remove()
    x.remove_all_animations()
    assert x.presentation == 5.0
    stage.advance(1.0)
    with pytest.raises(IdentifierError):
        second.remove()


def test_fill_forwards_holds_until_removed(stage: Stage, x: Property[float]) -> None:
    animation = x.animate(to=10.0, duration=1.0, fill_mode=FillMode.FORWARDS)
    stage.advance(3.0)
    assert x.presentation == 10.0
    assert [e.finished for e in stage.events()] == [True]
    assert x.value == 5.0
    animation.remove()
    assert x.presentation == 5.0


def test_fill_backwards_shows_its_start_while_it_waits(stage: Stage, x: Property[float]) -> None:
    x.animate(from_=1.0, to=2.0, duration=1.0, delay=1.0, timing=MediaTiming(fill_mode=FillMode.BACKWARDS))
    assert x.presentation == 1.0
    stage.advance(0.5)
    assert x.presentation == 1.0
    stage.advance(2.0)
    assert x.presentation == 5.0


def test_fill_backwards_begins_where_the_property_is(stage: Stage, x: Property[float]) -> None:
    x.animate(to=10.0, curve="linear", duration=1.0, fill_mode=FillMode.BACKWARDS)
    stage.advance(0.5)
    assert x.presentation == pytest.approx(7.5)
    x.remove_all_animations()
    x.animate(to=10.0, curve="linear", duration=1.0, delay=0.5, fill_mode=FillMode.BACKWARDS)
    assert x.presentation == 5.0
    stage.advance(1.0)
    assert x.presentation == pytest.approx(7.5)
    x.remove_all_animations()
    x.animate(decay=Decay(2.0), velocity=10.0, fill_mode=FillMode.BACKWARDS)
    x.animate(decay=Decay(2.0), velocity=10.0, duration=0.0, fill_mode=FillMode.BACKWARDS)
    stage.advance(0.5)
    assert x.presentation == pytest.approx(5.0 + 5.0 * (1 - math.exp(-1.0)), abs=1e-9)


def test_sets_model(stage: Stage, x: Property[float]) -> None:
    x.animate(to=10.0, curve="linear", duration=1.0, delay=1.0, sets_model=True)
    stage.advance(0.5)
    assert x.value == 5.0, "not before it starts"
    stage.advance(1.0)
    assert (x.value, x.presentation) == pytest.approx((10.0, 7.5))
    stage.advance(1.0)
    assert x.presentation == 10.0


@pytest.mark.parametrize("interruption", ["replace", "restart", "keep"])
def test_interruption(stage: Stage, x: Property[float], interruption: str) -> None:
    spring = Spring(1, 100, 10)
    with stage.animate(spring):
        x.value = 10.0
    stage.advance(0.125)
    value, speed = spring_at(spring, 0.125, 5.0, 10.0)
    x.animate(to=0.0, spring=spring, interruption=interruption)  # type: ignore[arg-type]
    expected = spring_at(spring, 0.0625, value, 0.0, speed if interruption == "replace" else 0.0)
    stage.advance(0.0625)
    assert (x.presentation, x.velocity) == pytest.approx(expected, abs=1e-9)
    ended = [e.finished for e in stage.events() if e.kind is EventKind.ANIMATION_ENDED]
    assert ended == ([] if interruption == "keep" else [False])
    if interruption == "keep":
        x.value = 3.0
        assert x.presentation == pytest.approx(expected[0], abs=1e-9), "a new value leaves it alone"
        stage.advance(10.0)
        assert x.presentation == 3.0


def test_added_it_is_kept_and_additive(stage: Stage, x: Property[float]) -> None:
    with stage.animate("linear", duration=1.0):
        x.value = 10.0
    x.animate(by=8.0, curve="linear", duration=0.5, interruption="add")
    stage.advance(0.25)
    # 5 to 10 in a second, and 0 to 8 in half a second on top of it.
    assert x.presentation == pytest.approx(5 + 5 * 0.25 + 8 * 0.5, abs=1e-12)
    stage.advance(0.5)
    assert x.presentation == pytest.approx(5 + 5 * 0.75, abs=1e-12)
    assert [e.finished for e in stage.events() if e.kind is EventKind.ANIMATION_ENDED] == [True]


# Timing


def test_cumulative(stage: Stage, x: Property[float]) -> None:
    x.animate(by=10.0, curve=SMOOTH, duration=0.5, repeat_count=3, cumulative=True, additive=True)
    for step in range(1, 15):
        time = step * 0.1
        stage.advance(time - stage.time)
        if step % 5:
            whole, part = divmod(time, 0.5)
            assert x.presentation == pytest.approx(5.0 + 10 * whole + 10 * smooth(part / 0.5), abs=1e-9)


def test_cumulative_repeats_add_the_value_at_the_end_of_each(stage: Stage, x: Property[float]) -> None:
    # SMIL 3.0, "Controlling behavior of repeating animation - Cumulative animation": f_i(t) = f(last) * i + f(t - i d).
    x.animate(from_=2.0, to=3.0, curve="linear", duration=1.0, repeat_count=4, cumulative=True)
    stage.advance(2.25)
    assert x.presentation == pytest.approx(3.0 * 2 + 2.25)


def test_repeat_duration_speed_and_offset(stage: Stage) -> None:
    timings: list[dict[str, Any]] = [
        {"repeat_duration": 1.75},
        {"speed": 2.0, "repeat_count": math.inf},
        {"time_offset": 0.3, "repeat_count": 2},
        {"autoreverses": True, "repeat_count": 1.5},
        {"speed": 0.0, "time_offset": 0.25},
    ]
    for arguments in timings:
        timing, by_itself = MediaTiming(**arguments), MediaTiming(1.0, **arguments)
        each = stage.add(None, 0.0)
        each.animate(from_=1.0, to=2.0, curve="linear", duration=1.0, timing=timing)
        begin = stage.time
        for step in range(8):
            time = step * 0.23
            stage.advance(begin + time - stage.time)
            sample = by_itself(time)
            expected = 1.0 + sample.progress if sample.is_in_effect else 0.0
            assert each.presentation == pytest.approx(expected, abs=1e-6), (timing, time)


def test_speed_zero_stands_for_ever(stage: Stage, x: Property[float]) -> None:
    animation = x.animate(
        from_=0.0, to=1.0, curve="linear", duration=1.0, timing=MediaTiming(speed=0, time_offset=0.75)
    )
    stage.advance(1000.0)
    assert x.presentation == 0.75
    assert x.velocity == 0.0
    assert x.is_animating
    animation.remove()
    assert x.presentation == 5.0


def test_a_duration_of_nothing(stage: Stage, x: Property[float]) -> None:
    x.animate(to=10.0, duration=0.0)
    x.animate(to=10.0, duration=0.0, sets_model=True)
    stage.advance(0.0)
    assert [(e.time, e.finished) for e in stage.events()] == [(0.0, True)] * 2
    assert x.presentation == 10.0
    with stage.animate("linear", duration=0.0, repeat_count=math.inf):
        x.value = 3.0
    assert x.presentation == 3.0
    stage.advance(1.0)
    assert not stage.is_animating


def test_from_equal_to(stage: Stage, x: Property[float]) -> None:
    x.animate(from_=5.0, to=5.0, duration=1.0)
    x.animate(to=5.0, spring=Spring())
    x.animate(by=0.0, decay=Decay(), additive=True)
    stage.advance(0.5)
    assert x.presentation == 5.0
    stage.advance(1.0)
    assert [event.finished for event in stage.events()] == [True] * 3


# Springs, decays, keyframes


def test_spring_with_a_velocity(stage: Stage, x: Property[float]) -> None:
    for spring in (Spring(1, 100, 10), Spring(2, 50, 20), Spring(1, 40, 40)):
        x.animate(to=7.0, spring=spring, velocity=-30.0)
        begin = stage.time
        for time in (0.05, 0.1, 0.3):
            stage.advance(begin + time - stage.time)
            assert (x.presentation, x.velocity) == pytest.approx(
                spring_at(spring, time, 5.0, 7.0, -30.0), rel=1e-7, abs=1e-7
            )
        x.remove_all_animations()


def test_decay(stage: Stage, x: Property[float]) -> None:
    x.animate(decay=Decay(2.0), velocity=100.0, sets_model=True)
    assert x.value == pytest.approx(55.0)
    for time in (0.1, 0.5, 2.0):
        stage.advance(time - stage.time)
        assert x.presentation == pytest.approx(5.0 + 50.0 * (1 - math.exp(-2.0 * time)), abs=1e-9)
        assert x.velocity == pytest.approx(100.0 * math.exp(-2.0 * time), abs=1e-7)
    stage.advance(20.0)
    assert x.presentation == pytest.approx(55.0)
    assert not x.is_animating


def test_decay_takes_over_the_velocity(stage: Stage, x: Property[float]) -> None:
    spring = Spring(1, 100, 10)
    with stage.animate(spring):
        x.value = 10.0
    stage.advance(0.125)
    value, speed = spring_at(spring, 0.125, 5.0, 10.0)
    x.animate(decay=Decay(3.0), interruption="replace", sets_model=True)
    stage.advance(0.25)
    assert x.presentation == pytest.approx(value + speed / 3 * (1 - math.exp(-0.75)), abs=1e-9)


def test_keyframes(stage: Stage, x: Property[float]) -> None:
    keyframes = Keyframes([0.0, 10.0, 4.0], [0.0, 0.25, 1.0], duration=2.0)
    x.animate(keyframes=keyframes)
    stage.advance(0.25)
    assert (x.presentation, x.velocity) == pytest.approx((5.0, 20.0))
    stage.advance(1.0)
    assert (x.presentation, x.velocity) == pytest.approx((10 - 6 * 0.75 / 1.5, -4.0))
    stage.advance(1.0)
    assert [event.time for event in stage.events()] == [2.0]
    x.animate(keyframes=keyframes, duration=1.0)
    stage.advance(0.125)
    assert (x.presentation, x.velocity) == pytest.approx((5.0, 40.0)), "stretched"


def test_keyframes_that_begin_where_the_property_is(stage: Stage, x: Property[float]) -> None:
    x.animate(keyframes=Keyframes.track().linear(9.0, 1.0).move(0.0).linear(1.0, 1.0), sets_model=True)
    assert x.value == 1.0
    stage.advance(0.5)
    assert x.presentation == pytest.approx(7.0)
    stage.advance(1.0)
    assert x.presentation == pytest.approx(0.5)
    blocks = Keyframes.blocks(1.0, ease="linear").add(0.5, 0.5, 11.0)
    stage.advance(1.0)
    x.animate(keyframes=blocks)
    stage.advance(0.75)
    assert x.presentation == pytest.approx(6.0)


# Many


def test_thousands_of_additive_animations(stage: Stage, x: Property[float]) -> None:
    generator = np.random.default_rng(7)
    distances = generator.uniform(-1, 1, 2_000)
    durations = generator.uniform(0.5, 2, 2_000)
    for distance, duration in zip(distances, durations, strict=True):
        x.animate(by=float(distance), curve=SMOOTH, duration=float(duration), additive=True)
    stage.advance(0.4)
    progress = np.minimum(0.4 / durations, 1)
    assert x.presentation == pytest.approx(5.0 + float(np.sum(distances * progress**2 * (3 - 2 * progress))), abs=1e-5)
    stage.advance(0.6)
    progress = 1.0 / durations
    running = progress < 1
    expected = np.sum(np.where(running, distances * progress**2 * (3 - 2 * progress), 0))
    assert x.presentation == pytest.approx(5.0 + float(expected), abs=1e-5)
    stage.advance(2.0)
    assert x.presentation == 5.0
    assert len(stage.events()) == 2_000


def test_ten_thousand_stacked_values_end_at_the_last(stage: Stage, x: Property[float]) -> None:
    for index in range(10_000):
        with stage.animate(Easing("ease-in-out"), duration=1.0, interruption="add"):
            x.value = float(index % 17)
    assert x.presentation == pytest.approx(5.0)
    stage.advance(0.5)
    assert x.presentation == pytest.approx((5.0 + 9999 % 17) / 2, abs=1e-6)
    stage.advance(1.0)
    assert x.presentation == float(9999 % 17)


def test_in_a_transaction_it_is_part_of_its_completion(stage: Stage, x: Property[float]) -> None:
    with stage.animate() as transaction:
        x.animate(to=1.0, duration=2.0)
    stage.advance(3.0)
    (completed,) = [e for e in stage.events() if e.kind is EventKind.TRANSACTION_COMPLETED]
    assert (completed.transaction, completed.time) == (transaction.id, 2.0)


def test_derived_is_refused(stage: Stage, x: Property[float]) -> None:
    with pytest.raises(StateError):
        stage.add_derived("y", "x").animate(to=1.0)
    assert x.value == 5.0


@pytest.mark.parametrize("motion", ["ease", "steps(4)", "bouncy", "none", None, Easing("linear(0, 2, 1)"), Spring()])
def test_a_target_that_is_refused_begins_no_transaction(motion: Any) -> None:
    stage = Stage()
    x, path, removed = stage.add("x", 0.0), stage.add("p", Path("M0 0L1 1")), stage.add(None, 1.0)
    vector, derived = stage.add("v", (1.0, 2.0, 3.0), "vector"), stage.add_derived("d", "x + 1")
    removed.remove()
    stage.events()
    before = stage.snapshot()
    refused: list[tuple[Any, Any]] = [
        *((x, wrong) for wrong in (None, "blue", math.nan, 1e200, (1.0, 2.0), Path("M0 0L1 1"))),
        *((path, wrong) for wrong in (Path(), 3.0)),
        *((vector, wrong) for wrong in ((1.0, 2.0), (1.0, "a", 2.0))),
        (removed, 1.0),
        (derived, 1.0),
    ]
    for each, target in refused:
        with pytest.raises((TypeError, ValueError, LookupError, StateError)):
            each.curve_to(target, motion)
        assert stage.snapshot() == before
        assert stage.events() == []
    assert x.curve_to(1.0, motion).id != 0
    assert path.curve_to(Path("M0 0L3 3"), motion).id != 0
