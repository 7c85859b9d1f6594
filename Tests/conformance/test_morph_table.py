# SPDX-License-Identifier: MIT
"""The table of morphs (tools/morph_table.py): on made-up morphs whose faults are known, and on a sample of icons."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
pytest.importorskip("shapely")
pytest.importorskip("skia")
pytest.importorskip("kurbopy")
pytest.importorskip("fontawesomefree")
pytest.importorskip("resvg_py")

import morph_table
import numpy as np
from animcore.render import raster
from icon_files import is_one_path, path_data
from icon_sets import CHOSEN, STROKED, icons_of, installer, pairs_of, redrawn, texts_of, turned
from morph_engines import painted, verbs_of_data
from morph_table import Measured, is_within, measure_fill, measure_stroke, measured, rows
from outlines import Array

LONG = bool(os.environ.get("ANIMCORE_LONG"))

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


@pytest.mark.parametrize(
    ("ends", "between", "jump"),
    [
        # A tenth longer at once, of a line of width 2 with round caps: 2 * 2 of 20 * 2 + pi.
        ("M0 0L20 0", "M0 0L22 0", 4 / (40 + math.pi)),
        # Cut in pieces that lie over each other.
        ("M0 0L20 0", "M12 0L0 0M8 0L20 0M10 0L10 0", 0),
        # A ring smaller than the width, begun elsewhere; a dot.
        ("M0 0L.5 .5L1 0L.5 -.5Z", "M.5 .5L1 0L.5 -.5L0 0Z", 0),
        ("M3 3L3 3", "M3 3L3 3", 0),
    ],
)
def test_the_ends_of_strokes_jump_by_what_they_cover(ends: str, between: str, jump: float) -> None:
    def engine(_a: str, _b: str, _paint: str) -> Callable[[float], morph_table.Verbs]:
        return lambda t: verbs_of_data(ends if t in (0, 1) else between)

    assert measure_stroke("made up", ends, ends, engine, 2.0).jump == pytest.approx(jump, rel=2e-3, abs=1e-5)


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
    assert cells[2][1:-1] == [str(count) for count in morph_table.COUNTS.values()]
    empty = rows([])
    wanted = morph_table.markdown(dict.fromkeys(morph_table.COUNTS, empty)).splitlines()
    assert [row[0] for row in cells] == [line.strip("| ").split(" | ")[0] for line in wanted]


def test_a_table_is_written_into_the_page_and_its_times_are_read_there() -> None:
    own, other = rows([Measured("one", milliseconds=1.5)]), rows([Measured("two")], is_timed=False)
    page = f"before\n{morph_table.BEGINS}old{morph_table.ENDS}after"
    written = morph_table.page_with(page, morph_table.markdown({"own": own}))
    assert morph_table.page_times(written)["own"] == "1.5, 1.5"
    again = morph_table.markdown({"own": other, "new": other}, morph_table.page_times(written))
    assert again.splitlines()[-1].endswith("| 1.5, 1.5 | – | 53, 478 |")  # noqa: RUF001
    assert morph_table.page_with(written, "old") == page


def test_all_cores_count_the_same() -> None:
    if not icons_of("lucide"):
        pytest.skip("the set lucide is not installed")
    alone, shared = (measured("lucide", 2, 2, painted, is_timed) for is_timed in (True, False))
    assert [rows([pair], is_timed=False) for pair in alone] == [rows([pair], is_timed=False) for pair in shared]
    assert [pair.name for pair in alone] == [pair.name for pair in shared]


def test_what_a_set_is_known_for_is_allowed_to_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rows([Measured("dips", least=0.5)] * 6 + [Measured("good")] * 394)
    assert not is_within(table, "", "solid")
    monkeypatch.setitem(morph_table.KNOWN, ("solid", ""), {"pairs that dip below 60 %": 6 / 400})
    assert is_within(table, "", "solid")
    assert not is_within(table, "", "material")
    assert not is_within(table, "turned", "solid")
    assert not is_within(rows([Measured("dips", least=0.5)] * 7 + [Measured("good")] * 393), "", "solid")


# Icons


def test_basic_shapes_are_read_as_paths() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="5" cy="5" r="2"/><line x1="1" y1="2" x2="3" y2="4"/></svg>'
    )
    assert path_data(svg) == "M3.0 5.0A2.0 2.0 0 0 1 7.0 5.0A2.0 2.0 0 0 1 3.0 5.0Z M1.0 2.0L3.0 4.0"
    assert path_data('<svg><path d="m1 2 3 4z"/></svg>') == "M1 2l3 4z"


def test_shapes_that_draw_nothing_are_not_read() -> None:
    frame = '<path d="M0 0h24v24H0z" stroke="none"/>'
    head = '<svg viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2">'
    assert path_data(f'{head}{frame}<g fill="none"><path d="M1 2h3"/></g></svg>') == "M1 2h3"
    assert path_data('<svg><path d="M0 0h24v24H0z" fill="none"/><path d="M1 2h3v4z"/></svg>') == "M1 2h3v4z"


BOX, INNER = '<path d="M2 2h8v8h-8z"/>', '<path d="M4 4v4h4v-4z"/>'


@pytest.mark.parametrize(
    ("body", "is_one"),
    [
        (BOX, True),
        (BOX + '<path d="M12 12v4h4z"/>', True),
        # Drawn one over the other, but a hole as one path.
        (BOX + INNER, False),
        # A hole by either rule, and by one of them.
        ('<path d="M2 2h8v8h-8zM4 4v4h4v-4z" fill-rule="evenodd"/>', True),
        ('<path d="M2 2h8v8h-8zM4 4h4v4h-4z" fill-rule="evenodd"/>', False),
        ('<g fill-rule="evenodd"><path d="M2 2h8v8h-8zM4 4h4v4h-4z"/></g>', False),
        ('<g transform="translate(1 1)"><path d="M2 2h8v8h-8z"/></g>', False),
        ('<path d="M2 2h8v8h-8z" opacity=".5"/>', False),
        ('<path d="M2 2h8v8h-8z" style="fill:none"/>', False),
        ('<path d="M2 2h8v8h-8z" stroke="black"/>', False),
        (f'<defs><clipPath id="a">{BOX}</clipPath></defs><path d="M2 2h8v8h-8z" clip-path="url(#a)"/>', False),
        ("", False),
    ],
)
def test_which_fills_are_one_path(body: str, is_one: bool) -> None:
    assert is_one_path(f'<svg viewBox="0 0 16 16" fill="currentColor">{body}</svg>') == is_one


@pytest.mark.parametrize(
    ("body", "is_one"),
    [
        (BOX + INNER, True),
        (BOX + '<circle cx="5" cy="5" r="1" fill="currentColor"/>', False),
        (BOX + '<path d="M2 2h8" stroke-width="1"/>', False),
        (f'<g stroke-width="1.8">{BOX}</g>', False),
        ('<path d="M2 2h8v8h-8z" stroke-dasharray="2"/>', False),
    ],
)
def test_which_strokes_are_one_path(body: str, is_one: bool) -> None:
    head = '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
    assert is_one_path(f"{head}{body}</svg>", 2.0) == is_one


@pytest.mark.parametrize("name", CHOSEN if LONG else ("bootstrap", "heroicons-solid"))
def test_the_icons_of_a_set_look_as_their_files_do(name: str) -> None:
    """By resvg, which reads the files itself. Where edges coincide, it covers a pixel by up to a half more."""
    if not icons_of(name):
        pytest.skip(f"the set {name} is not installed ({installer(name)})")

    def opacities(svg: str) -> Array:
        return np.asarray(raster(svg, (96, 96)))[:, :, 3] / 255

    paint = "fill='black'"
    if name in STROKED:
        paint = f"fill='none' stroke='black' stroke-width='{STROKED[name]}' "
        paint += "stroke-linecap='round' stroke-linejoin='round'"
    files, icons = texts_of(name), list(icons_of(name))
    for icon in icons[:: 1 if LONG else len(icons) // 10]:
        svg = files[icon]
        view = re.search(r'viewBox="[^"]*"', svg)
        assert view, icon
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {view[0]}>'
        drawn = opacities(f'{head}<path {paint} d="{icons_of(name)[icon]}"/></svg>')
        assert np.abs(drawn - opacities(svg)).max() <= 0.5, icon


# Samples; tools/morph_quality --table judges more, with tools/test --long.


@pytest.mark.parametrize(("name", "count"), [("solid", 25), ("material", 25), ("bootstrap", 5), ("lucide", 25)])
def test_a_sample_of_icons_is_within_the_limits(name: str, count: int) -> None:
    if not icons_of(name):
        pytest.skip(f"the set {name} is not installed ({installer(name)})")
    table = rows(measured(name, count, 11, painted), name in STROKED)
    assert is_within(table, "", name), table


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
