# SPDX-License-Identifier: MIT
"""Random programs of keys, pointers and the focus against an independent model of what regions hear.

The model is written from docs/document-format.md ("The keyboard") and anim_scene_send_key in the header.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

import pytest
from animcore import EventKind, Scene, StateError


@dataclass
class Area:
    name: str
    place: tuple[float, float]
    focusable: bool
    pressed_by_keys: bool
    # The inputs that enable it, let it begin a press, and show its component.
    enabled: str
    begins: str
    seen: str | None


class Model:
    """`areas` are in the order of Tab: those of components before those of the document around."""

    def __init__(self, areas: list[Area], inputs: dict[str, bool]) -> None:
        self.areas = areas
        self.inputs = inputs
        self.heard: list[str] = []
        self.focus: Area | None = None
        # The region from which Tab goes on.
        self.last: Area | None = None
        # The region that Space presses, and those that pointers press.
        self.held: Area | None = None
        self.pointers: dict[int, Area | None] = {}

    def tell(self, area: Area, what: str) -> None:
        self.heard.append(f"{area.name}.{what}")

    def is_seen(self, area: Area) -> bool:
        return area.seen is None or self.inputs[area.seen]

    def takes_focus(self, area: Area) -> bool:
        return area.focusable and self.inputs[area.enabled] and self.is_seen(area)

    def can_press(self, area: Area) -> bool:
        return self.inputs[area.begins] and self.held is not area and area not in self.pointers.values()

    def give_focus(self, area: Area | None) -> None:
        before = self.focus
        if before is area:
            return
        if before is not None:
            if self.held is before:
                self.held = None
                self.tell(before, "cancel")
            self.tell(before, "blur")
        self.focus = area
        if area is not None:
            self.last = area
            self.tell(area, "focus")

    def tab(self, shift: bool) -> None:
        order = self.areas[::-1] if shift else self.areas
        rest = order[order.index(self.last) + 1 :] if self.last else order
        found = next((area for area in rest if self.takes_focus(area)), None)
        self.give_focus(found)
        if found is None:
            self.last = None

    def key(self, key: str, action: str, shift: bool) -> None:
        if self.focus is not None and not self.takes_focus(self.focus):
            self.give_focus(None)
        area = self.focus
        if key == "tab":
            if action != "up":
                self.tab(shift)
        elif area is None:
            return
        elif key in ("left", "home"):
            if action != "up":
                self.tell(area, f"key.{key}")
        elif not area.pressed_by_keys:
            return
        elif key == "space":
            begins = action != "up" and self.can_press(area)
            if begins:
                self.held = area
                self.tell(area, "down")
            if self.held is area and (action == "up" or (action == "press" and begins)):
                self.held = None
                self.tell(area, "up.inside")
        elif key == "enter" and action != "up" and self.can_press(area):
            self.tell(area, "down")
            self.tell(area, "up.inside")
        elif key == "escape" and action != "up" and self.held is area:
            self.held = None
            self.tell(area, "cancel")

    def pointer(self, kind: str, number: int, area: Area) -> None:
        if kind == "down":
            pressed = self.is_seen(area) and self.inputs[area.enabled] and self.can_press(area)
            self.pointers[number] = area if pressed else None
            if pressed:
                self.tell(area, "down")
        elif (tracked := self.pointers.pop(number, None)) is not None:
            if kind == "cancel" or not self.inputs[tracked.enabled]:
                self.tell(tracked, "cancel")
            else:
                self.tell(tracked, "up.inside" if tracked is area and self.is_seen(area) else "up.outside")


def scene_and_model(generator: random.Random) -> tuple[Scene, Model]:
    inputs: dict[str, bool] = {}
    areas: list[Area] = []

    def region(prefix: str, component: int, index: int, seen: str | None) -> dict[str, Any]:
        enabled, begins = f"enabled{component}{index}", f"begins{component}{index}"
        inputs[enabled] = inputs[begins] = True
        place = (100 * component + 10, 20 * index + 10)
        area = Area(
            f"{prefix}r{index}", place, generator.random() < 0.8, generator.random() < 0.7, enabled, begins, seen
        )
        areas.append(area)
        return {
            "name": f"r{index}",
            "shape": {"rectangle": [0 if prefix else 100 * component, 20 * index, 20, 20]},
            "focusable": area.focusable,
            "activation": "press" if area.pressed_by_keys else "none",
            "enabled": enabled,
            "begins": begins,
        }

    components, nodes = {}, []
    for component in range(generator.randint(0, 2)):
        name, seen = f"c{component}", f"seen{component}"
        inputs[seen] = True
        before = set(inputs)
        regions = [region(f"{name}.", component, index, seen) for index in range(generator.randint(1, 2))]
        given = {each: each for each in inputs if each not in before}
        own = {each: {"type": "boolean"} for each in given}
        components[name] = {"size": [20, 40], "inputs": own, "regions": regions}
        nodes.append(
            {
                "kind": "component",
                "name": name,
                "component": name,
                "x": 100 * component,
                "visible": seen,
                "inputs": given,
            }
        )
    text = {
        "animcore": 1,
        "size": [300, 100],
        "regions": [region("", 2, index, None) for index in range(generator.randint(1, 3))],
        "inputs": {name: {"type": "boolean", "value": True} for name in inputs},
        "components": components,
        "nodes": nodes,
    }
    return Scene(json.dumps(text)), Model(areas, inputs)


def act(generator: random.Random, scene: Scene, model: Model) -> tuple[Any, ...]:
    """Does one thing to both."""
    what, area = generator.random(), generator.choice(model.areas)
    if what < 0.5:
        key = generator.choice(["tab", "tab", "tab", "space", "space", "enter", "escape", "left", "home"])
        action, shift = generator.choice(["press", "down", "up"]), generator.random() < 0.3
        scene.key(key, action, shift=shift)
        model.key(key, action, shift)
        return key, action, shift
    if what < 0.7:
        name, value = generator.choice(list(model.inputs)), generator.random() < 0.6
        scene.inputs[name] = model.inputs[name] = value
        return name, value
    if what < 0.9:
        kind, number = generator.choice(["down", "up", "up", "cancel"]), generator.choice([0, 1])
        if kind == "down" and number in model.pointers:
            with pytest.raises(StateError):
                scene.pointer("down", *area.place, number)
        else:
            scene.pointer(kind, *area.place, number)
            model.pointer(kind, number, area)
        return kind, area.name, number
    if generator.random() < 0.3:
        scene.focus = None
        model.give_focus(None)
        return ("no focus",)
    if model.takes_focus(area):
        scene.focus = area.name
        model.give_focus(area)
    else:
        with pytest.raises(StateError):
            scene.focus = area.name
    return "focus", area.name


@pytest.mark.parametrize("seed", range(100))
def test_random_keys(seed: int) -> None:
    """Every event and the focus, while regions are disabled, hidden and pressed by pointers."""
    generator = random.Random(seed)
    scene, model = scene_and_model(generator)
    for _ in range(80):
        step = act(generator, scene, model)
        told, model.heard = model.heard, []
        assert [event.name for event in scene.events() if event.kind is EventKind.CONTROL] == told, step
        assert scene.focus == (model.focus.name if model.focus else None), step
