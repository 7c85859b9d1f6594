# SPDX-License-Identifier: MIT
"""The table of docs/document-format.md that says how things are said: each row, put into a document, loads, and nothing
in it is in vain."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from animcore import Document, Scene, WarningKind
from update_golden import ROOT

PAGE = (ROOT / "docs/document-format.md").read_text(encoding="utf-8")
TABLE = PAGE.split("## How it is said", 1)[1].split("\n## ", 1)[0]
ROWS = [
    (what, where, how.replace("\\|", "|"))
    for what, where, how in re.findall(r"^\| ([^|]+) \| `([\w ]+)` \| `(.+)` \|$", TABLE, re.MULTILINE)
]


def document(where: str, how: str) -> dict[str, Any]:
    where, _, owner = where.partition(" of ")
    listed = where in ("entry", "always", "when", "after", "nodes", "regions")
    part: Any = json.loads(how if listed else f"{{{how}}}")
    state: dict[str, Any] = {"entry": [{"play": "shake"}], "on": {"knob.cancel": "other"}}
    inner: dict[str, Any] = {"on": {"removed": "leaving"}}
    card: dict[str, Any] = {
        "size": [40, 40],
        "inputs": {"title": {"type": "string"}, "row": {"type": "number"}},
        "properties": {"y": {"kind": "scalar", "value": 0}, "seen": {"kind": "scalar", "value": 0}},
        "machine": {
            "states": {
                "here": inner,
                "leaving": {"after": [{"delay": 0.1, "target": "gone"}]},
                "gone": {"type": "final"},
            }
        },
        "nodes": [
            {
                "kind": "text",
                "text": {"input": "title"},
                "position": [0, 0],
                "y": "y + row",
                "opacity": "seen",
                "fill": "#000",
            }
        ],
    }
    cards = {"kind": "list", "name": "cards", "component": "card", "inputs": {"row": "item.index"}, "items": [{}]}
    found: dict[str, Any] = {
        "animcore": 1,
        "size": [100, 100],
        "inputs": {
            "from": {"type": "number"},
            "count": {"type": "number", "range": [0, 10]},
            "title": {"type": "string", "value": "one"},
        },
        "properties": {
            "x": {"kind": "scalar", "value": 0},
            "y": {"kind": "scalar", "value": 0},
            "tint": {"kind": "color", "value": "#FFFFFF"},
        },
        "animations": {
            "shake": {"property": "x", "from": -1, "to": 1, "curve": "linear", "duration": 1, "additive": True}
        },
        "machine": {"states": {"first": state, "other": {}}},
        "components": {"card": card},
        "nodes": [{"kind": "rectangle", "frame": [0, 0, 9, 9], "x": "x", "y": "y", "fill": "tint"}, cards],
        "regions": [{"name": "knob", "shape": {"rectangle": [0, 0, 50, 50]}}],
    }
    state = inner if owner else state
    if where in ("nodes", "regions"):
        found[where].append(part)
    elif where in ("properties", "animations"):
        found[where] |= part
    elif where == "states":
        card["machine"]["states"] |= part
    elif where == "on":
        state["on"] |= part
    else:
        state.setdefault(where, []).append(part)
    return found


def test_the_table_is_read_whole() -> None:
    rows = [line for line in TABLE.splitlines() if line.startswith("| ")]
    assert len(ROWS) == len(rows) - 1 >= 20


@pytest.mark.parametrize(("what", "where", "how"), ROWS, ids=[row[0] for row in ROWS])
def test_each_row_is_a_part_of_a_document(what: str, where: str, how: str) -> None:
    text = document(where, how)
    # What is added stands alone: nothing shows a property or plays an animation of it. A row may be half of something.
    if "done.transaction" not in how:
        kinds = {warning.kind for warning in Document(text, keep_warnings=True).warnings}
        assert kinds <= {WarningKind.UNUSED, WarningKind.PROPERTY}, what
    scene = Scene(text)
    for at, kind in ((20.0, "down"), (60.0, "move"), (70.0, "up")):
        scene.pointer(kind, at, 20.0)
        scene.advance(0.05)
    scene.inputs["count"] = 3
    scene.advance(3)
    assert not [event for event in scene.events() if event.name in ("error.execution", "unsettled")]
