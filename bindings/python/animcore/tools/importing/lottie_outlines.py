# SPDX-License-Identifier: MIT
"""Outlines of Lottie's shapes, with the starting points and directions that its specification gives them: trimming and
dashes begin there."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .lottie_numbers import (
    IDENTITY,
    Matrix,
    Number,
    absolute,
    add,
    cosine,
    divide,
    is_constant,
    least,
    multiply,
    negative,
    plain,
    point_of,
    sine,
    subtract,
)

if TYPE_CHECKING:
    from ...path import Path

__all__ = [
    "Command",
    "Outline",
    "Vertex",
    "commands_of",
    "ellipse",
    "outline_of_row",
    "outline_through",
    "outlines_of_path",
    "path_data",
    "path_of",
    "polystar",
    "rectangle",
    "rounded",
    "shown",
    "transformed",
]

# How far a handle is from its vertex, in radii, where four cubic curves make a circle, and that distance for round
# corners: both as the Lottie specification has them.
CIRCLE = 0.5519150244935106

Command = tuple[Any, ...]


@dataclasses.dataclass(frozen=True)
class Vertex:
    """A point and its handles, absolute. A handle that is there on purpose at the point is the same number or text."""

    x: Number
    y: Number
    in_x: Number
    in_y: Number
    out_x: Number
    out_y: Number

    @property
    def is_corner(self) -> bool:
        """Whether both handles lie on it."""
        return (self.in_x, self.in_y) == (self.x, self.y) == (self.out_x, self.out_y)

    @property
    def reversed(self) -> Vertex:
        """Run through the other way."""
        return Vertex(self.x, self.y, self.out_x, self.out_y, self.in_x, self.in_y)


def corner(x: Number, y: Number) -> Vertex:
    """A vertex without handles."""
    return Vertex(x, y, x, y, x, y)


@dataclasses.dataclass
class Outline:
    """One subpath."""

    vertices: list[Vertex]
    closed: bool = True

    @property
    def is_constant(self) -> bool:
        """Whether no coordinate is a formula."""
        return all(is_constant(*dataclasses.astuple(vertex)) for vertex in self.vertices)

    @property
    def reversed(self) -> Outline:
        """Run through the other way, from the same vertex."""
        first, rest = self.vertices[:1], self.vertices[1:]
        ordered = [*first, *reversed(rest)] if self.closed else list(reversed(self.vertices))
        return Outline([vertex.reversed for vertex in ordered], self.closed)

    @property
    def area(self) -> float:
        """The signed area of the polygon of its points and handles, where it is constant: its sign is the direction."""
        points: list[tuple[float, float]] = []
        for vertex in self.vertices:
            points += [(vertex.in_x, vertex.in_y), (vertex.x, vertex.y), (vertex.out_x, vertex.out_y)]  # type: ignore[list-item]
        around = zip(points, points[1:] + points[:1], strict=True)
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in around) / 2


def outline_of_row(row: Sequence[Number], closed: bool) -> Outline:
    """Of a path's numbers in a row, six for each vertex."""
    return Outline([Vertex(*row[index : index + 6]) for index in range(0, len(row) - 5, 6)], closed)


def rectangle(x: Number, y: Number, width: Number, height: Number, radius: Number, counter: bool) -> Outline:
    """About its center; it begins at the right end of the top side and runs clockwise, or the other way."""
    half_width, half_height = divide(width, 2.0), divide(height, 2.0)
    left, right = subtract(x, half_width), add(x, half_width)
    top, bottom = subtract(y, half_height), add(y, half_height)
    if radius == 0:
        vertices = [corner(right, top), corner(right, bottom), corner(left, bottom), corner(left, top)]
        return Outline(vertices).reversed if counter else Outline(vertices)
    r = least(radius, least(absolute(half_width), absolute(half_height)))
    k = multiply(r, 1 - CIRCLE)
    ends = (
        ((right, add(top, r)), (right, add(top, k)), False),
        ((right, subtract(bottom, r)), (right, subtract(bottom, k)), True),
        ((subtract(right, r), bottom), (subtract(right, k), bottom), False),
        ((add(left, r), bottom), (add(left, k), bottom), True),
        ((left, subtract(bottom, r)), (left, subtract(bottom, k)), False),
        ((left, add(top, r)), (left, add(top, k)), True),
        ((add(left, r), top), (add(left, k), top), False),
        ((subtract(right, r), top), (subtract(right, k), top), True),
    )
    vertices = [Vertex(*p, *p, *handle) if leaves else Vertex(*p, *handle, *p) for p, handle, leaves in ends]
    return Outline(vertices).reversed if counter else Outline(vertices)


def ellipse(x: Number, y: Number, width: Number, height: Number, counter: bool) -> Outline:
    """About its center; it begins at the top and runs clockwise, or the other way."""
    rx, ry = divide(width, 2.0), divide(height, 2.0)
    kx, ky = multiply(rx, CIRCLE), multiply(ry, CIRCLE)
    top, bottom, left, right = subtract(y, ry), add(y, ry), subtract(x, rx), add(x, rx)
    vertices = [
        Vertex(x, top, subtract(x, kx), top, add(x, kx), top),
        Vertex(right, y, right, subtract(y, ky), right, add(y, ky)),
        Vertex(x, bottom, add(x, kx), bottom, subtract(x, kx), bottom),
        Vertex(left, y, left, add(y, ky), left, subtract(y, ky)),
    ]
    return Outline(vertices).reversed if counter else Outline(vertices)


def polystar(
    center: tuple[Number, Number],
    points: int,
    rotation: Number,
    radii: Sequence[Number],
    roundness: Sequence[Number],
    counter: bool,
) -> Outline:
    """A star with an outer and an inner radius, or a polygon with one; a roundness for each, 1 for round."""
    vertices = []
    count = points * len(radii)
    for index in range(count):
        radius, rounds = radii[index % len(radii)], roundness[index % len(radii)]
        step = math.tau * index / count * (-1 if counter else 1)
        angle = add(rotation, step - math.pi / 2)
        across, down = cosine(angle), sine(angle)
        x, y = add(center[0], multiply(radius, across)), add(center[1], multiply(radius, down))
        if rounds == 0:
            vertices.append(corner(x, y))
            continue
        # A quarter of the way around the circle, split among the points, is the handle's length; that of a radius below
        # 0 goes the same way around, as lottie-web and ThorVG have it.
        quarter = math.tau / (points * 4)
        length = multiply(multiply(absolute(radius), rounds), -quarter if counter else quarter)
        dx, dy = multiply(length, negative(down)), multiply(length, across)
        vertices.append(Vertex(x, y, subtract(x, dx), subtract(y, dy), add(x, dx), add(y, dy)))
    return Outline(vertices)


def rounded(outline: Outline, radius: Number) -> Outline:
    """With the corners between straight sides rounded, no more than to the middles of the sides."""
    if radius == 0 or len(outline.vertices) < 2:
        return outline
    result: list[Vertex] = []
    last = len(outline.vertices) - 1
    for index, vertex in enumerate(outline.vertices):
        if not vertex.is_corner or (not outline.closed and index in (0, last)):
            result.append(vertex)
            continue
        before, after = outline.vertices[index - 1], outline.vertices[(index + 1) % (last + 1)]
        x1, y1, hx1, hy1 = _cut(vertex, before, radius)
        x2, y2, hx2, hy2 = _cut(vertex, after, radius)
        result += [Vertex(x1, y1, x1, y1, hx1, hy1), Vertex(x2, y2, hx2, hy2, x2, y2)]
    return Outline(result, outline.closed)


def _cut(vertex: Vertex, other: Vertex, radius: Number) -> tuple[Number, Number, Number, Number]:
    """Where a round corner begins on the side to another vertex, and its handle there."""
    dx, dy = subtract(other.x, vertex.x), subtract(other.y, vertex.y)
    length: Number
    if not isinstance(dx, str) and not isinstance(dy, str):
        length = math.hypot(dx, dy)
    else:
        length = f"max(1e-9, hypot({plain(dx)}, {plain(dy)}))"
    part = least(0.5, divide(radius, length)) if length != 0 else 0.0
    near = multiply(part, 1 - CIRCLE)
    return (
        add(vertex.x, multiply(dx, part)),
        add(vertex.y, multiply(dy, part)),
        add(vertex.x, multiply(dx, near)),
        add(vertex.y, multiply(dy, near)),
    )


def commands_of(outline: Outline) -> list[Command]:
    """As commands of a path."""
    if not outline.vertices:
        return []
    first = outline.vertices[0]
    result: list[Command] = [("move", first.x, first.y)]
    pairs = list(zip(outline.vertices, outline.vertices[1:], strict=False))
    if outline.closed:
        pairs.append((outline.vertices[-1], first))
    for number, (start, end) in enumerate(pairs):
        if (start.out_x, start.out_y) == (start.x, start.y) and (end.in_x, end.in_y) == (end.x, end.y):
            if not (outline.closed and number == len(pairs) - 1):
                result.append(("line", end.x, end.y))
        else:
            result.append(("cubic", start.out_x, start.out_y, end.in_x, end.in_y, end.x, end.y))
    if outline.closed:
        result.append(("close",))
    return result


def transformed(commands: list[Command], matrix: Matrix) -> list[Command]:
    """With all points brought through a matrix."""
    if matrix == IDENTITY:
        return commands
    result: list[Command] = []
    for name, *numbers in commands:
        moved: list[Number] = []
        for index in range(0, len(numbers), 2):
            moved += point_of(matrix, numbers[index], numbers[index + 1])
        result.append((name, *moved))
    return result


LETTERS = {"move": "M", "line": "L", "cubic": "C", "close": "Z"}


def outline_through(outline: Outline, matrix: Matrix) -> Outline:
    """With all points brought through a matrix."""
    if matrix == IDENTITY:
        return outline
    made = []
    for one in outline.vertices:
        points = ((one.x, one.y), (one.in_x, one.in_y), (one.out_x, one.out_y))
        made.append(Vertex(*(number for point in points for number in point_of(matrix, *point))))
    return Outline(made, outline.closed)


VERBS = {"move": 0, "line": 1, "cubic": 3, "close": 4}


def path_of(found: Sequence[Outline]) -> Path:
    """Constant outlines as a path of the core."""
    from ...path import Path

    commands = [command for one in found for command in commands_of(one)]
    return Path.of([VERBS[name] for name, *_ in commands], [number for _, *numbers in commands for number in numbers])


def outlines_of_path(path: Path) -> list[Outline]:
    """The other way round."""
    result: list[Outline] = []
    for verb, points in path:
        name = verb.name.lower()
        if name == "move":
            result.append(Outline([corner(*points[0])], False))
        elif name == "close":
            result[-1].closed = True
            _joined(result[-1])
        else:
            vertices = result[-1].vertices
            last = vertices[-1]
            out, into, end = (last.x, last.y), points[-1], points[-1]
            if name == "cubic":
                out, into = points[0], points[1]
            elif name == "quadratic":
                (x, y), (ex, ey), (sx, sy) = points[0], end, out
                out = (sx + (x - sx) * 2 / 3, sy + (y - sy) * 2 / 3)  # type: ignore[operator]
                into = (ex + (x - ex) * 2 / 3, ey + (y - ey) * 2 / 3)
            vertices[-1] = dataclasses.replace(last, out_x=out[0], out_y=out[1])
            vertices.append(Vertex(*end, *into, *end))
    return [one for one in result if len(one.vertices) > 1]


def _joined(outline: Outline) -> None:
    """A last vertex on the first one is the first one."""
    first, last = outline.vertices[0], outline.vertices[-1]
    if len(outline.vertices) > 1 and (first.x, first.y) == (last.x, last.y):
        outline.vertices[0] = dataclasses.replace(first, in_x=last.in_x, in_y=last.in_y)
        outline.vertices.pop()


def path_data(commands: list[Command]) -> str:
    """Constant commands as SVG path data."""
    return "".join(LETTERS[name] + " ".join(str(plain(one)) for one in numbers) for name, *numbers in commands)


def shown(commands: list[Command]) -> Any:
    """Commands as a document has them: path data where they are constant."""
    if all(is_constant(*numbers) for _, *numbers in commands):
        return path_data(commands)
    return [[name, *(plain(one) for one in numbers)] for name, *numbers in commands]
