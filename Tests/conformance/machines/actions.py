# SPDX-License-Identifier: MIT
"""Actions: what the oracle does for each, and how random machines come by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from machines.oracle_document import Action, State
from machines.oracle_events import Event, OutOfRangeError

if TYPE_CHECKING:
    from machines.oracle_content import Content
    from machines.random_machines import Generator

Json = dict[str, Any]
OWN = ["r0", "r1", "r2", "e2"]  # what machines send themselves: not all that is answered, or they would never rest
IDS = ["i0", "i1"]
WORDS = ["", "on", "off"]
# Each of a property of its own, so that none interrupts another. Durations are whole flicks.
ANIMATIONS: dict[str, Json] = {
    "a0": {"duration": 0.25},
    "a1": {"duration": 0.125, "timing": {"repeat": 3}},
    "a2": {"duration": 0.1875, "timing": {"repeat": 2.5, "autoreverse": True}},
    "a3": {"duration": 0.375, "timing": {"repeat": "infinite"}},
    "a4": {"duration": 0.5, "timing": {"repeat": 2, "fill": "forwards"}},
}


def parts(action: Action) -> list[Action]:
    """Each input that an action changes counts as an action of its own."""
    for verb in ("assign", "increment", "clamp"):
        if verb in action:
            return [{verb: {name: value}} for name, value in action[verb].items()]
    return [action]


def execute(oracle: Content, action: Action, state: State) -> bool:
    """Does an action. False where an error ended a block inside it."""
    match action:
        case {"if": guard}:
            holds = oracle.holds(guard, state)
            return oracle.execute_content(action.get("then", []) if holds else action.get("else", []), state)
        case {"assign": values}:
            for name, value in values.items():
                oracle.change(name, oracle.fitting(name, oracle.value(value, name)))
        case {"increment": values}:
            for name, by in values.items():
                oracle.change(name, oracle.fitting(name, oracle.finite(oracle.inputs[name] + oracle.number(by))))
        case {"clamp": values}:
            for name, pair in values.items():
                low, high = (oracle.number(each) for each in pair)
                oracle.change(name, oracle.fitting(name, min(max(oracle.inputs[name], low), high)))
        case {"toggle": name}:
            oracle.change(name, not oracle.inputs[name])
        case {"emit": name}:
            oracle.emitted(name, oracle.data_of(action.get("data", {}), state))
        case {"raise": name}:
            oracle.internal_queue.append(Event(name, oracle.data_of(action.get("data", {}), state)))
        case {"fire": name}:
            oracle.internal_queue.append(Event(name))
        case {"append": _} | {"remove": _} | {"move": _} | {"update": _} | {"clear": _} | {"send": _, "to": _}:
            return oracle.perform(action, state)
        case {"send": name}:
            event = Event(name, oracle.data_of(action.get("data", {}), state))
            delay = oracle.number(action.get("delay", 0))
            if delay < 0:
                raise OutOfRangeError
            if delay == 0:
                oracle.external_queue.append(event)
            else:
                oracle.start_timer(delay, event, None, action.get("id"))
        case {"cancel": name}:
            oracle.timers = [timer for timer in oracle.timers if timer.send_id != name]
        case {"play": name}:
            oracle.animations.play(name)
        case {"stop": name}:
            oracle.animations.stop(name)
        case {"set": _}:
            pass
        case _:
            raise NotImplementedError(str(action))
    return True


KEYS = ["a", "b", "1", "2"]


def draw_list_action(machines: Generator) -> Json:
    """Something done to the list of a machine that has one."""
    draw = machines.draw
    key = draw.choice([*KEYS, 1, "n", "event.key", {"input": "word"}, {"text": "b"}])
    # In keys a bare string is an expression.
    key = {"text": key} if key in KEYS else key
    which = draw.choice([{"key": key}, {"at": draw.choice([0, 0, 1, "n", "count(rows) - 1", "event.index"])}])
    values = {
        "n": draw.choice([1, -3, "n + 1", "event.x", "1 / n", "count(rows)"]),
        "flag": draw.choice([True, "flag", "n > 0"]),
        "word": draw.choice(["on", {"input": "word"}, "event.t", {"text": "off"}]),
    }
    some = {name: value for name, value in values.items() if machines.chance(0.4)}
    match draw.choice(["append"] * 4 + ["remove", "move", "update", "send", "send", "all", "clear"]):
        case "append":
            more: Json = {"key": key} if machines.chance(0.3) else {}
            if machines.chance(0.4):
                more["at"] = draw.choice([0, 1, "n"])
            return {"append": "rows", **({"values": some} if some else {}), **more}
        case "remove":
            return {"remove": "rows", **which}
        case "move":
            return {"move": "rows", **which, "to": draw.choice([0, 1, 9, "n"])}
        case "update":
            return {"update": "rows", **which, "values": some or {"n": 2}}
        case "send":
            return {"send": draw.choice(OWN), "to": "rows", **which, **machines.some_data()}
        case "all":
            return {"send": draw.choice(OWN), "to": "rows", **machines.some_data()}
    return {"clear": "rows"}


def draw_action(machines: Generator, depth: int) -> Json:
    """A random action.

    :param depth: how deep branches may still go.
    """
    sorts = (
        ["emit"] * 4 + ["number"] * 3 + ["toggle", "word", "raise", "raise", "send", "later", "cancel", "fire", "bad"]
    )
    sorts = sorts + (["list"] * 4 if machines.has_list else [])
    sorts = sorts + (["play"] * 5 + ["stop"] * 2 if machines.has_animations else [])
    match machines.draw.choice(sorts + (["if"] * 2 if depth else [])):
        case "list":
            return draw_list_action(machines)
        case "play" | "stop" as verb:
            return {verb: machines.draw.choice(list(ANIMATIONS))}
        case "emit":
            return {"emit": f"out{machines.draw.randint(0, 99)}", **machines.some_data()}
        case "number":
            return machines.draw.choice(
                [
                    {"assign": {"n": machines.value()}},
                    {"assign": {"m": machines.value()}},
                    {"increment": {"n": machines.draw.randint(-2, 3)}},
                    {"increment": {"m": "n + 1"}},
                    {"assign": {"n": "m + 1", "m": "n"}},
                    {"increment": {"n": 1, "m": machines.draw.choice(["n", "1 / n"])}},
                    {"clamp": {"m": [-3, machines.draw.randint(0, 5)]}},
                    *([{"increment": {"steps": "n"}}, {"assign": {"steps": "length(kept)"}}] * machines.has_texts),
                ]
            )
        case "toggle":
            return {"toggle": "flag"}
        case "word":
            if not machines.has_texts:
                return {"assign": {"word": machines.draw.choice(WORDS)}}
            return {"assign": {machines.draw.choice(["word", "kept"]): machines.some_text()}}
        case "raise":
            return {"raise": machines.draw.choice(OWN), **machines.some_data()}
        case "send":
            return {"send": machines.draw.choice(OWN), **machines.some_data()}
        case "later":
            more = {"id": machines.draw.choice(IDS)} if machines.chance(0.6) else {}
            return {
                "send": machines.draw.choice(OWN),
                "delay": machines.draw.choice(
                    [0.25, 0.5, 0.5, 2, "0.125 + flag", 0, "max(n, 0) / 8", "n / 8", "1 / n"]
                ),
                **more,
                **machines.some_data(),
            }
        case "cancel":
            return {"cancel": machines.draw.choice(IDS)}
        case "fire":
            return {"fire": "go"}
        case "bad":
            return {"assign": {"m": machines.draw.choice(["1 / 0", "1 / (n - n)", "1 / n"])}}
    result: Json = {
        "if": machines.guard(True),
        "then": [draw_action(machines, depth - 1) for _ in range(machines.draw.randint(1, 2))],
    }
    if machines.chance(0.5):
        result["else"] = [draw_action(machines, depth - 1)]
    return result
