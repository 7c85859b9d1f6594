# SPDX-License-Identifier: MIT
"""Evaluates the expressions of a machine's guards and values: the format's language, read by recursive descent.

A tree is made of tuples; names are looked up when it is evaluated, in a scope that knows inputs, `in`, `elapsed` and
the event. What the language says is in animcore.h ("Expressions") and in the document format.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any, Protocol

from machines.oracle_texts import number_of_texts

Tree = tuple[Any, ...]
LEVELS = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]
TOKEN = re.compile(
    r"\s*(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|'(?:[^']|'')*'|`[^`]*`|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|\|\||&&|[<>=!]=|[-+*/%<>!?:,()])"
)
CONSTANTS = {"pi": math.pi, "tau": math.tau, "e": math.e, "true": 1.0, "false": 0.0}


class Scope(Protocol):
    """What names mean where an expression is evaluated."""

    def number(self, name: str) -> float: ...
    def text(self, name: str) -> str | None: ...
    def has(self, name: str) -> bool: ...
    def evaluate(self, tree: Tree) -> float: ...
    def is_active(self, state: str) -> bool: ...
    def elapsed(self, state: str | None) -> float: ...
    def count(self, name: str) -> float: ...


def divide(a: float, b: float) -> float:
    if b != 0:
        return a / b
    return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)


def modulo(a: float, b: float) -> float:
    return math.nan if b == 0 or math.isinf(a) else a % b


def rounded(x: float) -> float:
    return math.copysign(math.floor(abs(x) + 0.5), x)


OPERATORS: dict[str, Callable[[float, float], float]] = {
    "==": lambda a, b: float(a == b),
    "!=": lambda a, b: float(a != b),
    "<=": lambda a, b: float(a <= b),
    ">=": lambda a, b: float(a >= b),
    "<": lambda a, b: float(a < b),
    ">": lambda a, b: float(a > b),
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": divide,
    "%": modulo,
}
FUNCTIONS: dict[str, Callable[..., float]] = {
    "abs": abs,
    "ceil": lambda x: float(math.ceil(x)),
    "floor": lambda x: float(math.floor(x)),
    "round": rounded,
    "trunc": lambda x: float(math.trunc(x)),
    "max": max,
    "min": min,
    "mod": modulo,
    "clamp": lambda x, low, high: min(max(x, low), high),
    "mix": lambda a, b, t: a * (1 - t) + b * t,
    "step": lambda edge, x: float(not x < edge),
}


class Parser:
    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        at = 0
        while text[at:].strip():
            match = TOKEN.match(text, at)
            if match is None:
                raise ValueError(f"{text!r} at {at}")
            self.tokens.append(match[1])
            at = match.end()
        self.at = 0

    @property
    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, token: str | None = None) -> str:
        found = self.next
        if not found or (token is not None and found != token):
            raise ValueError(f"{token!r} expected before {self.tokens[self.at :]}")
        self.at += 1
        return found

    def conditional(self) -> Tree:
        condition = self.level(0)
        if self.next != "?":
            return condition
        self.take()
        yes = self.conditional()
        self.take(":")
        return ("?", condition, yes, self.conditional())

    def level(self, index: int) -> Tree:
        if index == len(LEVELS):
            return self.unary()
        left = self.level(index + 1)
        while self.next in LEVELS[index]:
            operator = self.take()
            left = (operator, left, self.level(index + 1))
        return left

    def unary(self) -> Tree:
        if self.next in ("-", "!"):
            return ("unary" + self.take(), self.unary())
        return self.primary()

    def primary(self) -> Tree:
        token = self.take()
        if token == "(":
            inner = self.conditional()
            self.take(")")
            return inner
        if token[0].isdigit():
            return ("number", float(token))
        if token[0] == "'":
            return ("text", token[1:-1].replace("''", "'"))
        if token in ("in", "elapsed", "count") and self.next == "(":
            self.take()
            state = ""
            while self.next != ")":  # names of states may have dashes and dots
                state += self.take()
            self.take(")")
            return (token, state.strip("`"))
        if token == "elapsed":
            return ("elapsed", None)
        if self.next == "(":
            self.take()
            arguments = [self.conditional()]
            while self.next == ",":
                self.take()
                arguments.append(self.conditional())
            self.take(")")
            return ("?", *arguments) if token == "if" else ("call", token, *arguments)
        if token in CONSTANTS:
            return ("number", CONSTANTS[token])
        return ("name", token.replace("`", ""))


def parse(text: str) -> Tree:
    parser = Parser(text)
    tree = parser.conditional()
    if parser.next:
        raise ValueError(f"{text!r}: {parser.next!r} is too much")
    return tree


def evaluate(tree: Tree, scope: Scope) -> float:
    kind, *parts = tree
    of_texts = number_of_texts(tree, scope)
    if of_texts is not None:
        return of_texts
    match kind:
        case "number":
            return float(parts[0])
        case "name":
            return scope.number(parts[0])
        case "in":
            return float(scope.is_active(parts[0]))
        case "count":
            return scope.count(parts[0])
        case "elapsed":
            return scope.elapsed(parts[0])
        case "unary-":
            return -evaluate(parts[0], scope)
        case "unary!":
            return float(evaluate(parts[0], scope) == 0)
        case "&&":
            return float(evaluate(parts[0], scope) != 0 and evaluate(parts[1], scope) != 0)
        case "||":
            return float(evaluate(parts[0], scope) != 0 or evaluate(parts[1], scope) != 0)
        case "?":
            return evaluate(parts[1] if evaluate(parts[0], scope) != 0 else parts[2], scope)
        case "call":
            return FUNCTIONS[parts[0]](*(evaluate(part, scope) for part in parts[1:]))
    return OPERATORS[kind](evaluate(parts[0], scope), evaluate(parts[1], scope))
