# SPDX-License-Identifier: MIT
"""Snapshots of stages: what goes on from them, and what is refused."""

from __future__ import annotations

import random

import pytest
from animcore import Easing, Keyframes, Scene, Spring, Stage, StateError, TextSyntaxError
from animcore.errors import IdentifierError


def moving_stage() -> Stage:
    stage = Stage()
    x = stage.add("x", 0.0)
    point = stage.add("point", (0.0, 1.0))
    stage.add_derived("double", "x * 2")
    with stage.animate(Spring(1, 100, 12)):
        x.value = 10.0
        point.value = (3.0, 4.0)
    with stage.animate("ease-in-out", duration=0.5, interruption="add"):
        x.value = 20.0
    stage.advance(0.1)
    return stage


def test_a_stage_goes_back_and_on_again() -> None:
    stage = moving_stage()
    x = stage["x"]
    snapshot = stage.snapshot()
    shown = []
    for _ in range(2):
        stage.advance(0.25)
        shown.append((x.presentation, x.velocity, stage["double"].presentation, stage.state_hash(), stage.time_flicks))
        stage.restore(snapshot)
    assert shown[0] == shown[1]
    assert stage.snapshot() == snapshot


def test_a_snapshot_is_the_same_bytes_for_the_same_calls() -> None:
    assert moving_stage().snapshot() == moving_stage().snapshot()


def test_events_that_nobody_took_come_along() -> None:
    stage = moving_stage()
    stage.advance(5.0)
    other = Stage(event_limit=0)
    other.restore(stage.snapshot())
    assert [(event.kind, event.name, event.time) for event in other.events()] == [
        (event.kind, event.name, event.time) for event in stage.events()
    ]


def test_everything_counts_as_changed() -> None:
    stage = moving_stage()
    stage.changed()
    stage.restore(stage.snapshot())
    assert {each.name for each in stage.changed()} == {"x", "point", "double"}


def test_what_was_added_since_is_gone() -> None:
    stage = moving_stage()
    snapshot = stage.snapshot()
    later = stage.add("later", 1.0)
    stage["x"].remove_all_animations()
    stage.restore(snapshot)
    with pytest.raises(IdentifierError):
        _ = later.value
    assert stage["x"].is_animating


def test_an_observer_stays_with_its_property() -> None:
    stage = moving_stage()
    snapshot = stage.snapshot()
    x, later = stage["x"], stage.add("later", 1.0)
    heard: list[float] = []
    x.observe(heard.append)
    later.observe(heard.append)
    stage.restore(snapshot)
    stage.advance(0.125)
    assert heard == [x.presentation]


def test_what_cannot_be_written_is_named() -> None:
    stage = Stage()
    x = stage.add("stretch", 0.0)
    with stage.animate(Easing.callback(lambda x: x * x), duration=1.0):
        x.value = 1.0
    with pytest.raises(StateError, match="stretch"):
        stage.snapshot()
    stage.advance(1.0)
    assert stage.snapshot()


def test_a_transaction_that_is_open() -> None:
    stage = moving_stage()
    snapshot = stage.snapshot()
    with stage.animate():
        with pytest.raises(StateError):
            stage.snapshot()
        with pytest.raises(StateError):
            stage.restore(snapshot)


@pytest.mark.parametrize("data", [b"", b"animcore", bytes(100), b"{}" * 50])
def test_what_is_no_snapshot(data: bytes) -> None:
    stage = moving_stage()
    before = stage.snapshot()
    with pytest.raises(TextSyntaxError):
        stage.restore(data)
    assert stage.snapshot() == before


def test_what_was_damaged() -> None:
    snapshot = moving_stage().snapshot()
    stage = Stage()
    before = stage.snapshot()
    draw = random.Random(7)
    for _ in range(500):
        damaged = bytearray(snapshot)
        damaged[draw.randrange(len(damaged))] ^= 1 << draw.randrange(8)
        with pytest.raises(TextSyntaxError):
            stage.restore(damaged)
    for length in range(len(snapshot)):
        with pytest.raises(TextSyntaxError):
            stage.restore(snapshot[:length])
    with pytest.raises(TextSyntaxError):
        stage.restore(snapshot + b"0")
    assert stage.snapshot() == before


def test_a_scenes_stage_belongs_to_the_scene() -> None:
    scene = Scene('{"animcore": 1, "size": [1, 1], "nodes": []}')
    with pytest.raises(StateError):
        scene.stage.snapshot()
    with pytest.raises(StateError):
        scene.stage.restore(moving_stage().snapshot())


def test_what_stands_still_takes_little() -> None:
    stage = Stage()
    stage.add_scalars([float(number) for number in range(100_000)])
    assert len(stage.snapshot()) <= 40 * 100_000


def checksum(data: bytes) -> int:
    """That of a snapshot (Sources/AnimMotion/StateCoder): FNV-1a over words, then MurmurHash3's finalizer."""
    mask = (1 << 64) - 1
    words = len(data) // 8 * 8
    numbers = [len(data), *(int.from_bytes(data[at : at + 8], "little") for at in range(0, words, 8)), *data[words:]]
    found = 0xCBF29CE484222325
    for number in numbers:
        found = (found ^ number) * 0x100000001B3 & mask
        found ^= found >> 29
    found = (found ^ found >> 33) * 0xFF51AFD7ED558CCD & mask
    found = (found ^ found >> 33) * 0xC4CEB9FE1A85EC53 & mask
    return found ^ found >> 33


def planned_stage() -> Stage:
    stage = Stage()
    stage.add("keyed", 0.0).animate(keyframes=Keyframes([0.0, 3.0, 1.0, 2.0], duration=0.8), repeat_count=2.0)
    stage.add("first", 0.0).animate(to=3.0, duration=0.5, delay=0.4)
    stage.add("second", 0.0).animate(to=1.0, duration=0.7)
    stage.advance(0.1)
    stage.events()
    return stage


def future(stage: Stage) -> list[float]:
    """What is shown later. Events that wait are not a part of the hash."""
    seen = []
    for _ in range(12):
        stage.advance(0.11)
        seen += [stage[name].presentation for name in ("keyed", "first", "second")]
    return seen


def test_a_forged_snapshot_of_the_same_hash_has_the_same_future() -> None:
    """Numbers that are in a snapshot twice must agree: those of keyframes' segments, of animations and the timeline."""
    stage = planned_stage()
    snapshot, known = stage.snapshot(), stage.state_hash()
    expected = future(stage)
    count = 0
    for at in range(24, len(snapshot) - 8):
        for change in (1, 4, 16, 128):
            forged = bytearray(snapshot[:-8])
            forged[at] ^= change
            other = Stage()
            try:
                other.restore(forged + checksum(bytes(forged)).to_bytes(8, "little"))
            except TextSyntaxError:
                continue
            if other.state_hash() == known:
                count += 1
                assert future(other) == pytest.approx(expected, abs=1e-12), (at, change)
    assert count > 0
