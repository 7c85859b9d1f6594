"""A part of Path: bounds, area, winding, what is inside, flattening."""

from __future__ import annotations

from typing import Any

__all__ = ["PathRegions"]


class PathRegions:
    """Bounds, area, winding, what is inside, flattening."""

    __slots__ = ()

    _pointer: Any
