# SPDX-License-Identifier: MIT
"""The motion of the controls worked out by other means than the core's: closed forms, SciPy's root finder, mpmath's
curves. Nothing here calls the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import mpmath
from scipy.optimize import brentq

# Named curves of CSS and Core Animation.
EASE = (0.25, 0.1, 0.25, 1.0)
EASE_OUT = (0.0, 0.0, 0.58, 1.0)
EASE_IN_OUT = (0.42, 0.0, 0.58, 1.0)
LINEAR = (0.0, 0.0, 1.0, 1.0)

Curve = tuple[float, float, float, float]


def bezier(curve: Curve, x: float) -> float:
    """y of a cubic Bézier timing curve at x, its parameter found by bisection-like search."""
    if x <= 0 or x >= 1:
        return min(max(x, 0.0), 1.0)
    x1, y1, x2, y2 = curve

    def at(p1: float, p2: float, t: float) -> float:
        return 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t**3

    t = float(brentq(lambda s: at(x1, x2, s) - x, 0, 1, xtol=1e-15, rtol=1e-14))
    return at(y1, y2, t)


def eased(curve: Curve, start: float, end: float, begin: float, duration: float, time: float) -> float:
    """A tween's value."""
    return start + (end - start) * bezier(curve, (time - begin) / duration)


def uikit_frequency(duration: float, velocity: float = 0.0) -> float:
    """ω of UIKit's critically damped spring: (1 + (ω - v) D) e^(-ωD) = 0.001, its largest root."""

    def equation(frequency: float) -> float:
        return float((1 + (frequency - velocity) * duration) * mpmath.exp(-frequency * duration)) - 0.001

    return float(brentq(equation, 1 / duration, 100 / duration, xtol=1e-14, rtol=1e-14))


def critical(frequency: float, start: float, end: float, velocity: float, time: float) -> tuple[float, float]:
    """Value and velocity of a critically damped spring: x₁ + e^(-ωt) (e₀ + (v₀ + ωe₀) t)."""
    distance = start - end
    slope = velocity + frequency * distance
    decay = float(mpmath.exp(-frequency * time))
    value = distance + slope * time
    return end + decay * value, decay * (slope - frequency * value)


def damped(
    frequency: float, ratio: float, start: float, end: float, velocity: float, time: float
) -> tuple[float, float]:
    """Value and velocity of a spring with a damping ratio below 1, from its complex roots."""
    root = frequency * mpmath.mpc(-ratio, mpmath.sqrt(1 - mpmath.mpf(ratio) ** 2))
    distance = mpmath.mpf(start) - end
    # x - x₁ = Re(c e^(rt)), with c such that value and velocity are those at the start.
    c = mpmath.mpc(distance, -(velocity - root.real * distance) / root.imag)
    z = c * mpmath.exp(root * time)
    return float(end + z.real), float((root * z).real)


@dataclass(frozen=True)
class Block:
    """A UIKit keyframe: relative start and duration, and where it goes."""

    start: float
    duration: float
    value: float


def keyframes(
    start: float, blocks: list[Block], duration: float, curve: Curve = EASE_IN_OUT
) -> Callable[[float], float]:
    """Blocks of one property in the cubic mode, as a function of the seconds since they began.

    Between keys a cubic Hermite segment. At a key between two segments the tangent is half the way from the key before
    to the key after, in proportion to the lengths of the two segments; at the first and last key it is the segment's
    own difference. Where the value stands before or after a segment, the tangent there is 0. The timeline is eased as
    a whole.
    """
    # Segments (start, end, from, to, stands), with the gaps in which the value stands.
    segments: list[tuple[float, float, float, float, bool]] = []
    place, value = 0.0, start
    for block in blocks:
        if block.start > place:
            segments.append((place, block.start, value, value, True))
        segments.append((block.start, block.start + block.duration, value, block.value, False))
        place, value = block.start + block.duration, block.value
    if place < 1:
        segments.append((place, 1.0, value, value, True))

    def tangent(left: int) -> float:
        """The slope (per whole timeline) between the segments left and left + 1."""
        if left < 0 or left + 1 >= len(segments):
            begin, end, low, high, stands = segments[0 if left < 0 else left]
            return 0.0 if stands else (high - low) / (end - begin)
        before, after = segments[left], segments[left + 1]
        if before[4] or after[4]:
            return 0.0
        return (after[3] - before[2]) / (after[1] - before[0])

    def at(time: float) -> float:
        t = bezier(curve, time / duration)
        for index, (begin, end, low, high, stands) in enumerate(segments):
            if t <= end or index + 1 == len(segments):
                if stands:
                    return high
                length = end - begin
                u = min((t - begin) / length, 1.0)
                out, into = tangent(index - 1) * length, tangent(index) * length
                return (
                    (1 + 2 * u) * (1 - u) ** 2 * low
                    + u * (1 - u) ** 2 * out
                    + u * u * (3 - 2 * u) * high
                    + u * u * (u - 1) * into
                )
        raise AssertionError

    return at
