# SPDX-License-Identifier: MIT
"""What is in a document, one inside the other: for an editor's outline, and for folding it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .._places import PLACES
from .forms import keys_of
from .json_tree import Node, Tree

__all__ = ["Entry", "folds", "outline"]

# Deeper ones are left out: editors' readers of what is told have limits of their own.
_DEEPEST = 60
# Names that are declared where something is done; an outline is of what there is.
_LEFT_OUT = {"field", "sending", "transaction"}


@dataclass
class Entry:
    """A line of an outline. label is the part of the text that names it, node all of it."""

    kind: str
    name: str
    detail: str
    start: int
    end: int
    label: Node
    children: list[Entry] = field(default_factory=list)


def outline(tree: Tree) -> list[Entry]:
    """The sections of a document, with what is in them."""
    if tree.root.kind != "{":
        return []
    return list(_sections(tree.root, 0))


def folds(tree: Tree) -> Iterator[Node]:
    """All objects and arrays that have something in them."""
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        if node.children():
            yield node
            waiting += node.children()


def _sections(document: Node, depth: int) -> Iterator[Entry]:
    for key, value in document.members:
        place = PLACES["document"]["keys"].get(key.text, "")
        found = list(_inside(value, place, depth + 1)) if place else []
        if found:
            yield Entry("section", key.text, "", key.start, value.end, key, found)


def _inside(node: Node, name: str, depth: int) -> Iterator[Entry]:
    """What is declared in a value, that which is not in another."""
    place = PLACES.get(name, {})
    if depth > _DEEPEST:
        return
    if node.kind == "[" and place.get("items"):
        for element in node.elements:
            yield from _element(element, place["items"], depth)
    elif node.kind == "{" and place.get("declares") and place["names"] not in _LEFT_OUT:
        for key, value in node.members:
            if not key.text.startswith("x-"):
                is_document = place["names"] == "component"
                found = _sections(value, depth + 1) if is_document else _inside(value, place["values"], depth + 1)
                yield Entry(place["names"], key.text, _detail(value), key.start, value.end, key, list(found))
    elif node.kind == "{" and "values" not in place:
        keys = keys_of(place, {key.text for key, _ in node.members}, node.text_of)
        for key, value in node.members:
            if inner := keys.get(key.text):
                yield from _inside(value, inner, depth + 1)


def _element(element: Node, name: str, depth: int) -> Iterator[Entry]:
    """A node or region, which has its name inside."""
    place = PLACES.get(name, {})
    own = PLACES.get(place.get("keys", {}).get("name", ""), {})
    inner = list(_inside(element, name, depth + 1))
    if element.kind == "{" and own.get("declares"):
        label = element.get("name") or element.get("kind") or element
        called = label.text if label.kind == '"' else own["text"]
        yield Entry(own["text"], called, _detail(element), element.start, element.end, label, inner)
    else:
        yield from inner


def _detail(node: Node) -> str:
    return node.text_of("kind") or node.text_of("type")
