# SPDX-License-Identifier: MIT
"""What the tests share: the toggle's document and traces. No call may answer with an error that the description of the
C interface does not list for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from animcore import Scene, _library

# How long a property test takes says more of what else the machine does than of the library.
hypothesis.settings.register_profile("animcore", deadline=None)
hypothesis.settings.load_profile("animcore")

ROOT = Path(__file__).resolve().parents[3]
CONTROLS = ROOT / "controls"


@pytest.fixture(scope="session", autouse=True)
def only_described_errors() -> None:
    """Compares each status with what the header lists for the function; a call that answers another one raises."""
    description = json.loads((ROOT / "docs" / "abi" / "animcore-abi.json").read_text(encoding="utf-8"))
    numbers = {constant["name"]: constant["value"] for constant in description["constants"]}
    for function in description["functions"]:
        bound = getattr(_library._library, function["name"], None)
        if bound is not None and function["result"]["spelling"] == "anim_status":
            bound.errcheck = check_of(function["name"], {0, *(numbers[error] for error in function["errors"])})


def check_of(name: str, described: set[int]) -> Any:
    def check(status: int, _function: Any, _arguments: Any) -> int:
        assert status in described, f"{name} answers {status}, of which the header says nothing"
        return status

    return check


@pytest.fixture
def document() -> Path:
    return CONTROLS / "gender-toggle.json"


@pytest.fixture
def traces() -> Path:
    return CONTROLS / "traces" / "gender-toggle"


@pytest.fixture
def scene(document: Path) -> Scene:
    return Scene.load(document)
