# SPDX-License-Identifier: MIT
"""Events of a stage or a scene."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from . import _raw
from .animation import Animation
from .bank import SpringBank
from .flicks import flicks_to_seconds
from .group import AnimationGroup, Animator, AnimatorPosition
from .property import Property
from .statechart import EventValue

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Event", "EventKind"]


class EventKind(str, Enum):
    """What happened. Each member equals its name as a string: EventKind.EMITTED == "emitted"."""

    TRANSACTION_COMPLETED = "transaction-completed"
    ANIMATION_ENDED = "animation-ended"
    STATE_ENTERED = "state-entered"
    STATE_EXITED = "state-exited"
    EMITTED = "emitted"  # by the document's machine
    CONTROL = "control"  # an action of a pointer or key on a region, such as "toggle.up.inside"
    UNSETTLED = "unsettled"  # the machine was stopped because it did not come to rest
    LOST = "lost"  # events were dropped because nobody took them
    ANIMATOR_ENDED = "animator-ended"
    SETTLED = "settled"  # springs of a bank have come to rest
    GROUP_ENDED = "group-ended"  # a group's media timing is over
    BUDGET = "budget"  # an advance has used up its budget of steps; the next goes on from there

    def __str__(self) -> str:
        return self.value


EVENT_NUMBERS: dict[EventKind, int] = {
    EventKind.TRANSACTION_COMPLETED: _raw.ANIM_EVENT_KIND_TRANSACTION_COMPLETED,
    EventKind.ANIMATION_ENDED: _raw.ANIM_EVENT_KIND_ANIMATION_ENDED,
    EventKind.STATE_ENTERED: _raw.ANIM_EVENT_KIND_STATE_ENTERED,
    EventKind.STATE_EXITED: _raw.ANIM_EVENT_KIND_STATE_EXITED,
    EventKind.EMITTED: _raw.ANIM_EVENT_KIND_EMITTED,
    EventKind.CONTROL: _raw.ANIM_EVENT_KIND_CONTROL,
    EventKind.UNSETTLED: _raw.ANIM_EVENT_KIND_UNSETTLED,
    EventKind.LOST: _raw.ANIM_EVENT_KIND_LOST,
    EventKind.ANIMATOR_ENDED: _raw.ANIM_EVENT_KIND_ANIMATOR_ENDED,
    EventKind.SETTLED: _raw.ANIM_EVENT_KIND_SETTLED,
    EventKind.GROUP_ENDED: _raw.ANIM_EVENT_KIND_GROUP_ENDED,
    EventKind.BUDGET: _raw.ANIM_EVENT_KIND_BUDGET,
}
_POSITION_OF_NUMBER: dict[int, AnimatorPosition] = {
    _raw.ANIM_ANIMATOR_POSITION_END: "end",
    _raw.ANIM_ANIMATOR_POSITION_START: "start",
    _raw.ANIM_ANIMATOR_POSITION_CURRENT: "current",
}
_KIND_OF_NUMBER = {number: kind for kind, number in EVENT_NUMBERS.items()}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    kind: EventKind
    # The time in flicks of stage time.
    time_flicks: int
    # The name of the property, state, event or control; None if there is none.
    name: str | None
    # Whether it ran to its end; False if it was interrupted or removed.
    finished: bool
    # The count, for EventKind.LOST and EventKind.SETTLED; the number of data fields, for EventKind.EMITTED and
    # EventKind.CONTROL.
    count: int
    # The property whose animation ended.
    property: Property[Any] | None
    # The id of the transaction that completed.
    transaction: int | None
    # The animation that ended.
    animation: Animation | None = None
    # The group or animator that ended.
    group: AnimationGroup | None = None
    # Where the animator ended: "end", "start" or "current".
    position: AnimatorPosition | None = None
    # The spring bank whose springs came to rest.
    bank: SpringBank | None = None
    # The data of an emitted event, or of an action of a pointer or key.
    data: Mapping[str, EventValue] = field(default_factory=dict, hash=False)
    # How many fields of its data, the first ones, were dropped before the event was taken: the core keeps the latest
    # 4096 fields of all events.
    data_lost: int = 0

    @classmethod
    def of(cls, record: _raw.anim_event, name: str | None, stage: Stage) -> Event:
        """The event of a record of the core."""
        kind = _KIND_OF_NUMBER[record.kind]
        is_animator = kind is EventKind.ANIMATOR_ENDED
        group = None
        if is_animator or kind is EventKind.GROUP_ENDED:
            group = (Animator if is_animator else AnimationGroup)(stage, record.subject)
        return cls(
            kind=kind,
            time_flicks=record.time,
            name=name,
            finished=record.finished != 0,
            count=0 if is_animator else record.count,
            property=Property(stage, record.subject) if kind is EventKind.ANIMATION_ENDED else None,
            transaction=record.subject if kind is EventKind.TRANSACTION_COMPLETED else None,
            animation=Animation(stage, record.animation) if record.animation else None,
            group=group,
            position=_POSITION_OF_NUMBER[record.count] if is_animator else None,
            bank=SpringBank(stage, record.subject) if kind is EventKind.SETTLED else None,
            data=stage._event_data(record) if record.data else {},
            data_lost=record.data_lost,
        )

    # Inside the class, `property` is a field's name.
    @builtins.property
    def time(self) -> float:
        """The time in seconds of stage time."""
        return flicks_to_seconds(self.time_flicks)
