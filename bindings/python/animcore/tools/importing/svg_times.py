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
_BASED = re.compile(r"(.+)\.(begin|end|repeat\(\d{1,4}\))\s*(?:([-+])\s*(.+))?", re.DOTALL)
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
    """When an animation begins: all times, or the first and the time after which it begins again; and how long it plays
    each time (None: without an end). `left` is what of its beginnings is left out, in a few words; without any
    beginning there is an error. `left_ends` is the same of its ends."""

    begins: list[float] = field(default_factory=list)
    lengths: list[float | None] = field(default_factory=list)
    period: float = 0.0
    left: str = ""
    left_ends: str = ""
    # Whether a `min` holds it after it has played.
    is_held: bool = False


class _Row:
    """An animation while the instants of all are found."""

    def __init__(self, element: Element) -> None:
        self.element, self.found = element, Begins()
        self.natural = _active(element)
        self.least, self.most = (_bound(element.get(key)) for key in ("min", "max"))
        if self.most is not None and (self.least or 0.0) > self.most:
            # SMIL 3, 5.4.3: then neither counts.
            self.least = self.most = None
        # When it is told to end, as far as that is known; and whether it may be told so later.
        self.ends: list[float] = []
        self.may_end = False
        # The number of its last interval and when that is over, for others that wait for it.
        self.over: float | None = None

    def is_active(self, time: float) -> bool:
        return bool(self.found.begins) and (self.over is None or time < self.over - _SAME)

    def length(self, begin: float, told: float | None) -> tuple[float | None, float | None]:
        """SMIL 3, 5.4.5: how long it plays, and after which time it is over."""
        ends = [each for each in (self.natural, self.most) if each is not None]
        if told is not None:
            ends.append(max(told - begin, self.least or 0.0))
        playing = min(ends) if ends else None
        return playing, playing if playing is None else max(playing, self.least or 0.0)


class Times:
    """The beginnings of all animations of a drawing."""

    def __init__(self, root: Element) -> None:
        self._rows: dict[int, _Row] = {}
        waiting = [root]
        while waiting:
            element = waiting.pop()
            if element.tag in _ROWS:
                self._rows[id(element)] = _Row(element)
            waiting += element.children[::-1]
        # What begins or ends at an instant of another: its row, how much later, and whether it ends.
        self._based: dict[tuple[str, str], list[tuple[_Row, float, bool]]] = {}
        # Instants: when, what is told to begin or end, and of which end of another they come, should that change.
        self._queue: list[tuple[float, int, _Row, bool, tuple[_Row, int, float] | None]] = []
        self._number = itertools.count()
        for row in self._rows.values():
            self._read(row, "begin")
            self._read(row, "end")
        self._run()
        # Whether some beginnings were not come to.
        self._is_cut = bool(self._queue)
        for row in self._rows.values():
            self._close(row)

    def of(self, row: Element) -> Begins:
        """Of one animation. Raises ValueLeft where it never begins by itself."""
        found = self._rows[id(row)].found
        if not found.begins:
            raise ValueLeft(found.left or "an animation that nothing begins")
        return found

    def _push(self, time: float, row: _Row, is_end: bool, source: tuple[_Row, int, float] | None = None) -> None:
        heapq.heappush(self._queue, (time, next(self._number), row, is_end, source))

    def _read(self, row: _Row, key: str) -> None:
        is_end = key == "end"
        texts = [part.strip() for part in row.element.get(key).split(";") if part.strip()]
        for text in texts or ([] if is_end else ["0s"]):
            based = _BASED.fullmatch(text)
            try:
                if based is None:
                    time = clock(text)
                    if is_end:
                        row.ends.append(time)
                    self._push(time, row, is_end)
                    continue
                offset = clock(based[4]) if based[4] else 0.0
            except ValueLeft as error:
                row.may_end = row.may_end or is_end
                if not is_end:
                    row.found.left = str(error)
                elif text != "indefinite":
                    row.found.left_ends = f"its end {text[:40]}"
                continue
            row.may_end = row.may_end or is_end
            name = based[1].replace("\\", "")
            waiting = self._based.setdefault((name, based[2]), [])
            waiting.append((row, -offset if based[3] == "-" else offset, is_end))

    def _run(self) -> None:
        for _ in range(_MOST_IN_ALL):
            if not self._queue:
                return
            time, _, row, is_end, source = heapq.heappop(self._queue)
            if source is not None and (source[0].over != source[2] or len(source[0].found.begins) != source[1]):
                # The end for which it waited has come earlier.
                continue
            if is_end:
                self._end(row, time)
            else:
                self._begin(row, time)

    def _begin(self, row: _Row, time: float) -> None:
        found = row.found
        # What should have begun before it was known is not made up for.
        if len(found.begins) >= _MOST or (found.begins and time - found.begins[-1] < _SAME):
            return
        # SMIL 3, 5.4.6.
        restart, is_active = row.element.get("restart"), row.is_active(time)
        if found.begins and (restart == "never" or (restart == "whenNotActive" and is_active)):
            return
        if row.ends and not row.may_end and all(end <= time for end in row.ends):
            # SMIL 3, 5.4.5: all its ends are over, so that it does not play.
            found.left = found.left or ("" if found.begins else "an animation that ends before it begins")
            return
        playing, over = row.length(time, min((end for end in row.ends if end > time), default=None))
        if over is not None and time + over <= 0 and time < 0:
            # SMIL 3, 5.4.4: what is over before the document begins does not play.
            found.left = found.left or "an animation that is over before the drawing begins"
            return
        if is_active and found.begins:
            self._over(row, time, time)
        found.begins.append(time)
        found.lengths.append(playing)
        found.is_held = found.is_held or (playing is not None and over is not None and over > playing + _SAME)
        row.over = None if over is None else time + over
        self._tell(row, "begin", time)
        for (name, event), waiting in self._based.items() if row.element.get("id") else []:
            if name == row.element.get("id") and event.startswith("repeat") and waiting:
                try:
                    after = clock(row.element.get("dur")) * int(event[7:-1])
                except ValueLeft:
                    continue
                if playing is None or after < playing - _SAME:
                    self._tell(row, event, time + after)
        if row.over is not None:
            self._tell(row, "end", row.over)

    def _end(self, row: _Row, time: float) -> None:
        if row.is_active(time) and time > row.found.begins[-1]:
            begin = row.found.begins[-1]
            playing, over = row.length(begin, time)
            assert playing is not None
            assert over is not None
            before = row.found.lengths[-1]
            if before is None or playing < before - _SAME or (row.over or 0.0) > begin + over + _SAME:
                self._over(row, begin + playing, begin + over)

    def _over(self, row: _Row, played: float, over: float) -> None:
        """An interval ends earlier than was known."""
        before = row.found.lengths[-1]
        played -= row.found.begins[-1]
        row.found.lengths[-1] = played if before is None else min(before, played)
        row.over = over
        self._tell(row, "end", over)

    def _tell(self, row: _Row, event: str, time: float) -> None:
        name = row.element.get("id")
        source = (row, len(row.found.begins), time) if event == "end" else None
        for other, offset, is_end in self._based.get((name, event), []) if name else []:
            self._push(time + offset, other, is_end, source)

    def _close(self, row: _Row) -> None:
        """Whether the beginnings come again after the same time."""
        found = row.found
        if found.begins and found.left.startswith("an animation that"):
            found.left = ""
        steps = [b - a for a, b in itertools.pairwise(found.begins)]
        if len(found.begins) == _MOST or (self._is_cut and steps):
            of_all = [length for length in found.lengths[:-1] if length is not None]
            is_even = bool(of_all) and max(of_all) - min(of_all) < _SAME * 10
            if is_even and max(steps) - min(steps) < _SAME * 10:
                found.period = sum(steps) / len(steps)
            else:
                found.left = "beginnings after the first"
            found.begins, found.lengths = found.begins[:1], found.lengths[:1]


def _bound(text: str) -> float | None:
    try:
        return clock(text) if text not in ("", "indefinite", "media") and clock(text) > 0 else None
    except ValueLeft:
        return None


def _active(row: Element) -> float | None:
    """How long an animation plays, whatever ends it."""
    try:
        duration = clock(row.get("dur"))
        if duration <= 0:
            return None
        count, whole = row.get("repeatCount"), row.get("repeatDur")
        lengths = []
        if count != "indefinite":
            lengths += [duration * float(count)] if count else [] if whole else [duration]
        if whole not in ("", "indefinite"):
            lengths.append(clock(whole))
    except ValueError:
        return None
    length = min(lengths, default=0.0)
    return length if 0 < length <= 1e9 else None
