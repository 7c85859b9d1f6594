# SPDX-License-Identifier: MIT
"""Writes ../values/transforms.json, transform_mixes.json, transform_mixes_published.json and encodings.json.

Transforms taken apart and interpolated, in 50 digits (mpmath): a translation after a rotation after a skew after a
scale, by Gram and Schmidt on the columns, as w3c/csswg-drafts issue 3713 has it. encodings.json has the velocity of a
value whose inner components move, as a numerical derivative in 50 digits.

Run: python3 -m generators.transforms, in Tests/conformance
"""

from __future__ import annotations

import random
from typing import Any

import mpmath as mp
from generators import colors
from generators.colors import Vector, exact, numbers, write

mp.mp.dps = 50


def decomposed(m: Vector) -> Vector:
    """tx, ty, angle, scale x, scale y, skew of an invertible a b c d tx ty."""
    a, b, c, d, tx, ty = m
    scale_x, scale_y = mp.mpf(1), mp.mpf(1)
    if a * d - b * c < 0:
        if a < d:
            scale_x = -scale_x
        else:
            scale_y = -scale_y
    scale_x *= mp.hypot(a, b)
    a, b = a / scale_x, b / scale_x
    shear = a * c + b * d
    c, d = c - a * shear, d - b * shear
    scale_y *= mp.hypot(c, d)
    return [tx, ty, mp.atan2(b, a), scale_x, scale_y, shear / scale_y]


def recomposed(p: Vector) -> Vector:
    tx, ty, angle, scale_x, scale_y, skew = p
    sin, cos = mp.sin(angle), mp.cos(angle)
    return [
        scale_x * cos,
        scale_x * sin,
        scale_y * (skew * cos - sin),
        scale_y * (skew * sin + cos),
        tx,
        ty,
    ]


def mixed(first: Vector, second: Vector, t: Any) -> Vector:
    """CSS Transforms 1, "interpolation of decomposed 2D matrix values"."""
    p, q = decomposed(first), decomposed(second)
    if (p[3] < 0 and q[4] < 0) or (p[4] < 0 and q[3] < 0):
        p[3], p[4] = -p[3], -p[4]
        p[2] += mp.pi if p[2] < 0 else -mp.pi
    turn = 2 * mp.pi
    p[2] = p[2] or turn
    q[2] = q[2] or turn
    if abs(p[2] - q[2]) > mp.pi:
        if p[2] > q[2]:
            p[2] -= turn
        else:
            q[2] -= turn
    return recomposed([x + (y - x) * t for x, y in zip(p, q, strict=True)])


def transforms() -> list[list[float]]:
    generator = random.Random(3)
    some = [
        [generator.uniform(-3, 3) for _ in range(4)] + [generator.uniform(-50, 50) for _ in range(2)] for _ in range(24)
    ]
    simple = [
        [1.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        [-1.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        [1.0, 0.0, 0.0, -1.0, 5.0, 0.0],
        [0.0, 2.0, -3.0, 0.0, 0.0, 7.0],
        [0.0, 1.0, 1.0, 0.0, 0.0, 0.0],
        [1.0, 0.0, 1.5, 1.0, 0.0, 0.0],
        [1e-100, 0.0, 0.0, 1e100, 1e150, -1e150],
        [3.0, 4.0, -1e-6, 1e-6, 0.0, 0.0],
    ]
    return simple + some


def decomposition_cases() -> list[dict[str, Any]]:
    names = ("tx", "ty", "angle", "scale_x", "scale_y", "skew")
    cases = []
    for transform in transforms():
        parts = numbers(decomposed(exact(transform)))
        cases.append({"transform": transform, **dict(zip(names, parts, strict=True))})
    return cases


def mix_cases() -> list[dict[str, Any]]:
    some = [t for t in transforms() if max(map(abs, t)) < 1e3]
    generator = random.Random(4)
    cases = []
    pairs = [(some[0], some[1]), (some[1], some[2]), (some[2], some[1]), (some[3], some[0]), (some[0], some[5])]
    for _ in range(40):
        first, second = generator.sample(some, 2)
        pairs.append((first, second))
    for first, second in pairs:
        for t in (0.0, 0.3, 0.5, 1.0, -0.5, 1.7):
            expected = numbers(mixed(exact(first), exact(second), mp.mpf(t)))
            cases.append({"from": first, "to": second, "progress": t, "expected": expected})
    return cases


def published_cases() -> list[dict[str, Any]]:
    """css/css-transforms/animation/transform-interpolation-005.html."""
    none = [1, 0, 0, 1, 0, 0]

    def turned(scale: int, degrees: int, x: int, y: int) -> list[float]:
        sin, cos = (float(f(mp.radians(degrees))) for f in (mp.sin, mp.cos))
        return [scale * cos, scale * sin, -sin, cos, x, y]

    rows: list[tuple[list[Any], list[Any], list[tuple[float, list[Any]]]]] = [
        (
            [1, 0, 0, 1, 0, -6],
            [0, 7, -1, 0, 6, 0],
            [
                (-1, [0, 5, 1, 0, -6, -12]),
                (0, [1, 0, 0, 1, 0, -6]),
                (1 / 3, turned(3, 30, 2, -4)),
                (0.5, turned(4, 45, 3, -3)),
                (2 / 3, turned(5, 60, 4, -2)),
                (1, [0, 7, -1, 0, 6, 0]),
                (2, [-13, 0, 0, -1, 12, 6]),
            ],
        ),
        (
            [0, 7, -1, 0, 6, 0],
            [1, 0, 0, 1, 0, -6],
            [
                (-1, [-13, 0, 0, -1, 12, 6]),
                (1 / 3, turned(5, 60, 4, -2)),
                (0.5, turned(4, 45, 3, -3)),
                (2, [0, 5, 1, 0, -6, -12]),
            ],
        ),
        (
            [1, 0, 0, 7, 0, 0],
            [7, 0, 1, 1, 0, 0],
            [
                (-1, [-5, 0, -13, 13, 0, 0]),
                (0, [1, 0, 0, 7, 0, 0]),
                (1 / 3, [3, 0, 5 / 3, 5, 0, 0]),
                (0.5, [4, 0, 2, 4, 0, 0]),
                (2 / 3, [5, 0, 2, 3, 0, 0]),
                (1, [7, 0, 1, 1, 0, 0]),
                (2, [13, 0, -10, -5, 0, 0]),
            ],
        ),
        (
            none,
            [7, 0, 2, 2, 6, 0],
            [
                (-1, [-5, 0, 0, 0, -6, 0]),
                (0.25, [2.5, 0, 0.3125, 1.25, 1.5, 0]),
                (0.5, [4, 0, 0.75, 1.5, 3, 0]),
                (0.75, [5.5, 0, 1.3125, 1.75, 4.5, 0]),
                (1, [7, 0, 2, 2, 6, 0]),
                (2, [13, 0, 6, 3, 12, 0]),
            ],
        ),
        (
            [3, 0, 0, 5, 0, -6],
            none,
            [
                (-1, [5, 0, 0, 9, 0, -12]),
                (0.25, [2.5, 0, 0, 4, 0, -4.5]),
                (0.75, [1.5, 0, 0, 2, 0, -1.5]),
                (2, [-1, 0, 0, -3, 0, 6]),
            ],
        ),
    ]
    return [
        {
            "from": [float(x) for x in first],
            "to": [float(x) for x in second],
            "progress": float(t),
            "expected": [float(x) for x in expected],
        }
        for first, second, results in rows
        for t, expected in results
    ]


def decoded(kind: str, space: int, premultiplied: bool, inner: Vector) -> Vector:
    if kind == "transform":
        return recomposed(inner[:6])
    weight = inner[3] if premultiplied else mp.mpf(1)
    straight = [x if space == colors.OKLCH and index == 2 else x / weight for index, x in enumerate(inner[:3])]
    return [*colors.convert(space, colors.SRGB, straight), inner[3]]


def encoding_cases() -> list[dict[str, Any]]:
    generator = random.Random(5)
    cases = []
    arguments: list[tuple[str, int, bool]] = [("transform", 0, False)] * 12
    arguments += [("color", space, p) for space in range(5) for p in (False, True) for _ in range(6)]
    for kind, space, premultiplied in arguments:
        if kind == "transform":
            inner = [generator.uniform(-9, 9), generator.uniform(-9, 9), generator.uniform(-4, 4)]
            inner += [generator.choice((-1, 1)) * generator.uniform(0.2, 3) for _ in range(2)]
            inner += [generator.uniform(-2, 2), 0.0]
        else:
            srgb = [mp.mpf(generator.uniform(-0.2, 1.3)) for _ in range(3)]
            opacity = generator.uniform(0.1, 1)
            inner = [
                float(x * (opacity if premultiplied and not (space == colors.OKLCH and index == 2) else 1))
                for index, x in enumerate(colors.convert(colors.SRGB, space, srgb))
            ]
            inner.append(opacity)
        velocity = [generator.uniform(-3, 3) for _ in inner]
        if kind == "transform":
            velocity[6] = 0.0
        at, rate = exact(inner), exact(velocity)
        step = mp.mpf(10) ** -15

        def value(s: Any) -> Vector:
            moved = [x + s * v for x, v in zip(at, rate, strict=True)]  # noqa: B023
            return decoded(kind, space, premultiplied, moved)  # noqa: B023

        # Central, of fourth order: 1e-60 of truncation, 1e-35 of rounding.
        ahead, behind, far, back = (value(k * step) for k in (1, -1, 2, -2))
        derivative = [
            (8 * (p - m) - (f - b)) / (12 * step) for p, m, f, b in zip(ahead, behind, far, back, strict=True)
        ]
        case = {"kind": kind, "space": space, "premultiplied": premultiplied, "inner": inner, "velocity": velocity}
        cases.append({**case, "outer": numbers(value(0)), "outer_velocity": numbers(derivative)})
    return cases


def main() -> None:
    method = "The definitions in 50 digits (mpmath)."
    write(
        "transforms.json",
        "A transform (a b c d tx ty) taken apart: |error| <= tolerance * max(1, |expected|).",
        method,
        1e-13,
        decomposition_cases(),
    )
    write(
        "transform_mixes.json",
        "Transforms interpolated by their parts. |error| <= tolerance * max(1, the largest |expected|).",
        method,
        1e-12,
        mix_cases(),
    )
    write(
        "transform_mixes_published.json",
        "Transforms interpolated by their parts. Of each number: |error| <= tolerance.",
        "web-platform-tests, css/css-transforms/animation/transform-interpolation-005.html.",
        1e-13,
        published_cases(),
    )
    write(
        "encodings.json",
        "The value and its velocity while inner components move. kind transform: tx ty angle scale_x scale_y skew "
        "shear; kind color: components in the space and opacity, to sRGB. |error| <= tolerance * max(1, the "
        "largest |expected|).",
        "Numerical derivatives in 50 digits (mpmath).",
        1e-11,
        encoding_cases(),
    )


if __name__ == "__main__":
    main()
