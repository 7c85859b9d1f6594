# SPDX-License-Identifier: MIT
"""A call for many gives the bits of the call for one, and results may replace what they were made of, where animcore.h
says so."""

from __future__ import annotations

import itertools
import random
import struct
from collections.abc import Callable, Sequence
from ctypes import Array, c_double, c_float
from typing import Any

import pytest
from animcore import Decay, Easing, Expression, Keyframes, MediaTiming, Path, Spring, WebTiming, _raw, sample_keyframes

SPRINGS = [(1, 100, 10), (1, 100, 20), (1, 100, 60), (1, 100, 0), (3, 1000, 500), (1, 1e-6, 1e-5)]
COUNTS = [1, 2, 3, 5, 8, 17]
EASINGS = [
    "linear",
    "ease",
    "cubic-bezier(0, 1, 1, 0)",
    "cubic-bezier(1, 0, 0, 1)",
    "cubic-bezier(.3, -2, .6, 5)",
    "steps(5)",
    "steps(3, jump-none)",
    "linear(0, .5 20% 40%, 1)",
    "easeOutBounce",
    "spring(1 100 10 0 1)",
]


def array(numbers: Sequence[float]) -> Any:
    return (c_double * len(numbers))(*numbers)


def room(count: int) -> Any:
    return (c_double * count)()


def chance(random: random.Random, count: int) -> list[float]:
    kinds: list[Callable[[], float]] = [
        lambda: random.uniform(-10, 10),
        lambda: 0.0,
        lambda: -0.0,
        lambda: random.uniform(-1e-300, 1e-300),
        lambda: random.uniform(-1e11, 1e11),
    ]
    return [random.choice(kinds)() for _ in range(count)]


def done(status: int) -> None:
    assert status == _raw.ANIM_OK


def same(one: Any, other: Any) -> bool:
    return bytes(one) == bytes(other)


def floats_of(numbers: Array[c_double]) -> Any:
    return (c_float * len(numbers))(*numbers)


@pytest.mark.parametrize("parameters", SPRINGS)
@pytest.mark.parametrize("own_times", [False, True])
def test_springs(parameters: tuple[float, float, float], own_times: bool) -> None:
    source = random.Random(repr((parameters, own_times)))
    spring = Spring(*parameters)._spring
    prepared = _raw.anim_prepared_spring()
    done(_raw.anim_spring_prepare(spring, prepared))
    for count, flags in itertools.product(COUNTS, (0, _raw.ANIM_SPRING_SHORTEST_TURN)):
        given = {name: chance(source, count) for name in ("origins", "targets", "speeds")}
        given["times"] = [3 * abs(number) % 7 for number in chance(source, count if own_times else 1)]
        values, velocities = room(count), room(count)

        def evaluate(
            arrays: dict[str, Any], values: Any, velocities: Any, spring: Any = spring, f: int = flags
        ) -> None:
            times, origins = arrays["times"], arrays["origins"]
            done(
                _raw.anim_spring_animate_many(
                    spring, times, len(times), origins, arrays["targets"], arrays["speeds"], len(origins), f, values,
                    velocities,
                )
            )  # fmt: skip

        evaluate({name: array(numbers) for name, numbers in given.items()}, values, velocities)
        # Each result in place of each array that is read, or not wanted.
        inputs = [name for name in given if name != "times" or len(given["times"]) == count]
        for first, second in itertools.product([*inputs, None], repeat=2):
            if first == second:
                continue
            arrays = {name: array(numbers) for name, numbers in given.items()}
            shown = arrays[first] if first else None
            speeds = arrays[second] if second else None
            evaluate(arrays, shown, speeds)
            assert shown is None or same(shown, values), (count, flags, first, second)
            assert speeds is None or same(speeds, velocities), (count, flags, first, second)
        if flags:
            continue
        for index in range(count):
            time = given["times"][index if own_times and count > 1 else 0]
            motion = (time, given["origins"][index], given["targets"][index], given["speeds"][index])
            for function, of in ((_raw.anim_spring_evaluate, spring), (_raw.anim_prepared_spring_evaluate, prepared)):
                value, velocity = c_double(), c_double()
                done(function(of, *motion, value, velocity))
                assert struct.pack("2d", value.value, velocity.value) == struct.pack(
                    "2d", values[index], velocities[index]
                )


@pytest.mark.parametrize("parameters", SPRINGS)
def test_prepared_springs_that_were_changed_are_refused(parameters: tuple[float, float, float]) -> None:
    """motion.h: a struct that was changed is refused. Zeros, single bits, swapped words, copies of a part."""
    prepared = _raw.anim_prepared_spring()
    done(_raw.anim_spring_prepare(Spring(*parameters)._spring, prepared))
    words = list(struct.unpack("10Q", bytes(prepared)))
    assert struct.calcsize("10Q") == len(bytes(prepared))
    changed: list[list[int]] = [[0] * 10]
    for word, bit in itertools.product(range(10), range(64)):
        changed.append([number ^ (1 << bit) * (index == word) for index, number in enumerate(words)])
    for first, second in itertools.combinations(range(10), 2):
        swapped = list(words)
        swapped[first], swapped[second] = words[second], words[first]
        if swapped != words:
            changed.append(swapped)
    for kept in range(1, 10):
        partial = words[:kept] + [0] * (10 - kept)
        if partial != words:
            changed.append(partial)
    value, velocity = c_double(7), c_double(8)
    for other in changed:
        copy = _raw.anim_prepared_spring.from_buffer_copy(struct.pack("10Q", *other))
        status = _raw.anim_prepared_spring_evaluate(copy, 0.5, 0, 1, 0, value, velocity)
        assert status == _raw.ANIM_ERROR_ARGUMENT, other
        assert (value.value, velocity.value) == (7, 8)
    done(_raw.anim_prepared_spring_evaluate(prepared, 0.5, 0, 1, 0, value, velocity))


@pytest.mark.parametrize("parameters", SPRINGS)
@pytest.mark.parametrize("blend", [False, True])
def test_one_spring_at_many_times(parameters: tuple[float, float, float], blend: bool) -> None:
    source = random.Random(repr(parameters))
    of: tuple[Any, ...] = (Spring(*parameters)._spring,)
    many, one = _raw.anim_spring_evaluate_many, _raw.anim_spring_evaluate
    if blend:
        of = (*of, Spring(1, 200, 5)._spring, 0.3)
        many, one = _raw.anim_spring_blend_evaluate_many, _raw.anim_spring_blend_evaluate
    motion = (1.5, 7.0, -3.0)
    for count in COUNTS:
        times = chance(source, count)
        values, velocities = room(count), room(count)
        done(many(*of, array(times), count, *motion, values, velocities))
        replaced, other = array(times), room(count)
        done(many(*of, replaced, count, *motion, replaced, other))
        assert same(replaced, values)
        assert same(other, velocities)
        replaced, other = array(times), room(count)
        done(many(*of, replaced, count, *motion, other, replaced))
        assert same(other, values)
        assert same(replaced, velocities)
        for index in range(count):
            value, velocity = c_double(), c_double()
            done(one(*of, times[index], *motion, value, velocity))
            assert (value.value, velocity.value) == (values[index], velocities[index])


@pytest.mark.parametrize("parameters", SPRINGS)
def test_steps_and_floats_of_springs(parameters: tuple[float, float, float]) -> None:
    source = random.Random(repr(parameters))
    spring = Spring(*parameters)._spring
    for count, flags in itertools.product(COUNTS, (0, _raw.ANIM_SPRING_SHORTEST_TURN)):
        # Numbers that are floats, so that both calls are given the same.
        origins, targets, speeds = (list(floats_of(array(chance(source, count)))) for _ in range(3))
        values, velocities = room(count), room(count)
        arrays = (array(origins), array(targets), array(speeds), count, flags)
        done(_raw.anim_spring_animate_many(spring, array([0.37]), 1, *arrays, values, velocities))
        shown, speed = array(origins), array(speeds)
        done(_raw.anim_spring_step_many(spring, 0.37, array(targets), count, flags, shown, speed))
        assert same(shown, values)
        assert same(speed, velocities)
        narrow, narrow_speeds = floats_of(arrays[0]), floats_of(arrays[2])
        done(_raw.anim_spring_step_many_float(spring, 0.37, floats_of(arrays[1]), count, flags, narrow, narrow_speeds))
        assert same(narrow, floats_of(values))
        assert same(narrow_speeds, floats_of(velocities))


@pytest.mark.parametrize("css", EASINGS)
def test_easings(css: str) -> None:
    source = random.Random(css)
    kept = Easing(css)
    easing = kept._pointer
    for count in COUNTS:
        places = [0.0, 1.0, -0.0, 0.2, 0.4, 1e300, -1e300, 1e-310]
        xs = [source.choice([source.random(), source.uniform(-3, 3), source.choice(places)]) for _ in range(count)]
        ys = room(count)
        done(_raw.anim_easing_evaluate_many(easing, array(xs), count, ys))
        replaced = array(xs)
        done(_raw.anim_easing_evaluate_many(easing, replaced, count, replaced))
        assert same(replaced, ys)
        y = c_double()
        for index, x in enumerate(xs):
            done(_raw.anim_easing_evaluate(easing, x, 0, y))
            assert struct.pack("d", y.value) == struct.pack("d", ys[index])
        xs = [source.uniform(-0.5, 1.5) for _ in range(count)]
        starts, ends = chance(source, count), chance(source, count)
        for x_count in {1, count}:
            expected = []
            for index in range(count):
                done(_raw.anim_easing_evaluate(easing, xs[index if x_count == count else 0], 0, y))
                expected.append(starts[index] + y.value * (ends[index] - starts[index]))
            for target in ["starts", "ends", None] + ["xs"] * (x_count == count):
                arrays = {"xs": array(xs[:x_count]), "starts": array(starts), "ends": array(ends)}
                result = arrays[target] if target else room(count)
                done(
                    _raw.anim_easing_animate_many(
                        easing, arrays["xs"], x_count, arrays["starts"], arrays["ends"], count, result
                    )
                )
                assert same(result, array(expected)), (css, count, x_count, target)


def test_colors() -> None:
    source = random.Random(1)
    for space, hue, premultiplied in itertools.product(range(5), range(4), range(2)):
        how = _raw.anim_color_interpolation(space, hue, premultiplied)
        for _ in range(10):
            first, second = ([source.uniform(-0.2, 1.2) for _ in range(4)] for _ in range(2))
            progress = source.uniform(-0.5, 1.5)
            result, many = room(4), room(8)
            done(_raw.anim_color_interpolate(how, array(first), array(second), progress, result))
            done(_raw.anim_color_interpolate_many(how, array(first), array(second), array([0.1, progress]), 2, many))
            assert many[4:] == result[:]
            for place in range(2):
                ends = (array(first), array(second))
                done(_raw.anim_color_interpolate(how, *ends, progress, ends[place]))
                assert same(ends[place], result)
            other = source.randrange(5)
            converted, replaced = room(8), array(first + second)
            done(_raw.anim_color_convert(space, other, array(first + second), 2, converted))
            done(_raw.anim_color_convert(space, other, replaced, 2, replaced))
            assert same(replaced, converted)


def test_transforms() -> None:
    source = random.Random(2)
    for _ in range(200):
        first, second = ([source.uniform(-2, 2) for _ in range(6)] for _ in range(2))
        progress = source.uniform(-0.5, 1.5)
        result, many = _raw.anim_transform(), (_raw.anim_transform * 2)()
        ends = (_raw.anim_transform(*first), _raw.anim_transform(*second))
        done(_raw.anim_transform_interpolate(*ends, progress, result))
        done(_raw.anim_transform_interpolate_many(*ends, array([0.2, progress]), 2, many))
        assert same(many[1], result)
        for place in range(2):
            ends = (_raw.anim_transform(*first), _raw.anim_transform(*second))
            done(_raw.anim_transform_interpolate(*ends, progress, ends[place]))
            assert same(ends[place], result)


@pytest.mark.parametrize("decay", [Decay(), Decay(2.0, -1.0, 1.0), Decay(0.5, 0.0, 0.0)])
def test_decays(decay: Decay) -> None:
    source = random.Random(3)
    places, speeds = chance(source, 9), chance(source, 9)
    values, velocities = room(9), room(9)
    done(_raw.anim_decay_animate_many(decay._decay, 0.3, array(places), array(speeds), 9, values, velocities))
    shown, speed = array(places), array(speeds)
    done(_raw.anim_decay_animate_many(decay._decay, 0.3, shown, speed, 9, shown, speed))
    assert same(shown, values)
    assert same(speed, velocities)
    for index in range(9):
        motion = (places[index], speeds[index])
        assert (decay.value(0.3, *motion), decay.velocity(0.3, *motion)) == (values[index], velocities[index])


@pytest.mark.parametrize("function", range(12))
def test_mathematics(function: int) -> None:
    source = random.Random(function)
    xs, ys = ([source.uniform(-5, 5) for _ in range(40)] for _ in range(2))
    results = room(40)
    done(_raw.anim_math_evaluate(function, array(xs), array(ys), 40, results))
    for place in range(2):
        arrays = (array(xs), array(ys))
        done(_raw.anim_math_evaluate(function, *arrays, 40, arrays[place]))
        assert same(arrays[place], results)


def test_expressions() -> None:
    source = random.Random(4)
    expression = Expression("a * 2 + b / c", "a", "b", "c")
    numbers = [source.random() for _ in range(60)]
    rows = [tuple(numbers[index : index + 3]) for index in range(0, 60, 3)]
    replaced = array(numbers)
    done(_raw.anim_expression_evaluate_many(expression._pointer, replaced, 60, replaced, 20))
    assert replaced[:20] == [expression(*row) for row in rows]


@pytest.mark.parametrize("mode", ["discrete", "linear", "paced", "cubic", "cubic-paced"])
def test_keyframes(mode: str) -> None:
    source = random.Random(mode)
    motions = [
        Keyframes([[source.random() for _ in range(width)] for _ in range(4)], mode=mode, duration=1.3)
        for width in (1, 2, 3)
    ]
    for time in (-1.0, 0.0, 0.3, 0.65, 1.3, 2.0):
        alone = [number for motion in motions for number in motion.value([time, time])[:1]]
        rows = [number for each in alone for number in (each if isinstance(each, list) else [each])]
        assert sample_keyframes(motions, time) == rows


def test_timings() -> None:
    times = [-0.5, 0.0, 0.1, 0.25, 0.3, 1.0, 2.5, 1e9]
    for speed, offset, reverses in itertools.product((1.0, -2.0, 0.0), (0.0, 0.3), (False, True)):
        timing = MediaTiming(0.4, speed=speed, time_offset=offset, autoreverses=reverses, repeat_count=2.5)
        assert timing(times) == [timing(time) for time in times]
        web = WebTiming(0.4, delay=0.1, iterations=2.5, iteration_start=offset, direction=2 * reverses)
        assert web(times) == [web(time) for time in times]


def test_places_of_paths() -> None:
    source = random.Random(5)
    path = Path("M0 0C10 0 10 10 0 10Q-5 5 0 0zM20 20L30 20 30 30zM5 5a3 3 0 1 0 4 4")
    points = [(source.uniform(-5, 35), source.uniform(-5, 35)) for _ in range(200)] + [(0.0, 0.0), (0.0, 10.0)]
    nearest, distances, lengths = path.nearest_many(points)
    windings, strokes = path.windings(points), path.stroke_contains_many(points, 2.0)
    for index, (x, y) in enumerate(points):
        place = path.nearest(x, y)
        assert (tuple(nearest.tolist()[index]), distances[index], lengths[index]) == (
            place.point,
            place.distance,
            place.length,
        )
        assert (path.winding(x, y), path.stroke_contains(x, y, 2.0)) == (windings[index], strokes[index])
    whole = path.length()
    for length in (-1.0, 0.0, 1.0, 3.3, whole / 2, whole, whole + 1, 1e300):
        place = path.location_at(length)
        assert tuple(path.points_at([length]).tolist()[0]) == place.point
        assert tuple(path.tangents_at([length]).tolist()[0]) == place.tangent
        assert tuple(path.normals_at([length]).tolist()[0]) == place.normal
        assert path.curvatures_at([length])[0] == place.curvature
        assert path.parameters_at([length])[0] == place.verb + place.parameter
        assert path.length_at(place.verb, place.parameter) == pytest.approx(place.length, abs=1e-12 * whole)
