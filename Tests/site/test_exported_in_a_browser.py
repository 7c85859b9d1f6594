# SPDX-License-Identifier: MIT
"""What is exported as SVG with SMIL and as CSS looks in Chromium as the scene does, at the same times."""

from __future__ import annotations

import io
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from animcore import Scene, Trace
from animcore.render import over, raster
from animcore.tools.exporting import export_data
from animcore.values import Color
from exported_documents import MANIFOLD, turning
from playwright.sync_api import Browser

np = pytest.importorskip("numpy")
image = pytest.importorskip("PIL.Image")
pytest.importorskip("fontTools")

LONG = bool(os.environ.get("ANIMCORE_LONG"))
CONTROLS = Path(__file__).resolve().parents[2] / "controls"
# In pixels a point.
SCALE = 3
TIMES = 10 if LONG else 5
# A pixel is another where a component differs by more than this, of 255; and which part of all may, in the mean.
TOLERANCE = 8
MOST = 0.01
CASES = (
    ("animatable-properties", "mixed"),
    ("fast-cart-button", "press-and-release"),
    ("gender-toggle", "interrupted-early"),
    ("transitioning-button", "failure"),
)
TRACES = sorted(
    (path.parent.name, path.stem)
    for path in (CONTROLS / "traces").glob("*/*.jsonl")
    if LONG or (path.parent.name, path.stem) in CASES
)
# Both sorts of animations stand at a time, in seconds; two frames later the picture is there.
STAND_AT = """time => {
    for (const svg of document.querySelectorAll("svg")) { svg.pauseAnimations(); svg.setCurrentTime(time); }
    for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = 1000 * time; }
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""


def played(control: str, name: str) -> tuple[Scene, Trace]:
    trace = Trace(CONTROLS / "traces" / control / f"{name}.jsonl")
    return Scene(CONTROLS / f"{control}.json", trace.seed or 0, parameters=trace.parameters), trace


def page_of(text: str, format: str) -> str:
    return text if format == "html" else f"<!DOCTYPE html><body style='margin: 0'>{text}</body>"


def differences(
    exported: str, format: str, scene: Scene, trace: Trace | None, times: Sequence[float], browser: Browser
) -> list[float]:
    """Which part of the browser's picture differs from the scene's at these times."""
    width, height = scene.canvas[2:]
    size = (round(width * SCALE), round(height * SCALE))
    viewport: Any = {"width": math.ceil(width), "height": math.ceil(height)}
    page = browser.new_page(viewport=viewport, device_scale_factor=SCALE)
    page.set_content(page_of(exported, format))
    found = []
    for time in times:
        page.evaluate(STAND_AT, time)
        if trace is not None:
            scene.play(trace, time)
        else:
            scene.advance(time - scene.time)
        theirs = np.asarray(image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(float)
        ours = np.asarray(over(raster(scene.svg(), size), Color(1, 1, 1))).astype(float)
        both = np.abs(theirs[: size[1], : size[0]] - ours)
        found.append(float((both.max(axis=2) > TOLERANCE).mean()))
    page.close()
    return found


@pytest.mark.parametrize("format", ["svg", "html"])
@pytest.mark.parametrize(("control", "name"), TRACES)
def test_it_looks_as_the_scene_does(control: str, name: str, format: str, browser: Browser) -> None:
    scene, trace = played(control, name)
    with scene:
        exported = export_data(scene, format, trace, text="outlines")
    scene, trace = played(control, name)
    times = [trace.end * (index + 0.37) / TIMES for index in range(TIMES)]
    with scene:
        different = differences(exported.text, format, scene, trace, times, browser)
    assert np.mean(different) <= MOST, different
    assert exported.off <= 0.02


@pytest.mark.parametrize("format", ["svg", "html"])
@pytest.mark.parametrize("name", ["manifold", "turning"])
def test_clips_skews_and_sectors_look_as_the_scene_does(name: str, format: str, browser: Browser) -> None:
    document = MANIFOLD if name == "manifold" else turning(0.5)
    with Scene(document) as scene:
        exported = export_data(scene, format, duration=1.5)
    with Scene(document) as scene:
        different = differences(exported.text, format, scene, None, (0.1, 0.29, 0.31, 0.7, 1.25, 1.4), browser)
    # The disc's edge is a row of pixels on which two renderers differ, one in forty.
    assert np.mean(different) <= (MOST if name == "manifold" else 3 * MOST), different
