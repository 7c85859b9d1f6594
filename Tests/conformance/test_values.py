# SPDX-License-Identifier: MIT
"""Plays the cases of values/ through the C interface, from Python.

The expected numbers are from outside the code under test: each file's `source` says from where.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from animcore import color, transform
from animcore.color import ColorSpace, HueInterpolation
from animcore.values import Transform

FOLDER = Path(__file__).resolve().parent / "values"


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data["tolerance"], data["cases"]


def error(actual: Sequence[float], expected: Sequence[float]) -> float:
    """The largest, relative to max(1, the largest expected number)."""
    assert len(actual) == len(expected)
    return max(abs(a - e) for a, e in zip(actual, expected, strict=True)) / max(1, *map(abs, expected))


def test_colors() -> None:
    tolerance, cases = load("colors.json")
    for case in cases:
        source, target = ColorSpace(case["from"]), ColorSpace(case["to"])
        result = color.convert([*case["color"], 0.25], source, target)
        assert error(result, [*case["expected"], 0.25]) <= tolerance, (case, result)
        many = color.convert(np.array([[*case["color"], 0.25]] * 2), source, target)
        assert many.tolist() == [list(result)] * 2


def test_color_mixes() -> None:
    tolerance, cases = load("color_mixes.json")
    for case in cases:
        how = {
            "space": ColorSpace(case["space"]),
            "hue": HueInterpolation(case["hue"]),
            "premultiplied": case["premultiplied"],
        }
        result = color.mix(case["from"], case["to"], case["progress"], **how)
        assert error(result, case["expected"]) <= tolerance, (case, result)
        assert color.mix(case["from"], case["to"], [case["progress"]], **how) == [result]


def test_published_color_mixes() -> None:
    tolerance, cases = load("color_mixes_published.json")
    for case in cases:
        hue = HueInterpolation(case["hue"])
        mixed = color.mix(case["from"], case["to"], case["progress"], space=ColorSpace.OKLCH, hue=hue)
        result = color.convert(mixed)
        assert error(result, case["expected_oklch"]) <= tolerance, (case, result)


def test_transforms() -> None:
    tolerance, cases = load("transforms.json")
    for case in cases:
        parts = transform.decompose(case["transform"])
        for name in ("tx", "ty", "angle", "scale_x", "scale_y", "skew"):
            assert abs(getattr(parts, name) - case[name]) <= tolerance * max(1, abs(case[name])), (case, name, parts)
        assert parts.shear == 0
        assert error(parts.transform, case["transform"]) <= tolerance


def test_transform_mixes() -> None:
    for name in ("transform_mixes.json", "transform_mixes_published.json"):
        tolerance, cases = load(name)
        for case in cases:
            result = transform.interpolate(case["from"], case["to"], case["progress"])
            assert error(result, case["expected"]) <= tolerance, (case, result)
            assert transform.interpolate(case["from"], case["to"], [case["progress"]]) == [result]
            many = transform.interpolate(case["from"], case["to"], np.array([case["progress"]]))
            assert Transform(*many[0].tolist()) == result
