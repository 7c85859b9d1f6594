"""A part of Path: parts and changes: trimmed, split, reversed, converted, joined."""

from __future__ import annotations

from typing import Any

__all__ = ["PathParts"]


class PathParts:
    """Parts and changes: trimmed, split, reversed, converted, joined."""

    __slots__ = ()

    _pointer: Any
