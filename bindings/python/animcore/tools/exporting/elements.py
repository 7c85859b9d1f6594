# SPDX-License-Identifier: MIT
"""What is drawn over time: the commands of all samples as one tree, whose order stays.

A command is known by its node, its kind and its number among these. Groups (layers and clips) that are there only at
times, such as a layer while something fades, are there always: without effect at the other times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ...drawing import AngularGradient, DrawCommand, SolidPaint
from ..importing.report import Refused
from .samples import Key, Recording, keyed

__all__ = ["Commands", "Group", "Leaf", "Node", "Piece", "filled_commands", "pieces_of", "place_of", "tree_of"]

# A command at each sample; None where there is none.
Commands: TypeAlias = "list[DrawCommand | None]"
# What is added to a command's number when it is taken for another one.
AGAIN = 1_000_000
# The most places in a table of all samples and all that is drawn.
MOST_PLACES = 20_000_000


@dataclass
class Leaf:
    """A fill, a stroke, a text or an image over time."""

    key: Key
    commands: Commands


@dataclass
class Group:
    """A layer or a clip over time, and what is in it, from back to front."""

    key: Key
    commands: Commands
    children: list[Node] = field(default_factory=list)


Node: TypeAlias = "Leaf | Group"


@dataclass(frozen=True)
class Piece:
    """A leaf while its outline has the same verbs, its paint the same sort and so on: what key frames can move. last is
    the first sample after it."""

    leaf: Leaf
    number: int
    first: int
    last: int
    commands: tuple[DrawCommand | None, ...]

    @property
    def filled(self) -> list[DrawCommand]:
        """A command at each of its samples: where there is none, the one before."""
        known = next(command for command in self.commands if command is not None)
        result = []
        for command in self.commands:
            known = command or known
            result.append(known)
        return result


def place_of(key: Key) -> str:
    """What a report calls a command."""
    node, kind, number = key
    word, number = kind.removesuffix("_begin"), number % AGAIN
    return f"node {node}, {word}" + (f" {number + 1}" if number else "")


@dataclass
class _Order:
    """The keys of what is drawn, from back to front, over all pictures; and the groups around each."""

    leaves: list[Key] = field(default_factory=list)
    inside: dict[Key, set[Key]] = field(default_factory=dict)
    outside: dict[Key, set[Key]] = field(default_factory=dict)

    def add(self, commands: Sequence[DrawCommand]) -> dict[Key, Key]:
        """Takes a picture's order, in linear time. Returns the names by which its leaves are known: their keys, but for
        those that have gone in front of others."""
        names: dict[Key, Key] = {}
        keys = keyed(commands)
        stack: list[Key] = []
        old = {name: place for place, name in enumerate(self.leaves)}
        present = {key for key, _ in keyed(commands)}
        merged: list[Key] = []
        place = 0
        for command in commands:
            if command.kind.endswith("_end"):
                stack.pop()
                continue
            key, _ = next(keys)
            if command.kind.endswith("_begin"):
                self.outside.setdefault(key, set()).update(stack)
                self.inside.setdefault(key, set())
                stack.append(key)
                continue
            name = key
            while old.get(name, place) < place:
                # It went in front of what was in front of it: from here on it is another one.
                name = (name[0], name[1], name[2] + AGAIN)
            end = old.get(name, place)
            if name not in old:
                while end < len(self.leaves) and self.leaves[end] not in present and self.leaves[end] < name:
                    end += 1
            merged += [*self.leaves[place:end], name]
            place = end + 1 if name in old else end
            names[key] = name
            for group in stack:
                self.inside[group].add(name)
        self.leaves = merged + self.leaves[place:]
        return names


def tree_of(recording: Recording) -> list[Node]:
    """The tree of a recording, from back to front."""
    order = _Order()
    count = len(recording.lists)
    groups: dict[Key, Commands] = {}
    leaves: dict[Key, Commands] = {}
    names: dict[Key, Key] = {}
    before: tuple[DrawCommand, ...] | None = None
    structure: list[tuple[int, str]] | None = None
    for index, commands in enumerate(recording.lists):
        if commands is before:
            for kept in (groups, leaves):
                for column in kept.values():
                    column[index] = column[index - 1]
            continue
        now = [(command.node, command.kind) for command in commands]
        if now != structure:
            names, structure = order.add(commands), now
            if count * len(order.leaves) > MOST_PLACES:
                raise Refused(f"{len(order.leaves)} drawing commands in {count} samples are too much to keep")
        before = commands
        for key, command in keyed(commands):
            kept = groups if command.kind.endswith("_begin") else leaves
            kept.setdefault(names.get(key, key), [None] * count)[index] = command
    return _nested(order, leaves, groups)


def _nested(order: _Order, leaves: dict[Key, Commands], groups: dict[Key, Commands]) -> list[Node]:
    # What is in a group is in those around it, also where these were left out for want of an effect.
    changed = True
    while changed:
        changed = False
        for group, around in order.outside.items():
            for other in around:
                if not order.inside[group] <= order.inside[other]:
                    order.inside[other] |= order.inside[group]
                    changed = True
    places = {key: place for place, key in enumerate(order.leaves)}
    spans = sorted(
        (
            (min(places[key] for key in inside), -max(places[key] for key in inside), len(order.outside[group]), group)
            for group, inside in order.inside.items()
            if inside
        ),
    )
    root: list[Node] = []
    open_groups: list[tuple[int, Group]] = []
    waiting = list(reversed(spans))
    for place, key in enumerate(order.leaves):
        while open_groups and open_groups[-1][0] < place:
            open_groups.pop()
        while waiting and waiting[-1][0] <= place:
            _, end, _, name = waiting.pop()
            end = -end
            if open_groups and end > open_groups[-1][0]:
                # It reaches beyond the group in which it begins, which a tree cannot say: the rest is a copy of it.
                waiting.append((open_groups[-1][0] + 1, -end, 0, name))
                waiting.sort(reverse=True)
                end = open_groups[-1][0]
            made = Group(name, groups[name])
            (open_groups[-1][1].children if open_groups else root).append(made)
            open_groups.append((end, made))
        (open_groups[-1][1].children if open_groups else root).append(Leaf(key, leaves[key]))
    return root


def _signature(command: DrawCommand) -> tuple[object, ...]:
    """What has to stay for a command's numbers to be moved by key frames."""
    paint = command.paint
    stops = () if isinstance(paint, SolidPaint) else (len(paint.stops),)
    angle = (paint,) if isinstance(paint, AngularGradient) else ()
    if command.kind == "text":
        return ("text", command.text, command.font, command.weight, command.align, command.baseline)
    if command.kind == "image":
        return ("image", command.text, command.fit)
    style = (command.fill_rule, command.line_cap, command.line_join, len(command.dashes))
    return (command.kind, command.verbs, type(paint), stops, angle, style)


def pieces_of(leaf: Leaf) -> Iterator[Piece]:
    """The pieces of a leaf, one after the other; what is there only at times is not there in a piece at the others."""
    first, last, signature, number = -1, -1, None, 0
    for index, command in enumerate(leaf.commands):
        if command is None:
            continue
        now = _signature(command)
        if first >= 0 and now != signature:
            yield Piece(leaf, number, first, last, tuple(leaf.commands[first:last]))
            number, first = number + 1, -1
        if first < 0:
            first, signature = index, now
        last = index + 1
    if first >= 0:
        yield Piece(leaf, number, first, last, tuple(leaf.commands[first:last]))


def _is_shown(node: Node, index: int) -> bool:
    """Whether anything of it is there at a sample."""
    if isinstance(node, Leaf):
        return node.commands[index] is not None
    return any(_is_shown(child, index) for child in node.children)


def filled_commands(group: Group) -> Commands:
    """A group's commands; where nothing of it is there, the one before stays (or the one that comes). None is where it
    has no effect."""
    result: Commands = []
    known: DrawCommand | None = next((command for command in group.commands if command is not None), None)
    for index, command in enumerate(group.commands):
        if command is not None or _is_shown(group, index):
            known = command
        result.append(known)
    return result
