# SPDX-License-Identifier: MIT
"""Pictures of a document that plays a trace, for the demo's page: an animation, and a contact sheet captioned with
times and states."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from animcore import Trace
from animcore.render import Progress, no_progress, render, render_contact_sheet, state_caption
from animcore.tools.replay import scene_for_trace

__all__ = ["Pictures", "draw_pictures", "pairs"]

# The approximate width of pictures in the page, in pixels.
ANIMATION_WIDTH, SHEET_WIDTH = 400, 196
LARGEST_SCALE = 4.0


@dataclass(frozen=True)
class Pictures:
    """The files that were written."""

    animation: Path
    sheet: Path


def _scale(width: float, wanted: float) -> float:
    """Pixels per point for a picture of a canvas of this width in points."""
    return max(0.25, min(LARGEST_SCALE, wanted / max(width, 1.0)))


def draw_pictures(
    document: Path,
    trace: Path,
    out: Path,
    name: str,
    *,
    background: str = "#FFFFFF",
    frames: int = 24,
    progress: Progress = no_progress,
) -> Pictures:
    """Plays the trace and writes name.gif and name.png into a folder. Uses the trace's own seed and parameters."""
    loaded = Trace.load(trace)
    arguments = argparse.Namespace(document=str(document))
    pictures = Pictures(out / f"{name}.gif", out / f"{name}.png")
    with scene_for_trace(arguments, loaded) as scene:
        scale = _scale(scene.canvas.width, ANIMATION_WIDTH)
        render(scene, loaded, str(pictures.animation), scale=scale, background=background, progress=progress)
    with scene_for_trace(arguments, loaded) as scene:
        render_contact_sheet(
            scene,
            loaded,
            pictures.sheet,
            scale=_scale(scene.canvas.width, SHEET_WIDTH),
            background=background,
            frames=frames,
            caption=state_caption,
            progress=progress,
        )
    return pictures


def pairs(controls: Path) -> Iterator[tuple[Path, Path]]:
    """Every control with each of its traces: controls/NAME.json and controls/traces/NAME/*.jsonl."""
    for document in sorted(controls.glob("*.json")):
        for trace in sorted((controls / "traces" / document.stem).glob("*.jsonl")):
            yield document, trace
