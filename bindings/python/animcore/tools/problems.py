# SPDX-License-Identifier: MIT
"""All that is wrong in a document, and what in it can never happen: for `animcore validate` and the language server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from .. import _raw
from ..errors import AnimError
from ..scene import Document, Scene
from ..trace import Trace
from .editing.draft import Draft, Place
from .files import read_deep
from .places import line_column, pointer_of
from .text_lines import TextLines

__all__ = ["Problem", "document_problems", "problem_of", "trace_problems", "warnings_of"]

Severity = Literal["error", "warning"]

# How many faults are told, how many readings of the document they may cost.
MOST = 50
MOST_READS = 400
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

# What is put in the place of a value that must be there: one of these is nearly always taken.
_VALUES: tuple[Any, ...] = (1, 0, 1e6, "x", True, "#000000", [1, 1], [1, 1, 1, 1], "M0 0L1 1", [], {})
# The keys of objects whose members have names of the document's own.
_MAPS = {
    *("parameters", "inputs", "variables", "properties", "springs", "curves", "motions", "paths", "animations"),
    *("components", "states", "on", "set", "assign", "increment", "forward", "values", "velocities", "data"),
}
_MISSING = re.compile(r"the key '([^']*)' is missing")
_MEANT = re.compile(r"(?P<said>.*?)[;,] did you mean '(?P<meant>.*?)'\?", re.DOTALL)
_QUOTED = re.compile(r"(?<!\w)'([^']+)'")
_IN_TEXT = re.compile(r" \(line \d+, column \d+ of the text\)")
# What is said of a trace's lines behind its end.
_AFTER_END = "comes after the end of the trace"
# What is said of a name that nothing has.
_UNKNOWN = re.compile(r"unknown |has no |is no ")


def trace_problems(text: bytes) -> list[Problem]:
    """All errors of a trace: its reading ends at the first, so that the line at fault is left empty, and the rest is
    read again. Behind the end of a trace, only the first line is told."""
    found: list[Problem] = []
    lines = text.split(b"\n")
    for _ in range(min(MOST, 1 + MOST_BYTES // max(len(text), 1))):
        try:
            Trace(b"\n".join(lines))
        except AnimError as error:
            problem = problem_of(error)
            if all(problem.message != each.message or problem.message != _AFTER_END for each in found):
                found.append(problem)
            if not 1 < problem.line <= len(lines) or not lines[problem.line - 1].strip():
                break
            lines[problem.line - 1] = b""
            if problem.message == _AFTER_END:
                del lines[problem.line :]
        else:
            break
    return sorted(found, key=lambda problem: (problem.line, problem.column))


def problem_of(error: AnimError) -> Problem:
    """What the core says of a text."""
    message = error.message.removeprefix(f"line {error.line}, column {error.column}").lstrip(":, ")
    return Problem("error", message, error.line or 1, error.column or 1, error.pointer)


def document_problems(text: bytes) -> list[Problem]:
    """All errors of a document, in the order of its lines; and warnings, where there is no error.

    The reader stops at the first fault. Here what was probably meant is written in its place, or the value at fault is
    taken out, or replaced where there must be one; and the whole is read again. What is only wrong because of that is
    not told.
    """
    try:
        return warnings_of(text)
    except AnimError as error:
        with read_deep():
            return sorted(_errors(text, error), key=lambda problem: (problem.line, problem.column))


class _EnoughError(Exception):
    """So much was read that the rest is left."""


class _Search:
    """Looks for the errors of a document behind the first one: mends what each is about, and reads the rest again."""

    def __init__(self, text: bytes) -> None:
        self._draft = Draft(text.decode("utf-8"))
        self._reads = min(MOST_READS, 1 + MOST_BYTES // len(text))
        # The paths of what was taken out, or has a value that is nobody's; and the names that are missing since.
        self._changed: list[Path] = []
        self._names: set[str] = set()
        # The paths of objects of which what decides about their keys is a guess, or about all of it is gone.
        self._guessed: list[Path] = []
        self._gone: list[Path] = []

    def errors(self, error: AnimError) -> Iterator[Problem]:
        """The errors that follow one."""
        following: AnimError | None = error
        try:
            while following is not None and (place := self._draft.place(following.pointer)) is not None:
                following = self._mended(following, place)
                if following is None or following.status != _raw.ANIM_ERROR_DOCUMENT:
                    return
                found = self._draft.place(following.pointer)
                if found is not None and not self._is_consequence(following, found):
                    yield self._told(following, found)
        except _EnoughError:
            return

    def _told(self, error: AnimError, place: Place) -> Problem:
        lines = TextLines(self._draft.text)
        offset = self._draft.written_at(lines.offset_of_core(error.line or 1, error.column or 1))
        pointer = pointer_of(place.path)
        message = f"{pointer}: {_said(error)}" if pointer else _said(error)
        return Problem("error", message, *line_column(self._draft.original, offset), pointer)

    def _read(self) -> AnimError | None:
        if self._reads <= 0:
            raise _EnoughError
        self._reads -= 1
        try:
            Scene(self._draft.text).close()
        except AnimError as error:
            return error
        return None

    def _is_consequence(self, error: AnimError, place: Place) -> bool:
        """Whether something is only wrong because of what was changed."""
        message = _said(error)
        missing = _MISSING.match(message)
        is_key = message.startswith("unknown key")
        around = place.path if missing is not None else place.path[:-1]
        if around in self._gone or (around in self._guessed and (is_key or missing is not None)):
            return True
        if missing is not None:
            return (*place.path, missing[1]) in self._changed
        if any(path[: len(place.path)] == place.path or place.path[: len(path)] == path for path in self._changed):
            return True
        return not is_key and any(f"'{name}'" in error.message for name in self._names)

    def _mended(self, error: AnimError, place: Place) -> AnimError | None:
        """Mends what an error is about, so that it is gone. Gives the next one."""
        missing = _MISSING.match(_said(error))
        if missing is not None and place.node.kind == "{":
            key = missing[1]
            pointer = f"{error.pointer}{pointer_of([key])}"
            value, following = self._filled(lambda value: self._draft.add(place.node, key, value), pointer)
            if value is not None:
                self._changed.append((*place.path, key))
                return following
        if place.around is None:
            return None
        if missing is None:
            undo = self._corrected(error, place)
            if undo is not None:
                following = self._read()
                if following is None or not self._is_at(following, place, _UNKNOWN.search(_said(error)) is not None):
                    if place.path[-1] in ("kind", "type"):
                        self._guessed.append(place.path[:-1])
                    return following
                undo()
        undo = self._draft.take_out(place)
        following = self._read()
        if following is not None and self._is_needed(following, place) and missing is None:
            undo()
            value, other = self._filled(lambda value: self._draft.replace(place.node, value), error.pointer)
            if value is not None:
                self._changed.append(place.path)
                return other
            self._draft.take_out(place)
            if not (len(place.path) > 1 and place.path[-2] in _MAPS):
                self._gone.append(place.path[:-1])
        self._changed.append(place.path)
        self._names |= {
            name for name in (str(place.path[-1]), place.node.text_of("name")) if name and not name.isdigit()
        }
        return following

    def _filled(self, put: Callable[[Any], Callable[[], None]], pointer: str) -> tuple[Any, AnimError | None]:
        """Puts a value where there must be one, that is taken there; None where none is. Gives the next error. A value
        with which something beside it is wrong is the last choice."""
        second: Any = None
        beside = pointer.rpartition("/")[0].rpartition("/")[0]
        for value in _VALUES:
            undo = put(value)
            following = self._read()
            if following is None or not f"{following.pointer}/".startswith(f"{beside}/"):
                return value, following
            if second is None and not _is_at_or_around(following, pointer):
                if not beside:
                    return value, following
                second = value
            undo()
        if second is not None:
            put(second)
            return second, self._read()
        return None, None

    def _corrected(self, error: AnimError, place: Place) -> Callable[[], None] | None:
        """Writes what was probably meant. None where nobody knows."""
        match = _MEANT.match(_said(error))
        if match is None:
            return None
        meant = match["meant"]
        for wrong in reversed(_QUOTED.findall(match["said"])):
            if place.key is not None and place.key.text == wrong:
                is_there = place.around is not None and place.around.get(meant) is not None
                return None if is_there else self._draft.rename(place.key, meant)
            written = re.search(rf"(?<![\w-]){re.escape(wrong)}(?![\w-])", place.node.text)
            if place.node.kind == '"' and written is not None:
                text = place.node.text
                return self._draft.replace(place.node, text[: written.start()] + meant + text[written.end() :])
        return None

    def _is_at(self, error: AnimError, place: Place, is_name: bool) -> bool:
        """Whether an error is about a value still; not where only another name in it is unknown."""
        found = self._draft.place(error.pointer)
        if found is None or found.node is not place.node:
            return False
        return not (is_name and place.key is not found.key) and _UNKNOWN.search(_said(error)) is None

    def _is_needed(self, error: AnimError, place: Place) -> bool:
        """Whether an error is about what is around a value that was taken out, or about what stands beside it."""
        found = self._draft.place(error.pointer)
        if found is None or place.around is None:
            return False
        # Members that have names of the document's own have nothing to do with each other.
        is_map = len(place.path) > 1 and place.path[-2] in _MAPS
        is_beside = found.around is place.around and not is_map and not _said(error).startswith("unknown key")
        return found.node is place.around or is_beside


def _is_at_or_around(error: AnimError, pointer: str) -> bool:
    """Whether an error is about a value, about something in it, or about what is right around it."""
    return f"{error.pointer}/".startswith(f"{pointer}/") or error.pointer == pointer.rpartition("/")[0]


def _said(error: AnimError) -> str:
    """What an error says, without its place."""
    message = problem_of(error).message
    return message.split(f"{error.pointer}: ", 1)[-1] if error.pointer else message


def _errors(text: bytes, error: AnimError) -> Iterator[Problem]:
    first = problem_of(error)
    yield first
    if error.status != _raw.ANIM_ERROR_DOCUMENT:
        return
    told = {(first.line, first.column, _IN_TEXT.sub("", first.message))}
    for problem in _Search(text).errors(error):
        key = (problem.line, problem.column, _IN_TEXT.sub("", problem.message))
        if key not in told:
            told.add(key)
            yield problem
        if len(told) >= MOST:
            return


def warnings_of(text: bytes) -> list[Problem]:
    """What a document that is right has in vain, in the order of its lines: states that nothing leads to, events that
    nothing in it sends, names that nothing uses. The core finds it; see Document.warnings."""
    with Document(text, keep_warnings=True) as document:
        return [
            Problem("warning", warning.message, warning.line, warning.column, warning.pointer)
            for warning in document.warnings
        ]
