# SPDX-License-Identifier: MIT
"""State machines of dotLottie, played step by step as dotlottie-rs does, and random ones.

Written after the engine's `run_current_state_pipeline`, `evaluate_transitions`, `set_current_state` and the actions'
`execute`; nothing of the importer is used.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
# A machine that asks more often than this goes round for ever.
MOST = 400
COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "Equal": operator.eq,
    "NotEqual": operator.ne,
    "GreaterThan": operator.gt,
    "GreaterThanOrEqual": operator.ge,
    "LessThan": operator.lt,
    "LessThanOrEqual": operator.le,
}


class GoesRound(Exception):  # noqa: N818 - the machine's, not the test's
    """The machine never comes to rest."""


class Interpreter:
    """A state machine that plays."""

    def __init__(self, source: Json) -> None:
        self.source = source
        self.kinds = {row["name"]: row["type"] for row in source["inputs"]}
        self.first = {row["name"]: row["value"] for row in source["inputs"] if "value" in row}
        self.inputs = dict(self.first)
        self.states = {state["name"]: state for state in source["states"]}
        self.shared = next((state for state in source["states"] if state["type"] == "GlobalState"), None)
        self.state = ""
        self.event = ""
        self.is_changed = False
        self.is_running = False
        self._enter(source["initial"], is_shared=False)
        self.is_running = True
        self._ask()

    # What the host does

    def set(self, name: str, value: Any) -> None:
        self._set(name, value, is_asked=True, is_changed=False)

    def fire(self, name: str) -> None:
        self.event = name
        self._ask()

    def post(self, kind: str) -> None:
        rows = [
            action
            for each in self.source["interactions"]
            if each["type"] == kind and each.get("stateName", self.state) == self.state
            for action in each["actions"]
        ]
        for row in rows:
            self._do(row, is_asked=True)

    # Guards

    def _named(self, value: Any, kind: str) -> Any:
        if isinstance(value, str) and value.startswith("$"):
            return self.inputs[value[1:]] if self.kinds.get(value[1:]) == kind else None
        return None if kind == "Numeric" and isinstance(value, str) else value

    def _holds(self, guard: Json) -> bool:
        if guard["type"] == "Event":
            return bool(guard["inputName"] == self.event)
        other = self._named(guard["compareTo"], guard["type"])
        return other is not None and COMPARISONS[guard["conditionType"]](self.inputs[guard["inputName"]], other)

    def _way(self, state: Json) -> Json | None:
        last: Json | None = None
        for way in state["transitions"]:
            guards = way["guards"]
            if not guards:
                last = way
            elif any(guard["type"] == "Event" for guard in guards) == bool(self.event) and all(
                map(self._holds, guards)
            ):
                return dict(way)
        return last

    # Actions

    def _set(self, name: str, value: Any, is_asked: bool, is_changed: bool) -> None:
        self.inputs[name] = value
        self.is_changed |= is_changed
        if is_asked:
            self._ask()

    def _do(self, row: Json, is_asked: bool) -> None:
        """An interaction's action asks the guards at once, a state's is remembered."""
        name, kind, value = row.get("inputName", ""), row["type"], row.get("value")
        if not all(self._holds(guard) for guard in row.get("guards", [])):
            return
        is_changed = not is_asked
        number = self._named(value, "Numeric")
        match kind:
            case "Increment" | "Decrement":
                amount = 1 if number is None else number
                is_changed |= kind == "Increment" and value is None
                self._set(name, self.inputs[name] + (amount if kind == "Increment" else -amount), is_asked, is_changed)
            case "SetNumeric" | "SetString" | "SetBoolean":
                self._set(name, value, is_asked, is_changed)
            case "Toggle":
                self._set(name, not self.inputs[name], is_asked, is_changed)
            case "Multiply":
                if number is not None and self.inputs[name] * number != self.inputs[name]:
                    self._set(name, self.inputs[name] * number, is_asked, is_changed)
            case "Clamp":
                clamped = min(max(self.inputs[name], row["min"]), row["max"])
                if clamped != self.inputs[name]:
                    self._set(name, clamped, is_asked, is_changed)
            case "Reset":
                if self.is_running:
                    self._set(name, self.first[name], is_asked, is_changed)
            case "Fire":
                self.event = name
                if is_asked:
                    self._ask()

    # States

    def _enter(self, name: str, is_shared: bool) -> None:
        if self.state and not is_shared:
            for row in self.states[self.state].get("exitActions", []):
                self._do(row, is_asked=False)
        self.state = name
        for row in self.states[name].get("entryActions", []):
            self._do(row, is_asked=False)

    def _ask(self) -> None:
        is_shared, is_asked = True, True
        count = 0
        while is_asked:
            count += 1
            if count > MOST:
                raise GoesRound
            is_asked, is_own = False, True
            if is_shared and self.shared and (way := self._way(self.shared)):
                self.event = ""
                if way["toState"] != self.state:
                    self._enter(way["toState"], is_shared=True)
                    if self.is_changed or self.event:
                        is_asked, is_own, self.is_changed = True, False, False
            if is_own and (way := self._way(self.states[self.state])):
                self.event = ""
                self._enter(way["toState"], is_shared=False)
                is_asked, is_shared = True, self.is_changed or bool(self.event)
                self.is_changed = False
        self.event = ""


# Random state machines

NUMBERS, EVENTS = ("n", "m"), ("e", "f")
INPUTS: list[Json] = [
    {"type": "Numeric", "name": "n", "value": 0},
    {"type": "Numeric", "name": "m", "value": 1},
    {"type": "Boolean", "name": "b", "value": False},
    {"type": "String", "name": "w", "value": "x"},
    {"type": "Event", "name": "e"},
    {"type": "Event", "name": "f"},
]


class Drawn:
    """Draws a state machine."""

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)

    def guard(self) -> Json:
        draw = self.draw
        sort = draw.random()
        if sort < 0.35:
            return {"type": "Event", "inputName": draw.choice(EVENTS)}
        if sort < 0.75:
            sign, other = draw.choice(list(COMPARISONS)), draw.choice([0, 1, 2, 3, "$n", "$m"])
            return {"type": "Numeric", "inputName": draw.choice(NUMBERS), "conditionType": sign, "compareTo": other}
        sign = draw.choice(["Equal", "NotEqual"])
        if sort < 0.9:
            return {"type": "Boolean", "inputName": "b", "conditionType": sign, "compareTo": draw.random() < 0.5}
        return {"type": "String", "inputName": "w", "conditionType": sign, "compareTo": draw.choice("xy")}

    def ways(self, names: list[str], most: int) -> list[Json]:
        found: list[Json] = []
        for _ in range(self.draw.randint(0, most)):
            guards = [self.guard() for _ in range(self.draw.choice([0, 1, 1, 1, 1, 2, 2]))]
            is_twofold = len({guard["inputName"] for guard in guards if guard["type"] == "Event"}) > 1
            if not is_twofold and (guards or all(way["guards"] for way in found)):
                found.append({"type": "Transition", "toState": self.draw.choice(names), "guards": guards})
        return found

    def actions(self, more: float) -> list[Json]:
        found: list[Json] = []
        draw = self.draw
        while draw.random() < more:
            number = draw.choice(NUMBERS)
            made: Json = draw.choice(
                [
                    {"type": "SetNumeric", "inputName": number, "value": draw.choice([0, 1, 2, 3])},
                    {"type": "Increment", "inputName": number},
                    {"type": "Decrement", "inputName": number, "value": draw.choice([1, 2, "$m"])},
                    {"type": "Toggle", "inputName": "b"},
                    {"type": "Fire", "inputName": draw.choice(EVENTS)},
                    {"type": "Fire", "inputName": draw.choice(EVENTS)},
                    {"type": "Reset", "inputName": number},
                    {"type": "Clamp", "inputName": number, "min": 0, "max": 3},
                    {"type": "Multiply", "inputName": number, "value": draw.choice([0, 1, 2])},
                    {"type": "SetString", "inputName": "w", "value": draw.choice("xy")},
                ]
            )
            if draw.random() < 0.2 and (guard := self.guard())["type"] != "Event":
                made["guards"] = [guard]
            found.append(made)
        return found

    def machine(self) -> Json:
        draw = self.draw
        names = [f"s{index}" for index in range(draw.randint(2, 5))]
        has_shared = draw.random() < 0.7
        every = [*names, "g"] if has_shared and draw.random() < 0.3 else names
        states: list[Json] = []
        if has_shared:
            states.append({"type": "GlobalState", "name": "g", "transitions": self.ways(every, 4)})
        for name in names:
            states.append(
                {
                    "type": "PlaybackState",
                    "name": name,
                    "animation": "",
                    "transitions": self.ways(every, 3),
                    "entryActions": self.actions(0.3),
                    "exitActions": self.actions(0.2),
                }
            )
        interactions: list[Json] = []
        for kind in ("PointerDown", "PointerUp", "OnComplete"):
            if draw.random() < 0.35:
                interactions.append({"type": kind, "actions": self.actions(0.6)})
                if kind == "OnComplete":
                    interactions[-1]["stateName"] = draw.choice(names)
        initial = draw.choice(["g", *names] if has_shared else names)
        return {"initial": initial, "states": states, "interactions": interactions, "inputs": INPUTS}

    def step(self, machine: Json) -> tuple[str, str, Any]:
        """What the host does next: `set`, `fire` or `post`, a name and a value."""
        draw = self.draw
        kinds = sorted({each["type"] for each in machine["interactions"]})
        sort = draw.random()
        if sort < 0.4:
            return "set", draw.choice(NUMBERS), draw.choice([0, 1, 2, 3])
        if sort < 0.5:
            return ("set", "b", draw.random() < 0.5) if sort < 0.45 else ("set", "w", draw.choice("xy"))
        if sort < 0.8 or not kinds:
            return "fire", draw.choice(EVENTS), None
        return "post", draw.choice(kinds), None
