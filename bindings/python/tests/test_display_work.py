# SPDX-License-Identifier: MIT
"""A frame of a document takes a time in proportion to the document, whatever its expressions read.

Below its limit nothing takes more than 100 ms on a quiet core; here it may take five times as long, of processor time.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from itertools import pairwise
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


# Outlines, trims and dashes. The shares are those of docs/document-format.md, the outlines those of Path.stroked.


def strokes(count: int, path: str, join: str = "miter", *, components: bool = False, **options: Any) -> Json:
    """So many strokes of a named path, of which the first moves; or so many uses of a component with one."""
    paint = {"paint": "#000", "width": 2, "join": join, **options.pop("stroke", {})}
    node = {"kind": "path", "commands": "p", "stroke": paint, **options}
    if not components:
        return moving([{**node, "x": "t"}, *[node] * (count - 1)], paths={"p": path})
    part = {"size": [9, 9], "paths": {"p": path}, "nodes": [node]}
    row = {"kind": "list", "name": "rows", "component": "part", "capacity": count, "items": [{}] * count}
    return moving([row], components={"part": part})


def wave(count: int) -> str:
    """Cubic curves around a center, so that a hit test at it meets all of them."""
    points = [(50 + 40 * math.cos(0.37 * i), 50 + 40 * math.sin(0.37 * i)) for i in range(count + 1)]
    parts = [
        f"C{x + i % 5:.0f} {y - i % 3:.0f} {u:.0f} {v + 9:.0f} {u:.0f} {v:.0f}"
        for i, ((x, y), (u, v)) in enumerate(pairwise(points))
    ]
    return f"M{points[0][0]:.0f} {points[0][1]:.0f}" + "".join(parts)


HEAVY: dict[str, Json] = {
    f"{join} of {count}": {"join": join, "count": count} for join in ("arcs", "miter-clip") for count in (1000, 20_000)
}
HEAVY |= {
    "dashes with arcs": {"join": "arcs", "count": 1000, "stroke": {"dash": [1, 1]}},
    "long dashes with arcs": {"join": "arcs", "count": 20_000, "stroke": {"dash": [1, 1]}},
    "trims": {"count": 20_000, "trim": {"start": "t / 1e4", "end": 0.8}},
    "trims of strokes": {"count": 20_000, "stroke": {"trim": {"start": "t / 1e4", "end": 0.8}}},
    "dashes": {"count": 20_000, "stroke": {"dash": [1, 1]}},
    "few dashes": {"count": 1000, "stroke": {"dash": [9, 9]}},
}


@pytest.mark.parametrize("uses", [1, 33, 1000])
@pytest.mark.parametrize("name", HEAVY)
def test_outlines_trims_and_dashes_are_soon_drawn_and_hit(name: str, uses: int) -> None:
    options = dict(HEAVY[name])
    count = options.pop("count")
    path = wave(count if uses < 1000 else 33)
    with Scene(json.dumps(strokes(uses, path, **options))) as scene:
        for _ in range(3):
            scene.advance(0.01)
            start = time.process_time()
            _ = scene.display_revision
            assert time.process_time() - start < MOST_SECONDS
            start = time.process_time()
            scene.hit_test(50, 50)
            assert time.process_time() - start < MOST_SECONDS


STAIRS = "M0 0" + "h4v4" * 20


@pytest.mark.parametrize("components", [False, True])
@pytest.mark.parametrize("join", ["arcs", "miter-clip"])
def test_strokes_share_the_commands_of_their_outlines(join: Any, components: bool) -> None:
    outline = Path(STAIRS).stroked(2, join=join)
    most = 32_768 // len(outline.verbs)
    for count, is_outlined in ((most, True), (32_768 // (len(outline.verbs) - 1) + 1, False)):
        with Scene(json.dumps(strokes(count, STAIRS, join, components=components))) as scene:
            commands = scene.display_list()
            assert len(commands) == count
            for command in commands[:: count // 3]:
                assert command.kind == ("fill" if is_outlined else "stroke")
                if is_outlined:
                    assert command.path() == outline
                else:
                    assert (command.path(), command.line_join) == (Path(STAIRS), "miter")


def test_the_outline_depends_on_the_present_path_alone() -> None:
    """Set through a property, forth and back, and restored."""
    short, long = Path(STAIRS), Path("M0 0" + "h4v4" * 500)
    node = {"kind": "path", "property": "p", "stroke": {"paint": "#000", "width": 2, "join": "arcs"}}
    document = json.dumps(moving([node] * 32, properties={"p": {"kind": "path", "value": STAIRS}}))
    assert len(short.stroked(2, join="arcs").verbs) <= 1024 < len(long.stroked(2, join="arcs").verbs)
    with Scene(document) as scene, Scene(document) as other:
        for path, kind in ((short, "fill"), (long, "stroke"), (short, "fill"), (long, "stroke")):
            scene["p"].value = path
            assert {command.kind for command in scene.display_list()} == {kind}
            other.restore(scene.snapshot())
            assert {command.kind for command in other.display_list()} == {kind}


def test_shapes_that_are_trimmed_share_their_commands() -> None:
    lines = "M0 0" + "h4v4" * 20  # 41 commands
    most = 65_536 // 41
    for count, is_trimmed in ((most, True), (65_536 // 40 + 1, False)):
        for part in ({"trim": {"end": 0.5}}, {"stroke": {"trim": {"end": 0.5}}}):
            with Scene(json.dumps(strokes(count, lines, **part))) as scene:
                expected = Path("M0 0" + "h4v4" * 10) if is_trimmed else Path(lines)
                assert scene.display_list()[-1].path() == expected


def test_dashes_that_are_hit_share_their_commands() -> None:
    """A line of 100 with 50 gaps: a click in one hits nothing, unless too many others are dashed as well."""
    for count, has_gaps in ((32_768 // 51, True), (32_768 // 49 + 1, False)):
        document = strokes(count, "M0 5H100", stroke={"dash": [1, 1]})
        with Scene(json.dumps(document)) as scene:
            assert scene.hit_test(50.5, 5) is not None
            assert (scene.hit_test(51.5, 5) is None) == has_gaps
