# SPDX-License-Identifier: MIT
"""Paths against mpmath in 30 digits (curve_oracle.py): random, looped, cusped, nearly cusped, straight, folded and flat
cubics, at scales from 1e-150 to 1e150. What is asked for is what a caller is promised."""

from __future__ import annotations

import math
import os
import random
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest
from animcore import Path
from curve_oracle import CURVE_KINDS, Curve, curves, mp

LONG = bool(os.environ.get("ANIMCORE_LONG"))
COUNT = 4 if LONG else 2
# A last bit, and what a sum of some terms adds to it.
ROUNDING = 8 * sys.float_info.epsilon


def path_of(*pieces: Curve, is_closed: bool = False) -> Path:
    """A path of curves that follow one another."""
    path = Path().move(*pieces[0].points[0])
    for piece in pieces:
        numbers = [value for point in piece.points[1:] for value in point]
        (path.line, path.quadratic, path.cubic)[len(piece.points) - 2](*numbers)
    return path.close() if is_closed else path


def size_of(*pieces: Curve) -> float:
    return max(abs(value) for piece in pieces for point in piece.points for value in point) or 1.0


def scaled(curve: Curve, scale: float) -> Curve:
    return Curve(tuple((x * scale, y * scale) for x, y in curve.points))


def of_kind(kind: str, count: int = COUNT) -> list[Curve]:
    return list(curves(kind, count))


# The oracle itself


def test_the_oracle_by_closed_forms() -> None:
    # On a line the length is the way back and forth between the turning points.
    folded = Curve(((0.0, 0.0), (6.0, 8.0), (-3.0, -4.0), (3.0, 4.0)))
    # The derivative along it is 3 (10 t² - 10 t + 2).
    turns = [mp.mpf(1) * t for t in _real_roots_of_quadratic(10, -10, 2)]
    stops = [0, *(_line_value([0, 2, -1, 1], t) for t in turns), 1]
    exact = 5 * mp.fsum(abs(b - a) for a, b in pairwise(stops))
    assert abs(folded.length() - exact) < 1e-25
    # The parabola y = x² from 0 to 1 has the length sqrt(5)/2 + asinh(2)/4 and the area 1/3 below it.
    parabola = Curve(((0.0, 0.0), (0.5, 0.0), (1.0, 1.0)))
    assert abs(parabola.length() - (mp.sqrt(5) / 2 + mp.asinh(2) / 4)) < 1e-25
    assert abs(parabola.area() - mp.mpf(1) / 6) < 1e-25
    assert abs(parabola.length(parabola.parameter(mp.mpf(1) / 3)) - mp.mpf(1) / 3) < 1e-20


def _line_value(values: Sequence[float], t: Any) -> Any:
    s = 1 - t
    return s**3 * values[0] + 3 * s * s * t * values[1] + 3 * s * t * t * values[2] + t**3 * values[3]


def _real_roots_of_quadratic(a: float, b: float, c: float) -> list[Any]:
    root = mp.sqrt(mp.mpf(b) ** 2 - 4 * mp.mpf(a) * c)
    return sorted(t for t in ((-b - root) / (2 * a), (-b + root) / (2 * a)) if 0 < t < 1)


# Lengths


@pytest.mark.parametrize("kind", CURVE_KINDS)
@pytest.mark.parametrize("accuracy", [1e-6, 1e-9, 1e-12])
def test_lengths(kind: str, accuracy: float) -> None:
    for curve in of_kind(kind):
        exact = curve.length()
        # Relative to the length, as doubles are: no sum of doubles is nearer than a few last bits.
        scale = max(1.0, float(exact))
        assert abs(path_of(curve).length(accuracy * scale) - exact) <= accuracy * scale + ROUNDING * float(exact), curve


def test_lengths_of_mild_curves_at_every_accuracy() -> None:
    # From nearly straight to bent: whichever rule is taken, its error is within what is asked for.
    numbers = random.Random(17)
    for index in range(60):
        bend = 10 ** numbers.uniform(-3, -0.3)
        points = [(place / 3 + bend * numbers.gauss(0, 1), bend * numbers.gauss(0, 1)) for place in range(4)]
        curve = Curve(tuple(points[:3] if index % 5 == 0 else points))
        exact, path = curve.length(), path_of(curve)
        for digits in range(2, 15):
            accuracy = 10.0**-digits
            assert abs(path.length(accuracy) - exact) <= accuracy + ROUNDING * float(exact), (curve, accuracy)


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_lengths_by_default(kind: str) -> None:
    for curve in of_kind(kind):
        assert float(abs(path_of(curve).length() - curve.length())) <= 1e-9 * size_of(curve), curve


def test_the_length_of_a_path_is_that_of_its_pieces() -> None:
    a, b = (
        Curve(((0.0, 0.0), (10.0, 50.0), (90.0, -40.0), (60.0, 20.0))),
        Curve(((60.0, 20.0), (70.0, 90.0), (3.0, 4.0))),
    )
    whole = a.length() + b.length() + 5
    assert path_of(a, b, is_closed=True).length(1e-12) == pytest.approx(float(whole), rel=1e-14)
    two = path_of(a).move(1000, 1000).line(1003, 1004)
    assert two.length(1e-12) == pytest.approx(float(a.length() + 5), rel=1e-14)


@pytest.mark.parametrize("scale", [1e-150, 1e-120, 1e-30, 1e30, 1e120, 1e147])
@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_scales(kind: str, scale: float) -> None:
    curve = scaled(of_kind(kind, 2)[1], scale)
    path, size = path_of(curve), size_of(curve)
    exact = curve.length()
    assert float(abs(path.length() - exact) / mp.mpf(size)) <= 1e-8, "length"
    left, top, right, bottom = (float(side) for side in curve.bounds())
    box = path.bounds
    got = [box.x, box.y, box.x + box.width, box.y + box.height]
    assert [value / size for value in got] == pytest.approx([v / size for v in (left, top, right, bottom)], abs=1e-14)
    at = (0.37 * size, -0.21 * size)
    found = path.nearest(*at)
    assert found.distance / size == pytest.approx(float(curve.nearest(at) / mp.mpf(size)), abs=1e-9)
    for place in (0.0, 0.3, 1.0):
        x, y = path.point_at(place * float(exact))
        assert math.isfinite(x)
        assert math.isfinite(y)
        across, along = path.tangent_at(place * float(exact))
        assert math.hypot(across, along) == pytest.approx(1)


# Points at lengths


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_points_at_lengths(kind: str) -> None:
    for curve in of_kind(kind, 3):
        path, exact = path_of(curve), curve.length()
        for part in (0.1, 0.5, 0.83):
            length = float(exact) * part
            x, y = path.point_at(length)
            u, v = curve.point(curve.parameter(mp.mpf(length)))
            assert float(mp.hypot(u - x, v - y)) <= 1e-8 * size_of(curve), (curve, part)


def test_lengths_beyond_the_ends_and_no_length() -> None:
    path = path_of(Curve(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))))
    assert path.point_at(-1) == (0, 0)
    assert path.point_at(1e9) == (10, 10)
    point = Path().move(3, 4).line(3, 4)
    assert point.length() == 0
    assert point.point_at(0) == (3, 4)
    assert math.hypot(*point.tangent_at(0)) == pytest.approx(1)


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_tangents(kind: str) -> None:
    for curve in of_kind(kind, 3):
        exact = float(curve.length())
        if exact == 0:
            continue
        path = path_of(curve)
        for part in (0.0, 0.35, 0.7, 1.0):
            x, y = path.tangent_at(exact * part)
            assert math.hypot(x, y) == pytest.approx(1)
            t = curve.parameter(mp.mpf(exact) * mp.mpf(part)) if 0 < part < 1 else mp.mpf(part)
            # The way from a little before to a little after.
            h = mp.mpf("1e-9")
            (a, b), (c, d) = curve.point(max(mp.mpf(0), t - h)), curve.point(min(mp.mpf(1), t + h))
            step = mp.hypot(c - a, d - b)
            if step > 1e-13 * size_of(curve):
                along = float(((c - a) * x + (d - b) * y) / step)
                assert along == pytest.approx(1, abs=1e-5), (curve, part)


# Nearest points


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_nearest_points(kind: str) -> None:
    source = random.Random(kind)
    for curve in of_kind(kind):
        path, size = path_of(curve), size_of(curve)
        for _ in range(4):
            at = (source.uniform(-size, size), source.uniform(-size, size))
            found = path.nearest(*at)
            assert abs(found.distance - curve.nearest(at)) <= 1e-9 * size, (curve, at)
            x, y = found.point
            assert math.hypot(x - at[0], y - at[1]) == pytest.approx(found.distance, rel=1e-12, abs=1e-12 * size)


def test_nearest_at_equal_distances() -> None:
    circle = Path().add_ellipse(-10, -10, 20, 20)
    assert circle.nearest(0, 0).distance == pytest.approx(10, abs=3e-3)
    assert Path().move(-1, -1).line(1, -1).move(-1, 1).line(1, 1).nearest(0, 0).distance == 1


# Boxes, areas, winding


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_boxes(kind: str) -> None:
    for curve in of_kind(kind, 20):
        box = path_of(curve).bounds
        exact = [float(side) for side in curve.bounds()]
        allowed = ROUNDING * size_of(curve)
        assert [box.x, box.y, box.x + box.width, box.y + box.height] == pytest.approx(exact, rel=0, abs=allowed), curve


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_areas(kind: str) -> None:
    for curve in of_kind(kind, 20):
        closing = Curve((curve.points[-1], curve.points[0]))
        exact = float(curve.area() + closing.area())
        size = size_of(curve)
        assert path_of(curve, is_closed=True).area == pytest.approx(exact, rel=0, abs=1e-14 * size * size), curve
        assert path_of(curve).area == path_of(curve, is_closed=True).area


def test_areas_far_away() -> None:
    for curve in of_kind("random"):
        far = Curve(tuple((x + 2.0**30, y - 2.0**31) for x, y in curve.points))
        closing = Curve((far.points[-1], far.points[0]))
        exact = float(far.area() + closing.area())
        assert path_of(far).area == pytest.approx(exact, rel=1e-9, abs=1e-5)


@pytest.mark.parametrize("kind", CURVE_KINDS)
def test_winding(kind: str) -> None:
    source = random.Random(kind)
    for curve in of_kind(kind, 12 if LONG else 4):
        path, size = path_of(curve), size_of(curve)
        closing = Curve((curve.points[-1], curve.points[0]))
        for _ in range(12):
            at = (source.uniform(-size, size), source.uniform(-size, size))
            if min(curve.nearest(at), closing.nearest(at)) < 1e-9 * size:
                continue
            exact = curve.winding(at) + closing.winding(at)
            assert path.winding(*at) == exact, (curve, at)
            assert path.contains(*at, "nonzero") == (exact != 0)
            assert path.contains(*at, "evenodd") == (exact % 2 == 1)


# Flattening


@pytest.mark.parametrize("kind", CURVE_KINDS)
@pytest.mark.parametrize("tolerance", [1.0, 0.01])
def test_flattening(kind: str, tolerance: float) -> None:
    for curve in of_kind(kind, 4):
        flat = path_of(curve).flattened(tolerance)
        points = [points[-1] for _, points in flat]
        assert points[0] == curve.points[0]
        assert points[-1] == curve.points[-1]
        for number in range(200):
            x, y = (float(value) for value in curve.point(mp.mpf(number) / 199))
            assert _distance(points, x, y) <= tolerance * (1 + 1e-9), curve


def _distance(points: Sequence[tuple[float, float]], x: float, y: float) -> float:
    best = math.inf
    for (a, b), (c, d) in pairwise(points):
        length = (c - a) ** 2 + (d - b) ** 2
        t = min(1.0, max(0.0, ((x - a) * (c - a) + (y - b) * (d - b)) / length)) if length else 0.0
        best = min(best, math.hypot(x - a - t * (c - a), y - b - t * (d - b)))
    return best


# Hostile


def test_reversal_and_trims_keep_the_length() -> None:
    for kind in CURVE_KINDS:
        for curve in of_kind(kind, 2):
            path, exact = path_of(curve), float(curve.length())
            if exact == 0:
                continue
            assert path.reversed().length() == pytest.approx(exact, rel=1e-8, abs=1e-9)
            part = path.trimmed(0.25, 0.75)
            assert part.length() == pytest.approx(exact / 2, rel=1e-7), (kind, curve)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_no_numbers_are_refused(value: float) -> None:
    path = path_of(of_kind("random")[0])
    calls: list[Callable[[], object]] = [
        lambda: path.point_at(value),
        lambda: path.nearest(value, 0),
        lambda: path.winding(0, value),
        lambda: path.flattened(value),
        lambda: path.length(math.nan),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=r"."):
            call()
