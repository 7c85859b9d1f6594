# SPDX-License-Identifier: MIT
"""A part of Path: bounds, area, winding numbers, containment, flattening."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from ctypes import c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from . import _raw
from ._buffers import doubles, flat_points, is_numpy_array
from ._words import number_of
from .errors import check
from .values import Rectangle

if TYPE_CHECKING:
    from ._buffers import AnyArray
    from .path import Path

__all__ = ["FillRule", "PathRegions", "Subpath"]

FillRule: TypeAlias = Literal["nonzero", "evenodd"]
_RULES = {"nonzero": _raw.ANIM_FILL_RULE_NONZERO, "evenodd": _raw.ANIM_FILL_RULE_EVENODD}


class Subpath(NamedTuple):
    """The ranges of a subpath's verbs and coordinates in the path; its signed area; whether it is closed."""

    verbs: slice
    coordinates: slice
    area: float
    is_closed: bool


def rule_number(rule: str) -> int:
    return number_of("rule", rule, _RULES)


def _points(points: Any) -> tuple[Any, int]:
    """Points as a C array of doubles, and their count."""
    if not is_numpy_array(points):
        try:
            memoryview(points)
        except TypeError:
            points = flat_points(points)
    numbers = doubles(points)
    if len(numbers) % 2:
        raise ValueError(f"points have an x and a y each, but there are {len(numbers)} numbers")
    return numbers, len(numbers) // 2


class PathRegions:
    """Bounds, area, winding numbers, containment, flattening."""

    __slots__ = ()

    _pointer: Any

    @property
    def bounds(self) -> Rectangle:
        """The tight bounding box: of the curves, not of their control points, and with the points of lone moves, which
        draw nothing. Raises StateError on an empty path."""
        rectangle = _raw.anim_rectangle()
        check(_raw.anim_path_get_bounds(self._pointer, rectangle))
        return Rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)

    @property
    def control_bounds(self) -> Rectangle:
        """The bounding box of all points, including control points. Raises StateError on an empty path."""
        rectangle = _raw.anim_rectangle()
        check(_raw.anim_path_get_control_bounds(self._pointer, rectangle))
        return Rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)

    @property
    def area(self) -> float:
        """The signed area: positive if the outline runs clockwise on the screen. Open subpaths count as closed; holes
        that run the other way are subtracted."""
        area = c_double()
        check(_raw.anim_path_get_area(self._pointer, area))
        return area.value

    @property
    def centroid(self) -> tuple[float, float]:
        """The center of mass of the enclosed area; the middle of the bounding box if the area is 0. Raises StateError
        on an empty path."""
        point = _raw.anim_point()
        check(_raw.anim_path_get_centroid(self._pointer, point))
        return point.x, point.y

    def subpath_ranges(self) -> list[Subpath]:
        """For each subpath the ranges of its verbs and coordinates in the path, its area and whether it is closed."""
        count = c_size_t()
        check(_raw.anim_path_list_subpaths(self._pointer, None, 0, count))
        if count.value == 0:
            return []
        subpaths = (_raw.anim_subpath * count.value)()
        check(_raw.anim_path_list_subpaths(self._pointer, subpaths, count.value, count))
        return [
            Subpath(
                slice(part.first_verb, part.first_verb + part.verb_count),
                slice(part.first_coordinate, part.first_coordinate + part.coordinate_count),
                part.area,
                part.is_closed != 0,
            )
            for part in subpaths
        ]

    def winding(self, x: float, y: float) -> int:
        """The winding number around a point: clockwise turns on the screen minus counterclockwise ones. Open subpaths
        count as closed."""
        winding = c_int32()
        check(_raw.anim_path_get_winding(self._pointer, x, y, winding))
        return winding.value

    def windings(self, points: Iterable[Any] | AnyArray) -> Any:
        """The winding numbers of many points: pairs, a buffer of doubles or a numpy array of shape (…, 2), for which
        the result is an array of int32 of shape (…); otherwise it is a list."""
        numbers, count = _points(points)
        if is_numpy_array(points):
            if points.shape[-1:] != (2,):  # type: ignore[union-attr]
                raise ValueError("an array of points has the shape (…, 2)")
            result = sys.modules["numpy"].empty(points.shape[:-1], dtype="int32")  # type: ignore[union-attr]
            windings = (c_int32 * count).from_buffer(result) if count else None
            check(_raw.anim_path_get_winding_many(self._pointer, _raw_points(numbers, count), count, windings))
            return result
        windings = (c_int32 * count)()
        check(_raw.anim_path_get_winding_many(self._pointer, _raw_points(numbers, count), count, windings))
        return windings[:]

    def contains(self, x: float, y: float, rule: FillRule = "nonzero") -> bool:
        """Whether a point is inside by the rule "nonzero" or "evenodd"; open subpaths count as closed."""
        inside = c_int32()
        check(_raw.anim_path_contains(self._pointer, x, y, rule_number(rule), inside))
        return inside.value != 0

    def contains_many(self, points: Iterable[Any] | AnyArray, rule: FillRule = "nonzero") -> Any:
        """Whether each of many points is inside: accepts what windings accepts, and returns a list or a numpy array of
        booleans."""
        is_odd = rule_number(rule) == _raw.ANIM_FILL_RULE_EVENODD
        windings = self.windings(points)
        if is_numpy_array(windings):
            return (windings & 1 if is_odd else windings) != 0
        return [(winding & 1 if is_odd else winding) != 0 for winding in windings]

    def flattened(self, tolerance: float = 0.1) -> Path:
        """The path as straight lines within the tolerance (in points, above 0): as few as possible, with about equal
        errors. Raises LimitError for more than 131 072 lines plus 64 for each verb."""
        result: Any = type(self)()
        check(_raw.anim_path_flatten(self._pointer, tolerance, result._pointer))
        return result  # type: ignore[no-any-return]

    def flattened_count(self, tolerance: float = 0.1) -> int:
        """How many verbs flattened() has, without building the path."""
        count = c_size_t()
        check(_raw.anim_path_get_flattened_counts(self._pointer, tolerance, count, None))
        return count.value

    def polylines(self, tolerance: float = 0.1) -> tuple[array[float], list[int]]:
        """The flattened path as the flat x and y of its points, and the index at which each subpath's points end. A
        closed subpath ends with its first point again. numpy.asarray(points).reshape(-1, 2) gives rows without a
        copy."""
        flat = self.flattened(tolerance)
        points, subpaths = c_size_t(), c_size_t()
        check(_raw.anim_path_get_polylines(flat._pointer, tolerance, None, 0, points, None, 0, subpaths))
        numbers = array("d", bytes(16 * points.value))
        if not numbers:
            return numbers, []
        places = (_raw.anim_point * points.value).from_buffer(numbers)
        ends = (c_size_t * subpaths.value)()
        check(
            _raw.anim_path_get_polylines(
                flat._pointer, tolerance, places, points.value, points, ends, subpaths.value, subpaths
            )
        )
        return numbers, ends[:]


def _raw_points(numbers: Any, count: int) -> Any:
    return (_raw.anim_point * count).from_buffer(numbers) if count else None
