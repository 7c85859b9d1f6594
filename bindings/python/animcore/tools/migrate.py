# SPDX-License-Identifier: MIT
"""animcore migrate: renames in documents and traces what the format calls otherwise now.

The file's own layout stays: only the words themselves are replaced. A word is replaced where the grammar has it, and
nowhere else: names that an author chose, texts, and keys that begin with x- are left alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .files import FileError, each_file, json_of, read_bytes, told, write_files
from .places import entries, line_column
from .report import print_line
from .validate import is_trace

__all__ = ["Change", "add_migrate", "changes", "migrated", "run"]


@dataclass(frozen=True)
class _Each:
    """An array of objects of a kind, or an object whose keys are an author's names."""

    kind: str


@dataclass(frozen=True)
class _Word:
    """One of the format's own words, by its old spelling."""

    renamed: Mapping[str, str]


_COLOR = _Word({"colour": "color"})
_FILL = _Word({"removed": "none"})
# Where the kinds of objects are that have anything renamed in them: by kind, by key. An array in the place of an object
# is one of such objects.
_MEMBERS: Mapping[str, Mapping[str, str | _Each | _Word]] = {
    "document": {
        "parameters": _Each("parameter"),
        "springs": _Each("spring"),
        "keyframes": _Each("keyframes"),
        "motions": _Each("motion"),
        "properties": _Each("property"),
        "animations": _Each("animation"),
        "components": _Each("document"),
        "machine": "state",
        "nodes": _Each("node"),
    },
    "parameter": {"type": _COLOR},
    "property": {"kind": _COLOR, "action": "motion"},
    "spring": {},
    "motion": {"spring": "spring"},
    "keyframes": {"track": _Each("track keyframe")},
    "track keyframe": {"with": "spring"},
    "animation": {
        "spring": "spring",
        "decay": "decay",
        "keyframes": "keyframes",
        "timing": "timing",
        "group": "timing",
        "animations": _Each("animation"),
        "parallel": _Each("animation"),
        "sequence": _Each("animation"),
    },
    "decay": {"spring": "spring"},
    "timing": {"fill": _FILL},
    "state": {
        "initial": "transition",
        "states": _Each("state"),
        "entry": _Each("action"),
        "exit": _Each("action"),
        "on": _Each("transition"),
        "after": _Each("transition"),
        "always": "transition",
        "when": "transition",
        "transitions": _Each("transition"),
    },
    "transition": {"actions": _Each("action")},
    "action": {"motion": "motion", "then": _Each("action"), "else": _Each("action")},
    "node": {
        "nodes": _Each("node"),
        "fill": "paint",
        "stroke": "stroke",
        "shadow": "shadow",
        "align": _Word({"centre": "center"}),
    },
    "stroke": {"paint": "paint"},
    "paint": {"radial": "gradient", "angular": "gradient"},
    "shadow": {},
    "gradient": {},
    # Of a trace nothing was renamed.
    "step": {},
}
# Keys that were renamed, by the kind of object that has them.
_KEYS: Mapping[str, Mapping[str, str]] = {
    "shadow": {"colour": "color"},
    "gradient": {"centre": "center"},
    "spring": {"dampingFraction": "dampingRatio"},
}


@dataclass(frozen=True)
class Change:
    """A word that has a new name. Offsets in characters; line and column (in bytes) count from 1."""

    start: int
    end: int
    old: str
    new: str
    line: int
    column: int


class _BothError(ValueError):
    """An object has a key by its old and by its new name."""

    def __init__(self, at: int, old: str, new: str) -> None:
        super().__init__(f'this object has both "{old}" and "{new}", its name now: one of them must go')
        self.at = at


def _string_end(text: str, at: int) -> int:
    return int(json.decoder.scanstring(text, at + 1)[1])  # type: ignore[attr-defined, unused-ignore]


def _renamed(text: str, at: int, words: Mapping[str, str]) -> Iterator[tuple[int, int, str, str]]:
    """The string at an offset, if it is one of the words."""
    if text[at] != '"':
        return
    old, end = json.decoder.scanstring(text, at + 1)  # type: ignore[attr-defined, unused-ignore]
    if old in words:
        yield at, int(end), old, words[old]


def _walk(text: str, at: int, kind: str) -> Iterator[tuple[int, int, str, str]]:
    """What was renamed in the object of a kind, or in an array of such objects, that begins at an offset. What is
    neither is not looked at."""
    if text[at] == "[":
        for _, _, each_at in entries(text, at):
            if text[each_at] == "{":
                yield from _walk(text, each_at, kind)
    if text[at] != "{":
        return
    members, keys = _MEMBERS[kind], _KEYS.get(kind, {})
    found = [(str(key), key_at, value_at) for key, key_at, value_at in entries(text, at)]
    names = {key for key, _, _ in found}
    for key, key_at, value_at in found:
        if key in keys:
            if keys[key] in names:
                raise _BothError(key_at, key, keys[key])
            yield key_at, _string_end(text, key_at), key, keys[key]
        member = members.get(key)
        if isinstance(member, _Word):
            yield from _renamed(text, value_at, member.renamed)
        elif isinstance(member, str):
            yield from _walk(text, value_at, member)
        elif isinstance(member, _Each) and text[value_at] in "{[":
            for name, _, each_at in entries(text, value_at):
                if not str(name).startswith("x-"):
                    yield from _walk(text, each_at, member.kind)


def _pieces(text: str, with_lines: bool) -> Iterator[tuple[int, str]]:
    """The JSON texts in a file, with their offsets: of a trace, its lines."""
    if not with_lines:
        yield 0, text
        return
    start = 0
    for line in text.split("\n"):
        if line.strip():
            yield start, line
        start += len(line) + 1


def changes(path: str, content: bytes) -> list[Change]:
    """What would be renamed in a file, in its order. Raises FileError for what is no JSON."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        raise FileError(path, "the text is not valid UTF-8", line, column, content) from None
    found: list[Change] = []
    with_lines = is_trace(path, content)
    for offset, piece in _pieces(text, with_lines):
        try:
            json_of(piece, path)
        except FileError as error:
            lines_before = text.count("\n", 0, offset) if error.line else 0
            raise FileError(path, error.message, error.line + lines_before, error.column, content) from None
        start = len(piece) - len(piece.lstrip(" \t\r\n"))
        try:
            for first, end, old, new in _walk(piece, start, "step" if with_lines else "document"):
                line, column = line_column(text, offset + first)
                found.append(Change(offset + first, offset + end, old, new, line, column))
        except _BothError as error:
            line, column = line_column(text, offset + error.at)
            raise FileError(path, str(error), line, column, content) from None
    return found


def migrated(content: bytes, found: list[Change]) -> bytes:
    """A file's contents with the changes made; all else stays byte for byte."""
    text = content.decode("utf-8")
    for change in reversed(found):
        text = text[: change.start] + f'"{change.new}"' + text[change.end :]
    return text.encode()


def add_migrate(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "migrate",
        help="updates documents and traces of earlier versions",
        description=(
            "Updates documents and traces of earlier versions: renames the keys and words whose names have changed. "
            "All other bytes, and names that an author chose, stay. Migrating a migrated file changes nothing."
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a document (JSON) or a trace (JSON lines); - reads stdin and writes stdout",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; list what would change, and exit with status 1 if anything would",
    )
    parser.set_defaults(run=run)


def _write(path: str, content: bytes) -> None:
    """Puts a file's new contents in the place of the old at once, so that a failure leaves the old."""
    try:
        write_files({Path(path): content})
    except OSError as error:
        raise FileError(path, told(error)) from None


def _migrate(path: str, is_check: bool) -> bool:
    """Migrates a file, and says whether anything was or would be changed."""
    is_stream = path == "-"
    content = sys.stdin.buffer.read() if is_stream else read_bytes(path)
    shown = "stdin" if is_stream else path
    found = changes(shown, content)
    if is_check:
        for change in found:
            print_line(f'{shown}:{change.line}:{change.column}: "{change.old}" is "{change.new}" now')
    elif is_stream:
        sys.stdout.buffer.write(migrated(content, found))
        sys.stdout.buffer.flush()
    elif found:
        _write(path, migrated(content, found))
    if not is_stream or is_check:
        count = f"{len(found)} word{'s' if len(found) != 1 else ''}" if found else "nothing"
        print_line(f"{shown}: {count} {'to rename' if is_check else 'renamed'}")
    return bool(found)


def run(arguments: argparse.Namespace) -> int:
    """Migrates the files. Those that cannot be read are named, and the others migrated."""
    return each_file(arguments.files, lambda path: _migrate(path, arguments.check) and arguments.check)
