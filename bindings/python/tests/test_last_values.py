# SPDX-License-Identifier: MIT
"""What an animation leaves behind: the model value that sets_model gives, and what fills forwards.

What sets_model gives is what is shown when it fills forwards and has ended, which Web Animations defines (4.8, the
animation effect at its end) and Core Animation shows for kCAFillModeForwards. Expected numbers: read off the motion,
from 0 to 1 in 1 s, by those rules.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from animcore import (
    ColorSpace,
    Decay,
    Easing,
    EventKind,
    FillMode,
    Keyframes,
    MediaTiming,
    Path,
    Property,
    Scene,
    Spring,
    Stage,
    Transform,
)


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 0.5)


TIMINGS: list[tuple[dict[str, Any], float]] = [
    ({}, 1.0),
    ({"autoreverses": True}, 0.0),
    ({"autoreverses": True, "repeat_count": 1.5}, 1.0),
    ({"repeat_count": 2.25}, 0.25),
    ({"repeat_count": 3}, 1.0),
    ({"repeat_duration": 1.75, "autoreverses": True}, 0.25),
    ({"speed": -1.0}, 0.0),
    ({"speed": -2.0, "repeat_count": 1.75}, 0.0),
    ({"time_offset": 0.25}, 0.25),
    ({"time_offset": 0.25, "speed": -1.0}, 0.25),
    ({"repeat_count": 3, "cumulative": True}, 3.0),
    ({"repeat_count": 2.5, "cumulative": True}, 2.5),
    ({"repeat_count": 2, "cumulative": True, "autoreverses": True}, 0.0),
    # What never ends has the end of a run.
    ({"repeat_count": math.inf}, 1.0),
    ({"speed": 0.0}, 1.0),
]


def options(timing: dict[str, Any], fill: FillMode = FillMode.NONE) -> Any:
    """What animate() is told of a timing."""
    said = {key: value for key, value in timing.items() if key != "cumulative"}
    return {"timing": MediaTiming(**said, fill_mode=fill), "cumulative": timing.get("cumulative", False)}


@pytest.mark.parametrize(("timing", "last"), TIMINGS)
@pytest.mark.parametrize("policy", ["none", "jump"])
def test_the_model_becomes_the_last_value_with_all_of_the_timing(
    stage: Stage, x: Property[float], timing: dict[str, Any], last: float, policy: Any
) -> None:
    stage.set_reduced_motion(policy)
    x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, sets_model=True, **options(timing))
    assert x.value == last


@pytest.mark.parametrize(("timing", "last"), TIMINGS)
def test_the_model_is_what_is_shown_filled_forwards(
    stage: Stage, x: Property[float], timing: dict[str, Any], last: float
) -> None:
    if timing.get("repeat_count") == math.inf or timing.get("speed") == 0:
        return
    set_, filled = x, stage.add("filled", 0.5)
    set_.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, sets_model=True, **options(timing))
    filled.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, **options(timing, FillMode.FORWARDS))
    for _ in range(80):
        stage.advance(0.1)
    assert set_.presentation == filled.presentation == set_.value == last
    assert filled.value == 0.5


def test_the_model_of_one_that_comes_back_to_where_it_was_stays(x: Property[float]) -> None:
    x.animate(to=3.0, duration=1.0, autoreverses=True, sets_model=True)
    assert x.value == 0.5


@pytest.mark.parametrize(
    ("shape", "last"),
    [
        ({"curve": "steps(4, jump-none)", "repeat_count": 0.5}, 2 / 3),
        ({"curve": Easing("linear(0, 1, 0)")}, 0.0),
        ({"curve": Easing("linear(0, 0.75)")}, 0.75),
        # A duration cuts off what is seen, but not where it leads.
        ({"spring": Spring(1, 100, 5)}, 1.0),
        ({"spring": Spring(1, 100, 5), "autoreverses": True}, 0.0),
    ],
)
def test_every_shape_has_its_last_value(x: Property[float], shape: dict[str, Any], last: float) -> None:
    x.animate(from_=0.0, to=1.0, duration=0.3, sets_model=True, **shape)
    assert x.value == pytest.approx(last, abs=1e-12)


def test_keyframes_and_decays_have_their_last_values(x: Property[float]) -> None:
    keys = Keyframes([0.25, 2.0, 1.0], duration=1.0)
    for timing, last in [({}, 1.0), ({"autoreverses": True}, 0.25), ({"repeat_count": 0.5}, 2.0)]:
        x.animate(keyframes=keys, sets_model=True, **timing)  # type: ignore[arg-type]
        assert x.value == last
    x.remove_all_animations()
    x.value = 0.0
    x.animate(decay=Decay(2.0), velocity=10.0, duration=0.1, sets_model=True)
    assert x.value == pytest.approx(5.0), "v0 / lambda"
    x.value = 7.0
    x.animate(from_=7.0, decay=Decay(2.0), velocity=10.0, autoreverses=True, sets_model=True)
    assert x.value == 7.0


def test_an_additive_animation_leaves_the_model_alone(x: Property[float]) -> None:
    x.animate(to=3.0, duration=1.0, additive=True, sets_model=True)
    assert x.value == 0.5


def test_values_that_come_back_are_the_very_ones(stage: Stage) -> None:
    """Through an encoding a value would lose its last bits."""
    first, last = (0.2, 0.4, 0.6, 1.0), (0.9, 0.1, 0.3, 1.0)
    color = stage.add("color", first, "color", space=ColorSpace.OKLAB)
    color.animate(to=last, duration=1.0, autoreverses=True, sets_model=True)
    assert tuple(color.value) == first
    color.animate(from_=last, to=(0.5, 0.5, 0.5, 1.0), duration=1.0, speed=-1.0, sets_model=True)
    assert tuple(color.value) == last
    pose = stage.add("pose", Transform(1.135, 0.2, -0.4, 1.3, 5, 6))
    pose.animate(to=Transform(2, 0, 0, 2, 0, 0), duration=1.0, autoreverses=True, sets_model=True)
    assert pose.value == Transform(1.135, 0.2, -0.4, 1.3, 5, 6)


def test_a_path_that_comes_back_keeps_its_own_verbs(stage: Stage) -> None:
    path = stage.add("path", Path("M0 0L10 0L10 10Z"))
    other = Path("M0 0C3 3 6 6 9 0L4 4L2 9Z")
    path.animate(to=other, duration=1.0, autoreverses=True, sets_model=True)
    assert path.value == Path("M0 0L10 0L10 10Z")
    stage.advance(1.0)
    stage.advance(2.0)
    assert path.presentation == Path("M0 0L10 0L10 10Z")
    path.animate(to=other, duration=1.0, sets_model=True)
    assert path.value == other
    path.animate(to=Path("M0 0L10 0L10 10Z"), duration=1.0, repeat_count=0.5, curve="linear", sets_model=True)
    stage.advance(2.0)
    assert path.presentation == path.value
    assert path.value.length() > 0


# Filling forwards


@pytest.mark.parametrize(
    "animation",
    [
        {"property": "x", "to": 5, "duration": 0.5, "timing": {"fill": "forwards"}},
        {"group": {"duration": 0.5, "fill": "forwards"}, "animations": [{"property": "x", "to": 5, "duration": 0.5}]},
        {
            "sequence": [
                {"property": "x", "to": 1, "duration": 0.2},
                {"property": "x", "to": 5, "duration": 0.3, "timing": {"fill": "both"}},
            ]
        },
    ],
)
def test_an_animation_of_a_document_is_done_and_what_fills_forwards_stays(animation: dict[str, Any]) -> None:
    """Until it is stopped, which is not told once more, or played again."""
    on = {
        "start": {"actions": [{"play": "a"}]},
        "end": {"actions": [{"stop": "a"}]},
        "done.animation.a": {"actions": [{"emit": "done"}]},
        "stopped.animation.a": {"actions": [{"emit": "stopped"}]},
    }
    document = {
        "animcore": 1,
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "animations": {"a": animation},
        "machine": {"states": {"only": {"on": on}}},
    }
    scene = Scene(json.dumps(document))
    for start in (0.0, 2.0):
        scene.send("start")
        scene.advance(2.0)
        assert [(e.name, e.time) for e in scene.events() if e.kind == "emitted"] == [("done", start + 0.5)]
        assert (scene["x"].presentation, scene["x"].value) == (5.0, 0.0)
    scene.send("end")
    scene.advance(1.0)
    assert scene["x"].presentation == 0.0
    assert [e for e in scene.events() if e.kind == "emitted"] == []


def test_what_fills_forwards_stays_in_a_group_with_a_clock(stage: Stage, x: Property[float]) -> None:
    """kCAFillModeForwards does not depend on the speed of the layers around; nor does SMIL's fill="freeze"."""
    group = stage.add_group(stage.add_group())
    group.set_speed(2.0)
    kept = x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, group=group, fill_mode=FillMode.FORWARDS)
    stage.advance(0.25)
    assert x.presentation == 0.5
    stage.advance(0.25)
    (event,) = stage.events()
    assert (event.kind, event.time, event.finished) == (EventKind.ANIMATION_ENDED, 0.5, True)
    assert not stage.is_animating
    for _ in range(3):
        stage.advance(1.0)
        assert x.presentation == 1.0
    group.set_speed(0.0)
    stage.advance(1.0)
    assert x.presentation == 1.0
    kept.remove()
    assert x.presentation == 0.5
    assert stage.events() == [], "it has ended before"


def test_what_fills_forwards_goes_with_its_group(stage: Stage, x: Property[float]) -> None:
    group = stage.add_group()
    x.animate(to=1.0, duration=1.0, group=group, fill_mode=FillMode.BOTH)
    stage.advance(2.0)
    assert x.presentation == 1.0
    group.remove()
    assert x.presentation == 0.5


def test_a_clock_set_back_plays_what_fills_forwards_once_more(stage: Stage, x: Property[float]) -> None:
    group = stage.add_group()
    x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, group=group, fill_mode=FillMode.FORWARDS)
    stage.advance(2.0)
    assert len(stage.events()) == 1
    group.pause()
    group.seek(0.25)
    assert x.presentation == 0.25
    group.resume()
    assert stage.is_animating
    stage.advance(0.25)
    assert x.presentation == 0.5
    stage.advance(5.0)
    assert x.presentation == 1.0
    (event,) = stage.events()
    assert (event.kind, event.time, event.finished) == (EventKind.ANIMATION_ENDED, 2.75, True)
    assert not stage.is_animating


def test_a_clock_set_back_plays_a_media_group_that_fills_forwards_once_more(stage: Stage, x: Property[float]) -> None:
    clock = stage.add_group()
    group = stage.add_media_group(MediaTiming(duration=1.0, fill_mode=FillMode.FORWARDS), clock)
    x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, group=group, fill_mode=FillMode.FORWARDS)
    ended = [EventKind.ANIMATION_ENDED, EventKind.GROUP_ENDED]
    for _ in range(2):
        stage.advance(2.0)
        assert x.presentation == 1.0
        assert [event.kind for event in stage.events()] == ended
        assert not stage.is_animating
        clock.seek(0.5)
        assert x.presentation == 0.5
        assert stage.is_animating
        stage.advance(0.25)
        assert x.presentation == 0.75


def test_what_fills_forwards_in_a_group_is_in_a_snapshot(stage: Stage, x: Property[float]) -> None:
    group = stage.add_group()
    x.animate(from_=0.0, to=1.0, curve="linear", duration=1.0, group=group, fill_mode=FillMode.FORWARDS)
    stage.advance(2.0)
    other = Stage()
    other.restore(stage.snapshot())
    assert other.state_hash() == stage.state_hash()
    for one, clock in ((stage, group), (other, other.counterpart(group))):
        clock.seek(0.5)
        one.advance(0.25)
        assert one["x"].presentation == 0.75
    assert other.state_hash() == stage.state_hash()


# What is shown at the end is the last keyframe, and the end of what has no length.

LENGTHS = [0.05 * part for part in range(1, 31)]


KEYFRAMES: dict[str, Callable[[float], Keyframes]] = {
    "discrete": lambda own: Keyframes([5.0, 0.0, 1.0], [0, 0.5, 1], mode="discrete", duration=own),
    "move": lambda own: Keyframes.track(0.0).linear(5.0, own).move(1.0),
    "jump": lambda own: Keyframes([5.0, 0.0, 1.0], [0, 1, 1], duration=own),
    "linear": lambda own: Keyframes.track(0.0).linear(5.0, own / 2).linear(1.0, own / 2),
    "spring": lambda own: Keyframes.track(0.0).spring(1.0, own, Spring.perceptual(5 * own, 0.6)),
}


@pytest.mark.parametrize("kind", KEYFRAMES)
def test_keyframes_in_another_duration_end_at_the_last(kind: str) -> None:
    """Of these pairs of lengths, in one of twenty the quotient times the given length is less than their own."""
    for own in LENGTHS:
        keyframes = KEYFRAMES[kind](own)
        stage = Stage()
        shown = [stage.add(str(given), 100.0) for given in LENGTHS]
        filled = [stage.add(f"model {given}", 100.0) for given in LENGTHS]
        for given, one, other in zip(LENGTHS, shown, filled, strict=True):
            one.animate(keyframes=keyframes, duration=given, fill_mode=FillMode.FORWARDS)
            other.animate(keyframes=keyframes, duration=given, sets_model=True)
        stage.advance(2)
        for given, one, other in zip(LENGTHS, shown, filled, strict=True):
            assert (one.presentation, other.value) == (1.0, 1.0), (own, given)


@pytest.mark.parametrize("delay", [0.0, 0.25])
@pytest.mark.parametrize("what", ["curve", "spring", "decay", "keyframes"])
def test_what_has_no_length_fills_forwards(stage: Stage, what: str, delay: float) -> None:
    """Web Animations: an effect without length is in its after phase at once, and fills."""
    motions: dict[str, dict[str, Any]] = {
        "curve": {"to": 10.0, "from_": 2.0, "curve": "linear", "duration": 0.0},
        "spring": {"to": 10.0, "from_": 10.0, "spring": Spring()},
        "decay": {"from_": 10.0, "velocity": 0.0, "decay": Decay()},
        "keyframes": {"keyframes": Keyframes([2.0, 10.0], duration=1.0), "duration": 0.0},
    }
    one, other = stage.add("one", 100.0), stage.add("other", 100.0)
    animation = one.animate(**motions[what], delay=delay, fill_mode=FillMode.FORWARDS)
    other.animate(**motions[what], delay=delay)
    assert one.presentation == (100.0 if delay else 10.0)
    stage.advance(1)
    assert (one.presentation, other.presentation, one.value) == (10.0, 100.0, 100.0)
    assert [event.kind for event in stage.events()].count(EventKind.ANIMATION_ENDED) == 2
    again = Stage()
    for name in ("one", "other"):
        again.add(name, 100.0)
    again.restore(stage.snapshot())
    assert again.state_hash() == stage.state_hash()
    assert again["one"].presentation == 10.0
    animation.remove()
    assert one.presentation == 100.0


def test_what_has_no_length_fills_forwards_in_documents() -> None:
    wind = {"property": "x", "from": 2, "to": 10, "curve": "linear", "duration": 0, "timing": {"fill": "forwards"}}
    document = {
        "animcore": 1,
        "properties": {"x": {"kind": "scalar", "value": 100}},
        "animations": {"wind": wind},
        "machine": {"states": {"a": {"entry": [{"play": "wind"}]}}},
    }
    scene = Scene(json.dumps(document))
    scene.advance(1)
    assert scene["x"].presentation == 10
