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

from ...drawing import DrawCommand, SolidPaint
from ...values import Transform
from ..importing.report import Report
from .elements import Group, Leaf, Node, Piece, filled_commands, pieces_of, place_of, tree_of
from .fitting import Fit, Row, fit_cubic
from .formats import Settings, Written, printable
from .geometry import Contour, baked, contours_of, moved
from .lottie_paints import Paints
from .lottie_properties import Properties, plain, row_of
from .lottie_text import TextWriter
from .samples import Recording
from .tracks import Fitter, color_row, moves_of, opacity_rows, report_baked, weight_of

__all__ = ["write"]

BLENDS = (
    *("normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light"),
    *("soft-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity"),
)

# Modes that ThorVG leaves out or draws by another formula.
RARE_BLENDS = ("soft-light", "hue", "saturation", "color", "luminosity")


class _Writer:
    def __init__(self, recording: Recording, report: Report, tolerance: float) -> None:
        self.recording, self.report = recording, report
        self.fitter = Fitter(recording, report, tolerance, fit_cubic)
        self.properties = Properties(recording.fps)
        self.paints = Paints(self.fitter, self.properties)
        self.canvas = recording.canvas
        self.assets: list[dict[str, Any]] = []
        self.texts = TextWriter(report)
        self.count = 0

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
            "ip": self.properties.frame(times[first]),
            # A player that stands at the end itself still shows it.
            "op": self.properties.frame(times[last]) if last < len(times) else end + 1,
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
        return layer | {"refId": identifier, "w": plain(self.canvas.width), "h": plain(self.canvas.height)}

    def layer(self, group: Group) -> list[dict[str, Any]]:
        """A group with an opacity, a blend mode or a shadow."""
        place = place_of(group.key)
        commands = filled_commands(group)
        rows = [(1.0,) if command is None else (command.opacity,) for command in commands]
        made = self.shown(group, self.composition(group), 0, len(commands))
        opacity = self.fitter.levels("opacity", rows)
        blends = [command.blend if command is not None else "normal" for command in commands]
        common = max(set(blends), key=blends.count)
        if any(command is not None and command.shadow is not None for command in commands):
            made["ef"] = [self.paints.shadow(commands, place)]
            self.report.approximated(place, "its shadow is an effect, which some players leave out")
            if common != "normal" or opacity.keys[0].row != (1,) or not opacity.is_still:
                # Around the shadow: ThorVG blends a layer that has both with its own shadow, and lets it shine through.
                identifier = f"group_{len(self.assets)}"
                self.assets.append({"id": identifier, "nm": place, "layers": [made]})
                made = self.shown(group, identifier, 0, len(commands))
        made["ks"]["o"] = self.properties.prop(opacity, lambda row: plain(100 * row[0]))
        made["bm"] = BLENDS.index(common)
        if common in RARE_BLENDS:
            self.report.approximated(place, f"its blend mode {common} is another in some players")
        if any(blend != common for blend in blends):
            self.report.approximated(place, f"its blend mode changes, and is {common} all the time")
        self.fitter.taken(place, "a composition")
        return [made]

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
                {
                    "inv": False,
                    "mode": "a",
                    "pt": self.properties.path(fit, contours, 0, True),
                    "o": mask,
                    "x": {"a": 0, "k": 0},
                }
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
        layer["ks"]["o"] = self.properties.prop(opacity, lambda row: plain(100 * row[0]))
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
        ks["p"] = self.properties.prop(
            self.fitter.points("position", motion.positions, piece.first), lambda row: [*row_of(row), 0]
        )
        ks["r"] = self.properties.prop(
            self.fitter.points("rotation", motion.angles, piece.first, moves.reach),
            lambda row: plain(math.degrees(row[0])),
        )
        largest = max(max(map(abs, scale)) for scale in motion.scales) or 1.0
        ks["s"] = self.properties.prop(
            self.fitter.points("scale", motion.scales, piece.first, moves.reach / largest),
            lambda row: [*row_of(row, 100), 100],
        )
        anchors = [motion.anchor] * len(piece.commands)
        if origin is not None:
            places = [origin(command) for command in piece.filled]
            anchors = [(motion.anchor[0] - x, motion.anchor[1] - y) for x, y in places]
        ks["a"] = self.properties.prop(
            self.fitter.points("anchor", anchors, piece.first, largest), lambda row: [*row_of(row), 0]
        )
        return True

    def outline(self, piece: Piece, layer: dict[str, Any], place: str) -> bool:
        """A fill or a stroke."""
        filled = piece.filled
        reach = 1.0
        if self.transform(piece, layer):
            scales = [max(math.hypot(*c.transform[:2]), math.hypot(*c.transform[2:4])) for c in filled]
            reach = max(max(scales), 1e-6)
        else:
            canvas = self.canvas
            filled = [baked(each, Transform(*each.transform[:4], *_placed(each, canvas))) for each in filled]
            report_baked(self.report, place, filled[0])
        rows: list[Row] = [command.coordinates for command in filled]
        contours, corners = contours_of(filled[0].verbs, rows)
        if not contours:
            self.report.left(place, "an outline of no line")
            return False
        fit = self.fitter.points("outline", corners, piece.first, reach)
        shapes = self.shapes(fit, contours)
        layer["shapes"] = [_grouped([*shapes, self.paints.paint(piece, filled, reach, place)])]
        return True

    def shapes(self, fit: Fit, contours: list[Contour]) -> list[dict[str, Any]]:
        """An outline's subpaths."""
        return [{"ty": "sh", "ks": self.properties.path(fit, contours, index)} for index in range(len(contours))]

    def text(self, piece: Piece, layer: dict[str, Any], place: str) -> bool:
        """A text, which players draw with their fonts or with the glyphs that are in the file."""
        if not self.transform(piece, layer, self.texts.origin):
            self.report.left(place, "a text with a skew")
            return False
        filled = piece.filled
        if not isinstance(filled[0].paint, SolidPaint):
            self.report.approximated(place, "its gradient is the mean of its colors")
        weight_of(piece, self.report)
        rows = [(*color_row(each), each.font_size) for each in filled]
        keys = []
        shown: Row | None = None
        for index, row in enumerate(rows):
            # A text's looks do not move between their key frames.
            if shown is None or any(abs(a - b) > LEVELS for a, b in zip(row, shown, strict=True)):
                time = self.properties.frame(self.recording.times[piece.first + index])
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
            {"id": identifier, "w": plain(frame.width), "h": plain(frame.height), "u": "", "p": command.text}
            | {"e": int(data)}
        )
        layer["refId"] = identifier
        return True


# A text gets another key frame where its color is off by more.
LEVELS = 1 / 255


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
        "w": plain(canvas.width),
        "h": plain(canvas.height),
        "nm": printable(settings.name),
        "ddd": 0,
        "assets": writer.assets,
    }
    lottie |= writer.texts.fonts()
    lottie |= {"layers": layers, "markers": []}
    text = json.dumps(lottie, separators=(",", ":"), ensure_ascii=False, allow_nan=False) + "\n"
    return Written(text.encode(), writer.fitter)
