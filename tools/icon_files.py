# SPDX-License-Identifier: MIT
"""SVG files of icons as path data, and which files path data can stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

import numpy as np
from morph_engines import verbs_of_data

__all__ = ["is_one_path", "path_data"]

# What elements inherit, with SVG's initial values.
PAINT = {"fill": "black", "stroke": "none", "stroke-width": "1", "fill-rule": "nonzero"}
TAGS = ("circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "title")
# What is read here, and what changes no picture of a single color.
ATTRIBUTES = {
    *("class", "clip-rule", "color", "cx", "cy", "d", "height", "points", "r", "role", "rx", "ry", "stroke-linecap"),
    *("stroke-linejoin", "version", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2", *PAINT),
}
# The side of a picture in pixels, and how much of one pixel may be covered differently: where edges coincide, two
# shapes drawn one over the other are denser by up to a quarter.
SIDE, TOLERANCE = 128, 0.5


@dataclass(frozen=True)
class Shape:
    """A basic shape: its path data, and the values of PAINT."""

    data: str
    paint: dict[str, str]

    @property
    def is_drawn(self) -> bool:
        return self.paint["fill"] != "none" or self.paint["stroke"] != "none"


def _number(element: ElementTree.Element, name: str, default: float = 0.0) -> float:
    return float(element.get(name, default))


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    return f"M{cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}Z"


def _rectangle(element: ElementTree.Element) -> str:
    x, y, width, height = (_number(element, name) for name in ("x", "y", "width", "height"))
    rx, ry = element.get("rx"), element.get("ry")
    a, b = float(rx or ry or 0), float(ry or rx or 0)
    a, b = min(a, width / 2), min(b, height / 2)
    if not a or not b:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    across, down = width - 2 * a, height - 2 * b
    corners = (f"{dx} {dy}" for dx, dy in ((a, b), (-a, b), (-a, -b), (a, -b)))
    arcs = [f"a{a} {b} 0 0 1 {corner}" for corner in corners]
    return f"M{x + a} {y}h{across}{arcs[0]}v{down}{arcs[1]}h{-across}{arcs[2]}v{-down}{arcs[3]}Z"


def _data(element: ElementTree.Element) -> str:
    """The path data of a basic shape; empty for other elements."""
    tag = element.tag.rpartition("}")[2]
    if tag == "path":
        return element.get("d", "")
    if tag == "circle":
        r = _number(element, "r")
        return _ellipse(_number(element, "cx"), _number(element, "cy"), r, r)
    if tag == "ellipse":
        sizes = (_number(element, name) for name in ("cx", "cy", "rx", "ry"))
        return _ellipse(*sizes)
    if tag == "rect":
        return _rectangle(element)
    if tag == "line":
        ends = [_number(element, name) for name in ("x1", "y1", "x2", "y2")]
        return "M{} {}L{} {}".format(*ends)
    if tag in ("polyline", "polygon"):
        return "M" + element.get("points", "") + ("Z" if tag == "polygon" else "")
    return ""


def _shapes(element: ElementTree.Element, inherited: dict[str, str]) -> Iterator[Shape]:
    paint = {name: element.get(name, value) for name, value in inherited.items()}
    if data := _data(element):
        yield Shape(data, paint)
    for child in element:
        yield from _shapes(child, paint)


def _drawn(root: ElementTree.Element) -> list[Shape]:
    return [shape for shape in _shapes(root, PAINT) if shape.is_drawn]


def path_data(svg: str) -> str:
    """The concatenated path data of all basic shapes of an SVG file, without those that draw nothing because they have
    neither fill nor stroke, as a frame around the icon."""
    return _apart([shape.data for shape in _drawn(ElementTree.fromstring(svg))])


def _apart(parts: Sequence[str]) -> str:
    """Concatenated path data; a relative first move is absolute in its own data."""
    return " ".join(re.sub(r"^\s*m", "M", part) if _is_short(part) else _absolute_start(part) for part in parts)


def _is_short(part: str) -> bool:
    """Whether only two numbers follow the first move, so that it can simply be made absolute."""
    head = re.match(r"\s*m([^a-zA-Z]*)", part)
    return head is None or len(re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", head[1])) <= 2


def _absolute_start(part: str) -> str:
    """A relative move followed by lines, which stay relative."""
    numbers = r"\s*m\s*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*"
    return re.sub("^" + numbers, r"M\1 \2l", part)


def is_one_path(svg: str, stroke: float = 0.0) -> bool:
    """Whether the path data of an SVG file, filled by the non-zero rule, look as the file does; if stroke is its width,
    stroked. Not so with transforms, clips, opacities or several paints, nor where the other rule or an outline that
    runs the other way makes a difference."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        names = {name for name in element.keys() if not name.startswith(("{", "aria-", "data-"))}  # noqa: SIM118
        if element.tag.rpartition("}")[2] not in TAGS or not names <= ATTRIBUTES:
            return False
    shapes = _drawn(root)
    if not shapes:
        return False
    if stroke:
        return all(shape.paint["fill"] == "none" and float(shape.paint["stroke-width"]) == stroke for shape in shapes)
    return all(shape.paint["stroke"] == "none" for shape in shapes) and _is_non_zero(root, shapes)


def _is_non_zero(root: ElementTree.Element, shapes: Sequence[Shape]) -> bool:
    """Whether the non-zero rule fills the concatenated shapes as each one's own rule does."""
    if len(shapes) == 1 and shapes[0].paint["fill-rule"] == "nonzero":
        return True
    box = [float(word) for word in root.get("viewBox", "").replace(",", " ").split()]
    own = [(shape.data, shape.paint["fill-rule"] == "evenodd") for shape in shapes]
    whole = [(_apart([shape.data for shape in shapes]), False)]
    return bool(np.abs(_picture(own, box) - _picture(whole, box)).max() <= TOLERANCE)


def _picture(
    paths: Sequence[tuple[str, bool]], box: Sequence[float]
) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """The opacities of filled path data, each with whether the even-odd rule holds, drawn by Skia."""
    import skia

    surface = skia.Surface(SIDE, SIDE)
    canvas = surface.getCanvas()
    canvas.scale(SIDE / box[2], SIDE / box[3])
    canvas.translate(-box[0], -box[1])
    for data, is_even_odd in paths:
        path = skia.Path()
        path.setFillType(skia.PathFillType.kEvenOdd if is_even_odd else skia.PathFillType.kWinding)
        verbs = (path.moveTo, path.lineTo, path.quadTo, path.cubicTo, path.close)
        for verb, points in verbs_of_data(data):
            verbs[verb](*(value for point in points for value in point))
        canvas.drawPath(path, skia.Paint(AntiAlias=True))
    return np.asarray(surface.toarray()[:, :, 3] / 255, np.float64)
