# SPDX-License-Identifier: MIT
"""Bulk work has the same bits whatever the processor's registers are.

The library chooses by what the processor says of itself, when it is loaded. Here qemu is the processor without AVX2 (a
Nehalem of 2008, which stops at any of its instructions) and the one with it: nothing in the library is switched for a
test.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from repository import Repository

ROUNDS = 1000
EMULATED_ROUNDS = 40


@pytest.fixture(scope="module")
def program(repository: Repository, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return repository.compile(
        Path(__file__).with_name("vectors.c"), tmp_path_factory.mktemp("vectors") / "vectors", ["-lm"]
    )


def test_bulk_springs_have_the_bits_of_single_ones(repository: Repository, program: Path) -> None:
    """Five million results, at this processor's level."""
    assert re.fullmatch(r"[0-9a-f]{16}\n", repository.run(program, str(ROUNDS)))


def test_every_vector_level_has_the_same_bits(repository: Repository, program: Path) -> None:
    here = repository.run(program, str(EMULATED_ROUNDS))
    plain = repository.run("qemu-x86_64-static", "-cpu", "Nehalem", program, str(EMULATED_ROUNDS))
    wide = repository.run("qemu-x86_64-static", "-cpu", "Haswell", program, str(EMULATED_ROUNDS))
    assert plain == here
    assert wide == here


def test_wide_registers_are_used_by_the_listed_functions_only(repository: Repository) -> None:
    """Code for wide registers stands together in as many functions as cmake/wide-functions.csv lists."""
    listed = (repository.root / "cmake" / "wide-functions.csv").read_text().splitlines()
    code = repository.run("objdump", "--disassemble", "--no-show-raw-insn", repository.library)
    instructions = [line for line in code.splitlines() if "\t" in line]
    wide = [index for index, line in enumerate(instructions) if "%ymm" in line]
    assert wide, "nothing is compiled for AVX2"
    # A function ends with `ret`; between two of its instructions with wide registers there may be some.
    runs = 1 + sum(1 for before, after in itertools.pairwise(wide) if after - before > 200)
    assert runs <= len(listed)
    assert not any("%zmm" in line for line in instructions)
