# SPDX-License-Identifier: MIT
"""A part of Path: subpaths, reversal, conversion, subdivision, joining."""

from __future__ import annotations

import math
from collections.abc import Sequence
from ctypes import c_int32, c_size_t
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from . import _raw
from ._handle import whole
from ._plain import shown
from ._sequences import place_in
from ._words import number_of
from .errors import check
from .values import Transform, six_numbers

if TYPE_CHECKING:
    from .path import Path

__all__ = ["PathConversion", "PathParts"]

PathConversion: TypeAlias = Literal["cubics", "all-cubics", "quadratics"]
_CONVERSIONS = {
    "cubics": _raw.ANIM_PATH_CONVERSION_CUBICS,
    "all-cubics": _raw.ANIM_PATH_CONVERSION_ALL_CUBICS,
    "quadratics": _raw.ANIM_PATH_CONVERSION_QUADRATICS,
}


def _pointer_of(path: object) -> Any:
    if not isinstance(path, PathParts):
        raise TypeError(f"a Path is expected, not {shown(path)}")
    return path._pointer


class PathParts:
    """Parts and modifications. Methods that end with -ed return a new path and leave this one unchanged."""

    __slots__ = ()

    _pointer: Any

    def _made(self, function: Any, *arguments: Any) -> Path:
        result: Any = type(self)()
        check(function(self._pointer, *arguments, result._pointer))
        return result  # type: ignore[no-any-return]

    def copy(self) -> Path:
        """A copy of the path."""
        return self._made(_raw.anim_path_assign)

    @property
    def subpath_count(self) -> int:
        """How many subpaths there are."""
        count = c_size_t()
        check(_raw.anim_path_list_subpaths(self._pointer, None, 0, count))
        return count.value

    def subpath(self, index: int) -> Path:
        """One subpath; a negative index counts from the last. Raises IndexError."""
        return self._made(_raw.anim_path_get_subpath, self._index(index))

    @property
    def subpaths(self) -> list[Path]:
        """Each subpath as a path of its own."""
        return [self._made(_raw.anim_path_get_subpath, index) for index in range(self.subpath_count)]

    def _index(self, index: int) -> int:
        return place_in(self.subpath_count, index, "subpaths")

    def extend(self, other: Path, transform: Transform | Sequence[float] | None = None) -> Path:
        """Appends another path, transformed, to this one. Returns this one."""
        matrix = None if transform is None else _raw.anim_transform(*six_numbers(transform))
        check(_raw.anim_path_extend(self._pointer, _pointer_of(other), matrix))
        return self  # type: ignore[return-value]

    def join(self, other: Path) -> Path:
        """Appends another path to this one. If the last subpath is open, the other's first continues from its end, with
        a connecting line if there is a gap. Returns this path."""
        check(_raw.anim_path_join(self._pointer, _pointer_of(other)))
        return self  # type: ignore[return-value]

    def joined(self, other: Path) -> Path:
        """A new path of this one continued by another; see join."""
        return self.copy().join(other)

    def __add__(self, other: Path) -> Path:
        """Both paths' subpaths."""
        if not isinstance(other, PathParts):
            return NotImplemented
        return self.copy().extend(other)

    def transformed(self, transform: Transform | Sequence[float]) -> Path:
        """The path with every point transformed, by a Transform or six numbers."""
        return self.copy().transform(transform)

    def reversed(self, subpath: int | None = None) -> Path:
        """The outline in the opposite direction: the last subpath first, each from its end to its start; or only one
        subpath, in its place. Closed subpaths keep their start."""
        if subpath is None:
            return self._made(_raw.anim_path_reverse)
        return self._made(_raw.anim_path_reverse_subpath, self._index(subpath))

    def subdivided(self, parts: int = 1, longest: float = math.inf) -> Path:
        """The same outline with each segment divided into parts: of equal parameter, or, with longest, of equal length
        and so many that none is longer."""
        return self._made(_raw.anim_path_subdivide, whole("parts", parts, 0, 2**32 - 1), longest)

    def converted(self, to: PathConversion, tolerance: float = 0.01) -> Path:
        """The outline converted to other verbs: "cubics" converts quadratic curves to cubic ones, "all-cubics" lines
        too, "quadratics" converts cubic curves to quadratic ones within the tolerance (in points, above 0)."""
        return self._made(_raw.anim_path_convert, number_of("to", to, _CONVERSIONS), tolerance)

    def closed(self) -> Path:
        """The path with its open subpaths closed."""
        return self._made(_raw.anim_path_close_all)

    def removing_degenerate(self, tolerance: float = 0.0) -> Path:
        """The path without segments that have all points within the tolerance of their start, and without subpaths that
        become empty."""
        return self._made(_raw.anim_path_remove_degenerate, tolerance)

    def _equals(self, other: PathParts) -> bool:
        equal = c_int32()
        check(_raw.anim_path_is_equal(self._pointer, other._pointer, equal))
        return equal.value != 0
