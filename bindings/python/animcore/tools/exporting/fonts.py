# SPDX-License-Identifier: MIT
"""What is known of fonts: where a line stands, how wide letters are, their outlines.

fontTools reads the font's file (`pip install animcore[export]`). Without it, or without the file, the measures are what
most fonts nearly have, and there are no outlines.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...drawing import DrawCommand
from ...path import Verb
from ..importing.report import Refused
from .fitting import Row

__all__ = ["Face", "face_for", "outlined"]

# Of most fonts' size, above and below the baseline.
ASCENT, DESCENT = 0.93, -0.24
Corner = tuple[float, float, float, float, float, float]


class Face:
    """A font. Measures are in parts of its size, y grows downwards."""

    def __init__(self, family: str, font: Any = None) -> None:
        self.family = family
        self._font = font
        self.ascent, self.descent = ASCENT, DESCENT
        if font is not None:
            self._unit = font["head"].unitsPerEm
            self._map = font.getBestCmap()
            self._glyphs = font.getGlyphSet()
            os2, hhea = font["OS/2"], font["hhea"]
            is_typographic = bool(os2.fsSelection & 1 << 7)
            self.ascent = (os2.sTypoAscender if is_typographic else hhea.ascent) / self._unit
            self.descent = (os2.sTypoDescender if is_typographic else hhea.descent) / self._unit

    def letters(self, text: str) -> tuple[list[tuple[str, float]], float]:
        """The letters of a line, each with where it begins, and how wide the line is."""
        placed, x = [], 0.0
        for index, letter in enumerate(text):
            if index:
                x += self.kerning(text[index - 1], letter)
            placed.append((letter, x))
            x += self.advance(letter)
        return placed, x

    @property
    def has_outlines(self) -> bool:
        """Whether its file could be read."""
        return self._font is not None

    def below(self, baseline: str) -> float:
        """How far a line's baseline is below what a text stands on."""
        places = {"top": self.ascent, "middle": (self.ascent + self.descent) / 2, "bottom": self.descent}
        return places.get(baseline, 0.0)

    def _glyph(self, letter: str) -> Any:
        return self._glyphs[self._map.get(ord(letter), ".notdef")]

    def advance(self, letter: str) -> float:
        """How wide a letter is."""
        return float(self._glyph(letter).width / self._unit) if self.has_outlines else 0.6

    def kerning(self, left: str, right: str) -> float:
        """How much farther apart two letters stand than they are wide, by the font's table of pairs."""
        if not self.has_outlines or "kern" not in self._font:
            return 0.0
        pair = (self._map.get(ord(left), ".notdef"), self._map.get(ord(right), ".notdef"))
        tables = self._font["kern"].kernTables
        return float(sum(table.kernTable.get(pair, 0) for table in tables if hasattr(table, "kernTable")) / self._unit)

    def contours(self, letter: str) -> list[list[Corner]]:
        """A letter's outlines: corners with the handles before and behind, relative to them."""
        from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped, import-not-found, unused-ignore]

        pen = DecomposingRecordingPen(self._glyphs)
        self._glyph(letter).draw(pen)
        contours: list[list[list[float]]] = []
        for verb, points in _cubics(pen.value):
            flat = [(x / self._unit, -y / self._unit) for x, y in points]
            if verb == "moveTo":
                contours.append([[*flat[0], 0.0, 0.0, 0.0, 0.0]])
                continue
            last = contours[-1][-1]
            (x, y), first, second = flat[-1], flat[0], flat[-2] if len(flat) > 1 else flat[-1]
            if len(flat) == 3:
                last[4:6] = [first[0] - last[0], first[1] - last[1]]
                contours[-1].append([x, y, second[0] - x, second[1] - y, 0.0, 0.0])
            else:
                contours[-1].append([x, y, 0.0, 0.0, 0.0, 0.0])
        for contour in contours:
            if len(contour) > 1 and contour[0][:2] == contour[-1][:2]:
                contour[0][2:4] = contour.pop()[2:4]
        return [[(a, b, c, d, e, f) for a, b, c, d, e, f in contour] for contour in contours if len(contour) > 1]


def _cubics(commands: list[tuple[str, tuple[Any, ...]]]) -> list[tuple[str, list[tuple[float, float]]]]:
    """A pen's recording with lines and cubics alone."""
    from fontTools.pens.basePen import decomposeQuadraticSegment  # type: ignore[import-untyped, import-not-found, unused-ignore]

    result: list[tuple[str, list[tuple[float, float]]]] = []
    at = (0.0, 0.0)
    for verb, points in commands:
        if verb == "qCurveTo":
            if points[-1] is None:
                # A contour without a point on it begins between two of its controls.
                start = tuple((a + b) / 2 for a, b in zip(points[-2], points[0], strict=True))
                result.append(("moveTo", [(start[0], start[1])]))
                at, points = (start[0], start[1]), (*points[:-1], start)
            for control, end in decomposeQuadraticSegment(points):
                first = tuple(a + 2 / 3 * (c - a) for a, c in zip(at, control, strict=True))
                second = tuple(b + 2 / 3 * (c - b) for b, c in zip(end, control, strict=True))
                result.append(("curveTo", [(first[0], first[1]), (second[0], second[1]), end]))
                at = end
        elif points:
            result.append((verb, list(points)))
            at = points[-1]
    return result


@functools.lru_cache(maxsize=4096)
def _line(family: str, weight: float, text: str) -> tuple[bytes, Row, float]:
    """A line's outlines as verbs and coordinates in parts of the font's size, and its width. Raises Refused where the
    font's outlines are not to be had."""
    face = face_for(family, weight)
    if not face.has_outlines:
        need = f"the file of the font {family or 'of the host'}" if _has_tools() else "fontTools"
        raise Refused(f"outlines of texts need {need}: pip install animcore[export], or keep texts as texts")
    verbs, numbers = bytearray(), []
    letters, width = face.letters(text)
    for letter, start in letters:
        for contour in face.contours(letter):
            verbs.append(Verb.MOVE)
            numbers += [start + contour[0][0], contour[0][1]]
            for one, other in zip(contour, [*contour[1:], contour[0]], strict=True):
                controls = (one[0] + one[4], one[1] + one[5], other[0] + other[2], other[1] + other[3], *other[:2])
                verbs.append(Verb.CUBIC)
                numbers += [part + start * (1 - index % 2) for index, part in enumerate(controls)]
            verbs.append(Verb.CLOSE)
    return bytes(verbs), tuple(numbers), width


def outlined(command: DrawCommand) -> DrawCommand:
    """A text as a fill of its letters' outlines. Raises Refused where they are not to be had."""
    verbs, numbers, width = _line(command.font, command.weight, command.text)
    size, (x, y) = command.font_size, command.position
    x -= {"center": width / 2, "right": width}.get(command.align, 0.0) * size
    y += face_for(command.font, command.weight).below(command.baseline) * size
    placed = tuple(part * size + (y if index % 2 else x) for index, part in enumerate(numbers))
    return replace(command, kind="fill", verbs=verbs, coordinates=placed, text="", font="")


def _has_tools() -> bool:
    try:
        import fontTools  # type: ignore[import-untyped, import-not-found, unused-ignore]  # noqa: F401
    except ImportError:
        return False
    return True


@functools.cache
def _files() -> dict[tuple[str, bool], str]:
    """The font's files of the family that stands in for others, by whether they are bold; empty without Pillow."""
    try:
        from PIL import ImageFont
    except ImportError:
        return {}
    from ...render import FONT_FILES

    for name in FONT_FILES:
        try:
            font = ImageFont.truetype(name, 12)
        except OSError:
            continue
        family, path = font.getname()[0] or "", str(font.path)
        found = {(family, False): path}
        for regular, bold in (
            ("-Regular", "-Bold"),
            ("Sans.", "Sans-Bold."),
            ("arial.", "arialbd."),
            ("segoeui.", "segoeuib."),
        ):
            other = Path(path).with_name(Path(path).name.replace(regular, bold))
            if other.name != Path(path).name and other.exists():
                found[(family, True)] = str(other)
        return found
    return {}


@functools.lru_cache(maxsize=64)
def face_for(family: str, weight: float) -> Face:
    """The font that stands in for a family, which may be empty, with a weight from 1 to 1000."""
    files = _files()
    first = next((name for name, _ in files), "")
    if not first:
        return Face(family or "sans-serif")
    path = files.get((first, weight >= 600), files[(first, False)])
    try:
        from fontTools.ttLib import TTFont  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError:
        return Face(family or first)
    # Another family's letters are another family's: they are drawn by who has it.
    return Face(first, TTFont(path, lazy=True)) if not family or family == first else Face(family)
