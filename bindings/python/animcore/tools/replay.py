# SPDX-License-Identifier: MIT
"""`animcore trace` and `animcore diff`: recording, replaying and comparing."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ..render import GIF_LARGEST_RATE, render
from ..scene import Scene
from ..trace import Trace
from .arguments import frame_rate, not_negative, seed
from .files import files_read, load_trace, need_other_files, parameters_of, read_bytes, scene_of, trace_of
from .recordings import Frame, first_difference, follow, frames_of, save_text, told_numbers, write_frames
from .report import Table, ToolError, print_line, print_table
from .validate import is_trace

__all__ = ["add_diff", "add_trace", "scene_for_trace"]


def add_trace(commands: Any, record: Callable[[argparse.Namespace], int]) -> None:
    """Adds `trace record` (which the player does) and `trace replay`."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "trace", help="records and replays traces", description="Records the input to a document, and replays it."
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    recording = verbs.add_parser(
        "record",
        help="opens a document in a window and records the input",
        description="Opens a document in a window, and writes the input as a trace when the window closes.",
    )
    recording.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
    recording.add_argument("record", metavar="OUT", help="the trace to write (JSON lines)")
    recording.set_defaults(run=record)
    replaying = verbs.add_parser(
        "replay",
        help="plays a trace and prints what happens",
        description="Plays a trace. Prints states and events with their times, and the values that each frame changes.",
    )
    replaying.add_argument("document", metavar="DOCUMENT", help="a document (JSON)")
    replaying.add_argument("trace", metavar="TRACE", help="the trace to play (JSON lines)")
    replaying.add_argument(
        "--fps", type=frame_rate, default=60, metavar="N", help="frames per second (default: 60; a GIF has at most 50)"
    )
    replaying.add_argument("--json", metavar="FILE", help="write the frames as JSON; - for stdout")
    replaying.add_argument("--gif", metavar="FILE", help="write an animated GIF")
    replaying.add_argument("-q", "--quiet", action="store_true", help="print only states and events")
    replaying.set_defaults(run=run_replay)
    for each, default in ((recording, "0"), (replaying, "the trace's, or 0")):
        each.add_argument("--seed", type=seed, metavar="N", help=f"seed of the random generator (default: {default})")
        each.add_argument(
            "--parameters", metavar="JSON", help="the document's parameters: a JSON object, or a file with one"
        )


def scene_for_trace(arguments: argparse.Namespace, trace: Trace | None = None, text: bytes | None = None) -> Scene:
    """The document as a trace's first line and the command line want it, the latter above the former. text is the
    document's, where it was read already: what comes through a pipe can be read only once."""
    seed = getattr(arguments, "seed", None)
    if seed is None:
        seed = trace.seed if trace is not None else None
    given = parameters_of(getattr(arguments, "parameters", None))
    if text is None:
        text = read_bytes(arguments.document)
    parameters = {**(trace.parameters if trace is not None else {}), **given}
    return scene_of(arguments.document, text, seed or 0, parameters)


def _changes(before: Frame | None, frame: Frame) -> str:
    """The values that are not what they were a frame ago."""
    changed = [
        f"{name} {told_numbers(value)}"
        for name, value in frame.values.items()
        if before is None or before.values.get(name) != value
    ]
    return "  ".join(changed)


def run_replay(arguments: argparse.Namespace) -> int:
    """Plays the trace."""
    rate: int = arguments.fps
    need_other_files(files_read(arguments), (("--json", arguments.json), ("--gif", arguments.gif)))
    trace = load_trace(arguments.trace)
    document = read_bytes(arguments.document)
    with scene_for_trace(arguments, trace, document) as scene:
        frames = list(follow(scene, trace, rate))
    if arguments.json:
        save_text(arguments.json, write_frames(frames, rate, arguments.document, arguments.trace))
    if arguments.gif:
        with scene_for_trace(arguments, trace, document) as scene:
            render(scene, trace, arguments.gif, fps=min(rate, GIF_LARGEST_RATE))
        # Not into the JSON.
        print_line(arguments.gif, is_error=arguments.json == "-")
    if arguments.json == "-":
        return 0
    first = frames[0]
    print_line((f"{0:9.4f}", "dim"), "  state  ", (first.state or "-", "bold green"))
    if not arguments.quiet:
        print_line((f"{0:9.4f}", "dim"), "  frame  ", (_changes(None, first), "dim"))
    for before, frame in pairwise(frames):
        for event in frame.events:
            mark = "" if event["finished"] or not str(event["kind"]).endswith(("ended", "completed")) else " (stopped)"
            style = "bold green" if event["kind"] == "state-entered" else "cyan"
            kind, name = str(event["kind"]), str(event["name"] or "")
            print_line((f"{event['time']:9.4f}", "dim"), "  event  ", (f"{kind} {name}{mark}".strip(), style))
        if frame.state != before.state:
            print_line((f"{frame.time:9.4f}", "dim"), "  state  ", (frame.state or "-", "bold green"))
        changes = "" if arguments.quiet else _changes(before, frame)
        if changes:
            print_line((f"{frame.time:9.4f}", "dim"), "  frame  ", (changes, "dim"))
    last = frames[-1]
    print_line((f"{last.time:9.4f}", "dim"), f"  end    {len(frames)} frames, hash {last.hash}")
    return 0


def add_diff(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "diff",
        help="finds the first frame in which two animations differ",
        description=(
            "Compares two animations frame by frame, and prints the first frame that differs, with the differences. A "
            "and B are recordings (animcore trace replay --json) or transcripts (animcore play-trace), or two versions "
            "of a document with --trace, or two traces with --document. Values, velocities, states and events are "
            "compared. The exit status is 1 if they differ."
        ),
    )
    parser.add_argument("a", metavar="A", help="a file; - for stdin")
    parser.add_argument("b", metavar="B", help="the file to compare it with")
    parser.add_argument("--trace", metavar="TRACE", help="the trace to play in both documents")
    parser.add_argument("--document", metavar="DOCUMENT", help="the document in which to play both traces")
    parser.add_argument("--fps", type=frame_rate, default=60, metavar="N", help="frames per second (default: 60)")
    parser.add_argument(
        "--tolerance",
        type=not_negative,
        default=0.0,
        metavar="T",
        help="largest difference of numbers that is ignored (default: 0)",
    )
    parser.set_defaults(run=run_diff)


class _Reader:
    """Reads each file once, whatever it is needed for: what comes through a pipe can be read only once."""

    def __init__(self) -> None:
        self._contents: dict[str, bytes] = {}

    def read(self, path: str) -> bytes:
        if path not in self._contents:
            self._contents[path] = read_bytes(path)
        return self._contents[path]

    def frames(self, path: str, arguments: argparse.Namespace) -> list[Frame]:
        """The frames of a recording or transcript, or of a document or trace that is played."""
        content = self.read(path)
        frames = frames_of(path, content)
        if frames is not None:
            return frames
        if is_trace(path, content):
            if not arguments.document:
                raise ToolError(f"{path} is a trace: name the document to play it in with --document")
            document, trace = arguments.document, path
        else:
            if not arguments.trace:
                raise ToolError(f"{path} is a document: name the trace to play in it with --trace")
            document, trace = path, arguments.trace
        both = argparse.Namespace(document=document)
        loaded = trace_of(trace, self.read(trace))
        with scene_for_trace(both, loaded, self.read(document)) as scene:
            return list(follow(scene, loaded, arguments.fps))


def run_diff(arguments: argparse.Namespace) -> int:
    """Compares."""
    if [arguments.a, arguments.b, arguments.trace, arguments.document].count("-") > 1:
        raise ToolError("only one of the files can be -, standard input")
    reader = _Reader()
    a, b = reader.frames(arguments.a, arguments), reader.frames(arguments.b, arguments)
    difference = first_difference(a, b, arguments.tolerance)
    if difference is None:
        print_line((f"equal: {len(a)} frames", "green"))
        return 0
    print_line((f"different: first in frame {difference.frame}, at {difference.time:.6f} s", "bold red"))
    print_table(Table("What differs", ("what", "A", "B", ">B - A"), list(difference.rows)))
    return 1
