# SPDX-License-Identifier: MIT
"""The committed documents load and play, and so does the documentation's trace."""

from __future__ import annotations

import json
from pathlib import Path

import animcore
import pytest
from documents_of_the_format import examples
from update_golden import ROOT

FLICKS = 705_600_000
EVERYTHING = ROOT / "Tests/conformance/documents/everything.json"


def everything(step: float | None) -> tuple[int, list[object], list[object]]:
    """The state, values and events of the document with every key after four seconds, a tap and four more."""
    with animcore.Scene.load(str(EVERYTHING)) as scene:
        for _ in range(2):
            scene.pointer("down", 5, 5)
            scene.pointer("up", 5, 5)
            target = scene.host_time_flicks + 4 * FLICKS
            length = target - scene.host_time_flicks if step is None else round(step * FLICKS)
            while scene.host_time_flicks < target:
                scene.advance_flicks(min(length, target - scene.host_time_flicks))
        values: list[object] = [each.presentation for each in scene.properties]
        events: list[object] = [(event.kind, event.name, event.time_flicks) for event in scene.events()]
        return scene.state_hash(), values, events


@pytest.mark.parametrize("step", [1 / 30, 1 / 144, 0.37, 0.9])
def test_everything_in_steps_of_any_length_is_the_same(step: float) -> None:
    assert everything(step) == everything(None)


def test_the_traces_of_the_format_play_on_their_documents() -> None:
    tap, lists = (animcore.Trace.load(text) for text in examples(ROOT / "docs/trace-format.md"))
    assert (len(tap), len(lists)) == (2, 6)
    with animcore.Scene.load(ROOT / "controls/gender-toggle.json") as scene:
        scene.play(tap, 1.6)
        assert scene.state == "boy"
    with animcore.Scene.load(ROOT / "controls/examples/toast-stack.json") as scene:
        toasts = scene.lists["toasts"]
        scene.play(lists, 1.4)
        assert [(item.key, scene.inputs[f"{item.name}.title"]) for item in toasts] == [
            ("call", "Mira called"),
            ("mail", "Two letters have come"),
        ]
        scene.play(lists, 1.8)
        assert [item.key for item in toasts] == ["mail", "call"]
        scene.play(lists, 2.5)
        assert [item.key for item in toasts] == ["call"]
        scene.play(lists)
        assert len(toasts) == 0


@pytest.mark.parametrize("path", sorted((ROOT / "controls").glob("*.json")), ids=lambda path: path.stem)
def test_a_control_keeps_within_its_canvas(path: Path) -> None:
    """What is drawn at rest, before and after a tap, keeps within the canvas; the text is plain JSON as well."""
    json.loads(path.read_text(encoding="utf-8"))
    with animcore.Scene.load(str(path)) as scene:
        canvas = scene.canvas
        for _ in range(2):
            for command in scene.display_list():
                bounds = command.bounds
                if bounds.width <= 0 or bounds.height <= 0:
                    continue
                assert canvas.x - 1e-9 <= bounds.x
                assert canvas.y - 1e-9 <= bounds.y
                assert bounds.x + bounds.width <= canvas.x + canvas.width + 1e-9
                assert bounds.y + bounds.height <= canvas.y + canvas.height + 1e-9
            scene.pointer("down", 25, 15)
            scene.pointer("up", 25, 15)
            scene.advance(3)
