# SPDX-License-Identifier: MIT
"""Sentences of scene.h and stage.h about single calls: what a failed call leaves alone, which members a call reads, and
which fields belong to an event."""

from __future__ import annotations

import ctypes
import json
from ctypes import POINTER, byref, c_double, c_size_t, c_uint8, c_uint64, sizeof
from typing import Any

import pytest
from animcore import _raw as raw

PICTURE = {"animcore": 1, "size": [9, 9], "nodes": [{"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#000"}]}
EMITTING = {
    "animcore": 1,
    "machine": {
        "states": {
            "ready": {
                "on": {
                    "one": {"actions": [{"emit": "one", "data": {"a": 1}}]},
                    "two": {"actions": [{"emit": "two", "data": {"a": 2, "b": 3}}]},
                }
            }
        }
    },
}


def load(document: dict[str, Any]) -> Any:
    scene = POINTER(raw.anim_scene)()
    text = json.dumps(document).encode()
    assert raw.anim_scene_load(text, len(text), None, byref(scene)) == raw.ANIM_OK
    return scene


def stage_of(scene: Any) -> Any:
    stage = POINTER(raw.anim_stage)()
    assert raw.anim_scene_get_stage(scene, byref(stage)) == raw.ANIM_OK
    return stage


def scene_options(**members: int) -> raw.anim_scene_options:
    options = raw.anim_scene_options()
    assert raw.anim_default_scene_options(byref(options), sizeof(options)) == raw.ANIM_OK
    for name, value in members.items():
        setattr(options, name, value)
    return options


def message() -> str:
    return str(ctypes.string_at(raw.anim_last_error_message()).decode())


def test_a_display_list_that_could_not_be_given_counts_as_not_read() -> None:
    scene = load(PICTURE)
    scenes = (POINTER(raw.anim_scene) * 1)(scene)
    change, count = raw.anim_scene_change(), c_size_t()

    def reported() -> int:
        wanted = raw.ANIM_SCENE_CHANGE_DISPLAY
        assert raw.anim_scene_advance_many(scenes, 1, 0.0, wanted, byref(change), byref(count)) == raw.ANIM_OK
        return count.value

    assert reported() == 1
    display = raw.anim_display(struct_size=8)
    assert raw.anim_scene_get_display(scene, byref(display)) == raw.ANIM_ERROR_ARGUMENT
    assert reported() == 1
    display.struct_size = sizeof(display)
    assert raw.anim_scene_get_display(scene, byref(display)) == raw.ANIM_OK
    assert reported() == 0
    raw.anim_scene_destroy(scene)


def test_options_that_a_call_does_not_read_may_be_anything() -> None:
    document, scene = POINTER(raw.anim_document)(), POINTER(raw.anim_scene)()
    text, length = json.dumps(PICTURE).encode(), c_size_t()
    assert raw.anim_document_load(text, len(text), None, byref(document)) == raw.ANIM_OK
    options = scene_options(memory_limit=2**64 - 1)
    assert raw.anim_scene_create(document, byref(options), byref(scene)) == raw.ANIM_OK, message()
    options = scene_options(event_limit=2**32 - 1)
    status = raw.anim_scene_reload(scene, text, len(text), byref(options), None, 0, byref(length))
    assert status == raw.ANIM_OK, message()
    snapshot, size = (c_uint8 * 65536)(), c_size_t()
    assert raw.anim_scene_snapshot(scene, snapshot, len(snapshot), byref(size)) == raw.ANIM_OK
    arguments = (snapshot, size.value, document, text, len(text), byref(options), None, 0, byref(length))
    assert raw.anim_scene_restore_edition(scene, *arguments) == raw.ANIM_OK, message()
    # Those that are read are checked.
    made = POINTER(raw.anim_scene)()
    assert raw.anim_scene_create(document, byref(options), byref(made)) == raw.ANIM_ERROR_LIMIT
    options = scene_options(memory_limit=2**64 - 1)
    assert raw.anim_scene_load(text, len(text), byref(options), byref(made)) == raw.ANIM_ERROR_LIMIT
    raw.anim_scene_destroy(scene)
    raw.anim_document_destroy(document)


def test_fields_beyond_the_last_one_of_an_event_are_not_found() -> None:
    scene = load(EMITTING)
    stage = stage_of(scene)
    for name in (b"two", b"one", b"two"):
        assert raw.anim_scene_send(scene, name, len(name)) == raw.ANIM_OK
    events, count = (raw.anim_event * 9)(), c_size_t()
    assert raw.anim_stage_poll_events(stage, events, 9, byref(count)) == raw.ANIM_OK
    emitted = [event for event in events[: count.value] if event.kind == raw.ANIM_EVENT_KIND_EMITTED]
    assert [event.count for event in emitted] == [2, 1, 2]

    def number(event: raw.anim_event, index: int) -> float | None:
        value = raw.anim_event_value()
        status = raw.anim_scene_get_event_value(scene, event.data, index, byref(value))
        assert status in (raw.ANIM_OK, raw.ANIM_ERROR_NOT_FOUND)
        return value.number if status == raw.ANIM_OK else None

    def numbers() -> list[list[float | None]]:
        return [[number(event, index) for index in range(4)] for event in emitted]

    expected = [[2, 3, None, None], [1, None, None, None], [2, 3, None, None]]
    assert numbers() == expected
    for index in (64, 4095, 4096, 2**32 - 1):
        assert number(emitted[0], index) is None
    # A snapshot knows which fields belong together too.
    snapshot, size = (c_uint8 * 65536)(), c_size_t()
    assert raw.anim_scene_snapshot(scene, snapshot, len(snapshot), byref(size)) == raw.ANIM_OK
    other = load(EMITTING)
    assert raw.anim_scene_restore(other, snapshot, size.value) == raw.ANIM_OK
    raw.anim_scene_destroy(scene)
    scene = other
    assert numbers() == expected
    raw.anim_scene_destroy(scene)


@pytest.mark.parametrize("member", ["autoreverses", "disables_actions"])
def test_the_message_of_a_boolean_that_may_be_inherited_says_so(member: str) -> None:
    stage, motion, transaction = POINTER(raw.anim_stage)(), raw.anim_motion(), c_uint64()
    assert raw.anim_stage_create(None, byref(stage)) == raw.ANIM_OK
    assert raw.anim_default_motion(byref(motion), sizeof(motion)) == raw.ANIM_OK
    setattr(motion, member, 2)
    status = raw.anim_stage_begin_transaction(stage, byref(motion), byref(transaction))
    assert (status, message()) == (raw.ANIM_ERROR_ARGUMENT, f"{member} must be 0, 1 or ANIM_INHERIT")
    raw.anim_stage_destroy(stage)


def test_the_message_of_fades_says_what_it_may_be() -> None:
    stage, options, made = POINTER(raw.anim_stage)(), raw.anim_property_options(), c_uint64()
    assert raw.anim_stage_create(None, byref(stage)) == raw.ANIM_OK
    assert raw.anim_default_property_options(byref(options), sizeof(options)) == raw.ANIM_OK
    options.fades = 2
    value = c_double(0)
    status = raw.anim_stage_add_property_with(stage, None, 0, byref(options), byref(value), 1, byref(made))
    assert (status, message()) == (raw.ANIM_ERROR_ARGUMENT, "fades must be 0, 1 or -1")
    raw.anim_stage_destroy(stage)


def test_the_message_of_a_path_among_many_names_the_array() -> None:
    path, keyframes = POINTER(raw.anim_path)(), POINTER(raw.anim_keyframes)()
    assert raw.anim_path_create(byref(path)) == raw.ANIM_OK
    paths = (POINTER(raw.anim_path) * 2)(path, POINTER(raw.anim_path)())
    nothing = (None, 0)
    status = raw.anim_keyframes_create_paths(None, paths, 2, *nothing, *nothing, *nothing, byref(keyframes))
    assert (status, message()) == (raw.ANIM_ERROR_ARGUMENT, "paths is null")
    raw.anim_path_destroy(path)


def test_only_a_path_is_animated_as_one() -> None:
    """Also where neither end is given as a path."""
    stage, options, made = POINTER(raw.anim_stage)(), raw.anim_animation_options(), c_uint64()
    value = c_double(0)
    assert raw.anim_stage_create(None, byref(stage)) == raw.ANIM_OK
    kind = raw.ANIM_VALUE_KIND_SCALAR
    assert raw.anim_stage_add_property(stage, None, 0, kind, byref(value), 1, byref(made)) == raw.ANIM_OK
    assert raw.anim_default_animation_options(byref(options), sizeof(options)) == raw.ANIM_OK
    status = raw.anim_stage_animate_path(stage, made, byref(options), None, None, None)
    assert (status, message()) == (raw.ANIM_ERROR_KIND, "property is no path")
    raw.anim_stage_destroy(stage)
