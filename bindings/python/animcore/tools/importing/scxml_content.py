# SPDX-License-Identifier: MIT
"""Executable content of a chart as actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .ecmascript import (
    Illegal,
    ScriptError,
    Statement,
    Tree,
    constant,
    expression,
    key_of,
    path_of,
    statements,
    substituted,
    truth,
)
from .names import inside
from .report import Report
from .scxml_arrays import ANY, ROOM, appended, mentions, with_key
from .scxml_data import assignments, literal, of_script
from .scxml_expressions import NEVER, Expressions, Mixed
from .scxml_names import Names
from .scxml_sends import ERROR, Depends, Left, Sends
from .scxml_system import SYSTEM
from .source import Element

__all__ = ["Content"]

# A loop is written out, so many actions at most.
_MOST = 2000
_MOST_ROUNDS = 200
# Values by a condition, in an action: each doubles it.
_MOST_CHOICES = 3


class Content(Sends):
    """Makes actions, and reports what cannot be one."""

    def __init__(self, names: Names, expressions: Expressions, report: Report) -> None:
        super().__init__(names, expressions, report)
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
        self._loops = 0
        # Loops over arrays that grow.
        self._copies = 0

    def actions(self, elements: list[Element]) -> list[Any]:
        """The actions of executable content."""
        self._depth += 1
        try:
            return self._block(elements)
        finally:
            self._depth -= 1

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
        except Mixed as mixed:
            return self._either(element, make, mixed)
        except Depends as depends:
            name = str(depends)
        few = self._expressions.few[name]
        if len(self._known) > 1:
            raise Left(f"what depends on {name} and on others")
        last: list[Any] = []
        for number, text in enumerate(few):
            self._known[name] = text
            self._depth += 1
            try:
                actions = self._each(element, make)
            except Illegal as error:
                actions = self._failed(error)
            finally:
                self._depth -= 1
                del self._known[name]
            if number == 0:
                last = actions
            else:
                same = f"{inside(self._names.input(name))} == {self._expressions.value(('string', text)).text}"
                last = [{"if": same, "then": actions, **({"else": last} if last else {})}]
        return last

    def _either(self, element: Element, make: Callable[[Element], list[Any]], mixed: Mixed) -> list[Any]:
        """The actions with the one and with the other value that a condition chooses."""
        chosen = self._expressions.chosen
        if len(chosen) >= _MOST_CHOICES:
            raise mixed
        guard = self._expressions.guard(mixed.condition)
        found: list[list[Any]] = []
        for value in mixed.branches:
            chosen.append((mixed.tree, value))
            self._depth += 1
            try:
                found.append(self._each(element, make))
            except Illegal as error:
                found.append(self._failed(error))
            finally:
                self._depth -= 1
                chosen.pop()
        yes, no = found
        return [{"if": guard, "then": yes, **({"else": no} if no else {})}]

    def _assign(self, element: Element) -> list[Any]:
        location = element.get("location").strip()
        if "expr" in element.attributes:
            return self._assignment(location, expression(element.get("expr")))
        if element.children:
            raise Left("XML that is assigned")
        if not element.text.strip():
            raise Left("an assignment without a value")
        return self._assignment(location, expression(element.text))

    def _assignment(self, location: str, tree: Tree) -> list[Any]:
        """The actions of an assignment."""
        place = expression(location)
        if found := key_of(place):
            return self._put(*found, tree)
        name = path_of(place)
        if name is None:
            if place[0] in ("member", "element"):
                raise Left(f"what is assigned to {location}")
            raise Illegal(f"{location}, to which nothing can be assigned")
        return self._assignment_to(name, tree)

    def _assignment_to(self, name: str, tree: Tree) -> list[Any]:
        """The actions of an assignment to what has this path."""
        parts = self._expressions.objects.get(name)
        if parts is not None:
            if tree[0] != "object" or set(tree[1]) != set(parts):
                raise Left(f"what is assigned to {name}: an object with other parts")
            return [each for part in parts for each in self._assignment(f"{name}.{part}", tree[1][part])]
        if tree[0] == "function":
            if self._expressions.functions.get(name) == tree:
                return []
            raise Left(f"what is assigned to {name}: a function")
        if name in self._expressions.aliases:
            return [self._hold(name, tree)]
        if name in self._expressions.growing:
            return self._array(name, tree)
        if name in self._expressions.arrays and tree[0] == "array":
            # The script that makes the array: it is written out where it is used.
            return []
        flag = self._expressions.watched.get(name)
        if tree[0] == "nothing":
            kind = self._expressions.kinds.get(name)
            if kind is None:
                raise Left(f"what is assigned to {name}: null or undefined")
            empty = {"number": 0, "boolean": False, "string": ""}[kind]
            if flag is not None:
                return [{"assign": {self._names.input(name): empty, flag: False}}]
            word = {"number": "0", "boolean": "false", "string": "an empty text"}[kind]
            self._expressions.system.note(f"null or undefined, which is assigned to {name}: {word}")
            return [{"assign": {self._names.input(name): empty}}]
        action = self._assigned(name, tree)
        of, _, number = name.rpartition(".")
        if of in self._expressions.growing and number.isdecimal():
            length = self._names.input(f"{of}.length")
            return [action, {"if": f"{inside(length)} <= {number}", "then": [{"assign": {length: int(number) + 1}}]}]
        if flag is not None:
            action["assign"][flag] = True
            if tree[0] == "member" and tree[1] == ("name", "_event") and tree[2] != "data":
                text, known = self._expressions.system.present(tree[2])
                action["assign"][flag] = text if known is None else known
        return [action]

    def _put(self, path: str, key: Tree, tree: Tree) -> list[Any]:
        """A part by a computed name gets a value: of an array that grows, or of an object."""
        if path in SYSTEM or self._expressions.is_nowhere(f"{path}.{ANY}"):
            raise Illegal(f"{path}, which nothing declares")
        is_array = path in self._expressions.growing
        if not is_array and path not in self._expressions.objects:
            raise Left(f"what is assigned to a part of {path} by a computed name")
        if mentions(key, path):
            raise Left(f"what is assigned to a part of {path} by a name that is one of its parts")
        at = self._expressions.value(key)
        if at.kind not in (("number", "any") if is_array else ("string", "any")):
            raise Left(f"what is assigned to a part of {path} by a name that is a {at.kind}")
        names: list[Tree] = [("number", float(number)) for number in range(ROOM)]
        if not is_array:
            names = [("string", part) for part in self._expressions.objects[path]]
            self._expressions.system.note(f"what is assigned to a part of {path} by a computed name: no part is added")
        found: list[Any] = [{"if": f"{at.inside(5)} >= {ROOM}", "then": [ERROR]}] if is_array else []
        for known in names:
            part = int(known[1]) if is_array else known[1]
            actions = self._assignment_to(f"{path}.{part}", with_key(tree, key, known))
            found.append({"if": f"{at.inside(4)} == {self._expressions.value(known).text}", "then": actions})
        return found

    def _array(self, name: str, tree: Tree) -> list[Any]:
        """Items are appended to an array, or it gets others."""
        length = self._names.input(f"{name}.length")
        items = appended(tree, name, self._expressions.kinds)
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
        if flag is None or (tree[0] != "nothing" and tree != ("name", self._expressions.aliases[name])):
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
            try:
                found += self._statement(each, depth)
            except Illegal as error:
                # What comes before is done; in a branch, the error is one where that is taken.
                self._expressions.system.note(f"{error}: error.execution, as in the chart")
                return found + self._failed(error)
        return found

    def _statement(self, each: Statement, depth: int) -> list[Any]:
        if each[0] == "function":
            return []
        if each[0] == "call":
            called = self._expressions.called(each[1], each[2])
            if called is None:
                raise Left(f"a call of {each[1]}, which does something elsewhere")
            return self.script(called[0], depth + 1)
        if each[0] == "assign":
            return self._assignment_to(each[1], each[2])
        if each[0] == "put":
            return self._put(each[1], each[2], each[3])
        if each[0] == "loop":
            return self._counted(each, depth)
        guard, yes, no = self._expressions.guard(each[1]), self.script(each[2], depth), self.script(each[3], depth)
        return [{"if": guard, "then": yes, **({"else": no} if no else {})}] if yes or no else []

    def _counted(self, loop: Statement, depth: int) -> list[Any]:
        """The rounds of a loop that counts a variable, one after the other."""
        _, name, first, condition, following, body = loop
        if any(each == name for each, _ in of_script(body)):
            raise Left(f"a loop that assigns the variable {name}, which it counts")
        number = self._constant(first)
        found: list[Any] = []
        over = _length_of(condition, name)
        if over in self._expressions.growing and following == ("binary", "+", ("name", name), ("number", 1.0)):
            return self._over_items(over, name, number, body, depth)
        for _ in range(_MOST_ROUNDS):
            try:
                goes_on = truth(constant(condition, {**self._expressions.arrays, name: number}))
            except ScriptError:
                raise Left("a loop whose rounds are not known beforehand") from None
            value = literal(number)
            if not goes_on:
                return [*found, *self._assignment_to(name, value)]
            found += self._round(substituted(body, {name: value}), depth)
            number = self._constant(substituted(following, {name: value}))
        raise Left("a loop of too many rounds")

    def _round(self, body: list[Statement], depth: int) -> list[Any]:
        found = self.script(body, depth)
        self._loops += len(found)
        if self._loops > _MOST:
            raise Left("a loop of too many actions")
        return found

    def _over_items(self, path: str, name: str, first: Any, body: list[Statement], depth: int) -> list[Any]:
        """The rounds of a loop over an array that grows: a round is done where the array is so long by then."""
        if not isinstance(first, float) or first not in range(ROOM):
            raise Left("a loop that begins at no item")
        length = inside(self._names.input(f"{path}.length"))
        found: list[Any] = []
        for number in range(int(first), ROOM):
            actions = self._round(substituted(body, {name: ("number", float(number))}), depth)
            found.append({"if": f"{length} > {number}", "then": actions})
        return [*found, {"assign": {self._names.input(name): f"max({length}, {int(first)})"}}]

    def first(self, name: str, tree: Tree) -> list[Any]:
        """What gives data their first value. Raises Left and ScriptError."""
        return self._assignment(name, tree)

    def _foreach(self, element: Element) -> list[Any]:
        tree = expression(element.get("array"))
        path, item, index = path_of(tree) or "", element.get("item").strip(), element.get("index").strip()
        if path in self._expressions.growing and all(name.isidentifier() for name in (item, index or item)):
            return self._growing_loop(element, tree, path, item, index)
        if tree[0] != "array" and path not in self._expressions.arrays:
            is_plain = path in self._expressions.kinds and path not in self._expressions.unsure
            if is_plain or self._expressions.is_nowhere(path):
                raise Illegal(f"{path}, which is no array")
            raise Left("a loop over an array that is not known beforehand")
        if not all(name.isidentifier() for name in (item, index or item)):
            raise Illegal("a loop whose item or index has no name")
        arrays = self._expressions.arrays
        values = arrays[path] if path in arrays else constant(tree, arrays)
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
        return self._told("log", data)

    def _if(self, element: Element) -> list[Any]:
        branches: list[tuple[str | None, list[Element]]] = [(element.get("cond"), [])]
        for child in element.children:
            if child.tag in ("elseif", "else"):
                branches.append((child.get("cond") if child.tag == "elseif" else None, []))
            else:
                branches[-1][1].append(child)
        # All conditions first: where one cannot be read, nobody knows which branch is right.
        guards = [condition if condition is None else self._condition(condition) for condition, _ in branches]
        last: list[Any] = []
        for guard, (_, children) in reversed(list(zip(guards, branches, strict=True))):
            actions = self.actions(children)
            otherwise = {"else": last} if last else {}
            last = actions if guard is None else [{"if": guard, "then": actions, **otherwise}]
        return last

    def _condition(self, text: str) -> str:
        """One that is an error is false, and the block goes on (SCXML, 5.9.1)."""
        try:
            return self._expressions.condition(text)
        except Illegal as error:
            self._expressions.system.note(f"a condition that has {error}: error.execution, as in the chart")
            return NEVER


def _length_of(condition: Tree, name: str) -> str:
    """What a variable is counted up to the length of; nothing of another condition."""
    match condition:
        case ("binary", "<", ("name", counted), ("member", of, "length")) if counted == name:
            return path_of(of) or ""
    return ""
