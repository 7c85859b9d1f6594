"""A part of Path: sVG path data, in and out."""

from __future__ import annotations

from typing import Any

__all__ = ["PathData"]


class PathData:
    """SVG path data, in and out."""

    __slots__ = ()

    _pointer: Any
