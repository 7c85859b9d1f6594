# SPDX-License-Identifier: MIT
"""Lottie's transforms: anchor, position along a path, scale, rotation, skew, opacity."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from .lottie_numbers import (
    IDENTITY,
    Matrix,
    Number,
    absolute,
    add,
    is_constant,
    multiplied,
    negative,
    plain,
    rotation_of,
    subtract,
    tangent,
)
from .lottie_output import Output
from .lottie_source import Property, flag, property_of, table
from .lottie_tracks import Clock, Span, Track

__all__ = ["Placement", "placement_of", "point_of"]

DEGREE = math.pi / 180
# Nodes and weights of Gauss and Legendre with five points, from -1 to 1.
GAUSS = (
    (0.0, 128 / 225),
    (math.sqrt(5 - 2 * math.sqrt(10 / 7)) / 3, (322 + 13 * math.sqrt(70)) / 900),
    (-math.sqrt(5 - 2 * math.sqrt(10 / 7)) / 3, (322 + 13 * math.sqrt(70)) / 900),
    (math.sqrt(5 + 2 * math.sqrt(10 / 7)) / 3, (322 - 13 * math.sqrt(70)) / 900),
    (-math.sqrt(5 + 2 * math.sqrt(10 / 7)) / 3, (322 - 13 * math.sqrt(70)) / 900),
)


@dataclasses.dataclass
class Placement:
    """A transform: translate(-anchor), scale, skew, rotate, translate(position), in this order."""

    x: Number = 0.0
    y: Number = 0.0
    anchor_x: Number = 0.0
    anchor_y: Number = 0.0
    scale_x: Number = 1.0
    scale_y: Number = 1.0
    rotation: Number = 0.0
    skew: Number = 0.0
    skew_axis: Number = 0.0
    opacity: Number = 1.0
    # As a repeater's copies are: scaled after they are turned.
    turns_first: bool = False
    # Whether a scale that moves is the same across and down at all times.
    scales_evenly: bool = False

    @property
    def matrix(self) -> Matrix:
        """The matrix of all but the opacity."""
        scale: Matrix = (self.scale_x, 0.0, 0.0, self.scale_y, 0.0, 0.0)
        turn = multiplied(rotation_of(self.rotation), self._skew)
        matrix = multiplied(scale, turn) if self.turns_first else multiplied(turn, scale)
        moved = multiplied(matrix, (1.0, 0.0, 0.0, 1.0, negative(self.anchor_x), negative(self.anchor_y)))
        return (*moved[:4], add(moved[4], self.x), add(moved[5], self.y))

    @property
    def stretches(self) -> bool:
        """Whether lengths across become others than lengths down. A mirror does not change them."""
        if is_constant(self.scale_x, self.scale_y):
            return self.skew != 0 or absolute(self.scale_x) != absolute(self.scale_y)
        return self.skew != 0 or not self.scales_evenly

    @property
    def _skew(self) -> Matrix:
        if self.skew == 0:
            return IDENTITY
        slant: Matrix = (1.0, 0.0, negative(tangent(self.skew)), 1.0, 0.0, 0.0)
        return multiplied(rotation_of(negative(self.skew_axis)), multiplied(slant, rotation_of(self.skew_axis)))

    @property
    def keys(self) -> dict[str, Any]:
        """The keys of a node that is placed so, without its opacity. A node turns and scales about its anchor and
        leaves it in place; here the anchor is what comes to the position."""
        if self.skew != 0 or (self.turns_first and self.rotation != 0 and self.scale_x != self.scale_y):
            return {"transform": [plain(one) for one in self.matrix]}
        keys: dict[str, Any] = {}
        x, y = subtract(self.x, self.anchor_x), subtract(self.y, self.anchor_y)
        for key, value in (("x", x), ("y", y), ("rotation", self.rotation)):
            if value != 0:
                keys[key] = plain(value)
        if self.scale_x == self.scale_y:
            if self.scale_x != 1:
                keys["scale"] = plain(self.scale_x)
        else:
            keys["scaleX"], keys["scaleY"] = plain(self.scale_x), plain(self.scale_y)
        if (self.anchor_x != 0 or self.anchor_y != 0) and keys.keys() & {"rotation", "scale", "scaleX"}:
            keys["anchor"] = [plain(self.anchor_x), plain(self.anchor_y)]
        return keys


def placement_of(
    output: Output, source: Any, clock: Clock, name: str, place: str, *, orients: bool = False
) -> Placement:
    """A layer's or a group's transform."""
    keys = table(source)

    def one(key: str, default: float, what: str, scale: float = 1.0) -> Number:
        value = property_of(keys.get(key), f"{what} of {place}", 1, (default,))
        return output.numbers(value, clock, f"{name}_{what.replace(' ', '_')}", place, scale)[0]

    anchor = point_of(output, keys.get("a"), clock, f"{name}_anchor", f"anchor of {place}", place)
    scaling = property_of(keys.get("s"), f"scale of {place}", 2, (100.0, 100.0))
    scale = output.numbers(scaling, clock, f"{name}_scale", place, 0.01)
    turn_key = "r" if keys.get("r") is not None else "rz"
    for key in ("rx", "ry", "or"):
        tilt = property_of(keys.get(key), f"{key} of {place}", 3, (0.0, 0.0, 0.0))
        if tilt.moves or any(tilt.value) or tilt.has_expression:
            output.report.left(place, "its turn out of the plane (3D)")
            break
    x, y, angle = _position(output, keys.get("p"), clock, name, place, orients)
    return Placement(
        x=x,
        y=y,
        anchor_x=anchor[0],
        anchor_y=anchor[1],
        scale_x=scale[0],
        scale_y=scale[1],
        rotation=add(one(turn_key, 0, "rotation", DEGREE), angle),
        skew=one("sk", 0, "skew", DEGREE),
        skew_axis=one("sa", 0, "skew axis", DEGREE),
        opacity=one("o", 100, "opacity", 0.01),
        scales_evenly=_is_even(scaling),
    )


def _is_even(scaling: Property) -> bool:
    """Whether two components that move are the same at all times, but for a mirror."""
    if len(scaling.tracks) != 1:
        return False
    signs = {
        (one[0] == one[1], one[0] == -one[1]) for span in scaling.tracks[0].spans for one in (span.first, span.last)
    }
    return all(same for same, _ in signs) or all(mirrored for _, mirrored in signs)


def point_of(output: Output, source: Any, clock: Clock, name: str, what: str, place: str) -> list[Number]:
    """The coordinates of a point, whose keyframes may have tangents: of an anchor, a shape, an end of a gradient."""
    value = property_of(source, what, 2, (0.0, 0.0))
    if value.spatial:
        return list(_along(output, value, clock, name, place, False)[:2])
    return output.numbers(value, clock, name, place)


def _position(
    output: Output, source: Any, clock: Clock, name: str, place: str, orients: bool
) -> tuple[Number, Number, Number]:
    """Position and, where the layer turns as its path goes, the angle."""
    split = table(source)
    if flag(split.get("s")) and not isinstance(split.get("k"), list):
        parts: list[Number] = []
        for axis in ("x", "y"):
            value = property_of(split.get(axis), f"{axis} of {place}", 1, (0.0,))
            parts += output.numbers(value, clock, f"{name}_{axis}", place)
        if orients and any(isinstance(part, str) for part in parts):
            output.report.left(place, "turning along its path, whose two coordinates move apart")
        return parts[0], parts[1], 0.0
    value = property_of(source, f"the position of {place}", 2, (0.0, 0.0))
    if len(value.tracks) == 1 and (value.spatial or orients):
        return _along(output, value, clock, name, place, orients)
    x, y = output.numbers(value, clock, f"{name}_position", place)
    return x, y, 0.0


def _along(
    output: Output, value: Property, clock: Clock, name: str, place: str, orients: bool
) -> tuple[Number, Number, Number]:
    """A position on a path: the distance along it moves with the keyframes' curves."""
    track = value.tracks[0]
    tangents = value.spatial or [((0.0, 0.0), (0.0, 0.0))] * len(track.spans)
    at = track.spans[0].first
    data = [f"M{_pair(at)}"]
    distance = 0.0
    spans = []
    for span, (out, into) in zip(track.spans, tangents, strict=True):
        if span.first != at:
            distance += math.dist(at, span.first)
            data.append(f"L{_pair(span.first)}")
        begun = distance
        at = span.first
        if (span.ease and span.last != span.first) or (span.ease and (any(out) or any(into))):
            controls = (
                span.first,
                (span.first[0] + out[0], span.first[1] + out[1]),
                (span.last[0] + into[0], span.last[1] + into[1]),
                span.last,
            )
            straight = not any(out) and not any(into)
            data.append(f"L{_pair(span.last)}" if straight else "C" + " ".join(_pair(p) for p in controls[1:]))
            distance += math.dist(span.first, span.last) if straight else _length(controls)
            at = span.last
        spans.append(Span(span.start, span.end, (begun,), (distance,), span.ease))
    if distance == 0:
        return (*output.numbers(Property(value.value, []), clock, name, place), 0.0)  # type: ignore[return-value]
    if value.has_expression:
        output.report.left(place, "the expression of its position; its keyframes without it are taken")
    if track.overshoots:
        output.report.approximated(place, "its position overshoots on a curved path: beyond an end it stays there")
    stands = any(s.end > s.start and (s.ease is None or s.first == s.last) for s in spans[:-1])
    if orients and stands:
        output.report.approximated(place, "while it stands still on its path it stays turned as it came")
    output.report.taken(place, f"{name}, which moves along a path")
    path = output.path("".join(data), f"{name}_path")
    (along,) = output.moving(Track(spans), clock, f"{name}_distance")
    shown = plain(along)
    angle: Number = f"pathAngle({path}, {shown})" if orients else 0.0
    return f"pathX({path}, {shown})", f"pathY({path}, {shown})", angle


def _pair(point: tuple[float, ...]) -> str:
    return f"{plain(point[0])} {plain(point[1])}"


def _length(controls: tuple[tuple[float, ...], ...]) -> float:
    """The length of a cubic Bézier curve."""
    total = 0.0
    for piece in range(16):
        for place, weight in GAUSS:
            t = (piece + (place + 1) / 2) / 16
            factors = (-3 * (1 - t) ** 2, 3 * (1 - t) * (1 - 3 * t), 3 * t * (2 - 3 * t), 3 * t * t)
            dx = sum(f * p[0] for f, p in zip(factors, controls, strict=True))
            dy = sum(f * p[1] for f, p in zip(factors, controls, strict=True))
            total += weight * math.hypot(dx, dy) / 32
    return total
