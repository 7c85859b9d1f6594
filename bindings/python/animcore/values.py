# SPDX-License-Identifier: MIT
"""The values of properties and pictures: colors, rectangles, transforms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from . import _raw
from ._plain import NO_NUMBERS, shown
from ._words import enumerated

__all__ = ["Color", "ColorLike", "Rectangle", "Size", "Transform", "Value", "ValueKind"]


class ValueKind(str, Enum):
    """The kind of a property's value. Each member equals its name as a string: ValueKind.SCALAR == "scalar"."""

    SCALAR = "scalar"  # a float
    VECTOR2 = "vector2"  # a tuple of two floats
    VECTOR3 = "vector3"
    VECTOR4 = "vector4"
    ANGLE = "angle"  # a float in radians; positive turns clockwise on the screen; interpolated as given
    COLOR = "color"  # a Color
    SIZE = "size"  # a Size
    RECTANGLE = "rectangle"  # a Rectangle
    TRANSFORM = "transform"  # a Transform; interpolated by its decomposition, as CSS does
    VECTOR = "vector"  # a tuple of any number of floats
    PATH = "path"  # a Path

    def __str__(self) -> str:
        return self.value

    @property
    def component_count(self) -> int:
        """How many numbers a value of this kind has; 0 for vectors and paths, which vary."""
        return _COMPONENTS.get(self, 0)


_COMPONENTS = {
    ValueKind.SCALAR: 1,
    ValueKind.VECTOR2: 2,
    ValueKind.VECTOR3: 3,
    ValueKind.VECTOR4: 4,
    ValueKind.ANGLE: 1,
    ValueKind.COLOR: 4,
    ValueKind.SIZE: 2,
    ValueKind.RECTANGLE: 4,
    ValueKind.TRANSFORM: 6,
}
_OTHER_NAMES = {"color": "color", "vec2": "vector2", "vec3": "vector3", "vec4": "vector4"}
_VECTORS = {2: ValueKind.VECTOR2, 3: ValueKind.VECTOR3, 4: ValueKind.VECTOR4}
KIND_NUMBERS: dict[ValueKind, int] = {
    ValueKind.SCALAR: _raw.ANIM_VALUE_KIND_SCALAR,
    ValueKind.VECTOR2: _raw.ANIM_VALUE_KIND_VECTOR2,
    ValueKind.VECTOR3: _raw.ANIM_VALUE_KIND_VECTOR3,
    ValueKind.VECTOR4: _raw.ANIM_VALUE_KIND_VECTOR4,
    ValueKind.ANGLE: _raw.ANIM_VALUE_KIND_ANGLE,
    ValueKind.COLOR: _raw.ANIM_VALUE_KIND_COLOR,
    ValueKind.SIZE: _raw.ANIM_VALUE_KIND_SIZE,
    ValueKind.RECTANGLE: _raw.ANIM_VALUE_KIND_RECTANGLE,
    ValueKind.TRANSFORM: _raw.ANIM_VALUE_KIND_TRANSFORM,
    ValueKind.VECTOR: _raw.ANIM_VALUE_KIND_VECTOR,
    ValueKind.PATH: _raw.ANIM_VALUE_KIND_PATH,
}
KIND_OF_NUMBER: dict[int, ValueKind] = {number: kind for kind, number in KIND_NUMBERS.items()}


class Color(NamedTuple):
    """Red, green, blue (sRGB, not premultiplied) and opacity, from 0 to 1. An interpolated one may leave that range."""

    red: float
    green: float
    blue: float
    opacity: float = 1.0

    @classmethod
    def parse(cls, text: str) -> Color:
        """Parses a color "#RGB", "#RGBA", "#RRGGBB" or "#RRGGBBAA". Raises ValueError for anything else."""
        digits = text[1:] if len(text) > 5 else "".join(2 * digit for digit in text[1:])
        if (
            not text.startswith("#")
            or len(digits) not in (6, 8)
            or not all(d in "0123456789abcdefABCDEF" for d in digits)
        ):
            raise ValueError(f'a text as a value is a color, "#RGB", "#RGBA", "#RRGGBB" or "#RRGGBBAA", not {text!r}')
        return cls(*(int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)))

    @property
    def hexadecimal(self) -> str:
        """The nearest color with 8 bits for each component, as "#RRGGBB", or "#RRGGBBAA" if it is not opaque."""
        bytes_ = [round(255 * min(max(component, 0.0), 1.0)) for component in self]
        return "#" + "".join(f"{byte:02X}" for byte in (bytes_ if bytes_[3] < 255 else bytes_[:3]))


ColorLike: TypeAlias = "str | Sequence[float]"


class Rectangle(NamedTuple):
    """x and y are the corner with the smallest coordinates; y grows downwards."""

    x: float
    y: float
    width: float
    height: float


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Transform(NamedTuple):
    """x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    tx: float = 0.0
    ty: float = 0.0


# The types of a property's value, by its kind; a path property's is a Path. The named tuples are tuples.
Value: TypeAlias = "float | tuple[float, ...] | Color | Size | Rectangle | Transform"


def six_numbers(transform: Sequence[float]) -> tuple[float, ...]:
    """The numbers of a transform. Raises TypeError unless there are six: missing ones would become zeros."""
    numbers = tuple(transform)
    if len(numbers) != 6:
        raise TypeError(f"a transform has six numbers, not {len(numbers)}")
    return numbers


def color(value: ColorLike) -> Color:
    """A color from a string or from three or four numbers."""
    if isinstance(value, str):
        return Color.parse(value)
    if len(value) not in (3, 4):
        raise ValueError(f"a color has three or four components, not {len(value)}")
    return Color(*(float(component) for component in value))


_KIND_OF_TYPE: dict[type, ValueKind] = {
    Size: ValueKind.SIZE,
    Rectangle: ValueKind.RECTANGLE,
    Transform: ValueKind.TRANSFORM,
}
_TYPE_OF_KIND: dict[ValueKind, type[Any]] = {
    ValueKind.COLOR: Color,
    ValueKind.SIZE: Size,
    ValueKind.RECTANGLE: Rectangle,
    ValueKind.TRANSFORM: Transform,
}


def kind_of(value: object, kind: ValueKind | str | None) -> ValueKind:
    """The given kind, or the one that the value suggests."""
    if kind is not None:
        return enumerated("kind", _OTHER_NAMES.get(kind, kind), ValueKind)
    if isinstance(value, (str, Color)):
        return ValueKind.COLOR
    for of_type, suggested in _KIND_OF_TYPE.items():
        if isinstance(value, of_type):
            return suggested
    if not hasattr(value, "__len__") or getattr(value, "ndim", None) == 0:
        return ValueKind.SCALAR
    _refuse_what_has_no_numbers(value)
    count = len(value)
    if count not in _VECTORS:
        raise ValueError(f'a value of {count} components needs kind="vector", or another that has so many')
    return _VECTORS[count]


def _refuse_what_has_no_numbers(value: Any) -> None:
    if isinstance(value, NO_NUMBERS):
        raise TypeError(f"a value is a number or a sequence of numbers, not {shown(value)}")


def components(value: Any, kind: ValueKind | None = None) -> tuple[float, ...]:
    """The numbers of a value; a color's opacity is 1 if it is not given."""
    if isinstance(value, str):
        return Color.parse(value)
    if hasattr(value, "__len__") and getattr(value, "ndim", None) != 0:
        _refuse_what_has_no_numbers(value)
        numbers = tuple(value)
        return (*numbers, 1.0) if kind is ValueKind.COLOR and len(numbers) == 3 else numbers
    return (float(value),)


def maker_of(kind: ValueKind, count: int) -> Callable[[Sequence[float]], Any] | None:
    """The constructor of values of a kind from their numbers; None if the value is the single number."""
    of_type = _TYPE_OF_KIND.get(kind)
    if of_type is not None:
        # As a named tuple's _make, without a Python function.
        return partial(tuple.__new__, of_type)
    return None if count == 1 and kind is not ValueKind.VECTOR else tuple


def value_of(kind: ValueKind, numbers: Sequence[float]) -> Any:
    """Makes a value of a kind from its numbers."""
    make = _TYPE_OF_KIND.get(kind)
    if make is not None:
        return make(*numbers)
    return numbers[0] if len(numbers) == 1 and kind is not ValueKind.VECTOR else tuple(numbers)
