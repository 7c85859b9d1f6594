# SPDX-License-Identifier: MIT
"""All that is wrong in a document, and what in it can never happen: for `animcore validate` and the language server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .. import _raw
from ..errors import AnimError
from ..scene import Scene
from ..trace import Trace
from .chart import Chart, State
from .places import place_of, pointer_of

__all__ = ["Problem", "document_problems", "trace_problems", "warnings_of"]

Severity = Literal["error", "warning"]

# How many faults are looked for; each costs a reading of the document.
MOST = 50

# A word of a name or an expression.
_WORD = re.compile(r"[^\W\d][\w-]*")


@dataclass(frozen=True)
class Problem:
    """Something wrong, or never of use. line and column (in bytes) count from 1; pointer is a JSON pointer."""

    severity: Severity
    message: str
    line: int
    column: int
    pointer: str = ""


Path = tuple[str | int, ...]


class _Tree:
    """A document from which parts are taken out, where each part still knows where it stood."""

    def __init__(self, value: Any) -> None:
        self.root = self._grow(value)

    @classmethod
    def _grow(cls, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: cls._grow(part) for key, part in value.items()}
        if isinstance(value, list):
            return [(index, cls._grow(part)) for index, part in enumerate(value)]
        return value

    def text(self) -> str:
        return json.dumps(self._shrink(self.root), ensure_ascii=False)

    @classmethod
    def _shrink(cls, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: cls._shrink(part) for key, part in value.items()}
        return [cls._shrink(part) for _, part in value] if isinstance(value, list) else value

    def take_out(self, pointer: str) -> Path | None:
        """Takes out what a pointer leads to now. Gives where it stood; None where it leads nowhere."""
        origin: list[str | int] = []
        parent: Any = None
        key: Any = None
        node = self.root
        for step in (part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]):
            if isinstance(node, dict) and step in node:
                parent, key, node = node, step, node[step]
                origin.append(step)
            elif isinstance(node, list) and step.isdigit() and int(step) < len(node):
                parent, key = node, int(step)
                origin.append(node[key][0])
                node = node[key][1]
            else:
                return None
        if parent is None:
            return None
        del parent[key]
        return tuple(origin)


def trace_problems(text: bytes) -> list[Problem]:
    """What is wrong in a trace: the first thing, where its reading ends."""
    try:
        Trace(text)
    except AnimError as error:
        return [_first(error)]
    return []


def _first(error: AnimError) -> Problem:
    message = error.message.removeprefix(f"line {error.line}, column {error.column}").lstrip(":, ")
    return Problem("error", message, error.line or 1, error.column or 1, error.pointer)


def document_problems(text: bytes) -> list[Problem]:
    """All errors of a document, in the order of its lines; and warnings, where there is no error.

    The reader stops at the first fault. Here the value at fault is taken out, and the rest is read again. What is only
    wrong because something was taken out is not told.
    """
    try:
        Scene(text).close()
    except AnimError as error:
        return sorted(_errors(text, error), key=lambda problem: (problem.line, problem.column))
    return warnings_of(text)


def _errors(text: bytes, error: AnimError) -> Iterator[Problem]:
    first = _first(error)
    yield first
    if error.status != _raw.ANIM_ERROR_DOCUMENT:
        return
    decoded = text.decode("utf-8")
    tree = _Tree(json.loads(decoded))
    taken: list[Path] = []
    told = {(first.line, first.column)}
    for _ in range(MOST):
        origin = tree.take_out(error.pointer)
        if origin is None:
            return
        consequence = any(path[: len(origin)] == origin for path in taken)
        missing = {str(path[-1]) for path in taken if isinstance(path[-1], str)}
        consequence = consequence or any(f"'{name}'" in error.message for name in missing)
        at_key = error.message.split(f"{error.pointer}: ", 1)[-1].startswith("unknown key")
        place = place_of(decoded, origin[:-1], str(origin[-1])) if at_key else place_of(decoded, origin)
        if not consequence and place not in told and taken:
            message = error.message.split(f"{error.pointer}: ", 1)[-1] if error.pointer else error.message
            told.add(place)
            yield Problem("error", f"{pointer_of(origin)}: {message}", *place, pointer_of(origin))
        taken.append(origin)
        try:
            Scene(tree.text()).close()
        except AnimError as following:
            error = following
        else:
            return


# ---- What can never happen ----


def warnings_of(text: bytes) -> list[Problem]:
    """What a document that is right has in vain: states that nothing leads to, events that nothing in it sends,
    properties that nothing shows, sets or reads."""
    decoded = text.decode("utf-8")
    document = json.loads(decoded)
    if not isinstance(document, dict):
        return []
    problems: list[Problem] = []

    def warn(message: str, path: Sequence[str | int], key: str | None = None) -> None:
        line, column = place_of(decoded, path, key)
        pointer = pointer_of([*path, key] if key is not None else path)
        problems.append(Problem("warning", message, line, column, pointer))

    chart = Chart.of(document)
    if chart is not None:
        for state, path in _unreached(chart):
            warn(f"nothing leads to the state '{state.name}'", path[:-1], str(path[-1]))
        known = _events(document)
        for path, event in _awaited(document["machine"], ("machine",)):
            for name in event.split():
                if not any(_matches(name, each) for each in known):
                    warn(f"nothing in this document sends '{name}': only the host can", path, event)
    for name in _idle(document):
        warn(f"nothing shows, sets or reads the property '{name}'", ("properties",), name)
    return sorted(problems, key=lambda problem: (problem.line, problem.column))


def _places(state: State, path: Path) -> Iterator[tuple[State, Path]]:
    for child in state.children:
        inside = (*path, "states", child.name)
        yield child, inside
        yield from _places(child, inside)


def _unreached(chart: Chart) -> Iterator[tuple[State, Path]]:
    """States that are in no configuration that the chart's transitions lead to."""
    where = list(_places(chart.root, ("machine",)))
    states = {state.name: state for state, _ in where}
    parents = {child.name: state for state in (chart.root, *states.values()) for child in state.children}
    reached: set[str] = set()
    waiting: list[State] = []

    def enter(state: State) -> None:
        if state.name in reached and state is not chart.root:
            return
        reached.add(state.name)
        waiting.append(state)
        outer = parents.get(state.name)
        if outer is not None and outer is not chart.root:
            enter(outer)

    def follow(state: State) -> None:
        below = state.children if state.type == "parallel" else [states[n] for n in state.initial if n in states]
        for child in below:
            enter(child)
        if state.type == "history" and state.name in parents:
            # What was active before, which was reached otherwise; at first its default, among its transitions.
            enter(parents[state.name])
        for transition in state.transitions:
            for target in transition.targets:
                if target in states:
                    enter(states[target])

    follow(chart.root)
    while waiting:
        follow(waiting.pop())
    for state, path in where:
        # Of a state that is not reached, those inside it need no mention.
        if state.name not in reached and (parents[state.name] is chart.root or parents[state.name].name in reached):
            yield state, path


def _awaited(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The descriptors of events under "on", with where the object stands."""
    if not isinstance(value, Mapping):
        return
    on = value.get("on")
    if isinstance(on, Mapping):
        for event in on:
            yield (*path, "on"), event
    inner = value.get("states")
    if isinstance(inner, Mapping):
        for name, child in inner.items():
            yield from _awaited(child, (*path, "states", name))


# What the machine and the scene raise themselves.
_OWN = ("done.", "stopped.", "error.", "changed.", "input.", "focus", "blur", "timer", "after")


def _matches(descriptor: str, event: str) -> bool:
    """Whether a descriptor of SCXML's kind can mean an event: it or its beginning, whole words."""
    short = descriptor.removesuffix(".*").removesuffix("*").rstrip(".")
    return not short or event == short or event.startswith(short + ".") or short.startswith(event + ".")


def _events(document: Mapping[str, Any]) -> set[str]:
    """Events that the document sends itself: of its regions, its actions and its inputs."""
    known: set[str] = set()
    for name in _strings_under(document.get("regions"), "name"):
        known |= {f"{name}.{what}" for what in _REGION}
    # Also those of components, which the outer machine hears of.
    for verb in ("send", "raise", "emit", "fire"):
        known |= set(_strings_under(document, verb))
    inputs = document.get("inputs")
    if isinstance(inputs, Mapping):
        known |= {str(name) for name in inputs}
    for descriptor in {each for _, event in _awaited(document["machine"], ()) for each in event.split()}:
        if descriptor.startswith(_OWN) or descriptor == "*":
            known.add(descriptor.removesuffix(".*"))
    # What a component emits comes with its node's name in front.
    known |= set(_strings_under(document.get("nodes"), "name"))
    return known


# What a region sends after its name; a word stands for all that continue it.
_REGION = ("down", "up", "cancel", "drag", "hover", "key", "focus", "blur")


def _strings_under(value: Any, wanted: str) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key == wanted and isinstance(part, str):
                yield part
            yield from _strings_under(part, wanted)
    elif isinstance(value, list):
        for part in value:
            yield from _strings_under(part, wanted)


def _idle(document: Mapping[str, Any]) -> Iterator[str]:
    """Properties whose names stand nowhere else in the document."""
    properties = document.get("properties")
    if not isinstance(properties, Mapping):
        return
    for name in properties:
        rest = {**document, "properties": {key: part for key, part in properties.items() if key != name}}
        if name not in set(_mentioned(rest)):
            yield name


def _mentioned(value: Any) -> Iterator[str]:
    """All words of a document's keys and texts, and those keys and texts whole."""
    if isinstance(value, str):
        yield value
        yield from _WORD.findall(value)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _mentioned(key)
            yield from _mentioned(part)
    elif isinstance(value, list):
        for part in value:
            yield from _mentioned(part)
