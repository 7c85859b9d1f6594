# SPDX-License-Identifier: MIT
"""Snapshots belong to what a document means: the same text with other white space, escapes and order of keys restores
them, and each scene then goes on as the other does."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
import tomllib
from animcore import Scene, StateError, Trace
from documents_of_the_format import control_examples, format_examples, trace_of
from update_golden import ROOT

SOURCE = ROOT / "Sources/AnimScene/DocumentMeaning.swift"
# By the path of an object: a map of names, whose order counts.
DOCUMENTS = format_examples() | control_examples()
# Names that are words of the format, and keyframes in place.
DOCUMENTS["named as words"] = json.dumps(
    {
        "animcore": 1,
        "inputs": {"values": {"type": "number", "value": 1, "range": [0, 2]}},
        "properties": {"set": {"kind": "scalar", "value": 0, "threshold": 1}, "states": {"kind": "scalar", "value": 0}},
        "motions": {"keyframes": {"curve": "linear", "duration": 1, "delay": 0.5}},
        "animations": {
            "on": {
                "property": "set",
                "keyframes": {"values": [0, 1, 2], "times": [0, 0.5, 1], "mode": "linear", "duration": 1},
            }
        },
        "machine": {
            "states": {
                "states": {
                    "entry": [{"play": "on"}, {"set": {"states": 1}, "motion": "keyframes"}],
                    "on": {"data": {"target": "states", "guard": "values > 0", "internal": False}},
                }
            }
        },
        "x-trace": [],
    }
)
CONTROLS = ("gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties")
for control in CONTROLS:
    DOCUMENTS[control] = (ROOT / f"controls/{control}.json").read_text(encoding="utf-8")


def ordered_keys() -> set[str]:
    block = re.search(r'orderedKeys: WordList \{\s*"""(.*?)"""', SOURCE.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    return set(block.group(1).replace("\\", " ").split())


def test_the_keys_are_those_of_the_grammar() -> None:
    """Each key whose value is an object of names, and those of maps that have a definition of their own."""
    found = set()
    for path in (ROOT / "docs/grammar").glob("*.toml"):
        definitions = tomllib.loads(path.read_text(encoding="utf-8"))
        for name, definition in definitions.items():
            if "map" in definition:
                # `velocities` are the objects of `velocity`.
                found.add({"velocities": "velocity"}.get(name, name))
            found |= {
                key for key, value in definition.get("keys", {}).items() if isinstance(value, dict) and "map" in value
            }
    assert ordered_keys() == found


def inside(kind: str, name: str, value: Any) -> tuple[str, bool]:
    """What the keys of a value are, given what those around it are and its own key, and whether their order counts. A
    name of the author's own may be that of a map; `keyframes` are a map in a document, and words in an animation."""
    if kind == "components":
        return "document", False
    if kind == "states":
        return "words", True
    is_map = kind != "names" and name in ordered_keys() and (name != "keyframes" or kind == "document")
    if not is_map or not isinstance(value, dict):
        return "words", False
    return name if name in ("states", "components") else "names", True


def shuffled(value: Any, source: random.Random, kind: str = "document", is_ordered: bool = False) -> Any:
    """Keys in another order and texts for people where they mean nothing, and whole numbers with a fraction of 0."""
    if type(value) is int and source.random() < 0.5:
        return float(value)
    if isinstance(value, list):
        return [shuffled(each, source, "words") for each in value]
    if not isinstance(value, dict):
        return value
    members = list(value.items())
    if kind == "document":
        members = [(name, each) for name, each in members if name not in ("name", "description")]
        members += [(name, "for people") for name in ("name", "description") if source.random() < 0.5]
    if not is_ordered:
        source.shuffle(members)
    return {name: shuffled(each, source, *inside(kind, name, each)) for name, each in members}


def other_spelling(text: str, source: random.Random) -> str:
    text = json.dumps(shuffled(json.loads(text), source), indent=source.choice([None, 1, 7, "\t"]))
    text = re.sub(r'"([a-z])(\w*)":', lambda found: f'"\\u{ord(found[1]):04x}{found[2]}":', text)
    return text.replace("\n", source.choice(["\r\n", "\n\n", "\n"])).replace(
        "{", '{ "x-note": "mine",', source.choice([0, 1])
    )


def options(text: str) -> dict[str, Any]:
    found = json.loads(text)
    return {key: found[f"x-{key}"] for key in ("seed", "parameters") if f"x-{key}" in found}


@pytest.mark.parametrize("name", sorted(DOCUMENTS))
def test_another_spelling_restores_the_snapshot_and_goes_on(name: str) -> None:
    text = DOCUMENTS[name]
    source = random.Random(name)
    for _ in range(3):
        first, second = Scene(text, **options(text)), Scene(other_spelling(text, source), **options(text))
        assert first.state_hash() == second.state_hash()
        assert first.snapshot() == second.snapshot()
        for _ in range(4):
            x, y = source.uniform(0, first.size[0]), source.uniform(0, first.size[1])
            for scene in (first, second):
                if scene.region_count:
                    scene.pointer("down", x, y)
                scene.advance(0.03125)
                if scene.region_count:
                    scene.pointer("up", x, y)
            assert first.snapshot() == second.snapshot()
            first.advance(0.1)
            second.advance(0.2)
            second.restore(first.snapshot())
            first.advance(0.05)
            second.advance(0.05)
            assert first.state_hash() == second.state_hash()


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a number": lambda each: each["properties"]["x"].update(value=11),
    "a text": lambda each: each["machine"]["states"]["left"]["on"].update({"dot.up.inside": "left"}),
    "the order of states": lambda each: each["machine"].update(
        states=dict(reversed(each["machine"]["states"].items()))
    ),
    "the order of a list": lambda each: each.update(size=[40, 41]),
    "a key more": lambda each: each["nodes"][0].update(visible=True),
    "a key less": lambda each: each["regions"][0].pop("inset"),
}


@pytest.mark.parametrize("change", sorted(CHANGES))
def test_another_meaning_is_refused(change: str) -> None:
    first = DOCUMENTS["dot"]
    other = json.loads(first)
    CHANGES[change](other)
    with pytest.raises(StateError):
        Scene(other).restore(Scene(first).snapshot())


def test_traces_of_examples_play_alike() -> None:
    for name in ("dot", "flung"):
        text = DOCUMENTS[name]
        hashes = []
        for each in (text, other_spelling(text, random.Random(3))):
            scene = Scene(each)
            scene.play(Trace(trace_of(json.loads(text))))
            hashes.append(scene.state_hash())
        assert hashes[0] == hashes[1]
