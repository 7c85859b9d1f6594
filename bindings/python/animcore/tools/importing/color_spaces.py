# SPDX-License-Identifier: MIT
"""Colors of CSS as sRGB. The core converts and mixes them. It does not have CIE's spaces: their matrices are those of
CSS Color 4, 20: Sample code for conversions."""

from __future__ import annotations

import math
from typing import Any

from ...color import ColorSpace, HueInterpolation, convert, mix

__all__ = ["mixed", "to_srgb"]

Triple = tuple[float, float, float]

_XYZ_TO_LINEAR = (
    (12831 / 3959, -329 / 214, -1974 / 3959),
    (-851781 / 878810, 1648619 / 878810, 36519 / 878810),
    (705 / 12673, -2585 / 12673, 705 / 667),
)
# Bradford's, from the white of D50 to that of D65.
_D50_TO_D65 = (
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124),
)
# The core's spaces by the names of CSS.
_SPACES = {
    "srgb": ColorSpace.SRGB,
    "srgb-linear": ColorSpace.LINEAR_SRGB,
    "display-p3": ColorSpace.DISPLAY_P3,
    "oklab": ColorSpace.OKLAB,
    "oklch": ColorSpace.OKLCH,
}


def _by(matrix: tuple[Triple, ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix)


def to_srgb(color: Any) -> Triple:
    """The red, green and blue of one of tinycss2's colors, also outside of 0 to 1. Raises NotImplementedError for a
    space that is not known."""
    space, coordinates = color.space, tuple(0.0 if each is None else float(each) for each in color.coordinates)
    if space in ("hsl", "hwb"):
        space, coordinates = "srgb", tuple(color.to("srgb").coordinates)
    if space in ("lab", "lch"):
        space, coordinates = "xyz-d50", tuple(color.to("xyz-d50").coordinates)
    if space == "xyz-d50":
        space, coordinates = "xyz", _by(_D50_TO_D65, coordinates)
    if space in ("xyz", "xyz-d65"):
        space, coordinates = "srgb-linear", _by(_XYZ_TO_LINEAR, coordinates)
    if space == "oklch":
        coordinates = (*coordinates[:2], math.radians(coordinates[2]))
    if space not in _SPACES:
        raise NotImplementedError(space)
    return convert((*coordinates, 1.0), _SPACES[space], ColorSpace.SRGB)[:3]


def mixed(space: str, start: tuple[float, ...], end: tuple[float, ...], share: float) -> tuple[float, ...]:
    """CSS Color 5, 3: two colors of sRGB with their opacity, and `share` of the second. Raises NotImplementedError for
    a space in which the core does not mix."""
    name, _, hue = space.partition(" ")
    ways = {f"{each.name.lower()} hue": each for each in HueInterpolation}
    if name not in _SPACES or (hue and (name != "oklch" or hue not in ways)):
        raise NotImplementedError(space)
    return tuple(mix(start, end, share, space=_SPACES[name], hue=ways[hue or "shorter hue"]))
