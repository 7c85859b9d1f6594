"""The header compiles alone, without a warning, in every language version that it promises, and means the same
everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository

WARNINGS = ("-Wall", "-Wextra", "-pedantic", "-Werror", "-Wshadow", "-Wconversion", "-Wundef")
MATRIX = [
    (compiler, version, suffix)
    for compilers, versions, suffix in (
        (("gcc", "clang"), ("c99", "c11", "c17", "c2x"), "c"),
        (("g++", "clang++"), ("c++11", "c++14", "c++17", "c++20", "c++23"), "cpp"),
    )
    for compiler in compilers
    for version in versions
]


@pytest.mark.parametrize(("compiler", "version", "suffix"), MATRIX)
def test_header_compiles_alone_without_a_warning(
    repository: Repository, tmp_path: Path, compiler: str, version: str, suffix: str
) -> None:
    """Twice in one file: the include guard holds."""
    source = tmp_path / f"alone.{suffix}"
    source.write_text("#include <animcore.h>\n#include <animcore.h>\ntypedef anim_status alone;\n")
    # A -I folder, not -isystem: warnings inside system headers are not shown.
    options = ("-Wstrict-prototypes", "-Wmissing-prototypes") if suffix == "c" else ()
    repository.run(
        compiler, f"-std={version}", *WARNINGS, *options, f"-I{repository.header.parent}", "-fsyntax-only", source
    )


# The processors of which each has its own idea of alignment, of the size of long and of pointers.
TARGETS = {
    "x86-64": ("gcc",),
    "x86-64 clang": ("clang",),
    "AArch64": ("aarch64-linux-gnu-gcc",),
    "WebAssembly": ("clang", "--target=wasm32-unknown-none", "-ffreestanding"),
    "32-bit ARM": ("clang", "--target=armv7-none-eabi", "-ffreestanding"),
    "32-bit x86": ("clang", "--target=i686-pc-windows-msvc", "-ffreestanding", "-nostdinc"),
}


@pytest.mark.parametrize("target", TARGETS)
def test_layouts_and_constants_are_the_described_ones(repository: Repository, tmp_path: Path, target: str) -> None:
    """Each compiler refuses a struct size, a member's offset or a constant that differs from docs/abi."""
    description = repository.description()
    assertions = [
        f'_Static_assert({constant["name"]} == {constant["value"]}, "{constant["name"]}");'
        for constant in description["constants"]
    ]
    for struct in description["structs"]:
        name = struct["name"]
        assertions.append(f'_Static_assert(sizeof({name}) == {struct["size"]}, "size of {name}");')
        assertions.append(f'_Static_assert(_Alignof({name}) == {struct["alignment"]}, "alignment of {name}");')
        for field in struct["fields"]:
            place = f"{name}, {field['name']}"
            assertions.append(f'_Static_assert(offsetof({place}) == {field["offset"]}, "offset of {place}");')
            # A pointer has its platform's size, and padding up to 8 bytes after it.
            expected = "sizeof(void *)" if field["type"]["kind"] == "pointer" else field["size"]
            size = f"sizeof((({name} *)0)->{field['name']})"
            assertions.append(f'_Static_assert({size} == {expected}, "size of {place}");')
    assert len(description["structs"]) > 10
    assert len(description["constants"]) > 50

    source = tmp_path / "layout.c"
    source.write_text("#include <animcore.h>\n" + "\n".join(assertions) + "\n")
    command = list(TARGETS[target])
    if "-nostdinc" in command:  # an MSVC target without its headers: the compiler's own are enough
        folder = repository.run("clang", "-print-resource-dir").strip()
        command += ["-isystem", f"{folder}/include"]
    repository.run(*command, "-std=c11", "-Wall", "-Werror", f"-I{repository.header.parent}", "-fsyntax-only", source)


def test_installed_header_is_the_header(repository: Repository) -> None:
    assert (repository.prefix / "include" / "animcore.h").read_bytes() == repository.header.read_bytes()
