# SPDX-License-Identifier: MIT
"""Shapes that morph into each other, a spring that moves them, and how far apart two paths are."""

from __future__ import annotations

import math

import numpy
from animcore import Path, Spring

SPRING = Spring(1, 100, 6)
SECOND = 705_600_000


def star(points: int, radius: float = 50.0, inner: float = 0.45, turn: float = 0.0) -> Path:
    path = Path()
    for index in range(2 * points):
        r = radius if index % 2 == 0 else radius * inner
        angle = index * math.pi / points + turn
        at = 60 + r * math.sin(angle), 60 - r * math.cos(angle)
        path.move(*at) if index == 0 else path.line(*at)
    return path.close()


def disc(radius: float = 50.0) -> Path:
    return Path().add_ellipse(60 - radius, 60 - radius, 2 * radius, 2 * radius)


def ring() -> Path:
    path = disc()
    hole = disc(30).reversed()
    return path.append(hole.verbs, hole.coordinates)


def bars() -> Path:
    path = Path()
    for y in (20, 55, 90):
        path.add_rectangle(10, y, 100, 12)
    return path


def cross() -> Path:
    path = Path()
    corners = [(1, 0), (3, 2), (5, 0), (6, 1), (4, 3), (6, 5), (5, 6), (3, 4), (1, 6), (0, 5), (2, 3), (0, 1)]
    for index, (x, y) in enumerate(corners):
        path.move(20 * x, 20 * y) if index == 0 else path.line(20 * x, 20 * y)
    return path.close()


PAIRS = [(star(5), disc()), (ring(), bars()), (bars(), cross()), (disc(), star(7, turn=0.3)), (cross(), ring())]


def oscillator(t: float, start: float, velocity: float, target: float) -> tuple[float, float]:
    """Of mass 1, stiffness 100, damping 6: x'' = 100 (target - x) - 6 x'."""
    decay, frequency = 3.0, math.sqrt(100 - 9)
    a = start - target
    b = (velocity + decay * a) / frequency
    wave = a * math.cos(frequency * t) + b * math.sin(frequency * t)
    slope = frequency * (b * math.cos(frequency * t) - a * math.sin(frequency * t))
    decayed = math.exp(-decay * t)
    return target + decayed * wave, decayed * (slope - decay * wave)


def distance(path: Path, other: Path) -> float:
    if list(path.verbs) != list(other.verbs):
        return math.inf
    return float(numpy.abs(numpy.array(path.coordinates) - numpy.array(other.coordinates)).max())
