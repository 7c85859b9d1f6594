# SPDX-License-Identifier: MIT
"""SVG path data: arcs against mpmath, the icons against kurbopy and svgpathtools, and what is written against what is
read."""

from __future__ import annotations

import math
import random
import re
import warnings
from collections.abc import Iterator
from ctypes import byref, c_int64, sizeof
from decimal import Decimal
from pathlib import Path as FilePath

import pytest
from animcore import (
    ArgumentError,
    LimitError,
    Path,
    PathCollection,
    PathDataError,
    StateError,
    TextSyntaxError,
    Verb,
    _raw,
)
from hypothesis import example, given, settings
from hypothesis import strategies as st

mpmath = pytest.importorskip("mpmath")


def icons() -> list[str]:
    """The path data of the icons of fontawesomefree."""
    package = pytest.importorskip("fontawesomefree")
    folder = FilePath(package.__file__).parent / "static" / "fontawesomefree" / "svgs"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.svg"))]
    return [data for text in texts for data in re.findall(r'\sd="([^"]*)"', text)]


coordinate = st.one_of(
    st.integers(-1000, 1000).map(float),
    st.integers(-100000, 100000).map(lambda n: n / 100),
    st.floats(-1e150, 1e150),
    st.sampled_from([0.0, -0.0, 1e150, -1e150, 5e-324, -1e-310, 0.1, 0.3, 1e21, 1e22, 123456789012345678.0]),
)


@st.composite
def paths(draw: st.DrawFn) -> Path:
    path = Path()
    for kind in draw(st.lists(st.sampled_from("mllqcz"), max_size=12)):
        if kind == "m" or not len(path):
            path.move(draw(coordinate), draw(coordinate))
        elif kind == "z":
            path.close()
        elif kind == "l":
            path.line(draw(coordinate), draw(coordinate))
        elif kind == "q":
            path.quadratic(*(draw(coordinate) for _ in range(4)))
        else:
            path.cubic(*(draw(coordinate) for _ in range(6)))
    return path


@given(st.floats(-1e150, 1e150) | st.floats(-1, 1))
@example(8.111399018922697e-05)
@example(8.111399018922697e-06)
@settings(deadline=None, max_examples=300)
def test_written_numbers_have_an_exponent_only_beyond_21_characters(number: float) -> None:
    # The plain decimals are Python's: its repr has the fewest digits that read back as the number.
    plain = format(Decimal(repr(abs(number))), "f").removesuffix(".0")
    text = Path().move(number, 0).svg().removeprefix("M").removesuffix(" 0").removeprefix("-")
    # Not counting a 0 before the point.
    length = len(plain) - plain.startswith("0.")
    assert text == plain if length <= 21 else "e" in text and float(text) == abs(number)


FORMATS = [(minified, relative) for minified in (False, True) for relative in (None, False, True)]


@given(paths())
@settings(deadline=None, max_examples=300)
def test_a_round_trip_loses_nothing(path: Path) -> None:
    for minified, relative in FORMATS:
        text = path.svg(minified=minified, relative=relative)
        assert Path(text) == path, text
        assert len(path.svg(minified=True, relative=relative)) <= len(path.svg(relative=relative))


@given(st.lists(st.floats(-1e6, 1e6), min_size=8, max_size=60), st.integers(0, 9))
@settings(deadline=None, max_examples=150)
def test_rounding_does_not_add_up(numbers: list[float], digits: int) -> None:
    path = Path().move(numbers[0], numbers[1])
    for index in range(2, len(numbers) - 1, 2):
        path.line(numbers[index], numbers[index + 1])
    for minified, relative in FORMATS:
        text = path.svg(minified=minified, relative=relative, digits=digits)
        back = Path(text)
        assert back.verbs == path.verbs
        # Half a unit, and as much again where H or V stands for a coordinate that rounds to the same; and the rounding
        # of the additions.
        allowed = 1.0000001 * 10.0**-digits + 1e-9
        assert all(abs(a - b) <= allowed for a, b in zip(path.coordinates, back.coordinates, strict=True)), text
        for number in re.findall(r"\.(\d+)", text) if not minified else []:
            assert len(number) <= digits


def test_the_shortest_is_short() -> None:
    assert Path("M 0 0 L 10 0 L 10 10 L 0 10 Z").svg(minified=True) == "m0 0h10v10H0z"
    assert Path("M0 0C1 2 3 4 5 6C7 8 9 9 8 8").svg(minified=True) == "m0 0c1 2 3 4 5 6s4 3 3 2"
    assert Path("M0.5-0.5L1000 2000000").svg(minified=True, relative=False) == "M.5-.5 1e3 2e6"
    assert Path("M0 0L1 1ZL2 2").svg(minified=True) == "m0 0 1 1zl2 2"
    assert Path("M0 0L1 1ZL2 2").svg() == "M0 0L1 1ZM0 0L2 2"
    assert Path("M1.1 2.2l0.7 0.3").svg(relative=True) == "m1.1 2.2l0.7 0.3"
    assert Path("M1.234 5.678L2.345 6.789").svg(digits=1) == "M1.2 5.7L2.3 6.8"
    assert Path("").svg(minified=True) == ""


def numbers_of_every_kind() -> Iterator[float]:
    source = random.Random(5)
    for _ in range(5000):
        yield source.uniform(-1000, 1000)
        yield round(source.uniform(-1e5, 1e5), source.randrange(12))
        yield source.choice([-1, 1]) * 10.0 ** source.randint(-140, 140) * source.randint(1, 9999)
        # Near 2^53, where a double has no more decimals to be rounded to.
        yield source.uniform(2**43, 2**53) / 10 ** source.randrange(10)
        # A few steps beside a decimal, and any bits.
        yield round(source.uniform(-24, 24), 3) + source.randrange(-3, 4) * 2.0**-48
        yield math.ldexp(source.uniform(1, 2), source.randrange(-30, 56))
    # Powers of two, where steps change, and their neighbors.
    for exponent in range(-60, 60):
        power = 2.0**exponent
        yield from (power, -power, math.nextafter(power, 0), math.nextafter(power, math.inf), 3 * power)
    yield from (82547070386275.31, 0.1, 5e-324, 1e21, 1e22, 123456789012345678.0, 2.0**53, 1e-7, 1234567890123456.7)


def test_numbers_have_the_digits_of_pythons_repr() -> None:
    """Python's repr is the nearest of the shortest decimals that read back as the double."""
    for number in numbers_of_every_kind():
        path = Path().move(number, 0)
        readable = str(path).removeprefix("M").split()[0]
        digits = Decimal(repr(number)).normalize()
        assert Decimal(readable).normalize() == digits
        assert "e" not in readable or len(format(digits, "f").lstrip("-")) > 21
        assert float(readable) == number
        assert Path(path.svg(minified=True)) == path


def written(source: random.Random, before: str) -> str:
    """A number as path data may have it, after a letter or another number, with a separator where it needs one."""
    count = source.choice([1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 17, 25])
    digits = "".join(source.choice("0123456789") for _ in range(count))
    point = source.randrange(len(digits))
    text = f"{digits[:point]}.{digits[point:]}" if source.random() < 0.6 else digits
    if source.random() < 0.05:
        text += source.choice(["e2", "E-3", "e+01", "e-12"])
    text = source.choice(["", "", "-", "-", "+" if source.random() < 0.1 else ""]) + text
    if before.isalpha():
        return source.choice(["", "", " "]) + text
    if (text[0] in "-+" or (text[0] == "." and re.search("[.eE]", before))) and source.random() < 0.7:
        return text
    return source.choice([" ", " ", ",", ",", "  ", " ,", ", ", "\t", "\n", "\r\n"]) + text


def test_numbers_of_every_form_are_read_as_python_reads_them() -> None:
    source = random.Random(20261130)
    sizes = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}
    for _ in range(4000):
        text, expected = "", []
        x = y = 0.0
        for index in range(source.randrange(1, 16)):
            letter = "M" if index == 0 else source.choice("MLHVCQCCL")
            is_relative = source.random() < 0.6
            number = letter.lower() if is_relative else letter
            text += number
            for _ in range(1 if letter == "M" else source.randrange(1, 4)):
                numbers = []
                for _ in range(sizes[letter]):
                    number = written(source, number)
                    text += number
                    numbers.append(float(number.strip(" ,\t\r\n")))
                if letter in "HV":
                    base = x if letter == "H" else y
                    moved = numbers[0] + base if is_relative else numbers[0]
                    x, y = (moved, y) if letter == "H" else (x, moved)
                    expected += [x, y]
                else:
                    points = [
                        (numbers[at] + (x, y)[at % 2] if is_relative else numbers[at]) for at in range(len(numbers))
                    ]
                    expected += points
                    x, y = points[-2:]
        text += source.choice(["", " ", "z", "\n"])
        assert Path(text).coordinates == expected, text
        # The same in a longer text, where the numbers are elsewhere among the bytes that are looked at together.
        assert Path(f"M{' ' * source.randrange(80)}0 0{text}").coordinates[2:] == expected, text


def test_format_specifications() -> None:
    path = Path("M0 0L10.26 0")
    assert f"{path}" == str(path) == path.svg() == "M0 0L10.26 0"
    assert f"{path:m}" == "m0 0h10.26"
    assert f"{path:ma.1}" == "M0 0H10.3"
    assert f"{path:r.1}" == "m0 0l10.3 0"
    for wrong in ("x", "mm", "ra", ".", ".x", ".99"):
        with pytest.raises(ValueError, match=r"format of a path|digits"):
            format(path, wrong)
    with pytest.raises(ValueError, match="digits"):
        path.svg(digits=-1)


def segments(path: Path) -> Iterator[tuple[Verb, tuple[tuple[float, float], ...]]]:
    """The segments, each with its start."""
    start = here = (0.0, 0.0)
    for verb, points in path:
        if verb == Verb.MOVE:
            start = here = points[0]
            continue
        if verb == Verb.CLOSE:
            yield verb, (here, start)
            here = start
        else:
            yield verb, (here, *points)
            here = points[-1]


def test_icons_as_svgpathtools_reads_them() -> None:
    """Every curve and line, for icons without arcs; boxes of those with arcs."""
    svgpathtools = pytest.importorskip("svgpathtools")
    compared = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for data in icons()[::5]:
            if "a" in data.lower():
                x0, x1, y0, y1 = svgpathtools.parse_path(data).bbox()
                box = Path(data).bounds
                found = (box.x, box.x + box.width, box.y, box.y + box.height)
                assert found == pytest.approx((x0, x1, y0, y1), rel=0, abs=1e-6), data
                continue
            theirs = [s for s in svgpathtools.parse_path(data) if s.start != s.end or len(s.bpoints()) > 2]
            ours = [points for _, points in segments(Path(data)) if len(points) > 2 or points[0] != points[1]]
            assert len(ours) == len(theirs), data
            for points, other in zip(ours, theirs, strict=True):
                expected = [number for point in other.bpoints() for number in (point.real, point.imag)]
                assert [n for point in points for n in point] == pytest.approx(expected, rel=0, abs=1e-9), data
            compared += 1
    assert compared > 200


def test_icons_as_kurbo_reads_them() -> None:
    """Its path elements, in its own arithmetic; boxes of icons with arcs, which it approximates to 0.1."""
    kurbopy = pytest.importorskip("kurbopy")
    for data in icons()[::3]:
        other = kurbopy.BezPath.from_svg(data).bounding_box()
        box = Path(data).bounds
        found = (box.x, box.y, box.x + box.width, box.y + box.height)
        allowed = 0.02 if "a" in data.lower() else 1e-9
        expected = (other.min_x(), other.min_y(), other.max_x(), other.max_y())
        assert found == pytest.approx(expected, rel=0, abs=allowed), data


def test_icons_survive() -> None:
    for data in icons():
        path = Path(data)
        assert Path(path.svg(minified=True)) == path
        assert Path(path.svg(relative=True)) == path
        # Their arcs are curves for us; without those the shortest is not longer than what their tools made.
        if "a" not in data.lower():
            assert len(path.svg(minified=True)) <= 1.02 * len(data) + 4


def test_arcs_against_mpmath() -> None:
    """Center and angles by SVG 2, appendix B.2.4, at 40 digits; then every curve's distance from the ellipse."""
    generator = __import__("random").Random(20261121)
    mp = mpmath.mp
    with mpmath.workdps(40):
        for index in range(60):
            accuracy = generator.choice([1e-9, 1e-9, 1e-3, 1e-6, 1e-12, 1e-13, 1.0])
            rx, ry = generator.uniform(0.1, 50), generator.uniform(0.1, 50)
            if index % 4 == 0:
                rx = ry
            degrees = generator.choice([0.0, 90.0, -720.0, 450.0, generator.uniform(-1000, 1000)])
            large, sweep = generator.randint(0, 1), generator.randint(0, 1)
            x1, y1, x2, y2 = (generator.uniform(-60, 60) for _ in range(4))
            path = Path(
                f"M{x1!r} {y1!r}A{rx!r} {ry!r} {degrees!r} {large} {sweep} {x2!r} {y2!r}", arc_accuracy=accuracy
            )
            phi = mp.radians(mp.mpf(degrees))
            cos, sin = mp.cos(phi), mp.sin(phi)
            dx, dy = (mp.mpf(x1) - x2) / 2, (mp.mpf(y1) - y2) / 2
            px, py = cos * dx + sin * dy, -sin * dx + cos * dy
            a, b = mp.mpf(rx), mp.mpf(ry)
            reach = (px / a) ** 2 + (py / b) ** 2
            if reach > 1:
                a, b, reach = a * mp.sqrt(reach), b * mp.sqrt(reach), mp.mpf(1)
            factor = mp.sqrt(1 / reach - 1) * (1 if large != sweep else -1)
            ux, uy = factor * a * py / b, -factor * b * px / a
            cx, cy = cos * ux - sin * uy + (mp.mpf(x1) + x2) / 2, sin * ux + cos * uy + (mp.mpf(y1) + y2) / 2
            first = mp.atan2((py - uy) / b, (px - ux) / a)
            angle = mp.atan2((-py - uy) / b, (-px - ux) / a) - first
            angle = angle % (2 * mp.pi) if sweep else -((-angle) % (2 * mp.pi))
            assert path.coordinates[-2:] == [x2, y2]
            swept = mp.mpf(0)
            last = first
            for verb, points in segments(path):
                assert verb == Verb.CUBIC
                for step in range(1, 17):
                    t = mp.mpf(step) / 16
                    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                    x = sum(w * p[0] for w, p in zip(weights, points, strict=True)) - cx
                    y = sum(w * p[1] for w, p in zip(weights, points, strict=True)) - cy
                    x, y = (cos * x + sin * y) / a, (-sin * x + cos * y) / b
                    # On the unit circle the error is the radius's; on the ellipse at most that times the larger radius.
                    assert abs(mp.hypot(x, y) - 1) <= min(accuracy, 2.8e-4) + 2e-14 * (60 / min(a, b) + 1), path
                    now = mp.atan2(y, x)
                    swept += (now - last + mp.pi) % (2 * mp.pi) - mp.pi
                    last = now
            assert abs(swept - angle) < 1e-11 * (60 / min(a, b) + 1)


@pytest.mark.parametrize("exponent", [-16, -15, -14, -13, -12, -10, -8, -6])
def test_arcs_of_hardly_more_than_a_half_circle(exponent: int) -> None:
    """Radii of nearly half the distance, where rounding of the radius' last digit moves the center by 1e-8 of it."""
    source = random.Random(exponent)
    with mpmath.workdps(50):
        for _ in range(20):
            x1, y1, x2, y2 = (source.uniform(-9, 9) for _ in range(4))
            ratio = source.choice([1, 0.25, 3])
            half = 0.5 * math.hypot(x2 - x1, (y2 - y1) / ratio)
            rx = half * (1 + source.uniform(-0.2, 1) * 10.0**exponent)
            ry = rx * ratio
            large, sweep = source.randint(0, 1), source.randint(0, 1)
            degrees = source.uniform(0, 360) if ratio == 1 else 0
            path = Path(f"M{x1!r} {y1!r}A{rx!r} {ry!r} {degrees!r} {large} {sweep} {x2!r} {y2!r}")
            a, b = mpmath.mpf(rx), mpmath.mpf(ry)
            px, py = (mpmath.mpf(x1) - x2) / 2 / a, (mpmath.mpf(y1) - y2) / 2 / b
            reach = px * px + py * py
            scale = mpmath.sqrt(max(reach, mpmath.mpf(1)))
            factor = mpmath.sqrt(max(1 / reach - 1, mpmath.mpf(0))) * (1 if large != sweep else -1)
            cx, cy = factor * py * a + (mpmath.mpf(x1) + x2) / 2, -factor * px * b + (mpmath.mpf(y1) + y2) / 2
            for _, points in segments(path):
                x, y = (sum(w * p[k] for w, p in zip((1, 3, 3, 1), points, strict=True)) / 8 for k in (0, 1))
                for at in (points[-1], (x, y)):
                    radius = mpmath.hypot((at[0] - cx) / a, (at[1] - cy) / b) / scale
                    assert abs(radius - 1) < 1.1e-9


@pytest.mark.parametrize(("accuracy", "count"), [(1e-9, 31), (1.0, 4), (2.8e-4, 4), (1e-13, 142)])
def test_how_many_curves_a_circle_takes(accuracy: float, count: int) -> None:
    """The sixth root of the accuracy over the constant of EllipticalArc, closed form."""
    circle = Path().add_arc(0, 0, 1, 1, 0, 2 * math.pi, accuracy=accuracy)
    assert circle.verbs == [Verb.MOVE] + [Verb.CUBIC] * count
    assert circle.coordinates[:2] == circle.coordinates[-2:] == [1, 0]


def test_hostile_arcs_are_finite() -> None:
    for rx in (5e-324, 1e-150, 1.0, 1e150):
        for ry in (5e-324, 1e-150, 1.0, 1e150):
            for x in (5e-324, 1e-150, 1.0, 1e150):
                for flags in ("0 0", "0 1", "1 0", "1 1"):
                    for degrees in (0, 30, 90, 1e150):
                        data = f"M0 0A{rx!r} {ry!r} {degrees!r} {flags} {x!r} {x!r}"
                        path = Path(data, strict=False)
                        assert all(math.isfinite(n) and abs(n) <= 1e150 for n in path.coordinates), data
                        if path.parse_error is None:
                            assert path.coordinates[-2:] == [x, x], data
    # A short piece of a huge circle is as exact as the circle: its height is the sagitta, c² / 8r.
    box = Path("M0 0A1e9 1e9 0 0 1 1 0").bounds
    assert box.height == pytest.approx(1 / 8e9, rel=1e-6)
    assert Path("M0 0A1e150 1e150 0 0 1 1e-150 0").coordinates[-2:] == [1e-150, 0]


def test_arc_methods() -> None:
    quarter = Path().move(1, 0).arc(1, 1, 0, False, True, 0, 1)
    assert quarter == Path("M1 0A1 1 0 0 1 0 1")
    assert Path().move(0, 0).arc(0, 1, 0, False, True, 2, 3) == Path("M0 0L2 3")
    assert Path().move(2, 3).arc(1, 1, 0, True, True, 2, 3) == Path("M2 3")
    pie = Path().move(0, 0).add_arc(0, 0, 2, 1, 0, math.pi / 2, accuracy=1.0).close()
    assert [int(verb) for verb in pie.verbs] == [0, 1, 3, 4]
    assert pie.coordinates[2:4] == [2, 0]
    assert len(Path("M5 5L6 6Z").add_arc(0, 0, 1, 1, 0, 1, accuracy=1.0)) == 5
    with pytest.raises(StateError):
        Path().arc(1, 1, 0, False, True, 0, 1)
    with pytest.raises(ArgumentError):
        Path().add_arc(0, 0, -1, 1, 0, 1)
    with pytest.raises(ArgumentError):
        Path().add_arc(0, 0, 1, 1, 0, 1, accuracy=0)
    with pytest.raises(LimitError):
        Path().add_arc(1e150, 0, 1e150, 1, 0, 1)


def test_what_is_refused() -> None:
    with pytest.raises(PathDataError, match="byte 8: expected a command, found 'x'") as caught:
        Path("M0 0L1 1x")
    assert caught.value.offset == 8
    # The header's other error in the data knows its byte as well.
    with pytest.raises(LimitError) as beyond:
        Path("M0 0\nL1 1e200 1")
    assert (beyond.value.line, beyond.value.column, beyond.value.offset) == (2, 4, 8)
    with pytest.raises(LimitError) as many:
        PathCollection.parse(["M0 0", "M0 0L1e200 1"])
    assert (many.value.index, many.value.offset) == (1, 5)
    for accuracy in (0.0, -1.0, math.nan, math.inf, 1e-14, 2.0):
        with pytest.raises(ArgumentError):
            Path("M0 0", arc_accuracy=accuracy)
    assert Path.parse("M0 0L1 1x", strict=False) == Path("M0 0L1 1")


@pytest.mark.parametrize("lenient", [0, 1])
@pytest.mark.parametrize(
    ("text", "status", "offset"),
    [
        (b"M0 0L1 1", _raw.ANIM_OK, -1),
        (b"", _raw.ANIM_OK, -1),
        (b"x", _raw.ANIM_ERROR_SYNTAX, 0),
        (b"M0 0L1 1x", _raw.ANIM_ERROR_SYNTAX, 8),
        (b"M0 0\nL1 1\nL3 .", _raw.ANIM_ERROR_SYNTAX, 13),
        (b"M0 0L1e200 1", _raw.ANIM_ERROR_LIMIT, 5),
    ],
)
def test_where_the_first_error_is_is_told_by_strict_reading_as_well(
    lenient: int, text: bytes, status: int, offset: int
) -> None:
    options = _raw.anim_path_parsing()
    assert _raw.anim_default_path_parsing(options, sizeof(options)) == _raw.ANIM_OK
    options.lenient = lenient
    path, place = Path(), c_int64(77)
    outcome = _raw.anim_path_parse(path._pointer, text, len(text), byref(options), byref(place))
    assert outcome == (_raw.ANIM_OK if lenient else status)
    assert place.value == offset
    # A failure for another reason writes nothing.
    place.value = 77
    options.arc_accuracy = 7.0
    assert _raw.anim_path_parse(path._pointer, text, len(text), byref(options), byref(place)) != _raw.ANIM_OK
    assert place.value == 77


def test_long_texts_take_linear_time() -> None:
    """Ten million bytes, of numbers of several lengths and of one number."""
    for text in ("M0 0" + "l1.5-2.25" * 1_000_000, "M0 0L1 " + "1" * 149 + "." + "7" * 9_000_000):
        assert len(Path(text)) == 1 + text.count("l") + text.count("L")
    with pytest.raises(LimitError):
        Path("M0 0" + "h1" * (1 << 24))


@pytest.mark.parametrize(
    ("a", "b", "css", "smil"),
    [
        ("M0 0L1 1Z", "M5 5L6 6z", None, None),
        ("M0 0L1 1", "m0 0l1 1", None, 0),
        ("M0 0 1 1", "M0 0L1 1", None, None),
        ("M0 0h1", "M0 0l1 0", 1, 1),
        ("M0 0q1 1 2 2", "M0 0t2 2", 1, 1),
        ("M0 0L1 1 2 2", "M0 0L1 1", 2, 2),
        ("M0 0A1 1 0 0 0 1 1", "M0 0A5 5 0 1 1 0 0", None, None),
        # Cubics for this arc would be beyond the range, if they were few.
        ("M0 0A1e150 1e-150 0 0 1 1e150 1e-150", "M0 0A1 1 0 0 0 1 1", None, None),
        ("", "", None, None),
        ("", "M0 0", 0, 0),
    ],
)
def test_same_structure(a: str, b: str, css: int | None, smil: int | None) -> None:
    """By the words of CSS Shapes 1 and SVG 1.1."""
    assert Path.first_difference(a, b) == Path.first_difference(b, a) == css
    assert Path.first_difference(a, b, rule="smil") == smil
    with pytest.raises(TextSyntaxError, match="byte 0"):
        Path.first_difference(a, "x")
    with pytest.raises(ValueError, match="rule must be one of css, smil, not 'html'"):
        Path.first_difference(a, b, rule="html")
