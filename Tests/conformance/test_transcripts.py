# SPDX-License-Identifier: MIT
"""The frames of every trace, bit for bit the same from five builds of the core, and equal to the golden digests.

The five: the shipped library (release, Embedded Swift) from C and from Python, ordinary Swift in debug under XCTest,
AArch64 under qemu, and WebAssembly under Node.
"""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from update_golden import GOLDEN, ROOT, digest, traces

CASES = [(document, name) for document, paths in traces().items() for name in paths]


def output(command: list[str | Path], **environment: str) -> str:
    run = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=600, check=False
    )
    assert run.returncode == 0, f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stderr}{run.stdout}"
    return run.stdout


def inputs(document: str, name: str) -> list[str | Path]:
    return [ROOT / f"controls/{document}.json", traces()[document][name]]


def from_c(document: str, name: str) -> str:
    player = ROOT / "build/release/bindings/c/animcore-player"
    return digest(output([player, *inputs(document, name), "--hex"]))


# Every trace in one process: an interpreter takes longer to start than to play one.
PLAY_ALL = """
import sys
from animcore.command_line import main

for document, trace in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
    assert main(["play-trace", document, "--trace", trace, "--hex"]) == 0
    print("== next", flush=True)
"""


def all_inputs() -> list[str | Path]:
    return [path for case in CASES for path in inputs(*case)]


@functools.cache
def python_transcripts() -> dict[tuple[str, str], str]:
    library = str(ROOT / "build/release/libanimcore.so.1")
    *texts, rest = output([sys.executable, "-c", PLAY_ALL, *all_inputs()], ANIMCORE_LIBRARY=library).split("== next\n")
    assert rest == ""
    return dict(zip(CASES, texts, strict=True))


def from_python(document: str, name: str) -> str:
    return digest(python_transcripts()[document, name])


def from_aarch64(document: str, name: str) -> str:
    player = ROOT / "build/aarch64/bindings/c/animcore-player"
    emulator = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"]
    return digest(output([*emulator, player, *inputs(document, name), "--hex"]))


@functools.cache
def webassembly_digests() -> dict[tuple[str, str], str]:
    lines = output(["node", ROOT / "bindings/javascript/tests/runner.js", "digests", *all_inputs()]).splitlines()
    return {case: line.removeprefix("digest ") for case, line in zip(CASES, lines, strict=True)}


def from_webassembly(document: str, name: str) -> str:
    return webassembly_digests()[document, name]


@functools.cache
def swift_digests() -> dict[tuple[str, str], str]:
    text = output([ROOT / "tools/swift-debug", "test", "--disable-swift-testing", "--filter", "TranscriptTests"])
    return {(document, name): value for document, name, value in re.findall(r"^digest (\S+) (\S+) (\S+)$", text, re.M)}


def from_swift(document: str, name: str) -> str:
    return swift_digests()[document, name]


BUILDS: dict[str, Callable[[str, str], str]] = {
    "C": from_c,
    "Python": from_python,
    "Swift, debug": from_swift,
    "AArch64": from_aarch64,
    "wasm32": from_webassembly,
}


def test_every_trace_has_a_golden_digest() -> None:
    golden = json.loads(GOLDEN.read_text())
    assert {document: sorted(paths) for document, paths in traces().items()} == {
        document: sorted(digests) for document, digests in golden.items()
    }


def test_the_toggle_has_its_five_traces() -> None:
    assert set(traces()["gender-toggle"]) >= {"tap", "interrupted", "twelve-taps", "dragged-out", "canceled"}


@pytest.mark.parametrize(("document", "name"), CASES)
def test_five_builds_give_the_same_bits(
    document: str, name: str, record_property: Callable[[str, object], None]
) -> None:
    golden = json.loads(GOLDEN.read_text())[document][name]
    digests = {build: run(document, name) for build, run in BUILDS.items()}
    # Tests/conftest.py shows them side by side at the end of the run.
    record_property("digests", (f"{document}, {name}", digests))
    assert digests == dict.fromkeys(BUILDS, golden)
