# SPDX-License-Identifier: MIT
"""Plays the cases of expressions/ through the C interface, from Python."""

from __future__ import annotations

import json
import math
import re
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from animcore import Decay, NotFoundError, RubberBand, TextSyntaxError
from animcore.expression import Expression
from animcore.tools.expression_words import FUNCTIONS as EDITORS

FOLDER = Path(__file__).resolve().parent / "expressions"
NAMES = ("a", "b", "x", "angle.x", "stops[2]")


def load(name: str) -> tuple[float, list[dict[str, Any]]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert data["cases"], name
    return data["tolerance"], data["cases"]


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


@pytest.mark.parametrize("name", ["random.json", "operators.json"])
def test_values(name: str) -> None:
    tolerance, cases = load(name)
    wrong = []
    for case in cases:
        if "error" in case:
            with pytest.raises(TextSyntaxError):
                Expression(case["text"], *NAMES)
            continue
        value = Expression(case["text"], *NAMES)(*case["variables"])
        if value != case["value"] and not abs(value - case["value"]) <= tolerance * case["scale"]:
            wrong.append((case, value))
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong[:3]}"


def test_names_that_say_it_all() -> None:
    _, cases = load("names.json")
    wrong = []
    for case in cases:
        names = case["names"].split("\n")
        if "error" in case:
            with pytest.raises(TextSyntaxError):
                Expression(case["text"], *names)
            continue
        expression = Expression(case["text"], *names)
        if expression(*case["variables"]) != case["value"] or set(expression.variables) != set(names):
            wrong.append((case, expression(*case["variables"]), expression.variables))
        with pytest.raises(NotFoundError):
            Expression(case["text"], "another")
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong}"


def test_rows_give_the_same_bits() -> None:
    _, cases = load("random.json")
    for case in cases[::20]:
        expression = Expression(case["text"], *NAMES)
        rows = np.array([other["variables"] for other in cases[::50]])
        one_by_one = [bits(expression(*row)) for row in rows.tolist()]
        assert [bits(value) for value in expression.rows(rows).tolist()] == one_by_one
        assert [bits(value) for value in expression.rows(rows.tolist())] == one_by_one


def test_special_values() -> None:
    _, cases = load("special.json")
    wrong = []
    for case in cases:
        a, b = (struct.unpack(">d", bytes.fromhex(case[name]))[0] for name in "ab")
        expression = Expression(case["text"], "a", "b")
        if bits(expression(a, b)) != case["bits"] or bits(expression.derivative([a, b], [0, 0])[0]) != case["bits"]:
            wrong.append((case, expression(a, b)))
    assert not wrong, f"{len(wrong)} of {len(cases)}: {wrong[:5]}"


def test_predictions_and_rubber_bands_are_those_of_the_core() -> None:
    predict = Expression("predict(a, b, x)", *NAMES[:3])
    stretch = Expression("rubberBand(a, b)", *NAMES[:2])
    for start, velocity, remaining in ((0.0, 1000.0, 0.998), (-3.5, -250.0, 0.99), (1e6, 0.25, 0.9999)):
        end = Decay.scroll(remaining).end(start, velocity)
        assert bits(predict(start, velocity, remaining)) == bits(end)
    for excess, dimension in ((0.0, 300.0), (120.0, 844.0), (-4000.0, 390.0), (1e-9, 1.0)):
        assert bits(stretch(excess, dimension)) == bits(RubberBand(dimension)(excess))


def test_predictions_and_rubber_bands_without_a_result() -> None:
    for remaining in (0.0, 1.0, -0.5, 2.0, float("nan")):
        assert math.isnan(Expression("predict(1, 2, x)", "x")(remaining))
    for dimension in (0.0, -1.0, float("inf"), float("nan")):
        assert math.isnan(Expression("rubberBand(1, x)", "x")(dimension))
    assert Expression("rubberBand(x, 7)", "x")(float("inf")) == 7
    assert Expression("rubberBand(x, 7)", "x")(-1e308) == -7


def test_the_format_page_has_every_function() -> None:
    root = FOLDER.parents[2]
    source = (root / "Sources/AnimMotion/Values/ExpressionOperation.swift").read_text(encoding="utf-8")
    text = source.partition("static let functionNames: WordList")[2].split('"""')[1].replace("\\", " ")
    page = (root / "docs/document-format.md").read_text(encoding="utf-8")
    header = (root / "include/animcore/stage.h").read_text(encoding="utf-8")
    names = text.split()
    assert len(names) > 30
    assert set(names) <= set(EDITORS)
    assert [name for name in names if not re.search(rf"^\|.*`{name}[`(]", page, re.MULTILINE)] == []
    in_documents = {"length", "pathX", "pathY", "pathAngle", "random", "format", "contains", "startsWith", "endsWith"}
    assert [name for name in names if name not in in_documents and not re.search(rf"\b{name}\b", header)] == []
