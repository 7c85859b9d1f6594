# SPDX-License-Identifier: MIT
"""Expressions of a chart's data model as expressions of the format."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from .ecmascript import ScriptError, Tree, expression
from .names import inside
from .scxml_names import Names

__all__ = ["Expressions", "Formula"]

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
    kinds: dict[str, str] = field(default_factory=dict)
    # Data that hold numbers and booleans in turn.
    mixed: set[str] = field(default_factory=set)

    def condition(self, text: str) -> str:
        """A guard. Raises ScriptError."""
        return self._checked(self._truth(self.formula(expression(text))))

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
            case ("member", ("member", ("name", "_event"), "data"), name):
                return Formula(f"event.{inside(self.names.field(name))}", "any")
            case ("member", ("name", "_event"), "data"):
                return Formula("event.content", "any")
            case ("call", ("name", "In"), [("string", state)]):
                if not self.names.has_state(state):
                    return Formula("false", "boolean", constant=False)
                return Formula(f"in({inside(self.names.state(state))})", "boolean")
            case ("call", ("member", ("name", "Math"), name), arguments):
                return self._called(name, [self._number(self.formula(each)) for each in arguments])
            case ("unary", sign, inner):
                return self._unary(sign, self.formula(inner))
            case ("conditional", condition, yes, no):
                return self._conditional(self.formula(condition), self.formula(yes), self.formula(no))
            case ("binary", sign, left, right):
                return self._binary(sign, self.formula(left), self.formula(right))
            case ("nothing",):
                raise ScriptError("null and undefined")
            case ("member" | "element", *_):
                raise ScriptError("a part of an object or array")
            case ("array" | "object", _):
                raise ScriptError("an array or object")
            case ("call", *_):
                raise ScriptError("the call of a function")
        raise ScriptError("what is not understood")

    def _named(self, name: str) -> Formula:
        kind = self.kinds.get(name)
        if kind is None:
            hidden = name.startswith("_")
            raise ScriptError(f"the system variable {name}" if hidden else f"{name}, which is no data with a value")
        return Formula(inside(self.names.input(name)), kind)

    def _number(self, formula: Formula) -> Formula:
        if formula.kind == "string":
            raise ScriptError("a text where a number should be")
        return formula

    def _truth(self, formula: Formula) -> Formula:
        if formula.kind != "string":
            return formula
        if formula.constant is not None:
            return Formula("true" if formula.constant else "false", "boolean", constant=bool(formula.constant))
        return Formula(f"{formula.text} != ''", "boolean", _TIGHTNESS["!="])

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
        match sign:
            case "!":
                truth = self._truth(inner)
                return Formula(f"!{truth.inside(_UNARY)}", "boolean", _UNARY)
            case "-":
                inner = self._number(inner)
                text = inner.inside(_ATOM)
                return Formula(f"-{text}", "number", _UNARY)
            case "+":
                return Formula(self._number(inner).text, "number", inner.tightness)
        raise ScriptError("typeof")

    def _conditional(self, condition: Formula, yes: Formula, no: Formula) -> Formula:
        kinds = {yes.kind, no.kind}
        if "string" in kinds:
            raise ScriptError("a text that depends on a condition")
        kind = yes.kind if len(kinds) == 1 else "number"
        truth = self._truth(condition)
        return Formula(f"{truth.inside(1)} ? {yes.inside(1)} : {no.text}", kind, 0)

    def _binary(self, sign: str, a: Formula, b: Formula) -> Formula:
        if sign in ("&&", "||"):
            a, b = self._truth(a), self._truth(b)
            level = _TIGHTNESS[sign]
            return Formula(f"{a.inside(level)} {sign} {b.inside(level + 1)}", "boolean", level)
        if sign in ("==", "!=", "===", "!=="):
            return self._compared(sign, a, b)
        a, b = self._number(a), self._number(b)
        if sign == "%":
            return self._remainder(a, b)
        level = _TIGHTNESS[sign]
        kind = "boolean" if level == 4 else "number"
        # Comparisons in a row are refused by the format.
        left = level + 1 if level == 4 else level
        return Formula(f"{a.inside(left)} {sign} {b.inside(level + 1)}", kind, level)

    def _compared(self, sign: str, a: Formula, b: Formula) -> Formula:
        if a.constant is not None and b.constant is None:
            a, b = b, a
        is_equal = sign[0] == "="
        if isinstance(a.constant, str) and isinstance(b.constant, str):
            return Formula("true" if (a.constant == b.constant) is is_equal else "false", "boolean")
        kinds = {a.kind, b.kind}
        if "string" in kinds:
            if kinds & {"number", "boolean"}:
                if len(sign) == 3:
                    return Formula("false" if is_equal else "true", "boolean")
                raise ScriptError("the comparison of a text with a number")
            if not isinstance(b.constant, str) or a.constant is not None:
                raise ScriptError("the comparison of two texts that are not constant")
        elif len(sign) == 3 and kinds == {"number", "boolean"} and not self._is_mixed(a, b):
            # Values of different types are never the same.
            return Formula("false" if is_equal else "true", "boolean")
        return Formula(f"{a.inside(4)} {sign[:2]} {b.inside(4)}", "boolean", 3)

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
