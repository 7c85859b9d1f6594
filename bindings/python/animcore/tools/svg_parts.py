# SPDX-License-Identifier: MIT
"""Shapes that are painted, and what they cover."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ..errors import AnimError
from ..path import Path
from ..values import Rectangle
from .svg_numbers import Matrix

__all__ = ["Part", "clipped", "united"]

# A clip that leaves all but this part of a side is none: outlines stay as they were drawn.
_SLIGHT = 0.005


@dataclass(frozen=True)
class Part:
    """A shape that is painted: its path, whether its inside is filled, the stroke's width, 0 for none, and the clips
    around it. The matrix is to the coordinates of the file, which those of the clips are."""

    path: Path
    # What is stroked: the path, or its dashes.
    line: Path
    matrix: Matrix
    is_filled: bool
    is_even_odd: bool
    width: float
    cap: Literal["butt", "round", "square"]
    join: Literal["miter", "round", "bevel"]
    miter_limit: float
    clips: tuple[Path, ...] = ()
    # Whether the fill and the stroke hide what is masked.
    is_black: tuple[bool, bool] = (False, False)

    @property
    def scale(self) -> float:
        """How much larger strokes are in the file, as a mean of both axes."""
        return math.sqrt(abs(self.matrix[0] * self.matrix[3] - self.matrix[1] * self.matrix[2]))

    def inside(self) -> Path:
        """What it covers, by the non-zero rule."""
        whole = self.filled
        if self.width:
            whole = united(whole, self.stroked)
        return clipped(whole, self.clips)

    @property
    def filled(self) -> Path:
        """What its fill covers but for clips: the outlines as they are where both rules give the same."""
        if not self.is_filled:
            return Path()
        found = self.path
        if self.is_even_odd:
            try:
                odd, all_of_it = self.path.simplified(rule="evenodd"), self.path.simplified()
                found = self.path if _is_same(odd.area, all_of_it.area) else odd
            except AnimError:
                pass
        return found.transformed(self.matrix)

    @property
    def stroked(self) -> Path:
        """What its stroke covers but for clips."""
        try:
            found = self.line.stroked(
                self.width, cap=self.cap, join=self.join, miter_limit=self.miter_limit, simplified=True
            )
        except AnimError:
            # So many crossings that it would take long, or numbers beyond what is combined.
            found = self.path if not self.is_filled else Path()
        return found.transformed(self.matrix)


def united(one: Path, other: Path) -> Path:
    """The union of two paths; the first one alone where the two cross too often."""
    if len(one) == 0 or len(other) == 0:
        return one if len(one) else other
    try:
        return one | other
    except AnimError:
        # So many crossings that it would take long.
        return one


def clipped(whole: Path, clips: Sequence[Path]) -> Path:
    """The part of a path inside all of the clips; an empty path where there is none."""
    for clip in clips:
        if len(clip) == 0 or len(whole) == 0:
            return Path()
        if _holds(clip, whole.bounds):
            continue
        try:
            cut = whole & clip
            whole = whole if _is_same(cut.area, whole.simplified().area) else cut
        except AnimError:
            # So many crossings that it would take long.
            continue
    return whole


def _holds(clip: Path, box: Rectangle) -> bool:
    """Whether a clip is a rectangle around a box."""
    view = clip.bounds
    x, y = _SLIGHT * view.width, _SLIGHT * view.height
    return (
        len(clip) == 5
        and _is_same(abs(clip.area), view.width * view.height)
        and view.x - x <= box.x
        and view.y - y <= box.y
        and box.x + box.width <= view.x + view.width + x
        and box.y + box.height <= view.y + view.height + y
    )


def _is_same(one: float, other: float) -> bool:
    return abs(one - other) <= 1e-9 * max(abs(one), abs(other))
