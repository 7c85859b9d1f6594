# SPDX-License-Identifier: MIT
"""What a call costs in plain C, which the other languages stand beside, and C's programs under sanitizers."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import GOLDEN, LIBRARY, LONG, OUTPUT, ROOT, SANITIZED, check_calls, need, run, traces


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    program = OUTPUT / "c" / "calls"
    program.parent.mkdir(parents=True, exist_ok=True)
    flags = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}"]
    run([need("gcc", "gcc"), *flags, ROOT / "Tests/bindings/calls.c", LIBRARY, "-o", program])
    record_property("call", check_calls([program], count=1_000_000))


def test_a_library_in_a_folder_with_a_space_is_found(tmp_path: Path) -> None:
    """By the line of docs/installing.md, in a shell."""
    need("pkg-config", "pkg-config")
    text = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    section = text[text.index("## Folders with spaces") :]
    line = section[section.index("```sh\n") + 6 :].partition("```")[0]
    prefix = tmp_path / "my libraries"
    shutil.copytree(ROOT / "build" / "prefix", prefix, symlinks=True)
    shutil.copy(ROOT / "bindings" / "c" / "quick_start.c", tmp_path / "app.c")
    run(["sh", "-ec", line], {"PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig")}, cwd=tmp_path)
    assert run([tmp_path / "app"], {"LD_LIBRARY_PATH": str(prefix / "lib")}) != ""


def sanitized(source: Path) -> Path:
    """A program with what looks at addresses, at leaks and at behavior that C does not define."""
    program = OUTPUT / "c" / f"{source.stem}-sanitized"
    program.parent.mkdir(parents=True, exist_ok=True)
    flags = ["-std=c99", "-O1", *SANITIZED, f"-I{ROOT / 'include'}"]
    run([need("gcc", "gcc"), *flags, source, LIBRARY, "-o", program, "-lm"])
    return program


def test_the_player_under_sanitizers() -> None:
    player = sanitized(ROOT / "bindings/c/player.c")
    golden: dict[str, dict[str, str]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    for document, paths in traces().items():
        for name, trace in list(paths.items())[: None if LONG else 1]:
            printed = run([player, ROOT / f"controls/{document}.json", trace, "--hex"]).splitlines()
            assert printed[-1] == f"digest {golden[document][name]}"


@pytest.mark.parametrize("name", ["quick_start", "scene_quick_start", "animatable_properties"])
def test_first_programs_under_sanitizers(name: str) -> None:
    assert run([sanitized(ROOT / "bindings" / "c" / f"{name}.c")]) != ""
