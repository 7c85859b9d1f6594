# SPDX-License-Identifier: MIT
"""Conversion of numbers and texts for the core."""

from __future__ import annotations

import ctypes
import re
import sys
from array import array
from collections.abc import Callable, Iterable
from ctypes import Array, c_double, c_size_t, c_uint32
from typing import TYPE_CHECKING, Any, TypeAlias

from ._plain import NO_NUMBERS, shown
from ._raw import ANIM_ERROR_CAPACITY
from .errors import check

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

__all__ = [
    "AnyArray",
    "Colors",
    "Doubles",
    "FloatArray",
    "InputValue",
    "Numbers",
    "Points",
    "doubles",
    "flat_points",
    "indices_of",
    "is_numpy_array",
    "length32",
    "listed_names",
    "map_doubles",
    "numbers_of",
    "of_real_numbers",
    "read_text",
    "utf8",
    "writable_doubles",
]

# A C array of doubles.
Doubles: TypeAlias = "Array[c_double]"
# Accepted types, and result types.
AnyArray: TypeAlias = "NDArray[Any]"
FloatArray: TypeAlias = "NDArray[numpy.float64]"
# What functions take whose overloads say more. Errors are told by these names.
Numbers: TypeAlias = Any
Points: TypeAlias = Any
Colors: TypeAlias = Any
InputValue: TypeAlias = Any

# The buffer formats of native doubles: array.array and numpy, ctypes.
_INDEX_FORMATS = ("I", "L", "<I" if sys.byteorder == "little" else ">I", "<L" if sys.byteorder == "little" else ">L")
# Formats of whole numbers, which memoryview reads.
_INDEX_KINDS = (*"bBhHiIlLqQnN", "@b", "@B", "@h", "@H", "@i", "@I", "@l", "@L", "@q", "@Q")
_DOUBLE_FORMATS = ("d", "<d" if sys.byteorder == "little" else ">d")


def length32(count: int) -> int:
    """A length for a member of 32 bits, of which ctypes would drop the rest: what has more is as long as no limit
    allows, so that the library refuses it."""
    return min(count, 0xFFFF_FFFF)


def is_numpy_array(values: object) -> bool:
    """Whether the values are a numpy array. numpy is never imported: if there is an array, the caller has imported
    it."""
    numpy_module = sys.modules.get("numpy")
    array = getattr(numpy_module, "ndarray", None)
    return array is not None and isinstance(values, array)


def _view(values: object) -> memoryview | None:
    """A view of the values if they are contiguous doubles, otherwise None."""
    try:
        view = memoryview(values)  # type: ignore[arg-type]
    except (TypeError, ValueError):  # ValueError: numpy's for dates
        return None
    return view if view.format in _DOUBLE_FORMATS and view.c_contiguous else None


def of_real_numbers(values: Any) -> Any:
    """A numpy array, unchanged. Raises TypeError if a conversion would parse texts or drop imaginary parts."""
    if values.dtype.kind not in "biufO":
        raise TypeError(f"an array of numbers is expected, not of {values.dtype}")
    return values


def doubles(values: Iterable[Any]) -> Doubles:
    """The values as a C array: their own memory if they are a writable buffer of doubles, otherwise a copy."""
    view = _view(values)
    if view is None and is_numpy_array(values):
        view = _view(of_real_numbers(values).astype("float64", order="C"))
    if view is not None:
        if view.nbytes == 0:
            return (c_double * 0)()
        of_length = c_double * (view.nbytes // 8)
        return of_length.from_buffer_copy(view) if view.readonly else of_length.from_buffer(view)
    if isinstance(values, (bytes, bytearray)):
        raise TypeError("a sequence of numbers is expected, not bytes: memoryview(…).cast('d') views those of doubles")
    if isinstance(values, NO_NUMBERS):
        raise TypeError(f"a sequence of numbers is expected, not {shown(values)}")
    try:
        numbers = values if isinstance(values, (list, tuple)) else list(values)
    except NotImplementedError:  # a memoryview of several dimensions, or of the other byte order
        raise TypeError("a sequence of numbers in the native byte order is expected, not such a memoryview") from None
    return (c_double * len(numbers))(*numbers)


def numbers_of(values: Any) -> Doubles:
    """A single number of any type, or many as doubles() converts them."""
    return doubles(values if hasattr(values, "__iter__") else (values,))


def flat_points(points: Iterable[Any]) -> list[Any]:
    """The x and y of pairs, flattened; numbers that are already flat are unchanged."""
    given = list(points)
    if not given or not hasattr(given[0], "__len__"):
        return given
    if any(len(point) != 2 for point in given):
        raise ValueError("a point is an x and a y")
    return [number for point in given for number in point]


def indices_of(values: Any) -> Array[c_uint32]:
    """Integers from 0 to 2**32 - 1 as a C array: their own memory if they are a writable buffer of such integers,
    otherwise a copy. Raises ValueError for others."""
    try:
        view = memoryview(values)
    except TypeError:
        pass
    else:
        if view.format in _INDEX_FORMATS and view.itemsize == 4 and view.c_contiguous and view.nbytes:
            of_length = c_uint32 * (view.nbytes // 4)
            return of_length.from_buffer_copy(view) if view.readonly else of_length.from_buffer(view)
        values = view.tolist() if view.format in _INDEX_KINDS else list(values)
    try:
        numbers = array("I", values)
    except OverflowError:
        raise ValueError("an index must be from 0 to 4294967295") from None
    return (c_uint32 * len(numbers))(*numbers)


def writable_doubles(buffer: object, count: int) -> Doubles:
    """The memory of a writable, contiguous buffer of exactly count doubles. Raises TypeError or ValueError."""
    view = _view(buffer)
    if view is None or view.readonly:
        raise TypeError("out must be a writable, contiguous buffer of doubles (array.array('d'), a float64 array…)")
    if view.nbytes != 8 * count:
        raise ValueError(f"out has room for {view.nbytes // 8} numbers, and {count} are to be read")
    return (c_double * count).from_buffer(view) if count else (c_double * 0)()


def map_doubles(values: Any, function: Callable[[Doubles, int, Doubles], int]) -> Any:
    """Applies a bulk function of the core to a sequence (returning a list) or to a numpy array (returning one of the
    same shape, filled without a copy)."""
    source = doubles(values)
    count = len(source)
    if is_numpy_array(values):
        result = sys.modules["numpy"].empty(values.shape, dtype="float64")
        check(function(source, count, writable_doubles(result, count)))
        return result
    numbers = (c_double * count)()
    check(function(source, count, numbers))
    return numbers[:]


def utf8(text: str) -> bytes:
    """UTF-8. A lone surrogate is encoded to bytes that the core rejects. Raises TypeError for anything but text."""
    if not isinstance(text, str):
        raise TypeError(f"a str is expected, not {shown(text)}")
    return text.encode("utf-8", "surrogatepass")


def read_text(function: Callable[..., int], *arguments: Any, guess: int = 0) -> str:
    """The text returned by a function whose last parameters are (buffer, capacity, length).

    guess: how many bytes to try first, for functions in which querying the length costs as much as the text.
    """
    length = c_size_t()
    if guess:
        buffer = ctypes.create_string_buffer(guess)
        if (status := function(*arguments, buffer, guess, length)) != ANIM_ERROR_CAPACITY:
            check(status)
            return ctypes.string_at(buffer, length.value).decode("utf-8")
    check(function(*arguments, None, 0, length))
    count = length.value
    if count == 0:
        return ""
    buffer = ctypes.create_string_buffer(count + 1)
    check(function(*arguments, buffer, count + 1, length))
    return buffer.raw[: length.value].decode("utf-8")


# A name in a list, whose parts may be in backquotes; a part that does not need them.
_LISTED = re.compile(r"(?:`[^`]*`|[^ `])+")
_NEEDLESS = re.compile(r"`([^`.()\[\]=']+)`")


def listed_names(text: str) -> list[str]:
    """The names in a list separated by spaces."""
    return [_NEEDLESS.sub(r"\1", name) for name in _LISTED.findall(text)]
