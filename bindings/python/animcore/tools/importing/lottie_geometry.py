# SPDX-License-Identifier: MIT
"""Lottie's shapes as they are gathered: outlines, what changes them, and where a style sees them."""

from __future__ import annotations

import dataclasses
from typing import Any

from . import lottie_outlines as outlines
from .lottie_numbers import IDENTITY, Matrix, Number, absolute, multiplied, plain
from .lottie_outlines import Command, Outline
from .lottie_output import Output
from .lottie_tracks import Span, Track
from .lottie_transforms import Placement

__all__ = ["Merge", "MovingPath", "Placed", "Shape", "Trim"]


@dataclasses.dataclass
class Trim:
    """The part of paths that is left."""

    start: Number
    end: Number
    offset: Number
    as_one: bool
    # What it is above of: the shapes, each with the copies of them that it is one of.
    members: list[tuple[int, tuple[int, ...]]] = dataclasses.field(default_factory=list, compare=False)
    # How often they had been stretched, and whether that may change the parts of lengths that it leaves.
    stretches: dict[int, int] = dataclasses.field(default_factory=dict, compare=False)
    is_uneven: bool = dataclasses.field(default=False, compare=False)

    def apply(self, shapes: list[Placed]) -> None:
        """Trims shapes, each once: the copies that a repeater makes share one."""
        self.members = [(id(placed.shape), placed.copies) for placed in shapes]
        self.stretches = {id(placed.shape): placed.stretches for placed in shapes}
        together = self.as_one and len(shapes) > 1
        self.is_uneven = any(placed.stretches or (together and placed.is_scaled) for placed in shapes)
        for shape in {id(placed.shape): placed.shape for placed in shapes}.values():
            shape.trims.append(self)

    def is_measured_otherwise(self, placed: Placed) -> bool:
        """Whether lengths where it trims a shape are others than where that is drawn, or in its own coordinates."""
        if (self.start, self.end) == (0, 1):
            return False
        return self.is_uneven or placed.stretches > self.stretches.get(id(placed.shape), 0)

    def set_of(self, placed: Placed) -> tuple[int, ...]:
        """Shapes with the same one are trimmed together: of what was copied afterwards, each copy by itself."""
        inner = next((len(copies) for shape, copies in self.members if shape == id(placed.shape)), 0)
        return (id(self), *placed.copies[: len(placed.copies) - inner])

    @property
    def keys(self) -> dict[str, Any]:
        """As a document has it."""
        parts = (("start", self.start, 0), ("end", self.end, 1), ("offset", self.offset, 0))
        return {key: plain(value) for key, value, default in parts if value != default}


class Shape:
    """One shape with what changes it, in the coordinates of the group where a style draws it."""

    def __init__(self, parts: list[Outline], native: dict[str, Any] | None = None) -> None:
        self.parts = parts
        # The node's keys by which a document has this shape itself, while nothing changes it.
        self.native = native
        # A path that moves: the name is made when it is needed, for a path property or for its numbers.
        self.path: MovingPath | None = None
        self.radii: list[Number] = []
        self.trims: list[Trim] = []
        # What it is made of, where that moves and could not be combined yet.
        self.merge: Merge | None = None
        # Whether it is what was left of others, so that where it begins is not known.
        self.begins_anywhere = False
        # Whether its outline never crosses itself.
        self.is_simple = False

    def outlines(self) -> list[Outline]:
        """Its subpaths with round corners."""
        result = self.path.outlines() if self.path else self.parts
        for radius in self.radii:
            result = [outlines.rounded(one, radius) for one in result]
        return result

    def commands(self) -> list[Command]:
        """As commands of a path."""
        if self.merge:
            return [command for placed in self.merge.parts for command in placed.commands()]
        return [command for one in self.outlines() for command in outlines.commands_of(one)]


@dataclasses.dataclass
class Placed:
    """A shape as a style sees it: through the transforms of the groups between them."""

    shape: Shape
    matrix: Matrix = IDENTITY
    # Whether it is a copy that is not there at all times.
    comes_and_goes: bool = False
    # The matrices that make the one above, the outermost first.
    chain: tuple[Matrix, ...] = ()
    # Which copy it is of each repeater around it, that of the outermost first.
    copies: tuple[int, ...] = ()
    # How many transforms that it is seen through scale it otherwise across than down, and whether one scales it at all.
    stretches: int = 0
    is_scaled: bool = False

    def commands(self) -> list[Command]:
        """As commands of a path in the style's coordinates."""
        return outlines.transformed(self.shape.commands(), self.matrix)

    def inside(self, matrix: Matrix, placement: Placement) -> Placed:
        """As it is seen from outside of a group."""
        if matrix == IDENTITY:
            return self
        made = dataclasses.replace(self, matrix=multiplied(matrix, self.matrix), chain=(matrix, *self.chain))
        made.stretches += placement.stretches
        made.is_scaled = self.is_scaled or placement.stretches or absolute(placement.scale_x) != 1
        return made

    def copied(self, matrix: Matrix, placement: Placement, number: int, comes_and_goes: bool) -> Placed:
        """One of the copies that a repeater makes of it, which may not be there at all times."""
        made = dataclasses.replace(self.inside(matrix, placement), copies=(number, *self.copies))
        made.comes_and_goes = self.comes_and_goes or comes_and_goes
        return made


@dataclasses.dataclass
class Merge:
    """Shapes as one: side by side (1), added (2), taken from the first (3), what all have (4), what one has (5)."""

    mode: int
    parts: list[Placed]
    place: str


class MovingPath:
    """A path with keyframes."""

    def __init__(self, output: Output, spans: list[Span], closed: bool, name: str) -> None:
        self.output, self.spans, self.closed, self.name = output, spans, closed, name
        rows = [row for span in spans for row in (span.first, span.last)]
        count = len(rows[0]) // 6
        # Handles that never leave their vertex.
        self.fixed = [
            (
                all(row[6 * i : 6 * i + 2] == row[6 * i + 2 : 6 * i + 4] for row in rows),
                all(row[6 * i : 6 * i + 2] == row[6 * i + 4 : 6 * i + 6] for row in rows),
            )
            for i in range(count)
        ]
        self._property: str | None = None
        self._outlines: list[Outline] | None = None

    def _vertices(self, row: Any) -> Outline:
        made = []
        for i, (fixed_in, fixed_out) in enumerate(self.fixed):
            x, y, in_x, in_y, out_x, out_y = row[6 * i : 6 * i + 6]
            made.append(
                outlines.Vertex(
                    x, y, *((x, y) if fixed_in else (in_x, in_y)), *((x, y) if fixed_out else (out_x, out_y))
                )
            )
        return Outline(made, self.closed)

    def _data(self, row: tuple[float, ...]) -> str:
        # The handles of a side that is curved at any time stay handles: the commands must be the same throughout.
        names = [str(index) for index in range(len(row))]
        commands = outlines.commands_of(self._vertices(names))
        numbers = [(name, *(row[int(one)] for one in places)) for name, *places in commands]
        return outlines.path_data(numbers)

    @property
    def property(self) -> str:
        """As a path property."""
        if self._property is None:
            self._property = self.output.animated("path", self.spans, self.name, self._data)
        return self._property

    def outlines(self) -> list[Outline]:
        """As numbers that move."""
        if self._outlines is None:
            self._outlines = [self._vertices(_moving_numbers(self.output, Track(self.spans), self.name))]
        return self._outlines


def _moving_numbers(output: Output, track: Track, name: str) -> list[str]:
    chosen = output.animated(
        "vector", track.spans, name, lambda value: [plain(one) for one in value], count=track.width
    )
    return [f"{chosen}[{index}]" for index in range(track.width)]
