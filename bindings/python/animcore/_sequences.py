# SPDX-License-Identifier: MIT
"""Sequences whose errors name what was given and what there is."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, TypeVar

from ._handle import whole
from ._words import shown

__all__ = ["PlainSequence", "place_in"]

_Element = TypeVar("_Element", covariant=True)


def place_in(count: int, index: int, what: str) -> int:
    """The place of an index among so many, which counts from the end where it is negative. Raises IndexError."""
    place = operator.index(index)
    if not -count <= place < count:
        there = f"index must be from {-count} to {count - 1}, not {place}"
        raise IndexError(there if count else f"there are no {what}")
    return place % count


class PlainSequence(Sequence[_Element]):
    """A sequence whose `index` names the missing item in its error."""

    __slots__ = ()

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The first index of a value, between start and stop. Raises ValueError where it is not there."""
        first = whole("start", start)
        last = None if stop is None else whole("stop", stop)
        for place in range(len(self))[first:last]:
            if self[place] is value or self[place] == value:
                return place
        raise ValueError(f"value is {shown(value)}, which is not in the {type(self).__name__}")
