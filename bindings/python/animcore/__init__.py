"""animcore: an animation core. It owns what moves, where it is now and what happens next; you own the pixels.

    from animcore import Spring, Stage

    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(Spring(1, 100, 10)):
        x.value = 1.0
    stage.advance(1 / 60)
    print(x.presentation, x.velocity)

Times are in seconds, angles in radians, lengths in points (y grows downwards), colour components from 0 to 1. One
object is used by one thread at a time; different objects may be used by different threads at once. Every error of
the core is an AnimError.
"""

from __future__ import annotations

from . import math as math
from ._library import library_path
from ._raw import anim_version as _anim_version
from .curve import CubicBezier
from .drawing import DrawCommand, GradientStop, LinearGradient, Paint, RadialGradient, SolidPaint
from .errors import (
    AnimError,
    ArgumentError,
    BufferTooSmallError,
    ClosedError,
    DocumentError,
    DuplicateError,
    IdentifierError,
    KindError,
    LibraryError,
    LimitError,
    NotFoundError,
    OutOfMemoryError,
    ReentrantError,
    StateError,
    TextSyntaxError,
)
from .events import Event, EventKind
from .flicks import FLICKS_PER_SECOND, flicks_from_seconds, flicks_to_seconds
from .path import Path, Verb
from .property import Group, Property, What
from .scene import Input, InputKind, Inputs, Scene
from .spring import Spring
from .stage import Stage
from .trace import Trace
from .transaction import Motion, Transaction
from .values import Colour, ColourLike, Kind, Rectangle, Transform, Value

__all__ = [
    "FLICKS_PER_SECOND",
    "AnimError",
    "ArgumentError",
    "BufferTooSmallError",
    "ClosedError",
    "Colour",
    "ColourLike",
    "CubicBezier",
    "DocumentError",
    "DrawCommand",
    "DuplicateError",
    "Event",
    "EventKind",
    "GradientStop",
    "Group",
    "IdentifierError",
    "Input",
    "InputKind",
    "Inputs",
    "Kind",
    "KindError",
    "LibraryError",
    "LimitError",
    "LinearGradient",
    "Motion",
    "NotFoundError",
    "OutOfMemoryError",
    "Paint",
    "Path",
    "Property",
    "RadialGradient",
    "Rectangle",
    "ReentrantError",
    "Scene",
    "SolidPaint",
    "Spring",
    "Stage",
    "StateError",
    "TextSyntaxError",
    "Trace",
    "Transaction",
    "Transform",
    "Value",
    "Verb",
    "What",
    "flicks_from_seconds",
    "flicks_to_seconds",
    "library_path",
    "library_version",
]


def library_version() -> tuple[int, int, int]:
    """The version of the shared library in use: major, minor, patch."""
    version = _anim_version()
    return (version >> 16, version >> 8 & 0xFF, version & 0xFF)


__version__ = ".".join(map(str, library_version()))
