# SPDX-License-Identifier: MIT
"""The JSON Schemas of documents and traces against what the library reads.

Whatever a schema refuses the library must refuse, and whatever the library accepts a schema must accept: all documents
and traces of the repository, and random changes of them. What a schema cannot know (names that must exist, formulas)
only the library refuses.
"""

from __future__ import annotations

import copy
import functools
import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import animcore
import pytest
from documents_of_the_format import (
    DOCUMENT_SCHEMA,
    FORMAT,
    TRACE_SCHEMA,
    all_documents,
    all_traces,
    examples,
    format_examples,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from update_golden import ROOT

SCHEMA = json.loads(DOCUMENT_SCHEMA.read_text(encoding="utf-8"))
LINE_SCHEMA = json.loads(TRACE_SCHEMA.read_text(encoding="utf-8"))
DOCUMENTS = all_documents()
TRACES = dict(all_traces())
LONG = bool(os.environ.get("ANIMCORE_LONG"))

Path = tuple[str | int, ...]


def resolved(root: dict[str, Any], reference: str) -> Any:
    schema: Any = root
    for step in reference.removeprefix("#").split("/")[1:]:
        schema = schema[int(step)] if isinstance(schema, list) else schema[step]
    return schema


def used_keys(root: dict[str, Any], schema: Any, instance: Any, place: str) -> Iterator[str]:
    """The keys of `properties` in a schema, by their place, that an instance has: `#/$defs/spring/then/mass`…"""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        yield from used_keys(root, resolved(root, schema["$ref"]), instance, schema["$ref"])
    for index, part in enumerate(schema.get("allOf", [])):
        yield from used_keys(root, part, instance, f"{place}/allOf/{index}")
    if "if" in schema:
        holds = Draft202012Validator(schema["if"]).is_valid(instance)
        branch = "then" if holds else "else"
        yield from used_keys(root, schema.get(branch), instance, f"{place}/{branch}")
    if isinstance(instance, dict):
        for name, value in instance.items():
            if name.startswith("x-"):
                continue
            if name in schema.get("properties", {}):
                yield f"{place}/{name}"
                yield from used_keys(root, schema["properties"][name], value, f"{place}/properties/{name}")
            else:
                yield from used_keys(root, schema.get("additionalProperties"), value, f"{place}/additionalProperties")
    if isinstance(instance, list):
        prefix = schema.get("prefixItems", [])
        for index, value in enumerate(instance):
            item, step = (
                (prefix[index], f"prefixItems/{index}") if index < len(prefix) else (schema.get("items"), "items")
            )
            yield from used_keys(root, item, value, f"{place}/{step}")


def declared_keys(schema: Any, place: str, is_condition: bool = False) -> Iterator[str]:
    """All keys of `properties` in a schema, but for those that conditions ask about."""
    if isinstance(schema, list):
        for index, part in enumerate(schema):
            yield from declared_keys(part, f"{place}/{index}", is_condition)
    if not isinstance(schema, dict):
        return
    for key, value in schema.items():
        if key == "properties":
            for name, part in value.items():
                if not is_condition and "const" not in part and part is not False:
                    yield f"{place}/{name}"
                yield from declared_keys(part, f"{place}/properties/{name}", is_condition)
        elif key == "$defs":
            for name, part in value.items():
                yield from declared_keys(part, f"{place}/$defs/{name}")
        elif key in {"if", "not", "anyOf", "propertyNames", "patternProperties", "contains"}:
            continue
        else:
            yield from declared_keys(value, f"{place}/{key}", is_condition)


def merged(key: str) -> str:
    """A key of one of the schemas that an object is checked by, as a key of that sort of object."""
    owner, name = key.rsplit("/", 1)
    for sort in ("State", "Transition", "Animation", "Timing"):
        if re.match(rf"#/\$defs/[a-z]*({sort}|{sort.lower()})\b", owner):
            return f"{sort}/{name}"
    if owner.endswith("Node/properties") or owner.endswith("Node"):
        return f"Node/{name}"
    return key


def described(schema: Any, place: str) -> Iterator[tuple[str, Any]]:
    """The keys of a schema with their own schemas."""
    for pointer in set(declared_keys(schema, place)):
        owner, name = pointer.rsplit("/", 1)
        yield pointer, resolved(schema, owner)["properties"][name]


@pytest.mark.parametrize("schema", [SCHEMA, LINE_SCHEMA], ids=["document", "trace"])
def test_a_schema_is_one_and_describes_every_key(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)
    assert schema["$id"].startswith("urn:animcore:")
    bare = [
        pointer
        for pointer, part in described(schema, "#")
        if "description" not in (resolved(schema, part["$ref"]) if "$ref" in part else {}) | part
    ]
    assert not bare


def test_every_key_of_the_schema_occurs_in_an_example() -> None:
    used: set[str] = set()
    for text in format_examples().values():
        used |= set(map(merged, used_keys(SCHEMA, SCHEMA, json.loads(text), "#")))
    missing = {key for key in map(merged, declared_keys(SCHEMA, "#")) if key not in used}
    assert not missing, sorted(missing)


def test_every_key_of_a_trace_occurs_in_an_example() -> None:
    used: set[str] = set()
    for text in TRACES.values():
        for line in filter(None, text.splitlines()):
            used |= set(used_keys(LINE_SCHEMA, LINE_SCHEMA, json.loads(line), "#"))
    missing = {key for key in declared_keys(LINE_SCHEMA, "#") if key not in used and not key.endswith("/at")}
    assert not missing, sorted(missing)


def test_every_key_is_in_the_text_of_the_format() -> None:
    """The reference names every key of the schema outside of its examples."""
    text = FORMAT.read_text(encoding="utf-8")
    for example in examples(FORMAT):
        text = text.replace(example, "")
    missing = {key for key in declared_keys(SCHEMA, "#") if f"`{key.rsplit('/', 1)[1]}`" not in text}
    missing = {key for key in missing if f'"{key.rsplit("/", 1)[1]}"' not in text}
    assert not missing, sorted(missing)


def words_of(schema: Any) -> Iterator[str]:
    """The keys and the words of choices."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "enum":
                yield from filter(lambda word: isinstance(word, str), value)
            yield from words_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from words_of(value)


def test_the_fuzzers_know_every_word() -> None:
    dictionary = (ROOT / "Tests/fuzz/document.dict").read_text(encoding="utf-8")
    for schema in (SCHEMA, LINE_SCHEMA):
        words = {key.rsplit("/", 1)[1] for key in declared_keys(schema, "#")} | set(words_of(schema))
        missing = sorted(word for word in words if f'"\\"{word}\\""' not in dictionary)
        assert not missing


# ---- Right documents ----


@functools.cache
def document_validator() -> Draft202012Validator:
    return Draft202012Validator(SCHEMA)


def complaints(validator: Draft202012Validator, instance: Any) -> list[str]:
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(instance)]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_of_the_repository_is_right_by_schema_and_library(name: str) -> None:
    assert not complaints(document_validator(), DOCUMENTS[name])
    animcore.Scene(json.dumps(DOCUMENTS[name])).close()


@pytest.mark.parametrize("name", TRACES)
def test_a_trace_of_the_repository_is_right_by_schema_and_library(name: str) -> None:
    validator = Draft202012Validator(LINE_SCHEMA)
    for line in filter(None, TRACES[name].splitlines()):
        assert not complaints(validator, json.loads(line))
    animcore.Trace(TRACES[name])


# ---- Random ones ----


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    for key, member in (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    ):
        yield from places(member, (*path, key))


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


@functools.cache
def values_of_keys() -> dict[str, list[Any]]:
    """What stands under each key somewhere."""
    found: dict[str, list[Any]] = {}
    for document in DOCUMENTS.values():
        for path in places(document):
            if path and isinstance(path[-1], str) and not path[-1].startswith("x-"):
                found.setdefault(path[-1], []).append(at(document, path))
    for each in declared_keys(SCHEMA, "#"):
        found.setdefault(each.rsplit("/", 1)[1], [1])
    return found


@functools.cache
def paths_of(name: str) -> list[Path]:
    return list(places({key: value for key, value in DOCUMENTS[name].items() if not key.startswith("x-")}))


ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    0.5,
    1e-3,
    1e9,
    1e150,
    1e151,
    "",
    "x",
    "1",
    "a.b",
    "a b",
    "#FFF",
    "infinite",
    [],
    {},
]
ODD += [
    [0],
    [0, 1],
    [0, 0, 1, 1],
    ["x", "y"],
    [[]],
    {"x-own": 1},
    "none",
    "level",
    "event.x",
    "random()",
    "*",
    "é",
    "1 +",
]


@st.composite
def changed_documents(draw: st.DrawFn) -> Any:
    """A document of the repository after one to three changes of its values and keys."""
    name = draw(st.sampled_from(sorted(DOCUMENTS)))
    document = copy.deepcopy(DOCUMENTS[name])
    for _ in range(draw(st.sampled_from([1, 1, 1, 2, 3]))):
        path = draw(st.sampled_from(paths_of(name)))
        try:
            value = at(document, path)
        except (KeyError, IndexError, TypeError):
            continue
        keys = values_of_keys()
        action = draw(st.sampled_from(["replace", "borrow", "insert", "insert", "remove", "rename", "double", "nudge"]))
        if action == "insert" and isinstance(value, dict):
            new = draw(st.sampled_from(sorted(keys)))
            value[new] = copy.deepcopy(draw(st.sampled_from(keys[new])))
        elif action == "insert" and isinstance(value, list):
            value.append(copy.deepcopy(draw(st.sampled_from([*value, *ODD]))))
        elif path:
            container: Any = at(document, path[:-1])
            key: Any = path[-1]
            if not isinstance(container, dict | list):
                continue
            if action == "remove":
                del container[key]
            elif action == "rename" and isinstance(container, dict):
                container[draw(st.sampled_from(sorted(keys)))] = container.pop(key)
            elif action == "double" and isinstance(container, list):
                container.append(copy.deepcopy(value))
            elif action == "borrow" and key in keys:
                container[key] = copy.deepcopy(draw(st.sampled_from(keys[key])))
            elif action == "nudge" and type(value) in (int, float):
                container[key] = draw(
                    st.sampled_from([-value, value + 0.5, value * 1000, value - 1, str(value), "0 * pi"])
                )
            else:
                container[key] = copy.deepcopy(draw(st.sampled_from(ODD)))
    return document


def refusal(read: Callable[[str], Any], text: str) -> animcore.AnimError | None:
    try:
        read(text)
    except animcore.AnimError as error:
        return error
    return None


def changed(document: Any, path: Path, value: Any) -> Any:
    document = copy.deepcopy(document)
    at(document, path[:-1])[path[-1]] = value
    return document


def choice_places() -> Iterator[tuple[str, Path, list[str]]]:
    """Where the library takes one of some words: each sort of place once, with the words, which its error lists."""
    seen: set[tuple[str, ...]] = set()
    for name, document in DOCUMENTS.items():
        for path in paths_of(name):
            if not path or not isinstance(at(document, path), str) or path[-1] in ("name", "description"):
                continue
            wrong = refusal(animcore.Document, json.dumps(changed(document, path, "no such choice")))
            words = tuple(str(wrong).split("; choices: ")[1].split(", ")) if "; choices: " in str(wrong) else ()
            sort = (*words, str(path[-1]))
            if words and sort not in seen:
                seen.add(sort)
                yield name, path, list(words)


def test_every_word_that_the_library_takes_is_one_of_the_schemas() -> None:
    validator = document_validator()
    found = list(choice_places())
    assert len(found) >= 20
    refused = [
        f"{name}: /{'/'.join(map(str, path))}: {word}"
        for name, path, words in found
        for word in words
        for document in [changed(DOCUMENTS[name], path, word)]
        if refusal(animcore.Document, json.dumps(document)) is None and not validator.is_valid(document)
    ]
    assert not refused


@settings(max_examples=20_000 if LONG else 500, deadline=None, suppress_health_check=list(HealthCheck))
@given(changed_documents())
def test_what_the_schema_refuses_the_library_refuses(document: Any) -> None:
    error = refusal(animcore.Scene, json.dumps(document))
    if error is None:
        assert not complaints(document_validator(), document), "the library reads it"
    else:
        assert error.status_name in {"ANIM_ERROR_DOCUMENT", "ANIM_ERROR_SYNTAX", "ANIM_ERROR_LIMIT"}, error.message
        assert error.line == 1


@st.composite
def changed_lines(draw: st.DrawFn) -> tuple[list[Any], int]:
    """The lines of a trace after a change of one, and which."""
    text = draw(st.sampled_from(sorted(TRACES.values())))
    lines = [json.loads(line) for line in filter(None, text.splitlines())]
    index = draw(st.integers(0, len(lines) - 1))
    line = lines[index]
    keys = sorted({key.rsplit("/", 1)[1] for key in declared_keys(LINE_SCHEMA, "#")})
    key = draw(st.sampled_from([*line, *keys]))
    action = draw(st.sampled_from(["put", "remove", "rename"]))
    if action == "put" or key not in line:
        line[key] = draw(st.sampled_from([*ODD, "down", "press", "escape", "fade", {"a": 1}, 3, 2.0**53, 2**53 + 2]))
    else:
        value = line.pop(key)
        if action == "rename":
            line[draw(st.sampled_from(keys))] = value
    return lines, index


@settings(max_examples=20_000 if LONG else 500, deadline=None, suppress_health_check=list(HealthCheck))
@given(changed_lines())
def test_what_the_schema_of_traces_refuses_the_library_refuses(changed: tuple[list[Any], int]) -> None:
    lines, index = changed
    error = refusal(animcore.Trace, "\n".join(json.dumps(line) for line in lines))
    if error is None:
        assert index > 0 or "trace" in lines[0]
        assert not complaints(Draft202012Validator(LINE_SCHEMA), lines[index]), "the library reads it"
    else:
        assert 1 <= error.line <= len(lines)
