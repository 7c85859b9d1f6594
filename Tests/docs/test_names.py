# SPDX-License-Identifier: MIT
"""What the pages name is there: files and folders, and names of the C interface."""

from __future__ import annotations

import builtins
import json
import re

import animcore
import pytest
from pages import ROOT, pages

PAGES = {found.path: found for found in pages()}
TOP = ("Sources", "Tests", "docs", "include", "tools", "bindings", "cmake", "controls", "benchmarks")
PATH = re.compile(rf"(?:{'|'.join(TOP)})/[\w./*+<>-]*|\w+\.(?:md|toml)|CMake\w+\.\w+|Package\.swift")
C_NAME = re.compile(r"\b(?:anim|ANIM)_\w+")
# Pages that speak of names of other versions.
OF_OTHER_VERSIONS = ("CHANGELOG.md", "docs/migrating.md")
# A definition of the build's, and the page's own placeholder.
OTHERS = {"ANIM_PLATFORM_OWNS_MEMORY", "anim_x"}


def c_names() -> set[str]:
    """Every name that the header declares."""
    description = json.loads((ROOT / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    lists = ("constants", "enums", "typedefs", "opaque", "structs", "unions", "callbacks", "functions")
    names = {item["name"] for key in lists for item in description[key]}
    headers = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.h"))
    return names | set(re.findall(r"#define (ANIM_\w+)", headers))


NAMES = c_names()


@pytest.mark.parametrize("path", PAGES)
def test_files_that_a_page_names_exist(path: str) -> None:
    base = (ROOT / path).parent
    missing = []
    for span in PAGES[path].code_spans():
        # The first word of a command is the program; `<processor>` and the like stand for any name.
        name = re.sub(r"<\w+>", "*", span.split()[0] if span.split() else "")
        if not PATH.fullmatch(name):
            continue
        if not any(list(folder.glob(name.rstrip("/"))) for folder in (ROOT, base)):
            missing.append(span)
    assert not missing, f"{path}: {missing}"


@pytest.mark.parametrize("path", [path for path in PAGES if path not in OF_OTHER_VERSIONS])
def test_c_names_of_a_page_are_declared(path: str) -> None:
    """`anim_spring_blend_…` stands for all that begin so."""
    wrong = []
    for match in C_NAME.finditer(PAGES[path].text):
        name = match[0]
        is_beginning = name.endswith("_") and PAGES[path].text[match.end() :].startswith(("…", "...", "*", "<"))
        # The words that an enumeration has in common are a name, too.
        prefix = name if is_beginning else f"{name}_" if name.isupper() else None
        if name not in NAMES | OTHERS and not (prefix and any(known.startswith(prefix) for known in NAMES)):
            wrong.append(name)
    assert not wrong, f"{path}: {wrong}"


def test_classes_and_members_in_the_readme_of_python_are_those_of_the_package() -> None:
    text = PAGES["bindings/python/README.md"].text
    rows = re.findall(r"^\| `(\w+)[^|]*\| (.*) \|$", text.split("## A tour", 1)[1].split("\n## ", 1)[0], re.MULTILINE)
    assert len(rows) > 12
    known = vars(animcore) | vars(builtins)
    wrong = [name for name in re.findall(r"`([A-Z][a-z]+\w*)[`.(]", text) if name not in known]
    for name, members in rows:
        if name != "animcore":
            spans = re.findall(r"`\.?(\w+)(?:\([^`]*\))?`", members)
            wrong += [f"{name}.{member}" for member in spans if not hasattr(known.get(name), member)]
    assert not wrong
