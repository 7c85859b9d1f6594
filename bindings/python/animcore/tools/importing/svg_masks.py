# SPDX-License-Identifier: MIT
"""Masks of SVG that are clips: their shapes are shown in full, in one part, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...path import Path
from .css_values import ValueLeft, color, length, opacity

__all__ = ["Mask"]

# How much of what is masked a part must leave out or show, to count as nothing or all.
_LEAST = 1 / 255
# Filter Effects 1, 9.6.1: the luminance of red, green and blue.
_LUMINANCE = (0.2126, 0.7152, 0.0722)


class Mask:
    """What a mask leaves of an element: a path, and which part of its opacity."""

    def __init__(self, is_alpha: bool, length_of: Callable[[str, str], float]) -> None:
        self.is_alpha, self.length = is_alpha, length_of
        self.whole, self.part = Path(), 1.0
        self.parts = 0

    def add(self, path: Path, style: dict[str, str], factor: float, inner: Path | None, place: Any) -> None:
        """A shape with its style, in a group of an opacity, in its own clip; `place` takes it to the mask."""
        fill = self._value(style, "fill", "black", factor)
        if fill is not None:
            rule = style.get("fill-rule", "nonzero")
            self._put(path.simplified(rule="evenodd") if rule == "evenodd" else path, fill, inner, place)
        stroke = self._value(style, "stroke", "none", factor)
        if stroke is None:
            return
        options: dict[str, Any] = {"miter_limit": max(length(style.get("stroke-miterlimit") or "4"), 1.0)}
        if style.get("stroke-linecap") in ("round", "square"):
            options["cap"] = style["stroke-linecap"]
        if style.get("stroke-linejoin") in ("round", "bevel"):
            options["join"] = style["stroke-linejoin"]
        dashes = (style.get("stroke-dasharray") or "none").replace(",", " ").split()
        if dashes != ["none"]:
            numbers = [self.length(each, "stroke-dasharray") for each in dashes] * (1 + len(dashes) % 2)
            offset = self.length(style.get("stroke-dashoffset") or "0", "stroke-dashoffset")
            path = path.dashed(numbers, offset) if sum(numbers) > 0 else path
        width = self.length(style.get("stroke-width") or "1", "stroke-width")
        if width > 0:
            self._put(path.stroked(width, **options), stroke, inner, place)

    def _value(self, style: dict[str, str], css: str, default: str, factor: float) -> tuple[float, float] | None:
        """The opacity of a paint and what it shows; None where it is not painted."""
        text = style.get(css) or default
        if text.strip() == "none":
            return None
        if "url(" in text:
            raise ValueLeft("it is painted with more than colors")
        red, green, blue, own = color(text, color(style.get("color") or "black"))
        own *= opacity(style.get(f"{css}-opacity") or "1") * opacity(style.get("opacity") or "1") * factor
        if own < _LEAST:
            return None
        shade = sum(a * b for a, b in zip(_LUMINANCE, (red, green, blue), strict=True))
        return own, 1.0 if self.is_alpha else shade

    def _put(self, path: Path, value: tuple[float, float], inner: Path | None, place: Any) -> None:
        own, shade = value
        part = path.transformed(place)
        if inner is not None:
            part &= inner
        if shade < _LEAST and own > 1 - _LEAST:
            self.whole = self.whole - part
            return
        shown = own * shade
        if self.parts and abs(shown - self.part) > _LEAST:
            raise ValueLeft("its shapes are of several shades")
        if self.parts and own < 1 - _LEAST:
            raise ValueLeft("its shapes are translucent, each by itself")
        self.part = shown
        self.parts += 1
        self.whole = self.whole | part
