# SPDX-License-Identifier: MIT
"""A recording as CSS over SVG: `@keyframes` whose ways between two key frames are `linear()`.

What a style sheet cannot move (ends of gradients, places of texts and images, shadows) is moved by SMIL in the SVG.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from html import escape
from urllib.parse import quote

from ..importing.report import Report
from .elements import tree_of
from .fitting import Fit, KeyFrame, Row, fit_progress
from .formats import Settings, Written, printable
from .samples import Recording
from .smil import Smil
from .svg_elements import Element, Move, Writer, more_digits, plain
from .tracks import Fitter

__all__ = ["Css", "linear", "write"]

# Attributes that are properties of CSS, and their units there.
UNITS = {
    **dict.fromkeys(("opacity", "fill", "fill-opacity", "stroke", "stroke-opacity", "stop-color", "stop-opacity"), ""),
    **dict.fromkeys(("stroke-width", "stroke-dashoffset", "font-size"), "px"),
    **{"d": "", "stroke-dasharray": "", "stroke-miterlimit": "", "flood-color": "", "flood-opacity": ""},
}


def linear(stops: Sequence[tuple[float, float]], distance: float = 1.0, seconds: float = 1.0) -> str:
    """CSS's linear() of times and progresses from 0 to 1; `linear` where it goes straight. way is how far it goes, and
    in how many seconds: the farther and longer, the more digits."""
    if len(stops) < 3:
        return "linear"
    digits, places = 5 + more_digits(distance), 3 + more_digits(seconds)
    inner = [f"{plain(progress, digits)} {plain(100 * time, places)}%" for time, progress in stops[1:-1]]
    return f"linear(0, {', '.join(inner)}, 1)"


class Css:
    """Lets attributes move by rules of a style sheet."""

    def __init__(self, duration: float, loop: bool) -> None:
        self.duration, self.loop = duration, loop
        self.smil = Smil(duration, loop)
        self.rules: list[str] = []
        self.animations: dict[int, tuple[Element, list[str]]] = {}
        self.count = 0

    def _animate(self, element: Element, name: str, keys: Sequence[tuple[float, str, str]]) -> None:
        """Key frames of a property: times, values and the curves behind them."""
        self.count += 1
        rows = []
        for index, (time, value, curve) in enumerate(keys):
            part = 0.0 if index == 0 else 100 * min(1.0, time / self.duration)
            more = f"; animation-timing-function: {curve}" if curve != "linear" and index + 1 < len(keys) else ""
            rows.append(f"  {plain(part, 4 + more_digits(self.duration))}% {{ {name}: {value}{more} }}\n")
        if keys[-1][0] < self.duration * (1 - 1e-9):
            rows.append(f"  100% {{ {name}: {keys[-1][1]} }}\n")
        self.rules.append(f"@keyframes k{self.count} {{\n{''.join(rows)}}}\n")
        self.animations.setdefault(id(element), (element, []))[1].append(f"k{self.count}")

    def property(self, element: Element, name: str, fit: Fit, value: Callable[[Row], str]) -> None:
        """Lets a property of CSS move."""
        keys = []
        if fit.keys[0].time > 0:
            keys.append((0.0, value(fit.keys[0].row), "step-end"))
        keys += [
            (key.time, value(key.row), _curve(key, after))
            for key, after in zip(fit.keys, [*fit.keys[1:], fit.keys[-1]], strict=True)
        ]
        self._animate(element, name, keys)

    def attribute(self, element: Element, name: str, fit: Fit, text: Callable[[Row], str]) -> None:
        """Sets an attribute, and lets it move if it does."""
        if fit.is_still or name not in UNITS:
            self.smil.attribute(element, name, fit, text)
            return
        element.attributes[name] = text(fit.keys[0].row)
        unit = UNITS[name]
        if name == "d":
            self.property(element, name, fit, lambda row: f'path("{text(row)}")')
        elif name == "stroke-dasharray":
            self.property(element, name, fit, lambda row: ", ".join(f"{plain(part)}px" for part in row))
        else:
            self.property(element, name, fit, lambda row: text(row) + unit)

    def switch(self, element: Element, name: str, words: Sequence[tuple[float, str]]) -> None:
        """Sets an attribute to words one after the other, each from a time on."""
        element.attributes[name] = words[0][1]
        if len(words) > 1:
            self._animate(element, name, [(time, word, "step-end") for time, word in words])

    def move(self, parent: Element, tag: str, move: Move) -> Element:
        """Adds an element that moves by `translate`, `rotate` and `scale`, each in its own time."""
        made = parent.add(tag)
        properties: list[tuple[str, Fit, Callable[[Row], str]]] = [
            ("translate", move.place, lambda row: f"{plain(row[0])}px {plain(row[1])}px"),
            ("rotate", move.turn, lambda row: f"{plain(math.degrees(row[0]))}deg"),
            ("scale", move.stretch, lambda row: f"{plain(row[0])} {plain(row[1])}"),
        ]
        standing = []
        for name, fit, value in properties:
            first = value(fit.keys[0].row)
            if first not in ("0px 0px", "0deg", "1 1") or not fit.is_still:
                standing.append(f"{name}: {first}")
            if not fit.is_still:
                self.property(made, name, fit, value)
        x, y = move.anchor
        if move.anchor != (0, 0):
            standing.append(f"transform: translate({plain(-x)}px, {plain(-y)}px)")
        made.attributes["style"] = "; ".join(standing)
        return made

    def sheet(self) -> str:
        """The style sheet. Gives the elements that it moves a class each."""
        rules = []
        more = "infinite" if self.loop else "both"
        for number, (element, names) in enumerate(self.animations.values(), 1):
            element.attributes = {"class": f"m{number}", **element.attributes}
            each = ",\n    ".join(f"{name} {plain(self.duration, 9)}s linear {more}" for name in names)
            rules.append(f".m{number} {{\n  animation: {each};\n}}\n")
        return "".join(rules + self.rules)


def _curve(key: KeyFrame, after: KeyFrame) -> str:
    if key.is_held:
        return "step-end"
    distance = max(abs(a - b) for a, b in zip(key.row, after.row, strict=True))
    return linear(key.stops, distance, after.time - key.time)


def write(recording: Recording, report: Report, settings: Settings) -> Written:
    """A page with the SVG and its style sheet inside, or a style sheet whose SVG stands beside it."""
    fitter = Fitter(recording, report, settings.tolerance, fit_progress)
    css = Css(recording.duration, settings.loop)
    root = Writer(fitter, css).drawing(tree_of(recording))
    sheet = css.sheet()
    if settings.format == "css":
        head = f'<?xml-stylesheet type="text/css" href="{quote(os.fsencode(settings.name))}.css"?>\n'
        return Written(sheet.encode(), fitter, {".svg": (head + root.written()).encode()})
    text = root.written()
    start = text.index(">\n") + 2 if root.children else len(text)
    inner = text[:start] + (f"<style>\n{sheet}</style>\n" if sheet else "") + text[start:]
    title = escape(printable(settings.name))
    page = (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>body {{ margin: 0 }}</style>\n</head>\n<body>\n{inner}</body>\n</html>\n"
    )
    return Written(page.encode(), fitter)
