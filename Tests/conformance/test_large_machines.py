# SPDX-License-Identifier: MIT
"""Machines with many states, many active at once, and states deep inside states.

The interpreter of machines/oracle.py says what random machines do in the company of many other states. Of the rest the
expected numbers are counted by hand: how many regions there are, and how many answers each gives.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from animcore import Document, EventKind, LimitError, Scene
from machines.oracle import Oracle, UnsettledError
from machines.random_machines import random_machine
from test_machines import answer_of_the_core, endless_state, play, play_in_oracle

Json = dict[str, Any]
LONG = bool(os.environ.get("ANIMCORE_LONG"))


def document(machine: Json) -> Json:
    return {"animcore": 1, "inputs": {"n": {"type": "number"}}, "machine": machine}


# Random machines in company

COMPANY = 150  # from 129 states, and active states, on, the core keeps and asks them otherwise


def in_company(machine: Json, active: bool) -> Json:
    """A machine as one state of another, beside many that are active, or are not."""
    inner = {key: value for key, value in machine["machine"].items() if key != "type"}
    if machine["machine"].get("type") == "parallel":
        inner["type"] = "parallel"
    crowd: Json = {f"p{index}": {"on": {"e1.y": f"q{index}"}} for index in range(0, COMPANY, 50)}
    crowd |= {f"p{index}": {"on": {f"only.{index}": f"q{index}"}} for index in range(COMPANY) if index % 50}
    regions: Json = {
        f"r{index}": {"states": {f"p{index}": state, f"q{index}": {"on": {"e0": f"p{index}"}} if index == 7 else {}}}
        for index, state in ((index, crowd[f"p{index}"]) for index in range(COMPANY))
    }
    company: Json = {"type": "parallel", "states": regions}
    states: Json = {"all": inner, "company": company}
    if active:
        return {**machine, "machine": {"type": "parallel", "states": states}}
    return {**machine, "machine": {"states": states}}


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize("part", range(3))
def test_random_machines_are_the_same_in_company(part: int, active: bool) -> None:
    for seed in range(part, 75 if LONG else 24, 3):
        alone, script = random_machine(seed)
        machine = in_company(alone, active)
        if endless_state(machine) is not None:
            continue
        core = Scene(machine, event_limit=100_000)
        try:
            oracle = Oracle(machine, 60, 60)
            for index, step in enumerate(script[:8]):
                play_in_oracle(oracle, step)
                play(core, step)
                found = answer_of_the_core(core)
                assert found["configuration"] == [
                    str(state) for state in oracle.document_order(oracle.active) if state.name
                ], f"machine {seed}, step {index}"
                assert found["log"] == oracle.take_log(), f"machine {seed}, step {index}"
                if index == 3:
                    core.restore(core.snapshot())
        except UnsettledError:
            continue


# Bounds

REGIONS = 1000


def wide(**state: Any) -> Json:
    """A thousand regions with one state each."""
    text = json.dumps(state)
    return document(
        {"type": "parallel", "states": {f"r{i}": json.loads(text.replace("$", str(i))) for i in range(REGIONS)}}
    )


def is_settled(scene: Scene) -> bool:
    return not any(event.kind == EventKind.UNSETTLED for event in scene.events())


COUNT = {"increment": {"n": 1}}
ZERO = {"assign": {"n": 0}}


def test_a_thousand_regions_that_raise_an_event_on_entry_settle() -> None:
    scene = Scene(wide(entry=[{"raise": "in.$"}], on={"in.$": {"actions": [COUNT]}}))
    assert (scene.inputs["n"], is_settled(scene)) == (REGIONS, True)


def test_a_thousand_regions_that_answer_an_event_by_another_settle() -> None:
    scene = Scene(wide(on={"go": {"actions": [{"raise": "went.$"}]}, "went.$": {"actions": [COUNT]}}))
    scene.send("go")
    assert (scene.inputs["n"], is_settled(scene)) == (REGIONS, True)
    # Two for each state, the regions, are the most.
    more: Json = {"raise": "went.$"}
    scene = Scene(wide(on={"go": {"actions": [more, more]}, "went.$": {"actions": [COUNT]}}))
    scene.send("go")
    assert (scene.inputs["n"], is_settled(scene)) == (2 * REGIONS, True)
    scene = Scene(wide(on={"go": {"actions": [more, more, more]}, "went.$": {"actions": [COUNT]}}))
    scene.send("go")
    assert (scene.inputs["n"], is_settled(scene)) == (2 * REGIONS, False)


def test_a_thousand_regions_that_all_answer_the_event_of_each_settle() -> None:
    scene = Scene(wide(entry=[{"raise": "in"}], on={"in": {"actions": [COUNT]}}))
    assert (scene.inputs["n"], is_settled(scene)) == (REGIONS**2, True)
    scene = Scene(wide(on={"go": {"actions": [{"raise": "went"}]}, "went": {"actions": [COUNT]}}))
    scene.send("go")
    assert (scene.inputs["n"], is_settled(scene)) == (REGIONS**2, True)
    # With regions that never come to rest it ends.
    scene = Scene(wide(on={"go": {"actions": [{"raise": "go"}, COUNT]}}))
    begin = time.process_time()
    scene.send("go")
    assert not is_settled(scene)
    assert time.process_time() - begin < 2


def test_a_thousand_delays_that_end_at_once_are_all_answered() -> None:
    actions = [COUNT, *[{"raise": "went.$"}] * 15]
    regions = wide(after=[{"delay": 1, "actions": actions}], on={"went.$": {"actions": [COUNT]}})
    scene = Scene(regions)
    scene.advance(2)
    # 16 for each, and 16 384 + 4 · (2 · 1000 - 1000) = 20 384 are the most of one millisecond.
    assert (scene.inputs["n"], is_settled(scene)) == (16 * REGIONS, True)


@pytest.mark.parametrize("states", [2, 499, 501, 3000])
def test_a_loop_ends_after_a_thousand_or_two_for_each_state(states: int) -> None:
    loop: Json = {
        "a": {"always": {"target": "b", "actions": [COUNT]}},
        # That it always holds is not known in advance.
        "b": {"always": {"target": "a", "actions": [COUNT], "guard": "n > 0"}},
    }
    scene = Scene(document({"states": {**loop, **{f"s{i}": {} for i in range(states - 2)}}}))
    assert (scene.inputs["n"], is_settled(scene)) == (max(1000, 2 * states), False)
    # It goes on from there with the next event.
    scene.send("nothing")
    assert scene.inputs["n"] == 2 * max(1000, 2 * states)


def test_regions_that_each_wait_for_the_one_before_settle() -> None:
    """A microstep for each of 4 000 regions, and in it a guard of each that waits: eight million guards."""
    count = 4000
    regions = {
        f"r{i}": {
            "initial": f"a{i}",
            "states": {
                f"a{i}": {"always": {"guard": f"in(b{i - 1})" if i else "n > 0", "target": f"b{i}"}},
                f"b{i}": {"entry": [COUNT]},
            },
        }
        for i in range(count)
    }
    scene = Scene(document({"type": "parallel", "states": regions}))
    assert (scene.inputs["n"], is_settled(scene)) == (0, True)
    scene.inputs["n"] = 1
    assert (scene.inputs["n"], is_settled(scene)) == (count + 1, True)
    assert scene.state.count("b") == count


def test_the_work_of_regions_that_never_rest_is_bounded() -> None:
    """They may make two microsteps for each state, and each would be a transition of each region."""
    count = 3000
    regions = {
        f"r{i}": {
            "initial": f"a{i}",
            "states": {
                f"a{i}": {"always": {"guard": "n > 0", "target": f"b{i}", "actions": [COUNT]}},
                f"b{i}": {"always": {"guard": "n > 0", "target": f"a{i}"}},
            },
        }
        for i in range(count)
    }
    scene = Scene(document({"type": "parallel", "states": {**regions, "calm": {"on": {"stop": {"actions": [ZERO]}}}}}))
    scene.inputs["n"] = 1
    assert not is_settled(scene)
    # At least so many microsteps, of which every second counts; at most those that there would be without a bound.
    assert 8 * count < scene.inputs["n"] < 3 * count * count / 10
    # It goes on from there with the next event.
    scene.send("stop")
    assert (scene.inputs["n"], is_settled(scene)) == (0, True)


def test_a_long_wait_for_guards_is_no_work() -> None:
    """Guards that are asked for two minutes of frames, and a component that follows what moves, are no loop."""
    count = 1000
    guards = [{"guard": f"x % 1 > {2 + index}", "target": "b"} for index in range(count)]
    scene = Scene(
        {
            "animcore": 1,
            "size": [1, 1],
            "properties": {"x": {"kind": "scalar", "value": 0}},
            "components": {
                "follower": {
                    "size": [1, 1],
                    "inputs": {"x": {"type": "number"}, "n": {"type": "number"}},
                    "machine": {"states": {"a": {"on": {"changed.x": {"actions": [COUNT]}}}}},
                }
            },
            "nodes": [{"kind": "component", "name": "f", "component": "follower", "inputs": {"x": "x"}}],
            "machine": {
                "states": {
                    "a": {
                        "entry": [{"set": {"x": 1000}, "motion": {"curve": "linear", "duration": 1000}}],
                        "always": guards,
                    },
                    "b": {},
                }
            },
        }
    )
    # Each asks a thousand guards of seven instructions.
    for _ in range(8000):
        scene.advance(1e-4)
    assert is_settled(scene)
    assert scene.inputs["f.n"] > 0


def test_reading_changes_nothing_of_what_never_rests() -> None:
    """Work that is left to do may have been done by a reading of the host, and may not count for that."""
    followers = {f"d{i}": {"kind": "scalar", "expression": f"p + {i}"} for i in range(3000)}
    loop = [{"set": {"p": "n"}}, COUNT]
    text = {
        "animcore": 1,
        "inputs": {"n": {"type": "number"}},
        "properties": {"p": {"kind": "scalar", "value": 0}, **followers},
        "machine": {
            "states": {
                "calm": {"on": {"go": "a"}},
                "a": {"always": {"guard": "d0 >= 0", "target": "b", "actions": loop}},
                "b": {"always": {"guard": "d1 >= 0", "target": "a", "actions": loop}},
            }
        },
    }
    counts = []
    for is_read in (False, True):
        scene = Scene(text)
        scene["p"].value = 1.0
        if is_read:
            assert scene["d7"].presentation == 8
        scene.send("go")
        assert not is_settled(scene)
        counts.append(scene.inputs["n"])
    assert counts[0] == counts[1]
    assert 16 < counts[0] < 1000


# Many states


def test_a_hundred_thousand_states_are_one_machine() -> None:
    count = 100_000
    ring = {
        f"s{i}": {"on": {"go": f"s{(i + 1) % count}", "back": f"s{i - 1 if i else count - 1}"}} for i in range(count)
    }
    scene = Scene(document({"states": ring}))
    scene.send("back")
    assert scene.configuration == (f"s{count - 1}",)
    for _ in range(3):
        scene.send("go")
    assert scene.configuration == ("s2",)
    again = Scene(document({"states": ring}))
    again.restore(scene.snapshot())
    assert again.state_hash() == scene.state_hash()


def test_of_many_regions_each_goes_its_way() -> None:
    count = 20_000
    regions = {
        f"r{i}": {
            "states": {
                f"a{i}": {"on": {"all": f"b{i}", f"one.{i}": f"b{i}"}},
                f"b{i}": {
                    "on": {"all": f"a{i}", f"one.{i}": f"a{i}"},
                    "always": {"guard": "n == 7", "target": f"a{i}"},
                },
            }
        }
        for i in range(count)
    }
    scene = Scene(document({"type": "parallel", "states": regions}))
    is_b = [False] * count

    def check() -> None:
        expected = [name for i in range(count) for name in (f"r{i}", f"{'b' if is_b[i] else 'a'}{i}")]
        assert list(scene.configuration) == expected

    for i in (0, 19_999, 7, 10_000, 7):
        scene.send(f"one.{i}")
        is_b[i] = not is_b[i]
    check()
    scene.send("all")
    is_b = [not each for each in is_b]
    check()
    scene.inputs["n"] = 7
    is_b = [False] * count
    check()


def test_regions_end_in_any_order() -> None:
    count = 300
    regions = {
        f"r{i}": {"states": {f"a{i}": {"on": {f"end.{i}": f"f{i}"}}, f"f{i}": {"type": "final"}}} for i in range(count)
    }
    states = {"p": {"type": "parallel", "on": {"done.state.p": "over"}, "states": regions}, "over": {}}
    for order in (range(count), range(count - 1, -1, -1), random.Random(1).sample(range(count), count)):
        scene = Scene(document({"states": states}))
        for number, region in enumerate(order):
            assert ("over" in scene.configuration) == (number == count)
            scene.send(f"end.{region}")
        assert scene.configuration == ("over",)


def test_states_beyond_the_limit_are_refused() -> None:
    most = 131_072
    Scene(document({"states": {f"s{i}": {} for i in range(most)}}))
    with pytest.raises(LimitError, match="more states than 131072"):
        Scene(document({"states": {f"s{i}": {} for i in range(most + 1)}}))


# Deep states


def deep(count: int, kind: str = "", inside: str = "{}", more: str = "") -> str:
    """States in each other: s0 to s(count - 1)."""
    before = "".join(f'{{{kind}{more.replace("$", str(i))}"states":{{"s{i}":' for i in range(count))
    return '{"animcore":1,"inputs":{"n":{"type":"number"}},"machine":' + before + inside + "}}" * count + "}"


def on_a_small_stack(body: Callable[[], None]) -> None:
    """Calls back in a thread with 512 KiB of stack."""
    errors: list[BaseException] = []

    def run() -> None:
        try:
            body()
        except BaseException as error:
            errors.append(error)

    size = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
    if errors:
        raise errors[0]


DEPTH = 1024


@pytest.mark.parametrize("kind", ["", '"type":"parallel",'])
def test_deep_states_need_no_stack(kind: str) -> None:
    def body() -> None:
        text = deep(DEPTH, kind, '{"on":{"go":{"target":"s1","actions":[{"increment":{"n":1}}]}}}').encode()
        assert list(Document(text).warnings) is not None
        scene = Scene(text)
        names = tuple(f"s{i}" for i in range(DEPTH))
        assert scene.configuration == names
        scene.send("go")
        assert (scene.configuration, scene.inputs["n"]) == (names, 1)
        scene.restore(scene.snapshot())
        assert scene.reload(text) == []
        # All are wrapped, but for what would be too deep.
        assert scene.reload(deep(DEPTH - 1, kind).encode()) == [f"state 's{DEPTH - 1}': was active and is no more"]
        assert scene.configuration == names[:-1]

    on_a_small_stack(body)


def test_deep_histories_need_no_stack() -> None:
    def body() -> None:
        # Each history stands for the next one further in.
        more = '"initial":"h$",'
        text = deep(DEPTH - 1, "", '{"on":{"go":"s5"}}', more)
        for i in range(DEPTH - 1):
            inner = f'"initial":"h{i + 1}"' if i < DEPTH - 2 else f'"initial":"s{i}"'
            text = text.replace(f'"states":{{"s{i}":', f'"states":{{"h{i}":{{"type":"history",{inner}}},"s{i}":', 1)
        scene = Scene(text.encode())
        assert scene.configuration == tuple(f"s{i}" for i in range(DEPTH - 1))
        scene.send("go")
        assert scene.configuration == tuple(f"s{i}" for i in range(DEPTH - 1))

    on_a_small_stack(body)


def test_a_final_state_far_inside_parallel_ones_ends_them_all() -> None:
    def body() -> None:
        # The innermost has a final state; all around it are parallel.
        inside = '{"states":{"a":{"on":{"go":"z"}},"z":{"type":"final"}}}'
        scene = Scene(deep(DEPTH - 1, '"type":"parallel",', inside).encode())
        scene.send("go")
        scene.send("go")
        assert "z" in scene.configuration

    on_a_small_stack(body)


def test_deeper_states_and_other_deep_nesting_are_refused() -> None:
    with pytest.raises(LimitError, match="states are nested more than 1024 deep"):
        Scene(deep(DEPTH + 1).encode())
    with pytest.raises(LimitError, match="nested more than 2176 deep"):
        Scene(deep(100_000).encode())
    groups = '{"kind":"group","nodes":[' * 200 + "]}" * 200
    with pytest.raises(LimitError, match="nested more than 128 deep"):
        Scene(f'{{"animcore":1,"size":[1,1],"nodes":[{groups}]}}'.encode())
    branch = '{"if":"1","then":[' * 100 + "]}" * 100
    with pytest.raises(LimitError, match="nested more than 128 deep"):
        Scene(deep(500, "", f'{{"entry":[{branch}]}}').encode())
    # An object that is called so, and is none of states, is nested like any other.
    odd = '{"states":[' * 100 + "]}" * 100
    with pytest.raises(LimitError, match="nested more than 128 deep"):
        Scene(f'{{"animcore":1,"x-odd":{odd}}}'.encode())
