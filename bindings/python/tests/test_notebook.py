# SPDX-License-Identifier: MIT
"""What objects show of themselves in a notebook: well-formed pictures of what they are."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import BlockKeyframes, CubicBezier, Easing, Keyframes, Machine, Morph, Path, Scene, Spring

CONTROLS = FilePath(__file__).resolve().parents[3] / "controls"
SVG = "{http://www.w3.org/2000/svg}"


def picture(thing: Any) -> ElementTree.Element:
    root = ElementTree.fromstring(thing._repr_svg_())
    assert root.tag == SVG + "svg"
    return root


def lines(thing: Any) -> list[list[tuple[float, float]]]:
    """The points of each curve."""
    return [
        [(float(x), float(y)) for x, y in (pair.split(",") for pair in line.attrib["points"].split())]
        for line in picture(thing).iter(SVG + "polyline")
    ]


@pytest.mark.parametrize(
    "thing",
    [Spring(), Spring.bouncy(), Spring(1, 100, 0), CubicBezier(0.25, 0.1, 0.25, 1), Easing("steps(4)"), Easing("ease")],
)
def test_a_motion_is_a_curve_from_the_left_to_the_right(thing: Any) -> None:
    (points,) = lines(thing)
    xs = [x for x, _ in points]
    assert xs == sorted(xs)
    assert len(points) > 100


def test_a_bouncing_spring_goes_beyond_its_end_in_the_picture() -> None:
    (bouncy,) = lines(Spring.perceptual(0.5, 0.5))
    ys = [y for _, y in bouncy]
    assert min(ys) < ys[-1] < ys[0]  # y grows downwards
    (smooth,) = lines(Spring.smooth())
    assert min(y for _, y in smooth) == pytest.approx(smooth[-1][1], abs=0.1)


def test_keyframes_have_a_curve_for_each_component() -> None:
    assert len(lines(Keyframes([0, 1, 0]))) == 1
    assert len(lines(Keyframes([(0, 1, 2), (3, 4, 5)]))) == 3
    paths = Keyframes([Path("M0 0H1V1Z"), Path("M0 0H2V2Z")])
    assert len(list(picture(paths).iter(SVG + "path"))) == 7


def test_keyframes_that_need_a_start_have_no_picture() -> None:
    blocks = BlockKeyframes(1.0)
    blocks.add(0.5, 0.5, 1.0)
    assert blocks.needs_start
    assert blocks._repr_svg_() is None


def test_paths_and_morphs() -> None:
    (only,) = picture(Path("M0 0H10V5Z")).iter(SVG + "path")
    assert only.attrib["d"] == "M0 0L10 0L10 5Z"
    strip = list(picture(Morph("M0 0H10V10H0Z", "M0 0H10V5Z")).iter(SVG + "path"))
    assert len(strip) == 7
    assert strip[0].attrib["d"] != strip[-1].attrib["d"]
    picture(Path())
    picture(Path("M5 5"))


def test_a_scene_shows_its_display_list() -> None:
    with Scene.load(CONTROLS / "gender-toggle.json") as scene:
        assert scene._repr_svg_() == scene.svg()
    assert scene._repr_svg_() is None


def test_a_machine_shows_its_states_and_which_are_active() -> None:
    states: dict[str, Any] = {
        "off": {"on": {"tap": "on"}, "after": [{"delay": 5, "target": "on"}]},
        "on": {"initial": "dim", "states": {"dim": {"always": {"guard": "1 < 0", "target": "bright"}}, "bright": {}}},
    }
    machine = Machine.load({"machine": {"states": states}})
    with machine:
        before = machine._repr_html_()
        assert "<b>● off</b>" in before
        machine.send("tap")
        shown = machine._repr_html_()
        for words in ("○ off", "<b>● on</b>", "<b>● dim</b>", "○ bright"):
            assert words in shown
        # Nested as the states are.
        outer = shown.index("<b>● on</b>")
        assert outer < shown.index("<ul", outer) < shown.index("<b>● dim</b>")
        # An ampersand or a less-than sign of a name would be text.
        said = "".join(ElementTree.fromstring(shown).itertext())
        for words in ("tap → on", "after 5 s → on", "always [1 < 0] → bright"):
            assert words in said
        states["off"]["on"] = {"press": "on"}
        assert machine.reload({"animcore": 1, "machine": {"states": states}}) == []
        assert "press → on" in machine._repr_html_()
