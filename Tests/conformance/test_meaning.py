# SPDX-License-Identifier: MIT
"""Snapshots belong to what a document means: the same text with other white space, escapes and order of keys restores
them, and of names where it means nothing, and each scene then goes on as the other does."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
import tomllib
from animcore import Document, Scene, StateError, Trace
from documents_of_the_format import control_examples, format_examples, trace_of
from update_golden import ROOT

SOURCE = ROOT / "Sources/AnimScene/DocumentMeaning.swift"
# Maps of a document in which the order of names means nothing, and the keys of a state whose order counts.
DEFINITIONS = {"components", "springs", "curves", "keyframes", "paths", "motions"}
TRANSITIONS = ("on", "after", "always", "when", "transitions")
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


# Everything that is used by name, in components as well.
DOCUMENTS["definitions"] = json.dumps(
    {
        "animcore": 1,
        "size": [100, 40],
        "springs": {
            "set": {"duration": 0.5, "bounce": 0.25},
            "stiff": {"bounce": 0, "duration": 0.25},
            "x": {"response": 0.5, "dampingRatio": 0.75},
            "other": "set",
        },
        "curves": {"late": [0.5, 0, 1, 1], "soon": [0, 0, 0.5, 1], "data": "late"},
        "keyframes": {
            "up": {"values": [0, 20, 5], "duration": 1},
            "down": {"track": [{"linear": -5, "duration": 0.5}, {"spring": 3, "with": "x", "duration": 1}]},
        },
        "paths": {"line": "M0 0L40 30", "bow": "M0 0C10 20 30 20 40 0", "same": "line"},
        "motions": {"go": {"spring": "other"}, "on": {"curve": "data", "duration": 0.75}, "back": "go"},
        "properties": {
            "x": {"kind": "scalar", "value": 0},
            "y": {"kind": "scalar", "value": 0},
            "far": {"kind": "scalar", "expression": "length(bow) + length(line) + pathX(same, x)"},
        },
        "animations": {"nod": {"property": "y", "keyframes": "down"}, "hop": {"property": "y", "keyframes": "up"}},
        "components": {
            "plain": {"size": [5, 5], "nodes": [{"kind": "rectangle", "frame": [0, 0, 5, 5], "fill": "#F00"}]},
            "moving": {
                "size": [5, 5],
                "springs": {"b": {"duration": 2, "bounce": 0.5}, "a": {"duration": 1, "bounce": 0}},
                "properties": {"x": {"kind": "scalar", "value": 0}},
                "machine": {"states": {"here": {"entry": [{"set": {"x": 9}, "motion": {"spring": "b"}}]}}},
                "nodes": [{"kind": "rectangle", "frame": [0, 0, 5, 5], "x": "x", "fill": "#00F"}],
            },
        },
        "machine": {
            "states": {
                "first": {
                    "entry": [{"set": {"x": 30}, "motion": "back"}, {"play": "hop"}, {"send": "turn", "delay": 0.5}],
                    "exit": [{"emit": "left", "data": {"x": "x", "y": "y"}}],
                    "on": {"turn": "second", "knob.down": "second"},
                    "after": [{"delay": 0.5, "target": "third"}],
                },
                "second": {"entry": [{"set": {"x": 0}, "motion": "on"}, {"play": "nod"}], "on": {"knob.up": "first"}},
                "third": {
                    "entry": [{"set": {"x": 10}, "motion": "go"}],
                    "always": {"target": "first", "guard": "x < 12"},
                },
            }
        },
        "nodes": [
            {"kind": "component", "component": "moving", "name": "m"},
            {"kind": "component", "component": "plain", "name": "p"},
            {"kind": "rectangle", "frame": [0, 0, 10, 10], "x": "x", "y": "y", "fill": "#0F0"},
        ],
        "regions": [{"name": "knob", "shape": {"rectangle": [0, 0, 100, 40]}}],
        "x-trace": [],
    }
)


def map_keys() -> set[str]:
    block = re.search(r'mapKeys: WordList \{\s*"""(.*?)"""', SOURCE.read_text(encoding="utf-8"), re.DOTALL)
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
    assert map_keys() == found
    assert found >= DEFINITIONS


def inside(kind: str, name: str, value: Any) -> tuple[str, bool]:
    """What the keys of a value are, given what those around it are and its own key, and whether their order counts. A
    name of the author's own may be that of a map; `keyframes` are a map in a document, and words in an animation."""
    if kind == "components":
        return "document", False
    if kind == "states":
        return "state", False
    is_map = kind != "names" and name in map_keys() and (name != "keyframes" or kind == "document")
    if not is_map or not isinstance(value, dict):
        return "words", False
    return name if name in ("states", "components") else "names", name not in DEFINITIONS


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
        # A definition that is the name of another one comes after it.
        aliases = [member for member in members if kind == "names" and isinstance(member[1], str)]
        members = [member for member in members if member not in aliases]
        source.shuffle(members)
        members += aliases
    if kind == "state":
        ways = iter([name for name in value if name in TRANSITIONS])
        members = [(next(ways) if name in TRANSITIONS else name, each) for name, each in members]
        members = [(name, value[name]) for name, _ in members]
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
    "the order of a state's transitions": lambda each: each["machine"]["states"].update(
        left={"after": [{"delay": 9, "target": "right"}], **each["machine"]["states"]["left"]}
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


def test_the_order_of_what_a_state_answers_counts() -> None:
    state = {"on": {"go": "b"}, "after": [{"delay": 1, "target": "b"}]}
    first, other = (
        {"animcore": 1, "machine": {"states": {"a": dict(sorted(state.items(), reverse=way)), "b": {}}}}
        for way in (False, True)
    )
    with pytest.raises(StateError, match="names in another order: restore_edition"):
        Scene(other).restore(Scene(first).snapshot())


def test_the_refusal_names_the_way_that_remains() -> None:
    first = {"animcore": 1, "inputs": {"a": {"type": "number"}, "b": {"type": "number", "value": 2}}}
    other = {**first, "inputs": dict(reversed(first["inputs"].items()))}  # type: ignore[attr-defined]
    old, new = Scene(first), Scene(other)
    old.inputs["a"] = 7
    with pytest.raises(StateError, match="names in another order: restore_edition"):
        new.restore(old.snapshot())
    assert new.restore_edition(old.snapshot(), Document(first), other) == []
    assert dict(new.inputs) == {"b": 2, "a": 7}


@pytest.mark.parametrize("name", ["name", "description", "level", "states"])
def test_parameters_count_whatever_they_are_called(name: str) -> None:
    text = {
        "animcore": 1,
        "parameters": {name: {"type": "number", "value": 1}, "other": {"type": "number", "value": 1}},
        "properties": {"x": {"kind": "scalar", "value": name}},
    }
    first = Scene(text, parameters={name: 2, "other": 3})
    same, another = Scene(text, parameters={"other": 3, name: 2}), Scene(text, parameters={name: 4, "other": 3})
    same.restore(first.snapshot())
    with pytest.raises(StateError, match="with other parameters"):
        another.restore(first.snapshot())


def test_a_library_counts_by_its_meaning() -> None:
    def box(color: str) -> dict[str, Any]:
        return {"size": [5, 5], "nodes": [{"kind": "rectangle", "frame": [0, 0, 5, 5], "fill": color}]}

    library = {"one": box("#F00"), "two": box("#0F0")}
    text = {"animcore": 1, "size": [9, 9], "nodes": [{"kind": "component", "component": "two", "name": "c"}]}
    first = Scene(text, components=library)
    same = Scene(text, components={name: dict(reversed(library[name].items())) for name in reversed(library)})
    first.advance(1)
    same.restore(first.snapshot())
    assert same.snapshot() == first.snapshot()
    with pytest.raises(StateError):
        Scene(text, components={**library, "two": box("#00F")}).restore(first.snapshot())


def test_traces_of_examples_play_alike() -> None:
    for name in ("dot", "flung"):
        text = DOCUMENTS[name]
        hashes = []
        for each in (text, other_spelling(text, random.Random(3))):
            scene = Scene(each)
            scene.play(Trace(trace_of(json.loads(text))))
            hashes.append(scene.state_hash())
        assert hashes[0] == hashes[1]
