# SPDX-License-Identifier: MIT
"""The names of a document: what declares them, and where they stand, inside of expressions and names of events as well.

What a text names in its place is said by the grammar of documents (`_places`). A component has names of its own; its
instances' names lead into it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .._places import EVENT_BEGINNINGS, PLACES, VALUE_NAMES
from .forms import keys_of
from .json_tree import Node, Tree, without_collection
from .spelling import Form, Part, descriptors_of, expression_paths, parts_of

__all__ = ["Names", "Occurrence", "Scope", "Symbol"]

_BEGINNINGS = [(words.split("."), kind) for words, kind in EVENT_BEGINNINGS.items()]
# A text of the event that is answered, and nothing else.
_OF_EVENT = re.compile(r"event\.(?:[A-Za-z_][A-Za-z0-9_]*|`[^`]+`)")
# Names that are known by their use: nothing declares them, or all that use them do.
_IMPLICIT = {"event", "field", "sending", "transaction"}


@dataclass(eq=False, slots=True)
class Symbol:
    """Something with a name. value is what stands behind the name where it is declared."""

    kind: str
    name: str
    scope: Scope
    value: Node | None = None
    # The object that declares it: of a node or region.
    owner: Node | None = None

    @property
    def type(self) -> str:
        """The type or kind that its declaration says: `number`, `color`…"""
        if self.value is None:
            return ""
        return self.value.text_of("kind" if self.kind == "property" else "type")


@dataclass(slots=True)
class Occurrence:
    """A place where a name stands, in characters of the whole text, its backquotes included."""

    start: int
    end: int
    symbol: Symbol
    form: Form
    is_declaration: bool = False


@dataclass(eq=False, slots=True)
class Scope:
    """The names of a document, or of one of its components."""

    outer: Scope | None
    spaces: dict[str, dict[str, Symbol]] = field(default_factory=dict)
    components: dict[str, Scope] = field(default_factory=dict)

    def find(self, kind: str, name: str) -> Symbol | None:
        """What has a name among those of a kind."""
        return self.spaces.get(space_of(kind), {}).get(name)

    def component(self, name: str) -> Scope | None:
        """The document of a component, here or in the documents around; None for one of the host's library."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.components:
                return scope.components[name]
            scope = scope.outer
        return None

    def inside(self, instance: str) -> Scope | None:
        """The document of an instance of a component, or of a list."""
        symbol = self.find("instance", instance)
        if symbol is None or symbol.kind != "instance" or symbol.owner is None:
            return None
        return self.component(symbol.owner.text_of("component").strip("`"))


def space_of(kind: str) -> str:
    """Kinds of names of which no two may be the same are in one space."""
    return "value" if kind in VALUE_NAMES else kind


@dataclass(slots=True)
class _Around:
    """The objects around a value."""

    node: Node
    outer: _Around | None

    def text_of(self, key: str) -> str:
        """The text of the nearest object that has a key."""
        here: _Around | None = self
        while here is not None:
            if text := here.node.text_of(key):
                return text
            here = here.outer
        return ""


@dataclass(slots=True)
class _About:
    """What a value is of: a property, input or parameter. within as in _Use."""

    kind: str
    name: str
    scope: Scope
    around: _Around | None = None
    within: str = ""


@dataclass(slots=True)
class _Use:
    """A text that names something, once all that is declared is known. within is the key of an object around it that
    names the component whose names are meant."""

    node: Node
    role: str
    scope: Scope
    around: _Around | None
    within: str
    about: _About | None


class Names:
    """The names of a document and all the places where they stand, in the order of the text."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.root = Scope(None)
        self.occurrences: list[Occurrence] = []
        self._uses: list[_Use] = []
        # Names of events, with whether they are sent there.
        self._events: list[tuple[Node, Scope, list[Part], bool]] = []
        with without_collection():
            self._read()

    def _read(self) -> None:
        self._walk()
        for use in self._uses:
            scope = self._within(use.scope, use.around, use.within)
            if scope is not None:
                use.scope = scope
                self._use(use)
        self._name_events()
        self.occurrences.sort(key=lambda each: (each.start, each.end))

    # Reading

    def at(self, offset: int) -> Occurrence | None:
        """The name at an offset; of names within names the shortest."""
        found = [each for each in self.occurrences if each.start <= offset <= each.end]
        return min(found, key=lambda each: (each.end - each.start, -each.start), default=None)

    def of(self, symbol: Symbol) -> list[Occurrence]:
        """All places where a name stands."""
        return [each for each in self.occurrences if each.symbol is symbol]

    # Declarations

    def _walk(self) -> None:
        waiting: list[tuple[Node, str, Scope, _Around | None, _About | None]] = []
        waiting.append((self.tree.root, "document", self.root, None, None))
        while waiting:
            node, name, scope, around, about = waiting.pop()
            place = PLACES[name]
            if node.kind == '"':
                if "text" in place:
                    self._text(node, place, scope, around, about)
            elif node.kind == "[":
                firsts = place.get("first", ())
                items = place.get("items", "")
                for number, element in enumerate(node.elements):
                    inner = firsts[number] if number < len(firsts) else items
                    if inner:
                        waiting.append((element, inner, scope, around, about))
            elif node.kind == "{":
                if "values" in place or "names" in place:
                    waiting += self._map(node, place, scope, around, about)
                else:
                    waiting += self._object(node, place, scope, around, about)

    def _text(
        self, node: Node, place: dict[str, Any], scope: Scope, around: _Around | None, about: _About | None
    ) -> None:
        if place.get("declares"):
            owner = around.node if around is not None else None
            self._declare(node, place["text"], scope, None, owner)
        else:
            self._uses.append(_Use(node, place["text"], scope, around, place.get("within", ""), about))

    def _map(
        self, node: Node, place: dict[str, Any], scope: Scope, around: _Around | None, about: _About | None
    ) -> Iterator[Any]:
        role, values = place.get("names"), place.get("values", "")
        within = place.get("names_within", "")
        for key, value in node.members:
            if key.text.startswith("x-"):
                continue
            inner, of = scope, about
            if role and place.get("declares"):
                self._declare(key, role, scope, value)
                if role == "component":
                    inner = scope.components.setdefault(key.text.strip("`"), Scope(scope))
            elif role:
                self._uses.append(_Use(key, role, scope, around, within, None))
            if role in VALUE_NAMES:
                of = _About(role, key.text.strip("`"), scope, around, within)
            if values:
                yield value, values, inner, around, of

    def _object(
        self, node: Node, place: dict[str, Any], scope: Scope, around: _Around | None, about: _About | None
    ) -> Iterator[Any]:
        keys = keys_of(place, {key.text for key, _ in node.members}, node.text_of)
        here = _Around(node, around)
        moved = node.text_of("property")
        if moved and PLACES.get(keys.get("property", ""), {}).get("text") == "property":
            about = _About("property", moved.strip("`"), scope)
        for key, value in node.members:
            if inner := keys.get(key.text):
                yield value, inner, scope, here, about

    def _declare(self, node: Node, kind: str, scope: Scope, value: Node | None, owner: Node | None = None) -> None:
        is_event = kind == "sending"
        name = node.text if is_event else node.text.strip("`")
        if kind == "field":
            scope = self.root
        known = scope.find(kind, name)
        if known is None:
            known = Symbol(kind, name, scope, value, owner)
            scope.spaces.setdefault(space_of(kind), {})[name] = known
            if kind == "instance":
                scope.spaces.setdefault("node", {}).setdefault(name, known)
        form = Form.EVENT if is_event else Form.WHOLE
        self._add(node, known, form, 0, len(node.text), is_declaration=True)

    # Uses

    def _within(self, scope: Scope, around: _Around | None, key: str) -> Scope | None:
        """The document whose names are meant: of the component or instance that a key names."""
        if not key:
            return scope
        name = around.text_of(key) if around is not None else ""
        if not name:
            return scope if key == "to" else None
        return scope.component(name.strip("`")) if key == "component" else scope.inside(name.strip("`"))

    def _add(
        self, node: Node, symbol: Symbol, form: Form, start: int, end: int, *, is_declaration: bool = False
    ) -> None:
        first, last = self.tree.offset(node, start), self.tree.offset(node, end)
        self.occurrences.append(Occurrence(first, last, symbol, form, is_declaration))

    def _use(self, use: _Use) -> None:
        role = use.role
        if role == "value":
            role = self._role_of_value(use)
        if role == "expression":
            self._expression(use)
        elif role in ("event", "descriptors"):
            found = descriptors_of(use.node.text) if role == "descriptors" else [parts_of(use.node.text)]
            self._events += [(use.node, use.scope, parts, role == "event") for parts in found]
        elif role == "sending":
            parts = [(use.node.text, 0, len(use.node.text))]
            self._path(use.node, parts, use.scope, role, Form.EVENT)
        elif role == "color":
            if not use.node.text.startswith("#"):
                self._path(use.node, parts_of(use.node.text), use.scope, "property", Form.WHOLE)
        elif role:
            self._path(use.node, parts_of(use.node.text), use.scope, role, Form.WHOLE)

    def _role_of_value(self, use: _Use) -> str:
        """What a text is that some property, input or parameter gets: by the kind of that one."""
        kind = ""
        text = use.node.text
        if (about := use.about) is not None:
            scope = self._within(about.scope, about.around, about.within)
            symbol = scope.find(about.kind, about.name) if scope is not None else None
            kind = symbol.type if symbol is not None else ""
        if kind == "string":
            # The words themselves, or a text of the event.
            return "expression" if _OF_EVENT.fullmatch(text) else ""
        if kind in ("color", "path"):
            return kind
        if not kind and use.scope.find("property", text.strip("`")) is not None:
            return "path"
        if not kind and (text.startswith("#") or (text[:1] in "Mm" and text[1:2] in " ,.-+0123456789")):
            return ""
        return "expression"

    def _expression(self, use: _Use) -> None:
        for asked, parts in expression_paths(use.node.text):
            if not asked and parts[0][0] == "event" and len(parts) > 1:
                name, start, end = parts[1]
                self._add(use.node, self._implicit("field", name, self.root), Form.EXPRESSION, start, end)
            else:
                form = Form.QUESTION if asked else Form.EXPRESSION
                self._path(use.node, parts, use.scope, asked or "property", form)

    def _path(self, node: Node, parts: list[Part], scope: Scope, kind: str, form: Form) -> None:
        """A name, perhaps with those of instances before it, and dots."""
        if kind == "component":
            of: Scope | None = scope
            while of is not None and of.find(kind, parts[0][0]) is None:
                of = of.outer
            scope = of or scope
        while len(parts) > 1 and (inner := scope.inside(parts[0][0])) is not None:
            symbol = scope.find("instance", parts[0][0])
            if symbol is not None:
                self._add(node, symbol, form, *parts[0][1:])
            scope, parts = inner, parts[1:]
            if len(parts) > 1 and parts[0][0].isdigit():
                parts = parts[1:]
        name, start, end = parts[0]
        symbol = self._implicit(kind, name, scope) if kind in _IMPLICIT else scope.find(kind, name)
        if symbol is not None:
            self._add(node, symbol, form, start, end)

    @staticmethod
    def _implicit(kind: str, name: str, scope: Scope) -> Symbol:
        space = scope.spaces.setdefault(kind, {})
        if name not in space:
            space[name] = Symbol(kind, name, scope)
        return space[name]

    # Events

    def _name_events(self) -> None:
        """What the names of events name: parts of the document, or the event itself. An event is named, too, by what
        continues it after a dot."""
        left = []
        for node, scope, parts, is_sent in self._events:
            if not self._event_of(node, scope, parts):
                name = ".".join(node.text[start:end] for _, start, end in parts)
                self._implicit("event", name, scope)
                left.append((node, scope, parts, is_sent))
        for node, scope, parts, is_sent in left:
            name = ""
            for _, start, end in parts:
                name += ("." if name else "") + node.text[start:end]
                symbol = scope.find("event", name)
                if symbol is not None:
                    is_whole = is_sent and end == parts[-1][2]
                    self._add(node, symbol, Form.EVENT, parts[0][1], end, is_declaration=is_whole)

    def _event_of(self, node: Node, scope: Scope, parts: list[Part]) -> bool:
        """Adds what the library's event is of: an input, state, animation, transaction, region or trigger."""
        words = [part[0] for part in parts]
        for beginning, kind in _BEGINNINGS:
            count = len(beginning)
            if len(words) > count and words[:count] == beginning:
                name, start, end = parts[count]
                symbol = self._implicit(kind, name, scope) if kind in _IMPLICIT else scope.find(kind, name)
                if symbol is not None:
                    self._add(node, symbol, Form.TOKEN, start, end)
                return True
        symbol = scope.find("region", words[0])
        if symbol is None and (trigger := scope.find("input", words[0])) is not None and trigger.type == "trigger":
            symbol = trigger
        if symbol is not None:
            self._add(node, symbol, Form.TOKEN, *parts[0][1:])
        return symbol is not None
