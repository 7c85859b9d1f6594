# SPDX-License-Identifier: MIT
"""`advance`, input and display take no memory once a stage or scene has run: a frame never waits for an allocator."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/conformance"))

from documents_of_the_format import format_examples, trace_of  # noqa: E402

EXAMPLES = format_examples()
TRACES = sorted((ROOT / "controls/traces").rglob("*.jsonl"))

# What the header says still allocates, by the examples that do it: paths are set to paths of other commands; what is no
# animator yet is scrubbed; and steps of a trace that send data keep it, which is the trace's own.
STILL_ALLOCATE = {"playback", "played", "orders", "flung", "notes"}
# Items of lists come and go in these, also by themselves.
LISTS = {"messages", "playlist"}
# The same of controls: keyframes with random numbers are prepared anew.
RANDOM_KEYFRAMES = {"fast-cart-button"}

# By kind: what else the document says of it, and the two values between which a timer moves it.
KINDS: dict[str, tuple[dict[str, Any], Any, Any]] = {
    "scalar": ({}, 0, 10),
    "angle": ({"turn": "shortest"}, 0.5, 6),
    "vector2": ({}, [0, 1], [5, 3]),
    "vector3": ({}, [0, 1, 2], [5, 3, 1]),
    "vector4": ({}, [0, 1, 2, 3], [5, 3, 1, 0]),
    "vector": ({"count": 5}, [0, 1, 2, 3, 4], [5, 3, 1, 0, 2]),
    "size": ({}, [1, 2], [8, 6]),
    "rectangle": ({}, [0, 0, 1, 1], [3, 4, 5, 6]),
    "transform": ({}, [1, 0, 0, 1, 0, 0], [0, 2, -2, 0, 5, 7]),
    "path": ({}, "M0 0L10 0L10 10Z", "M1 1L20 5L3 18Z"),
    "path turned": ({}, "M0 0L10 0L10 10Z", "M0 0L0 10L-10 10Z"),
    **{
        f"color {space}": ({"space": space}, "#FF8000", "#0040FF80")
        for space in ("srgb", "linear-srgb", "display-p3", "oklab", "oklch")
    },
}
MOTIONS: dict[str, Any] = {
    "spring": {"spring": "bouncy"},
    "curve": {"duration": 0.2, "curve": "ease-in-out"},
    "delayed": {"duration": 0.2, "delay": 0.05},
    "added": {"duration": 0.3, "interruption": "add"},
    "repeated": {"duration": 0.1, "repeat": 2, "autoreverse": True},
    "none": None,
}


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Repository(ROOT).compile(
        Path(__file__).with_name("rounds.c"), tmp_path_factory.mktemp("allocations") / "rounds"
    )


def counted(repository: Repository, *command: str | Path) -> dict[str, int]:
    """What a program counts of a document that is played."""
    printed = {name: int(number) for name, number in (line.split() for line in repository.run(*command).splitlines())}
    assert printed["frames"] > 100
    return printed


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_frames_do_not_allocate(repository: Repository, tmp_path: Path) -> None:
    program = repository.compile(Path(__file__).with_name("allocations.c"), tmp_path / "allocations")
    everything = Path(__file__).with_name("allocations.json")
    print(repository.run(program, repository.root / "controls" / "gender-toggle.json", everything))


@pytest.mark.parametrize("trace", TRACES, ids=lambda trace: f"{trace.parent.name}-{trace.stem}")
def test_controls_do_not_allocate(repository: Repository, rounds: Path, tmp_path: Path, trace: Path) -> None:
    parameters = json.loads(trace.read_text(encoding="utf-8").splitlines()[0]).get("parameters", {})
    given = write(tmp_path / "parameters.json", json.dumps(parameters))
    found = counted(repository, rounds, ROOT / f"controls/{trace.parent.name}.json", trace, given)
    assert (found["advance"], found["display"]) == (0, 0)
    assert found["steps"] == 0 or trace.parent.name in RANDOM_KEYFRAMES


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_do_not_allocate(repository: Repository, rounds: Path, tmp_path: Path, name: str) -> None:
    document = json.loads(EXAMPLES[name])
    found = counted(
        repository,
        rounds,
        write(tmp_path / "document.json", EXAMPLES[name]),
        write(tmp_path / "trace.jsonl", trace_of(document)),
        write(tmp_path / "parameters.json", json.dumps(document.get("x-parameters", {}))),
    )
    if name in LISTS:
        assert found["steps"] > 0
        assert found["display"] == 0
    elif name in STILL_ALLOCATE:
        assert found["advance"] == 0
        assert found["steps"] > 0, "the exception is none any more: say so in the header, too"
    else:
        assert (found["advance"], found["steps"], found["display"]) == (0, 0, 0)


def timed(kind: str, more: dict[str, Any], values: tuple[Any, Any], motion: Any) -> str:
    """A document whose timer moves a property to and fro, faster than the motion takes and slower."""

    def state(value: Any, next_state: str, seconds: float) -> dict[str, Any]:
        moved = {"set": {"p": value}, **({"motion": motion} if motion else {})}
        return {"entry": [moved], "after": [{"delay": seconds, "target": next_state}]}

    shown = {"kind": "path", "property": "p", "fill": "#000000"} if kind == "path" else None
    return json.dumps(
        {
            "animcore": 1,
            "size": [10, 10],
            "properties": {"p": {"kind": kind, "value": values[0], **more}},
            "machine": {"states": {"a": state(values[0], "b", 0.07), "b": state(values[1], "a", 0.6)}},
            "nodes": [shown] if shown else [],
        }
    )


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_timer_that_sets_a_property_does_not_allocate(
    repository: Repository, rounds: Path, tmp_path: Path, kind: str, motion: str
) -> None:
    more, first, second = KINDS[kind]
    document = timed(kind.split(" ")[0], more, (first, second), MOTIONS[motion])
    trace = write(tmp_path / "trace.jsonl", '{"trace": 1}\n{"at": 1, "send": "nothing"}')
    found = counted(repository, rounds, write(tmp_path / "document.json", document), trace)
    assert (found["advance"], found["steps"], found["display"]) == (0, 0, 0)


def test_a_path_of_other_commands_is_aligned_anew(repository: Repository, rounds: Path, tmp_path: Path) -> None:
    """The exception that the header names, and nothing beside it: only the advances in which it is set allocate."""
    document = timed("path", {}, ("M0 0L10 0L10 10Z", "M0 0C5 0 9 9 0 12Z"), MOTIONS["curve"])
    trace = write(tmp_path / "trace.jsonl", '{"trace": 1}\n{"at": 1, "send": "nothing"}')
    found = counted(repository, rounds, write(tmp_path / "document.json", document), trace)
    assert found["advance"] > 0, "the exception is none any more: say so in the header, too"
    assert (found["steps"], found["display"]) == (0, 0)
