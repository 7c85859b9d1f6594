# SPDX-License-Identifier: MIT
"""Texts in the oracle's expressions: by Python's own strings, whose order is that of their scalars, and `decimal`.

A text is a `str`; None is one without a result: a number in it has none, or it is too long.
"""

from __future__ import annotations

import math
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from machines.oracle_expressions import Scope, Tree

LONGEST = 65_536  # bytes
COMPARISONS = ("==", "!=", "<=", ">=", "<", ">")
PREDICATES = ("contains", "startsWith", "endsWith")


def shortest(number: float) -> str:
    """The shortest decimal that reads back as the number: the digits of `repr`.

    It has an exponent where it were longer than 21 characters, the zero before a point not counted.
    """
    sign, digits, exponent = Decimal(repr(number)).normalize().as_tuple()
    assert isinstance(exponent, int)
    if number == 0:
        return "0"
    text = "".join(map(str, digits))
    plain = f"{Decimal((0, digits, exponent)):f}"
    return ("-" if sign else "") + (plain if len(plain) - plain.startswith("0.") <= 21 else f"{text}e{exponent}")


def fixed(number: float, decimals: int) -> str:
    """The exact value of the double, rounded to the nearest decimal, halves to even."""
    text = f"{Decimal(number):.{decimals}f}"
    return text.lstrip("-") if float(text) == 0 else text


def written(number: float, decimals: int | None = None) -> str | None:
    if not abs(number) <= 1e150:
        return None
    return shortest(number) if decimals is None else fixed(number, decimals)


def type_of(tree: Tree, scope: Scope) -> str:
    """The type that an expression has whatever its values are: "number", "text" or "either"."""
    match tree:
        case ("text", _) | ("call", "format", *_):
            return "text"
        case ("name", name):
            return "either" if name.startswith("event.") else "number" if scope.text(name) is None else "text"
        case ("?", _, yes, no):
            types = {type_of(yes, scope), type_of(no, scope)}
            return "text" if "text" in types else "either" if types == {"either"} else "number"
        case ("+", left, right):
            return "text" if "text" in (type_of(left, scope), type_of(right, scope)) else "number"
    return "number"


def are_texts(tree: Tree, scope: Scope) -> bool:
    """Whether an operator's sides, of which one is a text, are two."""
    return "text" in (type_of(tree[1], scope), type_of(tree[2], scope))


def text_value(tree: Tree, scope: Scope) -> str | None:
    """What an expression is that stands where a text is wanted."""
    match tree:
        case ("text", text):
            return str(text)
        case ("name", name):
            found = scope.text(name)
            if found is not None or not name.startswith("event."):
                return found
            return written(scope.number(name)) if scope.has(name) else ""
        case ("call", "format", number, *decimals):
            places = min(max(int(scope.evaluate(decimals[0])), 0), 15) if decimals else None
            return written(scope.evaluate(number), places)
        case ("?", condition, yes, no):
            return text_value(yes if scope.evaluate(condition) != 0 else no, scope)
        case ("+", left, right):
            sides = [
                written(scope.evaluate(side)) if type_of(side, scope) == "number" else text_value(side, scope)
                for side in (left, right)
            ]
            if sides[0] is None or sides[1] is None:
                return None
            joined = sides[0] + sides[1]
            return joined if len(joined.encode()) <= LONGEST else None
    raise ValueError(f"{tree} is a number")


def number_of_texts(tree: Tree, scope: Scope) -> float | None:
    """The value of what asks something of texts; None for all else."""
    match tree:
        case ("call", "length", part):
            text = text_value(part, scope)
            return math.nan if text is None else float(len(text))
        case ("call", name, whole, part) if name in PREDICATES:
            first, second = text_value(whole, scope), text_value(part, scope)
            if first is None or second is None:
                return math.nan
            match name:
                case "contains":
                    return float(second in first)
                case "startsWith":
                    return float(first.startswith(second))
            return float(first.endswith(second))
        case (operator, left, right) if operator in COMPARISONS and are_texts(tree, scope):
            first, second = text_value(left, scope), text_value(right, scope)
            if first is None or second is None:
                return float(operator == "!=")  # as of what is no number
            return float(
                {
                    "==": first == second,
                    "!=": first != second,
                    "<=": first <= second,
                    ">=": first >= second,
                    "<": first < second,
                    ">": first > second,
                }[operator]
            )
    return None
