# SPDX-License-Identifier: MIT
"""Judges morphs between icons: nine in-betweens of each pair, measured by geometry of its own (tools/outlines.py).

    tools/morph_quality                              the twenty pairs
    tools/morph_quality --sheet out/morphs.png       and a picture of all in-betweens, crossings marked red
    tools/morph_quality --set solid --count 300      300 pairs of the solid icons, the same ones for the same --seed
    tools/morph_quality --table                      what an animator would object to, by sets: see morph_table.py
    tools/morph_quality --pairs FILE                 pairs from a file: two names (or two path data in quotes) a line

Of each pair: "jump" is how much the filled area jumps beside either end, in percent; "cross" in how many frames the
outline crosses itself more often than either end does, (and in how many visibly), "holes" in how many frames one is
missing that both ends have; "lines" the longest run of lines where there should be a curve, in percent of the size;
"area" and "center" in how many frames the filled area and its centroid are out of their order by more than one percent;
"least" the smallest filled area, "edge" the longest outline, both against what is between the ends; "step" the largest
change of the fill from frame to frame, in mean changes.
Ends with 1 when the totals are beyond the limits.
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from icon_sets import SETS, STROKED, icons_of, installer, pairs_of
from icons import TWENTY_PAIRS, icon
from morph_engines import ENGINES, Engine, outline_of_data, painted
from outlines import Outline

__all__ = ["FRAMES", "Verdict", "judge", "main", "totals"]

FRAMES = tuple(number / 10 for number in range(1, 10))
# Times beside an end.
BESIDE = 1e-6
# Times so close to an end that a rotating shape still covers its straight pieces.
NEAREST = 1e-9
JUMP_LIMIT = 1e-3
# The allowed difference of the fill at an end from the shape as the other parser has it, in areas.
CHANGE_LIMIT = 2e-3
# The tolerance of the order, in areas or sizes.
DISORDER = 0.01
# Frames with crossings, of 180.
CROSSED_LIMIT = 5 / 180
# Shorter runs of lines in place of a curve, in sizes, do not count.
LINES_LIMIT = 1e-3


@dataclass
class Verdict:
    """The faults of a pair's interpolated paths. Times are those of the frames."""

    name: str
    error: str = ""
    jumps: tuple[float, float] = (0.0, 0.0)
    infinite: int = 0
    crossed: list[float] = field(default_factory=list)
    visibly_crossed: list[float] = field(default_factory=list)
    holes_lost: list[float] = field(default_factory=list)
    curve_as_lines: float = 0.0
    area_disorder: list[float] = field(default_factory=list)
    center_disorder: list[float] = field(default_factory=list)
    least_area: float = 1.0
    longest_edge: float = 1.0
    worst_step: float = 1.0
    changed_end: str = ""

    @property
    def is_clean(self) -> bool:
        return not (self.error or self.infinite or self.crossed or self.holes_lost or self.changed_end) and (
            max(self.jumps) <= JUMP_LIMIT and self.curve_as_lines <= LINES_LIMIT
        )


def _beyond(values: Sequence[float], allowed: float) -> list[int]:
    """The indices of values (except the first and last) that are out of order from first to last, or beyond these."""
    first, last = values[0], values[-1]
    sign = 1 if last >= first else -1
    found, furthest = [], first * sign
    for number, value in enumerate(values):
        is_outside = not min(first, last) - allowed <= value <= max(first, last) + allowed
        is_back = value * sign < furthest - allowed
        if 0 < number < len(values) - 1 and (is_outside or is_back):
            found.append(number)
        furthest = max(furthest, min(value * sign, last * sign))
    return found


def _edge(outline: Outline) -> float:
    return sum(float(np.hypot(*np.diff(points, axis=0).T).sum()) for points in outline.polygons)


def _difference(one: Outline, other: Outline) -> float:
    try:
        return float(one.fill.symmetric_difference(other.fill).area)
    except shapely.errors.GEOSException:
        return float(one.fill.buffer(0).symmetric_difference(other.fill.buffer(0)).area)


def judge(name: str, a: str, b: str, engine: Engine) -> tuple[Verdict, list[Outline]]:
    """The faults of a morph of two path data, and the outlines: one end, the frames, the other end."""
    verdict = Verdict(name)
    size = max(outline_of_data(data).size for data in (a, b))
    ends = [outline_of_data(data, size) for data in (a, b)]
    try:
        morph = engine(a, b)
        seen = [
            Outline(morph(t).contours, size)
            for t in (0.0, BESIDE, *FRAMES, 1 - BESIDE, 1.0, NEAREST, 1 - NEAREST, -0.5, 1.5)
        ]
    except Exception as error:
        verdict.error = f"{type(error).__name__}: {error}"
        return verdict, ends
    verdict.infinite = sum(not outline.is_finite for outline in seen)
    start, after, *frames, before, end = seen[:-4]
    first_pieces, last_pieces = seen[-4:-2]
    if verdict.infinite:
        return verdict, [ends[0], *(frame for frame in frames if frame.is_finite), ends[1]]

    # The other parser's arcs are less accurate than an allowed jump, so a jump is measured from the morph's own end.
    changed = [
        label
        for label, exact, whole in (("a", start, ends[0]), ("b", end, ends[1]))
        if _difference(exact, whole) > CHANGE_LIMIT * max(whole.area, 1e-6 * size * size)
    ]
    verdict.changed_end = " and ".join(changed)
    ends = [start, end]
    first, last = (
        abs(beside.area - whole.area) / max(whole.area, 1e-12 * size * size)
        for beside, whole in ((after, start), (before, end))
    )
    verdict.jumps = (first, last)

    before_crossings = max(len(whole.crossings) for whole in ends)
    visible_before = max(sum(crossing.is_visible for crossing in whole.crossings) for whole in ends)
    holes = min(whole.holes for whole in ends)
    for t, frame in zip(FRAMES, frames, strict=True):
        if len(frame.crossings) > before_crossings:
            verdict.crossed.append(t)
        if sum(crossing.is_visible for crossing in frame.crossings) > visible_before:
            verdict.visibly_crossed.append(t)
        if frame.holes < holes:
            verdict.holes_lost.append(t)

    verdict.curve_as_lines = max(
        first_pieces.longest_curve_as_lines(ends[0]), last_pieces.longest_curve_as_lines(ends[1])
    )
    whole_way = [ends[0], *frames, ends[1]]
    areas = [outline.area for outline in whole_way]
    allowed = DISORDER * max(areas[0], areas[-1])
    verdict.area_disorder = [FRAMES[number - 1] for number in _beyond(areas, allowed)]
    verdict.center_disorder = _center_disorder(whole_way, size)
    parts = [number / 10 for number in range(11)]
    between = [areas[0] + (areas[-1] - areas[0]) * part for part in parts]
    verdict.least_area = min(area / max(mid, 1e-12) for area, mid in zip(areas, between, strict=True))
    edges = [_edge(outline) for outline in whole_way]
    verdict.longest_edge = max(
        edge / (edges[0] + (edges[-1] - edges[0]) * part) for edge, part in zip(edges, parts, strict=True)
    )
    steps = [_difference(one, other) for one, other in pairwise(whole_way)]
    verdict.worst_step = max(steps) / (sum(steps) / len(steps)) if sum(steps) > 0 else 1.0
    return verdict, whole_way


def _center_disorder(outlines: Sequence[Outline], size: float) -> list[float]:
    """Frames whose centroid moves backwards on its way from end to end, or deviates sideways, by more than one
    percent."""
    centers = np.array([outline.centroid for outline in outlines])
    displacement = centers[-1] - centers[0]
    length = math.hypot(*displacement)
    direction = displacement / length if length > 1e-9 * size else np.array([1.0, 0.0])
    offsets = centers - centers[0]
    along, aside = offsets @ direction, offsets @ np.array([-direction[1], direction[0]])
    wrong = set(_beyond(list(along), DISORDER * size))
    wrong |= {number for number, value in enumerate(aside) if abs(value) > DISORDER * size}
    return [FRAMES[number - 1] for number in sorted(wrong) if 0 < number < len(outlines) - 1]


def totals(verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """The totals of all pairs, and whether they are within the limits."""
    frames = len(FRAMES) * len(verdicts)
    sums = {
        "pairs": len(verdicts),
        "frames": frames,
        "errors": sum(bool(verdict.error) for verdict in verdicts),
        "pairs with NaN or infinity": sum(verdict.infinite > 0 for verdict in verdicts),
        "pairs with an area jump": sum(max(verdict.jumps) > JUMP_LIMIT for verdict in verdicts),
        "pairs with an end that is not the shape given": sum(bool(verdict.changed_end) for verdict in verdicts),
        "frames that cross themselves": sum(len(verdict.crossed) for verdict in verdicts),
        "frames that visibly cross themselves": sum(len(verdict.visibly_crossed) for verdict in verdicts),
        "frames with a hole lost": sum(len(verdict.holes_lost) for verdict in verdicts),
        "pairs with a curve as lines": sum(verdict.curve_as_lines > LINES_LIMIT for verdict in verdicts),
        "frames with the area out of order": sum(len(verdict.area_disorder) for verdict in verdicts),
        "frames with the centroid out of order": sum(len(verdict.center_disorder) for verdict in verdicts),
        "clean pairs": sum(verdict.is_clean for verdict in verdicts),
    }
    never = ("errors", "pairs with NaN or infinity", "pairs with an area jump", "frames with a hole lost")
    never += ("pairs with a curve as lines", "pairs with an end that is not the shape given")  # type: ignore[assignment]
    sums["passed"] = not any(sums[key] for key in never) and (
        sums["frames that cross themselves"] < CROSSED_LIMIT * frames
    )
    return sums


def _row(verdict: Verdict) -> str:
    if verdict.error or verdict.infinite:
        return f"{verdict.name:34.34} {verdict.error or f'NaN or infinity in {verdict.infinite} frames'}"
    crossed = f"{len(verdict.crossed)} ({len(verdict.visibly_crossed)})" if verdict.crossed else ""
    cells = [
        f"{100 * max(verdict.jumps):8.4f}",
        f"{crossed:>7}",
        f"{len(verdict.holes_lost) or '':>5}",
        f"{100 * verdict.curve_as_lines:6.2f}",
        f"{len(verdict.area_disorder) or '':>4}",
        f"{len(verdict.center_disorder) or '':>6}",
        f"{verdict.least_area:6.2f}",
        f"{verdict.longest_edge:6.2f}",
        f"{verdict.worst_step:5.1f}",
    ]
    changed = f"  end {verdict.changed_end} is another shape" if verdict.changed_end else ""
    return f"{verdict.name:34.34} " + " ".join(cells) + changed


HEADER = f"{'pair':34} {'jump %':>8} {'cross':>7} holes lines% area center  least   edge  step"


# The page with the table of sets.
PAGE = Path(__file__).resolve().parents[1] / "docs" / "paths.md"


def _tables(options: argparse.Namespace) -> int:
    """Prints the tables of sets. Returns 0 if all are within the limits."""
    import morph_table

    tables: dict[str, dict[str, Any]] = {}
    wrong = []

    def add(title: str, found: Sequence[morph_table.Measured], name: str = "", kind: str = "") -> None:
        tables[title] = morph_table.rows(found, name in STROKED, kind, not options.no_times)
        if not morph_table.is_within(tables[title], kind, name):
            wrong.append(title)

    is_page = options.markdown or options.page
    if not options.made and not options.set and not is_page:
        found = [
            morph_table.measure_fill(f"{a} → {b}", icon(a), icon(b), painted)
            for a, b in TWENTY_PAIRS
            if all(word in f"{a} {b}" for word in options.only)
        ]
        add("the twenty pairs", found)
    names = (options.set,) if options.set else tuple(morph_table.COUNTS)
    for name in names:
        if not icons_of(name):
            print(f"\n{name}: not installed ({installer(name)})")
        elif not options.made:
            count = options.count or morph_table.COUNTS.get(name, 300)
            add(name, morph_table.measured(name, count, options.seed, painted, not options.no_times), name)
    is_made = (options.made or not options.set) and not is_page
    for name in filter(icons_of, names if is_made else ()):
        count = options.count or morph_table.MADE
        made = morph_table.made(name, count, options.seed, painted, not options.no_times)
        for kind, found in made.items():
            add(f"{name} {kind}", found, name, kind)
    if is_page:
        page = PAGE.read_text(encoding="utf-8")
        table = morph_table.markdown(tables, morph_table.page_times(page) if options.no_times else None)
        print(table)
        if options.page and (options.set or options.count or list(tables) != list(morph_table.COUNTS)):
            print(f"{PAGE} is not written: it has all sets, and all of their pairs", file=sys.stderr)
            return 1
        if options.page:
            PAGE.write_text(morph_table.page_with(page, table), encoding="utf-8")
    else:
        for title, rows in tables.items():
            morph_table.print_table(title, rows)
    if wrong:
        print(f"\nbeyond the limits: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


def _pairs(options: argparse.Namespace) -> list[tuple[str, str, str]]:
    """Names of pairs with the path data of both."""
    if options.pairs:
        rows = [shlex.split(line, comments=True) for line in options.pairs.read_text(encoding="utf-8").splitlines()]
        named = [(row[0], row[1]) for row in rows if len(row) == 2]
    elif options.set:
        pairs = pairs_of(options.set, options.count or 300, options.seed)
        named = [(f"{options.set}/{a}", f"{options.set}/{b}") for a, b in pairs]
    else:
        named = list(TWENTY_PAIRS)

    def data(name: str) -> str:
        style, _, own = name.partition("/")
        if style in SETS:
            return icons_of(style)[own]
        return name if name[:1] in "Mm" and any(letter in name for letter in " ,") else icon(name)

    wanted = [pair for pair in named if all(word in " ".join(pair) for word in options.only)]
    return [(f"{a[:24]} → {b[:24]}", data(a), data(b)) for a, b in wanted]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "tools/morph_quality", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=Path, metavar="FILE", help="pairs of names or path data, one a line")
    parser.add_argument("--set", choices=SETS, help="random pairs of this set (strokes only with --table)")
    parser.add_argument("--table", action="store_true", help="count faults over random pairs of sets")
    parser.add_argument("--made", action="store_true", help="with --table: of icons to what is made of them")
    parser.add_argument("--markdown", action="store_true", help="with --table: as docs/paths.md has it")
    parser.add_argument("--page", action="store_true", help="with --table: write it into docs/paths.md")
    parser.add_argument("--no-times", action="store_true", help="with --table: on all cores, those of the page stay")
    parser.add_argument("--count", type=int, default=0, help="how many random pairs (300; with --table by the set)")
    parser.add_argument("--seed", type=int, default=1, help="of the random pairs (1)")
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="pairs with this in their names")
    parser.add_argument("--engine", choices=tuple(ENGINES), default="animcore", help="who morphs")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="draw all frames, a pair a row")
    parser.add_argument("--faulty", action="store_true", help="list and draw only pairs that are not clean")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all verdicts")
    options = parser.parse_args(arguments)

    if options.table:
        return _tables(options)
    if options.set in STROKED:
        parser.error(f"{options.set} are strokes, which only --table judges")
    verdicts, drawn = [], []
    began = time.monotonic()
    print(HEADER)
    for name, a, b in _pairs(options):
        verdict, outlines = judge(name, a, b, ENGINES[options.engine])
        verdicts.append(verdict)
        if options.faulty and verdict.is_clean:
            continue
        print(_row(verdict), flush=True)
        drawn.append((verdict, outlines))
    sums = totals(verdicts)
    print()
    for key, value in sums.items():
        print(f"{key:46} {'yes' if value is True else 'NO' if value is False else value}")
    print(f"{'seconds':46} {time.monotonic() - began:.1f}")
    if options.json:
        rows = [asdict(verdict) for verdict in verdicts]
        options.json.write_text(json.dumps({"totals": sums, "pairs": rows}, indent=1, ensure_ascii=False) + "\n")
    if options.sheet:
        from morph_sheet import draw_sheet

        draw_sheet(drawn, options.sheet)
        print(f"{'sheet':46} {options.sheet}")
    return 0 if sums["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
