# SPDX-License-Identifier: MIT
"""Begins, repeats and ends on clocks of any speed are at their very flick: beside a model in Python's fractions.

A clock's time is an exact fraction of a flick there: the sum of what passed since each change, times the speed as it
is written (0.1 is a tenth). What is due at a time of the clock happens at the first flick at which the clock shows it.
"""

from __future__ import annotations

import itertools
import math
import os
import random
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pytest
from animcore import EventKind, MediaTiming, Property, Stage

FLICKS = 705_600_000
MODEL = -100.0
LONG = bool(os.environ.get("ANIMCORE_LONG"))


@dataclass
class Clock:
    """A clock by its changes: from each flick on, its time at it and its speed. Without a parent, the stage's."""

    parent: Clock | None = None
    # Flick, time of the parent, own time, speed, whether it is paused.
    changes: list[tuple[int, Fraction, Fraction, Fraction, bool]] = field(default_factory=list)

    def change(self, flick: int, **to: Any) -> None:
        own = self.time(flick) if self.changes else Fraction(0)
        speed, paused = self.changes[-1][3:] if self.changes else (Fraction(1), False)
        outer = self.parent.time(flick) if self.parent else Fraction(flick)
        own, speed, paused = to.get("time", own), to.get("speed", speed), to.get("paused", paused)
        self.changes.append((flick, outer, own, speed, paused))

    def time(self, flick: int) -> Fraction:
        """In flicks."""
        if not self.changes:
            return Fraction(flick)
        anchor = next(each for each in reversed(self.changes) if each[0] <= flick)
        outer = self.parent.time(flick) if self.parent else Fraction(flick)
        return anchor[2] + (Fraction(0) if anchor[4] else (outer - anchor[1]) * anchor[3])

    def first(self, time: Fraction, after: int) -> int | None:
        """The first flick that is not before another and at which it shows a time."""
        if not self.changes:
            return max(after, math.ceil(time))
        low, high = after, after + 400 * FLICKS
        if self.time(high) < time:
            return None
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.time(middle) >= time else (middle + 1, high)
        return low


@dataclass
class Motion:
    """An explicit animation from 10 to 20, on a property whose model value is `MODEL`."""

    clock: Clock
    made: int
    delay: Fraction
    run: Fraction
    count: Fraction
    reverses: bool
    speed: Fraction
    offset: Fraction
    steps: int = 0
    name: str = ""
    begin: Fraction = Fraction(0)

    def __post_init__(self) -> None:
        """Begins now, or after the delay."""
        self.begin = self.clock.time(self.made) + self.delay

    @property
    def active(self) -> Fraction:
        """All runs, in the time of the animation."""
        return self.run * self.count * (2 if self.reverses else 1)

    @property
    def due(self) -> list[Fraction]:
        """When something begins, jumps, or ends, in flicks since the begin."""
        length = self.active / abs(self.speed)
        found = [Fraction(0), length, self.offset / abs(self.speed), (self.active - self.offset) / abs(self.speed)]
        part = self.run / max(self.steps, 1)
        for each in range(math.floor(self.active / part) + 1):
            found.append(((each * part - self.offset) % self.active) / abs(self.speed))
            found.append(((self.offset - each * part) % self.active) / abs(self.speed))
        return sorted({each for each in found if 0 <= each <= length})

    def flicks(self) -> list[int]:
        found = (self.clock.first(self.begin + each, self.made) for each in self.due)
        return [each for each in found if each is not None]

    def end(self) -> int | None:
        return self.clock.first(self.begin + self.active / abs(self.speed), self.made)

    def value(self, flick: int) -> float:
        passed = self.clock.time(flick) - self.begin
        end = self.end()
        if passed < 0 or (end is not None and flick > end):
            return MODEL
        since = passed * self.speed
        if flick == end:
            # All of it, though the clock may show a little more.
            since = self.active if self.speed > 0 else -self.active
        local = self.offset + since
        # What an offset skips comes at the end, and a negative speed plays from the end to the beginning.
        if local < 0:
            local += self.active
        if local > self.active:
            local -= self.active
        whole = math.floor(local / self.run)
        if whole * self.run == self.active:
            whole -= 1
        part = local / self.run - whole
        if self.reverses and whole % 2 == 1:
            part = 1 - part
        if self.steps:
            part = Fraction(math.floor(part * self.steps), self.steps)
        return float(10 + 10 * part)


SPEEDS = ["0.5", "2", "3", "1.5", "0.1", "0.7", "1/3", "0.25", "1.1", "0.01", "10", "1", "0.3", "7.3"]


class Program:
    """The same calls on a stage and on the model."""

    def __init__(self) -> None:
        self.stage = Stage()
        self.now = 0
        self.groups: list[tuple[Any, Clock]] = []
        self.motions: list[tuple[Motion, Property[float]]] = []
        self.ends: dict[str, int] = {}
        self.wrong: list[str] = []
        self.compared = 0

    def to(self, flick: int) -> None:
        if flick > self.now:
            self.stage.advance_flicks(flick - self.now)
            self.now = flick
        for event in self.stage.events():
            if event.kind is EventKind.ANIMATION_ENDED and event.name is not None:
                self.ends[event.name] = event.time_flicks

    def add_group(self, parent: int | None = None) -> None:
        group, clock = (None, None) if parent is None else self.groups[parent]
        mine = Clock(clock)
        mine.change(self.now)
        self.groups.append((self.stage.add_group(group), mine))

    def set_speed(self, index: int, speed: str) -> None:
        group, clock = self.groups[index]
        group.set_speed(float(Fraction(speed)))
        clock.change(self.now, speed=Fraction(speed))

    def pause(self, index: int, is_paused: bool) -> None:
        group, clock = self.groups[index]
        if is_paused:
            group.pause()
        else:
            group.resume()
        clock.change(self.now, paused=is_paused)

    def seek(self, index: int, time: Fraction) -> None:
        group, clock = self.groups[index]
        group.seek(float(time))
        clock.change(self.now, time=time * FLICKS)

    def animate(
        self,
        index: int | None,
        run: Fraction,
        *,
        delay: Fraction = Fraction(0),
        count: Fraction = Fraction(1),
        reverses: bool = False,
        speed: Fraction = Fraction(1),
        offset: Fraction = Fraction(0),
        steps: int = 0,
    ) -> None:
        name = f"x{len(self.motions)}"
        group, clock = (None, Clock()) if index is None else self.groups[index]
        x = self.stage.add(name, MODEL)
        timing = MediaTiming(
            repeat_count=float(count), autoreverses=reverses, speed=float(speed), time_offset=float(offset)
        )
        options: dict[str, Any] = {} if group is None else {"group": group}
        x.animate(
            20.0,
            from_=10.0,
            curve=f"steps({steps})" if steps else "linear",
            duration=float(run),
            delay=float(delay),
            timing=timing,
            **options,
        )
        motion = Motion(
            clock,
            self.now,
            delay * FLICKS,
            run * FLICKS,
            count,
            reverses,
            speed,
            offset * FLICKS,
            steps,
            name,
        )
        self.motions.append((motion, x))

    def compare(self, flick: int) -> None:
        self.to(flick)
        for motion, x in self.motions:
            self.compared += 1
            expected, found = motion.value(flick), x.presentation
            if abs(expected - found) > 1e-6:
                self.wrong.append(f"{motion.name} at {flick} is {found}, not {expected}")

    def finish(self, until: int) -> None:
        """Goes to a flick, and compares around everything that is due on the way."""
        flicks: set[int] = set()
        for motion, _ in self.motions:
            flicks.update(each + beside for each in motion.flicks() for beside in (-1, 0, 1))
        for flick in sorted(flicks):
            if self.now < flick < until:
                self.compare(flick)
        self.to(until)

    def check_ends(self) -> None:
        for motion, _ in self.motions:
            end = motion.end()
            if end is not None and end <= self.now and self.ends.get(motion.name) != end:
                self.wrong.append(f"{motion.name} ended at {self.ends.get(motion.name)}, not {end}")


@pytest.mark.parametrize("speed", ["0.5", "2", "3", "1.5", "0.1", "0.7", "1/3"])
@pytest.mark.parametrize("depth", [1, 2])
def test_a_clock_of_another_speed_ends_at_its_very_flick(speed: str, depth: int) -> None:
    """1 s at speed 1.5 takes 2/3 s, to the flick."""
    program = Program()
    program.add_group()
    for _ in range(1, depth):
        program.add_group(len(program.groups) - 1)
    program.set_speed(depth - 1, speed)
    for run in (Fraction(1), Fraction(1, 10), Fraction(1, 3)):
        for count in (Fraction(1), Fraction(5, 2)):
            program.animate(depth - 1, run, count=count)
            program.animate(depth - 1, run, count=count, delay=Fraction(3, 10))
    program.finish(120 * FLICKS)
    program.check_ends()
    assert program.wrong == []
    if speed == "1.5":
        assert program.ends["x0"] == 470_400_000


def random_motion(program: Program, source: random.Random, index: int | None) -> None:
    run = Fraction(source.choice(["0.1", "0.2", "0.3", "0.7", "1", "1/3", "0.25", "0.05", "0.123"]))
    count = Fraction(source.choice(["1", "2", "3", "2.5", "4"]))
    speed, offset = Fraction(1), Fraction(0)
    if source.random() < 0.5:
        speed = Fraction(source.choice(["1", "-1", "0.5", "2", "0.7", "-0.7", "1.1", "-3", "0.1", "1.5"]))
        if source.random() < 0.5:
            # A part of its active duration.
            offset = run * count * Fraction(source.choice(["0.1", "0.3", "0.7", "0.5"]))
            if (offset * FLICKS).denominator != 1:
                offset = Fraction(0)
    program.animate(
        index,
        run,
        delay=Fraction(source.choice(["0", "0", "0.1", "0.17", "1/3"])),
        count=count,
        reverses=source.random() < 0.25 and offset == 0,
        speed=speed,
        offset=offset,
        steps=source.choice([0, 0, 0, 2, 5]),
    )


def random_program(seed: int) -> Program:
    source = random.Random(seed)
    program = Program()
    program.add_group()
    for _ in range(source.randint(0, 3)):
        program.add_group(source.choice([None, *range(len(program.groups))]))
    for index in range(len(program.groups)):
        if source.random() < 0.3:
            program.seek(index, Fraction(source.choice(["0.1", "1", "12.3", "100"])))
        program.set_speed(index, source.choice(SPEEDS))
    when = 0
    for _ in range(source.randint(1, 6)):
        index = source.randrange(len(program.groups))
        for _ in range(source.randint(0, 2)):
            random_motion(program, source, source.choice([None, index, index]))
        how = source.random()
        if how < 0.35:
            program.set_speed(index, source.choice(SPEEDS))
        elif how < 0.6:
            program.pause(index, not program.groups[index][1].changes[-1][4])
        gap = Fraction(source.choice(["0.1", "0.25", "1/3", "0.017"])) * FLICKS
        when += source.choice([int(gap), source.randrange(int(0.5 * FLICKS))])
        program.finish(when)
    program.finish(when + 30 * FLICKS)
    program.check_ends()
    return program


@pytest.mark.parametrize("seed", range(60 if LONG else 20))
def test_random_programs_are_exact_to_the_flick(seed: int) -> None:
    """Decimal and dyadic speeds, clocks in clocks, pauses, changes of speed; repeats, reversal, steps, offsets and
    speeds of the animation's own."""
    program = random_program(seed)
    assert program.wrong == []


@pytest.mark.parametrize("speed", ["0.5", "2", "1.5", "0.1", "0.7", "1/3"])
@pytest.mark.parametrize("tenths", [1, 3, 7])
def test_a_media_group_in_a_clock_repeats_at_its_very_flick(speed: str, tenths: int) -> None:
    """What is in it jumps from its end to its begin with each repeat, and the group ends at its flick."""
    stage = Stage()
    clock = stage.add_group()
    clock.set_speed(float(Fraction(speed)))
    group = stage.add_media_group(MediaTiming(tenths / 10, repeat_count=12.0), clock)
    x = stage.add("x", MODEL)
    x.animate(20.0, from_=10.0, curve="linear", duration=tenths / 10, group=group)
    run = Fraction(tenths, 10) * FLICKS / Fraction(speed)
    now = 0
    for repeat in range(1, 12):
        due = math.ceil(run * repeat)
        for flick in (due - 1, due):
            stage.advance_flicks(flick - now)
            now = flick
            assert x.presentation == pytest.approx(float(10 + 10 * (flick / run % 1)), abs=1e-7), (repeat, flick - due)
    stage.advance_flicks(math.ceil(run * 12) + 1 - now)
    ended = [event.time_flicks for event in stage.events() if event.kind is EventKind.GROUP_ENDED]
    assert ended == [math.ceil(run * 12)]


@pytest.mark.parametrize("speed", ["1", "-1", "0.7", "-0.7", "1.1", "0.1", "-3"])
@pytest.mark.parametrize("run", ["0.1", "0.7", "1/3"])
@pytest.mark.parametrize("offset", ["0", "0.3"])
@pytest.mark.parametrize("reverses", [False, True])
def test_an_animation_of_another_speed_jumps_at_its_very_flick(
    speed: str, run: str, offset: str, reverses: bool
) -> None:
    """On the stage's own clock: repeats, the seam of an offset, steps, and the end."""
    program = Program()
    for count, steps in ((1, 0), (3, 5), (9, 2)):
        part = Fraction(offset) * Fraction(run) * count
        program.animate(
            None,
            Fraction(run),
            count=Fraction(count),
            reverses=reverses,
            speed=Fraction(speed),
            offset=part,
            steps=steps,
        )
    program.finish(300 * FLICKS)
    program.check_ends()
    assert program.wrong == []


@pytest.mark.parametrize("seed", range(12))
def test_any_steps_end_in_the_same_state(seed: int) -> None:
    """A program on clocks of many speeds ends in one state, however time is cut."""
    hashes = set()
    for cut in range(3):
        source = random.Random(1000 + seed)
        cuts = random.Random(cut)
        stage = Stage()
        groups = [stage.add_group()]
        groups += [stage.add_group(source.choice([None, groups[0]])) for _ in range(2)]
        for group in groups:
            group.set_speed(float(Fraction(source.choice(SPEEDS))))
        for index in range(6):
            x = stage.add(f"x{index}", MODEL)
            timing = MediaTiming(repeat_count=source.choice([1.0, 2.5, 6.0]), speed=source.choice([1.0, 0.7, -1.0]))
            x.animate(
                20.0,
                from_=10.0,
                duration=source.choice([0.1, 0.7, 1 / 3]),
                delay=source.choice([0.0, 0.1]),
                timing=timing,
                group=source.choice(groups),
            )
        for _ in range(4):
            whole = int(source.choice([0.1, 0.25, 0.7]) * FLICKS)
            places = sorted({0, whole, *(cuts.randrange(whole) for _ in range(cut * 3))})
            for low, high in itertools.pairwise(places):
                stage.advance_flicks(high - low)
            source.choice(groups).set_speed(float(Fraction(source.choice(SPEEDS))))
        bytes_of_it = stage.snapshot()
        with Stage() as other:
            other.restore(bytes_of_it)
            for each in (stage, other):
                each.advance(1.7)
            hashes |= {stage.state_hash(), other.state_hash()}
    assert len(hashes) == 1
