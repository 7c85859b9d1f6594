# SPDX-License-Identifier: MIT
"""Icons for judging paths and morphs: Font Awesome Free (CC BY 4.0), by fontawesomefree."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["STYLES", "TWENTY_PAIRS", "all_icons", "icon", "icon_folder", "random_pairs"]

# solid/ unless a style is given.
TWENTY_PAIRS = (
    *(("venus", "mars"), ("play", "pause"), ("bars", "xmark"), ("heart", "star"), ("circle", "square")),
    *(("regular/heart", "heart"), ("bell", "gear"), ("moon", "sun"), ("cloud", "umbrella"), ("lock", "lock-open")),
    *(("arrow-left", "arrow-right"), ("plus", "minus"), ("check", "xmark"), ("house", "envelope"), ("user", "users")),
    *(("0", "8"), ("a", "b"), ("ring", "regular/square"), ("apple-whole", "robot"), ("cat", "dog")),
)
STYLES = ("solid", "regular", "brands")


@cache
def icon_folder() -> Path:
    """The folder of the package's SVG files."""
    import fontawesomefree

    return Path(str(fontawesomefree.__file__)).parent / "static" / "fontawesomefree" / "svgs"


@cache
def icon(name: str) -> str:
    """The path data of an icon, "solid/venus" or "venus": the concatenated data of all its <path> elements."""
    file = icon_folder() / f"{name if '/' in name else f'solid/{name}'}.svg"
    data = re.findall(r'<path[^>]*\bd="([^"]*)"', file.read_text(encoding="utf-8"))
    if not data:
        raise ValueError(f"{file} has no <path>")
    return " ".join(data)


def all_icons(*styles: str) -> dict[str, str]:
    """The path data of all icons of these styles (by default of all), by name, sorted by name."""
    names = sorted(
        f"{style}/{file.stem}" for style in styles or STYLES for file in (icon_folder() / style).glob("*.svg")
    )
    return {name: icon(name) for name in names}


def random_pairs(style: str, count: int, seed: int) -> list[tuple[str, str]]:
    """Pairs of different icons of a style, the same for the same seed."""
    names: Any = list(all_icons(style))
    source = random.Random(seed)
    return [tuple(source.sample(names, 2)) for _ in range(count)]
