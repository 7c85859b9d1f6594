# SPDX-License-Identifier: MIT
"""Paths: lines and Bézier curves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from ctypes import POINTER, byref, c_double, c_size_t, c_uint8
from enum import IntEnum
from typing import Any

from . import _pictures, _raw
from ._buffers import doubles
from ._library import bind_prepared
from ._path_combination import PathCombination
from ._path_data import PathData
from ._path_measures import PathMeasures
from ._path_parts import PathParts
from ._path_regions import PathRegions
from ._path_strokes import PathStrokes
from .errors import check, raise_error
from .values import Transform, six_numbers

__all__ = ["Path", "Verb"]


_Pointer = POINTER(_raw.anim_path)
_create = bind_prepared("anim_path_create")
_destroy = bind_prepared("anim_path_destroy")

# The pointers of a few small paths that are gone. Reading an icon into one of them takes a seventh less than making and
# destroying another.
_spares: list[Any] = []
_SPARE_COUNT, _SPARE_LENGTH = 8, 4096


class Verb(IntEnum):
    """A command of a path; point_count is the number of its points."""

    MOVE = _raw.ANIM_VERB_MOVE
    LINE = _raw.ANIM_VERB_LINE
    QUADRATIC = _raw.ANIM_VERB_QUADRATIC
    CUBIC = _raw.ANIM_VERB_CUBIC
    CLOSE = _raw.ANIM_VERB_CLOSE

    @property
    def point_count(self) -> int:
        """The number of points: control points first, the end last."""
        return (1, 1, 2, 3, 0)[self]


def _made() -> Any:
    """The pointer of a new path."""
    pointer = _Pointer()
    status = _create(byref(pointer))
    if status:
        raise_error(status)
    return pointer


def _taken() -> Any:
    """The pointer of a path that is gone, or of a new one if another thread has taken the last."""
    try:
        return _spares.pop()
    except IndexError:
        return _made()


class Path(PathData, PathMeasures, PathRegions, PathParts, PathStrokes, PathCombination):
    """Subpaths of straight lines, quadratic and cubic Bézier curves. Coordinates are in points, y grows downwards,
    and are at most 1e150 in size (LimitError).

    Methods that add something return the path, so that they can be chained. str(path) is SVG path data.
    """

    __slots__ = ("__weakref__", "_pointer")

    def __init__(self, data: str | bytes = "", *, strict: bool = True, arc_accuracy: float = 1e-9) -> None:
        """Makes a path from SVG path data, empty by default: see Path.parse."""
        self._parse_error = None
        self._is_small = False
        if type(data) is str and strict and arc_accuracy == 1e-9 and data:
            self._pointer = _taken() if _spares else _made()
            self._parse_by_default(data)
            self._is_small = len(data) <= _SPARE_LENGTH
            return
        self._pointer = _made()
        if data or not isinstance(data, str):
            self._parse(data, strict, arc_accuracy)

    # Not weakref.finalize, which would double the time to make a path.
    def __del__(self, _destroy: Callable[..., int] = _destroy, _spares: list[Any] = _spares) -> None:
        # The attributes are missing after invalid arguments, and the pointer is null if there was no memory.
        try:
            if self._is_small and len(_spares) < _SPARE_COUNT:
                _spares.append(self._pointer)
            else:
                _destroy(self._pointer)
        except AttributeError:
            pass

    @classmethod
    def of(cls, verbs: Iterable[int], coordinates: Iterable[float]) -> Path:
        """Makes a path from verbs and the flat x and y of their points."""
        return cls().append(verbs, coordinates)

    def clear(self) -> Path:
        """Removes everything."""
        check(_raw.anim_path_clear(self._pointer))
        return self

    def move(self, x: float, y: float) -> Path:
        """Begins a subpath."""
        check(_raw.anim_path_move_to(self._grown, x, y))
        return self

    def line(self, x: float, y: float) -> Path:
        """A straight line from the current point. Raises StateError if there is none."""
        check(_raw.anim_path_line_to(self._grown, x, y))
        return self

    def quadratic(self, control_x: float, control_y: float, x: float, y: float) -> Path:
        """A quadratic curve from the current point. Raises StateError if there is none."""
        check(_raw.anim_path_quadratic_to(self._grown, control_x, control_y, x, y))
        return self

    def cubic(
        self, control1_x: float, control1_y: float, control2_x: float, control2_y: float, x: float, y: float
    ) -> Path:
        """A cubic curve from the current point. Raises StateError if there is none."""
        check(_raw.anim_path_cubic_to(self._grown, control1_x, control1_y, control2_x, control2_y, x, y))
        return self

    def close(self) -> Path:
        """Closes the subpath (not the object: a path is released when it is no longer referenced). Raises StateError if
        there is no subpath."""
        check(_raw.anim_path_close(self._grown))
        return self

    def append(self, verbs: Iterable[int], coordinates: Iterable[float]) -> Path:
        """Appends many verbs at once, or none when they are refused."""
        # bytes(5) would be five verbs.
        codes = bytes(iter(verbs))
        numbers = doubles(coordinates)
        array = (c_uint8 * len(codes)).from_buffer_copy(codes)
        check(_raw.anim_path_append(self._grown, array, len(codes), numbers, len(numbers)))
        return self

    def add_rectangle(self, x: float, y: float, width: float, height: float) -> Path:
        """A closed rectangle, clockwise on the screen."""
        check(_raw.anim_path_add_rectangle(self._grown, _raw.anim_rectangle(x, y, width, height), 0))
        return self

    def add_rounded_rectangle(self, x: float, y: float, width: float, height: float, radius: float) -> Path:
        """A closed rectangle with round corners. The radius is clamped to half of the shorter side."""
        rectangle = _raw.anim_rectangle(x, y, width, height)
        check(_raw.anim_path_add_rectangle(self._grown, rectangle, radius))
        return self

    def add_ellipse(self, x: float, y: float, width: float, height: float) -> Path:
        """The ellipse inscribed in a rectangle, as four cubic curves."""
        check(_raw.anim_path_add_ellipse(self._grown, _raw.anim_rectangle(x, y, width, height)))
        return self

    def add_symbol(
        self, x: float, y: float, width: float, height: float, stroke: float, arrowness: float = 0.0
    ) -> Path:
        """A symbol in a rectangle that is Venus at arrowness 0 and, rotated by -135 degrees, Mars at 1. stroke >= 0;
        the rectangle is at least six strokes wide and high."""
        rectangle = _raw.anim_rectangle(x, y, width, height)
        check(_raw.anim_path_add_symbol(self._grown, rectangle, stroke, arrowness))
        return self

    def transform(self, transform: Transform | Sequence[float]) -> Path:
        """Transforms every point in place, by a Transform or six numbers."""
        check(_raw.anim_path_transform(self._pointer, _raw.anim_transform(*six_numbers(transform))))
        return self

    def _contents(self) -> tuple[bytes, list[float]]:
        verb_count, coordinate_count = c_size_t(), c_size_t()
        check(_raw.anim_path_get_counts(self._pointer, verb_count, coordinate_count))
        verbs = (c_uint8 * verb_count.value)()
        coordinates = (c_double * coordinate_count.value)()
        check(_raw.anim_path_copy(self._pointer, verbs, len(verbs), coordinates, len(coordinates)))
        return bytes(verbs), coordinates[:]

    @property
    def verbs(self) -> list[Verb]:
        """A copy of the verbs."""
        return [Verb(verb) for verb in self._contents()[0]]

    @property
    def coordinates(self) -> list[float]:
        """A copy of the flat x and y of all points."""
        return self._contents()[1]

    def __iter__(self) -> Iterator[tuple[Verb, tuple[tuple[float, float], ...]]]:
        """Each verb with its points."""
        verbs, numbers = self._contents()
        position = 0
        for code in verbs:
            verb = Verb(code)
            end = position + 2 * verb.point_count
            yield verb, tuple(zip(numbers[position:end:2], numbers[position + 1 : end : 2], strict=True))
            position = end

    def __len__(self) -> int:
        """The number of verbs."""
        count = c_size_t()
        check(_raw.anim_path_get_counts(self._pointer, count, None))
        return count.value

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return self._equals(other) if isinstance(other, Path) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Path {self.svg()!r}>" if len(self) <= 16 else f"<Path of {len(self)} verbs>"

    def _repr_svg_(self) -> str:
        """For notebooks: the path, filled, with its outline."""
        return _pictures.outline(self)

    def __copy__(self) -> Path:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).of, self._contents())

    def __deepcopy__(self, memo: dict[int, Any]) -> Path:
        return self.__copy__()
