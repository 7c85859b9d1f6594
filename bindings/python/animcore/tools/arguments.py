# SPDX-License-Identifier: MIT
"""What the arguments of the command line may be: each function reads one, or says what is wrong and what is allowed."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from ..flicks import FLICKS_PER_SECOND
from ..values import Color

__all__ = ["color_or_none", "frame_rate", "not_negative", "number", "positive", "seed", "whole"]


def number(text: str) -> float:
    """A number."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no number") from None


def positive(text: str) -> float:
    """A finite number more than 0."""
    value = number(text)
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return value


def not_negative(text: str) -> float:
    """A finite number from 0 on."""
    value = number(text)
    if not (math.isfinite(value) and value >= 0):
        raise argparse.ArgumentTypeError(f"{text} is not 0 or more")
    return value


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A whole number in a range."""

    def read(text: str) -> int:
        """A whole number of the command line."""
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text} is no whole number") from None
        if least is not None and most is not None and not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least} to {most}")
        return value

    return read


frame_rate = whole(1, FLICKS_PER_SECOND)
"""A number of frames per second."""

seed = whole(0, 2**64 - 1)
"""A seed of the random generator."""


def color_or_none(text: str) -> Color | None:
    """A background: a color, or the word none."""
    if text == "none":
        return None
    try:
        return Color.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}, or none") from None
