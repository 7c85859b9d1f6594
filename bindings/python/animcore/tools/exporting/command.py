# SPDX-License-Identifier: MIT
"""`animcore export`: what a document shows while a trace is played, as a file of another format."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ...render import no_progress
from ...scene import InputKind, Scene
from ..arguments import color_or_none, frame_rate, positive, seed
from ..files import FileError, files_read, load_trace, need_other_files, told, write_files
from ..importing.command import show_report, write_text
from ..importing.report import Refused
from ..replay import scene_for_trace
from ..report import ToolError, print_line
from .formats import FORMATS, files_of, format_of
from .framework import Exported, export_data

__all__ = ["add_export", "run"]

Progress = Callable[[Iterator[Any], int, str], Iterator[Any]]


def add_export(commands: Any, progress: Progress = no_progress) -> None:
    """Adds the command."""
    endings = "\n".join(f"  {', '.join(format.suffixes):14} {format.title}" for format in FORMATS.values())
    parser: argparse.ArgumentParser = commands.add_parser(
        "export",
        help="exports a document as Lottie, SVG, CSS, an animated picture or a video",
        description=(
            "Plays a document, with or without a trace, and writes its picture as a file of another format. Reports "
            "what was approximated or left out."
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"The ending of FILE selects the format:\n{endings}\n"
        "Pictures need pip install animcore[render], videos animcore[video], outlines of texts animcore[export].",
    )
    parser.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the file to write; - for stdout")
    parser.add_argument(
        "--format",
        choices=list(FORMATS),
        metavar="FORMAT",
        help=f"the format (default: by the ending of FILE): one of {', '.join(FORMATS)}",
    )
    parser.add_argument("--trace", metavar="TRACE", help="the trace to play (JSON lines)")
    parser.add_argument(
        "--input",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an input at the beginning, or fire a trigger (NAME alone); may be repeated",
    )
    parser.add_argument(
        "--duration",
        type=positive,
        metavar="S",
        help="duration in seconds (default: that of the trace; without one, up to the last change within 10 s)",
    )
    parser.add_argument(
        "--fps", type=frame_rate, metavar="N", help="frames per second (default: 50 for a GIF, otherwise 60)"
    )
    parser.add_argument(
        "--tolerance",
        type=positive,
        default=0.02,
        metavar="T",
        help="largest error of the key frames, in points (default: 0.02)",
    )
    parser.add_argument(
        "--text", choices=("text", "outlines"), default="text", help="how texts are written (default: text)"
    )
    parser.add_argument(
        "--loop", action="store_true", help="play forever, in formats that can say so; a GIF always does"
    )
    parser.add_argument(
        "--scale", type=positive, default=4.0, metavar="S", help="pixels per point of pictures (default: 4)"
    )
    parser.add_argument(
        "--background",
        type=color_or_none,
        default="#FFFFFF",
        metavar="COLOR",
        help="background of pictures: #RRGGBB, #RRGGBBAA or none (default: #FFFFFF)",
    )
    parser.add_argument(
        "--seed", type=seed, metavar="N", help="seed of the random generator (default: the trace's, or 0)"
    )
    parser.add_argument(
        "--parameters", metavar="JSON", help="the document's parameters: a JSON object, or a file with one"
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="if anything is approximated or left out, write nothing and exit with status 1",
    )
    parser.add_argument("--report", metavar="FILE", help="write the whole report as JSON; - for stdout")
    parser.set_defaults(run=run, progress=progress)


def _set_input(scene: Scene, given: str) -> None:
    """Sets what `NAME=VALUE` says, by the input's kind."""
    name, is_set, text = given.partition("=")
    kind = scene.inputs.describe(name).kind
    if kind is InputKind.TRIGGER:
        if is_set:
            raise ToolError(f"--input {given}: {name} is a trigger, which takes no value")
        scene.inputs.fire(name)
        return
    if not is_set:
        raise ToolError(f"--input {given}: {name} needs a value, as in {name}=VALUE")
    if kind is InputKind.STRING:
        scene.inputs[name] = text
    elif kind is InputKind.BOOLEAN:
        if text not in ("true", "false"):
            raise ToolError(f"--input {given}: {name} is true or false, not {text}")
        scene.inputs[name] = text == "true"
    else:
        try:
            scene.inputs[name] = float(text)
        except ValueError:
            raise ToolError(f"--input {given}: {name} is a number, not {text}") from None


def _write(path: str, exported: Exported) -> None:
    if path == "-":
        sys.stdout.buffer.write(exported.data)
        return
    try:
        write_files(files_of(Path(path), exported.format, exported.data, exported.beside or {}))
    except OSError as error:
        raise FileError(str(error.filename), told(error)) from None


def _need_other_files(arguments: argparse.Namespace, format: str) -> None:
    """Refuses to write over what is read, and two things into one file."""
    beside = {".svg": b""} if format == "css" else {}
    written: list[tuple[str, str | Path | None]] = [
        ("-o", path) for path in files_of(Path(arguments.output), format, b"", beside)
    ]
    need_other_files(files_read(arguments), [*written, ("--report", arguments.report)])


def run(arguments: argparse.Namespace) -> int:
    """Exports the document."""
    shown = arguments.document
    try:
        name = format_of(arguments.output, arguments.format)
        _need_other_files(arguments, name)
        trace = load_trace(arguments.trace) if arguments.trace else None
        with scene_for_trace(arguments, trace) as scene:
            for given in arguments.input:
                _set_input(scene, given)
            exported = export_data(
                scene,
                name,
                trace,
                duration=arguments.duration,
                fps=arguments.fps,
                tolerance=arguments.tolerance,
                text=arguments.text,
                loop=arguments.loop,
                scale=arguments.scale,
                background=arguments.background,
                name="animation" if arguments.output == "-" else Path(arguments.output).stem,
                progress=arguments.progress,
            )
    except Refused as error:
        raise FileError(shown, str(error)) from None
    if arguments.report:
        content = {"file": shown, "format": name, "frames": exported.frames, "keyFrames": exported.key_frames}
        content |= {"off": exported.off, "offLevels": exported.off_levels, **exported.report.as_dict()}
        write_text(arguments.report, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
    show_report(shown, exported.report)
    if exported.key_frames:
        points, levels = round(exported.off, 9), round(255 * exported.off_levels, 6)
        print_line(
            f"{shown}: {exported.key_frames} key frames of {exported.frames} frames, off by at most {points:.2g} "
            f"points, and {levels:.2g} of 255 in colors and opacities",
            is_error=True,
        )
    if arguments.strict and not exported.report.is_exact:
        print_line("animcore: ", f"{shown}: not everything could be exported, and --strict asks for it", is_error=True)
        return 1
    _write(arguments.output, exported)
    return 0
