# SPDX-License-Identifier: MIT
"""The stage. Expected numbers: springs and curves by their own functions, which have tests of their own."""

from __future__ import annotations

import array
import gc
import math
import random
from collections.abc import Callable
from ctypes import c_double
from typing import Any

import animcore
import numpy as np
import pytest
from animcore import (
    ArgumentError,
    ClosedError,
    Color,
    CubicBezier,
    DuplicateError,
    Event,
    EventKind,
    IdentifierError,
    LimitError,
    NotFoundError,
    Property,
    PropertyList,
    Spring,
    Stage,
    StateError,
    ValueKind,
)
from hypothesis import given
from hypothesis import strategies as st


@pytest.fixture
def stage() -> Stage:
    return Stage()


# Properties


def test_kinds_follow_from_values(stage: Stage) -> None:
    assert stage.add("a", 1).kind is ValueKind.SCALAR
    assert stage.add("b", (1, 2)).kind is ValueKind.VECTOR2
    assert stage.add("c", [1, 2, 3]).kind is ValueKind.VECTOR3
    assert stage.add("d", np.zeros(4)).kind is ValueKind.VECTOR4
    assert stage.add("e", 0.5, kind="angle").kind is ValueKind.ANGLE
    assert stage.add("f", (1, 0, 0, 1), kind="color").kind is ValueKind.COLOR
    assert stage.add("g", "#FF000080").kind is ValueKind.COLOR
    assert stage.add("h", Color(0, 1, 0)).kind is ValueKind.COLOR
    assert stage.add("i", (1, 0, 0), kind=ValueKind.COLOR).value == (1, 0, 0, 1)
    for wrong in ((), (1,), (1, 2, 3, 4, 5)):
        with pytest.raises(ValueError, match="components"):
            stage.add(None, wrong)
    for wrong_text in ("FF0000", "#FF000", "#F", "#GG0000", "red"):
        with pytest.raises(ValueError, match="RRGGBB"):
            stage.add(None, wrong_text)


def test_values_have_their_kinds_type(stage: Stage) -> None:
    scalar, vector = stage.add("a", 1), stage.add("b", (1, 2))
    color = stage.add("c", "#FF0000")
    assert type(scalar.value) is float
    assert vector.value == (1.0, 2.0)
    assert type(vector.presentation) is tuple
    assert color.value == Color(1, 0, 0, 1)
    assert color.value.hexadecimal == "#FF0000"
    color.value = "#0000FF"
    assert color.presentation.blue == 1.0
    color.value = (0, 1, 0, 0.5)
    assert color.value.opacity == 0.5
    vector.value = np.array([3.0, 4.0])
    assert vector.value == (3.0, 4.0)


def test_finding_and_listing(stage: Stage) -> None:
    x, y = stage.add("x", 0.0), stage.add("größe ♀", 1.0)
    nameless = stage.add(None, 2.0)
    assert stage["x"] == x
    assert stage["größe ♀"] == y
    assert stage["größe ♀"].name == "größe ♀"
    assert nameless.name == ""
    assert "x" in stage
    assert "z" not in stage
    assert x in stage
    assert 3 not in stage
    assert len(stage) == 3
    assert list(stage) == [x, y, nameless]
    assert {x: 1}[stage["x"]] == 1
    with pytest.raises(NotFoundError):
        stage["z"]
    with pytest.raises(KeyError):
        stage["z"]
    with pytest.raises(DuplicateError):
        stage.add("x", 0.0)
    assert bool(Stage())


def test_removed_property_is_an_error_not_a_crash(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    x.remove()
    for use in (lambda: x.value, lambda: x.presentation, lambda: x.is_animating, lambda: x.remove()):
        with pytest.raises(IdentifierError):
            use()
    assert "x" not in stage
    stage.add("x", 1.0)
    with pytest.raises(IdentifierError):
        x.value = 3.0


def test_property_of_another_stage_is_refused(stage: Stage) -> None:
    other = Stage().add("x", 0.0)
    stage.add("x", 0.0)
    with pytest.raises(IdentifierError):
        stage.read([other])


def test_threshold(stage: Stage) -> None:
    x = stage.add("x", 0.0, threshold=0.5)
    assert x.threshold == 0.5
    x.threshold = 0.25
    assert x.threshold == 0.25
    assert stage.add("y", 0.0).threshold == 0.001
    with pytest.raises(ArgumentError):
        x.threshold = 0.0
    with pytest.raises(ArgumentError):
        stage.add("z", 0.0, threshold=-1.0)
    assert "z" not in stage, "a refused property is not left behind"


def test_wrong_values(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    for wrong in (math.nan, math.inf, (1.0, 2.0)):
        with pytest.raises(ArgumentError):
            x.value = wrong
    with pytest.raises(TypeError):
        x.value = None  # type: ignore[assignment]
    with pytest.raises(AttributeError):
        x.presentation = 3.0  # type: ignore[misc]
    with pytest.raises(AttributeError):
        x.valeu = 3.0  # type: ignore[attr-defined]
    assert x.value == 0.0


# Animation


def test_spring_moves_the_presentation_value(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    spring = Spring(1, 100, 10)
    with stage.animate(spring) as transaction:
        x.value = 5.0
    assert transaction.id != 0
    assert x.value == 5.0
    assert x.presentation == 0.0
    assert x.is_animating
    assert stage.is_animating
    stage.advance(0.25)
    assert x.presentation == spring.value(0.25, 0.0, 5.0)
    assert x.velocity == spring.velocity(0.25, 0.0, 5.0)
    stage.advance(10)
    assert x.presentation == 5.0
    assert x.velocity == 0.0
    assert not x.is_animating


@pytest.mark.parametrize("curve", [CubicBezier(0.1, 0.7, 0.3, 1.2), CubicBezier.named("ease-out"), "ease-out"])
def test_curve_with_duration_and_delay(stage: Stage, curve: Any) -> None:
    x = stage.add("x", 10.0)
    with stage.animate(curve, duration=2.0, delay=0.5):
        x.value = 20.0
    stage.advance(0.5)
    assert x.presentation == 10.0
    stage.advance(0.5)
    shape = CubicBezier.named(curve) if isinstance(curve, str) else curve
    assert x.presentation == pytest.approx(10 + 10 * shape(0.25), abs=1e-12)


def test_default_none_and_nested_motion(stage: Stage) -> None:
    x, y, z = stage.add("x", 0.0), stage.add("y", 0.0), stage.add("z", 0.0)
    with stage.animate(duration=1.0):
        x.value = 1.0
        with stage.animate("none"):
            y.value = 1.0
        with stage.transaction("linear"):
            z.value = 1.0
    assert y.presentation == 1.0
    stage.advance(0.5)
    assert x.presentation == pytest.approx(CubicBezier.named("default")(0.5), abs=1e-12)
    assert z.presentation == pytest.approx(0.5, abs=1e-12)
    with pytest.raises(TypeError):
        stage.animate(3)  # type: ignore[arg-type]
    with pytest.raises(NotFoundError):
        stage.animate("easy")
    with pytest.raises(ArgumentError), stage.animate(Spring(), delay=-1.0):
        pass


def test_interruption_keeps_the_velocity(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate(Spring()):
        x.value = 100.0
    stage.advance(0.12)
    value, velocity = x.presentation, x.velocity
    with stage.animate(Spring(1, 300, 20)):
        x.value = 0.0
    assert x.presentation == value
    assert x.velocity == pytest.approx(velocity, rel=1e-12)
    stage.advance(0.1)
    assert x.presentation == pytest.approx(Spring(1, 300, 20).value(0.1, value, 0.0, velocity), abs=1e-9)


def test_a_thousand_retargets_of_a_running_spring_are_continuous(stage: Stage) -> None:
    choose = random.Random(2)
    x = stage.add("x", 0.0)
    for _ in range(1000):
        spring = Spring(choose.uniform(0.5, 2), choose.uniform(20, 500), choose.uniform(0, 60))
        value, velocity = x.presentation, x.velocity
        target = choose.uniform(-100, 100)
        with stage.animate(spring):
            x.value = target
        assert x.presentation == pytest.approx(value, abs=1e-9)
        assert x.velocity == pytest.approx(velocity, abs=1e-9 * max(1, abs(velocity)))
        step = choose.randrange(1, 200_000_000)
        stage.advance_flicks(step)
        seconds = step / 705_600_000
        assert x.presentation == pytest.approx(spring.value(seconds, value, target, velocity), abs=1e-9)
        expected = spring.velocity(seconds, value, target, velocity)
        assert x.velocity == pytest.approx(expected, abs=1e-9 * max(1, abs(expected)))


def test_a_transaction_closes_when_its_block_raises(stage: Stage) -> None:
    x = stage.add("x", 0.0)

    def interrupted() -> None:
        with stage.animate("linear", duration=1.0):
            x.value = 1.0
            raise LookupError

    with pytest.raises(LookupError):
        interrupted()
    stage.advance(0.5)
    assert x.presentation == pytest.approx(0.5, abs=1e-12)


def test_advancing_inside_a_transaction_is_refused(stage: Stage) -> None:
    with stage.animate() as transaction:
        with pytest.raises(StateError):
            stage.advance(0.1)
        with pytest.raises(RuntimeError):
            transaction.__enter__()


@given(st.lists(st.floats(0, 0.4), min_size=1, max_size=20))
def test_any_way_of_cutting_a_time_gives_the_same_bits(steps: list[float]) -> None:
    stages = []
    flicks = 0
    for is_cut in (True, False):
        stage = Stage()
        x = stage.add("x", 0.0)
        with stage.animate(Spring(1, 100, 5), delay=0.1):
            x.value = 1.0
        if is_cut:
            for step in steps:
                stage.advance(step)
            flicks = stage.time_flicks
        else:
            stage.advance_flicks(flicks)
        stages.append((x.presentation, x.velocity, stage.events(), stage.state_hash(), stage.time))
    first, second = stages
    assert first[0:2] == second[0:2]
    assert [(e.kind, e.time_flicks) for e in first[2]] == [(e.kind, e.time_flicks) for e in second[2]]
    assert first[3:] == second[3:]


# The clock


def test_clock(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    assert stage.time == 0.0
    assert stage.next_due is None
    with stage.animate("linear", duration=1.0):
        x.value = 1.0
    assert stage.next_due is not None
    stage.time_scale = 0.5
    stage.advance(1.0)
    assert stage.time_scale == 0.5
    assert (stage.time, stage.host_time) == (0.5, 1.0)
    assert (stage.time_flicks, stage.host_time_flicks) == (352_800_000, 705_600_000)
    assert x.presentation == pytest.approx(0.5, abs=1e-12)
    stage.paused = True
    stage.advance(5.0)
    assert stage.paused
    assert stage.time == 0.5
    stage.paused = False
    stage.advance_flicks(705_600_000)
    assert x.presentation == 1.0
    for wrong in (-1.0, math.nan, math.inf):
        with pytest.raises((ArgumentError, LimitError)):
            stage.advance(wrong)
    with pytest.raises((ArgumentError, LimitError)):
        stage.time_scale = -1.0


def test_state_hash_tells_stages_apart() -> None:
    first, second = Stage(), Stage()
    assert first.state_hash() == second.state_hash()
    first.add("x", 0.0)
    second.add("x", 0.0)
    assert first.state_hash() == second.state_hash()
    second["x"].value = 1.0
    assert first.state_hash() != second.state_hash()
    assert 0 <= first.state_hash() < 2**64


# Changes and events


def test_changed(stage: Stage) -> None:
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    stage.changed()
    assert stage.changed() == []
    with stage.animate("linear", duration=0.1):
        y.value = 1.0
    stage.advance(0.05)
    assert stage.changed() == [y]
    assert stage.changed() == []
    x.value = 3.0
    assert stage.changed() == [x]


def test_events(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate("linear", duration=0.1) as transaction:
        x.value = 1.0
    stage.advance(1.0)
    events = stage.events()
    assert [event.kind for event in events] == [EventKind.ANIMATION_ENDED, EventKind.TRANSACTION_COMPLETED]
    ended, completed = events
    assert ended.kind == "animation-ended"
    assert (ended.name, ended.property, ended.finished, ended.time) == ("x", x, True, 0.1)
    assert ended.time_flicks == 70_560_000
    assert (completed.transaction, completed.finished, completed.name) == (transaction.id, True, None)
    assert stage.events() == []


def test_interrupted_transaction_completes_unfinished(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate("linear", duration=1.0) as first:
        x.value = 1.0
    stage.advance(0.5)
    with stage.animate("linear", duration=1.0):
        x.value = 0.0
    stage.advance(0.1)
    completed = [event for event in stage.events() if event.transaction == first.id]
    assert [event.finished for event in completed] == [False]


def test_event_kinds_and_limit() -> None:
    stage = Stage(event_kinds=["transaction-completed"], event_limit=2, property_capacity=4)
    x = stage.add("x", 0.0)
    for target in range(1, 6):
        with stage.animate("linear", duration=0.01):
            x.value = float(target)
        stage.advance(0.1)
    events = stage.events()
    assert EventKind.ANIMATION_ENDED not in [event.kind for event in events]
    assert events[0].kind is EventKind.LOST
    assert events[0].count == 3
    with pytest.raises(ValueError, match="nonsense"):
        Stage(event_kinds=["nonsense"])


# Callbacks


def animated(stage: Stage, name: str = "x") -> Property[float]:
    x = stage.add(name, 0.0)
    with stage.animate("linear", duration=0.1):
        x.value = 1.0
    return x


def test_callback_hears_what_the_queue_holds(stage: Stage) -> None:
    heard: list[Event] = []
    stage.on_event(heard.append)
    animated(stage)
    gc.collect()
    stage.advance(1.0)
    assert heard == stage.events()
    assert len(heard) == 2
    stage.on_event(None)
    animated(stage, "y")
    stage.advance(1.0)
    assert len(heard) == 2


def test_callback_may_use_and_advance_the_stage(stage: Stage) -> None:
    names = []

    @stage.on_event
    def heard(event: Event) -> None:
        names.append(event.kind)
        if len(names) == 1:
            assert event.property is not None
            assert event.property.presentation == 1.0
            stage.advance(0.1)
            animated(stage, "y")

    animated(stage)
    stage.advance(1.0)
    stage.advance(1.0)
    assert names == ["animation-ended", "transaction-completed"] * 2


def test_exception_of_a_callback_comes_out_of_advance_and_no_event_is_lost(stage: Stage) -> None:
    heard: list[Event] = []

    def failing(event: Event) -> None:
        heard.append(event)
        if len(heard) == 1:
            raise LookupError("from the callback")

    stage.on_event(failing)
    animated(stage)
    with pytest.raises(LookupError, match="from the callback"):
        stage.advance(1.0)
    assert stage.time == 1.0
    stage.advance(0.0)
    assert len(heard) == 2


def test_callback_may_close_the_stage(stage: Stage) -> None:
    heard: list[Event] = []

    def closing(event: Event) -> None:
        heard.append(event)
        stage.close()

    stage.on_event(closing)
    animated(stage)
    stage.advance(1.0)
    assert len(heard) == 1


def test_callback_of_a_stage_that_goes_away() -> None:
    heard: list[Event] = []
    stage = Stage()
    stage.on_event(heard.append)
    animated(stage)
    stage.advance(0.05)
    del stage
    gc.collect()


# Many at once


def test_groups(stage: Stage) -> None:
    x, v = stage.add("x", 1.0), stage.add("v", (2.0, 3.0))
    assert stage.read([x, v]) == [1.0, 2.0, 3.0]
    stage.write([v, x], [5.0, 6.0, 7.0])
    assert (x.value, v.value) == (7.0, (5.0, 6.0))
    group = stage.property_list([x, v])
    assert isinstance(group, PropertyList)
    assert group.component_count == 3
    assert list(group) == [x, v]
    assert group[-1] == v
    assert group[:1] == [x]
    assert stage.read(group, "velocity") == [0.0, 0.0, 0.0]
    out = array.array("d", bytes(24))
    assert group.read(out=out) is out
    assert list(out) == [7.0, 5.0, 6.0]
    fields = (c_double * 3)()
    group.read(out=fields)
    assert fields[:] == [7.0, 5.0, 6.0]
    matrix = np.zeros(3)
    group.read("model", matrix)
    assert matrix.tolist() == [7.0, 5.0, 6.0]
    group.write(matrix * 2)
    assert x.value == 14.0
    for wrong, error in (
        (np.zeros(4), ValueError),
        (np.zeros(3, "float32"), TypeError),
        ([0.0] * 3, TypeError),
        (np.zeros(6)[::2], TypeError),
        (bytes(24), TypeError),
    ):
        with pytest.raises(error):
            group.read(out=wrong)
    with pytest.raises(ArgumentError):
        group.write([1.0])
    with pytest.raises(ValueError, match="what must be one of model"):
        group.read("speed")  # type: ignore[arg-type]
    assert stage.read([]) == []


def test_scalars_without_names(stage: Stage) -> None:
    group = stage.add_scalars(np.arange(1000.0))
    assert len(group) == len(stage) == 1000
    with stage.animate(Spring()):
        group.write(np.zeros(1000))
    stage.advance(0.1)
    values = np.empty(1000)
    group.read(out=values)
    assert values[10] == Spring().value(0.1, 10.0, 0.0)
    assert len(stage.changed()) in (999, 1000)
    assert len(stage.add_scalars([])) == 0


# Life


def test_closed_stage_raises_for_everything(stage: Stage) -> None:
    x = animated(stage)
    group = stage.property_list([x])
    transaction = stage.animate()
    stage.close()
    stage.close()
    assert stage.is_closed
    uses: list[Callable[[], object]] = [
        lambda: x.value, lambda: x.presentation, lambda: x.velocity, lambda: x.name == "?" or x.threshold,
        lambda: setattr(x, "value", 1.0), lambda: setattr(x, "threshold", 1.0), lambda: x.remove(),
        lambda: group.read(), lambda: group.write([1.0]), lambda: stage.add("y", 0.0), lambda: stage["x"],
        lambda: len(stage),
        lambda: list(stage), lambda: stage.advance(0.1), lambda: stage.advance_flicks(1), lambda: stage.events(),
        lambda: stage.changed(), lambda: stage.time, lambda: stage.paused, lambda: setattr(stage, "paused", True),
        lambda: stage.state_hash(), lambda: stage.on_event(print), lambda: stage.__enter__(), lambda: "x" in stage,
        lambda: transaction.__enter__(), lambda: stage.add_scalars([1.0]), lambda: setattr(stage, "time_scale", 2.0),
    ]  # fmt: skip
    for use in uses:
        with pytest.raises(ClosedError, match="closed"):
            use()
    assert "closed" in repr(stage)
    assert "closed" in repr(x)


def test_with_closes(stage: Stage) -> None:
    with stage as same:
        assert same is stage
    assert stage.is_closed


def test_property_keeps_its_stage_alive() -> None:
    x = Stage().add("x", 3.0)
    gc.collect()
    assert x.presentation == 3.0
    assert x.stage["x"] == x


def test_stages_are_released_without_the_garbage_collector() -> None:
    gc.disable()
    try:
        for _ in range(200):
            stage = Stage(property_capacity=1000)
            stage.on_event(lambda _: None)
            animated(stage)
            finalizer = stage._handle._finalizer
            del stage
            assert not finalizer.alive
    finally:
        gc.enable()


def test_closing_inside_a_transaction(stage: Stage) -> None:
    with pytest.raises(ClosedError), stage.animate():
        stage.close()


def test_a_removed_property_still_has_a_representation() -> None:
    with animcore.Stage() as stage:
        prop = stage.add("x", 0.0)
        with stage.animate():
            prop.value = 1.0
        prop.remove()
        assert "removed" in repr(prop)
        assert "removed" in repr(list(stage.events()))


def test_whole_numbers_that_do_not_fit_are_refused() -> None:
    with animcore.Stage() as stage:
        for flicks in (2**63, 2**64 + 5, -(2**63) - 1):
            with pytest.raises(ValueError, match="must be from"):
                stage.advance_flicks(flicks)
        assert stage.time_flicks == 0
    with pytest.raises(ValueError, match="must be from"):
        animcore.Stage(property_capacity=2**40)


def test_a_wrong_type_is_a_type_error() -> None:
    with animcore.Stage() as stage:
        wrong: Any
        for wrong in ("1", None, [1.0]):
            with pytest.raises(TypeError):
                stage.advance(wrong)
        for wrong in (1.5, "1"):
            with pytest.raises(TypeError):
                stage.advance_flicks(wrong)


def test_other_names_of_kinds() -> None:
    with animcore.Stage() as stage:
        assert stage.add("v", (1.0, 2.0), kind="vec2").kind == "vector2"
        assert stage.add("c", "#F00", kind="color").value == (1.0, 0.0, 0.0, 1.0)
