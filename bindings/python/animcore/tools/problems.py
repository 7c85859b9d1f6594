# SPDX-License-Identifier: MIT
"""All that is wrong in a document, and what in it can never happen: for `animcore validate` and the language server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from .. import _raw
from ..errors import AnimError
from ..scene import Document, Scene
from ..trace import Trace
from .files import read_deep
from .places import place_of, pointer_of

__all__ = ["Problem", "document_problems", "problem_of", "trace_problems", "warnings_of"]

Severity = Literal["error", "warning"]

# How many faults are looked for; each costs a reading of the document.
MOST = 50
# And how many bytes are read for it, so that an editor needs not wait for long.
MOST_BYTES = 16 * 2**20


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
        return [problem_of(error)]
    return []


def problem_of(error: AnimError) -> Problem:
    """What the core says of a text."""
    message = error.message.removeprefix(f"line {error.line}, column {error.column}").lstrip(":, ")
    return Problem("error", message, error.line or 1, error.column or 1, error.pointer)


def document_problems(text: bytes) -> list[Problem]:
    """All errors of a document, in the order of its lines; and warnings, where there is no error.

    The reader stops at the first fault. Here the value at fault is taken out, and the rest is read again. What is only
    wrong because something was taken out is not told.
    """
    try:
        return warnings_of(text)
    except AnimError as error:
        with read_deep():
            return sorted(_errors(text, error), key=lambda problem: (problem.line, problem.column))


def _errors(text: bytes, error: AnimError) -> Iterator[Problem]:
    first = problem_of(error)
    yield first
    if error.status != _raw.ANIM_ERROR_DOCUMENT:
        return
    decoded = text.decode("utf-8")
    tree = _Tree(json.loads(decoded))
    taken: list[Path] = []
    told = {(first.line, first.column)}
    for _ in range(min(MOST, 1 + MOST_BYTES // len(text))):
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


def warnings_of(text: bytes) -> list[Problem]:
    """What a document that is right has in vain, in the order of its lines: states that nothing leads to, events that
    nothing in it sends, names that nothing uses. The core finds it; see Document.warnings."""
    with Document(text, keep_warnings=True) as document:
        return [
            Problem("warning", warning.message, warning.line, warning.column, warning.pointer)
            for warning in document.warnings
        ]
