"""Damped springs, exact at any time."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_double
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import map_doubles
from .errors import check

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray

__all__ = ["Spring"]


class Spring:
    """A damped harmonic spring: m x'' + c x' + k (x - target) = 0. It does not change.

    mass m > 0; stiffness k > 0, per second squared when m = 1; damping c >= 0, where 0 never comes to rest. The
    defaults are Core Animation's. Raises ArgumentError for anything else.
    """

    __slots__ = ("_spring",)

    def __init__(self, mass: float = 1.0, stiffness: float = 100.0, damping: float = 10.0) -> None:
        self._spring = _raw.anim_spring(mass, stiffness, damping)
        check(_raw.anim_spring_evaluate(self._spring, 0.0, 0.0, 1.0, 0.0, None, None))

    @classmethod
    def _made(cls, spring: _raw.anim_spring) -> Spring:
        return cls(spring.mass, spring.stiffness, spring.damping)

    @classmethod
    def perceptual(cls, duration: float = 0.5, bounce: float = 0.0) -> Spring:
        """By perceptual duration (seconds, > 0) and bounce (-1 < bounce <= 1), as SwiftUI's
        Spring(duration:bounce:)."""
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_perceptual(duration, bounce, spring))
        return cls._made(spring)

    @classmethod
    def response(cls, response: float = 0.55, damping_fraction: float = 1.0) -> Spring:
        """By response (the undamped period in seconds, > 0) and damping fraction (>= 0), as SwiftUI's
        spring(response:dampingFraction:)."""
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_response(response, damping_fraction, spring))
        return cls._made(spring)

    @classmethod
    def uikit(cls, duration: float, damping_ratio: float, initial_velocity: float = 0.0) -> Spring:
        """As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:).

        duration in seconds, > 0; 0 < damping_ratio <= 1; initial_velocity in distances per second. Raises ArgumentError
        when no spring has these.
        """
        spring = _raw.anim_spring()
        check(_raw.anim_spring_make_uikit(duration, damping_ratio, initial_velocity, spring))
        return cls._made(spring)

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
    def value(self, t: float, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def value(self, t: Sequence[float], start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> list[float]: ...
    @overload
    def value(self, t: AnyArray, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def value(self, t: Any, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> Any:
        """Where the spring is at the time t (seconds; negative is taken as 0) when it leaves start for end at the given
        velocity (units per second).

        A sequence of times gives a list, a numpy array an array.
        """
        if hasattr(t, "__len__"):
            return map_doubles(
                t,
                lambda times, count, values: _raw.anim_spring_evaluate_many(
                    self._spring, times, count, start, end, velocity, values, None
                ),
            )
        result = c_double()
        check(_raw.anim_spring_evaluate(self._spring, t, start, end, velocity, result, None))
        return result.value

    @overload
    def velocity(self, t: float, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> float: ...
    @overload
    def velocity(
        self, t: Sequence[float], start: float = 0.0, end: float = 1.0, velocity: float = 0.0
    ) -> list[float]: ...
    @overload
    def velocity(self, t: AnyArray, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> FloatArray: ...
    def velocity(self, t: Any, start: float = 0.0, end: float = 1.0, velocity: float = 0.0) -> Any:
        """How fast the spring is at the time t, in units per second. The arguments are those of value."""
        if hasattr(t, "__len__"):
            return map_doubles(
                t,
                lambda times, count, velocities: _raw.anim_spring_evaluate_many(
                    self._spring, times, count, start, end, velocity, None, velocities
                ),
            )
        result = c_double()
        check(_raw.anim_spring_evaluate(self._spring, t, start, end, velocity, None, result))
        return result.value

    def settling_duration(self, velocity: float = 0.0) -> float:
        """Core Animation's settlingDuration in seconds, for an initial velocity in distances per second; infinity
        when the damping is 0."""
        seconds = c_double()
        check(_raw.anim_spring_settling_duration(self._spring, velocity, seconds))
        return seconds.value

    def resting_time(self, displacement: float = 1.0, velocity: float = 0.0, threshold: float = 0.001) -> float:
        """A time in seconds after which the spring, begun at a displacement from its target, stays within threshold
        (> 0) of it, in units and in units per second. It is when an animation ends. Infinity when it never does."""
        seconds = c_double()
        check(_raw.anim_spring_resting_time(self._spring, displacement, velocity, threshold, seconds))
        return seconds.value

    def _key(self) -> tuple[float, float, float]:
        return (self.mass, self.stiffness, self.damping)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Spring) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Spring(mass={self.mass!r}, stiffness={self.stiffness!r}, damping={self.damping!r})"

    def __reduce__(self) -> tuple[type[Spring], tuple[float, float, float]]:
        return (Spring, self._key())
