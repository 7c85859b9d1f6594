# SPDX-License-Identifier: MIT
"""The Ruby gem (bindings/ruby): its package, README, example, unit tests, cases, traces and memory."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from harness import (
    OUTPUT,
    ROOT,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_shown,
    check_transcript,
    environment,
    lines_of_readme,
    need,
    run,
)
from update_golden import traces

RUBY = ROOT / "bindings" / "ruby"
BUILT = OUTPUT / "ruby"
TOGGLE = ROOT / "controls" / "gender-toggle.json"


def ruby() -> list[str]:
    """Ruby with all warnings, and the gem's folder."""
    need("ruby", "ruby")
    found = subprocess.run(["ruby", "-e", 'require "ffi"'], capture_output=True, check=False)
    assert found.returncode == 0, "Ruby's ffi is missing. Install the Debian package ruby-ffi, or run tools/setup ruby."
    return ["ruby", "-w", "-I", str(RUBY / "lib")]


def test_the_lines_of_the_readme_run() -> None:
    lines = lines_of_readme(RUBY / "README.md", "ruby")
    assert len([line for line in lines.splitlines() if line.strip() not in ("", "end")]) <= 10
    printed = run([*ruby(), "-e", lines]).splitlines()
    assert len(printed) == 30
    assert printed[-1].startswith("0.500 s")
    position = [float(line.split()[2]) for line in printed]
    assert max(position) > 60
    assert position[-1] < 20


def test_the_other_lines_of_the_readme_run() -> None:
    for block in blocks_of_readme(RUBY / "README.md", "ruby")[1:]:
        check_shown([block], run([*ruby(), "-r", "animcore", "-e", block], cwd=ROOT))


def test_nothing_warns_and_unit_tests_pass() -> None:
    done = subprocess.run(
        [*ruby(), RUBY / "test" / "test_animcore.rb"],
        capture_output=True,
        text=True,
        check=False,
        env={**environment(), "TOGGLE": str(TOGGLE), "TRACE": str(traces()["gender-toggle"]["tap"])},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 failures, 0 errors, 0 skips" in done.stdout
    assert str(RUBY) not in done.stderr, done.stderr


def test_the_example_draws_in_a_terminal() -> None:
    printed = run([*ruby(), RUBY / "examples" / "terminal.rb", TOGGLE, "40"])
    frames = printed.split("\n")
    assert frames[-2] == "boy"
    assert "girl" in frames
    last = printed.rsplit("girl", 1)[-1]
    assert last.count("▀") >= 48 * 12
    assert len(set(last.split("\x1b["))) > 5


def test_the_gem_is_built_installed_and_used() -> None:
    need("gem", "ruby")
    assert (RUBY / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    BUILT.mkdir(parents=True, exist_ok=True)
    home = BUILT / "gems"
    package = BUILT / "animcore-0.1.0.gem"
    run(["gem", "build", "--output", package, "animcore.gemspec"], cwd=RUBY)
    run(["gem", "install", "--local", "--force", "--no-document", "--install-dir", home, package])
    program = (
        'gem "animcore"; require "animcore"; print Animcore::VERSION, " ", Animcore::Spring.perceptual(0.5, 0).mass'
    )
    search = subprocess.run(["gem", "env", "gempath"], capture_output=True, text=True, check=True).stdout.strip()
    assert run(["ruby", "-e", program], {"GEM_PATH": f"{home}:{search}"}) == "0.1.0 1.0"
    assert not list((home / "gems" / "animcore-0.1.0").rglob("test*"))


def test_the_error_of_a_library_that_is_not_there() -> None:
    program = 'begin; require "animcore"; rescue LoadError => e; print e.class, e.message; end'
    printed = run([*ruby(), "-e", program], {"ANIMCORE_LIBRARY": "/nowhere/libanimcore.so"})
    assert printed.startswith("Animcore::LibraryError")
    assert "/nowhere/libanimcore.so" in printed


def runner() -> list[str]:
    return [*ruby(), str(RUBY / "test" / "runner.rb")]


def test_cases() -> None:
    check_cases(runner())


def test_programs(tmp_path: Path) -> None:
    check_programs(runner(), tmp_path)


def test_traces() -> None:
    check_digests(runner())
    check_transcript(runner())


def test_memory_is_given_back() -> None:
    check_leaks(runner())


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(runner(), count=50_000))
