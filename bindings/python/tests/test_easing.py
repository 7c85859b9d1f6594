# SPDX-License-Identifier: MIT
"""Easing functions through the Python package. Their numbers are checked in Tests/conformance/test_easings.py."""

from __future__ import annotations

import copy
import gc
import json
import math
import pickle
import sys
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tomllib
from animcore import ArgumentError, CubicBezier, DocumentError, LimitError, Scene, Spring, Stage, TextSyntaxError
from animcore.easing import Easing, StepPosition

TEXTS = [
    "linear",
    "ease",
    "cubic-bezier(0.3, -0.5, 0.2, 1.7)",
    "steps(4, jump-both)",
    "linear(0 0%, 0.25 25%, 1 100%)",
    "easeOutBounce",
    "spring(1 100 10 0 2)",
]


@pytest.mark.parametrize("text", TEXTS)
def test_text_equality_hash_copy_and_pickle(text: str) -> None:
    easing = Easing(text)
    assert str(easing) == text
    assert eval(repr(easing), {"Easing": Easing}) == easing
    for same in (Easing(text), pickle.loads(pickle.dumps(easing)), copy.deepcopy(easing)):
        assert same == easing
        assert hash(same) == hash(easing)
    assert easing != Easing("ease-in")
    assert easing != text


@pytest.mark.parametrize("text", TEXTS)
def test_numbers_sequences_and_arrays_give_the_same_bits(text: str) -> None:
    easing = Easing(text)
    xs = [-0.5, 0.0, 0.1, 0.3, 0.5, 0.9, 1.0, 2.0]
    one_by_one = [easing(x) for x in xs]
    assert easing(xs) == one_by_one
    assert easing(np.array(xs).reshape(2, 4)).tolist() == [one_by_one[:4], one_by_one[4:]]
    assert easing([]) == []


def test_the_ways_to_make_one() -> None:
    assert str(Easing(CubicBezier(0.1, 0.2, 0.3, 0.4))) == "cubic-bezier(0.1, 0.2, 0.3, 0.4)"
    assert str(Easing.steps(3)) == "steps(3)"
    assert str(Easing.steps(3, "jump-none")) == "steps(3, jump-none)"
    assert str(Easing.steps(3, StepPosition.JUMP_START)) == "steps(3, start)"
    assert str(Easing.linear([0, (0.5, 0.1), (2, None), 1])) == "linear(0 0%, 0.5 10%, 2 55%, 1 100%)"
    assert str(Easing.penner("easeInOutElastic")) == "easeInOutElastic"
    assert str(Easing.spring(Spring(), 2.0, 1)) == "spring(1 100 10 1 2)"


def test_before_and_slope() -> None:
    steps = Easing.steps(4)
    assert steps(0.25) == 0.25
    assert steps(0.25, before=True) == 0.0
    with pytest.raises(TypeError):
        steps([0.25], before=True)  # type: ignore[call-overload]
    assert steps.slope(0.25) == 0.0
    assert Easing("cubic-bezier(0, 1, 0.5, 1)").slope(0.0) == math.inf


def test_callbacks() -> None:
    def square(x: float) -> float:
        return x * x

    easing = Easing.callback(square)
    assert easing(0.5) == 0.25
    assert easing([0.5, 3.0]) == [0.25, 9.0]
    assert easing.slope(0.25) == pytest.approx(0.5)
    assert str(easing) == "callback"
    assert easing == Easing.callback(square)
    assert easing != Easing.callback(lambda x: x * x)
    assert Easing.callback(lambda _: math.nan)(0.3) == 0.3


def test_what_a_callback_raises_comes_out() -> None:
    def half(x: float) -> float:
        if x > 0.5:
            raise KeyError(x)
        return x / 2

    easing = Easing.callback(half)
    for x in (0.7, [0.1, 0.7, 0.9]):
        with pytest.raises(KeyError, match=r"0\.7"):
            easing(x)
    assert easing(0.4) == 0.2


def test_callbacks_do_not_leak() -> None:
    def same(x: float) -> float:
        return x

    before = sys.getrefcount(same)
    for _ in range(100):
        Easing.callback(same)
    assert sys.getrefcount(same) <= before + 2


def test_errors() -> None:
    with pytest.raises(TextSyntaxError) as failure:
        Easing("linear(0,\n x)")
    assert (failure.value.line, failure.value.column) == (2, 2)
    for text in ("", "eas", "ease\0", "ease\ud800", "cubic-bezier(0, 0, 1)"):
        with pytest.raises(TextSyntaxError):
            Easing(text)
    with pytest.raises(ArgumentError):
        Easing.steps(0)
    with pytest.raises(ArgumentError):
        Easing.steps(1, StepPosition.JUMP_NONE)
    with pytest.raises(ArgumentError):
        Easing.linear([])
    with pytest.raises(LimitError):
        Easing.linear([0] * 4097)
    with pytest.raises(ValueError, match="must be from"):
        Easing.steps(2**40)
    with pytest.raises(ValueError, match="name must be one of easeInQuad"):
        Easing.penner("easeSideways")
    for duration in (0.0, -1.0, math.nan, math.inf):
        with pytest.raises(ArgumentError):
            Easing.spring(Spring(), duration)
    for x in (math.nan, math.inf):
        with pytest.raises(ArgumentError):
            Easing("ease")(x)
        with pytest.raises(ArgumentError):
            Easing("ease")([0.5, x])


def test_many_tweens_are_what_single_ones_are() -> None:
    easing = Easing("ease-in-out")
    generator = np.random.default_rng(4)
    start, end, x = generator.normal(size=(3, 1000))
    x = np.abs(x) % 1
    expected = [
        a + easing(float(t)) * (b - a) for t, a, b in zip(x.tolist(), start.tolist(), end.tolist(), strict=True)
    ]
    assert easing.tween(x, start, end).tolist() == expected
    assert easing.tween(x.tolist(), start.tolist(), end.tolist()) == expected
    assert easing.tween(0.25, start, 1.0).tolist() == [a + easing(0.25) * (1 - a) for a in start.tolist()]
    out = start.copy()
    address = out.ctypes.data
    assert easing.tween(x, out, end, out=out) is out
    assert out.tolist() == expected
    assert out.ctypes.data == address


def test_tweens_of_floats_are_rounded_once() -> None:
    easing = Easing("easeOutBounce")
    start = np.linspace(-3, 3, 257, dtype="float32")
    x = np.linspace(0, 1, 257, dtype="float32")
    values = easing.tween(x, start, 2.0)
    assert values.dtype == np.float32
    expected = [a + easing(t) * (2 - a) for t, a in zip(x.tolist(), start.tolist(), strict=True)]
    assert values.tolist() == np.array(expected).astype("float32").tolist()


@pytest.mark.parametrize("x", [[0.1, 0.2], [float("nan")] * 3, [float("inf")] * 3])
def test_tweens_refuse_what_does_not_fit(x: list[float]) -> None:
    with pytest.raises((ArgumentError, ValueError)):
        Easing("ease").tween(x, [0.0, 1.0, 2.0], 5.0)


GRAMMAR = tomllib.loads((Path(__file__).parents[3] / "docs/grammar/motions.toml").read_text(encoding="utf-8"))
POINTS = GRAMMAR["curveName"]["points"]
NAMES = tuple(POINTS)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_a_curve_is_one_wherever_a_curve_is_named(name: str) -> None:
    """Easings, curves, transactions, animations and documents read one table. "default" is Core Animation's: ease."""
    curve = CubicBezier.named(name)
    expected = [curve(x / 8) for x in range(9)]
    assert Easing(name)([x / 8 for x in range(9)]) == pytest.approx(expected, abs=1e-12)
    assert [curve.x1, curve.y1, curve.x2, curve.y2] == POINTS[name]
    assert str(Easing(name)) == next(first for first in NAMES if POINTS[first] == POINTS[name])
    stage = Stage()
    first, second = stage.add("first", 0.0), stage.add("second", 0.0)
    with stage.animate(name, duration=1.0):
        first.value = 1.0
    second.animate(1.0, curve=name, duration=1.0)
    moved = {"curve": name, "duration": 1}
    document = {
        "animcore": 1,
        "size": [1, 1],
        "properties": {"third": {"kind": "scalar", "value": 0}},
        "machine": {"states": {"a": {"on": {"go": {"actions": [{"set": {"third": 1}, "motion": moved}]}}}}},
    }
    with Scene.load(json.dumps(document)) as scene:
        scene.send("go")
        for moving in (stage, scene):
            moving.advance(0.375)
        seen = [first.presentation, second.presentation, scene["third"].presentation]
    assert seen == pytest.approx([curve(0.375)] * 3, abs=1e-12)


@pytest.mark.parametrize("name", [*NAMES, "step-start", "step-end", "easeOutBounce"])
def test_a_document_cannot_give_another_meaning_to_the_name_of_a_curve(name: str) -> None:
    with pytest.raises(DocumentError, match="curve"):
        Scene.load(json.dumps({"animcore": 1, "size": [1, 1], "curves": {name: [0, 0, 1, 1]}}))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("linear(0, 25%0.7, 1)", "linear(0 0%, 0.7 25%, 1 100%)"),
        ("linear(0, 25%-0.7, 1)", "linear(0 0%, -0.7 25%, 1 100%)"),
        ("linear(0, 0.5-10%, 1)", "linear(0 0%, 0.5 0%, 1 100%)"),
        ("linear(0, 0.5 10%20%, 1)", "linear(0 0%, 0.5 10%, 0.5 20%, 1 100%)"),
        ("linear(0, 25%+.7, 1)", "linear(0 0%, 0.7 25%, 1 100%)"),
    ],
)
def test_numbers_that_touch(text: str, expected: str) -> None:
    """CSS Syntax 3, 4.3.3: a percent sign ends a number, and so does the sign of the next one."""
    assert str(Easing(text)) == expected


@pytest.mark.parametrize("text", ["linear(0, 25px, 1)", "linear(0, 2-a, 1)", "linear(0, 2--1, 1)", "linear(0, 2_, 1)"])
def test_units_are_refused(text: str) -> None:
    with pytest.raises(TextSyntaxError, match="a number has a unit"):
        Easing(text)


def test_an_easing_whose_function_refers_to_it_is_collected() -> None:
    """And one whose function refers to the stage that moves by it."""

    def own() -> weakref.ref[Easing]:
        made: list[Easing] = []
        made.append(Easing.callback(lambda x: x * x if made else x))
        assert made[0](0.5) == 0.25
        return weakref.ref(made[0])

    def with_stage() -> tuple[weakref.ref[Stage], weakref.ref[Easing]]:
        stage = Stage()
        x = stage.add("x", 0.0)
        easing = Easing.callback(lambda t: t * t if isinstance(stage, Stage) else t)
        with stage.animate(easing, duration=1.0):
            x.value = 1.0
        stage.advance(0.5)
        return weakref.ref(stage), weakref.ref(easing)

    left: list[weakref.ref[Any]] = [own(), *with_stage()]
    gc.collect()
    assert [each() for each in left] == [None, None, None]


def test_the_function_of_an_easing_that_only_a_stage_has_is_called() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(Easing.callback(lambda t: t * t), duration=1.0):
        x.value = 1.0
    gc.collect()
    stage.advance(0.5)
    assert x.presentation == 0.25
