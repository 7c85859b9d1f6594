# SPDX-License-Identifier: MIT
"""`animcore morph`: pictures of in-betweens."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import pytest
from animcore import Path
from animcore.command_line import main
from animcore.tools.morph import progresses
from animcore.tools.report import ToolError
from animcore.tools.shapes import load_shape

SQUARE = "M0 0L100 0L100 100L0 100Z"
CROSS = "M40 0L60 0L60 40L100 40L100 60L60 60L60 100L40 100L40 60L0 60L0 40L40 40Z"

Run = Callable[..., FilePath]


@pytest.fixture
def run(tmp_path: FilePath) -> Run:
    pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")

    def morph(name: str, *words: str, a: str = SQUARE, b: str = CROSS) -> FilePath:
        assert main(["morph", a, b, "-o", str(tmp_path / name), *words]) == 0
        return tmp_path / name

    return morph


def frames(file: FilePath) -> list[Any]:
    from PIL import Image, ImageSequence

    with Image.open(file) as image:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]


def inked(image: Any) -> float:
    """How much of a picture is not white, from 0 to 1."""
    histogram = image.convert("L").histogram()
    ink: float = 1 - sum(count * shade for shade, count in enumerate(histogram)) / (255 * image.width * image.height)
    return ink


def lasting(file: FilePath) -> int:
    """How long an animation takes, in milliseconds."""
    from PIL import Image, ImageSequence

    with Image.open(file) as image:
        return sum(int(frame.info["duration"]) for frame in ImageSequence.Iterator(image))


# Pictures


@pytest.mark.parametrize("suffix", ["gif", "apng"])
def test_there_and_back(run: Run, suffix: str) -> None:
    file = run(f"a.{suffix}", "--frames", "11", "--hold", "5", "--size", "64")
    shown = frames(file)
    assert {image.size for image in shown} == {(64, 64)}
    assert lasting(file) == pytest.approx((5 + 11 + 5 + 9) * 20, abs=10)
    # The cross has 36 % of the square's area.
    assert max(map(inked, shown)) / min(map(inked, shown)) == pytest.approx(1 / 0.36, rel=0.1)


def test_a_contact_sheet(run: Run) -> None:
    (sheet,) = frames(run("sheet.png", "--size", "64", "--frames", "6"))
    (same,) = frames(run("same.png", "--size", "64", "--frames", "6", "--contact"))
    assert sheet.tobytes() == same.tobytes()
    assert sheet.width > 6 * 64


def test_correspondences_are_drawn_in_color(run: Run) -> None:
    (plain,) = frames(run("plain.png", "--frames", "2", "--color", "#000000"))
    (drawn,) = frames(run("drawn.png", "--frames", "2", "--color", "#000000", "--correspondences"))

    def colors(image: Any) -> int:
        return sum(max(pixel) - min(pixel) > 60 for _, pixel in image.getcolors(1 << 20))

    assert colors(plain) == 0
    assert colors(drawn) > 3


def test_an_animated_svg_has_the_same_commands_in_every_frame(run: Run) -> None:
    text = run("a.svg", "--frames", "5", "--hold", "1").read_text(encoding="utf-8")
    (values,) = re.findall(r'values="([^"]*)"', text)
    shapes = [re.sub(r"[^A-Za-z]", "", re.sub(r"e[-+]?\d+", "", value)) for value in values.split(";")]
    assert len(shapes) == 1 + 5 + 1 + 3 + 1
    assert len(set(shapes)) == 1
    assert values.split(";")[0] == values.split(";")[-1]


def test_options_reach_the_morph(run: Run) -> None:
    for words in (("--motion", "linear"), ("--motion", "rotational"), ("--pairing", "index"), ("--spring", "0.4")):
        assert run("a.png", "--frames", "3", "--size", "32", *words).exists()


def test_a_blend_has_no_corresponding_points(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    pictures = frames(run("a.gif", "--frames", "3", "--hold", "0", "--size", "64", "--structure", "blend"))
    # Evenly from the square, 10000, to the cross, 3600.
    assert [inked(picture) for picture in pictures[:3]] == pytest.approx(
        [inked(pictures[0]) * area / 10000 for area in (10000, 6800, 3600)], rel=0.03
    )
    for words in (["-o", "a.svg"], ["-o", "a.gif", "--correspondences"]):
        assert main(["morph", SQUARE, CROSS, "--structure", "blend", *words]) == 1
        assert "a blend has no corresponding points" in capsys.readouterr().err


def test_a_spring_goes_beyond_and_comes_to_rest() -> None:
    values = progresses(101, "linear", 0.5)
    assert max(values) > 1.05
    assert (values[0], values[-1]) == (0, 1)
    assert values[-2] == pytest.approx(1, abs=0.01)
    assert progresses(5, "linear", None) == [0, 0.25, 0.5, 0.75, 1]


# Shapes


def svg(content: str, view: str = 'viewBox="0 0 10 20"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{content}</svg>'


def test_shapes_of_a_file(tmp_path: FilePath) -> None:
    file = tmp_path / "icon.svg"
    file.write_text(
        svg(
            '<defs><path d="M9 9L8 8"/></defs><g transform="translate(1,2)scale(2)"><path d="M0 0L1 0L1 1Z"/></g>'
            '<rect x="1" width="4" height="2" transform="translate(5 8) rotate(90)"/><circle cx="5" cy="5" r="2"/>'
            '<polygon points="0,0 1,1 2,0"/><polyline points="3 3 4 4"/><text>no</text>'
        )
    )
    shape = load_shape(str(file))
    assert (shape.name, tuple(shape.frame)) == ("icon", (0, 0, 10, 20))
    expected = Path().move(1, 2).line(3, 2).line(3, 4).close()
    verbs, numbers = shape.path.verbs, shape.path.coordinates
    assert verbs[:4] == expected.verbs
    assert numbers[:6] == expected.coordinates
    assert verbs.count(Path().move(0, 0).verbs[0]) == 5
    assert numbers[6:14] == pytest.approx([5, 9, 5, 13, 3, 13, 3, 9])
    assert numbers[-4:] == [3, 3, 4, 4]


def test_path_data_and_its_frame() -> None:
    shape = load_shape(" m10 20 30 0 0 40z")
    assert shape.path == Path().move(10, 20).line(40, 20).line(40, 60).close()
    assert tuple(shape.frame) == (10, 20, 30, 40)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("no xml", "is not SVG"),
        ("<html/>", "its root is <html>"),
        (svg(""), "nothing to draw"),
        (svg('<path d="M0 0L"/>'), "icon.svg"),
        ('<?xml version="1.0" encoding="martian"?>' + svg(""), "is not SVG that can be read: unknown encoding"),
        ('<?xml version="1.0" encoding="shift_jis"?>' + svg(""), "is not SVG that can be read: multi-byte"),
        (svg("<g>" * 3000 + "</g>" * 3000), "has more than 256 elements inside each other"),
        (svg("<g>" * 256 + "</g>" * 256), "has more than 256 elements inside each other"),
        (svg("<g>" * 255 + "</g>" * 255), "nothing to draw"),
        (svg('<circle r="1e999"/>'), "has a shape that cannot be drawn: rectangle must be finite"),
        (svg('<rect width="2" height="1e300%"/>'), "has a shape that cannot be drawn: rectangle must be at most"),
    ],
)
def test_what_is_wrong_with_a_file(tmp_path: FilePath, content: str, what: str) -> None:
    file = tmp_path / "icon.svg"
    file.write_text(content)
    with pytest.raises(ToolError, match=re.escape(what)):
        load_shape(str(file))


def test_lines_and_copies_are_drawn(tmp_path: FilePath) -> None:
    """Icons of strokes are made of lines; they were left out without a word. A line has no inside (SVG 2, 10.4)."""
    file = tmp_path / "icon.svg"
    file.write_text(
        svg(
            '<line x1="1" y1="2" x2="3" y2="4" stroke="red"/><line x2="9" y2="9"/><line x2="9" style="display: none"/>'
            '<defs><line id="a" x2="1" y2="1" stroke="red"/><symbol id="s"><line x2="2"/></symbol></defs>'
            '<use href="#a" x="5" transform="scale(2)"/><use href="#s" y="7" stroke="red"/><use href="#none"/>'
        )
    )
    shape = load_shape(str(file))
    # The copies: (5, 0) to (6, 1), both doubled; and (0, 7) to (2, 7).
    assert shape.path.coordinates == [1, 2, 3, 4, 10, 0, 12, 2, 0, 7, 2, 7]
    assert shape.line_width == 2, "nothing is filled"


def test_copies_of_copies_end(tmp_path: FilePath) -> None:
    file = tmp_path / "icon.svg"
    file.write_text(svg('<g id="a"><path d="M0 0L1 1"/><use href="#b"/></g><g id="b"><use href="#a"/></g>'))
    assert len(load_shape(str(file)).path) == 2
    groups = "".join(f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(12))
    file.write_text(svg(groups + '<path id="g12" d="M0 0L1 1"/>'))
    with pytest.raises(ToolError, match="more than 20000 elements"):
        load_shape(str(file))


def test_a_frame_without_bounds_is_none(tmp_path: FilePath) -> None:
    file = tmp_path / "icon.svg"
    file.write_text(svg('<path d="M1 2L5 7"/>', 'viewBox="0 0 1e999 10"'))
    assert tuple(load_shape(str(file)).frame) == (1, 2, 4, 5)


def test_messages(tmp_path: FilePath, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> str:
        assert main(["morph", *words]) == 1
        return capsys.readouterr().err

    target = str(tmp_path / "a.gif")
    assert "no such file" in said(str(tmp_path / "nothing.svg"), SQUARE, "-o", target)
    assert "ends with none of" in said(SQUARE, CROSS, "-o", str(tmp_path / "a.bmp"))
    assert "contact sheet is a .png" in said(SQUARE, CROSS, "-o", target, "--contact")
    assert "wobbly" in said(SQUARE, CROSS, "-o", target, "--easing", "wobbly")
    assert "path data" in said("M0 0L1 q", CROSS, "-o", target)
    with pytest.raises(SystemExit):
        main(["morph", SQUARE, CROSS, "-o", target, "--frames", "1"])


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        # Counted by hand: q; a reference and the end of a line are one character each; a ">" in a value ends nothing.
        (b"<svg><g a='>'/>\n <path fill='red' d='M0 0\r\nL1 &#32;q'/></svg>", "3:9", "found 'q'"),
        # A transform of which a part is wrong is none, and the rectangle is drawn.
        (b'<svg>\n<rect width="9" height="9" transform="scale(2) foo(1)"/></svg>', "2:48", "the transform foo"),
        # What is before the error is drawn.
        (b"<svg>\n<path d='M0 0H9V9Z Lq'/></svg>", "2:21", "found 'q'"),
        ("<svg><title>\xe9</title><path d='M0 0L1 q'/></svg>".encode(), "1:39", "found 'q'"),
        # What is not found in the file, as of another encoding, is at its element.
        ("<?xml version='1.0' encoding='utf-16'?><svg><path d='M0 0L1 q'/></svg>".encode("utf-16"), "1:", "found 'q'"),
    ],
)
def test_errors_are_at_their_place_in_the_file(
    text: bytes, place: str, message: str, tmp_path: FilePath, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.svg"
    file.write_bytes(text)
    is_drawn = b"9" in text
    assert main(["morph", str(file), SQUARE, "-o", str(tmp_path / "b.svg")]) == (0 if is_drawn else 1)
    told = capsys.readouterr().err
    assert f"{file}:{place}" in told
    assert told.startswith("warning: " if is_drawn else "animcore: ")
    assert message in told


def test_help_and_errors_of_use_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["morph", "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "usage: animcore morph" in told
    assert "A B" in " ".join(told.split())
    for words in ([], ["M0 0L1 1"], ["M0 0L1 1", "M0 0L2 2"], ["a", "b", "c", "-o", "x.png"]):
        with pytest.raises(SystemExit) as ended:
            main(["morph", *words])
        assert ended.value.code == 2
        assert "usage: animcore" in capsys.readouterr().err


STROKED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="3">
<g transform="scale(2)"><path d="{}"/></g></svg>"""


def test_what_a_file_strokes_and_does_not_fill_is_a_stroke(tmp_path: FilePath) -> None:
    for name, data in (("a", "M2 3H10"), ("b", "M3 2V10")):
        (tmp_path / f"{name}.svg").write_text(STROKED.format(data), encoding="utf-8")
    shape = load_shape(str(tmp_path / "a.svg"))
    # Three wide, and everything twice as large.
    assert shape.line_width == pytest.approx(6)
    for style, wanted in (("auto", 'stroke-width="6"'), ("stroke", 'stroke-width="6"'), ("fill", 'fill="#3B3B98"')):
        target = tmp_path / f"{style}.svg"
        ends = [str(tmp_path / "a.svg"), str(tmp_path / "b.svg")]
        assert main(["morph", *ends, "-o", str(target), "--style", style, "--frames", "3"]) == 0
        assert wanted in target.read_text(encoding="utf-8")


def test_what_is_neither_stroked_nor_filled_is_not_there(tmp_path: FilePath) -> None:
    file = tmp_path / "one.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" d="M0 0H24V24H0Z"/>'
        '<path style="fill: red" d="M1 1H5V5Z"/></svg>',
        encoding="utf-8",
    )
    shape = load_shape(str(file))
    assert shape.line_width is None
    assert shape.path.area == pytest.approx(8)


# What a browser shows


def covered(tmp_path: FilePath, content: str, view: str = 'viewBox="0 0 24 24"') -> Path:
    """What a file's shapes cover."""
    file = tmp_path / "icon.svg"
    file.write_text(svg(content, view), encoding="utf-8")
    return load_shape(str(file)).filled


@pytest.mark.parametrize(
    ("content", "area"),
    [
        # 18 by 2 twice, and the middle once.
        ('<g fill="none" stroke="red" stroke-width="2"><path d="M3 12H21M12 3V21"/></g>', 2 * 36 - 4),
        ('<path fill-rule="evenodd" d="M2 2H22V22H2ZM6 6H18V18H6Z"/>', 20**2 - 12**2),
        ('<path style="fill-rule:evenodd" d="M2 2H22V22H2ZM6 6V18H18V6Z"/>', 20**2 - 12**2),
        # Of opposite directions, over each other.
        ('<path d="M2 2H16V16H2Z"/><path d="M8 8V22H22V8Z"/>', 2 * 14**2 - 8**2),
        # A square with a round border of which half is outside.
        (
            '<path d="M6 6H18V18H6Z" stroke="red" stroke-width="4" stroke-linejoin="round"/>',
            12**2 + 4 * 12 * 2 + math.pi * 4,
        ),
        ('<path d="M2 12H22" stroke="red" stroke-width="2" stroke-dasharray="3 2"/>', 4 * 3 * 2),
        ('<path fill="none" d="M2 12H22" stroke="red" stroke-width="2" stroke-dasharray="3,2"/>', 4 * 3 * 2),
        ('<path d="M2 12H22" stroke="red" stroke-width="2" stroke-linecap="square"/>', 22 * 2),
        ('<rect x="1" width="20" height="10" rx="4" ry="2"/>', 20 * 10 - (4 - math.pi) * 4 * 2),
        ('<rect width="50%" height="25%"/><circle cx="75%" cy="75%" r="12.5%"/>', 12 * 6 + math.pi * 9),
        (
            '<clipPath id="c"><rect width="12" height="24"/></clipPath><g clip-path="url(#c)">'
            '<circle cx="12" cy="12" r="9"/></g>',
            math.pi * 81 / 2,
        ),
        # What is not seen.
        (
            '<g opacity="0"><path d="M0 0H9V9Z"/></g><g visibility="hidden"><path d="M0 9H9V19Z"/>'
            '<path visibility="visible" d="M9 9H20V20Z"/></g><path fill-opacity="0" d="M0 20H24V24H0Z"/>'
            '<path fill="transparent" d="M0 0H24V2H0Z"/><path fill="#0000" d="M0 0H24V2H0Z"/>'
            '<path fill="rgba(0, 0, 0, 0)" d="M0 0H24V2H0Z"/>',
            11 * 11 / 2,
        ),
        ('<path style="transform: translate(5px, 4px) scale(2)" d="M0 0H5V5H0Z"/>', 100),
        ('<svg x="25%" width="50%" height="12" viewBox="0 0 4 4"><rect width="100%" height="2"/></svg>', 12 * 6),
    ],
)
def test_files_are_drawn_as_browsers_draw_them(tmp_path: FilePath, content: str, area: float) -> None:
    path = covered(tmp_path, content)
    # Circles are cubic curves, 2.8e-4 too large.
    assert path.simplified().area == pytest.approx(area, rel=3e-4)


@pytest.mark.parametrize(
    ("content", "area"),
    [
        ("<style>.a { fill: none; stroke: red; stroke-width: 2px }</style><path class='a' d='M2 12H22'/>", 40),
        ("<style><![CDATA[.b{display:none} g > .k{fill:none}]]></style><path class='b' d='M0 0H9V9Z'/>"
         "<g><path class='k' d='M0 0H9V9Z'/><path d='M0 0H4V4H0Z'/></g>", 16),
        ("<style>path { fill: none !important; stroke: red }</style><path style='fill: red' d='M2 2H12'/>", 10),
        ("<style media='print'>path { fill: none }</style><path d='M0 0H4V4H0Z'/>", 16),
    ],
)  # fmt: skip
def test_style_sheets_say_how_shapes_are_painted(tmp_path: FilePath, content: str, area: float) -> None:
    pytest.importorskip("tinycss2")
    assert covered(tmp_path, content).simplified().area == pytest.approx(area, rel=1e-6)


@pytest.mark.parametrize(
    ("attributes", "uses", "bounds"),
    [
        # 512 by 256 in a place of 50 by 30: 30 wide, in the middle, and the upper half.
        ('viewBox="0 0 512 512"', 'x="10" y="20" width="50" height="30"', (20, 20, 30, 15)),
        ('viewBox="0 0 512 512"', "", (20, 0, 60, 30)),
        ('viewBox="0 0 512 512" preserveAspectRatio="none"', 'width="50%"', (0, 0, 50, 30)),
        ('viewBox="0 0 512 512" preserveAspectRatio="xMaxYMin"', "", (40, 0, 60, 30)),
        ('viewBox="0 -256 512 512"', "", (20, 30, 60, 30)),
        # What is beyond its place is not seen.
        ("", 'transform="scale(.1)"', (0, 0, 10, 6)),
        ('overflow="visible"', 'transform="scale(.1)"', (0, 0, 51.2, 25.6)),
    ],
)
def test_symbols_have_coordinates_of_their_own(
    tmp_path: FilePath, attributes: str, uses: str, bounds: tuple[float, ...]
) -> None:
    content = f'<symbol id="s" {attributes}><path d="M0 0H512V256H0Z"/></symbol><use href="#s" {uses}/>'
    assert tuple(covered(tmp_path, content, 'viewBox="0 0 100 60"').bounds) == pytest.approx(bounds)


def test_the_second_file_is_seen_in_the_frame_of_the_first(tmp_path: FilePath) -> None:
    """Sets have frames of their own; browsers show both icons equally large."""
    for name, view, data in (("a", "0 0 24 24", "M0 0H24V12H0Z"), ("b", "0 -960 960 960", "M0 0H960V-480H0Z")):
        (tmp_path / f"{name}.svg").write_text(svg(f'<path d="{data}"/>', f'viewBox="{view}"'), encoding="utf-8")
    target = tmp_path / "ab.svg"
    ends = [str(tmp_path / "a.svg"), str(tmp_path / "b.svg")]
    assert main(["morph", *ends, "-o", str(target), "--frames", "2", "--hold", "0"]) == 0
    first, second = re.findall(r'values="([^"]*)"', target.read_text(encoding="utf-8"))[0].split(";")[:2]
    assert tuple(Path(first).bounds) == pytest.approx((0, 0, 24, 12))
    assert tuple(Path(second).bounds) == pytest.approx((0, 12, 24, 12))


def test_a_stroke_becomes_a_fill_by_what_it_covers(tmp_path: FilePath) -> None:
    (tmp_path / "a.svg").write_text(
        svg('<path fill="none" stroke="red" stroke-width="2" d="M0 5H10"/>', 'viewBox="0 0 10 10"'), encoding="utf-8"
    )
    (tmp_path / "b.svg").write_text(svg('<path d="M0 0H10V10H0Z"/>', 'viewBox="0 0 10 10"'), encoding="utf-8")
    target = tmp_path / "ab.svg"
    ends = [str(tmp_path / "a.svg"), str(tmp_path / "b.svg")]
    assert main(["morph", *ends, "-o", str(target), "--frames", "2", "--hold", "0"]) == 0
    text = target.read_text(encoding="utf-8")
    assert 'fill="#3B3B98"' in text
    assert Path(re.findall(r'values="([^";]*)', text)[0]).area == pytest.approx(20)


def test_ends_and_corners_of_strokes_are_those_of_the_files(tmp_path: FilePath) -> None:
    for name, words in (("a", 'stroke-linecap="square"'), ("b", 'stroke-linecap="square" stroke-linejoin="bevel"')):
        content = f'<path fill="none" stroke="red" {words} d="M1 5H9"/>'
        (tmp_path / f"{name}.svg").write_text(svg(content, 'viewBox="0 0 10 10"'), encoding="utf-8")
    target = tmp_path / "ab.svg"
    ends = [str(tmp_path / "a.svg"), str(tmp_path / "b.svg")]
    assert main(["morph", *ends, "-o", str(target), "--frames", "2"]) == 0
    # Both have the same ends, and not the same corners.
    assert 'stroke-linecap="square" stroke-linejoin="round"' in target.read_text(encoding="utf-8")
