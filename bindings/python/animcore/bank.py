# SPDX-License-Identifier: MIT
"""Spring banks: many numbers on one spring, each with its own target."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from ctypes import POINTER, addressof, byref, c_double, c_size_t, c_uint32
from typing import TYPE_CHECKING, Any

from . import _raw
from ._buffers import doubles, indices_of, writable_doubles
from ._handle import Handle, Uncopied

if TYPE_CHECKING:
    from ._buffers import AnyArray
    from .stage import Stage

__all__ = ["SpringBank"]


class SpringBank(Uncopied):
    """Up to 16 million numbers of a stage that move by one spring; see Stage.add_bank. len() is how many.

    It keeps the stage alive, but not open.
    """

    __slots__ = ("_identifier", "_stage")

    def __init__(self, stage: Stage, identifier: int) -> None:
        self._stage = stage
        self._identifier = identifier

    @property
    def id(self) -> int:
        """The core's number of the bank."""
        return self._identifier

    @property
    def stage(self) -> Stage:
        """The stage of the bank."""
        return self._stage

    @property
    def values(self) -> memoryview[float]:
        """The presentation values as of the last advance: a read-only view of doubles in the core's own memory.
        numpy.asarray(bank.values) is an array of it, without a copy.

        The numbers change when the stage advances. The view keeps its memory alive. Adding something to the stage (a
        property, a bank…) may move the numbers elsewhere, and so does restore. The view then keeps the last values
        before that, and also once the stage is closed: read this property again for later values.
        """
        view = POINTER(_raw.anim_spring_bank_view)()
        stage = self._stage._handle
        stage.check(_raw.anim_spring_bank_view_create(stage.stage, self._identifier, byref(view)))
        owner = Handle("view", view, _raw.anim_spring_bank_view_destroy)
        pointer = POINTER(c_double)()
        count = c_size_t()
        owner.check(_raw.anim_spring_bank_view_get_values(view, pointer, count))
        # A subclass, so that the memory can keep its owner alive.
        of_length: Any = type("Values", (c_double * count.value,), {})
        memory = of_length.from_address(addressof(pointer.contents))
        memory.owner = owner
        return memoryview(memory).cast("B").cast("d").toreadonly()

    def retarget(self, targets: Iterable[float] | AnyArray, indices: Iterable[int] | AnyArray | None = None) -> None:
        """Gives springs new targets: those at the indices, or the first ones. They keep their present values and
        velocities. All or nothing; NotFoundError for an invalid index. Arrays of float64 and uint32 are not copied."""
        self._send(_raw.anim_spring_bank_retarget, targets, indices)

    def set(self, values: Iterable[float] | AnyArray, indices: Iterable[int] | AnyArray | None = None) -> None:
        """Sets springs to values, at rest. The arguments are as for retarget."""
        self._send(_raw.anim_spring_bank_set_values, values, indices)

    def _send(self, function: Any, values: Any, indices: Any) -> None:
        numbers = doubles(values)
        which = None if indices is None else indices_of(indices)
        if which is not None and len(which) != len(numbers):
            raise ValueError(f"there are {len(which)} indices for {len(numbers)} numbers")
        handle = self._stage._handle
        handle.check(function(handle.stage, self._identifier, which, numbers, len(numbers)))

    def velocities(self, out: Any = None) -> Any:
        """The velocities of the springs in units per second: a list, or out, a writable buffer of doubles that is
        filled."""
        count = len(self)
        numbers = (c_double * count)() if out is None else writable_doubles(out, count)
        handle = self._stage._handle
        handle.check(_raw.anim_spring_bank_get_velocities(handle.stage, self._identifier, numbers, count))
        return numbers[:] if out is None else out

    def _counts(self) -> tuple[int, int]:
        moving, settled = c_size_t(), c_size_t()
        handle = self._stage._handle
        handle.check(_raw.anim_spring_bank_get_counts(handle.stage, self._identifier, moving, settled))
        return moving.value, settled.value

    @property
    def moving(self) -> int:
        """The number of moving springs."""
        return self._counts()[0]

    @property
    def settled(self) -> int:
        """The number of springs that have come to rest since they were last taken."""
        return self._counts()[1]

    def take_settled(self) -> array[int]:
        """Takes the indices of the springs that have come to rest, in the order in which they did, as an array of
        unsigned integers."""
        count = c_size_t(self.settled)
        if count.value == 0:
            return array("I")
        indices = (c_uint32 * count.value)()
        handle = self._stage._handle
        handle.check(_raw.anim_spring_bank_take_settled(handle.stage, self._identifier, indices, count.value, count))
        return array("I", indices[: count.value])

    def remove(self) -> None:
        """Removes the bank from the stage."""
        handle = self._stage._handle
        handle.check(_raw.anim_stage_remove_bank(handle.stage, self._identifier))

    def __len__(self) -> int:
        count = c_size_t()
        handle = self._stage._handle
        handle.check(_raw.anim_spring_bank_get_values(handle.stage, self._identifier, POINTER(c_double)(), count))
        return count.value

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SpringBank):
            return NotImplemented
        return self._identifier == other._identifier and self._stage._handle is other._stage._handle

    def __hash__(self) -> int:
        return hash(self._identifier)

    def __repr__(self) -> str:
        return f"<SpringBank {self._identifier:#x}>"
