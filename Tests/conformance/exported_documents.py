# SPDX-License-Identifier: MIT
"""Documents with what is hard to export."""

from __future__ import annotations

from typing import Any

# After a delay, for a second: a clip whose corners become round, a stroke that is drawn, turns and is stretched, and a
# square that is skewed as its group is stretched while both turn.
MANIFOLD: dict[str, Any] = {
    "animcore": 1,
    "size": [60, 40],
    "properties": {"x": {"kind": "scalar", "value": 0}},
    "machine": {
        "initial": "a",
        "states": {
            "a": {"after": [{"delay": 0.3, "target": "b"}]},
            "b": {"entry": [{"set": {"x": 20}, "motion": {"curve": "linear", "duration": 1}}]},
        },
    },
    "nodes": [
        {
            "kind": "group",
            "clip": {"rectangle": [5, 5, 50, 30], "radius": "x"},
            "nodes": [{"kind": "rectangle", "frame": [0, 0, 60, 40], "fill": "#3366CC"}],
        },
        {
            "kind": "path",
            "commands": "M10 20H50",
            "stroke": {"paint": "#FFF", "width": 4, "cap": "round", "trim": {"end": "x / 20"}},
            "rotation": "x / 10",
            "anchor": [30, 20],
            "scaleX": "1 + x / 40",
        },
        {
            "kind": "group",
            "rotation": "x / 10",
            "x": 30,
            "y": 20,
            "nodes": [
                {
                    "kind": "group",
                    "scaleX": "1 + x / 10",
                    "nodes": [{"kind": "rectangle", "rotation": 0.5, "frame": [-5, -5, 10, 10], "fill": "#FC0"}],
                }
            ],
        },
    ],
}


def turning(opacity: float) -> dict[str, Any]:
    """A disc with an angular gradient that turns once around in 2 s."""
    angle = {"property": "angle", "keyframes": {"values": [0, 6.283185307179586]}, "duration": 2}
    stops = [[0, "#FFFF00"], [0.5, "#FF0000"], [1, "#0000FF"]]
    fill = {"angular": {"center": [20, 25], "angle": "angle", "stops": stops}}
    return {
        "animcore": 1,
        "size": [40, 40],
        "properties": {"angle": {"kind": "scalar", "value": 0}},
        "animations": {"turn": angle},
        "machine": {"initial": "a", "states": {"a": {"entry": [{"play": "turn"}]}}},
        "nodes": [{"kind": "ellipse", "frame": [4, 2, 32, 36], "fill": fill, "opacity": opacity}],
    }
