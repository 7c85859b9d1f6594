# SPDX-License-Identifier: MIT
"""Calls every exported function through libffi, with good and with hostile arguments: Tests/abi/ffi/main.c says how.

Three times: on the shipped library, on one that is built with AddressSanitizer, and on the shipped one under valgrind,
there with good arguments alone unless ANIMCORE_LONG is set: AddressSanitizer has seen the hostile ones.
The library is build/release/libanimcore.so.1, or the one that the variable ANIMCORE_LIBRARY names.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(__file__).parent / "ffi"
BUILD = ROOT / "build" / "ffi"
LONG = bool(os.environ.get("ANIMCORE_LONG"))
FIXTURES = [str(SOURCE / "fixture.json"), str(SOURCE / "fixture.jsonl")]


def load_sanitized_library_module() -> ModuleType:
    specification = importlib.util.spec_from_file_location("sanitized_library", SOURCE / "sanitized_library.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    result = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=1500, env={**os.environ, **environment}
    )
    assert result.returncode == 0, (
        f"{' '.join(command)}\nended with {result.returncode}\n{result.stdout}{result.stderr}"
    )
    return result


@pytest.fixture(scope="session")
def shipped_library() -> Path:
    library = Path(os.environ.get("ANIMCORE_LIBRARY", ROOT / "build" / "release" / "libanimcore.so.1"))
    assert library.exists(), f"{library} is not there: cmake --preset release && cmake --build --preset release"
    return library.resolve()


def build_program(library: Path, name: str, *options: str) -> list[str]:
    """The test program, linked with a library; and the arguments that it always takes."""
    directory = BUILD / name
    configure = ["cmake", "-S", str(SOURCE), "-B", str(directory), "-G", "Ninja", f"-DANIMCORE_LIBRARY={library}"]
    run([*configure, *options])
    run(["cmake", "--build", str(directory)])
    # The loader looks for the soname, which a library called libanimcore.so.1.2.3 does not lie under.
    (directory / "libanimcore.so.1").unlink(missing_ok=True)
    (directory / "libanimcore.so.1").symlink_to(library)
    return [str(directory / "animcore-ffi"), str(directory / "libanimcore.so.1"), *FIXTURES]


def test_every_function_through_libffi(shipped_library: Path) -> None:
    program = build_program(shipped_library, "shipped")
    command = [*program, "--every", "1" if LONG else "23"]
    print(run(command, LD_LIBRARY_PATH=str(BUILD / "shipped")).stdout)


def test_every_function_under_address_sanitizer() -> None:
    module = load_sanitized_library_module()
    library = module.build_shared_library()
    compiler = f"-DCMAKE_C_COMPILER={module.clang()}"
    program = build_program(library, "sanitized", compiler, "-DANIMCORE_SANITIZER=address")
    options = "detect_leaks=1:detect_stack_use_after_return=1:strict_string_checks=1:exitcode=9"
    command = [*program, "--every", "7" if LONG else "53"]
    print(run(command, LD_LIBRARY_PATH=str(BUILD / "sanitized"), ASAN_OPTIONS=options).stdout)


@pytest.mark.parametrize("asked", [64, 65])
def test_address_sanitizer_looks_at_the_core(asked: int, tmp_path: Path) -> None:
    """Checks are added to bitcode that is there already: a write of the core beyond what a host has is seen."""
    module = load_sanitized_library_module()
    library = module.build_shared_library()
    program = tmp_path / "beyond"
    flags = ["-fsanitize=address", f"-I{ROOT / 'include'}", f"-Wl,-rpath,{library.parent}"]
    run([str(module.clang()), *flags, str(SOURCE / "beyond.c"), str(library), "-o", str(program)])
    done = subprocess.run([program, str(asked)], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode == 0) == (asked == 64), done.stderr
    if asked > 64:
        assert "WRITE of size" in done.stderr
        assert "AnimMotion" in done.stderr or "anim_spring_evaluate_many" in done.stderr


def test_no_leak_and_no_invalid_access_under_valgrind(shipped_library: Path) -> None:
    valgrind = shutil.which("valgrind")
    assert valgrind is not None, "valgrind is missing (Debian: valgrind and libc6-dbg)"
    program = build_program(shipped_library, "shipped")
    checker = [valgrind, "-q", "--leak-check=full", "--show-leak-kinds=definite,indirect", "--error-exitcode=9"]
    # In one process: valgrind translates code once, and not for each function. In one mode: what memory is touched does
    # not depend on it, and valgrind does not flush subnormal numbers to zero.
    command = [
        *checker,
        *program,
        "--no-fork",
        "--one-mode",
        *(["--every", "101"] if LONG else ["--no-hostile", "--every", "8"]),
    ]
    print(run(command, LD_LIBRARY_PATH=str(BUILD / "shipped")).stdout)
