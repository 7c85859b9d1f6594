# SPDX-License-Identifier: MIT
"""A JSON text as a tree of which each value knows where it stands. A text need not be well-formed: what is open at its
end ends there, and what makes no sense is passed over. Nothing here is recursive: states may be a thousand deep."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

__all__ = ["Node", "Tree", "plain", "read_tree"]

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"?|[{}\[\],:]|[^\s{}\[\],:"]+')
_ESCAPE = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.")


@dataclass(slots=True)
class Node:
    """A value: the offsets in characters of its beginning and its end; of a text, quotes included."""

    start: int
    end: int
    # "{", "[", '"', or "" for a number or word.
    kind: str
    # A text's letters, or a number or word as it stands there.
    text: str = ""
    # The members of an object, each with its key, and the elements of an array.
    members: list[tuple[Node, Node]] = field(default_factory=list)
    elements: list[Node] = field(default_factory=list)
    is_escaped: bool = False

    def get(self, key: str) -> Node | None:
        """The member of an object with a key."""
        for name, value in self.members:
            if name.text == key:
                return value
        return None

    def text_of(self, key: str) -> str:
        """The text of an object's member; empty where it has none."""
        value = self.get(key)
        return value.text if value is not None and value.kind == '"' else ""

    def children(self) -> list[Node]:
        """The values right inside."""
        return [value for _, value in self.members] or self.elements


@dataclass(frozen=True)
class Tree:
    """The tree of a text. Only where it is_whole, the text is one JSON value."""

    text: str
    root: Node
    is_whole: bool

    def offset(self, node: Node, index: int) -> int:
        """Where in the text a letter of a node's text stands."""
        if not node.is_escaped:
            return node.start + 1 + index
        # The letter that each escape stands for, and by how much the text is longer behind it.
        letters, extra = [], [0]
        body = self.text[node.start + 1 : node.end - 1]
        for match in _ESCAPE.finditer(body):
            letters.append(match.start() - extra[-1])
            extra.append(extra[-1] + match.end() - match.start() - 1)
        return node.start + 1 + index + extra[bisect_right(letters, index - 1)]


def plain(token: str) -> str:
    """A text's letters, also of one that is not ended."""
    if "\\" not in token:
        return token.strip('"')
    body = token[1:]
    if body.endswith('"') and not body.endswith('\\"'):
        body = body[:-1]
    try:
        return str(json.loads(f'"{body}"'))
    except ValueError:
        return body


def _tokens(text: str) -> Iterator[tuple[int, int, str]]:
    for match in _TOKEN.finditer(text):
        yield match.start(), match.end(), match.group()


def read_tree(text: str) -> Tree:
    """The tree of a text."""
    root = Node(0, len(text), "[")
    open_nodes = [root]
    # The key that waits for its value.
    key: Node | None = None
    top, is_after_colon = root, False
    for start, end, token in _tokens(text):
        first = token[0]
        if first == ",":
            if key is not None:
                _add(top, key, Node(start, start, ""))
            key, is_after_colon = None, False
            continue
        if first == ":":
            is_after_colon = True
            continue
        if first in "}]":
            if len(open_nodes) == 1:
                continue
            if key is not None:
                _add(top, key, Node(start, start, ""))
            top.end = end
            open_nodes.pop()
            top, key, is_after_colon = open_nodes[-1], None, False
            continue
        if first == '"':
            is_escaped = "\\" in token
            node = Node(start, end, first, plain(token) if is_escaped else token.strip('"'), is_escaped=is_escaped)
        else:
            node = Node(start, end, first if first in "{[" else "", "" if first in "{[" else token)
        if top.kind == "{" and not is_after_colon:
            if first == '"':
                key = node
                continue
            key = None
        if top.kind == "[":
            top.elements.append(node)
        elif key is not None:
            top.members.append((key, node))
            key, is_after_colon = None, False
        if first in "{[":
            node.end = len(text)
            open_nodes.append(node)
            top, key, is_after_colon = node, None, False
    if key is not None:
        _add(top, key, Node(len(text), len(text), ""))
    values = root.elements
    is_whole = len(values) == 1 and _is_json(text)
    return Tree(text, values[0] if values else root, is_whole)


def _add(top: Node, key: Node, value: Node) -> None:
    """A key that no value follows yet."""
    if top.kind == "{":
        top.members.append((key, value))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
