# SPDX-License-Identifier: MIT
"""Data that keep all data of an event: they are an object with the parts that the chart asks them for.

The chart is rewritten: `stamp = _event.data` is `stamp = { x: _event.data.x }` where `stamp.x` is asked for.
"""

from __future__ import annotations

import re

from .ecmascript import path_of
from .report import Report
from .scxml_data import trees, walk
from .source import Element

__all__ = ["spread_event_data"]

_MOST_PARTS = 32
_KEPT = re.compile(r"(?P<name>(?:[^\W\d]|\$)[\w$]*)\s*=\s*_event\s*\.\s*data\b(?!\s*[.\[(])")


def spread_event_data(root: Element, report: Report) -> None:
    """Rewrites what keeps the data of an event."""
    kept: dict[str, Element] = {}
    for element in walk(root):
        if element.tag == "assign" and re.fullmatch(r"_event\s*\.\s*data", element.get("expr")):
            kept.setdefault(element.get("location"), element)
        elif element.tag == "script":
            for match in _KEPT.finditer(element.text):
                kept.setdefault(match["name"], element)
    wanted = {name: parts for name in kept if name.isidentifier() and (parts := _parts(root, name))}
    for name, parts in wanted.items():
        report.approximated(kept[name].place, f"the data {name} keep those of an event: its parts {', '.join(parts)}")
    for element in walk(root):
        if element.tag == "assign" and element.get("location") in wanted:
            if re.fullmatch(r"_event\s*\.\s*data", element.get("expr")):
                element.attributes["expr"] = _object(wanted[element.get("location")])
        elif element.tag == "script":
            element.text = _KEPT.sub(lambda match: _spread(match, wanted), element.text)


def _spread(match: re.Match[str], wanted: dict[str, list[str]]) -> str:
    name = match["name"]
    return f"{name} = {_object(wanted[name])}" if name in wanted else match[0]


def _object(parts: list[str]) -> str:
    return "{ " + ", ".join(f"{part}: _event.data.{part}" for part in parts) + " }"


def _parts(root: Element, name: str) -> list[str]:
    """The parts of data that a chart asks for; none where it asks for the data as a whole, or for parts of parts."""
    parts: dict[str, None] = {}
    uses = 0
    for tree in trees(root):
        if tree == ("name", name):
            uses += 1
        elif tree[0] in ("member", "element") and tree[1] == ("name", name):
            uses -= 1
            if tree[0] != "member" or not str(tree[2]).isidentifier():
                return []
            parts[str(tree[2])] = None
        elif tree[0] in ("member", "element") and (path_of(tree) or "").startswith(f"{name}."):
            return []
    return list(parts) if not uses and len(parts) <= _MOST_PARTS and parts.keys() != {"length"} else []
