# SPDX-License-Identifier: MIT
"""The display list: what each kind of node becomes, revisions, damage, and pictures by another renderer."""

from __future__ import annotations

import ctypes
import json
import math
from typing import Any

import pytest
from animcore import (
    AngularGradient,
    ArgumentError,
    Color,
    DocumentError,
    DrawCommand,
    Rectangle,
    Scene,
    Shadow,
    SolidPaint,
    _raw,
)


def load(nodes: list[dict[str, Any]], **rest: Any) -> Scene:
    return Scene(json.dumps({"animcore": 1, "size": [100, 100], "nodes": nodes, **rest}))


def square(**keys: Any) -> dict[str, Any]:
    return {"kind": "rectangle", "frame": [0, 0, 10, 10], "fill": "#F00", **keys}


def only(scene: Scene) -> DrawCommand:
    (command,) = scene.display_list()
    return command


def test_a_command_takes_240_bytes() -> None:
    assert ctypes.sizeof(_raw.anim_draw_command) == 240


def test_layers_clips_and_shadows_are_balanced() -> None:
    scene = load(
        [
            {
                "kind": "group",
                "opacity": 0.5,
                "blend": "color-dodge",
                "clip": {"rectangle": [0, 0, 5, 5], "radius": [1, 2, 3, 4]},
                "shadow": {"color": "#0008", "x": 1, "y": 2, "blur": 3},
                "nodes": [square()],
            }
        ]
    )
    kinds = [command.kind for command in scene.display_list()]
    assert kinds == ["layer_begin", "clip_begin", "fill", "clip_end", "layer_end"]
    layer, clip, fill = scene.display_list()[:3]
    assert (layer.opacity, layer.blend) == (0.5, "color-dodge")
    assert layer.shadow == Shadow(Color(0, 0, 0, 0x88 / 255), 1, 2, 3)
    assert clip.path().bounds == pytest.approx((0, 0, 5, 5))
    # What the clip leaves.
    assert fill.bounds == Rectangle(0, 0, 5, 5)


def test_a_text_and_an_image() -> None:
    scene = load(
        [
            {
                "kind": "text",
                "text": {"number": "n + 0.5", "decimals": 1},
                "position": [10, 20],
                "fontSize": "n",
                "align": "right",
                "baseline": "middle",
                "font": "Inter",
                "fill": "#00F",
            },
            {"kind": "image", "image": {"input": "picture"}, "frame": [1, 2, 3, 4], "fit": "contain"},
        ],
        inputs={"n": {"type": "number", "value": 20}, "picture": {"type": "string", "value": "Katze ü"}},
    )
    text, image = scene.display_list()
    assert (text.kind, text.text, text.font) == ("text", "20.5", "Inter")
    assert (text.position, text.font_size, text.weight) == ((10, 20), 20, 400)
    assert (text.align, text.baseline, text.paint) == ("right", "middle", SolidPaint(Color(0, 0, 1)))
    assert (image.kind, image.text, image.frame, image.fit) == ("image", "Katze ü", Rectangle(1, 2, 3, 4), "contain")
    scene.inputs["picture"] = ""
    assert [command.kind for command in scene.display_list()] == ["text"]


def test_dashes_and_an_angular_gradient() -> None:
    paint = {"angular": {"center": [1, 2], "angle": 0.5, "stops": [[0, "#000"], ["n", [1, "n", 0, 1]]]}}
    scene = load(
        [square(fill="#0000", stroke={"paint": paint, "width": 2, "dash": [3, "n", 1], "dashOffset": "n * 2"})],
        inputs={"n": {"type": "number", "value": 0.25}},
    )
    stroke = scene.display_list()[1]
    assert stroke.dashes == (3, 0.25, 1, 3, 0.25, 1)
    assert stroke.dash_offset == 0.5
    assert isinstance(stroke.paint, AngularGradient)
    assert (stroke.paint.center, stroke.paint.angle) == ((1, 2), 0.5)
    assert [stop.offset for stop in stroke.paint.stops] == [0, 0.25]
    assert stroke.paint.stops[1].color == Color(1, 0.25, 0, 1)


@pytest.mark.parametrize(("trim", "share"), [({"end": 0.25}, 0.25), ({"start": 0.5, "offset": 0.75}, 0.5)])
def test_a_trimmed_circle_has_its_share_of_the_length(trim: dict[str, float], share: float) -> None:
    integrate = pytest.importorskip("scipy.integrate")
    numpy = pytest.importorskip("numpy")
    scene = load([{"kind": "ellipse", "frame": [0, 0, 20, 20], "trim": trim, "stroke": {"paint": "#000", "width": 1}}])
    command = only(scene)
    length, start = 0.0, None
    points = list(zip(command.coordinates[::2], command.coordinates[1::2], strict=True))
    for verb in command.verbs:
        count = (1, 1, 2, 3, 0)[verb]
        controls = [points.pop(0) for _ in range(count)]
        if verb == 3:
            p = numpy.array([start, *controls])
            d = 3 * (p[1:] - p[:-1])
            speed = lambda t, d=d: math.hypot(*((1 - t) ** 2 * d[0] + 2 * t * (1 - t) * d[1] + t * t * d[2]))  # noqa: E731
            length += integrate.quad(speed, 0, 1, epsrel=1e-12)[0]
        start = controls[-1] if controls else start
    # Four times the length of the cubic that stands for a quarter of a circle: 1.57101669807385563 radii.
    assert length == pytest.approx(share * 4 * 10 * 1.57101669807385563, rel=1e-6)


def test_revisions_and_damage() -> None:
    scene = load(
        [square(x="x"), square(x=50, z="z"), square(x=80)],
        properties={"x": {"kind": "scalar", "value": 0}, "z": {"kind": "scalar", "value": 0}},
    )
    first = scene.display_revision
    assert first == 1
    assert scene.display_damage(0) == Rectangle(0, 0, 100, 100)
    assert scene.display_damage(first) is None
    scene.advance(1)
    assert scene.display_revision == first
    scene["x"].value = 20
    assert scene.display_revision == first + 1
    assert scene.display_damage(first) == Rectangle(0, 0, 30, 10)
    assert [command.revision for command in scene.display_list()] == [2, 1, 1]
    scene["z"].value = 1
    assert [command.node for command in scene.display_list()] == [0, 2, 1]
    assert scene.display_damage(first + 1) == Rectangle(50, 0, 10, 10)
    assert scene.display_damage(first) == Rectangle(0, 0, 60, 10)
    with pytest.raises(ArgumentError, match="since"):
        scene.display_damage(99)
    for step in range(70):
        scene["x"].value = step
        scene.display_list()
    assert scene.display_damage(first) == Rectangle(0, 0, 100, 100)


@pytest.mark.parametrize(
    ("keys", "pointer"),
    [
        ({"clip": {}}, "/nodes/0/clip"),
        ({"clip": {"elipse": [0, 0, 1, 1]}}, "/nodes/0/clip/elipse"),
        ({"blend": "multiplied"}, "/nodes/0/blend"),
        ({"radius": [1, 2, 3]}, "/nodes/0/radius"),
        ({"transform": [1, 0, 0, 1]}, "/nodes/0/transform"),
        ({"transform": "x"}, "/nodes/0/transform"),
        ({"z": "unknown + 1"}, "/nodes/0/z"),
        ({"x": "1 +"}, "/nodes/0/x"),
        ({"fill": [1, 0, 0]}, "/nodes/0/fill"),
        ({"fill": {"conic": {}}}, "/nodes/0/fill/conic"),
        ({"stroke": {"paint": "#000", "width": 1, "dash": [1, -1]}}, "/nodes/0/stroke/dash/1"),
        ({"shadow": {"x": 1}}, "/nodes/0/shadow"),
        ({"trim": {"begin": 1}}, "/nodes/0/trim/begin"),
        ({"text": "a"}, "/nodes/0/text"),
    ],
)
def test_errors_name_their_place(keys: dict[str, Any], pointer: str) -> None:
    with pytest.raises(DocumentError) as caught:
        load([square(**keys)], properties={"x": {"kind": "scalar", "value": 0}})
    assert caught.value.pointer == pointer


def test_a_morph_of_other_commands_keeps_the_fill_at_its_ends() -> None:
    square, diamond = "M0 0H10V10H0Z", "M5 0Q10 0 10 5T5 10T0 5T5 0Z"
    scene = load(
        [{"kind": "morph", "from": square, "to": diamond, "progress": "x", "fill": "#000"}],
        properties={"x": {"kind": "scalar", "value": 0}},
    )
    areas = {}
    for progress in (0, 1e-9, 0.5, 1 - 1e-9, 1):
        scene["x"].value = progress
        (command,) = (command for command in scene.display_list() if command.kind == "fill")
        areas[progress] = abs(command.path().area)
    # Four parabolas cut a third of their triangles' complements off the square: 100 - 4 * 25 / 6.
    assert areas[0] == pytest.approx(100)
    assert areas[1e-9] == pytest.approx(100, rel=1e-7)
    assert areas[1] == pytest.approx(100 - 100 / 6)
    assert areas[1 - 1e-9] == pytest.approx(areas[1], rel=1e-7)
    assert areas[1] < areas[0.5] < areas[0]


def test_hostile_numbers_do_no_harm() -> None:
    scene = load(
        [
            {
                "kind": "group",
                "scale": "1 / x",
                "clip": {"ellipse": ["x", "x", "x", "x"]},
                "opacity": "x",
                "nodes": [square(stroke={"paint": "#000", "width": "x", "dash": ["x", "0 - x"]}, trim={"end": "x"})],
            }
        ],
        properties={"x": {"kind": "scalar", "value": 0}},
    )
    for value in (0, -1, 1e150, -1e150, 5e-324, 0.5):
        scene["x"].value = value
        kinds = [command.kind for command in scene.display_list()]
        assert kinds.count("layer_begin") == kinds.count("layer_end")
        assert kinds.count("clip_begin") == kinds.count("clip_end")
        for command in scene.display_list():
            assert all(math.isfinite(number) for number in command.bounds)
        scene.svg()


def test_the_commands_of_the_list_are_those_of_the_whole() -> None:
    """Each array of anim_scene_get_display is NULL where it is empty; commands asked for alone are the same."""
    full = load(
        [
            square(stroke={"paint": "#000", "width": 1, "dash": [2]}),
            square(fill={"linear": {"from": [0, 0], "to": [1, 1], "stops": [[0, "#000"], [1, "#FFF"]]}}),
            {"kind": "text", "text": "A", "position": [0, 0], "fill": "#000"},
        ]
    )
    arrays = ("commands", "verbs", "coordinates", "stops", "dashes", "text")
    counts = {name: f"{name.rstrip('s')}_count" for name in arrays}
    counts |= {"dashes": "dash_count", "text": "text_length"}
    for scene in (full, load([])):
        whole = _raw.anim_display()
        whole.struct_size = ctypes.sizeof(whole)
        assert _raw.anim_scene_get_display(scene._handle.pointer, whole) == 0
        for name in arrays:
            assert bool(getattr(whole, name)) == (getattr(whole, counts[name]) > 0) == (scene is full)
        part, count = ctypes.POINTER(_raw.anim_draw_command)(), ctypes.c_size_t()
        assert _raw.anim_scene_get_display_commands(scene._handle.pointer, part, count) == 0
        assert count.value == whole.command_count
        if part:
            assert ctypes.addressof(part.contents) == ctypes.addressof(whole.commands.contents)
        assert (whole.command_count > 0) == (scene is full)


def test_a_shadow_blurs_by_half_its_number() -> None:
    """CSS Backgrounds and Borders 3, 6.2: the standard deviation is half the blur radius."""
    scene = load([square(shadow={"color": "#000", "blur": 6})])
    shadow = scene.display_list()[0].shadow
    assert shadow is not None
    assert shadow.blur == 6
    assert 'stdDeviation="3 3"' in scene.svg()


def test_the_canvas_is_what_the_document_says() -> None:
    assert load([]).canvas == Rectangle(0, 0, 100, 100)
    assert load([], canvas=[10, 10, 5, 5]).canvas == Rectangle(10, 10, 5, 5)


def test_colors_are_drawn_within_their_range() -> None:
    assert only(load([square(fill=[2, -1, 0.5, "1 + 1"])])).paint == SolidPaint(Color(1, 0, 0.5, 1))


def test_a_misaligned_count_is_refused_however_new_the_display_is() -> None:
    scene = load([square()])
    commands, room = ctypes.POINTER(_raw.anim_draw_command)(), (ctypes.c_uint64 * 4)()
    for _ in range(3):
        for offset, status in ((4, 1), (8, 0)):
            count = ctypes.cast(ctypes.addressof(room) + offset, ctypes.POINTER(ctypes.c_size_t))
            assert _raw.anim_scene_get_display_commands(scene._handle.open(), commands, count) == status
