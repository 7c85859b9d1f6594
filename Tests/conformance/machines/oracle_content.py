# SPDX-License-Identifier: MIT
"""What the format adds to the algorithm: actions, values, inputs, and delays on a clock in flicks."""

from __future__ import annotations

import math
import re
from collections import deque
from typing import Any

from machines.actions import execute, parts
from machines.oracle_animations import Animations
from machines.oracle_document import Action, Machine, State, Transition
from machines.oracle_events import Event, OutOfRangeError, Timer, UnsettledError
from machines.oracle_expressions import Tree, evaluate, parse
from machines.oracle_texts import text_value, type_of, written

FLICKS = 705_600_000
MICROSTEPS = 1000  # or two for each state where that is more
PENDING = 4096


EVENT_FIELD = re.compile(r"event\.[A-Za-z_][A-Za-z0-9_]*")
Json = dict[str, Any]


class Content:
    """The state of a machine, and what its actions do to it."""

    def __init__(self, document: dict[str, Any], microsteps: int | None = None, pending: int = PENDING) -> None:
        self.machine = Machine(document["machine"])
        most = max(MICROSTEPS, 2 * len(self.machine.by_name))
        self.most_microsteps, self.most_pending = most if microsteps is None else microsteps, pending
        self.declared = document.get("inputs", {}) | document.get("variables", {})
        self.inputs: dict[str, Any] = {}
        for name, value in self.declared.items():
            if value["type"] != "trigger":
                start = value.get("value", {"number": 0.0, "boolean": False, "string": ""}[value["type"]])
                self.inputs[name] = self.fitting(name, start)
        self.log: list[tuple[str, str, dict[str, Any]]] = []
        self.now = 0
        self.created = 0
        self.timers: list[Timer] = []
        self.animations = Animations(self, document.get("animations", {}))
        self.entered_at: dict[State, int] = {}
        self.scope_state: State | None = None
        # The history whose default actions are done: an error in them is its own.
        self.executed_of: State | None = None
        self.event = Event("")
        self.microsteps = 0
        self.events = 0  # of its own that were taken up in the answer to one event: heard or not
        self.failed_guards: set[Transition] = set()
        self.configuration: set[State] = set()
        self.internal_queue: deque[Event] = deque()
        self.external_queue: deque[Event] = deque()

    # Actions

    def execute_content(self, actions: list[Action], state: State) -> bool:
        """4.1 (W3C 159): an error ends the block that it is in."""
        for action in actions:
            for part in parts(action):
                self.scope_state = state
                try:
                    if not execute(self, part, state):
                        return False
                except OutOfRangeError:
                    self.tell_error()
                    return False
        return True

    def execute_blocks(self, content: list[Any], state: State) -> None:
        """4.1 (W3C 376, 378): each block is executed, whatever became of the ones before it."""
        for block in content if content and isinstance(content[0], list) else [content]:
            self.execute_content(block, state)

    def tell_error(self) -> None:
        """The host hears of it, too, with the state that it is in."""
        self.internal_queue.append(Event("error.execution"))
        state = self.erring_state
        self.log.append(("emitted", "error.execution", {"state": state} if state else {}))

    @property
    def erring_state(self) -> str | None:
        state = self.executed_of or self.scope_state
        return state.name if state else None

    def data_of(self, data: dict[str, Any], state: State) -> dict[str, Any]:
        self.scope_state = state
        found: dict[str, Any] = {}
        for name, value in data.items():
            if isinstance(value, dict):
                found[name] = self.text(value)
            elif isinstance(value, str) and EVENT_FIELD.fullmatch(value):
                found[name] = self.event.data.get(value[6:], 0.0)
            elif isinstance(value, str) and type_of(parse(value), Names(self)) == "text":
                found[name] = self.text({"expression": value})
            else:
                found[name] = self.number(value)
        return found

    def text(self, value: Json) -> str:
        """What an object says that is a text."""
        match value:
            case {"text": text}:
                return str(text)
            case {"input": name}:
                return str(self.inputs[name])
            case {"number": number}:
                found = written(self.number(number), int(value.get("decimals", 0)))
            case _:
                found = text_value(parse(value["expression"]), Names(self))
        if found is None:
            raise OutOfRangeError
        return found

    def done_data(self, state: State) -> dict[str, Any]:
        """5.7: what has no value is left out, and an error."""
        found: dict[str, Any] = {}
        for name, value in state.data.items():
            try:
                found |= self.data_of({name: value}, state)
            except OutOfRangeError:
                self.tell_error()
        return found

    # Values

    def truth(self, guard: str | bool, state: State) -> bool | None:
        """None for what is no number."""
        self.scope_state = state
        if isinstance(guard, bool):
            return guard
        value = evaluate(parse(guard), Names(self))
        return None if math.isnan(value) else value != 0

    def holds(self, guard: str | bool, state: State) -> bool:
        """5.9.1: what is no truth is false, and an error."""
        value = self.truth(guard, state)
        if value is None:
            self.tell_error()
        return value is True

    def condition_match(self, t: Transition) -> bool:
        """The same of guards; each says it once in the answer to an event, as it is asked again after the error."""
        value = self.truth(t.guard, t.source)
        if value is None and t not in self.failed_guards:
            self.failed_guards.add(t)
            self.tell_error()
        return value is True

    def finite(self, number: float) -> float:
        if not math.isfinite(number):
            raise OutOfRangeError
        return number

    def number(self, value: Any) -> float:
        if not isinstance(value, str):
            return float(value)
        return self.finite(evaluate(parse(value), Names(self)))

    def value(self, value: Any, name: str) -> Any:
        match self.declared[name]["type"]:
            case "string":
                if isinstance(value, dict):
                    return self.text(value)
                return self.text({"expression": value}) if EVENT_FIELD.fullmatch(value) else value
            case "boolean":
                return value if isinstance(value, bool) else self.number(value) != 0
        return self.number(value)

    def fitting(self, name: str, value: Any) -> Any:
        """Clamped to the input's range."""
        if self.declared[name]["type"] != "number":
            return value
        low, high = self.declared[name].get("range", [-math.inf, math.inf])
        return float(min(max(float(value), low), high))

    def change(self, name: str, value: Any) -> bool:
        """Gives an input a value; where it is another one and a transition names that, the machine hears of it.

        :returns: whether it is another one.
        """
        old = self.inputs[name]
        self.inputs[name] = value
        if old == value:
            return False
        event = Event(f"changed.{name}")
        if any(t.names(event.name) for state in self.machine.states for t in state.transitions):
            if not isinstance(value, str):
                event.data = {"value": float(value), "previous": float(old)}
            self.internal_queue.append(event)
        return True

    def present(self, name: str) -> Any:
        return self.inputs[name]

    def emitted(self, name: str, data: Json) -> None:
        self.log.append(("emitted", name, data))

    # Of lists, which oracle_lists.py has

    def count(self, name: str) -> float:
        raise NotImplementedError(name)

    def perform(self, action: Action, state: State) -> bool:
        raise NotImplementedError(str(action))

    def tell(self, what: str, state: State) -> None:
        if state.name is not None:
            self.log.append((what, state.name, {}))

    # The clock

    def start_delays(self, state: State) -> None:
        for t in state.transitions:
            if t.delay is not None:
                self.scope_state = state
                try:
                    self.start_timer(self.number(t.delay), Event("", delayed=t), state, None)
                except OutOfRangeError:
                    self.tell_error()

    def start_timer(self, delay: float, event: Event, owner: State | None, send_id: str | None) -> None:
        if sum(timer.animation is None for timer in self.timers) >= self.most_pending:
            raise UnsettledError
        self.created += 1
        self.timers.append(Timer(self.now + round(max(delay, 0.001) * FLICKS), self.created, event, owner, send_id))


class Names:
    """What names in expressions mean."""

    def __init__(self, oracle: Content) -> None:
        self.oracle = oracle

    def number(self, name: str) -> float:
        if name.startswith("event."):
            value = self.oracle.event.data.get(name[6:], 0)
            return 0.0 if isinstance(value, str) else float(value)
        return float(self.oracle.present(name))

    def text(self, name: str) -> str | None:
        value = self.oracle.event.data.get(name[6:]) if name.startswith("event.") else self.oracle.inputs[name]
        return value if isinstance(value, str) else None

    def has(self, name: str) -> bool:
        return name[6:] in self.oracle.event.data

    def evaluate(self, tree: Tree) -> float:
        return evaluate(tree, self)

    def is_active(self, state: str) -> bool:
        return self.oracle.machine.by_name[state] in self.oracle.configuration

    def count(self, name: str) -> float:
        return self.oracle.count(name)

    def elapsed(self, state: str | None) -> float:
        found = self.oracle.scope_state if state is None else self.oracle.machine.by_name[state]
        if found is None or found not in self.oracle.configuration:
            return 0.0
        return (self.oracle.now - self.oracle.entered_at[found]) / FLICKS
