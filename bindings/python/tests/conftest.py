# SPDX-License-Identifier: MIT
"""What the tests share: the toggle's document and traces."""

from __future__ import annotations

from pathlib import Path

import pytest
from animcore import Scene

CONTROLS = Path(__file__).resolve().parents[3] / "controls"


@pytest.fixture
def document() -> Path:
    return CONTROLS / "gender-toggle.json"


@pytest.fixture
def traces() -> Path:
    return CONTROLS / "traces" / "gender-toggle"


@pytest.fixture
def scene(document: Path) -> Scene:
    return Scene.load(document)
