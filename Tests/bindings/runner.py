#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Python's runner: see conformance.md beside it. It also makes golden.txt, which the others are compared with:

python Tests/bindings/runner.py cases Tests/bindings/cases.txt > Tests/bindings/golden.txt
"""

from __future__ import annotations

import gc
import re
import struct
import sys
from collections.abc import Callable, Iterable
from pathlib import Path as File
from typing import Any

from animcore import (
    AnimError,
    CubicBezier,
    Decay,
    Document,
    Easing,
    EventKind,
    Expression,
    ItemList,
    Keyframes,
    Machine,
    Morph,
    Path,
    Scene,
    Spring,
    Stage,
    Trace,
    WarningKind,
    color,
)
from animcore._path_combination import Operation
from animcore._path_regions import FillRule
from animcore.transcript import digest, transcript
from animcore.values import KIND_OF_NUMBER, components, value_of
from programs import play

MODES = ("discrete", "linear", "paced", "cubic", "cubic-paced")
FRAME = 705_600_000 // 60


def hexadecimal(number: float) -> str:
    return struct.pack(">d", number).hex()


def numbers(field: str) -> list[float]:
    return [] if field == "-" else [float(part) for part in field.split(",")]


def said(values: Iterable[float]) -> list[str]:
    return [hexadecimal(value) for value in values]


def one_line(text: str) -> str:
    return text.replace("\n", " ")


def spring(mass: str, stiffness: str, damping: str, start: str, end: str, velocity: str, times: str) -> list[str]:
    of = Spring(float(mass), float(stiffness), float(damping))
    at = (numbers(times), float(start), float(end), float(velocity))
    return [word for pair in zip(said(of.value(*at)), said(of.velocity(*at)), strict=True) for word in pair]


def perceptual(duration: str, bounce: str) -> list[str]:
    of = Spring.perceptual(float(duration), float(bounce))
    return said([of.mass, of.stiffness, of.damping, of.settling_duration(0.0)])


def named(name: str, duration: str, extra_bounce: str) -> list[str]:
    of = Spring.named(name, float(duration), float(extra_bounce))
    return said([of.mass, of.stiffness, of.damping])


def easing(css: str, xs: str) -> list[str]:
    of = Easing(css)
    return [*said(of(numbers(xs))), str(of)]


def bezier(x1: str, y1: str, x2: str, y2: str, xs: str) -> list[str]:
    return said(CubicBezier(float(x1), float(y1), float(x2), float(y2))(numbers(xs)))


def keyframes(mode: str, width: str, duration: str, values: str, times: str, samples: str) -> list[str]:
    count = int(width)
    given = numbers(values)
    rows = [given[start : start + count] for start in range(0, len(given), count)]
    of = Keyframes(rows, numbers(times) or None, duration=float(duration), mode=MODES[int(mode)])
    return [word for time in numbers(samples) for word in said(components(of.value(time)))]


def decay(rate: str, start: str, velocity: str, times: str) -> list[str]:
    of = Decay(float(rate))
    at = (numbers(times), float(start), float(velocity))
    return [word for pair in zip(said(of.value(*at)), said(of.velocity(*at)), strict=True) for word in pair]


def path(data: str) -> list[str]:
    of = Path(data)
    return [str(len(of.verbs)), *said([of.area, of.length(), *of.bounds]), of.svg()]


def nearest(data: str, x: str, y: str) -> list[str]:
    place = Path(data).nearest(float(x), float(y))
    return said([*place.point, place.distance])


def morph(first: str, second: str, times: str) -> list[str]:
    of = Morph(Path(first), Path(second))
    return [of.at(time).svg() for time in numbers(times)]


def expression(text: str, names: str, values: str) -> list[str]:
    return said([Expression(text, *([] if names == "-" else names.split(" ")))(*numbers(values))])


def convert(source: str, target: str, components: str) -> list[str]:
    spaces = tuple(color.ColorSpace)
    return said(color.convert(tuple(numbers(components)), spaces[int(source)], spaces[int(target)]))


def prop(kind: str, start: str, end: str, of: str, frames: str) -> list[str]:
    which = KIND_OF_NUMBER[int(kind)]
    by = Spring(*numbers(of))
    stage = Stage()
    moving = stage.add("x", value_of(which, numbers(start)), which)
    with stage.animate(by):
        moving.value = value_of(which, numbers(end))
    words = []
    for frame in range(int(frames)):
        if frame == int(frames) // 2:
            with stage.animate(by):
                moving.value = value_of(which, numbers(start))
        stage.advance_flicks(FRAME)
        words += said(components(moving.presentation))
    return [*words, str(len(stage.events())), str(stage.time_flicks)]


def document(text: str) -> list[str]:
    with Scene(text) as scene:
        states = scene.state or "-"
        return [states, str(len(scene.properties)), str(len(scene.display_list())), f"{scene.state_hash():016x}"]


def machine(text: str, events: str) -> list[str]:
    with Machine(text) as of:
        words = [of.state.replace(" ", "+") or "-"]
        for event in [] if events == "-" else events.split(" "):
            of.send(event)
            of.advance(0.25)
            words.append(of.state.replace(" ", "+") or "-")
        return [*words, "1" if of.is_done else "0"]


def snapshot(text: str, event: str) -> list[str]:
    with Scene(text) as scene:
        scene.send(event)
        scene.advance(0.1)
        kept = scene.snapshot()
        scene.advance(0.3)
        first = scene.state_hash()
        scene.restore(kept)
        scene.advance(0.3)
        return ["1" if scene.state_hash() == first else "0"]


def fields(text: str) -> dict[str, float | str]:
    pairs = [] if text == "-" else [each.split("=") for each in text.split(",")]
    return {name: value[1:] if value.startswith("'") else float(value) for name, value in pairs}


def items(of: ItemList) -> str:
    here = [f"{item.key}.{item.name.rpartition('.')[2]}" for item in of]
    leaving = [f"~{item.key}.{item.name.rpartition('.')[2]}" for item in of.leaving]
    return "+".join(here + leaving) or "-"


def take_step(scene: Scene, of: ItemList, step: str) -> None:
    match step.split(":"):
        case ["append", key, place, values]:
            of.append(fields(values), key=None if key == "-" else key, index=None if place == "-" else int(place))
        case ["update", key, values]:
            of.update(key, fields(values))
        case ["move", key, place]:
            of.move(key, int(place))
        case ["remove", key]:
            of.remove(key)
        case ["clear"]:
            of.clear()
        case ["wait", seconds]:
            scene.advance(float(seconds))


def lists(text: str, name: str, steps: str) -> list[str]:
    with Scene(text) as scene, Scene(text) as other:
        of = scene.lists[name]
        words = [items(of)]
        for step in [] if steps == "-" else steps.split(" "):
            take_step(scene, of, step)
            words.append(items(of))
        other.restore(scene.snapshot())
        words += [items(other.lists[name]), f"{other.state_hash():016x}"]
        return [*words, "1" if scene.state_hash() == other.state_hash() else "0"]


OPERATIONS: tuple[Operation, ...] = ("union", "intersection", "difference", "exclusion")
RULES: tuple[FillRule, ...] = ("nonzero", "evenodd")


def combine(first: str, second: str, operation: str, rule: str) -> list[str]:
    return [Path(first).combined(Path(second), OPERATIONS[int(operation)], rule=RULES[int(rule)]).svg()]


# The words of a morph's options, in the order of their numbers.
MORPH_WORDS: dict[str, tuple[str, ...]] = {
    "structure": ("automatic", "strict", "general", "blend"),
    "motion": ("automatic", "linear", "rotational"),
    "pairing": ("automatic", "index"),
    "starts": ("automatic", "keep"),
    "fill_rule": RULES,
    "paint": ("fill", "stroke"),
}


def pairs(field: str) -> list[tuple[int | None, int | None]]:
    numbers = [] if field == "-" else [[int(part) for part in pair.split(":")] for pair in field.split(",")]
    return [(None if first < 0 else first, None if second < 0 else second) for first, second in numbers]


def morphed(first: str, second: str, words: str, effort: str, smoothness: str, *rest: str) -> list[str]:
    given_pairs, points, times = rest
    options: dict[str, Any] = {"effort": int(effort), "smoothness": float(smoothness)}
    for (name, known), number in zip(MORPH_WORDS.items(), words.split(","), strict=True):
        if int(number) < len(known):
            options[name] = known[int(number)]
    if given_pairs != "-":
        options["pairing"] = pairs(given_pairs)
    if points != "-":
        options["starts"] = pairs(points)
    of = Morph(Path(first), Path(second), **options)
    return [of.at(time).svg() for time in numbers(times)]


def shape_keyframes(way: str, paths: list[Path], given: list[float]) -> Keyframes:
    if way == "values":
        return Keyframes(paths, given or None)
    two = list(zip(given[::2], given[1::2], paths[1:], strict=True))
    if way == "blocks":
        blocks = Keyframes.blocks(1.0)
        for start, duration, path in two:
            blocks.add(start, duration, path)
        return blocks
    track = Keyframes.track()
    for kind, duration, path in two:
        match int(kind):
            case 0:
                track.linear(path, duration)
            case 1:
                track.cubic(path, duration)
            case 2:
                track.spring(path, duration, Spring(1, 100, 10))
            case _:
                track.move(path)
    return track


def shape(way: str, outlines: str, given: str, frames: str) -> list[str]:
    paths = [Path(data) for data in outlines.split("|")]
    stage = Stage()
    x = stage.add("x", paths[0])
    if way == "turns":
        x.turns = given == "1"
        with stage.animate(Spring(1, 100, 20)):
            x.value = paths[1]
    else:
        x.animate(keyframes=shape_keyframes(way, paths, numbers(given)))
    words = []
    for _ in range(int(frames)):
        stage.advance(0.25)
        words.append(x.presentation.svg())
    return [*words, "1" if x.turns else "0"]


def edition(old: str, new: str, event: str) -> list[str]:
    document = Document(old)
    with document.scene() as scene:
        scene.send(event)
        scene.advance(0.1)
        kept = scene.snapshot()
    with Scene(new) as scene, Scene(new) as other:
        losses = scene.restore_edition(kept, document, new)
        scene.advance(0.3)
        hash_of = scene.state_hash()
        again = other.restore_edition(scene.snapshot(), document, new)
        same = not again and other.state_hash() == hash_of
        said = [str(len(losses)), losses[-1]] if len(losses) > 20 else ["|".join(losses) or "-"]
        return [*said, scene.state or "-", f"{hash_of:016x}", "1" if same else "0"]


def inputs(text: str, steps: str) -> list[str]:
    words = []
    with Scene(text) as scene:
        for step in steps.split(" "):
            kind, name, *value = step.split(":")
            match kind:
                case "number":
                    scene.inputs[name] = float(value[0])
                    words += said([scene.inputs[name]])
                case "boolean":
                    scene.inputs[name] = value[0] == "1"
                    words.append("1" if scene.inputs[name] else "0")
                case "text":
                    scene.inputs[name] = value[0]
                    words.append(scene.inputs[name] or "-")
                case "fire":
                    scene.inputs.fire(name)
                case "send":
                    scene.send(name)
            words.append(scene.state.replace(" ", "+") or "-")
        return [*words, f"{scene.state_hash():016x}"]


EVENT_KINDS = tuple(EventKind)


def lost(limit: str, count: str) -> list[str]:
    stage = Stage(event_limit=int(limit))
    x = stage.add("x", 0.0)
    for number in range(int(count)):
        with stage.animate(Spring(1, 100, 20)):
            x.value = float(number + 1)
        stage.advance(0.1)
    words = [f"{EVENT_KINDS.index(event.kind) + 1}.{event.count}" for event in stage.events()]
    return [*words, str(len(stage.events()))]


WARNING_KINDS = tuple(WarningKind)


def warned(text: str) -> list[str]:
    document = Document(text, keep_warnings=True)
    words = [str(document.warning_count)]
    for warning in document.warnings:
        place = (warning.line, warning.column, warning.pointer or "-")
        words += [str(WARNING_KINDS.index(warning.kind)), *map(str, place), warning.suggestion or "-", warning.message]
    return words


def shared(text: str, event: str) -> list[str]:
    document = Document(text)
    with document.scene() as first, document.scene() as second, Scene(text) as other:
        del document
        for scene in (first, other):
            scene.send(event)
        for scene in (first, second, other):
            scene.advance(0.3)
        hashes = [scene.state_hash() for scene in (first, second, other)]
        return [f"{hashes[0]:016x}", f"{hashes[1]:016x}", "1" if hashes[0] == hashes[2] else "0"]


def states(text: str, events: str) -> list[str]:
    with Machine(text) as of:
        words = []
        for event in [] if events == "-" else events.split(" "):
            of.send(event)
            here = set(of.configuration)
            inner = {state.parent for state in of.states if state.name in here}
            words += ["|".join(name for name in of.configuration if name not in inner), "|".join(of.configuration)]
            words.append(str(sum(of.in_state(name) for name in here)))
        return words


KINDS: dict[str, Callable[..., list[str]]] = {
    "spring": spring,
    "perceptual": perceptual,
    "named": named,
    "easing": easing,
    "bezier": bezier,
    "keyframes": keyframes,
    "decay": decay,
    "path": path,
    "nearest": nearest,
    "morph": morph,
    "expression": expression,
    "color": convert,
    "property": prop,
    "document": document,
    "machine": machine,
    "snapshot": snapshot,
    "list": lists,
    "combine": combine,
    "morphed": morphed,
    "shape": shape,
    "edition": edition,
    "inputs": inputs,
    "lost": lost,
    "warnings": warned,
    "shared": shared,
    "states": states,
    "program": play,
}


def answer(case: str) -> str:
    kind, *fields = case.split("\t")
    try:
        return " ".join(map(one_line, KINDS[kind](*fields)))
    except AnimError as error:
        words = ["error", error.status_name]
        if error.line:
            words += ["at", str(error.line), str(error.column), error.pointer or "-"]
        return " ".join(words)


def cases(file: str) -> None:
    text = File(file).read_text(encoding="utf-8")
    lines = [answer(case) + "\n" for case in text.split("\n") if case and not case.startswith("#")]
    sys.stdout.write("".join(lines) + f"digest {digest(''.join(lines).encode()):016x}\n")


def played(scene_file: str, trace_file: str) -> list[str]:
    trace = Trace.load(trace_file)
    with Scene.load(scene_file, trace.seed or 0, parameters=trace.parameters) as scene:
        return list(transcript(scene, trace, 60, hexadecimal=True))


def resident() -> int:
    gc.collect()
    status = File("/proc/self/status").read_text()
    found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
    assert found is not None
    return int(found.group(1))


def leaks(file: str, count: int) -> None:
    text = File(file).read_text(encoding="utf-8")
    for number in range(1, count + 1):
        with Scene(text) as scene:
            width, height = scene.size
            scene.pointer("down", width / 2, height / 2)
            scene.pointer("up", width / 2, height / 2)
            scene.advance(0.1)
            scene.display_list()
        if number in (count // 10, count):
            print(f"resident {resident()}")


def calls(count: int) -> None:
    x = Stage().add("x", 1.0)
    total = 0.0
    for _ in range(count):
        total += x.presentation
    print(f"calls {total:.0f}")


def main() -> None:
    command, *arguments = sys.argv[1:]
    if command == "cases":
        cases(arguments[0])
    elif command == "play":
        sys.stdout.write("".join(played(*arguments)))
    elif command == "digests":
        for index in range(0, len(arguments), 2):
            sys.stdout.write(played(arguments[index], arguments[index + 1])[-1])
    elif command == "leaks":
        leaks(arguments[0], int(arguments[1]))
    elif command == "calls":
        calls(int(arguments[0]))
    else:
        sys.exit(f"runner: {command} is no command; there are cases, play, digests, leaks and calls")


if __name__ == "__main__":
    main()
