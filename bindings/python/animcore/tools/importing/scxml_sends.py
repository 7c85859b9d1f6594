# SPDX-License-Identifier: MIT
"""The events that a chart sends and raises, with their data, as actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .ecmascript import Illegal, ScriptError, Tree, constant, expression, path_of
from .report import Report
from .scxml_data import IDENTITY, literal
from .scxml_expressions import NEVER, Expressions, Formula
from .scxml_names import Names
from .scxml_system import LOCATION, PROCESSOR
from .source import Element

__all__ = ["ERROR", "Depends", "Left", "Sends"]

# What cannot be done: `error.execution` is raised, and the rest of the block is left out.
ERROR: dict[str, Any] = {"raise": "error.execution", "data": {"message": NEVER}}
_TIME = re.compile(r"\s*(\+?(?:\d+\.?\d*|\.\d+))\s*(ms|s|m|h|d|)\s*", re.ASCII)
_SECONDS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "": 0.001}
# Each doubles the actions that tell the host of an event.
_MOST_FLAGS = 3
_ITSELF = ("", "#_scxml", LOCATION)
_PROCESSORS = ("", "scxml", PROCESSOR, "http://www.w3.org/TR/scxml/")
# A scheme of a URI (RFC 3986, 3.1).
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


class Left(Exception):  # noqa: N818 - nothing failed
    """What cannot be a document's, in a few words."""


class _Undelivered(Illegal):
    """An event that cannot be sent: what was done before, and the id that the error has."""

    def __init__(self, what: str, before: list[Any], sendid: str) -> None:
        super().__init__(what)
        self.before, self.sendid = before, sendid


class _Flag(str):
    """An expression whose value is a boolean: data have 1 or 0 of it."""


class Depends(Exception):  # noqa: N818 - nothing failed
    """What is to be done depends on data of which all texts are known."""


class Sends:
    """Makes the actions that send and raise events, and reports what cannot be one."""

    def __init__(self, names: Names, expressions: Expressions, report: Report) -> None:
        self._names, self._expressions, self._report = names, expressions, report
        # What data hold where an action is made for each of their texts.
        self._known: dict[str, Any] = {}
        # Blocks inside of each other.
        self._depth = 0

    def _assigned(self, name: str, tree: Tree) -> Any:
        """What assigns a value."""
        raise NotImplementedError

    def tell(self, place: str) -> None:
        """The report has what was found of system variables."""
        for note in self._expressions.system.take_notes():
            self._report.approximated(place, note)

    def _failed(self, error: Illegal) -> list[Any]:
        """What raises an error and ends the block."""
        if not isinstance(error, _Undelivered):
            return [ERROR]
        system = self._expressions.system
        if "sendid" not in system.given or not error.sendid:
            return [*error.before, ERROR]
        if self._depth > 1:
            system.note("_event.sendid of this error: an empty text")
            return [*error.before, ERROR]
        return [*error.before, self._error("error.execution", error.sendid)]

    def _error(self, name: str, sendid: str) -> dict[str, Any]:
        data = self._expressions.system.with_details({}, name, "platform", sendid)
        return {"raise": name, **({"data": data} if data else {})}

    def _constant(self, tree: Tree) -> Any:
        """A value that is known beforehand, also for a text that data hold."""
        known = {**self._expressions.system.values, **self._known}
        tree = self._expressions.unaliased(self._expressions.inlined(tree))
        try:
            return constant(tree, known)
        except ScriptError:
            waiting = [tree]
            while waiting:
                part = waiting.pop()
                if part[0] == "name" and part[1] in self._expressions.few and part[1] not in self._known:
                    raise Depends(part[1]) from None
                waiting += [each for each in part[1:] if isinstance(each, tuple)]
            raise

    def data(self, element: Element, wrong: list[tuple[Element, Illegal]] | None = None) -> dict[str, Any]:
        """What param, namelist and content say. Raises Left; Illegal params are raised, or listed in `wrong`."""
        found: dict[str, Any] = {}
        for name in element.get("namelist").split():
            found[self._names.field(name, element.place)] = self._datum(("name", name))
        for param in element.all("param"):
            source = param.get("expr") or param.get("location")
            try:
                value = self._datum(expression(source))
            except Illegal as error:
                if wrong is None:
                    raise
                wrong.append((param, error))
            else:
                found[self._names.field(param.get("name"), param.place)] = value
        for content in element.all("content"):
            text = content.text.strip()
            if content.children:
                raise Left("XML as the data of an event")
            if "expr" in content.attributes:
                tree = expression(content.get("expr"))
            else:
                try:
                    tree = expression(text)
                    constant(tree, {})
                except ScriptError:
                    tree = ("string", re.sub(r"\s+", " ", text))
            if tree[0] == "object":
                self._parts(found, "", tree)
            else:
                found["content"] = self._datum(tree)
        return found

    def _parts(self, found: dict[str, Any], before: str, tree: Tree) -> None:
        """An object's parts, and theirs, as fields."""
        for name, value in tree[1].items():
            if value[0] == "object":
                self._parts(found, f"{before}{name}.", value)
            else:
                found[self._names.field(f"{before}{name}")] = self._datum(value)

    def _datum(self, tree: Tree) -> Any:
        formula = self._expressions.value(tree)
        path = path_of(tree) or ""
        if path.startswith("_event.data.") and path[12:] in self._expressions.flags:
            self._expressions.system.note(f"{path} as data: where it is true or false, 1 or 0")
        if formula.kind == "string":
            if formula.constant is None:
                return {"expression": formula.text}
            return {"text": formula.constant}
        if formula.kind == "boolean" and formula.constant is None:
            return _Flag(formula.text)
        return self._literal(formula.constant, formula.text)

    def _told(self, event: str, data: dict[str, Any]) -> list[Any]:
        """What tells the host of an event: with booleans, where data say whether something is true."""
        flags = [name for name, value in data.items() if isinstance(value, _Flag)]
        if not flags:
            return [{"emit": event, **({"data": data} if data else {})}]
        if len(flags) > _MOST_FLAGS:
            self._expressions.system.note(f"the event {event}, which has many booleans: they are 1 or 0")
            return [{"emit": event, "data": data}]
        yes, no = (self._told(event, {**data, flags[0]: value}) for value in (True, False))
        return [{"if": str(data[flags[0]]), "then": yes, "else": no}]

    @staticmethod
    def _literal(value: Any, text: str) -> Any:
        if isinstance(value, bool):
            return value
        if isinstance(value, float):
            return int(value) if value == int(value) and abs(value) < 2**53 else value
        return text

    def _constant_text(self, element: Element, name: str) -> str:
        """An attribute, or the one that has it as an expression, which has to be constant."""
        if name in element.attributes or f"{name}expr" not in element.attributes:
            return element.get(name)
        value, _ = self._computed(expression(element.get(f"{name}expr")))
        if not isinstance(value, str):
            raise Left(f"its {name}, which is computed")
        return value

    def _computed(self, tree: Tree) -> tuple[Any, Formula | None]:
        """The constant that an expression is, or the formula that computes it."""
        try:
            return self._constant(tree), None
        except Illegal:
            raise
        except ScriptError:
            return None, self._expressions.value(tree)

    def _raise(self, element: Element) -> list[Any]:
        name = element.get("event")
        action: dict[str, Any] = {"raise": self._event(element, name)}
        if data := self._expressions.system.with_details({}, name, "internal"):
            action["data"] = data
        return [action]

    def _event(self, element: Element, name: str) -> str:
        if not name or name == "*" or any(letter.isspace() for letter in name):
            raise Left("an event without a name")
        return self._names.event(name, element.place)

    def _send(self, element: Element) -> list[Any]:
        identity, before = element.get("id"), []
        if location := element.get("idlocation").strip():
            identity = element.get(IDENTITY)
            before = [self._assigned(location, ("string", identity))]
        try:
            return [*before, *self._sent(element, identity)]
        except Illegal as error:
            raise _Undelivered(str(error), before, identity) from None

    def _sent(self, element: Element, identity: str) -> list[Any]:
        """What sends an event."""
        kind, target = self._text(element, "type"), self._text(element, "target")
        if isinstance(kind, str) and kind not in _PROCESSORS:
            raise Illegal(f"an event for a processor of the type {kind[:100]}, which is not there")
        name = self._constant_text(element, "event")
        event, data, delay = self._event(element, name), self.data(element), self._delay(element)

        def delivered(target: str) -> list[Any]:
            return self._delivered(element, target, name, event, data, delay, identity)

        if isinstance(target, str):
            if not (target in _ITSELF or target.startswith("#_") or _SCHEME.match(target)):
                raise Illegal(f"an event for {target[:100]}, which is no target")
            actions = delivered(target)
        else:
            actions = self._by_target(element, target, delivered)
        if isinstance(kind, Formula):
            known = " || ".join(f"{kind.inside(4)} == '{each}'" for each in _PROCESSORS)
            actions = [{"if": known, "then": actions, "else": [ERROR]}]
        return actions

    def _text(self, element: Element, name: str) -> str | Formula:
        """A text, or an expression that computes one."""
        try:
            return self._constant_text(element, name)
        except Left:
            value, found = self._computed(expression(element.get(f"{name}expr")))
            if found is None and value is None:
                raise Illegal(f"a {name} that is undefined") from None
            if found is None:
                found = self._expressions.value(literal(value))
            elif found.kind == "string":
                return found
            elif found.kind == "any":
                return Formula(f"('' + {found.text})", "string")
            raise Illegal(f"a {name} that is a {found.kind}") from None

    def _by_target(self, element: Element, target: Formula, delivered: Callable[[str], list[Any]]) -> list[Any]:
        """An event for a target that is computed."""
        text = target.inside(4)
        found: list[Any] = [ERROR]
        for condition, one in (
            (f"contains({target.text}, ':')", "host:"),
            (f"startsWith({target.text}, '#_')", "#_"),
            (f"{text} == '#_parent'", "#_parent"),
            (f"{text} == '#_internal'", "#_internal"),
            (" || ".join(f"{text} == '{each}'" for each in _ITSELF), ""),
        ):
            found = [{"if": condition, "then": delivered(one), "else": found}]
        self._report.approximated(element.place, "an event for a target that is computed: of a URI, the host is told")
        return found

    def _delivered(
        self, element: Element, target: str, name: str, event: str, data: dict[str, Any], delay: Any, identity: str
    ) -> list[Any]:
        """What sends an event to a target that is known."""
        with_details = self._expressions.system.with_details
        if target == "#_internal":
            if delay:
                self._report.approximated(element.place, "an event for #_internal that is sent later: at once")
            data = with_details(data, name, "internal", identity)
            return [{"raise": event, **({"data": data} if data else {})}]
        if target.startswith("#_") and target not in (*_ITSELF, "#_parent"):
            if len(target) > 2:
                self._report.approximated(element.place, f"an event for {target}, which is nobody: error.communication")
            return [self._error("error.communication", identity)]
        if target not in _ITSELF:
            if delay:
                raise Left("an event for others that is sent later")
            if target not in ("#_parent", "host:"):
                self._report.approximated(element.place, f"an event for {target}: the host is told")
            return self._told(event, data)
        action: dict[str, Any] = {"send": event}
        if data := with_details(data, name, "external", identity):
            action["data"] = data
        if delay:
            action["delay"] = delay
        if identity:
            action["id"] = self._names.send(identity, element.place)
        return [action]

    def _delay(self, element: Element) -> Any:
        """Seconds, or an expression; 0 for none."""
        if "delayexpr" in element.attributes:
            tree = expression(element.get("delayexpr"))
            match tree:
                case ("binary", "+", amount, ("string", unit)) if unit.strip() in _SECONDS:
                    factor = _SECONDS[unit.strip()]
                    formula = self._expressions.value(amount)
                    if formula.kind == "string":
                        raise Left("a delay that is a text")
                    return formula.text if factor == 1 else f"({formula.text}) * {factor!r}"
            try:
                value = self._constant(tree)
            except ScriptError:
                formula = self._expressions.value(tree)
                if formula.kind != "number":
                    raise Left("a delay that is a text") from None
                return f"({formula.text}) * 0.001"
            text = value if isinstance(value, str) else repr(value)
        else:
            text = element.get("delay")
        if not text:
            return 0
        match = _TIME.fullmatch(text)
        if match is None:
            raise Left(f"the delay {text[:40]}, which is no time")
        seconds = float(match[1]) * _SECONDS[match[2]] if match[2] != "ms" and match[2] else float(match[1]) / 1000
        if seconds > 1e9:
            raise Left("a delay of more than 1e9 seconds")
        return int(seconds) if seconds == int(seconds) else seconds

    def _cancel(self, element: Element) -> list[Any]:
        name = self._constant_text(element, "sendid")
        return [{"cancel": self._names.send(name, element.place)}]
