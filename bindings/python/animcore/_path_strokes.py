# SPDX-License-Identifier: MIT
"""A part of Path: stroke outlines, dashes, rounded corners, hit tests of strokes."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from ctypes import POINTER, byref, c_double, c_int32, c_uint8, cast, sizeof
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from . import _raw
from ._buffers import doubles, flat_points, is_numpy_array, length32, numbers_of
from ._words import number_of, unknown_option
from .errors import check
from .values import Rectangle

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._buffers import Points
    from .path import Path

__all__ = ["Cap", "Join", "PathStrokes", "StrokeStyle"]

Cap: TypeAlias = Literal["butt", "round", "square"]
Join: TypeAlias = Literal["miter", "round", "bevel", "miter-clip", "arcs"]

_CAPS: dict[str, int] = {
    "butt": _raw.ANIM_CAP_BUTT,
    "round": _raw.ANIM_CAP_ROUND,
    "square": _raw.ANIM_CAP_SQUARE,
}
JOINS: dict[str, int] = {
    "miter": _raw.ANIM_JOIN_MITER,
    "round": _raw.ANIM_JOIN_ROUND,
    "bevel": _raw.ANIM_JOIN_BEVEL,
    "miter-clip": _raw.ANIM_JOIN_MITER_CLIP,
    "arcs": _raw.ANIM_JOIN_ARCS,
}


class StrokeStyle(TypedDict, total=False):
    """Options of a stroke beside its width: the terms and rules of SVG 2, chapter 13.5."""

    cap: Cap
    """The shape of open ends. Default: butt."""
    join: Join
    """The shape of corners. miter-clip cuts a miter off at the limit, where miter becomes a bevel; arcs does the same,
    but continues the edges of curves as circles of their curvature. Default: miter."""
    miter_limit: float
    """The longest miter in widths: at least 1. Default: 4."""
    dashes: Iterable[float]
    """Lengths of dashes and gaps in turn, an odd number of them repeated once; empty, or all 0, is solid."""
    dash_offset: float
    """The offset into the dash pattern at which each subpath begins. Default: 0."""
    simplified: bool
    """Whether the outline is free of crossings and overlaps, as Path.simplified. Default: False."""


def _style(width: float, options: StrokeStyle) -> tuple[_raw.anim_stroke_style, object]:
    """The style, and the memory to keep while it is used."""
    style = _raw.anim_stroke_style()
    check(_raw.anim_default_stroke_style(style, sizeof(style)))
    style.width = width
    held = None
    for name, value in options.items():
        if name == "cap":
            style.cap = number_of(name, value, _CAPS)
        elif name == "join":
            style.join = number_of(name, value, JOINS)
        elif name == "dashes":
            held = doubles(value)  # type: ignore[arg-type]
            style.dashes = cast(held, POINTER(c_double))
            style.dash_count = length32(len(held))
        elif name in ("miter_limit", "dash_offset"):
            setattr(style, name, value)
        elif name == "simplified":
            style.simplified = 1 if value else 0
        else:
            raise unknown_option("a stroke", name, StrokeStyle.__annotations__)
    return style, held


class PathStrokes:
    """Stroke outlines, dashes, rounded corners, hit tests of strokes."""

    __slots__ = ()

    _pointer: Any

    def stroked(self, width: float, *, tolerance: float = 0.0, **options: Unpack[StrokeStyle]) -> Path:
        """The outline of the path's stroke, to be filled by the non-zero rule.

        Curves stay curves, within tolerance of the exact ones; 0 is a thousandth of the width. A closed subpath gives
        two outlines of opposite directions, an open one gives one; bends tighter than half the width add outlines of
        their own, and outlines may overlap. Raises LimitError for more than 32 768 dashes plus 64 for each verb.
        """
        style, held = _style(width, options)
        result = _empty()
        check(_raw.anim_path_stroke(self._pointer, style, tolerance, result._pointer))
        del held
        return result

    def dashed(self, dashes: Iterable[float], offset: float = 0.0) -> Path:
        """The dashes as open subpaths: lengths of dashes and gaps in turn, an odd number of them repeated once, with
        each subpath beginning at offset in the pattern. An empty or all-0 pattern gives the path itself. Raises
        LimitError for more than 32 768 dashes plus 64 for each verb."""
        lengths = doubles(dashes)
        result = _empty()
        check(_raw.anim_path_dash(self._pointer, lengths, len(lengths), offset, result._pointer))
        return result

    def rounded(self, radius: float | Iterable[float], *, smoothing: float = 0.0) -> Path:
        """The path with its corners rounded, by one radius or by one for each corner in order (repeated if there are
        more corners). A corner takes at most half of a line that it shares with another.

        smoothing up to 1 makes continuous corners, as on iOS: they begin earlier by that part of the length that the
        arc takes, and their curvature rises gradually.
        """
        radii = numbers_of(radius)
        result = _empty()
        check(_raw.anim_path_round_corners(self._pointer, radii, len(radii), smoothing, result._pointer))
        return result

    def stroke_contains(self, x: float, y: float, width: float, **options: Unpack[StrokeStyle]) -> bool:
        """Whether the path's stroke contains a point, by its definition: no outline is built. The options are those of
        stroked()."""
        style, held = _style(width, options)
        inside = c_int32()
        check(_raw.anim_path_stroke_contains(self._pointer, x, y, style, inside))
        del held
        return inside.value != 0

    def stroke_contains_many(self, points: Points, width: float, **options: Unpack[StrokeStyle]) -> Any:
        """Whether the path's stroke contains each of many points. points are pairs (x, y), for which the result is a
        list of bool, or a numpy array of shape (n, 2), for which it is an array of n bool."""
        style, held = _style(width, options)
        is_array = is_numpy_array(points)
        if not is_array:
            points = flat_points(points)
        elif points.ndim != 2 or points.shape[1] != 2:
            raise ValueError(f"points must be of shape (n, 2), not {points.shape}")
        numbers = doubles(points)
        count = len(numbers) // 2
        inside = (c_uint8 * count)()
        rows = cast(numbers, POINTER(_raw.anim_point))
        check(_raw.anim_path_stroke_contains_many(self._pointer, rows, count, style, inside))
        del held
        return sys.modules["numpy"].frombuffer(inside, dtype="bool") if is_array else [value != 0 for value in inside]

    def stroke_bounds(self, width: float, **options: Unpack[StrokeStyle]) -> Rectangle:
        """The tight bounding box of the stroke, to a thousandth of its width. Raises StateError if it is empty."""
        rectangle = _raw.anim_rectangle()
        outline = self.stroked(width, **options)
        check(_raw.anim_path_get_bounds(outline._pointer, byref(rectangle)))
        return Rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)


def _empty() -> Path:
    from .path import Path

    return Path()
