# SPDX-License-Identifier: MIT
"""Commands that are given what nobody would give on purpose. Each ends with one sentence, with exit status 1 (2 for
wrong arguments), and leaves files as they were. What is expected is what docs and `main` promise of every command."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene, TraceRecorder
from animcore.command_line import main

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "controls" / "gender-toggle.json"
TRACE = ROOT / "controls" / "traces" / "gender-toggle" / "canceled.jsonl"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9Z" fill="#ff0000"/></svg>'
SHAPES = ["M0 0H10V10Z", "M5 5H20V20Z"]
# 5000 digits are more than Python reads; JSON has no NaN, and no double is 1e999.
WRONG = {
    "binary": bytes(range(256)),
    "utf-16": DOCUMENT.read_text(encoding="utf-8").encode("utf-16"),
    "deep": b"[" * 100_000 + b"]" * 100_000,
    "digits": b'{"a": ' + b"9" * 5000 + b"}",
    "nan": b'{"a": NaN}',
    "large": b'{"a": 1e999}',
    "empty": b"",
}
DIGESTS = ["--write", "--digests", os.devnull]
READERS: dict[str, list[str]] = {
    "verify a trace": ["verify", "@", "--document", str(DOCUMENT), *DIGESTS],
    "verify a document": ["verify", str(TRACE), "--document", "@", *DIGESTS],
    "verify digests": ["verify", str(TRACE), "--document", str(DOCUMENT), "--digests", "@"],
    "diff": ["diff", "@", "@", "--trace", str(TRACE)],
    "validate": ["validate", "--schema", "@"],
    "migrate": ["migrate", "--check", "@"],
    "format": ["format", "@"],
    "parameters": ["inspect", str(DOCUMENT), "--parameters", "@"],
    "info": ["info", "@"],
    "export": ["export", "@", "-o", "-", "--format", "svg"],
}


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("kind", WRONG)
def test_files_that_nobody_can_read(command: str, kind: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(WRONG[kind])
    assert main([word.replace("@", str(file)) for word in READERS[command]]) == 1
    told = capsys.readouterr()
    assert "wrong.json" in told.out + told.err or "error: of its document: " in told.out
    assert "Error" not in told.out + told.err
    assert file.read_bytes() == WRONG[kind]


def test_what_was_played_before_is_read_as_far_as_it_can_be(tmp_path: Path, capsys: Any) -> None:
    log = tmp_path / "log"
    log.write_bytes(bytes(range(256)) + b"\n" + b"[" * 100_000 + b'\n{"trace": 1}\n[]\n')
    assert main(["verify", str(TRACE), "--document", str(DOCUMENT), *DIGESTS, "--resume", str(log)]) == 0
    assert "1 written" in capsys.readouterr().out


def test_a_document_may_come_from_a_pipe(tmp_path: Path, capsys: Any) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cp", str(DOCUMENT), str(pipe)]):
        assert main(["inspect", str(pipe), "--json"]) == 0
    assert '"girl"' in capsys.readouterr().out


def test_a_window_reads_a_pipe_once(tmp_path: Path) -> None:
    """It looks at its file again and again, and a pipe has nothing more to say, or keeps it waiting."""
    from animcore.tools.player.session import Session

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cp", str(DOCUMENT), str(pipe)]), Session(str(pipe)) as session:
        with subprocess.Popen(["timeout", "1", "cp", "/dev/null", str(pipe)]):
            session.look_at_file()
        assert (session.error, session.message) == (None, "")


WRITERS: dict[str, tuple[str, list[str]]] = {
    "one picture": (".png", ["render", str(DOCUMENT), "--scale", "1", "-o"]),
    "one drawing": (".svg", ["render", str(DOCUMENT), "-o"]),
    "gif": (".gif", ["render", str(DOCUMENT), "--trace", str(TRACE), "--fps", "5", "--scale", "1", "-o"]),
    "apng": (".apng", ["render", str(DOCUMENT), "--trace", str(TRACE), "--fps", "5", "--scale", "1", "-o"]),
    "contact sheet": (".png", ["render", str(DOCUMENT), "--trace", str(TRACE), "--scale", "1", "-o"]),
    "recording": (".json", ["trace", "replay", "-q", str(DOCUMENT), str(TRACE), "--json"]),
    "replayed gif": (".gif", ["trace", "replay", "-q", str(DOCUMENT), str(TRACE), "--gif"]),
    "digests": (".json", ["verify", *6 * [str(TRACE)], "--document", str(DOCUMENT), "--write", "--digests"]),
    "morph": (".svg", ["morph", *SHAPES, "-o"]),
    "morphed gif": (".gif", ["morph", *SHAPES, "--frames", "3", "-o"]),
    "morph sheet": (".png", ["morph", *SHAPES, "--frames", "3", "-o"]),
    "statechart": (".dot", ["inspect", str(DOCUMENT), "--statechart"]),
    "export": (".svg", ["export", str(DOCUMENT), "-o"]),
}


@pytest.mark.parametrize("what", WRITERS)
def test_what_cannot_be_written_is_named_in_words(what: str, tmp_path: Path, capsys: Any) -> None:
    ending, words = WRITERS[what]
    folder = tmp_path / f"folder{ending}"
    folder.mkdir()
    assert main([*words, str(folder)]) == 1
    error = capsys.readouterr().err.splitlines()[-1]
    assert error == f"animcore: {folder}: is a folder, not a file"
    loop = tmp_path / f"loop{ending}"
    loop.symlink_to(loop.name)
    assert main([*words, str(loop)]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == f"animcore: {loop}: Too many levels of symbolic links"


def _small_files() -> None:
    """Of every file only 50 bytes can be written, as on a disk that is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50, 50))


def _run(
    words: list[str], before: Callable[[], None] | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "animcore", *words],
        capture_output=True,
        preexec_fn=before,
        env={**os.environ, **environment},
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("what", WRITERS)
def test_an_earlier_file_outlasts_a_run_that_fails(what: str, tmp_path: Path) -> None:
    ending, words = WRITERS[what]
    file = tmp_path / f"kept{ending}"
    file.write_text("what was there before", encoding="utf-8")
    # Byte code that is cut short would be read by every later run.
    ended = _run([*words, str(file)], _small_files, PYTHONDONTWRITEBYTECODE="1")
    assert ended.returncode == 1
    assert ended.stderr.decode().splitlines()[-1] == f"animcore: {file}: File too large"
    assert file.read_text(encoding="utf-8") == "what was there before"
    assert [each.name for each in tmp_path.iterdir()] == [file.name], "nothing is left beside it"


def test_an_earlier_recording_outlasts_one_that_fails(tmp_path: Path) -> None:
    file = tmp_path / "tap.jsonl"
    file.write_text("before", encoding="utf-8")
    with Scene(DOCUMENT) as scene:
        recorder = TraceRecorder(scene)
        beside = tmp_path / f".animcore-{os.getpid()}-0"
        beside.mkdir()
        with pytest.raises(OSError, match=r"tap\.jsonl"):
            recorder.save(file)
        assert file.read_text(encoding="utf-8") == "before"
        beside.rmdir()
        recorder.save(file)
        assert file.read_text(encoding="utf-8") == recorder.text


READ_AND_WRITTEN: dict[str, tuple[str, list[str]]] = {
    "recording over its document": ("document", ["trace", "replay", "-q", "@", str(TRACE), "--json", "@"]),
    "recording over its trace": ("trace", ["trace", "replay", "-q", str(DOCUMENT), "@", "--json", "@"]),
    "picture over its document": ("document", ["trace", "replay", "-q", "@", str(TRACE), "--gif", "@"]),
    "two outputs": (
        "output",
        ["trace", "replay", "-q", str(DOCUMENT), str(TRACE), "--json", "@", "--gif", "@"],
    ),
    "digests over the document": ("document", ["verify", str(TRACE), "--document", "@", "--write", "--digests", "@"]),
    "digests over a trace": ("trace", ["verify", "@", "--document", str(DOCUMENT), "--write", "--digests", "@"]),
    "progress after a trace": ("trace", ["verify", "@", "--document", str(DOCUMENT), *DIGESTS, "--resume", "@"]),
    "import over its file": ("file", ["import", "@", "-o", "@"]),
    "report over its file": ("file", ["import", "@", "-o", os.devnull, "--report", "@"]),
    "morph over its shape": ("second shape", ["morph", SHAPES[0], "@", "-o", "@"]),
    "drawing over its parameters": ("file of parameters", ["render", str(DOCUMENT), "--parameters", "@", "-o", "@"]),
    "frames over its parameters": (
        "file of parameters",
        ["trace", "replay", str(DOCUMENT), str(TRACE), "--parameters", "@", "--json", "@"],
    ),
    "export over its parameters": ("file of parameters", ["export", str(DOCUMENT), "--parameters", "@", "-o", "@"]),
    "report over its parameters": (
        "file of parameters",
        ["export", str(DOCUMENT), "--parameters", "@", "-o", "x.svg", "--report", "@"],
    ),
    "statechart over its parameters": (
        "file of parameters",
        ["inspect", str(DOCUMENT), "--parameters", "@", "--statechart", "@"],
    ),
    "screenshot over its parameters": (
        "file of parameters",
        ["play", str(DOCUMENT), "--parameters", "@", "--screenshot", "@"],
    ),
    "drawing over its document": ("document", ["render", "@", "-o", "@"]),
    "statechart over its document": ("document", ["inspect", "@", "--statechart", "@"]),
    "screenshot over its document": ("document", ["play", "@", "--screenshot", "@"]),
    "trace over its document": ("document", ["trace", "record", "@", "@"]),
}


@pytest.mark.parametrize("what", READ_AND_WRITTEN)
def test_nothing_is_written_over_what_is_read(what: str, tmp_path: Path, capsys: Any) -> None:
    word, words = READ_AND_WRITTEN[what]
    of_trace = word == "trace"
    content = TRACE.read_bytes() if of_trace else DRAWING.encode() if "import" in words or "morph" in words else b""
    if word == "document":
        content = DOCUMENT.read_bytes()
    file = tmp_path / ("in.jsonl" if of_trace else "in.svg")
    file.write_bytes(content)
    link = file.with_stem("link")
    link.symlink_to(file)
    # The second name is another one of the same file.
    given = [each if each != "@" else str(file) for each in words]
    given[-1] = str(link)
    if "play" in words or "record" in words:
        pytest.importorskip("pygame")
    assert main(given) == 1
    assert f"is the {word} itself: name another file" in capsys.readouterr().err
    assert file.read_bytes() == content
    assert link.is_symlink()


def test_closed_streams_are_no_matter() -> None:
    """POSIX lets a program be started without them; Python's are None then."""
    for number in (1, 2):
        for words in (["info", str(DOCUMENT)], ["inspect", str(DOCUMENT)], ["validate", str(DOCUMENT)]):
            ended = _run(words, lambda number=number: os.close(number))  # type: ignore[misc]
            assert (ended.returncode, ended.stderr) == (0, b"")
    ended = _run(["info", "/nowhere"], lambda: os.close(2))
    assert (ended.returncode, ended.stdout) == (1, b""), "an error is no output"


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "latin-1:strict"])
def test_every_name_can_be_printed(encoding: str, tmp_path: Path) -> None:
    """Names of files are bytes, and a terminal's encoding may have no letters for what is printed."""
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xf0\x9f\x98\x80.json")
    Path(name).write_bytes(DOCUMENT.read_bytes())
    for words in (["validate", name], ["validate", "--json", name], ["migrate", "--check", name], ["inspect", name]):
        ended = _run(words, PYTHONIOENCODING=encoding)
        assert (ended.returncode, ended.stderr) == (0, b""), words


@pytest.mark.parametrize(
    "words",
    [
        ["inspect", "@", "--json"],
        ["validate", "@", "--json"],
        ["import", "é.svg", "-o", "-"],
        ["import", "é.svg", "-o", os.devnull, "--report", "-"],
        ["trace", "replay", "@", "t.jsonl", "--json", "-"],
    ],
)
def test_json_is_utf_8_wherever_it_goes(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RFC 8259, 8.1. Letters that an encoding lacks were written as Python does, which is no JSON."""
    monkeypatch.chdir(tmp_path)
    name = "é\U0001f600"
    Path(f"{name}.json").write_text(f'{{"animcore": 1, "size": [9, 9], "name": "{name}", "nope": 1}}', encoding="utf-8")
    if "validate" not in words:
        Path(f"{name}.json").write_text(f'{{"animcore": 1, "size": [9, 9], "name": "{name}"}}', encoding="utf-8")
    Path("é.svg").write_text(DRAWING.replace("<path", f"<text>{name}</text><path"), encoding="utf-8")
    Path("t.jsonl").write_text('{"trace": 1}\n{"at": 0, "end": true}\n', encoding="utf-8")
    ended = _run([word.replace("@", f"{name}.json") for word in words], PYTHONIOENCODING="ascii")
    assert "é" in json.dumps(json.loads(ended.stdout.decode("utf-8")), ensure_ascii=False)


@pytest.mark.parametrize(
    "words",
    [
        ["render", str(DOCUMENT), "-o", "x.png", "--scale=--"],
        ["render", str(DOCUMENT), "-o", "x.png", "--background=--"],
        ["export", str(DOCUMENT), "-o", "x.svg", "--input=--"],
        ["render", str(DOCUMENT), "-o", ""],
        ["validate", ""],
        ["verify", "", *DIGESTS],
        ["trace", "replay", str(DOCUMENT), str(TRACE), "--json", ""],
        ["inspect", str(DOCUMENT), "--statechart="],
        *(["play", str(DOCUMENT), "--after", number] for number in ("nan", "inf", "-1", "x", "1e999")),
        *(["play", str(DOCUMENT), "--interface-scale", number] for number in ("1e-300", "1e300", "nan", "9")),
    ],
)
def test_arguments_that_are_none_end_with_2(words: list[str], capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert "error: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["render", "@", "-o", "x.png", "--scale", "wide"], "--scale: wide is no number"),
        (["render", "@", "-o", "x.png", "--at", "1s"], "--at: 1s is no number"),
        (["play-trace", "@", "--trace", "x", "--seed", "1e3"], "--seed: 1e3 is no whole number"),
        (["play", "@", "--seed", "-1"], f"--seed: -1 is not from 0 to {2**64 - 1}"),
        (["export", "@", "-o", "x.svg", "--seed", str(2**64)], f"--seed: {2**64} is not from 0 to {2**64 - 1}"),
        (["trace", "replay", "@", "x", "--seed", "x"], "--seed: x is no whole number"),
        (["verify", "x", "--jobs", "all"], "--jobs: all is no whole number"),
        (["morph", "@", "@", "-o", "x.svg", "--spring", "soft"], "--spring: soft is no number"),
        *((["diff", "a", "b", "--tolerance", each], f"--tolerance: {each} is n") for each in ("nan", "-1", "inf", "x")),
    ],
)
def test_numbers_that_are_none_are_told_with_what_is_allowed(words: list[str], said: str, capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main([word.replace("@", str(DOCUMENT)) for word in words])
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert f"error: argument {said}" in told
    assert "invalid" not in told


@pytest.mark.parametrize(
    ("size", "words", "said"),
    [
        (70_000, ["render", "--trace", "@", "-o", "x.gif"], "a GIF has at most 65535 pixels a side, not 70000"),
        (70_000, ["export", "--trace", "@", "-o", "x.gif"], "a GIF has at most 65535 pixels a side, not 70000"),
        (16_384, ["export", "--trace", "@", "-o", "x.webp"], "a WebP has at most 16383 pixels a side, not 16384"),
        (70_000, ["export", "--trace", "@", "-o", "x.avif"], "an AVIF has at most 65536 pixels a side, not 70000"),
        (10, ["render", "--trace", "@", "-o", "x-%09999999999d.svg"], "number has at most 99 digits, not 09999999999"),
    ],
)
def test_pictures_that_a_format_has_no_place_for(
    size: int, words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """Sides are 16 bits in a GIF (its specification, section 20) and 14 in a WebP (RFC 9649, section 2.3)."""
    monkeypatch.chdir(tmp_path)
    Path("wide.json").write_text(f'{{"animcore": 1, "size": [{size}, 1]}}', encoding="utf-8")
    assert main([words[0], "wide.json", "--scale", "1", *(word.replace("@", str(TRACE)) for word in words[1:])]) == 1
    assert said in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["wide.json"]


def test_frames_that_no_memory_has_a_place_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("animcore.render.MOST_PIXELS", 500_000)
    trace = TRACE.with_name("tap.jsonl")
    assert main(["render", str(DOCUMENT), "--trace", str(trace), "-o", str(tmp_path / "x.gif")]) == 1
    assert "more than 500000 pixels in all frames: choose a smaller scale" in capsys.readouterr().err
    assert main(["render", str(DOCUMENT), "--trace", str(TRACE), "--scale", "1", "-o", str(tmp_path / "x.gif")]) == 0


@pytest.mark.parametrize("scale", ["nan", "inf", "-1", "0"])
def test_a_scale_is_a_number_for_drawings_too(scale: str, tmp_path: Path, capsys: Any) -> None:
    for more in ([], ["--trace", str(TRACE)]):
        assert main(["render", str(DOCUMENT), "-o", str(tmp_path / "x.svg"), f"--scale={scale}", *more]) == 1
        assert "the scale must be a finite number more than 0" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_large_scale_of_a_window_needs_no_more_memory() -> None:
    pytest.importorskip("pygame")
    import pygame
    from animcore.tools.player.viewport import LARGEST_SIDE, Viewport

    with Scene(DOCUMENT) as scene:
        viewport = Viewport(1e300)
        viewport.place(pygame.Rect(0, 0, 640, 480), scene, 1.0)
        assert viewport.scale * max(scene.canvas.width, scene.canvas.height) <= LARGEST_SIDE
