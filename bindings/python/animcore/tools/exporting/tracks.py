# SPDX-License-Identifier: MIT
"""What of a recording becomes key frames: rows of numbers, with what they may be off, and how far they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ...drawing import AngularGradient, DrawCommand, LinearGradient, RadialGradient, SolidPaint
from ..importing.report import Report
from .elements import Piece, place_of
from .fitting import Fit, Row, Track
from .geometry import Motion, motion_of, reach_of
from .samples import Recording, weight_step

__all__ = [
    "LEVEL",
    "Fitter",
    "Moves",
    "color_row",
    "digits_of",
    "gradient_row",
    "moves_of",
    "opacity_rows",
    "report_baked",
    "weight_of",
]

# What an opacity or a part of a color may be off: half a step of 255.
LEVEL = 0.5 / 255


def digits_of(number: float) -> int:
    """How many digits behind the point a number is written with: 4, and up to 9 for six that say something, for what is
    small may be drawn large."""
    if not 1e-9 < abs(number) < 10:
        return 4
    return min(9, max(4, 5 - math.floor(math.log10(abs(number)))))


@dataclass
class Fitter:
    """Makes key frames, and keeps how many there are and how far they are off."""

    recording: Recording
    report: Report
    # In points.
    tolerance: float
    fit: Callable[[Track], Fit]
    keys: int = 0
    # The most that anything is off: points, and parts of 1 for opacities and colors.
    worst: dict[str, float] = field(default_factory=lambda: {"points": 0.0, "levels": 0.0})
    _parts: list[str] = field(default_factory=list)
    _off: float = 0.0

    def points(self, what: str, rows: Sequence[Row], first: int = 0, reach: float = 1.0) -> Fit:
        """Key frames of lengths in points, each of which counts as `reach` points."""
        return self._fitted(what, rows, first, reach / self.tolerance, "points")

    def levels(self, what: str, rows: Sequence[Row], first: int = 0) -> Fit:
        """Key frames of opacities and of parts of colors."""
        return self._fitted(what, rows, first, 1 / LEVEL, "levels")

    def _fitted(self, what: str, rows: Sequence[Row], first: int, weight: float, unit: str) -> Fit:
        times = self.recording.times[first : first + len(rows)]
        fit = self.fit(Track(times, rows, (weight,) * len(rows[0]), self.recording.shortest))
        if not fit.is_still:
            self.keys += len(fit.keys)
            self._parts.append(f"{what} in {len(fit.keys)} key frames")
        off = fit.error * (self.tolerance if unit == "points" else LEVEL)
        self.worst[unit] = max(self.worst[unit], off)
        if unit == "points":
            self._off = max(self._off, off)
        return fit

    def taken(self, place: str, what: str) -> None:
        """Says what was made since this was called last."""
        moves = f": {', '.join(self._parts)}, off by at most {round(self._off, 9):.2g} points" if self._parts else ""
        self.report.taken(place, what + moves)
        self._parts.clear()
        self._off = 0.0


@dataclass(frozen=True)
class Moves:
    """How a piece is transformed over its samples: by parts, or not at all where its outline holds it already."""

    motion: Motion | None
    reach: float


def moves_of(piece: Piece, left: float = 0.0, top: float = 0.0) -> Moves:
    """The motion of a piece, in a picture whose corner is at the given place."""
    filled = piece.filled
    transforms = [
        command.transform._replace(tx=command.transform.tx - left, ty=command.transform.ty - top) for command in filled
    ]
    motion = motion_of(transforms)
    if motion is None:
        return Moves(None, 1.0)
    largest = max(max(abs(part) for part in scale) for scale in motion.scales)
    return Moves(motion, reach_of(filled, motion.anchor) * max(largest, 1e-6))


def opacity_rows(piece: Piece) -> list[Row]:
    """Its opacity, 0 where it is not there."""
    return [(0.0,) if command is None else (command.opacity,) for command in piece.commands]


def report_baked(report: Report, place: str, command: DrawCommand) -> None:
    """Says what is not as it was of a command whose outline holds its transform, which has a skew."""
    if command.kind == "stroke":
        report.approximated(place, "its stroke is as wide everywhere, where a skew makes it narrower")
    if isinstance(command.paint, RadialGradient):
        report.approximated(place, "its radial gradient has circles, where a skew makes them longer")


def weight_of(piece: Piece, report: Report) -> float:
    """The weight of a text's piece: in a step of 100 where it moves."""
    weights = {command.weight for command in piece.filled}
    if len(weights) == 1:
        return weights.pop()
    report.approximated(place_of(piece.leaf.key), "its weight moves in steps of 100")
    return 100.0 * weight_step(piece.filled[0])


def color_row(command: DrawCommand) -> Row:
    """Red, green, blue and opacity from 0 to 1: of a solid paint, or the mean of a gradient's stops."""
    paint = command.paint
    colors = [paint.color] if isinstance(paint, SolidPaint) else [stop.color for stop in paint.stops]
    mean = (sum(parts) / len(colors) for parts in zip(*colors, strict=True))
    return tuple(min(max(part, 0.0), 1.0) for part in mean)


def gradient_row(command: DrawCommand) -> tuple[Row, Row]:
    """Where a gradient is (start and end; of a radial one center and radius), and its stops: offset and color each."""
    paint = command.paint
    assert not isinstance(paint, SolidPaint | AngularGradient)
    stops = tuple(min(max(part, 0.0), 1.0) for stop in paint.stops for part in (stop.offset, *stop.color))
    if isinstance(paint, LinearGradient):
        return (*paint.start, *paint.end), stops
    assert isinstance(paint, RadialGradient)
    return (*paint.center, paint.radius), stops
