# SPDX-License-Identifier: MIT
"""Exporting: samples, key frames, what reports say, animated pictures and the command line."""

from __future__ import annotations

import io
import json
import math
import sys
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from animcore import CubicBezier, Scene, Trace
from animcore.command_line import main
from animcore.render import RenderError
from animcore.tools.exporting import FORMATS, Refused, export_data, export_file, fonts
from animcore.tools.exporting.elements import Group, Leaf, tree_of
from animcore.tools.exporting.fitting import Fit, Track, fit_cubic, fit_lines, fit_progress
from animcore.tools.exporting.samples import record
from animcore.tools.importing import import_data

ROOT = Path(__file__).resolve().parents[3]


LINE = {"curve": "linear", "duration": 0.5}


def document(**more: Any) -> dict[str, Any]:
    """A square of 10 by 10 at (x, 5) in a picture of 40 by 20; a machine may move it."""
    square = {"kind": "rectangle", "name": "box", "frame": [0, 0, 10, 10], "x": "x", "y": 5, "fill": "#FF0000"}
    made = {"animcore": 1, "size": [40, 20], "properties": {"x": {"kind": "scalar", "value": 0}}, "nodes": [square]}
    return made | more


def moving(motion: Any, to: float = 20) -> dict[str, Any]:
    """The square, which goes to the right at once."""
    return document(machine={"initial": "a", "states": {"a": {"entry": [{"set": {"x": to}, "motion": motion}]}}})


def value(fit: Fit, time: float) -> float:
    """A fit's value at a time, by the library's curves and by straight lines."""
    keys = fit.keys
    at = max((index for index, key in enumerate(keys) if key.time <= time), default=0)
    if at + 1 == len(keys) or keys[at].is_held:
        return keys[at].row[0]
    a, b = keys[at], keys[at + 1]
    part = (time - a.time) / (b.time - a.time)
    if a.handles:
        part = CubicBezier(1 / 3, a.handles[0], 2 / 3, a.handles[1])(part)
    elif a.stops:
        after = next(index for index in range(1, len(a.stops)) if a.stops[index][0] >= part)
        (t0, y0), (t1, y1) = a.stops[after - 1], a.stops[after]
        part = y0 + (y1 - y0) * (part - t0) / (t1 - t0)
    return a.row[0] + (b.row[0] - a.row[0]) * part


def track(rows: list[float], rate: float = 60, tolerance: float = 0.02) -> Track:
    times = [index / rate for index in range(len(rows))]
    return Track(times, [(row,) for row in rows], (1 / tolerance,), 1e-4)


# Key frames


def test_a_cubic_needs_two_key_frames() -> None:
    """t^3 has handles of height 0, and 1 - (1 - t)^3 of height 1."""
    times = [index / 60 for index in range(61)]
    for rows, heights in (([30 * t**3 for t in times], (0, 0)), ([30 - 30 * (1 - t) ** 3 for t in times], (1, 1))):
        fit = fit_cubic(track(rows))
        assert len(fit.keys) == 2
        assert fit.keys[0].handles == pytest.approx(heights, abs=1e-6)


@pytest.mark.parametrize("fit", [fit_cubic, fit_lines, fit_progress])
def test_a_spring_is_off_by_no_more_than_the_tolerance_and_as_said(fit: Any) -> None:
    """An underdamped spring in closed form, from 0 to 100."""
    spring = [100 * (1 - math.exp(-6 * t) * math.cos(15 * t)) for t in (index / 60 for index in range(120))]
    for tolerance in (0.005, 0.05, 1.0):
        found = fit(track(spring, tolerance=tolerance))
        off = max(abs(value(found, index / 60) - row) for index, row in enumerate(spring))
        assert off <= tolerance * (1 + 1e-9)
        assert off == pytest.approx(found.error * tolerance, rel=1e-6, abs=1e-12)
    assert len(found.keys) < 30


def test_cubics_need_fewer_key_frames_than_lines_and_progress_needs_two() -> None:
    wave = track([10 * math.sin(index / 10) for index in range(100)])
    assert len(fit_cubic(wave).keys) < 0.5 * len(fit_lines(wave).keys)
    spring = track([100 * (1 - math.exp(-t / 8) * math.cos(t / 4)) for t in range(100)])
    assert len(fit_progress(spring).keys) == 2


def test_progress_stays_near_its_ends() -> None:
    """A value that goes far and comes back nearly to where it was is not told by its small way: ends that are rounded
    to a step of 255 would be off by many steps in between."""
    there_and_back = [100 * math.sin(math.pi * index / 60) + index / 60 for index in range(61)]
    fit = fit_progress(track(there_and_back))
    assert all(-1 <= progress <= 2 for key in fit.keys for _, progress in key.stops)
    assert len(fit.keys) > 2


def test_a_jump_is_one_and_no_line() -> None:
    times = [0.0, 0.1, 0.2, 0.2001, 0.3, 0.4]
    fit = fit_lines(Track(times, [(0.0,), (0.0,), (0.0,), (5.0,), (5.0,), (6.0,)], (50.0,), 0.001))
    assert [(key.time, key.row[0], key.is_held) for key in fit.keys] == [
        (0.0, 0.0, True),
        (0.2001, 5.0, False),
        (0.3, 5.0, False),
        (0.4, 6.0, True),
    ]


def test_what_stands_is_one_key_frame() -> None:
    fit = fit_cubic(track([3.0] * 50))
    assert (fit.is_still, fit.error) == (True, 0.0)


# Samples


def test_a_jump_between_frames_is_found_to_a_64th_of_a_frame() -> None:
    after = {"after": [{"delay": 0.237, "target": "b"}]}
    made = document(machine={"initial": "a", "states": {"a": after, "b": {"entry": [{"set": {"x": 20}}]}}})
    with Scene(made) as scene:
        recording = record(scene, duration=0.5, fps=10)
    places = [commands[0].transform.tx for commands in recording.lists]
    at = places.index(20)
    assert recording.times[at - 1] < 0.237 <= recording.times[at]
    assert recording.times[at] - recording.times[at - 1] <= recording.shortest
    assert recording.shortest == pytest.approx(0.1 / 64, rel=0.01)


def test_a_recording_is_what_the_scene_shows_when_it_is_just_played() -> None:
    path = ROOT / "controls/traces/fast-cart-button/pressed-while-zooming.jsonl"
    control, trace = ROOT / "controls/fast-cart-button.json", Trace(path)
    with Scene(control) as scene:
        recording = record(scene, trace)
        end = scene.state_hash()
    with Scene(control) as other:
        for time, commands in zip(recording.times, recording.lists, strict=True):
            other.play(trace, time)
            assert [command.coordinates for command in other.display_list()] == [
                command.coordinates for command in commands
            ], time
        assert other.state_hash() == end


def test_without_a_trace_it_is_followed_to_its_last_change() -> None:
    """Also after a delay in which nothing moves, and of what never rests for ten seconds."""
    motion = {"entry": [{"set": {"x": 20}, "motion": LINE}]}
    states = {"a": {"after": [{"delay": 0.7, "target": "b"}]}, "b": motion}
    with Scene(document(machine={"initial": "a", "states": states})) as scene:
        recording = record(scene)
        assert (recording.duration, scene.time) == pytest.approx((1.2, 1.2), abs=0.02)
    with Scene(document()) as scene:
        assert record(scene).duration == pytest.approx(1 / 60)
    with Scene(ROOT / "controls/transitioning-button.json") as scene:
        scene.inputs["state"] = "loading"
        assert record(scene, fps=5).duration == 10, "the spinner turns"


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"fps": 0}, "frames a second are from 1 to 1000, not 0"),
        ({"fps": 1001}, "frames a second are from 1 to 1000, not 1001"),
        ({"duration": 0.0}, "the duration must be more than 0 seconds, not 0"),
        ({"duration": math.inf}, "the duration must be more than 0 seconds, not inf"),
        ({"duration": 1e6}, "1e+06 s at 60 frames a second are more than 36000 frames"),
        ({"tolerance": 0.0}, "the tolerance is from 0.0001 to 10 points, not 0"),
        ({"tolerance": math.nan}, "the tolerance is from 0.0001 to 10 points, not nan"),
        ({"text": "pictures"}, "texts become text or outlines, not pictures"),
        ({"scale": math.nan}, "the scale must be a number, not nan"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with Scene(document()) as scene, pytest.raises(Refused) as error:
        export_data(scene, "lottie", **settings)
    assert str(error.value) == sentence


@pytest.mark.parametrize("name", FORMATS)
def test_what_has_no_size_has_no_picture(name: str) -> None:
    with Scene({"animcore": 1}) as scene, pytest.raises(Refused, match="the document has no size, and so no picture"):
        export_data(scene, name)


def test_there_is_no_such_format() -> None:
    with Scene(document()) as scene, pytest.raises(Refused, match="there is no format mov: lottie, "):
        export_data(scene, "mov")


# The tree


def test_a_layer_that_is_there_only_at_times_stays_one_group() -> None:
    fading = {"kind": "group", "opacity": "1 - x / 20", "nodes": document()["nodes"]}
    behind = {"kind": "rectangle", "frame": [0, 0, 40, 2], "fill": "#00FF00"}
    with Scene(
        moving({"curve": "linear", "duration": 0.2, "delay": 0.1}) | {"nodes": [behind, fading, behind]}
    ) as scene:
        recording = record(scene, duration=0.4)
    kinds = {tuple(command.kind for command in commands) for commands in recording.lists}
    assert len(kinds) > 1, "the display list has the layer only while it fades"
    first, group, last = tree_of(recording)
    assert isinstance(first, Leaf)
    assert isinstance(last, Leaf)
    assert isinstance(group, Group)
    assert [child.key[1] for child in group.children] == ["fill"]


def test_what_goes_in_front_of_another_is_another_one() -> None:
    """Were the order of the first picture kept, the second one would be wrong."""
    with Scene(
        document(nodes=[*document()["nodes"], {"kind": "ellipse", "frame": [0, 0, 9, 9], "fill": "#00F"}])
    ) as scene:
        one = record(scene, duration=0.1)
    first, second = one.lists[0]
    turned = replace(one, times=(0.0, 0.05, 0.1), lists=((first, second), (second, first), (second, first)))
    shown = []
    for index in range(3):
        found = [node.commands[index] for node in tree_of(turned) if isinstance(node, Leaf)]
        shown.append([command for command in found if command is not None])
    assert shown == [[first, second], [second, first], [second, first]]


def test_what_is_too_much_to_keep_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("animcore.tools.exporting.samples.MOST_NUMBERS", 200)
    with (
        Scene(moving(LINE)) as scene,
        pytest.raises(Refused, match=r"what it shows up to 0\.\d+ s is too much to keep"),
    ):
        export_data(scene, "lottie", duration=2)
    with Scene(document()) as scene:
        assert export_data(scene, "lottie", duration=2).frames == 120
    monkeypatch.setattr("animcore.tools.exporting.elements.MOST_PLACES", 10)
    with (
        Scene(document()) as scene,
        pytest.raises(Refused, match="1 drawing commands in 13 samples are too much to keep"),
    ):
        export_data(scene, "lottie", duration=0.2)


# Lottie


def test_a_curve_becomes_key_frames_that_play_alike() -> None:
    """x = 20 t^3: the curve's handles are those of its own Bézier."""
    with Scene(moving({"curve": [1 / 3, 0, 2 / 3, 0], "duration": 0.5})) as scene:
        exported = export_data(scene, "lottie", duration=1)
    lottie = json.loads(exported.data)
    assert (lottie["w"], lottie["h"], lottie["fr"], lottie["op"]) == (40, 20, 60, 60)
    keys = lottie["layers"][0]["ks"]["p"]["k"]
    assert [key["t"] for key in keys] == [0, 30, 60]
    assert [key["s"][0] for key in keys] == [0, 20, 20]
    assert [keys[0]["o"]["y"][0], keys[0]["i"]["y"][0]] == pytest.approx([0, 0], abs=0.01)
    with Scene(import_data(exported.data).text) as scene:
        for t in (0.1, 0.25, 0.4, 0.5, 0.8):
            scene.advance(t - scene.time)
            (command,) = scene.display_list()
            bounds = command.bounds
            assert bounds.x == pytest.approx(20 * min(1, t / 0.5) ** 3, abs=0.03)
            assert (bounds.y, bounds.width, bounds.height) == pytest.approx((5, 10, 10), abs=1e-3)


def test_a_turn_is_one_of_the_layer_about_the_center_that_stands() -> None:
    turning = document()
    turning["nodes"][0] |= {"rotation": "x / 20 * pi * 3", "anchor": [5, 5], "x": 10}
    turning |= {"machine": moving({"curve": "linear", "duration": 1})["machine"]}
    with Scene(turning) as scene:
        exported = export_data(scene, "lottie")
    ks = json.loads(exported.data)["layers"][0]["ks"]
    # More than a whole turn, linear in time: two key frames, in degrees.
    assert [key["s"] for key in ks["r"]["k"]] == [[0], [540]]
    assert (ks["p"]["a"], ks["p"]["k"][:2], ks["a"]["k"][:2]) == (0, [15, 10], [5, 5])


def test_outlines_with_other_verbs_are_layers_one_after_the_other() -> None:
    line = {
        "kind": "path",
        "commands": "M0 5H20V15",
        "stroke": {"paint": "#000", "width": 2, "trim": {"end": "x / 20"}},
    }
    with Scene(moving({"curve": "linear", "duration": 0.5}) | {"nodes": [line]}) as scene:
        exported = export_data(scene, "lottie")
    layers = json.loads(exported.data)["layers"]
    assert [len(layer["shapes"][0]["it"][0]["ks"]["k"][0]["s"][0]["v"]) for layer in layers] == [3, 2]
    assert layers[0]["ip"] == layers[1]["op"] == pytest.approx(20, abs=0.1), (
        "of 30 frames, two thirds are the first line"
    )


def test_a_clip_is_a_mask_or_a_matte() -> None:
    for clip, key in (({"ellipse": [0, 0, 20, 20]}, "hasMask"), ({"commands": "M0 0H9V9H0ZM2 2H5V5H2Z"}, "tt")):
        group = {"kind": "group", "clip": clip, "nodes": document()["nodes"]}
        with Scene(document(nodes=[group])) as scene:
            exported = export_data(scene, "lottie")
        lottie = json.loads(exported.data)
        assert key in lottie["layers"][-1]
        assert len(lottie["assets"][0]["layers"]) == 1
        assert exported.report.is_exact


def test_a_jump_is_held_until_its_moment() -> None:
    with Scene(document()) as scene:
        trace = Trace('{"trace": 1}\n{"at": 0.5, "end": true}\n')
        exported = export_data(scene, "lottie", trace)
        assert json.loads(exported.data)["layers"][0]["ks"]["p"]["a"] == 0
    after = {"after": [{"delay": 0.25, "target": "b"}]}
    jump = document(machine={"initial": "a", "states": {"a": after, "b": {"entry": [{"set": {"x": 20}}]}}})
    with Scene(jump) as scene:
        exported = export_data(scene, "lottie", duration=0.5)
    first, second = json.loads(exported.data)["layers"][0]["ks"]["p"]["k"]
    assert (first["h"], first["s"][0], second["t"], second["s"][0]) == (1, 0, 15, 20)


def test_stops_of_a_gradient_that_jump_are_not_held() -> None:
    """ThorVG draws held stops as if they moved; two key frames of one value do not move in any player."""
    stops = {"linear": {"from": [0, 0], "to": [10, 0], "stops": [[0, "#FFF"], ["x / 20", "#F00"], [1, "#000"]]}}
    after = {"after": [{"delay": 0.5, "target": "b"}]}
    states = {"a": after, "b": {"entry": [{"set": {"x": 10}}]}}
    made = document(machine={"initial": "a", "states": states})
    made["nodes"][0] |= {"fill": stops, "x": 0}
    with Scene(made) as scene:
        lottie = json.loads(export_data(scene, "lottie", duration=1).data)
    keys = lottie["layers"][0]["shapes"][0]["it"][1]["g"]["k"]["k"]
    assert [(key["t"], key["s"][4], "h" in key) for key in keys] == [
        (0, 0, False),
        (29.999, 0, False),
        (30, 0.5, False),
    ]


@pytest.mark.parametrize("format", ["lottie", "svg"])
def test_what_is_small_and_drawn_large_keeps_its_digits(format: str) -> None:
    """A path of a hundredth, five thousand times as large: within a hundredth of a point."""
    path = {"kind": "path", "commands": "M0.0012345678 0H0.0087654321V0.004H0Z", "scale": 5000, "fill": "#000"}
    with Scene(document(nodes=[path], size=[50, 50])) as scene:
        exported = export_data(scene, format)
    with Scene(import_data(exported.data).text) as scene:
        (command,) = scene.display_list()
    bounds = command.bounds
    assert (bounds.x, bounds.width) == pytest.approx((0, 43.827), abs=0.01)
    a, _, c, _, tx, _ = command.transform
    xs = [a * x + c * y + tx for x, y in zip(command.coordinates[::2], command.coordinates[1::2], strict=True)]
    assert min(x for x in xs if x > 1) == pytest.approx(6.172839, abs=0.01)


@pytest.mark.parametrize("name", ["mp4", "webm"])
def test_a_video_has_its_frames(name: str) -> None:
    av = pytest.importorskip("av")
    with Scene(moving(LINE)) as scene:
        exported = export_data(scene, name, fps=10, duration=0.5, scale=2, background="#FFF")
    with av.open(io.BytesIO(exported.data)) as video:
        frames = list(video.decode(video=0))
    assert (len(frames), frames[0].width, frames[0].height) == (6, 80, 40)
    for index, frame in enumerate(frames):
        red, green, _ = frame.to_image().getpixel((8 * index + 10, 20))
        assert red > 180
        assert green < 80


@pytest.mark.parametrize("name", ["mp4", "webm"])
def test_a_video_says_how_its_colors_are_meant(name: str) -> None:
    """Luma and chroma by BT.709: 16 + 219 Y, 128 + 224 (B - Y) / 1.8556 and 128 + 224 (R - Y) / 1.5748, with
    Y = 0.2126 R + 0.7152 G + 0.0722 B. By BT.601 the luma of this green would be 130, not 146."""
    av = pytest.importorskip("av")
    green = {"kind": "rectangle", "frame": [0, 0, 40, 20], "fill": "#20C060"}
    with Scene(document(nodes=[green])) as scene:
        exported = export_data(scene, name, fps=10, duration=0.1, scale=2, background="#FFF")
    with av.open(io.BytesIO(exported.data)) as video:
        context = video.streams.video[0].codec_context
        assert (context.colorspace, context.color_primaries, context.color_trc) == (1, 1, 1)
        frame = next(video.decode(video=0))
    assert frame.format.name == "yuv420p"
    red, green_part, blue = 32 / 255, 192 / 255, 96 / 255
    luma = 0.2126 * red + 0.7152 * green_part + 0.0722 * blue
    expected = [16 + 219 * luma, 128 + 224 * (blue - luma) / 1.8556, 128 + 224 * (red - luma) / 1.5748]
    for plane, value in zip(frame.planes, expected, strict=True):
        assert bytes(plane)[plane.line_size * (plane.height // 2) + plane.width // 2] == pytest.approx(value, abs=2)


def test_texts_are_texts_or_outlines() -> None:
    pytest.importorskip("fontTools")
    pytest.importorskip("PIL")
    text = {"kind": "text", "text": "Aé", "position": [20, 10], "fontSize": 8, "align": "center", "fill": "#123456"}
    with Scene(document(nodes=[text])) as scene:
        lottie = json.loads(export_data(scene, "lottie").data)
        outlines = export_data(scene, "lottie", text="outlines")
    document_of_text = lottie["layers"][0]["t"]["d"]["k"][0]["s"]
    assert (document_of_text["t"], document_of_text["j"], document_of_text["s"]) == ("Aé", 2, 8)
    assert [char["ch"] for char in lottie["chars"]] == ["A", "é"]
    assert json.loads(outlines.data)["layers"][0]["ty"] == 4
    assert "outlines" in outlines.report.losses[0].what


def test_texts_without_a_font_are_for_the_players_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without a known font's file, or without Pillow or fontTools."""
    for cached in (fonts.face_for, fonts._line):
        cached.cache_clear()
    monkeypatch.setattr(fonts, "_files", dict)
    text = {"kind": "text", "text": "Aé", "position": [20, 10], "fontSize": 8, "baseline": "middle", "fill": "#123456"}
    try:
        with Scene(document(nodes=[text])) as scene:
            exported = export_data(scene, "lottie")
            with pytest.raises(Refused, match=r"outlines of texts need .*pip install animcore\[export\]"):
                export_data(scene, "lottie", text="outlines")
    finally:
        for cached in (fonts.face_for, fonts._line):
            cached.cache_clear()
    lottie = json.loads(exported.data)
    assert "chars" not in lottie
    assert lottie["layers"][0]["t"]["d"]["k"][0]["s"]["t"] == "Aé"
    # The baseline is below the middle: about a third of the size.
    assert 12 < lottie["layers"][0]["ks"]["p"]["k"][1] - lottie["layers"][0]["ks"]["a"]["k"][1] < 14
    assert "a font of the player" in exported.report.losses[0].what


def test_a_dotlottie_archive_is_the_same_each_time_and_comes_in_again() -> None:
    made = []
    for _ in range(2):
        with Scene(moving({"spring": "bouncy"})) as scene:
            made.append(export_data(scene, "dotlottie").data)
    assert made[0] == made[1]
    with zipfile.ZipFile(io.BytesIO(made[0])) as archive:
        assert json.loads(archive.read("manifest.json"))["animations"] == [{"id": "animation"}]
    assert import_data(made[0]).format == "dotlottie"


# Pictures


@pytest.mark.parametrize("name", ["gif", "apng", "webp", "avif"])
def test_an_animated_picture_has_its_frames_and_its_duration(name: str) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    features = pytest.importorskip("PIL.features")
    if name in ("webp", "avif") and not features.check(name):
        pytest.skip(f"this Pillow has no {name}")
    with Scene(moving({"curve": "linear", "duration": 0.4})) as scene:
        exported = export_data(scene, name, duration=0.4, fps=10, scale=1, background="#FFFFFF")
    with image.open(io.BytesIO(exported.data)) as picture:
        assert (picture.size, picture.n_frames, exported.frames) == ((40, 20), 5, 5)
        lasting = 0
        for frame in range(picture.n_frames):
            picture.seek(frame)
            # The square goes 5 points to the right each frame: red where it is, white beside it.
            red, green, _ = picture.convert("RGB").getpixel((5 * frame + 5, 10))
            assert (red > 240, green < 16) == (True, True)
            assert picture.convert("RGB").getpixel(((5 * frame + 20) % 40, 10))[1] > 240
            lasting += picture.info["duration"]
    assert lasting == pytest.approx(500, abs=2)


@pytest.mark.parametrize("name", ["apng", "webp"])
def test_a_picture_in_which_nothing_moves_is_told_to_have_no_duration(name: str) -> None:
    """Pillow, which reads it back, writes equal frames as one, and of one frame no duration."""
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    if name == "webp" and not pytest.importorskip("PIL.features").check(name):
        pytest.skip("this Pillow has no WebP")
    told = []
    for made in (document(), moving(LINE)):
        with Scene(made) as scene:
            exported = export_data(scene, name, duration=0.5, fps=10, scale=1)
        told.append([entry.what for entry in exported.report.losses])
        with image.open(io.BytesIO(exported.data)) as picture:
            assert getattr(picture, "n_frames", 1) == (6 if told[1:] else 1)
    assert told == [["nothing moves, and so it is one picture, which has no duration"], []]


def test_pictures_too_large_are_refused_before_a_frame_is_drawn() -> None:
    pytest.importorskip("PIL")
    with Scene(document()) as scene:
        with pytest.raises(Refused, match="601 frames of 4000 x 2000 pixels are more than 268435456 pixels in all"):
            export_data(scene, "apng", duration=10, scale=100)
        with pytest.raises(Refused, match="a GIF shows at most 50 frames a second, not 60"):
            export_data(scene, "gif", fps=60, background="#FFF")
        for name in ("gif", "mp4"):
            with pytest.raises(Refused, match=f"a {name.upper()} needs an opaque background"):
                export_data(scene, name)


def test_a_video_without_pyav_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    with Scene(document()) as scene, pytest.raises(RenderError, match=r"pip install animcore\[video\]"):
        export_data(scene, "mp4", background="#FFF", duration=0.1)


# The command


@pytest.fixture
def control(tmp_path: Path) -> str:
    inputs = {"on": {"type": "boolean"}, "n": {"type": "number"}, "t": {"type": "string"}, "go": {"type": "trigger"}}
    states = {
        "a": {"on": {"go": "b"}, "always": [{"guard": "on", "target": "b"}]},
        "b": {"entry": [{"set": {"x": 20}, "motion": {"curve": "linear", "duration": 0.5}}]},
    }
    file = tmp_path / "control.json"
    file.write_text(json.dumps(document(inputs=inputs, machine={"initial": "a", "states": states})))
    return str(file)


def test_the_command_writes_the_file_and_the_report(control: str, tmp_path: Path, capsys: Any) -> None:
    output, report = tmp_path / "a.json", tmp_path / "report.json"
    for given in ("go", "on=true"):
        command = ["export", control, "--input", given, "-o", str(output), "--report", str(report), "--strict"]
        assert main(command) == 0
        assert json.loads(output.read_text())["layers"][0]["ks"]["p"]["a"] == 1
    said = json.loads(report.read_text())
    assert (said["file"], said["format"], said["counts"]["approximated"]) == (control, "lottie", 0)
    assert said["keyFrames"] >= 2
    assert said["off"] <= 0.02
    assert said["entries"][0]["place"] == "node 0, fill"
    assert "key frames" in capsys.readouterr().err
    assert main(["export", control, "-o", "-", "--format", "lottie"]) == 0
    assert json.loads(capsys.readouterr().out)["nm"] == "animation"


def test_the_command_plays_a_trace(control: str, tmp_path: Path) -> None:
    trace = tmp_path / "t.jsonl"
    trace.write_text('{"trace": 1}\n{"at": 0.5, "trigger": "go"}\n{"at": 1.5, "end": true}\n')
    output = tmp_path / "a.json"
    assert main(["export", control, "--trace", str(trace), "-o", str(output)]) == 0
    assert [key["t"] for key in json.loads(output.read_text())["layers"][0]["ks"]["p"]["k"]] == [0, 30, 60, 90]


def test_strict_writes_nothing_where_something_is_approximated(tmp_path: Path, capsys: Any) -> None:
    text = {"kind": "text", "text": "a", "position": [0, 10], "fill": "#000"}
    file, output = tmp_path / "text.json", tmp_path / "a.json"
    file.write_text(json.dumps(document(nodes=[text])))
    assert main(["export", str(file), "-o", str(output), "--strict"]) == 1
    assert not output.exists()
    assert "--strict asks for it" in capsys.readouterr().err
    assert main(["export", str(file), "-o", str(output)]) == 0
    assert "node 0, text: approximated: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["-o", "a.xyz"], "a.xyz ends with none of .json, .lottie, "),
        (["-o", "a.json", "--input", "nothing=1"], "the document has no input 'nothing'"),
        (["-o", "a.json", "--input", "go=1"], "--input go=1: go is a trigger, which takes no value"),
        (["-o", "a.json", "--input", "n"], "--input n: n needs a value, as in n=VALUE"),
        (["-o", "a.json", "--input", "n=x"], "--input n=x: n is a number, not x"),
        (["-o", "a.json", "--input", "on=1"], "--input on=1: on is true or false, not 1"),
        (["-o", "a.json", "--duration", "1e9"], "1e+09 s at 60 frames a second are more than 36000 frames"),
        (["-o", "a.json", "--tolerance", "100"], "the tolerance is from 0.0001 to 10 points, not 100"),
        (["-o", "nowhere/a.json"], "nowhere/a.json: No such file or directory"),
        (["-o", "a.json", "--trace", "no.jsonl"], "no.jsonl: there is no such file"),
    ],
)
def test_the_command_says_in_a_line_what_is_wrong(
    control: str, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", control, *arguments]) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("animcore: ")
    assert sentence in said
    assert not Path("a.json").exists()


@pytest.mark.parametrize("arguments", [["--duration", "0"], ["--duration", "x"], ["--fps", "0"], ["--format", "mov"]])
def test_arguments_that_are_none_are_wrong_usage(control: str, arguments: list[str], capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(["export", control, "-o", "a.json", *arguments])
    assert end.value.code == 2
    assert "usage: animcore export" in capsys.readouterr().err


def test_help_names_every_format(capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(["export", "--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    for format in FORMATS.values():
        assert format.title in said
        assert format.suffixes[0] in said


def test_a_file_is_written_by_its_ending(tmp_path: Path) -> None:
    with Scene(moving({"spring": "bouncy"})) as scene:
        exported = export_file(scene, tmp_path / "a.lottie", fps=30)
    assert exported.format == "dotlottie"
    assert (tmp_path / "a.lottie").read_bytes() == exported.data
