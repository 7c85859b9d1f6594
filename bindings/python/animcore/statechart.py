# SPDX-License-Identifier: MIT
"""The machine of a document: events with data, and which states are active."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_int32, c_uint32, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from . import _raw
from ._buffers import listed_names, read_text, utf8
from ._event_fields import EventValue, event_fields
from .lists import Lists

if TYPE_CHECKING:
    from ._handle import Handle
    from .stage import Stage

__all__ = ["EventValue", "State", "StateKind", "Statechart"]

StateKind: TypeAlias = Literal["atomic", "compound", "parallel", "final", "history"]

_STATE_KINDS: dict[int, StateKind] = {
    _raw.ANIM_STATE_KIND_ATOMIC: "atomic",
    _raw.ANIM_STATE_KIND_COMPOUND: "compound",
    _raw.ANIM_STATE_KIND_PARALLEL: "parallel",
    _raw.ANIM_STATE_KIND_FINAL: "final",
    _raw.ANIM_STATE_KIND_HISTORY: "history",
}


@dataclass(frozen=True, slots=True)
class State:
    """A state of a machine. parent is the name of the enclosing state, or None."""

    name: str
    type: StateKind
    parent: str | None
    is_active: bool


class Statechart:
    """The machine of scenes and machines."""

    __slots__ = ()

    if TYPE_CHECKING:
        _handle: Handle
        _stage: Stage

    def send(self, name: str, data: Mapping[str, EventValue] | None = None, /, **fields: EventValue) -> None:
        """Sends a named event to the machine, which takes its transitions at once. An event without a matching
        transition is ignored. Expressions of the document read the data as event.NAME: `machine.send("move", dx=3,
        mode="fast")`."""
        text = utf8(name)
        given = {**(data or {}), **fields}
        if not given:
            self._handle.check(_raw.anim_scene_send(self._handle.pointer, text, len(text)))
            return
        records = event_fields(given)
        self._handle.check(_raw.anim_scene_send_data(self._handle.pointer, text, len(text), records, len(records)))

    @property
    def state(self) -> str:
        """The names of the active states without an active child, separated by spaces; a name with a space is in
        backquotes. Empty without a machine."""
        self._handle.open()
        return read_text(_raw.anim_scene_get_atomic_states, self._handle.pointer)

    @property
    def configuration(self) -> tuple[str, ...]:
        """The names of all active states, in document order. A machine that is done keeps its last ones."""
        self._handle.open()
        return tuple(listed_names(read_text(_raw.anim_scene_get_configuration, self._handle.pointer)))

    def in_state(self, name: str) -> bool:
        """Whether a state or one inside it is active. Raises NotFoundError."""
        text, active = utf8(name), c_int32()
        self._handle.check(_raw.anim_scene_is_in_state(self._handle.pointer, text, len(text), active))
        return active.value != 0

    def matches(self, *names: str) -> bool:
        """Whether all of these states are active. Raises NotFoundError."""
        return all(self.in_state(name) for name in names)

    @property
    def lists(self) -> Lists:
        """The document's lists, by name."""
        return Lists(self._handle, self._stage)

    @property
    def is_done(self) -> bool:
        """Whether the machine has reached an outermost final state: it no longer responds to events."""
        done = c_int32()
        self._handle.check(_raw.anim_scene_is_done(self._handle.pointer, done))
        return done.value != 0

    @property
    def states(self) -> list[State]:
        """All states of the machine, in document order."""
        count = c_uint32()
        self._handle.check(_raw.anim_scene_get_state_count(self._handle.pointer, count))
        info = _raw.anim_machine_state_info()
        info.struct_size = sizeof(info)
        states: list[State] = []
        for index in range(count.value):
            self._handle.check(_raw.anim_scene_get_state_info(self._handle.pointer, index, info))
            parent = states[info.parent].name if info.parent >= 0 else None
            states.append(State(self._stage._text(info.name), _STATE_KINDS[info.kind], parent, info.active != 0))
        return states
