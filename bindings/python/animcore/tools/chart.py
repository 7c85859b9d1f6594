# SPDX-License-Identifier: MIT
"""A document's statechart, read from its JSON: what `inspect` shows, and what the player lights up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ._words import ACTIONS
from .report import short

__all__ = ["Chart", "State", "Transition", "action_text", "actions_in"]


@dataclass(frozen=True)
class Transition:
    """A transition of a state. event is empty for one that waits for none; delay is as written, or empty."""

    event: str
    targets: tuple[str, ...]
    guard: str
    delay: str
    actions: tuple[Mapping[str, Any], ...]

    @property
    def label(self) -> str:
        """As statecharts are labeled: event [guard] / actions."""
        cause = f"after {self.delay} s" if self.delay else self.event or "always"
        guard = f" [{self.guard}]" if self.guard else ""
        actions = ", ".join(map(action_text, self.actions))
        return cause + guard + (f" / {actions}" if actions else "")


@dataclass
class State:
    """A state. type is atomic, compound, parallel, final or history; of the whole machine, compound or parallel."""

    name: str
    type: str
    initial: tuple[str, ...] = ()
    is_deep: bool = False
    children: list[State] = field(default_factory=list)
    transitions: list[Transition] = field(default_factory=list)
    entry: tuple[Mapping[str, Any], ...] = ()
    exit: tuple[Mapping[str, Any], ...] = ()

    def all(self) -> Iterator[State]:
        """The state and all inside it, in document order."""
        yield self
        for child in self.children:
            yield from child.all()


@dataclass
class Chart:
    """The whole machine. root has no name of its own."""

    root: State

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Chart | None:
        """The chart of a document; None when it has no machine."""
        machine = document.get("machine")
        return cls(_state("", machine)) if isinstance(machine, dict) else None

    def states(self) -> list[State]:
        """All states in document order, without the machine itself."""
        return [state for state in self.root.all() if state is not self.root]


def _names(value: Any) -> tuple[str, ...]:
    if isinstance(value, dict):
        value = value.get("target")
    if isinstance(value, str):
        return (value,)
    return tuple(map(str, value)) if isinstance(value, list) else ()


def _actions(value: Any) -> tuple[Mapping[str, Any], ...]:
    """Those of an array, or of its blocks one after another."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return tuple(action for block in value for action in _actions(block))
    return tuple(action for action in value if isinstance(action, dict)) if isinstance(value, list) else ()


def _transition(event: str, value: Any, delay: Any = None) -> Transition:
    if not isinstance(value, dict):
        return Transition(event, _names(value), "", "", ())
    delay = value.get("delay", delay)
    guard = value.get("guard", "")
    return Transition(
        event=event or str(value.get("event", "")),
        targets=_names(value.get("target")),
        guard=short(guard) if guard != "" else "",
        delay="" if delay is None else short(delay),
        actions=_actions(value.get("actions")),
    )


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _transitions(value: Mapping[str, Any]) -> Iterator[Transition]:
    for key, part in value.items():
        if key == "on" and isinstance(part, dict):
            for event, ways in part.items():
                yield from (_transition(event, way) for way in _several(ways))
        elif key in ("always", "after", "transitions"):
            yield from (_transition("", way) for way in _several(part))
        elif key == "when":
            yield from (_transition("when", way) for way in _several(part))


def _state(name: str, value: Mapping[str, Any]) -> State:
    inner = value.get("states")
    children = [_state(key, child) for key, child in inner.items()] if isinstance(inner, dict) else []
    kind = str(value.get("type", "compound" if children else "atomic"))
    initial = _names(value.get("initial"))
    if not initial and kind == "compound" and children:
        initial = (next((c.name for c in children if c.type != "history"), children[0].name),)
    return State(
        name=name,
        type=kind,
        initial=initial,
        is_deep=value.get("deep") is True,
        children=children,
        transitions=list(_transitions(value)),
        entry=_actions(value.get("entry")),
        exit=_actions(value.get("exit")),
    )


def action_text(action: Mapping[str, Any]) -> str:
    """An action in a few words, such as "set x, y" or "emit changed"."""
    for verb in ACTIONS:
        if verb not in action:
            continue
        what = action[verb]
        if isinstance(what, dict):
            return f"{verb} {', '.join(what)}"
        return f"{verb} {short(what)}" + (" …" if verb == "if" else "")
    return "…"


def actions_in(actions: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Actions and those inside their branches."""
    for action in actions:
        yield action
        for branch in ("then", "else"):
            yield from actions_in(_actions(action.get(branch)))


def all_actions(chart: Chart) -> Iterator[Mapping[str, Any]]:
    """Every action of the machine."""
    for state in chart.root.all():
        yield from actions_in(state.entry)
        yield from actions_in(state.exit)
        for transition in state.transitions:
            yield from actions_in(transition.actions)
