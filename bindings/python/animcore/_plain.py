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

from ._words import unknown_option

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
    r"|does not support|must be an iterable|initializer|ordinal|item \d|sequence item|no ufunc|array element|dtype"
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
# For each annotation name its description, and a test of a value.
_WORDS: dict[str, str] = {
    "None": "None",
    "float": "a number",
    "int": "a whole number",
    "str": "a text",
    "bytes": "bytes",
    "bool": "True or False",
    "Value": _NUMBERS,
    "AnimatedValue": "a number, a sequence of numbers, a color or a Path",
    "AnyArray": "an array of numbers",
    "FloatArray": "an array of numbers",
    "Curve": "a CubicBezier or a curve's name",
    "Motion": "a Spring, a CubicBezier, an Easing, or the name of a spring or curve",
    "ColorLike": "a color",
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
    "AnimatedValue": "float | Sequence[float] | str | Path",
    "AnyArray": "Iterable[Any]",
    "FloatArray": "Iterable[Any]",
    "Doubles": "Iterable[Any]",
    "Curve": "CubicBezier | str",
    "Motion": "Spring | CubicBezier | Easing | str | None",
    "ColorLike": "str | Sequence[float]",
    "EventValue": "float | bool | str",
    "Paint": "SolidPaint | LinearGradient | RadialGradient | AngularGradient",
}
_MANY = ("Iterable", "Sequence", "list", "tuple", "Collection")


def shown(value: object) -> str:
    """A value, as shown at the end of a sentence."""
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        text = repr(value)
        return text if len(text) <= 40 else f"{text[:40]}…"
    if isinstance(value, (list, tuple)) and len(value) < 4 and all(not isinstance(each, list) for each in value):
        inside = ", ".join(map(shown, value))
        return f"[{inside}]" if isinstance(value, list) else f"({inside})"
    name = type(value).__name__
    return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"


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


def _is(value: Any, annotation: str, classes: Mapping[str, type]) -> bool:
    """Whether a value matches an annotation. True if it cannot be determined."""
    options = _split(annotation, "|")
    if len(options) > 1:
        return any(_is(value, option, classes) for option in options)
    name, inside = _form(annotation)
    if name in _ALIASES:
        return _is(value, _ALIASES[name], classes)
    if name == "None":
        return value is None
    if name == "float":
        return hasattr(value, "__float__") or hasattr(value, "__index__")
    if name == "int":
        return hasattr(value, "__index__")
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
        return not isinstance(value, (list, tuple)) or all(_is(each, inside[0], classes) for each in value if inside)
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


def _is_number_or_many(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_is_number_or_many(each) for each in value)
    return hasattr(value, "__float__") or hasattr(value, "__index__") or hasattr(value, "__array__")


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


def _sentence(signature: inspect.Signature, given: Mapping[str, Any], classes: Mapping[str, type]) -> str:
    """A sentence about the wrong arguments of a function, as far as its annotations tell."""
    untold: list[tuple[str, Any]] = []
    if "options" in given and "options" not in signature.parameters:
        untold += [("an argument", each) for each in given["given"]] + list(given["options"].items())
    for parameter in signature.parameters.values():
        if parameter.name not in given or parameter.name in ("self", "cls"):
            continue
        value, annotation = given[parameter.name], str(parameter.annotation).strip("'\"")
        if parameter.kind is parameter.VAR_KEYWORD:
            known = getattr(classes.get(annotation.removeprefix("Unpack[").removesuffix("]")), "__annotations__", {})
            for name, each in value.items():
                of = str(getattr(known.get(name), "__forward_arg__", ""))
                if of and not _is(each, of, classes):
                    return f"{name} must be {_told(of)}, not {shown(each)}"
                untold.append((name, each))
            continue
        for each in value if parameter.kind is parameter.VAR_POSITIONAL else (value,):
            if not _is(each, annotation, classes):
                return f"{parameter.name} must be {_told(annotation)}, not {shown(each)}"
            untold.append((parameter.name, each))
    odd = [f"{each} cannot be {shown(value)}" for each, value in untold if not _is_number_or_many(value)]
    return " or ".join(odd or [f"{each} cannot be {shown(value)}" for each, value in untold])


def _plain(function: Callable[..., Any], classes: Mapping[str, type]) -> Callable[..., Any]:
    """Wraps a function so that errors about its arguments are in plain words."""

    @functools.wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except (TypeError, AttributeError, ValueError) as error:
            from .errors import AnimError

            if isinstance(error, AnimError) or not _INSIDE.search(str(error)) or _is_of_caller(error):
                raise
            signature = inspect.signature(function)
            try:
                given = signature.bind(*arguments, **options).arguments
            except TypeError:
                # An argument is missing, or an option repeats a positional argument.
                if str(error).startswith(function.__qualname__):
                    raise error from None
                given = {"given": arguments[1:], "options": options}
            told = _sentence(signature, given, classes)
            raise (ValueError if isinstance(error, ValueError) else TypeError)(told) from error

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
