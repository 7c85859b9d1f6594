# SPDX-License-Identifier: MIT
"""A style sheet by itself: each selector that draws or moves something is a rectangle.

Elements and their layout are of a page, which is not there: a rectangle has the size and place that its rules say in
points, and stands at the origin otherwise.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from . import css_shapes as shapes
from .css_motion import TRANSFORMS, Moves, split, wrapped
from .css_source import Rule, Sheet, adopt, resolved
from .css_values import ValueLeft, color, length, opacity, share, size
from .report import Refused, Report
from .source import Element, text_of
from .tracks import Output, plain, written

__all__ = ["background", "origin_of", "read"]

_SIDE = 100.0
_DRAWN = ("animation", "animation-name", "transition", "transition-property", "transition-duration", "background")
_HANDLED = {
    "width", "height", "left", "top", "background", "background-color", "opacity", "border-radius", "transform",
    "translate", "rotate", "scale", "transform-origin", "position", "clip-path", "offset-path", "offset-distance",
    "offset-rotate", "offset-anchor",
}  # fmt: skip
# Of an element around, what changes where and how the elements in it are seen.
_AROUND = {
    *("left", "top", "right", "bottom", "inset", "position", "display", "padding", "margin", "width", "height"),
    *("transform", "translate", "rotate", "scale", "opacity", "overflow", "animation", "animation-name"),
}
_KEYWORDS = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
NODES = 5000


def read(data: bytes, report: Report) -> dict[str, Any]:
    """A document of a style sheet."""
    sheet = Sheet(report)
    sheet.add(text_of(data))
    output = Output()
    nodes: list[Any] = []
    width = height = 0.0
    for element, ancestors in _elements(sheet):
        made = _rectangle(element, sheet.of(element, ancestors), sheet, output, report)
        _say_what_is_around(element, ancestors, sheet, report)
        nodes.append(made[0])
        width, height = max(width, made[1]), max(height, made[2])
    if not nodes:
        raise Refused("the style sheet has no rule that draws or moves anything")
    if len(nodes) > NODES:
        raise Refused(f"the style sheet has more than {NODES} selectors that draw something")
    document: dict[str, Any] = {"animcore": 1, "size": [plain(max(width, 1)), plain(max(height, 1))], **output.parts()}
    document["nodes"] = nodes
    if output.regions:
        document["regions"] = output.regions
    return document


def _say_what_is_around(element: Element, ancestors: list[Element], sheet: Sheet, report: Report) -> None:
    """Where the elements around a rectangle have rules that place or move what is in them."""
    for index, around in enumerate(ancestors):
        declared = {name for rule in sheet.of(around, ancestors[:index]) for name in rule.declared}
        if declared & _AROUND:
            report.approximated(_place_of(element), "what is around it: it is placed as if nothing were")
            return


def _elements(sheet: Sheet) -> list[tuple[Element, list[Element]]]:
    """An element for each selector that differs in more than pseudo-classes."""
    found: dict[Any, tuple[Element, list[Element]]] = {}
    for rule in sheet.rules:
        key = tuple((part.tag, part.ids, part.classes, part.attributes) for part in rule.parts)
        if key[-1][0] in ("*", "html", "body", "svg") and key[-1][1:] == ((), (), ()):
            continue
        chain = [_element(part, rule) for part in rule.parts]
        found.setdefault(key, (chain[-1], chain[:-1]))
    return [
        (element, ancestors)
        for element, ancestors in found.values()
        if any(name.startswith(_DRAWN) for rule in sheet.of(element, ancestors) for name in rule.declared)
    ]


def _name_of(element: Element) -> str:
    return element.get("id") or element.get("class").split(" ")[0] or element.tag


def _place_of(element: Element) -> str:
    return f"line {element.line}, {_name_of(element)}"


def _element(part: Any, rule: Rule) -> Element:
    attributes = {name: value for name, _, value in part.attributes}
    if part.ids:
        attributes["id"] = part.ids[0]
    if part.classes:
        attributes["class"] = " ".join(part.classes)
    return Element(part.tag if part.tag not in ("", "*") else "div", "", attributes, rule.line)


def _size(declared: dict[str, str], name: str, default: float, report: Report, place: str) -> float:
    text = declared.get(name)
    try:
        return default if text is None or text == "auto" else length(text)
    except ValueLeft as error:
        report.approximated(place, f"{name}: {error}; it is {plain(default)}")
        return default


def background(declared: dict[str, str]) -> str:
    """The color that `background` and `background-color` say."""
    if "background-color" in declared:
        return declared["background-color"]
    for word in split(declared.get("background", ""), " "):
        try:
            color(word)
        except ValueLeft:
            continue
        return word
    return "transparent"


def origin_of(text: str, box: tuple[float, float], default: str) -> tuple[float, float]:
    """The point of `transform-origin`."""
    words = [_KEYWORDS.get(word, word) for word in split(text or default, " ")][:2]
    if len(words) == 1:
        words.append("50%")
    if text.split()[:1] in (["top"], ["bottom"]):
        words = words[::-1] if len(text.split()) > 1 else ["50%", words[0]]
    return length(words[0], box[0]), length(words[1], box[1])


def _rectangle(
    element: Element, rules: list[Rule], sheet: Sheet, output: Output, report: Report
) -> tuple[dict[str, Any], float, float]:
    name, place = _name_of(element), _place_of(element)
    base: dict[str, str] = {}
    for rule in rules:
        if not rule.states:
            adopt(base, rule.declared)
    base = resolved(base, {**sheet.variables, **base})
    base |= {name: text for name, text in sheet.variables.items() if name not in base}
    width, height = (_size(base, key, _SIDE, report, place) for key in ("width", "height"))
    left, top = (_size(base, key, 0.0, report, place) for key in ("left", "top"))
    if "width" not in base or "height" not in base:
        report.approximated(place, "its size, which is not said: 100 points")
    report.taken(place, "a rectangle")
    declared = {key for rule in rules for key in rule.declared}
    for key in sorted(declared - _HANDLED):
        if not key.startswith(("animation", "transition", "--")):
            report.left(place, f"the property {key[:40]}")
    frames = [declared for keyframes in sheet.keyframes.values() for _, declared in keyframes]
    pictures = ("background", "background-image")
    for declarations in [base, *(rule.declared for rule in rules), *frames]:
        if any("gradient(" in declarations.get(key, "") or "url(" in declarations.get(key, "") for key in pictures):
            report.left(place, "a picture of its background")
        if "background" in declarations:
            declarations["background-color"] = background(declarations)
    shown = output.name(name)
    moves = Moves(shown, base, rules, sheet, output, report, place)
    tint: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    try:
        tint = color(base.get("background-color", "transparent"))
    except ValueLeft as error:
        report.left(place, f"background-color: {error}")
    fill = moves.value("background-color", "color", tint, functools.partial(color, is_wide=True))
    frame = [
        moves.number("left", left, length),
        moves.number("top", top, length),
        moves.number("width", width, size),
        moves.number("height", height, size),
    ]
    node: dict[str, Any] = {"kind": "rectangle", "name": shown, "frame": frame}
    node["fill"] = fill if isinstance(fill, str) else written(fill)
    radius = (
        _size(base, "border-radius", 0.0, report, place)
        if "%" not in base.get("border-radius", "")
        else min(width, height) / 2
    )
    if width != height and any("%" in text for text in moves.texts("border-radius")):
        report.approximated(place, "border-radius: corners that are ellipses are circles")
    sides = [key for key in ("left", "top", "width", "height") if key not in base or base[key] == "auto"]
    for key in sides:
        if moves.leaves(key):
            report.approximated(place, f"{key}, which is not said while nothing moves it, and would jump")
    if any(moves.moves(key) for key in ("width", "height")) and any(
        "%" in text
        for css in TRANSFORMS
        for text in (*moves.texts(css), base.get("transform-origin", "50%"))
        if moves.texts(css)
    ):
        report.approximated(place, "percentages of a size that moves: they are of the size at rest")
    corner = moves.number("border-radius", radius, lambda text: size(text, min(width, height)))
    if corner != 0:
        node["radius"] = corner
    alpha = moves.number("opacity", _opacity(base, report, place), share)
    if alpha != 1:
        node["opacity"] = alpha
    try:
        if clip := shapes.clip(moves, lambda _: (left, top, width, height), (frame[0], frame[1])):
            node["clip"] = clip
        elif "clip-path" in base or moves.moves("clip-path"):
            raise ValueLeft("it is no shape")
    except ValueLeft as error:
        report.left(place, f"clip-path: {error}")
    box = (width, height)
    groups, inner = moves.transforms(box)
    along = shapes.along(moves, (0.0, 0.0, width, height), lambda _: None)
    if groups or inner or along:
        x, y = _origin(moves, box, report, place)
        # Motion Path 1, 2.1: path() begins where the element does, other shapes stand in the box around it.
        paths = " ".join((base.get("offset-path", ""), *moves.texts("offset-path"))).lower()
        start = (frame[0], frame[1]) if "path(" in paths else (0.0, 0.0)
        if (
            along
            and "path(" not in paths
            and ("%" in paths or "-side" in paths or not re.search(r"\bat\b|polygon", paths))
        ):
            report.approximated(place, "offset-path: of the box around it, which is taken to be its own")
        groups = shapes.placed(moves, (frame[0], frame[1]), (x, y), box, start, groups, along, inner)
    region = output.region(shown, shown) if moves.has_states else {}
    region |= {"focusable": True} if moves.is_focusable else {}
    moves.finish([region["name"]] if region else [])
    return wrapped(node, groups), left + width, top + height


def _opacity(base: dict[str, str], report: Report, place: str) -> float:
    try:
        return opacity(base.get("opacity", "1"))
    except ValueLeft as error:
        report.left(place, f"{error}")
        return 1.0


def _origin(moves: Moves, box: tuple[float, float], report: Report, place: str) -> list[Any]:
    try:
        return moves.origin(lambda text: origin_of(text, box, "50% 50%"))
    except ValueLeft as error:
        report.left(place, f"transform-origin: {error}")
        return [box[0] / 2, box[1] / 2]
