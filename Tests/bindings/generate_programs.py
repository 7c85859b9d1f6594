#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes random programs, cases of the kind `program` (see conformance.md), a line each:

python Tests/bindings/generate_programs.py SEED COUNT
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from generate_cases import COLOR, COMPONENTS, ROOT, SHAPES, compact, listed, lists, number

VECTOR, PATH = 9, 10
WRONG = ("nan", "-1", "inf", "1e300")
STEPS_OF_CSS = ("steps(4)", "steps(3,jump-both)", "linear(0,0.3,1)", "cubic-bezier(0.1,-0.6,0.2,1.4)", "ease-in")
BROKEN_CSS = ("steps(0)", "linear(", "cubic-bezier(2,0,0,1)", "nothing")
# No spaces and no colons, which separate the steps and their fields.
OUTLINES = tuple(shape.replace(" ", ",") for shape in SHAPES)
# How many coordinates these have; 0 for the arcs, whose number of curves is the library's.
COORDINATES = dict(zip(OUTLINES, (8, 6, 8, 0, 14, 16, 10), strict=True))
BROKEN_OUTLINES = ("M0,0L10", "L1,1", "M0,0Lx", "M0,0H1e999", "M1,1Q2,2,3")
EXPRESSIONS = ("a+b", "2*a", "sin(time)", "a+", "nobody", "a.x+1", "min(a,b)", "c.y-d.x", "e.width")
NAMES = "abcdefgh"
# How a keyframe of a track is reached, and the flags that each kind may have.
LINEAR, CUBIC, SPRING, MOVE = range(4)
KEYFRAME_FLAGS = {LINEAR: (0,), CUBIC: (0, 1, 2, 3), SPRING: (0, 1, 4, 5), MOVE: (0,)}


class Program:
    """Steps at random. Mostly they are what the library takes, and now and then what it refuses."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.kinds: dict[str, tuple[int, int]] = {}
        self.depth = 0
        self.document: dict[str, Any] = {}
        # A spring that is refused is the only fault of its step: some languages check it when it is made, others when
        # it is used.
        self.has_wrong_spring = self.has_wrong_value = False

    def step(self, make: Callable[[], str]) -> str:
        self.has_wrong_spring = self.has_wrong_value = False
        return make()

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def pick(self, choices: Any) -> Any:
        return self.chance.choice(list(choices))

    def between(self, low: float, high: float) -> str:
        return number(round(self.chance.uniform(low, high), 3))

    def wrong_or(self, text: str) -> str:
        if not self.often(0.03) or self.has_wrong_spring:
            return text
        self.has_wrong_value = True
        return str(self.pick(WRONG))

    def broken_or(self, whole: Any, broken: Any) -> str:
        if not self.often(0.1) or self.has_wrong_spring:
            return str(self.pick(whole))
        self.has_wrong_value = True
        return str(self.pick(broken))

    def numbers(self, count: int, kind: int = 0) -> str:
        low, high = (0.0, 1.0) if kind == COLOR else (-100.0, 100.0)
        values = [self.between(low, high) for _ in range(count)]
        if self.often(0.02) and not self.has_wrong_spring:
            self.has_wrong_value = True
            values[self.chance.randrange(count)] = self.pick(("nan", "inf", "1e300"))
        return ",".join(values)

    def name(self) -> str:
        return str(self.pick(self.kinds if self.kinds and self.often(0.95) else (*NAMES, "nobody")))

    def value_of(self, name: str) -> str:
        kind, count = self.kinds.get(name, (0, 1))
        return self.numbers(max(count, 1) if kind != PATH else 2, kind)

    def spring(self) -> str:
        text = f"{self.between(0.1, 4)},{self.between(10, 900)},{self.between(1, 60)}"
        if not self.often(0.03) or self.has_wrong_value:
            return text
        self.has_wrong_spring = True
        return str(self.pick(("0,1,1", "1,-1,1", "1,100,nan")))

    def curve(self) -> str:
        return ",".join((self.between(0, 1), self.between(-1, 2), self.between(0, 1), self.between(-1, 2)))

    def motion(self, *more: str) -> str:
        match self.pick(("-", "spring", "spring", "curve", "css", *more)):
            case "spring":
                return f"spring,{self.spring()}"
            case "curve":
                return f"curve,{self.curve()}"
            case "css":
                return f"css,{self.broken_or(STEPS_OF_CSS, BROKEN_CSS)}"
            case "decay":
                return f"decay,{self.wrong_or(self.between(0.5, 8))}"
            case other:
                return str(other)

    def maybe(self, text: str, share: float = 0.4) -> str:
        return self.wrong_or(text) if self.often(share) else "-"

    # Steps

    def add(self) -> str:
        name = self.pick(NAMES)
        kind = self.pick((*COMPONENTS, VECTOR))
        count = COMPONENTS.get(kind) or self.chance.randint(1, 6)
        if name not in self.kinds:
            self.kinds[name] = (kind, count)
        return f"add:{name}:{kind}:{self.numbers(count, kind)}"

    def path(self) -> str:
        name = self.pick(NAMES)
        self.kinds.setdefault(name, (PATH, 0))
        return f"path:{name}:{self.outline()}"

    def outline(self) -> str:
        return self.broken_or(OUTLINES, BROKEN_OUTLINES)

    def derive(self) -> str:
        return f"derive:{self.name()}:{self.pick(EXPRESSIONS)}"

    def begin(self) -> str:
        if self.depth > 3:
            return self.commit()
        self.depth += 1
        interruption, arrangement = self.pick((0, 0, 1, 2, 3)), self.pick((0, 0, 0, 1, 2))
        times = f"{self.maybe(self.between(0, 1))}:{self.maybe(self.between(0, 0.3), 0.2)}:{interruption}:{arrangement}"
        repeats = f"{self.maybe(self.between(0, 0.1), 0.1)}:{self.maybe(self.between(0.5, 3), 0.1)}"
        return f"begin:{self.motion('none')}:{times}:{repeats}:{self.pick('---01')}:{self.pick('0001')}"

    def commit(self) -> str:
        self.depth = max(0, self.depth - 1)
        return "commit"

    def set(self) -> str:
        name = self.name()
        if self.kinds.get(name, (0, 0))[0] == PATH and self.often(0.9):
            return f"shape:{name}:{self.outline()}"
        return f"set:{name}:{self.value_of(name)}"

    def retarget(self) -> str:
        name = self.name()
        if self.kinds.get(name, (0, 0))[0] == PATH and self.often(0.9):
            return self.retarget_path(name)
        if self.often(0.5):
            return f"spring:{name}:{self.value_of(name)}:{self.value_of(name)}:{self.spring()}"
        return f"curve:{name}:{self.value_of(name)}:{self.curve()}:{self.wrong_or(self.between(0, 1))}"

    def retarget_path(self, name: str) -> str:
        outline = self.outline()
        if self.often(0.3):
            return f"reform:{name}:{outline}:{self.curve()}:{self.wrong_or(self.between(0, 1))}"
        count = self.pick((2, 8)) if self.often(0.05) else COORDINATES.get(outline, 0)
        velocity = self.numbers(count) if count and self.often(0.7) else "-"
        return f"reshape:{name}:{outline}:{velocity}:{self.spring()}"

    def of_property(self) -> str:
        name = self.name()
        match self.pick(("hold", "hold", "stop", "remove", "threshold", "action")):
            case "threshold":
                return f"threshold:{name}:{self.wrong_or(self.between(0.001, 1))}"
            case "action":
                return f"action:{name}:{self.motion('none')}"
            case "remove" if self.often(0.7):
                return f"hold:{name}"
            case word:
                if word == "remove":
                    self.kinds.pop(name, None)
                return f"{word}:{name}"

    def animate(self) -> str:
        name = self.name()
        flags = "".join(letter for letter in "acmr" if self.often(0.2)) or "-"
        repeats = self.maybe(self.between(0.5, 4), 0.3)
        interruption = self.pick((1, 2, 3, 4, 4))
        if self.often(0.3):
            kind, count = self.kinds.get(name, (0, 1))
            width, keys = max(count, 1), self.chance.randint(2, 5)
            values = ",".join(self.numbers(width, kind) for _ in range(keys))
            mode = self.chance.randrange(1, 5)
            times = listed(sorted([0.0, *(round(self.chance.random(), 3) for _ in range(keys - 2)), 1.0]))
            given = times if mode in (1, 3) and self.often(0.5) else "-"
            rest = f"{self.wrong_or(self.between(0, 2))}:{interruption}:{flags}:{repeats}"
            return f"keyframes:{name}:{mode}:{width}:{values}:{given}:{rest}"
        if self.kinds.get(name, (0, 0))[0] == PATH and self.often(0.95):
            return self.animate_path(name)
        if self.often(0.25):
            return self.track(name) if self.often(0.5) else self.blocks(name)
        motion = self.motion("decay")
        ends = [self.value_of(name) if self.often(share) else "-" for share in (0.4, 0.7, 0.2, 0.2)]
        if motion.startswith("decay"):
            ends[1] = ends[2] = "-"
        times = f"{self.maybe(self.between(0, 2))}:{self.wrong_or(self.between(0, 0.3))}"
        rest = f"{times}:{interruption}:{flags}:{repeats}:{self.pick('0001')}"
        return f"animate:{name}:{motion}:{':'.join(ends)}:{rest}"

    def animation(self) -> str:
        flags = "".join(letter for letter in "acmr" if self.often(0.2)) or "-"
        return f"{self.pick((1, 2, 3, 4, 4))}:{flags}:{self.maybe(self.between(0.5, 4), 0.3)}"

    def track(self, name: str) -> str:
        kind, count = self.kinds.get(name, (0, 1))
        width = max(count, 1)
        kinds = [self.pick((LINEAR, CUBIC, CUBIC, SPRING, SPRING, MOVE)) for _ in range(self.chance.randint(1, 4))]
        flags = [self.pick(KEYFRAME_FLAGS[each]) for each in kinds]
        durations = ["0" if each == MOVE else self.wrong_or(self.between(0, 0.6)) for each in kinds]
        keys = ",".join("/".join(map(str, key)) for key in zip(kinds, flags, durations, strict=True))
        values = ",".join(self.numbers(width, kind) for _ in kinds)
        has_speeds = any(each & 3 for each in flags)
        velocities = ",".join(self.numbers(width) for _ in range(2 * len(kinds))) if has_speeds else "-"
        rows = self.pick((0, 0, 1, 2))
        initial = ",".join(self.numbers(width, kind) for _ in range(rows)) or "-"
        motions = f"{self.curve()}:{self.spring()}"
        return f"track:{name}:{width}:{keys}:{motions}:{values}:{velocities}:{initial}:{self.animation()}"

    def blocks(self, name: str) -> str:
        kind, count = self.kinds.get(name, (0, 1))
        width, blocks = max(count, 1), self.chance.randint(1, 4)
        starts, durations = [listed([round(self.chance.random(), 3) for _ in range(blocks)]) for _ in range(2)]
        values = ",".join(self.numbers(width, kind) for _ in range(blocks))
        initial = self.numbers(width, kind) if self.often(0.4) else "-"
        duration = self.wrong_or(self.between(0, 2))
        return f"blocks:{name}:{width}:{starts}:{durations}:{values}:{initial}:{duration}:{self.animation()}"

    def animate_path(self, name: str) -> str:
        if self.often(0.5):
            ends = f"{self.outline() if self.often(0.4) else '-'}:{self.outline()}"
            return f"glide:{name}:{self.motion()}:{ends}:{self.maybe(self.between(0, 1))}:{self.animation()}"
        paths = "|".join(self.outline() for _ in range(self.chance.randint(1, 4)))
        mode, duration = self.chance.randrange(5), self.wrong_or(self.between(0, 2))
        return f"outlines:{name}:{mode}:{paths}:{duration}:{self.animation()}"

    def outlined(self) -> str:
        match self.pick(("morph", "turns", "traced", "traced")):
            case "morph":
                return f"morph:{self.outline()}:{self.outline()}:{self.wrong_or(self.between(0, 1))}"
            case "turns":
                return f"turns:{self.name()}:{self.pick('01')}"
        return f"traced:{self.name()}"

    def timing(self) -> str:
        def seconds(high: float, share: float) -> str:
            return self.wrong_or(self.between(0, high)) if self.often(share) else "0"

        begin, offset = self.pick(("0", "0", self.between(-0.3, 0.5))), self.pick(("0", "0", self.between(-0.3, 1)))
        speed = self.pick(("1", "1", self.wrong_or(self.between(-2, 3))))
        repeats = f"{seconds(4, 0.4)},{seconds(2, 0.2)}"
        return f"{begin},{offset},{speed},{seconds(2, 0.8)},{repeats},{self.pick('001')},{self.pick('0123')}"

    def pure(self) -> str:
        if self.often(0.5):
            times = f"{self.wrong_or(self.between(0, 2))}:{self.wrong_or(self.between(-9, 9))}"
            return f"prepared:{self.spring()}:{times}:{self.between(-9, 9)}:{self.wrong_or(self.between(-9, 9))}"
        return f"timing:{self.timing()}:{self.wrong_or(self.between(-1, 3))}"

    def bank(self) -> str:
        count = self.chance.randint(1, 3)
        top = 9 if self.often(0.05) else 3
        indices = listed([self.chance.randrange(top) for _ in range(count)]) if self.often(0.5) else "-"
        match self.pick(("bank", "aim", "aim", "aim", "place", "springs", "settled", "unbank")):
            case "bank":
                values = "-" if self.often(0.03) else self.numbers(self.chance.randint(3, 8))
                return f"bank:{self.spring()}:{values}:{self.wrong_or(self.between(0.001, 0.1))}"
            case "unbank" if self.often(0.8):
                return "springs"
            case "aim" | "place" as word:
                return f"{word}:{self.numbers(count)}:{indices}"
            case word:
                return str(word)

    def animator(self) -> str:
        match self.pick(("animator", "drag", "drag", "run", "run", "rest", "finish", "fraction")):
            case "animator":
                duration = self.wrong_or(self.between(0, 1)) if self.often(0.6) else "0"
                return f"animator:{duration}:{self.pick('0001')}"
            case "drag":
                return f"drag:{self.wrong_or(self.between(0, 1))}"
            case "run":
                factor = self.pick(("1", self.wrong_or(self.between(0, 2))))
                how = f"{self.motion('none')}:{factor}:{self.maybe(self.between(-3, 3), 0.3)}"
                return f"run:{self.pick('001')}:{how}"
            case "finish":
                return f"finish:{self.pick('012')}"
            case word:
                return str(word)

    def group(self) -> str:
        return str(
            self.pick(
                (
                    "group",
                    "inner",
                    f"media:{self.timing()}:{self.pick('0001')}",
                    "ungroup",
                    "clock",
                    f"speed:{self.wrong_or(self.between(0, 3))}",
                    f"still:{self.pick('01')}",
                    f"seek:{self.wrong_or(self.between(0, 3))}",
                )
            )
        )

    def clock(self) -> str:
        return str(
            self.pick(
                (
                    f"pause:{self.pick('0001')}",
                    f"scale:{self.wrong_or(self.between(0.2, 3))}",
                    f"reduce:{self.pick('0012')}",
                    "changed",
                )
            )
        )

    def advance(self) -> str:
        if self.often(0.4):
            return f"flicks:{self.pick((11760000, 5880000, 0, 1, 705600000, -1))}"
        return f"advance:{self.wrong_or(self.between(0, 0.4))}"

    def snapshot(self) -> str:
        return str(self.pick(("keep", "keep", "back")))

    # Steps of scenes

    def point(self) -> str:
        size = self.document.get("size", [100, 100])
        width, height = (each if isinstance(each, (int, float)) else 100 for each in size)
        return f"{self.between(-10, width + 10)}:{self.between(-10, height + 10)}"

    def pointer(self) -> str:
        return f"pointer:{self.pick((0, 0, 1, 1, 2, 2, 3, 4))}:{self.pick((0, 0, 0, 1))}:{self.point()}"

    def keyboard(self) -> str:
        if self.often(0.1):
            return f"wheel:{self.point()}:{self.between(-20, 20)}:{self.between(-20, 20)}"
        if self.often(0.3):
            regions = [region["name"] for region in self.document.get("regions", [])]
            return f"focus:{self.pick((*regions, '-', 'nobody'))}"
        return f"key:{self.pick((0, 1, 2, 2))}:{self.chance.randrange(12)}:{self.pick((0, 0, 0, 1, 2, 15))}"

    def input(self) -> str:
        inputs = self.document.get("inputs") or {"nobody": {"type": "number"}}
        name = self.pick(inputs) if self.often(0.95) else "nobody"
        kind = inputs.get(name, {}).get("type", "number")
        if self.often(0.05):
            kind = self.pick(("number", "boolean", "string", "trigger"))
        match kind:
            case "number":
                return f"number:{name}:{self.wrong_or(self.between(0, 5))}"
            case "boolean":
                return f"boolean:{name}:{self.pick('01')}"
            case "string":
                return f"text:{name}:{self.pick(('', 'Mars', 'größe'))}"
        return f"fire:{name}"

    def send(self) -> str:
        events: set[str] = set()
        collect(self.document, events)
        data = self.pick(("-", "-", "dx=3", "m='ü"))
        return f"send:{self.pick((*sorted(events), 'nothing'))}:{data}"

    def edition(self) -> str:
        return str(self.pick(("share", "share", f"edition:{self.pick('001')}:{self.pick('011')}")))

    def item(self) -> str:
        name = "rows" if self.often(0.97) else "columns"
        key = self.pick("abcd")
        level = self.wrong_or(self.between(0, 12))
        values = self.pick(("-", "title='Hi", f"level={level}", "title='ö,level=2", "no=1"))
        match self.pick(("append", "append", "append", "update", "move", "drop", "drop", "clear", "items")):
            case "items":
                return f"items:{name}"
            case "append":
                return f"append:{name}:{self.pick((key, key, '-'))}:{self.pick(('-', 0, 1, 9))}:{values}"
            case "update":
                return f"update:{name}:{key}:{values}"
            case "move":
                return f"move:{name}:{key}:{self.chance.randrange(4)}"
            case "drop":
                return f"drop:{name}:{key}"
        return f"clear:{name}"


def collect(of: Any, events: set[str]) -> None:
    if isinstance(of, dict):
        events.update(name for name in of.get("on", ()) if isinstance(of["on"], dict) and " " not in name)
        for each in of.values():
            collect(each, events)
    elif isinstance(of, list):
        for each in of:
            collect(each, events)


def documents() -> list[str]:
    files = sorted((ROOT / "controls").glob("*.json")) + sorted((ROOT / "controls" / "examples").glob("*.json"))
    texts = [compact(json.loads(path.read_text(encoding="utf-8"))) for path in files]
    # The list that the cases have, in two editions.
    return [*texts, *sorted({case[1] for case in lists()})]


Weighted = list[tuple[int, Callable[[], str]]]


def stage_program(chance: random.Random, count: int) -> tuple[str, ...]:
    of = Program(chance)
    steps = [*(of.add() for _ in range(4)), of.path()]
    weights: Weighted = [
        (2, of.add),
        (1, of.path),
        (1, of.derive),
        (4, of.begin),
        (5, of.commit),
        (8, of.set),
        (4, of.retarget),
        (3, of.of_property),
        (8, of.animate),
        (2, of.outlined),
        (1, of.pure),
        (3, of.bank),
        (3, of.group),
        (3, of.animator),
        (2, of.clock),
        (10, of.advance),
        (2, of.snapshot),
    ]
    return ("program", "-", "-", " ".join([*steps, *chosen(of, chance, weights, count)]))


def scene_program(chance: random.Random, count: int, known: list[str]) -> tuple[str, ...]:
    of = Program(chance)
    first, second = chance.choice(known), chance.choice(known)
    of.document = json.loads(first)
    of.kinds = dict.fromkeys(of.document.get("properties", {}), (0, 1))
    rows = "rows" in first
    weights: Weighted = [
        (10, of.pointer),
        (4, of.keyboard),
        (4, of.input),
        (4, of.send),
        (20 if rows else 1, of.item),
        (12, of.advance),
        (2, of.snapshot),
        (1, lambda: f"reload:{chance.choice('001')}"),
        (1, of.clock),
        (1, of.set),
        (1, of.of_property),
        (1, of.begin),
        (1, of.commit),
        (1, of.animate),
        (1, of.bank),
        (1, of.group),
        (1, of.animator),
        (2, of.edition),
    ]
    return ("program", first, second, " ".join(chosen(of, chance, weights, count)))


def chosen(of: Program, chance: random.Random, weights: Weighted, count: int) -> list[str]:
    makers = chance.choices([maker for _, maker in weights], [weight for weight, _ in weights], k=count)
    return [of.step(maker) for maker in makers]


def programs(seed: int, count: int, steps: int = 40) -> Iterator[str]:
    """As many programs on a stage as in a scene."""
    chance = random.Random(seed)
    known = documents()
    for index in range(count):
        case = scene_program(chance, steps, known) if index % 2 else stage_program(chance, steps)
        yield "\t".join(case)


if __name__ == "__main__":
    for line in programs(int(sys.argv[1]), int(sys.argv[2])):
        print(line)
