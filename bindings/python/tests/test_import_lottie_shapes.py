# SPDX-License-Identifier: MIT
"""Lottie's shapes and keyframes where modifiers, copies and old forms meet: numbers are closed forms or the file's own.
rlottie 0.1, ThorVG or both show the same."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from animcore import Path, Scene
from animcore.tools.importing import Imported, import_data

LINEAR = {"o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}


def value(k: Any) -> Any:
    return {"a": 0, "k": k}


def file(*items: Any, ks: Any = None, **more: Any) -> Any:
    """One layer of one group."""
    group = {"ty": "gr", "nm": "g", "it": [*items, {"ty": "tr"}]}
    layer = {"ty": 4, "nm": "box", "ind": 1, "ks": ks or {}, "ip": 0, "op": 60, "st": 0, "shapes": [group], **more}
    return {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 80, "layers": [layer], "assets": []}


def imported(lottie: Any) -> Imported:
    return import_data(json.dumps(lottie))


def nodes(found: Imported) -> list[Any]:
    """All nodes, the outer ones first."""
    result, waiting = [], list(found.document["nodes"])
    while waiting:
        node = waiting.pop(0)
        result.append(node)
        waiting += node.get("nodes", [])
    return result


CIRCLE = {"ty": "el", "nm": "circle", "p": value([0, 0]), "s": value([14, 14])}
SQUARE = {"ty": "rc", "nm": "square", "p": value([0, 0]), "s": value([20, 20])}
POLYGON = {"ty": "sr", "nm": "polygon", "sy": 2, "pt": value(5), "or": value(9)}
LINE = {"ty": "st", "c": value([0, 0, 1]), "o": value(100), "w": value(2)}
PAINT = {"ty": "fl", "nm": "paint", "c": value([1, 0, 0]), "o": value(100)}


def copies(count: int = 3, **more: Any) -> Any:
    return {"ty": "rp", "c": value(count), "o": value(0), "m": 1, "tr": {"p": value([18, 0]), **more}}


def trim(end: float, mode: int = 2) -> Any:
    """Of all as one path, or with the mode 1 of each by itself."""
    return {"ty": "tm", "s": value(0), "e": value(end), "o": value(0), "m": mode}


def trimmed(found: Imported) -> list[tuple[float, int]]:
    """Of each node that is trimmed, where that ends, and how many subpaths it has."""
    return [(node["trim"]["end"], len(re.findall("M", node["commands"]))) for node in nodes(found) if "trim" in node]


@pytest.mark.parametrize("mode", [1, 2])
def test_a_trim_of_each_path_below_a_repeater_trims_each_copy_once(mode: int) -> None:
    """Half of what eight tenths leave is .4; once for each of three copies it would be .1. lottie-web, rlottie and
    ThorVG show so, whatever the mode of the trim above the repeater is, for there it has one path."""
    found = imported(file(CIRCLE, trim(80, mode), copies(), trim(50, 1), LINE))
    assert trimmed(found) == [(0.4, 1)] * 3
    assert found.report.is_exact


def test_a_trim_of_all_paths_above_a_repeater_trims_the_paths_of_each_copy() -> None:
    """lottie-web, rlottie and ThorVG show three circles of .8; of circles and squares rlottie shows each circle whole,
    with the part of its square that is left."""
    assert trimmed(imported(file(CIRCLE, trim(80), copies(), LINE))) == [(0.8, 1)] * 3
    found = imported(file(CIRCLE, SQUARE, trim(60), copies(), LINE))
    assert trimmed(found) == [(0.6, 2)] * 3
    assert found.report.is_exact


def test_a_trim_of_all_paths_below_a_repeater_trims_its_copies_as_one() -> None:
    """As the specification has it: they are paths above it."""
    found = imported(file(CIRCLE, copies(), trim(50), LINE))
    assert trimmed(found) == [(0.5, 3)]
    assert found.report.is_exact


def test_trims_of_groups_that_are_alike_trim_the_paths_of_their_groups() -> None:
    """lottie-web, rlottie and ThorVG show .8 of each."""
    groups = [{"ty": "gr", "it": [one, trim(80), {"ty": "tr"}]} for one in (CIRCLE, SQUARE)]
    found = imported(file(*groups, LINE))
    assert trimmed(found) == [(0.8, 1)] * 2
    assert found.report.is_exact


def test_paths_that_are_trimmed_as_one_and_drawn_by_several_styles_are_named() -> None:
    """lottie-web and rlottie trim all as one; in ThorVG each style trims its own."""
    groups = [{"ty": "gr", "it": [one, LINE, {"ty": "tr"}]} for one in (CIRCLE, SQUARE)]
    words = "of the paths that are trimmed as one, each style trims its own"
    assert [one.what for one in imported(file(*groups, trim(80))).report.losses] == [words, words]
    assert imported(file(*groups, trim(80, 1))).report.is_exact


@pytest.mark.parametrize(
    ("scale", "mode", "inner", "outer"),
    [([200, 100], 1, 1, 1), ([50, 50], 1, 0, 0), ([-100, 100], 2, 0, 0), ([50, 50], 2, 0, 1)],
)
def test_trims_of_what_is_stretched_are_named(scale: list[float], mode: int, inner: int, outer: int) -> None:
    """Lengths across become others than lengths down: players measure them before that or after it. Evenly scaled
    paths keep their parts, each by itself, but not two as one of which one is scaled."""
    words = ["a trim of what is stretched is measured as that is drawn"]
    placed = {"ty": "tr", "s": value(scale)}
    above = file({"ty": "gr", "it": [CIRCLE, trim(80, mode), placed]}, LINE)
    assert [one.what for one in imported(above).report.losses] == words * inner
    below = file({"ty": "gr", "it": [CIRCLE, placed]}, SQUARE, trim(80, mode), LINE)
    assert [one.what for one in imported(below).report.losses] == words * outer
    moving = {"a": 1, "k": [{"t": 0, "s": [100, 100], **LINEAR}, {"t": 60, "s": scale}]}
    found = imported(file({"ty": "gr", "it": [CIRCLE, trim(80, mode), {"ty": "tr", "s": moving}]}, LINE))
    assert bool(found.report.losses) == (scale[0] != scale[1])


def test_corners_that_are_rounded_after_a_trim_are_named() -> None:
    """Players round what the trim leaves, each otherwise."""
    corners = {"ty": "rd", "r": value(3)}
    words = "corners of what is trimmed above are rounded before it is trimmed"
    assert [one.what for one in imported(file(SQUARE, trim(80), corners, LINE)).report.losses] == [words]
    assert imported(file(POLYGON, corners, trim(80), LINE)).report.is_exact


def test_where_a_trim_of_a_rounded_rectangle_begins_is_named() -> None:
    """rlottie 0.2 and ThorVG 1.1 begin behind the first corner, lottie-web and the Lottie specification before it."""
    corners = {"ty": "rd", "r": value(3)}
    words = "a trim of a rectangle with round corners begins before the first, as in lottie-web; other players begin"
    assert [one.what for one in imported(file(SQUARE, corners, trim(80), LINE)).report.losses] == [f"{words} behind it"]


@pytest.mark.parametrize(("tangent", "is_named"), [(0, False), (20, True)])
def test_round_corners_beside_curves_are_named(tangent: float, is_named: bool) -> None:
    """The lower vertex has handles, the others are corners. ThorVG 1.1 cuts them on the curve, rlottie not at all."""
    vertices, ins, outs = (
        [[-50, -30], [0, 30], [50, -30]],
        [[0, 0], [-tangent, 0], [0, 0]],
        [[0, 0], [tangent, 0], [0, 0]],
    )
    outline = {"ty": "sh", "ks": value({"v": vertices, "i": ins, "o": outs, "c": True})}
    losses = imported(file(outline, {"ty": "rd", "r": value(15)}, LINE)).report.losses
    assert [one.what.split(",")[0] for one in losses] == [
        "corners beside curves are rounded by straight cuts"
    ] * is_named


def test_the_handles_of_a_star_go_the_same_way_around_where_a_radius_is_below_0() -> None:
    """A star of one point up: the inner vertex at the angle of 90 degrees is opposite, at (0, -4). The handle goes
    around with the angle, by a quarter of a circle of that radius: to the left, as lottie-web has it, which divides
    by the distance from the center and multiplies by the radius."""
    star = {"ty": "sr", "sy": 1, "pt": value(1), "or": value(10), "ir": value(-4), "os": value(0), "is": value(100)}
    found = imported(file(star, PAINT))
    (data,) = (node["commands"] for node in nodes(found) if "commands" in node)
    numbers = [float(one) for one in re.findall(r"-?[0-9.]+", data)]
    quarter = math.tau / 4 * 4
    assert numbers[:8] == pytest.approx([0, -10, 0, -10, quarter, -4, 0, -4], abs=1e-5)
    assert numbers[8:10] == pytest.approx([-quarter, -4], abs=1e-5)


@pytest.mark.parametrize(("hold", "named"), [(1, 1), (0, 0)])
def test_a_layer_that_stands_still_on_the_path_that_turns_it_is_named(hold: int, named: int) -> None:
    """In lottie-web and rlottie it is not turned then, in ThorVG as it came."""
    first = {"t": 0, "s": [0, 0], **LINEAR, "to": [0, 20], "ti": [0, 0]}
    frames = [first, {"t": 20, "s": [20, 20], "h": hold, **LINEAR}, {"t": 40, "s": [40, 20]}]
    found = imported(file(SQUARE, PAINT, ks={"p": {"a": 1, "k": frames}}, ao=1))
    words = ["while it stands still on its path it stays turned as it came"]
    assert [one.what for one in found.report.losses] == words * named


def test_a_last_keyframe_without_a_value_keeps_what_is_held_before_it() -> None:
    """As files of old exporters have it: a keyframe that holds has no end, and the last one has its time alone."""
    held = {"a": 1, "k": [{"t": 0, "s": [0], "e": [45], **LINEAR}, {"t": 30, "s": [45], "h": 1}, {"t": 50}]}
    with Scene.load(imported(file(SQUARE, PAINT, ks={"r": held})).text) as scene:
        shown = []
        for frame in (15, 30, 40, 55):
            scene.advance(frame / 30 - scene.time)
            shown.append(scene["box_rotation"].presentation * 180 / math.pi)
    assert shown == pytest.approx([22.5, 45, 45, 45])


# The handle of a quarter of a circle of radius 40, which is within 0.03 % of it.
QUARTER = 0.5522847498 * 40
QUARTERS = math.pi * 20


def bent(**handles: Any) -> Any:
    """A point that goes a quarter of a circle around (0, 40) within 40 frames."""
    first = {"t": 0, "s": [0, 0], "to": [QUARTER, 0], "ti": [0, -QUARTER], **(handles or LINEAR)}
    return {"a": 1, "k": [first, {"t": 40, "s": [40, 40]}]}


def gradient(**ends: Any) -> Any:
    stops = {"p": 2, "k": value([0, 1, 0, 0, 1, 0, 0, 1])}
    return {
        "ty": "gf",
        "nm": "paint",
        "t": 1,
        "o": value(100),
        "s": value([0, 0]),
        "e": value([9, 9]),
        "g": stops,
        **ends,
    }


@pytest.mark.parametrize(
    ("lottie", "name"),
    [
        (file({**CIRCLE, "p": bent()}, PAINT), "box_g_circle_position"),
        (file({**SQUARE, "p": bent()}, PAINT), "box_g_square_position"),
        (
            file({"ty": "sr", "nm": "star", "sy": 2, "p": bent(), "pt": value(5), "or": value(9)}, PAINT),
            "box_g_star_position",
        ),
        (file(SQUARE, gradient(s=bent())), "box_g_paint_start"),
        (file(SQUARE, gradient(e=bent())), "box_g_paint_end"),
        (file(SQUARE, PAINT, ks={"a": bent()}), "box_anchor"),
    ],
    ids=["ellipse", "rectangle", "polygon", "start", "end", "anchor"],
)
def test_points_of_shapes_gradients_and_anchors_move_on_curves(lottie: Any, name: str) -> None:
    """The specification has them as positions, with tangents; a quarter circle is half as long at half the time."""
    found = imported(lottie)
    assert found.report.is_exact
    assert f"pathX({name}_path, {name}_distance)" in json.dumps(found.document["nodes"])
    with Scene.load(found.text) as scene:
        scene.advance(20 / 30)
        assert scene[f"{name}_distance"].presentation == pytest.approx(QUARTERS / 2, rel=1e-3)


def test_a_curve_whose_components_have_curves_of_their_own_is_followed_by_that_of_the_first() -> None:
    """There is one speed along a curve. The first component's handles make it the cube of the time's part."""
    handles = {"o": {"x": [1 / 3, 0.9], "y": [0, 0.1]}, "i": {"x": [2 / 3, 0.95], "y": [0, 0.2]}}
    with Scene.load(imported(file(SQUARE, PAINT, ks={"p": bent(**handles)})).text) as scene:
        scene.advance(20 / 30)
        assert scene["box_distance"].presentation == pytest.approx(QUARTERS / 8, rel=1e-3)


@pytest.mark.parametrize(
    ("numbers", "count", "expected"),
    [
        # Two stops of opacity in the middle: opaque red before it, and nothing after it.
        ([0, 1, 0, 0, 1, 1, 0, 0, *(0, 1, 0.5, 1, 0.5, 0, 1, 0)], 2, [(0, 0, 1), (0.5, 0, 1), (0.5, 0, 0), (1, 0, 0)]),
        # Two colors in the middle, where half of the opacity is left.
        (
            [*(0, 1, 0, 0, 0.5, 1, 0, 0, 0.5, 1, 1, 0, 1, 1, 1, 0), *(0, 1, 1, 0)],
            4,
            [(0, 0, 1), (0.5, 0, 0.5), (0.5, 1, 0.5), (1, 1, 0)],
        ),
    ],
    ids=["opacity", "color"],
)
def test_hard_edges_of_gradients_stay_where_opacities_have_stops(
    numbers: list[float], count: int, expected: list[tuple[float, float, float]]
) -> None:
    """Each stop as its offset, its part of green and its opacity."""
    paint = gradient(g={"p": count, "k": value(numbers)})
    found = imported(file(SQUARE, paint))
    (fill,) = (node["fill"] for node in nodes(found) if "fill" in node)
    assert [(at, color[1], color[3]) for at, color in fill["linear"]["stops"]] == expected


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        # Red up to .8, where blue begins that its stop has at .2; opacity from 1 to .3.
        ([0.8, 1, 0, 0, 0.2, 0, 0, 1, 0, 1, 1, 0.3], [(0, 1, 1), (0.8, 1, 0.44), (0.8, 0, 0.44), (1, 0, 0.3)]),
        # The opacity is .2 up to the end, and 1 beyond it.
        ([0, 1, 0, 0, 1, 0, 0, 1, 1, 0.2, 0, 1], [(0, 1, 0.2), (1, 0, 0.2), (1, 0, 1)]),
        # Offsets outside of the gradient are at its ends.
        ([-0.5, 1, 0, 0, 1.5, 0, 0, 1, -1, 1, 2, 0.5], [(0, 1, 1), (1, 0, 0.5)]),
    ],
    ids=["color", "opacity", "outside"],
)
def test_stops_that_are_not_in_order_come_where_the_one_before_them_is(
    numbers: list[float], expected: list[tuple[float, float, float]]
) -> None:
    """As lottie-web shows them: it draws colors and opacities as two gradients of SVG, which has this rule for the
    offsets of stops. Each stop as its offset, its part of red and its opacity."""
    found = imported(file(SQUARE, gradient(g={"p": 2, "k": value(numbers)})))
    (fill,) = (node["fill"] for node in nodes(found) if "fill" in node)
    stops = [(at, color[0], color[3]) for at, color in fill["linear"]["stops"]]
    assert stops == [pytest.approx(one) for one in expected]
    assert found.report.is_exact


def color_at(lottie: Any, frame: float) -> str:
    with Scene.load(imported(lottie).text) as scene:
        scene.advance(frame / 30)
        found = re.search(r'<path[^>]* fill="([^"]+)"|<rect[^>]* fill="([^"]+)"', scene.svg())
        assert found is not None
        return (found[1] or found[2]).upper()


def colored(*colors: list[float], version: str = "5.7.0") -> Any:
    moving = [{"t": 60 * index, "s": color, **LINEAR} for index, color in enumerate(colors)]
    paint = {"ty": "fl", "c": {"a": 1, "k": moving} if len(colors) > 1 else value(colors[0]), "o": value(100)}
    return {**file(SQUARE, paint), "v": version}


def test_a_color_that_goes_beyond_its_range_does_so_between_its_keyframes() -> None:
    """Half of the way from .2 to 1.4 it is .8, and half of the way from .8 to -.4 it is .2: brought into the range
    first, it would be .6 and .4. lottie-web shows it so."""
    lottie = colored([0.2, 0.8, 0, 1], [1.4, -0.4, 0, 1])
    assert color_at(lottie, 30) == "#CC3300"
    assert color_at(lottie, 59.9) == "#FF0000"
    assert imported(lottie).report.is_exact


def test_colors_of_old_files_count_to_255_whatever_their_first_keyframe_is() -> None:
    """Before version 4.1.9, as https://lottiefiles.github.io/lottie-docs/compat says."""
    assert color_at(colored([0, 0, 0, 255], [204, 102, 0, 255], version="4.1.8"), 30) == "#663300"
    assert color_at(colored([1.2, 102, 0, 255], version="4.0"), 0) == "#016600"
    assert imported(colored([204, 102, 0, 255], version="4.1.8")).report.is_exact
    assert color_at(colored([1.2, 0.4, 0, 255], version="4.1.9"), 0) == "#FF6600"


def test_colors_of_new_files_that_count_to_255_are_named() -> None:
    """Players differ: lottie-android divides them, in lottie-web they are as bright as can be."""
    lottie = colored([0, 0, 0, 1], [204, 102, 0, 1])
    assert color_at(lottie, 30) == "#663300"
    assert [entry.what for entry in imported(lottie).report.losses] == [
        "its color goes beyond 1 and is taken as one that counts to 255"
    ]


def test_a_path_that_is_closed_at_some_keyframes_only_is_reported() -> None:
    def path(closed: bool) -> Any:
        return [{"v": [[0, 0], [9, 0], [0, 9]], "i": [[0, 0]] * 3, "o": [[0, 0]] * 3, "c": closed}]

    moving = {"ty": "sh", "ks": {"a": 1, "k": [{"t": 0, "s": path(True), "h": 1}, {"t": 30, "s": path(False)}]}}
    assert ["closed at some keyframes" in one.what for one in imported(file(moving, LINE)).report.losses] == [True]


def test_a_star_of_points_and_a_part_is_reported() -> None:
    star = {"ty": "sr", "sy": 1, "p": value([0, 0]), "pt": value(5.5), "or": value(9), "ir": value(4)}
    assert ["part of a point" in one.what for one in imported(file(star, PAINT)).report.losses] == [True]
    assert imported(file({**star, "pt": value(5)}, PAINT)).report.is_exact


def mask(vertices: list[list[float]], mode: str, inverted: bool = False) -> Any:
    flat = [[0, 0]] * len(vertices)
    path = {"v": vertices, "i": flat, "o": flat, "c": True}
    return {"mode": mode, "inv": inverted, "pt": value(path), "o": value(100)}


@pytest.mark.parametrize(("mode", "inverted"), [("a", False), ("i", False), ("s", True)])
def test_what_a_mask_without_vertices_leaves_is_nothing(mode: str, inverted: bool) -> None:
    """Nothing lies inside of a path of no vertices. Players agree for a mask that adds."""
    masked = file(SQUARE, PAINT, hasMask=True, masksProperties=[mask([], mode, inverted)])
    assert imported(masked).document["nodes"] == []


def test_a_mask_without_vertices_takes_nothing_away() -> None:
    whole = imported(file(SQUARE, PAINT)).document["nodes"]
    for one in (mask([], "s"), mask([], "a", True)):
        assert imported(file(SQUARE, PAINT, hasMask=True, masksProperties=[one])).document["nodes"] == whole


def matted(matte: Any, mode: int = 1) -> Any:
    """A square that a layer masks."""
    lottie = file(SQUARE, PAINT, tt=mode)
    lottie["layers"].insert(0, {**matte, "td": 1, "ind": 2})
    return lottie


def test_a_gradient_that_fades_is_reported_in_a_matte() -> None:
    def stops(least: float) -> Any:
        return gradient(g={"p": 2, "k": value([0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, least])})

    (faded,) = file(SQUARE, stops(0))["layers"]
    assert ["gradient in a matte" in one.what for one in imported(matted(faded)).report.losses] == [True]
    (opaque,) = file(SQUARE, stops(1))["layers"]
    assert imported(matted(opaque)).report.is_exact


def test_copies_are_turned_before_they_are_stretched() -> None:
    """A repeater's copy is turned, then scaled, then moved: by a quarter turn and twice the width (1, 0) comes to
    (0, 1), which has no width to stretch. So do lottie-web, rlottie and ThorVG."""
    repeat = copies(2, p=value([5, 3]), r=value(90), s=value([200, 100]))
    found = imported(file(SQUARE, PAINT, repeat))
    (matrix,) = (node["transform"] for node in nodes(found) if "transform" in node)
    assert matrix == pytest.approx([0, 1, -2, 0, 5, 3])


def shown_matte(size: float, mode: int = 1) -> Any:
    """A square masked by a composition with a square from (0, 0) to (20, 20), of which what is in its size shows."""
    (inner,) = file(SQUARE, PAINT)["layers"]
    lottie = matted({"ty": 0, "refId": "a", "ks": {}, "ip": 0, "op": 60, "w": size, "h": size}, mode)
    return {**lottie, "assets": [{"id": "a", "layers": [{**inner, "ks": {"p": value([10, 10])}}]}]}


def test_a_composition_as_a_matte_is_cut_off_at_its_edges() -> None:
    found = imported(shown_matte(15))
    assert found.report.is_exact
    clips = [node["clip"]["commands"] for node in nodes(found) if "clip" in node]
    assert "M0 0L15 0L15 15L0 15Z" in clips
    assert len(clips) == 2
    # What the edges do not reach needs no clip of them.
    assert len([node for node in nodes(imported(shown_matte(20))) if "clip" in node]) == 1


def test_an_inverted_composition_that_goes_beyond_its_edges_is_reported() -> None:
    assert ["no edges of its own" in one.what for one in imported(shown_matte(15, 2)).report.losses] == [True]
    assert imported(shown_matte(20, 2)).report.is_exact


def test_a_slot_is_taken_instead_of_the_value_beside_it() -> None:
    """As ThorVG does, and lottie-web, which lays what the slot has over what stands there."""
    paint = {"ty": "fl", "c": {"sid": "tint", "a": 0, "k": [1, 0, 0]}, "o": {"sid": "none", "a": 0, "k": 40}}
    lottie = {**file(SQUARE, paint), "slots": {"tint": {"p": {"a": 0, "k": [0, 1, 0]}}}}
    (node,) = (node for node in nodes(imported(lottie)) if "fill" in node)
    assert (node["fill"], node["opacity"]) == ("#00FF00", 0.4)


# A half circle of two vertices, whose handles would close it to a circle.
OPEN = {"v": [[0, -10], [0, 10]], "i": [[-13, 0], [13, 0]], "o": [[13, 0], [-13, 0]], "c": False}


@pytest.mark.parametrize("moves", [False, True])
def test_the_open_path_of_a_mask_is_closed_by_a_straight_line(moves: bool) -> None:
    """As rlottie and ThorVG close it, and SVG what is filled; lottie-web shows nothing of such a layer."""
    later = {**OPEN, "v": [[0, -10], [0, 11]]}
    frames = [{"t": 0, "s": [OPEN], **LINEAR}, {"t": 60, "s": [later]}]
    mask = {"mode": "a", "pt": {"a": 1, "k": frames} if moves else value(OPEN)}
    found = imported(file(SQUARE, PAINT, hasMask=True, masksProperties=[mask]))
    (clip,) = (node["clip"] for node in nodes(found) if "clip" in node)
    with Scene.load(found.text) as scene:
        assert len(re.findall("C", scene.svg().split("<clipPath")[1].split("</clipPath>")[0])) == 1
    assert clip
    assert [entry.what for entry in found.report.losses] == ["its path is open; a straight line closes it"]


def test_the_path_of_a_mask_is_closed_where_old_files_say_so_beside_it() -> None:
    """Before version 4.4.18, as https://lottiefiles.github.io/lottie-docs/compat says."""
    path = {key: one for key, one in OPEN.items() if key != "c"}
    for closed in (True, False):
        mask = {"mode": "a", "cl": closed, "pt": value(path)}
        assert imported(file(SQUARE, PAINT, hasMask=True, masksProperties=[mask])).report.is_exact == closed


@pytest.mark.parametrize(("mode", "shown"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_hidden_matte_covers_nothing_and_is_named(mode: int, shown: int) -> None:
    """lottie-web and rlottie show nothing of what is below it, and all where it is inverted; in ThorVG there is no
    matte then."""
    lottie = file(SQUARE, PAINT, tt=mode)
    matte = {**file(CIRCLE, PAINT)["layers"][0], "ind": 2, "td": 1, "hd": True}
    lottie["layers"].insert(0, matte)
    found = imported(lottie)
    assert len([node for node in nodes(found) if "fill" in node]) == shown
    assert [entry.what for entry in found.report.losses] == ["its matte is hidden: it covers nothing"]


def mask_of(x: float, mode: str) -> Any:
    """A square of 10 from there on."""
    corners = [[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]]
    return {"mode": mode, "pt": value({"v": corners, "i": [[0, 0]] * 4, "o": [[0, 0]] * 4, "c": True})}


def test_masks_are_added_to_a_first_one_that_intersects() -> None:
    """What the first one has in common with all is itself: lottie-web, rlottie and ThorVG show both squares."""
    masks = [mask_of(0, "i"), mask_of(20, "a")]
    found = imported(file(SQUARE, PAINT, hasMask=True, masksProperties=masks))
    (clip,) = (node["clip"] for node in nodes(found) if "clip" in node)
    assert Path(clip["commands"]).bounds == (0, 0, 30, 10)
    assert len(re.findall("M", clip["commands"])) == 2
    assert found.report.is_exact


@pytest.mark.parametrize(
    ("keys", "limit", "named"),
    [
        ({"ml": 3}, 3, 0),
        ({"ml": 3, "ml2": value(3)}, 3, 0),
        ({"ml": 3, "ml2": value(8)}, 3, 1),
        ({"ml2": value(8)}, 8, 0),
        ({"ml2": {"a": 1, "k": [{"t": 0, "s": [8], **LINEAR}, {"t": 60, "s": [2]}]}}, 8, 1),
    ],
)
def test_the_second_miter_limit_is_taken_alone_and_named_otherwise(keys: Any, limit: float, named: int) -> None:
    """The specification has it as another way to say the first, which players take."""
    found = imported(file(SQUARE, {**LINE, "lj": 1, **keys}))
    (line,) = (node["stroke"] for node in nodes(found) if "stroke" in node)
    assert line["miterLimit"] == limit
    assert [entry.what for entry in found.report.losses] == ["the miter limit that may move (ml2)"] * named


def test_the_texts_of_old_files_are_there() -> None:
    """Before version 4.4.14 the document of a text was not among keyframes, as
    https://lottiefiles.github.io/lottie-docs/compat says."""
    words = {"t": "hello", "s": 20, "f": "Sans", "fc": [1, 0, 0], "j": 0, "lh": 24}
    lottie = file(SQUARE, PAINT)
    lottie["v"] = "4.4.13"
    lottie["layers"] = [{"ty": 5, "nm": "words", "ks": {}, "ip": 0, "op": 60, "t": {"d": words}}]
    assert [node["text"] for node in nodes(imported(lottie)) if "text" in node] == ["hello"]


@pytest.mark.parametrize(
    ("first", "last", "is_named"), [(0, 2, False), (2, 0, False), (-1, 2, True), (0, 2.5, True), (0.5, 1, False)]
)
def test_time_that_is_remapped_beyond_a_composition_is_named(first: float, last: float, is_named: bool) -> None:
    """Of two seconds. ThorVG 1.1 and rlottie hold the first picture before them, rlottie the last one after them;
    lottie-web shows nothing."""
    inner = file(SQUARE, LINE)["layers"]
    frames = {"a": 1, "k": [{"t": 0, "s": [first], **LINEAR}, {"t": 60, "s": [last]}]}
    outer = {
        "ty": 0,
        "nm": "part",
        "ind": 1,
        "refId": "c",
        "w": 100,
        "h": 80,
        "ks": {},
        "ip": 0,
        "op": 60,
        "tm": frames,
    }
    whole = {**file(), "layers": [outer], "assets": [{"id": "c", "layers": inner}]}
    losses = [one.what for one in imported(whole).report.losses]
    assert [what.split(",")[0] for what in losses] == ["its time is remapped beyond the composition"] * is_named
