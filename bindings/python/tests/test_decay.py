# SPDX-License-Identifier: MIT
"""Decays, rubber bands and pointer velocities: what is refused, and properties. Numbers are in Tests/conformance."""

from __future__ import annotations

import copy
import math
import pickle
from ctypes import POINTER, c_double, cast, sizeof

import numpy as np
import pytest
from animcore import ArgumentError, LimitError, Spring, _raw
from animcore.decay import Decay, RubberBand, VelocityEstimator
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import quad

numbers = st.floats(-1e3, 1e3)


def test_the_defaults_are_a_scroll_views() -> None:
    decay = Decay()
    assert decay.rate == pytest.approx(-1000 * math.log(0.998), rel=1e-15)
    assert decay == Decay.scroll()
    assert Decay.scroll(0.99).rate == pytest.approx(10.05033585350145, rel=1e-15)
    assert (decay.minimum, decay.maximum) == (-math.inf, math.inf)
    assert decay.spring == Spring(1, 100, 20)


@given(st.floats(0.1, 20), numbers, st.floats(-1e4, 1e4), st.floats(0, 5))
def test_the_value_is_the_integral_of_the_velocity(rate: float, start: float, velocity: float, t: float) -> None:
    decay = Decay(rate, -500, 700)
    crossing = decay.takeover(start, velocity)
    points = [crossing] if 0 < crossing < t else None
    area, error = quad(lambda u: decay.velocity(u, start, velocity), 0, t, points=points, limit=500, epsabs=1e-9)
    assert decay.value(t, start, velocity) == pytest.approx(start + area, abs=1e-5 + 10 * error)


def test_snapping() -> None:
    decay = Decay.scroll()
    velocity = decay.velocity_to(120, 480)
    assert decay.end(120, velocity) == pytest.approx(480, rel=1e-15)
    assert decay.value(1e3, 120, velocity) == decay.end(120, velocity)


def test_components_and_arrays() -> None:
    decay = Decay(3, 0, 100)
    values, velocities = decay.each(0.3, [0, 50, -10, 200], [10, 900, 0, -5])
    for i, (start, velocity) in enumerate(((0, 10), (50, 900), (-10, 0), (200, -5))):
        assert values[i] == decay.value(0.3, start, velocity)
        assert velocities[i] == decay.velocity(0.3, start, velocity)
    times = np.linspace(-1, 3, 50)
    assert decay.value(times, 50, 900).tolist() == decay.value(times.tolist(), 50, 900)
    assert decay.value([], 0, 0) == []
    assert decay.each(1, [], []) == ([], [])
    with pytest.raises(ValueError, match="1 starts"):
        decay.each(1, [1], [])


def test_values() -> None:
    decay = Decay(3, 0, 100, Spring(2, 50, 3))
    assert pickle.loads(pickle.dumps(decay)) == decay == copy.copy(decay)
    assert hash(decay) == hash(copy.deepcopy(decay))
    assert eval(repr(decay), {"Decay": Decay, "Spring": Spring}) == decay
    assert eval(repr(RubberBand(400, 0, 5)), {"RubberBand": RubberBand})(50) == RubberBand(400, 0, 5)(50)


@pytest.mark.parametrize("bad", [0.0, -1.0, math.nan, math.inf])
def test_invalid_decays_are_refused(bad: float) -> None:
    with pytest.raises(ArgumentError):
        Decay(bad)
    with pytest.raises(ArgumentError):
        RubberBand(bad)
    with pytest.raises(ArgumentError):
        RubberBand(1, coefficient=bad)
    with pytest.raises(ArgumentError):
        Decay.scroll(1.0 if bad > 0 else bad)
    with pytest.raises(ArgumentError):
        Decay().resting_time(0, 1, bad)


def test_invalid_numbers_are_refused() -> None:
    decay = Decay()
    for call in (decay.value, decay.velocity):
        with pytest.raises(ArgumentError):
            call(math.nan, 0, 0)
        with pytest.raises(ArgumentError):
            call(0, math.inf, 0)
        with pytest.raises(LimitError):
            call(0, 0, 1e151)
    with pytest.raises(LimitError):
        Decay(1e200)
    for low, high in ((1, 0), (math.nan, 0), (math.inf, math.inf)):
        with pytest.raises(ArgumentError):
            Decay(1, low, high)
        with pytest.raises(ArgumentError):
            RubberBand(1, low, high)
    with pytest.raises(ArgumentError):
        RubberBand(1)(math.nan)


@given(*[st.floats(allow_nan=True) for _ in range(9)])
def test_anything_is_an_answer_or_a_refusal(
    rate: float, low: float, high: float, m: float, k: float, c: float, start: float, velocity: float, t: float
) -> None:
    decay = _raw.anim_decay(sizeof(_raw.anim_decay), 0, rate, low, high, _raw.anim_spring(m, k, c))
    value = c_double(7)
    status = _raw.anim_decay_evaluate(decay, c_double(t), 1, start, velocity, value, None)
    assert status in (0, 1, 3)
    assert value.value == 7 or status == 0
    end, takeover, rest = c_double(), c_double(), c_double()
    if _raw.anim_decay_predict(decay, start, velocity, 0.1, end, takeover, rest) == 0:
        assert math.isfinite(end.value)
        assert takeover.value >= 0
        assert rest.value >= 0


@given(st.floats(1, 1e4), st.floats(0.1, 2), st.floats(-1e4, 1e4))
def test_a_rubber_band_gives_way_less_and_less(dimension: float, coefficient: float, position: float) -> None:
    band = RubberBand(dimension, -10, 10, coefficient)
    value = band(position)
    assert abs(value) <= 10 + dimension
    # The published formula, as it stands.
    if position > 10:
        x = position - 10
        assert value == pytest.approx(10 + (1 - 1 / (x * coefficient / dimension + 1)) * dimension, rel=1e-9)
    assert band([position, -position]) == [value, -value]


def test_a_pointer() -> None:
    pointer = VelocityEstimator()
    assert pointer.estimate(0) == (0, 0)
    for frame in range(9):
        pointer.add(frame / 60, 5 * frame, -frame)
    assert pointer.estimate(8 / 60 + 0.01) == pytest.approx((300, -60))
    assert pointer.estimate(8 / 60 + 0.05) == (0, 0)
    pointer.reset()
    assert pointer.estimate(8 / 60) == (0, 0)
    pointer.add_many(np.arange(100) / 120, np.repeat(np.arange(100.0), 2))
    assert pointer.estimate(99 / 120) == pytest.approx((120, 120))


def test_invalid_samples_are_refused_whole() -> None:
    pointer = VelocityEstimator()
    with pytest.raises(ArgumentError):
        pointer.add_many([0, 0.01], [0, 0, 1, math.nan])
    with pytest.raises(ArgumentError):
        pointer.add(math.inf, 0)
    with pytest.raises(LimitError):
        pointer.add(0, 1e151)
    with pytest.raises(ValueError, match="2 coordinates"):
        pointer.add_many([0], [1])
    with pytest.raises(ArgumentError):
        pointer.estimate(math.nan)
    pointer.add(0.02, 1)
    assert pointer.estimate(0.02) == (0, 0)


@given(st.lists(st.tuples(st.floats(0, 0.3), st.floats(-1e150, 1e150), st.floats(-1e150, 1e150)), max_size=60))
def test_any_samples_give_a_velocity(samples: list[tuple[float, float, float]]) -> None:
    pointer = VelocityEstimator()
    for sample in samples:
        pointer.add(*sample)
    x, y = pointer.estimate(max((sample[0] for sample in samples), default=0))
    assert math.isfinite(x)
    assert math.isfinite(y)


def test_the_interface_refuses_wild_pointers() -> None:
    estimator = VelocityEstimator()._handle
    x = c_double()
    assert _raw.anim_velocity_estimator_estimate(None, 0, x, x) == 1
    assert _raw.anim_velocity_estimator_estimate(estimator.pointer, 0, None, x) == 1
    assert _raw.anim_velocity_estimator_estimate(cast(8, POINTER(_raw.anim_velocity_estimator)), 0, x, x) == 1
    assert _raw.anim_velocity_estimator_add(estimator.pointer, x, x, 2**62) == 3
    assert _raw.anim_velocity_estimator_destroy(None) == 0
    assert _raw.anim_velocity_estimator_create(None) == 1
    assert _raw.anim_decay_evaluate(None, x, 1, 0, 0, x, x) == 1
    assert _raw.anim_decay_evaluate(_raw.anim_decay(3), x, 1, 0, 0, x, x) == 1
    assert _raw.anim_default_decay(None, 80) == 1
    assert _raw.anim_rubber_band_evaluate(None, x, 1, x) == 1


def test_samples_from_before_a_gap_do_not_count() -> None:
    stopped, fresh = VelocityEstimator(), VelocityEstimator()
    after = [(0.2, 5.0), (0.208, 9.0), (0.216, 14.0)]
    for time, x in [(0.14, -900.0), (0.15, -800.0), *after]:
        stopped.add(time, x)
    for time, x in after:
        fresh.add(time, x)
    assert stopped.estimate(0.216) == fresh.estimate(0.216) != (0.0, 0.0)


def test_rubber_bands_are_values() -> None:
    assert RubberBand(300.0, 0.0, 100.0) == RubberBand(300.0, 0.0, 100.0) != RubberBand(300.0, 0.0, 101.0)
    assert len({RubberBand(300.0), RubberBand(300.0), RubberBand(301.0)}) == 2
