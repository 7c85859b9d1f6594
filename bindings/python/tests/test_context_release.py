# SPDX-License-Identifier: MIT
"""The context of a callback is released once, when nothing uses it any more, and at once where the call fails."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import POINTER, byref, c_double, c_size_t, c_uint8, c_uint64, c_void_p, sizeof
from typing import Any

import pytest
from animcore import _raw
from animcore.errors import check

RELEASED: list[int] = []


@_raw.anim_context_release_callback  # type: ignore[untyped-decorator]
def release(context: int | None) -> None:
    RELEASED.append(context or 0)


@_raw.anim_event_callback  # type: ignore[untyped-decorator]
def on_event(_context: int | None, _event: Any) -> None: ...


@_raw.anim_property_callback  # type: ignore[untyped-decorator]
def on_value(_context: int | None, _property: int, _values: Any, _count: int) -> None: ...


@_raw.anim_easing_callback  # type: ignore[untyped-decorator]
def ease(_context: int | None, x: float) -> float:
    return x


@pytest.fixture(autouse=True)
def _nothing_released() -> None:
    RELEASED.clear()


@pytest.fixture
def stage() -> Iterator[Any]:
    made = POINTER(_raw.anim_stage)()
    check(_raw.anim_stage_create(None, byref(made)))
    yield made
    _raw.anim_stage_destroy(made)


def add(stage: Any, name: bytes = b"x") -> int:
    identifier = c_uint64()
    value = (c_double * 1)(0)
    kind = _raw.ANIM_VALUE_KIND_SCALAR
    check(_raw.anim_stage_add_property(stage, name, len(name), kind, value, 1, identifier))
    return identifier.value


def observe(stage: Any, target: int, context: int | None, callback: Any = on_value) -> int:
    return int(_raw.anim_stage_observe(stage, target, callback, c_void_p(context), release))


def hear(stage: Any, context: int | None, callback: Any = on_event) -> int:
    return int(_raw.anim_stage_set_event_callback(stage, callback, c_void_p(context), release))


def easing_of(context: int) -> Any:
    made = POINTER(_raw.anim_easing)()
    check(_raw.anim_easing_create_callback(ease, c_void_p(context), release, byref(made)))
    return made


def move(stage: Any, target: int, easing: Any, to: float = 1.0) -> None:
    """A transaction in which a property is set, by an easing over a second."""
    motion = _raw.anim_motion()
    check(_raw.anim_default_motion(motion, sizeof(motion)))
    motion.kind, motion.easing, motion.duration = _raw.ANIM_MOTION_KIND_EASING, easing, 1.0
    transaction = c_uint64()
    check(_raw.anim_stage_begin_transaction(stage, motion, transaction))
    check(_raw.anim_stage_set_value(stage, target, (c_double * 1)(to), 1))
    check(_raw.anim_stage_commit_transaction(stage, transaction))


# Events


def test_another_event_callback_releases_the_first(stage: Any) -> None:
    check(hear(stage, 1))
    assert RELEASED == []
    check(hear(stage, 2))
    assert RELEASED == [1]
    check(hear(stage, 3, _raw.anim_event_callback()))
    # A null callback uses no context: its own is released at once.
    assert sorted(RELEASED) == [1, 2, 3]


def test_a_destroyed_stage_releases_its_contexts() -> None:
    made = POINTER(_raw.anim_stage)()
    check(_raw.anim_stage_create(None, byref(made)))
    check(hear(made, 1))
    check(observe(made, add(made), 2))
    assert RELEASED == []
    check(_raw.anim_stage_destroy(made))
    assert sorted(RELEASED) == [1, 2]


def test_a_call_that_fails_releases_the_context(stage: Any) -> None:
    assert hear(None, 1) == _raw.ANIM_ERROR_ARGUMENT
    assert RELEASED == [1]
    assert observe(stage, 12345, 2) == _raw.ANIM_ERROR_IDENTIFIER
    assert RELEASED == [1, 2]
    assert observe(None, 0, 3) == _raw.ANIM_ERROR_ARGUMENT
    assert RELEASED == [1, 2, 3]
    made = POINTER(_raw.anim_easing)()
    status = _raw.anim_easing_create_callback(_raw.anim_easing_callback(), c_void_p(4), release, byref(made))
    assert status == _raw.ANIM_ERROR_ARGUMENT
    assert RELEASED == [1, 2, 3, 4]
    assert _raw.anim_easing_create_callback(ease, c_void_p(5), release, None) == _raw.ANIM_ERROR_ARGUMENT
    assert RELEASED == [1, 2, 3, 4, 5]


def test_without_a_release_function_nothing_is_called(stage: Any) -> None:
    nothing = _raw.anim_context_release_callback()
    check(_raw.anim_stage_set_event_callback(stage, on_event, c_void_p(1), nothing))
    check(_raw.anim_stage_set_event_callback(stage, _raw.anim_event_callback(), None, nothing))
    assert RELEASED == []


def test_a_null_context_is_released_too(stage: Any) -> None:
    check(hear(stage, None))
    check(hear(stage, 1))
    assert RELEASED == [0]


# Observers


def test_another_observer_releases_the_first(stage: Any) -> None:
    x = add(stage)
    check(observe(stage, x, 1))
    check(observe(stage, x, 2))
    assert RELEASED == [1]
    check(observe(stage, x, None, _raw.anim_property_callback()))
    assert sorted(RELEASED) == [0, 1, 2]


def test_a_removed_property_releases_its_observer(stage: Any) -> None:
    x, y = add(stage), add(stage, b"y")
    check(observe(stage, x, 1))
    check(observe(stage, y, 2))
    check(_raw.anim_stage_remove_property(stage, x))
    assert RELEASED == [1]


def test_a_restored_state_without_the_property_releases_its_observer(stage: Any) -> None:
    length = c_size_t()
    check(hear(stage, 9))
    add(stage)
    check(_raw.anim_stage_snapshot(stage, None, 0, length))

    kept = (c_uint8 * length.value)()
    check(_raw.anim_stage_snapshot(stage, kept, length.value, length))
    y = add(stage, b"y")
    check(observe(stage, y, 1))
    check(_raw.anim_stage_restore(stage, kept, length.value))
    # The callback of events stays.
    assert RELEASED == [1]


# Easings


def test_an_easing_that_nothing_uses_is_released_when_it_is_destroyed() -> None:
    easing = easing_of(1)
    assert RELEASED == []
    check(_raw.anim_easing_destroy(easing))
    assert RELEASED == [1]


def test_an_easing_is_kept_until_what_moves_by_it_is_over(stage: Any) -> None:
    x = add(stage)
    easing = easing_of(1)
    move(stage, x, easing)
    check(_raw.anim_easing_destroy(easing))
    check(_raw.anim_stage_advance(stage, 0.5))
    assert RELEASED == []
    check(_raw.anim_stage_advance(stage, 1.0))
    check(_raw.anim_stage_remove_property(stage, x))


def test_an_easing_of_a_destroyed_stage_is_released() -> None:
    made = POINTER(_raw.anim_stage)()
    check(_raw.anim_stage_create(None, byref(made)))
    easing = easing_of(1)
    move(made, add(made), easing)
    check(_raw.anim_easing_destroy(easing))
    assert RELEASED == []
    check(_raw.anim_stage_destroy(made))
    assert RELEASED == [1]


def test_an_easing_that_the_host_keeps_outlives_the_stage() -> None:
    made = POINTER(_raw.anim_stage)()
    check(_raw.anim_stage_create(None, byref(made)))
    easing = easing_of(1)
    move(made, add(made), easing)
    check(_raw.anim_stage_destroy(made))
    assert RELEASED == []
    check(_raw.anim_easing_destroy(easing))
    assert RELEASED == [1]


# Inside a call


def test_a_release_function_cannot_call_the_object_of_the_call(stage: Any) -> None:
    statuses: list[int] = []

    @_raw.anim_context_release_callback  # type: ignore[untyped-decorator]
    def call(_context: int | None) -> None:
        statuses.append(_raw.anim_stage_advance(stage, 0.0))

    check(_raw.anim_stage_set_event_callback(stage, on_event, c_void_p(1), call))
    check(hear(stage, 2))
    assert statuses == [_raw.ANIM_ERROR_REENTRANT]
    check(_raw.anim_stage_advance(stage, 0.1))
