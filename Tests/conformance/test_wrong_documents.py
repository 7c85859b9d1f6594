# SPDX-License-Identifier: MIT
"""Documents that are wrong in one place, from Tests/conformance/documents/wrong.json: the library names the place.

Line and pointer are known from the edit; where the JSON Schema refuses the edit too, the library's pointer must be as
deep as the schema's, or deeper.
"""

from __future__ import annotations

import copy
import functools
import json
from typing import Any

import animcore
import pytest
from documents_of_the_format import DOCUMENT_SCHEMA, Pairs, escaped, format_examples, placed_text, steps_of
from jsonschema import Draft202012Validator
from update_golden import ROOT

CASES: list[dict[str, Any]] = json.loads((ROOT / "Tests/conformance/documents/wrong.json").read_text(encoding="utf-8"))[
    "cases"
]
EXAMPLES = format_examples()


def container_of(document: Any, pointer: str) -> tuple[Any, Any]:
    """What a pointer's value stands in, and its key or index there."""
    *path, last = steps_of(pointer)
    for step in path:
        document = document[int(step)] if isinstance(document, list) else document[step]
    return document, int(last) if isinstance(document, list) else last


def edited(case: dict[str, Any]) -> Any:
    document = json.loads(EXAMPLES[case["document"]])
    for pointer, value in case.get("set", {}).items():
        container, key = container_of(document, pointer)
        container[key] = copy.deepcopy(value)
    for pointer, name in case.get("rename", {}).items():
        container, key = container_of(document, pointer)
        members = [(name if each == key else each, value) for each, value in container.items()]
        container.clear()
        container.update(members)
    if "remove" in case:
        container, key = container_of(document, case["remove"])
        del container[key]
    return document


def doubled(document: Any, pointer: str) -> Any:
    """The document as pairs, in which the member at a pointer stands twice."""

    def pairs(value: Any, here: str) -> Any:
        if isinstance(value, list):
            return [pairs(member, f"{here}/{index}") for index, member in enumerate(value)]
        if not isinstance(value, dict):
            return value
        members = Pairs()
        for name, member in value.items():
            place = f"{here}/{escaped(name)}"
            members += [(name, pairs(member, place))] * (2 if place == pointer else 1)
        return members

    return pairs(document, "")


@functools.cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(DOCUMENT_SCHEMA.read_text(encoding="utf-8")))


def test_there_are_enough() -> None:
    assert len(CASES) >= 150
    assert len({case["what"] for case in CASES}) == len(CASES)
    assert {case["document"] for case in CASES} == set(EXAMPLES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_the_schema_refuses_what_it_should(case: dict[str, Any]) -> None:
    errors = [] if "repeat" in case else list(validator().iter_errors(edited(case)))
    assert bool(errors) == case["schema"], [error.message[:200] for error in errors]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_the_library_names_the_place(case: dict[str, Any]) -> None:
    document = doubled(edited(case), case["repeat"]) if "repeat" in case else edited(case)
    text, lines = placed_text(document)
    with pytest.raises(animcore.AnimError) as caught:
        animcore.Scene(text)
    error = caught.value
    assert error.status_name == ("ANIM_ERROR_SYNTAX" if "repeat" in case else "ANIM_ERROR_DOCUMENT"), error.message
    places = case["at"] if isinstance(case["at"], list) else [case["at"]]
    assert error.pointer in places, error.message
    assert error.line == lines[error.pointer]
    assert error.column >= 1
    if case["schema"]:
        paths = [
            "".join(f"/{escaped(str(step))}" for step in each.absolute_path)
            for each in validator().iter_errors(document)
        ]
        assert any((error.pointer + "/").startswith(path + "/") for path in paths), (error.pointer, paths)
