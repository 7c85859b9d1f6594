# SPDX-License-Identifier: MIT
"""What a page says is "some 700" or "some 130 lines" is that, to a tenth: counted in the files themselves."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from pages import ROOT, page

sys.path.insert(0, str(ROOT / "tools"))

from count_types import count


def cases() -> int:
    lines = (ROOT / "Tests/bindings/cases.txt").read_text(encoding="utf-8").splitlines()
    return sum(1 for line in lines if line and not line.startswith("#"))


def lines(path: str) -> int:
    return len((ROOT / path).read_text(encoding="utf-8").splitlines())


def methods(name: str) -> int:
    return count(Path(ROOT / "Sources"))[0][name].methods


def kilobytes_of_springs(linker: str) -> float:
    """What Tests/abi/test_static_library.py allows, a little above what it measures."""
    text = (ROOT / "Tests/abi/test_static_library.py").read_text(encoding="utf-8")
    found = re.search(rf'"{linker}": ([\d_]+)', text)
    assert found
    return int(found[1]) / 1000


# The page, its words with a group for the number, and what the number is.
SIZES = [
    ("README.md", r"the results of some ([\d ]+) cases", cases),
    ("README.md", r"in some (\d+) lines", lambda: lines("bindings/c/sdl_player.c")),
    ("README.md", r"springs alone add some (\d+) to \d+ KB", lambda: kilobytes_of_springs("lld")),
    ("README.md", r"springs alone add some \d+ to (\d+) KB", lambda: kilobytes_of_springs("bfd")),
    ("docs/performance.md", r"grows by (\d+) KB \(lld\)", lambda: kilobytes_of_springs("lld")),
    ("docs/performance.md", r"or (\d+) KB \(GNU ld\)", lambda: kilobytes_of_springs("bfd")),
    ("docs/architecture.md", r"with some (\d+) and \d+ methods", lambda: methods("AnimStage.Stage")),
    ("docs/architecture.md", r"with some \d+ and (\d+) methods", lambda: methods("AnimScene.Scene")),
]


@pytest.mark.parametrize(("path", "words", "counted"), SIZES, ids=[words for _, words, _ in SIZES])
def test_a_size_is_as_the_page_says(path: str, words: str, counted: object) -> None:
    found = re.search(words, " ".join(page(path).text.split()))
    assert found, "the page says it otherwise: look at both"
    assert callable(counted)
    assert int(found[1].replace(" ", "")) == pytest.approx(counted(), rel=0.1)
