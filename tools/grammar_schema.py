# SPDX-License-Identifier: MIT
"""The grammar as JSON Schema (draft 2020-12)."""

from __future__ import annotations

import json
from typing import Any

from grammar_model import NOTATION, Grammar, Table, is_object

WIDTH = 120
JSON_TYPES = {"boolean", "string", "number", "object", "array"}
OWN = {"^x-": True}
# Keywords of JSON Schema that the grammar uses unchanged, by the type of their values.
OF_SCHEMA = {"items", "if", "then", "else", "not", "contains"}
OF_SCHEMAS = {"prefixItems", "anyOf", "allOf"}
BOUNDS = {"least": "minimum", "most": "maximum", "above": "exclusiveMinimum", "below": "exclusiveMaximum"}


class SchemaWriter:
    """Writes the definitions of a grammar as those of a schema."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def definitions(self) -> Table:
        return {
            name: self.schema(table, is_case=name in self.grammar.cases)
            for name, table in self.grammar.definitions.items()
            if not table.get("part")
        }

    def schema(self, value: Any, *, owner: Table | None = None, is_case: bool = False) -> Any:
        """The schema of a value that the grammar describes or names."""
        if isinstance(value, str):
            if value not in self.grammar.definitions:
                assert value in JSON_TYPES, value
                return {"type": value}
            return {"$ref": f"#/$defs/{value}"}
        if not isinstance(value, dict):
            return value
        result: Table = {}
        if "text" in value:
            result["description"] = value["text"]
        if value.get("or_name"):
            inner = {key: part for key, part in value.items() if key not in ("or_name", "text", "read", "required")}
            result |= {"type": ["string", "object"]} | self.pattern("name")
            if isinstance(value.get("type"), str):
                return result | {"if": {"type": "object"}, "then": self.schema(value["type"])}
            return result | {"if": {"type": "object"}, "then": self.schema(inner)}
        if is_object(value):
            kind = value.get("type")
            if not isinstance(kind, list):
                return result | self.object(value, is_case)
            # Values that may also be something other than an object.
            form = {key: value[key] for key in ("keys", "by_key") if key in value}
            return result | {"type": kind} | self.raw(value) | {"if": {"type": "object"}, "then": self.object(form)}
        return result | self.value(value, owner or {}) | self.raw(value)

    def pattern(self, name: str) -> Table:
        return {key: self.grammar[name][key] for key in ("pattern", "maxLength")}

    def raw(self, table: Table) -> Table:
        """The parts of the grammar that already are JSON Schema."""
        result: Table = {}
        for key, part in table.items():
            if key in OF_SCHEMA:
                result[key] = self.schema(part)
            elif key in OF_SCHEMAS:
                result[key] = [self.schema(each) for each in part]
            elif key == "properties":
                result[key] = {name: self.schema(each) for name, each in part.items()}
            elif key not in NOTATION and key != "type" and (key != "required" or isinstance(part, list)):
                result[key] = part
        return result

    def value(self, table: Table, owner: Table) -> Table:
        """A value that is not an object with keys."""
        kind = table.get("type")
        if "words" in table:
            return {"enum": [*table.get("or", []), *self.grammar.words(table, owner)]}
        if "number" in table:
            bounds = {BOUNDS[key]: bound for key, bound in table["number"].items()}
            return {"type": ["number", "string"]} | bounds | {"minLength": 1}
        if "list" in table:
            return {"type": "array", "items": self.schema(table["list"])} | limits(table, "Items")
        if "tuple" in table:
            items = [self.schema(each) for each in table["tuple"]]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if "map" in table:
            return self.map(table)
        if isinstance(kind, str) and kind in self.grammar.definitions and "const" not in table:
            return {"$ref": f"#/$defs/{kind}"}
        return {} if kind is None else {"type": kind}

    def map(self, table: Table) -> Table:
        result: Table = {"type": "object", "patternProperties": OWN}
        if table["names"] != "any":
            names: Table = {"$ref": f"#/$defs/{table['names']}"}
            if "except" in table:
                names["not"] = {"enum": self.grammar.words(self.grammar[table["except"]], {})}
            result["propertyNames"] = {"if": {"not": {"pattern": "^x-"}}, "then": names}
        return result | {"additionalProperties": self.schema(table["map"])} | limits(table, "Properties")

    def object(self, table: Table, is_case: bool = False) -> Table:
        if "by_key" in table:
            return {"type": "object"} | self.by_key(table)
        if "otherwise" in table:
            return {"type": "object"} | self.chain(table)
        keys = self.grammar.all_keys(table)
        required = [name for name, entry in keys.items() if entry.get("required")]
        properties = {name: self.schema(entry, owner=table) for name, entry in keys.items()}
        result: Table = {"required": required} if required else {}
        result["properties"] = properties
        extra = self.raw(table)
        if is_case:
            return result | extra
        result = {"type": "object"} | result | {"patternProperties": OWN}
        if "switch" not in table:
            return result | {"additionalProperties": False} | extra
        cases = [
            {"if": self.is_word(table["switch"], word), "then": self.schema(case, is_case=True)}
            for word, case in table["cases"].items()
            if case
        ]
        extra["allOf"] = cases + extra.get("allOf", [])
        return result | extra | {"unevaluatedProperties": False}

    def is_word(self, key: str, word: str) -> Table:
        return {"required": [key], "properties": {key: {"const": word}}}

    def chain(self, table: Table) -> Table:
        result: Any = self.schema(table["otherwise"])
        for word, case in reversed(table["cases"].items()):
            result = {"if": self.is_word(table["switch"], word), "then": self.schema(case), "else": result}
        return dict(result)

    def by_key(self, table: Table) -> Table:
        forms = {key: self.schema(form) for key, form in table["by_key"].items()}
        if table.get("each"):
            return {
                "anyOf": [{"required": [key]} for key in forms],
                "allOf": [{"if": {"required": [key]}, "then": form} for key, form in forms.items()],
            }
        *firsts, last = forms.items()
        result = last[1]
        for key, form in reversed(firsts):
            result = {"if": {"required": [key]}, "then": form, "else": result}
        return dict(result)


def limits(table: Table, of: str) -> Table:
    return {f"{key}{of}": table[key] for key in ("min", "max") if key in table}


def json_text(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON, on one line if it fits.

    :param before: how many characters precede it on its line.
    """
    if isinstance(value, dict) and value:
        parts = [f"{json.dumps(key, ensure_ascii=False)}: " for key in value]
        one_line = json.dumps(value, ensure_ascii=False)
        line = f"{{ {one_line[1:-1]} }}"
        if before + len(line) < WIDTH:
            return line
        inside = " " * (indent + 2)
        members = [
            f"{inside}{part}{json_text(member, indent + 2, indent + 2 + len(part))}"
            for part, member in zip(parts, value.values(), strict=True)
        ]
        return "{\n" + ",\n".join(members) + "\n" + " " * indent + "}"
    if isinstance(value, list) and value:
        line = json.dumps(value, ensure_ascii=False)
        if before + len(line) < WIDTH:
            return line
        inside = " " * (indent + 2)
        items = [f"{inside}{json_text(item, indent + 2, indent + 2)}" for item in value]
        return "[\n" + ",\n".join(items) + "\n" + " " * indent + "]"
    return json.dumps(value, ensure_ascii=False)


def document_schema(grammar: Grammar) -> Table:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:animcore:document:1",
        "title": "An animcore document, version 1",
        "description": "A control or an animation as data. Described in docs/document-format.md.",
        "$ref": "#/$defs/document",
        "required": ["animcore"],
        "$defs": SchemaWriter(grammar).definitions(),
    }


def trace_schema(grammar: Grammar) -> Table:
    writer = SchemaWriter(grammar)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:animcore:trace:1",
        "title": "A line of an animcore trace, version 1",
        **writer.schema(grammar["line"]),
        "$defs": writer.definitions(),
    }
