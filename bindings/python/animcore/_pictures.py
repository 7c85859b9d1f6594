# SPDX-License-Identifier: MIT
"""Notebook representations of objects: small SVG pictures of values that the core computes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .morph import Morph
    from .path import Path
    from .statechart import State

__all__ = ["chart", "curve", "morph", "outline", "strip"]

WIDTH, HEIGHT, MARGIN = 280.0, 120.0, 12.0
SAMPLES = 200
# The colors of components, in order; also distinguishable without color vision (Okabe and Ito, 2008).
COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _document(width: float, height: float, inside: Iterable[str], view: str | None = None) -> str:
    box = view or f"0 0 {_number(width)} {_number(height)}"
    size = f'width="{_number(width)}" height="{_number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">{"".join(inside)}</svg>'


def curve(value: Callable[[list[float]], Sequence[Any]], duration: float, title: str, unit: str = "s") -> str:
    """The values of a function of time, from 0 to a duration: one line for each component."""
    times = [duration * index / SAMPLES for index in range(SAMPLES + 1)]
    rows = [row if hasattr(row, "__len__") else (row,) for row in value(times)]
    low = min(0.0, *(number for row in rows for number in row))
    high = max(low + 1e-9, *(number for row in rows for number in row))

    def x(time: float) -> str:
        return _number(MARGIN + time / duration * (WIDTH - 2 * MARGIN))

    def y(number: float) -> str:
        return _number(HEIGHT - MARGIN - (number - low) / (high - low) * (HEIGHT - 2 * MARGIN))

    inside = [f"<title>{escape(title)}</title>"]
    for level in sorted({0.0, 1.0} if low <= 1.0 <= high else {0.0}):
        line = f'x1="{x(0)}" x2="{x(duration)}" y1="{y(level)}" y2="{y(level)}"'
        inside.append(f'<line {line} stroke="#999" stroke-width="0.5"/>')
    for component in range(len(rows[0])):
        points = " ".join(f"{x(time)},{y(row[component])}" for time, row in zip(times, rows, strict=True))
        color = COLORS[component % len(COLORS)]
        inside.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="1.5"/>')
    words = f"{_number(duration)} {unit}".strip()
    inside.append(
        f'<text x="{_number(WIDTH - MARGIN)}" y="{_number(HEIGHT - 1)}" font-size="9" text-anchor="end" '
        f'fill="#777">{escape(words)}</text>'
    )
    return _document(WIDTH, HEIGHT, inside)


def _box(paths: Sequence[Path]) -> tuple[float, float, float, float]:
    boxes = [path.bounds for path in paths if len(path)]
    if not boxes:
        return (0.0, 0.0, 1.0, 1.0)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    bottom = max(box.y + box.height for box in boxes)
    margin = 0.05 * max(right - left, bottom - top, 1e-9)
    return (left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)


def outline(path: Path) -> str:
    """A path, filled by the nonzero rule, with its outline."""
    return strip([path])


def strip(paths: Sequence[Path], size: float = 72.0) -> str:
    """Several paths side by side, each in the bounding box of all of them."""
    left, top, width, height = _box(paths)
    scale = size / max(width, height)
    inside = []
    for index, path in enumerate(paths):
        place = f"translate({_number(index * width * scale)} 0) scale({scale:.6g}) translate({-left:.6g} {-top:.6g})"
        style = f'fill="#0072B2" fill-opacity="0.25" stroke="#0072B2" stroke-width="{1.2 / scale:.6g}"'
        inside.append(f'<path transform="{place}" d="{path.svg()}" {style}/>')
    return _document(width * scale * len(paths), height * scale, inside)


def morph(of: Morph, count: int = 7) -> str:
    """Interpolated paths of a morph, from 0 to its end."""
    return strip([of.at(index / (count - 1)) for index in range(count)])


def chart(
    states: Sequence[State], configuration: Sequence[str], title: str, transitions: Mapping[str, Sequence[str]]
) -> str:
    """A statechart as nested lists: states with their transitions, active ones in bold."""
    active = set(configuration)
    inside: dict[str | None, list[State]] = {}
    for state in states:
        inside.setdefault(state.parent, []).append(state)

    def listed(parent: str | None) -> str:
        items = []
        for state in inside.get(parent, []):
            kind = "" if state.type in ("atomic", "compound") else f" <small>({escape(state.type)})</small>"
            name = escape(state.name)
            shown = f"<b>● {name}</b>" if state.name in active else f"○ {name}"
            items_of_state = "".join(
                f'<div style="padding-left:1.2em"><small>{escape(transition)}</small></div>'
                for transition in transitions.get(state.name, ())
            )
            items.append(f"<li>{shown}{kind}{items_of_state}{listed(state.name)}</li>")
        return f'<ul style="list-style:none;margin:0;padding-left:1.2em">{"".join(items)}</ul>' if items else ""

    return f"<div><code>{escape(title)}</code>{listed(None)}</div>"
