# SPDX-License-Identifier: MIT
"""Every link of every page leads to a file that exists, and to a heading that is there."""

from __future__ import annotations

from pathlib import PurePosixPath
from posixpath import normpath

import pytest
from pages import ROOT, Page, page, pages, slug

PAGES = {found.path: found for found in pages()}


def resolved(of: Page, target: str) -> tuple[str, str]:
    """The path inside the repository and the anchor that a relative link means."""
    path, _, anchor = target.partition("#")
    return normpath(str(PurePosixPath(of.path).parent / path)) if path else of.path, anchor


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_somewhere(path: str) -> None:
    wrong = []
    for target in PAGES[path].links():
        if "://" in target or target.startswith("mailto:"):
            continue
        file, anchor = resolved(PAGES[path], target)
        if file.startswith("..") or not (ROOT / file).exists():
            wrong.append(f"{target}: there is no such file")
        elif anchor and (file not in PAGES or anchor not in PAGES[file].anchors()):
            wrong.append(f"{target}: there is no such heading")
    assert not wrong, f"{path}: {wrong}"


def test_every_page_of_docs_is_in_its_index() -> None:
    index = page("docs/README.md")
    linked = {resolved(index, target)[0] for target in index.links()}
    assert {path for path in PAGES if path.startswith("docs/")} - {"docs/README.md"} <= linked


def test_the_index_is_linked_from_the_readme() -> None:
    assert "docs/README.md" in {resolved(PAGES["README.md"], target)[0] for target in PAGES["README.md"].links()}


def test_every_picture_is_shown() -> None:
    shown = {resolved(found, target)[0] for found in PAGES.values() for target in found.links()}
    pictures = [path for path in (ROOT / "docs/images").iterdir() if path.suffix != ".py" and path.is_file()]
    assert {f"docs/images/{path.name}" for path in pictures} <= shown


def test_a_wrong_link_is_found() -> None:
    text = "# One, `two`!\n\n[a](#one-two) ![b](../x.svg) `[c](d)`\n\n```\n[e](f)\n```\n"
    wrong = Page("docs/page.md", text)
    assert wrong.links() == ["#one-two", "../x.svg"]
    assert wrong.anchors() == {"one-two"} == {slug("One, `two`!")}
    assert resolved(wrong, "../x.svg") == ("x.svg", "")
