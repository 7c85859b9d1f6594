# SPDX-License-Identifier: MIT
"""The Markdown pages of the repository, and what the tests of the documentation look for in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What is built, downloaded or a test's own.
_SKIPPED = {"build", "out", "node_modules", "dist"}
_FENCE = re.compile(r"^(```+)(\w*)[^\n]*\n(.*?)^\1[ \t]*$", re.MULTILINE | re.DOTALL)
# [text](target) and ![text](target), with an optional title; the text may hold code and one level of brackets.
_LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\[\]]*\])*\]\(\s*<?([^()\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
_CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """A page, by its path inside the repository."""

    path: str
    text: str

    @property
    def prose(self) -> str:
        """The text without its blocks of code."""
        return _FENCE.sub("", self.text)

    def blocks(self, language: str) -> list[str]:
        """The blocks of code in a language."""
        return [match[3] for match in _FENCE.finditer(self.text) if match[2] == language]

    def code_spans(self) -> list[str]:
        """What stands between backticks in the prose."""
        return [match[2].strip() for match in _CODE.finditer(self.prose)]

    def links(self) -> list[str]:
        """The targets of links and pictures. What looks like one inside code is none."""
        return _LINK.findall(_CODE.sub("code", self.prose))

    def anchors(self) -> set[str]:
        """The names under which GitHub shows the page's headings."""
        found: set[str] = set()
        counts: dict[str, int] = {}
        for _, heading in _HEADING.findall(self.prose):
            name = slug(heading)
            number = counts.get(name, 0)
            counts[name] = number + 1
            found.add(f"{name}-{number}" if number else name)
        return found


def slug(heading: str) -> str:
    """A heading as GitHub turns it into an anchor: small letters, no punctuation, hyphens for spaces."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    kept = [letter for letter in text.lower() if letter.isalnum() or letter in " -_"]
    return "".join(kept).strip().replace(" ", "-")


def pages() -> Iterator[Page]:
    """Every page of the repository."""
    for path in sorted(ROOT.rglob("*.md")):
        parts = path.relative_to(ROOT).parts
        if not any(part.startswith(".") or part in _SKIPPED for part in parts):
            yield Page("/".join(parts), path.read_text(encoding="utf-8"))


def page(path: str) -> Page:
    """A page by its path."""
    return Page(path, (ROOT / path).read_text(encoding="utf-8"))


def sources(folder: str) -> Iterator[tuple[Path, str]]:
    """The Swift files below a folder of Sources, with their text."""
    for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
        yield path, path.read_text(encoding="utf-8")
