# SPDX-License-Identifier: MIT
"""Transforms and their parts. Tests/conformance/values has more."""

from __future__ import annotations

import math
from ctypes import c_double

import numpy as np
import pytest
from animcore import ArgumentError, LimitError, Transform, _raw, transform
from animcore.transform import TransformParts
from hypothesis import example, given
from hypothesis import strategies as st

number = st.floats(-1e6, 1e6)


def test_simple_ones() -> None:
    assert transform.translation(3, -4) == Transform(1, 0, 0, 1, 3, -4)
    assert transform.scaling(2) == Transform(2, 0, 0, 2)
    assert transform.scaling(2, -3) == Transform(2, 0, 0, -3)
    # y downwards: from right to bottom.
    assert transform.rotation(math.pi / 2) == pytest.approx((0, 1, -1, 0, 0, 0), abs=1e-16)
    assert transform.decompose(Transform()) == TransformParts()
    assert TransformParts(skew=1.0).transform == Transform(1, 0, 1, 1)


@example((5e-324, 5e-324, 0.0, 1.0, 0.0, 0.0))
@example((-5e-324, 0.0, 1.0, 1.0, 0.0, 0.0))
@given(st.tuples(number, number, number, number, number, number))
def test_every_transform_is_its_parts(numbers: tuple[float, ...]) -> None:
    back = transform.decompose(numbers).transform
    assert back == pytest.approx(numbers, rel=0, abs=1e-14 * max(map(abs, numbers[:4])) + 1e-320)


def test_it_turns_the_short_way() -> None:
    middle = transform.interpolate(transform.rotation(3.0), transform.rotation(-3.0))
    assert abs(transform.decompose(middle).angle) == pytest.approx(math.pi)


def test_a_singular_one_jumps() -> None:
    nothing = transform.scaling(0)
    for progress, expected in ((-1.0, nothing), (0.49, nothing), (0.5, Transform()), (2.0, Transform())):
        assert transform.interpolate(nothing, Transform(), progress) == expected


def test_many_progresses() -> None:
    ends = (transform.rotation(1.0), Transform(-2, 0.5, 1, 1, 7, 8))
    progresses = [0.0, 0.3, 0.5, 1.0, 1.2, -2.0]
    one_by_one = [transform.interpolate(*ends, t) for t in progresses]
    assert transform.interpolate(*ends, progresses) == one_by_one
    array = transform.interpolate(*ends, np.array(progresses).reshape(2, 3))
    assert array.reshape(6, 6).tolist() == [list(one) for one in one_by_one]
    assert transform.interpolate(*ends, []) == []
    assert transform.interpolate(*ends, np.zeros(0)).shape == (0, 6)


def test_refusals() -> None:
    for wrong in (math.nan, math.inf):
        for index in range(6):
            numbers = [1.0] * 6
            numbers[index] = wrong
            with pytest.raises(ArgumentError):
                transform.decompose(numbers)
            with pytest.raises(ArgumentError):
                transform.interpolate(Transform(), numbers)
        with pytest.raises(ArgumentError):
            TransformParts(shear=wrong).transform  # noqa: B018
        with pytest.raises(ArgumentError):
            transform.interpolate(Transform(), Transform(), wrong)
    with pytest.raises(LimitError):
        transform.decompose((1, 0, 0, 1, 0, -1.1e150))
    largest = TransformParts(1e150, 1e150, 1e150, 1e150, 1e150, 1e150, 1e150).transform
    assert all(math.isfinite(x) for x in largest)


def test_a_failed_call_writes_nothing() -> None:
    one = _raw.anim_transform(1, 0, 0, 1, 0, 0)
    parts = _raw.anim_transform_parts(7, 7, 7, 7, 7, 7, 7)
    result = _raw.anim_transform(7, 7, 7, 7, 7, 7)
    times = (c_double * 2)(0.5, math.nan)
    assert _raw.anim_transform_decompose(None, parts) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_decompose(one, None) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_compose(None, result) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_compose(parts, None) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_interpolate(None, one, 0.5, result) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_interpolate(one, None, 0.5, result) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_interpolate(one, one, 0.5, None) == _raw.ANIM_ERROR_ARGUMENT
    assert _raw.anim_transform_interpolate_many(one, one, times, 2, result) == _raw.ANIM_ERROR_ARGUMENT
    for count in (2**63, 2**64 - 1, 2**28 // 6 + 1):
        assert _raw.anim_transform_interpolate_many(one, one, times, count, result) == _raw.ANIM_ERROR_LIMIT
    assert _raw.anim_transform_interpolate_many(one, one, None, 0, None) == _raw.ANIM_OK
    assert (result.a, result.ty, parts.tx, parts.shear) == (7, 7, 7, 7)
