# SPDX-License-Identifier: MIT
"""Plays the cases of machines/ through the Python package, and through the oracle that they have to agree with.

Random machines are made by machines/random_machines.py; core and oracle must agree on every step.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from animcore import AnimError, DocumentError, EventKind, Machine, Scene
from machines.oracle import Oracle, UnsettledError
from machines.oracle_lists import ListOracle
from machines.random_machines import random_list, random_machine

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
# What the machine hears of in its own words, where it does.
MOVING = {EventKind.TRANSACTION_COMPLETED, EventKind.ANIMATION_ENDED}
# What would go beyond is not played: the bounds are tested elsewhere. The core keeps the data of 4096 fields.
MICROSTEPS, PENDING, FIELDS = 60, 60, 4096
SEEDS = 5000 if os.environ.get("ANIMCORE_LONG") else 160


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
    return {key: data[key] for key in data if key == "state"} if event.name.endswith("error.execution") else data


def answer_of_the_core(machine: Scene) -> dict[str, Any]:
    return {
        "configuration": list(machine.configuration),
        "leaves": machine.state.split(),
        "log": [
            (KINDS[event.kind], event.name, data_in_the_oracle(event))
            for event in machine.events()
            if event.kind not in MOVING
        ],
        "inputs": {name: value for name, value in machine.inputs.items() if value is not None},
    }


def endless_state(document: dict[str, Any]) -> str | None:
    """The state from which a document that is refused would take eventless transitions for ever."""
    try:
        Machine.load(document).close()
    except DocumentError as error:
        if "for ever" not in error.message:
            raise
        return error.message.split("from state '")[1].split("'")[0]
    return None


def rests_from(state: str, document: dict[str, Any]) -> bool:
    """Whether the oracle comes to rest once it has entered a state first."""
    try:
        Oracle({**document, "machine": {**document["machine"], "initial": state}}, MICROSTEPS, PENDING)
    except UnsettledError:
        return False
    return True


def first_difference(seed: int) -> str | None:
    document, script = random_machine(seed)
    answers = list(answers_of_the_oracle(document, script))
    if (state := endless_state(document)) is not None:
        rests = any(state in answer["configuration"] for answer in answers)
        if document["machine"].get("type") != "parallel":
            rests = rests or rests_from(state, document)
        return f"machine {seed}: the core refuses {state}, where the oracle comes to rest" if rests else None
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


# Charts that never come to rest


def random_eventless_chart(
    random: Random, *, with_regions: bool, with_guards: bool
) -> tuple[dict[str, Any], list[str]]:
    """A chart of eventless transitions, and the names of its states."""
    chart: dict[str, Any] = {"states": {}}
    opened = [(chart, 0)]
    names: list[str] = []
    every: list[dict[str, Any]] = []
    while opened:
        parent, depth = opened.pop()
        for _ in range(random.randint(1 if depth else 2, 3)):
            names.append(f"s{len(names)}")
            state: dict[str, Any] = {}
            parent["states"][names[-1]] = state
            every.append(state)
            if depth < 2 and random.random() < 0.4:
                state["states"] = {}
                if with_regions and random.random() < 0.5:
                    state["type"] = "parallel"
                opened.append((state, depth + 1))
            elif depth and parent.get("type") != "parallel" and random.random() < 0.1:
                state["type"] = "final"
    for state in every:
        if state.get("type") == "final" or random.random() < 0.3:
            continue
        state["always"] = [{"target": random.choice(names)} if random.random() < 0.9 else {}]
        if with_guards and random.random() < 0.3:
            guard = random.choice(["n > 0", "false", "true", "n > 0 || n <= 0"])
            state["always"].insert(0, {"target": random.choice(names), "guard": guard})
    return {"animcore": 1, "inputs": {"n": {"type": "number"}}, "machine": chart}, names


@pytest.mark.parametrize("with_guards", [False, True])
@pytest.mark.parametrize("with_regions", [False, True])
def test_a_chart_is_refused_if_it_surely_never_comes_to_rest(with_regions: bool, with_guards: bool) -> None:
    refused = taken = missed = 0
    for seed in range(SEEDS):
        document, names = random_eventless_chart(Random(seed), with_regions=with_regions, with_guards=with_guards)
        both = [document | {"inputs": {"n": {"type": "number", "default": n}}} for n in (0, 1)]
        state = endless_state(document)
        if state is not None:
            refused += 1
            assert not any(rests_from(state, each) for each in both), f"chart {seed}: it comes to rest from {state}"
        elif any(not any(rests_from(name, each) for each in both) for name in names):
            missed += 1
        else:
            taken += 1
    assert min(refused, taken) > SEEDS // 20
    # Which regions move together, and that a number is one of two, is not known in advance.
    assert missed <= SEEDS // 8 if with_regions or with_guards else missed == 0, missed


def test_a_refused_loop_is_named_with_its_place() -> None:
    states = {"a": {"on": {"go": "b"}}, "b": {"states": {"c": {"always": "d"}}}, "d": {"always": [{"target": "b"}]}}
    with pytest.raises(DocumentError, match=r"from state 'c'.*needs a guard") as raised:
        Machine.load({"machine": {"states": states}})
    assert raised.value.pointer == "/machine/states/b/states/c/always"


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


# Random documents with a list, whose items have machines


def settles(document: dict[str, Any]) -> bool:
    try:
        ListOracle(document, MICROSTEPS, PENDING)
    except UnsettledError:
        return False
    return True


def answers_with_a_list(document: dict[str, Any], script: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is seen after each step, as long as all machines come to rest."""
    try:
        oracle: ListOracle | None = None
        for step in script:
            works = True
            if oracle is None:
                oracle = ListOracle(document, MICROSTEPS, PENDING)
            elif "list" in step:
                works = oracle.do(step)
            else:
                play_in_oracle(oracle, step)
            if sum(len(data) + 2 * name.endswith("error.execution") for _, name, data in oracle.log) > FIELDS:
                return
            yield {
                "works": works,
                "configuration": oracle.all_states,
                "leaves": oracle.leaves,
                "items": [(f"rows.{item.room}", item.key) for item in oracle.items if item.counts],
                "log": oracle.take_log(),
                "inputs": {name: value for name, value in oracle.inputs.items() if name in document["inputs"]},
            }
    except UnsettledError:
        return


def play_with_a_list(scene: Scene, step: dict[str, Any]) -> bool:
    """:returns: whether it could be done."""
    rows = scene.lists["rows"]
    try:
        match step:
            case {"list": "append", "key": key, "at": place, "values": values}:
                rows.append(values, key=key, index=place)
            case {"list": "clear"}:
                rows.clear()
            case {"list": "remove", "key": key}:
                rows.remove(key)
            case {"list": "move", "key": key, "to": place}:
                rows.move(key, place)
            case {"list": "update", "key": key, "values": values}:
                rows.update(key, values)
            case _:
                play(scene, step)
    except AnimError:
        return False
    return True


def first_difference_with_a_list(seed: int) -> str | None:
    document, script = random_list(seed, settles)
    answers = list(answers_with_a_list(document, script))
    if not answers or endless_state(document) is not None:
        return None
    with Scene(json.dumps(document), event_limit=1_000_000) as scene:
        for index, (step, answer) in enumerate(zip(script, answers, strict=False)):
            works = play_with_a_list(scene, step)
            found = answer_of_the_core(scene) | {"works": works}
            found["inputs"] = {name: found["inputs"][name] for name in answer["inputs"]}
            found["items"] = [(item.name, item.key) for item in scene.lists["rows"]]
            for key, value in answer.items():
                if found[key] != value:
                    return f"list {seed}, step {index} {step}, {key}: the core {found[key]}, the oracle {value}"
    return None


@pytest.mark.parametrize("part", range(10))
def test_random_lists(part: int) -> None:
    wrong = [text for seed in range(part, SEEDS // 2, 10) if (text := first_difference_with_a_list(seed))]
    assert not wrong, f"{len(wrong)} of {SEEDS // 20}: {wrong[:3]}"


def run_list_in_pieces(document: dict[str, Any], script: list[dict[str, Any]], pieces: int) -> list[Any]:
    with Scene(json.dumps(document), event_limit=1_000_000) as scene:
        seen: list[Any] = []
        log: list[Any] = []
        for ends, step in in_pieces(script, pieces):
            play_with_a_list(scene, step)
            log += [(event.kind, event.name, event.time_flicks, dict(event.data)) for event in scene.events()]
            if ends:
                seen.append((scene.configuration, scene.lists["rows"].keys, log, scene.state_hash()))
                log = []
        return seen


@pytest.mark.parametrize("part", range(4))
def test_it_does_not_matter_to_lists_how_time_is_cut(part: int) -> None:
    for seed in range(part, SEEDS // 8, 4):
        document, script = random_list(seed, settles)
        script = script[: len(list(answers_with_a_list(document, script)))]
        if script and endless_state(document) is None:
            whole = run_list_in_pieces(document, script, 1)
            assert run_list_in_pieces(document, script, 5) == whole, seed
            assert run_list_in_pieces(document, script, 32) == whole, seed


def test_what_was_sent_to_an_item_that_is_gone_reaches_no_other() -> None:
    """The next item has the room of the one that was removed before its machine began."""
    item = {
        "size": [1, 1],
        "machine": {"states": {"a": {"on": {"hello": {"actions": [{"emit": "heard"}]}}}}},
    }
    actions = [
        {"append": "rows", "key": 1},
        {"send": "hello", "to": "rows", "key": 1},
        {"remove": "rows", "key": 1},
        {"append": "rows", "key": 2},
    ]
    document = {
        "animcore": 1,
        "size": [1, 1],
        "components": {"item": item},
        "machine": {"states": {"s": {"on": {"go": {"actions": actions}}}}},
        "nodes": [{"kind": "list", "name": "rows", "component": "item"}],
    }
    with Scene(json.dumps(document)) as scene:
        scene.send("go")
        assert scene.lists["rows"].keys == ["2"]
        assert [event.name for event in scene.events() if event.kind is EventKind.EMITTED] == []


def test_what_an_input_begins_with_is_no_change() -> None:
    """The second item's place is 1 from its beginning."""
    item = {
        "size": [1, 1],
        "inputs": {"row": {"type": "number"}},
        "machine": {"states": {"a": {"on": {"changed.row": {"actions": [{"emit": "moved"}]}}}}},
    }
    node = {"kind": "list", "name": "rows", "component": "item", "inputs": {"row": "item.index"}, "items": [{}, {}, {}]}
    one = {"kind": "component", "name": "one", "component": "item", "inputs": {"row": 7}}
    document = {"animcore": 1, "size": [1, 1], "components": {"item": item}, "nodes": [node, one]}
    with Scene(json.dumps(document)) as scene:
        assert [event.name for event in scene.events() if event.kind is EventKind.EMITTED] == []
        scene.lists["rows"].remove("1")
        names = [event.name for event in scene.events() if event.kind is EventKind.EMITTED]
        assert names == ["rows.1.moved", "rows.2.moved"]


def test_what_is_left_at_the_end_is_not_active_to_what_is_left_after_it() -> None:
    """SCXML's exitInterpreter takes each state out of the configuration as it is left."""
    emits = {"exit": [{"if": "in(end)", "then": [{"emit": "still"}], "else": [{"emit": "left"}]}]}
    document = {
        "animcore": 1,
        "machine": {
            "type": "parallel",
            "states": {
                "a": {**emits, "states": {"inner": {"on": {"go": "end"}}, "end": {"type": "final"}}},
                "b": {"states": {"c": {"on": {"go": "d"}}, "d": {"type": "final"}}},
            },
        },
    }
    with Machine.load(document) as machine:
        machine.send("go")
        assert machine.is_done
        assert [event.name for event in machine.events() if event.kind is EventKind.EMITTED] == ["left"]
        assert machine.in_state("end")


def emitted(document: dict[str, Any], *events: str) -> list[str | None]:
    """What a document emits in answer to some events."""
    with Scene(json.dumps(document)) as scene:
        scene.events()
        for event in events:
            scene.send(event)
        return [event.name for event in scene.events() if event.kind is EventKind.EMITTED]


def test_an_event_without_a_delay_is_not_canceled() -> None:
    """SCXML 6.3 cancels delayed events: one without a delay is in its queue at once."""
    actions = [
        {"send": "first", "id": "one"},
        {"send": "second", "id": "one", "delay": "n"},
        {"send": "third", "id": "one", "delay": 0.001},
        {"send": "fourth", "id": "other", "delay": 0.001},
        {"cancel": "one"},
    ]
    on: dict[str, Any] = {name: {"actions": [{"emit": name}]} for name in ("first", "second", "third", "fourth")}
    document = {
        "animcore": 1,
        "inputs": {"n": {"type": "number"}},
        "machine": {"states": {"only": {"on": {**on, "go": {"actions": actions}}}}},
    }
    with Scene(json.dumps(document)) as scene:
        scene.send("go")
        scene.advance(1)
        names = [event.name for event in scene.events() if event.kind is EventKind.EMITTED]
    assert names == ["first", "second", "fourth"]


def test_zero_of_another_sign_is_no_change() -> None:
    on = {
        "changed.n": {"actions": [{"emit": "changed"}]},
        "negate": {"actions": [{"assign": {"n": "m * -1"}}]},
        "raise": {"actions": [{"assign": {"n": 1}}]},
    }
    number = {"type": "number"}
    document = {"animcore": 1, "inputs": {"n": number, "m": number}, "machine": {"states": {"only": {"on": on}}}}
    assert emitted(document, "negate") == []
    assert emitted(document, "negate", "raise", "negate") == ["changed", "changed"]
    with Scene(json.dumps(document)) as scene:
        scene.events()
        scene.inputs["n"] = -0.0
        scene.inputs["n"] = 0.0
        assert [event.name for event in scene.events() if event.kind is EventKind.EMITTED] == []
