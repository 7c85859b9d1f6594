# SPDX-License-Identifier: MIT
"""Places in a text as the Language Server Protocol tells them (3.17, "Text Documents"): lines end with LF, CR LF or CR,
and columns are in units of UTF-16. The core counts lines by LF alone, and columns in bytes."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

__all__ = ["TextLines"]

# A character of two units of UTF-16.
_PAIR = re.compile("[\U00010000-\U0010ffff]")
_END = re.compile(r"\r\n|\n|\r")
# A text, or a number or word; what else begins at a fault is shown to the end of its line.
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,:\[\]{}"]+')
# Bytes of UTF-8 that begin no character.
_CONTINUATION = bytes(range(0x80, 0xC0))
# How many characters are marked at most.
_MOST = 80


class TextLines:
    """The lines of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = [0, *(match.end() for match in _END.finditer(text))]
        # The characters of two units, and how many units stand before each in the whole text.
        self._pairs = [] if text.isascii() else [match.start() for match in _PAIR.finditer(text)]
        self._pair_units = [offset + number for number, offset in enumerate(self._pairs)]

    def _line_end(self, row: int) -> int:
        """The offset of a line's end, before what ends it."""
        if row + 1 >= len(self._starts):
            return len(self.text)
        end = self._starts[row + 1] - 1
        return end - 1 if self.text[end] == "\n" and end > 0 and self.text[end - 1] == "\r" else end

    def position(self, offset: int) -> tuple[int, int]:
        """The protocol's line and column of an offset in characters."""
        row = bisect_right(self._starts, offset) - 1
        start = self._starts[row]
        return row, offset - start + bisect_left(self._pairs, offset) - bisect_left(self._pairs, start)

    def offset(self, row: int, column: int) -> int:
        """The offset in characters of a line and column; those beyond an end are the end. Inside of a pair of
        surrogates, that of the pair."""
        if row >= len(self._starts):
            return len(self.text)
        start, end = self._starts[row], self._line_end(row)
        unit = start + bisect_left(self._pairs, start) + column
        before = bisect_left(self._pair_units, unit)
        if before and self._pair_units[before - 1] + 1 == unit:
            return min(self._pairs[before - 1], end)
        return min(unit - before, end)

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
        rest = self.text[offset : self._line_end(row)]
        match = _WORD.match(rest)
        return offset + min(match.end() if match else len(rest.rstrip()), _MOST)
