# SPDX-License-Identifier: MIT
"""The table of morphs: what an animator would object to, counted over pairs of icons of several sets.

    tools/morph_quality --table                          the twenty pairs, every set of COUNTS, and those made
    tools/morph_quality --table --set material --count 40 --seed 7
    tools/morph_quality --table --made --set solid       icons to themselves: mirrored, turned, drawn otherwise
    tools/morph_quality --table --markdown               the table of docs/paths.md
    tools/morph_quality --table --page --no-times        writes it there, but for its times: on all cores, in minutes

Fills are measured by shapely (areas, holes, hulls, crossings of tools/outlines.py) on nine frames and by Skia's rasters
on sixty-one; strokes by rasters of their ink, and at their ends by shapely. The library's own geometry is not used.
"""

from __future__ import annotations

import math
import os
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
import skia
from icon_sets import STROKED, icons_of, mirrored, pairs_of, redrawn, turned
from outlines import Array, Outline

__all__ = [
    "COUNTS",
    "DRAWN_OTHERWISE",
    "MADE",
    "Measured",
    "Verbs",
    "is_within",
    "made",
    "markdown",
    "measure_fill",
    "measure_stroke",
    "measured",
    "page_times",
    "page_with",
    "print_table",
    "rows",
]

# A path: verbs (0 move, 1 line, 2 quadratic, 3 cubic, 4 close), each with its points.
Verbs = Sequence[tuple[int, Sequence[tuple[float, float]]]]
# Makes a morph of two path data, fill or stroke: a function from times to paths.
Engine = Callable[[str, str, str], Callable[[float], Verbs]]

FRAMES = tuple(number / 10 for number in range(1, 10))
STEPS = 60
# Times beside an end.
BESIDE = 1e-6
# The side of a raster in pixels, and that of the picture in it, with a margin for parts that leave the icon.
SIDE, PICTURE = 240, 96

DRAWN_OTHERWISE = "drawn otherwise"
# How many random pairs of each set are judged, and how many icons for what is made of them.
COUNTS = {
    **{"solid": 400, "material": 300, "bootstrap": 425, "heroicons-solid": 300, "tabler-filled": 300},
    **{"lucide": 150, "heroicons-outline": 150, "tabler-outline": 150},
}
MADE = 60

# Of a stroke's ink: what grows from a dot may begin with the dot's round cap.
STROKE_JUMP = 5e-3
JUMP, COLLAPSE, DIP, SWELL, STEP, INK = 2e-3, 0.2, 0.6, 1.3, 5.0, 0.25
# What sets have more of than others may have, by set and kind, as fractions of pairs or frames, or in sizes.
KNOWN: dict[tuple[str, str], dict[str, float]] = {
    # Three of the four are their own mirror images and stand still, but for pixels at their edges.
    ("heroicons-solid", "mirrored"): {"pairs with a step above 5 means": 4 / 60, "frames with new crossings": 30 / 540},
    ("heroicons-outline", "mirrored"): {"pairs with a step that changes > 25 % of the ink": 8 / 60},
    # Thin strokes that turn rigidly by 135° to 180° change that much.
    ("heroicons-outline", "turned"): {"pairs with a step that changes > 25 % of the ink": 7 / 60},
    ("tabler-outline", "turned"): {"pairs with a step that changes > 25 % of the ink": 1 / 60},
}
# What differs from frame to frame of what stands still, in areas.
MOVED = 0.01


@dataclass
class Measured:
    """The results for a pair."""

    name: str
    error: str = ""
    jump: float = 0.0
    least: float = 1.0
    most: float = 1.0
    crossed: int = 0
    holes_lost: int = 0
    beyond: float = 0.0
    step: float = 0.0
    ink: float = 0.0
    moved: float = 0.0
    milliseconds: float = 0.0


class Raster:
    """Draws the paths of one morph, all at the same scale."""

    def __init__(self, ends: Sequence[Verbs], width: float = 0.0) -> None:
        points = np.array([point for end in ends for _, row in end for point in row] or [(0.0, 0.0)])
        low, high = points.min(axis=0), points.max(axis=0)
        self.size = float((high - low).max()) or 1.0
        self.scale = PICTURE / self.size
        self.low = (low + high) / 2 - self.size / 2 - (SIDE - PICTURE) / 2 / self.scale
        self.surface = skia.Surface(SIDE, SIDE)
        self.paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
        if width:
            self.paint.setStyle(skia.Paint.kStroke_Style)
            self.paint.setStrokeWidth(width * self.scale)
            self.paint.setStrokeCap(skia.Paint.kRound_Cap)
            self.paint.setStrokeJoin(skia.Paint.kRound_Join)

    def draw(self, verbs: Verbs) -> Array:
        path = skia.Path()
        k, (x, y) = self.scale, self.low
        for verb, row in verbs:
            values = [value for px, py in row for value in ((px - x) * k, (py - y) * k)]
            if verb == 0:
                path.moveTo(*values)
            elif verb == 1:
                path.lineTo(*values)
            elif verb == 2:
                path.quadTo(*values)
            elif verb == 3:
                path.cubicTo(*values)
            else:
                path.close()
        canvas = self.surface.getCanvas()
        canvas.clear(0)
        canvas.drawPath(path, self.paint)
        return np.asarray(self.surface.toarray()[:, :, 3] / 255, np.float64)


def _prepared(engine: Engine, a: str, b: str, paint: str) -> tuple[Callable[[float], Verbs], float]:
    """A morph, and how many milliseconds it takes to prepare at best: whatever else the machine does takes more."""
    best = math.inf
    for _ in range(8):
        began = time.perf_counter()
        at = engine(a, b, paint)
        best = min(best, time.perf_counter() - began)
    return at, best * 1e3


def _difference(one: Outline, other: Outline) -> float:
    try:
        return float(one.fill.symmetric_difference(other.fill).area)
    except shapely.errors.GEOSException:
        return float(one.fill.buffer(0).symmetric_difference(other.fill.buffer(0)).area)


def measure_fill(name: str, a: str, b: str, engine: Engine) -> Measured:
    """A pair of filled icons."""
    found = Measured(name)
    try:
        at, found.milliseconds = _prepared(engine, a, b, "fill")
        ends = [at(0.0), at(1.0)]
        raster = Raster(ends)
        size = max(Outline.of(end).size for end in ends)
        whole = [Outline.of(end, size) for end in ends]
        frames = [Outline.of(at(t), size) for t in FRAMES]
        beside = [Outline.of(at(t), size) for t in (BESIDE, 1 - BESIDE)]
        pictures = [raster.draw(at(number / STEPS)) for number in range(STEPS + 1)]
    except Exception as error:
        found.error = f"{type(error).__name__}: {error}"
        return found
    found.jump = max(_difference(x, y) / max(y.area, 1e-9 * size * size) for x, y in zip(beside, whole, strict=True))
    areas = [float(picture.sum()) for picture in pictures]
    found.moved = max(float(np.abs(picture - pictures[0]).sum()) for picture in pictures) / max(areas[0], 1e-9)
    found.least = min(areas) / max(min(areas[0], areas[-1]), 1e-9)
    found.most = max(areas) / max(areas[0], areas[-1], 1e-9)
    steps = [float(np.abs(y - x).sum()) for x, y in pairwise(pictures)]
    mean = sum(steps) / len(steps)
    # Frames at rest have no steps: below one pixel in a hundred of the fill.
    found.step = max(steps) / mean if mean > 1e-4 * max(areas[0], areas[-1], 1.0) else 0.0
    crossings = max(len(end.crossings) for end in whole)
    found.crossed = sum(len(frame.crossings) > crossings for frame in frames)
    holes = min(end.holes for end in whole)
    found.holes_lost = sum(frame.holes < holes for frame in frames)
    hull = shapely.MultiPoint(np.concatenate([p for end in whole for p in end.polygons])).convex_hull
    shapely.prepare(hull)
    for frame in frames:
        points = np.concatenate([*frame.polygons, np.zeros((0, 2))])
        points = shapely.points(points[~shapely.contains_xy(hull, points)])
        if len(points):
            found.beyond = max(found.beyond, float(shapely.distance(points, hull).max()) / size)
    return found


def _inked(verbs: Verbs, width: float, size: float) -> Any:
    """What a stroke with round caps and joins covers, as a shapely geometry."""
    lines: list[Any] = []
    for points in Outline.of(verbs, size).polygons:
        half = len(points) // 2
        # In two, since GEOS can lose what is around a closed line that is smaller than the width.
        halves = (points[: half + 1], points[half:])
        lines += [shapely.LineString(part) if len(part) > 1 else shapely.Point(part[0]) for part in halves]
    return shapely.unary_union(shapely.buffer(lines, width / 2, quad_segs=16))


def measure_stroke(name: str, a: str, b: str, engine: Engine, width: float) -> Measured:
    """A pair of stroked icons."""
    found = Measured(name)
    try:
        at, found.milliseconds = _prepared(engine, a, b, "stroke")
        raster = Raster([at(0.0), at(1.0)], width)
        times = [BESIDE, *(number / STEPS for number in range(1, STEPS)), 1 - BESIDE]
        pictures = [raster.draw(at(0.0)), *(raster.draw(at(t)) for t in times), raster.draw(at(1.0))]
        inked = [_inked(at(t), width, raster.size) for t in (0.0, BESIDE, 1 - BESIDE, 1.0)]
    except Exception as error:
        found.error = f"{type(error).__name__}: {error}"
        return found
    inks = [float(picture.sum()) for picture in pictures]
    found.least = min(inks) / max(min(inks[0], inks[-1]), 1e-9)
    found.most = max(inks) / max(inks[0], inks[-1], 1e-9)
    steps = [float(np.abs(y - x).sum()) for x, y in pairwise(pictures)]
    found.ink = max(step / max(one, 1.0) for step, one in zip(steps, inks, strict=False))
    # Not by rasters: where strokes lie over each other, Skia's edges depend on how they are cut, by 3 % of the ink.
    found.jump = max(
        shapely.symmetric_difference(beside, end).area / end.area for end, beside in (inked[:2], inked[:1:-1])
    )
    found.moved = max(float(np.abs(picture - pictures[0]).sum()) for picture in pictures) / max(inks[0], 1.0)
    mean = sum(steps) / len(steps)
    found.step = max(steps) / mean if mean > 1e-4 * max(inks[0], inks[-1], 1.0) else 0.0
    return found


def rows(found: Iterable[Measured], is_stroke: bool = False, kind: str = "", is_timed: bool = True) -> dict[str, Any]:
    """The table's rows; kind is what was made of the icons, if it was."""
    all_pairs = list(found)
    good = [pair for pair in all_pairs if not pair.error]
    times = [pair.milliseconds for pair in good] or [0.0]
    table: dict[str, Any] = {"pairs": len(all_pairs), "errors": len(all_pairs) - len(good)}
    table["pairs that jump at an end"] = sum(pair.jump > (STROKE_JUMP if is_stroke else JUMP) for pair in good)
    if is_stroke:
        table["pairs with a step that changes > 25 % of the ink"] = sum(pair.ink > INK for pair in good)
    table["pairs that collapse below 20 %"] = sum(pair.least < COLLAPSE for pair in good)
    table["pairs that dip below 60 %"] = sum(pair.least < DIP for pair in good)
    table["pairs that swell above 130 %"] = sum(pair.most > SWELL for pair in good)
    table["pairs with a step above 5 means"] = sum(pair.step > STEP for pair in good)
    if not is_stroke:
        table["frames"] = len(FRAMES) * len(good)
        table["frames with new crossings"] = sum(pair.crossed for pair in good)
        table["pairs with a hole lost"] = sum(pair.holes_lost > 0 for pair in good)
        table["farthest out of the hull, sizes"] = round(max((pair.beyond for pair in good), default=0.0), 3)
        table["pairs out of the hull by > 0.1"] = sum(pair.beyond > 0.1 for pair in good)
    if kind == DRAWN_OTHERWISE:
        table["pairs that move"] = sum(pair.moved > MOVED for pair in good)
    if is_timed:
        table["prepare, ms, median"] = round(statistics.median(times), 3)
        table["prepare, ms, worst"] = round(max(times), 2)
    return table


def _measure(engine: Engine, width: float, pair: tuple[str, str, str]) -> Measured:
    """A pair: its label, and both path data; stroked if there is a width."""
    return measure_stroke(*pair, engine, width) if width else measure_fill(*pair, engine)


def _all_measured(name: str, engine: Engine, is_timed: bool, pairs: Sequence[tuple[str, str, str]]) -> list[Measured]:
    measure = partial(_measure, engine, STROKED.get(name, 0.0))
    if is_timed:
        return [measure(pair) for pair in pairs]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(measure, pairs, chunksize=8))


def measured(name: str, count: int, seed: int, engine: Engine, is_timed: bool = True) -> list[Measured]:
    """Random pairs of a set; on all cores where times do not matter."""
    icons = icons_of(name)
    pairs = [(f"{a} → {b}", icons[a], icons[b]) for a, b in pairs_of(name, count, seed)]
    return _all_measured(name, engine, is_timed, pairs)


def made(name: str, count: int, seed: int, engine: Engine, is_timed: bool = True) -> dict[str, list[Measured]]:
    """Morphs from icons of a set to variants of them: mirror images, rotations by 15° to 180°, and redrawn outlines
    (begun elsewhere, shuffled, wound the other way)."""
    icons = icons_of(name)
    pairs: dict[str, list[tuple[str, str, str]]] = {"mirrored": [], "turned": [], DRAWN_OTHERWISE: []}
    for number, (label, _) in enumerate(pairs_of(name, count, seed)):
        own, other = redrawn(icons[label], seed + number, closes=name not in STROKED)
        pairs["mirrored"].append((label, own, mirrored(own)))
        pairs["turned"].append((label, own, turned(own, 15 + number * 15 % 180)))
        pairs[DRAWN_OTHERWISE].append((label, own, other))
    return {kind: _all_measured(name, engine, is_timed, rest) for kind, rest in pairs.items()}


def is_within(table: dict[str, Any], kind: str = "", name: str = "") -> bool:
    """Whether a table is within the limits, given as fractions of its pairs and frames, with at least one of each; kind
    is what was made of the icons, if it was, and name the set, for what it is known to have more of."""
    pairs, frames = table["pairs"], table.get("frames", 0)
    limits: dict[str, float] = {
        "errors": 0,
        "pairs that jump at an end": 0,
        "pairs that collapse below 20 %": 0,
        "pairs that dip below 60 %": 4 / 425 * pairs,
        "pairs that swell above 130 %": 5 / 425 * pairs,
        "pairs with a step above 5 means": 0,
        "pairs with a step that changes > 25 % of the ink": 0,
        "frames with new crossings": 60 / 3825 * frames,
        "pairs with a hole lost": 5 / 425 * pairs,
        "farthest out of the hull, sizes": 0.1,
        "pairs that move": 0,
    }
    if kind in ("mirrored", "turned"):
        # What turns rigidly leaves the hull of both ends: a square by 0.2 on its way by 90°, a bar by 0.5 by 180°.
        limits["farthest out of the hull, sizes"] = 0.5
    if kind == "mirrored":
        # An icon has no more in common with its mirror image than with many others, and as many holes to lose. Open
        # strokes pass through a line, as a chevron does that turns around.
        limits["pairs with a hole lost"] = limits["pairs with a step that changes > 25 % of the ink"] = 0.06 * pairs
        limits["pairs with a step above 5 means"] = limits["pairs that collapse below 20 %"] = 0.03 * pairs
        limits["frames with new crossings"] = 0.04 * frames
        limits["pairs that dip below 60 %"] = (0.02 if frames else 0.25) * pairs
    for key, most in KNOWN.get((name, kind), {}).items():
        limits[key] = most * (frames if key.startswith("frames") else pairs if key.startswith("pairs") else 1)
    # A count may be one even if its limit is smaller.
    return all(
        table[key] <= (limit if isinstance(table[key], float) or limit == 0 else math.ceil(limit))
        for key, limit in limits.items()
        if key in table
    )


def print_table(title: str, table: dict[str, Any]) -> None:
    """One table, for a terminal."""
    print(f"\n{title}")
    for key, value in table.items():
        print(f"  {key:50} {value}")


def _both(first: str, second: str) -> Callable[[dict[str, Any]], str]:
    return lambda table: f"{table[first]}, {table[second]}" if first in table else ""


def _of(key: str, frames: str = "") -> Callable[[dict[str, Any]], str]:
    def cell(table: dict[str, Any]) -> str:
        if key not in table:
            return ""
        return f"{table[key]} of {table[frames]:,}".replace(",", " ") if frames else str(table[key])

    return cell


_TIMES = _both("prepare, ms, median", "prepare, ms, worst")
# Around the table of docs/paths.md.
BEGINS, ENDS = "<!-- table -->\n", "\n<!-- end -->"
# The rows of the page: a title, what of a table, and flubber's figure for 425 pairs of another filled set.
_PAGE: tuple[tuple[str, Callable[[dict[str, Any]], str], str], ...] = (
    ("pairs", _of("pairs"), "425"),
    ("pairs that jump at an end", _of("pairs that jump at an end"), "0"),
    (
        "pairs that collapse below 20 % of the smaller area, dip below 60 %",
        _both("pairs that collapse below 20 %", "pairs that dip below 60 %"),
        "0, 30",
    ),
    ("pairs that swell above 130 %", _of("pairs that swell above 130 %"), "0"),
    ("pairs with a step of 1/60 above 5 means", _of("pairs with a step above 5 means"), "0"),
    (
        "pairs with a step that changes more than 25 % of the ink",
        _of("pairs with a step that changes > 25 % of the ink"),
        "",
    ),
    ("frames with new crossings", _of("frames with new crossings", "frames"), "3 146 of 3 825"),
    ("pairs with a hole lost", _of("pairs with a hole lost"), "82"),
    ("farthest out of the hull of both, in sizes", _of("farthest out of the hull, sizes"), "0"),
    ("to prepare one, in ms: median, worst", _TIMES, "53, 478"),
)


def page_times(page: str) -> dict[str, str]:
    """The times in the table of docs/paths.md, by set."""
    lines = page.split(BEGINS)[1].split(ENDS)[0].strip().splitlines()
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in (lines[0], lines[-1])]
    return dict(zip(*rows, strict=True))


def markdown(tables: dict[str, dict[str, Any]], times: Mapping[str, str] | None = None) -> str:
    """The table of docs/paths.md: a column for each set, and flubber's. Times are those given, if any are."""
    lines = [f"| of random pairs | {' | '.join(tables)} | flubber |", f"|---{'|---:' * (len(tables) + 1)}|"]
    for title, cell, other in _PAGE:
        cells = [cell(table) for table in tables.values()]
        if times is not None and cell is _TIMES:
            cells = [times.get(name, "–") for name in tables]  # noqa: RUF001
        lines.append(f"| {title} | {' | '.join(cells)} | {other} |")
    return "\n".join(lines)


def page_with(page: str, table: str) -> str:
    """The page with another table."""
    before, _, rest = page.partition(BEGINS)
    return before + BEGINS + table + ENDS + rest.partition(ENDS)[2]
