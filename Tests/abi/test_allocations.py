"""`advance`, input and display take no memory once a stage or scene has run: a frame never waits for an allocator."""

from __future__ import annotations

from pathlib import Path

from repository import Repository


def test_frames_do_not_allocate(repository: Repository, tmp_path: Path) -> None:
    program = repository.compile(Path(__file__).with_name("allocations.c"), tmp_path / "allocations")
    everything = Path(__file__).with_name("allocations.json")
    print(repository.run(program, repository.root / "controls" / "gender-toggle.json", everything))
