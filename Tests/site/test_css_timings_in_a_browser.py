# SPDX-License-Identifier: MIT
"""Every combination of what `animation` says of time gives the numbers that Chromium computes, at the same times; with
each timing function in tools/test --long, and with one of the four otherwise."""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from animcore import Scene
from animcore.tools.importing import import_data
from playwright.sync_api import Browser

DURATIONS, DELAYS = ("0s", "1s", ".3s"), ("-2s", "-.5s", "-.3s", "0s", ".4s")
COUNTS = ("0", ".5", "1", "1.5", "2", "2.5", "3", "infinite")
DIRECTIONS, FILLS = ("normal", "reverse", "alternate", "alternate-reverse"), ("none", "forwards", "backwards", "both")
CURVES = ("cubic-bezier(.5, -.4, .3, 1.6)", "steps(4)", "steps(3, jump-start)", "linear(.2, .3 20%, .8)")
KEYS = "0% { stroke-width: 10px } 40% { stroke-width: 20px } to { stroke-width: 60px }"
# Not where something jumps.
TIMES = (0.0007, 0.0533, 0.2117, 0.3161, 0.5623, 0.8147, 1.1183, 1.3171, 1.7291, 2.3773, 3.1139, 4.0337)
TOLERANCE = 0.01
LONG = bool(os.environ.get("ANIMCORE_LONG"))
WIDTHS = """times => {
    const shapes = [...document.querySelectorAll("rect")], animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    return times.map(time => {
        for (const animation of animations) animation.currentTime = 1000 * time;
        return shapes.map(shape => parseFloat(getComputedStyle(shape).strokeWidth));
    });
}"""


def rectangles(nodes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for node in nodes:
        if node["kind"] == "rectangle":
            yield node
        yield from rectangles(node.get("nodes", []))


@pytest.mark.parametrize("curve", CURVES)
def test_any_timing_gives_the_numbers_of_a_browser(curve: str, browser: Browser) -> None:
    cases = list(itertools.product(DURATIONS, DELAYS, COUNTS, DIRECTIONS, FILLS))
    if not LONG:
        # Each combination with one of the curves.
        random.Random(1).shuffle(cases)
        cases = cases[CURVES.index(curve) :: len(CURVES)]
    # Chromium does not notice that it has come from before the animation to behind it: Web Animations 1, 4.9 gives
    # another value of steps there.
    if "steps" in curve:
        cases = [each for each in cases if each[1:3] != (".4s", "0") or each[4] != "both"]
    shapes = "".join(
        f'<rect width="5" height="5" stroke="red" stroke-width="5" style="animation: m {a} {curve} {b} {c} {d} {e}"/>'
        for a, b, c, d, e in cases
    )
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><style>@keyframes m {{ {KEYS} }}</style>{shapes}</svg>'
    page = browser.new_page()
    page.set_content("<style>* { animation-play-state: paused !important }</style>" + drawing)
    theirs = page.evaluate(WIDTHS, TIMES)
    page.close()
    imported = import_data(drawing, "svg")
    assert imported.report.is_exact
    widths = [each["stroke"]["width"] for each in rectangles(json.loads(imported.text)["nodes"])]
    assert len(widths) == len(cases)
    found: dict[tuple[str, ...], tuple[float, float, float]] = {}
    with Scene(imported.text) as scene:
        for before, now, row in zip((0.0, *TIMES), TIMES, theirs, strict=False):
            scene.advance(now - before)
            for case, width, expected in zip(cases, widths, row, strict=True):
                ours = scene[width.strip("`")].presentation if isinstance(width, str) else width
                if not abs(ours - expected) <= TOLERANCE:
                    found.setdefault(case, (now, expected, ours))
    assert found == {}
