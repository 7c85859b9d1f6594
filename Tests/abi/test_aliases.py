# SPDX-License-Identifier: MIT
"""Results may be written over what is read, where the header says so."""

from __future__ import annotations

from pathlib import Path

from repository import Repository


def test_results_over_what_is_read_have_the_same_bits(repository: Repository, tmp_path: Path) -> None:
    program = repository.compile(Path(__file__).with_name("aliases.c"), tmp_path / "aliases")
    assert int(repository.run(program)) > 20_000
