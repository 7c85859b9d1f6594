# SPDX-License-Identifier: MIT
"""To whom events are told: the C functions themselves, as Python keeps one callback for all of a stage's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from animcore import Stage, _raw
from animcore.errors import check

_NO_RELEASE = _raw.anim_context_release_callback()


def listen(stage: Stage, heard: list[int]) -> Callable[..., object]:
    """Sets a callback that notes kinds; it is to be kept."""
    callback = _raw.anim_event_callback(lambda _context, event: heard.append(event.contents.kind))
    check(_raw.anim_stage_set_event_callback(stage._handle.stage, callback, None, _NO_RELEASE))
    return callback


def interrupted() -> Stage:
    """A stage on which an animation has been interrupted between advances."""
    stage = Stage()
    x: Any = stage.add("x", 0.0)
    with stage.animate("linear", duration=1.0):
        x.value = 1.0
    return stage


ENDED = [_raw.ANIM_EVENT_KIND_ANIMATION_ENDED, _raw.ANIM_EVENT_KIND_TRANSACTION_COMPLETED]


def test_what_waits_is_told_to_the_one_that_takes_its_place() -> None:
    stage = interrupted()
    first: list[int] = []
    second: list[int] = []
    kept = [listen(stage, first)]
    stage["x"].value = 2.0
    kept.append(listen(stage, second))
    stage.advance(0.0)
    assert (first, second) == ([], ENDED)
    assert [event.kind for event in stage.events()] == ["animation-ended", "transaction-completed"]


def test_what_happened_without_a_callback_is_only_polled() -> None:
    stage = interrupted()
    heard: list[int] = []
    stage["x"].value = 2.0
    kept = listen(stage, heard)
    stage.advance(1.0)
    assert heard == []
    assert len(stage.events()) == 2
    with stage.animate("linear", duration=1.0):
        stage["x"].value = 3.0
    stage.advance(2.0)
    assert heard == ENDED
    del kept


def test_what_waits_for_one_that_is_taken_away_is_told_to_nobody() -> None:
    stage = interrupted()
    heard: list[int] = []
    kept = [listen(stage, heard)]
    stage["x"].value = 2.0
    check(_raw.anim_stage_set_event_callback(stage._handle.stage, _raw.anim_event_callback(), None, _NO_RELEASE))
    stage.advance(0.0)
    kept.append(listen(stage, heard))
    stage.advance(0.0)
    assert heard == []
