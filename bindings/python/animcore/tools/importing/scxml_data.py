# SPDX-License-Identifier: MIT
"""The data of a chart as inputs: what each holds, by its first value and by what is assigned to it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Any

from .ecmascript import ScriptError, Tree, constant, expression, statements
from .report import Report
from .scxml_expressions import Expressions
from .source import Element

__all__ = ["assignments", "inputs_of"]

_COMPARING = {"==", "===", "!=", "!==", "<", "<=", ">", ">=", "&&", "||"}


def walk(element: Element) -> Iterator[Element]:
    """An element and all inside, in document order."""
    waiting = [element]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += reversed(found.children)


def assignments(root: Element) -> Iterator[tuple[str, Tree]]:
    """All that is assigned anywhere; what cannot be read is told where it is done."""
    for element in walk(root):
        try:
            if element.tag == "assign" and "expr" in element.attributes:
                yield element.get("location"), expression(element.get("expr"))
            elif element.tag == "script":
                yield from statements(element.text)
        except ScriptError:
            continue


def _kind(tree: Tree, kinds: dict[str, str]) -> str:
    match tree:
        case ("number", _) | ("call", *_) | ("unary", "-" | "+", _):
            return "number"
        case ("boolean", _) | ("unary", "!", _):
            return "boolean"
        case ("string", _):
            return "string"
        case ("name", name):
            return kinds.get(name, "")
        case ("binary", sign, left, right):
            if sign in _COMPARING:
                return "boolean"
            return "string" if sign == "+" and "string" in (_kind(left, kinds), _kind(right, kinds)) else "number"
        case ("conditional", _, yes, no):
            return _kind(yes, kinds) or _kind(no, kinds)
    return ""


def _first_value(data: Element, known: dict[str, Any]) -> Any:
    """The value that a data element gives. Raises ScriptError."""
    if "expr" in data.attributes:
        return constant(expression(data.get("expr")), known)
    text = data.text.strip()
    if data.children:
        raise ScriptError("XML")
    if not text:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        try:
            return constant(expression(text), known)
        except ScriptError:
            return re.sub(r"\s+", " ", text)
    return float(value) if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53 else value


def inputs_of(root: Element, expressions: Expressions, report: Report) -> dict[str, Any]:
    """The inputs that a chart's data become. Tells `expressions` their kinds."""
    inputs: dict[str, Any] = {}
    known: dict[str, Any] = {}
    empty: list[Element] = []
    if root.get("binding") == "late":
        report.approximated(root.place, "late binding: all data have their first values from the beginning")
    for data in (each for model in walk(root) if model.tag == "datamodel" for each in model.all("data")):
        name = data.get("id")
        place = data.place
        if not name or name in known or any(each.get("id") == name for each in empty):
            report.left(place, "data without an id, or with one that others have")
            continue
        if "src" in data.attributes:
            report.left(place, f"the data {name} from another file")
            continue
        try:
            value = _first_value(data, known)
        except ScriptError as error:
            report.left(place, f"the data {name}: {error}")
            continue
        if value is None:
            empty.append(data)
            continue
        if isinstance(value, list | dict):
            report.left(place, f"the data {name}: an object or array")
            continue
        if isinstance(value, int | float) and not isinstance(value, bool) and not abs(value) <= 1e150:
            report.left(place, f"the data {name}: a number that is not finite or above 1e150")
            continue
        known[name] = value
        kind = "boolean" if isinstance(value, bool) else "string" if isinstance(value, str) else "number"
        expressions.kinds[name] = kind
        inputs[expressions.names.input(name, place)] = {"type": kind, "value": _whole(value)}
        report.taken(place, f"the data {name}, as an input")
    _infer(root, empty, expressions, inputs, report)
    _mix(root, expressions, inputs, report)
    return inputs


def _whole(value: Any) -> Any:
    if isinstance(value, float) and math.isfinite(value) and value == int(value) and abs(value) < 2**53:
        return int(value)
    return value


def _infer(
    root: Element, empty: list[Element], expressions: Expressions, inputs: dict[str, Any], report: Report
) -> None:
    """Data without a first value hold what is assigned first in the text."""
    names = {data.get("id"): data for data in empty}
    for _ in range(2):
        for name, tree in assignments(root):
            if name in names and name not in expressions.kinds and (kind := _kind(tree, expressions.kinds)):
                expressions.kinds[name] = kind
    for name, data in names.items():
        kind = expressions.kinds.setdefault(name, "number")
        inputs[expressions.names.input(name, data.place)] = {"type": kind}
        value = {"number": "0", "boolean": "false", "string": "an empty text"}[kind]
        report.approximated(data.place, f"the data {name}, which has no value at first: it is {value}")


def _mix(root: Element, expressions: Expressions, inputs: dict[str, Any], report: Report) -> None:
    """Data that hold numbers and booleans in turn are numbers."""
    for name, tree in assignments(root):
        kinds = {expressions.kinds.get(name, ""), _kind(tree, expressions.kinds)}
        if kinds == {"number", "boolean"} and name not in expressions.mixed:
            expressions.mixed.add(name)
            declared = inputs[expressions.names.input(name)]
            if declared["type"] == "boolean":
                declared |= {"type": "number", "value": int(declared.get("value", False))}
            expressions.kinds[name] = "number"
            report.approximated("", f"the data {name} hold numbers and booleans: true is 1, false is 0")
