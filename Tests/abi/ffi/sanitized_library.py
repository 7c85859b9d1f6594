# SPDX-License-Identifier: MIT
"""Builds the core as it is shipped, with AddressSanitizer: for the libffi test and the fuzzers.

The bitcode of the release build is taken as it is, so that what is tested is what is shipped: clang adds the checks,
and the counters of what is run for libFuzzer. (Where that is not linked, AddressSanitizer has the functions that they
call.) Nothing of the Swift runtime is needed, so clang links the objects. They are built again when a source is newer.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "Sources"
PLATFORM = SOURCES / "CAnimPlatform"
HEADER_DIRECTORY = ROOT / "include"
# Where the objects and the library are: everybody takes the same, as they take minutes to build.
DIRECTORY = ROOT / "build" / "sanitized"
# From the bottom up: each imports those before it.
MODULES = ("AnimMath", "AnimMotion", "AnimPaths", "AnimStage", "AnimMachine", "AnimScene", "AnimCoreABI")

# The release build leaves there each module as bitcode.
RELEASE = ROOT / "build" / "release"

# AddressSanitizer looks only at functions with this attribute, which swiftc was not asked for.
SANITIZED = ["-fsanitize=address,fuzzer-no-link", "-mllvm", "-force-attribute=sanitize_address"]


class BuildError(Exception):
    """A compiler refused; the text is what it said."""


def run(command: list[str | Path]) -> None:
    words = [str(word) for word in command]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise BuildError(f"{' '.join(words)}\n{result.stdout}{result.stderr}")


def build(command: list[str | Path], target: Path) -> None:
    """Makes a target, which counts as made when its making began: a source may change meanwhile."""
    begun = time.time()
    run(command)
    os.utime(target, (begun, begun))


def newest(paths: list[Path]) -> float:
    return max((path.stat().st_mtime for path in paths), default=0.0)


def is_current(target: Path, sources: list[Path]) -> bool:
    return target.exists() and target.stat().st_mtime >= newest([*sources, Path(__file__)])


def swift_compiler() -> str:
    """swiftc, or the one that a variable SWIFTC names."""
    compiler = os.environ.get("SWIFTC") or shutil.which("swiftc")
    if compiler is None:
        raise BuildError("swiftc is not on the PATH")
    return compiler


def clang() -> Path:
    """The clang beside swiftc: it reads the bitcode that swiftc writes."""
    return Path(swift_compiler()).resolve().parent / "clang"


def release_bitcode() -> list[Path]:
    """The modules of the release build, which is made first if a source is newer."""
    modules = {RELEASE / f"{name}.o": list((SOURCES / name).rglob("*.swift")) for name in MODULES}
    if any(not module.exists() or module.stat().st_mtime < newest(sources) for module, sources in modules.items()):
        run([ROOT / "tools" / "build", "release"])
    return list(modules)


def build_objects(directory: Path = DIRECTORY) -> list[Path]:
    """The objects of the whole library: each Swift module, and CAnimPlatform."""
    directory.mkdir(parents=True, exist_ok=True)
    platform_sources = sorted(PLATFORM.glob("*.c"))
    headers = [*HEADER_DIRECTORY.rglob("*.h"), *(PLATFORM / "include").iterdir()]

    modules = release_bitcode()
    core = directory / "animcore.o"
    if not is_current(core, modules):
        # As one program first, as it is shipped: what several modules have is looked at once.
        program = directory / "animcore.bc"
        merging: list[str | Path] = ["--lto-emit-llvm", "--lto-newpm-passes=globaldce"]
        exported: list[str | Path] = ["-shared", "--gc-sections", "--version-script", RELEASE / "animcore.map"]
        callers = (RELEASE / "CMakeFiles" / "animcore-platform.dir").rglob("*.o")
        build([clang().with_name("ld.lld"), *merging, *exported, *modules, *callers, "-o", program], program)
        build([clang(), "-x", "ir", "-O1", "-fPIC", *SANITIZED, "-c", program, "-o", core], core)
    objects = [core]
    for source in platform_sources:
        target = directory / f"{source.stem}.o"
        if not is_current(target, [source, *headers]):
            sanitize = "-fsanitize=address,fuzzer-no-link"
            include = PLATFORM / "include"
            build(
                [clang(), "-std=c11", "-O1", "-g", "-fPIC", sanitize, "-I", include, "-c", source, "-o", target], target
            )
        objects.append(target)
    return objects


def build_shared_library(directory: Path = DIRECTORY) -> Path:
    """libanimcore.so.1 with AddressSanitizer; the program that loads it is to be linked with -fsanitize=address."""
    objects = build_objects(directory)
    library = directory / "libanimcore.so.1"
    if not is_current(library, objects):
        soname = "-Wl,-soname,libanimcore.so.1"
        build([clang(), "-shared", "-fsanitize=address", soname, *objects, "-o", library], library)
    return library
