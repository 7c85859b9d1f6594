# SPDX-License-Identifier: MIT
"""What every language's test does with its runner (conformance.md says what a runner is)."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "build" / "release" / "libanimcore.so.1"
CASES = ROOT / "Tests" / "bindings" / "cases.txt"
GOLDEN_CASES = ROOT / "Tests" / "bindings" / "golden.txt"
OUTPUT = ROOT / "build" / "bindings"

sys.path.insert(0, str(ROOT / "Tests" / "conformance"))
from generate_programs import programs  # noqa: E402
from update_golden import GOLDEN as GOLDEN  # noqa: E402
from update_golden import traces as traces  # noqa: E402

Command = Sequence[str | Path]

# What a runner's memory may grow by between a tenth of its scenes and the last, in KiB: less than a byte for each of
# 9 000 scenes would be a leak of 9 KiB, and allocators and collectors keep some pages more.
ALLOWED_GROWTH = 2048
SCENES = 10_000


# What runs in tools/test --long only.
LONG = bool(os.environ.get("ANIMCORE_LONG"))

# A program that uses memory as it should not ends with an error, and so does one that leaks.
VALGRIND = ("--quiet", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite")
SANITIZED = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")

Variables = Mapping[str, str] | None


def environment(variables: Variables = None) -> dict[str, str]:
    """Where a program finds the built library, however its language looks for it."""
    folder = str(LIBRARY.parent)
    before = os.environ.get("LD_LIBRARY_PATH")
    return {
        **os.environ,
        "ANIMCORE_LIBRARY": str(LIBRARY),
        "LD_LIBRARY_PATH": f"{folder}:{before}" if before else folder,
        **(variables or {}),
    }


def need(program: str, package: str) -> str:
    """The path of a program of the toolchain."""
    found = shutil.which(program)
    assert found is not None, f"{program} is missing. Install the Debian package {package}, or run tools/setup."
    return found


def run(command: Command, variables: Variables = None, *, cwd: Path | None = None, timeout: float = 600) -> str:
    """What a command prints. It must end with 0."""
    done = subprocess.run(
        [str(each) for each in command],
        capture_output=True,
        text=True,
        env=environment(variables),
        cwd=cwd,
        timeout=timeout,
        check=False,
    )
    line = " ".join(str(each) for each in command)
    assert done.returncode == 0, f"{line} ended with {done.returncode}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def lines_of_readme(readme: Path, language: str) -> str:
    """The first block of code of a README in that language."""
    text = readme.read_text(encoding="utf-8")
    begin = text.index(f"```{language}\n") + len(language) + 4
    return text[begin : text.index("```", begin)]


def commands_of_readme(readme: Path, word: str) -> list[str]:
    """The lines for a shell in a README that have a word in them."""
    return re.findall(rf"^    (.*\b{re.escape(word)}\b.*)$", readme.read_text(encoding="utf-8"), re.MULTILINE)


# What a program prints between the blocks of a README that it runs.
BETWEEN = "-- next block --"


def blocks_of_readme(readme: Path, language: str) -> list[str]:
    """The blocks of code of a README in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```", readme.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def check_shown(blocks: Sequence[str], printed: str) -> None:
    """Each block prints what its comments say: "prints", and the line."""
    parts = printed.split(BETWEEN + "\n")
    assert len(parts) == len(blocks) > 0
    for block, part in zip(blocks, parts, strict=True):
        shown = re.findall(r"(?://|#|--) prints (.*)$", block, re.MULTILINE)
        assert shown, f"It shows no result:\n{block}"
        assert part.splitlines() == shown, block


def check_cases(command: Command, variables: Variables = None) -> None:
    """Every case gives the same line as in golden.txt."""
    expected = GOLDEN_CASES.read_text(encoding="utf-8").splitlines()
    printed = run([*command, "cases", CASES], variables).splitlines()
    cases = [line for line in CASES.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for case, want, got in zip(cases, expected, printed, strict=False):
        assert got == want, f"{case}\n  gives {got}\n  and not {want}"
    assert printed == expected


# Random programs, played in Python and in another language. Half of them are on a stage, half in a scene.
PROGRAMS = 2000 if LONG else 60
PROGRAM_SEED = 2026


@functools.cache
def programs_in_python(text: bytes) -> list[str]:
    """What Python's runner says of programs: for all languages once."""
    python = (sys.executable, ROOT / "Tests" / "bindings" / "runner.py")
    with tempfile.NamedTemporaryFile() as file:
        Path(file.name).write_bytes(text)
        return run([*python, "cases", file.name], {"PYTHONPATH": str(ROOT / "bindings" / "python")}).splitlines()


def check_programs(command: Command, folder: Path, variables: Variables = None) -> None:
    """Every step of random programs says the same, and leaves the same state, as in Python."""
    file = folder / "programs.txt"
    cases = list(programs(PROGRAM_SEED, PROGRAMS))
    file.write_text("\n".join(cases) + "\n", encoding="utf-8")
    expected = programs_in_python(file.read_bytes())
    printed = run([*command, "cases", file], variables).splitlines()
    assert len(expected) == len(printed) == PROGRAMS + 1
    for case, want, got in zip(cases, expected, printed, strict=False):
        steps = case.split("\t")[3].split(" ")
        for number, (step, ours, theirs) in enumerate(zip(steps, want.split(" "), got.split(" "), strict=True)):
            assert theirs == ours, f"Step {number}, {step}, gives {theirs}, and in Python {ours}:\n{case}"
    # The programs do what they should: most calls succeed, and errors of many kinds are among the others.
    words = [word.partition("/")[0].partition("@")[0] for line in expected[:-1] for word in line.split(" ")]
    assert words.count("ok") > len(words) / 2
    assert len(set(words)) > 6, set(words)


def check_some_cases(command: Command, folder: Path, variables: Variables = None, *, every: int = 40) -> None:
    """For what makes a runner slow: as check_cases, of every so many."""
    cases = [line for line in CASES.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    some = folder / "cases.txt"
    some.write_text("\n".join(cases[::every]) + "\n", encoding="utf-8")
    expected = GOLDEN_CASES.read_text(encoding="utf-8").splitlines()[:-1][::every]
    assert run([*command, "cases", some], variables).splitlines()[:-1] == expected


def check_digests(command: Command, variables: Variables = None) -> None:
    """Every trace of every control gives the golden digest."""
    golden: dict[str, dict[str, str]] = json.loads(GOLDEN.read_text())
    names = [(document, name) for document, paths in traces().items() for name in paths]
    files: list[str | Path] = []
    for document, name in names:
        files += [ROOT / f"controls/{document}.json", traces()[document][name]]
    printed = run([*command, "digests", *files], variables).splitlines()
    assert len(printed) == len(names)
    for (document, name), line in zip(names, printed, strict=True):
        assert line == f"digest {golden[document][name]}", f"{document}, {name}"


def check_transcript(command: Command, variables: Variables = None) -> None:
    """A whole transcript is that of the C player."""
    files = [ROOT / "controls/gender-toggle.json", traces()["gender-toggle"]["tap"]]
    expected = run([ROOT / "build/release/bindings/c/animcore-player", *files, "--hex"])
    assert run([*command, "play", *files], variables) == expected


def check_leaks(command: Command, variables: Variables = None) -> None:
    """Ten thousand scenes come and go, and memory is where it was."""
    printed = run([*command, "leaks", ROOT / "controls/gender-toggle.json", str(SCENES)], variables).splitlines()
    resident = [int(line.removeprefix("resident ")) for line in printed]
    assert len(resident) == 2
    assert resident[1] - resident[0] <= ALLOWED_GROWTH, f"{resident[0]} KiB have become {resident[1]}"


def seconds_of(command: Command, variables: Variables = None) -> float:
    """The processor time of a command."""
    before = os.times()
    run(command, variables)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def check_calls(command: Command, variables: Variables = None, *, count: int = 300_000) -> float:
    """What reading a property costs in this language, in nanoseconds of processor time: how much longer a run of many
    calls takes than one of few. The answers are right."""
    few = count // 10
    assert run([*command, "calls", str(few)], variables).split() == ["calls", str(few)]
    short = min(seconds_of([*command, "calls", str(few)], variables) for _ in range(2))
    long = min(seconds_of([*command, "calls", str(count)], variables) for _ in range(2))
    return max(0.0, (long - short) / (count - few) * 1e9)


def check_all(command: Command, variables: Variables = None) -> None:
    check_cases(command, variables)
    check_digests(command, variables)
    check_transcript(command, variables)
    check_leaks(command, variables)
