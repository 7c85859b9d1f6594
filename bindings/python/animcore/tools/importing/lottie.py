# SPDX-License-Identifier: MIT
"""Lottie animations (.json) as documents.

The format is that of the Lottie Animation Community's specification (https://lottie.github.io/lottie-spec). Each
property with keyframes becomes a property of the document; one animation, `main`, moves them all; a small machine plays
it, and markers are events that seek.
"""

from __future__ import annotations

from typing import Any

from .lottie_layers import Composer
from .lottie_numbers import plain
from .lottie_output import Output
from .lottie_sampling import sample
from .lottie_source import listing, number, parsed, table, text, version
from .lottie_tracks import Clock, Piece
from .names import token
from .report import Refused, Report

__all__ = ["read"]

DURATION_LIMIT = 100_000.0
SIZE_LIMIT = 100_000.0
# A document's JSON is at most 128 levels deep; expressions, commands and stops need a few inside of a node.
LEVELS_LIMIT = 120
# The first version whose colors are from 0 to 1, as https://lottiefiles.github.io/lottie-docs/compat says.
FRACTIONS = (4, 1, 9)


def read(data: bytes, report: Report) -> dict[str, Any]:
    """The document that a Lottie file becomes. Raises Refused, with one sentence, for what is no Lottie file or would
    take too much."""
    return _document(resolved(parsed(data)), report)


def resolved(root: dict[str, Any]) -> dict[str, Any]:
    """The file with what its slots name in the places that name them. A value there is only for players that know no
    slots."""
    slots = table(root.get("slots"))
    if not slots:
        return root

    def look(value: Any) -> Any:
        if isinstance(value, list):
            return [look(one) for one in value]
        if not isinstance(value, dict):
            return value
        slot = value.get("sid")
        named = table(slots.get(slot)).get("p") if isinstance(slot, str) else None
        if named is not None and not isinstance(named, dict):
            return value if "k" in value else named
        return {**{key: look(one) for key, one in value.items()}, **(named or {})}

    return {key: value if key == "slots" else look(value) for key, value in root.items()}


def _document(root: dict[str, Any], report: Report) -> dict[str, Any]:
    frame_rate = number(root.get("fr"), "the frame rate", 60.0)
    start, end = number(root.get("ip"), "the first frame", 0.0), number(root.get("op"), "the last frame", 0.0)
    if frame_rate <= 0 or end <= start:
        raise Refused("the file's frame rate and number of frames must be above 0")
    duration = (end - start) / frame_rate
    if not 1e-3 <= duration <= DURATION_LIMIT:
        raise Refused(f"the animation must last from 0.001 to {DURATION_LIMIT:.0f} seconds")
    size = [number(root.get(key), "the size") for key in ("w", "h")]
    if not all(0 < one <= SIZE_LIMIT for one in size):
        raise Refused(f"the size must be above 0 and at most {SIZE_LIMIT:.0f}")
    output = Output(duration, report)
    output.counts_to_255 = version(root) < FRACTIONS
    composer = Composer(output, root, start, end, frame_rate)
    nodes = composer.composition(root["layers"], Clock([Piece(0.0, duration, start, end)]), "", "layers", ())
    if output.sampled:
        sample(output, frame_rate)
        output.recount(nodes)
    if composer.frame_is_used:
        output.properties["frame"] = {"kind": "scalar", "value": plain(start)}
        output.animations.append(
            {
                "property": "frame",
                "duration": duration,
                "timing": {"fill": "both"},
                "keyframes": {"values": [plain(start), plain(end)]},
            }
        )
    document: dict[str, Any] = {"animcore": 1, "name": text(root.get("nm"))[:200] or "animation"}
    document["size"] = [plain(one) for one in size]
    markers = _markers(root, report, start, end)
    if output.animations:
        document["inputs"] = {"loop": {"type": "boolean", "value": False}}
        document["properties"] = output.properties
        document["animations"] = {"main": {"parallel": output.animations}}
        if output.paths:
            document["paths"] = output.paths
        document["machine"] = _machine(markers)
    elif markers:
        report.left("markers", "markers of an animation in which nothing moves")
    document["nodes"] = nodes
    if _levels(document) > LEVELS_LIMIT:
        raise Refused("layers, groups and compositions are too deep inside each other")
    return document


def _markers(root: dict[str, Any], report: Report, start: float, end: float) -> dict[str, float]:
    """Names and the part of the whole at which they are."""
    result: dict[str, float] = {}
    for index, marker in enumerate(map(table, listing(root.get("markers")))):
        place = f"markers/{index}"
        name = text(marker.get("cm")).strip()[:60] or f"marker-{index}"
        at = (number(marker.get("tm"), f"the time of {place}", start) - start) / (end - start)
        if name in result or not 0 <= at <= 1:
            report.left(place, f"the marker {name!r}: its name was there before, or it is outside of the animation")
            continue
        result[name] = at
        report.taken(place, f"the marker is the event seek.{token(name)}")
    return result


def _machine(markers: dict[str, float]) -> dict[str, Any]:
    """What plays the animation: it begins at once, ends or begins anew, and hears pause, resume, play and the seeks."""
    seeks = {
        f"seek.{token(name)}": {"target": "held", "actions": [{"scrub": "main", "to": plain(at)}]}
        for name, at in markers.items()
    }
    states = {
        "starting": {"entry": [{"play": "main"}], "always": "playing"},
        "playing": {
            "on": {
                "pause": {"target": "paused", "actions": [{"pause": "main"}]},
                "done.animation.main": [{"guard": "loop", "target": "starting"}, "ended"],
            }
        },
        "paused": {"on": {"resume": {"target": "playing", "actions": [{"resume": "main"}]}}},
        "held": {},
        "ended": {},
    }
    return {"states": {"timeline": {"states": states, "on": {"play": "starting", **seeks}}}}


def _levels(value: Any, depth: int = 0) -> int:
    """How deep arrays and objects are inside each other."""
    if depth > LEVELS_LIMIT or not isinstance(value, dict | list):
        return depth
    items = value.values() if isinstance(value, dict) else value
    return max((_levels(one, depth + 1) for one in items if isinstance(one, dict | list)), default=depth + 1)
