# SPDX-License-Identifier: MIT
"""Names of any text: a document whose names are replaced, each where it is defined, in expressions and in the names of
events, does what it did before.

The renaming is done here on the text, with its own idea of what quoting is; nothing of the library says how a name is
written.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from animcore import AnimError, Document, DocumentError, EventKind, NotFoundError, Scene, Trace
from animcore.tools.validate import check_text

# Where a name stands: `«d:x»` as it is defined and referred to, `«e:x»` in expressions and the names of events.
DOCUMENT = r"""
{
  "animcore": 1,
  "size": [200, 100],
  "parameters": {
    "«d:unit»": { "type": "number", "value": 4 },
    "«d:theme»": { "type": "string", "value": "dark" },
    "«d:tint»": { "type": "color", "value": "#0A64C8" }
  },
  "inputs": {
    "«d:level»": { "type": "number", "value": 3, "range": [0, 1000] },
    "«d:on»": { "type": "boolean", "value": false },
    "«d:title»": { "type": "string", "value": "first" },
    "«d:kick»": { "type": "trigger" }
  },
  "variables": { "«d:count»": { "type": "number" }, "«d:last»": { "type": "string" } },
  "springs": { "«d:soft»": { "duration": 0.4, "bounce": 0.3 } },
  "curves": { "«d:slow»": [0.2, 0.1, 0.9, 0.4] },
  "paths": { "«d:route»": [["move", 0, 0], ["line", 30, 40], ["line", 30, 60]] },
  "keyframes": { "«d:bump»": { "values": [0, 10, 5], "times": [0, 0.5, 1], "duration": 0.5 } },
  "motions": { "«d:gentle»": { "spring": "«d:soft»" }, "«d:plain»": { "curve": "«d:slow»", "duration": 0.3 } },
  "properties": {
    "«d:x»": { "kind": "scalar", "value": 1 },
    "«d:y»": { "kind": "scalar", "value": 1 },
    "«d:place»": { "kind": "vector2", "value": [5, 6] },
    "«d:shade»": { "kind": "color", "value": "#FF8000" },
    "«d:outline»": { "kind": "path", "value": "«d:route»" },
    "«d:sum»": {
      "kind": "scalar",
      "expression": "«e:x» * 2 + «e:place».y + «e:level» + «e:unit» + length(«e:route») + length(«e:outline»)"
    },
    "«d:flags»": {
      "kind": "scalar",
      "expression":
        "(«e:title» == 'first') + 2 * in(«e:away») + 4 * «e:on» + 8 * («e:theme» != 'x') + 16 * in(«e:part».«e:busy»)"
    },
    "«d:seen»": {
      "kind": "scalar",
      "expression":
        "«e:part».«e:angle» + 100 * «e:part».«e:given» + 1000 * count(«e:rows») + «e:tint».red + «e:shade».green"
    }
  },
  "animations": {
    "«d:wave»": { "property": "«d:y»", "keyframes": "«d:bump»", "timing": { "repeat": 2 } }
  },
  "components": {
    "«d:dial»": { "size": [20, 20],
      "inputs": { "«d:given»": { "type": "number" }, "«d:word»": { "type": "string", "value": "w" } },
      "properties": { "«d:angle»": { "kind": "scalar", "value": 2 } },
      "machine": {
        "states": {
          "«d:idle»": { "on": { "poke": { "target": "«d:busy»", "actions": [
            { "set": { "«d:angle»": "«e:given» + event.«e:by»" }, "motion": { "duration": 0.2 },
              "transaction": "«d:turned»" }
          ] } } },
          "«d:busy»": { "on": { "«e:knob».down": { "actions": [{ "emit": "knob" }] },
            "done.transaction.«e:turned»": { "target": "«d:idle»", "actions": [
            { "emit": "turned", "data": { "«d:by»": "«e:angle»" } }
          ] } } }
        }
      },
      "nodes": [{ "kind": "rectangle", "frame": [0, 0, 20, 20] }],
      "regions": [{ "name": "«d:knob»", "shape": { "rectangle": [0, 0, 20, 20] } }]
    },
    "«d:row»": { "size": [20, 20],
      "inputs": { "«d:label»": { "type": "string" }, "«d:height»": { "type": "number", "value": 1 } },
      "properties": { "«d:top»": { "kind": "scalar", "expression": "10 * «e:height»" } },
      "nodes": [{ "kind": "text", "text": { "input": "«d:label»" }, "position": [0, 0], "fill": "#000" }]
    }
  },
  "machine": {
    "initial": "«d:near»",
    "states": {
      "«d:near»": {
        "on": {
          "go other": { "target": "«d:away»", "guard": "«e:level» > 2 && !in(«e:away»)", "actions": [
            { "assign": { "«d:last»": "event.«e:what»", "«d:count»": "«e:count» + length(«e:title»)" } },
            { "increment": { "«d:level»": "event.«e:by»" } },
            { "toggle": "«d:on»" },
            { "set": { "«d:x»": "«e:level» * 2", "«d:place»": ["«e:count»", 50] }, "motion": "«d:gentle»",
              "transaction": "«d:moved»" },
            { "set": { "«d:shade»": "#102030" }, "motion": "«d:plain»" }
          ] },
          "«e:kick»": { "actions": [
            { "play": "«d:wave»" },
            { "append": "«d:rows»", "values": { "«d:label»": { "input": "«d:title»" }, "«d:height»": "«e:level»" } },
            { "send": "poke", "to": "«d:part»", "data": { "«d:by»": "«e:level» + 1" } }
          ] },
          "«e:pad».down": { "actions": [{ "emit": "pressed", "data": { "«d:where»": "event.x" } }] },
          "repeat.animation.«e:wave»": { "actions": [{ "emit": "again" }] },
          "changed.«e:title»": { "actions": [{ "emit": "titled", "data": { "«d:what»": { "input": "«d:title»" } } }] },
          "turning": { "actions": [{ "emit": "turning", "data": { "«d:by»": "event.«e:by»" } }] }
        }
      },
      "«d:away»": {
        "initial": "«d:deep»",
        "on": {
          "done.transaction.«e:moved»": { "actions": [{ "emit": "moved", "data": {
            "«d:what»": { "expression": "«e:last» + «e:title» + «e:count»" } } }] },
          "done.state.«e:away»": "«d:near»",
          "done.animation.«e:wave»": { "actions": [{ "emit": "waved" }] },
          "back": "«d:near»"
        },
        "states": {
          "«d:deep»": { "after": [{ "delay": 1.5, "guard": "elapsed(«e:away») >= 1.5", "target": "«d:end»" }] },
          "«d:end»": { "type": "final" }
        }
      }
    }
  },
  "nodes": [
    { "kind": "rectangle", "name": "«d:card»", "frame": [0, 0, 50, 50], "fill": "«d:shade»", "x": "«e:x»" },
    { "kind": "path", "property": "«d:outline»", "stroke": { "paint": "«d:tint»", "width": "«e:unit»" } },
    { "kind": "text", "text": { "input": "«d:title»" }, "position": [0, 0], "fill": "#000" },
    { "kind": "component", "name": "«d:part»", "component": "«d:dial»", "x": 100,
      "inputs": { "«d:given»": "«e:level» + 1", "«d:word»": { "input": "«d:title»" } },
        "events": { "turned": "turning" } },
    { "kind": "list", "name": "«d:rows»", "component": "«d:row»", "capacity": 3,
      "items": [{ "key": "a", "values": { "«d:label»": "one", "«d:height»": 2 } }] }
  ],
  "regions": [{ "name": "«d:pad»", "node": "«d:card»", "shape": { "rectangle": [0, 0, 50, 50] } }]
}
"""
NAMES = sorted(set(re.findall("«[de]:(\\w+)»", DOCUMENT)))
SPECIAL = ".()[]='"


def own(name: str) -> str:
    """A name as it is defined, and as hosts have it."""
    return f"`{name}`" if any(each in SPECIAL for each in name) else name


def document(names: dict[str, str]) -> str:
    def text(match: re.Match[str]) -> str:
        name = names[match[2]]
        if match[1] == "d":
            written = own(name)
        else:
            written = name if re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) else f"`{name}`"
        return json.dumps(written)[1:-1]

    return re.sub("«([de]):(\\w+)»", text, DOCUMENT)


def is_of_the_schema(names: dict[str, str]) -> bool:
    problems = check_text("a.json", document(names).encode(), with_schema=True)
    return [problem.message for problem in problems if problem.severity == "error"] == []


def played(names: dict[str, str]) -> list[Any]:
    """What the document does, with its names back as they were."""
    back = {own(name): plain for plain, name in names.items()}
    host = {plain: own(name) for plain, name in names.items()}

    def parts(path: str) -> str:
        result: list[str] = []
        for part in re.findall(r"`[^`]*`|[^.`]+", path):
            # The number of an item's room is no name.
            result.append(part if result[-1:] == ["rows"] else back.get(part, part))
        return ".".join(result)

    result: list[Any] = []

    def see(scene: Scene) -> None:
        for event in scene.events():
            data = {parts(key): value for key, value in event.data.items()}
            result.append((event.time, event.kind, parts(str(event.name)), data))
        values = {}
        for prop in scene.properties:
            values[parts(prop.name)] = repr(prop.value)
        result.append((scene.time, [parts(each) for each in scene.configuration], values))
        result.append(scene.display_list())

    with Scene(document(names)) as scene:
        see(scene)
        scene.inputs.fire(host["kick"])
        scene.advance(0.125)
        see(scene)
        scene.inputs[host["title"]] = "it's"
        scene.pointer("down", 10, 10)
        scene.pointer("up", 10, 10)
        scene.pointer("down", 105, 5)
        scene.pointer("up", 105, 5)
        scene.advance(0.5)
        see(scene)
        scene.send("go", {host["by"]: 7, host["what"]: "text"})
        scene.advance(0.125)
        see(scene)
        saved = scene.snapshot()
        scene.advance(2)
        see(scene)
        after = scene.state_hash
        scene.restore(saved)
        scene.advance(2)
        scene.events()
        assert scene.state_hash == after
        scene.lists[host["rows"]].append({host["label"]: "x", host["height"]: 9})
        scene.advance(1.5)
        see(scene)
    return result


PLAIN = {name: name for name in NAMES}


def test_each_name_may_be_any_text() -> None:
    expected = played(PLAIN)
    emitted = {str(each[2]) for each in expected if isinstance(each, tuple) and each[1] is EventKind.EMITTED}
    assert emitted >= {"pressed", "part.knob", "waved", "again", "titled", "turning", "moved"}
    assert played({name: f"my {name}" for name in NAMES}) == expected
    assert played({name: f"{name}.0.it's (=='[1]') *" for name in NAMES}) == expected
    assert played({name: f"{index}" for index, name in enumerate(NAMES)}) == expected
    assert played({name: f"größe-{name} 🎈" for name in NAMES}) == expected
    assert is_of_the_schema({name: f"my {name}" for name in NAMES})
    assert is_of_the_schema({name: f"{name}.0.it's (=='[1]') *" for name in NAMES})
    assert is_of_the_schema({name: f"größe-{name} 🎈" for name in NAMES})


@pytest.mark.parametrize("seed", range(12))
def test_random_texts(seed: int) -> None:
    chance = random.Random(seed)
    alphabet = "ab.()[]=' *+-/\\\"{}<>&|!?:,;#$%^~_09éß漢🎈\u00a0\u2028"
    names: dict[str, str] = {}
    for name in NAMES:
        while name not in names:
            text = "".join(chance.choice(alphabet) for _ in range(chance.randint(1, 12)))
            if text not in names.values() and not text.startswith("x-"):
                names[name] = text
    assert played(names) == played(PLAIN)
    assert is_of_the_schema(names)


def small(**more: Any) -> dict[str, Any]:
    return {"animcore": 1, "size": [10, 10], **more}


def test_a_name_with_a_dot_is_not_a_components() -> None:
    """`part.x` is the component's; `` `part.x` `` in backquotes, here and there, is the document's own."""
    given = small(
        components={"dial": small(inputs={"x": {"type": "number", "value": 1}})},
        inputs={"`part.x`": {"type": "number", "value": 20}},
        properties={
            "frame": {"kind": "size", "value": [300, 5]},
            "`frame.width`": {"kind": "scalar", "value": 4000},
            "sum": {"kind": "scalar", "expression": "part.x + `part.x` + frame.width + `frame.width` + `part`.`x`"},
        },
        nodes=[{"kind": "component", "name": "part", "component": "dial"}],
    )
    with Scene(given) as scene:
        assert scene["sum"].value == 4322
        scene.inputs["`part.x`"] = 50
        scene.inputs["part.x"] = 2
        scene["`frame.width`"].value = 0
        assert scene["sum"].value == 354
        assert list(scene.inputs) == ["`part.x`", "part.x"]
        # Hosts may write backquotes that are not needed no more than documents may.
        with pytest.raises(NotFoundError, match=r"part\.x"):
            scene.inputs["`part`.x"]


def test_questions_and_texts_are_no_names() -> None:
    names = ["`in(a)`", "`count(b)`", "`random()`", "`'a'`", "`a=='b'`", "`x[0]`", "`event.x`", "`elapsed(a)`"]
    given = small(
        inputs={name: {"type": "number", "value": 2**index} for index, name in enumerate(names)},
        properties={"sum": {"kind": "scalar", "expression": " + ".join(names)}},
        machine={"states": {"a": {}}},
    )
    with Scene(given) as scene:
        assert scene["sum"].value == 255


def test_backquotes_make_names_of_constants() -> None:
    given = small(
        inputs={"pi": {"type": "number", "value": 3}, "true": {"type": "number", "value": 7}},
        properties={"sum": {"kind": "scalar", "expression": "`pi` + `true` * 10 + true"}},
    )
    with Scene(given) as scene:
        assert scene["sum"].value == 74


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "1 to 255 bytes"),
        ("é" * 128, "1 to 255 bytes"),
        ("a\0b", "control characters"),
        ("a\nb", "control characters"),
        ("a\x7fb", "control characters"),
        ("a.b", "in backquotes where"),
        ("a`b", "in backquotes where"),
        ("`a`", "only there"),
        ("`", "in backquotes"),
        ("``", "in backquotes"),
        ("`a.b", "in backquotes"),
        ("`a.`b`", "in backquotes"),
    ],
)
@pytest.mark.parametrize("place", ["inputs", "properties", "animations", "states", "nodes", "regions", "data"])
def test_what_is_no_name(name: str, why: str, place: str) -> None:
    what: dict[str, Any] = {
        "inputs": {"inputs": {name: {"type": "number"}}},
        "properties": {"properties": {name: {"kind": "scalar", "value": 0}}},
        "animations": {
            "properties": {"x": {"kind": "scalar", "value": 0}},
            "animations": {name: {"property": "x", "keyframes": {"values": [0, 1]}}},
        },
        "states": {"machine": {"states": {name: {}}}},
        "nodes": {"nodes": [{"kind": "group", "name": name, "nodes": []}]},
        "regions": {"regions": [{"name": name, "shape": {"rectangle": [0, 0, 1, 1]}}]},
        "data": {"machine": {"states": {"a": {"entry": [{"emit": "e", "data": {name: 1}}]}}}},
    }
    with pytest.raises(DocumentError, match=why) as caught:
        Scene(small(**what[place])).close()
    assert caught.value.line


def test_the_longest_name() -> None:
    name = "`" + "." * 253 + "`"
    given = small(inputs={name: {"type": "number", "value": 5}})
    with Scene(given) as scene:
        assert scene.inputs[name] == 5


def test_data_of_hosts() -> None:
    given = small(
        inputs={"got": {"type": "number"}, "word": {"type": "string"}},
        machine={
            "states": {
                "a": {
                    "on": {
                        "go": {
                            "actions": [
                                {"assign": {"got": "event.`total x` + event.`a.b`", "word": "event.`the word`"}}
                            ]
                        }
                    }
                }
            }
        },
    )
    with Scene(given) as scene:
        scene.send("go", {"total x": 2, "`a.b`": 3, "the word": "yes"})
        assert (scene.inputs["got"], scene.inputs["word"]) == (5, "yes")
        for wrong in ("", "a.b", "a`", "a\n"):
            with pytest.raises(AnimError, match="field"):
                scene.send("go", {wrong: 1})


def test_what_a_name_could_have_been() -> None:
    given = small(
        inputs={"my level": {"type": "number"}},
        properties={"sum": {"kind": "scalar", "expression": "`my levle`"}},
    )
    with pytest.raises(DocumentError, match=r"did you mean.*my level"):
        Scene(given).close()
    with pytest.raises(DocumentError, match=r"expected an operator, .* found 'l'; a name of several words is in backq"):
        Scene(small(properties={"sum": {"kind": "scalar", "expression": "my level"}})).close()
    with pytest.raises(DocumentError, match="single quotes, names of several words in backquotes"):
        Scene(small(properties={"sum": {"kind": "scalar", "expression": '"my level" + 1'}})).close()
    with pytest.raises(DocumentError, match="a name of several words is in backquotes"):
        Scene(small(properties={"sum": {"kind": "scalar", "expression": "in(my state)"}})).close()


def test_warnings_know_names_in_backquotes() -> None:
    given = small(
        inputs={"my level": {"type": "number"}, "`a.b`": {"type": "number"}, "not used": {"type": "number"}},
        properties={"sum": {"kind": "scalar", "expression": "`my level` + `a.b`"}},
        machine={
            "states": {
                "my state": {
                    "states": {"last": {"type": "final"}},
                    "on": {"`my pad`.down changed.`my level`": "b", "`my pda`.down": "b"},
                },
                "b": {"on": {"done.state.`my state`": "my state"}},
            }
        },
        regions=[{"name": "my pad", "shape": {"rectangle": [0, 0, 1, 1]}}],
        nodes=[{"kind": "rectangle", "frame": [0, 0, 1, 1], "x": "sum"}],
    )
    with Document(given, keep_warnings=True) as document:
        told = [str(each) for each in document.warnings]
    assert len(told) == 2, told
    assert any("not used" in each for each in told)
    assert any("`my pda`.down" in each and "`my pad`.down" in each for each in told)


def test_traces() -> None:
    given = small(
        inputs={"my level": {"type": "number"}, "`a.b`": {"type": "number"}},
        machine={"states": {"a": {"on": {"go": {"actions": [{"assign": {"`a.b`": "event.`the x`"}}]}}}}},
    )
    steps = [{"at": 0, "input": "my level", "value": 4}, {"at": 1, "send": "go", "data": {"the x": 9}}]
    trace = Trace("\n".join(json.dumps(line) for line in [{"trace": 1}, *steps, {"at": 2, "end": True}]))
    with Scene(given) as scene:
        scene.play(trace, 2)
        assert (scene.inputs["my level"], scene.inputs["`a.b`"]) == (4, 9)


def test_hosts_send_to_components_of_any_name() -> None:
    poke = {"target": "`done.`", "actions": [{"assign": {"got": "event.x"}}]}
    dial = small(
        inputs={"got": {"type": "number"}}, machine={"states": {"not yet": {"on": {"poke": poke}}, "`done.`": {}}}
    )
    names = ["my part", "`a.b`", "größe", "x"]
    given = small(
        components={"dial": dial}, nodes=[{"kind": "component", "name": n, "component": "dial"} for n in names]
    )
    with Scene(given) as scene:
        assert scene.configuration == tuple(f"{name}.not yet" for name in names)
        assert scene.state == "`my part`.`not yet` `a.b`.`not yet` größe.`not yet` x.`not yet`"
        for number, event in enumerate(["`my part`.poke", "`a.b`.poke", "`größe`.poke", "`x`.poke"]):
            scene.send(event, {"x": number + 1})
            assert scene.inputs[f"{names[number]}.got"] == number + 1
        assert scene.configuration == tuple(f"{name}.`done.`" for name in names)
        for wrong in ("my part.poke", "`my part.poke", "``.poke", "a..b", "`a\n`.x"):
            with pytest.raises(AnimError, match="no event name"):
                scene.send(wrong)


@pytest.mark.parametrize("name", ["my tint", "`my tint`", "tint-2", "größe", "`a.b`", "pi"])
def test_the_schema_knows_colors_and_texts_of_any_name(name: str) -> None:
    # Where a property's name may or must be in backquotes, as it is used; where it is defined they are only for `a.b`.
    own = name if "." in name else name.strip("`")
    text = json.dumps(
        {
            "animcore": 1,
            "size": [10, 10],
            "inputs": {f"{own[:-1]} text`" if own.endswith("`") else f"{own} text": {"type": "string", "value": "a"}},
            "properties": {own: {"kind": "color", "value": "#f00"}},
            "nodes": [
                {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": name},
                {
                    "kind": "text",
                    "text": {"input": f"{name[:-1]} text`" if name.endswith("`") else f"{name} text"},
                    "position": [0, 0],
                    "fontSize": 2,
                },
            ],
        }
    )
    assert [problem.message for problem in check_text("a.json", text.encode(), with_schema=True)] == []


@pytest.mark.parametrize(
    ("kind", "value", "guards"),
    [
        ("number", 7, ["elapsed == 7", "`elapsed` == 7", "elapsed(a) == 0.5"]),
        ("boolean", True, ["elapsed", "`elapsed`", "elapsed(a) == 0.5"]),
        ("string", "x", ["elapsed == 'x'", "`elapsed` + 'y' == 'xy'", "length(elapsed) == 1", "elapsed(a) == 0.5"]),
        ("scalar", 7, ["elapsed == 7", "`elapsed` == 7", "elapsed(a) == 0.5"]),
    ],
)
@pytest.mark.parametrize("group", ["inputs", "variables", "properties", "parameters"])
def test_what_a_document_calls_elapsed_hides_the_time(group: str, kind: str, value: object, guards: list[str]) -> None:
    if (kind == "scalar") != (group == "properties"):
        return
    for guard in guards:
        scene = Scene(
            {
                "animcore": 1,
                "size": [1, 1],
                group: {"elapsed": {"kind" if kind == "scalar" else "type": kind, "value": value}},
                "machine": {"states": {"a": {"on": {"go": {"guard": guard, "target": "b"}}}, "b": {}}},
            }
        )
        scene.advance(0.5)
        scene.send("go")
        assert scene.configuration == ("b",), guard
