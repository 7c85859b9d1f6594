# SPDX-License-Identifier: MIT
"""The data of a chart as inputs: what each holds, by its first value and by what is assigned to it."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Iterator
from typing import Any

from .ecmascript import Illegal, ScriptError, Statement, Tree, constant, expression, key_of, path_of, statements
from .report import Refused, Report
from .scxml_arrays import ANY, ROOM, appended, is_brought, mentions
from .scxml_expressions import Expressions
from .scxml_system import SYSTEM, root_of
from .source import Element, xml_of

__all__ = [
    "IDENTITY",
    "Assigned",
    "assignments",
    "first_value",
    "inputs_of",
    "name_sends",
    "of_script",
    "trees",
    "walk",
]

_COMPARING = {"==", "===", "!=", "!==", "<", "<=", ">", ">=", "&&", "||", "in", "instanceof"}
# What a condition or value is written in.
_WRITTEN = ("cond", "expr", "eventexpr", "targetexpr", "delayexpr", "typeexpr", "sendidexpr", "array")
_MOST_FIELDS = 200
_VARIABLES = SYSTEM - {"_x"}

Assigned = tuple[str, Tree]


# The id of a send whose id is stored, no name that XML can have: one for the element, however often it is done.
IDENTITY = "the id of idlocation"


def name_sends(root: Element) -> None:
    """Gives each send whose id is stored an id that no other has."""
    sends = [element for element in walk(root) if element.tag == "send"]
    taken = {element.get("id") for element in sends}
    free = (name for number in itertools.count(1) if (name := f"send.{number}") not in taken)
    for element in sends:
        if "idlocation" in element.attributes:
            element.attributes[IDENTITY] = next(free)


def walk(element: Element) -> Iterator[Element]:
    """An element and all inside, in document order."""
    waiting = [element]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += reversed(found.children)


def of_script(script: list[Statement]) -> Iterator[Assigned]:
    """All that statements assign."""
    for each in script:
        if each[0] == "assign":
            yield each[1], each[2]
        elif each[0] == "put":
            yield f"{each[1]}.{ANY}", each[3]
        elif each[0] == "function":
            yield from of_script(each[2][2])
        elif each[0] == "loop":
            yield each[1], ("number", 0.0)
            yield from of_script(each[5])
        elif each[0] == "if":
            yield from of_script(each[2])
            yield from of_script(each[3])


def assignments(root: Element, arrays: dict[str, Any] | None = None, is_inside: bool = True) -> Iterator[Assigned]:
    """All that is assigned anywhere, objects with their parts; what cannot be read is told where it is done.

    :param is_inside: whether also what elements inside of this one assign.
    """
    for name, tree in _assigned(walk(root) if is_inside else iter([root]), arrays):
        yield name, tree
        yield from parts_of(name, tree)


def parts_of(name: str, tree: Tree) -> Iterator[Assigned]:
    """The parts of an object and what they are."""
    for part, inner in tree[1].items() if tree[0] == "object" else ():
        yield f"{name}.{part}", inner
        yield from parts_of(f"{name}.{part}", inner)


def _assigned(elements: Iterator[Element], arrays: dict[str, Any] | None) -> Iterator[Assigned]:
    for element in elements:
        try:
            if element.tag == "assign" and "expr" in element.attributes:
                yield _location(element.get("location")), expression(element.get("expr"))
            elif element.tag == "script":
                yield from of_script(statements(element.text))
            elif element.tag == "foreach":
                yield from _of_loop(element, arrays or {})
            elif element.tag == "send" and "idlocation" in element.attributes:
                yield element.get("idlocation").strip(), ("string", element.get(IDENTITY))
        except ScriptError:
            continue


def _location(text: str) -> str:
    """Where something is assigned, as a path: its last name is any where it is computed."""
    tree = expression(text)
    if found := key_of(tree):
        return f"{found[0]}.{ANY}"
    return path_of(tree) or text


def _of_loop(element: Element, arrays: dict[str, Any]) -> Iterator[Assigned]:
    tree = expression(element.get("array"))
    path = path_of(tree) or ""
    values = arrays[path] if path in arrays else constant(tree, arrays)
    if isinstance(values, str):
        # An array that grows: its items are of one kind.
        yield element.get("item").strip(), ("member", tree, "0")
    for value in values if isinstance(values, list) else []:
        yield element.get("item").strip(), literal(value)
    if index := element.get("index").strip():
        yield index, ("number", 0.0)


def literal(value: Any) -> Tree:
    """The tree of a value."""
    match value:
        case bool():
            return ("boolean", value)
        case int() | float():
            return ("number", float(value))
        case str():
            return ("string", value)
        case list():
            return ("array", [literal(each) for each in value])
        case dict():
            return ("object", {name: literal(each) for name, each in value.items()})
    return ("nothing", "null")


def trees(root: Element) -> Iterator[Tree]:
    """All conditions and values that are written, and their parts."""
    for element in walk(root):
        try:
            waiting = [expression(element.get(name)) for name in _WRITTEN if name in element.attributes]
            if element.tag == "script":
                waiting += _of_statements(statements(element.text))
        except ScriptError:
            continue
        while waiting:
            tree = waiting.pop()
            yield tree
            for part in tree[1:]:
                if isinstance(part, tuple):
                    waiting.append(part)
                elif isinstance(part, list | dict):
                    waiting += part.values() if isinstance(part, dict) else part


def _of_statements(script: list[Statement]) -> list[Tree]:
    found: list[Tree] = []
    for each in script:
        if each[0] in ("assign", "put"):
            found += each[2:]
        elif each[0] == "if":
            found += [each[1], *_of_statements(each[2]), *_of_statements(each[3])]
        elif each[0] == "loop":
            found += [*each[2:5], *_of_statements(each[5])]
        elif each[0] == "function":
            found += _of_statements(each[2][2])
    return found


def _is_of_event(tree: Tree) -> bool:
    return tree[0] in ("member", "element") and (path_of(tree) or "").split(".")[:2] == ["_event", "data"]


def _counted(root: Element) -> Iterator[str]:
    """The data of which numbers are computed."""
    for tree in trees(root):
        match tree:
            case ("binary", "-" | "*" | "/" | "%" | "<" | "<=" | ">" | ">=", left, right):
                yield from (path_of(left) or "", path_of(right) or "")
            case ("binary", "+", one, ("number", _)) | ("binary", "+", ("number", _), one) | ("unary", "-" | "+", one):
                yield path_of(one) or ""
            case ("call", ("member", ("name", "Math"), _), arguments):
                yield from (path_of(each) or "" for each in arguments)


def _kind(tree: Tree, kinds: dict[str, str]) -> str:
    match tree:
        case ("number", _) | ("unary", "-" | "+", _):
            return "number"
        case ("call", ("name", "In" | "Boolean" | "isNaN"), _):
            return "boolean"
        case ("call", ("member", ("name", "Math"), _), _) | ("call", ("name", "Number" | "parseFloat"), _):
            return "number"
        case ("call", ("name", "String"), _) | ("call", ("member", _, "toString" | "toFixed"), _):
            return "string"
        case ("call", ("member", _, "startsWith" | "endsWith" | "includes"), _):
            return "boolean"
        case ("boolean", _) | ("unary", "!", _):
            return "boolean"
        case ("string", _) | ("unary", "typeof", _) | ("name", "_name" | "_sessionid"):
            return "string"
        case ("member", ("name", "_event"), name) if name != "data":
            return "string"
        case ("member" | "element", *_) if root_of(tree) == "_ioprocessors":
            return "string"
        case ("member", ("name", "Math"), _) | ("member", _, "length"):
            return "number"
        case ("element", *_) if found := key_of(tree):
            # The items of an array that grows are of one kind.
            return kinds.get(f"{found[0]}.0", "")
        case ("name" | "member" | "element", *_):
            return kinds.get(path_of(tree) or "", "")
        case ("binary", "&&" | "||", left, right):
            return _kind(left, kinds) or _kind(right, kinds)
        case ("binary", sign, left, right):
            if sign in _COMPARING:
                return "boolean"
            return "string" if sign == "+" and "string" in (_kind(left, kinds), _kind(right, kinds)) else "number"
        case ("conditional", _, yes, no):
            return _kind(yes, kinds) or _kind(no, kinds)
    return ""


class _XML(ScriptError):  # noqa: N818 - nothing failed
    """Data that are XML."""


def _is_xml(text: str) -> bool:
    """Whether the text of a file is XML."""
    if not text.startswith("<"):
        return False
    try:
        xml_of(text.encode("utf-8", "surrogatepass"))
    except Refused:
        return False
    return True


def first_value(data: Element, known: dict[str, Any]) -> Any:
    """The value that a data element gives: None where it gives none. Raises ScriptError."""
    if "expr" in data.attributes:
        return constant(expression(data.get("expr")), known)
    text = data.text.strip()
    if data.children or _is_xml(text):
        raise _XML("XML: only that it is there is known")
    if not text:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        try:
            tree = expression(text)
            if tree[0] != "function":
                return constant(tree, known)
        except ScriptError:
            return re.sub(r"\s+", " ", text)
        raise ScriptError("a function") from None
    return _floats(value)


def _floats(value: Any) -> Any:
    match value:
        case int() if not isinstance(value, bool) and abs(value) < 2**53:
            return float(value)
        case list():
            return [_floats(each) for each in value]
        case dict():
            return {name: _floats(each) for name, each in value.items()}
    return value


class _Data:
    """The data of a chart, and what becomes of them."""

    def __init__(self, root: Element, expressions: Expressions, report: Report) -> None:
        self.root, self.expressions, self.report = root, expressions, report
        self.inputs: dict[str, Any] = {}
        self.known: dict[str, Any] = {}
        # The arrays over which loops may go: their items, or the kind of those.
        self.items: dict[str, Any] = {}
        # Those without a first value, by name, and where they are declared.
        self.empty: dict[str, Element] = {}
        # First values that are computed, or are errors.
        self.computed: list[tuple[Element, str, Tree | Illegal]] = []

    def read(self) -> None:
        for model in walk(self.root):
            if model.tag == "datamodel":
                for data in model.all("data"):
                    self._declare(data)
        for element in walk(self.root):
            if element.tag == "script":
                self._functions(element)
        changing = self._changing() - self._script_arrays()
        self.expressions.arrays = {
            name: value for name, value in self.known.items() if isinstance(value, list) and name not in changing
        }
        self.items = dict(self.expressions.arrays)
        for name, value in list(self.known.items()):
            if isinstance(value, list) and name not in self.expressions.arrays and not self._grow(name, value):
                self._leave(self.expressions.declared[name], f"the data {name}: an array that is changed")
        for element in walk(self.root):
            if element.tag in ("script", "foreach"):
                self._assigned_only(element)
        self._alias()
        self._infer()
        self._mix()
        self._doubt()
        self._watch()
        self._ask()
        self._few()

    def _functions(self, script: Element) -> None:
        try:
            found = [each for each in statements(script.text) if each[0] == "function"]
        except ScriptError:
            return
        for _, name, function in found:
            if self.expressions.functions.setdefault(name, function) != function:
                self.report.approximated(script.place, f"the function {name}, which is defined several times: the last")
                self.expressions.functions[name] = function

    def _leave(self, data: Element, what: str) -> None:
        self.report.left(data.place, what)

    def _declare(self, data: Element) -> None:
        name, declared = data.get("id"), self.expressions.declared
        if not name or name in declared or name in _VARIABLES:
            self._leave(data, "data without an id, or with one that others have")
            return
        declared[name] = data
        if "src" in data.attributes:
            self._leave(data, f"the data {name} from another file")
            return
        if _of_system(data.get("expr")):
            self.expressions.aliases[name] = data.get("expr").strip()
            return
        try:
            self._begin(data, name, first_value(data, {**self.known, **self.expressions.system.values}))
        except Illegal as error:
            self.empty[name] = data
            self.computed.append((data, name, error))
        except _XML as error:
            self.expressions.objects[name] = []
            self._leave(data, f"the data {name}: {error}")
        except ScriptError as error:
            try:
                tree = expression(data.get("expr") or data.text)
            except ScriptError:
                self._leave(data, f"the data {name}: {error}")
            else:
                # A name of a function is the function.
                tree = self.expressions.functions.get(path_of(tree) or "", tree)
                if tree[0] == "function":
                    self.expressions.functions[name] = tree
                    return
                self.empty[name] = data
                self.computed.append((data, name, tree))

    def _begin(self, data: Element, path: str, value: Any) -> None:
        """The data has a value from the beginning, or a part of it."""
        if isinstance(value, dict):
            self.expressions.objects[path] = list(value)
            if sum(map(len, self.expressions.objects.values())) > _MOST_FIELDS:
                self._leave(data, f"the data {path}: an object of many parts")
                return
            for name, part in value.items():
                self._begin(data, f"{path}.{name}", part)
        elif value is None:
            self.empty[path] = data
        elif isinstance(value, list):
            self.known[path] = value
            self.expressions.declared.setdefault(path, data)
        elif isinstance(value, int | float) and not isinstance(value, bool) and not abs(value) <= 1e150:
            self._leave(data, f"the data {path}: a number that is not finite or above 1e150")
        else:
            self.known[path] = value
            kind = "boolean" if isinstance(value, bool) else "string" if isinstance(value, str) else "number"
            self.expressions.kinds[path] = kind
            self.inputs[self.expressions.names.input(path, data.place)] = {"type": kind, "value": _whole(value)}
            self.report.taken(data.place, f"the data {path}, as an input")

    def _grow(self, path: str, values: list[Any]) -> bool:
        """Whether an array only ever gets items of one kind: they become inputs."""
        items = [literal(value) for value in values]
        for name, tree in assignments(self.root):
            if name == path:
                more = tree[1] if tree[0] == "array" else appended(tree, path, self.expressions.kinds)
                if more is None or (tree[0] == "array" and mentions(tree, path)):
                    return False
                items += more
            elif name.startswith(f"{path}."):
                part = name[len(path) + 1 :]
                if part != ANY and not (part.isdecimal() and int(part) < ROOM):
                    return False
                items.append(tree)
        scripts = [each for each in walk(self.root) if each.tag == "script"]
        if len(values) > ROOM or any(not _is_read(each) and path in each.text for each in scripts):
            return False
        known = dict(self.expressions.kinds)
        alone = {_kind(item, known) for item in items if not mentions(item, path)} - {""}
        if len(alone) == 1:
            known |= dict.fromkeys((f"{path}.{number}" for number in range(ROOM)), alone.pop())
        kinds = {_kind(item, known) for item in items}
        data = self.expressions.declared[path]
        if kinds == {""} and all(map(is_brought, items)):
            kinds = {"string"}
            self.report.approximated(data.place, f"the data {path}: what events bring, of which numbers are texts")
        if len(kinds - {""}) != 1 or not kinds <= {"", "number", "string", "boolean"}:
            return False
        kind = next(iter(kinds - {""}))
        for number in range(ROOM):
            name = f"{path}.{number}"
            self.expressions.kinds[name] = kind
            self.inputs[self.expressions.names.input(name)] = {"type": kind}
            if number < len(values):
                self.inputs[self.expressions.names.input(name)]["value"] = _whole(values[number])
        self.expressions.kinds[f"{path}.length"] = "number"
        self.inputs[self.expressions.names.input(f"{path}.length")] = {"type": "number", "value": len(values)}
        self.expressions.growing[path] = kind
        self.items[path] = kind
        self.report.approximated(data.place, f"the data {path}, an array that grows: of at most {ROOM} items")
        return True

    def _script_arrays(self) -> set[str]:
        """The arrays that the chart's own script makes, and nothing else assigns."""
        times: dict[str, int] = {}
        for name, _ in assignments(self.root):
            times[name.split(".")[0]] = times.get(name.split(".")[0], 0) + 1
        found: set[str] = set()
        for script in self.root.all("script"):
            if not _is_read(script):
                continue
            for each in statements(script.text):
                is_new = each[0] == "assign" and each[1].isidentifier() and each[1] not in self.expressions.declared
                if not is_new or each[2][0] != "array" or times.get(each[1]) != 1 or each[1] in _VARIABLES:
                    continue
                try:
                    self.known[each[1]] = constant(each[2], {})
                except ScriptError:
                    continue
                self.expressions.declared[each[1]] = script
                found.add(each[1])
        return found

    def _changing(self) -> set[str]:
        """The arrays that may get other items: by an assignment, or in a script that cannot be read."""
        found: set[str] = set()
        for path, _ in assignments(self.root):
            parts = path.split(".")
            found |= {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
        for each in walk(self.root):
            if each.tag == "script" and not _is_read(each):
                found |= set(re.findall(r"[\w$]+", each.text))
        return found

    def _assigned_only(self, element: Element) -> None:
        """What a script assigns is there without being declared (ECMA-262, 6.2.5.6), as are a loop's item and index.

        What `assign` inside of the loop assigns has to be declared (SCXML, 5.4).
        """
        for name, tree in assignments(element, self.items, is_inside=False):
            is_new = name not in self.expressions.declared and name not in self.expressions.kinds
            if is_new and name.isidentifier() and name not in _VARIABLES:
                self.expressions.declared[name] = element
                self.empty[name] = element
                if tree[0] == "object":
                    self._shape(name, tree)

    def _shape(self, name: str, tree: Tree) -> None:
        """Data that will be an object with these parts."""
        data = self.empty.pop(name)
        self.expressions.objects[name] = list(tree[1])
        for part, inner in tree[1].items():
            self.empty[f"{name}.{part}"] = data
            if inner[0] == "object" and len(self.empty) < _MOST_FIELDS:
                self._shape(f"{name}.{part}", inner)

    def _kind(self, tree: Tree) -> str:
        try:
            tree = self.expressions.inlined(self.expressions.unaliased(tree))
        except ScriptError:
            # It is told where it is done.
            return ""
        return _kind(tree, self.expressions.kinds)

    def _infer(self) -> None:
        """Data without a first value hold what is assigned first in the text, or what they are compared with."""
        kinds, arrays = self.expressions.kinds, self.items
        for name, tree in assignments(self.root, arrays):
            if name in self.empty and tree[0] == "object" and len(self.empty) < _MOST_FIELDS:
                self._shape(name, tree)
        first = [(name, tree) for _, name, tree in self.computed if isinstance(tree, tuple)]
        for _ in range(2):
            for name, tree in [*first, *assignments(self.root, arrays)]:
                if name in self.empty and name not in kinds and (kind := self._kind(tree)):
                    kinds[name] = kind
        for tree in trees(self.root):
            match tree:
                case ("binary", "==" | "===" | "!=" | "!==", left, right):
                    for one, other in ((left, right), (right, left)):
                        name = path_of(one) or ""
                        if name in self.empty and name not in kinds and (kind := _kind(other, kinds)):
                            kinds[name] = kind
        computed = {name for _, name, tree in self.computed if isinstance(tree, tuple)}
        self._of_events()
        for name, data in self.empty.items():
            kind = kinds.setdefault(name, "number")
            self.inputs[self.expressions.names.input(name, data.place)] = {"type": kind}
            # What a loop or the chart's own script assigns has its value before anything asks.
            if name not in computed and data.tag != "foreach" and data not in self.root.all("script"):
                value = {"number": "0", "boolean": "false", "string": "an empty text"}[kind]
                self.report.approximated(data.place, f"the data {name}, which has no value at first: it is {value}")

    def _of_events(self) -> None:
        """Data that hold what events have, which may be numbers or texts: texts where nothing is computed of them."""
        given = {name for name, tree in assignments(self.root, self.items) if _is_of_event(tree)}
        given &= {name for name in self.empty if name not in self.expressions.kinds}
        counted = set(_counted(self.root))
        for name in sorted(given):
            place = self.empty[name].place
            if name in counted:
                self.report.approximated(place, f"the data {name} hold what events have: a number, or 0 of a text")
                continue
            self.expressions.kinds[name] = "string"
            self.expressions.texted.add(name)
            self.report.approximated(place, f"the data {name} hold what events have: numbers are texts")

    def _alias(self) -> None:
        """Data that hold `_event` or `_ioprocessors` as a whole: an input says whether they do."""
        assigned: dict[str, set[str]] = {}
        for name, tree in assignments(self.root):
            if tree[0] != "nothing":
                assigned.setdefault(name, set()).add(str(tree[1]) if tree in _WHOLE else "")
        for name, held in assigned.items():
            if name in self.empty and len(held) == 1 and "" not in held:
                self.expressions.aliases[name] = held.pop()
                del self.empty[name]
                flag = self.expressions.holding[name] = self.expressions.names.input(f"{name} has a value")
                self.inputs[flag] = {"type": "boolean"}
                if self.expressions.aliases[name] == "_event":
                    flag = self.expressions.current[name] = self.expressions.names.input(f"{name} is the event")
                    self.inputs[flag] = {"type": "boolean"}

    def bind(self) -> None:
        """An input says whether there was an event, where the chart asks for it."""
        if "bound" in self.expressions.system.given:
            self.inputs[self.expressions.system.flag] = {"type": "boolean"}

    def _text(self, name: str) -> None:
        """Data that hold numbers and texts in turn are texts."""
        expressions = self.expressions
        expressions.texted.add(name)
        declared = self.inputs[expressions.names.input(name)]
        if declared["type"] == "number":
            declared["type"] = "string"
            if "value" in declared:
                value = declared["value"]
                if value != _whole(value) or abs(value) >= 1e15:
                    expressions.texted.discard(name)
                    declared["type"] = "number"
                    return
                declared["value"] = self.known[name] = str(value)
        expressions.kinds[name] = "string"
        self.report.approximated("", f"the data {name} hold numbers and texts: numbers are texts")

    def _mix(self) -> None:
        """Data that hold numbers and booleans in turn are numbers."""
        kinds = self.expressions.kinds
        for name, tree in assignments(self.root, self.items):
            both = {kinds.get(name, ""), self._kind(tree)}
            if both == {"number", "boolean"} and name not in self.expressions.mixed:
                self.expressions.mixed.add(name)
                declared = self.inputs[self.expressions.names.input(name)]
                if declared["type"] == "boolean":
                    declared |= {"type": "number", "value": int(declared.get("value", False))}
                kinds[name] = "number"
                self.report.approximated("", f"the data {name} hold numbers and booleans: true is 1, false is 0")
            elif both == {"number", "string"} and name not in self.expressions.texted | self.expressions.mixed:
                self._text(name)

    def _doubt(self) -> None:
        """Data of which it is not known that they are never an array."""
        self.expressions.unsure = {
            name for name, tree in assignments(self.root, self.items) if tree[0] != "nothing" and not self._kind(tree)
        }

    def _ask(self) -> None:
        """Which parts of events' data are asked for."""
        paths = [path_of(tree) or "" for tree in trees(self.root) if tree[0] in ("member", "element")]
        parts = dict.fromkeys(path[12:] for path in paths if path.startswith("_event.data."))
        self.expressions.system.parts = list(parts)
        asks = bool(parts)
        # Data that have parts are an object, which is true in a condition.
        sends = (each for each in walk(self.root) if each.tag in ("send", "donedata"))
        self.expressions.asks_for_parts = asks or any(each.all("param") or each.get("namelist") for each in sends)
        self._flags()

    def _flags(self) -> None:
        """The parts of the data of the chart's events that may be booleans or texts."""
        for element in walk(self.root):
            named = [(name, ("name", name)) for name in element.get("namelist").split()]
            try:
                if element.tag == "param":
                    tree = expression(element.get("expr") or element.get("location"))
                    named.append((element.get("name"), tree))
                elif element.tag == "content" and "expr" in element.attributes:
                    named += [(name[1:], tree) for name, tree in parts_of("", expression(element.get("expr")))]
            except ScriptError:
                continue
            self.expressions.flags |= {name for name, tree in named if self._kind(tree) == "boolean"}
            self.expressions.words |= {name for name, tree in named if self._kind(tree) == "string"}

    def _watch(self) -> None:
        """Data that have no value at first, and are asked whether they have one: another input knows it."""
        emptied: dict[str, set[str]] = {}
        for path, tree in assignments(self.root):
            if tree[0] == "nothing":
                emptied.setdefault(path, set()).add(tree[1])
        for path, data in self.empty.items():
            source = f"{data.get('expr')} {data.text}".strip() if data.tag == "data" else ""
            words = {word for word in ("null", "undefined") if word in source} or {"undefined"}
            emptied.setdefault(path, set()).update(words)
        for tree in trees(self.root):
            match tree:
                case ("binary", "==" | "===" | "!=" | "!==", one, ("nothing", _)):
                    name = path_of(one)
                case ("binary", "==" | "===" | "!=" | "!==", ("nothing", _), one) | ("unary", "typeof", one):
                    name = path_of(one)
                case _:
                    continue
            is_new = name in self.expressions.kinds and name not in self.expressions.watched
            if is_new and name in emptied:
                self.expressions.nothings[name] = emptied[name]
                flag = self.expressions.names.input(f"{name} has a value")
                self.expressions.watched[name] = flag
                self.inputs[flag] = {"type": "boolean", "value": name not in self.empty}

    def _few(self) -> None:
        """Data of which all texts are known that they ever hold."""
        few = {name: {value} for name, value in self.known.items() if isinstance(value, str)}
        few |= {name: {""} for name in self.empty if self.expressions.kinds[name] == "string"}
        for name, tree in assignments(self.root, self.items):
            if name in few:
                try:
                    value = constant(self.expressions.unaliased(tree), self.expressions.system.values)
                except ScriptError:
                    value = None
                if isinstance(value, str) and len(few[name]) < 12:
                    few[name].add(value)
                else:
                    del few[name]
        for _, name, first in self.computed:
            if isinstance(first, tuple):
                few.pop(name, None)
        self.expressions.few = {name: sorted(values) for name, values in few.items()}


# System variables that are objects.
_WHOLE = (("name", "_event"), ("name", "_ioprocessors"))


def _of_system(text: str) -> bool:
    return text.strip() == "_ioprocessors"


def _is_read(script: Element) -> bool:
    try:
        statements(script.text)
    except ScriptError:
        return False
    return True


def inputs_of(
    root: Element, expressions: Expressions, report: Report
) -> tuple[dict[str, Any], list[tuple[Element, str, Tree | Illegal]]]:
    """The inputs that a chart's data become, and the first values that have to be computed. Tells `expressions` all."""
    data = _Data(root, expressions, report)
    data.read()
    data.bind()
    expressions.inputs = data.inputs
    return data.inputs, data.computed


def _whole(value: Any) -> Any:
    if isinstance(value, float) and math.isfinite(value) and value == int(value) and abs(value) < 2**53:
        return int(value)
    return value
