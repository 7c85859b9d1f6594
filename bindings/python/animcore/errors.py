# SPDX-License-Identifier: MIT
"""Exceptions: one for each error status of the core, all of them AnimErrors."""

from __future__ import annotations

import ctypes
from threading import get_ident
from typing import NoReturn

from . import _raw
from ._library import LibraryError

__all__ = [
    "AnimError",
    "ArgumentError",
    "BufferTooSmallError",
    "ClosedError",
    "DocumentError",
    "DuplicateError",
    "IdentifierError",
    "KindError",
    "LibraryError",
    "LimitError",
    "NotFoundError",
    "OutOfMemoryError",
    "PathDataError",
    "ReentrantError",
    "StateError",
    "TextSyntaxError",
]


class AnimError(Exception):
    """A call of the core failed, and changed nothing.

    status is the number of the ANIM_ERROR_… constant, status_name its name, message one English sentence. For an error
    in a document or trace, line and column (in bytes) count from 1 and pointer is the RFC 6901 JSON pointer of the
    wrong value; otherwise they are 0, 0 and "". For an error in SVG path data, offset is its byte, and for many texts
    index that of the text; otherwise they are None.
    """

    offset: int | None = None
    index: int | None = None

    def __init__(self, status: int, message: str, line: int = 0, column: int = 0, pointer: str = "") -> None:
        super().__init__(status, message, line, column, pointer)
        self.status = status
        self.message = message
        self.line = line
        self.column = column
        self.pointer = pointer

    @property
    def status_name(self) -> str:
        """The constant's name, such as "ANIM_ERROR_LIMIT"."""
        name: bytes = _raw.anim_status_name(self.status)
        return name.decode()

    def __str__(self) -> str:
        return self.message or self.status_name


class ArgumentError(AnimError, ValueError):
    """ANIM_ERROR_ARGUMENT: not finite, out of range, an unknown constant."""


class IdentifierError(AnimError, LookupError):
    """ANIM_ERROR_IDENTIFIER: a property or transaction that no longer exists, or belongs to another stage."""


class LimitError(AnimError, ValueError):
    """ANIM_ERROR_LIMIT: a count, size or time exceeds a documented limit."""


class ReentrantError(AnimError, RuntimeError):
    """ANIM_ERROR_REENTRANT: a callback called into the object that called it."""


class KindError(AnimError, TypeError):
    """ANIM_ERROR_KIND: the object exists but has a kind that the call does not accept."""


class NotFoundError(AnimError, KeyError):
    """ANIM_ERROR_NOT_FOUND: nothing has that name or index."""


class DuplicateError(AnimError, ValueError):
    """ANIM_ERROR_DUPLICATE: something already has that name."""


class StateError(AnimError, RuntimeError):
    """ANIM_ERROR_STATE: the call is not allowed in the object's present state."""


class ClosedError(StateError):
    """The object, or its owner, was closed."""


class TextSyntaxError(AnimError, ValueError):
    """ANIM_ERROR_SYNTAX: the text is not well-formed."""


class PathDataError(TextSyntaxError):
    """ANIM_ERROR_SYNTAX: invalid SVG path data. offset is the byte offset of the error; for many texts, index is the
    index of the text."""

    offset: int = 0
    index: int = 0


class DocumentError(AnimError, ValueError):
    """ANIM_ERROR_DOCUMENT: the text is well-formed, but not a valid document or trace."""


class BufferTooSmallError(AnimError, BufferError):
    """ANIM_ERROR_CAPACITY: the buffer is too small."""


class OutOfMemoryError(AnimError, MemoryError):
    """ANIM_ERROR_MEMORY: out of memory. The call has changed nothing."""


# What looking for a name raises where nothing has it, be it a text that no name can be.
UNKNOWN_NAME = (NotFoundError, ArgumentError, LimitError)

_BY_STATUS: dict[int, type[AnimError]] = {
    _raw.ANIM_ERROR_ARGUMENT: ArgumentError,
    _raw.ANIM_ERROR_IDENTIFIER: IdentifierError,
    _raw.ANIM_ERROR_LIMIT: LimitError,
    _raw.ANIM_ERROR_REENTRANT: ReentrantError,
    _raw.ANIM_ERROR_KIND: KindError,
    _raw.ANIM_ERROR_NOT_FOUND: NotFoundError,
    _raw.ANIM_ERROR_DUPLICATE: DuplicateError,
    _raw.ANIM_ERROR_STATE: StateError,
    _raw.ANIM_ERROR_SYNTAX: TextSyntaxError,
    _raw.ANIM_ERROR_DOCUMENT: DocumentError,
    _raw.ANIM_ERROR_CAPACITY: BufferTooSmallError,
    _raw.ANIM_ERROR_MEMORY: OutOfMemoryError,
}


def error_of(status: int, kind: type[AnimError] | None = None) -> AnimError:
    """The error of this thread's last call."""
    line, column = ctypes.c_int32(), ctypes.c_int32()
    _raw.anim_last_error_place(line, column)
    return (kind or _BY_STATUS.get(status, AnimError))(
        status,
        _raw.anim_last_error_message().decode("utf-8", "replace"),
        line.value,
        column.value,
        _raw.anim_last_error_pointer().decode("utf-8", "replace"),
    )


def raise_error(status: int) -> NoReturn:
    """Raises the error of this thread's last call."""
    raise error_of(status)


# What easings' functions have raised inside of calls that are not over, each with its thread.
RAISED: list[tuple[int, BaseException]] = []


def take_raised() -> list[tuple[int, BaseException]]:
    """Takes what easings' functions have raised on this thread, the first one first."""
    here = get_ident()
    own = [each for each in RAISED if each[0] == here]
    for each in own:
        RAISED.remove(each)
    return own


def raise_raised() -> None:
    """Raises the first exception of an easing's function in a call of this thread that is over now. Others are lost."""
    own = take_raised()
    try:
        if own:
            raise own[0][1]
    finally:
        del own


def check(status: int) -> None:
    """Raises if a call failed, or an easing's function raised in it."""
    if RAISED:
        raise_raised()
    if status != _raw.ANIM_OK:
        raise_error(status)


def closed(what: str) -> ClosedError:
    """The error for the use of a closed object."""
    return ClosedError(_raw.ANIM_ERROR_STATE, f"the {what} is closed")
