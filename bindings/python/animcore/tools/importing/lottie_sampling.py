# SPDX-License-Identifier: MIT
"""Outlines that no formula says, frame by frame: what they depend on is played by the core and looked at."""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING, Any

from . import lottie_outlines as outlines
from .lottie_numbers import Number, plain
from .lottie_outlines import Command
from .lottie_tracks import LINEAR, Span
from .report import Refused

if TYPE_CHECKING:
    from .lottie_geometry import Placed
    from .lottie_output import Output

__all__ = ["FRAMES_LIMIT", "Sampled", "sample"]

FRAMES_LIMIT = 20_000
# A frame's end is looked at so many seconds before the next one, so that what jumps there has not jumped yet; and what
# differs from the next frame by no more points than this did not jump.
BEFORE = 3e-6
JUMP = 0.05
# Between two looks, points of what comes out may go so many times as far as those that went in. One that goes farther
# has become another point.
REACH = 3.0


@dataclasses.dataclass
class Sampled:
    """Shapes whose outlines become path properties: one for each sequence of commands that they have, for only paths of
    the same commands move point by point. A node shows each, and a number says which of them is there."""

    name: str
    shapes: list[Placed]
    # Of each node, and the nodes, which are there when all is sampled.
    keys: dict[str, Any]
    nodes: list[dict[str, Any]] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Look:
    """Outlines at a moment, and the points that they were made of."""

    commands: list[Command]
    points: list[float]

    def runs_to(self, other: Look) -> bool:
        """Whether the same points have moved, and no other ones come."""
        reach = _farthest(self.points, other.points)
        return _alike(self.commands, other.commands) and _apart(self.commands, other.commands) <= REACH * reach + JUMP


def _alike(one: list[Command], other: list[Command]) -> bool:
    return [command[0] for command in one] == [command[0] for command in other]


def _farthest(one: list[float], other: list[float]) -> float:
    if len(one) != len(other):
        return 0.0
    return max((abs(a - b) for a, b in zip(one, other, strict=True)), default=0.0)


def _apart(one: list[Command], other: list[Command]) -> float:
    pairs = zip(one, other, strict=True)
    return max((abs(a - b) for two in pairs for a, b in zip(two[0][1:], two[1][1:], strict=True)), default=0.0)


def sample(output: Output, frame_rate: float) -> None:
    """Writes the properties and nodes of all that is sampled."""
    count = math.ceil(output.duration * frame_rate - 1e-6)
    if count > FRAMES_LIMIT:
        raise Refused(f"merged paths that move would be combined at more than {FRAMES_LIMIT} frames")
    times = []
    for frame in range(count):
        end = min((frame + 1) / frame_rate, output.duration)
        times += [frame / frame_rate, max(frame / frame_rate, end - BEFORE)]
    # A fill and a stroke over the same paths share them.
    apart: list[Sampled] = []
    for sampled in output.sampled:
        if all(sampled.shapes != one.shapes for one in apart):
            apart.append(sampled)
    for one, seen in zip(apart, _looks(output, apart, times), strict=True):
        which, names = _write(output, one.name, times, seen)
        for sampled in output.sampled:
            if sampled.shapes != one.shapes:
                continue
            for index, name in enumerate(names):
                visible = {"visible": f"{which} == {index}"} if which else {}
                sampled.nodes.append(output.node("path", property=name, **visible, **sampled.keys))


def _write(output: Output, title: str, times: list[float], looks: list[Look]) -> tuple[str, list[str]]:
    """The properties of outlines that were looked at when frames begin and shortly before they end: a path for each
    sequence of commands, and which of them is there, where there are several."""
    spans: list[Span] = []
    for index in range(0, len(times), 2):
        first, last = looks[index : index + 2]
        after = looks[index + 2] if index + 2 < len(looks) else last
        if _alike(last.commands, after.commands) and _apart(last.commands, after.commands) <= JUMP:
            last = after
        end = times[index + 2] if index + 2 < len(times) else output.duration
        ease = LINEAR if first.runs_to(last) else None
        spans.append(Span(times[index], end, _row(first), _row(last if ease else first), ease))
    kinds = [tuple(command[0] for command in look.commands) for look in looks[::2]]
    shown = list(dict.fromkeys(kind for kind in kinds if kind))
    which = ""
    if len(set(kinds)) > 1:
        numbers = {(): -1.0} | {kind: float(index) for index, kind in enumerate(shown)}
        chosen = [(numbers[kind],) for kind in kinds]
        steps = [Span(span.start, span.end, at, at, None) for span, at in zip(spans, chosen, strict=True)]
        which = output.animated("scalar", steps, f"{title}_shown", lambda value: plain(value[0]))
    names = []
    for kind in shown:
        own: list[Span] = []
        for span, is_there in zip(spans, (one == kind for one in kinds), strict=True):
            if is_there:
                own.append(span)
            elif own:
                # Where it is not seen it stays as it was, or is already as it will be.
                own.append(Span(span.start, span.end, own[-1].last, own[-1].last, None))
        own.insert(0, Span(0.0, own[0].start, own[0].first, own[0].first, None))
        names.append(output.animated("path", own, title, lambda row: outlines.path_data(list(row))))
    return which, names


def _row(look: Look) -> tuple[Any, ...]:
    """What is written, so that what differs by less than is written is the same."""
    return tuple((name, *(plain(one) for one in numbers)) for name, *numbers in look.commands)


def _looks(output: Output, all_sampled: list[Sampled], times: list[float]) -> list[list[Look]]:
    """All outlines at these times, as the core plays what moves."""
    from ...scene import Scene
    from .lottie_merging import drawn_at, formulas_of

    formulas = list(dict.fromkeys(one for sampled in all_sampled for one in formulas_of(sampled.shapes)))
    names: dict[str, str] = {formula: output.unique("sampled") for formula in formulas}
    properties = {name: {"kind": "scalar", "expression": str(plain(formula))} for formula, name in names.items()}
    document: dict[str, Any] = {"animcore": 1, "properties": {**output.properties, **properties}}
    if output.animations:
        document["animations"] = {"main": {"parallel": output.animations}}
        document["machine"] = {"states": {"playing": {"entry": [{"play": "main"}]}}}
    if output.paths:
        document["paths"] = output.paths
    looks: list[list[Look]] = [[] for _ in all_sampled]
    with Scene(document) as scene:
        for time in times:
            scene.advance(max(0.0, time - scene.time))
            known = {formula: float(scene[name].presentation) for formula, name in names.items()}

            def value(number: Number, known: dict[str, float] = known) -> float:
                return known[number] if isinstance(number, str) else number

            for sampled, seen in zip(all_sampled, looks, strict=True):
                points: list[float] = []
                commands = drawn_at(output, sampled.shapes, value, time, points)
                output.weigh(len(commands))
                seen.append(Look(commands, points))
    return looks
