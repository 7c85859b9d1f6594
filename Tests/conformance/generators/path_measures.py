# SPDX-License-Identifier: MIT
"""Writes ../paths/measures.json: lengths, places at lengths and nearest points of cubics, from mpmath at 30 digits.

The length is the integral of the speed, cut at the real parts of the derivative's roots, towards which the intervals
shrink by halves; inverses are roots by a bracketing method; the nearest point is found among all roots of the
quintic (B - p) . B' by mpmath.polyroots. Run: python3 path_measures.py
"""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 30
OUT = Path(__file__).parent.parent / "paths"
# The double nearest to 1/3 is not 1/3: what is given is exactly these doubles.
Points = tuple[tuple[float, float], ...]
SHARES = (0.1, 1 / 3, 0.5, 0.85)


def edges(points: Points) -> list[Any]:
    """The differences of the control points as complex numbers."""
    exact = [mp.mpc(*point) for point in points]
    return [exact[index + 1] - exact[index] for index in range(3)]


def position(points: Points, t: Any) -> Any:
    p = [mp.mpc(*point) for point in points]
    s = 1 - t
    return s**3 * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t**3 * p[3]


def derivative(points: Points, t: Any) -> Any:
    e = edges(points)
    return 3 * ((1 - t) ** 2 * e[0] + 2 * t * (1 - t) * e[1] + t * t * e[2])


def roots(coefficients: list[Any]) -> list[Any]:
    """The roots of a polynomial, highest coefficient first, of which leading ones may be 0."""
    size = max(abs(each) for each in coefficients)
    while coefficients and abs(coefficients[0]) <= size * mp.mpf(10) ** -40:
        coefficients = coefficients[1:]
    if len(coefficients) < 2:
        return []
    with mp.workdps(60):
        return list(mp.polyroots(coefficients, maxsteps=2000, extraprec=400))


@cache
def cuts(points: Points) -> tuple[Any, ...]:
    """Parameters between which the speed is smooth: towards each root of the derivative they come closer by halves."""
    e = edges(points)
    places = {mp.mpf(0), mp.mpf(1)}
    for root in roots([e[0] - 2 * e[1] + e[2], 2 * (e[1] - e[0]), e[0]]):
        at = mp.re(root)
        if 0 <= at <= 1:
            places.add(at)
        near = min(max(at, mp.mpf(0)), mp.mpf(1))
        for power in range(1, 56):
            for place in (near - mp.mpf(2) ** -power, near + mp.mpf(2) ** -power):
                if 0 < place < 1:
                    places.add(place)
    return tuple(sorted(places))


def quadrature(points: Points, start: Any, end: Any) -> Any:
    """The length between two parameters; the tolerance of mpmath is absolute, so that it works with numbers near 1."""
    size = mp.mpf(max(abs(number) for point in points for number in point))
    return size * mp.quad(lambda t: abs(derivative(points, t)) / size, (start, end), maxdegree=5)


@cache
def lengths(points: Points) -> tuple[Any, ...]:
    """The length of each piece."""
    places = cuts(points)
    return tuple(quadrature(points, *pair) for pair in pairwise(places))


def inverse(points: Points, wanted: Any) -> Any:
    """The parameter at a length."""
    places = cuts(points)
    start = mp.mpf(0)
    for index, length in enumerate(lengths(points)):
        if start + length >= wanted:
            low, high = places[index], places[index + 1]
            return mp.findroot(
                lambda t, low=low, start=start: (start + quadrature(points, low, t) - wanted) / wanted,
                (low, high),
                solver="anderson",
                tol=1e-26,
                verify=False,
            )
        start += length
    return mp.mpf(1)


def nearest(points: Points, target: tuple[float, float]) -> Any:
    """The least distance."""
    at = mp.mpc(*target)
    relative = [mp.mpc(*point) - at for point in points]
    # B - p and B' in powers of t.
    p0, p1, p2, p3 = relative
    b = [p0, 3 * (p1 - p0), 3 * (p0 - 2 * p1 + p2), p3 - 3 * p2 + 3 * p1 - p0]
    d = [b[1], 2 * b[2], 3 * b[3]]
    product = [mp.mpf(0)] * 6
    for i, one in enumerate(b):
        for j, other in enumerate(d):
            product[i + j] += mp.re(one * mp.conj(other))
    candidates = [mp.mpf(0), mp.mpf(1)]
    if any(product):
        # A double root may come out as a pair with a small imaginary part.
        candidates += [mp.re(root) for root in roots(product[::-1]) if abs(mp.im(root)) < 1e-8]
    return min(abs(position(points, t) - at) for t in candidates if 0 <= t <= 1)


def curves() -> list[tuple[str, Points]]:
    random.seed(20240607)
    found: list[tuple[str, Points]] = []

    def unit() -> tuple[float, float]:
        return random.random(), random.random()

    for _ in range(40):
        found.append(("random", (unit(), unit(), unit(), unit())))
    for _ in range(12):
        found.append(("mild", tuple((k / 3 + 0.2 * random.random(), 0.4 * random.random()) for k in range(4))))
    for _ in range(8):
        found.append(("large", tuple((random.uniform(-1e4, 1e4), random.uniform(-1e4, 1e4)) for _ in range(4))))
    for size in (1.0, 10.0, 1e-3):
        found.append(("cusp", ((0.0, 0.0), (size, size), (0.0, size), (size, 0.0))))
    for _ in range(6):
        # The derivative is (t - p)(a + b t): a cusp at p, but for the rounding of the points.
        p = random.uniform(0.2, 0.8)
        a, b = complex(random.random(), random.random()), complex(random.uniform(-1, 1), random.uniform(-1, 1))
        d = [-p * a, -p * a + (a - p * b) / 2, (1 - p) * (a + b)]
        corners = [0j, d[0] / 3, (d[0] + d[1]) / 3, (d[0] + d[1] + d[2]) / 3]
        found.append(("cusp", tuple((each.real, each.imag) for each in corners)))
    for power in range(2, 15):
        for sign in (1, -1):
            found.append(("near-cusp", ((0.0, 0.0), (1.0, 1.0 + sign * 10.0**-power), (0.0, 1.0), (1.0, 0.0))))
    for _ in range(8):
        x = random.uniform(1.2, 4)
        found.append(("loop", ((0.0, 0.0), (x, 1.0), (1 - x, 1.0), (1.0, random.random() * 0.1))))
    for numbers in (
        (0, 2, -1, 1),
        (0, 1, -1, 0),
        (0, 1 / 3, 2 / 3, 1),
        (0, 3, 3, 0),
        (0, -1, 2, 1),
        (1, 1, 0, 0),
        (0, 0, 0, 1),
    ):
        found.append(("straight", tuple((float(n), 0.5 * n) for n in numbers)))
        found.append(("straight", tuple((3.0, float(n)) for n in numbers)))
    found.append(("coincident", ((0.0, 0.0), (0.0, 0.0), (1.0, 1.0), (2.0, 0.0))))
    found.append(("coincident", ((0.0, 0.0), (1.0, 1.0), (2.0, 0.0), (2.0, 0.0))))
    found.append(("coincident", ((0.0, 0.0), (0.0, 0.0), (1.0, 1.0), (1.0, 1.0))))
    found.append(("coincident", ((0.0, 0.0), (2.0, 1.0), (2.0, 1.0), (0.0, 0.0))))
    found.append(("double-root", ((0.0, 0.0), (1.0, 0.0), (1.0, 1e-9), (0.0, 1e-6))))
    found.append(("tiny-handle", ((0.0, 0.0), (1e-12, 1e-12), (1.0, 1.0), (2.0, 0.0))))
    shape = ((0.0, 0.0), (1.0, 0.75), (0.0, 1.0), (0.875, 0.0))
    for scale in (1e150, 1e-150, 1e120, 1e-300):
        found.append(("scaled", tuple((scale * x, scale * y) for x, y in shape)))
    return found


def main() -> None:
    cases = []
    for name, points in curves():
        total = mp.fsum(lengths(points))
        size = max(max(abs(x), abs(y)) for x, y in points)
        at = []
        for share in SHARES:
            wanted = float(total) * share
            t = inverse(points, mp.mpf(wanted))
            where = position(points, t)
            at.append([wanted, float(mp.re(where)), float(mp.im(where))])
        near = []
        for _ in range(4):
            x, y = size * random.uniform(-0.5, 1.5), size * random.uniform(-0.5, 1.5)
            target = (min(x, 1e150), min(y, 1e150))
            near.append([*target, float(nearest(points, target))])
        cases.append(
            {
                "name": name,
                "points": [number for point in points for number in point],
                "length": float(total),
                "at": at,
                "nearest": near,
            }
        )
    head = {
        "description": "Cubics: the length; [length, x, y] at lengths; [x, y, least distance] from points",
        "source": "mpmath at 30 digits: adaptive quadrature of the speed, roots of the quintic; path_measures.py",
    }
    lines = ",\n".join("    " + json.dumps(case) for case in cases)
    text = f'{json.dumps(head, indent=2)[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n'
    assert len(text) <= 400_000
    OUT.mkdir(exist_ok=True)
    (OUT / "measures.json").write_text(text)
    print("measures.json", len(cases), "cases", len(text), "bytes")


if __name__ == "__main__":
    main()
