"""Fixtures for the tests of the players in windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from repository import Repository
from x_display import Display


@pytest.fixture(scope="session")
def repository() -> Repository:
    return Repository(Path(__file__).resolve().parents[2])


@pytest.fixture
def display() -> Iterator[Display]:
    with Display() as display:
        yield display
