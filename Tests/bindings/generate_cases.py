#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes cases.txt beside it: by hand, from the data of Tests/conformance, and at random with a fixed seed.

Then golden.txt is made anew, by Python's runner:

    python Tests/bindings/generate_cases.py
    python Tests/bindings/runner.py cases Tests/bindings/cases.txt > Tests/bindings/golden.txt
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE = ROOT / "Tests" / "conformance"
CASES = Path(__file__).with_name("cases.txt")

CHANCE = random.Random(2026)

COMPONENTS = {0: 1, 1: 2, 2: 3, 3: 4, 4: 1, 5: 4, 6: 2, 7: 4, 8: 6}
COLOR = 5


def data(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((CONFORMANCE / f"{name}.json").read_text(encoding="utf-8"))["cases"]
    return cases


def number(value: float) -> str:
    return repr(float(value)) if value % 1 or abs(value) > 1e15 else str(int(value))


def listed(values: list[float]) -> str:
    return ",".join(map(number, values)) or "-"


def at_random(count: int, low: float, high: float) -> list[float]:
    return [CHANCE.uniform(low, high) for _ in range(count)]


def springs() -> Iterator[tuple[str, ...]]:
    times = [0, 1e-9, 0.016, 0.1, 0.5, 1, 3, 60]
    for constants in ([1, 100, 10], [1, 100, 20], [1, 100, 50], [2.5, 300, 0], [1e-3, 1, 0.01]):
        yield ("spring", *map(number, constants), "0", "1", "0", listed(times))
    for _ in range(40):
        constants = [CHANCE.uniform(0.1, 5), CHANCE.uniform(1, 900), CHANCE.uniform(0, 60)]
        rest = at_random(2, -1000, 1000) + at_random(1, -50, 50)
        yield ("spring", *map(number, constants + rest), listed(at_random(4, 0, 3)))
    for wrong in (["0", "100", "10"], ["1", "-1", "10"], ["1", "100", "-1"], ["1e200", "1", "1"]):
        yield ("spring", *wrong, "0", "1", "0", "0.5")
    for duration, bounce in ((0.5, 0), (0.5, 0.3), (0.5, -0.4), (1, 1), (0.35, 0.85), (0, 0), (0.5, -1), (0.5, 1.5)):
        yield ("perceptual", number(duration), number(bounce))
    for name in ("smooth", "snappy", "bouncy", "interactive", "smoth", ""):
        yield ("named", name, "0.5", "0.1")


def curves() -> Iterator[tuple[str, ...]]:
    xs = listed([0, 0.1, 0.25, 0.5, 0.75, 0.9, 1])
    texts = [each["css"] for each in data("easing/css_good")] + [each["css"] for each in data("easing/css_bad")]
    for css in texts:
        if "\t" not in css and "\n" not in css and "\r" not in css and css.isprintable():
            yield ("easing", css, xs)
    yield ("easing", "ease-in-out", "-0.5,1.5")
    for points in ((0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0, 0, 1, 1), (1, 0, 0, 1), (-0.1, 0, 1, 1)):
        yield ("bezier", *map(number, points), xs)
    for _ in range(20):
        x1, x2 = at_random(2, 0, 1)
        y1, y2 = at_random(2, -1, 2)
        yield ("bezier", number(x1), number(y1), number(x2), number(y2), listed(at_random(5, 0, 1)))


def motions() -> Iterator[tuple[str, ...]]:
    for mode in range(5):
        for width in (1, 3):
            for _ in range(4):
                keys = CHANCE.randint(2, 9)
                values = listed(at_random(keys * width, -50, 50))
                times = sorted([0.0, *at_random(keys - 2, 0, 1), 1.0])
                # A discrete motion has a time more than values.
                given = "-" if mode in (0, 2, 4) or CHANCE.random() < 0.3 else listed(times)
                samples = listed(at_random(4, 0, 2))
                yield ("keyframes", str(mode), str(width), "2", values, given, samples)
    yield ("keyframes", "1", "1", "1", "0,1,2", "0,1", "0.5")
    yield ("keyframes", "1", "1", "-1", "0,1", "-", "0.5")
    for _ in range(8):
        rate, start, velocity = CHANCE.uniform(0.5, 8), CHANCE.uniform(-100, 100), CHANCE.uniform(-3000, 3000)
        yield ("decay", number(rate), number(start), number(velocity), listed(at_random(4, 0, 4)))
    yield ("decay", "0", "0", "1", "1")


SHAPES = (
    "M0 0H10V10H0Z",
    "M0 0L8 5L0 10Z",
    "M2 2L12 2L12 12L2 12Z",
    "M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z",
    "M0 0C0 0 0 10 10 10S20 0 20 0Z",
    "M1 1h8v8h-8zM3 3v4h4v-4z",
    "M0 0Q5 10 10 0T20 0",
)


def outlines() -> Iterator[tuple[str, ...]]:
    for each in data("paths/parser"):
        text = each["text"]
        if re.fullmatch(r"[\x20-\x7e]*", text) and len(text) < 400:
            yield ("path", text)
    for shape in SHAPES:
        yield ("path", shape)
        for x, y in zip(at_random(2, -5, 25), at_random(2, -5, 25), strict=True):
            yield ("nearest", shape, number(x), number(y))
    yield ("nearest", "", "0", "0")
    for index, first in enumerate(SHAPES[:6]):
        second = SHAPES[(index * 2 + 1) % 6]
        yield ("morph", first, second, "0,0.25,0.5,1,1.25")
    yield ("morph", "M0 0", "M0 0H1V1Z", "0.5")
    # Pairs that cost much: outlines with holes, open lines with closed ones.
    yield ("morph", "M0 0h4v4h-4zM6 0h4v4h-4zM12 0h4v4h-4z", "M0 0h16v16h-16zM2 2v12h12v-12z", "0,0.25,0.5,0.75,1")
    yield ("morph", "M0 0L4 4M8 0L8 8M0 8h4v4h-4z", "M0 0h4v4h-4zM5 5L9 9M12 0v8", "0,0.25,0.5,0.75,1")


def expressions() -> Iterator[tuple[str, ...]]:
    names = "a b x angle.x stops[2]"
    chosen = data("expressions/operators")
    for each in CHANCE.sample(chosen, 60):
        yield ("expression", each["text"], names, listed(each["variables"]))
    for text in (
        "1 +",
        "foo(1)",
        "a b",
        "sin(",
        "x",
        "min(a, b, x)",
        "hypot(3, 4)",
        "pow(2, 0.5) + ln",
        "0/0",
        "1e999",
    ):
        yield ("expression", text, names, "1,2,3,4,5")


def colors() -> Iterator[tuple[str, ...]]:
    for source in range(5):
        for target in range(5):
            yield ("color", str(source), str(target), listed([*at_random(3, 0, 1), 1]))


def properties() -> Iterator[tuple[str, ...]]:
    for kind, width in COMPONENTS.items():
        low, high = (0, 1) if kind == COLOR else (-100, 100)
        for _ in range(3):
            start, end = at_random(width, low, high), at_random(width, low, high)
            spring = [1, CHANCE.uniform(50, 400), CHANCE.uniform(5, 40)]
            yield ("property", str(kind), listed(start), listed(end), listed(spring), str(CHANCE.randint(2, 40)))
    yield ("property", "0", "0", "100", "1,400,40", "300")


def compact(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def documents() -> Iterator[tuple[str, ...]]:
    for path in sorted((ROOT / "controls").glob("*.json")):
        yield ("document", compact(json.loads(path.read_text(encoding="utf-8"))))
    for text in (
        "",
        "{",
        "[]",
        '{"animcore":2}',
        '{"animcore":1,"nodes":[{"kind":"rectangel"}]}',
        '{"animcore":1,"properties":{"x":{"value":"#12345"}}}',
        '{"animcore":1,"machine":{"states":{"a":{"on":{"go":"b"}}}}}',
        '{"animcore":1,"name":"\\ud800"}',
        '{"animcore":1,"properties":{"größe":{"value":1},"größe":{"value":2}}}',
    ):
        yield ("document", text)


def machines() -> Iterator[tuple[str, ...]]:
    for family in ("families_basic", "families_history", "families_parallel", "w3c_states"):
        for each in data(f"machines/{family}"):
            events = [step["send"] for step in each["script"] if isinstance(step.get("send"), str)]
            text = compact(each["document"])
            if "\t" not in text and all(" " not in event for event in events) and len(text) < 4000:
                yield ("machine", text, " ".join(events) or "-")
    timer = {"off": {"on": {"tap": "on"}}, "on": {"after": [{"delay": 0.5, "target": "off"}]}}
    toggle = {"animcore": 1, "machine": {"states": timer}}
    yield ("machine", compact(toggle), "tap wait wait tap")
    yield ("snapshot", compact(toggle), "tap")
    for control, event in (
        ("gender-toggle", "toggle.up.inside"),
        ("fast-cart-button", "button.down"),
        ("animatable-properties", "animate"),
    ):
        text = (ROOT / "controls" / f"{control}.json").read_text(encoding="utf-8")
        yield ("snapshot", compact(json.loads(text)), event)


def lists() -> Iterator[tuple[str, ...]]:
    row = {
        "size": [80, 20],
        "inputs": {
            "title": {"type": "string", "value": "Row"},
            "level": {"type": "number", "range": [0, 10]},
            "place": {"type": "number"},
        },
        "properties": {"y": {"kind": "scalar", "value": 0}},
        "springs": {"up": {"duration": 0.4, "bounce": 0.3}},
        "machine": {
            "states": {
                "here": {
                    "entry": [{"set": {"y": "20 * place + level"}, "motion": {"spring": "up"}}],
                    "on": {
                        "changed.place": {
                            "actions": [{"set": {"y": "20 * place + level"}, "motion": {"spring": "up"}}]
                        },
                        "removed": "leaving",
                    },
                },
                "leaving": {"after": [{"delay": 0.25, "target": "gone"}]},
                "gone": {"type": "final"},
            }
        },
        "nodes": [{"kind": "rectangle", "frame": [0, 0, 80, 20], "y": "y", "fill": "#336699"}],
    }
    node = {"kind": "list", "name": "rows", "component": "row", "capacity": 3, "inputs": {"place": "item.index"}}
    begun = [{"key": "é", "values": {"title": "first"}}]
    for items in ({}, {"items": begun}):
        text = compact({"animcore": 1, "size": [80, 80], "components": {"row": row}, "nodes": [{**node, **items}]})
        yield ("list", text, "rows", "-")
        for steps in (
            # Added at the end, in the middle and without a key, moved, updated, removed, gone; then all of them.
            "append:a:-:title='Hi,level=2.5 wait:0.1 append:b:0:- wait:0.1 move:a:0 wait:0.05 update:a:level=7,title='x"
            " remove:b wait:0.1 wait:0.2 append:-:-:title='ö wait:0.3 clear wait:0.1 append:a:-:- wait:1",
            # Where there is no room, the one that has been leaving longest makes it; its key is free at once.
            "append:a:-:- append:b:-:- remove:a append:a:-:level=10 remove:b append:c:1:- move:a:9 clear clear"
            " wait:0.25",
            # What is refused: a key that another has, one that none has, a full list, inputs.
            "append:a:-:- append:a:-:-",
            "append:a:-:- remove:a remove:a",
            "move:b:0",
            "update:b:-",
            "append:a:-:- append:b:-:- append:c:-:- append:d:-:-",
            "append:a:-:nothing=1",
            "append:a:-:level='low",
            "append:a:-:level=11",
            "append:a:-:place=1",
        ):
            yield ("list", text, "rows", steps)
        yield ("list", text, "columns", "clear")


def shapes() -> Iterator[tuple[str, ...]]:
    square, disk = "M0 0h10v10h-10z", "M15 10a5 5 0 1 1 -10 0a5 5 0 1 1 10 0z"
    ring = "M0 0h10v10h-10zM2 2h6v6h-6z"
    for operation in range(4):
        yield ("combine", square, disk, str(operation), "0")
    yield ("combine", ring, "M1 1h8v8h-8z", "1", "1")
    yield ("combine", ring, "M0 0", "0", "0")
    times = "0,0.3,1"
    two = "M0 0h4v4h-4zM10 0h4v4h-4z"
    for words in ("0,0,0,0,0,0", "2,1,0,0,1,0", "2,1,1,1,0,0", "0,0,0,0,0,1", "1,0,0,0,0,0"):
        yield ("morphed", square, disk, words, "2", "0.25", "-", "-", times)
    yield ("morphed", two, two, "0,1,2,0,0,0", "3", "1", "0:1,1:0", "-", times)
    yield ("morphed", two, two, "2,0,2,2,0,0", "0", "0", "0:1,1:-1,-1:0", "1:2", times)
    yield ("morphed", two, two, "0,0,2,0,0,0", "2", "0.25", "0:5", "-", times)
    yield ("morphed", two, two, "0,0,2,0,0,0", "2", "0.25", "0:1,0:0", "-", times)
    yield ("morphed", square, disk, "0,0,0,0,0,0", "4", "2", "-", "-", times)
    dots = "M12 2a1.5 1.5 0 1 1 -3 0a1.5 1.5 0 1 1 3 0zM5 9a2 2 0 1 1 -4 0a2 2 0 1 1 4 0zM8 6h2.5v3.25z"
    blend = "3,0,0,0,0,0"
    for first, second in ((square, disk), (ring, dots), (dots, "M20 20h30v15z"), (disk, "M3 3")):
        yield ("morphed", first, second, blend, "2", "0.25", "-", "-", "0,0.125,0.5,0.9375,1")
    yield ("morphed", ring, f"{square}{disk}", "3,0,0,0,1,0", "2", "0.25", "-", "-", times)
    yield ("morphed", ring, disk, "3,0,0,0,0,1", "2", "0.25", "-", "-", times)
    yield ("morphed", two, two, blend, "2", "0.25", "0:1,1:0", "-", times)
    turned = "M10 0L10 10L0 10L0 0Z"
    bent = "M0 0L10 0L10 4L4 4L4 10L0 10Z|M10 0L10 10L6 10L6 4L0 4L0 0Z"
    for turns in ("0", "1"):
        yield ("shape", "turns", bent, turns, "6")
    yield ("shape", "turns", f"{square}|{turned}", "1", "6")
    yield ("shape", "values", f"{square}|{turned}|{disk}", "-", "5")
    yield ("shape", "values", f"{square}|{turned}|{disk}", "0,0.2,1", "5")
    yield ("shape", "blocks", f"{square}|{disk}|{turned}", "0,0.5,0.6,0.2", "5")
    yield ("shape", "blocks", f"{square}|{disk}", "0.9,0.5", "5")
    yield ("shape", "track", f"{square}|{turned}|{disk}|{square}|{ring}", "0,0.3,1,0.4,2,0.6,3,0", "7")
    yield ("shape", "track", f"{square}|{disk}", "0,-1", "2")


def editions() -> Iterator[tuple[str, ...]]:
    def edition(**changes: Any) -> str:
        busy = {"entry": [{"set": {"x": 10}, "motion": {"spring": {"duration": 1}}}], "on": {"go": "idle"}}
        document: dict[str, Any] = {
            "animcore": 1,
            "inputs": {"n": {"type": "number", "value": 3}, "größe": {"type": "boolean"}},
            "properties": {"x": {"kind": "scalar", "value": 0}, "gone": {"kind": "color", "value": "#fff"}},
            "machine": {"initial": "idle", "states": {"idle": {"on": {"go": "busy"}}, "busy": busy, "a b": {}}},
        }
        return compact({**document, **changes})

    first = edition()
    less = {"machine": {"initial": "idle", "states": {"idle": {"on": {"go": "other"}}, "other": {}}}}
    other = {"properties": {"y": {"kind": "vector2", "value": [1, 2]}, "x": {"kind": "scalar", "value": 0}}}
    yield ("edition", first, first, "go")
    yield ("edition", first, edition(inputs={"m": {"type": "string"}}, **other), "go")
    yield ("edition", first, edition(**less, **other), "go")
    yield ("edition", first, edition(**less), "stay")
    yield ("edition", first, edition(inputs={"n": {"type": "string"}}), "go")
    yield ("edition", first, edition(machine=3), "go")
    yield ("edition", first, "{", "go")
    # More is lost than there is room to say: 18 * 31 lines, most of them of more than 130 bytes.
    part = {"properties": {f"p{index}": {"kind": "scalar", "value": 0} for index in range(30)}}
    nodes = [{"kind": "component", "name": f"{'ö' * 50}{index}", "component": "part"} for index in range(18)]
    many = {"animcore": 1, "size": [9, 9], "components": {"part": part}, "nodes": nodes}
    yield ("edition", compact(many), compact({"animcore": 1, "size": [9, 9]}), "go")


def hosts() -> Iterator[tuple[str, ...]]:
    """What a host gives and hears: inputs, losses, warnings, documents that scenes share, names of states."""
    take = {"actions": [{"set": {"seen": "level"}}]}
    here = {"on": {"changed.name": "named", "changed.is on": "lit", "hit": "struck", "changed.level": take}}
    document = compact(
        {
            "animcore": 1,
            "inputs": {
                "name": {"type": "string", "value": "anna"},
                "level": {"type": "number", "range": [0, 10]},
                "is on": {"type": "boolean"},
                "hit": {"type": "trigger"},
            },
            "properties": {"seen": {"kind": "scalar", "value": 0}},
            "machine": {"states": {"here": here, "named": here, "lit": here, "struck": here}},
        }
    ).replace("is on", "lit")
    yield ("inputs", document, "text:name:größe number:level:2.5 boolean:lit:1 fire:hit send:nothing text:name:")
    yield ("inputs", document, "text:name:größe text:name:größe boolean:lit:0 number:level:0")
    for wrong in ("number:name:1", "text:level:1", "boolean:level:1", "number:level:11", "text:none:1", "fire:name"):
        yield ("inputs", document, f"number:level:1 {wrong}")
    yield ("inputs", document, "number:level:nan")
    for limit, count in ((0, 5), (1, 5), (4, 5), (4, 50), (100, 5), (1048577, 1)):
        yield ("lost", str(limit), str(count))
    vain = {
        "animcore": 1,
        "inputs": {"levle": {"type": "number"}},
        "properties": {"größe": {"kind": "scalar", "value": 0}},
        "springs": {"up": {"duration": 1}},
        "machine": {"states": {"a": {"on": {"pres": "b"}}, "b": {}, "a b": {}}},
    }
    yield ("warnings", compact(vain))
    yield ("warnings", json.dumps(vain, indent=2).replace("\n", "  "))
    yield ("warnings", document)
    yield ("warnings", "[]")
    toggle = compact(json.loads((ROOT / "controls/gender-toggle.json").read_text(encoding="utf-8")))
    yield ("shared", toggle, "toggle.up.inside")
    yield ("shared", document, "hit")
    yield ("shared", '{"animcore":1,"nodes":3}', "hit")
    inner = {"y z": {"states": {"one": {"on": {"next": "`v(2)`"}}, "`v(2)`": {}, "` .`": {}}}, "ä  ö": {}, "x": {}}
    named: dict[str, Any] = {
        "initial": "a b",
        "states": {"a b": {"type": "parallel", "states": inner, "on": {"out": "` .`"}}, " ": {}},
    }
    yield ("states", compact({"animcore": 1, "machine": named}), "none next none")
    named["states"]["a b"]["on"] = {"out": "`(c d)`", "end": " "}
    named["states"].update({"`(c d)`": {"on": {"end": " "}}})
    yield ("states", compact({"animcore": 1, "machine": named}), "next out end")
    part: dict[str, Any] = {"machine": {"states": {"on it": {}, "`off.`": {}}}}
    node = {"kind": "component", "name": "left one", "component": "part"}
    parts = {"animcore": 1, "size": [9, 9], "components": {"part": part}, "nodes": [node, {**node, "name": "right"}]}
    yield ("states", compact(parts), "tap")


def main() -> None:
    lines = ["# What every language works out: see conformance.md. Made by generate_cases.py."]
    first = (springs, curves, motions, outlines, expressions, colors, properties, documents, machines, lists)
    for make in (*first, shapes, editions, hosts):
        lines += ["\t".join(fields) for fields in make()]
    CASES.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
