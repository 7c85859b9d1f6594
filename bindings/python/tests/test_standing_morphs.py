# SPDX-License-Identifier: MIT
"""Equal shapes do not turn in a morph, and strict morphs take what anim_path_data_match takes.

What is expected: a shape that is another, moved and made larger or smaller, lies between them where the change of place
and size has it: the distance of its points to that outline is rounding.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pytest
from animcore import KindError, Morph, Path

Point = tuple[float, float]
L_SHAPE = [(0.0, 0.0), (30.0, 0.0), (30.0, 10.0), (10.0, 10.0), (10.0, 40.0), (0.0, 40.0)]
SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
TRIANGLE = [(20.0, 0.0), (30.0, 0.0), (25.0, 8.66)]
HEXAGON = [(10 * math.cos(k * math.pi / 3), 10 * math.sin(k * math.pi / 3)) for k in range(6)]
# A circle of radius 10 as four cubics.
K = 5.522847498307936
CIRCLE = [((10, K), (K, 10), (0, 10)), ((-K, 10), (-10, K), (-10, 0)), ((-10, -K), (-K, -10), (0, -10)),
          ((K, -10), (10, -K), (10, 0))]  # fmt: skip


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x!r} {y!r}" for x, y in points) + "Z"


def begun(points: Sequence[Point], shift: float) -> list[Point]:
    """The same polygon begun at a corner (a whole number), or at a part of the edge after it."""
    whole, part = int(shift), shift - int(shift)
    row = [*points[whole:], *points[:whole]]
    if part:
        (x0, y0), (x1, y1) = row[0], row[1 % len(row)]
        row = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), *row[1:], row[0]]
    return row


def placed(points: Sequence[Point], scale: float, x: float, y: float) -> list[Point]:
    return [(scale * px + x, scale * py + y) for px, py in points]


def distance(point: Point, outline: Sequence[Point]) -> float:
    """From a point to a polygon's outline."""
    least = math.inf
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], *outline[:1]], strict=True):
        dx, dy = x1 - x0, y1 - y0
        along = min(max(((point[0] - x0) * dx + (point[1] - y0) * dy) / (dx * dx + dy * dy), 0), 1)
        least = min(least, math.dist(point, (x0 + along * dx, y0 + along * dy)))
    return least


def corners(path: Path) -> list[Point]:
    return [points[-1] for _, points in path if points]


def assert_between(morph: Morph, outline: Callable[[float], list[Point]], tolerance: float = 1e-6) -> None:
    for t in (0.05, 0.25, 0.5, 0.75, 0.95):
        between, wanted = morph.at(t), outline(t)
        for corner in corners(between):
            assert distance(corner, wanted) < tolerance, t
        for corner in wanted:
            assert min(math.dist(corner, other) for other in corners(between)) < tolerance, t


def test_the_square_that_was_begun_elsewhere() -> None:
    morph = Morph("M2 2L12 2L12 12L2 12Z", "M14 0L14 7L14 14L0 14L0 0Z")
    assert_between(morph, lambda t: placed(SQUARE, 1 + 0.4 * t, 2 - 2 * t, 2 - 2 * t))


@pytest.mark.parametrize("shape", [SQUARE, L_SHAPE, TRIANGLE, HEXAGON])
@pytest.mark.parametrize("motion", ["automatic", "rotational"])
def test_polygons_begun_elsewhere_do_not_turn(shape: list[Point], motion: str) -> None:
    for shift in (0.3, 1, 1.5, 2, 2.7):
        for scale, x, y in ((1, 0, 0), (2, -5, 3), (0.5, 100, 0)):
            for backwards in (False, True):
                other = begun(placed(shape, scale, x, y), shift)
                if backwards:
                    other.reverse()
                morph = Morph(polygon(shape), polygon(other), motion=motion)
                assert_between(
                    morph,
                    lambda t, scale=scale, x=x, y=y: placed(shape, 1 + (scale - 1) * t, x * t, y * t),  # type: ignore[misc]
                    1e-6,
                )
                assert morph.at(1) == Path(polygon(other))


def test_subpaths_in_another_order_stay_where_they_are() -> None:
    shapes = [SQUARE, TRIANGLE, placed(L_SHAPE, 1, 0, 20), placed(SQUARE, 1, 40, 40)]
    data = [polygon(shape) for shape in shapes]
    points = {point for shape in shapes for point in shape}
    chance = random.Random(5)
    for _ in range(10):
        order = list(range(4))
        chance.shuffle(order)
        for shift in (0, 1, 2):
            other = "".join(polygon(begun(shapes[index], shift)) for index in order)
            morph = Morph("".join(data), other)
            for t in (0.1, 0.5, 0.9):
                between = corners(morph.at(t))
                assert all(min(math.dist(p, q) for q in between) < 1e-9 for p in points)
                assert all(min(math.dist(p, q) for q in points) < 1e-9 for p in between)
            assert morph.pairs == [(index, order.index(index)) for index in range(4)] or order == sorted(order)


def test_circles_begun_elsewhere_stand() -> None:
    def circle(first: int, radius: float = 1.0) -> str:
        row = [*CIRCLE[first:], *CIRCLE[:first]]
        start = row[-1][-1]
        text = f"M{start[0] * radius} {start[1] * radius}"
        for curve in row:
            text += "C" + " ".join(f"{x * radius} {y * radius}" for x, y in curve)
        return text + "Z"

    for first in range(4):
        morph = Morph(circle(0), circle(first, 2.0))
        for t in (0.25, 0.5, 0.75):
            for corner in corners(morph.at(t)):
                assert math.hypot(*corner) == pytest.approx(10 * (1 + t), abs=1e-9)


def test_what_is_turned_still_turns() -> None:
    shape = placed(L_SHAPE, 1, -10, -15)
    angle = math.radians(120)
    turned = [(x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)) for x, y in shape]
    for structure in ("automatic", "general"):
        between = Morph(polygon(shape), polygon(turned), structure=structure).at(0.5)
        # A rigid turn keeps the area of 30 x 10 and 10 x 30.
        assert abs(between.area) == pytest.approx(600, rel=1e-6)


def test_what_the_caller_says_counts() -> None:
    square, other = polygon(SQUARE), polygon(begun(SQUARE, 2))
    assert Morph(square, other, starts="keep").at(0.5).coordinates[:2] != [0, 0]
    assert Morph(square, other, motion="linear").at(0.5).coordinates == pytest.approx([5] * 8)
    assert Morph(square, other, structure="strict", motion="linear").at(0.5).coordinates == pytest.approx([5] * 8)


# Strict morphs of arcs

ARCS = [
    ("M0 0A10 10 0 0 1 10 10", "M0 0A10 10 0 1 1 10 10"),
    ("M0 0A10 10 0 0 1 20 0Z", "M0 0A10 10 0 1 0 10 10Z"),
    ("M0 0L5 5A50 50 0 0 1 20 0L1 1", "M0 0L4 5A10 20 30 1 1 10 10L3 3"),
    ("M0 0A10 10 0 0 1 20 0A10 10 0 0 1 0 0Z", "M0 0A40 40 0 0 1 20 0A10 10 0 1 1 0 0Z"),
    ("M0 0A0 10 0 0 1 20 0", "M0 0A10 10 0 1 1 20 1"),
    ("M0 0A10 10 0 0 1 0 0L5 5", "M0 0A10 10 0 1 1 10 1L5 6"),
    ("M0 0a10 10 0 0110 10 5 5 0 11-3 4", "M0 0A10 10 0 1110 10 50 50 0 00-3 4"),
    ("M0 0C1 1 2 2 3 3A10 10 0 0 1 20 0C1 1 2 2 3 3", "M0 0C1 1 2 2 3 3A11 90 0 1 1 20 0C1 1 2 2 3 4"),
]


@pytest.mark.parametrize(("first", "second"), ARCS)
def test_strict_morphs_take_arcs_that_match(first: str, second: str) -> None:
    assert Path.first_difference(first, second) is None
    a, b = Path(first), Path(second)
    for start, end in ((a, b), (b, a)):
        morph = Morph(start, end, structure="strict")
        assert morph.at(0) == start
        assert morph.at(1) == end
        left, right = morph.aligned
        assert left.verbs == right.verbs
        # However they are cut, they are the same arcs. In between: Tests/conformance/test_strict_arcs.py.
        assert left.length() == pytest.approx(start.length(), rel=1e-9, abs=1e-9)
        assert right.length() == pytest.approx(end.length(), rel=1e-9, abs=1e-9)
        assert morph.at(0.5).verbs == left.verbs


def test_strict_morphs_refuse_what_does_not_match() -> None:
    pairs = [
        ("M0 0A10 10 0 0 1 10 10", "M0 0C1 1 2 2 10 10"),
        ("M0 0A10 10 0 0 1 10 10", "M0 0A10 10 0 0 1 10 10A10 10 0 0 1 0 0"),
        ("M0 0A10 10 0 0 1 10 10L1 1", "M0 0L1 1A10 10 0 1 1 10 10"),
        ("M0 0A10 10 0 0 1 10 10Z", "M0 0A10 10 0 1 1 10 10"),
    ]
    for first, second in pairs:
        assert Path.first_difference(first, second) is not None
        with pytest.raises(KindError, match="differ at verb"):
            Morph(first, second, structure="strict")
    # What was changed is no arc any more.
    joined = Path("M0 0A10 10 0 0 1 10 10").reversed()
    with pytest.raises(KindError):
        Morph(joined, "M0 0A10 10 0 1 1 10 10", structure="strict")
