# SPDX-License-Identifier: MIT
"""Subpaths, reversed, converted, subdivided and joined paths. Expected numbers: their definitions, and closed forms."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest
from animcore import ArgumentError, LimitError, Path, Transform
from hypothesis import given
from hypothesis import strategies as st

numpy = pytest.importorskip("numpy")


VERBS = st.lists(st.sampled_from((0, 1, 2, 3, 3, 4)), max_size=12)
NUMBERS = st.lists(st.floats(-100, 100).map(lambda x: round(x, 3)), min_size=80, max_size=80)


@st.composite
def paths(draw: st.DrawFn) -> Path:
    verbs = [0, *draw(VERBS)]
    return Path.of(verbs, draw(NUMBERS)[: sum((2, 2, 4, 6, 0)[verb] for verb in verbs)])


def on_curve(controls: list[Any], count: int) -> Any:
    t = numpy.linspace(0, 1, count)[:, None]
    rows = [numpy.array(point) for point in controls]
    while len(rows) > 1:
        rows = [(1 - t) * a + t * b for a, b in itertools.pairwise(rows)]
    return rows[0]


def of(text: str) -> Path:
    return Path(text)


def test_subpaths() -> None:
    path = of("M0 0L1 0Z M5 5Q6 6 7 5 M9 9")
    assert path.subpath_count == 3
    assert [str(part) for part in path.subpaths] == [str(of(text)) for text in ("M0 0L1 0Z", "M5 5Q6 6 7 5", "M9 9")]
    assert path.subpath(-1) == of("M9 9")
    ranges = path.subpath_ranges()
    assert [part.is_closed for part in ranges] == [True, False, False]
    assert [path.coordinates[part.coordinates] for part in ranges] == [[0, 0, 1, 0], [5, 5, 6, 6, 7, 5], [9, 9]]
    assert [len(path.verbs[part.verbs]) for part in ranges] == [3, 2, 1]
    assert Path().subpaths == Path().subpath_ranges() == []
    for index in (3, -4):
        with pytest.raises(IndexError):
            path.subpath(index)
        with pytest.raises(IndexError):
            path.reversed(index)
    # A subpath goes on as a path does.
    assert path.subpath(0).line(3, 3) == of("M0 0L1 0Z M0 0L3 3")
    assert path.subpath(1).line(3, 3).close().line(1, 1) == of("M5 5Q6 6 7 5L3 3Z M5 5L1 1")


def test_equality_and_copies() -> None:
    path = of("M0 0L1 0Z")
    copy = path.copy()
    assert copy == path
    assert copy is not path
    assert copy.line(1, 1) != path
    assert path != "M0 0L1 0Z"
    assert of("M0 0") == of("M-0 0")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("M0 0L1 0L1 1", "M1 1L1 0L0 0"),
        ("M0 0C1 0 2 1 3 3Q4 4 5 5", "M5 5Q4 4 3 3C2 1 1 0 0 0"),
        ("M0 0L1 0L1 1Z", "M0 0L1 1L1 0Z"),
        ("M0 0L1 0L1 1L0 0Z", "M0 0L1 1L1 0L0 0Z"),
        ("M0 0C1 0 2 0 2 2L1 1Z", "M0 0L1 1L2 2C2 0 1 0 0 0Z"),
        ("M0 0L1 0M5 5L6 6Z", "M5 5L6 6ZM1 0L0 0"),
        ("M2 3", "M2 3"),
        ("M2 3Z", "M2 3Z"),
        ("", ""),
    ],
)
def test_reversed(path: str, expected: str) -> None:
    assert of(path).reversed() == of(expected)


def test_one_subpath_reversed() -> None:
    path = of("M0 0L1 0L1 1Z M5 5L6 6L7 5Z")
    assert path.reversed(0) == of("M0 0L1 1L1 0Z M5 5L6 6L7 5Z")
    assert path.reversed(-1) == of("M0 0L1 0L1 1Z M5 5L7 5L6 6Z")


@given(paths())
def test_reversing_turns_the_sense_and_nothing_else(path: Path) -> None:
    back = path.reversed()
    assert back.area == pytest.approx(-path.area, abs=1e-8)
    assert back.subpath_count == path.subpath_count
    assert [part.is_closed for part in back.subpath_ranges()] == [part.is_closed for part in path.subpath_ranges()][
        ::-1
    ]
    assert back.reversed().area == pytest.approx(path.area, abs=1e-8)
    assert back.bounds == pytest.approx(path.bounds, abs=1e-9)
    assert back.winding(0.31, 0.47) == -path.winding(0.31, 0.47)


@given(paths())
def test_changes_that_keep_the_outline(path: Path) -> None:
    box = path.bounds
    for same in (path.subdivided(3), path.converted("cubics"), path.converted("all-cubics"), path.closed()):
        assert same.area == pytest.approx(path.area, abs=1e-8)
        assert same.bounds == pytest.approx(box, abs=1e-9)
    quadratics = path.converted("quadratics", 0.01)
    assert all(int(verb) != 3 for verb in quadratics.verbs)
    assert quadratics.bounds == pytest.approx(box, abs=0.02)
    assert path.removing_degenerate().area == pytest.approx(path.area, abs=1e-9)


def test_subdivided() -> None:
    assert of("M0 0L4 0L4 4Z").subdivided(2) == of("M0 0L2 0L4 0L4 2L4 4L2 2Z")
    # De Casteljau's construction at one half.
    assert of("M0 0C0 4 4 4 4 0").subdivided(2) == of("M0 0C0 2 1 3 2 3C3 3 4 2 4 0")
    assert of("M0 0Q2 4 4 0").subdivided(2) == of("M0 0Q1 2 2 2Q3 2 4 0")
    assert of("M0 0L4 0L4 1").subdivided(longest=1) == of("M0 0L1 0L2 0L3 0L4 0L4 1")
    # A quarter of an ellipse that is a circle to 2.8e-4: parts of its length.
    parts = Path().add_ellipse(-1, -1, 2, 2).subdivided(1, math.pi / 8)
    angles = [math.atan2(y, x) for _, ends in parts for x, y in ends[-1:]]
    steps = {round((b - a) % (2 * math.pi) / (math.pi / 2), 4) for a, b in itertools.pairwise(angles)}
    assert len(steps) <= 3
    assert max(steps) <= 0.2501
    for parts_and_longest in ((0, math.inf), (1, 0.0)):
        with pytest.raises(ArgumentError):
            of("M0 0L1 1").subdivided(*parts_and_longest)
    with pytest.raises(LimitError):
        of("M0 0L1 1").subdivided(1, 1e-9)
    with pytest.raises(LimitError):
        of("M0 0L1 1").subdivided(2**32 - 1)
    assert Path().subdivided(2**24) == Path()


def test_converted() -> None:
    assert of("M0 0Q3 6 6 0").converted("cubics") == of("M0 0C2 4 4 4 6 0")
    assert of("M0 0L3 0L3 3Z").converted("all-cubics") == of("M0 0C1 0 2 0 3 0C3 1 3 2 3 3C2 2 1 1 0 0Z")
    # A cubic that is a quadratic is one quadratic.
    assert of("M0 0C2 4 4 4 6 0").converted("quadratics", 1e-9) == of("M0 0Q3 6 6 0")
    with pytest.raises(ArgumentError, match="tolerance"):
        of("M0 0").converted("quadratics", 0)
    with pytest.raises(LimitError):
        of("M0 0C0 1e9 1e9 0 1e9 1e9").converted("quadratics", 1e-50)
    with pytest.raises(ValueError, match="to must be"):
        of("M0 0").converted("lines")  # type: ignore[arg-type]
    for tolerance in (1.0, 1e-3, 1e-6):
        cubic = of("M0 0C90 10 -30 70 40 50")
        quadratics = cubic.converted("quadratics", tolerance)
        count = len(quadratics) - 1
        here = (0.0, 0.0)
        worst = 0.0
        t = numpy.linspace(0, 1, 100)
        whole = on_curve([(0, 0), (90, 10), (-30, 70), (40, 50)], 99 * count + 1)
        for index, (_, ends) in enumerate(list(quadratics)[1:]):
            piece = on_curve([here, *ends], len(t))
            worst = max(worst, abs(piece - whole[99 * index : 99 * index + 100]).max())
            here = ends[-1]
        assert worst <= tolerance
        # One fewer would be too few: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3.
        third = math.hypot(40 + 90 + 270, 50 - 210 + 30)
        assert count == math.ceil((math.sqrt(3) / 36 * third / tolerance) ** (1 / 3))


def test_joining() -> None:
    path = of("M0 0L1 0")
    assert path + of("M2 0L3 0") == of("M0 0L1 0M2 0L3 0")
    assert path.joined(of("M2 0L3 0")) == of("M0 0L1 0L2 0L3 0")
    assert path.joined(of("M1 0Q2 1 3 0Z")) == of("M0 0L1 0Q2 1 3 0Z")
    assert of("M0 0L1 0Z").joined(of("M1 0L3 0")) == of("M0 0L1 0ZM1 0L3 0")
    assert Path().joined(path) == path.joined(Path()) == path
    assert path.copy().extend(path, Transform(ty=2)) == of("M0 0L1 0M0 2L1 2")
    assert path.transformed((2, 0, 0, 2, 1, 1)) == of("M1 1L3 1")
    # With itself.
    twice = path.copy()
    assert twice.extend(twice) == of("M0 0L1 0M0 0L1 0")
    assert twice.join(twice).subpath_count == 3
    with pytest.raises(TypeError):
        path + "M0 0"  # type: ignore[operator]
    # Drawing goes on from where what was joined ends.
    assert path.joined(of("M2 0L3 0")).line(4, 4).close().line(5, 5).coordinates[-4:] == [0, 0, 5, 5]


def test_closed_and_cleaned() -> None:
    assert of("M0 0L1 0M2 2L3 3Z").closed() == of("M0 0L1 0ZM2 2L3 3Z")
    dirty = of("M0 0L0 0C0 0 0 0 0 0L1 0Q1 0 1 0L2 2ZM3 3ZM4 4M5 5L5 5ZM6 6L7 7")
    assert dirty.removing_degenerate() == of("M0 0L1 0L2 2ZM6 6L7 7")
    assert dirty.removing_degenerate(10) == Path()
    # A loop that ends where it begins is something.
    assert of("M0 0C5 5 -5 5 0 0").removing_degenerate() == of("M0 0C5 5 -5 5 0 0")
    for tolerance in (-1, math.nan):
        with pytest.raises(ArgumentError):
            dirty.removing_degenerate(tolerance)


def test_coordinates_at_the_end_of_the_range() -> None:
    for size in (1e150, 1e-150):
        path = Path().move(-size, size).cubic(size, -size, -size, -size, size, size).quadratic(0, -size, size, size)
        changed = [path.reversed(), path.subdivided(5), path.closed(), path.removing_degenerate()]
        changed += [path.converted(to, 0.01 * size) for to in ("cubics", "all-cubics", "quadratics")]
        for other in changed:
            assert other.bounds == pytest.approx(path.bounds, rel=0.02)
            assert all(map(math.isfinite, other.coordinates))
