# SPDX-License-Identifier: MIT
"""Late binding (SCXML, 5.3): data of a state have their values as it is entered for the first time.

The chart is rewritten as one of early binding: the data have no value at first, and the state's entry assigns it.
"""

from __future__ import annotations

import json
from typing import Any

from .ecmascript import Illegal, ScriptError, constant, expression
from .report import Report
from .scxml_data import first_value, walk
from .source import Element

__all__ = ["bind_early"]


def bind_early(root: Element, report: Report) -> None:
    """Rewrites a chart of late binding."""
    if root.get("binding") != "late":
        return
    taken = {each.get("id") for each in walk(root) if each.tag == "data"}
    hoisted = Element("datamodel", root.namespace, {}, root.line)
    for state in list(walk(root)):
        blocks: list[Element] = []
        for model in state.all("datamodel") if state is not root else ():
            for data in list(model.children):
                block = _block(data, taken, hoisted, report)
                if block is not None:
                    model.children.remove(data)
                    blocks.append(block)
        state.children = blocks + state.children
    if hoisted.children:
        root.children.append(hoisted)


def _block(data: Element, taken: set[str], hoisted: Element, report: Report) -> Element | None:
    """What gives data their value, and declares them; nothing where they keep the one that they have from the start."""
    name = data.get("id")
    if not name.isidentifier() or "src" in data.attributes or data.children:
        return None
    source = data.get("expr")
    if not source:
        try:
            value = first_value(data, {})
        except ScriptError:
            source = data.text
        else:
            if value is None:
                return None
            source = json.dumps(value)
    if not _can_be_assigned(source):
        report.approximated(data.place, f"late binding of the data {name}: they have their value from the start")
        return None
    number = 1
    while (flag := f"${name}_is_bound{number if number > 1 else ''}") in taken:
        number += 1
    taken.add(flag)

    def element(tag: str, line: int, *children: Element, **attributes: str) -> Element:
        return Element(tag, data.namespace, attributes, line, list(children))

    hoisted.children.append(element("data", data.line, id=name))
    hoisted.children.append(element("data", data.line, id=flag, expr="false"))
    set_flag = element("assign", data.line, location=flag, expr="true")
    bind = element("assign", data.line, location=name, expr=source)
    # A block of its own: an error ends no other. The flag is first, as what is an error is not bound again.
    return element("onentry", data.line, element("if", data.line, set_flag, bind, cond=f"!{flag}"))


def _can_be_assigned(source: str) -> bool:
    """Whether this is no array, function or XML: they are written out where they are used."""
    try:
        tree: Any = expression(source)
    except Illegal:
        return True
    except ScriptError:
        return False
    try:
        return tree[0] != "function" and not isinstance(constant(tree, {}), list)
    except ScriptError:
        return True
