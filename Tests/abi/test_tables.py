# SPDX-License-Identifier: MIT
"""The tables that a process works out once and all threads read."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository


@pytest.mark.parametrize("part", ["race", "memory", "places"])
@pytest.mark.parametrize("sanitizer", ["thread", "address,undefined"])
def test_tables(repository: Repository, tmp_path: Path, part: str, sanitizer: str) -> None:
    platform = repository.root / "Sources" / "CAnimPlatform"
    program = tmp_path / "tables"
    sources = [Path(__file__).with_name("tables.c"), platform / "Tables.c"]
    flags = ["-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", f"-I{platform / 'include'}", "-pthread"]
    repository.run("gcc", *flags, f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all", *sources, "-o", program)
    assert repository.run(program, part, timeout=60) == "right\n"
