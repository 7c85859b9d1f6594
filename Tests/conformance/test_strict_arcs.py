# SPDX-License-Identifier: MIT
"""Strict morphs of path data with arcs: the parameters of an arc are interpolated, as CSS and SMIL do.

The expected ellipses are those of SVG 2, appendix B.2.4 (from endpoint to center parameters), in 30 digits.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import Morph, Path, Verb
from mpmath import mp, mpf

mp.dps = 30


def ellipse(
    start: complex, end: complex, rx: float, ry: float, degrees: float, large: bool, sweep: bool
) -> tuple[Any, ...]:
    """Its center, its radii and its rotation."""
    phi = mp.radians(mpf(degrees))
    x = (mp.cos(phi) * (start.real - end.real) + mp.sin(phi) * (start.imag - end.imag)) / 2
    y = (mp.cos(phi) * (start.imag - end.imag) - mp.sin(phi) * (start.real - end.real)) / 2
    rx, ry = abs(mpf(rx)), abs(mpf(ry))
    excess = (x / rx) ** 2 + (y / ry) ** 2
    if excess > 1:
        rx, ry = rx * mp.sqrt(excess), ry * mp.sqrt(excess)
    rest = max((rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2, 0) / ((rx * y) ** 2 + (ry * x) ** 2)
    root = mp.sqrt(rest) * (-1 if large == sweep else 1)
    u, v = root * rx * y / ry, -root * ry * x / rx
    center = (
        mp.cos(phi) * u - mp.sin(phi) * v + (start.real + end.real) / 2,
        mp.sin(phi) * u + mp.cos(phi) * v + (start.imag + end.imag) / 2,
    )
    return center, rx, ry, phi


def misfit(path: Path, expected: tuple[Any, ...]) -> float:
    """How far points of a path's curves are from an ellipse, in its radii."""
    (cx, cy), rx, ry, phi = expected
    worst = mpf(0)
    for part in range(101):
        x, y = path.point_at(path.length() * part / 100)
        u = (mp.cos(phi) * (x - cx) + mp.sin(phi) * (y - cy)) / rx
        v = (mp.cos(phi) * (y - cy) - mp.sin(phi) * (x - cx)) / ry
        worst = max(worst, abs(mp.sqrt(u * u + v * v) - 1))
    return float(worst)


@pytest.mark.parametrize("seed", range(40))
def test_an_arc_between_two_arcs_has_the_parameters_between(seed: int) -> None:
    dice = random.Random(seed)
    ends = [[complex(dice.uniform(-9, 9), dice.uniform(-9, 9)) for _ in range(2)] for _ in range(2)]
    numbers = [(dice.uniform(0.5, 20), dice.uniform(0.5, 20), dice.uniform(-200, 200)) for _ in range(2)]
    flags = [(dice.random() < 0.5, dice.random() < 0.5) for _ in range(2)]
    texts = []
    for (start, end), (rx, ry, degrees), (large, sweep) in zip(ends, numbers, flags, strict=True):
        arc = f"A{rx!r} {ry!r} {degrees!r} {large:d} {sweep:d} {end.real!r} {end.imag!r}"
        texts.append(f"M{start.real!r} {start.imag!r}{arc}")
    morph = Morph(texts[0], texts[1], structure="strict")
    for t in (0.0, 0.1, 0.5, 0.8, 1.0, 1.2):
        start, end = (p + (q - p) * t for p, q in zip(*ends, strict=True))
        rx, ry, degrees = (p + (q - p) * t for p, q in zip(*numbers, strict=True))
        large, sweep = (p if t == 0 else q if t == 1 else p or q for p, q in zip(*flags, strict=True))
        expected = ellipse(start, end, rx, ry, degrees, large, sweep)
        path = morph.at(t)
        assert misfit(path, expected) < (1e-8 if t <= 1 else 1e-5)
        assert path.point_at(path.length()) == pytest.approx((end.real, end.imag), abs=1e-9)


def test_heights_of_arcs_over_a_chord() -> None:
    morph = Morph("M0 0A5 5 0 0 1 10 0", "M0 0A20 20 0 0 1 10 0", structure="strict")
    for t in (0.25, 0.5, 0.75):
        radius = 5 + 15 * t
        height = radius - (radius**2 - 25) ** 0.5
        assert morph.at(t).bounds[3] == pytest.approx(height, rel=1e-8)
    # Radii that are too small for the chord are interpolated as they are written.
    morph = Morph("M0 0A1 1 0 0 1 10 0", "M0 0A19 19 0 0 1 10 0", structure="strict")
    assert morph.at(0.5).bounds[3] == pytest.approx(10 - 75**0.5, rel=1e-8)


def test_other_commands_around_arcs_and_arcs_that_are_lines() -> None:
    first, second = "M0 0h4A3 3 0 0 1 10 0v4z", "M1 0h5a0 3 0 0 1 7 1v2z"
    morph = Morph(first, second, structure="strict")
    path = morph.at(0.5)
    # Half of the radii: 1.5 and 3, of a chord from (5, 0) to (11.5, 0.5).
    assert path.area > 0
    verbs = list(path.verbs)
    assert verbs.count(Verb.MOVE) == verbs.count(Verb.CLOSE) == 1
    assert morph.at(0) == Path(first)
    assert morph.at(1) == Path(second)
    assert path.point_at(0) == (0.5, 0.0)
    first_arc = Path("M5 0A1.5 3 0 0 1 11.5 .5")
    assert path.bounds == pytest.approx((first_arc | Path("M.5 0H5L11.5 .5V3.5z")).bounds, abs=1e-8)


def test_far_beyond_its_ends_an_arc_is_bounded() -> None:
    """Numbers that would overflow end nothing."""
    pairs = [
        ("M0 0A1e20 6 1e20 0 1 10 0", "M0 0A1 3 1 1 0 10 0"),
        ("M0 0A5 6 10 0 1 10 0", "M0 0A20 3 70 1 0 10 0"),
    ]
    for first, second in pairs:
        morph = Morph(first, second, structure="strict")
        for t in (1e300, -1e300, 1e200, -3.0):
            assert all(abs(number) <= 1e150 for number in morph.at(t).coordinates)
