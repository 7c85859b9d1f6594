# SPDX-License-Identifier: MIT
"""Memory that runs out: a status each time, nothing changed where a call was refused, and nothing lost.

The allocator fails at its n-th call, and from its n-th call on, natively (Tests/abi/memory/failing.c); in WebAssembly
all but some kilobytes of the memory are taken (exhausted.mjs). What the last resort says is tried too.
"""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from repository import Repository

FOLDER = Path(__file__).with_name("memory")
CONTROLS = ["gender-toggle", "transitioning-button", "fast-cart-button", "animatable-properties"]


def document(repository: Repository, control: str) -> Path:
    return repository.root / f"controls/{control}.json"


def trace(repository: Repository, control: str) -> Path:
    return min((repository.root / f"controls/traces/{control}").glob("*.jsonl"))


@pytest.mark.parametrize("control", CONTROLS)
def test_a_failing_allocator_is_answered_with_a_status(repository: Repository, tmp_path: Path, control: str) -> None:
    program = repository.compile(FOLDER / "failing.c", tmp_path / "failing")
    every = "7" if control == "gender-toggle" else "61"
    print(repository.run(program, document(repository, control), trace(repository, control), every, timeout=900))


def test_a_full_memory_is_answered_with_a_status_in_webassembly(repository: Repository) -> None:
    print(repository.run("node", FOLDER / "exhausted.mjs", repository.wasm, document(repository, "gender-toggle")))


def test_the_reserve_by_itself(repository: Repository, tmp_path: Path) -> None:
    platform = repository.root / "Sources/CAnimPlatform"
    options = ["-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined"]
    program = tmp_path / "reserve"
    # Without components, CAnimPlatform.c calls no Swift.
    options += ["-DANIM_PLATFORM_COMPONENTS=0", f"-I{platform}", f"-I{platform}/include"]
    repository.run("gcc", *options, "-o", program, FOLDER / "reserve.c")
    print(repository.run(program))


def test_the_last_resort_is_a_message_and_abort(repository: Repository, tmp_path: Path) -> None:
    """A path whose outline is far longer than can be foreseen, while there is no memory."""
    program = repository.compile(FOLDER / "last_resort.c", tmp_path / "last_resort")
    run = subprocess.run([program], capture_output=True, text=True, check=False)
    assert run.returncode == -signal.SIGABRT, run.stderr
    assert run.stderr == "libanimcore: out of memory in the middle of a call, the process is stopped\n"


def test_threads_live_on_the_reserve_together(repository: Repository, tmp_path: Path) -> None:
    program = repository.compile(FOLDER / "threads.c", tmp_path / "threads", ["-pthread"])
    print(repository.run(program, document(repository, "gender-toggle")))


def test_calls_that_take_much_answer_without_memory(repository: Repository, tmp_path: Path) -> None:
    """Arrays, long paths and texts, and calls that destroy."""
    program = repository.compile(FOLDER / "arrays.c", tmp_path / "arrays")
    print(repository.run(program))
