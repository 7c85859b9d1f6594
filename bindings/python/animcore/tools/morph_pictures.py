# SPDX-License-Identifier: MIT
"""Draws morphs: frames, contact sheets, animated SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from ..morph import Morph
from ..path import Path, Verb
from ..render import contact_sheet, over, raster, save_apng, save_gif, save_png
from ..values import Color, Rectangle
from .shapes import Shape

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["Look", "animated_svg", "pictures", "save_pictures"]

# Around both shapes, as a part of the longer side.
_MARGIN = 0.08
_FIRST, _SECOND, _LINK = "#FF2D55", "#0A84FF", "#8E8E93"
# More lines than this between both outlines say less.
_MOST_LINKS = 120


@dataclass(frozen=True)
class Look:
    """What is seen of the plane, how large in pixels, in what colors."""

    frame: Rectangle
    pixels: tuple[int, int]
    color: Color
    background: Color
    shows_correspondences: bool
    # The width of strokes; fills where there is none.
    line_width: float | None = None
    cap: str = "round"
    join: str = "round"

    @classmethod
    def of(
        cls,
        a: Shape,
        b: Shape,
        size: int,
        color: Color,
        background: Color,
        correspondences: bool,
        is_stroke: bool = False,
    ) -> Look:
        """A frame around both shapes. Strokes whose width is not known are a twelfth of the longer side wide."""
        left, top = min(a.frame.x, b.frame.x), min(a.frame.y, b.frame.y)
        right = max(a.frame.x + a.frame.width, b.frame.x + b.frame.width)
        bottom = max(a.frame.y + a.frame.height, b.frame.y + b.frame.height)
        longer = max(right - left, bottom - top) or 1.0
        margin = _MARGIN * longer
        frame = Rectangle(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)
        scale = size / max(frame.width, frame.height)
        pixels = (max(1, math.ceil(frame.width * scale)), max(1, math.ceil(frame.height * scale)))
        width = max(a.line_width or 0, b.line_width or 0) or longer / 12
        # Ends and corners that both have; round ones otherwise.
        cap = a.cap if a.cap == b.cap else "round"
        join = a.join if a.join == b.join else "round"
        return cls(frame, pixels, color, background, correspondences, width if is_stroke else None, cap, join)

    @property
    def paint(self) -> str:
        """The attributes of what is drawn."""
        if self.line_width is None:
            return _fill(self.color)
        return (
            f'fill="none" stroke="{self.color.hexadecimal[:7]}" stroke-opacity="{self.color.opacity:g}" '
            f'stroke-width="{self.line_width:.6g}" stroke-linecap="{self.cap}" stroke-linejoin="{self.join}"'
        )

    @property
    def unit(self) -> float:
        """A pixel in units of the plane."""
        return self.frame.width / self.pixels[0]

    def svg(self, content: str) -> str:
        """A whole SVG file."""
        frame = self.frame
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.pixels[0]}" height="{self.pixels[1]}" '
            f'viewBox="{frame.x:.9g} {frame.y:.9g} {frame.width:.9g} {frame.height:.9g}">{content}</svg>\n'
        )


def _fill(color: Color) -> str:
    return f'fill="{color.hexadecimal[:7]}" fill-opacity="{color.opacity:g}"'


def _joints(path: Path) -> list[tuple[float, float]]:
    """Where the pieces of a path begin and end."""
    return [points[-1] for verb, points in path if verb is not Verb.CLOSE]


def _correspondences(morph: Morph, look: Look) -> str:
    """Both outlines, and lines from the points of the one to those of the other that they become."""
    first, second = morph.aligned
    links = list(zip(_joints(first), _joints(second), strict=True))
    links = links[:: max(1, math.ceil(len(links) / _MOST_LINKS))]
    thin, dot = look.unit * 0.75, look.unit * 1.6
    parts = [
        f'<path d="{path.svg()}" fill="none" stroke="{color}" stroke-width="{1.5 * thin:.6g}"/>'
        for path, color in ((first, _FIRST), (second, _SECOND))
    ]
    for (x, y), (u, v) in links:
        parts.append(
            f'<line x1="{x:.9g}" y1="{y:.9g}" x2="{u:.9g}" y2="{v:.9g}" stroke="{_LINK}" '
            f'stroke-opacity="0.7" stroke-width="{thin:.6g}"/>'
            f'<circle cx="{x:.9g}" cy="{y:.9g}" r="{dot:.6g}" fill="{_FIRST}"/>'
            f'<circle cx="{u:.9g}" cy="{v:.9g}" r="{dot:.6g}" fill="{_SECOND}"/>'
        )
    return "".join(parts)


def _overlay(morph: Morph, look: Look) -> str:
    return _correspondences(morph, look) if look.shows_correspondences else ""


def pictures(morph: Morph, times: Sequence[float], look: Look) -> Iterator[tuple[str, Image]]:
    """A picture of each time, with its caption."""
    overlay = _overlay(morph, look)
    opacity = "0.35" if overlay else "1"
    for time in times:
        shape = f'<path d="{morph.at(time).svg()}" {look.paint} opacity="{opacity}"/>'
        yield f"{time:.2f}", over(raster(look.svg(shape + overlay), look.pixels), look.background)


def save_pictures(
    drawn: Iterator[tuple[str, Image]], target: str, is_sheet: bool, hold: int, fps: int, look: Look
) -> None:
    """Writes a contact sheet, or an animation there and back that rests at either end for some frames."""
    file = FilePath(target)
    shown = list(drawn)
    if is_sheet:
        save_png(contact_sheet(shown, look.background), file)
        return
    images = [image for _, image in shown]
    turn = [images[0]] * hold + images + [images[-1]] * hold + images[-2:0:-1]
    (save_gif if file.suffix.lower() == ".gif" else save_apng)(turn, file, fps)


def animated_svg(morph: Morph, times: Sequence[float], hold: int, fps: int, look: Look) -> str:
    """An SVG file that moves by itself in a browser, there and back: an <animate> of d. All its values have the same
    commands, which is what SMIL and CSS ask for; so the ends are those of the aligned pair."""
    back_and_forth = [0.0] * hold + list(times) + [1.0] * hold + list(times[-2:0:-1])
    first, second = (path.svg() for path in morph.aligned)
    values = [
        first if time == 0 else second if time == 1 else morph.at(time).svg()
        for time in (*back_and_forth, back_and_forth[0])
    ]
    ground = look.frame
    return look.svg(
        f'<rect x="{ground.x:.9g}" y="{ground.y:.9g}" width="{ground.width:.9g}" height="{ground.height:.9g}" '
        f'{_fill(look.background)}/><path d="{first}" {look.paint}><animate attributeName="d" '
        f'dur="{len(back_and_forth) / fps:g}s" repeatCount="indefinite" values="{";".join(values)}"/></path>'
        + _overlay(morph, look)
    )
