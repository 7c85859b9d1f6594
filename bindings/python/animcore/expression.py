# SPDX-License-Identifier: MIT
"""Formulas over named numbers."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import doubles, is_numpy_array, utf8, writable_doubles
from ._handle import reduced
from .errors import check

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["Expression"]


class Expression:
    """A formula over named numbers, such as Expression("mix(width, 40, clamp(t * 2, 0, 1))", "width", "t"). Immutable.
    animcore.h describes the language.

    A call with a number for each name, in order, returns the value, which may be infinite or NaN. If some arguments are
    sequences of the same length, the result is a list; if some are numpy arrays, an array; single numbers then apply to
    all.

    Raises TextSyntaxError, NotFoundError for an unknown name or function, ArgumentError for a constant that a function
    does not take, LimitError (each with line and column), or DuplicateError for a name that is given twice.
    """

    __slots__ = ("__weakref__", "_finalizer", "_names", "_pointer", "_text")

    def __init__(self, text: str, *names: str) -> None:
        source = utf8(text)
        encoded = [utf8(name) for name in names]
        count = len(encoded)
        lengths = (c_size_t * count)(*(len(name) for name in encoded))
        pointer = POINTER(_raw.anim_expression)()
        check(
            _raw.anim_expression_create(
                source, len(source), (c_char_p * count)(*encoded), lengths, count, byref(pointer)
            )
        )
        self._text = text
        self._names = names
        self._pointer = pointer
        self._finalizer = weakref.finalize(self, _raw.anim_expression_destroy, pointer)
        self._finalizer.atexit = False

    @property
    def text(self) -> str:
        """The text as given."""
        return self._text

    @property
    def names(self) -> tuple[str, ...]:
        """The names as given."""
        return self._names

    @property
    def variables(self) -> tuple[str, ...]:
        """The distinct names that it reads, in order of appearance."""
        count = c_size_t()
        check(_raw.anim_expression_list_variables(self._pointer, None, 0, count))
        numbers = (c_int32 * count.value)()
        check(_raw.anim_expression_list_variables(self._pointer, numbers, count.value, count))
        return tuple(self._names[number] for number in numbers)

    @overload
    def __call__(self, *values: float) -> float: ...  # type: ignore[overload-overlap]
    @overload
    def __call__(self, *values: float | Sequence[float]) -> list[float]: ...  # type: ignore[overload-overlap]
    @overload
    def __call__(self, *values: float | AnyArray) -> FloatArray: ...
    def __call__(self, *values: Numbers) -> Any:
        """The value, a list or an array of values."""
        if len(values) != len(self._names):
            raise TypeError(f"{len(self._names)} values are expected, one for each name, not {len(values)}")
        if not any(hasattr(value, "__len__") for value in values):
            result = c_double()
            check(_raw.anim_expression_evaluate(self._pointer, (c_double * len(values))(*values), len(values), result))
            return result.value
        if any(is_numpy_array(value) for value in values):
            numpy = sys.modules["numpy"]
            return self.rows(numpy.stack(numpy.broadcast_arrays(*values), axis=-1))
        lengths = {len(value) for value in values if hasattr(value, "__len__")}
        if len(lengths) != 1:
            raise ValueError(f"the sequences have different lengths: {sorted(lengths)}")
        count = lengths.pop()
        columns = [value if hasattr(value, "__len__") else [value] * count for value in values]
        return self.rows(list(zip(*columns, strict=True)))

    @overload
    def rows(self, rows: Sequence[Sequence[float]]) -> list[float]: ...
    @overload
    def rows(self, rows: AnyArray) -> FloatArray: ...
    def rows(self, rows: Numbers) -> Any:
        """The values for rows with one number for each name: a list; or, for an array whose last axis is the names, an
        array of the other axes. A contiguous array of float64 is not copied."""
        width = len(self._names)
        if is_numpy_array(rows):
            if rows.ndim == 0 or rows.shape[-1] != width:
                raise ValueError(f"the last axis must have {width} numbers, one for each name")
            array = sys.modules["numpy"].empty(rows.shape[:-1], dtype="float64")
            self._evaluate(doubles(rows), writable_doubles(array, array.size), array.size)
            return array
        if any(len(row) != width for row in rows):
            raise ValueError(f"each row must have {width} numbers, one for each name")
        results = (c_double * len(rows))()
        self._evaluate(doubles([number for row in rows for number in row]), results, len(rows))
        return results[:]

    def _evaluate(self, variables: Any, results: Any, count: int) -> None:
        check(_raw.anim_expression_evaluate_many(self._pointer, variables, len(variables), results, count))

    def derivative(self, values: Sequence[float], rates: Sequence[float]) -> tuple[float, float]:
        """The value and its rate of change, from the rates of the variables: the chain rule.

        For a conditional, min, max and clamp it is the rate of the chosen operand; operations that jump have rate 0.
        """
        if len(values) != len(self._names) or len(rates) != len(self._names):
            raise TypeError(f"{len(self._names)} values and rates are expected, one for each name")
        value, rate = c_double(), c_double()
        check(
            _raw.anim_expression_differentiate(self._pointer, doubles(values), doubles(rates), len(values), value, rate)
        )
        return value.value, rate.value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Expression):
            return NotImplemented
        return (self._text, self._names) == (other._text, other._names)

    def __hash__(self) -> int:
        return hash((self._text, self._names))

    def __repr__(self) -> str:
        return f"Expression({', '.join(map(repr, (self._text, *self._names)))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, Expression, self._text, *self._names)
