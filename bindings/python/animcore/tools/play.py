# SPDX-License-Identifier: MIT
"""`animcore play`: a document in a window. Only the arguments; the window is in `animcore.tools.player`."""

from __future__ import annotations

import argparse
import math
from typing import Any

from .files import need_other_files, parameters_of
from .report import need

__all__ = ["add_play", "run_play", "run_record"]

# Letters outside of these are too small to be seen, or larger than a window.
INTERFACE_SCALES = (0.25, 8.0)


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no number") from None
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return number


def _interface_scale(text: str) -> float:
    number = _positive(text)
    if not INTERFACE_SCALES[0] <= number <= INTERFACE_SCALES[1]:
        raise argparse.ArgumentTypeError(f"{text} is not from {INTERFACE_SCALES[0]:g} to {INTERFACE_SCALES[1]:g}")
    return number


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no number") from None
    if not (math.isfinite(number) and number >= 0):
        raise argparse.ArgumentTypeError(f"{text} is not 0 or more")
    return number


def add_play(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play",
        help="opens a document in a window",
        description=(
            "Opens a document in a window, to be used with mouse, touch and keyboard; beside it, the active states, "
            "the inputs, the properties' curves and the events. The document is loaded again when its file changes."
        ),
        epilog=(
            "Keys: P pause, . one frame, R restart, - and + slower and faster, 0 as fast as it is, B ground, Q quit. "
            "Tab, Space, Enter, Escape and the arrows go to the document. Needs pip install animcore[player]."
        ),
    )
    parser.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
    parser.add_argument("--parameters", metavar="JSON", help="values for the document's parameters, or a file of them")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the random generator (default: 0)")
    parser.add_argument("--scale", type=_positive, metavar="S", help="pixels a point (default: as the window allows)")
    parser.add_argument("--speed", type=_positive, default=1.0, metavar="X", help="how fast time goes (default: 1)")
    parser.add_argument("--paused", action="store_true", help="begin with time standing still")
    parser.add_argument("--record", metavar="TRACE", help="write what is done as a trace, when the window is closed")
    parser.add_argument(
        "--interface-scale",
        type=_interface_scale,
        default=1.0,
        metavar="S",
        help="size of text and panel, from 0.25 to 8 (default: 1)",
    )
    parser.add_argument("--screenshot", metavar="FILE", help="write a PNG of the window, and end")
    parser.add_argument("--after", type=_seconds, default=1.0, metavar="S", help="when, in seconds (default: 1)")
    parser.set_defaults(run=run_play)


def run_play(arguments: argparse.Namespace) -> int:
    """Opens the window, and returns when it is closed."""
    try:
        from .player.window import Window
    except ImportError as error:
        if error.name and error.name.startswith("animcore"):
            raise
        raise need("player", error) from None
    from .player.session import Session

    need_other_files(
        (("document", arguments.document),), (("--record", arguments.record), ("--screenshot", arguments.screenshot))
    )
    session = Session(
        arguments.document,
        seed=arguments.seed,
        parameters=parameters_of(arguments.parameters),
        speed=arguments.speed,
        paused=arguments.paused,
        record=arguments.record,
    )
    with session:
        return Window(session, scale=arguments.scale, interface_scale=arguments.interface_scale).run(
            screenshot=arguments.screenshot, after=arguments.after
        )


def run_record(arguments: argparse.Namespace) -> int:
    """`animcore trace record`."""
    defaults = {"scale": None, "speed": 1.0, "paused": False, "interface_scale": 1.0, "screenshot": None, "after": 0.0}
    return run_play(argparse.Namespace(**{**defaults, **vars(arguments), "seed": arguments.seed or 0}))
