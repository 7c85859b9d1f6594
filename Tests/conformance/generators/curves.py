# SPDX-License-Identifier: MIT
"""Writes ../motion/curves.json and curve_inverses.json: cubic Bezier timing curves, solved in 60 digits.

The parameter is found by halving in mpmath, from the control points as the exact numbers that the doubles are.
Run: python3 curves.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 60
OUT = Path(__file__).parent.parent / "motion"
MAXIMUM_BYTES = 400_000

Curve = tuple[float, float, float, float]

NAMED: list[Curve] = [
    (0.0, 0.0, 1.0, 1.0),
    (0.25, 0.1, 0.25, 1.0),
    (0.42, 0.0, 1.0, 1.0),
    (0.0, 0.0, 0.58, 1.0),
    (0.42, 0.0, 0.58, 1.0),
]
# Vertical tangents at an end, at both, in the middle; almost so; control points on ends; values far outside 0...1.
HARD: list[Curve] = [
    (1.0, 0.0, 0.0, 1.0),
    (1.0, -0.7, 0.0, 1.9),
    (1.0, 0.5, 0.0, -0.5),
    (1.0 - 2**-53, 0.0, 2**-60, 1.0),
    (0.999999, 0.3, 1e-7, 0.2),
    (0.95, 0.0, 0.05, 1.0),
    (0.9, 2.0, 0.1, -3.0),
    (1.0, 0.0, 0.05, 1.0),
    (0.0, 1.0, 0.0, 1.0),
    (0.0, 1.0, 1.0, 0.0),
    (0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 1.0, 1.0),
    (0.0, 0.0, 0.0, 1.0),
    (1.0, 0.0, 1.0, 0.0),
    (1.0, 0.0, 1.0, 1.0),
    (1e-30, 1.0, 1e-30, 1.0),
    (1e-10, 1.0, 1e-5, 0.3),
    (1e-300, 1.0, 0.5, 0.5),
    (0.0, 5.0, 1.0, -4.0),
    (0.5, 0.5, 0.5, 0.5),
    (0.3, 0.3, 0.8, 0.8),
    (0.68, -0.6, 0.32, 1.6),
    (0.34, 1.56, 0.64, 1.0),
    (0.2, 100.0, 0.7, -100.0),
]
POINTS = (
    1e-300,
    1e-60,
    1e-20,
    1e-9,
    0.001,
    0.01,
    0.1,
    0.25,
    1 / 3,
    0.49,
    0.5 - 2**-54,
    0.5,
    0.5 + 2**-53,
    0.5 + 1e-12,
    0.51,
    0.6,
    0.75,
    0.9,
    0.99,
    1 - 1e-9,
    1 - 2**-53,
)


def bezier(p1: Any, p2: Any, t: Any) -> Any:
    return 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3


def derivative(p1: Any, p2: Any, t: Any) -> Any:
    return 3 * (1 - t) ** 2 * p1 + 6 * (1 - t) * t * (p2 - p1) + 3 * t**2 * (1 - p2)


def halve(p1: Any, p2: Any, target: Any, low: Any, high: Any) -> Any:
    """The parameter in low...high with the target, the curve being monotone there; 1e-600 of absolute accuracy is for
    the tiny x."""
    rising = bezier(p1, p2, high) > bezier(p1, p2, low)
    for _ in range(1400):
        middle = (low + high) / 2
        if (bezier(p1, p2, middle) < target) == rising:
            low = middle
        else:
            high = middle
        if high - low <= abs(low) * mp.mpf(10) ** -58:
            break
    return (low + high) / 2


def end_slope(near: tuple[Any, Any], far: tuple[Any, Any]) -> Any:
    """The slope of the extension beyond an end, in distances from it: see CubicBezier.value(at:)."""
    if near[0] > 0:
        return near[1] / near[0]
    if near[1] != 0:
        return mp.mpf(0)
    if far[0] > 0:
        return far[1] / far[0]
    return mp.mpf(1) if far[1] == 0 else mp.mpf(0)


def value_and_slope(curve: Curve, x: float) -> tuple[Any, Any]:
    x1, y1, x2, y2 = (mp.mpf(number) for number in curve)
    target = mp.mpf(x)
    if x < 0:
        slope = end_slope((x1, y1), (x2, y2))
        return slope * target, slope
    if x > 1:
        slope = end_slope((1 - x2, 1 - y2), (1 - x1, 1 - y1))
        return 1 + slope * (target - 1), slope
    with mp.workdps(130):
        t = halve(x1, x2, target, mp.mpf(0), mp.mpf(1))
        dx, dy = derivative(x1, x2, t), derivative(y1, y2, t)
        return bezier(y1, y2, t), dy / dx if abs(dx) > mp.mpf(10) ** -40 else None


def curves() -> list[Curve]:
    generator = random.Random(1)
    some = [
        (generator.random(), generator.uniform(-1, 2), generator.random(), generator.uniform(-1, 2)) for _ in range(40)
    ]
    return NAMED + HARD + some


def value_cases() -> list[dict[str, Any]]:
    cases = []
    for curve in curves():
        for x in (-2.5, -1e-3, 0.0, *POINTS, 1.0, 1.001, 3.0):
            case: dict[str, Any] = dict(zip(("x1", "y1", "x2", "y2"), curve, strict=True))
            case["x"] = x
            if x in (0.0, 1.0):
                case["y"] = x
            else:
                y, slope = value_and_slope(curve, x)
                case["y"] = float(y)
                # The slope at the flat middle is as sensitive as x itself is there: leave the infinite ones out.
                if slope is not None and abs(slope) < 1e6:
                    case["slope"] = float(slope)
            cases.append(case)
    return cases


def inverse_cases() -> list[dict[str, Any]]:
    """The smallest x in 0...1 with the y, by scanning the parameter for the first crossing."""
    cases = []
    generator = random.Random(2)
    for curve in [*NAMED, *HARD[:8], *HARD[20:23], *curves()[-25:]]:
        x1, y1, x2, y2 = (mp.mpf(number) for number in curve)
        for _ in range(6):
            y = generator.uniform(-0.2, 1.2)
            steps = 4000
            previous = mp.mpf(0)
            found = None
            for step in range(1, steps + 1):
                t = mp.mpf(step) / steps
                if (bezier(y1, y2, previous) - y) * (bezier(y1, y2, t) - y) <= 0:
                    found = halve(y1, y2, mp.mpf(y), previous, t)
                    break
                previous = t
            if found is None:
                continue
            x = bezier(x1, x2, found)
            # How x answers to an error in y: next to a turn of the curve badly, and such a case tests nothing.
            steepness = abs(derivative(x1, x2, found) / derivative(y1, y2, found))
            if steepness > 50:
                continue
            case: dict[str, Any] = dict(zip(("x1", "y1", "x2", "y2"), curve, strict=True))
            cases.append({**case, "y": y, "x": float(x)})
    return cases


def write(name: str, description: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    source = "The parameter by halving in 60 digits and more (mpmath); outside 0...1 the extension's straight line."
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    text = f'{head[:-2]},\n  "cases": [\n' + ",\n".join("    " + json.dumps(case) for case in cases) + "\n  ]\n}\n"
    assert len(text) <= MAXIMUM_BYTES, (name, len(text))
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def main() -> None:
    write(
        "curves.json",
        "y (and where it is given the slope dy/dx) of a timing curve at x. y: |error| <= tolerance * max(1, |y|, |y1|, "
        "|y2|); slope: |error| <= tolerance * 1e4 * max(1, slope^2).",
        1e-12,
        value_cases(),
    )
    write(
        "curve_inverses.json",
        "The smallest x in 0...1 at which a timing curve is y: |error| <= tolerance.",
        1e-12,
        inverse_cases(),
    )


if __name__ == "__main__":
    main()
