# SPDX-License-Identifier: MIT
"""Random programs of everything that a stage does: what must hold whatever they do.

A program is a list of what is done and when. It is played with its pauses cut into pieces in random ways; the values,
the velocities, the hash and the events must be the same bits.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest
from animcore import (
    FLICKS_PER_SECOND,
    Animation,
    AnimError,
    ColorSpace,
    Decay,
    Easing,
    Event,
    FillMode,
    HueInterpolation,
    Keyframes,
    MediaTiming,
    Path,
    Property,
    Spring,
    Stage,
    Transform,
)
from closed_forms import SMOOTH
from hypothesis import given, settings
from hypothesis import strategies as st

# Some again and again: what goes back to where it rested must rest there again.
numbers = st.one_of(st.sampled_from([0.0, 1.0, 25.0]), st.floats(-100, 100).map(lambda x: round(x, 3)))
springs = st.builds(Spring.perceptual, st.floats(0.1, 1.0), st.floats(-0.5, 0.9))
motions = st.one_of(springs, st.sampled_from(["linear", "ease-out", "steps(5)", "easeOutBounce", "none"]), st.none())
interruptions = st.sampled_from(["replace", "add", "restart"])
seconds = st.one_of(st.just(0.0), st.floats(0.01, 1.5))
# Who moves: the angle, the point, the color, the transform, the vector, a color in each of the other spaces, a path.
movers = st.integers(0, 9)
PATH = 9

# What a program may do, each as a name with what it takes.
actions = st.one_of(
    st.tuples(
        st.just("set"),
        st.lists(st.tuples(movers, numbers), min_size=1, max_size=3),
        motions,
        st.fixed_dictionaries(
            {},
            optional={
                "duration": seconds,
                "delay": seconds,
                "interruption": interruptions,
                "stagger": st.floats(0, 0.3),
                "repeat_count": st.sampled_from([0.5, 1.0, 2.5, math.inf]),
                "autoreverses": st.booleans(),
            },
        ),
    ),
    st.tuples(st.just("jump"), movers, numbers),
    st.tuples(
        st.just("animate"),
        movers,
        st.sampled_from(["to", "by", "from", "spring", "decay", "keyframes", "there and back"]),
        numbers,
        st.fixed_dictionaries(
            {},
            optional={
                "duration": seconds,
                "delay": seconds,
                "interruption": st.sampled_from(["replace", "restart", "keep"]),
                "additive": st.booleans(),
                "cumulative": st.booleans(),
                "sets_model": st.booleans(),
                "repeat_count": st.sampled_from([0.5, 2.0, 3.5]),
                "autoreverses": st.booleans(),
                "fill_mode": st.sampled_from(list(FillMode)),
                "speed": st.sampled_from([0.5, 1.0, 2.0, -1.0]),
            },
        ),
        st.booleans(),
    ),
    st.tuples(st.just("remove"), st.integers(0, 5)),
    st.tuples(st.just("remove all"), movers),
    st.tuples(st.just("hold"), movers),
    st.tuples(st.just("sequence"), st.lists(st.tuples(movers, numbers, motions), min_size=1, max_size=4)),
    st.tuples(st.just("speed"), st.sampled_from([0.25, 1.0, 3.0])),
    st.tuples(st.just("pause"), st.booleans()),
    st.tuples(st.just("seek"), seconds),
    st.tuples(st.just("scrub"), st.floats(0, 1)),
    st.tuples(st.just("run"), st.booleans(), st.one_of(st.none(), springs)),
    st.tuples(st.just("retarget"), st.lists(st.tuples(st.integers(0, 9), numbers), min_size=1, max_size=4)),
    st.tuples(st.just("scale"), st.sampled_from([0.0, 0.5, 1.0, 2.0])),
)
programs = st.lists(st.tuples(actions, st.floats(0, 0.8)), min_size=1, max_size=8)


class Player:
    """A stage with some of everything, on which a program is played."""

    def __init__(self) -> None:
        self.stage = stage = Stage()
        self.movers: list[Property[Any]] = [
            stage.add("angle", 0.0, kind="angle", turn="shortest"),
            stage.add("point", (0.0, 0.0)),
            stage.add("color", "#336699", premultiplied=True),
            stage.add("turned", Transform()),
            stage.add("vector", [0.0] * 5, kind="vector"),
            stage.add("linear", (0.2, 0.4, 0.6, 1.0), kind="color", space=ColorSpace.LINEAR_SRGB),
            stage.add("p3", (0.2, 0.4, 0.6, 0.5), kind="color", space=ColorSpace.DISPLAY_P3, premultiplied=True),
            stage.add("oklab", (0.2, 0.4, 0.6, 1.0), kind="color", space=ColorSpace.OKLAB),
            stage.add("oklch", "#8040c0", space=ColorSpace.OKLCH, hue=HueInterpolation.LONGER),
            stage.add("path", Path("M0 0L10 0L10 10Z")),
        ]
        self.derived = stage.add_derived("derived", "point.x * 2 + sin(angle), vector[2] - point.y", "vector2")
        self.bank = stage.add_bank(Spring(1, 150, 14), [0.0] * 10)
        self.clock = stage.add_group()
        self.animator = stage.add_animator(1.5, self.clock)
        with self.animator.animate("ease-in-out", duration=1.0):
            self.movers[4].value = [3.0, 1.0, 4.0, 1.0, 5.0]
        self.animations: list[Animation] = []
        self.events: list[tuple[Any, ...]] = []
        stage.on_event(self.hear)

    def hear(self, event: Event) -> None:
        self.events.append((event.kind, event.time_flicks, event.name, event.finished, event.count, event.position))

    def value(self, mover: int, number: float) -> Any:
        """A value of the kind that a mover has."""
        if mover == PATH:
            # Of five structures.
            more = "".join(f"L{index} {number}" for index in range(int(abs(number)) % 5))
            return Path(f"M0 0L10 {number}L10 10{more}Z")
        color = tuple(round(abs(math.sin(number + part)), 1) for part in range(4))
        return [
            number / 20,
            (number, -number),
            (abs(math.sin(number)), 0.5, abs(math.cos(number)), 1.0),
            (1 + number / 200, 0.1, -0.1, 1.0, number, 2.0),
            [number, 0.0, -number, 1.0, 2 * number],
            *[color] * 4,
        ][mover]

    def do(self, action: tuple[Any, ...]) -> None:
        name, *arguments = action
        try:
            getattr(self, "do_" + name.replace(" ", "_"))(*arguments)
        except (AnimError, ValueError) as error:
            # A program may do what is refused; it must be refused alike.
            self.events.append((type(error), str(error).split("0x")[0]))

    def do_set(self, values: list[tuple[int, float]], motion: Any, options: Any) -> None:
        with self.stage.animate(motion, **options):
            for mover, number in values:
                self.movers[mover].value = self.value(mover, number)

    def do_jump(self, mover: int, number: float) -> None:
        self.movers[mover].value = self.value(mover, number)

    def do_animate(self, mover: int, how: str, number: float, options: Any, in_clock: bool) -> None:
        if in_clock:
            options = {**options, "group": self.clock}
        value = self.value(mover, number)
        each = self.movers[mover]
        shapes: dict[str, dict[str, Any]] = {
            "to": {"to": value, "curve": "ease"},
            "by": {"by": value, "easing": Easing("steps(3)")},
            "from": {"from_": value, "curve": SMOOTH},
            "spring": {"to": value, "spring": Spring(1, 100, 12)},
            "decay": {"decay": Decay(4.0), "velocity": value},
            "keyframes": {"keyframes": Keyframes([value, self.value(mover, 1.0), value], duration=0.7)},
            "there and back": {"to": value, "curve": SMOOTH, "autoreverses": True},
        }
        self.animations.append(each.animate(**{**options, **shapes[how]}))

    def do_remove(self, index: int) -> None:
        if index < len(self.animations):
            self.animations[index].remove()

    def do_remove_all(self, mover: int) -> None:
        self.movers[mover].remove_all_animations()

    def do_hold(self, mover: int) -> None:
        self.movers[mover].hold()

    def do_sequence(self, steps: list[tuple[int, float, Any]]) -> None:
        with self.stage.sequence():
            for mover, number, motion in steps:
                with self.stage.animate(motion):
                    self.movers[mover].value = self.value(mover, number)

    def do_speed(self, speed: float) -> None:
        self.clock.set_speed(speed)

    def do_pause(self, paused: bool) -> None:
        (self.clock.pause if paused else self.clock.resume)()

    def do_seek(self, time: float) -> None:
        self.clock.seek(time)

    def do_scrub(self, fraction: float) -> None:
        self.animator.fraction = fraction

    def do_run(self, reversed: bool, motion: Any) -> None:
        self.animator.run(motion, reversed=reversed)

    def do_retarget(self, targets: list[tuple[int, float]]) -> None:
        self.bank.retarget([target for _, target in targets], [index for index, _ in targets])

    def do_scale(self, scale: float) -> None:
        self.stage.time_scale = scale

    def state(self) -> tuple[Any, ...]:
        """Everything that is seen, to the bit."""
        values = [
            tuple_of(what)
            for each in (*self.movers, self.derived)
            for what in (each.value, each.presentation, each.velocity)
        ]
        return (
            self.stage.time_flicks,
            [[number.hex() for number in value] for value in values],
            bytes(self.bank.values),
            self.bank.velocities(),
            self.stage.state_hash(),
        )


def tuple_of(value: Any) -> tuple[float, ...]:
    if isinstance(value, Path):
        return tuple(value.coordinates)
    return tuple(value) if hasattr(value, "__len__") else (value,)


def play(program: list[tuple[tuple[Any, ...], float]], cut: Callable[[int], list[int]]) -> list[Any]:
    player = Player()
    seen: list[Any] = []
    for action, pause in (*program, (("scale", 1.0), 3.0)):
        player.do(action)
        for piece in cut(round(pause * FLICKS_PER_SECOND)):
            player.stage.advance_flicks(piece)
        seen.append(player.state())
    return [seen, player.events]


def gone_on(player: Player, restores: bytes) -> Player:
    """The same program in the same place, on another stage that has restored a snapshot."""
    other = Player.__new__(Player)
    other.stage = stage = Stage()
    stage.add("what was here before", 1.0)
    stage.restore(restores)
    other.movers = [stage.counterpart(mover) for mover in player.movers]
    other.derived = stage["derived"]
    other.bank = stage.counterpart(player.bank)
    other.clock = stage.counterpart(player.clock)
    other.animator = stage.counterpart(player.animator)
    other.animations = [stage.counterpart(animation) for animation in player.animations]
    other.events = list(player.events)
    stage.on_event(other.hear)
    return other


def whole(flicks: int) -> list[int]:
    return [flicks]


def frames(flicks: int) -> list[int]:
    frame = FLICKS_PER_SECOND // 60
    return [frame] * (flicks // frame) + [flicks % frame]


@settings(max_examples=150, deadline=None)
@given(program=programs, fractions=st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_any_way_of_cutting_time_gives_the_same_bits(program: Any, fractions: list[float]) -> None:
    def at_random(flicks: int) -> list[int]:
        places = sorted({0, flicks, *(int(fraction * flicks) for fraction in fractions)})
        return [after - before for before, after in itertools.pairwise(places)] or [0]

    expected = play(program, whole)
    for cut in (at_random, frames):
        result = play(program, cut)
        for index, (one, other) in enumerate(zip(expected[0], result[0], strict=True)):
            assert other == one, f"after step {index}"
        assert result[1] == expected[1]


@settings(max_examples=100, deadline=None)
@given(program=programs, place=st.integers(0, 7), fraction=st.floats(0, 1))
def test_a_program_goes_on_from_a_snapshot(program: Any, place: int, fraction: float) -> None:
    player = Player()
    place = min(place, len(program) - 1)
    for action, pause in program[:place]:
        player.do(action)
        player.stage.advance_flicks(round(pause * FLICKS_PER_SECOND))
    # In the middle of the pause.
    action, pause = program[place]
    player.do(action)
    player.stage.advance(pause * fraction)
    snapshot = player.stage.snapshot()
    other = gone_on(player, snapshot)
    assert other.stage.snapshot() == snapshot
    for later, seconds in [(("scale", 1.0), pause), *program[place + 1 :], (("scale", 1.0), 3.0)]:
        for each in (player, other):
            each.do(later)
            each.stage.advance_flicks(round(seconds * FLICKS_PER_SECOND))
        assert other.state() == player.state()
    assert other.events == player.events


@settings(max_examples=100, deadline=None)
@given(
    steps=st.lists(
        st.tuples(numbers, st.one_of(springs, st.sampled_from([SMOOTH, "linear", "ease"])), interruptions, seconds),
        min_size=1,
        max_size=8,
    )
)
def test_no_interruption_makes_a_value_jump(steps: Any) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    for target, motion, interruption, pause in steps:
        value, velocity = x.presentation, x.velocity
        with stage.animate(motion, interruption=interruption, duration=None if isinstance(motion, Spring) else 0.7):
            x.value = target
        # What is within the threshold of where it goes is there.
        is_moving = abs(x.value - value) > 0.001
        if is_moving or not isinstance(motion, Spring):
            assert x.presentation == pytest.approx(value, abs=1e-9)
        else:
            assert x.presentation == pytest.approx(value, abs=0.001)
        if interruption == "replace" and isinstance(motion, Spring) and is_moving:
            assert x.velocity == pytest.approx(velocity, abs=1e-6)
        if interruption == "restart" and isinstance(motion, Spring):
            assert x.velocity == pytest.approx(0.0, abs=1e-6)
        if interruption == "add" and (isinstance(motion, Spring) or motion is SMOOTH):
            assert x.velocity == pytest.approx(velocity, abs=1e-6)
        # Nor does it leave at once: a short while later it is where its velocity takes it, nearly.
        before = x.presentation, x.velocity
        stage.advance(1e-7)
        assert x.presentation == pytest.approx(before[0] + before[1] * 1e-7, abs=1e-3)
        stage.advance(pause)


@settings(max_examples=100, deadline=None)
@given(
    values=st.lists(st.tuples(numbers, motions, st.floats(0, 0.5)), min_size=1, max_size=12),
    moved=st.lists(st.tuples(numbers, st.floats(0.1, 2.0)), max_size=5),
)
def test_what_is_stacked_sums_up_to_the_target(values: Any, moved: Any) -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    for target, motion, pause in values:
        with stage.animate(motion, interruption="add"):
            x.value = target
        stage.advance(pause)
    for distance, duration in moved:
        x.animate(by=distance, curve="linear", duration=duration, additive=True)
    stage.advance(60.0)
    assert x.presentation == x.value == values[-1][0]
    assert not stage.is_animating


@settings(max_examples=60, deadline=None)
# Less than a flick before the end is the end, where a spring is put at its target.
@given(
    fraction=st.floats(0, 1 - 1e-9) | st.just(1.0),
    delay=seconds,
    timing=st.sampled_from([1.0, 2.0, 2.5]),
)
def test_scrubbed_is_played(fraction: float, delay: float, timing: float) -> None:
    shown = []
    for is_scrubbed in (True, False):
        stage = Stage()
        x, y = stage.add("x", 0.0), stage.add("y", (0.0, 1.0))
        animator = stage.add_animator(4.0)
        with animator.animate(SMOOTH, duration=0.8, delay=delay):
            x.value = 10.0
        with animator.animate(Spring(1, 90, 12)):
            y.value = (5.0, 6.0)
        x.animate(by=3.0, duration=0.6, timing=MediaTiming(repeat_count=timing), group=animator, additive=True)
        if is_scrubbed:
            animator.fraction = fraction
        else:
            animator.run()
            stage.advance(4.0 * fraction)
        shown.append((x.presentation, *y.presentation))
        if fraction == 1.0 and not is_scrubbed:
            shown.pop()
    for one, other in itertools.pairwise(shown):
        assert other == pytest.approx(one, abs=1e-6)
