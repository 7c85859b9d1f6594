# SPDX-License-Identifier: MIT
"""Lottie's shapes and what changes them, gathered into a tree of what is drawn."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from . import lottie_outlines as outlines
from .lottie_geometry import MovingPath, Placed, Shape, Trim
from .lottie_merging import merged
from .lottie_numbers import Matrix, Number, add, is_constant, multiply, plain, power, subtract, within
from .lottie_output import Output, constant, token
from .lottie_paints import Style, style_of
from .lottie_source import LARGEST, flag, listing, number, path_property, property_of, table, text
from .lottie_tracks import Clock
from .lottie_transforms import DEGREE, Placement, placement_of, point_of
from .report import Refused

__all__ = ["Draw", "Entry", "Group", "Repeat", "ShapeReader"]

DEPTH_LIMIT = 40
COPIES_LIMIT = 1000
SHAPES_LIMIT = 20_000
POINTS_LIMIT = 1000

SHAPES = ("rc", "el", "sr", "sh")
STYLES = ("fl", "st", "gf", "gs")
KNOWN = {
    **{"rc": "a rectangle", "el": "an ellipse", "sr": "a star or polygon", "sh": "a path", "gr": "a group"},
    **{"fl": "a fill", "st": "a stroke", "gf": "a fill with a gradient", "gs": "a stroke with a gradient"},
    **{"rp": "a repeater", "tm": "a trim", "rd": "round corners", "mm": "a merge"},
}
UNKNOWN = {"pb": "pucker and bloat", "zz": "zig-zag", "op": "offset paths", "tw": "twist", "no": "a style"}


@dataclasses.dataclass
class Draw:
    """A style over shapes."""

    style: Style
    shapes: list[Placed]
    name: str
    place: str


@dataclasses.dataclass
class Group:
    """Entries with a transform."""

    placement: Placement
    entries: list[Entry]
    name: str
    blend: str | None = None


@dataclasses.dataclass
class Repeat:
    """Entries several times, from the front to the back, each with its placement, opacity and whether it is there."""

    copies: list[tuple[Placement, Any]]
    entries: list[Entry]


Entry = Draw | Group | Repeat


def _has_corners_beside_curves(shape: Shape) -> bool:
    for outline in shape.outlines() if not shape.merge else []:
        rows = outline.vertices
        for index, vertex in enumerate(rows):
            before, after = rows[index - 1], rows[(index + 1) % len(rows)]
            is_end = not outline.closed and index in (0, len(rows) - 1)
            sides = (before.x, before.y, after.x, after.y) != (before.out_x, before.out_y, after.in_x, after.in_y)
            if vertex.is_corner and not is_end and sides:
                return True
    return False


def _begins_at_a_round_corner(shape: Shape) -> bool:
    native = shape.native or {}
    return native.get("kind") == "rectangle" and "radius" not in native and bool(shape.radii)


def _each(shapes: list[Placed]) -> list[Shape]:
    """The shapes, each once: the copies that a repeater makes share one."""
    return list({id(placed.shape): placed.shape for placed in shapes}.values())


class ShapeReader:
    """Reads the shapes of one layer."""

    def __init__(self, output: Output, clock: Clock, blend_of: Any) -> None:
        self.output = output
        self.clock = clock
        self.blend_of = blend_of
        self.report = output.report

    def read(self, items: Any, name: str, place: str, depth: int = 0) -> tuple[list[Entry], list[Placed]]:
        """What is drawn, from the front to the back, and the shapes that styles further out see."""
        if depth > DEPTH_LIMIT:
            raise Refused(f"groups are more than {DEPTH_LIMIT} deep inside each other")
        entries: list[Entry] = []
        shapes: list[Placed] = []
        for index, item in enumerate(listing(items)):
            here = f"{place}/{index}"
            kind = table(item).get("ty")
            if not isinstance(item, dict) or flag(item.get("hd")) or kind == "tr":
                continue
            named = f"{name}_{token(text(item.get('nm')), str(kind))}"[:80]
            if isinstance(kind, str) and kind in KNOWN:
                self.report.taken(here, KNOWN[kind])
            if kind in SHAPES:
                made = self._shape(item, named, here)
                if made:
                    shapes.append(Placed(made))
            elif kind == "gr":
                self._group(item, named, here, depth, entries, shapes)
            elif kind in STYLES:
                style = style_of(self.output, item, self.clock, named, here)
                if self.blend_of(item, here):
                    self.report.left(here, "the blend mode of a style")
                if any(placed.comes_and_goes for placed in shapes):
                    self.report.approximated(here, "it draws the most copies that a repeater above it makes")
                if shapes:
                    entries.append(Draw(style, list(shapes), named, here))
            elif kind == "rp":
                entries, shapes = self._repeat(item, named, here, entries, shapes)
            elif kind == "tm":
                trim = self._trim(item, named, here)
                if any(placed.shape.merge or placed.shape.begins_anywhere for placed in shapes):
                    self.report.approximated(here, "a trim of merged paths may begin at another of their points")
                if any(_begins_at_a_round_corner(shape) for shape in _each(shapes)):
                    what = "a trim of a rectangle with round corners begins before the first, as in lottie-web"
                    self.report.approximated(here, f"{what}; other players begin behind it")
                trim.apply(shapes)
            elif kind == "rd":
                radius = within(self._one(item, "r", 0, "radius", named, here), 0.0, LARGEST)
                if radius != 0 and any(placed.shape.trims for placed in shapes):
                    self.report.approximated(here, "corners of what is trimmed above are rounded before it is trimmed")
                if radius != 0 and any(map(_has_corners_beside_curves, _each(shapes))):
                    what = (
                        "corners beside curves are rounded by straight cuts, as lottie-web does; other players differ"
                    )
                    self.report.approximated(here, what)
                for shape in _each(shapes):
                    shape.radii.append(radius)
            elif kind == "mm":
                if entries and shapes:
                    # After Effects takes merged paths away from what would draw them.
                    self.report.approximated(here, "what paints paths above their merge draws nothing")
                    entries = []
                shapes = self._merge(item, here, shapes)
            else:
                self.report.left(here, f"{UNKNOWN.get(str(kind), 'a shape')} ({str(kind)[:20]})")
        return entries, shapes

    def _one(self, item: Any, key: str, default: float, what: str, name: str, place: str, scale: float = 1) -> Number:
        value = property_of(table(item).get(key), f"the {what} of {place}", 1, (default,))
        return self.output.numbers(value, self.clock, f"{name}_{what.replace(' ', '_')}", place, scale)[0]

    def _two(self, item: Any, key: str, what: str, name: str, place: str) -> list[Number]:
        value = property_of(table(item).get(key), f"the {what} of {place}", 2, (0.0, 0.0))
        return self.output.numbers(value, self.clock, f"{name}_{what.replace(' ', '_')}", place)

    def _group(
        self, item: dict[str, Any], name: str, place: str, depth: int, entries: list[Entry], shapes: list[Placed]
    ) -> None:
        items = listing(item.get("it"))
        own = next((one for one in items if table(one).get("ty") == "tr"), None)
        placement = placement_of(self.output, own, self.clock, name, f"{place}/tr")
        inside, seen = self.read(items, name, place, depth + 1)
        if inside:
            entries.append(Group(placement, inside, text(item.get("nm")), self.blend_of(item, place)))
        if seen:
            matrix = self._matrix(placement, name)
            shapes += [one.inside(matrix, placement) for one in seen]

    def _matrix(self, placement: Placement, name: str) -> Matrix:
        return tuple(self.output.derived(placement.matrix, f"{name}_matrix"))  # type: ignore[return-value]

    def _shape(self, item: dict[str, Any], name: str, place: str) -> Shape | None:
        kind = item["ty"]
        counter = item.get("d") == 3
        if kind == "sh":
            return self._path(item, name, place)
        what = f"the position of {place}"
        x, y = point_of(self.output, item.get("p"), self.clock, f"{name}_position", what, place)
        if kind == "sr":
            return self._star(item, (x, y), name, place, counter)
        width, height = (one if isinstance(one, str) else abs(one) for one in self._two(item, "s", "size", name, place))
        frame = [
            plain(subtract(x, multiply(width, 0.5))),
            plain(subtract(y, multiply(height, 0.5))),
            plain(width),
            plain(height),
        ]
        if kind == "el":
            round_shape = Shape([outlines.ellipse(x, y, width, height, counter)], {"kind": "ellipse", "frame": frame})
            round_shape.is_simple = True
            return round_shape
        radius = within(self._one(item, "r", 0, "radius", name, place), 0.0, LARGEST)
        native = {"kind": "rectangle", "frame": frame, **({"radius": plain(radius)} if radius != 0 else {})}
        made = Shape([outlines.rectangle(x, y, width, height, radius, counter)], native)
        made.is_simple = True
        return made

    def _path(self, item: dict[str, Any], name: str, place: str) -> Shape | None:
        value, closed, jumps = path_property(item.get("ks"), f"the path of {place}", flag(item.get("closed")))
        if value.has_expression:
            self.report.left(place, "the expression of its path; its value without it is taken")
        if value.opens:
            self.report.approximated(place, "its path is closed at some keyframes; it stays as at the first")
        if jumps:
            self.report.approximated(place, "keyframes of its path with different numbers of vertices jump")
        if value.tracks:
            spans = self.clock.spans(value.tracks[0])
            if spans[0].first and not constant(spans):
                self.report.taken(place, f"{name}, which moves")
                shape = Shape([])
                shape.path = MovingPath(self.output, spans, closed, name)
                return shape
            row = spans[0].first
        else:
            row = value.value
        if not row:
            return None
        return Shape([outlines.outline_of_row(row, closed)])

    def _star(
        self, item: dict[str, Any], center: tuple[Number, Number], name: str, place: str, counter: bool
    ) -> Shape | None:
        points = property_of(item.get("pt"), f"the points of {place}", 1, (5.0,))
        count = math.floor(points.value[0])
        if points.has_expression:
            self.report.left(place, "the expression of the number of its points; its value without it is taken")
        if points.moves:
            self.report.approximated(place, "the number of its points changes; it stays as at the beginning")
        elif count != points.value[0]:
            self.report.approximated(place, "the part of a point that its number of points ends with is left out")
        if not 0 < count <= POINTS_LIMIT:
            if count > POINTS_LIMIT:
                raise Refused(f"a star has more than {POINTS_LIMIT} points")
            return None
        rotation = self._one(item, "r", 0, "rotation", name, place, DEGREE)
        radii = [self._one(item, "or", 0, "outer radius", name, place)]
        rounds = [self._one(item, "os", 0, "outer roundness", name, place, 0.01)]
        if item.get("sy", 1) != 2:
            radii.append(self._one(item, "ir", 0, "inner radius", name, place))
            rounds.append(self._one(item, "is", 0, "inner roundness", name, place, 0.01))
        made = Shape([outlines.polystar(center, count, rotation, radii, rounds, counter)])
        # A radius that moves could go below 0 and past the center.
        made.is_simple = all(one == 0 for one in rounds) and count > 2 and is_constant(*radii)
        return made

    def _trim(self, item: dict[str, Any], name: str, place: str) -> Trim:
        start = self._one(item, "s", 0, "start", name, place, 0.01)
        end = self._one(item, "e", 100, "end", name, place, 0.01)
        return Trim(start, end, self._one(item, "o", 0, "offset", name, place, 1 / 360), item.get("m") == 2)

    def _merge(self, item: dict[str, Any], place: str, shapes: list[Placed]) -> list[Placed]:
        if len(shapes) < 2:
            return shapes
        mode = int(number(item.get("mm"), f"the mode of {place}", 1.0))
        return merged(self.output, mode if 1 <= mode <= 5 else 1, shapes, place)

    def _repeat(
        self, item: dict[str, Any], name: str, place: str, entries: list[Entry], shapes: list[Placed]
    ) -> tuple[list[Entry], list[Placed]]:
        value = property_of(item.get("c"), f"the copies of {place}", 1, (1.0,))
        spans = [span for track in value.tracks for span in self.clock.spans(track)]
        most = max([value.value[0], *(max(s.first[0], s.last[0]) for s in spans)])
        if most > COPIES_LIMIT:
            raise Refused(f"a repeater makes more than {COPIES_LIMIT} copies")
        count = math.ceil(most)
        moving = any(span.ease and span.first != span.last for span in spans)
        if moving or any(one[0] % 1 for one in (value.value, *(span.first for span in spans))):
            self.report.approximated(
                place, "copies of which there is a part are drawn as a whole; other players may leave them out"
            )
        copies = self.output.numbers(value, self.clock, f"{name}_copies", place)[0]
        offset = self._one(item, "o", 0, "offset", name, place)
        step = placement_of(self.output, item.get("tr"), self.clock, name, f"{place}/tr")
        first = self._one(item.get("tr"), "so", 100, "start opacity", name, place, 0.01)
        last = self._one(item.get("tr"), "eo", 100, "end opacity", name, place, 0.01)
        made: list[tuple[Placement, Any]] = []
        repeated: list[Placed] = []
        if count * len(shapes) > SHAPES_LIMIT:
            raise Refused(f"repeaters make more than {SHAPES_LIMIT} shapes")
        for index in range(count):
            turn = add(offset, float(index))
            part = index / count
            placement = Placement(
                x=add(multiply(step.x, turn), step.anchor_x),
                y=add(multiply(step.y, turn), step.anchor_y),
                anchor_x=step.anchor_x,
                anchor_y=step.anchor_y,
                scale_x=power(step.scale_x, turn),
                scale_y=power(step.scale_y, turn),
                rotation=multiply(step.rotation, turn),
                opacity=add(multiply(first, 1 - part), multiply(last, part)),
                turns_first=True,
                scales_evenly=step.scales_evenly,
            )
            made.append((placement, f"{copies} > {index}" if isinstance(copies, str) else None))
            if shapes:
                matrix = self._matrix(placement, name)
                repeated += [one.copied(matrix, placement, index, isinstance(copies, str)) for one in shapes]
        # Copies are below what they are made of, or above.
        if item.get("m") == 2:
            made.reverse()
        return ([Repeat(made, entries)] if entries and made else []), repeated
