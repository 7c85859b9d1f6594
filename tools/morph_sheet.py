# SPDX-License-Identifier: MIT
"""The contact sheet of judged morphs: one row for each pair, with both ends and the frames between, crossings in
red."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from animcore.render import raster
from outlines import Contour, Outline

if TYPE_CHECKING:
    from morph_quality import Verdict

__all__ = ["draw_sheet"]

CELL, GAP, LABEL = 76, 6, 170
ROWS_A_SHEET = 60
INK, END, MARK = "#3B3B98", "#1C1C1E", "#FF3B30"


def _data(contour: Contour) -> str:
    words = [f"M{contour.start[0]:.3f} {contour.start[1]:.3f}"]
    for piece in contour.pieces:
        numbers = " ".join(f"{value:.3f}" for value in piece.points[1:].ravel())
        words.append("LQC"[len(piece.points) - 2] + numbers)
    return "".join(words) + ("Z" if contour.is_closed else "")


def _cell(outline: Outline, box: tuple[float, float, float], place: tuple[float, float], color: str) -> str:
    scale = CELL / box[2]
    move = f"translate({place[0]:.2f} {place[1]:.2f}) scale({scale:.6f}) translate({-box[0]:.3f} {-box[1]:.3f})"
    data = "".join(_data(contour) for contour in outline.contours)
    marks = "".join(
        f'<circle cx="{crossing.place[0]:.2f}" cy="{crossing.place[1]:.2f}" r="{2.5 / scale:.2f}" fill="{MARK}"/>'
        for crossing in outline.crossings
    )
    return f'<g transform="{move}"><path d="{data}" fill="{color}"/>{marks}</g>'


def _row(verdict: Verdict, outlines: Sequence[Outline], top: float) -> str:
    controls = [outline.controls for outline in (outlines[0], outlines[-1]) if len(outline.controls)]
    low = np.min([points.min(axis=0) for points in controls], axis=0)
    high = np.max([points.max(axis=0) for points in controls], axis=0)
    size = float((high - low).max()) * 1.1 or 1.0
    corner = (low + high) / 2 - size / 2
    box = (float(corner[0]), float(corner[1]), size)
    parts = []
    for number, outline in enumerate(outlines):
        is_end = number in (0, len(outlines) - 1)
        place = (LABEL + number * (CELL + GAP), top)
        parts.append(_cell(outline, box, place, END if is_end else INK))
    faults = []
    if verdict.error:
        faults.append(verdict.error[:28])
    if verdict.crossed:
        faults.append(f"crosses in {len(verdict.crossed)} ({len(verdict.visibly_crossed)} visibly)")
    if verdict.holes_lost:
        faults.append(f"hole lost in {len(verdict.holes_lost)}")
    if max(verdict.jumps) > 1e-3:
        faults.append(f"area jumps {100 * max(verdict.jumps):.2f} %")
    if verdict.area_disorder or verdict.center_disorder:
        faults.append(f"order: area {len(verdict.area_disorder)}, center {len(verdict.center_disorder)}")
    style = 'font-family="DejaVu Sans" font-size="10"'
    parts.append(f'<text x="8" y="{top + 20}" {style} fill="{END}">{html.escape(verdict.name)}</text>')
    for line, fault in enumerate(faults):
        parts.append(f'<text x="8" y="{top + 34 + 12 * line}" {style} fill="{MARK}">{html.escape(fault)}</text>')
    return "".join(parts)


def draw_sheet(rows: Sequence[tuple[Verdict, Sequence[Outline]]], file: Path) -> None:
    """Writes the sheet as PNG; rows after the first sixty go to name-2.png and so on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for page in range(0, max(1, len(rows)), ROWS_A_SHEET):
        part = rows[page : page + ROWS_A_SHEET]
        width = LABEL + 11 * (CELL + GAP) + GAP
        height = len(part) * (CELL + GAP) + GAP
        body = "".join(_row(verdict, seen, GAP + n * (CELL + GAP)) for n, (verdict, seen) in enumerate(part))
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f'<rect width="{width}" height="{height}" fill="white"/>{body}</svg>'
        )
        number = page // ROWS_A_SHEET
        target = file if number == 0 else file.with_name(f"{file.stem}-{number + 1}{file.suffix}")
        raster(svg, (width, height)).convert("RGB").save(target)
