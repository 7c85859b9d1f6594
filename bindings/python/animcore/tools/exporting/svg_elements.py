# SPDX-License-Identifier: MIT
"""A recording as elements of SVG. How they move is another's: SMIL's or CSS's."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from typing import Protocol

from ...drawing import AngularGradient, DrawCommand, SolidPaint
from ...path import Path
from ...values import Color, Rectangle
from .elements import Commands, Group, Leaf, Node, Piece, filled_commands, pieces_of, place_of
from .fitting import Fit, Row
from .geometry import baked, moved, repeats_of
from .tracks import Fitter, color_row, digits_of, gradient_row, moves_of, report_baked, weight_of

__all__ = ["Animator", "Element", "Move", "Writer", "more_digits", "plain"]

BASELINES = {"top": "text-before-edge", "middle": "central", "bottom": "text-after-edge"}
ANCHORS = {"center": "middle", "right": "end"}
ASPECTS = {"stretch": "none", "cover": "xMidYMid slice"}
# What XML has no way to say.
_NO_CHARACTERS = dict.fromkeys([*range(32), 0xFFFE, 0xFFFF], " ")


def plain(number: float, digits: int | None = None) -> str:
    """A number as it is written: with so many digits behind the point, or as many as it needs."""
    digits = digits_of(number) if digits is None else digits
    text = f"{round(number, digits) + 0.0:.{digits}f}".rstrip("0").rstrip(".")
    return text or "0"


def more_digits(size: float) -> int:
    """How many more digits a part of something needs so that it is as exact as that of 1."""
    return max(0, math.ceil(math.log10(size))) if size > 1 else 0


def _listed(row: Sequence[float]) -> str:
    return " ".join(map(plain, row))


def _hexadecimal(row: Sequence[float]) -> str:
    return Color(row[0], row[1], row[2]).hexadecimal.lower()


@dataclass
class Element:
    """An element with its attributes and what is in it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def add(self, tag: str, /, **attributes: str) -> Element:
        """Adds an element at the end. An underscore in an attribute's name is a hyphen."""
        child = Element(tag, {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()})
        self.children.append(child)
        return child

    def written(self, indent: str = "") -> str:
        """The element as XML."""
        attributes = "".join(f' {name}="{_escaped(value)}"' for name, value in self.attributes.items())
        inner = _escaped(self.text)
        if not self.children:
            return (
                f"{indent}<{self.tag}{attributes}>{inner}</{self.tag}>\n"
                if inner
                else f"{indent}<{self.tag}{attributes}/>\n"
            )
        if inner:
            # Space between elements would be part of the text.
            inside = "".join(child.written().removesuffix("\n") for child in self.children)
            return f"{indent}<{self.tag}{attributes}>{inner}{inside}</{self.tag}>\n"
        inside = "".join(child.written(indent + " ") for child in self.children)
        return f"{indent}<{self.tag}{attributes}>\n{inside}{indent}</{self.tag}>\n"


def _escaped(text: str) -> str:
    return escape(text.translate(_NO_CHARACTERS))


@dataclass(frozen=True)
class Move:
    """Where something is, its turn in radians and its stretch, each about the anchor, which goes to the place."""

    place: Fit
    turn: Fit
    stretch: Fit
    anchor: tuple[float, float]


class Animator(Protocol):
    """Lets attributes of elements move."""

    def attribute(self, element: Element, name: str, fit: Fit, text: Callable[[Row], str]) -> None:
        """Sets an attribute, and lets it move if it does."""

    def switch(self, element: Element, name: str, words: Sequence[tuple[float, str]]) -> None:
        """Sets an attribute to words one after the other, each from a time on."""

    def move(self, parent: Element, tag: str, move: Move) -> Element:
        """Adds an element that moves; returns it."""


class Writer:
    """Makes the elements of a tree."""

    def __init__(self, fitter: Fitter, animator: Animator) -> None:
        self.fitter, self.animator, self.report = fitter, animator, fitter.report
        self.recording = fitter.recording
        self.count = 0

    def drawing(self, nodes: Sequence[Node]) -> Element:
        """The whole, with the canvas as its view box."""
        canvas = self.recording.canvas
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        root.attributes |= {"width": plain(canvas.width), "height": plain(canvas.height), "viewBox": _listed(canvas)}
        self.nodes(root, nodes)
        return root

    def nodes(self, parent: Element, nodes: Sequence[Node]) -> None:
        """Adds nodes from back to front."""
        for node in nodes:
            if isinstance(node, Leaf):
                for piece in pieces_of(node):
                    self.leaf(parent, piece)
            elif node.key[1] == "clip_begin":
                self.clip(parent, node)
            else:
                self.layer(parent, node)

    def name(self, letter: str) -> str:
        """A new id."""
        self.count += 1
        return f"{letter}{self.count}"

    # Groups

    def layer(self, parent: Element, group: Group) -> None:
        """A group with an opacity, a blend mode or a shadow."""
        place, commands = place_of(group.key), filled_commands(group)
        made = Element("g")
        rows = [(1.0,) if command is None else (command.opacity,) for command in commands]
        self.animator.attribute(made, "opacity", self.fitter.levels("opacity", rows), lambda row: plain(row[0]))
        blends = [command.blend if command is not None else "normal" for command in commands]
        if any(blend != "normal" for blend in blends):
            common = max(set(blends), key=blends.count)
            made.attributes["style"] = f"mix-blend-mode: {common}"
            if any(blend != common for blend in blends):
                self.report.approximated(place, f"its blend mode changes, and is {common} all the time")
        if any(command is not None and command.shadow is not None for command in commands):
            made.attributes["filter"] = f"url(#{self.shadow(parent, commands)})"
        parent.children.append(made)
        self.fitter.taken(place, "a group")
        self.nodes(made, group.children)

    def shadow(self, parent: Element, commands: Commands) -> str:
        """A filter that casts a layer's shadow. Returns its id."""
        rows: list[Row] = []
        for command in commands:
            if command is None or command.shadow is None:
                rows.append((*(rows[-1][:3] if rows else (0.0, 0.0, 0.0)), *(0.0,) * 5))
                continue
            shadow, (a, b, c, d, _, _) = command.shadow, command.transform
            place = (a * shadow.x + c * shadow.y, b * shadow.x + d * shadow.y)
            blur = (shadow.blur / 2 * math.hypot(a, c), shadow.blur / 2 * math.hypot(b, d))
            rows.append((*shadow.color, *place, *blur))
        name, canvas = self.name("s"), self.recording.canvas
        region = {"x": canvas.x, "y": canvas.y, "width": canvas.width, "height": canvas.height}
        filter = parent.add("filter", id=name, filterUnits="userSpaceOnUse", color_interpolation_filters="sRGB")
        filter.attributes |= {key: plain(number) for key, number in region.items()}
        drop = filter.add("feDropShadow")
        set_ = self.animator.attribute
        for index, key in ((4, "dx"), (5, "dy")):
            set_(
                drop, key, self.fitter.points(key, [row[index : index + 1] for row in rows]), lambda row: plain(row[0])
            )
        set_(drop, "stdDeviation", self.fitter.points("blur", [row[6:] for row in rows]), _listed)
        set_(drop, "flood-color", self.fitter.levels("the shadow's color", [row[:3] for row in rows]), _hexadecimal)
        opacity = self.fitter.levels("the shadow's opacity", [row[3:4] for row in rows])
        set_(drop, "flood-opacity", opacity, lambda row: plain(row[0]))
        return name

    def clip(self, parent: Element, group: Group) -> None:
        """A group that is clipped: by a path for each time in which its verbs stay."""
        commands = filled_commands(group)
        name = self.name("c")
        clip = parent.add("clipPath", id=name)
        starts = [
            index
            for index, command in enumerate(commands)
            if index == 0 or _sort(command) != _sort(commands[index - 1])
        ]
        for first, last in zip(starts, [*starts[1:], len(commands)], strict=True):
            run = [command for command in commands[first:last] if command is not None]
            path = clip.add("path")
            if run:
                rows = [moved(command, command.transform) for command in run]
                self.outline(path, run[0], self.fitter.points("outline", rows, first))
                if run[0].fill_rule == "evenodd":
                    path.attributes["clip-rule"] = "evenodd"
            else:
                path.attributes["d"] = _around(self.recording.canvas)
            if len(starts) > 1:
                times = self.recording.times
                words = [(0.0, "hidden"), (times[first], "visible")]
                words += [(times[last], "hidden")] if last < len(times) else []
                self.animator.switch(path, "visibility", words if first else words[1:])
        self.fitter.taken(place_of(group.key), "a clip")
        self.nodes(parent.add("g", clip_path=f"url(#{name})"), group.children)

    def outline(self, path: Element, command: DrawCommand, fit: Fit) -> None:
        """The data of a path that moves."""

        def text(row: Row) -> str:
            return str(Path.of(command.verbs, [round(part, digits_of(part)) for part in row]))

        self.animator.attribute(path, "d", fit, text)

    # What is drawn

    def leaf(self, parent: Element, piece: Piece) -> None:
        """A fill, a stroke, a text or an image while its sort stays."""
        kind = piece.leaf.key[1]
        place, filled, first = place_of(piece.leaf.key), piece.filled, piece.first
        tag = {"text": "text", "image": "image"}.get(kind, "path")
        if tag == "path" and not filled[0].verbs:
            return
        commands, transforms = piece.commands, [command.transform for command in filled]
        moves = moves_of(piece)
        is_baked = moves.motion is None and any(transform != transforms[0] for transform in transforms)
        definitions = Element("g")
        if all(transform == transforms[0] for transform in transforms):
            made = Element(tag)
            if transforms[0] != (1, 0, 0, 1, 0, 0):
                made.attributes["transform"] = f"matrix({' '.join(plain(part, 9) for part in transforms[0])})"
            holder = made
        elif moves.motion is not None:
            motion, reach = moves.motion, moves.reach
            largest = max(max(map(abs, scale)) for scale in motion.scales) or 1.0
            move = Move(
                self.fitter.points("position", motion.positions, first),
                self.fitter.points("rotation", motion.angles, first, reach),
                self.fitter.points("scale", motion.scales, first, reach / largest),
                motion.anchor,
            )
            outside = Element("g")
            made = self.animator.move(outside, tag, move)
            (holder,) = outside.children
        else:
            made = holder = Element(tag)
        if is_baked:
            filled = [baked(command, command.transform) for command in filled]
            piece = replace(piece, commands=tuple(filled))
        scale = max(max(math.hypot(*each[:2]), math.hypot(*each[2:4])) for each in transforms)
        reach = 1.0 if is_baked else max(scale, 1e-6)
        if kind == "text":
            if is_baked:
                self.report.left(place, "a text with a skew that moves")
                return
            self.text(made, piece, reach)
        elif kind == "image":
            if is_baked:
                self.report.left(place, "an image with a skew that moves")
                return
            self.image(made, piece, reach)
        else:
            rows = [command.coordinates for command in filled]
            self.outline(made, filled[0], self.fitter.points("outline", rows, first, reach))
        if kind != "image":
            self.paint(made, definitions, piece, reach, place)
        if kind == "stroke":
            self.stroke(made, piece, reach)
        if is_baked:
            report_baked(self.report, place, filled[0])
        self.opacity(made, commands, first)
        parent.children += [*definitions.children, holder]
        self.fitter.taken(place, {"text": "a text", "image": "an image"}.get(kind, "a path"))

    def opacity(self, made: Element, commands: Sequence[DrawCommand | None], first: int) -> None:
        """Its opacity, 0 where it is not there."""
        count = len(self.recording.times)
        rows: list[Row] = [(0.0,)] * count
        for index, command in enumerate(commands):
            rows[first + index] = (0.0,) if command is None else (command.opacity,)
        self.animator.attribute(made, "opacity", self.fitter.levels("opacity", rows), lambda row: plain(row[0]))

    def paint(self, made: Element, definitions: Element, piece: Piece, reach: float, place: str) -> None:
        """Its color or gradient."""
        command, first, set_ = piece.filled[0], piece.first, self.animator.attribute
        name = "stroke" if command.kind == "stroke" else "fill"
        if name == "stroke":
            made.attributes["fill"] = "none"
        elif command.fill_rule == "evenodd":
            made.attributes["fill-rule"] = "evenodd"
        is_gradient = not isinstance(command.paint, SolidPaint | AngularGradient)
        if isinstance(command.paint, AngularGradient):
            self.report.approximated(place, "the angular gradient of a stroke is the mean of its colors")
        elif is_gradient and command.kind != "text":
            made.attributes[name] = f"url(#{self.gradient(definitions, piece, reach)})"
            return
        elif is_gradient:
            self.report.approximated(place, "its gradient is the mean of its colors")
        rows = [color_row(each) for each in piece.filled]
        set_(made, name, self.fitter.levels("color", [row[:3] for row in rows], first), _hexadecimal)
        opacity = self.fitter.levels("the color's opacity", [row[3:] for row in rows], first)
        if not (opacity.is_still and opacity.keys[0].row[0] == 1):
            set_(made, f"{name}-opacity", opacity, lambda row: plain(row[0]))

    def gradient(self, definitions: Element, piece: Piece, reach: float) -> str:
        """A gradient. Returns its id."""
        pairs = [gradient_row(each) for each in piece.filled]
        is_radial = len(pairs[0][0]) == 3
        made = definitions.add("radialGradient" if is_radial else "linearGradient")
        name = self.name("p")
        made.attributes |= {"id": name, "gradientUnits": "userSpaceOnUse"}
        set_ = self.animator.attribute
        for index, key in enumerate(("cx", "cy", "r") if is_radial else ("x1", "y1", "x2", "y2")):
            rows = [pair[0][index : index + 1] for pair in pairs]
            fit = self.fitter.points("the gradient's " + key, rows, piece.first, reach)
            set_(made, key, fit, lambda row: plain(row[0]))
        for index in range(0, len(pairs[0][1]), 5):
            stop = made.add("stop")
            for key, part, text in (
                ("offset", slice(0, 1), _listed),
                ("stop-color", slice(1, 4), _hexadecimal),
                ("stop-opacity", slice(4, 5), _listed),
            ):
                rows = [pair[1][index : index + 5][part] for pair in pairs]
                if key == "stop-opacity" and all(row == (1,) for row in rows):
                    continue
                set_(stop, key, self.fitter.levels("the gradient's stops", rows, piece.first), text)
        return name

    def stroke(self, made: Element, piece: Piece, reach: float) -> None:
        """Its pen."""
        filled, first, command, set_ = piece.filled, piece.first, piece.filled[0], self.animator.attribute
        widths = [(each.line_width,) for each in filled]
        set_(made, "stroke-width", self.fitter.points("width", widths, first, reach), _listed)
        for key, word, normal in (
            ("stroke-linecap", command.line_cap, "butt"),
            ("stroke-linejoin", command.line_join, "miter"),
        ):
            if word != normal:
                made.attributes[key] = word
        limits = [(each.miter_limit,) for each in filled]
        if command.line_join == "miter" and any(limit != (4,) for limit in limits):
            set_(made, "stroke-miterlimit", self.fitter.points("the miter limit", limits, first), _listed)
        if command.dashes:
            rows = [each.dashes for each in filled]
            set_(
                made, "stroke-dasharray", self.fitter.points("dashes", rows, first, reach * repeats_of(filled)), _listed
            )
            rows = [(each.dash_offset,) for each in filled]
            set_(made, "stroke-dashoffset", self.fitter.points("the dashes' offset", rows, first, reach), _listed)

    def text(self, made: Element, piece: Piece, reach: float) -> None:
        """A text, which the host's fonts draw."""
        filled, command, set_ = piece.filled, piece.filled[0], self.animator.attribute
        self.report.approximated(place_of(piece.leaf.key), "its text is drawn with a font of the host")
        made.text = command.text
        made.attributes["xml:space"] = "preserve"
        for index, key in enumerate(("x", "y")):
            rows = [each.position[index : index + 1] for each in filled]
            set_(made, key, self.fitter.points(key, rows, piece.first, reach), _listed)
        rows = [(each.font_size,) for each in filled]
        set_(made, "font-size", self.fitter.points("font size", rows, piece.first, reach), _listed)
        made.attributes["font-weight"] = plain(max(1.0, weight_of(piece, self.report)))
        made.attributes["font-family"] = command.font or "sans-serif"
        if command.align in ANCHORS:
            made.attributes["text-anchor"] = ANCHORS[command.align]
        if command.baseline in BASELINES:
            made.attributes["dominant-baseline"] = BASELINES[command.baseline]

    def image(self, made: Element, piece: Piece, reach: float) -> None:
        """An image, by its address."""
        command = piece.filled[0]
        made.attributes["href"] = command.text
        if command.fit in ASPECTS:
            made.attributes["preserveAspectRatio"] = ASPECTS[command.fit]
        frames = [each.frame or Rectangle(0, 0, 0, 0) for each in piece.filled]
        for index, key in enumerate(("x", "y", "width", "height")):
            rows = [frame[index : index + 1] for frame in frames]
            self.animator.attribute(made, key, self.fitter.points(key, rows, piece.first, reach), _listed)


def _around(canvas: Rectangle) -> str:
    """All of the canvas, as a path."""
    x, y, width, height = map(plain, canvas)
    return f"M{x} {y}h{width}v{height}h-{width}Z"


def _sort(command: DrawCommand | None) -> tuple[object, ...] | None:
    return None if command is None else (command.verbs, command.fill_rule)
