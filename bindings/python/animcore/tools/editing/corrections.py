# SPDX-License-Identifier: MIT
"""What the core's "did you mean" comes to: the edit that writes what was probably meant."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from ...errors import AnimError
from ..problems import Problem, problem_of, warnings_of
from ..text_lines import TextLines
from .json_tree import plain
from .renaming import Edit, applied
from .spelling import Form, spelled

__all__ = ["correction"]

_MEANT = re.compile(r"^(?P<problem>.*?)[;,] did you mean '(?P<meant>.*?)'\?", re.DOTALL)
# A key at the end of a piece of a text, and how long that has to be.
_KEY = re.compile(r'("(?:[^"\\]|\\.)*")\s*:\s*\Z')
_LONGEST_KEY = 600
_QUOTED = re.compile(r"(?<!\w)'([^']+)'")


def correction(text: str, lines: TextLines, problem: Problem) -> tuple[str, Edit] | None:
    """The name that the core suggests for a problem, and the edit that writes it. None where it suggests none, and
    where the problem would be there as before."""
    match = _MEANT.match(problem.message)
    if match is None:
        return None
    place = lines.offset_of_core(problem.line, problem.column)
    for start, end in _texts(text, lines, place):
        for wrong in reversed(_QUOTED.findall(match["problem"])):
            edit = _edit(text, start, end, wrong, match["meant"])
            if edit is not None and not _is_told(applied(text, [edit]), problem):
                return match["meant"], edit
    return None


def _texts(text: str, lines: TextLines, place: int) -> Iterator[tuple[int, int]]:
    """The text at a place, and the key before what stands there."""
    if text[place : place + 1] == '"':
        yield place, lines.word(place)
    if key := _KEY.search(text, max(0, place - _LONGEST_KEY), place):
        yield key.start(1), key.end(1)


def _edit(text: str, start: int, end: int, wrong: str, meant: str) -> Edit | None:
    """The edit that writes what was meant in the place of a name in a text."""
    written = json.dumps(wrong, ensure_ascii=False)[1:-1]
    found = re.search(rf"(?<![\w-]){re.escape(written)}(?![\w-])", text[start:end])
    if found is None:
        return None
    first, last = start + found.start(), start + found.end()
    if plain(text[start:end]) != wrong and "." not in meant:
        # Inside of something longer.
        is_quoted = text[first - 1] == text[last : last + 1] == "`"
        first, last = first - is_quoted, last + is_quoted
        meant = spelled(meant.strip("`"), Form.EXPRESSION)
    return Edit(first, last, json.dumps(meant, ensure_ascii=False)[1:-1])


def _is_told(text: str, problem: Problem) -> bool:
    """Whether the first thing that is wrong in a text is a problem that another one had, or a warning is. One reading:
    a text may be long, and its problems many."""
    try:
        told = warnings_of(text.encode("utf-8", "surrogatepass"))
    except AnimError as error:
        told = [problem_of(error)]
    return any(each.message == problem.message for each in told)
