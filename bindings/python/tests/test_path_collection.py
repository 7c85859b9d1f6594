# SPDX-License-Identifier: MIT
"""Many paths at once: by closed forms, by what kurbo and each path alone say, and what is refused."""

from __future__ import annotations

import copy
import math
import pickle
import sys
from collections.abc import Sequence
from ctypes import byref, c_int64, c_size_t, sizeof
from pathlib import Path as File
from typing import Any

import pytest
from animcore import AnimError, ArgumentError, LimitError, Path, PathCollection, PathDataError, _raw

sys.path.insert(0, str(File(__file__).resolve().parents[3] / "tools"))

from icons import all_icons

numpy = pytest.importorskip("numpy")

SQUARE = "M0 0H10V10H0Z"
# y = x² from 0 to 1, whose length is √5/2 + asinh(2)/4 and under which a third lies.
PARABOLA = "M0 0Q.5 0 1 1"


def test_values_by_closed_forms() -> None:
    paths = PathCollection.parse([SQUARE, PARABOLA, "M1 2L4 6"])
    assert len(paths) == 3
    assert numpy.asarray(paths.bounds).tolist() == [[0, 0, 10, 10], [0, 0, 1, 1], [1, 2, 3, 4]]
    assert list(paths.lengths()) == pytest.approx([40, math.sqrt(5) / 2 + math.asinh(2) / 4, 5], rel=1e-14)
    # The parabola closes by a straight line: what is between both is a half less a third.
    assert list(paths.areas) == pytest.approx([100, 1 / 6, 0], abs=1e-15)
    assert paths.contains([(5, 5), (0.5, 0.4), (0.5, 0.1)]) == [
        [True, True, True],
        [False, True, False],
        [False, False, False],
    ]


def test_each_is_what_it_is_alone() -> None:
    texts = [SQUARE, "", "m1 1a3 2 30 0 1 5 5z", "M1 1C9 9-4 7 2 1S8 8 3 3M4 4h2v2z", "M-1-1"]
    paths = PathCollection.parse(texts)
    alone = [Path(text) for text in texts]
    assert list(paths) == alone
    assert [tuple(row) for row in numpy.asarray(paths.bounds)[[0, 2, 3, 4]]] == [
        tuple(alone[index].bounds) for index in (0, 2, 3, 4)
    ]
    for accuracy in (0.0, 1e-6, 1e-3):
        assert list(paths.lengths(accuracy)) == [path.length(accuracy) for path in alone]
    assert list(paths.areas) == [path.area for path in alone]
    points = numpy.array([[5.0, 5.0], [2.0, 1.5], [5.0, 4.5], [1.2, 1.2]])
    for rule in ("nonzero", "evenodd"):
        inside = paths.contains(points, rule=rule)
        assert inside.shape == (5, 4)
        assert inside.tolist() == [[path.contains(x, y, rule=rule) for x, y in points.tolist()] for path in alone]


def test_icons_as_kurbo_has_them() -> None:
    kurbopy = pytest.importorskip("kurbopy")
    texts = list(all_icons().values())[::17]
    paths = PathCollection.parse(texts)
    for text, box, length, area in zip(
        texts, numpy.asarray(paths.bounds), paths.lengths(1e-6), paths.areas, strict=True
    ):
        other = kurbopy.BezPath.from_svg(text)
        theirs = other.bounding_box()
        assert box.tolist() == pytest.approx(
            [theirs.min_x(), theirs.min_y(), theirs.width(), theirs.height()], abs=1e-5
        )
        # kurbopy's arcs are coarse: up to a few ten thousandths of the radius.
        assert length == pytest.approx(other.perimeter(1e-9), rel=5e-4)
        assert length == pytest.approx(Path(text).length(1e-12), abs=1e-6)
        assert area == pytest.approx(other.area(), rel=5e-4, abs=1e-3)


def test_an_empty_path_has_no_box() -> None:
    paths = PathCollection.parse(["", SQUARE])
    assert numpy.isnan(numpy.asarray(paths.bounds)[0]).all()
    assert list(paths.lengths()) == [0, 40]
    assert list(paths.areas) == [0, 100]
    assert paths.contains([(5, 5)]) == [[False], [True]]


def test_of_nothing() -> None:
    paths = PathCollection.parse([])
    assert len(paths) == 0
    assert list(paths) == []
    assert list(paths.lengths()) == []
    assert len(paths.bounds) == 0
    assert paths.contains([(1, 1)]) == []
    assert PathCollection.parse([SQUARE]).contains([]) == [[]]


def test_the_first_text_that_is_wrong_is_named() -> None:
    with pytest.raises(
        PathDataError, match="text 2 of 4, path data, byte 5: expected a number, found the end"
    ) as caught:
        PathCollection.parse([SQUARE, "M0 0", "M0\n0L", "x"])
    assert (caught.value.index, caught.value.offset) == (2, 5)
    assert (caught.value.line, caught.value.column) == (2, 3)
    with pytest.raises(LimitError, match="text 1 of 2, path data, byte 5: a coordinate is beyond 1e150"):
        PathCollection.parse([SQUARE, "M0 0L1e151 0"])


def test_what_stands_before_errors_is_kept_when_not_strict() -> None:
    texts: list[Any] = ["M0 0L1 1x", SQUARE, "", "M0 0é", b"M1 1L\xff"]
    paths = PathCollection.parse(texts, strict=False)
    assert list(paths) == [Path(text, strict=False) for text in texts]
    assert paths.parse_errors == [8, None, None, 4, 5]


def test_texts_that_are_not_ascii_keep_their_ends() -> None:
    paths = PathCollection.parse([SQUARE, "M0 0L1 1ü", "M2 2L5 6"], strict=False)
    assert [path.svg() for path in paths] == ["M0 0L10 0L10 10L0 10Z", "M0 0L1 1", "M2 2L5 6"]


def test_it_is_a_sequence() -> None:
    paths = PathCollection([Path(SQUARE), Path(PARABOLA)])
    paths.append(Path("M1 1"))
    assert paths[-1] == Path("M1 1")
    assert [path.svg() for path in paths[1:]] == [Path(PARABOLA).svg(), "M1 1"]
    assert Path(SQUARE) in paths
    assert paths.index(Path(PARABOLA)) == 1
    assert isinstance(paths, Sequence)
    for index in (3, -4, 10**9):
        with pytest.raises(IndexError):
            paths[index]
    assert list(pickle.loads(pickle.dumps(paths))) == list(paths)
    assert list(copy.deepcopy(paths)) == list(paths)
    # A copy, not a view.
    paths[0].clear()
    assert paths[0] == Path(SQUARE)


@pytest.mark.parametrize("wrong", [1, [1], ["M0 0", None], [["M0 0"]]])
def test_what_is_no_text_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        PathCollection.parse(wrong)  # type: ignore[arg-type]


def test_refusals() -> None:
    paths = PathCollection.parse([SQUARE])
    for accuracy in (-1.0, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            paths.lengths(accuracy)
    with pytest.raises(ArgumentError):
        paths.contains([(math.nan, 0)])
    with pytest.raises(ValueError, match="rule"):
        paths.contains([(0, 0)], rule="odd")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        PathCollection.parse([SQUARE], arc_accuracy=2)


def test_a_refused_call_changes_nothing() -> None:
    collection = PathCollection.parse([SQUARE])
    pointer = collection._handle.pointer
    text = b"M0 0H1M1 1x"

    def parse(ends: list[int], length: int = len(text), lenient: int = 0) -> tuple[int, list[int]]:
        offsets = (c_int64 * max(len(ends), 1))(*[77] * max(len(ends), 1))
        options = _raw.anim_path_parsing()
        assert _raw.anim_default_path_parsing(byref(options), sizeof(options)) == 0
        options.lenient = lenient
        array = (c_size_t * len(ends))(*ends)
        status: int = _raw.anim_path_collection_parse(pointer, text, length, array, len(ends), byref(options), offsets)
        return status, list(offsets)

    # Ends that fall, that reach beyond the text, or leave some of it over; and a text with an error.
    for ends in ([6, 5, 11], [6, 12], [6, 10], [2**64 - 1], [], [6, 11]):
        status, offsets = parse(ends)
        assert status == (_raw.ANIM_ERROR_SYNTAX if ends == [6, 11] else _raw.ANIM_ERROR_ARGUMENT)
        assert set(offsets) == {77}
        assert len(collection) == 1
    assert parse([6, 11], lenient=1) == (0, [-1, 4])
    assert [path.svg() for path in collection] == ["M0 0L10 0L10 10L0 10Z", "M0 0L1 0", "M1 1"]
    count = c_size_t(5)
    numbers = (_raw.anim_rectangle * 2)()
    assert _raw.anim_path_collection_list_bounds(pointer, numbers, 2, count) == _raw.ANIM_ERROR_CAPACITY
    assert count.value == 5
    assert _raw.anim_path_collection_list_bounds(pointer, None, 0, count) == 0
    assert count.value == 3


def test_the_text_of_all_has_a_limit() -> None:
    with pytest.raises(AnimError):
        PathCollection.parse(["M0 0" + " " * 2**25] * 3)
