# SPDX-License-Identifier: MIT
"""Paths that turn on their way: stage, keyframes and morphs show the same.

The expected numbers are closed forms: an arrow that becomes itself turned by some degrees is, at a part p of the way,
that arrow turned by that part of the angle (a rotation matrix, by numpy), beyond the end as well; and a spring's p is
that of a damped oscillator.
"""

from __future__ import annotations

import math
from typing import Any

import numpy
import pytest
from animcore import Document, Keyframes, KindError, Morph, Path, Spring, Stage

ARROW = numpy.array([(0, -10), (8, 2), (3, 2), (3, 12), (-3, 12), (-3, 2), (-8, 2)], dtype=float)
MIDDLE = ARROW.mean(axis=0)
SPRING = Spring(1, 100, 6)


def turned(degrees: float, scale: float = 1.0, at: tuple[float, float] = (0, 0)) -> Any:
    angle = math.radians(degrees)
    matrix = numpy.array([(math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))])
    return (ARROW - MIDDLE) @ matrix * scale + MIDDLE + numpy.array(at)


def path_of(points: Any) -> Path:
    path = Path().move(*points[0])
    for x, y in points[1:]:
        path.line(x, y)
    return path.close()


def points_of(path: Path) -> Any:
    return numpy.array(path.coordinates).reshape(-1, 2)


def near(path: Path, expected: Any, accuracy: float = 1e-9) -> bool:
    return bool(numpy.abs(points_of(path) - expected).max() < accuracy)


def oscillator(t: float, start: float, velocity: float, target: float) -> tuple[float, float]:
    """Of mass 1, stiffness 100, damping 6: x'' = 100 (target - x) - 6 x'."""
    decay, frequency = 3.0, math.sqrt(100 - 9)
    a = start - target
    b = (velocity + decay * a) / frequency
    wave = a * math.cos(frequency * t) + b * math.sin(frequency * t)
    slope = frequency * (b * math.cos(frequency * t) - a * math.sin(frequency * t))
    decayed = math.exp(-decay * t)
    return target + decayed * wave, decayed * (slope - decay * wave)


def test_half_way_to_60_degrees_an_arrow_is_turned_by_30() -> None:
    start, end = path_of(turned(0)), path_of(turned(60))
    assert near(Morph(start, end).at(0.5), turned(30))
    assert near(Keyframes([start, end]).value(0.5), turned(30))
    stage = Stage()
    path = stage.add("path", start)
    with stage.animate("linear", duration=1.0):
        path.value = end
    stage.advance(0.5)
    assert near(path.presentation, turned(30))
    velocity = numpy.array(path.velocity).reshape(-1, 2)
    arm = turned(30) - MIDDLE
    expected = math.radians(60) * numpy.stack([-arm[:, 1], arm[:, 0]], axis=1)
    assert numpy.abs(velocity - expected).max() < 1e-9
    stage.advance(0.5)
    assert path.presentation == end


@pytest.mark.parametrize(
    ("degrees", "scale", "at"), [(60, 1, (0, 0)), (-135, 1, (5, 6)), (170, 2, (30, 0)), (3, 1, (0, 0))]
)
def test_stage_keyframes_and_morph_are_the_same(degrees: float, scale: float, at: tuple[float, float]) -> None:
    start, end = path_of(turned(0)), path_of(turned(degrees, scale, at))
    morph, keyframes = Morph(start, end), Keyframes([start, end])
    stage = Stage()
    path, part = stage.add("path", start), stage.add("part", 0.0)
    with stage.animate(SPRING):
        path.value, part.value = end, 1.0
    beyond = 0
    for _ in range(60):
        stage.advance(1 / 60)
        p = part.presentation
        beyond += p > 1
        assert near(path.presentation, points_of(morph.at(p)), 1e-9)
        if 0 <= p <= 1:
            assert near(keyframes.value(p), points_of(morph.at(p)), 1e-9)
    assert beyond > 10, "it overshoots"


def test_a_spring_turns_beyond_its_end() -> None:
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    with stage.animate(SPRING):
        path.value = path_of(turned(60))
    t = math.pi / math.sqrt(91)
    stage.advance(t)
    p = oscillator(t, 0, 0, 1)[0]
    assert p > 1.3
    # A flick is 1.4e-9 s.
    assert near(path.presentation, turned(60 * p), 1e-6)


def test_interrupted_it_goes_on_with_its_velocity() -> None:
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    with stage.animate(SPRING):
        path.value = path_of(turned(60))
    stage.advance(0.1)
    angle, speed = oscillator(0.1, 0, 0, 60)
    assert near(path.presentation, turned(angle), 1e-6)
    before, velocity = points_of(path.presentation), numpy.array(path.velocity)
    with stage.animate(SPRING):
        path.value = path_of(turned(-40))
    assert numpy.abs(points_of(path.presentation) - before).max() < 1e-12
    assert numpy.abs(numpy.array(path.velocity) - velocity).max() < 1e-9
    for index in range(1, 40):
        stage.advance(0.025)
        # All of its velocity is along the way back: it turns as one oscillator.
        expected = oscillator(index * 0.025, angle, speed, -40)[0]
        assert near(path.presentation, turned(expected), 1e-5)
    stage.advance(10)
    assert path.presentation == path_of(turned(-40))


def test_what_is_not_along_the_way_comes_to_rest_by_the_spring() -> None:
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    with stage.animate(SPRING):
        path.value = path_of(turned(0, at=(50, 0)))
    stage.advance(0.1)
    x, speed = oscillator(0.1, 0, 0, 50)
    assert near(path.presentation, turned(0, at=(x, 0)), 1e-6)
    with stage.animate(SPRING):
        path.value = path_of(turned(90, at=(50, 0)))
    assert near(path.presentation, turned(0, at=(x, 0)), 1e-6)
    now = numpy.array(path.velocity).reshape(-1, 2)
    assert numpy.abs(now - (speed, 0)).max() < 1e-3
    before = points_of(path.presentation)
    stage.advance(1e-5)
    assert numpy.abs((points_of(path.presentation) - before) / 1e-5 - now).max() < 0.2
    # The middle moves as a number does, whatever part of the velocity the turn took.
    for index in range(1, 20):
        stage.advance(0.025 if index > 1 else 0.025 - 1e-5)
        middle = points_of(path.presentation).mean(axis=0) - MIDDLE
        assert abs(middle[0] - oscillator(index * 0.025, x, speed, 50)[0]) < 1e-5
        assert abs(middle[1]) < 1e-9


def test_any_cut_of_time_and_a_snapshot_give_the_same_bits() -> None:
    def begun() -> tuple[Stage, Any]:
        stage = Stage()
        path = stage.add("path", path_of(turned(0)))
        with stage.animate(SPRING, delay=0.1):
            path.value = path_of(turned(120))
        return stage, path

    def interrupt(stage: Stage, path: Any) -> None:
        with stage.animate("ease-out", duration=0.5):
            path.value = path_of(turned(-30, at=(4, 4)))

    one, path = begun()
    one.advance_flicks(705_600_000 // 4)
    interrupt(one, path)
    one.advance_flicks(705_600_000 // 4)
    two, other = begun()
    for _ in range(25):
        two.advance_flicks(705_600_000 // 100)
    snapshot = two.snapshot()
    interrupt(two, other)
    for _ in range(25):
        two.advance_flicks(705_600_000 // 100)
    assert one.state_hash() == two.state_hash()
    assert list(path.presentation.coordinates) == list(other.presentation.coordinates)
    three = Stage()
    three.restore(snapshot)
    third: Any = three["path"]
    assert three.snapshot() == snapshot
    interrupt(three, third)
    again = three.snapshot()
    three.advance_flicks(705_600_000 // 4)
    assert three.state_hash() == two.state_hash()
    three.restore(again)
    three.advance_flicks(705_600_000 // 4)
    assert list(third.presentation.coordinates) == list(path.presentation.coordinates)


def test_explicit_animations_turn_and_what_is_added_does_not() -> None:
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    path.animate(from_=path_of(turned(20)), to=path_of(turned(110)), duration=1.0, curve="linear")
    stage.advance(0.5)
    assert near(path.presentation, turned(65))
    stage = Stage()
    path = stage.add("path", path_of(turned(0)))
    with stage.animate("linear", duration=1.0, interruption="add"):
        path.value = path_of(turned(60))
    stage.advance(0.5)
    assert near(path.presentation, (turned(0) + turned(60)) / 2)


def test_each_segment_of_keyframes_turns_with_its_own_easing() -> None:
    keys = [path_of(turned(degrees)) for degrees in (0, 90, -60, -60)]
    keyframes = Keyframes(keys, [0, 0.2, 0.6, 1], duration=2.0, curves=["linear", "ease-in", "linear"])
    assert near(keyframes.value(0.1), turned(22.5))
    # ease-in is the curve (0.42, 0, 1, 1): its x is 1.26 s (1-s)^2 + 3 s^2 (1-s) + s^3, and its y 3 s^2 (1-s) + s^3.
    roots = numpy.roots([1 - 3 + 1.26, 3 - 2.52, 1.26, -0.5])
    s = float(next(r.real for r in roots if abs(r.imag) < 1e-12 and 0 <= r.real <= 1))
    eased = 3 * s * s * (1 - s) + s**3
    assert near(keyframes.value(0.8), turned(90 - 150 * eased), 1e-8)
    stage = Stage()
    path = stage.add("path", keys[0])
    path.animate(keyframes=keyframes)
    for _ in range(9):
        stage.advance(0.2)
        assert near(path.presentation, points_of(keyframes.value(stage.time)), 1e-9)
    rate = numpy.array(keyframes.velocity(0.1)).reshape(-1, 2)
    arm = turned(22.5) - MIDDLE
    expected = math.radians(90) / 0.4 * numpy.stack([-arm[:, 1], arm[:, 0]], axis=1)
    assert numpy.abs(rate - expected).max() < 1e-9


def with_middles(points: Any) -> Path:
    """The same outline, said with a point more on each side."""
    doubled = []
    for index, point in enumerate(points):
        doubled += [point, (point + points[(index + 1) % len(points)]) / 2]
    return path_of(numpy.array(doubled))


def test_paths_of_other_commands_turn_too() -> None:
    start, end = path_of(turned(0)), with_middles(turned(100))
    stage = Stage()
    path = stage.add("path", start)
    with stage.animate("linear", duration=1.0):
        path.value = end
    shapes = {"keyframes": Keyframes([start, end]).value(0.5), "morph": Morph(start, end).at(0.5)}
    stage.advance(0.5)
    shapes["stage"] = path.presentation
    expected = path_of(turned(50))
    for name, shape in shapes.items():
        assert shape.area == pytest.approx(expected.area, rel=0.02), name
        for x, y in turned(50):
            # A morph finds the angle from the outline and not from its points, and smooths what it cuts.
            assert shape.nearest(x, y).distance < (0.05 if name == "keyframes" else 0.6), name
    assert list(shapes["stage"].coordinates) == pytest.approx(list(shapes["morph"].coordinates), abs=1e-9)
    stage.advance(0.5)
    assert path.presentation == end


def test_what_does_not_turn_moves_straight() -> None:
    start, end = ARROW, ARROW * (1, 0.3) + (40, 0)
    stage = Stage()
    path = stage.add("path", path_of(start))
    with stage.animate("linear", duration=1.0):
        path.value = path_of(end)
    stage.advance(0.25)
    assert near(path.presentation, start + (end - start) / 4)
    assert near(Keyframes([path_of(start), path_of(end)]).value(0.25), start + (end - start) / 4)


def test_a_path_that_does_not_turn_moves_straight() -> None:
    ends = path_of(turned(0)), path_of(turned(60))
    straight = (turned(0) + turned(60)) / 2
    stage = Stage()
    path = stage.add("path", ends[0])
    assert path.turns
    path.turns = False
    assert not path.turns
    with stage.animate("linear", duration=1.0):
        path.value = ends[1]
    stage.advance(0.5)
    assert near(path.presentation, straight)
    again = Stage()
    again.restore(stage.snapshot())
    assert again.state_hash() == stage.state_hash()
    other: Any = again["path"]
    assert not other.turns
    path.animate(keyframes=Keyframes(ends))
    stage.advance(0.5)
    assert near(path.presentation, straight)
    with pytest.raises(KindError):
        stage.add("x", 1.0).turns = False


@pytest.mark.parametrize("turns", [None, True, False])
def test_properties_of_documents_say_whether_they_turn(turns: bool | None) -> None:
    start, end = path_of(turned(0)).svg(), path_of(turned(60)).svg()
    move = {"set": {"arrow": end}, "motion": {"duration": 1, "curve": "linear"}}
    arrow = {"kind": "path", "value": start, **({} if turns is None else {"turns": turns})}
    document = Document(
        {
            "animcore": 1,
            "size": [40, 40],
            "properties": {"arrow": arrow},
            "machine": {"states": {"all": {"entry": [move]}}},
            "nodes": [{"kind": "path", "property": "arrow", "fill": "#000"}],
        }
    )
    with document.scene() as scene:
        scene.advance(0.5)
        shown: Any = scene["arrow"]
        assert near(shown.presentation, (turned(0) + turned(60)) / 2 if turns is False else turned(30), 1e-6)
