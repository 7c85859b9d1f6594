# SPDX-License-Identifier: MIT
"""`animcore format`, and what `animcore diff` reads. The style is that of the documents in controls, which were written
before the command."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene
from animcore.command_line import main
from animcore.tools.editing.json_tree import read_tree
from animcore.tools.editing.style import formatted

ROOT = Path(__file__).resolve().parents[3]
CONTROLS = sorted([*(ROOT / "controls").glob("*.json"), *(ROOT / "controls" / "examples").glob("*.json")])
DOCUMENT = ROOT / "controls" / "gender-toggle.json"
TRACE = ROOT / "controls" / "traces" / "gender-toggle" / "tap.jsonl"


def test_the_controls_are_in_the_style(capsys: Any) -> None:
    assert main(["format", "--check", *map(str, CONTROLS)]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("indent", [None, 0, 1, 4, "\t"])
@pytest.mark.parametrize("path", CONTROLS, ids=[path.stem for path in CONTROLS])
def test_a_document_means_the_same_and_a_second_time_changes_nothing(path: Path, indent: Any, tmp_path: Path) -> None:
    file = tmp_path / "document.json"
    before = json.dumps(json.loads(path.read_bytes()), indent=indent)
    file.write_text(before, encoding="utf-8")
    assert main(["format", "--check", str(file)]) == 1
    assert file.read_text(encoding="utf-8") == before
    assert main(["format", str(file)]) == 0
    once = file.read_text(encoding="utf-8")
    assert main(["format", str(file)]) == main(["format", "--check", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == once
    assert json.dumps(json.loads(once)) == json.dumps(json.loads(before)), "in the same order"
    with Scene(before, 3) as one, Scene(once, 3) as other:
        assert one.state_hash() == other.state_hash()


def random_value(chance: random.Random, depth: int) -> str:
    """A JSON text with numbers, texts and white space of all sorts."""
    space = chance.choice(["", " ", "\n", "\n\n  ", "\t"])
    kind = chance.randrange(8 if depth else 4)
    if kind < 2:
        return chance.choice(["1.0", "-0", "1e5", "1E+05", "0.10", "12345678901234567890", "true", "null"])
    if kind < 4:
        return chance.choice(
            ['"\\u00e9"', '"é"', '"a\\"b\\\\"', '""', '"{[,:]}"', '"\\/"', '"\U0001f600 \\ud83d\\ude00"']
        )
    inside = [random_value(chance, depth - 1) for _ in range(chance.randrange(5))]
    if kind < 6:
        return f"[{space}" + f"{space},{space}".join(inside) + f"{space}]"
    members = [f'"{"k" * chance.randrange(1, 30)}{number}"{space}:{space}{each}' for number, each in enumerate(inside)]
    return f"{{{space}" + f",{space}".join(members) + f"{space}}}"


def test_random_texts_keep_every_number_and_letter() -> None:
    chance = random.Random(1)
    for _ in range(400):
        text = random_value(chance, 5)
        once = formatted(read_tree(text))
        assert formatted(read_tree(once)) == once
        assert json.loads(once, parse_float=str, parse_int=str) == json.loads(text, parse_float=str, parse_int=str)
        lines = once.split("\n")
        assert not [line for line in lines if line != line.rstrip()]
        # A longer line has one value alone, with its key.
        for line in lines:
            assert len(line) <= 120 or not any(bracket in line.strip()[:-1].split('"')[0] for bracket in "{[")


def test_a_text_deeper_than_python_reads() -> None:
    """States may be 1024 levels deep (docs/document-format.md)."""
    text = '{"animcore":1,"machine":' + '{"states":{"a":' * 900 + "{}" + "}}" * 900 + "}"
    with pytest.raises(RecursionError):
        json.loads(text.replace('{"states"', '[{"states"'))
    tree = read_tree(text)
    assert tree.is_whole
    assert "".join(formatted(tree).split()) == text


def test_line_ends_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "document.json"
    file.write_bytes(b'{"animcore":1,\r\n"size":[1,1]}')
    assert main(["format", str(file)]) == 0
    assert file.read_bytes() == b'{ "animcore": 1, "size": [1, 1] }\r\n'


def test_standard_input_to_standard_output() -> None:
    text = '{"animcore":1}'
    command = [sys.executable, "-m", "animcore", "format", "-"]
    ended = subprocess.run(command, input=text.encode(), capture_output=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b'{ "animcore": 1 }\n', b"")
    ended = subprocess.run([*command, "--check"], input=text.encode(), capture_output=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout) == (1, b"stdin: would be formatted\n")


def test_what_is_no_document_is_left_alone(tmp_path: Path, capsys: Any) -> None:
    trace, wrong, right = (tmp_path / name for name in ("a.jsonl", "b.json", "c.json"))
    trace.write_bytes(TRACE.read_bytes())
    wrong.write_text('{"animcore":1,}', encoding="utf-8")
    right.write_text('{"animcore":1}', encoding="utf-8")
    assert main(["format", str(trace), str(wrong), str(right), str(tmp_path / "none")]) == 1
    told = capsys.readouterr()
    assert "is a trace" in told.err
    assert "b.json:1:" in told.err
    assert "no such file" in told.err
    assert (trace.read_bytes(), wrong.read_text(encoding="utf-8")) == (TRACE.read_bytes(), '{"animcore":1,}')
    assert right.read_text(encoding="utf-8") == '{ "animcore": 1 }\n'


def piped(words: list[str], content: bytes) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "animcore", *words]
    return subprocess.run(command, input=content, capture_output=True, check=False, timeout=120)


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_diff_takes_each_of_its_files_from_a_pipe(name: str, tmp_path: Path) -> None:
    document, trace = str(DOCUMENT), str(TRACE)
    recording = tmp_path / "recording.json"
    assert main(["trace", "replay", "-q", document, trace, "--json", str(recording)]) == 0
    for words, content in (
        ([name, document, "--trace", trace], DOCUMENT),
        ([document, name, "--trace", trace], DOCUMENT),
        ([document, document, "--trace", name], TRACE),
        ([trace, trace, "--document", name], DOCUMENT),
        ([name, trace, "--document", document], TRACE),
        ([name, str(recording)], recording),
    ):
        ended = piped(["diff", *words], content.read_bytes())
        assert (ended.returncode, ended.stderr) == (0, b""), words
        assert ended.stdout.startswith(b"equal: ")
    assert piped(["diff", "-", "-", "--trace", trace], DOCUMENT.read_bytes()).returncode == 1


def test_other_commands_take_a_document_from_a_pipe_too(tmp_path: Path) -> None:
    for words in (
        ["info", "-"],
        ["inspect", "-"],
        ["render", "-", "-o", str(tmp_path / "a.svg")],
        ["play-trace", "-", "--trace", str(TRACE)],
        ["trace", "replay", "-q", "-", str(TRACE), "--gif", str(tmp_path / "a.gif")],
        ["validate", "-"],
    ):
        ended = piped(words, DOCUMENT.read_bytes())
        assert (ended.returncode, ended.stderr) == (0, b""), words


@pytest.mark.parametrize("has_place", [True, False])
def test_a_recording_that_cannot_be_written_is_not_lost(
    has_place: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """What a hand did cannot be had again: it goes to a temporary file, or else to standard output."""
    from animcore.tools.files import FileError
    from animcore.tools.player.session import Session

    place = tmp_path / "temporary"
    if has_place:
        place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    folder = tmp_path / "tap.jsonl"
    folder.mkdir()
    session = Session(str(DOCUMENT), record=str(folder))
    session.key("space", "press", False)
    text = session.recorder.text
    assert '"space"' in text
    with pytest.raises(FileError, match=r"tap\.jsonl: is a folder, not a file; what was recorded is in ") as told:
        session.close()
    assert session.scene.is_closed
    session.close()
    if has_place:
        (file,) = place.iterdir()
        assert str(told.value).endswith(str(file))
        assert file.read_text(encoding="utf-8") == text
        assert capsys.readouterr().out == ""
    else:
        assert str(told.value).endswith("standard output")
        assert capsys.readouterr().out == text
    assert not list(folder.iterdir())
    assert io.StringIO(text).readline().startswith('{"trace": 1')
