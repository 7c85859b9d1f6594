# SPDX-License-Identifier: MIT
"""`animcore format`: writes documents in the project's style, as the language server does."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from .editing.json_tree import read_tree
from .editing.style import WIDTH, formatted
from .files import FileError, each_file, json_of, read_bytes, told, write_file
from .report import print_line
from .validate import is_trace

__all__ = ["add_format", "run"]


def add_format(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "format",
        help="formats documents in the standard style",
        description=(
            f"Formats documents in one style: an indent of two spaces, lines of at most {WIDTH} columns. An object or "
            "array whose first member is on a line of its own keeps one line per member. Only white space changes. "
            "Formatting a formatted document changes nothing."
        ),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a document (JSON); - reads stdin and writes stdout")
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; list the files that would change, and exit with status 1 if there are any",
    )
    parser.set_defaults(run=run)


def _formatted(path: str, content: bytes) -> bytes:
    """A document's text in the style. Raises FileError, with the place, for what is no JSON."""
    if is_trace(path, content):
        raise FileError(path, "is a trace: it has one line for each step, and only documents are formatted")
    try:
        tree = read_tree(content.decode("utf-8"))
    except UnicodeDecodeError:
        tree = None
    if tree is None or not tree.is_whole:
        json_of(content, path)
        raise FileError(path, "the text is no well-formed JSON")
    return formatted(tree).encode()


def _format(path: str, is_check: bool) -> bool:
    """Formats a file, and says whether anything was or would be changed."""
    is_stream = path == "-"
    shown = "stdin" if is_stream else path
    content = read_bytes(path)
    new = _formatted(shown, content)
    if is_stream and not is_check:
        sys.stdout.buffer.write(new)
        sys.stdout.buffer.flush()
    elif new != content:
        if not is_check:
            try:
                write_file(Path(path), new)
            except OSError as error:
                raise FileError(path, told(error)) from None
        print_line(f"{shown}: {'would be formatted' if is_check else 'formatted'}")
    return new != content


def run(arguments: argparse.Namespace) -> int:
    """Formats the files. Those that cannot be read are named, and the others formatted."""
    return each_file(arguments.files, lambda path: _format(path, arguments.check) and arguments.check)
