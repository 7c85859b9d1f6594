# SPDX-License-Identifier: MIT
"""Timing curves. Expected numbers: the curve's definition, solved with 50 digits (mpmath)."""

from __future__ import annotations

import math
import pickle

import mpmath
import numpy as np
import pytest
from animcore import ArgumentError, CubicBezier, LimitError, NotFoundError
from hypothesis import assume, given
from hypothesis import strategies as st

NAMED = {
    "linear": (0.0, 0.0, 1.0, 1.0),
    "ease": (0.25, 0.1, 0.25, 1.0),
    "ease-in": (0.42, 0.0, 1.0, 1.0),
    "ease-out": (0.0, 0.0, 0.58, 1.0),
    "ease-in-out": (0.42, 0.0, 0.58, 1.0),
    "default": (0.25, 0.1, 0.25, 1.0),
}
unit = st.floats(0, 1)


def exact(curve: CubicBezier, x: float) -> float:
    """y at x for 0 <= x <= 1, by bisection in the curve's parameter."""
    with mpmath.workdps(50):

        def coordinate(first: float, second: float, t: mpmath.mpf) -> mpmath.mpf:
            return 3 * first * t * (1 - t) ** 2 + 3 * second * t**2 * (1 - t) + t**3

        low, high = mpmath.mpf(0), mpmath.mpf(1)
        for _ in range(160):
            middle = (low + high) / 2
            low, high = (middle, high) if coordinate(curve.x1, curve.x2, middle) < x else (low, middle)
        return float(coordinate(curve.y1, curve.y2, (low + high) / 2))


@pytest.mark.parametrize("name", NAMED)
def test_named_curves(name: str) -> None:
    curve = CubicBezier.named(name)
    if name != "linear":
        assert (curve.x1, curve.y1, curve.x2, curve.y2) == NAMED[name]
    assert curve(0.0) == 0.0
    assert curve(1.0) == 1.0
    for x in (0.01, 0.2, 0.5, 0.77, 0.999):
        assert curve(x) == pytest.approx(exact(CubicBezier(*NAMED[name]), x), abs=1e-12)


@given(unit, st.floats(-2, 3), unit, st.floats(-2, 3), unit)
def test_values_are_right(x1: float, y1: float, x2: float, y2: float, x: float) -> None:
    # With both control points at their extremes x'(t) vanishes, and y is ill-conditioned in x.
    assume(not (x1 > 0.99 and x2 < 0.01))
    curve = CubicBezier(x1, y1, x2, y2)
    assert curve(x) == pytest.approx(exact(curve, x), abs=1e-11)


def test_numbers_sequences_and_arrays_give_the_same_bits() -> None:
    curve = CubicBezier(0.3, -0.5, 0.2, 1.7)
    xs = [-0.5, 0.0, 0.3, 0.9, 1.0, 2.0]
    one_by_one = [curve(x) for x in xs]
    assert curve(xs) == one_by_one
    assert curve(np.array(xs)).tolist() == one_by_one
    assert isinstance(curve(0.5), float)


def test_beyond_its_ends_it_goes_on_straight() -> None:
    curve = CubicBezier(0.25, 0.1, 0.25, 1.0)
    assert curve(-1.0) == pytest.approx(-0.4, abs=1e-12)
    assert curve(2.0) == pytest.approx(1.0, abs=1e-12)


def test_slope_and_inverse() -> None:
    curve = CubicBezier.named("ease-in-out")
    assert curve.slope(0.5) == pytest.approx((curve(0.5 + 1e-6) - curve(0.5 - 1e-6)) / 2e-6, rel=1e-6)
    assert CubicBezier(0.0, 1.0, 0.5, 1.0).slope(0.0) == math.inf
    for y in (0.0, 0.1, 0.5, 0.99, 1.0):
        assert curve(curve.inverse(y)) == pytest.approx(y, abs=1e-10)
    assert CubicBezier(0.5, 0.0, 0.5, 1.0).inverse(2.0) == 1.0, "where it comes nearest"
    assert CubicBezier(0.5, 0.0, 0.5, 1.0).inverse(-1.0) == 0.0


def test_errors() -> None:
    for arguments in ((-0.1, 0, 1, 1), (0, 0, 1.1, 1), (0, math.nan, 1, 1)):
        with pytest.raises(ArgumentError):
            CubicBezier(*arguments)
    with pytest.raises(LimitError):
        CubicBezier(0, 2e6, 1, 1)
    with pytest.raises(NotFoundError):
        CubicBezier.named("eas")
    with pytest.raises(KeyError):
        CubicBezier.named("")
    with pytest.raises(ArgumentError):
        CubicBezier.named("ease")(math.nan)


def test_equality_hash_repr_and_pickle() -> None:
    curve = CubicBezier(0.1, 0.2, 0.3, 0.4)
    assert curve == CubicBezier(0.1, 0.2, 0.3, 0.4)
    assert curve != CubicBezier(0.1, 0.2, 0.3, 0.5)
    assert len({curve, CubicBezier(0.1, 0.2, 0.3, 0.4)}) == 1
    assert eval(repr(curve), {"CubicBezier": CubicBezier}) == curve
    assert pickle.loads(pickle.dumps(curve)) == curve
