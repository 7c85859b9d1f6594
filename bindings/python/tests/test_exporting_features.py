# SPDX-License-Identifier: MIT
"""Exported: what a document may draw or move, one thing at a time. What is expected is worked out here, or drawn by
another renderer."""

from __future__ import annotations

import importlib
import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from animcore import Scene
from animcore.command_line import main
from animcore.tools.exporting import Refused, export_data, export_file
from animcore.tools.exporting.css import linear
from animcore.tools.exporting.samples import record
from animcore.tools.importing import import_data

SVG = "{http://www.w3.org/2000/svg}"
RED = {"kind": "rectangle", "frame": [10, 10, 20, 15], "fill": "#C03020"}
BLUE = {"kind": "ellipse", "frame": [20, 5, 20, 20], "fill": "#2050C0"}
GREEN = {"kind": "rectangle", "frame": [15, 12, 30, 10], "fill": "#20A020"}


def document(*nodes: Any, seconds: float = 1.0, **more: Any) -> dict[str, Any]:
    """t goes from 0 to 1."""
    motion = {"curve": "linear", "duration": seconds}
    machine = {"initial": "a", "states": {"a": {"entry": [{"set": {"t": 1}, "motion": motion}]}}}
    made = {"animcore": 1, "size": [60, 40], "properties": {"t": {"kind": "scalar", "value": 0}}, "machine": machine}
    return made | {"nodes": list(nodes)} | more


def pixels(svg: str) -> Any:
    """What resvg draws, on white."""
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("resvg_py")
    from animcore.render import raster

    image = numpy.asarray(raster(svg, (120, 80))).astype(float)
    return image[..., :3] * (image[..., 3:] / 255) + 255 - image[..., 3:]


def part_that_differs(one: Any, other: Any) -> float:
    return float((abs(one - other).max(axis=2) > 8).mean())


def off_when_imported(made: dict[str, Any], format: str, times: tuple[float, ...], duration: float = 1.0) -> float:
    """Which part of the pixels differs at most between a scene and the one that comes of importing its export."""
    with Scene(made) as scene:
        data = export_data(scene, format, duration=duration).data
    worst = 0.0
    with Scene(made) as scene, Scene(import_data(data).text) as other:
        for time in times:
            scene.advance(time - scene.time)
            other.advance(time - other.time)
            worst = max(worst, part_that_differs(pixels(scene.svg()), pixels(other.svg())))
    return worst


# Texts


@pytest.mark.parametrize("format", ["svg", "html"])
@pytest.mark.parametrize(
    "moving", [{"position": ["10 + t", 20]}, {"fontSize": "9 + t"}, {"fill": ["t", 0, 0, "1 - t"]}]
)
def test_a_text_that_moves_keeps_its_words(format: str, moving: dict[str, Any]) -> None:
    """By XML, what a text element says is its character data and that of its children, of which an animation has
    none; and white space in it is drawn where xml:space is preserve."""
    text = {"kind": "text", "text": " a<b ", "position": [10, 20], "fill": "#000", **moving}
    with Scene(document(text)) as scene:
        written = export_data(scene, format, duration=1).text
    root = ElementTree.fromstring(written[written.index("<svg") : written.index("</svg>") + 6])
    (element,) = root.iter(SVG + "text")
    assert "".join(element.itertext()) == " a<b "


@pytest.mark.parametrize("format", ["svg", "html", "lottie"])
def test_a_weight_that_moves_goes_in_steps_of_which_one_is_seen(format: str) -> None:
    """From 300 to 600 in a second, rounded to hundreds: four texts, each at times of its own."""
    text = {"kind": "text", "text": "a", "position": [10, 20], "fill": "#000", "weight": "300 + 300 * t"}
    with Scene(document(text)) as scene:
        made = export_data(scene, format, duration=1)
    assert ("node 0, text", "its weight moves in steps of 100") in {
        (each.place, each.what) for each in made.report.losses
    }
    if format == "lottie":
        layers = sorted(json.loads(made.data)["layers"], key=lambda layer: layer["ip"])
        assert [layer["t"]["d"]["k"][0]["s"]["f"].rsplit("-")[-1] for layer in layers] == [
            *("Light", "Regular", "Medium", "SemiBold")
        ]
        # 350, 450 and 550 are reached after a sixth, a half and five sixths of a second, of 60 frames.
        assert [layer["ip"] for layer in layers] == pytest.approx([0, 10, 30, 50], abs=0.05)
        assert [layer["op"] for layer in layers[:3]] == [layer["ip"] for layer in layers[1:]]
    else:
        assert re.findall(r'font-weight="(\d+)"', made.text) == ["300", "400", "500", "600"]


# The order of what is drawn


@pytest.mark.parametrize("format", ["lottie", "svg"])
@pytest.mark.parametrize("key", ["opacity", "clip"])
def test_groups_that_change_their_order_are_drawn_in_it(format: str, key: str) -> None:
    """A group of two shapes goes in front of another at half time. resvg draws the scene's own SVG at both times."""
    circle, square = {"ellipse": [10, 5, 25, 25]}, {"rectangle": [0, 0, 40, 20]}
    around = ({"opacity": 0.7}, {"opacity": 0.6}) if key == "opacity" else ({"clip": circle}, {"clip": square})
    first = {"kind": "group", "z": "t", **around[0], "nodes": [RED, BLUE]}
    second = {"kind": "group", "z": 0.5, **around[1], "nodes": [GREEN]}
    made = document(first, second)
    # The two orders do not look alike, so that this can fail.
    with Scene(made) as scene:
        before = pixels(scene.svg())
        scene.advance(1)
        assert part_that_differs(before, pixels(scene.svg())) > 0.03
    assert off_when_imported(made, format, (0.0, 0.4, 0.6, 0.9)) <= 0.005


@pytest.mark.parametrize("format", ["lottie", "svg"])
def test_what_is_in_a_group_only_at_times_is_drawn_in_its_place(format: str) -> None:
    """The group's layer is there while it fades; a shape that comes later stands between its others."""
    green = {**GREEN, "visible": "t > 0.5"}
    group = {"kind": "group", "opacity": "min(1, 0.3 + 2 * t)", "nodes": [RED, green, BLUE]}
    behind = {"kind": "rectangle", "frame": [0, 0, 60, 20], "fill": "#EEE"}
    assert off_when_imported(document(behind, group, behind | {"z": -1}), format, (0.1, 0.3, 0.6, 0.9)) <= 0.005


@pytest.mark.parametrize(("which", "z"), [(0, "t > 0.5"), (4, "0 - (t > 0.5)")])
def test_few_are_written_twice_where_one_goes_to_the_front_or_the_back(which: int, z: str) -> None:
    """Of five squares the first goes to the front, or the last to the back: six layers are the fewest."""
    squares = [{"kind": "rectangle", "frame": [8 * i, 5, 12, 12], "fill": "#00F"} for i in range(5)]
    squares[which]["z"] = z
    with Scene(document(*squares)) as scene:
        assert len(json.loads(export_data(scene, "lottie", duration=1).data)["layers"]) == 6


def test_jumps_at_several_moments_of_a_frame_are_each_found() -> None:
    """Something vanishes, another thing jumps far, and a third one a little: each moment is known to a 64th of a
    frame."""
    moments = {"visible": 0.223, "far": 0.241, "near": 0.278}
    nodes = [
        {**RED, "visible": f"t < {moments['visible']}"},
        {**BLUE, "x": f"t < {moments['far']} ? 0 : 100"},
        {**GREEN, "x": f"t < {moments['near']} ? 0 : 3"},
    ]
    with Scene(document(*nodes)) as scene:
        recording = record(scene, duration=0.5, fps=10)
    for node, name in enumerate(moments):
        # Each is where it was, and there.
        states = [any((each.node, each.transform.tx) == (node, 0) for each in commands) for commands in recording.lists]
        at = states.index(False)
        assert recording.times[at - 1] < moments[name] <= recording.times[at], name
        assert recording.times[at] - recording.times[at - 1] <= recording.shortest, name


# Outlines and paints


@pytest.mark.parametrize("format", ["lottie", "svg"])
def test_a_linear_gradient_goes_with_a_skew(format: str) -> None:
    """A group is stretched while what is in it is turned; resvg draws the scene's own matrices."""
    stops = [[0, "#F00"], [1, "#00F"]]
    gradient = {"linear": {"from": [-8, -3], "to": [8, 4], "stops": stops}}
    box = {"kind": "rectangle", "frame": [-8, -8, 16, 16], "rotation": 0.6, "fill": gradient}
    group = {"kind": "group", "x": 30, "y": 20, "scaleX": "1 + t", "rotation": "t", "nodes": [box]}
    made = document(group)
    with Scene(made) as scene:
        assert export_data(scene, format, duration=1).report.is_exact
    assert off_when_imported(made, format, (0.1, 0.5, 0.9)) <= 0.01


@pytest.mark.parametrize("format", ["lottie", "svg", "html"])
def test_what_a_skew_makes_otherwise_is_told(format: str) -> None:
    radial = {"radial": {"center": [0, 0], "radius": 9, "stops": [[0, "#FF0"], [1, "#00F"]]}}
    box = {"kind": "rectangle", "frame": [-8, -8, 16, 16], "rotation": 0.6, "fill": radial}
    box["stroke"] = {"paint": "#000", "width": 2}
    with Scene(document({"kind": "group", "x": 30, "y": 20, "scaleX": "1 + t", "nodes": [box]})) as scene:
        report = export_data(scene, format, duration=1).report
    assert {each.place: each.what for each in report.losses} == {
        "node 1, fill": "its radial gradient has circles, where a skew makes them longer",
        "node 1, stroke": "its stroke is as wide everywhere, where a skew makes it narrower",
    }


@pytest.mark.parametrize("format", ["lottie", "svg", "html"])
def test_a_miter_limit_that_moves_is_written_or_told(format: str) -> None:
    """SVG 2 and CSS animate stroke-miterlimit; Lottie's animated one is ml2, which players leave out."""
    corner: dict[str, Any] = {"kind": "path", "commands": "M10 10L40 20L10 30", "stroke": {"paint": "#000", "width": 5}}
    corner["stroke"]["miterLimit"] = "1 + 6 * t"
    with Scene(document(corner)) as scene:
        made = export_data(scene, format, duration=1)
    if format == "svg":
        (move,) = [
            each
            for each in ElementTree.fromstring(made.data).iter()
            if each.get("attributeName") == "stroke-miterlimit"
        ]
        assert (move.get("values"), move.get("keyTimes")) == ("1;7", "0;1")
    elif format == "html":
        assert re.findall(r"stroke-miterlimit: (\d)", made.text) == ["1", "7"]
    else:
        stroke = json.loads(made.data)["layers"][0]["shapes"][0]["it"][1]
        assert [key["s"] for key in stroke["ml2"]["k"]] == [[1], [7]]
    assert [(each.place, each.what) for each in made.report.losses] == (
        [("node 0, stroke", "its miter limit moves, which some players leave out")] if format == "lottie" else []
    )


def test_a_point_that_is_closed_has_its_round_caps() -> None:
    """SVG 2, 13.5.4: a subpath of zero length that is closed has caps. A disc of the stroke's width is drawn by ThorVG
    from the Lottie file, too."""
    made = document(
        {"kind": "path", "commands": "M5 5H20M40 20Z", "stroke": {"paint": "#000", "width": 12, "cap": "round"}}
    )
    with Scene(made) as scene:
        exported = export_data(scene, "lottie", duration=0.1)
    assert exported.report.is_exact
    assert off_when_imported(made, "lottie", (0.05,), 0.1) <= 0.005
    try:
        tvg: Any = importlib.import_module("thorvg_python")
    except ImportError:
        pytest.skip("ThorVG is not installed")
    canvas, animation = tvg.SwCanvas(tvg.Engine()), tvg.LottieAnimation(tvg.Engine())
    canvas.set_target(60, 40, cs=tvg.Colorspace.ABGR8888)
    picture = animation.get_picture()
    picture.load_data(exported.data, "lottie", None, True)
    canvas.add(picture)
    animation.set_frame(1)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    image = canvas.get_pillow().convert("RGBA")
    assert [image.getpixel(point)[3] for point in ((40, 20), (44, 20), (48, 20))] == [255, 255, 0]


def test_dashes_are_right_at_the_far_end_of_a_line() -> None:
    """What a dash is off adds up with each: at the end of 200 points, the last of 100 dashes is off by no more than the
    tolerance."""
    line: dict[str, Any] = {"kind": "path", "commands": "M0 20H200", "stroke": {"paint": "#000", "width": 2}}
    line["stroke"]["dash"] = ["1 + 0.1 * sin(6 * t)", 1]
    made = document(line, size=[200, 40])
    with Scene(made) as scene:
        data = export_data(scene, "lottie", duration=1).data
    with Scene(made) as scene, Scene(import_data(data).text) as other:
        for frame in range(1, 60):
            for each in (scene, other):
                each.advance(frame / 60 - each.time)
            ours, theirs = (sum(each.display_list()[0].dashes) for each in (scene, other))
            assert 100 * abs(ours - theirs) <= 0.03


def test_a_shadow_fades_with_its_layer() -> None:
    """The opacity is that of a layer around the effect: ThorVG lets a shadow shine through a layer that has both."""
    group = {"kind": "group", "opacity": "1 - t", "shadow": {"color": "#000", "x": 4}, "nodes": [RED]}
    with Scene(document(group)) as scene:
        lottie = json.loads(export_data(scene, "lottie", duration=1).data)
    (outer,) = lottie["layers"]
    (inner,) = next(asset["layers"] for asset in lottie["assets"] if asset["id"] == outer["refId"])
    assert ("ef" in outer, outer["ks"]["o"]["a"]) == (False, 1)
    assert ("ef" in inner, inner["ks"]["o"]) == (True, {"a": 0, "k": 100})


def test_a_shadow_that_is_stretched_is_told() -> None:
    group = {"kind": "group", "scaleX": 3, "shadow": {"color": "#000", "blur": 4}, "nodes": [RED]}
    with Scene(document(group)) as scene:
        report = export_data(scene, "lottie", duration=0.1).report
    assert "its shadow's blur is as wide in all directions, where it is stretched" in {
        each.what for each in report.losses
    }


# Numbers


def test_a_wide_and_long_way_has_as_many_digits_as_it_needs() -> None:
    """Half a million points in a minute: what is read from the file is off by less than a hundredth of a point more
    than the tolerance, by the definitions of SMIL's keyTimes and of linear()."""
    box = {**RED, "x": "500000 * t * t"}
    with Scene(document(box, seconds=60)) as scene:
        root = ElementTree.fromstring(export_data(scene, "svg", duration=60, fps=5).data)
    (move,) = [each for each in root.iter() if each.get("attributeName") == "transform"]
    times = [60 * float(part) for part in move.get("keyTimes", "").split(";")]
    places = [float(part.split()[0]) for part in move.get("values", "").split(";")]
    for time, place in zip(times, places, strict=True):
        assert place == pytest.approx(500000 * (time / 60) ** 2, abs=0.03)
    assert linear([(0, 0), (1 / 3, 1 / 7), (1, 1)], 500_000, 60) == "linear(0, 0.14285714286 33.33333%, 1)"


# Files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("d.json").write_text(json.dumps(document({**RED, "x": "t"})))
    return tmp_path


def test_both_files_of_css_are_written_or_none(folder: Path, capsys: Any) -> None:
    (folder / "a.svg").mkdir()
    (folder / "a.css").write_text("before")
    assert main(["export", "d.json", "-o", "a.css"]) == 1
    assert "a.svg: is a folder, not a file" in capsys.readouterr().err
    assert (folder / "a.css").read_text() == "before"
    with Scene(document(RED)) as scene, pytest.raises(IsADirectoryError):
        export_file(scene, folder / "a.css", duration=0.1)
    assert sorted(each.name for each in folder.iterdir()) == ["a.css", "a.svg", "d.json"]


def test_a_file_that_could_not_be_written_whole_stays_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "a.json").write_text("before")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["export", "d.json", "-o", "a.json"]) == 1
    assert (folder / "a.json").read_text() == "before"
    assert sorted(each.name for each in folder.iterdir()) == ["a.json", "d.json"]


@pytest.mark.skipif(os.name != "posix", reason="links and modes are those of POSIX")
def test_a_link_stays_one_and_a_file_keeps_its_mode(folder: Path) -> None:
    (folder / "real.json").write_text("before")
    (folder / "real.json").chmod(0o640)
    (folder / "a.json").symlink_to("real.json")
    assert main(["export", "d.json", "-o", "a.json"]) == 0
    assert (folder / "a.json").is_symlink()
    assert json.loads((folder / "real.json").read_text())["nm"] == "a"
    assert (folder / "real.json").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["-o", "d.json", "--format", "lottie"], "-o d.json is the document itself: name another file"),
        (["-o", "t.json", "--trace", "t.json"], "-o t.json is the trace itself: name another file"),
        (["-o", "a.json", "--report", "./a.json"], "--report a.json is the output itself: name another file"),
        (["-o", "a.css", "--report", "a.svg"], "--report a.svg is the output itself: name another file"),
        (["-o", "-", "--format", "svg", "--report", "-"], "--report - is the output itself: name another file"),
        (["-o", "a.svg", "--format", "css"], "the first of which ends with .css, not as a.svg does"),
        (["-o", "-", "--format", "css"], "the first of which ends with .css, not as - does"),
    ],
)
def test_nothing_is_written_over_what_is_read_and_two_things_into_one_file(
    arguments: list[str], sentence: str, folder: Path, capsys: Any
) -> None:
    (folder / "t.json").write_text('{"trace": 1}\n{"at": 0.1, "end": true}\n')
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    assert main(["export", "d.json", *arguments]) == 1
    assert sentence in capsys.readouterr().err.splitlines()[-1]
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == before


@pytest.mark.parametrize("name", ["a b", "50%41", "a#b", "a?b", "ü", 'a"b', "a&b"])
def test_the_address_of_a_style_sheet_is_that_of_its_file(name: str, tmp_path: Path) -> None:
    """RFC 3986: a number sign, a question mark and a percent sign are not themselves in an address."""
    file = tmp_path / f"{name}.css"
    with Scene(document({**RED, "x": "t"})) as scene:
        export_file(scene, file, duration=0.1)
    (address,) = re.findall(r'type="text/css" href="([^"]*)"', file.with_suffix(".svg").read_text())
    assert unquote(address) == file.name
    assert not set(address.replace("%", "")) & set(' #?"&ü')


@pytest.mark.parametrize("format", ["lottie", "css", "html"])
def test_a_name_that_is_no_text_is_written_as_one(format: str) -> None:
    """A file's name may have bytes that are no UTF-8, which Python has as surrogates, and control characters."""
    with Scene(document(RED)) as scene:
        made = export_data(scene, format, duration=0.1, name=os.fsdecode(b"\xff\x01<"))
    assert "\x01" not in made.text
    if format == "lottie":
        assert json.loads(made.data)["nm"] == "\ufffd\ufffd<"


@pytest.mark.parametrize("fps", [1.5, 29.97, 60.0, float("nan")])
@pytest.mark.parametrize("format", ["lottie", "apng"])
def test_frames_a_second_that_are_not_whole_are_refused(format: str, fps: Any) -> None:
    with Scene(document(RED)) as scene, pytest.raises(Refused) as error:
        export_data(scene, format, duration=0.1, fps=fps)
    assert str(error.value) == f"frames a second are a whole number, not {fps}"


@pytest.mark.parametrize("format", ["lottie", "svg", "apng"])
def test_what_is_too_small_to_be_written_is_refused(format: str) -> None:
    """Its width would be written as 0, of which Lottie and SVG have no picture."""
    with (
        Scene(document(RED, size=[1e-9, 20])) as scene,
        pytest.raises(Refused, match="a picture is wider and higher than 1e-09 points"),
    ):
        export_data(scene, format, duration=0.1)
    with Scene(document(RED, size=[2e-9, 20])) as scene:
        assert json.loads(export_data(scene, "lottie", duration=0.1).data)["w"] > 0


def test_a_duration_below_the_clocks_unit_is_refused() -> None:
    """Half of 1 / 705 600 000 s."""
    with Scene(document(RED)) as scene:
        with pytest.raises(Refused, match="the duration must be more than 0 seconds, not 7e-10"):
            export_data(scene, "svg", duration=7e-10)
        root = ElementTree.fromstring(export_data(scene, "svg", duration=2e-9).data)
    assert all(float(each.get("dur", "1s")[:-1]) > 0 for each in root.iter())
