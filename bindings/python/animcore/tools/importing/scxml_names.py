# SPDX-License-Identifier: MIT
"""The names of a chart as a document may have them."""

from __future__ import annotations

import re

from .report import Report

__all__ = ["Names"]

_TOKEN = re.compile(r"[^A-Za-z0-9_-]")
_RESERVED = {
    "pi",
    "tau",
    "e",
    "true",
    "false",
    "in",
    "elapsed",
    "event",
    "random",
    "length",
    "pathX",
    "pathY",
    "pathAngle",
}


class Names:
    """What states, events, inputs and sends are called. One that a document can have stays as it is."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._found: dict[str, dict[str, str]] = {"state": {}, "input": {}, "field": {}, "send": {}, "event": {}}
        self._taken: dict[str, set[str]] = {sort: set() for sort in self._found}

    def state(self, name: str, place: str = "") -> str:
        """Of a state, and where one is meant."""
        return self._name("state", name, place)

    def has_state(self, name: str) -> bool:
        return name in self._found["state"]

    def input(self, name: str, place: str = "") -> str:
        return self._name("input", name, place)

    def field(self, name: str, place: str = "") -> str:
        return self._name("field", name, place)

    def send(self, name: str, place: str = "") -> str:
        return self._name("send", name, place)

    def event(self, name: str, place: str = "") -> str:
        """Of an event, or a descriptor without the ending that is optional."""
        name = name.removesuffix(".*").rstrip(".") if name != "*" else name
        if name == "*":
            return name
        if name.startswith("done.state.") and self.has_state(name[11:]):
            return f"done.state.{self.state(name[11:])}"
        return self._name("event", name, place)

    def unnamed(self, tag: str) -> str:
        """For a state without an id."""
        number = 1
        while f"{tag}-{number}" in self._taken["state"]:
            number += 1
        return self._name("state", f"{tag}-{number}", "")

    def _name(self, sort: str, name: str, place: str) -> str:
        names, taken = self._found[sort], self._taken[sort]
        if name in names:
            return names[name]
        if sort == "event":
            fitting = ".".join(_TOKEN.sub("_", token) or "_" for token in name.split("."))
        else:
            fitting = _TOKEN.sub("_", name)
        if sort in ("input", "field"):
            fitting = fitting.replace("-", "_")
            fitting = f"_{fitting}" if fitting[:1].isdigit() or not fitting else fitting
            fitting = f"{fitting}_" if sort == "input" and fitting in _RESERVED else fitting
        if fitting.startswith("x-") and sort == "state":
            fitting = f"_{fitting}"
        fitting = fitting[:200] or "_"
        unique, number = fitting, 2
        while unique in taken:
            unique, number = f"{fitting}_{number}", number + 1
        taken.add(unique)
        names[name] = unique
        if unique != name and place:
            self._report.taken(place, f"the {sort} {name}, which is called {unique}")
        return unique
