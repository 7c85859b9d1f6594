# SPDX-License-Identifier: MIT
"""Libraries of some components: what they export, what they and Python say of it, and what they weigh."""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository

NUMBERS = {"motion": 1, "stage": 2, "paths": 4, "machine": 8, "scene": 16}
# What a component is built upon.
BRINGS = {"stage": "motion", "machine": "stage", "scene": "machine"}

# Bytes of the stripped libraries for x86-64. There is room for 3 %: they must not go on growing unnoticed.
# docs/performance.md has the table, beside the design's budgets.
SIZES = {
    "motion": 217_440,
    "paths": 714_160,
    "motion;stage": 646_808,
    "motion;stage;paths": 1_346_160,
    "motion;stage;machine": 1_830_368,
    "motion;stage;paths;machine;scene": 2_038_240,
}
# Of the WebAssembly modules with gzip.
MODULE_SIZES = {"motion;stage": 251_111, "motion;stage;paths;machine;scene": 789_567}


def with_all_that_it_brings(components: str) -> set[str]:
    found: set[str] = {"base"}
    for component in components.split(";"):
        name: str | None = component
        while name:
            found.add(name)
            name = BRINGS.get(name)
    return found


def functions_of(repository: Repository, components: str) -> set[str]:
    """By the description: what a library of these components has."""
    has = with_all_that_it_brings(components)
    return {f["name"] for f in repository.description()["functions"] if set(f["components"]) <= has}


def configure(repository: Repository, build: Path, components: str) -> None:
    objects = f"-DANIMCORE_BUILT_OBJECTS={repository.library.parent}"
    options = ["-G", "Ninja", objects, f"-DANIMCORE_COMPONENTS={components}"]
    repository.run("cmake", "-S", repository.root, "-B", build, *options)


@pytest.fixture(scope="module")
def sizes() -> dict[str, dict[str, int]]:
    """Builds the libraries of all sets, below build/components."""
    repository = Repository(Path(__file__).resolve().parents[2])
    printed = repository.run(sys.executable, repository.root / "tools" / "sizes", "--json", timeout=900)
    result: dict[str, dict[str, int]] = json.loads(printed)
    return result


@pytest.fixture(scope="module")
def motion(sizes: dict[str, dict[str, int]]) -> Path:
    assert sizes
    return Path(__file__).resolve().parents[2] / "build" / "components" / "motion" / "libanimcore.so.1"


def test_every_function_belongs_to_a_component(repository: Repository) -> None:
    for function in repository.description()["functions"]:
        components = set(function["components"])
        assert components, function["name"]
        assert components == {"base"} or components <= set(NUMBERS), function["name"]
    numbers = {c["name"]: c["value"] for c in repository.description()["constants"]}
    assert {name: numbers[f"ANIM_COMPONENT_{name.upper()}"] for name in NUMBERS} == NUMBERS


def test_a_function_without_a_component_is_found(repository: Repository) -> None:
    """In a section that names none, although the section before it does."""
    rule = f"/* {'-' * 112} */\n"
    section = f"{rule}/* New */\n{rule}\nANIM_API anim_status anim_new_function(void);\n\n"
    program = (
        "import sys, generate_abi\n"
        "headers = generate_abi.read_headers()\n"
        "begin, end, more = headers[sys.argv[1]].rpartition('#ifdef __cplusplus')\n"
        "headers[sys.argv[1]] = begin + sys.stdin.read() + end + more\n"
        "try:\n    generate_abi.describe(headers)\n"
        "except generate_abi.InterfaceError as error:\n    print(error)"
    )
    environment = {"PYTHONPATH": str(repository.root / "tools")}
    for header in repository.headers:
        if header != "animcore.h":
            said = repository.run(sys.executable, "-c", program, header, environment=environment, text=section)
            assert f"{header}, line " in said
            assert "a function without a component" in said


@pytest.mark.parametrize("components", [*NUMBERS, *SIZES, "paths;motion", "scene;paths"])
def test_exports_are_those_of_the_components(repository: Repository, tmp_path: Path, components: str) -> None:
    configure(repository, tmp_path, components)
    script = (tmp_path / "animcore.map").read_text()
    assert set(re.findall(r"\banim_\w+", script)) == functions_of(repository, components)
    number = sum(NUMBERS[name] for name in with_all_that_it_brings(components) - {"base"})
    header = tmp_path / "include" / "animcore.h"
    if header.exists():  # where some are missing, of the header's own text otherwise
        declared = repository.run("gcc", "-E", "-P", "-DANIM_API=EXPORTED", header)
        assert set(re.findall(r"EXPORTED [^(;]*?(anim_\w+)\(", declared)) == functions_of(repository, components)
        repository.run("gcc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", header)
        assert {str(path.relative_to(header.parent)) for path in header.parent.rglob("*.h")} == set(repository.headers)
    assert header.exists() == (number != sum(NUMBERS.values()))
    assert f"ANIM_PLATFORM_COMPONENTS={number}" in (tmp_path / "build.ninja").read_text()


def test_a_component_that_is_none_is_refused(repository: Repository, tmp_path: Path) -> None:
    options = ["-S", str(repository.root), "-B", str(tmp_path), "-DANIMCORE_COMPONENTS=motion;springs"]
    result = subprocess.run(["cmake", "-G", "Ninja", *options], capture_output=True, text=True, check=False)
    assert result.returncode != 0
    said = " ".join(result.stderr.split())
    assert "names springs; the components are motion, stage, paths, machine, scene" in said


def test_libraries_say_what_they_have(repository: Repository, motion: Path) -> None:
    assert ctypes.CDLL(str(repository.library)).anim_components() == sum(NUMBERS.values())
    library = ctypes.CDLL(str(motion))
    assert library.anim_components() == NUMBERS["motion"]
    exported = repository.run("nm", "--dynamic", "--defined-only", motion)
    assert set(re.findall(r"\banim_\w+", exported)) == functions_of(repository, "motion")


def test_python_works_with_a_part_and_names_the_component_that_is_missing(repository: Repository, motion: Path) -> None:
    program = """
import animcore
print(animcore.components())
print(animcore.Spring.perceptual(0.5, 0.3).value(0.1) > 0, animcore.Easing("ease")(1.0))
for make in (animcore.Stage, animcore.Path, lambda: animcore.Scene("{}")):
    try:
        make()
    except animcore.LibraryError as error:
        print(error)
"""
    environment = {"ANIMCORE_LIBRARY": str(motion), "PYTHONPATH": str(repository.root / "bindings" / "python")}
    lines = repository.run(sys.executable, "-W", "error", "-c", program, environment=environment).splitlines()
    assert lines[:2] == ["('motion',)", "True 1.0"]
    for line, component in zip(lines[2:], ["stage", "paths", "machine"], strict=True):
        assert f"belongs to the component {component}, which {motion}" in line
        assert "it has motion" in line
        assert f"-DANIMCORE_COMPONENTS='motion;{component}'" in line


def test_a_library_without_paths_refuses_snapshots_that_have_one(
    repository: Repository, sizes: dict[str, dict[str, int]], tmp_path: Path
) -> None:
    """And takes the others, to the same hash."""
    assert sizes
    smaller = repository.root / "build" / "components" / "motion-stage" / "libanimcore.so.1"
    environment = {"PYTHONPATH": str(repository.root / "bindings" / "python")}
    write = """
import sys, animcore
for name, value in ("number", 1.0), ("path", animcore.Path("M0 0L10 0")):
    stage = animcore.Stage()
    moving = stage.add("x", 0.0)
    if name == "path":
        outline = stage.add("outline", value)
    with stage.transaction(animcore.Spring.perceptual(0.5)):
        moving.value = 100.0
    stage.advance(0.1)
    open(f"{sys.argv[1]}/{name}", "wb").write(stage.snapshot())
    print(stage.state_hash())
"""
    read = """
import sys, animcore
print(animcore.components())
for name in "number", "path":
    stage = animcore.Stage()
    try:
        stage.restore(open(f"{sys.argv[1]}/{name}", "rb").read())
    except animcore.KindError as error:
        print(error)
    print(stage.state_hash())
"""
    environment["ANIMCORE_LIBRARY"] = str(repository.library)
    written = repository.run(sys.executable, "-c", write, tmp_path, environment=environment).splitlines()
    environment["ANIMCORE_LIBRARY"] = str(smaller)
    said = repository.run(sys.executable, "-c", read, tmp_path, environment=environment).splitlines()
    assert said[0] == "('motion', 'stage')"
    assert said[1] == written[0]
    assert said[2] == "the snapshot has paths, and this library is built without the component paths"
    assert said[3] not in written


@pytest.mark.parametrize(
    ("kind", "components"),
    [*(("libraries", components) for components in SIZES), *(("modules", components) for components in MODULE_SIZES)],
)
def test_libraries_are_within_their_sizes(sizes: dict[str, dict[str, int]], kind: str, components: str) -> None:
    size = sizes[kind][components]
    print(f"{kind}, {components}: {size} bytes")
    assert size <= 1.03 * (SIZES if kind == "libraries" else MODULE_SIZES)[components]
