# SPDX-License-Identifier: MIT
"""The transitioning button, row by row of controls/README.md."""

from __future__ import annotations

import math

import pytest
from animcore import Color
from control_formulas import EASE, EASE_OUT, LINEAR, Curve, eased
from control_runs import Run, at_times, document, shows, solid

CONTROL = "transitioning-button"
COLORS = {
    name: tuple(Color.parse(parameter["value"]))
    for name, parameter in document(CONTROL)["parameters"].items()
    if parameter["type"] == "color"
}
HEIGHT = 44.0


def run(trace: str) -> Run:
    return Run(CONTROL, trace)


def width(content: float) -> float:
    return max(HEIGHT, content + HEIGHT / 2)


def check(scene: Run, name: str, curve: Curve, start: float, end: float, begin: float, duration: float) -> None:
    """Plays on through an ease and compares what is seen."""
    for time in at_times(begin, begin + duration, 9):
        expected = eased(curve, start, end, begin, duration, time)
        assert scene.to(time)[name] == pytest.approx(expected, abs=1e-6), (name, time)


def background(name: str) -> object:
    return pytest.approx(COLORS[f"{name}Background"], abs=1e-9)


def text(name: str) -> object:
    return pytest.approx(COLORS[f"{name}Text"], abs=1e-9)


@shows("T1")
def test_pushed_in() -> None:
    scene = run("press-and-release").to(0.09)
    assert (scene["scale"], scene["background"]) == (1, background("normal"))
    assert scene.to(0.1)["background"] == background("pressed")
    check(scene, "scale", EASE_OUT, 1, 0.95, 0.1, 0.1)
    assert scene.to(0.59).all("scale", "background") == [0.95, background("pressed")]
    # All of it, about its center.
    x, y, drawn_width, drawn_height = scene.box("background")
    assert (drawn_width, drawn_height) == pytest.approx((0.95 * 78, 0.95 * 44))
    assert (x + drawn_width / 2, y + drawn_height / 2) == pytest.approx((100, 22))


@shows("T2")
def test_pushed_out() -> None:
    for trace, when in (("press-and-release", 0.6), ("released-outside", 0.5), ("canceled", 0.4)):
        scene = run(trace).to(when)
        assert scene["background"] == background("normal")
        assert scene["textColor"] == text("normal")
        check(scene, "scale", EASE_OUT, 0.95, 1, when, 0.1)
        assert scene.to(scene.trace.end)["scale"] == 1


@shows("T3")
def test_a_quick_tap() -> None:
    scene = run("quick")
    for begin, start, end in ((0.1, 1, 0.95), (0.14, 0.95, 1), (0.18, 1, 0.95), (0.22, 0.95, 1)):
        for time in at_times(begin, begin + 0.0399, 5):
            expected = eased(EASE_OUT, start, end, begin, 0.1, time)
            assert scene.to(time)["scale"] == pytest.approx(expected, abs=1e-6)
    assert scene.to(0.6).emitted("tap") == [0.14, 0.22]
    assert scene["scale"] == 1


@shows("T4")
def test_taps() -> None:
    expected = {
        "press-and-release": [0.6],
        "dragged-out-and-in": [0.5],
        "released-outside": [],
        "canceled": [],
        "state-while-pressed": [],
    }
    for trace, taps in expected.items():
        scene = run(trace)
        assert scene.to(scene.trace.end).emitted("tap") == taps
    scene = run("dragged-out-and-in")
    # 61 … 139 grown by 70 ends between 205 and 220.
    assert [scene.to(time).heard("button.drag.exit") for time in (0.25, 0.35)] == [[], [0.3]]
    assert scene.to(0.45).heard("button.drag.enter") == [0.4]


@shows("T5")
def test_changes_of_state() -> None:
    steps = {
        "success": [(0.3, "loading", 1, 20, None), (1.3, "success", 2, 36, "success"), (2.3, "begin", 0, 56, "normal")],
        "failure": [(0.3, "loading", 1, 20, None), (1.1, "failure", 2, 78, "failure"), (2.3, "begin", 0, 56, "normal")],
    }
    for trace, changes in steps.items():
        names = ("scroll", "width", "background", "textColor")
        scroll, wide, ground, ink = 0.0, width(56), COLORS["normalBackground"], COLORS["normalText"]
        for begin, _, row, content, style in changes:
            to_ground = COLORS[f"{style}Background"] if style else ground
            to_ink = COLORS[f"{style}Text"] if style else ink
            scene = run(trace)
            for time in at_times(begin, begin + 0.2, 9):
                scene.to(time)
                part = eased(EASE_OUT, 0, 1, begin, 0.2, time)
                expected = [
                    scroll + (row * HEIGHT - scroll) * part,
                    wide + (width(content) - wide) * part,
                    [a + (b - a) * part for a, b in zip(ground, to_ground, strict=True)],
                    [a + (b - a) * part for a, b in zip(ink, to_ink, strict=True)],
                ]
                for name, value in zip(names, expected, strict=True):
                    assert scene[name] == pytest.approx(value, abs=1e-6), (trace, name, time)
            scroll, wide, ground, ink = row * HEIGHT, width(content), to_ground, to_ink
            scene.to(begin + 0.25)
            assert (scene["scroll"], scene["width"]) == (scroll, wide)
            x, y, drawn, high = scene.box("background")
            assert (x + drawn / 2, y, drawn, high) == pytest.approx((100, 0, wide, HEIGHT), abs=1e-9)


@shows("T6")
def test_loading_is_a_circle() -> None:
    scene = run("success").to(0.6)
    assert scene.box("background") == pytest.approx((100 - 22, 0, 44, 44))
    clip = next(each for each in scene.scene.display_list() if each.kind == "clip_begin")
    middle = [(x - 100, y - 22) for x, y in zip(clip.coordinates[::2], clip.coordinates[1::2], strict=True)]
    # Points on the outline and control points of quarter circles: all 22 away, or 22 √(1 + κ²).
    kappa = 4 / 3 * (math.sqrt(2) - 1)
    for x, y in middle:
        away = math.hypot(x, y)
        assert min(abs(away - 22), abs(away - 22 * math.hypot(1, kappa))) < 1e-9
    x, y, wide, high = scene.box("spinner")
    assert (x + wide / 2, y + high / 2) == pytest.approx((100, 22), abs=3)


@shows("T7")
def test_rows() -> None:
    scene = run("success").to(0)
    scene.scene.inputs["message"] = "Sent"
    title, message = scene.drawn("title")[0], scene.drawn("message")[0]
    assert [each.position[1] + each.transform.ty for each in (title, message)] == [22, 22 + 2 * 44]
    assert {each.position[0] for each in (title, message)} == {100}
    assert {(each.align, each.baseline) for each in (title, message)} == {("center", "middle")}
    (spinner,) = scene.drawn("spinner")
    assert all(44 < y < 88 for y in spinner.coordinates[1::2])


@shows("T8")
def test_only_begin_takes_touches() -> None:
    scene = run("only-begin-takes-touches").to(2.6)
    assert [name for name in ("down", "up.inside", "cancel") if scene.heard(f"button.{name}")] == []
    assert scene.entered("pressed") == []


@shows("T9")
def test_back_after_a_failure() -> None:
    for trace, begin in (("failure", 1.1), ("interrupted", 0.6)):
        scene = run(trace).to(begin + 0.2)
        assert scene.entered("failed") == pytest.approx([begin + 0.2], abs=1e-9)
        assert scene.to(begin + 1.1999).scene.inputs["state"] == "failure"
        assert scene.to(begin + 1.2).scene.inputs["state"] == "begin"
        assert scene.entered("begin")[-1] == pytest.approx(begin + 1.2, abs=1e-9)


def shares(scene: Run, x: float, y: float) -> tuple[float, float]:
    """How much of the old and of the new picture is seen at a point: its color's share, by composing what is drawn."""
    old = new = 0.0
    stack: list[tuple[float, float, float, bool]] = []
    inside = [True]
    for command in scene.scene.display_list():
        xs, ys = command.coordinates[::2], command.coordinates[1::2]
        hit = bool(xs) and min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)
        if command.kind == "clip_begin":
            inside.append(inside[-1] and hit)
        elif command.kind == "clip_end":
            inside.pop()
        elif command.kind == "layer_begin":
            stack.append((old, new, command.opacity, True))
            old = new = 0.0
        elif command.kind == "layer_end":
            below_old, below_new, opacity, _ = stack.pop()
            cover = opacity * (old + new)
            old, new = below_old * (1 - cover) + opacity * old, below_new * (1 - cover) + opacity * new
        elif command.kind == "fill" and inside[-1] and hit:
            is_old = list(solid(command)) == list(COLORS["failureBackground"])
            cover = command.opacity
            old, new = old * (1 - cover), new * (1 - cover)
            old, new = (old + cover, new) if is_old else (old, new + cover)
    return old, new


@shows("T10")
def test_the_cross_fade() -> None:
    scene = run("failure")
    for time in at_times(2.3 + 0.02, 2.6 - 0.02, 14):
        scene.to(time)
        part = eased(LINEAR, 0, 1, 2.3, 0.3, time)
        assert scene["ghostOpacity"] == pytest.approx(1 - part, abs=1e-9)
        assert scene["ghostWidth"] == width(78)
        # In the middle both are; 40 from it only the old picture is, as soon as the new one is narrower.
        assert shares(scene, 100, 22) == pytest.approx((1 - part, part), abs=1e-9)
        if scene["width"] < 90:
            assert shares(scene, 100 + 46, 22) == pytest.approx((1 - part, 0), abs=1e-9)
    assert scene.to(2.61).drawn("cross-fade") == []
    assert shares(scene, 100, 22) == (0, 1)
    # A new picture that is wider fades in where the old one is not.
    scene = run("failure").to(1.2)
    scene.scene.inputs["titleWidth"] = 150.0
    for time in at_times(2.52, 2.59, 4):
        scene.to(time)
        part = eased(LINEAR, 0, 1, 2.3, 0.3, time)
        assert scene["width"] == pytest.approx(172)
        assert shares(scene, 100 + 60, 22) == pytest.approx((0, part), abs=1e-9)
        assert shares(scene, 100 + 40, 22) == pytest.approx((1 - part, part), abs=1e-9)


@shows("T11")
def test_taken_back_early() -> None:
    scene = run("failure-left").to(2.5)
    assert scene.entered("begin") == [0, 0.9]
    assert scene["ghostOpacity"] == 0


@shows("T12")
def test_the_spinner() -> None:
    scene = run("success")
    for time in at_times(0.3, 1.2999, 40):
        assert scene.to(time)["turn"] == pytest.approx(math.tau * (time - 0.3), abs=1e-6)
    assert scene.state == "loading released"
    scene = run("failure").to(1.1)
    for time in at_times(1.1, 3, 9):
        assert scene.to(time)["turn"] == pytest.approx(math.tau * 0.8, abs=1e-6)


@shows("T13")
def test_widths() -> None:
    scene = run("widths").to(0)
    assert scene["width"] == width(96)
    # Begin: 10 is too narrow, then the height decides.
    check(scene, "width", EASE_OUT, width(96), 44, 0.2, 0.2)
    check(scene, "width", EASE_OUT, 44, 44, 0.6, 0.2)
    # A title that is not shown changes nothing, and counts when it is.
    assert scene.to(0.99)["width"] == 44
    check(scene, "width", EASE_OUT, 44, width(164), 1, 0.2)
    check(scene, "width", EASE_OUT, width(164), width(38), 1.4, 0.2)
    # While the change to failure is under way, it stays its own; the width comes after it.
    assert scene.to(1.99)["width"] == width(38)
    check(scene, "width", EASE_OUT, width(38), width(120), 2, 0.2)
    check(scene, "width", EASE_OUT, width(120), width(60), 2.4, 0.2)
    check(scene, "width", EASE_OUT, width(60), width(60), 3, 0.2)
    assert scene.entered("failed") == pytest.approx([2], abs=1e-9)
    assert scene.entered("begin")[-1] == pytest.approx(3, abs=1e-9)


@shows("T14")
def test_disabled() -> None:
    scene = run("disabled").to(0.1)
    assert scene["background"] == background("normal")
    scene.to(0.3)
    assert (scene["background"], scene["textColor"]) == (background("disabled"), text("disabled"))
    scene.to(0.59)
    assert scene.heard("button.down") == []
    assert scene.scene.focus is None
    scene.to(0.8)
    assert (scene["background"], scene["textColor"]) == (background("normal"), text("normal"))
    assert scene.to(1.4).emitted("tap") == [1]
    scene = run("disabled-and-back").to(0.79)
    assert scene["background"] == background("normal")
    scene.to(1)
    assert (scene["background"], scene["textColor"]) == (background("disabled"), text("disabled"))
    assert scene.to(1.7)["background"] == background("normal")


@shows("T15")
def test_disabled_while_pressed() -> None:
    scene = run("disabled-while-pressed").to(0.39)
    assert "pressed" in scene.state
    scene.to(0.4)
    assert scene.heard("button.cancel") == [0.4]
    check(scene, "scale", EASE_OUT, 0.95, 1, 0.4, 0.1)
    scene.to(0.9)
    assert scene.emitted("tap") == []
    assert scene["background"] == background("disabled")


@shows("T16")
def test_interrupted_changes() -> None:
    scene = run("interrupted")
    changes = (0.1, 0.18, 0.26, 0.3, 0.45, 0.5, 0.6)
    for begin in changes:
        before = scene.to(begin - 1e-8).all("scroll", "width", "background")
        after = scene.to(begin).all("scroll", "width", "background")
        for a, b in zip(before, after, strict=True):
            assert a == pytest.approx(b, abs=1e-4), begin
    scene.to(0.8)
    assert scene.all("scroll", "width") == [88, width(56)]
    assert scene["background"] == background("failure")
    assert scene.to(2.7).all("scroll", "width", "background") == [0, width(56), background("normal")]


@shows("T17")
def test_retry() -> None:
    scene = run("retry").to(1.42)
    assert scene["ghostOpacity"] == pytest.approx(1 - 0.12 / 0.3, abs=1e-8)
    assert scene["background"] == background("pressed")
    assert scene.to(1.46).emitted("tap") == [1.45]
    assert scene.state == "loading released"
    assert scene.to(2.6)["background"] == background("success")


@shows("T18")
def test_keyboard() -> None:
    scene = run("keyboard").to(0.1)
    assert scene.scene.focus == "button"
    check(scene, "scale", EASE_OUT, 1, 0.95, 0.2, 0.1)
    check(scene, "scale", EASE_OUT, 0.95, 1, 0.5, 0.1)
    assert scene.to(0.9).emitted("tap") == [0.5, 0.8]
    assert "pressed" in scene.to(1.15).state
    scene.to(1.7)
    assert scene.heard("button.cancel") == [1.2]
    assert scene.emitted("tap") == [0.5, 0.8]
    assert scene["scale"] == 1


@shows("T19")
def test_accessibility() -> None:
    scene = run("failure").to(0)
    button, message = scene.scene.accessibility
    assert (button.role, button.label, button.region) == ("button", "Submit", "button")
    assert (button.busy, button.disabled, message.hidden) == (False, False, True)
    assert tuple(button.bounds) == pytest.approx((61, 0, 78, 44))
    scene.to(0.5)
    assert scene.scene.accessibility[0].busy is True
    scene.to(1.5)
    button, message = scene.scene.accessibility
    assert (button.busy, message.role, message.label, message.hidden) == (False, "text", "Try again", False)
    assert scene.to(2.5).scene.accessibility[1].hidden is True
    assert run("disabled").to(0.3).scene.accessibility[0].disabled is True


@shows("T20")
def test_less_motion() -> None:
    scene = run("reduced-motion").to(0.1)
    assert (scene["scale"], scene["background"]) == (0.95, background("pressed"))
    scene.to(0.3)
    assert scene.all("scale", "scroll", "width") == [1, 44, 44]
    assert scene.to(0.6)["turn"] == 0
    scene.to(0.701)
    assert scene.all("scroll", "width", "background") == [88, width(78), background("failure")]
    assert "failed" in scene.to(1.69).state
    scene.to(1.71)
    assert scene.all("scroll", "width", "background", "ghostOpacity") == [0, width(56), background("normal"), 0]
    assert scene.scene.inputs["state"] == "begin"
    scene = run("reduced-motion-fade").to(0.7)
    assert scene.all("scroll", "width") == [88, width(78)]
    for time in at_times(0.7, 0.9, 5):
        pairs = zip(COLORS["normalBackground"], COLORS["failureBackground"], strict=True)
        expected = [eased(EASE, a, b, 0.7, 0.2, time) for a, b in pairs]
        assert scene.to(time)["background"] == pytest.approx(expected, abs=1e-9)
    assert "failed" in scene.to(1.89).state
    check(scene, "ghostOpacity", EASE, 1, 0, 1.9, 0.2)


@shows("T21")
def test_larger() -> None:
    scene = run("larger").to(0)
    assert scene.scene.size == (300, 60)
    assert scene.box("background") == pytest.approx((150 - 43, 0, 86, 60))
    assert scene["background"] == pytest.approx(Color.parse("#34C759"))
    assert scene.drawn("title")[0].font_size == 24
    assert scene.to(0.2)["background"] == pytest.approx(Color.parse("#248A3D"))
    assert scene.to(0.8).box("background") == pytest.approx((120, 0, 60, 60))
    assert scene.to(1.4)["background"] == pytest.approx(Color.parse("#00BB55"))
    assert scene["scroll"] == 120


def test_eight_colors_and_the_normal_text() -> None:
    assert len(COLORS) == 9
    assert len(set(COLORS)) == 9
