# SPDX-License-Identifier: MIT
"""The headers compile alone, without a warning, in every language version that they promise, mean the same everywhere,
and can be read: a table of contents each, and no line that is too long."""

from __future__ import annotations

import re
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
    for struct in description["structs"] + description["unions"]:
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


HEADERS = ("animcore.h", *(f"animcore/{part}.h" for part in ("base", "motion", "paths", "stage", "scene")))


def test_headers_are_those_that_animcore_h_includes(repository: Repository) -> None:
    assert sorted(repository.headers) == sorted(HEADERS)
    included = re.findall(r'#include "(.*)"', repository.header.read_text(encoding="utf-8"))
    assert sorted(included) == sorted(HEADERS[1:])


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize(
    ("compiler", "version"), [("gcc", "c11"), ("clang", "c11"), ("g++", "c++17"), ("clang++", "c++17")]
)
def test_each_header_compiles_alone(
    repository: Repository, tmp_path: Path, compiler: str, version: str, header: str
) -> None:
    """Before and after the others, too."""
    for order in ([header, header], [header, "animcore.h"], ["animcore.h", header]):
        source = tmp_path / ("alone.cpp" if version.startswith("c++") else "alone.c")
        source.write_text("".join(f"#include <{name}>\n" for name in order) + "typedef anim_status alone;\n")
        folder = repository.header.parent
        repository.run(compiler, f"-std={version}", *WARNINGS, f"-I{folder}", "-fsyntax-only", source)


@pytest.mark.parametrize("header", HEADERS[1:])
def test_table_of_contents_names_the_sections(repository: Repository, header: str) -> None:
    text = repository.headers[header].read_text(encoding="utf-8")
    sections = re.findall(r"^/\* -+ \*/\n/\* (.*?) *\*/\n/\* -+ \*/$", text, flags=re.MULTILINE)
    assert len(sections) > 3
    contents = text.split(" * Contents\n *\n", 1)[1].split("\n *\n", 1)[0]
    assert [
        line.removeprefix(" *   ").rstrip() for line in contents.splitlines() if line.startswith(" *   ")
    ] == sections


@pytest.mark.parametrize("header", HEADERS)
def test_lines_can_be_read(repository: Repository, header: str) -> None:
    """None is longer than 120 columns, and no declaration of a member is torn apart to make room for its comment."""
    code = repository.headers[header].read_text(encoding="utf-8")
    assert [line for line in code.splitlines() if len(line) > 120] == []
    # A comment counts as its line ends, so that only what is torn is left.
    bare = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), code, flags=re.DOTALL)
    structs = re.findall(r"^typedef struct \w+ \{\n(.*?)^\}", bare, flags=re.DOTALL | re.MULTILINE)
    # ANIM_POINTER may go on in the next line, behind its parenthesis.
    whole = [re.sub(r"\([^;]*?\);", "();", body) for body in structs]
    members = [line.strip() for body in whole for line in body.splitlines() if line.strip()]
    assert [member for member in members if not member.endswith(";")] == []
    enums = re.findall(r"^enum \{\n(.*?)^\}", bare, flags=re.DOTALL | re.MULTILINE)
    constants = [line.strip() for body in enums for line in body.splitlines() if line.strip()]
    assert [constant for constant in constants if not re.fullmatch(r"ANIM_\w+ = -?\d+,?", constant)] == []


@pytest.mark.parametrize("header", HEADERS)
def test_installed_headers_are_the_headers(repository: Repository, header: str) -> None:
    assert (repository.prefix / "include" / header).read_bytes() == repository.headers[header].read_bytes()
