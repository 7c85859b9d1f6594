"""A part of Path: lengths, points and directions at lengths, nearest points."""

from __future__ import annotations

from typing import Any

__all__ = ["PathMeasures"]


class PathMeasures:
    """Lengths, points and directions at lengths, nearest points."""

    __slots__ = ()

    _pointer: Any
