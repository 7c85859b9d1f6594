# SPDX-License-Identifier: MIT
"""The commands around documents: validate, inspect, trace replay, diff, render of one picture; statecharts."""

from __future__ import annotations

import importlib
import json
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import animcore
import pytest
from animcore.command_line import main
from animcore.render import fonts_for, raster
from animcore.tools import validate
from animcore.tools.chart import Chart, action_text
from animcore.tools.files import FileError, load_scene, parameters_of
from animcore.tools.places import place_of, pointer_of
from animcore.tools.recordings import first_difference, follow, read_frames
from animcore.tools.statechart import statechart_source

ROOT = Path(__file__).resolve().parents[3]
DOCUMENTS = [*sorted((ROOT / "controls").glob("*.json")), ROOT / "Tests/conformance/documents/everything.json"]

CHART: dict[str, Any] = {
    "animcore": 1,
    "name": "chart",
    "size": [10, 10],
    "inputs": {"on": {"type": "boolean"}, "go": {"type": "trigger"}},
    "properties": {"x": {"kind": "scalar", "value": 0}},
    "machine": {
        "initial": "off",
        "states": {
            "off": {"on": {"go": {"target": "both", "guard": "on", "actions": [{"emit": "went"}]}}},
            "both": {
                "type": "parallel",
                "states": {
                    "left": {"states": {"one": {"after": [{"delay": 2, "target": "two"}]}, "two": {"type": "final"}}},
                    "right": {"states": {"three": {"entry": [{"set": {"x": 1}}]}}},
                },
            },
        },
    },
}


def test_every_module_is_documented_and_says_what_is_public() -> None:
    import animcore.tools

    for module in pkgutil.walk_packages(animcore.tools.__path__, "animcore.tools."):
        if ".player." in module.name:
            pytest.importorskip("pygame")
        found = importlib.import_module(module.name)
        assert found.__doc__, module.name
        for name in found.__all__:
            assert getattr(found, name).__doc__ or not callable(getattr(found, name)), f"{module.name}.{name}"


def test_the_package_needs_none_of_the_tools() -> None:
    program = (
        "import sys, animcore; "
        "print([m for m in sys.modules if m.split('.')[0] in ('numpy', 'pygame', 'rich', 'PIL', 'graphviz', 'resvg_py')"
        " or m.startswith('animcore.tools')])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


# Validating


def test_validate_says_what_is_wrong_and_where(tmp_path: Path, document: Path, traces: Path, capsys: Any) -> None:
    right = [str(document), str(traces / "tap.jsonl")]
    assert main(["validate", *right]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{file}: right" for file in right]
    assert main(["validate", "--quiet", *right]) == 0
    assert capsys.readouterr().out == ""
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{\n  "animcore": 1,\n  "size": [10, 10],\n  "é": "ü", "nodess": []\n}\n', encoding="utf-8")
    bad_trace = tmp_path / "bad.jsonl"
    bad_trace.write_text('{"trace": 1}\n{"at": 1, "pointer": "sideways", "x": 0, "y": 0}\n')
    assert main(["validate", str(wrong), str(document), str(bad_trace), str(tmp_path / "none.json")]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith(f"{wrong}:4:3: ")
    assert said[1:3] == ['      "é": "ü", "nodess": []', "      ^"]
    # Not only the first.
    assert said[3].startswith(f"{wrong}:4:")
    assert "nodess" in said[3]
    assert said[6].startswith(f"{bad_trace}:2:")
    assert said[-1] == f"{tmp_path / 'none.json'}: there is no such file"


def test_carets_count_characters_and_long_lines_are_cut() -> None:
    # Columns are in bytes: é is two of them.
    error = FileError("x", "no", 1, 8, '"é": [1, 2]'.encode())
    assert (error.excerpt, error.caret) == ('"é": [1, 2]', 6)
    long = FileError("x", "no", 1, 501, b"a" * 500 + b"!" + b"b" * 500)
    assert long.excerpt[long.caret] == "!"
    assert len(long.excerpt) < 110
    assert FileError("x", "no", 9, 1, b"one line").excerpt == ""


def test_places_in_json() -> None:
    text = '{\n "a": [1, {"b/c": "x\\"}]"}, 3],\n "é": {"d": null}\n}'
    assert place_of(text, []) == (1, 1)
    assert place_of(text, ["a", 1]) == (2, 11)
    assert place_of(text, ["a", 1, "b/c"]) == (2, 19)
    assert place_of(text, ["a", 2]) == (2, 29)
    assert place_of(text, ["é", "d"]) == (3, 14), "columns are in bytes"
    assert place_of(text, ["a", 1], "b/c") == (2, 12), "a key"
    assert pointer_of(["a", 1, "b/c", "~"]) == "/a/1/b~1c/~0"


def test_a_schema_finds_all_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jsonschema")
    schema = tmp_path / "schema.json"
    allowed = {"animcore": {}, "size": {"items": {"type": "number"}}, "name": {"type": "string"}}
    schema.write_text(json.dumps({"type": "object", "properties": allowed, "additionalProperties": False}))
    monkeypatch.setattr(validate, "schema_file", lambda _: schema)
    text = b'{\n "animcore": 1,\n "size": ["a", 2],\n "name": 3,\n "more": 4\n}'
    errors = list(validate.schema_errors("x.json", text, "document"))
    assert [(error.line, error.column) for error in errors] == [(5, 2), (4, 10), (3, 11)]
    assert all(error.message.endswith("[schema]") for error in errors)


def test_documents_of_the_repository_are_right_by_the_schema_too() -> None:
    if validate.schema_file("document") is None:
        pytest.skip("docs/animcore-document.schema.json is not there")
    pytest.importorskip("jsonschema")
    for path in DOCUMENTS:
        assert validate.check_file(str(path), with_schema=True) == [], path


# Inspecting


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_inspect_agrees_with_the_scene(path: Path, capsys: Any) -> None:
    assert main(["inspect", str(path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    with animcore.Scene.load(path) as scene:
        assert said["state"] == scene.state
        assert said["size"] == list(scene.size)
        assert [i["name"] for i in said["inputs"]] == list(scene.inputs)
        assert [p["name"] for p in said["properties"] if p["name"]] == scene.names
        assert [p["kind"] for p in said["properties"]] == [str(p.kind) for p in scene.properties]
        assert len(said["regions"]) == scene.region_count
        chart = Chart.of(json.loads(path.read_text(encoding="utf-8")))
        for state in chart.states() if chart else []:
            if state.type != "history":
                scene.in_state(state.name)  # which raises for a state that is not there
    assert main(["inspect", str(path)]) == 0
    text = capsys.readouterr().out
    for entry in (*said["inputs"], *said["properties"]):
        assert entry["name"] is None or entry["name"] in text


def test_the_blocks_of_an_entry_are_read_one_after_another() -> None:
    states = {"a": {"entry": [[{"emit": "x"}], [], [{"raise": "y"}]], "exit": [{"emit": "z"}]}}
    chart = Chart.of({"machine": {"states": states}})
    assert chart is not None
    (state,) = chart.states()
    assert [action_text(action) for action in state.entry] == ["emit x", "raise y"]
    assert [action_text(action) for action in state.exit] == ["emit z"]


def test_a_chart_is_read_from_json() -> None:
    chart = Chart.of(CHART)
    assert chart is not None
    assert [(s.name, s.type) for s in chart.states()] == [
        ("off", "atomic"),
        ("both", "parallel"),
        ("left", "compound"),
        ("one", "atomic"),
        ("two", "final"),
        ("right", "compound"),
        ("three", "atomic"),
    ]
    off, both = chart.root.children
    assert off.transitions[0].label == "go [on] / emit went"
    assert both.children[0].initial == ("one",)
    assert both.children[0].children[0].transitions[0].label == "after 2 s"
    assert Chart.of({"size": [1, 1]}) is None
    assert action_text({"set": {"x": 1, "y": 2}, "motion": "m"}) == "set x, y"
    assert action_text({"if": "a > b", "then": []}) == "if a > b …"


def test_history_and_other_words_of_charts() -> None:
    machine = {
        "type": "parallel",
        "states": {
            "a": {
                "initial": {"target": "c", "actions": []},
                "transitions": [{"event": "x y.z", "target": ["b", "c"]}, {"delay": "wait", "target": "b"}],
                "states": {"h": {"type": "history", "deep": True, "initial": "c"}, "b": {}, "c": {}},
            }
        },
    }
    chart = Chart.of({"machine": machine})
    assert chart is not None
    a = chart.root.children[0]
    assert (chart.root.type, a.initial, a.children[0].is_deep) == ("parallel", ("c",), True)
    assert [t.label for t in a.transitions] == ["x y.z", "after wait s"]
    assert a.transitions[0].targets == ("b", "c")
    pytest.importorskip("graphviz")
    assert "H*" in statechart_source(chart).source


def test_statechart_pictures(tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("graphviz")
    document = tmp_path / "chart.json"
    document.write_text(json.dumps(CHART))
    assert main(["inspect", str(document), "--statechart", str(tmp_path / "x.dot")]) == 0
    source = (tmp_path / "x.dot").read_text()
    assert "dashed" in source, "a parallel state"
    assert "peripheries=2" in source, "a final one"
    assert main(["inspect", str(document), "--statechart", str(tmp_path / "x.jpg")]) == 1
    assert ".svg" in capsys.readouterr().err
    if shutil.which("dot") is None:
        pytest.skip("Graphviz is not installed (Debian: graphviz)")
    for ending, start in ((".svg", b"<?xml"), (".png", b"\x89PNG")):
        picture = tmp_path / f"chart{ending}"
        assert main(["inspect", str(document), "--statechart", str(picture)]) == 0
        assert picture.read_bytes().startswith(start)
    drawn = (tmp_path / "chart.svg").read_text()
    for word in ("off", "both", "three", "go [on] / emit went", "after 2 s"):
        assert word.replace(" ", "&#160;") in drawn or word in drawn


# Traces


def test_replay_prints_events_and_writes_frames(document: Path, traces: Path, tmp_path: Path, capsys: Any) -> None:
    trace, frames = str(traces / "tap.jsonl"), tmp_path / "frames.json"
    assert main(["trace", "replay", str(document), trace, "--json", str(frames), "--quiet"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["0.1800", "event", "control", "toggle.up.inside"] in lines
    assert ["0.1833", "state", "boy"] in lines
    assert lines[-1][:4] == ["1.6000", "end", "97", "frames,"]
    recorded = json.loads(frames.read_text())
    assert len(recorded["frames"]) == 97
    with animcore.Scene.load(document) as scene:
        scene.play(animcore.Trace.load(trace))
        last = recorded["frames"][-1]
        assert last["values"]["offset"] == [scene["offset"].presentation], "bit for bit"
        assert last["hash"] == f"{scene.state_hash():016x}"
    # Without --quiet, what changes in each frame is there too.
    assert main(["trace", "replay", str(document), trace, "--fps", "10"]) == 0
    assert "offset" in capsys.readouterr().out


def test_diff(document: Path, traces: Path, tmp_path: Path, capsys: Any) -> None:
    trace = str(traces / "tap.jsonl")
    changed = tmp_path / "changed.json"
    changed.write_text(
        document.read_text(encoding="utf-8").replace('"offset": "(width - height) / 2"', '"offset": 11'),
        encoding="utf-8",
    )
    assert main(["diff", str(document), str(document), "--trace", trace]) == 0
    assert "equal: 97 frames" in capsys.readouterr().out
    assert main(["diff", str(document), str(changed), "--trace", trace]) == 1
    said = capsys.readouterr().out
    assert "first in frame 11, at 0.183333 s" in said
    assert "offset" in said
    assert "arrowness" not in said
    # Recordings, and transcripts as the C player and play-trace print them.
    a, b = tmp_path / "a.json", tmp_path / "b.txt"
    assert main(["trace", "replay", str(document), trace, "--json", str(a)]) == 0
    capsys.readouterr()
    assert main(["play-trace", str(document), "--trace", trace, "--hex"]) == 0
    b.write_text(capsys.readouterr().out)
    assert main(["diff", str(a), str(b)]) == 0
    capsys.readouterr()
    # Two traces.
    other = str(traces / "interrupted.jsonl")
    assert main(["diff", trace, other, "--document", str(document)]) == 1
    assert "girl" in capsys.readouterr().out
    assert main(["diff", trace, other]) == 1
    assert "--document" in capsys.readouterr().err
    assert main(["diff", str(document), str(changed)]) == 1
    assert "--trace" in capsys.readouterr().err


def _with_path(outline: str) -> str:
    shape = {"kind": "path", "value": outline}
    return json.dumps(
        {"animcore": 1, "size": [9, 9], "properties": {"shape": shape, "x": {"kind": "scalar", "value": 0}}}
    )


def test_paths_are_compared_as_well(tmp_path: Path, capsys: Any) -> None:
    """Two documents that differ in a path alone were equal; a transcript has paths, and a document that is played had
    none."""
    files = [tmp_path / name for name in ("a.json", "b.json", "long.json", "tap.jsonl", "a.transcript", "frames.json")]
    a, b, long, trace, transcript, frames = map(str, files)
    files[0].write_text(_with_path("M0 0L9 0L9 9Z"), encoding="utf-8")
    files[1].write_text(_with_path("M0 0L9 0L9 8Z"), encoding="utf-8")
    files[2].write_text(_with_path("M0 0" + "L1 2" * 99), encoding="utf-8")
    files[3].write_text('{"trace": 1}\n{"at": 0.1, "end": true}\n', encoding="utf-8")
    assert main(["diff", a, b, "--trace", trace]) == 1
    assert "shape  (0, 0, 9, 0, 9, 9)  (0, 0, 9, 0, 9, 8)     -1" in capsys.readouterr().out
    for more in ([], ["--hex"]):
        assert main(["play-trace", a, "--trace", trace, *more]) == 0
        files[4].write_text(capsys.readouterr().out, encoding="utf-8")
        assert main(["diff", transcript, a, "--trace", trace]) == 0
        assert main(["diff", transcript, b, "--trace", trace]) == 1
        capsys.readouterr()
    assert main(["trace", "replay", a, trace, "--json", frames]) == 0
    assert main(["diff", transcript, frames]) == 0
    # Of a path of many points, only some are told.
    assert main(["diff", a, long, "--trace", trace]) == 1
    assert "6 numbers" in capsys.readouterr().out
    files[1].write_text(_with_path("M0 0" + "L1 2" * 98 + "L1 3"), encoding="utf-8")
    assert main(["diff", long, b, "--trace", trace]) == 1
    assert "from number 200 of 200 on: 2" in capsys.readouterr().out
    assert main(["trace", "replay", long, trace]) == 0
    assert "shape (0, 0, 1, 2, 1, 2, 1, 2, … 200 numbers)  x 0" in capsys.readouterr().out


@pytest.mark.parametrize("event", [1, {}, {"time": "x", "kind": "k", "name": ""}, {"time": 1, "kind": "k"}])
def test_a_recording_with_events_that_are_none(event: Any, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "frames.json"
    frame = {"frame": 0, "flicks": 0, "state": "", "values": {}, "events": [event]}
    file.write_text(json.dumps({"frames": [frame]}), encoding="utf-8")
    assert main(["diff", str(file), str(file)]) == 1
    assert "frames.json: is no recording of frames" in capsys.readouterr().err


def test_the_name_of_a_picture_is_not_in_the_json(document: Path, traces: Path, tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("resvg_py")
    gif = tmp_path / "x.gif"
    assert main(["trace", "replay", str(document), str(traces / "tap.jsonl"), "--json", "-", "--gif", str(gif)]) == 0
    told = capsys.readouterr()
    assert len(json.loads(told.out)["frames"]) == 97
    assert told.err == f"{gif}\n"


@pytest.mark.parametrize(("rate", "durations"), [("25", {40}), ("10", {100}), ("60", {20})])
def test_a_gif_of_a_replay_has_its_frame_rate(
    rate: str, durations: set[int], document: Path, traces: Path, tmp_path: Path
) -> None:
    pytest.importorskip("resvg_py")
    from PIL import Image, ImageSequence

    gif = tmp_path / "x.gif"
    trace = str(traces / "tap.jsonl")
    assert main(["trace", "replay", str(document), trace, "-q", "--fps", rate, "--gif", str(gif)]) == 0
    with Image.open(gif) as image:
        lasts = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    # Frames that look the same are one, which lasts longer.
    assert min(lasts) in durations
    assert all(each % min(lasts) == 0 for each in lasts)


def test_velocities_are_compared(document: Path, traces: Path, tmp_path: Path, capsys: Any) -> None:
    """Of the same values one may move on and the other not."""
    recording, other, old = tmp_path / "a.json", tmp_path / "b.json", tmp_path / "old.json"
    assert main(["trace", "replay", str(document), str(traces / "tap.jsonl"), "--json", str(recording)]) == 0
    content = json.loads(recording.read_text(encoding="utf-8"))
    content["frames"][20]["velocities"]["offset"][0] += 0.5
    other.write_text(json.dumps(content), encoding="utf-8")
    for frame in content["frames"]:
        del frame["velocities"]
    old.write_text(json.dumps(content), encoding="utf-8")
    capsys.readouterr()
    assert main(["diff", str(recording), str(other)]) == 1
    told = capsys.readouterr().out
    assert "first in frame 20" in told
    assert "velocity of offset" in told
    assert main(["diff", str(recording), str(other), "--tolerance", "0.6"]) == 0
    # Recordings of earlier versions have none.
    assert main(["diff", str(old), str(other)]) == 0


def test_a_difference_within_the_tolerance_is_none(document: Path, traces: Path) -> None:
    trace = animcore.Trace.load(traces / "tap.jsonl")
    a, b = (list(follow(load_scene(document), trace)) for _ in range(2))
    b[5].values["offset"] = (b[5].values["offset"][0] + 1e-6,)
    found = first_difference(a, b)
    assert found is not None
    assert (found.frame, [row[0] for row in found.rows]) == (5, ["offset"])
    assert first_difference(a, b, 1e-5) is None
    assert first_difference(a, a[:-1]) is not None
    assert read_frames(str(document)) is None


def test_one_picture(document: Path, traces: Path, tmp_path: Path) -> None:
    imaging = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    command = ["render", str(document), "--scale", "2"]
    pictures = {}
    for name, more in {
        "start": [],
        "end": ["--trace", str(traces / "tap.jsonl"), "--at", "1.6"],
        "before": ["--trace", str(traces / "tap.jsonl"), "--at", "0.1"],
    }.items():
        assert main([*command, *more, "-o", str(tmp_path / f"{name}.png")]) == 0
        with imaging.open(tmp_path / f"{name}.png") as image:
            assert image.size == (196, 156)
            # The ring covers (25, 15) for both; the canvas begins at (-24, -24).
            pictures[name] = image.convert("RGB").getpixel((2 * (25 + 24), 2 * (15 + 24)))
    assert pictures["start"] == pictures["before"] == pytest.approx((255, 45, 85), abs=3)
    assert pictures["end"] == pytest.approx((0, 122, 255), abs=3)
    assert main([*command, "--at", "0.5", "-o", str(tmp_path / "x.svg")]) == 0
    assert (tmp_path / "x.svg").read_text().startswith("<svg")
    assert main([*command, "--at", "0.5", "-o", str(tmp_path / "x.gif")]) == 1


def test_texts_are_seen_in_pictures() -> None:
    pytest.importorskip("PIL")
    pytest.importorskip("resvg_py")
    text = {"kind": "text", "text": "HHHH", "position": [0, 20], "fontSize": 20, "weight": 700, "fill": "#000000"}
    with animcore.Scene(json.dumps({"animcore": 1, "size": [60, 24], "nodes": [text]})) as scene:
        svg = scene.svg((1.0, 1.0, 1.0))
    assert fonts_for("<svg></svg>") == {"skip_system_fonts": True}
    if not fonts_for(svg):
        pytest.skip("no font was found (Debian: fonts-dejavu-core)")
    pixels = raster(svg, (60, 24)).tobytes()
    assert sum(pixels[at : at + 4] == b"\x00\x00\x00\xff" for at in range(0, len(pixels), 4)) > 100


def test_texts_of_any_weight_have_the_face_of_a_whole_hundred() -> None:
    """Of CSS Fonts 4, section 5.2: in a font of 400 and 700, all above 500 are bold."""
    pytest.importorskip("PIL")
    pytest.importorskip("resvg_py")
    if "DejaVu" not in str(fonts_for("<text>")):
        pytest.skip("no font was found (Debian: fonts-dejavu-core)")

    def pixels(weight: float) -> bytes:
        font = {"font": "DejaVu Sans", "weight": weight, "fontSize": 20}
        text = {"kind": "text", "text": "Hi > 1", "position": [0, 20], "fill": "#000000", **font}
        with animcore.Scene(json.dumps({"animcore": 1, "size": [60, 24], "nodes": [text]})) as scene:
            return raster(scene.svg(), (60, 24)).tobytes()

    regular, bold = pixels(400), pixels(700)
    assert regular != bold
    assert [pixels(weight) == bold for weight in (500.5, 610, 700.25, 1000)] == [True] * 4
    assert [pixels(weight) == regular for weight in (410, 499.5, 500)] == [True] * 3
    # Where there is an extra light face, it comes before the regular one.
    assert [pixels(weight) == pixels(200) for weight in (1, 230, 399.5)] == [True] * 3


@pytest.mark.parametrize(("color", "wanted"), [("#8AAC2C", (138, 172, 44, 255)), ("#8AAC2C80", (138, 172, 44, 128))])
def test_shadows_have_their_color(color: str, wanted: tuple[int, ...]) -> None:
    pytest.importorskip("PIL")
    pytest.importorskip("resvg_py")
    shadow = {"color": color, "x": 15, "y": 15}
    node = {"kind": "rectangle", "frame": [5, 5, 30, 30], "fill": "#F00", "shadow": shadow}
    with animcore.Scene(json.dumps({"animcore": 1, "size": [60, 60], "nodes": [node]})) as scene:
        assert raster(scene.svg(), (60, 60)).getpixel((45, 45)) == pytest.approx(wanted, abs=1)


def test_a_shadow_far_from_its_shape_is_blurred_on_all_sides() -> None:
    """A Gaussian is symmetrical."""
    pytest.importorskip("PIL")
    pytest.importorskip("resvg_py")
    shadow = {"color": "#F00", "x": -25, "y": 26, "blur": 6}
    node = {"kind": "rectangle", "frame": [40, 10, 12, 12], "fill": "#00F", "shadow": shadow}
    with animcore.Scene(json.dumps({"animcore": 1, "size": [60, 60], "nodes": [node]})) as scene:
        picture = raster(scene.svg(), (60, 60))
    # The shadow's square is 15 to 27 wide and 36 to 48 high.
    for distance in (-3, -1, 0, 1, 3, 5):
        row = [picture.getpixel((x, 41)) for x in (15 - 1 - distance, 27 + distance)]
        column = [picture.getpixel((20, y)) for y in (36 - 1 - distance, 48 + distance)]
        assert row[0] == pytest.approx(row[1], abs=2)
        assert column[0] == pytest.approx(column[1], abs=2)
        assert row[0] == pytest.approx(column[0], abs=12)


def test_shadows_fall_into_clips_from_outside() -> None:
    """What casts them is cut off by the clip, and they are not."""
    pytest.importorskip("PIL")
    pytest.importorskip("resvg_py")
    squares = [{"kind": "rectangle", "frame": [40, y, 12, 12], "fill": "#00F"} for y in (10, 32)]
    group = {"kind": "group", "shadow": {"color": "#F00", "x": -25}, "nodes": squares[:1]}
    inner = {"kind": "group", "clip": {"rectangle": [0, 30, 46, 60]}, "shadow": {"color": "#0F0", "x": -25}}
    clip = {"kind": "group", "clip": {"rectangle": [5, 5, 30, 50]}, "nodes": [group, {**inner, "nodes": squares[1:]}]}
    with animcore.Scene(json.dumps({"animcore": 1, "size": [60, 60], "nodes": [clip]})) as scene:
        picture = raster(scene.svg(), (60, 60))
        layers = [command.bounds for command in scene.display_list() if command.kind == "layer_begin"]
    white = picture.getpixel((1, 1))
    assert picture.getpixel((21, 16)) == pytest.approx((255, 0, 0, 255), abs=1)
    assert picture.getpixel((18, 38)) == pytest.approx((0, 255, 0, 255), abs=1)
    assert picture.getpixel((24, 38)) == picture.getpixel((42, 16)) == picture.getpixel((42, 38)) == white
    # Of a layer's contents: what is seen and what casts a shadow that is seen.
    assert [tuple(bounds) for bounds in layers] == [(15, 10, 37, 12), (15, 32, 31, 12)]


def test_parameters_of_the_command_line(tmp_path: Path) -> None:
    assert parameters_of(None) == {}
    assert parameters_of('{"a": 1}') == {"a": 1}
    file = tmp_path / "parameters.json"
    file.write_text('{"b": "x"}')
    assert parameters_of(str(file)) == {"b": "x"}
    for wrong in ('{"a": }', str(tmp_path / "none.json")):
        with pytest.raises(FileError):
            parameters_of(wrong)


def test_play_says_what_is_wrong_with_a_document(tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("pygame")
    broken = tmp_path / "broken.json"
    broken.write_text('{\n  "animcore": 2\n}')
    assert main(["play", str(broken)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith(f"animcore: {broken}:2:15: ")
    assert said[2].strip() == "^"
    assert main(["play", str(tmp_path / "none.json")]) == 1
    assert "there is no such file" in capsys.readouterr().err


def test_without_the_extra_the_message_says_what_to_install(
    document: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("animcore.tools.player")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pygame", None)
    assert main(["play", str(document)]) == 1
    assert "pip install animcore[player]" in capsys.readouterr().err


def test_the_commands_print_without_rich(
    document: Path, traces: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main(["inspect", str(document)]) == 0
    assert "toggle.up.inside" in capsys.readouterr().out
    assert main(["validate", str(document)]) == 0
    assert main(["trace", "replay", str(document), str(traces / "tap.jsonl")]) == 0
    assert main(["validate", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


# Names that mean something to Graphviz (colons are ports, \N and the like the name of a node, < and > markup), to XML
# and HTML, or to nobody: U+FFFE is no character of XML 1.0.
ODD_NAMES = [
    "end\\",
    '"\\',
    "a:b",
    "port:n:e",
    "\\N\\G\\l",
    "<b>",
    "&amp;",
    "<script>x</script>",
    "-->",
    "\ufffe",
]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_statecharts_show_names_as_they_are(name: str, tmp_path: Path) -> None:
    """Read by another XML parser, the picture says the names; Graphviz has nothing to warn of."""
    pytest.importorskip("graphviz")
    if shutil.which("dot") is None:
        pytest.skip("Graphviz is not installed (Debian: graphviz)")
    inner, event = f"{name} inside", f"`{name}`"
    states = {
        name: {"states": {inner: {"on": {event: name}}, "h": {"type": "history"}}},
        "other": {"on": {event: inner}},
    }
    document = tmp_path / "chart.json"
    document.write_text(json.dumps({"animcore": 1, "size": [9, 9], "name": name, "machine": {"states": states}}))
    picture, source = tmp_path / "chart.svg", tmp_path / "chart.dot"
    for output in (picture, source):
        assert main(["inspect", str(document), "--statechart", str(output)]) == 0
    texts = ["".join(each.itertext()) for each in ElementTree.parse(picture).iter() if each.tag.endswith("}text")]
    said = name.replace("\ufffe", "\ufffd")
    for expected in (said, f"{said} inside", f" `{said}` "):
        assert expected in [text.replace("\xa0", " ") for text in texts]
    ended = subprocess.run(["dot", "-Tjson", str(source)], capture_output=True, check=True)
    assert ended.stderr == b""
    edges = json.loads(ended.stdout)["edges"]
    # The machine begins in the first state, and that in the one inside of it.
    assert len(edges) == 4, "two initial states and two transitions"
