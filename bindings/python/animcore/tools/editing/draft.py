# SPDX-License-Identifier: MIT
"""A document that is mended piece by piece, so that its next error can be found; every piece still knows where it stood
in the document as it was written."""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from .json_tree import Node, read_tree

__all__ = ["Draft", "Place"]

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Place:
    """A value of a draft: its node, its key, what is around it, and its path in the document as it was written."""

    node: Node
    key: Node | None
    around: Node | None
    path: Path


class Draft:
    """A well-formed text of JSON, and what it has become."""

    def __init__(self, text: str) -> None:
        self.original = self.text = text
        # For each character, where it stood; for those that were not there, what they replace.
        self._origin = array("L", range(len(text)))
        self._root = read_tree(text).root
        self._paths = self._all_paths()

    def _all_paths(self) -> dict[int, Path]:
        """The path of each node of the document as it was written."""
        found: dict[int, Path] = {}
        waiting: list[tuple[Node, Path]] = [(self._root, ())]
        while waiting:
            node, path = waiting.pop()
            found[id(node)] = path
            waiting += [(value, (*path, key.text)) for key, value in node.members]
            waiting += [(value, (*path, index)) for index, value in enumerate(node.elements)]
        return found

    def place(self, pointer: str) -> Place | None:
        """What a JSON pointer leads to now."""
        node, key, around = self._root, None, None
        for step in (part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]):
            around = node
            if node.kind == "{":
                key, value = next(((name, value) for name, value in node.members if name.text == step), (None, None))
                if value is None:
                    return None
                node = value
            elif node.kind == "[" and step.isdigit() and int(step) < len(node.elements):
                key, node = None, node.elements[int(step)]
            else:
                return None
        return Place(node, key, around, self._paths.get(id(node), ()))

    def written_at(self, offset: int) -> int:
        """Where a character stood."""
        return self._origin[offset] if offset < len(self._origin) else len(self.original)

    def _edit(self, start: int, end: int, text: str, origin: int) -> None:
        """Replaces what stood from one offset to another by what is then said to have stood at origin."""
        first, last = bisect_left(self._origin, start), bisect_left(self._origin, end)
        self.text = self.text[:first] + text + self.text[last:]
        self._origin[first:last] = array("L", [origin]) * len(text)

    def _undoing(self, *nodes: Node | None) -> Callable[[], None]:
        """What makes the draft as it is now again, after a change of nodes."""
        text, origin = self.text, self._origin[:]
        were = [(each, replace(each)) for each in nodes if each is not None]

        def undo() -> None:
            self.text, self._origin = text, origin
            for node, was in were:
                for each in fields(node):
                    setattr(node, each.name, getattr(was, each.name))

        return undo

    def rename(self, key: Node, name: str) -> Callable[[], None]:
        """Gives a member another key. Returns what undoes it, as the other changes do."""
        undo = self._undoing(key)
        self._edit(key.start, key.end, json.dumps(name), key.start)
        key.text = name
        return undo

    def replace(self, node: Node, value: Any) -> Callable[[], None]:
        """Puts a value in the place of another one."""
        undo = self._undoing(node)
        self._edit(node.start, node.end, json.dumps(value), node.start)
        node.kind, node.text = ('"', value) if isinstance(value, str) else ("", "")
        node.members = node.elements = ()
        return undo

    def add(self, around: Node, key: str, value: Any) -> Callable[[], None]:
        """Adds a member to an object."""
        undo, at = self._undoing(around), around.start + 1
        self._edit(at, at, f"{json.dumps(key)}: {json.dumps(value)}{', ' if around.members else ''}", at - 1)
        around.members = [*around.members, (Node(at, at, '"', key), Node(at, at, ""))]
        return undo

    def take_out(self, place: Place) -> Callable[[], None]:
        """Takes out a member with its key, or an element, and the comma beside it."""
        around, node = place.around or self._root, place.node
        undo = self._undoing(around)
        entries: Sequence[tuple[Node, Node]] = around.members or [(each, each) for each in around.elements]
        at = next(index for index, entry in enumerate(entries) if entry[1] is node)
        start, end = entries[at][0].start, node.end
        if at + 1 < len(entries):
            end = max(entries[at + 1][0].start, end)
        elif at:
            start = min(entries[at - 1][1].end, start)
        self._edit(start, end, "", start)
        if around.members:
            around.members = [each for each in around.members if each[1] is not node]
        else:
            around.elements = [each for each in around.elements if each is not node]
        return undo
