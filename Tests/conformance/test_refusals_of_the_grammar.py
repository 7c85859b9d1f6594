# SPDX-License-Identifier: MIT
"""Each key of docs/grammar, wrong in each way that the grammar rules out: null in its place, a word or a number that it
does not have, the key missing where it is required, and an unknown one beside it. The library names the place.

The documents are the examples of the format's page, which have every key; the rules are those of the JSON Schema, which
is made from the grammar. Wrong documents whose fault lies in more than one key are in documents/wrong.json.
"""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Iterator
from typing import Any

import animcore
import pytest
from documents_of_the_format import DOCUMENT_SCHEMA, escaped, format_examples
from jsonschema import Draft202012Validator

SCHEMA: dict[str, Any] = json.loads(DOCUMENT_SCHEMA.read_text(encoding="utf-8"))
Path = tuple[str | int, ...]
# What may be null.
NULLABLE = {"#/$defs/focusAction/focus"}


def resolved(schema: Any) -> Any:
    """A schema with what it refers to, itself first."""
    while isinstance(schema, dict) and "$ref" in schema:
        definition: Any = SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]]
        schema = definition | {key: value for key, value in schema.items() if key != "$ref"}
    return schema


@functools.cache
def validator(text: str) -> Draft202012Validator:
    return Draft202012Validator({"$defs": SCHEMA["$defs"], **json.loads(text)})


def uses(schema: Any, instance: Any, place: str, path: Path) -> Iterator[tuple[str, Path, Any, bool]]:
    """The keys of an instance: which of the schema's, where it stands, its own schema, whether it is required."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        yield from uses(SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]], instance, schema["$ref"], path)
    for index, part in enumerate(schema.get("allOf", [])):
        yield from uses(part, instance, f"{place}/{index}", path)
    if "if" in schema:
        branch = "then" if validator(json.dumps(schema["if"])).is_valid(instance) else "else"
        yield from uses(schema.get(branch), instance, f"{place}/{branch}", path)
    if isinstance(instance, dict):
        for name, value in instance.items():
            if name.startswith("x-"):
                continue
            if name in schema.get("properties", {}):
                own = schema["properties"][name]
                yield f"{place}/{name}", (*path, name), own, name in schema.get("required", [])
                yield from uses(own, value, f"{place}/{name}", (*path, name))
            elif "additionalProperties" in schema:
                yield from uses(schema["additionalProperties"], value, f"{place}/*", (*path, name))
    if isinstance(instance, list):
        prefix = schema.get("prefixItems", [])
        for index, value in enumerate(instance):
            item = prefix[index] if index < len(prefix) else schema.get("items")
            yield from uses(item, value, f"{place}/[]", (*path, index))


def first_uses() -> dict[str, tuple[str, Path, Any, bool]]:
    """Each key of the schema where it occurs first in the examples."""
    found: dict[str, tuple[str, Path, Any, bool]] = {}
    for name, text in format_examples().items():
        for key, path, own, is_required in uses(SCHEMA["$defs"]["document"], json.loads(text), "#/$defs/document", ()):
            found.setdefault(key, (name, path, own, is_required))
    return found


USES = first_uses()


def outside(schema: Any) -> Iterator[float]:
    """Numbers just outside of what a schema allows."""
    if schema.get("minimum", -1e150) > -1e150:
        yield schema["minimum"] - 0.5
    if "exclusiveMinimum" in schema:
        yield schema["exclusiveMinimum"]
    if schema.get("maximum", 1e150) < 1e150:
        yield schema["maximum"] + 0.5
    if "exclusiveMaximum" in schema:
        yield schema["exclusiveMaximum"]
    if "number" in schema.get("type", []):
        yield 1e151


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def changed(name: str, path: Path, value: Any) -> Any:
    """An example with another value in a place; without the key, for `...`."""
    document = json.loads(format_examples()[name])
    if value is ...:
        del at(document, path[:-1])[path[-1]]
    else:
        at(document, path[:-1])[path[-1]] = copy.deepcopy(value)
    return document


def refusal(document: Any) -> animcore.AnimError | None:
    try:
        animcore.Scene(json.dumps(document)).close()
    except animcore.DocumentError as error:
        return error
    return None


def pointer(path: Path) -> str:
    return "".join(f"/{escaped(str(step))}" for step in path)


def test_every_key_is_tried() -> None:
    assert len(USES) > 300


@pytest.mark.parametrize("key", USES, ids=lambda key: key.removeprefix("#/$defs/"))
def test_what_the_grammar_rules_out_is_refused_at_its_place(key: str) -> None:
    name, path, own, is_required = USES[key]
    schema = resolved(own)
    wrong: list[Any] = [] if key in NULLABLE else [None]
    wrong += ["no such word"] if "enum" in schema else []
    wrong += list(outside(schema))
    for value in wrong:
        error = refusal(changed(name, path, value))
        assert error is not None, value
        assert error.pointer == pointer(path), (value, error.message)
    if is_required:
        # Without the key that says what it is, an object may be another, or wrong in what else it has.
        document = changed(name, path, ...)
        error = refusal(document)
        if error is None:
            assert not list(validator(json.dumps({"$ref": SCHEMA["$ref"]})).iter_errors(document))
        else:
            assert (error.pointer + "/").startswith(pointer(path[:-1]) + "/"), error.message
    error = refusal(changed(name, (*path[:-1], "unknownKey"), 1))
    assert error is not None
    assert error.pointer == pointer((*path[:-1], "unknownKey")), error.message
