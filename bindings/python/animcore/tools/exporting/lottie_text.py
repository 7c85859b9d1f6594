# SPDX-License-Identifier: MIT
"""Texts as Lottie has them: a font's name, and where fontTools and the font are there, the glyphs' outlines."""

from __future__ import annotations

from typing import Any

from ...drawing import DrawCommand
from ..importing.report import Report
from .fitting import Row
from .fonts import Face, face_for

__all__ = ["TextWriter"]

JUSTIFICATIONS = {"left": 0, "right": 1, "center": 2}
STYLES = {
    **{100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium"},
    **{600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"},
}


class TextWriter:
    """Writes texts, and remembers which fonts and glyphs they need."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.used: dict[str, tuple[Face, str]] = {}
        self.glyphs: dict[tuple[str, str], dict[str, Any]] = {}

    def origin(self, command: DrawCommand) -> tuple[float, float]:
        """Where a text's line begins, on its baseline, in the command's coordinates."""
        face = face_for(command.font, command.weight)
        x, y = command.position
        return x, y + face.below(command.baseline) * command.font_size

    def document(self, command: DrawCommand, row: Row, place: str) -> dict[str, Any]:
        """A text's key frame. The row is its color and its size."""
        face = face_for(command.font, command.weight)
        style = STYLES[min(900, max(100, round(command.weight / 100) * 100))]
        name = f"{face.family}-{style}"
        self.used[name] = (face, style)
        if face.has_outlines:
            for letter in command.text:
                self.glyphs.setdefault((name, letter), self._glyph(face, style, letter))
            self.report.approximated(
                place, f"its text has the glyphs of {face.family}, which the host may draw otherwise"
            )
        else:
            self.report.approximated(place, "its text is drawn with a font of the player, whose letters may be wider")
        return {
            "s": round(row[4], 4),
            "f": name,
            "t": command.text,
            "ca": 0,
            "j": JUSTIFICATIONS[command.align],
            "tr": 0,
            "lh": round(1.2 * row[4], 4),
            "ls": 0,
            "fc": [round(part, 4) for part in row[:3]],
        }

    @staticmethod
    def _glyph(face: Face, style: str, letter: str) -> dict[str, Any]:
        """A glyph as Lottie has it: in a hundred parts of the font's size, above the baseline below 0."""
        shapes = []
        for number, contour in enumerate(face.contours(letter)):
            value = {"v": [], "i": [], "o": [], "c": True}
            for x, y, ix, iy, ox, oy in contour:
                for key, point in (("v", (x, y)), ("i", (ix, iy)), ("o", (ox, oy))):
                    value[key].append([round(100 * part, 3) for part in point])  # type: ignore[attr-defined]
            shapes.append({"ind": number, "ty": "sh", "ix": number + 1, "ks": {"a": 0, "k": value}})
        return {
            "ch": letter,
            "size": 100,
            "style": style,
            "w": round(100 * face.advance(letter), 3),
            "data": {"shapes": [{"ty": "gr", "it": shapes}]} if shapes else {},
            "fFamily": face.family,
        }

    def fonts(self) -> dict[str, Any]:
        """The fonts and the glyphs of a file; nothing without texts."""
        if not self.used:
            return {}
        fonts = [
            {"fName": name, "fFamily": face.family, "fStyle": style, "ascent": round(100 * face.ascent, 3), "origin": 0}
            for name, (face, style) in self.used.items()
        ]
        chars = list(self.glyphs.values())
        return {"fonts": {"list": fonts}} | ({"chars": chars} if chars else {})
