# SPDX-License-Identifier: MIT
"""Frame by frame: what a scene showed while it played a trace, kept, read back and compared."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..flicks import flicks_to_seconds
from ..path import Path as Outline
from ..scene import Scene
from ..trace import Trace
from ..transcript import frame_times
from ..values import components
from .files import FileError, json_of, read_bytes, write_file, write_json
from .report import short

__all__ = ["Difference", "Frame", "first_difference", "follow", "frames_of", "read_frames", "write_frames"]


# More numbers of a value than these, as paths have, are not all told.
_MOST_NUMBERS = 8


@dataclass
class Frame:
    """One frame. values are properties by name, each its components, of a path its coordinates, and velocities theirs a
    second, empty in recordings that have none; events are in words."""

    number: int
    flicks: int
    state: str
    values: dict[str, tuple[float, ...]]
    events: list[dict[str, Any]] = field(default_factory=list)
    hash: str = ""
    velocities: dict[str, tuple[float, ...]] = field(default_factory=dict)

    @property
    def time(self) -> float:
        """Host time in seconds."""
        return flicks_to_seconds(self.flicks)


def follow(scene: Scene, trace: Trace, fps: int = 60) -> Iterator[Frame]:
    """Plays a trace and gives each frame."""
    followed = [(p, p.name) for p in scene.properties if p.name]
    for number, time in enumerate(frame_times(trace, fps)):
        scene.play_flicks(trace, time)
        values = {name: _components(prop.presentation) for prop, name in followed}
        events = [
            {"time": event.time, "kind": str(event.kind), "name": event.name or "", "finished": event.finished}
            for event in scene.events()
        ]
        velocities = {name: _components(prop.velocity) for prop, name in followed}
        yield Frame(number, time, scene.state, values, events, f"{scene.state_hash():016x}", velocities)


def _components(value: Any) -> tuple[float, ...]:
    return tuple(value.coordinates if isinstance(value, Outline) else components(value))


def write_frames(frames: Sequence[Frame], fps: int, document: str, trace: str) -> str:
    """A recording as JSON, a frame a line."""
    head = json.dumps({"frames": [], "fps": fps, "document": document, "trace": trace}, ensure_ascii=False)
    lines = []
    for frame in frames:
        entry = {
            "frame": frame.number,
            "flicks": frame.flicks,
            "time": frame.time,
            "state": frame.state,
            "values": {name: list(value) for name, value in frame.values.items()},
            "velocities": {name: list(value) for name, value in frame.velocities.items()},
            "events": frame.events,
            "hash": frame.hash,
        }
        lines.append(json.dumps(entry, ensure_ascii=False))
    return head.replace('"frames": []', '"frames": [\n' + ",\n".join(lines) + "\n]", 1) + "\n"


def _numbers(words: Sequence[str]) -> tuple[float, ...]:
    """Numbers of a transcript: decimal, or the 16 hexadecimal digits of their bits."""
    if words and all(len(word) == 16 and all(c in "0123456789abcdef" for c in word) for word in words):
        return tuple(struct.unpack(">d", bytes.fromhex(word))[0] for word in words)
    return tuple(map(float, words))


def _read_transcript(text: str) -> list[Frame]:
    frames: list[Frame] = []
    for line in text.splitlines():
        words = line.split()
        if not words:
            continue
        if words[0] == "frame":
            state = " ".join(words[4:])
            frames.append(Frame(int(words[1]), int(words[2]), "" if state == "-" else state, {}))
        elif frames and words[0] == "property":
            end = words.index("velocity") if "velocity" in words else len(words)
            frames[-1].values[words[1]] = _numbers(words[2:end])
            if end < len(words):
                frames[-1].velocities[words[1]] = _numbers(words[end + 1 :])
        elif frames and words[0] == "event":
            event = {"time": flicks_to_seconds(int(words[1])), "kind": words[2], "finished": words[4] == "1"}
            frames[-1].events.append({**event, "name": "" if words[3] == "-" else words[3]})
        elif frames and words[0] == "hash":
            frames[-1].hash = words[1]
    return frames


def read_frames(path: str) -> list[Frame] | None:
    """The frames of a recording (`animcore trace replay --json`) or of a transcript (`animcore play-trace`, the C
    player); None when the file is neither."""
    return frames_of(path, read_bytes(path))


def frames_of(path: str, content: bytes) -> list[Frame] | None:
    """The same, of a file's contents."""
    text = content.decode("utf-8", "replace")
    if text.startswith("frame "):
        try:
            return _read_transcript(text)
        except (ValueError, IndexError) as error:
            raise FileError(path, f"is no transcript: {error}") from None
    try:
        whole = json_of(content, path)
    except FileError:
        return None
    if not isinstance(whole, dict) or not isinstance(whole.get("frames"), list):
        return None
    try:
        return [
            Frame(
                int(entry["frame"]),
                int(entry["flicks"]),
                str(entry["state"]),
                _named_numbers(entry["values"]),
                [_event(event) for event in entry.get("events", [])],
                str(entry.get("hash", "")),
                _named_numbers(entry.get("velocities", {})),
            )
            for entry in whole["frames"]
        ]
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise FileError(path, f"is no recording of frames: {error!r}") from None


def _named_numbers(entry: Any) -> dict[str, tuple[float, ...]]:
    return {str(name): tuple(map(float, value)) for name, value in entry.items()}


def _event(entry: Any) -> dict[str, Any]:
    """An event of a recording, with what is compared of it."""
    return {**entry, "time": float(entry["time"]), "kind": str(entry["kind"]), "name": str(entry["name"] or "")}


@dataclass(frozen=True)
class Difference:
    """What differs in a frame: rows of what, on the one side, on the other, and by how much."""

    frame: int
    time: float
    rows: list[tuple[str, str, str, str]]


def _named_events(frame: Frame) -> list[str]:
    return [f"{event['time']:.6f} {event['kind']} {event['name'] or '-'}" for event in frame.events]


def _rows(a: Frame, b: Frame, tolerance: float) -> Iterator[tuple[str, str, str, str]]:
    if a.flicks != b.flicks:
        yield "time", f"{a.time:.9g} s", f"{b.time:.9g} s", f"{b.time - a.time:+.3g} s"
    if a.state != b.state:
        yield "state", a.state or "-", b.state or "-", ""
    for name in [*a.values, *(name for name in b.values if name not in a.values)]:
        one, other = a.values.get(name), b.values.get(name)
        if one is None or other is None:
            yield name, told_numbers(one), told_numbers(other), ""
            continue
        yield from _row(name, one, other, tolerance)
        if name in a.velocities and name in b.velocities:
            yield from _row(f"velocity of {name}", a.velocities[name], b.velocities[name], tolerance)
    events, others = _named_events(a), _named_events(b)
    if events != others:
        yield "events", "; ".join(events) or "none", "; ".join(others) or "none", ""


def _row(
    name: str, one: tuple[float, ...], other: tuple[float, ...], tolerance: float
) -> Iterator[tuple[str, str, str, str]]:
    if len(one) != len(other) or any(not _is_near(x, y, tolerance) for x, y in zip(one, other, strict=True)):
        largest = max((y - x for x, y in zip(one, other, strict=False)), key=abs, default=math.nan)
        yield name, _exact(one, other), _exact(other, one), f"{largest:+.3g}"


def told_numbers(value: tuple[float, ...] | None) -> str:
    """A value for people: of many numbers, the first ones."""
    if value is None:
        return "missing"
    few = short(value[0]) if len(value) == 1 else short(value[:_MOST_NUMBERS])
    return few if len(value) <= _MOST_NUMBERS else f"{few[:-1]}, … {len(value)} numbers)"


def _is_near(a: float, b: float, tolerance: float) -> bool:
    if tolerance:
        return abs(a - b) <= tolerance
    return struct.pack(">d", a) == struct.pack(">d", b)


def _exact(value: tuple[float, ...], other: tuple[float, ...]) -> str:
    """A value in as few digits as tell it from the other one; of many numbers, those from the first that differs on."""
    if max(len(value), len(other)) > _MOST_NUMBERS:
        first = next((at for at, (x, y) in enumerate(zip(value, other, strict=False)) if not _is_near(x, y, 0)), 0)
        if len(value) != len(other):
            return f"{len(value)} numbers"
        few = _exact(value[first : first + 2], other[first : first + 2])
        return f"from number {first + 1} of {len(value)} on: {few}"
    for digits in (6, 10, 17):
        text = ", ".join(f"{x:.{digits}g}" for x in value)
        if text != ", ".join(f"{x:.{digits}g}" for x in other):
            break
    return text if len(value) == 1 else f"({text})"


def first_difference(a: Sequence[Frame], b: Sequence[Frame], tolerance: float = 0.0) -> Difference | None:
    """The first frame that differs, and what differs in it. Without a tolerance, numbers are compared bit by bit."""
    for one, other in zip(a, b, strict=False):
        rows = list(_rows(one, other, tolerance))
        if rows:
            return Difference(one.number, one.time, rows)
    if len(a) != len(b):
        longer = (a if len(a) > len(b) else b)[min(len(a), len(b))]
        counts = ("number of frames", str(len(a)), str(len(b)), f"{len(b) - len(a):+d}")
        return Difference(longer.number, longer.time, [counts])
    return None


def save_text(path: str, text: str) -> None:
    """Writes a file, or prints it where the name is "-"."""
    if path == "-":
        write_json(text)
    else:
        write_file(Path(path), text)
