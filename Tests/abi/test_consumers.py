# SPDX-License-Identifier: MIT
"""Programs of somebody else's find the installed library, in CMake's way and in pkg-config's, and run."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from repository import Repository


@pytest.fixture
def moved_prefix(repository: Repository, tmp_path: Path) -> Path:
    """The installed tree at another place than the one that it was installed to."""
    return Path(shutil.copytree(repository.prefix, tmp_path / "elsewhere", symlinks=True))


def test_cmake_consumer_builds_and_runs(repository: Repository, moved_prefix: Path, tmp_path: Path) -> None:
    source = repository.root / "Tests" / "consumers" / "cmake"
    build = tmp_path / "build"
    repository.run("cmake", "-G", "Ninja", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={moved_prefix}")
    repository.run("cmake", "--build", build)
    assert repository.run(build / "consumer") == f"libanimcore {repository.description()['version']}\n"


def test_pkgconfig_consumer_builds_and_runs(repository: Repository, moved_prefix: Path, tmp_path: Path) -> None:
    source = repository.root / "Tests" / "consumers" / "pkgconfig"
    environment = {"PKG_CONFIG_PATH": str(moved_prefix / "lib" / "pkgconfig")}
    version = repository.run("pkg-config", "--modversion", "animcore", environment=environment).strip()
    assert version == repository.description()["version"]
    repository.run("make", "-C", source, f"BUILD={tmp_path}", environment=environment)
    printed = repository.run(tmp_path / "consumer", environment={"LD_LIBRARY_PATH": str(moved_prefix / "lib")})
    assert printed.splitlines()[0] == f"libanimcore {version}"


def test_what_describes_the_library_is_installed_with_it(repository: Repository) -> None:
    installed = {
        "share/animcore/animcore-abi.json": "docs/abi/animcore-abi.json",
        "share/animcore/animcore-document.schema.json": "docs/animcore-document.schema.json",
        "share/animcore/animcore-trace.schema.json": "docs/animcore-trace.schema.json",
        "share/doc/animcore/LICENSE": "LICENSE",
        "share/doc/animcore/NOTICES.md": "NOTICES.md",
    }
    for name, source in installed.items():
        assert (repository.prefix / name).read_bytes() == (repository.root / source).read_bytes(), name


def test_notices_name_all_that_the_wasm_module_is_linked_with(repository: Repository) -> None:
    """By the linker's map of the module."""
    linked = repository.built("build/wasm/animcore.wasm").with_name("members.map").read_text()
    members = set(re.findall(r"\.a\((\w+)(?:\.c)?\.o\)", linked))
    assert {"dlmalloc", "multi3"} <= members
    notices = (repository.root / "NOTICES.md").read_text()
    assert [name for name in members if f"`{name}.c`" not in notices] == []


def test_cmake_refuses_another_version(repository: Repository, moved_prefix: Path, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(asks LANGUAGES C)\n"
        "find_package(animcore 99.0 QUIET)\n"
        "if(animcore_FOUND)\nmessage(FATAL_ERROR taken)\nendif()\n"
    )
    repository.run("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={moved_prefix}")


ASKS = (
    "cmake_minimum_required(VERSION 3.25)\nproject(asks LANGUAGES C)\n"
    'find_package(animcore 0.1 REQUIRED COMPONENTS {components})\nmessage(STATUS "has {components}")\n'
)


def asked(repository: Repository, prefix: Path, folder: Path, components: str) -> tuple[bool, str]:
    """Whether find_package() finds the library with these components, and what CMake prints."""
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(ASKS.format(components=components))
    command = ["cmake", "-G", "Ninja", "-S", str(folder), "-B", str(folder / "build"), f"-DCMAKE_PREFIX_PATH={prefix}"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=repository.root)
    return result.returncode == 0, " ".join((result.stdout + result.stderr).split())


def test_cmake_asks_for_components(repository: Repository, moved_prefix: Path, tmp_path: Path) -> None:
    """One that the library does not have is an error that names those that it has."""
    found, printed = asked(repository, moved_prefix, tmp_path / "all", "motion stage paths machine scene")
    assert found, printed
    assert "has motion stage paths machine scene" in printed
    found, printed = asked(repository, moved_prefix, tmp_path / "unknown", "springs")
    assert not found
    assert "has no component springs" in printed
    # As the files of a smaller library, in which nothing else differs.
    for path in (moved_prefix / "lib" / "cmake" / "animcore").glob("*targets.cmake"):
        text = path.read_text()
        smaller = re.sub(r'ANIMCORE_COMPONENTS "[^"]*"', 'ANIMCORE_COMPONENTS "stage;motion"', text)
        assert smaller != text
        path.write_text(smaller)
    found, printed = asked(repository, moved_prefix, tmp_path / "smaller", "motion stage")
    assert found, printed
    found, printed = asked(repository, moved_prefix, tmp_path / "larger", "motion scene")
    assert not found
    assert "has no component scene. Its components are stage, motion" in printed


def test_the_package_of_a_smaller_library_names_its_components(repository: Repository, tmp_path: Path) -> None:
    """With those that they are built upon."""
    objects = f"-DANIMCORE_BUILT_OBJECTS={repository.library.parent}"
    options = ["-G", "Ninja", objects, "-DANIMCORE_COMPONENTS=machine"]
    repository.run("cmake", "-S", repository.root, "-B", tmp_path, *options)
    (exported,) = (tmp_path / "CMakeFiles" / "Export").rglob("animcore-targets.cmake")
    (components,) = re.findall(r'ANIMCORE_COMPONENTS "([^"]*)"', exported.read_text())
    assert sorted(components.split(";")) == ["machine", "motion", "stage"]


@pytest.mark.parametrize("package", ["animcore", "animcore-static"])
def test_pkgconfig_finds_each_library_where_both_are_installed(
    repository: Repository, moved_prefix: Path, tmp_path: Path, package: str
) -> None:
    """Also in a folder with a space in its name, which it writes as a shell reads it."""
    prefix = moved_prefix.rename(moved_prefix.with_name("else where"))
    source = repository.root / "Tests" / "consumers" / "pkgconfig" / "main.c"
    environment = {"PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig"), "LD_LIBRARY_PATH": str(prefix / "lib")}
    flags = repository.run("pkg-config", "--cflags", "--libs", package, environment=environment)
    program = tmp_path / "program"
    repository.run("cc", source, "-o", program, *shlex.split(flags))
    needed = repository.run("readelf", "--dynamic", program)
    assert ("libanimcore.so.1" in needed) == (package == "animcore")
    version = repository.description()["version"]
    assert repository.run(program, environment=environment).splitlines()[0] == f"libanimcore {version}"
