# SPDX-License-Identifier: MIT
"""`animcore verify`: sessions are played again, here, by processes and on a cluster that loses a worker."""

from __future__ import annotations

import concurrent.futures
import json
import os
import shutil
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from animcore.command_line import main

ROOT = Path(__file__).resolve().parents[3]
CONTROLS = ROOT / "controls"
GOLDEN = json.loads((ROOT / "Tests/conformance/golden/transcripts.json").read_text(encoding="utf-8"))


def command(*arguments: str | Path) -> int:
    return main(["verify", *map(str, arguments)])


@pytest.fixture
def sessions(tmp_path: Path) -> Path:
    """The toggle's traces, several times over, in a folder of their own."""
    folder = tmp_path / "sessions"
    for number in range(5):
        shutil.copytree(CONTROLS / "traces" / "gender-toggle", folder / str(number))
    return folder


def written(folder: Path, tmp_path: Path, *more: str | Path) -> dict[str, str]:
    digests = tmp_path / "digests.json"
    assert command(folder, "--documents", CONTROLS, "--digests", digests, "--write", *more) == 0
    found: dict[str, str] = json.loads(digests.read_text(encoding="utf-8"))
    return found


def test_digests_are_those_of_the_transcripts(tmp_path: Path) -> None:
    found = written(CONTROLS / "traces", tmp_path)
    golden = {
        str(CONTROLS / "traces" / document / f"{name}.jsonl"): digest
        for document, names in GOLDEN.items()
        for name, digest in names.items()
    }
    assert found == golden


def test_processes_give_the_same(sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = written(sessions, tmp_path)
    assert written(sessions, tmp_path, "--jobs", "2") == one
    capsys.readouterr()
    assert command(sessions, "--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--jobs", "2") == 0
    assert f"{len(one)} sessions, {len(one)} as before" in capsys.readouterr().out


def test_what_differs_is_told_with_its_first_frame(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(sessions, tmp_path)
    tap = sessions / "0" / "tap.jsonl"
    capsys.readouterr()
    assert main(["play-trace", str(CONTROLS / "gender-toggle.json"), "--trace", str(tap), "--hex"]) == 0
    tap.with_suffix(".transcript").write_text(capsys.readouterr().out, encoding="utf-8")
    # The session is another one now: the finger is lifted elsewhere.
    tap.write_text(tap.read_text(encoding="utf-8").replace('"up", "x": 25', '"up", "x": 900'), encoding="utf-8")
    assert command(sessions, "--documents", CONTROLS, "--digests", tmp_path / "digests.json") == 1
    told = capsys.readouterr().out
    assert "1 differ" in told
    assert f"{tap}: first in frame" in told
    assert "girl" in told


def test_what_cannot_be_played_is_told(sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = len(written(sessions, tmp_path))
    (sessions / "0" / "tap.jsonl").write_text('{"trace": 1, "document": "gender-toggle"}\n{"at": -1}\n')
    (sessions / "new.jsonl").write_text('{"trace": 1, "document": "gender-toggle"}\n{"at": 0.1, "end": true}\n')
    assert command(sessions, "--documents", CONTROLS, "--digests", tmp_path / "digests.json") == 1
    told = capsys.readouterr().out
    assert "tap.jsonl: error: line 2" in told
    assert "new.jsonl: has no digest" in told
    assert f"{count + 1} sessions, {count - 1} as before, 1 without a digest, 1 cannot be played" in told


def test_a_run_that_was_cut_off_goes_on(sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = written(sessions, tmp_path)
    progress = tmp_path / "progress"
    options = ("--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--resume", progress)
    assert command(sessions, *options) == 0
    lines = progress.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == len(whole)
    # Half of it, and a line that was cut in two.
    progress.write_text("".join(lines[:20]) + lines[20][:30], encoding="utf-8")
    capsys.readouterr()
    assert command(sessions, *options) == 0
    assert f"{len(whole)} sessions, {len(whole)} as before, 20 of them played earlier" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["/nowhere.jsonl"], "/nowhere.jsonl: there is no such file"),
        ([str(CONTROLS / "traces"), "--jobs", "0"], "--jobs must be at least 1, not 0"),
        ([str(CONTROLS / "traces"), "--digests", "/nowhere.json"], "--write makes it"),
        ([str(CONTROLS / "traces"), "--write", "--documents", "/nowhere"], "/nowhere: there is no such folder"),
    ],
)
def test_wrong_arguments(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*arguments) == 1
    assert said in capsys.readouterr().err


def test_what_cannot_be_read_stops_no_other_session(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A trace that names no document or one that is not there, a link to nothing, and a folder with a trace's name."""
    count = len(written(sessions, tmp_path))
    (sessions / "folder.jsonl").mkdir()
    (sessions / "link.jsonl").symlink_to(tmp_path / "nowhere")
    (sessions / "nameless.jsonl").write_text('{"trace": 1}\n{"at": 0.1, "end": true}\n', encoding="utf-8")
    for name in ("other", "null\\u0000"):
        text = f'{{"trace": 1, "document": "{name}"}}\n{{"at": 0.1, "end": true}}\n'
        (sessions / f"{name[:5]}.jsonl").write_text(text, encoding="utf-8")
    capsys.readouterr()
    for jobs in ("1", "2"):
        assert command(sessions, "--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--jobs", jobs) == 1
        told = capsys.readouterr().out
        assert "link.jsonl: error: there is no such file" in told
        assert "nameless.jsonl: error: does not name its document: say which it is with --document" in told
        assert f"other.jsonl: error: of its document: {CONTROLS / 'other.json'}: there is no such file" in told
        assert f"{count + 4} sessions, {count} as before, 4 cannot be played" in told


def test_a_trace_counts_once_by_whatever_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(CONTROLS / "traces" / "gender-toggle", tmp_path / "traces")
    monkeypatch.chdir(tmp_path)
    names: list[str | Path] = ["traces", tmp_path / "traces", "traces/tap.jsonl", "traces/../traces/tap.jsonl"]
    assert command(*names, "--documents", CONTROLS, "--write") == 0
    count = len(list(tmp_path.glob("traces/*.jsonl")))
    assert f"{count} sessions, {count} written" in capsys.readouterr().out
    assert all(name.startswith("traces/") for name in json.loads(Path("digests.json").read_text(encoding="utf-8")))


def test_what_follows_a_line_that_was_cut_off_is_kept(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = written(sessions, tmp_path)
    progress = tmp_path / "progress"
    options = ("--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--resume", progress)
    progress.write_text('{"trace": "cut o', encoding="utf-8")
    assert command(sessions, *options) == 0
    capsys.readouterr()
    assert command(sessions, *options) == 0
    assert f"{len(whole)} of them played earlier" in capsys.readouterr().out


@pytest.mark.parametrize("changed", ["document", "trace", "fps"])
def test_a_session_of_which_something_changed_is_played_again(
    changed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document, trace = tmp_path / "gender-toggle.json", tmp_path / "tap.jsonl"
    shutil.copy(CONTROLS / "gender-toggle.json", document)
    shutil.copy(CONTROLS / "traces" / "gender-toggle" / "tap.jsonl", trace)
    options: list[str | Path] = ["--document", document, "--digests", tmp_path / "digests.json"]
    assert command(trace, *options, "--write") == 0
    options += ["--resume", tmp_path / "progress"]
    assert command(trace, *options) == command(trace, *options) == 0
    assert "1 as before, 1 of them played earlier" in capsys.readouterr().out
    if changed == "document":
        document.write_bytes(document.read_bytes().replace(b'"spring": "default"', b'"spring": "bouncy"'))
    elif changed == "trace":
        trace.write_bytes(trace.read_bytes().replace(b"0.18", b"0.28"))
    else:
        options += ["--fps", "50"]
    assert command(trace, *options) == 1
    assert "1 sessions, 0 as before, 1 differ" in capsys.readouterr().out


def test_what_could_not_be_played_is_played_again(sessions: Path, tmp_path: Path) -> None:
    written(sessions, tmp_path)
    options = ("--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--resume", tmp_path / "progress")
    tap = sessions / "0" / "tap.jsonl"
    text = tap.read_bytes()
    tap.write_bytes(text.splitlines(keepends=True)[0] + b"{")
    assert command(sessions, *options) == 1
    tap.write_bytes(text)
    assert command(sessions, *options) == 0


def test_digests_are_not_written_over_anything_else(sessions: Path, tmp_path: Path, capsys: Any) -> None:
    """The document that the traces name by themselves, for one."""
    shutil.copytree(CONTROLS, tmp_path / "controls", ignore=lambda *_: ["traces", "examples"])
    document = tmp_path / "controls" / "gender-toggle.json"
    assert command(sessions, "--documents", tmp_path / "controls", "--write", "--digests", document) == 1
    assert f"--digests {document} has something else than digests in it" in capsys.readouterr().err
    assert document.read_bytes() == (CONTROLS / "gender-toggle.json").read_bytes()


def test_each_process_has_something_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from animcore.tools import verify

    def parts(count: int, workers: int) -> list[int]:
        one = verify.Session("", b"", b"")
        return [len(batch) for batch in verify._batches([one] * count, count, workers)]

    assert parts(3, 3) == [1, 1, 1]
    assert parts(40, 4) == [3] * 13 + [1]
    assert parts(10_000, 2) == [64] * 156 + [16]
    # As many processes as there are sessions, whatever was asked for.
    asked: list[int] = []

    class Pool(concurrent.futures.ProcessPoolExecutor):
        def __init__(self, jobs: int, **more: Any) -> None:
            asked.append(jobs)
            super().__init__(jobs, **more)

    monkeypatch.setattr(verify, "ProcessPoolExecutor", Pool)
    traces = sorted((CONTROLS / "traces" / "gender-toggle").glob("*.jsonl"))[:2]
    digests = tmp_path / "digests.json"
    assert command(*traces, "--documents", CONTROLS, "--digests", digests, "--write", "--jobs", str(10**20)) == 0
    assert asked == [2]


def test_a_process_that_is_ended_from_outside_is_told(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from animcore.tools import verify

    monkeypatch.setattr(verify, "played_all", _ended)
    options = ("--documents", CONTROLS, "--digests", tmp_path / "digests.json", "--write", "--jobs", "2")
    assert command(sessions, *options) == 1
    assert "animcore: a process of --jobs was ended from outside" in capsys.readouterr().err
    assert not (tmp_path / "digests.json").exists()


def _ended(_sessions: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_transcript_that_is_none_hides_no_other_difference(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    digests = written(sessions, tmp_path)
    wrong = {name: digest[::-1] for name, digest in digests.items()}
    (tmp_path / "digests.json").write_text(json.dumps(wrong), encoding="utf-8")
    (sessions / "0" / "canceled.transcript").write_text("frame x\n", encoding="utf-8")
    assert command(sessions, "--documents", CONTROLS, "--digests", tmp_path / "digests.json") == 1
    told = capsys.readouterr()
    assert "canceled.transcript: is no transcript" in told.err
    assert f"{len(digests)} differ" in told.out


def test_a_cluster_that_loses_a_worker(
    sessions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost, and nothing is counted twice."""
    distributed = pytest.importorskip("distributed")
    from animcore.tools import verify

    monkeypatch.setattr(verify, "BATCH", 2)
    expected = written(sessions, tmp_path)
    progress = tmp_path / "progress"
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as cluster:
        pid = next(iter(cluster.workers.values())).pid

        def kill() -> None:
            # Midway: when something was played.
            while not progress.exists() or not progress.stat().st_size:
                time.sleep(0.01)
            os.kill(pid, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        status = command(
            sessions,
            *("--documents", CONTROLS, "--digests", tmp_path / "digests.json"),
            *("--dask", cluster.scheduler_address, "--resume", progress),
        )
        killer.join()
    assert status == 0
    assert f"{len(expected)} sessions, {len(expected)} as before" in capsys.readouterr().out
    names = [json.loads(line)["trace"] for line in progress.read_text(encoding="utf-8").splitlines()]
    assert sorted(names) == sorted(expected)
