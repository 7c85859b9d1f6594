# SPDX-License-Identifier: MIT
"""Where in an XML file a part of an attribute's value stands: for errors, so that nothing is kept while all is well."""

from __future__ import annotations

import html
import re
from xml.parsers import expat

__all__ = ["attribute_place"]

_ATTRIBUTE = re.compile(rb"""\s+([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')""")
# What is one character of the value: a reference, an end of a line, any other byte.
_PIECE = re.compile(rb"&[^;]*;|\r\n|.", re.DOTALL)


def attribute_place(text: bytes, number: int, name: str, offset: int) -> tuple[int, int]:
    """Line and column, in bytes and from 1, of a byte of the value of an attribute, in UTF-8, of the element with a
    number in the order of the file. The element's own place where the value cannot be found in the file."""
    starts: list[tuple[int, int, int]] = []
    parser = expat.ParserCreate()

    def begun(_name: str, _attributes: object) -> None:
        starts.append((parser.CurrentByteIndex, parser.CurrentLineNumber, parser.CurrentColumnNumber))

    parser.StartElementHandler = begun
    parser.Parse(text, True)
    start, line, column = starts[number]
    at = _value(text, start, name.encode())
    if at is None:
        return line, column + 1
    for piece in _PIECE.finditer(text, at):
        if offset <= 0:
            break
        at = piece.end()
        is_reference = piece.group().startswith(b"&")
        offset -= len(html.unescape(piece.group().decode("utf-8", "replace")).encode()) if is_reference else 1
    return 1 + text.count(b"\n", 0, at), at - text.rfind(b"\n", 0, at)


def _value(text: bytes, start: int, name: bytes) -> int | None:
    """Where the value of an attribute begins, of an element that begins somewhere."""
    tag = re.compile(rb"<[^\s/>]+").match(text, start)
    at = tag.end() if tag else len(text)
    while (found := _ATTRIBUTE.match(text, at)) is not None:
        if found[1] == name:
            return found.start(2) + 1
        at = found.end()
    return None
