# SPDX-License-Identifier: MIT
"""How a property's value is interpolated, for kinds with several ways."""

from __future__ import annotations

from ctypes import sizeof
from typing import TypedDict

from . import _raw
from ._handle import whole
from ._words import member_of, number_of, unknown_option
from .color import ColorSpace, HueInterpolation
from .errors import check
from .turn import Turn, turn_number
from .values import KIND_NUMBERS, ValueKind

__all__ = ["PropertyOptions"]


class PropertyOptions(TypedDict, total=False):
    """Options of Stage.add beside the value. The property's values are always of its own kind (a color's in sRGB); only
    the interpolation depends on the options. An option of another kind or space raises ArgumentError."""

    # For an angle: as given, the default, or the shortest way around.
    turn: Turn
    # For a color: the color space of the interpolation, the direction of the hue, and whether colors are multiplied by
    # their opacity. Default: sRGB, shorter, not.
    space: ColorSpace | str
    hue: HueInterpolation | str
    premultiplied: bool
    # Whether it fades when motion is reduced; by default only colors do.
    fades: bool


def option_record(kind: ValueKind, threshold: float | None, options: PropertyOptions) -> _raw.anim_property_options:
    """The record of a property's options for the core."""
    for name in options:
        if name not in PropertyOptions.__annotations__:
            raise unknown_option("a property", name, ("threshold", *PropertyOptions.__annotations__))
    record = _raw.anim_property_options()
    check(_raw.anim_default_property_options(record, sizeof(record)))
    record.kind = number_of("kind", kind, KIND_NUMBERS)
    if threshold is not None:
        record.threshold = threshold
    if "turn" in options:
        record.turn = turn_number(options["turn"])
    if "space" in options:
        record.space = whole("space", member_of("space", options["space"], ColorSpace), -(2**31), 2**31 - 1)
    if "hue" in options:
        record.hue = whole("hue", member_of("hue", options["hue"], HueInterpolation), -(2**31), 2**31 - 1)
    if "premultiplied" in options:
        record.premultiplied = 1 if options["premultiplied"] else 0
    if "fades" in options:
        record.fades = 1 if options["fades"] else 0
    return record
