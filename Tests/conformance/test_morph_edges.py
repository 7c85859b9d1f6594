# SPDX-License-Identifier: MIT
"""Morphs at the edges of what they promise: half turns forth and back, drawings elsewhere on the canvas, outlines that
close up to rounding, straight motion of what is drawn in another way, and points that are given beside open subpaths.

What is expected follows from the documentation: the morph back is the same motion in reverse, and where a drawing lies
or how it is drawn decides nothing. Pictures are compared by distances that shapely (GEOS) measures."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path as File
from typing import Any

import pytest

sys.path.insert(0, str(File(__file__).resolve().parents[2] / "tools"))
pytest.importorskip("shapely")
pytest.importorskip("kurbopy")
pytest.importorskip("fontawesomefree")

import shapely
from animcore import AnimError, Morph, Path, Verb
from icon_sets import icons_of, redrawn

TIMES = (0.25, 0.5, 0.75)


def changed(path: Path, change: Callable[[float, float], tuple[float, float]]) -> Path:
    """The same path with every control point changed."""
    numbers = path.coordinates
    points = [change(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    return Path.of(path.verbs, [number for point in points for number in point])


def on_grid(data: str) -> Path:
    """A path on a grid of 1/1024, so that it can be moved without rounding."""
    return changed(Path(data), lambda x, y: (round(x * 1024) / 1024, round(y * 1024) / 1024))


def lines(path: Path) -> Any:
    parts: list[list[tuple[float, float]]] = []
    for verb, points in path.flattened(1e-3 * max(path.bounds[2:])):
        if verb == Verb.MOVE:
            parts.append([])
        parts[-1].append(points[-1] if points else parts[-1][0])
    return shapely.MultiLineString([part for part in parts if len(part) > 1])


def distance(a: Path, b: Path) -> float:
    """The Hausdorff distance of two pictures, in sizes."""
    return float(lines(a).hausdorff_distance(lines(b))) / max(a.bounds[2:] + b.bounds[2:])


ARROWS = ("M0-10L8 2H3V12H-3V2H-8Z", "M10 0L-2 8V3H-12V-3H-2V-8Z", "M1 1L9 2L3 3C5 5 2 9 1 6Z", "M0 0L9 9L20 0L40 3")


@pytest.mark.parametrize("data", ARROWS)
@pytest.mark.parametrize("turn", [math.pi, math.pi + 1e-15, math.pi - 1e-15, 3.1, -3.1, 2.0, math.pi / 2])
@pytest.mark.parametrize("paint", ["fill", "stroke"])
def test_a_turn_back_is_the_turn_in_reverse(data: str, turn: float, paint: str) -> None:
    cosine, sine = (-1.0, 0.0) if turn == math.pi else (math.cos(turn), math.sin(turn))
    one = Path(data)
    other = changed(one, lambda x, y: (cosine * x - sine * y + 3, sine * x + cosine * y - 1))
    forth, back = Morph(one, other, paint=paint), Morph(other, one, paint=paint)
    for t in TIMES:
        assert forth.at(t).coordinates == pytest.approx(back.at(1 - t).coordinates, abs=1e-9), t
    # A quarter of the way it has turned by a quarter of the angle: it does not shrink.
    assert forth.at(0.5).length() == pytest.approx(one.length(), rel=1e-6)


PAIRS = (
    ("solid", "code", "circle-h"),
    ("solid", "grip-lines-vertical", "hat-wizard"),
    ("material", "comment-eye", "play-network"),
    ("material", "table-key", "arrow-top-left"),
    ("material", "nas", "account-box-minus-outline"),
    ("lucide", "chevron-down", "chevron-first"),
    ("lucide", "alarm-clock-off", "clock-8"),
    ("lucide", "ruler-dimension-line", "database-zap"),
    ("lucide", "antenna", "git-branch"),
)


@pytest.mark.parametrize(("icons", "a", "b"), PAIRS)
def test_where_a_drawing_lies_decides_nothing(icons: str, a: str, b: str) -> None:
    paint = "stroke" if icons == "lucide" else "fill"
    one, other = on_grid(icons_of(icons)[a]), on_grid(icons_of(icons)[b])
    for motion in ("automatic", "linear"):
        morph = Morph(one, other, paint=paint, motion=motion)
        for dx, dy in ((64, -32), (1024, 512), (-37, 911)):
            moved = [changed(path, lambda x, y: (x + dx, y + dy)) for path in (one, other)]  # noqa: B023
            elsewhere = Morph(*moved, paint=paint, motion=motion)
            for t in TIMES:
                picture = changed(elsewhere.at(t), lambda x, y: (x - dx, y - dy))  # noqa: B023
                assert distance(morph.at(t), picture) < 1e-2, (motion, dx, dy, t)


# The outline of an eye: relative arcs, whose last one ends within rounding of the start, but not on it.
EYE = "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"


@pytest.mark.parametrize("other", ["M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z", "M12 3h9v18H3V3z", "M4 20L12 4L20 20z"])
@pytest.mark.parametrize("swaps", [False, True])
def test_a_stroke_that_ends_at_its_start_up_to_rounding_is_closed(other: str, swaps: bool) -> None:
    eye = Path(EYE)
    numbers = eye.coordinates
    gap = math.hypot(numbers[-2] - numbers[0], numbers[-1] - numbers[1])
    assert 0 < gap < 1e-12
    exact = Path.of(eye.verbs, [*numbers[:-2], *numbers[:2]])
    for t in TIMES:
        found, wanted = (
            Morph(*((Path(other), path) if swaps else (path, Path(other))), paint="stroke").at(t)
            for path in (eye, exact)
        )
        assert distance(found, wanted) < 1e-9, t


DRAWN = (("clipboard-user", "car-rear"), ("3", "a"), ("fire-flame-curved", "blender"), ("chart-line", "chess-knight"))


@pytest.mark.parametrize(("a", "b"), DRAWN)
def test_how_a_shape_is_drawn_decides_nothing_in_straight_motion(a: str, b: str) -> None:
    for seed in range(3):
        own, other = redrawn(icons_of("solid")[b], seed)
        first, second = (Morph(icons_of("solid")[a], data, motion="linear") for data in (own, other))
        for t in TIMES:
            assert distance(first.at(t), second.at(t)) < 2e-2, (seed, t)


@pytest.mark.parametrize("swaps", [False, True])
@pytest.mark.parametrize("corner", range(4))
@pytest.mark.parametrize("place", range(4))
def test_given_points_correspond_beside_an_open_stroke(corner: int, place: int, swaps: bool) -> None:
    # Straight motion: halfway, the point is in the middle of the two that were given.
    square, line = Path("M0 0H10V10H0Z"), Path("M30 0L34 9L41 3L50 20")
    pair = (place, corner) if swaps else (corner, place)
    ends = (line, square) if swaps else (square, line)
    morph = Morph(*ends, paint="stroke", motion="linear", starts=[pair], tolerance=0)
    p, q = square.coordinates[2 * corner : 2 * corner + 2], line.coordinates[2 * place : 2 * place + 2]
    x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    points = [points[-1] for _, points in morph.at(0.5) if points]
    assert min(math.hypot(u - x, v - y) for u, v in points) < 1e-9


def test_a_point_of_a_subpath_that_draws_nothing_is_no_point_of_the_one_before() -> None:
    # Verb 5 is the move of such a subpath. The pair after it is the first one that lies on both squares.
    one, other = Path("M0 0H10V10H0ZM50 50M90 0h5v5h-5z"), Path("M0 20H10V30H0ZM90 20h5v5h-5z")
    morph = Morph(one, other, structure="general", motion="linear", starts=[(5, 1), (1, 1)], pairing=[(0, 0), (2, 1)])
    points = [points[-1] for _, points in morph.at(0.5) if points]
    assert min(math.hypot(u - 10, v - 10) for u, v in points) < 1e-9  # between (10, 0) and (10, 20)


def disc(x: float, radius: float, clockwise: bool = True) -> str:
    sweep = int(clockwise)
    arc = f"a{radius} {radius} 0 1 {sweep}"
    return f"M{x - radius} 50{arc} {2 * radius} 0{arc} {-2 * radius} 0z"


RING = disc(50, 50) + disc(50, 40, False)


@pytest.mark.parametrize("dot", [2, 7, 12, 20, 30])
@pytest.mark.parametrize("inner", ["", "M30 40h40v20h-40z"])
@pytest.mark.parametrize("motion", ["automatic", "linear"])
def test_a_hole_does_not_outgrow_its_outline(dot: float, inner: str, motion: str) -> None:
    # A dot becomes a ring: the hole is in it, and the area is never much less than that of the dot.
    morph = Morph(disc(50, dot), RING + inner, motion=motion)
    least = Path(disc(50, dot)).area
    for step in range(1, 20):
        between = morph.at(step / 20)
        outer, hole, *_ = [Path.of(*part) for part in parts(between)]
        assert abs(outer.area) > 1.2 * abs(hole.area), step
        assert between.area > 0.85 * least, step


def parts(path: Path) -> list[tuple[list[Verb], list[float]]]:
    found: list[tuple[list[Verb], list[float]]] = []
    for verb, points in path:
        if verb == Verb.MOVE:
            found.append(([], []))
        found[-1][0].append(verb)
        found[-1][1].extend(number for point in points for number in point)
    return found


@pytest.mark.parametrize("one", ["M0 0h100v100h-100z", "M0 0h100v100z"])
def test_a_ring_that_appears_is_a_ring_on_its_way(one: str) -> None:
    # It grows from a point with its hole in it: its area is the square of its growth.
    other = "M0 0h100v100h-100z" + disc(250, 50) + disc(250, 40, False)
    morph = Morph(one, other)
    for step in range(1, 20):
        _, outer, hole = [Path.of(*part) for part in parts(morph.at(step / 20))]
        assert abs(hole.area) == pytest.approx(0.64 * abs(outer.area), rel=0.01), step


STROKES = (
    *(("wifi", "signal"), ("delete", "table-2"), ("toggle-right", "shrink"), ("wheat", "container")),
    *(("circle-alert", "train-track"), ("chevron-down", "chevron-first"), ("menu", "x"), ("antenna", "git-branch")),
)


@pytest.mark.parametrize(("a", "b"), STROKES)
def test_which_way_a_stroke_runs_decides_nothing(a: str, b: str) -> None:
    one, other = Path(icons_of("lucide")[a]), Path(icons_of("lucide")[b])
    morph = Morph(one, other, paint="stroke")
    for first, second in ((one.reversed(), other), (one, other.reversed()), (one.reversed(), other.reversed())):
        turned = Morph(first, second, paint="stroke")
        for t in TIMES:
            assert distance(morph.at(t), turned.at(t)) < 1e-2, t


@pytest.mark.parametrize(("a", "b"), STROKES)
def test_the_least_change_of_a_stroke_decides_nothing(a: str, b: str) -> None:
    # By a tenth of a thousandth of a millionth of the size, to either side.
    one, other = Path(icons_of("lucide")[a]), Path(icons_of("lucide")[b])
    morph = Morph(one, other, paint="stroke")
    for seed in range(4):
        source = random.Random(seed)
        moved = [
            changed(path, lambda x, y: (x + source.uniform(-2e-9, 2e-9), y + source.uniform(-2e-9, 2e-9)))  # noqa: B023
            for path in (one, other)
        ]
        for t in TIMES:
            assert distance(morph.at(t), Morph(*moved, paint="stroke").at(t)) < 1e-2, (seed, t)


@pytest.mark.parametrize(("icons", "a", "b"), [("solid", "coins", "user"), ("solid", "link", "flask"), *PAIRS[5:7]])
def test_a_morph_back_is_the_reverse_with_given_pairs_and_points(icons: str, a: str, b: str) -> None:
    paint = "stroke" if icons == "lucide" else "fill"
    one, other = Path(icons_of(icons)[a]), Path(icons_of(icons)[b])
    for options in ({"pairing": [(0, 0)]}, {"starts": [(1, 2)]}, {"pairing": [(0, 0)], "starts": [(2, 1)]}):
        swapped = {name: [(to, start) for start, to in pairs] for name, pairs in options.items()}
        forth, back = Morph(one, other, paint=paint, **options), Morph(other, one, paint=paint, **swapped)
        for t in TIMES:
            assert distance(forth.at(t), back.at(1 - t)) < 1e-9, (options, t)
    # An error names the paths as they were given.
    for first, second in ((one, other), (other, one)):
        with pytest.raises(AnimError, match="of the first path again"):
            Morph(first, second, paint=paint, pairing=[(0, 0), (0, None)])
