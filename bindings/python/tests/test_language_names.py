# SPDX-License-Identifier: MIT
"""The language server's features that know names, spoken to in bytes. What is expected are the places where a reader of
docs/document-format.md finds the names, and the answers of the Language Server Protocol 3.17."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from animcore import Document, Scene
from language_client import URI, Client, offset_of, position

pytest.importorskip("pygls")

ROOT = Path(__file__).resolve().parents[3]
CONTROLS = sorted([*(ROOT / "controls").glob("*.json"), *(ROOT / "controls" / "examples").glob("*.json")])
# Marked: «» around each place of the property, ⟦⟧ around each of the state, ⟨⟩ around each of the component's own.
MARKED = """{
  "animcore": 1, "size": [40, 40],
  "components": { "card": { "size": [9, 9],
    "properties": { "⟨x⟩": { "kind": "scalar", "value": 0 } },
    "machine": { "states": { "on": { "on": { "hit": { "guard": "⟨x⟩ > 1" } } } } },
    "nodes": [{ "kind": "ellipse", "frame": [0, 0, 9, 9], "x": "⟨x⟩" }]
  } },
  "properties": { "«x»": { "kind": "scalar", "value": 0 },
    "y": { "kind": "scalar", "expression": "2 * «x» + max(«`x`», 1)" } },
  "animations": { "shake": { "property": "«x»", "to": "«x» + first.⟨x⟩" } },
  "machine": { "initial": "⟦on⟧", "states": {
    "⟦on⟧": {
      "entry": [{ "set": { "«x»": "event.x + «\\u0078»" },
        "motion": { "spring": "smooth", "velocity": { "«x»": 1 } } }],
      "on": { "tap.up": "⟦on⟧", "done.state.⟦on⟧": { "guard": "in(⟦on⟧) && in(first.on)" } },
      "always": { "guard": "elapsed(⟦on⟧) > 9 || 'x' == 'in(on)' || «x» > 1e9" }
    }
  } },
  "nodes": [
    { "kind": "component", "name": "first", "component": "card" },
    { "kind": "ellipse", "frame": ["«x»", 0, 9, 9], "along": { "path": "M0 0h1", "progress": "«x»" } },
    { "kind": "text", "text": "x", "position": [0, 0] },
    { "kind": "text", "text": { "number": "«x»" }, "position": [0, 0] }
  ],
  "regions": [{ "name": "tap", "shape": { "rectangle": [0, 0, 40, 40] } }]
}"""
TEXT = re.sub("[«»⟦⟧⟨⟩]", "", MARKED)


def marked(opening: str, closing: str) -> list[tuple[int, int]]:
    """The places between two marks, in the text without marks."""
    text = re.sub(f"[{''.join({*'«»⟦⟧⟨⟩'} - {opening, closing})}]", "", MARKED)
    places, at = [], 0
    for number, match in enumerate(re.finditer(f"{opening}([^{closing}]*){closing}", text)):
        at = match.start() - 2 * number
        places.append((at, at + len(match[1])))
    return places


X, ON, OWN_X = marked("«", "»"), marked("⟦", "⟧"), marked("⟨", "⟩")


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    client = Client()
    client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.send(method="initialized", params={})
    yield client
    aside = client.aside()
    client.end()
    assert "Traceback" not in aside


@pytest.fixture
def opened(client: Client) -> Iterator[Client]:
    assert not [each for each in client.open(TEXT) if each["severity"] == 1]
    yield client
    client.close()


def span(text: str, place: dict[str, Any]) -> tuple[int, int]:
    return offset_of(text, place["start"]), offset_of(text, place["end"])


def edited(text: str, edits: list[dict[str, Any]]) -> str:
    for edit in sorted(edits, key=lambda edit: span(text, edit["range"]), reverse=True):
        start, end = span(text, edit["range"])
        text = text[:start] + edit["newText"] + text[end:]
    return text


def references(client: Client, offset: int, with_declaration: bool = True) -> list[tuple[int, int]]:
    parameters = {
        "textDocument": {"uri": URI},
        "position": position(TEXT, offset),
        "context": {"includeDeclaration": with_declaration},
    }
    return [span(TEXT, each["range"]) for each in client.ask("textDocument/references", parameters)["result"]]


@pytest.mark.parametrize("places", [X, ON, OWN_X], ids=["property", "state", "property of a component"])
def test_all_places_of_a_name_are_found_from_each_of_them(opened: Client, places: list[tuple[int, int]]) -> None:
    assert len(places) > 3
    declaration = (
        places[0] if places is not ON else next(place for place in places if TEXT[place[1] : place[1] + 4] == '": {')
    )
    for start, end in places:
        for offset in (start, end):
            assert references(opened, offset) == places
            assert references(opened, offset, False) == [place for place in places if place != declaration]
            (found,) = opened.at("textDocument/definition", TEXT, offset)
            assert (found["uri"], span(TEXT, found["range"])) == (URI, declaration)
            told = opened.at("textDocument/documentHighlight", TEXT, offset)
            assert [span(TEXT, each["range"]) for each in told] == places
            assert [each["kind"] for each in told] == [3 if place == declaration else 2 for place in places]


def test_what_is_no_name_has_no_places(opened: Client) -> None:
    for words in ('"rectangle"', '"kind"', "'in(on)'", "h1", "1e9", '"text": "x"', "smooth"):
        offset = TEXT.index(words) + len(words) - 2
        for method in ("definition", "documentHighlight", "prepareRename"):
            assert opened.at(f"textDocument/{method}", TEXT, offset) is None, words


def rename(client: Client, offset: int, name: str, text: str = TEXT) -> Any:
    parameters = {"textDocument": {"uri": URI}, "position": position(text, offset), "newName": name}
    return client.ask("textDocument/rename", parameters)


@pytest.mark.parametrize("name", ["z", "my z", "größe-2", "a.b", 'a"b\\', "\U0001f600", "`a.b`", "true", "pi"])
def test_a_new_name_stands_in_all_places_and_nowhere_else(opened: Client, name: str) -> None:
    prepared = opened.at("textDocument/prepareRename", TEXT, X[3][0])
    assert (span(TEXT, prepared["range"]), prepared["placeholder"]) == (X[3], "x")
    told = rename(opened, X[3][0], name)
    if name in ("true", "pi"):
        assert "has a meaning of its own" in told["error"]["message"]
        return
    edits = told["result"]["changes"][URI]
    assert [span(TEXT, edit["range"]) for edit in edits] == X
    text = edited(TEXT, edits)
    Document(text).close()
    whole = f"`{name}`" if name == "a.b" else name
    assert whole in json.loads(text)["properties"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "is no name"),
        ("x-own", "is no name"),
        ("a`b", "is no name"),
        ("tab\t", "is no name"),
        ("n" * 256, "is no name"),
        ("\ud83d", "is no name"),
        ("y", "'y' is the name of a property already"),
        ("first", "'first' is the name of an instance already"),
        ("event", "has a meaning of its own"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(opened: Client, name: str, sentence: str) -> None:
    """RequestFailed of the protocol is for requests that were right and could not be done."""
    error = rename(opened, X[0][0], name)["error"]
    assert error["code"] == -32803
    assert sentence in error["message"]
    assert "\n" not in error["message"]


def test_what_the_core_refuses_is_refused_with_its_sentence(client: Client) -> None:
    text = '{"animcore": 1, "springs": {"mine": {"duration": 1}}, "motions": {"m": {"spring": "mine"}}}'
    client.open(text)
    error = rename(client, text.index("mine"), "smooth", text)["error"]
    assert "would not load any more" in error["message"]
    assert "smooth" in error["message"]
    client.close()


def test_events_of_the_library_keep_their_names(client: Client) -> None:
    text = '{"animcore": 1, "machine": {"states": {"a": {"on": {"error.execution": "a", "told": "a"}}}}}'
    client.open(text)
    for method in ("prepareRename", "rename"):
        parameters = {
            "textDocument": {"uri": URI},
            "position": position(text, text.index("error.") + 1),
            "newName": "b",
        }
        assert "its name is fixed" in client.ask(f"textDocument/{method}", parameters)["error"]["message"]
    assert rename(client, text.index("told"), "heard", text)["result"]["changes"]
    assert "has a meaning of its own" in rename(client, text.index("told"), "changed", text)["error"]["message"]
    states = {"a": {"entry": [{"emit": "changed"}, {"emit": "done"}], "on": {"done": "a"}}}
    text = json.dumps({"animcore": 1, "machine": {"states": states}})
    client.open(text)
    assert rename(client, text.index("changed"), "heard", text)["result"]["changes"], "it is only told to the host"
    assert "answers events that the library sends" in rename(client, text.index("done"), "b", text)["error"]["message"]
    client.close()


def test_an_event_is_named_by_what_continues_it_too(client: Client) -> None:
    text = json.dumps(
        {
            "animcore": 1,
            "machine": {
                "states": {
                    "a": {
                        "entry": [{"raise": "job.done.well"}, {"emit": "jobs"}],
                        "on": {"job other.*": "a", "job.done": "a", "`job`.done.*": "a"},
                    }
                }
            },
        }
    )
    client.open(text)
    edits = rename(client, text.index("job other"), "task.own", text)["result"]["changes"][URI]
    states = json.loads(edited(text, edits))["machine"]["states"]["a"]
    assert states["entry"] == [{"raise": "task.own.done.well"}, {"emit": "jobs"}]
    assert list(states["on"]) == ["task.own other.*", "task.own.done", "`job`.done.*"]
    # What a shorter descriptor answers cannot be called otherwise: it would not be answered any more.
    error = rename(client, text.index('job.done"') + 5, "gone", text)["error"]
    assert "mean something else" in error["message"]
    client.close()


@pytest.mark.parametrize("file", CONTROLS, ids=[file.stem for file in CONTROLS])
def test_the_outline_has_all_that_a_document_declares(client: Client, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    client.open(text)
    told = client.ask("textDocument/documentSymbol", {"textDocument": {"uri": URI}})["result"]
    client.close()
    found: list[list[str]] = []

    def look(symbols: list[dict[str, Any]], path: list[str]) -> None:
        for symbol in symbols:
            outer, inner = (span(text, symbol[key]) for key in ("range", "selectionRange"))
            assert outer[0] <= inner[0] <= inner[1] <= outer[1]
            found.append([*path, symbol["name"]])
            look(symbol["children"], found[-1])

    look(told, [])
    document = json.loads(text)

    def states(of: dict[str, Any], path: list[str]) -> Iterator[list[str]]:
        for name, state in of.get("states", {}).items():
            yield [*path, name]
            yield from states(state, [*path, name])

    for section in ("parameters", "inputs", "properties", "motions", "animations", "springs", "components"):
        assert [[section, name] for name in document.get(section, {})] == [
            path for path in found if path[0] == section and len(path) == 2
        ]
    assert list(states(document["machine"], ["machine"])) == [p for p in found if p[0] == "machine" and len(p) > 1]
    regions = [each["name"] for each in document.get("regions", [])]
    assert regions == [path[1] for path in found if path[0] == "regions" and len(path) == 2]


def test_formatting_puts_a_document_in_the_style_of_the_controls(client: Client) -> None:
    """The controls are written in it: they stay as they are, and what was made one line becomes what loads the same."""
    for file in CONTROLS:
        text = file.read_text(encoding="utf-8")
        options = {"textDocument": {"uri": URI}, "options": {"tabSize": 4, "insertSpaces": False}}
        client.open(text)
        assert client.ask("textDocument/formatting", options)["result"] == []
        flat = json.dumps(json.loads(text))
        client.open(flat)
        once = edited(flat, client.ask("textDocument/formatting", options)["result"])
        # Only a text alone may be longer than a line.
        assert not [line for line in once.splitlines() if len(line) > 120 and line.count('"') > 4]
        with Scene(flat, 1) as before, Scene(once, 1) as after:
            assert before.state_hash() == after.state_hash()
        client.open(once)
        assert client.ask("textDocument/formatting", options)["result"] == []
    client.close()


def test_a_text_that_is_no_json_is_not_formatted_and_has_an_outline_still(client: Client) -> None:
    text = TEXT[: TEXT.rindex('"nodes"')]
    client.open(text)
    parameters = {"textDocument": {"uri": URI}, "options": {"tabSize": 2, "insertSpaces": True}}
    assert client.ask("textDocument/formatting", parameters)["result"] is None
    told = client.ask("textDocument/documentSymbol", {"textDocument": {"uri": URI}})["result"]
    assert {"components", "properties", "machine"} <= {each["name"] for each in told}
    found = client.at("textDocument/definition", text, X[2][0])
    assert span(text, found[0]["range"]) == X[0]
    assert "well-formed" in rename(client, X[0][0], "z", text)["error"]["message"]
    client.close()


def test_every_fold_ends_before_the_line_of_its_bracket(client: Client) -> None:
    text = CONTROLS[0].read_text(encoding="utf-8")
    client.open(text)
    ranges = client.ask("textDocument/foldingRange", {"textDocument": {"uri": URI}})["result"]
    lines = text.split("\n")
    assert ranges
    for each in ranges:
        assert lines[each["startLine"]].rstrip()[-1] in "{["
        assert lines[each["endLine"] + 1].strip()[0] in "}]"
    client.close()


WRONG = {
    '{"animcore": 1, "sizee": [1, 1]}': ("size", '{"animcore": 1, "size": [1, 1]}'),
    '{"animcore": 1, "inputs": {"a": {"type": "bolean"}}}': ("boolean", None),
    '{"animcore": 1, "properties": {"level": {"kind": "scalar", "value": 1}, "b": {"kind": "scalar", '
    '"expression": "2 * levl + 1"}}}': ("level", None),
    '{"animcore": 1, "inputs": {"my level": {"type": "number"}}, "properties": {"b": {"kind": "scalar", '
    '"expression": "2 * `my levl` + 1"}}}': ("my level", None),
    '{"animcore": 1, "properties": {"xx": {"kind": "scalar", "value": 0}}, "machine": {"states": {"a": {"entry": '
    '[{"set": {"xz": 1}}]}}}}': ("xx", None),
    '{"animcore": 1, "machine": {"initial": "idel", "states": {"idle": {}}}}': ("idle", None),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_was_probably_meant_can_be_taken(client: Client, text: str) -> None:
    """The core's own suggestion; with it, the document loads."""
    meant, whole = WRONG[text]
    (problem,) = client.open(text)
    parameters = {"textDocument": {"uri": URI}, "range": problem["range"], "context": {"diagnostics": [problem]}}
    (action,) = client.ask("textDocument/codeAction", parameters)["result"]
    assert (action["title"], action["kind"]) == (f"Change to '{meant}'", "quickfix")
    new = edited(text, action["edit"]["changes"][URI])
    Document(new).close()
    assert whole in (None, new)
    client.close()


METHODS = ("definition", "references", "documentHighlight", "prepareRename", "rename")


@pytest.mark.parametrize(
    "text", [TEXT, "", "{", '"', "[" * 3000, '{"a\U0001f600": "\ud83d', TEXT.replace("x", "\U0001f600")]
)
def test_places_that_are_none_are_answered(client: Client, text: str) -> None:
    """Beyond lines and columns, and between the halves of a pair of surrogates."""
    client.open(text)
    places = [
        (0, 10**6),
        (10**6, 0),
        (2**31 - 1, 2**31 - 1),
        *((row, column) for row in range(6) for column in range(70)),
    ]
    for row, column in places:
        for method in METHODS if row < 2 else METHODS[:1]:
            place = {"line": row, "character": column}
            more = {"context": {"includeDeclaration": True}, "newName": "z"}
            told = client.ask(f"textDocument/{method}", {"textDocument": {"uri": URI}, "position": place, **more})
            assert "result" in told or told["error"]["code"] == -32803, told
    for method in ("documentSymbol", "foldingRange"):
        assert "result" in client.ask(f"textDocument/{method}", {"textDocument": {"uri": URI}})
    client.close()


def test_traces_and_what_is_not_open_have_no_names(client: Client) -> None:
    for uri, text in ((URI + "l", '{"trace": 1}\n{"at": 1, "input": "x", "value": 1}'), ("file:///not/open.json", "")):
        if text:
            client.open(text, uri)
        for method in METHODS[:4]:
            more = {"context": {"includeDeclaration": True}}
            told = client.ask(
                f"textDocument/{method}",
                {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 22}, **more},
            )
            assert told["result"] is None


def large_text() -> str:
    """A document of a megabyte, on one line."""
    control = json.loads((ROOT / "controls" / "transitioning-button.json").read_text(encoding="utf-8"))
    document: dict[str, Any] = {"animcore": 1, "size": [10, 10], "components": {}, "nodes": []}
    length = 0
    while length < 1_000_000:
        number = len(document["components"])
        document["components"][f"c{number}"] = control
        document["nodes"].append({"kind": "component", "name": f"n{number}", "component": f"c{number}"})
        length += len(json.dumps(control))
    return json.dumps(document)


def test_many_faults_of_a_long_line_keep_nobody_waiting(client: Client) -> None:
    """All of them are on the line that is asked about; each of the first ones is tried."""
    nodes = [{"kind": "rectangel", "frame": [0, 0, 1, 1], "name": f"{number} " + "n" * 200} for number in range(3000)]
    text = json.dumps({"animcore": 1, "size": [1, 1], "nodes": nodes})
    client.open(text)
    ends = {"start": position(text, 0), "end": position(text, len(text))}
    start = time.perf_counter()
    parameters = {"textDocument": {"uri": URI}, "range": ends, "context": {"diagnostics": []}}
    assert len(client.ask("textDocument/codeAction", parameters)["result"]) == 10
    assert time.perf_counter() - start < 20
    client.close()


def test_a_megabyte_keeps_nobody_waiting(client: Client) -> None:
    """About a second is what is promised; what is asked here leaves room for a machine that does other things, too."""
    text = large_text()
    client.open(text)
    place = {"line": 0, "character": text.index('"spinner"', len(text) // 2) + 3}
    whole = {"textDocument": {"uri": URI}}
    at = {**whole, "position": place}
    for method, parameters in (
        ("references", {**at, "context": {"includeDeclaration": True}}),
        ("definition", at),
        ("documentHighlight", at),
        ("prepareRename", at),
        ("rename", {**at, "newName": "other"}),
        ("documentSymbol", whole),
        ("formatting", {**whole, "options": {"tabSize": 2, "insertSpaces": True}}),
        ("foldingRange", whole),
        ("codeAction", {**whole, "range": {"start": place, "end": place}, "context": {"diagnostics": []}}),
    ):
        start = time.perf_counter()
        told = client.ask(f"textDocument/{method}", parameters)
        assert "result" in told, told
        assert time.perf_counter() - start < 8, method
    client.close()
