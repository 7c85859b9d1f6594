# SPDX-License-Identifier: MIT
"""Expressions of a chart's data model as expressions of the format."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any

from .ecmascript import (
    Illegal,
    ScriptError,
    Tree,
    constant,
    expression,
    parts_in,
    path_of,
    substituted,
    uses_late,
)
from .names import inside
from .scxml_arrays import ROOM
from .scxml_names import Names
from .scxml_system import SYSTEM, System, root_of
from .source import Element

__all__ = ["NEVER", "Expressions", "Formula", "Mixed"]

# What has no result: `error.execution` is raised where it is computed.
NEVER = "0 / 0"
# Functions that every chart has.
_GLOBAL = {"Array", "Boolean", "Date", "JSON", "Math", "Number", "Object", "RegExp", "String", "console"}

# How tight an operator binds in the format's expressions.
_TIGHTNESS = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6}
_UNARY, _ATOM = 7, 8
_CONSTANTS = {
    "PI": "pi",
    "E": "e",
    "SQRT2": repr(math.sqrt(2)),
    "SQRT1_2": repr(math.sqrt(0.5)),
    "LN2": repr(math.log(2)),
}
_FUNCTIONS = {
    "abs",
    "acos",
    "asin",
    "atan",
    "cos",
    "exp",
    "sin",
    "sqrt",
    "tan",
    "log",
    "ceil",
    "floor",
    "trunc",
    "sign",
}
_SEVERAL = {"atan2": (2, 2), "hypot": (2, 2), "pow": (2, 2), "min": (1, 9), "max": (1, 9)}
_LONGEST = 4000
# A text that a number may be written as.
_NUMERAL = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?")
# What may come to no number: other operators have one of what is finite.
_MAY_BE_NAN = re.compile(r"[*/%(]")
# Conditions one after the other in an expression, and the parts of more.
_IN_A_ROW = 24
_PART = 16
_CALLS = 20_000


_DATA = ("member", ("name", "_event"), "data")


def _is_part(tree: Tree) -> bool:
    return tree[0] == "member" and (tree[1] == _DATA or _is_part(tree[1]))


def _ends_with_data(tree: Tree) -> bool:
    """Whether the last that a condition asks for is that an event has data."""
    return tree == _DATA or (tree[:2] == ("binary", "&&") and tree[3] == _DATA)


def _fails_without(tree: Tree) -> bool:
    """Whether a condition is false where an event has no data."""
    match tree:
        case ("member", *_):
            return _is_part(tree)
        case ("binary", "&&", left, right):
            return _fails_without(left) or _fails_without(right)
        case ("binary", "==" | "===", part, ("number" | "string" | "boolean" as sort, value)):
            return _is_part(part) and (sort != "string" or bool(value))
        case ("binary", "<" | "<=" | ">" | ">=", part, ("number", _)):
            return _is_part(part)
    return False


def _holds_without(tree: Tree) -> bool:
    """Whether it is true then."""
    match tree:
        case ("unary", "!", inner):
            return _fails_without(inner)
        case ("binary", "||", left, right):
            return _holds_without(left) or _holds_without(right)
        case ("binary", "!=" | "!==", part, ("number" | "string" | "boolean" as sort, value)):
            return _is_part(part) and (sort != "string" or bool(value))
    return False


def _chosen(tests: list[str], values: list[str], none: str) -> str:
    """The first value whose test holds. Long lists go by parts, as the format bounds how deep expressions nest."""
    if len(tests) > _IN_A_ROW:
        parts = [slice(begin, begin + _PART) for begin in range(0, len(tests), _PART)]
        values = [f"({_chosen(tests[part], values[part], none)})" for part in parts]
        tests = [" || ".join(tests[part]) for part in parts]
    found = none
    for test, value in zip(reversed(tests), reversed(values), strict=True):
        found = f"{test} ? {value} : {found}"
    return found


class Mixed(ScriptError):  # noqa: N818 - nothing failed
    """A value that is a text or a number, by a condition: the tree, its condition, and the value with and without."""

    def __init__(self, tree: Tree, condition: Tree, yes: Tree, no: Tree) -> None:
        super().__init__("a value that is a text or a number, by a condition")
        self.tree, self.condition, self.branches = tree, condition, (yes, no)


def _searched(sign: str, place: Tree) -> tuple[str, bool] | None:
    """What the comparison of `indexOf` with a place asks, and whether it has to hold."""
    if place == ("unary", "-", ("number", 1.0)):
        return {"==": ("includes", False), "!=": ("includes", True), ">": ("includes", True)}.get(sign[:2])
    if place == ("number", 0.0):
        asked = {
            ">=": ("includes", True),
            "<": ("includes", False),
            "==": ("startsWith", True),
            "!=": ("startsWith", False),
        }
        return asked.get(sign[:2])
    return None


def _literal(value: Any) -> Tree:
    match value:
        case bool():
            return ("boolean", value)
        case int() | float():
            return ("number", float(value))
        case str():
            return ("string", value)
    raise ScriptError("an item of an array that is no number, boolean or text")


@dataclass(frozen=True)
class Formula:
    """An expression of the format. `kind` is number, boolean, text (of an event's data: any of these) or string."""

    text: str
    kind: str
    tightness: int = _ATOM
    constant: Any = None

    def inside(self, tightness: int) -> str:
        """In brackets where what is around it binds tighter."""
        return self.text if self.tightness >= tightness else f"({self.text})"


def _plain(number: float) -> Formula:
    if not math.isfinite(number):
        raise ScriptError("a number that is not finite")
    text = repr(int(number)) if number == int(number) and abs(number) < 1e15 else repr(number)
    return Formula(text, "number", _UNARY if number < 0 else _ATOM, number)


@dataclass
class Expressions:
    """Reads expressions with the inputs that a chart's data became: their kinds by the names of the data."""

    names: Names
    system: System
    kinds: dict[str, str] = field(default_factory=dict)
    # Data that hold numbers and booleans in turn.
    mixed: set[str] = field(default_factory=set)
    # The elements that declare data, also those that cannot be read.
    declared: dict[str, Element] = field(default_factory=dict)
    # The parts of data that are objects.
    objects: dict[str, list[str]] = field(default_factory=dict)
    # Arrays that never change.
    arrays: dict[str, list[Any]] = field(default_factory=dict)
    # Arrays that grow, and the kind of their items; the inputs of the document.
    growing: dict[str, str] = field(default_factory=dict)
    inputs: dict[str, Any] = field(default_factory=dict)
    # Data that may hold arrays or objects in turn.
    unsure: set[str] = field(default_factory=set)
    # The inputs that say whether data have a value.
    watched: dict[str, str] = field(default_factory=dict)
    # Which of null and undefined these hold.
    nothings: dict[str, set[str]] = field(default_factory=dict)
    # All texts that data ever hold.
    few: dict[str, list[str]] = field(default_factory=dict)
    # Functions of the chart.
    functions: dict[str, Tree] = field(default_factory=dict)
    # Whether the chart asks for parts of an event's data.
    asks_for_parts: bool = False
    # Parts of the data of the chart's events that may be booleans, and those that may be texts.
    flags: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    # How often functions were written out: one that calls others several times makes much of little.
    calls: int = 0
    # Data that hold numbers and texts in turn, as texts.
    texted: set[str] = field(default_factory=set)
    # Data that hold `_event` or `_ioprocessors` as a whole; the inputs that say whether they do.
    aliases: dict[str, str] = field(default_factory=dict)
    holding: dict[str, str] = field(default_factory=dict)
    # The inputs that say whether the event that data hold is still the one that is answered.
    current: dict[str, str] = field(default_factory=dict)

    # Values by a condition, and the ones that they are where their condition is known.
    chosen: list[tuple[Tree, Tree]] = field(default_factory=list)

    def condition(self, text: str) -> str:
        """A guard. Raises ScriptError."""
        return self.guard(expression(text))

    def guard(self, tree: Tree) -> str:
        """A guard. Raises ScriptError."""
        return self._checked(self._asked(tree))

    def _asked(self, tree: Tree) -> Formula:
        """Whether a tree's value is true."""
        match tree:
            case ("binary", "&&", left, right) if _ends_with_data(left) and _fails_without(right):
                return self._asked(right if left == _DATA else ("binary", "&&", left[2], right))
            case ("binary", "||", ("unary", "!", tested), right) if tested == _DATA and _holds_without(right):
                return self._asked(right)
            case ("member", ("name", "_event"), "data") if self.asks_for_parts:
                text, _ = self.system.present("data")
                # Data that are nothing but a number 0 are false.
                return Formula(f"{text} && event.content != '0'", "boolean", _TIGHTNESS["&&"])
            case ("member", ("name", "_event"), name) if name != "data":
                return self._flag(self.system.present(name))
            case ("name", name) if name in ("_event", "_ioprocessors") or name in self.aliases:
                return self._held(name)
            case ("member", *_) if self._is_processor(tree):
                return self._flag(("", bool(self._processor(tree))))
            case ("binary", "&&" | "||" as sign, left, right):
                level = _TIGHTNESS[sign]
                a = self._asked(left)
                if a.constant is (sign == "||"):
                    # The other side is not asked: it may be an error.
                    return a
                b = self._asked(right)
                return Formula(f"{a.inside(level)} {sign} {b.inside(level + 1)}", "boolean", level)
            case ("unary", "!", inner):
                return Formula(f"!{self._asked(inner).inside(_UNARY)}", "boolean", _UNARY)
            case ("name", name) if name in {*self.objects, *self.arrays, *self.growing, *self.functions} - {
                *self.kinds
            }:
                return Formula("true", "boolean", constant=True)
            case ("nothing", _):
                return Formula("false", "boolean", constant=False)
            case ("element", of, index) if self._is_array(of):
                # One that is not there is undefined, which is false.
                return self._truth(self._item_of(of, index, "0"))
        return self._truth(self.formula(tree))

    def _is_array(self, tree: Tree) -> bool:
        path = path_of(tree) or ""
        return path in self.arrays or path in self.growing

    def _item_of(self, of: Tree, index: Tree, none: str) -> Formula:
        """An item of an array, or what there is in its place, which an empty text is for texts."""
        path = path_of(of) or ""
        if path in self.growing:
            return self._appended(path, index, none)
        return self._item(self.arrays[path], index, none)

    def value(self, tree: Tree) -> Formula:
        """A value. Raises ScriptError."""
        formula = self.formula(tree)
        self._checked(formula)
        return formula

    def _checked(self, formula: Formula) -> str:
        if len(formula.text) > _LONGEST:
            raise ScriptError("an expression that grows too long")
        return formula.text

    def formula(self, tree: Tree) -> Formula:
        """A tree's formula. Some operators repeat what they are of, so that each is measured."""
        formula = self._formula(tree)
        self._checked(formula)
        return formula

    def _formula(self, tree: Tree) -> Formula:
        for choice, value in self.chosen:
            if tree == choice:
                return self._formula(value)
        match tree:
            case ("number", number):
                return _plain(number)
            case ("boolean", value):
                return Formula("true" if value else "false", "boolean", constant=value)
            case ("string", text):
                return Formula("'" + text.replace("'", "''") + "'", "string", constant=text)
            case ("name", name):
                return self._named(name)
            case ("member", ("name", "Math"), name) if name in _CONSTANTS:
                return Formula(_CONSTANTS[name], "number")
            case ("member", ("name", "_event"), "data"):
                return Formula("event.content", "any")
            case ("member", ("name", "_event"), name):
                text, known = self.system.text(name)
                if name not in ("name", "type"):
                    self.system.note(f"_event.{name}: an empty text where the event has none")
                return Formula(text, "string", constant=known)
            case ("member" | "element", *_):
                return self._part(tree)
            case ("call", ("name", "In"), [("string", state)]):
                if not self.names.has_state(state):
                    return Formula("false", "boolean", constant=False)
                return Formula(f"in({inside(self.names.state(state))})", "boolean")
            case ("call", ("member", ("name", "Math"), name), arguments):
                return self._called(name, [self._number(self.formula(each)) for each in arguments])
            case ("call", ("name", name), _) if name in self.functions:
                if (other := self.inlined(tree)) is tree or (other[0] == "call" and other[1] == tree[1]):
                    raise ScriptError(f"the call of {name}, which does more than to return a value")
                return self.formula(other)
            case ("call", function, arguments):
                return self._texts(function, arguments)
            case ("unary", "typeof", inner):
                return self._type(inner)
            case ("unary", sign, inner):
                if sign == "!":
                    return self._asked(tree)
                return self._unary(sign, self.formula(inner))
            case ("conditional", condition, yes, no):
                known = self._asked(condition).constant
                if isinstance(known, bool):
                    return self.formula(yes if known else no)
                return self._choice(tree, condition, yes, no)
            case ("binary", "==" | "===" | "!=" | "!==" as sign, ("unary", "typeof", of), ("string", "undefined")) if (
                of == _DATA or _is_part(of)
            ):
                return self._nothing(of, "undefined", sign)
            case ("binary", "==" | "===" | "!=" | "!==" as sign, left, right) if self._are_references(left, right):
                return self._same(left[1], right[1], sign[0] == "=")
            case ("binary", "==" | "===" | "!=" | "!==" as sign, ("member", ("name", "_event"), name), right) if (
                name not in ("name", "type", "data") and right[0] == "string" and right[1]
            ):
                text, known = self.system.text(name)
                return self._compared(sign, Formula(text, "string", constant=known), self._formula(right))
            case ("binary", "in" | "instanceof", _, _):
                return self._within(tree)
            case ("binary", sign, ("call", ("member", of, "indexOf"), [part]), place) if found := _searched(
                sign, place
            ):
                name, holds = found
                asked = ("call", ("member", of, name), [part])
                return self._asked(asked if holds else ("unary", "!", asked))
            case ("binary", "==" | "===" | "!=" | "!==" as sign, one, ("nothing", word)) | (
                "binary",
                "==" | "===" | "!=" | "!==" as sign,
                ("nothing", word),
                one,
            ):
                return self._nothing(one, word, sign)
            case ("binary", "||", ("nothing", _), right):
                return self.formula(right)
            case ("binary", "&&" | "||" as sign, left, right):
                a = self.formula(left)
                if a.constant is (sign == "||"):
                    return a
                b = self.formula(right)
                if a.kind == b.kind == "boolean":
                    return self._asked(tree)
                # The value is that of the one or the other side.
                return self._choice(tree, left, *((right, left) if sign == "&&" else (left, right)))
            case ("binary", sign, left, right):
                a, b = self.formula(left), self.formula(right)
                if sign == "+" and "string" in (a.kind, b.kind):
                    self._as_text(left)
                    self._as_text(right)
                elif sign not in ("==", "!=", "===", "!=="):
                    self._as_number(left)
                    self._as_number(right)
                return self._binary(sign, a, b)
            case ("nothing", _):
                raise ScriptError("null and undefined")
            case ("array" | "object", _):
                raise ScriptError("an array or object")
        raise ScriptError("what is not understood")

    def called(self, name: str, arguments: list[Tree]) -> tuple[list[Any], Tree | None] | None:
        """A function's statements and result for these arguments, or None where the chart has no such function."""
        function = self.functions.get(name)
        if function is None:
            return None
        self.calls += 1
        if self.calls > _CALLS:
            raise ScriptError("functions that are called too often")
        _, parameters, body, result = function
        values = dict(zip(parameters, arguments, strict=False))
        values |= dict.fromkeys(parameters[len(arguments) :], ("nothing", "undefined"))
        # Arguments are written out where they are used, so that they have to be the same there.
        uses = [part for part in parts_in((body, result)) if part[0] == "name"]
        for parameter, value in values.items():
            inner = list(parts_in(value))
            if ("member", ("name", "Math"), "random") in inner and uses.count(("name", parameter)) > 1:
                raise ScriptError(f"the call of {name} with a random number, which it uses several times")
            asked = {str(part[1]) for part in inner if part[0] == "name"}
            if asked and uses_late(body, result, parameter, asked):
                raise ScriptError(f"the call of {name}, which changes what it was given")
        return substituted(body, values), substituted(result, values)

    def inlined(self, tree: Tree, depth: int = 0) -> Tree:
        """A tree with what functions return in the place of their calls; as it is where that cannot be."""
        if depth > 8:
            return tree
        if tree[0] == "call" and tree[1][0] == "name" and (found := self.called(tree[1][1], tree[2])):
            if not found[0] and found[1] is not None:
                return self.inlined(found[1], depth + 1)
            return tree
        return tree

    def _named(self, name: str) -> Formula:
        kind = self.kinds.get(name)
        if kind is not None:
            return Formula(inside(self.names.input(name)), kind)
        if name in ("_name", "_sessionid"):
            return self._formula(("string", self.system.values[name]))
        if name in self.aliases:
            raise ScriptError(f"{name}, which is {self.aliases[name]}")
        if name in SYSTEM:
            raise ScriptError(f"the system variable {name}")
        if name in self.declared:
            raise ScriptError(f"{name}, which is no data with a value")
        if name in _GLOBAL:
            raise ScriptError(f"the object {name}")
        raise Illegal(f"{name}, which nothing declares")

    def _part(self, tree: Tree) -> Formula:
        """A part of an object or array, or of an event's data."""
        path = path_of(tree)
        if self._is_processor(tree):
            value = self._processor(tree)
            if not isinstance(value, str):
                raise ScriptError("a part of _ioprocessors that is no text")
            return self._formula(("string", value))
        if path is not None and path.startswith("_event.data.") and path.endswith(".length"):
            self.system.note(f"{path}: of a text; 0 where there is none, and the number of signs of a number")
            part = path[12:-7]
            if not part:
                return Formula("(event.content != '' ? length(event.content) : event.length)", "number")
            return Formula(f"length(event.{inside(self.names.field(part))})", "number")
        if path is not None and path.startswith("_event.data."):
            return Formula(f"event.{inside(self.names.field(path[12:]))}", "any")
        if tree[0] == "element" and (path_of(tree[1]) or "") in self.growing:
            return self._item_of(tree[1], tree[2], f"({NEVER})")
        if path in self.kinds:
            return Formula(inside(self.names.input(path)), self.kinds[path])
        match tree:
            case ("member", of, "length"):
                array = self.arrays.get(path_of(of) or "")
                if array is not None:
                    return _plain(float(len(array)))
                text = self.formula(of)
                if text.kind == "string":
                    # A condition would be read as the name of a path.
                    return Formula(f"length({text.inside(_TIGHTNESS['+'])})", "number")
            case ("element", of, key) if parts := self.objects.get(path_of(of) or ""):
                return self._entry(path_of(of) or "", parts, key)
            case ("element", of, index) if self._is_array(of):
                return self._item_of(of, index, f"({NEVER})")
        if path is not None and self.is_nowhere(path):
            raise Illegal(f"{path}, which nothing declares")
        raise ScriptError("a part of an object or array")

    def is_nowhere(self, path: str) -> bool:
        """Whether what a part is of is not there: an error in ECMAScript. A part that is not there is undefined."""
        if path in SYSTEM:
            return True
        parts = path.split(".")
        if parts[0] not in self.objects:
            return parts[0] not in self.declared and parts[0] not in SYSTEM | _GLOBAL
        of = ".".join(parts[:-1])
        return of not in self.objects and of not in self.kinds and of not in self.declared

    def _item(self, array: list[Any], index: Tree, none: str) -> Formula:
        kinds = {type(each) for each in array}
        if len(kinds) != 1 or len(array) > 64 or not kinds <= {float, int, bool, str}:
            raise ScriptError("an item of an array of several sorts, of many or of none")
        at = self._number(self.formula(index))
        if at.tightness < 4:
            at = Formula(f"({at.text})", at.kind)
        is_text = kinds == {str}
        sort = "string" if is_text else "boolean" if kinds == {bool} else "number"
        values = [self._formula((sort, value)).text for value in array]
        tests = [f"{at.text} == {number}" for number in range(len(array))]
        found = _chosen(tests, values, "''" if is_text else none)
        return Formula(found, "string" if is_text else "boolean" if kinds == {bool} else "number", 0)

    def _appended(self, path: str, index: Tree, none: str) -> Formula:
        """An item of an array that grows."""
        at, kind = self._number(self.formula(index)), self.growing[path]
        none = "''" if kind == "string" else none
        length = inside(self.names.input(f"{path}.length"))
        if at.constant in range(ROOM):
            item = inside(self.names.input(f"{path}.{int(at.constant)}"))
            return Formula(f"{length} <= {at.text} ? {none} : {item}", kind, 0)
        tests = [f"{at.inside(4)} == {number}" for number in range(ROOM)]
        found = _chosen(tests, [inside(self.names.input(f"{path}.{number}")) for number in range(ROOM)], none)
        return Formula(f"{at.inside(5)} >= {length} ? {none} : {found}", kind, 0)

    def _entry(self, path: str, parts: list[str], key: Tree) -> Formula:
        """The part of an object whose name is computed; of none, 0 or an empty text."""
        name = self.formula(key)
        kinds = {self.kinds.get(f"{path}.{part}") for part in parts}
        if len(kinds) != 1 or None in kinds or len(parts) > 64 or name.kind not in ("string", "any"):
            raise ScriptError("a part of an object by a computed name, of several sorts or of many")
        kind = str(kinds.pop())
        tests = [f"{name.inside(4)} == {self._formula(('string', part)).text}" for part in parts]
        values = [inside(self.names.input(f"{path}.{part}")) for part in parts]
        return Formula(_chosen(tests, values, {"string": "''", "boolean": "false"}.get(kind, "0")), kind, 0)

    def _nothing(self, tree: Tree, word: str, sign: str) -> Formula:
        """The comparison of something with null or undefined, which are the same where it is not strict."""
        wanted = sign[0] == "="
        missing = self._missing(tree, wanted)
        if len(sign) == 2 or missing.constant is (not wanted):
            return missing
        found = {tree[1]} if tree[0] == "nothing" else self.nothings.get(path_of(tree) or "", {"undefined"})
        if word not in found:
            return self._flag(("", not wanted))
        if len(found) > 1:
            self.system.note(f"null and undefined, which {path_of(tree)} hold in turn: as one")
        return missing

    def _missing(self, tree: Tree, wanted: bool) -> Formula:
        """Whether something is undefined or null."""
        if tree[0] == "nothing":
            return Formula("true" if wanted else "false", "boolean", constant=wanted)
        path = path_of(tree) or ""
        if path == "_event" or path in self.aliases:
            return self._not(self._held(path), wanted)
        if self._is_processor(tree):
            return self._flag(("", (self._processor(tree) is None) is wanted))
        if tree[0] == "member" and tree[1] == ("name", "_event"):
            return self._not(self._flag(self.system.present(tree[2])), wanted)
        if _is_part(tree):
            self.system.note(f"whether an event has a part {path[12:]}: not where it is an empty text")
            return Formula(f"event.{inside(self.names.field(path[12:]))} {'==' if wanted else '!='} ''", "boolean", 3)
        if tree[0] == "element" and (of := path_of(tree[1]) or "") in self.growing:
            at, length = self._number(self.formula(tree[2])), inside(self.names.input(f"{of}.length"))
            return Formula(f"{at.inside(5)} {'>=' if wanted else '<'} {length}", "boolean", 4)
        if path in self.watched:
            return Formula(f"{'!' if wanted else ''}{inside(self.watched[path])}", "boolean", _UNARY)
        if path in {*self.kinds, *self.objects, *self.arrays, *self.growing, *self.functions, "_name", "_sessionid"}:
            return Formula("false" if wanted else "true", "boolean", constant=not wanted)
        if path and not path.startswith("_event") and "." in path and path.rpartition(".")[0] in self.objects:
            return Formula("true" if wanted else "false", "boolean", constant=wanted)
        if path and "." not in path and path not in self.declared and path not in SYSTEM | _GLOBAL:
            raise Illegal(f"{path}, which nothing declares")
        raise ScriptError("the question whether something is there")

    def _type_if(self, condition: Formula, name: str) -> Formula:
        yes, no = self._formula(("string", name)), self._formula(("string", "undefined"))
        if condition.constant is not None:
            return yes if condition.constant else no
        return self._conditional(condition, yes, no)

    def _flag(self, found: tuple[str, bool | None]) -> Formula:
        text, known = found
        if known is not None:
            return Formula("true" if known else "false", "boolean", constant=known)
        return Formula(text, "boolean")

    def _not(self, formula: Formula, wanted: bool) -> Formula:
        if not wanted:
            return formula
        if isinstance(formula.constant, bool):
            return self._flag(("", not formula.constant))
        return Formula(f"!{formula.inside(_UNARY)}", "boolean", _UNARY)

    def _held(self, name: str) -> Formula:
        """Whether data hold a system variable as a whole, or the variable itself has a value."""
        if name in self.aliases:
            flag = self.holding.get(name)
            return self._flag(("", True)) if flag is None else Formula(inside(flag), "boolean")
        return self._flag(("", True) if name == "_ioprocessors" else self.system.bound())

    def _are_references(self, *trees: Tree) -> bool:
        return all(
            tree[0] == "name" and (tree[1] in ("_event", "_ioprocessors") or tree[1] in self.aliases) for tree in trees
        )

    def _same(self, one: str, other: str, wanted: bool) -> Formula:
        """Whether two names are of the same object."""
        if one == other:
            return self._flag(("", wanted))
        if self.aliases.get(one, one) == self.aliases.get(other, other) == "_ioprocessors":
            a, b, sign = self._held(one), self._held(other), "==" if wanted else "!="
            return Formula(f"{a.text} {sign} {b.text}", "boolean", 3)
        if "_event" in (one, other):
            flag = self.current.get(other if one == "_event" else one)
            if flag is None:
                raise ScriptError("the question whether two system variables are the same")
            if self.system.is_asking and self.system.descriptors:
                return self._flag(("", not wanted))
            self.system.note("whether an event is the same: also after events that no transition answers")
            return self._not(Formula(inside(flag), "boolean"), not wanted)
        raise ScriptError("the question whether two events are the same")

    def with_each_event(self) -> dict[str, bool]:
        """What has another value as soon as an event is answered."""
        flags = dict.fromkeys(self.current.values(), False)
        if "bound" in self.system.given:
            flags[self.system.flag] = True
        return flags

    def _is_processor(self, tree: Tree) -> bool:
        root = root_of(tree)
        return tree[0] != "name" and self.aliases.get(root, root) == "_ioprocessors"

    def _processor(self, tree: Tree) -> Any:
        """A part of `_ioprocessors`."""
        return constant(self.unaliased(tree), self.system.values)

    def unaliased(self, tree: Tree) -> Tree:
        """A tree with `_ioprocessors` in the place of data that hold it."""
        whole = {name: ("name", of) for name, of in self.aliases.items() if of == "_ioprocessors"}
        found: Tree = substituted(tree, whole) if whole else tree
        return found

    def _within(self, tree: Tree) -> Formula:
        """What `in` and `instanceof` are."""
        match tree:
            case ("binary", "in", ("string", name), ("name", "_event")):
                return self._flag(self.system.has(name))
            case ("binary", "in", ("string", name), of) if of == _DATA or _is_part(of):
                return self._missing(("member", of, name), False)
            case ("binary", "in", ("string", name), of) if (path_of(of) or "") in self.objects:
                return self._flag(("", name in self.objects[path_of(of) or ""]))
            case ("binary", "instanceof", of, ("name", "Array" | "Object" as sort)):
                path = path_of(of) or ""
                if path in self.arrays or path in self.growing:
                    return self._flag(("", True))
                if path in self.objects or path in self.kinds:
                    return self._flag(("", sort == "Object" and path in self.objects))
        raise ScriptError(f"'{tree[1]}'")

    def _type(self, tree: Tree) -> Formula:
        path = path_of(tree) or ""
        if path == "_event" or path in self.aliases:
            return self._type_if(self._held(path), "object")
        if self._is_processor(tree):
            value = self._processor(tree)
            return self._formula(
                ("string", "undefined" if value is None else "string" if isinstance(value, str) else "object")
            )
        if tree[0] == "member" and tree[1] == ("name", "_event") and tree[2] != "data":
            return self._type_if(self._flag(self.system.present(tree[2])), "string")
        if path in self.watched and path not in self.texted:
            kind = self.kinds[path]
            nothing = "object" if self.nothings[path] == {"null"} else "undefined"
            if len(self.nothings[path]) > 1:
                self.system.note(f"typeof of {path}, which hold null and undefined in turn: undefined")
            return Formula(f"{inside(self.watched[path])} ? '{kind}' : '{nothing}'", "string", 0)
        if path in self.functions and path not in self.kinds:
            return self._formula(("string", "function"))
        if path in self.objects or path in self.arrays or path in self.growing:
            return self._formula(("string", "object"))
        if path and "." not in path and path not in self.declared and path not in SYSTEM | _GLOBAL | set(self.kinds):
            return self._formula(("string", "undefined"))
        formula = self.formula(tree)
        if formula.kind == "any" or path in self.mixed or path in self.texted:
            raise ScriptError("typeof what may be of several types")
        return self._formula(("string", formula.kind))

    def _texts(self, function: Tree, arguments: list[Tree]) -> Formula:
        """The functions of texts and numbers that the format has as well."""
        match function, [self.formula(each) for each in arguments]:
            case ("name", "String"), [value]:
                self._as_text(arguments[0])
                return Formula(self._text(value), "string")
            case ("name", "Number" | "parseFloat"), [value] if value.kind != "string":
                return Formula(value.text, "number", value.tightness)
            case ("name", "Boolean"), [_]:
                truth = self._asked(arguments[0])
                is_number = truth.kind == "number"
                return Formula(f"{truth.inside(4)} != 0", "boolean", _TIGHTNESS["!="]) if is_number else truth
            case ("name", "isNaN"), [value] if value.kind in ("number", "boolean"):
                if value.kind == "number" and _MAY_BE_NAN.search(value.text):
                    return Formula(f"{value.inside(4)} != {value.inside(4)}", "boolean", _TIGHTNESS["!="])
                return Formula("false", "boolean", constant=False)
            case ("member", of, "toString"), []:
                return Formula(self._text(self.formula(of)), "string")
            case ("member", of, "toFixed"), _ if self.formula(of).kind in ("boolean", "string"):
                raise Illegal("toFixed of what is no number")
            case ("member", of, "toFixed"), [digits] if digits.constant in range(16) and digits.kind == "number":
                return self._fixed(self._number(self.formula(of)), int(digits.constant))
            case ("member", of, "toFixed"), []:
                return self._fixed(self._number(self.formula(of)), 0)
            case ("member", of, "includes"), [part] if self._is_array(of):
                return self._among(path_of(of) or "", part)
            case ("member", of, "startsWith" | "endsWith" | "includes" as name), [part]:
                text = self.formula(of)
                if text.kind == part.kind == "string":
                    name = "contains" if name == "includes" else name
                    return Formula(f"{name}({text.text}, {part.text})", "boolean")
        raise ScriptError("the call of a function")

    def _among(self, path: str, item: Formula) -> Formula:
        """Whether an array has an item."""
        if path in self.growing:
            length = inside(self.names.input(f"{path}.length"))
            places = [
                Formula(inside(self.names.input(f"{path}.{number}")), self.growing[path]) for number in range(ROOM)
            ]
            tests = [
                f"{length} > {number} && {self._compared('===', place, item).inside(3)}"
                for number, place in enumerate(places)
            ]
        else:
            values = [self._formula(_literal(value)) for value in self.arrays[path]]
            tests = [self._compared("===", item, value).inside(2) for value in values]
        if len(tests) > ROOM:
            raise ScriptError("an item among many")
        parts = [" || ".join(tests[begin : begin + _PART]) for begin in range(0, len(tests), _PART)]
        return Formula(" || ".join(f"({part})" for part in parts) or "false", "boolean", 1 if parts else _ATOM)

    def _as_text(self, tree: Tree) -> None:
        """Tells that a boolean of an event's data is another text than in ECMAScript."""
        path = path_of(tree) or ""
        if path.startswith("_event.data.") and path[12:] in self.flags:
            self.system.note(f"{path} as a text: where it is true or false, 1 or 0")

    def _as_number(self, tree: Tree) -> None:
        """Tells that a text of an event's data is not the number that ECMAScript makes of it, and is not joined."""
        path = path_of(tree) or ""
        if path.startswith("_event.data.") and path[12:] in self.words:
            self.system.note(f"{path} in a sum or an order: a number, or 0 where it is a text")

    @staticmethod
    def _fixed(number: Formula, digits: int) -> Formula:
        """ECMAScript rounds what is halfway away from zero (ECMA-262, 21.1.3.3), the format to the even digit.

        A double is halfway where it has the bit after `digits` places and none after that: a little more is rounded up.
        """
        x = number.inside(_ATOM)
        # A number below 0 keeps its sign where nothing else is left of it.
        sign = f"({number.inside(5)} < 0 ? '-' : '')"
        if not digits:
            return Formula(f"{sign} + format(round(abs({number.text})), 0)", "string", 5)
        is_halfway = f"abs({x} * {2.0 ** (digits + 1):.0f}) % 2 == 1"
        rounded = f"format(abs({x}) * ({is_halfway} ? {1 + 2.0**-52!r} : 1), {digits})"
        return Formula(f"{sign} + {rounded}", "string", 5)

    def _text(self, formula: Formula) -> str:
        """A value as ECMAScript writes it."""
        match formula.kind:
            case "string":
                return formula.inside(_ATOM)
            case "boolean":
                return f"({formula.inside(1)} ? 'true' : 'false')"
            case "number":
                return f"format({formula.text})"
        return f"('' + {formula.inside(6)})"

    def joined(self, items: list[Tree]) -> Formula:
        """An array as a text."""
        parts = [self._text(self.formula(each)) for each in items]
        return Formula(" + ',' + ".join(f"({each})" for each in parts) or "''", "string", 5)

    def _number(self, formula: Formula) -> Formula:
        if formula.kind == "string":
            raise ScriptError("a text where a number should be")
        return formula

    def _truth(self, formula: Formula) -> Formula:
        if formula.kind == "number" and formula.constant is None and _MAY_BE_NAN.search(formula.text):
            # NaN is false; in the format it is an error, or any number but 0.
            return Formula(f"abs({formula.text}) > 0", "boolean", _TIGHTNESS[">"])
        if formula.kind not in ("string", "any"):
            return formula
        # Of an event's data a text 0 is as the number: which of them it is cannot be asked.
        if formula.kind == "any" or self._is_texted(formula):
            return Formula(f"{formula.text} != '' && {formula.text} != '0'", "boolean", 2)
        if formula.constant is not None:
            return Formula("true" if formula.constant else "false", "boolean", constant=bool(formula.constant))
        return Formula(f"{formula.inside(4)} != ''", "boolean", _TIGHTNESS["!="])

    def _called(self, name: str, arguments: list[Formula]) -> Formula:
        texts = [formula.text for formula in arguments]
        if name == "random" and not texts:
            return Formula("random()", "number")
        if name == "round" and len(texts) == 1:
            # ECMAScript rounds halves up; the format's round goes away from zero.
            return Formula(f"floor({arguments[0].inside(5)} + 0.5)", "number")
        few, many = (1, 1) if name in _FUNCTIONS else _SEVERAL.get(name, (0, -1))
        if not few <= len(texts) <= many:
            raise ScriptError(f"Math.{name}")
        if len(texts) == 1 and name in ("min", "max"):
            return arguments[0]
        return Formula(f"{name}({', '.join(texts)})", "number")

    def _unary(self, sign: str, inner: Formula) -> Formula:
        inner = self._number(inner)
        if sign == "-":
            return Formula(f"-{inner.inside(_ATOM)}", "number", _UNARY)
        return Formula(inner.text, "number", inner.tightness)

    def _choice(self, tree: Tree, condition: Tree, yes: Tree, no: Tree) -> Formula:
        """A value by a condition. Raises Mixed where it is of the one or the other sort."""
        values = self.formula(yes), self.formula(no)
        kinds = {value.kind for value in values}
        if "string" in kinds and kinds & {"number", "boolean"}:
            raise Mixed(tree, condition, yes, no)
        return self._conditional(self._asked(condition), *values)

    def _conditional(self, condition: Formula, yes: Formula, no: Formula) -> Formula:
        kinds = {yes.kind, no.kind}
        kind = yes.kind if len(kinds) == 1 else "string" if "string" in kinds else "number"
        if kinds == {"number", "boolean"}:
            self.system.note("a value that is a number or a boolean, by a condition: true is 1, false is 0")
        truth = self._truth(condition)
        return Formula(f"{truth.inside(1)} ? {yes.inside(1)} : {no.text}", kind, 0)

    def _binary(self, sign: str, a: Formula, b: Formula) -> Formula:
        if sign in ("==", "!=", "===", "!=="):
            return self._compared(sign, a, b)
        kinds = {a.kind, b.kind}
        texted = [self._is_texted(each) for each in (a, b)]
        if any(texted) and (sign != "+" or all(texted) or kinds != {"string"}):
            raise ScriptError("a sum or an order of what is a text or a number")
        if sign == "+" and "string" in kinds:
            texts = [
                f"({each.inside(1)} ? 'true' : 'false')" if each.kind == "boolean" else each.inside(6)
                for each in (a, b)
            ]
            constants = a.constant, b.constant
            both = "".join(map(str, constants)) if all(isinstance(each, str) for each in constants) else None
            return Formula(" + ".join(texts), "string", 5, both)
        if kinds == {"string"} and sign in ("<", "<=", ">", ">="):
            return Formula(f"{a.inside(5)} {sign} {b.inside(5)}", "boolean", 4)
        a, b = self._number(a), self._number(b)
        if sign == "%":
            return self._remainder(a, b)
        level = _TIGHTNESS[sign]
        kind = "boolean" if level == 4 else "number"
        # Comparisons in a row are refused by the format.
        left = level + 1 if level == 4 else level
        if level == 4 and (more := self._ordered(sign, a, b)):
            return Formula(f"{a.inside(left)} {sign} {b.inside(level + 1)}{more}", kind, 2)
        return Formula(f"{a.inside(left)} {sign} {b.inside(level + 1)}", kind, level)

    def _compared(self, sign: str, a: Formula, b: Formula) -> Formula:
        if a.constant is not None and b.constant is None:
            a, b = b, a
        if "any" in (a.kind, b.kind) and a.kind != b.kind:
            return self._compared_data(sign, *((a, b) if a.kind == "any" else (b, a)))
        is_equal = sign[0] == "="
        if isinstance(a.constant, str) and isinstance(b.constant, str):
            return self._flag(("", (a.constant == b.constant) is is_equal))
        kinds = {a.kind, b.kind}
        if "string" in kinds:
            if kinds == {"string", "number"} and self._is_texted(a):
                return Formula(f"{a.inside(4)} {sign[:2]} {self._text(b)}", "boolean", 3)
            if kinds & {"number", "boolean"}:
                if len(sign) == 3:
                    return Formula("false" if is_equal else "true", "boolean")
                raise ScriptError("the comparison of a text with a number")
        elif len(sign) == 3 and kinds == {"number", "boolean"} and not self._is_mixed(a, b):
            # Values of different types are never the same.
            return Formula("false" if is_equal else "true", "boolean")
        return Formula(f"{a.inside(4)} {sign[:2]} {b.inside(4)}", "boolean", 3)

    def _compared_data(self, sign: str, data: Formula, other: Formula) -> Formula:
        """What an event's data are compared with: in a place for a number, texts and what is not there are 0."""
        if other.kind == "string":
            if other.constant == "":
                self.system.note("the comparison of an event's data with '': true where there are none")
            same = f"{data.text} == {other.inside(4)}"
            if len(sign) == 3 and _NUMERAL.fullmatch(other.constant or ""):
                same += f" && {data.text} == 0"
        elif other.constant is not None and other.constant != 0:
            same = f"{data.text} == {other.inside(4)}"
        elif other.constant is not None:
            same = f"{data.text} == '0'"
        else:
            same = f"{data.text} == {other.inside(4)} && {data.text} == format({other.text})"
        is_one = " && " not in same
        if sign[0] == "=":
            return Formula(same, "boolean", 3 if is_one else 2)
        return Formula(same.replace("==", "!=") if is_one else f"!({same})", "boolean", 3 if is_one else _UNARY)

    def _ordered(self, sign: str, a: Formula, b: Formula) -> str:
        """What has to hold besides: what is no number is neither less nor more than one."""
        told = []
        for data, other, is_less in ((a, b, sign[0] == "<"), (b, a, sign[0] == ">")):
            if data.kind != "any":
                continue
            limit = other.constant
            if isinstance(limit, float):
                with_zero = limit == 0 and len(sign) == 2
                if not (with_zero or (limit > 0 if is_less else limit < 0)):
                    continue
            told.append(f" && {data.text} == format({data.text})")
        return "".join(told)

    def _is_texted(self, formula: Formula) -> bool:
        return formula.text in {inside(self.names.input(name)) for name in self.texted}

    def _is_mixed(self, *formulas: Formula) -> bool:
        mixed = {inside(self.names.input(name)) for name in self.mixed}
        return any(formula.text in mixed for formula in formulas)

    def _remainder(self, a: Formula, b: Formula) -> Formula:
        """ECMAScript's has the sign of the dividend, the format's that of the divisor."""
        x = a.inside(_ATOM)
        if isinstance(a.constant, float) and a.constant >= 0 and isinstance(b.constant, float) and b.constant > 0:
            return Formula(f"{x} % {b.text}", "number", 6)
        y = b.text if isinstance(b.constant, float) and b.constant > 0 else f"abs({b.text})"
        return Formula(f"({x} < 0 ? -(-{x} % {y}) : {x} % {y})", "number")
