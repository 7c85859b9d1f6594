# SPDX-License-Identifier: MIT
"""Outlines for the judge: flattened independently of the library, filled by the non-zero rule with shapely, with
counted crossings.

Nothing here calls the library: a path comes in as verbs with their points.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import shapely

__all__ = ["Contour", "Outline", "Piece"]

Array = np.ndarray[Any, np.dtype[np.float64]]
# The largest distance of the flattened outline from the curve, in sizes.
TOLERANCE = 2e-5
# Where a corner is cut, as a fraction of the piece on either side: see Contour.cut_corners.
CUT = 1e-4
# Where a line is sampled, chosen so that the midpoints between these are unlikely places for a crossing. Symmetric, so
# that shared sides stay shared whichever direction each is drawn in.
LINE_TIMES = np.array([CUT, 1 - math.sqrt(0.5), 0.5, math.sqrt(0.5), 1 - CUT, 1.0])
# The minimum depth of an intersection of segments, in sizes. Less is a touch.
DEPTH = 1e-7
# Smaller holes or islands, in squares of the size, do not count.
SPECK = 1e-5
# Shorter loops and overlaps, in sizes, are invisible.
VISIBLE = 2e-3


def _weights(times: Array, degree: int) -> Array:
    """The weight of each control point at each time: Bernstein's polynomials."""
    t = times[:, None]
    k = np.arange(degree + 1)
    return np.asarray([math.comb(degree, i) for i in k] * t**k * (1 - t) ** (degree - k), np.float64)


@cache
def _even_weights(count: int, degree: int) -> Array:
    """The weights at an even number of times, unevenly spaced (by at most a tenth), but symmetric: see LINE_TIMES."""
    inner = np.arange(1, count) / count
    inner -= 0.1 / math.tau / count * np.sin(math.tau * inner)
    return _weights(np.concatenate([[CUT], inner, [1 - CUT, 1.0]]), degree)


_LINE_WEIGHTS = _weights(LINE_TIMES, 1)


@dataclass(frozen=True)
class Piece:
    """A Bézier curve of a contour: two points (a line), three or four."""

    points: Array

    def is_straight(self, tolerance: float) -> bool:
        start, chord = self.points[0], self.points[-1] - self.points[0]
        length = math.hypot(*chord)
        if length <= tolerance:
            return bool(np.all(np.hypot(*(self.points - start).T) <= tolerance))
        inner = self.points[1:-1] - start
        return bool(np.all(np.abs(inner[:, 0] * chord[1] - inner[:, 1] * chord[0]) <= tolerance * length))

    def at(self, times: Array) -> Array:
        return _weights(times, len(self.points) - 1) @ self.points

    def flattened(self, tolerance: float) -> Array:
        """Points along it, except the first. A curve departs from n equal chords of its parameter by at most d (d - 1)
        M / (8 n²), where M is the largest second difference of its d + 1 points (Wang's formula)."""
        degree = len(self.points) - 1
        if degree == 1:
            return _LINE_WEIGHTS @ self.points
        bend = self.points[2:] - 2 * self.points[1:-1] + self.points[:-2]
        most = float(np.hypot(bend[:, 0], bend[:, 1]).max())
        half = min(200, max(3, math.ceil(0.55 * math.sqrt(degree * (degree - 1) * most / (8 * tolerance)))))
        return _even_weights(2 * half, degree) @ self.points


@dataclass(frozen=True)
class Contour:
    """A subpath: its start, its pieces and whether it is closed."""

    start: tuple[float, float]
    pieces: tuple[Piece, ...]
    is_closed: bool

    def polygon(self, tolerance: float) -> Array:
        """The flattened contour; a closed one ends with its first point again."""
        parts = [np.array([self.start]), *(piece.flattened(tolerance) for piece in self.pieces)]
        points = np.concatenate(parts)
        if self.is_closed and np.any(points[0] != points[-1]):
            closing = Piece(np.array([points[-1], points[0]]))
            points = np.concatenate([points, closing.flattened(tolerance)])
        keep = np.ones(len(points), bool)
        keep[1:] = np.any(points[1:] != points[:-1], axis=1)
        return np.asarray(points[keep], np.float64)

    def cut_corners(self, tolerance: float) -> Array:
        """The midpoints of the flattened contour's segments. Corners are cut by 5e-5 of their sides. So no crossing is
        at a vertex, as it would be where a symmetric outline crosses itself on its axis."""
        points = self.polygon(tolerance)
        middles = (points[1:] + points[:-1]) / 2
        if len(middles) < 2:
            return points
        ends = middles[:1] if self.is_closed else points[-1:]
        return np.concatenate([middles if self.is_closed else np.concatenate([points[:1], middles]), ends])


class Outline:
    """A path as contours. size is the longer side of its control points' box unless it is given."""

    def __init__(self, contours: Iterable[Contour], size: float = 0.0) -> None:
        self.contours = tuple(contours)
        self.size = size or self._own_size()

    @classmethod
    def of(cls, verbs: Iterable[tuple[int, Sequence[tuple[float, float]]]], size: float = 0.0) -> Outline:
        """From verbs (0 move, 1 line, 2 quadratic, 3 cubic, 4 close), each with its points."""
        contours: list[Contour] = []
        start, here, pieces, begun = (0.0, 0.0), (0.0, 0.0), list[Piece](), False

        def end(is_closed: bool) -> None:
            nonlocal pieces
            if begun and (pieces or is_closed):
                contours.append(Contour(start, tuple(pieces), is_closed))
            pieces = []

        for verb, points in verbs:
            if verb == 0:
                end(False)
                start = here = points[0]
                begun = True
            elif verb == 4:
                end(True)
                here = start
            else:
                pieces.append(Piece(np.array([here, *points], np.float64)))
                here = points[-1]
        end(False)
        return cls(contours, size)

    @cached_property
    def controls(self) -> Array:
        parts = [np.array([contour.start]) for contour in self.contours]
        parts += [piece.points for contour in self.contours for piece in contour.pieces]
        return np.concatenate(parts) if parts else np.zeros((0, 2))

    def _own_size(self) -> float:
        if len(self.controls) == 0 or not self.is_finite:
            return 1.0
        return float(np.ptp(self.controls, axis=0).max()) or 1.0

    @property
    def is_finite(self) -> bool:
        return bool(np.all(np.isfinite(self.controls)))

    @cached_property
    def polygons(self) -> list[Array]:
        return [contour.polygon(TOLERANCE * self.size) for contour in self.contours]

    # Filled

    @cached_property
    def fill(self) -> Any:
        """The area filled by the non-zero rule, as a shapely geometry; open contours count as closed."""
        lines = []
        for points in self.polygons:
            ring = points if np.all(points[0] == points[-1]) else np.concatenate([points, points[:1]])
            if len(ring) >= 4:
                lines.append(ring)
        if not lines:
            return shapely.Polygon()
        faces = shapely.get_parts(shapely.polygonize([shapely.unary_union([shapely.LineString(r) for r in lines])]))
        if len(faces) == 0:
            return shapely.Polygon()
        inside = shapely.get_coordinates(shapely.point_on_surface(faces))
        winding = np.zeros(len(faces), int)
        for ring in lines:
            a, b = ring[:-1], ring[1:]
            for number, (x, y) in enumerate(inside):
                side = (b[:, 0] - a[:, 0]) * (y - a[:, 1]) - (x - a[:, 0]) * (b[:, 1] - a[:, 1])
                down = (a[:, 1] <= y) & (b[:, 1] > y) & (side > 0)
                up = (a[:, 1] > y) & (b[:, 1] <= y) & (side < 0)
                winding[number] += int(down.sum()) - int(up.sum())
        return shapely.unary_union(faces[winding != 0])

    @property
    def area(self) -> float:
        return float(self.fill.area)

    @property
    def centroid(self) -> Array:
        if self.fill.is_empty or self.area == 0:
            return self.controls.mean(axis=0) if len(self.controls) else np.zeros(2)
        return np.array([self.fill.centroid.x, self.fill.centroid.y])

    @cached_property
    def holes(self) -> int:
        """Holes of the fill that are more than a speck."""
        least = SPECK * self.size * self.size
        parts = shapely.get_parts(self.fill)
        rings = [ring for part in parts if part.geom_type == "Polygon" for ring in part.interiors]
        return sum(shapely.Polygon(ring).area > least for ring in rings)

    # Crossings

    @cached_property
    def crossings(self) -> list[Crossing]:
        """The proper crossings of the outline, within a contour or between two. Touching, shared points and shared
        edges do not count."""
        chains = [contour.cut_corners(TOLERANCE * self.size) for contour in self.contours]
        if not chains:
            return []
        a = np.concatenate([chain[:-1] for chain in chains])
        b = np.concatenate([chain[1:] for chain in chains])
        if len(a) == 0:
            return []
        owner = np.concatenate([np.full(len(chain) - 1, number) for number, chain in enumerate(chains)])
        low, high = np.minimum(a, b), np.maximum(a, b)
        boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
        first, second = shapely.STRtree(boxes).query(boxes)
        first, second = first[first < second], second[first < second]

        def depth(p: Array, q: Array, r: Array) -> Array:
            """The distance of r from the line through p and q, signed by side."""
            along = q - p
            length = np.hypot(along[:, 0], along[:, 1])
            cross = along[:, 0] * (r[:, 1] - p[:, 1]) - along[:, 1] * (r[:, 0] - p[:, 0])
            return np.asarray(np.divide(cross, length, out=np.zeros_like(cross), where=length > 0))

        least = DEPTH * self.size
        p, q, r, s = a[first], b[first], a[second], b[second]
        from_r, from_s, from_p, from_q = depth(p, q, r), depth(p, q, s), depth(r, s, p), depth(r, s, q)
        proper = (from_r * from_s < 0) & (from_p * from_q < 0)
        for value in (from_r, from_s, from_p, from_q):
            proper &= np.abs(value) > least
        first, second = first[proper], second[proper]
        share = (from_p / np.where(from_p == from_q, 1, from_p - from_q))[proper]
        places = a[first] + share[:, None] * (b[first] - a[first])
        lengths = np.hypot(*(b - a).T)
        along = np.concatenate([[0.0], np.cumsum(lengths)])
        found = []
        for i, j, place in zip(first, second, places, strict=True):
            # The position of the crossing along the chain on either segment.
            here, there = (float(along[k] + math.hypot(*(place - a[k]))) for k in (i, j))
            mine, other = int(owner[i]), int(owner[j])
            loop = math.inf
            if mine == other:
                whole = float(lengths[owner == mine].sum())
                loop = there - here
                loop = min(loop, whole - loop) if self.contours[mine].is_closed else loop
            found.append(Crossing(mine, other, (float(place[0]), float(place[1])), loop / self.size))
        return found

    # Shape

    @cached_property
    def straight(self) -> Any:
        """The straight pieces, including closing lines, as a shapely geometry."""
        tolerance = 1e-9 * self.size
        lines = [
            shapely.LineString([piece.points[0], piece.points[-1]])
            for contour in self.contours
            for piece in contour.pieces
            if piece.is_straight(tolerance)
        ]
        lines += [
            shapely.LineString([contour.pieces[-1].points[-1], contour.start])
            for contour in self.contours
            if contour.is_closed and contour.pieces
        ]
        return shapely.MultiLineString(lines)

    def longest_curve_as_lines(self, original: Outline) -> float:
        """For an outline that is the original in other pieces: the longest run of straight pieces where the original
        has none, in sizes. 0 if every curve is still a curve. A line drawn in both directions is a cut: it bounds
        nothing."""
        worst = 0.0
        near, tiny = 1e-6 * self.size, 1e-5 * self.size
        lines = [
            piece.points[[0, -1]]
            for contour in self.contours
            for piece in contour.pieces
            if piece.is_straight(1e-8 * self.size) and np.hypot(*(piece.points[-1] - piece.points[0])) > tiny
        ]
        for contour in self.contours:
            if contour.is_closed and contour.pieces:
                lines.append(np.array([contour.pieces[-1].points[-1], contour.start]))
        ends = np.array(lines).reshape(-1, 2, 2)
        drawn, straight = shapely.linestrings(ends), shapely.get_parts(original.straight)
        for contour in self.contours:
            run = 0.0
            for piece in contour.pieces:
                length = float(np.hypot(*(piece.points[-1] - piece.points[0])))
                if length <= tiny:
                    continue
                if not piece.is_straight(1e-8 * self.size):
                    run = 0.0
                    continue
                inner = shapely.points(piece.at(np.array([0.21, 0.5, 0.83])))
                own = piece.points[[0, -1]]
                others = drawn[(ends != own).any(axis=(1, 2))]
                # How far the farthest of the points is from the nearest line.
                if any(
                    shapely.distance(inner[:, np.newaxis], among).min(axis=1, initial=np.inf).max() <= near
                    for among in (straight, others)
                ):
                    run = 0.0
                    continue
                run += length / self.size
                worst = max(worst, run)
        return worst


@dataclass(frozen=True)
class Crossing:
    """A crossing of contours (or of one with itself), and the length of its loop, in sizes (inf between two
    contours)."""

    first: int
    second: int
    place: tuple[float, float]
    loop: float

    @property
    def is_visible(self) -> bool:
        return self.loop > VISIBLE
