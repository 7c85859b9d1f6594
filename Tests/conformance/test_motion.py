# SPDX-License-Identifier: MIT
"""Plays the cases of motion/, paths/ and math/ through the C interface, from Python.

The expected numbers are from outside the code under test: each file's `source` says from where.
"""

from __future__ import annotations

import json
import math
import struct
from fractions import Fraction
from pathlib import Path
from typing import Any

import animcore
import numpy as np
import pytest
from animcore import CubicBezier, LimitError, Spring
from animcore import math as core

FOLDER = Path(__file__).resolve().parent


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data.get("tolerance", 0.0), data["cases"]


def number(bits: str) -> float:
    value: float = struct.unpack(">d", bytes.fromhex(bits))[0]
    return value


def near(actual: float, expected: float, allowed: float) -> bool:
    return actual == expected or abs(actual - expected) <= allowed


# Springs


def test_springs() -> None:
    tolerance, cases = load("motion/springs.json")
    wrong = []
    for case in cases:
        spring = Spring(case["mass"], case["stiffness"], case["damping"])
        value = spring.value(case["time"], case["from"], case["to"], case["velocity"])
        velocity = spring.velocity(case["time"], case["from"], case["to"], case["velocity"])
        is_right = near(value, case["value"], tolerance * case["value_scale"])
        if not is_right or not near(velocity, case["velocity_result"], tolerance * case["velocity_scale"]):
            wrong.append((case, value, velocity))
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong[:3]}"


def test_springs_at_many_times_give_the_same_bits() -> None:
    _, cases = load("motion/springs.json")
    groups: dict[tuple[float, ...], list[float]] = {}
    for case in cases:
        key = tuple(case[part] for part in ("mass", "stiffness", "damping", "from", "to", "velocity"))
        groups.setdefault(key, []).append(case["time"])
    for (mass, stiffness, damping, start, end, velocity), times in groups.items():
        spring = Spring(mass, stiffness, damping)
        assert spring.value(times, start, end, velocity) == [spring.value(t, start, end, velocity) for t in times]
        array = spring.velocity(np.array(times), start, end, velocity)
        assert array.tolist() == [spring.velocity(t, start, end, velocity) for t in times]


def test_settling_durations() -> None:
    tolerance, cases = load("motion/spring_settling.json")
    for case in cases:
        spring = Spring(case["mass"], case["stiffness"], case["damping"])
        allows = bool(case["allows_overdamping"])
        duration = spring.settling_duration(case["velocity"], allows_overdamping=allows)
        assert duration == pytest.approx(case["duration"], rel=tolerance, abs=0), case


def test_uikit_springs() -> None:
    tolerance, cases = load("motion/spring_uikit.json")
    for case in cases:
        spring = Spring.uikit(case["duration"], case["damping_ratio"], case["velocity"])
        expected = (case["mass"], case["stiffness"], case["damping"])
        made = (spring.mass, spring.stiffness, spring.damping)
        assert made == pytest.approx(expected, rel=tolerance, abs=0), case


def test_spring_parameters() -> None:
    tolerance, cases = load("motion/spring_parameters.json")
    for case in cases:
        if case["kind"] == "perceptual":
            spring = Spring.perceptual(case["duration"], case["bounce"])
        else:
            spring = Spring.response(case["response"], case["damping_ratio"])
        expected = (case["mass"], case["stiffness"], case["damping"])
        made = (spring.mass, spring.stiffness, spring.damping)
        assert made == pytest.approx(expected, rel=tolerance, abs=0), case


# Curves


def test_curves() -> None:
    tolerance, cases = load("motion/curves.json")
    wrong = []
    for case in cases:
        curve = CubicBezier(case["x1"], case["y1"], case["x2"], case["y2"])
        y = curve(case["x"])
        is_right = near(y, case["y"], tolerance * max(1, abs(case["y"]), abs(case["y1"]), abs(case["y2"])))
        if "slope" in case:
            slope = curve.slope(case["x"])
            is_right &= near(slope, case["slope"], tolerance * 1e4 * max(1, case["slope"] ** 2))
        if not is_right or curve([case["x"]]) != [y]:
            wrong.append((case, y))
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong[:3]}"


def test_curve_inverses() -> None:
    tolerance, cases = load("motion/curve_inverses.json")
    for case in cases:
        curve = CubicBezier(case["x1"], case["y1"], case["x2"], case["y2"])
        assert near(curve.inverse(case["y"]), case["x"], tolerance), case


# Mathematics


def error_in_units(result: float, rounded: float, lack: int) -> Fraction:
    """How far a result is from the exact value, in units of the rounded value's last place."""
    unit = Fraction(math.ulp(rounded))
    exact = Fraction(rounded) + unit * lack / 1_000_000
    return abs(Fraction(result) - exact) / unit


@pytest.mark.parametrize("name", core.FUNCTIONS)
def test_mathematics(name: str) -> None:
    lines = (FOLDER / "math" / f"{name}.csv").read_text().split()
    rows = [line.split(",") for line in lines]
    arguments = [np.array([number(row[column]) for row in rows]) for column in range(len(rows[0]) - 2)]
    results = core.evaluate(name, *arguments)
    wrong = []
    for row, result in zip(rows, results.tolist(), strict=True):
        rounded = number(row[-2])
        if math.isnan(rounded):
            is_right = math.isnan(result)
        elif math.isinf(rounded) or math.isinf(result) or rounded == result:
            # One who rounds to the largest number instead of to infinity is a unit off, and no more.
            is_right = result == rounded or abs(result) == abs(rounded) or abs(result) == 1.7976931348623157e308
        else:
            is_right = error_in_units(result, rounded, int(row[-1])) <= 1
        is_right &= rounded != 0 or math.copysign(1, rounded) == math.copysign(1, result)
        if not is_right:
            wrong.append((row, result.hex(), rounded.hex()))
    assert not wrong, f"{len(wrong)} of {len(rows)}: {wrong[:5]}"


def test_flicks() -> None:
    wrong = []
    for line in (FOLDER / "math" / "flicks.csv").read_text().split():
        kind, source, expected = line.split(",")
        if expected == "none":
            with pytest.raises(LimitError):
                animcore.flicks_from_seconds(number(source))
            continue
        if kind == "r":
            is_right = animcore.flicks_from_seconds(number(source)) == int(expected)
        else:
            is_right = animcore.flicks_to_seconds(int(source)) == number(expected)
        if not is_right:
            wrong.append(line)
    assert not wrong, f"{len(wrong)}: {wrong[:5]}"
