"""A part of Path: strokes as outlines, dashes, round corners, hits of strokes."""

from __future__ import annotations

from typing import Any

__all__ = ["PathStrokes"]


class PathStrokes:
    """Strokes as outlines, dashes, round corners, hits of strokes."""

    __slots__ = ()

    _pointer: Any
