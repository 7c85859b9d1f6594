# SPDX-License-Identifier: MIT
"""The elements of an SVG file that are drawn, each with its paint, where a browser draws them (SVG 2).

No package for Python reads SVG files as browsers do. svgelements 1.9.6 draws unused symbols and every branch of
<switch>. It ignores clips, the viewBox of symbols, !important, and selectors such as `g > path`. A <use> of itself ends
in a RecursionError.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, cast

from ..errors import AnimError
from ..path import Path
from ..values import Rectangle
from .importing.css_source import Sheet, matches_media
from .importing.report import Report
from .importing.source import Element
from .svg_numbers import IDENTITY, LENGTH, NUMBER, Matrix, fitted, pixels, share, step, times, view_box

__all__ = ["Drawing", "Part", "TooMany", "WrongAttribute"]

Style = dict[str, str]
# How many elements are drawn at most: those that <use> each other multiply.
_MOST_ELEMENTS = 100_000
# How many elements are inside each other at most.
_DEEPEST = 256
# What holds shapes that are not drawn in their place.
_NOT_DRAWN = {"defs", "clipPath", "mask", "pattern", "marker", "symbol", "style", "script"}
_INHERITED = {
    **{"fill": "black", "fill-rule": "nonzero", "fill-opacity": "1", "stroke": "none", "stroke-width": "1"},
    **{"stroke-opacity": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-miterlimit": "4"},
    **{"stroke-dasharray": "none", "stroke-dashoffset": "0", "clip-rule": "nonzero", "visibility": "visible"},
}
_OWN = ("display", "opacity", "clip-path")


class TooMany(Exception):  # noqa: N818 - a file is refused, nothing failed
    """A file has more than is read."""


class WrongAttribute(Exception):  # noqa: N818 - a file is wrong, nothing failed
    """What is wrong in an attribute's value: of which element in the order of the file, and at which byte."""

    def __init__(self, number: int, name: str, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.number, self.name, self.message, self.offset = number, name, message, offset


@dataclass(frozen=True)
class Part:
    """A shape that is painted: its path, whether its inside is filled, the stroke's width, 0 for none, and the clips
    around it."""

    path: Path
    # What is stroked: the path, or its dashes.
    line: Path
    is_filled: bool
    is_even_odd: bool
    width: float
    cap: Literal["butt", "round", "square"]
    join: Literal["miter", "round", "bevel"]
    miter_limit: float
    clips: tuple[Path, ...] = ()
    is_even_odd_clip: bool = False

    def inside(self) -> Path:
        """What it covers, by the non-zero rule."""
        whole = self._whole()
        for clip in self.clips:
            try:
                cut = whole & clip
                whole = whole if _is_same(cut.area, whole.simplified().area) else cut
            except AnimError:
                # So many crossings that it would take long.
                continue
        return whole

    def _whole(self) -> Path:
        filled = self._filled() if self.is_filled else Path()
        if not self.width:
            return filled
        try:
            stroked = self.line.stroked(
                self.width, cap=self.cap, join=self.join, miter_limit=self.miter_limit, simplified=True
            )
            return filled | stroked if len(filled) else stroked
        except AnimError:
            # So many crossings that it would take long, or numbers beyond what is combined.
            return filled if len(filled) else self.path

    def _filled(self) -> Path:
        """The outlines as they are where both rules give the same."""
        if not self.is_even_odd:
            return self.path
        try:
            odd, all_of_it = self.path.simplified(rule="evenodd"), self.path.simplified()
        except AnimError:
            return self.path
        return self.path if _is_same(odd.area, all_of_it.area) else odd


def _is_same(one: float, other: float) -> bool:
    return abs(one - other) <= 1e-9 * max(abs(one), abs(other))


class Drawing:
    """An SVG file that is gone through, and how much of it was."""

    def __init__(self, root: ElementTree.Element) -> None:
        elements: list[Element] = []
        self._root = _element(root, elements)
        self._numbers = {id(each): number for number, each in enumerate(elements)}
        self._named = {name: each for each in reversed(elements) if (name := each.get("id"))}
        self._used: list[Element] = []
        self._clips: tuple[Path, ...] = ()
        self._count = 0
        # Style sheets need a package of their own, which files without them do not.
        self._sheet: Sheet | None = None
        for each in elements:
            if each.tag != "style" or each.get("type", "text/css").lower() not in ("", "text/css"):
                continue
            if each.text.strip() and matches_media(each.get("media") or "all"):
                self._sheet = self._sheet or Sheet(Report(), is_drawing=True)
                self._sheet.add(each.text)
        self._view = self._first_view()

    @property
    def frame(self) -> Rectangle | None:
        """The file's viewBox, or what its width and height say; None where neither does."""
        return self._view

    def parts(self) -> Iterator[Part]:
        """The shapes that are painted, in their order."""
        self._view = self._view or Rectangle(0, 0, 300, 150)
        try:
            yield from self._drawn(self._root, IDENTITY, dict(_INHERITED), [])
        finally:
            self._view = self._first_view()

    def _first_view(self) -> Rectangle | None:
        sizes = [LENGTH.fullmatch(self._root.get(key)) for key in ("width", "height")]
        own = view_box(self._root)
        if own is not None or not all(sizes) or any(size is None or size[1] == "%" for size in sizes):
            return own
        width, height = (pixels(self._root.get(key), 0.0) for key in ("width", "height"))
        return Rectangle(0, 0, width, height) if 0 < width < math.inf and 0 < height < math.inf else None

    def _style(self, element: Element, around: Style, ancestors: list[Element]) -> Style:
        """What an element is painted with: its attributes, then style sheets, then its own style (SVG 2, 6.6)."""
        own = {key: element.get(key) for key in (*_INHERITED, *_OWN) if element.get(key)}
        if self._sheet is not None:
            for rule in self._sheet.of(element, ancestors):
                if not rule.states:
                    own |= {key: value for key, value in rule.declared.items() if value}
        else:
            own |= _declared(element.get("style"))
        style = dict(around)
        for key in (*_INHERITED, *_OWN):
            value = own.get(key, "")
            if key in _OWN:
                style[key] = value
            elif value in ("initial", "revert"):
                style[key] = _INHERITED[key]
            elif value and value not in ("inherit", "unset"):
                style[key] = value
        return style

    def _drawn(self, element: Element, outer: Matrix, around: Style, ancestors: list[Element]) -> Iterator[Part]:
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise TooMany(f"has more than {_MOST_ELEMENTS} elements, those that it uses counted each time")
        if element.tag in _NOT_DRAWN:
            return
        style = self._style(element, around, ancestors)
        if style["display"] == "none" or share(style["opacity"]) <= 0:
            return
        matrix = times(outer, self._matrix(element))
        clips, self._clips = self._clips, self._clips + self._clip(style["clip-path"], matrix)
        yield from self._content(element, matrix, style, ancestors)
        self._clips = clips

    def _content(self, element: Element, matrix: Matrix, style: Style, ancestors: list[Element]) -> Iterator[Part]:
        if element.tag in _MAKERS:
            yield from self._part(element, matrix, style)
        elif element.tag == "use":
            yield from self._copy(element, matrix, style, ancestors)
        elif element.tag == "svg" and ancestors:
            yield from self._inside(element, element, matrix, style, ancestors)
        else:
            for child in element.children:
                yield from self._drawn(child, matrix, style, [*ancestors, element])

    def _clip(self, text: str, matrix: Matrix) -> tuple[Path, ...]:
        """What a <clipPath> in the coordinates of what it clips leaves; nothing for other kinds."""
        found = re.fullmatch(r"""url\(\s*["']?#([^"')]*)["']?\s*\)""", text)
        meant = self._named.get(found[1]) if found else None
        if meant is None or meant.tag != "clipPath" or meant.get("clipPathUnits") == "objectBoundingBox":
            return ()
        if any(meant is each for each in self._used):
            return ()
        self._used.append(meant)
        around = {**_INHERITED, "clip-rule": meant.get("clip-rule") or "nonzero"}
        clips, self._clips = self._clips, ()
        whole = Path()
        for child in meant.children:
            for part in self._drawn(child, times(matrix, self._matrix(meant)), around, [meant]):
                inside = replace(part, is_filled=True, width=0.0, is_even_odd=part.is_even_odd_clip).inside()
                whole = whole | inside if len(whole) else inside
        self._clips = clips
        self._used.pop()
        return (whole,)

    def _part(self, element: Element, matrix: Matrix, style: Style) -> Iterator[Part]:
        is_filled = element.tag != "line" and _is_painted(style, "fill")
        scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        width = self._length(style["stroke-width"], "diagonal", 1.0) if _is_painted(style, "stroke") else 0.0
        if style["visibility"] != "visible" or not (is_filled or width > 0):
            return
        path = _MAKERS[element.tag](self, element)
        if len(path) == 0:
            return
        line = self._dashed(path, style) if width > 0 and style["stroke-dasharray"] != "none" else path
        for each in (path,) if line is path else (path, line):
            each.transform(matrix)
        limit = NUMBER.match(style["stroke-miterlimit"])
        yield Part(
            path,
            line,
            is_filled,
            style["fill-rule"] == "evenodd",
            max(width, 0.0) * scale,
            cast(
                Literal["butt"], style["stroke-linecap"] if style["stroke-linecap"] in ("round", "square") else "butt"
            ),
            cast(
                Literal["miter"],
                style["stroke-linejoin"] if style["stroke-linejoin"] in ("round", "bevel") else "miter",
            ),
            max(1.0, float(limit.group())) if limit else 4.0,
            self._clips,
            style["clip-rule"] == "evenodd",
        )

    def _copy(self, use: Element, matrix: Matrix, style: Style, ancestors: list[Element]) -> Iterator[Part]:
        """What a <use> draws again. One that leads to itself draws nothing (SVG 2, 5.5)."""
        name = use.get("href")
        meant = self._named.get(name.removeprefix("#")) if name.startswith("#") else None
        if meant is None or any(meant is each for each in self._used):
            return
        moved = times(matrix, (1, 0, 0, 1, self._size(use, "x"), self._size(use, "y")))
        self._used.append(meant)
        if meant.tag in ("symbol", "svg"):
            inner = self._style(meant, style, [*ancestors, use])
            if inner["display"] != "none":
                yield from self._inside(meant, use, moved, inner, [*ancestors, use])
        else:
            yield from self._drawn(meant, moved, style, [*ancestors, use])
        self._used.pop()

    def _inside(
        self, holder: Element, sized: Element, matrix: Matrix, style: Style, ancestors: list[Element]
    ) -> Iterator[Part]:
        """What is in a symbol or in a drawing inside of a drawing, which have coordinates of their own."""
        outer = self._view
        x, y = (self._size(holder, key) if holder.tag == "svg" else 0.0 for key in ("x", "y"))
        width, height = (
            self._length(sized.get(key) or holder.get(key) or "100%", key, 0.0) for key in ("width", "height")
        )
        view = view_box(holder)
        if width <= 0 or height <= 0:
            return
        place = Rectangle(x, y, width, height)
        if view is None:
            inner = times(matrix, (1, 0, 0, 1, x, y))
            self._view = Rectangle(0, 0, width, height)
        else:
            inner = times(matrix, fitted(view, place, holder.get("preserveAspectRatio")))
            self._view = view
        for child in holder.children:
            yield from self._drawn(child, inner, style, [*ancestors, holder])
        self._view = outer

    def _dashed(self, path: Path, style: Style) -> Path:
        dashes = [
            self._length(text, "diagonal", 0.0) for text in re.split(r"[\s,]+", style["stroke-dasharray"]) if text
        ]
        try:
            return path.dashed(dashes, self._length(style["stroke-dashoffset"], "diagonal", 0.0))
        except (AnimError, ValueError):
            # Negative lengths, which are as none, or too many dashes.
            return path

    # Numbers

    def _length(self, text: str, side: str, default: float) -> float:
        """A length in the coordinates around it; percentages are of the view (SVG 2, 8.9)."""
        view = self._view or Rectangle(0, 0, 300, 150)
        diagonal = math.hypot(view.width, view.height) / math.sqrt(2)
        whole = {"width": view.width, "height": view.height}.get(side, diagonal)
        return pixels(text, default, whole)

    def _size(self, element: Element, key: str, default: float = 0.0) -> float:
        side = "width" if key in ("x", "cx", "x1", "x2", "rx", "width") else "height"
        return self._length(element.get(key), "diagonal" if key == "r" else side, default)

    def _matrix(self, element: Element) -> Matrix:
        """An element's transform list as a matrix; one in its style goes before the attribute."""
        declared = _declared(element.get("style"))
        name = "style" if "transform" in declared else "transform"
        result, text = IDENTITY, declared.get("transform", element.attributes.get("transform", ""))
        for found in re.finditer(r"(\w+)\s*\(([^)]*)\)", text):
            kind, numbers = found[1], [float(number) for number in NUMBER.findall(found[2])]
            part = step(kind, numbers)
            if part is None:
                message = f"the transform {kind} with {len(numbers)} numbers is not one of SVG's"
                offset = len(text[: found.start()].encode()) if name == "transform" else 0
                raise WrongAttribute(self._numbers[id(element)], name, message, offset)
            result = times(result, part)
        return result

    # Shapes

    def _of_path(self, element: Element) -> Path:
        try:
            return Path(element.attributes.get("d", ""))
        except AnimError as error:
            # Its line is that of the data.
            message = error.message.removeprefix(f"line {error.line}, column {error.column}: ")
            raise WrongAttribute(self._numbers[id(element)], "d", message, error.offset or 0) from None

    def _of_rectangle(self, element: Element) -> Path:
        x, y, width, height = (self._size(element, key) for key in ("x", "y", "width", "height"))
        if width <= 0 or height <= 0:
            return Path()
        # SVG 2, 10.2: a radius that is not said is the other one; half a side is most.
        rx, ry = self._size(element, "rx", -1.0), self._size(element, "ry", -1.0)
        rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
        rx, ry = min(max(rx, 0.0), width / 2), min(max(ry, 0.0), height / 2)
        if rx == ry or rx <= 0 or ry <= 0:
            return Path().add_rounded_rectangle(x, y, width, height, min(rx, ry))
        # The corners of a rectangle in whose units they are round.
        scale = ry / rx
        round_one = Path().add_rounded_rectangle(x, y / scale, width, height / scale, rx)
        return round_one.transform((1, 0, 0, scale, 0, 0))

    def _of_ellipse(self, element: Element) -> Path:
        x, y = self._size(element, "cx"), self._size(element, "cy")
        if element.tag == "circle":
            rx = ry = self._size(element, "r")
        else:
            rx, ry = self._size(element, "rx", -1.0), self._size(element, "ry", -1.0)
            rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
        return Path().add_ellipse(x - rx, y - ry, 2 * rx, 2 * ry) if rx > 0 and ry > 0 else Path()

    def _of_polygon(self, element: Element) -> Path:
        numbers = [float(number) for number in NUMBER.findall(element.get("points"))]
        path = Path()
        for number, (x, y) in enumerate(zip(numbers[0::2], numbers[1::2], strict=False)):
            (path.line if number else path.move)(x, y)
        return path.close() if len(path) and element.tag == "polygon" else path

    def _of_line(self, element: Element) -> Path:
        x1, y1, x2, y2 = (self._size(element, key) for key in ("x1", "y1", "x2", "y2"))
        return Path().move(x1, y1).line(x2, y2)


_MAKERS: dict[str, Callable[[Drawing, Element], Path]] = {
    **{"path": Drawing._of_path, "rect": Drawing._of_rectangle, "line": Drawing._of_line},
    **{"circle": Drawing._of_ellipse, "ellipse": Drawing._of_ellipse},
    **{"polygon": Drawing._of_polygon, "polyline": Drawing._of_polygon},
}


def _element(read: ElementTree.Element, elements: list[Element], depth: int = 1) -> Element:
    """An element and all in it, which are added to a list in the order of the file."""
    if depth > _DEEPEST:
        raise TooMany(f"has more than {_DEEPEST} elements inside each other")
    namespace, _, tag = str(read.tag).rpartition("}")
    # xlink:href is href; an attribute without a namespace goes before one of the same name with one.
    attributes = {
        name.rpartition("}")[2]: value for name, value in sorted(read.items(), key=lambda each: each[0][0] != "{")
    }
    element = Element(tag, namespace.removeprefix("{"), attributes, 0, text=read.text or "")
    elements.append(element)
    element.children = [_element(child, elements, depth + 1) for child in read]
    return element


def _declared(style: str) -> Style:
    """The declarations of an attribute `style`."""
    found: Style = {}
    for declaration in style.split(";"):
        key, _, value = declaration.partition(":")
        found[key.strip().lower()] = re.sub(r"\s*!important$", "", value.strip())
    return found


def _is_painted(style: Style, what: str) -> bool:
    """Whether a fill or stroke is seen."""
    paint = style[what].lower().replace(" ", "")
    clear = re.fullmatch(r"none|transparent|(rgba|hsla)\(.*[,/]0*\.?0*%?\)|#[0-9a-f]{3}0|#[0-9a-f]{6}00", paint)
    return clear is None and share(style[f"{what}-opacity"]) > 0
