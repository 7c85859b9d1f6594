# SPDX-License-Identifier: MIT
"""Writes ../motion/keyframes.json: keyframe motions of all three sorts, evaluated in 50 digits.

Written from the definitions, and not as the library computes them: Hermite's basis functions and the tangents of
Kochanek and Bartels ("Interpolating splines with local tension, continuity, and bias control", 1984, equations 8
and 9, with the correction for uneven distances); blocks as a recursion (what a property would be without the later
blocks); springs by the exponential of their matrix; timing curves by halving; arc lengths by mpmath's quadrature.
Run: python3 keyframes.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "motion" / "keyframes.json"
EASE_IN_OUT = (0.42, 0.0, 0.58, 1.0)
Case = dict[str, Any]
# Value and velocity of one component at a time.
Motion = Callable[[Any], tuple[Any, Any]]


def eased(curve: Sequence[float] | None, s: Any) -> tuple[Any, Any]:
    if curve is None or not 0 <= s < 1:
        return s, mp.mpf(1)
    if s == 0:
        return s, mp.mpf(curve[1]) / mp.mpf(curve[0])
    x1, y1, x2, y2 = map(mp.mpf, curve)

    def at(p1: Any, p2: Any, t: Any) -> Any:
        return 3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t**2 * (1 - t) + t**3

    def rate(p1: Any, p2: Any, t: Any) -> Any:
        return 3 * p1 * (1 - t) ** 2 + 6 * (p2 - p1) * t * (1 - t) + 3 * (1 - p2) * t**2

    low, high = mp.mpf(0), mp.mpf(1)
    for _ in range(165):
        t = (low + high) / 2
        low, high = (t, high) if at(x1, x2, t) < s else (low, t)
    return at(y1, y2, low), rate(y1, y2, low) / rate(x1, x2, low)


def hermite(v0: Any, v1: Any, m0: Any, m1: Any, s: Any) -> tuple[Any, Any]:
    """Value and derivative by s, of the four basis functions."""
    value = (
        (2 * s**3 - 3 * s**2 + 1) * v0 + (s**3 - 2 * s**2 + s) * m0 + (-2 * s**3 + 3 * s**2) * v1 + (s**3 - s**2) * m1
    )
    slope = (6 * s**2 - 6 * s) * v0 + (3 * s**2 - 4 * s + 1) * m0 + (6 * s - 6 * s**2) * v1 + (3 * s**2 - 2 * s) * m1
    return value, slope


Shape = tuple[float, float, float]


def tangents(times: list[Any], values: list[Any], shapes: list[Shape], key: int) -> tuple[Any, Any]:
    """DS and DD of a key: the tangents of the segments before and after it, each by its own s from 0 to 1."""
    t, c, b = map(mp.mpf, shapes[key])
    has_before = key > 0 and times[key] > times[key - 1]
    has_after = key + 1 < len(times) and times[key + 1] > times[key]
    before = values[key] - values[key - 1] if has_before else None
    after = values[key + 1] - values[key] if has_after else None
    # An end goes on as it began.
    d0 = before if before is not None else after
    d1 = after if after is not None else before
    if d0 is None or d1 is None:
        return mp.mpf(0), mp.mpf(0)
    ds = (1 - t) * (1 - c) * (1 + b) / 2 * d0 + (1 - t) * (1 + c) * (1 - b) / 2 * d1
    dd = (1 - t) * (1 + c) * (1 + b) / 2 * d0 + (1 - t) * (1 - c) * (1 - b) / 2 * d1
    if has_before and has_after:
        n0, n1 = times[key] - times[key - 1], times[key + 1] - times[key]
        return ds * 2 * n0 / (n0 + n1), dd * 2 * n1 / (n0 + n1)
    return ds, dd


def spline(times: list[Any], values: list[Any], shapes: list[Shape], curves: list[Any]) -> Motion:
    def motion(t: Any) -> tuple[Any, Any]:
        if t < times[0]:
            return values[0], mp.mpf(0)
        for key in range(len(times) - 1):
            if times[key] <= t < times[key + 1]:
                length = times[key + 1] - times[key]
                x, slope = eased(curves[key], (t - times[key]) / length)
                out = tangents(times, values, shapes, key)[1]
                into = tangents(times, values, shapes, key + 1)[0]
                value, rate = hermite(values[key], values[key + 1], out, into, x)
                return value, rate * slope / length
        return values[-1], mp.mpf(0)

    return motion


def straight(times: list[Any], values: list[Any], curves: list[Any]) -> Motion:
    def motion(t: Any) -> tuple[Any, Any]:
        if t < times[0]:
            return values[0], mp.mpf(0)
        for key in range(len(times) - 1):
            if times[key] <= t < times[key + 1]:
                length = times[key + 1] - times[key]
                x, slope = eased(curves[key], (t - times[key]) / length)
                distance = values[key + 1] - values[key]
                return values[key] + x * distance, slope * distance / length
        return values[-1], mp.mpf(0)

    return motion


def columns(values: Sequence[float], width: int) -> list[list[Any]]:
    return [[mp.mpf(number) for number in values[index::width]] for index in range(width)]


def distance(one: Sequence[Any], other: Sequence[Any]) -> Any:
    return mp.sqrt(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)))


def paced_times(sides: list[Any], duration: Any) -> list[Any]:
    total = sum(sides)
    return [duration * sum(sides[:index]) / total for index in range(len(sides) + 1)]


def cubic_paced_times(points: list[list[Any]], duration: Any) -> list[Any]:
    """The key times that are in proportion to the lengths of the spline that they make."""
    rows = list(zip(*points, strict=True))
    times = paced_times([distance(a, b) for a, b in pairwise(rows)], duration)
    shapes = [(0.0, 0.0, 0.0)] * len(rows)
    with mp.workdps(18):
        for _ in range(30):
            lengths = []
            for key in range(len(rows) - 1):
                ends = [
                    (tangents(times, p, shapes, key)[1], tangents(times, p, shapes, key + 1)[0], p[key], p[key + 1])
                    for p in points
                ]

                def speed(s: Any, ends: Any = ends) -> Any:
                    return mp.sqrt(sum(hermite(v0, v1, m0, m1, s)[1] ** 2 for m0, m1, v0, v1 in ends))

                lengths.append(mp.quad(speed, [0, 0.25, 0.5, 0.75, 1]))
            new = paced_times(lengths, duration)
            change = max(abs(a - b) for a, b in zip(new, times, strict=True))
            times = new
            if change < 1e-15:
                break
    return times


def values_case(
    mode: str,
    width: int,
    values: list[float],
    duration: float,
    times: Sequence[float] = (),
    curves: Sequence[tuple[float, ...]] = (),
    parameters: Sequence[Shape] = (),
) -> Case:
    count = len(values) // width
    points = columns(values, width)
    whole = mp.mpf(duration)
    shapes = list(parameters) or [(0.0, 0.0, 0.0)] * count
    each: list[Any] = [None] * count
    if curves:
        each = [curves[0 if len(curves) == 1 else index] for index in range(count - 1)]
    if mode == "paced":
        rows = list(zip(*points, strict=True))
        seconds = paced_times([distance(a, b) for a, b in pairwise(rows)], whole)
    elif mode == "cubic-paced":
        seconds = cubic_paced_times(points, whole)
    else:
        steps = count if mode == "discrete" else max(count - 1, 1)
        given = [mp.mpf(t) for t in times] if times else [mp.mpf(index) / steps for index in range(count)]
        seconds = [t * whole for t in given[:count]]

    def discrete(p: list[Any]) -> Motion:
        def motion(t: Any) -> tuple[Any, Any]:
            passed = [index for index in range(count) if seconds[index] <= t]
            return p[passed[-1] if passed else 0], mp.mpf(0)

        return motion

    motions: list[Motion]
    if mode == "discrete":
        motions = [discrete(p) for p in points]
    elif mode in ("linear", "paced"):
        motions = [straight(seconds, p, each) for p in points]
    else:
        motions = [spline(seconds, p, shapes, each) for p in points]
    case: Case = {"sort": "values", "mode": mode, "components": width, "duration": duration, "values": values}
    case |= {"times": list(times), "curves": [number for curve in curves for number in curve]}
    case["parameters"] = [number for shape in parameters for number in shape]
    return sampled(case, motions, duration, [float(t) for t in seconds])


def sampled(case: Case, motions: list[Motion], duration: float, keys: list[float]) -> Case:
    """Adds the times to sample at, away from the keys (which need not be doubles), and the answers."""
    generator = random.Random(len(json.dumps(case)))
    times = [-0.5, 0.0, *(generator.uniform(0, duration) for _ in range(14)), duration, duration + 1]
    times = [t for t in times if all(t in (0.0, duration) or abs(t - key) > 1e-6 for key in keys)]
    # Before 0 nothing has happened, no jump at 0 either.
    first = case.get("start") or case["values"][: len(motions)]
    results = [
        [motion(mp.mpf(t)) if t >= 0 else (begin, 0) for motion, begin in zip(motions, first, strict=False)]
        for t in times
    ]
    case["at"] = times
    case["result"] = [float(value) for row in results for value, _ in row]
    case["velocity"] = [float(velocity) for row in results for _, velocity in row]
    return case


def block_case(
    mode: str, duration: float, start: float, blocks: list[tuple[float, float, float]], has_ease: bool
) -> Case:
    whole = mp.mpf(duration)
    order = sorted(range(len(blocks)), key=lambda index: blocks[index][0])

    def plain(t: Any, count: int) -> Any:
        """The straight course of the first so many blocks (in order) at a relative time."""
        if count == 0:
            return mp.mpf(start)
        begin, length, target = map(mp.mpf, blocks[order[count - 1]])
        end = min(begin + length, mp.mpf(1))
        if t < begin:
            return plain(t, count - 1)
        if t >= end:
            return target
        origin = plain(begin, count - 1)
        return origin + (target - origin) * (t - begin) / (end - begin)

    def linear(t: Any) -> tuple[Any, Any]:
        for index in reversed(range(len(order))):
            begin, length, target = map(mp.mpf, blocks[order[index]])
            if begin <= t:
                end = min(begin + length, mp.mpf(1))
                rate = mp.mpf(0) if t >= end else (target - plain(begin, index)) / (end - begin)
                return plain(t, index + 1), rate
        return mp.mpf(start), mp.mpf(0)

    def cubic(t: Any) -> tuple[Any, Any]:
        # Keys of the straight course, in runs of blocks that meet.
        runs: list[list[tuple[Any, Any]]] = []
        for index, which in enumerate(order):
            begin, length, _ = map(mp.mpf, blocks[which])
            end = min(begin + length, mp.mpf(1))
            if index + 1 < len(order):
                end = min(end, mp.mpf(blocks[order[index + 1]][0]))
            if not runs or runs[-1][-1][0] != begin:
                runs.append([(begin, plain(begin, index))])
            runs[-1].append((end, plain(end, index + 1)))
        value: tuple[Any, Any] = (mp.mpf(start), mp.mpf(0))
        for run in runs:
            times, values = [key[0] for key in run], [key[1] for key in run]
            if t >= times[-1]:
                value = (values[-1], mp.mpf(0))
            elif t >= times[0]:
                key = max(index for index in range(len(times)) if times[index] <= t)
                shapes = [(0.0, 0.0, 0.0)] * len(times)
                out = tangents(times, values, shapes, key)[1] if key > 0 or times[0] == 0 else mp.mpf(0)
                into = tangents(times, values, shapes, key + 1)[0]
                if key + 2 == len(times) and times[-1] < 1:
                    into = mp.mpf(0)
                length = times[key + 1] - times[key]
                result, rate = hermite(values[key], values[key + 1], out, into, (t - times[key]) / length)
                return result, rate / length
        return value

    def motion(t: Any) -> tuple[Any, Any]:
        x, slope = eased(EASE_IN_OUT if has_ease else None, t / whole)
        if x >= 1:
            return plain(mp.mpf(1), len(order)), mp.mpf(0)
        value, rate = (linear if mode == "linear" else cubic)(x)
        return value, rate * slope / whole

    case: Case = {"sort": "blocks", "mode": mode, "components": 1, "duration": duration, "eased": has_ease}
    case |= {"start": [start], "starts": [b[0] for b in blocks], "durations": [b[1] for b in blocks]}
    case["values"] = [b[2] for b in blocks]
    ends = [min(b[0] + b[1], 1.0) * duration for b in blocks]
    return sampled(case, [motion], duration, ends + [b[0] * duration for b in blocks] if not has_ease else [])


def spring_state(spring: Sequence[float], t: Any, displacement: Any, velocity: Any) -> tuple[Any, Any]:
    m, k, c = map(mp.mpf, spring)
    result = mp.expm(mp.matrix([[0, 1], [-k / m, -c / m]]) * t) * mp.matrix([displacement, velocity])
    return result[0], result[1]


def track_case(start: float, start_velocity: float, keys: list[dict[str, Any]]) -> Case:
    """keys: kind, to, duration, and curve, spring, start_velocity, end_velocity as the kind asks."""
    keys = [{"curve": None, "spring": None, "v0": None, "v1": None, **key} for key in keys]
    begins = [mp.mpf(0)]
    for key in keys:
        begins.append(begins[-1] + mp.mpf(key["duration"]))
    targets = [mp.mpf(start)] + [mp.mpf(key["to"]) for key in keys]

    def catmull_rom(index: int, before: Any) -> Any:
        """At the end of keyframe index, which began at before."""
        return (targets[index + 2] - before) / (begins[index + 2] - begins[index])

    # Forwards: where each begins, how fast, and how fast it ends.
    states: list[tuple[Any, Any, Any]] = []
    value, velocity = mp.mpf(start), mp.mpf(start_velocity)
    for index, key in enumerate(keys):
        length, target = mp.mpf(key["duration"]), targets[index + 1]
        begin = mp.mpf(key["v0"]) if key["v0"] is not None else velocity
        end = mp.mpf(0)
        after = keys[index + 1] if index + 1 < len(keys) else None
        if key["kind"] == "linear":
            slopes = [1 if key["curve"] is None else key["curve"][1] / key["curve"][0]]
            begin = slopes[0] * (target - value) / length
            end = (target - value) / length
            if key["curve"] is not None:
                end *= (1 - mp.mpf(key["curve"][3])) / (1 - mp.mpf(key["curve"][2]))
        elif key["kind"] == "cubic":
            if key["v1"] is not None:
                end = mp.mpf(key["v1"])
            elif after is None or after["kind"] == "move":
                end = mp.mpf(0)
            elif after["v0"] is not None:
                end = mp.mpf(after["v0"])
            elif after["kind"] == "linear":
                slope = 1 if after["curve"] is None else mp.mpf(after["curve"][1]) / mp.mpf(after["curve"][0])
                end = slope * (targets[index + 2] - target) / mp.mpf(after["duration"])
            else:
                end = catmull_rom(index, value)
        states.append((value, begin, end))
        if key["kind"] == "spring":
            displacement, velocity = spring_state(key["spring"], length, value - target, begin)
            value = target + displacement
        else:
            value, velocity = target, end
        if key["kind"] == "move":
            velocity = mp.mpf(0)

    def motion(t: Any) -> tuple[Any, Any]:
        if t >= begins[-1]:
            return targets[-1], mp.mpf(0)
        index = max(i for i in range(len(keys)) if begins[i] <= t < begins[i + 1])
        key, (value, begin, end) = keys[index], states[index]
        length, target, local = mp.mpf(key["duration"]), targets[index + 1], t - begins[index]
        if key["kind"] == "spring":
            displacement, velocity = spring_state(key["spring"], local, value - target, begin)
            return target + displacement, velocity
        if key["kind"] == "linear":
            x, slope = eased(key["curve"], local / length)
            if local == 0 and key["curve"] is not None:
                slope = mp.mpf(key["curve"][1]) / mp.mpf(key["curve"][0])
            return value + x * (target - value), slope * (target - value) / length
        result, rate = hermite(value, target, begin * length, end * length, local / length)
        return result, rate / length

    case: Case = {"sort": "track", "components": 1, "start": [start, start_velocity]}
    case["kinds"] = [{"linear": 0, "cubic": 1, "spring": 2, "move": 3}[key["kind"]] for key in keys]
    case["durations"] = [key["duration"] for key in keys]
    case["values"] = [key["to"] for key in keys]
    case["curves"] = [number for key in keys for number in (key["curve"] or (0.0, 0.0, 1.0, 1.0))]
    case["springs"] = [number for key in keys for number in (key["spring"] or (1.0, 100.0, 10.0))]
    case["has_start_velocity"] = [int(key["v0"] is not None) for key in keys]
    case["has_end_velocity"] = [int(key["v1"] is not None) for key in keys]
    case["velocities"] = [number for key in keys for number in (key["v0"] or 0.0, key["v1"] or 0.0)]
    # The end as a double, by the sum that anyone makes.
    duration = 0.0
    for key in keys:
        duration += key["duration"]
    return sampled(case, [motion], duration, [float(t) for t in begins])


def cases() -> list[Case]:
    generator = random.Random(7)

    def uniform(count: int) -> list[float]:
        return [generator.uniform(-5, 5) for _ in range(count)]

    def uneven(count: int) -> list[float]:
        return [0.0, *sorted(generator.random() for _ in range(count - 2)), 1.0]

    # The example of Core Animation's documentation, in all its modes.
    fall, fall_times = [310.0, 60.0, 120.0, 60.0, 310.0], [0.0, 0.25, 0.5, 0.75, 1.0]
    curve_list = [(0.42, 0.0, 1.0, 1.0), (0.25, 0.1, 0.25, 1.0), (0.3, -0.5, 0.2, 1.7), (0.0, 0.0, 0.58, 1.0)]
    result = [
        values_case("linear", 1, fall, 2.0, fall_times),
        values_case("cubic", 1, fall, 2.0, fall_times),
        values_case("paced", 1, fall, 2.0, fall_times),
        values_case("discrete", 1, fall[:4], 2.0, fall_times),
        values_case("discrete", 1, fall, 2.0, fall_times),
        values_case("discrete", 2, uniform(10), 3.0),
        values_case("linear", 1, fall, 1.7, (), [(0.25, 0.1, 0.25, 1.0)]),
        values_case("linear", 1, fall, 0.9, uneven(5), curve_list),
        values_case("cubic", 1, fall, 1.3, uneven(5), curve_list),
        values_case("linear", 1, [7.5], 1.0),
        values_case("cubic", 1, [7.5, -2.0], 1.0),
        values_case("linear", 1, [1.0, 2.0, 5.0, 3.0], 1.0, [0.2, 0.4, 0.4, 0.7]),
        values_case("cubic", 1, [1.0, 2.0, 5.0, 3.0, 4.0], 1.0, [0.2, 0.4, 0.4, 0.7, 0.9]),
        values_case("paced", 3, uniform(24), 2.5),
        values_case("paced", 2, [1.0, 2.0, 1.0, 2.0, 4.0, 6.0, 4.0, 6.0, 1.0, 2.0], 1.0),
        values_case("cubic-paced", 2, [0.0, 0.0, 10.0, 0.0, 10.0, 1.0, 40.0, 30.0], 1.5),
        values_case("cubic-paced", 3, uniform(15), 1.0),
        values_case("cubic-paced", 2, uniform(12), 4.0),
    ]
    for width in (1, 2, 5):
        count = 8
        shapes = [(generator.uniform(-1, 1), generator.uniform(-1, 1), generator.uniform(-1, 1)) for _ in range(count)]
        result.append(values_case("cubic", width, uniform(count * width), 1.1, uneven(count)))
        result.append(values_case("cubic", width, uniform(count * width), 0.7, uneven(count), (), shapes))
        result.append(values_case("cubic", width, uniform(count * width), 3.0, (), (), shapes))
        result.append(values_case("linear", width, uniform(40 * width), 10.0, uneven(40)))
    # The cart of the slide control, from its positions at rest.
    cart = [(0.0, 0.35, -4.0), (0.35, 0.5, 104.0)]
    rotation = [(0.0, 0.35, -0.15), (0.35, 0.04, 0.0)]
    edges = [(0.0, 0.35, 2.0), (0.4, 0.5, 104.0)]
    for has_ease in (False, True):
        for mode in ("linear", "cubic"):
            result.append(block_case(mode, 0.8, 0.0, cart, has_ease))
            result.append(block_case(mode, 0.8, -0.1, rotation, has_ease))
            result.append(block_case(mode, 0.8, 8.0, edges, has_ease))
            # Overlaps, not in order; one block within another; beyond the end; a later one at the same start.
            result.append(block_case(mode, 2.0, 1.0, [(0.3, 0.5, 9.0), (0.0, 0.6, 4.0), (0.5, 0.1, -3.0)], has_ease))
            result.append(block_case(mode, 1.0, 5.0, [(0.8, 0.7, 1.0), (0.1, 0.2, 2.0)], has_ease))
    result.append(block_case("linear", 1.0, 5.0, [(0.2, 0.3, 1.0), (0.2, 0.5, 2.0)], False))
    result.append(block_case("linear", 1.0, 5.0, [(0.2, 0.0, 1.0), (0.4, 0.2, 2.0), (0.5, 0.0, 7.0)], False))
    bouncy, slow, stiff = (1.0, 157.9, 17.6), (1.0, 20.0, 15.0), (2.0, 200.0, 40.0)
    soft = (0.42, 0.2, 0.58, 0.7)

    def key(kind: str, to: float, duration: float, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "to": to, "duration": duration, **more}

    result += [
        track_case(0.0, 0.0, [key("cubic", 100.0, 0.3), key("cubic", 0.0, 0.7)]),
        track_case(1.0, 2.0, [key("cubic", 1.0, 0.1), key("cubic", 0.6, 0.15), key("cubic", 1.5, 0.1)]),
        track_case(
            0.0,
            0.0,
            [key("linear", 1.0, 0.36), key("spring", 1.5, 0.8, spring=bouncy), key("spring", 1.0, 1.0, spring=slow)],
        ),
        track_case(3.0, -1.0, [key("spring", 1.0, 0.2, spring=stiff), key("cubic", 5.0, 0.4), key("cubic", 2.0, 0.3)]),
        track_case(
            3.0,
            0.0,
            [
                key("cubic", 1.0, 0.2),
                key("linear", 5.0, 0.4),
                key("cubic", 2.0, 0.3),
                key("move", 9.0, 0.0),
                key("cubic", 0.0, 0.5),
            ],
        ),
        track_case(
            0.0, 0.0, [key("linear", 1.0, 0.5, curve=soft), key("cubic", 2.0, 0.5), key("linear", 0.0, 0.3, curve=soft)]
        ),
        track_case(
            0.0,
            4.0,
            [
                key("cubic", 1.0, 0.5, v0=-3.0, v1=8.0),
                key("cubic", 2.0, 0.5),
                key("cubic", 7.0, 0.25, v0=1.0),
                key("spring", 0.0, 0.7, spring=bouncy, v0=-20.0),
            ],
        ),
        track_case(
            0.0,
            10.0,
            [
                key("spring", 1.0, 0.1, spring=bouncy),
                key("spring", -1.0, 0.15, spring=(1.0, 100.0, 20.0)),
                key("linear", 0.0, 0.2),
            ],
        ),
        track_case(0.0, 0.0, [key("cubic", 3.0, 0.4), key("spring", 1.0, 0.6, spring=bouncy), key("cubic", 2.0, 0.2)]),
        track_case(2.0, 0.0, [key("move", 5.0, 0.0), key("linear", 1.0, 0.5)]),
    ]
    return result


def main() -> None:
    head = {
        "description": "Values and velocities (units per second) of keyframe motions at the times `at`, a row each. "
        "|error| <= tolerance * (1 + the largest |result|), and * (1 + the largest |velocity|).",
        "source": "Hermite's basis functions with the tangents of Kochanek and Bartels (1984), matrix exponentials for "
        "springs, halving for timing curves, quadrature for arc lengths, in 50 digits (mpmath).",
        "tolerance": 5e-12,
    }
    lines = ",\n".join("    " + json.dumps(case) for case in cases())
    text = f'{json.dumps(head, indent=2)[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n'
    OUT.write_text(text)
    print(OUT.name, len(text), "bytes")


if __name__ == "__main__":
    main()
