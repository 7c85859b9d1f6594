# SPDX-License-Identifier: MIT
"""Lists of components' instances: what is in them, by a model in Python, in any cut of time, restored and reloaded."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import animcore
import pytest

CAPACITY = 6
LEAVE = 0.25  # seconds from "removed" to the end


def component(leaves: bool) -> dict[str, Any]:
    """An item that moves to its row, counts what it hears, and, where it leaves, fades for LEAVE seconds."""
    states: dict[str, Any] = {
        "in": {
            "entry": [{"set": {"y": "row * 40", "opacity": 1}, "motion": {"spring": "snappy"}}],
            "on": {
                "changed.row": {"actions": [{"set": {"y": "row * 40"}, "motion": {"duration": 0.2}}]},
                "changed.title": {"actions": [{"increment": {"changes": 1}}]},
                "kick": {"actions": [{"increment": {"kicks": "event.by"}}]},
                "dismiss": {"actions": [{"emit": "dismiss", "data": {"title": {"input": "title"}}}]},
                "finish": "end",
            },
        },
        "end": {"type": "final"},
    }
    if leaves:
        states["in"]["on"]["removed"] = "out"
        states["out"] = {
            "entry": [{"set": {"opacity": 0}, "motion": {"curve": "linear", "duration": LEAVE}}],
            "after": [{"delay": LEAVE, "target": "end"}],
        }
    return {
        "size": [200, 40],
        "inputs": {
            "title": {"type": "string", "value": "none"},
            "level": {"type": "number", "value": 5, "range": [0, 10]},
            "on": {"type": "boolean"},
            "row": {"type": "number"},
            "of": {"type": "number"},
            "id": {"type": "string"},
        },
        "variables": {"changes": {"type": "number"}, "kicks": {"type": "number"}},
        "properties": {
            "y": {"kind": "scalar", "value": -40},
            "opacity": {"kind": "scalar", "value": 0},
            "sum": {"kind": "scalar", "expression": "kicks * 1000 + changes"},
        },
        "machine": {"initial": "in", "states": states},
        "nodes": [
            {
                "kind": "group",
                "y": "y",
                "opacity": "opacity",
                "nodes": [{"kind": "rectangle", "name": "body", "frame": [0, 0, 200, 36], "fill": "#336699"}],
            }
        ],
        "regions": [{"name": "touch", "node": "body"}],
    }


def document(leaves: bool = True, **more: Any) -> dict[str, Any]:
    """A list, and a machine that does to it what events say."""
    on: dict[str, Any] = {
        "add": {
            "actions": [
                {"append": "rows", "values": {"title": "event.title", "level": "event.level"}, "at": "event.at"}
            ]
        },
        "put": {"actions": [{"append": "rows", "key": "event.key"}]},
        "drop": {"actions": [{"remove": "rows", "key": "event.key"}]},
        "dropAt": {"actions": [{"remove": "rows", "at": "event.at"}]},
        "shift": {"actions": [{"move": "rows", "key": "event.key", "to": "event.to"}]},
        "retitle": {"actions": [{"update": "rows", "key": "event.key", "values": {"title": "event.title"}}]},
        "kick": {"actions": [{"send": "kick", "to": "rows", "data": {"by": "event.by"}}]},
        "kickOne": {"actions": [{"send": "kick", "to": "rows", "key": "event.key", "data": {"by": 1}}]},
        "clear": {"actions": [{"clear": "rows"}]},
        "row.dismiss": {"actions": [{"assign": {"last": "event.title"}}, {"remove": "rows", "key": "event.key"}]},
        "error.execution": {"actions": [{"increment": {"errors": 1}}]},
    }
    return {
        "animcore": 1,
        "size": [240, 320],
        "components": {"row": component(leaves)},
        "inputs": {"last": {"type": "string"}, "errors": {"type": "number"}},
        "properties": {"total": {"kind": "scalar", "expression": "count(rows)"}},
        "machine": {"initial": "on", "states": {"on": {"on": on}}},
        "nodes": [
            {
                "kind": "list",
                "name": "rows",
                "component": "row",
                "capacity": CAPACITY,
                "inputs": {"row": "item.index", "of": "item.count", "id": {"expression": "item.key"}},
                "events": {"dismiss": "row.dismiss"},
                **more,
            }
        ],
    }


@dataclass
class Row:
    """What the model knows of an item."""

    key: str
    title: str = "none"
    level: float = 5
    changes: int = 0
    kicks: float = 0
    gone_at: float | None = None


@dataclass
class Model:
    """What a list should be."""

    leaves: bool = True
    rows: list[Row] = field(default_factory=list)
    leaving: list[Row] = field(default_factory=list)
    serial: int = 0
    errors: int = 0
    now: float = 0

    def order(self) -> list[str]:
        return [row.key for row in self.rows]

    def find(self, key: str) -> Row | None:
        return next((row for row in self.rows if row.key == key), None)

    def add(self, index: int | None, key: str | None, **values: Any) -> bool:
        if key is not None and (self.find(key) or not key):
            return False
        if len(self.rows) == CAPACITY:
            return False
        if len(self.rows) + len(self.leaving) == CAPACITY:
            # Which one makes room is the list's own affair: the first of them in its order.
            self.leaving.pop(0)
        if key is None:
            self.serial += 1
            while self.find(str(self.serial)):
                self.serial += 1
            key = str(self.serial)
        place = len(self.rows) if index is None else max(0, min(index, len(self.rows)))
        self.rows.insert(place, Row(key, **values))
        return True

    def remove(self, key: str) -> bool:
        row = self.find(key)
        if row is None:
            return False
        self.rows.remove(row)
        if self.leaves:
            row.gone_at = self.now + LEAVE
            self.leaving.append(row)
        return True

    def advance(self, seconds: float) -> None:
        self.now += seconds
        self.leaving = [row for row in self.leaving if row.gone_at is not None and row.gone_at > self.now + 1e-9]


TITLES = ["a", "toast", "naïve ☃", "", "x" * 40]


def program(seed: int, length: int = 40) -> list[tuple[Any, ...]]:
    """Random steps."""
    rng = random.Random(seed)
    steps: list[tuple[Any, ...]] = []
    for _ in range(length):
        key = rng.choice(["1", "2", "3", "4", "k0", "k1", "k2"])
        steps.append(
            rng.choice(
                [
                    ("add", rng.randint(-1, 7), rng.choice(TITLES), rng.randint(-3, 14)),
                    ("add", rng.randint(-1, 7), rng.choice(TITLES), rng.randint(-3, 14)),
                    ("put", key),
                    ("drop", key),
                    ("dropAt", rng.randint(-1, 6)),
                    ("shift", key, rng.randint(-1, 7)),
                    ("retitle", key, rng.choice(TITLES)),
                    ("kick", rng.randint(1, 3)),
                    ("kickOne", key),
                    ("dismiss", rng.randint(0, 5)),
                    ("finish", rng.randint(0, 5)),
                    ("clear",) if rng.random() < 0.2 else ("kick", 1),
                    ("host.add", rng.choice([None, key]), rng.randint(0, 9), rng.choice([None, 0, 2, 99])),
                    ("host.drop", key),
                    ("host.move", key, rng.randint(0, 9)),
                    ("host.update", key, rng.choice(TITLES)),
                ]
            )
        )
        if rng.random() < 0.5:
            steps.append(("advance", rng.choice([0.01, 0.1, 0.125, 0.25, 0.3, 1])))
    return steps


def play(scene: animcore.Scene, model: Model, step: tuple[Any, ...], pieces: int = 1) -> None:
    """Does a step to both."""
    rows = scene.lists["rows"]
    kind, rest = step[0], step[1:]
    if kind == "advance":
        flicks = round(rest[0] * 705_600_000)
        for piece in range(pieces):
            scene.advance_flicks(flicks * (piece + 1) // pieces - flicks * piece // pieces)
        model.advance(rest[0])
    elif kind == "add":
        scene.send("add", at=rest[0], title=rest[1], level=rest[2])
        if not model.add(rest[0], None, title=rest[1], level=min(max(rest[2], 0), 10)):
            model.errors += 1
    elif kind == "put":
        scene.send("put", key=rest[0])
        model.errors += not model.add(None, rest[0])
    elif kind == "drop":
        scene.send("drop", key=rest[0])
        model.errors += not model.remove(rest[0])
    elif kind == "dropAt":
        scene.send("dropAt", at=rest[0])
        found = model.order()[rest[0]] if 0 <= rest[0] < len(model.rows) else ""
        model.errors += not model.remove(found)
    elif kind == "shift":
        scene.send("shift", key=rest[0], to=rest[1])
        move(model, rest[0], rest[1])
    elif kind == "retitle":
        scene.send("retitle", key=rest[0], title=rest[1])
        if not retitle(model, rest[0], rest[1]):
            model.errors += 1
    elif kind == "kick":
        scene.send("kick", by=rest[0])
        for row in model.rows:
            row.kicks += rest[0]
    elif kind == "kickOne":
        scene.send("kickOne", key=rest[0])
        kicked = model.find(rest[0])
        if kicked is None:
            model.errors += 1
        else:
            kicked.kicks += 1
    elif kind == "clear":
        scene.send("clear")
        for key in model.order():
            model.remove(key)
    elif kind in ("dismiss", "finish"):
        if rest[0] < len(rows):
            item = rows[rest[0]]
            assert isinstance(item, animcore.Item)
            scene.send(f"{item.name}.{kind}")
            if kind == "dismiss":
                model.remove(item.key)
            else:
                model.rows.pop(rest[0])
    elif kind == "host.add":
        place = None if rest[2] is None else rest[2]
        expected = model.add(place, rest[0], level=rest[1])
        try:
            rows.append(key=rest[0], index=place, level=rest[1])
        except (animcore.DuplicateError, animcore.LimitError):
            assert not expected
        else:
            assert expected
    elif kind == "host.drop":
        expect(model.remove(rest[0]), lambda: rows.remove(rest[0]))
    elif kind == "host.move":
        moved = model.find(rest[0])
        expect(moved is not None, lambda: rows.move(rest[0], rest[1]))
        if moved is not None:
            model.rows.remove(moved)
            model.rows.insert(rest[1], moved)
    elif kind == "host.update":
        expect(retitle(model, rest[0], rest[1]), lambda: rows.update(rest[0], title=rest[1]))


def expect(succeeds: bool, call: Any) -> None:
    """Calls what succeeds or finds nothing."""
    if succeeds:
        call()
    else:
        with pytest.raises(animcore.NotFoundError):
            call()


def move(model: Model, key: str, index: int) -> None:
    row = model.find(key)
    if row is None:
        model.errors += 1
        return
    model.rows.remove(row)
    model.rows.insert(max(0, index), row)


def retitle(model: Model, key: str, title: str) -> bool:
    row = model.find(key)
    if row is None:
        return False
    row.changes += row.title != title
    row.title = title
    return True


def compare(scene: animcore.Scene, model: Model) -> None:
    """Whether the list is what the model says."""
    rows = scene.lists["rows"]
    assert rows.keys == model.order()
    assert sorted(item.key for item in rows.leaving) == sorted(row.key for row in model.leaving)
    assert scene["total"].value == len(model.rows)
    assert scene.inputs["errors"] == model.errors
    for index, (item, row) in enumerate(zip(rows, model.rows, strict=True)):
        assert scene.inputs[f"{item.name}.title"] == row.title
        assert scene.inputs[f"{item.name}.level"] == row.level
        assert scene.inputs[f"{item.name}.row"] == index
        assert scene.inputs[f"{item.name}.of"] == len(model.rows)
        assert scene.inputs[f"{item.name}.id"] == row.key
        assert scene[f"{item.name}.sum"].value == row.kicks * 1000 + row.changes
        assert rows.find(row.key) == index
        assert rows[row.key] == item
        assert item in rows


def everything(scene: animcore.Scene) -> tuple[Any, ...]:
    """All that can be seen of a scene."""
    rows = scene.lists["rows"]
    return (
        scene.configuration,
        [(item.key, item.name) for item in rows],
        [(item.key, item.name) for item in rows.leaving],
        [prop.value for prop in scene],
        dict(scene.inputs),
        scene.svg(),
    )


@pytest.mark.parametrize("leaves", [True, False])
@pytest.mark.parametrize("seed", range(60))
def test_random_programs(seed: int, leaves: bool) -> None:
    """Machines and hosts do all that can be done, and the list is what the model says, in any cut of time."""
    scene, other = animcore.Scene(document(leaves)), animcore.Scene(document(leaves))
    model, second = Model(leaves), Model(leaves)
    for step in program(seed):
        play(scene, model, step)
        compare(scene, model)
        play(other, second, step, pieces=7)
    assert scene.state_hash() == other.state_hash()
    assert everything(scene) == everything(other)


@pytest.mark.parametrize("seed", range(40))
def test_snapshots_and_reloads(seed: int) -> None:
    """At any time a snapshot, restored in another scene, and a reload of the same document go on alike."""
    text = document()
    scene = animcore.Scene(text)
    model = Model()
    steps = program(seed)
    for place, step in enumerate(steps):
        play(scene, model, step)
        if place % 9 != seed % 9:
            continue
        restored, reloaded = animcore.Scene(text), animcore.Scene(text)
        for prior in program(seed + 1000, 10):
            play(restored, Model(), prior) if prior[0] in ("advance", "kick", "clear") else None
        restored.restore(scene.snapshot())
        reloaded.restore(scene.snapshot())
        assert restored.snapshot() == scene.snapshot()
        assert restored.state_hash() == scene.state_hash()
        assert reloaded.reload(json.dumps(text, indent=1)) == []
        assert everything(reloaded) == everything(scene) == everything(restored)
        continuing = animcore.Scene(text)
        continuing.restore(scene.snapshot())
        ends = []
        for copy in (continuing, restored, reloaded):
            own = Model(True, [Row(**vars(r)) for r in model.rows], [Row(**vars(r)) for r in model.leaving])
            own.serial, own.errors, own.now = model.serial, model.errors, model.now
            for later in steps[place + 1 :]:
                play(copy, own, later)
            compare(copy, own)
            ends.append(everything(copy))
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seed", range(20))
def test_traces(seed: int) -> None:
    """What a recorder writes of a host that changes lists does the same again."""
    scene = animcore.Scene(document())
    recorder = animcore.TraceRecorder(scene)
    rng = random.Random(seed)
    for _ in range(40):
        key = rng.choice(["1", "2", "3", "k"])
        try:
            match rng.randrange(7):
                case 0 | 1:
                    index = rng.choice([None, 0, 1, 9])
                    recorder.append(
                        "rows", {"on": rng.random() < 0.5}, key=rng.choice([None, key]), index=index, title="é"
                    )
                case 2:
                    recorder.remove("rows", key)
                case 3:
                    recorder.move("rows", key, rng.randint(0, 8))
                case 4:
                    recorder.update("rows", key, title=rng.choice(TITLES), level=rng.randint(0, 10))
                case 5 if rng.random() < 0.3:
                    recorder.clear("rows")
                case _:
                    scene.advance(rng.choice([0.01, 0.1, 0.3]))
        except animcore.AnimError:
            pass
    again = animcore.Scene(document())
    again.play(animcore.Trace(recorder.text))
    assert again.state_hash() == scene.state_hash()
    assert everything(again) == everything(scene)


BAD_STEPS = {
    '{"at": 1, "append": "rowz"}': "did you mean 'rows'",
    '{"at": 1, "append": "rows", "values": {"titel": "x"}}': "did you mean 'title'",
    '{"at": 1, "append": "rows", "values": {"nobodys": 1}}': "no input 'nobodys'",
    '{"at": 1, "append": "rows", "values": {"level": 11}}': "must be from 0.0 to 10.0",
    '{"at": 1, "append": "rows", "values": {"row": 1}}': "is given by the list",
    '{"at": 1, "remove": "rows", "item": "k"}': "no item with the key 'k'",
    '{"at": 1, "move": "rows", "item": "k", "index": 1}': "no item with the key 'k'",
    '{"at": 1, "update": "rows", "item": "k", "values": {}}': "no item with the key 'k'",
    '{"at": 1, "remove": "rows"}': "'item' is missing",
    '{"at": 1, "remove": "rows", "item": ""}': "must not be empty",
    '{"at": 1, "move": "rows", "item": "k"}': "'index' is missing",
    '{"at": 1, "append": "rows", "index": -1}': "from 0 to 4096",
    '{"at": 1, "append": "rows", "item": 3}': "must be a string",
    '{"at": 1, "clear": "rows", "item": "k"}': "unknown key",
}


@pytest.mark.parametrize("line", BAD_STEPS)
def test_steps_that_cannot_be(line: str) -> None:
    """A step that names what there is not is refused with its line."""
    scene = animcore.Scene(document())
    with pytest.raises(animcore.AnimError, match=BAD_STEPS[line]) as caught:
        scene.play(animcore.Trace('{"trace": 1}\n' + line + "\n"))
    assert "line 2" in str(caught.value)


def test_what_a_list_refuses() -> None:
    """Every call of a host that cannot be done says why, and changes nothing."""
    scene = animcore.Scene(document(items=[{"key": "a"}, {"key": "b"}]))
    rows = scene.lists["rows"]
    before = scene.state_hash(), everything(scene)
    refusals: list[tuple[type[Exception], str, Callable[[], object]]] = [
        (animcore.NotFoundError, "did you mean 'rows'", lambda: scene.lists["rovs"]),
        (animcore.DuplicateError, "has the key 'a'", lambda: rows.append(key="a")),
        (animcore.LimitError, "key is longer than 255 bytes", lambda: rows.append(key="é" * 128)),
        (animcore.NotFoundError, "did you mean 'title'", lambda: rows.append(titel="x")),
        (animcore.NotFoundError, "no input 'changes'", lambda: rows.append(changes=1)),
        (animcore.KindError, "must be a text", lambda: rows.append(title=1)),
        (animcore.KindError, "must be a number", lambda: rows.append(level=True)),
        (animcore.KindError, "must be a boolean", lambda: rows.append(on=1)),
        (animcore.ArgumentError, "from 0.0 to 10.0", lambda: rows.append(level=10.5)),
        (animcore.ArgumentError, "finite", lambda: rows.append(level=float("nan"))),
        (animcore.StateError, "is given by the list", lambda: rows.append(id="x")),
        (animcore.LimitError, "65536", lambda: rows.append(title="x" * 65_537)),
        (animcore.NotFoundError, "no item with the key 'c'", lambda: rows.remove("c")),
        (animcore.NotFoundError, "no item with the key ''", lambda: rows.remove("")),
        (animcore.NotFoundError, "no item with the key 'c'", lambda: rows.move("c", 0)),
        (animcore.NotFoundError, "no item with the key 'c'", lambda: rows.update("c", title="x")),
        (animcore.KindError, "must be a text", lambda: rows.update("a", title=1)),
        (animcore.NotFoundError, "no item with the key 'c'", lambda: rows["c"]),
        (IndexError, "index", lambda: rows[2]),
    ]
    for error, words, call in refusals:
        with pytest.raises(error, match=words):
            call()
        assert (scene.state_hash(), everything(scene)) == before, words
    for _ in range(CAPACITY - 2):
        rows.append()
    with pytest.raises(animcore.LimitError, match="the list has 6 items, which is its capacity"):
        rows.append()
    # One that leaves makes room.
    rows.remove("b")
    assert [item.key for item in rows.leaving] == ["b"]
    rows.append(key="b")
    assert not rows.leaving
    assert rows.keys == ["a", "1", "2", "3", "4", "b"]


def test_touch_of_what_is_gone() -> None:
    """A press on an item that goes is nobody's, also when another takes its room; the next is the new one's."""
    text = document(leaves=False)
    row = text["components"]["row"]
    row["machine"]["states"]["in"]["on"]["touch"] = {"actions": [{"emit": "touched"}]}
    row["regions"][0]["focusable"] = True
    scene = animcore.Scene(text)
    rows = scene.lists["rows"]
    rows.append(key="a")
    scene.advance(2)

    def heard() -> list[str]:
        return [event.name or "" for event in scene.events() if event.kind == "control"]

    scene.pointer("down", 10, 10)
    scene.focus = "rows.0.touch"
    assert heard() == ["rows.0.touch.down", "rows.0.touch.focus"]
    rows.remove("a")
    assert scene.focus is None
    scene.pointer("move", 12, 12)
    rows.append(key="b")
    scene.advance(2)
    assert rows["b"].name == "rows.0"
    scene.pointer("move", 14, 14)
    scene.pointer("up", 14, 14)
    assert heard() == []
    scene.pointer("down", 10, 10)
    assert heard() == ["rows.0.touch.down"]


def test_order_is_that_of_drawing() -> None:
    """The last item is in front, and a moved one is drawn where it stands."""
    text = document(leaves=False)
    text["components"]["row"]["nodes"][0]["nodes"] = [
        {"kind": "text", "text": {"input": "title"}, "position": [0, 0], "fill": "#000"}
    ]
    text["components"]["row"]["regions"] = []
    scene = animcore.Scene(text)
    rows = scene.lists["rows"]
    for title in "abc":
        rows.append(title=title, key=title)
    scene.advance(1)

    def drawn() -> str:
        return "".join(command.text for command in scene.display_list() if command.kind == "text")

    assert drawn() == "abc"
    rows.move("c", 0)
    assert drawn() == "cab"
    rows.remove("a")
    assert drawn() == "cb"
    rows.append(title="d", index=1)
    assert drawn() == "cdb"


def test_an_edited_document() -> None:
    """A reload keeps the items for which there is room, and says which are lost; new ones begin as it says now."""
    scene = animcore.Scene(document())
    rows = scene.lists["rows"]
    for key in "abcd":
        rows.append(key=key, title=key)
    edited = document(capacity=3)
    edited["components"]["row"]["inputs"]["level"]["value"] = 7
    losses = scene.reload(edited)
    assert any("rows" in line and "less room" in line for line in losses)
    assert rows.keys == ["a", "b", "c"]
    assert [scene.inputs[f"{item.name}.level"] for item in rows] == [5, 5, 5]
    rows.remove("a")
    scene.advance(1)
    assert scene.inputs[f"{rows.append().name}.level"] == 7
    assert scene["total"].value == 3
    # Without the list nothing is left of it; with it again it begins anew.
    without = document()
    without["nodes"], without["properties"] = [], {}
    without["machine"]["states"]["on"]["on"] = {}
    assert any("list 'rows': is no more" in line for line in scene.reload(without))
    assert not scene.lists
    scene.reload(document(items=[{"key": "z"}]))
    assert scene.lists["rows"].keys == ["z"]


@pytest.mark.parametrize("leaves", [True, False])
def test_what_never_settles(leaves: bool) -> None:
    """A document that appends and removes for ever is stopped, says so, and its list is at rest: it can be saved."""
    text = document(leaves, events={"dismiss": "row.dismiss", "came": "came"})
    text["components"]["row"]["machine"]["states"]["in"]["entry"].append({"emit": "came"})
    text["machine"]["states"]["on"]["on"]["came"] = {
        "actions": [
            {"if": "count(rows) > 3", "then": [{"remove": "rows", "at": 0}]},
            {"append": "rows"},
        ]
    }
    scene = animcore.Scene(text)
    scene.send("add", title="x", level=1, at=0)
    assert any(event.kind == "unsettled" for event in scene.events())
    rows = scene.lists["rows"]
    assert len(rows) + len(rows.leaving) <= CAPACITY
    other = animcore.Scene(text)
    other.restore(scene.snapshot())
    assert everything(other) == everything(scene)
    for each in (scene, other):
        each.lists["rows"].clear()
        each.advance(1)
    assert scene.state_hash() == other.state_hash()
    assert not rows
    assert not rows.leaving


def test_lists_in_lists() -> None:
    """An item's own list begins with it, and ends with it; the room of both is used again."""
    text = document(leaves=False)
    row = text["components"]["row"]
    row["components"] = {
        "leaf": {
            "size": [4, 4],
            "inputs": {"n": {"type": "number"}},
            "machine": {"states": {"on": {"on": {"bye": "off"}, "exit": [{"emit": "left"}]}, "off": {"type": "final"}}},
            "nodes": [{"kind": "ellipse", "frame": [0, 0, 4, 4], "fill": "#000"}],
        }
    }
    row["nodes"].append(
        {"kind": "list", "name": "leaves", "component": "leaf", "capacity": 2, "items": [{"values": {"n": 5}}]}
    )
    row["machine"]["states"]["in"]["on"]["grow"] = {"actions": [{"append": "leaves", "values": {"n": "count(leaves)"}}]}
    scene = animcore.Scene(text)
    rows = scene.lists["rows"]
    assert list(scene.lists) == ["rows", *(f"rows.{place}.leaves" for place in range(CAPACITY))]
    with pytest.raises(animcore.StateError, match="the list is in an item that is in no list now"):
        scene.lists["rows.0.leaves"].append()
    rows.append(key="a")
    inner = scene.lists["rows.0.leaves"]
    assert inner.keys == ["1"]
    assert scene.inputs["rows.0.leaves.0.n"] == 5
    scene.send("rows.0.grow")
    assert inner.keys == ["1", "2"]
    assert scene.inputs["rows.0.leaves.1.n"] == 1
    scene.send("rows.0.grow")
    assert inner.keys == ["1", "2"]
    scene.send("rows.0.leaves.0.bye")
    assert inner.keys == ["2"]
    again = animcore.Scene(text)
    again.restore(scene.snapshot())
    assert again.reload(text) == []
    assert {name: each.keys for name, each in again.lists.items()} == {n: e.keys for n, e in scene.lists.items()}
    scene.events()
    rows.remove("a")
    assert [event.name for event in scene.events() if event.kind == "emitted"] == ["rows.0.leaves.1.left"]
    assert not inner
    rows.append(key="b")
    assert inner.keys == ["1"]
    assert scene.inputs["rows.0.leaves.0.n"] == 5


def test_a_list_is_emptied_while_it_is_gone_through() -> None:
    scene = animcore.Scene(document())
    rows = scene.lists["rows"]
    for key in "abc":
        rows.append(key=key)
    for item in rows:
        rows.remove(item.key)
    assert not rows


def test_a_focus_that_a_leaving_item_asks_for_is_not_the_next_ones() -> None:
    item = {
        "size": [10, 10],
        "machine": {"states": {"a": {"exit": [{"focus": "g"}]}}},
        "nodes": [{"kind": "rectangle", "name": "box", "frame": [0, 0, 10, 10], "fill": "#000"}],
        "regions": [{"name": "g", "node": "box", "focusable": True}],
    }
    nodes = [{"kind": "list", "name": "l", "component": "item", "capacity": 4}]
    document = {"animcore": 1, "size": [100, 100], "components": {"item": item}, "machine": {"states": {"a": {}}}}
    scene = animcore.Scene({**document, "nodes": nodes})
    rows = scene.lists["l"]
    rows.append()
    rows.append()
    rows.remove(rows[1].key)
    assert scene.focus is None
    rows.append()
    assert scene.focus is None


def test_items_take_turns_by_their_slots_also_where_one_of_them_goes() -> None:
    """Each of the items reacts to a change once in a round; that one is gone then passes over none of the others."""
    here = {"changed.many": [{"guard": "short", "target": "gone"}, {"actions": [{"emit": "turn"}]}]}
    item = {
        "inputs": {"many": {"type": "number"}, "short": {"type": "boolean"}},
        "machine": {"states": {"here": {"on": here}, "gone": {"type": "final"}}},
    }
    rows = {
        "kind": "list",
        "name": "rows",
        "component": "item",
        "inputs": {"many": "item.count"},
        "items": [{"values": {"short": number in (1, 3)}} for number in range(6)],
    }
    document = {"animcore": 1, "size": [1, 1], "components": {"item": item}, "nodes": [rows]}
    with animcore.Scene(document) as scene:
        scene.events()
        scene.lists["rows"].remove("1")
        turns = [event.name for event in scene.events() if event.kind is animcore.EventKind.EMITTED]
        # 1 goes, 2 has its turn, 3 goes, 4 and 5 have theirs; 2 has another one, since 3 went after it.
        assert turns == [f"rows.{number}.turn" for number in (2, 4, 5, 2)]
        assert scene.lists["rows"].keys == ["3", "5", "6"]


def test_an_item_that_makes_room_for_another_leaves_without_an_event() -> None:
    """`event.x` is the event that is being processed, and no event is: not the last one that the item heard."""
    states = {
        "here": {
            "on": {
                "removed": {"actions": [{"send": "told", "data": {"x": 5}}]},
                "told": {"actions": [{"emit": "heard", "data": {"x": "event.x"}}]},
            },
            "exit": [{"emit": "left", "data": {"x": "event.x"}}],
        }
    }
    item = {"size": [1, 1], "machine": {"states": states}}
    rows = {"kind": "list", "name": "rows", "component": "item", "capacity": 1, "items": [{"key": "1"}]}
    document = {"animcore": 1, "size": [1, 1], "components": {"item": item}, "nodes": [rows]}
    with animcore.Scene(document) as scene:
        items = scene.lists["rows"]
        items.remove("1")
        items.append()
        told = [(event.name, dict(event.data)) for event in scene.events() if event.kind is animcore.EventKind.EMITTED]
        assert told == [("rows.0.heard", {"x": 5.0}), ("rows.0.left", {"x": 0.0})]


def test_the_states_of_an_inner_item_are_left_once() -> None:
    inner = {"machine": {"states": {"in": {"exit": [{"emit": "bye"}]}}}}
    rows = {"kind": "list", "name": "inner", "component": "inner", "capacity": 2, "items": [{}, {}]}
    item = {"size": [1, 1], "components": {"inner": inner}, "machine": {"states": {"out": {}}}, "nodes": [rows]}
    outer = {"kind": "list", "name": "outer", "component": "item", "capacity": 2, "items": [{}]}
    document = {"animcore": 1, "size": [1, 1], "components": {"item": item}, "nodes": [outer]}
    with animcore.Scene(document) as scene:
        scene.events()
        scene.lists["outer"].clear()
        told = [(event.kind.value, event.name) for event in scene.events()]
        assert told == [
            ("emitted", "outer.0.inner.1.bye"),
            ("state-exited", "outer.0.inner.1.in"),
            ("emitted", "outer.0.inner.0.bye"),
            ("state-exited", "outer.0.inner.0.in"),
            ("state-exited", "outer.0.out"),
        ]


@pytest.mark.parametrize(
    ("number", "digits"),
    [
        ("-0", "0"),
        ("0.5", "0.5"),
        ("999999999999999", "999999999999999"),
        ("1e15", "1000000000000000"),
        ("1e16", "10000000000000000"),
        ("-1e20", "-100000000000000000000"),
        ("123456789012345680000", "123456789012345680000"),
        ("1e-7", "0.0000001"),
        ("1e21", "1e21"),
    ],
)
def test_a_number_as_a_key_is_its_digits_as_format_writes_them(number: str, digits: str) -> None:
    actions = [
        {"append": "rows", "key": number},
        {"emit": "written", "data": {"digits": {"expression": f"format({number} + 0)"}}},
    ]
    rows = {"kind": "list", "name": "rows", "component": "item"}
    document = {
        "animcore": 1,
        "size": [1, 1],
        "components": {"item": {"size": [1, 1]}},
        "machine": {"states": {"only": {"on": {"go": {"actions": actions}}}}},
        "nodes": [rows],
    }
    with animcore.Scene(document) as scene:
        scene.send("go")
        written = [event.data["digits"] for event in scene.events() if event.kind is animcore.EventKind.EMITTED]
        assert (scene.lists["rows"].keys, written) == ([digits], [digits])
