# SPDX-License-Identifier: MIT
"""The Zig package (bindings/zig): its unit tests, README, example, and what every language shows."""

from __future__ import annotations

import importlib.util
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from harness import (
    BETWEEN,
    LIBRARY,
    LONG,
    OUTPUT,
    ROOT,
    VALGRIND,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_shown,
    check_some_cases,
    check_transcript,
    commands_of_readme,
    lines_of_readme,
    need,
    run,
)

PACKAGE = ROOT / "bindings" / "zig"
BUILT = OUTPUT / "zig"
RUNNER = (BUILT / "runner",)
TOGGLE = ROOT / "controls" / "gender-toggle.json"

ZON = """.{
    .name = .app,
    .version = "0.0.0",
    .fingerprint = 0x%08x00000001,
    .dependencies = .{ .animcore = .{ .path = "%s" } },
    .paths = .{""},
}
"""
BUILD = """const std = @import("std");

pub fn build(b: *std.Build) void {
    const exe = b.addExecutable(.{ .name = "app", .root_module = b.createModule(.{
        .root_source_file = b.path("main.zig"),
        .target = b.graph.host,
    }) });
%s
    b.installArtifact(exe);
}
"""


def zig() -> Path:
    found = importlib.util.find_spec("ziglang")
    assert found is not None, "ziglang is missing. Install it with .venv/bin/python -m pip install ziglang==0.17.1."
    assert found.origin is not None
    return Path(found.origin).parent / "zig"


def compiled(source: Path, name: str, command: str = "build-exe", mode: str = "Debug") -> Path:
    BUILT.mkdir(parents=True, exist_ok=True)
    program = BUILT / name
    # What is said of code counts for the module after it. Valgrind knows no AVX-512, which native code has here.
    code = ["-mcpu", "baseline", "-fvalgrind", f"-O{mode}"]
    own = f"-Manimcore={PACKAGE / 'src' / 'animcore.zig'}"
    modules = [*code, "--dep", "animcore", f"-Mroot={source}", *code, own]
    library = ["-lc", f"-L{LIBRARY.parent}", "-lanimcore"]
    options: list[str | Path] = [f"-femit-bin={program}", "--cache-dir", BUILT / "cache"]
    if command == "test":
        options.append("--test-no-exec")
    run([zig(), command, *modules, *library, *options])
    return program


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    compiled(PACKAGE / "tests" / "runner.zig", "runner")


def test_cases() -> None:
    check_cases(RUNNER)


def test_programs(tmp_path: Path) -> None:
    check_programs(RUNNER, tmp_path)


def test_traces() -> None:
    check_digests(RUNNER)
    check_transcript(RUNNER)


def test_memory_is_given_back() -> None:
    check_leaks(RUNNER)


def test_memory_is_used_as_it_should(tmp_path: Path) -> None:
    valgrind = (need("valgrind", "valgrind"), *VALGRIND)
    check_some_cases([*valgrind, *RUNNER], tmp_path, every=4 if LONG else 40)
    run([*valgrind, *RUNNER, "leaks", TOGGLE, "10"])


def test_another_package_depends_on_it(tmp_path: Path) -> None:
    """As README.md says: a path in build.zig.zon, a module in build.zig. Both are in folders with spaces."""
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    said = text[text.index("const animcore = b.dependency(") :]
    library, package = tmp_path / "a user's libraries", Path("a user's packages", "zig")
    lines = said[: said.index("```")].replace("/opt/animcore/lib", str(library))
    shutil.copytree(ROOT / "build" / "prefix" / "lib", library, symlinks=True)
    shutil.copytree(PACKAGE, tmp_path / package)
    (tmp_path / "build.zig.zon").write_text(ZON % (zlib.crc32(b"app"), package), encoding="utf-8")
    (tmp_path / "build.zig").write_text(BUILD % lines, encoding="utf-8")
    (tmp_path / "main.zig").write_text(lines_of_readme(PACKAGE / "README.md", "zig"), encoding="utf-8")
    run([zig(), "build", "--cache-dir", BUILT / "cache", "--prefix", tmp_path / "out"], cwd=tmp_path)
    (tmp_path / "run.sh").write_text(f"{tmp_path / 'out' / 'bin' / 'app'} 2>&1\n", encoding="utf-8")
    assert len(run(["sh", tmp_path / "run.sh"], {"LD_LIBRARY_PATH": ""}).splitlines()) == 30


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(RUNNER, count=1_000_000))


def test_units() -> None:
    """Every declaration compiles, and what the package adds does what it should; memory that is not freed fails."""
    run([compiled(PACKAGE / "tests" / "unit.zig", "unit", "test")])


# Optimized programs take half a minute to compile.
@pytest.mark.parametrize("mode", ["Debug", "ReleaseSafe", "ReleaseFast"] if LONG else ["Debug"])
def test_misuse_is_refused_and_allocators_may_fail(mode: str) -> None:
    """In a program without checks, too, what callers do wrong is an error, and nothing is lost with it."""
    run([compiled(PACKAGE / "tests" / "misuse.zig", f"misuse-{mode}", "test", mode)])


def test_sources_are_formatted() -> None:
    run([zig(), "fmt", "--check", PACKAGE])


def test_lines_of_the_readme_run(tmp_path: Path) -> None:
    (tmp_path / "readme.zig").write_text(lines_of_readme(PACKAGE / "README.md", "zig"), encoding="utf-8")
    program = compiled(tmp_path / "readme.zig", "readme")
    (tmp_path / "run.sh").write_text(f"{program} 2>&1\n", encoding="utf-8")
    printed = run(["sh", tmp_path / "run.sh"]).splitlines()
    assert len(printed) == 30
    places = [float(line.split("=")[1]) for line in printed]
    # It goes up, on a little by the velocity that it has when it is turned round, and comes back.
    assert 0 < places[0] < places[9] < max(places)
    assert places.index(max(places)) > 9
    assert places[29] < 10


def test_the_other_lines_of_the_readme_run(tmp_path: Path) -> None:
    blocks = [each for each in blocks_of_readme(PACKAGE / "README.md", "zig")[1:] if "b.dependency(" not in each]
    lines = ['const std = @import("std");', 'const animcore = @import("animcore");']
    lines.append("const gpa = std.heap.page_allocator;")
    lines += [f"fn block{index}() !void {{\n{block}}}" for index, block in enumerate(blocks)]
    between = f'std.debug.print("{BETWEEN}\\n", .{{}});\n'
    calls = between.join(f"try block{index}();\n" for index in range(len(blocks)))
    lines.append(f"pub fn main() !void {{\n{calls}}}\n")
    (tmp_path / "blocks.zig").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "gender-toggle.json").write_bytes(TOGGLE.read_bytes())
    program = compiled(tmp_path / "blocks.zig", "blocks")
    (tmp_path / "run.sh").write_text(f"{program} 2>&1\n", encoding="utf-8")
    check_shown(blocks, run(["sh", tmp_path / "run.sh"]))


def test_a_program_is_built_without_a_build_file(tmp_path: Path) -> None:
    """By the line of README.md."""
    (line,) = commands_of_readme(PACKAGE / "README.md", "build-exe")
    words = line.replace("/opt/animcore/lib", str(LIBRARY.parent)).replace("=src/", f"={PACKAGE}/src/").split()
    (tmp_path / "main.zig").write_text(lines_of_readme(PACKAGE / "README.md", "zig"), encoding="utf-8")
    run([zig(), *words[1:], "--cache-dir", BUILT / "cache"], cwd=tmp_path)
    (tmp_path / "run.sh").write_text("./first 2>&1\n", encoding="utf-8")
    assert len(run(["sh", "run.sh"], cwd=tmp_path).splitlines()) == 30


def test_example_draws(tmp_path: Path) -> None:
    """By the lines of README.md."""
    (build,) = commands_of_readme(PACKAGE / "README.md", "Dlibrary-path")
    (draw,) = commands_of_readme(PACKAGE / "README.md", "bin/frames")
    words = build.replace("/opt/animcore/lib", str(LIBRARY.parent)).split()
    run([zig(), *words[1:], "--cache-dir", BUILT / "cache", "--prefix", tmp_path / "out"], cwd=PACKAGE)
    (tmp_path / "pictures").mkdir()
    line = draw.replace("zig-out/bin", str(tmp_path / "out" / "bin")).replace(" pictures", f" {tmp_path / 'pictures'}")
    run(["sh", "-ec", line], cwd=PACKAGE)
    pictures = [path.read_bytes() for path in sorted((tmp_path / "pictures").glob("*.ppm"))]
    assert len(pictures) == 60
    begin = pictures[0].index(b"255\n") + 4
    width, height = (int(word) for word in pictures[0].split()[1:3])
    assert all(len(each) == begin + width * height * 3 for each in pictures)
    # The girl's pink before the tap, and much less red once the symbol is the boy's.
    assert b"\xff\x2d\x55" in pictures[0]
    assert b"\xff\x2d\x55" not in pictures[-1]
    assert len(set(pictures)) > 20


def test_wrong_document_is_told(tmp_path: Path) -> None:
    document = tmp_path / "wrong.json"
    document.write_text("{", encoding="utf-8")
    player = compiled(PACKAGE / "examples" / "frames.zig", "frames")
    with pytest.raises(AssertionError, match=r"ended with 1:\n\nframes: Syntax: line 1"):
        run([player, document, "1", tmp_path])
