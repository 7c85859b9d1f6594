# SPDX-License-Identifier: MIT
"""Bézier curves in 30 digits, for the tests of paths: lengths by tanh-sinh quadrature between the singular points of
the speed, everything else by the roots of polynomials, both mpmath's. Nothing of the library's is here."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import mpmath

__all__ = ["CURVE_KINDS", "Curve", "curves", "line", "mp"]

mp = mpmath.mp.clone()
mp.dps = 30
Number = Any
Point = tuple[float, float]


def _value(coefficients: Sequence[Number], t: Number) -> Number:
    """A polynomial, the highest power first."""
    result = mp.mpf(0)
    for coefficient in coefficients:
        result = result * t + coefficient
    return result


def _derivative(coefficients: Sequence[Number]) -> list[Number]:
    degree = len(coefficients) - 1
    return [c * (degree - n) for n, c in enumerate(coefficients[:-1])]


def _product(one: Sequence[Number], other: Sequence[Number]) -> list[Number]:
    result = [mp.mpf(0)] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            result[i + j] += a * b
    return result


def _sum(one: Sequence[Number], other: Sequence[Number]) -> list[Number]:
    length = max(len(one), len(other))
    padded = [[mp.mpf(0)] * (length - len(c)) + list(c) for c in (one, other)]
    return [a + b for a, b in zip(*padded, strict=True)]


def roots(coefficients: Sequence[Number]) -> list[Number]:
    """All complex roots; none of the zero polynomial. What is 1e-25 of the largest coefficient counts as 0."""
    largest = max((abs(c) for c in coefficients), default=mp.mpf(0))
    if largest == 0:
        return []
    scaled = [c / largest for c in coefficients]
    while scaled and abs(scaled[0]) < mp.mpf("1e-25"):
        scaled.pop(0)
    trailing = 0
    while scaled and scaled[-1] == 0:
        scaled.pop()
        trailing += 1
    found = [mp.mpf(0)] * min(trailing, 1)
    if len(scaled) > 1:
        found += mp.polyroots(scaled[::-1], asc=True, maxsteps=2000, extraprec=400, error=False)
    return found


def real_roots(coefficients: Sequence[Number]) -> list[Number]:
    """Real roots between 0 and 1, double ones too."""
    real = [mp.re(root) for root in roots(coefficients) if abs(mp.im(root)) < mp.mpf("1e-9")]
    return sorted(root for root in real if 0 <= root <= 1)


@dataclass(frozen=True)
class Curve:
    """A line, quadratic or cubic by its control points, which are taken exactly."""

    points: tuple[Point, ...]

    @property
    def axes(self) -> tuple[list[Number], list[Number]]:
        """x(t) and y(t), the highest power first."""
        numbers = [[mp.mpf(point[axis]) for point in self.points] for axis in (0, 1)]
        x, y = ([*self._powers(values)] for values in numbers)
        return x, y

    @staticmethod
    def _powers(values: Sequence[Number]) -> list[Number]:
        if len(values) == 2:
            a, b = values
            return [b - a, a]
        if len(values) == 3:
            a, b, c = values
            return [a - 2 * b + c, 2 * (b - a), a]
        a, b, c, d = values
        return [d - 3 * c + 3 * b - a, 3 * (a - 2 * b + c), 3 * (b - a), a]

    def point(self, t: Number) -> tuple[Number, Number]:
        x, y = self.axes
        return _value(x, t), _value(y, t)

    @functools.cache  # noqa: B019 (the few curves of the tests stay)
    def _speed(self) -> tuple[Number, list[Number], list[Number], list[Number]]:
        """The size of the derivative, its axes by that size, and where the speed is singular or at an extremum."""
        # Near 1: mpmath's quadrature takes its errors as absolute ones.
        derivatives = [_derivative(axis) for axis in self.axes]
        scale = max((abs(c) for derivative in derivatives for c in derivative), default=mp.mpf(0))
        if not scale:
            return scale, [], [], []
        dx, dy = ([c / scale for c in derivative] for derivative in derivatives)
        squared = _sum(_product(dx, dx), _product(dy, dy))
        places = sorted({mp.re(root) for root in roots(squared)} | {mp.re(r) for r in roots(_derivative(squared))})
        return scale, dx, dy, places

    @functools.cache  # noqa: B019
    def length(self, end: Number = 1, start: Number = 0) -> Number:
        """The length between two parameters."""
        scale, dx, dy, places = self._speed()
        if not scale:
            return mp.mpf(0)
        cuts = [mp.mpf(start), *(place for place in places if start < place < end), mp.mpf(end)]

        def speed(t: Number) -> Number:
            return mp.hypot(_value(dx, t), _value(dy, t))

        return scale * mp.fsum(mp.quad(speed, [a, b], maxdegree=10) for a, b in pairwise(cuts) if b > a)

    def parameter(self, length: Number) -> Number:
        """Where the length from the beginning is this one."""
        whole = self.length()
        if length <= 0 or whole == 0:
            return mp.mpf(0)
        low, high, t = mp.mpf(0), mp.mpf(1), mp.mpf(length) / whole
        dx, dy = (_derivative(axis) for axis in self.axes)
        for _ in range(100):  # Newton's method, or halving where that leaves the interval
            off = self.length(t) - length
            low, high = (low, t) if off > 0 else (t, high)
            speed = mp.hypot(_value(dx, t), _value(dy, t))
            if abs(off) < mp.mpf("1e-22") * whole or high - low < mp.mpf("1e-24"):
                break
            step = t - off / speed if speed else low
            t = step if low < step < high else (low + high) / 2
        return t

    def bounds(self) -> tuple[Number, Number, Number, Number]:
        """Left, top, right, bottom."""
        sides = []
        for axis in self.axes:
            times = [mp.mpf(0), mp.mpf(1), *real_roots(_derivative(axis))]
            values = [_value(axis, t) for t in times]
            sides.append((min(values), max(values)))
        return sides[0][0], sides[1][0], sides[0][1], sides[1][1]

    def area(self) -> Number:
        """The integral of (x dy - y dx) / 2 along it."""
        x, y = self.axes
        integrand = _sum(_product(x, _derivative(y)), [-c for c in _product(y, _derivative(x))])
        degree = len(integrand)
        return mp.fsum(c / (degree - n) for n, c in enumerate(integrand)) / 2

    def nearest(self, at: Point) -> Number:
        """The distance to a point."""
        x, y = self.axes
        x, y = [*x[:-1], x[-1] - mp.mpf(at[0])], [*y[:-1], y[-1] - mp.mpf(at[1])]
        steep = _sum(_product(x, _derivative(x)), _product(y, _derivative(y)))
        times = [mp.mpf(0), mp.mpf(1)]
        times += [t for root in roots(steep) if 0 <= (t := mp.re(root)) <= 1]
        return min(mp.hypot(_value(x, t), _value(y, t)) for t in times)

    def winding(self, at: Point) -> int:
        """Signed crossings of the ray from a point to the right: downwards (growing y) counts 1. The point must not be
        level with an end or an extremum."""
        x, y = self.axes
        count = 0
        for t in real_roots([*y[:-1], y[-1] - mp.mpf(at[1])]):
            if _value(x, t) > mp.mpf(at[0]):
                count += int(mp.sign(_value(_derivative(y), t)))
        return count


def line(start: Point, end: Point) -> Curve:
    """The straight way."""
    return Curve((start, end))


CURVE_KINDS = ("random", "looped", "cusped", "nearly cusped", "collinear", "folded", "coincident", "flat", "quadratic")


def curves(kind: str, count: int, seed: int = 1) -> Iterator[Curve]:
    """Cubics of a kind, within some hundred units of the origin; the same ones for the same seed."""
    source = random.Random(f"{kind} {seed}")

    def point(size: float = 100.0) -> Point:
        return source.uniform(-size, size), source.uniform(-size, size)

    for number in range(count):
        a, d = point(), point()
        if kind == "random":
            yield Curve((a, point(), point(), d))
        elif kind == "looped":
            # Long handles that cross.
            yield Curve(
                ((0.0, 0.0), (source.uniform(150, 400), 100.0), (-source.uniform(50, 300), 100.0), (100.0, 0.0))
            )
        elif kind in ("cusped", "nearly cusped"):
            # x' and y' are 0 at 1/2 where b - a and d - c are opposite sides' halves: P'(1/2) = 3/4 (d + c - b - a).
            b = (float(source.randint(-99, 99)), float(source.randint(-99, 99)))
            a, d = ((float(round(x)), float(round(y))) for x, y in (a, d))
            off = 0.0 if kind == "cusped" else 10.0 ** -source.randint(1, 12)
            yield Curve((a, b, (a[0] + b[0] - d[0] + off, a[1] + b[1] - d[1]), d))
        elif kind == "collinear":
            along = sorted(source.uniform(0, 1) for _ in range(2))
            yield Curve((a, *((a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t) for t in along), d))
        elif kind == "folded":
            # Back and forth on an exact line.
            slope = (float(source.randint(-4, 4)), float(source.randint(1, 4)))
            steps = [float(source.randint(-64, 64)) for _ in range(4)]
            yield Curve(tuple((slope[0] * s, slope[1] * s) for s in steps))
        elif kind == "coincident":
            b = point()
            yield Curve(
                [(a, a, b, d), (a, b, d, d), (a, a, d, d), (a, a, a, d), (a, b, b, a), (a, a, a, a)][number % 6]
            )
        elif kind == "flat":
            # Nearly a line: cancellation.
            tiny = 10.0 ** -source.randint(3, 14)
            yield Curve(
                ((0.0, 0.0), (30.0, tiny), (60.0, -tiny * source.uniform(0, 3)), (source.uniform(80, 120), 0.0))
            )
        else:
            b = point()
            yield Curve((a, b, d))
