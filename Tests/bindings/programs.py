# SPDX-License-Identifier: MIT
"""Plays the programs of conformance.md in Python: random calls on a stage or a scene, and what they leave."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any

from animcore import (
    AnimationGroup,
    AnimError,
    CubicBezier,
    Decay,
    Document,
    Easing,
    EventKind,
    FillMode,
    Keyframes,
    MediaTiming,
    Morph,
    Path,
    Property,
    Scene,
    Spring,
    SpringBank,
    Stage,
    Transaction,
)
from animcore.group import Animator
from animcore.lists import ItemList
from animcore.statechart import EventValue
from animcore.transcript import digest
from animcore.values import KIND_OF_NUMBER, ValueKind, components, value_of

MODES = ("discrete", "linear", "paced", "cubic", "cubic-paced")
INTERRUPTIONS = ("inherit", "replace", "add", "restart", "keep")
ARRANGEMENTS = ("none", "parallel", "sequence")
POLICIES = ("none", "jump", "fade")
POINTERS = ("down", "move", "up", "cancel", "leave")
ACTIONS = ("down", "up", "press")
KEYS = ["tab", "space", "enter", "escape", "left", "right", "up", "down", "home", "end", "pageup", "pagedown"]
EVENT_KINDS = tuple(EventKind)
PRESENTATION = 1
POSITIONS = ("end", "start", "current")


def numbers(field: str) -> list[float]:
    return [] if field == "-" else [float(part) for part in field.split(",")]


def hexadecimal(values: Iterable[float]) -> str:
    return "".join(f" {struct.pack('>d', value).hex()}" for value in values)


def shape_of(field: str) -> Any:
    """What a motion is: inherited, none, a spring, a curve, an easing, a decay."""
    kind, _, rest = field.partition(",")
    match kind:
        case "-":
            return None
        case "none":
            return "none"
        case "spring":
            return Spring(*numbers(rest))
        case "curve":
            return CubicBezier(*numbers(rest))
        case "decay":
            return Decay(float(rest))
        case _:
            return Easing(rest)


def options_of(shape: Any) -> dict[str, Any]:
    match shape:
        case None:
            return {}
        case Spring():
            return {"spring": shape}
        case Decay():
            return {"decay": shape}
        case _:
            return {"curve": shape}


def fields(text: str) -> dict[str, float | str]:
    pairs = [] if text == "-" else [each.split("=") for each in text.split(",")]
    return {name: value[1:] if value.startswith("'") else float(value) for name, value in pairs}


def timing_of(field: str) -> MediaTiming:
    begin, offset, speed, duration, repeats, limit, autoreverses, fill = field.split(",")
    return MediaTiming(
        float(duration),
        begin_time=float(begin),
        time_offset=float(offset),
        speed=float(speed),
        repeat_count=float(repeats),
        repeat_duration=float(limit),
        autoreverses=autoreverses == "1",
        fill_mode=FillMode(int(fill)),
    )


def sampled(timing: MediaTiming, time: str) -> str:
    of = timing(float(time))
    flags = f"{of.phase:d} {of.is_in_effect:d} {of.is_reversing:d}"
    return flags + hexadecimal(
        (of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate)
    )


def rows(field: str, width: int) -> list[list[float]]:
    given = numbers(field)
    return [given[start : start + width] for start in range(0, len(given), width)]


def path_of(field: str) -> Path | None:
    return None if field == "-" else Path(field)


def items(of: ItemList) -> str:
    here = [f"{item.key}.{item.name.rpartition('.')[2]}" for item in of]
    leaving = [f"~{item.key}.{item.name.rpartition('.')[2]}" for item in of.leaving]
    return "+".join(here + leaving) or "-"


class Player:
    """A stage or a scene, and what the calls need to remember."""

    def __init__(self, documents: list[str]) -> None:
        self.documents = documents
        self.scene = Scene(documents[0]) if documents else None
        self.stage = self.scene.stage if self.scene else Stage()
        self.open: list[Transaction] = []
        self.group: AnimationGroup | None = None
        self.bank: SpringBank | None = None
        self.kept = b""

    def word(self, step: str) -> str:
        """What a call said, and the digest of the state afterwards."""
        name, *given = step.split(":")
        said = "ok"
        more = ""
        try:
            more = getattr(self, f"do_{name}")(*given) or ""
        except AnimError as error:
            said = error.status_name.removeprefix("ANIM_ERROR_")
            if error.line:
                said += f"@{error.line},{error.column},{error.pointer}"
            if error.offset is not None:
                said += f"#{error.offset}"
        return f"{said}/{digest((more + self.state()).encode()):016x}"

    def state(self) -> str:
        of = self.scene or self.stage
        lines = [f"{of.time_flicks} {of.state_hash():016x}"]
        for each in self.stage:
            line = each.name + hexadecimal(components_of(each, each.presentation))
            line += hexadecimal(components_of(each, each.velocity))
            if each.kind is not ValueKind.PATH:
                line += hexadecimal(components_of(each, each.value))
            lines.append(line)
        for event in self.stage.events():
            kind = EVENT_KINDS.index(event.kind) + 1
            count = event.count if event.position is None else POSITIONS.index(event.position)
            line = f"{kind} {event.time_flicks} {event.name or ''} {event.finished:d} {count}"
            lines.append(line + "".join(f" {name}={shown(value)}" for name, value in event.data.items()))
        if self.scene:
            lines.append(f"{self.scene.state} {self.scene.focus or ''} {len(self.scene.display_list())}")
        return "".join(f"{line}\n" for line in lines)

    # Stages

    def do_add(self, name: str, kind: str, values: str) -> None:
        which = KIND_OF_NUMBER[int(kind)]
        self.stage.add(name, value_of(which, numbers(values)), which)

    def do_path(self, name: str, data: str) -> None:
        self.stage.add(name, Path(data))

    def do_derive(self, name: str, text: str) -> None:
        self.stage[name].expression = text

    def do_begin(self, motion: str, duration: str, delay: str, interruption: str, *rest: str) -> None:
        arrangement, stagger, repeats, autoreverses, grouped = rest
        options: dict[str, Any] = {}
        given = {"duration": duration, "delay": delay, "stagger": stagger, "repeat_count": repeats}
        options.update({name: float(value) for name, value in given.items() if value != "-"})
        if interruption != "0":
            options["interruption"] = INTERRUPTIONS[int(interruption)]
        options["arrangement"] = ARRANGEMENTS[int(arrangement)]
        if autoreverses != "-":
            options["autoreverses"] = autoreverses == "1"
        if grouped == "1" and self.group is not None:
            options["group"] = self.group
        self.open.append(self.stage.animate(shape_of(motion), **options).__enter__())

    def do_commit(self) -> None:
        if self.open:
            self.open.pop().__exit__(None, None, None)

    def do_set(self, name: str, values: str) -> None:
        of = self.stage[name]
        of.value = numbers(values)

    def do_shape(self, name: str, data: str) -> None:
        of = self.stage[name]
        of.value = Path(data)

    def do_spring(self, name: str, values: str, velocity: str, spring: str) -> None:
        of = self.stage[name]
        of.spring_to(numbers(values), Spring(*numbers(spring)), velocity=numbers(velocity))

    def do_curve(self, name: str, values: str, curve: str, duration: str) -> None:
        of = self.stage[name]
        of.curve_to(numbers(values), CubicBezier(*numbers(curve)), float(duration))

    def do_reshape(self, name: str, data: str, velocity: str, spring: str) -> None:
        of = self.stage[name]
        path = Path(data)
        of.spring_to(path, Spring(*numbers(spring)), velocity=None if velocity == "-" else numbers(velocity))

    def do_reform(self, name: str, data: str, curve: str, duration: str) -> None:
        of = self.stage[name]
        path = Path(data)
        of.curve_to(path, CubicBezier(*numbers(curve)), float(duration))

    def do_hold(self, name: str) -> None:
        self.stage[name].hold()

    def do_stop(self, name: str) -> None:
        self.stage[name].remove_all_animations()

    def do_remove(self, name: str) -> None:
        self.stage[name].remove()

    def do_threshold(self, name: str, threshold: str) -> None:
        self.stage[name].threshold = float(threshold)

    def do_action(self, name: str, motion: str) -> None:
        of = self.stage[name]
        of.set_action("follow" if motion == "-" else shape_of(motion))

    def do_animate(self, name: str, motion: str, start: str, to: str, by: str, velocity: str, *rest: str) -> None:
        duration, delay, interruption, flags, repeats, grouped = rest
        of = self.stage[name]
        shape = shape_of(motion)
        options = options_of(shape)
        self.start(of, start, to, by, velocity, duration, delay, interruption, flags, repeats, grouped, options)

    def do_keyframes(self, name: str, mode: str, width: str, values: str, times: str, *rest: str) -> None:
        duration, interruption, flags, repeats = rest
        of = self.stage[name]
        at = numbers(times) or None
        along = Keyframes(rows(values, int(width)), at, duration=float(duration), mode=MODES[int(mode)])
        self.start_along(of, along, interruption, flags, repeats)

    def start_along(self, of: Property[Any], along: Keyframes, interruption: str, flags: str, repeats: str) -> None:
        options = {"keyframes": along}
        self.start(of, "-", "-", "-", "-", "-", "0", interruption, flags, repeats, "0", options)

    def do_track(self, name: str, width: str, keys: str, curve: str, spring: str, values: str, *rest: str) -> None:
        velocities, initial, interruption, flags, repeats = rest
        of = self.stage[name]
        count = int(width)
        speeds = iter(rows(velocities, count))
        first = rows(initial, count)
        along = Keyframes.track(*first)
        for key, value in zip(keys.split(","), rows(values, count), strict=True):
            kind, flag, duration = key.split("/")
            pair = (next(speeds), next(speeds)) if velocities != "-" else ((), ())
            start, end = (pair[bit] if int(flag) & 1 << bit else None for bit in range(2))
            lasts = None if int(flag) & 4 else float(duration)
            match int(kind):
                case 0:
                    along.linear(value, float(duration), CubicBezier(*numbers(curve)))
                case 1:
                    along.cubic(value, float(duration), start, end)
                case 2:
                    along.spring(value, lasts, Spring(*numbers(spring)), start)
                case _:
                    along.move(value)
        self.start_along(of, along, interruption, flags, repeats)

    def do_blocks(self, name: str, width: str, starts: str, durations: str, values: str, *rest: str) -> None:
        initial, duration, interruption, flags, repeats = rest
        of = self.stage[name]
        along = Keyframes.blocks(float(duration), initial=None if initial == "-" else numbers(initial))
        for block in zip(numbers(starts), numbers(durations), rows(values, int(width)), strict=True):
            along.add(*block)
        self.start_along(of, along, interruption, flags, repeats)

    def do_outlines(self, name: str, mode: str, outlines: str, duration: str, *rest: str) -> None:
        of = self.stage[name]
        paths = [Path(data) for data in outlines.split("|")]
        along = Keyframes(paths, duration=float(duration), mode=MODES[int(mode)])
        self.start_along(of, along, *rest)

    def do_glide(self, name: str, motion: str, start: str, to: str, duration: str, *rest: str) -> None:
        interruption, flags, repeats = rest
        of = self.stage[name]
        options = options_of(shape_of(motion))
        ends = path_of(start), path_of(to)
        self.start(of, *ends, "-", "-", duration, "0", interruption, flags, repeats, "0", options)

    def do_traced(self, name: str) -> str:
        of: Path = self.stage[name]._read_path(PRESENTATION)
        return of.svg()

    def do_turns(self, name: str, turns: str) -> str:
        of = self.stage[name]
        of.turns = turns == "1"
        return f"{of.turns:d}"

    def do_morph(self, start: str, to: str, time: str) -> str:
        return Morph(Path(start), Path(to)).at(float(time)).svg()

    def do_prepared(self, spring: str, time: str, start: str, to: str, velocity: str) -> str:
        of = Spring(*numbers(spring))
        at = (float(time), float(start), float(to), float(velocity))
        return hexadecimal([of.value(*at), of.velocity(*at)])

    def do_timing(self, timing: str, time: str) -> str:
        return sampled(timing_of(timing), time)

    def start(self, of: Property[Any], *given: Any) -> None:
        start, to, by, velocity, duration, delay, interruption, flags, repeats, grouped, options = given
        if velocity != "-":
            options["velocity"] = numbers(velocity)
        if duration != "-":
            options["duration"] = float(duration)
        options["delay"] = float(delay)
        options["interruption"] = INTERRUPTIONS[int(interruption)]
        for letter, name in (("a", "additive"), ("c", "cumulative"), ("m", "sets_model"), ("r", "autoreverses")):
            if letter in flags:
                options[name] = True
        if repeats != "-":
            options["repeat_count"] = float(repeats)
        if grouped == "1" and self.group is not None:
            options["group"] = self.group
        ends = [None if end == "-" else numbers(end) if isinstance(end, str) else end for end in (to, start, by)]
        of.animate(ends[0], from_=ends[1], by=ends[2], **options)

    def do_group(self) -> None:
        self.group = self.stage.add_group()

    def parent(self, inside: str) -> AnimationGroup | None:
        return self.group if inside == "1" else None

    def do_inner(self) -> None:
        self.group = self.stage.add_group(self.group)

    def do_media(self, timing: str, inside: str) -> str:
        of = timing_of(timing)
        said = sampled(of, "0")
        self.group = self.stage.add_media_group(of, self.parent(inside))
        return said

    def do_clock(self) -> str:
        return "" if self.group is None else hexadecimal([self.group.time])

    def do_animator(self, duration: str, inside: str) -> None:
        self.group = self.stage.add_animator(float(duration), self.parent(inside))

    def as_animator(self) -> Animator | None:
        """The last group as an animator, which it may not be."""
        return None if self.group is None else Animator(self.stage, self.group.id)

    def do_drag(self, fraction: str) -> str:
        if (of := self.as_animator()) is None:
            return ""
        of.fraction = float(fraction)
        return hexadecimal([of.fraction])

    def do_fraction(self) -> str:
        of = self.as_animator()
        return "" if of is None else hexadecimal([of.fraction])

    def do_run(self, reversed: str, motion: str, factor: str, velocity: str) -> None:
        if (of := self.as_animator()) is not None:
            speed = None if velocity == "-" else float(velocity)
            shape = shape_of(motion)
            of.run(shape, reversed=reversed == "1", duration_factor=float(factor), velocity=speed)

    def do_rest(self) -> None:
        if (of := self.as_animator()) is not None:
            of.pause()

    def do_finish(self, position: str) -> None:
        if (of := self.as_animator()) is not None:
            of.stop(POSITIONS[int(position)])  # type: ignore[arg-type]

    # Banks

    def do_bank(self, spring: str, values: str, threshold: str) -> None:
        self.bank = self.stage.add_bank(Spring(*numbers(spring)), numbers(values), float(threshold))

    def do_aim(self, targets: str, indices: str) -> None:
        if self.bank is not None:
            self.bank.retarget(numbers(targets), None if indices == "-" else [*map(int, indices.split(","))])

    def do_place(self, values: str, indices: str) -> None:
        if self.bank is not None:
            self.bank.set(numbers(values), None if indices == "-" else [*map(int, indices.split(","))])

    def do_springs(self) -> str:
        if self.bank is None:
            return ""
        shown = hexadecimal(self.bank.values) + hexadecimal(self.bank.velocities())
        return f"{shown} {self.bank.moving} {self.bank.settled}"

    def do_settled(self) -> str:
        return "" if self.bank is None else " ".join(map(str, self.bank.take_settled()))

    def do_unbank(self) -> None:
        if self.bank is not None:
            self.bank.remove()

    def do_speed(self, speed: str) -> None:
        if self.group is not None:
            self.group.set_speed(float(speed))

    def do_still(self, paused: str) -> None:
        if self.group is not None:
            (AnimationGroup.pause if paused == "1" else AnimationGroup.resume)(self.group)

    def do_seek(self, seconds: str) -> None:
        if self.group is not None:
            self.group.seek(float(seconds))

    def do_ungroup(self) -> None:
        if self.group is not None:
            self.group.remove()

    def do_pause(self, paused: str) -> None:
        self.stage.paused = paused == "1"

    def do_scale(self, scale: str) -> None:
        self.stage.time_scale = float(scale)

    def do_reduce(self, policy: str) -> None:
        self.stage.set_reduced_motion(POLICIES[int(policy)])  # type: ignore[arg-type]

    def do_changed(self) -> str:
        return " ".join(each.name for each in self.stage.changed())

    # Both

    def do_advance(self, seconds: str) -> None:
        (self.scene or self.stage).advance(float(seconds))

    def do_flicks(self, flicks: str) -> None:
        (self.scene or self.stage).advance_flicks(int(flicks))

    def do_keep(self) -> str:
        self.kept = (self.scene or self.stage).snapshot()
        return str(len(self.kept))

    def do_back(self) -> None:
        (self.scene or self.stage).restore(self.kept)

    # Scenes

    def only(self) -> Scene:
        assert self.scene is not None
        return self.scene

    def do_reload(self, number: str) -> str:
        return "\n".join(self.only().reload(self.documents[int(number)].encode()))

    def do_share(self) -> str:
        with Document(self.documents[0]) as document:
            scene = document.scene()
        with scene:
            scene.restore(self.only().snapshot())
            return f"{scene.state_hash():016x}"

    def do_edition(self, old: str, new: str) -> str:
        with Document(self.documents[int(old)]) as document:
            losses = self.only().restore_edition(self.kept, document, self.documents[int(new)])
            return "\n".join(losses)

    def do_pointer(self, kind: str, pointer: str, x: str, y: str) -> None:
        self.only().pointer(POINTERS[int(kind)], float(x), float(y), int(pointer))

    def do_wheel(self, x: str, y: str, dx: str, dy: str) -> str:
        return f"{self.only().wheel(float(x), float(y), float(dx), float(dy)):d}"

    def do_key(self, action: str, key: str, modifiers: str) -> str:
        held = {name: bool(int(modifiers) & 1 << bit) for bit, name in enumerate(("shift", "control", "alt", "meta"))}
        return f"{self.only().key(KEYS[int(key)], ACTIONS[int(action)], **held):d}"

    def do_focus(self, name: str) -> None:
        self.only().focus = None if name == "-" else name

    def do_number(self, name: str, value: str) -> str:
        self.only().inputs[name] = float(value)
        return hexadecimal([self.only().inputs[name]])

    def do_boolean(self, name: str, value: str) -> None:
        self.only().inputs[name] = value == "1"

    def do_text(self, name: str, value: str) -> str:
        self.only().inputs[name] = value
        return str(self.only().inputs[name])

    def do_fire(self, name: str) -> None:
        self.only().inputs.fire(name)

    def do_send(self, name: str, values: str) -> None:
        self.only().send(name, fields(values))

    def do_append(self, name: str, key: str, place: str, values: str) -> None:
        of = self.only().lists[name]
        of.append(fields(values), key=None if key == "-" else key, index=None if place == "-" else int(place))

    def do_update(self, name: str, key: str, values: str) -> None:
        self.only().lists[name].update(key, fields(values))

    def do_move(self, name: str, key: str, place: str) -> None:
        self.only().lists[name].move(key, int(place))

    def do_drop(self, name: str, key: str) -> None:
        self.only().lists[name].remove(key)

    def do_items(self, name: str) -> str:
        return items(self.only().lists[name])

    def do_clear(self, name: str) -> None:
        self.only().lists[name].clear()


def shown(value: EventValue) -> str:
    """A value of an event's data."""
    if isinstance(value, str):
        return "'" + value
    return f"{value:d}" if isinstance(value, bool) else struct.pack(">d", value).hex()


def components_of(of: Property[Any], value: Any) -> Any:
    return value.coordinates if isinstance(value, Path) else components(value, of.kind)


def play(first: str, second: str, steps: str) -> list[str]:
    player = Player([] if first == "-" else [first, second])
    return [player.word(step) for step in steps.split(" ")]
