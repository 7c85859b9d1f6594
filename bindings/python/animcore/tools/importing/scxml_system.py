# SPDX-License-Identifier: MIT
"""The system variables of a chart (SCXML, 5.10): the event that is answered, the session, its name and its processors.

The events that a chart sends itself get fields of data that say what `_event` has of them, where the chart asks for it.
An event of the host has none of these.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .ecmascript import ScriptError, Tree, constant, expression
from .names import inside
from .scxml_names import Names
from .source import Element

__all__ = ["LOCATION", "PROCESSOR", "SYSTEM", "System", "root_of"]

_SESSION = "session"
# Where the chart itself is sent to (C.1).
LOCATION = f"#_scxml_{_SESSION}"
PROCESSOR = "http://www.w3.org/TR/scxml/#SCXMLEventProcessor"
SYSTEM = {"_event", "_ioprocessors", "_name", "_sessionid", "_x"}
# What every event has (5.10.1).
_FIELDS = {"name", "type", "sendid", "origin", "origintype", "invokeid", "data"}
_MOST_FIELDS = 64  # of an event's data
_MOST_PARTS = 16  # that are asked for one by one


def root_of(tree: Tree) -> str:
    """The name of what a part is of; nothing where it has none."""
    while tree[0] in ("member", "element"):
        tree = tree[1]
    return str(tree[1]) if tree[0] == "name" else ""


def _is_platform(descriptor: str) -> bool:
    return descriptor.split(".")[0] in ("error", "done")


def own_events(elements: list[Element]) -> list[str] | None:
    """The names of the events that a chart sends or raises; None where they are not known."""
    found = []
    for element in elements:
        if element.tag not in ("raise", "send"):
            continue
        name = element.get("event")
        if "eventexpr" in element.attributes:
            try:
                name = constant(expression(element.get("eventexpr")), {})
            except ScriptError:
                return None
        found.append(str(name))
    return found


@dataclass
class System:
    """What expressions read of it, as texts of the format's expressions.

    `given` is what the chart's own events say of themselves: "name", "type", "sendid" and "data", and "bound" where an
    input says whether there was an event at all. What is found to be asked for is in `asked`, for another reading.
    """

    names: Names
    chart: str = ""
    given: frozenset[str] = frozenset()
    # The names of the chart's own events.
    own: list[str] | None = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    # The parts of events' data that the chart names.
    parts: list[str] = field(default_factory=list)
    # What is not as in the standard, for the report.
    notes: list[str] = field(default_factory=list)
    # The events that the transition answers; none where there may be any, or none.
    descriptors: list[str] = field(default_factory=list)
    # Whether this is the content of `onexit`.
    is_leaving: bool = False
    # Whether this is the condition of a transition.
    is_asking: bool = False

    @property
    def values(self) -> dict[str, Any]:
        """The variables that never change."""
        processor = {"location": LOCATION}
        return {
            "_name": self.chart,
            "_sessionid": _SESSION,
            "_ioprocessors": {"scxml": processor, PROCESSOR: processor},
        }

    @property
    def event(self) -> str:
        """The name of the event, where the transition has one descriptor."""
        only = self.descriptors[0].rstrip(".") if len(self.descriptors) == 1 else ""
        return "" if "*" in only else only

    @property
    def is_done(self) -> bool:
        """Whether it is an event of a final state."""
        return bool(self.descriptors) and all(each.startswith("done.state.") for each in self.descriptors)

    def note(self, what: str) -> None:
        if what not in self.notes:
            self.notes.append(what)

    def take_notes(self) -> list[str]:
        found = list(self.notes)
        self.notes.clear()
        return found

    def hidden(self, name: str) -> str:
        """The field of the chart's own events that says this of them."""
        return self.names.field(f"\0{name}")

    def with_details(self, data: dict[str, Any], name: str, sort: str, sendid: str = "") -> dict[str, Any]:
        """The data of an event of the chart, with what it says of itself."""
        found: dict[str, Any] = {}
        if "name" in self.given:
            found[self.hidden("name")] = {"text": name}
        if "type" in self.given:
            found[self.hidden("type")] = {"text": sort}
        if "sendid" in self.given and sendid:
            found[self.hidden("sendid")] = {"text": sendid}
        if "data" in self.given and data:
            found[self.hidden("data")] = True
        if len(data) + len(found) > _MOST_FIELDS:
            self.note(f"the event {name} has too much data to say of itself what the chart asks: as one of the host")
            return data
        return {**data, **found}

    def _field(self, name: str, asked: str = "") -> str:
        self.asked.add(asked or name)
        return f"event.{inside(self.hidden(name))}"

    def text(self, name: str) -> tuple[str, str | None]:
        """What an event has by this name: an expression, and the constant that it is. Raises ScriptError."""
        match name:
            case "name":
                return self._name()
            case "type":
                return self._type(), None
            case "sendid":
                return f"('' + {self._field('sendid')})", None
            case "origin" | "origintype":
                value = LOCATION if name == "origin" else PROCESSOR
                return f"({self._field('type')} == 'external' ? '{value}' : '')", None
            case "invokeid":
                return "''", ""
        raise ScriptError(f"_event.{name}")

    def _name(self) -> tuple[str, str | None]:
        event = self.event
        if event:
            # Errors that the core raises have this name.
            known = "error.execution" if event == "error" else event
            quoted = "'" + known.replace("'", "''") + "'"
            if not _is_platform(event) or event in ("done", "done.state"):
                self.note(f"_event.name: {event}, also where an event of others has more after a dot")
            if self.own is not None and not any(each.startswith(f"{event}.") for each in self.own) and event != "error":
                return quoted, event
            read = self._field("name")
            return f"({read} == '' ? {quoted} : '' + {read})", None
        read = self._field("name")
        self.note("_event.name: an empty text of an event of the host, or of a parallel state")
        return f"({read} == '' && event.place != '' && event.message != '' ? 'error.execution' : '' + {read})", None

    def _type(self) -> str:
        read = self._field("type")
        sorts = {_is_platform(each) for each in self.descriptors if each.strip(".*")}
        if self.descriptors and all(each.strip(".*") for each in self.descriptors) and len(sorts) == 1:
            other = "'platform'" if sorts == {True} else "'external'"
        else:
            self.note("_event.type where any event may be answered: external of a parallel state's done event")
            other = "event.place != '' && event.message != '' ? 'platform' : 'external'"
        return f"({read} != '' ? '' + {read} : {other})"

    def present(self, name: str) -> tuple[str, bool | None]:
        """Whether an event has something by this name: an expression, and the constant that it is."""
        match name:
            case "name" | "type":
                return self.bound()
            case "sendid":
                return f"({self._field('sendid')} != '')", None
            case "origin" | "origintype":
                return f"({self._field('type')} == 'external')", None
            case "invokeid":
                return "false", False
            case "data" if self.is_done:
                return f"({self._field('data')} == 1)", None
            case "data":
                self.note(
                    "whether an event of the host has data: whether it has content, or a part that the chart names"
                )
                parts = [f" || event.{inside(self.names.field(part))} != ''" for part in self.parts[:_MOST_PARTS]]
                return f"({self._field('data')} == 1 || event.content != ''{''.join(parts)})", None
        raise ScriptError(f"_event.{name}")

    def has(self, name: str) -> tuple[str, bool | None]:
        """Whether a field is there, with a value or without one."""
        return self.bound() if name in _FIELDS else ("false", False)

    def bound(self) -> tuple[str, bool | None]:
        """Whether there was an event."""
        if self.descriptors:
            return "true", True
        self.asked.add("bound")
        if self.is_leaving:
            self.note("_event in onexit of what the first event leaves: as if there was none")
        return inside(self.flag), None

    @property
    def flag(self) -> str:
        """The input that says whether there was an event."""
        return self.names.input("\0event is bound")
