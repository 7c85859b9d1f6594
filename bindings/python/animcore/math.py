# SPDX-License-Identifier: MIT
"""The core's mathematical functions: within 1 ulp of the exact value, and bit-identical on every platform.

Each accepts numbers (returning a float), sequences (returning a list) or numpy arrays (returning an array). Special
values follow C99 Annex F: no function here raises for NaN, infinity or a number outside its domain.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_double
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import doubles, map_doubles
from ._words import unknown_word
from .errors import check

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = [
    "FUNCTIONS",
    "acos",
    "atan2",
    "cbrt",
    "cos",
    "evaluate",
    "exp",
    "expm1",
    "hypot",
    "log",
    "log1p",
    "pow",
    "sin",
    "tan",
]

FUNCTIONS: dict[str, int] = {
    "exp": _raw.ANIM_MATH_FUNCTION_EXP,
    "expm1": _raw.ANIM_MATH_FUNCTION_EXPM1,
    "log": _raw.ANIM_MATH_FUNCTION_LOG,
    "log1p": _raw.ANIM_MATH_FUNCTION_LOG1P,
    "sin": _raw.ANIM_MATH_FUNCTION_SIN,
    "cos": _raw.ANIM_MATH_FUNCTION_COS,
    "tan": _raw.ANIM_MATH_FUNCTION_TAN,
    "atan2": _raw.ANIM_MATH_FUNCTION_ATAN2,
    "acos": _raw.ANIM_MATH_FUNCTION_ACOS,
    "pow": _raw.ANIM_MATH_FUNCTION_POW,
    "cbrt": _raw.ANIM_MATH_FUNCTION_CBRT,
    "hypot": _raw.ANIM_MATH_FUNCTION_HYPOT,
}
_OF_TWO = frozenset(("atan2", "pow", "hypot"))


@overload
def evaluate(function: str, x: float, y: float | None = None) -> float: ...
@overload
def evaluate(function: str, x: Sequence[float], y: Sequence[float] | None = None) -> list[float]: ...
@overload
def evaluate(function: str, x: AnyArray, y: AnyArray | None = None) -> FloatArray: ...
def evaluate(function: str, x: Numbers, y: Numbers = None) -> Any:
    """The function with a name (one of FUNCTIONS) of x, or of x and y for atan2, pow and hypot.

    x and y are both numbers, or sequences or arrays of the same length. Raises ValueError for an unknown name.
    """
    if function not in FUNCTIONS:
        raise unknown_word("function", function, FUNCTIONS)
    if (y is None) == (function in _OF_TWO):
        raise TypeError(f"{function} takes {'two arguments' if function in _OF_TWO else 'one argument'}")
    number = FUNCTIONS[function]
    if not hasattr(x, "__len__"):
        result = c_double()
        second = None if y is None else c_double(y)
        check(_raw.anim_math_evaluate(number, c_double(x), second, 1, result))
        return result.value
    others = None if y is None else doubles(y)
    if others is not None and len(others) != (x.size if hasattr(x, "size") else len(x)):
        raise ValueError("x and y are not of the same length")
    return map_doubles(x, lambda xs, count, results: _raw.anim_math_evaluate(number, xs, others, count, results))


def exp(x: Numbers) -> Any:
    """e to the power x."""
    return evaluate("exp", x)


def expm1(x: Numbers) -> Any:
    """e to the power x, minus 1, accurate near 0."""
    return evaluate("expm1", x)


def log(x: Numbers) -> Any:
    """The natural logarithm of x."""
    return evaluate("log", x)


def log1p(x: Numbers) -> Any:
    """The natural logarithm of 1 + x, accurate near 0."""
    return evaluate("log1p", x)


def sin(x: Numbers) -> Any:
    """The sine of x radians, for x of any size."""
    return evaluate("sin", x)


def cos(x: Numbers) -> Any:
    """The cosine of x radians, for x of any size."""
    return evaluate("cos", x)


def tan(x: Numbers) -> Any:
    """The tangent of x radians, for x of any size."""
    return evaluate("tan", x)


def atan2(y: Numbers, x: Numbers) -> Any:
    """The angle in radians, from -pi to pi, of the point (x, y)."""
    return evaluate("atan2", y, x)


def acos(x: Numbers) -> Any:
    """The angle in radians, from 0 to pi, whose cosine is x."""
    return evaluate("acos", x)


def pow(x: Numbers, y: Numbers) -> Any:
    """x to the power y."""
    return evaluate("pow", x, y)


def cbrt(x: Numbers) -> Any:
    """The cube root of x."""
    return evaluate("cbrt", x)


def hypot(x: Numbers, y: Numbers) -> Any:
    """The square root of x squared plus y squared, without intermediate overflow or underflow."""
    return evaluate("hypot", x, y)
