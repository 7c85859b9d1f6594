"""The wheel carries the library, and needs no other package."""

from __future__ import annotations

import sys
from pathlib import Path

from repository import Repository


def test_wheel_works_in_an_empty_environment(repository: Repository, tmp_path: Path) -> None:
    (wheel,) = repository.built("build/wheel").glob("animcore-*.whl")
    environment = tmp_path / "environment"
    repository.run(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / "bin" / "python"
    repository.run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    program = "import animcore; print(animcore.Spring(1, 100, 10).settling_duration())"
    assert float(repository.run(python, "-I", "-c", program)) == 1.4727003346780927  # CASpringAnimation's own


def test_wheel_is_for_any_python_3(repository: Repository) -> None:
    (wheel,) = repository.built("build/wheel").glob("animcore-*.whl")
    assert "-py3-none-" in wheel.name
