# SPDX-License-Identifier: MIT
"""What Lottie's shapes draw, as nodes; and their outlines, for what they mask."""

from __future__ import annotations

import dataclasses
from typing import Any

from . import lottie_outlines as outlines
from .lottie_numbers import IDENTITY, Matrix, Number, is_constant, multiplied, multiply, plain, within
from .lottie_outlines import Command
from .lottie_output import Output
from .lottie_shapes import Draw, Entry, Group, Placed, Repeat, Trim

__all__ = ["Silhouette", "inverse_clip", "nodes_of", "silhouettes"]

# What lies outside of a shape is cut out of a square of this half side.
FAR = 100_000.0


@dataclasses.dataclass
class Silhouette:
    """A filled outline, how opaque and, where that is constant, how bright it is."""

    commands: list[Command]
    rule: str
    opacity: Number
    brightness: float | None
    exact: bool = True


def inverse_clip(commands: list[Command]) -> dict[str, Any]:
    """A clip that leaves what is outside of an outline."""
    around: list[Command] = [
        ("move", -FAR, -FAR),
        ("line", FAR, -FAR),
        ("line", FAR, FAR),
        ("line", -FAR, FAR),
        ("close",),
    ]
    return {"commands": outlines.shown(around + commands), "rule": "evenodd"}


def with_opacity(keys: dict[str, Any], opacity: Number) -> dict[str, Any]:
    """The keys of a node, with its opacity where it is not whole."""
    opacity = within(opacity, 0.0, 1.0)
    return keys if opacity == 1 else {**keys, "opacity": plain(opacity)}


def nodes_of(output: Output, entries: list[Entry]) -> list[dict[str, Any]]:
    """Nodes from the back to the front."""
    result: list[dict[str, Any]] = []
    for entry in reversed(entries):
        if isinstance(entry, Draw):
            result += _drawn(output, entry)
        elif isinstance(entry, Group):
            keys = with_opacity(entry.placement.keys, entry.placement.opacity)
            if entry.blend:
                keys["blend"] = entry.blend
            inside = nodes_of(output, entry.entries)
            if not inside:
                continue
            if keys:
                result.append(output.group(inside, **keys))
            else:
                result += inside
        else:
            result += _repeated(output, entry)
    return result


def _repeated(output: Output, entry: Repeat) -> list[dict[str, Any]]:
    before, points = output.nodes, output.points
    inside = nodes_of(output, entry.entries)
    size, points = output.nodes - before, output.points - points
    result = []
    # The first copy in the list is in front.
    for number, (placement, visible) in enumerate(reversed(entry.copies)):
        if number:
            output.count(size)
            output.weigh(points)
        keys = with_opacity(placement.keys, placement.opacity)
        if visible:
            keys["visible"] = visible
        if inside:
            result.append(output.node("group", **keys, nodes=inside) if keys else output.group(inside))
    return result


def _drawn(output: Output, draw: Draw) -> list[dict[str, Any]]:
    """The nodes of one style: one for all shapes, but for those that are trimmed each by itself."""
    result = []
    for placed, trim in _parts(output, draw):
        node = _node(output, draw, placed)
        if node is None:
            continue
        if trim:
            node["trim"] = trim.keys
            if not trim.keys:
                del node["trim"]
        result.append(with_opacity(node, draw.style.opacity))
    return result


def _parts(output: Output, draw: Draw) -> list[tuple[list[Placed], Trim | None]]:
    trims = [placed.shape.trims for placed in draw.shapes]
    if not any(trims):
        return [(draw.shapes, None)]
    if any(len(one) > 1 for one in trims):
        output.report.approximated(draw.place, "of several trims of one shape, the innermost is taken")
    first = trims[0]
    if all(one == first for one in trims) and (first[0].as_one or len(trims) == 1):
        return [(draw.shapes, first[0])]
    if any(one and one[0].as_one for one in trims):
        output.report.approximated(draw.place, "shapes that are trimmed as one path, but not alike, are trimmed apart")
    if draw.style.opacity != 1 or not draw.style.is_stroke:
        output.report.approximated(draw.place, "shapes that are trimmed apart are painted one after the other")
    return [([placed], placed.shape.trims[0] if placed.shape.trims else None) for placed in reversed(draw.shapes)]


def _node(output: Output, draw: Draw, shapes: list[Placed]) -> dict[str, Any] | None:
    keys = dict(draw.style.keys)
    if len(shapes) == 1:
        shape = shapes[0].shape
        if shape.merged:
            return _merged(output, draw, shapes[0])
        if shapes[0].matrix == IDENTITY and not shape.radii:
            if shape.native and not shape.trims and not draw.style.is_dashed:
                kind = dict(shape.native)
                return output.node(kind.pop("kind"), **kind, **keys)
            if shape.path:
                return output.node("path", property=shape.path.property, **keys)
    elif any(placed.shape.merged for placed in shapes):
        output.report.approximated(draw.place, "merged paths beside others are drawn as one path")
    commands = _gathered(output, shapes)
    return output.node("path", commands=outlines.shown(commands), **keys) if commands else None


def _gathered(output: Output, shapes: list[Placed]) -> list[Command]:
    """The commands of several shapes."""
    commands: list[Command] = []
    for placed in shapes:
        made = placed.commands()
        output.weigh(len(made))
        commands += made
    return commands


def _merged(output: Output, draw: Draw, placed: Placed) -> dict[str, Any] | None:
    """Shapes as one: side by side, or by what they have in common."""
    mode, parts = placed.shape.merged or (1, [])
    inner = [outlines.transformed(_gathered(output, [part]), placed.matrix) for part in parts]
    keys = dict(draw.style.keys)
    if draw.style.is_stroke and mode != 1:
        output.report.approximated(draw.place, "the stroke of merged paths is that of all of them")
    if mode in (3, 4) and not draw.style.is_stroke:
        node = output.node("path", commands=outlines.shown(inner[0]), **keys)
        for index, other in enumerate(inner[1:]):
            clip = {"commands": outlines.shown(other)} if mode == 4 else inverse_clip(other)
            node = {**node, "clip": clip} if index == 0 else output.node("group", clip=clip, nodes=[node])
        return node
    if mode == 5 and not draw.style.is_stroke:
        keys["fillRule"] = "evenodd"
    if mode == 2:
        inner = _alike(output, inner, draw.place)
    commands = [command for one in inner for command in one]
    return output.node("path", commands=outlines.shown(commands), **keys) if commands else None


def _alike(output: Output, parts: list[list[Command]], place: str) -> list[list[Command]]:
    """Outlines that all run the same way, so that none makes a hole in another."""
    result = []
    for part in parts:
        turned = clockwise(part)
        if turned is None:
            output.report.approximated(place, "paths that move are added up without a look at their directions")
        result.append(part if turned is None else turned)
    return result


def clockwise(commands: list[Command]) -> list[Command] | None:
    """Constant commands with every subpath clockwise; none where they are not constant."""
    if not all(is_constant(*numbers) for _, *numbers in commands):
        return None
    subpaths: list[list[Command]] = []
    for command in commands:
        if command[0] == "move":
            subpaths.append([])
        subpaths[-1].append(command)
    result: list[Command] = []
    for subpath in subpaths:
        points = [tuple(numbers[index : index + 2]) for _, *numbers in subpath for index in range(0, len(numbers), 2)]
        around = zip(points, points[1:] + points[:1], strict=True)
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in around)
        result += subpath if area >= 0 else _backwards(subpath)
    return result


def _backwards(subpath: list[Command]) -> list[Command]:
    closed = subpath[-1][0] == "close"
    lines = subpath[:-1] if closed else subpath
    ends = [command[-2:] for command in lines]
    result: list[Command] = [("move", *ends[-1])]
    for index in range(len(lines) - 1, 0, -1):
        name, *numbers = lines[index]
        if name == "line":
            result.append(("line", *ends[index - 1]))
        else:
            result.append(("cubic", *numbers[2:4], *numbers[0:2], *ends[index - 1]))
    return [*result, ("close",)] if closed else result


def silhouettes(output: Output, entries: list[Entry], matrix: Matrix, opacity: Number, place: str) -> list[Silhouette]:
    """What shapes cover, in the coordinates outside of a matrix."""
    result: list[Silhouette] = []
    for entry in entries:
        if isinstance(entry, Draw):
            found = _silhouette(output, entry, matrix, opacity, place)
            result += [found] if found else []
        elif isinstance(entry, Group):
            inner = output.derived(multiplied(matrix, entry.placement.matrix), "matte_matrix")
            faded = multiply(opacity, entry.placement.opacity)
            result += silhouettes(output, entry.entries, tuple(inner), faded, place)  # type: ignore[arg-type]
        else:
            for placement, visible in entry.copies:
                inner = output.derived(multiplied(matrix, placement.matrix), "matte_matrix")
                faded = multiply(opacity, placement.opacity)
                if visible:
                    output.report.approximated(place, "a repeater in a matte whose copies change has the most of them")
                result += silhouettes(output, entry.entries, tuple(inner), faded, place)  # type: ignore[arg-type]
    return result


def _silhouette(output: Output, draw: Draw, matrix: Matrix, opacity: Number, place: str) -> Silhouette | None:
    commands = _gathered(output, draw.shapes)
    style = draw.style
    if any(placed.shape.trims for placed in draw.shapes):
        output.report.approximated(place, "trimmed shapes mask as if they were whole")
    if not commands:
        return None
    if style.is_stroke:
        commands = _stroked(output, commands, style, place)
        if not commands:
            return None
    faded = multiply(opacity, style.opacity)
    return Silhouette(outlines.transformed(commands, matrix), style.rule, faded, style.brightness)


def _stroked(output: Output, commands: list[Command], style: Any, place: str) -> list[Command]:
    """The outline of a stroke that does not move."""
    stroke = style.keys["stroke"]
    if isinstance(style.width, str) or not all(is_constant(*numbers) for _, *numbers in commands):
        output.report.left(place, "a stroke that moves, in a matte")
        return []
    from ...path import Path

    if "dash" in stroke:
        output.report.approximated(place, "a dashed stroke in a matte masks as a whole one")
    path = Path(outlines.path_data(commands)).stroked(
        style.width, cap=stroke.get("cap", "butt"), join=stroke.get("join", "miter")
    )
    result: list[Command] = []
    for verb, points in path:
        name = verb.name.lower()
        numbers = [number for point in points for number in point]
        if name == "quadratic":
            start = result[-1][-2:]
            first = [start[axis] + (numbers[axis] - start[axis]) * 2 / 3 for axis in (0, 1)]
            second = [numbers[2 + axis] + (numbers[axis] - numbers[2 + axis]) * 2 / 3 for axis in (0, 1)]
            result.append(("cubic", *first, *second, *numbers[2:]))
        else:
            result.append((name, *numbers))
    return result
