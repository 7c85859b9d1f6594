# SPDX-License-Identifier: MIT
"""What is inside of paths, combined: against Shapely (GEOS) where there are lines alone, Skia's path operations for
icons, closed forms in 50 digits for circles, and the insides of the operands themselves at points."""

from __future__ import annotations

import math
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import mpmath
import pytest
import shapely
import skia
from animcore import LimitError, Path, Transform, Verb
from animcore import Rectangle as Box

sys.path.insert(0, str(FilePath(__file__).resolve().parents[2] / "tools"))

from icon_sets import icons_of

KEEPS: dict[Any, Callable[[bool, bool], bool]] = {
    "union": lambda a, b: a or b,
    "intersection": lambda a, b: a and b,
    "difference": lambda a, b: a and not b,
    "exclusion": lambda a, b: a != b,
}
SKIA = {
    "union": skia.PathOp.kUnion_PathOp,
    "intersection": skia.PathOp.kIntersect_PathOp,
    "difference": skia.PathOp.kDifference_PathOp,
    "exclusion": skia.PathOp.kXOR_PathOp,
}
SHAPELY: dict[str, Callable[[Any, Any], Any]] = {
    "union": shapely.union,
    "intersection": shapely.intersection,
    "difference": shapely.difference,
    "exclusion": shapely.symmetric_difference,
}
SCALE = 10 if os.environ.get("ANIMCORE_LONG") else 1
CIRCLE = "a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z"


def circle(x: float, y: float, radius: float) -> Path:
    return Path(f"M{x - radius} {y}" + CIRCLE.format(r=radius, d=2 * radius))


def is_clean(path: Path, points: list[tuple[float, float]]) -> bool:
    """Whether all contours are closed, and nothing is inside twice."""
    verbs = [int(verb) for verb in path.verbs]
    closed = verbs.count(Verb.MOVE) == verbs.count(Verb.CLOSE)
    return closed and all(winding in (0, 1) for winding in path.windings(points))


# Polygons of whole numbers, where much coincides


def star(source: random.Random, size: int) -> list[tuple[int, int]]:
    return [(source.randint(0, size), source.randint(0, size)) for _ in range(source.randint(3, 7))]


def polygon(points: list[tuple[int, int]]) -> Any:
    """What is inside by the even-odd rule: GEOS' faces of the lines, those with an odd number of crossings."""
    lines = shapely.union_all(
        [shapely.LineString([a, b]) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    )
    faces = shapely.get_parts(shapely.polygonize([lines]))
    path = Path("M" + "L".join(f"{x} {y}" for x, y in points) + "Z")
    places = [face.representative_point() for face in faces]
    inside = [face for face, at in zip(faces, places, strict=True) if path.contains(at.x, at.y, "evenodd")]
    return shapely.union_all(inside) if inside else shapely.Polygon()


@pytest.mark.parametrize("seed", range(40 * SCALE))
def test_polygons_against_geos(seed: int) -> None:
    source = random.Random(seed)
    size = source.choice([3, 5, 12])
    first, second = star(source, size), star(source, size)
    paths = [Path("M" + "L".join(f"{x} {y}" for x, y in points) + "Z") for points in (first, second)]
    polygons = [polygon(points) for points in (first, second)]
    for operation, function in SHAPELY.items():
        found = paths[0].combined(paths[1], operation, rule="evenodd")  # type: ignore[arg-type]
        assert found.area == pytest.approx(function(*polygons).area, abs=1e-9), operation


# Anything: curves that cross, touch, fold and run along each other


def scribble(source: random.Random) -> str:
    size = source.choice([4, 8, 16])
    is_whole = source.random() < 0.7

    def point() -> str:
        if is_whole:
            return f"{source.randint(0, size) / 2} {source.randint(0, size) / 2}"
        return f"{source.uniform(0, 8):.4f} {source.uniform(0, 8):.4f}"

    parts = []
    for _ in range(source.choice([1, 1, 2, 3])):
        if source.random() < 0.3:
            radius = source.choice([1, 2, 3])
            parts.append(f"M{source.randint(0, 8)} {source.randint(0, 8)}" + CIRCLE.format(r=radius, d=2 * radius))
            continue
        parts.append("M" + point())
        for _ in range(source.randint(2, 6)):
            verb, count = source.choice([("L", 1), ("Q", 2), ("C", 3), ("C", 3)])
            parts.append(verb + " ".join(point() for _ in range(count)))
        parts.append(source.choice(["Z", ""]))
    return "".join(parts)


@pytest.mark.parametrize("seed", range(60 * SCALE))
def test_scribbles_hold_what_their_operands_do(seed: int) -> None:
    source = random.Random(seed)
    a = Path(scribble(source))
    b = source.choice([Path(scribble(source)), a, a.reversed(), a.transformed(Transform(tx=1))])
    rule: Any = source.choice(["nonzero", "evenodd"])
    points = [(source.uniform(-1, 12), source.uniform(-1, 12)) for _ in range(200)]
    insides = a.contains_many(points, rule), b.contains_many(points, rule)
    results = {}
    for operation, keeps in KEEPS.items():
        results[operation] = found = a.combined(b, operation, rule=rule)
        assert is_clean(found, points)
        expected = [keeps(one, other) for one, other in zip(*insides, strict=True)]
        assert found.contains_many(points) == expected, operation
        assert found.contains_many(points, "evenodd") == expected, operation
    area = {operation: path.area for operation, path in results.items()}
    own = a.simplified(rule=rule).area, b.simplified(rule=rule).area
    assert area["union"] + area["intersection"] == pytest.approx(sum(own), abs=1e-7)
    assert area["difference"] == pytest.approx(own[0] - area["intersection"], abs=1e-7)
    assert area["exclusion"] == pytest.approx(area["union"] - area["intersection"], abs=1e-7)


@pytest.mark.parametrize("exponent", range(6, 17))
def test_outlines_that_nearly_coincide(exponent: int) -> None:
    """Beside each other by 1e-6 to 1e-16: the area is right by what the places may move."""
    step = 10.0**-exponent
    a = Path("M0 0C1 3 2 -2 3 1C5 2 4 4 1 3Z")
    b = a.transformed(Transform(1, step, -step, 1, step, 0))
    areas = {operation: a.combined(b, operation).area for operation in KEEPS}
    own = a.simplified().area
    assert areas["union"] == pytest.approx(own, abs=30 * step + 1e-7)
    assert areas["intersection"] == pytest.approx(own, abs=30 * step + 1e-7)
    assert areas["exclusion"] <= 60 * step + 1e-7


@pytest.mark.parametrize("place", [0.125, 0.25, 0.375, 0.75])
def test_lines_that_touch_a_curve(place: float) -> None:
    """A triangle on the tangent of a parabola, on its outer side: they have an area of nothing in common. Rounding puts
    the line on one side or the other; at 0.25 it touches in the middle of what runs one way."""
    source = random.Random(int(1000 * place))
    x, y, slope = 10 * place, 20 * place * (1 - place), 2 * (1 - 2 * place)
    ends = [(at, y + slope * (at - x)) for at in (x - 4, x + 4)]
    arch = Path("M0 0Q5 10 10 0Z")
    beside = Path(f"M{ends[0][0]} {ends[0][1]}L{ends[1][0]} {ends[1][1]}L{x - 3 * slope} {y + 8}Z")
    for _ in range(50 * SCALE):
        sizes = source.uniform(0.1, 10), source.uniform(0.1, 10)
        change = Transform(sizes[0], 0, 0, sizes[1], source.uniform(-9, 9), source.uniform(-9, 9))
        a, b = arch.transformed(change), beside.transformed(change)
        areas = {operation: a.combined(b, operation).area for operation in KEEPS}
        assert areas["intersection"] == pytest.approx(0, abs=1e-6)
        assert areas["union"] == pytest.approx(abs(a.area) + abs(b.area), abs=1e-6)
        assert areas["difference"] == pytest.approx(abs(a.area), abs=1e-6)


# Icons, against Skia


def skia_path(path: Path) -> Any:
    made = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
    numbers = iter(path.coordinates)
    for verb in path.verbs:
        values = [next(numbers) for _ in range(2 * verb.point_count)]
        {
            Verb.MOVE: made.moveTo,
            Verb.LINE: made.lineTo,
            Verb.QUADRATIC: made.quadTo,
            Verb.CUBIC: made.cubicTo,
            Verb.CLOSE: made.close,
        }[verb](*values)
    return made.detach() if hasattr(made, "detach") else made


def skia_area(path: Any) -> float:
    """The area of what Skia makes, whose contours run either way: by the even-odd rule, which it fills them with."""
    text = []
    for verb, points in path:
        name = str(verb)
        places = [f"{point.x()!r} {point.y()!r}" for point in points]
        if "Move" in name:
            text.append("M" + places[0])
        elif "Close" in name:
            text.append("Z")
        elif "Done" in name:
            break
        else:
            letter = next(letter for word, letter in (("Line", "L"), ("Quad", "Q"), ("Cubic", "C")) if word in name)
            text.append(letter + " ".join(places[1:]))
    return Path("".join(text)).simplified(rule="evenodd").area


@pytest.mark.parametrize("name", ["solid", "brands", "material"])
def test_icons_against_skia(name: str) -> None:
    """Skia computes in single precision and is sometimes wrong: what differs by more is told by the operands' areas."""
    icons = icons_of(name)
    if not icons:
        pytest.skip(f"the package of {name} is not installed")
    source = random.Random(7)
    names = list(icons)
    apart = 0
    for _ in range(12 * SCALE**2):
        a, b = (Path(icons[each]) for each in source.sample(names, 2))
        results = {operation: a.combined(b, operation) for operation in KEEPS}
        box = results["union"].bounds
        size = box.width * box.height
        areas = {operation: path.area / size for operation, path in results.items()}
        own = a.simplified().area / size, b.simplified().area / size
        assert areas["union"] + areas["intersection"] == pytest.approx(sum(own), abs=1e-9)
        assert areas["difference"] == pytest.approx(own[0] - areas["intersection"], abs=1e-9)
        assert areas["exclusion"] == pytest.approx(areas["union"] - areas["intersection"], abs=1e-9)
        pair = skia_path(a), skia_path(b)
        for operation, area in areas.items():
            found = skia.Op(*pair, SKIA[operation])
            apart += found is None or abs(skia_area(found) / size - area) > 1e-6
    assert apart <= 4 * 12 * SCALE**2 // 50


@pytest.mark.parametrize("distance", ["0.25", "1", "1.5", "1.99"])
def test_circles_by_the_formula_of_lenses(distance: str) -> None:
    """Two circles of radius 1: 2 acos(d/2) - d/2 sqrt(4 - d^2). Path data's circles are within 1e-9 of the radius."""
    mpmath.mp.dps = 50
    d = mpmath.mpf(distance)
    lens = 2 * mpmath.acos(d / 2) - d / 2 * mpmath.sqrt(4 - d * d)
    a, b = circle(0, 0, 1), circle(float(d), 0, 1)
    assert (a & b).area == pytest.approx(float(lens), abs=1e-8)
    assert (a | b).area == pytest.approx(float(2 * mpmath.pi - lens), abs=1e-8)
    assert (a - b).area == pytest.approx(float(mpmath.pi - lens), abs=1e-8)
    assert (a ^ b).area == pytest.approx(float(2 * mpmath.pi - 2 * lens), abs=1e-8)


# What comes out is as it was drawn


def test_what_is_apart_stays_as_it_is() -> None:
    a, b = Path("M0 0Q5 3 10 0V10C7 8 3 12 0 10Z"), Path("M20 0L30 0L30 10Z")
    assert str(a | b) == str(Path("M0 0Q5 3 10 0L10 10C7 8 3 12 0 10ZM20 0L30 0L30 10Z"))
    assert len(a & b) == 0
    assert str(a - b) == str(a.simplified())
    assert len(a.combined(a, "exclusion")) == 0


def test_verbs_stay_and_holes_run_the_other_way() -> None:
    ring = Path("M0 0H10V10H0Z") - Path("M2 2Q5 4 8 2V8H2Z")
    assert [round(subpath.area, 9) for subpath in ring.subpaths] == [100, -32]
    assert sorted({verb.name for verb in ring.verbs}) == ["CLOSE", "LINE", "MOVE", "QUADRATIC"]
    # The line that another shape crosses is cut; the curve, which nothing meets, is one curve still.
    assert (ring | Path("M9 4H20V6H9Z")).verbs.count(Verb.QUADRATIC) == 1


def test_open_subpaths_count_as_closed() -> None:
    assert Path("M0 0H10V10").simplified() == Path("M0 0H10V10Z").simplified()


def test_places_far_from_the_origin() -> None:
    a, b = Path("M1000000 1000000h10v10h-10z"), Path("M1000005 1000005h10v10h-10z")
    assert (a | b).area == pytest.approx(175, abs=1e-6)


def test_sizes_at_the_ends_of_the_range() -> None:
    for scale in (1e-150, 1e-12, 1e12, 1e74):
        a, b = (Path(text).transformed(Transform(scale, 0, 0, scale, 0, 0)) for text in ("M0 0H2V2H0Z", "M1 1H3V3H1Z"))
        assert (a | b).area == pytest.approx(7 * scale * scale, rel=1e-9)
        assert (a | b).bounds == Box(0, 0, 3 * scale, 3 * scale)


# Offsets


@pytest.mark.parametrize("distance", [-1.5, -0.5, 0.75, 2.0])
@pytest.mark.parametrize("join", ["miter", "round", "bevel"])
def test_offsets_of_polygons_against_geos(distance: float, join: str) -> None:
    points = [(0, 0), (12, 1), (9, 6), (13, 14), (4, 11), (1, 15)]
    path = Path("M" + "L".join(f"{x} {y}" for x, y in points) + "Z")
    style = {"miter": "mitre"}.get(join, join)
    expected = shapely.Polygon(points).buffer(distance, join_style=style, mitre_limit=50, quad_segs=512)
    found = path.offset(distance, join=join, miter_limit=50, tolerance=1e-6)  # type: ignore[arg-type]
    # GEOS' arcs are polygons; where it grows at an inner corner, and shrinks at an outer one, joins do not show.
    assert found.area == pytest.approx(expected.area, rel=2e-5)


def test_offsets_of_a_circle_and_of_a_hole() -> None:
    assert circle(3, 4, 5).offset(2, join="round").area == pytest.approx(float(mpmath.pi) * 49, rel=1e-4)
    assert circle(3, 4, 5).offset(-2).area == pytest.approx(float(mpmath.pi) * 9, rel=1e-4)
    assert len(circle(3, 4, 5).offset(-5.1)) == 0
    ring = circle(0, 0, 10) - circle(0, 0, 5)
    assert ring.offset(1, join="round").area == pytest.approx(float(mpmath.pi) * (121 - 16), rel=1e-4)
    assert ring.offset(0).area == pytest.approx(ring.area)


@pytest.mark.parametrize("radius", [1, 2, 3.3, 5, 10])
@pytest.mark.parametrize("tolerance", [0, 2e-6, 1e-5, 1e-3, 1e-2])
def test_offsets_of_a_circle_by_its_radius(radius: float, tolerance: float) -> None:
    """On the inner side the center is all there is: within the tolerance, a point."""
    disc = circle(3, radius, radius)
    whole = float(mpmath.pi) * 4 * radius**2
    allowed = 2 * float(mpmath.pi) * 2 * radius * (tolerance or 2e-3 * radius)
    for join in ("miter", "round"):
        grown = disc.offset(radius, join=join, tolerance=tolerance)
        assert grown.area == pytest.approx(whole, abs=allowed)
        assert len(grown) <= 2 * len(disc) + 40
        assert len(disc.offset(-radius, join=join, tolerance=tolerance)) == 0
    stroke = disc.stroked(2 * radius, tolerance=tolerance)
    assert len(stroke) <= 3 * len(disc) + 40
    assert stroke.simplified().area == pytest.approx(whole, abs=allowed)
    assert disc.stroked(2 * radius, tolerance=tolerance, simplified=True).area == pytest.approx(whole, abs=allowed)


@pytest.mark.parametrize("share", [1 + sign * 10.0**-exponent for sign in (-1, 1) for exponent in range(1, 13)])
def test_offsets_of_a_circle_by_nearly_its_radius(share: float) -> None:
    """The stroke has a hole, or none, of the radius that is left, within the tolerance."""
    disc, distance = circle(0, 0, 5), 5 * share
    left = max(5 - distance, 0)
    for tolerance in (1e-2, 1e-3, 1e-4):
        for path, inner in ((disc.offset(-distance, tolerance=tolerance), left), (disc.offset(distance), 0.0)):
            outer = 0 if path.area < 4 * left**2 + 1 else 5 + distance
            assert outer == 0 or inner == 0
            wanted = float(mpmath.pi) * max(outer, inner) ** 2
            assert path.area == pytest.approx(wanted, abs=2 * math.pi * (inner + tolerance) * tolerance + 1e-3 * outer)
        stroke = disc.stroked(2 * distance, tolerance=tolerance)
        for index in range(200):
            reach, angle = 1.2 * (left + 4 * tolerance) * index / 200, index * 2.4
            if abs(reach - left) > tolerance:
                inside = stroke.contains(reach * math.cos(angle), reach * math.sin(angle))
                assert inside == (reach > left), (tolerance, reach)


@pytest.mark.parametrize("radius", [1, 3.3, 4.7])
@pytest.mark.parametrize("degrees", [0, 30])
def test_offsets_of_a_rounded_rectangle_by_its_corners_radius(radius: float, degrees: float) -> None:
    r, w, h = radius, 6 * radius, 4 * radius
    path = Path(
        f"M{r} 0H{w - r}A{r} {r} 0 0 1 {w} {r}V{h - r}A{r} {r} 0 0 1 {w - r} {h}H{r}A{r} {r} 0 0 1 0 {h - r}V{r}"
        f"A{r} {r} 0 0 1 {r} 0Z"
    )
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    path = path.transformed(Transform(cosine, sine, -sine, cosine, 1, 2))
    assert path.offset(-r).area == pytest.approx((w - 2 * r) * (h - 2 * r), rel=1e-5)
    grown = (w + 2 * r) * (h + 2 * r) - (4 - float(mpmath.pi)) * (2 * r) ** 2
    assert path.offset(r).area == pytest.approx(grown, rel=1e-4)
    assert len(path.offset(-r)) <= 12
    assert len(path.stroked(2 * r)) <= 3 * len(path)


def test_a_stroke_without_overlaps() -> None:
    """Three sides of a square, the last of which crosses the first: the outline of its stroke, then simplified."""
    outline = Path("M0 0H10V10L5 -5").stroked(1.0)
    clean = outline.simplified()
    points = [(x / 3 - 2.03, y / 3 - 6.01) for x in range(45) for y in range(55)]
    assert clean.contains_many(points) == outline.contains_many(points)
    assert is_clean(clean, points)


# Edges on one line, and outlines beside each other: areas in closed form


def moved(path: Path, source: random.Random) -> Path:
    """Turned and moved, so that coordinates are rounded and no edge is exactly upright."""
    angle = source.uniform(0, 2 * math.pi)
    cosine, sine = math.cos(angle), math.sin(angle)
    return path.transformed(Transform(cosine, sine, -sine, cosine, source.uniform(-3, 3), source.uniform(-3, 3)))


@pytest.mark.parametrize("kind", ["grid", "checkers", "plus"])
def test_squares_that_share_edges_and_corners(kind: str) -> None:
    source = random.Random(kind)
    for case in range(150 * SCALE):
        count = source.randint(2, 5)
        places = [(x, y) for x in range(count) for y in range(count) if kind == "grid" or (x + y) % 2 == 0]
        if kind == "plus":
            places = [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]
        squares = Path()
        for x, y in places:
            squares.add_rectangle(x, y, 1, 1)
        assert moved(squares, source).simplified().area == pytest.approx(len(places), abs=1e-6), case


def test_triangles_on_both_sides_of_an_edge_with_points_on_it() -> None:
    source = random.Random(5)

    def polygon(points: list[complex]) -> Path:
        return Path("M" + "L".join(f"{point.real!r} {point.imag!r}" for point in points) + "Z")

    for case in range(500 * SCALE):
        start, end = (complex(source.uniform(0, 10), source.uniform(0, 10)) for _ in range(2))
        parts = sorted(source.random() for _ in range(source.randint(1, 5)))
        edge = [start, *(start + (end - start) * part for part in parts), end]
        across = (end - start) * 1j
        heights = source.uniform(0.1, 1), source.uniform(0.1, 1)
        one = polygon([*edge, (start + end) / 2 + across * heights[0]])
        other = polygon([*edge, (start + end) / 2 - across * heights[1]])
        areas = [abs(end - start) ** 2 * height / 2 for height in heights]
        for first, second in ((one, other), (one, other.reversed()), (one.reversed(), other)):
            assert (first | second).area == pytest.approx(sum(areas), abs=1e-6), case
            assert (first - second).area == pytest.approx(areas[0], abs=1e-6), case
            assert (first & second).area == pytest.approx(0, abs=1e-6), case
        assert (one & one.reversed()).area == pytest.approx(areas[0], abs=1e-6), case


@pytest.mark.parametrize("exponent", [-9, -8, -7, -6, -5, -4])
def test_a_circle_and_the_same_moved_by_little(exponent: int) -> None:
    """What one has beyond the other is twice the radius times the way, but for its square."""
    source = random.Random(exponent)
    for case in range(60 * SCALE):
        distance, angle = 10 ** (exponent + source.random()), source.uniform(0, 2 * math.pi)
        one = Path().add_ellipse(0, 0, 2, 2)
        other = one.transformed(Transform(1, 0, 0, 1, distance * math.cos(angle), distance * math.sin(angle)))
        for result, sign in ((one | other, 1), (one & other, -1)):
            beyond = sign * (result.area - one.area)
            assert -1e-8 <= beyond <= 2.001 * distance + 1e-8, case
            assert beyond >= 1.99 * distance - 1e-8 or distance < 1e-7, case


@pytest.mark.parametrize("exponent", [-8, -7, -6, -5])
def test_curves_and_the_same_changed_by_little(exponent: int) -> None:
    """What is inside of one alone is in a strip along the outline."""
    source = random.Random(exponent)
    size = 10.0**exponent
    for case in range(60 * SCALE):
        count = source.randint(1, 3)
        points = [f"{source.uniform(0, 10)} {source.uniform(0, 10)}" for _ in range(3 * count)]
        curves = (f"C{points[3 * i + 1]} {points[3 * i + 2]} {points[(3 * i + 3) % len(points)]}" for i in range(count))
        one = Path(f"M{points[0]}{''.join(curves)}Z")
        angle, scale = size * source.uniform(-1, 1), 1 + size * source.uniform(-1, 1)
        cosine, sine = scale * math.cos(angle), scale * math.sin(angle)
        change = (cosine, sine, -sine, cosine, 8 * size * source.uniform(-1, 1), 8 * size * source.uniform(-1, 1))
        other = one.transformed(Transform(*change))
        area, most = one.simplified().area, one.length() * 40 * size + 1e-6
        assert (one | other).area == pytest.approx(area, abs=most), case
        assert (one & other).area == pytest.approx(area, abs=most), case
        assert (one ^ other).area == pytest.approx(0, abs=2 * most), case


def test_one_circle_drawn_from_two_places() -> None:
    source = random.Random(3)

    def drawn(angle: float, accuracy: float) -> Path:
        x, y = math.cos(angle), math.sin(angle)
        text = f"M{x!r} {y!r}A1 1 0 1 1 {-x!r} {-y!r}A1 1 0 1 1 {x!r} {y!r}Z"
        return Path(text, arc_accuracy=accuracy)

    for case in range(40 * SCALE):
        accuracy = source.choice([1e-9, 1e-7, 1e-4])
        one, other = (drawn(source.uniform(0, 2 * math.pi), accuracy) for _ in range(2))
        assert (one | other).area == pytest.approx(math.pi, rel=10 * accuracy + 1e-7), case
        assert (one & other).area == pytest.approx(math.pi, rel=10 * accuracy + 1e-7), case
        assert (one | other).winding(0, 0) == 1, case
        assert (one - other).area == pytest.approx(0, abs=40 * accuracy + 1e-6), case


# What is too much


def test_what_would_take_long_is_refused_soon() -> None:
    """After about a tenth of a second of a quiet core; here it may take seven times as long, of processor time."""
    source = random.Random(3)

    def numbers(count: int) -> str:
        return " ".join(f"{source.random():.6f}" for _ in range(count))

    for text in (
        "M0 0" + "".join("C" + numbers(6) for _ in range(3000)) + "Z",
        "M0 0" + "".join("C" + numbers(6) for _ in range(500)) + "Z",
        "M0 0" + "".join("L" + numbers(2) for _ in range(3000)) + "Z",
        "M0 0C1 3 2 -2 3 1Z" * 4000,
        "M0 0h1v1h-1z" * 4000,
        "".join(f"M{i % 200} {i // 200}h.9v.9h-.9z" for i in range(50_000)),
        "".join(f"M0 {i * 1e-7}C1 {3 + i * 1e-7} 2 -2 3 {1 + i * 1e-7}L3 5L0 5z" for i in range(200)),
    ):
        path = Path(text)
        for operation in (path.simplified, lambda path=path: path | path, lambda path=path: path.offset(0.01)):
            before, start = path.copy(), time.process_time()
            with pytest.raises(LimitError, match="too often to be combined"):
                operation()
            assert time.process_time() - start < 0.7
            assert path == before


def test_large_drawings_are_combined() -> None:
    """Far larger than icons: three thousand squares, and a hundred discs that overlap in a row."""
    squares = Path("".join(f"M{i % 100} {i // 100}h.9v.9h-.9z" for i in range(3000)))
    assert squares.simplified().area == pytest.approx(2430)
    assert (squares & squares).area == pytest.approx(2430)
    discs = Path("".join(f"M{i - 0.6} 0a.6 .6 0 1 0 1.2 0 .6 .6 0 1 0 -1.2 0z" for i in range(100)))
    # Two discs of radius r at a distance of 1 share 2 r^2 acos(1 / (2 r)) - sqrt(4 r^2 - 1) / 2.
    for grown in (0, 0.01):
        r = 0.6 + grown
        shared = 2 * r * r * math.acos(1 / (2 * r)) - math.sqrt(4 * r * r - 1) / 2
        result = discs.offset(grown) if grown else discs.simplified()
        assert result.area == pytest.approx(100 * math.pi * r * r - 99 * shared, rel=1e-4)
