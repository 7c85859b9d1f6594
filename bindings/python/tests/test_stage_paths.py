# SPDX-License-Identifier: MIT
"""Paths that move to paths of any structure: transactions, explicit animations, keyframes, snapshots.

A square is said in several ways (lines, curves, more points than it needs). Whatever it moves to is a square elsewhere,
so the left edge of what is shown is where a number is that moves the same way: that number is what the tests expect. Of
other shapes areas are expected, by Green's formula over the Bézier curves.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest
from animcore import AnimError, ArgumentError, EventKind, Keyframes, KindError, Path, Spring, Stage, StateError, Verb


def lines(x: float) -> Path:
    return Path().move(x, 0).line(x + 10, 0).line(x + 10, 10).line(x, 10).close()


def doubled(x: float) -> Path:
    path = Path().move(x, 0).line(x + 5, 0).line(x + 10, 0).line(x + 10, 5).line(x + 10, 10)
    return path.line(x + 5, 10).line(x, 10).line(x, 5).close()


def curved(x: float) -> Path:
    path = Path().move(x, 0)
    corners = [(x, 0), (x + 10, 0), (x + 10, 10), (x, 10), (x, 0)]
    for (x0, y0), (x3, y3) in itertools.pairwise(corners):
        third = (x3 - x0) / 3, (y3 - y0) / 3
        path.cubic(x0 + third[0], y0 + third[1], x0 + 2 * third[0], y0 + 2 * third[1], x3, y3)
    return path.close()


def star(points: int, radius: float = 50.0) -> Path:
    path = Path()
    for index in range(2 * points):
        r = radius if index % 2 == 0 else radius * 0.45
        angle = index * math.pi / points
        at = 60 + r * math.sin(angle), 60 - r * math.cos(angle)
        path.move(*at) if index == 0 else path.line(*at)
    return path.close()


def disc(radius: float = 50.0) -> Path:
    return Path().add_ellipse(60 - radius, 60 - radius, 2 * radius, 2 * radius)


def area(path: Path) -> float:
    """Green's formula, exact for polynomial curves: for a cubic the sum over pairs of control points."""
    coordinates = list(path.coordinates)
    total, index, now, start = 0.0, 0, (0.0, 0.0), (0.0, 0.0)

    def cross(a: tuple[float, float], b: tuple[float, float]) -> float:
        return a[0] * b[1] - a[1] * b[0]

    for verb in path.verbs:
        points = [(coordinates[index + 2 * k], coordinates[index + 2 * k + 1]) for k in range(Verb(verb).point_count)]
        index += 2 * len(points)
        if verb == Verb.MOVE:
            total += cross(now, start) / 2
            now = start = points[0]
        elif verb == Verb.LINE:
            total += cross(now, points[0]) / 2
            now = points[0]
        elif verb == Verb.CUBIC:
            a, b, c, d = now, *points
            total += (
                6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d)
            ) / 20
            now = d
        elif verb == Verb.CLOSE:
            total += cross(now, start) / 2
            now = start
    return total + cross(now, start) / 2


def left(path: Path) -> float:
    return path.bounds[0] if not callable(path.bounds) else path.bounds()[0]


def edges(path: Path) -> tuple[float, ...]:
    return tuple(path.bounds) if not callable(path.bounds) else tuple(path.bounds())


class Pair:
    """A square, and a number that is moved just as it is."""

    def __init__(self, threshold: float = 0.001) -> None:
        self.stage = Stage()
        self.path = self.stage.add("path", lines(0), threshold=threshold)
        self.x = self.stage.add("x", 0.0, threshold=threshold)

    def set(self, path: Path, x: float, motion: Any = None, **options: Any) -> None:
        with self.stage.animate(motion, **options):
            self.path.value = path
            self.x.value = x

    def check(self, seconds: float, accuracy: float = 1e-9) -> None:
        self.stage.advance(seconds)
        x = self.x.presentation
        assert edges(self.path.presentation) == pytest.approx((x, 0, 10, 10), abs=accuracy)


def test_at_rest_it_is_the_path_that_was_set() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    with stage.animate("linear", duration=1.0):
        path.value = curved(10)
    assert path.value.svg() == curved(10).svg(), "the model at once"
    assert area(path.presentation) == pytest.approx(100)
    stage.advance(0.5)
    assert left(path.presentation) == pytest.approx(5)
    stage.advance(0.5)
    assert not path.is_animating
    assert path.presentation.svg() == curved(10).svg()
    assert path.value.svg() == curved(10).svg()
    assert path.component_count == 26


def test_same_verbs_move_point_by_point() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    with stage.animate("linear", duration=1.0):
        path.value = Path().move(1, 2).line(20, 0).line(10, 10).line(0, 10).close()
    stage.advance(0.25)
    assert list(path.presentation.coordinates) == [0.25, 0.5, 12.5, 0, 10, 10, 0, 10]


@pytest.mark.parametrize("interruption", ["replace", "add", "restart"])
@pytest.mark.parametrize("motion", [Spring(1, 100, 6), Spring(1, 100, 20), "ease-in-out"])
def test_interrupted_it_goes_on_as_a_number_does(interruption: str, motion: Any) -> None:
    pair = Pair()
    options: Any = {"duration": 0.7} if motion == "ease-in-out" else {}
    for target, square in ((50, curved), (-20, doubled), (10, lines), (70, curved), (0, doubled)):
        pair.set(square(target), target, motion, interruption=interruption, **options)
        for _ in range(7):
            pair.check(0.019)
    for _ in range(40):
        pair.check(0.17)
    assert pair.path.presentation.svg() == doubled(0).svg()


def test_the_velocity_is_that_of_the_points() -> None:
    pair = Pair()
    pair.set(curved(50), 50, Spring(1, 100, 6))
    pair.check(0.11)
    pair.set(doubled(-20), -20, Spring(1, 300, 6))
    pair.check(0.05)
    velocity: Any = pair.path.velocity
    assert len(velocity) == len(pair.path.presentation.coordinates)
    # Points may slide along the square's edges: as a whole they move as the number does.
    assert min(velocity[0::2]) <= pair.x.velocity + 1e-6
    assert max(velocity[0::2]) >= pair.x.velocity - 1e-6
    before = list(pair.path.presentation.coordinates)
    pair.stage.advance(1e-5)  # 7056 flicks
    after = list(pair.path.presentation.coordinates)
    assert [(b - a) / 1e-5 for a, b in zip(before, after, strict=True)] == pytest.approx(velocity, abs=0.2)


def test_delays_groups_animators_and_repeats() -> None:
    pair = Pair()
    pair.set(curved(30), 30, "linear", duration=1.0, delay=0.5)
    pair.check(0.25)
    pair.check(0.5)
    pair.set(doubled(60), 60, "ease-in", duration=0.4, repeat_count=2.5, autoreverses=True)
    for _ in range(12):
        pair.check(0.1)
    animator = pair.stage.add_animator(1.0)
    pair.set(curved(90), 90, "linear", duration=1.0, group=animator)
    animator.fraction = 0.3
    pair.check(0.1)
    animator.fraction = 0.8
    pair.check(0.1)
    animator.run(reversed=True)
    for _ in range(10):
        pair.check(0.1)
    assert pair.path.value.svg() == doubled(60).svg(), "back at its start the model is what it was"


def test_an_animator_that_stops_midway_leaves_the_path_there() -> None:
    pair = Pair()
    animator = pair.stage.add_animator(1.0)
    pair.set(curved(40), 40, "linear", duration=1.0, group=animator)
    animator.fraction = 0.25
    animator.stop("current")
    assert pair.x.value == 10.0
    assert edges(pair.path.value) == pytest.approx((10, 0, 10, 10))
    pair.set(lines(0), 0, "linear", duration=1.0)
    pair.check(0.5)


def test_explicit_animations_from_and_to_paths() -> None:
    pair = Pair()
    pair.path.animate(from_=curved(20), to=doubled(40), duration=1.0, curve="linear")
    pair.x.animate(from_=20.0, to=40.0, duration=1.0, curve="linear")
    pair.check(0.25)
    pair.check(0.5)
    pair.stage.advance(1)
    assert pair.path.presentation.svg() == lines(0).svg(), "the model is as it was"
    pair.path.animate(to=doubled(40), duration=1.0, curve="linear", sets_model=True, delay=0.5)
    pair.x.animate(to=40.0, duration=1.0, curve="linear", sets_model=True, delay=0.5)
    for _ in range(5):
        pair.check(0.2)
    pair.stage.advance(2)
    assert pair.path.value.svg() == doubled(40).svg()
    assert pair.path.presentation.svg() == doubled(40).svg()
    pair.path.animate(to=curved(0), spring=Spring(1, 100, 5), interruption="replace", sets_model=True)
    pair.x.animate(to=0.0, spring=Spring(1, 100, 5), interruption="replace", sets_model=True)
    for _ in range(5):
        pair.check(0.05)
    with pytest.raises(KindError):
        pair.x.animate(to=lines(0))
    with pytest.raises(ArgumentError):
        pair.path.animate(to=Path())


def test_what_is_kept_goes_on_below_a_path_of_another_structure() -> None:
    pair = Pair()
    pair.path.animate(from_=lines(0), to=lines(10), duration=1.0, curve="linear", repeat_count=math.inf)
    pair.x.animate(from_=0.0, to=10.0, duration=1.0, curve="linear", repeat_count=math.inf)
    pair.check(0.25)
    pair.path.value = curved(50)
    pair.x.value = 50.0
    pair.check(0.25)
    keys: Any = {"times": [0.0, 0.25, 1.0], "mode": "cubic", "duration": 1.0}
    pair.path.animate(keyframes=Keyframes([lines(0), lines(30), lines(5)], **keys), repeat_count=math.inf)
    pair.x.animate(keyframes=Keyframes([0.0, 30.0, 5.0], **keys), repeat_count=math.inf)
    pair.check(0.3)
    pair.set(doubled(5), 5, "linear", duration=0.5)
    for _ in range(7):
        pair.check(0.21)
    pair.path.remove_all_animations()
    assert pair.path.presentation.svg() == doubled(5).svg()


def test_keyframes_of_paths() -> None:
    keys = Keyframes([lines(0), curved(20), doubled(10)], [0, 0.5, 1], duration=2.0)
    assert edges(keys.value(0.0)) == (0, 0, 10, 10)
    assert edges(keys.value(0.5)) == pytest.approx((10, 0, 10, 10))
    assert edges(keys.value(1.5)) == pytest.approx((15, 0, 10, 10))
    stage = Stage()
    path = stage.add("path", star(5))
    path.animate(keyframes=keys, sets_model=True)
    stage.advance(0.5)
    assert edges(path.presentation) == pytest.approx((10, 0, 10, 10))
    stage.advance(2)
    assert path.value.svg() == doubled(10).svg()
    assert path.presentation.svg() == doubled(10).svg()
    with pytest.raises(TypeError):
        Keyframes([lines(0), [1.0, 2.0]])  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        Keyframes([lines(0), Path()])
    with pytest.raises(AnimError):
        stage.add("x", 0.0).animate(keyframes=keys)


def test_areas_run_smoothly_through_interruptions() -> None:
    """The first difference of the area before a path is set, and that after it, are the same to second order."""
    stage = Stage()
    path = stage.add("path", disc())
    step = 1e-5
    for target in (star(5), disc(20), star(8), star(5), disc(40)):
        with stage.animate(Spring(1, 100, 8)):
            path.value = target
        stage.advance(0.09)
        before = area(path.presentation)
        stage.advance(step)
        now = area(path.presentation)
        with stage.animate(Spring(1, 100, 8)):
            path.value = disc(35)
        assert area(path.presentation) == pytest.approx(now, rel=1e-12), "no jump"
        stage.advance(step)
        after = area(path.presentation)
        speed = abs(now - before) / step
        assert abs((after - now) - (now - before)) / step < 1e-2 * speed + 5, (before, now, after)


def test_there_and_back_needs_no_more_points() -> None:
    stage = Stage()
    path = stage.add("path", disc())
    counts = []
    for index in range(50):
        with stage.animate(Spring()):
            path.value = star(5) if index % 2 == 0 else disc()
        stage.advance(0.03)
        counts.append(len(path.presentation.verbs))
    assert len(set(counts)) == 1
    for index in range(300):
        with stage.animate(Spring()):
            path.value = (star(5), disc(), star(7), lines(index), star(4))[index % 5]
        stage.advance(0.01)
    assert len(path.presentation.verbs) < 200
    stage.advance(30)
    assert path.presentation.svg() == star(4).svg()


def test_what_does_not_move_jumps() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    path.value = curved(3)
    assert path.presentation.svg() == curved(3).svg()
    assert not path.is_animating
    path.set_action("none")
    with stage.animate(duration=1.0):
        path.value = lines(4)
    assert path.presentation.svg() == lines(4).svg()
    assert not path.is_animating
    path.set_action(Spring())
    path.value = curved(5)
    assert path.is_animating
    assert left(path.presentation) == pytest.approx(4)
    stage.advance(20)
    path.set_action("follow")
    stage.set_reduced_motion("jump")
    with stage.animate(duration=1.0):
        path.value = lines(6)
    assert path.presentation.svg() == lines(6).svg()


def test_events_are_those_of_any_value() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    with stage.animate(duration=0.5) as first:
        path.value = curved(10)
    stage.advance(0.25)
    with stage.animate(duration=0.5) as second:
        path.value = doubled(20)
    stage.advance(1)
    ended = [(event.kind, round(event.time, 6), event.finished) for event in stage.events()]
    assert ended == [
        (EventKind.ANIMATION_ENDED, 0.25, False),
        (EventKind.TRANSACTION_COMPLETED, 0.25, False),
        (EventKind.ANIMATION_ENDED, 0.75, True),
        (EventKind.TRANSACTION_COMPLETED, 0.75, True),
    ]
    assert first != second


def scramble(stage: Stage) -> Any:
    path = stage.add("path", disc())
    with stage.animate(Spring(1, 100, 7)):
        path.value = star(5)
    stage.advance(0.1)
    path.animate(keyframes=Keyframes([star(3), disc(9), lines(2)], duration=0.7), additive=False, repeat_count=3)
    with stage.animate("ease-out", duration=0.6, delay=0.2):
        path.value = star(6)
    stage.advance(0.05)
    with stage.animate(Spring(1, 80, 7), interruption="add"):
        path.value = disc(12)
    path.animate(from_=lines(3), to=star(9), duration=0.4, delay=0.3, sets_model=True)
    return path


def test_time_can_be_cut_in_any_way() -> None:
    cuts = ([1.2], [0.6, 0.6], [0.1] * 12, [1 / 60] * 72)
    hashes = set()
    for cut in cuts:
        stage = Stage()
        path = scramble(stage)
        for seconds in cut:
            stage.advance(seconds)
        hashes.add((stage.state_hash(), path.presentation.svg()))
    # 72/60 s is 1.2 s to the flick, and so is the rest.
    assert len(hashes) == 1


def test_a_snapshot_goes_on_bit_for_bit() -> None:
    stage = Stage()
    path = scramble(stage)
    for _ in range(6):
        data = stage.snapshot()
        other = Stage()
        other.restore(data)
        assert other.state_hash() == stage.state_hash()
        twin = other.counterpart(path)
        assert twin.presentation.svg() == path.presentation.svg()
        assert twin.value.svg() == path.value.svg()
        for each, stages in ((path, stage), (twin, other)):
            with stages.animate(Spring()):
                each.value = star(5)
        for seconds in (0.05, 0.2):
            stage.advance(seconds)
            other.advance(seconds / 2)
            other.advance(seconds / 2)
            assert other.state_hash() == stage.state_hash()
            assert twin.presentation.svg() == path.presentation.svg()
    stage.advance(9)
    plain = Stage()
    plain.restore(stage.snapshot())
    assert plain["path"].value.svg() == path.value.svg()


def test_at_rest_the_state_does_not_tell_how_it_came_about() -> None:
    stage, other = Stage(), Stage()
    path = stage.add("path", lines(0))
    with stage.animate(duration=0.5):
        path.value = curved(0)
    stage.advance(1)
    twin = other.add("path", lines(0))
    twin.value = curved(0)
    other.advance(1)
    assert stage.state_hash() == other.state_hash()


def test_observers_hear_the_path_that_is_shown() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    heard: list[Path] = []
    path.observe(heard.append)
    with stage.animate("linear", duration=0.5):
        path.value = curved(10)
    for _ in range(7):
        stage.advance(0.1)
    assert [left(each) for each in heard] == pytest.approx([2, 4, 6, 8, 10])
    assert heard[-1].svg() == curved(10).svg()
    assert stage.changed() == [path]


def test_values_have_as_many_numbers_as_what_is_read() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    with stage.animate("linear", duration=1.0):
        path.value = star(5)
    group = stage.property_list([path])
    assert len(path.presentation.coordinates) != len(star(5).coordinates)
    with pytest.raises(ArgumentError, match="count"):
        group.read("presentation")
    assert group.read("model") == list(star(5).coordinates)
    stage.advance(2)
    assert group.read("presentation") == list(star(5).coordinates)


def test_hostile_paths() -> None:
    stage = Stage()
    path = stage.add("path", lines(0))
    strange = [
        Path().move(1e150, -1e150).line(1e150, 1e150),
        Path().move(0, 0),
        Path().move(0, 0).close(),
        Path().move(1, 1).line(1, 1).close().move(2, 2).line(2, 2),
        Path().move(0, 0).cubic(1e-150, 0, 0, 1e-150, 0, 0).close(),
        Path().move(0, 0).quadratic(1e150, 1e150, -1e150, 1e150),
        star(3),
    ]
    for index in range(60):
        with stage.animate(Spring(1, 100, 4), interruption=("replace", "add", "restart")[index % 3]):
            path.value = strange[(index * 5) % len(strange)]
        stage.advance(0.02)
        assert all(math.isfinite(number) for number in path.presentation.coordinates)
    with pytest.raises(ArgumentError):
        path.value = Path()
    stage.advance(1e5)
    path.remove()
    assert len(stage) == 0
    derived = stage.add_derived("d", "1, 2, 3", "vector3")
    with pytest.raises((KindError, StateError)):
        derived.value = lines(0)


def test_derived_numbers_of_a_path() -> None:
    stage = Stage()
    stage.add("track", Path().move(0, 0).line(30, 40).line(30, 140))
    at = stage.add("at", 25.0)
    derived = stage.add_derived(
        "place", "pathX(track, at), pathY(track, at), pathAngle(track, at), length(track)", "vector4"
    )
    assert derived.value == pytest.approx((15, 20, math.atan2(40, 30), 150))
    with stage.animate("linear", duration=1.0):
        at.value = 35.0
    stage.advance(0.5)
    assert derived.presentation == pytest.approx((18, 24, math.atan2(40, 30), 150))
    assert derived.value == pytest.approx((21, 28, math.atan2(40, 30), 150))
    assert derived.velocity == pytest.approx((6, 8, 0, 0))
    stage.advance(1)
    with stage.animate("linear", duration=1.0):
        stage["track"].value = Path().move(0, 0).line(60, 80).line(60, 180)
    stage.advance(0.5)
    assert derived.presentation == pytest.approx((21, 28, math.atan2(40, 30), 175))
    at.value = 1e9
    assert derived.value[:2] == pytest.approx((60, 180)), "clamped to the path"
    for text in ("length(3)", "pathX(at, 1)", "length(nothing)", "length(track + 1)", "pathX(track)", "track"):
        with pytest.raises(AnimError):
            stage.add_derived(None, text)
    with pytest.raises(StateError):
        stage["track"].remove()


def test_a_path_that_rests_has_no_velocity_whatever_it_moved_in() -> None:
    stage = Stage()
    fast = stage.add("fast", [0.0] * 40, kind="vector")
    outline = stage.add("outline", Path("M0 0H10V10Z"))
    with stage.animate("linear", duration=1):
        fast.value = [1000.0] * 40
        # Of lines without a length, which a morph leaves out.
        outline.value = Path("M5 5H10V10" + "h0" * 15 + "Z")
    stage.advance(0.5)
    outline.remove_all_animations()
    assert fast.velocity[39] == pytest.approx(1000)
    velocity: Any = outline.velocity
    assert set(velocity) == {0.0}
