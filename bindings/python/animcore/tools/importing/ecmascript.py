# SPDX-License-Identifier: MIT
"""Reads the ECMAScript that charts have in conditions and assignments: expressions, and statements that assign.

A tree is made of tuples whose first item says what it is. Functions, loops and objects with behavior are not read.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator
from typing import Any

__all__ = [
    "Illegal",
    "ScriptError",
    "Statement",
    "Tree",
    "constant",
    "expression",
    "key_of",
    "parts_in",
    "path_of",
    "statements",
    "substituted",
    "truth",
    "uses_late",
]

# A function's tree is ("function", its parameters, its statements, what it returns or None).
Tree = tuple[Any, ...]
# ("assign", location, tree), ("put", location, key, tree), ("if", tree, statements, statements), ("call", name, trees),
# ("function", name, function), ("loop", name, first value, condition, next value, statements).
Statement = tuple[Any, ...]

# The binary operators, from loose to tight (ECMA-262, 13.6 to 13.13).
_LEVELS = [
    ["||"],
    ["&&"],
    ["==", "!=", "===", "!=="],
    ["<", "<=", ">", ">=", "in", "instanceof"],
    ["+", "-"],
    ["*", "/", "%"],
]
_ASSIGNING = ["=", "+=", "-=", "*=", "/=", "%="]
_TOKEN = re.compile(
    r"(?P<space>(?:\s|//[^\n]*|/\*.*?\*/)+)"
    r"|(?P<number>0[xX][0-9a-fA-F]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>(?:[^\W\d]|\$)[\w$]*)"
    r"|(?P<string>'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\")"
    r"|(?P<sign>===|!==|==|!=|<=|>=|\|\||&&|\+\+|--|\+=|-=|\*=|/=|%=|[-+*/%<>!?:,;.(){}\[\]=])",
    re.DOTALL,
)
# A line break after a backslash is nothing (ECMA-262, 12.9.4).
_ESCAPES = {"\n": "", "\r": "", "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0"}
_ESCAPED = re.compile(r"\\(u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)", re.DOTALL)
# A person writes less, and the reader calls itself.
_DEEPEST = 60
_LONGEST = 20_000


# Words that no expression begins with (ECMA-262, 12.7.2).
_RESERVED = {"return", "continue", "break", "if", "else", "for", "while", "do", "switch", "case", "throw", "try", "var"}


# Variables of a function, each of which may be written out in the next one several times.
_MOST_OWN = 6


class ScriptError(ValueError):
    """What cannot be read; the message says what it is, without a place."""


class Illegal(ScriptError):  # noqa: N818 - said of the chart
    """What is an error in ECMAScript as well."""


def _unescaped(match: re.Match[str]) -> str:
    text = match[1]
    if text[0] in "ux" and len(text) > 1:
        code = int(text[1:].strip("{}"), 16)
        if code > 0x10FFFF or 0xD800 <= code < 0xE000:
            raise ScriptError("a letter that is none in a text")
        return chr(code)
    return _ESCAPES.get(text, text)


def _hexadecimal(text: str) -> float:
    number = int(text, 16)
    return float(number) if number < 2**1023 else math.inf


class _Reader:
    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise ScriptError(f"a script of more than {_LONGEST} letters")
        self.tokens: list[tuple[str, str]] = []
        self.at = 0
        self.depth = 0
        place = 0
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                what = f"'{text[place : place + 20].strip()}', which is not understood"
                # After a slash it may be inside of a regular expression.
                is_open = text[place] in "'\"" and "/" not in text[:place]
                raise Illegal(f"a text without an end: {what}") if is_open else ScriptError(what)
            place = match.end()
            if match.lastgroup != "space":
                self.tokens.append((str(match.lastgroup), match[0]))

    @property
    def next(self) -> str:
        """The next sign or word; of a text and at the end, nothing."""
        kind, text = self.tokens[self.at] if self.at < len(self.tokens) else ("", "")
        return "" if kind == "string" else text

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.tokens)

    def take(self, wanted: str | None = None) -> tuple[str, str]:
        if self.is_done or (wanted is not None and self.next != wanted):
            found = "its end" if self.is_done else f"'{self.tokens[self.at][1]}'"
            what = f"{found}{f' where {wanted} should be' if wanted else ', which is not understood'}"
            # What was read so far is ECMAScript, in which nothing ends here either.
            raise Illegal(what) if self.is_done else ScriptError(what)
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, sign: str) -> bool:
        if self.next == sign:
            self.at += 1
            return True
        return False

    def conditional(self) -> Tree:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise ScriptError("a script that is nested too deep")
        tree = self.binary(0)
        if self.accept("?"):
            yes = self.conditional()
            self.take(":")
            tree = ("conditional", tree, yes, self.conditional())
        self.depth -= 1
        return tree

    def binary(self, level: int) -> Tree:
        if level == len(_LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        while self.next in _LEVELS[level]:
            _, sign = self.take()
            left = ("binary", sign, left, self.binary(level + 1))
        return left

    def unary(self) -> Tree:
        signs = []
        while self.next in ("!", "-", "+", "typeof"):
            signs.append(self.take()[1])
        tree = self.member()
        for sign in reversed(signs[-_DEEPEST:]):
            tree = ("unary", sign, tree)
        if len(signs) > _DEEPEST:
            raise ScriptError("a script that is nested too deep")
        return tree

    def member(self) -> Tree:
        tree = self.primary()
        for _ in range(_DEEPEST):
            if self.accept("."):
                kind, name = self.take()
                if kind != "name":
                    raise ScriptError(f"'{name}' where a name should be")
                tree = ("member", tree, name)
            elif self.accept("["):
                key = self.conditional()
                self.take("]")
                tree = ("member", tree, key[1]) if key[0] == "string" else ("element", tree, key)
            elif self.accept("("):
                tree = ("call", tree, self.items(")"))
            else:
                return tree
        raise ScriptError("a script that is nested too deep")

    def items(self, end: str) -> list[Tree]:
        found: list[Tree] = []
        while not self.accept(end):
            if found:
                self.take(",")
                if self.accept(end):
                    break
            found.append(self.conditional())
        return found

    def primary(self) -> Tree:
        kind, text = self.take()
        if kind == "number":
            if len(text) > 1 and text.isdigit() and text[0] == "0":
                raise ScriptError(f"'{text}', a number that begins with 0")
            return ("number", _hexadecimal(text) if text[:2] in ("0x", "0X") else float(text))
        if kind == "string":
            return ("string", _ESCAPED.sub(_unescaped, text[1:-1]))
        if kind == "name":
            match text:
                case "true" | "false":
                    return ("boolean", text == "true")
                case "null" | "undefined":
                    return ("nothing", text)
                case "NaN" | "Infinity":
                    return ("number", math.nan if text == "NaN" else math.inf)
                case word if word in _RESERVED:
                    raise Illegal(f"'{text}' where a value should be")
                case "function":
                    if self.tokens[self.at : self.at + 1] and self.tokens[self.at][0] == "name":
                        self.take()
                    return self.function()
                case "new" | "delete" | "void" | "this" | "in" | "instanceof" | "class":
                    raise ScriptError(f"'{text}'")
            return ("name", text)
        match text:
            case "(":
                tree = self.conditional()
                self.take(")")
                return tree
            case "[":
                return ("array", self.items("]"))
            case "{":
                return ("object", self.fields())
        raise ScriptError(f"'{text}', which is not understood")

    def fields(self) -> dict[str, Tree]:
        found: dict[str, Tree] = {}
        while not self.accept("}"):
            if found:
                self.take(",")
                if self.accept("}"):
                    break
            kind, text = self.take()
            if kind not in ("name", "string", "number"):
                raise ScriptError(f"'{text}' where a name should be")
            self.take(":")
            name = _ESCAPED.sub(_unescaped, text[1:-1]) if kind == "string" else text
            found[name] = self.conditional()
        return found

    def function(self) -> Tree:
        """What follows `function` and its name: statements, and one `return` at the end."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise ScriptError("a script that is nested too deep")
        self.take("(")
        parameters = [path_of(each) for each in self.items(")")]
        if not all(name and "." not in name for name in parameters):
            raise ScriptError("a function with parameters of another sort than names")
        self.take("{")
        body: list[Statement] = []
        result: Tree | None = None
        # Variables of its own, written out where they are used: what they are of does not change in between.
        own: dict[str, Tree] = {}
        while not self.accept("}"):
            if self.accept(";"):
                continue
            if self.next in ("var", "let", "const"):
                for each in self.statement():
                    if each[0] != "assign" or each[1] in own or len(own) >= _MOST_OWN or _draws(each[2]):
                        raise ScriptError("a function with variables of its own")
                    own[each[1]] = substituted(each[2], own)
            elif self.accept("return"):
                result = substituted(self.conditional(), own)
                self.accept(";")
                self.take("}")
                break
            else:
                body += self.statement()
        if own and body:
            raise ScriptError("a function with variables of its own")
        self.depth -= 1
        return ("function", parameters, body, result)

    def statement(self) -> list[Statement]:
        """What one statement does."""
        if self.next in ("var", "let", "const"):
            self.take()
            found: list[Statement] = []
            while True:
                kind, name = self.take()
                if kind != "name":
                    raise ScriptError(f"'{name}' where a name should be")
                if self.accept("="):
                    value = self.conditional()
                    found.append(("function" if value[0] == "function" else "assign", name, value))
                if not self.accept(","):
                    return found
        if self.accept("if"):
            return [self.choice()]
        if self.accept("for"):
            return [self.loop()]
        if self.accept("function"):
            kind, name = self.take()
            if kind != "name":
                raise ScriptError(f"'{name}' where a name should be")
            return [("function", name, self.function())]
        step = self.take()[1] if self.next in ("++", "--") else ""
        if self.next in ("while", "function", "return", "do", "switch", "try", "throw"):
            raise ScriptError(f"'{self.next}'")
        tree = self.member()
        location = path_of(tree)
        if tree[0] == "call" and tree[1][0] == "name":
            return [("call", tree[1][1], tree[2])]
        if tree[0] == "call" and tree[1][0] == "member" and tree[1][2] == "push" and (array := path_of(tree[1][1])):
            # As ECMA-262 has it, but for the length that it returns.
            return [("assign", array, ("call", ("member", tree[1][1], "concat"), [("array", tree[2])]))]
        if location is None and key_of(tree) is None:
            raise ScriptError("a call, or what else assigns nothing")
        step = step or (self.take()[1] if self.next in ("++", "--") else "")
        if step:
            return [_assignment(tree, ("binary", step[0], tree, ("number", 1.0)))]
        if self.next not in _ASSIGNING:
            raise ScriptError(f"'{location or '…]'}{self.next}', which assigns nothing")
        _, sign = self.take()
        value = self.conditional()
        if value[0] == "function" and sign == "=" and location is not None:
            return [("function", location, value)]
        return [_assignment(tree, value if sign == "=" else ("binary", sign[0], tree, value))]

    def loop(self) -> Statement:
        """What follows `for`: one that counts a variable."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise ScriptError("a script that is nested too deep")
        self.take("(")
        if self.next in ("var", "let", "const"):
            self.take()
        kind, name = self.take()
        if kind != "name" or self.next != "=":
            raise ScriptError("a loop that counts no variable")
        self.take("=")
        first = self.conditional()
        self.take(";")
        condition = self.conditional()
        self.take(";")
        step = self.statement()
        self.take(")")
        if [each[:2] for each in step] != [("assign", name)]:
            raise ScriptError("a loop that counts no variable")
        body = self.block()
        self.depth -= 1
        return ("loop", name, first, condition, step[0][2], body)

    def choice(self) -> Statement:
        """What follows `if`."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise ScriptError("a script that is nested too deep")
        self.take("(")
        condition = self.conditional()
        self.take(")")
        yes = self.block()
        no = self.block() if self.accept("else") else []
        self.depth -= 1
        return ("if", condition, yes, no)

    def block(self) -> list[Statement]:
        if not self.accept("{"):
            found = self.statement()
            self.accept(";")
            return found
        found = []
        while not self.accept("}"):
            if not self.accept(";"):
                found += self.statement()
        return found


def path_of(tree: Tree) -> str | None:
    """What a name, or a part of what has a name, is called: `a.b.0` for `a.b[0]`."""
    match tree:
        case ("name", name):
            return str(name)
        case ("member", of, name):
            return None if (path := path_of(of)) is None else f"{path}.{name}"
        case ("element", of, ("number", number)) if number >= 0 and number % 1 == 0:
            return None if (path := path_of(of)) is None else f"{path}.{int(number)}"
    return None


def key_of(tree: Tree) -> tuple[str, Tree] | None:
    """What a part by a computed name is of, and that name: `a` and `i` for `a[i]`."""
    if tree[0] == "element" and path_of(tree) is None and (path := path_of(tree[1])) is not None:
        return path, tree[2]
    return None


def _assignment(location: Tree, value: Tree) -> Statement:
    if found := key_of(location):
        return ("put", *found, value)
    return ("assign", path_of(location), value)


def substituted(tree: Any, values: dict[str, Tree]) -> Any:
    """A tree or statements with others in the place of names."""
    match tree:
        case ("name", name):
            return values.get(name, tree)
        case ("string" | "number", _) | ("member", ("name", "_event"), _):
            return tree
        case ("assign", location, value):
            return ("assign", location, substituted(value, values))
        case ("put", str() as location, key, value):
            return ("put", location, substituted(key, values), substituted(value, values))
        case ("call", str() as name, arguments):
            return ("call", name, substituted(arguments, values))
        case ("loop", name, first, *rest):
            inner = {each: value for each, value in values.items() if each != name}
            return ("loop", name, substituted(first, values), *(substituted(part, inner) for part in rest))
        case tuple():
            return tuple(substituted(part, values) if isinstance(part, tuple | list | dict) else part for part in tree)
        case list():
            return [substituted(part, values) for part in tree]
        case dict():
            return {name: substituted(part, values) for name, part in tree.items()}
    return tree


def parts_in(tree: Any) -> Iterator[Tree]:
    """All trees inside of one, or of statements."""
    waiting = [tree]
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            if each and isinstance(each[0], str):
                yield each
            waiting += each
        elif isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            waiting += each.values()


def uses_late(body: list[Statement], result: Tree | None, parameter: str, asked: set[str]) -> bool:
    """Whether a function asks for a parameter after it changed one of the names of which its argument is."""
    late = False

    def has_changed(script: list[Statement], changed: bool) -> bool:
        nonlocal late
        for each in script:
            values = each[2:] if each[0] in ("assign", "put", "call", "loop") else each[1] if each[0] == "if" else ()
            late = late or (changed and ("name", parameter) in parts_in(values))
            if each[0] == "if":
                # Both, as the one or the other is done.
                both = has_changed(each[2], changed), has_changed(each[3], changed)
                changed = any(both)
            if each[0] == "loop":
                # Once more, as the next round asks after this one has changed something.
                changed = has_changed(each[5], changed or each[1] in asked)
                changed = has_changed(each[5], changed)
            # What another function changes is not looked up.
            is_named = each[0] in ("assign", "put") and each[1].split(".")[0] in asked
            changed = changed or each[0] == "call" or is_named
        return changed

    changed = has_changed(body, False)
    return late or (changed and result is not None and ("name", parameter) in parts_in(result))


def _draws(tree: Any) -> bool:
    """Whether a tree has another value each time, or calls what may do something."""
    match tree:
        case ("call", *_) | ("function", *_):
            return True
        case tuple() | list():
            return any(_draws(part) for part in tree if isinstance(part, tuple | list | dict))
        case dict():
            return any(_draws(part) for part in tree.values())
    return False


@functools.lru_cache(maxsize=4096)
def expression(text: str) -> Tree:
    """The tree of an expression."""
    reader = _Reader(text)
    tree = reader.conditional()
    if reader.next in _ASSIGNING and path_of(tree) is None:
        raise Illegal("what is assigned to a value")
    if not reader.is_done:
        reader.take("the end")
    return tree


def statements(text: str) -> list[Statement]:
    """What the statements of a script do, in their order."""
    reader = _Reader(text)
    found: list[Statement] = []
    while not reader.is_done:
        if reader.accept(";"):
            continue
        found += reader.statement()
        if found and found[-1][0] in ("if", "function", "loop"):
            continue
        if not reader.is_done and reader.next != ";" and reader.next not in ("var", "let", "const"):
            # A new line may end a statement; what follows then begins with a name.
            kind, _ = reader.tokens[reader.at]
            if kind != "name" and reader.next not in ("++", "--"):
                reader.take(";")
    return found


def constant(tree: Tree, known: dict[str, Any]) -> Any:
    """The value of an expression over known values: a number, boolean, text, None, list or dict. Raises ScriptError."""
    match tree:
        case ("number" | "string" | "boolean", value):
            return value
        case ("nothing", _):
            return None
        case ("name", name) if name in known:
            return known[name]
        case ("array", items):
            return [constant(item, known) for item in items]
        case ("object", fields):
            return {key: constant(value, known) for key, value in fields.items()}
        case ("member", of, "length") if isinstance(value := constant(of, known), list):
            return float(len(value))
        case ("member", of, name) if isinstance(value := constant(of, known), dict | type(None)):
            if value is None:
                raise Illegal(f"{name} of what is undefined")
            return value.get(name)
        case ("conditional", condition, yes, no):
            return constant(yes if truth(constant(condition, known)) else no, known)
        case ("unary", sign, inner):
            value = constant(inner, known)
            if sign == "!":
                return not truth(value)
            if isinstance(value, float | bool) and sign in "+-":
                return -float(value) if sign == "-" else float(value)
        case ("binary", "&&" | "||" as sign, left, right):
            # The other side is not asked where the one decides.
            value = constant(left, known)
            return value if truth(value) is (sign == "||") else constant(right, known)
        case ("binary", sign, left, right):
            return _combined(sign, constant(left, known), constant(right, known))
    raise ScriptError("a value that is not known beforehand")


def truth(value: Any) -> bool:
    """Whether a value is true: objects and arrays are, also empty ones, and NaN is not (ECMA-262, 7.1.2)."""
    if isinstance(value, list | dict):
        return True
    return bool(value) and value == value


# A text that is a number (ECMA-262, 7.1.4.1), but for hexadecimal ones and their like.
_DECIMAL = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")


def _number_of(text: str) -> float:
    """The number that a text is."""
    text = text.strip()
    if _DECIMAL.fullmatch(text):
        return float(text)
    if text[:2].lower() in ("0x", "0o", "0b") or text.lstrip("+-") == "Infinity":
        raise ScriptError("a value that is not known beforehand")
    return math.nan if text else 0.0


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_equal(a: Any, b: Any, is_strict: bool) -> bool:
    """ECMA-262, 7.2.14 and 7.2.15."""
    if a is None or b is None:
        if a is b and is_strict:
            # null and undefined are one here.
            raise ScriptError("a value that is not known beforehand")
        return a is b
    are_objects = [isinstance(each, list | dict) for each in (a, b)]
    if all(are_objects):
        return a is b
    if any(are_objects):
        if is_strict:
            return False
        raise ScriptError("a value that is not known beforehand")
    if type(a) is type(b) or (_is_number(a) and _is_number(b)):
        return bool(a == b)
    if is_strict:
        return False
    one, other = (_number_of(each) if isinstance(each, str) else float(each) for each in (a, b))
    return one == other


def _quotient(a: float, b: float) -> float:
    if b:
        return a / b
    return math.nan if not a or a != a else math.copysign(math.inf, a) * math.copysign(1, b)


def _combined(sign: str, a: Any, b: Any) -> Any:
    if sign in ("==", "===", "!=", "!=="):
        return _is_equal(a, b, len(sign) == 3) is (sign[0] == "=")
    if sign == "+" and isinstance(a, str) and isinstance(b, str):
        return a + b
    if sign == "in" and isinstance(a, str) and isinstance(b, dict):
        return a in b
    if not (isinstance(a, float | bool) and isinstance(b, float | bool)) or sign in ("in", "instanceof"):
        raise ScriptError("a value that is not known beforehand")
    match sign:
        case "+":
            return float(a + b)
        case "-":
            return float(a - b)
        case "*":
            return float(a * b)
        case "/":
            return _quotient(float(a), float(b))
        case "%":
            return math.fmod(a, b) if b and math.isfinite(a) else math.nan
        case "<":
            return a < b
        case "<=":
            return a <= b
        case ">":
            return a > b
    return a >= b
