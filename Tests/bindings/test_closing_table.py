# SPDX-License-Identifier: MIT
"""The closing table of a run: what it says of a language was seen."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from harness import GOLDEN_CASES, ROOT


def report(nodeid: str, outcome: str = "passed", *properties: tuple[str, object]) -> SimpleNamespace:
    is_passed = outcome == "passed"
    return SimpleNamespace(
        nodeid=f"Tests/bindings/{nodeid}",
        when="call",
        duration=1.0,
        passed=is_passed,
        failed=not is_passed,
        user_properties=list(properties),
    )


def table(*reports: SimpleNamespace) -> dict[str, list[str]]:
    spec = importlib.util.spec_from_file_location("closing", ROOT / "Tests" / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    lines: list[str] = []
    module.show_languages(SimpleNamespace(write_line=lines.append), list(reports))
    return {line.split()[0]: line.split()[1:] for line in lines[1:]}


def test_a_language_has_one_row_and_what_is_none_has_no_row() -> None:
    rows = table(
        report("test_go.py::test_cases"),
        report("test_javascript.py::test_cases_traces_and_memory"),
        report("test_javascript_browser.py::test_a_page"),
        report("test_comments.py::test_comments"),
        report("test_generated.py::test_files"),
        report("test_event_losses.py::test_losses[go]"),
    )
    assert sorted(rows) == ["go", "javascript"]
    assert rows["javascript"][0] == "2"


def test_a_digest_is_shown_where_the_cases_were_played() -> None:
    golden = GOLDEN_CASES.read_text(encoding="utf-8").split()[-1]
    rows = table(
        report("test_go.py::test_cases", "passed", ("call", 222.2)),
        report("test_c.py::test_what_a_call_costs", "passed", ("call", 22.2)),
        report("test_lua.py::test_cases", "failed"),
        report("test_rust.py::test_cases"),
        report("test_rust.py::test_example_draws_frames", "failed"),
    )
    assert rows["go"] == ["1", "0", "1.0", "222", golden]
    assert rows["c"] == ["1", "0", "1.0", "22"]
    assert rows["lua"][-1] == "differs"
    assert rows["rust"] == ["1", "1", "2.0", golden]


def test_each_language_has_a_test_that_plays_the_cases() -> None:
    for folder in sorted((ROOT / "bindings").iterdir()):
        text = Path(ROOT, "Tests", "bindings", f"test_{folder.name}.py").read_text(encoding="utf-8")
        assert "def test_cases" in text or folder.name == "c", folder.name
