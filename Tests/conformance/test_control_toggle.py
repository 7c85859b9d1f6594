# SPDX-License-Identifier: MIT
"""The gender toggle, row by row of controls/README.md."""

from __future__ import annotations

import math

import pytest
from control_formulas import EASE, critical, eased
from control_runs import Run, at_times, radial, shows, solid

CONTROL = "gender-toggle"
# A spring of response 0.55 s and damping 1.
FREQUENCY = 2 * math.pi / 0.55
PINK, BLUE = (1, 45 / 255, 85 / 255, 1), (0, 122 / 255, 1, 1)
GIRL = {"arrowness": 0.0, "rotation": 0.0, "offset": -10.0}
BOY = {"arrowness": 1.0, "rotation": -0.75 * math.pi, "offset": 10.0}
SPRUNG = ("tap", "interrupted", "interrupted-early", "interrupted-late", "interrupted-often", "twelve-taps")


def run(trace: str) -> Run:
    return Run(CONTROL, trace)


def outline(arrowness: float, width: float = 62, height: float = 62, stroke: float = 6) -> list[tuple[float, float]]:
    """The twelve points below the ellipse, as the article's drawing has them."""
    x, shift = (width - stroke) / 2, arrowness * stroke
    left = [(x, height - stroke + shift), (x - stroke, height - stroke), (x - stroke, height - 2 * stroke)]
    left += [(x, height - 2 * stroke + shift), (x, height - 4 * stroke)]
    return [*left, *((2 * x + stroke - px, py) for px, py in reversed(left)), (x + stroke, height), (x, height)]


def local_points(scene: Run) -> list[tuple[float, float]]:
    """The symbol's points in its own frame."""
    (symbol,) = scene.drawn("symbol")
    numbers = symbol.coordinates
    return [(x + 6, y + 16) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


@shows("G1")
def test_the_symbol() -> None:
    for trace in ("tap", "interrupted-often"):
        scene = run(trace)
        for time in at_times(0, scene.trace.end, 80):
            points = local_points(scene.to(time))
            ellipse, cross = points[:-12], points[-12:]
            for value, expected in zip(sorted(cross), sorted(outline(scene["arrowness"])), strict=True):
                assert value == pytest.approx(expected, abs=1e-9)
            # The ellipse touches its frame, three strokes inside of that of the symbol, in all four directions.
            for axis in (0, 1):
                values = [point[axis] for point in ellipse]
                assert (min(values), max(values)) == pytest.approx((18, 44))
    # Neighbors of the outline share a side: every second edge is across, but for the slanted ones of the arrow.
    cross = outline(0)
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in zip(cross, [*cross[1:], cross[0]], strict=True))


@shows("G2")
def test_venus_and_mars() -> None:
    venus = run("tap").to(0).points("symbol")[-12:]
    xs, ys = zip(*venus, strict=True)
    # Upright, below the ellipse and symmetric about its center, which is 10 left of the track's.
    assert min(ys) == pytest.approx(-16 + 62 - 24)
    assert (min(xs) + max(xs)) / 2 == pytest.approx(15)
    mars = run("tap").to(1.6).points("symbol")[-12:]
    # The tip is the middle of the two last points; it lies up to the right of the center.
    tip = [(mars[-1][axis] + mars[-2][axis]) / 2 for axis in (0, 1)]
    angle = math.atan2(tip[1] - 15, tip[0] - 35)
    assert angle == pytest.approx(-math.pi / 4, abs=1e-3)
    assert math.hypot(tip[0] - 35, tip[1] - 15) == pytest.approx(31, abs=1e-6)


@shows("G3")
def test_the_track() -> None:
    scene = run("tap").to(0)
    ground, shade = [each for each in scene.scene.display_list() if each.kind == "fill"][:2]
    for command in (ground, shade):
        xs, ys = command.coordinates[::2], command.coordinates[1::2]
        assert (min(xs), max(xs), min(ys), max(ys)) == (0, 50, 0, 30)
        upper = [x for x, y in zip(xs, ys, strict=True) if y == 0]
        corner = 15 * (1 - 4 / 3 * (math.sqrt(2) - 1))
        assert (min(upper), max(upper)) == pytest.approx((corner, 50 - corner))
    red, green, blue, opacity = solid(ground)
    assert (ground.opacity, opacity) == (0.5, 1)
    assert abs(red - green) < 0.03
    assert abs(green - blue) < 0.03
    assert (radial(shade).center, radial(shade).radius) == ((25, 15), 25)
    first, last = radial(shade).stops
    assert (first.offset, *first.color) == (0, 0, 0, 0, 0)
    assert (last.offset, *last.color) == pytest.approx((1, 0, 0, 0, 0.2))


@shows("G4")
def test_sizes() -> None:
    scene = run("tap").to(0)
    assert 30 + 6 * 6 - 2 * 2 == 62
    # The square is three strokes more than the ellipse on each side; its center is the track's, 10 to the left.
    points = scene.points("symbol")[:-12]
    xs, ys = zip(*points, strict=True)
    assert (min(xs) - 18, max(xs) + 18, min(ys) - 18, max(ys) + 18) == pytest.approx((15 - 31, 15 + 31, -16, 46))
    assert scene.box("button") == pytest.approx((15 - 7, 15 - 7, 14, 14))
    (button,) = scene.drawn("button")
    assert solid(button) == (1, 1, 1, 1)
    order = [each.node for each in scene.scene.display_list()]
    assert order.index(scene.nodes.index("symbol")) < order.index(scene.nodes.index("button"))


@shows("G5")
def test_girl_and_boy() -> None:
    scene = run("tap").to(0)
    assert scene.state == "girl"
    assert {name: scene[name] for name in GIRL} == GIRL
    assert scene["color"] == pytest.approx(PINK)
    scene.to(1.6)
    assert scene.state == "boy"
    assert {name: scene[name] for name in BOY} == pytest.approx(BOY, abs=1e-9)
    assert scene["color"] == pytest.approx(BLUE)


@shows("G6")
def test_a_tap_switches() -> None:
    scene = run("tap").to(0.1)
    assert (scene.state, scene.scene.inputs["boy"]) == ("girl", False)
    scene.to(0.18)
    assert (scene.state, scene.scene.inputs["boy"]) == ("boy", True)
    assert scene.emitted("changed") == [0.18]
    scene = run("twelve-taps")
    for tap in range(12):
        scene.to(0.13 + 0.04 * tap)
        assert scene.state == ("boy", "girl")[tap % 2]
    assert len(scene.emitted("changed")) == 12


def follow(trace: str, count: int) -> None:
    """Compares all that moves with springs one after the other, each from where the one before was and as fast."""
    finished = run(trace)
    taps = finished.to(finished.trace.end).heard("toggle.up.inside")
    scene = run(trace)
    times = sorted({*at_times(0, scene.trace.end, count), *taps, *(tap + 1 / 9600 for tap in taps)})
    ways = {name: (GIRL[name], BOY[name]) for name in GIRL}
    for name, (girl, boy) in ways.items():
        value, velocity, since, target = girl, 0.0, 0.0, girl
        play = run(trace)
        pending = list(taps)
        for time in times:
            while pending and pending[0] <= time:
                tap = pending.pop(0)
                value, velocity = critical(FREQUENCY, value, target, velocity, tap - since)
                since, target = tap, girl if target == boy else boy
            expected, speed = critical(FREQUENCY, value, target, velocity, time - since)
            play.to(time)
            # A spring rests when value and velocity are within 0.001 of the unit.
            assert play[name] == pytest.approx(expected, abs=0.0011), (trace, name, time)
            assert play.velocity(name) == pytest.approx(speed, abs=0.011), (trace, name, time)
            if abs(speed) > 0.02:
                assert play[name] == pytest.approx(expected, abs=1e-8), (trace, name, time)
                assert play.velocity(name) == pytest.approx(speed, abs=1e-6), (trace, name, time)
    # Colors go the same way, component by component.
    part, speed, since, target, pending = 0.0, 0.0, 0.0, 0.0, list(taps)
    for time in times:
        while pending and pending[0] <= time:
            tap = pending.pop(0)
            part, speed = critical(FREQUENCY, part, target, speed, tap - since)
            since, target = tap, 1.0 - target
        now = critical(FREQUENCY, part, target, speed, time - since)[0]
        expected_color = [a + (b - a) * now for a, b in zip(PINK, BLUE, strict=True)]
        assert scene.to(time)["color"] == pytest.approx(expected_color, abs=0.0011), (trace, time)


@shows("G7")
def test_the_default_animation() -> None:
    follow("tap", 100)


@shows("G8")
@pytest.mark.parametrize("trace", SPRUNG)
def test_interrupted(trace: str) -> None:
    follow(trace, 60)


@shows("G9")
def test_presses_that_do_nothing() -> None:
    for trace in ("dragged-out", "canceled"):
        scene = run(trace)
        for time in at_times(0, scene.trace.end):
            scene.to(time)
            assert {name: scene[name] for name in GIRL} == GIRL
        assert scene.emitted("changed") == []
    scene = run("dragged-back-in").to(1.6)
    assert scene.heard("toggle.drag.exit") == [0.2]
    assert scene.heard("toggle.drag.enter") == [0.3]
    assert scene.emitted("changed") == [0.4]
    assert scene.state == "boy"


@shows("G10")
def test_the_host_switches() -> None:
    scene = run("host")
    assert [scene.to(time).state for time in (0, 0.1, 0.4, 0.5)] == ["girl", "boy", "girl", "boy"]
    assert scene.to(2).emitted("changed") == []
    assert scene["offset"] == 10


@shows("G11")
def test_keyboard() -> None:
    scene = run("keyboard")
    assert [scene.to(time).state for time in (0.2, 0.3, 0.8, 1.5)] == ["girl", "boy", "girl", "girl"]
    assert scene.to(2).emitted("changed") == [0.3, 0.8]


@shows("G12")
def test_accessibility() -> None:
    scene = run("tap").to(0)
    (switch,) = scene.scene.accessibility
    assert (switch.role, switch.label, switch.region, switch.checked) == ("switch", "Boy", "toggle", False)
    assert tuple(switch.bounds) == (0, 0, 50, 30)
    assert scene.to(0.2).scene.accessibility[0].checked is True


@shows("G13")
def test_less_motion() -> None:
    scene = run("reduced-motion")
    assert {name: scene.to(0.2)[name] for name in BOY} == pytest.approx(BOY, abs=1e-12)
    assert scene["color"] == pytest.approx(BLUE)
    assert {name: scene.to(0.5)[name] for name in GIRL} == GIRL
    scene = run("reduced-motion-fade")
    for time in at_times(0.2, 0.4, 9):
        scene.to(time)
        assert {name: scene[name] for name in BOY} == pytest.approx(BOY, abs=1e-12)
        expected = [eased(EASE, a, b, 0.2, 0.2, time) for a, b in zip(PINK, BLUE, strict=True)]
        assert scene["color"] == pytest.approx(expected, abs=1e-9)
