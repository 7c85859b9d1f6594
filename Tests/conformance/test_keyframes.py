# SPDX-License-Identifier: MIT
"""Plays motion/keyframes.json through the C interface, from Python; and the library against SciPy's splines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from animcore import CubicBezier, Spring
from animcore.keyframes import Keyframes, TrackKeyframes
from scipy.interpolate import CubicHermiteSpline

FOLDER = Path(__file__).resolve().parent
DATA = json.loads((FOLDER / "motion" / "keyframes.json").read_text(encoding="utf-8"))


def rows(numbers: list[float], width: int) -> list[Any]:
    if width == 1:
        return numbers
    return [tuple(numbers[index : index + width]) for index in range(0, len(numbers), width)]


def curves(case: dict[str, Any]) -> list[CubicBezier]:
    return [CubicBezier(*numbers) for numbers in rows(case["curves"], 4)]


def track(case: dict[str, Any]) -> TrackKeyframes:
    result = Keyframes.track()
    each = curves(case)
    springs = [Spring(*numbers) for numbers in rows(case["springs"], 3)]
    for index, kind in enumerate(case["kinds"]):
        to, duration = case["values"][index], case["durations"][index]
        start = case["velocities"][2 * index] if case["has_start_velocity"][index] else None
        end = case["velocities"][2 * index + 1] if case["has_end_velocity"][index] else None
        if kind == 0:
            result.linear(to, duration, each[index])
        elif kind == 1:
            result.cubic(to, duration, start, end)
        elif kind == 2:
            result.spring(to, duration, springs[index], start)
        else:
            result.move(to)
    return result


def motion(case: dict[str, Any]) -> tuple[Keyframes, tuple[Any, ...]]:
    """The case's keyframes, and what they begin with."""
    if case["sort"] == "track":
        return track(case), tuple(case["start"])
    if case["sort"] == "blocks":
        ease = None if case["eased"] else "linear"
        blocks = Keyframes.blocks(case["duration"], mode=case["mode"], ease=ease)
        for start, duration, value in zip(case["starts"], case["durations"], case["values"], strict=True):
            blocks.add(start, duration, value)
        return blocks, tuple(case["start"])
    shapes = [list(column) or None for column in (case["parameters"][index::3] for index in range(3))]
    made = Keyframes(
        rows(case["values"], case["components"]),
        case["times"] or None,
        duration=case["duration"],
        mode=case["mode"],
        curves=curves(case),
        tension=shapes[0],
        continuity=shapes[1],
        bias=shapes[2],
    )
    return made, ()


@pytest.mark.parametrize("index", range(len(DATA["cases"])))
def test_cases(index: int) -> None:
    case = DATA["cases"][index]
    made, start = motion(case)
    values = np.array(made.value(case["at"], *start)).reshape(-1)
    velocities = np.array(made.velocity(case["at"], *start)).reshape(-1)
    for actual, name in ((values, "result"), (velocities, "velocity")):
        expected = np.array(case[name])
        error = np.abs(actual - expected).max() / (1 + np.abs(expected).max())
        assert error <= DATA["tolerance"], (name, error, case["sort"], actual, expected)


def test_cubic_keyframes_are_scipys_hermite_spline() -> None:
    generator = np.random.default_rng(3)
    for count in (2, 3, 9, 200):
        times = np.concatenate([[0.0], np.sort(generator.random(count - 2)), [1.0]])
        values = generator.uniform(-3, 3, (count, 2))
        slopes = np.empty_like(values)
        slopes[1:-1] = (values[2:] - values[:-2]) / (times[2:] - times[:-2])[:, None]
        slopes[0] = (values[1] - values[0]) / (times[1] - times[0])
        slopes[-1] = (values[-1] - values[-2]) / (times[-1] - times[-2])
        spline = CubicHermiteSpline(times, values, slopes)
        made = Keyframes(values, times, mode="cubic")
        at = np.linspace(0, 1, 500, endpoint=False)
        assert np.abs(made.value(at) - spline(at)).max() < 1e-12
        speeds = spline.derivative()(at)
        assert np.abs(made.velocity(at) - speeds).max() < 1e-11 * np.abs(slopes).max()


def test_cubic_paced_segments_have_the_same_mean_speed() -> None:
    generator = np.random.default_rng(5)
    for width in (1, 2, 3):
        values = generator.uniform(-3, 3, (6, width))
        made = Keyframes(values if width > 1 else values[:, 0], mode="cubic-paced")
        at = np.linspace(0, 1, 200_001)
        path = made.value(at).reshape(-1, width)
        traveled = np.concatenate([[0.0], np.cumsum(np.sqrt((np.diff(path, axis=0) ** 2).sum(axis=1)))])
        # Where each key is passed: the traveled share of the way is the time.
        for key in values[1:-1]:
            for nearest in np.flatnonzero(np.abs(path - key).max(axis=1) < 1e-4)[:1]:
                if width > 1:
                    assert traveled[nearest] / traveled[-1] == pytest.approx(at[nearest], abs=2e-4)
        assert made.value(1.0) == (pytest.approx(values[-1, 0]) if width == 1 else pytest.approx(values[-1].tolist()))
