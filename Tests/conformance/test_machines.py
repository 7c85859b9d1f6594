"""Plays the cases of machines/ through the Python package, and through the oracle that they have to agree with.

Random machines are made by machines/random_machines.py; core and oracle must agree on every step.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from machines.oracle import Oracle

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
                oracle.set(name, value)


@pytest.mark.parametrize("case", cases())
def test_the_oracle_agrees_with_the_case(case: dict[str, Any]) -> None:
    oracle: Oracle | None = None
    for index, step in enumerate(case["script"]):
        if oracle is None:
            oracle = Oracle(case["document"])
        play_in_oracle(oracle, step)
        found = {"expect": oracle.leaves}
        log = oracle.take_log()
        if "emitted" in step:
            found["emitted"] = [name for kind, name, _ in log if kind == "emitted"]
        assert found == {key: step[key] for key in found}, f"step {index}: {step}"
