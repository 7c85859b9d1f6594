# SPDX-License-Identifier: MIT
"""The examples of the documentation and of controls/examples do what they say: their `x-trace` is played, and each
`x-expect` must hold."""

from __future__ import annotations

import json
import math
from typing import Any

import animcore
import pytest
from documents_of_the_format import control_examples, format_examples, guide_examples, trace_of

EXAMPLES = format_examples() | guide_examples() | control_examples()


def check_values(scene: animcore.Scene, expected: dict[str, Any]) -> None:
    for name, value in expected.items():
        found = scene[name].presentation
        wanted = value if isinstance(value, list) else [value]
        numbers = list(found) if isinstance(value, list) else [found]
        assert len(numbers) == len(wanted), name
        for one, other in zip(numbers, wanted, strict=True):
            assert math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-9), f"{name} is {found}, not {value}"


def load(name: str) -> animcore.Scene:
    """The scene of an example, with the parameters and the seed that it names."""
    document = json.loads(EXAMPLES[name])
    options = {key: document[f"x-{key}"] for key in ("parameters", "seed") if f"x-{key}" in document}
    return animcore.Scene.load(EXAMPLES[name], **options)


def check(scene: animcore.Scene, expected: dict[str, Any], emitted: list[str | None]) -> None:
    """What an `x-expect` says: active states without active children, presentation values, inputs, the events that the
    machine emitted since the last one, texts that are in the SVG or are not, the region that has the focus."""
    known = {"states", "values", "inputs", "events", "svg", "svg-not", "focus"}
    assert expected.keys() <= known
    if "states" in expected:
        assert scene.state.split() == expected["states"]
    check_values(scene, expected.get("values", {}))
    for name, value in expected.get("inputs", {}).items():
        assert scene.inputs[name] == value, name
    if "events" in expected:
        assert emitted == expected["events"]
    svg = scene.svg() if "svg" in expected or "svg-not" in expected else ""
    for text in expected.get("svg", []):
        assert text in svg
    for text in expected.get("svg-not", []):
        assert text not in svg
    if "focus" in expected:
        assert (scene.focus or None) == expected["focus"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_waits_for_no_event_that_its_regions_never_send(name: str) -> None:
    """An event of a region that does not exist is not the host's either: the names are those of the section Regions."""
    regions = [region["name"] for region in json.loads(EXAMPLES[name]).get("regions", [])]
    with animcore.Document(EXAMPLES[name], keep_warnings=True) as document:
        events = [warning.message for warning in document.warnings if warning.kind == "event"]
    assert not [message for message in events if any(f"sends '{region}." in message for region in regions)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_does_what_it_says(name: str) -> None:
    document = json.loads(EXAMPLES[name])
    assert any("x-expect" in step for step in document["x-trace"]), "the example states nothing"
    trace = animcore.Trace.load(trace_of(document))
    step_index = 0
    with load(name) as scene:
        for step in document["x-trace"]:
            target = animcore.flicks_from_seconds(step["at"])
            if target > scene.host_time_flicks:
                scene.advance_flicks(target - scene.host_time_flicks)
            if "x-expect" in step:
                emitted = [event.name for event in scene.events() if event.kind == "emitted"]
                check(scene, step["x-expect"], emitted)
            else:
                scene.apply_step(trace, step_index)
                step_index += 1


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("step", [1 / 30, 0.37])
def test_an_example_ends_alike_in_steps_of_any_length(name: str, step: float) -> None:
    trace = animcore.Trace.load(trace_of(json.loads(EXAMPLES[name])))
    with load(name) as once, load(name) as often:
        end = trace.end_flicks + animcore.flicks_from_seconds(3)
        once.play_flicks(trace, end)
        length, time = round(step * animcore.FLICKS_PER_SECOND), 0
        while time < end:
            time = min(end, time + length)
            often.play_flicks(trace, time)
        assert once.state_hash() == often.state_hash()
        assert once.state == often.state
