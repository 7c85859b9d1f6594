# SPDX-License-Identifier: MIT
"""Joins of strokes in documents that renderers do not have: what is drawn is their outline.

The outlines are those of `Path.stroked`, which tests of its own compare with circles in 30 digits. The area is that of
bars and triangles, worked out from the corner's angle."""

from __future__ import annotations

import math
from typing import Any

import pytest
from animcore import Document, Path

CORNER = "M0 0L40 0L10 30"


def document(join: str | None, path: str = CORNER, **more: Any) -> Document:
    stroke = {"paint": "#000", "width": 4, **({"join": join} if join else {}), **more}
    return Document(
        {
            "animcore": 1,
            "size": [100, 60],
            "nodes": [{"kind": "path", "name": "corner", "commands": path, "x": 20, "y": 10, "stroke": stroke}],
        }
    )


def drawn(join: str | None, path: str = CORNER, **more: Any) -> list[Any]:
    with document(join, path, **more).scene() as scene:
        return list(scene.display_list())


@pytest.mark.parametrize("join", ["miter-clip", "arcs"])
def test_they_are_drawn_as_filled_outlines(join: Any) -> None:
    (command,) = drawn(join, miterLimit=2)
    assert command.kind == "fill"
    assert command.fill_rule == "nonzero"
    expected = Path(CORNER).stroked(4, join=join, miter_limit=2)
    assert str(command.path()) == str(expected)


def test_a_clipped_miter_has_the_area_of_its_corner() -> None:
    # Two bars, and beyond their outer edges the triangle of the miter without its tip; they overlap in a kite.
    turn = math.radians(135)
    bars = 4 * (40 + math.hypot(30, 30))
    kite = 4 * math.tan(turn / 2)
    limit = 2.0
    # In half widths: from the corner to the tip, and what a cut across it at the limit leaves of the bevel's triangle.
    tip, bevel = 1 / math.cos(turn / 2), math.cos(turn / 2)
    height = tip - bevel
    miter = math.sin(turn / 2) * height * (1 - ((tip - limit) / height) ** 2) * 4
    triangle = math.sin(turn / 2) * bevel * 4
    (command,) = drawn("miter-clip", miterLimit=limit)
    assert command.path().simplified().area == pytest.approx(bars - kite + triangle + miter, rel=1e-9)


def test_arcs_between_lines_are_clipped_miters_and_curves_differ() -> None:
    assert str(drawn("arcs")[0].path()) == str(drawn("miter-clip")[0].path())
    curves = "M0 20C10 0 30 0 40 10C30 20 20 30 20 40"
    assert str(drawn("arcs", curves)[0].path()) != str(drawn("miter-clip", curves)[0].path())


def test_dashes_caps_and_trims_are_in_the_outline() -> None:
    more: dict[str, Any] = {"cap": "round", "dash": [7, 5], "dashOffset": 2, "trim": {"start": 0.1, "end": 0.9}}
    (command,) = drawn("miter-clip", **more)
    expected = Path(CORNER).trimmed(0.1, 0.9).stroked(4, join="miter-clip", cap="round", dashes=[7, 5], dash_offset=2)
    assert str(command.path()) == str(expected)
    assert drawn("arcs", width=0) == []


def test_hits_bounds_and_pictures_are_those_of_the_outline() -> None:
    with document("miter-clip", miterLimit=2).scene() as scene:
        # The tip of the corner at (60, 10): the cut is at the limit of 4 from it, half the turn below the x axis.
        outwards = math.cos(math.radians(22.5)), -math.sin(math.radians(22.5))
        for reach, is_hit in ((3.9, True), (4.1, False)):
            hit = scene.hit_test(60 + reach * outwards[0], 10 + reach * outwards[1])
            assert (hit is not None) == is_hit
        svg = scene.svg()
        assert "stroke" not in svg
        (command,) = scene.display_list()
        box = command.path().bounds
        assert tuple(command.bounds)[2:] == pytest.approx(tuple(box)[2:], abs=0.01)


def test_ordinary_joins_stay_strokes() -> None:
    for join in (None, "miter", "round", "bevel"):
        (command,) = drawn(join)
        assert command.kind == "stroke"
        assert command.line_join == (join or "miter")
