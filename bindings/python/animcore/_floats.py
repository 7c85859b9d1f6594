# SPDX-License-Identifier: MIT
"""Conversion of arrays of floats or doubles for the core's bulk calls."""

from __future__ import annotations

import sys
from ctypes import Array, c_float
from typing import Any

from ._buffers import doubles, is_numpy_array, of_real_numbers, writable_doubles
from ._plain import shown

__all__ = ["count_of", "is_float", "numbers", "view_of_floats", "writable"]

_FLOAT_FORMATS = ("f", "<f" if sys.byteorder == "little" else ">f")


def is_float(values: Any) -> bool:
    """Whether the values are floats, not doubles: a buffer or a numpy array of them."""
    return view_of_floats(values) is not None or (is_numpy_array(values) and values.dtype == "float32")


def view_of_floats(values: object) -> memoryview | None:
    """A view of the values if they are contiguous floats, otherwise None."""
    try:
        view = memoryview(values)  # type: ignore[arg-type]
    except (TypeError, ValueError):  # ValueError: numpy's for dates
        return None
    return view if view.format in _FLOAT_FORMATS and view.c_contiguous else None


def numbers(values: Any, count: int, name: str, is_float: bool) -> Array[Any]:
    """`count` numbers as a C array: their own memory if they are a writable buffer of that type, otherwise a copy. A
    single number is repeated."""
    numpy = sys.modules.get("numpy")
    if not hasattr(values, "__len__"):
        if numpy is not None:
            values = numpy.full(count, values, dtype="float32" if is_float else "float64")
        else:
            values = [values] * count
    if not is_float:
        array: Array[Any] = doubles(values)
    else:
        view = view_of_floats(values)
        if view is None and is_numpy_array(values):
            view = view_of_floats(of_real_numbers(values).astype("float32", order="C"))
        if view is not None and view.nbytes:
            of_length = c_float * (view.nbytes // 4)
            array = of_length.from_buffer_copy(view) if view.readonly else of_length.from_buffer(view)
        else:
            given = [] if view is not None else list(values)
            array = (c_float * len(given))(*given)
    if len(array) != count:
        raise ValueError(f"{name} has {len(array)} numbers, but there are {count} values")
    return array


def writable(buffer: object, count: int, is_float: bool) -> Array[Any]:
    """The memory of a writable, contiguous buffer of exactly count numbers."""
    if not is_float:
        return writable_doubles(buffer, count)
    view = view_of_floats(buffer)
    if view is None or view.readonly:
        raise TypeError("the array must be a writable, contiguous buffer of floats, as the values are")
    if view.nbytes != 4 * count:
        raise ValueError(f"the array has room for {view.nbytes // 4} numbers, and there are {count} values")
    return (c_float * count).from_buffer(view) if count else (c_float * 0)()


def count_of(values: Any, name: str) -> int:
    """The number of items of a buffer or a sequence. Raises TypeError for one number."""
    if is_numpy_array(values):
        return int(values.size)
    try:
        view = memoryview(values)
    except TypeError:
        if not hasattr(values, "__len__"):
            raise TypeError(f"{name} must be numbers or an array of numbers, not {shown(values)}") from None
        return len(values)
    return view.nbytes // view.itemsize
