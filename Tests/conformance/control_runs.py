# SPDX-License-Identifier: MIT
"""Controls that play their traces, for the tests of what controls/README.md says of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from animcore import (
    FLICKS_PER_SECOND,
    DrawCommand,
    Event,
    LinearGradient,
    RadialGradient,
    Scene,
    SolidPaint,
    Trace,
)
from animcore.values import components
from update_golden import ROOT

README = (ROOT / "controls/README.md").read_text(encoding="utf-8")
# The rows of its tables: number, statement, traces and moments.
ROWS = {
    number: (statement, re.findall(r"`([a-z-]+)`", places))
    for number, statement, places in re.findall(r"^\| ([CGTA]\d+) \| (.+?) \| (.+?) \|$", README, re.MULTILINE)
}
CONTROLS = {
    "C": "fast-cart-button",
    "G": "gender-toggle",
    "T": "transitioning-button",
    "A": "animatable-properties",
}
SHOWN: dict[str, str] = {}


def shows(*numbers: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Marks a test as that of rows of the README's tables."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        for number in numbers:
            # A module may be imported twice, by pytest and by another.
            assert SHOWN.setdefault(number, test.__name__) == test.__name__, f"{number} has two tests"
        return test

    return mark


def document(control: str) -> dict[str, Any]:
    """A control's document."""
    read: dict[str, Any] = json.loads((ROOT / f"controls/{control}.json").read_text(encoding="utf-8"))
    return read


def node_names(nodes: list[dict[str, Any]]) -> Iterator[str]:
    """The names of nodes in the order of their numbers."""
    for node in nodes:
        yield node.get("name", "")
        yield from node_names(node.get("nodes", []))


def at_times(first: float, last: float, count: int = 25) -> list[float]:
    """Evenly spaced times, both ends among them, rounded to flicks."""
    times = (first + (last - first) * index / (count - 1) for index in range(count))
    return [round(time * FLICKS_PER_SECOND) / FLICKS_PER_SECOND for time in times]


def solid(command: DrawCommand) -> tuple[float, ...]:
    """The color of what is drawn in one."""
    assert isinstance(command.paint, SolidPaint)
    return tuple(command.paint.color)


def linear(command: DrawCommand) -> LinearGradient:
    assert isinstance(command.paint, LinearGradient)
    return command.paint


def radial(command: DrawCommand) -> RadialGradient:
    assert isinstance(command.paint, RadialGradient)
    return command.paint


class Run:
    """A control with a trace of it that is being played. Times are those of the trace, and only go on."""

    def __init__(self, control: str, trace: str, text: str | None = None, seed: int | None = None) -> None:
        self.trace = Trace.load(ROOT / f"controls/traces/{control}/{trace}.jsonl")
        source = text or (ROOT / f"controls/{control}.json").read_text(encoding="utf-8")
        given = self.trace.seed or 0 if seed is None else seed
        self.nodes = list(node_names(json.loads(source)["nodes"]))
        self.scene = Scene(source, given, parameters=self.trace.parameters)
        self.events: list[Event] = []

    def to(self, time: float) -> Run:
        """Plays up to a time in seconds."""
        return self.to_flicks(round(time * FLICKS_PER_SECOND))

    def to_flicks(self, time: int) -> Run:
        self.scene.play_flicks(self.trace, time)
        self.events += self.scene.events()
        return self

    def __getitem__(self, name: str) -> Any:
        """What is seen of a property: a number, or a list of numbers."""
        numbers = components(self.scene[name].presentation)
        return numbers[0] if len(numbers) == 1 else list(numbers)

    def velocity(self, name: str) -> float:
        return float(components(self.scene[name].velocity)[0])

    def all(self, *names: str) -> list[float]:
        return [self[name] for name in names]

    @property
    def state(self) -> str:
        return self.scene.state

    def heard(self, name: str, kind: str | None = None) -> list[float]:
        """When events of a name were heard so far, in seconds."""
        return [event.time for event in self.events if event.name == name and kind in (None, event.kind)]

    def entered(self, state: str) -> list[float]:
        return self.heard(state, "state-entered")

    def emitted(self, name: str) -> list[float]:
        return self.heard(name, "emitted")

    def drawn(self, name: str) -> list[DrawCommand]:
        """What is drawn of the node of a name; nothing where it is not seen."""
        number = self.nodes.index(name)
        return [command for command in self.scene.display_list() if command.node == number]

    def points(self, name: str) -> list[tuple[float, float]]:
        """The points of the node's path in the scene's coordinates."""
        (command,) = (each for each in self.drawn(name) if each.kind in ("fill", "stroke"))
        t, numbers = command.transform, command.coordinates
        return [
            (t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty)
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]

    def box(self, name: str) -> tuple[float, float, float, float]:
        """The frame around the points of the node's path: x, y, width, height."""
        xs, ys = zip(*self.points(name), strict=True)
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
