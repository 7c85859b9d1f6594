# SPDX-License-Identifier: MIT
"""What Lottie's shapes draw, as nodes; and their outlines, for what they mask."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from . import lottie_outlines as outlines
from .lottie_geometry import Placed, Trim
from .lottie_merging import ADD, EXCLUDE, INTERSECT, SIDE_BY_SIDE, SUBTRACT, is_simple
from .lottie_numbers import IDENTITY, Matrix, Number, is_constant, multiplied, multiply, plain, within
from .lottie_outlines import Command
from .lottie_output import Output
from .lottie_sampling import Sampled
from .lottie_shapes import Draw, Entry, Group, Repeat

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
        node = _node(output, draw, placed, trim.keys if trim else {})
        if node is None:
            continue
        result.append(with_opacity(node, draw.style.opacity))
    return result


def _parts(output: Output, draw: Draw) -> list[tuple[list[Placed], Trim | None]]:
    """The shapes that are trimmed together, with their trim."""
    trims = [_composed(placed) for placed in draw.shapes]
    if not any(trims):
        return [(draw.shapes, None)]
    if any(one.is_measured_otherwise(placed) for placed in draw.shapes for one in placed.shape.trims):
        output.report.approximated(draw.place, "a trim of what is stretched is measured as that is drawn")
    if any(len(one) > 1 for one in trims):
        output.report.approximated(draw.place, "of several trims of one shape, the innermost is taken")
    sets: dict[Any, tuple[list[Placed], Trim | None]] = {}
    for index, (placed, own) in enumerate(zip(draw.shapes, trims, strict=True)):
        trim = own[0] if own else None
        which = trim.set_of(placed) if trim and trim.as_one else index
        sets.setdefault(which, ([], trim))[0].append(placed)
    parts = list(sets.values())
    if any(trim and trim.as_one and len(shapes) < len(trim.members) for shapes, trim in parts):
        output.report.approximated(draw.place, "of the paths that are trimmed as one, each style trims its own")
    if len(parts) > 1 and (draw.style.opacity != 1 or not draw.style.is_stroke):
        output.report.approximated(draw.place, "shapes that are trimmed apart are painted one after the other")
    return parts[::-1]


def _composed(placed: Placed) -> list[Trim]:
    """As few trims as say the same, the innermost first: a part of a part is a part, unless it wraps round."""
    found: list[Trim] = []
    for one in placed.shape.trims:
        trim = one
        if (trim.start, trim.end) == (0, 1):
            continue
        if trim.as_one and len(trim.members) == 1:
            trim = dataclasses.replace(trim, as_one=False)
        if found and trim.offset == 0 and _together(found[-1], trim):
            inner = found.pop()
            trim = copy.copy(trim)
            trim.start, trim.end = (_within(inner, one) for one in (trim.start, trim.end))
            trim.offset = inner.offset
        found.append(trim)
    return found


def _together(one: Trim, other: Trim) -> bool:
    """Whether they trim the same paths."""
    return not (one.as_one or other.as_one) or (one.as_one and other.as_one and one.members == other.members)


def _within(trim: Trim, part: Number) -> Number:
    """Where a part of what a trim leaves is on the whole."""
    a, b = trim.start, trim.end
    if isinstance(a, str) or isinstance(b, str):
        return f"mix(min({a}, {b}), max({a}, {b}), {part})"
    low, high = min(a, b), max(a, b)
    return f"mix({low}, {high}, {part})" if isinstance(part, str) else low + (high - low) * part


def _node(output: Output, draw: Draw, shapes: list[Placed], trim: dict[str, Any]) -> dict[str, Any] | None:
    keys = {**draw.style.keys, **({"trim": trim} if trim else {})}
    if any(placed.shape.merge for placed in shapes):
        return _merged(output, draw, shapes, keys)
    if len(shapes) == 1:
        shape = shapes[0].shape
        if shapes[0].matrix == IDENTITY and not shape.radii:
            if shape.native and not shape.trims and not draw.style.is_dashed:
                kind = dict(shape.native)
                return output.node(kind.pop("kind"), **kind, **keys)
            if shape.path:
                return output.node("path", property=shape.path.property, **keys)
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


def _merged(output: Output, draw: Draw, shapes: list[Placed], keys: dict[str, Any]) -> dict[str, Any] | None:
    """Merged paths that move: by clips where these say the same at all times, or frame by frame."""
    node = _clipped(output, draw, shapes[0], dict(keys)) if len(shapes) == 1 else None
    if node is not None:
        return node
    output.report.approximated(draw.place, "merged paths that move are combined at each frame")
    sampled = Sampled(f"{draw.name}_merged", shapes, keys)
    output.sampled.append(sampled)
    return output.node("group", nodes=sampled.nodes)


def _clipped(output: Output, draw: Draw, placed: Placed, keys: dict[str, Any]) -> dict[str, Any] | None:
    """Shapes as one, exactly at all times, where clips or the rule of the fill say it."""
    merge = placed.shape.merge
    if merge is None or placed.shape.radii or any(one.shape.trims or one.shape.merge for one in merge.parts):
        return None
    parts = merge.parts

    def commands_of(part: Placed) -> list[Command]:
        return outlines.transformed(_gathered(output, [part]), placed.matrix)

    if merge.mode == SIDE_BY_SIDE:
        together = [command for part in parts for command in commands_of(part)]
        return output.node("path", commands=outlines.shown(together), **keys)
    if draw.style.is_stroke or placed.shape.trims:
        return None
    if merge.mode == EXCLUDE:
        if not all(is_simple(output, part) for part in parts):
            return None
        keys["fillRule"] = "evenodd"
        together = [command for part in parts for command in commands_of(part)]
        return output.node("path", commands=outlines.shown(together), **keys)
    # Each is filled by its own inside.
    keys.pop("fillRule", None)
    if merge.mode == ADD:
        if not draw.style.is_opaque:
            return None
        nodes = [output.node("path", commands=outlines.shown(commands_of(part)), **keys) for part in parts]
        return output.group(nodes)
    if merge.mode == SUBTRACT and not all(is_simple(output, part) for part in parts[1:]):
        return None
    node = output.node("path", commands=outlines.shown(commands_of(parts[0])), **keys)
    for index, part in enumerate(parts[1:]):
        commands = commands_of(part)
        clip = {"commands": outlines.shown(commands)} if merge.mode == INTERSECT else inverse_clip(commands)
        node = {**node, "clip": clip} if index == 0 else output.node("group", clip=clip, nodes=[node])
    return node


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
    if any(placed.shape.merge and placed.shape.merge.mode != SIDE_BY_SIDE for placed in draw.shapes):
        output.report.approximated(place, "merged paths that move mask as if they stood side by side")
    if not commands:
        return None
    if style.is_stroke:
        commands = _stroked(output, commands, style, place)
        if not commands:
            return None
    if style.lets_through:
        output.report.approximated(place, "a gradient in a matte masks as if it were opaque")
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
    return [command for one in outlines.outlines_of_path(path) for command in outlines.commands_of(one)]
