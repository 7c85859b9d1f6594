# SPDX-License-Identifier: MIT
"""A part of Path: lengths, points and directions at lengths, nearest points."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from ctypes import c_double, c_size_t, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from . import _raw
from ._buffers import doubles, flat_points, is_numpy_array, numbers_of, writable_doubles
from ._words import unknown_word
from .errors import NotFoundError, check
from .values import Transform

if TYPE_CHECKING:
    from ._buffers import AnyArray, Points
    from .path import Path

__all__ = ["PathLocation", "PathMeasures"]


@dataclass(frozen=True)
class PathLocation:
    """A location on an outline."""

    point: tuple[float, float]
    #: The direction of the path, a unit vector.
    tangent: tuple[float, float]
    #: The reciprocal of the radius of curvature, positive if the path turns clockwise on the screen; 0 on lines and at
    #: cusps.
    curvature: float
    #: The length along the path from the beginning of the first subpath.
    length: float
    #: The distance from the given point; 0 if no point was given.
    distance: float
    #: The parameter of the verb's segment, 0…1.
    parameter: float
    #: The index of the verb that draws the segment.
    verb: int
    #: The index of the subpath.
    subpath: int

    @property
    def normal(self) -> tuple[float, float]:
        """The tangent rotated clockwise by a quarter turn on the screen."""
        return -self.tangent[1], self.tangent[0]


def _place(raw: Any) -> PathLocation:
    return PathLocation(
        (raw.x, raw.y),
        (raw.tangent_x, raw.tangent_y),
        raw.curvature,
        raw.length,
        raw.distance,
        raw.parameter,
        raw.verb,
        raw.subpath,
    )


def _memory(*shape: int, like: object) -> tuple[Any, Any]:
    """Memory for doubles: the object to return, and the same as a C array. A numpy array of the shape if the argument
    is one, otherwise a memoryview of the shape (which numpy.asarray wraps without a copy)."""
    count = 1
    for size in shape:
        count *= size
    if is_numpy_array(like):
        result = sys.modules["numpy"].empty(shape, dtype="float64")
        return result, writable_doubles(result, count)
    numbers = array("d", bytes(8 * count))
    view: Any = memoryview(numbers)
    if len(shape) > 1 and count:
        view = view.cast("B").cast("d", shape)
    return view, writable_doubles(numbers, count)


class PathMeasures:
    """Lengths, points and directions at lengths, nearest points.

    All drawn segments, including the lines that close subpaths, form one sequence. Lengths count from the beginning of
    the first subpath and are clamped to the path. Where two segments meet, the tangent is that of the second; at a
    cusp, that of the continuation; where control points coincide, the limit. The first query by length measures the
    path; later ones use tables until the path changes.

    The methods for many lengths or points accept any buffer, sequence or numpy array of floats. They return a numpy
    array for a numpy array, otherwise a memoryview of doubles, which numpy.asarray wraps without a copy.
    """

    __slots__ = ()

    _pointer: Any

    def length(self, accuracy: float = 0.0) -> float:
        """The length of the outline, to within an accuracy in the path's units; 0 means 1e-10 of the length."""
        result = c_double()
        check(_raw.anim_path_get_length(self._pointer, accuracy, result))
        return result.value

    def length_at(self, verb: int, parameter: float) -> float:
        """The length along the path up to a parameter (0…1) of the verb at an index. Raises NotFoundError for an
        invalid index."""
        if isinstance(verb, int) and not 0 <= verb < 2**32:
            raise NotFoundError(_raw.ANIM_ERROR_NOT_FOUND, f"the path has no verb {verb}")
        result = c_double()
        check(_raw.anim_path_get_length_at(self._pointer, verb, parameter, result))
        return result.value

    def location_at(self, length: float) -> PathLocation:
        """All properties of the location at a length. Raises StateError on an empty path, as do the methods below."""
        place = _raw.anim_path_location()
        check(_raw.anim_path_get_location_at(self._pointer, length, place))
        return _place(place)

    def point_at(self, length: float) -> tuple[float, float]:
        """The point at a length."""
        return self.location_at(length).point

    def tangent_at(self, length: float) -> tuple[float, float]:
        """The direction at a length, a unit vector."""
        return self.location_at(length).tangent

    def normal_at(self, length: float) -> tuple[float, float]:
        """The tangent rotated clockwise by a quarter turn on the screen: (-y, x) of it."""
        return self.location_at(length).normal

    def angle_at(self, length: float) -> float:
        """The angle from the x axis to the tangent in radians, clockwise on the screen, -pi…pi."""
        result = c_double()
        check(_raw.anim_path_get_values_at(self._pointer, _raw.ANIM_PATH_QUANTITY_ANGLES, c_double(length), 1, result))
        return result.value

    def curvature_at(self, length: float) -> float:
        """1 / radius at a length, positive if the path turns clockwise on the screen."""
        return self.location_at(length).curvature

    def transform_at(self, length: float, rotate: float | str = "auto", angle: float = 0.0) -> Transform:
        """The transform that places an object at a length, for an object drawn at the origin and facing right.

        rotate is "auto" (rotated with the path, plus the angle), "auto-reverse" (facing backwards), or a fixed angle in
        radians."""
        return self.transforms_at((length,), rotate, angle)[0]

    def transforms_at(
        self, lengths: Iterable[float] | AnyArray, rotate: float | str = "auto", angle: float = 0.0
    ) -> list[Transform]:
        """The transforms for many lengths: a list."""
        mode = _raw.ANIM_PATH_ROTATION_AUTO
        if rotate == "auto-reverse":
            angle += 3.141592653589793
        elif not isinstance(rotate, str):
            mode = _raw.ANIM_PATH_ROTATION_FIXED
            angle += rotate
        elif rotate != "auto":
            raise unknown_word("rotate (if it is no angle)", rotate, ("auto", "auto-reverse"))
        numbers = doubles(lengths)
        results = (_raw.anim_transform * len(numbers))()
        check(_raw.anim_path_get_transforms_at(self._pointer, mode, angle, numbers, len(numbers), results))
        return [Transform(each.a, each.b, each.c, each.d, each.tx, each.ty) for each in results]

    def trimmed(
        self,
        start: float = 0.0,
        end: float = 1.0,
        offset: float = 0.0,
        *,
        mode: Literal["whole", "subpaths"] = "whole",
        lengths: bool = False,
    ) -> Path:
        """The part of the outline between two fractions (0…1) of its length, or two lengths in its units.

        start and end are clamped to the path, and swapped if reversed. offset moves both along the path; a part that
        passes the end of the path continues at its beginning. mode is "whole" (all subpaths as one sequence) or
        "subpaths" (each separately). A closed subpath in which the part wraps around continues without a gap, and one
        that is kept completely stays closed."""
        if mode not in ("whole", "subpaths"):
            raise unknown_word("mode", mode, ("whole", "subpaths"))
        options = _raw.anim_path_trim_options()
        check(_raw.anim_default_path_trim_options(options, sizeof(options)))
        options.flags = _raw.ANIM_PATH_TRIM_SUBPATHS * (mode == "subpaths") + _raw.ANIM_PATH_TRIM_LENGTHS * bool(
            lengths
        )
        options.start, options.end, options.offset = start, end, offset
        result = type(self)()
        check(_raw.anim_path_trim(self._pointer, options, result._pointer))
        return result  # type: ignore[return-value]

    def split_at(self, lengths: float | Iterable[float] | AnyArray) -> list[Path]:
        """The pieces between lengths, in order: one more than there are lengths inside the path.

        A path that is one closed subpath is a ring: with one cut, even at its beginning, it becomes one open piece;
        with several, the last piece continues over the beginning to the first cut."""
        numbers = numbers_of(lengths)
        pieces = c_size_t(1)
        found: list[Any] = []
        while len(found) < pieces.value:
            piece = type(self)()
            check(_raw.anim_path_split(self._pointer, numbers, len(numbers), len(found), piece._pointer, pieces))
            found.append(piece)
        return found

    def _values_at(self, what: int, lengths: Any, *width: int) -> Any:
        numbers = doubles(lengths)
        result, memory = _memory(len(numbers), *width, like=lengths)
        check(_raw.anim_path_get_values_at(self._pointer, what, numbers, len(numbers), memory))
        return result

    def points_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The points at many lengths, with shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_POINTS, lengths, 2)

    def tangents_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The directions at many lengths, with shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_TANGENTS, lengths, 2)

    def normals_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The normals at many lengths, with shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_NORMALS, lengths, 2)

    def angles_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The tangents' angles at many lengths, with shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_ANGLES, lengths)

    def curvatures_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The curvatures at many lengths, with shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_CURVATURES, lengths)

    def parameters_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The sum of the verb's index and the parameter (0…1) on it, at many lengths, with shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_PARAMETERS, lengths)

    def nearest(self, x: float, y: float) -> PathLocation:
        """The nearest location on the outline to a point; the first of several at the same distance."""
        place = _raw.anim_path_location()
        check(_raw.anim_path_find_nearest(self._pointer, x, y, place))
        return _place(place)

    def nearest_many(self, points: Points) -> tuple[Any, Any, Any]:
        """The nearest locations to many points, given in shape (n, 2) or as flat x and y. Returns their points, of
        shape (n, 2), and the distances and the lengths along the path, of shape (n,)."""
        given = points
        if not is_numpy_array(points):
            points = _flat(points)
        elif points.ndim != 1 and points.shape[1:] != (2,):
            raise ValueError(f"points must be of shape (n, 2), or x and y in a row, not of shape {points.shape}")
        numbers = doubles(points)
        if len(numbers) % 2:
            raise ValueError("points must have an x and a y each")
        count = len(numbers) // 2
        places, place_memory = _memory(count, 2, like=given)
        distances, distance_memory = _memory(count, like=given)
        lengths, length_memory = _memory(count, like=given)
        check(
            _raw.anim_path_find_nearest_many(
                self._pointer, numbers, count, place_memory, distance_memory, length_memory
            )
        )
        return places, distances, lengths


def _flat(points: Any) -> Any:
    """The x and y of points, flattened if they are pairs."""
    try:
        memoryview(points)
    except TypeError:
        return flat_points(points)
    return points
