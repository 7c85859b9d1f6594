# SPDX-License-Identifier: MIT
"""Strokes, dashes and corners. Expected numbers: closed forms (rectangles, annuli, miters by mpmath), distances from
the center line sampled here, and what shapely's buffers and skia's stroker cover."""

from __future__ import annotations

import math
import os
import random
import re
from itertools import pairwise
from pathlib import Path as File
from typing import Any

import mpmath
import pytest
from animcore import ArgumentError, LimitError, Path, StateError, Transform
from hypothesis import given, settings
from hypothesis import strategies as st

shapely = pytest.importorskip("shapely")
numpy = pytest.importorskip("numpy")

LONG = bool(os.environ.get("ANIMCORE_LONG"))


def path_of(*commands: tuple[float, ...]) -> Path:
    """Of points and of rows of 4 or 6 coordinates; an empty row closes."""
    path = Path()
    for index, row in enumerate(commands):
        if index == 0:
            path.move(*row)
        elif not row:
            path.close()
        else:
            path.append([{2: 1, 4: 2, 6: 3}[len(row)]], row)
    return path


def polylines(path: Path, steps: int = 200) -> list[Any]:
    """Each subpath as points on it, evenly in its segments' parameters."""
    found: list[list[Any]] = []
    for verb, points in path:
        if verb == 0:
            found.append([numpy.array(points[0])])
            continue
        here = found[-1]
        if verb == 4:
            here.append(here[0])
            continue
        control = [here[-1], *(numpy.array(point) for point in points)]
        # All steps at once.
        shares = numpy.arange(1, steps + 1)[:, None] / steps if verb > 1 else numpy.ones((1, 1))
        row = control
        while len(row) > 1:
            row = [a * (1 - shares) + b * shares for a, b in pairwise(row)]
        here.extend(row[0])
    return [numpy.array(line) for line in found]


def center_line(path: Path) -> Any:
    return shapely.MultiLineString([line for line in polylines(path, 2000) if len(line) > 1])


def area(path: Path) -> float:
    """The signed area, by the shoelace formula over fine polygons."""
    total = 0.0
    for line in polylines(path, 2000):
        x, y = line[:, 0], line[:, 1]
        total += 0.5 * float(numpy.sum(x * numpy.roll(y, -1) - numpy.roll(x, -1) * y))
    return total


# What is hard: cusps, loops, handles on the ends, curves that run to and fro on a line, turns tighter than the stroke.
HARD = {
    "cusp": path_of((0, 4), (6, 0, 0, 0, 6, 4)),
    "sharp cusp": path_of((0, 0), (10, 10, 0, 10, 10, 0)),
    "near cusp": path_of((0, 0), (10 + 1e-7, 10, -1e-7, 10, 10, 0)),
    "loop": path_of((0, 4), (16, -4, -10, -4, 6, 4)),
    "to and fro": path_of((0, 0), (20, 20, -10, -10, 10, 10)),
    "no handle": path_of((0, 0), (0, 0, 10, 0, 10, 10)),
    "no handles": path_of((0, 0), (0, 0, 10, 10, 10, 10), (10, 0, 3, 2, 3, 2)),
    "tight": path_of((0, 0), (3, 0, 3, 1, 0, 1), (5, 5, -3, 9)),
    "turn back": path_of((0, 0), (10, 0), (2, 0), (2, 7)),
    "circle": Path().add_ellipse(0, 0, 2, 2),
    "closed": path_of((0, 0), (9, -3, 5, 8, 1, 7), (4, 4), ()),
    "quadratic": path_of((0, 0), (1, 9, 2, 0), (1.9, 0, 1.9, 0.1)),
}


@pytest.mark.parametrize(("cap", "extra"), [("butt", 0), ("square", 4), ("round", math.pi)])
def test_a_line_becomes_a_rectangle_with_its_caps(cap: Any, extra: float) -> None:
    outline = path_of((1, 2), (1 + 6, 2 + 8)).stroked(2, cap=cap, tolerance=1e-7)
    assert area(outline) == pytest.approx(20 + extra, rel=1e-6)


def test_closed_lines_give_two_outlines_of_opposite_directions() -> None:
    outline = Path().add_rectangle(0, 0, 10, 20).stroked(2)
    assert str(outline) == "M-1 -1L11 -1L11 21L-1 21ZM1 19L9 19L9 1L1 1Z"


def test_a_circle_becomes_an_annulus() -> None:
    outline = Path().add_ellipse(-5, -5, 10, 10).stroked(2, tolerance=1e-6)
    # The ellipse itself is right to 2.8e-4 of its radius.
    assert area(outline) == pytest.approx(math.pi * (36 - 16), rel=3e-4)
    radii = [math.hypot(*point) for line in polylines(outline, 50) for point in line]
    assert all(min(abs(radius - 4), abs(radius - 6)) < 5 * 2.8e-4 for radius in radii)


def test_a_stroke_wider_than_its_circle_has_no_hole() -> None:
    outline = Path().add_ellipse(-1, -1, 2, 2).stroked(6)
    assert all(outline.contains(0.1 * x, 0.1 * y) for x in range(-20, 21) for y in range(-20, 21))
    assert outline.contains(3.99, 0)
    assert not outline.contains(4.01, 0)


@pytest.mark.parametrize("degrees", [20, 45, 90, 150, 170])
def test_miters_end_where_trigonometry_has_them(degrees: int) -> None:
    with mpmath.workdps(30):
        turn = mpmath.radians(degrees)
        end = (10 + 10 * mpmath.cos(turn), 10 * mpmath.sin(turn))
        length = 1 / mpmath.cos(turn / 2)
        # The miter lies beyond the corner, away from the middle of the two directions.
        tip = (10 + length * mpmath.sin(turn / 2), -length * mpmath.cos(turn / 2))
    path = path_of((0, 0), (10, 0), (float(end[0]), float(end[1])))
    sharp = path.stroked(2, miter_limit=float(length) * 1.001)
    beveled = path.stroked(2, miter_limit=max(1.0, float(length) * 0.999))
    distance = [math.hypot(x - float(tip[0]), y - float(tip[1])) for x, y in polylines(sharp)[0]]
    assert min(distance) < 1e-12
    assert all(math.hypot(x - 10, y) < 12 for x, y in polylines(beveled)[0])
    if float(length) > 1.01:
        assert not any(math.hypot(x - float(tip[0]), y - float(tip[1])) < 1e-3 for x, y in polylines(beveled)[0])
        assert path.stroke_contains(*(10 + 0.99 * (float(tip[0]) - 10), 0.99 * float(tip[1])), 2, miter_limit=99)
        # A miter that is cut off ends at limit half widths from the corner, across the bisector.
        limit = max(1.0, 0.6 * float(length))
        clipped = path.stroked(2, join="miter-clip", miter_limit=limit)
        towards = (float(tip[0] - 10) / float(length), float(tip[1]) / float(length))
        reach = max((x - 10) * towards[0] + y * towards[1] for x, y in polylines(clipped)[0])
        assert reach == pytest.approx(limit, abs=1e-12)


@pytest.mark.parametrize("name", list(HARD))
@pytest.mark.parametrize("width", [0.2, 1, 3, 12])
def test_round_strokes_are_what_is_within_half_the_width(name: str, width: float) -> None:
    path, tolerance = HARD[name], 1e-3 * width
    outline = path.stroked(width, cap="round", join="round", tolerance=tolerance)
    rng = numpy.random.default_rng(7)
    edge = numpy.concatenate(polylines(outline, 12))
    edge = edge[rng.permutation(len(edge))[:400]]
    wide = rng.uniform(-10 - width, 15 + width, (200, 2))
    points = numpy.concatenate([edge + rng.normal(size=edge.shape) * 3 * tolerance, wide])
    distances = shapely.distance(center_line(path), shapely.points(points))
    hits = path.stroke_contains_many(points, width, cap="round", join="round")
    # The center line is sampled: its chords are within 1e-5 of the curves.
    for (x, y), distance, hit in zip(points, distances, hits, strict=True):
        if abs(distance - width / 2) > 2e-5:
            assert bool(hit) == (distance < width / 2), (x, y)
        if abs(distance - width / 2) > tolerance + 2e-5:
            assert outline.contains(x, y) == (distance < width / 2), (x, y)


@given(
    st.lists(
        st.lists(st.integers(-20, 20).map(lambda n: n / 2), min_size=6, max_size=6),
        min_size=1,
        max_size=4,
    ),
    st.lists(st.sampled_from([2, 4, 6]), min_size=4, max_size=4),
    st.booleans(),
    st.floats(0.05, 30),
    st.sampled_from(["butt", "round", "square"]),
    st.sampled_from(["miter", "round", "bevel", "miter-clip"]),
    st.randoms(use_true_random=False),
)
@settings(max_examples=150, deadline=None)
def test_outlines_agree_with_hits(
    rows: Any, sizes: Any, closes: bool, width: float, cap: Any, join: Any, random: Any
) -> None:
    path = path_of((0, 0), *[tuple(row[:size]) for row, size in zip(rows, sizes, strict=False)])
    if closes:
        path.close()
    tolerance = 1e-3 * width
    outline = path.stroked(width, cap=cap, join=join, tolerance=tolerance)
    points = [(random.uniform(-12 - width, 12 + width), random.uniform(-12 - width, 12 + width)) for _ in range(60)]
    hits = path.stroke_contains_many(points, width, cap=cap, join=join)
    if len(outline) == 0:
        assert not any(hits)
        return
    edges = shapely.MultiLineString([line for line in polylines(outline, 20) if len(line) > 1])
    for (x, y), hit in zip(points, hits, strict=True):
        if shapely.distance(edges, shapely.Point(x, y)) > 4 * tolerance + 1e-2:
            assert outline.contains(x, y) == hit, (x, y)


@pytest.mark.parametrize("cap", ["butt", "round", "square"])
@pytest.mark.parametrize(("join", "style"), [("round", "round"), ("bevel", "bevel")])
def test_lines_cover_what_shapely_buffers(cap: Any, join: Any, style: str) -> None:
    points = [(0, 0), (30, 3), (24, 22), (55, 10), (50, 40), (10, 38)]
    outline = path_of(*points).stroked(5, cap=cap, join=join, tolerance=1e-5)
    buffered = shapely.LineString(points).buffer(
        2.5, quad_segs=256, cap_style="flat" if cap == "butt" else cap, join_style=style
    )
    grid = numpy.random.default_rng(3).uniform((-6, -6), (60, 46), (4000, 2))
    far = shapely.distance(buffered.boundary, shapely.points(grid)) > 1e-3
    inside = shapely.contains(buffered, shapely.points(grid))
    for (x, y), wanted in zip(grid[far], inside[far], strict=True):
        assert outline.contains(x, y) == wanted, (x, y)


def icons(count: int) -> list[Path]:
    folder = File(pytest.importorskip("fontawesomefree").__path__[0]) / "static/fontawesomefree/svgs/solid"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.svg"))[:: max(1, 1400 // count)]]
    return [Path(data[1]) for text in texts for data in re.finditer(r' d="([^"]+)"', text)]


def test_icons_are_covered_as_by_skia() -> None:
    skia = pytest.importorskip("skia")

    def native(path: Path) -> Any:
        result = skia.Path()
        calls = [result.moveTo, result.lineTo, result.quadTo, result.cubicTo, result.close]
        for verb, points in path:
            calls[verb](*(number for point in points for number in point))
        return result

    caps = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap}
    joins = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
    checked = differing = 0
    for index, path in enumerate(icons(36)):
        cap: Any = list(caps)[index % 2]
        join: Any = list(joins)[index % 3]
        width = 6 + index % 5
        paint = skia.Paint(
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width,
            StrokeCap=caps[cap],
            StrokeJoin=joins[join],
            StrokeMiter=4,
        )
        theirs = skia.Path()
        paint.getFillPath(native(path), theirs, skia.Rect.MakeWH(1000, 1000), 16)
        ours = path.stroked(width, cap=cap, join=join, tolerance=0.02)
        rng = numpy.random.default_rng(index)
        line = numpy.concatenate(polylines(path, 4))
        points = line[rng.integers(0, len(line), 250)] + rng.normal(size=(250, 2)) * width
        edges = shapely.MultiLineString([line for line in polylines(ours, 8) if len(line) > 1])
        far = shapely.distance(edges, shapely.points(points)) > 0.2
        checked += int(far.sum())
        differing += sum(ours.contains(x, y) != theirs.contains(x, y) for x, y in points[far])
    # Not all: skia leaves holes where a bend is tighter than half the width, and draws cusps otherwise.
    assert checked > 5000
    assert differing <= 3e-3 * checked


def test_a_subpath_without_a_length_shows_its_caps() -> None:
    for path in (path_of((5, 5), (5, 5)), path_of((5, 5), ()), path_of((5, 5), (5, 5, 5, 5, 5, 5))):
        assert len(path.stroked(4)) == 0
        assert area(path.stroked(4, cap="square")) == pytest.approx(16)
        assert area(path.stroked(4, cap="round", tolerance=1e-7)) == pytest.approx(4 * math.pi, rel=1e-6)
        assert path.stroke_contains(6, 6, 4, cap="square")
        assert path.stroke_contains(6, 6, 4, cap="round")
        assert not path.stroke_contains(6.9, 6.9, 4, cap="round")
        assert not path.stroke_contains(5, 5, 4)
    assert len(Path().move(5, 5).stroked(4, cap="round")) == 0
    assert not Path().stroke_contains(0, 0, 4)


def test_no_width_draws_nothing() -> None:
    assert len(HARD["loop"].stroked(0)) == 0
    assert not path_of((0, 0), (10, 0)).stroke_contains(5, 0, 0)
    with pytest.raises(StateError):
        HARD["loop"].stroke_bounds(0)


def test_bounds() -> None:
    assert path_of((0, 0), (10, 0)).stroke_bounds(2, cap="square") == pytest.approx((-1, -1, 12, 2))


def dash_lengths(path: Path) -> list[float]:
    return [float(numpy.sum(numpy.hypot(*numpy.diff(line, axis=0).T))) for line in polylines(path, 3000)]


def test_dashes_of_a_line() -> None:
    line = path_of((0, 0), (10, 0))
    assert str(line.dashed([3, 2])) == "M0 0L3 0M5 0L8 0"
    assert str(line.dashed([3, 2], 1)) == "M0 0L2 0M4 0L7 0M9 0L10 0"
    assert str(line.dashed([3, 2], -1)) == "M1 0L4 0M6 0L9 0"
    assert line.dashed([3, 2], 1 + 5e15) == line.dashed([3, 2], 1)
    assert str(line.dashed([4])) == "M0 0L4 0M8 0L10 0"
    assert str(line.dashed([4, 1, 2])) == "M0 0L4 0M5 0L7 0"
    assert str(line.dashed([0, 4])) == "M0 0L0 0M4 0L4 0M8 0L8 0"
    assert line.dashed([]) == line.dashed([0, 0]) == line
    assert line.dashed([20, 1]) == line
    assert len(line.dashed([3, 40], 3)) == 0


def test_dashes_of_closed_subpaths_go_on_over_the_start() -> None:
    square = Path().add_rectangle(0, 0, 10, 10)
    assert str(square.dashed([15, 5], 5)) == "M10 5L10 10L0 10M0 5L0 0L10 0"
    assert dash_lengths(square.dashed([15, 5], 3)) == pytest.approx([15, 15])
    assert str(square.dashed([15, 5], 3)) == "M10 7L10 10L0 10L0 8M0 3L0 0L10 0L10 2"
    # All of it in one dash stays closed; each subpath begins anew.
    assert str(square.dashed([50, 5])).endswith("Z")
    two = path_of((0, 0), (10, 0)).append([0, 1], [0, 5, 10, 5])
    assert str(two.dashed([7, 2])) == "M0 0L7 0M9 0L10 0M0 5L7 5M9 5L10 5"


@pytest.mark.parametrize("name", ["loop", "cusp", "quadratic", "tight", "no handles"])
def test_dashes_of_curves_have_their_lengths(name: str) -> None:
    path = HARD[name]
    (whole,) = dash_lengths(path)
    lengths = dash_lengths(path.dashed([0.7, 0.3], 0.2))
    assert lengths[0] == pytest.approx(0.5, rel=1e-5)
    assert lengths[1:-1] == pytest.approx([0.7] * (len(lengths) - 2), rel=1e-5)
    assert len(lengths) == math.ceil(whole + 0.2)


def test_dots_of_square_caps_follow_the_line() -> None:
    outline = path_of((0, 0), (30, 40)).stroked(2, cap="square", dashes=[0, 10])
    assert area(outline) == pytest.approx(5 * 4, rel=1e-4)
    # A corner of a square that is turned as the line is, around its point 10 from the start.
    assert path_of((0, 0), (30, 40)).stroke_contains(6 + 1.4 * 0.98, 8 + 0.2 * 0.98, 2, cap="square", dashes=[0, 10])
    assert not path_of((0, 0), (30, 40)).stroke_contains(6.9, 8.9, 2, cap="square", dashes=[0, 10])


def test_dashed_strokes_hit_dashes_only() -> None:
    line = path_of((0, 0), (10, 0))
    hits = line.stroke_contains_many([(x + 0.5, 0.5) for x in range(10)], 2, dashes=[3, 2], dash_offset=1)
    assert hits == [True, True, False, False, True, True, True, False, False, True]


@pytest.mark.parametrize("form", ["C{a} {b} {b}", "C{b} {a} {b}", "Q{a} {b}", "Q{b} {b}"])
def test_a_segment_drawn_as_a_curve_with_handles_on_its_ends_is_stroked_as_a_line(form: str) -> None:
    """Its speed is 0 somewhere, but it runs back nowhere. Each dash is a rectangle: butt ends, no disc."""
    source = random.Random(form)
    for index in range(150):
        start, end = (numpy.array([source.uniform(-10, 10), source.uniform(-10, 10)]) for _ in "ab")
        a, b = (f"{x!r} {y!r}" for x, y in (start.tolist(), end.tolist()))
        path = Path(f"M{a}" + form.format(a=a, b=b))
        if index % 3 == 2:
            # Its coordinates are rounded once more.
            path = path.transformed(Transform(0.6, 0.8, -0.8, 0.6, 7.3, -2.9))
            start, end = (numpy.array(points[-1]) for _, points in path)
        length = float(numpy.hypot(*(end - start)))
        direction = (end - start) / length
        dash, gap = ((2, 1), (0.01, 0.7), (3 * length, 1))[index // 3 % 3]
        dashes = [] if dash > length else [dash, gap]
        outline = path.stroked(2, dashes=dashes)
        points, expected = [], []
        for _ in range(120):
            # Mostly at the ends and at zero speed, where a turn would be.
            along = source.choice([0, 0.5 * length, length, source.uniform(0, length)]) + source.uniform(-1.2, 1.2)
            across = source.uniform(-1.2, 1.2)
            phase = along % (dash + gap)
            if min(abs(abs(across) - 1), abs(along), abs(along - length), phase, abs(phase - dash)) > 1e-6:
                points.append(tuple(start + along * direction + across * numpy.array([-direction[1], direction[0]])))
                expected.append(abs(across) < 1 and 0 < along < length and phase < dash)
        assert path.stroke_contains_many(points, 2, dashes=dashes) == expected, (a, b)
        assert outline.contains_many(points) == expected, (a, b)


@pytest.mark.parametrize("reach", [1e-1, 1e-4, 1e-8, 1e-10])
def test_a_segment_that_does_run_back_is_round_where_it_turns(reach: float) -> None:
    # At first x is 3 h t - 30 t^2, at most 3 h^2 / 40, then it runs to -10.
    path = path_of((0, 0), (math.sqrt(40 / 3 * reach), 0, -10, 0, -10, 0))
    outline = path.stroked(2)
    for x in (0.3, 0.8):
        assert path.stroke_contains(x, 0.1, 2)
        assert outline.contains(x, 0.1)
    assert not path.stroke_contains(-10.01, 0.1, 2)
    assert not outline.contains(-10.01, 0.1)


def test_corners_of_a_rectangle_become_quarter_circles() -> None:
    square = Path().add_rectangle(0, 0, 10, 20)
    assert square.rounded(0) == square
    assert square.rounded([]) == square
    wanted = Path().add_rounded_rectangle(0, 0, 10, 20, 3)
    for a, b in zip(polylines(square.rounded(3)), polylines(wanted), strict=True):
        assert sorted(map(tuple, a.round(9))) == sorted(map(tuple, b.round(9)))
    # Half of the shorter side at most.
    assert area(square.rounded(99)) == pytest.approx(200 - (4 - math.pi) * 25, rel=1e-3)
    radii = square.rounded([1, 2, 3, 4])
    assert area(radii) == pytest.approx(200 - (1 - math.pi / 4) * (1 + 4 + 9 + 16), rel=1e-3)
    assert radii.contains(0.4, 0.4)
    assert not radii.contains(0.6, 19.4)


def test_rounded_corners_touch_their_lines_at_the_tangent_points() -> None:
    rounded = path_of((0, 0), (10, 0), (10 + 10 * math.cos(2), 10 * math.sin(2))).rounded(2)
    cut = 2 * math.tan(1)
    ends = [points[-1] for _, points in rounded]
    assert ends[1] == pytest.approx((10 - cut, 0))
    assert ends[-2] == pytest.approx((10 + cut * math.cos(2), cut * math.sin(2)))
    arc = polylines(rounded)[0][2:-1]
    radii = [math.hypot(x - (10 - cut), y - 2) for x, y in arc]
    assert radii == pytest.approx([2] * len(radii), rel=3e-4)


@pytest.mark.parametrize("exponent", [-700, -300, 300])
def test_smooth_corners_have_the_same_shape_at_every_size(exponent: int) -> None:
    # Multiplying by a power of two is exact, so it multiplies the result, but for underflow and overflow on the way.
    size = 2.0**exponent
    corner = [(0, 0), (10, 0), (10 + 10 * math.cos(2), 10 * math.sin(2))]
    expected = path_of(*corner).rounded(2, smoothing=0.6)
    scaled = path_of(*((x * size, y * size) for x, y in corner)).rounded(2 * size, smoothing=0.6)
    assert scaled.verbs == expected.verbs
    assert [number / size for number in scaled.coordinates] == pytest.approx(expected.coordinates, abs=1e-12)


@pytest.mark.parametrize(("x", "y"), [(1e-15, 0), (-1e-15, 0), (0, 1e-15), (0, -1e-15)])
def test_a_closing_line_of_rounding_errors_makes_no_corner(x: float, y: float) -> None:
    # Two strokes whose center lines are 1e-15 apart are as near; the miters of the closing line would be 2 long.
    ends = [(0, 0), (10, 0), (10, 10)]
    triangle, nearly = path_of(*ends).close(), path_of(*ends, (x, y)).close()
    assert nearly.stroke_bounds(1) == pytest.approx(triangle.stroke_bounds(1), abs=1e-9)
    places = [(-0.1 * i, 0.1 * j) for i in range(21) for j in range(-20, 21)]
    assert nearly.stroke_contains_many(places, 1.001) == triangle.stroke_contains_many(places, 1.001)


def test_smooth_corners_begin_earlier_and_have_no_jump_of_curvature() -> None:
    square = Path().add_rectangle(0, 0, 100, 100)
    smooth = square.rounded(20, smoothing=0.6)
    # The corner takes 1.6 of the radius, and less of its area than a circular one of that size.
    assert smooth.coordinates[:2] == pytest.approx([32, 0])
    assert 100 * 100 > area(smooth) > area(square.rounded(32))
    points = polylines(smooth, 400)[0]
    corner = numpy.array([p for p in points if p[0] > 60 and p[1] < 40])
    steps = numpy.diff(corner, axis=0)
    angles = numpy.unwrap(numpy.arctan2(steps[:, 1], steps[:, 0]))
    lengths = numpy.hypot(steps[:, 0], steps[:, 1])
    curvature = numpy.diff(angles) / (0.5 * (lengths[1:] + lengths[:-1]))
    assert curvature.max() < 1.3 / 20
    assert abs(numpy.diff(curvature)).max() < 0.2 / 20
    # Without room there is less smoothing.
    assert square.rounded(50, smoothing=1) == square.rounded(50)


def test_corners_of_curves_stay_smooth() -> None:
    drop = path_of((5, 40), (25, -20, 45, 40), ()).rounded(8)
    points = polylines(drop, 300)[0]
    steps = numpy.diff(points, axis=0)
    steps = steps[numpy.hypot(steps[:, 0], steps[:, 1]) > 1e-9]
    turns = numpy.abs(numpy.diff(numpy.unwrap(numpy.arctan2(steps[:, 1], steps[:, 0]))))
    assert turns.max() < 0.1
    assert abs(area(drop)) < abs(area(path_of((5, 40), (25, -20, 45, 40), ())))


coordinate = st.sampled_from([0.0, 1.0, -1.0, 0.5, 1e150, -1e150, 1e-150, 1e-300, 5e-324, 1e8, 3.0, 1 + 1e-15])


@given(
    st.lists(st.tuples(st.integers(0, 4), st.lists(coordinate, min_size=6, max_size=6)), max_size=6),
    st.sampled_from([0.0, 5e-324, 1e-9, 1.0, 1e9, 1e150]),
    st.sampled_from(["butt", "round", "square"]),
    st.sampled_from(["miter", "round", "bevel", "miter-clip"]),
    st.sampled_from([0.0, 5e-324, 1e-3, 1e300]),
    st.sampled_from([1.0, 4.0, 1e300]),
    coordinate.map(abs),
)
@settings(max_examples=300, deadline=None)
def test_whatever_comes_in_what_comes_out_is_finite(
    rows: Any, width: float, cap: Any, join: Any, tolerance: float, limit: float, length: float
) -> None:
    path = Path().move(0, 0)
    for verb, row in rows:
        if verb == 4:
            path.close()
        else:
            path.append([verb], row[: (2, 2, 4, 6)[verb]])
    for made in (
        path.stroked(width, cap=cap, join=join, tolerance=tolerance, miter_limit=limit),
        path.rounded([length, width], smoothing=0.5),
    ):
        assert all(math.isfinite(number) for number in made.coordinates)
    path.stroke_contains(length, -width, width, cap=cap, join=join, miter_limit=limit)
    try:
        dashed = path.dashed([length, 1.0], width)
    except LimitError:
        return
    assert all(math.isfinite(number) for number in dashed.coordinates)


def test_the_size_does_not_matter() -> None:
    path = HARD["loop"]
    wanted = path.stroked(3, cap="round", join="round", tolerance=2**-10)
    for exponent in (-480, -40, 40, 480):
        scale = 2.0**exponent
        bigger = Path.of(path.verbs, [scale * number for number in path.coordinates])
        made = bigger.stroked(3 * scale, cap="round", join="round", tolerance=2**-10 * scale)
        assert made.verbs == wanted.verbs
        assert made.coordinates == [scale * number for number in wanted.coordinates]


def test_wrong_arguments() -> None:
    path = HARD["loop"]
    for wrong in (
        {"miter_limit": 0.5},
        {"miter_limit": math.nan},
        {"dashes": [1, -1]},
        {"dashes": [math.inf]},
        {"dash_offset": math.nan},
        {"tolerance": -1},
        {"tolerance": math.nan},
    ):
        with pytest.raises(ArgumentError, match=next(iter(wrong))):
            path.stroked(1, **wrong)
    with pytest.raises(ArgumentError, match="width"):
        path.stroked(-1)
    with pytest.raises(LimitError, match="dashes"):
        path.stroked(1, dashes=[1e-9, 1e-9])
    with pytest.raises(LimitError, match="dashes"):
        path.dashed([0, 1e-9])
    with pytest.raises(ValueError, match="butt, round, square"):
        path.stroked(1, cap="flat")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="color"):
        path.stroked(1, color=1)  # type: ignore[call-arg]
    with pytest.raises(ArgumentError, match="radii"):
        path.rounded(-1)
    with pytest.raises(ArgumentError, match="smoothing"):
        path.rounded(1, smoothing=2)
    with pytest.raises(ArgumentError):
        path.stroke_contains(math.nan, 0, 1)
    with pytest.raises(ValueError, match="shape"):
        path.stroke_contains_many(numpy.zeros(4), 1)


def test_bulk_hits_of_arrays() -> None:
    line = path_of((0, 0), (10, 0))
    hits = line.stroke_contains_many(numpy.array([[5, 0.9], [5, 1.1], [-0.5, 0]]), 2)
    assert hits.dtype == bool
    assert hits.tolist() == [True, False, False]
    assert line.stroke_contains_many([], 2) == []


# Joins of arcs, by SVG 2 (13.5.8): circles through the ends of the outer edges, of the edges' curvatures, up to where
# they meet nearer to the corner. All by centers and radii here, in 30 digits, as the standard says it.


def _arc(center: Any, start: Any, end: Any, is_clockwise: bool) -> list[tuple[float, float]]:
    """Points of a circle's arc between two of its points, on the screen."""
    first, last = (mpmath.atan2(p[1] - center[1], p[0] - center[0]) for p in (start, end))
    radius = mpmath.hypot(start[0] - center[0], start[1] - center[1])
    turn = (last - first) % (2 * mpmath.pi) if is_clockwise else -((first - last) % (2 * mpmath.pi))
    return [
        (
            float(center[0] + radius * mpmath.cos(first + turn * i / 400)),
            float(center[1] + radius * mpmath.sin(first + turn * i / 400)),
        )
        for i in range(401)
    ]


def _meeting(first: Any, last: Any) -> Any:
    """Where two edges meet, nearer to the corner at the origin: an edge is a center and a radius, or a point and a
    direction. None where they do not."""
    if isinstance(first[1], tuple):
        first, last = last, first
    (cx, cy), radius = first
    if isinstance(last[1], tuple):
        (px, py), (dx, dy) = last
        b = dx * (px - cx) + dy * (py - cy)
        inside = b * b - ((px - cx) ** 2 + (py - cy) ** 2 - radius**2)
        if inside < 0:
            return None
        found = [(px + dx * s, py + dy * s) for s in (-b - mpmath.sqrt(inside), -b + mpmath.sqrt(inside))]
    else:
        (ox, oy), other = last
        apart = mpmath.hypot(ox - cx, oy - cy)
        along = (apart**2 + radius**2 - other**2) / (2 * apart)
        if radius**2 < along**2:
            return None
        across = mpmath.sqrt(radius**2 - along**2)
        ux, uy = (ox - cx) / apart, (oy - cy) / apart
        found = [(cx + along * ux - s * across * uy, cy + along * uy + s * across * ux) for s in (-1, 1)]
    return min(found, key=lambda p: mpmath.hypot(*p))


def _touching(edges: Any, normals: Any) -> Any:
    """Two edges that do not meet, adjusted as SVG 2 (13.5.9) says it: of circles both radii are changed by one length,
    found by halving, the larger reduced where it holds the smaller one, both increased otherwise; centers stay on the
    normals. Of a circle and a line only the circle is."""
    radii: list[Any] = [None if isinstance(edge[1], tuple) else edge[1] for edge in edges]
    (first, _), (last, _) = edges
    is_inside = None not in radii and mpmath.hypot(first[0] - last[0], first[1] - last[1]) < abs(radii[0] - radii[1])

    def changed(delta: Any) -> Any:
        result = []
        for edge, normal, radius in zip(edges, normals, radii, strict=True):
            if radius is None:
                result.append(edge)
                continue
            outwards = mpmath.sign((edge[0][0] - normal[0]) * normal[0] + (edge[0][1] - normal[1]) * normal[1])
            new = radius - delta if is_inside and radius == max(radii) else radius + delta
            result.append((tuple(x * (1 + outwards * new) for x in normal), new))
        return result

    low, high = mpmath.mpf(0), abs(radii[0] - radii[1]) / 2 if is_inside else mpmath.mpf(1)
    while _meeting(*changed(high)) is None:
        low, high = high, 2 * high
    for _ in range(90):
        middle = (low + high) / 2
        low, high = (middle, high) if _meeting(*changed(middle)) is None else (low, middle)
    return changed(high)


def _corner_of_arcs(before: float, after: float, turn: float, limit: float) -> tuple[Path, Any]:
    """Two pieces of signed curvatures that meet at the origin, and their stroke of width 2 with the join of arcs as a
    shapely polygon. The first comes in along the x axis; the turn is clockwise, so that the outer side is the left."""
    with mpmath.workdps(30):
        out = (mpmath.cos(turn), mpmath.sin(turn))
        normals = ((mpmath.mpf(0), mpmath.mpf(-1)), (out[1], -out[0]))
        edges, pieces, tips = [], [], []
        text = ""
        for place, (curvature, direction, normal) in enumerate(
            ((before, (mpmath.mpf(1), mpmath.mpf(0)), normals[0]), (after, out, normals[1]))
        ):
            sign = 1 if place else -1
            if curvature == 0:
                far = (3 * sign * direction[0], 3 * sign * direction[1])
                edges.append((normal, direction))
                pieces.append(shapely.LineString([(0, 0), (float(far[0]), float(far[1]))]).buffer(1, cap_style="flat"))
                arc = None
            else:
                # The center is to the right of what turns clockwise, one radius from the corner.
                radius = 1 / mpmath.mpf(curvature)
                center = (-normal[0] * radius, -normal[1] * radius)
                angle = sign * 1 / abs(radius) * mpmath.sign(curvature)
                x, y = -center[0], -center[1]
                far = (
                    center[0] + x * mpmath.cos(angle) - y * mpmath.sin(angle),
                    center[1] + x * mpmath.sin(angle) + y * mpmath.cos(angle),
                )
                edges.append((center, abs(radius + 1)))
                arc = f"A{abs(float(radius))} {abs(float(radius))} 0 0 {int(curvature > 0)} "
                rings = []
                for offset in (1, -1):
                    scale = (radius + offset) / radius
                    rings.append(
                        _arc(
                            center,
                            (center[0] + x * scale, center[1] + y * scale),
                            (center[0] + (far[0] - center[0]) * scale, center[1] + (far[1] - center[1]) * scale),
                            angle > 0,
                        )
                    )
                pieces.append(shapely.Polygon([*rings[0], *reversed(rings[1])]))
            tips.append((far, arc))
        text = f"M{float(tips[0][0][0])!r} {float(tips[0][0][1])!r}"
        text += f"{tips[0][1] or 'L'}0 0{tips[1][1] or 'L'}{float(tips[1][0][0])!r} {float(tips[1][0][1])!r}"
        meeting = _meeting(*edges)
        if meeting is None:
            edges = _touching(edges, normals)
            meeting = _meeting(*edges)
        assert meeting is not None
        outline = [(0.0, 0.0)]
        for place, (edge, curvature, normal) in enumerate(zip(edges, (before, after), normals, strict=True)):
            start, end = (meeting, normal) if place else (normal, meeting)
            if curvature == 0:
                outline += [(float(start[0]), float(start[1])), (float(end[0]), float(end[1]))]
            else:
                outline += _arc(edge[0], start, end, curvature > 0)
        join = shapely.Polygon(outline)
        # The length of the join along the arc that leaves the corner along the bisector and ends in the tip.
        middle = mpmath.atan2(normals[0][1] + normals[1][1], normals[0][0] + normals[1][0])
        half = mpmath.atan2(meeting[1], meeting[0]) - middle
        half = (half + mpmath.pi) % (2 * mpmath.pi) - mpmath.pi
        chord = mpmath.hypot(*meeting)
        length = chord if abs(half) < 1e-12 else chord * half / mpmath.sin(half)
        if length > limit:
            turned = half * limit / length
            reach = limit if abs(half) < 1e-12 else limit * mpmath.sin(turned) / turned
            at = (reach * mpmath.cos(middle + turned), reach * mpmath.sin(middle + turned))
            tangent = (mpmath.cos(middle + 2 * turned), mpmath.sin(middle + 2 * turned))
            beside = (-tangent[1], tangent[0])
            box = [
                (at[0] + 99 * (s * beside[0] - t * tangent[0]), at[1] + 99 * (s * beside[1] - t * tangent[1]))
                for s, t in ((-1, 0), (1, 0), (1, 1), (-1, 1))
            ]
            join = join.intersection(shapely.Polygon([(float(x), float(y)) for x, y in box]))
        return Path(text, arc_accuracy=1e-13), shapely.unary_union([*pieces, join])


CURVATURES = [
    *[(0.3, 0.3), (0.3, 0.0), (0.0, 0.5), (0.1, 0.6), (-0.1, 0.4), (0.4, -0.05), (-0.05, 0.0), (0.9, 0.7), (1e-9, 0.2)],
    # Most of these do not meet: one circle in the other, a circle beside a line, and circles apart.
    *[(0.2, -0.8), (-0.85, 0.1), (-0.9, 0.0), (0.0, -0.7), (-0.6, -0.6), (-0.5, -0.9), (1e-9, -0.9), (-1e-9, -0.9)],
]


@pytest.mark.parametrize("limit", [20.0, 1.5])
@pytest.mark.parametrize("turn", [50, 90, 130])
@pytest.mark.parametrize(("before", "after"), CURVATURES)
def test_joins_of_arcs_are_those_of_circles(before: float, after: float, turn: float, limit: float) -> None:
    path, expected = _corner_of_arcs(before, after, math.radians(turn), limit)
    outline = path.stroked(2, join="arcs", miter_limit=limit, tolerance=1e-8)
    assert outline.simplified().area == pytest.approx(expected.area, rel=2e-4)
    numbers = numpy.random.default_rng(4).uniform(-4, 4, (400, 2))
    for mirrored in (False, True):
        for x, y in numbers:
            if abs(expected.boundary.distance(shapely.Point(x, y))) < 1e-3:
                continue
            inside = expected.contains(shapely.Point(x, y))
            place = (x, -y if mirrored else y)
            assert path.stroke_contains(*place, 2, join="arcs", miter_limit=limit) == inside, place
            assert outline.contains(*place) == inside, place
        # Turned over the outer side is the right one.
        path.transform((1, 0, 0, -1, 0, 0))
        outline = path.stroked(2, join="arcs", miter_limit=limit, tolerance=1e-8)


@pytest.mark.parametrize(
    ("path", "join"),
    [
        (path_of((0, 0), (10, 0), (3, 4)), "miter-clip"),
        # A bend tighter than half the width has no edge to go on: it is round.
        (path_of((0, 0), (4, 0, 5, 0, 5.2, -0.6), (5.4, 8)), "round"),
        # A curve that ends without a handle ends as a line does.
        (path_of((0, 0), (5, 0, 10, 0), (10, 0, 4, 1, 3, 4)), "miter-clip"),
        # A turn right about: a rectangle as long as the limit.
        (path_of((0, 0), (4, 0, 6, 0, 8, 0), (5, 0, 3, 2, 0, 2)), "miter-clip"),
    ],
)
def test_arcs_where_there_are_no_circles(path: Path, join: Any) -> None:
    for limit in (1.0, 1.7, 9.0):
        options: Any = {"miter_limit": limit, "tolerance": 1e-7}
        assert path.stroked(3, join="arcs", **options) == path.stroked(3, join=join, **options)


def test_arcs_cut_off_before_the_end_of_an_edge() -> None:
    """With a limit of hardly more than 1 the cut may pass the edge's end on its inner side: the end stays in."""
    path = Path("M-5 0L0 0A2.8731435331796282 2.8731435331796282 0 0 0 1.6232401317967682 1.317554742819182")
    style: Any = {"join": "arcs", "miter_limit": 1}
    assert path.stroke_contains(1.6473, -1.29742, 4.308131726742991, **style)
    assert path.stroked(4.308131726742991, tolerance=1e-6, **style).contains(1.6473, -1.29742)
    source = random.Random(66)
    for _ in range(400):
        radius, turn, sweep = source.uniform(1, 5), source.uniform(-2.5, 2.5), source.choice([-1, 1])
        width = 2 * source.uniform(0.2, 0.9) * radius
        # An arc of one radian that begins in the direction of the turn.
        center = (-sweep * radius * math.sin(turn), sweep * radius * math.cos(turn))
        x, y = center[0] + sweep * radius * math.sin(turn + sweep), center[1] - sweep * radius * math.cos(turn + sweep)
        path = Path(f"M-9 0L0 0A{radius!r} {radius!r} 0 0 {int(sweep > 0)} {x!r} {y!r}")
        style = {"join": "arcs", "miter_limit": source.choice([1, 1.01, 1.2])}
        outline = path.stroked(width, tolerance=1e-7, **style)
        edges = shapely.MultiLineString([line for line in polylines(outline, 60) if len(line) > 1])
        points = [(source.uniform(-1, 1) * width, source.uniform(-1, 1) * width) for _ in range(40)]
        hits = path.stroke_contains_many(points, width, **style)
        for point, hit in zip(points, hits, strict=True):
            if shapely.distance(edges, shapely.Point(point)) > 1e-3 * width:
                assert outline.contains(*point) == hit, (path, width, style, point)


def test_random_joins_of_arcs_are_clipped_where_their_limit_is() -> None:
    # Narrow tips bend away from the cut, whose line may meet a small circle twice.
    chance = random.Random(1)
    for _ in range(120 if LONG else 30):
        before, after = (
            chance.choice([chance.uniform(-0.95, 0.95), chance.uniform(-0.95, -0.3), chance.uniform(-0.1, 0.1)])
            for _ in range(2)
        )
        turn, limit = math.radians(chance.uniform(15, 150)), chance.uniform(1.2, 2.5)
        path, expected = _corner_of_arcs(before, after, turn, limit)
        outline = path.stroked(2, join="arcs", miter_limit=limit, tolerance=1e-8)
        assert outline.simplified().area == pytest.approx(expected.area, rel=2e-4), (before, after, turn, limit)


def test_where_circles_stop_meeting_the_join_changes_little() -> None:
    with mpmath.workdps(30):
        turn = math.radians(110)
        # They meet where (1 + a)(1 + b) is half of 1 - cos(turn).
        most = (1 - math.cos(turn)) / 2 / 1.2 - 1
        areas = []
        for curvature in (most + 1e-6, most - 1e-6):
            path, _ = _corner_of_arcs(0.2, curvature, turn, 30)
            areas.append(path.stroked(2, join="arcs", miter_limit=30, tolerance=1e-8, simplified=True).area)
    # The meeting point moves by the root of the change.
    assert areas[0] == pytest.approx(areas[1], abs=5e-3)


def test_the_middle_of_a_circle_is_not_in_a_join_of_its_quarters() -> None:
    circle = Path().add_ellipse(0, 100, 80, 80)
    for join in ("miter", "round", "bevel", "miter-clip", "arcs"):
        options: Any = {"join": join}
        # The points on the normal on which two of the quarters meet, to both sides of the outline.
        found = [circle.stroke_contains(40 + x, 140, 10, **options) for x in (0, 10, 34.9, 35.1, 44.9, 45.1)]
        assert found == [False, False, False, True, True, False], join


@pytest.mark.parametrize("name", ["loop", "tight", "turn back", "closed", "no handles"])
def test_a_simplified_outline_has_no_crossings(name: str) -> None:
    path = HARD[name]
    plain = path.stroked(1.5, join="round", tolerance=1e-6)
    clean = path.stroked(1.5, join="round", tolerance=1e-6, simplified=True)
    assert clean == plain.simplified()
    # Both rules give the same where nothing overlaps, and shapely finds the polygons valid.
    polygons = [shapely.Polygon(line) for line in polylines(clean, 40) if len(line) > 3]
    assert all(shapely.is_valid(polygon) for polygon in polygons)
    numbers = numpy.random.default_rng(2).uniform(-3, 12, (300, 2))
    for x, y in numbers:
        inside = plain.contains(x, y)
        if clean.nearest(x, y).distance > 1e-4:
            assert clean.contains(x, y) == inside
            assert clean.contains(x, y, rule="evenodd") == inside
    assert path.stroke_contains(*path.point_at(1), 1.5, simplified=True)
