# SPDX-License-Identifier: MIT
"""The stage: properties, a clock, and animations.

Use an object from one thread at a time; different stages and scenes may be used from different threads at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from ctypes import POINTER, byref, c_double, c_int32, c_size_t, c_uint8, c_uint32, c_uint64, sizeof
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from . import _raw
from ._buffers import doubles, length32, read_text, utf8
from ._callbacks import Callbacks
from ._handle import Handle, Uncopied, whole
from ._words import enumerated, number_of, shown
from .animation import AnimatedValue, Animation
from .bank import SpringBank
from .errors import UNKNOWN_NAME, NotFoundError, check
from .events import EVENT_NUMBERS, Event, EventKind
from .flicks import flicks_to_seconds
from .group import AnimationGroup, Animator, add_group
from .path import Path
from .property import Property, PropertyList, Read
from .property_options import PropertyOptions, option_record
from .spring import Spring
from .statechart import EventValue
from .timing import MediaTiming
from .transaction import Motion, MotionOptions, Transaction
from .values import Color, ColorLike, Rectangle, Size, Transform, ValueKind, components, kind_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._buffers import AnyArray

__all__ = ["Stage"]

# Objects of a stage that counterpart() accepts.
T = TypeVar("T", "Property[Any]", Animation, AnimationGroup, Animator, SpringBank)


_REDUCED_MOTION = {
    "none": _raw.ANIM_REDUCED_MOTION_NONE,
    "jump": _raw.ANIM_REDUCED_MOTION_JUMP,
    "fade": _raw.ANIM_REDUCED_MOTION_FADE,
}


class Stage(Uncopied):
    """A set of properties, a clock and what moves them.

    property_capacity is the number of properties for which memory is reserved at once; event_limit is how many events
    are kept until events() takes them (beyond that the oldest are dropped; 0 keeps none); event_kinds are the kinds
    that are reported.

    A stage is closed by close(), at the end of a `with` block, or when it and its properties are no longer referenced.
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
            options.property_capacity = whole("property_capacity", property_capacity, 0, 2**32 - 1)
        if event_limit is not None:
            options.event_limit = whole("event_limit", event_limit, 0, 2**32 - 1)
        if event_kinds is not None:
            options.event_mask = sum(
                {1 << EVENT_NUMBERS[enumerated("event_kinds", kind, EventKind)] for kind in event_kinds}
            )
        pointer = POINTER(_raw.anim_stage)()
        check(_raw.anim_stage_create(options, byref(pointer)))
        handle = Handle("stage", pointer, _raw.anim_stage_destroy)
        handle.set_stage(pointer)
        self._attach(handle)

    def _attach(self, handle: Handle) -> None:
        self._handle = handle
        self._callbacks = Callbacks(handle)
        self._begun = c_uint64()
        self._begun_address = byref(self._begun)
        self._step_budget = 0

    @classmethod
    def _of_scene(cls, handle: Handle) -> Stage:
        stage = cls.__new__(cls)
        stage._attach(handle)
        return stage

    # Lifetime

    def close(self) -> None:
        """Releases the stage with all its properties. Idempotent. A scene's stage is released by the scene
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
        self,
        name: str | None,
        value: str | Color,
        kind: ValueKind | str | None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Color]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: Size,
        kind: None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Size]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: Rectangle,
        kind: None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Rectangle]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: Transform,
        kind: None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Transform]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: Path,
        kind: None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Path]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: float,
        kind: ValueKind | str | None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[float]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: Sequence[float] | AnyArray,
        kind: None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[tuple[float, ...]]: ...
    @overload
    def add(
        self,
        name: str | None,
        value: ColorLike | AnyArray | float,
        kind: ValueKind | str | None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Property[Any]: ...
    def add(
        self,
        name: str | None,
        value: AnimatedValue,
        kind: ValueKind | str | None = None,
        threshold: float | None = None,
        **options: Unpack[PropertyOptions],
    ) -> Any:
        """Adds a property, at rest at a value.

        The kind follows from the value (a number, two to four numbers, a Color or "#RRGGBB", a Size, Rectangle,
        Transform or Path) unless it is given, which is required for an angle and for a vector of any number of
        components. The name is unique on the stage (DuplicateError), or None for a property without one. threshold: see
        Property.threshold. For the options of the interpolation see PropertyOptions.
        """
        if isinstance(value, Path):
            if kind_of(value, ValueKind.PATH if kind is None else kind) is not ValueKind.PATH:
                raise TypeError(f"a path is no value of the kind {kind!r}")
            return self._add_path(name, value, threshold, options)
        of_kind = kind_of(value, kind)
        numbers = components(value, of_kind)
        array = (c_double * len(numbers))(*numbers)
        record = option_record(of_kind, threshold, options)
        if of_kind is ValueKind.VECTOR:
            record.component_count = length32(len(numbers))
        text = utf8(name or "")
        identifier = c_uint64()
        handle = self._handle
        handle.check(
            _raw.anim_stage_add_property_with(handle.stage, text, len(text), record, array, len(numbers), identifier)
        )
        return self._added(identifier.value, of_kind, name)

    def _added(self, identifier: int, kind: ValueKind, name: str | None) -> Property[Any]:
        added: Property[Any] = Property(self, identifier)
        added._kind = kind
        added._name = name or ""
        return added

    def _add_path(
        self, name: str | None, path: Path, threshold: float | None, options: PropertyOptions
    ) -> Property[Any]:
        if options:
            raise TypeError(f"a path has no {', '.join(options)}")
        text = utf8(name or "")
        identifier = c_uint64()
        handle = self._handle
        if threshold is not None:
            # Before anything is added: a wrong threshold is told first, and no property is 0.
            status = _raw.anim_stage_set_threshold(handle.stage, 0, threshold)
            if status != _raw.ANIM_ERROR_IDENTIFIER:
                handle.check(status)
        handle.check(_raw.anim_stage_add_path(handle.stage, text, len(text), path._pointer, identifier))
        added = self._added(identifier.value, ValueKind.PATH, name)
        if threshold is not None:
            added.threshold = threshold
        return added

    def add_derived(
        self,
        name: str | None,
        expression: str,
        kind: ValueKind | str = ValueKind.SCALAR,
        component_count: int | None = None,
    ) -> Property[Any]:
        """Adds a property that is computed from others: one expression for each component, separated by commas; see
        Property.expression. component_count is for the kind "vector"."""
        of_kind = kind_of(None, kind)
        options = option_record(of_kind, None, {})
        if of_kind is ValueKind.VECTOR:
            options.component_count = whole("component_count", component_count or 0, 1, _raw.ANIM_LIMIT_VECTOR)
        elif component_count is not None:
            options.component_count = whole("component_count", component_count, 1, _raw.ANIM_LIMIT_VECTOR)
        text, formula = utf8(name or ""), utf8(expression)
        identifier = c_uint64()
        handle = self._handle
        handle.check(
            _raw.anim_stage_add_derived(
                handle.stage, text, len(text), options, formula, len(formula), byref(identifier)
            )
        )
        return self._added(identifier.value, of_kind, name)

    def add_scalars(self, values: Iterable[float]) -> PropertyList:
        """Adds many scalar properties without names at once."""
        numbers = doubles(values)
        identifiers = (c_uint64 * len(numbers))()
        handle = self._handle
        handle.check(_raw.anim_stage_add_scalars(handle.stage, numbers, len(numbers), identifiers))
        return PropertyList._of_scalars(self, identifiers)

    def __getitem__(self, name: str) -> Property[Any]:
        """The property with a name. Raises NotFoundError, which is a KeyError."""
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
        except UNKNOWN_NAME:
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

    def property_list(self, properties: Iterable[Property[Any]]) -> PropertyList:
        """A list of properties that are read and written together."""
        return PropertyList(self, properties)

    def read(self, properties: Iterable[Property[Any]], what: Read = "presentation", out: Any = None) -> Any:
        """The values of many properties; see PropertyList.read. To read the same ones every frame, make a property_list
        once."""
        listed = properties if isinstance(properties, PropertyList) else PropertyList(self, properties)
        return listed.read(what, out)

    def write(self, properties: Iterable[Property[Any]], values: Iterable[float]) -> None:
        """Sets the model values of many properties; see PropertyList.write."""
        listed = properties if isinstance(properties, PropertyList) else PropertyList(self, properties)
        listed.write(values)

    def changed(self) -> list[Property[Any]]:
        """The properties whose presentation value may have changed since the last call, each once, in an order that is
        the same on every host."""
        count = c_size_t()
        handle = self._handle
        handle.check(_raw.anim_stage_take_changed(handle.stage, None, 0, count))
        if count.value == 0:
            return []
        identifiers = (c_uint64 * count.value)()
        handle.check(_raw.anim_stage_take_changed(handle.stage, identifiers, len(identifiers), count))
        return [Property(self, identifier) for identifier in identifiers[: count.value]]

    # Animation

    def animate(self, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """`with stage.animate(spring): x.value = 1.0` animates x to that value.

        motion: a Spring, a CubicBezier, an Easing, the name of a curve such as "ease-out", CSS text such as "steps(4)",
        "none" for no animation, or None for the enclosing transaction's (outermost: the default curve). duration in
        seconds: of a curve, by default inherited or 0.25; it cuts a spring off. delay in seconds before the motion
        starts. For the other options (interruption, stagger, repeat_count, autoreverses, disables_actions, arrangement,
        group, after) see MotionOptions.
        """
        return Transaction(self, motion, options)

    transaction = animate

    def sequence(self, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """`with stage.sequence():` runs the transactions directly inside one after the other: each begins when the one
        before is complete. It completes after them. The arguments are those of animate."""
        options["arrangement"] = "sequence"
        return Transaction(self, motion, options)

    def parallel(self, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """`with stage.parallel():` runs the transactions directly inside at the same time: each begins when it is set.
        It completes after them. The arguments are those of animate."""
        options["arrangement"] = "parallel"
        return Transaction(self, motion, options)

    def stagger(self, seconds: float, motion: Motion = None, **options: Unpack[MotionOptions]) -> Transaction:
        """`with stage.stagger(0.05):` starts each value that is set in it by that time later than the one set before.
        The other arguments are those of animate."""
        options["stagger"] = seconds
        return Transaction(self, motion, options)

    def set_reduced_motion(self, policy: Literal["none", "jump", "fade"]) -> None:
        """Sets how animations that start from now on are changed for users who prefer reduced motion: "none" shows all
        motion; with "jump" values jump to their targets, and their animations end finished; with "fade" properties that
        fade (by default colors) do so in 0.2 s, and all others jump."""
        number = number_of("policy", policy, _REDUCED_MOTION)
        self._handle.check(_raw.anim_stage_set_reduced_motion(self._handle.stage, number))

    def add_group(self, parent: AnimationGroup | None = None) -> AnimationGroup:
        """Makes a group of animations with a clock whose speed can be changed, and which can be paused and set: slow
        motion for a part of the stage. It follows the clock of parent, or of the stage."""
        return AnimationGroup(self, add_group(self, _raw.ANIM_ANIMATION_GROUP_KIND_CLOCK, parent))

    def add_media_group(self, timing: MediaTiming, parent: AnimationGroup | None = None) -> AnimationGroup:
        """Makes a group of animations that is timed as a whole, as CAAnimationGroup: animations inside follow the time
        of the present repeat, and end when the group ends. The timing's begin time counts from now."""
        if not isinstance(timing, MediaTiming):
            raise TypeError(f"timing must be a MediaTiming, not {shown(timing)}")
        return AnimationGroup(self, add_group(self, _raw.ANIM_ANIMATION_GROUP_KIND_MEDIA, parent, timing=timing))

    def add_animator(self, duration: float | None = None, parent: AnimationGroup | None = None) -> Animator:
        """Makes animations driven by a fraction, like UIViewPropertyAnimator. duration in seconds; None is that of its
        longest animation."""
        return Animator(
            self,
            add_group(self, _raw.ANIM_ANIMATION_GROUP_KIND_ANIMATOR, parent, 0.0 if duration is None else duration),
        )

    def add_bank(self, spring: Spring, values: Iterable[float] | AnyArray, threshold: float = 0.001) -> SpringBank:
        """Adds many numbers at rest on one spring, each with its own target. threshold: see Property.threshold."""
        if not isinstance(spring, Spring):
            raise TypeError(f"spring must be a Spring, not {shown(spring)}")
        numbers = doubles(values)
        identifier = c_uint64()
        handle = self._handle
        handle.check(
            _raw.anim_stage_add_bank(handle.stage, spring._spring, numbers, len(numbers), threshold, identifier)
        )
        return SpringBank(self, identifier.value)

    # The clock

    def advance(self, seconds: float) -> None:
        """Advances the clock by a time in seconds (0 to 100 000, rounded to the nearest flick), computes every
        presentation value, and then calls the callback of on_event."""
        handle = self._handle
        self._callbacks.finish(self, _raw.anim_stage_advance(handle.stage, seconds))

    def advance_flicks(self, flicks: int) -> None:
        """Advances the clock by a number of flicks."""
        handle = self._handle
        self._callbacks.finish(self, _raw.anim_stage_advance_flicks(handle.stage, whole("flicks", flicks)))

    def _info(self) -> _raw.anim_stage_info:
        info = _raw.anim_stage_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_stage_get_info(self._handle.stage, info))
        return info

    @property
    def time(self) -> float:
        """Stage time in seconds: the time of events and animations."""
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
        """Whether the stage stands still when it is advanced."""
        return self._info().is_paused != 0

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._handle.check(_raw.anim_stage_set_paused(self._handle.stage, 1 if paused else 0))

    @property
    def time_scale(self) -> float:
        """The rate of stage time relative to that of advance: 0 to 1e6, initially 1."""
        return self._info().time_scale

    @time_scale.setter
    def time_scale(self, scale: float) -> None:
        self._handle.check(_raw.anim_stage_set_time_scale(self._handle.stage, scale))

    @property
    def step_budget(self) -> int:
        """The largest number of steps (due items) in one advance; 0, the default, is no limit. If more are due, the
        advance ends with an event of the kind "budget", and the next advance, even of 0 seconds, continues from there:
        see owed. Not in snapshots."""
        return self._step_budget

    @step_budget.setter
    def step_budget(self, steps: int) -> None:
        whole("step_budget", steps, 0, 2**32 - 1)
        self._handle.check(_raw.anim_stage_set_step_budget(self._handle.stage, steps))
        self._step_budget = steps

    @property
    def owed(self) -> float:
        """How many seconds stage time lags behind the advances: 0.0, except after an advance that has used up its step
        budget, when it is a flick at least."""
        return flicks_to_seconds(self._info().owed)

    @property
    def is_animating(self) -> bool:
        """Whether any animation runs or waits; if not, there is no need to redraw."""
        return self._info().animation_count != 0

    @property
    def next_due(self) -> float | None:
        """The stage time, in seconds, at which something will next happen without input; None if there is none.

        In a scene whose guards read moving values or `elapsed`, this includes the first time at which one may become
        true. It may become true later than that, never earlier: if you sleep until then and ask again, you miss
        nothing."""
        due = self._info().next_due
        return flicks_to_seconds(due) if due >= 0 else None

    def state_hash(self) -> int:
        """A 64-bit hash of all state that determines the stage's future: equal on hosts in the same state."""
        value = c_uint64()
        self._handle.check(_raw.anim_stage_get_hash(self._handle.stage, value))
        return value.value

    # Snapshots

    def snapshot(self) -> bytes:
        """The whole state as bytes. A stage that restores them, in any process and on any machine, continues like this
        one, bit for bit. Functions are not included (on_event, observers). StateError for state that cannot be written:
        a motion by an Easing.callback, an open transaction."""
        length = c_size_t()
        handle = self._handle
        handle.check(_raw.anim_stage_snapshot(handle.stage, None, 0, length))
        buffer = (c_uint8 * length.value)()
        handle.check(_raw.anim_stage_snapshot(handle.stage, buffer, len(buffer), length))
        return bytes(buffer)

    def restore(self, snapshot: bytes | bytearray | memoryview) -> None:
        """Restores the state of a snapshot, all or nothing. Raises TextSyntaxError for invalid bytes.

        For a snapshot of this stage, the properties, banks and groups of that time are restored; drop the objects made
        since, because new ones may be mistaken for them. For a snapshot of another stage, look them up by name, or by
        counterpart()."""
        held = bytes(memoryview(snapshot))
        array = (c_uint8 * len(held)).from_buffer_copy(held)
        self._handle.check(_raw.anim_stage_restore(self._handle.stage, array, len(held)))

    def counterpart(self, thing: T) -> T:
        """The counterpart of a property, animation, group, animator or bank of another stage, whose snapshot this stage
        has restored."""
        identifier = c_uint64()
        handle = self._handle
        handle.check(_raw.anim_stage_find_counterpart(handle.stage, thing._identifier, identifier))
        return type(thing)(self, identifier.value)

    # Events

    def events(self) -> list[Event]:
        """Removes all waiting events from the queue and returns them, oldest first."""
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
        """Calls back for every event, in order, after the advance in which it happened has been computed (for events of
        other calls: after the next one), on the thread that called advance. None removes the callback. May be used as a
        decorator.

        The callback may use the stage, and even advance it. advance raises its exceptions; the remaining events are
        reported after the next advance. Events are also kept for events().
        """
        self._callbacks.set_event_callback(callback)
        return callback

    def _event(self, record: _raw.anim_event, names: dict[int, str]) -> Event:
        index = record.name
        if index >= 0 and index not in names:
            names[index] = self._text(index)
        return Event.of(record, names.get(index), self)

    def _event_data(self, record: _raw.anim_event) -> dict[str, EventValue]:
        """The data of an event, without the fields that the core has dropped."""
        handle = self._handle
        value = _raw.anim_event_value()
        data: dict[str, EventValue] = {}
        for index in range(record.data_lost, record.count):
            try:
                handle.check(_raw.anim_scene_get_event_value(handle.pointer, record.data, index, value))
            except NotFoundError:
                # Dropped because of a callback's actions.
                record.data_lost += 1
                continue
            name = self._text(value.name)
            if value.kind == _raw.ANIM_FIELD_KIND_TEXT:
                place = (c_uint64(record.data), c_uint32(index))
                data[name] = read_text(_raw.anim_scene_get_event_text, handle.pointer, *place)
            else:
                data[name] = value.number != 0 if value.kind == _raw.ANIM_FIELD_KIND_BOOLEAN else value.number
        return data

    def _text(self, index: int) -> str:
        handle = self._handle
        handle.open()
        return read_text(_raw.anim_stage_get_name, handle.stage, c_int32(index))
