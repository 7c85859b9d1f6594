# SPDX-License-Identifier: MIT
"""docs/grammar is the one place where keys, words and ranges of documents are written: what is made from it is what it
makes, and what is written by hand beside it agrees with it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pages import ROOT, page

sys.path.insert(0, str(ROOT / "tools"))

import generate_grammar
from grammar_model import FOLDER, Grammar, GrammarError, check, document_grammar, trace_grammar
from grammar_pages import all_words
from grammar_schema import SchemaWriter
from grammar_swift import SwiftWriter

DOCUMENTS = document_grammar()
TRACES = trace_grammar()
FORMAT = page("docs/document-format.md").text
READERS = [
    path
    for pattern in ("*Reader*.swift", "DocumentScope.swift", "Component*.swift", "Trace.swift")
    for path in sorted((ROOT / "Sources/AnimScene").glob(pattern))
]


@pytest.mark.parametrize("path", generate_grammar.outputs(), ids=lambda path: path.name)
def test_what_is_made_from_the_grammar_is_committed(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generate_grammar.outputs()[path], "run tools/generate_grammar.py"


def test_every_file_of_the_grammar_is_read() -> None:
    text = (ROOT / "tools/grammar_model.py").read_text(encoding="utf-8")
    assert all(f'"{path.stem}"' in text for path in FOLDER.glob("*.toml"))
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert all(f"({path.name})" in readme for path in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("wrong", [{"requred": True}, {"keys": {"x": {"typ": "number"}}}, {"list": {"minn": 1}}])
def test_a_word_that_the_notation_does_not_have_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(GrammarError, match="which the notation does not have"):
        check(wrong, "test")


def test_the_notation_makes_the_lists_and_schemas_that_it_says() -> None:
    """By hand, from the page of the notation and the comment of `FieldRule`."""
    grammar = Grammar(
        {
            "number": {"number": {"least": -1e150, "most": 1e150}},
            "point": {"tuple": ["number", "number"]},
            "shape": {
                "switch": "kind",
                "keys": {"kind": {"words": "cases", "required": True}},
                "cases": {"dot": "dot", "line-up": {"keys": {"to": {"type": "point", "read": "live"}}}},
            },
            "dot": {
                "include": "ink",
                "keys": {
                    "at": {"type": "point", "required": True, "read": "live"},
                    "size": {"number": {"above": 0, "most": 1e150}, "read": "live", "default": 4},
                    "part": {"number": {"least": 0, "most": 1}, "read": "once"},
                    "own": {"type": "number", "required": True},
                },
            },
            "ink": {"part": True, "keys": {"cap": {"words": ["butt", "round"], "read": "once"}}},
        }
    )
    text = "\n".join(line for table in SwiftWriter(grammar).tables() for line in table)
    assert '    static let words: WordList = "at!:p size:s+4 part:n1 own! cap=butt|round"' in text
    assert "enum DotKey: Int {\n    case at = 1\n    case size, part, own, cap\n" in text
    assert 'enum ShapeCase: Int {\n    case dot, lineUp\n\n    static let words: WordList = "dot line-up"' in text
    assert 'enum ShapeLineUpKey: Int {\n    case to = 1\n\n    static let words: WordList = "to:p"' in text
    schema = SchemaWriter(grammar).definitions()
    assert set(schema) == {"number", "point", "shape", "dot"}
    assert schema["dot"]["required"] == ["at", "own"]
    assert "additionalProperties" not in schema["dot"], "the shape closes it"
    assert schema["dot"]["properties"]["size"] == {
        "type": ["number", "string"],
        "exclusiveMinimum": 0,
        "maximum": 1e150,
        "minLength": 1,
    }
    assert schema["shape"]["properties"]["kind"] == {"enum": ["dot", "line-up"]}
    assert schema["shape"]["unevaluatedProperties"] is False
    assert schema["shape"]["allOf"][0]["then"] == {"$ref": "#/$defs/dot"}
    assert set(all_words(grammar)) == {
        *("kind", "dot", "line-up", "at", "size", "part", "own", "cap", "butt", "round", "to"),
    }


# ---- What is written by hand ----

# Choices whose words have the numbers of constants of the C interface, in the order of these.
NUMBERED = {
    "the kind of a property": DOCUMENTS["property"]["cases"],
    "space": DOCUMENTS["property"]["cases"]["color"]["keys"]["space"]["words"],
    "hue": DOCUMENTS["property"]["cases"]["color"]["keys"]["hue"]["words"],
    "turn": DOCUMENTS["property"]["cases"]["angle"]["keys"]["turn"]["words"],
    "interruption": DOCUMENTS["animation"]["keys"]["interruption"]["words"],
    "interruption of a motion": DOCUMENTS["motion"]["keys"]["interruption"]["words"],
    "the type of an input": DOCUMENTS["input"]["cases"],
    "blend": DOCUMENTS["node"]["keys"]["blend"]["words"],
    "fillRule": DOCUMENTS["outline"]["keys"]["fillRule"]["words"],
    "motion of a morph": DOCUMENTS["morphNode"]["keys"]["motion"]["words"],
    "pairing": DOCUMENTS["morphNode"]["keys"]["pairing"]["words"],
    "align": DOCUMENTS["textNode"]["keys"]["align"]["words"],
    "baseline": DOCUMENTS["textNode"]["keys"]["baseline"]["words"],
    "fit": DOCUMENTS["imageNode"]["keys"]["fit"]["words"],
    "cap": DOCUMENTS["stroke"]["keys"]["cap"]["words"],
    "join": DOCUMENTS["stroke"]["keys"]["join"]["words"],
    "role": DOCUMENTS["accessibility"]["keys"]["role"]["words"],
    "pointer": TRACES["pointer"]["keys"]["pointer"]["words"],
    "key": TRACES["key"]["keys"]["key"]["words"],
    "reducedMotion": TRACES["reducedMotionKind"]["words"],
}


def words_of_constants() -> Iterator[list[str]]:
    """Of each enumeration of the C interface, what its constants' names have not in common, in their order."""
    description = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    for enumeration in description["enums"]:
        names = enumeration["constants"]
        prefixes = ("_".join(names[0].split("_")[:count]) for count in range(names[0].count("_"), 0, -1))
        common = next(prefix for prefix in prefixes if all(name.startswith(f"{prefix}_") for name in names))
        yield [name.removeprefix(common).replace("_", "").lower() for name in names]


@pytest.mark.parametrize("choice", NUMBERED)
def test_the_words_of_a_choice_are_in_the_order_of_the_constants(choice: str) -> None:
    words = [word.replace("-", "") for word in NUMBERED[choice]]
    assert any(constants[: len(words)] == words for constants in words_of_constants())


def named_keys() -> Iterator[tuple[str, str]]:
    for path in READERS:
        for found in re.finditer(
            r'\b(?:has|require|member)\((?:[^()"]|\([^()]*\))*"([A-Za-z]+)"', path.read_text(encoding="utf-8")
        ):
            yield path.name, found[1]
        for found in re.finditer(r'require\("([A-Za-z]+)"', path.read_text(encoding="utf-8")):
            yield path.name, found[1]


def test_keys_that_the_reader_names_are_of_the_grammar() -> None:
    known = set(all_words(DOCUMENTS)) | set(all_words(TRACES))
    named = list(named_keys())
    assert len(named) > 40
    assert not [(file, key) for file, key in named if key not in known]


def test_keys_that_the_oracle_of_machines_reads_are_of_the_grammar() -> None:
    """The independent implementation of machines names its keys itself, but no others."""
    known = set(all_words(DOCUMENTS))
    folder = ROOT / "Tests/conformance/machines"
    named = {
        (path.name, key)
        for path in (folder / "oracle_document.py", folder / "oracle_content.py", folder / "actions.py")
        for key in re.findall(r'(?:\.get\(|\w\[|case \{)"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert len({key for _, key in named}) > 25
    assert not {(file, key) for file, key in named if key not in known}


def test_the_reader_has_no_list_of_keys_of_its_own() -> None:
    written = re.compile(r'WordList =\s*(?:"""|"[^"\n]+")|"[^"\n]+" as WordList')
    lists = [(path.name, found[0]) for path in READERS for found in written.finditer(path.read_text(encoding="utf-8"))]
    # Parts of a color are no keys.
    lists = [(file, text) for file, text in lists if ".red .green" not in text]
    assert not lists


def tables() -> Iterator[tuple[str, list[str]]]:
    """The tables of keys of the page: the definition that a comment names, and the rows."""
    for found in re.finditer(r"<!-- The keys of ([\w.]+)\. -->\n\|.*\n\|[-|]*\n((?:\|.*\n)+)", FORMAT):
        yield found[1], found[2].splitlines()


def keys_of(name: str) -> dict[str, dict[str, object]]:
    """Of `parameter.number` those of all parameters, and of one case."""
    name, _, case = name.partition(".")
    keys = DOCUMENTS.all_keys(DOCUMENTS[name])
    return keys | (DOCUMENTS.all_keys(DOCUMENTS[name]["cases"][case]) if case else {})


def test_the_page_has_the_tables_of_keys() -> None:
    names = [name for name, _ in tables()]
    assert len(names) == len(set(names)) == FORMAT.count("<!-- The keys of")
    assert {"document", "property", "motion", "animation", "state", "transition", "node", "stroke", "region"} < set(
        names
    )


@pytest.mark.parametrize(("name", "rows"), list(tables()), ids=[name for name, _ in tables()])
def test_a_table_of_the_page_has_the_keys_of_the_grammar(name: str, rows: list[str]) -> None:
    keys = keys_of(name)
    said = {key: row for row in rows for key in re.findall(r"`([$\w]+)`", row.split(" | ")[0])}
    assert set(said) == set(keys)
    for key, entry in keys.items():
        words = DOCUMENTS.words(entry, DOCUMENTS[name.split(".")[0]]) if "words" in entry else []
        # Cases can have a table of their own; a long list that is another's (CSS's blends) is named by that.
        if (
            not (entry.get("words") == "cases" and f": cases of {name}." in FORMAT)
            and "mix-blend-mode" not in said[key]
        ):
            missing = [word for word in words if f"`{word}`" not in said[key] and f'`"{word}"`' not in said[key]]
            assert not missing, key
        if entry.get("required"):
            assert "required" in said[key], key


def test_the_page_of_traces_has_the_keys_and_words_of_the_grammar() -> None:
    text = page("docs/trace-format.md").text
    header, steps = (
        [line for line in table.splitlines()[2:] if line.startswith("| `")]
        for table in (text[text.index(head) :].split("\n\n")[0] for head in ("| key | what", "| keys | what"))
    )
    assert {key for row in header for key in re.findall(r"`([$\w]+)`", row.split(" | ")[0])} == {
        *set(TRACES.all_keys(TRACES["header"])) - {"trace"}
    }
    rows = {re.findall(r"`(\w+)`", row)[0]: row for row in steps}
    assert set(rows) == set(TRACES["step"]["by_key"])
    for kind, row in rows.items():
        for key, entry in TRACES.all_keys(TRACES[kind]).items():
            words = TRACES.words(entry, TRACES[kind]) if "words" in entry else []
            assert key == "at" or f"`{key}`" in row
            assert not [word for word in words if f'`"{word}"`' not in row]


def test_the_reader_has_room_for_all_lists() -> None:
    """All lists of a process are kept in one memory: 112 bytes for a list, 32 for each of its keys (`FieldList`)."""
    room = int(re.findall(r"TABLE_BYTES = (\d+)", (ROOT / "Sources/CAnimPlatform/Tables.c").read_text())[0])
    keys = [
        table
        for writer in (SwiftWriter(DOCUMENTS), SwiftWriter(TRACES, "Trace"))
        for table in writer.tables()
        if re.match(r"enum \w+Key:", table[1]) or "ActionCase" in table[1]
    ]
    assert len(keys) > 90
    places = [
        len(re.findall(r"[\w`]+(?=,|$| =)", line.strip())) for table in keys for line in table if "    case " in line
    ]
    assert 112 * len(keys) + 32 * sum(places) <= room


def named_places() -> Iterator[tuple[str, dict[str, object]]]:
    """All values that the grammar describes, with where each is."""

    def inside(value: object, place: str) -> Iterator[tuple[str, dict[str, object]]]:
        if isinstance(value, dict):
            yield place, value
            for key, part in value.items():
                yield from inside(part, f"{place}.{key}")

    for name, table in DOCUMENTS.definitions.items():
        yield from inside(table, name)


def test_of_every_name_the_grammar_says_what_it_is_the_name_of() -> None:
    """Else editors would not find it."""
    found = [(place, table) for place, table in named_places() if table.get("type") in ("name", "regionName")]
    found += [(place, table) for place, table in named_places() if "or_name" in table]
    found += [(place, table) for place, table in named_places() if table.get("names") in ("name", "any")]
    pattern = DOCUMENTS["name"]["pattern"]
    found += [(place, table) for place, table in named_places() if table.get("pattern") == pattern]
    assert len(found) > 60
    said = {place for place, table in found if table.keys() & {"declares", "refers"}}
    # The definitions of names themselves; and what is said anew of a key that has it.
    refined = {place for place, _ in found if ".refine." in place}
    assert {place for place, _ in found} - said - refined == {"name", "regionName"}


def test_what_a_text_refers_to_is_declared_somewhere() -> None:
    declared = {str(table["declares"]) for _, table in named_places() if "declares" in table}
    forms = {"expression", "color", "path", "event", "descriptors", "value"}
    referred = {str(table["refers"]) for _, table in named_places() if "refers" in table}
    assert referred - declared == forms - {"path"}
    begins = set(DOCUMENTS["event"]["begins"].values())
    assert begins <= declared
    # Nothing refers to data but expressions, and to transactions but names of events.
    assert declared - referred - begins == {"variable", "field"}


def test_the_words_of_events_are_those_of_the_library() -> None:
    """In the core's sources and in the page's tables."""
    source = (ROOT / "Sources/AnimScene/ControlData.swift").read_text(encoding="utf-8")
    numbers = {word for words in re.findall(r'WordList =\s*"([^"]*)"', source) for word in words.split()}
    fields = set(DOCUMENTS["eventField"]["words"])
    assert len(numbers) > 15
    assert numbers <= fields
    told = FORMAT[FORMAT.index("### Events of the library") : FORMAT.index("\n## Nodes")]
    assert {name for name in fields - numbers if f"event.{name}" in told} >= {"value", "previous", "message", "place"}
    for words in (*DOCUMENTS["event"]["begins"], *DOCUMENTS["event"]["of_library"]):
        assert f"`{words}" in FORMAT, words


def test_the_events_of_regions_are_those_of_the_library() -> None:
    """In the core's sources, and in the tables of the page."""
    source = (ROOT / "Sources/AnimScene/RegionDefinition.swift").read_text(encoding="utf-8")
    lists = re.findall(r'[sS]uffixes: WordList =\s*"(\.[^"]*)"', source)
    suffixes = {word[1:] for words in lists for word in words.split()}
    assert len(suffixes) > 20
    assert suffixes == set(DOCUMENTS["regionEvent"]["words"])
    for word in suffixes:
        assert f"`{word}`" in FORMAT, word
