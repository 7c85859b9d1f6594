# SPDX-License-Identifier: MIT
"""How names are written: as they are, or in backquotes, as the place asks (docs/document-format.md, "Names")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from ..expression_words import FUNCTIONS

__all__ = ["Form", "Part", "descriptors_of", "expression_paths", "is_event", "is_name", "parts_of", "spelled"]

_PART = re.compile(r"`[^`]*`?|[^.`]+")
_DESCRIPTOR = re.compile(r"(?:`[^`]*`?|[^ `])+")
_SPECIAL = re.compile(r"[.()\[\]=']")
# Control characters, backquotes, and halves of pairs of surrogates.
_CONTROL = re.compile(r"[\x00-\x1f\x7f`\ud800-\udfff]")
_PLAIN = r"(?:`[^`]+`|[A-Za-z_\u0080-\U0010ffff][A-Za-z0-9_\u0080-\U0010ffff]*)"
# A text in quotes, a number, or a name with its parts and perhaps a bracket behind it.
_WORD = re.compile(
    rf"'(?:[^']|'')*'?|[0-9](?:[eE][+-]|[A-Za-z0-9_.\u0080-\U0010ffff])*"
    rf"|(?P<name>{_PLAIN}(?:\.{_PLAIN}|\[[0-9]+\])*)(?P<call>\s*\(\s*)?"
)
_ASKED = re.compile(r"(?:`[^`]+`|[A-Za-z0-9_.\u0080-\U0010ffff-])+")
_EVENT = re.compile(r"(?:[A-Za-z0-9_-]+|`[^`\x00-\x1f\x7f]+`)(?:\.(?:[A-Za-z0-9_-]+|`[^`\x00-\x1f\x7f]+`))*\Z")
# What may be written without backquotes.
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_TOKEN = re.compile(r"[A-Za-z0-9_-]+\Z")
_CONSTANTS = {"pi", "tau", "e", "true", "false"}
# The functions whose argument is the name of a state or a list, and not an expression.
_QUESTIONS = {
    name: "state" if of == "state" else "instance" for name, of in FUNCTIONS.items() if of in ("state", "list")
}
_LONGEST = 255

# A part of a dotted name: its letters, without backquotes, and where it begins and ends, with them.
Part = tuple[str, int, int]


class Form(Enum):
    """Where a name stands: alone, in an expression, in a question of one, as a token of an event, as a whole event."""

    WHOLE = "whole"
    EXPRESSION = "expression"
    QUESTION = "question"
    TOKEN = "token"
    EVENT = "event"


def parts_of(text: str, start: int = 0) -> list[Part]:
    """The parts of a dotted name, of which the text begins at an offset."""
    if "." not in text and "`" not in text:
        return [(text, start, start + len(text))]
    return [(part.group().strip("`"), start + part.start(), start + part.end()) for part in _PART.finditer(text)]


def descriptors_of(text: str) -> Iterator[list[Part]]:
    """The events of a text of descriptors, each in its parts, without the star at its end."""
    for found in _DESCRIPTOR.finditer(text):
        parts = parts_of(found.group(), found.start())
        while parts and parts[-1][0] == "*":
            parts.pop()
        if parts:
            yield parts


def expression_paths(text: str) -> Iterator[tuple[str, list[Part]]]:
    """The names in an expression, each in its parts, with what is asked of it: "" for its value, "state" and "instance"
    where it stands in a question about one. Constants and functions are none."""
    at = 0
    while match := _WORD.search(text, at):
        at = match.end()
        name = match["name"]
        if name is None:
            continue
        if match["call"] is None:
            if name not in _CONSTANTS:
                yield "", parts_of(name.partition("[")[0], match.start())
        elif name in _QUESTIONS and (asked := _ASKED.match(text, at)):
            yield _QUESTIONS[name], parts_of(asked.group(), at)
            at = asked.end()


def is_name(name: str) -> bool:
    """Whether a text, without backquotes, can be a name that a document chooses."""
    length = len(name.encode("utf-8", "surrogatepass")) + 2 * bool(_SPECIAL.search(name))
    return 0 < length <= _LONGEST and not _CONTROL.search(name) and not name.startswith("x-")


def is_event(name: str) -> bool:
    """Whether a text can be the name of an event."""
    return len(name.encode("utf-8", "surrogatepass")) <= _LONGEST and _EVENT.match(name) is not None


def spelled(name: str, form: Form) -> str:
    """A name as it is written in its place."""
    if form is Form.EVENT:
        return name
    if form is Form.WHOLE:
        return f"`{name}`" if _SPECIAL.search(name) else name
    if form is Form.EXPRESSION:
        return name if _IDENTIFIER.match(name) and name not in _CONSTANTS else f"`{name}`"
    return name if _TOKEN.match(name) else f"`{name}`"
