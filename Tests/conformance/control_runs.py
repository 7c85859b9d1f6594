"""Controls that play their traces, for the tests of what controls/README.md says of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from animcore import FLICKS_PER_SECOND, Event, Scene, Trace
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
            assert number not in SHOWN, f"{number} is shown by {SHOWN[number]} already"
            SHOWN[number] = test.__name__
        return test

    return mark


class Run:
    """A control with a trace of it that is being played. Times are those of the trace, and only go on."""

    def __init__(self, control: str, trace: str, text: str | None = None, seed: int | None = None) -> None:
        self.trace = Trace.load(ROOT / f"controls/traces/{control}/{trace}.jsonl")
        document = text or (ROOT / f"controls/{control}.json").read_text(encoding="utf-8")
        given = self.trace.seed or 0 if seed is None else seed
        self.scene = Scene(document, given, parameters=self.trace.parameters)
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
