# SPDX-License-Identifier: MIT
"""What tools/release has put into dist/, installed where there is no Swift, does what its quick start says."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
# Debian's own programs, and no Swift.
BARE_PATH = "/usr/bin:/bin"
QUICK_START = ROOT / "bindings" / "c" / "quick_start.c"


def run(command: Sequence[str | Path], cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        env={"PATH": BARE_PATH, "HOME": str(cwd), "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def one(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"dist/ has {len(found)} of {pattern}; run tools/release"
    return found[0]


def unpacked(pattern: str, folder: Path) -> Path:
    with tarfile.open(one(pattern)) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the quick start prints with the library of the build."""
    folder = tmp_path_factory.mktemp("expected")
    library = ROOT / "build" / "release"
    run(
        ["gcc", f"-I{ROOT / 'include'}", QUICK_START, "-o", "quick", f"-L{library}", "-l:libanimcore.so.1", "-lm"],
        folder,
    )
    return run([folder / "quick"], folder, LD_LIBRARY_PATH=str(library))


def test_there_is_no_swift_here() -> None:
    for program in ("swift", "swiftc"):
        assert not any((Path(folder) / program).exists() for folder in BARE_PATH.split(":"))


def test_an_archive_by_pkg_config(tmp_path: Path, expected: str) -> None:
    root = unpacked("animcore-*-linux-x86_64.tar.gz", tmp_path / "there")
    files = {"PKG_CONFIG_PATH": str(root / "lib" / "pkgconfig")}
    flags = run(["pkg-config", "--cflags", "--libs", "animcore"], tmp_path, **files).split()
    run(["gcc", QUICK_START, "-o", "quick", *flags, "-lm"], tmp_path)
    assert run([tmp_path / "quick"], tmp_path, LD_LIBRARY_PATH=str(root / "lib")) == expected


@pytest.mark.parametrize("target", ["animcore", "animcore-static"])
def test_an_archive_by_cmake(tmp_path: Path, expected: str, target: str) -> None:
    root = unpacked("animcore-*-linux-x86_64.tar.gz", tmp_path / "there")
    project = tmp_path / "project"
    project.mkdir()
    (project / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(quick LANGUAGES C)\nfind_package(animcore 0.1 REQUIRED)\n"
        f"add_executable(quick {QUICK_START})\ntarget_link_libraries(quick PRIVATE animcore::{target} m)\n"
    )
    run(["cmake", "-S", project, "-B", project / "build", f"-DCMAKE_PREFIX_PATH={root}"], tmp_path)
    run(["cmake", "--build", project / "build"], tmp_path)
    assert run([project / "build" / "quick"], tmp_path, LD_LIBRARY_PATH=str(root / "lib")) == expected


def test_the_archive_for_aarch64(tmp_path: Path, expected: str) -> None:
    root = unpacked("animcore-*-linux-aarch64.tar.gz", tmp_path / "there")
    run(
        [
            "aarch64-linux-gnu-gcc",
            f"-I{root / 'include'}",
            QUICK_START,
            "-o",
            "quick",
            f"-L{root / 'lib'}",
            "-lanimcore",
            "-lm",
        ],
        tmp_path,
    )
    emulated = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", "-E", f"LD_LIBRARY_PATH={root / 'lib'}"]
    assert run([*emulated, tmp_path / "quick"], tmp_path) == expected


def test_the_archive_for_musl(tmp_path: Path, expected: str) -> None:
    root = unpacked("animcore-*-linux-musl-x86_64.tar.gz", tmp_path / "there")
    library = root / "lib"
    run(["musl-gcc", f"-I{root / 'include'}", QUICK_START, "-o", "quick", f"-L{library}", "-lanimcore"], tmp_path)
    assert "libc.so.6" not in run(["readelf", "-d", library / "libanimcore.so.1"], tmp_path)
    assert run([tmp_path / "quick"], tmp_path, LD_LIBRARY_PATH=str(library)) == expected


@pytest.mark.parametrize("architecture", ["x86_64", "aarch64"])
def test_what_an_archive_holds(tmp_path: Path, architecture: str) -> None:
    root = unpacked(f"animcore-*-linux-{architecture}.tar.gz", tmp_path)
    for place in (
        "include/animcore.h",
        "include/animcore/scene.h",
        "lib/libanimcore.a",
        "lib/libanimcore.so",
        "lib/libanimcore.so.1",
        "lib/cmake/animcore/animcore-config.cmake",
        "lib/pkgconfig/animcore-static.pc",
        "lib/pkgconfig/animcore.pc",
        "share/animcore/animcore-abi.json",
        "share/animcore/animcore-document.schema.json",
        "share/animcore/animcore-trace.schema.json",
        "share/animcore/animcore.wasm",
        "share/bash-completion/completions/animcore",
        "share/doc/animcore/LICENSE",
        "share/doc/animcore/NOTICES.md",
        "share/fish/vendor_completions.d/animcore.fish",
        "share/man/man1/animcore.1",
        "share/zsh/site-functions/_animcore",
    ):
        assert (root / place).exists(), place
    assert (root / "lib" / "libanimcore.so").resolve() == (root / "lib" / "libanimcore.so.1").resolve()
    page = (root / "share" / "man" / "man1" / "animcore.1").read_text(encoding="utf-8")
    for command in ("play", "validate", "render", "migrate"):
        assert command in page
        assert command in (root / "share/bash-completion/completions/animcore").read_text(encoding="utf-8")
    # Nothing says where it was built.
    for path in root.rglob("*"):
        if path.is_file() and not path.is_symlink():
            assert str(ROOT).encode() not in path.read_bytes(), path


@pytest.mark.parametrize("architecture", ["x86_64", "aarch64"])
def test_glibc_2_17_is_enough(tmp_path: Path, architecture: str) -> None:
    root = unpacked(f"animcore-*-linux-{architecture}.tar.gz", tmp_path)
    symbols = run(["readelf", "--dyn-syms", "--wide", root / "lib" / "libanimcore.so.1"], tmp_path)
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"@GLIBC_([0-9.]+)", symbols)}
    assert versions
    assert max(versions) <= (2, 17)


def test_completions_are_of_their_shells(tmp_path: Path) -> None:
    root = unpacked("animcore-*-linux-x86_64.tar.gz", tmp_path / "there")
    run(["bash", "-n", root / "share/bash-completion/completions/animcore"], tmp_path)
    assert (root / "share/zsh/site-functions/_animcore").read_text(encoding="utf-8").startswith("#compdef animcore")
    assert "complete -c animcore" in (root / "share/fish/vendor_completions.d/animcore.fish").read_text(
        encoding="utf-8"
    )


def test_the_wheel(tmp_path: Path) -> None:
    """Installed into an environment of its own; the lines of the README run."""
    run([sys.executable, "-m", "venv", tmp_path / "env"], tmp_path)
    python = tmp_path / "env" / "bin" / "python"
    wheel = one("animcore-*-manylinux_2_17_x86_64.whl")
    run([python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel], tmp_path)
    readme = (ROOT / "bindings" / "python" / "README.md").read_text(encoding="utf-8")
    begin = readme.index("```python\n") + len("```python\n")
    (tmp_path / "lines.py").write_text(readme[begin : readme.index("```", begin)], encoding="utf-8")
    printed = run([python, "lines.py"], tmp_path).splitlines()
    assert len(printed) == 30
    assert str(tmp_path) in run([python, "-c", "import animcore; print(animcore.library_path)"], tmp_path)
    run([tmp_path / "env" / "bin" / "animcore", "validate", ROOT / "controls" / "gender-toggle.json"], tmp_path)


@pytest.mark.parametrize("architecture", ["x86_64", "aarch64"])
def test_auditwheel_accepts_the_wheels(tmp_path: Path, architecture: str) -> None:
    wheel = one(f"animcore-*-manylinux_2_17_{architecture}.whl")
    auditwheel = ROOT / ".venv" / "bin" / "python"
    told = run([auditwheel, "-m", "auditwheel", "show", wheel], tmp_path)
    assert f'"manylinux_2_17_{architecture}"' in told.replace("\n", " "), told
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert "animcore/libanimcore.so.1" in names


def test_debian_packages(tmp_path: Path, expected: str) -> None:
    for package in ("libanimcore1", "libanimcore-dev"):
        run(["dpkg-deb", "--extract", one(f"{package}_*_amd64.deb"), tmp_path / "there"], tmp_path)
    run(["dpkg-deb", "--extract", one("animcore-tools_*_all.deb"), tmp_path / "there"], tmp_path)
    library = tmp_path / "there" / "usr" / "lib" / "x86_64-linux-gnu"
    files = {"PKG_CONFIG_PATH": str(library / "pkgconfig")}
    flags = run(["pkg-config", "--cflags", "--libs", "animcore"], tmp_path, **files).split()
    run(["gcc", QUICK_START, "-o", "quick", *flags, "-lm"], tmp_path)
    assert run([tmp_path / "quick"], tmp_path, LD_LIBRARY_PATH=str(library)) == expected
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(quick LANGUAGES C)\nfind_package(animcore 0.1 REQUIRED)\n"
        f"add_executable(quick {QUICK_START})\ntarget_link_libraries(quick PRIVATE animcore::animcore m)\n"
    )
    prefix = f"-DCMAKE_PREFIX_PATH={tmp_path / 'there' / 'usr'}"
    machine = "-DCMAKE_LIBRARY_ARCHITECTURE=x86_64-linux-gnu"
    run(["cmake", "-S", "project", "-B", "project/build", prefix, machine], tmp_path)
    run(["cmake", "--build", "project/build"], tmp_path)
    assert run([tmp_path / "project/build/quick"], tmp_path, LD_LIBRARY_PATH=str(library)) == expected
    modules = tmp_path / "there" / "usr" / "lib" / "python3" / "dist-packages"
    command: list[str | Path] = [sys.executable, tmp_path / "there" / "usr" / "bin" / "animcore"]
    found = {"PYTHONPATH": str(modules), "ANIMCORE_LIBRARY": str(library / "libanimcore.so.1")}
    run([*command, "validate", ROOT / "controls" / "gender-toggle.json"], tmp_path, **found)
    with gzip.open(tmp_path / "there/usr/share/man/man1/animcore.1.gz") as page:
        assert b"validate" in page.read()


def test_lintian_accepts_the_packages(tmp_path: Path) -> None:
    packages = sorted(DIST.glob("*.deb"))
    assert len(packages) == 5
    run(["lintian", "--fail-on", "error,warning", "--allow-root", *packages], tmp_path)


def test_checksums() -> None:
    lines = (DIST / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {line.split("  ")[1]: line.split("  ")[0] for line in lines}
    present = {path.name: path for path in DIST.iterdir() if path.name != "SHA256SUMS"}
    assert sorted(listed) == sorted(present)
    for name, path in present.items():
        assert hashlib.sha256(path.read_bytes()).hexdigest() == listed[name], name


def test_the_bill_of_materials() -> None:
    bill = json.loads(one("animcore-*.cdx.json").read_text(encoding="utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    components = {each["name"]: each for each in bill["components"]}
    for path in DIST.iterdir():
        if path.suffix != ".json" and path.name != "SHA256SUMS":
            (digest,) = components[path.name]["hashes"]
            assert digest["content"] == hashlib.sha256(path.read_bytes()).hexdigest()
    # As many of others' works as NOTICES.md has rows.
    notices = (ROOT / "NOTICES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .*\[.*\]\(https?://", notices, re.MULTILINE)
    assert sum(each["type"] == "library" for each in bill["components"]) == len(rows)


def test_packing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """From a copy of the sources in another folder, with the same builds."""
    copy = tmp_path / "elsewhere"
    subprocess.run(["git", "clone", "--quiet", ROOT, copy], check=True)
    (copy / "build").mkdir()
    for name in ("release", "aarch64", "wasm"):
        (copy / "build" / name).symlink_to((ROOT / "build" / name).resolve())
    (copy / ".venv").symlink_to(ROOT / ".venv")
    done = subprocess.run(
        [sys.executable, "tools/release.py"],
        cwd=copy,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, second = ((root / "dist" / "SHA256SUMS").read_text(encoding="utf-8") for root in (ROOT, copy))
    assert first == second


@pytest.mark.skipif("ANIMCORE_LONG" not in os.environ, reason="builds the library anew: tools/test --long")
def test_building_elsewhere_gives_the_same_bytes(tmp_path: Path) -> None:
    copy = tmp_path / "in" / "another" / "folder"
    subprocess.run(["git", "clone", "--quiet", ROOT, copy], check=True)
    for command in (["cmake", "--preset", "release"], ["cmake", "--build", "--preset", "release"]):
        subprocess.run(command, cwd=copy, check=True, capture_output=True)
    for name in ("libanimcore.so.1", "libanimcore.a"):
        assert (copy / "build/release" / name).read_bytes() == (ROOT / "build/release" / name).read_bytes(), name
