# SPDX-License-Identifier: MIT
"""Owning what the core made, and letting go of it once."""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable
from ctypes import c_void_p, cast
from typing import Any, NoReturn

from .errors import check, closed, raise_error

__all__ = ["Handle", "whole"]


class Handle:
    """Something that the core made. It is destroyed when it is closed or when nothing refers to it any more; when the
    interpreter ends it is left to the system, because other threads may still be using it.

    pointer is None once it is closed, which the core refuses: so a call need not ask beforehand. stage is the same for
    the stage of a stage or scene. So is stage_address, one object that becomes null: arguments that were prepared with
    it become the core's to refuse too.
    """

    __slots__ = ("__weakref__", "_destroy", "_finalizer", "kept", "pointer", "stage", "stage_address", "what")

    def __init__(self, what: str, pointer: Any, destroy: Callable[[Any], int]) -> None:
        self.what = what
        self.pointer = pointer
        self.stage: Any = None
        self.stage_address = c_void_p()
        # What must live as long as the thing itself, such as what it calls back: the finalizer holds it until the thing
        # is destroyed. The keys say what it is.
        self.kept: dict[Any, Any] = {}
        self._destroy = destroy
        self._finalizer = weakref.finalize(self, _destroy, destroy, pointer, self.kept)
        self._finalizer.atexit = False

    def set_stage(self, stage: Any) -> None:
        """Says which stage it is, or has."""
        self.stage = stage
        self.stage_address.value = cast(stage, c_void_p).value

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""
        return self.pointer is None

    def close(self) -> None:
        """Destroys it. Idempotent. Raises when the core refuses, and stays open then."""
        if self.pointer is None:
            return
        check(self._destroy(self.pointer))
        self._finalizer.detach()
        self.pointer = self.stage = None
        self.stage_address.value = None
        self.kept.clear()

    def open(self) -> Any:
        """The pointer. Raises ClosedError."""
        if self.pointer is None:
            raise closed(self.what)
        return self.pointer

    def fail(self, status: int) -> NoReturn:
        """Raises what a call failed with."""
        if self.pointer is None:
            raise closed(self.what)
        raise_error(status)

    def check(self, status: int) -> None:
        """Raises when a call failed."""
        if status:
            self.fail(status)


def _destroy(destroy: Callable[[Any], int], pointer: Any, kept: dict[Any, Any]) -> None:
    destroy(pointer)
    kept.clear()


def whole(name: str, value: int, low: int = -(2**63), high: int = 2**63 - 1) -> int:
    """A whole number that fits its place in the library's interface, where ctypes would cut off what does not."""
    number = operator.index(value)
    if not low <= number <= high:
        raise OverflowError(f"{name} must be from {low} to {high}, not {number}")
    return number
