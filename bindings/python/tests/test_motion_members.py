# SPDX-License-Identifier: MIT
"""What a caller of the C interface sets in a motion or an animation's options counts: no second member says so."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref, c_double, c_uint64, cast, sizeof

import pytest
from animcore import ArgumentError, CubicBezier, LimitError, Path, Spring, Stage, _raw
from animcore.errors import check

Set = Callable[[_raw.anim_motion], None]


def motion(**members: float) -> _raw.anim_motion:
    said = _raw.anim_motion()
    check(_raw.anim_default_motion(said, sizeof(said)))
    for name, value in members.items():
        setattr(said, name, value)
    return said


def moved(stage: Stage, *motions: _raw.anim_motion, to: float = 10.0) -> None:
    """Sets x inside transactions, the outermost first."""
    handle = stage._handle
    opened = []
    for each in motions:
        identifier = c_uint64()
        handle.check(_raw.anim_stage_begin_transaction(handle.stage, each, identifier))
        opened.append(identifier.value)
    stage["x"].value = to
    for identifier_ in reversed(opened):
        handle.check(_raw.anim_stage_commit_transaction(handle.stage, identifier_))


def linear(**members: float) -> _raw.anim_motion:
    said = motion(kind=_raw.ANIM_MOTION_KIND_CURVE, **members)
    said.curve = _raw.anim_cubic_bezier(0, 0, 1, 1)
    return said


@pytest.fixture
def stage() -> Stage:
    made = Stage()
    made.add("x", 0.0)
    return made


def seen(stage: Stage, *times: float) -> list[float]:
    values = []
    for time in times:
        stage.advance(time - stage.time)
        values.append(round(stage["x"].presentation, 12))
    return values


# Expected values: straight lines between 0 and 10 by hand.


def test_a_duration_that_is_set_counts(stage: Stage) -> None:
    moved(stage, linear(duration=2.0))
    assert seen(stage, 0.5, 1.0, 2.0) == [2.5, 5.0, 10.0]


def test_a_duration_of_zero_that_is_set_counts(stage: Stage) -> None:
    moved(stage, linear(duration=0.0))
    assert seen(stage, 0.0) == [10.0]


def test_a_delay_that_is_set_counts(stage: Stage) -> None:
    moved(stage, linear(duration=1.0, delay=1.0))
    assert seen(stage, 1.0, 1.5, 2.0) == [0.0, 5.0, 10.0]


def test_a_stagger_that_is_set_counts(stage: Stage) -> None:
    stage.add("y", 0.0)
    handle, identifier = stage._handle, c_uint64()
    handle.check(_raw.anim_stage_begin_transaction(handle.stage, linear(duration=1.0, stagger=0.5), identifier))
    stage["x"].value = stage["y"].value = 10.0
    handle.check(_raw.anim_stage_commit_transaction(handle.stage, identifier))
    stage.advance(1.0)
    values = sorted(stage[name].presentation for name in "xy")
    assert values == pytest.approx([5.0, 10.0], abs=1e-12)


def test_repetition_that_is_set_counts(stage: Stage) -> None:
    moved(stage, linear(duration=1.0, repeat_count=2.0, autoreverses=1))
    assert seen(stage, 0.5, 1.0, 1.5, 2.0, 2.5) == [5.0, 10.0, 5.0, 0.0, 5.0]


def test_of_repetition_one_member_is_enough(stage: Stage) -> None:
    moved(stage, linear(duration=1.0, repeat_count=2.0))
    assert seen(stage, 0.5, 1.5) == [5.0, 5.0]
    other = Stage()
    other.add("x", 0.0)
    moved(other, linear(duration=1.0, autoreverses=1))
    assert seen(other, 0.5, 1.5) == [5.0, 5.0]


def test_an_interruption_that_is_set_counts(stage: Stage) -> None:
    moved(stage, linear(duration=1.0))
    stage.advance(0.5)
    # Restarted at 5 and at rest: an ease-in-out of zero slope at its ends has 7.5 halfway.
    restart = motion(kind=_raw.ANIM_MOTION_KIND_SPRING, interruption=_raw.ANIM_INTERRUPTION_RESTART)
    moved(stage, restart, to=5.0)
    assert stage["x"].velocity == 0.0


def test_disabled_actions_that_are_set_count(stage: Stage) -> None:
    moved(stage, linear(duration=1.0, disables_actions=1))
    assert seen(stage, 0.0) == [10.0]


def test_what_is_not_set_is_inherited(stage: Stage) -> None:
    moved(stage, linear(duration=2.0, delay=1.0), motion())
    assert seen(stage, 1.0, 2.0, 3.0) == [0.0, 5.0, 10.0]


def test_what_the_inner_one_sets_takes_the_place_of_the_outer_ones(stage: Stage) -> None:
    moved(stage, linear(duration=2.0, delay=1.0), motion(duration=1.0))
    assert seen(stage, 1.0, 1.5, 2.0) == [0.0, 5.0, 10.0]


def test_an_outermost_value_ends_the_inheritance_of_a_member(stage: Stage) -> None:
    moved(stage, linear(duration=2.0, delay=1.0), motion(delay=0.0))
    assert seen(stage, 1.0, 2.0) == [5.0, 10.0]


def test_repetition_and_disabled_actions_end_by_their_outermost_values(stage: Stage) -> None:
    moved(stage, linear(duration=1.0, repeat_count=5.0, autoreverses=1), motion(repeat_count=1.0))
    assert seen(stage, 0.5, 1.5) == [5.0, 10.0]
    other = Stage()
    other.add("x", 0.0)
    moved(other, linear(duration=1.0, disables_actions=1), motion(disables_actions=0))
    assert other.is_animating


def test_a_duration_of_its_own_is_a_quarter_of_a_second_for_a_curve(stage: Stage) -> None:
    moved(stage, linear(duration=2.0), motion(duration=_raw.ANIM_OWN_DURATION))
    assert seen(stage, 0.125, 0.25) == [5.0, 10.0]


def test_a_duration_of_its_own_lets_an_inherited_spring_come_to_rest(stage: Stage) -> None:
    free = Stage()
    free.add("x", 0.0)
    for each, members in ((stage, {"duration": _raw.ANIM_OWN_DURATION}), (free, {})):
        outer = motion(kind=_raw.ANIM_MOTION_KIND_SPRING, **({} if each is free else {"duration": 0.1}))
        moved(each, outer, motion(**members))
        each.advance(0.2)
    # Cut off at 0.1 s it would stand at 10.
    assert stage["x"].presentation == free["x"].presentation != 10.0
    assert stage.is_animating


def test_an_infinite_duration_is_an_error(stage: Stage) -> None:
    with pytest.raises(LimitError):
        moved(stage, linear(duration=float("inf")))


def test_no_struct_has_bits_that_say_which_members_count() -> None:
    for each in vars(_raw).values():
        assert "given" not in dict(getattr(each, "_fields_", []))


@pytest.mark.parametrize("member", ["duration", "delay", "stagger", "repeat_count"])
def test_a_negative_number_is_an_error_and_not_inherited(stage: Stage, member: str) -> None:
    for wrong in (-1.0, -1e-300, -2147483648.0, float("nan")):
        with pytest.raises((ArgumentError, LimitError)):
            moved(stage, motion(**{member: wrong}))
    with pytest.raises(ArgumentError), stage.animate("linear", **{member: -1.0}):  # type: ignore[arg-type]
        pass
    assert not stage.is_animating


@pytest.mark.parametrize("member", ["autoreverses", "disables_actions", "interruption"])
def test_a_wrong_constant_is_an_error_and_not_inherited(stage: Stage, member: str) -> None:
    for wrong in (-1, 7, -(2**31)):
        with pytest.raises(ArgumentError):
            moved(stage, motion(**{member: wrong}))


def test_a_shape_that_is_set_without_its_kind_is_an_error(stage: Stage) -> None:
    said = motion()
    said.spring = Spring(1, 50, 5)._spring
    with pytest.raises(ArgumentError, match="has a spring, but its kind is not ANIM_MOTION_KIND_SPRING"):
        moved(stage, said)
    said = motion()
    said.curve = _raw.anim_cubic_bezier(0, 0, 1, 1)
    with pytest.raises(ArgumentError, match="has a curve, but its kind is not ANIM_MOTION_KIND_CURVE"):
        moved(stage, said)


def options(**members: float) -> _raw.anim_animation_options:
    said = _raw.anim_animation_options()
    check(_raw.anim_default_animation_options(said, sizeof(said)))
    said.curve = _raw.anim_cubic_bezier(0, 0, 1, 1)
    for name, value in members.items():
        setattr(said, name, value)
    return said


def animate(stage: Stage, said: _raw.anim_animation_options, **values: float) -> None:
    held = {name: (c_double * 1)(value) for name, value in values.items()}
    for name, array in held.items():
        setattr(said, name, cast(array, POINTER(c_double)))
    said.count = 1
    handle, identifier = stage._handle, c_uint64()
    handle.check(_raw.anim_stage_animate(handle.stage, stage["x"]._identifier, said, identifier))


def test_ends_and_duration_of_an_animation_that_are_set_count(stage: Stage) -> None:
    animate(stage, options(duration=2.0), **{"from": 4.0}, to=8.0)
    assert seen(stage, 0.5, 1.0, 1.5) == [5.0, 6.0, 7.0]


def test_a_difference_that_is_set_counts(stage: Stage) -> None:
    animate(stage, options(duration=1.0), **{"from": 4.0}, by=8.0)
    assert seen(stage, 0.5) == [8.0]


def test_a_velocity_that_is_set_counts(stage: Stage) -> None:
    animate(stage, options(kind=_raw.ANIM_MOTION_KIND_DECAY), velocity=3.0)
    assert stage["x"].velocity == pytest.approx(3.0)


def test_a_duration_that_is_not_set_is_a_quarter_of_a_second(stage: Stage) -> None:
    animate(stage, options(), to=8.0)
    assert seen(stage, 0.125) == [4.0]


def test_an_end_that_is_also_given_as_a_path_is_an_error(stage: Stage) -> None:
    outline = stage.add("outline", Path("M0 0L1 1"))
    numbers = (c_double * 4)(0, 0, 2, 2)
    for member in ("from", "to"):
        said = options(duration=1.0)
        setattr(said, member, cast(numbers, POINTER(c_double)))
        said.count = 4
        path = Path("M0 0L3 3")._pointer
        ends = (path, None) if member == "from" else (None, path)
        handle, identifier = stage._handle, c_uint64()
        status = _raw.anim_stage_animate_path(handle.stage, outline._identifier, said, *ends, identifier)
        assert status == _raw.ANIM_ERROR_ARGUMENT


def test_ends_of_another_count_are_an_error(stage: Stage) -> None:
    said = options()
    end = (c_double * 2)(1.0, 2.0)
    said.to = cast(end, POINTER(c_double))
    handle, identifier = stage._handle, c_uint64()
    assert _raw.anim_stage_animate(handle.stage, stage["x"]._identifier, said, identifier) == _raw.ANIM_ERROR_ARGUMENT


def track(**members: object) -> list[float]:
    """Two keys, 0 and 1, over a second, at its quarters."""
    said = _raw.anim_keyframe_options()
    check(_raw.anim_default_keyframe_options(said, sizeof(said)))
    said.duration = 1.0
    for name, value in members.items():
        setattr(said, name, value)
    keyframes, values = POINTER(_raw.anim_keyframes)(), (c_double * 2)(0.0, 1.0)
    check(_raw.anim_keyframes_create_values(said, values, 2, None, 0, None, 0, None, 0, byref(keyframes)))
    times, results = (c_double * 3)(0.25, 0.5, 0.75), (c_double * 3)()
    check(_raw.anim_keyframes_evaluate(keyframes, times, 3, None, 0, results, None, 3))
    _raw.anim_keyframes_destroy(keyframes)
    return list(results)


def test_an_ease_of_keyframes_that_is_set_counts() -> None:
    curve = CubicBezier.named("ease-in")
    assert track() == [0.25, 0.5, 0.75]
    eased = track(ease=curve._curve)
    assert eased == pytest.approx([curve(x) for x in (0.25, 0.5, 0.75)], abs=1e-12)
    assert eased == track(ease=curve._curve, has_ease=1)
    assert track(has_ease=1) == [0.25, 0.5, 0.75]


@pytest.mark.parametrize(("member", "count"), [("pairs", "pair_count"), ("points", "point_count")])
def test_pairs_of_a_morph_that_would_not_be_read_are_an_error(member: str, count: str) -> None:
    said = _raw.anim_morph_options()
    check(_raw.anim_default_morph_options(said, sizeof(said)))
    pairs = (_raw.anim_morph_pair * 1)(_raw.anim_morph_pair(0, 0))
    setattr(said, member, cast(pairs, POINTER(_raw.anim_morph_pair)))
    setattr(said, count, 1)
    a, b, morph = Path("M0 0L1 0L1 1Z"), Path("M0 0L2 0L2 2Z"), POINTER(_raw.anim_morph)()
    with pytest.raises(ArgumentError, match=f"{member} are set, but"):
        check(_raw.anim_morph_create(a._pointer, b._pointer, said, byref(morph)))
    setattr(said, "pairing" if member == "pairs" else "starts", 2)
    check(_raw.anim_morph_create(a._pointer, b._pointer, said, byref(morph)))
    _raw.anim_morph_destroy(morph)
