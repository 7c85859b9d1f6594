# SPDX-License-Identifier: MIT
"""What moves in a Lottie file: keyframes as spans of time, and the clocks of compositions that start late, are
stretched or are remapped."""

from __future__ import annotations

import bisect
import dataclasses
import itertools
import math
from collections.abc import Iterable, Sequence

from .report import Refused

__all__ = ["Clock", "Ease", "Span", "Track", "eased"]

# A cubic Bézier curve from (0, 0) to (1, 1): its two control points.
Ease = tuple[float, float, float, float]
LINEAR: Ease = (0.0, 0.0, 1.0, 1.0)
# How far, in frames, a clock that is remapped by a curve may be from the straight pieces it is written as.
CLOCK_TOLERANCE = 0.01
# How many spans all properties together, and how many pieces one clock, may have.
PIECES_LIMIT = 20_000


def _cubic(first: float, second: float, parameter: float) -> float:
    rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter**3


def _parameter(ease: Ease, x: float) -> float:
    """Where the curve has this x: by halving, for its x never runs backwards."""
    if x <= 0 or x >= 1:
        return min(max(x, 0.0), 1.0)
    low, high = 0.0, 1.0
    for _ in range(54):
        middle = (low + high) / 2
        if _cubic(ease[0], ease[2], middle) < x:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def eased(ease: Ease, x: float) -> float:
    """The curve's y at an x from 0 to 1."""
    if ease[0] == ease[1] and ease[2] == ease[3]:
        return x
    return _cubic(ease[1], ease[3], _parameter(ease, x))


def _blossom(p1: float, p2: float, a: float, b: float, c: float) -> float:
    """The polar form of the cubic 0, p1, p2, 1: of its part between two parameters it gives the control points."""
    return (
        p1 * (a * (1 - b) * (1 - c) + b * (1 - a) * (1 - c) + c * (1 - a) * (1 - b))
        + p2 * (a * b * (1 - c) + a * c * (1 - b) + b * c * (1 - a))
        + a * b * c
    )


@dataclasses.dataclass
class Span:
    """A stretch of time and the values at its ends; without an ease the first value holds."""

    start: float
    end: float
    first: tuple[float, ...]
    last: tuple[float, ...]
    ease: Ease | None = LINEAR

    def at(self, time: float) -> tuple[float, ...]:
        """The value at a time inside."""
        if self.ease is None or self.end <= self.start:
            return self.first
        part = eased(self.ease, (time - self.start) / (self.end - self.start))
        return tuple(a + (b - a) * part for a, b in zip(self.first, self.last, strict=True))

    def cut(self, start: float, end: float) -> list[Span]:
        """Its part between two times inside: the part of a cubic curve is one again."""
        if (start <= self.start and end >= self.end) or self.ease is None:
            return [Span(start, end, self.first, self.last if self.ease else self.first, self.ease)]
        if self.first == self.last or self.ease == LINEAR:
            return [Span(start, end, self.at(start), self.at(end))]
        length = self.end - self.start
        from_x, to_x = (start - self.start) / length, (end - self.start) / length
        a, b = _parameter(self.ease, from_x), _parameter(self.ease, to_x)
        x1, y1, x2, y2 = self.ease
        xs = [_blossom(x1, x2, *at) for at in ((a, a, a), (a, a, b), (a, b, b), (b, b, b))]
        ys = [_blossom(y1, y2, *at) for at in ((a, a, a), (a, a, b), (a, b, b), (b, b, b))]
        if xs[3] - xs[0] < 1e-9 or abs(ys[3] - ys[0]) < 1e-3:
            # It ends about where it began: no curve from 0 to 1 says what lies between.
            times = [start + (end - start) * step / 16 for step in range(17)]
            return [Span(s, e, self.at(s), self.at(e)) for s, e in itertools.pairwise(times)]
        ease = (
            min(max((xs[1] - xs[0]) / (xs[3] - xs[0]), 0.0), 1.0),
            (ys[1] - ys[0]) / (ys[3] - ys[0]),
            min(max((xs[2] - xs[0]) / (xs[3] - xs[0]), 0.0), 1.0),
            (ys[2] - ys[0]) / (ys[3] - ys[0]),
        )
        return [Span(start, end, self.at(start), self.at(end), ease)]

    def reversed(self) -> Span:
        """Played backwards. What held to its end is then there from its beginning."""
        if self.ease is None:
            return Span(self.start, self.end, self.first, self.first, None)
        x1, y1, x2, y2 = self.ease
        return Span(self.start, self.end, self.last, self.first, (1 - x2, 1 - y2, 1 - x1, 1 - y1))


class Track:
    """Keyframes of one property: spans one after the other, in frames of its composition."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self.spans = list(spans)
        self.starts = [span.start for span in self.spans]

    @property
    def width(self) -> int:
        """How many numbers a value has."""
        return len(self.spans[0].first)

    def _number(self, time: float) -> int:
        return max(0, bisect.bisect_right(self.starts, time) - 1)

    def at(self, time: float) -> tuple[float, ...]:
        """The value at a time; before the first keyframe and after the last one theirs."""
        if time < self.spans[0].start:
            return self.spans[0].first
        span = self.spans[self._number(time)]
        if time >= span.end:
            return span.last if span.ease else span.first
        return span.at(time)

    def part(self, start: float, end: float) -> list[Span]:
        """What is seen between two times, as spans without gaps."""
        result = []
        if start < self.spans[0].start:
            value = self.spans[0].first
            result.append(Span(start, min(end, self.spans[0].start), value, value))
        for span in self.spans[self._number(start) :]:
            low, high = max(span.start, start), min(span.end, end)
            if span.start >= end:
                break
            if high > low:
                result += span.cut(low, high)
        tail = self.spans[-1]
        if end > tail.end:
            value = tail.last if tail.ease else tail.first
            result.append(Span(max(start, tail.end), end, value, value))
        return result

    def component(self, number: int) -> Track:
        """One of the numbers alone."""
        return Track([Span(s.start, s.end, (s.first[number],), (s.last[number],), s.ease) for s in self.spans])

    @property
    def overshoots(self) -> bool:
        """Whether a curve leaves the range of its values."""
        return any(s.ease and not (0 <= s.ease[1] <= 1 and 0 <= s.ease[3] <= 1) for s in self.spans)


@dataclasses.dataclass
class Piece:
    """Between two times of the whole animation, in seconds, a composition's own time runs evenly, in frames."""

    start: float
    end: float
    first: float
    last: float


class Clock:
    """What time it is in a composition, for each time of the whole animation."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = list(pieces)
        if len(self.pieces) > PIECES_LIMIT:
            raise Refused(f"time is remapped in more than {PIECES_LIMIT} pieces")

    @property
    def is_even(self) -> bool:
        """Whether it runs at one speed."""
        return len(self.pieces) == 1 and self.pieces[0].last > self.pieces[0].first

    def moved(self, start: float, stretch: float) -> Clock:
        """That of a composition that begins at a frame of this one, and lasts so many times as long."""
        return Clock(
            Piece(p.start, p.end, (p.first - start) / stretch, (p.last - start) / stretch) for p in self.pieces
        )

    def spans(self, track: Track) -> list[Span]:
        """A track in seconds of the whole animation."""
        result: list[Span] = []
        for piece in self.pieces:
            length = piece.last - piece.first
            if abs(length) < 1e-9:
                value = track.at(piece.first)
                result.append(Span(piece.start, piece.end, value, value))
                continue
            parts = track.part(min(piece.first, piece.last), max(piece.first, piece.last))
            if length < 0:
                parts = [span.reversed() for span in reversed(parts)]
            scale = (piece.end - piece.start) / length
            for span in parts:
                ends = sorted(piece.start + (time - piece.first) * scale for time in (span.start, span.end))
                result.append(Span(ends[0], ends[1], span.first, span.last, span.ease))
            if len(result) > PIECES_LIMIT:
                raise Refused(f"a property moves in more than {PIECES_LIMIT} steps")
        return result

    def remapped(self, track: Track, frame_rate: float) -> tuple[Clock, bool]:
        """That of a composition whose time this track gives, in seconds, and whether it is exact."""
        pieces: list[Piece] = []
        exact = True
        for span in self.spans(track):
            if span.ease is None:
                pieces.append(Piece(span.start, span.end, span.first[0] * frame_rate, span.first[0] * frame_rate))
                continue
            if span.ease == LINEAR or span.first == span.last:
                pieces.append(Piece(span.start, span.end, span.first[0] * frame_rate, span.last[0] * frame_rate))
                continue
            exact = False
            # The error of a chord falls with the square of how many there are.
            travel = abs(span.last[0] - span.first[0]) * frame_rate
            count = min(256, max(8, math.ceil(math.sqrt(travel / CLOCK_TOLERANCE))))
            times = [span.start + (span.end - span.start) * step / count for step in range(count + 1)]
            for start, end in itertools.pairwise(times):
                pieces.append(Piece(start, end, span.at(start)[0] * frame_rate, span.at(end)[0] * frame_rate))
        return Clock(pieces), exact
