# SPDX-License-Identifier: MIT
"""Writes ../motion/spring_settling_times.json, spring_backward.json, spring_blends.json and spring_presets.json.

Settling times are found by walking: the motion is cut at its extrema (found by halving, on samples) into pieces on
which it is monotone, and the last piece that leaves the threshold is halved. No closed form for an extremum or a
crossing is used. The motion is evaluated by the complex characteristic roots with 120 digits.
Run: python3 springs_exact.py
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import mpmath as mp
from springs import motion, write  # type: ignore[import-not-found, unused-ignore]

Number = Any
DIGITS = 120


class Motion:
    """y = A e^(r1 t) + B e^(r2 t), or (a + b t) e^(-alpha t), and its derivatives."""

    def __init__(self, mass: float, stiffness: float, damping: float, e0: float, v0: float) -> None:
        with mp.workdps(DIGITS):
            m, k, c = mp.mpf(mass), mp.mpf(stiffness), mp.mpf(damping)
            self.e0, self.v0 = mp.mpf(e0), mp.mpf(v0)
            self.alpha = c / (2 * m)
            self.square = k / m
            self.discriminant = self.alpha**2 - self.square
            if self.discriminant:
                root = mp.sqrt(self.discriminant)
                self.fast_root = -self.alpha - root
                self.slow_root = self.square / self.fast_root
                self.slow_part = (self.v0 - self.fast_root * self.e0) / (2 * root)
                self.fast_part = (self.slow_root * self.e0 - self.v0) / (2 * root)

    def derivative(self, t: Number, order: int) -> Number:
        with mp.workdps(DIGITS):
            if not self.discriminant:
                a, b = self.e0, self.v0 + self.alpha * self.e0
                for _ in range(order):
                    a, b = b - self.alpha * a, -self.alpha * b
                return (a + b * t) * mp.exp(-self.alpha * t)
            slow = self.slow_part * self.slow_root**order * mp.exp(self.slow_root * t)
            fast = self.fast_part * self.fast_root**order * mp.exp(self.fast_root * t)
            return mp.re(slow + fast)

    def last(self, order: int, threshold: float) -> Number:
        """The last time at which the derivative is outside the threshold; 0 when it never is."""
        if threshold == mp.inf:
            return mp.mpf(0)
        level = mp.mpf(threshold)
        swings = self.discriminant < 0
        slow = self.alpha if swings or not self.discriminant else -self.slow_root
        fast = mp.sqrt(self.square) if swings or not self.discriminant else -self.fast_root
        if slow == 0:
            size = mp.sqrt(self.derivative(0, order) ** 2 + self.derivative(0, order + 1) ** 2 / self.square)
            return mp.inf if size > level else mp.mpf(0)
        # |y| <= (a + b t) e^(-slow t): some time beyond the last crossing.
        a = abs(self.derivative(0, order))
        b = abs(self.derivative(0, order + 1)) + fast * a
        if a == b == 0:
            return mp.mpf(0)
        end = 2 * mp.log((a + b / slow) / level) / slow
        if swings:
            size = 2 * abs(self.slow_part * self.slow_root**order)
            end = min(end, mp.log(size / level) / slow)
        if end <= 0:
            return mp.mpf(0)
        end += mp.mpf("0.001") / fast
        if swings:
            period = 2 * mp.pi / mp.sqrt(-self.discriminant)
            while end > 0:
                start = max(mp.mpf(0), end - 2 * period)
                found = self.last_between(order, level, [start + (end - start) * i / 64 for i in range(65)])
                if found is not None:
                    return found
                end = start
            return mp.mpf(0)
        first = min(mp.mpf("1e-8") / fast, end / 100)
        step = mp.log(end / first) / 1200
        times = [mp.mpf(0)] + [first * mp.exp(step * i) for i in range(1201)]
        found = self.last_between(order, level, times)
        return mp.mpf(0) if found is None else found

    def last_between(self, order: int, level: Number, times: list[Number]) -> Number | None:
        signs = [mp.sign(self.derivative(t, order + 1)) for t in times]
        cuts = [times[0]]
        for index in range(len(times) - 1):
            if signs[index] * signs[index + 1] < 0:
                cuts.append(
                    halve(
                        times[index],
                        times[index + 1],
                        lambda t, sign=signs[index]: mp.sign(self.derivative(t, order + 1)) == sign,
                    )
                )
            cuts.append(times[index + 1])
        sizes = [abs(self.derivative(t, order)) for t in cuts]
        for index in range(len(cuts) - 2, -1, -1):
            if sizes[index] > level >= sizes[index + 1]:
                return halve(cuts[index], cuts[index + 1], lambda t: abs(self.derivative(t, order)) > level)
        return None


def halve(low: Number, high: Number, is_below: Any) -> Number:
    for _ in range(140):
        middle = (low + high) / 2
        if is_below(middle):
            low = middle
        else:
            high = middle
    return high


def damping_of(ratio: float, mass: float, stiffness: float) -> float:
    return float(2 * mp.mpf(ratio) * mp.sqrt(mp.mpf(mass) * mp.mpf(stiffness)))


def settling_cases() -> list[dict[str, Any]]:
    generator = random.Random(2024)
    ratios = (0, 1e-9, 1e-3, 0.05, 0.3, 0.7, 0.86, 0.99, 1 - 1e-6, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-6, 1.1, 2, 50, 1e8)
    bodies = ((1.0, 100.0), (2.5, 7.3), (1e-300, 1e-298))
    states = ((1.0, 0.0), (0.0, 12.0), (-3.0, 41.0), (2.0, -70.0))
    thresholds = ((0.001, 0.001), (0.01, float("inf")), (float("inf"), 0.5), (1e-8, 1e-6), (1e-320, 1.0))
    cases = []
    for ratio, (mass, stiffness), (e0, v0), (x, v) in itertools.product(ratios, bodies, states, thresholds):
        # One in three, so that the file stays small.
        if generator.random() > 0.3:
            continue
        damping = damping_of(ratio, mass, stiffness)
        swing = Motion(mass, stiffness, damping, e0, v0)
        position, speed = swing.last(0, x), swing.last(1, v)
        time, order = (position, 0) if position >= speed else (speed, 1)
        sensitivity = mp.mpf(0)
        if 0 < time < mp.inf:
            # How much the time changes, relative to the value's change.
            y, slope = abs(swing.derivative(time, order)), abs(swing.derivative(time, order + 1))
            sensitivity = y / (slope * time)
            if sensitivity > 1e6:
                continue  # only touched
        # JSON has no infinity: a threshold that is missing asks nothing, a time that is missing is infinite.
        case = {
            "mass": mass,
            "stiffness": stiffness,
            "damping": damping,
            "displacement": e0,
            "velocity": v0,
            "threshold": x if x < float("inf") else -1.0,
            "velocity_threshold": v if v < float("inf") else -1.0,
            "time": float(time) if time < mp.inf else -1.0,
            "sensitivity": float(sensitivity),
        }
        cases.append(case)
    return cases


def backward_cases() -> list[dict[str, Any]]:
    cases = []
    ratios = (0, 1e-6, 0.1, 0.5, 0.86, 1 - 1e-9, 1, 1 + 1e-9, 1.1, 2, 10, 50)
    bodies = ((1.0, 100.0), (1e-300, 1e-298), (3.0, 1e-7))
    states = ((1.0, 0.0), (0.0, 1.0), (-3.0, 41.0), (1.0, -9.9))
    for ratio, (mass, stiffness), (e0, v0), share in itertools.product(ratios, bodies, states, (1e-6, 0.1, 0.5)):
        damping = damping_of(ratio, mass, stiffness)
        with mp.workdps(90):
            omega = mp.sqrt(mp.mpf(stiffness) / mp.mpf(mass))
            alpha = mp.mpf(damping) / (2 * mp.mpf(mass))
            fast = omega if alpha <= omega else alpha + mp.sqrt(alpha**2 - omega**2)
            time = float(mp.mpf(share) / fast)
        # The motion is the same formula for a negative time.
        x, v, _ = motion(mass, stiffness, damping, e0, v0, -time)
        cases.append(
            {
                "mass": mass,
                "stiffness": stiffness,
                "damping": damping,
                "displacement": e0,
                "velocity": v0,
                "time": time,
                "earlier_displacement": float(x),
                "earlier_velocity": float(v),
                "energy_norm": float(mp.sqrt(v**2 + omega**2 * x**2)),
                "frequency": float(omega),
            }
        )
    return cases


def blend_cases() -> list[dict[str, Any]]:
    cases = []
    pairs = (((1.0, 100.0, 10.0), (1.0, 400.0, 12.0)), ((1.0, 100.0, 20.0), (2.0, 50.0, 80.0)))
    states = ((0.0, 1.0, 0.0), (3.0, -2.0, 40.0))
    for (old, new), (start, end, velocity), duration, share in itertools.product(
        pairs, states, (0.1, 0.25, 2.0), (0.01, 0.3, 0.5, 0.9, 0.999, 1.0, 1.7)
    ):
        time = duration * share
        t, b = mp.mpf(time), mp.mpf(duration)
        x0, v0, _ = motion(*old, start - end, velocity, time)
        x1, v1, _ = motion(*new, start - end, velocity, time)
        tau = min(mp.mpf(1), t / b)
        weight = 3 * tau**2 - 2 * tau**3
        rate = (6 * tau - 6 * tau**2) / b
        cases.append(
            {
                "old_mass": old[0],
                "old_stiffness": old[1],
                "old_damping": old[2],
                "new_mass": new[0],
                "new_stiffness": new[1],
                "new_damping": new[2],
                "duration": duration,
                "from": start,
                "to": end,
                "velocity": velocity,
                "time": time,
                "value": float(end + (1 - weight) * x0 + weight * x1),
                "velocity_result": float((1 - weight) * v0 + weight * v1 + rate * (x1 - x0)),
            }
        )
    return cases


def preset_cases() -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = []
    presets = (
        ("smooth", "0.5", "0"),
        ("snappy", "0.5", "0.15"),
        ("bouncy", "0.5", "0.3"),
        ("interactive", "0.15", "0.14"),
        ("default", "0.55", "0"),
    )
    for (name, own, bounce), duration, extra in itertools.product(presets, (0.0, 0.3), (0.0, 0.2, -0.5)):
        omega = 2 * mp.pi / (mp.mpf(duration) if duration else mp.mpf(own))
        total = mp.mpf(bounce) + mp.mpf(extra)
        ratio = 1 - total if total >= 0 else 1 / (1 + total)
        cases.append(
            {
                "name": name,
                "duration": duration,
                "extra_bounce": extra,
                "mass": 1.0,
                "stiffness": float(omega**2),
                "damping": float(2 * ratio * omega),
                "damping_ratio": float(ratio),
            }
        )
    # UIKit's (3, 1000, 500) is beyond critical damping, and played as critical.
    keyboard = float(2 * mp.sqrt(mp.mpf(3000)))
    for name, mass, stiffness, damping in (("core-animation", 1.0, 100.0, 10.0), ("uikit", 3.0, 1000.0, keyboard)):
        ratio = mp.mpf(damping) / (2 * mp.sqrt(mp.mpf(mass) * stiffness))
        cases.append(
            {
                "name": name,
                "duration": 0.0,
                "extra_bounce": 0.0,
                "mass": mass,
                "stiffness": stiffness,
                "damping": damping,
                "damping_ratio": float(ratio),
            }
        )
    return cases


def main() -> None:
    write(
        "spring_settling_times.json",
        "When a spring comes within both thresholds for good: |error| <= tolerance * time * (1 + sensitivity). -1 for "
        "a threshold asks nothing, -1 for a time is infinity.",
        "The motion by complex characteristic roots, 120 digits, cut into monotone pieces and halved (mpmath).",
        1e-14,
        settling_cases(),
    )
    write(
        "spring_backward.json",
        "The state that a spring had a time earlier: velocity error and frequency * displacement error <= tolerance * "
        "energy_norm.",
        "Closed forms by complex characteristic roots at the negative time, 90 digits (mpmath).",
        4e-15,
        backward_cases(),
    )
    write(
        "spring_blends.json",
        "A spring that gives way to another by a smooth step over a duration: |error| <= tolerance * (|from - to| + "
        "|velocity|) and 100 times that for the velocity.",
        "Closed forms by complex characteristic roots, 90 digits (mpmath), and the definition of the blend.",
        1e-14,
        blend_cases(),
    )
    write(
        "spring_presets.json",
        "Springs by name, with a duration (0: the name's own) and an extra bounce; relative tolerance.",
        "The definitions of SwiftUI, Core Animation and UIKit as their documentation gives them, 50 digits.",
        2e-15,
        preset_cases(),
    )


if __name__ == "__main__":
    main()
