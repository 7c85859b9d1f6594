# SPDX-License-Identifier: MIT
"""The names in docs/glossary.md are those of today, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import animcore
import pytest
from pages import ROOT, page, sources
from test_names import NAMES

GLOSSARY = page("docs/glossary.md")
# A term in bold, its sentences, and a line of names.
ENTRIES = [part for part in re.split(r"\n\n+", GLOSSARY.text) if part.startswith("**")]
LANGUAGES = ("JSON", "C", "Swift", "Python")


def names(language: str) -> list[str]:
    """All names that the glossary gives in a language."""
    found: list[str] = []
    for entry in ENTRIES:
        for line in (line for line in entry.splitlines() if line.startswith("- ")):
            for part in re.split(r" · ", line[2:]):
                if part.split(" ", 1)[0] == language:
                    found += re.findall(r"`([^`]+)`", part.split(". (")[0])
    return found


def words_of(schema: object) -> set[str]:
    """The keys that a schema declares, and the words that it lists."""
    if isinstance(schema, dict):
        declared = set(schema.get("properties", {})) if isinstance(schema.get("properties"), dict) else set()
        listed = {word for word in schema.get("enum", []) if isinstance(word, str)}
        return declared | listed | {word for value in schema.values() for word in words_of(value)}
    if isinstance(schema, list):
        return {word for value in schema for word in words_of(value)}
    return set()


def test_every_entry_is_read() -> None:
    assert len(ENTRIES) > 80
    for entry in ENTRIES:
        first, *rest = entry.splitlines()
        assert re.match(r"\*\*[^*]+\*\*", first)
        assert all(not line.startswith("- ") or line[2:].split(" ", 1)[0] in LANGUAGES for line in rest), entry


def test_json_names() -> None:
    schemas = ("animcore-document.schema.json", "animcore-trace.schema.json")
    known = {
        word for name in schemas for word in words_of(json.loads((ROOT / "docs" / name).read_text(encoding="utf-8")))
    }
    assert set(names("JSON")) <= known


def test_c_names() -> None:
    description = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    structs = description["structs"] + description["unions"]
    fields = {f"{struct['name']}.{field['name']}" for struct in structs for field in struct["fields"]}
    assert set(names("C")) <= NAMES | fields


def test_swift_names() -> None:
    code = "\n".join(text for _, text in sources(""))
    code += "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Tests/AnimCoreTests").glob("*.swift"))
    types = set(re.findall(r"\b(?:class|struct|enum|protocol|typealias) (\w+)", code))
    members = set(re.findall(r"\b(?:func|var|let|struct|enum) (\w+)", code))
    wrong = []
    for name in names("Swift"):
        of, _, member = name.partition(".")
        if of not in types or (member and member not in members):
            wrong.append(name)
    assert not wrong


def test_python_names() -> None:
    package = Path(animcore.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    wrong = []
    for name in names("Python"):
        if name.endswith("="):
            found = f"{name[:-1]}: bool" in code
        elif name.startswith('"'):
            found = name in code
        else:
            thing: object = animcore
            for part in name.split("."):
                thing = getattr(thing, part, None)
            found = thing is not None
        if not found:
            wrong.append(name)
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names(language: str) -> None:
    assert len(names(language)) > 30
