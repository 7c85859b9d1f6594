# SPDX-License-Identifier: MIT
"""The fast cart button, row by row of controls/README.md."""

from __future__ import annotations

import math

import pytest
from control_formulas import EASE_IN_OUT, Block, bezier, critical, eased, keyframes, uikit_frequency
from control_runs import Run, at_times, shows, solid

CONTROL = "fast-cart-button"
LINES = ("top", "middle", "bottom")
WIDTHS = tuple(f"{line}Width" for line in LINES)
ENDS = tuple(f"{line}Trailing" for line in LINES)
IDLE: dict[str, float] = dict(zip(WIDTHS, (24.0, 24.0, 24.0), strict=True)) | dict(zip(ENDS, (11, 8, 14), strict=True))
IDLE |= {"pinkOpacity": 0.6, "cartX": 0, "cartRotation": 0}
PINK = (1, 45 / 255, 85 / 255, 1)
WHITE = (1, 1, 1, 1)
# A press, its release inside, and the end of the zoom.
PRESSES = {"press-and-release": (0.1, 0.6), "tap": (0.1, 0.18), "held": (0.1, 1.2)}


def run(trace: str) -> Run:
    return Run(CONTROL, trace)


def within(value: float, middle: float) -> bool:
    return middle - 4 <= value <= middle + 4


def eased_time(part: float, duration: float = 0.8) -> float:
    """When the eased timeline is at a part of the whole."""
    low, high = 0.0, duration
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if bezier(EASE_IN_OUT, middle / duration) < part else (low, middle)
    return (low + high) / 2


@shows("C1")
def test_a_circle_with_a_cart() -> None:
    scene = run("press-and-release").to(0)
    assert scene.scene.size == (52, 52)
    assert scene.box("disc") == pytest.approx((0, 0, 52, 52))
    (disc,) = scene.drawn("disc")
    assert solid(disc) == pytest.approx(PINK)
    parts = [scene.box(part) for part in ("frame", "basket", "rear-wheel", "front-wheel")]
    left, top = min(box[0] for box in parts), min(box[1] for box in parts)
    right, bottom = max(box[0] + box[2] for box in parts), max(box[1] + box[3] for box in parts)
    assert (left + right) / 2 == pytest.approx(26, abs=1)
    assert (top + bottom) / 2 == pytest.approx(26, abs=1)
    # Glyphs are wider than their size in points.
    assert 20 <= right - left <= 28
    assert 18 <= bottom - top <= 24
    for part in ("frame", "basket", "rear-wheel", "front-wheel"):
        (command,) = scene.drawn(part)
        assert solid(command) == pytest.approx(WHITE)


@shows("C2")
def test_where_the_lines_are() -> None:
    scene = run("press-and-release").to(0)
    middle = scene.box("white-middle")
    assert middle[1] + 1 == 26 + 1
    for line, end, y in zip(LINES, (11, 8, 14), (middle[1] - 3 - 2, middle[1], middle[1] + 2 + 3), strict=True):
        x, top, width, height = scene.box(f"white-{line}")
        assert (x + width, top, width, height) == pytest.approx((end, y, 24, 2))
        # Quarter circles of radius 1 as cubic curves: a control point is 4 (√2 - 1) / 3 from where they begin.
        upper = [px for px, py in scene.points(f"white-{line}") if abs(py - y) < 1e-9]
        corner = 1 - 4 / 3 * (math.sqrt(2) - 1)
        assert (min(upper), max(upper)) == pytest.approx((end - 24 + corner, end - corner))


@shows("C3")
def test_pink_lines_below_and_white_lines_inside() -> None:
    scene = run("press-and-release").to(0)
    depth, clipped, order = 0, {}, []
    numbers = {scene.nodes.index(f"{kind}-{line}"): f"{kind}-{line}" for kind in ("pink", "white") for line in LINES}
    numbers[scene.nodes.index("disc")] = "disc"
    for command in scene.scene.display_list():
        depth += {"clip_begin": 1, "clip_end": -1}.get(command.kind, 0)
        if command.kind == "clip_begin":
            box = command.coordinates
            assert (min(box[::2]), max(box[::2]), min(box[1::2]), max(box[1::2])) == pytest.approx((0, 52, 0, 52))
        if command.node in numbers and command.kind == "fill":
            name = numbers[command.node]
            order.append(name)
            clipped[name] = depth
            if name.startswith("pink"):
                assert (command.opacity, *solid(command)) == pytest.approx((0.6, *PINK))
            elif name.startswith("white"):
                assert (command.opacity, *solid(command)) == pytest.approx((1, *WHITE))
    assert order == [*(f"pink-{line}" for line in LINES), "disc", *(f"white-{line}" for line in LINES)]
    assert clipped == {name: 0 if name.startswith("pink") else 1 for name in order}


@shows("C4")
def test_twins() -> None:
    for trace in ("press-and-release", "anew", "dragged-out-and-in"):
        scene = run(trace)
        for time in at_times(0, scene.trace.end, 60):
            scene.to(time)
            for line in LINES:
                white = scene.box(f"white-{line}")
                assert white[2:] == pytest.approx((scene[f"{line}Width"], 2))
                assert white[0] + white[2] == pytest.approx(scene[f"{line}Trailing"])
                if scene["pinkOpacity"] > 0:
                    assert scene.box(f"pink-{line}") == white


@shows("C5")
def test_touches_begin_from_idle_alone() -> None:
    scene = run("pressed-while-canceling").to(0.4)
    assert scene.state == "canceled"
    assert scene.to(0.75).state == "idle"
    assert scene.heard("button.down") == [0.1]
    assert scene.heard("button.up.inside") == []
    assert scene.to(2).heard("button.down") == [0.1, 0.8]
    scene = run("pressed-while-zooming").to(1.15)
    assert scene.heard("button.down") == [0.1]
    assert scene.heard("button.up.inside") == [0.3]
    assert scene.emitted("tap") == [0.3]
    scene = run("two-fingers").to(0.5)
    assert scene.state == "down"
    assert scene.to(1).heard("button.up.inside") == [0.6]


@shows("C6")
def test_seventy_points_around() -> None:
    scene = run("dragged-out")
    # 121 and 123 are on both sides of 52 + 70.
    states = [scene.to(time).state for time in (0.05, 0.1, 0.2, 0.3, 0.39, 0.4, 0.5)]
    assert states == ["idle", "down", "down", "down", "down", "canceled", "canceled"]
    scene = run("dragged-out-and-in")
    assert [scene.to(time).state for time in (0.49, 0.5, 0.59, 0.6)] == ["down", "canceled", "canceled", "down"]
    scene = run("dragged-out-for-long")
    times = (0.39, 0.4, 0.69, 0.71, 0.89, 0.9, 1.1, 1.15)
    states = ["down", "canceled", "canceled", "idle", "idle", "down", "canceled", "down"]
    assert [scene.to(time).state for time in times] == states
    scene = run("moved-outside-when-idle")
    assert [scene.to(time).state for time in (0.79, 0.8, 1)] == ["idle", "canceled", "idle"]


@shows("C7")
def test_released() -> None:
    scene = run("tap").to(0.18)
    assert scene.state == "up"
    assert scene.to(1.5).emitted("tap") == [0.18]
    scene = run("dragged-out-and-in").to(0.9)
    assert scene.state == "up"
    assert scene.emitted("tap") == [0.9]
    for trace, when in (("released-outside", 0.3), ("dragged-out", 0.6)):
        scene = run(trace).to(when)
        assert scene.state == "canceled"
        assert scene.to(scene.trace.end).emitted("tap") == []
        assert scene.state == "idle"


@shows("C8")
def test_canceled_by_the_system() -> None:
    scene = run("canceled").to(0.39)
    assert scene.state == "down"
    assert scene.to(0.4).state == "canceled"
    assert scene.heard("button.cancel") == [0.4]
    assert scene.to(1).emitted("tap") == []


@shows("C9")
def test_down() -> None:
    """ω D = 9.2334…, from UIKit's equation."""
    frequency = uikit_frequency(0.8)
    assert frequency * 0.8 == pytest.approx(9.233413476, abs=1e-8)
    end = run("held").to(1.2)
    targets = {name: end[name] for name in (*WIDTHS, *ENDS)} | {"pinkOpacity": 1, "cartRotation": -0.1}
    assert (end["pinkOpacity"], end["cartRotation"]) == (1, -0.1)
    scene = run("held")
    for time in at_times(0.1, 0.899):
        scene.to(time)
        for name, target in targets.items():
            value, velocity = critical(frequency, IDLE[name], target, 0, time - 0.1)
            assert scene[name] == pytest.approx(value, abs=1e-8), (name, time)
            assert scene.velocity(name) == pytest.approx(velocity, abs=1e-6), (name, time)
    scene.to(0.9)
    for name, target in targets.items():
        assert (scene[name], scene.velocity(name)) == (target, 0)


@shows("C10")
def test_draws() -> None:
    scene = run("held").to(1.2)
    assert all(within(scene[name], 32) for name in WIDTHS)
    assert all(within(scene[name], 8) for name in ENDS)
    scene = run("anew")
    presses = [scene.to(time).all(*WIDTHS, *ENDS) for time in (0.9, 2.9, 4.9)]
    for press in presses:
        assert all(within(value, middle) for value, middle in zip(press, (32, 32, 32, 8, 8, 8), strict=True))
    drawn = [value - middle for press in presses for value, middle in zip(press, (32, 32, 32, 8, 8, 8), strict=True)]
    assert len({round(value, 9) for value in drawn}) == 18
    # Another seed draws other numbers; the same seed the same.
    again = Run(CONTROL, "anew").to(0.9).all(*WIDTHS, *ENDS)
    other = Run(CONTROL, "anew", seed=2027).to(0.9).all(*WIDTHS, *ENDS)
    assert again == presses[0]
    assert all(a != b for a, b in zip(other, again, strict=True))


@shows("C11")
def test_calming_down() -> None:
    frequency = uikit_frequency(0.3)
    for trace, when in (("canceled", 0.4), ("pressed-while-canceling", 0.3)):
        before = run(trace).to(when)
        start = {name: (before[name], before.velocity(name)) for name in IDLE}
        scene = run(trace)
        for time in at_times(when, when + 0.2999):
            scene.to(time)
            assert scene.state == "canceled"
            for name, (value, velocity) in start.items():
                expected, speed = critical(frequency, value, IDLE[name], velocity, time - when)
                assert scene[name] == pytest.approx(expected, abs=1e-8), (name, time)
                if time > when:
                    assert scene.velocity(name) == pytest.approx(speed, abs=1e-6), (name, time)
        scene.to(when + 0.3)
        assert {name: scene[name] for name in IDLE} == IDLE
        assert scene.entered("idle") == pytest.approx([0, when + 0.3], abs=1e-9)


def zoom(trace: str) -> dict[str, tuple[float, list[Block]]]:
    """What each property starts from, and its blocks; the draws are read from the run."""
    release = PRESSES[trace][1]
    start, wound = run(trace).to(release), run(trace).to(release + eased_time(0.375))
    end = run(trace).to(release + 0.79)
    last = {name: end[name] for name in WIDTHS}
    blocks = {
        "cartX": [Block(0, 0.35, -4), Block(0.35, 0.5, 104)],
        "cartRotation": [Block(0, 0.35, -0.15), Block(0.35, 0.04, 0)],
        "pinkOpacity": [Block(0.45, 0.2, 0)],
        **{name: [Block(0, 0.35, wound[name]), Block(0.4, 0.5, 104)] for name in ENDS},
        **{name: [Block(0.4, 0.5, last[name])] for name in WIDTHS},
    }
    return {name: (start[name], each) for name, each in blocks.items()}


@shows("C12")
def test_up() -> None:
    for trace, (_, release) in PRESSES.items():
        courses = {name: keyframes(start, blocks, 0.8) for name, (start, blocks) in zoom(trace).items()}
        scene = run(trace)
        for time in at_times(release, release + 0.7999, 60):
            scene.to(time)
            assert scene.state == "up"
            for name, course in courses.items():
                assert scene[name] == pytest.approx(course(time - release), abs=1e-6), (trace, name, time)
        assert scene.to(release + 0.8).entered("idle") == pytest.approx([0, release + 0.8], abs=1e-9)


def at_key(trace: str, part: float) -> Run:
    return run(trace).to(PRESSES[trace][1] + eased_time(part))


@shows("C13")
def test_wound_up() -> None:
    for trace in PRESSES:
        scene = at_key(trace, 0.35)
        assert scene.all("cartX", "cartRotation") == pytest.approx([-4, -0.15], abs=1e-6)
        assert all(within(scene[name], 2) for name in ENDS)
    drawn = [at_key(trace, 0.375)[name] - 2 for trace in PRESSES for name in ENDS]
    drawn += [run(trace).to(1.2)[name] - 8 for trace in ("held",) for name in ENDS]
    # The three traces have the same seed, so the draws of a press are the same in each; those of a line are not.
    assert len({round(value, 6) for value in drawn}) == 6


@shows("C14")
def test_the_cart_falls_on_its_wheels() -> None:
    for trace in PRESSES:
        assert at_key(trace, 0.39)["cartRotation"] == pytest.approx(0, abs=1e-6)
        assert at_key(trace, 0.6)["cartRotation"] == 0


@shows("C15")
def test_the_cart_zooms() -> None:
    for trace in PRESSES:
        assert at_key(trace, 0.85)["cartX"] == pytest.approx(104, abs=1e-5)
        assert at_key(trace, 0.95)["cartX"] == 104


@shows("C16")
def test_the_lines_follow() -> None:
    widths = set()
    for trace in PRESSES:
        scene = at_key(trace, 0.9)
        assert scene.all(*ENDS) == pytest.approx([104] * 3, abs=1e-5)
        assert all(within(scene[name], 48) for name in WIDTHS)
        widths |= {round(scene[name], 5) for name in WIDTHS}
        # They wait while the cart begins.
        still = [at_key(trace, part).all(*ENDS, *WIDTHS) for part in (0.36, 0.4)]
        assert still[0] == pytest.approx(still[1], abs=1e-6)
    assert len(widths) == 3


@shows("C17")
def test_pink_lines_vanish() -> None:
    assert at_key("press-and-release", 0.65)["pinkOpacity"] == pytest.approx(0, abs=1e-6)
    scene = run("press-and-release")
    for time in at_times(0.6, 1.3999, 200):
        scene.to(time)
        if max(scene.all(*ENDS)) > 52:
            assert scene["pinkOpacity"] < 0.02


@shows("C18")
def test_overshoot() -> None:
    scene = run("press-and-release")
    values = [scene.to(time).all("cartX", "cartRotation") for time in at_times(0.6, 1, 100)]
    assert min(x for x, _ in values) < -5
    assert min(rotation for _, rotation in values) < -0.1505


@shows("C19")
def test_back_to_idle() -> None:
    before = run("press-and-release").to(1.3999)
    # What is white stands right of the circle, what is pink is not drawn.
    for part in ("frame", "basket", "rear-wheel", "front-wheel", *(f"white-{line}" for line in LINES)):
        assert before.box(part)[0] >= 52
    assert before["pinkOpacity"] == 0
    scene = run("press-and-release")
    for time in at_times(1.4, 1.6):
        scene.to(time)
        assert scene.state == "idle"
        assert {name: scene[name] for name in IDLE if name != "pinkOpacity"} == {
            name: value for name, value in IDLE.items() if name != "pinkOpacity"
        }
        assert scene["pinkOpacity"] == pytest.approx(eased(EASE_IN_OUT, 0, 0.6, 1.4, 0.2, time), abs=1e-9)


@shows("C20")
def test_pressed_while_fading_in() -> None:
    # Half of the fade is over at 1.2; just before, it is as fast as the curve's slope there.
    before = run("pressed-while-zooming").to(1.1999)
    start, speed = eased(EASE_IN_OUT, 0, 0.6, 1.1, 0.2, 1.2), before.velocity("pinkOpacity")
    slope = (eased(EASE_IN_OUT, 0, 0.6, 1.1, 0.2, 1.1999) - eased(EASE_IN_OUT, 0, 0.6, 1.1, 0.2, 1.1997)) / 0.0002
    assert speed == pytest.approx(slope, rel=1e-3)
    scene = run("pressed-while-zooming")
    for time in at_times(1.2, 1.3999):
        value, _ = critical(uikit_frequency(0.8), start, 1, speed, time - 1.2)
        assert scene.to(time)["pinkOpacity"] == pytest.approx(value, abs=1e-3)


@shows("C21")
def test_keyboard() -> None:
    scene = run("keyboard").to(0.1)
    assert scene.scene.focus == "button"
    assert [scene.to(time).state for time in (0.2, 0.59, 0.6, 0.9)] == ["down", "down", "up", "up"]
    assert scene.to(3).heard("button.down") == [0.2, 2]
    assert scene.emitted("tap") == [0.6, 2]
    scene = run("keyboard-escape")
    assert [scene.to(time).state for time in (0.2, 0.5, 0.7, 0.9)] == ["down", "canceled", "canceled", "idle"]
    assert scene.emitted("tap") == []


@shows("C22")
def test_accessibility() -> None:
    scene = run("press-and-release").to(0).scene
    (button,) = scene.accessibility
    assert (button.role, button.label, button.region, button.focusable) == ("button", "Add to cart", "button", True)
    assert tuple(button.bounds) == (0, 0, 52, 52)
    scene.inputs["label"] = "In den Wagen"
    assert scene.accessibility[0].label == "In den Wagen"


@shows("C23")
def test_less_motion() -> None:
    scene = run("reduced-motion")
    for time in at_times(0, 1.2, 200):
        scene.to(time)
        if time < 0.1 or 0.402 < time < 0.599 or time > 0.952:
            assert {name: scene[name] for name in IDLE} == IDLE
        elif time < 0.4:
            assert (scene["pinkOpacity"], scene["cartRotation"], scene["cartX"]) == (1, -0.1, 0)
    assert scene.emitted("tap") == [0.4, 0.95]
    scene = run("reduced-motion-fade")
    seen = [scene.to(time)["pinkOpacity"] for time in (0.1, 0.2, 0.3, 0.399)]
    assert seen[0] == pytest.approx(0.6)
    assert 0.6 < seen[1] < 1
    assert seen[2:] == [1, 1]
    assert scene["cartRotation"] == -0.1
    assert scene.to(1.6).emitted("tap") == [0.4]
    assert scene.state == "idle"


@shows("C24")
def test_larger() -> None:
    scene = run("larger").to(0)
    assert scene.scene.size == (104, 104)
    small = run("press-and-release").to(0)
    for part in ("disc", "frame", "basket", "white-top", "pink-bottom"):
        assert scene.box(part) == pytest.approx([2 * number for number in small.box(part)])
    (disc,) = scene.drawn("disc")
    assert solid(disc) == pytest.approx((0, 122 / 255, 1, 1))
    # 104 + 70 is between 170 and 175.
    states = [scene.to(time).state for time in (0.3, 0.4, 0.5, 0.7)]
    assert states == ["down", "canceled", "down", "up"]
