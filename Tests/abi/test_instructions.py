# SPDX-License-Identifier: MIT
"""The guard of the instruction counts: a slower row does not pass unnoticed, and noise does not stop anybody."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository

MADE_BY = {"swift": "a compiler", "libc": "a libc", "vectors": "avx2"}
KEPT = {"spring value, a call": 400.0, "scene step, idle": 60.5, "document load": 250_000.0}


def compared(repository: Repository, folder: Path, counts: dict[str, float]) -> subprocess.CompletedProcess[str]:
    """The comparison of made-up counts with those above."""
    kept, now = folder / "kept.json", folder / "now.json"
    kept.write_text(json.dumps({**MADE_BY, "instructions": KEPT}), encoding="utf-8")
    now.write_text(json.dumps({**MADE_BY, "instructions": counts}), encoding="utf-8")
    command = [sys.executable, str(repository.root / "benchmarks" / "instructions"), "--counts", str(now)]
    return subprocess.run([*command, "--kept", str(kept)], capture_output=True, text=True, check=False)


def test_the_same_counts_pass(repository: Repository, tmp_path: Path) -> None:
    assert compared(repository, tmp_path, KEPT).returncode == 0


def test_a_row_within_the_tolerance_passes(repository: Repository, tmp_path: Path) -> None:
    counts = {name: count * factor for (name, count), factor in zip(KEPT.items(), (1.02, 0.98, 1.029), strict=True)}
    assert compared(repository, tmp_path, counts).returncode == 0


@pytest.mark.parametrize("name", KEPT)
def test_a_row_that_is_five_percent_worse_fails_by_its_name(repository: Repository, tmp_path: Path, name: str) -> None:
    result = compared(repository, tmp_path, {**KEPT, name: KEPT[name] * 1.05})
    assert result.returncode == 1
    assert f"worse: {name}: " in result.stdout
    assert "+5.0%" in result.stdout
    assert [other for other in KEPT if other in result.stdout] == [name]


def test_a_row_that_is_a_little_better_is_told_and_passes(repository: Repository, tmp_path: Path) -> None:
    result = compared(repository, tmp_path, {**KEPT, "document load": 230_000.0})
    assert result.returncode == 0
    assert "better: document load: " in result.stdout


def test_a_row_that_is_much_better_asks_to_be_kept(repository: Repository, tmp_path: Path) -> None:
    result = compared(repository, tmp_path, {**KEPT, "document load": 200_000.0})
    assert result.returncode == 1
    assert "better: document load: " in result.stdout
    assert "benchmarks/instructions --keep" in result.stdout


def test_a_row_that_is_missing_or_new_is_named(repository: Repository, tmp_path: Path) -> None:
    counts = {name: count for name, count in KEPT.items() if name != "scene step, idle"}
    result = compared(repository, tmp_path, {**counts, "scene step, asleep": 3})
    assert result.returncode == 1
    assert "missing: scene step, idle: " in result.stdout
    assert "new: scene step, asleep: " in result.stdout


def test_two_runs_count_the_same(repository: Repository) -> None:
    """Of the built library: calls, a step, and a document, which allocates."""
    command = [
        sys.executable,
        str(repository.root / "benchmarks" / "instructions"),
        "--list",
        "--filter",
        "gender-toggle",
    ]
    command += ["--library", str(repository.library)]
    first, second = (re.findall(r"^document load.*$", repository_output(command), re.MULTILINE) for _ in range(2))
    assert first
    assert first == second


def repository_output(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
