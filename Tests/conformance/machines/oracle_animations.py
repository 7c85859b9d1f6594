# SPDX-License-Identifier: MIT
"""Animations of the oracle, of a fixed duration, repeated so many times.

Nothing moves here; what counts is when they end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from machines.oracle_events import Event, Timer

if TYPE_CHECKING:
    from machines.oracle_content import Content

FLICKS = 705_600_000
SHORTEST = FLICKS // 1000  # until something is told of what was played


class Animations:
    """What is being played, by name. All times are those at which it begins, plus whole flicks."""

    def __init__(self, oracle: Content, animations: dict[str, Any]) -> None:
        self.oracle = oracle
        self.definitions = animations
        self.begun: dict[str, int] = {}

    def play(self, name: str) -> None:
        """What is left from before is not told of."""
        self._forget(name)
        self.begun[name] = self.oracle.now
        count, run = self._length(name)
        if count < math.inf:
            self._add(name, self.oracle.now + round(count * run), "end")
        self._await_repeat(name, 1)

    def stop(self, name: str) -> None:
        if name not in self.begun:
            return
        begun = self.begun[name]
        self._forget(name)
        self._add(name, max(self.oracle.now, begun + SHORTEST), "stopped")

    def due(self, timer: Timer) -> Event | None:
        """What is told of something that was due; the host hears of repeats, too."""
        assert timer.animation is not None
        name, what = timer.animation
        if what == "end":
            begun = self.begun.pop(name)
            self._add(name, max(self.oracle.now, begun + SHORTEST), "done")
            return None
        if what in ("done", "stopped"):
            return Event(f"{what}.animation.{name}")
        number = int(what)
        self._await_repeat(name, number + 1)
        event = Event(f"repeat.animation.{name}", {"count": number + 1.0})
        self.oracle.emitted(event.name, dict(event.data))
        return event

    def _await_repeat(self, name: str, number: int) -> None:
        """Where a transition names the event, or that of all animations; `repeat` alone names nothing."""
        count, run = self._length(name)
        named = (["repeat", "animation"], ["repeat", "animation", name])
        transitions = [t for state in self.oracle.machine.states for t in state.transitions]
        if number < count and any(event in named for t in transitions for event in t.events or []):
            self._add(name, self.begun[name] + round(number * run), str(number))

    def _length(self, name: str) -> tuple[float, float]:
        """How many runs, and the flicks of one: there and back with autoreverse."""
        animation = self.definitions[name]
        timing = animation.get("timing", {})
        count = timing.get("repeat", 1)
        run = animation["duration"] * FLICKS * (2 if timing.get("autoreverse") else 1)
        return (math.inf if count == "infinite" else count), run

    def _forget(self, name: str) -> None:
        self.begun.pop(name, None)
        timers = self.oracle.timers
        timers[:] = [timer for timer in timers if timer.animation is None or timer.animation[0] != name]

    def _add(self, name: str, flick: int, what: str) -> None:
        self.oracle.created += 1
        self.oracle.timers.append(Timer(flick, self.oracle.created, Event(""), None, None, (name, what)))
