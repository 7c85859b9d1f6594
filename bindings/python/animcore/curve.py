# SPDX-License-Identifier: MIT
"""Timing curves."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_double
from typing import TYPE_CHECKING, Any, overload

from . import _pictures, _raw
from ._buffers import map_doubles, utf8
from ._handle import reduced
from .errors import check

if TYPE_CHECKING:
    from ._buffers import AnyArray, FloatArray, Numbers

__all__ = ["CubicBezier"]


class CubicBezier:
    """A cubic Bézier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). Immutable.

    0 <= x1, x2 <= 1 (ArgumentError); y1 and y2 are at most 1e6 in size (LimitError). A call with a progress in time
    returns the progress of the value; a sequence gives a list, a numpy array an array.
    """

    __slots__ = ("_curve",)

    def __init__(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self._curve = _raw.anim_cubic_bezier(x1, y1, x2, y2)
        check(_raw.anim_cubic_bezier_evaluate(self._curve, 0.0, c_double()))

    @classmethod
    def named(cls, name: str) -> CubicBezier:
        """A curve by name: CSS's, such as "ease-in", or "default" (Core Animation's, which is ease).

        Raises NotFoundError for any other name.
        """
        curve = _raw.anim_cubic_bezier()
        text = utf8(name)
        check(_raw.anim_cubic_bezier_make_named(text, len(text), curve))
        return cls(curve.x1, curve.y1, curve.x2, curve.y2)

    @property
    def x1(self) -> float:
        """The first control point's x."""
        return self._curve.x1

    @property
    def y1(self) -> float:
        """The first control point's y."""
        return self._curve.y1

    @property
    def x2(self) -> float:
        """The second control point's x."""
        return self._curve.x2

    @property
    def y2(self) -> float:
        """The second control point's y."""
        return self._curve.y2

    @overload
    def __call__(self, x: float) -> float: ...
    @overload
    def __call__(self, x: Sequence[float]) -> list[float]: ...
    @overload
    def __call__(self, x: AnyArray) -> FloatArray: ...
    def __call__(self, x: Numbers) -> Any:
        """y at x, accurate to 1e-12. Outside 0 to 1 the curve continues along its end tangents."""
        if hasattr(x, "__len__"):
            return map_doubles(
                x, lambda xs, count, ys: _raw.anim_cubic_bezier_evaluate_many(self._curve, xs, count, ys)
            )
        y = c_double()
        check(_raw.anim_cubic_bezier_evaluate(self._curve, x, y))
        return y.value

    def slope(self, x: float) -> float:
        """dy/dx at x. Infinite where the tangent is vertical."""
        slope = c_double()
        check(_raw.anim_cubic_bezier_get_slope(self._curve, x, slope))
        return slope.value

    def inverse(self, y: float) -> float:
        """The smallest x from 0 to 1 at which the curve reaches y; if it never does, the smallest x at which it comes
        nearest."""
        x = c_double()
        check(_raw.anim_cubic_bezier_invert(self._curve, y, x))
        return x.value

    def _key(self) -> tuple[float, float, float, float]:
        return (self.x1, self.y1, self.x2, self.y2)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, CubicBezier) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"CubicBezier({self.x1!r}, {self.y1!r}, {self.x2!r}, {self.y2!r})"

    def _repr_svg_(self) -> str:
        """In a notebook: the curve."""
        return _pictures.curve(self, 1.0, repr(self), "")

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, CubicBezier, *self._key())
