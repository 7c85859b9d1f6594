# SPDX-License-Identifier: MIT
"""Motion worked out by hand, or by mpmath with 30 digits: what the stage's numbers are compared with."""

from __future__ import annotations

import mpmath
from animcore import CubicBezier, Spring

mpmath.mp.dps = 30

# x(s) = s, so that y = 3x² - 2x³: a timing curve with a closed form.
SMOOTH = CubicBezier(1 / 3, 0, 2 / 3, 1)


def smooth(progress: float) -> float:
    """What SMOOTH gives."""
    x = min(max(progress, 0.0), 1.0)
    return x * x * (3 - 2 * x)


def smooth_slope(progress: float) -> float:
    """How fast it changes."""
    return 6 * progress * (1 - progress) if 0 < progress < 1 else 0.0


def spring_at(spring: Spring, time: float, start: float, end: float, velocity: float = 0.0) -> tuple[float, float]:
    """Value and velocity of a spring, by the solution of m x'' + c x' + k (x - end) = 0 with complex roots."""
    mass, stiffness, damping, t = map(mpmath.mpf, (spring.mass, spring.stiffness, spring.damping, time))
    root = mpmath.sqrt(mpmath.mpc(damping**2 - 4 * mass * stiffness))
    distance, speed = mpmath.mpf(start) - mpmath.mpf(end), mpmath.mpf(velocity)
    if root == 0:
        rate = -damping / (2 * mass)
        factor = speed - rate * distance
        value = (distance + factor * t) * mpmath.exp(rate * t)
        rate_of_change = (factor + rate * (distance + factor * t)) * mpmath.exp(rate * t)
    else:
        first, second = (-damping + root) / (2 * mass), (-damping - root) / (2 * mass)
        b = (speed - first * distance) / (second - first)
        a = distance - b
        value = a * mpmath.exp(first * t) + b * mpmath.exp(second * t)
        rate_of_change = a * first * mpmath.exp(first * t) + b * second * mpmath.exp(second * t)
    return float(mpmath.re(value) + mpmath.mpf(end)), float(mpmath.re(rate_of_change))
