# SPDX-License-Identifier: MIT
"""animcore.math and flicks: how they are called. Tests/conformance/test_motion.py checks every number."""

from __future__ import annotations

import math

import animcore
import numpy as np
import pytest
from animcore import math as core


def test_numbers_sequences_and_arrays() -> None:
    assert core.exp(0.0) == 1.0
    assert core.exp([0.0, 0.0]) == [1.0, 1.0]
    assert core.exp(np.zeros((2, 2))).tolist() == [[1.0, 1.0], [1.0, 1.0]]
    assert core.atan2(1.0, 1.0) == math.pi / 4
    assert core.pow([2.0, 3.0], [3.0, 2.0]) == [8.0, 9.0]
    assert core.hypot(np.array([3.0]), np.array([4.0])).tolist() == [5.0]
    assert core.cbrt(27) == 3.0


@pytest.mark.parametrize("name", core.FUNCTIONS)
def test_every_function_agrees_with_the_platforms_to_a_few_units(name: str) -> None:
    x, y = [0.001, 0.3, 0.9], [2.5, -0.5, 1.25]
    of_two = name in ("atan2", "pow", "hypot")
    ours = getattr(core, name)(x, y) if of_two else getattr(core, name)(x)
    theirs = [getattr(math, name)(*pair[: 2 if of_two else 1]) for pair in zip(x, y, strict=True)]
    assert ours == pytest.approx(theirs, rel=1e-15)
    assert core.evaluate(name, x, y if of_two else None) == ours


def test_special_values_are_answered() -> None:
    assert math.isnan(core.log(-1.0))
    assert core.log(0.0) == -math.inf
    assert math.isnan(core.sin(math.inf))
    assert core.exp(1000.0) == math.inf


def test_errors() -> None:
    with pytest.raises(ValueError, match=r"must be one of .*did you mean 'sin'"):
        core.evaluate("sinh", 1.0)
    with pytest.raises(TypeError, match="two arguments"):
        core.evaluate("pow", 1.0)
    with pytest.raises(TypeError, match="one argument"):
        core.evaluate("exp", 1.0, 2.0)
    with pytest.raises(ValueError, match="same length"):
        core.evaluate("pow", [1.0], [1.0, 2.0])


def test_flicks() -> None:
    assert animcore.FLICKS_PER_SECOND == 705_600_000
    assert animcore.flicks_from_seconds(1 / 60) == 11_760_000
    assert animcore.flicks_to_seconds(11_760_000) == 1 / 60
    assert animcore.flicks_from_seconds(-2.5) == -1_764_000_000
    with pytest.raises(animcore.LimitError):
        animcore.flicks_from_seconds(1e12)
    with pytest.raises(animcore.ArgumentError):
        animcore.flicks_from_seconds(math.nan)
    with pytest.raises(ValueError, match="must be from"):
        animcore.flicks_to_seconds(2**64)
