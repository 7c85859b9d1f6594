# SPDX-License-Identifier: MIT
"""How an angle turns to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from . import _raw
from ._words import number_of

__all__ = ["Turn"]

# By the difference of its numbers, or the shortest way, by at most half a turn.
Turn: TypeAlias = Literal["as-given", "shortest"]
_NUMBERS: Mapping[str, int] = {"as-given": _raw.ANIM_TURN_AS_GIVEN, "shortest": _raw.ANIM_TURN_SHORTEST}


def turn_number(turn: Turn) -> int:
    """The core's number of a word."""
    return number_of("turn", turn, _NUMBERS)
