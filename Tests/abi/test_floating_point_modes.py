# SPDX-License-Identifier: MIT
"""Hosts that have set another floating-point mode get the same bits, and find their mode as they left it.

Every trace is played in every mode against the golden digests, on x86-64 and on AArch64 under qemu; every function is
called in every mode by Tests/abi/ffi too.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository

FOLDER = Path(__file__).with_name("modes")
CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
sys.path.insert(0, str(CONFORMANCE))
from update_golden import GOLDEN, digest, traces  # noqa: E402

PROCESSORS = ["x86-64", "AArch64"]
EMULATOR = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"]


def build(repository: Repository, processor: str, program: Path, *sources: Path) -> list[str]:
    """Compiles a program for a processor. Gives the command that runs it."""
    library = repository.library if processor == "x86-64" else repository.aarch64_library
    compiler = "gcc" if processor == "x86-64" else "aarch64-linux-gnu-gcc"
    options = ["-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", f"-I{repository.header.parent}"]
    repository.run(compiler, *options, "-o", program, *sources, library, f"-Wl,-rpath,{library.parent}")
    return [str(program)] if processor == "x86-64" else [*EMULATOR, str(program)]


@pytest.mark.parametrize("processor", PROCESSORS)
def test_calls_and_callbacks_keep_the_mode_of_the_host(repository: Repository, tmp_path: Path, processor: str) -> None:
    program = build(repository, processor, tmp_path / "calls", FOLDER / "calls.c")
    print(repository.run(*program))
    print(repository.run(*program, "allocator"))


@pytest.mark.parametrize("processor", PROCESSORS)
def test_every_trace_has_its_golden_digest_in_every_mode(
    repository: Repository, tmp_path: Path, processor: str
) -> None:
    player = build(
        repository, processor, tmp_path / "player", repository.root / "bindings/c/player.c", FOLDER / "host.c"
    )
    listing = subprocess.run(player, capture_output=True, text=True, check=False)
    assert listing.returncode == 71
    modes = listing.stdout.split()
    assert {"nearest", "up", "down", "to-zero", "flushing"} <= set(modes)
    golden = json.loads(GOLDEN.read_text())
    count = 0
    for mode in modes:
        for document, paths in traces().items():
            for name, trace in paths.items():
                # The emulated processor is slow: one trace of each document there.
                if processor == "AArch64" and name != min(paths):
                    continue
                transcript = repository.run(
                    *player,
                    repository.root / f"controls/{document}.json",
                    trace,
                    "--hex",
                    environment={"ANIMCORE_TEST_MODE": mode},
                )
                assert digest(transcript) == golden[document][name], f"{document}, {name}, {mode}"
                count += 1
    print(f"{count} transcripts in {len(modes)} modes")
