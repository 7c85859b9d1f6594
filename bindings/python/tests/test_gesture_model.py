# SPDX-License-Identifier: MIT
"""Random programs of pointers, time and wheels against an independent model of what regions hear.

The model is written from docs/document-format.md and the header: plain Python with numpy's matrices. Of the core it
uses only `VelocityEstimator`, which has tests of its own.
"""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass, field
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
