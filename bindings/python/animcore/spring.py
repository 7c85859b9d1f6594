# SPDX-License-Identifier: MIT
"""Damped springs, exact at any time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from ctypes import c_double, c_float
from typing import TYPE_CHECKING, Any, overload

from . import _floats as floats
from . import _pictures, _raw
from ._buffers import doubles, is_numpy_array, map_doubles, utf8
from ._handle import reduced
from ._plain import shown
from .errors import check
from .turn import Turn, turn_number

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["Spring", "SpringBlend"]


def _at(t: Any, evaluate: Callable[[Any, int, Any], int]) -> Any:
    """Values at a time or at many."""
    if hasattr(t, "__len__"):
        return map_doubles(t, evaluate)
    time, result = c_double(t), c_double()
    check(evaluate(time, 1, result))
    return result.value


def spring_of(spring: Any) -> _raw.anim_spring:
    """The core's record of a spring, or of one by name. Raises TypeError for anything else."""
    if isinstance(spring, str):
        spring = Spring.named(spring)
    if not isinstance(spring, Spring):
        raise TypeError(f"a Spring or a spring's name is expected, not {shown(spring)}")
    return spring._spring


class Spring:
    """A damped harmonic spring: m x'' + c x' + k (x - target) = 0. Immutable.

    mass m > 0; stiffness k > 0, per second squared if m = 1; damping c >= 0, where 0 never comes to rest. The defaults
    are Core Animation's. Raises ArgumentError for anything else, and LimitError if k / m is outside 2^-1000 to 2^1000
    or the damping ratio is above 2^500.
    """

    __slots__ = ("_motion", "_spring")

    def __init__(self, mass: float = 1.0, stiffness: float = 100.0, damping: float = 10.0) -> None:
        self._spring = _raw.anim_spring(mass, stiffness, damping)
        # The core's record for a transaction without options, once there was one.
        self._motion: Any = None
        check(_raw.anim_spring_evaluate(self._spring, 0.0, 0.0, 1.0, 0.0, None, None))

    @classmethod
    def _made(cls, spring: _raw.anim_spring) -> Spring:
        return cls(spring.mass, spring.stiffness, spring.damping)

    @classmethod
    def perceptual(cls, duration: float = 0.5, bounce: float = 0.0) -> Spring:
        """From perceptual duration (seconds, > 0) and bounce (-1 < bounce <= 1), as SwiftUI's
        Spring(duration:bounce:)."""
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_perceptual(duration, bounce, spring))
        return cls._made(spring)

    @classmethod
    def response(cls, response: float = 0.55, damping_ratio: float = 1.0) -> Spring:
        """From response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
        spring(response:dampingRatio:)."""
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_response(response, damping_ratio, spring))
        return cls._made(spring)

    @classmethod
    def uikit(cls, duration: float, damping_ratio: float, initial_velocity: float = 0.0) -> Spring:
        """As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:).

        duration in seconds, > 0; 0 < damping_ratio <= 1; initial_velocity in distances per second. Raises ArgumentError
        if there is no such spring.
        """
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_uikit(duration, damping_ratio, initial_velocity, spring))
        return cls._made(spring)

    @classmethod
    def named(cls, name: str, duration: float = 0.0, extra_bounce: float = 0.0) -> Spring:
        """By name: "smooth", "snappy", "bouncy", "interactive", "default" (SwiftUI's), "core-animation", "uikit" (the
        frameworks' default springs as they play them, which accept neither a duration nor a bounce).

        duration in seconds, or 0 for the spring's own; extra_bounce is added to the spring's own. Raises NotFoundError
        for any other name.
        """
        spring = _raw.anim_spring()
        text = utf8(name)
        check(_raw.anim_spring_make_named(text, len(text), duration, extra_bounce, spring))
        return cls._made(spring)

    @classmethod
    def smooth(cls, duration: float = 0.5, extra_bounce: float = 0.0) -> Spring:
        """SwiftUI's smooth: a bounce of 0."""
        return cls.perceptual(duration, extra_bounce)

    @classmethod
    def snappy(cls, duration: float = 0.5, extra_bounce: float = 0.0) -> Spring:
        """SwiftUI's snappy: a bounce of 0.15."""
        return cls.perceptual(duration, 0.15 + extra_bounce)

    @classmethod
    def bouncy(cls, duration: float = 0.5, extra_bounce: float = 0.0) -> Spring:
        """SwiftUI's bouncy: a bounce of 0.3."""
        return cls.perceptual(duration, 0.3 + extra_bounce)

    @classmethod
    def interactive(cls, duration: float = 0.15, extra_bounce: float = 0.0) -> Spring:
        """SwiftUI's interactiveSpring: a bounce of 0.14."""
        return cls.perceptual(duration, 0.14 + extra_bounce)

    @classmethod
    def default(cls) -> Spring:
        """SwiftUI's default animation: 0.55 s, no bounce."""
        return cls.named("default")

    @classmethod
    def core_animation(
        cls,
        mass: float = 1.0,
        stiffness: float = 100.0,
        damping: float = 10.0,
        *,
        allows_overdamping: bool = False,
    ) -> Spring:
        """The spring as a CASpringAnimation with these parameters plays it; the defaults are those of a new one.

        Core Animation plays an overdamped spring as the critically damped one of its mass and stiffness: (1, 100, 30)
        is Spring(1, 100, 20), unless allows_overdamping, its property, is set. Spring(1, 100, 30) itself is overdamped.
        """
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_core_animation(mass, stiffness, damping, int(bool(allows_overdamping)), spring))
        return cls._made(spring)

    @classmethod
    def uikit_default(cls, *, allows_overdamping: bool = False) -> Spring:
        """The spring of a new UISpringTimingParameters, which the keyboard uses: mass 3, stiffness 1000, damping 500.
        It plays as the critically damped one of that mass and stiffness unless allows_overdamping is set."""
        return cls.core_animation(3.0, 1000.0, 500.0, allows_overdamping=allows_overdamping)

    @property
    def duration(self) -> float:
        """The perceptual duration in seconds, which is the response, 2 pi / sqrt(k / m)."""
        result = c_double()
        check(_raw.anim_spring_describe(self._spring, result, None, None))
        return result.value

    @property
    def bounce(self) -> float:
        """SwiftUI's bounce: 1 - damping_ratio up to critical damping, 1 / damping_ratio - 1 beyond it."""
        result = c_double()
        check(_raw.anim_spring_describe(self._spring, None, result, None))
        return result.value

    @property
    def damping_ratio(self) -> float:
        """c / (2 sqrt(k m)): below 1 it overshoots, at 1 it comes to rest soonest, above 1 it is slower."""
        result = c_double()
        check(_raw.anim_spring_describe(self._spring, None, None, result))
        return result.value

    @property
    def mass(self) -> float:
        """m."""
        return self._spring.mass

    @property
    def stiffness(self) -> float:
        """k."""
        return self._spring.stiffness

    @property
    def damping(self) -> float:
        """c."""
        return self._spring.damping

    @overload
    def value(self, t: float, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def value(self, t: Sequence[float], from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> list[float]: ...
    @overload
    def value(self, t: AnyArray, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def value(self, t: Numbers, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> Any:
        """Where the spring is at the time t (seconds; negative is taken as 0) when it leaves from_ for to at the given
        velocity (units per second).

        A sequence of times gives a list, a numpy array an array.
        """
        if hasattr(t, "__len__"):
            return map_doubles(
                t,
                lambda times, count, values: _raw.anim_spring_evaluate_many(
                    self._spring, times, count, from_, to, velocity, values, None
                ),
            )
        result = c_double()
        check(_raw.anim_spring_evaluate(self._spring, t, from_, to, velocity, result, None))
        return result.value

    @overload
    def velocity(self, t: float, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def velocity(
        self, t: Sequence[float], from_: float = 0.0, to: float = 1.0, velocity: float = 0.0
    ) -> list[float]: ...
    @overload
    def velocity(self, t: AnyArray, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def velocity(self, t: Numbers, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> Any:
        """How fast the spring is at the time t, in units per second. The arguments are those of value."""
        if hasattr(t, "__len__"):
            return map_doubles(
                t,
                lambda times, count, velocities: _raw.anim_spring_evaluate_many(
                    self._spring, times, count, from_, to, velocity, None, velocities
                ),
            )
        result = c_double()
        check(_raw.anim_spring_evaluate(self._spring, t, from_, to, velocity, None, result))
        return result.value

    def settling_duration(self, velocity: float = 0.0, *, allows_overdamping: bool = False) -> float:
        """Core Animation's settlingDuration in seconds, for an initial velocity in distances per second; infinity if
        the damping is 0. An overdamped spring settles as the critically damped one, as Core Animation plays it, unless
        allows_overdamping, its property, is set."""
        seconds = c_double()
        allows = int(bool(allows_overdamping))
        check(_raw.anim_spring_get_settling_duration(self._spring, velocity, allows, seconds))
        return seconds.value

    def resting_time(self, displacement: float = 1.0, velocity: float = 0.0, threshold: float = 0.001) -> float:
        """A time in seconds after which the spring, starting at a displacement from its target, stays within threshold
        (> 0) of it, in units and in units per second. Animations end at this time. Infinity if it never does."""
        seconds = c_double()
        check(_raw.anim_spring_get_resting_time(self._spring, displacement, velocity, threshold, seconds))
        return seconds.value

    def settling_time(
        self,
        displacement: float = 1.0,
        velocity: float = 0.0,
        threshold: float = 0.001,
        velocity_threshold: float | None = None,
    ) -> float:
        """The earliest time in seconds after which the spring stays within threshold of its target, in units, and below
        velocity_threshold, in units per second (default threshold; infinity is always met). Infinity if it never comes
        to rest. resting_time gives an upper bound of it, faster."""
        seconds = c_double()
        speed = threshold if velocity_threshold is None else velocity_threshold
        check(_raw.anim_spring_get_settling_time(self._spring, displacement, velocity, threshold, speed, seconds))
        return seconds.value

    def evaluate(
        self,
        from_: Numbers,
        to: Numbers,
        velocity: Numbers,
        time: Numbers,
        *,
        out: tuple[Any, Any] | None = None,
        turn: Turn = "as-given",
    ) -> tuple[Any, Any]:
        """Many values on this spring: the values and velocities at a time, or each at a separate time.

        from_ is a numpy array (of any shape; float32 or float64, without a copy), another buffer of floats or doubles,
        or a sequence of numbers. to, velocity and time are as many numbers, or one for all. turn: "shortest" for
        angles that turn the shortest way. out is the pair of writable, contiguous buffers to fill, of the same kind as
        from_, with None for one that is not wanted; from_ and velocity themselves are allowed. Without out the results
        are arrays for an array, lists for everything else.
        """
        is_float = floats.is_float(from_)
        count = floats.count_of(from_, "from_")
        origins = floats.numbers(from_, count, "from_", is_float)
        targets = floats.numbers(to, count, "to", is_float)
        speeds = None
        if hasattr(velocity, "__len__") or velocity != 0:
            speeds = floats.numbers(velocity, count, "velocity", is_float)
        times = doubles(time if hasattr(time, "__len__") else [time])
        results: tuple[Any, Any]
        if out is not None:
            results = out
        elif is_numpy_array(from_):
            numpy = sys.modules["numpy"]
            kind = "float32" if is_float else "float64"
            results = (numpy.empty(from_.shape, dtype=kind), numpy.empty(from_.shape, dtype=kind))
        else:
            kind_of_number = c_float if is_float else c_double
            results = ((kind_of_number * count)(), (kind_of_number * count)())
        values, velocities = (
            None if buffer is None else floats.writable(buffer, count, is_float) for buffer in results
        )
        function = _raw.anim_spring_animate_many_float if is_float else _raw.anim_spring_animate_many
        check(
            function(
                self._spring, times, len(times), origins, targets, speeds, count, turn_number(turn), values, velocities
            )
        )
        if out is None and not is_numpy_array(from_):
            return (results[0][:], results[1][:])
        return results

    def step(
        self, values: Numbers, velocities: Numbers, targets: Numbers, seconds: float, *, turn: Turn = "as-given"
    ) -> None:
        """A simulation step, exact for any length: replaces values and velocities by those seconds (>= 0) later, each
        value pulled towards its target.

        values and velocities are writable, contiguous buffers of doubles or of floats (numpy's float64 or float32, or
        array.array); targets are as many numbers, or one for all. turn: "shortest" for angles that turn the shortest
        way.
        """
        is_float = floats.view_of_floats(values) is not None
        count = floats.count_of(values, "values")
        function = _raw.anim_spring_step_many_float if is_float else _raw.anim_spring_step_many
        check(
            function(
                self._spring,
                seconds,
                floats.numbers(targets, count, "targets", is_float),
                count,
                turn_number(turn),
                floats.writable(values, count, is_float),
                floats.writable(velocities, count, is_float),
            )
        )

    def _key(self) -> tuple[float, float, float]:
        return (self.mass, self.stiffness, self.damping)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Spring) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Spring(mass={self.mass!r}, stiffness={self.stiffness!r}, damping={self.damping!r})"

    def _repr_svg_(self) -> str:
        """For notebooks: its motion from 0 to 1, until it has settled (at most four seconds)."""
        return _pictures.curve(self.value, min(1.2 * self.settling_duration(), 4.0), repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, Spring, *self._key())


class SpringBlend:
    """A value whose spring changes in mid-flight: from old to new over a blend duration in seconds (>= 0).

    The value blends from the old spring's motion to the new one's by a smoothstep, with continuous value and velocity;
    with a duration of 0 the new spring takes over at once. Times count from the change. Raises ArgumentError for an
    invalid duration.
    """

    __slots__ = ("duration", "new", "old")

    def __init__(self, old: Spring, new: Spring, duration: float = 0.25) -> None:
        self.old = old
        self.new = new
        self.duration = duration
        self.value(0.0)

    def _key(self) -> tuple[Spring, Spring, float]:
        return (self.old, self.new, self.duration)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, SpringBlend) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, SpringBlend, *self._key())

    def _evaluate(
        self, times: Any, count: int, from_: float, to: float, velocity: float, values: Any, velocities: Any
    ) -> Any:
        """Returns a status. Results that are not needed are None."""
        old, new = spring_of(self.old), spring_of(self.new)
        return _raw.anim_spring_blend_evaluate_many(
            old, new, self.duration, times, count, from_, to, velocity, values, velocities
        )

    @overload
    def value(self, t: float, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def value(self, t: Sequence[float], from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> list[float]: ...
    @overload
    def value(self, t: AnyArray, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def value(self, t: Numbers, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> Any:
        """Where the value is t seconds after the change (negative is taken as 0), when it was then at from_ with the
        velocity (units per second), on its way to `to`. A sequence of times gives a list, a numpy array an array."""
        return _at(t, lambda times, count, values: self._evaluate(times, count, from_, to, velocity, values, None))

    @overload
    def velocity(self, t: float, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def velocity(
        self, t: Sequence[float], from_: float = 0.0, to: float = 1.0, velocity: float = 0.0
    ) -> list[float]: ...
    @overload
    def velocity(self, t: AnyArray, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def velocity(self, t: Numbers, from_: float = 0.0, to: float = 1.0, velocity: float = 0.0) -> Any:
        """How fast it is then, in units per second. The arguments are those of value."""
        return _at(t, lambda times, count, results: self._evaluate(times, count, from_, to, velocity, None, results))

    def resting_time(self, displacement: float = 1.0, velocity: float = 0.0, threshold: float = 0.001) -> float:
        """A time in seconds after the change, after which the value stays within threshold (> 0) of its target, in
        units and in units per second. Infinity if it never does."""
        seconds = c_double()
        check(
            _raw.anim_spring_blend_get_resting_time(
                spring_of(self.old), spring_of(self.new), self.duration, displacement, velocity, threshold, seconds
            )
        )
        return seconds.value

    def __repr__(self) -> str:
        return f"SpringBlend({self.old!r}, {self.new!r}, {self.duration!r})"
