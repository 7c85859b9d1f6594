# SPDX-License-Identifier: MIT
"""What a few bytes may ask for: it is done soon, or refused sooner.

Below its limit nothing takes more than 100 ms on a quiet core; here it may take ten times as long, of processor time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from animcore import Color, Keyframes, LimitError, Morph, Path, Scene, Spring, Stage
from animcore.events import EventKind
from busy_documents import ticking

CURVE = "M0 0C10 0 0 10 10 10"
WIDE = "M0 0C1e6 0 0 1e6 1e6 1e6"
LINE = "M0 0L1e6 0"
STEEP = "M0 0C0 0-1e20 0 9 6z"


def comb(teeth: int, offset: int = 0) -> Path:
    return Path("M0 0" + "".join(f"L{index} {(index + offset) % 7}" for index in range(teeth)))


def dots(count: int, size: int) -> Path:
    return Path("".join(f"M{index % 40} {index // 40}h{size}v1z" for index in range(count)))


def strokes_along(rows: int, count: int) -> list[Morph]:
    """Morphs of lines to pieces of the same lines, and back."""
    whole = "".join(f"M0 {row * 40}H1000" for row in range(rows))
    parts = "".join(f"M{index * 37 % 1000} {index % rows * 40}H{index * 91 % 1000}" for index in range(count))
    return [Morph(whole, parts, paint="stroke"), Morph(parts, whole, paint="stroke")]


BELOW: dict[str, Callable[[], Any]] = {
    "subdivide a line": lambda: Path(LINE).subdivided(1, 8.0),
    "subdivide a curve": lambda: Path(CURVE).subdivided(1, 1.3e-4),
    "subdivide into parts": lambda: Path(CURVE).subdivided(131_000),
    "flatten": lambda: Path(WIDE).flattened(4e-5),
    "count flattened": lambda: Path(WIDE).flattened_count(4e-5),
    "polylines": lambda: Path(WIDE).polylines(1e-4),
    "quadratics": lambda: Path(WIDE).converted("quadratics", 1.6e-10),
    "dash a line": lambda: Path(LINE).dashed([16, 16]),
    "dash a curve": lambda: Path(WIDE).dashed([26, 26]),
    "stroke dashes": lambda: Path(LINE).stroked(4, dashes=[16, 16], cap="round"),
    "stroke finely": lambda: Path(CURVE).stroked(4, tolerance=1e-300),
    "round corners": lambda: Path(STEEP).rounded(1e-300),
    "length": lambda: Path(STEEP).length(1e-300),
    "nearest": lambda: Path(STEEP).nearest(1, 1),
    "trim": lambda: Path(STEEP).trimmed(1e-300, 0.5),
    "keyframes of 8 paths": lambda: Keyframes([comb(1000 + index, index) for index in range(8)]),
    "morph of many": lambda: Morph(dots(1000, 1), dots(1000, 2)),
    "morph of many to one": lambda: Morph(dots(30_000, 1), dots(1, 2)),
    "morphs of strokes that share lines": lambda: [strokes_along(rows, 9999 // rows) for rows in (1, 5, 30, 99)],
}

BEYOND: dict[str, Callable[[], Any]] = {
    "subdivide a line": lambda: Path(LINE).subdivided(1, 1e-6),
    "subdivide a curve": lambda: Path(CURVE).subdivided(1, 1e-6),
    "subdivide a curve finely": lambda: Path(CURVE).subdivided(1, 1e-300),
    "subdivide into parts": lambda: Path(CURVE).subdivided(2**32 - 1),
    "flatten": lambda: Path(WIDE).flattened(1e-9),
    "count flattened": lambda: Path(WIDE).flattened_count(1e-9),
    "polylines": lambda: Path(WIDE).polylines(1e-9),
    "quadratics": lambda: Path(WIDE).converted("quadratics", 1e-14),
    "dash a line": lambda: Path(LINE).dashed([1, 1]),
    "dash a curve": lambda: Path(WIDE).dashed([1e-300, 1e-300]),
    "stroke dashes": lambda: Path(LINE).stroked(4, dashes=[1, 1], cap="round"),
    "keyframes of 25 large paths": lambda: Keyframes([comb(33_000 + index) for index in range(25)]),
    "keyframes of 400 paths": lambda: Keyframes([comb(20 + index, index) for index in range(400)]),
}


@pytest.mark.parametrize("name", BELOW)
def test_below_its_limit_it_is_done_soon(name: str) -> None:
    start = time.process_time()
    BELOW[name]()
    assert time.process_time() - start < 1.0


@pytest.mark.parametrize("name", BEYOND)
def test_beyond_its_limit_it_is_refused_at_once(name: str) -> None:
    start = time.process_time()
    with pytest.raises(LimitError):
        BEYOND[name]()
    assert time.process_time() - start < 1.0


def test_an_advance_is_as_long_as_its_budget() -> None:
    scene = Scene(ticking(2000))
    scene.step_budget = 10_000
    steps = []
    for _ in range(5):
        before = scene["x"].value
        start = time.process_time()
        scene.advance(1.0)
        assert time.process_time() - start < 1.0
        steps.append(scene["x"].value - before)
        assert [event.kind for event in scene.events()].count(EventKind.BUDGET) == 1
    assert all(2000 < count <= 10_000 for count in steps)
    assert Stage().owed == 0.0


REPLACING: dict[str, tuple[Any, dict[str, Any]]] = {
    "curve": (0.0, {"to": 1.0, "from_": 0.0, "curve": "linear", "duration": 1.0}),
    "keyframes": (0.0, {"keyframes": Keyframes([0.0, 1.0], duration=1.0)}),
    "spring": (0.0, {"to": 1.0, "from_": 0.0, "spring": Spring()}),
    "color": (Color(0, 0, 0), {"to": Color(1, 1, 1), "from_": Color(0, 1, 0), "curve": "linear", "duration": 1.0}),
    "vector": ([0.0] * 3, {"to": [1.0] * 3, "from_": [0.0] * 3, "curve": "linear", "duration": 1.0}),
}


@pytest.mark.parametrize("name", REPLACING)
def test_many_animations_that_replace_each_other_begin_soon(name: str) -> None:
    """Each on top of all: quadratic, these would take half a minute."""
    value, options = REPLACING[name]
    stage = Stage()
    x = stage.add("x", value)
    start = time.process_time()
    for _ in range(8000):
        x.animate(**options)
    assert time.process_time() - start < 3.0
