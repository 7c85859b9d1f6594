# SPDX-License-Identifier: MIT
"""SVG with SMIL, and CSS with linear(): what is written, by the definitions of both."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from animcore import Easing, Scene, Trace
from animcore.command_line import main
from animcore.tools.exporting import export_data, export_file
from animcore.tools.exporting.css import linear

SVG = "{http://www.w3.org/2000/svg}"


def document(*nodes: Any, motion: Any = None, to: float = 20) -> dict[str, Any]:
    """x goes to 20 at once."""
    return {
        "animcore": 1,
        "size": [40, 20],
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "machine": {"initial": "a", "states": {"a": {"entry": [{"set": {"x": to}, "motion": motion or LINE}]}}},
        "nodes": list(nodes),
    }


LINE = {"curve": "linear", "duration": 0.5}
BOX = {"kind": "rectangle", "frame": [0, 0, 10, 10], "x": "x", "y": 5, "fill": "#FF0000"}
SPRING = {"spring": {"response": 0.5, "dampingRatio": 0.4}, "duration": 2}


def svg_of(*nodes: Any, **settings: Any) -> Any:
    with Scene(document(*nodes)) as scene:
        return ElementTree.fromstring(export_data(scene, "svg", duration=1, **settings).data)


def animations(root: Any, name: str) -> list[Any]:
    return [each for each in root.iter() if each.get("attributeName") == name]


def numbers(text: str) -> list[float]:
    return [float(part) for part in re.split(r"[;\s]+", text) if part]


def test_a_straight_way_has_its_two_ends() -> None:
    root = svg_of(BOX)
    assert root.get("viewBox") == "0 0 40 20"
    (move,) = animations(root, "transform")
    assert move.tag == SVG + "animateTransform"
    assert (move.get("type"), move.get("dur"), move.get("fill")) == ("translate", "1s", "freeze")
    assert numbers(move.get("keyTimes")) == [0, 0.5, 1]
    assert numbers(move.get("values")) == [0, 5, 20, 5, 20, 5]


def test_it_plays_for_ever_only_when_asked() -> None:
    (move,) = animations(svg_of(BOX, loop=True), "transform")
    assert (move.get("repeatCount"), move.get("fill")) == ("indefinite", None)


def test_key_times_begin_at_0_end_at_1_and_never_go_back() -> None:
    """SMIL 3, 12.4.2: of a list that does not, the whole animation is in error."""
    control = Path(__file__).resolve().parents[3] / "controls/transitioning-button"
    trace = Trace(control.parent / "traces/transitioning-button/failure.jsonl")
    with Scene(control.with_suffix(".json")) as scene:
        root = ElementTree.fromstring(export_data(scene, "svg", trace).data)
    found = [each for each in root.iter() if each.get("keyTimes")]
    assert len(found) > 20
    for each in found:
        times = numbers(each.get("keyTimes", ""))
        assert len(times) == len(each.get("values", "").split(";"))
        assert times == sorted(times)
        assert times[0] == 0
        assert times[-1] == 1 or each.get("calcMode") == "discrete"


def test_a_jump_has_two_values_at_one_time() -> None:
    jump = document(BOX)
    jump["machine"]["states"] = {"a": {"after": [{"delay": 0.25, "target": "b"}]}, "b": {"entry": [{"set": {"x": 20}}]}}
    with Scene(jump) as scene:
        root = ElementTree.fromstring(export_data(scene, "svg", duration=1).data)
    (move,) = animations(root, "transform")
    assert numbers(move.get("keyTimes")) == [0, 0.25, 0.25, 1]
    assert numbers(move.get("values"))[::2] == [0, 0, 20, 20]


def test_what_is_named_is_there() -> None:
    gradient = {"linear": {"from": ["x", 0], "to": [20, 0], "stops": [[0, "#F00"], [1, "#00FF0080"]]}}
    clipped = {"kind": "group", "clip": {"ellipse": [0, 0, "20 + x", 20]}, "nodes": [{**BOX, "fill": gradient}]}
    shaded = {"kind": "group", "shadow": {"color": "#00000080", "blur": 4, "x": 1, "y": 2}, "nodes": [clipped]}
    text = {"kind": "text", "text": 'a<b&"c', "position": [0, 10], "fill": "#000"}
    root = svg_of(shaded, text)
    ids = {each.get("id") for each in root.iter() if each.get("id")}
    used = set(re.findall(r"url\(#(\w+)\)", ElementTree.tostring(root, "unicode")))
    assert used == ids
    assert len(used) == 3
    assert [each.tag.removeprefix(SVG) for each in root.iter() if each.get("id")] == [
        "filter",
        "clipPath",
        "linearGradient",
    ]
    assert next(root.iter(SVG + "text")).text == 'a<b&"c'
    assert len(animations(root, "x1")) == len(animations(root, "d")) == 1


def test_linear_is_read_by_the_library_as_it_was_written() -> None:
    stops = [(0.0, 0.0), (0.25, 0.7), (0.5, 1.1), (1.0, 1.0)]
    easing = Easing(linear(stops))
    assert [easing(time) for time, _ in stops] == pytest.approx([progress for _, progress in stops], abs=1e-5)
    assert linear([(0.0, 0.0), (1.0, 1.0)]) == "linear"


def test_a_spring_is_one_linear() -> None:
    """The whole swing between two key frames; along it, the closed form of an underdamped spring."""
    with Scene(document(BOX, motion=SPRING)) as scene:
        exported = export_data(scene, "html", duration=2)
    page = exported.text
    first, second = re.findall(r"\d+% \{ translate: ([\d.]+)px 5px", page)
    assert [float(first), float(second)] == pytest.approx([0, 20], abs=0.05)
    easing = Easing(re.findall(r"animation-timing-function: (linear\(.*?\)) \}", page)[0])
    omega, zeta = math.tau / 0.5, 0.4
    damped = omega * math.sqrt(1 - zeta * zeta)
    for t in (0.1, 0.25, 0.4, 0.6, 1.0):
        swing = math.cos(damped * t) + zeta * omega / damped * math.sin(damped * t)
        assert 20 * easing(t / 2) == pytest.approx(20 * (1 - math.exp(-zeta * omega * t) * swing), abs=0.15)
    assert exported.key_frames == 2


def test_css_stands_beside_its_svg(tmp_path: Path) -> None:
    with Scene(document(BOX)) as scene:
        export_file(scene, tmp_path / "a.css", duration=1)
    sheet, svg = (tmp_path / "a.css").read_text(), (tmp_path / "a.svg").read_text()
    assert '<?xml-stylesheet type="text/css" href="a.css"?>' in svg
    classes = {each.get("class") for each in ElementTree.fromstring(svg).iter() if each.get("class")}
    assert {f".{name} {{" for name in classes} <= set(sheet.splitlines())
    assert re.findall(r"animation: (k\d+) 1s linear both", sheet) == re.findall(r"@keyframes (k\d+)", sheet)


def test_what_is_there_only_at_times_is_seen_only_then() -> None:
    shown = {**BOX, "x": 0, "visible": "x > 10"}
    root = svg_of(shown)
    (seen,) = animations(root, "opacity")
    times, values = numbers(seen.get("keyTimes")), numbers(seen.get("values"))
    assert values == [0, 0, 1, 1]
    assert times[1] == times[2] == pytest.approx(0.25, abs=1 / 64 / 60 + 1e-6)


def test_the_command_writes_both_files_of_css(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    control = Path(__file__).resolve().parents[3] / "controls/gender-toggle.json"
    assert main(["export", str(control), "--input", "boy=true", "-o", "boy.css", "--strict"]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {"boy.css", "boy.svg"}
    assert main(["export", str(control), "--input", "boy=true", "-o", "boy.html", "--loop"]) == 0
    assert "infinite" in Path("boy.html").read_text()
