# SPDX-License-Identifier: MIT
"""A clock that runs as the stage does changes nothing: the same calls with it and without it show the same.

What is expected is never what a group shows, but what the same program shows without one, or what the header says of a
start, of a delay and of an interruption, worked out by hand for lines.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from animcore import EventKind, MediaTiming, Property, Spring, Stage

FORWARDS = 1
BOUNCY = Spring(1, 100, 12)


def group_of(stage: Stage, kind: str) -> dict[str, Any]:
    """The option that puts an animation into a group of a kind, or nothing."""
    if kind == "none":
        return {}
    if kind == "clock":
        return {"group": stage.add_group()}
    if kind == "inner clock":
        return {"group": stage.add_group(stage.add_group())}
    return {"group": stage.add_media_group(MediaTiming(1000.0))}


def numbers(value: Any) -> tuple[float, ...]:
    return tuple(value) if hasattr(value, "__len__") else (value,)


def shown(stage: Stage, *properties: Property[Any], times: int = 12, step: float = 0.1) -> list[float]:
    """All numbers while time passes, at moments at which nothing jumps."""
    stage.advance(0.013)
    found: list[float] = []
    for _ in range(times):
        stage.advance(step)
        for each in properties:
            for value in (each.presentation, each.value, each.velocity):
                found += numbers(value)
    return found


CLOCKS = ["clock", "inner clock"]
GROUPS = [*CLOCKS, "media"]


# Delays


@pytest.mark.parametrize("kind", CLOCKS)
@pytest.mark.parametrize(
    "options",
    [
        {"to": 0.0, "curve": "linear", "duration": 1.0, "interruption": "replace"},
        {"to": 0.0, "curve": "linear", "duration": 1.0, "interruption": "keep"},
        {"by": 5.0, "curve": "linear", "duration": 0.4, "interruption": "restart"},
        {"to": 0.0, "spring": BOUNCY, "interruption": "replace"},
        {"from_": 5.0, "to": 6.0, "duration": 0.5, "sets_model": True},
        {"to": 6.0, "duration": 0.5, "sets_model": True, "interruption": "replace"},
    ],
)
def test_what_waits_in_a_group_begins_when_its_delay_is_over(kind: str, options: dict[str, Any]) -> None:
    results = []
    for each in ("none", kind):
        stage = Stage()
        x = stage.add("x", 0.0)
        group = group_of(stage, each)
        with stage.animate("linear", duration=1.0):
            x.value = 100.0
        stage.advance(0.5)
        x.animate(delay=0.3, **options, **group)
        results.append(shown(stage, x))
    assert results[1] == pytest.approx(results[0], abs=1e-5)


@pytest.mark.parametrize("kind", CLOCKS)
@pytest.mark.parametrize("motion", ["linear", BOUNCY])
def test_what_moves_goes_on_until_the_delay_of_a_group_is_over(kind: str, motion: Any) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = group_of(stage, kind)
    with stage.animate("linear", duration=1.0):
        x.value = 100.0
    stage.advance(0.5)
    with stage.animate(motion, delay=0.3, **group):
        x.value = 0.0
    for expected in (60.0, 70.0):
        stage.advance(0.1)
        assert x.presentation == pytest.approx(expected)
    assert [event for event in stage.events() if event.kind == "animation-ended"] == []
    stage.advance(0.1)
    (event,) = [event for event in stage.events() if event.kind == "animation-ended"]
    assert event.time == pytest.approx(0.8, abs=1e-8)
    assert not event.finished


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("is_explicit", [False, True])
def test_a_delay_after_a_transaction_counts_once(speed: float, is_explicit: bool) -> None:
    stage = Stage()
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    group = stage.add_group()
    group.set_speed(speed)
    with stage.animate("linear", duration=0.1) as first:
        y.value = 1.0
    if is_explicit:
        x.animate(from_=0.0, to=100.0, curve="linear", duration=1.0, delay=0.3, group=group, after=first)
    else:
        with stage.animate("linear", duration=1.0, delay=0.3, group=group, after=first):
            x.value = 100.0
    stage.advance(0.1)
    # From here on in the group's own time, of which the delay takes 0.3 s.
    for seconds in (0.2, 0.4, 0.6, 1.0):
        stage.advance(seconds / speed - (stage.time - 0.1))
        assert x.presentation == pytest.approx(max(seconds - 0.3, 0.0) * 100, abs=1e-5)


# Interruption


@pytest.mark.parametrize("kind", GROUPS)
@pytest.mark.parametrize("is_old_one_inside", [False, True])
def test_add_adds_in_a_group(kind: str, is_old_one_inside: bool) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = group_of(stage, kind)
    with stage.animate("linear", duration=1.0, **(group if is_old_one_inside else {})):
        x.value = 100.0
    stage.advance(0.5)
    with stage.animate("linear", duration=1.0, interruption="add", **group):
        x.value = 0.0
    # 100 (t + 0.5) less 100 t, until the first is at its end.
    for expected in (50.0, 50.0, 50.0, 50.0, 50.0, 40.0, 30.0):
        stage.advance(0.1)
        assert x.presentation == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize("speed", [0.25, 1.0, 4.0])
@pytest.mark.parametrize("interruption", ["replace", "add"])
@pytest.mark.parametrize("is_explicit", [False, True])
def test_a_spring_in_a_clock_keeps_the_velocity(speed: float, interruption: str, is_explicit: bool) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = stage.add_group()
    group.set_speed(speed)
    with stage.animate("linear", duration=1.0):
        x.value = 100.0
    stage.advance(0.5)
    if is_explicit and interruption == "replace":
        x.animate(to=0.0, spring=BOUNCY, interruption="replace", group=group)
    else:
        with stage.animate(BOUNCY, interruption=interruption, group=group):  # type: ignore[arg-type]
            x.value = 0.0
    assert x.presentation == pytest.approx(50.0)
    assert x.velocity == pytest.approx(100.0)


def test_what_was_held_leaves_with_its_velocity_in_a_slow_clock() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = stage.add_group()
    group.set_speed(0.5)
    with stage.animate("linear", duration=1.0):
        x.value = 100.0
    stage.advance(0.5)
    x.hold()
    with stage.animate(BOUNCY, group=group):
        x.value = 0.0
    assert x.velocity == pytest.approx(100.0)


# Ends


@pytest.mark.parametrize("kind", ["clock", "inner clock"])
@pytest.mark.parametrize("options", [{"autoreverses": True}, {"repeat_count": 0.5}, {"repeat_count": 2.5}])
@pytest.mark.parametrize("is_action", [False, True])
def test_at_rest_model_and_presentation_are_the_same(kind: str, options: dict[str, Any], is_action: bool) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    group = group_of(stage, kind)
    if is_action:
        x.set_action("linear", duration=0.2, **options, **group)
        x.value = 10.0
    else:
        with stage.animate("linear", duration=0.2, **options, **group):
            x.value = 10.0
    stage.advance(2.0)
    assert (x.presentation, x.value, stage.is_animating) == (10.0, 10.0, False)


@pytest.mark.parametrize("kind", ["none", "clock"])
@pytest.mark.parametrize("timing", [{}, {"repeat_count": 2}])
def test_less_motion_shows_the_target_of_a_spring_that_is_cut_off(kind: str, timing: dict[str, Any]) -> None:
    stage = Stage()
    stage.set_reduced_motion("jump")
    x = stage.add("x", 1.0)
    x.animate(to=5.0, spring=BOUNCY, duration=0.25, fill_mode=FORWARDS, **timing, **group_of(stage, kind))
    for _ in range(4):
        assert x.presentation == 5.0
        stage.advance(0.1)


@pytest.mark.parametrize("kind", ["none", "clock"])
def test_what_lasts_no_time_stands(kind: str) -> None:
    stage = Stage()
    x = stage.add("x", 1.0)
    x.animate(to=5.0, spring=BOUNCY, duration=0.0, fill_mode=FORWARDS, **group_of(stage, kind))
    values = set()
    for _ in range(4):
        values.add(x.presentation)
        stage.advance(0.1)
    # Where it began or where it goes, but nowhere between.
    assert values in ({1.0}, {5.0})


# Random programs


@pytest.mark.parametrize("seed", range(40))
def test_random_programs_in_a_clock_and_without(seed: int) -> None:
    results = []
    for kind in ("none", "clock"):
        source = random.Random(seed)
        stage = Stage()
        x, y = stage.add("x", 0.0), stage.add("y", (0.0, 0.0))
        group = group_of(stage, kind)
        rows: list[float] = []
        before: Any = None
        for _ in range(source.randint(2, 6)):
            number = round(source.uniform(-50, 50), 2)
            delay = source.choice([0.0, 0.0, 0.17])
            motion: Any = source.choice(["linear", "ease-out", BOUNCY])
            timing: Any = {} if motion is BOUNCY else {"duration": source.choice([0.31, 0.52])}
            after = {"after": before} if before is not None and source.random() < 0.2 else {}
            if source.random() < 0.6:
                how = source.choice(["replace", "add", "restart"])
                options: dict[str, Any] = {"interruption": how, "delay": delay, **timing, **after, **group}
                with stage.animate(motion, **options) as before:
                    x.value = number
                    y.value = (number, -number)
            else:
                shape = {"spring": motion} if motion is BOUNCY else {"curve": motion}
                options = {**shape, **timing, **after, **group, "delay": delay}
                options["interruption"] = source.choice(["keep", "replace", "restart"])
                options["sets_model"] = source.random() < 0.3
                options["repeat_count"] = source.choice([1.0, 2.0])
                x.animate(to=number, **options)
                y.animate(by=(number, 1.0), additive=True, **{**options, "sets_model": False})
            rows += shown(stage, x, y, times=source.randint(1, 4), step=0.0371)
        results.append(rows + shown(stage, x, y, times=20))
    assert results[1] == pytest.approx(results[0], abs=1e-5)


# Flicks at which something begins, repeats or ends


@pytest.mark.parametrize("kind", CLOCKS)
@pytest.mark.parametrize("before", [0.0, 0.05])
@pytest.mark.parametrize("delay", [0.0, 0.1, 0.35])
@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_clock_is_exact_to_the_flick(kind: str, before: float, delay: float, speed: float) -> None:
    """Sums of seconds round: 0.05 + 0.1 is more than 0.15. At and around each flick at which a repeat begins, the same
    is shown as without the clock."""
    flicks = 705_600_000
    for duration in (0.1, 0.2, 0.3, 1 / 3, 0.7):
        for count in (2.0, 2.5, 3.0):
            twins = []
            for each in ("none", kind):
                stage = Stage()
                options = group_of(stage, each)
                x = stage.add("x", 100.0)
                stage.advance(before)
                timing = MediaTiming(repeat_count=count, speed=speed)
                x.animate(0.0, by=1.0, curve="linear", duration=duration, delay=delay, timing=timing, **options)
                twins.append((stage, x))
            now = 0
            for turn in range(8):
                for beside in (-1, 0, 1):
                    flick = round((delay + turn * duration / speed) * flicks) + beside
                    if flick <= now:
                        continue
                    for stage, _ in twins:
                        stage.advance_flicks(flick - now)
                    now = flick
                    expected, found = (x.presentation for _, x in twins)
                    assert found == pytest.approx(expected, abs=1e-9), (duration, count, turn, beside)


def test_a_clock_that_was_set_is_exact_too() -> None:
    stage = Stage()
    clock = stage.add_group()
    x = stage.add("x", 100.0)
    clock.seek(0.1)
    stage.advance(0.2)
    clock.pause()
    stage.advance(0.35)
    clock.resume()
    timing = MediaTiming(repeat_count=3.0)
    x.animate(1.0, from_=0.0, curve="steps(2)", duration=0.1, delay=0.2, timing=timing, group=clock)
    stage.advance(0.2)
    # Half of a step's run at a time: 0 and 0.5, three times, and the end of the last.
    for expected in (0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 1.0):
        assert x.presentation == expected
        stage.advance(0.05)
    assert x.presentation == 100.0


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_a_change_of_speed_does_not_end_what_waits_for_another(speed: float) -> None:
    """What is stacked after another transaction begins when that is complete, at 1 s, and lasts 1 s of its clock."""
    stage = Stage()
    clock = stage.add_group()
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    with stage.animate("linear", duration=1.0) as first:
        y.value = 1.0
    with stage.animate("linear", duration=1.0, group=clock, interruption="add", after=first):
        x.value = 10.0
    stage.advance(0.5)
    clock.set_speed(speed)
    stage.advance(0.25)
    assert x.presentation == 0.0
    stage.advance(0.5)
    assert x.presentation == pytest.approx(10 * 0.25 * speed)
    stage.advance(3.0)
    ended = [event for event in stage.events() if event.kind is EventKind.ANIMATION_ENDED and event.name == "x"]
    assert [event.time_flicks for event in ended] == [round((1 + 1 / speed) * 705_600_000)]


# Groups that end while something in them has not begun


@pytest.mark.parametrize("delay", [0.0, 0.25])
def test_what_is_stacked_and_has_not_begun_ends_with_its_group(delay: float) -> None:
    """It waits for the transaction around it, which completes when the group holds its first animation."""
    stage = Stage()
    x = stage.add("x", 0.0)
    group = stage.add_media_group(MediaTiming(0.3, fill_mode="both"))
    outer = stage.animate("linear", delay=delay, group=group)
    with outer:
        x.value = 1.0
        with stage.animate("linear", interruption="add", after=outer):
            x.value = 2.0
    stage.advance(0.5)
    ended = [event.finished for event in stage.events() if event.kind is EventKind.ANIMATION_ENDED]
    assert ended == [True, True]
    x.animate(1.0, from_=0.0, duration=1.0, additive=True, interruption="replace")
    assert stage.is_animating
    stage.advance(3.0)
    assert not stage.is_animating
    assert x.presentation == 2.0
