# SPDX-License-Identifier: MIT
"""Plays the cases of paths/ through the C interface, from Python. Each file says where its numbers are from."""

from __future__ import annotations

import json
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import Path

FOLDER = FilePath(__file__).resolve().parent / "paths"


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data.get("tolerance", 0.0), data["cases"]


def test_shapes() -> None:
    tolerance, cases = load("shapes.json")
    for case in cases:
        frame = (case["x"], case["y"], case["width"], case["height"])
        path = Path()
        if case["kind"] == "rectangle":
            path.add_rectangle(*frame)
        elif case["kind"] == "ellipse":
            path.add_ellipse(*frame)
        elif case["kind"] == "rounded_rectangle":
            path.add_rounded_rectangle(*frame, case["radius"])
        else:
            assert case["kind"] == "symbol"
            path.add_symbol(*frame, case["stroke"], case["arrowness"])
        allowed = tolerance * max(map(abs, frame))
        assert [int(verb) for verb in path.verbs] == case["verbs"], case
        assert path.coordinates == pytest.approx(case["coordinates"], rel=0, abs=allowed), case


def test_bounds() -> None:
    tolerance, cases = load("bounds.json")
    for case in cases:
        bounds = Path.of(case["verbs"], case["coordinates"]).bounds
        expected = (case["min_x"], case["min_y"], case["max_x"], case["max_y"])
        actual = (bounds.x, bounds.y, bounds.x + bounds.width, bounds.y + bounds.height)
        # The far corner is rounded once more, as x + width.
        allowed = (tolerance + 1e-15) * max(map(abs, case["coordinates"]))
        assert actual == pytest.approx(expected, rel=0, abs=allowed), case


def test_winding() -> None:
    _, cases = load("winding.json")
    for case in cases:
        path = Path.of(case["verbs"], case["coordinates"])
        assert path.contains(case["x"], case["y"]) == (case["winding"] != 0), case


def test_svg() -> None:
    _, cases = load("svg.json")
    for case in cases:
        assert Path.of(case["verbs"], case["coordinates"]).svg() == case["svg"]
