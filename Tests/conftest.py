# SPDX-License-Identifier: MIT
"""What the tests of the built library share; at the end of a run the digests of every trace, side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository


@pytest.fixture(scope="session")
def repository() -> Repository:
    return Repository(Path(__file__).resolve().parents[1])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    rows = [value for report in reports for key, value in report.user_properties if key == "digests"]
    if not rows:
        return
    builds = list(rows[0][1])
    width = max(len(title) for title, _ in rows)
    terminalreporter.write_line(f"{'digests':{width}}  " + "  ".join(f"{build:16}" for build in builds))
    for title, digests in sorted(rows):
        terminalreporter.write_line(f"{title:{width}}  " + "  ".join(digests[build] for build in builds))
