# SPDX-License-Identifier: MIT
"""Writes ../expressions/*.json: expressions and their values, from an evaluator that shares nothing with the core's.

A parser by recursive descent, a function a level of the grammar, makes a tree; the tree is evaluated in 60 digits
(mpmath) for cases of exact mathematics, and by Python's floats for those of IEEE 754. Random expressions are written
from random trees, so that the parser here is a check of the writer, too. Run: python3 expressions.py
"""

from __future__ import annotations

import json
import math
import random
import re
import struct
from pathlib import Path
from typing import Any

import mpmath as mp

mp.mp.dps = 60
OUT = Path(__file__).parent.parent / "expressions"

Tree = tuple[Any, ...]

UNARY = [
    "abs",
    "acos",
    "asin",
    "atan",
    "cbrt",
    "ceil",
    "cos",
    "degrees",
    "ease",
    "easeInOutQuint",
    "easeOutBounce",
    "exp",
    "expm1",
    "floor",
    "fract",
    "log",
    "log1p",
    "radians",
    "round",
    "sign",
    "sin",
    "sqrt",
    "tan",
    "trunc",
]
BINARY = ["atan2", "hypot", "mod", "pow", "rubberBand", "rubberBandInvert", "step", "max", "min"]
TERNARY = ["clamp", "if", "mix", "predict", "smoothstep", "springValue"]
CONSTANTS = {"pi": math.pi, "tau": math.tau, "e": math.e, "true": 1.0, "false": 0.0}
LEVELS = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]
TRUTHS = {*(name for names in LEVELS[:4] for name in names), "not", "step", "number"}
TOKEN = re.compile(
    r"\s*(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z_]\w*(?:\.\w+|\[\d+\])*|\|\||&&|[<>=!]=|[-+*/%<>!?:,()])"
)


class UndecidedError(Exception):
    """A value in 60 digits that rounding in doubles may put on the other side of a jump."""


class Parser:
    """The grammar, a method a level."""

    def __init__(self, text: str) -> None:
        self.tokens = TOKEN.findall(text)
        assert "".join(self.tokens) == re.sub(r"\s", "", text), text
        self.place = 0

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, expected: str = "") -> str:
        token = self.peek()
        assert not expected or token == expected, (self.tokens, self.place, expected)
        self.place += 1
        return token

    def conditional(self) -> Tree:
        condition = self.binary(0)
        if self.peek() != "?":
            return condition
        self.take()
        first = self.conditional()
        self.take(":")
        return ("if", condition, first, self.conditional())

    def binary(self, level: int) -> Tree:
        if level == len(LEVELS):
            return self.sign()
        left = self.binary(level + 1)
        while self.peek() in LEVELS[level]:
            operator = self.take()
            left = (operator, left, self.binary(level + 1))
        return left

    def sign(self) -> Tree:
        if self.peek() == "-":
            self.take()
            return ("negate", self.sign())
        if self.peek() == "!":
            self.take()
            return ("not", self.sign())
        token = self.take()
        if token == "(":
            inside = self.conditional()
            self.take(")")
            return inside
        if token[0].isdigit():
            return ("number", float(token))
        if self.peek() == "(":
            self.take()
            arguments = [self.conditional()]
            while self.peek() == ",":
                self.take()
                arguments.append(self.conditional())
            self.take(")")
            return (token, *arguments)
        return ("number", CONSTANTS[token]) if token in CONSTANTS else ("variable", token)


def parse(text: str) -> Tree:
    parser = Parser(text)
    tree = parser.conditional()
    assert parser.peek() == "", text
    return tree


def decided(x: Any, boundary: Any) -> Any:
    if abs(x - boundary) < mp.mpf(10) ** -9 * (1 + abs(x)):
        raise UndecidedError
    return x


def curve(x: Any, x1: Any, y1: Any, x2: Any, y2: Any) -> Any:
    """A timing curve, on along its end tangents; by halving."""
    if x <= 0:
        return x * y1 / x1
    if x >= 1:
        return 1 + (x - 1) * (1 - y2) / (1 - x2)

    def at(s: Any, a: Any, b: Any) -> Any:
        return 3 * s * (1 - s) ** 2 * a + 3 * s * s * (1 - s) * b + s**3

    low, high = mp.mpf(0), mp.mpf(1)
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if at(middle, x1, x2) < x else (low, middle)
    return at(low, y1, y2)


def quint(x: Any) -> Any:
    x = min(max(x, mp.mpf(0)), mp.mpf(1))
    return 16 * x**5 if x < mp.mpf(1) / 2 else 1 - 16 * (1 - x) ** 5


def bounce(x: Any) -> Any:
    """Four parabolas, as Penner has them."""
    if x <= 0 or x >= 1:
        return mp.mpf(x >= 1)
    for edge, middle, floor in ((1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375)):
        if x < mp.mpf(edge) / mp.mpf(2.75):
            return mp.mpf(7.5625) * (x - mp.mpf(middle) / mp.mpf(2.75)) ** 2 + floor
    raise AssertionError


def spring(duration: Any, bounce: Any, time: Any) -> Any:
    """From 0 to 1: e'' + 2 z w e' + w w e = 0 by its complex roots."""
    if not (duration > 0 and -1 < bounce <= 1):
        raise ValueError
    decided(bounce, 0)
    w, z = 2 * mp.pi / duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    root = w * mp.sqrt(mp.mpc(z * z - 1))
    r, q = -z * w + root, -z * w - root
    t = max(time, mp.mpf(0))
    return 1 + ((q * mp.exp(r * t) - r * mp.exp(q * t)) / (r - q)).real


def exact(tree: Tree, variables: dict[str, float]) -> Any:
    """The value in 60 digits. Raises UndecidedError near a jump; ValueError, ZeroDivisionError where there is none."""
    kind = tree[0]
    if kind == "number":
        return mp.mpf(tree[1])
    if kind == "variable":
        return mp.mpf(variables[tree[1]])
    values = [exact(part, variables) for part in tree[1:]]
    x, y, z = (*values, None, None)[:3]
    if kind in ("floor", "ceil", "trunc", "fract", "round"):
        decided(x * 2, mp.nint(x * 2))
    if kind in ("<", "<=", ">", ">=", "==", "!=", "max", "min", "step"):
        decided(x, y)
    for part, value in zip(tree[1:], values, strict=True):
        is_tested = kind in ("not", "sign", "&&", "||") or (kind == "if" and part is tree[1])
        if is_tested and part[0] not in TRUTHS:
            decided(value, 0)
    if kind == "atan2":
        decided(x, 0)  # The sign of a zero would count, and mpmath has none.
    if kind == "clamp":
        decided(x, y)
        decided(x, z)
    if (kind == "predict" and not 0 < z < 1) or (kind.startswith("rubberBand") and not y > 0):
        raise ValueError
    if kind == "rubberBandInvert" and not abs(x) < y:
        raise ValueError
    if kind in ("%", "mod"):
        decided(x / y, mp.nint(x / y))
    results: dict[str, Any] = {
        "negate": lambda: -x,
        "not": lambda: mp.mpf(x == 0),
        "+": lambda: x + y,
        "-": lambda: x - y,
        "*": lambda: x * y,
        "/": lambda: x / y,
        "%": lambda: x - y * mp.floor(x / y),
        "mod": lambda: x - y * mp.floor(x / y),
        "<": lambda: mp.mpf(x < y),
        "<=": lambda: mp.mpf(x <= y),
        ">": lambda: mp.mpf(x > y),
        ">=": lambda: mp.mpf(x >= y),
        "==": lambda: mp.mpf(x == y),
        "!=": lambda: mp.mpf(x != y),
        "&&": lambda: mp.mpf(x != 0 and y != 0),
        "||": lambda: mp.mpf(x != 0 or y != 0),
        "if": lambda: y if x != 0 else z,
        "abs": lambda: abs(x),
        "acos": lambda: mp.acos(x),
        "asin": lambda: mp.asin(x),
        "atan": lambda: mp.atan(x),
        "cbrt": lambda: mp.sign(x) * mp.cbrt(abs(x)),
        "ceil": lambda: mp.ceil(x),
        "cos": lambda: mp.cos(x),
        "degrees": lambda: mp.degrees(x),
        "exp": lambda: mp.exp(x),
        "floor": lambda: mp.floor(x),
        "fract": lambda: x - mp.floor(x),
        "log": lambda: mp.log(x),
        "radians": lambda: mp.radians(x),
        "round": lambda: mp.sign(x) * mp.floor(abs(x) + mp.mpf(1) / 2),
        "sign": lambda: mp.sign(x),
        "sin": lambda: mp.sin(x),
        "sqrt": lambda: mp.sqrt(x),
        "tan": lambda: mp.tan(x),
        "trunc": lambda: mp.sign(x) * mp.floor(abs(x)),
        "atan2": lambda: mp.atan2(x, y),
        "hypot": lambda: mp.hypot(x, y),
        "pow": lambda: mp.power(x, y),
        "step": lambda: mp.mpf(not y < x),
        "max": lambda: max(values),
        "min": lambda: min(values),
        "clamp": lambda: min(max(x, y), z),
        "mix": lambda: x * (1 - z) + y * z,
        # What is left of a velocity e^(-kt) after a millisecond, integrated; UIScrollView's (1 - 1 / (x c / d + 1)) d.
        "predict": lambda: x - y / (1000 * mp.log(z)),
        "rubberBandInvert": lambda: x * y / (y - abs(x)) / mp.mpf(0.55),
        "ease": lambda: curve(x, mp.mpf(0.25), mp.mpf(0.1), mp.mpf(0.25), mp.mpf(1)),
        "easeInOutQuint": lambda: quint(x),
        "easeOutBounce": lambda: bounce(x),
        "expm1": lambda: mp.expm1(x),
        "log1p": lambda: mp.log1p(x),
        "springValue": lambda: spring(x, y, z),
        "rubberBand": lambda: mp.sign(x) * (1 - 1 / (abs(x) * mp.mpf(0.55) / y + 1)) * y,
        "smoothstep": lambda: (lambda u: u * u * (3 - 2 * u))(min(max((z - x) / (y - x), mp.mpf(0)), mp.mpf(1))),
    }
    result = results[kind]()
    if isinstance(result, mp.mpc) or not mp.isfinite(result):
        raise ValueError
    return result


NAMES = ("a", "b", "x", "angle.x", "stops[2]")


def random_tree(generator: random.Random, depth: int) -> Tree:
    if depth == 0 or generator.random() < 0.15:
        if generator.random() < 0.6:
            return ("variable", generator.choice(NAMES))
        return ("number", float(f"{generator.uniform(0, 8):.3g}"))
    kind = generator.random()
    if kind < 0.45:
        names, count = ["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||"], 2
        names += ["+", "-", "*"] * 3
    elif kind < 0.75:
        names, count = [*UNARY, "negate", "not"], 1
    elif kind < 0.88:
        names, count = BINARY, generator.choice((2, 2, 3))
    else:
        names, count = TERNARY, 3
    name = generator.choice(names)
    if name not in ("max", "min"):
        count = min(count, 2) if name in BINARY else count
    return (name, *(random_tree(generator, depth - 1) for _ in range(count)))


def level(tree: Tree) -> int:
    """How tightly it binds: 0 for a conditional, 1 to 6 for the operators, 7 for signs, 8 for the rest."""
    for index, names in enumerate(LEVELS):
        if tree[0] in names:
            return index + 1
    return {"negate": 7, "not": 7}.get(tree[0], 8)


def text_of(tree: Tree, generator: random.Random) -> str:
    """With no more brackets than are needed, but for some; conditionals in either notation."""
    kind, *parts = tree

    def bracketed(part: Tree, least: int) -> str:
        text = text_of(part, generator)
        return text if (level(part) >= least and "?" not in text) and generator.random() < 0.9 else f"({text})"

    if kind == "number":
        return repr(parts[0]) if generator.random() < 0.5 else f"{parts[0]:g}"
    if kind == "variable":
        return str(parts[0])
    if kind in ("negate", "not"):
        return ("-" if kind == "negate" else "!") + bracketed(parts[0], 7)
    own = level(tree)
    if own < 7:
        is_comparison = own in (3, 4)
        space = generator.choice(("", " "))
        left = bracketed(parts[0], own + 1 if is_comparison else own)
        return f"{left}{space}{kind}{space}{bracketed(parts[1], own + 1)}"
    if kind == "if" and generator.random() < 0.5:
        return f"{bracketed(parts[0], 1)} ? {text_of(parts[1], generator)} : {text_of(parts[2], generator)}"
    return f"{kind}({', '.join(text_of(part, generator) for part in parts)})"


def sensitivity(tree: Tree, variables: dict[str, float], value: Any) -> Any:
    """How far the value moves when each inner result is off by 1e-15 of itself, in turn: what rounding can do."""
    total = abs(value)

    def shifted(part: Tree, path: tuple[int, ...]) -> Tree:
        if not path:
            return ("*", part, ("number", 1 + 2.0**-30))
        return (*part[: path[0]], shifted(part[path[0]], path[1:]), *part[path[0] + 1 :])

    def visit(part: Tree, path: tuple[int, ...]) -> None:
        nonlocal total
        total += abs(exact(shifted(tree, path), variables) - value) * 2**30
        if part[0] not in ("number", "variable"):
            for index in range(1, len(part)):
                visit(part[index], (*path, index))

    visit(tree, ())
    return total


def normalized(tree: Tree) -> Tree:
    if tree[0] in ("number", "variable"):
        return tree
    return ({"%": "mod"}.get(tree[0], tree[0]), *(normalized(part) for part in tree[1:]))


def random_cases(count: int) -> list[dict[str, Any]]:
    generator = random.Random(20)
    cases: list[dict[str, Any]] = []
    while len(cases) < count:
        tree = random_tree(generator, generator.choice((2, 3, 3, 4)))
        text = text_of(tree, generator)
        if len(text) > 200 or tree[0] in ("number", "variable"):
            continue
        assert normalized(parse(text)) == normalized(tree), text
        values = [float(f"{generator.uniform(-4, 4):.4g}") for _ in NAMES]
        variables = dict(zip(NAMES, values, strict=True))
        try:
            value = exact(tree, variables)
            scale = sensitivity(tree, variables, value)
        except (UndecidedError, ValueError, ZeroDivisionError, OverflowError):
            continue
        if value != 0 and (abs(value) > 1e12 or scale > 1e9 * abs(value)):
            continue
        case = {"text": text, "variables": values, "value": float(value), "scale": float(f"{float(scale):.3g}")}
        cases.append(case)
    return cases


# Precedence and associativity: every pair of operators in a row, on numbers that tell the two trees apart.
def operator_cases() -> list[dict[str, Any]]:
    operators = [name for names in LEVELS for name in names]
    cases: list[dict[str, Any]] = []
    for first in operators:
        for second in operators:
            is_chain = any(first in names and second in names for names in (LEVELS[2], LEVELS[3]))
            for left, middle, right in ((7.0, 3.0, 2.0), (0.0, 5.0, 0.5), (2.0, 2.0, 0.25), (1.0, 0.0, 0.0)):
                text = f"{left:g} {first} {middle:g} {second} {right:g}"
                for written in (text, text.replace(" ", "")):
                    if is_chain:
                        cases.append({"text": written, "variables": [0.0] * 5, "error": "syntax"})
                        continue
                    try:
                        value = exact(parse(text), {})
                    except ZeroDivisionError:
                        continue
                    except UndecidedError:
                        value = mp.mpf(python(parse(text)))
                    entry = {"text": written, "variables": [0.0] * 5, "value": float(value), "scale": float(abs(value))}
                    cases.append(entry)
    for text, value in {
        "-2 * -3": 6,
        "- -2": 2,
        "--2": 2,
        "!0 == 1": 1,
        "!(0 == 1)": 1,
        "-1 < 0": 1,
        "!!7": 1,
        "!-0": 1,
        "2 - -3": 5,
        "2--3": 5,
        "1 ? 2 : 0 ? 3 : 4": 2,
        "0 ? 2 : 0 ? 3 : 4": 4,
        "0 ? 2 : 1 ? 3 : 4": 3,
        "1 ? 0 ? 5 : 6 : 7": 6,
        "1 || 0 ? 2 : 3": 2,
        "1 ? 2 : 3 + 4": 2,
        "(1 ? 2 : 3) + 4": 6,
        "0 && 0 || 1": 1,
        "1 || 1 && 0": 1,
        "1 < 2 == 3 > 2": 1,
        "1 + 1 == 2 && 2 * 2 == 4": 1,
        "max(1, 2, 3, -4)": 3,
        "min(4, 3, 2, 9)": 2,
        "max(1 ? 2 : 3, 0)": 2,
        "if(0, 1, 2) * 3": 6,
        "true + true": 2,
        "1e2": 100,
        "1E+2 + 1e-2": 100.01,
        "\t1\n+\r\n1 ": 2,
    }.items():
        cases.append({"text": text, "variables": [0.0] * 5, "value": float(value), "scale": abs(float(value))})
    return cases


def python(tree: Tree) -> float:
    """Comparisons and truth on numbers that are equal exactly."""
    if tree[0] == "number":
        return float(tree[1])
    x, y = python(tree[1]), python(tree[2])
    operations: dict[str, Any] = {
        "||": lambda: x != 0 or y != 0,
        "&&": lambda: x != 0 and y != 0,
        "==": lambda: x == y,
        "!=": lambda: x != y,
        "<": lambda: x < y,
        "<=": lambda: x <= y,
        ">": lambda: x > y,
        ">=": lambda: x >= y,
        "+": lambda: x + y,
        "-": lambda: x - y,
        "*": lambda: x * y,
        "/": lambda: x / y,
        "%": lambda: x % y,
    }
    return float(operations[tree[0]]())


def special_cases() -> list[dict[str, Any]]:
    """One function on special numbers, by C99 Annex F and Python's floats; `bits` of the result."""
    infinity, nan = math.inf, math.nan
    numbers = [0.0, 0.5, -0.0, -0.5, 1.5, -1.5, 2.5, 0.49999999999999994, 4503599627370495.5, 4503599627370497.0]
    numbers += [-4503599627370495.5, 1e300, -1e300, 5e-324, -5e-324, 3e-308, -infinity, infinity, nan]

    def to_whole(x: float, whole: Any) -> float:
        return math.copysign(float(whole(x)), x) if math.isfinite(x) else x

    functions: dict[str, Any] = {
        "floor(a)": lambda a, _b: to_whole(a, math.floor),
        "ceil(a)": lambda a, _b: to_whole(a, math.ceil),
        "trunc(a)": lambda a, _b: to_whole(a, math.trunc),
        "round(a)": lambda a, _b: to_whole(a, lambda x: math.copysign(mp.floor(abs(mp.mpf(x)) + mp.mpf(1) / 2), x)),
        "abs(a)": lambda a, _b: abs(a),
        "-a": lambda a, _b: -a,
        "!a": lambda a, _b: float(a == 0),
        "sign(a)": lambda a, _b: a if a == 0 or math.isnan(a) else math.copysign(1, a),
        "a < b": lambda a, b: float(a < b),
        "a <= b": lambda a, b: float(a <= b),
        "a > b": lambda a, b: float(a > b),
        "a >= b": lambda a, b: float(a >= b),
        "a == b": lambda a, b: float(a == b),
        "a != b": lambda a, b: float(a != b),
        "a && b": lambda a, b: float(a != 0 and b != 0),
        "a || b": lambda a, b: float(a != 0 or b != 0),
        "a ? b : 3": lambda a, b: b if a != 0 else 3.0,
        "a + b": lambda a, b: a + b,
        "a * b": lambda a, b: a * b,
        "max(a, b)": lambda a, b: nan if math.isnan(a) or math.isnan(b) else a if a == b else max(a, b),
        "min(a, b)": lambda a, b: nan if math.isnan(a) or math.isnan(b) else a if a == b else min(a, b),
        "step(a, b)": lambda a, b: float(not b < a),
        "a % b": lambda a, b: nan if b == 0 or math.isinf(a) else a % b,
        "mod(a, 0.1)": lambda a, _b: nan if math.isinf(a) else a % 0.1,
        "mod(a, -3)": lambda a, _b: nan if math.isinf(a) else a % -3,
        "a % 5e-324": lambda a, _b: nan if math.isinf(a) else a % 5e-324,
        "0 / 0 + 0 * a": lambda _a, _b: nan,
    }
    cases = []
    for text, function in functions.items():
        for a in numbers:
            for b in numbers[::2] if re.search(r"\bb\b", text) else [0.0]:
                result = function(a, b)
                bits = "7ff8000000000000" if math.isnan(result) else bits_of(result)
                cases.append({"text": text, "a": bits_of(a), "b": bits_of(b), "bits": bits})
    return cases


def bits_of(number: float) -> str:
    return struct.pack(">d", number).hex() if number == number else "7ff8000000000000"


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    text = f'{head[:-2]},\n  "cases": [\n' + ",\n".join("    " + json.dumps(case) for case in cases) + "\n  ]\n}\n"
    OUT.mkdir(exist_ok=True)
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def main() -> None:
    names = ", ".join(NAMES)
    write(
        "random.json",
        f"The value of an expression over {names}: |error| <= tolerance * scale.",
        "Random trees, evaluated in 60 digits (mpmath); scale says what rounding each inner result can do.",
        1e-14,
        random_cases(2000),
    )
    write(
        "operators.json",
        f"Precedence and associativity: every two operators in a row. An expression over {names}; "
        "|error| <= tolerance * scale, or the error it is refused with.",
        "A parser by recursive descent, evaluated in 60 digits (mpmath).",
        1e-15,
        operator_cases(),
    )
    write(
        "special.json",
        "The bits of an expression over a and b, given as bits.",
        "C99 Annex F, and Python's floats (IEEE 754).",
        0,
        special_cases(),
    )


if __name__ == "__main__":
    main()
