# SPDX-License-Identifier: MIT
"""How the cases of machines are written down: states by short functions, and scripts as lines of text.

A script says what happens, and what follows: "-> a" (how it starts), "t -> b" (an event), "t {"x": 1} -> b" (with
data), "+0.5 -> b" (seconds go by), "n=3 -> b" (an input is set). After the arrow stand the active leaf states in
document order; after "!" what was emitted, in order. Where one line of a case has a "!", what is emitted counts in all.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent.parent / "machines"
Json = dict[str, Any]


def state(**keys: Any) -> Json:
    """An atomic state, or with `states` a compound one."""
    return {key: value for key, value in keys.items() if value not in (None, [], {})}


def noisy(name: str, **keys: Any) -> Json:
    """A state that emits +NAME when it is entered and -NAME when it is left (after what else it does)."""
    entry = [{"emit": f"in.{name}"}, *keys.pop("entry", [])]
    leave = [{"emit": f"out.{name}"}, *keys.pop("exit", [])]
    return {"entry": entry, "exit": leave, **keys}


def compound(states: Json, initial: Any = None, **keys: Any) -> Json:
    return state(initial=initial, **keys, states=states)


def parallel(states: Json, **keys: Any) -> Json:
    return {"type": "parallel", **keys, "states": states}


def final(**keys: Any) -> Json:
    return {"type": "final", **keys}


def history(target: Any, actions: list[Json] | None = None, deep: bool = False) -> Json:
    initial = {"target": target, "actions": actions} if actions else target
    return {"type": "history", **({"deep": True} if deep else {}), "initial": initial}


def emit(name: str) -> Json:
    return {"emit": name}


def go(target: Any = None, **keys: Any) -> Json:
    return {**({"target": target} if target is not None else {}), **keys}


def script(text: str) -> list[Json]:
    steps = []
    for line in text.strip().splitlines():
        said, _, follows = line.strip().partition("->")
        leaves, mark, emitted = follows.partition("!")
        step = stimulus(said.strip())
        step["expect"] = leaves.split()
        if "!" in text:
            assert mark or not emitted
            step["emitted"] = emitted.split()
        steps.append(step)
    return steps


def stimulus(said: str) -> Json:
    if not said:
        return {}
    if said[0] == "+":
        return {"advance": float(said)}
    if "=" in said:
        name, _, value = said.partition("=")
        return {"set": {name.strip(): json.loads(value)}}
    name, brace, data = said.partition("{")
    return {"send": name.strip(), **({"data": json.loads(brace + data)} if brace else {})}


def case(name: str, source: str, machine: Json, steps: str, inputs: Json | None = None) -> Json:
    """`machine` is the machine itself, or only its states."""
    machine = machine if "states" in machine else {"states": machine}
    document = {"animcore": 1, "name": name, **({"inputs": inputs} if inputs else {}), "machine": machine}
    return {"name": name, "source": source, "document": document, "script": script(steps)}


def number(value: float = 0, low: float | None = None, high: float | None = None) -> Json:
    return {"type": "number", "value": value, **({"range": [low, high]} if low is not None else {})}


def boolean(value: bool = False) -> Json:
    return {"type": "boolean", "value": value}


def string(value: str = "") -> Json:
    return {"type": "string", "value": value}


def verdict(states: Json, **keys: Any) -> Json:
    """A machine whose other states lead to the final states pass or fail."""
    return {**keys, "states": {**states, "pass": final(), "fail": final()}}


def inc(name: str, by: Any = 1) -> Json:
    return {"increment": {name: by}}


class Suite:
    """The cases of one file, in order."""

    def __init__(self, prefix: str, source: str) -> None:
        self.prefix, self.source = prefix, source
        self.cases: list[Json] = []

    def add(self, key: str, what: str, machine: Json, steps: str, /, **inputs: Json) -> None:
        self.cases.append(case(f"{self.prefix}{key}: {what}", f"{self.source} {key}", machine, steps, inputs))

    def write(self, name: str, source: str) -> None:
        write(
            name,
            "Machines, scripts of what happens to them, and after each step the active leaf states in document order "
            "and what was emitted.",
            source,
            self.cases,
        )


def write(name: str, description: str, source: str, cases: list[Json]) -> None:
    names = [each["name"] for each in cases]
    assert len(set(names)) == len(names), sorted(each for each in names if names.count(each) > 1)
    head = json.dumps({"description": description, "source": source}, indent=2)
    lines = ",\n".join("    " + json.dumps(each, ensure_ascii=False) for each in cases)
    (OUT / name).write_text(f'{head[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n', encoding="utf-8")
    print(name, len(cases), "cases")
