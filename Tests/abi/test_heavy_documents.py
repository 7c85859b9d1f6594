# SPDX-License-Identifier: MIT
"""Documents that ask for much: a clear refusal or a scene that works, within limits of time and memory.

Each is made, loaded and lived through (a tap, events, frames, a hundred seconds at once, a picture, a hash) in a
process of its own whose processor time and address space are limited, so that what hangs or eats memory is killed. A
machine that never settles, a chain of delays, a cycle, a name that is too long, ten thousand of anything: what must
come of it is said beside it.

The library is build/release/libanimcore.so.1, or the one that the variable ANIMCORE_LIBRARY names.
"""

from __future__ import annotations

import ctypes
import functools
import json
import resource
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

ANIM_OK = 0
REFUSALS = {1: "ARGUMENT", 3: "LIMIT", 9: "SYNTAX", 10: "DOCUMENT"}
LIMIT = 3
SECOND = 705_600_000
MEGABYTE = 1 << 20

Json = dict[str, Any]
ALIVE, REFUSED, EITHER = "alive", "refused", "either"
CASES: dict[str, tuple[str, Callable[[], Json | bytes]]] = {}


def case(expected: str) -> Callable[[Callable[[], Json | bytes]], Callable[[], Json | bytes]]:
    """Adds a function that makes a document, by its name, with what must come of it."""

    def add(make: Callable[[], Json | bytes]) -> Callable[[], Json | bytes]:
        CASES[make.__name__] = (expected, make)
        return make

    return add


def document(**parts: Any) -> Json:
    return {"animcore": 1, "size": [100, 50], **parts}


def machine(states: Json, **parts: Any) -> Json:
    return document(machine={"states": states}, **parts)


def scalars(count: int, value: Any = 0) -> Json:
    return {f"p{index}": {"kind": "scalar", "value": value} for index in range(count)}


RECTANGLE = {"kind": "rectangle", "frame": [0, 0, 10, 10], "fill": "#F00"}


# ---- Many of something ----


@case(ALIVE)
def a_hundred_thousand_nodes() -> Json:
    return document(nodes=[{**RECTANGLE, "x": index} for index in range(100_000)])


@case(ALIVE)
def ten_thousand_nodes_that_are_sorted_anew_at_each_change() -> Json:
    nodes = [{**RECTANGLE, "z": f"sin({index} * x)"} for index in range(10_000)]
    return machine(
        {"a": {"entry": [{"set": {"x": 1}, "motion": {"duration": 1}}]}},
        properties={"x": {"kind": "scalar", "value": 0}},
        nodes=nodes,
    )


@case(ALIVE)
def four_thousand_and_ninety_six_states() -> Json:
    return machine({f"s{index}": {"on": {"go": f"s{(index + 1) % 4096}"}} for index in range(4096)})


@case(REFUSED)
def one_state_too_many() -> Json:
    return machine({f"s{index}": {} for index in range(131073)})


@case(ALIVE)
def four_thousand_regions_of_a_parallel_state() -> Json:
    states = {f"s{index}": {"after": [{"delay": 0.5, "actions": []}]} for index in range(4000)}
    return machine({"all": {"type": "parallel", "states": states}})


@case(ALIVE)
def a_hundred_thousand_transitions() -> Json:
    transitions = [{"event": f"e{index}", "guard": "0"} for index in range(100_000)]
    return machine({"a": {"transitions": transitions}})


@case(EITHER)
def a_transition_of_ten_thousand_descriptors() -> Json:
    return machine({"a": {"on": {" ".join(f"e{index}" for index in range(10_000)): "a"}}})


@case(ALIVE)
def thirty_thousand_transitions_of_thirty_thousand_events() -> Json:
    """Which is nearly a thousand million pairs."""
    events = " ".join(f"e{index}" for index in range(30_000))
    return machine({"a": {"on": {events + " go": [{"guard": "0"} for _ in range(30_000)]}}})


@case(ALIVE)
def a_hundred_thousand_inputs() -> Json:
    return document(inputs={f"i{index}": {"type": "number"} for index in range(100_000)})


@case(ALIVE)
def fifty_thousand_properties_that_all_move() -> Json:
    names = {f"p{index}": 1 for index in range(50_000)}
    return machine(
        {"a": {"entry": [{"set": names, "motion": {"spring": "bouncy", "stagger": 0.001}}]}}, properties=scalars(50_000)
    )


@case(ALIVE)
def twenty_thousand_animations() -> Json:
    animations = {f"a{index}": {"property": f"p{index}", "to": index} for index in range(20_000)}
    return machine(
        {"a": {"entry": [{"play": name} for name in animations]}}, properties=scalars(20_000), animations=animations
    )


@case(ALIVE)
def a_thousand_animations_of_one_property() -> Json:
    animations = {f"a{index}": {"property": "p0", "to": index} for index in range(1000)}
    return machine(
        {"a": {"entry": [{"play": name} for name in animations]}}, properties=scalars(1), animations=animations
    )


@case(ALIVE)
def twenty_thousand_regions() -> Json:
    return document(regions=[{"name": f"r{index}", "shape": {"rectangle": [0, 0, 100, 50]}} for index in range(20_000)])


@case(ALIVE)
def ten_thousand_focusable_regions_that_are_off() -> Json:
    shape = {"rectangle": [0, 0, 100, 50]}
    regions = [{"name": f"r{i}", "shape": shape, "focusable": True, "enabled": False} for i in range(10_000)]
    return document(regions=regions)


@case(EITHER)
def an_event_with_ten_thousand_numbers() -> Json:
    data = {f"d{index}": index for index in range(10_000)}
    return machine({"a": {"entry": [{"emit": "e", "data": data}, {"raise": "e", "data": data}], "on": {"e": {}}}})


@case(ALIVE)
def a_gradient_of_ten_thousand_stops() -> Json:
    stops = [[index / 10_000, "#F00"] for index in range(10_000)]
    return document(nodes=[{**RECTANGLE, "fill": {"linear": {"from": [0, 0], "to": [1, 0], "stops": stops}}}])


@case(ALIVE)
def a_path_of_a_hundred_thousand_curves_that_is_trimmed() -> Json:
    curves = [["cubic", i, 1, i + 1, -1, i + 2, 0] for i in range(100_000)]
    stroke = {"paint": "#000", "width": 1, "trim": {"start": "p0", "end": 0.9, "offset": 0.5}, "dash": [1, 2]}
    return machine(
        {"a": {"entry": [{"set": {"p0": 0.5}, "motion": {"duration": 0.1}}]}},
        properties=scalars(1),
        nodes=[{"kind": "path", "commands": [["move", 0, 0], *curves], "stroke": stroke}],
    )


@case(ALIVE)
def dashes_next_to_nothing_of_a_line_next_to_endless() -> Json:
    line = [["move", -1e149, 0], ["line", 1e149, 0]]
    stroke = {"paint": "#000", "width": 1, "dash": [1e-300, 1e-300], "trim": {"start": 1e-300, "end": 0.5}}
    return document(nodes=[{"kind": "path", "commands": line, "stroke": stroke}])


@case(EITHER)
def ten_thousand_dashes() -> Json:
    return document(nodes=[{**RECTANGLE, "stroke": {"paint": "#000", "width": 1, "dash": [1] * 10_000}}])


@case(ALIVE)
def ten_thousand_texts_of_long_numbers() -> Json:
    text = {"kind": "text", "text": {"number": "1e150 / 3", "decimals": 15}, "position": [0, 0], "fill": "#000"}
    return document(nodes=[text] * 10_000)


@case(ALIVE)
def ten_thousand_facts_for_screen_readers() -> Json:
    facts = {"role": "slider", "label": "L" * 1000, "now": "i * 2", "checked": "i > 1"}
    return document(inputs={"i": {"type": "number"}}, nodes=[{**RECTANGLE, "accessibility": facts}] * 10_000)


@case(ALIVE)
def a_keyframe_animation_of_ten_thousand_keys() -> Json:
    keyframes = {"values": [[float(i % 7)] * 4 for i in range(10_000)], "mode": "cubic"}
    return machine(
        {"a": {"entry": [{"play": "k"}]}},
        properties={"p": {"kind": "vector4", "value": [0, 0, 0, 0]}},
        animations={"k": {"property": "p", "keyframes": keyframes, "duration": 1}},
    )


@case(REFUSED)
def a_vector_of_a_million_that_nobody_wrote() -> Json:
    return document(properties={"p": {"kind": "vector", "count": 1_048_576, "expression": "0"}})


@case(ALIVE)
def a_vector_of_a_hundred_thousand() -> Json:
    target = [float(index) for index in range(100_000)]
    return machine(
        {"a": {"entry": [{"set": {"p": target}, "motion": {"duration": 1}}]}},
        properties={"p": {"kind": "vector", "count": 100_000, "value": [0] * 100_000}},
    )


# ---- Depth ----


@case(EITHER)
def groups_as_deep_as_texts_go() -> Json:
    node: Json = RECTANGLE
    for _ in range(60):
        node = {"kind": "group", "nodes": [node], "rotation": 0.1, "opacity": 0.9, "clip": {"ellipse": [0, 0, 50, 50]}}
    return document(nodes=[node])


@case(REFUSED)
def groups_deeper_than_texts_go() -> Json:
    node: Json = RECTANGLE
    for _ in range(70):
        node = {"kind": "group", "nodes": [node]}
    return document(nodes=[node])


@case(EITHER)
def states_as_deep_as_texts_go() -> Json:
    state: Json = {"on": {"go": {"target": "s0"}}}
    for index in range(60):
        state = {"states": {f"s{index}": state, f"t{index}": {"type": "history", "deep": True}}}
    return machine({"all": state})


@case(EITHER)
def ifs_as_deep_as_texts_go() -> Json:
    action: Json = {"emit": "e"}
    for _ in range(58):
        action = {"if": "1", "then": [action]}
    return machine({"a": {"entry": [action]}})


@case(REFUSED)
def animations_deeper_than_they_go() -> Json:
    animation: Json = {"property": "p0", "to": 1}
    for _ in range(17):
        animation = {"parallel": [animation]}
    return document(properties=scalars(1), animations={"a": animation})


@case(EITHER)
def an_expression_of_ten_thousand_brackets() -> Json:
    return document(properties={"p": {"kind": "scalar", "expression": "(" * 10_000 + "1" + ")" * 10_000}})


@case(EITHER)
def an_expression_of_ten_thousand_signs() -> Json:
    return document(properties={"p": {"kind": "scalar", "expression": "-" * 10_000 + "1"}})


@case(EITHER)
def a_guard_of_a_megabyte() -> Json:
    return machine({"a": {"on": {"go": {"target": "a", "guard": "1" + " + 1" * 250_000}}}})


@case(ALIVE)
def ten_thousand_properties_that_hang_on_each_other() -> Json:
    chain = {f"p{i}": {"kind": "scalar", "expression": f"p{i - 1} + p{i - 1}"} for i in range(1, 10_000)}
    return machine(
        {"a": {"entry": [{"set": {"p0": 1}, "motion": {"duration": 1}}]}}, properties={**scalars(1), **chain}
    )


@case(ALIVE)
def squares_of_squares_beyond_every_number() -> Json:
    chain = {f"p{i}": {"kind": "scalar", "expression": f"p{i - 1} * p{i - 1} - 1 / p{i - 1}"} for i in range(1, 1000)}
    nodes = [{**RECTANGLE, "x": f"p{i}", "scale": f"pow(p{i}, 9)", "rotation": f"p{i} / 0"} for i in range(1000)]
    return document(properties={"p0": {"kind": "scalar", "value": 1e150}, **chain}, nodes=nodes)


# ---- Cycles ----


@case(REFUSED)
def ten_thousand_properties_in_a_circle() -> Json:
    return document(
        properties={f"p{i}": {"kind": "scalar", "expression": f"p{(i + 1) % 10_000}"} for i in range(10_000)}
    )


@case(REFUSED)
def springs_in_a_circle() -> Json:
    return document(springs={"a": "b", "b": "a"})


@case(REFUSED)
def curves_in_a_circle() -> Json:
    return document(curves={"a": "b", "b": "c", "c": "a"})


@case(REFUSED)
def a_motion_of_itself() -> Json:
    return document(motions={"a": "a"})


@case(REFUSED)
def parameters_in_a_circle() -> Json:
    return document(parameters={"a": {"type": "number", "value": "b"}, "b": {"type": "number", "value": "a"}})


# ---- Machines without an end ----

LOOPS: dict[str, Json] = {
    "always there and back": {"a": {"always": {"target": "b", "guard": "elapsed >= 0"}}, "b": {"always": "a"}},
    "always by a guard": {"a": {"always": {"guard": "elapsed >= 0"}}},
    "an event raised for itself": {"a": {"entry": [{"raise": "x"}], "on": {"x": {"actions": [{"raise": "x"}]}}}},
    "an event raised for two": {
        "a": {"entry": [{"raise": "x"}], "on": {"x": {"actions": [{"raise": "x"}, {"raise": "x"}]}}}
    },
    "an event sent to itself": {
        "a": {"entry": [{"send": "x"}], "on": {"x": {"actions": [{"send": "x"}, {"send": "x"}]}}}
    },
    "an event sent a little later": {
        "a": {"entry": [{"send": "x"}], "on": {"x": {"actions": [{"send": "x", "delay": 0}]}}}
    },
    "two for each that is sent later": {
        "a": {
            "entry": [{"send": "x"}],
            "on": {"x": {"actions": [{"send": "x", "delay": 0.5}, {"send": "x", "delay": 0.5}]}},
        }
    },
    "a state entered by its own entry": {"a": {"entry": [{"raise": "x"}], "on": {"x": "a"}}},
    "the shortest delay for ever": {"a": {"after": [{"delay": 0.001, "target": "a"}]}},
    "a delay of nothing": {"a": {"after": [{"delay": "0 / 1", "target": "a"}]}},
    "a delay that is no number": {"a": {"after": [{"delay": "0 / 0", "target": "a"}]}},
    "an animation of no time": {
        "a": {"entry": [{"play": "n"}], "on": {"done.animation.n": "a", "stopped.animation": "a"}}
    },
    "animations that stop each other": {
        "a": {"entry": [{"play": "n"}], "on": {"stopped.animation": "a", "go": {"actions": [{"play": "m"}]}}}
    },
    "a transaction of no time": {
        "a": {"entry": [{"set": {"p0": 1}, "transaction": "t"}], "on": {"done.transaction.t": "a", "stopped": "a"}}
    },
    "a final state that is left again": {
        "a": {"states": {"f": {"type": "final"}}, "on": {"done.state.a": "a"}, "exit": [{"emit": "e"}]}
    },
    "errors that cause errors": {
        "a": {"entry": [{"set": {"p0": "1 / 0"}}], "on": {"error": {"actions": [{"set": {"p0": "0 / 0"}}]}}}
    },
    "an input that turns for ever": {
        "a": {"always": {"guard": "on", "actions": [{"toggle": "on"}]}, "on": {"*": {"actions": [{"toggle": "on"}]}}},
    },
}


def looping(name: str) -> Json:
    return machine(
        LOOPS[name],
        properties=scalars(1),
        inputs={"on": {"type": "boolean", "value": True}},
        animations={
            "n": {"property": "p0", "to": 1, "duration": 0},
            "m": {"property": "p0", "to": 2, "duration": 0, "interruption": "replace"},
        },
    )


for loop in LOOPS:
    CASES[loop] = (ALIVE, functools.partial(looping, loop))


# ---- Repeats and times ----


@case(ALIVE)
def repeats_beyond_counting() -> Json:
    timing = {"repeat": 1e150, "speed": 1e150, "autoreverse": True}
    return machine(
        {"a": {"entry": [{"play": "n"}, {"set": {"p1": 1}, "motion": {"duration": 1e-9, "repeat": 1e150}}]}},
        properties=scalars(2),
        animations={"n": {"property": "p0", "by": 1, "duration": 1e-9, "timing": timing, "cumulative": True}},
    )


@case(ALIVE)
def springs_that_never_rest() -> Json:
    spring = {"mass": 1e100, "stiffness": 1e-100, "damping": 0}
    return machine({"a": {"entry": [{"set": {"p0": 1e150}, "motion": {"spring": spring}}]}}, properties=scalars(1))


@case(ALIVE)
def delays_of_many_years() -> Json:
    return machine({"a": {"entry": [{"send": "x", "delay": 1e9}] * 1000, "after": [{"delay": 1e9, "target": "a"}]}})


@case(ALIVE)
def more_sent_later_than_can_wait() -> Json:
    return machine(
        {"a": {"entry": [{"send": "x", "delay": 10}] * 10_000, "on": {"error.execution": {"actions": [{"emit": "e"}]}}}}
    )


# ---- Names ----


def named(length: int, sort: str) -> Json:
    name = "n" * length
    documents: dict[str, Callable[[], Json]] = {
        "parameter": lambda: document(parameters={name: {"type": "number", "value": 1}}),
        "input": lambda: document(inputs={name: {"type": "boolean"}}),
        "property": lambda: document(properties={name: {"kind": "scalar", "value": 1}}),
        "spring": lambda: document(springs={name: {"stiffness": 1, "damping": 1}}),
        "curve": lambda: document(curves={name: "ease"}),
        "motion": lambda: document(motions={name: {}}),
        "state": lambda: machine({name: {}}),
        "node": lambda: document(nodes=[{**RECTANGLE, "name": name}]),
        "event": lambda: machine({"a": {"entry": [{"emit": name}, {"raise": name}]}}),
        "data": lambda: machine({"a": {"entry": [{"emit": "e", "data": {name: 1}}]}}),
    }
    return documents[sort]()


for sort in ("parameter", "input", "property", "spring", "curve", "motion", "state", "node", "event", "data"):
    CASES[f"the name of a {sort} of 255 bytes"] = (ALIVE, functools.partial(named, 255, sort))
    CASES[f"the name of a {sort} of 256 bytes"] = (REFUSED, functools.partial(named, 256, sort))


def region_named(length: int) -> Json:
    return document(regions=[{"name": "r" * length, "shape": {"ellipse": [0, 0, 100, 50]}}])


CASES["the name of a region of 239 bytes"] = (ALIVE, lambda: region_named(239))
CASES["the name of a region of 240 bytes"] = (REFUSED, lambda: region_named(240))


@case(REFUSED)
def ten_thousand_names_twice() -> bytes:
    members = ",".join(f'"p{index % 9_999}":{{"kind":"scalar","value":0}}' for index in range(10_000))
    return f'{{"animcore":1,"size":[1,1],"properties":{{{members}}}}}'.encode()


def restless(states: int, guards: int) -> Json:
    """Two states that lead to each other for ever, after guards that do not hold."""
    names = (f"a{states}", f"b{states}")
    return {
        name: {
            "on": {"x": {"target": other, "actions": [{"emit": "told"}]}},
            "always": [{"target": other, "guard": f"n > {guard + 1}"} for guard in range(guards)]
            + [{"target": other, "guard": "n < 1"}],
        }
        for name, other in (names, names[::-1])
    }


@case(ALIVE)
def three_thousand_regions_that_never_rest() -> Json:
    """Each of 18 000 microsteps is 3 000 transitions."""
    regions = {f"r{index}": {"initial": f"a{index}", "states": restless(index, 0)} for index in range(3_000)}
    return document(
        inputs={"n": {"type": "number", "value": 0}},
        machine={"type": "parallel", "states": regions},
    )


@case(ALIVE)
def a_ring_of_components_that_never_rest() -> Json:
    """Each answers the other's event, and each answer is a thousand microsteps of five hundred guards."""
    component = {
        "inputs": {"n": {"type": "number", "value": 0}},
        "machine": {"initial": "a0", "states": restless(0, 500)},
    }
    count = 50
    nodes = [
        {"kind": "component", "name": f"c{index}", "component": "c", "events": {"told": f"told{index}"}}
        for index in range(count)
    ]
    answers = {f"told{index}": {"actions": [{"send": "x", "to": f"c{(index + 1) % count}"}]} for index in range(count)}
    start = {"x": {"actions": [{"send": "x", "to": "c0"}]}}
    return document(
        components={"c": component},
        nodes=nodes,
        machine={"initial": "m", "states": {"m": {"on": {**answers, **start}}}},
    )


MOVING = {
    "x": {"kind": "scalar", "value": 0},
    "y": {"kind": "vector2", "value": [0, 0]},
    "shape": {"kind": "path", "value": "M0 0L10 0L10 10Z"},
}


def turning(actions: list[Json], **parts: Any) -> Json:
    """Two states in turn, for as long as they are let, with the actions at each entry."""
    return machine(
        {
            "off": {"on": {"go": "a"}},
            "a": {"entry": actions, "always": {"target": "b", "guard": "x < 1e9"}},
            "b": {"entry": actions, "always": {"target": "a", "guard": "x < 1e9"}},
        },
        properties=MOVING,
        **parts,
    )


@case(ALIVE)
def motions_that_pile_up_in_a_machine_that_never_rests() -> Json:
    """The end of each motion is an occasion to ask its guards again, for all that moves."""
    motion = {"spring": "smooth", "interruption": "add"}
    later = {"spring": "bouncy", "delay": 0.01, "interruption": "replace"}
    return turning([{"set": {"x": "x + 1", "y": ["x", 3]}, "motion": motion}, {"set": {"x": "-x"}, "motion": later}])


@case(ALIVE)
def repeated_motions_that_pile_up_in_a_machine_that_never_rests() -> Json:
    motion = {"curve": "ease", "duration": 1, "repeat": 3, "autoreverse": True, "interruption": "add"}
    return turning([{"set": {"x": "x + 1", "y": ["x", 3]}, "motion": motion}] * 4)


@case(ALIVE)
def paths_that_pile_up_in_a_machine_that_never_rests() -> Json:
    motion = {"curve": "ease", "duration": 1, "interruption": "add"}
    shapes = ["M0 0L20 0L10 10Z", "M0 0C20 0 20 20 10 10Z"]
    wave = {"property": "shape", "keyframes": {"values": shapes}, "duration": 1, "delay": 0.1}
    sets = [{"set": {"shape": shape}, "motion": motion} for shape in shapes]
    return turning([*sets, {"play": "wave"}, {"play": "wave"}], animations={"wave": wave})


@case(ALIVE)
def sixteen_thousand_actions_that_each_wait_for_sixteen_thousand_properties() -> Json:
    """Each sets what all of them follow, and reads one of them."""
    count = 16_000
    followers = {f"d{index}": {"kind": "scalar", "expression": f"p + {index}"} for index in range(count)}
    actions = [action for index in range(count) for action in ({"set": {"p": index}}, {"assign": {"n": "d0"}})]
    return document(
        inputs={"n": {"type": "number", "value": 0}},
        properties={"p": {"kind": "scalar", "value": 0}, **followers},
        machine={"initial": "m", "states": {"m": {"on": {"x": {"actions": actions}}}}},
    )


@case(ALIVE)
def a_hundred_thousand_keys_of_ones_own() -> Json:
    return document(**{f"x-{index}": {"a": [index]} for index in range(100_000)})


# ---- The process that may be killed ----

CPU_SECONDS = 60
ADDRESS_SPACE = 1536 * MEGABYTE


def live(path: str, name: str) -> Json:
    """Loads a document and lives through it; what came of it."""
    made = CASES[name][1]()
    text = made if isinstance(made, bytes) else json.dumps(made).encode()
    del made
    library = ctypes.CDLL(path)
    library.anim_last_error_message.restype = ctypes.c_char_p
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    scene = ctypes.c_void_p()
    status = library.anim_scene_load(text, ctypes.c_size_t(len(text)), None, ctypes.byref(scene))
    line, column = ctypes.c_int32(), ctypes.c_int32()
    if status != ANIM_OK:
        library.anim_last_error_place(ctypes.byref(line), ctypes.byref(column))
        message = library.anim_last_error_message().decode("utf-8", "replace")
        return {"status": status, "message": message, "line": line.value}
    loaded = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    view, count, length, state = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t(), ctypes.c_uint64()
    for frame in range(8):
        for event in (b"go", b"e", b"x"):
            library.anim_scene_send(scene, event, ctypes.c_size_t(len(event)))
        library.anim_scene_send_pointer(scene, (0, 1, 1, 2)[frame % 4], 0, ctypes.c_double(frame), ctypes.c_double(9.0))
        status = library.anim_scene_advance_flicks(scene, ctypes.c_int64(100 * SECOND if frame == 7 else SECOND // 30))
        if status == ANIM_OK:
            status = library.anim_scene_get_display_commands(scene, ctypes.byref(view), ctypes.byref(count))
        if status != ANIM_OK:
            return {"trouble": library.anim_last_error_message().decode("utf-8", "replace"), "frame": frame}
    library.anim_scene_get_svg(scene, None, None, ctypes.c_size_t(0), ctypes.byref(length))
    library.anim_scene_get_hash(scene, ctypes.byref(state))
    library.anim_scene_destroy(scene)
    usage = resource.getrusage(resource.RUSAGE_SELF)
    seconds = {"load": loaded - before, "life": usage.ru_utime - loaded}
    return {"status": ANIM_OK, "seconds": seconds, "megabytes": usage.ru_maxrss // 1024, "bytes": len(text)}


@pytest.mark.parametrize("name", CASES)
def test_a_heavy_document_is_refused_or_works_within_limits(name: str) -> None:
    from test_hostile_documents import library_path

    expected = CASES[name][0]
    command = [sys.executable, __file__, str(library_path()), name]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert result.returncode == 0, f"it ended with {result.returncode}: {result.stderr[-500:]}"
    report = json.loads(result.stdout)
    print(name, report)
    assert "trouble" not in report, report
    status = report["status"]
    assert status == ANIM_OK or status in REFUSALS, report
    if status != ANIM_OK:
        assert report["message"]
        assert report["line"] >= 1 or status == LIMIT
    if expected != EITHER:
        assert (status == ANIM_OK) == (expected == ALIVE), report


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    print(json.dumps(live(sys.argv[1], sys.argv[2])))
