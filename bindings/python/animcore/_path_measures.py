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
    from ._buffers import AnyArray
    from .path import Path

__all__ = ["PathLocation", "PathMeasures"]


@dataclass(frozen=True)
class PathLocation:
    """A place on an outline."""

    point: tuple[float, float]
    #: The direction in which the path goes on, of length 1.
    tangent: tuple[float, float]
    #: 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps.
    curvature: float
    #: How far along the path, from the beginning of the first subpath.
    length: float
    #: How far from the point that was asked for; 0 where none was.
    distance: float
    #: The parameter of the verb's segment, 0…1.
    parameter: float
    #: The index of the verb that draws the segment.
    verb: int
    #: Which subpath, from 0.
    subpath: int

    @property
    def normal(self) -> tuple[float, float]:
        """The tangent turned by a quarter clockwise on the screen."""
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
    """Room for so many doubles: what is given back, and the same as a C array. A numpy array of the shape for who gave
    one, otherwise a memoryview of the shape (numpy.asarray of it copies nothing)."""
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

    All segments that a path draws, the lines that close subpaths included, stand in a row; lengths count from the
    beginning of the first subpath, and those below 0 or beyond the end are clamped. Where two segments meet, the
    tangent is the second one's; at a cusp, that of what follows; where control points coincide, the limit. The first
    question about a length measures the path, later ones are answered from tables until the path changes.

    The methods that take many lengths or points take any buffer, sequence or numpy array of floats, and give a numpy
    array to who gave one, otherwise a memoryview of doubles, which numpy.asarray wraps without a copy.
    """

    __slots__ = ()

    _pointer: Any

    def length(self, accuracy: float = 0.0) -> float:
        """The length of the outline, to within an accuracy in the path's units; 0 stands for 1e-10 of the length."""
        result = c_double()
        check(_raw.anim_path_get_length(self._pointer, accuracy, result))
        return result.value

    def length_at(self, verb: int, parameter: float) -> float:
        """How far along the path a parameter (0…1) of the verb at an index is. Raises NotFoundError for no verb."""
        if isinstance(verb, int) and not 0 <= verb < 2**32:
            raise NotFoundError(_raw.ANIM_ERROR_NOT_FOUND, f"the path has no verb {verb}")
        result = c_double()
        check(_raw.anim_path_get_length_at(self._pointer, verb, parameter, result))
        return result.value

    def location_at(self, length: float) -> PathLocation:
        """Everything about the place at a length. Raises StateError on an empty path, as all that follow."""
        place = _raw.anim_path_location()
        check(_raw.anim_path_get_location_at(self._pointer, length, place))
        return _place(place)

    def point_at(self, length: float) -> tuple[float, float]:
        """The point at a length."""
        return self.location_at(length).point

    def tangent_at(self, length: float) -> tuple[float, float]:
        """The direction at a length, of length 1."""
        return self.location_at(length).tangent

    def normal_at(self, length: float) -> tuple[float, float]:
        """The tangent turned by a quarter clockwise on the screen: (-y, x) of it."""
        return self.location_at(length).normal

    def angle_at(self, length: float) -> float:
        """The tangent's angle with the x axis in radians, clockwise on the screen, -pi…pi."""
        result = c_double()
        check(_raw.anim_path_get_values_at(self._pointer, _raw.ANIM_PATH_QUANTITY_ANGLES, c_double(length), 1, result))
        return result.value

    def curvature_at(self, length: float) -> float:
        """1 / radius at a length, positive where the path turns clockwise on the screen."""
        return self.location_at(length).curvature

    def transform_at(self, length: float, rotate: float | str = "auto", angle: float = 0.0) -> Transform:
        """What puts a thing that is drawn at the origin, looking right, to the place at a length.

        rotate is "auto" (it turns with the path, plus the angle), "auto-reverse" (it looks back), or a fixed angle in
        radians."""
        return self.transforms_at((length,), rotate, angle)[0]

    def transforms_at(
        self, lengths: Iterable[float] | AnyArray, rotate: float | str = "auto", angle: float = 0.0
    ) -> list[Transform]:
        """The same for many lengths: a list."""
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

        start and end are clamped to the path, and exchanged where they are the wrong way round; the offset moves both
        along, and what leaves the path at its end comes in again at its beginning. mode is "whole" (all subpaths as one
        line after the other) or "subpaths" (each by itself). A closed subpath in which the part wraps around goes on
        without a gap, and one that is kept whole stays closed."""
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
        """The pieces between lengths, in order: one more than there are lengths inside of the path.

        A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the last of
        several pieces goes on over the beginning to the first cut."""
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
        """The points at many lengths: of shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_POINTS, lengths, 2)

    def tangents_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The directions at many lengths: of shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_TANGENTS, lengths, 2)

    def normals_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The normals at many lengths: of shape (n, 2)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_NORMALS, lengths, 2)

    def angles_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The tangents' angles at many lengths: of shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_ANGLES, lengths)

    def curvatures_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The curvatures at many lengths: of shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_CURVATURES, lengths)

    def parameters_at(self, lengths: Iterable[float] | AnyArray) -> Any:
        """The verb's index and the parameter (0…1) on it, added up, at many lengths: of shape (n,)."""
        return self._values_at(_raw.ANIM_PATH_QUANTITY_PARAMETERS, lengths)

    def nearest(self, x: float, y: float) -> PathLocation:
        """The place on the outline that is nearest to a point; of several as near the first."""
        place = _raw.anim_path_location()
        check(_raw.anim_path_find_nearest(self._pointer, x, y, place))
        return _place(place)

    def nearest_many(self, points: Any) -> tuple[Any, Any, Any]:
        """The nearest places to many points, given in shape (n, 2) or with x and y in a row: the places' points, of
        shape (n, 2), the distances and the lengths along the path, of shape (n,)."""
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
    """The x and y of points in a row, where they are pairs."""
    try:
        memoryview(points)
    except TypeError:
        return flat_points(points)
    return points
