# SPDX-License-Identifier: MIT
"""The project's style of writing documents: two spaces a level, lines of at most 120 columns, spaces inside of braces.

An object or array whose first member its author put on a line of its own keeps a line for each; any other is on one
line where it fits. Numbers and texts stay as they are written, so that the meaning cannot change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from .json_tree import Node, Tree

__all__ = ["WIDTH", "formatted"]

WIDTH = 120
"""The longest line, unless a number or text alone is longer."""


def formatted(tree: Tree) -> str:
    """A well-formed text in the project's style, with one end of a line at its end. Lines end as the first one does."""
    text = "".join(_Style(tree).write()) + "\n"
    first = re.search(r"\r\n|\r|\n", tree.text)
    return text.replace("\n", "\r\n") if first is not None and first.group() == "\r\n" else text


class _Style:
    def __init__(self, tree: Tree) -> None:
        self._text = tree.text
        self._root = tree.root
        # How long each object and array is on one line, by its offset; more than WIDTH where it cannot be on one.
        self._lengths: dict[int, int] = {}
        self._measure()

    def _is_kept_open(self, node: Node) -> bool:
        """Whether the author put the first member on a line of its own."""
        inside = node.members[0][0] if node.members else node.elements[0]
        return any(end in self._text[node.start : inside.start] for end in "\r\n")

    def _length(self, node: Node) -> int:
        return self._lengths[node.start] if node.kind in ("{", "[") else node.end - node.start

    def _measure(self) -> None:
        waiting, order = [self._root], []
        while waiting:
            node = waiting.pop()
            if node.kind in ("{", "["):
                order.append(node)
                waiting += node.children()
        for node in reversed(order):
            parts = node.children()
            length = 2 + sum(map(self._length, parts)) + 2 * max(0, len(parts) - 1)
            if node.members:
                length += 2 + sum(key.end - key.start + 2 for key, _ in node.members)
            if parts and self._is_kept_open(node):
                length = WIDTH + 1
            self._lengths[node.start] = min(length, WIDTH + 1)

    def write(self) -> Iterator[str]:
        """The pieces of the text."""
        column = 0
        # Pieces that are still to be written: a text, or a node with its level, how much follows it on its line, and
        # whether it has to be on one line.
        waiting: list[str | tuple[Node, int, int, bool]] = [(self._root, 0, 0, False)]
        while waiting:
            piece = waiting.pop()
            if isinstance(piece, str):
                end = piece.rfind("\n")
                column = len(piece) - end - 1 if end >= 0 else column + len(piece)
                yield piece
                continue
            node, level, after, is_flat = piece
            parts = node.children()
            if node.kind not in ("{", "["):
                waiting.append(self._text[node.start : node.end])
                continue
            if not parts:
                waiting.append("{}" if node.kind == "{" else "[]")
                continue
            is_flat = is_flat or column + self._length(node) + after <= WIDTH
            opening, closing = ("{", "}") if node.kind == "{" else ("[", "]")
            if is_flat:
                space = " " if node.kind == "{" else ""
                before, between, last = opening + space, ", ", space + closing
            else:
                inside = "\n" + "  " * (level + 1)
                before, between, last = opening + inside, "," + inside, "\n" + "  " * level + closing
            pieces: list[str | tuple[Node, int, int, bool]] = []
            for number, part in enumerate(parts):
                pieces.append(between if number else before)
                if node.members:
                    key = node.members[number][0]
                    pieces.append(self._text[key.start : key.end] + ": ")
                pieces.append((part, level + 1, 1 if number < len(parts) - 1 else 0, is_flat))
            pieces.append(last)
            waiting += reversed(pieces)
