# SPDX-License-Identifier: MIT
"""The morphs of the demo's page: the twenty pairs of icons and the control's own symbol as animations, and the sheet of
all in-betweens, judged."""

from __future__ import annotations

import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from animcore import Color, Morph
from animcore import Path as Outline
from animcore.render import Progress, no_progress
from animcore.tools.morph import progresses
from animcore.tools.morph_pictures import Look, pictures, save_pictures
from animcore.tools.shapes import Shape
from animcore.values import Rectangle
from icons import TWENTY_PAIRS, icon
from morph_engines import animcore
from morph_quality import Verdict, judge, totals
from morph_sheet import draw_sheet

__all__ = ["Morphs", "draw_morphs", "morphs_page"]

FPS, FRAMES, HOLD, PIXELS = 50, 40, 20, 160
INK, GROUND = Color.parse("#3B3B98"), Color.parse("#FFFFFF")
SHEET, SYMBOL = "sheet.png", "symbol.gif"


@dataclass
class Morphs:
    """The drawn files, one for each pair, by its title, and the verdicts."""

    animations: dict[str, str]
    verdicts: list[Verdict]


def _shape(name: str, data: str) -> Shape:
    """An icon in a square around the middle of its points."""
    path = Outline(data)
    xs, ys = path.coordinates[0::2], path.coordinates[1::2]
    side = max(max(xs) - min(xs), max(ys) - min(ys))
    left, top = (max(values) + min(values) - side for values in (xs, ys))
    return Shape(name, path, Rectangle(left / 2, top / 2, side, side))


def _animate(a: Shape, b: Shape, file: Path) -> None:
    look = Look.of(a, b, PIXELS, INK, GROUND, correspondences=False)
    times = progresses(FRAMES, "ease-in-out", None)
    save_pictures(pictures(Morph(a.path, b.path), times, look), str(file), False, HOLD, FPS, look)


def draw_morphs(out: Path, progress: Progress = no_progress) -> Morphs:
    """Draws everything into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    made = Morphs({}, [])
    ends = [Outline().add_symbol(0, 0, 100, 100, 12, arrowness) for arrowness in (0.0, 1.0)]
    frame = Rectangle(0, 0, 100, 100)
    _animate(Shape("Venus", ends[0], frame), Shape("Mars", ends[1], frame), out / SYMBOL)
    judged = []
    pairs: Iterator[Any] = progress(iter(TWENTY_PAIRS), len(TWENTY_PAIRS), "morphs")
    for first, second in pairs:
        title = f"{first} to {second}".replace("regular/", "regular ")
        file = f"{title.replace(' ', '-')}.gif"
        _animate(_shape(first, icon(first)), _shape(second, icon(second)), out / file)
        made.animations[title] = file
        judged.append(judge(title, icon(first), icon(second), animcore))
    draw_sheet(judged, out / SHEET)
    made.verdicts = [verdict for verdict, _ in judged]
    return made


def morphs_page(morphs: Morphs, folder: str) -> str:
    """The section of the page; pictures are in a folder beside it."""
    sums = totals(morphs.verdicts)
    figures = "\n".join(
        f'<figure><img src="{folder}/{file}" alt="{html.escape(title)}" width="{PIXELS}">'
        f"<figcaption>{html.escape(title)}</figcaption></figure>"
        for title, file in morphs.animations.items()
    )
    crossed = sums["frames that cross themselves"]
    return f"""<h2>Morphs</h2>
<p class="{"good" if sums["passed"] else "bad"}">{crossed} of {sums["frames"]} in-betweens cross themselves,
{sums["frames with a hole lost"]} lose a hole, {sums["pairs with an area jump"]} of {sums["pairs"]} pairs jump in area
at an end.</p>
<div class="morphs">
<figure><img src="{folder}/{SYMBOL}" alt="The symbol" width="{PIXELS}">
<figcaption>the control's own symbol: four points move, and nothing else</figcaption></figure>
{figures}
</div>
<p class="quiet">The icons are Font Awesome Free's, CC BY 4.0 (fontawesome.com).</p>
<details><summary>All in-betweens, crossings marked</summary>
<img class="sheet" src="{folder}/{SHEET}" alt="Nine in-betweens of each pair"></details>"""
