# SPDX-License-Identifier: MIT
"""Where in a JSON text the value of a JSON pointer stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

__all__ = ["entries", "line_column", "place_of", "pointer_of"]

_SPACE = re.compile(r"[ \t\r\n]*")
_SCALAR = re.compile(r"[^\s,\]}]+")


def pointer_of(path: Sequence[str | int]) -> str:
    """The RFC 6901 pointer of a path of keys and indices."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)


def line_column(text: str, offset: int) -> tuple[int, int]:
    """Line and column, the latter in bytes as the core counts, of an offset in characters. Both count from 1."""
    start = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset) + 1, len(text[start:offset].encode()) + 1


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def entries(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """What stands in the object or array at an offset: key, offset of the key (or value), offset of the value."""
    is_object = text[at] == "{"
    at, index = _skip(text, at + 1), 0
    while text[at] not in "}]":
        key: str | int = index
        key_at = at
        if is_object:
            key, end = json.decoder.scanstring(text, at + 1)  # type: ignore[attr-defined, unused-ignore]
            at = _skip(text, _skip(text, end) + 1)
        yield key, key_at, at
        at = _skip(text, _after(text, at))
        if text[at] == ",":
            at = _skip(text, at + 1)
        index += 1


def _after(text: str, at: int) -> int:
    """The offset after the value that begins at one."""
    if text[at] == '"':
        return int(json.decoder.scanstring(text, at + 1)[1])  # type: ignore[attr-defined, unused-ignore]
    if text[at] not in "{[":
        match = _SCALAR.match(text, at)
        return match.end() if match else at
    depth, in_string, is_escaped = 0, False, False
    for offset in range(at, len(text)):
        letter = text[offset]
        if in_string:
            in_string, is_escaped = is_escaped or letter != '"', not is_escaped and letter == "\\"
        elif letter == '"':
            in_string = True
        elif letter in "{[":
            depth += 1
        elif letter in "}]":
            depth -= 1
            if depth == 0:
                return offset + 1
    return len(text)


def place_of(text: str, path: Sequence[str | int], key: str | None = None) -> tuple[int, int]:
    """Line and column of the value at a path in a well-formed text, or of a key of the object there."""
    at = _skip(text, 0)
    for part in path:
        at = next((value for name, _, value in entries(text, at) if name == part), at)
    if key is not None and text[at] == "{":
        at = next((key_at for name, key_at, _ in entries(text, at) if name == key), at)
    return line_column(text, at)
