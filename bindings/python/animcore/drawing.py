"""The display list: what a scene looks like now, as commands that any renderer can walk."""

from __future__ import annotations

from ctypes import POINTER, byref, c_double, c_size_t, c_uint8
from dataclasses import dataclass
from typing import Any, TypeAlias

from . import _raw
from ._handle import Handle
from .path import Path
from .values import Colour, Transform

__all__ = ["DrawCommand", "GradientStop", "LinearGradient", "Paint", "RadialGradient", "SolidPaint"]

_KINDS = {_raw.ANIM_DRAW_FILL: "fill", _raw.ANIM_DRAW_STROKE: "stroke"}
_RULES = {_raw.ANIM_FILL_NONZERO: "nonzero", _raw.ANIM_FILL_EVENODD: "evenodd"}
_CAPS = {_raw.ANIM_CAP_BUTT: "butt", _raw.ANIM_CAP_ROUND: "round", _raw.ANIM_CAP_SQUARE: "square"}
_JOINS = {_raw.ANIM_JOIN_MITER: "miter", _raw.ANIM_JOIN_ROUND: "round", _raw.ANIM_JOIN_BEVEL: "bevel"}


@dataclass(frozen=True, slots=True)
class SolidPaint:
    """One colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class GradientStop:
    """A gradient's colour at an offset from 0 to 1. Colours are interpolated in sRGB, not premultiplied, as SVG
    does."""

    offset: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class LinearGradient:
    """Along the line from start to end, in the coordinates of the path."""

    start: tuple[float, float]
    end: tuple[float, float]
    stops: tuple[GradientStop, ...]


@dataclass(frozen=True, slots=True)
class RadialGradient:
    """From a centre to a radius, in the coordinates of the path."""

    centre: tuple[float, float]
    radius: float
    stops: tuple[GradientStop, ...]


Paint: TypeAlias = "SolidPaint | LinearGradient | RadialGradient"


@dataclass(frozen=True, slots=True)
class DrawCommand:
    """One thing to draw. The transform applies to the path, the gradient and the stroke alike."""

    # "fill" or "stroke"
    kind: str
    # The number of the node in document order.
    node: int
    # The path: a Verb's number each, and the x and y of their points in a row.
    verbs: bytes
    coordinates: tuple[float, ...]
    paint: Paint
    transform: Transform
    # 0 to 1, of the node and all its groups.
    opacity: float
    # "nonzero" or "evenodd"
    fill_rule: str
    # Of a stroke.
    line_width: float
    # "butt", "round" or "square"
    line_cap: str
    # "miter", "round" or "bevel"
    line_join: str
    miter_limit: float

    def path(self) -> Path:
        """The path as an object of its own."""
        return Path.of(self.verbs, self.coordinates)


def _view(function: Any, kind: Any, handle: Handle) -> Any:
    """A copy of an array that the core shows."""
    pointer, count = POINTER(kind)(), c_size_t()
    handle.check(function(handle.pointer, byref(pointer), count))
    return pointer[: count.value] if count.value else []


def display_list(handle: Handle) -> list[DrawCommand]:
    """The display list of a scene, from back to front."""
    records = _view(_raw.anim_scene_display_commands, _raw.anim_draw_command, handle)
    # The records are views into the core's memory, which the three calls below leave alone.
    verbs = bytes(_view(_raw.anim_scene_display_verbs, c_uint8, handle))
    coordinates = _view(_raw.anim_scene_display_coordinates, c_double, handle)
    stops = [
        GradientStop(stop.offset, Colour(*stop.colour))
        for stop in _view(_raw.anim_scene_display_stops, _raw.anim_gradient_stop, handle)
    ]
    return [_command(record, verbs, coordinates, stops) for record in records]


def _command(record: Any, verbs: bytes, coordinates: list[float], stops: list[GradientStop]) -> DrawCommand:
    transform = record.transform
    first, last = record.coordinate_start, record.coordinate_start + record.coordinate_count
    return DrawCommand(
        kind=_KINDS[record.kind],
        node=record.node,
        verbs=verbs[record.verb_start : record.verb_start + record.verb_count],
        coordinates=tuple(coordinates[first:last]),
        paint=_paint(record, tuple(stops[record.stop_start : record.stop_start + record.stop_count])),
        transform=Transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty),
        opacity=record.opacity,
        fill_rule=_RULES[record.fill_rule],
        line_width=record.line_width,
        line_cap=_CAPS[record.line_cap],
        line_join=_JOINS[record.line_join],
        miter_limit=record.miter_limit,
    )


def _paint(record: Any, stops: tuple[GradientStop, ...]) -> Paint:
    x, y, third, fourth = record.gradient
    if record.paint == _raw.ANIM_PAINT_LINEAR:
        return LinearGradient((x, y), (third, fourth), stops)
    if record.paint == _raw.ANIM_PAINT_RADIAL:
        return RadialGradient((x, y), third, stops)
    return SolidPaint(Colour(*record.colour))
