# SPDX-License-Identifier: MIT
"""Python shows what every language shows. Its golden answers are the ones that golden.txt holds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import CASES, GOLDEN_CASES, ROOT, check_calls, check_cases, check_digests, check_leaks, check_transcript

RUNNER = (sys.executable, Path(__file__).with_name("runner.py"))
# The wheel's package may be another build: the repository's is tested.
PATHS = {"PYTHONPATH": str(ROOT / "bindings" / "python")}


def test_cases() -> None:
    check_cases(RUNNER, PATHS)


def test_every_case_has_its_line() -> None:
    cases = [each for each in CASES.read_text(encoding="utf-8").splitlines() if each and not each.startswith("#")]
    answers = GOLDEN_CASES.read_text(encoding="utf-8").splitlines()
    assert len(answers) == len(cases) + 1
    assert answers[-1].startswith("digest ")


def test_cases_are_those_of_their_generator(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import generate_cases

    monkeypatch.setattr(generate_cases, "CASES", tmp_path / "cases.txt")
    generate_cases.main()
    assert (tmp_path / "cases.txt").read_text(encoding="utf-8") == CASES.read_text(encoding="utf-8")


def test_snapshots_bring_the_state_back() -> None:
    cases = [each for each in CASES.read_text(encoding="utf-8").splitlines() if each and not each.startswith("#")]
    answers = GOLDEN_CASES.read_text(encoding="utf-8").splitlines()
    told = {answer for case, answer in zip(cases, answers, strict=False) if case.startswith("snapshot\t")}
    assert told == {"1"}


def test_traces() -> None:
    check_digests(RUNNER, PATHS)
    check_transcript(RUNNER, PATHS)


def test_memory_is_given_back() -> None:
    check_leaks(RUNNER, PATHS)


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(RUNNER, PATHS, count=100_000))
