# SPDX-License-Identifier: MIT
"""Replaces error messages of Python and ctypes about wrong arguments: names the argument and its required type.

The functions check nothing beforehand, which would cost more than many of their calls. Only if one fails with a message
about the inside of this package are its arguments compared with its annotations.
"""

from __future__ import annotations

import enum
import functools
import inspect
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from ._words import shown, unknown_option

__all__ = ["NO_NUMBERS", "checked", "shown", "speak_plainly"]

# Builtin types whose elements would be read as numbers, although they are bytes, keys, or in no order.
NO_NUMBERS = (bytes, bytearray, dict, set, frozenset)

_Function = TypeVar("_Function", bound=Callable[..., Any])
# Modules whose frames are below a call of this package, unless it called a function of the caller.
_HERE = str(Path(__file__).parent)
_PYTHON = str(Path(os.__file__).parent)
# Words that refer to the inside of this package.
_INSIDE = re.compile(
    r"NoneType|ctypes|c_\w+|LP_|wrong type|argument \d|has no attribute|has no len|object is not|is not iterable"
    r"|cannot be interpreted|cannot be converted|must be real number|real number, not|a (?:whole )?number is expected"
    r"|not supported between|unsupported operand|bad operand|indices must be|unhashable|concatenate|not subscriptable"
    r"|bytes-like|weak reference|could not convert|invalid literal|not callable|not JSON serializable|unpack"
    r"|is expected, not|cannot convert|must be str, not|cannot create|required for|expected str|expected string"
    r"|does not support|must be an iterable|initializer|ordinal|item \d|sequence item|ufunc|array element|dtype"
    r"|too large|too small|infinity|greater than maximum|less than minimum|index-sized|long enough"
)
# Functions called for every frame or value, where one more call would be noticeable. Their messages are plain enough.
_OFTEN = {"Stage.advance", "Scene.advance", "Scenes.advance", "Property.value", "Path.__init__"}
_SPECIAL = (
    "__init__",
    "__call__",
    "__getitem__",
    "__setitem__",
    "__delitem__",
    "__contains__",
    "__matmul__",
    "__add__",
    "_parse",
    "_set",
)
_NUMBERS = "a number or a sequence of numbers"
# How deep lists in lists are looked into.
_DEEPEST = 4
# For each annotation name its description.
_WORDS: dict[str, str] = {
    "None": "None",
    "float": "a number",
    "int": "a whole number",
    "str": "a text",
    "bytes": "bytes",
    "bool": "True or False",
    "Value": _NUMBERS,
    "Numbers": _NUMBERS,
    "Colors": "a color or colors",
    "Points": "points, each an x and a y",
    "V": "a number, a sequence of numbers, a color or a Path",
    "T": "a Property, Animation, AnimationGroup, Animator or SpringBank",
    "AnimatedValue": "a number, a sequence of numbers, a color or a Path",
    "AnyArray": "an array of numbers",
    "FloatArray": "an array of numbers",
    "Curve": "a CubicBezier or a curve's name",
    "Motion": "a Spring, a CubicBezier, an Easing, or the name of a spring or curve",
    "ColorLike": "a color",
    "InputValue": "a number, True or False, or a text",
    "EventValue": "a number, True or False, or a text",
    "os.PathLike": "a path",
    "Callable": "a function",
    "Progress": "a function",
    "Mapping": "a dictionary",
    "dict": "a dictionary",
    "memoryview": "a memoryview",
    "bytearray": "a bytearray",
    "slice": "a slice",
    "Doubles": "an array of numbers",
}
# The components of these names, for aliases that include other aliases.
_ALIASES: dict[str, str] = {
    "Value": "float | Sequence[float]",
    "Numbers": "float | Iterable[Numbers]",
    "Colors": "ColorLike | Sequence[ColorLike]",
    "Points": "Iterable[Numbers]",
    "V": "float | Sequence[float] | str | Path",
    "T": "Property | Animation | AnimationGroup | Animator | SpringBank",
    "AnimatedValue": "float | Sequence[float] | str | Path",
    "AnyArray": "Iterable[float]",
    "FloatArray": "Iterable[float]",
    "Doubles": "Iterable[float]",
    "Curve": "CubicBezier | str",
    "Motion": "Spring | CubicBezier | Easing | str | None",
    "ColorLike": "str | Sequence[float]",
    "InputValue": "float | str",
    "EventValue": "float | str",
    "Paint": "SolidPaint | LinearGradient | RadialGradient | AngularGradient",
}
_MANY = ("Iterable", "Sequence", "list", "tuple", "Collection")


def _split(text: str, at: str) -> list[str]:
    """The parts of an annotation between separators outside brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        if letter == at and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _form(annotation: str) -> tuple[str, list[str]]:
    name, _, inside = annotation.partition("[")
    return name, [part for part in _split(inside.removesuffix("]"), ",") if part not in ("", "...")]


def _is(value: Any, annotation: str, classes: Mapping[str, type], depth: int = 0) -> bool:
    """Whether a value matches an annotation. True if it cannot be determined."""
    options = _split(annotation, "|")
    if len(options) > 1:
        # Anything may be told to be true or false, but not where something else is meant.
        options = [each for each in options if each != "bool"]
        return any(_is(value, option, classes, depth) for option in options)
    name, inside = _form(annotation)
    if name in _ALIASES:
        return _is(value, _ALIASES[name], classes, depth)
    if name == "None":
        return value is None
    if name == "float":
        return _is_number(value)
    if name == "int":
        return hasattr(value, "__index__") and not _is_array(value)
    if name == "str":
        return isinstance(value, str)
    if name == "os.PathLike":
        return hasattr(value, "__fspath__")
    if name == "Callable":
        return callable(value)
    if name in ("Mapping", "dict"):
        return isinstance(value, Mapping)
    if name in ("bytes", "bytearray", "memoryview"):
        return type(value).__name__ == name
    if name == "Literal":
        return any(repr(value) == each for each in inside)
    if name in _MANY:
        if isinstance(value, (str, bytes, Mapping)) or not hasattr(value, "__iter__"):
            return False
        if getattr(value, "shape", None) == ():
            return False
        if hasattr(value, "dtype") and inside and inside[0] in ("float", "int", "Numbers"):
            return value.dtype.kind in ("biufO" if inside[0] != "int" else "biuO")
        if not inside or not isinstance(value, (list, tuple)):
            return True
        return depth < _DEEPEST and all(_is(each, inside[0], classes, depth + 1) for each in value)
    return isinstance(value, classes[name]) if name in classes else True


def _told(annotation: str) -> str:
    """An annotation in words."""
    words: list[str] = []
    for option in _split(annotation, "|"):
        name, inside = _form(option)
        if name in _MANY:
            text = (
                "numbers" if not inside or inside[0] in ("float", "int", "Any") else f"({_told(inside[0])}) in a list"
            )
        elif name == "Literal":
            text = " or ".join(inside)
        else:
            text = _WORDS.get(name) or f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
        if text not in words:
            words.append(text)
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _is_array(value: Any) -> bool:
    """Whether a value is an array, and not one number of numpy's."""
    return bool(getattr(value, "shape", ()))


def _is_number(value: Any) -> bool:
    """Whether a value is one number that a double can hold."""
    if isinstance(value, (str, bytes, bytearray)) or _is_array(value):
        return False
    try:
        float(value)
    except Exception:  # Whatever a class of the caller's raises.
        return False
    return True


def _too_large(value: Any, depth: int = 0) -> Any:
    """What in a value is a number beyond those that a double can hold; None if nothing is."""
    if isinstance(value, (list, tuple)):
        inside = value if depth < _DEEPEST else ()
        return next((found for each in inside if (found := _too_large(each, depth + 1)) is not None), None)
    try:
        float(value)
    except OverflowError:
        return value
    except Exception:  # Whatever a class of the caller's raises.
        return None
    return None


def _is_of_caller(error: BaseException) -> bool:
    """Whether the error was raised in a function of the caller: in a frame that is neither this package's nor Python's
    own."""
    place = error.__traceback__
    while place is not None:
        file = place.tb_frame.f_code.co_filename
        is_python = file.startswith((_PYTHON, "<")) and ("-packages" not in file or "/numpy/" in file)
        if not file.startswith(_HERE) and not is_python:
            return True
        place = place.tb_next
    return False


# What bind() says of a whole number that its C type does not hold.
_RANGE = re.compile(r"argument \d+ of \w+ (must be from (\S+) to (\S+)), not (-?\d+)$")


def _bound(signature: inspect.Signature, arguments: tuple[Any, ...], options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments by their parameters, where an option has the name of a parameter that takes none."""
    parameters = signature.parameters.values()
    given: dict[str, Any] = dict(zip(signature.parameters, arguments, strict=False))
    given.update((each.name, dict(options)) for each in parameters if each.kind is each.VAR_KEYWORD)
    return given


def _sentence(
    signature: inspect.Signature, given: Mapping[str, Any], classes: Mapping[str, type], error: Exception
) -> str:
    """A sentence about the wrong arguments of a function, as far as its annotations tell."""
    named: list[tuple[str, Any, str]] = []
    for parameter in signature.parameters.values():
        if parameter.name not in given or parameter.name in ("self", "cls"):
            continue
        value, annotation = given[parameter.name], str(parameter.annotation).strip("'\"")
        if parameter.kind is parameter.VAR_KEYWORD:
            known = getattr(classes.get(annotation.removeprefix("Unpack[").removesuffix("]")), "__annotations__", {})
            for name, each in value.items():
                of = str(getattr(known.get(name), "__forward_arg__", "Any" if known else annotation))
                named.append((name, each, of))
        else:
            values = value if parameter.kind is parameter.VAR_POSITIONAL else (value,)
            named += [(parameter.name, each, annotation) for each in values]
    if match := _RANGE.search(str(error)):
        names = [name for name, value, _ in named if isinstance(value, int) and str(int(value)) == match[4]]
        return f"{' or '.join(names) or 'a number'} {match[1]}, not {match[4]}"
    for name, value, _ in named:
        if (large := _too_large(value)) is not None:
            return f"{name} must be at most 1.8e308 in size, not {shown(large)}"
    for name, value, annotation in named:
        if not _is(value, annotation, classes):
            return f"{name} must be {_told(annotation)}, not {shown(value)}"
    odd = [each for each in named if not _is(each[1], "Numbers", classes)] or named
    return " or ".join(
        f"{name} cannot be {shown(value)}" if annotation == "Any" else f"{name} must be {_told(annotation)}"
        for name, value, annotation in odd
    )


def _plain(function: Callable[..., Any], classes: Mapping[str, type]) -> Callable[..., Any]:
    """Wraps a function so that errors about its arguments are in plain words."""

    @functools.wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except (TypeError, AttributeError, ValueError, OverflowError) as error:
            from .errors import AnimError

            if isinstance(error, AnimError) or not _INSIDE.search(str(error)) or _is_of_caller(error):
                raise
            signature = inspect.signature(function)
            given: Mapping[str, Any]
            try:
                given = signature.bind(*arguments, **options).arguments
            except TypeError:
                # An argument is missing, or an option repeats a positional argument.
                if str(error).startswith(function.__qualname__):
                    raise error from None
                given = _bound(signature, arguments, options)
            told = _sentence(signature, given, classes, error)
            # A number that no double holds is a TypeError of ctypes.
            is_value = isinstance(error, (ValueError, OverflowError)) or "must be at most" in told
            raise (ValueError if is_value else TypeError)(told) from error

    call.speaks_plainly = True  # type: ignore[attr-defined]
    return call


def _fits(value: Any, annotation: str, classes: Mapping[str, type]) -> bool:
    """Whether a value is of the type of an annotation: as _is, and a number is one that a double can hold."""
    for option in _split(annotation, "|"):
        if option == "bool":
            # Or numpy's.
            fits = type(value).__name__ in ("bool", "bool_")
        elif option == "float" and not isinstance(value, (str, bytes, bytearray)):
            try:
                float(value)
                fits = True
            except (TypeError, ValueError, OverflowError):
                fits = False
        elif option == "int":
            # A number that is not whole is a wrong value, which the function tells.
            fits = isinstance(value, float) or (hasattr(value, "__index__") and not hasattr(value, "__len__"))
        else:
            fits = _is(value, option, classes)
        if fits:
            return True
    return False


def checked(**classes: type) -> Callable[[_Function], _Function]:
    """Compares the arguments of a function with its annotations before it begins: for those that take long, or could
    leave something half done. classes are those that its annotations name. What an annotation does not tell, such as an
    alias, is left to the function."""

    def decorate(function: _Function) -> _Function:
        signature = inspect.signature(function)
        told = {each.name: str(each.annotation).strip("'\"") for each in signature.parameters.values()}

        @functools.wraps(function)
        def call(*arguments: Any, **options: Any) -> Any:
            named = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
            if len(named) == len(signature.parameters):
                for name in options:
                    if name not in signature.parameters:
                        raise unknown_option(function.__name__, name, (each.name for each in named))
            given = signature.bind(*arguments, **options).arguments
            for name, value in given.items():
                # Words are told by the function, with the nearest.
                annotation = "str" if told[name].startswith("Literal") else told[name]
                if signature.parameters[name].kind is inspect.Parameter.VAR_KEYWORD:
                    continue
                if not _fits(value, annotation, classes):
                    raise TypeError(f"{name} must be {_told(annotation)}, not {shown(value)}")
            return function(*arguments, **options)

        return call  # type: ignore[return-value]

    return decorate


def _members(owner: type) -> Iterable[tuple[str, Any]]:
    return [(name, each) for name, each in vars(owner).items() if not name.startswith("_") or name in _SPECIAL]


def _speak(owner: type, classes: Mapping[str, type]) -> None:
    for name, member in _members(owner):
        label = f"{owner.__name__}.{name}"
        function = getattr(member, "__func__", getattr(member, "fset", member))
        if label in _OFTEN or hasattr(function, "speaks_plainly"):
            continue
        if isinstance(member, FunctionType) and member.__module__.startswith(__package__):
            if member.__code__.co_argcount + member.__code__.co_kwonlyargcount > 1 or member.__code__.co_flags & 12:
                setattr(owner, name, _plain(member, classes))
        elif isinstance(member, (classmethod, staticmethod)):
            setattr(owner, name, type(member)(_plain(member.__func__, classes)))
        elif isinstance(member, property) and isinstance(member.fset, FunctionType):
            setattr(owner, name, member.setter(_plain(member.fset, classes)))


def speak_plainly(modules: Sequence[Any]) -> None:
    """Wraps the public functions of modules, and the methods and setters of their classes and bases."""
    public = [(module, name, getattr(module, name)) for module in modules for name in module.__all__]
    classes = {name: each for _, name, each in public if isinstance(each, type)}
    for module, name, each in public:
        if isinstance(each, FunctionType) and not hasattr(each, "speaks_plainly"):
            setattr(module, name, _plain(each, classes))
        elif isinstance(each, type) and not issubclass(each, (enum.Enum, BaseException)):
            for owner in each.__mro__:
                if owner.__module__.startswith(__package__):
                    _speak(owner, classes)
