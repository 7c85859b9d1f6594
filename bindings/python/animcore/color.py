# SPDX-License-Identifier: MIT
"""Conversion and interpolation of colors, as in CSS Color 4."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from ctypes import c_double
from enum import IntEnum
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import doubles, is_numpy_array, writable_doubles
from ._handle import whole
from ._words import member_of
from .errors import check
from .values import Color, color

if TYPE_CHECKING:
    from ._buffers import AnyArray, Colors, FloatArray, Numbers
    from .values import ColorLike

__all__ = ["ColorSpace", "HueInterpolation", "convert", "mix"]


class ColorSpace(IntEnum):
    """The meaning of the three components of a color. Hues are in radians."""

    SRGB = _raw.ANIM_COLOR_SPACE_SRGB
    LINEAR_SRGB = _raw.ANIM_COLOR_SPACE_LINEAR_SRGB
    DISPLAY_P3 = _raw.ANIM_COLOR_SPACE_DISPLAY_P3
    OKLAB = _raw.ANIM_COLOR_SPACE_OKLAB  # lightness, a, b
    OKLCH = _raw.ANIM_COLOR_SPACE_OKLCH  # lightness, chroma, hue


class HueInterpolation(IntEnum):
    """The direction in which a hue changes."""

    SHORTER = _raw.ANIM_HUE_INTERPOLATION_SHORTER
    LONGER = _raw.ANIM_HUE_INTERPOLATION_LONGER
    INCREASING = _raw.ANIM_HUE_INTERPOLATION_INCREASING
    DECREASING = _raw.ANIM_HUE_INTERPOLATION_DECREASING


@overload
def convert(
    colors: AnyArray, source: ColorSpace | str = ColorSpace.SRGB, target: ColorSpace | str = ColorSpace.OKLCH
) -> FloatArray: ...
@overload
def convert(
    colors: ColorLike, source: ColorSpace | str = ColorSpace.SRGB, target: ColorSpace | str = ColorSpace.OKLCH
) -> tuple[float, float, float, float]: ...
def convert(
    colors: Colors, source: ColorSpace | str = ColorSpace.SRGB, target: ColorSpace | str = ColorSpace.OKLCH
) -> Any:
    """Converts a color (components and opacity, or "#RRGGBB") to another space, or a numpy array of colors, whose last
    axis has four numbers. Accurate to 1e-12 within the gamuts."""
    source, target = member_of("source", source, ColorSpace), member_of("target", target, ColorSpace)
    if is_numpy_array(colors):
        if colors.ndim == 0 or colors.shape[-1] != 4:
            raise ValueError(f"the last axis of an array of colors has 4 numbers; the shape is {colors.shape}")
        numbers = doubles(colors)
        result = sys.modules["numpy"].empty(colors.shape, dtype="float64")
        count = len(numbers)
        check(_raw.anim_color_convert(source, target, numbers, count // 4, writable_doubles(result, count)))
        return result
    one = (c_double * 4)()
    check(_raw.anim_color_convert(source, target, doubles(color(colors)), 1, one))
    return tuple(one)


@overload
def mix(
    start: ColorLike,
    end: ColorLike,
    progress: float = 0.5,
    *,
    space: ColorSpace | str = ColorSpace.OKLAB,
    hue: HueInterpolation | str = HueInterpolation.SHORTER,
    premultiplied: bool = True,
) -> Color: ...
@overload
def mix(
    start: ColorLike,
    end: ColorLike,
    progress: Sequence[float],
    *,
    space: ColorSpace | str = ColorSpace.OKLAB,
    hue: HueInterpolation | str = HueInterpolation.SHORTER,
    premultiplied: bool = True,
) -> list[Color]: ...
@overload
def mix(
    start: ColorLike,
    end: ColorLike,
    progress: AnyArray,
    *,
    space: ColorSpace | str = ColorSpace.OKLAB,
    hue: HueInterpolation | str = HueInterpolation.SHORTER,
    premultiplied: bool = True,
) -> FloatArray: ...
def mix(
    start: ColorLike,
    end: ColorLike,
    progress: Numbers = 0.5,
    *,
    space: ColorSpace | str = ColorSpace.OKLAB,
    hue: HueInterpolation | str = HueInterpolation.SHORTER,
    premultiplied: bool = True,
) -> Any:
    """The color at a progress from one sRGB color (0) to another (1), interpolated in the space, as CSS color-mix().

    A sequence of progresses gives a list of colors, a numpy array an array with a last axis of four numbers. A gray has
    no hue of its own and takes the other color's in OKLCH.
    """
    how = _raw.anim_color_interpolation(
        whole("space", member_of("space", space, ColorSpace), -(2**31), 2**31 - 1),
        whole("hue", member_of("hue", hue, HueInterpolation), -(2**31), 2**31 - 1),
        int(bool(premultiplied)),
    )
    first, last = doubles(color(start)), doubles(color(end))
    if not hasattr(progress, "__len__"):
        one = (c_double * 4)()
        check(_raw.anim_color_interpolate(how, first, last, progress, one))
        return Color(*one)
    progresses = doubles(progress)
    count = len(progresses)
    if is_numpy_array(progress):
        result = sys.modules["numpy"].empty((*progress.shape, 4), dtype="float64")
        room = writable_doubles(result, 4 * count)
        check(_raw.anim_color_interpolate_many(how, first, last, progresses, count, room))
        return result
    numbers = (c_double * (4 * count))()
    check(_raw.anim_color_interpolate_many(how, first, last, progresses, count, numbers))
    return [Color(*numbers[index : index + 4]) for index in range(0, 4 * count, 4)]
