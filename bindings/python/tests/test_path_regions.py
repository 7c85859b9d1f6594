# SPDX-License-Identifier: MIT
"""Areas, winding numbers and flattening of paths.

Expected numbers: closed forms; Tests/conformance/paths/regions.json (60-digit polynomial roots and integrals, by
mpmath); kurbo and Skia on real icons; distances by dense sampling.
"""

from __future__ import annotations

import importlib.resources
import itertools
import json
import math
import random
import re
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import ArgumentError, LimitError, Path, StateError
from hypothesis import given
from hypothesis import strategies as st

CASES = FilePath(__file__).resolve().parents[3] / "Tests" / "conformance" / "paths" / "regions.json"

numpy = pytest.importorskip("numpy")


def hard_cases() -> tuple[float, list[dict[str, Any]]]:
    data = json.loads(CASES.read_text(encoding="utf-8"))
    return data["tolerance"], data["cases"]


def sizes(case: dict[str, Any]) -> float:
    return max(map(abs, case["coordinates"])) or 1.0


def test_bounds_of_hard_paths() -> None:
    tolerance, cases = hard_cases()
    assert len(cases) > 200
    for case in cases:
        path = Path.of(case["verbs"], case["coordinates"])
        x, y, width, height = path.bounds
        allowed = tolerance * sizes(case)
        assert (x, y, x + width, y + height) == pytest.approx(case["bounds"], rel=0, abs=allowed), case
        outer = path.control_bounds
        assert outer.x <= x + allowed
        assert outer.y <= y + allowed
        assert outer.x + outer.width >= x + width - allowed
        assert outer.y + outer.height >= y + height - allowed


def test_areas_and_centroids_of_hard_paths() -> None:
    tolerance, cases = hard_cases()
    for case in cases:
        path = Path.of(case["verbs"], case["coordinates"])
        extent = case["extent"]
        assert path.area == pytest.approx(case["area"], rel=0, abs=tolerance * extent * extent), case
        assert sum(part.area for part in path.subpath_ranges()) == path.area
        centroid = path.centroid
        assert all(map(math.isfinite, centroid))
        if "centroid" in case:
            ratio = extent * (extent * extent / abs(case["area"]))
            assert centroid == pytest.approx(case["centroid"], rel=0, abs=4 * tolerance * (sizes(case) + ratio)), case


def test_windings_of_hard_paths() -> None:
    _, cases = hard_cases()
    count = 0
    for case in cases:
        path = Path.of(case["verbs"], case["coordinates"])
        numbers = case["windings"]
        points = list(zip(numbers[::3], numbers[1::3], strict=True))
        expected = numbers[2::3]
        count += len(expected)
        assert path.windings(points) == expected, case
        assert [path.winding(x, y) for x, y in points] == expected
        assert path.contains_many(points) == [winding != 0 for winding in expected]
        assert path.contains_many(points, rule="evenodd") == [winding % 2 == 1 for winding in expected]
    assert count > 1000


def test_windings_of_numpy_arrays() -> None:
    ring = Path().add_ellipse(-2, -2, 4, 4).extend(Path().add_ellipse(-1, -1, 2, 2))
    points = numpy.random.default_rng(3).uniform(-2.5, 2.5, (40, 50, 2))
    # Far enough from the circles for the curves' error of 2.8e-4 of the radius.
    radius = numpy.hypot(points[..., 0], points[..., 1])
    sure = (abs(radius - 1) > 1e-3) & (abs(radius - 2) > 1e-3)
    windings = ring.windings(points)
    assert windings.dtype == "int32"
    assert (windings == numpy.where(radius < 1, 2, numpy.where(radius < 2, 1, 0)))[sure].all()
    odd = ring.contains_many(points, "evenodd")
    assert odd.dtype == bool
    assert (odd == ((radius > 1) & (radius < 2)))[sure].all()
    assert ring.windings(points.reshape(-1, 2)).tolist() == windings.ravel().tolist()
    assert ring.windings(numpy.zeros((0, 2))).shape == (0,)
    assert ring.windings([]) == []
    assert ring.windings(numpy.float32([[0, 0]])).tolist() == [2]
    with pytest.raises(ValueError, match="shape"):
        ring.windings(numpy.zeros((2, 3)))
    with pytest.raises(ArgumentError, match="finite"):
        ring.windings([(0, math.nan)])
    with pytest.raises(ValueError, match="rule"):
        ring.contains(0, 0, "odd")  # type: ignore[arg-type]


def test_closed_forms() -> None:
    rectangle = Path().add_rectangle(1, 2, 30, 40)
    assert rectangle.area == 1200
    assert rectangle.centroid == (16, 22)
    assert rectangle.reversed().area == -1200
    # A quadratic curve and its chord enclose two thirds of the triangle of its points.
    assert Path().move(0, 0).quadratic(3, 6, 6, 0).area == -12
    hole = Path().add_rectangle(0, 0, 10, 10).extend(Path().add_rectangle(2, 2, 4, 4).reversed())
    assert hole.area == 84
    assert hole.centroid == pytest.approx(((500 - 16 * 4) / 84, (500 - 16 * 4) / 84), abs=1e-13)
    assert not hole.contains(3, 3)
    assert hole.subpath_ranges()[1].area == -16
    assert hole.subpath_ranges()[1].is_closed
    # Nothing enclosed: the middle of the box.
    assert Path().move(0, 0).line(4, 8).centroid == (2, 4)
    assert Path().move(3, 4).centroid == (3, 4)
    assert Path().area == 0
    for call in (lambda: Path().bounds, lambda: Path().control_bounds, lambda: Path().centroid):
        with pytest.raises(StateError):
            call()


numbers = st.floats(-100, 100).map(lambda x: round(x, 3))
points = st.tuples(numbers, numbers)


@st.composite
def paths(draw: Any) -> Path:
    path = Path()
    for _ in range(draw(st.integers(1, 3))):
        path.move(*draw(points))
        for _ in range(draw(st.integers(0, 4))):
            kind = draw(st.sampled_from(("line", "quadratic", "cubic")))
            count = {"line": 1, "quadratic": 2, "cubic": 3}[kind]
            getattr(path, kind)(*(number for _ in range(count) for number in draw(points)))
        if draw(st.booleans()):
            path.close()
    return path


@given(paths(), points)
def test_rules_are_of_the_winding_number(path: Path, point: tuple[float, float]) -> None:
    winding = path.winding(*point)
    assert path.contains(*point) == path.contains(*point, "nonzero") == (winding != 0)
    assert path.contains(*point, "evenodd") == (winding % 2 == 1)
    # The other way around it is the other sign.
    flipped = Path.of(
        path.verbs, [-number if place % 2 == 0 else number for place, number in enumerate(path.coordinates)]
    )
    assert flipped.area == pytest.approx(-path.area, abs=1e-9)
    assert path.flattened(1.0).flattened(1.0) == path.flattened(1.0)


@given(paths(), st.sampled_from((30.0, 1.0, 0.05)))
def test_flattened_paths_stay_near(path: Path, tolerance: float) -> None:
    flat = path.flattened(tolerance)
    assert len(flat) == path.flattened_count(tolerance)
    assert all(int(verb) in (0, 1, 4) for verb in flat.verbs)
    expected: list[float] = []
    here = (0.0, 0.0)
    for verb, ends in path:
        if int(verb) in (2, 3):
            single = Path.of([0, verb], [number for point in (here, *ends) for number in point])
            lines = numpy.array(single.flattened(tolerance).coordinates).reshape(-1, 2)
            chords = numpy.stack((lines[:-1], lines[1:]), 1)
            assert farthest(on_curve([here, *ends], 200), chords) <= tolerance * (1 + 1e-9) + 1e-12
            assert tuple(lines[-1]) == ends[-1]
            expected += [*lines[1:].ravel()]
        else:
            expected += [number for point in ends for number in point]
        here = ends[-1] if ends else here
    assert flat.coordinates == expected


def on_curve(controls: list[Any], count: int) -> Any:
    t = numpy.linspace(0, 1, count)[:, None]
    rows = [numpy.array(point) for point in controls]
    while len(rows) > 1:
        rows = [(1 - t) * a + t * b for a, b in itertools.pairwise(rows)]
    return rows[0]


def farthest(places: Any, lines: Any) -> float:
    a, b = lines[:, 0], lines[:, 1]
    direction = b - a
    length = (direction * direction).sum(1)
    along = ((places[:, None] - a) * direction).sum(2) / numpy.where(length > 0, length, 1)
    nearest = a + numpy.clip(along, 0, 1)[..., None] * direction
    return float(numpy.sqrt(((nearest - places[:, None]) ** 2).sum(2)).min(1).max())


@pytest.mark.parametrize("tolerance", [10.0, 0.5, 0.01, 1e-5])
def test_flattening_is_within_the_tolerance_and_even(tolerance: float) -> None:
    generator = random.Random(7)
    count = errors = 0
    for _ in range(30 if tolerance > 1e-3 else 3):
        curve = Path().move(*(generator.uniform(0, 100) for _ in range(2)))
        curve.cubic(*(generator.uniform(0, 100) for _ in range(6)))
        flat = curve.flattened(tolerance)
        points = numpy.array(flat.coordinates).reshape(-1, 2)
        places = on_curve([points[0], *numpy.array(curve.coordinates).reshape(-1, 2)[1:]], max(20 * len(flat), 1000))
        chords = numpy.stack((points[:-1], points[1:]), 1)
        for some in numpy.array_split(places, len(places) // 1000):
            assert farthest(some, chords) <= tolerance * (1 + 1e-9)
        count += len(flat) - 1
        # The fewest chords there can be: the integral of the root of the curvature (R. Levien) through √(8 tolerance).
        edge = numpy.diff(places, axis=0)
        speed = numpy.hypot(edge[:, 0], edge[:, 1])
        turn = numpy.unwrap(numpy.arctan2(edge[:, 1], edge[:, 0]))
        bend = abs(numpy.diff(turn)) / numpy.maximum((speed[1:] + speed[:-1]) / 2, 1e-300)
        errors += (numpy.sqrt(bend) * (speed[1:] + speed[:-1]) / 2).sum() / math.sqrt(8 * tolerance)
    assert count <= 1.2 * errors + 60


def test_flattening_what_is_hard() -> None:
    # A fold in a row: out to where it turns (t = 2/3, closed form), and back.
    fold = Path().move(0, 0).quadratic(2, 0, 1, 0).flattened(1e-3)
    assert max(fold.coordinates[::2]) == pytest.approx(4 / 3, abs=1e-3)
    assert len(fold) <= 4
    # Beginning and end coincide: no single line of no length.
    drop = Path().move(0, 0).cubic(10, 10, -10, 10, 0, 0)
    assert drop.flattened(1.0).bounds.height == pytest.approx(7.5, abs=1)
    # What has no curves, and what is nothing.
    lines = Path().add_rectangle(0, 0, 3, 4).move(9, 9)
    assert lines.flattened(0.1) == lines
    assert Path().flattened(1) == Path()
    dot = Path().move(1, 1).cubic(1, 1, 1, 1, 1, 1)
    assert dot.flattened(1).coordinates == [1, 1, 1, 1]
    for tolerance in (0, -1, math.nan, math.inf):
        with pytest.raises(ArgumentError, match="tolerance"):
            lines.flattened(tolerance)
    with pytest.raises(LimitError):
        Path.of([0, *[3] * 12], [0, 0, *[0, 1e3, 1e3, 0, 1e3, 1e3] * 12]).flattened_count(1e-13)
    for scale in (1e-150, 1e-60, 1e60, 9e149):
        curve = Path().move(0, 0).cubic(0, scale, scale, 0, scale, scale)
        flat = curve.flattened(1e-3 * scale)
        expected = Path().move(0, 0).cubic(0, 1, 1, 0, 1, 1).flattened(1e-3)
        assert len(flat) == len(expected)
        assert [x / scale for x in flat.coordinates] == pytest.approx(expected.coordinates, abs=1e-12)


def test_polylines() -> None:
    path = Path().add_rectangle(0, 0, 2, 3).move(5, 5).line(6, 7)
    rows, ends = path.polylines(0.1)
    assert list(rows) == [0, 0, 2, 0, 2, 3, 0, 3, 0, 0, 5, 5, 6, 7]
    assert ends == [5, 7]
    assert Path().polylines(1)[1] == []
    circle, ends = Path().add_ellipse(-1, -1, 2, 2).polylines(1e-4)
    rows = numpy.asarray(circle).reshape(-1, 2)
    assert ends == [len(rows)]
    assert numpy.hypot(*rows.T) == pytest.approx(1, abs=5e-4)
    assert (rows[0] == rows[-1]).all()


# Real icons, and what other libraries say of them.


def icons() -> list[str]:
    pytest.importorskip("fontawesomefree")
    folder = importlib.resources.files("fontawesomefree") / "static" / "fontawesomefree" / "svgs"
    files = [file for part in ("solid", "regular", "brands") for file in (folder / part).iterdir()]
    texts = (file.read_text(encoding="utf-8") for file in sorted(files, key=str))
    return [data for text in texts for data in re.findall(r' d="([^"]*)"', text)]


def test_icons_are_as_kurbo_says() -> None:
    kurbopy = pytest.importorskip("kurbopy")
    generator = random.Random(2)
    for data in icons():
        theirs = kurbopy.BezPath.from_svg(data)
        ours = Path(data)
        box = theirs.bounding_box()
        x, y, width, height = ours.bounds
        # Its arcs are curves of another number, right to about 0.1 units of 512.
        allowed = 0.2 if re.search("[aA]", data) else 1e-9
        assert (x, y, x + width, y + height) == pytest.approx(
            (box.min_x(), box.min_y(), box.max_x(), box.max_y()), abs=allowed
        )
        closed = all(part.is_closed for part in ours.subpath_ranges())
        if closed:
            assert ours.area == pytest.approx(theirs.area(), abs=allowed * 2000 + 1e-6)
        for _ in range(3):
            px, py = x + width * generator.random(), y + height * generator.random()
            winding = ours.winding(px, py)
            near = {ours.winding(px + dx, py + dy) for dx in (-0.3, 0.3) for dy in (-0.3, 0.3)}
            if closed and near == {winding}:
                assert winding == theirs.winding(kurbopy.Point(px, py))
        assert ours.flattened(0.5).area == pytest.approx(ours.area, abs=0.5 * 2 * (width + height) * 20)


def test_bounds_hold_the_points_of_lone_moves() -> None:
    """As the header says; what is drawn is 5, 5 to 6, 5."""
    assert tuple(Path("M0 0M5 5h1").bounds) == (0, 0, 6, 5)
    assert tuple(Path("M5 5h1M9 9").bounds) == (5, 5, 4, 4)
