# SPDX-License-Identifier: MIT
"""A recording as an SVG with SMIL: `animate` and `animateTransform`, by SVG 2 and SMIL 3."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ..importing.report import Report
from .elements import tree_of
from .fitting import Fit, Row, fit_lines
from .formats import Settings, Written
from .samples import Recording
from .svg_elements import Element, Move, Writer, more_digits, plain
from .tracks import Fitter

__all__ = ["Smil", "key_points", "write"]


def key_points(fit: Fit) -> list[tuple[float, Row]]:
    """Times and rows between which everything goes straight; a jump has two at one time."""
    points: list[tuple[float, Row]] = []
    for index, key in enumerate(fit.keys):
        points.append((key.time, key.row))
        if index + 1 == len(fit.keys):
            continue
        after = fit.keys[index + 1]
        if key.is_held:
            points.append((after.time, key.row))
        for time, part in key.stops[1:-1]:
            row = tuple(a + (b - a) * part for a, b in zip(key.row, after.row, strict=True))
            points.append((key.time + (after.time - key.time) * time, row))
    return points


class Smil:
    """Lets attributes move by elements inside of theirs, which all last as long as the whole."""

    def __init__(self, duration: float, loop: bool) -> None:
        self.duration = duration
        self.digits = 6 + more_digits(duration)
        self.timing = {"dur": f"{plain(duration, 9)}s"}
        self.timing |= {"repeatCount": "indefinite"} if loop else {"fill": "freeze"}

    def _values(self, fit: Fit, text: Callable[[Row], str]) -> dict[str, str]:
        points = [(min(1.0, time / self.duration), row) for time, row in key_points(fit)]
        if points[0][0] > 0:
            points.insert(0, (0.0, points[0][1]))
        if points[-1][0] < 1:
            points.append((1.0, points[-1][1]))
        times = ";".join(plain(time, self.digits) for time, _ in points)
        return {"values": ";".join(text(row) for _, row in points), "keyTimes": times}

    def attribute(self, element: Element, name: str, fit: Fit, text: Callable[[Row], str]) -> None:
        """Sets an attribute, and lets it move if it does."""
        first = text(fit.keys[0].row)
        if fit.is_still and name == "opacity" and first == "1":
            return
        element.attributes[name] = first
        if not fit.is_still:
            child = element.add("animate", attributeName=name)
            child.attributes |= self._values(fit, text) | self.timing

    def switch(self, element: Element, name: str, words: Sequence[tuple[float, str]]) -> None:
        """Sets an attribute to words one after the other, each from a time on."""
        element.attributes[name] = words[0][1]
        if len(words) > 1:
            child = element.add("animate", attributeName=name, calcMode="discrete")
            parts = [time / self.duration if index else 0.0 for index, (time, _) in enumerate(words)]
            times = ";".join(plain(part, self.digits) for part in parts)
            child.attributes |= {"values": ";".join(word for _, word in words), "keyTimes": times} | self.timing

    def move(self, parent: Element, tag: str, move: Move) -> Element:
        """Adds an element in a group for each function that moves; what stands is put together."""
        functions: list[tuple[str, Fit, Callable[[Row], str]]] = [
            ("translate", move.place, lambda row: f"{plain(row[0])} {plain(row[1])}"),
            ("rotate", move.turn, lambda row: plain(math.degrees(row[0]))),
            ("scale", move.stretch, lambda row: f"{plain(row[0])} {plain(row[1])}"),
        ]
        standing = ""
        at = parent
        for name, fit, text in functions:
            first = text(fit.keys[0].row)
            if fit.is_still:
                standing += f" {name}({first})" if first not in ("0 0", "0", "1 1") else ""
                continue
            if standing:
                at = at.add("g", transform=standing.strip())
                standing = ""
            at = at.add("g", transform=f"{name}({first})")
            child = at.add("animateTransform", attributeName="transform", type=name)
            child.attributes |= self._values(fit, text) | self.timing
        x, y = move.anchor
        standing += f" translate({plain(-x)} {plain(-y)})" if move.anchor != (0, 0) else ""
        return at.add(tag, **({"transform": standing.strip()} if standing else {}))


def write(recording: Recording, report: Report, settings: Settings) -> Written:
    """An SVG that plays when it is shown."""
    fitter = Fitter(recording, report, settings.tolerance, fit_lines)
    root = Writer(fitter, Smil(recording.duration, settings.loop)).drawing(tree_of(recording))
    return Written(root.written().encode(), fitter)
