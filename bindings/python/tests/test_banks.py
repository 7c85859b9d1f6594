# SPDX-License-Identifier: MIT
"""Spring banks. Expected numbers: SciPy's solution of the differential equation, and closed forms (closed_forms.py)."""

from __future__ import annotations

import array
import gc

import numpy as np
import pytest
from animcore import ArgumentError, EventKind, IdentifierError, NotFoundError, Spring, SpringBank, Stage
from closed_forms import spring_at
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import solve_ivp


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_values_and_velocities_against_scipy(stage: Stage) -> None:
    generator = np.random.default_rng(3)
    start, target = generator.uniform(-100, 100, (2, 50))
    for spring in (Spring(1, 100, 10), Spring(1, 100, 20), Spring(2, 30, 40)):
        bank = stage.add_bank(spring, start)
        bank.retarget(target)
        velocities = np.empty(50)
        begin = stage.time

        def motion(_time: float, state: np.ndarray, spring: Spring = spring) -> np.ndarray:
            value, speed = state.reshape(2, 50)
            force = -spring.stiffness * (value - target) - spring.damping * speed
            return np.concatenate([speed, force / spring.mass])

        initial = np.concatenate([start, np.zeros(50)])
        for time in (0.05, 0.21, 0.6):
            stage.advance(begin + time - stage.time)
            solution = solve_ivp(motion, (0, time), initial, method="DOP853", rtol=1e-11, atol=1e-11)
            expected = solution.y[:, -1]
            assert np.asarray(bank.values) == pytest.approx(expected[:50], abs=1e-6)
            assert bank.velocities(out=velocities) is velocities
            assert velocities == pytest.approx(expected[50:], abs=1e-5)
        bank.remove()


def test_interrupted_springs_keep_their_velocity(stage: Stage) -> None:
    spring = Spring(1, 100, 10)
    bank = stage.add_bank(spring, [0.0, 1.0, 2.0])
    bank.retarget([10.0, 11.0, 12.0])
    stage.advance(0.1)
    bank.retarget([-5.0], [1])
    stage.advance(0.1)
    value, speed = spring_at(spring, 0.1, 1.0, 11.0)
    expected = spring_at(spring, 0.1, value, -5.0, speed)
    assert bank.values[1] == pytest.approx(expected[0], abs=1e-9)
    assert bank.velocities()[1] == pytest.approx(expected[1], abs=1e-8)
    assert bank.values[0] == pytest.approx(spring_at(spring, 0.2, 0.0, 10.0)[0], abs=1e-9)


def test_the_view_is_the_cores_memory(stage: Stage) -> None:
    bank = stage.add_bank(Spring(), np.zeros(1000))
    view = bank.values
    one, other = np.asarray(view), np.asarray(bank.values)
    assert view.readonly
    assert view.format == "d"
    assert one.dtype == np.float64
    assert not one.flags.writeable
    assert np.shares_memory(one, other)
    assert one.ctypes.data == other.ctypes.data
    with pytest.raises((TypeError, ValueError)):
        view[0] = 1.0
    with pytest.raises(ValueError, match="read-only"):
        one[0] = 1.0
    bank.retarget(np.ones(1000))
    stage.advance(0.1)
    assert one[0] == bank.values[0] != 0.0, "its numbers change when the stage advances"


def test_the_view_keeps_the_stage_alive() -> None:
    def make() -> memoryview[float]:
        bank = Stage().add_bank(Spring(), [1.5] * 100_000)
        return bank.values

    values = np.asarray(make())
    gc.collect()
    Stage().add_bank(Spring(), [7.0] * 100_000)
    assert values.min() == values.max() == 1.5


def test_arguments_of_any_sort(stage: Stage) -> None:
    bank = stage.add_bank(Spring(), range(4))
    for indices in (
        [3, 0],
        (3, 0),
        array.array("I", [3, 0]),
        np.array([3, 0], dtype=np.uint32),
        np.array([3, 0]),
        iter([3, 0]),
    ):
        bank.set([30.0, 0.5], indices)
        assert list(bank.values) == [0.5, 1.0, 2.0, 30.0]
        bank.set(range(4))
    bank.set(array.array("d", [9.0]))
    assert list(bank.values) == [9.0, 1.0, 2.0, 3.0]
    assert len(bank) == 4


def test_wrong_arguments_change_nothing(stage: Stage) -> None:
    bank = stage.add_bank(Spring(), [1.0, 2.0])
    for indices in ([2], [0, 5], [2**32 - 1]):
        with pytest.raises(NotFoundError):
            bank.set([9.0] * len(indices), indices)
    with pytest.raises(ValueError, match="must be from"):
        bank.set([9.0], [-1])
    with pytest.raises(ValueError, match="indices"):
        bank.set([9.0], [0, 1])
    with pytest.raises(ArgumentError):
        bank.set([1.0, 2.0, 3.0])
    with pytest.raises(ArgumentError):
        bank.retarget([5.0, float("nan")])
    with pytest.raises(ValueError, match="room"):
        bank.velocities(out=np.empty(3))
    assert list(bank.values) == [1.0, 2.0]
    assert bank.moving == 0
    bank.remove()
    with pytest.raises(IdentifierError):
        bank.values  # noqa: B018
    with pytest.raises(ArgumentError):
        stage.add_bank(Spring(), [float("inf")])
    with pytest.raises(ArgumentError):
        stage.add_bank(Spring(), [0.0], threshold=0.0)


def test_what_has_come_to_rest(stage: Stage) -> None:
    bank = stage.add_bank(Spring(1, 100, 20), np.zeros(10))
    bank.retarget([1.0, 2.0], [4, 7])
    stage.advance(0.1)
    assert (bank.moving, bank.settled) == (2, 0)
    assert list(bank.take_settled()) == []
    assert stage.is_animating
    stage.advance(5.0)
    assert (bank.moving, bank.settled) == (0, 2)
    (event,) = stage.events()
    assert (event.kind, event.bank, event.count) == (EventKind.SETTLED, bank, 2)
    settled = bank.take_settled()
    assert sorted(settled) == [4, 7]
    assert np.asarray(settled).dtype == np.uint32
    assert list(bank.take_settled()) == []
    assert not stage.is_animating
    assert bank.values[7] == 2.0
    assert bank == SpringBank(stage, bank.id)


def test_a_view_outlives_what_it_was_made_of() -> None:
    stage = Stage()
    bank = stage.add_bank(Spring(1, 100, 5), [1.0, 2.0, 3.0])
    array = np.asarray(bank.values)
    view = bank.values
    for _ in range(20):
        stage.add_bank(Spring(1, 100, 5), [9.0] * 5000)
        assert array.tolist() == [1.0, 2.0, 3.0]
    stage.close()
    junk = [bytearray(64) for _ in range(1000)]
    assert array.tolist() == list(view) == [1.0, 2.0, 3.0]
    del junk, bank, stage
    gc.collect()
    assert array.tolist() == [1.0, 2.0, 3.0]


def test_a_view_of_a_stage_that_is_restored() -> None:
    stage = Stage()
    bank = stage.add_bank(Spring(1, 100, 5), [1.0, 2.0])
    snapshot = stage.snapshot()
    array = np.asarray(bank.values)
    bank.set([7.0, 8.0])
    stage.restore(snapshot)
    stage.advance(0.1)
    assert array.tolist() == [7.0, 8.0]
    assert list(bank.values) == [1.0, 2.0]


cuts = st.lists(st.floats(0.001, 0.4), min_size=1, max_size=8)


@given(first=cuts, second=cuts)
def test_any_way_of_cutting_time_gives_the_same_bits(first: list[float], second: list[float]) -> None:
    results = []
    for cut in (first, second):
        stage = Stage()
        bank = stage.add_bank(Spring(1, 200, 8), [0.0] * 20)
        bank.retarget([float(n) for n in range(20)])
        for seconds in cut:
            if stage.time + seconds < 1.0:
                stage.advance(seconds)
        stage.advance_flicks(705600000 - stage.time_flicks)
        bank.retarget([5.0] * 10, range(5, 15))
        for seconds in cut:
            if stage.time + seconds < 3.0:
                stage.advance(seconds)
        stage.advance_flicks(3 * 705600000 - stage.time_flicks)
        settled = [(event.time_flicks, event.count) for event in stage.events()]
        results.append((bytes(bank.values), bank.velocities(), bank.moving, list(bank.take_settled()), settled))
    assert results[0] == results[1]


def test_with_reduced_motion_springs_have_come_to_rest_at_once(stage: Stage) -> None:
    """Whoever waits for it is told."""
    bank = stage.add_bank(Spring(1, 100, 20), [0.0] * 4)
    bank.retarget([3.0], [1])
    stage.advance(0.1)
    stage.set_reduced_motion("jump")
    bank.retarget([5.0, 6.0, 0.0], [2, 1, 0])
    assert list(bank.values) == [0.0, 6.0, 5.0, 0.0]
    assert bank.moving == 0
    (event,) = stage.events()
    assert (event.kind, event.bank, event.count, event.time) == (EventKind.SETTLED, bank, 2, 0.1)
    assert list(bank.take_settled()) == [2, 1]
    bank.set([9.0])
    assert stage.events() == []
    assert bank.settled == 0


def test_a_spring_that_was_sent_off_again_is_taken_once(stage: Stage) -> None:
    bank = stage.add_bank(Spring(1, 400, 40), [0.0] * 2)
    for target in (1.0, 2.0):
        bank.retarget([target], [1])
        stage.advance(5.0)
    bank.retarget([3.0], [1])
    assert (bank.moving, bank.settled) == (1, 1)
    assert list(bank.take_settled()) == [1]
    assert bank.settled == 0


def test_the_last_of_two_targets_of_one_spring_counts(stage: Stage) -> None:
    bank = stage.add_bank(Spring(1, 400, 40), [0.0] * 2)
    bank.retarget([1.0, 2.0], [0, 0])
    stage.advance(5.0)
    assert list(bank.values) == [2.0, 0.0]


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 1e151])
def test_what_is_wrong_is_named(stage: Stage, number: float) -> None:
    bank = stage.add_bank(Spring(), [0.0])
    with pytest.raises(ValueError, match=r"^targets must be"):
        bank.retarget([number])
    with pytest.raises(ValueError, match=r"^values must be"):
        bank.set([number])
    with pytest.raises(ValueError, match=r"^values must be"):
        stage.add_bank(Spring(), [number])
