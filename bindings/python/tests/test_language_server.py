# SPDX-License-Identifier: MIT
"""The language server, over its protocol; and what it knows of a document that is being written."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from animcore.tools.document_language import Language, cursor_at
from animcore.tools.editing.json_tree import plain_value, read_tree
from animcore.tools.validate import schema_file

ROOT = Path(__file__).resolve().parents[3]
TOGGLE = (ROOT / "controls" / "gender-toggle.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def language() -> Language:
    file = schema_file("document")
    assert file is not None
    return Language.of_file(file)


@pytest.mark.parametrize(
    ("text", "path", "is_key", "begun"),
    [
        ("", (), False, ""),
        ("{", (), True, ""),
        ('{"si', (), True, "si"),
        ('{"size": [1, 2], "', (), True, ""),
        ('{"size": [1, ', ("size", 1), False, ""),
        ('{"machine": {"type": "par', ("machine", "type"), False, "par"),
        ('{"nodes": [{"kind": "group"}, {"kind": "', ("nodes", 1, "kind"), False, ""),
        ('{"a": "x\\"y", "b', (), True, "b"),
        ('{"a": {"b": 1}, "c": {"d": [', ("c", "d", 0), False, ""),
        ('{"a": tr', ("a",), False, "tr"),
        ('{"é": {"ü', ("é",), True, "ü"),
        ("]}{", (), True, ""),
        ('{"a\\\\": {"b', ("a\\",), True, "b"),
    ],
)
def test_where_a_cursor_is(text: str, path: tuple[str | int, ...], is_key: bool, begun: str) -> None:
    cursor = cursor_at(text, len(text))
    assert (cursor.path, cursor.is_key, cursor.begun) == (path, is_key, begun)


def test_a_cursor_in_every_place_of_a_control() -> None:
    for offset in range(0, len(TOGGLE), 7):
        cursor_at(TOGGLE, offset)


def words(language: Language, text: str, document: Any = None) -> set[str]:
    return {offer.word for offer in language.offers(cursor_at(text, len(text)), document)}


def test_keys_and_words_of_the_schema(language: Language) -> None:
    assert {"animcore", "size", "machine", "nodes", "regions"} <= words(language, "{")
    assert words(language, '{"ma') == {"machine"}
    assert {"rectangle", "ellipse", "path"} <= words(language, '{"nodes": [{"kind": "')
    assert {"set", "emit", "assign"} <= words(language, '{"machine": {"states": {"a": {"entry": [{"')
    assert {"spring", "curve", "duration"} <= words(language, '{"motions": {"mine": {"')


def test_keys_of_the_kind_that_a_node_is(language: Language) -> None:
    document = {"nodes": [{"kind": "ellipse"}]}
    offered = words(language, '{"nodes": [{"kind": "ellipse", "', document)
    assert "frame" in offered
    assert not {"text", "children", "font"} & offered


def test_names_of_the_document(language: Language) -> None:
    document = json.loads(TOGGLE)
    assert {"girl", "boy"} <= words(language, '{"machine": {"states": {"girl": {"on": {"x": "', document)
    set_action = '{"machine": {"states": {"girl": {"entry": [{"set": {"'
    assert set(document["properties"]) <= words(language, set_action, document)


def test_what_a_key_means(language: Language) -> None:
    assert "version of the format" in language.meaning(("animcore",))
    assert language.meaning(("nowhere", 3, "x")) == ""
    assert "`group`" in language.meaning(("nodes", 0, "kind"))


def test_over_the_protocol(tmp_path: Path) -> None:
    pytest.importorskip("pygls")
    from lsprotocol import types
    from pygls.lsp.client import LanguageClient

    wrong = TOGGLE.replace('"boolean"', '"bolean"', 1)
    uri = (tmp_path / "control.json").as_uri()

    async def talk() -> dict[str, Any]:
        client: Any = LanguageClient("test", "1")
        published: asyncio.Queue[Any] = asyncio.Queue()

        def publish(parameters: Any) -> None:
            published.put_nowait(parameters)

        client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(publish)
        await client.start_io(sys.executable, "-m", "animcore", "language-server", env=dict(os.environ))
        await client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
        client.initialized(types.InitializedParams())
        document = types.TextDocumentItem(uri, "json", 1, wrong)
        client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        first = await asyncio.wait_for(published.get(), 30)
        change = types.TextDocumentContentChangeWholeDocument(TOGGLE)
        versioned = types.VersionedTextDocumentIdentifier(uri=uri, version=2)
        client.text_document_did_change(types.DidChangeTextDocumentParams(versioned, [change]))
        second = await asyncio.wait_for(published.get(), 30)
        this = types.TextDocumentIdentifier(uri)
        line = next(index for index, text in enumerate(TOGGLE.split("\n")) if '"kind"' in text)
        column = TOGGLE.split("\n")[line].index('"kind"') + 2
        hover = await client.text_document_hover_async(types.HoverParams(this, types.Position(line, column)))
        begun = '{\n "mac'
        typed = types.TextDocumentContentChangeWholeDocument(begun)
        versioned = types.VersionedTextDocumentIdentifier(uri=uri, version=3)
        client.text_document_did_change(types.DidChangeTextDocumentParams(versioned, [typed]))
        third = await asyncio.wait_for(published.get(), 30)
        # Quick typing: what has changed already is not checked.
        for version in range(4, 34):
            text = types.TextDocumentContentChangeWholeDocument(TOGGLE + " " * version)
            versioned = types.VersionedTextDocumentIdentifier(uri=uri, version=version)
            client.text_document_did_change(types.DidChangeTextDocumentParams(versioned, [text]))
        typed_on = [await asyncio.wait_for(published.get(), 30)]
        while typed_on[-1].version < 33:
            typed_on.append(await asyncio.wait_for(published.get(), 30))
        versioned = types.VersionedTextDocumentIdentifier(uri=uri, version=34)
        client.text_document_did_change(types.DidChangeTextDocumentParams(versioned, [typed]))
        completion = await client.text_document_completion_async(types.CompletionParams(this, types.Position(1, 5)))
        await client.shutdown_async(None)
        client.exit(None)
        await client.stop()
        return {
            "first": first,
            "second": second,
            "third": third,
            "hover": hover,
            "completion": completion,
            "on": typed_on,
        }

    # A thread of its own: Playwright leaves an event loop running in the one that has driven a browser.
    with ThreadPoolExecutor(1) as threads:
        told = threads.submit(asyncio.run, talk()).result()
    (error,) = told["first"].diagnostics
    assert "did you mean 'boolean'" in error.message
    line = next(index for index, text in enumerate(wrong.split("\n")) if '"bolean"' in text)
    start = wrong.split("\n")[line].index('"bolean"')
    assert (error.range.start.line, error.range.start.character) == (line, start)
    assert error.range.end.character == start + len('"bolean"')
    assert not told["second"].diagnostics
    assert len(told["third"].diagnostics) == 1
    assert [told[each].version for each in ("first", "second", "third")] == [1, 2, 3]
    assert len(told["on"]) < 20
    assert "`rectangle`" in told["hover"].contents.value
    assert [item.label for item in told["completion"].items] == ["machine"]


def test_functions_of_expressions(language: Language) -> None:
    machine = '{"machine": {"states": {"a": {"always": {"guard": "'
    assert words(language, machine + "2 * springVal") == {"springValue"}
    assert words(language, machine + "physicalSpringS") == {
        "physicalSpringSettlingDuration",
        "physicalSpringSettlingTime",
    }
    assert "easeOutBounce" in words(language, '{"properties": {"x": {"kind": "scalar", "expression": "mix(1, easeOut')
    assert "rubberBandInvert" in words(language, '{"nodes": [{"kind": "ellipse", "opacity": "rubber')
    # Not inside of a text or a name in backquotes, nor where no expression is.
    assert words(language, machine + "mode == 'sprin") == set()
    assert words(language, machine + "`my sprin") == set()
    assert "smoothstep" not in words(language, '{"name": "smooth')
    offers = language.offers(cursor_at(machine + "predi", len(machine + "predi")))
    assert [offer.description for offer in offers] == ["predict(from, velocity, remaining)"]


NAMED: dict[str, Any] = {
    "animcore": 1,
    "inputs": {"level": {"type": "number"}, "title": {"type": "string"}},
    "variables": {"kept": {"type": "number"}},
    "parameters": {"accent": {"type": "color", "value": "#F00"}},
    "motions": {"slow": {"duration": 1}},
    "properties": {"x": {"kind": "scalar", "value": 0}, "tint": {"kind": "color", "value": "#F00"}},
    "animations": {"shake": {"property": "x", "to": 1}},
    "components": {
        "card": {
            "inputs": {"inner": {"type": "number"}},
            "properties": {"own": {"kind": "scalar", "value": 0}},
            "machine": {"states": {"shown": {}}},
        }
    },
    "machine": {"states": {"a": {"entry": [{"set": {}}]}, "b": {"states": {"c": {}}}}},
    "nodes": [{"kind": "component", "name": "first", "component": "card", "inputs": {}}, {"kind": "ellipse"}],
    "regions": [{"name": "knob"}],
}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('{"machine": {"initial": "', {"a", "b", "c"}),
        ('{"machine": {"states": {"a": {"on": {"e": {"target": ["', {"a", "b", "c"}),
        ('{"machine": {"states": {"a": {"entry": [{"set": {"', {"x", "tint"}),
        ('{"machine": {"states": {"a": {"entry": [{"set": {}, "motion": "', {"slow"}),
        ('{"animations": {"shake": {"property": "', {"x", "tint"}),
        ('{"nodes": [{"kind": "component", "component": "', {"card"}),
        ('{"nodes": [{"kind": "component", "inputs": {"', {"inner"}),
        ('{"components": {"card": {"machine": {"initial": "', {"shown"}),
        ('{"regions": [{"node": "', {"first"}),
        ('{"nodes": [{}, {"kind": "ellipse", "fill": "', {"accent", "tint"}),
        ('{"nodes": [{}, {"kind": "ellipse", "opacity": "2 * le', {"level", "length"}),
        ('{"nodes": [{}, {"kind": "ellipse", "opacity": "first.', {"inner", "own"}),
        ('{"properties": {"', set()),
    ],
)
def test_names_are_offered_where_the_page_has_them(language: Language, text: str, names: set[str]) -> None:
    """docs/document-format.md says of each key what may stand there; a component sees only its own."""
    assert words(language, text, NAMED) == names


WRITTEN: dict[str, Any] = {
    "animcore": 1,
    "inputs": {"level": {"type": "number"}, "go": {"type": "trigger"}},
    "properties": {"x": {"kind": "scalar", "value": 0}, "tint": {"kind": "color", "value": "#F00"}},
    "components": {
        "card": {
            "inputs": {"inner": {"type": "number"}},
            "properties": {"own": {"kind": "scalar", "value": 0}},
            "machine": {"states": {"shown": {}}},
        }
    },
    "machine": {
        "states": {"a": {"entry": [{"raise": "told", "data": {"mine": 1}}, {"set": {}}], "on": {}}, "my b": {}}
    },
    "nodes": [
        {"kind": "component", "name": "first", "component": "card"},
        {"kind": "list", "name": "rows", "component": "card"},
    ],
    "regions": [{"name": "knob"}, {"name": "my knob"}],
}
# Where an expression may ask of everything, and where names of events are awaited.
_GUARD = '{"machine": {"states": {"a": {"on": {"e": {"guard": "'
_ON = '{"machine": {"states": {"a": {"on": {"'


@pytest.mark.parametrize(
    ("text", "begun", "offered", "not_offered"),
    [
        (_GUARD, "event.", {"x", "totalX", "scaleVelocity", "mine"}, {"level", "sin", "own"}),
        (_GUARD, "2 * event.to", {"totalX", "totalY"}, {"x", "mine"}),
        (_GUARD, "event.mi", {"mine"}, {"min"}),
        (_GUARD, "'event.", set(), {"x"}),
        (_GUARD, "'a' == event.", {"x"}, {"level"}),
        (_GUARD, "in(", {"a", "`my b`", "first", "rows"}, {"x", "level", "sin", "shown"}),
        (_GUARD, "!in(first.", {"shown"}, {"a", "own"}),
        (_GUARD, "elapsed( my", set(), {"x"}),
        (_GUARD, "elapsed(`my", {"`my b`"}, {"a"}),
        (_GUARD, "count(", {"rows"}, {"first", "a", "x"}),
        (_GUARD, "level + first.", {"own", "inner"}, {"x", "level", "shown"}),
        (_GUARD, "rows.0.i", {"inner"}, {"own", "in"}),
        (_GUARD, "first.own + x", set(), {"x", "own"}),
        (_GUARD, "none.", set(), {"own", "x"}),
        (_GUARD, "1.", set(), {"own", "x"}),
        (_ON, "", {"knob.tap", "`my knob`.drag.inside", "done.state.a", "changed.level", "go"}, {"changed.go"}),
        (_ON, "knob.dr", {"knob.drag.inside", "knob.drag.exit"}, {"knob.down", "knob.dr"}),
        (_ON, "told kno", {"knob.tap"}, {"told"}),
        (_ON, "`my k", {"`my knob`.down"}, {"knob.down"}),
        (_ON, "done.state.", {"done.state.a", "done.state.`my b`"}, {"done.state.shown"}),
        ('{"machine": {"states": {"a": {"entry": [{}, {"set": {"x": "', "3 * le", {"level", "length"}, {"x"}),
        ('{"machine": {"states": {"a": {"entry": [{}, {"set": {"x": "', "event.v", {"vx", "vy", "value"}, {"x"}),
        ('{"machine": {"states": {"a": {"entry": [{}, {"set": {"tint": "', "", {"tint"}, {"x", "level"}),
        ('{"springs": {"own": {}}, "motions": {"m": {"spring": "', "s", {"smooth", "snappy"}, {"bouncy"}),
        ('{"motions": {"m": {"curve": "', "ease", {"ease-in-out", "easeOutBounce"}, {"linear", "ease"}),
        ('{"keyframes": {"k": {"values": [], "ease": "', "ease", {"ease-in-out"}, {"easeOutBounce", "step-end"}),
    ],
)
def test_names_of_several_parts_are_completed(
    language: Language, text: str, begun: str, offered: set[str], not_offered: set[str]
) -> None:
    """docs/document-format.md says what an expression may name, and which events the library sends."""
    found = words(language, text + begun, WRITTEN)
    assert offered <= found
    assert not (not_offered - {begun}) & found


def test_what_is_completed_replaces_the_last_part_alone(language: Language) -> None:
    for text, begun in ((_GUARD + "x + event.tota", 4), (_ON + "told `my kn", 6), (_GUARD + "in(first.sho", 3)):
        offers = language.offers(cursor_at(text, len(text)), WRITTEN)
        assert offers
        assert {offer.begun for offer in offers if offer.is_part} == {begun}, text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": {"b": [1, "x", true], "c"', {"a": {"b": [1, "x", True], "c": None}}),
        ('{"a": "\\u00e9\\"', {"a": 'é"'}),
        ('[1, 2, {"x": nul', [1, 2, {"x": None}]),
        ("", None),
    ],
)
def test_a_text_that_is_not_ended_has_a_value(text: str, value: Any) -> None:
    assert plain_value(read_tree(text).root) == value
