# SPDX-License-Identifier: MIT
"""A budget of steps for advance: what is left over is done by the next, with the same result."""

from __future__ import annotations

import random

import pytest
from animcore import Scene, Spring, Stage
from animcore.events import EventKind
from busy_documents import ticking


def busy(stage: Stage) -> None:
    draw = random.Random(5)
    x, y = stage.add("x", 0.0), stage.add("y", (0.0, 1.0))
    for index in range(40):
        with stage.animate(Spring(1, 100, 12) if index % 3 else "ease", delay=draw.random(), interruption="add"):
            x.value = draw.random()
            y.value = (draw.random(), draw.random())


def catch_up(stage: Stage | Scene) -> int:
    rounds = 0
    while stage.owed > 0:
        stage.advance(0.0)
        rounds += 1
        assert rounds < 100_000
    return rounds


@pytest.mark.parametrize("budget", [1, 2, 7, 100])
@pytest.mark.parametrize("scale", [1.0, 0.3, 2.0])
def test_with_a_budget_all_ends_the_same(budget: int, scale: float) -> None:
    results = []
    for steps in (0, budget):
        stage = Stage()
        stage.time_scale = scale
        stage.step_budget = steps
        busy(stage)
        events = []
        rounds = 0
        for seconds in (0.3, 0.0, 0.7, 2.0, 3.0):
            stage.advance(seconds)
            if steps and seconds != 0.7:
                rounds += catch_up(stage)
        rounds += catch_up(stage)
        events = [(e.kind, e.time) for e in stage.events() if e.kind is not EventKind.BUDGET]
        results.append((stage.state_hash(), stage.snapshot(), events, stage.host_time_flicks, stage.time_flicks))
        assert rounds > 0 or steps != 1
    assert results[0] == results[1]


def test_each_advance_makes_so_many_steps() -> None:
    scene = Scene(ticking(2000))
    scene.step_budget = 5000
    before = scene["x"].value
    scene.advance(1.0)
    assert [event.kind for event in scene.events()].count(EventKind.BUDGET) == 1
    assert 2000 < scene["x"].value - before <= 5000
    assert scene.host_time == 1.0
    assert 0.99 < scene.owed < 1.0
    assert scene.time + scene.owed == pytest.approx(1.0)


def test_pausing_and_scaling_keep_what_is_owed() -> None:
    results = []
    for steps in (0, 3):
        stage = Stage()
        stage.step_budget = steps
        busy(stage)
        stage.advance(0.5)
        stage.paused = True
        stage.advance(1.0)
        catch_up(stage)
        assert stage.time == 0.5
        stage.paused = False
        stage.advance(0.25)
        stage.time_scale = 0.5
        stage.advance(0.5)
        catch_up(stage)
        results.append((stage.time_flicks, stage.host_time_flicks, stage.snapshot(), stage.state_hash()))
    stage.step_budget = 0
    assert results[0][:2] == results[1][:2] == (705_600_000, 2_25 * 7_056_000)
    assert results[0][3] == results[1][3]


def test_a_snapshot_holds_what_is_owed() -> None:
    stage = Stage()
    busy(stage)
    stage.step_budget = 2
    stage.advance(1.5)
    owed = stage.owed
    assert owed > 0
    other = Stage()
    other.restore(stage.snapshot())
    assert other.owed == owed
    assert other.state_hash() == stage.state_hash()
    other.advance(0.0)
    catch_up(stage)
    assert other.owed == stage.owed == 0.0
    assert other.time_flicks == stage.time_flicks
    assert other["x"].presentation == stage["x"].presentation


def test_what_a_budget_may_be() -> None:
    stage = Stage()
    for wrong in (-1, 2**32):
        with pytest.raises(ValueError, match="must be from"):
            stage.step_budget = wrong
    stage.step_budget = 2**32 - 1
    assert stage.step_budget == 2**32 - 1
