# SPDX-License-Identifier: MIT
"""Values that are added to others: additive and cumulative animations of transforms and colors.

What is expected is closed: Web Animations accumulates the parts of a decomposed transform one by one, scales by what
they differ from 1 (CSS Transforms 2: V = Va + Vb - 1). The web platform test effect-value-iteration-composite-operation
has matrix(2...) to matrix(3, 0, 0, 3, 30, 0), whose third run starts at matrix(6, 0, 0, 6, 60, 0). Colors are added
component by component in their space; CSS Color 4 has the conversions.
"""

from __future__ import annotations

import math
from typing import Any

import pytest
from animcore import Color, ColorSpace, Keyframes, Property, Spring, Stage, Transform

SPACES = list(ColorSpace)
QUARTER = Transform(0.0, 1.0, -1.0, 0.0, 0.0, 0.0)


def rotation(degrees: float, scale: float = 1.0, tx: float = 0.0, ty: float = 0.0) -> Transform:
    angle = math.radians(degrees)
    sine, cosine = scale * math.sin(angle), scale * math.cos(angle)
    return Transform(cosine, sine, -sine, cosine, tx, ty)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def shown(each: Property[Any]) -> list[float]:
    return [float(component) for component in each.presentation]


# Additive


def test_what_is_neutral_leaves_a_transform_as_it_is(stage: Stage) -> None:
    forms: list[dict[str, Any]] = [
        {"from_": Transform()},
        {"from_": Transform(), "duration": 1.0, "curve": "linear"},
        {"spring": Spring()},
        {"spring": Spring(), "from_": Transform()},
        {"interruption": "replace"},
    ]
    for model in (QUARTER, rotation(30, 2.0, 5.0, -3.0), Transform(-1, 0, 0, 1, 4, 4), Transform(1, 0, 0.5, 1, 0, 0)):
        for form in forms:
            each = stage.add(None, model)
            each.animate(Transform(), **form, additive=True)
            for _ in range(3):
                assert shown(each) == pytest.approx(list(model), abs=1e-12), form
                stage.advance(0.11)
            each.remove_all_animations()


@pytest.mark.parametrize("given", [{}, {"from_"}, {"to"}, {"from_", "to"}])
def test_additive_ends_that_are_left_out_add_nothing(stage: Stage, given: set[str]) -> None:
    each = stage.add(None, QUARTER)
    values = {"from_": rotation(10), "to": rotation(50, 3.0)}
    each.animate(**{name: values[name] for name in given}, curve="linear", duration=1.0, additive=True)  # type: ignore[arg-type]
    stage.advance(0.5)
    angle = 90 + (5 if "from_" in given else 0) + (25 if "to" in given else 0)
    scale = 2.0 if "to" in given else 1.0
    assert shown(each) == pytest.approx(list(rotation(angle, scale)), abs=1e-12)


@pytest.mark.parametrize(
    ("below", "added", "sum_of_both"),
    [
        (Transform(), rotation(10), rotation(10)),
        (rotation(10), Transform(), rotation(10)),
        (QUARTER, Transform(tx=100.0), Transform(0, 1, -1, 0, 100, 0)),
        (QUARTER, Transform(tx=-100.0, ty=7.0), Transform(0, 1, -1, 0, -100, 7)),
        (Transform(tx=3.0), rotation(-90, 1.0, 4.0, 1.0), rotation(-90, 1.0, 7.0, 1.0)),
        (rotation(20, 2.0), rotation(30, 3.0), rotation(50, 4.0)),
        (Transform(1, 0, 0.5, 1, 0, 0), Transform(1, 0, 0.25, 1, 0, 0), Transform(1, 0, 0.75, 1, 0, 0)),
        (Transform(2, 0, 0, 3, 0, 0), Transform(0.5, 0, 0, 0.25, 0, 0), Transform(1.5, 0, 0, 2.25, 0, 0)),
        (Transform(2, 0, 0, -3, 0, 0), Transform(1, 0, 0, 4, 0, 0), Transform(2, 0, 0, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("form", ["curve", "spring", "keyframes", "add"])
def test_transforms_are_added_by_their_parts(
    stage: Stage, below: Transform, added: Transform, sum_of_both: Transform, form: str
) -> None:
    each = stage.add(None, below)
    if form == "curve":
        each.animate(added, from_=added, curve="linear", duration=1.0, additive=True)
    elif form == "spring":
        each.animate(added, from_=added, spring=Spring(), duration=1.0, additive=True)
    elif form == "keyframes":
        each.animate(keyframes=Keyframes([added, added], duration=1.0), additive=True)
    else:
        each.animate(keyframes=Keyframes([added, added], duration=1.0), interruption="keep", additive=True)
    for _ in range(2):
        assert shown(each) == pytest.approx(list(sum_of_both), abs=1e-12)
        stage.advance(0.4)
    assert each.value == below


def test_an_additive_rotation_of_two_ends(stage: Stage) -> None:
    each, same = stage.add(None, rotation(20)), stage.add(None, rotation(20))
    each.animate(rotation(50), from_=rotation(-10), curve="linear", duration=1.0, additive=True)
    same.animate(keyframes=Keyframes([rotation(-10), rotation(50)], duration=1.0), additive=True)
    for step in range(4):
        assert shown(each) == pytest.approx(list(rotation(10 + 15 * step)), abs=1e-12)
        assert shown(same) == pytest.approx(shown(each), abs=1e-12)
        assert each.velocity == pytest.approx(
            [math.radians(60) * c for c in (*rotation(100 + 15 * step)[:4], 0.0, 0.0)], abs=1e-9
        )
        stage.advance(0.25)


def test_the_velocity_of_an_additive_spring_is_that_of_what_it_adds(stage: Stage) -> None:
    # One radian a second at the identity, onto a quarter turn: the angle is that of a scalar spring.
    each, angle = stage.add(None, QUARTER), stage.add(None, 0.0)
    spring = Spring(1, 100, 10)
    each.animate(Transform(), spring=spring, velocity=(0, 1, -1, 0, 2, 0), additive=True)
    angle.animate(0.0, spring=spring, velocity=1.0, additive=True)
    for _ in range(4):
        stage.advance(0.05)
        turned = rotation(90 + math.degrees(angle.presentation), 1.0, 2 * angle.presentation)
        assert shown(each) == pytest.approx(list(turned), abs=1e-9)


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("form", ["from and to", "from", "to", "keyframes"])
def test_a_color_onto_black_is_that_color(stage: Stage, space: ColorSpace, form: str) -> None:
    for color in (Color(0.5, 0.5, 0.5, 0.0), Color(0.8, 0.1, 0.3, 0.0)):
        each = stage.add(None, Color(0.0, 0.0, 0.0, 1.0), space=space)
        if form == "from and to":
            each.animate(color, from_=color, curve="linear", duration=1.0, additive=True)
        elif form == "from":
            each.animate(from_=color, curve="step-end", duration=1.0, additive=True)
        elif form == "to":
            each.animate(color, curve="step-start", duration=1.0, additive=True)
        else:
            each.animate(keyframes=Keyframes([color, color], duration=1.0), additive=True)
        stage.advance(0.5)
        assert shown(each) == pytest.approx([*color[:3], 1.0], abs=1e-9)
    # Premultiplied, what is added counts by its opacity.
    each = stage.add(None, Color(0.0, 0.0, 0.0, 0.0), space=space, premultiplied=True)
    each.animate((0.5, 0.5, 0.5), from_=(0.5, 0.5, 0.5), curve="linear", duration=1.0, additive=True)
    assert shown(each) == pytest.approx([0.5, 0.5, 0.5, 1.0], abs=1e-9)


@pytest.mark.parametrize("space", SPACES)
def test_additive_colors_of_two_ends_are_as_additive_keyframes(stage: Stage, space: ColorSpace) -> None:
    ends = [
        (Color(0.5, 0.5, 0.5, 0.0), Color(0.1, 0.2, 0.3, 0.0)),
        (Color(0.0, 0.0, 0.0, 0.0), Color(0.4, 0.1, 0.0, 0.5)),
        (Color(0.2, 0.3, 0.9, 0.25), Color(0.7, 0.7, 0.7, 0.0)),
    ]
    for model in (Color(0, 0, 0, 1), Color(0.8, 0.1, 0.2, 1), Color(0.3, 0.3, 0.3, 0.5)):
        for start, end in ends:
            each, same = (stage.add(None, model, space=space) for _ in range(2))
            each.animate(end, from_=start, curve="linear", duration=1.0, additive=True)
            same.animate(keyframes=Keyframes([start, end], duration=1.0), additive=True)
            for _ in range(4):
                assert shown(each) == pytest.approx(shown(same), abs=1e-12), (space, model, start)
                stage.advance(0.25)


def test_black_adds_nothing_to_a_color(stage: Stage) -> None:
    black, red = Color(0, 0, 0, 0), Color(0.8, 0.1, 0.2, 1)
    for space in SPACES:
        for form in range(3):
            each = stage.add(None, red, space=space)
            if form == 0:
                each.animate(black, from_=black, curve="linear", duration=1.0, additive=True)
            elif form == 1:
                each.animate(Color(0.2, 0.9, 0.2, 0.0), from_=black, curve="linear", duration=1.0, additive=True)
            else:
                frames = Keyframes([black, Color(0.2, 0.9, 0.2, 0.0)], duration=1.0)
                each.animate(keyframes=frames, additive=True)
            assert shown(each) == pytest.approx(list(red), abs=1e-12), (space, form)


def test_lightness_is_added_in_oklab(stage: Stage) -> None:
    # OKLab of sRGB gray g is (cbrt(light(g)), 0, 0): two grays add their lightness.
    def light(g: float) -> float:
        return g / 12.92 if g <= 0.04045 else ((g + 0.055) / 1.055) ** 2.4

    total = (light(0.3) ** (1 / 3) + light(0.4) ** (1 / 3)) ** 3
    expected = 1.055 * total ** (1 / 2.4) - 0.055
    for space in (ColorSpace.OKLAB, ColorSpace.OKLCH):
        each = stage.add(None, Color(0.3, 0.3, 0.3, 1.0), space=space)
        each.animate(
            Color(0.4, 0.4, 0.4, 0.0), from_=Color(0.4, 0.4, 0.4, 0.0), curve="linear", duration=1.0, additive=True
        )
        stage.advance(0.5)
        # CSS's matrices for gray are right to some 1e-7 only.
        assert shown(each) == pytest.approx([expected] * 3 + [1.0], abs=1e-6)


# Cumulative


def test_a_third_run_of_a_cumulative_scale_starts_where_the_web_platform_test_says(stage: Stage) -> None:
    start, end = Transform(2, 0, 0, 2, 0, 0), Transform(3, 0, 0, 3, 30, 0)
    for form in range(3):
        each = stage.add(None, Transform())
        if form == 0:
            each.animate(end, from_=start, curve="linear", duration=1.0, repeat_count=3, cumulative=True)
        elif form == 1:
            frames = Keyframes([start, end], duration=1.0)
            each.animate(keyframes=frames, repeat_count=3, cumulative=True)
        else:
            each.animate(end, from_=start, curve="linear", duration=1.0, repeat_count=3, cumulative=True, additive=True)
        began = stage.time
        # matrix(6, 0, 0, 6, 60, 0) at the start of the third run, and matrix(7, 0, 0, 7, 90, 0) at its end.
        for time, scale, tx in ((0.5, 2.5, 15), (1.0, 4, 30), (1.5, 4.5, 45), (2.0, 6, 60), (2.5, 6.5, 75)):
            stage.advance(began + time - stage.time)
            assert shown(each) == pytest.approx([scale, 0, 0, scale, tx, 0], abs=1e-9), (form, time)
        each.remove_all_animations()


@pytest.mark.parametrize("additive", [False, True])
def test_a_cumulative_rotation_keeps_its_scale(stage: Stage, additive: bool) -> None:
    each = stage.add(None, rotation(25) if additive else Transform())
    each.animate(
        rotation(40),
        from_=Transform(),
        curve="linear",
        duration=1.0,
        repeat_count=3,
        cumulative=True,
        additive=additive,
    )
    for step in range(12):
        degrees = 10 * step + (25 if additive else 0)
        assert shown(each) == pytest.approx(list(rotation(degrees)), abs=1e-12)
        stage.advance(0.25)


def test_cumulative_colors_grow_by_their_end(stage: Stage) -> None:
    # WPT, "iteration composite of color": rgb(0, 0, 0) to rgb(120, 120, 120), the third run starts at rgb(240, ...).
    each = stage.add(None, "#000000")
    end = Color(120 / 255, 120 / 255, 120 / 255, 0.0)
    each.animate(end, from_=Color(0, 0, 0, 0), curve="linear", duration=1.0, repeat_count=3, cumulative=True)
    stage.advance(2.0)
    assert shown(each)[:3] == pytest.approx([240 / 255] * 3, abs=1e-12)
    # A gray has no hue to grow by.
    red = Color(0.8, 0.1, 0.2, 1.0)
    hued = stage.add(None, red, space=ColorSpace.OKLCH)
    hued.animate(
        Color(0.1, 0.1, 0.1, 0.0), from_=Color(0, 0, 0, 0), curve="linear", duration=1.0, repeat_count=3,
        cumulative=True, additive=True,
    )  # fmt: skip
    same = stage.add(None, red, space=ColorSpace.OKLAB)
    same.animate(
        Color(0.1, 0.1, 0.1, 0.0), from_=Color(0, 0, 0, 0), curve="linear", duration=1.0, repeat_count=3,
        cumulative=True, additive=True,
    )  # fmt: skip
    stage.advance(2.5)
    assert shown(hued) == pytest.approx(shown(same), abs=1e-6)


def test_cumulative_with_autoreverse_starts_each_repeat_anew(stage: Stage) -> None:
    # Core Animation measured: 0 to 10, there and back, twice: 5 at 2.5 s.
    values: list[tuple[Any, Any, Any]] = [
        (0.0, 10.0, lambda part: part),
        ((0.0, 2.0), (10.0, 2.0), lambda part: (part, 2.0)),
        (Transform(), rotation(40), lambda part: rotation(4 * part)),
    ]
    for start, end, at in values:
        for additive in (False, True):
            each = stage.add(None, Transform() if isinstance(end, Transform) else (0.0 if end == 10.0 else (0.0, 0.0)))
            each.animate(
                end, from_=start, curve="linear", duration=1.0, repeat_count=2, autoreverses=True, cumulative=True,
                additive=additive,
            )  # fmt: skip
            for part in (0.0, 5.0, 10.0, 5.0, 0.0, 5.0, 10.0, 5.0, 0.0):
                assert each.presentation == pytest.approx(at(part), abs=1e-9), (end, additive)
                stage.advance(0.5)
    x = stage.add(None, 0.0)
    frames = Keyframes([5.0, 10.0], duration=1.0)
    x.animate(keyframes=frames, repeat_count=2.5, autoreverses=True, cumulative=True)
    for part in (5.0, 7.5, 10.0, 7.5, 5.0, 7.5, 10.0, 7.5, 5.0, 7.5):
        assert x.presentation == pytest.approx(part)
        stage.advance(0.5)
