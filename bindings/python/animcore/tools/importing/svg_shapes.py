# SPDX-License-Identifier: MIT
"""Shapes and paints of SVG."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...errors import AnimError
from ...path import Path
from .css_lists import matrix
from .css_motion import Moves, wrapped
from .css_values import ValueLeft, color, length, opacity, share, transform
from .report import Report
from .source import Element
from .svg_smil import Smil
from .svg_times import Times
from .tracks import Output, plain

__all__ = ["Apart", "Paints", "bounds", "corners", "outline", "points"]

_URL = re.compile(r"url\(\s*[\"']?#([^\"')]*)[\"']?\s*\)\s*(.*)")


def points(text: str) -> list[tuple[float, float]]:
    """The points of a polygon."""
    try:
        numbers = [float(part) for part in re.split(r"[\s,]+", text.strip()) if part]
    except ValueError:
        raise ValueLeft("points that are no numbers") from None
    if not all(abs(number) <= 1e9 for number in numbers):
        raise ValueLeft("points that are beyond 1e9")
    return list(zip(numbers[::2], numbers[1::2], strict=False))


def corners(element: Element, number: Callable[[str, float], float]) -> tuple[float, float]:
    """SVG 2, 10.2: the radii of a rectangle's corners; one not said is as the other, half a side is most."""
    rx, ry = (-1.0 if element.get(key) in ("", "auto") else number(key, -1.0) for key in ("rx", "ry"))
    rx, ry = ry if rx < 0 else rx, rx if ry < 0 else ry
    return min(rx, number("width", 0.0) / 2), min(ry, number("height", 0.0) / 2)


def outline(element: Element, number: Callable[[str, float], float]) -> str | None:
    """The path of a shape that stands still; None for what is no shape."""
    match element.tag:
        case "path":
            return element.get("d")
        case "line":
            x1, y1, x2, y2 = (plain(number(key, 0.0)) for key in ("x1", "y1", "x2", "y2"))
            return f"M{x1} {y1}L{x2} {y2}"
        case "polyline" | "polygon":
            found = points(element.get("points"))
            if not found:
                return ""
            text = "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in found)
            return text + ("Z" if element.tag == "polygon" else "")
        case "rect":
            x, y, w, h = (plain(number(key, 0.0)) for key in ("x", "y", "width", "height"))
            rx, ry = corners(element, number)
            if rx <= 0 or ry <= 0:
                return f"M{x} {y}h{w}v{h}h{-w}Z"
            w, h, arc = plain(w - 2 * rx), plain(h - 2 * ry), f"a{plain(rx)} {plain(ry)} 0 0 1 "
            rx, ry = plain(rx), plain(ry)
            return (
                f"M{plain(x + rx)} {y}h{w}{arc}{rx} {ry}v{h}{arc}{-rx} {ry}h{-w}{arc}{-rx} {-ry}v{-h}{arc}{rx} {-ry}Z"
            )
        case "circle" | "ellipse":
            cx, cy = number("cx", 0.0), number("cy", 0.0)
            rx = number("r" if element.tag == "circle" else "rx", 0.0)
            ry = rx if element.tag == "circle" else number("ry", 0.0)
            # SVG 2, 10.3: it begins at its right end and goes down.
            right, double = plain(cx + rx), plain(2 * rx)
            rx, ry, cy = plain(rx), plain(ry), plain(cy)
            return f"M{right} {cy}a{rx} {ry} 0 0 1 {-double} 0a{rx} {ry} 0 0 1 {double} 0Z"
    return None


def bounds(path: str) -> tuple[float, float, float, float] | None:
    """What a path covers: left, top, right, bottom."""
    try:
        box = Path(path).bounds
    except (AnimError, ValueError):
        return None
    return (box.x, box.y, box.x + box.width, box.y + box.height)


@dataclass(frozen=True)
class Apart:
    """A paint in a space of its own: groups that lead there, outermost first, and how far it goes there."""

    groups: list[dict[str, Any]]
    paint: dict[str, Any]
    size: float

    def node(self, path: str, rule: str) -> dict[str, Any]:
        """A node that fills a path with it."""
        size = plain(self.size)
        whole: dict[str, Any] = {"kind": "rectangle", "frame": [-size, -size, 2 * size, 2 * size], "fill": self.paint}
        clip = {"commands": path, "rule": rule}
        return {"kind": "group", "clip": clip, "nodes": [wrapped(whole, self.groups)]}


class Paints:
    """Colors and gradients, by the ids of a document."""

    def __init__(
        self, by_id: dict[str, Element], output: Output, report: Report, times: Times,
        style_of: Callable[[Element], dict[str, str]], length: Callable[[str, str], float],
        moves_of: Callable[[Element, str], Moves],
    ) -> None:  # fmt: skip
        self.moves_of = moves_of
        self.times, self.style_of, self.length = times, style_of, length
        self.by_id, self.output, self.report, self.left = by_id, output, report, report.approximated

    def gradient(self, text: str) -> tuple[Element | None, str]:
        """The gradient that a paint names, and what stands after it."""
        match = _URL.fullmatch(text.strip())
        if match is None:
            return None, text
        element = self.by_id.get(match[1])
        if element is None or element.tag not in ("linearGradient", "radialGradient"):
            return None, match[2] or "none"
        return element, match[2]

    def _attribute(self, element: Element, name: str, default: str) -> str:
        seen: set[int] = set()
        while id(element) not in seen:
            seen.add(id(element))
            if name in element.attributes:
                return element.get(name)
            other = self.by_id.get(element.get("href").removeprefix("#"))
            if other is None:
                break
            element = other
        return default

    def _stops(self, element: Element, alpha: float) -> list[Any]:
        seen: set[int] = set()
        while not element.all("stop") and id(element) not in seen:
            seen.add(id(element))
            other = self.by_id.get(element.get("href").removeprefix("#"))
            if other is None:
                break
            element = other
        found: list[Any] = []
        last = 0.0
        for stop in element.all("stop")[:256]:
            declared = self.style_of(stop)
            last = min(max(opacity(stop.get("offset", "0") or "0"), last), 1.0)
            current = color(declared.get("color") or "black")
            tint = color(declared.get("stop-color") or "black", current)
            own = opacity(declared.get("stop-opacity") or "1")
            name = self.output.name(stop.get("id") or "stop")
            smil = Smil(stop, name, self.output, self.report, self.times)
            styled = self._styled_stop(self.moves_of(stop, name), tint, own, alpha, current)
            # It goes beyond 0 and 1, and is limited there.
            offset = smil.number("offset", share(stop.get("offset", "0") or "0"), share)
            offset = f"clamp({offset}, 0, 1)" if isinstance(offset, str) else last
            if styled is not None:
                found.append([offset, styled])
            elif "stop-color" in smil.of_attributes or "stop-opacity" in smil.of_attributes:
                found.append([offset, self._moving_color(smil, tint, own, alpha)])
            else:
                found.append([offset, [plain(each) for each in (*tint[:3], tint[3] * own * alpha)]])
            smil.finish()
        return found

    @staticmethod
    def _styled_stop(
        moves: Moves, tint: tuple[float, ...], own: float, alpha: float, current: tuple[float, ...]
    ) -> Any:
        """A stop's color while a style sheet moves it; None where it stands."""
        found: Any = None
        if moves.moves("stop-color"):

            def parse(text: str) -> tuple[float, ...]:
                red, green, blue, its = color(text, current, is_wide=True)
                return red, green, blue, its * own * alpha

            base = (*tint[:3], tint[3] * own * alpha)
            value = moves.value("stop-color", "color", base, parse)
            found = value if isinstance(value, str) else None
            if moves.moves("stop-opacity"):
                moves.report.left(moves.place, "stop-opacity, as stop-color moves as well")
        elif moves.moves("stop-opacity"):
            part = moves.number("stop-opacity", own, opacity)
            found = [*map(plain, tint[:3]), f"{plain(tint[3] * alpha)} * {part}"] if isinstance(part, str) else None
        moves.finish([])
        return found

    @staticmethod
    def _moving_color(smil: Smil, tint: tuple[float, ...], own: float, alpha: float) -> list[Any]:
        """A stop's color and opacity while they move, as numbers and expressions."""
        parts = smil.components("stop-color", tint, color)
        opaque = smil.number("stop-opacity", own, opacity)
        factors = [str(each) for each in (parts[3], opaque, plain(alpha)) if each != 1]
        return [*parts[:3], " * ".join(factors) if factors else 1]

    def _moving_transform(self, smil: Smil, base: str) -> list[dict[str, Any]] | None:
        """What a gradient's transform is while it moves, as keys of groups; None where it stands."""
        if not smil.transforms:
            return None
        try:
            groups = smil.groups(base)
            if groups is None:
                return None
            if groups[:1] == [{}]:
                a, b, c, d, e, f = matrix(transform(base))
                groups = [{"transform": [a, b, c, d, e, f]}, *groups[1:]]
            if any("transform" in group and any(isinstance(n, str) for n in group["transform"]) for group in groups):
                raise ValueLeft("it is slanted")
        except ValueLeft as error:
            self.report.left(smil.place, f"an animation of a gradient's transform: {error}")
            return None
        return groups

    def paint(
        self, element: Element, box: tuple[float, float, float, float] | None, alpha: float, place: str,
        *, may_be_apart: bool = False,
    ) -> Any:  # fmt: skip
        """A gradient as a paint of the format; where that has none such, as Apart: a paint in a space of its own."""
        stops = self._stops(element, alpha)
        if not stops:
            return None
        if len(stops) == 1:
            return stops[0][1]
        by_box = self._attribute(element, "gradientUnits", "objectBoundingBox") != "userSpaceOnUse"
        if by_box and box is None:
            raise ValueLeft("a gradient over a box that is not known")
        if by_box and box and (box[0] == box[2] or box[1] == box[3]):
            # SVG 2, 13.2: it is not drawn over a box without a width or a height.
            return None
        left, top, right, bottom = box or (0.0, 0.0, 0.0, 0.0)
        a, b, c, d, e, f = matrix(transform(self._attribute(element, "gradientTransform", "")))

        smil = Smil(element, self.output.name(element.get("id") or "gradient"), self.output, self.report, self.times)
        moving = self._moving_transform(smil, self._attribute(element, "gradientTransform", ""))
        if moving is not None:
            a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0

        def parse(text: str, name: str) -> float:
            return length(text, 1.0) if by_box else self.length(text, name)

        def number(name: str, default: str) -> Any:
            of_name = functools.partial(parse, name=name)
            return smil.number(name, of_name(self._attribute(element, name, default)), of_name)

        if by_box:
            width, height = right - left, bottom - top
            a, b, c, d, e, f = a * width, b * height, c * width, d * height, e * width + left, f * height + top

        is_round = abs(a * c + b * d) + abs(math.hypot(a, b) - math.hypot(c, d)) <= 1e-6 * (abs(a) + abs(b))
        if element.tag == "linearGradient":
            of_ends = smil.of_attributes.keys() & {"x1", "y1", "x2", "y2"}
            is_apart = (bool(of_ends) and not is_round) or not _keeps_angles(moving or [], (a, b, c, d))
        else:
            is_apart = not is_round or moving is not None
        apart: list[dict[str, Any]] = []
        if is_apart and may_be_apart:
            apart = [{"transform": [plain(each) for each in (a, b, c, d, e, f)]}, *(moving or [])]
            a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
            moving = None
        elif element.tag != "linearGradient" and any("scaleX" in step for step in moving or []):
            self.left(place, "a gradient that becomes larger or smaller: it moves alone")

        def as_it_is(paint: dict[str, Any]) -> Any:
            if spread in ("repeat", "reflect") and not _repeat(paint, spread == "reflect", box, apart):
                self.left(place, "a gradient that repeats: it ends with its last colors")
            return Apart(apart, paint, 64.0 if by_box else 1e4) if apart else paint

        def straight(x1: Any, y1: Any, x2: Any, y2: Any) -> list[Any]:
            """Where it ends. What is across its line is across no more after it was stretched or slanted."""
            ends = [x1, y1, x2, y2]
            if moving is not None and not _keeps_angles(moving, (a, b, c, d)):
                self.left(place, "a gradient that moves in what is stretched: its lines stand across")
            is_square = abs(a * c + b * d) <= 1e-9 * (a * a + b * b + c * c + d * d)
            if is_square and (
                y1 == y2 or x1 == x2 or abs(math.hypot(a, b) - math.hypot(c, d)) <= 1e-6 * math.hypot(a, b)
            ):
                return placed(x2, y2)
            if any(isinstance(each, str) for each in ends):
                self.left(place, "a gradient that moves in what is stretched: its lines stand across")
                return placed(x2, y2)
            u, v = x2 - x1, y2 - y1
            # Along the lines of one color, and from end to end.
            s, t = -a * v + c * u, -b * v + d * u
            e1, f1 = a * u + c * v, b * u + d * v
            size = s * s + t * t
            if size == 0:
                return placed(x2, y2)
            part = (-t * e1 + s * f1) / size
            x, y = placed(x1, y1)
            return [plain(x - t * part), plain(y + s * part)]

        def placed(x: Any, y: Any) -> list[Any]:
            for step in reversed(moving or []):
                x, y = _stepped(step, x, y)
            return [_weighted(a, x, c, y, e), _weighted(b, x, d, y, f)]

        spread = self._attribute(element, "spreadMethod", "pad")
        if element.tag == "linearGradient":
            x1, y1, x2, y2 = (number(*each) for each in (("x1", "0%"), ("y1", "0%"), ("x2", "100%"), ("y2", "0%")))
            smil.finish()
            return as_it_is({"linear": {"from": placed(x1, y1), "to": straight(x1, y1, x2, y2), "stops": stops}})
        cx, cy, r = number("cx", "50%"), number("cy", "50%"), number("r", "50%")
        for name, other in (("fx", cx), ("fy", cy)):
            if self._attribute(element, name, "") and number(name, "0") != other:
                self.left(place, "a gradient whose focus is not its center")
                break
        smil.finish()
        across, down = math.hypot(a, b), math.hypot(c, d)
        if abs(across - down) > 1e-6 * max(across, down, 1e-9):
            self.left(place, "a gradient that is an ellipse: it is a circle")
        radius = _weighted(math.sqrt(abs(a * d - b * c)), r, 0.0, 0.0, 0.0)
        return as_it_is({"radial": {"center": placed(cx, cy), "radius": radius, "stops": stops}})


def _repeat(
    paint: dict[str, Any],
    is_reflected: bool,
    box: tuple[float, float, float, float] | None,
    apart: list[dict[str, Any]],
) -> bool:
    """SVG 2, 14.2: writes a gradient's stops again and again, as far as a box goes; whether that is known."""
    if box is None or len(apart) > 1:
        return False
    # With room for a stroke.
    left, top, right, bottom = box
    more = (right - left + bottom - top) / 4
    area = Path().add_rectangle(left - more, top - more, right - left + 2 * more, bottom - top + 2 * more)
    if apart:
        a, b, c, d, e, f = apart[0]["transform"]
        whole = a * d - b * c
        if whole == 0:
            return False
        place = (d / whole, -b / whole, -c / whole, a / whole, (c * f - d * e) / whole, (b * e - a * f) / whole)
        area = area.transformed(place)
    corners = list(zip(area.coordinates[::2], area.coordinates[1::2], strict=True))
    (kind, parts), first = next(iter(paint.items())), 0
    numbers = [*parts["from"], *parts["to"]] if kind == "linear" else [*parts["center"], parts["radius"]]
    if any(isinstance(each, str) for each in numbers):
        return False
    if kind == "linear":
        x, y, u, v = numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]
        size = u * u + v * v
        turns = [((p - x) * u + (q - y) * v) / size for p, q in corners] if size else []
        first = math.floor(min(turns, default=0))
    else:
        x, y, radius = numbers
        turns = [math.hypot(p - x, q - y) / radius for p, q in corners] if radius else []
    count = math.ceil(max(turns, default=0)) - first
    if not 0 < count <= 200 // len(parts["stops"]) + 1:
        return False
    stops = []
    for turn in range(count):
        is_back = is_reflected and (turn + first) % 2 == 1
        for offset, tint in reversed(parts["stops"]) if is_back else parts["stops"]:
            at = f"(1 - {offset})" if is_back and isinstance(offset, str) else 1 - offset if is_back else offset
            stops.append([f"({turn} + {at}) / {count}" if isinstance(at, str) else plain((turn + at) / count), tint])
    parts["stops"] = _from_end_to_end(stops, parts["stops"])
    if kind == "linear":
        parts["from"] = [plain(x + first * u), plain(y + first * v)]
        parts["to"] = [plain(x + (first + count) * u), plain(y + (first + count) * v)]
    else:
        parts["radius"] = plain(radius * count)
    return True


def _from_end_to_end(stops: list[Any], one: list[Any]) -> list[Any]:
    """With the colors of each turn's ends, where its stops begin later or end earlier."""
    if one[0][0] == 0 and one[-1][0] == 1:
        return stops
    size = len(one)
    found, count = list[Any](), len(stops) // size
    for turn in range(count):
        own = stops[turn * size : (turn + 1) * size]
        found += [[plain(turn / count), own[0][1]], *own, [plain((turn + 1) / count), own[-1][1]]]
    return found


def _keeps_angles(steps: list[dict[str, Any]], outer: tuple[float, float, float, float]) -> bool:
    """Whether what stands across a line still does after all steps."""
    a, b, c, d = outer
    is_even = abs(a * c + b * d) + abs(math.hypot(a, b) - math.hypot(c, d)) <= 1e-6 * (abs(a) + abs(b))
    for step in steps:
        if "rotation" in step and not is_even:
            return False
        if "transform" in step:
            a, b, c, d = step["transform"][:4]
            if abs(a - d) + abs(b + c) > 1e-6 or (not is_even and abs(b) + abs(c) > 1e-6):
                return False
        if "scaleX" in step and step["scaleX"] != step["scaleY"]:
            return False
    return True


def _stepped(step: dict[str, Any], x: Any, y: Any) -> tuple[Any, Any]:
    """A point after one step of a transform, as an expression where that moves."""
    if "transform" in step:
        a, b, c, d, e, f = step["transform"]
        return _weighted(a, x, c, y, e), _weighted(b, x, d, y, f)
    if "rotation" in step:
        turn = step["rotation"]
        if not isinstance(turn, str):
            p, q = math.cos(turn), math.sin(turn)
            return _weighted(p, x, -q, y, 0.0), _weighted(q, x, p, y, 0.0)
        x, y = f"({x})", f"({y})"
        return f"{x} * cos({turn}) - {y} * sin({turn})", f"{x} * sin({turn}) + {y} * cos({turn})"
    if "scaleX" in step:
        return tuple(  # type: ignore[return-value]
            f"({each}) * {by}" if isinstance(each, str) or isinstance(by, str) else plain(each * by)
            for each, by in ((x, step["scaleX"]), (y, step["scaleY"]))
        )
    return tuple(  # type: ignore[return-value]
        f"{each} + {by}" if isinstance(each, str) or isinstance(by, str) else plain(each + by)
        for each, by in ((x, step.get("x", 0)), (y, step.get("y", 0)))
    )


def _weighted(a: float, x: Any, b: float, y: Any, c: float) -> Any:
    """a x + b y + c, where x and y are numbers or names of properties."""
    terms: list[str] = []
    for factor, value in ((a, x), (b, y)):
        if isinstance(value, str) and factor:
            value = f"({value})" if " " in value else value
            terms.append(value if factor == 1 else f"{plain(factor)} * {value}")
        elif not isinstance(value, str):
            c += factor * value
    if not terms:
        return plain(c)
    return " + ".join(terms) + (f" + {plain(c)}" if c else "")
