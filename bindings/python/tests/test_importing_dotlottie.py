# SPDX-License-Identifier: MIT
"""dotLottie archives and state machines that are imported.

What is expected is how LottieFiles' dotlottie-rs treats states, guards, actions and interactions, by its source (it is
not run here); places of the box are those of linear motion, counted by hand.
"""

from __future__ import annotations

import contextlib
import copy
import io
import json
import random
import zipfile
from typing import Any

import pytest
from animcore import EventKind, Machine, Scene
from animcore.tools.importing import Refused, import_data
from animcore.tools.validate import check_text
from dotlottie_interpreter import Drawn, GoesRound, Interpreter

Json = dict[str, Any]


def state(name: str, *transitions: Json, **more: Any) -> Json:
    return {"type": "PlaybackState", "name": name, "animation": "", "transitions": list(transitions), **more}


def to(target: str, *guards: Json) -> Json:
    return {"type": "Transition", "toState": target, "guards": list(guards)}


def event(name: str) -> Json:
    return {"type": "Event", "inputName": name}


def when(name: str, condition: str, value: Any, kind: str = "Numeric") -> Json:
    return {"type": kind, "inputName": name, "conditionType": condition, "compareTo": value}


def do(kind: str, name: str, **more: Any) -> Json:
    return {"type": kind, "inputName": name, **more}


INPUTS = [
    {"type": "Numeric", "name": "n", "value": 2},
    {"type": "Numeric", "name": "m", "value": 5},
    {"type": "Boolean", "name": "on", "value": False},
    {"type": "String", "name": "word", "value": "a"},
    {"type": "Event", "name": "go"},
    {"type": "Event", "name": "back"},
]


def machine_of(*states: Json, interactions: list[Json] | None = None, initial: str = "") -> Json:
    return {
        "initial": initial or states[0]["name"],
        "states": list(states),
        "inputs": INPUTS,
        "interactions": interactions or [],
    }


def errors(text: str) -> list[str]:
    found = check_text("a.json", text.encode(), with_schema=True)
    return [problem.message for problem in found if problem.severity == "error"]


def playing(source: Json, is_exact: bool = True) -> Scene:
    imported = import_data(json.dumps(source))
    assert imported.format == "dotlottie"
    assert imported.report.is_exact is is_exact, str(imported.report)
    assert errors(imported.text) == []
    return Machine.load(imported.document)


@pytest.mark.parametrize(
    ("guard", "is_taken"),
    [
        (when("n", "Equal", 2), True),
        (when("n", "NotEqual", 2), False),
        (when("n", "GreaterThan", 1), True),
        (when("n", "GreaterThan", 2), False),
        (when("n", "GreaterThanOrEqual", 2), True),
        (when("n", "LessThan", 2), False),
        (when("n", "LessThanOrEqual", 2), True),
        (when("n", "LessThan", "$m"), True),
        (when("n", "GreaterThan", -1), True),
        (when("on", "Equal", False, "Boolean"), True),
        (when("on", "NotEqual", True, "Boolean"), True),
        (when("on", "Equal", True, "Boolean"), False),
        (when("word", "Equal", "a", "String"), True),
        (when("word", "NotEqual", "it's", "String"), True),
    ],
)
def test_guards(guard: Json, is_taken: bool) -> None:
    with playing(machine_of(state("a", to("b", guard)), state("b"))) as machine:
        assert machine.state == ("b" if is_taken else "a")


def test_events_and_other_guards_hold_together() -> None:
    source = machine_of(state("a", to("b", event("go"), when("n", "Equal", 3))), state("b"))
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert machine.state == "a"
        machine.inputs["n"] = 3
        assert machine.state == "a"
        machine.inputs.fire("go")
        assert machine.state == "b"


def test_a_transition_without_guards_is_the_last() -> None:
    source = machine_of(state("a", to("c"), to("b", when("n", "Equal", 2))), state("b"), state("c"))
    with playing(source) as machine:
        assert machine.state == "b"
    source = machine_of(state("a", to("c"), to("b", when("n", "Equal", 3))), state("b"), state("c"))
    with playing(source) as machine:
        assert machine.state == "c"


def test_the_global_state_goes_first_and_never_enters_a_state_again() -> None:
    shared = {
        "type": "GlobalState",
        "name": "global",
        "transitions": [to("b", event("go")), to("c", when("n", "Equal", 7))],
    }
    counting = {"entryActions": [do("Increment", "m")]}
    source = machine_of(shared, state("a", to("c", event("go"))), state("b", **counting), state("c"))
    with playing(source) as machine:
        assert machine.state == "global"
        machine.inputs.fire("go")
        assert machine.state == "b"
        machine.inputs.fire("go")
        assert machine.inputs["m"] == 6
        machine.inputs["n"] = 7
        assert machine.state == "c"
    source["initial"] = "a"
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert machine.state == "b"


def test_exit_actions_are_done_by_the_transitions_of_the_state_alone() -> None:
    shared = {"type": "GlobalState", "name": "global", "transitions": [to("b", event("back"))]}
    leaving = {"exitActions": [do("SetNumeric", "m", value=100)]}
    source = machine_of(shared, state("a", to("b", event("go")), **leaving), state("b"), initial="a")
    with playing(source) as machine:
        machine.inputs.fire("back")
        assert (machine.state, machine.inputs["m"]) == ("b", 5)
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert (machine.state, machine.inputs["m"]) == ("b", 100)


@pytest.mark.parametrize(
    ("action", "name", "value"),
    [
        (do("Increment", "n"), "n", 3),
        (do("Increment", "n", value=2.5), "n", 4.5),
        (do("Increment", "n", value="$m"), "n", 7),
        (do("Increment", "n", value="$nothing"), "n", 3),
        # No input's name without the sign.
        (do("Increment", "n", value="m"), "n", 3),
        (do("Decrement", "n"), "n", 1),
        (do("Decrement", "n", value=-3), "n", 5),
        (do("Multiply", "n", value=6), "n", 12),
        (do("SetNumeric", "n", value="$m"), "n", 5),
        (do("SetNumeric", "n", value=-8), "n", -8),
        (do("Clamp", "n", min=3), "n", 3),
        (do("Clamp", "n", min=0, max="$m"), "n", 2),
        (do("Clamp", "m", max=1), "m", 1),
        # Where the least is above the greatest nothing is done.
        (do("Clamp", "n", min=9, max=0), "n", 2),
        (do("Clamp", "n", min="$m", max=3), "n", 2),
        (do("Clamp", "n", min=3, max="$m"), "n", 3),
        (do("SetRandom", "n", min=7, max=7), "n", 7),
        (do("SetRandom", "n", min=-3, max=-3, integer=True), "n", -3),
        (do("SetRandom", "n", min=4, max=1), "n", 2),
        (do("SetRandom", "n", min="$m", max=4), "n", 2),
        (do("SetRandom", "n", min="$m", max="$m"), "n", 5),
        (do("SetBoolean", "on", value=True), "on", True),
        (do("Toggle", "on"), "on", True),
        (do("SetString", "word", value="b c"), "word", "b c"),
        # No value of an event's data.
        (do("SetString", "word", value="event.word"), "word", "event.word"),
        (do("SetNumeric", "n", value=9, guards=[when("m", "Equal", 5)]), "n", 9),
        (do("SetNumeric", "n", value=9, guards=[when("m", "Equal", 6)]), "n", 2),
    ],
)
def test_actions(action: Json, name: str, value: Any) -> None:
    source = machine_of(state("a", to("b", event("go"))), state("b", entryActions=[action]))
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert machine.inputs[name] == value


def test_a_text_is_reset_to_what_it_was() -> None:
    """Also where it reads like what an event's data have."""
    source = machine_of(
        state("a", to("b", event("go"))),
        state("b", entryActions=[do("SetString", "word", value="b"), do("Reset", "word")]),
    )
    source["inputs"] = [{"type": "String", "name": "word", "value": "event.word"}, {"type": "Event", "name": "go"}]
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert machine.inputs["word"] == "event.word"


@pytest.mark.parametrize(
    ("action", "first", "is_told"),
    [
        (do("Increment", "n", value=0.1), 0, True),
        (do("Decrement", "n", value=0.25), 0, False),
        (do("Increment", "n"), 0.7, True),
        (do("Multiply", "n", value=2), 16777217, True),
        (do("SetNumeric", "n", value=0.1), 0, False),
    ],
)
def test_numbers_that_32_bits_do_not_have_are_reported_where_they_are_counted(
    action: Json, first: float, is_told: bool
) -> None:
    """dotlottie-rs keeps numeric inputs in 32 bits (inputs/mod.rs): there ten times 0.1 is more than 1, here less."""
    source = machine_of(state("a", to("b", event("go"))), state("b", entryActions=[action]))
    source["inputs"] = [{"type": "Numeric", "name": "n", "value": first}, {"type": "Event", "name": "go"}]
    said = [loss.what for loss in import_data(json.dumps(source)).report.losses]
    assert said == ["numbers of 64 bits, where dotlottie-rs rounds what it counts to 32"] * is_told


def test_an_input_with_the_name_of_a_time() -> None:
    """In a document `elapsed` is the time in a state, in backquotes as well."""
    source = machine_of(
        state("a", to("b", event("go"), when("elapsed", "Equal", 4))),
        state("b", to("c", when("elapsed", "Equal", 5)), entryActions=[do("Increment", "elapsed")]),
        state("c"),
    )
    source["inputs"] = [{"type": "Numeric", "name": "elapsed", "value": 4}, {"type": "Event", "name": "go"}]
    with playing(source) as machine:
        machine.advance(1)
        machine.inputs.fire("go")
        assert machine.state == "c"


def test_random_numbers_between_two() -> None:
    """`lo + r * (hi - lo)`, and `lo + floor(r * (hi - lo + 1))` for integers."""
    actions = [do("SetRandom", "n", min=10, max=20), do("SetRandom", "m", min=-1, max=1, integer=True)]
    source = machine_of(state("a", to("b", event("go"))), state("b", to("a", event("back")), entryActions=actions))
    found: list[tuple[float, float]] = []
    with playing(source) as machine:
        for _ in range(60):
            machine.inputs.fire("go")
            found.append((machine.inputs["n"], machine.inputs["m"]))
            machine.inputs.fire("back")
    assert all(10 <= n < 20 for n, _ in found)
    assert len({n for n, _ in found}) > 50
    assert {m for _, m in found} == {-1, 0, 1}


def test_keys_that_are_not_read_are_reported() -> None:
    source = machine_of(
        state("a", {**to("b", {**event("go"), "within": 2}), "delay": 1}),
        state("b", entryActions=[do("Increment", "n", every=2)]),
        interactions=[{"type": "PointerDown", "button": 2, "actions": []}],
    )
    said = [str(loss) for loss in import_data(json.dumps(source)).report.losses if "not understood" in loss.what]
    assert sorted(said) == [
        "interactions/0/button: left out: what is not understood there",
        "states/a/transitions/0/delay: left out: what is not understood there",
        "states/a/transitions/0/guards/0/within: left out: what is not understood there",
        "states/b/entryActions/0/every: left out: what is not understood there",
    ]


def test_reset_fire_and_what_the_host_is_told() -> None:
    entry = [
        do("SetNumeric", "n", value=1),
        do("Reset", "n"),
        {"type": "FireCustomEvent", "value": "hello there"},
        {"type": "OpenUrl", "url": "https://example.org", "target": "_blank"},
        do("Fire", "back"),
    ]
    source = machine_of(
        state("a", to("b", event("go"))), state("b", to("c", event("back")), entryActions=entry), state("c")
    )
    with playing(source) as machine:
        machine.inputs.fire("go")
        assert (machine.state, machine.inputs["n"]) == ("c", 2)
        told = [(each.name, dict(each.data)) for each in machine.events() if each.kind is EventKind.EMITTED]
    assert told == [
        ("custom", {"message": "hello there"}),
        ("open-url", {"url": "https://example.org", "target": "_blank"}),
    ]


def test_the_time_since_the_beginning() -> None:
    """elapsedTime goes on from state to state, as dotlottie-rs counts it; the times of states are not asked for."""
    with playing(machine_of(state("a", to("b", when("elapsedTime", "GreaterThan", 1))), state("b"))) as machine:
        machine.advance(0.99)
        assert machine.state == "a"
        machine.advance(0.02)
        assert machine.state == "b"
    late = to("b", when("elapsedTime", "GreaterThanOrEqual", 1), when("n", "Equal", 9))
    with playing(machine_of(state("a", late), state("b"))) as machine:
        machine.advance(2)
        assert machine.state == "a"
        machine.inputs["n"] = 9
        assert machine.state == "b"
    three = machine_of(
        state("a", to("b", when("elapsedTime", "GreaterThan", 1))),
        state("b", to("c", when("elapsedTime", "GreaterThan", 1.5))),
        state("c"),
    )
    with playing(three) as machine:
        for at, name in ((0.99, "a"), (0.5, "b"), (0.02, "c")):
            machine.advance(at)
            assert machine.state == name


def test_the_time_is_reset() -> None:
    """dotlottie-rs asks at each tick, so that two states turn over after each half of a second."""
    anew = [do("Reset", "elapsedTime")]
    source = machine_of(
        state("a", to("b", when("elapsedTime", "GreaterThan", 0.5)), entryActions=anew),
        state("b", to("a", when("elapsedTime", "GreaterThan", 0.5)), entryActions=anew),
        interactions=[{"type": "PointerDown", "actions": anew}],
    )
    with playing(source, is_exact=not source["interactions"]) as machine:
        for at, name in ((0.49, "a"), (0.02, "b"), (0.48, "b"), (0.02, "a")):
            machine.advance(at)
            assert machine.state == name
        machine.advance(0.4)
        machine.send("picture.down")
        machine.advance(0.4)
        assert machine.state == "a"
        machine.advance(0.11)
        assert machine.state == "b"


def test_the_time_is_compared_with_inputs_and_stored_in_them() -> None:
    press = {"type": "PointerDown", "actions": [do("Reset", "n"), do("Increment", "n", value="@elapsedTime")]}
    source = machine_of(state("a", to("b", when("elapsedTime", "GreaterThan", "$n"))), state("b"), interactions=[press])
    with playing(source, is_exact=not source["interactions"]) as machine:
        machine.advance(1.5)
        machine.send("picture.down")
        assert machine.inputs["n"] == 3.5
        machine.advance(1.9)
        assert machine.state == "a"
        machine.advance(0.11)
        assert machine.state == "b"
    source = machine_of(state("a", to("b", when("n", "LessThan", "@elapsedTime"))), state("b"))
    with playing(source, is_exact=not source["interactions"]) as machine:
        machine.inputs["n"] = 1
        machine.advance(0.99)
        assert machine.state == "a"
        machine.advance(0.02)
        assert machine.state == "b"
    source = machine_of(state("a", entryActions=[do("SetNumeric", "n", value="@elapsedTime")]))
    with playing(source, is_exact=not source["interactions"]) as machine:
        assert machine.inputs["n"] == 0


def test_a_global_transition_without_guards_to_the_active_state_takes_every_event() -> None:
    """`evaluate_global_state` forgets the event before it finds that the state is active."""
    source = machine_of(
        state("a", to("b", event("go"))),
        state("b"),
        {"type": "GlobalState", "name": "g", "transitions": [to("a")]},
    )
    with playing(source, is_exact=False) as scene:
        scene.send("go")
        assert current(scene) == "a"


def test_the_global_state_is_not_asked_again_after_a_transition_that_changes_nothing() -> None:
    """dotlottie-rs asks it with the next event, or when an input is set."""
    shared = {"type": "GlobalState", "name": "g", "transitions": [to("a", when("n", "Equal", 2))]}
    source = machine_of(shared, state("a", to("b", event("go"))), state("b"), initial="a")
    with playing(source, is_exact=False) as machine:
        machine.inputs.fire("go")
        assert machine.state == "b"
        machine.inputs.fire("back")
        assert machine.state == "b"
        machine.inputs["m"] = 9
        assert machine.state == "a"


def test_an_event_that_is_fired_as_a_state_is_entered_goes_before_guards() -> None:
    """While an event waits, transitions that ask for none are not asked; the last of two events waits alone."""
    first = state("a", to("b", event("go")), entryActions=[])
    entry = [do("Fire", "go"), do("Fire", "back")]
    second = state("b", to("c", when("n", "Equal", 2)), to("d", event("back")), to("e", event("go")))
    source = machine_of(first, {**second, "entryActions": entry}, state("c"), state("d"), state("e"))
    with playing(source, is_exact=False) as machine:
        machine.inputs.fire("go")
        assert machine.state == "d"


def test_the_event_of_a_global_transition_does_not_lead_back() -> None:
    """A state fires an event by which the global state leads away; the guard that led to the state still holds."""
    shared = [to("c", event("go")), to("a", when("on", "Equal", True, "Boolean"))]
    source = machine_of(
        {"type": "GlobalState", "name": "g", "transitions": shared},
        state("a", entryActions=[do("Fire", "go")]),
        state("c"),
    )
    with playing(source, is_exact=False) as machine:
        machine.inputs["on"] = True
        assert machine.state == "c"


def pointer_event(kind: str) -> str:
    return {"PointerDown": "picture.down", "PointerUp": "picture.up", "OnComplete": "animation.complete"}[kind]


def test_random_state_machines_do_what_an_interpreter_does() -> None:
    """State and inputs after each step. What never comes to rest is left out: dotlottie-rs stops it."""
    count = 0
    for seed in range(250):
        drawn = Drawn(seed)
        source = drawn.machine()
        try:
            other = Interpreter(source)
            with Machine.load(import_data(json.dumps(source)).document) as machine:
                for number in range(12):
                    assert (machine.state, *map(machine.inputs.__getitem__, "nmbw")) == (
                        other.state,
                        *map(other.inputs.__getitem__, "nmbw"),
                    ), (seed, number)
                    sort, name, value = drawn.step(source)
                    if sort == "fire":
                        other.fire(name)
                        machine.inputs.fire(name)
                    elif sort == "post":
                        other.post(name)
                        machine.send(pointer_event(name))
                    elif other.inputs[name] != value:
                        other.set(name, value)
                        machine.inputs[name] = value
                    count += 1
        except GoesRound:
            continue
    assert count > 1500


def test_a_reset_as_the_machine_begins_is_reported() -> None:
    """`reset_input` does nothing before the machine runs."""
    source = machine_of(state("a", entryActions=[do("Toggle", "on"), do("Reset", "on")]))
    said = [loss.what for loss in import_data(json.dumps(source)).report.losses]
    assert said == ["Reset, which is also done where the machine begins with the state"]


def test_where_older_state_machines_begin() -> None:
    source = {**machine_of(state("a"), state("b")), "descriptor": {"id": "m", "initial": "b"}}
    del source["initial"]
    with playing(source, is_exact=False) as machine:
        assert machine.state == "b"


def test_texts_of_other_inputs() -> None:
    other = [*INPUTS, {"type": "String", "name": "other", "value": "b"}]
    source = machine_of(
        state("a", to("b", when("word", "Equal", "$other", "String"))),
        state("b", entryActions=[do("SetString", "other", value="$word"), do("SetString", "word", value="new")]),
    )
    source["inputs"] = other
    with playing(source) as machine:
        assert machine.state == "a"
        machine.inputs["word"] = "b"
        assert (machine.state, machine.inputs["other"], machine.inputs["word"]) == ("b", "b", "new")


def test_a_final_state_answers_nothing_more() -> None:
    shared = {"type": "GlobalState", "name": "global", "transitions": [to("a", event("back"))]}
    source = machine_of(shared, state("a", to("b", event("go"))), state("b", final=True), initial="a")
    with playing(source) as machine:
        machine.inputs.fire("go")
        machine.inputs.fire("back")
        assert machine.state == "b"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (machine_of(state("a", to("nowhere"))), "the state nowhere, which there is not"),
        (machine_of(state("a", to("b"), to("a")), state("b")), "a second transition without guards"),
        (machine_of(state("a", to("b")), state("b", to("a", event("go")), final=True)), "a final state"),
        (
            machine_of(state("a", to("b", when("q", "Equal", 1))), state("b")),
            "it is never taken".replace("it", "transition"),
        ),
        (machine_of(state("a", to("b", event("go"), event("back"))), state("b")), "two events at once"),
        (machine_of(state("a", entryActions=[do("Increment", "n", value="@createdAt")])), "the value @createdAt"),
        (machine_of(state("a", to("b", when("n", "Equal", "@createdAt"))), state("b")), "the value @createdAt"),
        (machine_of(state("a", slots=[{"slotId": "s", "type": "Scalar", "value": 1}])), "slots that the state fills"),
        (
            machine_of(state("a"), interactions=[{"type": "DragAndDrop", "layerName": "l"}]),
            "an interaction DragAndDrop",
        ),
        (machine_of(state("a", entryActions=[{"type": "SetTheme", "value": "dark"}])), "an action SetTheme"),
        (machine_of(state("a"), interactions=[{"type": "Drag", "actions": []}]), "an interaction Drag"),
        (machine_of(state("a", {**to("a", event("go")), "type": "Tweened"})), "tweened"),
    ],
)
def test_what_is_left_out_is_said(source: Json, said: str) -> None:
    losses = [str(entry) for entry in import_data(json.dumps(source)).report.losses]
    assert any(said in text for text in losses), losses


# Archives

POSITION = {
    "a": 1,
    "k": [
        {"t": 0, "s": [10, 50], "i": {"x": [1], "y": [1]}, "o": {"x": [0], "y": [0]}},
        {"t": 60, "s": [90, 50]},
    ],
}
GROUP = {
    "ty": "gr",
    "it": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [10, 10]}, "r": {"a": 0, "k": 0}},
        {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}},
        {"ty": "tr"},
    ],
}
# A box that goes from 10 to 90 in two seconds: at 40 points a second.
BOX: Json = {
    "v": "5.5.2",
    "fr": 30,
    "ip": 0,
    "op": 60,
    "w": 100,
    "h": 100,
    "layers": [{"ty": 4, "nm": "box", "ip": 0, "op": 60, "st": 0, "ks": {"p": POSITION}, "shapes": [GROUP]}],
    "markers": [{"cm": "first", "tm": 0, "dr": 15}, {"cm": "second", "tm": 30, "dr": 30}],
}


def archive(files: dict[str, Any]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, value in files.items():
            file.writestr(name, value if isinstance(value, bytes) else json.dumps(value))
    return buffer.getvalue()


def lottie_with(source: Json, **more: Any) -> bytes:
    manifest = {"version": "2", "animations": [{"id": "x"}], "stateMachines": [{"id": "m"}]}
    return archive({"manifest.json": manifest, "a/x.json": BOX, "s/m.json": source, **more})


def scene_of(source: Json) -> Scene:
    imported = import_data(lottie_with(source))
    assert errors(imported.text) == []
    return Scene(imported.text)


def x(scene: Scene) -> float:
    return float(scene["picture_0.box_position"].presentation[0])


def current(scene: Scene) -> str:
    return scene.state.split()[0]


@pytest.mark.parametrize(
    ("playback", "places"),
    [
        # Every quarter of a second.
        ({"autoplay": True}, [20, 30, 40, 50, 60, 70, 80, 90, 90]),
        ({"autoplay": True, "speed": 2}, [30, 50, 70, 90, 90]),
        ({"autoplay": True, "mode": "Reverse"}, [80, 70, 60, 50, 40, 30, 20, 10, 10]),
        ({"autoplay": True, "segment": "second"}, [60, 70, 80, 90, 90]),
        ({"autoplay": True, "segment": "second", "mode": "Reverse"}, [80, 70, 60, 50, 50]),
        ({"autoplay": True, "segment": "second", "mode": "Bounce"}, [60, 70, 80, None, 80, 70, 60, 50, 50]),
        ({"autoplay": True, "segment": "second", "mode": "ReverseBounce"}, [80, 70, 60, None, 60, 70, 80, 90]),
        ({"autoplay": True, "segment": "first", "loop": True}, [20, None, 20, None, 20]),
        ({"autoplay": True, "segment": "first", "loop": True, "loopCount": 2}, [20, None, 20, 30, 30]),
        ({"segment": "second"}, [50, 50]),
        ({}, [10, 10]),
    ],
)
def test_states_play_their_part_of_the_animation(playback: Json, places: list[float | None]) -> None:
    with scene_of(machine_of(state("a", **playback))) as scene:
        for place in places:
            scene.advance(0.25)
            if place is not None:
                assert x(scene) == pytest.approx(place, abs=1e-9), scene.time


def test_ends_and_rounds_are_heard() -> None:
    done = {"type": "OnComplete", "stateName": "a", "actions": [do("Fire", "go")]}
    source = machine_of(state("a", to("b", event("go")), autoplay=True), state("b"), interactions=[done])
    with scene_of(source) as scene:
        scene.advance(1.99)
        assert current(scene) == "a"
        scene.advance(0.02)
        assert current(scene) == "b"
    rounds = {"type": "OnLoopComplete", "stateName": "a", "actions": [do("Increment", "n")]}
    source = machine_of(state("a", autoplay=True, loop=True, segment="first"), interactions=[rounds])
    with scene_of(source) as scene:
        scene.advance(1.7)
        assert scene.inputs["n"] == 5


def test_pointers_on_layers_and_on_the_picture() -> None:
    interactions = [
        {"type": "PointerDown", "layerName": "box", "actions": [do("Fire", "go"), do("Increment", "n", value=10)]},
        {"type": "PointerDown", "actions": [do("Increment", "n", value=100)]},
        {"type": "Click", "actions": [do("Increment", "m")]},
        {"type": "PointerUp", "actions": [do("Increment", "m", value=10)]},
    ]
    again = {"entryActions": [do("Multiply", "n", value=2)]}
    source = machine_of(state("a", to("b", event("go"))), state("b", **again), interactions=interactions)
    with scene_of(source) as scene:
        scene.pointer("down", 60, 80)
        assert (current(scene), scene.inputs["n"]) == ("a", 102)
        scene.pointer("up", 60, 80)
        assert scene.inputs["m"] == 16
        scene.pointer("down", 10, 50)
        # (102 * 2 + 10) + 100: what an action causes is over before the next one is done.
        assert (current(scene), scene.inputs["n"]) == ("b", 314)
        scene.pointer("up", 300, 300)
        assert scene.inputs["m"] == 26


def test_a_pointer_goes_up_where_it_is_then() -> None:
    """The box is 10 large, around (10, 50); what is heard on the layer is not heard beside it."""
    interactions = [
        {"type": "PointerUp", "layerName": "box", "actions": [do("Increment", "n", value=10)]},
        {"type": "Click", "layerName": "box", "actions": [do("Increment", "n", value=100)]},
        {"type": "PointerUp", "actions": [do("Increment", "m")]},
    ]
    with scene_of(machine_of(state("a"), interactions=interactions)) as scene:
        for down, up, n, m in ((10, 60, 2, 6), (60, 10, 112, 7), (10, 11, 222, 8), (60, 70, 222, 9)):
            scene.pointer("down", down, 50)
            scene.pointer("move", up, 50)
            scene.pointer("up", up, 50)
            assert (scene.inputs["n"], scene.inputs["m"]) == (n, m)


def test_what_is_said_for_a_state_is_done_along_with_what_is_said_for_all() -> None:
    """Only where the pointer moves an interaction has a state; there it has no layer."""
    interactions = [
        {"type": "PointerMove", "actions": [do("Increment", "n")]},
        {"type": "PointerMove", "stateName": "b", "layerName": "box", "actions": [do("Increment", "n", value=10)]},
        {"type": "PointerMove", "stateName": "a", "actions": [do("Fire", "go")]},
        {"type": "PointerDown", "stateName": "a", "actions": [do("Increment", "m")]},
    ]
    source = machine_of(state("a", to("b", event("go"))), state("b"), interactions=interactions)
    with playing(source, is_exact=False) as machine:
        machine.send("picture.drag")
        assert (machine.state, machine.inputs["n"]) == ("b", 3)
        machine.send("picture.hover.move")
        assert machine.inputs["n"] == 14
        machine.send("picture.down")
        assert machine.inputs["m"] == 6
    said = [str(loss) for loss in import_data(json.dumps(source)).report.losses if "not understood" in loss.what]
    assert [text.split(":")[0] for text in said] == ["interactions/1/layerName", "interactions/3/stateName"]


@pytest.mark.parametrize("key", ["type", "inputName", "value", "guards"])
@pytest.mark.parametrize("value", [{}, [], {"a": 1}, [[]], 1e300, None, True])
def test_actions_of_wrong_types_are_reported(key: str, value: Any) -> None:
    """In states that a global state leaves, whose actions are asked whether they change an input."""
    action = {**do("Increment", "n"), key: value}
    leaving = state("a", to("b", event("go")), to("b"), exitActions=[action], mode=value, entryActions=[action])
    everywhere = {"name": "g", "type": "GlobalState", "transitions": [to("a", when("n", "GreaterThan", 3))]}
    source = machine_of(leaving, state("b", to("a", event("go")), entryActions=[action]), everywhere)
    with contextlib.suppress(Refused):
        assert import_data(lottie_with(source)).report.losses


def test_what_only_the_topmost_of_layers_hears_is_reported() -> None:
    """dotlottie-rs asks each interaction by itself whether the pointer is in its layer's bounds: all of them hear."""
    layers = [{**BOX["layers"][0], "nm": name} for name in ("one", "two")]
    heard = [{"type": "PointerDown", "layerName": each["nm"], "actions": [do("Fire", "go")]} for each in layers]

    def said(names: int) -> list[str]:
        source = machine_of(state("a"), interactions=heard[:names])
        report = import_data(lottie_with(source, **{"a/x.json": {**BOX, "layers": layers}})).report
        return [each.what for each in report.losses if "overlap" in each.what]

    assert [len(said(names)) for names in (1, 2)] == [0, 1]
    assert said(2)[0].startswith("the layers one, two: where they overlap, the topmost alone hears a pointer")


def test_layers_are_touched_where_they_are_drawn() -> None:
    """Two triangles, turned by a right angle and half as large: each is 8 wide and 8 high, around its layer's place.
    They are transparent, and one is there only after a second; a third layer draws nothing."""
    triangle = {"v": [[0, -8], [8, 8], [-8, 8]], "i": [[0, 0]] * 3, "o": [[0, 0]] * 3, "c": True}
    paint = {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}}
    group = {"ty": "gr", "it": [{"ty": "sh", "ks": {"a": 0, "k": triangle}}, paint, {"ty": "tr", "r": {"k": 90}}]}

    def triangle_at(name: str, place: list[float], **more: Any) -> Json:
        ks = {"p": {"a": 0, "k": place}, "s": {"a": 0, "k": [50, 50]}, "o": {"a": 0, "k": 0}}
        return {"ty": 4, "nm": name, "ip": 0, "op": 60, "st": 0, "ks": ks, "shapes": [group], **more}

    layers = [triangle_at("one", [20, 50]), triangle_at("two", [60, 50], ip=30), triangle_at("none", [9, 9], shapes=[])]
    interactions = [
        {"type": "PointerDown", "layerName": name, "actions": [do("SetNumeric", "n", value=number)]}
        for number, name in enumerate(("one", "two", "none"), 10)
    ]
    source = machine_of(state("a", autoplay=True), interactions=interactions)
    imported = import_data(lottie_with(source, **{"a/x.json": {**BOX, "layers": [*layers, *BOX["layers"]]}}))
    assert any("the layer none, which no animation has" in loss.what for loss in imported.report.losses)
    with Scene(imported.text) as scene:
        for place, number in ((25, 2), (23.5, 10), (60, 10)):
            scene.pointer("down", place, 50)
            scene.pointer("up", place, 50)
            assert scene.inputs["n"] == number
        scene.advance(1.1)
        for place, number in ((63.5, 11), (65, 11), (16.5, 10)):
            scene.pointer("down", place, 50)
            scene.pointer("up", place, 50)
            assert scene.inputs["n"] == number


def test_a_pointer_that_moves_is_heard_whether_it_is_down_or_not() -> None:
    source = machine_of(state("a"), interactions=[{"type": "PointerMove", "actions": [do("Increment", "n")]}])
    assert import_data(lottie_with(source)).report.is_exact
    with scene_of(source) as scene:
        scene.pointer("move", 60, 80)
        scene.pointer("move", 61, 80)
        assert scene.inputs["n"] == 4
        scene.pointer("down", 61, 80)
        scene.pointer("move", 62, 80)
        assert scene.inputs["n"] == 5


def test_an_input_that_is_declared_twice_has_its_last_value() -> None:
    source = machine_of(state("a"))
    source["inputs"] = [{"type": "Numeric", "name": "n", "value": value} for value in (1, 7)]
    with playing(source) as machine:
        assert machine.inputs["n"] == 7


def test_several_animations_are_shown_in_turn() -> None:
    other = copy.deepcopy(BOX)
    other["layers"][0]["nm"] = "other"
    source = machine_of(state("a", to("b", event("go")), animation="x"), state("b", animation="y", autoplay=True))
    manifest = {"animations": [{"id": "x"}, {"id": "y"}], "initial": {"animation": "x"}, "stateMachines": [{"id": "m"}]}
    files = {"manifest.json": manifest, "a/x.json": BOX, "a/y.json": other, "s/m.json": source}
    with Scene(import_data(archive(files)).text) as scene:
        assert scene.inputs["picture"] == 0
        scene.inputs.fire("go")
        scene.advance(0.5)
        assert scene.inputs["picture"] == 1
        assert scene["picture_1.other_position"].presentation[0] == pytest.approx(30)
        assert x(scene) == 10


def test_frames_and_parts_that_actions_ask_for() -> None:
    """Frames are counted from 0, and parts are percent of the way to the last one: 59, of 60."""
    source = machine_of(
        state("a", to("b", event("go")), to("c", event("back")), to("d", when("n", "Equal", 9))),
        state("b", entryActions=[{"type": "SetFrame", "value": 15}]),
        state("c", entryActions=[{"type": "SetProgress", "value": 50}]),
        state("d", entryActions=[{"type": "SetFrame", "value": 900}]),
    )
    with scene_of(source) as scene:
        scene.inputs.fire("go")
        scene.advance(0.1)
        assert x(scene) == pytest.approx(30)
    with scene_of(source) as scene:
        scene.inputs.fire("back")
        scene.advance(0.1)
        assert x(scene) == pytest.approx(10 + 80 * 0.5 * 59 / 60)
    with scene_of(source) as scene:
        scene.inputs["n"] = 9
        scene.advance(0.1)
        assert x(scene) == pytest.approx(10 + 80 * 59 / 60)


@pytest.mark.parametrize(
    ("playback", "place", "later"),
    [
        ({"autoplay": True}, 30, 50),
        ({"autoplay": True, "speed": 2}, 30, 70),
        ({"autoplay": True, "mode": "Reverse"}, 30, 10),
        ({"autoplay": True, "segment": "first"}, 30, 30),
        # No farther than its part of the animation.
        ({"autoplay": True, "segment": "second"}, 50, 70),
        ({}, 30, 30),
    ],
)
def test_what_plays_goes_on_from_the_frame_that_is_asked_for(playback: Json, place: float, later: float) -> None:
    """After half a second. Frame 15 is at 30."""
    with scene_of(machine_of(state("a", entryActions=[{"type": "SetFrame", "value": 15}], **playback))) as scene:
        scene.advance(0)
        assert x(scene) == pytest.approx(place)
        scene.advance(0.499999)
        assert x(scene) == pytest.approx(later, abs=0.001)


def test_an_archive_without_a_state_machine_is_its_animation() -> None:
    for manifest, place in (
        ({"version": "2", "animations": [{"id": "x"}]}, "a/x.json"),
        ({"version": "1.0", "animations": [{"id": "x", "loop": True}]}, "animations/x.json"),
    ):
        imported = import_data(archive({"manifest.json": manifest, place: BOX}))
        with Scene(imported.text) as scene:
            scene.advance(1)
            assert scene["box_position"].presentation[0] == pytest.approx(50)
            assert scene.inputs["loop"] is ("loop" in manifest["animations"][0])


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"autoplay": False}, "does not play at once"),
        ({"autoplay": True, "hover": True}, "does not play at once"),
        ({"intermission": 2}, "a pause between the rounds"),
        ({"loop": 3}, "a number of rounds"),
        ({"direction": -1}, "another speed, direction or mode"),
        ({"autoplay": True, "loop": True, "hover": False}, None),
    ],
    ids=str,
)
def test_what_the_manifest_of_version_1_says_and_is_not_taken_is_reported(row: Json, said: str | None) -> None:
    """The members are those of the specification of dotLottie 1.0."""
    manifest = {"version": "1.0", "animations": [{"id": "x", **row}]}
    losses = import_data(archive({"manifest.json": manifest, "animations/x.json": BOX})).report.losses
    assert [said is not None and said in one.what for one in losses] == ([True] if said else [])


def test_damaged_and_encrypted_archives_are_refused_in_plain_words() -> None:
    """The signatures and flags are those of PKWARE's APPNOTE, 4.3.7 and 4.3.12."""
    data = archive({"manifest.json": {"animations": [{"id": "x"}]}, "a/x.json": BOX})
    local, central = data.index(b"PK\x03\x04"), data.index(b"PK\x01\x02")
    encrypted, renamed, crossed = bytearray(data), bytearray(data), bytearray(data)
    encrypted[local + 6] |= 1
    encrypted[central + 8] |= 1
    # The name in the local header is longer than that in the directory: bytes of the contents are part of it.
    renamed[local + 26] = 200
    crossed[central + 16] ^= 1
    for hurt, sentence in (
        (encrypted, "manifest.json in the archive is encrypted"),
        (renamed, "manifest.json in the archive is damaged, or packed in a way that is not known"),
        (crossed, "manifest.json in the archive is damaged, or packed in a way that is not known"),
        (data[:-30], "the file is no ZIP archive, or a damaged one"),
    ):
        with pytest.raises(Refused) as caught:
            import_data(bytes(hurt))
        assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"a.txt": b""}, "no manifest.json"),
        ({"manifest.json": b"[]"}, "no object"),
        ({"manifest.json": b"{"}, "no JSON"),
        ({"manifest.json": {"animations": []}}, "no animation"),
        ({"manifest.json": {"animations": [{"id": "x"}]}}, "no file a/x.json"),
        ({"manifest.json": {"animations": [{"id": "../x"}]}}, "no file a/../x.json"),
        ({"manifest.json": {"animations": [{"id": "x"}]}, "a/x.json": bytes(70 * 2**20)}, "larger than 64 MiB"),
        ({"manifest.json": {"animations": [{"id": "x"}], "stateMachines": [{"id": "m"}]}, "a/x.json": BOX}, "s/m.json"),
    ],
)
def test_wrong_archives_are_refused(files: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        import_data(archive(files))


def test_a_global_state_that_grows_everything_is_refused() -> None:
    shared = {"type": "GlobalState", "name": "g", "transitions": [to("s1", when("n", "Equal", k)) for k in range(1000)]}
    source = machine_of(shared, *(state(f"s{number}") for number in range(1000)))
    with pytest.raises(Refused, match="too many transitions"):
        import_data(json.dumps(source))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in items for place in places(each, (*path, key)))]


def test_state_machines_with_a_wrong_value_anywhere_are_read_or_refused() -> None:
    draw = random.Random(7)
    interactions = [{"type": "PointerDown", "layerName": "box", "actions": [do("Fire", "go"), do("Toggle", "on")]}]
    shared = {
        "type": "GlobalState",
        "name": "global",
        "transitions": [to("b", event("back"), when("n", "Equal", "$m"))],
    }
    whole = machine_of(
        shared,
        state("a", to("b", event("go")), autoplay=True, loop=True, segment="first", speed=2, mode="Bounce"),
        state("b", entryActions=[do("SetNumeric", "n", value=1), do("Clamp", "n", min=0, max=9)]),
        interactions=interactions,
    )
    wrong: list[Any] = [
        None,
        True,
        -1,
        1e308,
        10**30,
        "",
        "x" * 300,
        "a.b c",
        "$n",
        [],
        {},
        [[]],
        {"type": "Event"},
        "pi",
        "é",
    ]
    # One of which the guards are asked in turn.
    turning = copy.deepcopy(whole)
    turning["states"][1]["entryActions"] = [do("Fire", "go"), do("Increment", "n"), do("Fire", "back")]
    for _ in range(300):
        source = copy.deepcopy(draw.choice([whole, turning]))
        for _ in range(draw.choice([1, 1, 2, 4])):
            place = draw.choice([each for each in places(source) if each])
            holder: Any = source
            try:
                for key in place[:-1]:
                    holder = holder[key]
                holder[place[-1]] = draw.choice(wrong)
            except (KeyError, IndexError, TypeError):
                continue
        data = lottie_with(source) if draw.random() < 0.5 else json.dumps(source).encode()
        try:
            Scene(import_data(data, "dotlottie").text).close()
        except Refused:
            continue
