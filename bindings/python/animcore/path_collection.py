# SPDX-License-Identifier: MIT
"""Many paths at once: parsed, bounded, measured and tested in one call."""

from __future__ import annotations

import operator
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from ctypes import POINTER, byref, c_int64, c_size_t, c_uint8, cast, sizeof
from itertools import accumulate
from typing import Any, overload

from . import _raw
from ._buffers import Points, is_numpy_array, writable_doubles
from ._handle import Handle
from ._path_data import _bytes
from ._path_regions import FillRule, _points, rule_number
from ._sequences import PlainSequence, place_in
from .errors import PathDataError, check, error_of
from .path import Path

__all__ = ["PathCollection"]

_Pointer = POINTER(_raw.anim_path_collection)


class PathCollection(PlainSequence[Path]):
    """A sequence of paths. A query about all of them takes one call and returns a memoryview of doubles, which
    numpy.asarray wraps without a copy:

        icons = PathCollection.parse(texts)
        numpy.asarray(icons.bounds)     # (n, 4): x, y, width, height

    An item is a Path, a copy.
    """

    __slots__ = ("_handle", "parse_errors")

    #: The errors of texts that were parsed with strict=False: for each text the byte offset of its first error, or
    #: None. Empty for other paths.
    parse_errors: list[int | None]

    def __init__(self, paths: Iterable[Path] = ()) -> None:
        pointer = _Pointer()
        check(_raw.anim_path_collection_create(byref(pointer)))
        self._handle = Handle("path collection", pointer, _raw.anim_path_collection_destroy)
        self.parse_errors = []
        for path in paths:
            self.append(path)

    @classmethod
    def parse(cls, texts: Iterable[str | bytes], *, strict: bool = True, arc_accuracy: float = 1e-9) -> PathCollection:
        """Parses many texts of SVG path data, as Path.parse.

        Raises PathDataError for the first text with an error: index is that of the text, offset the byte of the error.
        With strict=False each path has everything before its error, and parse_errors has the positions of the errors.
        """
        if isinstance(texts, (str, bytes)):
            raise TypeError("texts is one text; it must be several, each the path data of one path")
        paths = cls()
        given = texts if isinstance(texts, (list, tuple)) else list(texts)
        text, lengths = _joined(given)
        ends = array("Q" if sizeof(c_size_t) == 8 else "L", accumulate(lengths))
        options = _raw.anim_path_parsing()
        check(_raw.anim_default_path_parsing(byref(options), sizeof(options)))
        options.lenient = 0 if strict else 1
        options.arc_accuracy = arc_accuracy
        count = len(ends)
        places = (c_size_t * count).from_buffer(ends) if count else None
        offsets = (c_int64 * count)()

        def read() -> int:
            status: int = _raw.anim_path_collection_parse(
                paths._handle.pointer, text, len(text), places, count, byref(options), offsets
            )
            return status

        status = read()
        if status in (_raw.ANIM_ERROR_SYNTAX, _raw.ANIM_ERROR_LIMIT):
            error = error_of(status, PathDataError if status == _raw.ANIM_ERROR_SYNTAX else None)
            # The positions of errors in the data are reported if parsing is not strict.
            options.lenient = 1
            if read() == _raw.ANIM_OK:
                error.index = next(index for index, offset in enumerate(offsets) if offset >= 0)
                error.offset = offsets[error.index]
            raise error
        check(status)
        if not strict:
            paths.parse_errors = [None if offset < 0 else offset for offset in offsets]
        return paths

    def append(self, path: Path) -> PathCollection:
        """Appends a copy of a path."""
        check(_raw.anim_path_collection_append(self._handle.pointer, path._pointer))
        return self

    def __len__(self) -> int:
        count = c_size_t()
        check(_raw.anim_path_collection_get_count(self._handle.pointer, count))
        return count.value

    @overload
    def __getitem__(self, index: int) -> Path: ...
    @overload
    def __getitem__(self, index: slice) -> PathCollection: ...
    def __getitem__(self, index: int | slice) -> Path | PathCollection:
        if isinstance(index, slice):
            return type(self)(self[place] for place in range(*index.indices(len(self))))
        place, path = operator.index(index), Path()
        status = self._get(place, path) if 0 <= place < 2**32 else _raw.ANIM_ERROR_NOT_FOUND
        if status == _raw.ANIM_ERROR_NOT_FOUND:
            status = self._get(place_in(len(self), place, "paths"), path)
        check(status)
        return path

    def __iter__(self) -> Iterator[Path]:
        for place in range(len(self)):
            yield self[place]

    def __repr__(self) -> str:
        return f"<PathCollection of {len(self)} paths>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (list(self),))

    @property
    def bounds(self) -> Any:
        """The tight bounding boxes, with shape (n, 4): x, y, width and height. NaN for an empty path. Of a collection
        without paths the shape is (0,), as a memoryview has no empty rows."""
        numbers, count = self._room(4)
        rectangles = cast(numbers[1], POINTER(_raw.anim_rectangle))
        check(_raw.anim_path_collection_list_bounds(self._handle.pointer, rectangles, count, c_size_t()))
        return _shaped(numbers[0], count, 4)

    def lengths(self, accuracy: float = 0.0) -> Any:
        """The lengths of the outlines, with accuracy as for Path.length."""
        numbers, count = self._room(1)
        check(_raw.anim_path_collection_list_lengths(self._handle.pointer, accuracy, numbers[1], count, c_size_t()))
        return memoryview(numbers[0])

    @property
    def areas(self) -> Any:
        """The signed areas, as Path.area."""
        numbers, count = self._room(1)
        check(_raw.anim_path_collection_list_areas(self._handle.pointer, numbers[1], count, c_size_t()))
        return memoryview(numbers[0])

    def contains(self, points: Points, *, rule: FillRule = "nonzero") -> Any:
        """Whether each path contains points: for each path a row of bool, one for every point. points are pairs (x, y),
        for which the result is lists, or a numpy array of shape (m, 2), for which it is one of shape (n, m)."""
        numbers, point_count = _points(points)
        paths = len(self)
        inside = (c_uint8 * (paths * point_count))()
        rows = cast(numbers, POINTER(_raw.anim_point))
        check(
            _raw.anim_path_collection_contains(
                self._handle.pointer, rows, point_count, rule_number(rule), inside, len(inside), c_size_t()
            )
        )
        if is_numpy_array(points):
            return sys.modules["numpy"].frombuffer(inside, dtype="bool").reshape(paths, point_count)
        flat = [value != 0 for value in inside]
        return [flat[place * point_count : (place + 1) * point_count] for place in range(paths)]

    def _get(self, place: int, path: Path) -> int:
        status: int = _raw.anim_path_collection_get_path(self._handle.pointer, place, path._pointer)
        return status

    def _room(self, width: int) -> tuple[tuple[array[float], Any], int]:
        count = len(self)
        numbers = array("d", bytes(8 * width * count))
        return (numbers, writable_doubles(numbers, width * count)), count


def _shaped(numbers: array[float], count: int, width: int) -> Any:
    view = memoryview(numbers)
    return view.cast("B").cast("d", (count, width)) if count else view


def _joined(texts: Sequence[str | bytes]) -> tuple[bytes, Iterable[int]]:
    """The texts concatenated as UTF-8, and the number of bytes of each."""
    try:
        text = "".join(texts)  # type: ignore[arg-type]
    except TypeError:
        pass
    else:
        if text.isascii():
            return text.encode("ascii"), map(len, texts)
    parts = [_bytes(text) for text in texts]
    return b"".join(parts), map(len, parts)
