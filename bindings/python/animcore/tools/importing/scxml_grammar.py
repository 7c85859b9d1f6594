# SPDX-License-Identifier: MIT
"""Which elements and attributes SCXML has where (W3C Recommendation, 2015, sections 3 to 6)."""

from __future__ import annotations

from .report import Report
from .source import Element

__all__ = ["check"]

_CONTENT = "raise if foreach log assign script send cancel"
_STATES = "state parallel history"
# By element: its attributes, and what may be in it; None where anything may be.
_ELEMENTS: dict[str, tuple[str, str | None]] = {
    "scxml": ("initial name version datamodel binding", f"{_STATES} final datamodel script"),
    "state": ("id initial", f"onentry onexit transition initial {_STATES} final datamodel invoke"),
    "parallel": ("id", f"onentry onexit transition {_STATES} datamodel invoke"),
    "final": ("id", "onentry onexit transition donedata"),
    "history": ("id type", "transition"),
    "initial": ("id", "transition"),
    "transition": ("id event cond target type", _CONTENT),
    "onentry": ("", _CONTENT),
    "onexit": ("", _CONTENT),
    "datamodel": ("", "data"),
    "data": ("id src expr", None),
    "donedata": ("", "content param"),
    "raise": ("event", ""),
    "if": ("cond", f"{_CONTENT} elseif else"),
    "elseif": ("cond", ""),
    "else": ("", ""),
    "foreach": ("array item index", _CONTENT),
    "log": ("label expr", ""),
    "assign": ("location expr", None),
    "script": ("src", ""),
    "send": (
        "event eventexpr target targetexpr type typeexpr id idlocation delay delayexpr namelist",
        "content param",
    ),
    "cancel": ("sendid sendidexpr", ""),
    "param": ("name expr location", ""),
    "content": ("expr", None),
}
_ALLOWED = {
    name: (set(attributes.split()), None if inside is None else set(inside.split()))
    for name, (attributes, inside) in _ELEMENTS.items()
}


def check(root: Element, report: Report) -> None:
    """Takes out what SCXML does not have where it stands, and reports it."""
    waiting = [root]
    while waiting:
        element = waiting.pop()
        attributes, inside = _ALLOWED[element.tag]
        for name in sorted(element.attributes.keys() - attributes):
            if name not in element.foreign:
                report.left(element.place, f"the attribute {name[:40]}, which {element.tag} does not have")
            del element.attributes[name]
        for name in element.foreign & element.attributes.keys():
            del element.attributes[name]
        if inside is None:
            continue
        for child in element.children:
            if child.tag not in inside:
                report.left(child.place, f"what {element.tag} does not have inside")
        element.children = [child for child in element.children if child.tag in inside]
        waiting += reversed(element.children)
