# SPDX-License-Identifier: MIT
"""Keyframe motions: values at key times, blocks, and tracks."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable, Sequence
from ctypes import POINTER, byref, c_double, sizeof
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from . import _pictures, _raw
from ._buffers import Doubles, doubles, is_numpy_array, writable_doubles
from ._handle import Handle
from ._plain import shown
from ._words import unknown_word
from .curve import CubicBezier
from .errors import check
from .path import Path
from .spring import Spring, spring_of

if TYPE_CHECKING:
    from ._buffers import AnyArray, Numbers

__all__ = ["BlockKeyframes", "Keyframes", "TrackKeyframes", "sample_keyframes"]

_MODES = {
    "discrete": _raw.ANIM_KEYFRAME_MODE_DISCRETE,
    "linear": _raw.ANIM_KEYFRAME_MODE_LINEAR,
    "paced": _raw.ANIM_KEYFRAME_MODE_PACED,
    "cubic": _raw.ANIM_KEYFRAME_MODE_CUBIC,
    "cubic-paced": _raw.ANIM_KEYFRAME_MODE_CUBIC_PACED,
}

# One value: a number, or one for each component.
Value: TypeAlias = "float | Sequence[float] | AnyArray"
Curve: TypeAlias = "CubicBezier | str"


def _numbers(value: Value) -> list[float]:
    # What has no length is a number, of whatever type: numpy's are not Python's.
    numbers: Any = value
    if isinstance(value, (str, bytes)):
        raise TypeError(f"a value is a number or a sequence of numbers, not {shown(value)}")
    return [float(number) for number in numbers] if hasattr(value, "__len__") else [float(numbers)]


def _curve(curve: Curve) -> _raw.anim_cubic_bezier:
    bezier = CubicBezier.named(curve) if isinstance(curve, str) else curve
    if not isinstance(bezier, CubicBezier):
        raise TypeError(f"a curve is a CubicBezier or its name, not {shown(bezier)}")
    return _raw.anim_cubic_bezier(bezier.x1, bezier.y1, bezier.x2, bezier.y2)


def _rows(values: Any) -> tuple[Doubles, int]:
    """The numbers of all keys in a row, and how many each key has."""
    if is_numpy_array(values):
        if values.ndim > 2:
            raise ValueError(
                f"an array of values has a row for each key, and so two axes, not the shape {values.shape}"
            )
        return doubles(values.reshape(-1)), values.shape[1] if values.ndim > 1 else 1
    rows = [_numbers(value) for value in values]
    widths = {len(row) for row in rows}
    if len(widths) > 1:
        raise ValueError("the values have different numbers of components")
    return doubles([number for row in rows for number in row]), widths.pop() if widths else 1


class Keyframes:
    """A keyframe motion: a function of the time in seconds, from 0 to its duration.

    Made from values at key times, as Core Animation's CAKeyframeAnimation. values are numbers, sequences of equally
    many numbers, or an array with a row for each key; or paths, which morph, so that value(t) is a Path. times go from
    0 to 1, in units of the duration; without them the keys are evenly spaced. mode is "discrete", "linear", "paced",
    "cubic" or "cubic-paced". curves is a timing curve for every segment, or a sequence with one for each. tension,
    continuity and bias are a number for each key, for the two cubic modes. ease is the timing curve of the whole.
    shortest_turns are the indices of components that are angles and turn the shortest way.

    For UIKit's blocks see Keyframes.blocks, for SwiftUI's tracks Keyframes.track. Raises ArgumentError with the index
    of the wrong element, and LimitError.
    """

    __slots__ = ("_handle", "_is_of_paths", "_made_of", "_options")

    def __init__(
        self,
        values: Sequence[Value] | Sequence[Path] | AnyArray,
        times: Sequence[float] | AnyArray | None = None,
        *,
        duration: float = 1.0,
        mode: str = "linear",
        curves: Curve | Sequence[Curve] = (),
        tension: Sequence[float] | None = None,
        continuity: Sequence[float] | None = None,
        bias: Sequence[float] | None = None,
        ease: Curve | None = None,
        shortest_turns: Iterable[int] = (),
    ) -> None:
        paths = [value for value in values if isinstance(value, Path)]
        if paths and len(paths) < len(values):
            raise TypeError("keyframes are of paths or of numbers, not of both")
        self._is_of_paths = bool(paths)
        shortest_turns = tuple(shortest_turns)
        numbers, width = (doubles(()), 1) if paths else _rows(values)
        self._prepare(width, duration, mode, ease, shortest_turns)
        key_times = doubles(times if times is not None else ())
        each: list[Any] = [curves] if isinstance(curves, str) or not hasattr(curves, "__iter__") else list(curves)
        segment_curves = (_raw.anim_cubic_bezier * len(each))(*map(_curve, each))
        parameters = doubles(self._parameters(len(paths) or len(numbers) // width, tension, continuity, bias))
        pointer = POINTER(_raw.anim_keyframes)()
        shape = (key_times, len(key_times), segment_curves, len(segment_curves), parameters, len(parameters))
        if paths:
            handles = (POINTER(_raw.anim_path) * len(paths))(*(path._pointer for path in paths))
            check(_raw.anim_keyframes_create_paths(self._options, handles, len(paths), *shape, byref(pointer)))
        else:
            check(_raw.anim_keyframes_create_values(self._options, numbers, len(numbers), *shape, byref(pointer)))
        self._own(pointer)
        self._options.component_count = self._info().component_count
        rows: list[Any] = [numbers[index : index + width] for index in range(0, len(numbers), width)]
        options = {
            **{"times": key_times[:] or None, "duration": duration, "mode": mode, "curves": each, "ease": ease},
            **{"tension": tension, "continuity": continuity, "bias": bias, "shortest_turns": shortest_turns},
        }
        self._made_of: tuple[Any, ...] = ([path.copy() for path in paths] or rows, options, [])

    @staticmethod
    def _parameters(count: int, *parameters: Sequence[float] | None) -> list[float]:
        if all(parameter is None for parameter in parameters):
            return []
        columns = [[0.0] * count if parameter is None else list(parameter) for parameter in parameters]
        if any(len(column) != count for column in columns):
            raise ValueError(f"tension, continuity and bias have a number for each of the {count} keys")
        return [number for row in zip(*columns, strict=True) for number in row]

    @staticmethod
    def blocks(
        duration: float,
        *,
        mode: str = "linear",
        initial: Value | Path | None = None,
        ease: Curve | None = None,
        shortest_turns: Iterable[int] = (),
    ) -> BlockKeyframes:
        """Blocks, as UIKit's animateKeyframes(withDuration:), of numbers or of paths: add them with add.

        initial is the value at the beginning; without it, the motion begins at the start passed to value and velocity,
        or at the property's value. The whole is eased in and out unless ease is set ("linear").
        """
        return BlockKeyframes(duration, mode, initial, ease, shortest_turns)

    @staticmethod
    def track(
        initial: Value | Path | None = None,
        velocity: Value | None = None,
        *,
        ease: Curve | None = None,
        shortest_turns: Iterable[int] = (),
    ) -> TrackKeyframes:
        """One keyframe after another, as SwiftUI's KeyframeTrack, of numbers or of paths: add them with linear, cubic,
        spring and move.

        initial and velocity are the start of the track; without initial, it begins at the start passed to value and
        velocity, or at the property's value. Keyframes of paths have no velocities; linear ones rotate if one path is
        the other rotated.
        """
        return TrackKeyframes(initial, velocity, ease, shortest_turns)

    def _prepare(
        self, width: int, duration: float, mode: str, ease: Curve | None, shortest_turns: Iterable[int]
    ) -> None:
        if mode not in _MODES:
            raise unknown_word("mode", mode, _MODES)
        options = _raw.anim_keyframe_options()
        check(_raw.anim_default_keyframe_options(options, sizeof(options)))
        options.component_count = width
        options.mode = _MODES[mode]
        options.duration = duration
        for component in shortest_turns:
            if not 0 <= component < 64:
                raise ValueError("only the first 64 components can be angles")
            options.shortest_turns |= 1 << component
        if ease is not None:
            options.has_ease = 1
            options.ease = _curve(ease)
        self._options = options
        self._handle: Handle | None = None

    def _own(self, pointer: Any) -> Handle:
        self._handle = Handle("keyframes", pointer, _raw.anim_keyframes_destroy)
        return self._handle

    def _made(self) -> Handle:
        """The core's description of the keyframes."""
        if self._handle is None:
            raise AssertionError("keyframes of values are made at once")
        return self._handle

    def _info(self) -> _raw.anim_keyframes_info:
        info = _raw.anim_keyframes_info()
        info.struct_size = sizeof(info)
        check(_raw.anim_keyframes_get_info(self._made().open(), info))
        return info

    @property
    def duration(self) -> float:
        """The duration in seconds."""
        return self._info().duration

    @property
    def component_count(self) -> int:
        """How many numbers a value has."""
        return self._info().component_count

    @property
    def needs_start(self) -> bool:
        """Whether the motion begins at the start passed to value and velocity."""
        return self._info().needs_start != 0

    def __len__(self) -> int:
        """The number of values, blocks or keyframes."""
        return self._info().key_count

    def __bool__(self) -> bool:
        return True

    def value(self, t: Numbers, start: Value | Path | None = None, start_velocity: Value | None = None) -> Any:
        """The value at the time t in seconds: a number, or a list of the components; for keyframes of paths a Path. A
        sequence of times gives a list, a numpy array an array, with the components along its last axis; for keyframes
        of paths both give a list of Paths.

        start and start_velocity are the start of a motion that needs one (needs_start): a Path for keyframes of paths.
        Before 0 the value is the first one, from the duration on the last.
        """
        return self._evaluate(t, start, start_velocity, False)

    def velocity(self, t: Numbers, start: Value | Path | None = None, start_velocity: Value | None = None) -> Any:
        """The velocity at the time t, in units per second. The arguments are those of value."""
        return self._evaluate(t, start, start_velocity, True)

    def _evaluate(self, t: Any, start: Value | Path | None, start_velocity: Value | None, is_velocity: bool) -> Any:
        if isinstance(start, Path):
            if not self._is_of_paths:
                raise TypeError("a Path starts keyframes of paths, and these are of numbers")
            started = self._started(start) if isinstance(self, _Growing) and self.needs_start else self
            return started._evaluate(t, None, None, is_velocity)
        if self._is_of_paths and (start is not None or start_velocity is not None):
            raise TypeError("keyframes of paths start with a Path, and without a velocity")
        if self._is_of_paths and not is_velocity:
            return [self._path(each) for each in t] if hasattr(t, "__len__") else self._path(t)
        pointer = self._made().open()
        width = self._options.component_count
        begin = doubles(_beginning(start, start_velocity))
        is_many = hasattr(t, "__len__")
        times = doubles(t if is_many else (t,))
        count = len(times) * width
        array = None
        if is_many and is_numpy_array(t):
            array = sys.modules["numpy"].empty(t.shape if width == 1 else (*t.shape, width), dtype="float64")
        numbers = (c_double * count)() if array is None else writable_doubles(array, count)
        results = (None, numbers) if is_velocity else (numbers, None)
        check(_raw.anim_keyframes_evaluate(pointer, times, len(times), begin, len(begin), *results, count))
        if array is not None:
            return array
        rows = numbers[:] if width == 1 else [numbers[index : index + width] for index in range(0, count, width)]
        return rows if is_many else rows[0]

    def _path(self, t: float) -> Path:
        path = Path()
        check(_raw.anim_keyframes_get_path(self._made().open(), t, path._pointer))
        return path

    def __reduce__(self) -> tuple[Any, ...]:
        return (_made_again, (type(self), *self._made_of))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)} keys, {self.duration:g} s>"

    def _repr_svg_(self) -> str | None:
        """For notebooks: a curve for each component, or interpolated paths. None if it needs a start."""
        if self.needs_start or self.duration <= 0:
            return None
        if self._is_of_paths:
            return _pictures.strip([self.value(self.duration * index / 6) for index in range(7)])
        return _pictures.curve(self.value, self.duration, repr(self))


def _made_again(kind: Any, first: Any, options: dict[str, Any], calls: list[tuple[str, tuple[Any, ...]]]) -> Any:
    """Keyframes made again as before: with a first argument and options, followed by these calls."""
    keyframes = kind(first, **options)
    for name, arguments in calls:
        getattr(keyframes, name)(*arguments)
    return keyframes


@overload
def _kept(value: Path) -> Path: ...
@overload
def _kept(value: Value | Path | None) -> list[float] | Path | None: ...
def _kept(value: Value | Path | None) -> list[float] | Path | None:
    """A copy of a value, independent of the object that was passed."""
    if isinstance(value, Path):
        return value.copy()
    return None if value is None else list(_numbers(value))


def _numbers_or_none(value: Value | None) -> list[float]:
    return [] if value is None else _numbers(value)


def _beginning(value: Value | None, velocity: Value | None) -> list[float]:
    """The start of a motion: a row of the value, and one of the velocity."""
    if value is None and velocity is not None:
        raise ValueError("a velocity at the beginning goes with a value there")
    first, second = _numbers_or_none(value), _numbers_or_none(velocity)
    if velocity is not None and len(first) != len(second):
        raise ValueError("a velocity has another number of components than the values")
    return first + second


class _Growing(Keyframes):
    """Keyframes that are added one by one, and made on first use."""

    __slots__ = ("_duration", "_ease", "_initial", "_initial_path", "_mode", "_paths", "_shortest_turns", "_values")

    def _begin(
        self,
        duration: float,
        mode: str,
        initial: list[float] | Path,
        ease: Curve | None,
        shortest_turns: Iterable[int],
    ) -> None:
        self._is_of_paths = isinstance(initial, Path)
        self._prepare(1, duration, mode, ease, shortest_turns)
        self._initial_path = initial.copy() if isinstance(initial, Path) else None
        self._initial = doubles(() if isinstance(initial, Path) else initial)
        self._values: list[list[float]] = []
        self._paths: list[Path] = []

    def _add(self, value: Value | Path) -> None:
        is_path = isinstance(value, Path)
        is_first = not self._values and not self._paths and not len(self._initial) and self._initial_path is None
        if is_path != self._is_of_paths and not is_first:
            raise TypeError("keyframes are of paths or of numbers, not of both")
        if isinstance(value, Path):
            self._paths.append(value.copy())
        else:
            self._values.append(_numbers(value))
        self._is_of_paths = is_path
        self._handle = None

    def _started(self, start: Path) -> Keyframes:
        """The same keyframes with a path as their start."""
        copy: Keyframes = _made_again(type(self), *self._with_initial(start))
        return copy

    def _with_initial(self, start: Path) -> tuple[Any, ...]:
        first, options, calls = self._made_of
        return first, {**options, "initial": start}, calls

    def _made(self) -> Handle:
        if self._handle is not None:
            return self._handle
        pointer = POINTER(_raw.anim_keyframes)()
        if self._is_of_paths:
            handles = (POINTER(_raw.anim_path) * len(self._paths))(*(path._pointer for path in self._paths))
            initial = None if self._initial_path is None else self._initial_path._pointer
            check(self._create_paths(handles, initial, pointer))
            handle = self._own(pointer)
            self._options.component_count = self._info().component_count
            return handle
        values, width = _rows(self._values)
        self._options.component_count = width if self._values else max(len(self._initial), 1)
        check(self._create(values, pointer))
        return self._own(pointer)

    def _create(self, values: Doubles, pointer: Any) -> int:
        raise NotImplementedError

    def _create_paths(self, paths: Any, initial: Any, pointer: Any) -> int:
        raise NotImplementedError


class BlockKeyframes(_Growing):
    """Keyframes as UIKit's blocks; see Keyframes.blocks."""

    __slots__ = ("_durations", "_starts")

    def __init__(
        self,
        duration: float,
        mode: str = "linear",
        initial: Value | Path | None = None,
        ease: Curve | None = None,
        shortest_turns: Iterable[int] = (),
    ) -> None:
        shortest_turns = tuple(shortest_turns)
        first = initial if isinstance(initial, Path) else _numbers_or_none(initial)
        self._begin(duration, mode, first, ease, shortest_turns)
        options = {"mode": mode, "initial": _kept(initial), "ease": ease, "shortest_turns": shortest_turns}
        self._made_of = (duration, options, [])
        self._starts: list[float] = []
        self._durations: list[float] = []

    def add(self, start: float, duration: float, value: Value | Path) -> BlockKeyframes:
        """Adds a block: from start and for duration (both from 0 to 1, in units of the whole), the value moves from its
        current value to value, numbers or a Path; a duration of 0 jumps. A block that starts while another runs takes
        over from the value at that moment. Returns the keyframes."""
        self._add(value)
        self._made_of[2].append(("add", (start, duration, _kept(value))))
        self._starts.append(start)
        self._durations.append(duration)
        return self

    def _create(self, values: Doubles, pointer: Any) -> int:
        status: int = _raw.anim_keyframes_create_blocks(
            self._options,
            doubles(self._starts),
            doubles(self._durations),
            len(self._starts),
            values,
            len(values),
            self._initial,
            len(self._initial),
            byref(pointer),
        )
        return status

    def _create_paths(self, paths: Any, initial: Any, pointer: Any) -> int:
        times = doubles(self._starts), doubles(self._durations)
        status: int = _raw.anim_keyframes_create_path_blocks(
            self._options, *times, paths, len(paths), initial, byref(pointer)
        )
        return status


class TrackKeyframes(_Growing):
    """Keyframes one after another; see Keyframes.track. The methods return the track."""

    __slots__ = ("_keys", "_velocities")

    def __init__(
        self,
        initial: Value | Path | None = None,
        velocity: Value | None = None,
        ease: Curve | None = None,
        shortest_turns: Iterable[int] = (),
    ) -> None:
        shortest_turns = tuple(shortest_turns)
        if isinstance(initial, Path) and velocity is not None:
            raise TypeError("keyframes of paths have no velocities")
        first = initial if isinstance(initial, Path) else _beginning(initial, velocity)
        self._begin(0.0, "linear", first, ease, shortest_turns)
        options = {"velocity": _kept(velocity), "ease": ease, "shortest_turns": shortest_turns}
        self._made_of = (_kept(initial), options, [])
        self._keys: list[_raw.anim_keyframe] = []
        self._velocities: list[tuple[Value | None, Value | None]] = []

    def _append(
        self,
        kind: int,
        value: Value | Path,
        duration: float | None,
        start: Value | None = None,
        end: Value | None = None,
    ) -> _raw.anim_keyframe:
        if isinstance(value, Path) and (start is not None or end is not None):
            raise TypeError("keyframes of paths have no velocities")
        key = _raw.anim_keyframe(kind)
        if duration is None:
            key.flags |= _raw.ANIM_KEYFRAME_SETTLES
        else:
            key.duration = duration
        if start is not None:
            key.flags |= _raw.ANIM_KEYFRAME_HAS_START_VELOCITY
        if end is not None:
            key.flags |= _raw.ANIM_KEYFRAME_HAS_END_VELOCITY
        self._add(value)
        self._keys.append(key)
        self._velocities.append((start, end))
        return key

    def linear(self, to: Value | Path, duration: float, curve: Curve = "linear") -> TrackKeyframes:
        """Linear interpolation to a value in a duration (seconds), eased by a curve. To a Path that is the last one
        rotated, it rotates."""
        bezier = _curve(curve)
        self._append(_raw.ANIM_KEYFRAME_KIND_LINEAR, to, duration).curve = bezier
        self._made_of[2].append(("linear", (_kept(to), duration, curve)))
        return self

    def cubic(
        self,
        to: Value | Path,
        duration: float,
        start_velocity: Value | None = None,
        end_velocity: Value | None = None,
    ) -> TrackKeyframes:
        """A cubic curve to a value. Velocities (units per second) that are not given continue the motion."""
        self._append(_raw.ANIM_KEYFRAME_KIND_CUBIC, to, duration, start_velocity, end_velocity)
        self._made_of[2].append(("cubic", (_kept(to), duration, _kept(start_velocity), _kept(end_velocity))))
        return self

    def spring(
        self,
        to: Value | Path,
        duration: float | None = None,
        spring: Spring | None = None,
        start_velocity: Value | None = None,
    ) -> TrackKeyframes:
        """A spring (by default SwiftUI's: 0.5 s, no bounce), for a duration or until it has settled."""
        used = spring if spring is not None else Spring.perceptual(0.5, 0.0)
        raw = spring_of(used)
        self._append(_raw.ANIM_KEYFRAME_KIND_SPRING, to, duration, start_velocity).spring = raw
        self._made_of[2].append(("spring", (_kept(to), duration, spring, _kept(start_velocity))))
        return self

    def move(self, to: Value | Path) -> TrackKeyframes:
        """Jumps to a value."""
        self._append(_raw.ANIM_KEYFRAME_KIND_MOVE, to, 0.0)
        self._made_of[2].append(("move", (_kept(to),)))
        return self

    def _create(self, values: Doubles, pointer: Any) -> int:
        width = self._options.component_count
        velocities: list[float] = []
        if any(key.flags & 3 for key in self._keys):
            for pair in self._velocities:
                for velocity in pair:
                    row = [0.0] * width if velocity is None else _numbers(velocity)
                    if len(row) != width:
                        raise ValueError("a velocity has another number of components than the values")
                    velocities += row
        status: int = _raw.anim_keyframes_create_track(
            self._options,
            (_raw.anim_keyframe * len(self._keys))(*self._keys),
            len(self._keys),
            values,
            len(values),
            doubles(velocities),
            len(velocities),
            self._initial,
            len(self._initial),
            byref(pointer),
        )
        return status

    def _with_initial(self, start: Path) -> tuple[Any, ...]:
        return start, self._made_of[1], self._made_of[2]

    def _create_paths(self, paths: Any, initial: Any, pointer: Any) -> int:
        keys = (_raw.anim_keyframe * len(self._keys))(*self._keys)
        status: int = _raw.anim_keyframes_create_path_track(
            self._options, keys, paths, len(keys), initial, byref(pointer)
        )
        return status


def sample_keyframes(motions: Sequence[Keyframes], t: float) -> list[float]:
    """The values of many motions at one time t (seconds), with their components in a row. Raises StateError for one
    that needs a start."""
    pointers = [motion._made().open() for motion in motions]
    array = (POINTER(_raw.anim_keyframes) * len(pointers))(*pointers)
    count = sum(motion._options.component_count for motion in motions)
    numbers = (ctypes.c_double * count)()
    check(_raw.anim_keyframes_evaluate_many(array, len(pointers), t, numbers, count))
    return numbers[:]
