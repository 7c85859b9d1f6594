# SPDX-License-Identifier: MIT
"""The names of the C interface follow the grammar that stands at the top of animcore/base.h."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from repository import Repository

# What functions do things to or ask: the words after anim_, and the type of the first parameter.
OBJECTS: dict[str, tuple[str, ...]] = {
    "math": ("anim_math_function",),
    "flicks": ("double", "int64_t"),
    "spring": ("anim_spring",),
    "spring_blend": ("anim_spring",),
    "prepared_spring": ("anim_prepared_spring",),
    "cubic_bezier": ("anim_cubic_bezier",),
    "easing": ("anim_easing",),
    "keyframes": ("anim_keyframes",),
    "media_timing": ("anim_media_timing",),
    "web_timing": ("anim_web_timing",),
    "decay": ("anim_decay",),
    "rubber_band": ("anim_rubber_band",),
    "velocity_estimator": ("anim_velocity_estimator",),
    "color": ("anim_color_space", "anim_color_interpolation"),
    "transform": ("anim_transform", "anim_transform_parts"),
    "path": ("anim_path",),
    "path_collection": ("anim_path_collection",),
    "path_stroke": ("anim_path",),
    "path_data": ("char",),
    "morph": ("anim_morph",),
    "expression": ("anim_expression",),
    "stage": ("anim_stage",),
    "animation_group": ("anim_stage",),
    "animator": ("anim_stage",),
    "spring_bank": ("anim_stage",),
    "spring_bank_view": ("anim_spring_bank_view",),
    "document": ("anim_document",),
    "scene": ("anim_scene",),
    "trace": ("anim_trace",),
}
# What they do.
MAKING = {"make", "create", "load"}
VERBS = MAKING | {
    *(
        "abandon",
        "add",
        "advance",
        "animate",
        "append",
        "apply",
        "arc_to",
        "assign",
        "begin",
        "capture",
        "clear",
        "combine",
        "close",
    ),
    *(
        "commit",
        "compose",
        "contains",
        "convert",
        "copy",
        "cubic_to",
        "curve_to",
        "dash",
        "decompose",
        "describe",
        "destroy",
    ),
    *("differentiate", "estimate", "evaluate", "extend", "find", "fire", "flatten", "from", "get", "hit_test", "hold"),
    *("move", "update"),
    *(
        "interpolate",
        "invert",
        "is",
        "join",
        "line_to",
        "list",
        "match",
        "move_to",
        "observe",
        "offset",
        "parse",
        "pause",
        "play",
    ),
    *("poll", "predict", "prepare", "quadratic_to", "release", "reload", "remove", "reset", "restore", "retarget"),
    *(
        "reverse",
        "round",
        "run",
        "seek",
        "send",
        "set",
        "simplify",
        "snapshot",
        "split",
        "spring_to",
        "step",
        "stop",
        "stroke",
        "subdivide",
    ),
    *("take", "to", "transform", "trim", "write"),
}
# The library itself: what cannot fail, and its one setting.
LIBRARY = {
    *("anim_version", "anim_components", "anim_status_name"),
    *("anim_last_error_message", "anim_last_error_place", "anim_last_error_pointer"),
    "anim_set_allocator",
}
# Words that are spelled in another way on the other side of the sea.
BRITISH = re.compile(
    r"\b\w*(?:colour|centre|grey|neighbour|behaviour|honour|favour|cancelled|travell|modell|labell|licence|analys(?:e|ing)"
    r"|organis|optimis|normalis|initialis|serialis|recognis|minimis|maximis|synchronis|specialis|realis(?:e|ing)|catalogue)\w*\b",
    re.IGNORECASE,
)


def pointee(of: dict[str, Any]) -> dict[str, Any]:
    return pointee(of["to"]) if of["kind"] == "pointer" else of


def spelled(of: dict[str, Any]) -> str:
    """The name of a type, whatever points to it."""
    of = pointee(of)
    name: str = of.get("typedef") or of.get("name") or of["spelling"].removeprefix("const ")
    return name


def parts(name: str) -> tuple[str, str]:
    """The object of a function's name, the longest that there is, and the rest."""
    words = name.removeprefix("anim_")
    for known in sorted(OBJECTS, key=len, reverse=True):
        if words.startswith(f"{known}_"):
            return known, words.removeprefix(f"{known}_")
    pytest.fail(f"{name} begins with no object", pytrace=False)


def verb_of(rest: str) -> str:
    return next(
        (verb for verb in sorted(VERBS, key=len, reverse=True) if rest == verb or rest.startswith(f"{verb}_")), ""
    )


def functions(repository: Repository) -> list[dict[str, Any]]:
    described: list[dict[str, Any]] = repository.description()["functions"]
    return described


def test_functions_are_an_object_and_a_verb(repository: Repository) -> None:
    wrong = []
    for function in functions(repository):
        name = function["name"]
        if name in LIBRARY:
            continue
        if name.startswith("anim_default_"):
            first = function["parameters"][0]
            if spelled(first["type"]) != name.replace("_default_", "_", 1):
                wrong.append(name)
            continue
        known, rest = parts(name.removesuffix("_flat"))
        verb = verb_of(rest)
        if not verb:
            wrong.append(f"{name}: {rest} begins with no verb")
            continue
        # What makes a thing gives it last; all else takes it first, or rows of it.
        place = -1 if verb in MAKING else 0
        if rest.startswith("take_") or function["parameters"]:
            kind = spelled(function["parameters"][place]["type"])
            made = rest.startswith(("from_", "to_")) or verb in MAKING or name == "anim_decay_get_rate"
            if kind not in OBJECTS[known] and not made:
                wrong.append(f"{name}: its object is {kind}")
    assert wrong == []


def test_functions_that_are_nouns_cannot_fail(repository: Repository) -> None:
    by_name = {function["name"]: function for function in functions(repository)}
    for name in LIBRARY - {"anim_set_allocator"}:
        assert by_name[name]["result"].get("typedef") != "anim_status", name


def test_forms_are_of_a_function_that_there_is(repository: Repository) -> None:
    """_many, _float and _flat stand last, in this order, and no other word says as much."""
    names = {function["name"] for function in functions(repository)}
    # Each of many has a target of its own: the one alone is evaluate.
    alone = {f"anim_{known}_animate": f"anim_{known}_evaluate" for known in ("spring", "easing", "decay")}
    alone |= {"anim_spring_step": "anim_spring_evaluate"}
    for name in names:
        assert name.removesuffix("_flat") in names, name
        name = name.removesuffix("_flat")
        base = name.removesuffix("_float")
        if base != name:
            assert base in names, name
        one = base.removesuffix("_many")
        if one != base:
            assert alone.get(one, one) in names, name
        assert not re.search(r"_(?:all|each|bulk|batch|array)$", name) or name in ("anim_path_close_all",), name
        assert "_many_" not in name.removesuffix("_many_float"), name


# Its options' parameters and library are those of the document, and must be null.
POINTS_TO_NOTHING = {"anim_scene_create"}


def flat_parameters(function: dict[str, Any], structs: dict[str, dict[str, Any]]) -> list[str]:
    """The names that the parameters of a function's flat form have, by the rule in animcore/base.h; its own where it
    needs none."""
    own = [parameter["name"] for parameter in function["parameters"]]
    result = []
    for parameter in function["parameters"]:
        of = pointee(parameter["type"])
        is_read = parameter["direction"] == "in" and parameter["type"]["kind"] == "pointer"
        if is_read and of["kind"] == "character" and parameter["type"]["to"]["kind"] == "pointer":
            result += [parameter["name"], f"{parameter['name']}_length"]
            continue
        result.append(parameter["name"])
        if parameter["name"] in {p.get("length") for p in function["parameters"]}:
            arrays = [p for p in function["parameters"] if p.get("length") == parameter["name"]]
            of = pointee(arrays[-1]["type"])
            if of["kind"] == "struct" and arrays_of(structs[of["name"]]):
                result += ["texts", "texts_length"]
        elif is_read and of["kind"] == "struct" and "length" not in parameter:
            arrays = [field for field in arrays_of(structs[of["name"]]) if field["name"] not in own]
            for place, field in enumerate(arrays):
                result.append(field["name"])
                if field["length"] not in {later["length"] for later in arrays[place + 1 :]}:
                    result.append(field["length"])
    return result


def arrays_of(struct: dict[str, Any]) -> list[dict[str, Any]]:
    """The members of a struct that point to something of the caller's."""
    return [f for f in struct["fields"] if f["type"]["kind"] == "pointer" and pointee(f["type"])["kind"] != "opaque"]


def test_every_function_that_takes_a_pointer_to_a_pointer_has_a_flat_form(repository: Repository) -> None:
    structs = {struct["name"]: struct for struct in repository.description()["structs"]}
    by_name = {function["name"]: function for function in functions(repository)}
    needed = set()
    for name, function in by_name.items():
        own = [parameter["name"] for parameter in function["parameters"]]
        expected = flat_parameters(function, structs)
        if name in POINTS_TO_NOTHING or name.endswith("_flat") or expected == own:
            continue
        needed.add(f"{name}_flat")
        flat = by_name.get(f"{name}_flat")
        assert flat is not None, f"{name} takes a pointer to a pointer, and has no flat form"
        assert [parameter["name"] for parameter in flat["parameters"]] == expected, name
        for key in ("result", "errors", "effect", "object", "components", "doc"):
            assert flat[key] == function[key], (name, key)
        before = {parameter["name"]: parameter for parameter in function["parameters"]}
        for parameter in flat["parameters"]:
            known = before.get(parameter["name"])
            if known is not None and known["type"]["kind"] != "pointer":
                assert parameter["type"] == known["type"], (name, parameter["name"])
            assert parameter["direction"] != "out" or known is not None
    assert needed == {name for name in by_name if name.endswith("_flat")}


def test_no_two_functions_differ_by_one_letter(repository: Repository) -> None:
    names = sorted(function["name"] for function in functions(repository))

    def near(a: str, b: str) -> bool:
        if len(a) > len(b):
            a, b = b, a
        if len(b) - len(a) > 1:
            return False
        at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
        return a[at + 1 :] == b[at + 1 :] if len(a) == len(b) else a[at:] == b[at + 1 :]

    pairs = [(a, b) for a, b in itertools.combinations(names, 2) if near(a, b)]
    assert [(a, b) for a, b in pairs if a.replace("_get_", "_set_") != b.replace("_get_", "_set_")] == []
    assert near("anim_path_winding", "anim_path_windings")
    assert near("anim_path_clean", "anim_path_clear")


def test_constants_begin_with_the_name_of_their_type(repository: Repository) -> None:
    description = repository.description()
    prefixes = {enum["name"]: enum["name"].removesuffix("_flags").upper() for enum in description["enums"]}
    assert len(set(prefixes.values())) == len(prefixes)
    for constant in description["constants"]:
        name, enum = constant["name"], constant.get("enum")
        if enum == "anim_status":
            assert name == "ANIM_OK" or name.startswith("ANIM_ERROR_")
        elif enum:
            assert name.startswith(f"{prefixes[enum]}_"), name
            # It is not the constant of a type with a longer name.
            longer = [other for other in prefixes.values() if other.startswith(f"{prefixes[enum]}_")]
            assert not any(name.startswith(f"{other}_") for other in longer), name
        else:
            assert not any(name.startswith(f"{prefix}_") for prefix in prefixes.values()), name


def test_types_of_constants_are_taken_somewhere(repository: Repository) -> None:
    """An enumeration that nothing is declared with tells no generator anything."""
    description = repository.description()
    used = set()
    for function in description["functions"] + description["callbacks"]:
        used |= {spelled(of) for of in (function["result"], *(p["type"] for p in function["parameters"]))}
    for struct in description["structs"]:
        used |= {spelled(field["type"]) for field in struct["fields"]}
    assert {enum["name"] for enum in description["enums"]} <= used


def test_every_name_and_sentence_is_spelled_the_american_way(repository: Repository) -> None:
    for name, path in repository.headers.items():
        assert BRITISH.findall(path.read_text(encoding="utf-8")) == [], name
    assert BRITISH.search("anim_colour_convert")
