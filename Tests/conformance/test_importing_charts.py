# SPDX-License-Identifier: MIT
"""Charts of SCXML that are imported move as they have to.

The cases of machines/ are written as SCXML and imported; what they expect comes from W3C's assertions and SCION's
families. Random machines are written and imported as well, and have to move as the independent interpreter says of
the original.
"""

from __future__ import annotations

import collections
import json
from typing import Any

import pytest
from animcore import EventKind, Machine
from animcore.tools.importing import import_data
from machines.as_scxml import NotWritableError, as_scxml
from machines.random_machines import random_machine
from test_machines import FOLDER, answer_of_the_core, answers_of_the_oracle, endless_state, play

pytest.importorskip("defusedxml")


def imported(document: dict[str, Any], has_zero: bool = False) -> dict[str, Any] | None:
    """A machine that went through SCXML; None where the writer cannot say it."""
    try:
        text = as_scxml(document, has_zero)
    except NotWritableError:
        return None
    found = import_data(text)
    assert found.format == "scxml"
    assert all("nothing_declares_this" in loss.what for loss in found.report.losses), str(found.report)
    return found.document


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*.json")))
def test_imported_charts_move_as_the_cases_expect(file: str) -> None:
    cases = json.loads((FOLDER / file).read_text(encoding="utf-8"))["cases"]
    counts = collections.Counter[str]()
    for case in cases:
        # The guard `n / n` of these cases is an error, as n is 0.
        document = imported(case["document"], has_zero=True)
        if document is None:
            counts["not written"] += 1
            continue
        counts["played"] += 1
        with Machine.load(document) as machine:
            for index, step in enumerate(case["script"]):
                play(machine, step)
                found: dict[str, Any] = {"expect": machine.state.split()}
                emitted = [event.name for event in machine.events() if event.kind is EventKind.EMITTED]
                if "emitted" in step:
                    found["emitted"] = emitted
                assert found == {key: step[key] for key in found}, f"{case['name']}, step {index}: {step}"
    assert counts["played"] >= 0.85 * len(cases)


def simplified(value: Any) -> Any:
    """A random machine without what SCXML has not: ranges, delays of transitions, `elapsed` and random numbers."""
    if isinstance(value, list):
        kept = [each for each in value if not (isinstance(each, dict) and "delay" in each and "send" not in each)]
        return [simplified(each) for each in kept]
    if isinstance(value, dict):
        return {key: simplified(each) for key, each in value.items() if key not in ("range", "after")}
    return "1" if isinstance(value, str) and ("elapsed" in value or "random(" in value) else value


@pytest.mark.parametrize("part", range(2))
def test_imported_random_charts_move_as_the_interpreter_says(part: int) -> None:
    played = 0
    for seed in range(part, 200, 2):
        document, script = random_machine(seed, hears_changes=False, has_texts=False)
        document = simplified(document)
        # SCXML has no `when`.
        if '"when"' in json.dumps(document) or endless_state(document) is not None:
            continue
        chart = imported(document)
        if chart is None:
            continue
        with Machine.load(chart, event_limit=1_000_000) as machine:
            for index, (step, answer) in enumerate(zip(script, answers_of_the_oracle(document, script), strict=False)):
                play(machine, step)
                found = answer_of_the_core(machine)
                assert found == answer, f"machine {seed}, step {index}: {step}"
                played += 1
    assert played > 100
