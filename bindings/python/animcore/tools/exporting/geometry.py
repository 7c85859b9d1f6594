# SPDX-License-Identifier: MIT
"""Outlines as cubics, and transforms as place, turn and stretch, over the samples of a piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...drawing import DrawCommand, LinearGradient, RadialGradient
from ...path import Verb
from ...values import Transform
from .fitting import Row

__all__ = [
    "Contour",
    "Motion",
    "applied",
    "baked",
    "contours_of",
    "motion_of",
    "moved",
    "outline_row",
    "reach_of",
    "repeats_of",
]

# Points nearer to each other than this, in points, are one.
SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Contour:
    """A subpath: how many corners it has, whether it is closed, and whether its last curve comes back to its first
    corner, which then is not there twice."""

    corners: int
    is_closed: bool


def applied(transform: Sequence[float], x: float, y: float) -> tuple[float, float]:
    """A point, transformed."""
    a, b, c, d, tx, ty = transform
    return a * x + c * y + tx, b * x + d * y + ty


def moved(command: DrawCommand, transform: Sequence[float]) -> Row:
    """A command's coordinates, transformed."""
    xy = command.coordinates
    return tuple(part for i in range(0, len(xy), 2) for part in applied(transform, xy[i], xy[i + 1]))


def baked(command: DrawCommand, transform: Transform) -> DrawCommand:
    """A command that is drawn alike without a transform, as far as that can be: the pen stays round, and so do the
    circles of a radial gradient."""
    size = math.sqrt(abs(transform.a * transform.d - transform.b * transform.c))
    paint = command.paint
    if isinstance(paint, LinearGradient):
        start, end = _linear_ends(paint, transform)
        paint = replace(paint, start=start, end=end)
    elif isinstance(paint, RadialGradient):
        paint = replace(paint, center=applied(transform, *paint.center), radius=paint.radius * size)
    return replace(
        command,
        coordinates=moved(command, transform),
        transform=Transform(1, 0, 0, 1, 0, 0),
        line_width=command.line_width * size,
        dashes=tuple(dash * size for dash in command.dashes),
        dash_offset=command.dash_offset * size,
        paint=paint,
    )


def _linear_ends(paint: LinearGradient, transform: Transform) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a gradient begins and ends that is transformed: its lines of one color, across the way from the start to
    the end, are transformed as lines are, and the new way is across these."""
    a, b, c, d, _, _ = transform
    x, y = paint.end[0] - paint.start[0], paint.end[1] - paint.start[1]
    start, end = applied(transform, *paint.start), applied(transform, *paint.end)
    # The transformed (-y, x), turned by a quarter.
    across = (d * x - b * y, a * y - c * x)
    square = across[0] ** 2 + across[1] ** 2
    part = ((end[0] - start[0]) * across[0] + (end[1] - start[1]) * across[1]) / square if square > 0 else 0.0
    return start, (start[0] + part * across[0], start[1] + part * across[1])


def contours_of(verbs: bytes, rows: Sequence[Row]) -> tuple[list[Contour], list[Row]]:
    """The subpaths of paths with the same verbs, and for each path its corners: x and y, then the handle before and the
    handle behind, relative to the corner, as Lottie has them. A subpath of one point that is not closed is left out."""
    closing = _returns(verbs, rows)
    contours: list[Contour] = []
    result = []
    for number, row in enumerate(rows):
        found, numbers = _corners(verbs, row, closing)
        if number == 0:
            contours = found
        result.append(numbers)
    return contours, result


def _returns(verbs: bytes, rows: Sequence[Row]) -> set[int]:
    """The subpaths whose last curve ends where they begin, in all of the paths."""
    place, start, number = 0, 0, -1
    result = set()
    for verb in verbs:
        if verb == Verb.MOVE:
            number, start = number + 1, place
        elif verb == Verb.CLOSE and all(
            math.hypot(row[place - 2] - row[start], row[place - 1] - row[start + 1]) <= SAME for row in rows
        ):
            result.add(number)
        place += 2 * Verb(verb).point_count
    return result


def _corners(verbs: bytes, row: Row, closing: set[int]) -> tuple[list[Contour], Row]:
    contours: list[Contour] = []
    numbers: list[float] = []
    corners: list[list[float]] = []
    place, number = 0, -1
    has_moved = False

    def finish(is_closed: bool) -> None:
        if is_closed and has_moved and len(corners) == 1:
            # A point that is closed has round and square caps: a line to itself, which all players draw.
            corners.append(corners[0].copy())
            is_closed = False
        if len(corners) > 1:
            if is_closed and number in closing:
                end = corners.pop()
                corners[0][2:4] = end[2:4]
            contours.append(Contour(len(corners), is_closed))
            for corner in corners:
                numbers.extend(corner)
        corners.clear()

    for verb in verbs:
        points = row[place : place + 2 * Verb(verb).point_count]
        place += len(points)
        if verb == Verb.CLOSE:
            start = corners[0][:2] if corners else None
            finish(True)
            has_moved = False
            if start:
                # What goes on without a move begins where the closed one began.
                corners.append([*start, 0.0, 0.0, 0.0, 0.0])
            continue
        if verb == Verb.MOVE:
            finish(False)
            number, has_moved = number + 1, True
            corners.append([*points, 0.0, 0.0, 0.0, 0.0])
            continue
        x, y = points[-2:]
        last = corners[-1]
        before = behind = (0.0, 0.0)
        if verb == Verb.QUADRATIC:
            qx, qy = points[:2]
            behind = (2 / 3 * (qx - last[0]), 2 / 3 * (qy - last[1]))
            before = (2 / 3 * (qx - x), 2 / 3 * (qy - y))
        elif verb == Verb.CUBIC:
            behind = (points[0] - last[0], points[1] - last[1])
            before = (points[2] - x, points[3] - y)
        last[4:6] = behind
        corners.append([x, y, *before, 0.0, 0.0])
    finish(False)
    return contours, tuple(numbers)


def outline_row(row: Row) -> Row:
    """The corners of a row of `contours_of` as points alone: corner, and both handles where they stand."""
    result: list[float] = []
    for i in range(0, len(row), 6):
        x, y, ix, iy, ox, oy = row[i : i + 6]
        result += [x, y, x + ix, y + iy, x + ox, y + oy]
    return tuple(result)


@dataclass(frozen=True, slots=True)
class Motion:
    """Transforms as: from the anchor, stretched, turned, to a position. Angles in radians go on beyond a whole turn."""

    anchor: tuple[float, float]
    positions: list[Row]
    angles: list[Row]
    scales: list[Row]


def motion_of(transforms: Sequence[Transform]) -> Motion | None:
    """The parts of transforms over time; None where one of them has a skew."""
    angles: list[float] = []
    scales: list[Row] = []
    angle = 0.0
    for a, b, c, d, _, _ in transforms:
        size = a * a + b * b + c * c + d * d
        if abs(a * c + b * d) > 1e-7 * size:
            return None
        determinant = a * d - b * c
        width = math.hypot(a, b)
        if width > 1e-9:
            now = math.atan2(b, a)
            height = determinant / width
        else:
            height = math.hypot(c, d)
            now = math.atan2(-c, d) if height > 1e-9 else angle
        if angles or abs(now - angle) > 1e-12:
            now += math.tau * round((angle - now) / math.tau)
        angle = now
        angles.append(angle)
        scales.append((width, height))
    anchor = _anchor(transforms)
    positions = [applied(transform, *anchor) for transform in transforms]
    return Motion(anchor, list(positions), [(angle,) for angle in angles], scales)


def _anchor(transforms: Sequence[Transform]) -> tuple[float, float]:
    """The point about which to turn: one that moves along a straight line, such as the center of what turns while it
    goes somewhere, or else the one that moves least. The origin where all points move alike.

    How far a point (x, y) is from its mean place in a direction is linear in x and y, so that for each direction the
    best point is a matter of least squares, whose sums are those of the products of the transforms' six numbers.
    """
    count = len(transforms)
    mean = [sum(column) / count for column in zip(*transforms, strict=True)]
    apart = [[part - middle for part, middle in zip(row, mean, strict=True)] for row in transforms]
    sums = [[sum(row[i] * row[j] for row in apart) for j in range(6)] for i in range(6)]
    if sum(sums[i][i] for i in range(4)) < 1e-6:
        return (0.0, 0.0)

    def across(angle: float) -> tuple[float, float, float]:
        """The point that moves least in a direction, and the sum of its squares there."""
        u, v = math.cos(angle), math.sin(angle)
        # In this direction, x counts as u a + v b, y as u c + v d, and 1 as u tx + v ty.
        pairs = ((0, 1), (2, 3), (4, 5))
        (xx, xy, xt), (_, yy, yt), (_, _, tt) = (
            [u * u * sums[i][k] + u * v * (sums[i][m] + sums[j][k]) + v * v * sums[j][m] for k, m in pairs]
            for i, j in pairs
        )
        return _solved(xx, xy, yy, xt, yt, tt)

    steps = 60
    best = min(range(steps), key=lambda step: across(math.pi * step / steps)[2])
    low, high = math.pi * (best - 1) / steps, math.pi * (best + 1) / steps
    for _ in range(40):
        one, other = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, other) if across(one)[2] <= across(other)[2] else (one, high)
    x, y, rest = across((low + high) / 2)
    if rest > 1e-6 * count:
        lines = [[sums[i][k] + sums[i + 1][k + 1] for k in (0, 2, 4)] for i in (0, 2, 4)]
        x, y, _ = _solved(lines[0][0], lines[0][1], lines[1][1], lines[0][2], lines[1][2], lines[2][2])
    # Where the transforms hardly differ in turn and stretch the point may be anywhere.
    return (round(x, 3), round(y, 3)) if max(abs(x), abs(y)) < 1e5 else (0.0, 0.0)


def _solved(xx: float, xy: float, yy: float, xt: float, yt: float, tt: float) -> tuple[float, float, float]:
    """The x and y for which xx x² + 2 xy x y + yy y² + 2 xt x + 2 yt y + tt is least, nearest to 0; and what it is."""
    xx, yy = xx + 1e-9 * (xx + yy) + 1e-12, yy + 1e-9 * (xx + yy) + 1e-12
    determinant = xx * yy - xy * xy
    x, y = (xy * yt - yy * xt) / determinant, (xy * xt - xx * yt) / determinant
    return x, y, tt + xt * x + yt * y


def repeats_of(commands: Sequence[DrawCommand]) -> float:
    """How often dashes are repeated along an outline at most: what they are off adds up so often. The outline is
    no longer than the lines between its points."""
    most = 1.0
    for command in commands:
        xy, period = command.coordinates, sum(command.dashes)
        if period > 0:
            lines = zip(xy[::2], xy[1::2], xy[2::2], xy[3::2], strict=False)
            most = max(most, sum(math.hypot(c - a, d - b) for a, b, c, d in lines) / period)
    return min(most, 1e4)


def reach_of(commands: Sequence[DrawCommand], anchor: tuple[float, float]) -> float:
    """How far from a point what a command draws reaches, in its own coordinates: how much a turn moves it."""
    farthest = 0.0
    for command in commands:
        points = list(zip(command.coordinates[::2], command.coordinates[1::2], strict=True))
        if command.kind == "text":
            x, y = command.position
            width = command.font_size * max(1, len(command.text))
            points = [(x - width, y), (x + width, y)]
        elif command.frame is not None:
            frame = command.frame
            points = [(frame.x, frame.y), (frame.x + frame.width, frame.y + frame.height)]
        for x, y in points:
            farthest = max(farthest, math.hypot(x - anchor[0], y - anchor[1]))
        farthest += command.line_width / 2 if command is commands[0] else 0.0
    return max(farthest, 1e-6)
