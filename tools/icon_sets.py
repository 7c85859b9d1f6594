# SPDX-License-Identifier: MIT
"""Icon sets for judging morphs, and the packages that contain them.

solid, regular and brands are Font Awesome Free (CC BY 4.0), by fontawesomefree. material is Material Design Icons
(Apache 2.0) from mkdocs-material: most subpaths are open, with either direction. octicons are Octicons (MIT), those of
24 pixels, from mkdocs-material: thin outlines, with islands in holes. lucide is Lucide (ISC), by lucide: open strokes
of width 2 in a box of 24.
"""

from __future__ import annotations

import io
import math
import random
import re
import zipfile
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from xml.etree import ElementTree

from icons import all_icons
from morph_engines import verbs_of_data

__all__ = ["SETS", "STROKED", "icons_of", "mirrored", "pairs_of", "path_data", "redrawn", "subdivided", "turned"]

SETS = ("solid", "regular", "brands", "material", "octicons", "lucide")
# Sets of stroked icons, with the stroke width.
STROKED = {"lucide": 2.0}


def _number(element: ElementTree.Element, name: str, default: float = 0.0) -> float:
    return float(element.get(name, default))


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    return f"M{cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}Z"


def _rectangle(element: ElementTree.Element) -> str:
    x, y, width, height = (_number(element, name) for name in ("x", "y", "width", "height"))
    rx, ry = element.get("rx"), element.get("ry")
    a, b = float(rx or ry or 0), float(ry or rx or 0)
    a, b = min(a, width / 2), min(b, height / 2)
    if not a or not b:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    across, down = width - 2 * a, height - 2 * b
    corners = (f"{dx} {dy}" for dx, dy in ((a, b), (-a, b), (-a, -b), (a, -b)))
    arcs = [f"a{a} {b} 0 0 1 {corner}" for corner in corners]
    return f"M{x + a} {y}h{across}{arcs[0]}v{down}{arcs[1]}h{-across}{arcs[2]}v{-down}{arcs[3]}Z"


def path_data(svg: str) -> str:
    """The concatenated path data of all basic shapes of an SVG file."""
    parts = []
    for element in ElementTree.fromstring(svg).iter():
        tag = element.tag.rpartition("}")[2]
        if tag == "path":
            parts.append(element.get("d", ""))
        elif tag == "circle":
            r = _number(element, "r")
            parts.append(_ellipse(_number(element, "cx"), _number(element, "cy"), r, r))
        elif tag == "ellipse":
            sizes = (_number(element, name) for name in ("cx", "cy", "rx", "ry"))
            parts.append(_ellipse(*sizes))
        elif tag == "rect":
            parts.append(_rectangle(element))
        elif tag == "line":
            ends = [_number(element, name) for name in ("x1", "y1", "x2", "y2")]
            parts.append("M{} {}L{} {}".format(*ends))
        elif tag in ("polyline", "polygon"):
            parts.append("M" + element.get("points", "") + ("Z" if tag == "polygon" else ""))
    return _apart(parts)


def _apart(parts: list[str]) -> str:
    """Concatenated path data; a relative first move is absolute in its own data."""
    return " ".join(re.sub(r"^\s*m", "M", part) if _is_short(part) else _absolute_start(part) for part in parts)


def _is_short(part: str) -> bool:
    """Whether only two numbers follow the first move, so that it can simply be made absolute."""
    head = re.match(r"\s*m([^a-zA-Z]*)", part)
    return head is None or len(re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", head[1])) <= 2


def _absolute_start(part: str) -> str:
    """A relative move followed by lines, which stay relative."""
    numbers = r"\s*m\s*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*"
    return re.sub("^" + numbers, r"M\1 \2l", part)


@cache
def _package(distribution: str, pattern: str) -> tuple[Path, ...]:
    try:
        found = files(distribution) or ()
    except PackageNotFoundError:
        return ()
    return tuple(Path(str(file.locate())) for file in found if re.search(pattern, str(file)))


@cache
def icons_of(name: str) -> dict[str, str]:
    """The path data of all icons of a set by name, sorted by name; empty if its package is not installed."""
    if name in ("material", "octicons"):
        size = "" if name == "material" else "-24"
        found = sorted(_package("mkdocs-material", rf"\.icons/{name}/.*{size}\.svg$"))
        return {file.stem: path_data(file.read_text(encoding="utf-8")) for file in found}
    if name == "lucide":
        icons = {}
        for package in _package("lucide", r"lucide\.zip$"):
            with zipfile.ZipFile(io.BytesIO(package.read_bytes())) as archive:
                names = sorted(file for file in archive.namelist() if file.endswith(".svg"))
                icons = {file.removesuffix(".svg"): path_data(archive.read(file).decode()) for file in names}
        return icons
    return {key.partition("/")[2]: data for key, data in all_icons(name).items()}


def pairs_of(name: str, count: int, seed: int) -> list[tuple[str, str]]:
    """Pairs of different icons of a set, the same for the same seed."""
    names = list(icons_of(name))
    source = random.Random(seed)
    return [(pair[0], pair[1]) for pair in (source.sample(names, 2) for _ in range(count))]


Subpath = list[tuple[int, list[tuple[float, float]]]]


def _subpaths(data: str) -> list[Subpath]:
    """The verbs of each subpath, as kurbo reads them: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close."""
    result: list[Subpath] = []
    for verb, points in verbs_of_data(data):
        if verb == 0:
            result.append([])
        result[-1].append((verb, points))
    return result


def _data(subpaths: Iterable[Subpath]) -> str:
    def words(verb: int, points: list[tuple[float, float]]) -> str:
        return "MLQCZ"[verb] + " ".join(f"{x:.9g} {y:.9g}" for x, y in points)

    return "".join(words(*command) for subpath in subpaths for command in subpath)


def _begun_elsewhere(subpath: Subpath, count: int, closes: bool) -> Subpath:
    """A closed subpath starting at another of its points; others unchanged, unless all of them close, as for fills."""
    if closes and subpath[-1][0] != 4:
        subpath = [*subpath, (4, [])]
    if subpath[-1][0] != 4 or len(subpath) < 4:
        return subpath
    start, drawn = subpath[0][1][0], subpath[1:-1]
    if drawn[-1][1][-1] != start:
        drawn = [*drawn, (1, [start])]
    shift = 1 + count % (len(drawn) - 1) if len(drawn) > 1 else 0
    return [(0, [drawn[shift - 1][1][-1]]), *drawn[shift:], *drawn[:shift], (4, [])]


def mirrored(data: str) -> str:
    """The mirror image, left to right, in the same box."""
    subpaths = _subpaths(data)
    values = [x for subpath in subpaths for _, points in subpath for x, _ in points]
    both = min(values) + max(values)
    return _data([(verb, [(both - x, y) for x, y in points]) for verb, points in part] for part in subpaths)


def turned(data: str, degrees: float) -> str:
    """Rotated about the middle of its points' bounding box."""
    subpaths = _subpaths(data)
    places = [point for subpath in subpaths for _, points in subpath for point in points]
    cx, cy = ((min(row) + max(row)) / 2 for row in zip(*places, strict=True))
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def at(x: float, y: float) -> tuple[float, float]:
        return cx + c * (x - cx) - s * (y - cy), cy + s * (x - cx) + c * (y - cy)

    return _data([(verb, [at(x, y) for x, y in points]) for verb, points in part] for part in subpaths)


def _backwards(subpath: Subpath) -> Subpath:
    """A subpath that runs the other way."""
    is_closed = subpath[-1][0] == 4
    drawn = subpath[1:-1] if is_closed else subpath[1:]
    places = [subpath[0][1][0], *(points[-1] for _, points in drawn)]
    if is_closed and places[-1] != places[0]:
        drawn, places = [*drawn, (1, [places[0]])], [*places, places[0]]
    pieces = [
        (verb, [*points[-2::-1], place]) for (verb, points), place in zip(drawn[::-1], places[-2::-1], strict=True)
    ]
    return [(0, [places[-1]]), *pieces, *([(4, [])] if is_closed else [])]


def redrawn(data: str, seed: int, closes: bool = False) -> tuple[str, str]:
    """A shape, and the same one with other starts and another order of its subpaths; for odd seeds all of them run the
    other way. closes says that it is a fill, whose subpaths close."""
    subpaths = _subpaths(data)
    others = [_begun_elsewhere(subpath, seed + number, closes) for number, subpath in enumerate(subpaths)]
    random.Random(seed).shuffle(others)
    if seed % 2:
        others = [_backwards(subpath) for subpath in others]
    return _data(subpaths), _data(others)


def subdivided(data: str, part: float) -> str:
    """The same outlines, with every line and cubic cut in two at a parameter (de Casteljau)."""

    def cut(points: list[tuple[float, float]]) -> list[list[tuple[float, float]]]:
        rows = [points]
        while len(rows[-1]) > 1:
            rows.append(
                [
                    (x + (z - x) * part, y + (w - y) * part)
                    for (x, y), (z, w) in zip(rows[-1], rows[-1][1:], strict=False)
                ]
            )
        return [[row[0] for row in rows[1:]], [row[-1] for row in rows[-2::-1]]]

    result: list[Subpath] = []
    for subpath in _subpaths(data):
        result.append([])
        last = (0.0, 0.0)
        for verb, points in subpath:
            halves = cut([last, *points]) if verb in (1, 3) else [points]
            result[-1] += [(verb, half) for half in halves]
            last = points[-1] if points else last
    # All digits: rounding would make other curves.
    return "".join(
        "MLQCZ"[verb] + " ".join(f"{x!r} {y!r}" for x, y in points) for subpath in result for verb, points in subpath
    )
