# SPDX-License-Identifier: MIT
"""The texts of colors: CSS Color 4, and of CSS Color 5 `color-mix()`, colors that come `from` others and
`light-dark()`, of which the light one counts."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

from .color_spaces import COMPONENTS, Missing, converted, mixed, to_srgb

__all__ = ["Color", "WrongColor", "read_color"]

_WORD = r"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?"
_VALUE = re.compile(rf"({_WORD})(%|deg|grad|rad|turn)?")
_TURNS = {"deg": 1.0, "grad": 0.9, "rad": 180 / math.pi, "turn": 360.0, None: 1.0}
# What 100 % of each component is; None for a hue.
_WHOLE: dict[str, tuple[float | None, ...]] = {
    "hsl": (None, 100.0, 100.0),
    "hwb": (None, 100.0, 100.0),
    "lab": (100.0, 125.0, 125.0),
    "lch": (100.0, 150.0, None),
    "oklab": (1.0, 0.4, 0.4),
    "oklch": (1.0, 0.4, None),
}
_LEGACY = {"rgb": "srgb", "rgba": "srgb", "hsl": "hsl", "hsla": "hsl"}
_WAYS = ("shorter hue", "longer hue", "increasing hue", "decreasing hue")


class WrongColor(ValueError):  # noqa: N818 - nothing failed
    """A text that is no color, or one that is not known here."""


@dataclass(frozen=True)
class Color:
    """A color in a space, as CSS has its components: degrees, and percentages as numbers. None is missing."""

    space: str
    values: Missing
    opacity: float | None = 1.0
    # Written as of old: clipped to sRGB, and mixed with its like in sRGB.
    is_legacy: bool = False

    def srgb(self) -> tuple[float, float, float, float]:
        """Red, green, blue and opacity; the first three also outside of 0 to 1."""
        found = to_srgb(self.space, [value or 0.0 for value in self.values])
        return (*found, self.opacity or 0.0)


def read_color(text: str, named: Callable[[str], Color], calculated: Callable[[str], str], depth: int = 0) -> Color:
    """The color of a text. `named` gives those of one word and of hexadecimal numbers, and `calculated` works out
    `calc()`."""
    text = text.strip()
    match = re.fullmatch(r"([a-zA-Z][\w-]*)\((.*)\)", text, re.DOTALL)
    if match is None:
        return named(text)
    if depth > 20:
        raise WrongColor(text)
    name, inner = match[1].lower(), match[2].strip()

    def read(part: str) -> Color:
        return read_color(part, named, calculated, depth + 1)

    if name == "color-mix":
        return _mix(inner, read)
    if name == "light-dark":
        parts = _split(inner, ",")
        if len(parts) != 2:
            raise WrongColor(text)
        return read(parts[0])
    return _function(name, inner, read, calculated)


def _split(text: str, sign: str) -> list[str]:
    """The parts between signs that stand in no brackets; " " is any space."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and (letter.isspace() if sign == " " else letter == sign):
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip() or sign != " "]


def _function(name: str, text: str, read: Callable[[str], Color], calculated: Callable[[str], str]) -> Color:
    space, is_legacy = _LEGACY.get(name, name), name in (*_LEGACY, "hwb")
    origin: Color | None = None
    words = _split(text, " ")
    if words and words[0].lower() == "from":
        if len(words) < 3:
            raise WrongColor(text)
        origin, words, is_legacy = read(words[1]), words[2:], False
    if name == "color":
        space = words[0].lower() if words else ""
        words = words[1:]
        if space not in COMPONENTS or space in _WHOLE:
            raise WrongColor(text)
    elif space not in _WHOLE and space != "srgb":
        raise WrongColor(text)
    rest = " ".join(words)
    if origin is not None:
        rest = _from(origin, space, rest, is_bytes=name in ("rgb", "rgba"))
    if "," in (rest := calculated(rest)) and name in _LEGACY and origin is None:
        parts = _split(rest, ",")
        values, opacity = parts[:3], parts[3:]
        units = {part.endswith("%") for part in (values if space == "srgb" else values[1:])}
        if len(values) != 3 or len(opacity) > 1 or "none" in rest.lower() or len(units) != 1:
            raise WrongColor(text)
        if space == "hsl" and units != {True}:
            raise WrongColor(text)
    else:
        parts = _split(rest, "/")
        values, opacity = _split(parts[0], " ") if parts else [], parts[1:]
        if len(values) != 3 or len(opacity) > 1:
            raise WrongColor(text)
    wholes = _WHOLE.get(space, (1.0, 1.0, 1.0))
    if name in ("rgb", "rgba"):
        wholes = (255.0,) * 3
    found = [_value(value, whole) for value, whole in zip(values, wholes, strict=True)]
    if name in ("rgb", "rgba"):
        found = [None if each is None else each / 255 for each in found]
    alpha = _value(opacity[0], 1.0) if opacity else origin.opacity if origin else 1.0
    alpha = None if alpha is None else min(max(alpha, 0.0), 1.0)
    return Color(space, _limited(space, found), alpha, is_legacy)


def _value(text: str, whole: float | None) -> float | None:
    """A number, a percentage of a whole, or an angle in degrees where there is none."""
    if text.lower() == "none":
        return None
    match = _VALUE.fullmatch(text.lower())
    if match is None or (match[2] is not None and (match[2] == "%") is (whole is None)):
        raise WrongColor(text)
    number = float(match[1])
    if not abs(number) <= 1e9:
        raise WrongColor(text)
    if whole is None:
        return number * _TURNS[match[2]]
    return number * whole / 100 if match[2] else number


def _limited(space: str, values: list[float | None]) -> list[float | None]:
    """CSS Color 4, 7 and 9: how far lightness and chroma go."""
    first, second, third = values
    if space in ("lab", "lch", "oklab", "oklch") and first is not None:
        first = min(max(first, 0.0), 100.0 if space in ("lab", "lch") else 1.0)
    if space in ("lch", "oklch", "hsl") and second is not None:
        second = max(second, 0.0)
    return [first, second, third]


def _from(origin: Color, space: str, text: str, *, is_bytes: bool) -> str:
    """CSS Color 5, 4: the names of the components are those of the other color."""
    numbers = {
        name: (value or 0.0) * (255 if is_bytes else 1)
        for name, value in zip(COMPONENTS[space], converted(origin.space, origin.values, space), strict=True)
    }
    numbers["alpha"] = origin.opacity or 0.0

    def number(match: re.Match[str]) -> str:
        value = numbers.get(match[0].lower())
        return match[0] if value is None else f"{value:.17f}"

    return re.sub(r"(?<![\w.-])[a-zA-Z]+(?![\w(-])", number, text)


def _mix(text: str, read: Callable[[str], Color]) -> Color:
    """CSS Color 5, 3."""
    parts = _split(text, ",")
    space, hue_direction = "oklab", ""
    if parts and re.match(r"in\s", parts[0], re.IGNORECASE):
        words = parts.pop(0).lower().split()[1:]
        space, hue_direction = words[0], " ".join(words[1:])
        if space not in COMPONENTS or (hue_direction and (hue_direction not in _WAYS or "h" not in COMPONENTS[space])):
            raise WrongColor(text)
    if len(parts) != 2:
        raise WrongColor(text)
    colors, shares = list[Color](), list[float | None]()
    for part in parts:
        words = _split(part, " ")
        rates = [word for word in words if re.fullmatch(rf"{_WORD}%", word)]
        if len(rates) > 1 or (rates and rates[0] not in (words[0], words[-1])):
            raise WrongColor(text)
        shares.append(float(rates[0][:-1]) / 100 if rates else None)
        colors.append(read(" ".join(word for word in words if word not in rates)))
    first, second = shares
    if any(each is not None and not 0 <= each <= 1 for each in shares):
        raise WrongColor(text)
    first = (0.5 if second is None else 1 - second) if first is None else first
    second = 1 - first if second is None else second
    whole = first + second
    start, end = ((converted(each.space, each.values, space), each.opacity) for each in colors)
    values, opacity = mixed(f"{space} {hue_direction}".strip(), start, end, second / whole if whole else 0.5)
    return Color(space, values, opacity * min(whole, 1.0))
