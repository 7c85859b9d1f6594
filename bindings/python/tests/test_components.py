# SPDX-License-Identifier: MIT
"""Documents as nodes of others: names, bound inputs, events between machines, and what is refused."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import animcore
import pytest
from animcore import DocumentError, LimitError, Scene, SolidPaint, StateError, TextSyntaxError

FLICKS = 705_600_000

SPINNER: dict[str, Any] = {
    "size": [20, 20],
    "parameters": {
        "hue": {"type": "color", "value": "#FF0000"},
        "rate": {"type": "number", "value": 1, "range": [0, 10]},
        "round": {"type": "boolean", "value": True},
        "title": {"type": "string", "value": "none"},
    },
    "inputs": {
        "on": {"type": "boolean"},
        "level": {"type": "number", "range": [0, 10]},
        "label": {"type": "string", "value": "?"},
        "again": {"type": "trigger"},
    },
    "properties": {
        "angle": {"kind": "scalar", "value": 0},
        "place": {"kind": "vector2", "value": [1, 2]},
        "sum": {"kind": "scalar", "expression": "angle + 100 * level + 1000 * rate + 10000 * round"},
    },
    "animations": {"turn": {"property": "angle", "curve": "linear", "from": 0, "to": 90, "duration": 1}},
    "machine": {
        "states": {
            "off": {
                "always": [{"guard": "on && level >= 5", "target": "run"}],
                "on": {
                    "button.down": {"actions": [{"emit": "pressed", "data": {"at": "event.x"}}]},
                    "kick": {"actions": [{"set": {"angle": "event.force"}}]},
                },
            },
            "run": {
                "entry": [{"play": "turn"}],
                "always": [{"guard": "!on", "target": "off"}],
                "on": {"done.animation.turn": {"actions": [{"emit": "finished"}]}},
            },
        }
    },
    "nodes": [
        {"kind": "ellipse", "name": "dot", "frame": [0, 0, 20, 20], "fill": "hue"},
        {"kind": "text", "text": {"input": "label"}, "position": [0, 0], "fill": "#000"},
        {"kind": "text", "text": {"parameter": "title"}, "position": [0, 0], "fill": "#000"},
    ],
    "regions": [{"name": "button", "shape": {"rectangle": [0, 0, 20, 20]}, "focusable": True}],
}

PAGE: dict[str, Any] = {
    "animcore": 1,
    "size": [200, 100],
    "parameters": {"caption": {"type": "string", "value": "Wait"}},
    "inputs": {"go": {"type": "boolean"}, "word": {"type": "string", "value": "hi"}},
    "components": {"spinner": SPINNER},
    "properties": {
        "p": {"kind": "scalar", "value": 1},
        "seen": {"kind": "scalar", "expression": "busy.sum + busy.place.y"},
    },
    "machine": {
        "states": {
            "idle": {
                "on": {
                    "hit": {
                        "actions": [{"set": {"p": "event.at"}}, {"send": "kick", "to": "busy", "data": {"force": 7}}]
                    },
                    "later": {"actions": [{"send": "kick", "to": "busy", "data": {"force": 8}, "delay": 0.5}]},
                    "ended": "done",
                }
            },
            "done": {},
        }
    },
    "nodes": [
        {
            "kind": "component",
            "name": "busy",
            "component": "spinner",
            "x": 50,
            "scale": 2,
            "parameters": {"hue": "#00FF00", "rate": "1 + 1", "round": "2 < 1", "title": {"parameter": "caption"}},
            "inputs": {"on": "go", "level": "3 * p", "label": {"input": "word"}},
            "events": {"pressed": "hit", "finished": "ended"},
            "forward": {"push pull.hard": "kick"},
        },
        {"kind": "rectangle", "name": "light", "frame": [0, 0, 5, 5], "fill": "#000", "visible": "in(busy.run)"},
    ],
    "regions": [{"name": "all", "shape": {"rectangle": [0, 0, 40, 40]}, "focusable": True}],
}


def page(**changes: Any) -> Scene:
    return Scene(json.dumps(PAGE | changes))


def changed(**changes: Any) -> str:
    """The page with other keys of its component node."""
    node = {**PAGE["nodes"][0], **changes}
    return json.dumps(PAGE | {"nodes": [{key: value for key, value in node.items() if value is not None}]})


def names(scene: Scene, kind: str = "emitted") -> list[str | None]:
    return [event.name for event in scene.events() if event.kind.value == kind]


def test_names_are_those_of_the_instance() -> None:
    scene = page()
    assert scene.state == "idle busy.off"
    assert list(scene.inputs) == ["go", "word", "busy.on", "busy.level", "busy.label", "busy.again"]
    assert {"busy.angle", "busy.place", "busy.sum", "p"} <= set(scene.names)
    assert [region.name for region in scene.regions] == ["busy.button", "all"]
    scene.send("busy.kick", {"force": 3})
    assert scene["busy.angle"].value == 3
    scene.send("kick", {"force": 4})
    assert scene["busy.angle"].value == 3


def test_parameters_are_given() -> None:
    scene = page()
    # angle 0, level 3, rate 2, round false; place.y 2
    assert scene["busy.sum"].presentation == 2300
    assert scene["seen"].presentation == 2302
    fill, _, title = scene.display_list()[:3]
    assert isinstance(fill.paint, SolidPaint)
    assert fill.paint.color == (0, 1, 0, 1)
    assert title.text == "Wait"


def test_it_stands_where_its_node_does() -> None:
    scene = page()
    dot = scene.display_list()[0]
    assert tuple(dot.transform)[:6] == (2, 0, 0, 2, 50, 0)
    assert scene.hit_region(89, 39) == "busy.button"
    assert scene.hit_region(91, 39) is None
    scene.pointer("down", 60, 10)
    down = next(event for event in scene.events() if event.kind.value == "control")
    assert (down.name, down.data["x"], down.data["y"]) == ("busy.button.down", 5, 5)


def test_focus_goes_in_the_order_of_the_text() -> None:
    scene = page()
    scene.key("tab")
    assert scene.focus == "busy.button"
    scene.key("tab")
    assert scene.focus == "all"


def test_events_go_up_and_down() -> None:
    scene = page()
    scene.pointer("down", 60, 10)
    assert names(scene) == ["busy.pressed"]
    # The page has heard of it with its data, and has kicked.
    assert scene["p"].value == 5
    assert scene["busy.angle"].value == 7
    scene.send("push", {"force": 21})
    assert scene["busy.angle"].value == 21
    scene.send("pull.hard.again", {"force": 22})
    assert scene["busy.angle"].value == 22
    scene.send("pull", {"force": 23})
    assert scene["busy.angle"].value == 22
    scene.send("later")
    scene.advance(0.49)
    assert scene["busy.angle"].value == 22
    scene.advance(0.01)
    assert scene["busy.angle"].value == 8


def test_inputs_follow() -> None:
    scene = page()
    assert scene.inputs["busy.level"] == 3
    scene["p"].value = 2
    assert scene["busy.sum"].presentation == 2600
    # Beyond the range.
    scene["p"].value = 20
    assert scene.inputs["busy.level"] == 10
    scene.inputs["word"] = "there"
    assert scene.inputs["busy.label"] == "there"
    assert scene.display_list()[1].text == "there"
    assert scene.display_revision > 0
    light = len(scene.display_list())
    scene.inputs["go"] = True
    assert scene.state == "idle busy.run"
    assert len(scene.display_list()) == light + 1
    scene.advance(1.001)
    assert scene.state == "done busy.run"
    scene.inputs["go"] = False
    assert scene.state == "done busy.off"


def test_what_is_given_cannot_be_set() -> None:
    scene = page()
    before = scene.state_hash()
    for name, value in {"busy.on": True, "busy.level": 3.0, "busy.label": "x"}.items():
        with pytest.raises(StateError, match=name):
            scene.inputs[name] = value
    assert scene.state_hash() == before


@pytest.mark.parametrize("steps", [1, 7, 60])
def test_it_reacts_when_an_input_that_moves_passes_a_guard(steps: int) -> None:
    """3 p is 5 after a sixth of the second in which p goes from 0 to 10, however the time is cut."""
    scene = page(
        properties=PAGE["properties"]
        | {"p": {"kind": "scalar", "value": 0, "action": {"curve": "linear", "duration": 1}}}
    )
    scene.inputs["go"] = True
    assert scene.state == "idle busy.off"
    scene["p"].value = 10
    scene.advance(0.15)
    assert scene.state == "idle busy.off"
    for _ in range(steps):
        scene.advance(0.35 / steps)
    assert scene.state == "idle busy.run"
    entered = [event.time_flicks for event in scene.events() if event.name == "busy.run"]
    assert len(entered) == 1
    assert abs(entered[0] - 705_600_000 // 6) <= 1


def test_a_library() -> None:
    text = json.dumps({key: value for key, value in PAGE.items() if key != "components"})
    scene = Scene.load(text, components={"spinner": {"animcore": 1, **SPINNER}})
    assert scene.state_hash() == page().state_hash()
    with pytest.raises(DocumentError, match="no component 'spinner'"):
        Scene(text)
    wrong = {"animcore": 1, **SPINNER, "nodes": [{"kind": "elipse"}]}
    with pytest.raises(DocumentError, match="component 'spinner' of the library, used as 'busy'") as error:
        Scene.load(text, components={"spinner": wrong})
    assert error.value.pointer == "/spinner/nodes/0/kind"
    with pytest.raises(TextSyntaxError, match="in the library"):
        Scene(text, components={"spinner": "{"})


def test_a_library_of_files(tmp_path: Path) -> None:
    file = tmp_path / "spinner.json"
    file.write_text(json.dumps({"animcore": 1, **SPINNER}))
    text = json.dumps({key: value for key, value in PAGE.items() if key != "components"})
    assert Scene.load(text, components={"spinner": file}).state == "idle busy.off"


def test_names_are_looked_for_outwards() -> None:
    leaf = {"inputs": {"which": {"type": "number", "value": 0}}}
    outer, inner = (leaf | {"inputs": {"which": {"type": "number", "value": value}}} for value in (1, 2))
    uses = [{"kind": "component", "name": "x", "component": "leaf"}]
    near = {"size": [1, 1], "components": {"leaf": inner}, "nodes": uses}
    far = {"size": [1, 1], "nodes": uses}
    scene = Scene(
        json.dumps(
            {
                "animcore": 1,
                "size": [1, 1],
                "components": {"near": near, "far": far, "leaf": outer},
                "nodes": [{"kind": "component", "name": name, "component": name} for name in ("near", "far")],
            }
        ),
        components={"leaf": leaf},
    )
    assert dict(scene.inputs) == {"near.x.which": 2, "far.x.which": 1}


def nested(depth: int, width: int) -> str:
    components: dict[str, Any] = {"c0": {"machine": {"states": {"a": {}}}}}
    for level in range(1, depth + 1):
        components[f"c{level}"] = {
            "size": [1, 1],
            "nodes": [{"kind": "component", "name": f"n{i}", "component": f"c{level - 1}"} for i in range(width)],
        }
    uses = [{"kind": "component", "name": "n", "component": f"c{depth}"}]
    return json.dumps({"animcore": 1, "size": [1, 1], "components": components, "nodes": uses})


def test_deep() -> None:
    scene = Scene(nested(15, 1))
    assert scene.state == "n" + 15 * ".n0" + ".a"
    assert scene.in_state("n" + 15 * ".n0" + ".a")
    with pytest.raises(LimitError, match="16 deep"):
        Scene(nested(16, 1))


@pytest.mark.parametrize(("depth", "width"), [(10, 10), (15, 2000), (2, 1000), (16, 10)])
def test_many_are_refused_at_once(depth: int, width: int) -> None:
    text = nested(depth, width)
    start = time.monotonic()
    with pytest.raises(LimitError):
        Scene(text)
    assert time.monotonic() - start < 2


def test_cycles() -> None:
    def use(name: str) -> dict[str, Any]:
        return {
            "size": [1, 1],
            "nodes": [{"kind": "group", "nodes": [{"kind": "component", "name": "n", "component": name}]}],
        }

    text = json.dumps({"animcore": 1, **use("a"), "components": {"a": use("b"), "b": use("a")}})
    with pytest.raises(DocumentError, match=r"contains itself: a -> b -> a \(in the component 'b'\)") as error:
        Scene(text)
    assert error.value.pointer == "/components/b/nodes/0/nodes/0"
    with pytest.raises(DocumentError, match="contains itself: a -> a"):
        Scene(json.dumps({"animcore": 1, **use("a")}), components={"a": {"animcore": 1, **use("a")}})


def test_a_cycle_of_values() -> None:
    inputs = {**PAGE["nodes"][0]["inputs"], "level": "busy.angle + seen"}
    with pytest.raises(DocumentError, match="cycle"):
        Scene(changed(inputs=inputs))


@pytest.mark.parametrize(
    ("changes", "message", "pointer"),
    [
        ({"name": None}, "'name' is missing", "/nodes/0"),
        ({"component": None}, "'component' is missing", "/nodes/0"),
        ({"component": "spiner"}, "no component 'spiner'", "/nodes/0/component"),
        ({"name": "go"}, "an input or variable has this name", "/nodes/0/name"),
        ({"name": "caption"}, "a parameter has this name", "/nodes/0/name"),
        ({"name": "event"}, "events", "/nodes/0/name"),
        ({"name": "a`b"}, "is no name", "/nodes/0/name"),
        ({"name": "n" * 255}, "longer than 255", "/components/spinner/parameters/hue"),
        ({"parameters": {"hu": 1}}, "hu", "/nodes/0/parameters/hu"),
        ({"parameters": {"rate": 11}}, "range", "/nodes/0/parameters/rate"),
        ({"parameters": {"rate": "p"}}, "unknown parameter", "/nodes/0/parameters/rate"),
        ({"parameters": {"title": {"parameter": "nope"}}}, "string parameter", "/nodes/0/parameters/title/parameter"),
        ({"parameters": []}, "must be an object", "/nodes/0/parameters"),
        ({"inputs": []}, "must be an object", "/nodes/0/inputs"),
        ({"inputs": {"levle": 1}}, "no input 'levle'", "/nodes/0/inputs/levle"),
        ({"inputs": {"level": 11}}, "range", "/nodes/0/inputs/level"),
        ({"inputs": {"level": "q"}}, "'q'", "/nodes/0/inputs/level"),
        ({"inputs": {"level": "p),(p"}}, "column 2", "/nodes/0/inputs/level"),
        ({"inputs": {"level": "p,0,10)+max(p"}}, "column 2", "/nodes/0/inputs/level"),
        ({"inputs": {"level": "random()"}}, "only possible in actions", "/nodes/0/inputs/level"),
        ({"inputs": {"level": True}}, "must be a number", "/nodes/0/inputs/level"),
        ({"inputs": {"on": 1}}, "must be true or false", "/nodes/0/inputs/on"),
        ({"inputs": {"label": {"input": "go"}}}, "string input", "/nodes/0/inputs/label/input"),
        ({"inputs": {"again": True}}, "trigger", "/nodes/0/inputs/again"),
        ({"events": {"pressed": "a..b"}}, "is no event", "/nodes/0/events/pressed"),
        ({"events": {"a b": "c"}}, "is no event", "/nodes/0/events/a b"),
        ({"forward": {"push": 1}}, "must be a string", "/nodes/0/forward/push"),
        ({"nodes": []}, "unknown key 'nodes'", "/nodes/0/nodes"),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, Any], message: str, pointer: str) -> None:
    with pytest.raises(DocumentError, match=message) as error:
        Scene(changed(**changes))
    assert error.value.pointer == pointer


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"properties": {"busy": {"kind": "scalar", "value": 0}}}, "a component has this name"),
        ({"nodes": [*PAGE["nodes"], {"kind": "group", "name": "busy"}]}, "a component has this name"),
        ({"nodes": 2 * PAGE["nodes"]}, "a component has this name"),
        ({"machine": {"states": {"a": {"entry": [{"set": {"busy.angle": 1}}]}}}}, "component"),
        ({"machine": {"states": {"a": {"entry": [{"assign": {"busy.on": True}}]}}}}, "no input 'busy.on'"),
        ({"machine": {"states": {"a": {"entry": [{"send": "x", "to": "bussy"}]}}}}, "no component called 'bussy'"),
        ({"machine": {"states": {"a": {"always": {"guard": "in(busy.of)", "target": "a"}}}}}, "no state 'busy.of'"),
        (
            {"components": {"spinner": SPINNER | {"properties": {"q": {"kind": "scalar", "expression": "p"}}}}},
            "'busy.p'",
        ),
        (
            {
                "components": {
                    "spinner": SPINNER | {"machine": {"states": {"a": {"entry": [{"assign": {"on": True}}]}}}}
                }
            },
            "given by the document around",
        ),
        ({"components": []}, "must be an object"),
        ({"components": {"a`b": {}}}, "is no name"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(DocumentError, match=message):
        page(**change)


def test_events_in_a_circle_end() -> None:
    ball = {"machine": {"states": {"a": {"on": {"ball": {"actions": [{"emit": "back"}]}}}}}}
    scene = Scene(
        json.dumps(
            {
                "animcore": 1,
                "size": [1, 1],
                "components": {"player": ball},
                "machine": {"states": {"a": {"on": {"throw": {"actions": [{"send": "ball", "to": "other"}]}}}}},
                "nodes": [{"kind": "component", "name": "other", "component": "player", "events": {"back": "throw"}}],
            }
        )
    )
    start = time.monotonic()
    scene.send("throw")
    assert time.monotonic() - start < 1
    assert "unsettled" in [event.kind.value for event in scene.events()]
    assert scene.state == "a other.a"


def test_inputs_in_a_circle_end() -> None:
    flip = {
        "inputs": {"want": {"type": "boolean"}},
        "machine": {
            "states": {
                "off": {"always": {"guard": "want", "target": "on"}},
                "on": {"always": {"guard": "!want", "target": "off"}},
            }
        },
    }
    text = {
        "animcore": 1,
        "size": [1, 1],
        "components": {"flip": flip},
        "nodes": [{"kind": "component", "name": "f", "component": "flip", "inputs": {"want": "in(f.off)"}}],
    }
    scene = Scene(json.dumps(text))
    assert "unsettled" in [event.kind.value for event in scene.events()]


def test_ten_thousand_hear_an_event() -> None:
    leaf = {"machine": {"states": {"a": {"on": {"go": "b"}}, "b": {}}}}
    count = 10_000
    nodes = [
        {"kind": "component", "name": f"n{i}", "component": "leaf", "forward": {"all": "go"}} for i in range(count)
    ]
    machine: dict[str, Any] = {"states": {"a": {}}}
    text = {"animcore": 1, "size": [1, 1], "components": {"leaf": leaf}, "machine": machine, "nodes": nodes}
    scene = Scene(json.dumps(text))
    scene.send("all")
    assert scene.state.split()[1:] == [f"n{i}.b" for i in range(count)]
    assert "unsettled" not in [event.kind.value for event in scene.events()]


def transcript(scene: Scene) -> list[tuple[Any, ...]]:
    return [(event.kind, event.time_flicks, event.name, tuple(event.data.items())) for event in scene.events()]


def test_the_frame_rate_does_not_matter() -> None:
    """Two components whose inputs follow what moves, with delays in all machines: any cutting of time is the same."""
    child = {
        "inputs": {"level": {"type": "number"}},
        "properties": {"y": {"kind": "scalar", "value": 0, "action": {"spring": {"stiffness": 80, "damping": 9}}}},
        "machine": {
            "states": {
                "low": {
                    "always": {"guard": "level > 30", "target": "high"},
                    "after": [{"delay": 0.37, "actions": [{"emit": "tick"}]}],
                },
                "high": {
                    "entry": [{"set": {"y": "level"}, "motion": {"curve": "ease", "duration": 0.4}}, {"emit": "rose"}],
                    "always": {"guard": "level < 20", "target": "low"},
                    "after": [{"delay": 0.21, "target": "low"}],
                },
            }
        },
    }
    text = json.dumps(
        {
            "animcore": 1,
            "size": [1, 1],
            "components": {"child": child},
            "properties": {"x": {"kind": "scalar", "value": 0}},
            "machine": {
                "states": {
                    "up": {
                        "entry": [{"set": {"x": 50}, "motion": {"curve": "linear", "duration": 0.9}}],
                        "after": [{"delay": 0.7, "target": "down"}],
                        "on": {"step": {"actions": [{"send": "a", "to": "one", "delay": 0.05}]}},
                    },
                    "down": {
                        "entry": [{"set": {"x": 0}, "motion": {"spring": {"stiffness": 50, "damping": 4}}}],
                        "after": [{"delay": 0.43, "target": "up"}],
                        "on": {"step": "up"},
                    },
                }
            },
            "nodes": [
                {
                    "kind": "component",
                    "name": "one",
                    "component": "child",
                    "inputs": {"level": "x"},
                    "events": {"rose": "step"},
                },
                {
                    "kind": "component",
                    "name": "two",
                    "component": "child",
                    "inputs": {"level": "one.y + x / 4"},
                    "events": {"tick": "step"},
                },
            ],
        }
    )
    total = 6 * FLICKS
    whole = Scene(text)
    whole.advance_flicks(total)
    expected = transcript(whole)
    assert len(expected) > 60
    for seed in range(6):
        draw = random.Random(seed)
        scene, left, heard = Scene(text), total, []
        while left > 0:
            step = min(left, draw.choice([1, 1000, FLICKS // 60, FLICKS // 7, FLICKS]))
            step = max(step, left // 400)
            scene.advance_flicks(step)
            heard += transcript(scene)
            left -= step
            if draw.random() < 0.2:
                scene.display_list()
        assert heard == expected
        assert scene.state_hash() == whole.state_hash()
        assert scene.state == whole.state


def test_a_trace_reaches_components() -> None:
    scene = page()
    scene.play(animcore.Trace('{"trace": 1}\n{"at": 0, "send": "busy.kick", "data": {"force": 5}}\n'))
    assert scene["busy.angle"].value == 5


def test_what_is_not_used_is_read_too() -> None:
    wrong = {"size": [1, 1], "nodes": [{"kind": "elipse"}]}
    document = {
        "animcore": 1,
        "components": {"spare": {"components": {"deep": wrong}, "machine": {"states": {"a": {}}}}},
    }
    with pytest.raises(DocumentError, match=r"\(in the component 'deep'\)") as error:
        Scene(json.dumps(document))
    assert error.value.pointer == "/components/spare/components/deep/nodes/0/kind"
    # But not what the library has besides.
    assert Scene('{"animcore": 1}', components={"spare": wrong}).state == ""


def test_what_is_not_used_counts() -> None:
    text = json.loads(nested(15, 1))
    text["components"] |= {f"spare{i}": text["components"]["c1"] for i in range(40_000)}
    with pytest.raises(LimitError):
        Scene(json.dumps(text))


def test_what_nothing_uses_may_name_paths_and_keyframes() -> None:
    """A component that no node uses is read like any other: what it uses by name counts against the same limit."""
    unused = {
        "size": [1, 1],
        "paths": {"p": "M0 0L5 5"},
        "keyframes": {"k": {"values": [0, 1]}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "animations": {"a": {"property": "x", "keyframes": "k", "duration": 1}},
        "nodes": [{"kind": "path", "commands": "p", "fill": "#000"}, {"kind": "path", "commands": "p", "fill": "#000"}],
    }
    animcore.Scene({"animcore": 1, "size": [1, 1], "components": {"c": unused}, "nodes": []}).close()
