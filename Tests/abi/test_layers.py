"""The core's layers import downwards only: no folder names a type of a folder above it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "Sources/AnimCore"
LAYERS = ["Math", "Values", "Motion", "Paths", "Stage", "Machine", "Scene"]
DECLARATION = re.compile(r"^(?:public |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)", re.MULTILINE)
NOISE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)


def source(path: Path) -> str:
    """The file's code without comments and strings."""
    return NOISE.sub("", path.read_text(encoding="utf-8"))


def declared(layer: str) -> set[str]:
    return {name for path in (CORE / layer).glob("*.swift") for name in DECLARATION.findall(source(path))}


def test_every_folder_of_the_core_is_a_layer() -> None:
    assert sorted(path.name for path in CORE.iterdir() if path.is_dir()) == sorted(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_names_no_type_of_a_layer_above(layer: str) -> None:
    above = set().union(*(declared(upper) for upper in LAYERS[LAYERS.index(layer) + 1 :]))
    assert declared(layer), "the pattern finds no types, so it would find no breach"
    for path in sorted((CORE / layer).glob("*.swift")):
        breaches = above & set(re.findall(r"\b[A-Z]\w*", source(path)))
        assert not breaches, f"{path.relative_to(ROOT)} names {', '.join(sorted(breaches))}"
