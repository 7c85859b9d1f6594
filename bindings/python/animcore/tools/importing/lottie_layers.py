# SPDX-License-Identifier: MIT
"""Lottie's layers: compositions, parents, times, masks and mattes, as nodes."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from . import lottie_outlines as outlines
from .lottie_drawing import Silhouette, clockwise, inverse_clip, nodes_of, silhouettes, with_opacity
from .lottie_geometry import MovingPath
from .lottie_numbers import (
    IDENTITY,
    Matrix,
    Number,
    cosine,
    is_constant,
    multiplied,
    multiply,
    negative,
    plain,
    point_of,
    sine,
    within,
)
from .lottie_outlines import Command
from .lottie_output import Output, constant, token
from .lottie_paints import hexadecimal
from .lottie_shapes import ShapeReader
from .lottie_source import LARGEST, choice, flag, listing, number, path_property, property_of, table, text
from .lottie_text import texts_of
from .lottie_tracks import Clock, Span
from .lottie_transforms import Placement, placement_of
from .report import Refused

__all__ = ["Composer"]

PRECOMPOSITION, SOLID, IMAGE, EMPTY, SHAPES, TEXT = range(6)
KNOWN = {
    **{PRECOMPOSITION: "a composition", SOLID: "a solid", IMAGE: "an image", EMPTY: "a null"},
    **{SHAPES: "a layer of shapes", TEXT: "a text"},
}
OTHER = {6: "a sound", 7: "a video", 8: "a sequence of images", 9: "a video", 13: "a camera", 15: "data"}
BLENDS = (
    *("normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light"),
    *("soft-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity"),
)
STYLES = {
    **{0: "a stroke", 1: "a drop shadow", 2: "an inner shadow", 3: "an outer glow", 4: "an inner glow"},
    **{5: "bevel and emboss", 6: "satin", 7: "a color overlay", 8: "a gradient overlay"},
}
# An outline, and whether what is outside of it is seen.
Window = tuple[list[Command], bool]
# The types of effects.
CUSTOM, FILL = 5, 21
SHADOW = 25
COMPOSITION_DEPTH = 16
# Those of a composition as often as it is shown: they take time even where they draw nothing.
LAYERS_LIMIT = 100_000
PARENT_DEPTH = 48
# A layer begins with its frame: a thousandth of one is less than any rounding makes of it, and never seen.
FRAME_SLACK = 0.001


@dataclasses.dataclass
class Composition:
    """Layers on one clock."""

    layers: list[dict[str, Any]]
    clock: Clock
    name: str
    place: str
    # The assets that it is inside of.
    around: tuple[str, ...]
    by_index: dict[int, dict[str, Any]] = dataclasses.field(default_factory=dict)
    placements: dict[int, Placement] = dataclasses.field(default_factory=dict)
    frame: str | None = None
    positions: dict[int, int] = dataclasses.field(default_factory=dict)

    def place_of(self, layer: dict[str, Any]) -> str:
        """The layer's place in the file."""
        return f"{self.place}/{self.positions[id(layer)]}"


def _effect_of(layer: dict[str, Any], kind: int, parts: int) -> dict[str, Any] | None:
    """The first of a type among its effects."""
    for effect in map(table, listing(layer.get("ef"))):
        if effect.get("ty") == kind and flag(effect.get("en", 1)) and len(listing(effect.get("ef"))) >= parts:
            return effect
    return None


def _shadow_of(layer: dict[str, Any]) -> dict[str, Any] | None:
    return _effect_of(layer, SHADOW, 5)


def _fill_of(layer: dict[str, Any]) -> dict[str, Any] | None:
    return _effect_of(layer, FILL, 7)


def _draws(effect: Any) -> bool:
    """Whether an effect may be seen. Controls are there for expressions alone, which are spoken of by themselves."""
    named = text(table(effect).get("mn"))
    is_control = table(effect).get("ty") == CUSTOM and (named.startswith("Pseudo/") or named.endswith(" Control"))
    return flag(table(effect).get("en", 1)) and not is_control


class Composer:
    """Writes compositions as nodes."""

    def __init__(self, output: Output, root: dict[str, Any], start: float, end: float, frame_rate: float) -> None:
        self.output, self.root = output, root
        self.report = output.report
        self.start, self.end, self.frame_rate = start, end, frame_rate
        self.assets = {str(table(one).get("id"))[:100]: table(one) for one in listing(root.get("assets"))}
        self.frame_is_used = False
        # How many layers were read, those of a composition each time that it is shown.
        self.layers = 0

    # Compositions

    def composition(
        self, layers: Any, clock: Clock, name: str, place: str, around: tuple[str, ...]
    ) -> list[dict[str, Any]]:
        """The nodes of a composition, from the back to the front."""
        made = self._composition(layers, clock, name, place, around)
        mattes = {id(matte) for layer in made.layers if (matte := self._matte_of(made, layer)) is not None}
        nodes: list[dict[str, Any]] = []
        for layer in reversed(made.layers):
            if id(layer) in mattes or flag(layer.get("td")) or flag(layer.get("hd")):
                continue
            nodes += self._layer(made, layer)
        return nodes

    def _composition(self, layers: Any, clock: Clock, name: str, place: str, around: tuple[str, ...]) -> Composition:
        if len(around) > COMPOSITION_DEPTH:
            raise Refused(f"compositions are more than {COMPOSITION_DEPTH} deep inside each other")
        made = Composition([one for one in listing(layers) if isinstance(one, dict)], clock, name, place, around)
        self.layers += len(made.layers)
        if self.layers > LAYERS_LIMIT:
            raise Refused(f"compositions show more than {LAYERS_LIMIT} layers, each as often as it is shown")
        for position, layer in enumerate(made.layers):
            made.positions.setdefault(id(layer), position)
            if isinstance(layer.get("ind"), int | float):
                made.by_index.setdefault(int(number(layer["ind"], f"an index in {place}")), layer)
        return made

    def _inside(self, around: Composition, layer: dict[str, Any], place: str) -> Composition | None:
        """The composition that a layer shows."""
        identifier = str(layer.get("refId"))[:100]
        asset = self.assets.get(identifier)
        if asset is None or not isinstance(asset.get("layers"), list):
            self.report.left(place, f"the composition {identifier!r}, which is not in the file")
            return None
        if identifier in around.around:
            raise Refused(f"the composition {identifier!r} contains itself")
        remap = property_of(layer["tm"], f"the time of {place}", 1, (0.0,)) if layer.get("tm") is not None else None
        if remap is not None and remap.has_expression:
            self.report.left(place, "the expression of its time; its keyframes without it are taken")
        if remap is not None and remap.tracks:
            clock, exact = around.clock.remapped(remap.tracks[0], self.frame_rate)
            if not exact:
                self.report.approximated(place, "its time is remapped by a curve, which is taken in straight pieces")
            self._say_what_is_outside(clock, asset, place)
        elif remap is not None:
            still = remap.value[0] * self.frame_rate
            clock = Clock([dataclasses.replace(piece, first=still, last=still) for piece in around.clock.pieces])
        else:
            stretch = number(layer.get("sr"), f"the stretch of {place}", 1.0) or 1.0
            clock = around.clock.moved(number(layer.get("st"), f"the start of {place}", 0.0), stretch)
        name = f"{around.name}{token(text(layer.get('nm')), 'part')}_"[:60]
        return self._composition(asset["layers"], clock, name, f"assets/{identifier}", (*around.around, identifier))

    # Layers

    def _say_what_is_outside(self, clock: Clock, asset: dict[str, Any], place: str) -> None:
        """Where a composition's time goes beyond it, nothing is there, as in lottie-web."""
        times = [time for piece in clock.pieces for time in (piece.first, piece.last)]
        ends = [number(table(layer).get("op"), f"the end of {place}", 0.0) for layer in listing(asset["layers"])]
        if min(times) < -FRAME_SLACK or max(times) > max(ends, default=0.0) + FRAME_SLACK:
            what = "its time is remapped beyond the composition, where nothing is shown; other players hold a picture"
            self.report.approximated(place, what)

    def _name(self, composition: Composition, layer: dict[str, Any]) -> str:
        return (composition.name + token(text(layer.get("nm")), "layer"))[:80]

    def _placement(self, composition: Composition, layer: dict[str, Any]) -> Placement:
        if id(layer) not in composition.placements:
            composition.placements[id(layer)] = placement_of(
                self.output,
                layer.get("ks"),
                composition.clock,
                self._name(composition, layer),
                composition.place_of(layer),
                orients=flag(layer.get("ao")),
            )
        return composition.placements[id(layer)]

    def _parents(self, composition: Composition, layer: dict[str, Any]) -> list[dict[str, Any]]:
        """The layers that it moves with, the nearest first."""
        result: list[dict[str, Any]] = []
        while isinstance(layer.get("parent"), int | float):
            parent = composition.by_index.get(int(layer["parent"]))
            if parent is None:
                self.report.left(composition.place_of(layer), "its parent, which is not in the file")
                break
            if any(parent is one for one in result) or len(result) >= PARENT_DEPTH:
                raise Refused("layers are parents of each other in a circle, or more than 48 deep")
            result.append(parent)
            layer = parent
        return result

    def _visible(self, composition: Composition, layer: dict[str, Any], place: str) -> str | None:
        """The condition under which it is there, where that is not always."""
        begin = number(layer.get("ip"), f"the first frame of {place}", -1e9)
        end = number(layer.get("op"), f"the last frame of {place}", 1e9)
        clock = composition.clock
        low = min(min(piece.first, piece.last) for piece in clock.pieces)
        high = max(max(piece.first, piece.last) for piece in clock.pieces)
        # The end of the whole is no frame any more.
        if begin <= low and (end >= high if clock.is_even else end > high):
            return None
        if clock.is_even:
            piece = clock.pieces[0]
            scale = (self.end - self.start) / (piece.last - piece.first)
            begin, end = (self.start + (one - piece.first) * scale for one in (begin, end))
            first, last = self.start, self.end
            name = "frame"
            self.frame_is_used = True
        else:
            if composition.frame is None:
                spans = [Span(p.start, p.end, (p.first,), (p.last,)) for p in clock.pieces]
                composition.frame = self.output.animated(
                    "scalar", spans, f"{composition.name}frame", lambda value: plain(value[0])
                )
            name, first, last = composition.frame, low, high + 1
        conditions = []
        if begin > first:
            conditions.append(f"{name} >= {plain(begin - FRAME_SLACK)}" if begin < last else "false")
        if end < last:
            conditions.append(f"{name} < {plain(end - FRAME_SLACK)}" if end > first else "false")
        return " && ".join(conditions) or None

    def _layer(self, composition: Composition, layer: dict[str, Any]) -> list[dict[str, Any]]:
        place = composition.place_of(layer)
        self._note(layer, place)
        if layer.get("ty") == EMPTY:
            self.report.taken(place, KNOWN[EMPTY])
            return []
        visible = self._visible(composition, layer, place)
        if visible == "false":
            return []
        nodes = self._content(composition, layer, place)
        if not nodes:
            return []
        self.report.taken(place, KNOWN[layer["ty"]])
        filling = self._filled(composition, layer, nodes, place)
        placement = self._placement(composition, layer)
        windows, covering = self._masks(composition, layer, place)
        if not all(commands for commands, _ in windows):
            return []
        clips = [clip_of(window) for window in windows]
        keys = with_opacity(placement.keys, multiply(multiply(placement.opacity, covering), filling))
        if visible:
            keys["visible"] = visible
        for clip in reversed(clips[1:]):
            nodes = [self.output.node("group", clip=clip, nodes=nodes)]
        if clips:
            keys["clip"] = clips[0]
        if shadow := self._shadow(composition, layer, place):
            keys["shadow"] = shadow
        title = self.output.title(text(layer.get("nm")))
        if keys or len(nodes) > 1:
            nodes = [self.output.node("group", **title, **keys, nodes=nodes)]
        for parent in self._parents(composition, layer):
            outer = self._placement(composition, parent).keys
            nodes = [self.output.group(nodes, **outer)] if outer else nodes
        nodes = self._matted(composition, layer, nodes, place)
        blend = self.blend_of(layer, place)
        if blend and nodes:
            nodes = [self.output.group(nodes, blend=blend)]
        return nodes

    def _note(self, layer: dict[str, Any], place: str) -> None:
        """What is said of a layer that documents do not have."""
        for effect in listing(layer.get("ef")):
            if _draws(effect) and effect is not _shadow_of(layer) and effect is not _fill_of(layer):
                self.report.left(
                    place, f"its effect {(text(table(effect).get('nm')) or str(table(effect).get('ty')))[:100]!r}"
                )
        for style in map(table, listing(layer.get("sy"))):
            if flag(style.get("en", 1)):
                word = STYLES.get(choice(style.get("ty"), -1), "of an unknown type")
                self.report.left(place, f"its layer style, {word}")
        if flag(layer.get("ddd")):
            self.report.approximated(place, "it is a layer in space (3D) and is drawn flat")

    def _shadow(self, composition: Composition, layer: dict[str, Any], place: str) -> dict[str, Any] | None:
        """After Effects' drop shadow: its color, opacity of 255, direction (0 is up), distance and softness, which is
        four times the standard deviation of the blur."""
        effect = _shadow_of(layer)
        if effect is None:
            return None
        self.report.taken(place, "the effect drop shadow")
        values = [table(table(one).get("v")) for one in listing(effect.get("ef"))]
        name = self._name(composition, layer) + "_shadow"

        def numbers(index: int, word: str, default: tuple[float, ...], scale: float = 1.0) -> list[Number]:
            source = property_of(values[index], f"the shadow's {word} of {place}", len(default), default)
            return self.output.numbers(source, composition.clock, f"{name}_{word}", place, scale)

        color = numbers(0, "color", (0.0, 0.0, 0.0, 1.0))[:3]
        (opacity,) = numbers(1, "opacity", (127.5,), 1 / 255)
        (direction,) = numbers(2, "direction", (135.0,), math.pi / 180)
        (distance,) = numbers(3, "distance", (5.0,))
        (blur,) = numbers(4, "softness", (0.0,), 0.5)
        return {
            "color": [plain(within(part, 0.0, 1.0)) for part in (*color, opacity)],
            "x": plain(multiply(distance, sine(direction))),
            "y": plain(multiply(distance, negative(cosine(direction)))),
            "blur": plain(within(blur, 0.0, LARGEST)),
        }

    def _filled(
        self, composition: Composition, layer: dict[str, Any], nodes: list[dict[str, Any]], place: str
    ) -> Number:
        """After Effects' fill: all that the layer shows has one color. How opaque that is."""
        effect = _fill_of(layer)
        if effect is None:
            return 1
        self.report.taken(place, "the effect fill")
        values = [table(table(one).get("v")) for one in listing(effect.get("ef"))]
        name = self._name(composition, layer) + "_fill"
        source = property_of(values[2], f"the color of the fill of {place}", 4, (0.0, 0.0, 0.0, 1.0))
        color = self.output.numbers(source, composition.clock, f"{name}_color", place, 1.0)[:3]
        source = property_of(values[6], f"the opacity of the fill of {place}", 1, (1.0,))
        (opacity,) = self.output.numbers(source, composition.clock, f"{name}_opacity", place, 1.0)
        tint = [*(plain(within(part, 0.0, 1.0)) for part in color), 1]
        waiting = list(nodes)
        while waiting:
            node = waiting.pop()
            waiting += node.get("nodes", [])
            if node.get("kind") == "image":
                self.report.left(place, "the effect of a fill on an image")
            sampled = [one.keys for one in self.output.sampled if one.nodes is node.get("nodes")]
            for keys in [node, *sampled]:
                stroke = keys.get("stroke")
                for paints, key in ((keys, "fill"), (stroke or {}, "paint")):
                    if isinstance(paints.get(key), dict):
                        self.report.approximated(place, "the effect of a fill on a gradient: as if that were opaque")
                    if key in paints:
                        paints[key] = tint
        return within(opacity, 0.0, 1.0)

    def blend_of(self, item: dict[str, Any], place: str) -> str | None:
        """The word for a blend mode other than normal."""
        mode = item.get("bm", 0)
        if not isinstance(mode, int) or mode == 0:
            return None
        if 0 < mode < len(BLENDS):
            return BLENDS[mode]
        self.report.left(place, f"its blend mode ({mode})")
        return None

    def _content(self, composition: Composition, layer: dict[str, Any], place: str) -> list[dict[str, Any]]:
        kind = layer.get("ty")
        output = self.output
        if kind == PRECOMPOSITION:
            inside = self._inside(composition, layer, place)
            if inside is None:
                return []
            nodes = self.composition(inside.layers, inside.clock, inside.name, inside.place, inside.around)
            size = [number(layer.get(key), f"the size of {place}", 0.0) for key in ("w", "h")]
            if nodes and all(one > 0 for one in size):
                return [output.node("group", clip={"rectangle": [0, 0, *map(plain, size)]}, nodes=nodes)]
            return nodes
        if kind == SOLID:
            size = [number(layer.get(key), f"the size of {place}", 0.0) for key in ("sw", "sh")]
            color = solid_color(layer.get("sc"))
            return [output.node("rectangle", frame=[0, 0, *map(plain, size)], fill=color)] if all(size) else []
        if kind == IMAGE:
            return self._image(layer, place)
        if kind == SHAPES:
            reader = ShapeReader(output, composition.clock, self.blend_of)
            entries, _ = reader.read(layer.get("shapes"), self._name(composition, layer), f"{place}/shapes")
            return nodes_of(output, entries)
        if kind == TEXT:
            return self._texts(composition, layer, place)
        what = OTHER.get(kind if isinstance(kind, int) else -1, "of an unknown type")
        self.report.left(place, f"the layer, {what}")
        return []

    def _texts(self, composition: Composition, layer: dict[str, Any], place: str) -> list[dict[str, Any]]:
        """Lines of texts, each text while it is there."""
        texts = texts_of(self.output, self.root, layer, place)
        nodes: list[dict[str, Any]] = []
        for index, (start, lines) in enumerate(texts):
            begin = {"ip": start} if index else {}
            end = {"op": texts[index + 1][0]} if index + 1 < len(texts) else {}
            visible = self._visible(composition, {**begin, **end}, place)
            if lines and visible:
                lines = [self.output.node("group", visible=visible, nodes=lines)]
            nodes += lines if visible != "false" else []
        return nodes

    def _image(self, layer: dict[str, Any], place: str) -> list[dict[str, Any]]:
        identifier = str(layer.get("refId"))[:100]
        asset = self.assets.get(identifier)
        if asset is None:
            self.report.left(place, f"the image {identifier!r}, which is not in the file")
            return []
        size = [number(asset.get(key), f"the size of {place}", 0.0) for key in ("w", "h")]
        source = text(asset.get("p"))
        if flag(asset.get("e")) or source.startswith("data:"):
            self.report.approximated(place, f"its image is inside the file: give it to the host as {identifier!r}")
            source = identifier
        else:
            source = text(asset.get("u")) + source
        if not all(one > 0 for one in size) or not source:
            self.report.left(place, f"the image {identifier!r}, which has no name or no size")
            return []
        return [self.output.node("image", image=source, frame=[0, 0, *map(plain, size)])]

    # Masks

    def _outline(self, composition: Composition, mask: dict[str, Any], name: str, place: str) -> list[Command]:
        # Old files say beside the path whether it is closed.
        value, closed, jumps = path_property(mask.get("pt"), f"the path of {place}", flag(mask.get("cl", True)))
        if value.has_expression:
            self.report.left(place, "the expression of its path; its value without it is taken")
        if jumps:
            self.report.approximated(place, "keyframes of its path with different numbers of vertices jump")
        if value.opens or not closed:
            self.report.approximated(place, "its path is open; a straight line closes it")
        row = value.value
        if value.tracks:
            spans = composition.clock.spans(value.tracks[0])
            if spans[0].first and not constant(spans):
                self.report.taken(place, f"{name}, which moves")
                moving = MovingPath(self.output, spans, closed, name)
                self.output.weigh(len(spans[0].first) // 6)
                return [command for one in moving.outlines() for command in outlines.commands_of(one)]
            row = spans[0].first
        self.output.weigh(len(row) // 6)
        return outlines.commands_of(outlines.outline_of_row(row, closed)) if row else []

    def _masks(self, composition: Composition, layer: dict[str, Any], place: str) -> tuple[list[Window], Number]:
        """What the masks leave, each less, and the opacity."""
        clips: list[Window] = []
        opacity: Number = 1.0
        added: list[Command] = []
        adds = False
        masks = [
            mask
            for mask in map(table, listing(layer.get("masksProperties")))
            if mask.get("mode", "a") != "n" and flag(layer.get("hasMask", 1))
        ]
        for index, mask in enumerate(masks):
            here = f"{place}/masksProperties/{index}"
            self.report.taken(here, "a mask")
            name = f"{self._name(composition, layer)}_mask"
            commands = self._outline(composition, mask, name, here)
            mode, inverted = mask.get("mode", "a"), flag(mask.get("inv"))
            spread = property_of(mask.get("x"), f"the expansion of {here}", 1, (0.0,))
            if spread.moves or spread.value[0] or spread.has_expression:
                self.report.left(here, "its expansion")
            feather = property_of(mask.get("f"), f"the feather of {here}", 2, (0.0, 0.0))
            if feather.moves or any(feather.value) or feather.has_expression:
                self.report.left(here, "its soft edge")
            value = property_of(mask.get("o"), f"the opacity of {here}", 1, (100.0,))
            covers = self.output.numbers(value, composition.clock, f"{name}_opacity", here, 0.01)[0]
            if covers != 1:
                if len(masks) == 1 and mode in ("a", "i") and not inverted:
                    opacity = covers
                else:
                    self.report.approximated(here, "the mask's opacity beside others or inverted is taken as whole")
            if mode not in ("a", "s", "i"):
                self.report.approximated(here, f"its mode {str(mode)[:20]} is taken as adding")
                mode = "a"
            if mode == "i" and not inverted and not adds and not clips:
                # What the first one has in common with all is itself: others may be added to it.
                mode = "a"
            if mode == "a" and not inverted:
                if clips:
                    self.report.approximated(here, "a mask that adds to others that took away")
                added += clockwise(commands) or commands
                adds = True
            elif mode == "a" and (added or clips):
                self.report.left(here, "an inverted mask that adds to others")
            elif (mode == "s") != inverted or mode == "a":
                clips.append((commands, True))
            else:
                clips.append((commands, False))
        if adds:
            clips.insert(0, (added, False))
        # Outside of nothing is everything, but inside of it is nothing.
        return [clip for clip in clips if clip[0] or not clip[1]], opacity

    # Mattes

    def _matte_of(self, composition: Composition, layer: dict[str, Any]) -> dict[str, Any] | None:
        """The layer that masks this one."""
        if not flag(layer.get("tt")):
            return None
        if isinstance(layer.get("tp"), int | float):
            return composition.by_index.get(int(layer["tp"]))
        index = composition.positions[id(layer)]
        return composition.layers[index - 1] if index else None

    def _matrix(self, composition: Composition, layer: dict[str, Any], matrix: Matrix) -> Matrix:
        """From a layer's coordinates to those outside of a matrix."""
        for parent in reversed(self._parents(composition, layer)):
            matrix = multiplied(matrix, self._placement(composition, parent).matrix)
        whole = multiplied(matrix, self._placement(composition, layer).matrix)
        return tuple(self.output.derived(whole, f"{self._name(composition, layer)}_matrix"))  # type: ignore[return-value]

    def _covered(
        self, composition: Composition, layer: dict[str, Any], matrix: Matrix, opacity: Number
    ) -> list[Silhouette] | None:
        """What a layer covers, brought through the matrix of its coordinates; none where that cannot be said."""
        place = composition.place_of(layer)
        opacity = multiply(opacity, self._placement(composition, layer).opacity)
        kind = layer.get("ty")
        if kind == SHAPES:
            reader = ShapeReader(self.output, composition.clock, self.blend_of)
            entries, _ = reader.read(layer.get("shapes"), self._name(composition, layer), f"{place}/shapes")
            return silhouettes(self.output, entries, matrix, opacity, place)
        if kind == SOLID:
            width, height = (number(layer.get(key), f"the size of {place}", 0.0) for key in ("sw", "sh"))
            corners = [("move", 0.0, 0.0), ("line", width, 0.0), ("line", width, height), ("line", 0.0, height)]
            commands: list[Command] = outlines.transformed([*corners, ("close",)], matrix)
            return [Silhouette(commands, "nonzero", opacity, brightness(solid_color(layer.get("sc"))))]
        if kind == EMPTY:
            return []
        if kind != PRECOMPOSITION:
            return None
        inside = self._inside(composition, layer, place)
        result: list[Silhouette] = []
        if inside is None:
            return result
        for one in reversed(inside.layers):
            if flag(one.get("hd")):
                continue
            self._note(one, inside.place_of(one))
            placed = self._matrix(inside, one, matrix)
            found = self._covered(inside, one, placed, opacity)
            if found and self._edges(one, placed, found, inside.place_of(one)):
                self.report.approximated(place, "a composition inside of a matte is not cut off at its edges")
            is_masked = flag(one.get("tt")) or listing(one.get("masksProperties"))
            if found is None or is_masked or self._visible(inside, one, place):
                self.report.approximated(place, "a composition that is a matte covers what its shapes always cover")
            result += found or []
        return result

    def _edges(self, layer: dict[str, Any], matrix: Matrix, covered: list[Silhouette], place: str) -> list[Window]:
        """The rectangle that a composition shows, where what it covers may go beyond."""
        if layer.get("ty") != PRECOMPOSITION:
            return []
        width, height = (number(layer.get(key), f"the size of {place}", 0.0) for key in ("w", "h"))
        if width <= 0 or height <= 0:
            return []
        corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
        commands: list[Command] = [("line" if index else "move", *one) for index, one in enumerate(corners)]
        window = ([*commands, ("close",)], False)
        numbers = [one for shape in covered for _, *points in shape.commands for one in points]
        placed = [one for corner in corners for one in point_of(matrix, *corner)]
        if not is_constant(*numbers, *placed):
            return [window]
        around = list(zip(placed[::2], placed[1::2], strict=True))
        # Inside of a convex shape is what lies on the same side of all of its sides.
        turns = [
            (bx - ax) * (y - ay) - (by - ay) * (x - ax)  # type: ignore[operator]
            for (ax, ay), (bx, by) in zip(around, around[1:] + around[:1], strict=True)
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        slack = 1e-6 * width * height
        return [] if all(one >= -slack for one in turns) or all(one <= slack for one in turns) else [window]

    def _matted(
        self, composition: Composition, layer: dict[str, Any], nodes: list[dict[str, Any]], place: str
    ) -> list[dict[str, Any]]:
        """What a matte leaves of the nodes."""
        matte = self._matte_of(composition, layer)
        if matte is None:
            if flag(layer.get("tt")):
                self.report.left(place, "its matte, which is not in the file")
            return nodes
        self._note(matte, composition.place_of(matte))
        self.blend_of(matte, composition.place_of(matte))
        matrix = self._matrix(composition, matte, IDENTITY)
        covered = self._covered(composition, matte, matrix, 1.0)
        if covered is None:
            self.report.left(place, "its matte, which is no shape")
            return nodes
        self.report.taken(composition.place_of(matte), "a matte")
        if flag(matte.get("hd")):
            self.report.approximated(place, "its matte is hidden: it covers nothing")
            covered = []
        windows, covering = self._masks(composition, matte, composition.place_of(matte))
        windows += self._edges(matte, matrix, covered, composition.place_of(matte))
        if not all(commands for commands, _ in windows):
            covered = []
        covered = [dataclasses.replace(one, opacity=multiply(one.opacity, covering)) for one in covered]
        mode = layer["tt"]
        by_brightness, inverted = mode in (3, 4), mode in (2, 4)
        if by_brightness:
            covered = self._bright(covered, place)
        visible = self._visible(composition, matte, place)
        if inverted:
            if windows:
                self.report.approximated(
                    place, "its inverted matte masks as if it had no masks and no edges of its own"
                )
            if visible:
                self.report.approximated(place, "its inverted matte, which is not there at all times, always masks")
            if any(one.opacity != 1 for one in covered):
                self.report.approximated(place, "its inverted matte is taken as opaque")
            for one in covered:
                clip = inverse_clip(one.commands)
                nodes = [self.output.node("group", clip=clip, nodes=nodes)]
            return nodes
        keys: dict[str, Any] = {"visible": visible} if visible else {}
        if not covered:
            return []
        if len(covered) == 1:
            rule = {"rule": covered[0].rule} if covered[0].rule != "nonzero" else {}
            clip = {"commands": outlines.shown(covered[0].commands), **rule}
            keys = with_opacity(keys, covered[0].opacity)
        else:
            if any(one.opacity != 1 for one in covered):
                self.report.approximated(place, "its matte of several shapes is taken as opaque")
            if any(len([c for c in one.commands if c[0] == "move"]) > 1 for one in covered):
                self.report.approximated(place, "its matte of several shapes has no holes")
            together = [c for one in covered for c in clockwise(one.commands) or one.commands]
            clip = {"commands": outlines.shown(together)}
        for commands, is_outside in windows:
            window = clip_of((outlines.transformed(commands, matrix), is_outside))
            nodes = [self.output.node("group", clip=window, nodes=nodes)]
        return [self.output.node("group", clip=clip, **keys, nodes=nodes)]

    def _bright(self, covered: list[Silhouette], place: str) -> list[Silhouette]:
        """What masks by its brightness: white covers, black does not."""
        if any(one.brightness is None for one in covered):
            self.report.approximated(place, "its matte's colors change; it masks as if they were white")
        shades = {round(one.brightness, 3) for one in covered if one.brightness is not None}
        if 0 in shades and len(covered) > 1:
            self.report.approximated(place, "what is black in its matte does not cover what is bright below")
        return [
            dataclasses.replace(one, opacity=multiply(one.opacity, 1.0 if one.brightness is None else one.brightness))
            for one in covered
            if one.brightness is None or one.brightness > 0.001
        ]


def clip_of(window: Window) -> dict[str, Any]:
    """What lies inside of an outline, or outside of it."""
    commands, is_outside = window
    return inverse_clip(commands) if is_outside else {"commands": outlines.shown(commands)}


def brightness(color: str) -> float:
    """Of a hexadecimal color."""
    red, green, blue = (int(color[index : index + 2], 16) / 255 for index in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def solid_color(value: Any) -> str:
    """A solid's color, which is a text."""
    digits = text(value).lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * one for one in digits)
    try:
        whole = int(digits[:6].ljust(6, "0"), 16)
    except ValueError:
        whole = 0
    return hexadecimal((whole >> 16) / 255, (whole >> 8 & 255) / 255, (whole & 255) / 255)
