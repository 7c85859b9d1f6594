# SPDX-License-Identifier: MIT
"""Key frames of samples: few of them, such that what lies between is off by no more than a tolerance.

A track is a row of numbers at each of some times. It is cut where it jumps. Between jumps, a segment reaches as far as
one curve meets all samples in it: a straight line in time, a cubic whose handles stand at a third and two thirds of the
time (so that its x is the time itself), or a polyline of progress, which is CSS's linear(). The heights of the cubic's
handles are found by least squares.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Fit", "KeyFrame", "Row", "Track", "fit_cubic", "fit_lines", "fit_progress"]

Row: TypeAlias = tuple[float, ...]
STRAIGHT = (1 / 3, 2 / 3)
# A segment of more samples is not tried before shorter ones, so that time grows with the number of samples alone.
MOST_AT_ONCE = 2_000
# Handles farther out than this say nothing of what is between: such a segment is cut.
FARTHEST = 20.0
# No more than a swing overshoots: what goes farther beyond its ends makes more of how these are rounded.
FARTHEST_PROGRESS = 2.0


@dataclass(frozen=True, slots=True)
class Track:
    """Samples: a row of numbers at each time. An error in a component counts as often as its weight says, and errors up
    to 1 are allowed; rows that are no more than `shortest` apart in time and differ by more are a jump."""

    times: Sequence[float]
    rows: Sequence[Row]
    weights: Row
    shortest: float

    def jumps(self) -> list[int]:
        """The samples at which a new value begins at once."""
        return [
            index
            for index in range(1, len(self.times))
            if self.times[index] - self.times[index - 1] <= self.shortest
            and self.rows[index] is not self.rows[index - 1]
            and any(
                weight * abs(a - b) > 1
                for a, b, weight in zip(self.rows[index], self.rows[index - 1], self.weights, strict=True)
            )
        ]


@dataclass(frozen=True, slots=True)
class KeyFrame:
    """A value at a time, and how it goes to the next: by a jump there (hold), a cubic curve with handles of these
    heights at a third and at two thirds of the time, or through stops of time and progress."""

    time: float
    row: Row
    is_held: bool = False
    handles: tuple[float, float] | None = None
    stops: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Fit:
    """Key frames, and by how much of what is allowed they are off at most at the samples (0 to 1)."""

    keys: tuple[KeyFrame, ...]
    error: float

    @property
    def is_still(self) -> bool:
        """Whether it never changes."""
        return len(self.keys) == 1


@dataclass(frozen=True, slots=True)
class _Segment:
    error: float
    handles: tuple[float, float] | None = None
    stops: tuple[tuple[float, float], ...] = ()


_Try: TypeAlias = "Callable[[int, int], _Segment | None]"


class _Rows:
    """The components of a track that move, weighted."""

    def __init__(self, track: Track, first: int, last: int) -> None:
        rows = track.rows[first : last + 1]
        start = rows[0]
        moving = [
            index
            for index, weight in enumerate(track.weights)
            if weight > 0 and any(row[index] != start[index] for row in rows)
        ]
        self.times = track.times[first : last + 1]
        self.rows = [tuple(row[index] * track.weights[index] for index in moving) for row in rows]

    def is_still(self) -> tuple[bool, float]:
        """Whether all are near the first, and how near."""
        start = self.rows[0]
        off = max((abs(a - b) for row in self.rows for a, b in zip(row, start, strict=True)), default=0.0)
        # Half of what is allowed, for the next segment begins from its own first sample.
        return off <= 0.5, off

    def progress(self, i: int, j: int) -> tuple[list[float], list[float], Row, float] | None:
        """Times from 0 to 1 of the samples between two, how far each is on the way, the way, and how far the samples
        are off the line at most."""
        start, end = self.rows[i], self.rows[j]
        displacement = tuple(b - a for a, b in zip(start, end, strict=True))
        square = sum(part * part for part in displacement)
        span = self.times[j] - self.times[i]
        if square < 1e-12:
            still = all(abs(a - b) <= 1 for row in self.rows[i + 1 : j] for a, b in zip(row, start, strict=True))
            if not still:
                return None
        when, far, off = [], [], 0.0
        for index in range(i + 1, j):
            row = self.rows[index]
            part = (
                sum((v - a) * d for v, a, d in zip(row, start, displacement, strict=True)) / square
                if square >= 1e-12
                else 0.0
            )
            off = max(
                off, max((abs(v - a - d * part) for v, a, d in zip(row, start, displacement, strict=True)), default=0.0)
            )
            when.append((self.times[index] - self.times[i]) / span)
            far.append(part)
        return when, far, displacement, off


def _off(when: Sequence[float], far: Sequence[float], height: float, handles: tuple[float, float]) -> float:
    """How far a cubic is off the samples of progress at most, where the way is this high."""
    y1, y2 = handles
    most = 0.0
    for t, p in zip(when, far, strict=True):
        s = 1 - t
        most = max(most, abs(3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t - p))
    return most * height


def _cubic(when: Sequence[float], far: Sequence[float]) -> tuple[float, float]:
    """The heights of the handles by least squares, as the difference from the straight line's; of few samples those
    that are the least different."""
    aa = ab = bb = ar = br = 0.0
    for t, p in zip(when, far, strict=True):
        s = 1 - t
        a, b, rest = 3 * s * s * t, 3 * s * t * t, p - t
        aa, ab, bb, ar, br = aa + a * a, ab + a * b, bb + b * b, ar + a * rest, br + b * rest
    aa, bb = aa + 1e-9, bb + 1e-9
    determinant = aa * bb - ab * ab
    return (
        STRAIGHT[0] + (bb * ar - ab * br) / determinant,
        STRAIGHT[1] + (aa * br - ab * ar) / determinant,
    )


def _thinned(points: Sequence[tuple[float, float]], allowed: float) -> tuple[tuple[tuple[float, float], ...], float]:
    """As few of the points as a polyline needs to be off by no more than allowed; and by how much it is."""
    kept, most, i = [points[0]], 0.0, 0
    while i < len(points) - 1:
        # The slopes that every sample since lets a line from here have.
        low, high, best = -float("inf"), float("inf"), i + 1
        for j in range(i + 1, len(points)):
            span = points[j][0] - points[i][0]
            if span <= 0:
                break
            slope = (points[j][1] - points[i][1]) / span
            if low <= slope <= high:
                best = j
            low = max(low, (points[j][1] - allowed - points[i][1]) / span)
            high = min(high, (points[j][1] + allowed - points[i][1]) / span)
            if low > high:
                break
        (t0, y0), (t1, y1) = points[i], points[best]
        for t, y in points[i + 1 : best]:
            most = max(most, abs(y0 + (y1 - y0) * (t - t0) / (t1 - t0) - y))
        kept.append(points[best])
        i = best
    return tuple(kept), most


def _try_line(rows: _Rows) -> _Try:
    def attempt(i: int, j: int) -> _Segment | None:
        start, end = rows.rows[i], rows.rows[j]
        t0, span = rows.times[i], rows.times[j] - rows.times[i]
        most = 0.0
        for index in range(i + 1, j):
            part = (rows.times[index] - t0) / span
            for value, a, b in zip(rows.rows[index], start, end, strict=True):
                most = max(most, abs(a + (b - a) * part - value))
                if most > 1:
                    return None
        return _Segment(most)

    return attempt


def _try_cubic(rows: _Rows) -> _Try:
    straight = _try_line(rows)

    def attempt(i: int, j: int) -> _Segment | None:
        simple = straight(i, j)
        if simple is not None:
            return simple
        progress = rows.progress(i, j)
        if progress is None or progress[3] > 1:
            return None
        when, far, displacement, off = progress
        height = max((abs(part) for part in displacement), default=0.0)
        handles = _cubic(when, far)
        if max(map(abs, handles)) > FARTHEST:
            return None
        error = off + _off(when, far, height, handles)
        return _Segment(error, handles) if error <= 1 else None

    return attempt


def _try_progress(rows: _Rows) -> _Try:
    def attempt(i: int, j: int) -> _Segment | None:
        progress = rows.progress(i, j)
        if progress is None or progress[3] > 0.5:
            return None
        when, far, displacement, off = progress
        height = max((abs(part) for part in displacement), default=0.0)
        if far and not -1 <= min(far) <= max(far) <= FARTHEST_PROGRESS:
            return None
        stops, more = _thinned([(0.0, 0.0), *zip(when, far, strict=True), (1.0, 1.0)], (1 - off) / max(height, 1e-9))
        return _Segment(off + more * height, None, stops if len(stops) > 2 else ())

    return attempt


def _longest(attempt: _Try, i: int, last: int) -> tuple[int, _Segment]:
    """How far a segment from a sample reaches: to the end, or else by doubled lengths, then by halves between."""
    if last - i <= MOST_AT_ONCE:
        whole = attempt(i, last)
        if whole is not None:
            return last, whole
    good, found, length = i + 1, _Segment(0.0), 2
    while i + length < last:
        segment = attempt(i, i + length)
        if segment is None:
            break
        good, found, length = i + length, segment, 2 * length
    low, high = good, min(i + length, last)
    while high - low > 1:
        middle = (low + high) // 2
        segment = attempt(i, middle)
        if segment is None:
            high = middle
        else:
            low, good, found = middle, middle, segment
    return good, found


def _fit(track: Track, kind: Callable[[_Rows], _Try]) -> Fit:
    jumps = track.jumps()
    runs = list(zip([0, *jumps], [*(jump - 1 for jump in jumps), len(track.times) - 1], strict=True))
    keys: list[KeyFrame] = []
    error = 0.0
    for first, last in runs:
        rows = _Rows(track, first, last)
        is_still, off = rows.is_still()
        if is_still or first == last:
            if not keys or not keys[-1].is_held or keys[-1].row != track.rows[first]:
                keys.append(KeyFrame(track.times[first], track.rows[first], True))
            error = max(error, off)
            continue
        attempt = kind(rows)
        i = 0
        while i < last - first:
            j, segment = _longest(attempt, i, last - first)
            error = max(error, segment.error)
            time, row = track.times[first + i], track.rows[first + i]
            keys.append(KeyFrame(time, row, False, segment.handles, segment.stops))
            i = j
        keys.append(KeyFrame(track.times[last], track.rows[last], True))
    return Fit(tuple(keys), error)


def fit_cubic(track: Track) -> Fit:
    """Key frames with straight lines and cubic curves between them."""
    return _fit(track, _try_cubic)


def fit_lines(track: Track) -> Fit:
    """Key frames with straight lines between them."""
    return _fit(track, _try_line)


def fit_progress(track: Track) -> Fit:
    """Key frames with CSS's linear() between them: as far as what moves stays on one line, however it goes there."""
    return _fit(track, _try_progress)
