# SPDX-License-Identifier: MIT
"""Exact time in flicks: a second has 705 600 000, so the usual frame and sample times are integers."""

from __future__ import annotations

from ctypes import c_int64

from . import _raw
from ._handle import whole
from .errors import check

__all__ = ["FLICKS_PER_SECOND", "flicks_from_seconds", "flicks_to_seconds"]

FLICKS_PER_SECOND = _raw.ANIM_FLICKS_PER_SECOND


def flicks_from_seconds(seconds: float) -> int:
    """The number of flicks nearest to a time in seconds (ties to even).

    Raises LimitError beyond 2**62 flicks (about 207 years) either way, ArgumentError for a time that is not finite.
    """
    flicks = c_int64()
    check(_raw.anim_flicks_from_seconds(seconds, flicks))
    return flicks.value


def flicks_to_seconds(flicks: int) -> float:
    """Converts a number of flicks (64 bits) to seconds, correctly rounded. Raises ValueError beyond 64 bits."""
    return float(_raw.anim_flicks_to_seconds(whole("flicks", flicks)))
