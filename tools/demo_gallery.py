# SPDX-License-Identifier: MIT
"""The gallery of the demo's page: every control except the toggle, which is in the page's first part. It has chosen
traces as animations and contact sheets, and plays all traces from C and from Python."""

from __future__ import annotations

import argparse
import html
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from animcore import Trace
from animcore.render import Progress, no_progress
from animcore.tools.replay import scene_for_trace
from animcore.transcript import transcript
from demo_pictures import Pictures, draw_pictures, pairs

__all__ = ["Exhibit", "draw_gallery", "gallery_page"]

# The traces shown of each control, and the number of pictures in its contact sheet.
SHOWN = {
    "fast-cart-button": ("press-and-release", "dragged-out-and-in", "canceled", "reduced-motion"),
    "transitioning-button": ("success", "failure", "widths", "disabled"),
    "animatable-properties": ("plain", "spring", "keyframes", "mixed"),
}
SHEET_PICTURES = 24


@dataclass
class Exhibit:
    """A control in the gallery."""

    name: str
    pictures: dict[str, Pictures] = field(default_factory=dict)
    # For each trace the digests from C and Python.
    digests: dict[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def different(self) -> list[str]:
        """The traces on which C and Python disagree."""
        return [name for name, (c, python) in self.digests.items() if c != python]


def _from_c(player: Path, document: Path, trace: Path) -> str:
    command: list[str | Path] = [player, document, trace, "--hex", "--quiet"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    return run.stdout.split()[-1]


def _from_python(document: Path, trace: Path) -> str:
    loaded = Trace.load(trace)
    with scene_for_trace(argparse.Namespace(document=str(document)), loaded) as scene:
        *_, last = transcript(scene, loaded, 60, hexadecimal=True)
    return last.split()[-1]


def draw_gallery(controls: Path, player: Path, out: Path, progress: Progress = no_progress) -> list[Exhibit]:
    """Plays all traces of the controls from C and from Python, and draws the chosen ones into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    exhibits = {name: Exhibit(name) for name in SHOWN}
    for document, trace in pairs(controls):
        exhibit = exhibits.get(document.stem)
        if exhibit is None:
            continue
        exhibit.digests[trace.stem] = (_from_c(player, document, trace), _from_python(document, trace))
        if trace.stem in SHOWN[document.stem]:
            name = f"{document.stem}-{trace.stem}"
            exhibit.pictures[trace.stem] = draw_pictures(
                document, trace, out, name, frames=SHEET_PICTURES, progress=progress
            )
    return list(exhibits.values())


def _title(name: str) -> str:
    return html.escape(name.replace("-", " ").capitalize())


def gallery_page(exhibits: list[Exhibit], folder: str) -> str:
    """The sections of the page; pictures are in a folder beside it."""
    parts = ["<h2>The other controls</h2>"]
    for exhibit in exhibits:
        count, different = len(exhibit.digests), exhibit.different
        verdict = (
            f'<p class="bad">C and Python differ: {html.escape(", ".join(different))}.</p>'
            if different
            else f'<p class="quiet">{count} traces, each the same byte for byte from C and from Python.</p>'
        )
        shown = "\n".join(
            f"""<h3>{_title(name)}</h3>
<img class="animation" src="{folder}/{pictures.animation.name}" alt="{_title(exhibit.name)}: {_title(name)}">
<details><summary>Contact sheet</summary>
<img class="sheet" src="{folder}/{pictures.sheet.name}" alt="Pictures in order of time"></details>"""
            for name, pictures in sorted(exhibit.pictures.items(), key=lambda item: SHOWN[exhibit.name].index(item[0]))
        )
        parts.append(f"""<section class="trace" id="{exhibit.name}">
<h2>{_title(exhibit.name)}</h2>
{verdict}
{shown}
</section>""")
    return "\n".join(parts)
