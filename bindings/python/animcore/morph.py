# SPDX-License-Identifier: MIT
"""Morphs: interpolation between any two paths."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Iterable, Sequence
from ctypes import POINTER, byref, c_double, c_size_t, c_uint8
from typing import TYPE_CHECKING, Any

from . import _pictures, _raw
from ._buffers import doubles, is_numpy_array, writable_doubles
from ._handle import whole
from ._words import number_of, unknown_option
from .errors import NotFoundError, check
from .path import Path, Verb

if TYPE_CHECKING:
    from ._buffers import FloatArray

__all__ = ["Morph"]

_STRUCTURES = {
    "automatic": _raw.ANIM_MORPH_STRUCTURE_AUTOMATIC,
    "strict": _raw.ANIM_MORPH_STRUCTURE_STRICT,
    "general": _raw.ANIM_MORPH_STRUCTURE_GENERAL,
    "blend": _raw.ANIM_MORPH_STRUCTURE_BLEND,
}
_MOTIONS = {
    "automatic": _raw.ANIM_MORPH_MOTION_AUTOMATIC,
    "linear": _raw.ANIM_MORPH_MOTION_LINEAR,
    "rotational": _raw.ANIM_MORPH_MOTION_ROTATIONAL,
}
_PAINTS = {"fill": _raw.ANIM_MORPH_PAINT_FILL, "stroke": _raw.ANIM_MORPH_PAINT_STROKE}
_RULES = {"nonzero": _raw.ANIM_FILL_RULE_NONZERO, "evenodd": _raw.ANIM_FILL_RULE_EVENODD}

Pairs = Iterable[tuple[int | None, int | None]]


def _made_again(kind: Any, paths: tuple[Path, ...], times: list[float] | None, options: dict[str, Any]) -> Any:
    """A morph made again as before."""
    return kind(*paths, **options) if times is None else kind.sequence(paths, times, **options)


class Morph:
    """Interpolates between two paths, prepared once: Morph(a, b).at(0.5). Paths may be given as SVG path data.

    structure: "automatic" (paths with the same verbs are interpolated point by point, unless they are one shape with
    different starts or would fold up; all others are first converted to a common structure), "strict" (others raise
    KindError; an arc of path data counts as one verb), "general" (all are aligned by their shapes) or "blend" (for
    filled shapes that have nothing in common: no point has a counterpart; the inside changes by the distances from both
    outlines, and its area evenly; t outside 0 to 1 counts as 0 or 1, and there is no common structure, so that aligned,
    pairs, verbs and many raise KindError).
    motion: "automatic", "linear" or "rotational".
    pairing: which subpaths correspond: "automatic", "index", pairs of indices of subpaths (a subpath paired with None
    grows from or shrinks to a point), a function of both paths' subpaths (lists of Path) that returns such pairs, or
    two lists of names, one for the subpaths of each path: those with the same name are paired.
    starts: which points of closed subpaths correspond: "automatic", "keep" (their own starts), or pairs of indices of
    verbs whose end points correspond.
    paint: how the paths are drawn: "fill" (open subpaths close on the way, and self-intersections of interpolated paths
    are repaired) or "stroke" (open subpaths stay open, and strokes without a counterpart join another stroke).
    fill_rule: "nonzero" or "evenodd": determines which subpaths are holes.
    smoothness: from 0 (outlines stretch as their features require) to 1 (evenly along their length).
    tolerance: joints closer than this are merged, in units of the outline's length, 0 to 0.1.
    effort: how thoroughly self-intersections of interpolated paths are searched for and repaired, 0 to 3.
    """

    __slots__ = ("__weakref__", "_count", "_finalizer", "_made_of", "_pointer")

    def __init__(self, from_: Path | str, to: Path | str, **options: Any) -> None:
        start, end = _path(from_), _path(to)
        settings = _settings(options, start, end)
        pointer = POINTER(_raw.anim_morph)()
        check(_raw.anim_morph_create(start._pointer, end._pointer, settings, byref(pointer)))
        self._own(pointer, 1)
        self._made_of: tuple[Any, ...] = ((start.copy(), end.copy()), None, _given(options, settings))

    @classmethod
    def sequence(cls, paths: Iterable[Path | str], times: Iterable[float] = (), **options: Any) -> Morph:
        """A morph along several paths. times says when each is reached, from 0 to 1; evenly spaced by default. Options
        as for Morph."""
        sequence = [_path(path) for path in paths]
        moments = doubles(times)
        empty = Path()
        first, second = [*sequence, empty, empty][:2]
        settings = _settings(options, first, second)
        array = (POINTER(_raw.anim_path) * len(sequence))(*(path._pointer for path in sequence))
        pointer = POINTER(_raw.anim_morph)()
        check(
            _raw.anim_morph_create_sequence(
                array, len(sequence), moments if len(moments) else None, len(moments), settings, byref(pointer)
            )
        )
        morph = cls.__new__(cls)
        morph._own(pointer, len(sequence) - 1)
        morph._made_of = (tuple(path.copy() for path in sequence), moments[:], _given(options, settings))
        return morph

    def __reduce__(self) -> tuple[Any, ...]:
        return (_made_again, (type(self), *self._made_of))

    def _own(self, pointer: Any, count: int) -> None:
        self._pointer = pointer
        self._count = count
        self._finalizer = weakref.finalize(self, _raw.anim_morph_destroy, pointer)
        self._finalizer.atexit = False

    def at(self, t: float, into: Path | None = None) -> Path:
        """The path at t: 0 is exactly the first path and 1 the last. Outside 0 to 1 the motion is extrapolated. With
        into, that path's contents are replaced, without new memory once it has room."""
        path = Path() if into is None else into
        check(_raw.anim_morph_get_path(self._pointer, t, path._pointer))
        return path

    def __call__(self, t: float) -> Path:
        """The path at t."""
        return self.at(t)

    def __len__(self) -> int:
        """The number of pairs of neighbors: 1, or one less than the paths of a sequence."""
        return self._count

    def __bool__(self) -> bool:
        return True

    def aligned_at(self, index: int) -> tuple[Path, Path]:
        """Paths index and index + 1 in their common structure: the same verbs, each with the filled shape of its
        original."""
        self._check_index(index)
        start, end = Path(), Path()
        check(_raw.anim_morph_get_aligned(self._pointer, index, start._pointer, end._pointer))
        return start, end

    @property
    def aligned(self) -> tuple[Path, Path]:
        """The first two paths in their common structure, for CSS, Lottie and others that interpolate point by point."""
        return self.aligned_at(0)

    def pairs_at(self, index: int) -> list[tuple[int | None, int | None]]:
        """The pairs of subpaths of paths index and index + 1; None for no counterpart."""
        self._check_index(index)
        count = c_size_t()
        check(_raw.anim_morph_list_pairs(self._pointer, index, None, 0, count))
        pairs = (_raw.anim_morph_pair * count.value)()
        check(_raw.anim_morph_list_pairs(self._pointer, index, pairs, len(pairs), count))
        return [(_index(getattr(pair, "from")), _index(pair.to)) for pair in pairs]

    @property
    def pairs(self) -> list[tuple[int | None, int | None]]:
        """The pairs of subpaths of the first two paths, by index; None for no counterpart."""
        return self.pairs_at(0)

    def verbs(self, index: int = 0) -> list[Verb]:
        """The verbs of the common structure of paths index and index + 1."""
        count = self._counts(index)[0]
        verbs = (c_uint8 * count)()
        check(_raw.anim_morph_get_verbs(self._pointer, index, verbs, count))
        return [Verb(verb) for verb in verbs]

    def _check_index(self, index: int) -> None:
        if not 0 <= whole("index", index) < self._count:
            raise NotFoundError(
                _raw.ANIM_ERROR_NOT_FOUND, f"index is {index}, but the morph has {self._count} pairs of neighbors"
            )

    def _counts(self, index: int) -> tuple[int, int]:
        self._check_index(index)
        verbs, coordinates = c_size_t(), c_size_t()
        check(_raw.anim_morph_get_counts(self._pointer, index, verbs, coordinates))
        return verbs.value, coordinates.value

    def many(self, times: Sequence[float] | FloatArray, index: int = 0, out: Any = None) -> Any:
        """The coordinates of the common structure of paths index and index + 1 at many times, 0 for the earlier and 1
        for the later path: a row for each time, with the verbs of verbs(index). A numpy array for a numpy array,
        otherwise a list of lists; or written to out, a writable buffer of doubles."""
        moments = doubles(times)
        width = self._counts(index)[1]
        total = len(moments) * width
        if out is not None:
            target = writable_doubles(out, total)
        elif is_numpy_array(times):
            array = times.__class__((len(moments), width), "float64")  # type: ignore[call-arg]
            target, out = writable_doubles(array, total), array
        else:
            target = (c_double * total)()
        check(_raw.anim_morph_evaluate(self._pointer, index, moments, len(moments), target, len(target)))
        if out is not None:
            return out
        return [target[row * width : (row + 1) * width] for row in range(len(moments))]

    def _repr_svg_(self) -> str:
        """For notebooks: seven interpolated paths."""
        return _pictures.morph(self)

    def __repr__(self) -> str:
        return f"<Morph of {self._count + 1} paths>"


def _index(value: int) -> int | None:
    return None if value < 0 else value


def _path(path: Path | str) -> Path:
    return path if isinstance(path, Path) else Path(path)


def _named_index(index: int | None) -> int:
    return -1 if index is None else whole("an index", index, 0, 2**31 - 1)


def _pair_array(pairs: Pairs) -> Any:
    rows = [(_named_index(a), _named_index(b)) for a, b in pairs]
    return (_raw.anim_morph_pair * len(rows))(*(_raw.anim_morph_pair(*row) for row in rows))


def _pairs_of(array: Any) -> list[tuple[int | None, int | None]]:
    return [(_index(getattr(pair, "from")), _index(pair.to)) for pair in array]


def _subpaths(path: Path) -> list[Path]:
    parts: list[tuple[list[int], list[float]]] = []
    for verb, points in path:
        if verb is Verb.MOVE:
            parts.append(([], []))
        parts[-1][0].append(verb)
        for point in points:
            parts[-1][1].extend(point)
    return [Path.of(*part) for part in parts]


def _by_name(first: Sequence[str | None], second: Sequence[str | None]) -> list[tuple[int | None, int | None]]:
    places = {name: index for index, name in enumerate(second) if name is not None}
    for names in (first, second):
        given = [name for name in names if name is not None]
        if len(set(given)) < len(given):
            raise ValueError("a name is given twice to subpaths of one path")
    return [(index, places.get(name)) for index, name in enumerate(first) if name is not None]


_OPTIONS = ("structure", "motion", "paint", "fill_rule", "smoothness", "tolerance", "effort", "pairing", "starts")


def _settings(options: dict[str, Any], start: Path, end: Path) -> Any:
    if not options:
        return None
    settings = _raw.anim_morph_options()
    check(_raw.anim_default_morph_options(settings, ctypes.sizeof(settings)))
    for name, value in options.items():
        match name:
            case "structure":
                settings.structure = number_of(name, value, _STRUCTURES)
            case "motion":
                settings.motion = number_of(name, value, _MOTIONS)
            case "paint":
                settings.paint = number_of(name, value, _PAINTS)
            case "fill_rule":
                settings.fill_rule = number_of(name, value, _RULES)
            case "smoothness" | "tolerance":
                setattr(settings, name, float(value))
            case "effort":
                settings.effort = whole("effort", value, -(2**31), 2**31 - 1)
            case "pairing":
                _set_pairing(settings, value, start, end)
            case "starts":
                _set_starts(settings, value)
            case _:
                raise unknown_option("Morph", name, _OPTIONS)
    return settings


def _given(options: dict[str, Any], settings: Any) -> dict[str, Any]:
    """Options that can be passed again: pairs instead of a function, names or an iterator."""
    again = dict(options)
    for name, kept in (("pairing", "kept_pairs"), ("starts", "kept_points")):
        if hasattr(settings, kept):
            again[name] = _pairs_of(getattr(settings, kept))
    return again


def _set_pairing(settings: Any, value: Any, start: Path, end: Path) -> None:
    if isinstance(value, str):
        kinds = {"automatic": _raw.ANIM_MORPH_PAIRING_AUTOMATIC, "index": _raw.ANIM_MORPH_PAIRING_INDEX}
        settings.pairing = number_of("pairing", value, kinds)
        return
    if isinstance(value, Callable):  # type: ignore[arg-type]
        value = value(_subpaths(start), _subpaths(end))
    elif isinstance(value, (tuple, list)) and len(value) == 2 and all(_are_names(names) for names in value):
        value = _by_name(*value)
    pairs = _pair_array(value)
    settings.pairing = _raw.ANIM_MORPH_PAIRING_GIVEN
    settings.pairs = ctypes.cast(pairs, type(settings.pairs))
    settings.pair_count = len(pairs)
    settings.kept_pairs = pairs


def _are_names(value: Any) -> bool:
    return (
        isinstance(value, (tuple, list))
        and any(isinstance(name, str) for name in value)
        and all(name is None or isinstance(name, str) for name in value)
    )


def _set_starts(settings: Any, value: Any) -> None:
    if isinstance(value, str):
        kinds = {"automatic": _raw.ANIM_MORPH_STARTS_AUTOMATIC, "keep": _raw.ANIM_MORPH_STARTS_KEEP}
        settings.starts = number_of("starts", value, kinds)
        return
    points = _pair_array(value)
    settings.starts = _raw.ANIM_MORPH_STARTS_GIVEN
    settings.points = ctypes.cast(points, type(settings.points))
    settings.point_count = len(points)
    settings.kept_points = points
