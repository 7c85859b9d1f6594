# SPDX-License-Identifier: MIT
"""Paths at the edges of what they promise: parts that begin a sliver before the end, arcs that begin after many turns,
coordinates at the end of the range, corners beside a turn back, and calls that a host makes for one part after another.
Numbers are from mpmath (50 digits), from Shapely (GEOS) or by hand, as each test says."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable

import mpmath
import pytest
import shapely
from animcore import Morph, Path, StateError, Verb

LARGEST = 1e150


def check_structure(path: Path) -> None:
    """Every subpath begins with a move, and nothing is beyond the range."""
    before = Verb.CLOSE
    for verb in path.verbs:
        assert before != Verb.CLOSE or verb == Verb.MOVE, path.verbs
        before = verb
    assert all(abs(number) <= LARGEST for number in path.coordinates)


@pytest.mark.parametrize("mode", ["whole", "subpaths"])
@pytest.mark.parametrize("sliver", [0.0, 1e-13, 9.9e-13, 1e-12, 1.01e-12, 2e-12, 1e-11])
def test_a_part_that_begins_a_sliver_before_the_end(sliver: float, mode: str) -> None:
    # A square of side 10: half of it from the corner (0, 0) is 20 long, and ends at (10, 10).
    square = Path("M0 0h10v10h-10z")
    for start, end, offset in ((0.0, 0.5, 1 - sliver), (1 - sliver - 0.25, 0.75, 0.25), (0.0, 0.5, -sliver)):
        part = square.trimmed(start, end, offset, mode=mode)  # type: ignore[arg-type]
        check_structure(part)
        if (start, end) == (0.0, 0.5):
            assert part.length() == pytest.approx(20, abs=1e-9)
            assert part.coordinates[-2:] == pytest.approx([10, 10], abs=1e-9)
            assert part.subpath_count == 1


def test_trims_begin_with_a_move() -> None:
    randomness = random.Random(5)
    for _ in range(2000):
        path = Path("M0 0h10v10h-10z" if randomness.random() < 0.5 else "M3 1C7 9-4 2 5 5Q1 1 3 1Z")
        offset = randomness.choice([0.0, 1.0, -1.0, 0.5]) + randomness.uniform(-3e-12, 3e-12)
        part = path.trimmed(randomness.random() * 4e-12, randomness.random(), offset)
        check_structure(part)


@pytest.mark.parametrize("start", [17.0, -1e3, 12345.678, 1e8, -3e12, 1e16, 1e300])
def test_arcs_that_begin_after_many_turns(start: float) -> None:
    mpmath.mp.dps = 400
    for angle in (1.0, -2.5, 6.0, 2 * math.pi, 1e-3):
        path = Path().add_arc(3, -2, 5, 5, start=start, angle=angle)
        whole = mpmath.mpf(start) + (0 if angle == 2 * math.pi else mpmath.mpf(angle))
        wanted = [float(3 + 5 * mpmath.cos(whole)), float(-2 + 5 * mpmath.sin(whole))]
        assert path.coordinates[-2:] == pytest.approx(wanted, abs=1e-13), angle
        # The cubics lead there without a jump: all of it is within 1e-9 of the circle.
        for x, y in path.points_at([path.length() * k / 100 for k in range(101)]).tolist():
            assert math.hypot(x - 3, y + 2) == pytest.approx(5, abs=1e-8)


def _largest(randomness: random.Random) -> float:
    choices = (LARGEST, -LARGEST, 0.3 * LARGEST, LARGEST * (1 - 2**-53), randomness.uniform(-LARGEST, LARGEST))
    return randomness.choice(choices)


def _far_path(randomness: random.Random) -> Path:
    verbs, numbers = [0], [_largest(randomness), _largest(randomness)]
    for _ in range(randomness.randint(1, 4)):
        verb = randomness.choice([1, 2, 3])
        verbs.append(verb)
        numbers += [_largest(randomness) for _ in range(2 * verb)]
    return Path.of(verbs + [4] * randomness.randint(0, 1), numbers)


@pytest.mark.parametrize(
    "change",
    [
        lambda path, _: path.subdivided(1, longest=max(path.length(), 1e140) / 7),
        lambda path, _: path.subdivided(7),
        lambda path, _: path.rounded(LARGEST / 3),
        lambda path, _: path.rounded(LARGEST, smoothing=0.6),
        lambda path, _: path.simplified(),
        lambda path, other: path | other,
        lambda path, other: path ^ other,
        lambda path, _: path.offset(LARGEST / 7),
        lambda path, _: path.offset(-LARGEST / 7, join="round"),
    ],
)
def test_what_is_made_of_a_path_can_be_a_path(change: Callable[[Path, Path], Path]) -> None:
    # The text of a path with a coordinate beyond 1e150, though only by rounding, would be refused.
    randomness = random.Random(11)
    for _ in range(150):
        made = change(_far_path(randomness), _far_path(randomness))
        check_structure(made)
        assert Path(str(made)) == made


def _corner_ends(path: Path) -> list[tuple[float, float]]:
    numbers = path.coordinates
    return sorted((round(x, 9), round(y, 9)) for x, y in zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize("data", ["M0 0L10 0L10 10L10 4L20 4", "M0 0L10 0L10 10L10 0L20 0", "M0 0H10V10V3H20V9V0H30"])
def test_corners_beside_a_turn_back_are_the_same_in_both_directions(data: str) -> None:
    path = Path(data)
    rounded, back = path.rounded(100), path.reversed().rounded(100)
    assert _corner_ends(rounded) == _corner_ends(back)


def test_a_corner_takes_half_of_a_line_that_ends_in_a_turn_back() -> None:
    # By hand: the corner at (10, 0) has 5 of each side, as the header says; the one at (10, 4) 3 of the 6.
    rounded = Path("M0 0L10 0L10 10L10 4L30 4").rounded(100)
    assert rounded.coordinates[2:4] == [5, 0]
    assert (10, 5) in [points[-1] for _, points in rounded]
    assert (10, 7) in [points[-1] for _, points in rounded]
    assert (13, 4) in [points[-1] for _, points in rounded]


def test_corners_do_not_depend_on_where_a_closed_outline_begins() -> None:
    points = [(0, 0), (10, 0), (10, 10), (10, 4), (20, 4), (20, 20), (0, 20)]
    found = set()
    for first in range(len(points)):
        turned = points[first:] + points[:first]
        path = Path("M" + "L".join(f"{x} {y}" for x, y in turned) + "Z").rounded(100)
        found.add((round(path.length(), 9), round(abs(path.area), 9)))
    assert len(found) == 1


@pytest.mark.parametrize("tolerance", [0.0, 0.5, 8.5, 20.0, 1e6])
def test_offsets_of_polygons_are_exact_at_any_tolerance(tolerance: float) -> None:
    # Miters of lines are lines. The squares are 10 and 0.1 wide afterwards, or 2 and 2.01 before they shrink by 1.
    both = Path("M0 0h8v8h-8zM20 0h8v8h-8z")
    grown = both.offset(1, tolerance=tolerance)
    assert grown.area == pytest.approx(200)
    shrunk = Path("M0 0h8v8h-8zM20 0h2.001v2.001h-2.001z").offset(-1, tolerance=tolerance)
    wanted = shapely.union(shapely.box(1, 1, 7, 7), shapely.box(21, 1, 21.001, 1.001))
    assert shrunk.area == pytest.approx(wanted.area, rel=1e-9)
    assert shrunk.subpath_count == 2


def test_an_offset_circle_does_not_vanish_at_a_large_tolerance() -> None:
    assert Path().add_ellipse(0, 0, 8, 8).offset(1, tolerance=20).bounds is not None
    assert Path().add_ellipse(0, 0, 8, 8).offset(1, tolerance=20).area > math.pi * 16


def test_the_centroid_of_thin_triangles() -> None:
    # A third of the corners' sum.
    for height in (1e-100, 1e-160, 1e-200, 1e-290):
        x, y = Path.of([0, 1, 1, 4], [0, 0, 1, 0, 0, height]).centroid
        assert (x, y / height) == pytest.approx((1 / 3, 1 / 3), rel=1e-12)
        x, y = Path.of([0, 1, 1, 4], [0, 0, height, 0, 0, 1]).centroid
        assert (x / height, y) == pytest.approx((1 / 3, 1 / 3), rel=1e-12)


def test_a_refused_append_changes_nothing() -> None:
    for data in ("", "M1 2", "M1 2L3 4", "M1 2L3 4Z"):
        path = Path(data)
        for verbs, numbers in (
            ([0, 1, 1], [1, 2, 3, 4, 1e151, 0]),
            ([0, 4, 1, 3], [5, 6, 7, 8, 1, 2, 3, math.nan, 5, 6]),
            ([1, 4, 2], [5, 6, 7, 8, math.inf, 9]),
        ):
            with pytest.raises(Exception, match=r"."):
                path.append(verbs, numbers)
            assert path == Path(data)
            assert str(path) == data
        if data:
            # The current point, and the start to which a close leads, are those from before.
            assert path.copy().line(9, 9).coordinates == Path(data).line(9, 9).coordinates
            assert str(path.close().line(9, 9)) == str(Path(data).close().line(9, 9))
        else:
            with pytest.raises(StateError):
                path.line(1, 1)


def test_joins_go_on_from_the_right_place() -> None:
    # By hand: a line leads to the other path, unless it begins where this one ends.
    assert str(Path("M0 0L1 1").join(Path("M2 2L3 3"))) == "M0 0L1 1L2 2L3 3"
    assert str(Path("M0 0L1 1").join(Path("M1 1L3 3Z")).line(9, 9)) == "M0 0L1 1L3 3ZM0 0L9 9"
    assert str(Path("M0 0L1 1").join(Path("M2 2L3 3M5 5L6 6Z")).line(9, 9)) == "M0 0L1 1L2 2L3 3M5 5L6 6ZM5 5L9 9"
    assert str(Path("M0 0L1 1").join(Path("M2 2")).line(9, 9)) == "M0 0L1 1L2 2L9 9"
    assert str(Path("M0 0L1 1Z").join(Path("M2 2L3 3"))) == "M0 0L1 1ZM2 2L3 3"
    path = Path("M0 0L1 1")
    assert str(path.join(path).close().line(4, 4)) == "M0 0L1 1L0 0L1 1ZM0 0L4 4"
    assert str(Path().join(Path("M2 2L3 3"))) == "M2 2L3 3"
    assert str(Path("M2 2L3 3").join(Path()).line(1, 1)) == "M2 2L3 3L1 1"


def _seconds(call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return time.process_time() - begin


def test_part_after_part_takes_time_in_proportion() -> None:
    # Each of these took minutes: the square of the number.
    count = 40_000
    many = Path("M0 0h1v1z" * count)
    assert _seconds(lambda: many.subpaths) < 20

    def appended() -> None:
        path = Path().move(0, 0)
        for _ in range(2 * count):
            path.append([1], [1, 2])

    def joined() -> None:
        path, other = Path("M0 0L1 1"), Path("M2 2L3 3")
        for _ in range(2 * count):
            path.join(other)

    assert _seconds(appended) < 20
    assert _seconds(joined) < 20
    curves = Path.of([0] + [3] * 4000, [float((i * 7919) % 101) for i in range(2 + 6 * 4000)])
    length = curves.length()
    assert _seconds(lambda: curves.split_at([length * i / 4000 for i in range(4000)])) < 20


def test_pieces_of_a_split_are_those_of_a_trim() -> None:
    randomness = random.Random(3)
    texts = (
        "M0 0h10v10h-10z",
        "M0 0L3 4C5 5 6 7 2 9Q1 1 5 5",
        "M0 0h10v10h-10zM20 0h5v5z",
        "M1 1M2 2L5 6M7 7M8 8L9 9L9 9ZM4 4Z",
    )
    for text in texts:
        path = Path(text)
        total = path.length()
        for count in (0, 1, 2, 5):
            cuts = sorted(randomness.uniform(0, total) for _ in range(count))
            pieces = path.split_at(cuts)
            assert sum(piece.length() for piece in pieces) == pytest.approx(total, rel=1e-12)
            for piece in pieces:
                check_structure(piece)
            if not cuts:
                assert pieces == [path]
                continue
            is_ring = path.subpath_count == 1 and path.verbs[-1] == Verb.CLOSE
            if is_ring and count == 1:
                assert [piece.verbs[-1] != Verb.CLOSE for piece in pieces] == [True]
                continue
            if is_ring:
                ranges = list(zip(cuts, [*cuts[1:], cuts[0] + total], strict=True))
            else:
                ranges = list(zip([0.0, *cuts], [*cuts, total], strict=True))
            assert len(pieces) == len(ranges)
            for (a, b), piece in zip(ranges, pieces, strict=True):
                wanted = path.trimmed(0, b - a, a, lengths=True)
                assert piece.coordinates == pytest.approx(wanted.coordinates, abs=1e-9)
                assert piece.verbs == wanted.verbs
    # A path that changes is cut anew.
    path = Path("M0 0h10")
    assert len(path.split_at([4])) == 2
    path.line(20, 0)
    assert [piece.length() for piece in path.split_at([4])] == [4, 16]
    assert [piece.length() for piece in path.split_at([5])] == [5, 15]


def test_arcs_correspond_in_strict_morphs_though_their_cubics_are_as_many() -> None:
    # Two arcs on each side, short and long against long and short: as many cubics in all. As in CSS and SMIL the end of
    # the first arc moves straight from the one to the other.
    def ring(share: float) -> Path:
        x, y = 10 * math.cos(2 * math.pi * share), 10 * math.sin(2 * math.pi * share)
        first, second = int(share > 0.5), int(share < 0.5)
        return Path(f"M10 0A10 10 0 {first} 1 {x} {y}A10 10 0 {second} 1 10 0")

    for share in (0.3, 0.25, 0.4):
        one, other = ring(share), ring(1 - share)
        assert one.verbs == other.verbs
        morph = Morph(one, other, structure="strict")
        x = 10 * math.cos(2 * math.pi * share)
        assert min(math.hypot(p - x, q) for p, q in _ends(morph.at(0.5))) < 1e-9
        assert morph.at(0) == one
        assert morph.at(1) == other


def _ends(path: Path) -> list[tuple[float, float]]:
    return [points[-1] for _, points in path if points]


@pytest.mark.parametrize("t", [1e299, 1e301, 1.7e308, -1.7e308])
def test_what_stands_in_a_morph_stands_at_any_time(t: float) -> None:
    # The upper edge is the same on both sides.
    morph = Morph(Path("M5 5h10v10h-10z"), Path("M5 5h10v10h-11z"))
    assert morph.at(t).coordinates[:6] == [5, 5, 15, 5, 15, 15]
    paths = [Path("M5 5h10v10h-10z"), Path("M5 5h10v10h-11z"), Path("M5 5h10v10h-10z")]
    morph = Morph.sequence(paths, times=[0, 1e-320, 1])
    assert morph.at(math.copysign(1e9, t)).coordinates[:6] == [5, 5, 15, 5, 15, 15]


def _wavy(count: int, turn: float) -> Path:
    numbers: list[float] = []
    for index in range(count):
        radius, angle = 10 + math.sin(index), 2 * math.pi * index / count + turn
        numbers += [radius * math.cos(angle), radius * math.sin(angle)]
    return Path.of([0] + [1] * (count - 1) + [4], numbers)


@pytest.mark.parametrize(("first", "second"), [(30, 40), (300, 319), (500, 700), (1000, 1500)])
def test_given_points_correspond_on_outlines_of_any_size(first: int, second: int) -> None:
    # Straight motion: halfway, the point is in the middle of the two that were given.
    one, other = _wavy(first, 0), _wavy(second, 0.4)
    for a, b in ((0, 0), (7, 11), (13, 29), (first - 3, 2)):
        morph = Morph(one, other, motion="linear", starts=[(a, b)], effort=0, tolerance=0)
        p, q = one.coordinates[2 * a : 2 * a + 2], other.coordinates[2 * b : 2 * b + 2]
        x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
        assert min(math.hypot(u - x, v - y) for u, v in _ends(morph.at(0.5))) < 1e-9, (a, b)


def test_subpaths_paired_by_index_are_those_of_the_paths() -> None:
    # Subpaths 0 of the one and 1 of the other draw nothing: they have no counterpart, and the rest keeps its own.
    one = Path("M50 50M0 0h10v10h-10zM20 0h10v10h-10z")
    other = Path("M5 5L9 5L9 9ZM60 60ZM21 1h8v8h-9z")
    for paint in ("fill", "stroke"):
        pairs = Morph(one, other, pairing="index", structure="general", paint=paint).pairs
        assert (2, 2) in pairs
        assert (1, 0) not in pairs
        assert (2, 1) not in pairs
