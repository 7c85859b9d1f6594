# SPDX-License-Identifier: MIT
"""Gestures of regions: moves without a button, taps, long presses, pinches, take-overs and wheels, by hand."""

from __future__ import annotations

import json
import math
import os
from typing import Any

import pytest
from animcore import AnimError, ArgumentError, DocumentError, EventKind, LimitError, Scene, Trace, TraceRecorder

SECOND = 705_600_000


def region(name: str, *box: float, **more: Any) -> dict[str, Any]:
    return {"name": name, "shape": {"rectangle": box or [0, 0, 100, 100]}, **more}


def scene_of(*regions: dict[str, Any], on: dict[str, Any], **more: Any) -> Scene:
    return Scene(
        json.dumps(
            {"animcore": 1, "size": [400, 400], "regions": regions, "machine": {"states": {"s": {"on": on}}}} | more
        )
    )


def heard(scene: Scene) -> list[str]:
    return [event.name or "" for event in scene.events() if event.kind is EventKind.CONTROL]


def told(scene: Scene, name: str) -> list[Any]:
    return [event for event in scene.events() if event.kind is EventKind.CONTROL and event.name == name]


# Moves without a button


def test_a_move_without_a_button() -> None:
    scene = scene_of(region("a", 10, 10, 80, 80), on={"a.hover.move": {}})
    for x in (5, 20, 30, 95):
        scene.pointer("move", x, 50)
        scene.advance(0.01)
    assert heard(scene) == ["a.hover.enter", "a.hover.move", "a.hover.move", "a.hover.exit"]
    scene.pointer("move", 40, 50)
    found = told(scene, "a.hover.move")[0].data
    assert (found["x"], found["y"], found["dx"], found["totalX"], found["inside"]) == (40, 50, -55, 0, 1)
    scene.pointer("down", 40, 50)
    scene.pointer("move", 45, 50)
    assert heard(scene) == ["a.down", "a.drag.inside"]


@pytest.mark.parametrize("descriptor", ["*", "a", "a.hover", "a.hover.enter", "b.hover.move"])
def test_moves_are_told_only_where_they_are_named(descriptor: str) -> None:
    scene = scene_of(region("a"), region("b", 200, 200, 10, 10), on={descriptor: {}})
    scene.pointer("move", 20, 50)
    scene.pointer("move", 30, 50)
    assert heard(scene) == ["a.hover.enter"]


def test_what_else_names_them() -> None:
    """`.*` at the end, and what is forwarded to a component."""
    scene = scene_of(region("a"), on={"a.hover.move.*": {}})
    scene.pointer("move", 20, 50)
    assert heard(scene) == ["a.hover.enter", "a.hover.move"]
    inner = {
        "inputs": {"x": {"type": "number"}},
        "machine": {"states": {"s": {"on": {"poke": {"actions": [{"assign": {"x": "event.x"}}]}}}}},
    }
    scene = scene_of(
        region("a"),
        on={"x": {}},
        components={"inner": inner},
        nodes=[{"kind": "component", "name": "i", "component": "inner", "forward": {"a.tap": "poke"}}],
    )
    scene.pointer("down", 20, 50)
    scene.pointer("up", 20, 50)
    assert heard(scene) == ["a.down", "a.up.inside", "a.tap"]
    assert scene.inputs["i.x"] == 20


# Taps


def test_taps_and_their_count() -> None:
    scene = scene_of(region("a"), on={"a.tap": {}})
    for _ in range(3):
        scene.pointer("down", 50, 50)
        scene.advance(0.05)
        scene.pointer("move", 55, 50)
        scene.pointer("up", 55, 50)
        scene.advance(0.05)
    taps = [event for event in scene.events() if event.name == "a.tap"]
    assert [tap.data["count"] for tap in taps] == [1, 2, 3]


@pytest.mark.parametrize("what", ["drag", "far up", "cancel", "leave", "take over", "pinch", "ignored"])
def test_another_finger_leaves_taps_in_a_row(what: str) -> None:
    """Only its own tap ends a row, where that is canceled or dragged (anim_scene_send_pointer)."""
    others = [region("list", 100, 0, 100, 400, takesOver="drag"), region("other", 100, 0, 100, 100)]
    scene = scene_of(region("a"), *others, on={"a.tap": {}, "other.pinch": {}})
    scene.pointer("down", 150, 50, pointer=2)
    for step in range(2):
        scene.pointer("down", 50, 50, pointer=1)
        if what in ("drag", "take over") and step == 0:
            scene.pointer("move", 150, 90, pointer=2)
        elif what == "far up" and step == 0:
            scene.pointer("up", 150, 90, pointer=2)
        elif what in ("cancel", "leave") and step == 0:
            scene.pointer(what, pointer=2)
        elif what == "pinch" and step == 0:
            scene.pointer("down", 180, 50, pointer=3)
        elif what == "ignored" and step == 0:
            scene.pointer("down", 60, 50, pointer=3)
            scene.pointer("cancel", pointer=3)
        scene.advance(0.1)
        scene.pointer("up", 50, 50, pointer=1)
    assert [tap.data["count"] for tap in told(scene, "a.tap")] == [1, 2]


@pytest.mark.parametrize("what", ["release", "capture"])
def test_a_tap_that_is_canceled_ends_a_row(what: str) -> None:
    """A tap counts one more unless the one before was canceled by a release or a capture (anim_scene_send_pointer)."""
    scene = scene_of(region("a"), region("other", 200, 200, 10, 10), on={"a.tap": {}})
    scene.pointer("down", 50, 50)
    if what == "release":
        scene.release_pointer()
    else:
        scene.capture_pointer("other")
    scene.pointer("up", 50, 50)
    scene.advance(0.1)
    scene.pointer("down", 50, 50)
    scene.pointer("up", 50, 50)
    events = list(scene.events())
    assert "a.cancel" in [event.name for event in events]
    assert [event.data["count"] for event in events if event.name == "a.tap"] == [1]


def test_a_double_tap_in_a_document() -> None:
    scene = scene_of(
        region("a"),
        on={"a.tap": {"guard": "event.count == 2", "actions": [{"assign": {"doubles": "doubles + 1"}}]}},
        inputs={"doubles": {"type": "number"}},
    )
    for wait in (0.1, 0.1, 0.5, 0.1):
        scene.pointer("down", 50, 50)
        scene.pointer("up", 50, 50)
        scene.advance(wait)
    assert scene.inputs["doubles"] == 1
    scene.pointer("down", 50, 50)
    scene.pointer("up", 50, 50)
    assert scene.inputs["doubles"] == 2


@pytest.mark.parametrize(
    ("moves", "taps"),
    [([(60, 50)], 1), ([(60.1, 50)], 0), ([(50, 61), (50, 50)], 0), ([(57, 57)], 1), ([(57.1, 57.1)], 0)],
)
def test_a_tap_does_not_stray(moves: list[tuple[float, float]], taps: int) -> None:
    """No farther than 10 points at any time, by Pythagoras."""
    scene = scene_of(region("a"), on={"a.tap": {}})
    scene.pointer("down", 50, 50)
    for x, y in moves:
        scene.pointer("move", x, y)
    scene.pointer("up", *moves[-1])
    assert len(told(scene, "a.tap")) == taps


def test_what_is_no_tap() -> None:
    scene = scene_of(region("a", inset=0), region("b", 200, 0, 5, 5, slop=50), on={"a.tap b.tap": {}})
    scene.pointer("down", 50, 50)
    scene.pointer("cancel")
    scene.pointer("down", 201, 2)
    scene.pointer("move", 220, 2)
    # Outside of its bounds, though not farther than its slop.
    scene.pointer("up", 220, 2)
    scene.pointer("down", 201, 2)
    scene.pointer("up", 204, 2)
    assert [name for name in heard(scene) if "tap" in name] == ["b.tap"]


# Long presses


def pressed(**more: Any) -> Scene:
    scene = scene_of(region("a", **more), on={"a.press.long a.tap": {}})
    scene.pointer("down", 50, 50)
    return scene


@pytest.mark.parametrize("parts", [1, 2, 7, 60])
def test_a_long_press_at_its_flick(parts: int) -> None:
    scene = pressed()
    for _ in range(parts):
        scene.advance(1 / parts)
    (event,) = told(scene, "a.press.long")
    assert event.time_flicks == SECOND // 2
    assert (event.data["x"], event.data["vx"], event.data["dx"], event.data["pointer"]) == (50, 0, 0, 0)
    scene.pointer("up", 50, 50)
    # A long press is no tap.
    assert heard(scene) == ["a.up.inside"]


@pytest.mark.parametrize(
    ("seconds", "flick"), [(0.25, SECOND // 4), (0, SECOND // 1000), (2, 2 * SECOND), ("0.5 * 3", SECOND * 3 // 2)]
)
def test_its_time_is_the_regions(seconds: float | str, flick: int) -> None:
    scene = pressed(longPress=seconds)
    scene.advance(3)
    (event,) = told(scene, "a.press.long")
    assert event.time_flicks == flick


def test_its_time_is_stage_time() -> None:
    scene = pressed()
    scene.stage.time_scale = 2.0
    scene.advance(0.24)
    assert not told(scene, "a.press.long")
    scene.stage.paused = True
    scene.advance(1)
    assert not told(scene, "a.press.long")
    scene.stage.paused = False
    scene.advance(0.02)
    assert len(told(scene, "a.press.long")) == 1


@pytest.mark.parametrize(
    "what",
    [
        lambda scene: scene.pointer("up", 50, 50),
        lambda scene: scene.pointer("cancel"),
        lambda scene: scene.pointer("leave"),
        lambda scene: scene.pointer("move", 50, 60.5),
        lambda scene: scene.release_pointer(),
        lambda scene: scene.capture_pointer("b"),
    ],
)
def test_what_ends_a_long_press(what: Any) -> None:
    scene = scene_of(region("a"), region("b", 200, 200, 10, 10), on={"a.press": {}, "b.press.long": {}})
    scene.pointer("down", 50, 50)
    scene.advance(0.3)
    what(scene)
    scene.advance(1)
    assert not [name for name in heard(scene) if "long" in name]
    # Another press begins anew.
    scene.pointer("cancel")
    scene.pointer("down", 50, 50, pointer=1)
    scene.advance(0.6)
    assert told(scene, "a.press.long")[0].data["pointer"] == 1


def test_a_move_within_the_slop_and_a_number_that_changes() -> None:
    scene = scene_of(region("a", slop="far"), on={"a.press.long": {}}, inputs={"far": {"type": "number", "value": 30}})
    scene.pointer("down", 50, 50)
    scene.pointer("move", 70, 50)
    scene.advance(0.4)
    scene.inputs["far"] = 5.0
    scene.pointer("move", 69, 50)
    scene.advance(1)
    assert heard(scene) == ["a.down", "a.drag.inside", "a.drag.inside"]


def test_a_region_that_is_disabled_meanwhile() -> None:
    scene = scene_of(
        region("a", enabled="is"), on={"a.press.long": {}}, inputs={"is": {"type": "boolean", "value": True}}
    )
    scene.pointer("down", 50, 50)
    scene.inputs["is"] = False
    scene.advance(1)
    scene.pointer("move", 50, 50)
    assert heard(scene) == ["a.down", "a.cancel"]


def test_a_long_press_that_a_disabled_region_does_not_hear_is_no_tap() -> None:
    """A tap was no long press (anim_scene_send_pointer), also where the region was disabled at that moment."""
    inputs = {"on": {"type": "boolean", "value": True}}
    scene = scene_of(region("a", enabled="on"), on={"a.tap a.press": {}}, inputs=inputs)
    scene.pointer("down", 50, 50)
    scene.inputs["on"] = False
    scene.advance(0.6)
    scene.inputs["on"] = True
    scene.pointer("up", 50, 50)
    assert heard(scene) == ["a.down", "a.up.inside"]


# Pinches


def two_fingers(scene: Scene, first: tuple[float, float], second: tuple[float, float]) -> None:
    scene.pointer("down", *first, pointer=1)
    scene.pointer("down", *second, pointer=2)


def test_a_pinch() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (100, 100), (200, 100))
    begin = told(scene, "a.pinch.begin")[0].data
    assert (begin["x"], begin["y"], begin["scale"], begin["rotation"]) == (150, 100, 1, 0)
    scene.pointer("move", 100, 300, pointer=2)
    change = told(scene, "a.pinch.change")[0].data
    assert (change["x"], change["y"], change["scale"]) == (100, 200, 2)
    assert change["rotation"] == pytest.approx(math.pi / 2, rel=1e-15)
    assert (change["dx"], change["dy"], change["totalX"], change["totalY"]) == (-50, 100, -50, 100)
    assert change["pointer"] == 2
    scene.pointer("move", 100, 200, pointer=1)
    change = told(scene, "a.pinch.change")[0].data
    assert (change["y"], change["scale"], change["dy"], change["pointer"]) == (250, 1, 50, 1)
    scene.pointer("up", 100, 300, pointer=2)
    assert heard(scene) == ["a.pinch.end"]
    # The press goes on with the other one, whose way counts from here.
    scene.pointer("move", 103, 200, pointer=1)
    (event,) = [event for event in scene.events() if event.kind is EventKind.CONTROL]
    assert (event.name, event.data["totalX"], event.data["totalY"]) == ("a.drag.inside", 3, 0)
    scene.pointer("up", 103, 200, pointer=1)
    assert heard(scene) == ["a.up.inside"]


def test_the_first_finger_goes_first() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch.change": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.pointer("up", 100, 100, pointer=1)
    scene.pointer("move", 210, 100, pointer=2)
    scene.pointer("up", 210, 100, pointer=2)
    assert heard(scene) == ["a.down", "a.pinch.begin", "a.pinch.end", "a.drag.inside", "a.up.inside"]


def test_one_finger_after_another() -> None:
    """A second one may come, go and come again, also when the first has gone meanwhile; a third is ignored."""
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.pointer("down", 300, 300, pointer=3)
    scene.pointer("move", 310, 300, pointer=3)
    scene.pointer("up", 100, 100, pointer=1)
    scene.pointer("down", 100, 100, pointer=1)
    scene.pointer("move", 150, 100, pointer=1)
    scene.pointer("up", 300, 300, pointer=3)
    scene.pointer("up", 200, 100, pointer=2)
    scene.pointer("up", 150, 100, pointer=1)
    assert heard(scene) == [
        "a.down",
        *["a.pinch.begin", "a.pinch.end"],
        *["a.pinch.begin", "a.pinch.change", "a.pinch.end"],
        "a.up.inside",
    ]


def test_a_pinch_that_turns_more_than_once() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (200, 200), (250, 200))
    for step in range(1, 40):
        angle = step * 0.4
        scene.pointer("move", 200 + 50 * math.cos(angle), 200 + 50 * math.sin(angle), pointer=2)
        found = told(scene, "a.pinch.change")[-1].data
        assert found["rotation"] == pytest.approx(angle, rel=1e-12)
        assert found["scale"] == pytest.approx(1, rel=1e-12)


def test_the_velocities_of_a_pinch() -> None:
    """Fingers that part at 100 points a second each, in line: the scale grows by 4 a second. And a circle."""
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (175, 200), (225, 200))
    for step in range(1, 6):
        scene.advance(0.01)
        scene.pointer("move", 175 - step, 200, pointer=1)
        scene.pointer("move", 225 + step, 200, pointer=2)
    found = told(scene, "a.pinch.change")[-1].data
    assert found["scaleVelocity"] == pytest.approx(4, rel=1e-9)
    assert found["rotationVelocity"] == pytest.approx(0, abs=1e-9)
    assert found["vx"] == pytest.approx(0, abs=1e-9)
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (200, 200), (250, 200))
    for step in range(1, 11):
        scene.advance(0.005)
        angle = step * 0.005 * 2.0
        scene.pointer("move", 200 + 50 * math.cos(angle), 200 + 50 * math.sin(angle), pointer=2)
    found = told(scene, "a.pinch.change")[-1].data
    # A parabola through samples of a circle.
    assert found["rotationVelocity"] == pytest.approx(2.0, rel=1e-3)


@pytest.mark.parametrize("which", [1, 2])
def test_a_pinch_that_is_canceled(which: int) -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.pointer("cancel", pointer=which)
    assert heard(scene) == ["a.down", "a.pinch.begin", "a.pinch.end", "a.cancel"]
    scene.pointer("move", 120, 120, pointer=3 - which)
    scene.pointer("up", 120, 120, pointer=3 - which)
    assert heard(scene) == []
    # Both are free again.
    two_fingers(scene, (100, 100), (200, 100))
    assert heard(scene) == ["a.down", "a.pinch.begin"]


def test_a_pinch_of_a_region_that_is_disabled() -> None:
    for what in ("move", "up"):
        for which in (1, 2):
            scene = scene_of(
                region("a", 0, 0, 400, 400, enabled="is"),
                on={"a.pinch": {}},
                inputs={"is": {"type": "boolean", "value": True}},
            )
            two_fingers(scene, (100, 100), (200, 100))
            scene.inputs["is"] = False
            scene.pointer(what, 110, 110, pointer=which)
            assert heard(scene) == ["a.down", "a.pinch.begin", "a.pinch.end", "a.cancel"]


def test_what_a_host_captures_and_releases() -> None:
    scene = scene_of(region("a", 0, 0, 300, 300), region("b", 320, 320, 10, 10), on={"a.pinch": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.release_pointer(2)
    assert heard(scene) == ["a.down", "a.pinch.begin", "a.pinch.end"]
    scene.pointer("up", 200, 100, pointer=2)
    scene.pointer("down", 200, 100, pointer=2)
    scene.capture_pointer("b", 2)
    assert heard(scene) == ["a.pinch.begin", "a.pinch.end"]
    scene.pointer("up", 200, 100, pointer=2)
    scene.pointer("down", 200, 100, pointer=2)
    scene.release_pointer(1)
    assert heard(scene) == ["b.up.outside", "a.pinch.begin", "a.pinch.end", "a.cancel"]


def test_a_second_finger_where_no_pinch_is_named_is_ignored() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"*": {}, "a": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.pointer("move", 210, 100, pointer=2)
    assert heard(scene) == ["a.down"]


def test_a_second_finger_ends_taps_and_long_presses() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch a.tap a.press.long": {}})
    two_fingers(scene, (100, 100), (200, 100))
    scene.advance(1)
    scene.pointer("up", 200, 100, pointer=2)
    scene.pointer("up", 100, 100, pointer=1)
    assert heard(scene) == ["a.down", "a.pinch.begin", "a.pinch.end", "a.up.inside"]


def test_two_fingers_on_one_point_and_far_apart() -> None:
    """Nothing is infinite or no number."""
    scene = scene_of(region("a", -5e149, -5e149, 1e150, 1e150), on={"a.pinch": {}})
    two_fingers(scene, (100, 100), (100, 100))
    scene.advance(0.01)
    for x, y in ((1e140, -1e140), (100, 100), (-1e150, 1e150), (5e-324, 0), (100, 100)):
        scene.pointer("move", x, y, pointer=2)
        scene.pointer("move", -x, -y, pointer=1)
    scene.pointer("up", 1e150, 1e150, pointer=2)
    for event in scene.events():
        assert all(math.isfinite(float(value)) for value in event.data.values()), event


def test_an_item_that_leaves_while_two_fingers_pinch_it() -> None:
    """Its scene is restored from a snapshot, and the fingers that are left pinch no later item."""
    item = {
        "size": [100, 100],
        "regions": [region("r")],
        "machine": {
            "states": {"here": {"on": {"r.pinch.begin": "gone", "r.pinch.change": {}}}, "gone": {"type": "final"}}
        },
    }
    rows = {"kind": "list", "name": "rows", "component": "item", "capacity": 1, "items": [{"key": "a"}]}
    scene = scene_of(on={"add": {"actions": [{"append": "rows"}]}}, components={"item": item}, nodes=[rows])
    scene.pointer("down", 20, 20, pointer=1)
    scene.pointer("down", 80, 80, pointer=2)
    scene.restore(scene.snapshot())
    scene.send("add")
    scene.advance(0.1)
    heard(scene)
    scene.pointer("down", 50, 50, pointer=3)
    scene.pointer("move", 60, 60, pointer=3)
    scene.pointer("move", 70, 70, pointer=2)
    assert heard(scene) == ["rows.0.r.down", "rows.0.r.drag.inside"]


# Taking over


def test_a_list_takes_the_pointer_of_a_button() -> None:
    scene = scene_of(
        region("list", 0, 0, 200, 400, takesOver="vertical"), region("button", 50, 50, 100, 40), on={"x": {}}
    )
    scene.pointer("down", 100, 70)
    scene.pointer("move", 100, 80)
    assert heard(scene) == ["button.down", "button.drag.inside"]
    scene.pointer("move", 101, 81)
    (cancel, down) = [event for event in scene.events() if event.kind is EventKind.CONTROL]
    assert (cancel.name, down.name) == ("button.cancel", "list.down")
    assert (down.data["totalX"], down.data["totalY"], down.data["count"], down.data["inside"]) == (0, 0, 1, 1)
    scene.pointer("move", 101, 90)
    (drag,) = [event for event in scene.events() if event.kind is EventKind.CONTROL]
    assert (drag.name, drag.data["totalY"], drag.data["dy"]) == ("list.drag.inside", 9, 9)
    scene.pointer("up", 101, 90)
    assert heard(scene) == ["list.up.inside"]


@pytest.mark.parametrize(
    ("axis", "way", "taken"),
    [
        ("drag", (11, 0), True),
        ("drag", (0, -11), True),
        ("drag", (7, 7), False),
        ("horizontal", (11, 0), True),
        ("horizontal", (9, 8.9), True),
        ("horizontal", (8.9, 9), False),
        ("horizontal", (0, 50), False),
        ("vertical", (0, -11), True),
        ("vertical", (-50, 0), False),
        ("vertical", (9, 9), False),
    ],
)
def test_the_axes(axis: str, way: tuple[float, float], taken: bool) -> None:
    scene = scene_of(region("list", 0, 0, 400, 400, takesOver=axis), region("top", 100, 100, 200, 200), on={"x": {}})
    scene.pointer("down", 200, 200)
    scene.pointer("move", 200 + way[0], 200 + way[1])
    assert heard(scene) == (["top.down", "top.cancel", "list.down"] if taken else ["top.down", "top.drag.inside"])


def test_a_carousel_in_a_list() -> None:
    """The first that matches keeps it: the carousel sideways, the list up and down."""
    regions = [
        region("list", 0, 0, 400, 400, takesOver="vertical"),
        region("carousel", 0, 100, 400, 100, takesOver="horizontal"),
        region("card", 20, 110, 80, 80),
    ]
    for way, names in (((12, 1), "carousel"), ((1, 12), "list")):
        scene = scene_of(*regions, on={"x": {}})
        scene.pointer("down", 50, 150)
        scene.pointer("move", 50 + way[0], 150 + way[1])
        scene.pointer("move", 50 + 40 * way[1], 150 + 40 * way[0])
        assert heard(scene)[:3] == ["card.down", "card.cancel", f"{names}.down"]
        assert heard(scene) == []
    # What the carousel has itself it keeps, in its own direction; in the other the list takes it.
    scene = scene_of(*regions, on={"x": {}})
    scene.pointer("down", 200, 150)
    scene.pointer("move", 211, 150)
    scene.pointer("move", 211, 190)
    assert heard(scene) == ["carousel.down", "carousel.drag.inside", "carousel.drag.inside"]
    scene.pointer("up", 211, 190)
    scene.pointer("down", 200, 150)
    scene.pointer("move", 200, 170)
    assert heard(scene) == ["carousel.up.inside", "carousel.down", "carousel.cancel", "list.down"]


def test_who_does_not_take_over() -> None:
    """One that is disabled, held, cannot begin or was not at the point; nor is taken what a host has captured."""
    button = region("button", 50, 50, 100, 40)
    for more in ({"enabled": False}, {"begins": False}):
        scene = scene_of(region("list", 0, 0, 200, 400, takesOver="drag", **more), button, on={"x": {}})
        scene.pointer("down", 100, 70)
        scene.pointer("move", 100, 170)
        assert heard(scene)[0] == "button.down"
        assert "list.down" not in heard(scene)
    scene = scene_of(region("list", 0, 100, 200, 300, takesOver="drag"), button, on={"x": {}})
    scene.pointer("down", 100, 70)
    scene.pointer("move", 100, 170)
    assert "list.down" not in heard(scene)
    scene = scene_of(region("list", 0, 0, 200, 400, takesOver="drag"), button, on={"x": {}})
    scene.pointer("down", 10, 300, pointer=5)
    scene.pointer("down", 100, 70)
    scene.pointer("move", 100, 170)
    assert heard(scene).count("list.down") == 1
    scene = scene_of(region("list", 0, 0, 200, 400, takesOver="drag"), button, on={"x": {}})
    scene.pointer("down", 100, 70)
    scene.capture_pointer("button")
    scene.pointer("move", 100, 170)
    assert "list.down" not in heard(scene)


def test_a_takeover_in_a_turned_list() -> None:
    """Along the axis as the component has it: turned by a quarter, its vertical is the screen's horizontal."""
    inner = {
        "size": [100, 100],
        "machine": {"states": {"s": {}}},
        "regions": [region("list", -100, -100, 200, 200, takesOver="vertical"), region("button", -20, -20, 40, 40)],
    }
    document = {
        "animcore": 1,
        "size": [400, 400],
        "components": {"inner": inner},
        "nodes": [
            {
                "kind": "component",
                "name": "i",
                "component": "inner",
                "x": 200,
                "y": 200,
                "rotation": math.pi / 2,
                "scale": 0.5,
            }
        ],
    }
    for way, taken in (((11, 0), True), ((0, 11), False)):
        scene = Scene(json.dumps(document))
        scene.pointer("down", 200, 200)
        scene.pointer("move", 200 + way[0], 200 + way[1])
        assert ("i.list.down" in heard(scene)) is taken


# Wheels


@pytest.mark.parametrize("place", range(4))
def test_a_wheel_of_more_than_1e150_is_refused(place: int) -> None:
    """In a component at a hundredth of the size, a movement of 1e307 was beyond the numbers, and told as none."""
    scene = Scene(
        {
            "animcore": 1,
            "size": [100, 100],
            "components": {
                "small": {
                    "size": [10_000, 10_000],
                    "inputs": {"way": {"type": "number"}},
                    "regions": [{"name": "all", "shape": {"rectangle": [0, 0, 10_000, 10_000]}}],
                    "machine": {"states": {"a": {"on": {"all.wheel": {"actions": [{"assign": {"way": "event.dy"}}]}}}}},
                }
            },
            "nodes": [{"kind": "component", "name": "part", "component": "small", "scale": 0.01}],
        }
    )
    before = scene.state_hash()
    numbers = [10.0, 10.0, 0.0, 1.0]
    numbers[place] = -1.1e150
    with pytest.raises(LimitError, match="at most 1e150"):
        scene.wheel(*numbers)
    assert scene.state_hash() == before
    assert scene.wheel(10, 10, 0, 1e100)
    assert scene.inputs["part.way"] == pytest.approx(1e102, rel=1e-12)


def test_a_wheel() -> None:
    scene = scene_of(
        region("list", 0, 0, 200, 400),
        region("button", 50, 50, 100, 40),
        on={"list.wheel": {"guard": "y + event.dy <= 100", "actions": [{"assign": {"y": "y + event.dy"}}]}},
        inputs={"y": {"type": "number"}},
    )
    assert scene.wheel(60, 60, 0, 60)
    assert scene.inputs["y"] == 60
    (event,) = told(scene, "list.wheel")
    assert [event.data[name] for name in ("x", "y", "dx", "dy", "pointer", "inside", "totalX", "vx")] == [
        60,
        60,
        0,
        60,
        -1,
        1,
        0,
        0,
    ]
    # At its end it lets the page go on.
    assert not scene.wheel(60, 60, 0, 60)
    assert scene.inputs["y"] == 60
    assert not scene.wheel(300, 60, 0, 60)


def test_a_list_in_a_list() -> None:
    """The inner one scrolls to its end, then the outer one; what lies above and hears none is passed through."""
    scene = scene_of(
        region("outer", 0, 0, 400, 400),
        region("inner", 0, 0, 200, 200),
        region("label", 0, 0, 50, 50),
        on={
            "inner.wheel": {"guard": "y < 2", "actions": [{"assign": {"y": "y + 1"}}]},
            "outer.wheel": {"actions": [{"assign": {"z": "z + 1"}}]},
        },
        inputs={"y": {"type": "number"}, "z": {"type": "number"}},
    )
    assert [scene.wheel(10, 10, 0, 1) for _ in range(5)] == [True] * 5
    assert (scene.inputs["y"], scene.inputs["z"]) == (2, 3)


def test_a_region_that_is_disabled_ends_the_search() -> None:
    scene = scene_of(
        region("outer", 0, 0, 400, 400),
        region("inner", 0, 0, 200, 200, enabled=False),
        on={"outer.wheel inner.wheel": {}},
    )
    assert not scene.wheel(10, 10, 0, 1)
    assert scene.wheel(300, 300, 0, 1)


def test_a_wheel_where_none_is_named() -> None:
    scene = scene_of(region("a"), on={"*": {}, "a": {}})
    assert not scene.wheel(10, 10, 0, 1)
    assert heard(scene) == []


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_a_wheel_of_no_number(place: int, value: float) -> None:
    scene = scene_of(region("a"), on={"a.wheel": {}})
    numbers = [10.0, 10.0, 1.0, 1.0]
    numbers[place] = value
    before = scene.state_hash()
    with pytest.raises(ArgumentError, match="must be finite"):
        scene.wheel(*numbers)
    assert scene.state_hash() == before
    assert not heard(scene)
    assert scene.wheel(1, 1, 1e150, -1e150)


# Snapshots and reloads in the middle


MIDDLE = {
    "animcore": 1,
    "size": [400, 400],
    "inputs": {"n": {"type": "number"}},
    "regions": [
        region("list", 0, 0, 400, 400, takesOver="vertical"),
        region("photo", 0, 0, 300, 300, longPress=0.4),
        region("late", 310, 310, 20, 20),
    ],
    "machine": {
        "states": {"s": {"on": {"photo.pinch photo.tap photo.press.long": {"actions": [{"assign": {"n": "n + 1"}}]}}}}
    },
}


def go_on(scene: Scene) -> list[Any]:
    scene.advance(0.3)
    scene.pointer("move", 105, 101, pointer=1)
    scene.pointer("move", 230, 130, pointer=2)
    scene.pointer("up", 230, 130, pointer=2)
    scene.pointer("move", 105, 160, pointer=1)
    scene.pointer("up", 105, 160, pointer=1)
    scene.advance(1)
    return [(event.name, event.time_flicks, dict(event.data)) for event in scene.events()]


def middles() -> list[Any]:
    def long(scene: Scene) -> None:
        scene.pointer("down", 100, 100, pointer=1)
        scene.advance(0.2)

    def pinch(scene: Scene) -> None:
        two_fingers(scene, (100, 100), (200, 100))
        scene.pointer("move", 150, 300, pointer=2)
        scene.advance(0.01)

    def drag(scene: Scene) -> None:
        scene.pointer("down", 100, 100, pointer=1)
        scene.pointer("move", 100, 120, pointer=1)

    def settled(scene: Scene) -> None:
        two_fingers(scene, (100, 100), (200, 100))
        scene.pointer("up", 200, 100, pointer=2)

    return [long, pinch, drag, settled]


@pytest.mark.parametrize("middle", middles())
def test_a_snapshot_in_the_middle(middle: Any) -> None:
    scene = Scene(json.dumps(MIDDLE))
    middle(scene)
    taken, digest = scene.snapshot(), scene.state_hash()
    list(scene.events())
    expected = go_on(scene)
    for other in (Scene(json.dumps(MIDDLE)), scene):
        other.restore(taken)
        assert other.state_hash() == digest
        list(other.events())
        assert go_on(other) == expected
        assert other.state_hash() == scene.state_hash()


def forge(data: bytes) -> bytes:
    """Makes the checksum right: FNV-1a over words with a shift, and the end of MurmurHash3."""
    body = data[:-8]
    words = [len(body)]
    whole = len(body) // 8 * 8
    words += [int.from_bytes(body[place : place + 8], "little") for place in range(0, whole, 8)]
    words += list(body[whole:])
    mask, state = (1 << 64) - 1, 0xCBF29CE484222325
    for word in words:
        state = (state ^ word) * 0x100000001B3 & mask
        state ^= state >> 29
    state = (state ^ state >> 33) * 0xFF51AFD7ED558CCD & mask
    state = (state ^ state >> 33) * 0xC4CEB9FE1A85EC53 & mask
    return body + (state ^ state >> 33).to_bytes(8, "little")


@pytest.mark.parametrize("middle", middles())
def test_a_snapshot_with_any_byte_changed(middle: Any) -> None:
    """Behind a right checksum: it is refused, or it is a state that goes on. Each byte is changed in one of four ways,
    in turn; in tools/test --long, in all four."""
    scene = Scene(json.dumps(MIDDLE))
    middle(scene)
    taken = scene.snapshot()
    refused = changed = 0
    other = Scene(json.dumps(MIDDLE))
    for place in range(24, len(taken) - 8):
        changes = (0x01, 0x02, 0x04, 0x82)
        tried = changes if os.environ.get("ANIMCORE_LONG") else (changes[place % 4],)
        for change in tried:
            changed += 1
            broken = bytearray(taken)
            broken[place] ^= change
            try:
                other.restore(forge(bytes(broken)))
            except AnimError:
                refused += 1
                continue
            go_on(other)
    assert refused > changed / 4


@pytest.mark.parametrize("middle", middles())
def test_a_reload_in_the_middle(middle: Any) -> None:
    """A document with more in it goes on as the old one would."""
    scene, other = Scene(json.dumps(MIDDLE)), Scene(json.dumps(MIDDLE))
    middle(scene)
    middle(other)
    edited = json.loads(json.dumps(MIDDLE))
    edited["regions"].insert(0, region("new", 390, 390, 5, 5))
    other.reload(json.dumps(edited))
    list(scene.events())
    list(other.events())
    assert go_on(other) == go_on(scene)


@pytest.mark.parametrize("middle", middles())
@pytest.mark.parametrize("what", ["silent", "gone", "renamed"])
def test_a_reload_that_takes_the_gesture_away(middle: Any, what: str) -> None:
    scene = Scene(json.dumps(MIDDLE))
    middle(scene)
    edited = json.loads(json.dumps(MIDDLE))
    if what == "silent":
        edited["machine"]["states"]["s"]["on"] = {"x": {}}
    else:
        edited["machine"]["states"]["s"]["on"] = {"other.tap": {}}
        del edited["regions"][1]
        edited["regions"].append(region("other", 0, 0, 300, 300))
    scene.reload(json.dumps(edited))
    list(scene.events())
    names = [name for name, _, _ in go_on(scene)]
    assert not [name for name in names if name and ("pinch" in name or "long" in name or "tap" in name)]
    two_fingers(scene, (100, 100), (200, 100))
    scene.advance(1)
    scene.restore(scene.snapshot())


# Traces


def test_traces_hold_all_of_it() -> None:
    text = json.dumps(
        {**MIDDLE, "machine": {"states": {"s": {"on": {"photo.pinch photo.hover.move list.wheel photo.press": {}}}}}}
    )
    scene = Scene(text)
    recorder = TraceRecorder(scene)
    recorder.pointer("move", 50, 50, 7)
    recorder.pointer("move", 60, 50, 7)
    recorder.pointer("down", 100, 100, 1)
    scene.advance(0.6)
    recorder.pointer("down", 200, 100, 2)
    scene.advance(0.1)
    recorder.pointer("move", 250, 100, 2)
    assert recorder.wheel(100, 100, 0, 1.5)
    recorder.pointer("up", 250, 100, 2)
    scene.advance(0.1)
    other = Scene(text)
    trace = Trace(recorder.text)
    other.play(trace)
    assert other.state_hash() == scene.state_hash()
    events = [[(event.name, event.time_flicks, dict(event.data)) for event in each.events()] for each in (scene, other)]
    assert events[0] == events[1]
    assert {name for name, _, _ in events[0]} >= {
        "photo.hover.move",
        "photo.press.long",
        "photo.pinch.change",
        "list.wheel",
    }


@pytest.mark.parametrize(
    "line",
    [
        '{"at":0,"wheel":[0],"x":1,"y":1}',
        '{"at":0,"wheel":[0,1,2],"x":1,"y":1}',
        '{"at":0,"wheel":1,"x":1,"y":1}',
        '{"at":0,"wheel":["a",1],"x":1,"y":1}',
        '{"at":0,"wheel":[0,1],"y":1}',
        '{"at":0,"wheel":[0,1],"x":1}',
        '{"at":0,"wheel":[0,1],"x":1,"y":1,"id":3}',
        '{"at":0,"wheel":[0,1],"x":"1","y":1}',
    ],
)
def test_wrong_steps(line: str) -> None:
    with pytest.raises(DocumentError, match="line 2"):
        Trace('{"trace":1}\n' + line)


# The grammar


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"takesOver": "diagonal"}, "takesOver"),
        ({"takesOver": True}, "takesOver"),
        ({"takesover": "drag"}, "takesOver"),
        ({"slop": -1}, "slop"),
        ({"slop": "nothing"}, "nothing"),
        ({"slop": None}, "slop"),
        ({"longPress": -0.5}, "longPress"),
        ({"longPress": [1]}, "longPress"),
        ({"longpress": 1}, "longPress"),
    ],
)
def test_refusals(more: dict[str, Any], message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        scene_of(region("a", **more), on={"a.tap": {}})
    with pytest.raises(DocumentError, match=message):
        scene_of(region("a", **more), on={"x": {}})


def test_many_pointers_and_unknown_ones() -> None:
    scene = scene_of(region("a", 0, 0, 400, 400), on={"a.pinch a.tap a.press a.hover.move": {}})
    for number in range(1000):
        scene.pointer("move", number % 400, 5, pointer=number - 500)
        scene.pointer("up", 1, 1, pointer=number + 5000)
        scene.pointer("cancel", pointer=-number - 5000)
        scene.pointer("leave", pointer=number + 9000)
    assert set(heard(scene)) == {"a.hover.enter", "a.hover.exit", "a.hover.move"}
    for number in range(32):
        scene.pointer("down", 100 + number, 100, pointer=number)
    assert [name for name in heard(scene) if "hover" not in name] == ["a.down", "a.pinch.begin"]
    for number in range(32):
        scene.pointer("up", 100 + number, 100, pointer=number)
    scene.advance(1)
    scene.pointer("down", 100, 100, pointer=4)
    assert "a.down" in heard(scene)
