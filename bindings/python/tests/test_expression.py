# SPDX-License-Identifier: MIT
"""Expressions. What they give is compared with Python's own arithmetic, and their rates with finite differences."""

from __future__ import annotations

import copy
import gc
import math
import pickle
import struct

import numpy as np
import pytest
from animcore.errors import ArgumentError, DuplicateError, LimitError, NotFoundError, TextSyntaxError
from animcore.expression import Expression
from hypothesis import given
from hypothesis import strategies as st

anything = st.floats(width=64)
number = st.floats(-1e3, 1e3)


def same(x: float, y: float) -> bool:
    return struct.pack("d", x) == struct.pack("d", y)


def test_quick_start() -> None:
    assert Expression("a + b*2", "a", "b")(1, 2.5) == 6
    assert Expression("min(`cart-center`.x, 40) / stops[0]", "cart-center.x", "stops[0]")(60, 8) == 5
    assert Expression("pi")() == math.pi


# Trees in Python's notation, which IEEE 754 gives one meaning: + - * and comparisons round once. The brackets are all
# written, so that precedence is not what is tested here.
def trees() -> st.SearchStrategy[str]:
    leaves = st.one_of(st.sampled_from(["a", "b", "c"]), st.floats(0, 1e9).map(repr))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(st.sampled_from("+-*"), inner, inner).map(lambda t: f"({t[1]} {t[0]} {t[2]})"),
            inner.map(lambda x: f"(-{x})"),
            inner.map(lambda x: f"abs({x})"),
        ),
        max_leaves=30,
    )


@given(trees(), anything, anything, anything)
def test_arithmetic_is_pythons(text: str, a: float, b: float, c: float) -> None:
    expression = Expression(text, "a", "b", "c")
    expected = eval(text, {"a": a, "b": b, "c": c, "abs": abs})
    result = expression(a, b, c)
    assert math.isnan(result) if math.isnan(expected) else same(result, expected)
    assert not math.isnan(result) or struct.pack(">d", result).hex() == "7ff8000000000000"
    assert same(expression.derivative([a, b, c], [1, 2, 3])[0], result)


@given(anything, anything)
def test_the_remainder_is_pythons(a: float, b: float) -> None:
    result = Expression("a % b", "a", "b")(a, b)
    if b == 0 or math.isinf(a) or math.isnan(a) or math.isnan(b):
        assert math.isnan(result)
    else:
        assert same(result, a % b)


@given(number, number, st.integers(-20, 20))
def test_rounding(a: float, b: float, whole: int) -> None:
    for x in (a, a * 1e16, whole + 0.5, whole, np.nextafter(whole + 0.5, 0)):
        assert Expression("floor(x)", "x")(x) == math.floor(x)
        assert Expression("ceil(x)", "x")(x) == math.ceil(x)
        assert Expression("trunc(x)", "x")(x) == math.trunc(x)
        fraction = abs(x) - math.floor(abs(x))
        assert Expression("round(x)", "x")(x) == math.copysign(math.floor(abs(x)) + (fraction >= 0.5), x)
    assert Expression("a ? b : 7", "a", "b")(a, b) == (b if a else 7)


SMOOTH = [
    "a + b * a - b / (a * a + 1)",
    "sin(a) * cos(b) + tan(a / 4)",
    "exp(a / 3) + log(a * a + 1) + sqrt(b * b + 2)",
    "atan(a * b) + atan2(a, b + 9) + hypot(a + 9, b)",
    "pow(a * a + 1, b) + pow(b * b + 1, 2.5)",
    "asin(a / 5) - acos(b / 5)",
    "mix(a, b, a * b) + smoothstep(-6 + b, 6, a)",
    "cbrt(a + 9) + predict(a, b * 9, 0.9 + a / 99) + rubberBand(a - 4, b + 1) + rubberBand(a + 1, b)",
    "degrees(a) - radians(b) + fract(a * 0) - -a",
    "(a + b) % 40 + mod(a, 60 + b)",
    "clamp(a, -9, 9) + clamp(-9, a, b + 9) + min(a, 9 + b) + max(a, -9)",
    "a > 7 ? a : if(1, b * a, a)",
]


@given(st.sampled_from(SMOOTH), st.floats(0.1, 3), st.floats(0.1, 3), st.floats(-2, 2), st.floats(-2, 2))
def test_rates_are_what_differences_say(text: str, a: float, b: float, a_rate: float, b_rate: float) -> None:
    expression = Expression(text, "a", "b")
    value, rate = expression.derivative([a, b], [a_rate, b_rate])
    assert same(value, expression(a, b))

    def at(step: float) -> float:
        return expression(a + a_rate * step, b + b_rate * step)

    # Richardson's extrapolation of central differences: what is left is rounding.
    near, far = (at(1e-3) - at(-1e-3)) / 2e-3, (at(2e-3) - at(-2e-3)) / 4e-3
    assert rate == pytest.approx((4 * near - far) / 3, rel=1e-6, abs=1e-7 * (1 + abs(value)))


def test_rates_where_there_is_no_slope() -> None:
    for text in ("sqrt(a)", "hypot(a, a)", "abs(a)", "floor(a)", "a < 1", "!a", "pow(a, 2)", "atan2(a, a)", "log(a)"):
        assert Expression(text, "a").derivative([0.0], [0.0])[1] == 0
    assert Expression("sqrt(a)", "a").derivative([0.0], [1.0])[1] == math.inf
    assert Expression("abs(a)", "a").derivative([0.0], [1.0])[1] == 0
    assert Expression("a && a", "a").derivative([3.0], [1.0]) == (1, 0)


def test_sequences_and_arrays() -> None:
    expression = Expression("a * 10 + b", "a", "b")
    assert expression([1, 2], 3) == [13, 23]
    assert expression((1, 2), [3, 4]) == [13, 24]
    assert expression(np.array([[1.0], [2.0]]), np.array([3, 4])).tolist() == [[13, 14], [23, 24]]
    assert expression.rows(np.arange(12.0).reshape(2, 3, 2)).tolist() == [[1, 23, 45], [67, 89, 111]]
    assert expression.rows(np.arange(12).reshape(6, 2)[::-1]).tolist() == [111, 89, 67, 45, 23, 1]
    assert expression.rows([(1, 2), (3, 4)]) == [12, 34]
    assert expression.rows([]) == [] == expression([], 2)
    assert expression.rows(np.empty((0, 2))).tolist() == []
    assert Expression("7").rows(np.empty((3, 0))).tolist() == [7, 7, 7]
    rows = np.arange(6.0).reshape(3, 2)
    rows.flags.writeable = False
    assert expression.rows(rows).tolist() == [1, 23, 45]
    for wrong in (np.zeros(3), np.zeros((2, 3)), np.float64(1), [[1]]):
        with pytest.raises((ValueError, TypeError)):
            expression.rows(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="different lengths"):
        expression([1, 2], [1, 2, 3])
    with pytest.raises(TypeError):
        expression(1)
    with pytest.raises(TypeError):
        expression.derivative([1, 2], [1])
    with pytest.raises(TypeError):
        expression("a", 2)  # type: ignore[arg-type]


def test_what_it_says_of_itself() -> None:
    expression = Expression("b + a.x * b", "a.x", "unused", "b")
    assert expression.text == "b + a.x * b"
    assert expression.names == ("a.x", "unused", "b")
    assert expression.variables == ("b", "a.x")
    assert repr(expression) == "Expression('b + a.x * b', 'a.x', 'unused', 'b')"
    assert expression == copy.copy(expression) == pickle.loads(pickle.dumps(expression))
    assert len({expression, Expression("b + a.x * b", "a.x", "unused", "b"), Expression("1")}) == 2
    assert expression != "b"


@pytest.mark.parametrize(
    ("text", "error", "line", "column", "message"),
    [
        ("", TextSyntaxError, 1, 1, "expected a number, a name or '(', found the end"),
        ("a +", TextSyntaxError, 1, 4, "found the end"),
        ("a\n  $ 2", TextSyntaxError, 2, 3, "expected an operator or the end, found '$'"),
        ("(a", TextSyntaxError, 1, 3, "expected an operator or ')', found the end"),
        ("a)", TextSyntaxError, 1, 2, "expected an operator or the end, found ')'"),
        ("a, a", TextSyntaxError, 1, 2, "found ','"),
        ("a ? 1", TextSyntaxError, 1, 6, "an operator or ':'"),
        ("a : 1", TextSyntaxError, 1, 3, "found ':'"),
        ("(a ? 1)", TextSyntaxError, 1, 7, "expected an operator or ':', found ')'"),
        ("a < 1 < 2", TextSyntaxError, 1, 7, "do not chain"),
        ("a == 1 != 2", TextSyntaxError, 1, 8, "do not chain"),
        ("a = 1", TextSyntaxError, 1, 3, "=="),
        ("a ^ 1", TextSyntaxError, 1, 3, "pow"),
        ("+a", TextSyntaxError, 1, 1, "found '+'"),
        (".5", TextSyntaxError, 1, 1, "found '.'"),
        ("1.", TextSyntaxError, 1, 1, "'1.' is no number"),
        ("01", TextSyntaxError, 1, 1, "'01' is no number"),
        ("0x10", TextSyntaxError, 1, 1, "'0x10' is no number"),
        ("2a", TextSyntaxError, 1, 1, "'2a' is no number"),
        ("1e999", TextSyntaxError, 1, 1, "too large"),
        ("sin()", TextSyntaxError, 1, 5, "found ')'"),
        ("sin(1, 2)", TextSyntaxError, 1, 6, "expected an operator or ')', found ','"),
        ("pow(1)", TextSyntaxError, 1, 6, "another argument"),
        ("max(1)", TextSyntaxError, 1, 6, "another argument"),
        ("if(1, 2)", TextSyntaxError, 1, 8, "another argument"),
        ("`a", TextSyntaxError, 1, 3, "a backquote"),
        ("``", TextSyntaxError, 1, 2, "a backquote"),
        ("a.", TextSyntaxError, 1, 3, "a part of a name"),
        ("a[x]", TextSyntaxError, 1, 3, "a whole number"),
        ("a[1", TextSyntaxError, 1, 4, "a whole number"),
        ("1 + heigth", NotFoundError, 1, 5, "unknown name 'heigth'; did you mean 'height'? names: a, height"),
        ("sinn(1)", NotFoundError, 1, 1, "unknown function 'sinn'; did you mean 's"),
        ("a(1)", NotFoundError, 1, 1, "unknown function 'a'"),
        ("a\0", TextSyntaxError, 1, 2, "found '\\u0000'"),
        ("(" * 60000, LimitError, 1, 65, "nested at most 64 deep"),
        ("-" * 60000, LimitError, 1, 65, "nested at most 64 deep"),
        ("1 ? 1 : " * 8000, LimitError, 1, 258, "nested at most 64 deep"),
        ("a+" * 5000 + "a", LimitError, 1, 4098, "at most 4096 instructions"),
        (" " * 65537, LimitError, 0, 0, "longer than 65536 bytes"),
    ],
)
def test_refusals(text: str, error: type[Exception], line: int, column: int, message: str) -> None:
    with pytest.raises(error) as caught:
        Expression(text, "a", "height")
    found = caught.value
    assert message in str(found)
    assert (found.line, found.column) == (line, column)  # type: ignore[attr-defined]


def test_names() -> None:
    assert Expression("e + `e` + step", "e", "step")(1, 2) == math.e + 3
    assert Expression("größe * `2nd part`.x[10]", "größe", "2nd part.x[10]")(2, 3) == 6
    with pytest.raises(DuplicateError):
        Expression("a", "a", "a")
    for name in ("a\0", "\ud800", "a" * 300):
        with pytest.raises((ArgumentError, LimitError)):
            Expression("1", name)
    with pytest.raises(ArgumentError):
        Expression("\ud800")
    with pytest.raises(LimitError):
        Expression("1", *(f"a{index}" for index in range(4097)))


def test_within_the_limits() -> None:
    assert Expression("(" * 64 + "7" + ")" * 64)() == 7
    assert Expression("1 ? 2 : " * 31 + "3")() == 2
    assert Expression("0 ? 2 : " * 31 + "3")() == 3
    assert Expression("a+" * 2000 + "a", "a")(1) == 2001
    assert Expression(" " * 65535 + "1")() == 1
    # Constants become one instruction.
    assert Expression("+".join(["1"] * 30000))() == 30000


@given(st.text("ab01.e+-*/%<>=!&|?:,()[]`^ sinmax\n", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        expression = Expression(text, "a", "b", "x")
    except (TextSyntaxError, NotFoundError, LimitError):
        return
    value = expression(0.5, -2, 3)
    assert same(expression.derivative([0.5, -2, 3], [1, 1, 1])[0], value)
    assert same(Expression(f"({text})", "a", "b", "x")(0.5, -2, 3), value)
    assert same(Expression(f"1 ? {text} : 0", "a", "b", "x")(0.5, -2, 3), value)


def test_it_is_released() -> None:
    expression = Expression("1")
    finalizer = expression._finalizer
    del expression
    gc.collect()
    assert not finalizer.alive
