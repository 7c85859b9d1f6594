# SPDX-License-Identifier: MIT
"""A frame of a document takes a time in proportion to the document, whatever its expressions read.

Below its limit nothing takes more than 100 ms on a quiet core; here it may take five times as long, of processor time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from animcore import Path, Scene

Json = dict[str, Any]
MOST_SECONDS = 0.5
LONG = "ab" * 32_768
ALMOST = "ab" * 32_767 + "b"


def moving(nodes: list[Json], **parts: Any) -> Json:
    """A document in which t moves for ten seconds."""
    properties = {"t": {"kind": "scalar", "value": 0}, **parts.pop("properties", {})}
    entry = [{"set": {"t": 1000}, "motion": {"duration": 10}}]
    machine = {"states": {"only": {"entry": entry}}}
    return {"animcore": 1, "size": [9, 9], "properties": properties, "machine": machine, "nodes": nodes, **parts}


def rectangle(**options: Any) -> Json:
    return {"kind": "rectangle", "frame": [0, 0, 9, 9], "fill": "#000", **options}


def texts(value: str, other: str = "") -> Json:
    return {"s": {"type": "string", "value": value}, "other": {"type": "string", "value": other}}


OUTLINE = "M0 0" + "l1 1" * 50_000

DOCUMENTS: dict[str, Callable[[], Json]] = {
    "texts are searched": lambda: moving(
        [rectangle(x="t" + "+contains(s,other)" * 900) for _ in range(50)], inputs=texts(LONG, ALMOST)
    ),
    "as many as have a result": lambda: moving(
        [rectangle(x="t + contains(s, other)") for _ in range(256)], inputs=texts(LONG, ALMOST)
    ),
    "texts are compared": lambda: moving(
        [rectangle(x="t" + "+(s==other)" * 900) for _ in range(50)], inputs=texts(LONG, LONG)
    ),
    "texts are shown": lambda: moving(
        [{"kind": "text", "text": {"expression": "s + t"}, "position": [0, 0], "fill": "#000"} for _ in range(5000)],
        inputs=texts(LONG),
    ),
    "derived properties search": lambda: moving(
        [rectangle(x="d0")],
        properties={f"d{n}": {"kind": "scalar", "expression": f"t * contains(s, 'y{n}')"} for n in range(10_000)},
        inputs=texts(LONG),
    ),
    "a path is asked": lambda: moving(
        [rectangle(x="t" + "+pathX(p,t)" * 900) for _ in range(50)],
        properties={"p": {"kind": "path", "value": OUTLINE}},
    ),
    "nodes move along a path": lambda: moving(
        [rectangle(along={"path": "p", "distance": f"t + {n}"}) for n in range(5000)],
        properties={"p": {"kind": "path", "value": OUTLINE}},
    ),
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_frame_is_soon_drawn(name: str) -> None:
    with Scene(json.dumps(DOCUMENTS[name]())) as scene:
        scene.advance(0.01)
        _ = scene.display_revision
        for _ in range(2):
            scene.advance(0.01)
            start = time.process_time()
            _ = scene.display_revision
            assert time.process_time() - start < MOST_SECONDS


def with_reads(count: int, value: str) -> Scene:
    """A scene that reads a text so often, and shows its length as the y of its last node."""
    nodes = [rectangle(x="length(s)") for _ in range(count - 1)]
    return Scene(json.dumps(moving([*nodes, rectangle(name="last", y="length(s)")], inputs=texts(value))))


def last_y(scene: Scene) -> float:
    return float(scene.display_list()[-1].transform.ty)


@pytest.mark.parametrize(("reads", "longest"), [(512, 65_536), (513, 32_768), (1024, 32_768), (1025, 16_384)])
def test_texts_that_are_often_read_have_a_result_up_to_a_length(reads: int, longest: int) -> None:
    """32 MiB among them all, by halves: docs/document-format.md."""
    with with_reads(reads, "x" * longest) as scene:
        assert last_y(scene) == longest
        if longest < 65_536:
            scene.inputs["s"] = "x" * (longest + 1)
            assert last_y(scene) == 0.0, "no result counts as 0"
        scene.inputs["s"] = "xyz"
        assert last_y(scene) == 3.0
        scene.inputs["s"] = "x" * longest
        snapshot = scene.snapshot()
    with with_reads(reads, "x" * longest) as other:
        other.inputs["s"] = ""
        other.restore(snapshot)
        assert last_y(other) == longest


def test_a_document_may_begin_with_a_longer_one() -> None:
    with with_reads(1025, "x" * 16_385) as scene:
        assert last_y(scene) == 0.0
        scene.inputs["s"] = "x"
        assert last_y(scene) == 1.0


def test_texts_of_the_document_are_not_bounded() -> None:
    long = "x" * 20_000
    nodes = [rectangle(x="length(s)") for _ in range(2000)]
    document = moving([*nodes, rectangle(y=f"length('{long}') + length(s)")], inputs=texts("abc"))
    with Scene(json.dumps(document)) as scene:
        assert last_y(scene) == 20_003.0


def test_a_path_that_changes_is_asked_again() -> None:
    """Between two updates, and by something else than the drawing in between."""
    document = moving(
        [rectangle(x="length(p)", y="length(p) + t")],
        properties={"p": {"kind": "path", "value": "M0 0L3 4"}, "d": {"kind": "scalar", "expression": "length(p)"}},
    )
    with Scene(json.dumps(document)) as scene:
        assert scene.display_list()[0].transform.tx == 5.0
        scene["p"].value = Path("M0 0L6 8")
        assert scene["d"].presentation == 10.0
        assert scene.display_list()[0].transform.tx == 10.0
        with scene.stage.animate("linear", duration=1.0):
            scene["p"].value = Path("M0 0L12 16")
        for step in range(1, 5):
            scene.advance(0.25)
            assert scene.display_list()[0].transform.tx == pytest.approx(10.0 + 2.5 * step)
        scene["p"].value = Path("M0 0L3 4L6 8L9 12")
        assert scene.display_list()[0].transform.tx == pytest.approx(15.0)
