# SPDX-License-Identifier: MIT
"""The table of morphs (tools/morph_table.py): on made-up morphs whose faults are known, and on a sample of icons."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
pytest.importorskip("shapely")
pytest.importorskip("skia")
pytest.importorskip("kurbopy")
pytest.importorskip("fontawesomefree")

import morph_table
from icon_sets import STROKED, icons_of, pairs_of, path_data, redrawn, turned
from morph_engines import painted, verbs_of_data
from morph_table import Measured, is_within, measure_fill, measure_stroke, measured, rows

SQUARE = "M0 0L100 0L100 100L0 100Z"
FRAME = SQUARE + "M25 25L25 75L75 75L75 25Z"


def filled(a: str, b: str, between: Callable[[float], str]) -> Measured:
    """A morph whose in-betweens are path data; its ends are the shapes themselves."""

    def engine(_a: str, _b: str, _paint: str) -> Callable[[float], morph_table.Verbs]:
        return lambda t: verbs_of_data(a if t == 0 else b if t == 1 else between(t))

    return measure_fill("made up", a, b, engine)


def test_a_good_morph_has_no_fault() -> None:
    found = filled(SQUARE, "M0 0L200 0L200 100L0 100Z", lambda t: f"M0 0L{100 + 100 * t} 0L{100 + 100 * t} 100L0 100Z")
    assert (found.error, found.crossed, found.holes_lost) == ("", 0, 0)
    assert [found.least, found.most, found.step] == pytest.approx([1, 1, 1], abs=0.05)
    assert found.jump < 1e-4
    assert found.beyond == pytest.approx(0, abs=1e-9)


def test_a_hole_that_fills_jumps_and_is_lost() -> None:
    found = filled(FRAME, FRAME, lambda _: SQUARE)
    assert found.jump == pytest.approx(1 / 3, abs=1e-3)
    assert found.holes_lost == 9


def test_a_collapse_and_a_swell_are_measured_by_area() -> None:
    def between(t: float) -> str:
        side = 100 * abs(1 - 2 * t) + 1e-3
        return f"M0 0L{side} 0L{side} {side}L0 {side}Z"

    assert filled(SQUARE, SQUARE, between).least < 0.01
    found = filled(SQUARE, SQUARE, lambda t: f"M0 0L{100 + 240 * t * (1 - t)} 0L100 100L0 100Z")
    # At half time the upper side is 160 long: the area is 130 parts of 100, and its corner 60 to the right.
    assert found.most == pytest.approx(1.3, abs=0.01)
    assert found.beyond == pytest.approx(0.6, abs=0.05)


def test_a_late_leap_is_a_step() -> None:
    right = "M50 0L150 0L150 100L50 100Z"
    assert filled(SQUARE, right, lambda t: SQUARE if t < 0.51 else right).step == pytest.approx(60, rel=0.01)


def test_ink_that_appears_is_found() -> None:
    line, two = "M0 0L20 0", "M0 0L20 0M0 10L20 10"

    def engine(_a: str, _b: str, _paint: str) -> Callable[[float], morph_table.Verbs]:
        return lambda t: verbs_of_data(line if t < 0.5 else two)

    assert measure_stroke("made up", line, two, engine, 2.0).ink == pytest.approx(1, abs=0.01)


def test_redrawn_outlines_cover_the_same() -> None:
    for seed in range(4):
        own, other = redrawn(FRAME + "M200 0L300 0C300 50 250 100 200 100", seed, closes=True)
        assert own != other
        found = measure_fill("redrawn", own, other, lambda a, b, _: lambda t: verbs_of_data(a if t < 0.5 else b))
        assert found.error == ""
        assert found.moved == pytest.approx(0, abs=1e-9)
        assert other.count("Z") == 3


def test_the_page_has_the_pairs_that_are_judged() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "paths.md").read_text(encoding="utf-8")
    lines = page.split("<!-- table -->")[1].split("<!-- end -->")[0].strip().splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines]
    assert cells[0][1:] == [*morph_table.COUNTS, "flubber"]
    assert cells[2][1:4] == [str(count) for count in morph_table.COUNTS.values()]
    empty = rows([])
    wanted = morph_table.markdown(dict.fromkeys(morph_table.COUNTS, empty)).splitlines()
    assert [row[0] for row in cells] == [line.strip("| ").split(" | ")[0] for line in wanted]


def test_basic_shapes_are_read_as_paths() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="5" cy="5" r="2"/><line x1="1" y1="2" x2="3" y2="4"/></svg>'
    )
    assert path_data(svg) == "M3.0 5.0A2.0 2.0 0 0 1 7.0 5.0A2.0 2.0 0 0 1 3.0 5.0Z M1.0 2.0L3.0 4.0"
    assert path_data('<svg><path d="m1 2 3 4z"/></svg>') == "M1 2l3 4z"


@pytest.mark.parametrize("name", ["solid", "material", "lucide"])
def test_a_sample_of_icons_is_within_the_limits(name: str) -> None:
    if not icons_of(name):
        pytest.skip(f"the set {name} is not installed")
    table = rows(measured(name, 25, 11, painted), name in STROKED)
    assert is_within(table), table


@pytest.mark.parametrize(
    ("a", "b"), [("play", "pause"), ("stop", "pause"), ("square", "bars"), ("bell", "bell-slash"), ("eye", "eye-slash")]
)
def test_what_is_cut_in_parts_keeps_its_fill(a: str, b: str) -> None:
    icons = icons_of("solid")
    found = measure_fill(f"{a} → {b}", icons[a], icons[b], painted)
    assert (found.error, found.crossed, found.holes_lost) == ("", 0, 0)
    assert found.jump < morph_table.JUMP
    # Where one grows from a point while the whole becomes the other one, play falls to 0.83, the eye to 0.84.
    assert found.least > 0.97
    assert found.most < 1.05


@pytest.mark.parametrize("name", ["solid", "lucide"])
def test_icons_to_what_is_made_of_them(name: str) -> None:
    groups = morph_table.made(name, 12, 5, painted)
    for kind, found in groups.items():
        assert is_within(rows(found, name in STROKED, kind), kind), kind


def test_a_turned_icon_keeps_its_area_on_the_way_however_it_is_drawn() -> None:
    icons = icons_of("solid")
    for number, (name, _) in enumerate(pairs_of("solid", 10, 1)):
        own, other = redrawn(icons[name], number)
        found = measure_fill(name, own, turned(other, 40 + 13 * number), painted)
        assert (found.error, found.crossed) == ("", 0), name
        assert found.least > 0.97, name
        assert found.most < 1.03, name
