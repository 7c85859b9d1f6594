# SPDX-License-Identifier: MIT
"""`animcore morph`: pictures of in-betweens."""

from __future__ import annotations

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
            '<rect x="1" width="4" height="2" transform="rotate(90)"/><circle cx="5" cy="5" r="2"/>'
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
    assert numbers[6:14] == pytest.approx([0, 1, 0, 5, -2, 5, -2, 1])
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
        (svg('<path d="M0 0L1 1" transform="bend(2)"/>'), "bend"),
        ('<?xml version="1.0" encoding="martian"?>' + svg(""), "is not SVG that can be read: unknown encoding"),
        ('<?xml version="1.0" encoding="shift_jis"?>' + svg(""), "is not SVG that can be read: multi-byte"),
        (svg("<g>" * 3000 + "</g>" * 3000), "is nested too deep"),
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
    assert len(load_shape(str(file)).path) == 6
    groups = "".join(f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(12))
    file.write_text(svg(groups + '<path id="g12" d="M0 0L1 1"/>'))
    with pytest.raises(ToolError, match="more than 100000 elements"):
        load_shape(str(file))
    file.write_text(svg('<symbol id="s" viewBox="0 0 1 1"><path d="M0 0L1 1"/></symbol><use href="#s"/>'))
    with pytest.raises(ToolError, match="uses the symbol s, which has a viewBox"):
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
        (b'<svg>\n<rect width="9" height="9" transform="scale(2) foo(1)"/></svg>', "2:48", "the transform foo"),
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
    assert main(["morph", str(file), SQUARE, "-o", str(tmp_path / "a.gif")]) == 1
    told = capsys.readouterr().err
    assert f"{file}:{place}" in told
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
