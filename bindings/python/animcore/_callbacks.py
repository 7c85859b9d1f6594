# SPDX-License-Identifier: MIT
"""The callbacks of a stage: recorded during the core's call, when the stage cannot be used, and run after it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import _raw
from .values import ValueKind, value_of

if TYPE_CHECKING:
    from ._handle import Handle
    from .easing import Easing
    from .events import Event
    from .property import Property
    from .stage import Stage

__all__ = ["Callbacks"]

# The contexts are null; the handle keeps the callbacks alive.
_NO_RELEASE = _raw.anim_context_release_callback()


class Callbacks:
    """The event callback, the observers and the easing functions of a stage.

    The handle keeps everything that the core refers to, without a reference to the stage: otherwise the stage would
    never be released.
    """

    __slots__ = ("_easings", "_event", "_handle", "_is_telling", "_observers", "_pending")

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self._event: Callable[[Event], object] | None = None
        self._observers: dict[int, tuple[Property[Any], Callable[[Any], object]]] = {}
        self._easings: dict[int, Easing] = {}
        # Events, and values for observers.
        self._pending: deque[_raw.anim_event | tuple[int, tuple[float, ...]]] = deque()
        self._is_telling = False

    def set_event_callback(self, callback: Callable[[Event], object] | None) -> None:
        """Sets the callback for every event; None removes it."""
        handle = self._handle
        if callback is None:
            handle.check(
                _raw.anim_stage_set_event_callback(handle.stage, _raw.anim_event_callback(), None, _NO_RELEASE)
            )
            handle.kept.pop("event", None)
        elif self._event is None:
            pending = self._pending

            def note(_context: int | None, event: Any) -> None:
                pending.append(_raw.anim_event.from_buffer_copy(event.contents))

            function = _raw.anim_event_callback(note)
            handle.check(_raw.anim_stage_set_event_callback(handle.stage, function, None, _NO_RELEASE))
            handle.kept["event"] = function
        if callback is None:
            self._forget_events()
        self._event = callback

    def _forget_events(self) -> None:
        observed = [note for note in self._pending if isinstance(note, tuple)]
        self._pending.clear()
        self._pending.extend(observed)

    def observe(self, target: Property[Any], callback: Callable[[Any], object] | None) -> None:
        """Sets the callback for a property's presentation values; None removes it."""
        handle = self._handle
        identifier = target._identifier
        pending = self._pending

        def note(_context: int | None, _property: int, values: Any, count: int) -> None:
            pending.append((identifier, tuple(values[:count])))

        function = _raw.anim_property_callback() if callback is None else _raw.anim_property_callback(note)
        handle.check(_raw.anim_stage_observe(handle.stage, identifier, function, None, _NO_RELEASE))
        self.forget(identifier)
        if callback is not None:
            handle.kept["observer", identifier] = function
            self._observers[identifier] = (target, callback)

    def forget(self, identifier: int) -> None:
        """Releases a property's observer."""
        self._observers.pop(identifier, None)
        self._handle.kept.pop(("observer", identifier), None)

    def keep(self, easing: Easing) -> None:
        """Keeps an easing's function as long as the core may call it: until the stage is gone. The function may refer
        to the stage, and so the handle keeps only what the core calls."""
        if easing._function is not None:
            self._handle.kept["easing", id(easing)] = easing._callback
            self._easings[id(easing)] = easing

    def finish(self, stage: Stage, status: int) -> None:
        """Runs the callbacks recorded during a call of the stage, and raises if the call failed."""
        try:
            self._handle.check(status)
        finally:
            self.tell(stage)

    def tell(self, stage: Stage) -> None:
        """Runs the callbacks recorded during a call of the stage."""
        if self._pending and not self._is_telling:
            self._tell(stage)

    def _tell(self, stage: Stage) -> None:
        self._is_telling = True
        try:
            while self._pending and not self._handle.is_closed:
                note = self._pending.popleft()
                if isinstance(note, tuple):
                    self._tell_observer(*note)
                elif self._event is not None:
                    self._event(stage._event(note, {}))
        finally:
            self._is_telling = False

    def _tell_observer(self, identifier: int, numbers: tuple[float, ...]) -> None:
        if identifier not in self._observers:
            return
        observed, callback = self._observers[identifier]
        kind = observed.kind
        callback(observed.presentation if kind is ValueKind.PATH else value_of(kind, numbers))
