# SPDX-License-Identifier: MIT
"""Lists of the functions of transforms: their matrices, and how one becomes another."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from .css_values import Step, ValueLeft

__all__ = ["IDENTITY", "Lists", "matrix"]

# Functions that do nothing.
IDENTITY = {"translate": (0.0, 0.0), "scale": (1.0, 1.0), "rotate": (0.0,), "skew": (0.0, 0.0)}
IDENTITY |= {"turnX": (0.0,), "turnY": (0.0,)}
_MATRIX = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
# How many functions several lists may have together.
_FUNCTIONS = 64
# What is less than this in a determinant or an angle is nothing.
_LEAST = 1e-9


def matrix(steps: list[Step]) -> tuple[float, ...]:
    """The matrix of a list of functions."""
    a, b, c, d, x, y = _MATRIX
    for step in steps:
        match step.kind, step.numbers:
            case "translate", (u, v):
                e = (1.0, 0.0, 0.0, 1.0, u, v)
            case "scale", (u, v):
                e = (u, 0.0, 0.0, v, 0.0, 0.0)
            case "turnX", (u,):
                e = (1.0, 0.0, 0.0, math.cos(u), 0.0, 0.0)
            case "turnY", (u,):
                e = (math.cos(u), 0.0, 0.0, 1.0, 0.0, 0.0)
            case "rotate", (u,):
                e = (math.cos(u), math.sin(u), -math.sin(u), math.cos(u), 0.0, 0.0)
            case "skew", (u, v):
                e = (1.0, math.tan(v), math.tan(u), 1.0, 0.0, 0.0)
            case _, numbers:
                e = numbers  # type: ignore[assignment]
        p, q, r, s, u, v = e
        a, b, c, d, x, y = (
            a * p + c * q,
            b * p + d * q,
            a * r + c * s,
            b * r + d * s,
            a * u + c * v + x,
            b * u + d * v + y,
        )
    return (a, b, c, d, x, y)


class Lists:
    """Pairs of lists that follow one another, as functions that all of them have together, and a matrix at the end.

    CSS Transforms 2, 13.2: functions mix one by one as long as they are of one kind, and from the first that is not,
    what is left of both lists mixes as matrices.
    """

    def __init__(self, steps: Callable[[str], list[Step]]) -> None:
        self.kinds = list[str]()
        self.has_half_turns = False
        self._steps = steps
        # Of two texts: the values of all functions for each, and of the matrix at the key -1; and which of them jump.
        self._pairs: dict[tuple[str, str], tuple[dict[int, Any], dict[int, Any], set[int]]] = {}

    def add(self, first: str, second: str) -> None:
        """Takes a pair; ValueLeft where it cannot be mixed in the plane, or there are too many functions."""
        if (first, second) in self._pairs:
            return
        lists = self._steps(first), self._steps(second)
        pairs = enumerate(_side_by_side(*lists))
        count = next((at for at, (a, b) in pairs if (a.kind, a.name) != (b.kind, b.name)), None)
        rests = [each[count:] if count is not None else [] for each in lists]
        if any(step.kind.startswith("turn") for rest in rests for step in rest):
            raise ValueLeft("a turn out of the plane that mixes with what is in it")
        sides: tuple[dict[int, Any], dict[int, Any]] = ({}, {})
        at = 0
        for a, b in list(_side_by_side(*lists))[:count]:
            while at < len(self.kinds) and self.kinds[at] != a.kind:
                at += 1
            if at == len(self.kinds):
                self.kinds.append(a.kind)
            sides[0][at], sides[1][at] = a.numbers, b.numbers
            at += 1
        if len(self.kinds) > _FUNCTIONS:
            raise ValueLeft("too many functions")
        sides[0][-1], sides[1][-1] = (matrix(rest) for rest in rests)
        jumps = {key for key, a in sides[0].items() if len(a) == 6 and self._are_apart(a, sides[1][key])}
        self._pairs[first, second] = (sides[0], sides[1], jumps)

    def _are_apart(self, a: tuple[float, ...], b: tuple[float, ...]) -> bool:
        """Whether two matrices do not mix, since one has no inverse."""
        if any(abs(each[0] * each[3] - each[1] * each[2]) < _LEAST for each in (a, b)):
            return a != b
        turn = math.atan2(a[1], a[0]) - math.atan2(b[1], b[0])
        self.has_half_turns |= abs(abs(math.remainder(turn, math.tau)) - math.pi) < _LEAST
        return False

    def between(self, index: int, part: slice, first: str, second: str) -> tuple[Any, Any, bool]:
        """What a part of a function is at two keyframes that follow one another. The last function is the matrix."""
        a, b, jumps = self._pairs[first, second]
        is_last = index == len(self.kinds)
        still = _MATRIX if is_last else _still(self.kinds[index])
        key = -1 if is_last else index
        return a.get(key, still)[part], b.get(key, still)[part], key in jumps

    def is_still(self, index: int, part: slice) -> bool:
        """Whether a part of a function is the same in all lists."""
        return len({value for pair in self._pairs for value in self.between(index, part, *pair)[:2]}) == 1


def _still(kind: str) -> tuple[float, ...]:
    return _MATRIX if kind == "matrix" else IDENTITY[kind]


def _side_by_side(first: list[Step], second: list[Step]) -> Iterator[tuple[Step, Step]]:
    """The functions of two lists; the shorter one goes on with what does nothing."""
    for index in range(max(len(first), len(second))):
        a, b = (each[index] if index < len(each) else None for each in (first, second))
        one = a or b or first[0]
        still = Step(one.kind, _still(one.kind), one.name)
        yield a or still, b or still
