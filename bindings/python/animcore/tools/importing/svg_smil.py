# SPDX-License-Identifier: MIT
"""Animation elements of SVG (SMIL): animate, animateTransform, animateMotion and set."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
import re
from collections.abc import Callable
from typing import Any

from ...path import Path, Verb
from .css_motion import keys_of
from .css_values import ValueLeft, transform
from .names import outside
from .report import Report
from .source import Element
from .svg_times import Times, clock
from .tracks import Easing, Output, Timing, Track, negative, plain, written

__all__ = ["Smil"]

_POINTS = 10_000
# Attributes that are never below 0 (SVG 2, 7.4, 10 and 13.5.3).
_SIZES = {"width", "height", "r", "rx", "ry", "fr", "stroke-width", "font-size"}
TRANSFORMS = ("transform", "gradientTransform", "patternTransform")


def _numbers(text: str) -> list[float]:
    try:
        found = [float(part) for part in re.split(r"[\s,]+", text.strip()) if part]
    except ValueError:
        raise ValueLeft(f"the numbers {text[:40]}") from None
    if not found or not all(abs(number) <= 1e9 for number in found):
        raise ValueLeft(f"the numbers {text[:40]}")
    return found


def _point(text: str) -> tuple[float, ...]:
    numbers = _numbers(text)
    if len(numbers) != 2:
        raise ValueLeft(f"the point {text[:40]}")
    return tuple(numbers)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


class Smil:
    """The animations of one element."""

    def __init__(self, element: Element, name: str, output: Output, report: Report, times: Times) -> None:
        self.name, self.output, self.report, self.times = name, output, report, times
        self.place = element.place
        rows = element.all("animate", "set", "animateColor")
        self.of_attributes: dict[str, list[Element]] = {}
        for row in rows:
            self.of_attributes.setdefault(row.get("attributeName"), []).append(row)
        self.transforms = element.all("animateTransform")
        self.motions = element.all("animateMotion")
        self.played: list[dict[str, Any]] = []
        self.used: set[str] = set()

    def _timing(self, row: Element) -> Timing:
        """Of the first time that it plays."""
        times = self.times.of(row)
        for left in filter(None, (times.left, times.left_ends)):
            self.report.left(row.place, left)
        if times.is_held and row.get("fill") == "freeze" and not _is_still(row):
            self.report.approximated(row.place, "its min is longer: its last value stays, in Chromium one on the way")
        return self._timing_of(row, times.begins[0], times.lengths[0])

    @staticmethod
    def _timing_of(row: Element, delay: float, playing: float | None) -> Timing:
        fill = "forwards" if row.get("fill") == "freeze" else "none"
        if _is_still(row):
            if playing is not None:
                return Timing(playing, delay, 1.0, "normal", fill)
            return Timing(1.0, max(delay, 0.0), 1.0, "normal", "both" if delay <= 0 else "forwards")
        duration = clock(row.get("dur"))
        count_text = row.get("repeatCount")
        total = None
        count: float | None = 1.0
        if count_text == "indefinite" or (not count_text and row.get("repeatDur") == "indefinite"):
            count = None
        elif count_text:
            count = _numbers(count_text)[0]
            if not count > 0:
                raise ValueLeft("an animation that is repeated no times")
        if row.get("repeatDur") not in ("", "indefinite"):
            total = clock(row.get("repeatDur"))
            if count_text not in ("", "indefinite") and total >= duration * (count or 1):
                total = None
        natural = total if total is not None else None if count is None else duration * count
        if playing is not None and (natural is None or playing < natural - 1e-9):
            total = playing
        return Timing(duration, delay, count, "normal", fill, total)

    def is_always(self, row: Element) -> bool:
        """Whether an animation plays at all times."""
        try:
            return row.get("repeatCount") == "indefinite" and self.times.of(row).begins[0] <= 0
        except ValueLeft:
            return False

    def _again(
        self, row: Element, track: Track, timing: Timing, base: Any, *, is_alone: bool = True
    ) -> list[tuple[Track, Timing]]:
        """The same for an animation that begins several times, or again and again: one over all of them, or one for
        each. Where others move the same, they are seen in between."""
        times = self.times.of(row)
        if len(times.begins) == 1 and not times.period:
            return [(track, timing)]
        joined = self._joined([(row, track, timing)], base) if is_alone or times.period else None
        if joined is not None:
            return [joined]
        steps = [after - before for before, after in itertools.pairwise(times.begins)]
        is_over = all(
            length is not None and length < step - 1e-6 for length, step in zip(times.lengths, steps, strict=False)
        )
        # The last that began is seen, and what is added is added once.
        is_added = _is_sum(row) or _is_by(row)
        if times.period or not steps or (is_added and (not is_over or timing.fill == "forwards")):
            self.report.left(row.place, "beginnings after the first")
            return [(track, timing)]
        intervals = zip(times.begins, times.lengths, strict=True)
        return [(track, self._timing_of(row, begin, length)) for begin, length in intervals]

    def _joined(self, played: list[tuple[Element, Track, Timing]], base: Any) -> tuple[Track, Timing] | None:
        """Animations of one value that play one after the other, as one: the last that began is seen (SMIL 3, 3.4.3).
        None where they overlap, do not end, or begin again after different times."""
        periods = [self.times.of(row).period for row, _, _ in played]
        period = periods[0]
        if any(abs(each - period) > 1e-6 for each in periods):
            return None
        turns: list[tuple[float, Track, float, bool]] = []
        for row, track, timing in played:
            if timing.count is None or timing.total is not None or not timing.count <= 100:
                return None
            if timing.count != int(timing.count) or _is_sum(row) or row.get("accumulate") == "sum" or row.get("by"):
                return None
            begins, whole = self.times.of(row).begins, timing.duration * timing.count
            if any(length is None or abs(length - whole) > 1e-6 for length in self.times.of(row).lengths):
                return None
            for begin in begins[:1] if period else begins:
                for turn in range(int(timing.count)):
                    turns.append((begin + turn * timing.duration, track, timing.duration, timing.fill == "forwards"))
        first = min(turn[0] for turn in turns)
        if period:
            turns = [((begin - first) % period + first, *rest) for begin, *rest in turns]  # type: ignore[misc]
        turns.sort(key=lambda turn: turn[0])
        whole = period or max(begin + length for begin, _, length, _ in turns) - first
        if sum(len(turn[1].times) + 2 for turn in turns) > _POINTS or not whole > 0:
            return None
        after = [turn[0] for turn in turns[1:]] + [first + whole]
        if any(begin + length > then + 1e-6 for (begin, _, length, _), then in zip(turns, after, strict=True)):
            return None
        jump = Easing(points=((1.0, 0.0), (1.0, 1.0)))
        rest = base
        # What is left of the turn before the first, in what goes round.
        for _, track, _, stays in turns if period else []:
            rest = track.values[-1] if stays else rest
        at, values, easings = list[float](), list[Any](), list[Easing]()
        for (begin, track, length, stays), then in zip(turns, after, strict=True):
            if at:
                easings.append(jump)
            at += [min((begin - first + time * length) / whole, 1.0) for time in track.times]
            values += track.values
            easings += track.easings
            rest = track.values[-1] if stays else rest
            if begin + length < then - 1e-6:
                easings.append(jump)
                at.append(at[-1])
                values.append(rest)
        if at[-1] < 1:
            easings.append(Easing())
            at.append(1.0)
            values.append(values[-1])
        if not period and not turns[-1][3] and rest is not base:
            # What stayed before the last one is seen again.
            easings.append(jump)
            at.append(1.0)
            values.append(rest)
        fill = "none" if rest is base else "forwards"
        return Track(at, values, easings), Timing(whole, first, None if period else 1.0, "normal", fill)

    def _track(self, row: Element, parse: Callable[[str], Any], base: Any, add: Callable[[Any, Any], Any]) -> Track:
        """SMIL 3, 12.5: values, or from, to and by, with key times and splines."""
        if row.tag == "set":
            value = parse(row.get("to"))
            return Track([0.0, 1.0], [value, value], [Easing()])
        if _is_still(row):
            # SMIL 3, 5.4.5: without a duration it stays at its first value.
            row = dataclasses.replace(row, attributes={**row.attributes, "dur": "1s"})
            value = self._track(row, parse, base, add).values[0]
            return Track([0.0, 1.0], [value, value], [Easing()])
        if row.get("values"):
            values = [parse(part) for part in _listed(row.get("values"))]
        else:
            first = parse(row.get("from")) if row.get("from") else base
            if row.get("type") == "scale" and _is_by(row):
                # Sizes are added, and none is the one of nothing.
                first = (0.0, 0.0)
            if row.get("to"):
                values = [first, parse(row.get("to"))]
            elif row.get("by"):
                # SMIL 3, 12.5.2: it is added to what is there.
                values = [first, add(first, parse(row.get("by")))]
                if not row.get("from") and not isinstance(first, str) and len(first) == 1:
                    values = [(0.0,), parse(row.get("by"))]
            else:
                raise ValueLeft("an animation without values")
        if not 1 <= len(values) <= _POINTS:
            raise ValueLeft("an animation without values")
        mode = row.get("calcMode", "linear")
        is_alone = len(values) == 1 and mode == "discrete"
        values = values * 2 if len(values) == 1 else values
        count = len(values)
        times = [index / (count - 1) for index in range(count)]
        if mode == "discrete":
            times = [index / count for index in range(count)]
        elif mode == "paced" and not isinstance(values[0], str):
            times = _paced(values)
        if row.get("keyTimes") and mode != "paced":
            times = [number for part in _listed(row.get("keyTimes")) for number in _numbers(part)]
            times = times * 2 if is_alone and len(times) == 1 else times
            good = len(times) == count and times[0] == 0 and all(a <= b for a, b in itertools.pairwise(times))
            # SMIL 3, 12.5.1: they end with 1 unless its values jump.
            if not good or times[-1] > 1 or (times[-1] != 1 and mode != "discrete"):
                raise ValueLeft("key times that do not fit its values")
        easings = [Easing()] * (count - 1)
        if mode == "spline":
            splines = [_numbers(part) for part in _listed(row.get("keySplines"))]
            if len(splines) != count - 1 or any(
                len(each) != 4 or not all(0 <= number <= 1 for number in each) for each in splines
            ):
                raise ValueLeft("splines that do not fit its values")
            easings = [Easing((each[0], each[1], each[2], each[3])) for each in splines]
        elif mode == "discrete":
            easings = [Easing(points=((1.0, 0.0), (1.0, 1.0)))] * (count - 1)
        if times[-1] < 1:
            times, values, easings = [*times, 1.0], [*values, values[-1]], [*easings, Easing()]
        return Track(times, values, easings)

    def texts(self, row: Element) -> list[str]:
        """All values that an animation names."""
        return [*_listed(row.get("values")), *(row.get(key) for key in ("from", "to", "by") if row.get(key))]

    def _colors(self, row: Element, track: Track, timing: Timing, base: Any) -> tuple[Track, Timing]:
        """Colors that are added, to each other in each repetition or to what stands: their numbers in full."""
        values = [value[:3] for value in track.values]
        last = values[-1]
        if _is_by(row):
            last = tuple(b - a for a, b in zip(*values, strict=True))
        elif _is_sum(row):
            values = [_sum(value, base[:3]) for value in values]
        is_added = _is_by(row) or _is_sum(row)
        if is_added and len(self.of_attributes[row.get("attributeName")]) > 1:
            self.report.approximated(row.place, "it is added to the color that stands, not to one that moves")
        turns = 1
        if _accumulates(row) and _repeats(timing):
            if timing.count is None or timing.total is not None or not timing.count == int(timing.count) <= 100:
                self.report.approximated(row.place, "a color that accumulates: it begins anew each time")
            else:
                turns = int(timing.count)
        jump = Easing(points=((1.0, 0.0), (1.0, 1.0)))
        times, colors, easings = list[float](), list[Any](), list[Easing]()
        for turn in range(turns):
            more = tuple(turn * part for part in last)
            times += [(turn + time) / turns for time in track.times]
            # Sums are clipped where they are drawn, not where they begin and end.
            colors += [(*_sum(value, more), whole[3]) for value, whole in zip(values, track.values, strict=True)]
            easings += [*([jump] if easings else []), *track.easings]
        if turns > 1:
            timing = dataclasses.replace(timing, duration=timing.duration * turns, count=1.0)
        return Track(times, colors, easings), timing

    def value(self, attribute: str, kind: str, base: Any, parse: Callable[[str], Any], standing: Any = None) -> Any:
        """A value: as it stands, or the name of the property that the element's animations move."""
        rows = self.of_attributes.get(attribute, [])
        self.used.add(attribute)
        if not rows:
            return standing if standing is not None else (written(base) if kind != "color" else base)

        def added(a: Any, b: Any) -> Any:
            if isinstance(a, str):
                raise ValueLeft("what is added to a path")
            if kind == "color":
                # What is added has no opacity of its own.
                return (*_sum(a[:3], b[:3]), a[3])
            return tuple(x + y for x, y in zip(a, b, strict=True))

        prop = standing if isinstance(standing, str) and outside(standing) in self.output.properties else ""
        if prop:
            self.report.approximated(rows[0].place, f"an animation of {attribute} beside one of a style sheet")
        played: list[tuple[Element, Track, Timing]] = []
        for row in self._in_time(rows):
            try:
                if row.tag == "animateColor":
                    raise ValueLeft("animateColor, which SVG 2 does not have")
                below = self._below(row, rows, played, base) if row.tag == "animate" and _is_to(row) else base
                track, timing = self._track(row, parse, base if below is None else below, added), self._timing(row)
                if kind == "color":
                    track, timing = self._colors(row, track, timing, base)
                if kind == "scalar":
                    self._check_size(row, track, base)
                played.append((row, track, timing))
            except ValueLeft as error:
                self.report.left(row.place, str(error))
                continue
            if below is None:
                self.report.approximated(
                    row.place, "it goes from where the element stands, not from where others move it"
                )
        if played and not prop:
            prop = self.output.property(f"{self.name}_{attribute}", kind, base)
        joined = self._joined(played, base) if len(played) > 1 else None
        if joined is not None:
            self._play(played[0][0], prop, kind, *joined)
            for row, _, _ in played:
                self.report.taken(row.place, "an animation")
            return prop
        if len(played) > 1 and any(self.times.of(row).period for row, _, _ in played):
            self.report.approximated(
                played[0][0].place, f"animations of {attribute} that begin again while others play"
            )
        runs = [
            (row, *run)
            for row, track, timing in played
            for run in self._again(row, track, timing, base, is_alone=len(played) == 1)
        ]
        # SMIL 3, 3.5: what began later goes before; together, what stands later.
        for row, track, timing in sorted(runs, key=lambda run: run[2].delay):
            self._play(row, prop, kind, track, timing)
        for row, _, _ in played:
            self.report.taken(row.place, "an animation")
        if not prop:
            return standing if standing is not None else (written(base) if kind != "color" else base)
        return prop

    def _in_time(self, rows: list[Element]) -> list[Element]:
        """In the order in which they begin, and together in that of the document."""

        def begin(row: Element) -> float:
            try:
                return self.times.of(row).begins[0]
            except ValueLeft:
                return math.inf

        return sorted(rows, key=begin)

    def _below(self, row: Element, rows: list[Element], played: list[tuple[Element, Track, Timing]], base: Any) -> Any:
        """SMIL 3, 12.5.3: from where an animation to a value begins: where the one before it has stayed. None where
        that moves still, or is not known."""
        start = self.times.of(row).begins[0]
        known = {id(each) for each, _, _ in played}
        if len(self.times.of(row).begins) > 1 and len(rows) > 1:
            return None
        for index, each in enumerate(rows):
            times = self.times.of(each)
            is_lower = times.begins[0] < start or (times.begins[0] == start and index < rows.index(row))
            if each is not row and is_lower and (len(times.begins) > 1 or times.period or id(each) not in known):
                return None
        found = base
        for other, track, timing in sorted(played, key=lambda each: each[2].delay):
            length = self.times.of(other).lengths[0]
            if timing.delay > start:
                continue
            if length is None and other.tag == "set":
                found = track.values[-1]
                continue
            if length is None or timing.delay + length > start + 1e-6 or _is_added(other):
                return None
            if timing.fill == "forwards":
                if timing.total is not None or timing.count is None or timing.count != int(timing.count):
                    return None
                found = track.values[-1]
        return found

    def _check_size(self, row: Element, track: Track, base: tuple[float, ...]) -> None:
        """Reports a size that goes below 0, which the core takes as 0."""
        name = row.get("attributeName")
        more = base if _is_by(row) or _is_sum(row) else (0.0,) * len(base)
        if name in _SIZES and any(
            part + rest < 0 for value in track.values for part, rest in zip(value, more, strict=True)
        ):
            self.report.approximated(
                row.place, f"{name} below 0, which is taken as 0: Chromium keeps the last value that is not"
            )

    def number(self, attribute: str, base: float, parse: Callable[[str], float], standing: Any = None) -> Any:
        """The same of a number."""
        return self.value(attribute, "scalar", (base,), lambda text: (parse(text),), standing)

    def components(
        self, attribute: str, base: tuple[float, ...], parse: Callable[[str], tuple[float, ...]]
    ) -> list[Any]:
        """A value's numbers, each as it stands or the name of a property of its own, which the first animation moves:
        for places of a document that take numbers alone."""
        found: list[Any] = [plain(number) for number in base]
        self.used.add(attribute)
        for index, row in enumerate(self.of_attributes.get(attribute, [])):
            try:
                if index:
                    raise ValueLeft(f"an animation of {attribute} after the first")
                track = self._track(row, parse, base, _sum)
                self._check_size(row, track, base)
                runs = self._again(row, track, self._timing(row), base)
            except ValueLeft as error:
                self.report.left(row.place, str(error))
                continue
            for part, number in enumerate(base):
                if any(value[part] != number for track, _ in runs for value in track.values):
                    found[part] = self.output.property(f"{self.name}_{attribute}_{part}", "scalar", (number,))
                    for track, timing in runs:
                        own = Track(track.times, [(value[part],) for value in track.values], track.easings)
                        self.played += self.output.animation(found[part], "scalar", own, timing)
            self.report.taken(row.place, "an animation")
        return found

    def _play(self, row: Element, prop: str, kind: str, track: Track, timing: Timing) -> None:
        more: dict[str, Any] = {}
        if (_is_sum(row) or _is_by(row)) and kind == "scalar":
            more["additive"] = True
        if _accumulates(row) and kind == "scalar" and _repeats(timing):
            more["cumulative"] = True
        self.played += self.output.animation(prop, kind, track, timing, **more)

    def groups(self, base_text: str) -> list[dict[str, Any]] | None:
        """What animateTransform says, as keys of groups, outermost first. None where the attribute stands as it is."""
        read: list[tuple[list[tuple[Element, Track, Timing]], str, bool, Any]] = []
        for row in self._in_time(self.transforms):
            kind = row.get("type", "translate")
            try:
                if row.get("attributeName") not in TRANSFORMS:
                    raise ValueLeft(f"animateTransform of {row.get('attributeName')[:40] or 'no attribute'}")
                timing = self._timing(row)
                if kind not in ("translate", "scale", "rotate", "skewX", "skewY"):
                    raise ValueLeft(f"the type {kind[:30]}")
                is_sum = _is_sum(row) or _is_by(row)
                still = (1.0, 1.0) if kind == "scale" else (0.0, 0.0, 0.0) if kind == "rotate" else (0.0, 0.0)
                base = still if is_sum else self._base(base_text, kind, still)
                track = self._track(row, functools.partial(_arguments, kind), base, _sum)
                if row.get("calcMode") == "paced" and not _is_even(track.times):
                    self.report.approximated(row.place, "paced by distance, where Chromium takes even times")
            except ValueLeft as error:
                self.report.left(row.place, str(error))
                continue
            before = read[-1] if read else ([], "", True, None)
            one_after_other = [*before[0], (row, track, timing)]
            if not is_sum and not before[2] and before[1] == kind and self._joined(one_after_other, base):
                before[0].append((row, track, timing))
            else:
                read.append(([(row, track, timing)], kind, is_sum, base))
        groups: list[dict[str, Any]] = []
        replaces = False
        for played, kind, is_sum, base in read:
            row, track, timing = played[0]
            joined = self._joined(played, base) if len(played) > 1 else None
            runs = [joined] if joined else self._again(row, track, timing, base)
            if not is_sum:
                if groups:
                    groups = []
                    if timing.delay > 0 or not (timing.fill == "forwards" or timing.count is None):
                        self.report.approximated(row.place, "it replaces the one before it")
                replaces = True
            groups += self._moving(row, kind, runs, base)
        return groups if replaces else ([{}, *groups] if groups else None)

    def _base(self, text: str, kind: str, still: tuple[float, ...]) -> tuple[float, ...]:
        """Where the element stands while nothing moves it."""
        steps = transform(text)
        if not steps:
            return still
        if len(steps) == 1 and steps[0].kind == kind:
            numbers = [math.degrees(each) for each in steps[0].numbers] if kind == "rotate" else steps[0].numbers
            return (*numbers, *still[len(numbers) :])
        self.report.approximated(self.place, "its transform, which an animation replaces, before and after it")
        return still

    def _moving(
        self, row: Element, kind: str, runs: list[tuple[Track, Timing]], base: tuple[float, ...]
    ) -> list[dict[str, Any]]:
        def part(index: int, factor: float = 1.0) -> Any:
            values = [value[index] * factor for track, _ in runs for value in track.values]
            if all(value == values[0] for value in values) and values[0] == base[index] * factor:
                return plain(values[0])
            name = f"{self.name}_{kind}{'xyz'[index] if kind not in ('rotate', 'skewX', 'skewY') else index or ''}"
            prop = self.output.property(name, "scalar", (base[index] * factor,))
            for track, timing in runs:
                own = Track(track.times, [(value[index] * factor,) for value in track.values], track.easings)
                more = {"cumulative": True} if _accumulates(row) and _repeats(timing) else {}
                self.played += self.output.animation(prop, "scalar", own, timing, **more)
            return prop

        self.report.taken(row.place, "an animation")
        degrees = math.pi / 180
        if kind == "rotate":
            turn = {"rotation": part(0, degrees)}
            x, y = part(1), part(2)
            if x == 0 and y == 0:
                return [turn]
            return [{"x": x, "y": y}, turn, {"x": negative(x), "y": negative(y)}]
        if kind in ("skewX", "skewY"):
            angle = part(0, degrees)
            return [keys_of("skew", [angle, 0] if kind == "skewX" else [0, angle])]
        return [keys_of(kind, [part(0), part(1)])]

    def along(self, path_of: Callable[[Element], str | None]) -> list[dict[str, Any]]:
        """What animateMotion says, as keys of groups."""
        groups: list[dict[str, Any]] = []
        for row in self.motions:
            try:
                timing = self._timing(row)
                path = path_of(row)
                if path is None:
                    raise ValueLeft("a motion without a path")
                times = [0.0, 1.0]
                values: list[Any] = [(0.0,), (1.0,)]
                mode = row.get("calcMode", "paced")
                if row.get("values") and mode != "paced" and not (row.get("path") or row.all("mpath")):
                    # Its points go by one after the other, at times of their own.
                    track = self._track(row, _point, (0.0, 0.0), _sum)
                    lengths = [math.dist(a, b) for a, b in itertools.pairwise(track.values)]
                    whole = sum(lengths) or 1.0
                    values = [(min(part / whole, 1.0),) for part in itertools.accumulate(lengths, initial=0.0)]
                    times = track.times
                elif row.get("keyPoints"):
                    values = [(number,) for part in _listed(row.get("keyPoints")) for number in _numbers(part)]
                    times = [number for part in _listed(row.get("keyTimes")) for number in _numbers(part)]
                    if (
                        len(times) != len(values)
                        or len(times) < 2
                        or times[0] != 0
                        or times[-1] > 1
                        or (times[-1] != 1 and mode != "discrete")
                        or times != sorted(times)
                    ):
                        raise ValueLeft("key points that do not fit their times")
                elif mode == "discrete":
                    # SVG Animations 2, 5.4: the ends of a path's segments are its values.
                    values = _corners(Path(path))
                    times = [index / len(values) for index in range(len(values))]
                easings = [Easing()] * (len(values) - 1)
                if mode == "discrete":
                    easings = [Easing(points=((1.0, 0.0), (1.0, 1.0)))] * len(easings)
                    if times[-1] < 1:
                        times, values, easings = [*times, 1.0], [*values, values[-1]], [*easings, Easing()]
                elif mode == "spline":
                    splines = [_numbers(part) for part in _listed(row.get("keySplines"))]
                    if len(splines) != len(easings) or any(len(each) != 4 for each in splines):
                        raise ValueLeft("splines that do not fit its values")
                    easings = [Easing((a, b, c, d)) for a, b, c, d in splines]
                rotate = row.get("rotate", "0")
                along: dict[str, Any] = {"path": path}
                if rotate not in ("auto", "auto-reverse"):
                    along |= {"rotate": False, "angle": plain(_numbers(rotate)[0] * math.pi / 180)}
                    if along["angle"] != 0:
                        self.report.approximated(row.place, "turned by a number, which Chromium leaves out")
                elif rotate == "auto-reverse":
                    along["angle"] = plain(math.pi)
            except ValueLeft as error:
                self.report.left(row.place, str(error))
                continue
            is_home = tuple(Path(path).coordinates[:2]) == (0, 0) and along.get("angle") == 0
            if not is_home and (timing.delay or (timing.fill == "none" and timing.count is not None)):
                if rotate in ("0", "auto", "auto-reverse"):
                    along["path"], values = _from_home(Path(path), values, is_back=rotate == "auto-reverse")
                else:
                    self.report.approximated(row.place, "before and after its motion it is turned, at the origin")
                    along["path"], values = _from_home(Path(path), values)
            runs = self._again(row, Track(times, values, easings), timing, (0.0,))
            if row.get("accumulate") == "sum" and _repeats(timing):
                self.report.left(row.place, "a motion that accumulates: it begins anew each time")
            if groups and row.get("additive") != "sum":
                if timing.delay > 0 or (timing.fill == "none" and timing.count is not None):
                    self.report.approximated(row.place, "it replaces the one before it")
                groups = []
            prop = self.output.property(f"{self.name}_motion", "scalar", (0.0,))
            for run in runs:
                self.played += self.output.animation(prop, "scalar", *run)
            self.report.taken(row.place, "an animation")
            groups.append({"along": {**along, "progress": prop}})
        return groups

    def finish(self) -> None:
        """Plays what was found from the beginning, and says what was not asked for."""
        for attribute, rows in self.of_attributes.items():
            if attribute not in self.used:
                for row in rows:
                    self.report.left(row.place, f"an animation of {attribute[:40]}")
        self.output.run(self.name, self.played)


def _corners(path: Path) -> list[tuple[float]]:
    """Where the segments of a path end, as parts of its length."""
    at, found, whole = (0.0, 0.0), [0.0], 0.0
    for verb, corners in path:
        if verb == Verb.CLOSE:
            whole = path.length()
            found.append(whole)
        elif verb != Verb.MOVE:
            whole += Path.of([Verb.MOVE, verb], [*at, *itertools.chain(*corners)]).length()
            found.append(whole)
        at = corners[-1] if corners else at
    return [(min(each / whole, 1.0) if whole else 0.0,) for each in found]


def _from_home(path: Path, values: list[Any], *, is_back: bool = False) -> tuple[str, list[Any]]:
    """A path that begins with a bit at the origin, where an element stands while it does not move, and parts of its
    length as parts of the whole."""
    length = path.length()
    bit = (length or 1.0) * 1e-3
    whole = Path.of(
        [Verb.MOVE, Verb.LINE, *path.verbs], [0.0, 0.0, -bit if is_back else bit, 0.0, *path.coordinates]
    )  # fmt: skip
    # A little more, so that it is on the path itself.
    return whole.svg(digits=9), [((bit + max(part, 1e-6) * length) / (bit + length),) for (part,) in values]


def _is_still(row: Element) -> bool:
    """Whether it has no simple duration, so that its first value stays."""
    try:
        return row.tag == "set" or clock(row.get("dur")) <= 0
    except ValueLeft:
        return True


def _is_to(row: Element) -> bool:
    """SMIL 3, 12.5.3: what goes to a value from the one that stands is neither added nor does it accumulate."""
    return bool(row.get("to")) and not (row.get("values") or row.get("from"))


def _is_sum(row: Element) -> bool:
    return row.get("additive") == "sum" and not _is_to(row)


def _accumulates(row: Element) -> bool:
    return row.get("accumulate") == "sum" and not _is_to(row)


def _repeats(timing: Timing) -> bool:
    return timing.count != 1 or (timing.total is not None and timing.total > timing.duration)


def _is_by(row: Element) -> bool:
    return bool(row.get("by")) and not (row.get("from") or row.get("to") or row.get("values"))


def _is_added(row: Element) -> bool:
    return _is_by(row) or _accumulates(row) or _is_sum(row)


def _sum(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _arguments(kind: str, text: str) -> tuple[float, ...]:
    numbers = _numbers(text)
    match kind, numbers:
        case "rotate", [angle]:
            return (angle, 0.0, 0.0)
        case "rotate", [angle, x, y]:
            return (angle, x, y)
        case "skewX" | "skewY", [angle]:
            return (angle, 0.0)
        case "translate", [x]:
            return (x, 0.0)
        case "scale", [x]:
            return (x, x)
        case "translate" | "scale", [x, y]:
            return (x, y)
    raise ValueLeft(f"the values {text[:40]}")


def _is_even(times: list[float]) -> bool:
    steps = [after - before for before, after in itertools.pairwise(times)]
    return max(steps) - min(steps) < 1e-6


def _paced(values: list[Any]) -> list[float]:
    """SMIL 3, 12.6.2: times at which the values go by at one speed."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(values)]
    whole = sum(lengths)
    if whole == 0:
        return [index / (len(values) - 1) for index in range(len(values))]
    times = [0.0]
    for length in lengths:
        times.append(min(times[-1] + length / whole, 1.0))
    times[-1] = 1.0
    return times
