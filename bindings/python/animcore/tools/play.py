# SPDX-License-Identifier: MIT
"""`animcore play`: a document in a window. Only the arguments; the window is in `animcore.tools.player`."""

from __future__ import annotations

import argparse
from typing import Any

from .arguments import not_negative, positive, seed
from .files import files_read, need_other_files, parameters_of
from .report import need

__all__ = ["add_play", "run_play", "run_record"]

# Letters outside of these are too small to be seen, or larger than a window.
INTERFACE_SCALES = (0.25, 8.0)


def _interface_scale(text: str) -> float:
    number = positive(text)
    if not INTERFACE_SCALES[0] <= number <= INTERFACE_SCALES[1]:
        raise argparse.ArgumentTypeError(f"{text} is not from {INTERFACE_SCALES[0]:g} to {INTERFACE_SCALES[1]:g}")
    return number


def add_play(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play",
        help="opens a document in a window",
        description=(
            "Opens a document in a window, where you use it with mouse, touch and keyboard. A panel shows the active "
            "states, inputs, property curves and events. The document is reloaded when its file changes."
        ),
        epilog=(
            "Keys: P pauses, . advances one frame, R restarts, - and + change the speed, 0 resets it, B changes the "
            "background, Q quits. Tab, Space, Enter, Escape, the arrows, Home, End and Page Up/Down go to the "
            "document. Needs pip install animcore[player]."
        ),
    )
    parser.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
    parser.add_argument(
        "--parameters", metavar="JSON", help="the document's parameters: a JSON object, or a file with one"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help="seed of the random generator (default: 0)")
    parser.add_argument("--scale", type=positive, metavar="S", help="pixels per point (default: what fits the window)")
    parser.add_argument("--speed", type=positive, default=1.0, metavar="X", help="speed of time (default: 1)")
    parser.add_argument("--paused", action="store_true", help="start paused")
    parser.add_argument(
        "--record", metavar="TRACE", help="record the input, and write it as a trace when the window closes"
    )
    parser.add_argument(
        "--interface-scale",
        type=_interface_scale,
        default=1.0,
        metavar="S",
        help="scale of the text and the panel, 0.25 to 8 (default: 1)",
    )
    parser.add_argument("--screenshot", metavar="FILE", help="write a PNG of the window, then quit")
    parser.add_argument(
        "--after", type=not_negative, default=1.0, metavar="S", help="time of the screenshot, in seconds (default: 1)"
    )
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

    need_other_files(files_read(arguments), (("--record", arguments.record), ("--screenshot", arguments.screenshot)))
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
