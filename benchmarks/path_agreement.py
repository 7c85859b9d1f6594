# SPDX-License-Identifier: MIT
"""Paths side by side: what animcore, kurbopy, skia-python and svgpathtools say of the icons of fontawesomefree, and who
is right by mpmath in 30 digits.

    .venv/bin/python benchmarks/path_agreement.py             prints the table
    .venv/bin/python benchmarks/path_agreement.py --markdown  as it stands in docs/paths.md

Everybody gets the same lines and curves, those that animcore read; only "read" compares the readers: control points
where an icon has no arcs, and with arcs the area. Errors are in sizes of the icon (its square for areas).
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

ROOT = FilePath(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "Tests" / "conformance"), str(ROOT / "benchmarks")]

import animcore  # noqa: E402
import kurbopy  # noqa: E402
import skia  # noqa: E402
import svgpathtools  # noqa: E402
from curve_oracle import Curve, mp  # noqa: E402
from icons import all_icons  # noqa: E402
from morph_engines import outline_of_data  # noqa: E402

__all__ = ["Row", "table"]

ACCURACY = 1e-9
# svgpathtools is slow, and mpmath slower.
SVGPATHTOOLS_STEP, MPMATH_STEP = 25, 150
WINDING_GRID = 8


@dataclass
class Row:
    """The largest error of each judge in one respect, against mpmath, and the largest difference from animcore."""

    what: str
    errors: dict[str, float] = field(default_factory=dict)
    differences: dict[str, float] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)

    def note(self, who: str, value: float, ours: float, truth: float | None) -> None:
        self.counts[who] = self.counts.get(who, 0) + 1
        self.differences[who] = max(self.differences.get(who, 0.0), abs(value - ours))
        if truth is not None:
            self.errors[who] = max(self.errors.get(who, 0.0), abs(value - truth))


def oracle(path: Any) -> list[Curve]:
    """The curves of a path, closing lines among them."""
    curves, start, here = [], (0.0, 0.0), (0.0, 0.0)
    for verb, points in path:
        if verb == animcore.Verb.MOVE:
            if here != start:
                curves.append(Curve((here, start)))
            start = here = points[0]
        elif verb == animcore.Verb.CLOSE:
            if here != start:
                curves.append(Curve((here, start)))
            here = start
        else:
            curves.append(Curve((here, *points)))
            here = points[-1]
    return curves


class _Skia:
    """Builds a skia.Path."""

    def __init__(self, path: Any) -> None:
        self.path = skia.Path()
        names = {0: self.path.moveTo, 1: self.path.lineTo, 2: self.path.quadTo, 3: self.path.cubicTo}
        for verb, points in path:
            names[int(verb)](*(value for point in points for value in point)) if verb != 4 else self.path.close()

    def length(self) -> float:
        measure = skia.PathMeasure(self.path, False, 1000.0)
        total = float(measure.getLength())
        while measure.nextContour():
            total += float(measure.getLength())
        return total


def _far(one: Any, other: Any) -> float:
    return max(abs(float(a) - float(b)) for a, b in zip(one, other, strict=True))


def table(progress: Callable[[Any], Any] = iter) -> list[Row]:
    """Everything over all icons."""
    rows = {what: Row(what) for what in ("read", "length", "box", "area", "middle", "winding")}
    for number, (_, data) in enumerate(progress(list(all_icons().items()))):
        path = animcore.Path(data)
        size = max(path.bounds.width, path.bounds.height)
        curves = oracle(path) if number % MPMATH_STEP == 0 else None
        text = str(path)
        others = {"kurbopy": kurbopy.BezPath.from_svg(text), "skia": _Skia(path)}
        if number % SVGPATHTOOLS_STEP == 0:
            others["svgpathtools"] = svgpathtools.parse_path(text)
        _read(rows["read"], data, path, size)
        _measures(rows, path, others, curves, size)
        _windings(rows["winding"], path, others, curves)
    return list(rows.values())


def _read(row: Row, data: str, path: Any, size: float) -> None:
    kurbo = outline_of_data(data)
    row.note("animcore", 0, 0, None)
    if "a" in data.lower():
        difference = abs(kurbopy.BezPath.from_svg(data).area() - path.area) / size**2
    else:
        mine = outline_of_data(str(path)).controls
        difference = math.inf if mine.shape != kurbo.controls.shape else float(abs(mine - kurbo.controls).max()) / size
    row.note("kurbopy", difference, 0, None)


def _measures(rows: dict[str, Row], path: Any, others: dict[str, Any], curves: list[Curve] | None, size: float) -> None:
    kurbo, sk, slow = others["kurbopy"], others["skia"], others.get("svgpathtools")
    length, box, area = path.length(ACCURACY), path.bounds, path.area
    sides = (box.x, box.y, box.x + box.width, box.y + box.height)
    true_length = true_area = None
    true_sides: Any = None
    if curves is not None:
        true_length = float(mp.fsum(curve.length() for curve in curves)) / size
        true_area = float(mp.fsum(curve.area() for curve in curves)) / size**2
        bounds = [curve.bounds() for curve in curves]
        true_sides = [float(f(b[n] for b in bounds)) for n, f in enumerate((min, min, max, max))]

    lengths = {"animcore": length, "kurbopy": kurbo.perimeter(ACCURACY), "skia": sk.length()}
    k, s = kurbo.bounding_box(), sk.path.computeTightBounds()
    boxes: dict[str, Any] = {"animcore": sides, "kurbopy": (k.min_x(), k.min_y(), k.max_x(), k.max_y())}
    boxes["skia"] = (s.left(), s.top(), s.right(), s.bottom())
    areas = {"animcore": area, "kurbopy": kurbo.area()}
    if slow is not None:
        lengths["svgpathtools"] = slow.length(error=ACCURACY)
        left, right, top, bottom = slow.bbox()
        boxes["svgpathtools"] = (left, top, right, bottom)
    for who, value in lengths.items():
        rows["length"].note(who, value / size, length / size, true_length)
    for who, value in areas.items():
        rows["area"].note(who, value / size**2, area / size**2, true_area)
    for who, value in boxes.items():
        error = None if true_sides is None else 0.0
        off = _far(value, sides) / size if error is None else _far(value, true_sides) / size
        rows["box"].note(who, off, 0.0, error)
    _middles(rows["middle"], path, sk, curves, size)


def _middles(row: Row, path: Any, sk: _Skia, curves: list[Curve] | None, size: float) -> None:
    """The point in the middle of the first contour, which is all that skia's measure walks along."""
    first = path.subpath(0) if hasattr(path, "subpath") else None
    if first is None:
        return
    measure = skia.PathMeasure(sk.path, False, 1000.0)
    place = first.point_at(first.length(ACCURACY) / 2)
    other = measure.getPosTan(measure.getLength() / 2)
    truth: float | None = None
    if curves is not None:
        rest = mp.fsum(curve.length() for curve in oracle(first)) / 2
        for curve in oracle(first):
            part = curve.length()
            if rest <= part:
                exact = [float(value) for value in curve.point(curve.parameter(rest))]
                row.note("animcore", _far(place, exact) / size, 0, 0.0)
                truth = 0.0
                if other is not None:
                    found = other[0] if isinstance(other, tuple) else other
                    row.note("skia", _far((found.x(), found.y()), exact) / size, 0, truth)
                return
            rest -= part


def _windings(row: Row, path: Any, others: dict[str, Any], curves: list[Curve] | None) -> None:
    """Points of a grid at which they differ, and at which they are wrong."""
    box, kurbo, sk = path.bounds, others["kurbopy"], others["skia"].path
    for i in range(WINDING_GRID):
        for j in range(WINDING_GRID):
            x = box.x + box.width * (i + 0.3731) / WINDING_GRID
            y = box.y + box.height * (j + 0.6197) / WINDING_GRID
            ours = path.winding(x, y)
            true = None if curves is None else sum(curve.winding((x, y)) for curve in curves)
            said = {"animcore": ours != 0, "kurbopy": kurbo.contains(kurbopy.Point(x, y)), "skia": sk.contains(x, y)}
            for who, inside in said.items():
                row.counts[who] = row.counts.get(who, 0) + 1
                row.differences[who] = row.differences.get(who, 0) + (bool(inside) != (ours != 0))
                if true is not None:
                    row.errors[who] = row.errors.get(who, 0) + (bool(inside) != (true != 0))


TITLES = {
    "read": "path data read, difference",
    "length": f"length, asked for {ACCURACY:g}",
    "box": "bounding box",
    "area": "area",
    "middle": "point in the middle of the length",
    "winding": "points inside, number wrong",
}
WHO = ("animcore", "kurbopy", "skia", "svgpathtools")


def cells(row: Row) -> list[str]:
    """A line of the table: of each the largest error and, in brackets, the largest difference from animcore."""

    def shown(who: str) -> str:
        if who not in row.counts:
            return ""
        error, difference = row.errors.get(who), row.differences.get(who, 0.0)
        form = "{:g}" if row.what == "winding" else "{:.1e}"
        text = "" if error is None else form.format(error)
        if who != "animcore" and row.what not in ("middle",):
            text += f" ({form.format(difference)} off)" if text else form.format(difference)
        return text or "all"

    return [TITLES[row.what], *(shown(who) for who in WHO)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--markdown", action="store_true", help="a table for a page")
    options = parser.parse_args()
    import report
    from tqdm import tqdm

    header = ["largest error", *WHO]
    lines = [cells(row) for row in table(lambda items: tqdm(items, leave=False, disable=None))]
    print(report.markdown(header, lines) if options.markdown else report.text(header, lines))


if __name__ == "__main__":
    main()
