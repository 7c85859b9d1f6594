# SPDX-License-Identifier: MIT
"""The language server, spoken to in bytes by a client that knows only the protocol: its frames, its lines, which end
with LF, CR LF or CR, and its columns in UTF-16 (Language Server Protocol 3.17, "Base Protocol", "Text Documents")."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from animcore import Scene
from animcore.errors import AnimError
from animcore.tools.problems import MOST_BYTES, document_problems
from language_client import URI, Client, offset_of, position

pytest.importorskip("pygls")


@pytest.fixture
def started() -> Iterator[Client]:
    client = Client()
    yield client
    client.end()


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    client = Client()
    client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.send(method="initialized", params={})
    yield client
    client.end()


def test_requests_before_the_beginning_are_refused(started: Client) -> None:
    """Error -32002, "Server lifecycle"."""
    for method in ("textDocument/hover", "textDocument/completion"):
        told = started.ask(method, {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}})
        assert told["error"]["code"] == -32002


@pytest.mark.parametrize(("is_asked", "status"), [(True, 0), (False, 1)])
def test_it_ends_as_the_protocol_says(started: Client, is_asked: bool, status: int) -> None:
    """Exit status 0 after a shutdown, otherwise 1, "Exit notification"."""
    started.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    if is_asked:
        assert started.ask("shutdown", None)["result"] is None
    started.send(method="exit", params=None)
    assert started.process.wait(30) == status


def test_documents_that_are_not_open_are_no_error(client: Client, tmp_path: Any) -> None:
    file = tmp_path / "closed.json"
    file.write_text('{"animcore": 1}', encoding="utf-8")
    for uri in (URI, file.as_uri()):
        for method in ("textDocument/hover", "textDocument/completion"):
            assert client.at(method, "", 0, uri) is None


@pytest.mark.parametrize("letter", ["a", "\u2028", "\u2029", "\x85", "\x0c", "\x1c", "\U0001f600", "\r\n", "\r"])
def test_edits_give_the_same_as_the_whole_text(client: Client, letter: str) -> None:
    """What ends a line of Python's is not what ends one of the protocol's, and texts of JSON hold U+2028."""
    told = client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    is_whole = told["result"]["capabilities"]["textDocumentSync"]["change"] == 1
    chance = random.Random(7)
    text = f'{{"animcore": 1, "name": "a{letter}b",\n"inputs": {{"x": {{"type": "bolean"}}}},\n"nodes": []}}'
    client.open(text)
    for version in range(2, 30):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.randrange(3))
        written = chance.choice(["", "x", "\n", '"', "{", "\U0001f600", letter])
        if "\r" in text[max(0, start - 1) : end + 1] + written:
            continue
        change: dict[str, Any] = {"range": {"start": position(text, start), "end": position(text, end)}}
        text = text[:start] + written + text[end:]
        change = {"text": text} if is_whole else {**change, "text": written}
        identifier = {"uri": URI, "version": version}
        edited = client.told("textDocument/didChange", {"textDocument": identifier, "contentChanges": [change]})
        assert edited == client.open(text, URI + "2"), text
        client.close(URI + "2")
    assert client.close() == []


@pytest.mark.parametrize("before", ["", "\U0001f600", "e\u0301", "\u2028", "\x7f"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\t", " "])
def test_an_error_stands_where_the_key_is(client: Client, before: str, end: str) -> None:
    text = f'{{"animcore": 1,{end}"name": "{before}", "sizee": 1}}'
    (error,) = client.open(text)
    key = text.index('"sizee"')
    assert error["range"] == {"start": position(text, key), "end": position(text, key + len('"sizee"'))}
    client.close()


@pytest.mark.parametrize(
    "text",
    [
        '{"animcore": 1, "name": "\ud83d"}',
        "[" * 100_000,
        '{"animcore": 1, "size": [' + "9" * 5000 + ", 1]}",
        "\ufeff{}",
        '{"animcore": NaN}',
        "\x00",
    ],
)
def test_what_is_no_document_is_told_and_no_more(client: Client, text: str) -> None:
    """A half of a pair of surrogates comes from editors while a character is typed."""
    (error,) = client.open(text)
    assert error["severity"] == 1
    place = error["range"]["start"]
    for method in ("textDocument/hover", "textDocument/completion"):
        client.ask(method, {"textDocument": {"uri": URI}, "position": place})
    client.close()


NAMES = ["plain", 'with "quotes"', "back\\slash", "new\nline", "</script>", "\U0001f600 smile", "`has-dash.dot`"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("begun", ["", '"', "most"])
def test_what_is_offered_can_be_taken(client: Client, name: str, begun: str) -> None:
    """Whichever is taken, with its edit, the text is JSON and says what was offered (RFC 8259, 7)."""
    states = json.dumps({name: {}, "other": {}})
    whole = '{"animcore": 1, "machine": {"initial": "other", "states": ' + states + "}}"
    client.open(whole)
    typed = '"' + name[:2] if begun == "most" else begun
    text = '{"machine": {"initial": ' + typed
    identifier = {"uri": URI, "version": 2}
    client.told("textDocument/didChange", {"textDocument": identifier, "contentChanges": [{"text": text}]})
    offered = client.at("textDocument/completion", text, len(text))["items"]
    (item,) = (each for each in offered if each["label"] == name)
    edit = item["textEdit"]
    start, end = (offset_of(text, edit["range"][which]) for which in ("start", "end"))
    taken = text[:start] + edit["newText"] + text[end:]
    closing = '"}}' if typed else "}}"
    assert json.loads(taken + closing)["machine"]["initial"] == name
    assert item["filterText"].startswith(text[start:end])
    client.close()


def test_a_function_replaces_no_more_than_its_word(client: Client) -> None:
    text = '{"animcore": 1, "machine": {"states": {"a": {"always": {"guard": "2 * springVal'
    client.open(text)
    (item,) = client.at("textDocument/completion", text, len(text))["items"]
    start, end = (offset_of(text, item["textEdit"]["range"][which]) for which in ("start", "end"))
    assert (text[start:end], item["textEdit"]["newText"]) == ("springVal", "springValue")
    client.close()


def test_many_faults_of_a_long_document_do_not_keep_an_editor_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each further fault costs a reading of the whole; what is read in all is bounded."""
    nodes = [{"kind": "rectangel", "frame": [0, 0, 1, 1], "name": "n" * 200} for _ in range(9000)]
    text = json.dumps({"animcore": 1, "size": [1, 1], "nodes": nodes}).encode()
    assert len(text) > 2 * 2**20
    read = 0

    def counted(text: str) -> Scene:
        nonlocal read
        read += len(text)
        return Scene(text)

    monkeypatch.setattr("animcore.tools.problems.Scene", counted)
    found = document_problems(text)
    assert len(found) > 1
    assert read <= MOST_BYTES + len(text)
    with pytest.raises(AnimError):
        Scene(text.decode())
