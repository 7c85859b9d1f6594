# SPDX-License-Identifier: MIT
"""Random programs of pointers, time and wheels against an independent model of what regions hear.

The model is written from docs/document-format.md and the header: plain Python with numpy's matrices. Of the core it
uses only `VelocityEstimator`, which has tests of its own.
"""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
import pytest
from animcore import EventKind, Scene, VelocityEstimator

SECOND = 705_600_000
GESTURES = ("hover.move", "tap", "press.long", "pinch", "wheel")


@dataclass
class Area:
    """A region: a rectangle in a component's coordinates."""

    name: str
    box: tuple[float, float, float, float]
    matrix: np.ndarray
    inset: float
    capture: bool
    takes_over: str | None
    slop: float
    long_press: float
    hears: set[str]
    # Whether its machine has a transition for a wheel's event.
    takes_wheel: bool
    inverse: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.inverse = np.linalg.inv(self.matrix)

    def local(self, x: float, y: float) -> tuple[float, float]:
        place = self.inverse @ [x, y, 1]
        return float(place[0]), float(place[1])

    def way(self, dx: float, dy: float) -> tuple[float, float]:
        place = self.inverse[:2, :2] @ [dx, dy]
        return float(place[0]), float(place[1])

    def holds(self, x: float, y: float, inset: float = 0) -> bool:
        px, py = self.local(x, y)
        left, top, width, height = self.box
        return left + inset <= px < left + width - inset and top + inset <= py < top + height - inset


@dataclass
class Finger:
    number: int
    x: float
    y: float
    last_x: float
    last_y: float
    velocity: VelocityEstimator = field(default_factory=VelocityEstimator)
    down: bool = False
    hovers: bool = False
    hovered: Area | None = None
    area: Area | None = None
    inside: bool = False
    down_x: float = 0
    down_y: float = 0
    count: int = 0
    tap: bool = False
    long_at: int | None = None
    # How many presses had begun before: of those that are long at one flick, the earlier is told first.
    press: int = 0
    settled: bool = False
    captured: bool = False
    # Of the second of two: where, from the first to this one, the point between, and the rotation told last.
    pinched: Area | None = None
    start: tuple[float, float] = (0, 0)
    center: tuple[float, float] = (0, 0)
    rotation: float = 0


class Model:
    def __init__(self, areas: list[Area]) -> None:
        self.areas = areas
        self.fingers: list[Finger] = []
        self.now = 0
        self.presses = 0
        self.row: tuple[Area | None, int, int, float, float] = (None, 0, 0, 0, 0)
        # The press of the last tap, until it is canceled, dragged or pinched: other fingers do not end a row.
        self.tapped: Finger | None = None
        self.heard: list[tuple[str, int, dict[str, float]]] = []

    # What is where

    def top(self, x: float, y: float) -> Area | None:
        return next((area for area in reversed(self.areas) if area.holds(x, y)), None)

    def holder(self, area: Area) -> Finger | None:
        return next((finger for finger in self.fingers if finger.down and finger.area is area), None)

    def second(self, area: Area) -> Finger | None:
        return next((finger for finger in self.fingers if finger.pinched is area), None)

    def finger(self, number: int) -> Finger | None:
        return next((finger for finger in self.fingers if finger.number == number), None)

    # Telling

    def tell(self, what: str, area: Area, finger: Finger) -> None:
        x, y = area.local(finger.x, finger.y)
        data = {"x": x, "y": y, "sceneX": finger.x, "sceneY": finger.y, "pointer": finger.number, "count": finger.count}
        data["inside"] = float(finger.inside or what in ("hover.enter", "hover.move"))
        still = what == "press.long"
        data["dx"], data["dy"] = (0, 0) if still else area.way(finger.x - finger.last_x, finger.y - finger.last_y)
        total = (finger.x - finger.down_x, finger.y - finger.down_y) if finger.down else (0, 0)
        data["totalX"], data["totalY"] = area.way(*total)
        velocity = (0.0, 0.0) if still else finger.velocity.estimate(self.now / SECOND)
        data["vx"], data["vy"] = area.way(*velocity)
        self.heard.append((f"{area.name}.{what}", self.now, data))

    def tell_pinch(self, what: str, first: Finger, second: Finger, mover: Finger | None) -> None:
        area = second.pinched
        assert area is not None
        x, y = (first.x + second.x) / 2, (first.y + second.y) / 2
        local = area.local(x, y)
        data = {"x": local[0], "y": local[1], "sceneX": x, "sceneY": y}
        way = ((mover.x - mover.last_x) / 2, (mover.y - mover.last_y) / 2) if mover else (0, 0)
        data["dx"], data["dy"] = area.way(*way)
        data["totalX"], data["totalY"] = area.way(x - second.center[0], y - second.center[1])
        one, other = (finger.velocity.estimate(self.now / SECOND) for finger in (first, second))
        data["vx"], data["vy"] = area.way((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        data["pointer"] = float((mover or second).number)
        data["inside"] = float(area.holds(x, y, area.inset))
        start = complex(*area.way(*second.start))
        apart = complex(*area.way(second.x - first.x, second.y - first.y))
        speed = complex(*area.way(other[0] - one[0], other[1] - one[1]))
        data["scale"] = abs(apart) / abs(start)
        turn = math.atan2((apart / start).imag, (apart / start).real)
        data["rotation"] = turn + math.tau * round((second.rotation - turn) / math.tau)
        second.rotation = data["rotation"]
        # d|z|/dt = Re(z' z̄)/|z|, dφ/dt = Im(z' z̄)/|z|².
        product = speed * apart.conjugate()
        data["scaleVelocity"] = product.real / abs(apart) / abs(start)
        data["rotationVelocity"] = product.imag / abs(apart) ** 2
        self.heard.append((f"{area.name}.{what}", self.now, data))

    def end_row(self, finger: Finger) -> None:
        if self.tapped is finger:
            self.row = (None, 0, 0, 0, 0)

    # What pointers do

    def move_to(self, finger: Finger, x: float, y: float) -> None:
        finger.last_x, finger.last_y, finger.x, finger.y = finger.x, finger.y, x, y

    def go_down(self, number: int, x: float, y: float) -> None:
        finger = self.finger(number)
        if finger is None:
            finger = Finger(number, x, y, x, y)
            self.fingers.append(finger)
        area = self.top(x, y)
        tracked = area is not None and self.holder(area) is None
        pinched = area is not None and not tracked and "pinch" in area.hears and self.second(area) is None
        self.move_to(finger, x, y)
        finger.down, finger.captured = True, False
        finger.down_x, finger.down_y = x, y
        finger.area, finger.inside = (area, True) if tracked else (None, False)
        finger.velocity = VelocityEstimator()
        finger.velocity.add(self.now / SECOND, x, y)
        if pinched:
            assert area is not None
            first = self.holder(area)
            assert first is not None
            first.tap, first.long_at = False, None
            first.settled = finger.settled = True
            self.end_row(first)
            finger.pinched, finger.rotation = area, 0
            finger.start = (finger.x - first.x, finger.y - first.y)
            finger.center = ((first.x + finger.x) / 2, (first.y + finger.y) / 2)
            self.tell_pinch("pinch.begin", first, finger, None)
        if not tracked or area is None:
            return
        place, count, when, row_x, row_y = self.row
        follows = (
            count and place is area and self.now - when <= 0.35 * SECOND and math.dist((x, y), (row_x, row_y)) <= 20
        )
        finger.count = count + 1 if follows else 1
        self.row = (area, finger.count, self.now, x, y)
        self.tapped = finger
        finger.tap = "tap" in area.hears
        if "press.long" in area.hears:
            finger.long_at = self.now + round(max(area.long_press, 0.001) * SECOND)
            self.presses += 1
            finger.press = self.presses
        self.tell("down", area, finger)

    def strayed(self, finger: Finger, slop: float) -> bool:
        return math.dist((finger.x, finger.y), (finger.down_x, finger.down_y)) > slop

    def dragged(self, finger: Finger, area: Area) -> bool:
        if area.takes_over is None or not self.strayed(finger, area.slop):
            return False
        dx, dy = (abs(value) for value in area.way(finger.x - finger.down_x, finger.y - finger.down_y))
        return {"drag": True, "horizontal": dx > dy, "vertical": dy > dx}[area.takes_over]

    def pair(self, finger: Finger) -> tuple[Finger, Finger] | None:
        if finger.pinched is not None:
            first = self.holder(finger.pinched)
            assert first is not None
            return first, finger
        if finger.area is None:
            return None
        second = self.second(finger.area)
        return (finger, second) if second else None

    def move(self, number: int, x: float, y: float) -> None:
        finger = self.finger(number)
        if finger is None:
            finger = Finger(number, x, y, x, y)
            self.fingers.append(finger)
        self.move_to(finger, x, y)
        finger.velocity.add(self.now / SECOND, x, y)
        if not finger.down:
            finger.hovers = True
            self.hover(finger, self.top(x, y))
            if finger.hovered and "hover.move" in finger.hovered.hears:
                self.tell("hover.move", finger.hovered, finger)
            return
        if pair := self.pair(finger):
            self.tell_pinch("pinch.change", *pair, finger)
            return
        area = finger.area
        if area is None:
            return
        if self.strayed(finger, 20):
            self.end_row(finger)
        if self.strayed(finger, area.slop):
            finger.tap, finger.long_at = False, None
        if not finger.settled and not finger.captured and self.take_over(finger, area):
            return
        if not area.capture and not finger.captured and self.hand_over(finger, area):
            return
        inside = area.holds(x, y, area.inset)
        was, finger.inside = finger.inside, inside
        if inside != was:
            self.tell("drag.enter" if inside else "drag.exit", area, finger)
        self.tell("drag.inside" if inside else "drag.outside", area, finger)

    def take_over(self, finger: Finger, area: Area) -> bool:
        if self.dragged(finger, area):
            finger.settled = True
            return False
        for other in reversed(self.areas):
            if other is area or not other.holds(finger.down_x, finger.down_y):
                continue
            if not self.dragged(finger, other) or self.holder(other):
                continue
            self.cancel_area(finger)
            finger.area, finger.settled, finger.count = other, True, 1
            finger.inside = other.holds(finger.x, finger.y, other.inset)
            finger.down_x, finger.down_y = finger.x, finger.y
            self.tell("down", other, finger)
            return True
        return False

    def hand_over(self, finger: Finger, area: Area) -> bool:
        other = self.top(finger.x, finger.y)
        if other is None or other is area or other.capture or self.holder(other):
            return False
        finger.tap, finger.long_at = False, None
        was, finger.inside = finger.inside, False
        if was:
            self.tell("drag.exit", area, finger)
        finger.area, finger.inside = other, True
        self.tell("drag.enter", other, finger)
        self.tell("drag.inside", other, finger)
        return True

    def hover(self, finger: Finger, area: Area | None) -> None:
        if finger.hovered is area:
            return
        before, finger.hovered = finger.hovered, area
        if before:
            self.tell("hover.exit", before, finger)
        if area:
            self.tell("hover.enter", area, finger)

    def cancel_area(self, finger: Finger) -> None:
        area = finger.area
        assert area is not None
        if second := self.second(area):
            self.tell_pinch("pinch.end", finger, second, None)
            second.pinched = None
        finger.tap, finger.long_at = False, None
        self.end_row(finger)
        finger.area, finger.inside = None, False
        self.tell("cancel", area, finger)

    def end(self, finger: Finger) -> None:
        finger.down, finger.captured, finger.settled, finger.tap = False, False, False, False
        finger.long_at, finger.count, finger.area, finger.pinched = None, 0, None, None
        if self.tapped is finger:
            self.tapped = None
        if finger.hovers:
            self.hover(finger, self.top(finger.x, finger.y))
        else:
            self.fingers.remove(finger)

    def end_pinch(self, finger: Finger) -> None:
        pair = self.pair(finger)
        if pair is None:
            return
        first, second = pair
        self.tell_pinch("pinch.end", first, second, finger)
        area, second.pinched = second.pinched, None
        assert area is not None
        rest = first
        if finger is first:
            rest = second
            second.area, first.area = area, None
            second.count, second.captured = first.count, first.captured
        rest.inside = area.holds(rest.x, rest.y, area.inset)
        rest.down_x, rest.down_y = rest.x, rest.y

    def up(self, number: int, x: float, y: float) -> None:
        finger = self.finger(number)
        if finger is None:
            return
        self.move_to(finger, x, y)
        if not finger.down:
            return
        self.end_pinch(finger)
        if area := finger.area:
            if self.strayed(finger, area.slop):
                finger.tap = False
            finger.inside = area.holds(x, y, area.inset)
            if self.strayed(finger, 20):
                self.end_row(finger)
            self.tell("up.inside" if finger.inside else "up.outside", area, finger)
            if finger.inside and finger.tap:
                self.tell("tap", area, finger)
        self.end(finger)

    def cancel(self, number: int) -> None:
        finger = self.finger(number)
        if finger is None or not finger.down:
            return
        self.move_to(finger, finger.x, finger.y)
        if finger.pinched:
            first = self.holder(finger.pinched)
            assert first is not None
            self.cancel_area(first)
        if finger.area:
            self.cancel_area(finger)
        self.end(finger)

    def leave(self, number: int) -> None:
        self.cancel(number)
        if finger := self.finger(number):
            self.move_to(finger, finger.x, finger.y)
            self.hover(finger, None)
            self.fingers.remove(finger)

    def advance(self, flicks: int) -> None:
        goal = self.now + flicks
        start = self.now
        due = [finger for finger in self.fingers if finger.long_at is not None and finger.long_at <= goal]
        for finger in sorted(due, key=lambda finger: (finger.long_at or 0, finger.press)):
            assert finger.long_at is not None
            assert finger.area is not None
            self.now, finger.long_at, finger.tap = finger.long_at, None, False
            self.tell("press.long", finger.area, finger)
        assert start <= goal
        self.now = goal

    def wheel(self, x: float, y: float, dx: float, dy: float) -> bool:
        for area in reversed(self.areas):
            if "wheel" in area.hears and area.holds(x, y):
                local, way = area.local(x, y), area.way(dx, dy)
                data = {"x": local[0], "y": local[1], "sceneX": x, "sceneY": y, "dx": way[0], "dy": way[1]}
                data |= {"pointer": -1, "count": 0, "inside": 1, "totalX": 0, "totalY": 0, "vx": 0, "vy": 0}
                self.heard.append((f"{area.name}.wheel", self.now, data))
                if area.takes_wheel:
                    return True
        return False


# Random scenes and programs


def affine(node: dict[str, Any]) -> np.ndarray:
    cosine, sine = math.cos(node["rotation"]), math.sin(node["rotation"])
    turn = np.array([[cosine, -sine, node["x"]], [sine, cosine, node["y"]], [0, 0, 1]])
    whole: np.ndarray = turn @ np.diag([node["scaleX"], node["scaleY"], 1])
    return whole


def areas_of(
    generator: random.Random, prefix: str, matrix: np.ndarray, count: int
) -> tuple[list[Area], dict[str, Any]]:
    """Regions of a component, and the parts of its document."""
    areas: list[Area] = []
    regions: list[dict[str, Any]] = []
    on: dict[str, Any] = {"anything": {}}
    for index in range(count):
        name = f"r{index}"
        hears = {gesture for gesture in GESTURES if generator.random() < 0.6}
        area = Area(
            name=prefix + name,
            box=(
                generator.uniform(-60, 20),
                generator.uniform(-60, 20),
                generator.uniform(40, 120),
                generator.uniform(40, 120),
            ),
            matrix=matrix,
            inset=generator.choice([0.0, -20.0]),
            capture=generator.random() < 0.7,
            takes_over=generator.choice([None, "drag", "horizontal", "vertical"]),
            slop=generator.choice([10.0, 5.0, 30.0]),
            long_press=generator.choice([0.5, 0.1, 0.0]),
            hears=hears,
            takes_wheel=generator.random() < 0.5,
        )
        region: dict[str, Any] = {"name": name, "shape": {"rectangle": list(area.box)}, "inset": area.inset}
        region |= {"capture": area.capture, "slop": area.slop, "longPress": area.long_press}
        if area.takes_over:
            region["takesOver"] = area.takes_over
        regions.append(region)
        areas.append(area)
        for gesture in (each for each in GESTURES if each in hears):
            words = {"pinch": ["pinch", "pinch.begin", "pinch.change pinch.x"], "press.long": ["press", "press.long"]}
            chosen = generator.choice(words.get(gesture, [gesture]))
            descriptor = " ".join(f"{name}.{word}" for word in chosen.split())
            on[descriptor] = {} if gesture != "wheel" or area.takes_wheel else {"guard": "1 == 2", "actions": []}
    return areas, {"size": [100, 100], "regions": regions, "machine": {"states": {"s": {"on": on}}}}


def scene_and_model(generator: random.Random) -> tuple[str, Model]:
    areas: list[Area] = []
    components, nodes = {}, []
    for index in range(generator.randint(1, 3)):
        node: dict[str, Any] = {"kind": "component", "name": f"c{index}", "component": f"c{index}"}
        node |= {"x": generator.uniform(60, 140), "y": generator.uniform(60, 140), "rotation": generator.uniform(-3, 3)}
        node |= {"scaleX": generator.choice([-1, 1]) * generator.uniform(0.5, 2), "scaleY": generator.uniform(0.5, 2)}
        inner, components[f"c{index}"] = areas_of(generator, f"c{index}.", affine(node), generator.randint(1, 2))
        areas += inner
        nodes.append(node)
    own, document = areas_of(generator, "", np.eye(3), generator.randint(0, 2))
    areas += own
    text = {**document, "animcore": 1, "size": [200, 200], "components": components, "nodes": nodes}
    return json.dumps(text), Model(areas)


def program(generator: random.Random, length: int) -> list[tuple[Any, ...]]:
    """Steps that two to four fingers may do: each is somewhere, and moves from there by a little or a lot."""
    # In half of the programs near each other, so that two often come down on one region.
    near = generator.choice([70, 15])
    places = {
        number: (100 + generator.uniform(-near, near), 100 + generator.uniform(-near, near))
        for number in range(generator.randint(1, 4))
    }
    down: set[int] = set()
    steps: list[tuple[Any, ...]] = []
    for _ in range(length):
        number = generator.choice(list(places))
        what = generator.random()
        if what < 0.25:
            steps.append(
                ("advance", generator.choice([0, 1, generator.randint(1, SECOND // 20), generator.randint(1, SECOND)]))
            )
            continue
        if what < 0.3:
            steps.append(
                (
                    "wheel",
                    *(generator.uniform(20, 180) for _ in range(2)),
                    generator.uniform(-9, 9),
                    generator.uniform(-9, 9),
                )
            )
            continue
        far = generator.choice([0, 4, 12, 60])
        x, y = places[number]
        places[number] = (x + generator.uniform(-far, far), y + generator.uniform(-far, far))
        if what < 0.35:
            steps.append((generator.choice(["cancel", "leave"]), number))
            down.discard(number)
        elif what < 0.55:
            steps.append(("up" if number in down else "go_down", number, *places[number]))
            down ^= {number}
        else:
            steps.append(("move", number, *places[number]))
    return steps


def play(scene: Scene, step: tuple[Any, ...], parts: random.Random | None = None) -> Any:
    what, *rest = step
    if what == "advance":
        left = rest[0]
        while parts and left > 1 and parts.random() < 0.7:
            piece = parts.randint(0, left)
            scene.advance_flicks(piece)
            left -= piece
        return scene.advance_flicks(left)
    if what == "wheel":
        return scene.wheel(*rest)
    number, x, y = rest if len(rest) == 3 else (*rest, 0.0, 0.0)
    return scene.pointer("down" if what == "go_down" else what, x, y, number)


def taken(scene: Scene) -> list[tuple[str, int, dict[str, Any]]]:
    return [
        (event.name or "", event.time_flicks, dict(event.data))
        for event in scene.events()
        if event.kind is EventKind.CONTROL
    ]


@pytest.mark.parametrize("seed", range(300))
def test_random_programs(seed: int) -> None:
    """Every event, when it comes, and all its numbers."""
    generator = random.Random(seed)
    text, model = scene_and_model(generator)
    scene = Scene(text)
    for step in program(generator, 60):
        found = play(scene, step)
        expected = getattr(model, step[0])(*step[1:])
        if step[0] == "wheel":
            assert found is expected
        events, model.heard = taken(scene), model.heard
        told, model.heard = model.heard, []
        assert [event[:2] for event in events] == [event[:2] for event in told], step
        for (name, _, data), (_, _, numbers) in zip(events, told, strict=True):
            for field_name, number in numbers.items():
                assert data[field_name] == pytest.approx(number, rel=1e-7, abs=1e-7), (name, field_name, step)


@pytest.mark.parametrize("seed", range(60))
def test_any_partition_and_snapshots_give_the_same(seed: int) -> None:
    """However time is cut, and wherever the state is put into another scene: the same events, to the bit."""
    generator = random.Random(1000 + seed)
    text, _ = scene_and_model(generator)
    steps = program(generator, 60)
    scene, other = Scene(text), Scene(text)
    for step in steps:
        play(scene, step)
        play(other, step, generator)
        assert taken(other) == taken(scene)
        assert other.state_hash() == scene.state_hash()
        if generator.random() < 0.2:
            state = other.snapshot()
            other = Scene(text)
            other.restore(state)
            taken(other)


@pytest.mark.parametrize("seed", range(30))
def test_a_reload_of_the_same_document_changes_nothing(seed: int) -> None:
    generator = random.Random(2000 + seed)
    text, _ = scene_and_model(generator)
    edited = json.dumps({**json.loads(text), "description": "another"})
    scene, other = Scene(text), Scene(text)
    for step in program(generator, 50):
        play(scene, step)
        play(other, step)
        assert taken(other) == taken(scene)
        if generator.random() < 0.2:
            other.reload(edited if generator.random() < 0.5 else text)


# What moves, is hidden and is disabled while it is touched


@dataclass
class MovingArea(Area):
    """A region in an instance and at a node that move, and now and then have no size or are hidden.

    `values` are those at the beginning of a call: it hits, and measures, what was seen then.
    """

    values: dict[str, float]
    component: int
    # Whether it is in the coordinates of the component's node.
    placed: bool
    ellipse: bool
    # What its machine moves when it hears an event, and how far.
    answers: dict[str, tuple[str, float]]

    def value(self, name: str) -> float:
        return self.values[f"{name}{self.component}"]

    def of(self, prefix: str) -> np.ndarray:
        node = {name: self.value(f"{prefix}_{name}") for name in ("x", "y", "scaleX", "scaleY", "rotation")}
        node["x"] += self.value(f"{prefix}_moved")
        return affine(node)

    def is_there(self, prefix: str) -> bool:
        return all(self.value(f"{prefix}_{name}") for name in ("seen", "scaleX", "scaleY"))

    def is_seen(self) -> bool:
        return self.is_there("instance") and (not self.placed or self.is_there("node"))

    def is_on(self, what: str) -> bool:
        return bool(self.values[f"{what}_{self.name}"])

    def local(self, x: float, y: float) -> tuple[float, float]:
        if not self.is_seen():
            return 0.0, 0.0
        whole = self.of("instance") @ self.of("node") if self.placed else self.of("instance")
        place = np.linalg.inv(whole) @ [x, y, 1]
        return float(place[0]), float(place[1])

    def way(self, dx: float, dy: float) -> tuple[float, float]:
        if not self.is_there("instance"):
            return 0.0, 0.0
        place = np.linalg.inv(self.of("instance"))[:2, :2] @ [dx, dy]
        return float(place[0]), float(place[1])

    def holds(self, x: float, y: float, inset: float | None = None) -> bool:
        """Whether its shape does, or with an inset its bounds."""
        if not self.is_seen():
            return False
        if self.ellipse and inset is None:
            px, py = self.local(x, y)
            left, top, width, height = self.box
            return math.hypot((px - left) / width - 0.5, (py - top) / height - 0.5) < 0.5
        return super().holds(x, y, inset or 0)


class MovingModel(Model):
    areas: list[MovingArea]  # type: ignore[assignment]

    def __init__(self, areas: list[MovingArea], values: dict[str, float]) -> None:
        super().__init__(list(areas))
        self.seen = values
        self.values = dict(values)
        # Where an event was told last of a press or of a pointer that hovers.
        self.last: dict[int, tuple[float, float]] = {}
        # The scale that was told last of a pinch, by its second pointer.
        self.scales: dict[int, float] = {}

    def begin(self) -> None:
        self.seen.update(self.values)

    def place(self, area: Area, finger: Finger, x: float, y: float) -> dict[str, float]:
        """In the region's coordinates, or where it was last."""
        assert isinstance(area, MovingArea)
        if area.is_seen():
            self.last[id(finger)] = area.local(x, y)
        return dict(zip("xy", self.last.get(id(finger), (0, 0)), strict=True))

    def answer(self, what: str, area: Area) -> None:
        assert isinstance(area, MovingArea)
        if what in area.answers:
            name, by = area.answers[what]
            self.values[name] += by

    def tell(self, what: str, area: Area, finger: Finger) -> None:
        place = self.place(area, finger, finger.x, finger.y)
        super().tell(what, area, finger)
        self.heard[-1][2].update(place)
        self.answer(what, area)

    def tell_pinch(self, what: str, first: Finger, second: Finger, mover: Finger | None) -> None:
        area = second.pinched
        assert isinstance(area, MovingArea)
        x, y = (first.x + second.x) / 2, (first.y + second.y) / 2
        place = self.place(area, first, x, y)
        if area.is_there("instance"):
            super().tell_pinch(what, first, second, mover)
            self.scales[id(second)] = self.heard[-1][2]["scale"]
        else:
            # All is at one point: scale and rotation stay as they were.
            data = dict.fromkeys(("dx", "dy", "totalX", "totalY", "vx", "vy", "scaleVelocity", "rotationVelocity"), 0.0)
            data |= {"scale": self.scales[id(second)], "rotation": second.rotation, "sceneX": x, "sceneY": y}
            data |= {"pointer": float((mover or second).number), "inside": 0.0}
            self.heard.append((f"{area.name}.{what}", self.now, data))
        self.heard[-1][2].update(place)
        self.answer(what, area)

    def go_down(self, number: int, x: float, y: float) -> None:
        area = self.top(x, y)
        assert area is None or isinstance(area, MovingArea)
        if area is None or (area.is_on("enabled") and (area.is_on("begins") or self.holder(area))):
            super().go_down(number, x, y)
            return
        # It is ignored whole: it goes down on nothing.
        areas, self.areas = self.areas, []
        super().go_down(number, x, y)
        self.areas = areas

    def disabled(self, finger: Finger | None, x: float, y: float) -> bool:
        """A region that was disabled hears `cancel` at the next move or up."""
        area = finger and (finger.pinched or finger.area)
        if finger is None or not isinstance(area, MovingArea) or area.is_on("enabled"):
            return False
        self.move_to(finger, x, y)
        finger.velocity.add(self.now / SECOND, x, y)
        row, tapped = self.row, self.tapped
        pair = self.pair(finger)
        self.cancel_area(pair[0] if pair else finger)
        if pair is None:
            # It counts like a tap.
            self.row, self.tapped = row, tapped
        return True

    def move(self, number: int, x: float, y: float) -> None:
        if not self.disabled(self.finger(number), x, y):
            super().move(number, x, y)

    def up(self, number: int, x: float, y: float) -> None:
        finger = self.finger(number)
        if finger is not None and finger.down and self.disabled(finger, x, y):
            self.end(finger)
        else:
            super().up(number, x, y)

    def hover(self, finger: Finger, area: Area | None) -> None:
        super().hover(finger, area if isinstance(area, MovingArea) and area.is_on("enabled") else None)

    def take_over(self, finger: Finger, area: Area) -> bool:
        areas = self.areas
        self.areas = [each for each in areas if each is area or (each.is_on("enabled") and each.is_on("begins"))]
        taken_over = super().take_over(finger, area)
        self.areas = areas
        return taken_over

    def hand_over(self, finger: Finger, area: Area) -> bool:
        other = self.top(finger.x, finger.y)
        return isinstance(other, MovingArea) and other.is_on("enabled") and super().hand_over(finger, area)

    def advance(self, flicks: int) -> None:
        goal = self.now + flicks
        due = [finger for finger in self.fingers if finger.long_at is not None and finger.long_at <= goal]
        for finger in sorted(due, key=lambda finger: (finger.long_at or 0, finger.press)):
            assert finger.long_at is not None
            assert isinstance(finger.area, MovingArea)
            self.begin()
            self.now, finger.long_at, finger.tap = finger.long_at, None, False
            if finger.area.is_on("enabled"):
                self.tell("press.long", finger.area, finger)
        self.now = goal

    def wheel(self, x: float, y: float, dx: float, dy: float) -> bool:
        off = [each for each in self.areas if not each.is_on("enabled") and "wheel" in each.hears and each.holds(x, y)]
        areas = self.areas
        if off:
            self.areas = areas[areas.index(off[-1]) + 1 :]
        used = super().wheel(x, y, dx, dy)
        self.areas = areas
        return used


ANSWERED = [
    "down",
    "cancel",
    "tap",
    "press.long",
    "up.inside",
    "up.outside",
    "pinch.begin",
    "pinch.change",
    "pinch.end",
]
ANSWERED += ["drag.enter", "drag.exit", "drag.inside", "hover.enter", "hover.exit", "hover.move"]


def quoted(name: str) -> str:
    return f"`{name}`" if "." in name else name


def moving_scene(generator: random.Random) -> tuple[str, MovingModel]:
    values: dict[str, float] = {}
    areas: list[MovingArea] = []
    components, nodes = {}, []
    for index in range(generator.randint(1, 3)):
        given: dict[str, str] = {}
        parts: dict[str, dict[str, Any]] = {}
        for prefix, reach in (("instance", 100), ("node", 0)):
            for name in ("x", "y"):
                values[f"{prefix}_{name}{index}"] = reach + generator.uniform(-40, 40)
            values[f"{prefix}_scaleX{index}"] = generator.choice([-1, 1]) * generator.uniform(0.5, 2)
            values[f"{prefix}_scaleY{index}"] = generator.uniform(0.5, 2)
            values[f"{prefix}_rotation{index}"] = generator.uniform(-3, 3)
            values[f"{prefix}_seen{index}"] = 1
            values[f"{prefix}_moved{index}"] = 0
            names = {name: f"{prefix}_{name}{index}" for name in ("x", "y", "scaleX", "scaleY", "rotation")}
            parts[prefix] = {**names, "visible": f"{prefix}_seen{index}"}
            moved = f"c{index}.instance_moved" if prefix == "instance" else "node_moved"
            parts[prefix]["x"] += f" + {moved}"
        found, document = areas_of(generator, f"c{index}.", np.eye(3), generator.randint(1, 2))
        on: dict[str, Any] = {}
        mine = []
        for area, region in zip(found, document["regions"], strict=True):
            placed, ellipse = generator.random() < 0.5, generator.random() < 0.3
            answers: dict[str, tuple[str, float]] = {}
            for what in ANSWERED:
                gesture = next((each for each in GESTURES if what.startswith(each)), None)
                if generator.random() < 0.8 or (gesture and gesture not in area.hears):
                    continue
                moved = generator.choice(["instance_moved", "node_moved"])
                answers[what] = (f"{moved}{index}", generator.choice([4.0, -6.0, 15.0]))
                action = {"set": {moved: f"{moved} + {answers[what][1]}"}}
                on[f"{region['name']}.{what}"] = {"actions": [action]}
            arguments = {each.name: getattr(area, each.name) for each in fields(Area) if each.init}
            more: dict[str, Any] = {
                "values": values,
                "component": index,
                "placed": placed,
                "ellipse": ellipse,
                "answers": answers,
            }
            mine.append(MovingArea(**arguments, **more))
            if placed:
                region["node"] = "node"
            if ellipse:
                region["shape"] = {"ellipse": region["shape"]["rectangle"]}
            for what in ("enabled", "begins"):
                values[f"{what}_{area.name}"] = 1
                region[what] = f"{what}_{region['name']}"
                given[region[what]] = f"`{what}_{area.name}`"
        # The first that matches is taken.
        for descriptor, transition in document["machine"]["states"]["s"]["on"].items():
            on.setdefault(descriptor, transition)
        document["machine"]["states"]["s"]["on"] = on
        given |= {name: name for name in values if name.startswith("node") and name.endswith(str(index))}
        document["inputs"] = {name: {"type": "number"} for name in given}
        document["properties"] = {name: {"kind": "scalar", "value": 0} for name in ("node_moved", "instance_moved")}
        document["nodes"] = [{"kind": "group", "name": "node", "nodes": [], **parts["node"]}]
        components[f"c{index}"] = document
        nodes.append(
            {"kind": "component", "name": f"c{index}", "component": f"c{index}", "inputs": given, **parts["instance"]}
        )
        # Those of nodes lie as their nodes are drawn, the others are above.
        areas += sorted(mine, key=lambda area: not area.placed)
    inputs = {
        f"`{name}`" if "." in name else name: {"type": "number", "value": value} for name, value in values.items()
    }
    text = {"animcore": 1, "size": [200, 200], "inputs": inputs, "components": components, "nodes": nodes}
    return json.dumps(text), MovingModel(areas, values)


def moved(generator: random.Random, values: dict[str, float]) -> dict[str, float]:
    """What the host changes between two steps: a place, a size (to nothing as well), an angle, or a truth."""
    name = generator.choice([name for name in values if "_moved" not in name])
    prefix, what = name.rstrip("0123456789").split("_", 1)
    index = name[len(prefix) + 1 + len(what) :]
    if what in ("x", "y"):
        return {name: values[name] + generator.uniform(-10, 10)}
    if what == "rotation":
        return {name: values[name] + generator.uniform(-0.5, 0.5)}
    if what in ("scaleX", "scaleY"):
        both = [f"{prefix}_scaleX{index}", f"{prefix}_scaleY{index}"]
        if not values[name] or generator.random() < 0.15:
            return dict.fromkeys(both, 0.0 if values[name] else 1.0)
        return {name: values[name] * generator.uniform(0.8, 1.25)}
    return {name: float(generator.random() < 0.7)}


@pytest.mark.parametrize("seed", range(100))
def test_what_moves_while_it_is_touched(seed: int) -> None:
    """Every event and all its numbers, while the host and the machine's own answers move what is touched.

    The model is that of above, with the transforms of the moment at which a call begins.
    """
    generator = random.Random(3000 + seed)
    text, model = moving_scene(generator)
    scene = Scene(text)
    for step in program(generator, 60):
        if generator.random() < 0.35:
            for name, value in moved(generator, model.values).items():
                model.values[name] = scene.inputs[quoted(name)] = value
        model.begin()
        found = play(scene, step)
        expected = getattr(model, step[0])(*step[1:])
        if step[0] == "wheel":
            assert found is expected
        told, model.heard = model.heard, []
        events = taken(scene)
        assert [event[:2] for event in events] == [event[:2] for event in told], step
        for (name, _, data), (_, _, numbers) in zip(events, told, strict=True):
            for field_name, number in numbers.items():
                assert data[field_name] == pytest.approx(number, rel=1e-7, abs=1e-7), (name, field_name, step)
