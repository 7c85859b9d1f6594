# SPDX-License-Identifier: MIT
"""Reads the machine of a document into states and transitions, in document order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Action = dict[str, Any]


@dataclass(eq=False)
class Transition:
    source: State
    events: list[list[str]] | None  # descriptors as tokens; None: eventless, or taken after a delay
    targets: list[str] = field(default_factory=list)
    guard: str | bool = True
    actions: list[Action] = field(default_factory=list)
    internal: bool = False
    delay: str | float | None = None
    rises: bool = False  # of `when`: taken each time the guard comes to hold

    def matches(self, name: str) -> bool:
        """3.12.1: a descriptor matches a name of which it is a prefix, token by token."""
        return self.names(name) or (self.events is not None and ["*"] in self.events)

    def names(self, name: str) -> bool:
        """Whether a descriptor other than `*` matches."""
        tokens = name.split(".")
        return self.events is not None and any(tokens[: len(event)] == event for event in self.events)


@dataclass(eq=False)
class State:
    name: str | None
    kind: str  # root, atomic, compound, parallel, final, history
    parent: State | None
    order: int
    children: list[State] = field(default_factory=list)
    transitions: list[Transition] = field(default_factory=list)
    initial: Transition | None = None
    entry: list[Action] = field(default_factory=list)
    exit: list[Action] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    deep: bool = False

    def __repr__(self) -> str:
        return self.name or "(root)"


def descriptors(text: str) -> list[list[str]]:
    tokens = [word.split(".") for word in text.split()]
    return [word[:-1] if len(word) > 1 and word[-1] == "*" else word for word in tokens]


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class Machine:
    """The states of a machine, by document order and by name."""

    def __init__(self, machine: dict[str, Any]) -> None:
        self.states: list[State] = []
        self.by_name: dict[str, State] = {}
        self.root = self.add(None, "root", None)
        # SCXML's root is never parallel: one without a name stands between.
        top = self.root
        if machine.get("type") == "parallel":
            top = self.add(None, "parallel", self.root)
            self.root.initial = Transition(self.root, None)
        for name, child in machine["states"].items():
            self.read(name, child, top)
        if top is self.root:
            top.initial = self.initial_of(top, machine.get("initial"))

    def add(self, name: str | None, kind: str, parent: State | None) -> State:
        state = State(name, kind, parent, len(self.states))
        self.states.append(state)
        if name is not None:
            self.by_name[name] = state
        if parent is not None:
            parent.children.append(state)
        return state

    def read(self, name: str, value: dict[str, Any], parent: State) -> None:
        kind = value.get("type", "compound" if value.get("states") else "atomic")
        state = self.add(name, kind, parent)
        state.entry = value.get("entry", [])
        state.exit = value.get("exit", [])
        state.data = value.get("data", {})
        state.deep = value.get("deep", False)
        for key, part in value.items():
            match key:
                case "on":
                    for event, transitions in part.items():
                        for each in as_list(transitions):
                            self.transition(state, each, event)
                case "always" | "after" | "transitions" | "when":
                    for each in as_list(part):
                        self.transition(state, each, None, rises=key == "when")
        for child_name, child in value.get("states", {}).items():
            self.read(child_name, child, state)
        if kind in ("compound", "history"):
            state.initial = self.initial_of(state, value.get("initial"))

    def transition(self, state: State, value: Any, event: str | None, rises: bool = False) -> None:
        value = value if isinstance(value, dict) else {"target": value}
        event = value.get("event", event)
        state.transitions.append(
            Transition(
                state,
                None if event is None else descriptors(event),
                as_list(value["target"]) if "target" in value else [],
                value.get("guard", True),
                value.get("actions", []),
                value.get("internal", False),
                value.get("delay"),
                rises,
            )
        )

    def initial_of(self, state: State, value: Any) -> Transition:
        if value is None:
            names = [child.name for child in state.children if child.kind != "history"]
            value = names[0]
        value = value if isinstance(value, dict) else {"target": value}
        return Transition(state, None, as_list(value["target"]), actions=value.get("actions", []))
