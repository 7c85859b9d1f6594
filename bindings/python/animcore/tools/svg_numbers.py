# SPDX-License-Identifier: MIT
"""Numbers of SVG: lengths, transforms, and how a view lies in its place."""

from __future__ import annotations

import math
import re

from ..values import Rectangle
from .importing.source import Element

__all__ = [
    "IDENTITY",
    "LENGTH",
    "NUMBER",
    "Matrix",
    "fitted",
    "font_size",
    "pixels",
    "share",
    "step",
    "times",
    "view_box",
]

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# Of CSS: digits follow a point, and nothing is between a number and its unit.
LENGTH = re.compile(r"([-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?)(%|[a-zA-Z]*)")
_ALIGNED = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)")
# CSS Values 4, 6: units in pixels, and in sizes of the font.
_UNITS = {"": 1.0, "px": 1.0, "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "pt": 96 / 72, "pc": 16.0}
_OF_FONT = {"em": 1.0, "ex": 0.5, "ch": 0.5, "ic": 1.0}
_IN_FONT = re.compile(r"(?:^|\s)([\d.]+[a-z%]+|[a-z-]*(?:small|large)|medium)")
# CSS Fonts 4, 2.5.1.
_FONT_WORDS = {"xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32}


def view_box(element: Element) -> Rectangle | None:
    """An element's viewBox; None where it has none of four finite numbers with a width and height above 0."""
    numbers = [float(number) for number in NUMBER.findall(element.get("viewBox"))]
    is_view = len(numbers) == 4 and min(numbers[2:]) > 0 and all(map(math.isfinite, numbers))
    return Rectangle(*numbers) if is_view else None


def fitted(view: Rectangle, place: Rectangle, ratio: str = "") -> Matrix:
    """How a view lies in its place, by preserveAspectRatio (SVG 2, 8.7): as large as fits and in the middle unless it
    says otherwise."""
    words = ratio.split() or ["xMidYMid"]
    x = place.width / view.width if view.width else 1.0
    y = place.height / view.height if view.height else 1.0
    if words[0] != "none":
        x = y = max(x, y) if words[1:] == ["slice"] else min(x, y)
    found = _ALIGNED.fullmatch(words[0])
    across, down = (
        {"Min": 0.0, "Mid": 0.5, "Max": 1.0}[part] for part in (found.groups() if found else ("Mid", "Mid"))
    )
    left = place.x + (place.width - x * view.width) * across
    top = place.y + (place.height - y * view.height) * down
    return (x, 0, 0, y, left - x * view.x, top - y * view.y)


def pixels(text: str, default: float, whole: float = 0.0, font: float = 16.0) -> float:
    """A length of CSS in pixels; percentages are of the whole, em of the font. The default where it is no length."""
    match = LENGTH.fullmatch(text.strip())
    if match is None:
        return default
    number, unit = float(match[1]), match[2].lower()
    if unit == "%":
        return number * whole / 100
    if unit == "rem":
        return number * 16
    factor = _UNITS.get(unit, _OF_FONT.get(unit, -1.0) * font)
    return number * factor if factor > 0 else default


def font_size(declared: dict[str, str], around: str) -> str:
    """The size of a font in pixels, as declared by `font` or `font-size` (CSS Fonts 4, 2.5)."""
    text = declared.get("font-size", "")
    if not text and (
        match := re.search(r"(?:^|\s)([\d.]+[a-z%]+|[a-z-]*(?:small|large)|medium)", declared.get("font", ""))
    ):
        text = match[1]
    parent = pixels(around, 16.0)
    size = float(_FONT_WORDS.get(text.lower(), 0)) or pixels(text, parent, parent, parent)
    return f"{size if 0 <= size < math.inf else parent}px"


def share(text: str) -> float:
    """An opacity."""
    return pixels(text, 1.0, 1.0)


def times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then the one."""
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def step(name: str, numbers: list[float]) -> Matrix | None:
    """A function of SVG's `transform` as a matrix; None where there is none of that name with so many numbers."""
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
