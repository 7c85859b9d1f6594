# SPDX-License-Identifier: MIT
"""Lengths, places at lengths, nearest points, trims and splits of paths."""

from __future__ import annotations

import copy
import math
import random
from array import array

import numpy as np
import pytest
from animcore import ArgumentError, LimitError, NotFoundError, Path, StateError
from hypothesis import assume, given, settings
from hypothesis import strategies as st

CUSP = ((0.0, 0.0), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0))


def cubic(*points: tuple[float, float]) -> Path:
    return Path().move(*points[0]).cubic(*points[1], *points[2], *points[3])


def square(side: float = 10.0, at: float = 0.0) -> Path:
    return Path().add_rectangle(at, at, side, side)


# The length of each curve: of circles and parabolas in closed form, of lines by Pythagoras.
def test_lengths_in_closed_form() -> None:
    assert Path().move(0, 0).line(3, 4).length() == 5
    assert square().length() == 40
    assert Path().length() == 0
    assert Path().move(3, 4).length() == 0
    # y = x² from 0 to 1: √5/2 + asinh(2)/4.
    parabola = Path().move(0, 0).quadratic(0.5, 0, 1, 1)
    assert parabola.length(1e-15) == pytest.approx(math.sqrt(5) / 2 + math.asinh(2) / 4, rel=1e-15)
    # A quadratic that turns back on itself: out to 0.5 and back.
    assert Path().move(0, 0).quadratic(1, 0, 0, 0).length() == pytest.approx(1, rel=1e-15)
    # A cubic with a cusp: (3t - 6t² + 4t³, 3t - 3t²); its length is 2 (2√2 - 1)/2.
    assert cubic(*CUSP).length(1e-15) == pytest.approx(2 * math.sqrt(2) - 1, rel=1e-15)
    # Moves have no length, closing lines do.
    assert Path().move(0, 0).line(3, 0).move(7, 7).line(7, 9).line(9, 9).close().length() == pytest.approx(
        3 + 4 + math.sqrt(8), rel=1e-15
    )


def test_an_ellipse_is_a_circle_but_for_its_four_cubics() -> None:
    circle = Path().add_ellipse(-1, -1, 2, 2)
    length = circle.length()
    assert length == pytest.approx(2 * math.pi, rel=3e-4)
    for share in (0.0, 0.125, 0.25, 0.7):
        x, y = circle.point_at(share * length)
        assert math.hypot(x, y) == pytest.approx(1, rel=3e-4)
        # Clockwise on the screen: the normal points inwards, and the curvature is positive.
        tangent, normal = circle.tangent_at(share * length), circle.normal_at(share * length)
        assert tangent == pytest.approx((-y, x), abs=2e-3)
        assert normal == pytest.approx((-x, -y), abs=2e-3)
        assert normal == (-tangent[1], tangent[0])
        assert circle.curvature_at(share * length) == pytest.approx(1, rel=0.03)
        assert circle.angle_at(share * length) == math.atan2(tangent[1], tangent[0])


def test_places_on_lines_corners_and_ends() -> None:
    path = square()
    assert path.point_at(5) == (5, 0)
    # A corner goes on with what follows; the end is the last segment's.
    assert path.tangent_at(10) == (0, 1)
    assert path.location_at(10).verb == 2
    assert path.point_at(40) == (0, 0)
    assert path.tangent_at(40) == (0, -1)
    assert path.location_at(40).verb == 4
    # Clamped.
    assert path.location_at(-5) == path.location_at(0)
    assert path.location_at(1e9) == path.location_at(40)
    place = path.location_at(35)
    assert (place.point, place.parameter, place.subpath, place.length, place.distance) == ((0, 5), 0.5, 0, 35, 0)
    two = Path().move(0, 0).line(10, 0).move(100, 0).line(100, 10)
    assert two.location_at(12).point == (100, 2)
    assert two.location_at(12).subpath == 1
    assert two.length_at(3, 0.2) == 12
    assert two.length_at(2, 0.9) == 10
    with pytest.raises(NotFoundError):
        two.length_at(4, 0)


def test_tangents_where_the_derivative_vanishes() -> None:
    down = pytest.approx((0, -1), abs=1e-7)
    cusp = cubic(*CUSP)
    assert cusp.tangent_at(cusp.length(1e-15) / 2) == down
    half = math.sqrt(0.5)
    for points, first, last in (
        (((0, 0), (0, 0), (1, 1), (2, 0)), (half, half), (half, -half)),
        (((0, 0), (1, 1), (2, 0), (2, 0)), (half, half), (half, -half)),
        (((0, 0), (0, 0), (1, 1), (1, 1)), (half, half), (half, half)),
        (((0, 0), (0, 0), (0, 0), (3, 4)), (0.6, 0.8), (0.6, 0.8)),
        (((0, 0), (3, 4), (3, 4), (3, 4)), (0.6, 0.8), (0.6, 0.8)),
        (((2, 2), (2, 2), (2, 2), (2, 2)), (1, 0), (1, 0)),
    ):
        path = cubic(*points)
        assert path.tangent_at(0) == pytest.approx(first, abs=1e-12), points
        assert path.tangent_at(path.length(1e-15)) == pytest.approx(last, abs=1e-7), points
        assert path.tangent_at(1e9) == pytest.approx(last, abs=1e-12), points
        assert math.isfinite(path.curvature_at(0))


def test_a_path_that_is_a_point() -> None:
    for path in (Path().move(3, 4), Path().move(3, 4).close(), Path().move(3, 4).line(3, 4).close()):
        place = path.location_at(7)
        assert (place.point, place.tangent, place.curvature, place.length) == ((3, 4), (1, 0), 0, 0)
        assert path.nearest(3, 9).distance == 5
        assert path.trimmed(0.25, 0.5).verbs == []
        assert path.split_at([0.0]) == [path]
    for call in (Path().location_at, Path().point_at, lambda s: Path().nearest(s, s), lambda s: Path().points_at([s])):
        with pytest.raises(StateError):
            call(0.0)


def test_bulk_is_what_single_calls_give() -> None:
    path = Path().add_ellipse(0, 0, 30, 20).add_rounded_rectangle(5, 5, 40, 30, 8).move(0, 0).quadratic(9, 1, 2, 30)
    lengths = [random.Random(1).uniform(-5, 300) for _ in range(200)]
    for given_lengths in (lengths, tuple(lengths), array("d", lengths), np.array(lengths)):
        points = np.asarray(path.points_at(given_lengths))
        assert points.shape == (200, 2)
        assert points.tolist() == [list(path.point_at(length)) for length in lengths]
    assert isinstance(path.points_at(np.array(lengths)), np.ndarray)
    view = path.points_at(lengths)
    assert np.shares_memory(np.asarray(view), np.asarray(view))
    assert np.asarray(path.tangents_at(lengths)).tolist() == [list(path.tangent_at(length)) for length in lengths]
    assert np.asarray(path.normals_at(lengths)).tolist() == [list(path.normal_at(length)) for length in lengths]
    assert path.angles_at(lengths).tolist() == [path.angle_at(length) for length in lengths]
    assert path.curvatures_at(lengths).tolist() == [path.curvature_at(length) for length in lengths]
    places = [path.location_at(length) for length in lengths]
    assert path.parameters_at(lengths).tolist() == [place.verb + place.parameter for place in places]
    targets = np.array([[random.Random(k).uniform(-20, 60), random.Random(-k).uniform(-20, 60)] for k in range(50)])
    points, distances, along = path.nearest_many(targets)
    for (x, y), point, distance, length in zip(targets, points, distances, along, strict=True):
        place = path.nearest(x, y)
        assert (tuple(point), distance, length) == (place.point, place.distance, place.length)
    assert path.nearest_many([tuple(map(float, target)) for target in targets])[1].tolist() == distances.tolist()
    assert path.points_at([]).tolist() == []
    with pytest.raises(ArgumentError):
        path.points_at([1.0, math.nan])
    with pytest.raises(ValueError, match="an x and a y"):
        path.nearest_many([1.0, 2.0, 3.0])


def test_tables_follow_the_path() -> None:
    path = Path().move(0, 0).line(10, 0)
    assert path.point_at(100) == (10, 0)
    path.line(10, 10)
    assert path.point_at(100) == (10, 10)
    path.clear().move(1, 1).line(1, 2)
    assert path.point_at(100) == (1, 2)


def test_motion_along_a_path() -> None:
    path = square()
    assert tuple(path.transform_at(5)) == pytest.approx((1, 0, 0, 1, 5, 0))
    assert tuple(path.transform_at(15)) == pytest.approx((0, 1, -1, 0, 10, 5), abs=1e-15)
    assert tuple(path.transform_at(15, "auto-reverse")) == pytest.approx((0, -1, 1, 0, 10, 5), abs=1e-15)
    assert tuple(path.transform_at(15, math.pi / 2)) == pytest.approx((0, 1, -1, 0, 10, 5), abs=1e-15)
    assert tuple(path.transform_at(15, 0)) == (1, 0, 0, 1, 10, 5)
    assert tuple(path.transform_at(5, "auto", math.pi / 2)) == pytest.approx((0, 1, -1, 0, 5, 0), abs=1e-15)
    assert [transform.tx for transform in path.transforms_at([0, 1, 2])] == [0, 1, 2]
    with pytest.raises(ValueError, match="rotate"):
        path.transform_at(1, "around")


def test_the_nearest_of_several() -> None:
    # Both ends of a cusp's legs, a loop and a circle's center.
    assert cubic(*CUSP).nearest(0.5, 2).point == pytest.approx((0.5, 0.75), abs=1e-12)
    circle = Path().add_ellipse(-1, -1, 2, 2)
    # The four cubics touch the circle where they meet and in their middles.
    assert circle.nearest(0, 0).distance == pytest.approx(1, abs=1e-12)
    square_of_ten = square()
    assert square_of_ten.nearest(5, 5).distance == 5
    assert square_of_ten.nearest(5, 5).verb == 1
    assert square_of_ten.nearest(20, 5).point == (10, 5)
    assert square_of_ten.nearest(20, 20).point == (10, 10)
    with pytest.raises(LimitError):
        circle.nearest(1e200, 0)


def test_trims() -> None:
    # From 30 of 40 to 10 of the next round, without a gap.
    assert square().trimmed(0, 0.5, 0.75).svg() == "M0 10L0 0L10 0"
    assert square().trimmed(30, 40, lengths=True).svg() == "M0 10L0 0"
    assert square().trimmed(0.5, 0.25).svg() == "M10 0L10 10"
    assert square().trimmed(0, 20, 30, lengths=True).svg() == "M0 10L0 0L10 0"
    assert square().trimmed() == square()
    assert square().trimmed(-3, 7, 0.3) == square()
    two = square(10).add_rectangle(100, 100, 10, 10)
    # As one line: the second half is the second square, which stays closed.
    assert two.trimmed(0.5, 1) == square(10, 100)
    assert two.trimmed(0, 0.5, 0.5) == square(10, 100)
    # Each by itself.
    assert two.trimmed(0, 0.25, mode="subpaths").svg() == "M0 0L10 0M100 100L110 100"
    assert two.trimmed(0, 0.5, 0.75, mode="subpaths").svg() == "M0 10L0 0L10 0M100 110L100 100L110 100"
    assert two.trimmed(5, 10, mode="subpaths", lengths=True).svg() == "M5 0L10 0M105 100L110 100"
    opened = Path().move(0, 0).line(10, 0)
    assert opened.trimmed(0, 0.5, 0.75).svg() == "M7.5 0L10 0M0 0L2.5 0"
    assert opened.trimmed(0, 0.5, -1e300).svg() in ("M0 0L5 0", opened.trimmed(0, 0.5, 0).svg())
    with pytest.raises(ArgumentError):
        opened.trimmed(math.nan, 1)
    with pytest.raises(ValueError, match="mode"):
        opened.trimmed(mode="each")  # type: ignore[arg-type]


def test_splits() -> None:
    opened = Path().move(0, 0).line(10, 0).line(10, 10)
    assert [piece.svg() for piece in opened.split_at([15, 5])] == ["M0 0L5 0", "M5 0L10 0L10 5", "M10 5L10 10"]
    assert [piece.svg() for piece in opened.split_at(10)] == ["M0 0L10 0", "M10 0L10 10"]
    assert opened.split_at([0, 20, 99, -1]) == [opened]
    # A ring cut once is one piece, cut twice two.
    assert [piece.svg() for piece in square().split_at(15)] == ["M10 5L10 10L0 10L0 0L10 0L10 5"]
    assert [piece.svg() for piece in square().split_at(0)] == ["M0 0L10 0L10 10L0 10L0 0"]
    assert [piece.svg() for piece in square().split_at([35, 15])] == [
        "M10 5L10 10L0 10L0 5",
        "M0 5L0 0L10 0L10 5",
    ]
    assert square().split_at([]) == [square()]
    two = square(10).add_rectangle(100, 100, 10, 10)
    assert [piece.svg() for piece in two.split_at(20)] == ["M0 0L10 0L10 10", f"M10 10L0 10L0 0{square(10, 100).svg()}"]


NUMBERS = st.floats(-1e3, 1e3)
HUGE = st.floats(-1e150, 1e150)


def paths(numbers: st.SearchStrategy[float]) -> st.SearchStrategy[Path]:
    verbs = st.lists(st.tuples(st.integers(0, 4), st.lists(numbers, min_size=6, max_size=6)), min_size=1, max_size=8)

    def build(steps: list[tuple[int, list[float]]]) -> Path:
        path = Path().move(*steps[0][1][:2])
        for verb, values in steps:
            if verb == 4:
                path.close()
            else:
                path.append([verb], values[: 2 * (1, 1, 2, 3)[verb]])
        return path

    return verbs.map(build)


@settings(max_examples=150, deadline=None)
@given(paths(NUMBERS), st.floats(0, 1), st.floats(0, 1), st.floats(-3, 3))
def test_the_parts_of_a_trim_add_up(path: Path, start: float, end: float, offset: float) -> None:
    low, high = sorted((start, end))
    # Of a tiny path, 1e-12 would be a rough accuracy.
    accuracy = max(1e-12 * min(1.0, path.length(1e-12)), 5e-324)
    length = path.length(accuracy)
    for mode in ("whole", "subpaths"):
        part = path.trimmed(low, high, offset, mode=mode)
        assert part.length(accuracy) == pytest.approx((high - low) * length, rel=0, abs=1e-10 * length + 1e-300)
    for piece in path.split_at([low * length, high * length]):
        assert len(piece) <= len(path) + 2
    pieces = path.split_at([low * length, high * length])
    assert sum(piece.length(accuracy) for piece in pieces) == pytest.approx(length, rel=1e-10)


@settings(max_examples=150, deadline=None)
@given(paths(NUMBERS), NUMBERS, NUMBERS, st.floats(0, 1))
def test_nothing_is_nearer_than_the_nearest(path: Path, x: float, y: float, share: float) -> None:
    place = path.nearest(x, y)
    # Lone moves do not count; without a length, a place at a length is the path's first point, drawn or not.
    assume(path.length() > 0)
    other = path.point_at(share * path.length())
    # Where a curve begins with a handle of no length, it goes as the square of its parameter: places are less exact.
    grain = 1e-11 * max(1.0, *map(abs, path.bounds))
    assert place.distance <= math.hypot(other[0] - x, other[1] - y) + 1e-11
    assert path.nearest(*place.point).distance <= grain


@settings(max_examples=150, deadline=None)
@given(paths(HUGE), HUGE, HUGE, st.floats(0, 1))
def test_whatever_a_path_may_be_is_answered_finite(path: Path, x: float, y: float, share: float) -> None:
    length = path.length()
    assert math.isfinite(length)
    assert length >= 0
    place, near = path.location_at(share * length), path.nearest(x, y)
    for each in (place, near):
        assert all(map(math.isfinite, (*each.point, *each.tangent, each.curvature, each.length, each.distance)))
        assert math.hypot(*each.tangent) == pytest.approx(1, rel=1e-12)
        assert 0 <= each.parameter <= 1
        assert each.verb < len(path)
    for piece in [*path.split_at([share * length]), path.trimmed(share / 2, share, share, mode="subpaths")]:
        assert all(map(math.isfinite, piece.coordinates))


def test_a_copy_is_measured_by_itself() -> None:
    path = square()
    assert path.point_at(15) == (10, 5)
    other = copy.copy(path)
    path.clear()
    assert other.point_at(15) == (10, 5)


def test_no_verb_is_found_on_an_empty_path() -> None:
    for path, verb in ((Path(), 0), (Path("M0 0L1 1"), 2)):
        with pytest.raises(NotFoundError, match="no verb"):
            path.length_at(verb, 0.5)
