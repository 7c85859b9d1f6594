"""The documentation's own examples, and the committed documents, load and play."""

from __future__ import annotations

import json
import re
from pathlib import Path

import animcore
import pytest
from update_golden import ROOT

EXAMPLE = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(path: Path) -> list[str]:
    return EXAMPLE.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", examples(ROOT / "docs/document-format.md"))
def test_the_formats_example_is_a_document(text: str) -> None:
    with animcore.Scene.load(text) as scene:
        scene.pointer("down", 20, 20)
        scene.pointer("up", 20, 20)
        assert scene.state == "right"
        scene.advance(5)
        assert scene["x"].presentation == 30
        assert "<path" in scene.svg()


@pytest.mark.parametrize("text", examples(ROOT / "docs/trace-format.md"))
def test_the_formats_example_is_a_trace(text: str) -> None:
    trace = animcore.Trace.load(text)
    assert len(trace) == 2
    scene = animcore.Scene.load(str(ROOT / "controls/gender-toggle.json"))
    scene.play(trace, 1.6)
    assert scene.state == "boy"


@pytest.mark.parametrize("path", sorted((ROOT / "controls").glob("*.json")), ids=lambda path: path.stem)
def test_a_control_keeps_within_its_canvas(path: Path) -> None:
    """Nothing that is drawn at the rest of any state reaches beyond the canvas; the text is plain JSON as well."""
    document = json.loads(path.read_text(encoding="utf-8"))
    scene = animcore.Scene.load(str(path))
    left, top, width, height = document["canvas"]
    for _ in range(2):
        for command in scene.display_list():
            a, b, c, d, tx, ty = command.transform
            for x, y in zip(command.coordinates[::2], command.coordinates[1::2], strict=True):
                assert left <= a * x + c * y + tx <= left + width
                assert top <= b * x + d * y + ty <= top + height
        scene.pointer("down", 25, 15)
        scene.pointer("up", 25, 15)
        scene.advance(3)
