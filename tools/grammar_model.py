# SPDX-License-Identifier: MIT
"""The grammar of documents and traces: docs/grammar/*.toml, in the notation of docs/grammar/README.md."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomllib

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "grammar"

Table = dict[str, Any]

# Keywords for values and objects beyond JSON Schema.
NOTATION = {
    *("text", "words", "or", "points", "number", "list", "tuple", "map", "names", "except", "min", "max", "or_name"),
    *("keys", "use", "from", "include", "after", "refine", "by_key", "each", "switch", "cases", "otherwise", "part"),
    *("read", "default", "reader", "row", "form"),
    *("declares", "refers", "within", "names_within", "begins", "of_library"),
}
# Keywords taken from JSON Schema.
SCHEMA_KEYWORDS = {
    *("type", "required", "const", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "uniqueItems"),
    *("items", "prefixItems", "minItems", "maxItems", "contains", "properties", "dependentRequired"),
    *("if", "then", "else", "not", "anyOf", "allOf", "description"),
}


class GrammarError(Exception):
    """The grammar contradicts itself, or uses an undefined name."""


class Grammar:
    """The definitions of some files, by name."""

    def __init__(self, definitions: dict[str, Table]) -> None:
        self.definitions = definitions
        # Definitions whose keys extend those of another object: that other object is the closed one.
        self.cases = {
            case
            for table in definitions.values()
            if "switch" in table and "otherwise" not in table
            for case in table["cases"].values()
            if isinstance(case, str)
        }

    def __getitem__(self, name: str) -> Table:
        try:
            return self.definitions[name]
        except KeyError:
            raise GrammarError(f"the grammar has no {name!r}") from None

    def words(self, table: Table, owner: Table) -> list[str]:
        """The words of a choice: given, from a definition, or the cases of the object that has the key."""
        if "points" in table:
            return list(table["points"])
        words = table["words"]
        if words == "cases":
            return list(owner["cases"])
        if isinstance(words, str):
            return self.words(self[words], owner)
        if isinstance(words[0], list):
            return [word for (part,) in words for word in self.words(self[part], owner)]
        return list(words)

    def number_of(self, table: Table) -> Table | None:
        """The bounds of a number, or None for other values."""
        if "number" in table:
            return dict(table["number"])
        name = table.get("type")
        if isinstance(name, str) and name in self.definitions:
            return self.number_of(self[name])
        return None

    def own_keys(self, table: Table) -> dict[str, Table]:
        """The keys that an object adds to those of another (`after`): its own, and those that it includes."""
        keys = {name: dict(entry) for name, entry in table.get("keys", {}).items()}
        if "include" in table:
            keys |= self.own_keys(self[table["include"]])
        return keys

    def all_keys(self, table: Table) -> dict[str, Table]:
        """All keys that an object may have."""
        keys: dict[str, Table] = {}
        if "after" in table:
            keys |= self.all_keys(self[table["after"]])
        pool = self.own_keys(self[table["from"]]) if "from" in table else {}
        for use in table.get("use", []):
            name = use.removesuffix("!")
            if name not in pool:
                raise GrammarError(f"{table['from']} has no key {name!r}")
            keys[name] = {key: value for key, value in pool[name].items() if key != "required"}
            if use.endswith("!"):
                keys[name]["required"] = True
        keys |= self.own_keys(table)
        for name, entry in table.get("refine", {}).items():
            keys[name] = keys.get(name, {}) | entry
        return keys

    def variants(self, table: Table) -> Iterator[tuple[str, str | Table]]:
        """The cases of an object, or its forms by the key that selects them."""
        yield from table.get("cases", {}).items()
        yield from table.get("by_key", {}).items()

    def variant(self, form: str | Table) -> Table:
        return self[form] if isinstance(form, str) else form


def is_object(table: Table) -> bool:
    return any(key in table for key in ("keys", "use", "by_key", "switch", "include", "after", "refine"))


def check(table: Any, place: str) -> None:
    """Rejects an unknown keyword, which would have no effect."""
    if isinstance(table, list):
        for index, each in enumerate(table):
            check(each, f"{place}[{index}]")
    if not isinstance(table, dict):
        return
    for name, part in table.items():
        if name not in NOTATION | SCHEMA_KEYWORDS:
            raise GrammarError(f"{place} has {name!r}, which the notation does not have")
        if name in ("keys", "refine", "by_key", "cases", "properties"):
            for key, each in part.items():
                check(each, f"{place}.{name}.{key}")
        elif name not in ("number", "points", "dependentRequired", "begins"):
            check(part, f"{place}.{name}")


def load(*names: str) -> Grammar:
    """The grammar of some files."""
    definitions: dict[str, Table] = {}
    for name in names:
        for key, table in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")).items():
            if key in definitions:
                raise GrammarError(f"{name}.toml: {key!r} is defined already")
            check(table, f"{name}.toml: {key}")
            definitions[key] = table
    return Grammar(definitions)


def document_grammar() -> Grammar:
    return load(
        "document",
        "names",
        "values",
        "motions",
        "keyframes",
        "animations",
        "machine",
        "actions",
        "nodes",
        "drawing",
        "regions",
    )


def trace_grammar() -> Grammar:
    trace = load("trace", "names")
    # Of the names, those used by traces.
    return Grammar({name: table for name, table in trace.definitions.items() if name != "descriptors"})
