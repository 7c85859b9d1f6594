# SPDX-License-Identifier: MIT
"""Documents of less than 100 KB are soon read, and their scenes soon made, in proportion to what they ask for.

Each of these took seconds when what was done for each of a thousand parts went through all of them.
"""

import json
import time
from collections.abc import Callable
from typing import Any

import animcore
import pytest

Json = dict[str, Any]

# At most 0.4 s on the machine for which the limits were chosen; the slowest took 3.2 s before.
MOST_SECONDS = 0.8

CASES: dict[str, Callable[[], Json]] = {}


def case(make: Callable[[], Json]) -> Callable[[], Json]:
    CASES[make.__name__] = make
    return make


def document(**parts: Any) -> Json:
    return {"animcore": 1, "size": [100, 50], **parts}


@case
def a_list_gives_each_of_its_items_two_thousand_inputs() -> Json:
    names = [f"a{index}" for index in range(2300)]
    component = {"inputs": {name: {"type": "number"} for name in names}}
    node = {"kind": "list", "name": "k", "component": "c", "capacity": 100, "inputs": dict.fromkeys(names, 1)}
    return document(components={"c": component}, nodes=[node])


@case
def a_list_gives_each_of_its_items_two_thousand_parameters() -> Json:
    names = [f"a{index}" for index in range(1900)]
    component = {"parameters": {name: {"type": "number", "value": 1} for name in names}}
    node = {"kind": "list", "name": "k", "component": "c", "capacity": 120, "parameters": dict.fromkeys(names, 1)}
    return document(components={"c": component}, nodes=[node])


@case
def three_lists_begin_with_four_thousand_items() -> Json:
    component = {"size": [1, 1], "inputs": {"row": {"type": "number"}}}
    node = {"kind": "list", "component": "c", "capacity": 4096, "items": [{}] * 4096}
    nodes = [{**node, "name": f"k{index}", "inputs": {"row": "item.index"}} for index in range(3)]
    return document(components={"c": component}, nodes=nodes)


@case
def thirteen_hundred_regions_that_all_leave_all_of_them() -> Json:
    """None of the states is a target of the other transitions, but each leaves and enters all states."""
    regions = {f"s{i}": {"always": {"guard": "1", "target": f"t{i}"}, "states": {f"t{i}": {}}} for i in range(1300)}
    return document(machine={"type": "parallel", "states": regions})


# Nearly a megabyte of expressions, in proportion to their lengths: at most 40 ms, 200 ms before.
MOST_SECONDS_OF_EXPRESSIONS = 0.12


@pytest.mark.parametrize("kind", ["properties", "inputs", "states", "texts"])
def test_expressions_with_many_names_are_soon_read(kind: str) -> None:
    """Each reads 1000 or 2000 different ones."""
    names = [f"p{index}" for index in range(2000)]
    parts: Json = {}
    if kind == "properties":
        text = "+".join(names)
        parts["properties"] = {name: {"kind": "scalar", "value": 0} for name in names}
    elif kind == "inputs":
        text = "+".join(names)
        parts["inputs"] = {name: {"type": "number", "value": 0} for name in names}
    elif kind == "states":
        text = "+".join(f"in({name})" for name in names)
        parts["machine"] = {"states": {name: {} for name in names}}
    else:
        text = "+".join(f"contains(text,'{name}')" for name in names[:1000])
        parts["inputs"] = {"text": {"type": "string", "value": "p7"}}
    node = {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#000", "x": text}
    written = json.dumps(document(nodes=[node] * (900_000 // len(text)), **parts))
    begin = time.process_time()
    loaded = animcore.Document(written)
    assert time.process_time() - begin < MOST_SECONDS_OF_EXPRESSIONS
    assert loaded.scene().display_list()[0].transform.tx == {"states": 1.0, "texts": 1.0}.get(kind, 0.0)


@pytest.mark.parametrize("name", CASES)
def test_a_small_document_is_soon_read_and_shown(name: str) -> None:
    text = json.dumps(CASES[name](), separators=(",", ":"))
    assert len(text) < 100_000
    begin = time.process_time()
    loaded = animcore.Document(text)
    read = time.process_time()
    scene = loaded.scene()
    made = time.process_time()
    scene.display_list()
    shown = time.process_time()
    scene.reload(text)
    times = (read - begin, made - read, shown - made, time.process_time() - shown)
    print(name, [f"{seconds * 1e3:.1f} ms" for seconds in times])
    assert max(times) < MOST_SECONDS
