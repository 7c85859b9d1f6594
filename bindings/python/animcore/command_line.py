"""The command `animcore`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from . import library_path, library_version
from .errors import AnimError
from .flicks import FLICKS_PER_SECOND
from .render import RenderError, render
from .scene import Scene
from .trace import Trace
from .transcript import transcript
from .values import Colour

__all__ = ["main"]

_Loaded = TypeVar("_Loaded", Scene, Trace)


def _rate(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no whole number") from None
    if not 1 <= number <= FLICKS_PER_SECOND:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to {FLICKS_PER_SECOND}")
    return number


def _background(text: str) -> Colour | None:
    if text == "none":
        return None
    try:
        return Colour.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}, or none") from None


def _progress(items: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    try:
        from tqdm import tqdm  # type: ignore[import-untyped, unused-ignore]
    except ImportError:
        return items
    return iter(tqdm(items, total=total, desc=title, unit="frame", leave=False, disable=not sys.stderr.isatty()))


def _parser() -> argparse.ArgumentParser:
    version = ".".join(map(str, library_version()))
    parser = argparse.ArgumentParser(
        prog="animcore", description="Plays documents of libanimcore: controls and animations as data."
    )
    parser.add_argument("--version", action="version", version=f"libanimcore {version} ({library_path})")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str, **more: Any) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text[0].lower() + text[1:].rstrip("."), description=text, **more)
        added.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
        return added

    picture = command(
        "render",
        "Makes pictures of a document while a trace is played.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=(
            "FILE's ending says what is made:\n"
            "  .gif           an animated GIF, at most 50 frames a second\n"
            "  .apng          an animated PNG, in full colour; --background none keeps it transparent\n"
            "  .png           a contact sheet: 24 pictures from the trace's beginning to its end\n"
            "  .svg           a file for each frame: name.svg gives name-0000.svg and so on; a %04d is the number\n"
            "  / (a folder)   frame-0000.svg and so on in it\n"
            "GIF and PNG need resvg-py and Pillow: pip install animcore[render]"
        ),
    )
    picture.add_argument("--trace", required=True, metavar="TRACE", help="the inputs to play (JSON lines)")
    picture.add_argument("-o", "--output", required=True, metavar="FILE", help="where to write; see below")
    picture.add_argument("--fps", type=_rate, metavar="N", help="frames a second (50 for a GIF, 60 otherwise)")
    picture.add_argument("--scale", type=float, default=4.0, metavar="S", help="pixels a point (default: 4)")
    picture.add_argument(
        "--background",
        type=_background,
        default="#FFFFFF",
        metavar="COLOUR",
        help="#RRGGBB, #RRGGBBAA or none (default: #FFFFFF)",
    )

    text = command("play-trace", "Plays a trace and prints what each frame shows.")
    text.add_argument("--trace", required=True, metavar="TRACE", help="the inputs to play (JSON lines)")
    text.add_argument("--fps", type=_rate, default=60, metavar="N", help="frames a second (default: 60)")
    text.add_argument("--hex", action="store_true", help="print numbers as the 16 hexadecimal digits of their bits")
    for player in (picture, text):
        player.add_argument(
            "--seed", type=int, metavar="N", help="of the random generator (default: the trace's, or 0)"
        )

    command("info", "Says what a document contains.")
    return parser


def _scene_for(arguments: argparse.Namespace, trace: Trace) -> Scene:
    """The document's scene, loaded as the trace says."""
    seed = (trace.seed or 0) if arguments.seed is None else arguments.seed
    return _load(lambda path: Scene.load(path, seed, parameters=trace.parameters), arguments.document)


def _render(arguments: argparse.Namespace) -> None:
    trace = _load(Trace.load, arguments.trace)
    with _scene_for(arguments, trace) as scene:
        files = render(
            scene,
            trace,
            arguments.output,
            fps=arguments.fps,
            scale=arguments.scale,
            background=arguments.background,
            progress=_progress,
        )
    print(files[0] if len(files) == 1 else f"{files[0]} … {files[-1].name} ({len(files)} files)")


def _play_trace(arguments: argparse.Namespace) -> None:
    trace = _load(Trace.load, arguments.trace)
    with _scene_for(arguments, trace) as scene:
        for text in transcript(scene, trace, arguments.fps, arguments.hex):
            sys.stdout.write(text)


def _info(arguments: argparse.Namespace) -> None:
    with _load(Scene.load, arguments.document) as scene:
        width, height = scene.size
        x, y, whole_width, whole_height = scene.canvas
        print(f"size {width:g} x {height:g}, canvas {whole_width:g} x {whole_height:g} at ({x:g}, {y:g})")
        print(f"{scene.node_count} nodes, {scene.region_count} regions")
        print(f"state {scene.state or '-'}")
        for name in scene.inputs:
            described = scene.inputs.describe(name)
            value = "" if described.kind == "trigger" else f" = {scene.inputs[name]!r}"
            print(f"input {name}: {described.kind}{value}")
        for prop in scene.properties:
            value = prop.value.hexadecimal if isinstance(prop.value, Colour) else prop.value
            print(f"property {prop.name or '-'}: {prop.kind} = {value}")


class _FileError(Exception):
    """An error in one file, with the file's name."""


def _load(load: Callable[..., _Loaded], file: str, *options: int) -> _Loaded:
    try:
        return load(file, *options)
    except AnimError as error:
        raise _FileError(f"{file}: {error}") from error


def _described(error: AnimError, arguments: argparse.Namespace) -> str:
    """An error that comes up while both files are played."""
    return f"{' with '.join(f for f in (arguments.document, getattr(arguments, 'trace', None)) if f)}: {error}"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command. Returns its exit status: 0, 1 when something failed, 2 for wrong arguments."""
    arguments = _parser().parse_args(argv)
    run = {"render": _render, "play-trace": _play_trace, "info": _info}[arguments.command]
    try:
        run(arguments)
        sys.stdout.flush()
    except AnimError as error:
        print(f"animcore: {_described(error, arguments)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read the output has had enough of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (_FileError, OSError, OverflowError, RenderError) as error:
        print(f"animcore: {error}", file=sys.stderr)
        return 1
    return 0
