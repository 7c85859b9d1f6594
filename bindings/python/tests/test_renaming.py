# SPDX-License-Identifier: MIT
"""Renaming what documents name. What is expected is the core's own behavior: a document in which everything has another
name, played with a trace in which it has, shows the same pictures and numbers at the same times."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from animcore import Document, Scene, Trace
from animcore.tools._places import EVENT_FIELDS, LIBRARY_EVENTS
from animcore.tools.editing.json_tree import read_tree
from animcore.tools.editing.names import Names, Scope, Symbol
from animcore.tools.editing.outline import outline
from animcore.tools.editing.renaming import RenameError, applied, rename
from animcore.tools.editing.spelling import is_event, parts_of
from animcore.tools.editing.style import formatted
from animcore.transcript import frame_times
from animcore.values import components

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "document-format.md").read_text(encoding="utf-8")
EXAMPLES = {
    f"page {number}": found[1] for number, found in enumerate(re.finditer(r"```json\n(\{\n.*?)```", PAGE, re.DOTALL))
}
CONTROLS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted([*(ROOT / "controls").glob("*.json"), *(ROOT / "controls" / "examples").glob("*.json")])
}
# Active states are told with spaces between them, and those of several words in backquotes.
STATE = re.compile(r"(?:`[^`]*`|[^ `])+")
DOCUMENTS = {**CONTROLS, **EXAMPLES}


def new_name(symbol: Symbol, number: int, style: str) -> str:
    if symbol.kind in ("event", "sending"):
        return f"zz-{number}.`my {number}`" if style == "odd" else f"zz-{number}"
    # A color's name of several words is refused by the core where an action sets it.
    is_plain = style == "plain" or symbol.type in ("color", "path")
    return f"zz_{number}" if is_plain else f"größe {number}.\u20ac\U0001f600 (no)" if number % 2 else f"my-{number}"


def path_of(scope: Scope, names: Names) -> tuple[str, ...]:
    """Where the document of a scope is, by the order of the components."""
    if scope.outer is None:
        return ()
    place = list(scope.outer.components.values()).index(scope)
    return (*path_of(scope.outer, names), str(place))


def key_of(symbol: Symbol, names: Names) -> tuple[Any, ...]:
    return (path_of(symbol.scope, names), symbol.kind, symbol.name)


def rename_all(text: str, style: str) -> tuple[str, dict[tuple[Any, ...], str]]:
    """A text with everything renamed that can be, one after another; and what is called how now."""
    first = Names(read_tree(text))
    renamed: dict[tuple[Any, ...], str] = {}
    waiting = list(dict.fromkeys(key_of(each.symbol, first) for each in first.occurrences))
    for number, key in enumerate(waiting):
        names = Names(read_tree(text))
        symbol = next((each.symbol for each in names.occurrences if key_of(each.symbol, names) == key), None)
        if symbol is None:
            continue
        fixed = symbol.kind == "field" and symbol.name in EVENT_FIELDS
        fixed = fixed or (symbol.kind == "event" and symbol.name in LIBRARY_EVENTS)
        name = new_name(symbol, number, style)
        if fixed:
            with pytest.raises(RenameError, match="library"):
                rename(names, symbol, name)
            continue
        text = applied(text, rename(names, symbol, name))
        renamed[key] = name
    return text, renamed


def shown(name: str) -> str:
    """A name as the host has it."""
    return f"`{name}`" if re.search(r"[.()\[\]=']", name) else name


def host_name(names: Names, renamed: dict[tuple[Any, ...], str], kind: str, name: str) -> str:
    """The host's name of an input, list or region, perhaps inside of instances, after everything was renamed."""
    scope, said = names.root, []
    parts = [part for part, _, _ in parts_of(name)]
    while len(parts) > 1 and (inner := scope.inside(parts[0])) is not None:
        said.append(shown(renamed[(path_of(scope, names), "instance", parts[0])]))
        scope, parts = inner, parts[1:]
        if parts[0].isdigit():
            said.append(parts.pop(0))
    if kind == "event":
        # A document may answer what begins so.
        for count in range(len(parts), 0, -1):
            key = (path_of(scope, names), "event", ".".join(parts[:count]))
            if key in renamed:
                return ".".join([*said, renamed[key], *parts[count:]])
        kind = "input"
    key = (path_of(scope, names), kind, parts[0])
    return ".".join([*said, shown(renamed[key]) if key in renamed else parts[0], *parts[1:]])


def renamed_step(step: dict[str, Any], names: Names, renamed: dict[tuple[Any, ...], str]) -> dict[str, Any]:
    """A step of a trace with the new names: written by hand after docs/trace-format.md."""
    new = dict(step)
    for key, kind in (("input", "input"), ("trigger", "input"), ("focus", "region"), ("send", "event")):
        if isinstance(step.get(key), str):
            new[key] = host_name(names, renamed, kind, step[key])
            if kind == "event" and not is_event(new[key]):
                new[key] = f"`{new[key].strip('`')}`"
    if "data" in step:
        fields = {name: renamed.get(((), "field", name), name) for name in step["data"]}
        new["data"] = {shown(fields[name]): value for name, value in step["data"].items()}
    return new


def random_steps(text: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """What a hand and a host may do to a document: on its surface, with its inputs and events."""
    document = json.loads(text)
    width, height = (each if isinstance(each, (int, float)) else 60 for each in document.get("size", [60, 60]))
    inputs = document.get("inputs", {})
    events = sorted(set(re.findall(r'"on": \{ *"([a-zA-Z]+)"', text)))
    at = 0.0
    for _ in range(30):
        at = round(at + chance.uniform(0.01, 0.4), 3)
        x, y = round(chance.uniform(0, width), 1), round(chance.uniform(0, height), 1)
        kind = chance.choice(["tap", "tap", "tap", "drag", "key", "input", "send"])
        if kind == "tap":
            yield {"at": at, "pointer": "down", "x": x, "y": y}
            yield {"at": at, "pointer": "up", "x": x, "y": y}
        elif kind == "drag":
            yield {"at": at, "pointer": "down", "x": x, "y": y}
            yield {"at": round(at + 0.005, 3), "pointer": "move", "x": x + 30, "y": y + 40}
            yield {"at": round(at + 0.008, 3), "pointer": "up", "x": x + 30, "y": y + 40}
        elif kind == "key":
            yield {"at": at, "key": chance.choice(["tab", "space", "enter", "escape", "left", "right"])}
        elif kind == "send" and events:
            yield {"at": at, "send": chance.choice(events), "data": {"text": "told", "count": 2}}
        elif kind == "input" and inputs:
            name = chance.choice(sorted(inputs))
            values = {"number": chance.choice([0, 1, 2]), "boolean": chance.random() < 0.5, "string": "said"}
            if inputs[name]["type"] == "trigger":
                yield {"at": at, "trigger": name}
            else:
                yield {"at": at, "input": name, "value": values[inputs[name]["type"]]}


def seen(text: str, steps: list[dict[str, Any]]) -> list[Any]:
    """All that has no names in it, frame by frame."""
    lines = [{"trace": 1}, *({k: v for k, v in step.items() if k != "x-expect"} for step in steps)]
    trace = Trace("\n".join(json.dumps(line) for line in lines if len(line) > 1 or "trace" in line))
    frames: list[Any] = []
    with Scene(Document(text), 7) as scene:
        for time in frame_times(trace, 30):
            scene.play_flicks(trace, time)
            values = [tuple(components(p.presentation)) for p in scene.properties if str(p.kind) != "path"]
            events = [(event.time_flicks, str(event.kind), event.finished, event.count) for event in scene.events()]
            frames.append((scene.svg(), values, events, len(STATE.findall(scene.state))))
    return frames


@pytest.mark.parametrize("style", ["plain", "odd"])
@pytest.mark.parametrize("which", DOCUMENTS)
def test_everything_renamed_behaves_as_before(which: str, style: str) -> None:
    text = DOCUMENTS[which]
    names = Names(read_tree(text))
    new, renamed = rename_all(text, style)
    steps = [step for step in json.loads(text).get("x-trace", []) if len(step.keys() - {"at", "x-expect"})]
    chance = random.Random(which)
    for trace in (steps, *(list(random_steps(text, chance)) for _ in range(3))):
        if trace:
            other = [renamed_step(step, names, renamed) for step in trace]
            assert seen(new, other) == seen(text, trace)
    for path in sorted((ROOT / "controls" / "traces" / which).glob("*.jsonl")):
        _, *rest = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
        assert seen(new, [renamed_step(step, names, renamed) for step in rest]) == seen(text, rest), path


def documents_in(value: Any) -> Iterator[str]:
    """The documents inside of the cases of the conformance tests."""
    if isinstance(value, dict) and value.get("animcore") == 1:
        yield json.dumps(value)
    elif isinstance(value, (dict, list)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from documents_in(each)


MACHINES = sorted((ROOT / "Tests" / "conformance" / "machines").glob("*.json"))


@pytest.mark.parametrize("path", MACHINES, ids=[path.stem for path in MACHINES])
def test_random_machines_renamed_behave_as_before(path: Path) -> None:
    """The machines that the conformance tests made at random, and those of SCXML's tests."""
    chance = random.Random(path.stem)
    texts = list(documents_in(json.loads(path.read_text(encoding="utf-8"))))
    played = 0
    for text in chance.sample(texts, min(6, len(texts))):
        names = Names(read_tree(text))
        # What answers events of the library keeps its name: such machines are left out.
        with contextlib.suppress(RenameError):
            new, renamed = rename_all(text, chance.choice(["plain", "odd"]))
            events = sorted(name for _, kind, name in renamed if kind == "event")
            steps = [
                {"at": round(0.1 + number / 9, 3), "send": chance.choice(events)} for number in range(25) if events
            ]
            other = [renamed_step(step, names, renamed) for step in steps]
            assert seen(new, other) == seen(text, steps)
            played += 1
    assert played >= min(5, len(texts))


BITS = [
    '"',
    "`",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\\",
    ".",
    "(",
    ")",
    "'",
    "\ud83d",
    "\U0001f600",
    "in(",
    '"a":',
    "\n",
    "",
]


@pytest.mark.parametrize("seed", range(4))
def test_texts_that_somebody_is_typing(seed: int) -> None:
    """Nothing raises but RenameError, every place lies in the text, and what is whole keeps its meaning."""
    chance = random.Random(seed)
    texts = list(DOCUMENTS.values())
    for _ in range(100):
        text = chance.choice(texts)
        for _ in range(chance.randrange(4)):
            start = chance.randrange(len(text) + 1)
            text = text[:start] + chance.choice(BITS) + text[start + chance.choice([0, 0, 1, 3, 30]) :]
        tree = read_tree(text)
        names = Names(tree)
        outline(tree)
        for each in names.occurrences:
            assert 0 <= each.start <= each.end <= len(text)
        if tree.is_whole:
            once = formatted(tree)
            assert formatted(read_tree(once)) == once
            assert json.loads(once) == json.loads(text)
        if names.occurrences:
            symbol = chance.choice(names.occurrences).symbol
            with contextlib.suppress(RenameError):
                rename(names, symbol, chance.choice(["zz", "a b", "x.y", "", "x", "on", '"\\', "\U0001f600", "\ud83d"]))


def test_every_kind_of_name_is_renamed_by_the_documents_of_the_tests() -> None:
    """So that what is said above is said of all of them."""
    kinds = {each.symbol.kind for text in DOCUMENTS.values() for each in Names(read_tree(text)).occurrences}
    assert kinds == {
        *("animation", "component", "curve", "event", "field", "input", "instance", "keyframes", "motion", "node"),
        *("parameter", "path", "property", "region", "sending", "spring", "state", "transaction", "variable"),
    }
