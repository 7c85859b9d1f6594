# SPDX-License-Identifier: MIT
"""docs/architecture.md names the types that are there, and the layers import downwards only."""

from __future__ import annotations

import re

import pytest
from pages import ROOT, page, sources

ARCHITECTURE = page("docs/architecture.md")
MODULES = ("AnimMath", "AnimMotion", "AnimPaths", "AnimStage", "AnimMachine", "AnimScene")
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |final |private |fileprivate |indirect )*"
    r"(?:class|struct|enum|protocol|actor|typealias) (\w+)",
    re.MULTILINE,
)
ROW = re.compile(r"^\| `(Anim\w+)(?:/(\w+))?` \| .* \| (.*) \|$", re.MULTILINE)


def declared(folder: str) -> set[str]:
    """The types that are declared outermost in a folder of Sources."""
    return {name for _, text in sources(folder) for name in DECLARATION.findall(text)}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_those_below_it(module: str) -> None:
    """The compiler refuses the rest; this finds a module that Package.swift or CMakeLists.txt has put elsewhere."""
    below = MODULES[: MODULES.index(module)]
    imported = {name for _, text in sources(module) for name in re.findall(r"^import (Anim\w+)$", text, re.MULTILINE)}
    assert imported <= set(below)
    assert module == MODULES[0] or imported
    order = re.search(r"set\(ANIMCORE_MODULES ([\w ]+) AnimCoreABI\)", (ROOT / "CMakeLists.txt").read_text())
    assert order
    assert order[1].split() == list(MODULES)


def test_values_are_below_motion() -> None:
    upper = {
        name
        for path, text in sources("AnimMotion")
        if path.parent.name == "AnimMotion"
        for name in DECLARATION.findall(text)
    }
    for path, text in sources("AnimMotion/Values"):
        code = re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text))
        assert not upper & set(re.findall(r"(?<![.\w])[A-Z]\w+", code)), path.name


def test_the_types_of_the_table_are_where_it_says() -> None:
    rows = ROW.findall(ARCHITECTURE.text)
    assert {module for module, _, _ in rows} == {*MODULES, "AnimCore", "AnimCoreABI"}
    for module, folder, types in rows:
        names = re.findall(r"`(\w+)`", types)
        assert names or module == "AnimCore"
        known = declared(f"{module}/{folder}" if folder else module)
        assert set(names) <= known, f"{module}/{folder}: {set(names) - known}"


def test_every_file_of_c_is_named() -> None:
    files = {path.name for path in (ROOT / "Sources" / "CAnimPlatform").glob("*.c")}
    assert all(f"`{name}`" in ARCHITECTURE.text for name in files)


def test_every_type_that_is_named_is_declared() -> None:
    """Also those in the text, nested ones, and the C code."""
    code = "\n".join(text for _, text in sources(""))
    known = set(re.findall(r"\b(?:class|struct|enum|protocol|typealias|case) `?(\w+)", code))
    members = set(re.findall(r"\b(?:func|var|let) (\w+)", code))
    others = {
        "Sources",
        *MODULES,
        "AnimCore",
        "AnimCoreABI",
        "CAnimPlatform",
        "CAnimCore",
        "Array",
        "Dictionary",
        "Set",
        "String",
    }
    wrong = []
    for span in ARCHITECTURE.code_spans():
        match = re.fullmatch(r"([A-Z][a-z]\w*)(?:\.(\w+))?", span)
        is_file = match is not None and match[2] in ("c", "swift", "md")
        if match is None or is_file or match[1] in others:
            continue
        if match[1] not in known or (match[2] and match[2] not in members):
            wrong.append(span)
    assert not wrong


def test_flags_that_are_named_are_used() -> None:
    builds = [*(ROOT / "cmake").glob("*.cmake"), ROOT / "CMakeLists.txt"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in builds)
    flags = [span for span in ARCHITECTURE.code_spans() if re.fullmatch(r"--?[a-z][\w-]*|lto<\w+>", span, re.I)]
    assert len(flags) > 4
    assert not [flag for flag in flags if flag not in text]
