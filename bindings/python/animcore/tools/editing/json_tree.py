# SPDX-License-Identifier: MIT
"""A JSON text as a tree of which each value knows where it stands. A text need not be well-formed: what is open at its
end ends there, and what makes no sense is passed over. Nothing here is recursive: states may be a thousand deep."""

from __future__ import annotations

import contextlib
import gc
import json
import math
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ... import _raw
from ...errors import AnimError
from ...scene import Document

__all__ = ["Node", "Tree", "plain", "plain_value", "read_tree", "without_collection"]

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"?|[{}\[\],:]|[^\s{}\[\],:"]+')
_ENDED = re.compile(r'"(?:[^"\\]|\\.)*"')
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
    is_escaped: bool = False
    # The members of an object, each with its key, and the elements of an array.
    members: Sequence[tuple[Node, Node]] = ()
    elements: Sequence[Node] = ()

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

    def children(self) -> Sequence[Node]:
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


@contextlib.contextmanager
def without_collection() -> Iterator[None]:
    """While many small objects are made that stay, looking for garbage among them takes longer than making them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def plain(token: str) -> str:
    """A text's letters, also of one that is not ended."""
    if "\\" not in token:
        return token.strip('"')
    body = token[1:-1] if _ENDED.fullmatch(token) else token[1:]
    try:
        return str(json.loads(f'"{body}"'))
    except ValueError:
        return body


class _Reader:
    """What is open while a text is read."""

    def __init__(self, text: str) -> None:
        self.end = len(text)
        self.values: list[Node] = []
        # What is open: each object or array with its members or elements so far.
        self.open: list[tuple[Node, list[Any]]] = [(Node(0, self.end, "["), self.values)]
        # The key that waits for its value, and whether its colon was there.
        self.key: Node | None = None
        self.is_after_colon = False

    def read(self, tokens: Iterable[tuple[int, int, str]]) -> None:
        for start, end, token in tokens:
            first = token[0]
            if first == '"':
                is_escaped = "\\" in token
                text = plain(token) if is_escaped else token.strip('"')
                self.take(Node(start, end, '"', text, is_escaped))
            elif first == ":":
                self.is_after_colon = True
            elif first == ",":
                self.leave_key(start)
            elif first in "{[":
                node = Node(start, self.end, first)
                self.take(node)
                inside: list[Any] = []
                if first == "{":
                    node.members = inside
                else:
                    node.elements = inside
                self.open.append((node, inside))
            elif first not in "}]":
                self.take(Node(start, end, "", token))
            elif len(self.open) > 1:
                self.leave_key(start)
                self.open.pop()[0].end = end
        self.leave_key(self.end)

    def take(self, node: Node) -> None:
        """Puts a value where it belongs, or keeps a key for its value."""
        around, inside = self.open[-1]
        if around.kind == "[":
            inside.append(node)
        elif self.key is not None and self.is_after_colon:
            inside.append((self.key, node))
            self.key, self.is_after_colon = None, False
        else:
            self.key = node if node.kind == '"' else None

    def leave_key(self, at: int) -> None:
        """Gives a key that no value follows one of no length."""
        if self.key is not None:
            self.open[-1][1].append((self.key, Node(at, at, "")))
        self.key, self.is_after_colon = None, False


def read_tree(text: str) -> Tree:
    """The tree of a text."""
    reader = _Reader(text)
    with without_collection():
        reader.read((match.start(), match.end(), match.group()) for match in _TOKEN.finditer(text))
    values = reader.values
    root = values[0] if values else Node(0, len(text), "")
    return Tree(text, root, len(values) == 1 and _is_json(text))


def _is_json(text: str) -> bool:
    """Whether a text is JSON. States may be inside each other deeper than Python reads; the core says it then."""
    try:
        json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        try:
            Document(text.encode("utf-8", "surrogatepass")).close()
        except AnimError as error:
            return error.status == _raw.ANIM_ERROR_DOCUMENT
    except ValueError:
        return False
    return True


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _no_number(word: str) -> float:
    raise ValueError(word)


def plain_value(root: Node) -> Any:
    """What json.loads would give of a tree, as far as it makes sense: a word that is no number is None."""
    found: list[Any] = []
    waiting: list[tuple[Node, list[Any] | dict[str, Any], str]] = [(root, found, "")]
    while waiting:
        node, around, key = waiting.pop()
        inside: Any = [] if node.kind == "[" else {} if node.kind == "{" else _plain_word(node)
        if isinstance(around, list):
            around.append(inside)
        else:
            around[key] = inside
        # The last one is taken first.
        waiting += [(element, inside, "") for element in reversed(node.elements)]
        waiting += [(value, inside, name.text) for name, value in reversed(node.members)]
    return found[0]


def _plain_word(node: Node) -> Any:
    if node.kind == '"':
        return node.text
    try:
        return json.loads(node.text)
    except ValueError:
        return None
