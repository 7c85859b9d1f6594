# SPDX-License-Identifier: MIT
"""Transactions: set values move by a common motion."""

from __future__ import annotations

import re
from ctypes import byref, sizeof
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from . import _raw
from ._handle import Uncopied, whole
from ._library import bind_prepared, components
from ._words import nearest, number_of, shown, unknown_option
from .curve import CubicBezier
from .easing import Easing
from .errors import RAISED, LimitError, NotFoundError, TextSyntaxError, check, take_raised
from .spring import Spring

if TYPE_CHECKING:
    from .group import AnimationGroup
    from .stage import Stage

__all__ = ["Motion", "MotionOptions", "Transaction"]

# A motion: a spring or its name ("bouncy"), a curve or its name ("ease-out"), an easing or its CSS text ("steps(4)"),
# "none" (values jump), or None to inherit. "default" is the curve.
Motion: TypeAlias = "Spring | CubicBezier | Easing | str | None"

Interruption: TypeAlias = Literal["replace", "add", "restart"]
Arrangement: TypeAlias = Literal["none", "parallel", "sequence"]


class MotionOptions(TypedDict, total=False):
    """Options of a motion. Omitted ones are inherited from the enclosing transaction."""

    # Seconds: of a curve, by default inherited or 0.25; it cuts a spring off.
    duration: float | None
    # Seconds before the motion starts.
    delay: float | None
    # What happens to running animations of a property: "replace" continues from the presentation value with its
    # velocity (SwiftUI, the default), "add" adds to them (UIKit), "restart" starts at the presentation value at rest.
    interruption: Interruption | None
    # The time in seconds by which each value starts later than the one set before it.
    stagger: float | None
    # How often it runs, > 0, fractional or infinite; and whether every run is followed by one back.
    repeat_count: float | None
    autoreverses: bool | None
    # Values jump, even if their properties have actions.
    disables_actions: bool | None
    # The arrangement in time of the transactions directly inside. With one, it completes after them.
    arrangement: Arrangement | None
    # The group whose clock the animations follow.
    group: AnimationGroup | None
    # The transaction after whose completion they start, plus their delay.
    after: Transaction | int | None


_begin = bind_prepared("anim_stage_begin_transaction")
_commit = bind_prepared("anim_stage_commit_transaction")

_INTERRUPTIONS = {
    "replace": _raw.ANIM_INTERRUPTION_REPLACE,
    "add": _raw.ANIM_INTERRUPTION_ADD,
    "restart": _raw.ANIM_INTERRUPTION_RESTART,
    "keep": _raw.ANIM_INTERRUPTION_KEEP,
}
_ARRANGEMENTS = {
    "none": _raw.ANIM_ARRANGEMENT_NONE,
    "parallel": _raw.ANIM_ARRANGEMENT_PARALLEL,
    "sequence": _raw.ANIM_ARRANGEMENT_SEQUENCE,
}


def interruption_number(name: str) -> int:
    """The core's number for an interruption."""
    return number_of("interruption", name, _INTERRUPTIONS)


def identifier_of(value: Any, what: str) -> int:
    """The id of an object of a stage, 0 for None."""
    if value is None:
        return 0
    identifier = whole(what, value, 0, 2**64 - 1) if isinstance(value, int) else int(value.id)
    if identifier == 0:
        raise ValueError(f"{what} has not begun")
    return identifier


def _curve_of(text: str) -> CubicBezier | Easing:
    try:
        return CubicBezier.named(text)
    except (NotFoundError, LimitError) as no_name:
        try:
            return Easing(text)
        except TextSyntaxError as error:
            if "(" in text:
                raise
            raise NotFoundError(no_name.status, str(error).partition(": ")[2]) from None


def _spring_of(text: str) -> Spring | None:
    """The spring with a name, if no curve has that name."""
    try:
        CubicBezier.named(text)
    except (NotFoundError, LimitError):
        try:
            return Spring.named(text)
        except (NotFoundError, LimitError):
            return None
    return None


def _no_motion(text: str, no_curve: NotFoundError) -> NotFoundError:
    """A name that is neither a spring's nor a curve's: what both errors know of."""
    try:
        Spring.named(text)
    except (NotFoundError, LimitError) as no_spring:
        told = [re.fullmatch(r".*?; (?:did you mean '(.*?)'\? )?(.*)", str(each)) for each in (no_spring, no_curve)]
        meant = nearest(text, [each[1] for each in told if each is not None and each[1]])
        hint = f"did you mean {meant!r}? " if meant else ""
        known = "; ".join(each[2] for each in told if each is not None)
        return NotFoundError(no_curve.status, f"{text!r} is no spring and no timing function; {hint}{known}")
    return no_curve


def set_curve(record: Any, stage: Stage, curve: CubicBezier | Easing | str) -> Easing | None:
    """Passes a curve to the core: a curve by its control points, anything else as an easing, which must be kept until
    the core has received it."""
    if isinstance(curve, str):
        curve = _curve_of(curve)
    if isinstance(curve, CubicBezier):
        record.kind = _raw.ANIM_MOTION_KIND_CURVE
        record.curve = curve._curve
        return None
    if isinstance(curve, Easing):
        record.kind = _raw.ANIM_MOTION_KIND_EASING
        record.easing = curve._pointer
        # The core keeps the easing, but not a Python function that it calls.
        stage._callbacks.keep(curve)
        return curve
    raise TypeError(f"a curve is a CubicBezier, an Easing, a curve's name or CSS text, not {shown(curve)}")


def _default_motion() -> _raw.anim_motion:
    record = _raw.anim_motion()
    if "stage" in components():  # Made when the module is imported, also with a library that has no stages.
        check(_raw.anim_default_motion(record, sizeof(record)))
    return record


_DEFAULT = _default_motion()
# Records of motions without options, made once, since the core only reads them.
_INHERITED = byref(_DEFAULT)


def _spring_record(spring: Spring) -> Any:
    record = _raw.anim_motion.from_buffer_copy(_DEFAULT)
    record.kind = _raw.ANIM_MOTION_KIND_SPRING
    record.spring = spring._spring
    spring._motion = reference = byref(record)
    return reference


def motion_record(stage: Stage, motion: Motion, options: MotionOptions) -> tuple[_raw.anim_motion, Easing | None]:
    """The record of a motion for the core, and the object to keep until it is passed."""
    record = _raw.anim_motion.from_buffer_copy(_DEFAULT)
    easing = None
    if isinstance(motion, Spring):
        record.kind = _raw.ANIM_MOTION_KIND_SPRING
        record.spring = motion._spring
    elif motion == "none":
        record.kind = _raw.ANIM_MOTION_KIND_NONE
    elif isinstance(motion, str) and (spring := _spring_of(motion)) is not None:
        record.kind = _raw.ANIM_MOTION_KIND_SPRING
        record.spring = spring._spring
    elif isinstance(motion, (CubicBezier, Easing, str)):
        try:
            easing = set_curve(record, stage, motion)
        except NotFoundError as error:
            raise (_no_motion(motion, error) if isinstance(motion, str) else error) from None
    elif motion is not None:
        known = "a Spring or a spring's name, a CubicBezier or a curve's name, an Easing or its CSS text, or None"
        raise TypeError(f"a motion is {known}, not {shown(motion)}")
    for name, value in options.items():
        if name not in MotionOptions.__annotations__:
            raise unknown_option("a motion", name, MotionOptions.__annotations__)
        if value is not None:
            _set_member(record, name, value)
    return record, easing


def _set_member(record: _raw.anim_motion, name: str, value: Any) -> None:
    if name == "interruption":
        value = number_of(name, value, {each: _INTERRUPTIONS[each] for each in ("replace", "add", "restart")})
    elif name == "arrangement":
        value = number_of(name, value, _ARRANGEMENTS)
    elif name in ("group", "after"):
        value = identifier_of(value, name)
    elif name in ("autoreverses", "disables_actions"):
        value = 1 if value else 0
    setattr(record, name, value)


class Transaction(Uncopied):
    """What `stage.animate(…)` gives: a block in which values that are set begin to move, with the same motion. It
    completes once, when all animations begun in it have ended; an event reports that."""

    __slots__ = ("_easing", "_identifier", "_is_open", "_motion", "_stage")

    def __init__(self, stage: Stage, motion: Motion, options: MotionOptions) -> None:
        self._stage = stage
        self._easing: Easing | None = None
        # byref() of the record for the core, which keeps the record alive.
        self._motion: Any
        if options or not (motion is None or type(motion) is Spring):
            record, self._easing = motion_record(stage, motion, options)
            self._motion = byref(record)
        elif motion is None:
            self._motion = _INHERITED
        else:
            self._motion = motion._motion or _spring_record(motion)
        self._identifier = 0
        self._is_open = False

    @property
    def id(self) -> int:
        """Its identifier, as in Event.transaction; 0 before the block."""
        return self._identifier

    def __enter__(self) -> Transaction:
        if self._is_open:
            raise RuntimeError("this transaction is open already; call animate again for one inside it")
        stage = self._stage
        handle = stage._handle
        status = _begin(handle.stage_address, self._motion, stage._begun_address)
        if status or RAISED:
            handle.check(status)
        self._identifier = stage._begun.value
        self._is_open = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        # Values set before an exception stay set: the transaction is closed in any case.
        self._is_open = False
        stage = self._stage
        handle = stage._handle
        stage._begun.value = self._identifier
        status = _commit(handle.stage_address, stage._begun)
        if error is None:
            if status or RAISED:
                handle.check(status)
        elif RAISED:
            take_raised()  # The block's own comes out.

    def __repr__(self) -> str:
        return f"<Transaction {self._identifier:#x}>"
