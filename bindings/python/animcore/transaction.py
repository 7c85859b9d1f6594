"""Transactions: with which motion the values that are set in them begin to move."""

from __future__ import annotations

from ctypes import c_uint64, sizeof
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias

from . import _raw
from .curve import CubicBezier
from .errors import check
from .spring import Spring

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Motion", "Transaction"]

# How values move: a spring, a curve, the name of a curve, "none" (they jump), or None to inherit.
Motion: TypeAlias = "Spring | CubicBezier | str | None"


def motion_record(motion: Motion, duration: float | None, delay: float | None) -> _raw.anim_motion:
    """What the core is told of a motion."""
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
    return said


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
