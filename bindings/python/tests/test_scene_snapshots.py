# SPDX-License-Identifier: MIT
"""Snapshots of scenes: any scene of the same document goes on from them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from animcore import AnimError, Machine, Scene, StateError, TextSyntaxError, Trace
from animcore.scene import InputKind

ROOT = Path(__file__).resolve().parents[3]
CONTROLS = sorted((ROOT / "controls").glob("*.json"))
TRACES = [
    (path, trace) for path in CONTROLS for trace in sorted((ROOT / "controls/traces" / path.stem).glob("*.jsonl"))
]
MASK = (1 << 64) - 1


def seen(scene: Scene) -> list[Any]:
    events = [(str(event.kind), event.time, event.name, repr(dict(event.data or {}))) for event in scene.events()]
    values = [(each.name, repr(each.presentation), repr(each.velocity)) for each in scene]
    return [scene.state_hash(), scene.state, events, values, scene.svg()]


@pytest.mark.parametrize(("path", "trace"), TRACES, ids=lambda path: path.stem)
def test_a_trace_goes_on_in_another_scene(path: Path, trace: Path) -> None:
    steps = Trace.load(trace)
    chance = random.Random(trace.stem)
    options: dict[str, Any] = {"seed": steps.seed or 0, "parameters": steps.parameters}
    one = Scene.load(path, **options)
    end = steps.end_flicks
    time = 0
    for fraction in sorted(chance.random() for _ in range(3)):
        one.play_flicks(steps, time := max(time, int(end * fraction)))
        other = Scene.load(path, **options)
        if chance.random() < 0.5:
            other.play_flicks(steps, end // 3)
        snapshot = one.snapshot()
        other.restore(snapshot)
        assert other.snapshot() == snapshot
        twin = Scene.load(path, **options)
        twin.restore(snapshot)
        for scene in (other, twin):
            # How far a trace was played is the player's.
            scene._next_steps[steps] = one._next_steps.get(steps, 0)
        other.play_flicks(steps, end)
        while twin.host_time_flicks < end:
            twin.play_flicks(steps, min(end, twin.host_time_flicks + end // 7 + 1))
        assert other.state_hash() == twin.state_hash()
        whole = Scene.load(path, **options)
        whole.play_flicks(steps, end)
        assert whole.state_hash() == other.state_hash()
        assert whole.svg() == other.svg()


def act(scene: Scene, chance: random.Random) -> None:
    """Something that anyone can do to any scene."""
    width, height = scene.size
    x, y, number = chance.random() * width, chance.random() * height, chance.randrange(3)
    what = chance.choice(["down", "move", "move", "up", "cancel", "leave", "key", "input", "input"])
    names = list(scene.inputs)
    pause = chance.random() ** 2
    value = chance.random()
    key = chance.choice(["tab", "space", "enter", "escape", "left"])
    name = chance.choice(names) if names else ""
    try:
        if what == "key":
            scene.key(key)
        elif what != "input":
            scene.pointer(what, x, y, pointer=number)
        elif name:
            described = scene.inputs.describe(name)
            if described.kind is InputKind.TRIGGER:
                scene.inputs.fire(name)
            elif described.kind is InputKind.BOOLEAN:
                scene.inputs[name] = value < 0.5
            elif described.kind is InputKind.NUMBER:
                scene.inputs[name] = min(max(value, described.minimum or 0), described.maximum or 1)
            else:
                scene.inputs[name] = "dark"
    except AnimError:
        pass
    scene.advance(pause)


DOCUMENTS = [*CONTROLS, ROOT / "Tests/conformance/documents/everything.json", ROOT / "Tests/abi/ffi/fixture.json"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(5))
def test_a_scene_goes_on_bit_by_bit(path: Path, seed: int) -> None:
    chance = random.Random(seed)
    one, other = Scene.load(path), Scene.load(path)
    for _ in range(chance.randrange(30)):
        act(one, chance)
    if seed % 2:
        for _ in range(10):
            act(other, random.Random(seed + 50))
    snapshot = one.snapshot()
    other.restore(snapshot)
    assert other.snapshot() == snapshot
    for _ in range(20):
        assert seen(other) == seen(one)
        state = chance.getstate()
        act(one, chance)
        chance.setstate(state)
        act(other, chance)


def test_a_machine_goes_back() -> None:
    text = json.dumps(
        {
            "animcore": 1,
            "inputs": {"n": {"type": "number"}, "mode": {"type": "string"}},
            "machine": {
                "initial": "a",
                "states": {
                    "a": {"on": {"go": {"target": "b", "actions": [{"increment": {"n": 1}}]}}},
                    "b": {"after": [{"delay": 1, "target": "c"}]},
                    "c": {"on": {"go": {"target": "a", "guard": "mode=='on'"}}},
                },
            },
        }
    )
    machine = Machine(text)
    machine.send("go")
    machine.inputs["mode"] = "on"
    machine.advance(0.75)
    snapshot = machine.snapshot()
    machine.advance(0.5)
    machine.inputs["mode"] = "off"
    machine.send("go")
    assert machine.state == "c"
    machine.restore(snapshot)
    assert (machine.state, machine.inputs["n"], machine.time) == ("b", 1.0, 0.75)
    machine.advance(0.2)
    assert machine.state == "b"
    machine.advance(0.1)
    assert machine.state == "c"
    machine.send("go")
    assert machine.state == "a"


def test_other_documents_are_refused() -> None:
    text = json.dumps({"animcore": 1, "parameters": {"a": {"type": "number", "value": 1}}})
    scene = Scene(text)
    for other in (Scene(text.replace("number", "boolean").replace("1}", "true}")), Scene(text, parameters={"a": 2})):
        with pytest.raises(StateError, match="another document"):
            other.restore(scene.snapshot())
    Scene(text).restore(scene.snapshot())


def forge(data: bytes) -> bytes:
    """Makes the checksum right: FNV-1a over words with a shift, and the end of MurmurHash3."""
    body = data[:-8]
    words = [len(body)]
    whole = len(body) // 8 * 8
    words += [int.from_bytes(body[place : place + 8], "little") for place in range(0, whole, 8)]
    words += list(body[whole:])
    state = 0xCBF29CE484222325
    for word in words:
        state = (state ^ word) * 0x100000001B3 & MASK
        state ^= state >> 29
    state = (state ^ state >> 33) * 0xFF51AFD7ED558CCD & MASK
    state = (state ^ state >> 33) * 0xC4CEB9FE1A85EC53 & MASK
    return body + (state ^ state >> 33).to_bytes(8, "little")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_damaged_and_forged_bytes(path: Path) -> None:
    chance = random.Random(path.stem)
    scene = Scene.load(path)
    for _ in range(12):
        act(scene, chance)
    snapshot = scene.snapshot()
    assert forge(snapshot) == snapshot
    for _ in range(200):
        damaged = bytearray(snapshot)
        damaged[chance.randrange(len(snapshot))] ^= 1 << chance.randrange(8)
        with pytest.raises(TextSyntaxError):
            scene.restore(damaged)
        with pytest.raises(TextSyntaxError):
            scene.restore(snapshot[: chance.randrange(len(snapshot))])
    assert scene.snapshot() == snapshot
    taken = 0
    for _ in range(300):
        damaged = bytearray(snapshot)
        for _ in range(chance.choice([1, 1, 2, 4])):
            damaged[chance.randrange(24, len(snapshot) - 8)] = chance.choice([0, 1, 2, 127, 255, chance.randrange(256)])
        try:
            scene.restore(forge(bytes(damaged)))
        except AnimError:
            continue
        taken += 1
        scene.svg()
        scene.events()
        for _ in range(3):
            act(scene, chance)
        scene.restore(snapshot)
    assert taken > 0
