# SPDX-License-Identifier: MIT
"""Renaming what a document names: all places where the name stands, or a sentence that says why not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from ... import _raw
from ...errors import AnimError
from ...scene import Document
from .._places import EVENT_BEGINNINGS, EVENT_FIELDS, EXPRESSION_WORDS, LIBRARY_EVENTS, VALUE_NAMES
from .json_tree import read_tree, without_collection
from .names import Names, Symbol, space_of
from .spelling import Form, is_event, is_name, spelled

__all__ = ["Edit", "RenameError", "applied", "rename", "why_not"]

_CALLED = {"field": "data", "sending": "id", "keyframes": "keyframes"}


class RenameError(Exception):
    """Something cannot be renamed; the message says why, in a sentence."""


@dataclass(frozen=True)
class Edit:
    """What is put in the place of a part of a text, both in characters."""

    start: int
    end: int
    text: str


def applied(text: str, edits: Iterable[Edit]) -> str:
    """A text with its edits made."""
    pieces, at = [], 0
    for edit in edits:
        pieces += [text[at : edit.start], edit.text]
        at = edit.end
    return "".join([*pieces, text[at:]])


def why_not(names: Names, symbol: Symbol) -> str:
    """Why something has to keep its name; empty where it has not."""
    if not names.tree.is_whole:
        return "the text is no well-formed JSON: names can be changed in one that is"
    if symbol.kind == "event" and symbol.name in LIBRARY_EVENTS:
        return f"the event '{symbol.name}' is sent by the library: its name is fixed"
    is_waited_for = any(not each.is_declaration for each in names.of(symbol))
    if symbol.kind == "event" and symbol.name in _ANSWERING and is_waited_for:
        return f"'{symbol.name}' answers events that the library sends, too: the name is fixed"
    if symbol.kind == "field" and symbol.name in EVENT_FIELDS:
        return f"the library itself gives events data with the name '{symbol.name}': it is fixed"
    return ""


# Named as events are.
_EVENTS = {"event", "sending"}
# What begins the names of events that the library sends: where it is waited for, these are answered.
_ANSWERING = {
    ".".join(words[:count])
    for words in (name.split(".") for name in (*EVENT_BEGINNINGS, *LIBRARY_EVENTS))
    for count in range(1, len(words) + 1)
}


def rename(names: Names, symbol: Symbol, new: str) -> list[Edit]:
    """The edits that give something another name, in the order of the text. Raises RenameError with a sentence."""
    if reason := why_not(names, symbol):
        raise RenameError(reason)
    is_quoted = symbol.kind not in _EVENTS and len(new) > 1 and new[0] == new[-1] == "`"
    name = new[1:-1] if is_quoted else new
    _check_name(symbol, name)
    if name == symbol.name:
        return []
    edits, reached = [], -1
    for each in names.of(symbol):
        # The name of an event may stand twice at one place: as itself and as the beginning of a longer one.
        if each.start >= reached:
            written = json.dumps(spelled(name, each.form), ensure_ascii=False)[1:-1]
            edits.append(Edit(each.start, each.end, written))
            reached = each.end
    _check_meaning(names, symbol, name, applied(names.tree.text, edits))
    return edits


def _called(kind: str) -> str:
    return _CALLED.get(kind, kind)


def _check_name(symbol: Symbol, name: str) -> None:
    if symbol.kind in _EVENTS:
        if not is_event(name):
            raise RenameError(
                f"{_shown(name)} is no name of an event: it must be tokens of letters, digits, '-' and '_' or names in "
                "backquotes, separated by dots, of at most 255 bytes"
            )
    elif not is_name(name):
        raise RenameError(
            f"{_shown(name)} is no name: it must be a text of 1 to 255 bytes without control characters and "
            "backquotes, and must not begin with x-"
        )
    reserved = EXPRESSION_WORDS if symbol.kind in VALUE_NAMES else _ANSWERING if symbol.kind == "event" else ()
    if name in reserved:
        raise RenameError(f"{_shown(name)} has a meaning of its own: choose another name for the {symbol.kind}")
    if symbol.kind == "field" and name in EVENT_FIELDS:
        raise RenameError(f"the library itself gives events data with the name {_shown(name)}: choose another one")
    spaces = [space_of(symbol.kind)] + (["node"] if symbol.kind == "instance" else [])
    for space in spaces:
        taken = symbol.scope.spaces.get(space, {}).get(name)
        if taken is not None and taken is not symbol:
            article = "an" if taken.kind[0] in "aei" else "a"
            raise RenameError(f"{_shown(name)} is the name of {article} {_called(taken.kind)} already")


def _shown(name: str) -> str:
    name = name.encode("utf-8", "replace").decode()
    return f"'{name if len(name) < 80 else name[:76] + '…'}'"


def _check_meaning(names: Names, symbol: Symbol, name: str, text: str) -> None:
    """Refuses a text in which a name means something else than before, or that the core does not take any more."""
    with without_collection():
        tree = read_tree(text)
        is_same = tree.is_whole and _meaning(Names(tree)) == _meaning(names)
    if not is_same:
        raise RenameError(
            f"with this name for the {_called(symbol.kind)} '{symbol.name}', a name in the document would mean "
            "something else than now: choose another one"
        )
    if (error := _error_of(text)) is not None and _error_of(names.tree.text) is None:
        problem = error.message.split(f"{error.pointer}: ", 1)[-1] if error.pointer else error.message
        # What is said of a value at its place begins with a verb.
        subject = f"{_shown(name)} " if problem.startswith(("is ", "has ", "must ")) else ""
        raise RenameError(f"the document would not load any more: {subject}{problem}")


def _meaning(names: Names) -> list[tuple[int, str, Form, bool]]:
    """What stands at each place, in the order of the text: its number, whatever it is called."""
    numbers: dict[Symbol, int] = {}
    return [
        (numbers.setdefault(each.symbol, len(numbers)), each.symbol.kind, each.form, each.is_declaration)
        for each in names.occurrences
    ]


def _error_of(text: str) -> AnimError | None:
    try:
        Document(text.encode("utf-8", "surrogatepass")).close()
    except AnimError as error:
        return error if error.status != _raw.ANIM_ERROR_MEMORY else None
    return None
