# SPDX-License-Identifier: MIT
"""Derived properties and observers. Expected numbers: the formulas, by Python's math."""

from __future__ import annotations

import gc
import math
import re
import weakref
from random import Random
from typing import Any

import pytest
from animcore import (
    AnimError,
    ArgumentError,
    ClosedError,
    EventKind,
    Expression,
    NotFoundError,
    Path,
    Property,
    Rectangle,
    Scene,
    Spring,
    Stage,
    StateError,
    TextSyntaxError,
)


@pytest.fixture
def stage() -> Stage:
    return Stage()


# The end points of a gradient at an angle in degrees: 0 runs from top to bottom.
GRADIENT = ", ".join(f"pow(sin(pi * (angle / 360 + {part})), 2)" for part in (0.75, 0.0, 0.25, 0.5))


def gradient(angle: float) -> tuple[float, ...]:
    return tuple(math.sin(math.pi * (angle / 360 + part)) ** 2 for part in (0.75, 0.0, 0.25, 0.5))


def gradient_rate(angle: float, rate: float) -> tuple[float, ...]:
    # d/dt sin²(π(a/360 + p)) = π/360 · sin(2π(a/360 + p)) · da/dt
    return tuple(math.pi / 360 * math.sin(2 * math.pi * (angle / 360 + part)) * rate for part in (0.75, 0.0, 0.25, 0.5))


def test_the_gradient_of_an_angle(stage: Stage) -> None:
    angle = stage.add("angle", 0.0)
    points = stage.add_derived("points", GRADIENT, "vector4")
    assert points.presentation == pytest.approx((0.5, 0.0, 0.5, 1.0), abs=1e-15)
    with stage.animate("linear", duration=3.0):
        angle.value = 270.0
    assert points.value == pytest.approx(gradient(270.0), abs=1e-14), "the model of the models"
    for _ in range(40):
        stage.advance(0.07)
        assert points.presentation == pytest.approx(gradient(angle.presentation), abs=1e-14)
        assert points.velocity == pytest.approx(gradient_rate(angle.presentation, angle.velocity), abs=1e-12)
    assert points.expression == GRADIENT
    assert angle.expression is None
    assert points in stage.changed()


def test_names_components_and_chains(stage: Stage) -> None:
    stage.add("frame", Rectangle(1, 2, 30, 40))
    stage.add("a b", (5.0, 6.0))
    stage.add("v", [1.0, 2.0, 3.0, 4.0, 5.0], kind="vector")
    area = stage.add_derived("area", "frame.width * frame.height")
    total = stage.add_derived("total", "area + `a b`.y + v[4]")
    assert total.value == 30 * 40 + 6 + 5
    stage["frame"].value = Rectangle(0, 0, 2, 2)
    assert (area.presentation, total.presentation) == (4.0, 15.0)
    wide = stage.add_derived("wide", "v[0], v[1] * 2", "vector", 2)
    assert wide.value == (1.0, 4.0)


def test_it_may_be_made_an_ordinary_property_again(stage: Stage) -> None:
    x = stage.add("x", 2.0)
    y = stage.add_derived("y", "x * x")
    with pytest.raises(StateError):
        y.value = 1.0
    y.expression = None
    assert (y.expression, y.value) == (None, 4.0)
    x.value = 5.0
    assert y.value == 4.0
    y.value = 1.0
    y.expression = "x + 1"
    assert y.value == 6.0


def test_a_result_that_is_not_finite_counts_as_nothing(stage: Stage) -> None:
    x = stage.add("x", 2.0)
    y = stage.add_derived("y", "1 / x")
    assert y.presentation == 0.5
    x.value = 0.0
    assert y.presentation == 0.0
    x.value = 4.0
    assert y.presentation == 0.25


def test_cycles_are_refused_and_named(stage: Stage) -> None:
    stage.add("a", 1.0)
    stage.add_derived("b", "a + 1")
    stage.add_derived("c", "b + 1")
    with pytest.raises(StateError, match=r"a.*c.*b.*a|a.*b.*c.*a"):
        stage["a"].expression = "c + 1"
    with pytest.raises(StateError, match="a"):
        stage["a"].expression = "a"
    assert stage["a"].expression is None
    stage["a"].value = 10.0
    assert stage["c"].value == 12.0


def test_wrong_expressions_leave_no_property_behind(stage: Stage) -> None:
    with pytest.raises(TextSyntaxError) as error:
        stage.add_derived("y", "1 +\n * 2")
    assert (error.value.line, error.value.column) == (2, 2)
    with pytest.raises(NotFoundError, match="nothing"):
        stage.add_derived("y", "nothing + 1")
    with pytest.raises((TextSyntaxError, ValueError)):
        stage.add_derived("y", "1", "vector2")
    assert "y" not in stage
    assert Expression("1").text == "1"


# Observers


def test_an_observer_hears_each_change_once(stage: Stage) -> None:
    x, still = stage.add("x", (0.0, 0.0)), stage.add("still", 0.0)
    heard: list[tuple[float, ...]] = []
    quiet: list[float] = []
    assert x.observe(heard.append) == heard.append
    still.observe(quiet.append)
    stage.advance(0.1)
    assert heard == [], "from now on"
    with stage.animate("linear", duration=1.0):
        x.value = (1.0, 2.0)
    for _ in range(12):
        stage.advance(0.125)
    assert heard == [pytest.approx((step / 8, step / 4)) for step in range(1, 9)]
    assert quiet == []
    x.value = (5.0, 5.0)
    x.value = (1.0, 2.0)
    stage.advance(0.0)
    assert len(heard) == 8, "it differs from what was heard last, or not"
    x.observe(None)
    x.value = (7.0, 7.0)
    stage.advance(0.1)
    assert len(heard) == 8


def test_derived_properties_and_paths_can_be_observed(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    path = stage.add("path", Path().move(0, 0).line(1, 1))
    twice = stage.add_derived("twice", "2 * x")
    heard: list[float] = []
    paths: list[Path] = []
    twice.observe(heard.append)
    path.observe(paths.append)
    with stage.animate("linear", duration=1.0):
        x.value = 1.0
        path.value = Path().move(2, 2).line(3, 3)
    stage.advance(0.5)
    assert heard == [1.0]
    assert paths == [Path().move(1, 1).line(2, 2)]


def test_an_observer_may_use_the_stage_and_what_it_raises_comes_out(stage: Stage) -> None:
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    order: list[object] = []

    @x.observe
    def follow(value: float) -> None:
        y.value = 2 * value
        order.append(value)
        if value == 1.0:
            raise KeyError("own")

    stage.on_event(lambda event: order.append(event.kind))
    y.observe(lambda value: order.append(("y", value)))
    with stage.animate("linear", duration=1.0):
        x.value = 1.0
    stage.advance(0.5)
    assert y.value == 1.0
    with pytest.raises(KeyError, match="own"):
        stage.advance(0.5)
    assert order[:1] == [0.5]
    assert EventKind.ANIMATION_ENDED in order
    stage.advance(0.1)
    assert order[-1] == ("y", 2.0)


def test_an_observer_of_what_is_gone(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    x.observe(print)
    x.remove()
    y = stage.add("y", 0.0)
    y.value = 1.0
    stage.advance(0.1)
    stage.close()
    with pytest.raises(ClosedError):
        y.observe(None)


def test_a_stage_with_observers_is_let_go(stage: Stage) -> None:
    stage.close()

    def make() -> weakref.ref[object]:
        own = Stage()
        x = own.add("x", 0.0)
        x.observe(lambda value: (value, x.presentation))
        own.on_event(lambda event: (event, own.time))
        return weakref.ref(own._handle)

    gone = make()
    gc.collect()
    assert gone() is None


def test_the_properties_of_a_scene_can_be_observed(scene: Scene) -> None:
    heard: list[float] = []
    prop: Property[float] = scene["arrowness"]
    prop.observe(heard.append)
    scene.pointer("down", 25, 15)
    scene.pointer("up", 25, 15)
    for _ in range(10):
        scene.advance(1 / 60)
    assert len(heard) >= 9


@pytest.mark.parametrize("seed", range(12))
def test_many_follow_whatever_changes(seed: int) -> None:
    """Random expressions over each other while everything about them changes. Expected: Python's own arithmetic of
    doubles, over what the properties that an expression names show, and over their model values."""
    random = Random(seed)
    stage = Stage(event_limit=0)
    for index in range(5):
        stage.add(f"s{index}", random.uniform(-5, 5))
    names = [*(f"s{index}" for index in range(5)), *(f"d{index}" for index in range(40))]
    texts: dict[str, str] = {}

    def expression(index: int) -> str:
        used = [f"s{random.randrange(5)}"] + ([f"d{random.randrange(index)}"] if index else [])
        one, other = random.choice(used), random.choice(used)
        return random.choice(
            [f"{one} * 0.5 + {other}", f"{one} - {other} * 0.25", f"{one} < {other} ? {other} : 1", "0.75", one]
        )

    def check() -> None:
        for read in ("presentation", "value"):
            known = {name: getattr(stage[name], read) for name in names}
            for name, text in texts.items():
                python = re.sub(r"(.*) \? (.*) : (.*)", r"(\2) if (\1) else (\3)", text)
                assert known[name] == eval(python, {}, known), (read, name, text)

    for index in range(40):
        texts[f"d{index}"] = expression(index)
        stage.add_derived(f"d{index}", texts[f"d{index}"])
    for _ in range(150):
        choice = random.randrange(8)
        source = stage[f"s{random.randrange(5)}"]
        index = random.randrange(40)
        if choice == 0:
            source.value = random.uniform(-5, 5)
        elif choice == 1:
            source.spring_to(random.uniform(-5, 5), Spring())
        elif choice == 2:
            source.animate(to=1.0, duration=random.choice([0.0, 0.1]), sets_model=random.random() < 0.5)
        elif choice == 3:
            stage.advance(random.choice([0.0, 0.01, 0.3]))
        elif choice == 4:
            # Over those before it alone, so that there is no cycle.
            texts[f"d{index}"] = expression(index)
            stage[f"d{index}"].expression = texts[f"d{index}"]
        elif choice == 5:
            stage[f"d{index}"].expression = None
            stage[f"d{index}"].value = random.uniform(-5, 5)
            if random.random() < 0.5:
                kept = texts.pop(f"d{index}")
                check()
                texts[f"d{index}"] = kept
            stage[f"d{index}"].expression = texts[f"d{index}"]
        elif choice == 6:
            other = Stage(event_limit=0)
            other.restore(stage.snapshot())
            assert other.state_hash() == stage.state_hash()
            stage = other
        else:
            stage.snapshot()
        if random.random() < 0.7:
            check()
    check()


def test_it_has_no_animations_to_remove(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    y = stage.add_derived("y", "x + 1")
    with stage.animate("linear", duration=1.0):
        x.value = 10.0
    stage.advance(0.5)
    assert y.presentation == 6.0
    y.remove_all_animations()
    assert y.presentation == 6.0, "of what is seen, not of the model"
    other = Stage()
    other.restore(stage.snapshot())
    assert other.state_hash() == stage.state_hash()


@pytest.mark.parametrize(
    ("name", "text", "options"),
    [
        ("y", "x +", {}),
        ("y", "z", {}),
        ("y", "x, x", {}),
        ("y", "y + 1", {}),
        ("y", "x.red", {}),
        ("x", "`a b`.y", {}),
        ("y", "x", {"kind": "vector", "component_count": 2}),
        ("y" * 256, "x", {}),
        ("y", "shape + 1", {}),
    ],
)
def test_one_that_is_refused_leaves_no_trace(stage: Stage, name: str, text: str, options: dict[str, Any]) -> None:
    stage.add("x", 1.0)
    stage.add("a b", (5.0, 6.0))
    stage.add("shape", Path("M0 0L1 1"))
    before = stage.snapshot()
    with pytest.raises(AnimError):
        stage.add_derived(name, text, **options)
    assert stage.snapshot() == before


def test_one_of_many_may_name_any(stage: Stage) -> None:
    """Names with dots, brackets and spaces; what is not a name is none."""
    stage.add("a.b", 1.0)
    stage.add("a b", (5.0, 6.0))
    stage.add("v", [1.0, 2.0, 3.0, 4.0, 5.0], kind="vector")
    stage.add("größe", 7.0)
    stage.add("shape", Path("M0 0L3 4"))
    for text, value in (
        ("`a.b` + 1", 2.0),
        ("max(`a b`.y,v[4])", 6.0),
        ("größe*2", 14.0),
        ("v[0]+v[1]", 3.0),
    ):
        assert stage.add_derived(None, text).value == value


def test_a_path_with_a_threshold_that_is_refused_leaves_no_trace(stage: Stage) -> None:
    before = stage.snapshot()
    with pytest.raises(ArgumentError, match="threshold"):
        stage.add("shape", Path("M0 0L1 1"), threshold=-1.0)
    assert stage.snapshot() == before
