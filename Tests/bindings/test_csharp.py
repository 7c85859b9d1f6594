# SPDX-License-Identifier: MIT
"""The C# package (bindings/csharp): its README, example, unit tests, cases, traces and memory."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from harness import (
    LIBRARY,
    OUTPUT,
    ROOT,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_transcript,
    environment,
    need,
    run,
)

CSHARP = ROOT / "bindings" / "csharp"
BUILT = OUTPUT / "csharp"
TOGGLE = ROOT / "controls" / "gender-toggle.json"
PROGRAM = "using System;\nusing Animcore;\n\n" + (
    "internal static class Program\n{\n    private static void Main()\n    {\n%s    }\n}\n"
)


@pytest.fixture(scope="module", autouse=True)
def library() -> None:
    BUILT.mkdir(parents=True, exist_ok=True)
    mcs = [need("mcs", "mono-mcs"), "-langversion:7", "-unsafe", "-target:library", f"-out:{BUILT}/Animcore.dll"]
    # With -doc, the compiler warns of what is public and has no comment.
    mcs += ["-warnaserror", f"-doc:{BUILT}/Animcore.xml"]
    run([*mcs, *sorted((CSHARP / "src").glob("*.cs"))])


def program(name: str, *sources: str) -> list[str]:
    """A program over the package, which stands beside it."""
    made = BUILT / f"{name}.exe"
    run([need("mcs", "mono-mcs"), "-langversion:7", f"-r:{BUILT}/Animcore.dll", f"-out:{made}", *sources])
    return [need("mono", "mono-runtime"), str(made)]


@pytest.fixture(scope="module")
def runner() -> list[str]:
    return program("runner", *(str(CSHARP / "test" / name) for name in ("Runner.cs", "Program.cs", "ProgramMotion.cs")))


def blocks_of_readme() -> list[str]:
    parts = (CSHARP / "README.md").read_text(encoding="utf-8").split("```csharp\n")[1:]
    return [part[: part.index("```")] for part in parts]


def printed_by_block(index: int, variables: dict[str, str] | None = None) -> list[str]:
    source = BUILT / f"Readme{index}.cs"
    source.write_text(PROGRAM % blocks_of_readme()[index], encoding="utf-8")
    return run(program(f"readme{index}", str(source)), variables, cwd=ROOT).splitlines()


def test_the_lines_of_the_readme_run() -> None:
    first = blocks_of_readme()[0]
    assert len([line for line in first.splitlines() if line.strip() not in ("", "{", "}")]) <= 10
    printed = printed_by_block(0)
    assert len(printed) == 30
    assert float(printed[-1].split()[1]) > 90


def test_the_other_lines_of_the_readme_run() -> None:
    assert len(blocks_of_readme()) == 5
    assert printed_by_block(1) == ["sent toasts.1", "saved toasts.0", "1 saved", "0"]
    assert printed_by_block(2)[0].startswith("ErrorSyntax at byte 6: ")
    # A critically damped spring of angular frequency 10 is at 1 - 2 / e after a tenth of a second.
    events = printed_by_block(3)
    assert "x is 0.264" in events
    assert events[-1] == "x is 1.000"
    assert "TransactionCompleted" in events
    assert printed_by_block(4) == ["0.264"]


FAKE = "unsigned anim_version(void) { return %s; }\n%s\n"
OTHER_SIZE = "int anim_default_motion(unsigned *made, unsigned size) { *made = size + 8; return 0; }"


@pytest.fixture(scope="module")
def lines() -> list[str]:
    source = BUILT / "Found.cs"
    source.write_text(PROGRAM % blocks_of_readme()[0], encoding="utf-8")
    return program("found", str(source))


def ended(lines: list[str], variables: dict[str, str]) -> tuple[int, str]:
    done = subprocess.run(
        lines, env={**environment(), "LD_LIBRARY_PATH": "", **variables}, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_the_library_is_found_by_the_variable_alone(lines: list[str], tmp_path: Path) -> None:
    copy = tmp_path / "another-name.so"
    shutil.copy(LIBRARY, copy)
    assert ended(lines, {"ANIMCORE_LIBRARY": str(copy)})[0] == 0
    assert ended(lines, {"ANIMCORE_LIBRARY": "", "LD_LIBRARY_PATH": str(LIBRARY.parent)})[0] == 0


def test_what_is_no_library_of_this_version_is_refused_in_words(lines: list[str], tmp_path: Path) -> None:
    def told(library: Path | str) -> str:
        code, text = ended(lines, {"ANIMCORE_LIBRARY": str(library)})
        assert code != 0
        assert "System.DllNotFoundException" in text
        return text

    def fake(name: str, version: str, more: str = "") -> Path:
        (tmp_path / f"{name}.c").write_text(FAKE % (version, more), encoding="utf-8")
        made = tmp_path / f"{name}.so"
        run([need("gcc", "gcc"), "-shared", "-fPIC", tmp_path / f"{name}.c", "-o", made])
        return made

    assert "libanimcore.so.1 is not found. Install it" in told("")
    assert "names /nowhere.so, which cannot be loaded: " in told("/nowhere.so")
    (tmp_path / "text.so").write_text("text", encoding="utf-8")
    assert "which cannot be loaded: " in told(tmp_path / "text.so")
    (tmp_path / "empty.c").write_text("int nothing;\n", encoding="utf-8")
    run([need("gcc", "gcc"), "-shared", "-fPIC", tmp_path / "empty.c", "-o", tmp_path / "empty.so"])
    assert "which is no libanimcore.so.1." in told(tmp_path / "empty.so")
    assert "is version 2.3; this package takes 0.1 and later ones of 0." in told(fake("newer", "2 << 16 | 3 << 8"))
    assert "is version 0.0; this package" in told(fake("older", "0"))
    sized = told(fake("size", "1 << 8", OTHER_SIZE))
    assert re.search(r"A Motion of \S+ takes \d+ bytes; this package is made for", sized)


def test_unit_tests_pass() -> None:
    assert run([*program("tests", str(CSHARP / "test" / "Tests.cs")), TOGGLE]) == "ok\n"


def test_nothing_crashes() -> None:
    """Whatever is misused gives an exception of the package's, and none that the language stumbles over."""
    calls, passed = map(int, run([*program("misuse", str(CSHARP / "test" / "Misuse.cs")), ROOT / "controls"]).split())
    assert calls > 10_000
    assert calls / 8 < passed < calls


def test_the_example_writes_frames() -> None:
    folder = BUILT / "frames"
    printed = run([*program("frames", str(CSHARP / "examples" / "Frames.cs")), TOGGLE, folder, "30"])
    pictures = [each.read_text(encoding="utf-8") for each in sorted(folder.glob("frame-*.svg"))]
    assert printed == "boy\n" or printed == "girl\n"
    assert len(pictures) == 30
    assert len(set(pictures)) > 5
    assert all(ElementTree.fromstring(each).tag.endswith("svg") for each in pictures)


def test_the_package_has_what_nuget_reads() -> None:
    assert (CSHARP / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert ElementTree.parse(CSHARP / "Animcore.csproj").getroot().tag == "Project"
    text = (CSHARP / "Animcore.nuspec").read_text(encoding="utf-8")
    assert "<id>Animcore</id>" in text
    assert "<version>0.1.0</version>" in text


def test_cases(runner: list[str]) -> None:
    check_cases(runner)


def test_programs(runner: list[str], tmp_path: Path) -> None:
    check_programs(runner, tmp_path)


def test_traces(runner: list[str]) -> None:
    check_digests(runner)
    check_transcript(runner)


def test_memory_is_given_back(runner: list[str]) -> None:
    # Mono's nursery is 4 MiB, and is touched bit by bit: a small one shows what is looked for.
    check_leaks(runner, {"MONO_GC_PARAMS": "nursery-size=512k"})


def test_what_a_call_costs(runner: list[str], record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(runner))
