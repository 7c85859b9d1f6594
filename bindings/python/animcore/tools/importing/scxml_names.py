# SPDX-License-Identifier: MIT
"""The names of a chart as a document may have them."""

from __future__ import annotations

from .names import defined, inside, token
from .report import Report

__all__ = ["Names"]

_MOST = 180  # bytes of an event's name


class Names:
    """What states, events, inputs and sends are called: as in the source, in backquotes where documents ask for it."""

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
            return f"done.state.{inside(self.state(name[11:]))}"
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
        number, ending = 1, ""
        while True:
            if sort in ("event", "send"):
                short = name.encode("utf-8", "replace")[:_MOST].decode("utf-8", "ignore")
                unique = ".".join(map(token, f"{short}{ending}".split(".")))
            else:
                # An input of this name cannot be asked for: it is the time in a state, in backquotes as well.
                unique = defined(f"_{name}" if (sort, name) == ("input", "elapsed") else name, ending)
            if unique not in taken:
                break
            number += 1
            ending = f"_{number}"
        taken.add(unique)
        names[name] = unique
        if unique.replace("`", "") != name and place:
            self._report.taken(place, f"the {sort} {name}, which is called {unique}")
        return unique
