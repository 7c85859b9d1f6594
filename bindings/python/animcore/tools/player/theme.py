# SPDX-License-Identifier: MIT
"""Colors and text of the window."""

from __future__ import annotations

import functools
import io
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame import Font, Surface

__all__ = ["CURVES", "GROUNDS", "TONES", "Type", "mix"]

Color = tuple[int, int, int]

PANEL: Color = (27, 28, 33)
RAISED: Color = (38, 40, 47)
EDGE: Color = (52, 54, 63)
INK: Color = (233, 234, 238)
DIM: Color = (146, 150, 163)
FAINT: Color = (98, 102, 115)
ACCENT: Color = (94, 160, 255)
GOOD: Color = (84, 204, 144)
WARM: Color = (246, 178, 77)
BAD: Color = (255, 112, 112)

# A component each: distinct in hue and near in lightness, for a dark ground.
CURVES: tuple[Color, ...] = (ACCENT, (255, 138, 101), GOOD, (206, 147, 255), WARM, (102, 217, 232))
TONES: dict[str, Color] = {"state": GOOD, "event": WARM, "control": INK, "quiet": FAINT, "error": BAD}
# What lies behind the scene: light, white, dark, black.
GROUNDS: tuple[Color, ...] = ((244, 245, 248), (255, 255, 255), (44, 46, 54), (0, 0, 0))

_SANS = "inter,sfprotext,helveticaneue,segoeui,notosans,roboto,ubuntu,cantarell,dejavusans,liberationsans,arial"
_MONO = "jetbrainsmono,sfmono,menlo,consolas,notosansmono,dejavusansmono,liberationmono,couriernew"


def mix(a: Color, b: Color, part: float) -> Color:
    """A color between two."""
    return tuple(round(x + (y - x) * part) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


@functools.cache
def font_file(mono: bool = False, bold: bool = False) -> str | None:
    """A font of the system; None when there is none."""
    return pygame.font.match_font(_MONO if mono else _SANS, bold=bold)


@functools.cache
def _font(size: int, mono: bool, bold: bool) -> Font:
    file = font_file(mono, bold)
    if file is not None:
        return pygame.font.Font(file, size)
    try:
        # The one that Pillow brings along.
        from PIL import ImageFont

        contents = getattr(ImageFont.load_default(size), "font_bytes", None)
        if contents:
            return pygame.font.Font(io.BytesIO(contents), size)
    except ImportError:
        pass
    return pygame.font.Font(None, round(size * 1.3))


class Type:
    """Writes text, at the interface's scale."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._written: dict[tuple[str, int, Color, bool, bool], Surface] = {}

    def font(self, size: float, mono: bool = False, bold: bool = False) -> Font:
        """A font, of a size in interface points."""
        return _font(max(6, round(size * self.scale)), mono, bold)

    def width(self, text: str, size: float, mono: bool = False, bold: bool = False) -> int:
        """How wide a text is, in pixels."""
        return self.font(size, mono, bold).size(text)[0]

    def write(
        self,
        surface: Surface,
        text: str,
        place: tuple[float, float],
        size: float = 13,
        color: Color = INK,
        *,
        align: str = "left",
        mono: bool = False,
        bold: bool = False,
        width: float | None = None,
    ) -> int:
        """Writes a line whose middle is at y, and returns its width; cut off with … where it is wider than width."""
        text = "".join(letter if letter.isprintable() else "·" for letter in text)
        if width is not None:
            text = self.fitted(text, size, width, mono, bold)
        if not text:
            return 0
        key = (text, round(size * self.scale), color, mono, bold)
        written = self._written.get(key)
        if written is None:
            if len(self._written) > 1500:
                self._written.clear()
            written = self._written[key] = self.font(size, mono, bold).render(text, True, color)
        x, y = place
        x -= {"left": 0, "right": written.get_width(), "center": written.get_width() / 2}[align]
        surface.blit(written, (round(x), round(y - written.get_height() / 2)))
        return written.get_width()

    def fitted(self, text: str, size: float, width: float, mono: bool = False, bold: bool = False) -> str:
        """A text that is no wider, with … for what was left out."""
        if self.width(text, size, mono, bold) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle] + "…", size, mono, bold) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + "…" if low else ""
