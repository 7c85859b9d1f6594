# SPDX-License-Identifier: MIT
"""The Go module (bindings/go): its README, example, unit tests, cases, traces and memory."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from harness import (
    BETWEEN,
    LONG,
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
    commands_of_readme,
    environment,
    lines_of_readme,
    need,
    run,
)

GO = ROOT / "bindings" / "go"
BUILT = OUTPUT / "go"
TOGGLE = ROOT / "controls" / "gender-toggle.json"
OFFLINE = {
    "GOFLAGS": "-mod=mod",
    "GOPROXY": "off",
    "GOCACHE": str(BUILT / "cache"),
    "PKG_CONFIG_PATH": str(ROOT / "build" / "prefix" / "lib" / "pkgconfig"),
    "ANIMCORE_TOGGLE": str(TOGGLE),
}
PROGRAM = """package main

import (
	"fmt"

	"animcore"
)

func main() {
%s}
"""

MODULE = f"module readme\n\ngo 1.19\n\nrequire animcore v0.1.0\n\nreplace animcore => {GO}\n"


def indented(lines: str) -> str:
    return "".join(f"\t{line}\n" if line else "\n" for line in lines.splitlines())


def go(*arguments: str | Path, cwd: Path = GO, variables: Mapping[str, str] | None = None) -> str:
    need("pkg-config", "pkg-config")
    return run([need("go", "golang-go"), *arguments], {**OFFLINE, **(variables or {})}, cwd=cwd)


@pytest.fixture(scope="module")
def runner() -> list[str]:
    BUILT.mkdir(parents=True, exist_ok=True)
    go("build", "-o", BUILT / "runner", "./internal/runner")
    return [str(BUILT / "runner")]


def test_the_code_is_formatted_and_vetted() -> None:
    assert (GO / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert run([need("gofmt", "golang-go"), "-l", GO]) == ""
    go("vet", "./...")


def test_a_copy_of_an_object_is_refused_by_vet(tmp_path: Path) -> None:
    """Of every class: what one copy has closed, the other would still use."""
    text = (GO / "methods.go").read_text(encoding="utf-8")
    classes = re.findall(r"^func \(object \*(\w+)\) IsClosed\(\) bool", text, re.MULTILINE)
    assert {"Stage", "Scene", "Path", "Easing"} <= set(classes)
    copies = "".join(f"func copy{name}(of *animcore.{name}) animcore.{name} {{ return *of }}\n" for name in classes)
    (tmp_path / "main.go").write_text(f'package main\n\nimport "animcore"\n\n{copies}\nfunc main() {{}}\n', "utf-8")
    (tmp_path / "go.mod").write_text(MODULE, "utf-8")
    with pytest.raises(AssertionError) as refused:
        go("vet", ".", cwd=tmp_path)
    for name in classes:
        assert re.search(rf"return copies lock value: animcore\.{name} contains", str(refused.value)), name


def test_the_lines_of_the_readme_run() -> None:
    lines = lines_of_readme(GO / "README.md", "go")
    assert len([line for line in lines.splitlines() if line.strip() != "}"]) <= 10
    folder = BUILT / "readme"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "main.go").write_text(PROGRAM % indented(lines), encoding="utf-8")
    (folder / "go.mod").write_text(MODULE, encoding="utf-8")
    printed = go("run", ".", cwd=folder).splitlines()
    assert len(printed) == 30
    assert float(printed[-1].split()[1]) > 90


def test_a_library_in_a_folder_with_a_space_is_found() -> None:
    """As README.md says. The module is in such a folder, too, and in the same each time, for Go's cache."""
    text = (GO / "README.md").read_text(encoding="utf-8")
    folder = BUILT / "a user's libraries"
    shutil.rmtree(folder, ignore_errors=True)
    said = re.findall(r"^    export (\w+)=(.*)$", text[text.index("with a space in its name") :], re.MULTILINE)
    variables = {name: value.strip("'").replace("/opt/my libraries", str(folder)) for name, value in said}
    assert list(variables) == ["PKG_CONFIG", "CGO_CFLAGS", "CGO_LDFLAGS"]
    shutil.copytree(ROOT / "build" / "prefix" / "lib", folder / "lib", symlinks=True)
    shutil.copytree(ROOT / "build" / "prefix" / "include", folder / "include")
    shutil.copytree(GO, folder / "go", ignore=shutil.ignore_patterns("internal", "examples", "*_test.go"))
    program = 'package main\n\nimport "animcore"\n\nfunc main() { println(animcore.Components().String()) }\n'
    (folder / "main.go").write_text(program, encoding="utf-8")
    (folder / "go.mod").write_text(MODULE.replace(str(GO), "./go"), encoding="utf-8")
    go("build", "-o", folder / "found", ".", cwd=folder, variables=variables)
    run([folder / "found"], {"LD_LIBRARY_PATH": str(folder / "lib")})


def test_the_other_lines_of_the_readme_run() -> None:
    blocks = blocks_of_readme(GO / "README.md", "go")[1:]
    functions = [f"func block{index}() {{\n{block}}}\n" for index, block in enumerate(blocks)]
    calls = f'\tfmt.Println("{BETWEEN}")\n'.join(f"\tblock{index}()\n" for index in range(len(blocks)))
    imports = "".join(f'\t"{name}"\n' for name in ("errors", "fmt", "log", "os", "animcore"))
    folder = BUILT / "blocks"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "main.go").write_text(
        f"package main\n\nimport (\n{imports})\n\n{''.join(functions)}\nfunc main() {{\n{calls}}}\n", encoding="utf-8"
    )
    (folder / "go.mod").write_text(MODULE, encoding="utf-8")
    go("build", "-o", BUILT / "blocks-run", ".", cwd=folder)
    check_shown(blocks, run([BUILT / "blocks-run"], cwd=ROOT))
    # As gofmt writes them, where they stand on their own.
    for block in blocks:
        (folder / "formatted.txt").write_text(
            f"package main\n\nfunc main() {{\n{indented(block)}}}\n", encoding="utf-8"
        )
        assert run([need("gofmt", "golang-go"), "-l", folder / "formatted.txt"]) == "", block


def test_unit_tests_and_the_example_pass() -> None:
    printed = go("test", "-count=1", "./...")
    assert "ok  \tanimcore\t" in printed
    assert "ok  \tanimcore/examples/server\t" in printed


def test_the_server_of_the_example_answers(tmp_path: Path) -> None:
    """By the lines of README.md, in its folder, at a port that is free."""
    serve, fetch = commands_of_readme(GO / "README.md", "localhost:8080")
    words = serve.replace("localhost:8080", "localhost:0").split()
    assert words[:2] == ["go", "run"]
    go("build", "-o", BUILT / "server", words[2])
    server = subprocess.Popen(
        [BUILT / "server", *words[3:]], cwd=GO, env=environment(), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        kept = fetch.replace("http://localhost:8080", address).replace("-o snapshot", f"-sf -o {tmp_path / 'snapshot'}")
        run(["sh", "-ec", kept])
        assert (tmp_path / "snapshot").read_bytes().startswith(b"animcore")
    finally:
        server.kill()
        server.wait()


def test_go_checks_each_pointer_that_is_passed(runner: list[str]) -> None:
    """GODEBUG=cgocheck=2 looks at every pointer of Go's that is stored where C can see it."""
    printed = go("test", "-count=1", "-run", "Scene|Paths|Callbacks|Arrays", ".")
    assert "ok" in printed
    done = subprocess.run(
        [*runner, "cases", ROOT / "Tests/bindings/cases.txt"],
        env={**environment(OFFLINE), "GODEBUG": "cgocheck=2"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not LONG, reason="builds the whole runtime of Go anew: tools/test --long")
def test_the_runner_under_the_address_sanitizer() -> None:
    """Go's own allocator is no foe of it: what crosses into C is looked at."""
    go("build", "-asan", "-o", BUILT / "runner-sanitized", "./internal/runner")
    check_cases([BUILT / "runner-sanitized"])
    run([BUILT / "runner-sanitized", "leaks", TOGGLE, "100"])


def test_cases(runner: list[str]) -> None:
    check_cases(runner)


def test_programs(runner: list[str], tmp_path: Path) -> None:
    check_programs(runner, tmp_path)


def test_traces(runner: list[str]) -> None:
    check_digests(runner)
    check_transcript(runner)


def test_memory_is_given_back(runner: list[str]) -> None:
    check_leaks(runner)


def test_what_a_call_costs(runner: list[str], record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(runner))
