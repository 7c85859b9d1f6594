# SPDX-License-Identifier: MIT
"""Colors of CSS in the spaces of CSS Color 4, and between them. The core converts its own spaces; the matrices of the
others are those of CSS Color 4, 20: Sample code for conversions."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...color import ColorSpace, convert

__all__ = ["COMPONENTS", "Missing", "converted", "mixed", "to_srgb"]

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]
# Components, of which those without a value are None.
Missing = Sequence[float | None]

_XYZ_TO_LINEAR: Matrix = (
    (12831 / 3959, -329 / 214, -1974 / 3959),
    (-851781 / 878810, 1648619 / 878810, 36519 / 878810),
    (705 / 12673, -2585 / 12673, 705 / 667),
)
# Bradford's, from the white of D50 to that of D65.
_D50_TO_D65: Matrix = (
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124),
)
_A98_TO_XYZ: Matrix = (
    (573536 / 994567, 263643 / 1420810, 187206 / 994567),
    (591459 / 1989134, 6239551 / 9945670, 374412 / 4972835),
    (53769 / 1989134, 351524 / 4972835, 4929758 / 4972835),
)
_PROPHOTO_TO_D50: Matrix = (
    (0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
    (0.2880748288194013, 0.711835234241873, 0.00008993693872564),
    (0.0, 0.0, 0.8251046025104602),
)
_REC2020_TO_XYZ: Matrix = (
    (63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314),
    (26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157),
    (0.0, 19567812 / 697040785, 295819943 / 278816314),
)
_D50 = (0.3457 / 0.3585, 1.0, (1.0 - 0.3457 - 0.3585) / 0.3585)
# The core's spaces by the names of CSS.
_SPACES = {
    "srgb": ColorSpace.SRGB,
    "srgb-linear": ColorSpace.LINEAR_SRGB,
    "display-p3": ColorSpace.DISPLAY_P3,
    "oklab": ColorSpace.OKLAB,
    "oklch": ColorSpace.OKLCH,
}
_RED_GREEN_BLUE = ("r", "g", "b")
_X_Y_Z = ("x", "y", "z")
# The names of each space's components.
COMPONENTS = {
    **dict.fromkeys(
        ("srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020"),
        _RED_GREEN_BLUE,
    ),
    **dict.fromkeys(("xyz", "xyz-d50", "xyz-d65"), _X_Y_Z),
    **dict.fromkeys(("lab", "oklab"), ("l", "a", "b")),
    **dict.fromkeys(("lch", "oklch"), ("l", "c", "h")),
    "hsl": ("h", "s", "l"),
    "hwb": ("h", "w", "b"),
}
# CSS Color 4, 12.2: what is missing stays so where a space has the same component, by another name perhaps.
_ALIKE = {"x": "red", "r": "red", "y": "green", "g": "green", "z": "blue", "s": "chroma", "c": "chroma"}


def _by(matrix: Matrix, vector: Sequence[float]) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _inverse(m: Matrix) -> Matrix:
    (a, b, c), (d, e, f), (g, h, i) = m
    whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return (
        ((e * i - f * h) / whole, (c * h - b * i) / whole, (b * f - c * e) / whole),
        ((f * g - d * i) / whole, (a * i - c * g) / whole, (c * d - a * f) / whole),
        ((d * h - e * g) / whole, (b * g - a * h) / whole, (a * e - b * d) / whole),
    )


_LINEAR_TO_XYZ, _D65_TO_D50 = _inverse(_XYZ_TO_LINEAR), _inverse(_D50_TO_D65)
_XYZ_TO_A98, _D50_TO_PROPHOTO, _XYZ_TO_REC2020 = (
    _inverse(_A98_TO_XYZ),
    _inverse(_PROPHOTO_TO_D50),
    _inverse(_REC2020_TO_XYZ),
)


def _each(function: Callable[[float], float], values: Sequence[float]) -> Triple:
    """A function of what is above 0, mirrored below."""
    x, y, z = (math.copysign(function(abs(value)), value) for value in values)
    return x, y, z


def _core(source: ColorSpace, target: ColorSpace, values: Sequence[float]) -> Triple:
    return convert((values[0], values[1], values[2], 1.0), source, target)[:3]


def _of_lab(lab: Sequence[float]) -> Triple:
    """CSS Color 4, 20: CIE's Lab to XYZ with the white of D50."""
    kappa, epsilon = 24389 / 27, 216 / 24389
    y = (lab[0] + 16) / 116
    x, z = lab[1] / 500 + y, y - lab[2] / 200
    found = (
        x**3 if x**3 > epsilon else (116 * x - 16) / kappa,
        y**3 if lab[0] > kappa * epsilon else lab[0] / kappa,
        z**3 if z**3 > epsilon else (116 * z - 16) / kappa,
    )
    return found[0] * _D50[0], found[1], found[2] * _D50[2]


def _to_lab(xyz: Sequence[float]) -> Triple:
    kappa, epsilon = 24389 / 27, 216 / 24389
    x, y, z = (
        math.cbrt(part) if part > epsilon else (kappa * part + 16) / 116
        for part in (xyz[0] / _D50[0], xyz[1], xyz[2] / _D50[2])
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _of_hsl(hsl: Sequence[float]) -> Triple:
    """CSS Color 4, 7.1."""
    hue, saturation, light = hsl[0] % 360, hsl[1] / 100, hsl[2] / 100

    def part(n: int) -> float:
        k = (n + hue / 30) % 12
        return light - saturation * min(light, 1 - light) * max(-1.0, min(k - 3, 9 - k, 1.0))

    return part(0), part(8), part(4)


def _to_hsl(rgb: Sequence[float]) -> Triple:
    """CSS Color 4, 7.2."""
    red, green, blue = rgb
    most, least = max(rgb), min(rgb)
    light, reach, hue, saturation = (least + most) / 2, most - least, 0.0, 0.0
    if reach:
        saturation = 0.0 if light in (0.0, 1.0) else (most - light) / min(light, 1 - light)
        if most == red:
            hue = (green - blue) / reach + (6 if green < blue else 0)
        else:
            hue = (blue - red) / reach + 2 if most == green else (red - green) / reach + 4
    if saturation < 0:
        hue, saturation = hue + 3, -saturation
    return hue * 60 % 360, saturation * 100, light * 100


def _of_hwb(hwb: Sequence[float]) -> Triple:
    """CSS Color 4, 8.1."""
    white, black = hwb[1] / 100, hwb[2] / 100
    if white + black >= 1:
        return (white / (white + black),) * 3
    red, green, blue = (part * (1 - white - black) + white for part in _of_hsl((hwb[0], 100.0, 50.0)))
    return red, green, blue


def _to_hwb(rgb: Sequence[float]) -> Triple:
    return _to_hsl(rgb)[0], min(rgb) * 100, (1 - max(rgb)) * 100


def _polar(lab: Sequence[float]) -> Triple:
    return lab[0], math.hypot(lab[1], lab[2]), math.degrees(math.atan2(lab[2], lab[1])) % 360


def _flat(lch: Sequence[float]) -> Triple:
    return lch[0], lch[1] * math.cos(math.radians(lch[2])), lch[1] * math.sin(math.radians(lch[2]))


def to_srgb(space: str, values: Sequence[float]) -> Triple:
    """Red, green and blue of components as CSS has them, also outside of 0 to 1. KeyError for a space that is not
    known."""
    match space:
        case "oklch":
            return _core(ColorSpace.OKLCH, ColorSpace.SRGB, (*values[:2], math.radians(values[2])))
        case "hsl":
            return _of_hsl(values)
        case "hwb":
            return _of_hwb(values)
        case "lch":
            return to_srgb("lab", _flat(values))
        case "lab":
            return to_srgb("xyz-d50", _of_lab(values))
        case "prophoto-rgb":
            linear = _each(lambda x: x / 16 if x <= 16 / 512 else x**1.8, values)
            return to_srgb("xyz-d50", _by(_PROPHOTO_TO_D50, linear))
        case "a98-rgb":
            return to_srgb("xyz", _by(_A98_TO_XYZ, _each(lambda x: x ** (563 / 256), values)))
        case "rec2020":
            return to_srgb("xyz", _by(_REC2020_TO_XYZ, _each(lambda x: x**2.4, values)))
        case "xyz-d50":
            return to_srgb("xyz", _by(_D50_TO_D65, values))
        case "xyz" | "xyz-d65":
            return to_srgb("srgb-linear", _by(_XYZ_TO_LINEAR, values))
        case "display-p3-linear":
            # The transfer function of Display P3 is that of sRGB.
            return to_srgb("display-p3", _core(ColorSpace.LINEAR_SRGB, ColorSpace.SRGB, values))
    return _core(_SPACES[space], ColorSpace.SRGB, values)


def _of_srgb(space: str, rgb: Sequence[float]) -> Triple:
    match space:
        case "oklch":
            light, chroma, hue = _core(ColorSpace.SRGB, ColorSpace.OKLCH, rgb)
            return light, chroma, math.degrees(hue)
        case "hsl":
            return _to_hsl(rgb)
        case "hwb":
            return _to_hwb(rgb)
        case "lch":
            return _polar(_of_srgb("lab", rgb))
        case "lab":
            return _to_lab(_of_srgb("xyz-d50", rgb))
        case "prophoto-rgb":
            linear = _by(_D50_TO_PROPHOTO, _of_srgb("xyz-d50", rgb))
            return _each(lambda x: x * 16 if x <= 1 / 512 else x ** (1 / 1.8), linear)
        case "a98-rgb":
            return _each(lambda x: x ** (256 / 563), _by(_XYZ_TO_A98, _of_srgb("xyz", rgb)))
        case "rec2020":
            return _each(lambda x: x ** (1 / 2.4), _by(_XYZ_TO_REC2020, _of_srgb("xyz", rgb)))
        case "xyz-d50":
            return _by(_D65_TO_D50, _of_srgb("xyz", rgb))
        case "xyz" | "xyz-d65":
            return _by(_LINEAR_TO_XYZ, _of_srgb("srgb-linear", rgb))
        case "display-p3-linear":
            return _core(ColorSpace.SRGB, ColorSpace.LINEAR_SRGB, _of_srgb("display-p3", rgb))
    return _core(ColorSpace.SRGB, _SPACES[space], rgb)


def _is_gray(space: str, values: Sequence[float]) -> bool:
    """CSS Color 4, 4.4: without a hue of its own."""
    match space:
        case "hsl":
            return abs(values[1]) <= 0.001
        case "hwb":
            return values[1] + values[2] >= 99.999
        case "lch":
            return values[1] <= 0.0015
    return values[1] <= 0.000004


def converted(source: str, values: Missing, target: str) -> list[float | None]:
    """CSS Color 4, 12.2: components in another space. What is missing stays so where the other has the like; a gray has
    no hue."""
    if source == target:
        return list(values)
    names = COMPONENTS[target]
    gone = {_alike(source, name) for name, value in zip(COMPONENTS[source], values, strict=True) if value is None}
    known = to_srgb(source, [value or 0.0 for value in values])
    numbers = _of_srgb(target, known)
    is_gray = "h" in names and _is_gray(target, numbers)
    return [
        None if _alike(target, name) in gone or (name == "h" and is_gray) else number
        for name, number in zip(names, numbers, strict=True)
    ]


def _alike(space: str, name: str) -> str:
    if name == "b":
        return "blue" if COMPONENTS[space] == _RED_GREEN_BLUE else f"b of {'hwb' if space == 'hwb' else 'lab'}"
    return _ALIKE.get(name, name)


def mixed(
    space: str, start: tuple[Missing, float | None], end: tuple[Missing, float | None], share: float
) -> tuple[list[float], float]:
    """CSS Color 4, 12: two colors of a space, each with its opacity, and `share` of the second. The space may be
    followed by how the hue goes: "oklch longer hue"."""
    space, _, direction = space.partition(" ")
    names = COMPONENTS[space]
    values = [
        (a if a is not None else b if b is not None else 0.0, b if b is not None else a if a is not None else 0.0)
        for a, b in zip((*start[0], start[1]), (*end[0], end[1]), strict=True)
    ]
    first, last = (1.0, 1.0) if start[1] is None and end[1] is None else values[3]
    opacity = first + (last - first) * share
    found: list[float] = []
    for name, (a, b) in zip(names, values[:3], strict=True):
        if name == "h":
            found.append(_hue(a % 360, b % 360, share, direction or "shorter hue"))
        elif opacity == 0:
            found.append(a + (b - a) * share)
        else:
            found.append((a * first * (1 - share) + b * last * share) / opacity)
    return found, opacity


def _hue(a: float, b: float, share: float, direction: str) -> float:
    """CSS Color 4, 12.4."""
    reach = b - a
    match direction:
        case "shorter hue":
            reach += -360 if reach > 180 else 360 if reach < -180 else 0
        case "longer hue":
            reach += -360 if 0 < reach < 180 else 360 if -180 < reach <= 0 else 0
        case "increasing hue":
            reach += 360 if reach < 0 else 0
        case "decreasing hue":
            reach -= 360 if reach > 0 else 0
    return a + reach * share
