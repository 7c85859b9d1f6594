# SPDX-License-Identifier: MIT
"""animcore: an animation core. It owns what moves, where it is now and what happens next; you own the pixels.

    from animcore import Spring, Stage

    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(Spring(1, 100, 10)):
        x.value = 1.0
    stage.advance(1 / 60)
    print(x.presentation, x.velocity)

Times are in seconds, angles in radians, lengths in points (y grows downwards), color components from 0 to 1. Use an
object from one thread at a time; different objects may be used from different threads at once. Every error of the core
is an AnimError.
"""

from __future__ import annotations

import sys as _sys

from . import color as color
from . import math as math
from . import transform as transform
from ._library import components, library_path
from ._path_measures import PathLocation
from ._plain import speak_plainly as _speak_plainly
from ._raw import anim_version as _anim_version
from .accessibility import AccessibilityElement
from .animation import Animation, AnimationOptions
from .bank import SpringBank
from .color import ColorSpace, HueInterpolation
from .curve import CubicBezier
from .decay import Decay, RubberBand, VelocityEstimator
from .document_warning import DocumentWarning, WarningKind
from .drawing import (
    AngularGradient,
    DrawCommand,
    GradientStop,
    LinearGradient,
    Paint,
    RadialGradient,
    Shadow,
    SolidPaint,
)
from .easing import Easing, StepPosition
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
    PathDataError,
    ReentrantError,
    StateError,
    TextSyntaxError,
)
from .events import Event, EventKind
from .expression import Expression
from .flicks import FLICKS_PER_SECOND, flicks_from_seconds, flicks_to_seconds
from .group import AnimationGroup, Animator, AnimatorPosition
from .interaction import Region
from .keyframes import BlockKeyframes, Keyframes, TrackKeyframes, sample_keyframes
from .lists import Item, ItemList, Lists
from .machine import Machine
from .morph import Morph
from .path import Path, Verb
from .path_collection import PathCollection
from .property import Property, PropertyList, Read
from .property_options import PropertyOptions
from .recorder import TraceRecorder
from .scene import Document, Input, InputKind, Inputs, Scene
from .scenes import SceneChange, Scenes
from .spring import Spring, SpringBlend
from .stage import Stage
from .statechart import EventValue, State, StateKind
from .timing import Direction, FillMode, MediaSample, MediaTiming, TimingPhase, WebSample, WebTiming
from .trace import Trace
from .transaction import Motion, MotionOptions, Transaction
from .transform import TransformParts
from .turn import Turn
from .values import Color, ColorLike, Rectangle, Size, Transform, Value, ValueKind

__all__ = [
    "FLICKS_PER_SECOND",
    "AccessibilityElement",
    "AngularGradient",
    "AnimError",
    "Animation",
    "AnimationGroup",
    "AnimationOptions",
    "Animator",
    "AnimatorPosition",
    "ArgumentError",
    "BlockKeyframes",
    "BufferTooSmallError",
    "ClosedError",
    "Color",
    "ColorLike",
    "ColorSpace",
    "CubicBezier",
    "Decay",
    "Direction",
    "Document",
    "DocumentError",
    "DocumentWarning",
    "DrawCommand",
    "DuplicateError",
    "Easing",
    "Event",
    "EventKind",
    "EventValue",
    "Expression",
    "FillMode",
    "GradientStop",
    "HueInterpolation",
    "IdentifierError",
    "Input",
    "InputKind",
    "Inputs",
    "Item",
    "ItemList",
    "Keyframes",
    "KindError",
    "LibraryError",
    "LimitError",
    "LinearGradient",
    "Lists",
    "Machine",
    "MediaSample",
    "MediaTiming",
    "Morph",
    "Motion",
    "MotionOptions",
    "NotFoundError",
    "OutOfMemoryError",
    "Paint",
    "Path",
    "PathCollection",
    "PathDataError",
    "PathLocation",
    "Property",
    "PropertyList",
    "PropertyOptions",
    "RadialGradient",
    "Read",
    "Rectangle",
    "ReentrantError",
    "Region",
    "RubberBand",
    "Scene",
    "SceneChange",
    "Scenes",
    "Shadow",
    "Size",
    "SolidPaint",
    "Spring",
    "SpringBank",
    "SpringBlend",
    "Stage",
    "State",
    "StateError",
    "StateKind",
    "StepPosition",
    "TextSyntaxError",
    "TimingPhase",
    "Trace",
    "TraceRecorder",
    "TrackKeyframes",
    "Transaction",
    "Transform",
    "TransformParts",
    "Turn",
    "Value",
    "ValueKind",
    "VelocityEstimator",
    "Verb",
    "WarningKind",
    "WebSample",
    "WebTiming",
    "color",
    "components",
    "flicks_from_seconds",
    "flicks_to_seconds",
    "library_path",
    "library_version",
    "sample_keyframes",
    "transform",
]


def library_version() -> tuple[int, int, int]:
    """The version of the shared library in use: major, minor, patch."""
    version = _anim_version()
    return (version >> 16, version >> 8 & 0xFF, version & 0xFF)


_speak_plainly([_sys.modules[__name__], color, math, transform])

__version__ = ".".join(map(str, library_version()))
