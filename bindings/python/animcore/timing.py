# SPDX-License-Identifier: MIT
"""Media timing as in Core Animation, and the timing model of Web Animations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from ctypes import Array, Structure, c_double, sizeof
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from . import _raw
from ._buffers import doubles, is_numpy_array
from ._handle import reduced, whole
from ._words import member_of
from .errors import check

if TYPE_CHECKING:
    from ._buffers import AnyArray, Numbers

__all__ = ["Direction", "FillMode", "MediaSample", "MediaTiming", "TimingPhase", "WebSample", "WebTiming"]


class FillMode(IntEnum):
    """Whether there is a value outside the active interval."""

    NONE = _raw.ANIM_FILL_MODE_NONE
    FORWARDS = _raw.ANIM_FILL_MODE_FORWARDS
    BACKWARDS = _raw.ANIM_FILL_MODE_BACKWARDS
    BOTH = _raw.ANIM_FILL_MODE_BOTH


class TimingPhase(IntEnum):
    """The position of a time relative to the active interval."""

    BEFORE = _raw.ANIM_TIMING_PHASE_BEFORE
    ACTIVE = _raw.ANIM_TIMING_PHASE_ACTIVE
    AFTER = _raw.ANIM_TIMING_PHASE_AFTER


class Direction(IntEnum):
    """The playback direction of Web Animations."""

    NORMAL = _raw.ANIM_DIRECTION_NORMAL
    REVERSE = _raw.ANIM_DIRECTION_REVERSE
    ALTERNATE = _raw.ANIM_DIRECTION_ALTERNATE
    ALTERNATE_REVERSE = _raw.ANIM_DIRECTION_ALTERNATE_REVERSE


class MediaSample(NamedTuple):
    """The state of a media timing at one moment. When it is not in effect, the other members are as if it filled on
    both sides."""

    phase: TimingPhase
    is_in_effect: bool
    is_reversing: bool
    progress: float
    iteration: float
    local_time: float
    iteration_time: float
    rate: float
    iteration_rate: float


class WebSample(NamedTuple):
    """The state of a web timing at one moment; None is the specification's unresolved."""

    phase: TimingPhase
    is_reversing: bool
    active_time: float | None
    overall_progress: float | None
    simple_iteration_progress: float | None
    current_iteration: float | None
    directed_progress: float | None


def _evaluate(
    times: Any,
    kind: type[Structure],
    function: Callable[[Any, int, Any], int],
    read: Callable[[Any], Any],
) -> Any:
    """Samples at one time, at each of a sequence (a list), or at each of a numpy array (a structured array of its
    shape)."""
    if not hasattr(times, "__len__"):
        source = (c_double * 1)(times)
        samples = (kind * 1)()
        check(function(source, 1, samples))
        return read(samples[0])
    source = doubles(times)
    count = len(source)
    if not is_numpy_array(times):
        samples = (kind * count)()
        check(function(source, count, samples))
        return [read(sample) for sample in samples]
    result = sys.modules["numpy"].empty(times.shape, dtype=kind)
    memory: type[Array[Any]] = kind * count
    check(function(source, count, memory.from_buffer(result.data.cast("B")) if count else memory()))
    return result


def _read_media(sample: Any) -> MediaSample:
    return MediaSample(
        TimingPhase(sample.phase),
        sample.is_in_effect != 0,
        sample.is_reversing != 0,
        sample.progress,
        sample.iteration,
        sample.local_time,
        sample.iteration_time,
        sample.rate,
        sample.iteration_rate,
    )


def _read_web(sample: Any) -> WebSample:
    phase = TimingPhase(sample.phase)
    if not sample.is_in_effect:
        return WebSample(phase, False, None, None, None, None, None)
    return WebSample(
        phase,
        sample.is_reversing != 0,
        sample.active_time,
        sample.overall_progress,
        sample.simple_iteration_progress,
        sample.current_iteration,
        sample.directed_progress,
    )


class MediaTiming:
    """Maps the parent's time to local time, with repeats, as Core Animation's CAMediaTiming. Immutable.

    Local time is (parent time - begin_time) * speed + time_offset, in seconds; negative speed runs backwards, and at 0
    local time stays at time_offset. A duration of 0 means 0.25 s. A repeat count may be fractional or infinite; a
    repeat count or repeat duration of 0 leaves it unset. With autoreverses each repeat runs back again. This applies to
    calls and to groups; in an animation an offset wraps around and a negative speed plays from its end (see
    AnimationOptions).

    The iteration_time of a sample is the parent time of the contents of a group with this timing. Raises ArgumentError
    for numbers that are not finite, except infinite durations and counts, and for numbers that must not be negative.
    """

    __slots__ = ("_timing",)

    def __init__(
        self,
        duration: float = 0.0,
        *,
        begin_time: float = 0.0,
        time_offset: float = 0.0,
        speed: float = 1.0,
        repeat_count: float = 0.0,
        repeat_duration: float = 0.0,
        autoreverses: bool = False,
        fill_mode: FillMode | str | int = FillMode.NONE,
    ) -> None:
        timing = _raw.anim_media_timing()
        check(_raw.anim_default_media_timing(timing, sizeof(timing)))
        timing.begin_time = begin_time
        timing.time_offset = time_offset
        timing.speed = speed
        timing.duration = duration
        timing.repeat_count = repeat_count
        timing.repeat_duration = repeat_duration
        timing.autoreverses = 1 if autoreverses else 0
        timing.fill_mode = whole("fill_mode", member_of("fill_mode", fill_mode, FillMode), -(2**31), 2**31 - 1)
        check(_raw.anim_media_timing_get_interval(timing, None, None, None))
        self._timing = timing

    @overload
    def __call__(self, parent_time: float) -> MediaSample: ...
    @overload
    def __call__(self, parent_time: Sequence[float]) -> list[MediaSample]: ...
    @overload
    def __call__(self, parent_time: AnyArray) -> AnyArray: ...
    def __call__(self, parent_time: Numbers) -> Any:
        """The state of the timing at a parent time in seconds. A sequence gives a list, a numpy array a structured
        array with the members of anim_media_sample."""
        return _evaluate(
            parent_time,
            _raw.anim_media_sample,
            lambda times, count, samples: _raw.anim_media_timing_evaluate_many(self._timing, times, count, samples),
            _read_media,
        )

    def _interval(self) -> tuple[float, float, float]:
        active, start, end = c_double(), c_double(), c_double()
        check(_raw.anim_media_timing_get_interval(self._timing, active, start, end))
        return (active.value, start.value, end.value)

    @property
    def active_duration(self) -> float:
        """The active duration in seconds of local time; infinite if it never ends."""
        return self._interval()[0]

    @property
    def start_time(self) -> float:
        """The parent time at which it becomes active: -inf if it always was, inf if it never does."""
        return self._interval()[1]

    @property
    def end_time(self) -> float:
        """The parent time at which it has ended for good; inf if it never does."""
        return self._interval()[2]

    def _key(self) -> tuple[float, ...]:
        timing = self._timing
        return (
            timing.duration,
            timing.begin_time,
            timing.time_offset,
            timing.speed,
            timing.repeat_count,
            timing.repeat_duration,
            timing.autoreverses,
            timing.fill_mode,
        )

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, MediaTiming) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        duration, begin, offset, speed, count, total, reverses, fill = self._key()
        return (
            f"MediaTiming({duration!r}, begin_time={begin!r}, time_offset={offset!r}, speed={speed!r}, "
            f"repeat_count={count!r}, repeat_duration={total!r}, autoreverses={bool(reverses)}, "
            f"fill_mode=FillMode.{FillMode(int(fill)).name})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        duration, begin, offset, speed, count, total, reverses, fill = self._key()
        return reduced(
            self,
            MediaTiming,
            duration,
            **{"begin_time": begin, "time_offset": offset, "speed": speed, "repeat_count": count},
            **{"repeat_duration": total, "autoreverses": bool(reverses), "fill_mode": int(fill)},
        )


class WebTiming:
    """The timing of an animation effect as Web Animations Level 1 computes it. Times may use any one unit. Immutable.

    iterations and duration may be infinite; only the sign of playback_rate, which is the animation's, matters. Raises
    ArgumentError for any other number that is not finite, and for a negative iteration_start, iterations or duration.
    """

    __slots__ = ("_timing",)

    def __init__(
        self,
        duration: float = 0.0,
        *,
        delay: float = 0.0,
        end_delay: float = 0.0,
        iteration_start: float = 0.0,
        iterations: float = 1.0,
        direction: Direction | str | int = Direction.NORMAL,
        fill: FillMode | str | int = FillMode.NONE,
        playback_rate: float = 1.0,
    ) -> None:
        timing = _raw.anim_web_timing()
        check(_raw.anim_default_web_timing(timing, sizeof(timing)))
        timing.delay = delay
        timing.end_delay = end_delay
        timing.iteration_start = iteration_start
        timing.iterations = iterations
        timing.duration = duration
        timing.direction = whole("direction", member_of("direction", direction, Direction), -(2**31), 2**31 - 1)
        timing.fill = whole("fill", member_of("fill", fill, FillMode), -(2**31), 2**31 - 1)
        timing.playback_rate = playback_rate
        check(_raw.anim_web_timing_get_interval(timing, None, None))
        self._timing = timing

    @overload
    def __call__(self, local_time: float) -> WebSample: ...
    @overload
    def __call__(self, local_time: Sequence[float]) -> list[WebSample]: ...
    @overload
    def __call__(self, local_time: AnyArray) -> AnyArray: ...
    def __call__(self, local_time: Numbers) -> Any:
        """The state of the timing at a local time, the animation's current time. A sequence gives a list, a numpy array
        a structured array with the members of anim_web_sample."""
        return _evaluate(
            local_time,
            _raw.anim_web_sample,
            lambda times, count, samples: _raw.anim_web_timing_evaluate_many(self._timing, times, count, samples),
            _read_web,
        )

    @property
    def active_duration(self) -> float:
        """duration * iterations, 0 if either is 0."""
        active = c_double()
        check(_raw.anim_web_timing_get_interval(self._timing, active, None))
        return active.value

    @property
    def end_time(self) -> float:
        """max(delay + active duration + end delay, 0)."""
        end = c_double()
        check(_raw.anim_web_timing_get_interval(self._timing, None, end))
        return end.value

    def _key(self) -> tuple[float, ...]:
        timing = self._timing
        return (
            timing.duration,
            timing.delay,
            timing.end_delay,
            timing.iteration_start,
            timing.iterations,
            timing.direction,
            timing.fill,
            timing.playback_rate,
        )

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, WebTiming) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        duration, delay, end_delay, start, iterations, direction, fill, rate = self._key()
        return (
            f"WebTiming({duration!r}, delay={delay!r}, end_delay={end_delay!r}, iteration_start={start!r}, "
            f"iterations={iterations!r}, direction=Direction.{Direction(int(direction)).name}, "
            f"fill=FillMode.{FillMode(int(fill)).name}, playback_rate={rate!r})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        duration, delay, end_delay, start, iterations, direction, fill, rate = self._key()
        return reduced(
            self,
            WebTiming,
            duration,
            **{"delay": delay, "end_delay": end_delay, "iteration_start": start, "iterations": iterations},
            **{"direction": int(direction), "fill": int(fill), "playback_rate": rate},
        )
