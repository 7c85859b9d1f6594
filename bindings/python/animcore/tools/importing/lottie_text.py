# SPDX-License-Identifier: MIT
"""Lottie's text layers, as texts that the host's fonts draw."""

from __future__ import annotations

import re
from typing import Any

from .lottie_numbers import plain
from .lottie_output import Output
from .lottie_paints import hexadecimal
from .lottie_source import choice, listing, number, table, text

__all__ = ["texts_of"]

ALIGNS = {0: "left", 1: "right", 2: "center"}
WEIGHTS = {
    **{"thin": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400, "medium": 500},
    **{"semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "black": 900},
}
TEXT_LIMIT = 10_000


def texts_of(
    output: Output, root: dict[str, Any], layer: dict[str, Any], place: str
) -> list[tuple[float, list[dict[str, Any]]]]:
    """The texts that the layer has one after the other: the frame from which each is there, and a node for each of its
    lines."""
    source = table(layer.get("t"))
    animated = table(source.get("d"))
    if "k" not in animated and "t" in animated:
        # Files before version 4.4.14 have the only document itself, says https://lottiefiles.github.io/lottie-docs/compat.
        animated = {"k": [{"s": animated, "t": 0}]}
    documents = [table(one) for one in listing(animated.get("k"))]
    documents = [one for one in documents if isinstance(one.get("s"), dict)]
    if listing(source.get("a")):
        output.report.left(place, "what animates parts of its text")
    if table(source.get("p")).get("m") is not None:
        output.report.left(place, "the path on which its text stands")
    if text(table(source.get("d")).get("x")):
        output.report.left(place, "the expression of its text")
    return [
        (number(one.get("t"), f"the time of a text of {place}", 0.0), _lines(output, root, one["s"], place))
        for one in documents
    ]


def _lines(output: Output, root: dict[str, Any], document: dict[str, Any], place: str) -> list[dict[str, Any]]:
    words = text(document.get("t"))
    if not words:
        return []
    output.report.approximated(place, "its text is drawn with a font of the host, whose letters may be wider")
    size = number(document.get("s"), f"the size of {place}", 12.0)
    spacing = number(document.get("lh"), f"the line height of {place}", size * 1.2)
    if number(document.get("tr"), f"the tracking of {place}", 0.0):
        output.report.left(place, "the tracking of its text")
    if document.get("sc") is not None and number(document.get("sw"), f"the stroke of {place}", 0.0):
        output.report.left(place, "the stroke of its text")
    if choice(document.get("ca"), 0):
        output.report.left(place, "the capitals of its text")
    family, weight = _font(root, text(document.get("f")))
    align = ALIGNS.get(choice(document.get("j"), 0), "left")
    x, y = 0.0, 0.0
    box, corner = listing(document.get("sz")), listing(document.get("ps"))
    if len(box) >= 2:
        output.report.approximated(place, "its text in a box is not broken into lines anew")
        left, top = (number(one, f"the box of {place}") for one in (*corner, 0, 0)[:2])
        width = number(box[0], f"the box of {place}")
        x, y = left + {"left": 0.0, "center": width / 2, "right": width}[align], top + size
    color = [number(one, f"the color of {place}") for one in listing(document.get("fc"))[:3]]
    fill = hexadecimal(*color) if len(color) == 3 else "#000000"
    y -= number(document.get("ls"), f"the baseline of {place}", 0.0)
    nodes = []
    for index, line in enumerate(re.split(r"\r\n|[\r\n\x03]", words[:TEXT_LIMIT])):
        if line.strip():
            keys: dict[str, Any] = {"text": line, "position": [plain(x), plain(y + index * spacing)]}
            keys |= {"font": family} if family else {}
            keys |= {"fontSize": plain(max(size, 0.01)), **({"weight": weight} if weight != 400 else {})}
            nodes.append(output.node("text", **keys, align=align, fill=fill))
    return nodes


def _font(root: dict[str, Any], name: str) -> tuple[str, int]:
    """A font's family and weight."""
    for font in map(table, listing(table(root.get("fonts")).get("list"))):
        if font.get("fName") == name:
            style = re.sub(r"[^a-z]|italic|oblique", "", text(font.get("fStyle")).lower())
            return text(font.get("fFamily"))[:200], WEIGHTS.get(style, 400)
    return name[:200], 400
