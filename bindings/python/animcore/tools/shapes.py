# SPDX-License-Identifier: MIT
"""Shapes for the commands: from path data, or from the elements of an SVG file."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path as FilePath

from ..errors import AnimError
from ..path import Path
from ..values import Rectangle
from .attribute_places import attribute_place
from .files import FileError, read_bytes
from .importing.report import Refused
from .report import ToolError
from .svg_elements import Drawing, Part, TooMany, WrongAttribute
from .svg_numbers import fitted

__all__ = ["Shape", "load_shape"]

# Areas of outlines that differ by less, as a part of the larger one, are of the same inside.
_SAME = 1e-6


@dataclass(frozen=True)
class Shape:
    """A path, what it is called, and the rectangle that it is to be seen in: an SVG file's viewBox, or the box of the
    path's own points. line_width is that of an SVG file whose shapes are stroked and not filled: its path is what they
    are stroked along, and cover is what the strokes cover. is_view says whether the rectangle is that of a file."""

    name: str
    path: Path
    frame: Rectangle
    line_width: float | None = None
    cover: Path | None = None
    cap: str = "round"
    join: str = "round"
    is_view: bool = False

    @property
    def filled(self) -> Path:
        """What is to be filled to look like the shape."""
        return self.path if self.cover is None else self.cover

    def shown_in(self, frame: Rectangle) -> Shape:
        """The shape with its rectangle in another one, as large as fits, in the middle."""
        if frame == self.frame:
            return self
        matrix = fitted(self.frame, frame)
        return replace(
            self,
            path=self.path.transformed(matrix),
            frame=frame,
            line_width=None if self.line_width is None else self.line_width * matrix[0],
            cover=None if self.cover is None else self.cover.transformed(matrix),
        )


def load_shape(source: str) -> Shape:
    """A shape from path data ("M0 0L10 0…") or from an SVG file by its name. Raises ToolError with the place."""
    if re.match(r"\s*[Mm][\s\d.+-]", source) and not FilePath(source).is_file():
        return _shape("path data", source, _parsed(source, "path data"), None)
    text = read_bytes(source)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        line, column = error.position
        raise FileError(source, f"is not SVG: {error}", line, column + 1, text) from None
    except (LookupError, ValueError) as error:
        # An encoding that its declaration names, and that Python has not for XML.
        raise FileError(source, f"is not SVG that can be read: {error}") from None
    tag = str(root.tag).rpartition("}")[2]
    if tag != "svg":
        raise FileError(source, f"is not SVG: its root is <{tag}>")
    try:
        drawing = Drawing(root)
        parts = list(drawing.parts())
    except WrongAttribute as error:
        place = attribute_place(text, error.number, error.name, error.offset)
        raise FileError(source, error.message, *place, text) from None
    except (TooMany, Refused) as error:
        raise FileError(source, str(error)) from None
    except RecursionError:
        raise FileError(source, "is nested too deep") from None
    except AnimError as error:
        raise FileError(source, f"has a shape that cannot be drawn: {error}") from None
    return _drawn(FilePath(source).stem, source, parts, drawing.frame)


def _drawn(name: str, source: str, parts: Sequence[Part], frame: Rectangle | None) -> Shape:
    if any(part.is_filled for part in parts) or not parts:
        return _shape(name, source, _together([part.inside() for part in parts]), frame)
    lines = Path()
    for part in parts:
        lines.append(part.line.verbs, part.line.coordinates)
    widest = max(parts, key=lambda part: part.width)
    cover = _together([part.inside() for part in parts])
    shape = _shape(name, source, lines, frame)
    return replace(shape, line_width=widest.width, cover=cover, cap=widest.cap, join=widest.join)


def _shape(name: str, source: str, path: Path, frame: Rectangle | None) -> Shape:
    if len(path) == 0:
        raise ToolError(f"{source}: there is nothing to draw in it")
    is_view = frame is not None
    if frame is None:
        xs, ys = path.coordinates[0::2], path.coordinates[1::2]
        frame = Rectangle(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Shape(name, path, frame, is_view=is_view)


def _together(paths: Sequence[Path]) -> Path:
    """One path that covers what several cover: their outlines as they are, or, where those of opposite directions
    overlap, their union."""
    whole = Path()
    for path in paths:
        whole.append(path.verbs, path.coordinates)
    if len(paths) < 2 or not all(map(math.isfinite, whole.coordinates)):
        return whole
    try:
        union = reduce(Path.__or__, paths)
        return whole if _is_same(whole.simplified().area, union.area) else union
    except AnimError:
        # So many crossings that it would take long.
        return whole


def _is_same(one: float, other: float) -> bool:
    return abs(one - other) <= _SAME * max(abs(one), abs(other))


def _parsed(data: str, source: str) -> Path:
    try:
        return Path(data)
    except AnimError as error:
        raise ToolError(f"{source}: {error}") from None
