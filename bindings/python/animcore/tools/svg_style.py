# SPDX-License-Identifier: MIT
"""How the elements of an SVG file are painted: the cascade (SVG 2, 6), and whether a paint is seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import unquote

from .importing.css_source import Sheet, matches_media, substituted
from .importing.css_values import ValueLeft, calculated, color
from .importing.report import Refused, Report
from .importing.source import Element
from .report import ToolError
from .svg_numbers import LENGTH, font_size, share

__all__ = ["INITIAL", "Style", "Styles"]

Style = dict[str, str]
_INHERITED = {
    **{"fill": "black", "fill-rule": "nonzero", "fill-opacity": "1", "stroke": "none", "stroke-width": "1"},
    **{"stroke-opacity": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-miterlimit": "4"},
    **{"stroke-dasharray": "none", "stroke-dashoffset": "0", "clip-rule": "nonzero", "visibility": "visible"},
    **{"color": "black", "font-size": "16px"},
}
_SIZES = {"x": "0", "y": "0", "cx": "0", "cy": "0", "r": "0", "rx": "auto", "ry": "auto", "width": "", "height": ""}
_OWN = {
    **{"display": "inline", "opacity": "1", "clip-path": "none", "mask": "none", "overflow": "", "d": ""},
    **{"transform": "", "transform-origin": "", "transform-box": "view-box", "vector-effect": "none"},
    **{"mask-type": "luminance", "stop-opacity": "1", "stop-color": "black", **_SIZES},
}
INITIAL: Style = {**_INHERITED, **_OWN}
# The attributes `d` and `transform` have grammars of their own, and the places of their errors are told.
_ATTRIBUTES = INITIAL.keys() - {"d", "transform"}
# Characters of a style sheet.
_LARGEST = 2**20
# How many gradients refer to each other at most.
_LONGEST = 20
_REFERENCE = re.compile(r"\s*url\(([^)]*)\)(.*)", re.DOTALL)


@lru_cache(maxsize=1024)
def _opacity(text: str) -> float | None:
    """The opacity of a color; None of what is no color."""
    text = text.lower()
    if text in ("transparent", "currentcolor"):
        return float(text == "currentcolor")
    if match := re.fullmatch(r"#(?:[\da-f]{3}([\da-f])?|[\da-f]{6}([\da-f]{2})?)", text):
        return float(int(match[1] or match[2] or "f", 16) > 0)
    try:
        return color(text)[3]
    except ValueLeft:
        return None
    except ToolError:
        # The names of colors are in tinycss2.
        return 1.0


def _is_known(key: str) -> bool:
    return key in INITIAL or key.startswith(("--", "font"))


def _is_paint(text: str) -> bool:
    return text in ("none", "context-fill", "context-stroke") or "url(" in text or _opacity(text) is not None


def _is_length(text: str) -> bool:
    # What sums have percentages of is known later.
    return LENGTH.fullmatch(text) is not None or text.startswith(("calc(", "min(", "max(", "clamp("))


def _is_size(text: str) -> bool:
    return _is_length(text) and not text.startswith("-")


def _is_list(text: str) -> bool:
    return text == "none" or all(map(_is_size, re.split(r"[\s,]+", text)))


def _words(*words: str) -> Callable[[str], bool]:
    return words.__contains__


# A value that is none of its property's counts as not said.
_VALID: dict[str, Callable[[str], bool]] = {
    **{"fill": _is_paint, "stroke": _is_paint, "color": lambda text: _opacity(text) is not None},
    **{"stroke-width": _is_size, "stroke-dashoffset": _is_length, "stroke-dasharray": _is_list},
    **{"fill-opacity": _is_length, "stroke-opacity": _is_length, "opacity": _is_length, "r": _is_size},
    **{"fill-rule": _words("nonzero", "evenodd"), "clip-rule": _words("nonzero", "evenodd")},
    **{"stroke-linecap": _words("butt", "round", "square"), "stroke-linejoin": _words("miter", "round", "bevel")},
    **{"stroke-miterlimit": _is_size, "visibility": _words("visible", "hidden", "collapse")},
    **dict.fromkeys(("x", "y", "cx", "cy"), _is_length),
    **dict.fromkeys(("width", "height", "rx", "ry"), _is_size),
}
_AS_WRITTEN = ("clip-path", "mask", "d", "fill", "stroke", "transform", "color")


class Styles:
    """The style sheets of a file, and the styles of its elements."""

    def __init__(self, elements: list[Element], parents: dict[int, Element], named: dict[str, Element]) -> None:
        self._parents, self._named = parents, named
        self._declared: dict[int, Style] = {}
        # Style sheets need a package of their own, which files without them do not.
        self._sheet: Sheet | None = None
        for each in elements:
            if each.tag != "style" or each.get("type", "text/css").lower() not in ("", "text/css"):
                continue
            if each.text.strip() and matches_media(each.get("media") or "all"):
                if len(each.text) > _LARGEST:
                    raise Refused(f"has a style sheet of more than {_LARGEST >> 20} MiB")
                self._sheet = self._sheet or Sheet(Report(), is_drawing=True)
                self._sheet.add(each.text)

    def of(self, element: Element, around: Style) -> Style:
        """An element's style in what is around it: its attributes, then style sheets, then its own style."""
        own = self._own(element)
        style = around | _OWN
        if not own:
            return style
        style |= {key: value for key, value in own.items() if key.startswith("--")}
        if "font" in own or "font-size" in own:
            style["font-size"] = font_size(own, around["font-size"])
        for key, text in own.items():
            value = text if key in _AS_WRITTEN else text.lower()
            if "(" in value:
                value = calculated(substituted(value, style))
            if key.startswith(("--", "font")) or "var(" in value:
                continue
            if (word := value.lower()) in ("initial", "revert", "revert-layer"):
                style[key] = INITIAL[key]
            elif word == "inherit" or (key == "color" and word == "currentcolor"):
                style[key] = around[key]
            elif word != "unset" and (key not in _VALID or _VALID[key](value)):
                style[key] = value
        return style

    def _own(self, element: Element) -> Style:
        """What is declared for an element. Rules are for where it is in the file, also where <use> draws it again."""
        found = self._declared.get(id(element))
        if found is None:
            found = {key: text.strip() for key, text in element.attributes.items() if key in _ATTRIBUTES}
            if self._sheet is None:
                found |= declared(element.get("style"))
            else:
                above = [element]
                while (parent := self._parents.get(id(above[-1]))) is not None:
                    above.append(parent)
                for rule in self._sheet.of(element, above[:0:-1]):
                    if not rule.states:
                        found |= rule.declared
            found = {
                key: text for key, text in found.items() if text and (key in INITIAL or key.startswith(("--", "font")))
            }
            self._declared[id(element)] = found
        return found

    def meant(self, text: str) -> Element | None:
        """The element that a value `url(#id)` refers to."""
        match = _REFERENCE.match(text)
        return self.named(match[1].strip(" \t\r\n\"'")) if match else None

    def named(self, reference: str) -> Element | None:
        """The element that a reference `#id` is to."""
        return self._named.get(unquote(reference[1:])) if reference.startswith("#") else None

    # Paints

    def is_seen(self, style: Style, what: str) -> bool:
        """Whether the fill or stroke of a style is seen."""
        return share(style[f"{what}-opacity"]) > 0 and self._is_seen(style[what], style)

    def _is_seen(self, paint: str, style: Style) -> bool:
        if match := _REFERENCE.match(paint):
            server = self.meant(paint)
            if server is not None and server.tag in ("linearGradient", "radialGradient"):
                return self._has_stops(server)
            if server is not None and server.tag == "pattern":
                return True
            paint = match[2].strip() or "none"
        if paint.lower() == "currentcolor":
            paint = style["color"]
        return _is_paint(paint) and bool(_opacity(paint))

    def _has_stops(self, gradient: Element) -> bool:
        for _ in range(_LONGEST):
            if stops := gradient.all("stop"):
                styles = [self.of(stop, INITIAL) for stop in stops]
                return any(share(style["stop-opacity"]) > 0 and _opacity(style["stop-color"]) for style in styles)
            above = self.named(gradient.get("href"))
            if above is None:
                break
            gradient = above
        return False

    @staticmethod
    def is_black(paint: str, style: Style) -> bool:
        """Whether a paint has no luminance, as what a mask cuts away."""
        paint = style["color"] if paint.lower() == "currentcolor" else paint
        try:
            return max(color(paint)[:3]) < 1 / 255
        except (ValueLeft, ToolError):
            return paint in ("black", "#000", "#000000")


def declared(style: str) -> Style:
    """The declarations of an attribute `style`."""
    found: Style = {}
    for declaration in _without_comments(style).split(";"):
        key, _, value = declaration.partition(":")
        value = value.strip()
        found[key.strip().lower()] = value.removesuffix("!important").rstrip()
    return found


def _without_comments(text: str) -> str:
    # Not by a regular expression, which would begin anew at each of many comments that do not end.
    first, *rest = text.split("/*")
    # One without an end goes on in the next piece.
    return "".join([first, *(piece.partition("*/")[2] for piece in rest)])
