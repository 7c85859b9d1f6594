# SPDX-License-Identifier: MIT
"""Filters that are shadows: drop-shadow() of CSS, and the primitives with which drawing programs write one.

Filter Effects 1. What each primitive gives is followed as far as it is the source, its shadow, or both together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from .css_motion import split
from .css_values import ValueLeft, color, length, opacity
from .source import Element
from .tracks import plain, written

__all__ = ["shadow_of", "shadows"]


@dataclass(frozen=True)
class _Shadow:
    x: float = 0.0
    y: float = 0.0
    deviation: float = 0.0
    tint: tuple[float, float, float] = (0.0, 0.0, 0.0)
    alpha: float = 1.0

    def written(self) -> dict[str, Any]:
        """The key of a node: its blur is twice the standard deviation."""
        found = {"color": written((*self.tint, self.alpha)), "x": plain(self.x), "y": plain(self.y)}
        return {**found, "blur": plain(2 * self.deviation)}


def shadows(text: str, current: tuple[float, ...]) -> list[dict[str, Any]]:
    """The shadows of `filter: drop-shadow() …`, the innermost first."""
    found = []
    for function in split(text, " "):
        match = re.fullmatch(r"drop-shadow\((.*)\)", function, re.IGNORECASE | re.DOTALL)
        if match is None:
            raise ValueLeft(f"it is no shadow: {function[:40]}")
        lengths, tint = list[float](), current
        for word in split(match[1], " "):
            try:
                lengths.append(length(word))
            except ValueLeft:
                tint = color(word, current)
        if not 2 <= len(lengths) <= 3 or any(each < 0 for each in lengths[2:]):
            raise ValueLeft("a shadow that is wrong")
        x, y, deviation = (*lengths, 0.0)[:3]
        found.append(_Shadow(x, y, deviation, (tint[0], tint[1], tint[2]), tint[3]).written())
    return found


# Layers, from the lowest: shadows, and None for the source itself.
_Layers = tuple[_Shadow | None, ...]


def _numbers(text: str, default: str) -> list[float]:
    return [length(part) for part in re.split(r"[\s,]+", (text or default).strip())]


def _flood(element: Element, style: dict[str, str]) -> tuple[tuple[float, float, float], float]:
    tint = color(style.get("flood-color") or element.get("flood-color") or "black")
    alpha = opacity(style.get("flood-opacity") or element.get("flood-opacity") or "1")
    return (tint[0], tint[1], tint[2]), tint[3] * alpha


def _one(layers: _Layers | None) -> _Shadow:
    if layers is None or len(layers) != 1 or layers[0] is None:
        raise ValueLeft("it is no shadow")
    return layers[0]


def _colored(shadow: _Shadow, element: Element) -> _Shadow:
    """A matrix that paints what is there in one color."""
    matrix = _numbers(element.get("values"), "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0")
    if element.get("type", "matrix") != "matrix" or len(matrix) != 20:
        raise ValueLeft("it is no shadow")
    rows = [matrix[index : index + 5] for index in range(0, 20, 5)]
    tint = list[float]()
    for row in rows[:3]:
        if row[3]:
            raise ValueLeft("it is no shadow")
        tint.append(min(max(row[4] + sum(a * b for a, b in zip(row, shadow.tint, strict=False)), 0.0), 1.0))
    if any(rows[3][:3]) or rows[3][4]:
        raise ValueLeft("it is no shadow")
    # Some multiply the opacity by much, so that all that is there counts.
    return replace(shadow, tint=(tint[0], tint[1], tint[2]), alpha=shadow.alpha * min(rows[3][3], 1.0))


def _result(element: Element, style: dict[str, str], first: _Layers | None, second: _Layers | None, known: Any) -> Any:
    match element.tag:
        case "feOffset":
            return (replace(_one(first), x=_one(first).x + length(element.get("dx") or "0"),
                            y=_one(first).y + length(element.get("dy") or "0")),)  # fmt: skip
        case "feGaussianBlur":
            sizes = _numbers(element.get("stdDeviation"), "0")
            if len(set(sizes)) > 1 or _one(first).deviation:
                raise ValueLeft("a blur that is not even")
            return (replace(_one(first), deviation=sizes[0]),)
        case "feColorMatrix":
            return (_colored(_one(first), element),)
        case "feFlood":
            tint, alpha = _flood(element, style)
            return () if alpha == 0 else (tint, alpha)
        case "feComposite" if element.get("operator", "over") == "in" and first and isinstance(first[0], tuple):
            tint, alpha = first
            shadow = _one(second)
            return (replace(shadow, tint=tint, alpha=alpha * shadow.alpha),)
        case "feComposite" if element.get("operator", "over") == "out":
            # What is hidden by the source itself.
            _one(first), _one(second)
            return first
        case "feComposite" if element.get("operator", "over") == "over":
            return (*(second or ()), *(first or ()))
        case "feBlend" if element.get("mode", "normal") == "normal":
            return (*(second or ()), *(first or ()))
        case "feMerge":
            return tuple(layer for node in element.all("feMergeNode") for layer in known(node.get("in")))
        case "feDropShadow":
            if first != (None,):
                raise ValueLeft("it is no shadow of the whole")
            tint, alpha = _flood(element, style)
            sizes = _numbers(element.get("stdDeviation"), "2")
            if len(set(sizes)) > 1:
                raise ValueLeft("a blur that is not even")
            x, y = length(element.get("dx") or "2"), length(element.get("dy") or "2")
            return (_Shadow(x, y, sizes[0], tint, alpha), None)
    raise ValueLeft(f"the element {element.tag[:40]}")


def shadow_of(target: Element, style_of: Any) -> dict[str, Any] | None:
    """The shadow that a filter draws below what it filters; None for a filter that does nothing."""
    results: dict[str, Any] = {"SourceGraphic": (None,), "SourceAlpha": (_Shadow(),)}
    last: Any = (None,)

    def known(name: str) -> Any:
        return results.get(name, last) if name else last

    if target.get("primitiveUnits") == "objectBoundingBox":
        raise ValueLeft("its lengths are of a box")
    for element in target.children[:50]:
        if not element.tag.startswith("fe"):
            raise ValueLeft(f"the element {element.tag[:40]}")
        if element.children and element.tag != "feMerge":
            raise ValueLeft("it moves")
        last = _result(element, style_of(element), known(element.get("in")), known(element.get("in2")), known)
        if element.get("result"):
            results[element.get("result")] = last
    if last == (None,):
        return None
    if len(last) != 2 or last[1] is not None or not isinstance(last[0], _Shadow):
        raise ValueLeft("it is more than one shadow")
    return last[0].written()
