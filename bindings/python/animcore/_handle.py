# SPDX-License-Identifier: MIT
"""Ownership of objects of the core, which are released once."""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable
from ctypes import c_void_p, cast
from typing import Any, NoReturn

from ._plain import shown
from .errors import RAISED, check, closed, raise_error, raise_raised

__all__ = ["Handle", "Uncopied", "reduced", "remake", "whole"]


class Uncopied:
    """What stands for something that the core has once."""

    __slots__ = ()

    def __reduce__(self) -> NoReturn:
        told = ": snapshot() gives its state" if hasattr(type(self), "snapshot") else ""
        raise TypeError(f"{shown(self)} cannot be copied or pickled{told}")


class Handle(Uncopied):
    """Something that the core made. It is destroyed when it is closed or when nothing refers to it any more; when the
    interpreter ends it is left to the system, because other threads may still be using it.

    pointer is None after closing; the core rejects it, so calls need no check. stage is the same for the stage of a
    stage or scene. So is stage_address, a single object that becomes null, so that the core also rejects arguments that
    were prepared with it.
    """

    __slots__ = ("__weakref__", "_destroy", "_finalizer", "kept", "pointer", "stage", "stage_address", "what")

    def __init__(self, what: str, pointer: Any, destroy: Callable[[Any], int]) -> None:
        self.what = what
        self.pointer = pointer
        self.stage: Any = None
        self.stage_address = c_void_p()
        # Objects that must live as long as this one, such as callbacks: the finalizer keeps them until it is destroyed.
        # The keys name them.
        self.kept: dict[Any, Any] = {}
        self._destroy = destroy
        self._finalizer = weakref.finalize(self, _destroy, destroy, pointer, self.kept)
        self._finalizer.atexit = False

    def set_stage(self, stage: Any) -> None:
        """Sets the stage that it is, or has."""
        self.stage = stage
        self.stage_address.value = cast(stage, c_void_p).value

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""
        return self.pointer is None

    def close(self) -> None:
        """Destroys it. Idempotent. Raises if the core refuses, and then stays open."""
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
        """Raises the error of a call."""
        if self.pointer is None:
            raise closed(self.what)
        raise_error(status)

    def check(self, status: int) -> None:
        """Raises if a call failed, or an easing's function raised in it."""
        if RAISED:
            raise_raised()
        if status:
            self.fail(status)


def _destroy(destroy: Callable[[Any], int], pointer: Any, kept: dict[Any, Any]) -> None:
    destroy(pointer)
    kept.clear()


def remake(kind: type[Any], base: type[Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """A value again, of a class that may be a caller's, whose own way of making it is not known."""
    value = object.__new__(kind)
    base.__init__(value, *arguments, **options)
    return value


def reduced(value: Any, base: type[Any], *arguments: Any, **options: Any) -> tuple[Any, ...]:
    """What copy and pickle need to make a value again."""
    state = getattr(value, "__dict__", None) or None
    if type(value) is base and not options:
        return (base, arguments)
    return (remake, (type(value), base, arguments, options), state)


def whole(name: str, value: int, low: int = -(2**63), high: int = 2**63 - 1) -> int:
    """An integer within the range of its C type; ctypes would truncate it silently."""
    number = operator.index(value)
    if not low <= number <= high:
        raise ValueError(f"{name} must be from {low} to {high}, not {number}")
    return number
