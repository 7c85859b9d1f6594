# SPDX-License-Identifier: MIT
"""The grammar as places, for tools that look for names: what a text, or the keys of an object, are names of."""

from __future__ import annotations

from typing import Any

from grammar_model import Grammar, Table, is_object
from grammar_schema import json_text

Place = dict[str, Any]


class PlaceWriter:
    """Makes the places of a grammar's definitions, and of the keys of their objects."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.places: dict[str, Place] = {}

    def write(self) -> dict[str, Place]:
        """All places in which a name may stand."""
        self.of("document", "document")
        while True:
            empty = {name for name, place in self.places.items() if not place}
            if not empty:
                break
            for name in empty:
                del self.places[name]
            for place in self.places.values():
                self.drop(place, empty)
        while self.share():
            pass
        return dict(sorted(self.places.items()))

    def share(self) -> bool:
        """Lets places that are alike be one. Says whether there were any."""
        first: dict[str, str] = {}
        same: dict[str, str] = {}
        for name in sorted(self.places, key=lambda name: (name not in self.grammar.definitions, name)):
            known = first.setdefault(json_text(self.places[name]), name)
            if known != name:
                same[name] = known
        for name in same:
            del self.places[name]
        for place in self.places.values():
            for key in ("items", "values"):
                if key in place:
                    place[key] = same.get(place[key], place[key])
            for key in ("keys", "cases", "by_key"):
                if key in place:
                    place[key] = {name: same.get(inner, inner) for name, inner in place[key].items()}
            if "first" in place:
                place["first"] = [same.get(inner, inner) for inner in place["first"]]
        return bool(same)

    @staticmethod
    def drop(place: Place, empty: set[str]) -> None:
        """Forgets what leads to places that have no names in them."""
        for key in ("items", "values"):
            if place.get(key) in empty:
                del place[key]
        for key in ("keys", "cases", "by_key"):
            if key in place:
                place[key] = {name: inner for name, inner in place[key].items() if inner not in empty}
                if not place[key]:
                    del place[key]
        if "first" in place:
            place["first"] = ["" if inner in empty else inner for inner in place["first"]]
            if not any(place["first"]) and "items" not in place:
                del place["first"]
        if "cases" not in place:
            place.pop("switch", None)

    def of(self, value: Any, name: str) -> str:
        """The name of the place of a value that the grammar describes or names; empty for a type of JSON."""
        if isinstance(value, str):
            if value not in self.grammar.definitions:
                return ""
            name, value = value, self.grammar[value]
        if name not in self.places:
            # There before it is filled: definitions are recursive.
            place = self.places[name] = {}
            place |= self.place(value, name)
        return name

    def place(self, table: Table, name: str) -> Place:
        place: Place = {}
        kind = table.get("type")
        if isinstance(kind, str) and kind in self.grammar.definitions:
            place |= self.place(self.grammar[kind], kind)
        for word in ("then", "else"):
            if isinstance(table.get(word), str):
                place = self.merged(place, self.place(self.grammar[table[word]], table[word]))
            elif isinstance(table.get(word), dict) and "items" in table[word]:
                place["items"] = self.of(table[word]["items"], f"{name}.{word}")
        if "number" in table:
            place["text"] = "expression"
        if "list" in table:
            place["items"] = self.of(table["list"], f"{name}.items")
        if isinstance(table.get("items"), (str, dict)):
            items = {"refers": table["refers"]} if self.is_name(table) else table["items"]
            place["items"] = self.of(items, f"{name}.items")
        firsts = table.get("tuple") or table.get("prefixItems")
        if firsts:
            place["first"] = [self.of(each, f"{name}.{number}") for number, each in enumerate(firsts)]
        if "map" in table:
            place |= self.map(table, name)
        elif "declares" in table or "refers" in table:
            place["text"] = table.get("declares") or table["refers"]
            if "declares" in table:
                place["declares"] = True
        if "within" in table:
            place["within"] = table["within"]
        if is_object(table):
            place = self.merged(place, self.object(table, name))
        return place

    @staticmethod
    def is_name(table: Table) -> bool:
        """Whether the texts of an array are what the text in its place would be."""
        items = table["items"]
        is_plain = items == "name" or (isinstance(items, dict) and items.get("type") == "string")
        return is_plain and "refers" in table

    def map(self, table: Table, name: str) -> Place:
        place: Place = {"values": self.of(table["map"], f"{name}.values")}
        if "within" in table:
            place["values"] = self.of({"type": table["map"], "within": table["within"]}, f"{name}.values")
        names = self.grammar.definitions.get(table["names"], {})
        kind = table.get("declares") or table.get("refers") or names.get("refers")
        if kind:
            place["names"] = kind
        if "declares" in table:
            place["declares"] = True
        if "names_within" in table:
            place["names_within"] = table["names_within"]
        return place

    def object(self, table: Table, name: str) -> Place:
        place: Place = {}
        keys = self.grammar.all_keys(table)
        if keys:
            place["keys"] = {key: self.of(entry, f"{name}.{key}") for key, entry in keys.items()}
        if "switch" in table and "otherwise" not in table:
            place["switch"] = table["switch"]
            place["cases"] = {word: self.of(form, f"{name}.{word}") for word, form in table["cases"].items()}
        if "by_key" in table:
            place["by_key"] = {key: self.of(form, f"{name}.{key}.by") for key, form in table["by_key"].items()}
        return place

    def merged(self, one: Place, other: Place) -> Place:
        """What either of two places has."""
        result = one | other
        for key in ("keys", "by_key"):
            if key in one and key in other:
                result[key] = one[key] | other[key]
                for name in one[key].keys() & other[key].keys():
                    result[key][name] = self.both(one[key][name], other[key][name])
        if "keys" in one and "by_key" in other and "by_key" not in one:
            # The form that one of its keys says may have the keys of the other place, too.
            name = f"{'+'.join(one['keys'])} of"
            self.places[name] = {"keys": one["keys"]}
            result["by_key"] = {key: self.both(form, name) for key, form in other["by_key"].items()}
        if "items" in one and "items" in other:
            result["items"] = self.both(one["items"], other["items"])
        return result

    def both(self, one: str, other: str) -> str:
        if not one or not other or one == other:
            return one or other
        name = f"{one}|{other}"
        if name not in self.places:
            self.places[name] = {}
            self.places[name] = self.merged(self.places[one], self.places[other])
        return name


def words_text(name: str, words: list[str]) -> str:
    return f"{name}: tuple[str, ...] = (\n" + "".join(f'    "{word}",\n' for word in words) + ")\n"


def places_module(grammar: Grammar) -> str:
    """The places as a module of the Python package."""
    places = json_text(PlaceWriter(grammar).write()).replace(": true", ": True")
    begins = json_text(grammar["event"]["begins"])
    return f'''# SPDX-License-Identifier: MIT
# Generated from docs/grammar by tools/generate_grammar.py. Do not edit.
"""Where names stand in documents: what a text, or the keys of an object, are names of."""

from __future__ import annotations

from typing import Any

__all__ = [
    "CURVE_NAMES",
    "EVENT_BEGINNINGS",
    "EVENT_FIELDS",
    "EXPRESSION_WORDS",
    "LIBRARY_EVENTS",
    "PLACES",
    "REGION_EVENTS",
    "SPRING_NAMES",
    "STEP_NAMES",
    "VALUE_NAMES",
]

# Places by name. `text` is what a text there names; `items`, `first`, `keys` and `values` lead to the places inside.
# fmt: off
PLACES: dict[str, dict[str, Any]] = {places}
# What follows these words in the name of an event.
EVENT_BEGINNINGS: dict[str, str] = {begins}
# fmt: on
{words_text("LIBRARY_EVENTS", grammar["event"]["of_library"])}\
{words_text("EVENT_FIELDS", grammar["eventField"]["words"])}\
# What follows the name of a region in the names of its events.
{words_text("REGION_EVENTS", grammar["regionEvent"]["words"])}\
# The springs, cubic Bézier curves and curves of steps that have a name of their own.
{words_text("SPRING_NAMES", grammar["springPreset"]["words"])}\
{words_text("CURVE_NAMES", [*grammar["curveName"]["points"]])}\
{words_text("STEP_NAMES", grammar["stepKeyword"]["words"])}\
# Kinds of names of which no two may be the same.
{words_text("VALUE_NAMES", grammar["valueName"]["words"])}\
# What means something of its own in an expression.
{words_text("EXPRESSION_WORDS", grammar["expressionWord"]["words"])}'''
