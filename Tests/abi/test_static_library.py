# SPDX-License-Identifier: MIT
"""libanimcore.a: what it shows to a linker, what a program carries of it, and that it computes the same."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from repository import Repository
from test_symbols import ALLOWED_FROM_LIBC, declared_functions

# What springs alone may add to a program. GNU ld drops sections, not strings: it keeps all texts of the library, some
# 52 KB, where lld keeps those that are used.
SPRINGS_LIMITS = {"bfd": 141_000, "lld": 90_000}
LINKERS = ["bfd", "lld"]


def archive(repository: Repository) -> Path:
    return repository.built("build/prefix/lib/libanimcore.a")


def sources(repository: Repository) -> Path:
    return repository.root / "Tests" / "consumers" / "static"


def link(repository: Repository, source: str, program: Path, linker: str, *options: str | Path) -> Path:
    """Compiles a program and links it with the archive (GNU ld or lld), without what it does not use, stripped."""
    chosen = [f"-fuse-ld={linker}"]
    if linker == "lld":
        swiftc = shutil.which("swiftc")
        assert swiftc, "swiftc, beside which lld is, is not on PATH"
        chosen.append(f"-B{Path(swiftc).resolve().parent}")
    language = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{repository.prefix}/include"]
    repository.run(
        "cc", *language, *chosen, "-o", program, sources(repository) / source, *options, "-Wl,--gc-sections", "-s"
    )
    return program


def test_only_declared_functions_are_global(repository: Repository) -> None:
    lines = repository.run("nm", "--extern-only", archive(repository)).splitlines()
    symbols = [line.split() for line in lines if re.search(r" [A-Za-z] ", line)]
    assert {words[-1] for words in symbols if words[-2] != "U"} == declared_functions(repository)
    # What a linker puts into place by itself, and thread-local variables where they are not in the program itself.
    linkers = {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr"}
    assert {words[-1] for words in symbols if words[-2] == "U"} - ALLOWED_FROM_LIBC - linkers == set()


def test_every_member_is_ordinary_code(repository: Repository, tmp_path: Path) -> None:
    repository.run("ar", "x", archive(repository), "--output", tmp_path)
    members = list(tmp_path.iterdir())
    assert members
    for member in members:
        header = repository.run("readelf", "--file-header", member)
        assert "REL (Relocatable file)" in header, f"{member.name} is no native object"
        sections = repository.run("readelf", "--sections", "--wide", member)
        assert ".llvmbc" not in sections
        assert ".llvm.lto" not in sections
        # One for each function: what a program does not call can be left out of it.
        functions = repository.run("nm", member).count(" t ") + len(declared_functions(repository))
        assert len(re.findall(r" \.text\.\S+ +PROGBITS", sections)) > 0.9 * functions


@pytest.mark.parametrize("linker", LINKERS)
def test_springs_compute_the_same_and_are_all_that_a_program_carries(
    repository: Repository, tmp_path: Path, linker: str
) -> None:
    without = link(repository, "springs.c", tmp_path / "without", linker, "-DWITHOUT_ANIMCORE")
    program = link(repository, "springs.c", tmp_path / "with", linker, archive(repository))
    shared = link(repository, "springs.c", tmp_path / "shared", linker, repository.library)
    assert "animcore" not in repository.run("readelf", "--dynamic", program)
    assert "libanimcore.so.1" in repository.run("readelf", "--dynamic", shared)
    printed = repository.run(program)
    assert len(set(printed.splitlines())) > 100
    assert printed == repository.run(shared, environment={"LD_LIBRARY_PATH": str(repository.library.parent)})
    growth = program.stat().st_size - without.stat().st_size
    print(f"springs alone, {linker}: {growth} bytes")
    assert 0 < growth <= SPRINGS_LIMITS[linker]


@pytest.mark.parametrize("linker", LINKERS)
def test_memory_and_names_of_host_and_library_stay_apart(repository: Repository, tmp_path: Path, linker: str) -> None:
    program = link(repository, "memory.c", tmp_path / "memory", linker, archive(repository))
    assert repository.run(program) == "6\n"


@pytest.mark.parametrize("linker", LINKERS)
def test_a_host_library_can_have_all_of_it_inside(repository: Repository, tmp_path: Path, linker: str) -> None:
    """Position-independent, without text relocations, and with nothing that is missing."""
    whole: list[str | Path] = [
        "-shared",
        "-Wl,-z,defs",
        "-Wl,-z,text",
        "-Wl,--whole-archive",
        archive(repository),
        "-Wl,--no-whole-archive",
    ]
    library = link(repository, "springs.c", tmp_path / "libhost.so", linker, "-fPIC", *whole)
    assert "TEXTREL" not in repository.run("readelf", "--dynamic", library)
    exported = repository.run("nm", "--dynamic", "--defined-only", library)
    assert {line.split()[-1] for line in exported.splitlines()} >= declared_functions(repository)


def test_cmake_consumer_takes_the_static_library(repository: Repository, tmp_path: Path) -> None:
    prefix = shutil.copytree(repository.prefix, tmp_path / "elsewhere", symlinks=True)
    build = tmp_path / "build"
    repository.run("cmake", "-G", "Ninja", "-S", sources(repository), "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}")
    repository.run("cmake", "--build", build)
    assert "animcore" not in repository.run("readelf", "--dynamic", build / "springs")
    assert repository.run(build / "springs")


def test_pkgconfig_consumer_takes_the_static_library(repository: Repository, tmp_path: Path) -> None:
    """In a tree that has the static library alone, as -DBUILD_SHARED_LIBS=OFF installs it."""
    prefix = Path(shutil.copytree(repository.prefix, tmp_path / "elsewhere", symlinks=True))
    for shared in (prefix / "lib").glob("libanimcore.so*"):
        shared.unlink()
    for targets in (prefix / "lib" / "cmake" / "animcore").glob("animcore-targets*"):
        targets.unlink()
    environment = {"PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig")}
    flags = repository.run("pkg-config", "--static", "--cflags", "--libs", "animcore", environment=environment).split()
    assert "-lc" in flags
    program = link(repository, "springs.c", tmp_path / "springs", "bfd", *flags)
    assert repository.run(program)
    # CMake's package has both names then.
    build = tmp_path / "build"
    source = repository.root / "Tests" / "consumers" / "cmake"
    repository.run("cmake", "-G", "Ninja", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}")
    repository.run("cmake", "--build", build)
    assert repository.run(build / "consumer") == f"libanimcore {repository.description()['version']}\n"
