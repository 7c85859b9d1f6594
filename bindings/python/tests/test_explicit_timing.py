# SPDX-License-Identifier: MIT
"""Time offsets, negative speeds and the exact end of explicit animations, as Core Animation has them.

Measured there (linear, from 0 to 1 in 1 s, over a model value of 0.5) at 0, 0.2, 0.5, 0.9 and 1.2 s: speed -1 gives 0,
0.8, 0.5, 0.1, 0.5; time offset 0.3 gives 0.3, 0.5, 0.8, 0.2, 0.5. What is expected of everything else is that rule
written out.
"""

from __future__ import annotations

import math
from typing import Any

import pytest
from animcore import EventKind, FillMode, Keyframes, MediaTiming, Property, Spring, Stage, Transform


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 0.5)


def at(stage: Stage, each: Property[float], time: float) -> float:
    stage.advance(time - stage.time)
    return each.presentation


def ramp(x: Property[float], **timing: Any) -> None:
    x.animate(1.0, from_=0.0, curve="linear", duration=1.0, timing=MediaTiming(**timing))


@pytest.mark.parametrize(
    ("timing", "values"),
    [
        ({"speed": -1.0}, (0.0, 0.8, 0.5, 0.1, 0.5)),
        ({"time_offset": 0.3}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": 1.3}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": 20.3}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": -0.7}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": -4.7}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": 0.3, "speed": -1.0}, (0.3, 0.1, 0.8, 0.4, 0.5)),
        ({"time_offset": -0.7, "speed": -1.0}, (0.3, 0.1, 0.8, 0.4, 0.5)),
        ({"time_offset": 1.0}, (0.0, 0.2, 0.5, 0.9, 0.5)),
        ({"time_offset": 0.4, "speed": 2.0}, (0.4, 0.8, 0.4, 0.5, 0.5)),
        ({"speed": -2.0}, (0.0, 0.6, 0.0, 0.5, 0.5)),
        ({"speed": -0.5}, (0.0, 0.9, 0.75, 0.55, 0.4)),
        ({"speed": -1.0, "fill_mode": FillMode.BOTH}, (0.0, 0.8, 0.5, 0.1, 0.0)),
        ({"time_offset": 0.3, "fill_mode": FillMode.FORWARDS}, (0.3, 0.5, 0.8, 0.2, 0.3)),
        ({"speed": -1.0, "repeat_count": 2.0}, (0.0, 0.8, 0.5, 0.1, 0.8)),
        ({"speed": -1.0, "autoreverses": True}, (0.0, 0.2, 0.5, 0.9, 0.8)),
        ({"time_offset": 0.5, "autoreverses": True}, (0.5, 0.7, 1.0, 0.6, 0.3)),
        ({"time_offset": 0.25, "repeat_duration": 0.5}, (0.25, 0.45, 0.25, 0.5, 0.5)),
        ({"speed": 0.0, "time_offset": 0.75}, (0.75,) * 5),
        ({"speed": 0.0, "time_offset": 1.75}, (0.75,) * 5),
        ({"speed": 0.0, "time_offset": -0.75}, (0.25,) * 5),
        ({"speed": -1.0, "repeat_count": math.inf}, (0.0, 0.8, 0.5, 0.1, 0.8)),
        ({"speed": -1.0, "repeat_count": math.inf, "autoreverses": True}, (0.0, 0.2, 0.5, 0.9, 0.8)),
        ({"time_offset": 2.3, "repeat_count": math.inf}, (0.3, 0.5, 0.8, 0.2, 0.5)),
        ({"time_offset": -0.7, "repeat_count": math.inf}, (0.3, 0.5, 0.8, 0.2, 0.5)),
    ],
)
def test_offset_and_speed(stage: Stage, x: Property[float], timing: dict[str, Any], values: tuple[float, ...]) -> None:
    ramp(x, **timing)
    shown = [at(stage, x, time) for time in (0.0, 0.2, 0.5, 0.9, 1.2)]
    assert shown == pytest.approx(list(values), abs=1e-9)


@pytest.mark.parametrize("speed", [1.0, -1.0, 2.0, -0.25])
@pytest.mark.parametrize("offset", [0.0, 0.3, -0.4, 3.6])
def test_it_lasts_its_duration(stage: Stage, x: Property[float], speed: float, offset: float) -> None:
    ramp(x, speed=speed, time_offset=offset, repeat_count=1.5)
    end = 1.5 / abs(speed)
    assert at(stage, x, end - 1e-6) != 0.5
    assert not stage.events()
    stage.advance(2e-6)
    assert x.presentation == 0.5
    (event,) = stage.events()
    assert (event.kind, event.finished) == (EventKind.ANIMATION_ENDED, True)
    assert event.time == pytest.approx(end, abs=1e-8)


def test_the_delay_comes_before_the_offset(stage: Stage, x: Property[float]) -> None:
    x.animate(1.0, from_=0.0, curve="linear", duration=1.0, delay=1.0, timing=MediaTiming(speed=-1.0, time_offset=0.3))
    assert at(stage, x, 0.9) == 0.5
    assert [at(stage, x, 1 + time) for time in (0.0, 0.2, 0.5, 0.9, 1.2)] == pytest.approx([0.3, 0.1, 0.8, 0.4, 0.5])
    filled = stage.add(None, 0.5)
    timing = MediaTiming(time_offset=0.3, fill_mode=FillMode.BACKWARDS)
    filled.animate(1.0, from_=0.0, curve="linear", duration=1.0, delay=1.0, timing=timing)
    assert filled.presentation == pytest.approx(0.3)


@pytest.mark.parametrize("timing", [{}, {"repeat_count": math.inf, "autoreverses": True}, {"repeat_count": 2.0}])
@pytest.mark.parametrize(("speed", "offset"), [(1.0, 0.0), (2.0, 0.0), (1.0, 0.3)])
def test_what_has_no_end_swings_on(
    stage: Stage, x: Property[float], timing: dict[str, Any], speed: float, offset: float
) -> None:
    # Without damping a spring of frequency 10 is a cosine, and a run of it has no end.
    x.animate(3.0, from_=2.0, spring=Spring(1, 100, 0), timing=MediaTiming(**timing, speed=speed, time_offset=offset))
    for time in (0.01, 0.2, 1.7, 1000.3):
        assert at(stage, x, time) == pytest.approx(3 - math.cos(10 * (speed * time + offset)), abs=1e-9), time


def test_the_velocity_of_what_runs_backwards(stage: Stage, x: Property[float]) -> None:
    ramp(x, speed=-2.0)
    stage.advance(0.1)
    assert x.velocity == pytest.approx(-2.0)


@pytest.mark.parametrize(
    ("timing", "end"),
    [
        ({}, 1.0),
        ({"repeat_count": 3.0}, 1.0),
        ({"repeat_count": 2.5}, 0.5),
        ({"autoreverses": True}, 0.0),
        ({"time_offset": 0.3}, 0.3),
        ({"speed": -1.0}, 0.0),
        ({"speed": 3.0}, 1.0),
    ],
)
def test_at_its_exact_end_it_still_shows_the_end(
    stage: Stage, x: Property[float], timing: dict[str, Any], end: float
) -> None:
    ramp(x, **timing)
    media = MediaTiming(1.0, **{key: value for key, value in timing.items() if key != "time_offset"})
    stage.advance(media.active_duration / abs(timing.get("speed", 1.0)))
    assert x.presentation == pytest.approx(end, abs=1e-9)
    assert x.velocity == 0
    (event,) = stage.events()
    assert event.finished
    assert event.time == pytest.approx(stage.time)
    # One flick later it is gone, and nothing more is said of it.
    assert stage.is_animating
    stage.advance(1 / 705_600_000)
    assert (x.presentation, stage.is_animating) == (0.5, False)
    assert not stage.events()


def test_the_exact_end_of_every_sort(stage: Stage) -> None:
    spring = Spring(1, 100, 20)
    for arguments in (
        {"to": 3.0, "from_": 2.0, "duration": 0.5},
        {"to": 3.0, "spring": spring, "duration": 0.5},
        {"keyframes": Keyframes([0.0, 3.0], duration=0.5)},
    ):
        each = stage.add(None, 0.5)
        each.animate(**arguments)
        stage.advance(0.5)
        # The spring is cut off at 3 - 2.5 (1 + 10 t) exp(-10 t).
        assert each.presentation == pytest.approx(3 - 15 * math.exp(-5) if "spring" in arguments else 3.0)
        stage.advance(0.001)
        assert each.presentation == 0.5
    turned = stage.add(None, Transform())
    turned.animate(Transform(tx=4.0), curve="linear", duration=0.5, additive=True)
    stage.advance(0.5)
    assert turned.presentation == pytest.approx(Transform(tx=4.0))
    # In the clock of a group too.
    group = stage.add_group()
    each = stage.add(None, 0.5)
    each.animate(3.0, curve="linear", duration=0.5, group=group)
    stage.advance(0.5)
    assert each.presentation == pytest.approx(3.0)
    stage.advance(0.001)
    assert each.presentation == 0.5


def test_what_comes_at_the_exact_end_takes_its_place(stage: Stage, x: Property[float]) -> None:
    x.animate(1.0, curve="linear", duration=1.0)
    stage.advance(1.0)
    assert x.presentation == 1.0
    x.value = 7.0
    assert x.presentation == 7.0
    x.animate(1.0, from_=0.0, curve="linear", duration=1.0)
    stage.advance(1.0)
    with stage.animate("linear", duration=1.0):
        x.value = 9.0
    assert x.presentation == 7.0, "from its model value"
    stage.advance(0.5)
    assert x.presentation == pytest.approx(8.0)
    stage.advance(1.0)
    x.animate(1.0, curve="linear", duration=1.0)
    stage.advance(1.0)
    x.animate(1.0, curve="linear", duration=1.0)
    assert x.presentation == 9.0
    x.remove_all_animations()
    x.animate(1.0, curve="linear", duration=1.0)
    stage.advance(1.0)
    x.value = 9.0
    assert x.presentation == 9.0, "the value that it has"


@pytest.mark.parametrize("parts", [1, 2, 3, 7])
def test_however_the_time_is_cut(parts: int) -> None:
    whole, cut = Stage(), Stage()
    for stage in (whole, cut):
        x = stage.add("x", 0.5)
        ramp(x, speed=-1.0, time_offset=0.3, repeat_count=2)
        y = stage.add("y", Transform(0, 1, -1, 0, 0, 0))
        y.animate(Transform(tx=3.0), duration=0.7, additive=True, cumulative=True, repeat_count=2)
    whole.advance(2.8)
    for _ in range(parts):
        cut.advance(2.8 / parts)
    cut.advance(whole.time - cut.time) if cut.time < whole.time else whole.advance(cut.time - whole.time)
    assert whole.state_hash() == cut.state_hash()


def test_the_exact_end_goes_into_a_snapshot(stage: Stage, x: Property[float]) -> None:
    ramp(x)
    stage.advance(1.0)
    restored = Stage()
    restored.restore(stage.snapshot())
    assert restored.state_hash() == stage.state_hash()
    assert restored["x"].presentation == 1.0
    for each in (stage, restored):
        each.advance(0.25)
        assert each["x"].presentation == 0.5
    assert restored.state_hash() == stage.state_hash()


def test_groups_have_the_literal_formula(stage: Stage, x: Property[float]) -> None:
    # t_local = (t - begin) * speed + offset: 0.4 s are left of 1, and then what began at its 0.6 is over.
    group = stage.add_media_group(MediaTiming(1.0, time_offset=0.6))
    x.animate(1.0, from_=0.0, curve="linear", duration=1.0, group=group)
    assert [at(stage, x, time) for time in (0.0, 0.2, 0.3, 0.5)] == pytest.approx([0, 0.2, 0.3, 0.5])


@pytest.mark.parametrize("is_held", [False, True])
@pytest.mark.parametrize("speed", [0.25, 1.0, 2.0, 10.0])
def test_a_velocity_is_taken_over_as_it_is_seen(stage: Stage, x: Property[float], speed: float, is_held: bool) -> None:
    """Expected: the closed form of a critically damped spring, x'' = -100 x - 20 x', in the animation's own time."""
    x.spring_to(100.0, Spring(1, 100, 20))
    stage.advance(0.1)
    start, speed_seen = x.presentation, x.velocity
    assert speed_seen > 100
    if is_held:
        x.hold()
    x.animate(0.0, spring=Spring(1, 100, 20), interruption="replace", timing=MediaTiming(speed=speed))
    assert x.velocity == pytest.approx(speed_seen, rel=1e-12)
    for time in (0.001, 0.01, 0.05):
        stage.advance(time)
        own = speed * (stage.time - 0.1)
        assert x.presentation == pytest.approx(
            (start + (speed_seen / speed + 10 * start) * own) * math.exp(-10 * own), rel=1e-9
        )
