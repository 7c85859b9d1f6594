# SPDX-License-Identifier: MIT
"""The display list: the picture of a scene as commands for any renderer."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_uint64, sizeof, string_at
from dataclasses import dataclass
from typing import Any, TypeAlias

from . import _raw
from ._handle import Handle, whole
from .path import Path
from .values import Color, Rectangle, Transform

__all__ = [
    "AngularGradient",
    "DrawCommand",
    "GradientStop",
    "LinearGradient",
    "Paint",
    "RadialGradient",
    "Shadow",
    "SolidPaint",
]

_KINDS = {
    _raw.ANIM_DRAW_KIND_FILL: "fill",
    _raw.ANIM_DRAW_KIND_STROKE: "stroke",
    _raw.ANIM_DRAW_KIND_TEXT: "text",
    _raw.ANIM_DRAW_KIND_IMAGE: "image",
    _raw.ANIM_DRAW_KIND_LAYER_BEGIN: "layer_begin",
    _raw.ANIM_DRAW_KIND_LAYER_END: "layer_end",
    _raw.ANIM_DRAW_KIND_CLIP_BEGIN: "clip_begin",
    _raw.ANIM_DRAW_KIND_CLIP_END: "clip_end",
}
_RULES = {_raw.ANIM_FILL_RULE_NONZERO: "nonzero", _raw.ANIM_FILL_RULE_EVENODD: "evenodd"}
_CAPS = {_raw.ANIM_CAP_BUTT: "butt", _raw.ANIM_CAP_ROUND: "round", _raw.ANIM_CAP_SQUARE: "square"}
_JOINS = {_raw.ANIM_JOIN_MITER: "miter", _raw.ANIM_JOIN_ROUND: "round", _raw.ANIM_JOIN_BEVEL: "bevel"}
_ALIGNS = {_raw.ANIM_ALIGN_LEFT: "left", _raw.ANIM_ALIGN_CENTER: "center", _raw.ANIM_ALIGN_RIGHT: "right"}
_BASELINES = {
    _raw.ANIM_BASELINE_ALPHABETIC: "alphabetic",
    _raw.ANIM_BASELINE_TOP: "top",
    _raw.ANIM_BASELINE_MIDDLE: "middle",
    _raw.ANIM_BASELINE_BOTTOM: "bottom",
}
_FITS = {_raw.ANIM_FIT_STRETCH: "stretch", _raw.ANIM_FIT_CONTAIN: "contain", _raw.ANIM_FIT_COVER: "cover"}
_BLENDS = {
    _raw.ANIM_BLEND_MODE_NORMAL: "normal",
    _raw.ANIM_BLEND_MODE_MULTIPLY: "multiply",
    _raw.ANIM_BLEND_MODE_SCREEN: "screen",
    _raw.ANIM_BLEND_MODE_OVERLAY: "overlay",
    _raw.ANIM_BLEND_MODE_DARKEN: "darken",
    _raw.ANIM_BLEND_MODE_LIGHTEN: "lighten",
    _raw.ANIM_BLEND_MODE_COLOR_DODGE: "color-dodge",
    _raw.ANIM_BLEND_MODE_COLOR_BURN: "color-burn",
    _raw.ANIM_BLEND_MODE_HARD_LIGHT: "hard-light",
    _raw.ANIM_BLEND_MODE_SOFT_LIGHT: "soft-light",
    _raw.ANIM_BLEND_MODE_DIFFERENCE: "difference",
    _raw.ANIM_BLEND_MODE_EXCLUSION: "exclusion",
    _raw.ANIM_BLEND_MODE_HUE: "hue",
    _raw.ANIM_BLEND_MODE_SATURATION: "saturation",
    _raw.ANIM_BLEND_MODE_COLOR: "color",
    _raw.ANIM_BLEND_MODE_LUMINOSITY: "luminosity",
}


@dataclass(frozen=True, slots=True)
class SolidPaint:
    """One color."""

    color: Color


@dataclass(frozen=True, slots=True)
class GradientStop:
    """A gradient's color at an offset from 0 to 1. Colors are interpolated in sRGB, not premultiplied, as in SVG."""

    offset: float
    color: Color


@dataclass(frozen=True, slots=True)
class LinearGradient:
    """A gradient along the line from start to end, in the coordinates of the path."""

    start: tuple[float, float]
    end: tuple[float, float]
    stops: tuple[GradientStop, ...]


@dataclass(frozen=True, slots=True)
class RadialGradient:
    """A gradient from a center to a radius, in the coordinates of the path."""

    center: tuple[float, float]
    radius: float
    stops: tuple[GradientStop, ...]


@dataclass(frozen=True, slots=True)
class AngularGradient:
    """A gradient once around a center, clockwise from an angle in radians (0 is to the right), in the coordinates of
    the path."""

    center: tuple[float, float]
    angle: float
    stops: tuple[GradientStop, ...]


Paint: TypeAlias = "SolidPaint | LinearGradient | RadialGradient | AngularGradient"


@dataclass(frozen=True, slots=True)
class Shadow:
    """The shadow of a layer, in the coordinates of its node. blur is twice the standard deviation of the Gaussian
    blur."""

    color: Color
    x: float
    y: float
    blur: float


@dataclass(frozen=True, slots=True)
class DrawCommand:
    """One step of drawing. The transform applies to the path, the gradient, the stroke, the shadow, the text and the
    image. Members that a kind does not use are empty, 0 or None."""

    # "fill", "stroke", "text", "image", "layer_begin", "layer_end", "clip_begin" or "clip_end"; begins and ends are
    # balanced
    kind: str
    # The number of the node in document order.
    node: int
    # The path: the numbers of its Verbs, and the x and y of their points in a row.
    verbs: bytes
    coordinates: tuple[float, ...]
    paint: Paint
    transform: Transform
    # The node's opacity, 0 to 1; a group's is that of its layer.
    opacity: float
    # "nonzero" or "evenodd"
    fill_rule: str
    # For a stroke.
    line_width: float
    # "butt", "round" or "square"
    line_cap: str
    # "miter", "round" or "bevel"
    line_join: str
    miter_limit: float
    # Lengths of dashes and gaps in turn, an even number; none for a solid line.
    dashes: tuple[float, ...]
    dash_offset: float
    # The area of the picture that it can change, in the scene's coordinates; of size 0 if it changes nothing. An
    # estimate for a text.
    bounds: Rectangle
    # The revision of the display list when its drawing last changed.
    revision: int
    # For a layer: a blend mode of CSS ("normal", "multiply" ...) and its shadow.
    blend: str
    shadow: Shadow | None
    # The text; for an image, its name.
    text: str
    # For a text: its font's name (or "" for the host's default), its point, whether the text is "left", "center" or
    # "right" aligned, and the part of the line at the point: "alphabetic", "top", "middle" or "bottom".
    font: str
    position: tuple[float, float]
    font_size: float
    weight: float
    align: str
    baseline: str
    # For an image: its frame, and "stretch", "contain" or "cover".
    frame: Rectangle | None
    fit: str

    def path(self) -> Path:
        """The path as a Path object."""
        return Path.of(self.verbs, self.coordinates)


def _shown(handle: Handle) -> Any:
    """Views of the whole display list, valid until the next call."""
    display = _raw.anim_display()
    display.struct_size = sizeof(display)
    handle.check(_raw.anim_scene_get_display(handle.pointer, display))
    return display


def display_list(handle: Handle) -> list[DrawCommand]:
    """The display list of a scene, from back to front."""
    display = _shown(handle)
    lists = _Lists(
        string_at(display.verbs, display.verb_count) if display.verb_count else b"",
        display.coordinates[: display.coordinate_count] if display.coordinate_count else [],
        display.dashes[: display.dash_count] if display.dash_count else [],
        string_at(display.text, display.text_length) if display.text_length else b"",
        tuple(GradientStop(stop.offset, Color(*stop.color)) for stop in display.stops[: display.stop_count])
        if display.stop_count
        else (),
    )
    return [_command(display.commands[index], lists) for index in range(display.command_count)]


def display_revision(handle: Handle) -> int:
    """The revision of a scene's display list."""
    revision = c_uint64()
    handle.check(_raw.anim_scene_get_display_revision(handle.pointer, revision))
    return revision.value


def display_damage(handle: Handle, since: int) -> Rectangle | None:
    """The area that has changed since a revision, or None."""
    rectangle = _raw.anim_rectangle()
    since = whole("since", since, 0)
    handle.check(_raw.anim_scene_get_display_damage(handle.pointer, since, rectangle))
    if rectangle.width == 0:
        return None
    return _rectangle(rectangle)


@dataclass(frozen=True, slots=True)
class _Lists:
    """Copies the data that commands refer to."""

    verbs: bytes
    coordinates: list[float]
    dashes: list[float]
    text: bytes
    stops: tuple[GradientStop, ...]

    def string(self, start: int, count: int) -> str:
        return self.text[start : start + count].decode("utf-8", "replace")

    def path(self, path: Any) -> dict[str, Any]:
        """The members of a command for a path."""
        first, last = path.coordinate_start, path.coordinate_start + path.coordinate_count
        return {
            "verbs": self.verbs[path.verb_start : path.verb_start + path.verb_count],
            "coordinates": tuple(self.coordinates[first:last]),
        }

    def paint(self, paint: Any) -> Paint:
        stops = self.stops[paint.stop_start : paint.stop_start + paint.stop_count]
        if paint.kind == _raw.ANIM_PAINT_LINEAR:
            linear = paint.gradient.linear
            return LinearGradient(_point(linear.start), _point(linear.end), stops)
        if paint.kind == _raw.ANIM_PAINT_RADIAL:
            return RadialGradient(_point(paint.gradient.radial.center), paint.gradient.radial.radius, stops)
        if paint.kind == _raw.ANIM_PAINT_ANGULAR:
            return AngularGradient(_point(paint.gradient.angular.center), paint.gradient.angular.angle, stops)
        return SolidPaint(Color(*paint.color))


# Members that a command does not use.
_NOTHING: dict[str, Any] = {
    "verbs": b"",
    "coordinates": (),
    "paint": SolidPaint(Color(0, 0, 0, 0)),
    "fill_rule": "nonzero",
    "line_width": 0.0,
    "line_cap": "butt",
    "line_join": "miter",
    "miter_limit": 0.0,
    "dashes": (),
    "dash_offset": 0.0,
    "blend": "normal",
    "shadow": None,
    "text": "",
    "font": "",
    "position": (0.0, 0.0),
    "font_size": 0.0,
    "weight": 0.0,
    "align": "left",
    "baseline": "alphabetic",
    "frame": None,
    "fit": "stretch",
}


def _fill(fill: Any, lists: _Lists) -> dict[str, Any]:
    return lists.path(fill.path) | {"paint": lists.paint(fill.paint), "fill_rule": _RULES[fill.rule]}


def _stroke(stroke: Any, lists: _Lists) -> dict[str, Any]:
    return lists.path(stroke.path) | {
        "paint": lists.paint(stroke.paint),
        "line_width": stroke.width,
        "line_cap": _CAPS[stroke.cap],
        "line_join": _JOINS[stroke.join],
        "miter_limit": stroke.miter_limit,
        "dashes": tuple(lists.dashes[stroke.dash_start : stroke.dash_start + stroke.dash_count]),
        "dash_offset": stroke.dash_offset,
    }


def _text(text: Any, lists: _Lists) -> dict[str, Any]:
    return {
        "paint": lists.paint(text.paint),
        "text": lists.string(text.text_start, text.text_count),
        "font": lists.string(text.font_start, text.font_count),
        "position": _point(text.position),
        "font_size": text.size,
        "weight": text.weight,
        "align": _ALIGNS[text.align],
        "baseline": _BASELINES[text.baseline],
    }


def _image(image: Any, lists: _Lists) -> dict[str, Any]:
    return {
        "text": lists.string(image.name_start, image.name_count),
        "frame": _rectangle(image.frame),
        "fit": _FITS[image.fit],
    }


def _layer(layer: Any, _: _Lists) -> dict[str, Any]:
    shadow = layer.shadow
    return {
        "blend": _BLENDS[layer.blend],
        "shadow": Shadow(Color(*shadow.color), shadow.offset.x, shadow.offset.y, shadow.blur)
        if layer.has_shadow
        else None,
    }


def _clip(clip: Any, lists: _Lists) -> dict[str, Any]:
    return lists.path(clip.path) | {"fill_rule": _RULES[clip.rule]}


# For each kind of command its member of the union, and its reader.
_CONTENTS: dict[str, tuple[str, Callable[[Any, _Lists], dict[str, Any]]]] = {
    "fill": ("fill", _fill),
    "stroke": ("stroke", _stroke),
    "text": ("text", _text),
    "image": ("image", _image),
    "layer_begin": ("layer", _layer),
    "clip_begin": ("clip", _clip),
}


def _point(point: Any) -> tuple[float, float]:
    return (point.x, point.y)


def _rectangle(rectangle: Any) -> Rectangle:
    return Rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)


def _command(record: Any, lists: _Lists) -> DrawCommand:
    transform = record.transform
    kind = _KINDS[record.kind]
    content: dict[str, Any] = {}
    if kind in _CONTENTS:
        member, read = _CONTENTS[kind]
        content = read(getattr(record.content, member), lists)
    return DrawCommand(
        kind=kind,
        node=record.node,
        transform=Transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty),
        opacity=record.opacity,
        bounds=_rectangle(record.bounds),
        revision=record.revision,
        **(_NOTHING | content),
    )
