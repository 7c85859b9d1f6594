# SPDX-License-Identifier: MIT
"""Random machines with scripts: the same number gives the same machine."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from machines.actions import ANIMATIONS, KEYS, WORDS, draw_action

Json = dict[str, Any]
EVENTS = ["e0", "e1", "e2", "e0.x", "e1.y"]
DESCRIPTORS = [*EVENTS, *EVENTS, "e0 e1", "e2 e1.y", "e0.*", "r0 e0", "r1", "*", "error", "done.state", "go"]


@dataclass(eq=False)
class Node:
    name: str
    kind: str
    parent: Node | None
    children: list[Node] = field(default_factory=list)
    deep: bool = False

    def ancestors(self) -> list[Node]:
        """Itself, its parent, and so on."""
        return [self, *(self.parent.ancestors() if self.parent else [])]

    def inside(self) -> list[Node]:
        return [each for child in self.children for each in (child, *child.inside())]


CHANGES = [
    "changed.n",
    "changed.m",
    "changed.flag",
    "changed.word",
    "changed.kept",
    "changed.steps",
    "changed",
    "changed.n e0",
    "changed.flag.*",
]
TEXTS = [
    "event.t",
    "event.x",
    "word + kept",
    "kept + n",
    "event.t + ', ' + word",
    "flag ? word : event.t",
    "if(n > 0, 'more', kept)",
    "format(n, 2)",
    "format(m) + '/' + format(1 / 3, 4)",
    "flag ? 'none' : 'as ' + 1 / n",
    "'' + (flag ? event.t : event.x)",
    "'it''s ' + word",
    "'\u00e9\U0001f600' + length(kept)",
]
PASSED = ["event.t", "event.x", "event.none"]
TESTS = [
    "kept == word",
    "kept < word",
    "event.t >= kept",
    "event.t == ''",
    "event.x != '1'",
    "length(kept) > 3",
    "length(event.t) == 2",
    "contains(kept, word)",
    "startsWith(kept, 'o') || endsWith(event.t, 'n')",
    "kept + '' > 'on' + n",
    "steps > 2",
]


class Generator:
    def __init__(
        self, seed: int, hears_changes: bool, has_texts: bool, list_part: str = "", has_animations: bool = False
    ) -> None:
        """:param list_part: whether it is the machine around a "list", or that of an "item"."""
        self.hears_changes, self.has_texts = hears_changes, has_texts
        self.has_animations = has_animations
        self.has_list, self.is_item = list_part == "list", list_part == "item"
        self.draw = random.Random(seed)
        self.count = 0
        self.has_state = True  # which `elapsed` alone is of
        self.root = Node("", "parallel" if self.chance(0.08) else "compound", None)
        self.size = self.draw.choice([4, 8, 14, 24])
        while len(self.root.children) < self.draw.randint(2, 3):
            self.grow(self.root, 1)
        self.states = self.root.inside()
        self.plain = [each for each in self.states if each.kind != "history"]

    def chance(self, probability: float) -> bool:
        return self.draw.random() < probability

    # The tree

    def grow(self, parent: Node, depth: int) -> None:
        kinds = ["atomic"] * 4
        if depth < 5 and self.count < self.size:
            kinds += ["compound"] * 4 + ["parallel"] * 3
        # A parent's first state is no final one, and a parallel state has none.
        if parent.kind == "compound" and parent.children:
            kinds += ["final"] * (2 if depth > 1 else 1)
        node = Node(f"s{self.count}", self.draw.choice(kinds), parent)
        self.count += 1
        parent.children.append(node)
        if node.kind in ("compound", "parallel"):
            for _ in range(self.draw.randint(1 if node.kind == "compound" else 2, 3)):
                self.grow(node, depth + 1)
            for _ in range(self.draw.choice([0, 0, 1, 1, 2])):
                remembers = Node(f"h{self.count}", "history", node, deep=self.chance(0.5))
                self.count += 1
                node.children.insert(self.draw.randint(0, len(node.children)), remembers)

    def targets(self, among: list[Node]) -> list[Node]:
        """States that can be active at once."""
        found = [self.draw.choice(among)]
        for _ in range(self.draw.choice([0, 0, 1, 2, 4])):
            other = self.draw.choice(among)
            if all(self.together(other, each) for each in found):
                found.append(other)
        return found

    def together(self, a: Node, b: Node) -> bool:
        path = a.ancestors()
        common = next(each for each in b.ancestors() if each in path)
        if common in (a, b) or common.kind != "parallel":
            return False
        return not any(each.kind == "history" and each.parent is common for each in (a, b))

    def named(self, targets: list[Node]) -> Any:
        names = [each.name for each in targets]
        return names[0] if len(names) == 1 and self.chance(0.8) else names

    # The text

    def document(self) -> Json:
        machine: Json = {}
        if len(self.root.children) > 1 and self.root.kind == "parallel":
            machine["type"] = "parallel"
        elif self.chance(0.4):
            self.has_state = False
            machine["initial"] = self.initial(self.states)
            self.has_state = True
        machine["states"] = {child.name: self.state(child) for child in self.root.children}
        return {
            "animcore": 1,
            "inputs": {
                "n": {"type": "number", "value": 0, "range": [-8, 8]},
                "m": {"type": "number", "value": 2},
                "flag": {"type": "boolean", "value": self.chance(0.5)},
                "word": {"type": "string", "value": self.draw.choice(WORDS)},
                "go": {"type": "trigger"},
            },
            **({"variables": self.variables()} if self.has_texts else {}),
            **(self.moving() if self.has_animations else {}),
            "machine": machine,
        }

    def moving(self) -> Json:
        return {
            "properties": {f"p_{name}": {"kind": "scalar", "value": 0} for name in ANIMATIONS},
            "animations": {
                name: {"property": f"p_{name}", "to": 1, **definition} for name, definition in ANIMATIONS.items()
            },
        }

    def variables(self) -> Json:
        return {
            "kept": {"type": "string", "value": self.draw.choice(WORDS)},
            "steps": {"type": "number", "range": [-3, 40]},
        }

    def initial(self, among: list[Node]) -> Any:
        target = self.named(self.targets(among))
        return {"target": target, "actions": self.actions(2)} if self.chance(0.5) else target

    def state(self, node: Node) -> Json:
        if node.kind == "history":
            parent = node.parent
            assert parent is not None
            among = parent.inside() if node.deep or self.chance(0.3) else parent.children
            result: Json = {
                "type": "history",
                "initial": self.initial([each for each in among if each.kind != "history"]),
            }
            if node.deep:
                result["deep"] = True
            return result
        parts: Json = {}
        if node.kind == "parallel" or (node.kind == "final"):
            parts["type"] = node.kind
        if self.chance(0.4):
            parts["entry"] = self.blocks()
        if self.chance(0.4):
            parts["exit"] = self.blocks()
        if node.kind == "final":
            if self.chance(0.5):
                parts["data"] = self.data()
            return parts
        keys = [
            key
            for key in ("on", "always", "when", "after", "transitions")
            if self.chance({"on": 0.8, "always": 0.08, "when": 0.15, "after": 0.3}.get(key, 0.3))
        ]
        self.draw.shuffle(keys)
        for key in keys:
            parts[key] = getattr(self, key)(node)
        if node.children:
            if node.kind == "compound" and (self.chance(0.4) or node.children[0].kind == "history"):
                parts["initial"] = self.initial(node.inside())
            parts["states"] = {child.name: self.state(child) for child in node.children}
        return parts

    def on(self, node: Node) -> Json:
        found = {}
        for _ in range(self.draw.randint(1, 3)):
            event = self.descriptor()
            if self.chance(0.2):
                event = "done.state." + self.draw.choice(self.plain).name
            some = [self.transition(node) for _ in range(self.draw.choice([1, 1, 2]))]
            found[event] = some[0] if len(some) == 1 else some
        return found

    def descriptor(self) -> str:
        if self.is_item and self.chance(0.15):
            return self.draw.choice(["removed", "changed.row", "changed.many", "error.execution"])
        if self.has_animations and self.chance(0.3):
            name = self.draw.choice(list(ANIMATIONS))
            some = ["done.animation", "stopped.animation", "repeat.animation", "repeat.animation"]
            return self.draw.choice([*[f"{kind}.{name}" for kind in some], *some, "repeat"])
        return self.draw.choice(CHANGES if self.hears_changes and self.chance(0.2) else DESCRIPTORS)

    def always(self, node: Node) -> Any:
        result = {**self.transition(node), "guard": self.guard(False)}
        if "target" in result and self.chance(0.3):
            # What is taken until the first is. Often nothing ends it: then the document is refused.
            return [result, {"actions": self.actions(2), **({"guard": True} if self.chance(0.5) else {})}]
        return result

    def when(self, node: Node) -> Any:
        some = [{**self.transition(node), "guard": self.guard(False)} for _ in range(self.draw.choice([1, 1, 2]))]
        return some[0] if len(some) == 1 else some

    def after(self, node: Node) -> list[Json]:
        return [{"delay": self.delay(), **self.transition(node)} for _ in range(self.draw.choice([1, 1, 2]))]

    def transitions(self, node: Node) -> list[Json]:
        found: list[Json] = [{"event": self.descriptor(), **self.transition(node)} for _ in range(2)]
        found += self.after(node) if self.chance(0.2) else []
        return found

    def transition(self, node: Node) -> Json:
        result: Json = {}
        if self.chance(0.85):
            result["target"] = self.named(self.targets(self.states))
        if node.children and self.chance(0.4):
            result["internal"] = True
            if self.chance(0.7):
                result["target"] = self.named(self.targets(node.inside()))
        if self.chance(0.35):
            result["guard"] = self.guard(True)
        if self.chance(0.5) or "target" not in result:
            result["actions"] = self.actions(3)
        return result

    def delay(self) -> Any:
        return self.draw.choice(
            [0.03125, 0.25, 0.25, 0.5, 1, "abs(m) / 4 + 0.125", "flag ? 0.125 : 0.75", "max(n, 0.1875)", "1 / n * 2"]
        )

    def guard(self, with_event: bool) -> Any:
        sorts = ["n", "flag", "word", "in", "elapsed", "m", "and", "true"] + (["text"] if self.has_texts else [])
        sorts += ["event"] * 2 if with_event else []
        sorts += ["row"] * 2 if self.is_item else ["count"] * 2 if self.has_list else []
        match self.draw.choice(sorts):
            case "n":
                return f"n {self.draw.choice(['<', '>', '==', '!=', '<=', '>='])} {self.draw.randint(-4, 4)}"
            case "flag":
                return self.draw.choice(["flag", "!flag", "flag == 1"])
            case "word":
                return f"word {self.draw.choice(['==', '!='])} '{self.draw.choice(WORDS)}'"
            case "text":
                return self.draw.choice(TESTS)
            case "in":
                return self.draw.choice(["", "!"]) + f"in({self.draw.choice(self.plain).name})"
            case "elapsed":
                of_another = f"elapsed({self.draw.choice(self.plain).name}) > 0.125"
                return self.draw.choice([of_another, "elapsed >= 0.25" if self.has_state else of_another])
            case "m":
                return f"m % {self.draw.randint(2, 3)} == 0"
            case "and":
                inner = f"n > {self.draw.randint(-4, 4)}"
                return self.draw.choice([f"flag && {inner}", f"!(flag || {inner})", f"flag ? {inner} : m > 2"])
            case "row":
                return self.draw.choice(["row > 0", "row == 1", "many < 3", "many == row + 1"])
            case "count":
                return self.draw.choice(["count(rows) > 1", "!count(rows)", "count(rows) == 2"])
            case "event":
                return self.draw.choice(["event.x > 1", "event.x == 0", "event.t == 'on'", "event.t != 'on'"])
        return self.draw.choice([True, False, "true", "1 / n > 0", "n / n"])

    def blocks(self) -> list[Any]:
        """Of an entry or exit: actions, or several blocks of them."""
        return [self.actions(2) for _ in range(self.draw.randint(1, 3))] if self.chance(0.2) else self.actions(3)

    def actions(self, most: int) -> list[Json]:
        return [draw_action(self, 2) for _ in range(self.draw.randint(1, most))]

    def value(self) -> Any:
        state = self.draw.choice(self.plain).name
        return self.draw.choice(
            [
                1,
                -2,
                7.5,
                "9.5 + n",
                "n + 1",
                "-n",
                "min(n, m) * 2",
                f"in({state}) + n",
                "event.x",
                "event.value - event.previous",
                f"elapsed({state}) * 4",
                "flag ? n : -n",
                *(["event.count"] if self.has_animations else []),
            ]
        )

    def some_data(self) -> Json:
        return {"data": self.data()} if self.chance(0.4) else {}

    def data(self) -> Json:
        found: Json = {"x": self.draw.choice([1, 2, "n", "event.x + 1", "event.x + 1", "1 / n"])}
        if self.chance(0.4):
            plain: list[Any] = [{"text": "on"}, {"input": "word"}, {"text": ""}]
            found["t"] = self.draw.choice([*plain, *PASSED, self.some_text(True)] if self.has_texts else plain)
        if self.chance(0.2):
            found["y"] = True
        return found

    def some_text(self, in_data: bool = False) -> Any:
        """What is assigned to a string, or a text in data: there a bare one is an expression."""
        expression = self.draw.choice(TEXTS)
        objects = [{"expression": expression}] * 3 + [{"number": "n / 3", "decimals": 2}, {"input": "kept"}]
        return self.draw.choice(
            [*objects, expression] if in_data else [*objects, *WORDS, "event.t", {"text": "event.t"}]
        )

    # What happens to it

    def script(self) -> list[Json]:
        return [self.step() for _ in range(self.draw.randint(4, 14))]

    def step(self) -> Json:
        match self.draw.choice(["send"] * 5 + ["advance"] * 2 + ["set"] * 2):
            case "send":
                data = {"x": self.draw.choice([0, 1, 2.5]), "t": self.draw.choice(WORDS)}
                some = {key: value for key, value in data.items() if self.chance(0.6)}
                return {"send": self.draw.choice([*EVENTS, "go"]), **({"data": some} if some else {})}
            case "advance":
                return {"advance": self.draw.choice([0.001, 0.125, 0.25, 0.5, 1, 1.5])}
        return {
            "set": self.draw.choice(
                [
                    {"n": float(self.draw.randint(-4, 4))},
                    {"m": self.draw.choice([0.0, 1.5, 3.0])},
                    {"flag": self.chance(0.5)},
                    {"word": self.draw.choice(WORDS)},
                ]
            )
        }

    def list_step(self) -> Json:
        values = {"n": float(self.draw.randint(-4, 4)), "flag": self.chance(0.5), "word": self.draw.choice(WORDS)}
        some = {name: value for name, value in values.items() if self.chance(0.4)}
        key = self.draw.choice(KEYS)
        match self.draw.choice(["append"] * 3 + ["remove"] * 2 + ["move", "update", "clear"]):
            case "append":
                return {
                    "list": "append",
                    "key": key if self.chance(0.3) else None,
                    "at": self.draw.choice([None, 0, 1]),
                    "values": some,
                }
            case "move":
                return {"list": "move", "key": key, "to": self.draw.choice([0, 1, 9])}
            case "update":
                return {"list": "update", "key": key, "values": some or {"n": 1.0}}
            case other:
                return {"list": other, "key": key}


def random_list(seed: int, settles: Callable[[Json], bool]) -> tuple[Json, list[Json]]:
    """The same of a document with a list of items that have machines of their own.

    :param settles: whether a document comes to rest at first; among many machines few do.
    """
    for attempt in range(40):
        found = _random_list(seed, seed + 1_000_003 * attempt)
        if settles(found[0]):
            break
    return found


def _random_list(seed: int, drawn: int) -> tuple[Json, list[Json]]:
    around = Generator(drawn, seed % 2 == 1, True, "list")
    item = Generator(drawn + 500_000, seed % 3 == 1, True, "item")
    draw = around.draw
    document, component = around.document(), item.document()
    del component["animcore"]
    component |= {
        "size": [1, 1],
        "inputs": component["inputs"] | {"row": {"type": "number"}, "many": {"type": "number"}},
    }
    node: Json = {"kind": "list", "name": "rows", "component": "item", "capacity": draw.choice([1, 2, 3, 5])}
    node["inputs"] = {"row": "item.index", "many": "item.count"}
    node["events"] = {f"out{number}": draw.choice(EVENTS) for number in range(0, 100, draw.choice([3, 10, 40]))}
    if around.chance(0.5):
        node["items"] = [{"values": {"n": number}} for number in range(draw.randint(1, node["capacity"]))]
    document |= {"size": [1, 1], "components": {"item": component}, "nodes": [node]}
    script: list[Json] = [{}]
    for _ in range(draw.randint(4, 14)):
        script.append(around.list_step() if around.chance(0.4) else around.step())
    return document, script


def random_machine(seed: int, hears_changes: bool = True, has_texts: bool = True) -> tuple[Json, list[Json]]:
    """A document with a machine, and what happens to it, beginning with nothing.

    :param hears_changes: whether transitions of every other one name changes of inputs, which SCXML does not know.
    :param has_texts: whether texts are worked out, and there are variables.
    """
    generator = Generator(seed, hears_changes and seed % 2 == 1, has_texts, "", has_texts and seed % 3 == 0)
    return generator.document(), [{}, *generator.script()]
