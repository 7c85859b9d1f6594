# SPDX-License-Identifier: MIT
"""A property that is sent to a value in one call: spring_to and curve_to, in C and Python.

Expected numbers: closed forms (closed_forms.py)."""

from __future__ import annotations

import math
from collections.abc import Callable
from ctypes import byref, c_double, c_uint64
from typing import Any

import pytest
from animcore import (
    ArgumentError,
    Color,
    ColorSpace,
    CubicBezier,
    EventKind,
    Path,
    Property,
    Spring,
    Stage,
    _raw,
)
from closed_forms import SMOOTH, smooth, smooth_slope, spring_at

SPRING = Spring(1, 100, 10)


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 5.0)


def completed(stage: Stage) -> list[tuple[int, bool]]:
    return [
        (event.transaction, event.finished)  # type: ignore[misc]
        for event in stage.events()
        if event.kind is EventKind.TRANSACTION_COMPLETED
    ]


def send(
    x: Property[Any],
    value: list[float],
    velocity: list[float] | None = None,
    spring: Spring = SPRING,
    transaction: Any = None,
) -> int:
    """anim_stage_spring_to as C calls it."""
    count = len(value)
    status: int = _raw.anim_stage_spring_to(
        x.stage._handle.stage,
        x._identifier,
        (c_double * count)(*value),
        (c_double * len(velocity))(*velocity) if velocity is not None else None,
        count,
        spring._spring,
        transaction,
    )
    return status


def turn(x: Property[Any], value: float, curve: Any, duration: float, transaction: Any = None) -> int:
    """anim_stage_curve_to as C calls it."""
    status: int = _raw.anim_stage_curve_to(
        x.stage._handle.stage, x._identifier, (c_double * 1)(value), 1, curve, duration, transaction
    )
    return status


@pytest.mark.parametrize("velocity", [None, 0.0, 30.0, -200.0])
def test_by_a_spring_with_a_velocity(stage: Stage, x: Property[float], velocity: float | None) -> None:
    x.spring_to(10.0, SPRING, velocity=velocity)
    assert x.value == 10.0, "the model value is there at once"
    assert x.presentation == 5.0
    time = 0.0
    for step in (0.01, 0.1, 0.04, 0.5):
        time += step
        stage.advance(step)
        expected = spring_at(SPRING, time, 5.0, 10.0, velocity or 0.0)
        assert (x.presentation, x.velocity) == pytest.approx(expected, abs=1e-9)
    stage.advance(10.0)
    assert (x.presentation, x.velocity, x.is_animating) == (10.0, 0.0, False)


def test_without_a_velocity_it_keeps_the_one_that_it_has(stage: Stage, x: Property[float]) -> None:
    x.spring_to(10.0, SPRING)
    stage.advance(0.125)
    value, speed = spring_at(SPRING, 0.125, 5.0, 10.0)
    x.spring_to(-3.0, SPRING)
    stage.advance(0.0625)
    assert (x.presentation, x.velocity) == pytest.approx(spring_at(SPRING, 0.0625, value, -3.0, speed), abs=1e-9)


def test_a_velocity_takes_the_place_of_the_one_that_it_has(stage: Stage, x: Property[float]) -> None:
    x.spring_to(10.0, SPRING)
    stage.advance(0.125)
    value, _ = spring_at(SPRING, 0.125, 5.0, 10.0)
    x.spring_to(-3.0, SPRING, velocity=-40.0)
    stage.advance(0.0625)
    assert (x.presentation, x.velocity) == pytest.approx(spring_at(SPRING, 0.0625, value, -3.0, -40.0), abs=1e-9)


def test_a_velocity_alone_is_a_push(stage: Stage, x: Property[float]) -> None:
    x.spring_to(5.0, SPRING, velocity=50.0)
    stage.advance(0.125)
    assert (x.presentation, x.velocity) == pytest.approx(spring_at(SPRING, 0.125, 5.0, 5.0, 50.0), abs=1e-9)
    stage.advance(10.0)
    assert x.presentation == 5.0


def test_without_a_velocity_it_is_a_transaction_by_hand_bit_for_bit() -> None:
    one, other = Stage(), Stage()
    a, b = one.add("x", 5.0), other.add("x", 5.0)
    for value, pause in ((10.0, 0.1), (-4.0, 0.05), (7.0, 3.0)):
        assert send(a, [value]) == 0
        with other.animate(SPRING, interruption="replace"):
            b.value = value
        assert one.state_hash() == other.state_hash()
        one.advance(pause)
        other.advance(pause)
        assert (a.presentation, a.velocity, one.state_hash()) == (b.presentation, b.velocity, other.state_hash())


def test_its_transaction_completes_when_it_has_arrived(stage: Stage, x: Property[float]) -> None:
    transaction = c_uint64()
    assert send(x, [10.0], [-3.0], transaction=transaction) == 0
    assert completed(stage) == []
    stage.advance(10.0)
    assert completed(stage) == [(transaction.value, True)]
    made = x.spring_to(3.0, SPRING, velocity=1.0)
    x.value = 4.0
    stage.advance(0.0)
    assert completed(stage) == [(made.id, False)]
    # Already there, at rest: complete at once.
    assert send(x, [4.0], None, transaction=transaction) == 0
    stage.advance(0.0)
    assert completed(stage) == [(transaction.value, True)]


def test_inside_a_transaction_it_waits_for_its_delay_and_still_has_its_velocity() -> None:
    stages = Stage(), Stage()
    for stage in stages:
        x = stage.add("x", 5.0)
        with stage.animate(delay=0.5):
            x.spring_to(10.0, SPRING, velocity=30.0)
        stage.advance(0.25)
        assert x.presentation == 5.0
    # What waits is in a snapshot, with its velocity.
    restored = Stage()
    restored.restore(stages[1].snapshot())
    for stage in (stages[0], restored):
        assert stage.state_hash() == stages[1].state_hash()
        stage.advance(0.5)
        x = stage["x"]
        expected = spring_at(SPRING, 0.25, 5.0, 10.0, 30.0)
        assert (x.presentation, x.velocity) == pytest.approx(expected, abs=1e-9)
    assert stages[0].state_hash() == restored.state_hash()


def test_it_replaces_also_where_the_transaction_around_it_adds(stage: Stage, x: Property[float]) -> None:
    x.curve_to(15.0, "linear", 1.0)
    stage.advance(0.5)
    with stage.animate(interruption="add"):
        x.spring_to(0.0, SPRING, velocity=0.0)
    stage.advance(0.125)
    assert x.presentation == pytest.approx(spring_at(SPRING, 0.125, 10.0, 0.0, 0.0)[0], abs=1e-9)


def test_every_component_has_its_velocity(stage: Stage) -> None:
    point = stage.add("point", (1.0, 2.0))
    point.spring_to((3.0, -2.0), SPRING, velocity=(10.0, 0.5))
    stage.advance(0.125)
    for index, (start, end, speed) in enumerate(((1.0, 3.0, 10.0), (2.0, -2.0, 0.5))):
        expected = spring_at(SPRING, 0.125, start, end, speed)
        assert (point.presentation[index], point.velocity[index]) == pytest.approx(expected, abs=1e-9)


def test_a_velocity_of_a_color_is_of_what_is_seen(stage: Stage) -> None:
    """In a space of its own it sets off as an explicit animation with the same velocity does."""
    red, blue = Color(1, 0, 0, 1), Color(0, 0, 1, 1)
    for space in (ColorSpace.SRGB, ColorSpace.OKLAB):
        one = stage.add(None, red, space=space)
        other = stage.add(None, red, space=space)
        speed = (-0.5, 0.25, 0.125, 0.0)
        one.spring_to(blue, SPRING, velocity=speed)
        other.animate(to=blue, spring=SPRING, velocity=speed, interruption="replace", sets_model=True)
        assert one.value == blue
        stage.advance(0.03125)
        assert tuple(one.presentation) == pytest.approx(tuple(other.presentation), abs=1e-9)
        stage.advance(10.0)
        assert one.presentation == blue


def test_paths(stage: Stage) -> None:
    path = stage.add("path", Path("M0 0L10 0"))
    path.spring_to(Path("M0 0L20 5"), SPRING, velocity=(0, 0, 100, 0))
    stage.advance(0.125)
    expected = [spring_at(SPRING, 0.125, *each) for each in ((10.0, 20.0, 100.0), (0.0, 5.0, 0.0))]
    assert list(path.presentation.coordinates)[2:] == pytest.approx([value for value, _ in expected], abs=1e-9)
    with pytest.raises(ValueError, match="same verbs"):
        path.spring_to(Path("M0 0L1 1L2 2"), SPRING, velocity=(0,) * 6)
    path.spring_to(Path("M0 0L1 1L2 0Z"))
    stage.advance(10.0)
    assert path.presentation.svg() == Path("M0 0L1 1L2 0Z").svg()


def test_by_a_curve(stage: Stage, x: Property[float]) -> None:
    transaction = c_uint64()
    assert turn(x, 9.0, SMOOTH._curve, 2.0, transaction) == 0
    assert x.value == 9.0
    for time in (0.25, 1.0, 1.875):
        stage.advance(time - stage.time)
        assert x.presentation == pytest.approx(5 + 4 * smooth(time / 2), abs=1e-9)
        assert x.velocity == pytest.approx(4 * smooth_slope(time / 2) / 2, abs=1e-7)
    stage.advance(0.125)
    assert x.presentation == 9.0
    assert completed(stage) == [(transaction.value, True)]
    assert turn(x, 1.0, SMOOTH._curve, 0.0) == 0, "a curve without a duration"
    assert x.presentation == 1.0
    x.curve_to(3.0, "linear", 0.5)
    stage.advance(0.125)
    assert x.presentation == 1.5


def test_actions_and_reduced_motion_count(stage: Stage, x: Property[float]) -> None:
    x.set_action("none")
    x.spring_to(7.0, SPRING, velocity=3.0)
    assert (x.presentation, x.is_animating) == (7.0, False)
    x.set_action()
    stage.set_reduced_motion("jump")
    x.spring_to(9.0, SPRING, velocity=3.0)
    stage.advance(0.0)
    assert (x.presentation, x.is_animating) == (9.0, False)


def test_what_is_refused_changes_nothing(stage: Stage, x: Property[float]) -> None:
    x.spring_to(8.0, SPRING)
    stage.advance(0.1)
    derived = stage.add("twice", 0.0)
    derived.expression = "x * 2"
    stage.events()
    before = stage.state_hash()
    argument, limit, state = _raw.ANIM_ERROR_ARGUMENT, _raw.ANIM_ERROR_LIMIT, _raw.ANIM_ERROR_STATE
    assert send(x, [1.0, 2.0]) == argument
    assert send(x, [math.nan]) == argument
    assert send(x, [1e151]) == limit
    assert send(x, [1.0], [math.inf]) == argument
    assert send(x, [1.0], [-1e151]) == limit
    assert send(derived, [1.0], [1.0]) == state
    for duration, status in ((-1.0, argument), (math.nan, argument), (1.1e9, limit), (math.inf, limit)):
        assert turn(x, 1.0, SMOOTH._curve, duration) == status
    assert turn(x, 1.0, None, 1.0) == argument
    assert (
        _raw.anim_stage_spring_to(stage._handle.stage, x._identifier, None, None, 1, SPRING._spring, None) == argument
    )
    assert (
        _raw.anim_stage_spring_to(stage._handle.stage, x._identifier, byref(c_double(1)), None, 1, None, None)
        == argument
    )
    with pytest.raises(ValueError, match="components"):
        x.spring_to(1.0, velocity=(1.0, 2.0))
    assert stage.state_hash() == before
    assert stage.events() == []
    stage.advance(0.1)  # No transaction was left open.


@pytest.mark.parametrize("wrong", [math.nan, (1.0, 2.0)])
@pytest.mark.parametrize(
    "send_to",
    [
        lambda x, value: x.spring_to(value, SPRING),
        lambda x, value: x.curve_to(value, CubicBezier(0.1, 0.2, 0.3, 0.4)),
        lambda x, value: x.curve_to(value, "ease-in", 0.5),
    ],
)
def test_a_target_that_is_refused_changes_nothing(send_to: Callable[[Any, Any], object], wrong: Any) -> None:
    """No transaction begins, completes, or takes a number: as in C, the hash is as before, and no event waits."""
    stage = Stage()
    x = stage.add("x", 0.0)
    before = stage.state_hash()
    with pytest.raises(ArgumentError):
        send_to(x, wrong)
    assert stage.state_hash() == before
    assert stage.events() == []
