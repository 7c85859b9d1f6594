# SPDX-License-Identifier: MIT
"""Reading documents and traces, saying where one is wrong, and writing files as a whole."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from .._files import write_file, write_files
from ..errors import AnimError
from ..scene import Scene
from ..trace import Trace
from .report import ToolError, print_line

__all__ = [
    "FileError",
    "files_read",
    "json_of",
    "load_document",
    "load_scene",
    "load_trace",
    "need_other_files",
    "parameters_of",
    "read_bytes",
    "read_deep",
    "scene_of",
    "show_error",
    "told",
    "trace_of",
    "write_file",
    "write_files",
    "write_json",
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


def each_file(paths: Iterable[str], work: Callable[[str], bool]) -> int:
    """Does work with each file, also after one that could not be read or written, which is named. Returns the exit
    status: 1 if there was such a file, or if work returned True for one."""
    is_wrong = False
    for path in paths:
        try:
            is_wrong |= work(path)
        except FileError as error:
            show_error(error)
            is_wrong = True
    return 1 if is_wrong else 0


def told(error: OSError) -> str:
    """What the system says of a file, in words."""
    return "is a folder, not a file" if isinstance(error, IsADirectoryError) else error.strerror or str(error)


def write_json(text: str) -> None:
    """Writes JSON to standard output: in UTF-8 (RFC 8259, 8.1) into a file or pipe, whatever the terminal's encoding
    is, in which a letter that it lacks would not be JSON."""
    if sys.stdout.isatty() or not hasattr(sys.stdout, "buffer"):
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))


def read_bytes(path: str | Path) -> bytes:
    """A file's contents, or those of standard input for -. Raises FileError with a sentence for what is missing or
    cannot be read."""
    try:
        if path == "-":
            return sys.stdin.buffer.read()
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise FileError(str(path), "there is no such file") from None
    except OSError as error:
        raise FileError(str(path), told(error)) from None


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number of JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large for a double")
    return number


def _whole(digits: str) -> int | float:
    # Python takes no integers of more than 4300 digits, and the core none that no double holds.
    number = _finite(digits)
    return int(digits) if len(digits) <= 16 else number


# Enough for the states that a document may have inside each other, of which each is two levels of its text.
_RECURSIONS = 20_000


@contextlib.contextmanager
def read_deep() -> Iterator[None]:
    """Lets Python go as deep into a document as the core does: states may be 1024 deep."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _RECURSIONS))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def json_of(content: bytes | str, path: str) -> Any:
    """A JSON text that the core does not read itself. Raises FileError, with the place where it is known."""
    encoded = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    try:
        text = encoded.decode("utf-8")
        return json.loads(text, parse_constant=_no_number, parse_float=_finite, parse_int=_whole)
    except UnicodeDecodeError as error:
        line, column = encoded.count(b"\n", 0, error.start) + 1, error.start - encoded.rfind(b"\n", 0, error.start)
        raise FileError(path, "the text is not valid UTF-8", line, column, encoded) from None
    except RecursionError:
        raise FileError(path, "the text nests too deep") from None
    except json.JSONDecodeError as error:
        start = error.doc.rfind("\n", 0, error.pos) + 1
        column = len(error.doc[start : error.pos].encode()) + 1
        message = f"the text is not well-formed JSON: {error.msg}"
        raise FileError(path, message, error.lineno, column, encoded) from None
    except ValueError as error:
        raise FileError(path, f"the text is not well-formed JSON: {error}") from None


def files_read(arguments: argparse.Namespace) -> list[tuple[str, str | None]]:
    """The files that a command reads by its arguments, as need_other_files takes them."""
    given: str | None = getattr(arguments, "parameters", None)
    return [
        ("document", arguments.document),
        ("trace", getattr(arguments, "trace", None)),
        ("file of parameters", None if given is None or _is_inline(given) else given),
    ]


def need_other_files(read: Iterable[tuple[str, str | None]], written: Iterable[tuple[str, str | Path | None]]) -> None:
    """Refuses to write over what is read, and two things into one file. read has what each file is and its name,
    written each option and its file; - is stdin and stdout, which only two outputs share in vain."""
    # Not Path.resolve, which raises for links that lead to themselves.
    used = {os.path.realpath(path): word for word, path in read if path and path != "-"}
    for option, file in written:
        name = str(Path(file)) if file else None
        if not name or (place := name if name == "-" else os.path.realpath(name)) == os.devnull:
            continue
        if place in used:
            raise ToolError(f"{option} {name} is the {used[place]} itself: name another file")
        used[place] = "output"


def load_document(text: bytes, seed: int = 0, parameters: dict[str, Any] | None = None) -> Scene:
    """A scene of a document's text, with other values for its parameters. Raises AnimError."""
    return Scene(text, seed, parameters=parameters or None)


def load_scene(path: str | Path, seed: int = 0, parameters: dict[str, Any] | None = None) -> Scene:
    """A scene of a document in a file. Raises FileError with the place."""
    return scene_of(path, read_bytes(path), seed, parameters)


def scene_of(path: str | Path, text: bytes, seed: int = 0, parameters: dict[str, Any] | None = None) -> Scene:
    """A scene of a file's text. Raises FileError with the place."""
    try:
        return load_document(text, seed, parameters)
    except AnimError as error:
        raise FileError.of(str(path), error, text) from error


def load_trace(path: str | Path) -> Trace:
    """A trace in a file. Raises FileError with the place."""
    return trace_of(path, read_bytes(path))


def trace_of(path: str | Path, text: bytes) -> Trace:
    """A trace of a file's text. Raises FileError with the place."""
    try:
        return Trace(text)
    except AnimError as error:
        raise FileError.of(str(path), error, text) from error


def _is_inline(parameters: str) -> bool:
    return parameters.lstrip().startswith("{")


def parameters_of(text: str | None) -> dict[str, Any]:
    """What was given for --parameters: a JSON object, or the name of a file with one."""
    if not text:
        return {}
    is_inline = _is_inline(text)
    source = "--parameters" if is_inline else text
    value = json_of(text if is_inline else read_bytes(text), source)
    if not isinstance(value, dict):
        raise FileError(source, "must be a JSON object: a value for each parameter's name")
    return value
