# SPDX-License-Identifier: MIT
"""Callbacks that are left by longjmp, and identifiers of stages that are no more, from C and from C++."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository

SOURCE = Path(__file__).with_name("callbacks.c")


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_callbacks_that_are_left(repository: Repository, tmp_path: Path, optimization: str) -> None:
    program = repository.compile(SOURCE, tmp_path / "callbacks", [optimization, "-Wno-clobbered"])
    assert repository.run(program) == "ok 1\n"


def test_the_same_from_cpp(repository: Repository, tmp_path: Path) -> None:
    program = tmp_path / "callbacks"
    library = repository.library
    repository.run(
        "g++", "-x", "c++", "-std=c++17", "-O1", "-Wall", "-Wextra", f"-I{repository.header.parent}", "-o", program,
        SOURCE, "-x", "none", library, f"-Wl,-rpath,{library.parent}",
    )  # fmt: skip
    assert repository.run(program) == "ok 1\n"


def test_identifiers_of_more_stages_than_a_million(repository: Repository, tmp_path: Path) -> None:
    program = repository.compile(SOURCE, tmp_path / "callbacks", ["-O2", "-Wno-clobbered"])
    assert repository.run(program, "stages") == "ok 1\n"


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_an_easing_that_is_left_while_guards_look_ahead(
    repository: Repository, tmp_path: Path, optimization: str
) -> None:
    source = SOURCE.with_name("left_ahead.c")
    program = repository.compile(source, tmp_path / "left_ahead", [optimization, "-Wno-clobbered"])
    assert int(repository.run(program)) > 1000


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_callbacks_that_are_left_at_any_call(repository: Repository, tmp_path: Path, optimization: str) -> None:
    source = SOURCE.with_name("left_calls.c")
    program = repository.compile(source, tmp_path / "left_calls", [optimization, "-Wno-clobbered"])
    assert int(repository.run(program)) > 10_000


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_what_begins_when_an_easing_is_left_begins_all_the_same(
    repository: Repository, tmp_path: Path, optimization: str
) -> None:
    source = SOURCE.with_name("left_begins.c")
    program = repository.compile(source, tmp_path / "left_begins", [optimization, "-Wno-clobbered"])
    assert int(repository.run(program)) > 1000


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_what_is_left_gives_its_memory_back(repository: Repository, tmp_path: Path, optimization: str) -> None:
    source = SOURCE.with_name("left_memory.c")
    program = repository.compile(source, tmp_path / "left_memory", [optimization, "-Wno-clobbered"])
    document = repository.root / "controls" / "gender-toggle.json"
    # Twenty times and once before: five kinds that are left once, an observer five times, and both events of a spring.
    assert int(repository.run(program, document)) == 21 * (5 + 5 + 2)


def test_an_easing_that_is_destroyed_inside_its_callback(repository: Repository, tmp_path: Path) -> None:
    source = SOURCE.with_name("destroyed_easing.c")
    program = repository.compile(source, tmp_path / "destroyed_easing", ["-O1"])
    # Memory that was given back is not read: valgrind sees it.
    assert repository.run("valgrind", "-q", "--error-exitcode=9", program) == "ok 200\n"
