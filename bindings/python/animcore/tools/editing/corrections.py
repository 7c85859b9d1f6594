# SPDX-License-Identifier: MIT
"""What the core's "did you mean" comes to: the edit that writes what was probably meant."""

from __future__ import annotations

import json
import re

from ..problems import Problem, document_problems
from ..text_lines import TextLines
from .json_tree import plain
from .renaming import Edit, applied

__all__ = ["correction"]

_MEANT = re.compile(r"^(?P<said>.*?)[;,] did you mean '(?P<meant>.*?)'\?", re.DOTALL)
_QUOTED = re.compile(r"'([^']+)'")


def correction(text: str, lines: TextLines, problem: Problem) -> tuple[str, Edit] | None:
    """The name that the core suggests for a problem, and the edit that writes it. None where it suggests none, and
    where the problem would be there as before."""
    match = _MEANT.match(problem.message)
    if match is None:
        return None
    start = lines.offset_of_core(problem.line, problem.column)
    end = lines.word(start)
    token = text[start:end]
    if not token.startswith('"'):
        return None
    meant = match["meant"]
    for wrong in reversed(_QUOTED.findall(match["said"])):
        inside = json.dumps(wrong, ensure_ascii=False)[1:-1]
        found = re.search(rf"(?<![\w-]){re.escape(inside)}(?![\w-])", token)
        if found is None:
            continue
        written = json.dumps(meant, ensure_ascii=False)[1:-1]
        edit = Edit(start + found.start(), start + found.end(), written)
        if plain(token) != wrong and not meant.isidentifier():
            edit = Edit(edit.start, edit.end, f"`{written}`")
        if not _is_told(applied(text, [edit]), problem):
            return meant, edit
    return None


def _is_told(text: str, problem: Problem) -> bool:
    """Whether a text has a problem that another one had."""
    told = document_problems(text.encode("utf-8", "surrogatepass"))
    return any(each.message == problem.message for each in told)
