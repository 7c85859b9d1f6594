# SPDX-License-Identifier: MIT
"""Shapes for the commands: from path data, or from the elements of an SVG file."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path as FilePath

from ..errors import AnimError
from ..path import Path
from ..values import Rectangle
from .attribute_places import attribute_place
from .files import FileError, read_bytes
from .report import ToolError

__all__ = ["Shape", "load_shape"]

Matrix = tuple[float, float, float, float, float, float]
_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# How many elements are drawn at most: those that <use> each other multiply.
_MOST_ELEMENTS = 100_000
# What holds shapes that are not drawn in their place.
_NOT_DRAWN = {"defs", "clipPath", "mask", "pattern", "marker", "symbol"}


@dataclass(frozen=True)
class Shape:
    """A path, what it is called, and the rectangle that it is to be seen in: an SVG file's viewBox, or the box of the
    path's own points. line_width is that of an SVG file whose shapes are stroked and not filled."""

    name: str
    path: Path
    frame: Rectangle
    line_width: float | None = None


class _AttributeError(Exception):
    """What is wrong in an attribute's value, and at which byte of it."""

    def __init__(self, element: ElementTree.Element, name: str, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.element, self.name, self.message, self.offset = element, name, message, offset


@dataclass(frozen=True)
class _Paint:
    """How an element is painted: by its attributes, its style, and those around it."""

    fill: str = "black"
    stroke: str = "none"
    width: float = 1.0

    def within(self, element: ElementTree.Element) -> _Paint:
        """What it is inside an element."""
        values = {key: element.get(key, "").strip() for key in ("fill", "stroke", "stroke-width")}
        for declaration in element.get("style", "").split(";"):
            key, _, value = declaration.partition(":")
            if key.strip() in values:
                values[key.strip()] = value.strip()
        number = _NUMBER.match(values["stroke-width"])
        return _Paint(
            values["fill"] or self.fill,
            values["stroke"] or self.stroke,
            float(number.group()) if number else self.width,
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
    if _tag(root) != "svg":
        raise FileError(source, f"is not SVG: its root is <{_tag(root)}>")
    whole, widths, is_filled = Path(), list[float](), False
    try:
        for path, paint, scale, is_line in _Drawing(root, source).drawn(root, _IDENTITY, _Paint()):
            whole.append(path.verbs, path.coordinates)
            is_filled = is_filled or (paint.fill != "none" and not is_line)
            widths.append(paint.width * scale)
    except _AttributeError as error:
        number = next(index for index, each in enumerate(root.iter()) if each is error.element)
        place = attribute_place(text, number, error.name, error.offset)
        raise FileError(source, error.message, *place, text) from None
    except RecursionError:
        raise FileError(source, "is nested too deep") from None
    view = [float(number) for number in _NUMBER.findall(root.get("viewBox", ""))]
    is_view = len(view) == 4 and view[2] > 0 and view[3] > 0 and all(map(math.isfinite, view))
    frame = Rectangle(*view) if is_view else None
    return _shape(FilePath(source).stem, source, whole, frame, None if is_filled or not widths else max(widths))


def _shape(name: str, source: str, path: Path, frame: Rectangle | None, line_width: float | None = None) -> Shape:
    if len(path) == 0:
        raise ToolError(f"{source}: there is nothing to draw in it")
    if frame is None:
        xs, ys = path.coordinates[0::2], path.coordinates[1::2]
        frame = Rectangle(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Shape(name, path, frame, line_width)


def _parsed(data: str, source: str) -> Path:
    try:
        return Path(data)
    except AnimError as error:
        raise ToolError(f"{source}: {error}") from None


def _tag(element: ElementTree.Element) -> str:
    return str(element.tag).rpartition("}")[2]


class _Drawing:
    """An SVG file that is gone through, and how much of it was."""

    def __init__(self, root: ElementTree.Element, source: str) -> None:
        self._source = source
        self._named = {name: each for each in reversed(list(root.iter())) if (name := each.get("id"))}
        self._used: list[ElementTree.Element] = []
        self._count = 0

    def drawn(
        self, element: ElementTree.Element, outer: Matrix, around: _Paint
    ) -> Iterator[tuple[Path, _Paint, float, bool]]:
        """The shapes that are painted, how, how much larger they are than in their own coordinates, and whether each is
        a line, which has no inside."""
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise FileError(
                self._source, f"has more than {_MOST_ELEMENTS} elements, those that it uses counted each time"
            )
        tag = _tag(element)
        if tag in _NOT_DRAWN or _is_hidden(element):
            return
        matrix = _times(outer, _matrix(element))
        paint = around.within(element)
        make = _MAKERS.get(tag)
        is_line = tag == "line"
        if make is not None and (paint.stroke != "none" or (paint.fill != "none" and not is_line)):
            path = make(element)
            if len(path):
                scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
                yield path if matrix == _IDENTITY else path.transform(matrix), paint, scale, is_line
        if tag == "use":
            yield from self._copy(element, matrix, paint)
        for child in element:
            yield from self.drawn(child, matrix, paint)

    def _copy(
        self, use: ElementTree.Element, matrix: Matrix, paint: _Paint
    ) -> Iterator[tuple[Path, _Paint, float, bool]]:
        """What a <use> draws again. One that leads to itself draws nothing (SVG 2, 5.5)."""
        name = use.get("href", use.get("{http://www.w3.org/1999/xlink}href", ""))
        meant = self._named.get(name.removeprefix("#")) if name.startswith("#") else None
        if meant is None or meant in self._used:
            return
        moved = _times(matrix, (1, 0, 0, 1, _length(use, "x"), _length(use, "y")))
        self._used.append(meant)
        if _tag(meant) != "symbol":
            yield from self.drawn(meant, moved, paint)
        elif meant.get("viewBox") is not None:
            raise FileError(
                self._source, f"uses the symbol {name[1:]}, which has a viewBox: write its shapes themselves"
            )
        else:
            inner = paint.within(meant)
            for child in meant:
                yield from self.drawn(child, moved, inner)
        self._used.pop()


def _is_hidden(element: ElementTree.Element) -> bool:
    styles = (each.partition(":") for each in element.get("style", "").split(";"))
    words = [value.strip() for key, _, value in styles if key.strip() == "display"]
    return (words[-1] if words else element.get("display", "").strip()) == "none"


def _length(element: ElementTree.Element, key: str) -> float:
    match = _NUMBER.match(element.get(key, "").strip())
    return float(match.group()) if match else 0.0


def _of_path(element: ElementTree.Element) -> Path:
    try:
        return Path(element.get("d", ""))
    except AnimError as error:
        # Its line is that of the data.
        message = error.message.removeprefix(f"line {error.line}, column {error.column}: ")
        raise _AttributeError(element, "d", message, error.offset or 0) from None


def _of_rectangle(element: ElementTree.Element) -> Path:
    x, y, width, height, rx, ry = (_length(element, key) for key in ("x", "y", "width", "height", "rx", "ry"))
    if width <= 0 or height <= 0:
        return Path()
    return Path().add_rounded_rectangle(x, y, width, height, max(rx, ry))


def _of_ellipse(element: ElementTree.Element) -> Path:
    x, y, r, rx, ry = (_length(element, key) for key in ("cx", "cy", "r", "rx", "ry"))
    rx, ry = r or rx or ry, r or ry or rx
    return Path().add_ellipse(x - rx, y - ry, 2 * rx, 2 * ry) if rx > 0 and ry > 0 else Path()


def _of_polygon(element: ElementTree.Element) -> Path:
    numbers = [float(number) for number in _NUMBER.findall(element.get("points", ""))]
    path = Path()
    for number, (x, y) in enumerate(zip(numbers[0::2], numbers[1::2], strict=False)):
        (path.line if number else path.move)(x, y)
    return path.close() if len(path) and _tag(element) == "polygon" else path


def _of_line(element: ElementTree.Element) -> Path:
    x1, y1, x2, y2 = (_length(element, key) for key in ("x1", "y1", "x2", "y2"))
    return Path().move(x1, y1).line(x2, y2)


_MAKERS: dict[str, Callable[[ElementTree.Element], Path]] = {
    **{"path": _of_path, "rect": _of_rectangle, "circle": _of_ellipse, "ellipse": _of_ellipse},
    **{"polygon": _of_polygon, "polyline": _of_polygon, "line": _of_line},
}


def _times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then the one."""
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def _matrix(element: ElementTree.Element) -> Matrix:
    """An element's SVG transform list as a matrix."""
    result, text = _IDENTITY, element.get("transform", "")
    for found in re.finditer(r"(\w+)\s*\(([^)]*)\)", text):
        name, numbers = found[1], [float(number) for number in _NUMBER.findall(found[2])]
        part = _part(name, numbers)
        if part is None:
            message = f"the transform {name} with {len(numbers)} numbers is not one of SVG's"
            raise _AttributeError(element, "transform", message, len(text[: found.start()].encode()))
        result = _times(result, part)
    return result


def _part(name: str, numbers: list[float]) -> Matrix | None:
    count = len(numbers)
    if name == "matrix" and count == 6:
        a, b, c, d, e, f = numbers
        return (a, b, c, d, e, f)
    if name == "translate" and count in (1, 2):
        return (1, 0, 0, 1, numbers[0], numbers[1] if count == 2 else 0)
    if name == "scale" and count in (1, 2):
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    if name == "rotate" and count in (1, 3):
        sine, cosine = math.sin(math.radians(numbers[0])), math.cos(math.radians(numbers[0]))
        x, y = numbers[1:] if count == 3 else (0.0, 0.0)
        return (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
    if name in ("skewX", "skewY") and count == 1:
        slope = math.tan(math.radians(numbers[0]))
        return (1, slope, 0, 1, 0, 0) if name == "skewY" else (1, 0, slope, 1, 0, 0)
    return None
