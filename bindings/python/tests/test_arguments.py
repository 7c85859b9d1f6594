# SPDX-License-Identifier: MIT
"""What a call cannot take is told, by name, before anything has changed; nothing is cut off or left out."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable
from ctypes import byref, c_double, c_uint64, sizeof
from typing import Any

import numpy as np
import pytest
from animcore import (
    AnimationGroup,
    ArgumentError,
    ColorSpace,
    Decay,
    Document,
    DocumentError,
    Easing,
    HueInterpolation,
    Keyframes,
    MediaTiming,
    NotFoundError,
    Path,
    Property,
    Scene,
    Spring,
    Stage,
    Trace,
    TraceRecorder,
    _raw,
)
from animcore.errors import check

DOCUMENT = json.dumps(
    {
        "animcore": 1,
        "size": [10, 10],
        "inputs": {"n": {"type": "number"}},
        "regions": [{"name": "all", "shape": {"rectangle": [0, 0, 10, 10]}}],
    }
)
EMPTY = '{"animcore": 1}'


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def x(stage: Stage) -> Property[float]:
    return stage.add("x", 0.0)


# Whole numbers that do not fit: ctypes would cut them off


@pytest.mark.parametrize(
    "call",
    [
        lambda: Scene(EMPTY, event_limit=2**32),
        lambda: Scene(EMPTY, event_limit=-1),
        lambda: Scene(EMPTY, memory_limit=2**64 + 2**20),
        lambda: Scene(EMPTY, memory_limit=-1),
        lambda: Document(EMPTY, memory_limit=2**64 + 2**20),
        lambda: Scene(EMPTY).reload(EMPTY, memory_limit=2**64 + 2**20),
        lambda: Document(EMPTY).scene(event_limit=2**32),
        lambda: Stage().add("c", "#FFF", space=2**32 + 1),  # type: ignore[call-overload]
        lambda: Stage().add("c", "#FFF", space=ColorSpace.OKLCH, hue=2**32),  # type: ignore[call-overload]
        lambda: Stage().add("x", 0.0).animate(1.0, after=2**64),
        lambda: TraceRecorder(Scene(EMPTY), seed=2**53 + 1),
        lambda: TraceRecorder(Scene(EMPTY), seed=-1),
    ],
)
def test_numbers_that_do_not_fit(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match="must be from"):
        call()


# What would be ignored


@pytest.mark.parametrize(
    ("value", "options", "name"),
    [
        (1.0, {"turn": "shortest"}, "turn"),
        (1.0, {"space": ColorSpace.OKLAB}, "space"),
        (1.0, {"premultiplied": True}, "premultiplied"),
        ((1.0, 2.0), {"hue": HueInterpolation.LONGER}, "hue"),
        ("#FFF", {"hue": HueInterpolation.LONGER}, "hue"),
        ("#FFF", {"space": ColorSpace.OKLAB, "hue": HueInterpolation.INCREASING}, "hue"),
        ("#FFF", {"turn": "shortest"}, "turn"),
    ],
)
def test_options_of_another_kind_are_refused(stage: Stage, value: Any, options: dict[str, Any], name: str) -> None:
    with pytest.raises(ArgumentError, match=name):
        stage.add("a", value, **options)
    assert len(stage) == 0
    stage.add("angle", 1.0, kind="angle", turn="shortest")
    stage.add("color", "#FFF", space=ColorSpace.OKLCH, hue=HueInterpolation.LONGER, premultiplied=True)
    stage.add("plain", 1.0, turn="as-given", space=ColorSpace.SRGB, hue=HueInterpolation.SHORTER, premultiplied=False)


def test_a_path_is_of_no_other_kind(stage: Stage) -> None:
    with pytest.raises(TypeError, match="scalar"):
        stage.add("p", Path("M0 0L1 1"), kind="scalar")  # type: ignore[call-overload]
    stage.add("p", Path("M0 0L1 1"), kind="path")  # type: ignore[call-overload]


def test_three_ends_are_one_too_many(stage: Stage, x: Property[float]) -> None:
    """CABasicAnimation: no more than two should be given."""
    with pytest.raises(ArgumentError, match=r"^by must be null"):
        x.animate(from_=0.0, to=1.0, by=1.0)
    assert not stage.is_animating
    path = stage.add("p", Path("M0 0L1 1"))
    with pytest.raises(ArgumentError, match=r"^by must be null"):
        path.animate(from_=Path("M0 0L1 1"), to=Path("M0 0L2 2"), by=Path("M0 0L1 1"))


def test_a_path_that_is_led_to_a_path_begins_with_the_velocity_that_is_given(stage: Stage) -> None:
    path = stage.add("p", Path("M0 0L1 1"))
    path.animate(to=Path("M0 0L2 2"), spring=Spring(), velocity=(0.0, 0.0, 3.0, 4.0))
    assert path.velocity == pytest.approx((0.0, 0.0, 3.0, 4.0))
    path.animate(to=Path("M0 0L2 2"), by=(0.0, 0.0, 1.0, 1.0), curve="linear", duration=1.0)
    assert path.presentation == Path("M0 0L1 1"), "to less by"


def test_a_document_has_its_own_limit() -> None:
    document = Document(EMPTY)
    with pytest.raises(ArgumentError, match="memory_limit"):
        Scene(document, memory_limit=2**20)


def test_a_reload_has_a_limit() -> None:
    scene = Scene(DOCUMENT)
    with pytest.raises(ValueError, match="memory"):
        scene.reload(DOCUMENT, memory_limit=1)
    assert scene.reload(DOCUMENT) == []


def test_a_report_that_has_no_room_says_so() -> None:
    """64 KiB of it come."""
    names = [f"property_with_a_long_name_{number}" + "x" * 80 for number in range(800)]
    scene = Scene(json.dumps({"animcore": 1, "properties": {name: {"kind": "scalar", "value": 0} for name in names}}))
    lines = scene.reload(EMPTY)
    assert 300 < len(lines) < 800
    assert lines[-1] == "and more, for which there was no room"


# Names


@pytest.mark.parametrize("name", ["from_", "to", "by", "velocity"])
@pytest.mark.parametrize("number", [float("nan"), float("inf"), 1e151])
def test_a_number_that_is_wrong_is_named(stage: Stage, x: Property[float], name: str, number: float) -> None:
    given: dict[str, Any] = {"spring": Spring(), name: number}
    with pytest.raises(ValueError, match=f"^{name.rstrip('_')} must be"):
        x.animate(**given)
    assert not stage.is_animating


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"spring": 0.5}, "spring must be a Spring or the name of one, not 0.5"),
        ({"keyframes": [0.0, 1.0]}, "keyframes must be a Keyframes"),
        ({"decay": 0.998}, "decay must be a Decay"),
        ({"timing": {"speed": 2.0}}, "timing must be a MediaTiming"),
    ],
)
def test_values_of_another_type_are_named(x: Property[float], options: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        x.animate(1.0, **options)
    x.animate(1.0, timing=MediaTiming(speed=2.0), spring=Spring())
    x.animate(keyframes=Keyframes([0.0, 1.0]))
    x.animate(decay=Decay(), velocity=1.0)


def test_groups_and_banks_are_made_of_what_they_are_made_of(stage: Stage) -> None:
    with pytest.raises(TypeError, match="timing must be a MediaTiming, not None"):
        stage.add_media_group(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="spring must be a Spring"):
        stage.add_bank("bouncy", [0.0])  # type: ignore[arg-type]
    assert isinstance(stage.add_media_group(MediaTiming()), AnimationGroup)


@pytest.mark.parametrize("snapshot", [5, "text", None])
def test_snapshots_are_bytes(stage: Stage, snapshot: Any) -> None:
    with pytest.raises(TypeError):
        stage.restore(snapshot)
    with pytest.raises(TypeError):
        Scene(EMPTY).restore(snapshot)


def test_a_curve_that_is_none_is_named(x: Property[float]) -> None:
    with pytest.raises(NotFoundError, match=r"'esae' is no timing function; did you mean 'ease'.*easeInOutBounce"):
        x.animate(1.0, curve="esae")


# Recordings


def test_a_recording_takes_numbers_of_any_sort() -> None:
    scene = Scene(DOCUMENT)
    recorder = TraceRecorder(scene, seed=2**53)
    recorder.pointer("down", np.int64(3), np.float32(4.5), np.int64(7))  # type: ignore[arg-type]
    recorder.set("n", np.int64(5))  # type: ignore[arg-type]
    recorder.pause(1)  # type: ignore[arg-type]
    recorder.send("e", k=np.float32(0.5))  # type: ignore[arg-type]
    recorder.reduced_motion("fade")
    trace = Trace(recorder.text)
    assert (len(trace), trace.seed) == (5, 2**53)
    other = Scene(DOCUMENT)
    other.play(trace)
    assert other.state_hash() == scene.state_hash()


def test_a_time_beyond_all_clocks_says_what_is_allowed() -> None:
    with pytest.raises(DocumentError, match=r"from 0 to 6\.53e9"):
        Trace('{"trace": 1}\n{"at": 1e10, "send": "a"}')


@pytest.mark.parametrize("key", [None, True, 1.5, {}, b"a", Spring])
def test_a_key_of_an_item_is_a_text_or_a_whole_number(document: pathlib.Path, key: Any) -> None:
    """str would make a key of anything, such as "None"."""
    rows = Scene((document.parent / "examples/toast-stack.json").read_text()).lists["toasts"]
    rows.append(key="a")
    for call in (rows.remove, rows.find, rows.update, lambda key: rows.move(key, 0)):
        with pytest.raises(TypeError, match=r"^key must be a text or a whole number, not "):
            call(key)
    if key is not None:  # which leaves the key to the list
        with pytest.raises(TypeError, match=r"^key must be a text or a whole number, not "):
            rows.append(key=key)
    assert key not in rows
    assert rows.keys == ["a"]


def test_one_number_in_place_of_many_is_told_by_its_name() -> None:
    """The other arguments are right, and are not in the sentence."""
    spring, easing = Spring(1, 100, 10), Easing("ease")
    for call, name in (
        (lambda: spring.evaluate(0, 1, 0, 0.1), "from_"),
        (lambda: easing.tween(0.5, 0, 1), "from_"),
        (lambda: spring.step(0, 1, 0, 0.1), "values"),
    ):
        with pytest.raises(TypeError, match=rf"^{name} must be numbers or an array of numbers, not 0$"):
            call()


def test_a_key_of_an_item_may_be_a_number_of_numpy(document: pathlib.Path) -> None:
    rows = Scene((document.parent / "examples/toast-stack.json").read_text()).lists["toasts"]
    assert rows.append(key=np.int64(7)).key == "7"  # type: ignore[arg-type]
    assert rows.find(7) == 0


# The C functions themselves


def test_an_animation_of_three_ends_is_refused_in_c(stage: Stage, x: Property[float]) -> None:
    said = _raw.anim_animation_options()
    check(_raw.anim_default_animation_options(said, sizeof(said)))
    number = (c_double * 1)(1.0)
    setattr(said, "from", number)
    said.to = said.by = number
    said.count = 1
    identifier = c_uint64(7)
    status = _raw.anim_stage_animate(stage._handle.stage, x._identifier, byref(said), identifier)
    assert (status, identifier.value) == (_raw.ANIM_ERROR_ARGUMENT, 7)
