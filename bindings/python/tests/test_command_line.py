# SPDX-License-Identifier: MIT
"""The command `animcore`: pictures, transcripts, messages."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene, Trace
from animcore.command_line import main
from animcore.render import RenderError, common_palette, frame_durations, render, svg_file
from animcore.transcript import digest, frame_times, transcript

Image = pytest.importorskip("PIL.Image")
ImageSequence = pytest.importorskip("PIL.ImageSequence")
pytest.importorskip("resvg_py")

RunRender = Callable[..., Path]


@pytest.fixture
def run_render(document: Path, traces: Path, tmp_path: Path) -> RunRender:
    def run(name: str, *arguments: str, trace: str = "interrupted") -> Path:
        target = f"{tmp_path}/{name}"
        words = ["render", str(document), "--trace", str(traces / f"{trace}.jsonl"), "-o", target, *arguments]
        assert main(words) == 0
        return Path(target)

    return run


def frames_of(file: Path) -> list[tuple[int, Any]]:
    """Each picture of an animation with how long it is seen, in milliseconds."""
    with Image.open(file) as image:
        return [(int(frame.info["duration"]), frame.convert("RGBA")) for frame in ImageSequence.Iterator(image)]


# Pictures


def test_gif(run_render: RunRender, document: Path) -> None:
    frames = frames_of(run_render("toggle.gif"))
    assert sum(duration for duration, _ in frames) == 91 * 20, "1.8 s at 50 frames a second, and the last frame"
    assert all(duration % 20 == 0 for duration, _ in frames)
    canvas = Scene.load(document).canvas
    assert {image.size for _, image in frames} == {(round(4 * canvas.width), round(4 * canvas.height))}
    first = frames[0][1]
    assert first.getpixel((0, 0)) == (255, 255, 255, 255)
    pink = first.getpixel((round(4 * (-canvas.x - 10 + 25)), round(4 * (-canvas.y + 15 + 10))))
    assert pink == pytest.approx((255, 45, 85, 255), abs=3)


def test_gif_edges_are_smooth_and_nothing_is_cut_off(run_render: RunRender) -> None:
    for _, image in frames_of(run_render("toggle.gif", trace="twelve-taps")):
        colors = image.getcolors(1 << 20)
        assert len(colors) > 20, "shades along the edges"
        width, height = image.size
        border = [image.getpixel((x, y)) for x in range(width) for y in (0, height - 1)]
        border += [image.getpixel((x, y)) for y in range(height) for x in (0, width - 1)]
        assert set(border) == {(255, 255, 255, 255)}


def test_gif_keeps_its_colors_from_frame_to_frame(run_render: RunRender) -> None:
    frames = frames_of(run_render("toggle.gif", "--background", "#102030"))
    assert {image.getpixel((1, 1)) for _, image in frames} == {(16, 32, 48, 255)}


def test_apng_is_transparent_and_in_full_color(run_render: RunRender) -> None:
    frames = frames_of(run_render("toggle.apng", "--fps", "30", "--scale", "2", "--background", "none"))
    assert sum(duration for duration, _ in frames) == round(55 * 1000 / 30)
    assert frames[0][1].getpixel((0, 0))[3] == 0
    assert frames[0][1].getpixel((0, 0)) == frames[-1][1].getpixel((0, 0))


def test_contact_sheet(run_render: RunRender) -> None:
    with Image.open(run_render("toggle.png", "--scale", "1")) as image:
        assert getattr(image, "n_frames", 1) == 1
        assert image.width > 6 * 98
        assert image.height > 4 * 78


def test_svg_frames(run_render: RunRender, tmp_path: Path) -> None:
    run_render("toggle.svg", "--fps", "10")
    names = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert names == [f"toggle-{number:04d}.svg" for number in range(19)]
    for name in names:
        assert ElementTree.parse(tmp_path / name).getroot().tag.endswith("svg")
    run_render("frames/", "--fps", "10")
    assert len(list((tmp_path / "frames").glob("frame-*.svg"))) == 19
    run_render("a/b-%02d.svg", "--fps", "10")
    assert (tmp_path / "a" / "b-18.svg").exists()


def test_frame_durations_do_not_accumulate_an_error() -> None:
    assert frame_durations(3, 50, 10) == [20, 20, 20]
    thirds = frame_durations(300, 30, 10)
    assert sum(thirds) == 10_000
    assert set(thirds) == {30, 40}
    assert sum(frame_durations(60, 60, 1)) == 1000


def test_names_of_svg_frames() -> None:
    assert svg_file("x/y.svg", 3) == Path("x/y-0003.svg")
    assert svg_file("x/", 3) == Path("x/frame-0003.svg")
    assert svg_file("y%03d.svg", 3) == Path("y003.svg")
    assert svg_file("100%.svg", 3) == Path("100%-0003.svg")


@pytest.mark.parametrize(
    ("name", "more", "words"),
    [
        ("x.mp4", [], "ends with none of"),
        ("x.gif", ["--fps", "60"], "at most 50"),
        ("x.gif", ["--background", "none"], "opaque"),
        ("x.gif", ["--scale", "0"], "more than 0"),
        ("x.png", ["--scale", "1e9"], "too many"),
    ],
)
def test_what_cannot_be_made_is_said(
    name: str, more: list[str], words: str, document: Path, traces: Path, tmp_path: Path, capsys: Any
) -> None:
    trace = str(traces / "tap.jsonl")
    assert main(["render", str(document), "--trace", trace, "-o", str(tmp_path / name), *more]) == 1
    assert words in capsys.readouterr().err
    assert not (tmp_path / name).exists()


def test_wrong_arguments_end_with_2(document: Path, capsys: Any) -> None:
    for words in (["render", str(document)], ["frobnicate"], [], ["info"]):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 2
    with pytest.raises(SystemExit):
        main(["render", "x", "--trace", "y", "-o", "z.gif", "--background", "pink"])
    assert "RRGGBB" in capsys.readouterr().err


def test_without_pillow_the_message_says_what_to_install(
    document: Path, traces: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "resvg_py", None)
    trace = Trace.load(traces / "tap.jsonl")
    with pytest.raises(RenderError, match=r"pip install animcore\[render\]"):
        render(Scene.load(document), trace, str(tmp_path / "x.gif"))
    assert render(Scene.load(document), trace, f"{tmp_path}/svg/", fps=5)


# Text


def test_transcript_has_the_documented_form(document: Path, traces: Path, capsys: Any) -> None:
    trace = str(traces / "interrupted.jsonl")
    assert main(["play-trace", str(document), "--trace", trace, "--fps", "60", "--hex"]) == 0
    text = capsys.readouterr().out
    lines = text.splitlines()
    assert lines[0] == "frame 0 0 state girl"
    assert lines[1] == "property arrowness 0000000000000000 velocity 0000000000000000"
    assert [line for line in lines if line.startswith("frame 7 ")] == ["frame 7 82320000 state girl"]
    assert any(line.startswith("event 70560000 control toggle.down 0 ") for line in lines)
    last = [line for line in lines if line.startswith("frame ")][-1].split()
    assert (int(last[1]), int(last[2])) == (108, 1_270_080_000)
    body, _, closing = text.rpartition("digest ")
    assert closing == f"{digest(body.encode()):016x}\n"
    # The first frame in which something has moved, and the same number in both ways of writing.
    assert main(["play-trace", str(document), "--trace", trace]) == 0
    decimal = capsys.readouterr().out.splitlines()
    assert len(decimal) == len(lines)
    for one, other in zip(decimal, lines, strict=True):
        if one.startswith("property "):
            numbers = [w for w in one.split()[2:] if w != "velocity"]
            bits = [w for w in other.split()[2:] if w != "velocity"]
            assert [struct.pack(">d", float(n)).hex() for n in numbers] == bits


def test_digest_is_fnv_1a() -> None:
    # http://www.isthe.com/chongo/src/fnv/test_fnv.c
    assert digest(b"") == 0xCBF29CE484222325
    assert digest(b"a") == 0xAF63DC4C8601EC8C
    assert digest(b"foobar") == 0x85944171F73967E8


def test_frame_times(traces: Path) -> None:
    trace = Trace.load(traces / "tap.jsonl")
    times = list(frame_times(trace, 7))
    assert times[:3] == [0, 100_800_000, 201_600_000]
    assert times[-2] < trace.end_flicks <= times[-1]
    assert list(frame_times(trace, 11))[1] == 64_145_455, "705600000 / 11 = 64145454.54…"


def test_frame_rates_meet_at_common_times(document: Path, traces: Path) -> None:
    trace = Trace.load(traces / "twelve-taps.jsonl")

    def hashes(fps: int) -> dict[str, str]:
        found = {}
        for text in transcript(Scene.load(document), trace, fps, hexadecimal=True):
            lines = text.splitlines()
            if lines[0].startswith("frame"):
                found[lines[0].split()[2]] = "\n".join(x for x in lines[1:] if not x.startswith("event"))
        return found

    reference = hashes(120)
    for fps in (30, 60):
        assert all(reference[time] == said for time, said in hashes(fps).items() if time in reference)


def test_info(document: Path, capsys: Any) -> None:
    assert main(["info", str(document)]) == 0
    text = capsys.readouterr().out
    assert "size 50 x 30" in text
    assert "property color: color = #FF2D55" in text
    assert "input boy: boolean = False" in text


def test_errors_name_the_file_and_the_place(tmp_path: Path, document: Path, capsys: Any) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{\n  "animcore": 1,\n  "size": }')
    assert main(["info", str(broken)]) == 1
    said = capsys.readouterr().err
    assert f"{broken}:3:11: " in said
    assert said.splitlines()[1:] == ['      "size": }', "              ^"], "the line, and a caret below the place"
    assert main(["info", str(tmp_path / "none.json")]) == 1
    assert "none.json" in capsys.readouterr().err
    assert main(["play-trace", str(document), "--trace", str(broken)]) == 1


def test_a_palette_of_large_pictures_is_made_in_a_moment() -> None:
    """More than 2^24 pixels of one color, with which Pillow's k-means does not end."""
    pictures = [Image.new("RGB", (3000, 3000), color) for color in ("white", "red", "white")]
    palette = common_palette(pictures).getpalette() or []
    colors = {tuple(palette[i : i + 3]) for i in range(0, len(palette), 3)}
    assert {(255, 255, 255), (255, 0, 0)} <= colors


def test_a_broken_file_is_named(
    document: Path, traces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert main(["play-trace", str(broken), "--trace", str(traces / "tap.jsonl")]) == 1
    assert capsys.readouterr().err.startswith(f"animcore: {broken}:1:2: ")
    assert main(["play-trace", str(document), "--trace", str(broken)]) == 1
    assert capsys.readouterr().err.startswith(f"animcore: {broken}:1:2: ")


def test_every_command_tells_its_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    ([a-z][a-z-]*)", capsys.readouterr().out, re.M)
    assert {"play", "validate", "morph", "render", "info"} <= set(commands)
    for command in commands:
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0
        assert f"usage: animcore {command}" in capsys.readouterr().out
        with pytest.raises(SystemExit) as ended:
            main([command, "--no-such-option"])
        assert ended.value.code == 2
        assert "usage: animcore" in capsys.readouterr().err
