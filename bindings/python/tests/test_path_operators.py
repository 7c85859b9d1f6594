# SPDX-License-Identifier: MIT
"""Paths combined: words, operators, errors, and that nothing changes where a call fails."""

from __future__ import annotations

from typing import Any

import pytest
from animcore import ArgumentError, LimitError, Path

SQUARE, OTHER = Path("M0 0H10V10H0Z"), Path("M5 5H15V15H5Z")


def test_operators_are_operations() -> None:
    assert SQUARE.combined(OTHER, "union") == SQUARE | OTHER
    assert SQUARE & OTHER == SQUARE.combined(OTHER, "intersection") == Path("M10 5L10 10L5 10L5 5Z")
    assert SQUARE.combined(OTHER, "difference") == SQUARE - OTHER
    assert SQUARE.combined(OTHER, "exclusion") == SQUARE ^ OTHER
    assert [(SQUARE | OTHER).area, (SQUARE - OTHER).area, (SQUARE ^ OTHER).area] == [175, 75, 150]


def test_the_rule_says_what_is_inside_of_each() -> None:
    twice = Path("M0 0H10V10H0ZM2 2H8V8H2Z")
    assert twice.simplified().area == 100
    assert twice.simplified(rule="evenodd").area == 64
    assert twice.combined(OTHER, "intersection", rule="evenodd").area == 16


def test_offsets() -> None:
    assert SQUARE.offset(1).bounds == (-1, -1, 12, 12)
    assert SQUARE.offset(-1) == Path("M9 9L1 9L1 1L9 1Z")
    assert len(SQUARE.offset(-6)) == 0
    assert SQUARE.offset(1, join="bevel").area == 142


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: SQUARE.combined(OTHER, "unoin"), "operation must be .*union"),  # type: ignore[arg-type]
        (lambda: SQUARE.simplified(rule="odd"), "rule must be"),  # type: ignore[arg-type]
        (lambda: SQUARE.offset(1, join="round-ish"), "join must be"),  # type: ignore[arg-type]
        (lambda: SQUARE.offset(float("nan")), "distance must be finite"),
        (lambda: SQUARE.offset(1, miter_limit=0.5), "miter_limit must be"),
        (lambda: SQUARE.offset(1, tolerance=-1), "tolerance must be"),
    ],
)
def test_what_is_refused(call: Any, message: str) -> None:
    with pytest.raises((ArgumentError, ValueError), match=message):
        call()


def test_distances_beyond_the_range() -> None:
    with pytest.raises(LimitError, match="distance must be at most 5e149"):
        SQUARE.offset(1e150)


def test_empty_paths() -> None:
    assert len(Path() | Path()) == 0
    assert Path() | SQUARE == SQUARE.simplified()
    assert len(Path() & SQUARE) == len(Path() - SQUARE) == len(Path().offset(3)) == 0
