# SPDX-License-Identifier: MIT
"""Many values on one spring, presets, settling times and blends, from Python."""

from __future__ import annotations

import math
from array import array
from typing import Any

import numpy as np
import pytest
from animcore import AnimError, ArgumentError, NotFoundError, Spring
from animcore.spring import SpringBlend

KINDS = ["float64", "float32"]


def numbers(kind: str, shape: Any = 257, seed: int = 1) -> tuple[Any, Any, Any]:
    generator = np.random.default_rng(seed)
    return tuple(generator.normal(size=shape).astype(kind) for _ in range(3))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damping", [0.0, 3.0, 20.0, 60.0])
def test_each_value_is_that_of_evaluate(kind: str, damping: float) -> None:
    spring = Spring(damping=damping)
    start, end, velocity = numbers(kind)
    times = np.random.default_rng(2).uniform(-0.2, 4, start.size)
    for time in (-1.0, 0.0, 0.125, times):
        values, velocities = spring.evaluate(start, end, velocity, time)
        assert values.dtype == velocities.dtype == np.dtype(kind)
        each = np.broadcast_to(time, start.shape)
        expected = [spring.value(t, a, b, v) for t, a, b, v in zip(each, start, end, velocity, strict=True)]
        speeds = [spring.velocity(t, a, b, v) for t, a, b, v in zip(each, start, end, velocity, strict=True)]
        assert (values == np.array(expected).astype(kind)).all()
        assert (velocities == np.array(speeds).astype(kind)).all()


@pytest.mark.parametrize("kind", KINDS)
def test_in_place_in_shapes_and_for_one_number(kind: str) -> None:
    spring = Spring.bouncy()
    start, end, velocity = numbers(kind, (3, 5))
    values, velocities = spring.evaluate(start, end, velocity, 0.3)
    assert values.shape == (3, 5)
    only = np.empty_like(start)
    assert spring.evaluate(start, end, velocity, 0.3, out=(only, None))[1] is None
    assert (only == values).all()
    a, v = start.copy(), velocity.copy()
    results = spring.evaluate(a, end, v, 0.3, out=(a, v))
    assert results[0] is a
    assert (a == values).all()
    assert (v == velocities).all()
    a, v = start.copy(), velocity.copy()
    spring.step(a, v, end, 0.3)
    assert (a == values).all()
    assert (v == velocities).all()
    spring.step(a, v, 2.0, 1000.0)
    assert (a == 2).all()
    assert (v == 0).all()
    rest = spring.evaluate(start, 1.0, 0.0, 0.3)
    assert (rest[0] == spring.evaluate(start, np.ones_like(start), np.zeros_like(start), 0.3)[0]).all()


def test_without_numpy_arrays() -> None:
    spring = Spring()
    values, velocities = spring.evaluate([0.0, 1.0, 2.0], [1.0, 1.0, 1.0], 0.0, 0.1)
    assert values == [spring.value(0.1, x, 1.0) for x in (0.0, 1.0, 2.0)]
    assert velocities == [spring.velocity(0.1, x, 1.0) for x in (0.0, 1.0, 2.0)]
    assert spring.evaluate([], [], [], 0.1) == ([], [])
    a, v = array("f", [0.0, 1.0]), array("f", [0.0, 0.0])
    spring.step(a, v, [1.0, 0.0], 0.1)
    assert a.tolist() == pytest.approx([values[0], 1 - values[0]], rel=1e-6)


def test_angles_go_the_short_way() -> None:
    spring = Spring.smooth()
    start = np.array([0.1, 6.2, 0.0, -20.0, 1.0])
    end = np.array([6.2, 0.1, math.pi, 20.0, 1.5])
    values, _ = spring.evaluate(start, end, 0.0, 1e6, turn="shortest")
    assert (np.abs(values - start) <= math.pi).all()
    turns = (values - end) / (2 * math.pi)
    assert np.abs(turns - np.round(turns)).max() < 1e-14
    assert values[2] == math.pi
    assert values[4] == 1.5


def test_a_step_however_cut_ends_in_the_same_place() -> None:
    spring = Spring(1, 120, 4)
    start, end, velocity = numbers("float64")
    once = spring.evaluate(start, end, velocity, 2.0)
    a, v = start.copy(), velocity.copy()
    for _ in range(100):
        spring.step(a, v, end, 0.02)
    assert np.abs(a - once[0]).max() < 1e-13
    assert np.abs(v - once[1]).max() < 1e-12


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("place", [0, 1, 6])
def test_what_is_not_finite_is_refused_and_nothing_is_written(kind: str, bad: float, place: int) -> None:
    spring = Spring()
    for which in range(3):
        arrays = [array.copy() for array in numbers(kind, 7)]
        arrays[which][place] = bad
        before = [array.tobytes() for array in arrays]
        with pytest.raises(ArgumentError):
            spring.step(arrays[0], arrays[2], arrays[1], 0.1)
        with pytest.raises(ArgumentError):
            spring.evaluate(arrays[0], arrays[1], arrays[2], 0.1, out=(arrays[0], None))
        assert [array.tobytes() for array in arrays] == before


def test_wrong_arguments() -> None:
    spring = Spring()
    a, b, v = numbers("float64", 4)
    with pytest.raises(ArgumentError):
        spring.evaluate(a, b, v, math.nan)
    with pytest.raises(ArgumentError):
        spring.evaluate(a, b, v, [0.0, math.inf, 0.0, 0.0])
    with pytest.raises(ArgumentError):
        spring.evaluate(a, b, v, [0.0, 1.0])
    for bad in (-0.1, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            spring.step(a, v, b, bad)
    with pytest.raises(ValueError, match="to has"):
        spring.evaluate(a, b[:3], v, 0.1)
    with pytest.raises(TypeError):
        spring.step([0.0], [0.0], [1.0], 0.1)
    with pytest.raises(TypeError):
        spring.step(a[::2], v[::2], b[::2], 0.1)
    with pytest.raises(TypeError):
        spring.evaluate(a, b, v, 0.1, out=(np.empty(4, dtype="float32"), None))
    with pytest.raises(AnimError):
        spring.evaluate([1.7e308], [-1.7e308], 0.0, 0.1)


def test_presets() -> None:
    assert Spring.named("bouncy", extra_bounce=0.1) == Spring.bouncy(extra_bounce=0.1)
    assert Spring.named("snappy", 0.3) == Spring.snappy(0.3)
    assert Spring.named("smooth") == Spring.smooth()
    assert Spring.named("interactive") == Spring.interactive()
    assert Spring.default().duration == pytest.approx(0.55, rel=1e-15)
    assert Spring.core_animation() == Spring()
    assert Spring.uikit_default() == Spring.named("uikit")
    assert Spring.uikit_default(allows_overdamping=True) == Spring(3, 1000, 500)
    assert Spring.uikit_default(allows_overdamping=True).damping_ratio == pytest.approx(4.564, abs=1e-3)
    assert Spring(damping=40).bounce == -0.5
    assert Spring(damping=0).bounce == 1
    for name in ("", "Smooth", "bounc", "bouncyy", "ünknown"):
        with pytest.raises(NotFoundError):
            Spring.named(name)
    for bad in (-1.0, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            Spring.named("smooth", bad)
    with pytest.raises(ArgumentError):
        Spring.named("uikit", 0.5)
    with pytest.raises(ArgumentError):
        Spring.named("core-animation", 0.0, math.nan)


def test_core_animation_plays_springs_beyond_critical_damping_as_critical() -> None:
    # Measured on Core Animation: (1, 100, 30) moves exactly as (1, 100, 20), and its settling duration is 1.0.
    spring = Spring.core_animation(1, 100, 30)
    times = [0.01 * n for n in range(200)]
    assert spring.value(times, 3.0, -4.0, 7.0) == Spring(1, 100, 20).value(times, 3.0, -4.0, 7.0)
    assert Spring(1, 100, 30).settling_duration() == pytest.approx(1.0, abs=1e-12)
    # |x| < 0.001 first at 1.9 of 0.1, 0.2, ...: the two real exponentials, by mpmath.
    assert Spring(1, 100, 30).settling_duration(allows_overdamping=True) == pytest.approx(1.9, abs=1e-12)
    assert Spring.core_animation(1, 100, 30, allows_overdamping=True) == Spring(1, 100, 30)
    for damping in (0.0, 10.0, 20.0):
        assert Spring.core_animation(1, 100, damping) == Spring(1, 100, damping)
    for mass, stiffness in ((1e-300, 1e-300), (1e300, 1e-1), (1e-20, 1e-320), (3.0, 1e-30), (7.0, 1e300)):
        damping = 10 * math.sqrt(mass) * math.sqrt(stiffness)
        assert Spring.core_animation(mass, stiffness, damping).damping_ratio == pytest.approx(1, abs=1e-15)
    with pytest.raises(ArgumentError, match="stiffness"):
        Spring.core_animation(1, -1, 30)


def test_the_uikit_spring_is_there_after_half_a_second() -> None:
    # (1 + wt) exp(-wt) = 0.001 at wt = 9.2334134764525 (mpmath), w = sqrt(1000 / 3).
    spring = Spring.named("uikit")
    assert abs(spring.value(0.506) - 1) < 0.001 < abs(spring.value(0.505) - 1)
    assert Spring.uikit_default(allows_overdamping=True).value(0.506) < 0.7
    assert Spring(3, 1000, 500).value(0.506) == Spring.uikit_default(allows_overdamping=True).value(0.506)


def test_settling_time() -> None:
    spring = Spring(1, 100, 3)
    time = spring.settling_time(2.0, 5.0, 0.01, math.inf)
    assert abs(spring.value(time, 2.0, 0.0, 5.0)) == pytest.approx(0.01, rel=1e-12)
    assert time <= spring.resting_time(2.0, 5.0, 0.01)
    assert Spring(damping=0).settling_time() == math.inf
    assert Spring().settling_time(1.0, 0.0, 1.0, math.inf) == 0
    for bad in (0.0, -1.0, math.nan):
        with pytest.raises(ArgumentError):
            spring.settling_time(threshold=bad)
        with pytest.raises(ArgumentError):
            spring.settling_time(velocity_threshold=bad)
    with pytest.raises(ArgumentError):
        spring.settling_time(velocity=math.inf)


def test_blend() -> None:
    old, new = Spring(1, 100, 2), Spring.smooth()
    blend = SpringBlend(old, new, 0.4)
    assert blend.value(0.0, 3.0, 1.0, 5.0) == 3.0
    assert blend.velocity(-1.0, 3.0, 1.0, 5.0) == 5.0
    assert blend.value(0.4, 3.0, 1.0, 5.0) == new.value(0.4, 3.0, 1.0, 5.0)
    assert SpringBlend(old, new, 0.0).value([0.1, 0.2]) == new.value([0.1, 0.2])
    times = np.linspace(0, 1, 11)
    assert blend.value(times).tolist() == [blend.value(float(t)) for t in times]
    assert 0 < blend.resting_time() < 5
    for bad in (-0.1, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            SpringBlend(old, new, bad)
    with pytest.raises(ArgumentError):
        blend.value(math.nan)
