# SPDX-License-Identifier: MIT
"""The pictures of docs/ are what docs/images/draw.py draws today."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from pages import ROOT

IMAGES = ROOT / "docs" / "images"
NUMBER = re.compile(r"-?\d+\.\d+")


def parts(text: str) -> tuple[list[str], list[float]]:
    """What is between the numbers of a picture, and the numbers."""
    return NUMBER.split(text), [float(number) for number in NUMBER.findall(text)]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("images")
    command = [sys.executable, str(IMAGES / "draw.py"), "--out", str(out)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert result.returncode == 0, result.stderr
    return out


@pytest.mark.parametrize("name", sorted(path.name for path in IMAGES.glob("*.svg")))
def test_a_picture_is_up_to_date(drawn: Path, name: str) -> None:
    assert (drawn / name).exists(), f"docs/images/draw.py does not draw {name}"
    texts, numbers = parts((IMAGES / name).read_text(encoding="utf-8"))
    drawn_texts, drawn_numbers = parts((drawn / name).read_text(encoding="utf-8"))
    assert texts == drawn_texts
    # In points: a hundredth is not seen.
    assert numbers == pytest.approx(drawn_numbers, abs=0.01)


def test_all_that_is_drawn_is_committed(drawn: Path) -> None:
    assert {path.name for path in drawn.iterdir()} <= {path.name for path in IMAGES.iterdir()}
