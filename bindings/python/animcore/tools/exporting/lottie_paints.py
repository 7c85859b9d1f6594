# SPDX-License-Identifier: MIT
"""Lottie's fills, strokes, gradients and shadows."""

from __future__ import annotations

import math
from typing import Any

from ...drawing import AngularGradient, DrawCommand, SolidPaint
from .elements import Commands, Piece
from .fitting import Row
from .geometry import repeats_of
from .lottie_properties import Properties, plain, row_of, still
from .tracks import Fitter, color_row, gradient_row

__all__ = ["Paints"]

CAPS = {"butt": 1, "round": 2, "square": 3}
JOINS = {"miter": 1, "round": 2, "bevel": 3}


class Paints:
    """Makes what outlines are painted with."""

    def __init__(self, fitter: Fitter, properties: Properties) -> None:
        self.fitter, self.properties, self.report = fitter, properties, fitter.report

    def paint(self, piece: Piece, filled: list[DrawCommand], reach: float, place: str) -> dict[str, Any]:
        """What an outline is filled or stroked with."""
        first, command = piece.first, filled[0]
        is_stroke = command.kind == "stroke"
        if isinstance(command.paint, AngularGradient):
            self.report.approximated(place, "the angular gradient of a stroke is the mean of its colors")
        if isinstance(command.paint, SolidPaint | AngularGradient):
            rows = [color_row(each) for each in filled]
            colors = self.fitter.levels("color", [row[:3] for row in rows], first)
            opacities = self.fitter.levels("the color's opacity", [row[3:] for row in rows], first)
            made: dict[str, Any] = {
                "ty": "st" if is_stroke else "fl",
                "c": self.properties.prop(colors, lambda row: [*row_of(row), 1]),
                "o": self.properties.prop(opacities, lambda row: plain(100 * row[0])),
            }
        else:
            made = {"ty": "gs" if is_stroke else "gf", "o": still(100)}
            made |= self.gradient(piece, filled, reach)
        if not is_stroke:
            return made | {"r": 2 if command.fill_rule == "evenodd" else 1}
        widths = [(each.line_width,) for each in filled]
        made |= {
            "w": self.properties.prop(self.fitter.points("width", widths, first, reach), lambda row: plain(row[0])),
            "lc": CAPS[command.line_cap],
            "lj": JOINS[command.line_join],
            "ml": plain(command.miter_limit),
        }
        limits = [(each.miter_limit,) for each in filled]
        if command.line_join == "miter" and len(set(limits)) > 1:
            limit = self.fitter.points("the miter limit", limits, first)
            made["ml2"] = self.properties.prop(limit, lambda row: plain(row[0]))
            self.report.approximated(place, "its miter limit moves, which some players leave out")
        if command.dashes:
            made["d"] = self.dashes(filled, first, reach)
        return made

    def dashes(self, filled: list[DrawCommand], first: int, reach: float) -> list[dict[str, Any]]:
        """Dashes and gaps in turn, and where they begin."""
        made = []
        repeats = repeats_of(filled)
        for index in range(len(filled[0].dashes)):
            rows = [(each.dashes[index],) for each in filled]
            fit = self.fitter.points("dashes", rows, first, reach * repeats)
            made.append({"n": "dg"[index % 2], "v": self.properties.prop(fit, lambda row: plain(row[0]))})
        rows = [(each.dash_offset,) for each in filled]
        fit = self.fitter.points("the dashes' offset", rows, first, reach)
        return [*made, {"n": "o", "v": self.properties.prop(fit, lambda row: plain(row[0]))}]

    def gradient(self, piece: Piece, filled: list[DrawCommand], reach: float) -> dict[str, Any]:
        """A linear or a radial gradient."""
        pairs = [gradient_row(each) for each in filled]
        places, stops = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        is_radial = len(places[0]) == 3
        if is_radial:
            places = [(x, y, x + radius, y) for x, y, radius in places]
        ends = (
            self.fitter.points("the gradient's " + name, [row[part] for row in places], piece.first, reach)
            for name, part in (("start", slice(0, 2)), ("end", slice(2, 4)))
        )
        start, end = (self.properties.prop(fit, row_of) for fit in ends)
        colors = self.fitter.levels("the gradient's stops", stops, piece.first)
        has_opacity = any(part < 1 for row in stops for part in row[4::5])

        def value(row: Row) -> list[float]:
            each = [row[i : i + 5] for i in range(0, len(row), 5)]
            numbers = [part for offset, *color in each for part in (offset, *color[:3])]
            if has_opacity:
                numbers += [part for offset, *color in each for part in (offset, color[3])]
            return row_of(numbers)

        # The list of numbers is a value in whole, unlike that of a point.
        return {
            "t": 2 if is_radial else 1,
            "s": start,
            "e": end,
            "g": {"p": len(stops[0]) // 5, "k": self.properties.prop(colors, value, has_holds=False)},
        }

    def shadow(self, commands: Commands, place: str) -> dict[str, Any]:
        """After Effects' drop shadow: color, opacity of 255, the direction (0 is up), distance and softness, which is
        four times the standard deviation of the blur."""
        rows: list[Row] = []
        is_even = True
        for command in commands:
            if command is None or command.shadow is None:
                rows.append((*(rows[-1][:3] if rows else (0.0, 0.0, 0.0)), 0.0, 0.0, 0.0, 0.0))
                continue
            shadow, (a, b, c, d, _, _) = command.shadow, command.transform
            x, y = a * shadow.x + c * shadow.y, b * shadow.x + d * shadow.y
            size = math.sqrt((a * a + b * b + c * c + d * d) / 2)
            is_even = is_even and abs(math.hypot(a, c) - math.hypot(b, d)) * shadow.blur <= 0.1
            rows.append((*shadow.color, math.atan2(x, -y), math.hypot(x, y), 2 * size * shadow.blur))
        if not is_even:
            self.report.approximated(place, "its shadow's blur is as wide in all directions, where it is stretched")
        turned = [0.0]
        for row in rows:
            turned.append(row[4] + math.tau * round((turned[-1] - row[4]) / math.tau))
        farthest = max(max(row[5] for row in rows), 1e-6)
        colors = self.fitter.levels("the shadow's color", [row[:3] for row in rows])
        opacities = self.fitter.levels("the shadow's opacity", [row[3:4] for row in rows])
        angles = self.fitter.points("the shadow's direction", [(angle,) for angle in turned[1:]], 0, farthest)
        distances = self.fitter.points("the shadow's distance", [row[5:6] for row in rows])
        softness = self.fitter.points("the shadow's blur", [row[6:] for row in rows])
        values = [
            (2, "Shadow Color", self.properties.prop(colors, lambda row: [*row_of(row), 1])),
            (0, "Opacity", self.properties.prop(opacities, lambda row: plain(255 * row[0]))),
            (0, "Direction", self.properties.prop(angles, lambda row: plain(math.degrees(row[0])))),
            (0, "Distance", self.properties.prop(distances, lambda row: plain(row[0]))),
            (0, "Softness", self.properties.prop(softness, lambda row: plain(row[0]))),
        ]
        effect = [{"ty": kind, "nm": name, "ix": index + 1, "v": v} for index, (kind, name, v) in enumerate(values)]
        return {"ty": 25, "nm": "Drop Shadow", "mn": "ADBE Drop Shadow", "ix": 1, "en": 1, "ef": effect}
