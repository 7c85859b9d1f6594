# SPDX-License-Identifier: MIT
"""A part of Path: boolean operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from . import _raw
from ._path_regions import FillRule, rule_number
from ._path_strokes import JOINS, Join
from ._words import number_of
from .errors import check

if TYPE_CHECKING:
    from .path import Path

__all__ = ["Operation", "PathCombination"]

Operation: TypeAlias = Literal["union", "intersection", "difference", "exclusion"]

_OPERATIONS: dict[str, int] = {
    "union": _raw.ANIM_PATH_OPERATION_UNION,
    "intersection": _raw.ANIM_PATH_OPERATION_INTERSECTION,
    "difference": _raw.ANIM_PATH_OPERATION_DIFFERENCE,
    "exclusion": _raw.ANIM_PATH_OPERATION_EXCLUSION,
}


class PathCombination:
    """Boolean operations on the insides of paths: a | b, a & b, a - b and a ^ b are combined() with the non-zero rule.

    The resulting contours do not cross: outer ones run clockwise on the screen, holes counterclockwise, so both fill
    rules give the same. Lines and curves keep their type and are cut only where outlines cross. Open subpaths count as
    closed. Points within 1e-10 of the largest coordinate count as one.
    """

    __slots__ = ()

    _pointer: Any

    def combined(self, other: Path, operation: Operation, *, rule: FillRule = "nonzero") -> Path:
        """The result of a boolean operation on the insides of this path and another: "union", "intersection",
        "difference" (the area only in this path) or "exclusion" (the area in exactly one of them). rule is the fill
        rule of both. Raises LimitError for outlines with so many crossings that the operation would take more than
        about a tenth of a second."""
        number = number_of("operation", operation, _OPERATIONS)
        result = _empty()
        check(_raw.anim_path_combine(self._pointer, other._pointer, number, rule_number(rule), result._pointer))
        return result

    def simplified(self, *, rule: FillRule = "nonzero") -> Path:
        """The path without crossings and overlaps, for example of a stroke's outline: the contours of its inside.
        Raises LimitError as combined()."""
        result = _empty()
        check(_raw.anim_path_simplify(self._pointer, rule_number(rule), result._pointer))
        return result

    def offset(
        self,
        distance: float,
        *,
        join: Join = "miter",
        miter_limit: float = 4.0,
        tolerance: float = 0.0,
        rule: FillRule = "nonzero",
    ) -> Path:
        """The inside grown by a distance on all sides, or shrunk by a negative one.

        join and miter_limit (at least 1) are as for stroked(): they apply to outer corners when growing, to inner ones
        when shrinking. tolerance is the largest distance of curves from the exact ones; 0 is a thousandth of twice the
        distance. Raises LimitError as combined(), and for a distance beyond 5e149.
        """
        numbers = number_of("join", join, JOINS), miter_limit, tolerance, rule_number(rule)
        result = _empty()
        check(_raw.anim_path_offset(self._pointer, distance, *numbers, result._pointer))
        return result

    def __or__(self, other: Path) -> Path:
        return self.combined(other, "union")

    def __and__(self, other: Path) -> Path:
        return self.combined(other, "intersection")

    def __sub__(self, other: Path) -> Path:
        return self.combined(other, "difference")

    def __xor__(self, other: Path) -> Path:
        return self.combined(other, "exclusion")


def _empty() -> Path:
    from .path import Path

    return Path()
