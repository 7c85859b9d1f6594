# SPDX-License-Identifier: MIT
"""Many animations of one property: what they show as they begin, and how long that takes.

What is expected is the model of layers itself: each shows its first value, added to what is below it or instead of it,
in the order in which they began. Adding in the same order gives the same bits.
"""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from animcore import Color, Keyframes, Spring, Stage, Transform

KINDS: dict[str, Any] = {"number": 0.5, "point": (0.25, -1.5), "four": (0.1, 0.2, 0.3, 0.4)}


def random_motion(source: random.Random, first: tuple[float, ...], last: tuple[float, ...]) -> dict[str, Any]:
    """Any kind of motion from one value to another."""
    one = len(first) == 1
    ends = [first[0], last[0]] if one else [first, last]
    kind = source.randrange(3)
    if kind == 0:
        return {"from_": ends[0], "to": ends[1], "curve": source.choice(["linear", "ease"]), "duration": 1.0}
    if kind == 1:
        return {"from_": ends[0], "to": ends[1], "spring": Spring(1.0, 100.0, source.uniform(1, 30))}
    return {"keyframes": Keyframes([ends[0], ends[1], ends[0]], duration=1.0)}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(12))
def test_what_begins_is_shown_on_top_of_what_is_there(kind: str, seed: int) -> None:
    source = random.Random(f"{kind} {seed}")
    stage = Stage()
    value = KINDS[kind]
    each = stage.add(None, value, "vector" if kind == "four" else None)
    other = stage.add(None, (1.0, 2.0))
    count = len(value) if isinstance(value, tuple) else 1
    model = list(value) if count > 1 else [value]
    layers: list[tuple[Any, tuple[float, ...], bool]] = []

    def drawn() -> tuple[float, ...]:
        return tuple(source.choice([source.uniform(-9, 9), 1e-17, 3e16]) for _ in range(count))

    for _ in range(120):
        what = source.randrange(12)
        if what < 7:
            first, is_additive = drawn(), source.random() < 0.85
            # Elsewhere: a spring that is where it goes is over.
            motion = random_motion(source, first, tuple(100.0 - component for component in first))
            animation = each.animate(**motion, additive=is_additive, interruption="keep")
            layers.append((animation, first, is_additive))
        elif what == 7 and layers:
            layers.pop(source.randrange(len(layers)))[0].remove()
        elif what == 8:
            model = list(drawn())
            each.value = tuple(model) if count > 1 else model[0]
        elif what == 9:
            other.animate((5.0, 5.0), from_=(4.0, 4.0), curve="linear", duration=1.0, additive=True)
        elif what == 10:
            stage.add(None, tuple([0.0] * source.randrange(5, 9)), "vector")
        else:
            stage.advance_flicks(0)
        expected = list(model)
        for _, first, is_additive in layers:
            expected = [a + b for a, b in zip(expected, first, strict=True)] if is_additive else list(first)
        shown = each.presentation
        assert (list(shown) if count > 1 else [shown]) == expected


@pytest.mark.parametrize(
    ("value", "motion"),
    [
        (0.0, {"from_": 0.0, "to": 1.0, "spring": Spring()}),
        (0.0, {"from_": 0.0, "to": 1.0, "curve": "linear", "duration": 1.0}),
        ((0.0, 0.0), {"from_": (0.0, 0.0), "to": (1.0, 2.0), "curve": "linear", "duration": 1.0}),
        ((0.0, 0.0), {"from_": (0.0, 0.0), "to": (1.0, 2.0), "spring": Spring()}),
        (Color(0, 0, 0, 1), {"from_": Color(0, 0, 0, 0), "to": Color(0.1, 0, 0, 0), "curve": "ease", "duration": 1.0}),
        (Transform(), {"from_": Transform(), "to": Transform(tx=3.0), "curve": "linear", "duration": 1.0}),
        ((0.0, 0.0), {"keyframes": Keyframes([(0.0, 0.0), (1.0, 2.0)], duration=1.0)}),
    ],
    ids=["spring", "curve", "curves of points", "springs of points", "colors", "transforms", "keyframes"],
)
def test_one_more_takes_no_longer_than_the_first(value: Any, motion: dict[str, Any]) -> None:
    def seconds(count: int) -> float:
        """For the last thousand of so many."""
        stage = Stage()
        each = stage.add(None, value)
        for _ in range(count - 1_000):
            each.animate(**motion, additive=True)
        begin = time.process_time()
        for _ in range(1_000):
            each.animate(**motion, additive=True)
        return time.process_time() - begin

    few, many = min(seconds(1_000) for _ in range(2)), min(seconds(7_000) for _ in range(2))
    # If each were computed anew, the last thousand of 7 000 would take twelve times as long as the first.
    assert many < 4 * few
