# SPDX-License-Identifier: MIT
"""Fills with angular gradients, which the formats have not, as sectors of one color each, clipped by what is filled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from ...drawing import AngularGradient, DrawCommand, GradientStop, SolidPaint
from ...path import Verb
from ...values import Color, Transform

__all__ = ["SECTORS", "with_sectors"]

# Of a whole turn: from one to the next, black becomes white in steps of less than 3 of 255.
SECTORS = 90
# The outer edge of a sector is a polygon of steps of an eighth of a turn, and so this much farther out.
BEYOND = 1.01 / math.cos(math.pi / 8)


def with_sectors(command: DrawCommand) -> list[DrawCommand]:
    """The commands for a fill: a layer where it has an opacity, a clip, and the sectors from the first angle on. An
    opaque one goes on below those behind it, so that there is no seam."""
    paint = command.paint
    assert isinstance(paint, AngularGradient)
    a, b, c, d, tx, ty = command.transform
    (x, y), cosine, sine = paint.center, math.cos(paint.angle), math.sin(paint.angle)
    turned = Transform(
        a * cosine + c * sine,
        b * cosine + d * sine,
        c * cosine - a * sine,
        d * cosine - b * sine,
        a * x + c * y + tx,
        b * x + d * y + ty,
    )
    points = zip(command.coordinates[::2], command.coordinates[1::2], strict=True)
    reach = max((math.hypot(px - x, py - y) for px, py in points), default=0.0)
    # A power of two, which stays while the outline grows a little.
    reach = BEYOND * 2.0 ** math.ceil(math.log2(reach)) if reach > 0 else 1.0
    is_opaque = all(stop.color.opacity >= 1 for stop in paint.stops)
    empty = replace(command, verbs=b"", coordinates=(), paint=SolidPaint(Color(0, 0, 0, 0)))
    before = [replace(command, kind="clip_begin", opacity=1.0, paint=empty.paint)]
    after = [replace(empty, kind="clip_end", opacity=1.0)]
    if command.opacity < 1:
        before.insert(0, replace(empty, kind="layer_begin"))
        after.append(replace(empty, kind="layer_end"))
    sectors = []
    for index in range(SECTORS):
        start = math.tau * index / SECTORS
        end = math.tau if is_opaque else math.tau * (index + 1) / SECTORS
        verbs, coordinates = _sector(start, end, reach)
        color = _color_at((index + 0.5) / SECTORS, paint.stops)
        sectors.append(
            replace(
                command,
                verbs=verbs,
                coordinates=coordinates,
                paint=SolidPaint(color),
                transform=turned,
                opacity=1.0,
                fill_rule="nonzero",
            )
        )
    return [*before, *sectors, *after]


def _sector(start: float, end: float, reach: float) -> tuple[bytes, tuple[float, ...]]:
    """A sector around the origin, of angles in radians."""
    steps = max(1, math.ceil((end - start) / (math.tau / 8) - 1e-9))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    verbs = bytes([Verb.MOVE, *[Verb.LINE] * len(angles), Verb.CLOSE])
    return verbs, (0.0, 0.0, *(part for angle in angles for part in (reach * math.cos(angle), reach * math.sin(angle))))


def _color_at(offset: float, stops: Sequence[GradientStop]) -> Color:
    """The gradient's color: mixed in sRGB, not premultiplied."""
    before = stops[0]
    for stop in stops:
        if stop.offset > offset:
            span = stop.offset - before.offset
            part = (offset - before.offset) / span if span > 0 and offset > before.offset else 0.0
            return Color(*(p + (q - p) * part for p, q in zip(before.color, stop.color, strict=True)))
        before = stop
    return before.color
