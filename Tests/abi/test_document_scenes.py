# SPDX-License-Identifier: MIT
"""One document, many scenes: threads that make them at once, and what each takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository

CONTROLS = ("gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties")


@pytest.mark.parametrize("control", CONTROLS)
def test_threads_make_scenes_of_one_document(repository: Repository, tmp_path: Path, control: str) -> None:
    program = repository.compile(Path(__file__).with_name("documents.c"), tmp_path / "documents", ["-pthread"])
    printed = dict(
        line.split() for line in repository.run(program, repository.root / f"controls/{control}.json").splitlines()
    )
    assert printed["wrong"] == "0"
    if control == "gender-toggle":
        assert int(printed["made"]) <= 6 * 1024, "a scene of the toggle's document takes more than 6 KB"
