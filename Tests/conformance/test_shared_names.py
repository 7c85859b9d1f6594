# SPDX-License-Identifier: MIT
"""Which things of a document can have one name: docs/document-format.md, section Names, tried with every pair."""

from __future__ import annotations

import itertools
import json
from typing import Any

import animcore
import pytest

VALUES: dict[str, Any] = {
    "parameters": {"type": "number", "value": 0},
    "inputs": {"type": "number"},
    "variables": {"type": "number"},
    "properties": {"kind": "scalar", "value": 0},
    "paths": "M0 0L1 1",
    "springs": {"duration": 1},
    "curves": [0, 0, 1, 1],
    "motions": {"duration": 1},
    "animations": {"property": "other", "to": 1},
    "keyframes": {"values": [0, 1]},
    "components": {"size": [1, 1]},
}
NODES: dict[str, Any] = {
    "instance": {"kind": "component", "component": "part"},
    "list": {"kind": "list", "component": "part"},
    "node": {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#000"},
}
OTHERS = ("region", "state")
# "Parameters, inputs, variables, properties, instances of components and lists share one set of names"
ONE_SET = {"parameters", "inputs", "variables", "properties", "instance", "list"}
# "A path cannot have the name of a property, nor an instance or list that of another node."
PAIRS = [{"paths", "properties"}, {"instance", "node"}, {"list", "node"}]


def document_with(kinds: tuple[str, ...]) -> dict[str, Any]:
    """A document in which something of each kind is called `same`."""
    made: dict[str, Any] = {"animcore": 1, "size": [9, 9], "nodes": [], "components": {"part": {"size": [1, 1]}}}
    made["properties"] = {"other": {"kind": "scalar", "value": 0}}
    for kind in kinds:
        if kind in NODES:
            made["nodes"].append({**NODES[kind], "name": "same"})
        elif kind == "region":
            made["regions"] = [{"name": "same", "shape": {"rectangle": [0, 0, 1, 1]}}]
        elif kind == "state":
            made["machine"] = {"states": {"same": {}}}
        else:
            made.setdefault(kind, {})["same"] = VALUES[kind]
    return made


@pytest.mark.parametrize("kinds", list(itertools.combinations((*VALUES, *NODES, *OTHERS), 2)), ids=" and ".join)
def test_two_things_share_a_name_where_the_page_says_so(kinds: tuple[str, str]) -> None:
    text = json.dumps(document_with(kinds))
    if set(kinds) <= ONE_SET or set(kinds) in PAIRS:
        with pytest.raises(animcore.DocumentError, match="has this name"):
            animcore.Document(text)
    else:
        animcore.Document(text).close()
