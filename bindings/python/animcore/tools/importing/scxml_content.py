# SPDX-License-Identifier: MIT
"""Executable content of a chart as actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .ecmascript import ScriptError, Tree, constant, expression, statements
from .report import Report
from .scxml_expressions import Expressions
from .scxml_names import Names
from .source import Element

__all__ = ["Content", "Left"]

_TIME = re.compile(r"\s*(\+?(?:\d+\.?\d*|\.\d+))\s*(ms|s|m|h|d|)\s*", re.ASCII)
_SECONDS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "": 0.001}
_ITSELF = ("", "#_scxml")
_PROCESSORS = ("", "scxml", "http://www.w3.org/TR/scxml/#SCXMLEventProcessor", "http://www.w3.org/TR/scxml/")


class Left(Exception):  # noqa: N818 - nothing failed
    """What cannot be a document's, in a few words."""


class Content:
    """Makes actions, and reports what cannot be one."""

    def __init__(self, names: Names, expressions: Expressions, report: Report) -> None:
        self._names, self._expressions, self._report = names, expressions, report
        self._made: dict[str, Callable[[Element], list[Any]]] = {
            "raise": self._raise,
            "send": self._send,
            "cancel": self._cancel,
            "assign": self._assign,
            "script": self._script,
            "log": self._log,
            "if": self._if,
        }

    def actions(self, elements: list[Element]) -> list[Any]:
        """The actions of executable content."""
        found: list[Any] = []
        for element in elements:
            make = self._made.get(element.tag)
            try:
                if make is None:
                    raise Left("an action that documents do not have")
                found += make(element)
            except Left as error:
                self._report.left(element.place, str(error))
            except ScriptError as error:
                self._report.left(element.place, f"{error}; the action is not done")
            else:
                self._report.taken(element.place, "an action")
        return found

    def data(self, element: Element) -> dict[str, Any]:
        """What param, namelist and content say. Raises Left."""
        found: dict[str, Any] = {}
        for name in element.get("namelist").split():
            found[self._names.field(name, element.place)] = self._datum(("name", name))
        for param in element.all("param"):
            source = param.get("expr") or param.get("location")
            found[self._names.field(param.get("name"), param.place)] = self._datum(expression(source))
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
                found |= {self._names.field(name): self._datum(value) for name, value in tree[1].items()}
            else:
                found["content"] = self._datum(tree)
        return found

    def _datum(self, tree: Tree) -> Any:
        formula = self._expressions.value(tree)
        if formula.kind == "string":
            if formula.constant is None:
                return {"input": formula.text}
            return {"text": formula.constant}
        return self._literal(formula.constant, formula.text)

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
        try:
            value = constant(expression(element.get(f"{name}expr")), {})
        except ScriptError:
            value = None
        if not isinstance(value, str):
            raise Left(f"its {name}, which is computed")
        return value

    def _raise(self, element: Element) -> list[Any]:
        return [{"raise": self._event(element, element.get("event"))}]

    def _event(self, element: Element, name: str) -> str:
        if not name or name == "*" or any(letter.isspace() for letter in name):
            raise Left("an event without a name")
        return self._names.event(name, element.place)

    def _send(self, element: Element) -> list[Any]:
        if element.get("type") not in _PROCESSORS or "typeexpr" in element.attributes:
            raise Left("an event for another sort of machine or a service")
        action: dict[str, Any] = {"send": self._event(element, self._constant_text(element, "event"))}
        if data := self.data(element):
            action["data"] = data
        delay = self._delay(element)
        target = self._constant_text(element, "target")
        if "idlocation" in element.attributes:
            self._report.left(element.place, "idlocation: the send has no id")
        if target == "#_internal":
            return [{"raise": action.pop("send"), **action}]
        if target not in _ITSELF and not target.startswith("#_scxml_"):
            if delay:
                raise Left("an event for others that is sent later")
            if target != "#_parent":
                self._report.approximated(element.place, f"an event for {target}: the host is told")
            return [{"emit": action.pop("send"), **action}]
        if delay:
            action["delay"] = delay
        if identity := element.get("id"):
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
                value = constant(tree, {})
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

    def _assign(self, element: Element) -> list[Any]:
        if "expr" in element.attributes:
            return [self._assigned(element.get("location"), expression(element.get("expr")))]
        if element.children:
            raise Left("XML that is assigned")
        return [self._assigned(element.get("location"), expression(element.text))]

    def _assigned(self, name: str, tree: Tree) -> Any:
        kind = self._expressions.kinds.get(name)
        if kind is None:
            raise Left(f"what is assigned to {name}, which is no data with a value")
        formula = self._expressions.value(tree)
        if kind == "string":
            if not isinstance(formula.constant, str):
                raise Left(f"what is assigned to {name}: a text that is computed")
            value: Any = formula.constant
        elif formula.kind == "string":
            raise Left(f"what is assigned to {name}: a text, where it holds a {kind}")
        elif kind == "number" and isinstance(formula.constant, bool):
            value = int(formula.constant)
        elif kind == "boolean" and isinstance(formula.constant, float):
            value = formula.constant != 0
        else:
            value = self._literal(formula.constant, formula.text)
        return {"assign": {self._names.input(name): value}}

    def _script(self, element: Element) -> list[Any]:
        if "src" in element.attributes:
            raise Left("a script in another file")
        return [self._assigned(name, tree) for name, tree in statements(element.text)]

    def _log(self, element: Element) -> list[Any]:
        data: dict[str, Any] = {}
        if label := element.get("label"):
            data["label"] = {"text": label}
        if source := element.get("expr"):
            data["value"] = self._datum(expression(source))
        return [{"emit": "log", **({"data": data} if data else {})}]

    def _if(self, element: Element) -> list[Any]:
        branches: list[tuple[str | None, list[Element]]] = [(element.get("cond"), [])]
        for child in element.children:
            if child.tag in ("elseif", "else"):
                branches.append((child.get("cond") if child.tag == "elseif" else None, []))
            else:
                branches[-1][1].append(child)
        # All conditions first: where one cannot be read, nobody knows which branch is right.
        guards = [
            condition if condition is None else self._expressions.condition(condition) for condition, _ in branches
        ]
        last: list[Any] = []
        for guard, (_, children) in reversed(list(zip(guards, branches, strict=True))):
            actions = self.actions(children)
            otherwise = {"else": last} if last else {}
            last = actions if guard is None else [{"if": guard, "then": actions, **otherwise}]
        return last
