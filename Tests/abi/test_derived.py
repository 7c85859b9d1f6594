# SPDX-License-Identifier: MIT
"""anim_stage_add_derived adds a property with its expressions, or changes nothing: the bytes of snapshots are equal."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import POINTER, byref, c_double, c_size_t, c_uint64, sizeof
from typing import Any

import pytest
from animcore import _raw as raw


@pytest.fixture
def stage() -> Iterator[Any]:
    """With x = 1, v = (2, 3, 4), "a b" = (5, 6) and a path, shape."""
    pointer = POINTER(raw.anim_stage)()
    assert raw.anim_stage_create(None, byref(pointer)) == raw.ANIM_OK
    added = c_uint64()
    for name, kind, value in (
        (b"x", raw.ANIM_VALUE_KIND_SCALAR, (1.0,)),
        (b"v", raw.ANIM_VALUE_KIND_VECTOR3, (2.0, 3.0, 4.0)),
        (b"a b", raw.ANIM_VALUE_KIND_VECTOR2, (5.0, 6.0)),
    ):
        numbers = (c_double * len(value))(*value)
        status = raw.anim_stage_add_property(pointer, name, len(name), kind, numbers, len(value), byref(added))
        assert status == raw.ANIM_OK
    path = POINTER(raw.anim_path)()
    data = b"M0 0L3 4"
    assert raw.anim_path_create(byref(path)) == raw.ANIM_OK
    assert raw.anim_path_parse(path, data, len(data), None, None) == raw.ANIM_OK
    assert raw.anim_stage_add_path(pointer, b"shape", 5, path, byref(added)) == raw.ANIM_OK
    raw.anim_path_destroy(path)
    yield pointer
    raw.anim_stage_destroy(pointer)


def options(kind: int, **members: int) -> raw.anim_property_options:
    record = raw.anim_property_options()
    assert raw.anim_default_property_options(byref(record), sizeof(record)) == raw.ANIM_OK
    record.kind = kind
    for name, value in members.items():
        setattr(record, name, value)
    return record


def add(stage: Any, name: bytes, text: bytes, record: raw.anim_property_options | None, result: Any) -> int:
    given = None if record is None else byref(record)
    return int(raw.anim_stage_add_derived(stage, name, len(name), given, text, len(text), result))


def snapshot(stage: Any) -> bytes:
    count = c_size_t()
    assert raw.anim_stage_snapshot(stage, None, 0, byref(count)) == raw.ANIM_OK
    buffer = ctypes.create_string_buffer(count.value)
    data = ctypes.cast(buffer, POINTER(ctypes.c_uint8))
    assert raw.anim_stage_snapshot(stage, data, count.value, byref(count)) == raw.ANIM_OK
    return buffer.raw


def values(stage: Any, property_id: c_uint64, count: int, what: int) -> tuple[float, ...]:
    numbers = (c_double * count)()
    assert raw.anim_stage_get_value(stage, property_id, what, numbers, count) == raw.ANIM_OK
    return tuple(numbers)


VECTOR = raw.ANIM_VALUE_KIND_VECTOR
COLOR = raw.ANIM_VALUE_KIND_COLOR

REFUSED: list[tuple[str, bytes, bytes, dict[str, int] | None, int]] = [
    ("syntax", b"y", b"x +", None, raw.ANIM_ERROR_SYNTAX),
    ("the second", b"y", b"x, x +", {"kind": raw.ANIM_VALUE_KIND_VECTOR2}, raw.ANIM_ERROR_SYNTAX),
    ("unknown", b"y", b"x + z", None, raw.ANIM_ERROR_NOT_FOUND),
    ("after a path", b"y", b"length(shape) + z", None, raw.ANIM_ERROR_NOT_FOUND),
    ("no component", b"y", b"v.green", None, raw.ANIM_ERROR_NOT_FOUND),
    ("several", b"y", b"v", None, raw.ANIM_ERROR_KIND),
    ("empty", b"y", b"", None, raw.ANIM_ERROR_ARGUMENT),
    ("too many", b"y", b"x, x", None, raw.ANIM_ERROR_ARGUMENT),
    ("too few", b"y", b"x", {"kind": VECTOR, "component_count": 2}, raw.ANIM_ERROR_ARGUMENT),
    ("none", b"y", b"x", {"kind": VECTOR}, raw.ANIM_ERROR_ARGUMENT),
    ("too long", b"y", b"x" + b"+x" * 32_768, None, raw.ANIM_ERROR_LIMIT),
    ("itself", b"y", b"x + y", None, raw.ANIM_ERROR_STATE),
    ("its component", b"p", b"x, p.x", {"kind": raw.ANIM_VALUE_KIND_VECTOR2}, raw.ANIM_ERROR_STATE),
    ("a component that its name would hide", b"v.x", b"v.x + 1", None, raw.ANIM_ERROR_STATE),
    ("twice", b"x", b"v.x", None, raw.ANIM_ERROR_DUPLICATE),
    ("a long name", b"y" * 256, b"x", None, raw.ANIM_ERROR_LIMIT),
    ("a path", b"y", b"x", {"kind": raw.ANIM_VALUE_KIND_PATH}, raw.ANIM_ERROR_ARGUMENT),
    ("a space", b"y", b"x", {"kind": raw.ANIM_VALUE_KIND_SCALAR, "space": 1}, raw.ANIM_ERROR_ARGUMENT),
    ("no text", b"y", b"x\xff", None, raw.ANIM_ERROR_ARGUMENT),
]


@pytest.mark.parametrize(
    ("name", "text", "members", "status"), [row[1:] for row in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_one_that_is_refused_changes_nothing(
    stage: Any, name: bytes, text: bytes, members: dict[str, int] | None, status: int
) -> None:
    before = snapshot(stage)
    added = c_uint64(7)
    record = None if members is None else options(**members)
    assert add(stage, name, text, record, byref(added)) == status
    assert added.value == 7
    assert snapshot(stage) == before
    assert add(stage, name, text, record, None) == raw.ANIM_ERROR_ARGUMENT
    assert snapshot(stage) == before


@pytest.mark.parametrize(
    ("text", "members", "expected"),
    [
        (b"x + v.y * 2", None, (7.0,)),
        (b"`a b`.y, x", {"kind": raw.ANIM_VALUE_KIND_VECTOR2}, (6.0, 1.0)),
        (b"length(shape)", {"kind": raw.ANIM_VALUE_KIND_ANGLE}, (5.0,)),
        (b"x, 0.5, 0.25, x", {"kind": COLOR, "space": raw.ANIM_COLOR_SPACE_OKLAB}, (1.0, 0.5, 0.25, 1.0)),
        (b"x, v.x, v.y, v.z, 5", {"kind": VECTOR, "component_count": 5}, (1.0, 2.0, 3.0, 4.0, 5.0)),
    ],
)
def test_it_has_its_value_at_once_and_is_restored(
    stage: Any, text: bytes, members: dict[str, int] | None, expected: tuple[float, ...]
) -> None:
    added = c_uint64()
    assert add(stage, b"y", text, None if members is None else options(**members), byref(added)) == raw.ANIM_OK
    for what in (raw.ANIM_READ_MODEL, raw.ANIM_READ_PRESENTATION):
        assert values(stage, added, len(expected), what) == expected
    saved, other = snapshot(stage), POINTER(raw.anim_stage)()
    assert raw.anim_stage_create(None, byref(other)) == raw.ANIM_OK
    assert raw.anim_stage_restore(other, (ctypes.c_uint8 * len(saved))(*saved), len(saved)) == raw.ANIM_OK
    assert raw.anim_stage_find_counterpart(other, added, byref(added)) == raw.ANIM_OK
    assert values(other, added, len(expected), raw.ANIM_READ_PRESENTATION) == expected
    raw.anim_stage_destroy(other)


def test_adding_at_once_and_in_two_calls_is_the_same(stage: Any) -> None:
    before, first, second = snapshot(stage), c_uint64(), c_uint64()
    zero = (c_double * 2)(0, 0)
    kind = raw.ANIM_VALUE_KIND_VECTOR2
    assert raw.anim_stage_add_property(stage, b"y", 1, kind, zero, 2, byref(first)) == raw.ANIM_OK
    assert raw.anim_stage_set_expression(stage, first, b"x, length(shape)", 16) == raw.ANIM_OK
    one = snapshot(stage)
    assert raw.anim_stage_restore(stage, (ctypes.c_uint8 * len(before))(*before), len(before)) == raw.ANIM_OK
    assert add(stage, b"y", b"x, length(shape)", options(kind), byref(second)) == raw.ANIM_OK
    assert snapshot(stage) == one
