# SPDX-License-Identifier: MIT
"""A part of Path: SVG path data, in and out."""

from __future__ import annotations

from ctypes import byref, c_int64, c_size_t, sizeof
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from . import _raw
from ._buffers import read_text, utf8
from ._handle import whole
from ._library import bind_prepared
from ._plain import shown
from ._words import number_of
from .errors import AnimError, PathDataError, check, error_of

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["PathData"]


# Sizes of buffers, since querying the length writes the text as well: for most icons, for each verb of a longer path,
# and at most.
_TEXT_GUESS, _TEXT_OF_VERB, _LONGEST_GUESS = 8192, 120, 1 << 20

_read = bind_prepared("anim_path_parse")


@lru_cache(maxsize=64, typed=True)
def _format(minified: bool, relative: bool | None, digits: int | None) -> Any:
    """A reference to a format, which the library only reads."""
    shape = _raw.anim_path_format()
    check(_raw.anim_default_path_format(byref(shape), sizeof(shape)))
    shape.minified = 1 if minified else 0
    if relative is not None:
        shape.coordinates = _raw.ANIM_PATH_COORDINATES_RELATIVE if relative else _raw.ANIM_PATH_COORDINATES_ABSOLUTE
    elif not minified:
        shape.coordinates = _raw.ANIM_PATH_COORDINATES_ABSOLUTE
    if digits is not None:
        shape.digits = whole("digits", digits, 0, 15)
    return byref(shape)


class PathData:
    """SVG path data, in and out."""

    __slots__ = ("_is_small", "_parse_error")

    _pointer: Any
    # Whether the path is what was read from a short text.
    _is_small: bool
    _parse_error: AnimError | None

    if TYPE_CHECKING:

        def __len__(self) -> int: ...

    @property
    def _grown(self) -> Any:
        """The pointer, for a call that makes the path larger."""
        self._is_small = False
        return self._pointer

    @classmethod
    def parse(cls, text: str | bytes, *, strict: bool = True, arc_accuracy: float = 1e-9) -> Self:
        """A path from SVG path data, by the grammar of SVG 2: every command, absolute and relative.

        Arcs become cubic curves within arc_accuracy (1e-13 to 1) of their larger radius. Raises PathDataError, whose
        offset is the byte of the error, or LimitError for coordinates beyond 1e150. With strict=False everything before
        the error is kept, as SVG's error handling specifies, and parse_error returns the error.
        """
        path = cls()
        if type(text) is str and strict and arc_accuracy == 1e-9:
            path._parse_by_default(text)
        else:
            path._parse(text, strict, arc_accuracy)
        return path

    @property
    def parse_error(self) -> AnimError | None:
        """The error in the data that the path was parsed from with strict=False; None if there was none."""
        return self._parse_error

    def svg(self, *, minified: bool = False, relative: bool | None = None, digits: int | None = None) -> str:
        """SVG path data: absolute commands. Each number has the fewest digits that read back exactly.

        minified uses as few bytes as possible: shorthands, and no unnecessary separators. relative selects the
        coordinates; None means absolute ones, or for minified data whichever are shorter for each command. digits (0 to
        15) is the number of decimals to round to; without it, parsing the data gives exactly the same path (minus zero
        becomes 0).
        """
        format_ = _format(bool(minified), None if relative is None else bool(relative), digits)
        guess = min(max(_TEXT_OF_VERB * len(self), _TEXT_GUESS), _LONGEST_GUESS)
        return read_text(_raw.anim_path_write, self._pointer, format_, guess=guess)

    @staticmethod
    def first_difference(a: str | bytes, b: str | bytes, *, rule: str = "css") -> int | None:
        """None if two texts of path data have the same structure, so that CSS (the same commands; H and h count as one)
        or SMIL ("smil": exactly the same list) would interpolate them number by number; otherwise the number of
        commands before the first that differs. Raises TextSyntaxError for invalid path data."""
        first, second = _bytes(a), _bytes(b)
        code = number_of("rule", rule, {"css": _raw.ANIM_PATH_RULE_CSS, "smil": _raw.ANIM_PATH_RULE_SMIL})
        difference = c_int64()
        check(_raw.anim_path_data_match(first, len(first), second, len(second), code, byref(difference)))
        return None if difference.value < 0 else difference.value

    def arc(
        self,
        radius_x: float,
        radius_y: float,
        rotation: float,
        large: bool,
        sweep: bool,
        x: float,
        y: float,
        *,
        accuracy: float = 1e-9,
    ) -> Self:
        """An elliptical arc from the current point to (x, y), as SVG's A command, but with the rotation in radians. It
        becomes cubic curves within accuracy (1e-13 to 1) of the larger radius. Raises StateError without a current
        point."""
        check(
            _raw.anim_path_arc_to(
                self._grown, radius_x, radius_y, rotation, int(bool(large)), int(bool(sweep)), x, y, accuracy
            )
        )
        return self

    def add_arc(
        self,
        center_x: float,
        center_y: float,
        radius_x: float,
        radius_y: float,
        start: float,
        angle: float,
        *,
        rotation: float = 0.0,
        accuracy: float = 1e-9,
    ) -> Self:
        """An elliptical arc around a center, from the angle start through angle, clockwise on the screen. If the last
        subpath is open, a line connects it to the arc; otherwise the arc begins a subpath."""
        check(
            _raw.anim_path_add_arc(
                self._grown, center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy
            )
        )
        return self

    def __str__(self) -> str:
        return self.svg()

    def __format__(self, spec: str) -> str:
        """SVG path data in the form of a format specification: m for minified, r for relative or a for absolute, and a
        point with the number of decimals: f"{path:m}", f"{path:r.2}"."""
        letters, point, decimals = spec.partition(".")
        if set(letters) - set("mra") or len(set(letters)) < len(letters) or {"r", "a"} <= set(letters):
            raise ValueError(f"{spec!r} is no format of a path: m, r or a, and .2 for two decimals")
        if point and not decimals.isdecimal():
            raise ValueError(f"{spec!r} is no format of a path: after the point comes the number of decimals")
        relative = True if "r" in letters else False if "a" in letters else None
        return self.svg(minified="m" in letters, relative=relative, digits=int(decimals) if point else None)

    def _parse_by_default(self, text: str) -> None:
        """Parses path data with the core's default options."""
        try:
            data = text.encode()
        except UnicodeEncodeError:
            data = utf8(text)
        status = _read(self._pointer, data, c_size_t(len(data)), None, None)
        if status:
            raise _error(status, data)

    def _parse(self, text: str | bytes, strict: bool, arc_accuracy: float) -> None:
        data = _bytes(text)
        options = _raw.anim_path_parsing()
        check(_raw.anim_default_path_parsing(byref(options), sizeof(options)))
        options.lenient = 0 if strict else 1
        options.arc_accuracy = arc_accuracy
        offset = c_int64(-1)
        status = _raw.anim_path_parse(self._pointer, data, len(data), byref(options), byref(offset))
        if status != _raw.ANIM_OK:
            raise _error(status, data)
        self._parse_error = None
        if offset.value >= 0:
            # Only a strict parse reports whether the error concerns the syntax or a limit.
            options.lenient = 0
            again = type(self)()
            self._parse_error = _error(
                _raw.anim_path_parse(again._pointer, data, len(data), byref(options), None), data
            )


def _bytes(text: str | bytes) -> bytes:
    if isinstance(text, bytes):
        return text
    if not isinstance(text, str):
        raise TypeError(f"path data are a str or bytes, not {shown(text)}")
    return utf8(text)


def _error(status: int, data: bytes) -> AnimError:
    """The error of the last call, and its byte offset."""
    error = error_of(status, PathDataError if status == _raw.ANIM_ERROR_SYNTAX else None)
    if not error.line:
        return error
    lines = data.split(b"\n", error.line - 1)
    error.offset = len(data) - len(lines[-1]) + error.column - 1
    return error
