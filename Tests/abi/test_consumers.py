# SPDX-License-Identifier: MIT
"""Programs of somebody else's find the installed library, in CMake's way and in pkg-config's, and run."""

from __future__ import annotations

import re
import shutil
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
