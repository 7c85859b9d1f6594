"""Colours in other spaces, and on the way to each other, as CSS Color 4 says."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from ctypes import c_double
from enum import IntEnum
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import doubles, is_numpy_array, writable_doubles
from ._handle import whole
from .errors import check
from .values import Colour, colour

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray
    from .values import ColourLike

__all__ = ["ColourSpace", "HuePath", "convert", "mix"]


class ColourSpace(IntEnum):
    """What the three components of a colour are. Hues are in radians."""

    SRGB = _raw.ANIM_COLOUR_SRGB
    LINEAR_SRGB = _raw.ANIM_COLOUR_LINEAR_SRGB
    DISPLAY_P3 = _raw.ANIM_COLOUR_DISPLAY_P3
    OKLAB = _raw.ANIM_COLOUR_OKLAB  # lightness, a, b
    OKLCH = _raw.ANIM_COLOUR_OKLCH  # lightness, chroma, hue


class HuePath(IntEnum):
    """Which way round a hue goes."""

    SHORTER = _raw.ANIM_HUE_SHORTER
    LONGER = _raw.ANIM_HUE_LONGER
    INCREASING = _raw.ANIM_HUE_INCREASING
    DECREASING = _raw.ANIM_HUE_DECREASING


@overload
def convert(
    colours: AnyArray, source: ColourSpace = ColourSpace.SRGB, target: ColourSpace = ColourSpace.OKLCH
) -> FloatArray: ...
@overload
def convert(
    colours: ColourLike, source: ColourSpace = ColourSpace.SRGB, target: ColourSpace = ColourSpace.OKLCH
) -> tuple[float, float, float, float]: ...
def convert(colours: Any, source: ColourSpace = ColourSpace.SRGB, target: ColourSpace = ColourSpace.OKLCH) -> Any:
    """A colour (components and opacity, or "#RRGGBB") of one space in another, or a numpy array of them, whose last
    axis has four numbers, all at once. Right to 1e-12 within the gamuts."""
    if is_numpy_array(colours):
        if colours.ndim == 0 or colours.shape[-1] != 4:
            raise ValueError(f"the last axis of an array of colours has 4 numbers; the shape is {colours.shape}")
        numbers = doubles(colours)
        result = sys.modules["numpy"].empty(colours.shape, dtype="float64")
        count = len(numbers)
        check(_raw.anim_colour_convert(source, target, numbers, count // 4, writable_doubles(result, count)))
        return result
    one = (c_double * 4)()
    check(_raw.anim_colour_convert(source, target, doubles(colour(colours)), 1, one))
    return tuple(one)


@overload
def mix(
    start: ColourLike,
    end: ColourLike,
    progress: float = 0.5,
    *,
    space: ColourSpace = ColourSpace.OKLAB,
    hue: HuePath = HuePath.SHORTER,
    premultiplied: bool = True,
) -> Colour: ...
@overload
def mix(
    start: ColourLike,
    end: ColourLike,
    progress: Sequence[float],
    *,
    space: ColourSpace = ColourSpace.OKLAB,
    hue: HuePath = HuePath.SHORTER,
    premultiplied: bool = True,
) -> list[Colour]: ...
@overload
def mix(
    start: ColourLike,
    end: ColourLike,
    progress: AnyArray,
    *,
    space: ColourSpace = ColourSpace.OKLAB,
    hue: HuePath = HuePath.SHORTER,
    premultiplied: bool = True,
) -> FloatArray: ...
def mix(
    start: ColourLike,
    end: ColourLike,
    progress: Any = 0.5,
    *,
    space: ColourSpace = ColourSpace.OKLAB,
    hue: HuePath = HuePath.SHORTER,
    premultiplied: bool = True,
) -> Any:
    """The colour at a progress from one sRGB colour (0) to another (1), by way of the space, as CSS color-mix() does.

    A sequence of progresses gives a list of colours, a numpy array an array with a last axis of four numbers. A grey
    has no hue of its own and takes over the other's in OKLCH.
    """
    how = _raw.anim_colour_interpolation(
        whole("space", space, -(2**31), 2**31 - 1), whole("hue", hue, -(2**31), 2**31 - 1), int(bool(premultiplied))
    )
    first, last = doubles(colour(start)), doubles(colour(end))
    if not hasattr(progress, "__len__"):
        one = (c_double * 4)()
        check(_raw.anim_colour_interpolate(how, first, last, progress, one))
        return Colour(*one)
    progresses = doubles(progress)
    count = len(progresses)
    if is_numpy_array(progress):
        result = sys.modules["numpy"].empty((*progress.shape, 4), dtype="float64")
        room = writable_doubles(result, 4 * count)
        check(_raw.anim_colour_interpolate_many(how, first, last, progresses, count, room))
        return result
    numbers = (c_double * (4 * count))()
    check(_raw.anim_colour_interpolate_many(how, first, last, progresses, count, numbers))
    return [Colour(*numbers[index : index + 4]) for index in range(0, 4 * count, 4)]
