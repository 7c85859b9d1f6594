# SPDX-License-Identifier: MIT
"""Every row of the tables of controls/README.md is shown by a test, with traces that exist; and what is true of all
controls."""

from __future__ import annotations

import pytest
import test_control_cart
import test_control_properties
import test_control_toggle
import test_control_transitioning
from animcore import Trace
from control_runs import CONTROLS, README, ROWS, SHOWN, Run
from update_golden import ROOT, traces

MODULES = (test_control_cart, test_control_properties, test_control_toggle, test_control_transitioning)


def test_every_row_has_its_test() -> None:
    assert SHOWN.keys() == ROWS.keys()
    names = [name for module in MODULES for name in vars(module)]
    for number, name in SHOWN.items():
        assert name in names, number


def test_every_row_names_traces_that_exist() -> None:
    for number, (_, named) in ROWS.items():
        known = traces()[CONTROLS[number[0]]]
        assert [name for name in named if name in known] != [], number
        for name in named:
            assert name in known or name == "none", f"{number} names {name}"


def test_every_control_is_told_of() -> None:
    assert set(traces()) == set(CONTROLS.values())
    for name in CONTROLS.values():
        assert f"`{name}.json`" in README


CASES = [(document, name) for document, paths in traces().items() for name in paths]


@pytest.mark.parametrize(("document", "name"), CASES)
def test_traces_say_what_they_are(document: str, name: str) -> None:
    first = (ROOT / f"controls/traces/{document}/{name}.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert f'"document": "{document}"' in first
    assert '"description": "' in first


@pytest.mark.parametrize(("document", "name"), CASES)
def test_the_frame_rate_does_not_matter(document: str, name: str) -> None:
    """As PartitionTests in Swift: state hash, states and events at common times, at 7, 60 and 97 frames a second."""
    trace = Trace.load(ROOT / f"controls/traces/{document}/{name}.jsonl")
    outcomes = []
    for fps in (7, 60, 97):
        run = Run(document, name)
        seen = []
        for tenth in range(1, int(trace.end * 10) + 1):
            begin = run.scene.host_time
            frame = 1
            while begin + frame / fps < tenth / 10:
                run.to(begin + frame / fps)
                frame += 1
            run.to(tenth / 10)
            seen.append((run.state, run.scene.state_hash()))
        outcomes.append((seen, [(event.kind, event.name, event.time_flicks) for event in run.events]))
    assert outcomes[0] == outcomes[1] == outcomes[2]
