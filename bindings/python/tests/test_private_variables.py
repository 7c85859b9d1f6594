# SPDX-License-Identifier: MIT
"""Variables of a document: used as inputs are, and not seen by the host."""

from __future__ import annotations

import json
from typing import Any

import pytest
from animcore import Document, DocumentError, EventKind, NotFoundError, Scene, Trace

COMPONENT = {
    "animcore": 1,
    "inputs": {"given": {"type": "number"}},
    "variables": {"inner": {"type": "number", "value": 4}, "word": {"type": "string", "value": "w"}},
    "machine": {"states": {"a": {"on": {"go": {"actions": [{"increment": {"inner": 1}}, {"emit": "now"}]}}}}},
}


def document(**more: Any) -> dict[str, Any]:
    actions: list[Any] = [
        {"increment": {"count": "event.by"}},
        {"toggle": "on"},
        {"assign": {"log": {"expression": "log + count + ' '"}}},
        {"if": "count >= 5 && on", "then": [{"emit": "high", "data": {"log": "log", "count": "count"}}]},
    ]
    return {
        "animcore": 1,
        "size": [10, 10],
        "inputs": {"a": {"type": "number", "value": 1}, "b": {"type": "string", "value": "b"}},
        "variables": {
            "count": {"type": "number", "value": 2, "range": [0, 9]},
            "on": {"type": "boolean", "value": True},
            "log": {"type": "string"},
        },
        "properties": {"twice": {"kind": "scalar", "expression": "2 * count"}},
        "machine": {
            "states": {
                "s": {
                    "on": {
                        "go": {"actions": actions},
                        "changed.count": {"actions": [{"emit": "counted", "data": {"now": "event.value"}}]},
                    },
                    "after": [{"delay": 1, "actions": [{"emit": "later", "data": {"log": "log"}}]}],
                }
            }
        },
        "nodes": [{"kind": "text", "text": {"input": "log"}, "position": [0, 0], "fill": "#000"}],
        **more,
    }


def emitted(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    return [(str(each.name), dict(each.data)) for each in scene.events() if each.kind is EventKind.EMITTED]


def test_machines_use_them_as_inputs() -> None:
    with Scene(document()) as scene:
        scene.send("go", {"by": 1})
        scene.send("go", {"by": 100})
        assert emitted(scene) == [
            ("counted", {"now": 3.0}),
            ("high", {"log": "3 9 ", "count": 9.0}),
            ("counted", {"now": 9.0}),
        ]
        assert scene["twice"].value == 18
        assert [command.text for command in scene.display_list()] == ["3 9 "]


def test_hosts_do_not_see_them() -> None:
    with Scene(document()) as scene:
        assert list(scene.inputs) == ["a", "b"]
        assert len(scene.inputs) == 2
        for name in ("count", "on", "log"):
            with pytest.raises((KeyError, NotFoundError)):
                scene.inputs[name]
            with pytest.raises((KeyError, NotFoundError)):
                scene.inputs[name] = 1
        trace = Trace('{"trace": 1}\n{"at": 0, "input": "count", "value": 3}')
        with pytest.raises(NotFoundError):
            scene.play(trace)


def test_inputs_of_components_come_after_those_of_the_document() -> None:
    node = {"kind": "component", "name": "part", "component": "part", "events": {"now": "heard"}}
    with Scene(document(nodes=[node], components={"part": COMPONENT})) as scene:
        assert list(scene.inputs) == ["a", "b", "part.given"]
        scene.inputs["part.given"] = 3
        assert scene.inputs["part.given"] == 3
        for name in ("part.inner", "part.word"):
            with pytest.raises((KeyError, NotFoundError)):
                scene.inputs[name]


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"inputs": {"inner": 3}}, "/nodes/0/inputs/inner"),
        ({"x": "part.inner"}, "/nodes/0/x"),
        ({"x": "part.inner * 2"}, "/nodes/0/x"),
        ({"x": "length(part.word)"}, "/nodes/0/x"),
        ({"visible": "part.word == 'w'"}, "/nodes/0/visible"),
        ({"accessibility": {"role": "text", "label": {"input": "part.word"}}}, "/nodes/0/accessibility/label/input"),
    ],
)
def test_documents_around_do_not_know_them(more: dict[str, Any], where: str) -> None:
    node = {"kind": "component", "name": "part", "component": "part", **more}
    with pytest.raises(DocumentError) as caught:
        Scene(document(nodes=[node], components={"part": COMPONENT}))
    assert caught.value.pointer == where


@pytest.mark.parametrize(
    ("variables", "where"),
    [
        ({"v": {"type": "trigger"}}, "/variables/v/type"),
        ({"a": {"type": "number"}}, "/variables/a"),
        ({"twice": {"type": "number"}}, "/properties/twice"),
        ({"v": {"type": "number", "value": 3, "range": [0, 2]}}, "/variables/v/value"),
        ({"v": {"type": "string", "value": "a" * 65_537}}, "/variables/v/value"),
        ({"v": {"type": "string", "range": [0, 1]}}, "/variables/v/range"),
        ({"v`w": {"type": "string"}}, "/variables/v`w"),
    ],
)
def test_what_variables_cannot_be(variables: dict[str, Any], where: str) -> None:
    with pytest.raises(DocumentError) as caught:
        Scene(
            {
                "animcore": 1,
                "inputs": {"a": {"type": "number"}},
                "properties": document()["properties"],
                "variables": variables,
            }
        )
    assert caught.value.pointer == where


def test_snapshots_and_hashes_have_them() -> None:
    with Scene(document()) as scene, Scene(document()) as other:
        assert scene.state_hash() == other.state_hash()
        scene.send("go", {"by": 2})
        assert scene.state_hash() != other.state_hash()
        other.restore(scene.snapshot())
        assert scene.state_hash() == other.state_hash()
        scene.events()
        other.events()
        for each in (scene, other):
            each.send("go", {"by": 1})
            each.advance(1)
        assert emitted(scene) == emitted(other) != []
        assert [command.text for command in other.display_list()] == ["4 5 "]
        assert other["twice"].value == 10


def test_a_reload_keeps_them() -> None:
    with Scene(document()) as scene:
        scene.send("go", {"by": 3})
        scene.events()
        edited = document(size=[20, 20])
        edited["variables"]["more"] = {"type": "string", "value": "new"}
        assert scene.reload(json.dumps(edited).encode()) == []
        assert [command.text for command in scene.display_list()] == ["5 "]
        scene.send("go", {"by": 1})
        assert ("counted", {"now": 6.0}) in emitted(scene)
        del edited["variables"]["more"]
        assert scene.reload(json.dumps(edited).encode()) == []


def test_how_time_is_cut_does_not_matter() -> None:
    hashes = set()
    for parts in (1, 3, 16):
        with Scene(document()) as scene:
            scene.send("go", {"by": 1})
            for _ in range(parts):
                scene.advance(1.5 / parts)
            assert ("later", {"log": "3 "}) in emitted(scene)
            hashes.add(scene.state_hash())
    assert len(hashes) == 1


def test_what_nothing_uses_is_told() -> None:
    source = document()
    source["variables"]["idle"] = {"type": "number"}
    with Document(source, keep_warnings=True) as read:
        (found,) = [each for each in read.warnings if each.pointer.startswith("/variables")]
    assert (found.kind.value, found.pointer) == ("unused", "/variables/idle")
    assert found.message == "nothing reads or changes the variable 'idle'"
