# SPDX-License-Identifier: MIT
"""Animated values of CSS and SMIL as properties and animations of a document."""

from __future__ import annotations

import bisect
import itertools
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ... import transform
from ...curve import CubicBezier
from ...path import Path
from .names import defined, inside, outside
from .report import Refused

__all__ = ["LEAST", "Easing", "Output", "Timing", "Track", "negative", "plain", "written"]

Numbers = tuple[float, ...]
# Seconds that an animation lasts at least.
LEAST = 0.001


@dataclass(frozen=True)
class Easing:
    """A timing function: a Bézier curve's four numbers, or points (progress, value) between which it is straight."""

    curve: Numbers = (0.0, 0.0, 1.0, 1.0)
    points: tuple[tuple[float, float], ...] = ()
    # CSS Easing Functions 2, 2.3: only steps ask on which side of a jump it stands.
    has_steps: bool = False

    @property
    def reversed(self) -> Easing:
        """The same from its end to its beginning."""
        x1, y1, x2, y2 = self.curve
        return Easing(
            (1 - x2, 1 - y2, 1 - x1, 1 - y1), tuple((1 - x, 1 - y) for x, y in reversed(self.points)), self.has_steps
        )

    @property
    def discrete(self) -> Easing:
        """The same for values that do not mix (Web Animations 1, 5.4): one until its middle, then the other."""
        points = self.points
        if not points:
            curve, low, high = CubicBezier(*self.curve), 0.0, 1.0
            for _ in range(50):
                middle = (low + high) / 2
                low, high = (low, middle) if curve(middle) >= 0.5 else (middle, high)
            points = ((0.0, 0.0), (high, 0.0), (high, 1.0), (1.0, 1.0))
        found: list[tuple[float, float]] = []
        for index, (x, y) in enumerate(points):
            side = float(y >= 0.5)
            if index and found[-1][1] != side and x > found[-1][0]:
                u, v = points[index - 1]
                at = u + (x - u) * (0.5 - v) / (y - v)
                found += [(at, found[-1][1]), (at, side)]
            found.append((x, side))
        return Easing(points=tuple(found))

    @classmethod
    def steps(cls, count: int, position: str) -> Easing:
        """CSS Easing Functions 2, 2.3. A jump is two points of one progress."""
        jumps = {"jump-none": count - 1, "jump-both": count + 1}.get(position, count)
        first = 1 if position in ("jump-start", "start", "jump-both") else 0
        points: list[tuple[float, float]] = []
        for step in range(count):
            value = (step + first) / max(jumps, 1)
            points += [(step / count, value), ((step + 1) / count, value)]
        return cls(points=(*points, (1.0, 1.0)), has_steps=True)


@dataclass
class Track:
    """Key values of a property, each with the easing to the next."""

    times: list[float]
    values: list[Any]
    easings: list[Easing]

    @property
    def reversed(self) -> Track:
        return Track(
            [1 - time for time in reversed(self.times)],
            self.values[::-1],
            [each.reversed for each in self.easings[::-1]],
        )

    def at(self, part: float, mix: Any) -> Any:
        """The value at which it ends at a part of the time, after what jumps there. Its easings are Bézier curves."""
        if part <= 0:
            # It ends where it began, before what jumps there.
            return self.values[0]
        index = bisect.bisect_right(self.times, part) - 1
        if index >= len(self.easings):
            return self.values[-1]
        begin, end = self.times[index : index + 2]
        curve = CubicBezier(*self.easings[index].curve)
        return mix(self.values[index], self.values[index + 1], curve((part - begin) / (end - begin)))

    def reached(self, kind: str, part: float, is_short: bool) -> Any:
        """The value of a kind at a part of the time, before or after what jumps there."""
        mix = _MIXERS.get(kind, mixed)
        track = (self._of_paths() if kind == "path" else self).expanded(mix)
        index = (bisect.bisect_left if is_short else bisect.bisect_right)(track.times, part)
        if index in (0, len(track.times)):
            return track.values[0 if index == 0 else -1]
        begin, end = track.times[index - 1 : index + 1]
        curve = CubicBezier(*track.easings[index - 1].curve)
        return mix(track.values[index - 1], track.values[index], curve((part - begin) / (end - begin)))

    def _of_paths(self) -> Track:
        """Paths of other commands do not mix: one is there, then the other."""
        signs = [_commands(value) for value in self.values]
        same = [a == b for a, b in itertools.pairwise(signs)]
        easings = [easing if alike else easing.discrete for easing, alike in zip(self.easings, same, strict=True)]
        return Track(self.times, self.values, easings)

    def expanded(self, mix: Any) -> Track:
        """The same with Bézier curves alone: `mix(a, b, part)` gives the values where an easing has points."""
        times, values, easings = self.times[:1], self.values[:1], list[Easing]()
        for index, easing in enumerate(self.easings):
            (a, b), (t, u) = self.values[index : index + 2], self.times[index : index + 2]
            if len(times) > 100_000:
                raise Refused("an animation has more than 100 000 keyframes, with the steps of its curves")
            if index == 0 and easing.points and easing.points[0][0] <= 0 and not easing.has_steps:
                # The curve says where it begins.
                times, values = [], []
            for x, y in easing.points:
                times.append(min(max(t + (u - t) * x, times[-1] if times else t), u))
                values.append(mix(a, b, y))
                if len(times) > 1:
                    easings.append(Easing())
            if easing.points and easing.points[-1][0] >= 1 and index == len(self.easings) - 1:
                # The curve says where it ends.
                times[-1] = u
                continue
            times.append(u)
            values.append(b)
            easings.append(Easing() if easing.points else easing)
        return Track(times, values, easings)


@dataclass(frozen=True)
class Timing:
    """When an animation runs, in seconds. A count of None is for ever."""

    duration: float
    delay: float = 0.0
    count: float | None = 1.0
    direction: str = "normal"
    fill: str = "none"
    total: float | None = None


def _end(timing: Timing, length: float) -> float:
    """The part of a track at which a timing of a length ends."""
    count = length / timing.duration
    whole = math.floor(count + 1e-9)
    part = count - whole
    if part < 1e-9:
        part, whole = (1.0, whole - 1) if whole > 0 else (0.0, 0)
    return 1 - part if timing.direction.startswith("alternate") and whole % 2 else part


def plain(value: float) -> int | float:
    """A number without noise: six decimals more than anyone sees."""
    if not abs(value) <= 1e12:
        raise Refused("a number of the file is above 1e12")
    rounded = round(float(value), 9)
    return int(rounded) if rounded == int(rounded) and abs(rounded) < 2**53 else rounded


def _times(times: list[float]) -> list[int | float]:
    """Key times without noise. Where values jump they are exact: rounded up, a jump would come a frame late."""
    jumps = {before for before, after in itertools.pairwise(times) if before == after}
    return [time if time in jumps and abs(plain(time) - time) > 1e-15 else plain(time) for time in times]


def negative(value: Any) -> Any:
    """The opposite of a number or of a property."""
    if isinstance(value, str):
        return f"-({value})" if " " in value else f"-{value}"
    return plain(-value)


def written(value: Any) -> Any:
    """A value as the format has it."""
    if isinstance(value, str):
        return value
    numbers = [plain(each) for each in value]
    return numbers[0] if len(numbers) == 1 else numbers


def mixed(a: Any, b: Any, part: float) -> Any:
    """Numbers between; what is no number jumps in the middle."""
    if isinstance(a, str) or isinstance(b, str):
        return a if part < 0.5 else b
    return tuple(x + (y - x) * part for x, y in zip(a, b, strict=True))


def mixed_color(a: Any, b: Any, part: float) -> Any:
    """CSS Color 4, 12.3: colors are mixed with their opacity multiplied in."""
    alpha = a[3] + (b[3] - a[3]) * part
    if alpha == 0:
        return (*a[:3], 0.0)
    return (*((x * a[3] * (1 - part) + y * b[3] * part) / alpha for x, y in zip(a[:3], b[:3], strict=True)), alpha)


def _mixed_transform(a: Any, b: Any, part: float) -> Any:
    """By their decomposition, as the core mixes them."""
    return tuple(transform.interpolate(a, b, part))


# How values of a kind are mixed, if not number by number.
_MIXERS = {"color": mixed_color, "transform": _mixed_transform}


def _commands(path: str) -> Any:
    """What a path is made of. An arc is one command, however many curves it becomes."""
    return re.sub("[^A-Z]", "", path.upper().replace("E", "")) if "a" in path.lower() else Path(path).verbs


@dataclass
class Output:
    """What grows while a source is read."""

    properties: dict[str, Any] = field(default_factory=dict)
    animations: dict[str, Any] = field(default_factory=dict)
    # Animations that run from the beginning.
    running: list[str] = field(default_factory=list)
    # Those of them that are paused there.
    paused: list[str] = field(default_factory=list)
    machines: dict[str, Any] = field(default_factory=dict)
    regions: list[Any] = field(default_factory=list)
    _names: set[str] = field(default_factory=set)
    _numbers: dict[str, int] = field(default_factory=dict)

    def name(self, text: str) -> str:
        """A name of its own for a property, animation, state or node: the text, and a number where it is taken."""
        text = text.replace("`", "") or "node"
        name, number = defined(text), self._numbers.get(text, 1)
        while name in self._names:
            number += 1
            name = defined(text, f"_{number}")
        self._numbers[text] = number
        self._names.add(name)
        return name

    def property(self, text: str, kind: str, value: Any) -> str:
        """Adds a property; gives its name as expressions have it."""
        name = self.name(text)
        self.properties[name] = {"kind": kind, "value": written(value)}
        if kind == "path":
            self.properties[name]["turns"] = False
        if kind == "color":
            self.properties[name]["premultiplied"] = True
        return inside(name)

    def animation(self, prop: str, kind: str, track: Track, timing: Timing, **more: Any) -> list[dict[str, Any]]:
        """The animations of a property that are one of the source: none where it is over before the beginning."""
        if kind == "path":
            track = track._of_paths()
        mix = _MIXERS.get(kind, mixed)
        track = track.expanded(mix)
        if timing.direction in ("reverse", "alternate-reverse"):
            track = track.reversed
        keyframes: dict[str, Any] = {"values": [written(value) for value in track.values]}
        if track.times != [0.0, 1.0]:
            keyframes["times"] = _times(track.times)
        curves = [[plain(number) for number in easing.curve] for easing in track.easings]
        if any(curve != [0, 0, 1, 1] for curve in curves):
            keyframes["curves"] = curves if len(set(map(tuple, curves))) > 1 else curves[0]
        found: dict[str, Any] = {"property": outside(prop), "keyframes": keyframes, "duration": plain(timing.duration)}
        clock: dict[str, Any] = {}
        runs = timing.count
        if timing.direction.startswith("alternate"):
            clock["autoreverse"] = True
            runs = None if runs is None else runs / 2
        total = timing.total
        fill, rest, delay = timing.fill, 0.0, timing.delay
        before: list[dict[str, Any]] = []
        after: list[dict[str, Any]] = []
        length = total if total is not None else None if timing.count is None else timing.duration * timing.count
        comes_back = "autoreverse" in clock and timing.count is not None and timing.count % 2 == 0
        if comes_back and length is not None and fill in ("forwards", "both") and track.times[1] == 0:
            # What jumps at the end of its way back has not jumped yet.
            after = [self._still(prop, track.values[0], max(length + delay, 0.0), more)]
        if delay > 0:
            found["delay"] = plain(delay)
            if fill in ("backwards", "both") and track.times[1] == 0:
                # CSS Easing Functions 2, 2.3: what jumps as it begins does not jump before.
                still = {"values": [written(track.values[0])] * 2}
                before = [{"property": outside(prop), "keyframes": still, "duration": plain(delay)}]
        if delay < 0:
            # What would have gone before is left out; a group cuts off what would be too long then.
            if length is not None and length + delay < LEAST:
                # It is over: what it ends with is what stays.
                if fill not in ("forwards", "both"):
                    return []
                return [self._still(prop, track.at(_end(timing, length), mix), 0.0, more)]
            round_trip = timing.duration * (2 if "autoreverse" in clock else 1)
            clock["offset"] = plain(-delay if "cumulative" in more else -delay % round_trip)
            if length is not None:
                rest = length + delay
                total, runs, fill = None, None, "both"
        if total is not None:
            clock["repeatDuration"] = plain(max(total, LEAST))
        elif runs is None:
            clock["repeat"] = "infinite"
        elif runs != 1:
            clock["repeat"] = plain(max(runs, 1e-6))
        if fill != "none":
            clock["fill"] = fill
        if clock:
            found["timing"] = clock
        found |= more
        if rest:
            # A little less: at its very end a run would begin anew.
            outer = {"duration": plain(rest - 1e-7), **({"fill": timing.fill} if timing.fill != "none" else {})}
            last = track.at(_end(timing, length), mix) if length is not None else track.values[-1]
            after = [self._still(prop, last, rest, more)] if timing.fill in ("forwards", "both") else []
            return [{"group": outer, "animations": [found]}, *(after if "cumulative" not in more else [])]
        return [found, *before, *after]

    @staticmethod
    def _still(prop: str, value: Any, delay: float, more: dict[str, Any]) -> dict[str, Any]:
        """What stays from a time on."""
        found: dict[str, Any] = {
            "property": outside(prop),
            "keyframes": {"values": [written(value)] * 2},
            "duration": LEAST,
            "timing": {"fill": "forwards"},
        }
        return found | ({"delay": plain(delay)} if delay > 0 else {}) | more

    def region(self, text: str, node: str, shape: dict[str, Any] | None = None) -> dict[str, Any]:
        """Adds a region: a node that can be touched, where it is drawn or in a shape."""
        found: dict[str, Any] = {"name": self.name(f"{text}_touch"), "node": node}
        found |= {"shape": shape} if shape is not None else {}
        self.regions.append(found)
        return found

    def run(self, text: str, animations: Sequence[dict[str, Any]], *, is_paused: bool = False) -> str:
        """Plays animations from the beginning, or shows that alone; gives the name of all of them, "" of none."""
        if not animations:
            return ""
        name = self.name(text)
        self.animations[name] = animations[0] if len(animations) == 1 else {"parallel": list(animations)}
        self.running.append(name)
        if is_paused:
            self.paused.append(name)
        return name

    def parts(self) -> dict[str, Any]:
        """Properties, animations and the machine, as far as there are any."""
        found: dict[str, Any] = {}
        if self.properties:
            found["properties"] = self.properties
        if self.animations:
            found["animations"] = self.animations
        machines = dict(self.machines)
        if self.running:
            machines[self.name("timeline")] = {
                "entry": [*({"play": name} for name in self.running), *({"pause": name} for name in self.paused)]
            }
        if len(machines) == 1:
            found["machine"] = {"states": machines}
        elif machines:
            found["machine"] = {"type": "parallel", "states": machines}
        return found
