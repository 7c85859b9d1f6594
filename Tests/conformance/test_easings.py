# SPDX-License-Identifier: MIT
"""Plays the cases of easing/ through the C interface, from Python. The expected numbers are from outside the code."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from animcore import AnimError, CubicBezier, Spring
from animcore.easing import Easing

FOLDER = Path(__file__).resolve().parent / "easing"


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data["tolerance"], data["cases"]


def bits(number: float) -> bytes:
    return struct.pack("<d", number)


@pytest.mark.parametrize(("name", "allowed"), [("steps.json", 0.0), ("linear.json", 10.0)])
def test_css_functions(name: str, allowed: float) -> None:
    tolerance, cases = load(name)
    easings = {case["css"]: Easing(case["css"]) for case in cases}
    for case in cases:
        easing = easings[case["css"]]
        y = easing(case["x"], before=case["before"] == 1)
        assert abs(y - case["y"]) <= tolerance * allowed, (case, y)
        if not case["before"]:
            assert bits(easing([case["x"]])[0]) == bits(y)


def test_penner() -> None:
    tolerance, cases = load("penner.json")
    for case in cases:
        easing = Easing.penner(case["name"])
        assert abs(easing(case["x"]) - case["y"]) <= tolerance, case
        if "slope" in case:
            assert abs(easing.slope(case["x"]) - case["slope"]) <= 1000 * tolerance, case


def test_springs() -> None:
    tolerance, cases = load("springs.json")
    for case in cases:
        spring = Spring(case["mass"], case["stiffness"], case["damping"])
        easing = Easing.spring(spring, case["duration"], case["velocity"])
        assert abs(easing(case["x"]) - case["y"]) <= 100 * tolerance, case
        assert abs(easing.slope(case["x"]) - case["slope"]) <= 1000 * tolerance, case


@pytest.mark.parametrize("name", ["easing/curves.json", "motion/curves.json"])
def test_curves(name: str) -> None:
    tolerance, cases = load(f"../{name}")
    wrong = []
    for case in cases:
        easing = Easing(CubicBezier(case["x1"], case["y1"], case["x2"], case["y2"]))
        y = easing(case["x"])
        scale = max(1, abs(case["y1"]), abs(case["y2"]), abs(case["y"]))
        is_right = abs(y - case["y"]) <= tolerance * scale and bits(easing([case["x"]])[0]) == bits(y)
        if "slope" in case:
            slope = easing.slope(case["x"])
            is_right &= abs(slope - case["slope"]) <= 1e4 * tolerance * max(scale, case["slope"] ** 2)
        if not is_right:
            wrong.append((case, y, easing.slope(case["x"])))
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong[:3]}"


def test_css_is_read_and_written() -> None:
    for case in load("css_good.json")[1]:
        easing = Easing(case["css"])
        assert str(easing) == case["written"]
        assert str(Easing(case["written"])) == case["written"]


def test_bad_css_is_refused() -> None:
    for case in load("css_bad.json")[1]:
        with pytest.raises(AnimError) as failure:
            Easing(case["css"])
        error = failure.value
        assert (error.status, error.line, error.column) == (case["status"], case["line"], case["column"]), case
