# SPDX-License-Identifier: MIT
"""What the tests of the built library share; at the end of a run the digests of every trace, side by side, and a row
for each language's package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from repository import Repository


@pytest.fixture(scope="session")
def repository() -> Repository:
    return Repository(Path(__file__).resolve().parents[1])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    show_files(terminalreporter, reports)
    show_digests(terminalreporter, reports)
    show_languages(terminalreporter, reports)


def show_files(terminalreporter: pytest.TerminalReporter, reports: list[Any]) -> None:
    """The files that took longest in a run of all: what there is to shorten."""
    seconds: dict[str, float] = {}
    # Setups and teardowns that pass have no category.
    for report in [*reports, *terminalreporter.getreports("")]:
        file = report.nodeid.split("::")[0]
        seconds[file] = seconds.get(file, 0) + getattr(report, "duration", 0)
    if len(seconds) < 100:
        return
    terminalreporter.write_line(f"{sum(seconds.values()):.0f} s in {len(seconds)} files, the longest:")
    for file in sorted(seconds, key=lambda name: -seconds[name])[:60]:
        terminalreporter.write_line(f"{seconds[file]:8.1f} s  {file}")


def show_digests(terminalreporter: pytest.TerminalReporter, reports: list[Any]) -> None:
    rows = [value for report in reports for key, value in report.user_properties if key == "digests"]
    if not rows:
        return
    builds = list(rows[0][1])
    width = max(len(title) for title, _ in rows)
    terminalreporter.write_line(f"{'digests':{width}}  " + "  ".join(f"{build:16}" for build in builds))
    for title, digests in sorted(rows):
        terminalreporter.write_line(f"{title:{width}}  " + "  ".join(digests[build] for build in builds))


def show_languages(terminalreporter: pytest.TerminalReporter, reports: list[Any]) -> None:
    """A row for each language: its tests that passed, their seconds, what reading a property costs, and the digest,
    where its runner has printed it."""
    here = Path(__file__).parent
    golden = (here / "bindings" / "golden.txt").read_text(encoding="utf-8").split()[-1]
    languages = {each.name for each in (here.parent / "bindings").iterdir() if each.is_dir()}
    rows: dict[str, list[Any]] = {}
    for report in reports:
        found = re.match(r"Tests/bindings/test_([a-z]+)\w*\.py::(\w+)", report.nodeid)
        if found is not None and found.group(1) in languages:
            rows.setdefault(found.group(1), []).append(report)
    if not rows:
        return
    terminalreporter.write_line(
        f"{'language':12}{'passed':>8}{'failed':>8}{'seconds':>9}{'ns a call':>11}  digest of the cases"
    )
    for language, told in sorted(rows.items()):
        calls = [report for report in told if report.when == "call"]
        failed = sum(report.failed for report in told)
        seconds = sum(report.duration for report in told)
        passed = sum(report.passed for report in calls)
        costs = [value for report in calls for key, value in report.user_properties if key == "call"]
        cost = f"{costs[0]:.0f}" if costs else ""
        played = [report for report in calls if "::test_cases" in report.nodeid]
        digest = "" if not played else golden if all(report.passed for report in played) else "differs"
        terminalreporter.write_line(f"{language:12}{passed:8}{failed:8}{seconds:9.1f}{cost:>11}  {digest}")
