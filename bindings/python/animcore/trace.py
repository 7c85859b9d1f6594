# SPDX-License-Identifier: MIT
"""Traces: recordings of timed inputs."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from ctypes import POINTER, byref, c_int64, sizeof
from typing import Any, NoReturn

from . import _raw
from ._buffers import read_text, utf8
from ._files import file_path
from ._handle import Handle, reduced
from ._plain import shown
from .errors import check
from .flicks import flicks_to_seconds

__all__ = ["Trace"]


def bytes_of(path_or_text: str | os.PathLike[str] | Mapping[str, Any]) -> bytes:
    """A document as text: from a dictionary; a text that begins with "{", unchanged; otherwise the contents of the file
    with that name."""
    if isinstance(path_or_text, Mapping):
        return json_of(path_or_text).encode()
    if not isinstance(path_or_text, (str, os.PathLike)):
        taken = 'a file\'s path, a text that begins with "{", or a dictionary'
        raise TypeError(f"a document is {taken}, not {shown(path_or_text)}")
    if isinstance(path_or_text, str) and path_or_text.lstrip("\ufeff \t\r\n").startswith("{"):
        return utf8(path_or_text)
    return file_path(path_or_text).read_bytes()


def json_of(values: Mapping[str, Any], *, ensure_ascii: bool = True) -> str:
    """A dictionary as JSON. Raises TypeError or ValueError for what JSON has not."""

    def refuse(value: Any) -> NoReturn:
        raise TypeError(f"JSON has texts, numbers, True, False, None, lists and dictionaries, but not {shown(value)}")

    try:
        return json.dumps(values, default=refuse, ensure_ascii=ensure_ascii)
    except (ValueError, RecursionError):
        raise ValueError("a dictionary as JSON must not hold itself, nor be nested too deep") from None


def text_of(given: str | bytes | os.PathLike[str] | Mapping[str, Any]) -> bytes:
    """The text of a document: a str is always the text itself and not a file's name; a pathlib.Path is a file."""
    if isinstance(given, (Mapping, os.PathLike)):
        return bytes_of(given)
    return utf8(given) if isinstance(given, str) else given


class Trace:
    """Inputs with their times, as JSON lines. Immutable, so many scenes may play it. len(trace) is the number of
    steps."""

    def __init__(self, text: str | bytes | os.PathLike[str]) -> None:
        """Parses a trace: its text, or a file (a pathlib.Path). Raises TextSyntaxError, DocumentError or LimitError
        with line and column."""
        encoded = text_of(text)
        pointer = POINTER(_raw.anim_trace)()
        check(_raw.anim_trace_load(encoded, len(encoded), byref(pointer)))
        self._handle = Handle("trace", pointer, _raw.anim_trace_destroy)
        info = _raw.anim_trace_info()
        info.struct_size = sizeof(info)
        check(_raw.anim_trace_get_info(pointer, info))
        self._text = bytes(encoded)
        self._end = info.end
        times = []
        time = c_int64()
        for index in range(info.step_count):
            check(_raw.anim_trace_get_step_time(pointer, index, time))
            times.append(time.value)
        self._times = tuple(times)
        self._seed = int(info.seed) if info.has_seed else None
        self._parameters = read_text(_raw.anim_trace_get_parameters, pointer)

    @classmethod
    def load(cls, path_or_text: str | os.PathLike[str]) -> Trace:
        """Reads a trace from a file, or from a text that begins with "{"."""
        return cls(bytes_of(path_or_text))

    @property
    def end(self) -> float:
        """The end of the trace, in seconds."""
        return flicks_to_seconds(self._end)

    @property
    def end_flicks(self) -> int:
        """The end of the trace, in flicks."""
        return self._end

    @property
    def seed(self) -> int | None:
        """The seed of the scene's random generator, if the first line contains it."""
        return self._seed

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of the document at the recording."""
        return dict(json.loads(self._parameters)) if self._parameters else {}

    @property
    def times(self) -> tuple[float, ...]:
        """The time of each step in seconds, in order."""
        return tuple(flicks_to_seconds(time) for time in self._times)

    @property
    def times_flicks(self) -> tuple[int, ...]:
        """The time of each step in flicks, in order."""
        return self._times

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, Trace, self._text)

    def __len__(self) -> int:
        return len(self._times)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Trace of {len(self)} steps, {self.end:g} s>"
