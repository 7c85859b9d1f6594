# SPDX-License-Identifier: MIT
"""Media and web timing: what is refused, what comes out in which shape. The numbers are in Tests/conformance."""

from __future__ import annotations

import math
from ctypes import POINTER, byref, c_double, cast, sizeof
from typing import Any

import numpy as np
import pytest
from animcore import ArgumentError, Stage, _raw
from animcore.timing import Direction, FillMode, MediaSample, MediaTiming, TimingPhase, WebTiming
from hypothesis import given
from hypothesis import strategies as st

BAD: tuple[Any, ...] = (math.nan, -1.0, -math.inf)


def test_ends_of_repeats() -> None:
    for count, reverses, progress in ((2.5, False, 0.5), (3, False, 1), (3, True, 0), (0.5, True, 1), (0, True, 0)):
        timing = MediaTiming(1, repeat_count=count, autoreverses=reverses, fill_mode=FillMode.FORWARDS)
        assert timing(timing.end_time).progress == progress
        assert timing(1e6).progress == progress
        assert timing(1e6).is_in_effect


def test_a_duration_of_zero_is_core_animations() -> None:
    assert MediaTiming().active_duration == 0.25
    assert MediaTiming(autoreverses=True).end_time == 0.5


def test_shapes() -> None:
    timing = MediaTiming(2, repeat_count=math.inf)
    assert isinstance(timing(1), MediaSample)
    assert timing(1).phase is TimingPhase.ACTIVE
    assert timing([]) == []
    assert [sample.iteration for sample in timing([0, 2, 5])] == [0, 1, 2]
    grid = timing(np.arange(6.0).reshape(2, 3))
    assert grid.shape == (2, 3)
    assert grid["progress"].tolist() == [[0, 0.5, 0], [0.5, 0, 0.5]]
    assert timing(np.empty(0)).shape == (0,)
    web = WebTiming(2, direction=Direction.REVERSE)
    assert web(0.5).directed_progress == 0.75
    assert web(2.5).directed_progress is None
    assert web(np.array([0.5, 2.5]))["is_in_effect"].tolist() == [1, 0]


def test_values() -> None:
    timing = MediaTiming(1, speed=-2, fill_mode=FillMode.BOTH)
    assert timing == MediaTiming(1.0, speed=-2.0, fill_mode=3)
    assert hash(timing) == hash(MediaTiming(1, speed=-2, fill_mode=3))
    assert timing != MediaTiming(1)
    names = {"MediaTiming": MediaTiming, "FillMode": FillMode, "WebTiming": WebTiming, "Direction": Direction}
    assert eval(repr(timing), names) == timing
    web = WebTiming(3, delay=1, iterations=math.inf, direction=Direction.ALTERNATE)
    assert eval(repr(web), {**names, "inf": math.inf}) == web
    assert len({web, web, WebTiming()}) == 2


@pytest.mark.parametrize("bad", BAD)
def test_negative_and_unknown_numbers_are_refused(bad: Any) -> None:
    for name in ("duration", "repeat_count", "repeat_duration"):
        with pytest.raises(ArgumentError):
            MediaTiming(**{name: bad})
    for name in ("duration", "iterations", "iteration_start"):
        with pytest.raises(ArgumentError):
            WebTiming(**{name: bad})


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_infinite_times_are_refused(bad: Any) -> None:
    for name in ("begin_time", "time_offset", "speed"):
        with pytest.raises(ArgumentError):
            MediaTiming(**{name: bad})
    for name in ("delay", "end_delay", "playback_rate", "iteration_start"):
        with pytest.raises(ArgumentError):
            WebTiming(**{name: bad})
    with pytest.raises(ArgumentError):
        MediaTiming()(bad)
    with pytest.raises(ArgumentError):
        WebTiming()([0.0, bad])


@pytest.mark.parametrize("bad", [-1, 4, 2**31 - 1, -(2**31)])
def test_unknown_constants_are_refused(bad: int) -> None:
    for make in (lambda: MediaTiming(fill_mode=bad), lambda: WebTiming(fill=bad), lambda: WebTiming(direction=bad)):
        with pytest.raises(ArgumentError):
            make()


@given(*[st.floats(allow_nan=True) for _ in range(7)], st.integers(-1, 4), st.integers(-1, 2))
def test_anything_is_an_answer_or_a_refusal(
    a: float, b: float, c: float, d: float, e: float, f: float, time: float, fill: int, flag: int
) -> None:
    timing = _raw.anim_media_timing(sizeof(_raw.anim_media_timing), fill, flag, 0, a, b, c, d, e, f)
    sample = _raw.anim_media_sample(progress=7)
    status = _raw.anim_media_timing_evaluate(timing, time, sample)
    assert (0 <= sample.progress <= 1) if status == 0 else (status == 1 and sample.progress == 7)
    web = _raw.anim_web_timing(sizeof(_raw.anim_web_timing), fill, flag, 0, a, b, c, d, e, f)
    moment = _raw.anim_web_sample(directed_progress=7)
    status = _raw.anim_web_timing_evaluate(web, time, moment)
    assert (0 <= moment.directed_progress <= 1) if status == 0 else (status == 1 and moment.directed_progress == 7)


def test_words_of_documents_name_members() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    x.animate(1.0, duration=1, fill_mode="forwards")
    stage.advance(2)
    assert x.presentation == 1
    assert MediaTiming(1, fill_mode="both") == MediaTiming(1, fill_mode=FillMode.BOTH)
    web = WebTiming(1, direction="alternate-reverse", fill="backwards")
    assert web == WebTiming(1, direction=Direction.ALTERNATE_REVERSE, fill=FillMode.BACKWARDS)
    assert WebTiming(1, direction="Alternate_Reverse", fill="backwards") == web
    with pytest.raises(ValueError, match=r"fill must be one of none, .*did you mean 'backwards'"):
        WebTiming(1, fill="backward")
    with pytest.raises(ValueError, match=r"direction must be one of normal, reverse, .*not 'sideways'$"):
        WebTiming(1, direction="sideways")


def test_the_interface_refuses_wild_pointers() -> None:
    timing = MediaTiming(1)._timing
    sample = _raw.anim_media_sample()
    wild = cast(8, POINTER(_raw.anim_media_sample))
    evaluate, many = _raw.anim_media_timing_evaluate, _raw.anim_media_timing_evaluate_many
    assert evaluate(None, 0, sample) == 1
    assert evaluate(timing, 0, None) == 1
    assert evaluate(timing, 0, wild) == 1
    assert many(timing, None, 1, byref(sample)) == 1
    assert many(timing, c_double(0), 2**62, byref(sample)) == 3
    assert many(timing, None, 0, None) == 0
    small = _raw.anim_media_timing(4)
    assert evaluate(small, 0, sample) == 1
    assert _raw.anim_default_media_timing(timing, 8) == 1
    assert _raw.anim_web_timing_get_interval(None, None, None) == 1
