# SPDX-License-Identifier: MIT
"""Transactions beyond motion and duration: interruption, repetition, stagger, arrangement, actions, reduced motion.

Expected numbers: closed forms (closed_forms.py)."""

from __future__ import annotations

import math

import pytest
from animcore import AnimError, ArgumentError, Easing, EventKind, NotFoundError, Spring, Stage, TextSyntaxError, _raw
from closed_forms import SMOOTH, smooth, smooth_slope, spring_at


@pytest.fixture
def stage() -> Stage:
    return Stage()


def endings(stage: Stage) -> list[tuple[str | None, float, bool]]:
    """Which animations ended when, and how."""
    return [
        (event.name, round(event.time, 9), event.finished)
        for event in stage.events()
        if event.kind is EventKind.ANIMATION_ENDED
    ]


# Interruption


def test_added_animations_sum_up_as_uikits(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    begins = (0.0, 0.3, 0.35, 0.9)
    targets = (100.0, -40.0, 7.0, 60.0)
    for index, (begin, target) in enumerate(zip(begins, targets, strict=True)):
        stage.advance(begin - stage.time)
        with stage.animate(SMOOTH, duration=1.0, interruption="add"):
            x.value = target
        assert x.value == target
        olds = (0.0, *targets)
        for step in range(6):
            at = begin + 0.01 * step
            stage.advance(at - stage.time)
            expected = target + sum(
                (old - new) * (1 - smooth(at - start))
                for old, new, start in list(zip(olds, targets, begins, strict=False))[: index + 1]
            )
            speed = sum(
                (new - old) * smooth_slope(at - start)
                for old, new, start in list(zip(olds, targets, begins, strict=False))[: index + 1]
            )
            assert x.presentation == pytest.approx(expected, abs=1e-9)
            assert x.velocity == pytest.approx(speed, abs=1e-7)
    stage.advance(2.0)
    assert x.presentation == 60.0
    assert endings(stage) == [("x", round(begin + 1.0, 9), True) for begin in begins], "none is interrupted"


def test_replace_keeps_the_velocity_and_restart_does_not(stage: Stage) -> None:
    spring = Spring(1, 100, 10)
    for interruption, keeps in (("replace", True), ("restart", False)):
        x = stage.add(None, 0.0)
        with stage.animate(spring):
            x.value = 1.0
        stage.advance(0.125)
        value, speed = spring_at(spring, 0.125, 0.0, 1.0)
        assert (x.presentation, x.velocity) == pytest.approx((value, speed), abs=1e-12)
        with stage.animate(spring, interruption=interruption):  # type: ignore[arg-type]
            x.value = -1.0
        assert x.presentation == pytest.approx(value, abs=1e-12), "no jump"
        assert x.velocity == pytest.approx(speed if keeps else 0.0, abs=1e-12)
        stage.advance(0.0625)
        expected = spring_at(spring, 0.0625, value, -1.0, speed if keeps else 0.0)
        assert (x.presentation, x.velocity) == pytest.approx(expected, abs=1e-12)


def test_a_curve_in_the_place_of_another_starts_where_that_was(stage: Stage) -> None:
    for interruption in ("replace", "restart"):
        x = stage.add(None, 0.0)
        with stage.animate(SMOOTH, duration=1.0):
            x.value = 10.0
        stage.advance(0.5)
        with stage.animate("linear", duration=1.0, interruption=interruption):
            x.value = 0.0
        stage.advance(0.25)
        assert x.presentation == pytest.approx(5.0 * 0.75, abs=1e-12)


def test_interruption_is_inherited(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate(interruption="add", duration=1.0):
        for value in (10.0, 20.0):
            with stage.animate("linear"):
                x.value = value
    stage.advance(0.5)
    assert x.presentation == pytest.approx(20.0 - 5.0 - 5.0)
    assert stage.is_animating
    stage.advance(0.6)
    assert [ending[2] for ending in endings(stage)] == [True, True]


@pytest.mark.parametrize("wrong", ["keep", "stack", ""])
def test_wrong_words(stage: Stage, wrong: str) -> None:
    with pytest.raises(ValueError, match="must be one of"):
        stage.animate(interruption=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="must be one of"):
        stage.animate(arrangement=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="wrong"):
        stage.animate(wrong=1)  # type: ignore[call-arg]


# Repetition


@pytest.mark.parametrize("count", [1.0, 2.0, 2.5, 0.5])
@pytest.mark.parametrize("reverses", [False, True])
def test_repetition(stage: Stage, count: float, reverses: bool) -> None:
    x = stage.add("x", 0.0)
    with stage.animate(SMOOTH, duration=0.5, repeat_count=count, autoreverses=reverses):
        x.value = 8.0
    whole = 0.5 * count * (2 if reverses else 1)
    steps = round(whole / 0.05)
    for step in range(1, steps):
        stage.advance(0.05 * step - stage.time)
        if step % 10 == 0 and not reverses:
            continue  # where one repeat follows on another
        progress = 0.05 * step % (1.0 if reverses else 0.5) / 0.5
        progress = 2 - progress if progress > 1 else progress
        assert x.presentation == pytest.approx(8.0 * smooth(progress), abs=1e-9), step
    stage.advance(whole - stage.time + 0.001)
    assert x.presentation == 8.0, "the model value at the end"
    assert endings(stage) == [("x", round(whole, 9), True)]


def test_endless_repetition_never_ends(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate("linear", duration=1.0, repeat_count=math.inf, autoreverses=True):
        x.value = 1.0
    stage.advance(10000.25)
    assert x.presentation == pytest.approx(0.25, abs=1e-9)
    assert stage.is_animating
    assert stage.events() == []
    x.value = 3.0
    assert x.presentation == 3.0
    assert not stage.is_animating


@pytest.mark.parametrize("count", [0.0, -1.0, math.nan])
def test_wrong_repeat_counts(stage: Stage, count: float) -> None:
    with pytest.raises(ArgumentError), stage.animate(repeat_count=count):
        pass


# Easings by CSS


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("steps(4)", (0.0, 0.25, 0.5, 0.75)),
        ("steps(2, jump-start)", (0.5, 0.5, 1.0, 1.0)),
        ("step-end", (0.0, 0.0, 0.0, 0.0)),
        ("linear(0, 0.8 50%, 1)", (0.0, 0.4, 0.8, 0.9)),
        ("cubic-bezier(0.333333333333, 0, 0.666666666667, 1)", (0.0, 0.15625, 0.5, 0.84375)),
        ("easeInQuad", (0.0, 0.0625, 0.25, 0.5625)),
    ],
)
def test_css_wherever_a_curve_is_taken(stage: Stage, text: str, values: tuple[float, ...]) -> None:
    x, y, z = (stage.add(name, 0.0) for name in "xyz")
    with stage.animate(text, duration=1.0):
        x.value = 1.0
    with stage.animate(Easing(text), duration=1.0):
        y.value = 1.0
    z.animate(to=1.0, curve=text, duration=1.0)
    for index, value in enumerate(values):
        stage.advance(0.25 * index - stage.time)
        for each in (x, y, z):
            assert each.presentation == pytest.approx(value, abs=1e-9)


def test_wrong_curves(stage: Stage) -> None:
    with pytest.raises(NotFoundError):
        stage.animate("easy")
    with pytest.raises(TextSyntaxError) as error:
        stage.animate("steps(2,)")
    assert error.value.column > 1
    with pytest.raises(ArgumentError):
        stage.animate("steps(0)")
    with pytest.raises(TypeError):
        stage.animate(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        stage.add("x", 0.0).animate(to=1.0, curve=Spring())  # type: ignore[arg-type]


def test_a_callback_that_fails_or_gives_no_number(stage: Stage) -> None:
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    with stage.animate(Easing.callback(lambda p: p * math.nan), duration=1.0):
        x.value = 10.0
    stage.advance(0.25)
    assert x.presentation == pytest.approx(2.5), "the progress stands in for what is not finite"

    def fails(progress: float) -> float:
        if progress == 0.0:
            return 0.0
        raise KeyError("of one's own", progress)

    with stage.animate(Easing.callback(fails), duration=1.0):
        y.value = 10.0
    with pytest.raises(KeyError, match="of one's own"):
        stage.advance(0.25)
    assert y.presentation == pytest.approx(2.5)
    assert x.presentation == pytest.approx(5.0)


def test_what_an_easings_function_raises_comes_out_of_the_call_that_asked(stage: Stage) -> None:
    is_failing = False

    def fails(progress: float) -> float:
        if is_failing:
            raise KeyError("of one's own")
        return progress

    x = stage.add("x", 0.0)
    with stage.animate(Easing.callback(fails), duration=1.0):
        x.value = 10.0
    stage.advance(0.25)
    is_failing = True
    with pytest.raises(KeyError, match="of one's own"):
        _ = x.velocity
    # A spring begins with the velocity.
    with pytest.raises(KeyError, match="of one's own"), stage.animate(Spring()):
        x.value = 3.0
    is_failing = False
    stage.advance(0.0)
    with stage.animate(Easing.callback(fails), duration=1.0):
        x.value = 10.0
    is_failing = True
    with pytest.raises(KeyError, match="of one's own"):
        stage.advance(0.25)
    # What a block raises itself comes first, and nothing is left for the calls after it.
    with pytest.raises(ZeroDivisionError), stage.animate(Spring()):
        _ = 1 / 0
    with pytest.raises(KeyError, match="of one's own"):
        x.hold()
    is_failing = False
    stage.advance(0.25)


def test_an_easings_function_does_not_hear_of_an_earlier_one(stage: Stage) -> None:
    other = Easing("linear")
    heard = []

    def fails(progress: float) -> float:
        if progress == 0.0:
            return 0.0
        raise KeyError("of one's own", progress)

    def asks(progress: float) -> float:
        heard.append(other(progress))
        return progress

    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    with stage.animate(Easing.callback(fails), duration=1.0):
        x.value = 10.0
    with stage.animate(Easing.callback(asks), duration=1.0):
        y.value = 10.0
    with pytest.raises(KeyError, match="of one's own"):
        stage.advance(0.25)
    assert 0.25 in heard
    assert y.presentation == pytest.approx(2.5)


def test_a_callback_lives_as_long_as_the_stage(stage: Stage) -> None:
    import gc

    x = stage.add("x", 0.0)
    with stage.animate(Easing.callback(lambda p: p * p), duration=1.0):
        x.value = 1.0
    gc.collect()
    stage.advance(0.5)
    assert x.presentation == pytest.approx(0.25)


# Stagger, sequence, parallel, after


def test_stagger(stage: Stage) -> None:
    group = stage.add_scalars([0.0] * 5)
    with stage.stagger(0.1, "linear", duration=0.5):
        for each in group:
            each.value = 10.0
    stage.advance(0.35)
    assert group.read() == pytest.approx([7.0, 5.0, 3.0, 1.0, 0.0], abs=1e-9)
    stage.advance(1.0)
    assert [time for _, time, _ in endings(stage)] == pytest.approx([0.5, 0.6, 0.7, 0.8, 0.9])


def test_sequence_and_parallel(stage: Stage) -> None:
    x, y, z = (stage.add(name, 0.0) for name in "xyz")
    with stage.sequence() as whole:
        with stage.animate("linear", duration=1.0) as first:
            x.value = 1.0
        with stage.parallel() as second:
            with stage.animate("linear", duration=0.5):
                y.value = 1.0
            with stage.animate("linear", duration=2.0):
                z.value = 1.0
        with stage.animate("linear", duration=1.0, delay=0.25) as third:
            x.value = 3.0
    stage.advance(0.5)
    assert (x.presentation, y.presentation, z.presentation) == pytest.approx((0.5, 0.0, 0.0))
    stage.advance(0.75)
    assert (x.presentation, y.presentation, z.presentation) == pytest.approx((1.0, 0.5, 0.125))
    stage.advance(2.5)  # 3.75 s: half a second into the third
    assert (x.presentation, y.presentation, z.presentation) == pytest.approx((2.0, 1.0, 1.0))
    stage.advance(2.0)
    completed = {e.transaction: e.time for e in stage.events() if e.kind is EventKind.TRANSACTION_COMPLETED}
    assert completed[first.id] == pytest.approx(1.0)
    assert completed[second.id] == pytest.approx(3.0)
    assert completed[third.id] == pytest.approx(4.25)
    assert completed[whole.id] == pytest.approx(4.25)


def test_after(stage: Stage) -> None:
    x, y = stage.add("x", 0.0), stage.add("y", 0.0)
    with stage.animate("linear", duration=1.0) as first:
        x.value = 1.0
    with stage.animate("linear", duration=1.0, after=first):
        y.value = 1.0
    animation = y.animate(by=10.0, from_=0.0, duration=0.5, curve="linear", delay=1.0, additive=True, after=first.id)
    assert animation.stage is stage
    stage.advance(1.5)
    assert y.presentation == pytest.approx(0.5)
    stage.advance(0.75)
    assert y.presentation == pytest.approx(1.0 + 5.0)
    with pytest.raises(ValueError, match="not begun"):
        stage.animate(after=stage.animate())


def test_after_what_is_complete_begins_at_once(stage: Stage) -> None:
    x = stage.add("x", 0.0)
    with stage.animate("none") as first:
        x.value = 1.0
    stage.advance(1.0)
    with stage.animate("linear", duration=1.0, after=first):
        x.value = 2.0
    stage.advance(0.5)
    assert x.presentation == pytest.approx(1.5)


# Actions


def test_actions(stage: Stage) -> None:
    x, y, z = (stage.add(name, 0.0) for name in "xyz")
    y.set_action("none")
    z.set_action("linear", duration=2.0)
    with stage.animate("linear", duration=1.0):
        x.value = y.value = z.value = 1.0
    assert y.presentation == 1.0
    stage.advance(0.5)
    assert (x.presentation, z.presentation) == pytest.approx((0.5, 0.25))
    stage.advance(5.0)
    z.value = 0.0
    stage.advance(1.0)
    assert z.presentation == pytest.approx(0.5), "outside a transaction too"
    stage.advance(5.0)
    with stage.animate("linear", duration=1.0, disables_actions=True):
        x.value = z.value = 7.0
    assert (x.presentation, z.presentation) == (7.0, 7.0)
    z.set_action()
    z.value = 1.0
    assert z.presentation == 1.0
    z.set_action(None, delay=1.0)
    with stage.animate("linear", duration=1.0):
        z.value = 2.0
    stage.advance(1.5)
    assert z.presentation == pytest.approx(1.5), "what the motion leaves out comes from the transaction"
    with pytest.raises(TypeError):
        z.set_action("none", delay=1.0)


# Reduced motion


def test_reduced_motion(stage: Stage) -> None:
    x, color = stage.add("x", 0.0), stage.add("color", "#000000")
    fading = stage.add("fading", 0.0, fades=True)
    steady = stage.add("steady", "#000000", fades=False)
    stage.set_reduced_motion("jump")
    with stage.animate("linear", duration=1.0) as transaction:
        x.value = fading.value = 1.0
        color.value = steady.value = "#FFFFFF"
    stage.advance(0.0)
    assert x.presentation == 1.0
    assert color.presentation.red == 1.0
    events = stage.events()
    assert all(event.finished for event in events)
    assert events[-1].transaction == transaction.id
    assert {event.time for event in events} == {0.0}
    stage.set_reduced_motion("fade")
    with stage.animate("linear", duration=1.0):
        x.value = fading.value = 0.0
        color.value = steady.value = "#000000"
    assert x.presentation == 0.0
    assert steady.presentation.red == 0.0
    stage.advance(0.1)
    half = 0.80240338  # CSS ease at 0.5
    assert fading.presentation == pytest.approx(1 - half, abs=1e-6)
    assert color.presentation.red == pytest.approx(1 - half, abs=1e-6)
    stage.advance(0.11)
    assert not stage.is_animating
    stage.set_reduced_motion("none")
    with stage.animate("linear", duration=1.0):
        x.value = 1.0
    stage.advance(0.5)
    assert x.presentation == pytest.approx(0.5)
    with pytest.raises(ValueError, match="must be one of"):
        stage.set_reduced_motion("some")  # type: ignore[arg-type]
    assert issubclass(ArgumentError, AnimError)


def test_reduced_motion_leaves_what_runs_and_is_part_of_the_state() -> None:
    """What the header says of anim_stage_set_reduced_motion."""
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate("linear", duration=1.0):
        x.value = 10.0
    stage.advance(0.25)
    hashes = {stage.state_hash()}
    for policy in ("jump", "fade"):
        stage.set_reduced_motion(policy)
        hashes.add(stage.state_hash())
    assert len(hashes) == 3
    stage.advance(0.25)
    assert x.presentation == pytest.approx(5.0, abs=1e-12)
    other = Stage()
    other.restore(stage.snapshot())
    assert other.state_hash() == stage.state_hash()
    with other.animate("linear", duration=1.0):
        other["x"].value = 20.0
    # A scalar does not fade: it jumps.
    assert other["x"].presentation == 20.0
    for wrong in (-1, 3):
        assert _raw.anim_stage_set_reduced_motion(stage._handle.stage, wrong) == _raw.ANIM_ERROR_ARGUMENT
