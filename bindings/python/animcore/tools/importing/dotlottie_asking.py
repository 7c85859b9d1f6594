# SPDX-License-Identifier: MIT
"""How dotlottie-rs asks guards, where a document would ask them otherwise.

A document asks all guards after each change. dotlottie-rs (`run_current_state_pipeline`) asks in turn: first the global
state, then the active one. After a transition that changed an input or fired an event it begins anew; after any other
it asks only the active state. While an event waits, it asks only guards of that event, and transitions without guards.

So each transition is without an event, and its guard compares two variables: `asking`, and `fired`, the number of the
event that waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .names import inside
from .scxml_names import Names

__all__ = ["Asking"]

# What is asked: nothing, all states, the active one alone; as the machine begins, all states.
_NOTHING, _ALL, _ACTIVE, _BEGINNING = 0, 1, -1, 2


class Asking:
    """The variables, and the guards and actions that use them.

    :param kinds: the kinds of the inputs that have values.
    :param triggers: the names of the events.
    :param written: the inputs that actions change.
    :param values: what the inputs are at first, by the names that they have in the document.
    """

    def __init__(
        self, names: Names, kinds: dict[str, str], triggers: list[str], written: set[str], values: dict[str, Any]
    ) -> None:
        def free(name: str) -> str:
            while name in kinds or name in triggers:
                name += "-"
            return names.input(name)

        self._asking, self._fired, self._kept = free("asking"), free("fired"), free("changed")
        self._triggers = [inside(names.input(name)) for name in triggers]
        self.variables: dict[str, dict[str, Any]] = {
            self._asking: {"type": "number", "value": _BEGINNING},
            self._fired: {"type": "number"},
            self._kept: {"type": "boolean"},
        }
        # An input that actions change is known there; another value than that is the host's.
        self._known: dict[str, str] = {}
        self._unknown: list[str] = []
        self._texts: set[str] = set()
        for name, kind in kinds.items():
            target = names.input(name)
            if name not in written:
                self._unknown.append(inside(target))
                continue
            self._known[target] = free(f"{name}-known")
            self.variables[self._known[target]] = {"type": kind, "value": values[target]}
            if kind == "string":
                self._texts.add(target)

    def _all(self) -> list[dict[str, Any]]:
        return [{"assign": {self._asking: f"max({inside(self._asking)}, {_ALL})"}}]

    def _know(self, target: str) -> list[dict[str, Any]]:
        value: Any = {"input": target} if target in self._texts else inside(target)
        return [{"assign": {self._known[target]: value}}] if target in self._known else []

    @property
    def has_begun(self) -> str:
        """A condition: it holds but for the entry of the first state."""
        return f"{inside(self._asking)} != {_BEGINNING}"

    def fired(self, event: str) -> list[dict[str, Any]]:
        """What an action that fires an event does: the last one waits."""
        return [{"assign": {self._fired: self._triggers.index(event) + 1}}, *self._all()]

    def changed(self, target: str | None, is_kept: bool) -> list[dict[str, Any]]:
        """What follows an action that changes an input.

        :param target: the input; none, if it is not one of the document's.
        :param is_kept: whether it counts for the next transition. As the machine begins this is found out.
        """
        known = self._know(target) if target is not None else []
        begins = f"{inside(self._kept)} || {inside(self._asking)} == {_BEGINNING}"
        kept = [{"assign": {self._kept: begins}}] if is_kept else []
        return [*known, *kept, *self._all()]

    def heard(self, target: str) -> list[dict[str, Any]]:
        """What follows an increment without a value where it is an interaction's."""
        return [*self._know(target), {"assign": {self._kept: True}}, *self._all()]

    def guard(self, event: str | None, guards: list[str], is_shared: bool) -> str:
        """The guard of a transition, of the global state or of the active one."""
        asked = f"{inside(self._asking)} {'>' if is_shared else '!='} {_NOTHING}"
        if event or guards:
            number = self._triggers.index(event) + 1 if event else 0
            return " && ".join([asked, f"{inside(self._fired)} == {number}", *guards])
        return asked

    def taken(self) -> list[dict[str, Any]]:
        """The first actions of a transition."""
        begun = f"{inside(self._kept)} ? {_ALL} : {_ACTIVE}"
        return [{"assign": {self._asking: begun}}, {"assign": {self._fired: 0, self._kept: False}}]

    def stays(self) -> list[dict[str, Any]]:
        """The actions where the global state leads to the active one: it takes the event, and that is all."""
        return [{"assign": {self._asking: _ACTIVE, self._fired: 0}}]

    def end(self) -> dict[str, Any]:
        """The last transition of each state: nothing more is asked."""
        return {
            "guard": f"{inside(self._asking)} != {_NOTHING}",
            "actions": [{"assign": {self._asking: _NOTHING, self._fired: 0}}],
        }

    def transitions(self, clock: list[Any], limits: list[str], times: int) -> Iterator[dict[str, Any]]:
        """What the host causes: the transitions of the whole.

        :param clock: what is done when one of the limits changes.
        :param times: how many times there are after which guards are asked.
        """
        for event in self._triggers:
            yield {"event": event, "actions": self.fired(event)}
        for target, known in self._known.items():
            name = inside(target)
            actions = [*self._know(target), *self._all(), *(clock if name in limits else [])]
            yield {"event": f"changed.{name}", "guard": f"{name} != {inside(known)}", "actions": actions}
        for name in self._unknown:
            actions = [*self._all(), *(clock if name in limits else [])]
            yield {"event": f"changed.{name}", "actions": actions}
        for number in range(1, times + 1):
            yield {"event": f"elapsed.{number}", "actions": self._all()}
