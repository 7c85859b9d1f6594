# SPDX-License-Identifier: MIT
"""Reading a Lottie file: its JSON, its properties and their keyframes, with every number checked."""

from __future__ import annotations

import math
from typing import Any

from .lottie_tracks import LINEAR, Ease, Span, Track
from .report import Refused
from .source import json_of

__all__ = [
    "Property",
    "choice",
    "flag",
    "listing",
    "number",
    "parsed",
    "path_property",
    "path_values",
    "property_of",
    "table",
    "text",
    "version",
]

LARGEST = 1e9
# Of a handle's height: no eye sees what a steeper one would do otherwise.
STEEPEST = 1000.0
KEYFRAMES_LIMIT = 20_000
VERTICES_LIMIT = 20_000


def parsed(data: bytes) -> dict[str, Any]:
    """The file's JSON."""
    value = json_of(data)
    if not isinstance(value, dict) or not isinstance(value.get("layers"), list):
        raise Refused("the file is no Lottie animation: it has no layers")
    return value


def number(value: Any, what: str, default: float | None = None) -> float:
    """A number of the file."""
    if value is None and default is not None:
        return default
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Refused(f"{what} is no number")
    if not math.isfinite(value) or abs(value) > LARGEST:
        raise Refused(f"{what} is beyond {LARGEST:.0e}")
    return float(value)


def choice(value: Any, default: int) -> int:
    """A number that stands for a word."""
    return int(value) if isinstance(value, int | float) and abs(value) < LARGEST else default


def table(value: Any) -> dict[str, Any]:
    """An object, or an empty one where there is none."""
    return value if isinstance(value, dict) else {}


def listing(value: Any) -> list[Any]:
    """An array, or an empty one where there is none."""
    return value if isinstance(value, list) else []


def text(value: Any) -> str:
    """A text, or none."""
    return value if isinstance(value, str) else ""


def flag(value: Any) -> bool:
    """Whether something is set: 1, true."""
    return isinstance(value, int | float) and value != 0


def version(root: dict[str, Any]) -> tuple[int, ...]:
    """Of what wrote the file; one that is not said is newer than all that matter."""
    parts = text(root.get("v")).split(".")
    if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        return (100, 0, 0)
    return (*(int(part) for part in parts), 0, 0)[:3]


class Property:
    """A property's value, or its keyframes: one track for all components, or one for each where their curves differ."""

    def __init__(self, value: tuple[float, ...], tracks: list[Track], spatial: list[Any] | None = None) -> None:
        self.value = value
        self.tracks = tracks
        # Of positions, for each span the tangents that leave its first value and come into its last one.
        self.spatial = spatial
        self.has_expression = False
        # Of a path: whether it is closed at some keyframes and open at others.
        self.opens = False

    @property
    def moves(self) -> bool:
        """Whether it has keyframes."""
        return bool(self.tracks)


def _numbers(value: Any, what: str) -> tuple[float, ...]:
    """A number, or an array of them."""
    if isinstance(value, list):
        return tuple(number(one, what) for one in value)
    return (number(value, what),)


def _ease_of(keyframe: dict[str, Any], component: int, what: str) -> Ease:
    out, into = keyframe.get("o"), keyframe.get("i")
    if not isinstance(out, dict) or not isinstance(into, dict):
        return LINEAR

    def one(handle: dict[str, Any], key: str) -> float:
        values = _numbers(handle.get(key, 0), f"a handle of {what}")
        return values[min(component, len(values) - 1)] if values else 0.0

    x1, y1, x2, y2 = one(out, "x"), one(out, "y"), one(into, "x"), one(into, "y")
    y1, y2 = (min(max(y, -STEEPEST), STEEPEST) for y in (y1, y2))
    ease = (min(max(x1, 0.0), 1.0), y1, min(max(x2, 0.0), 1.0), y2)
    return LINEAR if ease[0] == ease[1] and ease[2] == ease[3] else ease


def is_animated(value: dict[str, Any]) -> bool:
    """Whether a property has keyframes: by what it has, for files say it wrongly."""
    k = value.get("k")
    return isinstance(k, list) and bool(k) and isinstance(k[0], dict) and "t" in k[0]


def path_values(value: Any, what: str, closed: bool = False) -> tuple[tuple[float, ...], bool]:
    """A path's vertices with their tangents, absolute, in a row: x, y, incoming x, y, outgoing x, y; whether it is
    closed."""
    if isinstance(value, list):
        value = value[0] if value else None
    path = table(value)
    vertices, into, out = listing(path.get("v")), listing(path.get("i")), listing(path.get("o"))
    if len(vertices) > VERTICES_LIMIT:
        raise Refused(f"{what} has more than {VERTICES_LIMIT} vertices")
    row: list[float] = []
    for index, vertex in enumerate(vertices):
        x, y = (*_numbers(vertex, what), 0.0, 0.0)[:2]
        row += (x, y)
        for tangents in (into, out):
            dx, dy = (*(_numbers(tangents[index], what) if index < len(tangents) else ()), 0.0, 0.0)[:2]
            row += (x + dx, y + dy)
    return tuple(row), flag(path.get("c", closed))


def _keyframes(
    frames: list[Any], what: str, read: Any
) -> tuple[list[dict[str, Any]], list[float], list[Any], list[Any]]:
    """The keyframes in the order of their times, and for each its time, its value and the value that it runs to."""
    if len(frames) > KEYFRAMES_LIMIT:
        raise Refused(f"{what} has more than {KEYFRAMES_LIMIT} keyframes")
    if not all(isinstance(frame, dict) for frame in frames):
        raise Refused(f"a keyframe of {what} is no object")
    frames = sorted(frames, key=lambda frame: number(frame.get("t"), f"the time of a keyframe of {what}"))
    values: list[Any] = []
    ends: list[Any] = []
    for frame in frames:
        if frame.get("s") is not None:
            start = read(frame["s"])
        elif values:
            # What the keyframe before runs to; where that does not say it, as one that holds need not, its value.
            start = values[-1] if ends[-1] is None else ends[-1]
        else:
            raise Refused(f"the first keyframe of {what} has no value")
        values.append(start)
        ends.append(read(frame["e"]) if frame.get("e") is not None else None)
    for index, end in enumerate(ends):
        if end is None:
            ends[index] = values[min(index + 1, len(values) - 1)]
    return frames, [float(frame["t"]) for frame in frames], values, ends


def _tangent(frame: dict[str, Any], key: str, what: str) -> tuple[float, ...]:
    """The one that leaves a keyframe's point, or that comes into the next one's."""
    return (*_numbers(frame.get(key) or [0, 0], what), 0.0, 0.0)[:2]


def property_of(value: Any, what: str, width: int, default: tuple[float, ...]) -> Property:
    """A property of so many components; those that are missing are the default's. With a width of 0 it is as wide as
    its first value."""
    if value is None:
        return Property(default, [])
    source = value if isinstance(value, dict) else {"k": value}

    def read(item: Any) -> tuple[float, ...]:
        values = _numbers(item, what)
        return values if width == 0 else (*values, *default[len(values) :])[:width]

    if not is_animated(source):
        result = Property(read(source["k"]) if source.get("k") is not None else default, [])
        result.has_expression = isinstance(source.get("x"), str)
        return result
    frames, times, values, ends = _keyframes(source["k"], what, read)
    wide = len(values[0])
    if any(len(one) != wide for one in (*values, *ends)):
        raise Refused(f"the keyframes of {what} have different numbers of components")
    spans: list[list[Span]] = [[] for _ in range(wide)]
    spatial: list[Any] = []
    # What moves on a curve has one speed along it: as players do, that of the first component.
    curved = wide == 2 and any(_tangent(frame, key, what) != (0.0, 0.0) for frame in frames for key in ("to", "ti"))
    for index, frame in enumerate(frames):
        last = index + 1 == len(frames)
        end = times[index] if last else times[index + 1]
        if not last and end <= times[index]:
            continue
        for component in range(wide):
            ease = None if last or flag(frame.get("h")) else _ease_of(frame, 0 if curved else component, what)
            spans[component].append(
                Span(times[index], end, (values[index][component],), (ends[index][component],), ease)
            )
        spatial.append((_tangent(frame, "to", what), _tangent(frame, "ti", what)))
    tracks = [Track(one) for one in spans]
    if all([s.ease for s in one] == [s.ease for s in spans[0]] for one in spans):
        tracks = [_joined(spans)]
    result = Property(values[0], tracks, spatial if curved else None)
    result.has_expression = isinstance(source.get("x"), str)
    return result


def _joined(spans: list[list[Span]]) -> Track:
    """One track of components that move alike."""
    joined = []
    for parts in zip(*spans, strict=True):
        first, last = tuple(p.first[0] for p in parts), tuple(p.last[0] for p in parts)
        joined.append(Span(parts[0].start, parts[0].end, first, last, parts[0].ease))
    return Track(joined)


def path_property(value: Any, what: str, closed: bool = False) -> tuple[Property, bool, bool]:
    """A path's property, as path_values gives its values, closed where the path does not say it, as old files say it
    beside the path; whether it is closed; whether keyframes with another number
    of vertices had to jump."""
    source = table(value)
    if "k" not in source and "v" in source:
        source = {"k": source}
    if not is_animated(source):
        row, closed = path_values(source.get("k"), what, closed)
        result = Property(row, [])
        result.has_expression = isinstance(source.get("x"), str)
        return result, closed, False
    frames, times, values, ends = _keyframes(source["k"], what, lambda item: path_values(item, what, closed))
    spans, jumps = [], False
    for index, frame in enumerate(frames):
        last = index + 1 == len(frames)
        end = times[index] if last else times[index + 1]
        if not last and end <= times[index]:
            continue
        first, final = values[index][0], ends[index][0]
        ease = None if last or flag(frame.get("h")) else _ease_of(frame, 0, what)
        if len(first) != len(final):
            jumps, ease, final = True, None, first
        spans.append(Span(times[index], end, first, final, ease))
    widest = max(len(span.first) for span in spans)
    if any(len(span.first) != widest for span in spans):
        # The shorter ones get vertices that lie on their last one, so that all have as many.
        jumps = True
        spans = [Span(s.start, s.end, _padded(s.first, widest), _padded(s.last, widest), s.ease) for s in spans]
    result = Property(spans[0].first, [Track(spans)])
    result.has_expression = isinstance(source.get("x"), str)
    result.opens = len({is_closed for _, is_closed in values}) > 1
    return result, values[0][1], jumps


def _padded(row: tuple[float, ...], width: int) -> tuple[float, ...]:
    point = row[-6:-4] if row else (0.0, 0.0)
    return row + point * ((width - len(row)) // 2)
