# SPDX-License-Identifier: MIT
"""The C++ package (bindings/cpp): its header under two compilers and two standards, README, example, unit tests, and
what every language shows."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from harness import (
    BETWEEN,
    LIBRARY,
    LONG,
    OUTPUT,
    ROOT,
    SANITIZED,
    VALGRIND,
    blocks_of_readme,
    check_calls,
    check_cases,
    check_digests,
    check_leaks,
    check_programs,
    check_shown,
    check_transcript,
    commands_of_readme,
    lines_of_readme,
    need,
    run,
)

CPP = ROOT / "bindings" / "cpp"
BUILT = OUTPUT / "cpp"
INCLUDES = (f"-I{ROOT / 'include'}", f"-I{CPP / 'include'}")
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
NO_EXCEPTIONS = ("-fno-exceptions", "-DANIMCORE_NO_EXCEPTIONS")
RUNNER = (BUILT / "runner",)
TOGGLE = ROOT / "controls" / "gender-toggle.json"


def compiler(name: str) -> str:
    return need(name, {"g++": "g++", "clang++": "clang"}[name])


def compile_one(source: Path, program: Path, *more: str, by: str = "g++", standard: str = "17") -> Path:
    program.parent.mkdir(parents=True, exist_ok=True)
    run([compiler(by), f"-std=c++{standard}", *WARNINGS, *INCLUDES, source, "-o", program, LIBRARY, *more])
    return program


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    """What several tests run, two compilers at a time."""
    with ThreadPoolExecutor(2) as pool:
        made = [
            pool.submit(compile_one, CPP / "tests" / "runner.cpp", BUILT / "runner", "-O1"),
            pool.submit(compile_one, CPP / "tests" / "unit.cpp", BUILT / "unit", "-g"),
            pool.submit(compile_one, CPP / "tests" / "results.cpp", BUILT / "results", *NO_EXCEPTIONS),
        ]
        for each in made:
            each.result()


def test_cases() -> None:
    check_cases(RUNNER)


def test_programs(tmp_path: Path) -> None:
    check_programs(RUNNER, tmp_path)


def test_traces() -> None:
    check_digests(RUNNER)
    check_transcript(RUNNER)


def test_memory_is_given_back() -> None:
    check_leaks(RUNNER)


def test_what_a_call_costs(record_property: Callable[[str, object], None]) -> None:
    record_property("call", check_calls(RUNNER, count=1_000_000))


def test_units() -> None:
    assert run([BUILT / "unit"]) == "passed\n"


def test_units_under_valgrind() -> None:
    need("valgrind", "valgrind")
    run(["valgrind", *VALGRIND, BUILT / "unit"])


def test_the_runner_under_sanitizers(tmp_path: Path) -> None:
    runner = compile_one(CPP / "tests" / "runner.cpp", BUILT / "runner-sanitized", *SANITIZED)
    check_cases([runner])
    check_programs([runner], tmp_path)
    run([runner, "leaks", TOGGLE, "100"])
    if LONG:
        check_digests([runner])


def test_results_without_exceptions() -> None:
    assert run([BUILT / "results"]) == "passed\n"


@pytest.mark.parametrize("by", ["g++", "clang++"])
@pytest.mark.parametrize("standard", ["17", "20"])
def test_it_compiles_cleanly(by: str, standard: str) -> None:
    """Every use of the unit tests, with exceptions and without, in each standard by each compiler."""
    options = [compiler(by), f"-std=c++{standard}", *WARNINGS, *INCLUDES, "-fsyntax-only"]
    run([*options, CPP / "tests" / "unit.cpp"])
    run([*options, *NO_EXCEPTIONS, CPP / "tests" / "results.cpp"])


@pytest.mark.parametrize("by", ["g++", "clang++"])
@pytest.mark.parametrize("more", [(), NO_EXCEPTIONS])
def test_including_it_warns_of_nothing(by: str, more: tuple[str, ...], tmp_path: Path) -> None:
    """Programs have stricter warnings than these tests, and a header that is no system header is under them."""
    strict = ("-Wshadow", "-Wconversion", "-Wsign-conversion", "-Wold-style-cast", "-Wnon-virtual-dtor")
    (tmp_path / "one.cpp").write_text("#include <animcore.hpp>\n")
    for standard in ("17", "20"):
        run(
            [
                compiler(by),
                f"-std=c++{standard}",
                *WARNINGS,
                *strict,
                *more,
                *INCLUDES,
                "-fsyntax-only",
                tmp_path / "one.cpp",
            ]
        )


def test_with_and_without_exceptions_in_one_program(tmp_path: Path) -> None:
    (tmp_path / "one.cpp").write_text(
        '#include <animcore.hpp>\ndouble one() { return animcore::easing::css("linear").evaluate(0.5, false); }\n'
    )
    (tmp_path / "two.cpp").write_text(
        "#define ANIMCORE_NO_EXCEPTIONS\n#include <animcore.hpp>\ndouble one();\n"
        'int main() { return *animcore::easing::css("linear")->evaluate(0.5, false) == one() ? 0 : 1; }\n'
    )
    compile_one(tmp_path / "two.cpp", tmp_path / "both", str(tmp_path / "one.cpp"))
    run([tmp_path / "both"])


def test_exceptions_have_to_be_there_or_be_declined(tmp_path: Path) -> None:
    (tmp_path / "one.cpp").write_text("#include <animcore.hpp>\n")
    command = [compiler("g++"), "-std=c++17", "-fno-exceptions", "-fsyntax-only", *INCLUDES, str(tmp_path / "one.cpp")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "define ANIMCORE_NO_EXCEPTIONS" in done.stderr


def test_lines_of_the_readme_run(tmp_path: Path) -> None:
    (tmp_path / "readme.cpp").write_text(lines_of_readme(CPP / "README.md", "cpp"), encoding="utf-8")
    printed = run([compile_one(tmp_path / "readme.cpp", tmp_path / "readme")]).splitlines()
    assert len(printed) == 30
    places = [float(line.split("=")[1]) for line in printed]
    # It goes up, on a little by the velocity that it has when it is turned round, and comes back.
    assert 0 < places[0] < places[9] < max(places)
    assert places.index(max(places)) > 9
    assert places[29] < 10


def test_the_other_lines_of_the_readme_run(tmp_path: Path) -> None:
    blocks = blocks_of_readme(CPP / "README.md", "cpp")[1:]
    lines = [f"#include <{name}>" for name in ("animcore.hpp", "cstdio", "fstream", "iterator")]
    lines += [f"static void block{index}() {{\n{block}}}" for index, block in enumerate(blocks)]
    calls = f'std::puts("{BETWEEN}");\n'.join(f"block{index}();\n" for index in range(len(blocks)))
    lines.append(f"int main() {{\n{calls}}}\n")
    (tmp_path / "readme.cpp").write_text("\n".join(lines), encoding="utf-8")
    check_shown(blocks, run([compile_one(tmp_path / "readme.cpp", tmp_path / "readme")], cwd=ROOT))


def test_the_lines_for_cmake_find_the_package(tmp_path: Path) -> None:
    need("cmake", "cmake")
    (tmp_path / "program.cpp").write_text(lines_of_readme(CPP / "README.md", "cpp"), encoding="utf-8")
    (said,) = blocks_of_readme(CPP / "README.md", "cmake")
    before = "cmake_minimum_required(VERSION 3.20)\nproject(first CXX)\nadd_executable(program program.cpp)\n"
    (tmp_path / "CMakeLists.txt").write_text(before + said, encoding="utf-8")
    prefix = tmp_path / "a user's (own) prefix"
    shutil.copytree(ROOT / "build" / "prefix", prefix, symlinks=True)
    variables = {"CMAKE_PREFIX_PATH": str(prefix)}
    run(["cmake", "-S", tmp_path, "-B", tmp_path / "out", f"-DCMAKE_CXX_COMPILER={compiler('g++')}"], variables)
    run(["cmake", "--build", tmp_path / "out"], variables)
    assert len(run([tmp_path / "out" / "program"]).splitlines()) == 30


def test_example_draws(tmp_path: Path) -> None:
    """By the lines of README.md, and for so many frames."""
    need("pkg-config", "pkg-config")
    build, show = commands_of_readme(CPP / "README.md", "sdl_scene")
    installed = {"PKG_CONFIG_PATH": str(ROOT / "build" / "prefix" / "lib" / "pkgconfig")}
    program = BUILT / "sdl_scene"
    warnings = " ".join(WARNINGS)
    run(["sh", "-ec", f"{build.replace('-o sdl_scene', f'-o {program}')} {warnings}"], installed, cwd=CPP)
    headless = {"SDL_VIDEODRIVER": "dummy"}
    pictures = []
    for frames in ("1", "240"):
        path = tmp_path / f"{frames}.bmp"
        told = run(["sh", "-ec", f"{show.replace('./sdl_scene', str(program))} {frames} {path}"], headless, cwd=CPP)
        assert told == f"{frames} frames, state {'girl' if frames == '1' else 'boy'}\n"
        pictures.append(path.read_bytes())
    assert len(pictures[0]) == len(pictures[1]) > 480 * 320 * 3
    assert pictures[0] != pictures[1]
    # The girl's pink before the tap and the boy's blue after it; bytes are blue, green, red.
    assert bytes.fromhex("552dff") in pictures[0]
    assert bytes.fromhex("ff7a00") in pictures[1]


def test_installed_package_compiles(tmp_path: Path) -> None:
    """What CMake installs: the headers beside animcore.h, found by find_package."""
    need("cmake", "cmake")
    prefix = tmp_path / "prefix"
    shutil.copytree(ROOT / "build" / "prefix", prefix, symlinks=True)
    listed = (ROOT / "cmake" / "AnimcoreInstall.cmake").read_text(encoding="utf-8")
    assert "bindings/cpp/include/" in listed
    shutil.copytree(CPP / "include", prefix / "include", dirs_exist_ok=True)
    variables = {"CMAKE_PREFIX_PATH": str(prefix)}
    source = ROOT / "Tests" / "consumers" / "cpp"
    run(["cmake", "-S", source, "-B", tmp_path / "build", f"-DCMAKE_CXX_COMPILER={compiler('g++')}"], variables)
    run(["cmake", "--build", tmp_path / "build"], variables)
    assert run([tmp_path / "build" / "consumer"], {"LD_LIBRARY_PATH": str(prefix / "lib")}).startswith("x = ")
