# SPDX-License-Identifier: MIT
"""The names of a document that may stand at a place of it, for completion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .._places import PLACES, VALUE_NAMES
from .forms import keys_of
from .names import Names, Scope
from .spelling import Form, spelled

__all__ = ["names_at", "scope_and_role"]

Steps = Sequence[str | int]

# What a text may name besides what it is called after: by the type of that, too.
_KINDS: Mapping[str, dict[str, set[str]]] = {
    "input": {"input": set(), "variable": set()},
    "color": {"parameter": {"color"}, "property": {"color"}},
    "path": {"path": set(), "property": {"path"}},
    "node": {"node": set(), "instance": set()},
    "expression": {kind: set() for kind in VALUE_NAMES},
    "descriptors": {"event": set()},
}
_ARTICLES = {"a": "an", "e": "an", "i": "an"}


def role_at(path: Steps, is_key: bool, document: Any) -> tuple[str, str]:
    """What the text at a path names, or the keys of the object there; and in the document of which key's component.
    The document decides what the objects on the way are."""
    place: Mapping[str, Any] = PLACES["document"]
    value = document
    for step in path:
        name = _below(place, step, value)
        if not name:
            return "", ""
        place = PLACES[name]
        value = _value(value, step)
    if is_key:
        return ("", "") if place.get("declares") else (place.get("names", ""), place.get("names_within", ""))
    return ("", "") if place.get("declares") else (place.get("text", ""), place.get("within", ""))


def _below(place: Mapping[str, Any], step: str | int, value: Any) -> str:
    """The name of the place inside of one."""
    if isinstance(step, int):
        firsts = place.get("first", ())
        return str(firsts[step] if step < len(firsts) else place.get("items", ""))
    if "values" in place or "names" in place:
        return str(place.get("values", ""))
    members = value if isinstance(value, Mapping) else {}
    return keys_of(place, members, members.get).get(step, "")


def _value(value: Any, step: str | int) -> Any:
    if isinstance(value, Mapping):
        return value.get(str(step))
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


def names_at(path: Steps, is_key: bool, document: Any, names: Names) -> Iterator[tuple[str, str]]:
    """The names that may stand at a path, as they are written there, each with what it is."""
    scope, role = scope_and_role(path, is_key, document, names)
    if not role or scope is None:
        return
    kinds = _KINDS.get(role, {role: set()})
    form = Form.EXPRESSION if role == "expression" else Form.EVENT if role in ("event", "descriptors") else Form.WHOLE
    seen: set[str] = set()
    for symbols in scope.spaces.values():
        for symbol in symbols.values():
            types = kinds.get(symbol.kind)
            if types is None or (types and symbol.type not in types) or symbol.name in seen:
                continue
            seen.add(symbol.name)
            yield spelled(symbol.name, form), f"{_ARTICLES.get(symbol.kind[0], 'a')} {symbol.kind}"


def scope_and_role(path: Steps, is_key: bool, document: Any, names: Names) -> tuple[Scope | None, str]:
    """The names that are meant at a path, and what the text there, or the keys of the object there, are names of."""
    role, within = role_at(path, is_key, document)
    scope = scope_at(path, names)
    if role == "value" and scope is not None:
        role = _role_of_value(path, document, scope)
    return (_within(path, within, document, scope) if within else scope), role


def _role_of_value(path: Steps, document: Any, scope: Scope) -> str:
    """What a text is that a property, input or parameter gets: by the type of that one."""
    around, moved = document, ""
    for step in path:
        around = _value(around, step)
        if isinstance(around, Mapping) and isinstance(around.get("property"), str):
            moved = around["property"]
    called = next((step for step in reversed(path) if isinstance(step, str)), "")
    symbols = scope.spaces.get("value", {})
    symbol = symbols.get(called.strip("`")) or symbols.get(moved.strip("`"))
    kind = symbol.type if symbol is not None else ""
    return kind if kind in ("color", "path") else "" if kind == "string" else "expression"


def scope_at(path: Steps, names: Names) -> Scope | None:
    """The names of the component that a path leads into."""
    scope: Scope | None = names.root
    steps = list(path)
    while scope is not None and len(steps) > 1 and steps[0] == "components":
        scope = scope.components.get(str(steps[1]).strip("`"))
        steps = steps[2:]
    return scope


def _within(path: Steps, key: str, document: Any, scope: Scope | None) -> Scope | None:
    """The names of the component that a key of an object around names."""
    around, values = document, []
    for step in path:
        values.append(around)
        around = _value(around, step)
    for value in reversed([*values, around]):
        name = value.get(key) if isinstance(value, Mapping) else None
        if isinstance(name, str) and scope is not None:
            return scope.component(name.strip("`")) if key == "component" else scope.inside(name.strip("`"))
    return scope if key == "to" else None
