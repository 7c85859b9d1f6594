# SPDX-License-Identifier: MIT
"""One concept has one name in documents, C, Swift and Python: the glossary's table is compared with all four."""

from __future__ import annotations

import enum
import json
import pkgutil
import re
import typing
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import animcore
import pytest
import tomllib
from animcore import _path_strokes, accessibility, drawing, interaction, keyframes, morph, stage
from pages import ROOT, page

DESCRIPTION = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
ENUMS = {each["name"]: each for each in DESCRIPTION["enums"]}
STRUCTS = {each["name"] for each in DESCRIPTION["structs"]}
OTHERS = {each["name"] for each in (*DESCRIPTION["typedefs"], *DESCRIPTION["opaque"])}


class Concept(NamedTuple):
    """A row of the table."""

    name: str
    documents: str
    c: str
    swift: str
    python: str


TABLE = page("docs/glossary.md").text.split("## Names side by side", 1)[1]
CONCEPTS = [
    Concept(*(cell.strip().strip("`") for cell in line.strip("|").split("|")))
    for line in TABLE.splitlines()
    if line.startswith("| ") and not line.startswith("| concept")
]
BY_C = {each.c: each for each in CONCEPTS}
NAMES = [each.name for each in CONCEPTS]

# What of the C interface has no row, and why.
WITHOUT_ROW = {
    "anim_bool": "a truth value",
    "anim_optional_bool": "a truth value, or none",
    "anim_status": "errors: exceptions in Python, AnimError.Code in Swift",
    "anim_component_flags": "parts of the C library",
    "anim_math_function": "functions by their names elsewhere",
    "anim_penner": "names of Penner's functions, which begin with ease where a document, Swift or Python names them",
    "anim_spring_flags": "an argument `turn` elsewhere",
    "anim_keyframe_flags": "arguments that may be left out elsewhere",
    "anim_path_rule": "a word in Python, Path.DataRule in Swift",
    "anim_path_quantity": "functions of their own elsewhere",
    "anim_path_operation": "a word in Python, Path.Operation in Swift",
    "anim_path_trim_flags": "arguments elsewhere",
    "anim_motion_kind": "what a motion is made of says its kind elsewhere",
    "anim_animation_group_kind": "functions of their own elsewhere",
    "anim_animation": "RunningAnimation in Swift, where an Animation is how values move, as SwiftUI says",
    "anim_scene_change_flags": "two truth values elsewhere",
    "anim_field_kind": "the type of the value elsewhere",
    "anim_modifier_flags": "a truth value elsewhere",
    "anim_accessibility_flags": "members elsewhere",
    "anim_accessibility_text": "members elsewhere",
    "anim_warning_text": "members elsewhere",
    "anim_draw_kind": "what a command contains says its kind in Swift, a string in Python",
    "anim_spring_bank_view": "memory of the library's, which only C reads in place",
}

# Words that a language does not have, and why.
LEFT_OUT = {
    ("anim_value_kind", "Swift"): {"path"},  # its Property<Path> has no components
    ("anim_interruption", "Swift"): {"keep"},  # of explicit animations only: AnimationOptions.Interruption
    ("anim_interruption", "documents"): {"keep"},  # the same; the key of an animation has it
    ("anim_interruption", "Python"): {"keep"},  # the same
    ("anim_reduced_motion", "documents"): set(),
    ("anim_morph_pairing", "documents"): {"given"},  # pairs are for hosts
    ("anim_morph_pairing", "Python"): {"given"},  # pairs are given as they are
    ("anim_morph_starts", "documents"): {"given"},  # the same
    ("anim_morph_starts", "Python"): {"given"},
    ("anim_action", "documents"): {"own"},  # a motion is written as it is
    ("anim_paint", "documents"): {"solid"},  # a color is written as it is
}
# Words of Python that are strings of no type of their own.
PYTHON_WORDS: dict[str, Any] = {
    "anim_keyframe_mode": keyframes._MODES,
    "anim_reduced_motion": stage._REDUCED_MOTION,
    "anim_morph_structure": morph._STRUCTURES,
    "anim_morph_paint": morph._PAINTS,
    "anim_morph_motion": morph._MOTIONS,
    "anim_pointer_action": interaction._POINTER_KINDS,
    "anim_key": interaction._KEYS,
    "anim_key_action": interaction._KEY_ACTIONS,
    "anim_role": accessibility._ROLES.values(),
    "anim_blend_mode": drawing._BLENDS.values(),
    "anim_align": drawing._ALIGNS.values(),
    "anim_baseline": drawing._BASELINES.values(),
    "anim_fit": drawing._FITS.values(),
    "anim_cap": _path_strokes._CAPS,
}


def plain(word: str) -> str:
    """A word without the style of its language: cubic-paced, CUBIC_PACED and cubicPaced are one."""
    return re.sub(r"[^a-z0-9]", "", word.lower())


@cache
def grammar() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in sorted((ROOT / "docs/grammar").glob("*.toml")):
        if file.stem != "trace":
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found | {"trace": {"keys": tomllib.loads((ROOT / "docs/grammar/trace.toml").read_text(encoding="utf-8"))}}


def definition(name: str) -> Any:
    """What the grammar has by a name, such as property or property.turn; None for none."""
    first, *rest = name.split(".")
    found = grammar().get(first)
    for part in rest:
        if not isinstance(found, dict):
            return None
        forms = [*found.get("cases", {}).values(), *found.get("by_key", {}).values()]
        cases = [found.get("keys", {}), *(each.get("keys", {}) for each in forms if isinstance(each, dict))]
        here = [keys[part] for keys in cases if isinstance(keys, dict) and part in keys]
        found = here[0] if here else found.get(part)
    return found


def words_of_documents(name: str) -> set[str] | None:
    """The words that a key takes, or that tell the forms of a definition; None where it is no choice."""
    found = definition(name)
    words = found.get("words")
    if words == "cases":
        words = list(definition(name.rpartition(".")[0])["cases"])
    elif words is None and "by_key" in found:
        words = list(found["by_key"])
    return None if words is None else {plain(word) for word in words if isinstance(word, str)}


@cache
def swift_sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "Sources/AnimCore").glob("*.swift")))


def swift_body(name: str) -> str | None:
    """The body of a public type, nested ones with their outer ones before them; None where there is none."""
    text = swift_sources()
    for part in name.split("."):
        kind = rf"(?:public )?(?:final )?(?:enum|struct|class) {part}\b.*?\n\1\}}"
        # A nested type may have the name of one that is not.
        found = re.search("^()" + kind, text, re.S | re.M) or re.search("^( *)" + kind, text, re.S | re.M)
        if found is None:
            text = "\n".join(re.findall(rf"^extension {part}\b.*?\n\}}", text, re.S | re.M))
        elif part == name.rpartition(".")[2]:
            return found[0]
        else:
            text = found[0] + "\n" + "\n".join(re.findall(rf"^extension {part}\b.*?\n\}}", text, re.S | re.M))
        if not text:
            return None
    return None


def words_of_swift(name: str) -> set[str]:
    """The cases of an enumeration, or the functions that make one."""
    body = swift_body(name) or ""
    cases = re.findall(r"^ +case `?(\w+)`?(?:\(.*\))?(?: = \d+)?$", body, re.M)
    makers = re.findall(r"^ +public static func (\w+)\(", body, re.M)
    return {plain(case) for case in cases or makers}


@cache
def python_things() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(animcore.__path__):
        if module.name not in ("_raw", "render", "command_line", "notebook", "__main__", "tools"):
            found |= vars(import_module(f"animcore.{module.name}"))
    return found | vars(animcore)


def words_of_python(concept: Concept) -> set[str] | None:
    if concept.c in PYTHON_WORDS:
        return {plain(word) for word in PYTHON_WORDS[concept.c]}
    thing = python_things().get(concept.python)
    if isinstance(thing, type) and issubclass(thing, enum.Enum):
        return {plain(name) for name in thing.__members__}
    words = [word for word in typing.get_args(thing) if isinstance(word, str)]
    return {plain(word) for word in words} or None


def test_all_of_the_c_interface_has_a_row_or_a_reason() -> None:
    assert len(CONCEPTS) > 60
    assert set(ENUMS) | OTHERS <= set(BY_C) | set(WITHOUT_ROW)
    assert not set(BY_C) & set(WITHOUT_ROW)
    assert set(WITHOUT_ROW) <= set(ENUMS) | OTHERS
    assert {c for c, _ in LEFT_OUT} <= set(ENUMS)


@pytest.mark.parametrize("concept", CONCEPTS, ids=NAMES)
def test_the_names_exist(concept: Concept) -> None:
    assert concept.c in set(ENUMS) | STRUCTS | OTHERS
    if concept.documents:
        assert definition(concept.documents) is not None
    if concept.swift:
        assert swift_body(concept.swift) is not None
    if concept.python:
        assert concept.python in python_things()


# The field's own words, in languages that have others for the shape of the thing.
OTHER_NAMES = {
    ("anim_verb", "Path.Element"),  # with its points, it is an element, as Core Graphics says
    ("anim_align", "DrawCommand.Text.Alignment"),
    ("anim_action", "PropertyAction"),
    ("anim_keyframe_kind", "Keyframe"),  # made by a function for each kind
}


@pytest.mark.parametrize("concept", CONCEPTS, ids=NAMES)
def test_the_names_are_the_same_words(concept: Concept) -> None:
    c = plain(concept.c.removeprefix("anim_"))
    if concept.python:
        assert plain(concept.python) == c
    if concept.swift and (concept.c, concept.swift) not in OTHER_NAMES:
        parts = [plain(part) for part in concept.swift.split(".")]
        # A nested type's name may hold a word of the type around it: MorphOptions.Structure, Keyframes.Mode.
        around = parts[-2].removesuffix("options").removesuffix("s") if len(parts) > 1 else ""
        assert c in (parts[-1], around + parts[-1], "".join(parts[-2:])) or (
            c.endswith(parts[-1]) and parts[0].startswith(c.removesuffix(parts[-1]))
        )


@pytest.mark.parametrize("concept", [each for each in CONCEPTS if each.c in ENUMS], ids=lambda each: each.name)
def test_the_words_of_a_choice_agree(concept: Concept) -> None:
    prefix = concept.c.upper() + "_"
    expected = {plain(each.removeprefix(prefix)) for each in ENUMS[concept.c]["constants"]}
    found = {
        "documents": words_of_documents(concept.documents) if concept.documents else None,
        "Swift": words_of_swift(concept.swift) if concept.swift else None,
        "Python": words_of_python(concept),
    }
    assert any(found.values())
    for language, words in found.items():
        if words is not None:
            assert words == expected - LEFT_OUT.get((concept.c, language), set()), language
