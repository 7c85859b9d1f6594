# SPDX-License-Identifier: MIT
"""Many scenes advanced by one call: what is expected is what the same scenes do, each advanced by itself."""

from __future__ import annotations

import random

import pytest
from animcore import AnimError, ArgumentError, ClosedError, Document, EventKind, LimitError, Scene, Scenes, StateError

# A machine that waits, moves by a spring and a curve, and emits an event; the node shows it.
DOCUMENT = """{
  "animcore": 1,
  "size": [50, 30],
  "properties": { "x": { "kind": "scalar", "value": 0 }, "unseen": { "kind": "scalar", "value": 0 } },
  "machine": { "states": {
    "off": { "on": {
      "go": "on", "hide": { "actions": [{ "set": { "unseen": 1 }, "motion": { "spring": "smooth" } }] }
    } },
    "on": {
      "entry": [{ "set": { "x": 20 }, "motion": { "spring": "bouncy" } }, { "emit": "began" }],
      "after": [{
        "delay": 0.7, "target": "off",
        "actions": [{ "set": { "x": 0 }, "motion": { "curve": "ease", "duration": 0.2 } }]
      }]
    }
  } },
  "nodes": [{ "kind": "rectangle", "frame": ["x", 0, 10, 10], "fill": "#FF2D55" }]
}"""


def load(count: int) -> list[Scene]:
    return [Scene.load(DOCUMENT, seed=number) for number in range(count)]


def heard(scene: Scene) -> list[tuple[int, EventKind, str | None]]:
    """Its events; without what belongs to its own stage."""
    return [(event.time_flicks, event.kind, event.name) for event in scene.events()]


def test_as_each_by_itself() -> None:
    together, alone = load(20), load(20)
    crowd = Scenes(together)
    choice = random.Random(7)
    for _ in range(300):
        number = choice.randrange(20)
        if choice.random() < 0.2:
            together[number].send("go")
            alone[number].send("go")
        seconds = choice.choice([0, 1 / 60, 0.01, 0.3])
        crowd.advance(seconds)
        for scene in alone:
            scene.advance(seconds)
        # One is looked at, the others go on as they are.
        assert together[number].state_hash() == alone[number].state_hash()
        assert together[number].time_flicks == alone[number].time_flicks
    assert [scene.state_hash() for scene in together] == [scene.state_hash() for scene in alone]
    assert [heard(scene) for scene in together] == [heard(scene) for scene in alone]
    assert [scene.svg() for scene in together] == [scene.svg() for scene in alone]


def test_a_scene_at_rest_wakes_at_its_own_flick() -> None:
    # The delay of 0.7 s is over in the middle of a step, after many in which nothing happens.
    steps, once = load(1)[0], load(1)[0]
    for scene in (steps, once):
        scene.advance(1 / 3)
        scene.send("go")
    for _ in range(210):
        steps.advance(0.00625)
    once.advance(210 * 0.00625)
    assert steps.time_flicks == once.time_flicks
    assert steps.state_hash() == once.state_hash()
    assert heard(steps) == heard(once)


def test_what_is_told() -> None:
    scenes = load(5)
    crowd = Scenes(scenes)
    # All are new; what was not asked for is told again.
    assert [change.number for change in crowd.advance(1 / 60)] == [0, 1, 2, 3, 4]
    for scene in scenes[:4]:
        scene.display_list()
    (change,) = crowd.advance(1 / 60)
    assert change.scene is scenes[4]
    assert (change.display, change.events) == (True, False)
    scenes[4].display_list()
    assert crowd.advance(1 / 60) == []

    scenes[2].send("go")
    # At the flick of its start it stands where it stood.
    changes = crowd.advance(1 / 60, events=True)
    told = {change.number: (change.display, change.events) for change in changes}
    assert told[2] == (True, True)
    assert all(not display for number, (display, _) in told.items() if number != 2)
    assert [change.number for change in crowd.advance(0, events=True)][:1] != []
    for scene in scenes:
        scene.events()
        scene.display_list()
    assert crowd.advance(0, events=True) == []
    assert crowd.advance(0.2, display=False) == []
    assert [change.number for change in crowd.advance(0)] == [2]


def test_what_nobody_sees_is_not_told() -> None:
    scenes = load(2)
    crowd = Scenes(scenes)
    crowd.advance(0)
    for scene in scenes:
        scene.display_list()
    scenes[1].send("hide")
    assert crowd.advance(0.1) == []
    assert scenes[1]["unseen"].presentation > 0


def test_to_ask_for_the_revision_is_not_to_read_the_list() -> None:
    scenes = load(2)
    crowd = Scenes(scenes)
    crowd.advance(0)
    for scene in scenes:
        scene.display_list()
    before = scenes[1].display_revision
    scenes[1].send("go")
    assert [change.number for change in crowd.advance(0.1)] == [1]
    assert scenes[1].display_revision > before
    assert [change.number for change in crowd.advance(0)] == [1]
    scenes[1].display_list()
    assert crowd.advance(0) == []


def test_a_callback_advances_the_same_scenes_again() -> None:
    scenes = load(3)
    crowd = Scenes(scenes)
    inside: list[list[int]] = []

    def again(_event: object) -> None:
        if not inside:
            inside.append([])
            for scene in scenes:
                scene.events()
            scenes[0].send("go")
            inside[0] = [change.number for change in crowd.advance(0.1, display=False, events=True)]

    crowd.advance(0)
    for scene in scenes:
        scene.events()
    scenes[2].on_event(again)
    for number in (1, 2):
        scenes[number].send("go")
    changes = crowd.advance(0.1, display=False, events=True)
    assert ([change.number for change in changes], inside) == ([1, 2], [[0]])
    assert all(change.events for change in changes)


def test_a_step_that_is_refused_moves_nothing() -> None:
    scenes = load(3)
    crowd = Scenes(scenes)
    crowd.advance(0.5)
    before = [scene.state_hash() for scene in scenes]
    crowd.advance(0)
    with scenes[2].stage.transaction(), pytest.raises(StateError, match=r"scenes\[2\]"):
        crowd.advance(0.5)
    for seconds in (-1.0, float("nan"), float("inf")):
        with pytest.raises(ArgumentError):
            crowd.advance(seconds)
    with pytest.raises(LimitError):
        crowd.advance(1e6)
    with pytest.raises(ArgumentError, match=r"scenes\[3\] is listed twice"):
        Scenes([*scenes, scenes[1]]).advance(0.5)
    assert [scene.state_hash() for scene in scenes] == before
    scenes[0].close()
    with pytest.raises(ClosedError):
        crowd.advance(0.5)
    assert [scene.state_hash() for scene in scenes[1:]] == before[1:]
    with pytest.raises(ClosedError):
        Scenes(scenes)
    Scenes([]).advance(1)


def test_scenes_at_rest_in_any_order_and_never_twice() -> None:
    document = Document(DOCUMENT)
    scenes = [document.scene(seed=number) for number in range(12)]
    alone = load(12)
    choice = random.Random(11)
    for round_ in range(400):
        picked = choice.sample(range(12), choice.randrange(1, 12))
        seconds = choice.choice([0, 1 / 120, 0.25])
        if round_ % 5 == 0:
            # What is refused moves none, wherever the second one stands.
            twice = [*picked, choice.choice(picked)]
            if choice.random() < 0.5:
                choice.shuffle(twice)
            with pytest.raises(ArgumentError, match="is listed twice"):
                Scenes([scenes[number] for number in twice]).advance(seconds)
        if choice.random() < 0.05:
            number = choice.randrange(12)
            scenes[number].send("go")
            alone[number].send("go")
        told = Scenes([scenes[number] for number in picked]).advance(seconds)
        for number in picked:
            alone[number].advance(seconds)
        for change in told:
            assert change.scene is scenes[picked[change.number]]
            change.scene.display_list()
            heard(change.scene)
            heard(alone[picked[change.number]])
    assert [scene.time_flicks for scene in scenes] == [scene.time_flicks for scene in alone]
    assert [scene.state_hash() for scene in scenes] == [scene.state_hash() for scene in alone]


def test_handles_of_one_document_are_used_again() -> None:
    document = Document(DOCUMENT)
    choice = random.Random(3)
    scenes: list[Scene] = []
    for _ in range(300):
        if scenes and choice.random() < 0.45:
            gone = scenes.pop(choice.randrange(len(scenes)))
            gone.advance(0)
            gone.close()
            with pytest.raises(ClosedError):
                gone.advance(0)
        else:
            scenes.append(document.scene())
            scenes[-1].send("go")
    document.close()
    assert Scenes(scenes).advance(0.1)
    assert len({scene.state_hash() for scene in scenes}) == 1


def test_pauses_scales_and_callbacks() -> None:
    scenes, alone = load(4), load(4)
    times: list[int] = []
    crowd = Scenes(scenes)
    crowd.advance(1)
    for scene in alone:
        scene.advance(1)
    for group in (scenes, alone):
        group[1].paused = True
        group[2].time_scale = 0.5
        group[3].send("go")
    scenes[3].on_event(lambda event: times.append(event.time_flicks))
    for _ in range(60):
        crowd.advance(1 / 60)
        for scene in alone:
            scene.advance(1 / 60)
    assert [scene.time for scene in scenes] == [scene.time for scene in alone] == pytest.approx([2, 1, 1.5, 2])
    assert times
    for scene in scenes[:2]:
        with pytest.raises(AnimError):
            scene.advance(-1)


def test_idle_advances_add_up() -> None:
    scene, other = load(2)
    for _ in range(1000):
        scene.advance(100_000)
    Scenes([other]).advance(100_000)
    assert scene.time == 1e8
    assert other.time == 1e5
