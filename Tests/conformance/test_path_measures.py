# SPDX-License-Identifier: MIT
"""Plays paths/measures.json: lengths, places at lengths and nearest points of cubics, from mpmath at 30 digits."""

from __future__ import annotations

import json
import math
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import Path

FILE = FilePath(__file__).resolve().parent / "paths" / "measures.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
NAMES = sorted({case["name"] for case in CASES})
#: What the rounding of doubles alone may cost, of the curve's size.
ROUNDING = 4e-15


def path_of(case: dict[str, Any]) -> Path:
    points = case["points"]
    return Path().move(*points[:2]).cubic(*points[2:])


def size_of(case: dict[str, Any]) -> float:
    return float(max(max(map(abs, case["points"])), case["length"]))


@pytest.mark.parametrize("name", NAMES)
def test_lengths_are_as_right_as_asked_for(name: str) -> None:
    for case in CASES:
        if case["name"] != name:
            continue
        path, length = path_of(case), case["length"]
        for accuracy in (1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-15):
            error = abs(path.length(accuracy * length) - length)
            assert error <= (accuracy + 1e-15) * length, (case, accuracy, error / length)
        assert path.length() == pytest.approx(length, rel=1e-10), case


@pytest.mark.parametrize("name", NAMES)
def test_places_at_lengths(name: str) -> None:
    for case in CASES:
        if case["name"] != name:
            continue
        path, allowed = path_of(case), ROUNDING * size_of(case)
        for length, x, y in case["at"]:
            place = path.location_at(length)
            assert math.hypot(place.point[0] - x, place.point[1] - y) <= allowed, (case, length)
            assert path.length_at(1, place.parameter) == pytest.approx(length, rel=0, abs=allowed), case
        points = path.points_at([length for length, _, _ in case["at"]]).tolist()
        for point, (_, x, y) in zip(points, case["at"], strict=True):
            assert math.hypot(point[0] - x, point[1] - y) <= allowed, case
        assert path.location_at(1e300).length == pytest.approx(case["length"], rel=1e-14)


@pytest.mark.parametrize("name", NAMES)
def test_nearest_places(name: str) -> None:
    for case in CASES:
        if case["name"] != name:
            continue
        path, allowed = path_of(case), ROUNDING * 2 * size_of(case)
        for x, y, distance in case["nearest"]:
            place = path.nearest(x, y)
            assert place.distance == pytest.approx(distance, rel=0, abs=allowed), (case, x, y)
            assert math.hypot(place.point[0] - x, place.point[1] - y) == pytest.approx(distance, rel=0, abs=allowed)
            there = path.location_at(place.length).point
            assert math.hypot(there[0] - place.point[0], there[1] - place.point[1]) <= 2 * allowed, (case, x, y)
