# SPDX-License-Identifier: MIT
"""Morphs: numbers are closed forms, or come from properties that every morph must have."""

from __future__ import annotations

import array
import math
import random

import pytest
from animcore import ArgumentError, DuplicateError, KindError, Morph, Path, Verb

SQUARE = "M0 0H100V100H0Z"
RING = "M0 0H100V100H0ZM25 25V75H75V25Z"
# A circle as four cubics: control points at 0.5522847498 of the radius.
K = 0.5522847498307936 * 50
CIRCLE = (
    f"M100 50C100 {50 + K} {50 + K} 100 50 100C{50 - K} 100 0 {50 + K} 0 50"
    f"C0 {50 - K} {50 - K} 0 50 0C{50 + K} 0 100 {50 - K} 100 50Z"
)


def shoelace(path: Path) -> float:
    """The signed area of the polygons through 32 points of each curve."""
    total = 0.0
    points: list[tuple[float, float]] = []
    for verb, controls in [*path, (Verb.MOVE, ((0.0, 0.0),))]:
        if verb is Verb.MOVE:
            total += sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], *points[:1]], strict=True))
            points = [controls[0]]
        elif verb is Verb.CUBIC:
            start = points[-1]
            for step in range(1, 33):
                t = step / 32
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                points.append(
                    tuple(sum(w * p[axis] for w, p in zip(weights, (start, *controls), strict=True)) for axis in (0, 1))
                )
        else:
            points.extend(controls)
    return total / 2


def on_segment(point: tuple[float, float], path: Path) -> bool:
    """Whether a point lies on an edge of a polygon."""
    corners = [p for _, points in path for p in points]
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        if math.hypot(point[0] - a[0], point[1] - a[1]) + math.hypot(point[0] - b[0], point[1] - b[1]) <= length + 1e-9:
            return True
    return False


def test_paths_of_the_same_verbs_are_interpolated_point_by_point() -> None:
    morph = Morph("M0 0L10 0Q20 0 20 10Z", "M2 4L20 8Q30 -8 40 10Z")
    assert morph.at(0.25).coordinates == [0.5, 1, 12.5, 2, 22.5, -2, 25, 10]
    assert morph.at(1.5).coordinates == [3, 6, 25, 12, 35, -12, 50, 10]
    assert morph.at(-1).coordinates == [-2, -4, 0, -8, 10, 8, 0, 10]


@pytest.mark.parametrize("t", [0, 0.1, 0.37, 0.5, 0.99, 1, 1.25, -0.5])
def test_venus_becomes_mars_by_four_points(t: float) -> None:
    def symbol(arrowness: float) -> Path:
        return Path().add_symbol(0, 0, 120, 160, 10, arrowness)

    between = Morph(symbol(0), symbol(1)).at(t)
    assert between.verbs == symbol(t).verbs
    assert between.coordinates == pytest.approx(symbol(t).coordinates, abs=1e-12)
    moved = sum(a != b for a, b in zip(between.coordinates[1::2], symbol(0).coordinates[1::2], strict=True))
    assert moved == (0 if t == 0 else 4)


@pytest.mark.parametrize(("a", "b"), [(SQUARE, CIRCLE), (RING, CIRCLE), (CIRCLE, RING), ("M0 0L5 5", SQUARE)])
def test_ends_are_exactly_the_paths_and_the_fill_does_not_jump(a: str, b: str) -> None:
    first, second = Path(a), Path(b)
    morph = Morph(first, second)
    assert morph.at(0) == first
    assert morph.at(1) == second
    # Exact areas: a polygon through cut curves would have others.
    assert abs(morph.at(1e-9).area) == pytest.approx(abs(first.area), abs=1e-4)
    assert abs(morph.at(1 - 1e-9).area) == pytest.approx(abs(second.area), abs=1e-4)


def test_the_aligned_paths_have_the_same_verbs_and_are_parts_of_the_originals() -> None:
    square, circle = Morph(SQUARE, CIRCLE).aligned
    assert square.verbs == circle.verbs
    assert shoelace(square) == pytest.approx(10000, abs=1e-9)
    assert all(on_segment(point, Path(SQUARE)) for verb, points in square if points for point in points[-1:])
    # Splitting by de Casteljau leaves the curve where it is: within rounding of the circle of the four cubics.
    for verb, points in circle:
        if verb is Verb.CUBIC:
            distance = math.hypot(points[-1][0] - 50, points[-1][1] - 50)
            assert 50 - 1e-9 <= distance <= 50 * (1 + 2.8e-4)


def test_lines_stay_lines_and_curves_stay_curves() -> None:
    assert Verb.CUBIC not in Morph(SQUARE, "M50 0L100 100L0 100Z").at(0.5).verbs
    assert Morph(SQUARE, CIRCLE).at(0.5).verbs.count(Verb.LINE) == 0


def test_a_hole_stays_a_hole() -> None:
    inner = "M30 30V70H70V30Z"
    for t in (0.1, 0.3, 0.5, 0.7, 0.9):
        between = Morph(RING, CIRCLE + inner, structure="general").at(t)
        assert not between.contains(50, 50)
        assert between.contains(50, 12)


def test_a_hole_without_a_counterpart_shrinks_to_a_point_inside() -> None:
    morph = Morph(RING, CIRCLE)
    assert sorted(morph.pairs, key=str) == [(0, 0), (1, None)]
    areas = [shoelace(morph.at(t)) for t in (0.001, 0.25, 0.5, 0.75, 0.999)]
    assert areas[0] == pytest.approx(7500, rel=0.01)
    assert areas[-1] == pytest.approx(math.pi * 2500, rel=0.01)


def test_a_reversed_counterpart_is_turned_round() -> None:
    backwards = Path("M0 0V100H100V0Z")
    between = Morph(SQUARE, backwards, structure="general").at(0.5)
    assert abs(shoelace(between)) == pytest.approx(10000)


def test_a_turned_shape_turns() -> None:
    arrow = [(0.0, -60.0), (40.0, -10.0), (15.0, -10.0), (15.0, 60.0), (-15.0, 60.0), (-15.0, -10.0), (-40.0, -10.0)]
    angle = math.radians(100)

    def turned(by: float) -> Path:
        path = Path()
        for index, (x, y) in enumerate(arrow):
            point = (x * math.cos(by) - y * math.sin(by), x * math.sin(by) + y * math.cos(by))
            path.move(*point) if index == 0 else path.line(*point)
        return path.close()

    morph = Morph(turned(0), turned(angle), structure="general")
    area = abs(shoelace(turned(0)))
    for t in (0.25, 0.5, 0.75):
        assert abs(shoelace(morph.at(t))) == pytest.approx(area, rel=1e-6)
        # A rigid turn about the centroid of the outline: every corner is where the turned arrow has it, up to a shift.
        box, wanted = morph.at(t).bounds, turned(angle * t).bounds
        assert (box.width, box.height) == pytest.approx((wanted.width, wanted.height), rel=1e-6)
    straight = Morph(turned(0), turned(angle), structure="general", motion="linear")
    assert abs(shoelace(straight.at(0.5))) < area * 0.98


def test_open_paths_join_their_ends() -> None:
    morph = Morph("M0 0L100 0", "M100 50C70 80 30 80 0 50")
    between = morph.at(0.5)
    assert Verb.CLOSE not in between.verbs
    # The second is walked backwards: its end is nearer to the first's start.
    assert between.coordinates[:2] == pytest.approx([0, 25])
    assert between.coordinates[-2:] == pytest.approx([100, 25])


def test_open_to_closed() -> None:
    morph = Morph("M0 0L100 0L100 100", CIRCLE)
    assert Verb.CLOSE not in morph.at(0.5).verbs
    late = morph.at(1 - 1e-9)
    assert math.dist(late.coordinates[:2], late.coordinates[-2:]) < 1e-6


def test_strict() -> None:
    with pytest.raises(KindError, match="verb 1"):
        Morph(SQUARE, CIRCLE, structure="strict")
    assert Morph(SQUARE, "M1 1H2V2H1Z", structure="strict").at(0.5).coordinates[:2] == [0.5, 0.5]


def test_pairing() -> None:
    two = "M0 0H10V10H0ZM100 0H110V10H100Z"
    swapped = "M100 0L110 0L110 10L105 12L100 10ZM0 0L10 0L10 10L5 12L0 10Z"
    assert sorted(Morph(two, swapped).pairs) == [(0, 1), (1, 0)]
    assert Morph(two, swapped, pairing="index").pairs == [(0, 0), (1, 1)]
    assert sorted(Morph(two, swapped, pairing=[(0, 0)]).pairs, key=str) == sorted(
        [(0, 0), (1, None), (None, 1)], key=str
    )
    assert Morph(two, swapped, pairing=[(0, 0), (1, 1)]).pairs == [(0, 0), (1, 1)]
    assert Morph(two, swapped, pairing=(["x", "y"], ["y", "x"])).pairs == [(0, 1), (1, 0)]

    def crosswise(first: list[Path], second: list[Path]) -> list[tuple[int, int]]:
        assert [len(path) for path in first] == [5, 5]
        assert [len(path) for path in second] == [6, 6]
        return [(1, 1), (0, 0)]

    assert Morph(two, swapped, pairing=crosswise).pairs == [(1, 1), (0, 0)]


def test_starts() -> None:
    other = "M100 100L0 100L0 0L50 -10L100 0Z"
    kept = Morph(SQUARE, other, starts="keep")
    assert kept.at(0.5).coordinates[:2] == [50, 50]
    # The second path's start is the end of its verb 0, and is to become the corner at the end of the first's verb 2.
    given = Morph(SQUARE, other, starts=[(2, 0)])
    assert given.at(0.5).coordinates[:2] == [100, 100]


def test_a_sequence_is_each_path_at_its_time() -> None:
    paths = [Path(SQUARE), Path(CIRCLE), Path(RING)]
    morph = Morph.sequence(paths, [0, 0.25, 1])
    assert len(morph) == 2
    assert [morph.at(t) for t in (0, 0.25, 1)] == paths
    pair = Morph(paths[1], paths[2])
    assert morph.at(0.25 + 0.75 * 0.5).coordinates == pytest.approx(pair.at(0.5).coordinates)
    assert Morph.sequence(paths).at(0.5) == paths[1]


def test_into_a_path_and_many_at_once() -> None:
    morph = Morph(SQUARE, CIRCLE)
    target = Path("M1 1L2 2")
    assert morph.at(0.5, into=target) is target
    assert target == morph.at(0.5)
    rows = morph.many([0.25, 0.5])
    assert rows[1] == target.coordinates
    assert morph.verbs() == target.verbs
    out = array.array("d", bytes(8 * 2 * len(rows[0])))
    assert morph.many([0.25, 0.5], out=out) is out
    assert list(out) == rows[0] + rows[1]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"pairing": [(5, 0)]}, ArgumentError),
        ({"pairing": [(0, 0), (0, None)]}, DuplicateError),
        ({"starts": [(99, 0)]}, ArgumentError),
        ({"smoothness": 2}, ArgumentError),
        ({"smoothness": math.nan}, ArgumentError),
        ({"tolerance": -1}, ArgumentError),
        ({"effort": 4}, ArgumentError),
        ({"motion": "sideways"}, ValueError),
        ({"color": 1}, TypeError),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        Morph(SQUARE, CIRCLE, **options)


def test_wrong_times_are_refused() -> None:
    for t in (math.nan, math.inf):
        with pytest.raises(ArgumentError):
            Morph(SQUARE, CIRCLE).at(t)
    for times in ([0, 1, 1], [0, 0.5], [0.1, 0.5, 1], [0, 0.5, 0.9]):
        with pytest.raises(ArgumentError):
            Morph.sequence([SQUARE, CIRCLE, RING], times)
    with pytest.raises(ArgumentError):
        Morph.sequence([SQUARE])


def test_from_nothing_and_to_nothing() -> None:
    assert abs(shoelace(Morph("", SQUARE).at(0.5))) == pytest.approx(2500)
    assert len(Morph("", "").at(0.5)) == 0
    assert Morph("M0 0", SQUARE).at(1) == Path(SQUARE)


def test_whatever_comes_in_finite_comes_out() -> None:
    source = random.Random(7)
    extremes = [0.0, 1.0, -1.0, 1e150, -1e150, 1e-320, 5e-324]

    def anything() -> Path:
        path = Path()
        scale = source.choice([1.0, 1e150, 1e-308])

        def numbers(count: int) -> list[float]:
            return [
                source.choice(extremes) if source.random() < 0.4 else source.uniform(-1, 1) * scale
                for _ in range(count)
            ]

        for _ in range(source.randint(0, 3)):
            path.move(*numbers(2))
            for _ in range(source.randint(0, 6)):
                verb = source.choice([Verb.LINE, Verb.QUADRATIC, Verb.CUBIC])
                path.append([verb], numbers(2 * verb.point_count))
            if source.random() < 0.5:
                path.close()
        return path

    for _ in range(150):
        morph = Morph(anything(), anything(), structure="general", effort=source.randint(0, 3))
        for t in (1e-12, 0.5, 1 - 1e-12, -3, 1e300):
            assert all(abs(number) <= 1e150 for number in morph.at(t).coordinates)


def test_pairs_and_points_that_are_given_count_for_paths_of_the_same_verbs() -> None:
    one, other = "M0 0L10 0L10 10zM50 0l10 0 0 10z", "M0 0L20 0L20 20zM90 0l10 0 0 10z"
    crossed = Morph(one, other, pairing=[(0, 1), (1, 0)])
    assert sorted(crossed.pairs) == [(0, 1), (1, 0)]
    assert Morph(one, other, pairing=[(0, None), (None, 0), (1, 1)]).pairs.count((0, 0)) == 0
    # The first corner of the one goes to the second of the other, and not to the first.
    turned = Morph("M0 0L10 0L10 10z", "M0 0L20 0L20 20z", starts=[(0, 1)], motion="linear")
    assert turned.at(0.5).contains(10.0, 0.5)
    with pytest.raises(ArgumentError, match="99"):
        Morph(one, other, pairing=[(99, 0)])
    with pytest.raises(ArgumentError, match="verb"):
        Morph(one, other, starts=[(99, 0)])
    with pytest.raises(DuplicateError):
        Morph(one, other, pairing=[(0, 0), (0, 1)])
    for options in ({"pairing": [(0, 0)]}, {"starts": [(0, 0)]}):
        with pytest.raises(ArgumentError, match="STRICT"):
            Morph(one, other, structure="strict", **options)
