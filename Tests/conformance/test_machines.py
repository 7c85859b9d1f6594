# SPDX-License-Identifier: MIT
"""Plays the cases of machines/ through the Python package, and through the oracle that they have to agree with.

Random machines are made by machines/random_machines.py; core and oracle must agree on every step.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from animcore import DocumentError, EventKind, Machine, Scene
from machines.oracle import Oracle, UnsettledError
from machines.random_machines import random_machine

FOLDER = Path(__file__).resolve().parent / "machines"


def cases() -> list[Any]:
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        for case in json.loads(path.read_text(encoding="utf-8"))["cases"]:
            found.append(pytest.param(case, id=case["name"]))
    assert found
    return found


def play_in_oracle(oracle: Oracle, step: dict[str, Any]) -> None:
    match step:
        case {"send": name}:
            oracle.send(name, step.get("data"))
        case {"advance": seconds}:
            oracle.advance(seconds)
        case {"set": values}:
            for name, value in values.items():
                oracle.set_input(name, value)


@pytest.mark.parametrize("case", cases())
def test_the_oracle_agrees_with_the_case(case: dict[str, Any]) -> None:
    oracle: Oracle | None = None
    for index, step in enumerate(case["script"]):
        if oracle is None:
            oracle = Oracle(case["document"])
        play_in_oracle(oracle, step)
        found: dict[str, Any] = {"expect": oracle.leaves}
        log = oracle.take_log()
        if "emitted" in step:
            found["emitted"] = [name for kind, name, _ in log if kind == "emitted"]
        assert found == {key: step[key] for key in found}, f"step {index}: {step}"


def play(machine: Scene, step: dict[str, Any]) -> None:
    match step:
        case {"send": name}:
            machine.send(name, step.get("data"))
        case {"advance": seconds}:
            machine.advance(seconds)
        case {"set": values}:
            for name, value in values.items():
                machine.inputs[name] = value


@pytest.mark.parametrize("case", cases())
def test_the_core_agrees_with_the_case(case: dict[str, Any]) -> None:
    with Machine.load(case["document"]) as machine:
        for index, step in enumerate(case["script"]):
            play(machine, step)
            found: dict[str, Any] = {"expect": machine.state.split()}
            emitted = [event.name for event in machine.events() if event.kind is EventKind.EMITTED]
            if "emitted" in step:
                found["emitted"] = emitted
            assert found == {key: step[key] for key in found}, f"step {index}: {step}"


# Random machines

KINDS = {EventKind.STATE_ENTERED: "entered", EventKind.STATE_EXITED: "exited", EventKind.EMITTED: "emitted"}
# What would go beyond is not played: the bounds are tested elsewhere. The core keeps the data of 4096 fields.
MICROSTEPS, PENDING, FIELDS = 60, 60, 4096
SEEDS = 5000 if os.environ.get("ANIMCORE_LONG") else 200


def answers_of_the_oracle(document: dict[str, Any], script: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is seen after each step, as long as the machine comes to rest."""
    try:
        oracle = Oracle(document, MICROSTEPS, PENDING)
        for step in script:
            play_in_oracle(oracle, step)
            # An error has a message and a place as well.
            if sum(len(data) + 2 * (name == "error.execution") for _, name, data in oracle.log) > FIELDS:
                return
            yield {
                "configuration": [str(state) for state in oracle.document_order(oracle.active) if state.name],
                "leaves": oracle.leaves,
                "log": oracle.take_log(),
                "inputs": {name: value for name, value in oracle.inputs.items() if name in document["inputs"]},
            }
    except UnsettledError:
        return


def data_in_the_oracle(event: Any) -> dict[str, Any]:
    """Of errors only the state: sentences are the core's own."""
    data = dict(event.data)
    return {key: data[key] for key in data if key == "state"} if event.name == "error.execution" else data


def answer_of_the_core(machine: Scene) -> dict[str, Any]:
    return {
        "configuration": list(machine.configuration),
        "leaves": machine.state.split(),
        "log": [(KINDS[event.kind], event.name, data_in_the_oracle(event)) for event in machine.events()],
        "inputs": {name: value for name, value in machine.inputs.items() if value is not None},
    }


def endless_state(document: dict[str, Any]) -> str | None:
    """The state of a document that is refused because an eventless transition of it would be taken for ever."""
    try:
        Machine.load(document).close()
    except DocumentError as error:
        if "for ever" not in error.message:
            raise
        return error.pointer.split("/states/")[-1].split("/")[0]
    return None


def first_difference(seed: int) -> str | None:
    document, script = random_machine(seed)
    answers = list(answers_of_the_oracle(document, script))
    if (state := endless_state(document)) is not None:
        # The oracle plays it. Where it comes to rest, it is never there.
        if any(state in answer["configuration"] for answer in answers):
            return f"machine {seed}: the core refuses {state}, where the oracle comes to rest"
        return None
    if not answers:
        return None
    with Machine.load(document, event_limit=1_000_000) as machine:
        for index, (step, answer) in enumerate(zip(script, answers, strict=False)):
            play(machine, step)
            found = answer_of_the_core(machine)
            for key, value in answer.items():
                if found[key] != value:
                    return f"machine {seed}, step {index} {step}, {key}: the core {found[key]}, the oracle {value}"
    return None


@pytest.mark.parametrize("part", range(10))
def test_random_machines(part: int) -> None:
    wrong = [text for seed in range(part, SEEDS, 10) if (text := first_difference(seed))]
    assert not wrong, f"{len(wrong)} of {SEEDS // 10}: {wrong[:3]}"


def in_pieces(script: list[dict[str, Any]], pieces: int) -> Iterator[tuple[bool, dict[str, Any]]]:
    """The same script with every step of time cut into so many; whether a step of the script ends there."""
    for step in script:
        if "advance" in step:
            yield from [(False, {"advance": step["advance"] / pieces})] * (pieces - 1)
            yield True, {"advance": step["advance"] / pieces}
        else:
            yield True, step


def run_in_pieces(document: dict[str, Any], script: list[dict[str, Any]], pieces: int) -> list[Any]:
    with Machine.load(document, event_limit=1_000_000) as machine:
        seen: list[Any] = []
        log: list[Any] = []
        for ends, step in in_pieces(script, pieces):
            play(machine, step)
            log += [(event.kind, event.name, event.time_flicks, dict(event.data)) for event in machine.events()]
            if ends:
                inputs = {name: value for name, value in machine.inputs.items() if value is not None}
                seen.append((machine.configuration, inputs, log, machine.state_hash()))
                log = []
        return seen


@pytest.mark.parametrize("part", range(4))
def test_it_does_not_matter_how_time_is_cut(part: int) -> None:
    """Steps are whole multiples of 1/32 s, so that all pieces are whole flicks."""
    for seed in range(part, SEEDS // 4, 4):
        document, script = random_machine(seed)
        script = script[: len(list(answers_of_the_oracle(document, script)))]
        if script and endless_state(document) is None:
            whole = run_in_pieces(document, script, 1)
            assert run_in_pieces(document, script, 5) == whole, seed
            assert run_in_pieces(document, script, 32) == whole, seed
