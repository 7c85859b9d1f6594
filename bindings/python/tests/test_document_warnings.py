# SPDX-License-Identifier: MIT
"""What a right document has in vain, as the core tells it: each warning, and what comes near one without being one."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from animcore import ClosedError, Document, DocumentError, DocumentWarning, Scene, WarningKind
from animcore.tools.places import place_of

CONTROLS = Path(__file__).resolve().parents[3] / "controls"


def whole(machine: Any = None, **more: Any) -> dict[str, Any]:
    document: dict[str, Any] = {"animcore": 1}
    if machine is not None:
        document["machine"] = machine
    document.update(more)
    if "nodes" in document or "regions" in document:
        document.setdefault("size", [10, 10])
    return document


def warnings(document: Mapping[str, Any], components: Mapping[str, Any] | None = None) -> list[DocumentWarning]:
    """The warnings of a document; each must be where its pointer leads to."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    with Document(text, keep_warnings=True, components=components) as read:
        found = read.warnings
        assert read.warning_count == len(found)
    encoded = text.encode()
    for warning in found:
        steps: list[str | int] = []
        value: Any = document
        for step in (part.replace("~1", "/").replace("~0", "~") for part in warning.pointer.split("/")[1:]):
            steps.append(int(step) if isinstance(value, list) else step)
            value = value[steps[-1]]
        is_text = isinstance(value, str) and encoded[warning.offset :].startswith(json.dumps(value).encode())
        place = place_of(text, steps) if is_text else place_of(text, steps[:-1], str(steps[-1]))
        assert (warning.line, warning.column) == place
        before = encoded[: warning.offset]
        assert place == (before.count(b"\n") + 1, warning.offset - (before.rfind(b"\n") + 1) + 1)
        assert (f"did you mean '{warning.suggestion}'?" in warning.message) == (warning.suggestion != "")
    assert [warning.offset for warning in found] == sorted(warning.offset for warning in found)
    return found


def told(document: Mapping[str, Any], components: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
    """Kinds and messages."""
    return [(warning.kind.value, warning.message) for warning in warnings(document, components)]


@pytest.mark.parametrize("path", sorted(CONTROLS.rglob("*.json")), ids=lambda path: path.stem)
def test_the_controls_and_examples_have_none(path: Path) -> None:
    with Document(path, keep_warnings=True) as document:
        assert document.warnings == []


def test_they_are_kept_only_where_that_is_asked_for() -> None:
    text = json.dumps(whole({"states": {"a": {}, "b": {}}}))
    with Document(text) as document:
        assert (document.warnings, document.warning_count) == ([], 0)
    document = Document.load(text, keep_warnings=True)
    assert [warning.kind for warning in document.warnings] == [WarningKind.STATE]
    with document.scene() as scene, Scene(text) as other:
        assert scene.state_hash() == other.state_hash()
    document.close()
    with pytest.raises(ClosedError):
        _ = document.warnings


def test_a_document_with_an_error_is_refused_as_ever() -> None:
    with pytest.raises(DocumentError, match="did you mean 'b'"):
        Document(json.dumps(whole({"states": {"a": {"on": {"x": "bb"}}, "b": {}}})), keep_warnings=True)


def test_a_place_is_that_of_the_name_also_behind_other_letters() -> None:
    text = '{"animcore": 1, "description": "größer",\n  "machine": {"x-ü": "ü", "states": {"a": {}, "b": {}}}}'
    with Document(text, keep_warnings=True) as document:
        (warning,) = document.warnings
    line = text.split("\n")[1]
    assert (warning.line, warning.column) == (2, len(line[: line.index('"b"')].encode()) + 1)
    assert warning.offset == len(text[: text.index('"b"')].encode())
    assert warning.pointer == "/machine/states/b"


# ---- States ----


def unreached(states: Any, **machine: Any) -> list[str]:
    return [message.split("'")[1] for kind, message in told(whole({"states": states, **machine})) if kind == "state"]


def test_states_that_nothing_leads_to() -> None:
    assert unreached({"a": {}, "b": {"states": {"c": {}, "d": {}}}, "e": {"type": "final"}}) == ["b", "e"]


def test_what_is_entered_first_is_reached() -> None:
    assert unreached({"a": {}, "b": {}}, initial="b") == ["a"]
    assert unreached({"a": {}, "b": {}}, type="parallel") == []
    assert unreached({"a": {"states": {"b": {}, "c": {}}, "initial": {"target": "c"}}}) == ["b"]


def test_a_target_inside_leaves_out_what_its_parent_begins_with() -> None:
    states = {"a": {"always": "d"}, "b": {"states": {"c": {}, "d": {}}}}
    assert unreached(states) == ["c"]


def test_a_target_in_a_region_enters_the_other_regions() -> None:
    left: Any = {"states": {"l1": {}, "l2": {}}}
    right = {"states": {"r1": {"after": [{"delay": 1, "target": "r2"}]}, "r2": {}}}
    states = {"a": {"always": "l2"}, "both": {"type": "parallel", "states": {"left": left, "right": right}}}
    assert unreached(states) == ["l1"]


def test_two_targets_at_once_enter_what_they_say() -> None:
    left: Any = {"states": {"l1": {}, "l2": {}}}
    right: Any = {"states": {"r1": {}, "r2": {"always": "l2"}}}
    third: Any = {"states": {"t1": {}, "t2": {}}}
    both = {"type": "parallel", "states": {"left": left, "right": right, "third": third}}
    assert unreached({"a": {"always": {"target": ["l2", "r2"]}}, "both": both}) == [
        # From r2 to l2 all of it is left, and entered anew.
        "l1",
        "t2",
    ]


def test_a_transition_inside_a_region_leaves_the_others_alone() -> None:
    left = {"states": {"l1": {}, "l2": {"after": [{"delay": 1, "target": "l3"}]}, "l3": {}}}
    right: Any = {"states": {"r1": {}, "r2": {}}}
    both = {"type": "parallel", "states": {"left": left, "right": right}}
    assert unreached({"a": {"always": {"target": ["l2", "r2"]}}, "both": both}) == ["l1", "r1"]


def test_a_guard_that_says_false_leads_nowhere() -> None:
    states = {
        "a": {"always": [{"target": "b", "guard": False}, {"target": "c", "guard": "1 == 2"}]},
        "b": {},
        "c": {"transitions": [{"target": "d", "guard": True}]},
        "d": {},
    }
    # What an expression comes to is not looked at.
    assert unreached(states) == ["b"]


@pytest.mark.parametrize(("is_deep", "expected"), [(False, []), (True, ["low"])])
def test_a_shallow_history_enters_what_a_child_begins_with(is_deep: bool, expected: list[str]) -> None:
    states = {
        "off": {"after": [{"delay": 1, "target": "high"}]},
        "on": {
            "states": {
                "hall": {"states": {"low": {}, "high": {"after": [{"delay": 1, "target": "back"}]}}},
                "back": {"type": "history", "deep": is_deep, "initial": "high"},
            }
        },
    }
    assert unreached(states) == expected


def test_a_history_that_nothing_leads_to() -> None:
    assert unreached({"a": {"states": {"b": {}, "h": {"type": "history"}}}}) == ["h"]


# ---- Events ----


def awaiting(*events: str, actions: Any = (), **more: Any) -> dict[str, Any]:
    on: Any = {event: {"actions": []} for event in events}
    return whole({"states": {"a": {"entry": list(actions), "on": on}}}, **more)


def test_events_that_only_the_host_can_send() -> None:
    document = awaiting("open", "shut.*", actions=[{"raise": "shot"}])
    assert told(document) == [
        ("event", "nothing in this document sends 'open': only the host can"),
        ("event", "nothing in this document sends 'shut': only the host can; did you mean 'shot'?"),
    ]
    assert warnings(document)[1].pointer == "/machine/states/a/on/shut.*"


def test_each_of_several_descriptors_is_told_of() -> None:
    document = awaiting("one two  four.*", actions=[{"raise": "two"}])
    assert [message.split("'")[1] for _, message in told(document)] == ["one", "four"]


def test_listed_transitions_wait_for_events_too() -> None:
    states = {"a": {"transitions": [{"event": "nobody", "actions": []}, {"delay": 1, "actions": []}]}}
    (warning,) = warnings(whole({"states": states}))
    assert warning.pointer == "/machine/states/a/transitions/0/event"


REGION = {"name": "knob", "shape": {"rectangle": [0, 0, 1, 1]}}


def test_regions_send_their_own_events_alone() -> None:
    right = ("knob", "knob.up", "knob.up.inside", "knob.drag.*", "knob.hover.enter", "knob.cancel")
    assert told(awaiting(*right, regions=[REGION])) == []
    (warning,) = warnings(awaiting("knob.up.insid", regions=[REGION]))
    assert (warning.kind, warning.suggestion) == (WarningKind.EVENT, "knob.up.inside")


def test_only_what_can_have_the_focus_sends_keys() -> None:
    keys = ("knob.key.left", "knob.focus", "knob.blur")
    assert told(awaiting(*keys, regions=[{**REGION, "focusable": True}])) == []
    assert [kind for kind, _ in told(awaiting(*keys, regions=[REGION]))] == ["event"] * 3


def test_what_is_sent_in_any_way_is_not_told_of() -> None:
    actions = [
        {"if": "true", "then": [{"raise": "a.b"}], "else": [{"send": "c", "delay": 1}]},
        {"emit": "d"},
        {"fire": "poke"},
    ]
    inputs = {"poke": {"type": "trigger"}, "ring": {"type": "trigger"}}
    names = ("a", "a.b", "a.*", "c", "d", "poke", "ring", "*", "error.execution", "error")
    assert told(awaiting(*names, actions=actions, inputs=inputs)) == []


def test_changes_of_inputs_are_events_of_their_own() -> None:
    inputs = {"level": {"type": "number"}, "poke": {"type": "trigger"}}
    on = ("changed", "changed.level", "poke")
    assert told(awaiting(*on, inputs=inputs)) == []
    (warning,) = warnings(awaiting(*on, "changed.levl", inputs=inputs))
    assert (warning.kind, warning.suggestion) == (WarningKind.EVENT, "changed.level")
    # A trigger has no value.
    assert [kind for kind, _ in told(awaiting(*on, "changed.poke", inputs=inputs))] == ["event"]


@pytest.mark.parametrize("event", ["changed", "changed.*", "go changed"])
def test_inputs_of_which_all_changes_are_awaited_are_used(event: str) -> None:
    values = {"inputs": {"level": {"type": "number"}}, "variables": {"kept": {"type": "string"}}}
    parts = {"springs": {"lone": {"duration": 1}}, **values}

    def unused(event: str) -> set[str]:
        found = warnings({**awaiting(event), **parts})
        return {warning.pointer for warning in found if warning.kind == WarningKind.UNUSED}

    assert unused(event) == {"/springs/lone"}
    assert unused("changes") == {"/inputs/level", "/variables/kept", "/springs/lone"}


def test_a_machine_does_not_hear_that_it_is_unsettled() -> None:
    """The host does; see docs/document-format.md, "Events of the library"."""
    assert [kind for kind, _ in told(awaiting("unsettled"))] == ["event"]


def test_a_longer_name_than_that_which_is_sent_never_comes() -> None:
    assert [kind for kind, _ in told(awaiting("a.b", "ab", actions=[{"raise": "a"}]))] == ["event", "event"]


def test_actions_on_the_way_and_in_blocks_send_too() -> None:
    states = {
        "a": {
            "initial": {"target": "b", "actions": [{"raise": "one"}]},
            "exit": [[{"raise": "two"}], [{"raise": "three"}]],
            "states": {"b": {"after": [{"delay": 1, "actions": [{"raise": "four"}]}]}},
            "on": {"one two three four five": {"actions": [{"raise": "five"}]}},
        }
    }
    assert told(whole({"states": states})) == []


# ---- What ends ----


def test_states_that_are_not_or_never_done() -> None:
    states = {
        "a": {"states": {"b": {}, "c": {"type": "final"}}},
        "d": {"type": "parallel", "states": {"e": {"states": {"f": {"type": "final"}}}, "g": {}}},
        "h": {"on": {"done.state.a": "a", "done.state.d": "d", "done.state.h": "h", "done.state.hh": "h"}},
    }
    ends = [message for kind, message in told(whole({"states": states})) if kind == "end"]
    assert ends == [
        "the state 'd' is never done: not each of the states inside it has a final state",
        "the state 'h' is never done: it has no final state",
        "the machine has no state 'hh' that could be done; did you mean 'h'?",
    ]


def test_states_that_can_be_done() -> None:
    region = {"states": {"x1": {"type": "final"}}}
    inner = {"type": "parallel", "states": {"i": {"states": {"i1": {"type": "final"}}}}}
    states = {
        "a": {"type": "parallel", "states": {"x": region, "y": inner, "z": {"type": "history"}}},
        "b": {"on": {"done.state.a done.state.x done.state.y done.state done.*": "a", "done": "z"}},
    }
    assert [message for kind, message in told(whole({"states": states})) if kind == "end"] == []


PROPERTIES = {"x": {"kind": "scalar", "value": 0}}
SLIDE = {"property": "x", "to": 1}


def test_animations_that_are_not_played_or_never_over() -> None:
    for_ever = {**SLIDE, "timing": {"repeat": "infinite"}}
    animations = {
        "slide": SLIDE,
        "wind": for_ever,
        "row": {"sequence": [SLIDE, {"parallel": [for_ever]}]},
        "rest": SLIDE,
        "once": {"group": {"repeat": 2}, "animations": [for_ever]},
        "long": {**SLIDE, "timing": {"repeat": "infinite", "repeatDuration": 3}},
    }
    plays = [{"play": name} for name in animations if name != "rest"]
    events = [f"{what}.animation.{name}" for what in ("done", "stopped") for name in (*animations, "slid")]
    document = awaiting(*events, actions=plays, animations=animations, properties=PROPERTIES)
    assert told(document) == [
        ("end", "the animation 'wind' is never over: it repeats for ever"),
        ("end", "the animation 'row' is never over: it repeats for ever"),
        ("end", "the animation 'rest' is never over: nothing plays it"),
        ("end", "the document has no animation 'slid'; did you mean 'slide'?"),
        ("end", "the animation 'rest' is never over: nothing plays it"),
        ("end", "the document has no animation 'slid'; did you mean 'slide'?"),
        ("unused", "nothing plays the animation 'rest'"),
    ]


def test_transactions_that_no_set_has() -> None:
    actions = [{"set": {"x": 1}, "transaction": "move"}]
    events = ("done.transaction.move", "stopped.transaction.move", "done.transaction.mov", "stopped.transaction.any")
    assert told(awaiting(*events, actions=actions, properties=PROPERTIES)) == [
        ("end", "no 'set' has the transaction 'mov'; did you mean 'move'?"),
        ("end", "no 'set' has the transaction 'any'"),
    ]


def test_endings_of_no_known_sort() -> None:
    actions = [{"play": "slide"}, {"raise": "done.mine"}]
    document = awaiting(
        "done.animaton.slide",
        "done.mine",
        "stopped",
        actions=actions,
        properties=PROPERTIES,
        animations={"slide": SLIDE},
    )
    assert told(document) == [("end", "nothing sends 'done.animaton.slide'; did you mean 'done.animation.slide'?")]


# ---- What is taken back ----


def test_a_cancel_needs_an_id() -> None:
    actions = [
        {"send": "late", "delay": 1, "id": "reminder"},
        {"cancel": "reminder"},
        {"if": "true", "then": [{"cancel": "remainder"}]},
        {"cancel": "late"},
    ]
    found = warnings(awaiting("late", actions=actions))
    assert [(warning.kind.value, warning.message, warning.pointer) for warning in found] == [
        (
            "cancel",
            "nothing is sent with the id 'remainder'; did you mean 'reminder'?",
            "/machine/states/a/entry/2/then/0/cancel",
        ),
        ("cancel", "nothing is sent with the id 'late'", "/machine/states/a/entry/3/cancel"),
    ]


# ---- Names ----


def test_properties_that_nothing_shows_sets_or_reads() -> None:
    names = ("drawn", "summed", "made", "moved", "keyed", "in_text", "x", "a", "late")
    document = whole(
        {"states": {"s": {"entry": [{"set": {"moved": 1}}, {"play": "run"}], "always": "t"}, "t": {}}},
        properties={
            **{name: {"kind": "scalar", "value": 0} for name in names},
            "sum": {"kind": "scalar", "expression": "summed-1"},
            "made": {"kind": "color", "value": "#F00"},
        },
        animations={"run": {"keyframes": {"duration": 1, "blocks": [{"duration": 1, "set": {"keyed": 1}}]}}},
        nodes=[
            {"kind": "rectangle", "name": "late", "frame": ["drawn*2", 0, 1, 1], "x": 1, "fill": "made"},
            {"kind": "text", "text": {"number": "in_text"}, "position": [0, 0], "fill": "#000"},
        ],
        description="a is named here, and only here",
    )
    document["x-notes"] = "x, a and late"
    # "x" is a key of every node, and "late" the name of one: neither is the property.
    unused = ["x", "a", "late", "sum"]
    expected = [("property", f"nothing shows, sets or reads the property '{name}'") for name in unused]
    assert told(document) == expected


def test_everything_with_a_name_can_be_unused() -> None:
    document = whole(
        {"states": {"s": {}}},
        parameters={"p": {"type": "number", "value": 1}},
        inputs={"i": {"type": "number"}, "t": {"type": "trigger"}},
        springs={"s-1": {"duration": 1}},
        curves={"c-1": [0, 0, 1, 1]},
        keyframes={"k": {"values": [0, 1], "duration": 1}},
        paths={"q": "M0 0h1"},
        motions={"m": {"duration": 1}},
        components={"w": {}},
    )
    assert told(document) == [
        ("unused", "nothing uses the parameter 'p'"),
        ("unused", "nothing reads or changes the input 'i'"),
        ("unused", "nothing waits for the trigger 't'"),
        ("unused", "nothing uses the spring 's-1'"),
        ("unused", "nothing uses the curve 'c-1'"),
        ("unused", "nothing uses the keyframes 'k'"),
        ("unused", "nothing uses the path 'q'"),
        ("unused", "nothing uses the motion 'm'"),
        ("unused", "nothing uses the component 'w'"),
    ]


def test_everything_with_a_name_can_be_used() -> None:
    entry = [
        {"set": {"x": "i + n"}, "motion": "m"},
        {"toggle": "b"},
        {"random": {"n": [0, 1]}},
        {"emit": "e", "data": {"text": {"input": "w"}}},
        {"play": "a"},
    ]
    document = whole(
        {"states": {"s": {"entry": entry, "on": {"t other": {"actions": [{"raise": "other"}]}}}}},
        parameters={"p": {"type": "number", "value": 1}, "q": {"type": "number", "value": "p"}},
        inputs={
            "i": {"type": "number", "value": "q"},
            "n": {"type": "number"},
            "b": {"type": "boolean"},
            "w": {"type": "string"},
            "t": {"type": "trigger"},
        },
        springs={"s-1": {"duration": 1}},
        curves={"c-1": [0, 0, 1, 1]},
        keyframes={"k": {"values": [0, 1], "curves": ["c-1"], "duration": 1}},
        paths={"way": "M0 0h1"},
        motions={"m": {"spring": "s-1"}},
        properties={"x": {"kind": "scalar", "value": "length(way)"}},
        animations={"a": {"property": "x", "keyframes": "k"}},
    )
    document["properties"]["x"] = {"kind": "scalar", "value": 0}
    document["properties"]["y"] = {"kind": "scalar", "expression": "length(way) + 0 * z"}
    document["properties"]["z"] = {"kind": "scalar", "expression": "x"}
    assert told(document) == [("property", "nothing shows, sets or reads the property 'y'")]


def test_a_star_waits_for_every_trigger() -> None:
    assert told(awaiting("*", inputs={"poke": {"type": "trigger"}})) == []


# ---- Components ----


def lamp(**more: Any) -> dict[str, Any]:
    """A component that waits for "flip", and tells when it did."""
    states = {
        "off": {"on": {"flip": {"target": "on", "actions": [{"emit": "lit"}]}}},
        "on": {"on": {"flip": "off"}},
    }
    return {"machine": {"states": states}, **more}


def test_components_have_warnings_of_their_own_with_places() -> None:
    component = lamp(properties={"dust": {"kind": "scalar", "value": 0}})
    component["machine"]["states"]["broken"] = {"on": {"flop": "off"}}
    node = {"kind": "component", "component": "lamp"}
    document = whole(components={"lamp": component}, nodes=[{**node, "name": "one"}, {**node, "name": "two"}])
    found = warnings(document)
    # Once, though it is used twice. "flip" is sent by nobody here.
    assert [(warning.kind.value, warning.pointer) for warning in found] == [
        ("event", "/components/lamp/machine/states/off/on/flip"),
        ("event", "/components/lamp/machine/states/on/on/flip"),
        ("state", "/components/lamp/machine/states/broken"),
        ("event", "/components/lamp/machine/states/broken/on/flop"),
        ("property", "/components/lamp/properties/dust"),
    ]


def used(node: Mapping[str, Any], *actions: Any, on: Any = None, component: Any = None) -> dict[str, Any]:
    """A document with the instance "desk" of a lamp."""
    states = {"s": {"entry": list(actions), "on": on or {}}}
    nodes = [{"kind": "component", "name": "desk", "component": "lamp", **node}]
    return whole({"states": states}, components={"lamp": component or lamp()}, nodes=nodes)


def test_what_the_document_around_sends_counts() -> None:
    assert told(used({}, {"send": "flip", "to": "desk"})) == []
    forward = used({"forward": {"dark": "flip"}}, {"raise": "dark"})
    assert told(forward) == []
    # What it sends to itself does not.
    assert [kind for kind, _ in told(used({}, {"send": "flip"}))] == ["event", "event"]


def test_forwards_wait_for_events_too() -> None:
    (warning,) = warnings(used({"forward": {"dark": "flip"}}))
    assert (warning.kind, warning.pointer) == (WarningKind.EVENT, "/nodes/0/forward/dark")


def test_what_a_component_emits_is_heard_by_its_links_alone() -> None:
    send = {"send": "flip", "to": "desk"}
    on: Any = {"shining": {"actions": []}}
    assert told(used({"events": {"lit": "shining"}}, send, on=on)) == []
    (warning,) = warnings(used({"events": {"lid": "shining"}}, send, on=on))
    assert (warning.message, warning.pointer) == (
        "the component emits no 'lid'; did you mean 'lit'?",
        "/nodes/0/events/lid",
    )
    (warning,) = warnings(used({}, send, on={"desk.lit": {"actions": []}}))
    assert warning.message == "the machine hears of 'desk.lit' only by the key 'events' of the component 'desk'"


def test_what_is_read_from_outside_is_used() -> None:
    component = lamp(
        properties={"glow": {"kind": "scalar", "value": 1}, "heat": {"kind": "scalar", "value": 1}},
        inputs={"watts": {"type": "number"}, "volts": {"type": "number"}},
    )
    document = used({"x": "desk.glow + desk.watts"}, {"send": "flip", "to": "desk"}, component=component)
    # A property of the document around with the same name is another.
    document["properties"] = {"heat": {"kind": "scalar", "value": 1}}
    document["nodes"].append({"kind": "rectangle", "frame": ["heat", 0, 1, 1]})
    assert told(document) == [
        ("property", "nothing shows, sets or reads the property 'heat'"),
        ("unused", "nothing reads or changes the input 'volts'"),
    ]


def test_the_library_sends_and_hears_but_is_not_reported() -> None:
    document = whole(
        {"states": {"s": {"on": {"shining": {"actions": []}}}}},
        nodes=[{"kind": "component", "name": "desk", "component": "lamp", "events": {"lit": "shining"}}],
    )
    assert told(document, {"lamp": lamp(springs={"none": {"duration": 1}}), "unused": lamp()}) == []


def test_of_a_component_that_nothing_uses_that_alone_is_told() -> None:
    # Who would send it events is not known.
    assert told(whole(components={"lamp": lamp()})) == [("unused", "nothing uses the component 'lamp'")]


# ---- Many ----


def test_the_first_thousand_are_kept_and_all_are_counted() -> None:
    states: Any = {f"s{index}": {} for index in range(1500)}
    properties = {f"p{index}": {"kind": "scalar", "value": 0} for index in range(200)}
    document = {"animcore": 1, "properties": properties, "machine": {"states": states}}
    with Document(document, keep_warnings=True) as read:
        assert read.warning_count == 200 + 1499
        messages = [warning.message for warning in read.warnings]
    expected = [f"nothing shows, sets or reads the property 'p{index}'" for index in range(200)]
    expected += [f"nothing leads to the state 's{index}'" for index in range(1, 801)]
    assert messages == expected


def seconds(document: Any) -> tuple[float, float]:
    """How long it takes to load a document, and to load it with its warnings."""
    text = json.dumps(document).encode()
    times = []
    for keep_warnings in (False, True):
        start = time.perf_counter()
        Document(text, keep_warnings=keep_warnings, memory_limit=2**32).close()
        times.append(time.perf_counter() - start)
    return times[0], times[1]


def chain(count: int) -> dict[str, Any]:
    """States each of which leads to the next, and the last to itself; half of them wait for what nobody sends."""
    states: dict[str, Any] = {}
    for index in range(count):
        target = f"s{min(index + 1, count - 1)}"
        states[f"s{index}"] = {"on": {f"event{index}": target}} if index % 2 else {"always": target}
    return {"machine": {"states": states}}


# Generous: what is quadratic takes minutes.
HOSTILE = {
    "many states": lambda: whole(
        components={f"c{index}": chain(4000) for index in range(25)},
        nodes=[{"kind": "component", "name": f"n{index}", "component": f"c{index}"} for index in range(25)],
    ),
    "many listed transitions": lambda: whole(
        {"states": {"a": {"transitions": [{"event": f"e{index}", "actions": []} for index in range(50_000)]}}}
    ),
    "many descriptors in one key": lambda: awaiting(" ".join(f"e{index}" for index in range(100_000))),
    "many parts of a name": lambda: awaiting(
        *(".".join("a" * 100) + f".b{index}" for index in range(2000)),
        actions=[{"raise": ".".join("a" * 100) + f".c{index}"} for index in range(2000)],
    ),
    "many names that are alike": lambda: whole(
        {"states": {"a": {"entry": [{"cancel": f"name{index}"} for index in range(3000)]}}},
    ),
    "many properties": lambda: whole(
        properties={f"p{index}": {"kind": "scalar", "value": 0} for index in range(100_000)}
    ),
    "long keys around many warnings": lambda: awaiting(
        " ".join(f"e{index}" for index in range(20_000)),
        actions=[{"cancel": "none"}] * 1000,
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_documents_take_no_longer_than_they_are_long(name: str) -> None:
    plain, searched = seconds(HOSTILE[name]())
    print(f"{name}: {plain:.3f} s, with warnings {searched:.3f} s")
    assert searched < 10 * plain + 5
