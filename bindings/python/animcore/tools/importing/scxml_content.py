# SPDX-License-Identifier: MIT
"""Executable content of a chart as actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .ecmascript import Illegal, ScriptError, Statement, Tree, constant, expression, path_of, statements
from .names import inside
from .report import Report
from .scxml_arrays import ROOM, appended, mentions
from .scxml_data import assignments, literal
from .scxml_expressions import NEVER, Expressions, Formula
from .scxml_names import Names
from .scxml_system import LOCATION, PROCESSOR, SYSTEM
from .source import Element

__all__ = ["ERROR", "Content", "Left"]

# What cannot be done: `error.execution` is raised, and the rest of the block is left out.
ERROR: dict[str, Any] = {"raise": "error.execution", "data": {"message": NEVER}}
# A loop is written out, so many actions at most.
_MOST = 2000

_TIME = re.compile(r"\s*(\+?(?:\d+\.?\d*|\.\d+))\s*(ms|s|m|h|d|)\s*", re.ASCII)
_SECONDS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "": 0.001}
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


class _Depends(Exception):  # noqa: N818 - nothing failed
    """What is to be done depends on data of which all texts are known."""


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
            "foreach": self._foreach,
        }
        # What data hold where an action is made for each of their texts.
        self._known: dict[str, Any] = {}
        self._sends = 0
        self._loops = 0
        # Loops over arrays that grow.
        self._copies = 0
        # Blocks inside of each other.
        self._depth = 0

    def actions(self, elements: list[Element]) -> list[Any]:
        """The actions of executable content."""
        self._depth += 1
        try:
            return self._block(elements)
        finally:
            self._depth -= 1

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
        data = self._expressions.system.said({}, name, "platform", sendid)
        return {"raise": name, **({"data": data} if data else {})}

    def _block(self, elements: list[Element]) -> list[Any]:
        found: list[Any] = []
        for element in elements:
            make = self._made.get(element.tag)
            try:
                if make is None:
                    raise Left("an action that documents do not have")
                found += self._each(element, make)
            except Illegal as error:
                self._report.approximated(element.place, f"{error}: error.execution, as in the chart")
                found += self._failed(error)
                self.tell(element.place)
                break
            except Left as error:
                self._report.left(element.place, str(error))
            except ScriptError as error:
                self._report.left(element.place, f"{error}; the action is not done")
            else:
                self._report.taken(element.place, "an action")
            self.tell(element.place)
        return found

    def _each(self, element: Element, make: Callable[[Element], list[Any]]) -> list[Any]:
        """The actions, or those for each text that data may hold on which they depend."""
        try:
            return make(element)
        except _Depends as depends:
            name = str(depends)
        few = self._expressions.few[name]
        if len(self._known) > 1:
            raise Left(f"what depends on {name} and on others")
        last: list[Any] = []
        self._depth += 1
        for number, text in enumerate(few):
            self._known[name] = text
            try:
                actions = self._each(element, make)
            except Illegal as error:
                actions = self._failed(error)
            finally:
                del self._known[name]
            if number == 0:
                last = actions
            else:
                same = f"{inside(self._names.input(name))} == {self._expressions.value(('string', text)).text}"
                last = [{"if": same, "then": actions, **({"else": last} if last else {})}]
        self._depth -= 1
        return last

    def _constant(self, tree: Tree) -> Any:
        """A value that is known beforehand, also for a text that data hold."""
        known = {**self._expressions.system.values, **self._known}
        tree = self._expressions.unaliased(tree)
        try:
            return constant(tree, known)
        except ScriptError:
            waiting = [tree]
            while waiting:
                part = waiting.pop()
                if part[0] == "name" and part[1] in self._expressions.few and part[1] not in self._known:
                    raise _Depends(part[1]) from None
                waiting += [each for each in part[1:] if isinstance(each, tuple)]
            raise

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
        if formula.kind == "string":
            if formula.constant is None:
                return {"expression": formula.text}
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
        tree = expression(element.get(f"{name}expr"))
        try:
            value = self._constant(tree)
        except Illegal:
            raise
        except ScriptError:
            self._expressions.value(tree)
            value = None
        if not isinstance(value, str):
            raise Left(f"its {name}, which is computed")
        return value

    def _raise(self, element: Element) -> list[Any]:
        name = element.get("event")
        action: dict[str, Any] = {"raise": self._event(element, name)}
        if data := self._expressions.system.said({}, name, "internal"):
            action["data"] = data
        return [action]

    def _event(self, element: Element, name: str) -> str:
        if not name or name == "*" or any(letter.isspace() for letter in name):
            raise Left("an event without a name")
        return self._names.event(name, element.place)

    def _send(self, element: Element) -> list[Any]:
        identity, before = element.get("id"), []
        if location := element.get("idlocation").strip():
            self._sends += 1
            identity = f"send.{self._sends}"
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
            tree = expression(element.get(f"{name}expr"))
            try:
                value = self._constant(tree)
            except Illegal:
                raise
            except ScriptError:
                found = self._expressions.value(tree)
                if found.kind == "any":
                    return Formula(f"('' + {found.text})", "string")
                if found.kind == "string":
                    return found
            else:
                if value is None:
                    raise Illegal(f"a {name} that is undefined") from None
                found = self._expressions.value(literal(value))
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
        said = self._expressions.system.said
        if target == "#_internal":
            if delay:
                self._report.approximated(element.place, "an event for #_internal that is sent later: at once")
            data = said(data, name, "internal", identity)
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
            return [{"emit": event, **({"data": data} if data else {})}]
        action: dict[str, Any] = {"send": event}
        if data := said(data, name, "external", identity):
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

    def _assign(self, element: Element) -> list[Any]:
        location = element.get("location").strip()
        if "expr" in element.attributes:
            return self._assignment(location, expression(element.get("expr")))
        if element.children:
            raise Left("XML that is assigned")
        return self._assignment(location, expression(element.text))

    def _assignment(self, location: str, tree: Tree) -> list[Any]:
        """The actions of an assignment."""
        name = path_of(expression(location))
        if name is None:
            raise Illegal(f"{location}, to which nothing can be assigned")
        parts = self._expressions.objects.get(name)
        if parts is not None:
            if tree[0] != "object" or set(tree[1]) != set(parts):
                raise Left(f"what is assigned to {name}: an object with other parts")
            return [each for part in parts for each in self._assignment(f"{name}.{part}", tree[1][part])]
        if name in self._expressions.aliases:
            return [self._hold(name, tree)]
        if name in self._expressions.growing:
            return self._array(name, tree)
        flag = self._expressions.watched.get(name)
        if tree[0] == "nothing":
            if flag is None:
                raise Left(f"what is assigned to {name}: null or undefined")
            empty = {"number": 0, "boolean": False, "string": ""}[self._expressions.kinds[name]]
            return [{"assign": {self._names.input(name): empty, flag: False}}]
        action = self._assigned(name, tree)
        if flag is not None:
            action["assign"][flag] = True
            if tree[0] == "member" and tree[1] == ("name", "_event") and tree[2] != "data":
                text, known = self._expressions.system.present(tree[2])
                action["assign"][flag] = text if known is None else known
        return [action]

    def _array(self, name: str, tree: Tree) -> list[Any]:
        """Items are appended to an array, or it gets others."""
        length = self._names.input(f"{name}.length")
        items = appended(tree, name)
        if items is None:
            if tree[0] != "array" or len(tree[1]) > ROOM or mentions(tree, name):
                raise Left(f"what is assigned to {name}, an array that grows")
            return [
                *(self._assigned(f"{name}.{number}", item) for number, item in enumerate(tree[1])),
                {"assign": {length: len(tree[1])}},
            ]
        if len(items) > 1 and any(mentions(item, name) for item in items):
            raise Left(f"several items of {name} that are computed of it")
        found: list[Any] = []
        size = inside(length)
        for item in items:
            places = {}
            for number in range(ROOM):
                place = self._names.input(f"{name}.{number}")
                places[place] = self._placed(name, f"{size} == {number}", item, inside(place))
            found += [{"if": f"{size} >= {ROOM}", "then": [ERROR]}, {"assign": places}, {"increment": {length: 1}}]
        return found

    def _placed(self, name: str, test: str, item: Tree, before: str) -> Any:
        """The value of a place in an array that grows, after an item is put where the test holds."""
        kind, formula = self._expressions.growing[name], self._expressions.value(item)
        if formula.kind not in (kind, "" if kind == "boolean" else "any"):
            raise Left(f"an item of {name} that is a {formula.kind}, where others are a {kind}")
        value = formula.inside(1)
        if kind == "string":
            value = f"'' + {formula.inside(6)}" if formula.kind == "any" else value
            return {"expression": f"{test} ? {value} : {before}"}
        return f"{test} ? {value} : {before}"

    def _hold(self, name: str, tree: Tree) -> Any:
        """Data hold a system variable as a whole, or nothing."""
        flag = self._expressions.holding.get(name)
        if flag is None or tree not in (("nothing",), ("name", self._expressions.aliases[name])):
            raise Left(f"what is assigned to {name}, which is {self._expressions.aliases[name]}")
        flags = [flag, *([self._expressions.current[name]] if name in self._expressions.current else [])]
        return {"assign": dict.fromkeys(flags, tree[0] == "name")}

    def _assigned(self, name: str, tree: Tree) -> Any:
        kind = self._expressions.kinds.get(name)
        if kind is None:
            if name.split(".")[0] in SYSTEM:
                raise Illegal(f"{name}, to which nothing can be assigned")
            if self._expressions.is_nowhere(name):
                raise Illegal(f"{name}, which nothing declares")
            raise Left(f"what is assigned to {name}, which is no data with a value")
        formula = self._expressions.value(tree)
        if kind == "string":
            if isinstance(formula.constant, str):
                value: Any = formula.constant
                if value.startswith("event."):
                    value = {"text": value}
            elif formula.kind in ("string", "any"):
                value = {"expression": formula.text}
            elif formula.kind == "number" and name in self._expressions.texted:
                value = {"expression": f"format({formula.text})"}
            else:
                raise Left(f"what is assigned to {name}: a {formula.kind}, where it holds a text")
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
        return self.script(statements(element.text))

    def script(self, script: list[Statement], depth: int = 0) -> list[Any]:
        """What statements do. Raises Left and ScriptError."""
        found: list[Any] = []
        if depth > 8:
            raise Left("functions that call each other")
        for each in script:
            if each[0] == "function":
                continue
            if each[0] == "call":
                called = self._expressions.called(each[1], each[2])
                if called is None:
                    raise Left(f"a call of {each[1]}, which does something elsewhere")
                found += self.script(called[0], depth + 1)
                continue
            if each[0] == "assign":
                found += self._assignment(each[1], each[2])
                continue
            guard, yes, no = self._expressions.guard(each[1]), self.script(each[2], depth), self.script(each[3], depth)
            if yes or no:
                found.append({"if": guard, "then": yes, **({"else": no} if no else {})})
        return found

    def first(self, name: str, tree: Tree) -> list[Any]:
        """What gives data their first value. Raises Left and ScriptError."""
        return self._assignment(name, tree)

    def _foreach(self, element: Element) -> list[Any]:
        tree = expression(element.get("array"))
        path, item, index = path_of(tree) or "", element.get("item").strip(), element.get("index").strip()
        if path in self._expressions.growing and all(name.isidentifier() for name in (item, index or item)):
            return self._growing_loop(element, tree, path, item, index)
        if tree[0] != "array" and path not in self._expressions.arrays:
            if path in self._expressions.kinds or self._expressions.is_nowhere(path):
                raise Illegal(f"{path}, which is no array")
            raise Left("a loop over an array that is not known beforehand")
        if not all(name.isidentifier() for name in (item, index or item)):
            raise Illegal("a loop whose item or index has no name")
        values = constant(tree, self._expressions.arrays)
        found: list[Any] = []
        for number, value in enumerate(values):
            found += self._assignment(item, literal(value))
            if index:
                found += self._assignment(index, ("number", float(number)))
            found += self.actions(element.children)
            self._loops += len(found)
            if self._loops > _MOST:
                raise Left("a loop of too many actions")
        return found

    def _growing_loop(self, element: Element, tree: Tree, path: str, item: str, index: str) -> list[Any]:
        """A loop over an array that grows: over the items that it has as the loop begins (SCXML, 4.6)."""
        if any(name == path and each[0] == "array" for name, each in assignments(element)):
            raise Left("a loop over an array that gets others inside")
        self._copies += 1
        count = self._names.input(f"{path} in loop {self._copies}")
        self._expressions.inputs[count] = {"type": "number"}
        found: list[Any] = [{"assign": {count: inside(self._names.input(f"{path}.length"))}}]
        for number in range(ROOM):
            actions = self._assignment(item, ("member", tree, str(number)))
            if index:
                actions += self._assignment(index, ("number", float(number)))
            actions += self.actions(element.children)
            found.append({"if": f"{inside(count)} > {number}", "then": actions})
            self._loops += len(actions)
            if self._loops > _MOST:
                raise Left("a loop of too many actions")
        return found

    def _log(self, element: Element) -> list[Any]:
        data: dict[str, Any] = {}
        if label := element.get("label"):
            data["label"] = {"text": label}
        if source := element.get("expr"):
            tree = expression(source)
            if tree[0] == "array":
                data["value"] = {"expression": self._expressions.joined(tree[1]).text}
            else:
                data["value"] = self._datum(tree)
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
