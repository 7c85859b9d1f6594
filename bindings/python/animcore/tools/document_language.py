# SPDX-License-Identifier: MIT
"""What an editor asks about a document that is being written: where the cursor is, what may stand there, what it means.

Keys, words and descriptions come from the JSON Schema, and which names may stand where from the grammar. A text need
not be well-formed: it is read up to the cursor.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .editing.completing import endings_of_descriptors, endings_of_expression, is_question, presets
from .editing.json_tree import plain, read_tree
from .editing.names import Names, Scope
from .editing.offering import names_at, scope_and_role
from .expression_words import functions, is_in_expression, last_word
from .files import read_deep

__all__ = ["Cursor", "Language", "Offer", "cursor_at"]

Steps = tuple[str | int, ...]

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"?|[{}\[\],:]|[^\s{}\[\],:"]+')


@dataclass(frozen=True)
class Cursor:
    """Where a cursor is: the path of the object, array or value around it, whether a key is expected there, and what
    of a text stands before the cursor already. For a value, path leads to it."""

    path: Steps
    is_key: bool
    begun: str
    # The offset of what has begun, without its quote; and whether there is one.
    start: int = 0
    is_in_text: bool = False


@dataclass(frozen=True)
class Offer:
    """A word that may stand at a cursor."""

    word: str
    description: str
    is_key: bool
    # Of a word inside of a text, such as a function of an expression, how many characters of it stand there.
    is_part: bool = False
    begun: int = 0


@dataclass
class _Open:
    """An object or array that is not closed yet at the cursor."""

    is_object: bool
    key: str | int
    awaits_value: bool


def cursor_at(text: str, offset: int) -> Cursor:
    """Where an offset (in characters) is in a text."""
    stack: list[_Open] = []
    begun, start, is_in_text = "", offset, False
    for match in _TOKEN.finditer(text, 0, offset):
        token = match.group()
        is_cut = match.end() == offset and (token[0] not in '"{}[],:' or _is_open_text(token))
        if is_cut:
            is_in_text = token[0] == '"'
            begun, start = plain(token) if is_in_text else token, match.start() + is_in_text
            break
        top = stack[-1] if stack else None
        if token in "{[":
            stack.append(_Open(token == "{", "" if token == "{" else 0, token == "["))
        elif token in "}]":
            if stack:
                stack.pop()
        elif top is None:
            continue
        elif token == ":":
            top.awaits_value = True
        elif token == ",":
            if isinstance(top.key, int):
                top.key += 1
            else:
                top.awaits_value = False
        elif top.is_object and not top.awaits_value:
            top.key = plain(token)
    path: list[str | int] = [each.key for each in stack[:-1]]
    if not stack:
        return Cursor((), False, begun, start, is_in_text)
    top = stack[-1]
    if top.is_object and not top.awaits_value:
        return Cursor(tuple(path), True, begun, start, is_in_text)
    return Cursor((*path, top.key), False, begun, start, is_in_text)


def _is_open_text(token: str) -> bool:
    if token[0] != '"':
        return False
    return len(token) == 1 or not token.endswith('"') or re.search(r'(?<!\\)(\\\\)*\\"$', token) is not None


class Language:
    """The JSON Schema of documents, asked by paths."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self._schema = schema
        self._named: tuple[Any, Names] | None = None

    @classmethod
    def of_file(cls, file: Path) -> Language:
        return cls(json.loads(file.read_text(encoding="utf-8")))

    @cached_property
    def _definitions(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self._schema.get("$defs", {})
        return found

    def _flat(self, schema: Any, value: Any = None, depth: int = 0) -> Iterator[Mapping[str, Any]]:
        """A schema and all that it refers to or chooses among; of a choice that the value decides only that part."""
        if not isinstance(schema, Mapping) or depth > 16:
            return
        yield schema
        if "$ref" in schema:
            yield from self._flat(self._definitions.get(str(schema["$ref"]).rsplit("/", 1)[1]), value, depth + 1)
        for word in ("allOf", "anyOf", "oneOf"):
            for each in schema.get(word, ()):
                yield from self._flat(each, value, depth + 1)
        holds = _holds(schema.get("if"), value)
        for word, is_ruled_out in (("then", holds is False), ("else", holds is True)):
            if not is_ruled_out:
                yield from self._flat(schema.get(word), value, depth + 1)

    def at(self, path: Iterable[str | int], document: Any = None) -> list[Mapping[str, Any]]:
        """The schemas of what stands at a path. With the document, choices that it rules out are left out."""
        schemas, value = [self._schema], document
        for step in path:
            below: list[Mapping[str, Any]] = []
            for schema in (part for each in schemas for part in self._flat(each, value)):
                below += self._below(schema, step)
            value = _value_at(value, step)
            schemas = below
        return [part for each in schemas for part in self._flat(each, value)]

    @staticmethod
    def _below(schema: Mapping[str, Any], step: str | int) -> list[Mapping[str, Any]]:
        if isinstance(step, int):
            first = schema.get("prefixItems", [])
            items = first[step] if step < len(first) else schema.get("items")
            return [items] if isinstance(items, Mapping) else []
        properties = schema.get("properties", {})
        if step in properties:
            return [properties[step]]
        found = [part for pattern, part in schema.get("patternProperties", {}).items() if re.search(pattern, step)]
        more = schema.get("additionalProperties")
        return found or ([more] if isinstance(more, Mapping) else [])

    def offers(self, cursor: Cursor, document: Any = None) -> list[Offer]:
        """What may stand at a cursor: keys, words, and names that the document has."""
        offers: dict[str, Offer] = {}
        for schema in self.at(cursor.path, document):
            if cursor.is_key:
                for key, part in schema.get("properties", {}).items():
                    offers.setdefault(key, Offer(key, self._described(part), True))
            else:
                words = [*schema.get("enum", ()), *([schema["const"]] if "const" in schema else [])]
                for word in words:
                    if isinstance(word, str):
                        offers.setdefault(word, Offer(word, str(schema.get("description", "")), False))
        scope, role = scope_and_role(cursor.path, cursor.is_key, document, self._names(document))
        # Of an expression, a name is a part.
        is_part = role == "expression"
        word = last_word(cursor.begun) if is_part else ""
        is_asked = is_part and is_question(cursor.begun)
        parts = []
        for name, what in names_at(cursor.path, cursor.is_key, document, self._names(document)):
            if is_part:
                if not is_asked and is_in_expression(cursor.begun) and name.startswith(word) and name != word:
                    parts.append(Offer(name, what, False, True, len(word)))
            # A name of an event that stands only here is what is being written.
            elif name and (role not in ("event", "descriptors") or name != cursor.begun):
                offers.setdefault(name, Offer(name, what, cursor.is_key))
        for name, what in presets(role, "keyframes" in cursor.path):
            offers.setdefault(name, Offer(name, what, False))
        found = [offer for word, offer in offers.items() if word.startswith(cursor.begun)]
        if is_part and not is_asked:
            found += parts
            found += [Offer(name, called, False, True, len(word)) for name, called in functions(cursor.begun)]
        return found + self._endings(cursor, scope, role)

    @staticmethod
    def _endings(cursor: Cursor, scope: Scope | None, role: str) -> list[Offer]:
        """What may go on with an expression or the name of an event by several parts."""
        if scope is None:
            return []
        if role == "expression":
            endings = endings_of_expression(cursor.begun, scope)
        elif role == "descriptors":
            endings = endings_of_descriptors(cursor.begun, scope)
        else:
            return []
        return [Offer(each.word, each.what, cursor.is_key, True, each.begun) for each in endings]

    def _names(self, document: Any) -> Names:
        """The names of a document; those of the last one are kept."""
        if self._named is None or self._named[0] is not document:
            with read_deep():
                text = json.dumps(document)
            self._named = (document, Names(read_tree(text)))
        return self._named[1]

    def _described(self, schema: Any) -> str:
        texts = [str(part["description"]) for part in self._flat(schema) if "description" in part]
        return texts[0] if texts else ""

    def meaning(self, path: Steps, document: Any = None) -> str:
        """What the schema says of the key or value at a path: its description, words and bounds."""
        lines: list[str] = []
        for schema in self.at(path, document):
            text = schema.get("description")
            if isinstance(text, str) and text not in lines:
                lines.append(text)
            if "enum" in schema:
                lines.append("One of " + ", ".join(f"`{word}`" for word in schema["enum"]) + ".")
        return "\n\n".join(dict.fromkeys(lines))


_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": Mapping,
    "array": list,
    "string": str,
    "number": (int, float),
    "boolean": bool,
}


def _holds(condition: Any, value: Any) -> bool | None:
    """Whether the condition of a choice holds for a value; None where that is not known."""
    if not isinstance(condition, Mapping) or value is None:
        return None
    if "not" in condition:
        inside = _holds(condition["not"], value)
        return None if inside is None else not inside
    kind = condition.get("type")
    if isinstance(kind, str) and not isinstance(value, _TYPES.get(kind, object)):
        return False
    if not isinstance(value, Mapping):
        return True
    if any(key not in value for key in condition.get("required", ())):
        return False
    for key, part in condition.get("properties", {}).items():
        words = part.get("enum", [part["const"]] if "const" in part else None)
        if key in value and words is not None and value[key] not in words:
            return False
    return True


def _value_at(value: Any, step: str | int) -> Any:
    if isinstance(value, Mapping) and isinstance(step, str):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None
