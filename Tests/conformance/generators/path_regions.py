# SPDX-License-Identifier: MIT
"""Writes ../paths/regions.json: bounds, signed areas, centroids and winding numbers of difficult paths, in 60 digits.

Random, cusped, looped, collinear and degenerate curves, also far from the origin and of sizes from 1e-150 to 1e150.
Extrema and crossings come from mpmath's polynomial roots, areas and moments from the integrals of the polynomials
themselves (Green's theorem), term by term. Run: python3 path_regions.py
"""

from __future__ import annotations

import random
from typing import Any

import mpmath as mp
from path_cases import (  # type: ignore[import-not-found, unused-ignore]
    CLOSE,
    CUBIC,
    LINE,
    MOVE,
    QUADRATIC,
    Outline,
    bounds_of,
    power_form,
    random_path,
    winding_of,
    write,
)

mp.mp.dps = 60
Polynomial = list[Any]


def curve(*numbers: float, verb: int = CUBIC, close: bool = True) -> Outline:
    """A path of one curve."""
    path = Outline()
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    path.add(MOVE, points[0])
    path.add(verb, *points[1:])
    if close:
        path.add(CLOSE)
    return path


def hard_paths(generator: random.Random) -> list[tuple[str, Outline]]:
    """Cusps, loops, and what is left of curves whose points coincide or are in a row."""

    def number() -> float:
        return generator.uniform(-1, 1)

    result = []
    for index in range(6):
        a, b, c = number(), number(), number()
        result += [
            ("cusp", curve(0, 0, 1, 1, 0, 1, 1, 0)),
            ("nearly a cusp", curve(0, 0, 1 + 1e-9 * a, 1, 1e-9 * b, 1, 1, 0)),
            ("loop", curve(a, b, a + 2, b + 1, a - 1, b + 1, a + 0.5 + 0.2 * c, b)),
            ("inflection", curve(a, b, a + 1, b, a, b + c, a + 1, b + c)),
            ("ends coincide", curve(a, b, a + c, b - 1, a + 1, b + c, a, b)),
            ("first handle coincides", curve(a, b, a, b, c, a, b, c)),
            ("both handles coincide", curve(a, b, a, b, c, a, c, a)),
            ("handles are one point", curve(a, b, c, a, c, a, b, c)),
            ("nearly quadratic", curve(0, 0, 2 * a / 3 + 1e-13, 2 * b / 3, 2 * a / 3 + 1 / 3, 2 * b / 3 + c / 3, 1, c)),
            ("horizontal ends", curve(a, b, c, b, a + c, c, a, c)),
            ("quadratic", curve(a, b, c, a, b, c, verb=QUADRATIC)),
            ("folded quadratic", curve(a, b, a + 2 * c, b + 1e-7, a + c, b, verb=QUADRATIC)),
            ("open quadratic", curve(a, b, c, a, b, c, verb=QUADRATIC, close=False)),
        ]
        if index == 0:
            result += [
                ("a point", curve(a, b, a, b, a, b, a, b)),
                ("in a row", curve(0, 0, 3, 3, -2, -2, 1, 1)),
                ("level", curve(0, 0.5, 3, 0.5, -2, 0.5, 1, 0.5)),
                ("upright", curve(0.5, 0, 0.5, 3, 0.5, -2, 0.5, 1)),
                ("a line of curves", curve(0, 0, 1, 1, 2, 2, 3, 3)),
                ("folded in a row", curve(0, 0, 2, 1, 1, 0.5, verb=QUADRATIC)),
            ]
    lone = Outline()
    for point in ((0.25, -3.0), (1.0, 2.0)):
        lone.add(MOVE, point)
    result.append(("lone moves", lone))
    back = Outline()
    back.add(MOVE, (0.0, 0.0))
    for point in ((2.0, 0.0), (2.0, 1.0), (0.0, 1.0), (0.0, 0.0)):
        back.add(LINE, point)
    back.add(CLOSE)
    result.append(("closed twice", back))
    return result


def product(a: Polynomial, b: Polynomial) -> Polynomial:
    result = [mp.mpf(0)] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            result[i + j] += x * y
    return result


def integral(a: Polynomial) -> Any:
    """Over 0…1; highest power first."""
    return mp.fsum(coefficient / (len(a) - index) for index, coefficient in enumerate(a))


def derivative(a: Polynomial) -> Polynomial:
    degree = len(a) - 1
    return [coefficient * (degree - index) for index, coefficient in enumerate(a[:-1])]


def moments(path: Outline) -> tuple[Any, Any, Any]:
    """Area, and the integrals of x and y over it."""
    area = x_moment = y_moment = mp.mpf(0)
    for segment in path.segments(close_open=True):
        x, y = (power_form([point[axis] for point in segment]) for axis in (0, 1))
        dx, dy = derivative(x), derivative(y)
        area += (integral(product(x, dy)) - integral(product(y, dx))) / 2
        x_moment += integral(product(product(x, x), dy)) / 2
        y_moment -= integral(product(product(y, y), dx)) / 2
    return area, x_moment, y_moment


def as_doubles(path: Outline, scale: float, shift: float) -> Outline:
    """The path as the test will see it: moved and made larger, its coordinates doubles."""
    result = Outline()
    result.verbs = path.verbs
    result.points = [(mp.mpf(float(x) * scale + shift), mp.mpf(float(y) * scale - shift)) for x, y in path.points]
    return result


def case_of(name: str, path: Outline, generator: random.Random) -> dict[str, Any]:
    size = max(abs(number) for number in path.coordinates) or 1.0
    # What counts as a root is judged for a path of the size of one.
    of_one = Outline()
    of_one.verbs = path.verbs
    of_one.points = [(x / size, y / size) for x, y in path.points]
    low_x, low_y, high_x, high_y = (size * number for number in bounds_of(of_one))
    area, x_moment, y_moment = moments(path)
    case: dict[str, Any] = {"name": name, "verbs": path.verbs, "coordinates": path.coordinates}
    # How far apart the points are, those that control curves too.
    case["extent"] = max(float(max(axis) - min(axis)) for axis in zip(*path.points, strict=True))
    case["bounds"] = [low_x, low_y, high_x, high_y]
    case["area"] = float(area)
    width, height = mp.mpf(high_x) - low_x, mp.mpf(high_y) - low_y
    if abs(area) > mp.mpf("1e-6") * width * height > 0:
        case["centroid"] = [float(x_moment / area), float(y_moment / area)]
    # Roots and distances are judged for a path of about the size of one.
    unit = max(width, height)
    windings = []
    if unit > 0 and size / unit < 1e9:
        small = Outline()
        small.verbs = path.verbs
        small.points = [((x - low_x) / unit, (y - low_y) / unit) for x, y in path.points]
        for _ in range(12):
            x = float(low_x + width * mp.mpf(generator.uniform(-0.05, 1.05)))
            y = float(low_y + height * mp.mpf(generator.uniform(-0.05, 1.05)))
            winding = winding_of(small, (mp.mpf(x) - low_x) / unit, (mp.mpf(y) - low_y) / unit)
            if winding is not None:
                windings += [x, y, winding]
    case["windings"] = windings
    return case


def cases() -> list[dict[str, Any]]:
    generator = random.Random(11)
    result = []
    for name, path in hard_paths(generator):
        result.append(case_of(name, as_doubles(path, 1, 0), generator))
    for index in range(40):
        path = random_path(generator, 1.0)
        result.append(case_of("random", as_doubles(path, 10.0 ** (index % 7 - 2), 0), generator))
    for index in range(24):
        path = as_doubles(random_path(generator, 1.0), 10.0, 10.0 ** (3 + index % 6))
        result.append(case_of("far from the origin", path, generator))
    for scale in (1e-150, 1e-120, 1e-75, 1e75, 9e149):
        for name, path in hard_paths(generator)[:13]:
            largest = max(1.0, *(abs(float(number)) for point in path.points for number in point))
            path = as_doubles(path, scale / largest, 0)
            result.append(case_of(f"{name}, {scale:g}", path, generator))
    return result


def main() -> None:
    write(
        "regions.json",
        "bounds: min x, min y, max x, max y. area: positive clockwise on the screen. centroid: where the area is "
        "not next to nothing. windings: x, y and the winding number, in turn. |error| <= tolerance * size for bounds "
        "(size: the largest |coordinate|), * extent^2 for areas, * 4 (size + extent^3 / |area|) for centroids.",
        "Extrema, crossings and integrals of polynomials in 60 digits.",
        4e-15,
        cases(),
    )


if __name__ == "__main__":
    main()
