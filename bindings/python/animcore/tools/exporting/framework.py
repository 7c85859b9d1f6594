# SPDX-License-Identifier: MIT
"""Exporting a scene: it is played and recorded, and a format's module writes what was recorded."""

from __future__ import annotations

import importlib
import inspect
import math
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from ..._plain import checked
from ..._words import unknown_option
from ...drawing import AngularGradient, DrawCommand
from ...render import Progress, no_progress
from ...scene import Scene
from ...trace import Trace
from ...values import ColorLike, color
from ..files import write_files
from ..importing.report import Refused, Report
from .elements import place_of
from .fonts import outlined
from .formats import FORMATS, Settings, Written, files_of, format_of
from .pictures import write_pictures
from .samples import Recording, keyed, record
from .sectors import SECTORS, with_sectors

__all__ = ["Exported", "export_data", "export_file"]

# Below this, key frames hold no less than each sample; above it, nothing of a control is seen to move.
TOLERANCES = (1e-4, 10.0)
# What is smaller is written as 0.
SMALLEST = 1e-9
PICTURE_RATES = {"gif": 50}


@dataclass(frozen=True)
class Exported:
    """What was made of a scene: a file's contents, those of files beside it by their endings, and what became of all.

    frames is how many frames were recorded, key_frames how many were made of them; off is by how much what moves is off
    at the recorded times at most, in points, and off_levels the same for opacities and parts of colors, in parts of 1.
    """

    data: bytes
    report: Report
    format: str
    frames: int
    key_frames: int = 0
    off: float = 0.0
    off_levels: float = 0.0
    beside: dict[str, bytes] | None = None

    @property
    def text(self) -> str:
        """The contents of a format that is a text."""
        return self.data.decode()


def _prepared(recording: Recording, report: Report, text: str) -> Recording:
    """The recording with what the formats have not as what they have: angular gradients as sectors and, where that is
    asked for, texts as their letters' outlines."""
    lists: list[tuple[DrawCommand, ...]] = []
    before: tuple[DrawCommand, ...] | None = None
    for commands in recording.lists:
        if commands is before:
            lists.append(lists[-1])
            continue
        before = commands
        made: list[DrawCommand] = []
        keys = {id(command): key for key, command in keyed(commands)}
        for command in commands:
            if command.kind == "text" and text == "outlines":
                made.append(outlined(command))
                report.approximated(
                    place_of(keys[id(command)]), "its text is outlines, of the font that stands in here"
                )
            elif command.kind == "fill" and isinstance(command.paint, AngularGradient):
                made += with_sectors(command)
                report.approximated(
                    place_of(keys[id(command)]), f"its angular gradient is {SECTORS} sectors of one color each"
                )
            else:
                made.append(command)
        lists.append(tuple(made) if len(made) != len(commands) or made != list(commands) else commands)
    return replace(recording, lists=tuple(lists))


@checked(Scene=Scene, Trace=Trace, Progress=Callable)  # type: ignore[arg-type]
def export_data(
    scene: Scene,
    format: str,
    trace: Trace | None = None,
    *,
    duration: float | None = None,
    fps: int | None = None,
    tolerance: float = 0.02,
    text: Literal["text", "outlines"] = "text",
    loop: bool = False,
    scale: float = 4.0,
    background: ColorLike | None = None,
    name: str = "animation",
    progress: Progress = no_progress,
) -> Exported:
    """What a scene shows from now on, in a format of FORMATS.

    trace is played meanwhile. duration is in seconds: to the trace's end unless given, and without a trace up to
    the last change within 10. fps is from 1 to 1000 (60 unless given; at most 50 of a GIF). tolerance is by how much
    key frames may be off at the recorded times, in points, from 0.0001 to 10; opacities and parts of colors are off by
    at most half a step of 255. text says whether texts stay texts or become outlines, which needs fontTools. loop lets
    it play for ever. scale (pixels a point) and background (none unless given) are of pictures and videos. name is what
    files beside it are called.

    Raises Refused, with one sentence, for what cannot be exported, RenderError for what needs a package that is not
    there, AnimError where the trace is refused, and TypeError for an argument of another type.
    """
    if format not in FORMATS:
        raise Refused(f"there is no format {format}: {', '.join(FORMATS)}")
    if not TOLERANCES[0] <= tolerance <= TOLERANCES[1]:
        raise Refused(f"the tolerance is from {TOLERANCES[0]:g} to {TOLERANCES[1]:g} points, not {tolerance:g}")
    if text not in ("text", "outlines"):
        raise Refused(f"texts become text or outlines, not {text}")
    if not math.isfinite(scale):
        raise Refused(f"the scale must be a number, not {scale:g}")
    if not (scene.canvas.width > 0 and scene.canvas.height > 0):
        raise Refused("the document has no size, and so no picture")
    if min(scene.canvas.width, scene.canvas.height) <= SMALLEST:
        raise Refused(f"a picture is wider and higher than {SMALLEST:g} points")
    ground = None if background is None else color(background)
    settings = Settings(tolerance, loop, scale, ground, name, format)
    report = Report()
    rate = fps if fps is not None else PICTURE_RATES.get(format, 60)
    if not FORMATS[format].module:
        data, count = write_pictures(
            scene, trace, format, report, settings, duration=duration, fps=rate, progress=progress
        )
        return Exported(data, report, format, count)
    recording = _prepared(record(scene, trace, duration=duration, fps=rate), report, text)
    write: Callable[[Recording, Report, Settings], Written]
    write = importlib.import_module(f".{FORMATS[format].module}", __package__).write
    written = write(recording, report, settings)
    fitter = written.fitter
    worst = fitter.worst
    return Exported(
        written.data, report, format, recording.frames, fitter.keys, worst["points"], worst["levels"], written.beside
    )


# What can be said of how a scene is exported.
SETTINGS = tuple(
    each.name for each in inspect.signature(export_data).parameters.values() if each.kind is each.KEYWORD_ONLY
)


@checked(Scene=Scene, Trace=Trace)
def export_file(
    scene: Scene,
    path: str | os.PathLike[str],
    trace: Trace | None = None,
    *,
    format: str | None = None,
    **settings: object,
) -> Exported:
    """Writes what a scene shows from now on to a file; its ending names the format unless format does. settings are
    those of export_data, which raises what it raises; and OSError for a file that cannot be written, which stays as it
    was."""
    for setting in settings:
        if setting not in SETTINGS:
            raise unknown_option("export_file", setting, ("format", *SETTINGS))
    file = Path(path)
    name = format_of(file, format)
    files_of(file, name, b"", {})
    exported = export_data(scene, name, trace, **{"name": file.stem, **settings})  # type: ignore[arg-type]
    write_files(files_of(file, name, exported.data, exported.beside or {}))
    return exported
