# SPDX-License-Identifier: MIT
"""The wheel carries the library, and needs no other package."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from repository import Repository

ROOT = Path(__file__).resolve().parents[2]
LONG = bool(os.environ.get("ANIMCORE_LONG"))


def test_wheel_works_in_an_empty_environment(repository: Repository, tmp_path: Path) -> None:
    (wheel,) = repository.built("build/wheel").glob("animcore-*.whl")
    environment = tmp_path / "environment"
    repository.run(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / "bin" / "python"
    repository.run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    program = "import animcore; print(animcore.Spring(1, 100, 10).settling_duration())"
    assert float(repository.run(python, "-I", "-c", program)) == 1.4727003346780927  # CASpringAnimation's own


def test_wheel_carries_its_licenses_and_what_describes_it(repository: Repository) -> None:
    (wheel,) = repository.built("build/wheel").glob("animcore-*.whl")
    carried = {
        "animcore/animcore-abi.json": "docs/abi/animcore-abi.json",
        "animcore/tools/animcore-document.schema.json": "docs/animcore-document.schema.json",
        "animcore/tools/animcore-trace.schema.json": "docs/animcore-trace.schema.json",
        f"animcore-{repository.description()['version']}.dist-info/licenses/LICENSE": "LICENSE",
        f"animcore-{repository.description()['version']}.dist-info/licenses/NOTICES.md": "NOTICES.md",
    }
    with zipfile.ZipFile(wheel) as packed:
        for name, source in carried.items():
            assert packed.read(name) == (ROOT / source).read_bytes(), name


def test_wheel_is_for_any_python_3(repository: Repository) -> None:
    (wheel,) = repository.built("build/wheel").glob("animcore-*.whl")
    assert "-py3-none-" in wheel.name


@pytest.fixture(scope="module")
def source_distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, as `python -m build --sdist` makes it, unpacked into an empty folder."""
    folder = tmp_path_factory.mktemp("sdist")
    program = "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
    command = [sys.executable, "-c", program, str(folder)]
    subprocess.run(command, cwd=ROOT / "bindings" / "python", check=True, capture_output=True, timeout=100)
    (archive,) = folder.glob("animcore-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def test_source_distribution_carries_all_that_the_library_is_built_from(source_distribution: Path) -> None:
    for folder in ("Sources", "include", "cmake"):
        here = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()}
        carried = source_distribution / "core"
        assert here == {path.relative_to(carried) for path in (carried / folder).rglob("*") if path.is_file()}
        for path in here:
            assert (carried / path).read_bytes() == (ROOT / path).read_bytes(), path
    assert (source_distribution / "core" / "CMakeLists.txt").exists()
    for name in ("LICENSE", "NOTICES.md"):
        assert (source_distribution / name).read_bytes() == (ROOT / name).read_bytes()
        assert (source_distribution / "core" / name).read_bytes() == (ROOT / name).read_bytes()
    assert (source_distribution / "animcore" / "py.typed").exists()


def test_source_distribution_builds_and_imports(
    repository: Repository, source_distribution: Path, tmp_path: Path
) -> None:
    """In full, which takes three minutes, in the long run; else with the library that is built already."""
    settings = [] if LONG else [f"--config-settings=cmake.define.ANIMCORE_BUILT_LIBRARY={repository.library}"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    build = ["wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), *settings]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    repository.run(*pip, *build, source_distribution, environment={"PATH": path}, timeout=1200)
    (wheel,) = tmp_path.glob("animcore-*.whl")
    repository.run(*pip, "install", "--no-index", "--no-deps", "--target", tmp_path / "installed", wheel)
    program = "import animcore; print(animcore.library_path, animcore.Spring(1, 100, 10).settling_duration())"
    environment = {"PYTHONPATH": str(tmp_path / "installed"), "ANIMCORE_LIBRARY": ""}
    library, duration = repository.run(sys.executable, "-c", program, environment=environment).split()
    assert Path(library).is_relative_to(tmp_path)
    assert float(duration) == 1.4727003346780927  # CASpringAnimation's own
