# SPDX-License-Identifier: MIT
"""Many things that concern one property: four times as many may take some four times as long, not sixteen.

What is expected is that promise of the page on reliability: no call takes time out of proportion to its input. Each
program is timed at two sizes, in the best of some runs, so that what else a machine does counts little.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from animcore import Scene, Stage


def ends_that_fill(count: int) -> Callable[[], object]:
    stage = Stage(event_limit=0)
    x = stage.add("x", 0.0)
    for index in range(count):
        x.animate(to=1.0, duration=0.1 + 0.0001 * index, fill_mode=1, additive=True)
    return lambda: stage.advance(10.0)


def ends_of_vectors(count: int) -> Callable[[], object]:
    stage = Stage(event_limit=0)
    x = stage.add("x", [0.0] * 8, kind="vector")
    for index in range(count):
        x.animate(to=[1.0] * 8, duration=0.1 + 0.0001 * index, additive=True)
    return lambda: stage.advance(10.0)


PROGRAMS = [
    ends_that_fill,
    ends_of_vectors,
]


def seconds(program: Callable[[int], Callable[[], object]], count: int) -> float:
    best = float("inf")
    for _ in range(3):
        run = program(count)
        begin = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - begin)
    return best


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_four_times_as_many_take_some_four_times_as_long(program: Callable[[int], Callable[[], object]]) -> None:
    few, many = seconds(program, 1000), seconds(program, 4000)
    # n log n would be below 5; n² would be 16. Less than 20 ms is no time out of proportion, whatever was measured.
    assert many < 8 * few or many < 0.02


@pytest.mark.parametrize("is_backwards", [False, True])
def test_a_chain_of_derived_properties_is_taken_in_each_order(is_backwards: bool) -> None:
    names = range(1, 1100)
    order = reversed(names) if is_backwards else names
    chain = {f"p{index}": {"kind": "scalar", "expression": f"p{index - 1} + 1"} for index in order}
    first = {"p0": {"kind": "scalar", "value": 0}}
    scene = Scene({"animcore": 1, "size": [1, 1], "properties": {**first, **chain}})
    assert scene["p1099"].presentation == 1099.0
