# SPDX-License-Identifier: MIT
"""A property that is sent to a value in one call: spring_to and curve_to, in C and Python.

Expected numbers: closed forms (closed_forms.py)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from ctypes import byref, c_double, c_uint64
from typing import Any

import pytest
from animcore import (
    ArgumentError,
    ClosedError,
    Color,
    ColorSpace,
    CubicBezier,
    EventKind,
    KindError,
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


def square(x: float, parts: int = 1) -> Path:
    """A square of 10, each side of which is so many lines: its left edge is at x."""
    corners = [(x, 0.0), (x + 10, 0.0), (x + 10, 10.0), (x, 10.0), (x, 0.0)]
    path = Path().move(*corners[0])
    for (x0, y0), (x1, y1) in itertools.pairwise(corners):
        for part in range(1, parts + 1):
            path.line(x0 + (x1 - x0) * part / parts, y0 + (y1 - y0) * part / parts)
    return path.close()


def across(path: Path, speed: float) -> tuple[float, ...]:
    """A velocity of all points of a path to the right."""
    return tuple(speed if index % 2 == 0 else 0.0 for index in range(len(path.coordinates)))


def send_path(
    x: Property[Any],
    path: Path | None,
    velocity: Sequence[float] | None = None,
    count: int | None = None,
    spring: Any = SPRING._spring,
    transaction: Any = None,
) -> int:
    """anim_stage_spring_to_path as C calls it."""
    status: int = _raw.anim_stage_spring_to_path(
        x.stage._handle.stage,
        x._identifier,
        None if path is None else path._pointer,
        None if velocity is None else (c_double * len(velocity))(*velocity),
        len(velocity or ()) if count is None else count,
        spring,
        transaction,
    )
    return status


def turn_path(x: Property[Any], path: Path | None, curve: Any, duration: float, transaction: Any = None) -> int:
    """anim_stage_curve_to_path as C calls it."""
    status: int = _raw.anim_stage_curve_to_path(
        x.stage._handle.stage, x._identifier, None if path is None else path._pointer, curve, duration, transaction
    )
    return status


def test_a_path_point_by_point(stage: Stage) -> None:
    path: Property[Any] = stage.add("path", Path("M0 0L10 0"))
    path.spring_to(Path("M0 0L20 5"), SPRING, velocity=(0, 0, 100, 0))
    assert path.value.svg() == Path("M0 0L20 5").svg(), "the model value is there at once"
    stage.advance(0.125)
    expected = [spring_at(SPRING, 0.125, *each) for each in ((10.0, 20.0, 100.0), (0.0, 5.0, 0.0))]
    assert list(path.presentation.coordinates)[2:] == pytest.approx([value for value, _ in expected], abs=1e-9)
    assert path.velocity[2:] == pytest.approx([speed for _, speed in expected], abs=1e-9)


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize("velocity", [None, 0.0, 80.0, -300.0])
def test_a_path_to_one_of_any_verbs_with_a_velocity(stage: Stage, parts: int, velocity: float | None) -> None:
    """A square of as many points, or of others: its left edge moves as a number does."""
    path: Property[Any] = stage.add("path", square(0.0, 2))
    target = square(25.0, parts)
    path.spring_to(target, SPRING, velocity=None if velocity is None else across(target, velocity))
    assert list(path.value.coordinates) == list(target.coordinates)
    time = 0.0
    for step in (0.01, 0.1, 0.04, 0.5):
        time += step
        stage.advance(step)
        place, speed = spring_at(SPRING, time, 0.0, 25.0, velocity or 0.0)
        shown = list(path.presentation.coordinates)
        assert (min(shown[0::2]), max(shown[0::2])) == pytest.approx((place, place + 10), abs=1e-9)
        assert path.velocity[2 * shown[0::2].index(min(shown[0::2]))] == pytest.approx(speed, abs=1e-9)
    stage.advance(10.0)
    assert path.presentation.svg() == target.svg()


def test_a_path_that_is_on_its_way_keeps_its_velocity_or_is_given_another(stage: Stage) -> None:
    for velocity in (None, -40.0):
        path, target = stage.add(None, square(5.0, 2)), square(-3.0, 4)
        path.spring_to(square(10.0, 3), SPRING)
        stage.advance(0.125)
        value, speed = spring_at(SPRING, 0.125, 5.0, 10.0)
        path.spring_to(target, SPRING, velocity=None if velocity is None else across(target, velocity))
        stage.advance(0.0625)
        expected, _ = spring_at(SPRING, 0.0625, value, -3.0, speed if velocity is None else velocity)
        assert min(list(path.presentation.coordinates)[0::2]) == pytest.approx(expected, abs=1e-9)


def test_a_path_without_a_velocity_is_a_transaction_by_hand_bit_for_bit() -> None:
    one, other = Stage(), Stage()
    a, b = one.add("path", square(5.0)), other.add("path", square(5.0))
    for target, pause in ((square(10.0, 2), 0.1), (square(-4.0, 3), 0.05), (square(7.0), 3.0), (square(9.0), 0.1)):
        assert send_path(a, target) == 0
        with other.animate(SPRING, interruption="replace"):
            b.value = target
        assert one.state_hash() == other.state_hash()
        one.advance(pause)
        other.advance(pause)
        assert one.state_hash() == other.state_hash()
        assert turn_path(a, square(0.0, 2), SMOOTH._curve, 0.25) == 0
        with other.animate(SMOOTH, duration=0.25, interruption="replace"):
            b.value = square(0.0, 2)
        assert one.state_hash() == other.state_hash()
        one.advance(pause)
        other.advance(pause)
        assert one.state_hash() == other.state_hash()


def test_a_path_by_a_curve(stage: Stage) -> None:
    path, transaction = stage.add("path", square(5.0)), c_uint64()
    assert turn_path(path, square(9.0, 3), SMOOTH._curve, 2.0, transaction) == 0
    for time in (0.25, 1.0, 1.875):
        stage.advance(time - stage.time)
        assert min(list(path.presentation.coordinates)[0::2]) == pytest.approx(5 + 4 * smooth(time / 2), abs=1e-9)
    stage.advance(0.125)
    assert completed(stage) == [(transaction.value, True)]
    path.curve_to(square(11.0), "linear", 0.5)
    stage.advance(0.125)
    assert min(list(path.presentation.coordinates)[0::2]) == pytest.approx(9.5, abs=1e-9)


def test_a_path_waits_for_a_delay_and_a_snapshot_has_its_velocity() -> None:
    stages = Stage(), Stage()
    for stage in stages:
        path = stage.add("path", square(5.0, 2))
        with stage.animate(delay=0.5):
            path.spring_to(square(10.0, 3), SPRING, velocity=across(square(10.0, 3), 30.0))
        stage.advance(0.25)
        assert min(list(path.presentation.coordinates)[0::2]) == 5.0
    restored = Stage()
    restored.restore(stages[1].snapshot())
    for stage in (stages[0], restored):
        stage.advance(0.5)
        expected, _ = spring_at(SPRING, 0.25, 5.0, 10.0, 30.0)
        assert min(list(stage["path"].presentation.coordinates)[0::2]) == pytest.approx(expected, abs=1e-9)
    assert stages[0].state_hash() == restored.state_hash()


def test_a_path_completes_once_also_where_it_cannot_move(stage: Stage) -> None:
    path, transaction = stage.add("path", square(5.0)), c_uint64()
    assert send_path(path, square(5.0, 2), transaction=transaction) == 0
    stage.advance(10.0)
    assert completed(stage) == [(transaction.value, True)]
    path.set_action("none")
    assert send_path(path, square(7.0, 3), across(square(7.0, 3), 9.0), transaction=transaction) == 0
    assert (path.presentation.svg(), path.is_animating) == (square(7.0, 3).svg(), False)
    stage.advance(0.0)
    assert completed(stage) == [(transaction.value, True)]


def test_a_path_that_is_refused_changes_nothing(stage: Stage, x: Property[float]) -> None:
    path = stage.add("path", square(0.0))
    path.spring_to(square(9.0, 2), SPRING)
    stage.advance(0.1)
    gone = stage.add("gone", square(0.0))
    gone.remove()
    stage.events()
    before, target, transaction = stage.state_hash(), square(1.0), c_uint64(7)
    many = len(target.coordinates)
    argument, limit, kind = _raw.ANIM_ERROR_ARGUMENT, _raw.ANIM_ERROR_LIMIT, _raw.ANIM_ERROR_KIND

    def refused(status: int, expected: int, *words: str) -> None:
        assert status == expected
        message = _raw.anim_last_error_message().decode()
        assert all(word in message for word in words), message

    refused(send_path(x, target, transaction=transaction), kind, "no path")
    refused(turn_path(x, target, SMOOTH._curve, 1.0, transaction), kind, "no path")
    refused(send_path(gone, target, transaction=transaction), _raw.ANIM_ERROR_IDENTIFIER)
    refused(send_path(path, None, transaction=transaction), argument, "path")
    refused(turn_path(path, None, SMOOTH._curve, 1.0, transaction), argument, "path")
    refused(send_path(path, Path(), transaction=transaction), argument, "empty")
    refused(turn_path(path, Path(), SMOOTH._curve, 1.0, transaction), argument, "empty")
    for count in (0, 1, many - 1, many + 1, 2**63, 2**64 - 1):
        refused(send_path(path, target, [1.0] * many, count, transaction=transaction), argument, "count", str(many))
    refused(send_path(path, target, [math.nan] * many, transaction=transaction), argument, "velocity", "finite")
    refused(send_path(path, target, [*[0.0] * (many - 1), math.inf], transaction=transaction), argument, "velocity")
    refused(send_path(path, target, [-1e151] * many, transaction=transaction), limit, "velocity", "1e150")
    refused(send_path(path, target, spring=None, transaction=transaction), argument, "spring")
    refused(turn_path(path, target, None, 1.0, transaction), argument, "curve")
    for duration, status in ((-1.0, argument), (math.nan, argument), (1.1e9, limit), (math.inf, limit)):
        refused(turn_path(path, target, SMOOTH._curve, duration, transaction), status, "duration")
    refused(_raw.anim_stage_spring_to_path(None, 1, target._pointer, None, 0, SPRING._spring, None), argument, "stage")
    assert transaction.value == 7, "written only on success"
    with pytest.raises(ArgumentError, match="count of velocity is 2, but path has 10 coordinates"):
        path.spring_to(target, SPRING, velocity=(1.0, 2.0))
    with pytest.raises(KindError):
        x.spring_to(target, SPRING)
    with pytest.raises(KindError):
        x.curve_to(target, "ease-in", 0.5)
    assert stage.state_hash() == before
    assert stage.events() == []
    stage.advance(0.1)  # No transaction was left open.
    stage.close()
    with pytest.raises(ClosedError):
        path.spring_to(target, SPRING)


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
