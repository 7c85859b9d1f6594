# SPDX-License-Identifier: MIT
"""The command `animcore`."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from . import library_path, library_version
from .errors import AnimError
from .render import RenderError, render, render_still
from .tools.arguments import color_or_none, frame_rate, number, seed
from .tools.contents import add_inspect
from .tools.exporting.command import add_export
from .tools.files import FileError, files_read, load_trace, need_other_files, show_error, told
from .tools.format import add_format
from .tools.importing.command import add_import
from .tools.language_server import add_language_server
from .tools.migrate import add_migrate
from .tools.morph import add_morph
from .tools.play import add_play, run_record
from .tools.replay import add_diff, add_trace, scene_for_trace
from .tools.report import ToolError, print_line
from .tools.validate import add_validate
from .tools.verify import add_verify
from .transcript import transcript
from .values import Color

__all__ = ["main", "run"]


def _progress(items: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    try:
        from tqdm import tqdm  # type: ignore[import-untyped, unused-ignore]
    except ImportError:
        return items
    return iter(tqdm(items, total=total, desc=title, unit="frame", leave=False, disable=not sys.stderr.isatty()))


def parser() -> argparse.ArgumentParser:
    """The command line's parser, also used for its man page and completions."""
    version = ".".join(map(str, library_version()))
    parser = argparse.ArgumentParser(
        prog="animcore", description="Plays documents of libanimcore: controls and animations as data."
    )
    parser.add_argument("--version", action="version", version=f"libanimcore {version} ({library_path})")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    add_play(commands)
    add_validate(commands)
    add_format(commands)
    add_migrate(commands)
    add_inspect(commands)
    add_trace(commands, run_record)
    add_diff(commands)
    add_verify(commands)
    add_language_server(commands)
    add_morph(commands)
    add_import(commands)
    add_export(commands, _progress)

    def command(name: str, text: str, **more: Any) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(
            name, help=text[0].lower() + text[1:].rstrip("."), description=text, **more
        )
        added.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
        return added

    picture = command(
        "render",
        "Renders pictures of a document, frame by frame while a trace is played or at one time.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=(
            "The ending of FILE selects the format:\n"
            "  .gif           an animated GIF, at most 50 frames per second\n"
            "  .apng          an animated PNG in full color; transparent with --background none\n"
            "  .png           a contact sheet of 24 pictures, from the beginning of the trace to its end\n"
            "  .svg           a file per frame: name-0000.svg and so on for name.svg; %04d in the name sets the place\n"
            "  / (a folder)   a file per frame in that folder: frame-0000.svg and so on\n"
            "With --at, or without --trace, .png and .svg are one picture: at that time, or at the beginning.\n"
            "GIF and PNG need resvg-py and Pillow: pip install animcore[render]"
        ),
    )
    picture.add_argument("--trace", metavar="TRACE", help="the trace to play (JSON lines)")
    picture.add_argument("--at", type=number, metavar="S", help="render one picture, at this time in seconds")
    picture.add_argument("-o", "--output", required=True, metavar="FILE", help="the file to write; see below")
    picture.add_argument(
        "--fps", type=frame_rate, metavar="N", help="frames per second (default: 50 for a GIF, otherwise 60)"
    )
    picture.add_argument("--scale", type=number, default=4.0, metavar="S", help="pixels per point (default: 4)")
    picture.add_argument(
        "--background",
        type=color_or_none,
        default="#FFFFFF",
        metavar="COLOR",
        help="background color: #RRGGBB, #RRGGBBAA or none (default: #FFFFFF)",
    )
    picture.set_defaults(run=_render)

    text = command("play-trace", "Plays a trace and prints its transcript. Every language prints the same text.")
    text.add_argument("--trace", required=True, metavar="TRACE", help="the trace to play (JSON lines)")
    text.add_argument("--fps", type=frame_rate, default=60, metavar="N", help="frames per second (default: 60)")
    text.add_argument("--hex", action="store_true", help="print each number as the 16 hexadecimal digits of its bits")
    text.set_defaults(run=_play_trace)
    for player in (picture, text):
        player.add_argument(
            "--seed", type=seed, metavar="N", help="seed of the random generator (default: the trace's, or 0)"
        )
        player.add_argument(
            "--parameters", metavar="JSON", help="the document's parameters: a JSON object, or a file with one"
        )

    command("info", "Lists the contents of a document in a few lines; inspect lists more.").set_defaults(run=_info)
    return parser


def _render(arguments: argparse.Namespace) -> int:
    need_other_files(files_read(arguments), (("-o", arguments.output),))
    if arguments.trace is None or arguments.at is not None:
        return _render_still(arguments)
    trace = load_trace(arguments.trace)
    with scene_for_trace(arguments, trace) as scene:
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
    return 0


def _render_still(arguments: argparse.Namespace) -> int:
    trace = load_trace(arguments.trace) if arguments.trace else None
    with scene_for_trace(arguments, trace) as scene:
        if trace is not None:
            scene.play(trace, arguments.at)
        elif arguments.at:
            scene.advance(arguments.at)
        print(render_still(scene, arguments.output, scale=arguments.scale, background=arguments.background))
    return 0


def _play_trace(arguments: argparse.Namespace) -> int:
    trace = load_trace(arguments.trace)
    with scene_for_trace(arguments, trace) as scene:
        for text in transcript(scene, trace, arguments.fps, arguments.hex):
            sys.stdout.write(text)
    return 0


def _info(arguments: argparse.Namespace) -> int:
    with scene_for_trace(arguments) as scene:
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
            value = prop.value.hexadecimal if isinstance(prop.value, Color) else prop.value
            print(f"property {prop.name or '-'}: {prop.kind} = {value}")
    return 0


def _described(error: AnimError, arguments: argparse.Namespace) -> str:
    """An error that occurs while both files are played."""
    files = (getattr(arguments, "document", None), getattr(arguments, "trace", None))
    return ": ".join(part for part in (" with ".join(file for file in files if file), str(error)) if part)


def _prepare_streams() -> None:
    """Lets output never be what fails: names of files may be of no encoding, and a terminal's may lack a letter. Where
    a stream was closed, what is written there goes nowhere."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


class _Stopped(KeyboardInterrupt):
    """A signal that ends the command: it ends as at Ctrl-C, and leaves nothing half done."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextlib.contextmanager
def _stopping_in_order() -> Iterator[None]:
    """Lets the signals that would end the process at once raise _Stopped. Those that are ignored stay so."""
    kept: list[int] = []

    def stop(number: int, _frame: Any) -> None:
        raise _Stopped(number)

    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, stop)
                kept.append(number)
    try:
        yield
    finally:
        for number in kept:
            signal.signal(number, signal.SIG_DFL)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command. Returns its exit status: 0, 1 if something failed, 2 for wrong arguments, and 128 more than the
    number of the signal that ended it."""
    try:
        with _stopping_in_order():
            return _main(argv)
    except KeyboardInterrupt as stopped:
        return 128 + (stopped.number if isinstance(stopped, _Stopped) else signal.SIGINT)


def run() -> int:
    """The command in a process of its own, which then ends: what a signal would still interrupt is only the ending."""
    status = main()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return status


def _main(argv: Sequence[str] | None) -> int:
    _prepare_streams()
    given = list(sys.argv[1:] if argv is None else argv)
    reader = parser()
    for word in given:
        # argparse of Python 3.11 takes the -- of --option=-- away, and leaves a list.
        if re.fullmatch(r"--[a-z][a-z-]*=(--)?", word):
            reader.error(f"argument {word.partition('=')[0]}: expected one argument")
    arguments = reader.parse_args(given)
    for name, value in vars(arguments).items():
        if value == "" or (isinstance(value, list) and "" in value):
            reader.error(f"{name} is empty")
    try:
        status: int = arguments.run(arguments)
        # The language server closes it.
        if not sys.stdout.closed:
            sys.stdout.flush()
    except AnimError as error:
        print(f"animcore: {_described(error, arguments)}", file=sys.stderr)
        return 1
    except FileError as error:
        show_error(error, "animcore: ")
        return 1
    except BrokenPipeError:
        # The reader of the output has closed it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        words = [str(error.filename)] if error.filename is not None else []
        print_line("animcore: ", ": ".join([*words, told(error)]), is_error=True)
        return 1
    except (OverflowError, RenderError, ToolError) as error:
        print_line("animcore: ", str(error), is_error=True)
        return 1
    return status
