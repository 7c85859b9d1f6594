# SPDX-License-Identifier: MIT
"""Decay, rubber bands, and velocity estimation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import POINTER, byref, c_double, sizeof
from math import inf
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import doubles, map_doubles
from ._handle import Handle, Uncopied, reduced
from .errors import check
from .spring import Spring, spring_of

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["Decay", "RubberBand", "VelocityEstimator"]


class Decay:
    """Momentum that decays: x = from_ + velocity / rate * (1 - exp(-rate * t)). Immutable.

    rate is per second (None: UIScrollView's normal one), above 0 (ArgumentError), from 2^-300 to 2^300 (LimitError).
    When the motion crosses the minimum or maximum, the spring (None: mass 1, stiffness 100, damping 20) takes over and
    brings it back to that bound. A motion that begins beyond a bound springs back at once. minimum must not be above
    maximum (ArgumentError). Positions and velocities are at most 1e150 in size (LimitError).
    """

    __slots__ = ("_decay",)

    def __init__(
        self,
        rate: float | None = None,
        minimum: float = -inf,
        maximum: float = inf,
        spring: Spring | None = None,
    ) -> None:
        decay = _raw.anim_decay()
        check(_raw.anim_default_decay(decay, sizeof(decay)))
        if rate is not None:
            decay.rate = rate
        decay.minimum = minimum
        decay.maximum = maximum
        if spring is not None:
            decay.spring = spring_of(spring)
        check(_raw.anim_decay_predict(decay, 0.0, 0.0, 1.0, None, None, None))
        self._decay = decay

    @classmethod
    def scroll(cls, remaining: float = 0.998, minimum: float = -inf, maximum: float = inf) -> Decay:
        """A decay from the part of the velocity left after each millisecond (0 < remaining < 1), as UIScrollView's
        deceleration rates: 0.998 is normal, 0.99 fast."""
        rate = c_double()
        check(_raw.anim_decay_get_rate(remaining, rate))
        return cls(rate.value, minimum, maximum)

    @property
    def rate(self) -> float:
        """Per second."""
        return self._decay.rate

    @property
    def minimum(self) -> float:
        """The lower bound; -inf for none."""
        return self._decay.minimum

    @property
    def maximum(self) -> float:
        """The upper bound; inf for none."""
        return self._decay.maximum

    @property
    def spring(self) -> Spring:
        """The spring that brings the motion back to a bound."""
        spring = self._decay.spring
        return Spring(spring.mass, spring.stiffness, spring.damping)

    def _evaluate(self, t: Numbers, from_: float, velocity: float, wants_value: bool) -> Any:
        def evaluate(times: Any, count: int, results: Any) -> int:
            values, velocities = (results, None) if wants_value else (None, results)
            status: int = _raw.anim_decay_evaluate(self._decay, times, count, from_, velocity, values, velocities)
            return status

        return map_doubles(t, evaluate) if hasattr(t, "__len__") else map_doubles((t,), evaluate)[0]

    @overload
    def value(self, t: float, from_: float, velocity: float) -> float: ...
    @overload
    def value(self, t: Sequence[float], from_: float, velocity: float) -> list[float]: ...
    @overload
    def value(self, t: AnyArray, from_: float, velocity: float) -> FloatArray: ...
    def value(self, t: Numbers, from_: float, velocity: float) -> Any:
        """Where it is at the time t (seconds; negative is taken as 0). A sequence gives a list, a numpy array an
        array."""
        return self._evaluate(t, from_, velocity, True)

    @overload
    def velocity(self, t: float, from_: float, velocity: float) -> float: ...
    @overload
    def velocity(self, t: Sequence[float], from_: float, velocity: float) -> list[float]: ...
    @overload
    def velocity(self, t: AnyArray, from_: float, velocity: float) -> FloatArray: ...
    def velocity(self, t: Numbers, from_: float, velocity: float) -> Any:
        """How fast it is at the time t, in units per second. The arguments are those of value."""
        return self._evaluate(t, from_, velocity, False)

    def each(self, t: float, starts: Iterable[float], velocities: Iterable[float]) -> tuple[list[float], list[float]]:
        """Values and velocities of many components at one time."""
        source, initial = doubles(starts), doubles(velocities)
        count = len(source)
        if len(initial) != count:
            raise ValueError(f"there are {count} starts, but {len(initial)} velocities")
        values, speeds = (c_double * count)(), (c_double * count)()
        check(_raw.anim_decay_animate_many(self._decay, t, source, initial, count, values, speeds))
        return values[:], speeds[:]

    def end(self, from_: float, velocity: float) -> float:
        """Where it ends: the bound that it passes, or from_ + velocity / rate."""
        end = c_double()
        check(_raw.anim_decay_predict(self._decay, from_, velocity, 1.0, end, None, None))
        return end.value

    def takeover(self, from_: float, velocity: float) -> float:
        """The seconds after which the spring takes over at a bound; inf if it never does."""
        takeover = c_double()
        check(_raw.anim_decay_predict(self._decay, from_, velocity, 1.0, None, takeover, None))
        return takeover.value

    def resting_time(self, from_: float, velocity: float, threshold: float = 0.001) -> float:
        """A time in seconds from which it stays within threshold (> 0) of its end, in units and in units per second."""
        seconds = c_double()
        check(_raw.anim_decay_predict(self._decay, from_, velocity, threshold, None, None, seconds))
        return seconds.value

    def velocity_to(self, from_: float, to: float) -> float:
        """The initial velocity with which it ends at a target, without bounds."""
        velocity = c_double()
        check(_raw.anim_decay_get_velocity(self._decay, from_, to, velocity))
        return velocity.value

    def _key(self) -> tuple[float, float, float, Spring]:
        return (self.rate, self.minimum, self.maximum, self.spring)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Decay) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Decay({self.rate!r}, {self.minimum!r}, {self.maximum!r}, {self.spring!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, Decay, *self._key())


class RubberBand:
    """The resistance of a scroll view that is dragged beyond its bounds: a position x beyond a bound is shown (1 - 1 /
    (x * coefficient / dimension + 1)) * dimension beyond it. Immutable.

    dimension (the view's size in that direction) and coefficient are above 0 and at most 1e150; bounds may be infinite.
    A call with a position returns where it is shown; a sequence gives a list, a numpy array an array.
    """

    __slots__ = ("_band",)

    def __init__(self, dimension: float, minimum: float = 0.0, maximum: float = 0.0, coefficient: float = 0.55) -> None:
        self._band = _raw.anim_rubber_band(minimum, maximum, dimension, coefficient)
        check(_raw.anim_rubber_band_evaluate(self._band, None, 0, None))

    @overload
    def __call__(self, position: float) -> float: ...
    @overload
    def __call__(self, position: Sequence[float]) -> list[float]: ...
    @overload
    def __call__(self, position: AnyArray) -> FloatArray: ...
    def __call__(self, position: Numbers) -> Any:
        """Where content dragged to a position is shown."""
        if hasattr(position, "__len__"):
            return map_doubles(
                position,
                lambda places, count, values: _raw.anim_rubber_band_evaluate(self._band, places, count, values),
            )
        return self([position])[0]

    @overload
    def inverse(self, value: float) -> float: ...
    @overload
    def inverse(self, value: Sequence[float]) -> list[float]: ...
    @overload
    def inverse(self, value: AnyArray) -> FloatArray: ...
    def inverse(self, value: Numbers) -> Any:
        """The position that is shown at a value. Infinite for a value dimension or more beyond a bound."""
        if hasattr(value, "__len__"):
            return map_doubles(
                value,
                lambda places, count, results: _raw.anim_rubber_band_invert(self._band, places, count, results),
            )
        return self.inverse([value])[0]

    def _key(self) -> tuple[float, float, float, float]:
        band = self._band
        return (band.dimension, band.minimum, band.maximum, band.coefficient)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, RubberBand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        band = self._band
        return f"RubberBand({band.dimension!r}, {band.minimum!r}, {band.maximum!r}, {band.coefficient!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, RubberBand, *self._key())


class VelocityEstimator(Uncopied):
    """The velocity of a pointer at its release, from its last samples: the slope at the newest sample of a
    least-squares parabola through the samples of the last 100 ms, at most 20.

    0 with one sample, if the samples span less than a millisecond, and if the pointer had stopped: more than 40 ms
    without a sample or at one position.
    """

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        pointer = POINTER(_raw.anim_velocity_estimator)()
        check(_raw.anim_velocity_estimator_create(byref(pointer)))
        self._handle = Handle("estimator", pointer, _raw.anim_velocity_estimator_destroy)

    def add(self, time: float, x: float, y: float = 0.0) -> None:
        """Adds the position of the pointer at a time in seconds of any clock. A sample at the time of the last one
        replaces it; an earlier one is ignored. The position at which a pointer goes up should be omitted."""
        self.add_many((time,), (x, y))

    def add_many(self, times: Iterable[float], coordinates: Iterable[float]) -> None:
        """Adds many samples in order; coordinates are the x and y of each in turn."""
        source, numbers = doubles(times), doubles(coordinates)
        if len(numbers) != 2 * len(source):
            raise ValueError(f"{len(source)} times need {2 * len(source)} coordinates, not {len(numbers)}")
        self._handle.check(_raw.anim_velocity_estimator_add(self._handle.pointer, source, numbers, len(source)))

    def estimate(self, time: float) -> tuple[float, float]:
        """The velocity in units per second of a pointer released at a time."""
        x, y = c_double(), c_double()
        self._handle.check(_raw.anim_velocity_estimator_estimate(self._handle.pointer, time, x, y))
        return (x.value, y.value)

    def reset(self) -> None:
        """Removes all samples, before the pointer goes down again."""
        self._handle.check(_raw.anim_velocity_estimator_reset(self._handle.pointer))
