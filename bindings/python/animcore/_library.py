# SPDX-License-Identifier: MIT
"""Finds and loads the shared library, once."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ._plain import shown

__all__ = ["LibraryError", "bind", "bind_prepared", "check_version", "components", "library_path"]

VARIABLE = "ANIMCORE_LIBRARY"


class LibraryError(ImportError):
    """The shared library cannot be found or loaded, or its version does not match this package."""


def _names() -> list[str]:
    if sys.platform == "darwin":
        return ["libanimcore.1.dylib", "libanimcore.dylib"]
    if sys.platform == "win32":
        return ["animcore.dll", "libanimcore.dll"]
    return ["libanimcore.so.1", "libanimcore.so"]


def _find() -> tuple[str, str]:
    """The library to load, and a short reason for the choice."""
    given = os.environ.get(VARIABLE)
    if given:
        if not Path(given).exists():
            raise LibraryError(f"{VARIABLE} names {given}, which does not exist.")
        return given, f"named by {VARIABLE}"
    package = Path(__file__).resolve().parent
    for name in _names():
        if (package / name).exists():
            return str(package / name), "the one in the package"
    found = ctypes.util.find_library("animcore")
    if found:
        return found, "the system's"
    raise LibraryError(
        f"libanimcore was not found: neither in {package} nor on the system. Install the package with "
        f"`pip install ./bindings/python`, which builds the library, or let the environment variable {VARIABLE} name "
        f"one that you have built, such as build/release/{_names()[0]}."
    )


def _load() -> tuple[ctypes.CDLL, str, str]:
    path, why = _find()
    try:
        return ctypes.CDLL(path), path, why
    except OSError as error:
        raise LibraryError(f"{path} ({why}) could not be loaded: {error}") from error


_library, library_path, _why = _load()


# The ranges of the library's integer types.
_RANGES = {
    kind: (0, 2**bits - 1) if unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    for kind, bits, unsigned in (
        (ctypes.c_int32, 32, False),
        (ctypes.c_uint32, 32, True),
        (ctypes.c_int64, 64, False),
        (ctypes.c_uint64, 64, True),
        (ctypes.c_size_t, 8 * ctypes.sizeof(ctypes.c_size_t), True),
    )
}
_FLOATS = (ctypes.c_double, ctypes.c_float)


def _what_is_wrong(kinds: tuple[Any, ...], values: tuple[Any, ...]) -> str:
    """Which argument is not an integer in range. Empty if the error has another cause."""
    for kind, value in zip(kinds, values, strict=False):
        wanted = "a whole number" if kind in _RANGES else "a number" if kind in _FLOATS else ""
        if wanted:
            try:
                kind.from_param(value)
            except TypeError:
                return f"{wanted} is expected, not {shown(value)}"
    return ""


# The numbers of ANIM_COMPONENT_... in animcore.h.
_COMPONENTS = {"motion": 1, "stage": 2, "paths": 4, "machine": 8, "scene": 16}
# The components of each function that some libraries lack.
_components_of: dict[str, str] = {}


def components() -> tuple[str, ...]:
    """The components of the library in use: some of "motion", "stage", "paths", "machine" and "scene"."""
    number = bind("anim_components", ctypes.c_uint32)()
    return tuple(name for name, bit in _COMPONENTS.items() if number & bit)


def _missing(name: str) -> Callable[..., Any]:
    """A stand-in for a function that the library lacks: only calling it raises."""
    needed = _components_of.get(name, "").split()
    has = components() if needed and hasattr(_library, "anim_components") else tuple(_COMPONENTS)
    if set(needed) <= set(has):
        raise LibraryError(
            f"{library_path} ({_why}) has no function {name}: it is older than this package, or not libanimcore."
        )

    if name.endswith("_destroy"):
        return lambda *_values: 0  # There is nothing to destroy.

    def call(*_values: Any) -> Any:
        raise LibraryError(
            f"{name} belongs to the component{'s' if len(needed) > 1 else ''} {' and '.join(needed)}, which "
            f"{library_path} ({_why}) was built without: it has {', '.join(has) or 'none'}. Build a library with "
            f"-DANIMCORE_COMPONENTS='{';'.join(part for part in _COMPONENTS if part in {*has, *needed})}'."
        )

    return call


def bind(name: str, result: Any, *arguments: Any, components: str = "") -> Callable[..., Any]:
    """A function of the library with its argument and result types set. components are those that it belongs to."""
    if components:
        _components_of[name] = components
    try:
        function = getattr(_library, name)
    except AttributeError:
        return _missing(name)
    function.argtypes = list(arguments)
    function.restype = result
    # ctypes would truncate a number that does not fit.
    ranges = [(place, *_RANGES[kind]) for place, kind in enumerate(arguments) if kind in _RANGES]

    def call(*values: Any) -> Any:
        for place, low, high in ranges:
            value = values[place]
            if isinstance(value, int) and not low <= value <= high:
                raise ValueError(f"argument {place + 1} of {name} must be from {low} to {high}, not {value}")
        try:
            return function(*values)
        except ctypes.ArgumentError as error:
            raise TypeError(_what_is_wrong(arguments, values) or f"{name}: {error}") from None

    call.argtypes = function.argtypes  # type: ignore[attr-defined]
    call.restype = result  # type: ignore[attr-defined]
    return call


def bind_prepared(name: str) -> Callable[..., int]:
    """A function that returns a status, for prepared arguments: ctypes objects of exactly the types in the header,
    byref() of these, addresses as c_void_p, bytes, None, or an int for an int32_t.

    It has no argument types, so it converts nothing: a call takes a third of the time. It checks nothing either, so it
    is only used for calls made for every value or frame.
    """
    try:
        function = _library[name]  # Not the attribute, whose argument types bind() has set, but a new object.
    except AttributeError:
        return _missing(name)
    function.restype = ctypes.c_int32
    return function


def check_version(major: int, minor: int) -> None:
    """Raises if the library is older than this package needs, or incompatible."""
    version = bind("anim_version", ctypes.c_uint32)()
    have = (version >> 16, version >> 8 & 0xFF, version & 0xFF)
    if have[0] != major or have[1] < minor:
        raise LibraryError(
            f"{library_path} ({_why}) is libanimcore {have[0]}.{have[1]}.{have[2]}; "
            f"this package needs {major}.{minor} or later of {major}."
        )
