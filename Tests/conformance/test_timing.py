# SPDX-License-Identifier: MIT
"""Plays the cases of media timing, web timing, decays, rubber bands and pointer velocities, from Python."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from animcore import Spring
from animcore.decay import Decay, RubberBand, VelocityEstimator
from animcore.timing import Direction, FillMode, MediaTiming, TimingPhase, WebTiming

FOLDER = Path(__file__).resolve().parent / "motion"
FILLS = {
    "none": FillMode.NONE,
    "removed": FillMode.NONE,
    "forwards": FillMode.FORWARDS,
    "backwards": FillMode.BACKWARDS,
    "both": FillMode.BOTH,
}
DIRECTIONS = {
    "normal": Direction.NORMAL,
    "reverse": Direction.REVERSE,
    "alternate": Direction.ALTERNATE,
    "alternate-reverse": Direction.ALTERNATE_REVERSE,
}


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    """Infinities are texts."""
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    for case in data["cases"]:
        for key, value in case.items():
            if value in ("inf", "-inf"):
                case[key] = float(value)
    return data["tolerance"], data["cases"]


def near(actual: float, expected: float, allowed: float) -> bool:
    return actual == expected or abs(actual - expected) <= allowed


def check(case: dict[str, Any], name: str, actual: Any, tolerance: float) -> None:
    expected = case[f"expected_{name}"]
    if isinstance(expected, bool):
        assert actual is expected, (name, actual, case)
    else:
        assert near(actual, expected, tolerance * max(1, abs(expected))), (name, actual, case)


def media(case: dict[str, Any]) -> MediaTiming:
    return MediaTiming(
        case["duration"],
        begin_time=case["begin_time"],
        time_offset=case["time_offset"],
        speed=case["speed"],
        repeat_count=case["repeat_count"],
        repeat_duration=case["repeat_duration"],
        autoreverses=case["autoreverses"],
        fill_mode=FILLS[case["fill_mode"]],
    )


def test_media_timings() -> None:
    tolerance, cases = load("media_timing.json")
    for case in cases:
        timing = media(case)
        sample = timing(case["time"])
        assert sample.phase == TimingPhase[case["expected_phase"].upper()], (sample, case)
        for name, actual in sample._asdict().items():
            if name != "phase":
                check(case, name, actual, tolerance)
        for name in ("active_duration", "start_time", "end_time"):
            check(case, name, getattr(timing, name), tolerance)
        array = timing(np.array([case["time"], 0.0]))
        assert [sample, timing(0.0)] == timing([case["time"], 0.0])
        assert array.dtype.names is not None
        assert array["progress"][0] == sample.progress
        assert array["iteration_time"][0] == sample.iteration_time


def test_a_repeat_duration_of_whole_repeats_ends_with_the_last_one() -> None:
    """Repeats of a decimal duration, in Python's fractions: three of 0.7 s fill 2.1 s exactly, but the quotient of the
    nearest doubles is above 3."""
    tried = 0
    for tenths in range(1, 40):
        for count in range(1, 60):
            length, whole = tenths / 10, float(Fraction(tenths * count, 10))
            for autoreverses in (False, True):
                timing = MediaTiming(
                    length, repeat_duration=whole, autoreverses=autoreverses, fill_mode=FillMode.FORWARDS
                )
                is_back = autoreverses and count % 2 == 0
                for time in (whole, whole + 1):
                    sample = timing(time)
                    assert sample.progress == (0.0 if is_back else 1.0), (length, whole, sample)
                    assert sample.iteration == ((count - 1) // 2 if autoreverses else count - 1), (
                        length,
                        whole,
                        sample,
                    )
                    assert sample.iteration_time == (0.0 if is_back else length), (length, whole, sample)
            tried += whole / length != count
    assert tried > 100, "hardly any quotient is rounded"


def test_a_repeat_duration_of_a_part_more_ends_in_that_part() -> None:
    """Two and a half repeats, and a hundredth more or less than three."""
    for length, whole, iteration, progress in ((0.5, 1.25, 2, 0.5), (0.7, 2.107, 3, 0.01), (0.7, 2.093, 2, 0.99)):
        sample = MediaTiming(length, repeat_duration=whole, fill_mode=FillMode.FORWARDS)(whole)
        assert sample.iteration == iteration
        assert sample.progress == pytest.approx(progress, abs=1e-12)


def test_web_timings() -> None:
    tolerance, cases = load("web_timing.json")
    for case in cases:
        timing = WebTiming(
            case["duration"],
            delay=case["delay"],
            end_delay=case["end_delay"],
            iteration_start=case["iteration_start"],
            iterations=case["iterations"],
            direction=DIRECTIONS[case["direction"]],
            fill=FILLS[case["fill"]],
            playback_rate=case["playback_rate"],
        )
        sample = timing(case["time"])
        assert sample.phase == TimingPhase[case["expected_phase"].upper()], (sample, case)
        check(case, "active_duration", timing.active_duration, tolerance)
        check(case, "end_time", timing.end_time, tolerance)
        assert (sample.active_time is not None) is case["expected_is_in_effect"]
        for name, actual in sample._asdict().items():
            if name == "phase" or not case["expected_is_in_effect"]:
                continue
            overall = case["expected_overall_progress"]
            check(case, name, actual, tolerance * (overall if 1 < overall < 1e9 and name.endswith("progress") else 1))
        assert timing([case["time"]]) == [sample]


def test_decays() -> None:
    tolerance, cases = load("decays.json")
    worst = 0.0
    for case in cases:
        spring = Spring(case["mass"], case["stiffness"], case["damping"])
        decay = Decay(case["rate"], case["minimum"], case["maximum"], spring)
        start, velocity, time = case["from"], case["velocity"], case["time"]
        value, speed = decay.value(time, start, velocity), decay.velocity(time, start, velocity)
        errors = abs(value - case["expected_value"]), abs(speed - case["expected_velocity"])
        worst = max(worst, *(error / case["scale"] for error in errors))
        assert max(errors) <= tolerance * case["scale"], (value, speed, case)
        assert near(decay.end(start, velocity), case["expected_end"], 1e-15 * abs(case["expected_end"])), case
        takeover = case["expected_takeover"]
        assert near(decay.takeover(start, velocity), takeover, 1e-14 * takeover), case
        assert decay.value(np.array([time]), start, velocity).tolist() == [value]
        assert decay.each(time, [start, 1.0], [velocity, 0.0])[0][0] == value
        assert decay.each(time, [1.0, start], [0.0, velocity])[1][1] == speed
    assert worst > 0


def test_rubber_bands() -> None:
    tolerance, cases = load("rubber_bands.json")
    for case in cases:
        band = RubberBand(case["dimension"], case["minimum"], case["maximum"], case["coefficient"])
        value = band(case["position"])
        check(case, "value", value, tolerance)
        # Close to the end of its reach the inverse is as steep as this.
        excess = max(case["minimum"] - value, value - case["maximum"], 0.0)
        slope = (case["dimension"] / max(case["dimension"] - excess, 1e-300)) ** 2 / case["coefficient"]
        scale = max(1, abs(case["position"]), abs(value) * slope)
        assert band.inverse(value) == pytest.approx(case["position"], abs=4e-16 * scale, rel=1e-13), case


def test_pointer_velocities() -> None:
    tolerance, cases = load("pointer_velocities.json")
    for case in cases:
        estimator = VelocityEstimator()
        estimator.add_many(case["times"], case["coordinates"])
        x, y = estimator.estimate(case["release"])
        assert near(x, case["expected_x"], tolerance * 1000), (x, case)
        assert near(y, case["expected_y"], tolerance * 1000), (y, case)
