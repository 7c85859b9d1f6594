# SPDX-License-Identifier: MIT
"""Springs. Expected numbers: closed forms with 50 digits (mpmath), SciPy's ODE solver, and Core Animation's published
settling duration of its default spring."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable

import mpmath
import numpy as np
import pytest
from animcore import ArgumentError, Spring
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

positive = st.floats(1e-2, 1e4)
anything = st.floats(-1e3, 1e3)


def exact(spring: Spring, t: float, start: float, end: float, velocity: float) -> tuple[float, float]:
    """Value and velocity by the characteristic roots, with 50 digits."""
    with mpmath.workdps(60):
        m, k, c = (mpmath.mpf(part) for part in (spring.mass, spring.stiffness, spring.damping))
        e, v, t_ = mpmath.mpf(start) - mpmath.mpf(end), mpmath.mpf(velocity), mpmath.mpf(t)
        root = mpmath.sqrt(mpmath.mpc(c * c - 4 * m * k))
        if root == 0:
            decay = c / (2 * m)
            a = v + decay * e
            factor = mpmath.exp(-decay * t_)
            return float(end + factor * (e + a * t_)), float(factor * (a - decay * (e + a * t_)))
        r1, r2 = (-c + root) / (2 * m), (-c - root) / (2 * m)
        b1, b2 = (v - r2 * e) / (r1 - r2), (r1 * e - v) / (r1 - r2)
        value = b1 * mpmath.exp(r1 * t_) + b2 * mpmath.exp(r2 * t_)
        speed = b1 * r1 * mpmath.exp(r1 * t_) + b2 * r2 * mpmath.exp(r2 * t_)
        return float(mpmath.re(value) + end), float(mpmath.re(speed))


def test_default_is_core_animations() -> None:
    spring = Spring()
    assert (spring.mass, spring.stiffness, spring.damping) == (1, 100, 10)
    assert spring.settling_duration() == pytest.approx(1.4727003346780927, rel=1e-14)


def test_positional_and_keyword_arguments() -> None:
    assert Spring(1, 100, 10) == Spring(mass=1, stiffness=100, damping=10)
    spring = Spring(2, 50, 3)
    assert spring.value(0.3, 1.0, 5.0, -2.0) == spring.value(t=0.3, from_=1.0, to=5.0, velocity=-2.0)
    assert spring.velocity(0.3, 1.0, 5.0, -2.0) == spring.velocity(t=0.3, from_=1.0, to=5.0, velocity=-2.0)


@given(positive, positive, st.floats(0, 50), st.floats(0, 20), st.floats(-100, 100), st.floats(-100, 100), anything)
def test_value_and_velocity_are_the_closed_form(
    mass: float, stiffness: float, ratio: float, t: float, start: float, end: float, velocity: float
) -> None:
    spring = Spring(mass, stiffness, 2 * ratio * math.sqrt(mass * stiffness))
    frequency = math.sqrt(stiffness / mass)
    value, speed = exact(spring, t, start, end, velocity)
    # An error in the phase of 1 ulp is what a double can say of the time.
    amplitude = abs(start - end) + abs(velocity) / frequency
    allowed = 1e-12 * (1 + 1e-3 * frequency * t) * (1 + ratio)
    assert spring.value(t, start, end, velocity) == pytest.approx(value, abs=allowed * (amplitude + abs(end)) + 1e-300)
    assert spring.velocity(t, start, end, velocity) == pytest.approx(
        speed, abs=allowed * frequency * (amplitude + abs(end)) * (1 + ratio) + 1e-300
    )


@pytest.mark.parametrize("ratio", [0.0, 0.1, 0.5, 1 - 1e-12, 1.0, 1 + 1e-12, 2.0, 10.0])
def test_it_solves_the_differential_equation(ratio: float) -> None:
    spring = Spring(2, 80, 2 * ratio * math.sqrt(160))
    times = np.linspace(0, 2, 41)

    def motion(_: float, state: np.ndarray) -> list[float]:
        return [state[1], (-spring.stiffness * (state[0] - 3) - spring.damping * state[1]) / spring.mass]

    solution = solve_ivp(motion, (0, 2), [1, -4], method="DOP853", t_eval=times, rtol=1e-13, atol=1e-14, max_step=0.005)
    np.testing.assert_allclose(spring.value(times, 1, 3, -4), solution.y[0], rtol=0, atol=1e-10)
    np.testing.assert_allclose(spring.velocity(times, 1, 3, -4), solution.y[1], rtol=0, atol=1e-9)


def test_numbers_sequences_and_arrays_give_the_same_bits() -> None:
    spring = Spring(1, 170, 11)
    times = [0.0, 0.1, 0.25, 1.0, 30.0]
    one_by_one = [spring.value(t, velocity=2.0) for t in times]
    assert isinstance(spring.value(0.1), float)
    assert spring.value(times, velocity=2.0) == one_by_one
    assert spring.value(tuple(times), velocity=2.0) == one_by_one
    assert spring.value(np.array(times), velocity=2.0).tolist() == one_by_one
    assert spring.velocity(np.array(times)).tolist() == spring.velocity(times) == [spring.velocity(t) for t in times]
    assert spring.value([]) == []


def test_arrays_keep_their_shape_and_are_left_alone() -> None:
    spring = Spring()
    times = np.linspace(0, 1, 24).reshape(2, 3, 4)
    before = times.copy()
    result = spring.value(times)
    assert result.shape == (2, 3, 4)
    assert (times == before).all()
    assert result[1, 2, 3] == spring.value(float(times[1, 2, 3]))
    assert (spring.value(times[:, ::2, ::-1]) == result[:, ::2, ::-1]).all(), "a view that is not contiguous"
    assert (spring.value(times.astype("float32")) == spring.value(times.astype("float32").astype("float64"))).all()
    times.flags.writeable = False
    assert (spring.value(times) == result).all()
    assert float(spring.value(np.float64(0.5))) == spring.value(0.5)
    assert spring.value(np.arange(3)).tolist() == spring.value([0, 1, 2])


def test_perceptual_response_and_uikit() -> None:
    assert Spring.perceptual(0.5, 0.3).stiffness == pytest.approx((2 * math.pi / 0.5) ** 2, rel=1e-15)
    assert Spring.perceptual(duration=0.5, bounce=0.3).damping == pytest.approx(0.7 * 8 * math.pi, rel=1e-15)
    assert Spring.perceptual(0.5, -0.5).damping == pytest.approx(16 * math.pi, rel=1e-15)
    response = Spring.response(response=0.55, damping_ratio=0.8)
    assert response.stiffness == pytest.approx((2 * math.pi / 0.55) ** 2, rel=1e-15)
    assert response.damping == pytest.approx(4 * math.pi * 0.8 / 0.55, rel=1e-15)
    uikit = Spring.uikit(duration=0.8, damping_ratio=1.0, initial_velocity=0.0)
    omega = math.sqrt(uikit.stiffness)
    assert (1 + omega * 0.8) * math.exp(-omega * 0.8) == pytest.approx(0.001, rel=1e-9)


@pytest.mark.parametrize(
    "arguments",
    [(0, 100, 10), (-1, 100, 10), (1, 0, 10), (1, 100, -1), (math.nan, 1, 1), (1, math.inf, 1), (1, 1, math.inf)],
)
def test_a_spring_that_is_none_is_refused_when_it_is_made(arguments: tuple[float, float, float]) -> None:
    with pytest.raises(ArgumentError):
        Spring(*arguments)


def test_wrong_arguments_of_the_other_ways() -> None:
    ways: list[Callable[[], Spring]] = [
        lambda: Spring.perceptual(0, 0),
        lambda: Spring.perceptual(1, -1),
        lambda: Spring.perceptual(1, 1.5),
        lambda: Spring.response(-1, 1),
        lambda: Spring.uikit(1, 0),
        lambda: Spring.uikit(1, 1.5),
        lambda: Spring.uikit(math.nan, 1),
    ]
    for make in ways:
        with pytest.raises(ArgumentError):
            make()
    with pytest.raises(ArgumentError):
        Spring().value(math.nan)
    with pytest.raises(ArgumentError):
        Spring().value([0.0, math.inf])


def test_resting_time_is_when_it_stays_near() -> None:
    spring = Spring(1, 100, 3)
    rest = spring.resting_time(displacement=2.0, velocity=5.0, threshold=0.01)
    for t in np.linspace(rest, rest + 5, 2000):
        assert abs(spring.value(float(t), 2.0, 0.0, 5.0)) <= 0.01
        assert abs(spring.velocity(float(t), 2.0, 0.0, 5.0)) <= 0.01
    assert Spring(1, 100, 0).resting_time() == math.inf
    assert Spring(1, 100, 0).settling_duration() == math.inf
    with pytest.raises(ArgumentError):
        spring.resting_time(threshold=0.0)


def test_equality_hash_repr_copy_and_pickle() -> None:
    spring = Spring(1, 200, 5)
    assert spring == Spring(1, 200, 5)
    assert spring != Spring(1, 200, 6)
    assert spring != (1, 200, 5)
    assert len({spring, Spring(1, 200, 5), Spring()}) == 2
    assert eval(repr(spring), {"Spring": Spring}) == spring
    assert pickle.loads(pickle.dumps(spring)) == spring
    assert copy.deepcopy(spring) == spring


def test_it_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Spring().mass = 2.0  # type: ignore[misc]
