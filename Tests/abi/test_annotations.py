# SPDX-License-Identifier: MIT
"""What the header's annotations say: each fact that a binding needs is there, and one that is left out is found."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import generate_abi  # type: ignore[import-not-found, unused-ignore]


def opaque(of: dict[str, Any]) -> bool:
    return opaque(of["to"]) if of["kind"] == "pointer" else of["kind"] == "opaque"


@pytest.fixture(scope="module")
def functions() -> list[dict[str, Any]]:
    described: list[dict[str, Any]] = generate_abi.describe(generate_abi.read_headers())["functions"]
    return described


def test_every_function_says_what_it_does_and_what_may_go_wrong(functions: list[dict[str, Any]]) -> None:
    statuses = {"ANIM_ERROR_ARGUMENT", "ANIM_ERROR_MEMORY"}
    for function in functions:
        assert function["effect"] in ("pure", "reads", "changes"), function["name"]
        if function["result"].get("typedef") == "anim_status":
            destroys = any(parameter.get("taken") for parameter in function["parameters"])
            assert set(function["errors"]) >= (statuses - {"ANIM_ERROR_MEMORY"} if destroys else statuses)
            assert len(set(function["errors"])) == len(function["errors"])
            assert destroys == function["name"].endswith("_destroy")
        else:
            assert function["errors"] == [], function["name"]


def test_errors_that_a_comment_names_are_among_those_of_its_function(functions: list[dict[str, Any]]) -> None:
    for function in functions:
        if function["errors"] and "documented_with" not in function:
            named = set(re.findall(r"ANIM_ERROR_[A-Z_]+", function["doc"]))
            assert named <= set(function["errors"]), function["name"]


def test_errors_as_those_of_another_function_are_all_annotated(functions: list[dict[str, Any]]) -> None:
    by_name = {function["name"]: function for function in functions}
    found = 0
    for function in functions:
        for names in re.findall(r"[Ee]rrors as (?:in )?((?:anim_\w+(?:\(\))?(?: and )?)+)", function["doc"]):
            for other in re.findall(r"anim_\w+", names):
                found += 1
                assert set(by_name[other]["errors"]) <= set(function["errors"]), (function["name"], other)
    assert found > 8


def test_what_may_be_null_by_its_comment_is_nullable(functions: list[dict[str, Any]]) -> None:
    found = 0
    for function in functions:
        for parameter in function["parameters"]:
            name = parameter["name"]
            conditional = "capacity" in function["doc"] and parameter.get("length", "").endswith("capacity")
            if not conditional and re.search(
                rf"(?<![\w>.]){name} may be null(?! where| otherwise|\s*then)", function["doc"]
            ):
                found += 1
                assert parameter["nullable"], (function["name"], name)
    assert found > 10


def test_every_object_that_is_made_can_be_given_back(functions: list[dict[str, Any]]) -> None:
    by_name = {function["name"]: function for function in functions}
    makers = 0
    for function in functions:
        for parameter in function["parameters"]:
            kind = parameter["type"]
            if (
                kind["kind"] == "pointer"
                and kind["to"]["kind"] == "pointer"
                and opaque(kind)
                and "length" not in parameter
            ):
                assert ("made_for" in parameter) != ("view_until" in parameter), (function["name"], parameter["name"])
            if "made_for" not in parameter:
                continue
            makers += 1
            release = by_name[parameter["made_for"]]
            made = kind["to"]["to"]["name"] if opaque(kind) else kind["to"]["typedef"]
            taken = [p["type"].get("typedef") or p["type"].get("to", {}).get("name") for p in release["parameters"]]
            assert made in taken, (function["name"], parameter["name"])
    assert makers > 20


def test_views_and_callbacks_say_how_long_they_hold(functions: list[dict[str, Any]]) -> None:
    for function in functions:
        for parameter in function["parameters"]:
            kind = parameter["type"]
            if kind["kind"] == "callback":
                assert parameter.get("kept_until"), (function["name"], parameter["name"])
            is_view = kind["kind"] == "pointer" and parameter["direction"] == "out" and kind["to"]["kind"] == "pointer"
            if is_view and not opaque(kind):
                assert parameter.get("view_until"), (function["name"], parameter["name"])


def test_pure_functions_take_no_object(functions: list[dict[str, Any]]) -> None:
    for function in functions:
        objects = any(opaque(parameter["type"]) for parameter in function["parameters"])
        if function["effect"] == "pure":
            assert not objects, function["name"]
        else:
            assert objects or function["name"].startswith(("anim_last_error_", "anim_set_allocator")), function["name"]


# A change of a header, and what is then said to be missing or wrong.
FAULTS = {
    "a result that is not said to be one": (
        "ANIM_OUT double *slope",
        "double *slope",
        "neither ANIM_OUT nor ANIM_INOUT",
    ),
    "an argument that is called a result": (
        "const anim_cubic_bezier *curve, double x",
        "ANIM_OUT const anim_cubic_bezier *curve, double x",
        "nothing can be written",
    ),
    "an array without its length": (
        "ANIM_COUNT(count) const double *xs, size_t count, ANIM_OUT ANIM_COUNT(count) double *ys",
        "const double *xs, size_t count, ANIM_OUT double *ys",
        "whose length is count",
    ),
    "a length that is not there": (
        "ANIM_COUNT(count) const double *xs",
        "ANIM_COUNT(number) const double *xs",
        "names number",
    ),
    "a length that says nothing": (
        "ANIM_COUNT(count) const double *xs",
        "ANIM_COUNT(count + 1) const double *xs",
        "says no length",
    ),
    "a number that may be null": (
        "const anim_cubic_bezier *curve, double x",
        "const anim_cubic_bezier *curve, ANIM_NULLABLE double x",
        "is said of what is no pointer",
    ),
    "a union without its tag": (
        "ANIM_TAG(kind) anim_draw_content content",
        "anim_draw_content content",
        "a union has an ANIM_TAG()",
    ),
    "a tag that is not there": (
        "ANIM_TAG(kind) anim_draw_content content",
        "ANIM_TAG(sort) anim_draw_content content",
        "names sort",
    ),
    "a tag that is no enumeration": (
        "ANIM_TAG(kind) anim_draw_content content",
        "ANIM_TAG(node) anim_draw_content content",
        "takes the constants of no type",
    ),
    "a member of a union that says nothing": (
        "ANIM_WHEN(ANIM_DRAW_KIND_TEXT) anim_draw_text text",
        "anim_draw_text text",
        "without ANIM_WHEN()",
    ),
    "a member for what the tag does not take": (
        "ANIM_WHEN(ANIM_DRAW_KIND_TEXT) anim_draw_text text",
        "ANIM_WHEN(ANIM_PAINT_SOLID) anim_draw_text text",
        "ANIM_PAINT_SOLID is no anim_draw_kind",
    ),
    "two members for one": (
        "ANIM_WHEN(ANIM_DRAW_KIND_TEXT) anim_draw_text text",
        "ANIM_WHEN(ANIM_DRAW_KIND_FILL) anim_draw_text text",
        "two members are there for the same",
    ),
    "a member of a struct that is sometimes there": (
        "anim_draw_path path",
        "ANIM_WHEN(ANIM_DRAW_KIND_FILL) anim_draw_path path",
        "is in no union",
    ),
    "an error that there is not": ("ANIM_ERRORS(", "ANIM_ERRORS(LUCK, ", "there is no ANIM_ERROR_LUCK"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_left_out_is_found(fault: str) -> None:
    written, changed, said = FAULTS[fault]
    headers = generate_abi.read_headers()
    # However the lines are broken.
    pattern = r"\s+".join(re.escape(word) for word in written.split())
    # Where the macros are declared, nothing is said by them.
    declaring = [name for name in headers if name != "animcore/base.h"]
    name = next((name for name in declaring if re.search(pattern, headers[name])), None)
    assert name is not None, "no header has such a place any more"
    headers[name] = re.sub(pattern, lambda _: changed, headers[name], count=1)
    with pytest.raises(generate_abi.InterfaceError, match=re.escape(said)):
        generate_abi.describe(headers)


def test_a_returned_pointer_must_say_how_long_it_holds(repository: Repository) -> None:
    headers = generate_abi.read_headers()
    base = headers["animcore/base.h"]
    assert ' ANIM_VIEW("for ever")' in base
    headers["animcore/base.h"] = base.replace(' ANIM_VIEW("for ever")', "")
    with pytest.raises(generate_abi.InterfaceError, match="how long"):
        generate_abi.describe(headers)
    assert repository.headers


def test_annotations_compile_to_nothing(repository: Repository) -> None:
    """They are macros of the preprocessor alone: none of them is left in what a compiler reads."""
    text = repository.run("gcc", "-E", "-P", repository.header)
    assert (
        re.findall(r"\bANIM_(?:NOTE|OUT|INOUT|COUNT|MADE|TAKEN|KEPT|VIEW|TAG|WHEN|PURE|ERRORS|NULLABLE)\b", text) == []
    )


def test_what_receives_one_number_has_no_length(repository: Repository, functions: list[dict[str, Any]]) -> None:
    """Where the comment says that `*name` receives something, one is written, whatever the lengths of other arrays."""
    text = "".join(path.read_text(encoding="utf-8") for path in repository.headers.values())
    parameters = {f["name"]: {p["name"]: p for p in f["parameters"]} for f in functions}
    found = 0
    for comment, name in re.findall(r"/\*((?:[^*]|\*(?!/))*)\*/\s*ANIM_API [^(;]*?(anim_\w+)\(", text):
        for one in re.findall(r"\*(\w+) receives", comment):
            if one in parameters[name]:
                assert "length" not in parameters[name][one], (name, one)
                found += 1
    assert found > 5


def test_what_may_be_shared_is_annotated_and_not_read_from_comments() -> None:
    from bindings_model import Model  # type: ignore[import-not-found, unused-ignore]
    from bindings_rust import files  # type: ignore[import-not-found, unused-ignore]

    described = generate_abi.describe(generate_abi.read_headers())
    assert [each["name"] for each in described["opaque"] if each["shared"]] == [
        "anim_easing",
        "anim_document",
    ]

    def shared(description: dict[str, Any]) -> list[str]:
        text = "".join(files(Model(description)).values())
        return re.findall(r"unsafe impl Sync for (\w+)", text)

    before = shared(described)
    assert before == ["Easing", "Document"]
    for each in described["opaque"]:
        each["doc"] = ""
    assert shared(described) == before
    for each in described["opaque"]:
        each["shared"] = False
    assert shared(described) == []


def test_java_imports_what_code_needs_and_not_what_comments_name() -> None:
    from bindings_java import trimmed  # type: ignore[import-not-found, unused-ignore]

    needed = "import java.util.Set;\n\n/** A List. */ // a Map\nSet<X> MapLike;\n"
    assert trimmed(f"import java.util.List;\nimport java.util.Map;\n{needed}") == needed
