# SPDX-License-Identifier: MIT
"""What a scene shows over a time: its display list at each frame, at each step of a trace, and around jumps.

The scene itself is played and looked at; nothing is worked out here that the core does. Where a picture changes at
once, the moment is looked for by halves, from a snapshot, until it is known to a 64th of a frame.
"""

from __future__ import annotations

import functools
import math
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from ...drawing import AngularGradient, DrawCommand, LinearGradient, RadialGradient, SolidPaint
from ...flicks import FLICKS_PER_SECOND, flicks_to_seconds
from ...scene import Scene
from ...trace import Trace
from ...values import Rectangle
from ..importing.report import Refused

__all__ = ["MOST_FRAMES", "Key", "Player", "Recording", "keyed", "numbers_of", "record", "recorded_time", "weight_step"]

# A longer recording is refused: ten minutes at 60 frames a second.
MOST_FRAMES = 36_000
# The most numbers that are kept of all pictures, and the most samples.
MOST_NUMBERS = 10_000_000
MOST_SAMPLES = 2 * MOST_FRAMES
# How often an interval is cut in halves to find a jump.
HALVINGS = 6
# A change is one that may be a jump where it is so many times as large as those before and after.
SUSPICIOUS = 1.5
# Where a picture changes by more than this between two samples, in points, the middle is looked at, too; and where that
# is off the straight line by more than the second number, the middles of both halves, down to an eighth of a frame.
FAST, BENT = 0.5, 0.05
MIDDLES = 3
# Pictures of more commands are looked at at their frames and jumps alone.
MOST_MOVING = 200
# Without a trace and a duration, a scene is recorded up to its last change within this time, in seconds.
LONGEST_REST = 10.0

# What a drawing command is over time: its node, its kind and its number among these.
Key = tuple[int, str, int]
# Stands for the order of what is drawn.
ORDER: Key = (-1, "order", 0)


@dataclass(frozen=True, slots=True)
class Recording:
    """Samples of a scene's display list: times in seconds from 0, and a list of commands for each."""

    times: tuple[float, ...]
    lists: tuple[tuple[DrawCommand, ...], ...]
    canvas: Rectangle
    duration: float
    fps: int

    @property
    def shortest(self) -> float:
        """Values that differ in samples no farther apart than this, in seconds, differ by a jump."""
        return 1.001 / (self.fps * 2.0**HALVINGS)

    @property
    def frames(self) -> int:
        """How many frames there are, the last of which begins before the end."""
        return max(1, math.ceil(self.duration * self.fps - 1e-6))


def keyed(commands: Sequence[DrawCommand]) -> Iterator[tuple[Key, DrawCommand]]:
    """The commands that draw, clip or open a layer, each with its key; the ends are left out."""
    seen: Counter[tuple[int, str]] = Counter()
    for command in commands:
        if command.kind.endswith("_end"):
            continue
        kind = (command.node, command.kind)
        yield (*kind, seen[kind]), command
        seen[kind] += 1


def numbers_of(command: DrawCommand) -> tuple[float, ...]:
    """All numbers of a command that may move, with colors, opacities, turns and stretches in hundreds, so that a point
    is as much as a hundredth of these."""
    paint = command.paint
    numbers = [100 * part for part in command.transform[:4]]
    numbers += [
        *command.transform[4:],
        *command.coordinates,
        100 * command.opacity,
        command.line_width,
        *command.position,
    ]
    numbers += [command.font_size, command.dash_offset, command.miter_limit, *command.dashes]
    if isinstance(paint, SolidPaint):
        numbers += [100 * part for part in paint.color]
    else:
        numbers += [100 * part for stop in paint.stops for part in (*stop.color, stop.offset)]
        if isinstance(paint, LinearGradient):
            numbers += [*paint.start, *paint.end]
        elif isinstance(paint, RadialGradient):
            numbers += [*paint.center, paint.radius]
        elif isinstance(paint, AngularGradient):
            numbers += [*paint.center, paint.angle]
    if command.shadow is not None:
        shadow = command.shadow
        numbers += [*(100 * part for part in shadow.color), shadow.x, shadow.y, shadow.blur]
    if command.frame is not None:
        numbers += command.frame
    return tuple(numbers)


def weight_step(command: DrawCommand) -> int:
    """A text's weight in hundreds, as fonts have it: a weight that moves goes in these steps."""
    return round(command.weight / 100)


def _kind_of(command: DrawCommand) -> tuple[object, ...]:
    looks = (command.text, command.font, weight_step(command), command.blend, type(command.paint))
    return (command.kind, command.node, command.verbs, *looks)


def _changes(a: Sequence[DrawCommand], b: Sequence[DrawCommand]) -> dict[Key, float]:
    """By how much each command of two pictures differs that does: infinitely where it is of another sort or in one of
    them alone; ORDER where they are drawn in another order."""
    if a is b:
        return {}
    changes: dict[Key, float] = {}
    structures = [tuple((command.node, command.kind) for command in picture) for picture in (a, b)]
    first, second = (
        dict(zip(_keys_of(keys), picture, strict=True)) for keys, picture in zip(structures, (a, b), strict=True)
    )
    if structures[0] != structures[1]:
        changes[ORDER] = math.inf
        changes |= dict.fromkeys(first.keys() ^ second.keys(), math.inf)
    for key, one in first.items():
        other = second.get(key)
        if other is None or one is other or one == other:
            continue
        numbers = _alike(one, other)
        changes[key] = max(abs(x - y) for x, y in zip(*numbers, strict=True)) if numbers else math.inf
    return changes


@functools.lru_cache(maxsize=8)
def _keys_of(structure: tuple[tuple[int, str], ...]) -> tuple[Key, ...]:
    """The keys of a picture's commands, in order, with those of the ends of groups."""
    seen: Counter[tuple[int, str]] = Counter()
    keys = []
    for node, kind in structure:
        keys.append((node, kind, seen[node, kind]))
        seen[node, kind] += 1
    return tuple(keys)


def _alike(*commands: DrawCommand) -> tuple[tuple[float, ...], ...]:
    """The numbers of commands of one sort; nothing of those of different ones."""
    rows = tuple(map(numbers_of, commands))
    is_alike = len({_kind_of(command) for command in commands}) == len({len(row) for row in rows}) == 1
    return rows if is_alike else ()


class _Found:
    """The samples by their times, in flicks. Refuses more than can be kept."""

    def __init__(self) -> None:
        self.pictures: dict[int, tuple[DrawCommand, ...]] = {}
        self.numbers = 0
        self._last: tuple[DrawCommand, ...] | None = None

    def add(self, time: int, picture: tuple[DrawCommand, ...]) -> None:
        """Keeps a sample."""
        if picture is not self._last:
            self.numbers += sum(20 + len(command.coordinates) for command in picture)
            self._last = picture
        if self.numbers > MOST_NUMBERS or len(self.pictures) >= MOST_SAMPLES:
            seconds = flicks_to_seconds(time)
            raise Refused(f"what it shows up to {seconds:.3g} s is too much to keep: choose fewer frames")
        self.pictures[time] = picture


def _shared(before: tuple[DrawCommand, ...], now: tuple[DrawCommand, ...]) -> tuple[DrawCommand, ...]:
    """A picture, with the commands of the one before where they are equal; that one itself where all are."""
    if len(before) != len(now):
        return now
    shared = tuple(one if one == other else other for one, other in zip(before, now, strict=True))
    return before if all(one is other for one, other in zip(before, shared, strict=True)) else shared


class Player:
    """Plays a scene to any time, also back to where a snapshot was taken. Times are flicks from the beginning."""

    def __init__(self, scene: Scene, trace: Trace | None) -> None:
        self.scene, self.trace = scene, trace
        self.start = scene.host_time_flicks
        self.steps = trace.times_flicks if trace is not None else ()
        # Steps before the beginning were played already.
        self.next = sum(1 for time in self.steps if time < self.start)

    def go(self, time: int) -> tuple[DrawCommand, ...]:
        """The picture at a time that is not before the present one."""
        self.advance_to(time)
        return tuple(self.scene.display_list())

    def advance_to(self, time: int) -> None:
        """Plays up to a time."""
        scene, until = self.scene, self.start + time
        while self.trace is not None and self.next < len(self.steps) and self.steps[self.next] <= until:
            self._advance(self.steps[self.next])
            scene.apply_step(self.trace, self.next)
            self.next += 1
        self._advance(until)

    def _advance(self, until: int) -> None:
        if until > self.scene.host_time_flicks:
            self.scene.advance_flicks(until - self.scene.host_time_flicks)

    def place(self) -> tuple[bytes, int]:
        """Where it is, for `back`. Takes the events that wait, which would only make it larger."""
        self.scene.events()
        return self.scene.snapshot(), self.next

    def back(self, place: tuple[bytes, int]) -> None:
        """Goes back to where it was."""
        snapshot, self.next = place
        self.scene.restore(snapshot)


def _halves(
    player: Player,
    place: tuple[bytes, int],
    early: tuple[int, tuple[DrawCommand, ...]],
    late: tuple[int, tuple[DrawCommand, ...]],
    jumping: Mapping[Key, float],
    depth: int,
    found: _Found,
) -> None:
    """Adds samples between two until the jumps of some commands between them, which are so large, are enclosed."""
    middle = (early[0] + late[0]) // 2
    if depth == 0 or not jumping or middle in (early[0], late[0]):
        return
    player.back(place)
    picture = player.go(middle)
    found.add(middle, picture)
    inner = (middle, picture)
    for one, other in ((early, inner), (inner, late)):
        parts = _changes(one[1], other[1])
        # What is of another sort may have jumped as well, at another moment.
        least = {key: FAST if size == math.inf else 0.6 * size for key, size in jumping.items()}
        inside = {key: parts[key] for key in jumping if parts.get(key, 0.0) > least[key]}
        _halves(player, place, one, other, inside, depth - 1, found)


def _middles(
    player: Player,
    place: tuple[bytes, int],
    early: tuple[int, tuple[DrawCommand, ...]],
    late: tuple[int, tuple[DrawCommand, ...]],
    depth: int,
    found: _Found,
) -> None:
    """Adds samples between two where what moves does not go straight."""
    middle = (early[0] + late[0]) // 2
    if depth == 0 or middle in (early[0], late[0]):
        return
    player.back(place)
    picture = player.go(middle)
    if _bend(early[1], picture, late[1]) > BENT:
        found.add(middle, picture)
        _middles(player, place, early, (middle, picture), depth - 1, found)
        _middles(player, place, (middle, picture), late, depth - 1, found)


def _bend(a: Sequence[DrawCommand], middle: Sequence[DrawCommand], b: Sequence[DrawCommand]) -> float:
    """How far what is in all of three pictures, and of one sort, is off in the middle of that between the others."""
    most = 0.0
    between, after = dict(keyed(middle)), dict(keyed(b))
    for key, one in keyed(a):
        if key in between and key in after and one is not after[key]:
            rows = _alike(one, between[key], after[key])
            most = max(most, max((abs(x + z - 2 * y) / 2 for x, y, z in zip(*rows, strict=True)), default=0.0))
    return most


def _moving_time(scene: Scene) -> float:
    """When a scene that is left alone changes last within 10 seconds, in seconds, rounded up to a frame of 60: also
    after a delay in which nothing moves. The scene is as before, but for its events."""
    scene.events()
    place = scene.snapshot()
    step = FLICKS_PER_SECOND // 60
    last, revision = step, scene.display_revision
    for frame in range(1, round(60 * LONGEST_REST) + 1):
        scene.advance_flicks(step)
        now = scene.display_revision
        if scene.is_animating or now != revision:
            last, revision = frame * step, now
    scene.restore(place)
    return flicks_to_seconds(last)


def recorded_time(scene: Scene, trace: Trace | None, duration: float | None, fps: int) -> float:
    """How long a recording takes, in seconds: see `record`, and what it raises."""
    if not isinstance(fps, SupportsIndex):
        raise Refused(f"frames a second are a whole number, not {fps}")
    if not 1 <= fps <= 1000:
        raise Refused(f"frames a second are from 1 to 1000, not {fps}")
    if duration is None:
        duration = _moving_time(scene) if trace is None else max(0.0, trace.end - scene.host_time) or 1 / fps
    # What is no flick, which is the clock's unit, is nothing.
    if not (math.isfinite(duration) and duration >= 0.5 / FLICKS_PER_SECOND):
        raise Refused(f"the duration must be more than 0 seconds, not {duration:g}")
    if math.ceil(duration * fps - 1e-6) > MOST_FRAMES:
        raise Refused(f"{duration:g} s at {fps} frames a second are more than {MOST_FRAMES} frames")
    return duration


def record(scene: Scene, trace: Trace | None = None, *, duration: float | None = None, fps: int = 60) -> Recording:
    """Plays the scene from where it is, with a trace or by itself, and records what it shows.

    duration is in seconds: the trace's rest unless given, and without a trace up to the last change within 10 s. fps
    is from 1 to 1000. The scene's events are taken out of its queue. Raises Refused for what would take more than
    36 000 frames or is too much to keep, and AnimError where the trace is refused.
    """
    duration = recorded_time(scene, trace, duration, fps)
    count = math.ceil(duration * fps - 1e-6)
    player = Player(scene, trace)
    end = round(duration * FLICKS_PER_SECOND)
    grid = {min(end, (2 * frame * FLICKS_PER_SECOND + fps) // (2 * fps)) for frame in range(count + 1)}
    grid |= {time - player.start for time in player.steps if 0 < time - player.start < end}
    found = _Found()
    # The last samples with the places before them, and the changes between them.
    last: deque[tuple[int, tuple[DrawCommand, ...], tuple[bytes, int]]] = deque(maxlen=3)
    changes: deque[dict[Key, float]] = deque([{}, {}], maxlen=3)

    def look(index: int, following: Mapping[Key, float]) -> None:
        (time, picture, place), (later, other, _) = last[index], last[index + 1]
        before: Mapping[Key, float] = changes[-3] if len(changes) > 2 else {}
        change = changes[-2]
        jumping = {}
        for key, size in change.items():
            around = [each for each in (before.get(key, 0.0), following.get(key, 0.0)) if each < math.inf]
            if size > SUSPICIOUS * max(around, default=0.0) + 0.01:
                jumping[key] = size
        is_fast = len(picture) <= MOST_MOVING and any(FAST < size < math.inf for size in change.values())
        if jumping or is_fast:
            here = player.place()
            if jumping:
                _halves(player, place, (time, picture), (later, other), jumping, HALVINGS, found)
            if is_fast:
                _middles(player, place, (time, picture), (later, other), MIDDLES, found)
            player.back(here)

    for time in sorted(grid):
        picture = player.go(time)
        if last:
            picture = _shared(last[-1][1], picture)
        found.add(time, picture)
        if last:
            changes.append(_changes(last[-1][1], picture))
        last.append((time, picture, player.place()))
        if len(last) == 3:
            look(0, changes[-1])
    if len(last) > 1:
        changes.append({})
        look(len(last) - 2, {})
    times = sorted(found.pictures)
    return Recording(
        tuple(flicks_to_seconds(time) for time in times),
        tuple(found.pictures[time] for time in times),
        scene.canvas,
        duration,
        fps,
    )
