# SPDX-License-Identifier: MIT
"""The animatable properties, row by row of controls/README.md."""

from __future__ import annotations

import json
import math

import pytest
from control_formulas import EASE, EASE_IN_OUT, EASE_OUT, LINEAR, Block, Curve, damped, eased, keyframes
from control_runs import Run, at_times, document, linear, shows, solid

CONTROL = "animatable-properties"
RED, GREEN, BLUE = (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1)
# SwiftUI's bouncy spring: a perceptual duration of 0.5 s and a bounce of 0.3.
BOUNCY = (2 * math.pi / 0.5, 0.7)


def run(trace: str) -> Run:
    return Run(CONTROL, trace)


def mixed(start: tuple[float, ...], end: tuple[float, ...], part: float) -> object:
    return pytest.approx([a + (b - a) * part for a, b in zip(start, end, strict=True)], abs=1e-6)


def check_color(
    trace: str,
    name: str,
    ends: tuple[tuple[float, ...], tuple[float, ...]],
    curve: Curve,
    begin: float,
    duration: float,
) -> None:
    scene = run(trace)
    for time in at_times(begin, begin + duration, 30):
        scene.to(time)
        assert scene[name] == mixed(*ends, eased(curve, 0, 1, begin, duration, time)), (trace, name, time)


def check_angle(trace: str, start: float, end: float, curve: Curve, begin: float, duration: float) -> None:
    scene = run(trace)
    for time in at_times(begin, begin + duration, 30):
        expected = eased(curve, start, end, begin, duration, time)
        assert scene.to(time)["angle"] == pytest.approx(expected, abs=1e-5), (trace, time)


@shows("A1")
def test_the_background() -> None:
    check_color("plain", "background", (BLUE, GREEN), EASE_IN_OUT, 0.1, 3)
    (square,) = run("plain").to(1.6).drawn("first")
    assert solid(square) == pytest.approx((0, 0.5, 0.5, 1), abs=1e-6)


@shows("A2")
def test_the_text() -> None:
    scene = run("plain")
    for time in at_times(0, 2.1, 9):
        assert tuple(scene.to(time)["textColor"]) == RED
    check_color("plain", "textColor", (RED, GREEN), EASE_IN_OUT, 2.1, 3)
    (text,) = run("plain").to(5.2).drawn("text")
    assert (text.kind, text.text, solid(text)) == ("text", "TEST", GREEN)


@shows("A3")
def test_the_action() -> None:
    without = document(CONTROL)
    without["properties"]["textColor"]["action"] = "none"
    scene = Run(CONTROL, "plain", text=json.dumps(without)).to(0.1)
    assert tuple(scene["textColor"]) == GREEN
    # With it, it moves as whatever transaction is open says: by the delayed curve, by a spring, by another curve.
    check_color("plain", "textColor", (RED, GREEN), EASE_IN_OUT, 2.1, 3)
    check_color("mixed", "textColor", (RED, GREEN), EASE_OUT, 0.6, 1)
    scene = run("spring").to(0.3)
    part, _ = damped(*BOUNCY, 0, 1, 0, 0.2)
    assert scene["textColor"] == mixed(RED, GREEN, part)


@shows("A4")
def test_from_what_is_seen() -> None:
    # Half of the plain animation is over at 1.6: the spring begins at 135°, at rest.
    scene = run("interrupted")
    for time in at_times(1.6, 1.8999, 12):
        value, _ = damped(*BOUNCY, 135, 90, 0, time - 1.6)
        assert scene.to(time)["angle"] == pytest.approx(value, abs=1e-4), time
    # The keyframes of `reset` begin 0.2 s into the second plain animation, a plain animation after the keyframes.
    start = eased(EASE_IN_OUT, 0, 270, 2.8, 3, 3)
    course = keyframes(start, SWING, 3)
    scene = run("reset")
    for time in at_times(3, 3.4999, 12):
        assert scene.to(time)["angle"] == pytest.approx(course(time - 3), abs=1e-4), time


@shows("A5")
def test_the_angle() -> None:
    check_angle("plain", 0, 270, EASE_IN_OUT, 0.1, 3)


@shows("A6")
def test_the_end_points() -> None:
    for trace in ("plain", "keyframes", "spring"):
        scene = run(trace)
        for time in at_times(0, scene.trace.end, 80):
            x = scene.to(time)["angle"] / 360
            start = (math.sin(math.pi * (x + 0.75)) ** 2, math.sin(math.pi * x) ** 2)
            end = (math.sin(math.pi * (x + 0.25)) ** 2, math.sin(math.pi * (x + 0.5)) ** 2)
            assert scene["gradientStart"] == pytest.approx(start, abs=1e-12)
            assert scene["gradientEnd"] == pytest.approx(end, abs=1e-12)
            (square,) = scene.drawn("third")
            assert linear(square).start == pytest.approx([100 * number for number in start], abs=1e-9)
            assert linear(square).end == pytest.approx([100 * number for number in end], abs=1e-9)


@shows("A7")
def test_from_top_to_bottom() -> None:
    (square,) = run("plain").to(0).drawn("third")
    assert linear(square).start == pytest.approx((50, 0))
    assert linear(square).end == pytest.approx((50, 100))
    assert [tuple(stop.color) for stop in linear(square).stops] == [RED, GREEN]


@shows("A8")
def test_the_callback() -> None:
    scene = run("plain")
    heard: list[float] = []
    scene.scene["angle"].observe(heard.append)
    expected = []
    for frame in range(1, 5 * 60):
        scene.to(frame / 60)
        if frame / 60 > 0.1 and (frame - 1) / 60 < 3.1:
            expected.append(scene["angle"])
    assert heard == expected
    assert len(heard) >= 180


@shows("A9")
def test_a_spring() -> None:
    scene = run("spring")
    for time in at_times(0.1, 0.9, 40):
        scene.to(time)
        part, speed = damped(*BOUNCY, 0, 1, 0, time - 0.1)
        assert scene["angle"] == pytest.approx(270 * part, abs=1e-5)
        assert scene.velocity("angle") == pytest.approx(270 * speed, abs=1e-3)
        if abs(speed) > 0.05:
            for name, start in (("background", BLUE), ("textColor", RED)):
                assert scene[name] == mixed(start, GREEN, part), time


SWING = [Block(0, 0.4, 180), Block(0.4, 0.3, 90), Block(0.7, 0.3, 270)]


@shows("A10")
def test_keyframes() -> None:
    course = keyframes(0, SWING, 3)
    scene = run("keyframes")
    values = []
    for time in at_times(0.1, 3.0999, 80):
        values.append(scene.to(time)["angle"])
        assert values[-1] == pytest.approx(course(time - 0.1), abs=1e-4), time
    # It overshoots where it turns.
    assert max(values[:45]) > 180.5
    assert scene.to(3.2)["angle"] == 270


@shows("A11")
def test_mixed() -> None:
    check_color("mixed", "background", (BLUE, GREEN), LINEAR, 0.1, 1)
    check_color("mixed", "textColor", (RED, GREEN), EASE_OUT, 0.6, 1)
    scene = run("mixed")
    for time in at_times(0.1, 0.9, 20):
        value, _ = damped(*BOUNCY, 0, 90, 0, time - 0.1)
        assert scene.to(time)["angle"] == pytest.approx(value, abs=1e-5)


@shows("A12")
def test_delayed() -> None:
    scene = run("delayed").to(2.09)
    assert scene.all("background", "textColor", "angle") == [list(BLUE), list(RED), 0]
    check_color("delayed", "background", (BLUE, GREEN), EASE_IN_OUT, 2.1, 3)
    check_color("delayed", "textColor", (RED, GREEN), EASE_IN_OUT, 2.1, 3)
    check_angle("delayed", 0, 270, EASE_IN_OUT, 2.1, 3)


@shows("A13")
def test_reset() -> None:
    scene = run("reset").to(2.5)
    assert scene["angle"] > 200
    for time in (2.6, 2.7, 3.5, 3.9):
        scene.to(time)
        assert scene.all("background", "textColor", "angle") == [list(BLUE), list(RED), 0]
        assert scene.state == "before"
    scene = run("reset").to(2.95)
    assert scene["background"] == mixed(BLUE, GREEN, eased(EASE_IN_OUT, 0, 1, 2.8, 3, 2.95))
    assert scene.state == "after"
    # Interrupted again and again, it ends where the last one goes.
    scene = run("interrupted").to(8)
    assert scene["angle"] == 270
    assert scene["background"] == pytest.approx(GREEN)


@shows("A14")
def test_taps_and_keys() -> None:
    scene = run("pointer")
    assert [scene.to(time).state for time in (0.1, 0.2, 1, 1.1, 1.8)] == [
        "before",
        "after",
        "after",
        "before",
        "before",
    ]
    assert scene.heard("squares.up.outside") == [1.4]
    assert scene.heard("squares.cancel") == [1.6]
    scene = run("keyboard")
    assert [scene.to(time).state for time in (0.1, 0.2, 1, 1.6)] == ["before", "after", "before", "before"]


@shows("A15")
def test_accessibility() -> None:
    button, text = run("plain").to(0).scene.accessibility
    assert (button.role, button.label, button.region, button.focusable) == ("button", "Animate", "squares", True)
    assert tuple(button.bounds) == (0, 0, 340, 100)
    assert (text.role, text.label) == ("text", "TEST")


@shows("A16")
def test_less_motion() -> None:
    scene = run("reduced-motion").to(0.1)
    assert scene.all("background", "angle") == [list(GREEN), 270]
    # Also the delayed one: it has nothing to wait for.
    assert tuple(scene.to(2.2)["textColor"]) == GREEN
    assert scene.to(2.5)["angle"] == 0
    assert scene.to(2.7)["angle"] == 270
    scene = run("reduced-motion-fade")
    for time in at_times(0.1, 0.3, 7):
        assert scene.to(time)["background"] == mixed(BLUE, GREEN, eased(EASE, 0, 1, 0.1, 0.2, time))
        assert scene["angle"] == 270
    assert scene.to(2.6)["angle"] == 0
    assert scene.to(2.7)["angle"] == 270
