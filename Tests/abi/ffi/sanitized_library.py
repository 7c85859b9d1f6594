# SPDX-License-Identifier: MIT
"""Builds the core as Embedded Swift, as it is shipped, with AddressSanitizer: for the libffi test and the fuzzers.

Nothing of the Swift runtime is needed, so clang links the objects. They are built again when a source is newer. They
count what is run, for libFuzzer; where that is not linked, AddressSanitizer has the functions that they call.
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

SWIFT_FLAGS = [
    *("-swift-version", "6", "-enable-experimental-feature", "Embedded", "-wmo", "-parse-as-library", "-O", "-g"),
    *("-Xfrontend", "-function-sections", "-Xcc", "-fPIC"),
]


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


def clang() -> str:
    """The clang beside swiftc: its sanitizer runtime is the one that the Swift objects were compiled for."""
    return str(Path(swift_compiler()).resolve().parent / "clang")


def build_objects(directory: Path = DIRECTORY) -> list[Path]:
    """The objects of the whole library: each Swift module, and CAnimPlatform."""
    directory.mkdir(parents=True, exist_ok=True)
    platform_sources = sorted(PLATFORM.glob("*.c"))
    headers = [*HEADER_DIRECTORY.rglob("*.h"), *(PLATFORM / "include").iterdir()]

    searched: list[str | Path] = ["-I", directory, "-I", PLATFORM / "include", "-I", HEADER_DIRECTORY]
    flags: list[str | Path] = [*SWIFT_FLAGS, "-package-name", "animcore", "-sanitize=address,fuzzer", *searched]
    objects = []
    sources: list[Path] = []
    for name in MODULES:
        own = sorted((SOURCES / name).rglob("*.swift"))
        sources += own
        target = directory / f"{name}.o"
        if not is_current(target, [*sources, *headers]):
            interface = directory / f"{name}.swiftmodule"
            module: list[str | Path] = ["-module-name", name, "-emit-module", "-emit-module-path", interface]
            build([swift_compiler(), *flags, *module, "-c", *own, "-o", target], target)
        objects.append(target)
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
