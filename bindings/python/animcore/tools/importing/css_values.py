# SPDX-License-Identifier: MIT
"""Values of CSS: lengths, angles, times, colors, timing functions and transforms."""

from __future__ import annotations

import functools
import importlib
import math
import re
from dataclasses import dataclass
from typing import Any

from ..report import need
from .css_colors import Color, WrongColor, read_color
from .tracks import Easing

__all__ = [
    "ValueLeft",
    "angle",
    "calculated",
    "color",
    "easing",
    "is_modern",
    "length",
    "opacity",
    "reference",
    "share",
    "size",
    "time",
    "transform",
]

_NUMBER = r"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?"
_DIMENSION = re.compile(rf"\s*({_NUMBER})\s*([a-zA-Z%]*)\s*")
_CALL = re.compile(r"([a-zA-Z][\w-]*)\(([^()]*)\)")
# CSS Values 4, 6.2: points of a screen are px.
_UNITS = {"px": 1.0, "": 1.0, "pt": 96 / 72, "pc": 16.0, "in": 96.0, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6}
_FONT = {"em": 16.0, "rem": 16.0, "ex": 8.0, "ch": 8.0}
_ANGLES = {"deg": math.pi / 180, "grad": math.pi / 200, "rad": 1.0, "turn": 2 * math.pi, "": math.pi / 180}
_CURVES = {
    "linear": (0.0, 0.0, 1.0, 1.0),
    "ease": (0.25, 0.1, 0.25, 1.0),
    "ease-in": (0.42, 0.0, 1.0, 1.0),
    "ease-out": (0.0, 0.0, 0.58, 1.0),
    "ease-in-out": (0.42, 0.0, 0.58, 1.0),
}
_POSITIONS = ("jump-start", "jump-end", "jump-none", "jump-both", "start", "end")


class ValueLeft(ValueError):  # noqa: N818 - nothing failed
    """A value that is not taken; the message says which."""


def module(name: str) -> Any:
    """A module of tinycss2, by its name: the package is typed where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise need("import", error) from None


# CSS Values 4, 10: sums and products of values.
_FUNCTIONS = re.compile(r"(?<![\w-])(calc|min|max|clamp)\(", re.IGNORECASE)
_CALCULATED = re.compile(
    r"\s*(?:((?:calc|min|max|clamp)?\()|([-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?[a-z%]*)|([-+*/),]))", re.IGNORECASE
)


def calculated(text: str, whole: float | None = None) -> str:
    """A value with what `calc()` and the like say worked out: a number with its unit. What cannot be is left as it
    stands."""
    for _ in range(50):
        match = _FUNCTIONS.search(text)
        if match is None:
            break
        begin = match.start()
        depth, end = 0, match.end() - 1
        while end < len(text):
            depth += (text[end] == "(") - (text[end] == ")")
            end += 1
            if depth == 0:
                break
        try:
            number, unit = _Calculation(text[begin:end], whole).value()
        except (ValueError, IndexError, ZeroDivisionError, RecursionError, OverflowError):
            return text
        text = f"{text[:begin]}{number!r}{unit}{text[end:]}"
    return text


class _Calculation:
    def __init__(self, text: str, whole: float | None) -> None:
        self.tokens: list[str] = []
        self.at, self.whole = 0, whole
        place = 0
        # Signs stand between spaces, others belong to their number.
        for match in _CALCULATED.finditer(text):
            if match.start() != place:
                raise ValueError
            place = match.end()
            token = (match[1] or match[2] or match[3]).lower()
            is_next = bool(self.tokens) and (
                self.tokens[-1] == ")" or self.tokens[-1][-1].isalnum() or self.tokens[-1][-1] in "%."
            )
            if match[2] and token[0] in "+-" and is_next:
                self.tokens += [token[0], token[1:]]
            else:
                self.tokens.append(token)
        if place != len(text.rstrip()) or len(self.tokens) > 200:
            raise ValueError

    def value(self) -> tuple[float, str]:
        found = self.one()
        if self.at != len(self.tokens):
            raise ValueError
        return found

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def one(self) -> tuple[float, str]:
        token = self.take()
        if token.endswith("("):
            found = [self.several()]
            while self.tokens[self.at] == "," and token in ("min(", "max(", "clamp("):
                self.at += 1
                found.append(self.several())
            if self.take() != ")" or len({unit for _, unit in found}) > 1:
                raise ValueError
            numbers = [number for number, _ in found]
            if token == "clamp(":
                least, middle, most = numbers
                return max(least, min(middle, most)), found[0][1]
            return (max if token == "max(" else min)(numbers), found[0][1]
        number, unit = _dimension(token)
        if unit == "%" and self.whole is not None:
            return number * self.whole / 100, "px"
        if unit in _UNITS and unit:
            return number * _UNITS[unit], "px"
        if unit in _FONT:
            return number * _FONT[unit], "px"
        if unit in _ANGLES and unit:
            return math.degrees(number * _ANGLES[unit]), "deg"
        return number, unit

    def product(self) -> tuple[float, str]:
        number, unit = self.one()
        while self.at < len(self.tokens) and self.tokens[self.at] in "*/":
            sign = self.take()
            other, factor = self.one()
            if (unit and factor) or (sign == "/" and factor):
                raise ValueError
            number, unit = (number * other if sign == "*" else number / other), unit or factor
        return number, unit

    def several(self) -> tuple[float, str]:
        number, unit = self.product()
        while self.at < len(self.tokens) and self.tokens[self.at] in "+-":
            sign = self.take()
            other, of = self.product()
            if {unit, of} == {"s", "ms"}:
                number, other = (each / 1000 if its == "ms" else each for each, its in ((number, unit), (other, of)))
                unit = of = "s"
            if unit != of:
                raise ValueError
            number = number + other if sign == "+" else number - other
        return number, unit


def _dimension(text: str) -> tuple[float, str]:
    match = _DIMENSION.fullmatch(text)
    if match is None:
        raise ValueLeft(f"the value {text.strip()[:60]}")
    number = float(match[1])
    if not abs(number) <= 1e9:
        raise ValueLeft(f"the number {text.strip()[:40]}, which is above 1e9")
    return number, match[2].lower()


def length(text: str, whole: float | None = None) -> float:
    """A length in points; of a percentage where it is known of what."""
    number, unit = _dimension(calculated(text, whole) if "(" in text else text)
    if unit == "%":
        if whole is None:
            raise ValueLeft(f"the percentage {text.strip()}")
        return number * whole / 100
    factor = _UNITS.get(unit, _FONT.get(unit))
    if factor is None:
        raise ValueLeft(f"the unit {unit[:20]}")
    return number * factor


def size(text: str, whole: float | None = None) -> float:
    """A length that is not below 0, as sizes are."""
    found = length(text, whole)
    if found < 0:
        raise ValueLeft("it is below 0")
    return found


def angle(text: str) -> float:
    """Radians; a number without a unit is in degrees, as in SVG."""
    number, unit = _dimension(text)
    if unit not in _ANGLES:
        raise ValueLeft(f"the angle {text.strip()[:40]}")
    return number * _ANGLES[unit]


def time(text: str) -> float:
    """Seconds."""
    number, unit = _dimension(text)
    if unit not in ("s", "ms"):
        raise ValueLeft(f"the time {text.strip()[:40]}")
    return number if unit == "s" else number / 1000


def opacity(text: str) -> float:
    """A number from 0 to 1, or a percentage."""
    return min(max(share(text), 0.0), 1.0)


def share(text: str) -> float:
    """The same, also outside of 0 to 1, as where it moves to or from."""
    number, unit = _dimension(text)
    if unit not in ("", "%"):
        raise ValueLeft(f"the opacity {text.strip()[:40]}")
    return number / (100 if unit else 1)


def color(text: str, current: tuple[float, ...] = (0.0, 0.0, 0.0, 1.0), *, is_wide: bool = False) -> tuple[float, ...]:
    """Red, green, blue and opacity in sRGB; of what it cannot show the nearest components, unless it is wide."""

    def named(word: str) -> Color:
        found = module("tinycss2.color4").parse_color(word) if re.fullmatch(r"#?[\w-]+", word) else None
        if found == "currentcolor":
            return Color("srgb", current[:3], current[3], True)
        if found is None:
            raise WrongColor(word)
        return Color("srgb", [float(each) for each in found.coordinates], float(found.alpha), True)

    try:
        found = read_color(text, named, calculated)
        parts = found.srgb()
    except (ValueError, OverflowError, ZeroDivisionError):
        raise ValueLeft(f"the color {text.strip()[:60]}") from None
    if not all(math.isfinite(each) for each in parts):
        raise ValueLeft(f"the color {text.strip()[:60]}")
    if is_wide and not found.is_legacy:
        return parts
    return tuple(min(max(each, 0.0), 1.0) for each in parts)


def is_modern(text: str) -> bool:
    """CSS Color 4, 12.1: whether a color is mixed with others in Oklab, since it is not written as of old."""
    return bool(re.match(r"\s*((oklch|oklab|lab|lch|color|color-mix)\(|\w+\(\s*from\s)", text, re.IGNORECASE))


_REFERENCE = re.compile(r"\s*url\(\s*[\"']?#([^\"')]*)[\"']?\s*\)\s*")


def reference(text: str, *, may_go_on: bool = False) -> str | None:
    """The id that `url(#id)` names; more may follow only where that is said."""
    match = _REFERENCE.match(text) if may_go_on else _REFERENCE.fullmatch(text)
    return match[1] if match else None


@functools.lru_cache(maxsize=256)
def easing(text: str) -> Easing:
    """CSS Easing Functions 2."""
    text = calculated(text.strip().lower())
    if text in _CURVES:
        return Easing(_CURVES[text])
    if text in ("step-start", "step-end"):
        return Easing.steps(1, text[5:])
    match = _CALL.fullmatch(text)
    parts = [part.strip() for part in match[2].split(",")] if match else []
    if match and match[1] == "cubic-bezier" and len(parts) == 4:
        x1, y1, x2, y2 = (_dimension(part)[0] for part in parts)
        if 0 <= x1 <= 1 and 0 <= x2 <= 1:
            return Easing((x1, y1, x2, y2))
    if match and match[1] == "steps" and 1 <= len(parts) <= 2 and re.fullmatch(r"\+?\d{1,4}", parts[0]):
        count, position = int(parts[0]), parts[1] if len(parts) == 2 else "end"
        if count >= (2 if position == "jump-none" else 1) and count <= 1000 and position in _POSITIONS:
            return Easing.steps(count, position)
    if match and match[1] == "linear" and 1 <= len(parts) <= 1000:
        return _linear(parts)
    raise ValueLeft(f"the timing function {text[:60]}")


def _linear(parts: list[str]) -> Easing:
    """CSS Easing Functions 2, 2.2: what has no place is spread evenly, and no place goes back."""
    values: list[float] = []
    places: list[float | None] = []
    for part in parts:
        words = part.split()
        numbers = [word for word in words if not word.endswith("%")]
        percents = [float(_dimension(word)[0]) / 100 for word in words if word.endswith("%")]
        if len(numbers) != 1 or len(percents) > 2 or (len(words) == 3 and words[1].endswith("%") is False):
            raise ValueLeft("a timing function linear() that is wrong")
        values += [_dimension(numbers[0])[0]] * max(len(percents), 1)
        places += percents or [None]
    if len(values) == 1:
        values, places = values * 2, [0.0, 1.0]
    places[0] = 0.0 if places[0] is None else places[0]
    places[-1] = 1.0 if places[-1] is None else places[-1]
    known = 0
    highest = float("-inf")
    for index, place in enumerate(places):
        if place is None:
            continue
        start = highest if index else place
        highest = max(place, highest)
        places[index] = highest
        for between in range(known + 1, index):
            places[between] = start + (highest - start) * (between - known) / (index - known)
        known = index
    return Easing(points=tuple(_within([(place or 0.0, value) for place, value in zip(places, values, strict=True)])))


def _within(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What of a line is from 0 to 1; its first and last pieces go on beyond their ends."""

    def at(edge: float, first: tuple[float, float], second: tuple[float, float]) -> tuple[float, float]:
        (x, y), (u, v) = first, second
        # Two in one place have no slope: before them the first counts, after them the second.
        return (edge, (y if edge < x else v) if u == x else y + (v - y) * (edge - x) / (u - x))

    if points[0][0] > 0:
        points = [at(0.0, points[0], points[1]), *points]
    if points[-1][0] < 1:
        points = [*points, at(1.0, points[-2], points[-1])]
    found: list[tuple[float, float]] = []
    for index, point in enumerate(points):
        for edge in (0.0, 1.0):
            if index and points[index - 1][0] < edge < point[0]:
                found.append(at(edge, points[index - 1], point))
        if 0 <= point[0] <= 1:
            found.append(point)
    return found


@dataclass(frozen=True)
class Step:
    """One function of a transform: translate, scale, rotate or skew, each with two numbers (rotate: one), or matrix;
    turnX and turnY turn out of the plane (one number)."""

    kind: str
    numbers: tuple[float, ...]
    # Of a skew its own name: CSS Transforms 1, 11.3 has no function that skew(), skewX() and skewY() share.
    name: str = ""


def transform(text: str, box: tuple[float, float] | None = None) -> list[Step]:
    """The functions of a list, outermost first. The arguments may stand as CSS or as SVG has them."""
    text = text.strip()
    if text in ("none", ""):
        return []
    found: list[Step] = []
    rest = text
    while rest.strip(" \t\r\n,"):
        match = re.match(r"[\s,]*([a-zA-Z][\w]*)\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", rest)
        if match is None or len(found) > 100:
            raise ValueLeft(f"the transform {text[:60]}")
        found += _step(match[1], re.findall(r"(?:[^\s,()]|\((?:[^()]|\([^()]*\))*\))+", match[2]), box)
        rest = rest[match.end() :]
    if sum(step.kind.startswith("turn") for step in found) > 1:
        # What one turns out of the plane, another would turn in it.
        raise ValueLeft(f"the transform {text[:60]}")
    return found


def _step(name: str, parts: list[str], box: tuple[float, float] | None) -> list[Step]:
    width, height = box or (None, None)
    count = len(parts)
    match name:
        case "translate" | "translate3d" if 1 <= count <= 3 and (count < 3 or length(parts[2]) == 0):
            return [Step("translate", (length(parts[0], width), length(parts[1], height) if count > 1 else 0.0))]
        case "translateX" if count == 1:
            return [Step("translate", (length(parts[0], width), 0.0))]
        case "translateY" if count == 1:
            return [Step("translate", (0.0, length(parts[0], height)))]
        case "scale" if 1 <= count <= 2:
            x = _factor(parts[0])
            return [Step("scale", (x, _factor(parts[1]) if count > 1 else x))]
        case "scaleX" if count == 1:
            return [Step("scale", (_factor(parts[0]), 1.0))]
        case "scaleY" if count == 1:
            return [Step("scale", (1.0, _factor(parts[0])))]
        case "rotate" | "rotateZ" if count == 1:
            return [Step("rotate", (angle(parts[0]),))]
        case "rotateX" | "rotateY" if count == 1:
            return [Step("turn" + name[-1], (angle(parts[0]),))]
        case "rotate" if count == 2 and parts[0].lower() in ("x", "y", "z"):
            return _step(f"rotate{parts[0].upper()}", parts[1:], box)
        case "rotate" if count == 4:
            return _step("rotate3d", parts, box)
        case "rotate" if count == 3:
            x, y = length(parts[1]), length(parts[2])
            return [Step("translate", (x, y)), Step("rotate", (angle(parts[0]),)), Step("translate", (-x, -y))]
        case "translateZ" if count == 1 and length(parts[0]) == 0:
            return [Step("translate", (0.0, 0.0))]
        case "scale3d" if count == 3:
            return [Step("scale", (_factor(parts[0]), _factor(parts[1])))]
        case "rotate3d" if count == 4 and _dimension(parts[0])[0] == _dimension(parts[1])[0] == 0:
            sign = math.copysign(1.0, _dimension(parts[2])[0])
            return [Step("rotate", (sign * angle(parts[3]),))]
        case "skew" if 1 <= count <= 2:
            return [Step("skew", (angle(parts[0]), angle(parts[1]) if count > 1 else 0.0), name)]
        case "skewX" if count == 1:
            return [Step("skew", (angle(parts[0]), 0.0), name)]
        case "skewY" if count == 1:
            return [Step("skew", (0.0, angle(parts[0])), name)]
        case "matrix" if count == 6:
            return [Step("matrix", tuple(length(part) for part in parts))]
    raise ValueLeft(f"the transform {name[:30]}")


def _factor(text: str) -> float:
    number, unit = _dimension(text)
    return number / 100 if unit == "%" else number
