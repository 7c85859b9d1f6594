# SPDX-License-Identifier: MIT
"""Plays the cases of motion/ that springs_exact.py writes through the C interface, from Python."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from animcore.spring import Spring, SpringBlend

FOLDER = Path(__file__).resolve().parent / "motion"


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data["tolerance"], data["cases"]


def level(number: float) -> float:
    return math.inf if number < 0 else number


def test_settling_times() -> None:
    tolerance, cases = load("spring_settling_times.json")
    for case in cases:
        spring = Spring(case["mass"], case["stiffness"], case["damping"])
        time = spring.settling_time(
            case["displacement"], case["velocity"], level(case["threshold"]), level(case["velocity_threshold"])
        )
        expected = level(case["time"])
        if expected in (0, math.inf):
            assert time == expected, case
        else:
            assert abs(time - expected) <= tolerance * expected * (1 + case["sensitivity"]), (case, time)


def test_presets() -> None:
    tolerance, cases = load("spring_presets.json")
    for case in cases:
        spring = Spring.named(case["name"], case["duration"], case["extra_bounce"])
        made = (spring.mass, spring.stiffness, spring.damping, spring.damping_ratio)
        expected = (case["mass"], case["stiffness"], case["damping"], case["damping_ratio"])
        assert made == pytest.approx(expected, rel=tolerance, abs=0), case


def test_blends() -> None:
    tolerance, cases = load("spring_blends.json")
    for case in cases:
        old, new = (
            Spring(case[f"{which}_mass"], case[f"{which}_stiffness"], case[f"{which}_damping"])
            for which in ("old", "new")
        )
        blend = SpringBlend(old, new, case["duration"])
        motion = (case["from"], case["to"], case["velocity"])
        allowed = tolerance * (abs(case["from"] - case["to"]) + abs(case["velocity"]))
        assert abs(blend.value(case["time"], *motion) - case["value"]) <= allowed, case
        assert abs(blend.velocity(case["time"], *motion) - case["velocity_result"]) <= 100 * allowed, case


def test_many_values_have_the_bits_of_one() -> None:
    _, cases = load("springs.json")
    groups: dict[tuple[float, float, float], list[dict[str, Any]]] = {}
    for case in cases:
        groups.setdefault((case["mass"], case["stiffness"], case["damping"]), []).append(case)
    for parameters, group in groups.items():
        spring = Spring(*parameters)
        columns = [[case[name] for case in group] for name in ("from", "to", "velocity", "time")]
        values, velocities = spring.evaluate(*columns)
        assert values == [spring.value(t, a, b, v) for a, b, v, t in zip(*columns, strict=True)]
        assert velocities == [spring.velocity(t, a, b, v) for a, b, v, t in zip(*columns, strict=True)]
