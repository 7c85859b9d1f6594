# SPDX-License-Identifier: MIT
"""`animcore import`: a file of another format becomes a document."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..files import FileError, need_other_files, told, write_files, write_json
from ..report import print_line
from .formats import FORMATS
from .framework import import_beside
from .report import Refused, Report
from .source import BYTES

__all__ = ["add_import", "run", "show_report", "write_text"]

# How much of a report is printed; all of it is in --report's file.
SHOWN = 40


def add_import(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "import",
        help="converts a file of another format to a document",
        description=(
            "Converts a file of another format to a document, and reports what was approximated or left out, with its "
            "place in the file. The format is detected from the contents. CSS, SCXML and SVG need pip install "
            "animcore[import]."
        ),
        epilog="Formats: " + ", ".join(f"{name} ({format.title})" for name, format in FORMATS.items()) + ".",
    )
    parser.add_argument("file", metavar="FILE", help="the file to import; - for stdin")
    parser.add_argument("-o", "--output", required=True, metavar="DOCUMENT", help="the document to write; - for stdout")
    parser.add_argument(
        "--from",
        dest="format",
        choices=list(FORMATS),
        metavar="FORMAT",
        help="the format of the file (default: detected)",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="if anything is approximated or left out, write nothing and exit with status 1",
    )
    parser.add_argument("--report", metavar="FILE", help="write the whole report as JSON; - for stdout")
    parser.set_defaults(run=run)


def _contents(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read(BYTES + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(BYTES + 1)
    except FileNotFoundError:
        raise FileError(path, "there is no such file") from None
    except OSError as error:
        raise FileError(path, told(error)) from None


def write_text(path: str, text: str) -> None:
    """Writes a file, or to stdout for -. Raises FileError with a sentence."""
    if path == "-":
        write_json(text)
        return
    try:
        write_files({Path(path): text.encode("utf-8", "backslashreplace")})
    except OSError as error:
        raise FileError(path, told(error)) from None


def show_report(path: str, report: Report) -> None:
    """Prints what was approximated or left out, and how much there is of all."""
    losses = report.losses
    for entry in losses[:SHOWN]:
        color = "yellow" if entry.outcome == "approximated" else "red"
        print_line((f"{path}: ", "bold"), (str(entry), color), is_error=True)
    if len(losses) > SHOWN:
        print_line(f"{path}: and {len(losses) - SHOWN} more; --report writes all", is_error=True)
    print_line(f"{path}: {report.summary}", is_error=True)


def run(arguments: argparse.Namespace) -> int:
    """Imports the file."""
    shown = "stdin" if arguments.file == "-" else arguments.file
    need_other_files((("file", arguments.file),), (("-o", arguments.output), ("--report", arguments.report)))
    try:
        folder = None if arguments.file == "-" else Path(arguments.file).parent
        imported = import_beside(_contents(arguments.file), arguments.format, folder)
    except Refused as error:
        raise FileError(shown, str(error)) from None
    if arguments.report:
        content = {"file": shown, "format": imported.format, **imported.report.as_dict()}
        write_text(arguments.report, json.dumps(content, indent=1, ensure_ascii=False) + "\n")
    show_report(shown, imported.report)
    if arguments.strict and not imported.report.is_exact:
        print_line("animcore: ", f"{shown}: not everything could be taken, and --strict asks for it", is_error=True)
        return 1
    write_text(arguments.output, imported.text)
    return 0
