# SPDX-License-Identifier: MIT
"""Explicit animations and keyframes of paths, and paths of the same commands that would fold up: they show what
`Morph` shows.

The expected paths are those of the public `Morph` object; areas of differences come from boolean operations, which
other tests compare with Skia's.
"""

from __future__ import annotations

import itertools
import json
import math
from typing import Any

import numpy
import pytest
from animcore import BlockKeyframes, Keyframes, KindError, MediaTiming, Morph, Path, Scene, Spring, Stage
from morph_shapes import PAIRS, SECOND, SPRING, bars, cross, disc, distance, oscillator, ring, star

LEFT, RIGHT = Path("M8 0L0 5L8 10Z"), Path("M0 0L8 5L0 10Z")
SQUARE, BEGUN_ELSEWHERE = Path("M0 0H10V10H0Z"), Path("M12 2V12H2V2Z")


def beyond_commands(first: Path, second: Path) -> float:
    """The area that one of two paths fills and the other does not, as a part of the first one's."""
    return abs((first ^ second).area) / abs(first.area)


@pytest.mark.parametrize("pair", [*PAIRS, (LEFT, RIGHT), (SQUARE, BEGUN_ELSEWHERE)])
def test_keyframes_are_the_morphs_from_key_to_key(pair: tuple[Path, Path]) -> None:
    first, second = pair
    third = star(6, 45, 0.6)
    there, on = Morph(first, second), Morph(second, third)
    values = Keyframes([first, second, third], times=[0, 0.25, 1], duration=2.0)
    track = Keyframes.track(first).linear(second, 0.5).move(third).linear(second, 1.0, "ease-in").linear(third, 0.5)
    blocks = BlockKeyframes(2.0, initial=first, ease="linear").add(0.25, 0.75, third).add(0, 0.25, second)
    assert values.value([0.25, 0.5]) == [values.value(0.25), values.value(0.5)]
    for part in (0.1, 0.3, 0.5, 0.9):
        assert distance(values.value(0.5 * part), there.at(part)) < 1e-12 * 200
        assert distance(values.value(0.5 + 1.5 * part), on.at(part)) < 1e-12 * 200
        assert distance(track.value(0.5 * part), there.at(part)) < 1e-12 * 200
        assert distance(blocks.value(0.5 * part), there.at(part)) < 1e-12 * 200
        assert distance(blocks.value(0.5 + 1.5 * part), on.at(part)) < 1e-12 * 200
    for keys in (values, track, blocks):
        stage = Stage()
        path = stage.add("path", cross())
        path.animate(keyframes=keys)
        now = 0
        for step in range(1, 20):
            stage.advance_flicks(step * SECOND // 10 - now)
            now = step * SECOND // 10
            shown, expected = path.presentation, keys.value(step / 10)
            if list(shown.verbs) == list(expected.verbs):
                assert distance(shown, expected) < 1e-6
            else:
                # At a key the stage shows the path in its common structure.
                assert beyond_commands(expected, shown) < 1e-6
        stage.advance(1)
        assert path.presentation == cross()


def test_keyframes_begin_with_the_path_that_is_shown() -> None:
    morph = Morph(ring(), bars())
    for keys in (Keyframes.track().linear(bars(), 1.0), BlockKeyframes(1.0, ease="linear").add(0, 1, bars())):
        assert distance(keys.value(0.25, start=ring()), morph.at(0.25)) < 1e-9
        stage = Stage()
        path = stage.add("path", ring())
        path.animate(keyframes=keys, sets_model=True)
        stage.advance_flicks(SECOND // 4)
        assert distance(path.presentation, morph.at(0.25)) < 1e-9
        # Begun on the way, the keyframes continue from what is shown.
        path.animate(keyframes=keys, delay=0.1)
        before = path.presentation
        stage.advance_flicks(1)
        assert distance(path.presentation, before) < 1e-4
        stage.advance(5)
        assert path.presentation == bars()


ENDS = list(itertools.product(("model", "given"), ("model", "given")))


@pytest.mark.parametrize("ends", ENDS[1:])
@pytest.mark.parametrize("pair", [*PAIRS, (LEFT, RIGHT)])
def test_an_animation_between_two_paths_is_their_morph(pair: tuple[Path, Path], ends: tuple[str, str]) -> None:
    first, second = pair
    morph = Morph(first, second)
    stage = Stage()
    path = stage.add("path", first if ends[0] == "model" else second if ends[1] == "model" else star(9))
    options: dict[str, Any] = {"duration": 1.0, "curve": "linear", "repeat_count": 2, "autoreverses": True}
    if ends[0] == "given":
        options["from_"] = first
    if ends[1] == "given":
        options["to"] = second
    path.animate(**options)
    now = 0
    for t, part in ((0.213, 0.213), (0.557, 0.557), (0.911, 0.911), (1.307, 0.693), (1.741, 0.259)):
        stage.advance_flicks(round(t * SECOND) - now)
        now = round(t * SECOND)
        assert distance(path.presentation, morph.at(part)) < 1e-5
        # Straight lines between neighboring rows: a difference quotient is exact but for rounding and turns.
        step = 1e-6
        change = numpy.array(morph.at(part + step).coordinates) - numpy.array(morph.at(part).coordinates)
        sign = -1 if 1 < t < 2 else 1
        assert numpy.abs(sign * change / step - numpy.array(path.velocity)).max() < 1e-2
        assert len(path.velocity) == len(path.presentation.coordinates)
    snapshot = stage.snapshot()
    other = Stage()
    other.restore(snapshot)
    assert other.snapshot() == snapshot
    for one in (stage, other):
        one.advance_flicks(SECOND // 10)
    shown: Any = other["path"]
    assert shown.presentation == path.presentation
    assert stage.state_hash() == other.state_hash()


def test_an_animation_by_a_spring_overshoots_as_the_morph() -> None:
    for first, second in PAIRS:
        morph, stage = Morph(first, second), Stage()
        path = stage.add("path", star(9))
        path.animate(from_=first, to=second, spring=SPRING)
        stage.advance_flicks(3 * SECOND // 10)
        p, speed = oscillator(0.3, 0, 0, 1)
        assert p > 1.2
        assert distance(path.presentation, morph.at(p)) < 1e-5
        change = numpy.array(morph.at(p + 1e-6).coordinates) - numpy.array(morph.at(p).coordinates)
        assert numpy.abs(speed * change / 1e-6 - numpy.array(path.velocity)).max() < 0.1


def folded(how: str, stage: Stage, path: Any, first: Path, second: Path) -> None:
    if how == "set":
        with stage.animate("linear", duration=1.0):
            path.value = second
    elif how == "spring":
        path.spring_to(second, Spring.perceptual(0.4))
    elif how == "curve":
        path.curve_to(second, "linear", 1.0)
    elif how == "animation":
        path.animate(to=second, curve="linear", duration=1.0)
    else:
        path.animate(keyframes=Keyframes([first, second], duration=1.0))


@pytest.mark.parametrize("how", ["set", "spring", "curve", "animation", "keyframes"])
def test_paths_of_the_same_commands_do_not_fold_up(how: str) -> None:
    for first, second in ((LEFT, RIGHT), (RIGHT, LEFT), (SQUARE, BEGUN_ELSEWHERE)):
        assert list(first.verbs) == list(second.verbs)
        stage = Stage()
        path = stage.add("path", first)
        folded(how, stage, path, first, second)
        areas = []
        for _ in range(9):
            stage.advance_flicks(SECOND // 10)
            areas.append(abs(path.presentation.area) / abs(first.area))
        assert min(areas) > 0.7
        if first is SQUARE:
            assert max(areas) < 1 + 1e-9, "it only moves"
        if how in ("set", "spring", "curve"):
            stage.advance(5)
            assert path.presentation == second
            folded(how, stage, path, second, first)
            stage.advance(0.3)
            # Where it came from, by the same in-betweens.
            with stage.animate(SPRING):
                path.value = second
            stage.advance(0.05)
            assert abs(path.presentation.area) > 0.7 * abs(first.area)
            stage.advance(10)
            assert path.presentation == second


def test_points_of_paths_of_the_same_commands_move_straight() -> None:
    """What does not fold up keeps its commands and moves point by point, as in CSS."""
    first, second = star(5), star(5, 30, 0.6)
    stage = Stage()
    path = stage.add("path", first)
    with stage.animate("linear", duration=1.0):
        path.value = second
    stage.advance_flicks(SECOND // 4)
    wanted = 0.75 * numpy.array(first.coordinates) + 0.25 * numpy.array(second.coordinates)
    assert path.presentation.verbs == first.verbs
    assert numpy.abs(numpy.array(path.presentation.coordinates) - wanted).max() < 1e-12 * 100


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("how", ["set", "animation", "keyframes"])
def test_a_third_path_is_reached_by_the_morph_from_what_is_shown(pair: tuple[Path, Path], how: str) -> None:
    first, second = pair
    third = star(9, 40, 0.7)
    stage = Stage()
    path = stage.add("path", first)
    if how == "set":
        with stage.animate(SPRING):
            path.value = second
    elif how == "animation":
        path.animate(to=second, spring=SPRING, interruption="replace", sets_model=True)
    else:
        keys = Keyframes.track(first).linear(second, 0.3, "ease-in").linear(first, 0.4)
        path.animate(keyframes=keys, interruption="replace", sets_model=True)
    stage.advance_flicks(SECOND // 8)
    shown, snapshot = path.presentation, stage.snapshot()
    # As it would have gone on.
    stage.advance_flicks(SECOND // 1000)
    unbroken = path.presentation
    moved = beyond_commands(shown, unbroken)
    other = Stage()
    other.restore(snapshot)
    again: Any = other["path"]
    with other.animate(SPRING):
        again.value = third
    assert beyond_commands(shown, again.presentation) < 1e-9, "no jump"
    other.advance_flicks(SECOND // 1000)
    assert beyond_commands(unbroken, again.presentation) < 0.05 * moved, "the same velocity"
    other.advance(10)
    assert again.presentation == third
    other.restore(snapshot)
    again = other["path"]
    with other.animate("linear", duration=1.0):
        again.value = third
    other.advance_flicks(SECOND // 4)
    assert distance(again.presentation, Morph(shown, third).at(0.25)) < 1e-6


def test_many_interruptions_end_at_the_last_path() -> None:
    stage = Stage()
    shapes = [ring(), bars(), cross(), disc(), star(7), star(5, 30), LEFT, RIGHT]
    path = stage.add("path", shapes[0])
    largest = 0
    for index in range(60):
        with stage.animate(SPRING):
            path.value = shapes[index * 5 % 8]
        stage.advance(0.03 + 0.01 * (index % 5))
        assert math.isfinite(path.presentation.area)
        largest = max(largest, len(path.presentation.coordinates))
    stage.advance(20)
    assert path.presentation == shapes[59 * 5 % 8]
    # A path that is interrupted again and again does not grow without end.
    assert largest <= 4096 * 2


def test_an_added_motion_takes_the_common_structure() -> None:
    stage = Stage()
    path = stage.add("path", ring())
    path.animate(to=bars(), curve="linear", duration=1.0, fill_mode="forwards")
    stage.advance_flicks(SECOND // 4)
    assert distance(path.presentation, Morph(ring(), bars()).at(0.25)) < 1e-9
    shift = [5.0, 0.0] * (len(path.presentation.coordinates) // 2)
    count = len(path.value.coordinates)
    path.animate(by=shift[:count], curve="linear", duration=1.0, additive=True)
    for _ in range(8):
        stage.advance(0.1)
        shown = path.presentation
        assert all(math.isfinite(number) for number in shown.coordinates)
        assert len(path.velocity) == len(shown.coordinates)
    stage.advance(1)
    assert beyond_commands(bars(), path.presentation) < 1e-9


def test_an_animator_stops_where_the_morph_is() -> None:
    stage = Stage()
    path = stage.add("path", ring())
    animator = stage.add_animator(1.0)
    path.animate(from_=ring(), to=bars(), curve="linear", duration=1.0, group=animator, sets_model=True)
    animator.resume()
    stage.advance_flicks(SECOND // 4)
    shown = path.presentation
    assert distance(shown, Morph(ring(), bars()).at(0.25)) < 1e-6
    animator.stop("current")
    assert beyond_commands(shown, path.presentation) < 1e-9
    assert path.presentation == path.value


def test_without_turns_and_beyond_the_limits_paths_move_straight() -> None:
    def rows(path: Any, stage: Stage) -> list[Any]:
        result = []
        for _ in range(3):
            stage.advance_flicks(SECOND // 4)
            result.append(numpy.array(path.presentation.coordinates))
        return result

    large = star(520, 50, 0.9)
    for first, second, turns in ((ring(), bars(), False), (LEFT, RIGHT, False), (large, large.copy().close(), True)):
        other = second if turns is False else star(510, 40, 0.8)
        stage = Stage()
        path = stage.add("path", first)
        path.turns = turns
        path.animate(to=other, curve="linear", duration=1.0)
        a, b, c = rows(path, stage)
        assert numpy.abs(a + c - 2 * b).max() < 1e-9
    many = Keyframes([star(4 + index % 3) for index in range(70)], duration=70.0)
    morph = Morph(star(4), star(5)).at(0.5)
    assert list(many.value(0.5).verbs) != list(morph.verbs) or distance(many.value(0.5), morph) > 0


MENU, CLOSE = Path("M4 6H20M4 12H20M4 18H20"), Path("M18 6L6 18M6 6L18 18")


def test_a_path_that_is_stroked_morphs_as_a_stroke() -> None:
    stroke, fill = Morph(MENU, CLOSE, paint="stroke"), Morph(MENU, CLOSE)
    assert distance(stroke.at(0.25), fill.at(0.25)) > 0.1
    keys = Keyframes([MENU, CLOSE, MENU], duration=2.0)
    for how in ("set", "animation", "keyframes"):
        stage = Stage()
        path = stage.add("path", MENU)
        assert path.paint == "fill"
        path.paint = "stroke"
        assert path.paint == "stroke"
        if how == "set":
            with stage.animate("linear", duration=1.0):
                path.value = CLOSE
        elif how == "animation":
            path.animate(to=CLOSE, curve="linear", duration=1.0)
        else:
            path.animate(keyframes=keys)
        stage.advance_flicks(SECOND // 4)
        assert distance(path.presentation, stroke.at(0.25)) < 1e-12 * 24
        other = Stage()
        other.restore(stage.snapshot())
        again: Any = other["path"]
        assert again.paint == "stroke"
        assert other.state_hash() == stage.state_hash()
    with pytest.raises(ValueError, match="stroke"):
        path.paint = "strok"  # type: ignore[assignment]
    with pytest.raises(KindError):
        stage.add("number", 1.0).paint = "stroke"


def document(nodes: list[dict[str, Any]], **of_property: str) -> str:
    return json.dumps(
        {
            "animcore": 1,
            "size": [24, 24],
            "properties": {"icon": {"kind": "path", "value": str(MENU), **of_property}},
            "nodes": nodes,
        }
    )


STROKED = {"kind": "path", "property": "icon", "stroke": {"paint": "#000", "width": 2}}
FILLED = {"kind": "path", "property": "icon", "fill": "#000"}


@pytest.mark.parametrize(
    ("nodes", "given", "paint"),
    [
        ([STROKED], {}, "stroke"),
        ([FILLED], {}, "fill"),
        ([STROKED, FILLED], {}, "fill"),
        ([FILLED, STROKED], {}, "fill"),
        ([], {}, "fill"),
        ([STROKED], {"paint": "fill"}, "fill"),
        ([FILLED], {"paint": "stroke"}, "stroke"),
    ],
)
def test_a_path_that_nodes_only_stroke_is_a_stroke(
    nodes: list[dict[str, Any]], given: dict[str, str], paint: str
) -> None:
    scene = Scene(document(nodes, **given))
    icon: Any = scene.stage["icon"]
    assert icon.paint == paint
    with scene.stage.animate("linear", duration=1.0):
        icon.value = CLOSE
    scene.advance(0.25)
    morph = Morph(MENU, CLOSE, paint=paint)
    assert distance(icon.presentation, morph.at(0.25)) < 1e-6


def on_its_way(first: str) -> tuple[Stage, Any]:
    """A stage whose path shows a quarter of a morph from a ring to bars."""
    stage = Stage()
    path = stage.add("path", ring())
    options: dict[str, Any] = {"interruption": "replace", "sets_model": True}
    if first == "curve":
        path.animate(to=bars(), curve="linear", duration=1.0, **options)
    elif first == "spring":
        path.animate(to=bars(), spring=SPRING, **options)
    elif first == "kept":
        path.animate(from_=ring(), to=bars(), curve="linear", duration=1.0)
    elif first == "animator":
        animator = stage.add_animator(1.0)
        path.animate(to=bars(), curve="linear", duration=1.0, group=animator, **options)
        animator.resume()
    else:
        path.animate(keyframes=Keyframes([ring(), bars()], duration=1.0), **options)
    stage.advance_flicks(SECOND // 4)
    return stage, path


THIRD = star(9, 40, 0.7)


def go_on(how: str, stage: Stage, path: Any) -> None:
    count = len(path.value.coordinates)
    if how in ("replace", "restart", "keep"):
        path.animate(to=THIRD, spring=SPRING, interruption=how)
    elif how == "add":
        path.animate(by=[5.0, 0.0] * (count // 2), spring=SPRING, interruption="add")
    elif how == "additive":
        path.animate(by=[5.0, 0.0] * (count // 2), curve="linear", duration=1.0, additive=True)
    elif how == "velocity":
        path.animate(to=THIRD, spring=SPRING, velocity=[0.0] * count, interruption="replace")
    elif how == "keyframes":
        path.animate(keyframes=Keyframes.track().linear(THIRD, 1.0), interruption="replace")
    elif how == "numbers":
        with stage.animate(SPRING):
            path.value = [number + 3 for number in path.value.coordinates]
    elif how == "delayed numbers":
        with stage.animate(SPRING, delay=0.1):
            path.value = [number + 3 for number in path.value.coordinates]
    elif how == "late":
        path.animate(to=THIRD, spring=SPRING, delay=0.1, interruption="replace")
    elif how == "set late":
        with stage.animate(SPRING, delay=0.1):
            path.value = THIRD
    elif how == "set and added":
        with stage.animate(SPRING, interruption="add"):
            path.value = THIRD
    else:
        with stage.animate(SPRING, group=stage.add_group()):
            path.value = THIRD


WAYS_ON = [
    "replace", "restart", "keep", "add", "additive", "velocity", "keyframes", "numbers", "delayed numbers", "late",
    "set late", "set and added", "set in a group",
]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "how"),
    [
        *itertools.product(("curve", "spring"), WAYS_ON),
        *itertools.product(("kept",), ("keep", "add", "additive")),
        *itertools.product(("animator",), ("replace", "keep", "additive", "set late")),
        *itertools.product(("keyframes",), ("replace", "restart", "velocity", "keyframes")),
    ],
)
def test_what_follows_a_morph_begins_with_what_is_shown(first: str, how: str) -> None:
    stage, path = on_its_way(first)
    shown = path.presentation
    go_on(how, stage, path)
    assert beyond_commands(shown, path.presentation) < 1e-9
    snapshot = stage.snapshot()
    for _ in range(300):
        before = path.presentation
        stage.advance_flicks(SECOND // 1000)
        assert beyond_commands(before, path.presentation) < 0.06, "no jump"
        assert len(path.velocity) == len(path.presentation.coordinates)
    other = Stage()
    other.restore(snapshot)
    other.advance_flicks(300 * (SECOND // 1000))
    assert other.state_hash() == stage.state_hash()
    again: Any = other["path"]
    assert again.presentation == path.presentation
    stage.advance(30)
    assert path.presentation == path.value


@pytest.mark.parametrize("given", ["keyframes", "animation"])
def test_a_snapshot_of_a_path_that_will_be_set_gives_itself(given: str) -> None:
    stage = Stage()
    path = stage.add("path", star(7))
    if given == "keyframes":
        path.animate(keyframes=Keyframes([ring(), bars()], duration=0.2))
    else:
        path.animate(from_=ring(), to=bars(), duration=0.2)
    with stage.animate(SPRING):
        path.value = cross()
    stage.advance_flicks(1)
    with stage.animate(SPRING, delay=0.2):
        path.value = star(5)
    snapshot, other = stage.snapshot(), Stage()
    other.restore(snapshot)
    assert other.snapshot() == snapshot
    assert other.state_hash() == stage.state_hash()


@pytest.mark.parametrize("first", ["curve", "spring", "keyframes"])
def test_a_spring_takes_over_the_velocity_of_a_morph(first: str) -> None:
    stage, path = on_its_way(first)
    snapshot, shown = stage.snapshot(), path.presentation
    stage.advance_flicks(SECOND // 10_000)
    unbroken = path.presentation
    stage.restore(snapshot)
    path.animate(to=THIRD, spring=SPRING, interruption="replace")
    stage.advance_flicks(SECOND // 10_000)
    assert beyond_commands(unbroken, path.presentation) < 0.02 * beyond_commands(shown, unbroken)


def test_a_motion_added_to_a_morph_moves_it() -> None:
    morph = Morph(star(5), disc())
    stage = Stage()
    path = stage.add("path", star(5))
    path.animate(to=disc(), curve="linear", duration=1.0, fill_mode="forwards")
    stage.advance_flicks(SECOND // 4)
    path.animate(by=[8.0, 0.0] * (len(path.value.coordinates) // 2), curve="linear", duration=0.5, additive=True)
    stage.advance_flicks(SECOND // 4)
    assert beyond_commands(morph.at(0.5).transform((1, 0, 0, 1, 4, 0)), path.presentation) < 1e-6
    stage.advance_flicks(3 * SECOND // 8)
    assert beyond_commands(morph.at(0.875), path.presentation) < 1e-6


def test_an_animator_returns_to_the_path_before_a_motion_that_was_added() -> None:
    stage = Stage()
    path = stage.add("path", ring())
    animator = stage.add_animator(1.0)
    path.animate(to=bars(), curve="linear", duration=1.0, group=animator, sets_model=True)
    animator.resume()
    stage.advance_flicks(SECOND // 4)
    path.animate(by=[8.0, 0.0] * (len(path.value.coordinates) // 2), curve="linear", duration=4.0, additive=True)
    animator.stop("start")
    assert path.value == ring()
    stage.advance(0.75)
    assert beyond_commands(ring().transform((1, 0, 0, 1, 1.5, 0)), path.presentation) < 1e-6
    stage.advance(5)
    assert path.presentation == ring()


def test_an_animation_that_is_not_in_effect_hides_no_morph() -> None:
    stage = Stage()
    path = stage.add("path", ring())
    path.animate(to=bars(), curve="linear", duration=1.0)
    later = stage.add_media_group(MediaTiming(begin_time=2.0))
    path.animate(from_=star(5), to=star(7), duration=1.0, group=later)
    stage.advance_flicks(SECOND // 4)
    assert distance(path.presentation, Morph(ring(), bars()).at(0.25)) < 1e-6


def test_a_morph_that_is_held_stays_when_an_animation_below_it_ends() -> None:
    shown = []
    for steps in (1, 7):
        stage = Stage()
        path = stage.add("path", cross())
        path.animate(keyframes=Keyframes([star(5), star(7), disc()], duration=0.7))
        path.animate(from_=ring(), to=bars(), curve="linear", fill_mode="forwards")
        for _ in range(steps):
            stage.advance_flicks(2 * SECOND // steps)
        shown.append(path.presentation)
    # In the structure of the morph, however the time is cut.
    assert shown[0] == shown[1]
    assert len(shown[0]) == len(Morph(ring(), bars()).at(0.5))
    assert beyond_commands(bars(), shown[0]) < 1e-9


def test_a_snapshot_of_paths_at_the_limit_is_taken() -> None:
    far = Path("M1e150 0L0 1e150Z")
    stage = Stage()
    path = stage.add("path", Path("M5 5L5 5L5 5Z"))
    path.curve_to(ring(), "linear", 0.1)
    with stage.animate(SPRING, group=stage.add_group()):
        path.value = bars()
    path.animate(keyframes=BlockKeyframes(1.0).add(0, 0.25, far).add(0.25, 0.5, star(5)))
    snapshot, other = stage.snapshot(), Stage()
    other.restore(snapshot)
    assert other.snapshot() == snapshot


def test_a_morph_leaves_the_ends_of_waiting_keyframes_alone() -> None:
    """Keyframes of other commands than the property's, in whose structure they can move."""
    first, second = Path("M8 0C8 0 0 5 0 5C0 5 8 10 8 10L8 0Z"), Path("M0 0C0 0 8 5 8 5C8 5 0 10 0 10L0 0Z")
    larger = Path("M16 0L0 10L16 20Z")
    stage = Stage()
    path = stage.add("path", first)
    path.animate(by=[0.0] * len(first.coordinates), duration=5.0, additive=True)
    path.animate(keyframes=Keyframes([first, larger], mode="cubic", duration=0.5), delay=0.1, sets_model=True)
    path.animate(from_=first, to=second, curve="linear", duration=0.2)
    stage.advance(1.0)
    assert path.value == larger
    assert beyond_commands(larger, path.presentation) < 1e-9


@pytest.mark.parametrize("count", [0, 100])
def test_a_reload_keeps_the_morph_that_is_shown(count: int) -> None:
    def text(more: dict[str, Any]) -> str:
        properties = {"icon": {"kind": "path", "value": str(ring())}, **more}
        node = {"kind": "path", "property": "icon", "fill": "#000"}
        return json.dumps({"animcore": 1, "size": [120, 120], "properties": properties, "nodes": [node]})

    more = {f"n{index}": {"kind": "scalar", "value": index} for index in range(count)}
    scene = Scene(text({}))
    icon: Any = scene.stage["icon"]
    icon.animate(to=bars(), curve="linear", duration=1.0)
    scene.advance(0.25)
    before = icon.presentation
    scene.reload(text(more))
    icon = scene.stage["icon"]
    assert icon.presentation == before
    scene.advance(0.25)
    assert distance(icon.presentation, Morph(ring(), bars()).at(0.5)) < 1e-6
    assert [scene.stage[name].presentation for name in more] == list(range(count))
