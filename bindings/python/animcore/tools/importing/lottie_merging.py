# SPDX-License-Identifier: MIT
"""Lottie's merged paths: shapes that stand still are combined at once, by the core's own operations. Those that move
are combined frame by frame, where clips cannot say it."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from . import lottie_outlines as outlines
from .lottie_geometry import Merge, Placed, Shape, Trim
from .lottie_numbers import IDENTITY, Matrix, Number, multiplied
from .lottie_outlines import Command, Outline, Vertex
from .lottie_output import Output
from .lottie_tracks import Track
from .report import Refused

if TYPE_CHECKING:
    from ...path import Path

__all__ = ["WORK_LIMIT", "drawn_at", "formulas_of", "is_simple", "merged", "points_of"]

SIDE_BY_SIDE, ADD, SUBTRACT, INTERSECT, EXCLUDE = range(1, 6)
OPERATIONS = {ADD: "union", SUBTRACT: "difference", INTERSECT: "intersection", EXCLUDE: "exclusion"}
# The squares of how many points are combined at a time, all together: some seconds of work.
WORK_LIMIT = 30_000_000

# A number of the file at a moment, and that moment in seconds.
Value = Callable[[Number], float]


def merged(output: Output, mode: int, shapes: list[Placed], place: str) -> list[Placed]:
    """Shapes as one. What moves with all of them stays around what they make."""
    common = _common([one.chain for one in shapes])
    outer = IDENTITY
    for matrix in common:
        outer = multiplied(outer, matrix)
    parts = []
    for one in shapes:
        rest = one.chain[len(common) :]
        inner = IDENTITY
        for matrix in rest:
            inner = multiplied(inner, matrix)
        parts.append(dataclasses.replace(one, matrix=inner, chain=rest))
    shape = Shape([])
    shape.merge = Merge(mode, parts, place)
    if all(_is_still(one) for one in parts):
        given = [each for one in parts for each in _outlines_at(output, one, still, 0.0, [])]
        found = combined(output, shape.merge, still, 0.0, [])
        # Of several, one that went the other way would be filled otherwise.
        shape.parts = [_as_given(one, given) for one in found] if len(found) == 1 else found
        shape.begins_anywhere = any(one is other for one, other in zip(shape.parts, found, strict=True))
        shape.merge = None
    comes_and_goes = any(one.comes_and_goes for one in shapes)
    return [Placed(shape, outer, comes_and_goes, common)] if shape.merge or shape.parts else []


def _as_given(found: Outline, given: list[Outline]) -> Outline:
    """What nothing was cut from begins where it did, and goes the same way: a trim of it is seen to."""
    for one in given:
        for way in (one, one.reversed):
            turned = _turned(found, way)
            if turned:
                return one
    return found


def _turned(one: Outline, other: Outline) -> bool:
    """Whether two closed outlines are the same but for where they begin."""
    if len(one.vertices) != len(other.vertices) or not (one.closed and other.closed):
        return False
    rows, others = ([dataclasses.astuple(vertex) for vertex in each.vertices] for each in (one, other))
    near = 1e-5 * max(abs(number) for row in [(1.0,), *others] for number in row)
    return any(
        all(
            abs(a - b) <= near
            for a, b in zip(itertools.chain(*rows), itertools.chain(*others[at:], *others[:at]), strict=True)
        )
        for at in range(len(others))
        if abs(rows[0][0] - others[at][0]) <= near and abs(rows[0][1] - others[at][1]) <= near
    )


def _common(chains: list[tuple[Matrix, ...]]) -> tuple[Matrix, ...]:
    """The outermost matrices that are the same in all."""
    count = 0
    for matrices in zip(*chains, strict=False):
        if any(one != matrices[0] for one in matrices):
            break
        count += 1
    return chains[0][:count]


def _is_still(placed: Placed) -> bool:
    shape = placed.shape
    return not (shape.path or shape.merge or formulas_of([placed]))


def formulas_of(shapes: Iterable[Placed]) -> list[str]:
    """The formulas on which their outlines depend."""
    found: list[str] = []
    for placed in shapes:
        shape = placed.shape
        numbers: list[Number] = [*placed.matrix, *shape.radii]
        for outline in shape.parts:
            for vertex in outline.vertices:
                numbers += (vertex.x, vertex.y, vertex.in_x, vertex.in_y, vertex.out_x, vertex.out_y)
        for trim in shape.trims:
            numbers += (trim.start, trim.end, trim.offset)
        found += [one for one in numbers if isinstance(one, str)]
        if shape.merge:
            found += formulas_of(shape.merge.parts)
    return found


def still(value: Number) -> float:
    """The value of a number that does not move."""
    assert not isinstance(value, str)
    return value


def drawn_at(output: Output, shapes: list[Placed], value: Value, time: float, trail: list[float]) -> list[Command]:
    """The outlines of shapes at a moment, side by side, without the trims that their node has. The trail gets the
    points that went in: how far they go says how far what came out may go."""
    found = [_outlines_at(output, one, value, time, trail) for one in shapes]
    return [command for one in itertools.chain(*found) for command in outlines.commands_of(one)]


def combined(output: Output, merge: Merge, value: Value, time: float, trail: list[float]) -> list[Outline]:
    """What a merge leaves at a moment."""
    found = [_outlines_at(output, one, value, time, trail) for one in merge.parts]
    found = _trimmed(found, merge.parts, value)
    if merge.mode == SIDE_BY_SIDE:
        return [one for each in found for one in each]
    paths = [outlines.path_of(each) for each in found]
    first, rest = paths[0], paths[1:]
    if merge.mode == SUBTRACT:
        # To take away one after the other is to take away all of them.
        paths = [first, *([_folded(output, rest, "union")] if rest else [])]
    return outlines.outlines_of_path(_folded(output, paths, OPERATIONS[merge.mode]))


def _folded(output: Output, paths: list[Path], operation: str) -> Path:
    """Paths combined, neighbors first, so that many small ones are not combined with a large one each."""
    if len(paths) == 1:
        return paths[0]
    while len(paths) > 1:
        made = []
        for index in range(0, len(paths) - 1, 2):
            one, other = paths[index], paths[index + 1]
            output.work += (len(one) + len(other) + 8) ** 2
            if output.work > WORK_LIMIT:
                raise Refused("the file's merged paths have too many points to be combined, at all frames together")
            made.append(one.combined(other, operation))  # type: ignore[arg-type]
        paths = made + paths[len(made) * 2 :]
    return paths[0]


def _outlines_at(output: Output, placed: Placed, value: Value, time: float, trail: list[float]) -> list[Outline]:
    """A shape's outlines at a moment, with round corners and without trims, outside of its matrix."""
    shape = placed.shape
    if shape.merge:
        found = combined(output, shape.merge, value, time, trail)
    elif shape.path:
        found = [outlines.outline_of_row(Track(shape.path.spans).at(time), shape.path.closed)]
    else:
        found = [
            Outline(
                [Vertex(*(value(number) for number in dataclasses.astuple(one))) for one in outline.vertices],
                outline.closed,
            )
            for outline in shape.parts
        ]
    for radius in shape.radii:
        found = [outlines.rounded(one, max(0.0, value(radius))) for one in found]
    matrix: Matrix = tuple(value(one) for one in placed.matrix)  # type: ignore[assignment]
    found = [outlines.outline_through(one, matrix) for one in found]
    trail += [number for one in found for vertex in one.vertices for number in (vertex.x, vertex.y)]  # type: ignore[misc]
    return found


def _trimmed(found: list[list[Outline]], parts: list[Placed], value: Value) -> list[list[Outline]]:
    """The parts of outlines that their trims leave, the innermost first."""
    trims = [one.shape.trims for one in parts]
    for level in range(max(map(len, trims), default=0)):
        own = [one[level] if level < len(one) else None for one in trims]
        paths = [outlines.path_of(each) for each in found]
        sets: dict[tuple[int, ...], tuple[Trim, list[int]]] = {}
        for index, one in enumerate(own):
            if one:
                sets.setdefault(one.set_of(parts[index]), (one, []))[1].append(index)
        for trim, where in sets.values():
            start, end, offset = value(trim.start), value(trim.end), value(trim.offset)
            lengths = [paths[index].length() for index in where]
            whole, before = sum(lengths), 0.0
            for index, length in zip(where, lengths, strict=True):
                if trim.as_one and len(where) > 1:
                    left = _part(paths[index], before, length, whole, start, end, offset)
                else:
                    left = [paths[index].trimmed(start, end, offset)]
                found[index] = [one for path in left for one in outlines.outlines_of_path(path)]
                before += length
    return found


def _part(
    path: Path, before: float, length: float, whole: float, start: float, end: float, offset: float
) -> list[Path]:
    """What is left of one of several paths that are trimmed as one, with so much before it of the whole length."""
    low, high = sorted(min(max(one, 0.0), 1.0) for one in (start, end))
    if high - low >= 1:
        return [path]
    first = (low + offset) % 1
    result = []
    for turn in (0, -1):
        begin, stop = ((one + turn) * whole - before for one in (first, first + high - low))
        begin, stop = max(begin, 0.0), min(stop, length)
        if stop > begin:
            result.append(path.trimmed(begin, stop, lengths=True))
    return result


def is_simple(output: Output, placed: Placed) -> bool:
    """Whether it can be told that its outline never crosses or overlaps itself, so that all rules fill it alike."""
    shape = placed.shape
    if shape.merge or shape.trims:
        return False
    if shape.is_simple:
        return not shape.radii
    if shape.path:
        moments = {span.start + (span.end - span.start) * step / 8 for span in shape.path.spans for step in range(9)}
        if len(moments) * len(shape.path.spans[0].first) > 20_000:
            return False
        track = Track(shape.path.spans)
        return not shape.radii and all(
            _crosses_never(output, [outlines.outline_of_row(track.at(time), True)]) for time in sorted(moments)
        )
    if shape.radii or not all(one.is_constant for one in shape.parts):
        return False
    return _crosses_never(output, shape.parts)


def _crosses_never(output: Output, found: list[Outline]) -> bool:
    path = outlines.path_of(found)
    output.work += (len(path) + 8) ** 2
    if output.work > WORK_LIMIT:
        return False
    return not path.simplified().combined(path.simplified(rule="evenodd"), "exclusion")


def points_of(shapes: Iterable[Placed]) -> int:
    """How many points the outlines have, about."""
    count = 0
    for placed in shapes:
        shape = placed.shape
        if shape.merge:
            count += points_of(shape.merge.parts)
        elif shape.path:
            count += len(shape.path.spans[0].first) // 6
        else:
            count += sum(len(one.vertices) for one in shape.parts)
    return count
