"""Fixtures for the tests of the built library."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository


@pytest.fixture(scope="session")
def repository() -> Repository:
    return Repository(Path(__file__).resolve().parents[2])
