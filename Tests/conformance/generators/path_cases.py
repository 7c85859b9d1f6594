# SPDX-License-Identifier: MIT
"""Writes ../paths/*.json: shapes, bounds, winding numbers and SVG path data, worked out in 50 digits.

A path is its verbs (0 move, 1 line, 2 quadratic, 3 cubic, 4 close) and its coordinates, x and y in turn.
Extrema and crossings come from mpmath's polynomial roots. Run: python3 path_cases.py
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "paths"
MAXIMUM_BYTES = 400_000
MOVE, LINE, QUADRATIC, CUBIC, CLOSE = range(5)
POINTS = {MOVE: 1, LINE: 1, QUADRATIC: 2, CUBIC: 3, CLOSE: 0}
KAPPA = 4 * (mp.sqrt(2) - 1) / 3

Point = tuple[Any, Any]


class Outline:
    """Collects commands in exact arithmetic."""

    def __init__(self) -> None:
        self.verbs: list[int] = []
        self.points: list[Point] = []

    def add(self, verb: int, *points: Point) -> None:
        self.verbs.append(verb)
        self.points += points

    @property
    def coordinates(self) -> list[float]:
        return [float(number) for point in self.points for number in point]

    def segments(self, *, close_open: bool) -> list[list[Point]]:
        """The control points of each drawn segment."""
        result: list[list[Point]] = []
        start = current = (mp.mpf(0), mp.mpf(0))
        index = 0
        for verb in self.verbs:
            points = self.points[index : index + POINTS[verb]]
            index += POINTS[verb]
            if verb == MOVE:
                if close_open:
                    result.append([current, start])
                start = current = points[0]
            elif verb == CLOSE:
                result.append([current, start])
                current = start
            else:
                result.append([current, *points])
                current = points[-1]
        if close_open:
            result.append([current, start])
        return result


def ellipse(path: Outline, x: Any, y: Any, width: Any, height: Any) -> None:
    rx, ry = width / 2, height / 2
    cx, cy = x + rx, y + ry
    path.add(MOVE, (cx + rx, cy))
    # Clockwise on the screen, y downwards: right, bottom, left, top.
    directions = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    for (ax, ay), (bx, by) in itertools.pairwise(directions):
        path.add(
            CUBIC,
            (cx + rx * (ax + KAPPA * bx), cy + ry * (ay + KAPPA * by)),
            (cx + rx * (bx + KAPPA * ax), cy + ry * (by + KAPPA * ay)),
            (cx + rx * bx, cy + ry * by),
        )
    path.add(CLOSE)


def rectangle(path: Outline, x: Any, y: Any, width: Any, height: Any) -> None:
    path.add(MOVE, (x, y))
    path.add(LINE, (x + width, y))
    path.add(LINE, (x + width, y + height))
    path.add(LINE, (x, y + height))
    path.add(CLOSE)


def rounded_rectangle(path: Outline, x: Any, y: Any, width: Any, height: Any, radius: Any) -> None:
    r = min(radius, width / 2, height / 2)
    if r == 0:
        rectangle(path, x, y, width, height)
        return
    path.add(MOVE, (x + r, y))
    # For each corner: its place, and the directions of the edges into it and out of it.
    corners = [
        ((x + width, y), (1, 0), (0, 1)),
        ((x + width, y + height), (0, 1), (-1, 0)),
        ((x, y + height), (-1, 0), (0, -1)),
        ((x, y), (0, -1), (1, 0)),
    ]
    for (cx, cy), (ix, iy), (ox, oy) in corners:
        path.add(LINE, (cx - r * ix, cy - r * iy))
        k = r * (1 - KAPPA)
        path.add(CUBIC, (cx - k * ix, cy - k * iy), (cx + k * ox, cy + k * oy), (cx + r * ox, cy + r * oy))
    path.add(CLOSE)


def symbol(path: Outline, x: Any, y: Any, w: Any, h: Any, s: Any, arrowness: Any) -> None:
    """CONTROLS.md, section 2."""
    ellipse(path, x + 3 * s, y + 3 * s, w - 6 * s, h - 6 * s)
    x0 = (w - s) / 2
    a = arrowness * s
    points = [
        (x0, h - s + a),
        (x0 - s, h - s),
        (x0 - s, h - 2 * s),
        (x0, h - 2 * s + a),
        (x0, h - 4 * s),
        (x0 + s, h - 4 * s),
        (x0 + s, h - 2 * s + a),
        (x0 + 2 * s, h - 2 * s),
        (x0 + 2 * s, h - s),
        (x0 + s, h - s + a),
        (x0 + s, h),
        (x0, h),
    ]
    for index, (px, py) in enumerate(points):
        path.add(LINE if index else MOVE, (x + px, y + py))
    path.add(CLOSE)


def exact(*numbers: float) -> list[Any]:
    return [mp.mpf(number) for number in numbers]


def shape_cases() -> list[dict[str, Any]]:
    cases = []
    boxes = (
        (0.0, 0.0, 10.0, 20.0),
        (-3.5, 7.25, 62.0, 62.0),
        (0.1, 0.2, 0.3, 0.7),
        (5.0, 5.0, 0.0, 4.0),
        (1e5, -1e5, 1e-3, 1e3),
    )

    def add(kind: str, build: Callable[..., None], names: tuple[str, ...], values: tuple[float, ...]) -> None:
        path = Outline()
        build(path, *exact(*values))
        case: dict[str, Any] = {"kind": kind, **dict(zip(names, values, strict=True))}
        cases.append({**case, "verbs": path.verbs, "coordinates": path.coordinates})

    box_names = ("x", "y", "width", "height")
    for box in boxes:
        add("rectangle", rectangle, box_names, box)
        add("ellipse", ellipse, box_names, box)
        for radius in (0.0, 0.05, 4.0, 100.0):
            add("rounded_rectangle", rounded_rectangle, (*box_names, "radius"), (*box, radius))
    for box, stroke in (((0.0, 0.0, 62.0, 62.0), 6.0), ((-10.5, 3.0, 24.0, 30.0), 4.0), ((1.0, 2.0, 3.0, 4.0), 0.1)):
        for arrowness in (0.0, 1.0, 0.3, -0.1, 1.25):
            add("symbol", symbol, (*box_names, "stroke", "arrowness"), (*box, stroke, arrowness))
    return cases


def random_path(generator: random.Random, size: float) -> Outline:
    path = Outline()

    def point() -> Point:
        return mp.mpf(generator.uniform(-size, size)), mp.mpf(generator.uniform(-size, size))

    for _ in range(generator.randint(1, 3)):
        path.add(MOVE, point())
        for _ in range(generator.randint(1, 4)):
            verb = generator.choice((LINE, QUADRATIC, CUBIC, CUBIC))
            path.add(verb, *(point() for _ in range(POINTS[verb])))
        if generator.random() < 0.7:
            path.add(CLOSE)
    return path


def power_form(controls: list[Any]) -> list[Any]:
    """Polynomial coefficients of a Bezier curve's coordinate, highest first."""
    if len(controls) == 2:
        a, b = controls
        return [b - a, a]
    if len(controls) == 3:
        a, b, c = controls
        return [a - 2 * b + c, 2 * (b - a), a]
    a, b, c, d = controls
    return [d - 3 * c + 3 * b - a, 3 * (a - 2 * b + c), 3 * (b - a), a]


def real_roots(coefficients: list[Any]) -> list[Any]:
    while coefficients and abs(coefficients[0]) < mp.mpf(10) ** -40:
        coefficients = coefficients[1:]
    if len(coefficients) < 2:
        return []
    roots = mp.polyroots(coefficients, maxsteps=400, extraprec=400)
    return [mp.re(root) for root in roots if abs(mp.im(root)) < mp.mpf(10) ** -30]


def bounds_of(path: Outline) -> list[float]:
    result: list[float] = []
    for axis in (0, 1):
        values = []
        index = 0
        for verb in path.verbs:
            if verb == MOVE:
                values.append(path.points[index][axis])
            index += POINTS[verb]
        for segment in path.segments(close_open=False):
            polynomial = power_form([point[axis] for point in segment])
            degree = len(polynomial) - 1
            slope = [coefficient * (degree - i) for i, coefficient in enumerate(polynomial[:-1])]
            places = [mp.mpf(0), mp.mpf(1), *(root for root in real_roots(slope) if 0 < root < 1)]
            values += [mp.polyval(polynomial, place) for place in places]
        result += [float(min(values)), float(max(values))]
    return [result[0], result[2], result[1], result[3]]


def winding_of(path: Outline, x: Any, y: Any) -> int | None:
    """Crossings of the ray to the right; None when the point or the ray is too near to something to be sure."""
    near = mp.mpf("1e-6")
    winding = 0
    for segment in path.segments(close_open=True):
        horizontal = power_form([point[0] for point in segment])
        vertical = power_form([point[1] for point in segment])
        vertical[-1] -= y
        degree = len(vertical) - 1
        slope = [coefficient * (degree - i) for i, coefficient in enumerate(vertical[:-1])]
        for root in real_roots(vertical):
            if abs(root) < near or abs(root - 1) < near:
                return None
            if not 0 < root < 1:
                continue
            steepness = mp.polyval(slope, root)
            distance = mp.polyval(horizontal, root) - x
            if abs(steepness) < near or abs(distance) < near:
                return None
            if distance > 0:
                winding += 1 if steepness > 0 else -1
    return winding


def bounds_cases() -> list[dict[str, Any]]:
    generator = random.Random(3)
    cases = []
    for index in range(150):
        path = random_path(generator, 10.0 ** (index % 7 - 2))
        min_x, min_y, max_x, max_y = bounds_of(path)
        cases.append(
            {
                "verbs": path.verbs,
                "coordinates": path.coordinates,
                "min_x": min_x,
                "min_y": min_y,
                "max_x": max_x,
                "max_y": max_y,
            }
        )
    return cases


def winding_cases() -> list[dict[str, Any]]:
    generator = random.Random(4)
    cases = []
    paths = [random_path(generator, 50.0) for _ in range(60)]
    for arrowness in (0.0, 0.5, 1.0):
        path = Outline()
        symbol(path, *exact(0.0, 0.0, 62.0, 62.0, 6.0, arrowness))
        paths.append(path)
    for path in paths:
        # As the doubles that the test will see.
        numbers = path.coordinates
        path.points = [(mp.mpf(a), mp.mpf(b)) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        for _ in range(8):
            x, y = generator.uniform(-40, 60), generator.uniform(-40, 60)
            winding = winding_of(path, mp.mpf(x), mp.mpf(y))
            if winding is not None:
                cases.append({"verbs": path.verbs, "coordinates": numbers, "x": x, "y": y, "winding": winding})
    return cases


def number(value: float) -> str:
    if value == 0:
        return "0"
    text = repr(value)
    return text[:-2] if text.endswith(".0") else text


def svg_cases() -> list[dict[str, Any]]:
    generator = random.Random(5)
    cases = []
    for index in range(60):
        path = random_path(generator, 10.0 ** (index % 5))
        # Coordinates of few digits, integers and zeros among them; repr() and Swift agree on all of them.
        numbers = [round(value, generator.choice((0, 1, 2, 12))) for value in path.coordinates]
        numbers = [value if value == 0 or abs(value) >= 1e-4 else -0.0 for value in numbers]
        text, position = "", 0
        for verb in path.verbs:
            count = 2 * POINTS[verb]
            text += "MLQCZ"[verb] + " ".join(number(value) for value in numbers[position : position + count])
            position += count
        cases.append({"verbs": path.verbs, "coordinates": numbers, "svg": text})
    return cases


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    text = f'{head[:-2]},\n  "cases": [\n' + ",\n".join("    " + json.dumps(case) for case in cases) + "\n  ]\n}\n"
    assert len(text) <= MAXIMUM_BYTES, (name, len(text))
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def main() -> None:
    write(
        "shapes.json",
        "The commands of a shape. Coordinates: |error| <= tolerance * the largest |x|, |y|, width or height.",
        "The geometry in 50 digits; the symbol from CONTROLS.md, section 2.",
        1e-15,
        shape_cases(),
    )
    write(
        "bounds.json",
        "The tight bounds of a path. |error| <= tolerance * the largest |coordinate|.",
        "Extrema by polynomial roots in 50 digits.",
        1e-15,
        bounds_cases(),
    )
    write(
        "winding.json",
        "The winding number of a path around a point, clockwise on the screen counted positive; not zero is inside.",
        "Crossings of a ray by polynomial roots in 50 digits.",
        0.0,
        winding_cases(),
    )
    write("svg.json", "SVG path data of a path, exactly.", "Python's repr of each number.", 0.0, svg_cases())


if __name__ == "__main__":
    main()
