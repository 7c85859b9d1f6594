# SPDX-License-Identifier: MIT
"""Writes ../motion/decays.json, rubber_bands.json and pointer_velocities.json.

Decays: the closed forms with 50 digits (mpmath), each spring by its complex roots; the time at which a bound is crossed
is found by bisection of the position, not by the core's formula. All of it is checked against SciPy's DOP853 with an
event at the bound before anything is written. Rubber bands: the published formula with 50 digits. Pointer velocities:
exact least squares in rational arithmetic, by the normal equations. Run: python3 decays.py
"""

from __future__ import annotations

import itertools
import json
import math
import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
from scipy.integrate import solve_ivp

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "motion"


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    """One case a line, so that a difference shows. Infinities, which JSON has not, are written as "inf" and "-inf"."""
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    lines = ",\n".join("    " + json.dumps({key: plain(value) for key, value in case.items()}) for case in cases)
    (OUT / name).write_text(f'{head[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n')
    print(name, len(cases), "cases")


def plain(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return float(value) if isinstance(value, (mp.mpf, Fraction)) else value


def spring_motion(mass: Any, stiffness: Any, damping: Any, e: Any, v: Any, t: Any) -> tuple[Any, Any]:
    with mp.workdps(80):
        m, k, c = mp.mpf(mass), mp.mpf(stiffness), mp.mpf(damping)
        root = mp.sqrt(c * c - 4 * m * k)
        if root == 0:
            a = c / (2 * m)
            decay = mp.exp(-a * t)
            return decay * (e + (v + a * e) * t), decay * (v - a * (v + a * e) * t)
        p, q = (-c + root) / (2 * m), (-c - root) / (2 * m)
        one, two = (v - q * e) / (p - q), (p * e - v) / (p - q)
        x = one * mp.exp(p * t) + two * mp.exp(q * t)
        return mp.re(x), mp.re(p * one * mp.exp(p * t) + q * two * mp.exp(q * t))


def crossing(rate: Any, x: Any, v: Any, bound: Any) -> Any:
    """When the free decay reaches the bound: by bisection."""

    def is_short(t: Any) -> bool:
        return bool(abs(v / rate * (1 - mp.exp(-rate * t))) < abs(bound - x))

    low, high = mp.mpf(0), mp.mpf(1)
    while is_short(high):
        high *= 2
    for _ in range(220):
        middle = (low + high) / 2
        low, high = (middle, high) if is_short(middle) else (low, middle)
    return high


def decay(case: dict[str, Any]) -> dict[str, Any]:
    rate, x, v, t = (mp.mpf(case[key]) for key in ("rate", "from", "velocity", "time"))
    low, high = case["minimum"], case["maximum"]
    spring = (case["mass"], case["stiffness"], case["damping"])
    free_end = x + v / rate
    takeover, bound = mp.inf, None
    if x < low or x > high:
        takeover, bound = mp.mpf(0), mp.mpf(low if x < low else high)
        place, speed = x, v
    elif free_end < low or free_end > high:
        bound = mp.mpf(low if free_end < low else high)
        takeover = crossing(rate, x, v, bound) if x != bound else mp.mpf(0)
        place, speed = bound, v * mp.exp(-rate * takeover)
    scale = max(abs(x), abs(v / rate), abs(v), 1)
    if bound is not None and t >= takeover:
        e, s = spring_motion(*spring, place - bound, speed, t - takeover)
        value = bound + e
    else:
        value, s = x + v / rate * (1 - mp.exp(-rate * t)), v * mp.exp(-rate * t)
    return {
        "expected_value": value,
        "expected_velocity": s,
        "expected_end": free_end if bound is None else bound,
        "expected_takeover": math.inf if takeover == mp.inf else takeover,
        "scale": scale,
    }


def check_against_solver(case: dict[str, Any]) -> None:
    """The same by DOP853, with an event where a bound is crossed."""
    rate, low, high = case["rate"], case["minimum"], case["maximum"]
    x, v, t = case["from"], case["velocity"], case["time"]
    options: dict[str, Any] = {"method": "DOP853", "rtol": 1e-12, "atol": 1e-12, "max_step": 0.01}
    bound = low if x < low else high if x > high else None
    start = 0.0
    if bound is None and t > 0 and v != 0:

        def leaves(_: float, s: Any) -> float:
            return float(min(s[0] - low, high - s[0]))

        leaves.terminal = True  # type: ignore[attr-defined]
        leaves.direction = -1  # type: ignore[attr-defined]
        answer = solve_ivp(lambda _, s: [s[1], -rate * s[1]], (0, t), [x, v], events=leaves, **options)
        x, v, start = answer.y[0][-1], answer.y[1][-1], answer.t[-1]
        if answer.status == 1:
            bound = low if v < 0 else high
    if bound is not None and t > start:
        m, k, c = case["mass"], case["stiffness"], case["damping"]
        answer = solve_ivp(lambda _, s: [s[1], (-k * (s[0] - bound) - c * s[1]) / m], (start, t), [x, v], **options)
        x, v = answer.y[0][-1], answer.y[1][-1]
    facts = decay(case)
    error = max(abs(x - float(facts["expected_value"])), abs(v - float(facts["expected_velocity"])) / 10)
    assert error < 1e-8 * float(facts["scale"]), (case, x, v, facts)


def decay_cases() -> list[dict[str, Any]]:
    cases = []
    draw = random.Random(7)
    springs = ((1.0, 100.0, 20.0), (1.0, 100.0, 10.0), (2.0, 80.0, 60.0))
    starts = ((0.0, 1000.0), (50.0, -800.0), (-20.0, 0.0), (130.0, 400.0), (10.0, 30.0), (100.0, 5.0), (0.0, 0.0))
    bounds = ((-math.inf, math.inf), (0.0, 100.0), (-math.inf, 120.5))
    rates = (2.002002670673079, 10.050335853501450, 0.37)
    for rate, (low, high), (x, v), spring in itertools.product(rates, bounds, starts, springs):
        for time in draw.sample((0.0, 0.01, 0.1, 0.25, 0.7, 1.5, 4.0), 2):
            names = ("rate", "minimum", "maximum", "mass", "stiffness", "damping", "from", "velocity", "time")
            case: dict[str, Any] = dict(zip(names, (rate, low, high, *spring, x, v, time), strict=True))
            check_against_solver(case)
            cases.append({**case, **decay(case)})
    return cases


def rubber_cases() -> list[dict[str, Any]]:
    cases = []
    for dimension, coefficient, drag in itertools.product(
        (1.0, 320.0, 896.0), (0.55, 0.2, 1.0), (-5000.0, -60.5, -1e-9, 0.0, 1e-12, 1.0, 33.0, 400.0, 1e5)
    ):
        low, high = -10.0, 25.0
        x, c, d = abs(mp.mpf(drag)), mp.mpf(coefficient), mp.mpf(dimension)
        bent = (1 - 1 / (x * c / d + 1)) * d
        position = high + drag if drag >= 0 else low + drag
        exact = mp.mpf(position) - (high if drag >= 0 else low)
        bent = (1 - 1 / (abs(exact) * c / d + 1)) * d
        value = high + bent if drag >= 0 else low - bent
        cases.append(
            {
                "minimum": low,
                "maximum": high,
                "dimension": dimension,
                "coefficient": coefficient,
                "position": position,
                "expected_value": value,
            }
        )
    return cases


def solve(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """Gauss-Jordan in rational numbers."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = next(row for row in range(column, size) if rows[row][column] != 0)
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [entry / rows[column][column] for entry in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]


def fitted_slope(times: list[float], places: list[float]) -> Fraction:
    """The slope at the last time of the parabola (of the line, for two samples) by least squares."""
    degree = min(2, len(times) - 1)
    t = [Fraction(time) - Fraction(times[-1]) for time in times]
    x = [Fraction(place) for place in places]
    matrix = [[sum((u ** (i + j) for u in t), Fraction(0)) for j in range(degree + 1)] for i in range(degree + 1)]
    right = [sum((u**i * p for u, p in zip(t, x, strict=True)), Fraction(0)) for i in range(degree + 1)]
    return solve(matrix, right)[1]


def velocity_cases() -> list[dict[str, Any]]:
    draw = random.Random(11)
    cases: list[dict[str, Any]] = []
    for count, hertz, jitter, base in itertools.product(
        (2, 3, 4, 7, 20, 33), (60.0, 120.0, 240.0), (0.0, 0.25), (0.0, 1e5)
    ):
        times = [base + (index + jitter * draw.uniform(-1, 1)) / hertz for index in range(count)]
        speed, push = draw.uniform(-3000, 3000), draw.uniform(-20000, 20000)
        xs = [speed * (t - base) + push * (t - base) ** 2 + draw.uniform(-1, 1) for t in times]
        ys = [draw.uniform(-500, 500) * (t - base) + draw.uniform(0, 1) for t in times]
        kept = [i for i in range(count) if Fraction(times[-1]) - Fraction(times[i]) <= Fraction(0.1)][-20:]
        window = [times[i] for i in kept]
        cases.append(
            {
                "times": times,
                "coordinates": [number for pair in zip(xs, ys, strict=True) for number in pair],
                "release": times[-1] + 0.005,
                "expected_x": fitted_slope(window, [xs[i] for i in kept]),
                "expected_y": fitted_slope(window, [ys[i] for i in kept]),
            }
        )
    reference = cases[20]  # the normal equations against NumPy's orthogonal ones
    window = [t for t in reference["times"] if reference["times"][-1] - t <= 0.1][-20:]
    places = reference["coordinates"][0::2][-len(window) :]
    fit = np.polyfit(np.array(window) - window[-1], places, 2)[1] if len(window) > 2 else None
    assert fit is None or abs(fit - float(reference["expected_x"])) < 1e-6 * abs(fit)
    return cases


write(
    "decays.json",
    "Value and velocity of a decay at a time, where it ends and when a bound's spring takes it. Errors of value and "
    "velocity are relative to scale, those of end and takeover to themselves.",
    "50-digit closed forms, checked against SciPy's DOP853 with an event at the bound (decays.py).",
    3e-14,
    decay_cases(),
)
write(
    "rubber_bands.json",
    "Where a scroll view shows what is dragged to a position. Errors are relative to max(1, |expected|).",
    "UIScrollView's published formula with 50 digits (decays.py).",
    1e-15,
    rubber_cases(),
)
write(
    "pointer_velocities.json",
    "The velocity of a pointer at its release, from samples: x and y in turn. Errors are relative to 1000.",
    "Least squares in rational arithmetic (decays.py).",
    1e-9,
    velocity_cases(),
)
