# SPDX-License-Identifier: MIT
"""What is drawn over time: the commands of all samples as one tree, whose order stays.

A command is known by its node, its kind and its number among these. Groups (layers and clips) that are there only at
times, such as a layer while something fades, are there always: without effect at the other times.
"""

from __future__ import annotations

import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ...drawing import AngularGradient, DrawCommand, SolidPaint
from ..importing.report import Refused
from .samples import Key, Recording, weight_step

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
class _Part:
    """What is drawn in one picture: a key, the number of its command (-1 of a group without effect), and what is in it
    where it is a group."""

    key: Key
    index: int
    parts: list[_Part] = field(default_factory=list)


Structure: TypeAlias = "tuple[tuple[int, str], ...]"


class _Groups:
    """Which groups each thing is in, over all pictures: also where a group was left out for want of an effect. What a
    node draws stands together, so what is drawn between two things of a group is in it, too."""

    def __init__(self, structures: Sequence[Structure]) -> None:
        self.inside: dict[Key, set[Key]] = {}
        outside: dict[Key, set[Key]] = {}
        for structure in structures:
            stack: list[Key] = []
            for key, is_end in _keys(structure):
                if is_end:
                    stack.pop()
                    continue
                known = outside if key[1].endswith("_begin") else self.inside
                known.setdefault(key, set()).update(stack)
                if known is outside:
                    stack.append(key)
        self._close(outside)
        for groups in self.inside.values():
            groups.update(*[outside[group] for group in groups])
        while sum(self._fill(structure) for structure in structures):
            pass
        # Of one node's groups, those that are in others come later.
        self.rank = {
            group: (group[0], sum(other[0] == group[0] for other in outside[group]), group) for group in outside
        }

    @staticmethod
    def _close(outside: dict[Key, set[Key]]) -> None:
        changed = True
        while changed:
            changed = False
            for around in outside.values():
                count = len(around)
                around.update(*[outside[other] for other in around])
                changed = changed or len(around) > count

    def _fill(self, structure: Structure) -> bool:
        """Puts what stands between two things of a group into it, and those that are around it. Returns whether there
        was anything."""
        leaves = [key for key, is_end in _keys(structure) if not is_end and not key[1].endswith("_begin")]
        spans: dict[Key, list[int]] = {}
        for place, leaf in enumerate(leaves):
            for group in self.inside[leaf]:
                spans.setdefault(group, []).append(place)
        changed = False
        for group, places in spans.items():
            if places[-1] - places[0] + 1 > len(places):
                changed = True
                for leaf in leaves[places[0] : places[-1]]:
                    self.inside[leaf].add(group)
        return changed

    def around(self, leaf: Key) -> list[Key]:
        """The groups that a leaf is in, from the outermost on."""
        return sorted(self.inside[leaf], key=self.rank.__getitem__)


def _keys(structure: Structure) -> Iterator[tuple[Key, bool]]:
    """The keys of a picture's commands, and whether each is the end of a group (whose key is none)."""
    seen: Counter[tuple[int, str]] = Counter()
    for node, kind in structure:
        yield (node, kind, seen[node, kind]), kind.endswith("_end")
        seen[node, kind] += 1


def _parts(structure: Structure, groups: _Groups) -> list[_Part]:
    """A picture as a tree, with the groups that have an effect in other pictures alone."""
    begins = {key: index for index, (key, _) in enumerate(_keys(structure)) if key[1].endswith("_begin")}
    root: list[_Part] = []
    stack: list[_Part] = []
    for index, (key, is_end) in enumerate(_keys(structure)):
        if is_end or key[1].endswith("_begin"):
            continue
        around = groups.around(key)
        same = 0
        while same < min(len(stack), len(around)) and stack[same].key == around[same]:
            same += 1
        del stack[same:]
        for group in around[same:]:
            made = _Part(group, begins.get(group, -1))
            (stack[-1].parts if stack else root).append(made)
            stack.append(made)
        (stack[-1].parts if stack else root).append(_Part(key, index))
    return root


def _matched(nodes: Sequence[Node], parts: Sequence[_Part]) -> list[int]:
    """For each part the place of the node that it goes on with, or -1: the most of them that keep their order, which is
    the longest common subsequence, by Hunt and Szymanski (1977)."""
    places: dict[Key, list[int]] = {}
    for place, node in enumerate(nodes):
        places.setdefault(_known_as(node.key), []).append(place)
    ends: list[int] = []
    chains: list[tuple[int, int, Any]] = []
    for number, part in enumerate(parts):
        for place in reversed(places.get(part.key, ())):
            length = bisect.bisect_left(ends, place)
            chain = (number, place, chains[length - 1] if length else None)
            ends[length : length + 1], chains[length : length + 1] = [place], [chain]
    result = [-1] * len(parts)
    at = chains[-1] if chains else None
    while at is not None:
        result[at[0]], at = at[1], at[2]
    return result


def _known_as(key: Key) -> Key:
    return (key[0], key[1], key[2] % AGAIN)


class _Merger:
    """Puts the trees of pictures together, one after the other. What goes in front of others, or behind them, is
    another one from there on: an order in time cannot be said otherwise."""

    def __init__(self, samples: int) -> None:
        self.samples = samples
        self.root: list[Node] = []
        # How many leaves and groups there are.
        self.count = 0

    def add(self, parts: Sequence[_Part]) -> dict[int, Node]:
        """Takes a picture. Returns the node of each of its commands by its number."""
        found: dict[int, Node] = {}
        self.root = self._merged(self.root, parts, found)
        return found

    def _merged(self, nodes: list[Node], parts: Sequence[_Part], found: dict[int, Node]) -> list[Node]:
        copies = Counter(_known_as(node.key) for node in nodes)
        matched = _matched(nodes, parts)
        kept = set(matched)
        merged: list[Node] = []
        place = 0
        for part, match in zip(parts, matched, strict=True):
            if match >= 0:
                merged += nodes[place:match]
                node, place = nodes[match], match + 1
            else:
                # Behind those that are not there now and come before it in the document.
                while place < len(nodes) and place not in kept and nodes[place].key < part.key:
                    merged.append(nodes[place])
                    place += 1
                node = self._made(part, copies[part.key])
                copies[part.key] += 1
            merged.append(node)
            if isinstance(node, Group):
                node.children = self._merged(node.children, part.parts, found)
            if part.index >= 0:
                found[part.index] = node
        return merged + nodes[place:]

    def _made(self, part: _Part, copies: int) -> Node:
        self.count += 1
        if self.count * self.samples > MOST_PLACES:
            raise Refused(f"{self.count} drawing commands in {self.samples} samples are too much to keep")
        key = (part.key[0], part.key[1], part.key[2] + copies * AGAIN)
        commands: Commands = [None] * self.samples
        return Group(key, commands) if part.parts else Leaf(key, commands)


def tree_of(recording: Recording) -> list[Node]:
    """The tree of a recording, from back to front."""
    structures = [tuple((command.node, command.kind) for command in commands) for commands in recording.lists]
    different = list(dict.fromkeys(structures))
    groups = _Groups(different)
    merger = _Merger(len(structures))
    nodes: dict[int, Node] = {}
    for index, (structure, commands) in enumerate(zip(structures, recording.lists, strict=True)):
        if index == 0 or structure != structures[index - 1]:
            nodes = merger.add(_parts(structure, groups))
        for number, node in nodes.items():
            node.commands[index] = commands[number]
    return merger.root


def _signature(command: DrawCommand) -> tuple[object, ...]:
    """What has to stay for a command's numbers to be moved by key frames."""
    paint = command.paint
    stops = () if isinstance(paint, SolidPaint) else (len(paint.stops),)
    angle = (paint,) if isinstance(paint, AngularGradient) else ()
    if command.kind == "text":
        return ("text", command.text, command.font, weight_step(command), command.align, command.baseline)
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
