# SPDX-License-Identifier: MIT
"""Lottie's shapes and keyframes where modifiers, copies and old forms meet: numbers are closed forms, and rlottie 0.1 and
ThorVG 1.0, which draw these files alike, show the same."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from animcore import Scene
from animcore.tools.importing import Imported, import_data

LINEAR = {"o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}


def value(k: Any) -> Any:
    return {"a": 0, "k": k}


def file(*items: Any, ks: Any = None, **more: Any) -> Any:
    """One layer of one group."""
    group = {"ty": "gr", "nm": "g", "it": [*items, {"ty": "tr"}]}
    layer = {"ty": 4, "nm": "box", "ind": 1, "ks": ks or {}, "ip": 0, "op": 60, "st": 0, "shapes": [group], **more}
    return {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 80, "layers": [layer], "assets": []}


def imported(lottie: Any) -> Imported:
    return import_data(json.dumps(lottie))


def nodes(found: Imported) -> list[Any]:
    """All nodes, the outer ones first."""
    result, waiting = [], list(found.document["nodes"])
    while waiting:
        node = waiting.pop(0)
        result.append(node)
        waiting += node.get("nodes", [])
    return result


CIRCLE = {"ty": "el", "nm": "circle", "p": value([0, 0]), "s": value([14, 14])}
SQUARE = {"ty": "rc", "nm": "square", "p": value([0, 0]), "s": value([20, 20])}
LINE = {"ty": "st", "c": value([0, 0, 1]), "o": value(100), "w": value(2)}
PAINT = {"ty": "fl", "nm": "paint", "c": value([1, 0, 0]), "o": value(100)}


def copies(count: int = 3, **more: Any) -> Any:
    return {"ty": "rp", "c": value(count), "o": value(0), "m": 1, "tr": {"p": value([18, 0]), **more}}


def trim(end: float) -> Any:
    return {"ty": "tm", "s": value(0), "e": value(end), "o": value(0), "m": 2}


def test_a_trim_below_a_repeater_trims_each_copy_once() -> None:
    """Half of what eight tenths leave is .4; once for each of three copies it would be .1."""
    found = imported(file(CIRCLE, trim(80), copies(), trim(50), LINE))
    assert [node["trim"] for node in nodes(found) if "trim" in node] == [{"end": 0.4}]
    assert found.report.is_exact


def test_a_last_keyframe_without_a_value_keeps_what_is_held_before_it() -> None:
    """As files of old exporters have it: a keyframe that holds has no end, and the last one has its time alone."""
    held = {"a": 1, "k": [{"t": 0, "s": [0], "e": [45], **LINEAR}, {"t": 30, "s": [45], "h": 1}, {"t": 50}]}
    with Scene.load(imported(file(SQUARE, PAINT, ks={"r": held})).text) as scene:
        shown = []
        for frame in (15, 30, 40, 55):
            scene.advance(frame / 30 - scene.time)
            shown.append(scene["box_rotation"].presentation * 180 / math.pi)
    assert shown == pytest.approx([22.5, 45, 45, 45])
