# SPDX-License-Identifier: MIT
"""Easing functions: all ways from 0 to 1."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterable, Sequence
from ctypes import POINTER, byref, c_double, c_float
from enum import IntEnum
from threading import get_ident
from typing import TYPE_CHECKING, Any, overload

from . import _floats as floats
from . import _pictures, _raw
from ._buffers import doubles, is_numpy_array, map_doubles, read_text, utf8
from ._handle import reduced, whole
from ._plain import shown
from ._words import unknown_word
from .curve import CubicBezier
from .errors import RAISED, check, take_raised
from .spring import Spring, spring_of

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["Easing", "StepPosition"]


class StepPosition(IntEnum):
    """Where a step function jumps, as in CSS."""

    JUMP_END = _raw.ANIM_STEP_POSITION_JUMP_END
    JUMP_START = _raw.ANIM_STEP_POSITION_JUMP_START
    JUMP_NONE = _raw.ANIM_STEP_POSITION_JUMP_NONE
    JUMP_BOTH = _raw.ANIM_STEP_POSITION_JUMP_BOTH


_POSITIONS = ("start", "end", "jump-start", "jump-end", "jump-none", "jump-both")


class Easing:
    """A timing function of any kind. A call with a progress in time returns the progress of the value; a sequence gives
    a list, a numpy array an array. Immutable.

    Easing("steps(4, jump-both)") parses a CSS easing function, one of Penner's names such as "easeOutBounce", or
    "spring(mass stiffness damping velocity duration)"; TextSyntaxError has the position of an error. Easing(curve)
    takes a CubicBezier. str() is CSS that reads back as the same function.
    """

    __slots__ = ("__weakref__", "_callback", "_finalizer", "_function", "_pointer")

    def __init__(self, source: str | CubicBezier) -> None:
        if isinstance(source, CubicBezier):
            self._make(_raw.anim_easing_create_cubic_bezier, source._curve)
        else:
            text = utf8(source)
            self._make(_raw.anim_easing_create_css, text, len(text))

    def _make(self, create: Callable[..., int], *arguments: Any) -> None:
        pointer = POINTER(_raw.anim_easing)()
        check(create(*arguments, byref(pointer)))
        self._pointer = pointer
        self._function: Callable[[float], float] | None = None
        self._callback: Any = None
        self._finalizer = weakref.finalize(self, _raw.anim_easing_destroy, pointer)
        self._finalizer.atexit = False

    @classmethod
    def _made(cls, create: Callable[..., int], *arguments: Any) -> Easing:
        easing = cls.__new__(cls)
        easing._make(create, *arguments)
        return easing

    @classmethod
    def steps(cls, count: int, position: StepPosition | str = StepPosition.JUMP_END) -> Easing:
        """CSS steps(). position may be a CSS keyword: "jump-start"…, "start", "end"."""
        if isinstance(position, str):
            if position not in _POSITIONS:
                raise unknown_word("position", position, _POSITIONS)
            return cls(f"steps({whole('count', count)}, {position})")
        return cls._made(_raw.anim_easing_create_steps, whole("count", count, -(2**31), 2**31 - 1), position)

    @classmethod
    def linear(cls, stops: Iterable[float | tuple[float, float | None]]) -> Easing:
        """CSS linear(): linear interpolation between stops. A stop is an output, or an output and an input (a fraction
        instead of CSS's percentage; None if it is not given). Missing and unordered inputs are completed as CSS
        specifies."""
        given: Iterable[Any] = stops
        pairs = [tuple(stop) if hasattr(stop, "__len__") else (stop, None) for stop in given]
        if any(len(pair) != 2 for pair in pairs):
            raise ValueError("a stop is an output, or an output and an input")
        outputs = doubles([pair[0] for pair in pairs])
        inputs = doubles([float("nan") if pair[1] is None else pair[1] for pair in pairs])
        return cls._made(_raw.anim_easing_create_linear, outputs, inputs, len(outputs))

    @classmethod
    def penner(cls, name: str) -> Easing:
        """One of Robert Penner's functions by its usual name, "easeInQuad" to "easeInOutBounce"."""
        families = ("Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Back", "Elastic", "Bounce")
        names = [f"ease{direction}{family}" for family in families for direction in ("In", "Out", "InOut")]
        if name not in names:
            raise unknown_word("name", name, names)
        return cls._made(_raw.anim_easing_create_penner, names.index(name))

    @classmethod
    def spring(cls, spring: Spring, duration: float, velocity: float = 0.0) -> Easing:
        """The motion of a spring from 0 to 1 in a duration in seconds (> 0), with an initial velocity in distances per
        second.

        It is not scaled to arrive: the motion is cut off at the end, where the value is exactly 1.
        """
        return cls._made(_raw.anim_easing_create_spring, spring_of(spring), duration, velocity)

    @classmethod
    def callback(cls, function: Callable[[float], float]) -> Easing:
        """A function of your own, called for each x. An exception is raised by the call that requested the value, at
        its end. x itself replaces the result then, and a result that is not finite."""
        # The finalizer keeps what the core calls: if that kept the function, an easing to which its own function refers
        # would never be collected.
        owner: list[weakref.ref[Easing]] = []

        def call(_context: int | None, x: float) -> float:
            # Calls inside the function do not raise what an earlier one has raised.
            raised = take_raised() if RAISED else []
            try:
                called = owner[0]()
                if called is None or called._function is None:
                    return float("nan")
                result: object = called._function(x)
                # float() would parse a text.
                if isinstance(result, str) or not (hasattr(result, "__float__") or hasattr(result, "__index__")):
                    raise TypeError(f"an easing's function must return a number, not {shown(result)}")
                return float(result)  # type: ignore[arg-type]
            except BaseException as error:
                raised.append((get_ident(), error))
                return float("nan")
            finally:
                RAISED.extend(raised)

        pointer = _raw.anim_easing_callback(call)
        easing = cls._made(_raw.anim_easing_create_callback, pointer, None, _raw.anim_context_release_callback())
        easing._function = function
        easing._callback = pointer
        owner.append(weakref.ref(easing))
        # The function that the core calls lives until the core releases this object. If the easing is passed to
        # something that keeps it, this object must be kept too.
        easing._finalizer.detach()
        easing._finalizer = weakref.finalize(easing, _destroy, easing._pointer, pointer)
        easing._finalizer.atexit = False
        return easing

    @overload
    def __call__(self, x: float, *, before: bool = False) -> float: ...
    @overload
    def __call__(self, x: Sequence[float]) -> list[float]: ...
    @overload
    def __call__(self, x: AnyArray) -> FloatArray: ...
    def __call__(self, x: Numbers, *, before: bool = False) -> Any:
        """y at x. before is CSS's before flag, which only affects steps() and the first stop of linear()."""
        if hasattr(x, "__len__"):
            if before:
                raise TypeError("before goes with a single x")
            return map_doubles(x, lambda xs, count, ys: _raw.anim_easing_evaluate_many(self._pointer, xs, count, ys))
        y = c_double()
        check(_raw.anim_easing_evaluate(self._pointer, x, 1 if before else 0, y))
        return y.value

    def tween(self, x: Numbers, from_: Numbers, to: Numbers, *, out: Any = None) -> Any:
        """Many tweens: from_ + y(x) * (to - from_) for each.

        from_ is a numpy array (of any shape; float32 or float64, without a copy), another buffer of floats or doubles,
        or a sequence of numbers; to is as many numbers, or one for all; x is one number for all, or as many. out is a
        writable, contiguous buffer of the same kind to fill (from_ itself is allowed). Without out the result is an
        array for an array, a list for everything else.
        """
        is_float = floats.is_float(from_)
        count = floats.count_of(from_, "from_")
        result = out
        if result is None and is_numpy_array(from_):
            result = sys.modules["numpy"].empty(from_.shape, dtype="float32" if is_float else "float64")
        elif result is None:
            result = ((c_float if is_float else c_double) * count)()
        function = _raw.anim_easing_animate_many_float if is_float else _raw.anim_easing_animate_many
        status = function(
            self._pointer,
            floats.numbers(x, count if hasattr(x, "__len__") else 1, "x", is_float),
            count if hasattr(x, "__len__") else 1,
            floats.numbers(from_, count, "from_", is_float),
            floats.numbers(to, count, "to", is_float),
            count,
            floats.writable(result, count, is_float),
        )
        check(status)
        return result if out is not None or is_numpy_array(from_) else result[:]

    def slope(self, x: float) -> float:
        """dy/dx at x. Infinite if a curve's tangent is vertical, 0 for steps, a difference quotient for a callback."""
        slope = c_double()
        check(_raw.anim_easing_get_slope(self._pointer, x, slope))
        return slope.value

    def __str__(self) -> str:
        return read_text(_raw.anim_easing_get_css, self._pointer)

    def __repr__(self) -> str:
        if self._function is not None:
            return f"Easing.callback({self._function!r})"
        return f"Easing({str(self)!r})"

    def _key(self) -> tuple[str, Callable[[float], float] | None]:
        # Two CSS spellings of the same function.
        return (str(self).replace("jump-start", "start"), self._function)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Easing) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def _repr_svg_(self) -> str:
        """The easing's curve, for notebooks."""
        return _pictures.curve(self, 1.0, repr(self), "")

    def __reduce__(self) -> tuple[Any, ...]:
        if self._function is not None:
            return (type(self).callback, (self._function,))
        return reduced(self, Easing, str(self))


def _destroy(pointer: Any, _callback: Any) -> None:
    _raw.anim_easing_destroy(pointer)
