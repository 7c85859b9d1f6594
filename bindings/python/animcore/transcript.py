# SPDX-License-Identifier: MIT
"""The behavior of a scene while it plays a trace, as a text that is identical in every language.

Tests/conformance/transcript.md describes the text.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from .flicks import FLICKS_PER_SECOND
from .path import Path
from .scene import Scene
from .trace import Trace
from .values import Value, components

__all__ = ["digest", "frame_times", "transcript"]

_FNV_BASIS = 0xCBF29CE484222325
_FNV_PRIME = 0x100000001B3
_64_BITS = 0xFFFFFFFFFFFFFFFF


def frame_times(trace: Trace, fps: int) -> Iterator[int]:
    """The host time of each frame in flicks: k / fps seconds rounded to the nearest flick, up to and including the
    first one at or after the trace's end."""
    if fps < 1:
        raise ValueError(f"a frame rate is at least 1, not {fps}")
    frame = 0
    while True:
        time = (2 * frame * FLICKS_PER_SECOND + fps) // (2 * fps)
        yield time
        if time >= trace.end_flicks:
            return
        frame += 1


def digest(data: bytes, basis: int = _FNV_BASIS) -> int:
    """FNV-1a with 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/)."""
    value = basis
    for byte in data:
        value = (value ^ byte) * _FNV_PRIME & _64_BITS
    return value


def _decimal(number: float) -> str:
    return f"{number:.17g}"


def _hexadecimal(number: float) -> str:
    return struct.pack(">d", number).hex()


def _numbers(value: Value | Path) -> Sequence[float]:
    return value.coordinates if isinstance(value, Path) else components(value)


def transcript(scene: Scene, trace: Trace, fps: int = 60, hexadecimal: bool = False) -> Iterator[str]:
    """Plays a trace and yields for each frame a string with the lines that describe it (each ending with a newline); at
    the end the line with the digest."""
    said = _hexadecimal if hexadecimal else _decimal
    properties = [(p, p.name) for p in scene.properties if p.name]
    value = _FNV_BASIS
    for number, time in enumerate(frame_times(trace, fps)):
        scene.play_flicks(trace, time)
        lines = [f"frame {number} {time} state {scene.state or '-'}"]
        for prop, name in properties:
            now = map(said, _numbers(prop.presentation))
            velocity = map(said, _numbers(prop.velocity))
            lines.append(" ".join(["property", name, *now, "velocity", *velocity]))
        lines += [
            f"event {event.time_flicks} {event.kind} {event.name or '-'} {event.finished:d} {event.count}"
            for event in scene.events()
        ]
        lines.append(f"hash {scene.state_hash():016x}")
        text = "\n".join(lines) + "\n"
        value = digest(text.encode(), value)
        yield text
    yield f"digest {value:016x}\n"
