# SPDX-License-Identifier: MIT
"""When the animations of a drawing begin, by SMIL 3, 5.4: times, and the beginnings and ends of other animations.

What begins whenever something else ends may go round and round. The instants of all animations are found in order, as a
player would come to them, until it is known whether they come again after the same time.
"""

from __future__ import annotations

import heapq
import itertools
import re
from dataclasses import dataclass, field

from .css_values import ValueLeft
from .source import Element

__all__ = ["Times", "clock"]

_CLOCK = re.compile(r"(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)|([-+]?(?:\d+\.?\d*|\.\d+))(h|min|s|ms|)")
_UNITS = {"h": 3600.0, "min": 60.0, "s": 1.0, "ms": 0.001, "": 1.0}
_BASED = re.compile(r"(.+)\.(begin|end)\s*(?:([-+])\s*(.+))?", re.DOTALL)
_ROWS = ("animate", "set", "animateColor", "animateTransform", "animateMotion")
# Beginnings of one animation, and of all.
_MOST, _MOST_IN_ALL = 64, 20_000
_SAME = 1e-6


def clock(text: str) -> float:
    """SMIL 3, 5.4.2: a clock value in seconds."""
    match = _CLOCK.fullmatch(text.strip())
    if match is None:
        raise ValueLeft(f"the time {text.strip()[:40]}")
    if match[4] is not None:
        return float(match[4]) * _UNITS[match[5]]
    return float(match[1] or 0) * 3600 + float(match[2]) * 60 + float(match[3])


@dataclass
class Begins:
    """When an animation begins: all times, or the first and the time after which it begins again. `left` is what of its
    beginnings is left out, in a few words; without any beginning there is an error."""

    begins: list[float] = field(default_factory=list)
    period: float = 0.0
    left: str = ""


class Times:
    """The beginnings of all animations of a drawing."""

    def __init__(self, root: Element) -> None:
        self._rows: list[Element] = []
        waiting = [root]
        while waiting:
            element = waiting.pop()
            if element.tag in _ROWS:
                self._rows.append(element)
            waiting += element.children[::-1]
        self._found: dict[int, Begins] = {id(row): Begins() for row in self._rows}
        # What begins at a beginning or an end of another: its row and how much later.
        self._based: dict[tuple[str, str], list[tuple[Element, float]]] = {}
        self._queue: list[tuple[float, int, Element]] = []
        self._number = itertools.count()
        for row in self._rows:
            self._read(row)
        self._run()
        # Whether some beginnings were not come to.
        self._is_cut = bool(self._queue)
        for row in self._rows:
            self._close(row)

    def of(self, row: Element) -> Begins:
        """Of one animation. Raises ValueLeft where it never begins by itself."""
        found = self._found[id(row)]
        if not found.begins:
            raise ValueLeft(found.left or "an animation that nothing begins")
        return found

    def _read(self, row: Element) -> None:
        texts = [part.strip() for part in row.get("begin", "0s").split(";") if part.strip()] or ["0s"]
        for text in texts:
            based = _BASED.fullmatch(text)
            try:
                if based is None:
                    heapq.heappush(self._queue, (clock(text), next(self._number), row))
                    continue
                offset = clock(based[4]) if based[4] else 0.0
            except ValueLeft as error:
                self._found[id(row)].left = str(error)
                continue
            name = based[1].replace("\\", "")
            self._based.setdefault((name, based[2]), []).append((row, -offset if based[3] == "-" else offset))

    def _run(self) -> None:
        for _ in range(_MOST_IN_ALL):
            if not self._queue:
                return
            time, _, row = heapq.heappop(self._queue)
            begins = self._found[id(row)].begins
            # What should have begun before it was known is not made up for.
            if len(begins) >= _MOST or (begins and time - begins[-1] < _SAME):
                continue
            # SMIL 3, 5.4.6.
            restart, before = row.get("restart"), _length(row, begins[-1]) if begins else 0.0
            if begins and (
                restart == "never"
                or (restart == "whenNotActive" and (before is None or time < begins[-1] + before - _SAME))
            ):
                continue
            begins.append(time)
            name = row.get("id")
            if not name:
                continue
            for other, offset in self._based.get((name, "begin"), []):
                heapq.heappush(self._queue, (time + offset, next(self._number), other))
            length = _length(row, time)
            if length is not None:
                for other, offset in self._based.get((name, "end"), []):
                    heapq.heappush(self._queue, (time + length + offset, next(self._number), other))

    def _close(self, row: Element) -> None:
        """Whether the beginnings come again after the same time, and whether one is over when the next begins."""
        found = self._found[id(row)]
        steps = [b - a for a, b in itertools.pairwise(found.begins)]
        lengths = [_length(row, begin) for begin in found.begins[:-1]]
        is_long = any(length is None or step < length - _SAME for length, step in zip(lengths, steps, strict=True))
        if steps and is_long:
            found.left = "beginnings after the first, while it plays still"
            found.begins = found.begins[:1]
        elif len(found.begins) == _MOST or (self._is_cut and steps):
            if max(steps) - min(steps) < _SAME * 10:
                found.period = sum(steps) / len(steps)
            else:
                found.left = "beginnings after the first"
            found.begins = found.begins[:1]


def _length(row: Element, begin: float) -> float | None:
    """How long an animation plays that begins then; None where it does not end."""
    length = _active(row)
    for text, of in ((row.get("end"), begin), (row.get("max"), 0.0)):
        try:
            bound = clock(text) - of
        except ValueLeft:
            continue
        if bound > 0:
            length = bound if length is None else min(length, bound)
    return length


def _active(row: Element) -> float | None:
    try:
        duration = clock(row.get("dur"))
        if row.get("repeatCount") == "indefinite" or row.get("repeatDur") == "indefinite" or duration <= 0:
            return None
        length = duration * float(row.get("repeatCount") or 1)
        if row.get("repeatDur"):
            length = min(length, clock(row.get("repeatDur"))) if row.get("repeatCount") else clock(row.get("repeatDur"))
    except ValueError:
        return None
    return length if 0 < length <= 1e9 else None
