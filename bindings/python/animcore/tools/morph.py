# SPDX-License-Identifier: MIT
"""`animcore morph`: a picture of the in-betweens of two shapes."""

from __future__ import annotations

import argparse
from pathlib import Path as FilePath
from typing import Any

from ..easing import Easing
from ..errors import AnimError
from ..morph import Morph
from ..render import RenderError
from ..spring import Spring
from ..values import Color
from .arguments import number, whole
from .files import need_other_files, show_error, write_file
from .morph_pictures import Look, animated_svg, pictures, save_pictures
from .report import ToolError
from .shapes import load_shape

__all__ = ["add_morph"]

_FPS = 50
_MOST_FRAMES = 5000


def _color(text: str) -> Color:
    try:
        return Color.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_morph(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "morph",
        help="renders the morph from one shape to another",
        description="Renders the morph from one shape to another and back.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=(
            "A and B are SVG path data or SVG files. All shapes of a file form one path. The viewBox\n"
            "of B is fitted into that of A. Unless both files only stroke, strokes count as what they cover.\n"
            "The ending of FILE selects the format:\n"
            "  .gif    an animated GIF\n"
            "  .apng   an animated PNG in full color\n"
            "  .png    a contact sheet, from A to B\n"
            "  .svg    an SMIL animation for browsers; every frame has the same path commands\n"
            "GIF and PNG need resvg-py and Pillow: pip install animcore[render]"
        ),
    )
    # Two arguments, since argparse writes no usage for one with a pair of names.
    parser.add_argument("a", metavar="A", help="the shape to morph from: path data or an SVG file")
    parser.add_argument("b", metavar="B", help="the shape to morph to, likewise")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the file to write; see below")
    parser.add_argument(
        "--frames", type=whole(2, _MOST_FRAMES), metavar="N", help="frames from A to B (default: 50; 12 on a sheet)"
    )
    parser.add_argument(
        "--hold", type=whole(0, 1000), default=25, metavar="N", help="frames to pause at A and at B (default: 25)"
    )
    parser.add_argument(
        "--size", type=whole(8, 4096), default=256, metavar="PIXELS", help="size of the longer side (default: 256)"
    )
    timing = parser.add_mutually_exclusive_group()
    timing.add_argument(
        "--easing", default="ease-in-out", help="a CSS easing or one of Penner's (default: ease-in-out)"
    )
    timing.add_argument(
        "--spring", type=number, metavar="BOUNCE", help="move by a spring with this bounce, which may overshoot B"
    )
    parser.add_argument(
        "--motion",
        choices=("automatic", "linear", "rotational"),
        default="automatic",
        help="how points move (default: automatic)",
    )
    parser.add_argument(
        "--pairing",
        choices=("automatic", "index"),
        default="automatic",
        help="how subpaths are paired (default: automatic)",
    )
    parser.add_argument(
        "--structure",
        choices=("automatic", "general", "blend"),
        default="automatic",
        help="which points correspond; blend, for filled shapes that have nothing in common: none (default: automatic)",
    )
    parser.add_argument(
        "--style",
        choices=("fill", "stroke", "auto"),
        default="auto",
        help="how A and B are drawn (default: auto, which is stroke if both files only stroke, otherwise fill)",
    )
    parser.add_argument(
        "--correspondences", action="store_true", help="also draw both outlines and lines between matching points"
    )
    parser.add_argument("--contact", action="store_true", help="render a contact sheet; FILE must be a .png")
    parser.add_argument(
        "--color",
        type=_color,
        default=Color.parse("#3B3B98"),
        metavar="COLOR",
        help="color of the shapes (default: #3B3B98)",
    )
    parser.add_argument(
        "--background",
        type=_color,
        default=Color.parse("#FFFFFF"),
        metavar="COLOR",
        help="background color (default: #FFFFFF)",
    )
    parser.set_defaults(run=run)


def progresses(frames: int, easing: str, bounce: float | None) -> list[float]:
    """How far the morph is in each frame, 0 first and 1 last."""
    steps = [number / (frames - 1) for number in range(frames)]
    if bounce is None:
        try:
            function = Easing(easing)
        except AnimError as error:
            raise ToolError(f"--easing {easing}: {error}") from None
        return [0.0, *(float(function(step)) for step in steps[1:-1]), 1.0]
    spring = Spring.perceptual(1.0, bounce)
    # A critically damped spring of perceptual duration 1 is within a thousandth after 1.5; a bouncing one needs longer.
    whole = 1.5 / max(0.1, 1 - max(0.0, bounce))
    values = [float(spring.value(whole * step, 0.0, 1.0)) for step in steps]
    return [0.0, *values[1:-1], 1.0]


def run(arguments: argparse.Namespace) -> int:
    """Makes the picture."""
    suffix = FilePath(arguments.output).suffix.lower()
    if suffix not in (".gif", ".apng", ".png", ".svg"):
        raise RenderError(f"{arguments.output} ends with none of .gif, .apng, .png (a contact sheet) and .svg")
    is_sheet = arguments.contact or suffix == ".png"
    if is_sheet and suffix != ".png":
        raise RenderError(f"a contact sheet is a .png, and {arguments.output} is not")
    need_other_files((("first shape", arguments.a), ("second shape", arguments.b)), (("-o", arguments.output),))
    a, b = (load_shape(source) for source in (arguments.a, arguments.b))
    for warning in (*a.warnings, *b.warnings):
        show_error(warning, "warning: ")
    if a.is_view and b.is_view:
        b = b.shown_in(a.frame)
    try:
        strokes = a.line_width is not None and b.line_width is not None
        is_blend = arguments.structure == "blend"
        # A blend is one of what the strokes cover.
        is_stroke = arguments.style == "stroke" or (arguments.style == "auto" and strokes and not is_blend)
        paint = "stroke" if is_stroke else "fill"
        ends = (a.path, b.path) if is_stroke else (a.filled, b.filled)
        if is_blend and (suffix == ".svg" or arguments.correspondences):
            raise RenderError("a blend has no corresponding points: write no .svg, and leave out --correspondences")
        options = {"motion": arguments.motion, "pairing": arguments.pairing, "structure": arguments.structure}
        morph = Morph(*ends, **options, paint=paint)
        frames = arguments.frames or (12 if is_sheet else 50)
        times = progresses(frames, arguments.easing, arguments.spring)
        colors = (arguments.color, arguments.background)
        look = Look.of(a, b, arguments.size, *colors, arguments.correspondences, is_stroke)
        if suffix == ".svg":
            write_file(FilePath(arguments.output), animated_svg(morph, times, arguments.hold, _FPS, look))
        else:
            save_pictures(pictures(morph, times, look), arguments.output, is_sheet, arguments.hold, _FPS, look)
    except AnimError as error:
        raise ToolError(str(error)) from None
    print(arguments.output)
    return 0
