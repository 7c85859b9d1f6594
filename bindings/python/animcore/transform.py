# SPDX-License-Identifier: MIT
"""Composition, decomposition and interpolation of affine transforms, as in CSS."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from . import _raw
from ._buffers import doubles, is_numpy_array, writable_doubles
from .errors import check
from .values import Transform, six_numbers

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["TransformParts", "decompose", "interpolate", "rotation", "scaling", "translation"]


class TransformParts(NamedTuple):
    """A scale, then a skew, then a rotation (radians, positive clockwise on the screen), then a translation.

    skew is the tangent of the skew's angle. shear is 0 unless the transform is singular or nearly so.
    """

    tx: float = 0.0
    ty: float = 0.0
    angle: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    skew: float = 0.0
    shear: float = 0.0

    @property
    def transform(self) -> Transform:
        """The transform composed of the parts."""
        result = _raw.anim_transform()
        check(_raw.anim_transform_compose(_raw.anim_transform_parts(*self), result))
        return _made(result)


def translation(x: float, y: float) -> Transform:
    """Translates by (x, y)."""
    return TransformParts(tx=x, ty=y).transform


def rotation(angle: float) -> Transform:
    """Rotates around the origin by an angle in radians, clockwise on the screen."""
    return TransformParts(angle=angle).transform


def scaling(x: float, y: float | None = None) -> Transform:
    """Scales from the origin; by x in both directions if y is not given."""
    return TransformParts(scale_x=x, scale_y=x if y is None else y).transform


def decompose(transform: Sequence[float]) -> TransformParts:
    """Decomposes a transform (a, b, c, d, tx, ty). Works for every transform, even singular ones."""
    parts = _raw.anim_transform_parts()
    check(_raw.anim_transform_decompose(_raw.anim_transform(*six_numbers(transform)), parts))
    return TransformParts(parts.tx, parts.ty, parts.angle, parts.scale_x, parts.scale_y, parts.skew, parts.shear)


@overload
def interpolate(start: Sequence[float], end: Sequence[float], progress: float = 0.5) -> Transform: ...
@overload
def interpolate(start: Sequence[float], end: Sequence[float], progress: Sequence[float]) -> list[Transform]: ...
@overload
def interpolate(start: Sequence[float], end: Sequence[float], progress: AnyArray) -> FloatArray: ...
def interpolate(start: Sequence[float], end: Sequence[float], progress: Numbers = 0.5) -> Any:
    """The transform at a progress from one (0) to another (1), interpolated part by part, rotated the short way. If
    either is singular, it jumps at 0.5.

    A sequence of progresses gives a list of transforms, a numpy array an array with a last axis of six numbers.
    """
    first, last = _raw.anim_transform(*six_numbers(start)), _raw.anim_transform(*six_numbers(end))
    if not hasattr(progress, "__len__"):
        one = _raw.anim_transform()
        check(_raw.anim_transform_interpolate(first, last, progress, one))
        return _made(one)
    progresses = doubles(progress)
    count = len(progresses)
    room = (_raw.anim_transform * count)()
    if is_numpy_array(progress):
        result = sys.modules["numpy"].empty((*progress.shape, 6), dtype="float64")
        if count:
            room = (_raw.anim_transform * count).from_buffer(writable_doubles(result, 6 * count))
        check(_raw.anim_transform_interpolate_many(first, last, progresses, count, room))
        return result
    check(_raw.anim_transform_interpolate_many(first, last, progresses, count, room))
    return [_made(one) for one in room]


def _made(transform: _raw.anim_transform) -> Transform:
    return Transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
