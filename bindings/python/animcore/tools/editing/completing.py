# SPDX-License-Identifier: MIT
"""What may go on with a text that names something by several parts: an expression, the name of an event, or the name
of a spring or curve that no document declares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .._places import (
    CURVE_NAMES,
    EVENT_BEGINNINGS,
    EVENT_FIELDS,
    LIBRARY_EVENTS,
    REGION_EVENTS,
    SPRING_NAMES,
    STEP_NAMES,
)
from ..expression_words import FUNCTIONS
from .names import Scope
from .spelling import Form, parts_of, spelled

__all__ = ["Ending", "endings_of_descriptors", "endings_of_expression", "is_question", "presets"]

_NAME = r"(?:`[^`]+`|[A-Za-z_][A-Za-z0-9_]*|[0-9]+)"
# The parts before the last one, each with its dot, and what stands of the last one.
_PATH = rf"((?:{_NAME}\.)*)(`?[^`\s.(),']*)"
_ASKED = re.compile(rf"(?<![A-Za-z0-9_.`])(in|elapsed|count)\(\s*{_PATH}\Z")
_DOTTED = re.compile(rf"(?<![A-Za-z0-9_.`\])])((?:{_NAME}\.)+)(`?[A-Za-z0-9_]*)\Z")
_LAST_EVENT = re.compile(r"(?:`[^`]*`?|[^ `])*\Z")
_PENNER = tuple(name for name in FUNCTIONS if re.match("ease(In|Out)[A-Z]", name))


@dataclass(frozen=True)
class Ending:
    """A word that may stand in place of the last characters of a text, and what it is."""

    word: str
    what: str
    begun: int


def presets(role: str, is_keyframed: bool) -> Iterator[tuple[str, str]]:
    """The springs or curves with a name of their own, each with what it is. Curves in keyframes are Bézier curves."""
    if role == "spring":
        yield from ((name, "a spring of the library") for name in SPRING_NAMES)
    elif role == "curve":
        names = CURVE_NAMES if is_keyframed else (*CURVE_NAMES, *STEP_NAMES, *_PENNER)
        yield from ((name, "a curve of the library") for name in names)


def is_question(begun: str) -> bool:
    """Whether what goes on there is the name that a function asks about, and no expression."""
    return _ASKED.search(begun) is not None


def endings_of_expression(begun: str, scope: Scope) -> Iterator[Ending]:
    """The fields of events, the states and lists that are asked about, and the parts of instances that may go on with
    an expression."""
    outside = re.sub(r"'(?:[^']|'')*'", lambda text: "_" * len(text.group()), begun)
    if "'" in outside:
        return
    if (asked := _ASKED.search(outside)) is not None:
        inner = _inside(scope, asked[2])
        if inner is not None:
            kinds = {"instance": "list"} if asked[1] == "count" else {"state": "", "instance": ""}
            yield from _named(inner, kinds, Form.QUESTION, asked[3])
    elif (dotted := _DOTTED.search(outside)) is not None:
        if dotted[1] == "event.":
            yield from _fields(scope, dotted[2])
        elif (inner := _inside(scope, dotted[1])) is not None:
            yield from _named(inner, {"property": "", "input": "", "instance": ""}, Form.EXPRESSION, dotted[2])


def endings_of_descriptors(begun: str, scope: Scope) -> Iterator[Ending]:
    """The library's events that may go on with the last one of a text of descriptors."""
    found = _LAST_EVENT.search(begun)
    last = found.group() if found is not None else ""
    for name, what in _library_events(scope):
        if name.startswith(last) and name != last:
            yield Ending(name, what, len(last))


def _library_events(scope: Scope) -> Iterator[tuple[str, str]]:
    for symbol in scope.spaces.get("region", {}).values():
        for event in REGION_EVENTS:
            yield f"{spelled(symbol.name, Form.TOKEN)}.{event}", "an event of a region"
    for beginning, kind in EVENT_BEGINNINGS.items():
        kinds = {"input", "variable"} if kind == "input" else {kind}
        for space in scope.spaces.values():
            for symbol in space.values():
                if symbol.kind in kinds and symbol.type != "trigger":
                    yield f"{beginning}.{spelled(symbol.name, Form.TOKEN)}", f"an event of the library: of the {kind}"
    for symbol in scope.spaces.get("value", {}).values():
        if symbol.kind == "input" and symbol.type == "trigger":
            yield spelled(symbol.name, Form.TOKEN), "a trigger"
    for name in LIBRARY_EVENTS:
        yield name, "an event of the library"


def _fields(scope: Scope, last: str) -> Iterator[Ending]:
    """The library's fields, and those that the document names: they are the whole document's."""
    while scope.outer is not None:
        scope = scope.outer
    named = [symbol.name for symbol in scope.spaces.get("field", {}).values() if symbol.name != last]
    for name in dict.fromkeys((*EVENT_FIELDS, *named)):
        word = spelled(name, Form.EXPRESSION)
        if word.startswith(last) and word != last:
            yield Ending(word, "a field of the event", len(last))


def _inside(scope: Scope | None, path: str) -> Scope | None:
    """The names of the component to which the names of instances lead, each with its dot."""
    for number, (name, _, _) in enumerate(parts_of(path.removesuffix("."))):
        # The number of an item's slot follows the name of its list.
        if path and scope is not None and not (number and name.isdigit()):
            scope = scope.inside(name)
    return scope


def _named(scope: Scope, kinds: dict[str, str], form: Form, last: str) -> Iterator[Ending]:
    """What is declared of these kinds. Of one with a word beside it, only what is a node of that kind."""
    told = set()
    for space in scope.spaces.values():
        for symbol in space.values():
            # An instance is among the values and among the nodes.
            if symbol in told:
                continue
            told.add(symbol)
            kind = kinds.get(symbol.kind)
            if kind is None or (kind and (symbol.owner is None or symbol.owner.text_of("kind") != kind)):
                continue
            word = spelled(symbol.name, form)
            if word.startswith(last) and word != last:
                yield Ending(word, f"the {symbol.kind} '{symbol.name}'", len(last))
