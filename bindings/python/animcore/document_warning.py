# SPDX-License-Identifier: MIT
"""Warnings about parts of a valid document that have no effect."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref, c_uint32, c_uint64, sizeof
from dataclasses import dataclass
from enum import Enum

from . import _raw
from ._buffers import read_text
from ._handle import Handle

__all__ = ["DocumentWarning", "WarningKind"]


class WarningKind(str, Enum):
    """What a warning is about. Each member equals its name as a string."""

    STATE = "state"
    """Nothing leads to a state."""
    EVENT = "event"
    """The document waits for an event that nothing in it sends: only the host can send it."""
    END = "end"
    """A done or stopped event of something that does not exist or never ends."""
    CANCEL = "cancel"
    """A cancel names an id with which nothing is sent."""
    PROPERTY = "property"
    """Nothing shows, sets or reads a property."""
    UNUSED = "unused"
    """Nothing uses an input, parameter, spring, curve, path, animation, component…"""
    WORDS = "words"
    """A text that is kept as words, but would also be a valid expression."""

    def __str__(self) -> str:
        return self.value


_KINDS = {
    _raw.ANIM_WARNING_KIND_STATE: WarningKind.STATE,
    _raw.ANIM_WARNING_KIND_EVENT: WarningKind.EVENT,
    _raw.ANIM_WARNING_KIND_END: WarningKind.END,
    _raw.ANIM_WARNING_KIND_CANCEL: WarningKind.CANCEL,
    _raw.ANIM_WARNING_KIND_PROPERTY: WarningKind.PROPERTY,
    _raw.ANIM_WARNING_KIND_UNUSED: WarningKind.UNUSED,
    _raw.ANIM_WARNING_KIND_WORDS: WarningKind.WORDS,
}


@dataclass(frozen=True, slots=True)
class DocumentWarning:
    """Part of a valid document that has no effect: probably misspelt or forgotten.

    message is one sentence; suggestion is the name that was probably meant, or empty. line and column (in bytes) count
    from 1, offset is in bytes from the beginning of the text; pointer is a JSON pointer.
    """

    kind: WarningKind
    message: str
    suggestion: str
    line: int
    column: int
    offset: int
    pointer: str


def warning_counts(handle: Handle) -> tuple[int, int]:
    """How many warnings a document keeps, and how many there are in all."""
    count, total = c_uint32(), c_uint64()
    handle.check(_raw.anim_document_get_warning_count(handle.pointer, byref(count), byref(total)))
    return count.value, total.value


def read_warnings(handle: Handle) -> Iterator[DocumentWarning]:
    """The warnings that a document keeps."""
    info = _raw.anim_document_warning()
    info.struct_size = sizeof(info)
    for index in range(warning_counts(handle)[0]):
        handle.check(_raw.anim_document_get_warning(handle.pointer, index, byref(info)))
        message, pointer, suggestion = (
            read_text(_raw.anim_document_get_warning_text, handle.pointer, index, which)
            for which in (
                _raw.ANIM_WARNING_TEXT_MESSAGE,
                _raw.ANIM_WARNING_TEXT_POINTER,
                _raw.ANIM_WARNING_TEXT_SUGGESTION,
            )
        )
        yield DocumentWarning(_KINDS[info.kind], message, suggestion, info.line, info.column, info.offset, pointer)
