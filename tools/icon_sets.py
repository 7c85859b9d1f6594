# SPDX-License-Identifier: MIT
"""Icon sets for judging morphs, and the packages that contain them.

solid, regular and brands are Font Awesome Free (CC BY 4.0), by fontawesomefree. material is Material Design Icons
(Apache 2.0) from mkdocs-material: most subpaths are open, with either direction. octicons are Octicons (MIT), those of
24 pixels, from mkdocs-material: thin outlines, with islands in holes. lucide is Lucide (ISC), by lucide: open strokes
of width 2 in a box of 24.

bootstrap are Bootstrap Icons (MIT), by Debian's bootstrap-icons: thin outlines and filled variants, in a box of 16.
heroicons-solid and heroicons-outline are Heroicons (MIT) of 24 pixels, by heroicons: filled, and open strokes of width
1.5. tabler-filled and tabler-outline are Tabler Icons (MIT), by pytablericons: filled, with a fifth of the
outlines open, and open strokes of width 2. Of these five sets are only the icons that look as their path data
do: without the even-odd rule, where it makes a difference (a third of heroicons-solid), and without transforms.
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

from icon_files import is_one_path, path_data
from icons import STYLES, all_icons
from morph_engines import verbs_of_data

__all__ = [
    "CHOSEN",
    "SETS",
    "STROKED",
    "icons_of",
    "installer",
    "mirrored",
    "pairs_of",
    "redrawn",
    "subdivided",
    "texts_of",
    "turned",
]

# Sets from which icons are left out that the path data cannot stand for (icon_files.is_one_path).
CHOSEN = ("bootstrap", "heroicons-solid", "heroicons-outline", "tabler-filled", "tabler-outline")
SETS = (*STYLES, "material", "octicons", "lucide", *CHOSEN)
# Sets of stroked icons, with the stroke width.
STROKED = {"lucide": 2.0, "heroicons-outline": 1.5, "tabler-outline": 2.0}
# Where Debian's package is.
BOOTSTRAP = Path("/usr/share/bootstrap-icons/svg")


@cache
def _package(distribution: str, pattern: str) -> tuple[Path, ...]:
    try:
        found = files(distribution) or ()
    except PackageNotFoundError:
        return ()
    return tuple(Path(str(file.locate())) for file in found if re.search(pattern, str(file)))


def _zipped(distribution: str, archive: str, folder: str = "") -> dict[str, str]:
    """The SVG files of a folder of a package's archive, by name, sorted by file."""
    found: dict[str, str] = {}
    for package in _package(distribution, rf"{archive}$"):
        with zipfile.ZipFile(io.BytesIO(package.read_bytes())) as opened:
            names = sorted(file for file in opened.namelist() if re.fullmatch(rf"{folder}[^/]*\.svg", file))
            found |= {Path(file).stem: opened.read(file).decode() for file in names}
    return found


def texts_of(name: str) -> dict[str, str]:
    """The SVG files of a set by name, sorted by file; empty if its package is not installed."""
    kind = name.rpartition("-")[2]
    if name == "lucide":
        return _zipped("lucide", "lucide.zip")
    if name.startswith("heroicons-"):
        return _zipped("heroicons", "heroicons.zip", f"{kind}/")
    if name in ("material", "octicons"):
        size = "" if name == "material" else "-24"
        found = _package("mkdocs-material", rf"\.icons/{name}/.*{size}\.svg$")
    elif name == "bootstrap":
        found = tuple(BOOTSTRAP.glob("*.svg"))
    else:
        found = _package("pytablericons", rf"icons/{kind}/[^/]*\.svg$")
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(found)}


@cache
def icons_of(name: str) -> dict[str, str]:
    """The path data of all icons of a set by name, sorted by file; empty if its package is not installed."""
    if name in STYLES:
        return {key.partition("/")[2]: data for key, data in all_icons(name).items()}
    width = STROKED.get(name, 0.0)
    return {
        icon: path_data(svg) for icon, svg in texts_of(name).items() if name not in CHOSEN or is_one_path(svg, width)
    }


def installer(name: str) -> str:
    """What installs a set's package."""
    return "tools/setup site" if name in ("material", "octicons") else "tools/setup"


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
