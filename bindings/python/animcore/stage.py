"""The stage: properties, and what moves them.

One object is used by one thread at a time; different stages and scenes may be used by different threads at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from ctypes import POINTER, Array, byref, c_double, c_int32, c_size_t, c_uint64, sizeof
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar, overload

from . import _raw
from ._buffers import doubles, read_text, utf8, writable_doubles
from ._handle import Handle
from .curve import CubicBezier
from .errors import NotFoundError, check
from .events import EVENT_NUMBERS, Event, EventKind
from .flicks import flicks_to_seconds
from .spring import Spring
from .values import KIND_NUMBERS, KIND_OF_NUMBER, Colour, ColourLike, Kind, components, kind_of, value_of

if TYPE_CHECKING:
    from ._buffers import AnyArray

__all__ = ["Group", "Motion", "Property", "Stage", "Transaction", "What"]

V = TypeVar("V")

# How values move: a spring, a curve, the name of a curve, "none" (they jump), or None to inherit.
Motion: TypeAlias = "Spring | CubicBezier | str | None"

# Which value of a property: what was set, what is seen now, or the velocity of what is seen.
What: TypeAlias = Literal["model", "presentation", "velocity"]

_WHAT: dict[str, int] = {
    "model": _raw.ANIM_READ_MODEL,
    "presentation": _raw.ANIM_READ_PRESENTATION,
    "velocity": _raw.ANIM_READ_VELOCITY,
}


class Property(Generic[V]):
    """Something of a stage that can be animated. It keeps the stage alive, but not open.

    Its value is a float, a tuple of two to four floats, or a Colour, by its kind. Everything here raises ClosedError
    when the stage is closed, and IdentifierError when the property was removed.
    """

    __slots__ = ("_buffer", "_identifier", "_kind", "_name", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier
        self._kind: Kind | None = None
        self._name: str | None = None
        self._buffer: Array[c_double] | None = None

    def _info(self) -> _raw.anim_property_info:
        handle = self._stage._handle
        info = _raw.anim_property_info()
        check(_raw.anim_default_property_info(info, sizeof(info)))
        handle.check(_raw.anim_stage_property_info(handle.stage, self._identifier, info))
        return info

    def _read(self, what: int) -> Any:
        kind = self.kind
        buffer = self._buffer
        if buffer is None:
            buffer = self._buffer = (c_double * kind.component_count)()
        handle = self._stage._handle
        status = _raw.anim_stage_get_value(handle.stage, self._identifier, what, buffer, len(buffer))
        if status:
            handle.fail(status)
        return value_of(kind, buffer[:])

    @property
    def kind(self) -> Kind:
        """What its value is."""
        if self._kind is None:
            self._kind = KIND_OF_NUMBER[self._info().kind]
        return self._kind

    @property
    def name(self) -> str:
        """Its name in the stage; empty for a property without one."""
        if self._name is None:
            index = self._info().name
            self._name = self._stage._text(index) if index >= 0 else ""
        return self._name

    @property
    def stage(self) -> Stage:
        """The stage that it belongs to."""
        return self._stage

    @property
    def value(self) -> V:
        """The model value: what was set. Setting it inside `with stage.animate(…)` starts an animation of the
        presentation value; outside, the presentation value jumps there. A colour may be set as "#RRGGBB"."""
        value: V = self._read(_raw.ANIM_READ_MODEL)
        return value

    @value.setter
    def value(self, value: V | Sequence[float] | AnyArray | str) -> None:
        numbers = components(value)
        if len(numbers) == 3 and self.kind is Kind.COLOUR:
            numbers = (*numbers, 1.0)
        handle = self._stage._handle
        array = (c_double * len(numbers))(*numbers)
        handle.check(_raw.anim_stage_set_value(handle.stage, self._identifier, array, len(numbers)))

    @property
    def presentation(self) -> V:
        """The presentation value: what is seen now."""
        value: V = self._read(_raw.ANIM_READ_PRESENTATION)
        return value

    @property
    def velocity(self) -> V:
        """How fast the presentation value moves, in units per second."""
        value: V = self._read(_raw.ANIM_READ_VELOCITY)
        return value

    @property
    def is_animating(self) -> bool:
        """Whether an animation of it runs or waits for its delay."""
        return self._info().is_animating != 0

    @property
    def threshold(self) -> float:
        """The distance (in its units) and speed (in units per second), > 0, below which a spring counts as at rest, for
        animations begun from now on."""
        return self._info().threshold

    @threshold.setter
    def threshold(self, threshold: float) -> None:
        handle = self._stage._handle
        handle.check(_raw.anim_stage_set_threshold(handle.stage, self._identifier, threshold))

    def remove(self) -> None:
        """Removes it from the stage; its animations end unfinished. Raises StateError for one that a document made."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_property(handle.stage, self._identifier))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Property):
            return NotImplemented
        return self._identifier == other._identifier and self._stage._handle is other._stage._handle

    def __hash__(self) -> int:
        return hash(self._identifier)

    def __repr__(self) -> str:
        if self._stage._handle.is_closed:
            return f"<Property {self._name or ''} of a closed stage>"
        return f"<Property {self.name!r}: {self.presentation!r}>"


class Group(Sequence["Property[Any]"]):
    """Properties that are read and written together, in one call. It is a sequence of them."""

    __slots__ = ("_component_count", "_identifiers", "_stage")

    def __init__(self, stage: Stage, properties: Iterable[Property[Any]]) -> None:
        listed = list(properties)
        self._stage = stage
        self._identifiers = (c_uint64 * len(listed))(*(p._identifier for p in listed))
        self._component_count = sum(p.kind.component_count for p in listed)

    @classmethod
    def _of_scalars(cls, stage: Stage, identifiers: Array[c_uint64]) -> Group:
        group = cls(stage, ())
        group._identifiers = identifiers
        group._component_count = len(identifiers)
        return group

    @property
    def component_count(self) -> int:
        """How many numbers their values are in all."""
        return self._component_count

    def read(self, what: What = "presentation", out: Any = None) -> Any:
        """Their values, the components of each in turn: a list, or out, a writable buffer of doubles (a float64 numpy
        array, array.array('d')) that is filled in place."""
        handle = self._stage._handle
        count = self._component_count
        numbers = (c_double * count)() if out is None else writable_doubles(out, count)
        handle.check(
            _raw.anim_stage_get_values(
                handle.stage, self._identifiers, len(self._identifiers), _WHAT[what], numbers, count
            )
        )
        return numbers[:] if out is None else out

    def write(self, values: Iterable[float]) -> None:
        """Sets their model values: the components of each in turn. All or nothing."""
        handle = self._stage._handle
        numbers = doubles(values)
        handle.check(
            _raw.anim_stage_set_values(handle.stage, self._identifiers, len(self._identifiers), numbers, len(numbers))
        )

    def __len__(self) -> int:
        return len(self._identifiers)

    @overload
    def __getitem__(self, index: int) -> Property[Any]: ...
    @overload
    def __getitem__(self, index: slice) -> list[Property[Any]]: ...
    def __getitem__(self, index: int | slice) -> Property[Any] | list[Property[Any]]:
        if isinstance(index, slice):
            return [Property(self._stage, identifier) for identifier in self._identifiers[index]]
        return Property(self._stage, self._identifiers[index])

    def __repr__(self) -> str:
        return f"<Group of {len(self)} properties>"


class Transaction:
    """What `stage.animate(…)` gives: a block in which values that are set begin to move, with the same motion. It
    completes once, when all animations begun in it have ended, which an event tells."""

    __slots__ = ("_identifier", "_is_open", "_motion", "_stage")

    def __init__(self, stage: Stage, motion: _raw.anim_motion) -> None:
        self._stage = stage
        self._motion = motion
        self._identifier = 0
        self._is_open = False

    @property
    def id(self) -> int:
        """What Event.transaction says when it completes; 0 before the block."""
        return self._identifier

    def __enter__(self) -> Transaction:
        if self._is_open:
            raise RuntimeError("this transaction is open already; call animate again for one inside it")
        handle = self._stage._handle
        identifier = c_uint64()
        handle.check(_raw.anim_stage_begin_transaction(handle.stage, self._motion, identifier))
        self._identifier = identifier.value
        self._is_open = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        # What was set before an exception stays set: the transaction is closed in any case.
        self._is_open = False
        handle = self._stage._handle
        status = _raw.anim_stage_commit_transaction(handle.stage, self._identifier)
        if error is None:
            handle.check(status)

    def __repr__(self) -> str:
        return f"<Transaction {self._identifier:#x}>"


class Stage:
    """A set of properties, a clock and what moves them.

    property_capacity is the number of properties for which memory is made ready at once; event_limit how many events
    are kept until events() takes them (the oldest are dropped beyond; 0 keeps none); event_kinds which are reported
    at all.

    A stage is closed by close(), at the end of a `with` block, or when nothing refers to it or its properties any more.
    """

    def __init__(
        self,
        *,
        property_capacity: int | None = None,
        event_limit: int | None = None,
        event_kinds: Iterable[EventKind | str] | None = None,
    ) -> None:
        options = _raw.anim_stage_options()
        check(_raw.anim_default_stage_options(options, sizeof(options)))
        if property_capacity is not None:
            options.property_capacity = property_capacity
        if event_limit is not None:
            options.event_limit = event_limit
        if event_kinds is not None:
            options.event_mask = sum({1 << EVENT_NUMBERS[EventKind(kind)] for kind in event_kinds})
        pointer = POINTER(_raw.anim_stage)()
        check(_raw.anim_stage_create(options, byref(pointer)))
        handle = Handle("stage", pointer, _raw.anim_stage_destroy)
        handle.stage = pointer
        self._attach(handle)

    def _attach(self, handle: Handle) -> None:
        self._handle = handle
        self._callback: Callable[[Event], object] | None = None
        self._pending: deque[_raw.anim_event] = deque()
        self._is_delivering = False

    @classmethod
    def _of_scene(cls, handle: Handle) -> Stage:
        stage = cls.__new__(cls)
        stage._attach(handle)
        return stage

    # Life

    def close(self) -> None:
        """Releases it, with all its properties. The second time does nothing. A scene's stage is released by the scene
        (StateError)."""
        if not self._handle.is_closed and self._handle.what != "stage":
            self._handle.check(_raw.anim_stage_destroy(self._handle.stage))
        self._handle.close()

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""
        return self._handle.is_closed

    def __enter__(self) -> Stage:
        self._handle.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        if self._handle.is_closed:
            return "<Stage, closed>"
        return f"<Stage of {len(self)} properties at {self.time:g} s>"

    # Properties

    @overload
    def add(
        self, name: str | None, value: str | Colour, kind: Kind | str | None = None, threshold: float | None = None
    ) -> Property[Colour]: ...
    @overload
    def add(
        self, name: str | None, value: float, kind: Kind | str | None = None, threshold: float | None = None
    ) -> Property[float]: ...
    @overload
    def add(
        self, name: str | None, value: Sequence[float] | AnyArray, kind: None = None, threshold: float | None = None
    ) -> Property[tuple[float, ...]]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: ColourLike | AnyArray | float,
        kind: Kind | str | None = None,
        threshold: float | None = None,
    ) -> Property[Any]: ...
    def add(self, name: str | None, value: Any, kind: Kind | str | None = None, threshold: float | None = None) -> Any:
        """Adds a property at rest at a value.

        The kind follows from the value (a number, two to four numbers, a Colour or "#RRGGBB") unless it is given, as it
        must be for an angle. The name is unique in the stage (DuplicateError), or None for a property without one.
        threshold: see Property.threshold.
        """
        of_kind = kind_of(value, kind)
        numbers = components(value)
        if of_kind is Kind.COLOUR and len(numbers) == 3:
            numbers = (*numbers, 1.0)
        array = (c_double * len(numbers))(*numbers)
        text = utf8(name or "")
        identifier = c_uint64()
        handle = self._handle
        handle.check(
            _raw.anim_stage_add_property(
                handle.stage, text, len(text), KIND_NUMBERS[of_kind], array, len(numbers), identifier
            )
        )
        added: Property[Any] = Property(self, identifier.value)
        added._kind = of_kind
        added._name = name or ""
        if threshold is not None:
            try:
                added.threshold = threshold
            except BaseException:
                added.remove()
                raise
        return added

    def add_scalars(self, values: Iterable[float]) -> Group:
        """Adds many scalar properties without names at once."""
        numbers = doubles(values)
        identifiers = (c_uint64 * len(numbers))()
        handle = self._handle
        handle.check(_raw.anim_stage_add_scalars(handle.stage, numbers, len(numbers), identifiers))
        return Group._of_scalars(self, identifiers)

    def __getitem__(self, name: str) -> Property[Any]:
        """The property of a name. Raises NotFoundError, which is a KeyError."""
        text = utf8(name)
        identifier = c_uint64()
        handle = self._handle
        handle.check(_raw.anim_stage_find_property(handle.stage, text, len(text), identifier))
        return Property(self, identifier.value)

    def __contains__(self, name: object) -> bool:
        if isinstance(name, Property):
            return name in list(self)
        if not isinstance(name, str):
            return False
        try:
            self[name]
        except NotFoundError:
            return False
        return True

    def __len__(self) -> int:
        """The number of properties."""
        return self._info().property_count

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Property[Any]]:
        """The properties in order of creation."""
        count = c_size_t()
        handle = self._handle
        handle.check(_raw.anim_stage_list_properties(handle.stage, None, 0, count))
        identifiers = (c_uint64 * count.value)()
        if count.value:
            handle.check(_raw.anim_stage_list_properties(handle.stage, identifiers, len(identifiers), count))
        return iter([Property(self, identifier) for identifier in identifiers])

    def group(self, properties: Iterable[Property[Any]]) -> Group:
        """Properties to be read and written together, again and again."""
        return Group(self, properties)

    def read(self, properties: Iterable[Property[Any]], what: What = "presentation", out: Any = None) -> Any:
        """The values of many properties; see Group.read. For the same ones every frame, make a group once."""
        group = properties if isinstance(properties, Group) else Group(self, properties)
        return group.read(what, out)

    def write(self, properties: Iterable[Property[Any]], values: Iterable[float]) -> None:
        """Sets the model values of many properties; see Group.write."""
        group = properties if isinstance(properties, Group) else Group(self, properties)
        group.write(values)

    def changed(self) -> list[Property[Any]]:
        """The properties whose presentation value may have changed since the last time this was asked, each once, in an
        order that is the same on every host."""
        count = c_size_t()
        handle = self._handle
        handle.check(_raw.anim_stage_take_changed(handle.stage, None, 0, count))
        if count.value == 0:
            return []
        identifiers = (c_uint64 * count.value)()
        handle.check(_raw.anim_stage_take_changed(handle.stage, identifiers, len(identifiers), count))
        return [Property(self, identifier) for identifier in identifiers[: count.value]]

    # Animation

    def animate(
        self, motion: Motion = None, *, duration: float | None = None, delay: float | None = None
    ) -> Transaction:
        """`with stage.animate(spring): x.value = 1.0` lets x move there.

        motion: a Spring, a CubicBezier, the name of a curve such as "ease-out", "none" for no animation, or None for
        the enclosing transaction's (outermost: the default curve). duration in seconds: of a curve, 0.25 unless
        given or inherited; it cuts a spring off. delay in seconds before the motion starts.
        """
        said = _raw.anim_motion()
        check(_raw.anim_default_motion(said, sizeof(said)))
        if isinstance(motion, Spring):
            said.kind = _raw.ANIM_MOTION_SPRING
            said.spring = motion._spring
        elif motion == "none":
            said.kind = _raw.ANIM_MOTION_NONE
        elif isinstance(motion, (CubicBezier, str)):
            said.kind = _raw.ANIM_MOTION_CURVE
            said.curve = (CubicBezier.named(motion) if isinstance(motion, str) else motion)._curve
        elif motion is not None:
            raise TypeError(f"a motion is a Spring, a CubicBezier, a curve's name or None, not {motion!r}")
        if duration is not None:
            said.duration = duration
            said.given |= _raw.ANIM_GIVEN_DURATION
        if delay is not None:
            said.delay = delay
            said.given |= _raw.ANIM_GIVEN_DELAY
        return Transaction(self, said)

    transaction = animate

    # The clock

    def advance(self, seconds: float) -> None:
        """Moves the clock forward by a time in seconds (0 to 100 000, rounded to the nearest flick), computes every
        presentation value, and then calls back what on_event was given."""
        handle = self._handle
        self._finish(_raw.anim_stage_advance(handle.stage, seconds))

    def advance_flicks(self, flicks: int) -> None:
        """Moves the clock forward by a number of flicks."""
        handle = self._handle
        self._finish(_raw.anim_stage_advance_flicks(handle.stage, flicks))

    def _info(self) -> _raw.anim_stage_info:
        info = _raw.anim_stage_info()
        check(_raw.anim_default_stage_info(info, sizeof(info)))
        self._handle.check(_raw.anim_stage_get_info(self._handle.stage, info))
        return info

    @property
    def time(self) -> float:
        """Stage time in seconds: what events and animations go by."""
        return flicks_to_seconds(self._info().time)

    @property
    def time_flicks(self) -> int:
        """Stage time in flicks."""
        return self._info().time

    @property
    def host_time(self) -> float:
        """The sum of all advances, in seconds."""
        return flicks_to_seconds(self._info().host_time)

    @property
    def host_time_flicks(self) -> int:
        """The sum of all advances, in flicks."""
        return self._info().host_time

    @property
    def paused(self) -> bool:
        """A paused stage stands still while it is advanced."""
        return self._info().is_paused != 0

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._handle.check(_raw.anim_stage_set_paused(self._handle.stage, 1 if paused else 0))

    @property
    def time_scale(self) -> float:
        """How fast stage time runs against the time of advance: 0 to 1e6, 1 at first."""
        return self._info().time_scale

    @time_scale.setter
    def time_scale(self, scale: float) -> None:
        self._handle.check(_raw.anim_stage_set_time_scale(self._handle.stage, scale))

    @property
    def is_animating(self) -> bool:
        """Whether any animation runs or waits: when not, there is nothing to draw anew."""
        return self._info().animation_count != 0

    @property
    def next_due(self) -> float | None:
        """The stage time, in seconds, of the next thing that will happen by itself; None when there is none."""
        due = self._info().next_due
        return flicks_to_seconds(due) if due >= 0 else None

    def state_hash(self) -> int:
        """A hash, of 64 bits, of all that determines the stage's future: equal on two hosts when they go on alike."""
        value = c_uint64()
        self._handle.check(_raw.anim_stage_hash(self._handle.stage, value))
        return value.value

    # Events

    def events(self) -> list[Event]:
        """Takes the events that wait out of the queue, the oldest first."""
        handle = self._handle
        count = c_size_t()
        handle.check(_raw.anim_stage_poll_events(handle.stage, None, 0, count))
        if count.value == 0:
            return []
        records = (_raw.anim_event * count.value)()
        handle.check(_raw.anim_stage_poll_events(handle.stage, records, len(records), count))
        names: dict[int, str] = {}
        return [self._event(record, names) for record in records[: count.value]]

    def on_event(self, callback: Callable[[Event], object] | None) -> Callable[[Event], object] | None:
        """Calls back for every event, in order, when the advance in which it happened has been computed (for events of
        other calls: the next one), on the thread that called advance. None ends it. May be used as a decorator.

        The callback may use the stage, and even advance it. What it raises comes out of advance; the events after
        that one are told after the next advance. Events are also kept for events().
        """
        handle = self._handle
        if callback is None:
            handle.check(_raw.anim_stage_set_event_callback(handle.stage, _raw.anim_event_callback(), None))
            handle.kept.clear()
            self._pending.clear()
        elif self._callback is None:
            pending = self._pending

            # It only keeps the event: inside the core's call the stage could not be asked for the name.
            def note(_context: int | None, event: Any) -> None:
                pending.append(_raw.anim_event.from_buffer_copy(event.contents))

            function = _raw.anim_event_callback(note)
            handle.check(_raw.anim_stage_set_event_callback(handle.stage, function, None))
            handle.kept[:] = [function]
        self._callback = callback
        return callback

    def _finish(self, status: int) -> None:
        """Tells of the events of a call that may have had some, and raises when it failed."""
        try:
            if status:
                self._handle.fail(status)
        finally:
            if self._pending and not self._is_delivering:
                self._deliver()

    def _deliver(self) -> None:
        self._is_delivering = True
        try:
            while self._pending and self._callback is not None and not self._handle.is_closed:
                self._callback(self._event(self._pending.popleft(), {}))
        finally:
            self._is_delivering = False

    def _event(self, record: _raw.anim_event, names: dict[int, str]) -> Event:
        index = record.name
        if index >= 0 and index not in names:
            names[index] = self._text(index)
        return Event.of(record, names.get(index), self)

    def _text(self, index: int) -> str:
        handle = self._handle
        handle.open()
        return read_text(_raw.anim_stage_name, handle.stage, c_int32(index))
