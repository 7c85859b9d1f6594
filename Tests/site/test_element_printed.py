# SPDX-License-Identifier: MIT
"""Pages with <anim-scene> on paper: what PDF files of Chromium and Firefox have in them is the scene as it is then."""

from __future__ import annotations

import base64
import json
import re
import shutil
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Pages
from firefox import Firefox

SQUARE = {"kind": "rectangle", "frame": [0, 0, 60, 60], "fill": "#336600"}
DOCUMENT = json.dumps(
    {
        "animcore": 1,
        "size": [60, 60],
        "inputs": {"place": {"type": "number"}},
        "nodes": [SQUARE, {"kind": "rectangle", "frame": [0, 10, 20, 20], "fill": "#FF0080", "x": "place"}],
    }
)


def streams(pdf: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The dictionaries and contents of a PDF file's streams (ISO 32000, 7.3.8)."""
    for found in re.finditer(rb"obj\s*(<<(?:(?!endobj).)*?>>)\s*stream\r?\n", pdf, re.S):
        length = re.search(rb"/Length (\d+)(?! \d+ R)", found[1])
        end = found.end() + int(length[1]) if length else pdf.index(b"endstream", found.end())
        content = pdf[found.end() : end]
        yield found[1], zlib.decompressobj().decompress(content) if b"/FlateDecode" in found[1] else content


NUMBER = rb"(-?[\d.]+)"


def squares(pdf: bytes) -> list[tuple[float, float]]:
    """The scales across and down with which a rectangle at 0, 0 of 60 times 60 is drawn."""
    pattern = rb" ".join([NUMBER, rb"0 0", NUMBER, NUMBER, NUMBER, rb"cm\n(?:[^\n]*\n){0,4}?0 0 60 60 re"])
    return [(float(each[1]), float(each[2])) for _, text in streams(pdf) for each in re.finditer(pattern, text)]


def moved(pdf: bytes) -> list[float]:
    """How far to the right of the square the other rectangle is, in the scene's points."""
    pattern = NUMBER + rb" 0 0 " + NUMBER + rb" " + NUMBER + rb" " + NUMBER + rb" cm\n(?:[^\n]*\n){0,4}?"
    found = []
    for _, text in streams(pdf):
        at = [re.search(pattern + end, text) for end in (rb"0 0 60 60 re", rb"0 10 20 20 re")]
        if at[0] and at[1]:
            found.append(round((float(at[1][3]) - float(at[0][3])) / float(at[0][1]), 3))
    return found


@pytest.mark.parametrize("renderer", ["canvas", "svg"])
@pytest.mark.parametrize("above", [0, 4000])
@pytest.mark.parametrize("style", ["width: 90px; height: 90px", "width: 100%; height: 60px"])
def test_what_is_printed_is_the_scene_as_it_is_then(pages: Pages, renderer: str, above: int, style: str) -> None:
    """Out of sight, paused, and in a page that is laid out anew; with lines and not with pixels."""
    pages.add("/scene.json", DOCUMENT)
    attributes = f'src="/scene.json" renderer="{renderer}" paused'
    before_it = f'<p style="margin: 0; height: {above}px"></p>'
    page = pages.open(f'{before_it}<anim-scene {attributes} style="{style}"></anim-scene>')
    picture = "document.querySelector('anim-scene').shadowRoot.querySelector('canvas, svg')"
    size = f"[{picture}.width, {picture}.height, {picture}.style.objectFit]"
    before = page.evaluate(size)
    page.evaluate("document.querySelector('anim-scene').place = 25")
    pdf = page.pdf()
    assert moved(pdf) == [25]
    ((across, down),) = squares(pdf)
    assert across == pytest.approx(down, rel=1e-3)
    # A scale of the page's own, 4.1667 of the file's units for one of its pixels: 90 or 60 of them, of 60 points.
    assert across == pytest.approx(25 / 8 * (1.5 if "90px" in style else 1), rel=0.02)
    # And then it is on the screen as before.
    assert page.evaluate(size) == before


def test_a_page_in_firefox_is_printed_in_its_proportions(pages: Pages, tmp_path: Path) -> None:
    """A canvas is a picture there, and the page is laid out with it as it was."""
    program = shutil.which("firefox-esr")
    assert program is not None, "firefox-esr is missing. Run tools/setup site."
    pages.add("/scene.json", DOCUMENT)
    body = '<anim-scene src="/scene.json" paused style="width: 100%; height: 60px"></anim-scene>'
    pages.open(body)
    firefox = Firefox(program, tmp_path / "profile")
    try:
        address = f"{pages.address}/page.html"
        firefox.send("browsingContext.navigate", context=firefox.context, url=address, wait="complete")
        firefox.evaluate(
            "async () => { await customElements.whenDefined('anim-scene'); const [element] = document.body.children;"
            "while (!element.scene) { await new Promise(requestAnimationFrame); } element.place = 25; }"
        )
        pdf = base64.b64decode(firefox.send("browsingContext.print", context=firefox.context)["data"])
    finally:
        firefox.close()
    parts = list(streams(pdf))
    ((head, pixels),) = [(head, content) for head, content in parts if b"/Subtype /Image" in head]
    sizes = [re.search(rb"/" + name + rb" (\d+)", head) for name in (rb"Width", rb"Height")]
    width, height = (int(each[1]) for each in sizes if each)
    placed = [re.search(NUMBER + rb" 0 0 -" + NUMBER + rb" \S+ \S+ cm\n/a0 gs", text) for _, text in parts]
    ((across, down),) = [(float(each[1]), float(each[2])) for each in placed if each]
    # 60 of the page's pixels, of 3/4 of a point, for 60 of the scene's points; with more pixels than a screen's.
    assert across / width == pytest.approx(down / height, rel=1e-3)
    assert (across, down) == pytest.approx((45, 45), rel=0.01)
    assert width >= 120

    def at(x: float, y: float) -> str:
        place = 3 * (int(y * height / 60) * width + int(x * width / 60))
        return pixels[place : place + 3].hex()

    assert [at(x, 20) for x in (22, 28, 42, 48)] == ["336600", "ff0080", "ff0080", "336600"]
