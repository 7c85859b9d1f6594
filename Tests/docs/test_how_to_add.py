# SPDX-License-Identifier: MIT
"""docs/how-to-add.md lists places that are there, and counts them right."""

from __future__ import annotations

import re

import pytest
from pages import ROOT, page

PAGE = page("docs/how-to-add.md")
SECTIONS = {part.splitlines()[0]: part for part in re.split(r"^## ", PAGE.text, flags=re.MULTILINE)[1:]}
# `file` | `text` or ``text`` | what
ROW = re.compile(r"^\| `([^`|]+)` \| (`+)((?:\\\||[^|])+?)\2 \| (.+) \|$", re.MULTILINE)


def rows(section: str) -> list[tuple[str, str, str]]:
    """File, what to look for there, and what to do, of each place."""
    return [(file, text.strip().replace(r"\|", "|"), what) for file, _, text, what in ROW.findall(SECTIONS[section])]


def test_there_are_five_changes() -> None:
    assert len(SECTIONS) == 5


@pytest.mark.parametrize("section", SECTIONS)
def test_places_are_there(section: str) -> None:
    wrong = []
    for file, text, _ in rows(section):
        if not (ROOT / file).is_file():
            wrong.append(f"{file} does not exist")
        elif text not in (ROOT / file).read_text(encoding="utf-8"):
            wrong.append(f"{file} has no {text}")
    assert not wrong


@pytest.mark.parametrize("section", SECTIONS)
def test_counts_are_right(section: str) -> None:
    table = [line for line in SECTIONS[section].splitlines() if line.startswith("| `")]
    places = rows(section)
    assert len(places) == len(table), "a row is written in another way"
    made = sum(what.startswith("made by") for _, _, what in places)
    said = f"**{len(places)} places**" + (f", {made} of them made by a command" if made else "")
    assert said in SECTIONS[section]
    assert re.search(rf"^\| \[{section}\]\(#[\w-]+\) \| {len(places)} \| {made} \|$", PAGE.text, re.MULTILINE)
