# SPDX-License-Identifier: MIT
"""Places in a text as the Language Server Protocol tells them (3.17, "Text Documents"): lines end with LF, CR LF or CR,
and columns are in units of UTF-16. The core counts lines by LF alone, and columns in bytes."""

from __future__ import annotations

import re
from bisect import bisect_right

__all__ = ["TextLines", "utf16_length"]

_END = re.compile(r"\r\n|\n|\r")
# A text, or a number or word; what else begins at a fault is shown to the end of its line.
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,:\[\]{}"]+')
# Bytes of UTF-8 that begin no character.
_CONTINUATION = bytes(range(0x80, 0xC0))
# How many characters are marked at most.
_MOST = 80


def utf16_length(text: str) -> int:
    """The length in units of UTF-16; a half of a pair is one."""
    return len(text) + sum(letter > "\uffff" for letter in text)


class TextLines:
    """The lines of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = [0, *(match.end() for match in _END.finditer(text))]

    def _line(self, row: int) -> str:
        end = self._starts[row + 1] if row + 1 < len(self._starts) else len(self.text)
        return self.text[self._starts[row] : end].rstrip("\r\n")

    def position(self, offset: int) -> tuple[int, int]:
        """The protocol's line and column of an offset in characters."""
        row = bisect_right(self._starts, offset) - 1
        return row, utf16_length(self.text[self._starts[row] : offset])

    def offset(self, row: int, column: int) -> int:
        """The offset in characters of a line and column; those beyond an end are the end. Inside of a pair of
        surrogates, that of the pair."""
        if row >= len(self._starts):
            return len(self.text)
        line, count = self._line(row), 0
        for index, letter in enumerate(line):
            count += 2 if letter > "\uffff" else 1
            if count > column:
                return self._starts[row] + index
        return self._starts[row] + len(line)

    def offset_of_core(self, line: int, column: int) -> int:
        """The offset in characters of a place that the core tells, both from 1."""
        start = 0
        for _ in range(line - 1):
            found = self.text.find("\n", start)
            if found < 0:
                break
            start = found + 1
        end = self.text.find("\n", start)
        encoded = self.text[start : end if end >= 0 else len(self.text)].encode("utf-8", "surrogatepass")
        return start + len(encoded[: max(column - 1, 0)].translate(None, _CONTINUATION))

    def word(self, offset: int) -> int:
        """The offset behind what begins at an offset, on the same line."""
        row = bisect_right(self._starts, offset) - 1
        rest = self.text[offset : self._starts[row] + len(self._line(row))]
        match = _WORD.match(rest)
        return offset + min(match.end() if match else len(rest.rstrip()), _MOST)
