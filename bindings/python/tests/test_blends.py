# SPDX-License-Identifier: MIT
"""Blends: morphs between filled shapes of any topology. Areas are measured by shapely, radii are closed forms."""

from __future__ import annotations

import itertools
import json
import math
import random

import pytest
import shapely
from animcore import ArgumentError, DocumentError, KindError, Morph, NotFoundError, Path, Scene, Verb
from shapely.geometry.base import BaseGeometry

SQUARE = "M0 0H100V100H0Z"
TIMES = tuple(number / 20 for number in range(1, 20))


def circle(x: float, y: float, radius: float) -> str:
    r = radius
    return f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x} {y}h{width}v{height}h{-width}z"


STAR = "M" + "L".join(
    f"{50 + r * math.sin(k * math.pi / 5):.6f} {50 - r * math.cos(k * math.pi / 5):.6f}"
    for k, r in enumerate((50, 20) * 5)
)
RING = circle(50, 50, 50) + "M85 50A35 35 0 1 0 15 50A35 35 0 1 0 85 50Z"
THREE = circle(15, 20, 15) + circle(80, 25, 12) + circle(50, 80, 18)
LINES = box(0, 0, 100, 3) + box(0, 97, 100, 3)
COLUMNS = box(0, 0, 3, 100) + box(97, 0, 3, 100)
PAIRS = {
    "one to three": (circle(50, 50, 50), THREE),
    "ring to disc": (RING, circle(50, 50, 50)),
    "ring to star": (RING, STAR),
    "square to star": (SQUARE, STAR),
    "thin lines that cross": (LINES, COLUMNS),
    "thin lines apart": (LINES, box(0, 48, 100, 4)),
    "two that change places": (box(0, 0, 20, 20) + box(80, 80, 20, 20), box(80, 0, 20, 20) + box(0, 80, 20, 20)),
    "far and larger": (STAR, "M1000 1000h300v200h-300z"),
    "a dot": (circle(50, 50, 8), SQUARE),
}


def inside(path: Path) -> BaseGeometry:
    """What the non-zero rule fills, for paths whose outlines are clockwise and whose holes are not: flattened by 32
    points for each curve."""
    contours: list[list[tuple[float, float]]] = []
    for verb, points in path:
        if verb is Verb.MOVE:
            contours.append([points[0]])
        elif verb is Verb.LINE:
            contours[-1].append(points[0])
        elif verb is Verb.CUBIC:
            p, (a, b, c) = contours[-1][-1], points
            for step in range(1, 33):
                t, s = step / 32, 1 - step / 32
                w = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
                contours[-1].append(
                    tuple(w[0] * p[k] + w[1] * a[k] + w[2] * b[k] + w[3] * c[k] for k in (0, 1))  # type: ignore[arg-type]
                )
    fill: BaseGeometry = shapely.Polygon()
    for contour in contours:
        if len(contour) >= 3:
            fill = fill.symmetric_difference(shapely.Polygon(contour).buffer(0))
    return fill


def blend(a: str | Path, b: str | Path) -> Morph:
    return Morph(a, b, structure="blend")


@pytest.mark.parametrize("name", PAIRS)
def test_ends_are_exact_and_nothing_jumps_beside_them(name: str) -> None:
    a, b = map(Path, PAIRS[name])
    morph = blend(a, b)
    for times, end in (((0, -0.0, -1, -1e300), a), ((1, 1 + 1e-9, 2, 1e300), b)):
        for time in times:
            assert morph.at(time) == end
    for time, end in ((1e-6, a), (1 - 1e-6, b)):
        whole = inside(end)
        assert inside(morph.at(time)).symmetric_difference(whole).area < 2e-3 * whole.area


@pytest.mark.parametrize("name", PAIRS)
def test_the_area_changes_evenly(name: str) -> None:
    a, b = map(Path, PAIRS[name])
    morph, (first, last) = blend(a, b), (inside(a).area, inside(b).area)
    for time in TIMES:
        even = first + (last - first) * time
        assert inside(morph.at(time)).area == pytest.approx(even, rel=0.03), time


@pytest.mark.parametrize("name", PAIRS)
def test_no_step_is_sudden(name: str) -> None:
    morph = blend(*PAIRS[name])
    frames = [inside(morph.at(number / 40)) for number in range(41)]
    steps = [one.symmetric_difference(other).area for one, other in itertools.pairwise(frames)]
    assert max(steps) < 5 * sum(steps) / len(steps)


@pytest.mark.parametrize("name", PAIRS)
def test_the_morph_back_is_the_same(name: str) -> None:
    a, b = PAIRS[name]
    there, back = blend(a, b), blend(b, a)
    for time in (0.25, 0.5, 0.8125):
        assert there.at(time) == back.at(1 - time)


def test_the_outline_does_not_depend_on_starts_and_directions() -> None:
    other = "M100 100V0H0V100Z"
    one, two = blend(SQUARE, THREE).at(0.5), blend(other, THREE).at(0.5)
    assert inside(one).symmetric_difference(inside(two)).area < 1e-3 * 10000


def test_circles_stay_circles_whose_area_changes_evenly() -> None:
    morph = blend(circle(30, 40, 20), circle(30, 40, 50))
    for time in TIMES:
        radius = math.sqrt(400 + (2500 - 400) * time)
        assert [math.hypot(x - 30, y - 40) for verb, points in morph.at(time) if points for x, y in points[-1:]] == (
            pytest.approx([radius] * len(morph.at(time).verbs[:-1]), rel=2e-3)
        )


def test_a_square_moves_and_keeps_its_corners() -> None:
    morph = blend(SQUARE, "M300 200h100v100h-100z")
    for time in TIMES:
        x, y = 300 * time, 200 * time
        exact = shapely.box(x, y, x + 100, y + 100)
        assert inside(morph.at(time)).symmetric_difference(exact).area < 0.01 * 10000, time


def test_parts_join_and_part() -> None:
    def counts(path: Path) -> tuple[int, int]:
        fill = inside(path).buffer(0)
        parts = list(getattr(fill, "geoms", [fill]))
        return len(parts), sum(len(part.interiors) for part in parts)

    morph = blend(circle(50, 50, 50), THREE)
    assert counts(morph.at(0.05)) == (1, 0)
    assert counts(morph.at(0.95)) == (3, 0)
    morph = blend(RING, circle(50, 50, 50))
    assert counts(morph.at(0.2)) == (1, 1)
    assert counts(morph.at(0.9)) == (1, 0)


def test_few_commands_and_curves_where_the_outline_is_smooth() -> None:
    path = blend(circle(50, 50, 50), RING).at(0.5)
    assert Verb.CUBIC in path.verbs
    assert len(path.verbs) < 60
    path = blend(SQUARE, "M300 200h100v100h-100z").at(0.001)
    assert Verb.CUBIC not in path.verbs
    assert len(path.verbs) <= 12


def test_sequences() -> None:
    morph = Morph.sequence([SQUARE, STAR, THREE], [0, 0.25, 1], structure="blend")
    assert morph.at(0.25) == Path(STAR)
    assert morph.at(0.125) == blend(SQUARE, STAR).at(0.5)
    assert morph.at(0.625) == blend(STAR, THREE).at(0.5)
    assert morph.at(3) == Path(THREE)


def test_the_fill_rule_says_what_is_inside() -> None:
    nested = SQUARE + box(25, 25, 50, 50)
    solid, ring = (Morph(nested, SQUARE, structure="blend", fill_rule=rule) for rule in ("nonzero", "evenodd"))
    assert inside(solid.at(0.5)).area == pytest.approx(10000, rel=0.01)
    assert inside(ring.at(0.5)).area == pytest.approx(8750, rel=0.01)


def test_overlapping_and_open_subpaths_are_what_a_fill_shows() -> None:
    morph = blend(box(0, 0, 60, 60) + box(40, 40, 60, 60), "M0 0H100V100H0")
    first = 3600 * 2 - 400
    for time in (0.01, 0.5, 0.99):
        assert inside(morph.at(time)).area == pytest.approx(first + (10000 - first) * time, rel=0.01)


def test_without_an_inside_a_path_is_a_point() -> None:
    for nothing in ("", "M50 50", "M0 0L100 100", "M50 50Z"):
        morph = blend(nothing, SQUARE)
        assert morph.at(0) == Path(nothing)
        assert inside(morph.at(0.25)).area == pytest.approx(2500, rel=0.05)
        assert inside(morph.at(0.25)).centroid.distance(shapely.Point(50, 50)) < 1
    assert blend("", "M0 0L1 1").at(0.5) == Path()


HOSTILE = {
    "huge": "M-1e150-1e150H1e150V1e150z",
    "flat and huge": "M-1e150 0H1e150V1e140z",
    "tiny": "M0 0h1e-200v1e-200z",
    "smallest": "M0 0h5e-324v5e-324z",
    "far away": "M1e15 1e15h8v8h-8z",
    "a needle": "M0 0L1e9 1L0 1e-3z",
    "a knot": "M"
    + "L".join(f"{x} {y}" for x, y in [(random.Random(k).random(), random.Random(-k).random()) for k in range(900)]),
    "many squares": "".join(box(x * 3, y * 3, 2, 2) for x in range(60) for y in range(60)),
    "on itself": SQUARE * 50,
    "there and back": SQUARE + "M0 0V100H100V0Z",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_any_input_gives_finite_paths(name: str) -> None:
    for other in (SQUARE, "", HOSTILE["huge"], HOSTILE[name]):
        morph = blend(HOSTILE[name], other)
        path = Path()
        for time in (0, 1e-300, 1e-9, 0.5, 1 - 1e-16, 1, -5, 1e308):
            morph.at(time, into=path)
            assert all(math.isfinite(value) and abs(value) <= 1e150 for value in path.coordinates)
            assert path.verbs.count(Verb.MOVE) == path.verbs.count(Verb.CLOSE) or time <= 0 or time >= 1


def test_what_a_blend_has_not() -> None:
    morph = blend(SQUARE, STAR)
    for call in (
        lambda: morph.aligned,
        lambda: morph.pairs,
        lambda: morph.verbs(),
        lambda: morph.many([0.5]),
    ):
        with pytest.raises(KindError, match="the morph is a blend, whose paths have no common structure"):
            call()
    with pytest.raises(NotFoundError):
        morph.verbs(1)
    with pytest.raises(ArgumentError, match="paint must be fill where structure is blend: a stroke has no inside"):
        Morph(SQUARE, STAR, structure="blend", paint="stroke")
    for given in ({"pairing": [(0, 0)]}, {"starts": [(0, 0)]}):
        with pytest.raises(ArgumentError, match="pairing and starts must not be GIVEN"):
            Morph(SQUARE, STAR, structure="blend", **given)
    with pytest.raises(ArgumentError):
        morph.at(math.nan)


def load(**keys: object) -> Scene:
    node = {"kind": "morph", "from": SQUARE, "to": THREE, "progress": "x", "structure": "blend", **keys}
    document = {
        "animcore": 1,
        "name": "blend",
        "size": [100, 100],
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "nodes": [node],
    }
    return Scene(json.dumps(document))


def test_nodes_of_documents_blend() -> None:
    scene = load(fill="#000")
    for time in (0.0, 0.3, 0.9, 1.0, 1.5, -1.0):
        scene["x"].value = time
        (command,) = (command for command in scene.display_list() if command.kind == "fill")
        assert command.path() == blend(SQUARE, THREE).at(time)


def test_a_node_that_is_only_stroked_cannot_blend() -> None:
    with pytest.raises(DocumentError, match="paint must be fill where structure is blend") as caught:
        load(stroke={"paint": "#000", "width": 1})
    assert caught.value.pointer == "/nodes/0"
