# SPDX-License-Identifier: MIT
"""Writes ../values/colors.json, color_mixes.json and color_mixes_published.json: colors converted and interpolated.

The matrices are derived here as exact fractions from the chromaticities that CSS Color 4 gives for sRGB and Display P3
(section 10), and from its decimal matrices for OKLab, taken as exact; inverses are exact. The transfer function, roots
and angles are mpmath's, in 50 digits. --matrices prints the constants of Sources/AnimMotion/Values/ColorSpace+Matrices.

Run: python3 colors.py
"""

from __future__ import annotations

import json
import random
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "values"
SRGB, LINEAR, P3, OKLAB, OKLCH = range(5)
SHORTER, LONGER, INCREASING, DECREASING = range(4)
POWERLESS = mp.mpf("0.000004")

Matrix = list[list[Fraction]]
Vector = list[Any]


def product(a: Matrix, b: Matrix) -> Matrix:
    return [[sum((a[i][k] * b[k][j] for k in range(3)), Fraction(0)) for j in range(3)] for i in range(3)]


def inverse(m: Matrix) -> Matrix:
    """By cofactors."""

    def minor(i: int, j: int) -> Fraction:
        rows = [m[(i + 1) % 3], m[(i + 2) % 3]]
        first, second = (j + 1) % 3, (j + 2) % 3
        return rows[0][first] * rows[1][second] - rows[0][second] * rows[1][first]

    determinant = sum((m[0][j] * minor(0, j) for j in range(3)), Fraction(0))
    return [[minor(j, i) / determinant for j in range(3)] for i in range(3)]


def fractions(rows: list[str]) -> Matrix:
    return [[Fraction(number) for number in row.split()] for row in rows]


def to_xyz(red: str, green: str, blue: str) -> Matrix:
    """The matrix from linear light to XYZ, by the chromaticities x and y of the primaries, with D65 as white."""

    def xyz(chromaticity: str) -> list[Fraction]:
        x, y = (Fraction(number) for number in chromaticity.split())
        return [x / y, Fraction(1), (1 - x - y) / y]

    columns = [xyz(red), xyz(green), xyz(blue)]
    primaries = [[columns[j][i] for j in range(3)] for i in range(3)]
    white = xyz("0.3127 0.3290")
    back = inverse(primaries)
    scales = [sum((back[i][k] * white[k] for k in range(3)), Fraction(0)) for i in range(3)]
    return [[primaries[i][j] * scales[j] for j in range(3)] for i in range(3)]


SRGB_TO_XYZ = to_xyz("0.640 0.330", "0.300 0.600", "0.150 0.060")
P3_TO_XYZ = to_xyz("0.680 0.320", "0.265 0.690", "0.150 0.060")
# The fractions that CSS Color 4 prints, as a check of the derivation.
assert SRGB_TO_XYZ[0] == [Fraction(506752, 1228815), Fraction(87881, 245763), Fraction(12673, 70218)]
assert SRGB_TO_XYZ[2] == [Fraction(7918, 409605), Fraction(87881, 737289), Fraction(1001167, 1053270)]
assert P3_TO_XYZ[0] == [Fraction(608311, 1250200), Fraction(189793, 714400), Fraction(198249, 1000160)]
assert inverse(P3_TO_XYZ)[0] == [Fraction(446124, 178915), Fraction(-333277, 357830), Fraction(-72051, 178915)]

XYZ_TO_LMS = fractions(
    [
        "0.8190224379967030 0.3619062600528904 -0.1288737815209879",
        "0.0329836539323885 0.9292868615863434 0.0361446663506424",
        "0.0481771893596242 0.2642395317527308 0.6335478284694309",
    ]
)
LMS_TO_OKLAB = fractions(
    [
        "0.2104542683093140 0.7936177747023054 -0.0040720430116193",
        "1.9779985324311684 -2.4285922420485799 0.4505937096174110",
        "0.0259040424655478 0.7827717124575296 -0.8086757549230774",
    ]
)
MATRICES = {
    "linear sRGB from linear Display P3": product(inverse(SRGB_TO_XYZ), P3_TO_XYZ),
    "linear Display P3 from linear sRGB": product(inverse(P3_TO_XYZ), SRGB_TO_XYZ),
    "cone responses (LMS) from linear sRGB": product(XYZ_TO_LMS, SRGB_TO_XYZ),
    "linear sRGB from cone responses": inverse(product(XYZ_TO_LMS, SRGB_TO_XYZ)),
    "OKLab from the cube roots of cone responses": LMS_TO_OKLAB,
    "the cube roots of cone responses from OKLab": inverse(LMS_TO_OKLAB),
}


def apply(m: Matrix, v: Vector) -> Vector:
    return [mp.fsum(mp.mpf(m[i][j].numerator) / m[i][j].denominator * v[j] for j in range(3)) for i in range(3)]


def to_linear(x: Any) -> Any:
    size = abs(x)
    linear = (
        size / mp.mpf("12.92")
        if size <= mp.mpf("0.04045")
        else ((size + mp.mpf("0.055")) / mp.mpf("1.055")) ** mp.mpf("2.4")
    )
    return mp.sign(x) * linear


def to_gamma(x: Any) -> Any:
    size = abs(x)
    exponent = 1 / mp.mpf("2.4")
    # CSS has 0.0031308, which does not undo to_linear between there and this, the middle of its jump.
    if size > mp.mpf("0.003130806"):
        return mp.sign(x) * (mp.mpf("1.055") * size**exponent - mp.mpf("0.055"))
    return x * mp.mpf("12.92")


def root(x: Any) -> Any:
    return mp.sign(x) * mp.cbrt(abs(x))


def to_oklab(space: int, c: Vector) -> Vector:
    if space == OKLCH:
        return [c[0], c[1] * mp.cos(c[2]), c[1] * mp.sin(c[2])]
    if space == OKLAB:
        return c
    linear = c if space == LINEAR else [to_linear(x) for x in c]
    xyz = apply(P3_TO_XYZ if space == P3 else SRGB_TO_XYZ, linear)
    return apply(LMS_TO_OKLAB, [root(x) for x in apply(XYZ_TO_LMS, xyz)])


def from_oklab(space: int, c: Vector) -> Vector:
    if space == OKLAB:
        return c
    if space == OKLCH:
        hue = mp.atan2(c[2], c[1]) if (c[1], c[2]) != (0, 0) else mp.mpf(0)
        return [c[0], mp.hypot(c[1], c[2]), hue if hue >= 0 else hue + 2 * mp.pi]
    lms = [x**3 for x in apply(inverse(LMS_TO_OKLAB), c)]
    linear = apply(inverse(P3_TO_XYZ if space == P3 else SRGB_TO_XYZ), apply(inverse(XYZ_TO_LMS), lms))
    return linear if space == LINEAR else [to_gamma(x) for x in linear]


def convert(source: int, target: int, c: Vector) -> Vector:
    if source == target:
        return c
    return from_oklab(target, to_oklab(source, c))


def fixed_hues(a: Any, b: Any, path: int) -> tuple[Any, Any]:
    """CSS Color 4, section 12.4, in radians; the hues are from 0 to 2 pi."""
    turn = 2 * mp.pi
    if path == SHORTER:
        if b - a > mp.pi:
            a += turn
        elif b - a < -mp.pi:
            b += turn
    elif path == LONGER:
        if 0 < b - a < mp.pi:
            a += turn
        elif -mp.pi < b - a <= 0:
            b += turn
    elif path == INCREASING:
        if b < a:
            b += turn
    elif a < b:
        a += turn
    return a, b


def mixed(first: Vector, second: Vector, t: Any, space: int, path: int, premultiplied: bool) -> Vector:
    """Section 12: convert, carry powerless hues over, fix the hues up, premultiply, interpolate, and back."""
    a, b = convert(SRGB, space, first[:3]), convert(SRGB, space, second[:3])
    if space == OKLCH:
        a_is_powerless, b_is_powerless = a[1] <= POWERLESS, b[1] <= POWERLESS
        if a_is_powerless:
            a[2] = b[2]
        elif b_is_powerless:
            b[2] = a[2]
        a[2], b[2] = fixed_hues(a[2], b[2], path)
    opacity = first[3] + (second[3] - first[3]) * t
    result = []
    for index in range(3):
        weighs = premultiplied and not (space == OKLCH and index == 2)
        x, y = (a[index] * first[3], b[index] * second[3]) if weighs else (a[index], b[index])
        value = x + (y - x) * t
        result.append(value / opacity if weighs and opacity > 0 else mp.mpf(0) if weighs else value)
    return [*convert(space, SRGB, result), opacity]


def numbers(v: Vector) -> list[float]:
    return [float(x) for x in v]


def exact(v: list[float]) -> Vector:
    return [mp.mpf(x) for x in v]


def colors() -> list[list[float]]:
    """In sRGB: corners, grays, the edges of the straight part, and beyond the gamut on either side."""
    generator = random.Random(1)
    some = [[float(r), float(g), float(b)] for r in (0, 1) for g in (0, 1) for b in (0, 1)]
    some += [[1.0, 45 / 255, 85 / 255], [0.5, 0.5, 0.5], [0.04045, 0.03, 0.05], [0.0, 1e-9, 0.001], [0.999, 1.0, 1.001]]
    some += [[-0.5, 0.25, 1.5], [-1.0, -0.02, -0.0404], [4.0, 2.0, -0.25], [0.5, 0.5, 0.500001]]
    some += [[generator.random() for _ in range(3)] for _ in range(12)]
    some += [[generator.uniform(-0.6, 1.8) for _ in range(3)] for _ in range(6)]
    return some


def conversion_cases() -> list[dict[str, Any]]:
    cases = []
    for color in colors():
        for source in range(5):
            # As a double: what the library is given.
            given = numbers(convert(SRGB, source, exact(color)))
            for target in range(5):
                if target == OKLCH and convert(source, OKLAB, exact(given))[1:] == [0, 0]:
                    continue
                expected = convert(source, target, exact(given))
                if target == OKLCH and expected[1] < 1e-3:
                    continue  # The hue answers to every rounding.
                cases.append({"from": source, "to": target, "color": given, "expected": numbers(expected)})
    # What CSS Color 4 and the web platform tests print: red in OKLCH.
    red = convert(SRGB, OKLCH, exact([1.0, 0.0, 0.0]))
    assert abs(red[0] - mp.mpf("0.62795536")) < 1e-8
    assert abs(red[1] - mp.mpf("0.2576833")) < 1e-7
    assert abs(mp.degrees(red[2]) - mp.mpf("29.23388028")) < 1e-6
    return cases


def mix_cases() -> list[dict[str, Any]]:
    generator = random.Random(2)
    cases = []
    pairs: list[tuple[list[float], list[float]]] = [
        ([1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]),
        ([1.0, 0.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0]),
        ([0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]),
        ([0.2, 0.2, 0.2, 1.0], [0.8, 0.8, 0.8, 0.5]),
        ([1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]),
        ([0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0]),
        ([1.0, 0.5, 0.0, 0.25], [0.0, 0.25, 1.0, 0.75]),
        ([-0.2, 0.4, 1.3, 0.9], [0.9, 1.1, -0.1, 0.3]),
    ]
    pairs += [([generator.random() for _ in range(4)], [generator.random() for _ in range(4)]) for _ in range(4)]
    for first, second in pairs:
        for space in range(5):
            for path in range(4) if space == OKLCH else (SHORTER,):
                for premultiplied in (True, False):
                    for t in (0.0, 0.25, 0.5, 0.9, 1.0, 1.25) if space == OKLCH else (0.25, 0.5, 1.0):
                        arguments = (exact(first), exact(second), mp.mpf(t), space, path, premultiplied)
                        case = {"from": first, "to": second, "progress": t, "space": space, "hue": path}
                        case |= {"premultiplied": premultiplied, "expected": numbers(mixed(*arguments))}
                        cases.append(case)
    return cases


# color-mix(in oklch ...) of css/css-color/parsing/color-computed-color-mix-function.html in web-platform-tests: from
# and to as CSS writes them (sRGB from 0 to 1, or lightness, chroma, degrees), how, and the result in OKLCH.
PUBLISHED: list[tuple[list[float], list[float], int, list[float]]] = [
    ([1, 1, 1, 1], [0, 0, 1, 1], SHORTER, [0.72600686, 0.15660719, 264.05202262, 1]),
    ([1, 0, 0, 1], [1, 1, 1, 1], SHORTER, [0.81397768, 0.12884165, 29.23388028, 1]),
    ([1, 0, 0, 1], [0, 0, 0, 1], SHORTER, [0.31397768, 0.12884165, 29.23388028, 1]),
    ([1, 0, 0, 1], [0, 0, 0, 0], SHORTER, [0.62795536, 0.2576833, 29.23388028, 0.5]),
    ([1, 0, 0, 1], [1, 1, 1, 1], LONGER, [0.81397768, 0.12884165, 209.23388028, 1]),
    ([1, 0, 0, 1], [0, 0, 0, 1], LONGER, [0.31397768, 0.12884165, 209.23388028, 1]),
    ([1, 0, 0, 1], [0, 0, 0, 0], LONGER, [0.62795536, 0.2576833, 209.23388028, 0.5]),
    ([1, 0, 0, 1], [1, 1, 1, 1], INCREASING, [0.81397768, 0.12884165, 29.23388028, 1]),
    ([1, 0, 0, 1], [1, 1, 1, 1], DECREASING, [0.81397768, 0.12884165, 29.23388028, 1]),
]
PUBLISHED_POLAR: list[tuple[list[float], list[float], int, float, list[float]]] = [
    ([0.1, 0.2, 30, 1], [0.5, 0.6, 70, 1], SHORTER, 0.5, [0.3, 0.4, 50, 1]),
    ([0.1, 0.2, 30, 1], [0.5, 0.6, 70, 1], SHORTER, 0.75, [0.4, 0.5, 60, 1]),
    ([0.1, 0.2, 30, 0.4], [0.5, 0.6, 70, 0.8], SHORTER, 0.5, [0.36666667, 0.46666667, 50, 0.6]),
    ([0.1, 0.2, 30, 0.4], [0.5, 0.6, 70, 0.8], SHORTER, 0.75, [0.44285714, 0.54285714, 60, 0.7]),
    ([0.1, 0.2, 30, 0.4], [0.5, 0.6, 70, 0.8], SHORTER, 0.25, [0.26, 0.36, 40, 0.5]),
    ([0.1, 20, 120, 0], [0.3, 40, 30, 1], SHORTER, 0.5, [0.3, 40, 75, 0.5]),
    ([0.1, 20, 120, 0], [0.3, 40, 30, 1], SHORTER, 0.9, [0.3, 40, 39, 0.9]),
    # There with no chroma, where the hue is all that is seen of it; here with some.
    ([1, 0.1, 40, 1], [1, 0.1, 60, 1], SHORTER, 0.5, [1, 0.1, 50, 1]),
    ([1, 0.1, 50, 1], [1, 0.1, 330, 1], SHORTER, 0.5, [1, 0.1, 10, 1]),
    ([1, 0.1, 20, 1], [1, 0.1, 320, 1], SHORTER, 0.5, [1, 0.1, 350, 1]),
    ([1, 0.1, 40, 1], [1, 0.1, 60, 1], LONGER, 0.5, [1, 0.1, 230, 1]),
    ([1, 0.1, 60, 1], [1, 0.1, 40, 1], LONGER, 0.5, [1, 0.1, 230, 1]),
    ([1, 0.1, 50, 1], [1, 0.1, 330, 1], LONGER, 0.5, [1, 0.1, 190, 1]),
    ([1, 0.1, 320, 1], [1, 0.1, 20, 1], LONGER, 0.5, [1, 0.1, 170, 1]),
    ([1, 0.1, 40, 1], [1, 0.1, 60, 1], INCREASING, 0.5, [1, 0.1, 50, 1]),
    ([1, 0.1, 60, 1], [1, 0.1, 40, 1], INCREASING, 0.5, [1, 0.1, 230, 1]),
    ([1, 0.1, 330, 1], [1, 0.1, 50, 1], INCREASING, 0.5, [1, 0.1, 10, 1]),
    ([1, 0.1, 320, 1], [1, 0.1, 20, 1], INCREASING, 0.5, [1, 0.1, 350, 1]),
    ([1, 0.1, 40, 1], [1, 0.1, 60, 1], DECREASING, 0.5, [1, 0.1, 230, 1]),
    ([1, 0.1, 60, 1], [1, 0.1, 40, 1], DECREASING, 0.5, [1, 0.1, 50, 1]),
    ([1, 0.1, 50, 1], [1, 0.1, 330, 1], DECREASING, 0.5, [1, 0.1, 10, 1]),
    ([1, 0.1, 320, 1], [1, 0.1, 20, 1], DECREASING, 0.5, [1, 0.1, 170, 1]),
]


def published_cases() -> list[dict[str, Any]]:
    def polar(c: list[float]) -> list[float]:
        return [float(c[0]), float(c[1]), float(mp.radians(mp.mpf(str(c[2])))), float(c[3])]

    def srgb(c: list[float]) -> list[float]:
        return [*numbers(convert(OKLCH, SRGB, [mp.mpf(c[0]), mp.mpf(c[1]), mp.radians(c[2])])), float(c[3])]

    cases = []
    for a, b, hue, expected in PUBLISHED:
        fields = {"from": [float(x) for x in a], "to": [float(x) for x in b], "progress": 0.5, "hue": hue}
        cases.append({**fields, "expected_oklch": polar(expected)})
    for a, b, hue, t, expected in PUBLISHED_POLAR:
        cases.append({"from": srgb(a), "to": srgb(b), "progress": t, "hue": hue, "expected_oklch": polar(expected)})
    return cases


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    text = f'{head[:-2]},\n  "cases": [\n' + ",\n".join("    " + json.dumps(case) for case in cases) + "\n  ]\n}\n"
    OUT.mkdir(exist_ok=True)
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def main() -> None:
    if sys.argv[1:] == ["--matrices"]:
        for name, matrix in MATRICES.items():
            print(f"        // {name}")
            for row in matrix:
                print("        " + ", ".join(repr(float(x)) for x in row) + ",")
        return
    method = "CSS Color 4's definitions in exact fractions and 50 digits (mpmath)."
    write(
        "colors.json",
        "A color (three numbers) of one space in another. Spaces: 0 sRGB, 1 linear sRGB, 2 Display P3, 3 OKLab, 4 "
        "OKLCH with the hue in radians. Of each number: |error| <= tolerance * max(1, the largest |expected|).",
        method,
        1e-12,
        conversion_cases(),
    )
    write(
        "color_mixes.json",
        "Two sRGB colors with opacity interpolated in a space; hue: 0 shorter, 1 longer, 2 increasing, 3 decreasing. "
        "Of each number: |error| <= tolerance * max(1, the largest |expected|).",
        method,
        1e-12,
        mix_cases(),
    )
    write(
        "color_mixes_published.json",
        "Two sRGB colors interpolated in OKLCH, premultiplied: the result in OKLCH. |error| <= tolerance.",
        "web-platform-tests, css/css-color/parsing/color-computed-color-mix-function.html (printed to 8 digits).",
        2e-7,
        published_cases(),
    )


if __name__ == "__main__":
    main()
