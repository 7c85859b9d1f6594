# SPDX-License-Identifier: MIT
"""What `animcore morph` reads of SVG files: what a browser covers. Each area follows from the shapes, and each file was
compared with Chromium's picture of it, where no pixel differs but those of edges."""

from __future__ import annotations

import math
import time
from pathlib import Path as FilePath

import pytest

pytest.importorskip("tinycss2")

from animcore import Path
from animcore.tools.report import ToolError
from animcore.tools.shapes import Shape, load_shape

CIRCLE = math.pi
# Squares: of 20, and one beside it of 10.
A, B = '<rect width="20" height="20"/>', '<rect x="50" y="50" width="10" height="10"/>'


def shape_of(tmp_path: FilePath, content: str, attributes: str = 'viewBox="0 0 100 100"') -> Shape:
    file = tmp_path / "drawing.svg"
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x"'
    file.write_text(f"<svg {names} {attributes}>{content}</svg>", encoding="utf-8")
    return load_shape(str(file))


@pytest.mark.parametrize(
    ("content", "area"),
    [
        # Transforms
        ('<rect width="20" height="10" style="transform:translate(10%, 20px) scale(2)"/>', 800),
        ('<rect width="20" height="10" transform="rotate(90)" transform-origin="50 50"/>', 200),
        ('<rect width="20" height="10" style="transform:rotate(.25turn);transform-origin:50px 50%"/>', 200),
        ('<rect width="20" height="10" style="transform:rotate(90deg);transform-box:fill-box;'
         'transform-origin:center"/>', 10 * 15),
        (f'<style>.a{{transform:scale(.5)}}</style><g class="a">{A}</g>', 100),
        (f'<g transform="scale(0)">{A}</g>{B}', 100),
        # One that is wrong is none.
        ('<rect width="20" height="10" transform="translate(200px 0)"/>', 200),
        # Strokes of what is stretched, and of what is not.
        ('<path transform="scale(5 2)" fill="none" stroke="red" stroke-width="2" d="M2 20H12"/>', 50 * 4),
        ('<path transform="scale(5 2)" stroke="red" stroke-width="2" vector-effect="non-scaling-stroke" d="M2 20H12"/>',
         50 * 2),
        # Views inside of views hide what is outside of them.
        ('<svg x="20" y="20" width="50" height="40" viewBox="0 0 10 10"><rect x="-5" width="20" height="10"/></svg>',
         50 * 40),
        ('<svg x="20" y="20" width="50" height="40" viewBox="0 0 10 10" overflow="visible">'
         '<rect x="-5" width="20" height="10"/></svg>', 80 * 40),
        ('<symbol id="s"><circle r="25"/></symbol><use href="#s" x="20" y="20" width="10" height="10"/>', 100),
        ('<rect x="80" y="80" width="50" height="50"/>', 400),
        # Copies
        ('<defs><rect id="a" width="20" height="5"/></defs><use href="#a"/><use xlink:href="#a" y="40"/>', 200),
        ('<defs><rect id="a b" width="20" height="5"/></defs><use href="#a%20b"/>', 100),
        # A copy is styled as its original, and inherits from where it is drawn.
        ('<style>.o .i{fill:none}</style><rect id="r" class="i" width="10" height="10"/>'
         '<g class="o"><use href="#r" x="20"/></g>', 200),
        # One that leads to itself is not drawn.
        (f'<g id="a">{B}<use href="#a" y="20"/></g>', 100),
        # Conditions
        (f'<switch><rect systemLanguage="xx" width="50" height="50"/>{B}{A}</switch>', 100),
        (f'<switch><g systemLanguage="fr, en-US">{B}</g>{A}</switch>', 100),
        (f'<switch><foreignObject requiredExtensions="http://example.org"/><g>{B}</g></switch>', 100),
        # What is no drawing, and what is of another vocabulary.
        (f'<metadata>{A}</metadata><desc>{A}</desc><thing>{A}</thing><x:g>{A}</x:g><x:rect width="9" height="9"/>{B}',
         100),
        # Paints
        (f'<g color="transparent"><g fill="currentColor">{A}</g></g>{B}', 100),
        (f'<g fill="none"><g fill="nonsense">{A}</g></g>{B}', 100),
        (f'<g fill="url(#none)">{A}</g>{B}', 100),
        (f'<g fill="url(#none) red">{A}</g>', 400),
        (f'<linearGradient id="g"/><g fill="url(#g)">{A}</g>{B}', 100),
        (f'<linearGradient id="g"><stop stop-opacity="0"/></linearGradient><g fill="url(#g)">{A}</g>{B}', 100),
        (f'<linearGradient id="h" href="#g"/><linearGradient id="g"><stop/></linearGradient><g fill="url(#h)">{A}</g>',
         400),
        (f'<g fill="rgb(0 0 0 / 0%)">{A}</g><g fill="hsla(0, 0%, 0%, 0)">{A}</g><g fill="context-fill">{A}</g>{B}',
         100),
        # A width that is wrong is not said.
        ('<path stroke="red" stroke-width="-4" d="M0 50H100"/>', 100),
        # Style sheets
        ('<style>:root{--w:9}path{stroke:red;stroke-width:var(--w)}</style><path d="M0 50H100"/>', 900),
        ('<style>svg|path{stroke:red;stroke-width:9}</style><path d="M0 50H100"/>', 900),
        ('<style>circle{r:30px;cx:40px;cy:50px}rect{x:70px;width:20px;height:40px}</style><circle r="3"/><rect/>',
         CIRCLE * 900 + 800),
        ('<style>path{d:path("M0 0H9V9Z")}</style><path/>', 40.5),
        ('<rect style="width:calc(10px + 50%);height:calc(2 * 20px)"/>', 60 * 40),
        ('<g font-size="10"><rect width="2em" height="1rem" style="font-size:2em"/></g>', 40 * 16),
        ('<rect width="2em" height="1px" style="font:bold 20px/1.2 serif"/>', 40),
        ('<rect width="4Q" height="1in"/>', 4 * 96 / 101.6 * 96),
        # Dashes
        ('<path pathLength="90" d="M0 50H45" stroke="red" stroke-width="2" stroke-dasharray="30"/>', 30 * 2),
        ('<path d="M0 50H60" stroke="red" stroke-width="2" stroke-dasharray="10%, 5%"/>', 40 * 2),
        # Errors of path data: what is before them is drawn.
        ('<path d="M0 0H20V20H0Z L nonsense"/>', 400),
        (f'<path d="L0 0H9V9"/><path d="none"/>{B}', 100),
        ('<polygon points="0 0 20 0 20 20 nonsense 0 99"/>', 200),
    ],
)  # fmt: skip
def test_files_are_drawn_as_browsers_draw_them(tmp_path: FilePath, content: str, area: float) -> None:
    # Circles are cubic curves, 2.8e-4 too large.
    assert shape_of(tmp_path, content).filled.simplified().area == pytest.approx(area, rel=3e-4)


CLIPS = '<clipPath id="half"><rect width="50" height="100"/></clipPath><rect width="80" height="20" {}/>'


@pytest.mark.parametrize(
    ("content", "area"),
    [
        (CLIPS.format('clip-path="url(#half)"'), 50 * 20),
        (CLIPS.format('clip-path="url(#none)"'), 80 * 20),
        # By the box of what is clipped.
        ('<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath>'
         f'<g clip-path="url(#c)">{A}<rect x="60" width="20" height="20" fill="none"/></g>', 400),
        # Clipped clips, and clips with clipped shapes.
        ('<clipPath id="d"><rect width="50" height="10"/></clipPath><clipPath id="c" clip-path="url(#d)">'
         '<rect width="30" height="99"/></clipPath><rect width="99" height="99" clip-path="url(#c)"/>', 300),
        ('<clipPath id="d"><rect width="50" height="10"/></clipPath><clipPath id="c"><rect width="30" height="99" '
         'clip-path="url(#d)"/><rect x="80" width="10" height="10"/></clipPath>'
         '<rect width="99" height="99" clip-path="url(#c)"/>', 400),
        # However its shapes are painted; groups and what is hidden are none of them.
        ('<clipPath id="c"><rect width="9" height="9" fill="none" opacity="0" stroke="red" stroke-width="8"/>'
         '<g><rect width="99" height="99"/></g><rect visibility="hidden" width="99" height="99"/></clipPath>'
         '<rect width="99" height="99" clip-path="url(#c)"/>', 81),
        ('<defs><rect id="r" width="10" height="10"/></defs><clipPath id="c"><use href="#r" x="5"/></clipPath>'
         '<rect width="99" height="99" clip-path="url(#c)"/>', 100),
        (f'<clipPath id="c"/><g clip-path="url(#c)">{A}</g>{B}', 100),
        (f'<clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath><g clip-path="url(#c)">{A}</g>',
         81),
        # Shapes of CSS
        ('<rect width="100" height="100" style="clip-path:circle(30px at 40px 50px)"/>', CIRCLE * 900),
        ('<rect width="100" height="100" style="clip-path:inset(10px 20px)"/>', 80 * 60),
        ('<rect width="100" height="100" style="clip-path:inset(10px round 20px)"/>', 80**2 - (4 - CIRCLE) * 400),
        ('<rect x="10" width="40" height="40" style="clip-path:polygon(0 0, 100% 0, 50% 100%)"/>', 800),
        ('<rect width="99" height="99" style="clip-path:path(evenodd, \'M0 0H9V9H0ZM3 3H6V6H3Z\')"/>', 72),
        # Masks: what is black hides.
        ('<mask id="m"><rect width="50" height="99" fill="white"/></mask><rect width="80" height="20" mask="url(#m)"/>',
         1000),
        ('<mask id="m"><rect width="100" height="100" fill="#fff"/><path d="M0 10H100" stroke="#000" stroke-width="4"/>'
         '</mask><rect width="80" height="20" mask="url(#m)"/>', 80 * 16),
        ('<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="30" height="99">'
         '<rect width="50" height="100"/></mask><rect width="80" height="20" mask="url(#m)"/>', 600),
        ('<mask id="m" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="white"/></mask>'
         '<rect x="9" width="80" height="20" mask="url(#m)"/>', 800),
        ('<mask id="m" x="0" y="0" width=".5" height=".5"><rect width="99" height="99" fill="white"/></mask>'
         '<rect width="80" height="20" mask="url(#m)"/>', 400),
    ],
)  # fmt: skip
def test_clips_and_masks_are_those_of_browsers(tmp_path: FilePath, content: str, area: float) -> None:
    assert shape_of(tmp_path, content).filled.simplified().area == pytest.approx(area, rel=3e-4)


def test_the_frame_is_what_a_browser_shows(tmp_path: FilePath) -> None:
    for attributes, frame in (
        ('viewBox="0 0 10 20"', (0, 0, 10, 20)),
        ('width="30" height="40"', (0, 0, 30, 40)),
        ('width="1in" height="48px"', (0, 0, 96, 48)),
        # The view is in the middle of a place that is twice as wide.
        ('viewBox="0 0 10 10" width="200" height="100"', (-5, 0, 20, 10)),
        ('viewBox="0 0 10 10" width="200" height="100" preserveAspectRatio="xMinYMin slice"', (0, 0, 10, 5)),
        ('viewBox="0 0 10 10" width="100%" height="100%"', (0, 0, 10, 10)),
    ):
        assert tuple(shape_of(tmp_path, A, attributes).frame) == pytest.approx(frame), attributes
    with pytest.raises(ToolError, match="nothing to draw"):
        shape_of(tmp_path, A, 'viewBox="0 0 0 10"')


def test_outlines_stay_as_they_are_drawn(tmp_path: FilePath) -> None:
    """A clip or a mask that leaves all, as many programs write them, changes no outline."""
    data = "M12 2C18 2 22 6 22 12S18 22 12 22 2 18 2 12 6 2 12 2Z"
    content = (
        '<g clip-path="url(#c)"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">'
        f'<path d="M24 0H0V24H24Z" fill="white"/></mask><g mask="url(#m)"><path d="{data}"/></g></g>'
        '<defs><clipPath id="c"><rect width="24" height="24" fill="white"/></clipPath></defs>'
    )
    shape = shape_of(tmp_path, content, 'width="24" height="24" viewBox="0 0 24 24" fill="black"')
    assert shape.path == Path(data)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<g>" * 300 + "</g>" * 300, "inside each other"),
        (A * 21_000, "more than 20000 elements"),
        # Each draws the one before it ten times, or clips with it twice.
        ("".join(f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(12))
         + '<g id="g12"><rect width="1" height="1"/></g>', "more than 20000 elements"),
        ("".join(f'<clipPath id="c{n + 1}" clip-path="url(#c{n})"><rect width="9" height="9" clip-path="url(#c{n})"/>'
                 "</clipPath>" for n in range(40)) + '<rect width="9" height="9" clip-path="url(#c40)"/>',
         "more than 20000 elements"),
        ("".join(f'<mask id="c{n + 1}"><rect width="9" height="9" fill="#fff" mask="url(#c{n})"/>'
                 f'<rect width="9" height="9" fill="#fff" mask="url(#c{n})"/></mask>' for n in range(40))
         + '<rect width="9" height="9" mask="url(#c40)"/>', "more than 20000 elements"),
        ("<style>" + ".a{fill:red}" * 100_000 + "</style>", "style sheet of more than 1 MiB"),
        ("".join(f'<use id="u{n}" href="#u{n + 1}"/>' for n in range(5000)) + '<rect id="u5000"/>',
         "inside each other"),
    ],
)  # fmt: skip
def test_files_that_would_take_long_are_refused(tmp_path: FilePath, content: str, message: str) -> None:
    began = time.monotonic()
    with pytest.raises(ToolError, match=message):
        shape_of(tmp_path, content)
    # They take a second or two; without the limits some would take longer than there is time.
    assert time.monotonic() - began < 60


@pytest.mark.parametrize(
    "content",
    [
        '<rect width="9" height="9" style="' + "/*" * 500_000 + '"/>',
        '<rect width="9" height="9" style="fill:' + " " * 500_000 + "red" + " " * 500_000 + 'x"/>',
        '<rect width="9" height="9" transform="' + "a" * 1_000_000 + '"/>',
        '<rect width="9" height="9" transform="' + "rotate(" * 100_000 + '"/>',
        '<rect width="9" height="9" clip-path="url(' + "#" * 1_000_000 + '"/>',
        '<rect width="9" height="9"/><rect width="9" height="9" fill="url(' + " " * 1_000_000 + '"/>',
        '<rect width="9" height="9" style="font:' + "1" * 1_000_000 + '"/>',
        '<rect width="9" height="9"/><rect width="calc(' + "(" * 100_000 + ')" height="9"/>',
    ],
)
def test_long_attributes_take_a_time_in_proportion(tmp_path: FilePath, content: str) -> None:
    """A regular expression that begins anew at each character would take minutes."""
    began = time.monotonic()
    assert shape_of(tmp_path, content).filled.simplified().area == pytest.approx(81)
    assert time.monotonic() - began < 30
