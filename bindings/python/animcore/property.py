"""Properties: what can be animated, one at a time and many at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import Array, c_double, c_uint64, sizeof
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar, overload

from . import _raw
from ._buffers import doubles, writable_doubles
from .errors import IdentifierError, check
from .values import KIND_OF_NUMBER, Kind, components, value_of

if TYPE_CHECKING:
    from ._buffers import AnyArray
    from .stage import Stage

__all__ = ["Group", "Property", "What"]

V = TypeVar("V")

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
        try:
            return f"<Property {self.name!r}: {self.presentation!r}>"
        except IdentifierError:
            return f"<Property {self._name or ''}, removed>"


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
