# SPDX-License-Identifier: MIT
"""Properties: animatable values, one at a time and many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from ctypes import Array, c_double, c_int32, c_size_t, c_uint64, sizeof
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar, overload

from . import _raw
from ._buffers import doubles, read_text, utf8, writable_doubles
from ._handle import Uncopied
from ._library import bind_prepared
from ._sequences import PlainSequence, place_in
from ._words import number_of
from .animation import AnimatedValue, Animation, AnimationOptions, begin_animation
from .errors import RAISED, IdentifierError
from .path import Path
from .spring import Spring
from .transaction import Motion, MotionOptions, Transaction, motion_record
from .values import KIND_OF_NUMBER, ValueKind, components, maker_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._buffers import AnyArray
    from .stage import Stage

__all__ = ["Property", "PropertyList", "Read"]

V = TypeVar("V")

# A value of a property: the model value, the presentation value, or the velocity of the latter.
Read: TypeAlias = Literal["model", "presentation", "velocity"]

_get_value = bind_prepared("anim_stage_get_value")
_get_values = bind_prepared("anim_stage_get_value_many")
_set_value = bind_prepared("anim_stage_set_value")


_PAINTS = {"fill": _raw.ANIM_MORPH_PAINT_FILL, "stroke": _raw.ANIM_MORPH_PAINT_STROKE}

_WHAT: dict[str, int] = {
    "model": _raw.ANIM_READ_MODEL,
    "presentation": _raw.ANIM_READ_PRESENTATION,
    "velocity": _raw.ANIM_READ_VELOCITY,
}


class Property(Uncopied, Generic[V]):
    """Something of a stage that can be animated. It keeps the stage alive, but not open.

    The type of its value depends on its kind: a float, a tuple of floats, a Color, Size, Rectangle, Transform or Path.
    All members raise ClosedError if the stage is closed, and IdentifierError if the property was removed.
    """

    __slots__ = ("_arguments", "_identifier", "_kind", "_make", "_name", "_numbers", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier
        self._kind: ValueKind | None = None
        self._name: str | None = None
        # Made on first use: the arguments of the calls (model, presentation, velocity; setting), their result memory,
        # and the constructor of a value. None for a path.
        self._arguments: tuple[tuple[Any, ...], ...] | None = None
        self._numbers: Any = None
        self._make: Callable[[Sequence[float]], Any] | None = None

    def _info(self) -> _raw.anim_property_info:
        handle = self._stage._handle
        info = _raw.anim_property_info()
        info.struct_size = sizeof(info)
        handle.check(_raw.anim_stage_get_property_info(handle.stage, self._identifier, info))
        return info

    def _prepare(self) -> tuple[tuple[Any, ...], ...]:
        """Prepares arguments for all later calls."""
        count = self.component_count
        self._numbers = numbers = (c_double * count)()
        self._make = maker_of(self.kind, count)
        stage, identifier, size = self._stage._handle.stage_address, c_uint64(self._identifier), c_size_t(count)
        reads = [(stage, identifier, what, numbers, size) for what in range(3)]
        self._arguments = arguments = (*reads, (stage, identifier, numbers, size))
        return arguments

    def _read(self, what: int) -> Any:
        arguments = self._arguments
        if arguments is None:
            if self.kind is ValueKind.PATH:
                return self._read_path(what)
            arguments = self._prepare()
        status = _get_value(*arguments[what])
        if status or RAISED:
            self._stage._handle.check(status)
        make = self._make
        return self._numbers[0] if make is None else make(self._numbers[:])

    def _read_path(self, what: int) -> Any:
        handle = self._stage._handle
        if what == _raw.ANIM_READ_VELOCITY:
            count = int(self._info().shown_count)
            numbers = (c_double * count)()
            handle.check(_raw.anim_stage_get_value(handle.stage, self._identifier, what, numbers, count))
            return tuple(numbers)
        path = Path()
        handle.check(_raw.anim_stage_get_path(handle.stage, self._identifier, what, path._pointer))
        return path

    @property
    def kind(self) -> ValueKind:
        """The kind of its value."""
        if self._kind is None:
            self._kind = KIND_OF_NUMBER[self._info().kind]
        return self._kind

    @property
    def component_count(self) -> int:
        """The number of components of its value; for a path, of its coordinates."""
        return self.kind.component_count or int(self._info().component_count)

    @property
    def name(self) -> str:
        """Its name on the stage; empty if it has none."""
        if self._name is None:
            index = self._info().name
            self._name = self._stage._text(index) if index >= 0 else ""
        return self._name

    @property
    def stage(self) -> Stage:
        """The stage of the property."""
        return self._stage

    @property
    def value(self) -> V:
        """The model value, which was set. Setting it inside `with stage.animate(…)` animates the presentation value;
        outside, the presentation value jumps. A color may be set as "#RRGGBB". A path moves to one with the same verbs
        point by point, and to any other by a morph."""
        value: V = self._read(_raw.ANIM_READ_MODEL)
        return value

    @value.setter
    def value(self, value: V | Sequence[float] | AnyArray | str) -> None:
        if self._arguments is not None and self._make is None and type(value) is float:
            self._numbers[0] = value
            status = _set_value(*self._arguments[3])
            if status or RAISED:
                self._stage._handle.check(status)
            return
        self._set(value)

    def _set(self, value: V | AnimatedValue) -> None:
        handle = self._stage._handle
        if isinstance(value, Path):
            handle.check(_raw.anim_stage_set_path(handle.stage, self._identifier, value._pointer))
            return
        numbers = components(value)
        if len(numbers) == 3:
            numbers = components(numbers, self.kind)
        if self.kind is not ValueKind.PATH:
            arguments = self._arguments or self._prepare()
            if len(numbers) == len(self._numbers):
                self._numbers[:] = numbers
                handle.check(_set_value(*arguments[3]))
                return
        array = (c_double * len(numbers))(*numbers)
        handle.check(_raw.anim_stage_set_value(handle.stage, self._identifier, array, len(numbers)))

    @property
    def presentation(self) -> V:
        """The presentation value, which is shown now."""
        value: V = self._read(_raw.ANIM_READ_PRESENTATION)
        return value

    @property
    def velocity(self) -> V:
        """The velocity of the presentation value, in units per second; for a path a tuple, of the coordinates of its
        presentation value."""
        value: V = self._read(_raw.ANIM_READ_VELOCITY)
        return value

    @property
    def is_animating(self) -> bool:
        """Whether an animation of it runs or waits for its delay."""
        return self._info().is_animating != 0

    @property
    def threshold(self) -> float:
        """The distance (in its units) and speed (in units per second), > 0, below which a spring counts as at rest, for
        animations that start from now on."""
        return self._info().threshold

    @threshold.setter
    def threshold(self, threshold: float) -> None:
        handle = self._stage._handle
        handle.check(_raw.anim_stage_set_threshold(handle.stage, self._identifier, threshold))

    @property
    def turns(self) -> bool:
        """Whether a path that morphs to a rotated copy of itself rotates, for animations that start from now on;
        otherwise it always moves in straight lines. KindError for a property that is not a path."""
        value = c_int32()
        handle = self._stage._handle
        handle.check(_raw.anim_stage_get_path_turns(handle.stage, self._identifier, value))
        return bool(value.value)

    @turns.setter
    def turns(self, turns: bool) -> None:
        handle = self._stage._handle
        handle.check(_raw.anim_stage_set_path_turns(handle.stage, self._identifier, 1 if turns else 0))

    @property
    def paint(self) -> Literal["fill", "stroke"]:
        """How a path is drawn, which decides how it morphs (see Morph), for animations that start from now on.
        KindError for a property that is not a path."""
        value = c_int32()
        handle = self._stage._handle
        handle.check(_raw.anim_stage_get_path_paint(handle.stage, self._identifier, value))
        return "stroke" if value.value == _raw.ANIM_MORPH_PAINT_STROKE else "fill"

    @paint.setter
    def paint(self, paint: Literal["fill", "stroke"]) -> None:
        handle = self._stage._handle
        handle.check(_raw.anim_stage_set_path_paint(handle.stage, self._identifier, number_of("paint", paint, _PAINTS)))

    def set_action(self, motion: Motion | Literal["follow"] = "follow", **options: Unpack[MotionOptions]) -> None:
        """Sets what happens when the value is set: with "follow" it moves as the open transaction says; with "none" it
        jumps, whatever transaction is open; with a motion (a Spring, a curve…, or None with options) it moves by that,
        inside transactions and outside. Settings that the motion omits come from the transaction."""
        handle = self._stage._handle
        if motion in ("follow", "none"):
            if options:
                raise TypeError(f"{motion!r} goes without {', '.join(options)}")
            action = _raw.ANIM_ACTION_FOLLOW if motion == "follow" else _raw.ANIM_ACTION_NONE
            handle.check(_raw.anim_stage_set_action(handle.stage, self._identifier, action, None))
            return
        record, easing = motion_record(self._stage, motion, options)
        handle.check(_raw.anim_stage_set_action(handle.stage, self._identifier, _raw.ANIM_ACTION_OWN, record))
        del easing  # It had to live until here.

    def animate(
        self,
        to: AnimatedValue | None = None,
        *,
        from_: AnimatedValue | None = None,
        by: AnimatedValue | None = None,
        **options: Unpack[AnimationOptions],
    ) -> Animation:
        """Starts an explicit animation, above the property's other animations: `x.animate(to=1.0, spring=Spring())`.

        from_, to and by combine as in Core Animation; an omitted one is the presentation value at the start (0 for an
        additive animation). For the other arguments see AnimationOptions: one of curve (or easing), spring, keyframes
        and decay; velocity, duration, delay; timing, or repeat_count, repeat_duration, autoreverses, fill_mode and
        speed; additive, cumulative, sets_model; interruption, group, after.

        In a transaction it counts for the transaction's completion. If it fills forwards it stays in effect after its
        end until it is removed or replaced. Raises StateError for a derived property.
        """
        return begin_animation(self, to, from_, by, options)

    def spring_to(
        self, value: V | AnimatedValue, spring: Spring | None = None, *, velocity: AnimatedValue | None = None
    ) -> Transaction:
        """Sets its value in its own transaction, which is returned: a spring (default Spring()) moves it there from its
        present value and velocity, or with the given velocity in units per second, and replaces its animations."""
        spring = spring or Spring()
        speed = None if velocity is None else doubles(components(velocity, self.kind))
        if isinstance(value, Path):
            count = 0 if speed is None else len(speed)
            return self._sent(spring, _raw.anim_stage_spring_to_path, value._pointer, speed, count, spring._spring)
        target = doubles(components(value, self.kind))
        if speed is not None and len(target) != len(speed):
            raise ValueError("value and velocity have different numbers of components")
        return self._sent(spring, _raw.anim_stage_spring_to, target, speed, len(target), spring._spring)

    def curve_to(self, value: V | AnimatedValue, curve: Motion = "ease", duration: float | None = 0.25) -> Transaction:
        """Sets its value in its own transaction, which is returned: a curve, or any other motion, moves it there in a
        number of seconds, and replaces its animations."""
        record, _easing = motion_record(self._stage, curve, {})
        if record.kind != _raw.ANIM_MOTION_KIND_CURVE or duration is None:
            self._check_target(value)
            with self._stage.animate(curve, duration=duration, interruption="replace") as transaction:
                self._set(value)
            return transaction
        if isinstance(value, Path):
            return self._sent(curve, _raw.anim_stage_curve_to_path, value._pointer, record.curve, duration)
        target = doubles(components(value, self.kind))
        return self._sent(curve, _raw.anim_stage_curve_to, target, len(target), record.curve, duration)

    def _check_target(self, value: V | AnimatedValue) -> None:
        """Raises what setting the value would, and changes nothing: a transaction that has begun cannot be taken
        back."""
        if self.expression is not None:
            # Which the core refuses, whatever the value is.
            self._set(value)
        with type(self._stage)(event_limit=0) as scratch:
            held: Any = self.value
            scratch.add(None, held, self.kind)._set(value)

    def _sent(self, motion: Motion, send: Callable[..., int], *arguments: Any) -> Transaction:
        """Calls a function of the core that sends the property to a target in a transaction of its own."""
        transaction, identifier = Transaction(self._stage, motion, {}), c_uint64()
        handle = self._stage._handle
        handle.check(send(handle.stage, self._identifier, *arguments, identifier))
        transaction._identifier = identifier.value
        return transaction

    def remove_all_animations(self) -> None:
        """Removes all its animations. It shows its model value."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_all_animations(handle.stage, self._identifier))

    def hold(self) -> None:
        """Stops the property at its presentation value, as when a finger catches it. The model value becomes that
        value, and the animations end unfinished.

        The velocity is kept: the next spring starts with it unless it is given another. A jump or any other motion of
        the property discards it. A path keeps no velocity. Raises StateError for a derived property.
        """
        handle = self._stage._handle
        handle.check(_raw.anim_stage_hold(handle.stage, self._identifier))

    @property
    def expression(self) -> str | None:
        """The expressions of a derived property, one for each component, separated by commas; None for others.

        They use the components of other properties: x, frame.width, point.y, v[3], `any name`.x. Setting None makes it
        an ordinary property again, which keeps its value. Raises TextSyntaxError, NotFoundError for an unknown
        property, StateError for a cycle, which the message describes.
        """
        handle = self._stage._handle
        handle.open()
        return read_text(_raw.anim_stage_get_expression, handle.stage, self._identifier) or None

    @expression.setter
    def expression(self, expression: str | None) -> None:
        encoded = utf8("" if expression is None else expression)
        handle = self._stage._handle
        handle.check(_raw.anim_stage_set_expression(handle.stage, self._identifier, encoded, len(encoded)))

    def observe(self, callback: Callable[[V], object] | None) -> Callable[[V], object] | None:
        """Calls back with the presentation value at the end of every advance in which it changed since the last call
        (at first: since now), on the thread that called advance. A property has one observer; None removes it. May be
        used as a decorator.

        The callback may use the stage, and even advance it. advance raises its exceptions, as with Stage.on_event.
        """
        self._stage._callbacks.observe(self, callback)
        return callback

    def remove(self) -> None:
        """Removes it from the stage. Its animations end unfinished. Raises StateError for a property of a document."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_property(handle.stage, self._identifier))
        self._stage._callbacks.forget(self._identifier)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Property):
            return NotImplemented
        return self._identifier == other._identifier and self._stage._handle is other._stage._handle

    def __hash__(self) -> int:
        return hash(self._identifier)

    def __repr__(self) -> str:
        if self._stage._handle.is_closed:
            return f"<Property {self._name or ''} of a closed stage>"
        try:
            return f"<Property {self.name!r}: {self.presentation!r}>"
        except IdentifierError:
            return f"<Property {self._name or ''}, removed>"


class PropertyList(Uncopied, PlainSequence["Property[Any]"]):
    """Properties that are read and written together, in one call. It is a sequence of them."""

    __slots__ = ("_arguments", "_component_count", "_identifiers", "_stage")

    def __init__(self, stage: Stage, properties: Iterable[Property[Any]]) -> None:
        listed = list(properties)
        self._stage = stage
        self._identifiers = (c_uint64 * len(listed))(*(p._identifier for p in listed))
        self._component_count = sum(p.component_count for p in listed)
        self._prepare()

    def _prepare(self) -> None:
        # Arguments of every call: the stage, its properties, and the number of numbers.
        length, count = c_size_t(len(self._identifiers)), c_size_t(self._component_count)
        self._arguments = (self._stage._handle.stage_address, self._identifiers, length, count)

    @classmethod
    def _of_scalars(cls, stage: Stage, identifiers: Array[c_uint64]) -> PropertyList:
        group = cls(stage, ())
        group._identifiers = identifiers
        group._component_count = len(identifiers)
        group._prepare()
        return group

    @property
    def component_count(self) -> int:
        """The total number of components."""
        return self._component_count

    def read(self, what: Read = "presentation", out: Any = None) -> Any:
        """Their values, the components of each in turn: a list, or out, a writable buffer of doubles (a float64 numpy
        array, array.array('d')) that is filled."""
        count = self._component_count
        numbers = (c_double * count)() if out is None else writable_doubles(out, count)
        stage, identifiers, length, size = self._arguments
        status = _get_values(stage, identifiers, length, number_of("what", what, _WHAT), numbers, size)
        if status or RAISED:
            self._stage._handle.check(status)
        return numbers[:] if out is None else out

    def write(self, values: Iterable[float]) -> None:
        """Sets their model values: the components of each in turn. All or nothing."""
        handle = self._stage._handle
        numbers = doubles(values)
        handle.check(
            _raw.anim_stage_set_value_many(
                handle.stage, self._identifiers, len(self._identifiers), numbers, len(numbers)
            )
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
        return Property(self._stage, self._identifiers[place_in(len(self), index, "properties")])

    def __repr__(self) -> str:
        return f"<Group of {len(self)} properties>"
