# SPDX-License-Identifier: MIT
"""Lottie's fills, strokes and gradients as paints of a document."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterable
from typing import Any

from .lottie_numbers import Number, add, is_constant, multiply, plain, subtract, within
from .lottie_output import Output, constant
from .lottie_source import LARGEST, Property, choice, listing, number, property_of, table
from .lottie_tracks import Clock
from .lottie_transforms import point_of

__all__ = ["Style", "hexadecimal", "style_of"]

CAPS = {1: "butt", 2: "round", 3: "square"}
JOINS = {1: "miter", 2: "round", 3: "bevel"}
STOPS_LIMIT = 256
# Of a color that goes beyond 1: up to this it is too bright, and above it counts to 255.
GUESSED = 1.5


@dataclasses.dataclass
class Style:
    """What draws shapes: the keys of its node, and its opacity."""

    keys: dict[str, Any]
    opacity: Number
    is_stroke: bool
    is_dashed: bool = False
    rule: str = "nonzero"
    # How bright it is, 0 to 1, where that is constant; what mattes by brightness need.
    brightness: float | None = None
    width: Number = 0.0

    @property
    def is_opaque(self) -> bool:
        """Whether its paint, but for its opacity, lets nothing through: of gradients it is not known."""
        paint = self.keys.get("fill")
        return isinstance(paint, str | list)

    @property
    def lets_through(self) -> bool:
        """Whether it is a gradient with stops that are not opaque."""
        paint = self.keys["stroke"]["paint"] if self.is_stroke else self.keys["fill"]
        if not isinstance(paint, dict):
            return False
        (gradient,) = paint.values()
        return any(isinstance(color, str) or color[3] != 1 for _, color in gradient["stops"])


def hexadecimal(red: float, green: float, blue: float) -> str:
    """A color of three components from 0 to 1."""
    return "#" + "".join(f"{round(min(max(one, 0.0), 1.0) * 255):02X}" for one in (red, green, blue))


def _values_of(value: Property) -> list[tuple[float, ...]]:
    """What it is at all of its keyframes."""
    if not value.tracks:
        return [value.value]
    if len(value.tracks) == 1:
        return [one for span in value.tracks[0].spans for one in (span.first, span.last)]
    parts = [[one[0] for s in track.spans for one in (s.first, s.last)] for track in value.tracks]
    return list(zip(*parts, strict=True))


def _color(output: Output, source: Any, clock: Clock, name: str, place: str) -> tuple[Any, float | None]:
    """A color, or the name of the property that moves it; its brightness."""
    value = property_of(source, f"the color of {place}", 4, (0.0, 0.0, 0.0, 1.0))
    if value.has_expression:
        output.report.left(place, "the expression of its color; its value without it is taken")
    told = [part for one in _values_of(value) for part in one[:3]]
    scale = 1.0
    if max(told) > 1 and output.counts_to_255:
        scale = 1 / 255
    elif max(told) > GUESSED:
        output.report.approximated(place, "its color goes beyond 1 and is taken as one that counts to 255")
        scale = 1 / 255
    # What goes beyond is brought into its range when it is drawn, not where it is a keyframe.
    if len(value.tracks) == 1 and min(told) >= 0 and max(told) * scale <= 1:
        spans = output.scaled(clock.spans(value.tracks[0]), scale)
        if not constant(spans):
            output.report.taken(place, f"{name}, which moves")
            return output.animated("color", spans, name, _shown), None
        red, green, blue = spans[0].first[:3]
    elif value.tracks:
        moving = output.numbers(value, clock, name, place, scale)[:3]
        if not is_constant(*moving):
            return [*(plain(within(one, 0.0, 1.0)) for one in moving), 1], None
        red, green, blue = (one for one in moving if not isinstance(one, str))
    else:
        red, green, blue = (one * scale for one in value.value[:3])
    red, green, blue = (min(max(one, 0.0), 1.0) for one in (red, green, blue))
    return hexadecimal(red, green, blue), 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _shown(value: tuple[float, ...]) -> list[Number]:
    return [plain(min(max(one, 0.0), 1.0)) for one in value[:3]] + [1]


def style_of(output: Output, item: dict[str, Any], clock: Clock, name: str, place: str) -> Style:
    """A fill, a stroke or one with a gradient."""
    kind = item["ty"]
    opacity = output.numbers(
        property_of(item.get("o"), f"the opacity of {place}", 1, (100.0,)), clock, f"{name}_opacity", place, 0.01
    )[0]
    brightness = None
    if kind in ("fl", "st"):
        paint, brightness = _color(output, item.get("c"), clock, f"{name}_color", place)
    else:
        paint = _gradient(output, item, clock, name, place)
    if kind in ("fl", "gf"):
        rule = "evenodd" if item.get("r") == 2 else "nonzero"
        keys = {"fill": paint, **({"fillRule": rule} if rule != "nonzero" else {})}
        return Style(keys, opacity, False, rule=rule, brightness=brightness)
    width = output.numbers(
        property_of(item.get("w"), f"the width of {place}", 1, (1.0,)), clock, f"{name}_width", place
    )[0]
    width = within(width, 0.0, LARGEST)
    stroke: dict[str, Any] = {"paint": paint, "width": plain(width)}
    cap, join = CAPS.get(choice(item.get("lc"), 2), "round"), JOINS.get(choice(item.get("lj"), 2), "round")
    if cap != "butt":
        stroke["cap"] = cap
    if join != "miter":
        stroke["join"] = join
    else:
        stroke["miterLimit"] = plain(max(1.0, _miter_limit(output, item, place)))
    dashes: list[Number] = []
    for part in listing(item.get("d")):
        length = output.numbers(
            property_of(table(part).get("v"), f"a dash of {place}", 1, (0.0,)), clock, f"{name}_dash", place
        )[0]
        if table(part).get("n") == "o":
            stroke["dashOffset"] = plain(length)
        else:
            dashes.append(within(length, 0.0, LARGEST))
    # A pattern of an odd number of lengths is gone through twice; one that is nothing is no pattern.
    if dashes and (not is_constant(*dashes) or sum(one for one in dashes if not isinstance(one, str)) > 0):
        stroke["dash"] = [plain(one) for one in (dashes if len(dashes) % 2 == 0 else dashes * 2)]
    else:
        stroke.pop("dashOffset", None)
    return Style({"stroke": stroke}, opacity, True, "dash" in stroke, brightness=brightness, width=width)


def _miter_limit(output: Output, item: dict[str, Any], place: str) -> float:
    """Files have a second one, which may move and which players leave out where there is the first."""
    what = f"the miter limit of {place}"
    second = property_of(item.get("ml2"), what, 1, (4.0,))
    first = number(item.get("ml"), what, second.value[0])
    if second.moves or second.has_expression or (item.get("ml2") is not None and second.value[0] != first):
        output.report.left(place, "the miter limit that may move (ml2)")
    return first


def _gradient(output: Output, item: dict[str, Any], clock: Clock, name: str, place: str) -> dict[str, Any]:
    ends = []
    for key, what in (("s", "start"), ("e", "end")):
        of = f"the {what} of the gradient of {place}"
        ends.append(point_of(output, item.get(key), clock, f"{name}_{what}", of, place))
    start, end = ends
    stops = _stops(output, table(item.get("g")), clock, name, place)
    if item.get("t") != 2:
        return {"linear": {"from": [plain(one) for one in start], "to": [plain(one) for one in end], "stops": stops}}
    for key in ("h", "a"):
        focus = property_of(item.get(key), f"the highlight of {place}", 1, (0.0,))
        if focus.has_expression:
            output.report.left(place, "the expression of the highlight of its radial gradient")
        if key == "h" and (focus.moves or focus.value[0] != 0):
            output.report.approximated(place, "the highlight of its radial gradient is drawn at the center")
    dx, dy = subtract(end[0], start[0]), subtract(end[1], start[1])
    if isinstance(dx, str) or isinstance(dy, str):
        radius: Number = f"hypot({plain(dx)}, {plain(dy)})"
    else:
        radius = math.hypot(dx, dy)
    return {"radial": {"center": [plain(one) for one in start], "radius": plain(radius), "stops": stops}}


def _stops(output: Output, source: dict[str, Any], clock: Clock, name: str, place: str) -> list[Any]:
    """The color stops, four numbers each, then those of opacity, two numbers each: brought together."""
    value = property_of(source.get("k"), f"the stops of {place}", 0, ())
    size = len(value.value)
    count = int(min(max(number(source.get("p"), f"the number of stops of {place}", float(size // 4)), 0), size // 4))
    if count > STOPS_LIMIT or size > 6 * STOPS_LIMIT:
        output.report.approximated(place, f"of the stops of its gradient the first {STOPS_LIMIT} are taken")
        count = min(count, STOPS_LIMIT)
    if count == 0:
        output.report.left(place, "its gradient, which has no stops")
        return [[0, "#0000"], [1, "#0000"]]
    numbers = output.numbers(value, clock, f"{name}_stops", place)
    colors = [numbers[4 * index : 4 * index + 4] for index in range(count)]
    opacities = [numbers[index : index + 2] for index in range(4 * count, size - 1, 2)]
    if not opacities:
        stops: list[tuple[Number, list[Number], Number]] = [(one[0], one[1:4], 1.0) for one in colors]
    else:
        first = value.value
        offsets = _rising(first[4 * index] for index in range(count))
        faded = _rising(first[index] for index in range(4 * count, size - 1, 2))
        if not is_constant(*(one[0] for one in colors), *(one[0] for one in opacities)):
            output.report.approximated(place, "stops of color and of opacity that move apart stay where they begin")
        stops = []
        for offset in sorted({*offsets, *faded}):
            # Two stops at one place are a hard edge: there are two of what is brought together, too.
            for after in (False, True) if max(offsets.count(offset), faded.count(offset)) > 1 else (True,):
                color = [_between(offsets, [one[part] for one in colors], offset, after) for part in (1, 2, 3)]
                stops.append((offset, color, _between(faded, [one[1] for one in opacities], offset, after)))
    if len(stops) == 1:
        stops *= 2
    result = []
    least = 0.0
    for at, parts, opacity in stops:
        if not isinstance(at, str):
            least = min(max(at, least), 1.0)
        result.append([plain(at if isinstance(at, str) else least), [*(plain(one) for one in parts), plain(opacity)]])
    return result


def _rising(offsets: Iterable[float]) -> list[float]:
    """Offsets as SVG has them: from 0 to 1, and none before the one that it follows."""
    return list(itertools.accumulate((min(max(one, 0.0), 1.0) for one in offsets), max))


def _between(offsets: list[float], values: list[Number], offset: float, after: bool) -> Number:
    """The value at an offset between stops; at a hard edge that before or after it."""
    if not after and offset in offsets:
        return values[offsets.index(offset)]
    for index in range(1, len(offsets)):
        if offset < offsets[index]:
            low, high = offsets[index - 1], offsets[index]
            if offset <= low or high <= low:
                return values[index - 1]
            part = (offset - low) / (high - low)
            return add(multiply(values[index - 1], 1 - part), multiply(values[index], part))
    return values[-1]
