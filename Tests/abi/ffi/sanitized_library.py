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

# The release build leaves there the core as bitcode.
RELEASE = ROOT / "build" / "release"
BITCODE = RELEASE / "AnimCoreABI.o"

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


def release_bitcode() -> Path:
    """The core of the release build, which is made first if a source is newer."""
    # Sources/AnimCore is for Swift users, and not in the library.
    sources = [source for source in SOURCES.rglob("*.swift") if source.relative_to(SOURCES).parts[0] != "AnimCore"]
    if not BITCODE.exists() or BITCODE.stat().st_mtime < newest(sources):
        run([ROOT / "tools" / "build", "release"])
    return BITCODE


def build_objects(directory: Path = DIRECTORY) -> list[Path]:
    """The objects of the whole library: the core in Swift, and CAnimPlatform."""
    directory.mkdir(parents=True, exist_ok=True)
    platform_sources = sorted(PLATFORM.glob("*.c"))
    headers = [*HEADER_DIRECTORY.rglob("*.h"), *(PLATFORM / "include").iterdir()]

    bitcode = release_bitcode()
    core = directory / "animcore.o"
    if not is_current(core, [bitcode]):
        # Without what no export reaches, as it is shipped.
        program = directory / "animcore.bc"
        merging: list[str | Path] = ["--lto-emit-llvm", "--lto-newpm-passes=globaldce"]
        exported: list[str | Path] = ["-shared", "--gc-sections", "--version-script", RELEASE / "animcore.map"]
        callers = (RELEASE / "CMakeFiles" / "animcore-platform.dir").rglob("*.o")
        build([clang().with_name("ld.lld"), *merging, *exported, bitcode, *callers, "-o", program], program)
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
