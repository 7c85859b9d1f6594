# SPDX-License-Identifier: MIT
"""Lottie files as documents: values in closed form, what reports say, and files that mean harm."""

from __future__ import annotations

import copy
import json
import math
import random
import re
from typing import Any

import pytest
from animcore import Path, Scene
from animcore.tools.importing import Imported, Refused, import_data

# With these handles a curve's x is its parameter, so that its y is known: t^3, and 1 - (1 - t)^3.
CUBED = ((1 / 3, 0), (2 / 3, 0))
TURNED = ((1 / 3, 1), (2 / 3, 1))


def value(k: Any) -> Any:
    return {"a": 0, "k": k}


def keys(*frames: tuple[float, Any], ease: Any = CUBED) -> Any:
    """Keyframes with the same curve between any two of them."""
    made = []
    for time, at in frames:
        (ox, oy), (ix, iy) = ease
        handles = {"o": {"x": [ox], "y": [oy]}, "i": {"x": [ix], "y": [iy]}}
        made.append({"t": time, "s": at if isinstance(at, list) else [at], **handles})
    return {"a": 1, "k": made}


def layer(**more: Any) -> Any:
    ks = {key: more.pop(key) for key in ("p", "a", "s", "r", "o", "sk", "sa") if key in more}
    square = {"ty": "rc", "p": value([0, 0]), "s": value([10, 10]), "r": value(0)}
    paint = {"ty": "fl", "c": value([1, 0, 0, 1]), "o": value(100)}
    group = {"ty": "gr", "it": [square, paint, {"ty": "tr"}]}
    return {"ty": 4, "nm": "box", "ind": 1, "ks": ks, "ip": 0, "op": 60, "st": 0, "shapes": [group], **more}


def file(*layers: Any, **more: Any) -> Any:
    return {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 80, "layers": list(layers), "assets": [], **more}


SHOW = {"ty": 0, "refId": "0", "ks": {}, "ip": 0, "op": 60}
LOOP = {"v": [[0, 0], [9, 0], [0, 9]], "i": [[0, 0]] * 3, "o": [[0, 0]] * 3, "c": True}


def imported(lottie: Any) -> Imported:
    return import_data(json.dumps(lottie))


def seen(lottie: Any, name: str, frames: list[float]) -> list[Any]:
    """A property's value as it is seen at these frames."""
    result = []
    with Scene.load(imported(lottie).text) as scene:
        for frame in frames:
            scene.advance(frame / 30 - scene.time)
            shown = scene[name].presentation
            result.append(shown)
    return result


def test_values_between_keyframes_follow_their_curve() -> None:
    shown = seen(file(layer(r=keys((0, 0), (40, 180)))), "box_rotation", [0, 10, 20, 40, 50])
    assert shown == pytest.approx([math.pi * part**3 for part in (0, 0.25, 0.5, 1, 1)], abs=1e-5)


def test_components_with_curves_of_their_own_follow_them() -> None:
    scale = keys((0, [0, 0, 100]), (40, [100, 100, 100]))
    scale["k"][0] |= {"o": {"x": [1 / 3] * 3, "y": [0, 1, 0]}, "i": {"x": [2 / 3] * 3, "y": [0, 1, 0]}}
    lottie = file(layer(s=scale))
    assert seen(lottie, "box_scale", [10, 20]) == pytest.approx([0.25**3, 0.5**3], abs=1e-5)
    assert seen(lottie, "box_scale2", [10, 20]) == pytest.approx([1 - 0.75**3, 1 - 0.5**3], abs=1e-5)
    # Players that ease all by the first component's handles show something else, unless the second one stands still.
    said = "box_scale: each component by its own handles; other players use the first's"
    assert [loss.what for loss in imported(lottie).report.losses] == [said]
    scale["k"][1]["s"] = [100, 0, 100]
    assert imported(file(layer(s=scale))).report.is_exact


def test_an_animation_that_begins_between_keyframes_has_the_rest_of_the_curve() -> None:
    shown = seen(file(layer(r=keys((-40, 0), (40, 180))), ip=0), "box_rotation", [0, 10, 20, 39])
    assert shown == pytest.approx([math.pi * ((frame + 40) / 80) ** 3 for frame in (0, 10, 20, 39)], abs=1e-4)


def test_an_animation_that_ends_between_keyframes_has_the_first_part_of_the_curve() -> None:
    shown = seen(file(layer(r=keys((10, 0), (110, 180), ease=TURNED))), "box_rotation", [5, 10, 30, 59])
    expected = [math.pi * (1 - (1 - max(0, frame - 10) / 100) ** 3) for frame in (5, 10, 30, 59)]
    assert shown == pytest.approx(expected, abs=1e-4)


def test_time_that_runs_backwards_turns_the_curve_around() -> None:
    inner = layer(r=keys((0, 0), (60, 180)))
    tm = keys((0, 2), (60, 0), ease=((0, 0), (1, 1)))
    outer = {"ty": 0, "ind": 1, "nm": "comp", "refId": "a", "ks": {}, "ip": 0, "op": 60, "w": 100, "h": 80, "tm": tm}
    lottie = file(outer, assets=[{"id": "a", "layers": [inner]}])
    shown = seen(lottie, "comp_box_rotation", [0, 15, 30, 50])
    assert shown == pytest.approx([math.pi * ((60 - frame) / 60) ** 3 for frame in (0, 15, 30, 50)], abs=1e-4)


def test_a_held_value_jumps_at_its_keyframe() -> None:
    turn = keys((0, 0), (20, 90), (40, 180))
    for key in turn["k"]:
        key["h"] = 1
    shown = seen(file(layer(r=turn)), "box_rotation", [19.99, 20.01, 39.99, 40.01])
    assert shown == pytest.approx([0, math.pi / 2, math.pi / 2, math.pi], abs=1e-6)


def test_a_position_on_a_curve_moves_by_its_length() -> None:
    """On half a circle of four quarters' handles: its length is π r, within the 0.03 % by which the curves are off."""
    k = 0.5522847498 * 40
    p = keys((0, [10, 40, 0]), (30, [50, 0, 0]), (60, [90, 40, 0]), ease=((0, 0), (1, 1)))
    p["k"][0] |= {"to": [0, -k, 0], "ti": [-k, 0, 0]}
    p["k"][1] |= {"to": [k, 0, 0], "ti": [0, -k, 0]}
    lottie = file(layer(p=p, ao=1))
    assert seen(lottie, "box_distance", [15, 30, 60]) == pytest.approx(
        [math.pi * 10, math.pi * 20, math.pi * 40], rel=1e-3
    )
    group = imported(lottie).document["nodes"][0]
    assert group["x"] == "pathX(box_path, box_distance)"
    assert group["rotation"] == "pathAngle(box_path, box_distance)"


def test_a_drop_shadow_is_one_of_the_node() -> None:
    """Its direction is from above, clockwise; its softness four standard deviations, of which a blur is two."""
    parts = [(2, value([1, 0.5, 0, 1])), (0, value(102)), (0, value(150)), (0, value(10)), (0, value(6))]
    effect = {"ty": 25, "nm": "Drop Shadow", "en": 1, "ef": [{"ty": kind, "v": v} for kind, v in parts]}
    found = imported(file(layer(ef=[effect])))
    assert found.report.is_exact
    shadow = found.document["nodes"][0]["shadow"]
    assert shadow["color"] == pytest.approx([1, 0.5, 0, 0.4])
    assert [shadow["x"], shadow["y"], shadow["blur"]] == pytest.approx([5, 10 * math.cos(math.pi / 6), 3])


def test_copies_fade_by_their_part_of_the_whole_count() -> None:
    """As After Effects does and Skia's player notes: the last of four has not faded to the end."""
    fades = {
        "ty": "rp",
        "c": value(4),
        "o": value(0),
        "m": 1,
        "tr": {"so": value(100), "eo": value(20), "p": value([20, 0])},
    }
    group = layer(shapes=[*layer()["shapes"], fades])
    nodes = imported(file(group)).document["nodes"][0]["nodes"]
    shown = [(node.get("x", 0), node.get("opacity", 1)) for node in reversed(nodes)]
    assert shown == [(0, 1), (20, 0.8), (40, 0.6), (60, 0.4)]


def test_the_number_of_copies_is_rounded_up_while_it_moves() -> None:
    copies = {"ty": "rp", "c": keys((0, 0), (30, 3), ease=((0, 0), (1, 1))), "tr": {"p": value([20, 0])}}
    lottie = file(layer(shapes=[*layer()["shapes"], copies]))
    said = [loss.what for loss in imported(lottie).report.losses]
    assert said == ["copies of which there is a part are drawn as a whole; other players may leave them out"]
    counts = []
    with Scene.load(imported(lottie).text) as scene:
        for frame in (0, 5, 15, 25, 40):
            scene.advance(frame / 30 - scene.time)
            counts.append(scene.svg().count("<path"))
    assert counts == [0, 1, 2, 3, 3]


def test_nodes_have_the_names_of_their_layers() -> None:
    """Two of one name are told apart by a number; what would be a component's is in backquotes."""
    names = ["Größe 2", "Größe 2", "a.b", "x-ray", "tick `"]
    document = json.loads(imported(file(*[layer(nm=name, o=value(50)) for name in names])).text)
    found = {node["name"] for node in document["nodes"] if "name" in node}
    assert found == {"Größe 2", "Größe 2-2", "`a.b`", "_x-ray", "tick _"}


def test_it_plays_pauses_seeks_and_begins_anew() -> None:
    lottie = file(
        layer(r=keys((0, 0), (60, 180), ease=((0, 0), (1, 1)))), markers=[{"tm": 15, "cm": "the start", "dr": 0}]
    )
    with Scene.load(imported(lottie).text) as scene:
        turn = scene["box_rotation"]
        scene.advance(0.5)
        scene.send("pause")
        scene.advance(3)
        assert turn.presentation == pytest.approx(math.pi / 4, abs=1e-6)
        scene.send("resume")
        scene.advance(0.5)
        assert turn.presentation == pytest.approx(math.pi / 2, abs=1e-6)
        scene.send("seek.`the start`")
        scene.advance(1)
        assert turn.presentation == pytest.approx(math.pi / 4, abs=1e-6)
        scene.send("play")
        scene.advance(1)
        assert turn.presentation == pytest.approx(math.pi / 2, abs=1e-6)
        scene.advance(2)
        assert scene.in_state("ended")
        scene.inputs["loop"] = True
        scene.send("play")
        scene.advance(2.5)
        assert scene.in_state("playing")
        assert turn.presentation == pytest.approx(math.pi / 4, abs=1e-6)


def test_the_report_says_what_was_taken_with_its_place() -> None:
    mask = {"mode": "a", "pt": value(LOOP), "o": value(100)}
    shapes = [
        {"ty": "el", "p": value([0, 0]), "s": keys((0, [9, 9]), (30, [5, 5]))},
        {"ty": "tm", "s": value(0), "e": keys((0, 20), (30, 90))},
        {"ty": "st", "c": keys((0, [1, 0, 0]), (30, [0, 0, 1])), "w": value(2), "o": value(100)},
    ]
    lottie = file(
        {"ty": 3, "ind": 7, "nm": "all", "ks": {"r": keys((0, 0), (30, 90))}, "ip": 0, "op": 60},
        layer(nm="seen", parent=7, shapes=shapes, hasMask=True, masksProperties=[mask]),
        layer(nm="cover", td=1),
        layer(nm="below", tt=1),
        {"ty": 1, "nm": "paper", "ks": {}, "sw": 9, "sh": 9, "sc": "#FF0000", "ip": 0, "op": 60},
        SHOW,
        assets=[{"id": "0", "layers": [layer()]}],
    )
    report = imported(lottie).report
    assert report.is_exact
    said = {(entry.place, entry.what) for entry in report if entry.outcome == "taken"}
    assert said == {
        *(("layers/0", "a null"), ("layers/0", "all_rotation, which moves")),
        *(("layers/1", "a layer of shapes"), ("layers/1/masksProperties/0", "a mask")),
        *(("layers/1/shapes/0", "an ellipse"), ("layers/1/shapes/0", "seen_el_size, which moves")),
        *(("layers/1/shapes/1", "a trim"), ("layers/1/shapes/1", "seen_tm_end, which moves")),
        *(("layers/1/shapes/2", "a stroke"), ("layers/1/shapes/2", "seen_st_color, which moves")),
        *(("layers/2", "a matte"), ("layers/3", "a layer of shapes")),
        *((f"layers/{at}/shapes/0", "a group") for at in (2, 3)),
        *((f"layers/{at}/shapes/0/0", "a rectangle") for at in (2, 3)),
        *((f"layers/{at}/shapes/0/1", "a fill") for at in (2, 3)),
        *(("layers/4", "a solid"), ("layers/5", "a composition"), ("assets/0/0", "a layer of shapes")),
        *(("assets/0/0/shapes/0", "a group"), ("assets/0/0/shapes/0/0", "a rectangle")),
        ("assets/0/0/shapes/0/1", "a fill"),
    }


@pytest.mark.parametrize(
    ("lottie", "words"),
    [
        (file(layer(r={"a": 0, "k": 5, "x": "var $bm_rt = time;"})), "expression"),
        (file(layer(ef=[{"ty": 29, "nm": "Blur", "en": 1}])), "effect 'Blur'"),
        (file(layer(sy=[{"ty": 1}])), "layer style, a drop shadow"),
        (file(layer(td=1, sy=[{"ty": 4}], nm="matte"), layer(ind=2, tt=1)), "layer style, an inner glow"),
        (file({"ty": 3, "ks": {}, "ef": [{"ty": 5, "nm": "Slider", "en": 1}]}, layer()), "effect 'Slider'"),
        (file(layer(masksProperties=[{"mode": "a", "pt": {"k": LOOP, "x": "time"}}])), "expression of its path"),
        (
            file({**SHOW, "tm": {"k": 0, "x": "time"}}, assets=[{"id": "0", "layers": [layer()]}]),
            "expression of its time",
        ),
        (file({"ty": 5, "ks": {}, "t": {"d": {"k": []}, "a": [{"a": {"o": {"k": 0, "x": "1"}}}]}}), "animates parts"),
        (file(layer(ddd=1, ks={"rx": {"k": 0, "x": "time * 9"}})), "out of the plane"),
        (file({"ty": 13, "ks": {}}), "camera"),
        (file({"ty": 0, "refId": "no", "ks": {}}), "composition 'no'"),
        (file({"ty": 2, "refId": "no", "ks": {}}), "image 'no'"),
        (file(layer(bm=17)), "blend mode"),
        (file(layer(parent=7)), "parent"),
        (file(layer(shapes=[{"ty": "zz"}])), "zig-zag"),
        (file(layer(masksProperties=[{"mode": "a", "pt": {}, "x": value(4)}])), "expansion"),
    ],
)
def test_what_documents_cannot_say_is_reported(lottie: Any, words: str) -> None:
    report = imported(lottie).report
    assert [entry for entry in report.losses if words in entry.what and entry.place.startswith("layers")]


def test_values_out_of_their_range_are_brought_into_it() -> None:
    square = {"ty": "rc", "s": value([-10, 10]), "r": value(-2)}
    line = {"ty": "st", "c": value([1, 0, 0]), "w": value(-3), "o": value(140), "d": [{"n": "d", "v": value(-1)}]}
    lottie = file(layer(shapes=[square, {"ty": "fl", "c": value([2, 0, 0]), "o": value(-10)}, line], o=value(101)))
    stroke, fill = imported(lottie).document["nodes"][0]["nodes"]
    assert (fill["frame"], fill["opacity"]) == ([-5, -5, 10, 10], 0)
    assert ("opacity" in stroke, stroke["stroke"]["width"]) == (False, 0)
    wild = keys((0, 0), (60, 180), ease=((0.5, -1e8), (0.5, 1e8)))
    imported(file(layer(r=wild, o=wild)))


def test_texts_and_images_are_the_hosts() -> None:
    words = {"s": {"t": "one\rtwo", "s": 20, "f": "Inter-Bold", "fc": [1, 0, 0], "j": 2, "lh": 24}, "t": 0}
    text = {"ty": 5, "ks": {}, "t": {"d": {"k": [words]}}}
    image = {"ty": 2, "ks": {}, "refId": "i"}
    fonts = {"list": [{"fName": "Inter-Bold", "fFamily": "Inter", "fStyle": "Bold"}]}
    made = imported(file(text, image, fonts=fonts, assets=[{"id": "i", "w": 9, "h": 8, "u": "images/", "p": "a.png"}]))
    picture, lines = made.document["nodes"]
    one, two = lines["nodes"]
    assert picture == {"kind": "image", "image": "images/a.png", "frame": [0, 0, 9, 8]}
    assert (one["text"], one["font"], one["weight"], one["align"]) == ("one", "Inter", 700, "center")
    assert (two["text"], two["position"]) == ("two", [0, 24])


def test_texts_that_come_one_after_the_other_are_there_in_turn() -> None:
    texts = [{"s": {"t": word, "s": 20}, "t": time} for time, word in ((0, "one"), (20, "two"), (40, "three"))]
    shown = []
    with Scene.load(imported(file({"ty": 5, "ks": {}, "t": {"d": {"k": texts}}})).text) as scene:
        for frame in (0, 19, 20, 39, 40, 59):
            scene.advance(frame / 30 - scene.time)
            shown.append([word for word in ("one", "two", "three") if f">{word}<" in scene.svg()])
    assert shown == [["one"], ["one"], ["two"], ["two"], ["three"], ["three"]]


def square(x: float, y: float, side: float = 10) -> Any:
    return {"ty": "rc", "p": value([x, y]), "s": value([side, side]), "r": value(0)}


def merging(mode: int, *shapes: Any, paint: Any = None) -> Any:
    items = [*shapes, {"ty": "mm", "mm": mode}, paint or {"ty": "fl", "c": value([1, 0, 0])}]
    return layer(shapes=[{"ty": "gr", "it": [*items, {"ty": "tr"}]}])


def area_of(commands: str) -> float:
    """The area of polygons that do not cross, holes running the other way: by the shoelace formula."""
    total = 0.0
    for subpath in Path(commands).subpaths:
        points = [pair for _, pairs in subpath for pair in pairs]
        total += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2
    return total


@pytest.mark.parametrize(("mode", "area"), [(2, 175), (3, 75), (4, 25), (5, 150)])
def test_still_shapes_are_merged_exactly(mode: int, area: float) -> None:
    """Squares of side 10 that share a quarter: areas counted by hand."""
    made = imported(file(merging(mode, square(0, 0), square(5, 5))))
    assert made.report.is_exact
    assert area_of(made.document["nodes"][0]["commands"]) == pytest.approx(area, abs=1e-6)


def test_a_merge_takes_all_paths_above_it_through_their_groups() -> None:
    """Three squares in groups: the first less the others, which are brought through two transforms each."""
    inner = {"ty": "gr", "it": [square(0, 0, 4), {"ty": "tr", "p": value([1, 0])}]}
    outer = {"ty": "gr", "it": [inner, {"ty": "tr", "s": value([200, 50]), "p": value([3, 0])}]}
    made = imported(file(merging(3, square(0, 0), outer, square(0, 5, 4))))
    # 8 by 2 about (5, 0), of which the left half is inside; 4 by 4 about (0, 5), of which the upper half is.
    assert area_of(made.document["nodes"][0]["commands"]) == pytest.approx(100 - 8 - 8, abs=1e-6)


def test_what_moves_around_all_of_a_merge_leaves_it_exact() -> None:
    moves = {"ty": "tr", "p": keys((0, [0, 0]), (60, [30, 0])), "r": keys((0, 0), (60, 90))}
    group = {"ty": "gr", "it": [square(0, 0), square(5, 5), moves]}
    made = imported(file(merging(2, group, paint=LINE)))
    assert made.report.is_exact
    assert len(made.document["properties"]) == 3


def test_merged_paths_that_move_have_at_each_frame_what_they_have_in_common() -> None:
    """A square that runs over another one, linearly, with a stroke: the area of both is known at each frame."""
    slides = {**square(0, 0), "p": keys((0, [-20, 0]), (60, [40, 0]), ease=((0.3, 0.3), (0.7, 0.7)))}
    made = imported(file(merging(2, square(0, 0), slides, paint=LINE)))
    assert [(entry.outcome, entry.place) for entry in made.report.losses] == [("approximated", "layers/0/shapes/0/3")]
    nodes = made.document["nodes"][0]["nodes"]
    with Scene.load(made.text) as scene:
        # Between frames, too, while nothing comes or goes.
        for frame in (0, 3, 12, 13.5, 18, 24.25, 28, 35, 59):
            scene.advance(frame / 30 - scene.time)
            seen = [node["property"] for node in nodes if scene_shows(scene, node)]
            assert len(seen) == 1
            apart = min(10, abs(-20 + frame))
            assert area_of(scene[seen[0]].presentation.svg()) == pytest.approx(100 + 10 * apart, abs=0.2)


def scene_shows(scene: Scene, node: Any) -> bool:
    """Whether a node is there, by the number that its condition compares."""
    name, _, number = node["visible"].partition(" == ")
    return bool(scene[name].presentation == float(number))


def test_what_nothing_is_cut_from_keeps_its_beginning_for_a_trim() -> None:
    """A triangle within a rectangle is the triangle itself: half of its way ends where half of it ends by hand."""
    loop: Any = {"v": [[0, 0], [0, 12], [9, 0]], "i": [[0, 0]] * 3, "o": [[0, 0]] * 3, "c": True}
    cover = {"ty": "rc", "p": value([0, 0]), "s": value([90, 90]), "r": value(0)}
    line = {"ty": "st", "c": value([1, 0, 0, 1]), "o": value(100), "w": value(2)}
    trim = {"ty": "tm", "s": value(0), "e": value(50), "o": value(0)}
    items = [{"ty": "sh", "ks": value(loop)}, cover, {"ty": "mm", "mm": 4}, trim, line, {"ty": "tr"}]
    made = imported(file(layer(shapes=[{"ty": "gr", "it": items}])))
    assert made.report.is_exact
    with Scene.load(made.text) as scene:
        data = re.search(r' d="([^"]+)"', scene.svg())
        assert data is not None
        # 36 are around, 18 are half: down by 12, and 6 of the 15 towards (9, 0).
        assert Path(data[1]).coordinates == pytest.approx([0, 0, 0, 12, 3.6, 7.2], abs=1e-5)
    loop["v"][2] = [99, 0]
    report = imported(file(layer(shapes=[{"ty": "gr", "it": items}]))).report
    assert [entry.what for entry in report.losses] == ["a trim of merged paths may begin at another of their points"]


def test_what_paints_merged_paths_before_they_are_merged_is_named() -> None:
    paint = {"ty": "fl", "c": value([0, 0, 1])}
    made = imported(file(merging(2, square(0, 0), square(5, 5), paint)))
    assert ["draws nothing" in entry.what for entry in made.report.losses] == [True]
    assert len(made.document["nodes"]) == 1


def nested(count: int) -> Any:
    group: Any = {"ty": "gr", "it": []}
    for _ in range(count):
        group = {"ty": "gr", "it": [group, {"ty": "rc", "s": value([1, 1])}, {"ty": "fl"}]}
    return group


def chain(count: int, last: Any = None) -> list[Any]:
    """Compositions, each of which shows the next one ten times, and the last one a layer."""
    made = []
    for index in range(count):
        inner = [{"ty": 0, "refId": str(index + 1), "ks": {}, "op": 60, "ip": 0}] * 10
        made.append({"id": str(index), "layers": inner if index + 1 < count else [last or layer()]})
    return made


THOUSAND = {"ty": "rp", "c": value(1000), "tr": {}}
LINE = {"ty": "st", "c": value([1, 0, 0]), "w": value(2)}
POINTS = [[index, index % 7] for index in range(3000)]
MANY = [{"ty": "sh", "ks": {"k": {"v": POINTS, "i": [], "o": [], "c": True}}}] * 2
APART = [square(0, 0), {**square(0, 0), "p": keys((0, [0, 0]), (60, [5, 0]))}, square(3, 3)]
SPIKES = {"ty": "sr", "pt": value(1000), "or": value(9), "ir": value(4)}
REPEATED = {"ty": "rp", "c": value(1e9), "tr": {}}


@pytest.mark.parametrize(
    ("lottie", "words"),
    [
        (file(SHOW, assets=[{"id": "0", "layers": [SHOW]}]), "contains itself"),
        (file(SHOW, assets=chain(9)), "more than 20000 nodes"),
        (file(SHOW, assets=chain(30)), "deep"),
        (file(SHOW, assets=chain(14, {"ty": 4, "shapes": []})), "more than 100000 layers"),
        (file(layer(parent=1)), "circle"),
        (file(layer(shapes=[*layer()["shapes"], REPEATED])), "copies"),
        (file(layer(shapes=[{"ty": "sr", "pt": value(1e9)}])), "points"),
        (file(layer(shapes=[{"ty": "rc"}, THOUSAND, THOUSAND, {"ty": "fl"}])), "more than 20000 shapes"),
        (file(layer(shapes=[*layer()["shapes"], THOUSAND, THOUSAND])), "more than 20000"),
        (file(layer(shapes=[SPIKES, {"ty": "fl"}, THOUSAND])), "points"),
        (file(layer(r=value(1e300))), "beyond"),
        (file(layer(p=value(["a", 1]))), "no number"),
        (file(layer(), fr=0), "frame rate"),
        (file(layer(), op=0), "frame rate"),
        (file(layer(), op=1e9), "seconds"),
        (file(layer(), w=-1), "size"),
        (file(layer(shapes=[nested(100)])), "deep"),
        (file(merging(2, *APART, paint=LINE), op=30 * 700), "more than 20000 frames"),
        (file(merging(2, *MANY, paint=LINE)), "merged paths have too many points"),
        ({"layers": 5}, "no format"),
    ],
)
def test_files_that_mean_harm_are_refused_with_one_sentence(lottie: Any, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        imported(lottie)
    assert "\n" not in str(refused.value)


def test_a_file_of_very_many_layers_is_read_at_once() -> None:
    many = [{"ty": 3, "ind": index, "ks": {}, "parent": index - 1} for index in range(1, 40_000)]
    assert imported(file(*many[::-1], layer(ind=0))).report.is_exact


def test_numbers_that_json_does_not_have_are_refused() -> None:
    text = json.dumps(file(layer(r=value(float("nan")))))
    with pytest.raises(Refused):
        import_data(text, "lottie")


HARM: list[Any] = [
    None,
    True,
    -1,
    0,
    1e9,
    1e308,
    "",
    "x",
    [],
    {},
    [[]],
    [{}],
    {"a": 1, "k": []},
    {"a": 1, "k": [{"t": 0}]},
    -0.5,
    3,
]


def places(whole: Any) -> list[tuple[Any, Any]]:
    """All containers of a file with each of their keys."""
    found = []
    waiting = [whole]
    while waiting:
        one = waiting.pop()
        for key in one if isinstance(one, dict) else range(len(one)):
            found.append((one, key))
            if isinstance(one[key], dict | list):
                waiting.append(one[key])
    return found


def everything() -> Any:
    """A file with some of all that can be hurt."""
    mask = {"mode": "a", "pt": value({"v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0]] * 3, "o": [[0, 0]] * 3, "c": True})}
    path = {"v": [[0, 0], [9, 0], [9, 9]], "i": [[1, 0]] * 3, "o": [[0, 1]] * 3, "c": True}
    moving = keys((0, [path]), (30, [path]))
    stops = value([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5])
    shapes = [
        {"ty": "sh", "ks": moving},
        {"ty": "el", "p": value([0, 0]), "s": keys((0, [10, 10]), (30, [20, 5]))},
        {"ty": "sr", "sy": 1, "pt": value(5), "or": value(9), "ir": value(4), "os": value(10), "is": value(0)},
        {"ty": "rd", "r": value(2)},
        {"ty": "tm", "s": value(0), "e": keys((0, 10), (30, 100)), "o": value(0), "m": 1},
        {
            "ty": "st",
            "c": value([1, 0, 0, 1]),
            "w": value(2),
            "d": [{"n": "d", "v": value(3)}, {"n": "o", "v": value(1)}],
        },
        {"ty": "gf", "t": 1, "s": value([0, 0]), "e": value([9, 0]), "g": {"p": 2, "k": stops}, "o": value(80)},
        {
            "ty": "rp",
            "c": value(3),
            "o": value(0),
            "m": 1,
            "tr": {"p": value([9, 0]), "s": value([90, 90]), "r": value(9)},
        },
    ]
    p = keys((0, [10, 40, 0]), (30, [50, 0, 0]), (60, [90, 40, 0]))
    p["k"][0] |= {"to": [0, -9, 0], "ti": [-9, 0, 0]}
    inner = layer(shapes=shapes, masksProperties=[mask], p=p)
    outer = {
        "ty": 0,
        "ind": 1,
        "refId": "a",
        "ks": {"r": value(5)},
        "ip": 5,
        "op": 50,
        "w": 90,
        "h": 70,
        "st": 1,
        "sr": 2,
    }
    outer["tm"] = keys((0, 0), (60, 1), ease=((0, 0), (1, 1)))
    words = {"s": {"t": "one", "s": 20, "fc": [1, 0, 0], "j": 2, "lh": 24}, "t": 0}
    return file(
        outer,
        layer(td=1, sk=value(5)),
        merging(3, square(0, 0), {**square(5, 5), "r": keys((0, 0), (30, 3))}, paint=LINE),
        layer(tt=1, parent=4),
        {"ty": 3, "ind": 4, "ks": {"p": {"s": True, "x": value(1), "y": keys((0, 1), (9, 5))}}},
        {"ty": 1, "sw": 20, "sh": 10, "sc": "#ff0000", "ks": {}},
        {"ty": 5, "ks": {}, "t": {"d": {"k": [words]}}},
        assets=[{"id": "a", "layers": [inner]}],
        markers=[{"tm": 3, "cm": "here"}],
    )


def test_the_file_that_is_hurt_below_is_read() -> None:
    imported(everything())


@pytest.mark.parametrize("seed", range(8))
def test_hurt_files_are_read_or_refused(seed: int) -> None:
    """Whatever a few values become, the file is a document that loads, or is refused with one sentence."""
    chance = random.Random(seed)
    for _ in range(40):
        lottie = copy.deepcopy(everything())
        for _ in range(chance.randint(1, 3)):
            container, key = chance.choice(places(lottie))
            if chance.random() < 0.2:
                del container[key]
            elif chance.random() < 0.3:
                container[key] = copy.deepcopy(chance.choice(places(lottie))[0])
            else:
                container[key] = copy.deepcopy(chance.choice(HARM))
        reason = ""
        try:
            made = import_data(json.dumps(lottie), "lottie")
        except Refused as error:
            reason = str(error)
        assert "\n" not in reason
        assert len(reason) < 500
        if not reason:
            with Scene.load(made.text) as scene:
                scene.advance(1)
                scene.svg()
