# SPDX-License-Identifier: MIT
"""Reading documents and traces, saying where one is wrong, and writing files as a whole."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import AnimError
from ..scene import Scene
from ..trace import Trace
from .report import ToolError, print_line

__all__ = [
    "FileError",
    "load_document",
    "load_scene",
    "load_trace",
    "parameters_of",
    "read_bytes",
    "show_error",
    "write_files",
]

# How much of a long line is shown around the place at fault.
EXCERPT = 96


class FileError(ToolError):
    """Something is wrong in a file. line and column (in bytes) count from 1, and are 0 where no place is known."""

    def __init__(self, path: str, message: str, line: int = 0, column: int = 0, text: bytes = b"") -> None:
        self.path, self.message, self.line, self.column = path, message, line, column
        self.excerpt, self.caret = _excerpt(text, line, column)
        place = f"{path}:{line}:{column}" if line else path
        self.first_line = f"{place}: {message}"
        shown = f"\n    {self.excerpt}\n    {' ' * self.caret}^" if self.excerpt else ""
        super().__init__(self.first_line + shown)

    @classmethod
    def of(cls, path: str, error: AnimError, text: bytes) -> FileError:
        """What the core says of a file's text."""
        message = str(error)
        place = f"line {error.line}, column {error.column}"
        if error.line and message.startswith(place):
            # The place stands in front already; the pointer stays.
            message = message[len(place) :].lstrip(":, ")
        return cls(path, message, error.line, error.column, text)


def _excerpt(text: bytes, line: int, column: int) -> tuple[str, int]:
    """The line at fault, or a piece of it, and how many characters of it stand before the place."""
    lines = text.split(b"\n")
    if not 1 <= line <= len(lines):
        return "", 0
    before = len(lines[line - 1][: max(0, column - 1)].decode("utf-8", "replace"))
    whole = lines[line - 1].decode("utf-8", "replace").rstrip("\r").replace("\t", " ")
    start = 0 if len(whole) <= EXCERPT else max(0, before - EXCERPT // 2)
    piece = "".join(letter if letter.isprintable() else "·" for letter in whole[start : start + EXCERPT])
    lead = "…" if start else ""
    return lead + piece + ("…" if start + EXCERPT < len(whole) else ""), before - start + len(lead)


def show_error(error: FileError, prefix: str = "", is_error: bool = True) -> None:
    """Prints an error with its place, the line and a caret below the place."""
    place = f"{error.path}:{error.line}:{error.column}" if error.line else error.path
    print_line(prefix, (place, "bold"), ": ", (error.message, "red"), is_error=is_error)
    if error.excerpt:
        print_line("    ", error.excerpt, is_error=is_error)
        print_line("    ", " " * error.caret, ("^", "bold red"), is_error=is_error)


def read_bytes(path: str | Path) -> bytes:
    """A file's contents. Raises FileError with a sentence for what is missing or cannot be read."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        reason = {FileNotFoundError: "there is no such file", IsADirectoryError: "is a folder, not a file"}
        raise FileError(str(path), reason.get(type(error), error.strerror or str(error))) from None


def load_document(text: bytes, seed: int = 0, parameters: dict[str, Any] | None = None) -> Scene:
    """A scene of a document's text, with other values for its parameters. Raises AnimError."""
    return Scene(text, seed, parameters=parameters or None)


def load_scene(path: str | Path, seed: int = 0, parameters: dict[str, Any] | None = None) -> Scene:
    """A scene of a document in a file. Raises FileError with the place."""
    text = read_bytes(path)
    try:
        return load_document(text, seed, parameters)
    except AnimError as error:
        raise FileError.of(str(path), error, text) from error


def load_trace(path: str | Path) -> Trace:
    """A trace in a file. Raises FileError with the place."""
    text = read_bytes(path)
    try:
        return Trace(text)
    except AnimError as error:
        raise FileError.of(str(path), error, text) from error


def parameters_of(text: str | None) -> dict[str, Any]:
    """What was given for --parameters: a JSON object, or the name of a file with one."""
    if not text:
        return {}
    is_inline = text.lstrip().startswith("{")
    source = "--parameters" if is_inline else text
    content = text if is_inline else read_bytes(text).decode("utf-8", "replace")
    try:
        value = json.loads(content)
    except ValueError as error:
        line, column = getattr(error, "lineno", 0), getattr(error, "colno", 0)
        raise FileError(source, getattr(error, "msg", str(error)), line, column, content.encode()) from None
    if not isinstance(value, dict):
        raise FileError(source, "must be a JSON object: a value for each parameter's name")
    return value


def write_files(files: Mapping[Path, bytes]) -> None:
    """Writes files, all of them or none: each is written beside its place and put there when all are whole. Raises
    OSError, with the file's name."""
    made: list[tuple[Path, Path]] = []
    name = Path()
    try:
        for name, data in files.items():
            target = _writable(name)
            if target.exists() and not (target.is_file() and os.access(target.parent, os.W_OK)):
                # A pipe or a device, and a file in a folder that takes no others, are written where they are.
                target.write_bytes(data)
                continue
            beside = target.with_name(f".animcore-{os.getpid()}-{len(made)}")
            made.append((beside, target))
            beside.write_bytes(data)
            if target.exists():
                shutil.copymode(target, beside)
        for beside, target in made:
            beside.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(name)) from None
    finally:
        for beside, _ in made:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def _writable(path: Path) -> Path:
    """The file itself, where a path is a link to it. Raises OSError where it cannot be written."""
    target = path.resolve()
    if target.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not os.access(target, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return target
