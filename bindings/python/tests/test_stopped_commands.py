# SPDX-License-Identifier: MIT
"""Commands that a signal ends. By the shell's convention (POSIX 2.8.2) their exit status is more than 128; here it is
128 and the number of the signal, as shells tell it. What was there before stays whole, and nothing else is left."""

from __future__ import annotations

import functools
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from animcore import _files
from animcore.command_line import main

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "controls" / "gender-toggle.json"
TRACES = ROOT / "controls" / "traces" / "gender-toggle"
TRACE = TRACES / "twelve-taps.jsonl"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9Z" fill="#ff0000"/></svg>'
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
# What stands for the file that is read, a pipe, is @; the file that is written comes last.
WRITERS: dict[str, list[str]] = {
    "render .gif": ["render", "@", "--trace", str(TRACE), "--fps", "20", "--scale", "2", "-o", "kept.gif"],
    "render .png": ["render", "@", "--trace", str(TRACE), "-o", "kept.png"],
    "export .svg": ["export", "@", "--trace", str(TRACE), "-o", "kept.svg"],
    "trace replay": ["trace", "replay", "-q", "@", str(TRACE), "--json", "kept.json"],
    "verify": ["verify", *20 * [str(TRACE)], "--document", "@", "--write", "--digests", "kept.json"],
    "import": ["import", "@", "-o", "kept.json"],
}


def as_in_a_terminal() -> None:
    """Programs behind nohup or & pass on that they ignore signals."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)


def start(words: list[str], folder: Path, prepare: Callable[[], object] = as_in_a_terminal) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "animcore", *words]
    return subprocess.Popen(
        command,
        cwd=folder,
        preexec_fn=prepare,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.PIPE,
        start_new_session=True,
    )


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@functools.lru_cache
def contents(what: str) -> tuple[bytes, str]:
    """What a command reads, and the name of the pipe that it comes through."""
    return (DRAWING.encode(), "in.svg") if what == "import" else (DOCUMENT.read_bytes(), "in.json")


def run_until(what: str, folder: Path, number: int, delay: float) -> tuple[int, bytes]:
    """Runs a command, and sends it a signal some time after it has begun: 0 for none. Gives its status and errors."""
    content, name = contents(what)
    pipe = folder / name
    os.mkfifo(pipe)
    process = start([str(pipe) if word == "@" else word for word in WRITERS[what]], folder)
    # From here on the command has begun: it waits for the pipe.
    with pipe.open("wb") as file:
        file.write(content)
    time.sleep(delay)
    process.send_signal(number)
    _, error = process.communicate(timeout=60)
    pipe.unlink()
    return process.returncode, error


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: signal.Signals(number).name)
@pytest.mark.parametrize("what", WRITERS)
def test_what_was_there_stays_whole(what: str, number: int, tmp_path: Path) -> None:
    kept = tmp_path / WRITERS[what][-1]
    assert run_until(what, tmp_path, 0, 0)[0] == 0
    whole = kept.read_bytes()
    chance = random.Random(what)
    for _ in range(2):
        kept.write_bytes(b"before")
        status, error = run_until(what, tmp_path, number, chance.uniform(0, 0.3))
        # Minus the number: the command was not at work any more, and the signal ended the process itself.
        assert status in (0, 128 + number, -number), error
        assert b"Traceback" not in error
        assert kept.read_bytes() in ((whole,) if status == 0 else (b"before", whole)), (status, error)
        assert [each.name for each in tmp_path.iterdir()] == [kept.name], "nothing is left beside it"


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit, MemoryError])
@pytest.mark.parametrize("at", ["write_bytes", "replace"])
def test_a_file_is_never_written_in_half(
    stop: type[BaseException], at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the writing, at whichever moment."""
    kept = tmp_path / "kept"
    kept.write_text("before", encoding="utf-8")
    write = Path.write_bytes

    def interrupted(self: Path, _more: bytes | Path) -> int:
        if at == "write_bytes":
            write(self, b"half")
        raise stop

    monkeypatch.setattr(Path, at, interrupted)
    with pytest.raises(stop):
        _files.write_files({kept: b"after"})
    monkeypatch.undo()
    assert kept.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [kept]


def verifying(
    tmp_path: Path, prepare: Callable[[], object] = as_in_a_terminal, copies: int = 200
) -> subprocess.Popen[bytes]:
    """A command with two workers that have begun."""
    long_trace = tmp_path / "long.jsonl"
    long_trace.write_text('{"trace": 1}\n{"at": 3000, "end": true}\n', encoding="utf-8")
    traces = [str(TRACE), str(long_trace)]
    for copy in range(copies):
        path = tmp_path / f"{copy}.jsonl"
        path.write_bytes(TRACE.read_bytes())
        traces.append(str(path))
    words = ["verify", *traces, "--document", str(DOCUMENT), "--jobs", "2", "--write", "--digests", "kept.json"]
    (tmp_path / "kept.json").write_text("{}", encoding="utf-8")
    process = start(words, tmp_path, prepare)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and len(children.read_text(encoding="ascii").split()) < 2:
        time.sleep(0.01)
    time.sleep(0.5)
    return process


def test_workers_ignore_what_the_command_ignores(tmp_path: Path) -> None:
    """As nohup wants it: the terminal that is closed sends its signal to all processes."""
    process = verifying(tmp_path, lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN), copies=40)
    os.killpg(process.pid, signal.SIGHUP)
    _, error = process.communicate(timeout=100)
    assert (process.returncode, error) == (0, b"")
    assert len(json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))) > 0


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: signal.Signals(number).name)
@pytest.mark.parametrize("to_all", [True, False], ids=["to all processes", "to the command"])
def test_no_worker_goes_on_alone(number: int, to_all: bool, tmp_path: Path) -> None:
    """A terminal's Ctrl-C goes to all processes of the group, and kill to the one that is named."""
    process = verifying(tmp_path)
    (os.killpg if to_all else os.kill)(process.pid, number)
    _, error = process.communicate(timeout=30)
    assert (process.returncode, error) == (128 + number, b"")
    assert (tmp_path / "kept.json").read_text(encoding="utf-8") == "{}"
    ended = time.monotonic() + 10
    while is_alive(process.pid) and time.monotonic() < ended:
        time.sleep(0.05)
    assert not is_alive(process.pid)


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: signal.Signals(number).name)
def test_a_recording_is_written_when_a_signal_closes_the_window(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pipe, trace = tmp_path / "in.json", tmp_path / "made" / "out.jsonl"
    os.mkfifo(pipe)
    process = start(["trace", "record", str(pipe), str(trace)], tmp_path)
    pipe.write_bytes(DOCUMENT.read_bytes())
    time.sleep(2)
    process.send_signal(number)
    output, error = process.communicate(timeout=60)
    assert (process.returncode, error) == (128 + number, b"")
    assert output.decode() == f"{trace}: 0 steps\n"
    first, *_, last = trace.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["trace"] == 1
    assert json.loads(last)["end"] is True
    assert list(trace.parent.iterdir()) == [trace]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_language_server_ends_in_order(number: int, tmp_path: Path) -> None:
    pytest.importorskip("pygls")
    process = start(["language-server"], tmp_path)
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}).encode()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
    process.stdin.flush()
    assert process.stdout.readline().startswith(b"Content-Length")
    process.send_signal(number)
    _, error = process.communicate(timeout=30)
    assert process.returncode in (0, 1, 128 + number)
    assert b"Traceback" not in error


def test_signals_that_are_ignored_stay_so() -> None:
    """As nohup wants it; and after the command, a process that called it has its handlers as before."""
    before = [signal.signal(signal.SIGHUP, signal.SIG_IGN), signal.getsignal(signal.SIGTERM)]
    try:
        assert main(["info", str(DOCUMENT)]) == 0
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) is before[1]
    finally:
        signal.signal(signal.SIGHUP, before[0])
