# SPDX-License-Identifier: MIT
"""A recording as a Lottie animation: a layer for each thing that is drawn, a composition for each group.

By the Lottie specification (https://lottie.github.io/lottie-spec/). A thing whose outline changes its verbs gets a
layer for each of its outlines, one after the other, so that players need not agree on what lies between them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any

from ...drawing import AngularGradient, DrawCommand, SolidPaint
from ..importing.report import Report
from .elements import Commands, Group, Leaf, Node, Piece, filled_commands, pieces_of, place_of, tree_of
from .fitting import Fit, KeyFrame, Row, fit_cubic
from .formats import Settings, Written
from .geometry import Contour, contours_of, moved
from .lottie_text import TextWriter
from .samples import Recording
from .tracks import Fitter, color_row, gradient_row, moves_of, opacity_rows

__all__ = ["write"]

BLENDS = (
    *("normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light"),
    *("soft-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity"),
)
CAPS = {"butt": 1, "round": 2, "square": 3}
JOINS = {"miter": 1, "round": 2, "bevel": 3}


def _plain(number: float, digits: int = 4) -> float:
    """A number as it is written: with few digits, without those that say nothing."""
    value = round(number, digits) + 0.0
    return int(value) if value == int(value) else value


def _row(row: Sequence[float], factor: float = 1.0, digits: int = 4) -> list[float]:
    return [_plain(part * factor, digits) for part in row]


class _Writer:
    def __init__(self, recording: Recording, report: Report, tolerance: float) -> None:
        self.recording, self.report = recording, report
        self.fitter = Fitter(recording, report, tolerance, fit_cubic)
        self.canvas = recording.canvas
        self.assets: list[dict[str, Any]] = []
        self.texts = TextWriter(report)
        self.count = 0

    # Numbers over time

    def frame(self, time: float) -> float:
        """A time in frames."""
        return _plain(time * self.recording.fps)

    def prop(self, fit: Fit, value: Callable[[Row], Any]) -> dict[str, Any]:
        """A property with key frames, or one that stands."""
        if fit.is_still:
            return {"a": 0, "k": value(fit.keys[0].row)}
        keys = []
        for index, key in enumerate(fit.keys):
            made: dict[str, Any] = {"t": self.frame(key.time), "s": _listed(value(key.row))}
            if index + 1 < len(fit.keys):
                made |= _easing(key)
            keys.append(made)
        return {"a": 1, "k": keys}

    def path(self, fit: Fit, contours: list[Contour], which: int, is_closed: bool = False) -> dict[str, Any]:
        """One subpath of an outline that moves as a whole."""
        start = 6 * sum(contour.corners for contour in contours[:which])
        contour = contours[which]

        def value(row: Row) -> dict[str, Any]:
            corners = [row[start + 6 * i : start + 6 * i + 6] for i in range(contour.corners)]
            return {
                "v": [_row(corner[:2]) for corner in corners],
                "i": [_row(corner[2:4]) for corner in corners],
                "o": [_row(corner[4:]) for corner in corners],
                "c": contour.is_closed or is_closed,
            }

        return self.prop(fit, value)

    # Layers

    def base(self, kind: int, name: str, first: int, last: int) -> dict[str, Any]:
        """What every layer has: from a sample to the one that is not in it any more."""
        self.count += 1
        times = self.recording.times
        end = math.ceil(self.recording.duration * self.recording.fps - 1e-6)
        return {
            "ddd": 0,
            "ind": self.count,
            "ty": kind,
            "nm": name,
            "sr": 1,
            "ks": {
                "o": {"a": 0, "k": 100},
                "r": {"a": 0, "k": 0},
                "p": {"a": 0, "k": [0, 0, 0]},
                "a": {"a": 0, "k": [0, 0, 0]},
                "s": {"a": 0, "k": [100, 100, 100]},
            },
            "ao": 0,
            "ip": self.frame(times[first]),
            # A player that stands at the end itself still shows it.
            "op": self.frame(times[last]) if last < len(times) else end + 1,
            "st": 0,
            "bm": 0,
        }

    def layers(self, nodes: Sequence[Node]) -> list[dict[str, Any]]:
        """Layers from front to back, as Lottie has them."""
        made: list[dict[str, Any]] = []
        for node in nodes:
            if isinstance(node, Leaf):
                for piece in pieces_of(node):
                    made = self.leaf(piece) + made
            elif node.key[1] == "clip_begin":
                made = self.clip(node) + made
            else:
                made = self.layer(node) + made
        return made

    def composition(self, group: Group) -> str:
        """What is in a group, as a composition. Returns its id."""
        identifier = f"group_{len(self.assets)}"
        asset: dict[str, Any] = {"id": identifier, "nm": place_of(group.key), "layers": []}
        self.assets.append(asset)
        asset["layers"] = self.layers(group.children)
        return identifier

    def shown(self, group: Group, identifier: str, first: int, last: int) -> dict[str, Any]:
        """A layer that shows a composition."""
        layer = self.base(0, place_of(group.key), first, last)
        return layer | {"refId": identifier, "w": _plain(self.canvas.width), "h": _plain(self.canvas.height)}

    def layer(self, group: Group) -> list[dict[str, Any]]:
        """A group with an opacity, a blend mode or a shadow."""
        place = place_of(group.key)
        commands = filled_commands(group)
        rows = [(1.0,) if command is None else (command.opacity,) for command in commands]
        made = self.shown(group, self.composition(group), 0, len(commands))
        made["ks"]["o"] = self.prop(self.fitter.levels("opacity", rows), lambda row: _plain(100 * row[0]))
        blends = [command.blend if command is not None else "normal" for command in commands]
        if any(blend != "normal" for blend in blends):
            common = max(set(blends), key=blends.count)
            made["bm"] = BLENDS.index(common)
            if any(blend != common for blend in blends):
                self.report.approximated(place, f"its blend mode changes, and is {common} all the time")
        if any(command is not None and command.shadow is not None for command in commands):
            made["ef"] = [self.shadow(commands)]
            self.report.approximated(place, "its shadow is an effect, which some players leave out")
        self.fitter.taken(place, "a composition")
        return [made]

    def shadow(self, commands: Commands) -> dict[str, Any]:
        """After Effects' drop shadow: color, opacity of 255, the direction (0 is up), distance and softness, which is
        four times the standard deviation of the blur."""
        rows: list[Row] = []
        for command in commands:
            if command is None or command.shadow is None:
                rows.append((*(rows[-1][:3] if rows else (0.0, 0.0, 0.0)), 0.0, 0.0, 0.0, 0.0))
                continue
            shadow, (a, b, c, d, _, _) = command.shadow, command.transform
            x, y = a * shadow.x + c * shadow.y, b * shadow.x + d * shadow.y
            size = math.sqrt((a * a + b * b + c * c + d * d) / 2)
            rows.append((*shadow.color, math.atan2(x, -y), math.hypot(x, y), 2 * size * shadow.blur))
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
            (2, "Shadow Color", self.prop(colors, lambda row: [*_row(row), 1])),
            (0, "Opacity", self.prop(opacities, lambda row: _plain(255 * row[0]))),
            (0, "Direction", self.prop(angles, lambda row: _plain(math.degrees(row[0])))),
            (0, "Distance", self.prop(distances, lambda row: _plain(row[0]))),
            (0, "Softness", self.prop(softness, lambda row: _plain(row[0]))),
        ]
        effect = [{"ty": kind, "nm": name, "ix": index + 1, "v": v} for index, (kind, name, v) in enumerate(values)]
        return {"ty": 25, "nm": "Drop Shadow", "mn": "ADBE Drop Shadow", "ix": 1, "en": 1, "ef": effect}

    def clip(self, group: Group) -> list[dict[str, Any]]:
        """A group that is clipped: by a mask of one subpath, or by a matte."""
        place = place_of(group.key)
        commands = filled_commands(group)
        identifier = self.composition(group)
        made: list[dict[str, Any]] = []
        first = 0
        for last in range(1, len(commands) + 1):
            if last < len(commands) and _sort(commands[first]) == _sort(commands[last]):
                continue
            shown = self.shown(group, identifier, first, last)
            run = [command for command in commands[first:last] if command is not None]
            if run:
                made = self.clipped(group, shown, run, first, last) + made
            else:
                made.insert(0, shown)
            first = last
        self.fitter.taken(place, "a composition that is clipped")
        return made

    def clipped(
        self, group: Group, shown: dict[str, Any], run: list[DrawCommand], first: int, last: int
    ) -> list[dict[str, Any]]:
        """The layer of a composition while its clip has the same verbs."""
        canvas = self.canvas
        rows = [moved(command, (*command.transform[:4], *_placed(command, canvas))) for command in run]
        contours, corners = contours_of(run[0].verbs, rows)
        if not contours:
            return []
        fit = self.fitter.points("outline", corners, first)
        if len(contours) == 1:
            mask = {"a": 0, "k": 100}
            shown["hasMask"] = True
            shown["masksProperties"] = [
                {"inv": False, "mode": "a", "pt": self.path(fit, contours, 0, True), "o": mask, "x": {"a": 0, "k": 0}}
            ]
            return [shown]
        matte = self.base(4, place_of(group.key) + ", matte", first, last)
        rule = 2 if run[0].fill_rule == "evenodd" else 1
        paint = {"ty": "fl", "c": {"a": 0, "k": [1, 1, 1, 1]}, "o": {"a": 0, "k": 100}, "r": rule}
        matte |= {"td": 1, "shapes": [_grouped([*self.shapes(fit, contours), paint])]}
        shown["tt"] = 1
        shown["tp"] = matte["ind"]
        return [matte, shown]

    # What is drawn

    def leaf(self, piece: Piece) -> list[dict[str, Any]]:
        """The layers of a fill, a stroke, a text or an image while its sort stays."""
        place = place_of(piece.leaf.key)
        kind = piece.leaf.key[1]
        layer = self.base({"text": 5, "image": 2}.get(kind, 4), place, piece.first, piece.last)
        if kind == "text":
            made = self.text(piece, layer, place)
        elif kind == "image":
            made = self.image(piece, layer, place)
        else:
            made = self.outline(piece, layer, place)
        if not made:
            return []
        opacity = self.fitter.levels("opacity", opacity_rows(piece), piece.first)
        layer["ks"]["o"] = self.prop(opacity, lambda row: _plain(100 * row[0]))
        self.fitter.taken(place, {"text": "a text", "image": "an image"}.get(kind, "shapes"))
        return [layer]

    def transform(
        self,
        piece: Piece,
        layer: dict[str, Any],
        origin: Callable[[DrawCommand], tuple[float, float]] | None = None,
    ) -> bool:
        """Gives a layer its piece's motion. Returns whether that could be: not where it has a skew. origin is the place
        in a command's coordinates at which the layer's are 0."""
        moves = moves_of(piece, self.canvas.x, self.canvas.y)
        motion = moves.motion
        if motion is None:
            return False
        ks = layer["ks"]
        ks["p"] = self.prop(self.fitter.points("position", motion.positions, piece.first), lambda row: [*_row(row), 0])
        ks["r"] = self.prop(
            self.fitter.points("rotation", motion.angles, piece.first, moves.reach),
            lambda row: _plain(math.degrees(row[0])),
        )
        largest = max(max(map(abs, scale)) for scale in motion.scales) or 1.0
        ks["s"] = self.prop(
            self.fitter.points("scale", motion.scales, piece.first, moves.reach / largest),
            lambda row: [*_row(row, 100), 100],
        )
        anchors = [motion.anchor] * len(piece.commands)
        if origin is not None:
            places = [origin(command) for command in piece.filled]
            anchors = [(motion.anchor[0] - x, motion.anchor[1] - y) for x, y in places]
        ks["a"] = self.prop(self.fitter.points("anchor", anchors, piece.first, largest), lambda row: [*_row(row), 0])
        return True

    def outline(self, piece: Piece, layer: dict[str, Any], place: str) -> bool:
        """A fill or a stroke."""
        filled = piece.filled
        rows: list[Row]
        if self.transform(piece, layer):
            rows = [command.coordinates for command in filled]
            scales = [max(math.hypot(*c.transform[:2]), math.hypot(*c.transform[2:4])) for c in filled]
            sizes = [1.0] * len(filled)
            reach = max(max(scales), 1e-6)
        else:
            canvas = self.canvas
            rows = [moved(command, (*command.transform[:4], *_placed(command, canvas))) for command in filled]
            sizes = [math.sqrt(abs(c.transform.a * c.transform.d - c.transform.b * c.transform.c)) for c in filled]
            reach = 1.0
            if filled[0].kind == "stroke":
                self.report.approximated(place, "its stroke is as wide everywhere, where a skew makes it narrower")
            if not isinstance(filled[0].paint, SolidPaint):
                self.report.approximated(place, "its gradient stands in the picture, without the skew")
        contours, corners = contours_of(filled[0].verbs, rows)
        if not contours:
            self.report.left(place, "an outline of no line")
            return False
        fit = self.fitter.points("outline", corners, piece.first, reach)
        shapes = self.shapes(fit, contours)
        layer["shapes"] = [_grouped([*shapes, self.paint(piece, filled, sizes, reach, place)])]
        return True

    def shapes(self, fit: Fit, contours: list[Contour]) -> list[dict[str, Any]]:
        """An outline's subpaths."""
        return [{"ty": "sh", "ks": self.path(fit, contours, index)} for index in range(len(contours))]

    def paint(
        self, piece: Piece, filled: list[DrawCommand], sizes: list[float], reach: float, place: str
    ) -> dict[str, Any]:
        """What an outline is filled or stroked with."""
        first, command = piece.first, filled[0]
        is_stroke = command.kind == "stroke"
        if isinstance(command.paint, AngularGradient):
            self.report.approximated(place, "its angular gradient, which Lottie has not, is the mean of its colors")
        if isinstance(command.paint, SolidPaint | AngularGradient):
            rows = [color_row(each) for each in filled]
            colors = self.fitter.levels("color", [row[:3] for row in rows], first)
            opacities = self.fitter.levels("the color's opacity", [row[3:] for row in rows], first)
            made: dict[str, Any] = {
                "ty": "st" if is_stroke else "fl",
                "c": self.prop(colors, lambda row: [*_row(row), 1]),
                "o": self.prop(opacities, lambda row: _plain(100 * row[0])),
            }
        else:
            made = {"ty": "gs" if is_stroke else "gf", "o": {"a": 0, "k": 100}}
            made |= self.gradient(piece, filled, reach)
        if not is_stroke:
            return made | {"r": 2 if command.fill_rule == "evenodd" else 1}
        widths = [(each.line_width * size,) for each, size in zip(filled, sizes, strict=True)]
        made |= {
            "w": self.prop(self.fitter.points("width", widths, first, reach), lambda row: _plain(row[0])),
            "lc": CAPS[command.line_cap],
            "lj": JOINS[command.line_join],
            "ml": _plain(command.miter_limit),
        }
        if command.dashes:
            made["d"] = self.dashes(filled, sizes, first, reach)
        return made

    def dashes(self, filled: list[DrawCommand], sizes: list[float], first: int, reach: float) -> list[dict[str, Any]]:
        """Dashes and gaps in turn, and where they begin."""
        made = []
        for index in range(len(filled[0].dashes)):
            rows = [(each.dashes[index] * size,) for each, size in zip(filled, sizes, strict=True)]
            fit = self.fitter.points("dashes", rows, first, reach)
            made.append({"n": "dg"[index % 2], "v": self.prop(fit, lambda row: _plain(row[0]))})
        rows = [(each.dash_offset * size,) for each, size in zip(filled, sizes, strict=True)]
        fit = self.fitter.points("the dashes' offset", rows, first, reach)
        return [*made, {"n": "o", "v": self.prop(fit, lambda row: _plain(row[0]))}]

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
        start, end = (self.prop(fit, _row) for fit in ends)
        colors = self.fitter.levels("the gradient's stops", stops, piece.first)
        has_opacity = any(part < 1 for row in stops for part in row[4::5])

        def value(row: Row) -> list[float]:
            each = [row[i : i + 5] for i in range(0, len(row), 5)]
            numbers = [part for offset, *color in each for part in (offset, *color[:3])]
            if has_opacity:
                numbers += [part for offset, *color in each for part in (offset, color[3])]
            return _row(numbers)

        # The list of numbers is a value in whole, unlike that of a point.
        return {
            "t": 2 if is_radial else 1,
            "s": start,
            "e": end,
            "g": {"p": len(stops[0]) // 5, "k": self.prop(colors, value)},
        }

    def text(self, piece: Piece, layer: dict[str, Any], place: str) -> bool:
        """A text, which players draw with their fonts or with the glyphs that are in the file."""
        if not self.transform(piece, layer, self.texts.origin):
            self.report.left(place, "a text with a skew")
            return False
        filled = piece.filled
        if not isinstance(filled[0].paint, SolidPaint):
            self.report.approximated(place, "its gradient is the mean of its colors")
        rows = [(*color_row(each), each.font_size) for each in filled]
        keys = []
        shown: Row | None = None
        for index, row in enumerate(rows):
            # A text's looks do not move between their key frames.
            if shown is None or any(abs(a - b) > LEVELS for a, b in zip(row, shown, strict=True)):
                time = self.frame(self.recording.times[piece.first + index])
                keys.append({"t": time, "s": self.texts.document(filled[index], row, place)})
                shown = row
        layer["t"] = {"d": {"k": keys}, "p": {}, "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}, "a": []}
        if len(keys) > 1:
            self.report.approximated(place, f"its color moves in {len(keys)} steps, of a frame each")
        opacities = {row[3] for row in rows}
        if opacities != {1.0}:
            self.report.approximated(place, "the opacity of its color is left out")
        return True

    def image(self, piece: Piece, layer: dict[str, Any], place: str) -> bool:
        """An image, by its address."""

        def corner(command: DrawCommand) -> tuple[float, float]:
            return (command.frame.x, command.frame.y) if command.frame is not None else (0.0, 0.0)

        if not self.transform(piece, layer, corner):
            self.report.left(place, "an image with a skew")
            return False
        command = piece.filled[0]
        frame = command.frame
        assert frame is not None
        if any(each.frame is not None and each.frame[2:] != frame[2:] for each in piece.filled):
            self.report.approximated(place, "its size is that at first")
        self.report.approximated(place, "its image is as large as its frame says, however large the file's is")
        identifier = f"image_{len(self.assets)}"
        data = command.text.startswith("data:")
        self.assets.append(
            {"id": identifier, "w": _plain(frame.width), "h": _plain(frame.height), "u": "", "p": command.text}
            | {"e": int(data)}
        )
        layer["refId"] = identifier
        return True


# A text gets another key frame where its color is off by more.
LEVELS = 1 / 255


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _easing(key: KeyFrame) -> dict[str, Any]:
    if key.is_held:
        return {"h": 1}
    y1, y2 = key.handles or (1 / 3, 2 / 3)
    return {"o": {"x": [0.333333], "y": [_plain(y1, 6)]}, "i": {"x": [0.666667], "y": [_plain(y2, 6)]}}


def _grouped(items: list[dict[str, Any]]) -> dict[str, Any]:
    """A group of shapes, in the layer's coordinates."""
    still = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, "sk": 0, "sa": 0}
    transform = {"ty": "tr"} | {name: {"a": 0, "k": value} for name, value in still.items()}
    return {"ty": "gr", "nm": "shape", "it": [*items, transform]}


def _sort(command: DrawCommand | None) -> tuple[object, ...] | None:
    """While this stays, a clip is one mask."""
    return None if command is None else (command.verbs, command.fill_rule)


def _placed(command: DrawCommand, canvas: Any) -> tuple[float, float]:
    return command.transform.tx - canvas.x, command.transform.ty - canvas.y


def write(recording: Recording, report: Report, settings: Settings) -> Written:
    """A Lottie animation as JSON. Whether it plays for ever is what its player is told, not the file."""
    writer = _Writer(recording, report, settings.tolerance)
    layers = writer.layers(tree_of(recording))
    canvas = recording.canvas
    lottie: dict[str, Any] = {
        "v": "5.9.0",
        "fr": recording.fps,
        "ip": 0,
        "op": recording.frames,
        "w": _plain(canvas.width),
        "h": _plain(canvas.height),
        "nm": settings.name,
        "ddd": 0,
        "assets": writer.assets,
    }
    lottie |= writer.texts.fonts()
    lottie |= {"layers": layers, "markers": []}
    text = json.dumps(lottie, separators=(",", ":"), ensure_ascii=False, allow_nan=False) + "\n"
    return Written(text.encode(), writer.fitter)
