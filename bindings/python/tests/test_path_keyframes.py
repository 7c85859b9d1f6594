# SPDX-License-Identifier: MIT
"""Blocks and tracks of paths: numbers are those of an arrow that is turned by a rotation matrix, and of squares that
move as a number does."""

from __future__ import annotations

import copy
import math
import random
from typing import Any

import numpy
import pytest
from animcore import ArgumentError, Keyframes, Path, Spring, Stage, StateError, Transform

ARROW = numpy.array([(0, -10), (8, 2), (3, 2), (3, 12), (-3, 12), (-3, 2), (-8, 2)], dtype=float)
MIDDLE = ARROW.mean(axis=0)


def turned(degrees: float) -> Any:
    angle = math.radians(degrees)
    matrix = numpy.array([(math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))])
    return (ARROW - MIDDLE) @ matrix + MIDDLE


def path_of(points: Any) -> Path:
    path = Path().move(*points[0])
    for x, y in points[1:]:
        path.line(x, y)
    return path.close()


def with_middles(points: Any) -> Path:
    """The same outline, said with a point more on each side."""
    doubled = []
    for index, point in enumerate(points):
        doubled += [point, (point + points[(index + 1) % len(points)]) / 2]
    return path_of(numpy.array(doubled))


def points_of(path: Path) -> Any:
    return numpy.array(path.coordinates).reshape(-1, 2)


def near(path: Path, expected: Any, accuracy: float = 1e-9) -> bool:
    return bool(numpy.abs(points_of(path) - expected).max() < accuracy)


def square(x: float) -> Path:
    return Path().move(x, 0).line(x + 10, 0).line(x + 10, 10).line(x, 10).close()


def doubled(x: float) -> Path:
    path = Path().move(x, 0).line(x + 5, 0).line(x + 10, 0).line(x + 10, 5).line(x + 10, 10)
    return path.line(x + 5, 10).line(x, 10).line(x, 5).close()


def edges(path: Path) -> tuple[float, ...]:
    return tuple(path.bounds)


def test_blocks_of_paths_turn_and_hold() -> None:
    keyframes = Keyframes.blocks(2.0, initial=path_of(turned(0)), ease="linear")
    assert keyframes.add(0, 0.25, path_of(turned(80))).add(0.5, 0.5, path_of(turned(-20))) is keyframes
    assert (len(keyframes), keyframes.needs_start, keyframes.component_count) == (2, False, 14)
    assert near(keyframes.value(0.25), turned(40))
    assert near(keyframes.value(0.75), turned(80))
    assert near(keyframes.value(1.5), turned(30))
    assert near(keyframes.value(5), turned(-20))


def test_a_block_takes_over_on_the_turning_way() -> None:
    keyframes = Keyframes.blocks(1.0, initial=path_of(turned(0)), ease="linear")
    keyframes.add(0, 1, path_of(turned(100))).add(0.5, 0.5, path_of(turned(-50)))
    assert near(keyframes.value(0.25), turned(25))
    assert near(keyframes.value(0.5), turned(50))
    assert near(keyframes.value(0.75), turned(0))


def test_tracks_of_paths_move_as_numbers_do() -> None:
    spring = Spring(1, 100, 6)
    paths = Keyframes.track(square(0)).linear(doubled(30), 0.5, "ease-in").cubic(square(50), 0.5)
    paths.spring(doubled(-20), 0.7, spring).move(square(5)).linear(square(10), 1)
    numbers = Keyframes.track(0.0).linear(30.0, 0.5, "ease-in").cubic(50.0, 0.5)
    numbers.spring(-20.0, 0.7, spring).move(5.0).linear(10.0, 1)
    assert paths.duration == pytest.approx(numbers.duration)
    for index in range(30):
        x = numbers.value(index * 0.1)
        assert edges(paths.value(index * 0.1)) == pytest.approx((x, 0, 10, 10), abs=1e-9), index


def test_a_cubic_goes_on_with_the_velocity_of_a_turn() -> None:
    track = Keyframes.track(path_of(turned(0))).linear(path_of(turned(60)), 1.0).cubic(path_of(turned(60)), 1.0)
    arm = turned(60) - MIDDLE
    # At the joint each point goes on along its circle; the cubic of Hermite from p with slope v back to p is
    # p + v (s - 2 s^2 + s^3).
    speed = math.radians(60)
    for s in (0.1, 0.5, 0.8):
        moved = speed * (s - 2 * s * s + s**3)
        expected = turned(60) + moved * (arm @ ((0, 1), (-1, 0)))
        assert near(track.value(1 + s), expected)


def test_on_a_stage_they_begin_with_what_is_seen() -> None:
    blocks = Keyframes.blocks(1.0, ease="linear").add(0, 1, path_of(turned(90)))
    track = Keyframes.track().linear(path_of(turned(90)), 1.0)
    for keyframes in (blocks, track):
        assert keyframes.needs_start
        stage = Stage()
        path = stage.add("path", path_of(turned(30)))
        path.animate(keyframes=keyframes)
        stage.advance(0.5)
        assert near(path.presentation, turned(60))
        assert near(keyframes.value(0.5, path_of(turned(30))), turned(60))
        with pytest.raises(StateError, match="initial path"):
            keyframes.value(0.5)


def test_on_a_stage_paths_of_other_commands_are_cut_alike() -> None:
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    path.animate(keyframes=Keyframes.track().linear(with_middles(turned(70)), 1.0).linear(path_of(turned(0)), 1.0))
    for time, degrees in ((0.5, 35), (0.5, 70), (0.5, 35)):
        stage.advance(time)
        assert path.presentation.area == pytest.approx(path_of(turned(0)).area, rel=0.02)
        for x, y in turned(degrees):
            assert path.presentation.nearest(x, y).distance < 0.05


def test_they_are_copied_with_their_paths() -> None:
    path = path_of(turned(10))
    keyframes = Keyframes.track(path).linear(path_of(turned(50)), 1.0)
    path.clear()
    again = copy.deepcopy(keyframes)
    assert near(again.value(0.5), turned(30))
    assert points_of(again.value(0.5)).tolist() == points_of(keyframes.value(0.5)).tolist()


def test_errors_say_what_is_wrong() -> None:
    arrow = path_of(turned(0))
    calls: list[tuple[Any, str]] = [
        (lambda: Keyframes.blocks(1.0).add(0, 1, arrow).add(0, 1, 5.0), "of paths or of numbers"),
        (lambda: Keyframes.track(0.0).linear(arrow, 1.0), "of paths or of numbers"),
        (lambda: Keyframes.track(arrow).cubic(arrow, 1.0, start_velocity=1.0), "no velocities"),
        (lambda: Keyframes.track(arrow, 1.0), "no velocities"),
        (lambda: Keyframes.track(0.0).linear(1.0, 1.0).value(0, arrow), "of numbers"),
        (lambda: Keyframes.track().linear(arrow, 1.0).value(0, 3.0), "start with a Path"),
    ]
    for call, words in calls:
        with pytest.raises(TypeError, match=words):
            call()
    with pytest.raises(ArgumentError, match="from 0 to 1"):
        len(Keyframes.blocks(1.0).add(0, 2, arrow))
    with pytest.raises(ArgumentError, match="empty"):
        len(Keyframes.track().linear(Path(), 1.0))


@pytest.mark.parametrize("seed", range(4))
def test_between_equal_keys_a_path_stands(seed: int) -> None:
    """To one of the same commands it moves point by point, however the one before was cut for its own neighbor."""
    source = random.Random(seed)

    def polygon() -> Path:
        angles = sorted(source.uniform(0, 2 * math.pi) for _ in range(source.randint(3, 6)))
        sizes = [source.uniform(20, 80) for _ in angles]
        points = [(100 + r * math.cos(a), 100 + r * math.sin(a)) for a, r in zip(angles, sizes, strict=True)]
        return Path("M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z")

    for case in range(60):
        first, second = polygon(), polygon()
        moved = second.transformed(Transform(1, 0, 0, 1, 30, 10))
        for keys, time, expected in (
            ([first, second, second], 0.75, second),
            ([second, second, first], 0.25, second),
            ([first, second, moved], 0.75, second.transformed(Transform(1, 0, 0, 1, 15, 5))),
        ):
            stage = Stage()
            outline = stage.add("outline", keys[0])
            outline.animate(keyframes=Keyframes(keys, [0, 0.5, 1], duration=1.0))
            stage.advance(time)
            shown = outline.presentation
            assert (shown ^ expected).area == pytest.approx(0, abs=1e-6 * 25600), case
