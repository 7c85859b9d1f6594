# SPDX-License-Identifier: MIT
"""Arrays of a chart to which items are appended: an input for each of so many items, and one for their number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .ecmascript import Tree, path_of

__all__ = ["ANY", "ROOM", "appended", "is_brought", "mentions", "with_key"]

# Items of an array that grows, at most.
ROOM = 32
# Stands for the last name of a path where that is computed; no name has such signs.
ANY = "[]"


# Functions whose results are no arrays.
_PLAIN = {"String", "Number", "Boolean", "parseFloat", "isNaN", "In"}


def appended(tree: Tree, path: str, kinds: Mapping[str, str]) -> list[Tree] | None:
    """The items that `path.concat(…)` or `[].concat(path, …)` has after those of the array; None of anything else.
    The kinds are those of data that are no arrays."""
    match tree:
        case ("call", ("member", ("array", []), "concat"), [of, *more]) if path_of(of) == path:
            parts = more
        case ("call", ("member", of, "concat"), list(parts)) if path_of(of) == path:
            pass
        case _:
            return None
    found: list[Tree] = []
    for part in parts:
        if part[0] == "array":
            found += part[1]
        elif _is_one(part, kinds):
            found.append(part)
        else:
            return None
    return found


def is_brought(tree: Tree) -> bool:
    """Whether it is a field of an event's data, which a host cannot make an array."""
    return (path_of(tree) or "").startswith("_event.data.")


def _is_one(tree: Tree, kinds: Mapping[str, str]) -> bool:
    """Whether a value is no array, as far as is known."""
    match tree:
        case ("number" | "string" | "boolean" | "unary" | "binary", *_):
            return True
        case ("conditional", _, yes, no):
            return _is_one(yes, kinds) and _is_one(no, kinds)
        case ("call", ("name", name), _):
            return name in _PLAIN
        case ("call", ("member", of, name), _):
            return of == ("name", "Math") or name in ("toString", "toFixed")
    return is_brought(tree) or path_of(tree) in kinds


def mentions(tree: Any, path: str) -> bool:
    """Whether a tree asks for what is called so, or for a part of it."""
    match tree:
        case ("name", name):
            return bool(name == path)
        case ("string" | "number" | "boolean", _):
            return False
        case ("member", of, _):
            return path_of(tree) == path or mentions(of, path)
        case tuple() | list():
            return any(mentions(part, path) for part in tree if isinstance(part, tuple | list | dict))
        case dict():
            return any(mentions(part, path) for part in tree.values())
    return False


def with_key(tree: Any, key: Tree, known: Tree) -> Any:
    """A tree with what a key is known to be, where parts are asked for by the same key."""
    match tree:
        case ("element", of, index) if index == key:
            return ("member", of, known[1]) if known[0] == "string" else ("element", of, known)
        case ("string" | "number" | "boolean", _):
            return tree
        case tuple():
            return tuple(with_key(part, key, known) if isinstance(part, tuple | list | dict) else part for part in tree)
        case list():
            return [with_key(part, key, known) for part in tree]
        case dict():
            return {name: with_key(part, key, known) for name, part in tree.items()}
    return tree
