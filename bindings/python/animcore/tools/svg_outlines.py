# SPDX-License-Identifier: MIT
"""The shapes of SVG as paths, and how they are placed (SVG 2, 8 to 10)."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from ..errors import PathDataError
from ..path import Path
from ..values import Rectangle
from .importing.css_lists import matrix
from .importing.css_shapes import point
from .importing.css_values import ValueLeft, calculated, transform
from .importing.source import Element
from .svg_numbers import IDENTITY, NUMBER, Matrix, pixels, step, times
from .svg_style import Style

__all__ = ["Outlines", "WrongAttribute"]

# A function of a transform list.
_NUMBERS = re.compile(rf"(?:[\s,]*{NUMBER.pattern})*\s*")
_CALL = re.compile(r"[\s,]*(\w+)\s*\(([^)]*)\)")


class WrongAttribute(Exception):  # noqa: N818 - a file is wrong, nothing failed
    """What is wrong in an attribute's value: of which element in the order of the file, and at which byte."""

    def __init__(self, number: int, name: str, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.number, self.name, self.message, self.offset = number, name, message, offset


class Outlines:
    """Makes paths of elements, in the coordinates of a view. What is wrong in attributes is kept, and read as browsers
    do: of path data what is before the error counts, of a transform nothing."""

    def __init__(self, numbers: dict[int, int]) -> None:
        self._numbers = numbers
        self._faults: dict[tuple[int, str], WrongAttribute] = {}
        self.view = Rectangle(0, 0, 300, 150)

    @property
    def faults(self) -> list[WrongAttribute]:
        """What was wrong, once of each attribute."""
        return list(self._faults.values())

    def _fault(self, element: Element, name: str, message: str, offset: int) -> None:
        number = self._numbers[id(element)]
        self._faults.setdefault((number, name), WrongAttribute(number, name, message, offset))

    # Numbers

    def length(self, text: str, side: str, default: float, style: Style) -> float:
        """A length in the coordinates around it; percentages are of the view (SVG 2, 8.9)."""
        view = self.view
        diagonal = math.hypot(view.width, view.height) / math.sqrt(2)
        whole = {"width": view.width, "height": view.height}.get(side, diagonal)
        if "v" in text and (match := re.fullmatch(r"([-+\d.e]+)v(w|h|min|max)", text)):
            sides = {"w": [view.width], "h": [view.height]}.get(match[2], [view.width, view.height])
            text, whole = f"{match[1]}%", max(sides) if match[2] == "max" else min(sides)
        if "(" in text:
            text = calculated(text, whole)
        return pixels(text, default, whole, pixels(style["font-size"], 16.0))

    def size(self, style: Style, key: str, default: float = 0.0) -> float:
        """A property that is a length along the axis of its name."""
        if key == "r":
            return self.length(style[key], "diagonal", default, style)
        return self.length(style[key], "width" if key in ("x", "cx", "rx", "width") else "height", default, style)

    def _sizes(self, style: Style, *keys: str) -> list[float]:
        return [self.size(style, key) for key in keys]

    # Transforms

    def matrix(self, element: Element, style: Style, box: Callable[[], Rectangle]) -> Matrix:
        """An element's transform about its origin; one of CSS goes before the attribute. box is the element's own."""
        text = style["transform"]
        if not text and "transform" not in element.attributes:
            return IDENTITY
        is_own = style["transform-box"] in ("fill-box", "content-box", "stroke-box", "border-box")
        whole = box() if is_own else Rectangle(0, 0, self.view.width, self.view.height)
        result = self._attribute(element) if not text else self._of_css(text, whole)
        if result == IDENTITY or not (style["transform-origin"] or is_own):
            return result
        try:
            x, y = point(style["transform-origin"] if style["transform-origin"] else "0 0", whole.width, whole.height)
        except ValueLeft:
            return result
        x, y = x + whole.x, y + whole.y
        return times(times((1, 0, 0, 1, x, y), result), (1, 0, 0, 1, -x, -y))

    def _of_css(self, text: str, box: Rectangle) -> Matrix:
        try:
            a, b, c, d, e, f = matrix(transform(text, (box.width, box.height)))
        except ValueLeft:
            return IDENTITY
        return (a, b, c, d, e, f)

    def _attribute(self, element: Element) -> Matrix:
        result, text = IDENTITY, element.attributes.get("transform", "")
        end = 0
        while (found := _CALL.match(text, end)) is not None:
            is_right = _NUMBERS.fullmatch(found[2]) is not None
            part = step(found[1], [float(number) for number in NUMBER.findall(found[2])]) if is_right else None
            if part is None:
                break
            result, end = times(result, part), found.end()
        if not text[end:].strip(" \t\r\n,"):
            return result
        rest = text[end:].lstrip(" \t\r\n,")
        call = _CALL.match(rest)
        message = f"{rest[:30]!r} is no transform of SVG's"
        if call is not None and _NUMBERS.fullmatch(call[2]):
            count = len(NUMBER.findall(call[2]))
            message = f"the transform {call[1]} with {count} numbers is not one of SVG's"
        self._fault(element, "transform", message, len(text[: len(text) - len(rest)].encode()))
        return IDENTITY

    # Shapes

    def path(self, element: Element, style: Style) -> Path:
        """The path of a shape."""
        return _MAKERS[element.tag](self, element, style)

    @staticmethod
    def is_shape(element: Element) -> bool:
        """Whether an element is one of SVG's shapes."""
        return element.tag in _MAKERS

    def _of_path(self, element: Element, style: Style) -> Path:
        if (match := re.fullmatch(r"path\(\s*(?:\w+\s*,)?\s*([\"'])(.*)\1\s*\)", style["d"])) is not None:
            return Path(match[2], strict=False)
        text = element.attributes.get("d", "")
        try:
            return Path(text)
        except PathDataError as error:
            if text.strip() != "none":
                # Its line is that of the data.
                message = error.message.removeprefix(f"line {error.line}, column {error.column}: ")
                self._fault(element, "d", message, error.offset or 0)
        return Path(text, strict=False)

    def _of_rectangle(self, _element: Element, style: Style) -> Path:
        x, y, width, height = self._sizes(style, "x", "y", "width", "height")
        if width <= 0 or height <= 0:
            return Path()
        # SVG 2, 10.2: a radius that is not said is the other one; half a side is most.
        rx, ry = self.size(style, "rx", -1.0), self.size(style, "ry", -1.0)
        rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
        rx, ry = min(max(rx, 0.0), width / 2), min(max(ry, 0.0), height / 2)
        if rx == ry or rx <= 0 or ry <= 0:
            return Path().add_rounded_rectangle(x, y, width, height, min(rx, ry))
        # The corners of a rectangle in whose units they are round.
        scale = ry / rx
        round_one = Path().add_rounded_rectangle(x, y / scale, width, height / scale, rx)
        return round_one.transform((1, 0, 0, scale, 0, 0))

    def _of_ellipse(self, element: Element, style: Style) -> Path:
        x, y = self._sizes(style, "cx", "cy")
        if element.tag == "circle":
            rx = ry = self.size(style, "r")
        else:
            rx, ry = self.size(style, "rx", -1.0), self.size(style, "ry", -1.0)
            rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
        return Path().add_ellipse(x - rx, y - ry, 2 * rx, 2 * ry) if rx > 0 and ry > 0 else Path()

    def _of_polygon(self, element: Element, _style: Style) -> Path:
        # SVG 2, 9.6.1: up to what is no number.
        text = element.get("points")
        known = _NUMBERS.match(text)
        numbers = NUMBER.findall(known[0] if known else "")
        points = list(zip(numbers[0::2], numbers[1::2], strict=False))
        text = "L".join(f"{x} {y}" for x, y in points)
        return Path(f"M{text}{'Z' if element.tag == 'polygon' else ''}" if points else "")

    def _of_line(self, element: Element, style: Style) -> Path:
        sides = (("x1", "width"), ("y1", "height"), ("x2", "width"), ("y2", "height"))
        x1, y1, x2, y2 = (self.length(element.get(key), side, 0.0, style) for key, side in sides)
        return Path().move(x1, y1).line(x2, y2)


_MAKERS: dict[str, Callable[[Outlines, Element, Style], Path]] = {
    **{"path": Outlines._of_path, "rect": Outlines._of_rectangle, "line": Outlines._of_line},
    **{"circle": Outlines._of_ellipse, "ellipse": Outlines._of_ellipse},
    **{"polygon": Outlines._of_polygon, "polyline": Outlines._of_polygon},
}
