# SPDX-License-Identifier: MIT
"""Lottie's properties: values that stand, and key frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .fitting import Fit, KeyFrame, Row
from .geometry import Contour
from .tracks import digits_of

__all__ = ["Properties", "plain", "row_of", "still"]


def plain(number: float, digits: int | None = None) -> float:
    """A number as it is written: with so many digits behind the point, or as many as it needs."""
    value = round(number, digits_of(number) if digits is None else digits) + 0.0
    return int(value) if value == int(value) else value


def row_of(row: Sequence[float], factor: float = 1.0) -> list[float]:
    """Numbers as they are written, times a factor."""
    return [plain(part * factor) for part in row]


def still(value: Any) -> dict[str, Any]:
    """A property that stands."""
    return {"a": 0, "k": value}


# What is just before, in frames.
JUST = 0.001
STRAIGHT = KeyFrame(0.0, ())


class Properties:
    """Makes properties on a clock of so many frames a second."""

    def __init__(self, fps: int) -> None:
        self.fps = fps

    def frame(self, time: float) -> float:
        """A time in frames."""
        return plain(time * self.fps)

    def prop(self, fit: Fit, value: Callable[[Row], Any], has_holds: bool = True) -> dict[str, Any]:
        """A property with key frames, or one that stands. Without holds, what is held has a second key frame just
        before the next: ThorVG does not hold a gradient's stops."""
        if fit.is_still:
            return still(value(fit.keys[0].row))
        keys = []
        for index, key in enumerate(fit.keys):
            made: dict[str, Any] = {"t": self.frame(key.time), "s": _listed(value(key.row))}
            keys.append(made)
            if index + 1 == len(fit.keys):
                break
            if has_holds or not key.is_held:
                made |= _easing(key)
                continue
            made |= _easing(STRAIGHT)
            keys.append({**made, "t": plain(self.frame(fit.keys[index + 1].time) - JUST)})
        return {"a": 1, "k": keys}

    def path(self, fit: Fit, contours: list[Contour], which: int, is_closed: bool = False) -> dict[str, Any]:
        """One subpath of an outline that moves as a whole."""
        start = 6 * sum(contour.corners for contour in contours[:which])
        contour = contours[which]

        def value(row: Row) -> dict[str, Any]:
            corners = [row[start + 6 * i : start + 6 * i + 6] for i in range(contour.corners)]
            return {
                "v": [row_of(corner[:2]) for corner in corners],
                "i": [row_of(corner[2:4]) for corner in corners],
                "o": [row_of(corner[4:]) for corner in corners],
                "c": contour.is_closed or is_closed,
            }

        return self.prop(fit, value)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _easing(key: KeyFrame) -> dict[str, Any]:
    if key.is_held:
        return {"h": 1}
    y1, y2 = key.handles or (1 / 3, 2 / 3)
    return {"o": {"x": [0.333333], "y": [plain(y1, 6)]}, "i": {"x": [0.666667], "y": [plain(y2, 6)]}}
