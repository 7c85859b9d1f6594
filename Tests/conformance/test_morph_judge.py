# SPDX-License-Identifier: MIT
"""The judge of morphs (tools/morph_quality.py) is judged here: on made-up morphs that are known to cross, jump, lose
holes or turn curves into lines, and on areas in closed form. The library takes no part, but in the page's table."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
pytest.importorskip("shapely")
pytest.importorskip("kurbopy")
pytest.importorskip("fontawesomefree")

import morph_quality
from icons import TWENTY_PAIRS, icon, random_pairs
from morph_engines import ENGINES, Frames, outline_of_data, resampled
from morph_quality import FRAMES, Verdict, judge, totals
from outlines import Outline

SQUARE = "M0 0L100 0L100 100L0 100Z"
FRAME = SQUARE + "M25 25L25 75L75 75L75 25Z"
# A quarter circle's handle.
K = 0.5522847498307936
DISC = (
    f"M100 50C100 {50 + 50 * K} {50 + 50 * K} 100 50 100C{50 - 50 * K} 100 0 {50 + 50 * K} 0 50"
    f"C0 {50 - 50 * K} {50 - 50 * K} 0 50 0C{50 + 50 * K} 0 100 {50 - 50 * K} 100 50Z"
)


def judged(a: str, b: str, between: Callable[[float], str]) -> Verdict:
    """A morph whose in-betweens are path data; its ends are the shapes themselves."""

    def engine(_a: str, _b: str) -> Frames:
        def at(t: float) -> Outline:
            return outline_of_data(a if t == 0 else b if t == 1 else between(t))

        return at

    return judge("made up", a, b, engine)[0]


# Outlines


def test_areas_and_holes_of_the_non_zero_rule() -> None:
    assert outline_of_data(SQUARE).area == pytest.approx(1e4)
    assert outline_of_data(FRAME).area == pytest.approx(7500)
    assert outline_of_data(FRAME).holes == 1
    alike = SQUARE + "M25 25L75 25L75 75L25 75Z"
    assert outline_of_data(alike).area == pytest.approx(1e4)
    assert outline_of_data(alike).holes == 0
    overlapping = SQUARE + "M50 0L150 0L150 100L50 100Z"
    assert outline_of_data(overlapping).area == pytest.approx(15000)
    # Of four cubics a circle's area is 4 (1/2 + 3/5 k - 3/20 k²) r², by Green's theorem.
    exact = 4 * (0.5 + 0.6 * K - 0.15 * K * K) * 2500
    assert outline_of_data(DISC).area == pytest.approx(exact, rel=1e-4)
    assert list(outline_of_data(DISC).centroid) == pytest.approx([50, 50])


@pytest.mark.parametrize(
    ("data", "count"),
    [
        (SQUARE, 0),
        ("M0 0L100 100L100 0L0 100Z", 1),
        ("M0 0L50 50L100 100L100 0L50 50L0 100Z", 1),  # in a vertex of both
        ("M0 0C100 100 0 100 100 0Z", 0),  # a cusp
        ("M0 0C300 100 -200 100 100 0Z", 1),
        (SQUARE + "M50 50L150 50L150 150L50 150Z", 2),
        (SQUARE + "M100 0L200 0L200 100L100 100Z", 0),  # a side in common
        (SQUARE + "M0 0L-100 0L-100 -100L0 -100Z", 0),  # a corner in common
        (SQUARE + "M100 50L150 0L150 100Z", 0),  # a corner that touches a side
        (SQUARE + SQUARE, 0),
        ("M0 0L100 0L100 100L60 100L60 50L60 100L0 100Z", 0),  # a slit
    ],
)
def test_crossings(data: str, count: int) -> None:
    assert len(outline_of_data(data).crossings) == count


def test_a_tiny_loop_crosses_but_not_visibly() -> None:
    loop = outline_of_data("M0 0L500 0L500 500L499.9 499.9L500.1 499.95L0 500Z")
    assert [crossing.is_visible for crossing in loop.crossings] == [False] * len(loop.crossings)
    assert len(loop.crossings) == 3


def test_curves_as_lines() -> None:
    disc = outline_of_data(DISC)
    assert disc.longest_curve_as_lines(disc) == 0
    points = [f"{50 + 50 * math.cos(a / 100 * math.tau)} {50 + 50 * math.sin(a / 100 * math.tau)}" for a in range(100)]
    polygon = outline_of_data("M" + "L".join(points) + "Z")
    assert polygon.longest_curve_as_lines(disc) == pytest.approx(math.pi, rel=0.02)
    halved = outline_of_data("M0 0L50 0C75 0 100 0 100 0L100 100L0 100Z")
    assert halved.longest_curve_as_lines(outline_of_data(SQUARE)) == 0
    # Cut by a line that both parts have, and that is one's closing line.
    cut = outline_of_data("M50 0A50 50 0 0 1 50 100ZM50 0L50 60L50 100A50 50 0 0 1 50 0")
    assert cut.longest_curve_as_lines(disc) == 0


# Verdicts


def test_a_clean_morph() -> None:
    verdict = judged(
        SQUARE, "M0 0L200 0L200 100L0 100Z", lambda t: f"M0 0L{100 + 100 * t} 0L{100 + 100 * t} 100L0 100Z"
    )
    assert verdict.is_clean
    assert (verdict.area_disorder, verdict.center_disorder) == ([], [])
    assert [verdict.least_area, verdict.longest_edge, verdict.worst_step] == pytest.approx([1, 1, 1])
    assert max(verdict.jumps) < 1e-5
    assert totals([verdict])["passed"]


def test_a_crossing_morph() -> None:
    verdict = judged(SQUARE, SQUARE, lambda t: f"M0 0L100 0L{100 - 400 * t * (1 - t)} 100L{200 * t * (1 - t)} 100Z")
    assert verdict.crossed == verdict.visibly_crossed == [0.3, 0.4, 0.5, 0.6, 0.7]
    assert not verdict.is_clean
    assert not totals([verdict])["passed"]


def test_an_area_jump() -> None:
    verdict = judged(FRAME, FRAME, lambda _: SQUARE)
    assert max(verdict.jumps) == pytest.approx(1 / 3)
    assert verdict.holes_lost == list(FRAMES)
    assert verdict.area_disorder == list(FRAMES)
    assert not verdict.center_disorder
    assert not verdict.crossed


def test_a_collapse_and_a_detour() -> None:
    def between(t: float) -> str:
        side = 100 * abs(1 - 2 * t)
        return f"M0 0L{side} 0L{side} {side}L0 {side}Z" if side else "M0 0L0 0L0 0Z"

    verdict = judged(SQUARE, SQUARE, between)
    assert verdict.least_area == pytest.approx(0)
    assert verdict.area_disorder == list(FRAMES)
    assert verdict.center_disorder == list(FRAMES)


def test_infinity_errors_and_other_ends() -> None:
    assert judged(SQUARE, SQUARE, lambda _: "M0 0L1e999 0L0 1Z").infinite > 0

    def fails(_a: str, _b: str) -> Frames:
        raise RuntimeError("no")

    assert judge("made up", SQUARE, SQUARE, fails)[0].error == "RuntimeError: no"
    verdict = judge("made up", SQUARE, FRAME, lambda _a, _b: lambda _: outline_of_data(FRAME))[0]
    assert verdict.changed_end == "a"


def test_resampling_is_found_wanting() -> None:
    verdicts = [judge(f"{a} → {b}", icon(a), icon(b), resampled)[0] for a, b in TWENTY_PAIRS]
    sums = totals(verdicts)
    assert sums["frames"] == 180
    assert sums["frames that cross themselves"] > 40
    assert sums["pairs with an area jump"] >= 14
    assert sums["pairs with a curve as lines"] == 20
    assert not sums["passed"]


# The command


def test_the_page_has_what_the_command_counts() -> None:
    root = Path(__file__).resolve().parents[2]
    page = (root / "docs" / "paths.md").read_text(encoding="utf-8")
    table = page.split("<!-- morphs -->")[1].split("<!-- end -->")[0]
    rows = [line.strip("| ").split(" | ") for line in table.strip().splitlines()[2:]]
    sums = totals([judge(f"{a} → {b}", icon(a), icon(b), ENGINES["animcore"])[0] for a, b in TWENTY_PAIRS])
    assert {name: int(count) for name, count in rows} == {
        name: count for name, count in sums.items() if name not in ("passed", "seconds")
    }


def test_random_pairs_are_the_same_for_a_seed() -> None:
    assert random_pairs("solid", 20, 7) == random_pairs("solid", 20, 7)
    assert random_pairs("solid", 20, 7) != random_pairs("solid", 20, 8)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("resvg_py")
    pairs = tmp_path / "pairs.txt"
    pairs.write_text(f'"{SQUARE}" "{FRAME}" # data\nvenus mars\n', encoding="utf-8")
    found, sheet = tmp_path / "found.json", tmp_path / "sheet.png"
    words = ["--engine", "resampled", "--pairs", str(pairs), "--json", str(found), "--sheet", str(sheet)]
    assert morph_quality.main(words) == 1
    assert "venus → mars" in capsys.readouterr().out
    assert json.loads(found.read_text())["totals"]["pairs"] == 2
    assert sheet.read_bytes().startswith(b"\x89PNG")
