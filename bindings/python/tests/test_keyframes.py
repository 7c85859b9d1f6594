# SPDX-License-Identifier: MIT
"""Keyframes. Expected numbers: the definitions, worked out by hand."""

from __future__ import annotations

import ctypes
import itertools
import math
from typing import Any

import numpy as np
import pytest
from animcore import ArgumentError, CubicBezier, LimitError, NotFoundError, Spring, _raw
from animcore.errors import StateError
from animcore.keyframes import BlockKeyframes, Keyframes, TrackKeyframes, sample_keyframes


def test_numbers_sequences_and_arrays_give_the_same_bits() -> None:
    for values in ([0, 3, -1, 4], [(0, 1), (3, 5), (-1, 2), (4, 0)], np.arange(12.0).reshape(4, 3)):
        motion = Keyframes(values, mode="cubic", duration=2.0)
        times = [-1.0, 0.0, 0.3, 1.1, 2.0, 5.0]
        one_by_one = [motion.value(t) for t in times]
        assert motion.value(times) == one_by_one
        assert motion.value(np.array(times)).tolist() == one_by_one
        assert motion.velocity(np.array(times)).tolist() == [motion.velocity(t) for t in times]
    assert motion.value(np.array([[0.0, 0.5]])).shape == (1, 2, 3)
    assert isinstance(Keyframes([0, 1]).value(0.5), float)


def test_linear_values_with_times_and_curves() -> None:
    motion = Keyframes([10, 20, 0], times=[0, 0.25, 1], duration=4.0, curves=["linear", "ease-in"])
    assert motion.value([0, 0.5, 1, 4]) == [10.0, 15.0, 20.0, 0.0]
    assert motion.value(2.5) == pytest.approx(20 * (1 - CubicBezier.named("ease-in")(0.5)))
    assert motion.velocity(0.5) == 10.0
    assert (motion.duration, motion.component_count, len(motion), motion.needs_start) == (4.0, 1, 3, False)


def test_discrete_values_take_a_key_time_more() -> None:
    motion = Keyframes([310, 60, 120, 60], times=[0, 0.25, 0.5, 0.75, 1], mode="discrete")
    assert motion.value([0, 0.24, 0.25, 0.5, 0.75, 0.99, 1]) == [310, 310, 60, 120, 60, 60, 60]
    assert len(motion) == 4


def test_tension_alone() -> None:
    # Tension 1: the value stops at every key.
    motion = Keyframes([0, 1, 2], mode="cubic", tension=[1, 1, 1])
    assert motion.velocity(0.5) == 0.0
    assert Keyframes([0, 1, 2], mode="cubic").velocity(0.5) == 2.0


def test_blocks() -> None:
    blocks = Keyframes.blocks(2.0, ease="linear").add(0.5, 0.25, 8.0).add(0.0, 0.25, 4.0)
    assert isinstance(blocks, BlockKeyframes)
    assert blocks.needs_start
    assert blocks.value([0, 0.25, 0.5, 0.9, 1.25, 1.6], start=0.0) == [0.0, 2.0, 4.0, 4.0, 6.0, 8.0]
    assert blocks.value(0.25, start=2.0) == 3.0
    blocks.add(0.75, 0.0, 1.0)
    assert blocks.value(1.6, start=0.0) == 1.0
    with pytest.raises(ArgumentError):
        blocks.value(1.0)
    eased = Keyframes.blocks(1.0, initial=0.0).add(0, 1, 1.0)
    assert eased.value(0.3) == pytest.approx(CubicBezier.named("ease-in-out")(0.3), abs=1e-15)


def test_tracks() -> None:
    spring = Spring.perceptual(0.5, 0.3)
    track = Keyframes.track(0.0).linear(1.0, 0.5).spring(2.0, 0.4, spring).move(7.0).cubic(0.0, 1.0, 0.0, 0.0)
    assert isinstance(track, TrackKeyframes)
    assert track.duration == pytest.approx(1.9)
    assert track.value(0.25) == 0.5
    assert track.value(0.7) == pytest.approx(spring.value(0.2, 1.0, 2.0, 2.0))
    assert track.value(0.9) == 7.0
    assert track.value(1.4) == pytest.approx(3.5)
    assert track.value(5.0) == 0.0
    settling = Keyframes.track().spring(1.0)
    assert settling.duration == pytest.approx(Spring.perceptual(0.5).resting_time(1.0, 0.0, 0.001))
    assert settling.value(0.1, 3.0, -1.0) == pytest.approx(Spring.perceptual(0.5).value(0.1, 3.0, 1.0, -1.0))


def test_angles() -> None:
    assert Keyframes([3.0, -3.0], shortest_turns=[0]).value(0.5) == pytest.approx(math.pi)
    assert Keyframes([3.0, -3.0]).value(0.5) == 0.0


def test_many_motions_at_one_time() -> None:
    motions = [Keyframes([0, 1]), Keyframes([(0, 5), (2, 6)]), Keyframes.blocks(1.0, initial=3.0)]
    assert sample_keyframes(motions, 0.5) == [0.5, 1.0, 5.5, 3.0]
    assert sample_keyframes([], 0.5) == []
    with pytest.raises(StateError):
        sample_keyframes([Keyframes.blocks(1.0).add(0, 1, 2)], 0.5)


def test_errors() -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"values": []},
        {"values": [1, math.nan]},
        {"values": [1, 2], "times": [0, 0.5, 1]},
        {"values": [1, 2], "times": [0.5, 0.25]},
        {"values": [1, 2], "duration": -1.0},
        {"values": [1, 2, 3], "curves": [CubicBezier.named("ease")] * 3},
    )
    for arguments in wrong:
        with pytest.raises(ArgumentError):
            Keyframes(**arguments)
    with pytest.raises(ArgumentError, match="number 2"):
        Keyframes([1, 2, 3], times=[0, 0.8, 0.5])
    with pytest.raises(LimitError):
        Keyframes([1, 2], duration=math.inf)
    Keyframes([1, 2], mode="cubic", tension=[0, -1e6])
    with pytest.raises(LimitError, match="number 1"):
        Keyframes([1, 2], mode="cubic", tension=[0, 1.001e6])
    with pytest.raises(ArgumentError):
        Keyframes([1, 2], mode="cubic", tension=[0, math.nan])
    with pytest.raises(ValueError, match="mode"):
        Keyframes([1, 2], mode="curved")
    with pytest.raises(ValueError, match="components"):
        Keyframes([1, (2, 3)])  # type: ignore[arg-type]
    with pytest.raises(NotFoundError):
        Keyframes([1, 2], ease="eas")
    with pytest.raises(ArgumentError):
        Keyframes([1, 2]).value(math.nan)
    with pytest.raises(ArgumentError):
        Keyframes.track().cubic(1.0, -1.0).value(0.0, 0.0)
    with pytest.raises(ArgumentError):
        Keyframes.blocks(1.0).add(0.5, 1.5, 0.0).value(0.0, 0.0)


def spline(points: list[tuple[float, float]], times: list[float], tensions: list[float]) -> Any:
    """Kochanek and Bartels (1984) with their correction for uneven distances, of tension alone: a function of the time,
    and the length of each segment's curve."""
    distances = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    spans = [b - a for a, b in itertools.pairwise(times)]
    count = len(spans)

    def tangent(key: int, segment: int) -> list[float]:
        before, after = max(key - 1, 0), min(key, count - 1)
        factor = 2 * spans[segment] / (spans[before] + spans[after])
        return [(1 - tensions[key]) * factor * (distances[before][i] + distances[after][i]) / 2 for i in range(2)]

    def place(segment: int, x: float, order: int) -> list[float]:
        start, end = tangent(segment, segment), tangent(segment + 1, segment)
        result = []
        for i in range(2):
            d = distances[segment][i]
            c = (points[segment][i], start[i], 3 * d - 2 * start[i] - end[i], start[i] + end[i] - 2 * d)
            shown = c[0] + x * (c[1] + x * (c[2] + x * c[3]))
            result.append(shown if order == 0 else c[1] + x * (2 * c[2] + x * 3 * c[3]))
        return result

    def value(time: float) -> list[float]:
        segment = min(max(sum(time >= each for each in times) - 1, 0), count - 1)
        return place(segment, (time - times[segment]) / spans[segment], 0)

    nodes, weights = np.polynomial.legendre.leggauss(64)
    lengths = [
        sum(w / 2 * math.hypot(*place(segment, (x + 1) / 2, 1)) for x, w in zip(nodes, weights, strict=True))
        for segment in range(count)
    ]
    return value, lengths


def test_both_cubic_modes_read_tension() -> None:
    points, tensions = [(0.0, 0.0), (1.0, 3.0), (4.0, 2.0), (5.0, -2.0)], [0.5, -0.7, 0.9, 0.25]
    given = Keyframes(points, mode="cubic", tension=tensions)
    value, _ = spline(points, [0, 1 / 3, 2 / 3, 1], tensions)
    for time in (0.1, 0.33, 0.5, 0.9):
        assert given.value(time) == pytest.approx(value(time), abs=1e-12)
    # Paced: the key times at which each has a share of the whole length, found by repetition.
    times = [0.0, 1 / 3, 2 / 3, 1.0]
    for _ in range(60):
        value, lengths = spline(points, times, tensions)
        times = [0.0, *(total / sum(lengths) for total in itertools.accumulate(lengths))]
    paced = Keyframes(points, mode="cubic-paced", tension=tensions)
    for time in (0.1, 0.33, 0.5, 0.9):
        assert paced.value(time) == pytest.approx(value(time), abs=1e-8)


def test_an_angle_is_a_component_that_there_is() -> None:
    with pytest.raises(ArgumentError, match="shortest_turns"):
        Keyframes([0.0, 1.0], shortest_turns=[1])
    assert Keyframes([[0.0, 1.0]] * 2, shortest_turns=[1]).value(0.5) == [0.0, 1.0]
    wide = Keyframes([[0.0] * 64, [6.0] * 64], shortest_turns=[63])
    assert wide.value(0.5)[63] == pytest.approx((6 - 2 * math.pi) / 2)


def test_the_index_at_fault_is_named() -> None:
    good, bad = _raw.anim_cubic_bezier(0, 0, 1, 1), _raw.anim_cubic_bezier(0, 0, 2, 1)
    keyframes = ctypes.POINTER(_raw.anim_keyframes)()
    curves, values = (_raw.anim_cubic_bezier * 2)(good, bad), (ctypes.c_double * 3)(0, 1, 2)
    status = _raw.anim_keyframes_create_values(None, values, 3, None, 0, curves, 2, None, 0, ctypes.byref(keyframes))
    assert status == _raw.ANIM_ERROR_ARGUMENT
    assert b"number 1" in _raw.anim_last_error_message()
    keys = (_raw.anim_keyframe * 3)(
        *(_raw.anim_keyframe(_raw.ANIM_KEYFRAME_KIND_LINEAR, 0, 1.0, good) for _ in range(3))
    )
    keys[2].curve = bad
    status = _raw.anim_keyframes_create_track(None, keys, 3, values, 3, None, 0, None, 0, ctypes.byref(keyframes))
    assert status == _raw.ANIM_ERROR_ARGUMENT
    assert b"number 2" in _raw.anim_last_error_message()
    keys[2].kind = _raw.ANIM_KEYFRAME_KIND_SPRING
    status = _raw.anim_keyframes_create_track(None, keys, 3, values, 3, None, 0, None, 0, ctypes.byref(keyframes))
    assert status == _raw.ANIM_ERROR_ARGUMENT
    assert b"number 2" in _raw.anim_last_error_message()
