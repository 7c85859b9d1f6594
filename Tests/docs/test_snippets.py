# SPDX-License-Identifier: MIT
"""The Python of the documentation runs, each block by itself, and prints what its comments say: a block whose last line
of output is written `print(…)  # what it prints` prints these comments, line by line, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from pages import ROOT, page

NAMES = ("concepts", "dragging", "exporting", "first-document", "paths", "renderers", "servers")
PAGES = [f"docs/{name}.md" for name in NAMES]
SNIPPETS = {
    f"{path}, block {number}": block
    for path in PAGES
    for number, block in enumerate(page(path).blocks("python"), start=1)
}


def expected_lines(block: str) -> list[str]:
    """What the comments behind calls of print say."""
    return re.findall(r"^\s*print\(.*\)  # (.*)$", block, re.MULTILINE)


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_prints_what_it_says(name: str) -> None:
    command = [sys.executable, "-c", SNIPPETS[name]]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=ROOT)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == expected_lines(SNIPPETS[name])


def test_every_concept_has_a_snippet_that_says_what_it_prints() -> None:
    concepts = page("docs/concepts.md")
    sections = re.split(r"^## ", concepts.text, flags=re.MULTILINE)[1:]
    assert len(sections) >= 8
    for section in sections:
        assert any(expected_lines(block) for block in re.findall(r"```python\n(.*?)```", section, re.DOTALL)), section
