# SPDX-License-Identifier: MIT
"""The event of each repeat of an animation. Its times are closed forms: run k of an animation that began at b begins at
b + k d / s, with d the length of a run (there and back with autoreverse) and s the speed, rounded to the next flick."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import Any

import pytest
from animcore import Document, Scene

SECOND = 705_600_000


def document(
    run: dict[str, Any], actions: dict[str, list[Any]] | None = None, *, has_clock: bool = True
) -> dict[str, Any]:
    """What plays an animation; one that an action pauses goes by a clock of its own."""
    on: dict[str, Any] = {event: {"actions": listed} for event, listed in (actions or {}).items()}
    on.setdefault("go", {"actions": [{"play": "run"}]})
    on.setdefault("repeat.animation.run", {"actions": [{"emit": "again", "data": {"count": "event.count"}}]})
    on.setdefault("done.animation.run", {"actions": [{"emit": "over"}]})
    if has_clock:
        on.setdefault("wait", {"actions": [{"pause": "run"}]})
        on.setdefault("on", {"actions": [{"resume": "run"}]})
    return {
        "animcore": 1,
        "properties": {"x": {"kind": "scalar", "value": 0}, "y": {"kind": "scalar", "value": 0}},
        "animations": {"run": run},
        "machine": {"states": {"only": {"on": on}}},
    }


def single(duration: float = 0.25, **timing: Any) -> dict[str, Any]:
    return {"property": "x", "to": 10, "curve": "linear", "duration": duration, "timing": timing}


def group(**timing: Any) -> dict[str, Any]:
    return {"group": {"duration": 0.25, **timing}, "animations": [single(0.1)]}


def told(scene: Scene) -> list[tuple[int, int]]:
    """The flick and the number of each repeat that the machine has answered."""
    result = []
    for event in scene.events():
        if event.name == "again":
            result.append((round(event.time * SECOND), int(event.data["count"])))
        elif event.name == "over":
            result.append((round(event.time * SECOND), 0))
    return result


def flick(seconds: Fraction) -> int:
    return ceil(seconds * SECOND)


def played(run: dict[str, Any]) -> list[tuple[int, int]]:
    """What is told, by the stage's clock and by one of its own."""
    result: list[list[tuple[int, int]]] = []
    for has_clock in (False, True):
        scene = Scene(document(run, has_clock=has_clock))
        scene.send("go")
        scene.advance(10)
        result.append(told(scene))
    assert result[0] == result[1]
    return result[0]


QUARTER = Fraction(1, 4)


@pytest.mark.parametrize(
    ("run", "begins", "end"),
    [
        (single(repeat=3), [1, 2], 3),
        (single(repeat=1), [], 1),
        (single(repeat=2.5), [1, 2], Fraction(5, 2)),
        (single(repeat=0.5), [], Fraction(1, 2)),
        (single(repeat=2, autoreverse=True), [2], 4),
        (single(repeat=2.25, autoreverse=True), [2, 4], Fraction(9, 2)),
        (single(repeatDuration=0.8), [1, 2, 3], Fraction(16, 5)),
        (single(repeat=4, speed=2), [Fraction(1, 2), 1, Fraction(3, 2)], 2),
        (single(repeat=3, speed=0.5), [2, 4], 6),
        # Backwards from the end of two runs and a half: a half of a run comes first.
        (single(repeat=2.5, speed=-1), [Fraction(1, 2), Fraction(3, 2)], Fraction(5, 2)),
        # What the offset skips comes at the end, after a seam at which a run begins as well.
        (single(repeat=2, offset=0.125), [Fraction(1, 2), Fraction(3, 2)], 2),
        (single(repeat=2.5, offset=0.125), [Fraction(1, 2), Fraction(3, 2), 2], Fraction(5, 2)),
        (single(repeat=3, fill="forwards"), [1, 2], 3),
        ({**single(repeat=3), "delay": 0.5}, [3, 4], 5),
        (group(repeat=3), [1, 2], 3),
        (group(repeat=3, delay=0.5), [3, 4], 5),
        (group(repeat=3, speed=2), [Fraction(1, 2), 1], Fraction(3, 2)),
        (group(repeat=3, offset=0.375), [Fraction(1, 2)], Fraction(3, 2)),
        # Its time runs down from 0.7 s through two beginnings to 0.
        (group(repeat=3, offset=0.7, speed=-1), [Fraction(4, 5), Fraction(9, 5)], Fraction(14, 5)),
        # Only the animation itself is meant, not what is in it.
        ({"parallel": [single(repeat=3)]}, [], 3),
        ({"sequence": [single(repeat=3), single()]}, [], 4),
    ],
)  # fmt: skip
def test_each_begins_at_its_time(run: dict[str, Any], begins: list[Fraction], end: Fraction) -> None:
    """In runs of a quarter of a second, from when it is played."""
    expected = [(flick(begin * QUARTER), index + 2) for index, begin in enumerate(begins)]
    assert played(run) == [*expected, (flick(end * QUARTER), 0)]


def test_blocks_of_several_properties_repeat_as_one() -> None:
    blocks = [{"start": 0, "duration": 1, "set": {"x": 1, "y": 2}}]
    run = {"keyframes": {"duration": 0.25, "blocks": blocks}, "timing": {"repeat": 3}}
    assert played(run) == [(SECOND // 4, 2), (SECOND // 2, 3), (3 * SECOND // 4, 0)]


@pytest.mark.parametrize(("length", "speed"), [(0.1, 1), (0.3, 0.7), (1 / 3, 1.1), (0.7, 3), (1e-2, 1), (0.0123, 0.9)])
def test_times_that_are_no_whole_flicks(length: float, speed: float) -> None:
    """A run is a whole number of flicks long before its speed; the sums are exact here."""
    scene = Scene(document(single(length, repeat="infinite", speed=speed), has_clock=length < 0.2))
    scene.send("go")
    scene.advance(20)
    run = Fraction(round(length * SECOND)) / Fraction(speed)
    found = told(scene)
    assert len(found) == int(20 * SECOND / run)
    for index, (time, count) in enumerate(found):
        assert count == index + 2
        # At the next flick at which the clock shows it, whose seconds are rounded.
        assert -1e-3 < time - (index + 1) * run < 1.001


def test_the_host_hears_of_it_before_what_the_machine_answers() -> None:
    scene = Scene(document(single(repeat=2)))
    scene.send("go")
    scene.advance(0.3)
    events = [event for event in scene.events() if event.kind == "emitted"]
    assert [(event.name, event.data) for event in events] == [
        ("repeat.animation.run", {"count": 2}),
        ("again", {"count": 2}),
    ]


@pytest.mark.parametrize("name", ["go.on", "repeat", "repeat.animation.other", "repeat.animations"])
def test_nobody_is_told_where_nothing_names_it(name: str) -> None:
    run = document(single(repeat=3), {"repeat.animation.run": [], name: [{"emit": "again"}]})
    del run["machine"]["states"]["only"]["on"]["repeat.animation.run"]
    scene = Scene(run)
    scene.send("go")
    scene.advance(0.3)
    assert [event.name for event in scene.events() if event.kind == "emitted"] == []


def test_all_are_heard_by_the_beginning_of_their_name() -> None:
    run = document(single(repeat=2), {"repeat.animation": [{"emit": "again", "data": {"count": "event.count"}}]})
    del run["machine"]["states"]["only"]["on"]["repeat.animation.run"]
    scene = Scene(run)
    scene.send("go")
    scene.advance(1)
    assert told(scene) == [(SECOND // 4, 2), (SECOND // 2, 0)]


def test_a_pause_and_a_slower_stage_move_it() -> None:
    scene = Scene(document(single(1, repeat="infinite")))
    scene.send("go")
    scene.advance(0.5)
    scene.send("wait")
    scene.advance(3)
    scene.send("on")
    scene.advance(0.25)
    assert told(scene) == []
    scene.advance(0.25)
    assert told(scene) == [(4 * SECOND, 2)]
    scene.time_scale = 0.5
    scene.advance(2)
    # Its times are those of the stage.
    assert told(scene) == [(5 * SECOND, 3)]


def test_what_is_sought_is_told_from_there_on() -> None:
    seek = {"seek": [{"seek": "run", "to": "event.to"}]}
    for run in (single(1, repeat=5), {"group": {"repeat": 5, "duration": 1}, "animations": [single(1)]}):
        scene = Scene(document(run, seek))
        scene.send("go")
        scene.advance(1.5)
        assert told(scene) == [(SECOND, 2)]
        scene.send("seek", {"to": 3.25})
        assert told(scene) == []
        scene.advance(1)
        assert told(scene) == [(flick(Fraction(9, 4)), 5)]
        scene.send("seek", {"to": 0.5})
        scene.advance(0.5)
        assert told(scene) == [(3 * SECOND, 2)]
        scene.send("wait")
        scene.send("seek", {"to": 1.75})
        scene.advance(1)
        scene.send("on")
        scene.advance(0.25)
        assert told(scene) == [(flick(Fraction(17, 4)), 3)]
        scene.send("seek", {"to": 5})
        scene.advance(1)
        assert [count for _, count in told(scene)] == [0]


def test_what_ends_it_ends_its_repeats() -> None:
    actions: dict[str, list[Any]] = {
        "halt": [{"stop": "run"}],
        "hold": [{"hold": "x"}],
        "scrub": [{"scrub": "run", "to": 0.5}],
    }
    for event in ("halt", "hold", "scrub", "go"):
        scene = Scene(document(single(1, repeat="infinite"), actions))
        scene.send("go")
        scene.advance(0.5)
        scene.send(event)
        scene.advance(0.75)
        assert told(scene) == []
        scene.advance(0.25)
        assert told(scene) == ([(round(1.5 * SECOND), 2)] if event == "go" else [])


@pytest.mark.parametrize("length", [1e-300, 1e-9, 1e-6, 0.00025, 0.0009])
def test_short_runs_are_told_of_each_millisecond_at_most(length: float) -> None:
    scene = Scene(document(single(length, repeat="infinite"), has_clock=length > 1e-6))
    scene.send("go")
    scene.advance(0.05)
    found = told(scene)
    assert len(found) <= 50
    for (before, _), (after, _) in pairwise(found):
        assert after - before >= SECOND // 1000
    run = round(length * SECOND)
    if run == 0:
        return
    assert len(found) >= 0.05 / (0.001 + length) - 2
    for time, count in found:
        assert abs(time - (count - 1) * run) <= 1


def test_what_plays_or_seeks_at_each_repeat_does_not_hang() -> None:
    actions: list[tuple[dict[str, Any], int]] = [({"play": "run"}, 20), ({"seek": "run", "to": 0.9999999}, 19)]
    for action, count in actions:
        again = {"repeat.animation.run": [{"emit": "again", "data": {"count": "event.count"}}, action]}
        scene = Scene(document(single(1, repeat="infinite"), again))
        scene.send("go")
        scene.advance(20)
        # From just before a run on, that one comes too early, and the next comes in a ten millionth more than a second.
        assert len(told(scene)) == count


@pytest.mark.parametrize("seed", range(30))
def test_in_steps_of_any_length_over_snapshots_and_reloads(seed: int) -> None:
    draw = random.Random(seed)
    run = single(
        draw.choice([0.1, 0.25, 0.0004, 1 / 3]),
        repeat=draw.choice(["infinite", 3, 7.5]),
        autoreverse=draw.choice([True, False]),
        speed=draw.choice([1, -1, 0.7, 3]),
        offset=draw.choice([0, 0.04]),
    )
    if draw.random() < 0.4:
        run = {"group": {**run["timing"], "duration": run["duration"]}, "animations": [single(0.1)]}
    actions: dict[str, list[Any]] = {
        "seek": [{"seek": "run", "to": "event.to"}],
        "halt": [{"stop": "run"}],
        "scrub": [{"scrub": "run", "to": 0.5}],
    }
    has_clock = draw.random() < 0.7
    if not has_clock:
        del actions["seek"]
    whole = document(run, actions, has_clock=has_clock)
    program = [
        (draw.choice(["go", "go", "seek", "wait", "on", "halt", "scrub"]), draw.choice([0, 0.1, 0.35, 0.7]))
        for _ in range(12)
    ]
    to = [draw.choice([0, 0.1, 0.3, 1.9]) for _ in program]

    def play(cuts: int, change: str = "") -> tuple[int, list[Any], float]:
        scene = Scene(whole)
        heard: list[Any] = []
        for (event, pause), place in zip(program, to, strict=True):
            scene.send(event, {"to": place})
            flicks = round(pause * SECOND)
            for index in range(cuts):
                scene.advance_flicks(flicks * (index + 1) // cuts - flicks * index // cuts)
            heard += told(scene)
            if change == "snapshot":
                snapshot = scene.snapshot()
                scene = Scene(whole)
                scene.restore(snapshot)
            elif change == "reload":
                assert scene.reload(whole) == []
        return scene.state_hash(), heard, scene["x"].presentation

    once = play(1)
    assert play(9) == once
    assert play(2, "snapshot") == once
    assert play(2, "reload") == once


def test_a_document_that_names_it_from_a_reload_on_hears_of_it() -> None:
    plain = document(single(1, repeat="infinite"))
    named = document(single(1, repeat="infinite"))
    del plain["machine"]["states"]["only"]["on"]["repeat.animation.run"]
    scene = Scene(plain)
    scene.send("go")
    scene.advance(2.5)
    assert scene.reload(named) == []
    scene.advance(1)
    assert told(scene) == [(3 * SECOND, 4)]
    assert scene.reload(plain) == []
    scene.advance(1)
    assert told(scene) == []


def test_a_component_hears_of_its_own() -> None:
    inner = document(single(0.25, repeat=2))
    outer = {
        "animcore": 1,
        "size": [10, 10],
        "components": {"part": inner},
        "nodes": [{"kind": "component", "name": "one", "component": "part", "forward": {"go": "go"}}],
        "machine": {"states": {"only": {"on": {"repeat.animation.run": {"actions": [{"emit": "mine"}]}}}}},
    }
    scene = Scene(outer)
    scene.send("go")
    scene.advance(1)
    names = [event.name for event in scene.events() if event.kind == "emitted"]
    assert names == ["one.repeat.animation.run", "one.again", "one.over"]


def test_the_checker_knows_it() -> None:
    def warnings(run: dict[str, Any]) -> list[str]:
        return [
            warning.message
            for warning in Document(document(run), keep_warnings=True).warnings
            if "repeat" in warning.message
        ]

    assert warnings(single(repeat=3)) == []
    assert warnings({"group": {"repeat": 3}, "animations": [single()]}) == []
    assert "repeat.animation.run" in warnings(single())[0]
    assert "repeat.animation.run" in warnings({"parallel": [single(repeat=2)]})[0]
