# SPDX-License-Identifier: MIT
"""All errors of a document and not only the first, and warnings of what can never happen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from animcore.command_line import main
from animcore.tools.problems import Problem, document_problems, trace_problems

CONTROLS = Path(__file__).resolve().parents[3] / "controls"
DOCUMENTS = sorted(CONTROLS.glob("*.json"))


def problems(document: Any) -> list[Problem]:
    return document_problems(json.dumps(document, indent=1, ensure_ascii=False).encode())


def toggle() -> Any:
    return json.loads((CONTROLS / "gender-toggle.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_controls_have_none(path: Path) -> None:
    assert document_problems(path.read_bytes()) == []


def test_every_error_is_told_once_in_the_order_of_lines() -> None:
    document = toggle()
    document["description"] = "größer"
    document["inputs"]["boy"]["type"] = "bolean"
    document["nodes"][0]["kind"] = "elipse"
    document["regions"][0]["inset"] = "nope +"
    document["motions"]["unknown"] = {"duration": -1}
    found = problems(document)
    assert [problem.severity for problem in found] == ["error"] * 4
    assert {problem.pointer for problem in found} == {
        "/inputs/boy/type",
        "/nodes/0/kind",
        "/regions/0/inset",
        "/motions/unknown/duration",
    }
    text = json.dumps(document, indent=1, ensure_ascii=False).split("\n")
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    for problem in found:
        assert problem.pointer.rsplit("/", 1)[1] in text[problem.line - 1]


def test_places_are_those_of_the_text_also_behind_what_was_taken_out() -> None:
    nodes = [{"kind": kind, "frame": [0, 0, 1, 1]} for kind in ("rectangle", "elipse", "ellipse", "rectangel")]
    document = {"animcore": 1, "size": [1, 1], "nodes": nodes}
    assert [problem.pointer for problem in problems(document)] == ["/nodes/1/kind", "/nodes/3/kind"]


def test_consequences_are_not_told() -> None:
    document = {
        "animcore": 1,
        "size": [1, 1],
        "properties": {"x": {"kind": "scalarr", "value": 0}},
        "nodes": [{"kind": "rectangle", "frame": ["x", 0, 1, 1]}],
    }
    assert [problem.pointer for problem in problems(document)] == ["/properties/x/kind"]


@pytest.mark.parametrize(
    "wrong",
    [
        # Each of these faults hid all behind it: what is at fault must be there, up to the whole document.
        {"size": [100, -50]},
        {"size": "large"},
        {"parameters": {"gap": {"type": "number", "value": 20, "range": [0, 10]}}},
        {"inputs": {"on": {"type": "bolean", "value": False}}},
    ],
)
def test_an_error_in_what_must_be_there_hides_no_other(wrong: Any) -> None:
    more = {
        "properties": {"x": {"kind": "scalar", "value": 0, "value2": 1}},
        "machine": {"states": {"a": {"entry": [{"set": {"y": 1}}], "on": {"go": "c"}}, "b": {}}},
        "nodes": [{"kind": "rectangle", "frame": [0, 0, 1], "fill": "#GG0000"}],
    }
    document = {"animcore": 1, "size": [1, 1], **wrong, **more}
    found = problems(document)
    assert [problem.pointer for problem in found[1:]] == [
        "/properties/x/value2",
        "/machine/states/a/entry/0/set/y",
        "/machine/states/a/on/go",
        "/nodes/0/frame",
        "/nodes/0/fill",
    ]


def test_a_key_that_is_missing_hides_no_other() -> None:
    found = problems({"animcore": 1, "nodes": [{"kind": "rectangle", "fil": "#FF0000"}, {"kind": "elipse"}]})
    assert [problem.pointer for problem in found] == ["", "/nodes/0", "/nodes/0/fil", "/nodes/1/kind"]
    assert "the key 'size' is missing" in found[0].message
    assert "the key 'frame' is missing" in found[1].message


def test_every_error_is_at_its_own_place() -> None:
    """Counted by hand: in a text, at a key, behind letters of two bytes, and behind what was mended."""
    text = """{
  "animcore": 1, "size": [1, 1], "name": "gr\xf6\xdfer",
  "parameters": { "\xe4": { "type": "number", "value": 20, "range": [0, 10] }, "b": { "typ": "number", "value": 1 } },
  "nodes": [
    { "kind": "path", "commands": "M0 0L1", "fil": "#000" }, { "kind": "path", "commands": "M1 1Q2" }
  ]
}"""
    places = [(problem.line, problem.column) for problem in document_problems(text.encode())]
    # Columns are of bytes.
    assert places == [(3, 54), (3, 83), (5, 42), (5, 45), (5, 99)]


def test_an_error_that_only_follows_from_another_is_not_told() -> None:
    motions = {"back": {"spring": "ack", "velocity": 3}}
    stops = [[None, "#000"], [0.5, "#FFF"], [1, "#000"]]
    linear = {"from": [0, 0], "to": [1, 1], "stops": stops}
    nodes = [{"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": {"linear": linear}}]
    found = problems({"animcore": 1, "size": [1, 1], "motions": motions, "nodes": nodes})
    assert [problem.pointer for problem in found] == ["/motions/back/spring", "/nodes/0/fill/linear/stops/0/0"]


def test_names_of_the_documents_own_have_nothing_to_do_with_each_other() -> None:
    inputs = {"n": {"type": "number", "value": 0}, "s": {"type": "string", "value": "x"}}
    machine = {"states": {"a": {"entry": [{"assign": {"m": 1, "s": 2, "n": True}}]}}}
    found = problems({"animcore": 1, "inputs": inputs, "machine": machine})
    assert [problem.pointer.rpartition("/")[2] for problem in found] == ["m", "s", "n"]


def test_every_error_of_a_trace_is_told() -> None:
    lines = [
        '{"trace": 1}',
        '{"at": 0.1, "pointer": "dwn", "x": 1, "y": 1}',
        "",
        '{"at": 0.2, "pointer": "up", "x": "a", "y": 1}',
        "nonsense",
        '{"at": 1, "end": true}',
        '{"at": 2, "key": "tab"}',
        '{"at": 3, "key": "tab"}',
    ]
    found = trace_problems("\n".join(lines).encode())
    assert [(problem.line, problem.column) for problem in found] == [(2, 24), (4, 35), (5, 2), (7, 1)]
    assert trace_problems("\n".join([lines[0], *lines[2:3], lines[5]]).encode()) == []


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"3", b"\xff", b'{"animcore": 2}'])
def test_what_is_no_document_at_all(text: bytes) -> None:
    found = document_problems(text)
    assert len(found) == 1
    assert found[0].severity == "error"


def warnings(machine: Any, **more: Any) -> list[str]:
    document = {"animcore": 1, "machine": machine, **more}
    if "nodes" in document:
        document["size"] = [1, 1]
    found = problems(document)
    assert all(problem.severity == "warning" for problem in found), found
    return [problem.message for problem in found]


def test_states_that_nothing_reaches() -> None:
    states = {
        "a": {"on": {"x": "c"}},
        "b": {"on": {"x": "a"}, "initial": "b1", "states": {"b1": {}, "b2": {}}},
        "c": {"type": "parallel", "states": {"l": {"states": {"l1": {}, "l2": {}}}, "r": {}}},
    }
    told = [each for each in warnings({"states": states}) if "leads to" in each]
    assert told == ["nothing leads to the state 'b'", "nothing leads to the state 'l2'"]


def test_history_reaches_what_is_around_it() -> None:
    states = {
        "off": {"on": {"go": "back"}},
        "on": {"states": {"low": {"on": {"up": "high"}}, "high": {}, "back": {"type": "history"}}},
    }
    assert [each for each in warnings({"states": states}) if "leads to" in each] == []


def test_events_that_only_a_host_can_send() -> None:
    states = {
        "a": {"entry": [{"send": "later", "delay": 1}], "on": {"later": "b", "latter": "b"}},
        "b": {"on": {"later.*": "a", "done.state.b": "a", "*": "a"}},
    }
    assert warnings({"states": states}) == [
        "nothing in this document sends 'latter': only the host can; did you mean 'later'?",
        "the state 'b' is never done: it has no final state",
    ]


def test_properties_that_nothing_uses() -> None:
    properties = {"x": {"kind": "scalar", "value": 0}, "y": {"kind": "scalar", "value": 0}}
    nodes = [{"kind": "rectangle", "frame": ["x * 2", 0, 1, 1]}]
    told = warnings({"states": {"a": {}}}, properties=properties, nodes=nodes)
    assert told == ["nothing shows, sets or reads the property 'y'"]


@pytest.mark.parametrize("depth", [480, 1023])
def test_states_may_be_as_deep_as_the_core_takes(
    depth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """1024 levels (docs/document-format.md): more than Python goes into by itself."""
    text = '{"states": {"s": ' * depth + "{}" + "}}" * depth
    for number in range(depth):
        text = text.replace('"s"', f'"s{number}"', 1)
    file = tmp_path / "deep.json"
    file.write_text(f'{{"animcore": 1, "size": [9, 9], "machine": {text}}}', encoding="utf-8")
    assert main(["validate", str(file)]) == 0
    for more in ([], ["--json"], ["--statechart", str(tmp_path / "chart.dot")]):
        if more and more[0] == "--statechart":
            pytest.importorskip("graphviz")
        assert main(["inspect", str(file), *more]) == 0
    assert f"s{depth - 1}" in (tmp_path / "chart.dot").read_text(encoding="utf-8")
    file.write_text(f'{{"animcore": 1, "siz": 1, "machine": {text}, "node": []}}', encoding="utf-8")
    capsys.readouterr()
    assert main(["validate", str(file)]) == 1
    told = capsys.readouterr().err
    assert "unknown key 'siz'" in told
    assert "unknown key 'node'" in told


def test_the_command_prints_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "control.json"
    file.write_text(json.dumps({"animcore": 1, "machine": {"states": {"a": {}, "b": {}}}}), encoding="utf-8")
    assert main(["validate", str(file)]) == 0
    told = capsys.readouterr()
    assert "warning: nothing leads to the state 'b'" in told.err
    assert told.out.strip() == f"{file}: right"
    assert main(["validate", "--quiet", str(file)]) == 0
    assert capsys.readouterr().out == ""
    # Of objects as well as of lines.
    assert main(["validate", "--quiet", "--json", str(file)]) == 0
    assert capsys.readouterr().out == "[]\n"
    assert capsys.readouterr() == ("", "")
    file.write_text('{"animcore": 1, "size": [1, 1], "nodes": [{"kind": 3}]}', encoding="utf-8")
    assert main(["validate", "--json", str(file), str(tmp_path / "none.json")]) == 1
    first, second = json.loads(capsys.readouterr().out)
    assert first["pointer"] == "/nodes/0/kind"
    assert (first["severity"], first["line"]) == ("error", 1)
    assert second["message"] == "there is no such file"
