# SPDX-License-Identifier: MIT
"""Colors of other spaces as sRGB, and back. The matrices are those of CSS Color 4, 20: Sample code for conversions."""

from __future__ import annotations

import math

__all__ = ["from_srgb", "to_srgb"]

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_XYZ_TO_LINEAR: Matrix = (
    (12831 / 3959, -329 / 214, -1974 / 3959),
    (-851781 / 878810, 1648619 / 878810, 36519 / 878810),
    (705 / 12673, -2585 / 12673, 705 / 667),
)
_LINEAR_TO_XYZ: Matrix = (
    (506752 / 1228815, 87881 / 245763, 12673 / 70218),
    (87098 / 409605, 175762 / 245763, 12673 / 175545),
    (7918 / 409605, 87881 / 737289, 1001167 / 1053270),
)
_P3_TO_XYZ: Matrix = (
    (608311 / 1250200, 189793 / 714400, 198249 / 1000160),
    (35783 / 156275, 247089 / 357200, 198249 / 2500400),
    (0.0, 32229 / 714400, 5220557 / 5000800),
)
# Bradford's, from the white of D50 to that of D65.
_D50_TO_D65: Matrix = (
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124),
)
_XYZ_TO_LMS: Matrix = (
    (0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    (0.0481771893596242, 0.2642395317527308, 0.6335478284694309),
)
_LMS_TO_XYZ: Matrix = (
    (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816),
)
_LMS_TO_OKLAB: Matrix = (
    (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    (0.0259040424655478, 0.7827717124575296, -0.8086757549230774),
)
_OKLAB_TO_LMS: Matrix = (
    (1.0, 0.3963377773761749, 0.2158037573099136),
    (1.0, -0.1055613458156586, -0.0638541728258133),
    (1.0, -0.0894841775298119, -1.2914855480194092),
)
_D50: Triple = (0.3457 / 0.3585, 1.0, (1.0 - 0.3457 - 0.3585) / 0.3585)
_KAPPA, _EPSILON = 24389 / 27, 216 / 24389


def _by(matrix: Matrix, vector: Triple) -> Triple:
    a, b, c = (sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix)
    return (a, b, c)


def _encoded(value: float) -> float:
    size = abs(value)
    return math.copysign(1.055 * size ** (1 / 2.4) - 0.055 if size > 0.0031308 else 12.92 * size, value)


def _linear(value: float) -> float:
    size = abs(value)
    return math.copysign(((size + 0.055) / 1.055) ** 2.4 if size > 0.04045 else size / 12.92, value)


def _each(function: object, color: Triple) -> Triple:
    a, b, c = (function(each) for each in color)  # type: ignore[operator]
    return (a, b, c)


def _turned(color: Triple) -> Triple:
    """A color of lightness, chroma and hue in degrees, on axes."""
    lightness, chroma, hue = color
    return (lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue)))


def _of_lab(color: Triple) -> Triple:
    """CSS Color 4, 9.3: XYZ, by the white of D65."""
    lightness, a, b = color
    y = (lightness + 16) / 116
    x, z = a / 500 + y, y - b / 200
    parts = (
        x**3 if x**3 > _EPSILON else (116 * x - 16) / _KAPPA,
        y**3 if lightness > _KAPPA * _EPSILON else lightness / _KAPPA,
        z**3 if z**3 > _EPSILON else (116 * z - 16) / _KAPPA,
    )
    return _by(_D50_TO_D65, (parts[0] * _D50[0], parts[1], parts[2] * _D50[2]))


def _of_oklab(color: Triple) -> Triple:
    return _by(_LMS_TO_XYZ, _each(lambda value: value**3, _by(_OKLAB_TO_LMS, color)))


def to_srgb(space: str, coordinates: tuple[float, ...]) -> Triple:
    """A color's red, green and blue, also outside of 0 to 1. Raises ValueError for a space that is not known."""
    first, second, third = coordinates
    color = (first, second, third)
    match space:
        case "srgb" | "hsl" | "hwb":
            return color
        case "srgb-linear":
            return _each(_encoded, color)
        case "oklab":
            xyz = _of_oklab(color)
        case "oklch":
            xyz = _of_oklab(_turned(color))
        case "lab":
            xyz = _of_lab(color)
        case "lch":
            xyz = _of_lab(_turned(color))
        case "display-p3":
            xyz = _by(_P3_TO_XYZ, _each(_linear, color))
        case "xyz" | "xyz-d65":
            xyz = color
        case "xyz-d50":
            xyz = _by(_D50_TO_D65, color)
        case _:
            raise ValueError(space)
    return _each(_encoded, _by(_XYZ_TO_LINEAR, xyz))


def from_srgb(space: str, color: tuple[float, ...]) -> Triple:
    """Red, green and blue as coordinates of srgb, srgb-linear or oklab."""
    first, second, third = color
    triple = (first, second, third)
    if space == "srgb":
        return triple
    linear = _each(_linear, triple)
    if space == "srgb-linear":
        return linear
    return _by(_LMS_TO_OKLAB, _each(math.cbrt, _by(_XYZ_TO_LMS, _by(_LINEAR_TO_XYZ, linear))))
