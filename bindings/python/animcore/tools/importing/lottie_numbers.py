# SPDX-License-Identifier: MIT
"""Numbers that are known, and formulas of those that are not: what is constant is computed at once."""

from __future__ import annotations

import math

from .report import Refused

__all__ = [
    "IDENTITY",
    "Matrix",
    "Number",
    "absolute",
    "add",
    "cosine",
    "divide",
    "is_constant",
    "least",
    "multiplied",
    "multiply",
    "negative",
    "plain",
    "point_of",
    "power",
    "rotation_of",
    "sine",
    "subtract",
    "tangent",
    "within",
]

# A number, or the text of an expression of the document: a name, a call, or a formula in parentheses.
Number = float | str
# a, b, c, d, tx, ty: x' = a x + c y + tx, y' = b x + d y + ty.
Matrix = tuple[Number, Number, Number, Number, Number, Number]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def plain(value: Number) -> Number:
    """As it is written: a millionth is enough for what is drawn, and whole numbers have no point. A formula loses its
    outer parentheses."""
    if isinstance(value, str):
        return value[1:-1] if value.startswith("(") else value
    if not math.isfinite(value) or abs(value) > 1e12:
        raise Refused("a number that follows from the file is too large to be drawn")
    rounded = round(value, 6)
    return int(rounded) if rounded == int(rounded) else rounded


def _text(value: Number) -> str:
    if isinstance(value, str):
        return value
    shown = plain(value)
    return f"({shown})" if shown < 0 else str(shown)  # type: ignore[operator]


def is_constant(*values: Number) -> bool:
    """Whether none of them is a formula."""
    return not any(isinstance(value, str) for value in values)


def add(first: Number, second: Number) -> Number:
    """first + second."""
    if not isinstance(first, str):
        if not isinstance(second, str):
            return first + second
        return second if first == 0 else f"({_text(first)} + {second})"
    if not isinstance(second, str) and second <= 0:
        return first if second == 0 else f"({first} - {_text(-second)})"
    return f"({first} + {_text(second)})"


def subtract(first: Number, second: Number) -> Number:
    """first - second."""
    if not isinstance(second, str):
        return add(first, -second)
    if not isinstance(first, str) and first == 0:
        return negative(second)
    return f"({_text(first)} - {second})"


def negative(value: Number) -> Number:
    """-value."""
    return f"(-{value})" if isinstance(value, str) else -value


def multiply(first: Number, second: Number) -> Number:
    """first * second."""
    if not isinstance(first, str) and isinstance(second, str):
        first, second = second, first
    if not isinstance(second, str):
        if not isinstance(first, str):
            return first * second
        if second == 0:
            return 0.0
        if second == 1:
            return first
        if second == -1:
            return negative(first)
    return f"({first} * {_text(second)})"


def divide(first: Number, second: Number) -> Number:
    """first / second; a constant divisor of 0 gives 0."""
    if not isinstance(second, str):
        if second == 0:
            return 0.0
        return (
            first / second if not isinstance(first, str) else first if second == 1 else f"({first} / {_text(second)})"
        )
    return 0.0 if first == 0 else f"({_text(first)} / {second})"


def least(first: Number, second: Number) -> Number:
    """The smaller one."""
    if not isinstance(first, str) and not isinstance(second, str):
        return min(first, second)
    return f"min({_inner(first)}, {_inner(second)})"


def within(value: Number, low: float, high: float) -> Number:
    """Brought between two numbers, where it is constant; the core does it with a formula's result."""
    return value if isinstance(value, str) else min(max(value, low), high)


def absolute(value: Number) -> Number:
    """|value|."""
    return f"abs({_inner(value)})" if isinstance(value, str) else abs(value)


def power(base: Number, exponent: Number) -> Number:
    """base ^ exponent; 0 where that is no number."""
    if not isinstance(base, str) and not isinstance(exponent, str):
        try:
            result = math.pow(base, exponent)
        except (ValueError, OverflowError):
            return 0.0
        return result if math.isfinite(result) else 0.0
    return 1.0 if base == 1 else f"pow({_inner(base)}, {_inner(exponent)})"


def cosine(angle: Number) -> Number:
    """cos(angle)."""
    return f"cos({_inner(angle)})" if isinstance(angle, str) else math.cos(angle)


def sine(angle: Number) -> Number:
    """sin(angle)."""
    return f"sin({_inner(angle)})" if isinstance(angle, str) else math.sin(angle)


def tangent(angle: Number) -> Number:
    """tan(angle)."""
    return f"tan({_inner(angle)})" if isinstance(angle, str) else math.tan(angle)


def _inner(value: Number) -> str:
    return str(plain(value))


def multiplied(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that does the inner one first."""
    a, b, c, d, x, y = inner
    move = point_of(outer, x, y)
    return (
        add(multiply(outer[0], a), multiply(outer[2], b)),
        add(multiply(outer[1], a), multiply(outer[3], b)),
        add(multiply(outer[0], c), multiply(outer[2], d)),
        add(multiply(outer[1], c), multiply(outer[3], d)),
        *move,
    )


def point_of(matrix: Matrix, x: Number, y: Number) -> tuple[Number, Number]:
    """Where the matrix brings a point."""
    return (
        add(add(multiply(matrix[0], x), multiply(matrix[2], y)), matrix[4]),
        add(add(multiply(matrix[1], x), multiply(matrix[3], y)), matrix[5]),
    )


def rotation_of(angle: Number) -> Matrix:
    """A turn, clockwise on the screen."""
    turn_x, turn_y = cosine(angle), sine(angle)
    return (turn_x, turn_y, negative(turn_y), turn_x, 0.0, 0.0)
