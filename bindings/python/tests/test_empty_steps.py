# SPDX-License-Identifier: MIT
"""Steps of a sequence in which nothing begins to move.

What is expected is the header's rule for a sequence, by hand: each step begins when the one before is complete, and so
the third never moves before the first has come to its end.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from animcore import Property, Stage


def nothing(stage: Stage, _: Property[float]) -> None:
    with stage.animate():
        pass


def the_same_value(stage: Stage, each: Property[float]) -> None:
    with stage.animate():
        each.value = each.value


def an_empty_sequence(stage: Stage, _: Property[float]) -> None:
    with stage.sequence():
        pass


def two_of_nothing(stage: Stage, each: Property[float]) -> None:
    nothing(stage, each)
    the_same_value(stage, each)


def something_inside(stage: Stage, each: Property[float]) -> None:
    with stage.animate(), stage.animate():
        each.value = 1.0


STEPS = [nothing, the_same_value, an_empty_sequence, two_of_nothing, something_inside]


@pytest.mark.parametrize("step", STEPS)
def test_the_step_after_waits_for_those_before(step: Callable[[Stage, Property[float]], None]) -> None:
    stage = Stage()
    first, middle, last = (stage.add(name, 0.0) for name in ("first", "middle", "last"))
    with stage.sequence("linear", duration=0.3) as whole:
        with stage.animate() as begin:
            first.value = 1.0
        step(stage, middle)
        with stage.animate() as end:
            last.value = 1.0
    for expected in (0.0, 0.0, 0.0):
        assert last.presentation == expected
        stage.advance(0.1)
    assert (first.presentation, last.presentation) == (1.0, 0.0)
    stage.advance(2.0)
    times = {event.transaction: event.time for event in stage.events() if event.kind == "transaction-completed"}
    assert times[begin.id] == pytest.approx(0.3)
    assert times[end.id] >= 0.6 - 1e-9
    # What was complete at once, beside or before the first step, would be out of order.
    assert min(times.values()) == pytest.approx(0.3)
    assert times[whole.id] == max(times.values())


def test_a_step_of_nothing_comes_first() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.sequence("linear", duration=0.3):
        with stage.animate():
            pass
        with stage.animate():
            x.value = 3.0
    stage.advance(0.1)
    assert x.presentation == pytest.approx(1.0)
