# SPDX-License-Identifier: MIT
"""Shapes for the commands: from path data, or from the elements of an SVG file."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass, replace
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
# More warnings of a file than this are not shown.
_MOST_WARNINGS = 5


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
    # What was wrong in the file, and was read as browsers do.
    warnings: tuple[FileError, ...] = ()

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
        what = str(error).partition(": line ")[0]
        raise FileError(source, f"is not SVG: {what}", line, column + 1, text) from None
    except (LookupError, ValueError) as error:
        # An encoding that its declaration names, and that Python has not for XML.
        raise FileError(source, f"is not SVG that can be read: {error}") from None
    tag = str(root.tag).rpartition("}")[2]
    if tag != "svg":
        raise FileError(source, f"is not SVG: its root is <{tag}>")
    try:
        drawing = Drawing(root)
        parts = list(drawing.parts())
        warnings = tuple(_fault(source, error, text) for error in drawing.faults[:_MOST_WARNINGS])
        return _drawn(FilePath(source).stem, source, parts, drawing.frame, warnings)
    except (TooMany, Refused) as error:
        raise FileError(source, str(error)) from None
    except RecursionError:
        raise FileError(source, "is nested too deep") from None
    except AnimError as error:
        raise FileError(source, f"has a shape that cannot be drawn: {error}") from None


def _fault(source: str, error: WrongAttribute, text: bytes) -> FileError:
    return FileError(source, error.message, *attribute_place(text, error.number, error.name, error.offset), text)


def _drawn(
    name: str, source: str, parts: Sequence[Part], frame: Rectangle | None, warnings: tuple[FileError, ...]
) -> Shape:
    pieces = [part.inside() for part in parts]
    whole = _together([piece for piece in pieces if len(piece)])
    if len(whole) == 0 and warnings:
        # What is wrong is why.
        raise warnings[0]
    if any(part.is_filled for part in parts) or not parts:
        return replace(_shape(name, source, whole, frame), warnings=warnings)
    lines = Path()
    for part in parts:
        line = part.line.transformed(part.matrix)
        lines.append(line.verbs, line.coordinates)
    widest = max(parts, key=lambda part: part.width * part.scale)
    shape = _shape(name, source, lines, frame)
    width = widest.width * widest.scale
    return replace(shape, line_width=width, cover=whole, cap=widest.cap, join=widest.join, warnings=warnings)


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
    if len(paths) == 1:
        return paths[0]
    whole = Path()
    for path in paths:
        whole.append(path.verbs, path.coordinates)
    if not paths or not all(map(math.isfinite, whole.coordinates)):
        return whole
    try:
        # Each by itself winds by 1 inside and 0 outside, so that nothing cancels.
        union = Path()
        for path in paths:
            clean = path.simplified()
            union.append(clean.verbs, clean.coordinates)
        union = union.simplified()
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
