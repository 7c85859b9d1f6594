# SPDX-License-Identifier: MIT
"""Which states are active after an edited document was put in the place of a scene's.

What is expected of random edits comes from a model of its own, which knows nothing of the core: it asks of pairs of
states whether they can be active together, and completes what is chosen from the outside inwards.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from animcore import EventKind, Scene

Json = dict[str, Any]


def document(states: Json, **machine: Any) -> Json:
    return {
        "animcore": 1,
        "inputs": {"level": {"type": "number", "value": 0}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "machine": {**machine, "states": states},
    }


def entered(scene: Scene) -> list[str]:
    return [event.name or "" for event in scene.events() if event.kind == EventKind.STATE_ENTERED]


# The usual edits, one by one. "busy" is active for half a second when they are made.

BUSY: Json = {
    "entry": [{"increment": {"level": 1}}],
    "exit": [{"increment": {"level": 100}}],
    "after": [{"delay": 1, "target": "done"}],
    "on": {"stop": "idle"},
}
STATES: Json = {"idle": {"on": {"go": "busy"}}, "busy": BUSY, "done": {}}


def busy(states: Json = STATES) -> Scene:
    scene = Scene(document(states))
    scene.send("go")
    scene.advance(0.5)
    assert (scene.inputs["level"], "busy" in scene.configuration) == (1, True)
    scene.events()
    return scene


def goes_on(scene: Scene, end: str = "done") -> None:
    """The delay that has begun before ends at its time, and nothing was entered or left twice."""
    assert scene.inputs["level"] == 1
    scene.advance(0.499)
    assert "busy" in scene.configuration
    scene.advance(0.002)
    assert end in scene.configuration
    assert scene.inputs["level"] == 101


def test_a_state_that_gains_children_stays_and_enters_its_initial_child() -> None:
    scene = busy()
    inside = {"first": {"entry": [{"set": {"x": 7}}], "after": [{"delay": 0.25, "target": "second"}]}, "second": {}}
    assert scene.reload(document({**STATES, "busy": {**BUSY, "states": inside}})) == []
    assert scene.configuration == ("busy", "first")
    assert entered(scene) == ["first"]
    assert scene.stage["x"].value == 7
    scene.advance(0.25)
    assert scene.configuration == ("busy", "second")
    scene = busy()
    scene.reload(document({**STATES, "busy": {**BUSY, "states": {"first": {}, "second": {}}}}))
    goes_on(scene)


def test_a_state_that_becomes_parallel_enters_its_regions() -> None:
    scene = busy()
    regions: Json = {"one": {"states": {"a": {}, "b": {}}}, "two": {}}
    assert scene.reload(document({**STATES, "busy": {**BUSY, "type": "parallel", "states": regions}})) == []
    assert scene.configuration == ("busy", "one", "a", "two")
    assert entered(scene) == ["one", "a", "two"]
    goes_on(scene)


def test_the_actions_of_an_initial_transition_are_done_for_the_child_that_is_entered() -> None:
    scene = busy()
    initial = {"target": "second", "actions": [{"set": {"x": 3}}]}
    inside = {"first": {}, "second": {"entry": [{"set": {"x": "x * 2"}}]}}
    assert scene.reload(document({**STATES, "busy": {**BUSY, "initial": initial, "states": inside}})) == []
    assert (scene.configuration, scene.stage["x"].value) == (("busy", "second"), 6)


def test_states_that_are_wrapped_stay_inside_the_new_one_which_is_entered() -> None:
    scene = busy()
    wrapped = {
        "app": {"entry": [{"set": {"x": 4}}], "states": STATES, "after": [{"delay": 2, "target": "late"}]},
        "late": {},
    }
    assert scene.reload(document(wrapped)) == []
    assert (scene.configuration, scene.stage["x"].value) == (("app", "busy"), 4)
    assert entered(scene) == ["app"]
    goes_on(scene)
    scene.advance(1.498)
    assert scene.configuration == ("app", "done")
    scene.advance(0.002)
    assert list(scene.configuration) == ["late"]


def test_a_state_that_moves_into_another_stays() -> None:
    scene = busy()
    moved = {"idle": {}, "working": {"states": {"other": {}, "busy": BUSY}}, "done": {}}
    assert scene.reload(document(moved)) == []
    assert scene.configuration == ("working", "busy")
    goes_on(scene)


def test_a_state_that_moves_out_of_its_parent_stays_and_the_parent_does_not() -> None:
    states = {"app": {"states": {"idle": {"on": {"go": "busy"}}, "busy": BUSY}}, "done": {}}
    scene = busy(states)
    moved = {"app": {"states": {"idle": {}}}, "busy": BUSY, "done": {}}
    assert scene.reload(document(moved)) == ["state 'app': cannot be active any more"]
    assert scene.configuration == ("busy",)
    goes_on(scene)


def test_a_state_that_loses_its_children_stays() -> None:
    states = {**STATES, "busy": {**BUSY, "states": {"first": {}, "second": {}}}}
    scene = busy(states)
    assert scene.reload(document(STATES)) == ["state 'first': was active and is no more"]
    assert scene.configuration == ("busy",)
    assert entered(scene) == []
    goes_on(scene)


@pytest.mark.parametrize("gains", [False, True])
def test_a_parallel_state_that_gains_or_loses_a_region_goes_on(gains: bool) -> None:
    few: Json = {"one": {"states": STATES}, "two": {"states": {"a": {}, "b": {}}}}
    more: Json = {"zero": {}, **few, "three": {"states": {"c": {}, "d": {}}}}
    before, after = (few, more) if gains else (more, few)
    scene = Scene(document(before, type="parallel"))
    scene.send("go")
    scene.advance(0.5)
    scene.events()
    losses = [] if gains else [f"state '{name}': was active and is no more" for name in ("c", "three", "zero")]
    assert scene.reload(document(after, type="parallel")) == losses
    new = ("zero",) if gains else ()
    assert scene.configuration == (*new, "one", "busy", "two", "a", *(("three", "c") if gains else ()))
    assert entered(scene) == (["zero", "three", "c"] if gains else [])
    goes_on(scene)


def test_regions_that_exclude_each_other_now_leave_the_first() -> None:
    regions: Json = {"one": {"states": {"a": {}}}, "two": {"states": {"b": {}}}}
    scene = Scene(document(regions, type="parallel"))
    assert scene.reload(document(regions)) == [
        "state 'b': cannot be active any more",
        "state 'two': cannot be active any more",
    ]
    assert scene.configuration == ("one", "a")


def test_elapsed_sent_events_and_unchanged_delays_are_kept_where_the_state_stays() -> None:
    entry = [{"send": "late", "delay": 1, "id": "reminder"}, {"send": "never", "delay": 1, "id": "gone"}]
    states: Json = {
        "idle": {"on": {"go": "busy"}},
        "busy": {
            "entry": entry,
            "on": {
                "ask": {"actions": [{"assign": {"level": "elapsed"}}]},
                "late": "done",
                "cancel": {"actions": [{"cancel": "gone"}]},
            },
            "after": [{"delay": 0.25, "guard": "level > 5", "target": "idle"}],
        },
        "done": {"on": {"never": "idle"}},
    }
    scene = Scene(document(states))
    scene.send("go")
    scene.advance(0.5)
    # A delay before those that are left: the one that is over does not come again.
    edited = json.loads(json.dumps(states))
    edited["busy"]["after"].insert(0, {"delay": 9, "target": "idle"})
    scene.inputs["level"] = 6
    assert scene.reload(document({"app": {"states": edited}})) == []
    scene.send("ask")
    assert scene.inputs["level"] == 0.5
    scene.send("cancel")
    scene.advance(0.499)
    assert scene.configuration == ("app", "busy")
    scene.advance(0.002)
    assert scene.configuration == ("app", "done")
    scene.advance(1)
    assert scene.configuration == ("app", "done")


def test_a_state_that_becomes_final_is_entered_so_that_its_parent_is_done() -> None:
    states = {
        "app": {"on": {"done.state.app": "after"}, "states": {"idle": {"on": {"go": "busy"}}, "busy": {}}},
        "after": {},
    }
    scene = Scene(document(states))
    scene.send("go")
    scene.events()
    edited = json.loads(json.dumps(states))
    edited["app"]["states"]["busy"] = {"type": "final"}
    assert scene.reload(document(edited)) == []
    assert entered(scene) == ["busy", "after"]
    # And one that is final no longer goes on.
    states = {"idle": {"on": {"go": "end"}}, "end": {"type": "final"}}
    scene = Scene(document(states))
    scene.send("go")
    scene.send("again")
    edited = {"idle": {}, "end": {"on": {"again": "idle"}}}
    assert scene.reload(document(edited)) == []
    scene.send("again")
    assert scene.configuration == ("idle",)


def test_a_machine_that_is_done_stays_done() -> None:
    states = {"idle": {"on": {"go": "end"}}, "end": {"type": "final", "entry": [{"increment": {"level": 1}}]}}
    scene = Scene(document(states))
    scene.send("go")
    assert scene.reload(document({**states, "more": {}})) == []
    assert (scene.configuration, scene.inputs["level"]) == (("end",), 1)
    assert scene.reload(document({"app": {"states": {**states, "next": {}}}})) == []
    assert scene.inputs["level"] == 2


def test_histories_are_kept_with_what_is_missing() -> None:
    inside: Json = {
        "h": {"type": "history"},
        "deep": {"type": "history", "deep": True},
        "a": {},
        "b": {"on": {"off": "out"}, "states": {"c": {}, "d": {}}},
    }
    states: Json = {"app": {"initial": "d", "states": inside}, "out": {"on": {"back": "h", "deep": "deep"}}}
    edits: list[tuple[Json, str, str]] = [
        ({**inside, "b": {"states": {"c": {}, "d": {"states": {"e": {}, "f": {}}}}}}, "app b c", "app b d e"),
        ({**inside, "b": {"states": {"c": {}, "wrap": {"states": {"x": {}, "d": {}}}}}}, "app b c", "app b wrap d"),
        (
            {"h": inside["h"], "deep": inside["deep"], "a": {}, "g": {"states": {"y": {}, "b": inside["b"]}}},
            "app g y",
            "app g b d",
        ),
        ({"h": inside["h"], "deep": inside["deep"], "a": {}, "b": {"states": {"c": {}}}}, "app b c", "app a"),
    ]
    for edited, shallow, deep in edits:
        for event, expected in (("back", shallow), ("deep", deep)):
            scene = Scene(document(states))
            scene.send("off")
            losses = scene.reload(document({"app": {"initial": "a", "states": edited}, "out": states["out"]}))
            lost = "history 'deep': has nothing to remember any more"
            assert losses == ([lost] if deep == "app a" else [])
            scene.restore(scene.snapshot())
            scene.send(event)
            assert " ".join(scene.configuration) == expected


def test_components_go_on_in_states_that_are_wrapped() -> None:
    def whole(states: Json) -> Json:
        return {
            "animcore": 1,
            "size": [1, 1],
            "components": {"part": {"size": [1, 1], "machine": {"states": states}}},
            "nodes": [{"kind": "component", "component": "part", "name": name} for name in ("one", "two")],
        }

    scene = Scene(whole({"idle": {"on": {"go": "busy"}}, "busy": {}}))
    scene.send("two.go")
    assert scene.reload(whole({"app": {"states": {"idle": {}, "busy": {"states": {"inner": {}}}}}})) == []
    assert scene.configuration == ("one.app", "one.idle", "two.app", "two.busy", "two.inner")


def test_a_machine_that_did_not_settle_is_the_same_after_a_reload() -> None:
    states = {
        "a": {"on": {"go": {"actions": [{"raise": "go"}]}}, "always": [{"guard": "x > 50", "target": "b"}]},
        "b": {},
    }
    scene = Scene(document(states))
    scene.send("go")
    before = scene.state_hash()
    assert scene.reload(document(states)) == []
    assert scene.state_hash() == before


def test_a_snapshot_of_an_older_edition_is_restored_by_its_document_and_a_reload() -> None:
    old = {
        "animcore": 1,
        "inputs": {"a": {"type": "number"}, "b": {"type": "boolean"}, "gone": {"type": "string"}},
        "properties": {"x": {"kind": "scalar", "value": 0}, "y": {"kind": "vector2", "value": [1, 2]}},
        "machine": {"states": STATES_OF_X},
    }
    first = Scene(old)
    first.inputs["a"], first.inputs["b"] = 5, True
    first.send("go")
    first.advance(0.5)
    saved = first.snapshot()
    new = {
        "animcore": 1,
        "inputs": {"new": {"type": "number", "value": 9}, "b": {"type": "boolean"}, "a": {"type": "number"}},
        "properties": {
            "z": {"kind": "scalar", "value": 3},
            "y": {"kind": "vector2", "value": [1, 2]},
            "x": {"kind": "scalar", "value": 0},
        },
        "machine": {"states": dict(reversed(STATES_OF_X.items())), "initial": "idle"},
    }
    scene = Scene(old)
    scene.restore(saved)
    assert scene.reload(new) == ["input 'gone': is no more, or of another type"]
    assert dict(scene.inputs) == {"new": 9, "b": True, "a": 5}
    assert (scene.configuration, scene.stage["z"].value) == (("moving",), 3)
    for step in (0.25, 0.25, 1):
        first.advance(step)
        scene.advance(step)
        assert scene.stage["x"].presentation == first.stage["x"].presentation
        assert scene.configuration == first.configuration


STATES_OF_X: Json = {
    "idle": {"on": {"go": "moving"}},
    "moving": {
        "entry": [{"set": {"x": 8}, "motion": {"curve": "ease", "duration": 1}}],
        "after": [{"delay": 0.75, "target": "idle"}],
    },
}


# Random trees and edits


@dataclass(eq=False)
class Node:
    name: str
    kind: str = "compound"
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    initial: str | None = None

    def inside(self) -> list[Node]:
        """All in it, in document order."""
        return [each for child in self.children for each in (child, *child.inside())]

    def around(self) -> list[Node]:
        """Itself, its parent, and so on."""
        return [self, *(self.parent.around() if self.parent else [])]

    @property
    def place(self) -> str:
        """The name of its parent."""
        return self.parent.name if self.parent else ""

    @property
    def is_leaf(self) -> bool:
        return self.kind in ("atomic", "final")

    def states(self) -> list[Node]:
        """Its children that can be active."""
        return [child for child in self.children if child.kind not in ("history", "deep")]


class Tree:
    """The states of a machine."""

    def __init__(self, root: Node) -> None:
        self.root = root

    def of(self, name: str) -> Node | None:
        return next((node for node in self.root.inside() if node.name == name), None)

    def copy(self) -> Tree:
        def copied(node: Node, parent: Node | None) -> Node:
            result = Node(node.name, node.kind, parent, [], node.initial)
            result.children = [copied(child, result) for child in node.children]
            return result

        return Tree(copied(self.root, None))

    def mend(self) -> None:
        """Makes it a machine again after an edit."""
        for node in [self.root, *self.root.inside()]:
            for child in node.children:
                child.parent = node
        for node in reversed([self.root, *self.root.inside()]):
            if not node.states():
                node.children = []
            if not node.children and node.kind in ("compound", "parallel"):
                node.kind = "atomic"
            elif node.children and node.kind not in ("compound", "parallel"):
                node.kind = "compound"
            if node.kind == "parallel":
                for child in node.states():
                    if child.kind == "final":
                        child.kind = "atomic"
            names = [each.name for each in node.inside() if each.kind not in ("history", "deep")]
            if node.kind != "compound" or node.initial not in names:
                node.initial = None

    def machine(self, initial: list[str] | None = None) -> Json:
        def state(node: Node) -> Json:
            result: Json = {}
            if node.kind == "deep":
                return {"type": "history", "deep": True}
            if node.kind != "compound":
                result["type"] = node.kind
            if node.kind == "history":
                return result
            if node.kind == "compound":
                target = node.initial or node.states()[0].name
                result["initial"] = {"target": target, "actions": [{"emit": f"initial.{node.name}"}]}
            result["entry"] = [{"emit": f"entry.{node.name}"}]
            result["exit"] = [{"emit": f"exit.{node.name}"}]
            if node.children:
                result["states"] = {child.name: state(child) for child in node.children}
            if node.kind == "atomic":
                del result["type"]
            return result

        result: Json = {"type": self.root.kind, "states": {child.name: state(child) for child in self.root.children}}
        if self.root.kind == "compound":
            result["initial"] = initial or self.root.initial or self.root.states()[0].name
        return result

    def possible(self, draw: random.Random) -> list[str]:
        """States that can be active together, all of them."""

        def active(node: Node) -> list[str]:
            children = node.states()
            chosen = [draw.choice(children)] if node.kind == "compound" else children
            return [node.name, *(each for child in children if child in chosen for each in active(child))]

        return active(self.root)[1:]


def fit(one: Node, other: Node) -> bool:
    """Whether two states can be active together."""
    if one in other.around() or other in one.around():
        return True
    nearest = next(node for node in one.around() if node in other.around())
    return nearest.kind == "parallel"


def chosen(candidates: list[Node]) -> list[Node]:
    """Those that fit to those before them."""
    result: list[Node] = []
    for node in candidates:
        if node.kind not in ("history", "deep") and all(fit(node, other) for other in result):
            result.append(node)
    return result


def completed(around: Node, seeds: list[Node]) -> tuple[list[Node], set[str]]:
    """What is active in a state with certain states in it, and the states whose initial transition leads on."""
    active: list[Node] = []
    by_default: set[str] = set()

    def fill(node: Node, wanted: list[Node]) -> None:
        if node is not around:
            active.append(node)
        if node.kind == "parallel":
            for child in node.states():
                fill(child, [each for each in wanted if child in each.around()])
        elif node.kind == "compound":
            inner = [each for each in wanted if each is not node]
            if not inner:
                by_default.add(node.name)
                inner = [next(each for each in node.inside() if each.name == (node.initial or node.states()[0].name))]
            children = [child for child in node.states() if any(child in each.around() for each in inner)]
            assert len(children) == 1
            fill(children[0], inner)

    fill(around, seeds)
    return active, by_default


def random_tree(draw: random.Random, histories: bool) -> Tree:
    count = 0

    def grow(node: Node, depth: int) -> None:
        nonlocal count
        for _ in range(draw.randint(1, 4)):
            count += 1
            kind = draw.choice(["compound", "parallel", "atomic", "atomic", "final"] if depth < 4 else ["atomic"])
            child = Node(f"s{count}", kind, node)
            node.children.append(child)
            if kind in ("compound", "parallel"):
                grow(child, depth + 1)
            if histories and depth and draw.random() < 0.4:
                count += 1
                node.children.append(Node(f"h{count}", draw.choice(["history", "deep"]), node))

    root = Node("", "compound" if histories else draw.choice(["compound", "compound", "parallel"]))
    grow(root, 0)
    for node in [root, *root.inside()]:
        inner = [each.name for each in node.inside() if each.kind not in ("history", "deep")]
        if draw.random() < 0.4 and inner:
            node.initial = draw.choice(inner)
    tree = Tree(root)
    tree.mend()
    return tree


def edit(tree: Tree, draw: random.Random, number: int) -> Tree:
    """A copy with one change."""
    result = tree.copy()
    nodes = result.root.inside()
    node = draw.choice(nodes)
    parent = node.parent
    assert parent is not None
    place = parent.children.index(node)
    match draw.choice(["wrap", "unwrap", "add", "remove", "reorder", "move", "kind", "rename", "swap"]):
        case "wrap":
            parent.children[place] = Node(f"w{number}", "compound", parent, [node])
        case "unwrap":
            parent.children[place : place + 1] = node.children
            if not node.children:
                parent.children.insert(place, node)
        case "add":
            extra = Node(f"n{number}", draw.choice(["atomic", "final", "parallel"]), node)
            if extra.kind == "parallel":
                extra.children = [Node(f"n{number}a", "atomic"), Node(f"n{number}b", "atomic")]
            node.children.insert(draw.randint(0, len(node.children)), extra)
        case "remove":
            del parent.children[place]
        case "reorder":
            draw.shuffle(parent.children)
        case "move":
            targets = [
                each
                for each in [result.root, *nodes]
                if node not in each.around() and each.kind not in ("history", "deep")
            ]
            parent.children.remove(node)
            target = draw.choice(targets)
            target.children.insert(draw.randint(0, len(target.children)), node)
        case "kind":
            other = draw.choice([each for each in [result.root, *nodes] if each.children] or [node])
            if other.kind in ("compound", "parallel"):
                other.kind = "parallel" if other.kind == "compound" else "compound"
            elif node.kind in ("history", "deep"):
                node.kind = "deep" if node.kind == "history" else "history"
            elif not node.children:
                node.kind = "final" if node.kind == "atomic" else "atomic"
        case "rename":
            node.name = f"r{number}"
        case "swap":
            other = draw.choice(nodes)
            if other.kind == node.kind and other.is_leaf:
                node.name, other.name = other.name, node.name
    result.mend()
    for each in result.root.inside():
        # Histories are of states with others in them.
        if each.kind in ("history", "deep") and each.parent is result.root:
            each.kind = "atomic"
    result.mend()
    return result


def edited(tree: Tree, draw: random.Random) -> Tree:
    result = tree
    for number in range(draw.randint(1, 5)):
        after = edit(result, draw, number)
        if after.root.states():
            result = after
    return result


def levels(node: Node, active: set[str]) -> int:
    """How many levels of active states are in an active one."""
    return max((1 + levels(child, active) for child in node.states() if child.name in active), default=0)


@pytest.mark.parametrize("part", range(8))
def test_random_edits_leave_the_states_of_the_model(part: int) -> None:
    for seed in range(150 * part, 150 * (part + 1)):
        draw = random.Random(seed)
        before = random_tree(draw, histories=False)
        before.root.kind = "compound"
        active = before.possible(draw)
        leaves = [name for name in active if (found := before.of(name)) is not None and found.is_leaf]
        scene = Scene(document(before.machine(leaves)["states"], initial=leaves))
        assert list(scene.configuration) == active
        scene.events()
        after = edited(before, draw)
        # The model: those inside first.
        order = sorted(active, key=lambda name: levels(before.of(name) or before.root, set(active)))
        seeds = chosen([node for name in order if (node := after.of(name)) is not None])
        expected, by_default = completed(after.root, seeds)
        kept = {node.name for node in seeds}
        for node in seeds:
            former = before.of(node.name)
            assert former is not None
            if node.kind == "final" and (former.kind != "final" or former.place != node.place):
                kept.discard(node.name)
        losses = scene.reload({**document({}), "machine": after.machine()})
        names = [node.name for node in expected]
        assert list(scene.configuration) == names, f"seed {seed}"
        told: list[str] = []
        ends: list[str] = []
        for node in expected:
            if node.name not in kept:
                told.append(f"entry.{node.name}")
            if node.name in by_default and node.kind == "compound":
                told.append(f"initial.{node.name}")
        is_done = any(node.kind == "final" and node.parent is after.root and node.name not in kept for node in expected)
        if is_done or (
            after.root.kind == "parallel" and all(is_final(region, names) for region in after.root.states())
        ):
            ends = [f"exit.{name}" for name in reversed(names)]
        emitted = [event.name for event in scene.events() if event.kind == EventKind.EMITTED]
        assert emitted in (told, told + ends), f"seed {seed}"
        restarts = not seeds
        gone = {name for name in active if name not in {node.name for node in seeds}}
        assert {line.split("'")[1] for line in losses} == gone, f"seed {seed}"
        assert all(line.endswith("starts anew") == restarts for line in losses)
        # Nothing of it is lost by a snapshot, or by the same document.
        hash_before = scene.state_hash()
        scene.restore(scene.snapshot())
        assert scene.reload({**document({}), "machine": after.machine()}) == []
        assert (scene.state_hash(), scene.events()) == (hash_before, [])


def is_final(node: Node, active: list[str]) -> bool:
    if node.kind == "compound":
        return any(child.kind == "final" and child.name in active for child in node.children)
    return node.kind == "parallel" and all(is_final(child, active) for child in node.states())


def remembered(history: Node, before: Tree, active: list[str], after: Tree) -> list[Node]:
    """What a history remembers after an edit, where these states were active when its parent was left before."""
    former = before.of(history.name)
    if former is None or former.kind not in ("history", "deep"):
        return []
    inside = [node for node in (former.parent or before.root).inside() if node.name in active]
    wanted = [node.name for node in inside if (node.is_leaf if former.kind == "deep" else node.parent is former.parent)]
    found = [node for name in wanted if (node := after.of(name)) is not None and history.parent in node.around()[1:]]
    seeds = chosen(found)
    if not seeds:
        return []
    whole, _ = completed(history.parent or after.root, seeds)
    # Of one that is not deep, what is further in is entered by default.
    return [node for node in whole if (node.parent is history.parent if history.kind == "history" else node.is_leaf)]


@pytest.mark.parametrize("part", range(4))
def test_random_edits_leave_histories_as_those_of_the_model(part: int) -> None:
    count = 0
    for seed in range(200 * part, 200 * (part + 1)):
        draw = random.Random(seed)
        before = random_tree(draw, histories=True)
        active = before.possible(draw)
        if any(node.kind == "final" for node in before.root.children):
            continue
        leaves = [name for name in active if (found := before.of(name)) is not None and found.is_leaf]
        inner = {"initial": leaves, "states": before.machine()["states"], "on": {"leave": "out"}}
        whole = document({"all": inner, "out": {}})
        after = edited(before, draw)
        if after.root.kind == "parallel" or any(node.kind == "final" for node in after.root.children):
            continue
        histories = [node for node in after.root.inside() if node.kind in ("history", "deep")]
        machine = after.machine()
        out = {"on": {f"back.{node.name}": node.name for node in histories}}
        text = document({"all": {"initial": machine["initial"], "states": machine["states"]}, "out": out})
        for history in histories:
            seeds = remembered(history, before, active, after)
            if not seeds:
                continue
            count += 1
            scene = Scene(whole)
            scene.send("leave")
            scene.reload(text)
            scene.restore(scene.snapshot())
            scene.send(f"back.{history.name}")
            # The histories further in are not asked: nothing in the trees has one as its initial state.
            expected, _ = completed(after.root, seeds)
            names = ["all", *(node.name for node in expected)]
            assert list(scene.configuration) == names, f"seed {seed}, {history.name}"
    assert count > 40
