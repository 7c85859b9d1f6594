# SPDX-License-Identifier: MIT
"""Pointers, the keyboard, the focus and hit tests: what the header says of them, by hand and against a model."""

from __future__ import annotations

import json
import math
import resource
from dataclasses import dataclass, field
from typing import Any

import pytest
from animcore import (
    ArgumentError,
    EventKind,
    LimitError,
    NotFoundError,
    Scene,
    StateError,
    VelocityEstimator,
)
from hypothesis import given, settings
from hypothesis import strategies as st


def region(name: str, x: float, y: float, width: float = 40, height: float = 40, **more: Any) -> dict[str, Any]:
    return {"name": name, "shape": {"rectangle": [x, y, width, height]}, **more}


def scene_of(*regions: dict[str, Any], **more: Any) -> Scene:
    return Scene(json.dumps({"animcore": 1, "size": [200, 200], "regions": regions, **more}))


def heard(scene: Scene) -> list[str]:
    """What regions heard since the last time."""
    return [event.name or "" for event in scene.events() if event.kind is EventKind.CONTROL]


def recording(*fields: str) -> dict[str, Any]:
    """A machine that copies numbers of each event into inputs."""
    return {
        "inputs": {name: {"type": "number"} for name in fields},
        "machine": {
            "states": {"s": {"on": {"*": {"actions": [{"assign": {name: f"event.{name}" for name in fields}}]}}}}
        },
    }


def numbers(scene: Scene, *fields: str) -> list[float]:
    return [scene.inputs[name] for name in fields]


# UIControl


def test_what_a_touch_does_to_a_control() -> None:
    """The order of UIControl's events, with its tracking bounds 70 points beyond the control on every side."""
    scene = scene_of(region("a", 80, 80, inset=-70))
    for kind, x, y in [
        ("down", 100, 100),
        ("move", 110, 100),
        ("move", 189.9, 100),
        ("move", 190, 100),
        ("move", 200, 100),
        ("move", 10, 10),
        ("up", 100, 100),
        ("down", 100, 100),
        ("up", 200, 200),
        ("down", 100, 100),
        ("cancel", 0, 0),
    ]:
        scene.pointer(kind, x, y)
    assert heard(scene) == [
        *("a.down", "a.drag.inside", "a.drag.inside"),
        *("a.drag.exit", "a.drag.outside", "a.drag.outside"),
        *("a.drag.enter", "a.drag.inside", "a.up.inside"),
        *("a.down", "a.up.outside", "a.down", "a.cancel"),
    ]


def test_a_region_holds_one_pointer() -> None:
    scene = scene_of(region("a", 0, 0), region("b", 100, 0))
    scene.pointer("down", 10, 10, 1)
    scene.pointer("down", 20, 20, 2)
    scene.pointer("down", 110, 10, 3)
    scene.pointer("up", 20, 20, 2)
    scene.pointer("up", 110, 10, 3)
    scene.pointer("up", 10, 10, 1)
    assert heard(scene) == ["a.down", "b.down", "b.up.inside", "a.up.inside"]
    scene.pointer("down", 1, 1, 7)
    with pytest.raises(StateError):
        scene.pointer("down", 1, 1, 7)


def test_a_disabled_region_swallows_touches() -> None:
    scene = scene_of(
        region("below", 0, 0), region("above", 0, 0, enabled="on"), inputs={"on": {"type": "boolean", "value": True}}
    )
    scene.inputs["on"] = False
    scene.pointer("down", 10, 10)
    scene.pointer("up", 10, 10)
    assert heard(scene) == []
    scene.inputs["on"] = True
    scene.pointer("down", 10, 10)
    scene.inputs["on"] = False
    assert heard(scene) == ["above.down"]
    scene.pointer("move", 11, 10)
    scene.pointer("move", 12, 10)
    scene.pointer("up", 12, 10)
    assert heard(scene) == ["above.cancel"]


def test_sliding_over_keys() -> None:
    keys = [region(f"k{index}", 40 * index, 0, capture=False) for index in range(3)]
    scene = scene_of(*keys, region("button", 120, 0))
    for kind, x, y in [("down", 10, 10), ("move", 50, 10), ("move", 90, 100), ("move", 90, 10), ("move", 130, 10)]:
        scene.pointer(kind, x, y)
    scene.pointer("up", 90, 10)
    assert heard(scene) == [
        *("k0.down", "k0.drag.exit", "k1.drag.enter", "k1.drag.inside"),
        *("k1.drag.exit", "k1.drag.outside"),
        *("k2.drag.enter", "k2.drag.inside"),
        # One that captures takes no pointer that began elsewhere.
        *("k2.drag.exit", "k2.drag.outside", "k2.up.inside"),
    ]


def test_hovering() -> None:
    scene = scene_of(region("a", 0, 0), region("b", 100, 0, enabled="on"), inputs={"on": {"type": "boolean"}})
    for x in (10, 20, 60, 110, 10):
        scene.pointer("move", x, 10)
    assert heard(scene) == ["a.hover.enter", "a.hover.exit", "a.hover.enter"]
    scene.inputs["on"] = True
    scene.pointer("down", 10, 10)
    scene.pointer("move", 110, 10)
    scene.pointer("up", 110, 10)
    assert heard(scene) == ["a.down", "a.drag.exit", "a.drag.outside", "a.up.outside", "a.hover.exit", "b.hover.enter"]
    scene.pointer("leave")
    scene.pointer("leave")
    assert heard(scene) == ["b.hover.exit"]
    scene.pointer("move", 110, 10)
    scene.pointer("down", 110, 10)
    scene.pointer("leave")
    assert heard(scene) == ["b.hover.enter", "b.down", "b.cancel", "b.hover.exit"]
    # A finger that goes up is gone: it can come again by another number, again and again.
    for pointer in range(100):
        scene.pointer("down", 10, 10, pointer)
        scene.pointer("up", 10, 10, pointer)
    assert len(heard(scene)) == 200


def test_those_that_hover_make_room() -> None:
    scene = scene_of(region("a", 0, 0))
    for pointer in range(100):
        scene.pointer("move", 10, 10, pointer)
    assert heard(scene) == ["a.hover.enter"] * 32 + ["a.hover.exit", "a.hover.enter"] * 68
    for pointer in range(32):
        scene.pointer("down", 150, 150, 200 + pointer)
    assert heard(scene) == ["a.hover.exit"] * 32
    with pytest.raises(LimitError):
        scene.pointer("down", 150, 150, 300)
    with pytest.raises(LimitError):
        scene.pointer("move", 150, 150, 300)


def test_the_host_gives_a_pointer_away() -> None:
    scene = scene_of(region("row", 0, 0), region("scroller", 0, 100))
    scene.pointer("down", 10, 10)
    scene.capture_pointer("scroller")
    scene.pointer("move", 10, 20)
    scene.pointer("move", 10, 110)
    scene.capture_pointer("scroller")
    scene.release_pointer()
    scene.pointer("move", 10, 115)
    scene.release_pointer()
    scene.capture_pointer("row")
    scene.pointer("up", 10, 10)
    assert heard(scene) == [
        *("row.down", "row.cancel", "scroller.drag.outside", "scroller.drag.enter", "scroller.drag.inside"),
        *("scroller.cancel", "row.up.inside"),
    ]
    with pytest.raises(NotFoundError):
        scene.capture_pointer("row")
    with pytest.raises(NotFoundError):
        scene.capture_pointer("nobody")
    scene.pointer("down", 10, 10, 1)
    scene.pointer("down", 10, 110, 2)
    with pytest.raises(StateError):
        scene.capture_pointer("row", 2)


# The numbers of an event


def test_where_a_pointer_is() -> None:
    """The region's coordinates are its node's: here turned by a quarter and scaled by two, so that (x, y) of the scene
    is (y / 2 - 25, 50 - x / 2) of the node."""
    fields = ("x", "y", "sceneX", "sceneY", "dx", "dy", "totalX", "totalY", "pointer", "inside", "node")
    node = {
        "kind": "rectangle",
        "name": "n",
        "x": 100,
        "y": 50,
        "rotation": math.pi / 2,
        "scale": 2,
        "frame": [-20, -10, 40, 20],
        "fill": "#F00",
    }
    scene = scene_of({"name": "a", "node": "n", "inset": -5}, nodes=[node], **recording(*fields))
    scene.pointer("down", 90, 70, 3)
    assert numbers(scene, *fields) == pytest.approx([10, 5, 90, 70, 0, 0, 0, 0, 3, 1, 0], abs=1e-12)
    scene.pointer("move", 94, 60, 3)
    assert numbers(scene, *fields) == pytest.approx([5, 3, 94, 60, 4, -10, 4, -10, 3, 1, 0], abs=1e-12)
    scene.pointer("up", 200, 0, 3)
    assert numbers(scene, *fields) == pytest.approx([-25, -50, 200, 0, 106, -60, 110, -70, 3, 0, 0], abs=1e-12)


def test_taps_in_a_row() -> None:
    scene = scene_of(region("a", 0, 0, 100, 100), region("b", 100, 0), **recording("count"))

    def tap(x: float, y: float, wait: float) -> float:
        scene.advance(wait)
        scene.pointer("down", x, y)
        scene.advance(0.05)
        scene.pointer("up", x, y)
        return numbers(scene, "count")[0]

    assert [tap(50, 50, 0.1), tap(60, 50, 0.3), tap(60, 69, 0.3), tap(60, 69, 0.30001)] == [1, 2, 3, 1]
    assert [tap(60, 69, 0.1), tap(60, 48, 0.1), tap(101, 30, 0.1), tap(101, 30, 0.1)] == [2, 1, 1, 2]
    scene.pointer("down", 101, 30)
    scene.pointer("cancel")
    assert tap(101, 30, 0.1) == 1
    scene.pointer("down", 101, 30)
    scene.pointer("move", 130, 30)
    scene.pointer("up", 101, 30)
    assert tap(101, 30, 0.1) == 1


def test_the_velocity_is_the_estimator_s() -> None:
    scene = scene_of(region("a", 0, 0, 200, 200), **recording("vx", "vy"))
    estimator = VelocityEstimator()
    scene.advance(1.5)
    scene.pointer("down", 10, 10)
    estimator.add(scene.host_time, 10, 10)
    for step in range(1, 12):
        scene.advance(0.008)
        x, y = 10 + step * step, 10 + 3 * step
        scene.pointer("move", x, y)
        estimator.add(scene.host_time, x, y)
        assert numbers(scene, "vx", "vy") == list(estimator.estimate(scene.host_time))
    scene.pointer("up", 150, 50)
    assert numbers(scene, "vx", "vy") == list(estimator.estimate(scene.host_time))
    assert numbers(scene, "vx")[0] == pytest.approx(22 / 0.008, rel=0.1)


# Hits


def test_what_is_on_top() -> None:
    def box(name: str, x: float, **more: Any) -> dict[str, Any]:
        return {"kind": "rectangle", "name": name, "frame": [x, 0, 60, 60], "fill": "#F00", **more}

    scene = scene_of(
        {"name": "second", "node": "q"},
        {"name": "first", "node": "p"},
        region("free", 100, 0),
        nodes=[
            box("p", 0),
            {"kind": "group", "nodes": [box("q", 40), box("r", 80, opacity=0)]},
            {
                "kind": "ellipse",
                "frame": [0, 100, 80, 80],
                "stroke": {"paint": "#000", "width": 10},
            },
        ],
    )
    assert [scene.hit_test(x, 30) for x in (-1, 0, 39, 40, 99, 101, 141)] == [None, 0, 0, 2, 2, None, None]
    assert [scene.hit_region(x, 30) for x in (10, 50, 99, 105, 141)] == ["first", "second", "second", "free", None]
    # A stroke reaches half its width to both sides: 35 to 45 from the center (40, 140).
    assert [scene.hit_test(40 + x, 140) for x in (0, 34.9, 35.1, 44.9, 45.1)] == [None, None, 4, 4, None]
    slanted = 39.9 / math.sqrt(2)
    assert scene.hit_test(40 + slanted, 140 + slanted) == 4
    for number in (math.nan, math.inf):
        with pytest.raises(ArgumentError):
            scene.hit_test(number, 0)
        with pytest.raises(ArgumentError):
            scene.hit_region(0, number)
    assert scene.hit_test(1e308, -1e308) is None


def test_strokes_are_hit_where_they_are_drawn() -> None:
    shapely = pytest.importorskip("shapely")
    numpy = pytest.importorskip("numpy")
    points = [(20.0, 20.0), (80.0, 25.0), (30.0, 60.0), (90.0, 90.0)]
    line = shapely.LineString(points)
    caps = {"butt": "flat", "round": "round", "square": "square"}
    joins = {"miter": "mitre", "round": "round", "bevel": "bevel"}
    data = "M" + "L".join(f"{x} {y}" for x, y in points)
    places = numpy.random.default_rng(6).uniform(0, 110, (400, 2))
    for cap, their_cap in caps.items():
        for join, their_join in joins.items():
            stroke = {"paint": "#000", "width": 12, "cap": cap, "join": join, "miterLimit": 10}
            scene = scene_of(nodes=[{"kind": "path", "commands": data, "stroke": stroke}])
            shape = line.buffer(6, cap_style=their_cap, join_style=their_join, mitre_limit=10, quad_segs=256)
            for x, y in places:
                if shape.boundary.distance(shapely.Point(x, y)) > 0.01:
                    assert (scene.hit_test(x, y) == 0) == shape.contains(shapely.Point(x, y)), (cap, join, x, y)
    # Of dashes only what is drawn: 10 of every 15, from 5 on.
    dashed = {"paint": "#000", "width": 4, "dash": [10, 5], "dashOffset": 5}
    scene = scene_of(nodes=[{"kind": "path", "commands": "M0 50H100", "stroke": dashed}])
    for x in numpy.arange(0.25, 100, 0.5):
        assert (scene.hit_test(x, 51) == 0) == ((x + 5) % 15 < 10), x
        assert scene.hit_test(x, 52.5) is None


def test_presentation_values_are_hit() -> None:
    scene = scene_of(
        {"name": "a", "node": "box"},
        properties={"x": {"kind": "scalar", "value": 0}},
        nodes=[{"kind": "rectangle", "name": "box", "x": "x", "frame": [0, 0, 20, 20], "fill": "#000"}],
    )
    with scene.stage.animate("linear", duration=1.0):
        scene["x"].value = 100
    assert (scene.hit_region(10, 10), scene.hit_region(110, 10)) == ("a", None)
    scene.advance(0.5)
    assert [scene.hit_region(x, 10) for x in (10, 49, 51, 69, 71, 110)] == [None, None, "a", "a", None, None]


def test_a_node_without_size_is_not_hit() -> None:
    scene = scene_of(
        {"name": "a", "node": "box", "inset": -1000},
        properties={"s": {"kind": "scalar", "value": 1}},
        nodes=[{"kind": "rectangle", "name": "box", "scale": "s", "frame": [0, 0, 20, 20], "fill": "#000"}],
        **recording("x", "y"),
    )
    scene.pointer("down", 4, 5)
    scene["s"].value = 0.0
    scene.pointer("move", 6, 7)
    assert numbers(scene, "x", "y") == [4, 5]
    scene.pointer("up", 6, 7)
    scene.pointer("down", 0, 0)
    assert heard(scene) == ["a.down", "a.drag.exit", "a.drag.outside", "a.up.outside"]


# The keyboard


def keyboard() -> Scene:
    return scene_of(
        region("a", 0, 0, focusable=True),
        region("mouse", 50, 0),
        region("b", 100, 0, focusable=True, enabled="on"),
        region("c", 150, 0, focusable=True, activation="none"),
        inputs={"on": {"type": "boolean", "value": True}},
    )


def test_tab_goes_round_by_the_text() -> None:
    scene = keyboard()
    used = [scene.key("tab") for _ in range(5)]
    assert used == [True, True, True, False, True]
    assert heard(scene) == ["a.focus", "a.blur", "b.focus", "b.blur", "c.focus", "c.blur", "a.focus"]
    assert scene.focus == "a"
    assert [scene.key("tab", shift=True), scene.focus] == [False, None]
    assert [scene.key("tab", shift=True), scene.focus] == [True, "c"]
    scene.inputs["on"] = False
    assert [scene.key("tab", shift=True), scene.focus] == [True, "a"]
    assert not scene.key("tab", control=True)
    assert scene.focus == "a"


def test_space_and_enter_press() -> None:
    scene = keyboard()
    assert not scene.key("space")
    scene.focus = "a"
    assert scene.key("space", "down")
    assert scene.key("space", "down")
    assert scene.regions[0].held
    scene.pointer("down", 10, 10)
    scene.pointer("up", 10, 10)
    assert scene.key("enter")
    assert scene.key("space", "up")
    assert heard(scene) == ["a.focus", "a.down", "a.up.inside"]
    assert scene.key("enter", "down")
    assert scene.key("enter", "up")
    assert scene.key("space")
    assert heard(scene) == ["a.down", "a.up.inside", "a.down", "a.up.inside"]
    assert not scene.key("escape")
    scene.key("space", "down")
    assert scene.key("escape")
    scene.key("space", "up")
    scene.key("space", "down")
    scene.key("tab")
    assert heard(scene) == ["a.down", "a.cancel", "a.down", "a.cancel", "a.blur", "b.focus"]
    scene.key("space", "down")
    scene.inputs["on"] = False
    assert not scene.key("left")
    assert heard(scene) == ["b.down", "b.cancel", "b.blur"]
    assert scene.key("tab")
    assert scene.focus == "c"
    assert [scene.key("space"), scene.key("enter"), scene.key("right")] == [False, False, True]
    assert heard(scene) == ["c.focus", "c.key.right"]


def test_a_pointer_and_a_key_do_not_press_at_once() -> None:
    scene = keyboard()
    scene.focus = "a"
    scene.pointer("down", 10, 10)
    assert [scene.key("space", "down"), scene.key("space", "up"), scene.key("enter")] == [True, True, True]
    scene.pointer("up", 10, 10)
    assert heard(scene) == ["a.focus", "a.down", "a.up.inside"]


def test_the_keys() -> None:
    scene = keyboard()
    scene.focus = "c"
    names = ["left", "right", "up", "down", "home", "end", "pageup", "pagedown"]
    for name in names:
        assert scene.key(name)
    assert heard(scene) == ["c.focus", *(f"c.key.{name}" for name in names)]
    with pytest.raises(ValueError, match="key must be one of"):
        scene.key("x")
    with pytest.raises(ValueError, match="action must be one of"):
        scene.key("tab", "sideways")


def test_the_focus_is_refused_where_it_cannot_be() -> None:
    scene = keyboard()
    with pytest.raises(StateError):
        scene.focus = "mouse"
    with pytest.raises(NotFoundError):
        scene.focus = "nobody"
    scene.inputs["on"] = False
    with pytest.raises(StateError):
        scene.focus = "b"
    assert heard(scene) == []
    scene.focus = "a"
    scene.focus = "a"
    scene.focus = None
    scene.focus = None
    assert heard(scene) == ["a.focus", "a.blur"]


def test_the_numbers_of_a_key() -> None:
    fields = ("x", "y", "sceneX", "sceneY", "keyboard", "pointer", "inside")
    scene = scene_of(region("a", 10, 20, 40, 60, focusable=True), **recording(*fields))
    scene.focus = "a"
    scene.key("left")
    assert numbers(scene, *fields) == [30, 50, 30, 50, 1, -1, 1]
    scene.pointer("down", 12, 21)
    assert numbers(scene, *fields) == [12, 21, 12, 21, 0, 0, 1]


def test_a_machine_moves_the_focus() -> None:
    scene = scene_of(
        region("a", 0, 0, focusable=True),
        region("b", 50, 0, focusable=True),
        machine={
            "initial": "s",
            "states": {
                "s": {
                    "entry": [{"focus": "a"}],
                    "on": {
                        "a.up.inside": {"actions": [{"focus": "b"}]},
                        "b.up.inside": {"actions": [{"focus": None}]},
                    },
                }
            },
        },
    )
    assert scene.focus == "a"
    scene.key("enter")
    assert scene.focus == "b"
    scene.key("space")
    assert scene.focus is None
    assert heard(scene) == [
        *("a.focus", "a.down", "a.up.inside", "a.blur", "b.focus"),
        *("b.down", "b.up.inside", "b.blur"),
    ]


# Much of it


def test_a_million_pointer_events_are_forgotten() -> None:
    """The memory stays what it is after the first tenth."""
    scene = scene_of(region("a", 0, 0, 100, 100, capture=False), region("b", 100, 0, capture=False))

    def feed(count: int) -> int:
        for index in range(count):
            kind = "down" if index % 50 == 0 else "up" if index % 50 == 49 else "move"
            scene.pointer(kind, index * 7 % 200, 10, 1 + index // 50 % 40)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = feed(100_000)
    assert feed(900_000) - before < 8192  # KiB
    assert len(scene.events()) <= 65_537


# Against a model


@dataclass
class ModelRegion:
    """A region as the header describes it: (x, y) of the scene is ((x - ox) / scale, (y - oy) / scale) of its own."""

    name: str
    frame: tuple[float, float, float, float]
    inset: float
    captures: bool
    order: int
    offset: tuple[float, float]
    scale: float
    shown: bool
    enabled: bool = True

    def bounds(self) -> tuple[float, float, float, float]:
        x, y, width, height = self.frame
        return x, y, x + width, y + height

    def local(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.offset[0]) / self.scale, (y - self.offset[1]) / self.scale

    def covers(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.bounds()
        a, b = self.local(x, y)
        return left <= a < right and top <= b < bottom

    def tracks_inside(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.bounds()
        a, b = self.local(x, y)
        i = self.inset
        return left + i <= a < right - i and top + i <= b < bottom - i


@dataclass
class ModelPointer:
    region: ModelRegion | None = None
    hovered: ModelRegion | None = None
    inside: bool = False
    down: bool = False
    hovers: bool = False
    at: tuple[float, float] = (0, 0)


@dataclass
class Model:
    """What regions hear, by the header's words."""

    regions: list[ModelRegion]
    pointers: dict[int, ModelPointer] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)

    def tell(self, region: ModelRegion, what: str) -> None:
        self.heard.append(f"{region.name}.{what}")

    def hit(self, x: float, y: float) -> ModelRegion | None:
        under = [r for r in self.regions if r.shown and r.covers(x, y)]
        return max(under, key=lambda r: r.order, default=None)

    def is_free(self, region: ModelRegion) -> bool:
        return all(p.region is not region for p in self.pointers.values())

    def hover(self, pointer: ModelPointer, over: ModelRegion | None) -> None:
        if pointer.hovered is over:
            return
        if pointer.hovered:
            self.tell(pointer.hovered, "hover.exit")
        pointer.hovered = over
        if over:
            self.tell(over, "hover.enter")

    def hover_here(self, pointer: ModelPointer) -> None:
        hit = self.hit(*pointer.at)
        self.hover(pointer, hit if hit and hit.enabled else None)

    def end(self, number: int) -> None:
        pointer = self.pointers[number]
        pointer.down, pointer.region, pointer.inside = False, None, False
        if pointer.hovers:
            self.hover_here(pointer)
        else:
            del self.pointers[number]

    def apply(self, kind: str, number: int, x: float, y: float) -> None:
        pointer = self.pointers.get(number)
        if kind == "down":
            if pointer and pointer.down:
                return
            pointer = self.pointers.setdefault(number, ModelPointer())
            pointer.down, pointer.at = True, (x, y)
            hit = self.hit(x, y)
            if hit and hit.enabled and self.is_free(hit):
                pointer.region, pointer.inside = hit, True
                self.tell(hit, "down")
        elif kind == "move" and not (pointer and pointer.down):
            pointer = self.pointers.setdefault(number, ModelPointer())
            pointer.hovers, pointer.at = True, (x, y)
            self.hover_here(pointer)
        elif pointer is None:
            return
        elif kind == "move":
            pointer.at = (x, y)
            self.drag(pointer, x, y)
        elif kind == "up":
            pointer.at = (x, y)
            if not pointer.down:
                return
            if pointer.region and not pointer.region.enabled:
                self.tell(pointer.region, "cancel")
            elif pointer.region:
                self.tell(pointer.region, "up.inside" if pointer.region.tracks_inside(x, y) else "up.outside")
            self.end(number)
        else:
            if pointer.down:
                if pointer.region:
                    self.tell(pointer.region, "cancel")
                self.end(number)
            if kind == "leave" and number in self.pointers:
                self.hover(self.pointers.pop(number), None)

    def drag(self, pointer: ModelPointer, x: float, y: float) -> None:
        tracked = pointer.region
        if tracked is None:
            return
        if not tracked.enabled:
            self.tell(tracked, "cancel")
            pointer.region = None
            return
        other = self.hit(x, y)
        if (
            not tracked.captures
            and other
            and other is not tracked
            and not other.captures
            and other.enabled
            and self.is_free(other)
        ):
            if pointer.inside:
                self.tell(tracked, "drag.exit")
            self.tell(other, "drag.enter")
            self.tell(other, "drag.inside")
            pointer.region, pointer.inside = other, True
            return
        inside = tracked.tracks_inside(x, y)
        if inside != pointer.inside:
            self.tell(tracked, "drag.enter" if inside else "drag.exit")
        pointer.inside = inside
        self.tell(tracked, "drag.inside" if inside else "drag.outside")


# Quarters and powers of two: the model's arithmetic and the core's are both exact.
places = st.integers(-40, 240).map(lambda n: n / 2)
layouts = st.lists(
    st.tuples(
        st.tuples(places, places, st.integers(1, 160).map(lambda n: n / 2), st.integers(1, 160).map(lambda n: n / 2)),
        st.sampled_from([0.0, -70.0, -8.0, 4.0]),
        st.booleans(),
        st.sampled_from([None, (0.0, 0.0, 1.0), (16.0, -8.0, 2.0), (32.0, 64.0, 0.5)]),
    ),
    min_size=1,
    max_size=5,
)
steps = st.lists(
    st.one_of(
        st.tuples(
            st.sampled_from(["down", "move", "move", "move", "up", "cancel", "leave"]),
            st.integers(0, 2),
            places,
            places,
        ),
        st.tuples(st.just("enable"), st.integers(0, 4), st.booleans(), st.none()),
        st.tuples(st.just("wait"), st.floats(0, 0.3), st.none(), st.none()),
    ),
    max_size=60,
)


@settings(max_examples=300, deadline=None)
@given(layouts, steps)
def test_random_pointers_do_as_the_model_says(layout: list[Any], program: list[Any]) -> None:
    regions: list[dict[str, Any]] = []
    nodes: list[dict[str, Any]] = []
    model = Model([])
    for index, (frame, inset, captures, place) in enumerate(layout):
        name = f"r{index}"
        given_region = {"name": name, "shape": {"rectangle": list(frame)}, "inset": inset, "capture": captures}
        given_region["enabled"] = f"e{index}"
        ox, oy, scale = place or (0.0, 0.0, 1.0)
        order = index + 1000
        if place is not None:
            order = len(nodes)
            nodes.append({"kind": "group", "name": name, "x": ox, "y": oy, "scale": scale, "nodes": []})
            given_region["node"] = name
        regions.append(given_region)
        model.regions.append(ModelRegion(name, frame, inset, captures, order, (ox, oy), scale, True))
    inputs = {f"e{index}": {"type": "boolean", "value": True} for index in range(5)}
    scene = scene_of(*regions, nodes=nodes, inputs=inputs)
    for kind, number, x, y in program:
        if kind == "wait":
            scene.advance(number)
        elif kind == "enable":
            scene.inputs[f"e{number}"] = x
            if number < len(model.regions):
                model.regions[number].enabled = x
        else:
            try:
                scene.pointer(kind, x, y, number)
            except StateError:
                assert kind == "down"
                assert model.pointers[number].down
            model.apply(kind, number, x, y)
    assert heard(scene) == model.heard
    held = {p.region.name for p in model.pointers.values() if p.region}
    assert {r.name for r in scene.regions if r.held} == held
