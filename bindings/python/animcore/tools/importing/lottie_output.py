# SPDX-License-Identifier: MIT
"""The document that a Lottie file becomes: its properties, their animations, its paths, and how much it may hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .lottie_numbers import Number, is_constant, plain
from .lottie_source import Property
from .lottie_tracks import LINEAR, Clock, Span, Track
from .names import defined
from .report import Refused, Report

if TYPE_CHECKING:
    from .lottie_sampling import Sampled

__all__ = ["Output", "token"]

NODES_LIMIT = 20_000
VALUES_LIMIT = 4_000_000
# Of all paths together, each as often as it is drawn.
POINTS_LIMIT = 500_000
# A jump comes so many seconds before its frame begins, so that no rounding of a frame's time misses it.
JUMP_SLACK = 1e-6
# The fields of a property of two components.
PAIR = ("x", "y")


def token(name: str, default: str) -> str:
    """A name that expressions can use, made of any text."""
    made = re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_")[:48].lower()
    if not made:
        made = re.sub(r"[^A-Za-z]", "", default)[:20] or "item"
    return f"_{made}" if made[0].isdigit() else made


def numbered(name: str, mark: str, taken: set[str], counts: dict[str, int]) -> str:
    """The name, or with a number where it is taken. The counts spare a search from the beginning."""
    chosen = name
    while chosen in taken:
        counts[name] = counts.get(name, 1) + 1
        chosen = f"{name}{mark}{counts[name]}"
    taken.add(chosen)
    return chosen


class Output:
    """What is written so far."""

    def __init__(self, duration: float, report: Report) -> None:
        self.duration = duration
        self.report = report
        self.properties: dict[str, Any] = {}
        self.paths: dict[str, str] = {}
        self.animations: list[dict[str, Any]] = []
        self.names = {"e", "pi", "tau", "true", "false", "event", "elapsed", "random", "in", "loop", "frame", "if"}
        self.counts: dict[str, int] = {}
        self.titles: set[str] = set()
        self.title_counts: dict[str, int] = {}
        self.nodes = 0
        self.points = 0
        self.values = 0
        # What is combined frame by frame when all that moves is known, and how much work that was.
        self.sampled: list[Sampled] = []
        self.work = 0
        # Whether colors are from 0 to 255, as old files have them.
        self.counts_to_255 = False

    def unique(self, name: str) -> str:
        """The name, or with a number where it is taken."""
        return numbered(name, "", self.names, self.counts)

    def title(self, name: str) -> dict[str, str]:
        """The key of a node's name, which is its layer's, or with a number where another node has it."""
        if not name.strip():
            return {}
        ending = ""
        while (made := defined(name, ending)) in self.titles:
            self.title_counts[name] = self.title_counts.get(name, 1) + 1
            ending = f"-{self.title_counts[name]}"
        self.titles.add(made)
        return {"name": made}

    def node(self, kind: str, **keys: Any) -> dict[str, Any]:
        """A node, counted."""
        self.count(1)
        return {"kind": kind, **keys}

    def count(self, nodes: int) -> None:
        """So many nodes more."""
        self.nodes += nodes
        if self.nodes > NODES_LIMIT:
            raise Refused(f"the file draws more than {NODES_LIMIT} nodes")

    def recount(self, nodes: list[dict[str, Any]]) -> None:
        """Counts nodes that got others inside after they were counted, each as often as it is drawn."""
        self.nodes = 0
        waiting = [nodes]
        while waiting:
            inside = waiting.pop()
            self.count(len(inside))
            waiting += [one["nodes"] for one in inside if "nodes" in one]

    def group(self, nodes: list[dict[str, Any]], **keys: Any) -> dict[str, Any]:
        """A group, or the only node in it where nothing is said of the group."""
        if len(nodes) == 1 and not keys:
            return nodes[0]
        return self.node("group", **keys, nodes=nodes)

    def numbers(self, source: Property, clock: Clock, name: str, place: str, scale: float = 1.0) -> list[Number]:
        """A property's components: numbers, or names of what moves them; all multiplied by the scale."""
        if source.has_expression:
            self.report.left(place, f"the expression of {name}; its value without it is taken")
        if not source.tracks:
            return [value * scale for value in source.value]
        if _has_eases_of_its_own(source):
            self.report.approximated(place, f"{name}: each component by its own handles; other players use the first's")
        result: list[Number] = []
        for track in source.tracks:
            result += self.moving(track, clock, name, scale)
        if not is_constant(*result):
            self.report.taken(place, f"{name}, which moves")
        return result

    def moving(self, track: Track, clock: Clock, name: str, scale: float = 1.0) -> list[Number]:
        """A track's components, as a property that is animated."""
        spans = self.scaled(clock.spans(track), scale)
        if constant(spans):
            return list(spans[0].first)
        width = track.width
        if width == 1:
            return [self.animated("scalar", spans, name, lambda value: plain(value[0]))]
        if width == 2:
            chosen = self.animated("vector2", spans, name, lambda value: [plain(one) for one in value])
            return [f"{chosen}.{field}" for field in PAIR]
        chosen = self.animated("vector", spans, name, lambda value: [plain(one) for one in value], count=width)
        return [f"{chosen}[{number}]" for number in range(width)]

    @staticmethod
    def scaled(spans: list[Span], scale: float) -> list[Span]:
        """Spans with all values multiplied."""
        if scale == 1:
            return spans
        return [
            Span(s.start, s.end, tuple(v * scale for v in s.first), tuple(v * scale for v in s.last), s.ease)
            for s in spans
        ]

    def animated(self, kind: str, spans: list[Span], name: str, shown: Any, **keys: Any) -> str:
        """A property with its keyframes; its name."""
        chosen = self.unique(name)
        values, times, curves = keyframes(spans, self.duration)
        self.values += sum(len(value) for value in values)
        if self.values > VALUES_LIMIT:
            raise Refused(f"the file's keyframes have more than {VALUES_LIMIT} numbers")
        self.properties[chosen] = {"kind": kind, **keys, "value": shown(values[0])}
        if kind == "path":
            self.properties[chosen]["turns"] = False
        described: dict[str, Any] = {"values": [shown(value) for value in values], "times": times}
        if any(curve != "linear" for curve in curves):
            described["curves"] = curves
        self.animations.append(
            {"property": chosen, "duration": self.duration, "timing": {"fill": "both"}, "keyframes": described}
        )
        return chosen

    def weigh(self, points: int) -> None:
        """So many points of paths more."""
        self.points += points
        if self.points > POINTS_LIMIT:
            raise Refused(f"the file draws paths of more than {POINTS_LIMIT} points")

    def derived(self, numbers: Sequence[Number], name: str) -> list[Number]:
        """Formulas that are used more than once get a property; numbers stay as they are."""
        if is_constant(*numbers) or all(not isinstance(one, str) or not one.startswith("(") for one in numbers):
            return list(numbers)
        chosen = self.unique(name)
        self.properties[chosen] = {
            "kind": "vector",
            "count": len(numbers),
            "expression": [str(plain(one)) for one in numbers],
        }
        return [one if not isinstance(one, str) else f"{chosen}[{index}]" for index, one in enumerate(numbers)]

    def path(self, data: str, name: str) -> str:
        """A path of the document; its name."""
        chosen = self.unique(name)
        self.paths[chosen] = data
        return chosen


def constant(spans: list[Span]) -> bool:
    """Whether nothing changes."""
    return all(span.first == spans[0].first and (span.ease is None or span.last == span.first) for span in spans)


def keyframes(spans: list[Span], duration: float) -> tuple[list[tuple[float, ...]], list[float], list[Any]]:
    """Values, key times and curves of spans. Where a value jumps, two keys have one time."""
    values, times = [spans[0].first], [0.0]
    curves: list[Any] = []
    still = False
    for span in spans:
        start, end = span.start / duration, span.end / duration
        if end - start < 1e-12:
            continue
        last = span.last if span.ease else span.first
        if values[-1] != span.first:
            if len(values) == 1:
                values[0] = span.first
            else:
                times[-1] = max(times[-2], times[-1] - JUMP_SLACK / duration)
                values.append(span.first)
                times.append(times[-1])
                curves.append("linear")
            still = False
        is_still = last == span.first
        if still and is_still:
            times[-1] = min(1.0, round(end, 12))
            continue
        values.append(last)
        times.append(min(1.0, round(end, 12)))
        curves.append("linear" if is_still or span.ease in (None, LINEAR) else [round(x, 6) for x in span.ease or ()])
        still = is_still
    times[-1] = 1.0
    return values, times, curves


def _has_eases_of_its_own(source: Property) -> bool:
    """Whether a component moves with other handles than those of the first one."""
    first, *others = source.tracks
    return any(
        span.first != span.last and span.ease != other.ease
        for track in others
        for span, other in zip(track.spans, first.spans, strict=True)
    )
