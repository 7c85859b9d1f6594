# SPDX-License-Identifier: MIT
"""Pointers on regions inside components: their data are in the component's own coordinates.

The expected numbers come from numpy's matrices: an instance's transform is the product of those of the nodes around it.
"""

from __future__ import annotations

import json
import math
import random
from typing import Any

import numpy as np
import pytest
from animcore import EventKind, Scene, VelocityEstimator

FIELDS = ("x", "y", "sceneX", "sceneY", "dx", "dy", "totalX", "totalY", "vx", "vy")

BOX: dict[str, Any] = {
    "size": [10, 10],
    "inputs": {"from": {"type": "number"}, "fromY": {"type": "number"}},
    "properties": {"x": {"kind": "scalar", "value": 0}, "y": {"kind": "scalar", "value": 0}},
    "machine": {
        "states": {
            "free": {"on": {"area.down": "held"}},
            "held": {
                "entry": [{"assign": {"from": "x", "fromY": "y"}}],
                "on": {
                    "area.drag": {"actions": [{"set": {"x": "from + event.totalX", "y": "fromY + event.totalY"}}]},
                    "area.up area.cancel": "free",
                },
            },
        }
    },
    "nodes": [{"kind": "rectangle", "name": "box", "frame": [0, 0, 10, 10], "x": "x", "y": "y", "fill": "#FF0000"}],
    "regions": [{"name": "area", "shape": {"rectangle": [-1000, -1000, 2000, 2000]}}],
}


def document(*nodes: dict[str, Any], **more: Any) -> str:
    return json.dumps({"animcore": 1, "size": [400, 400], "nodes": nodes, **more})


def instance(component: str = "box", **more: Any) -> dict[str, Any]:
    return {"kind": "component", "name": "b", "component": component, **more}


def data(scene: Scene) -> list[tuple[str, dict[str, float]]]:
    """What regions heard since the last time, each with its data."""
    return [
        (event.name or "", {name: float(event.data[name]) for name in FIELDS})
        for event in scene.events()
        if event.kind is EventKind.CONTROL
    ]


def test_a_box_in_a_scaled_instance_follows_the_finger() -> None:
    """A box that its component moves by `event.totalX` stays below the finger, however large the instance is."""
    for scale in (0.5, 1.0, 2.0, 4.0):
        scene = Scene(document(instance(scale=scale), components={"box": BOX}))
        scene.pointer("down", 100, 100)
        scene.pointer("move", 140, 80)
        assert scene["b.x"].value == 40 / scale
        assert scene["b.y"].value == -20 / scale


def matrix(node: dict[str, Any]) -> np.ndarray:
    """A node's own transform, as docs/document-format.md gives it: placed at x and y, rotated, scaled."""
    if "transform" in node:
        a, b, c, d, e, f = node["transform"]
        return np.array([[a, c, e], [b, d, f], [0, 0, 1]])
    cosine, sine = math.cos(node.get("rotation", 0)), math.sin(node.get("rotation", 0))
    sx, sy = node.get("scaleX", node.get("scale", 1)), node.get("scaleY", node.get("scale", 1))
    place = np.array([[1, 0, node.get("x", 0)], [0, 1, node.get("y", 0)], [0, 0, 1]])
    turn = np.array([[cosine, -sine, 0], [sine, cosine, 0], [0, 0, 1]])
    whole: np.ndarray = place @ turn @ np.diag([sx, sy, 1])
    return whole


def placed(kind: str, generator: random.Random) -> dict[str, Any]:
    """A node somewhere, turned, scaled unequally, mirrored now and then, or with a `transform` that skews it."""
    place = {"kind": kind, "x": generator.uniform(-50, 50), "y": generator.uniform(-50, 50)}
    if generator.random() < 0.3:
        values = [generator.uniform(-2, 2) for _ in range(4)]
        if abs(values[0] * values[3] - values[1] * values[2]) > 0.2:
            return {"kind": kind, "transform": [*values, generator.uniform(-50, 50), generator.uniform(-50, 50)]}
    return {
        **place,
        "rotation": generator.uniform(-4, 4),
        "scaleX": generator.choice([-1, 1]) * generator.uniform(0.3, 3),
        "scaleY": generator.uniform(0.3, 3),
    }


def nested(generator: random.Random) -> tuple[str, str, np.ndarray]:
    """A document with the box deep inside groups and components, its instance's name, and its whole transform."""
    components: dict[str, Any] = {"box": BOX}
    whole = np.eye(3)
    inner, name = "box", "b"
    for level in range(generator.randint(0, 2)):
        wrapper = {**placed("component", generator), "name": "b", "component": inner}
        whole = matrix(wrapper) @ whole
        nodes: list[dict[str, Any]] = [wrapper]
        if generator.random() < 0.5:
            group = placed("group", generator)
            whole = matrix(group) @ whole
            nodes = [{**group, "nodes": nodes}]
        inner = f"level{level}"
        components[inner] = {"size": [10, 10], "nodes": nodes}
        name = f"b.{name}"
    outer = {**placed("component", generator), "name": "b", "component": inner}
    whole = matrix(outer) @ whole
    group = placed("group", generator)
    whole = matrix(group) @ whole
    return document({**group, "nodes": [outer]}, components=components), name, whole


@pytest.mark.parametrize("seed", range(60))
def test_data_are_mapped_by_the_whole_transform(seed: int) -> None:
    """Points by the inverse of all transforms around, ways and velocities by its linear part; against numpy."""
    generator = random.Random(seed)
    text, name, whole = nested(generator)
    inverse = np.linalg.inv(whole)
    scene = Scene(text)
    # Some place at which the region is, in the scene's coordinates.
    down = (whole @ [generator.uniform(-100, 100), generator.uniform(-100, 100), 1])[:2]
    estimator = VelocityEstimator()
    now, last = 0.0, down
    for step in range(6):
        here = down if step == 0 else last + np.array([generator.uniform(-9, 9), generator.uniform(-9, 9)])
        scene.pointer("down" if step == 0 else "move", *here)
        estimator.add(now, *here)
        velocity = np.array(estimator.estimate(now))
        (_, found), *more = data(scene)
        assert not more
        local = inverse @ [*here, 1]
        expected = {
            "x": local[0],
            "y": local[1],
            "sceneX": here[0],
            "sceneY": here[1],
            **dict(zip(("dx", "dy"), inverse[:2, :2] @ (here - last), strict=True)),
            **dict(zip(("totalX", "totalY"), inverse[:2, :2] @ (here - down), strict=True)),
            **dict(zip(("vx", "vy"), inverse[:2, :2] @ velocity, strict=True)),
        }
        if step == 0:
            expected["dx"] = expected["dy"] = 0
        for field in FIELDS:
            assert found[field] == pytest.approx(expected[field], rel=1e-9, abs=1e-8), (field, name, step)
        last = here
        scene.advance(0.01)
        now += 0.01


def test_the_box_follows_the_finger_in_any_fixed_instance() -> None:
    """What the finger took hold of stays below it: the box's origin, taken out again, has gone the finger's way."""
    for seed in range(40):
        generator = random.Random(seed)
        text, name, whole = nested(generator)
        scene = Scene(text)
        down = (whole @ [5, 5, 1])[:2]
        scene.pointer("down", *down)
        there = down + np.array([generator.uniform(-60, 60), generator.uniform(-60, 60)])
        scene.pointer("move", *there)
        moved = whole @ [scene[f"{name}.x"].value + 5, scene[f"{name}.y"].value + 5, 1]
        assert moved[:2] == pytest.approx(there, rel=1e-9, abs=1e-8)


def test_a_region_with_a_node_of_its_own() -> None:
    """`x` and `y` are in the node's coordinates, ways and velocities in the component's, in which the node is moved."""
    box = json.loads(json.dumps(BOX))
    box["nodes"][0] |= {"rotation": 1.0, "scale": 3}
    box["regions"] = [{"name": "area", "node": "box"}]
    whole = matrix({"rotation": -0.5, "scale": 2, "x": 30, "y": 40})
    scene = Scene(document(instance(rotation=-0.5, scale=2, x=30, y=40), components={"box": box}))
    down = (whole @ matrix({"rotation": 1.0, "scale": 3}) @ [4, 6, 1])[:2]
    scene.pointer("down", *down)
    scene.pointer("move", down[0] + 10, down[1])
    (_, first), (_, second) = data(scene)
    assert (first["x"], first["y"]) == pytest.approx((4, 6))
    way = np.linalg.inv(whole)[:2, :2] @ [10, 0]
    assert (second["totalX"], second["totalY"]) == pytest.approx(tuple(way))
    # The box is below the finger as it was, so at the next event the finger is at the same place in it.
    scene.pointer("up", down[0] + 10, down[1])
    ((_, third),) = data(scene)
    assert (third["x"], third["y"]) == pytest.approx((4, 6))


def test_regions_of_the_document_are_as_ever() -> None:
    """A region of a node: `x` and `y` in the node's coordinates, all else in the document's, which are the scene's."""
    plain = {"regions": [{"name": "area", "node": "box"}]}
    node = {"kind": "rectangle", "name": "box", "frame": [0, 0, 10, 10], "scale": 2, "x": 100, "y": 100, "fill": "#FFF"}
    scene = Scene(document(node, **plain))
    scene.pointer("down", 110, 104)
    scene.pointer("move", 118, 104)
    (_, first), (_, second) = data(scene)
    assert (first["x"], first["y"]) == (5, 2)
    assert (second["x"], second["totalX"], second["dx"]) == (9, 8, 8)


# An instance that itself moves


def test_an_instance_that_its_own_drag_moves_does_not_feed_back() -> None:
    """Where the document around moves the instance by what the drag says, the drag goes on with the finger."""
    sheet = json.loads(json.dumps(BOX))
    sheet["nodes"] = [{"kind": "rectangle", "frame": [0, 0, 50, 50], "fill": "#FFF"}]
    scene = Scene(document(instance(x="b.x", y="b.y", component="sheet"), components={"sheet": sheet}))
    scene.pointer("down", 20, 20)
    for way in (5, 10, 15, 20):
        scene.pointer("move", 20 + way, 20)
        assert scene["b.x"].value == way
    assert [found["x"] for _, found in data(scene)] == [20, 25, 25, 25, 25]


def test_positions_are_mapped_by_the_transform_of_the_moment() -> None:
    """An instance whose scale changes while it is dragged: points and ways are by the transform at each event."""
    scene = Scene(
        document(
            instance(scale="size", x="place"),
            components={"box": {**BOX, "machine": {"states": {"s": {}}}}},
            inputs={"size": {"type": "number", "value": 1}, "place": {"type": "number"}},
        )
    )
    scene.pointer("down", 40, 40)
    scene.inputs["size"] = 2.0
    scene.inputs["place"] = 10.0
    scene.pointer("move", 60, 50)
    _, (_, found) = data(scene)
    assert (found["x"], found["y"]) == (25, 25)
    assert (found["dx"], found["dy"], found["totalX"], found["totalY"]) == (10, 5, 10, 5)


@pytest.mark.parametrize("more", [{"scaleX": "size"}, {"transform": [1, 1, 1, 1, 0, 0]}, {"visible": "size"}])
def test_a_transform_that_cannot_be_undone(more: dict[str, Any]) -> None:
    """Ways and velocities are 0, the place is the last one; nothing is not a number."""
    inputs = {"size": {"type": "number", "value": 1}}
    fixed = "transform" in more
    scene = Scene(
        document(instance(**({} if fixed else more)), components={"box": BOX}, inputs=inputs)
        if not fixed
        else document(
            {"kind": "group", "transform": "pose", "nodes": [instance()]},
            components={"box": BOX},
            properties={"pose": {"kind": "transform", "value": [1, 0, 0, 1, 0, 0]}},
        )
    )
    scene.pointer("down", 40, 40)
    scene.advance(0.01)
    scene.pointer("move", 45, 40)
    before = data(scene)[-1][1]
    if fixed:
        scene["pose"].value = [1, 1, 1, 1, 0, 0]
    else:
        scene.inputs["size"] = 0.0
    scene.advance(0.01)
    scene.pointer("move", 50, 40)
    found = data(scene)[-1][1]
    assert all(math.isfinite(value) for value in found.values())
    assert (found["x"], found["y"]) == (before["x"], before["y"])
    assert [found[name] for name in ("dx", "dy", "totalX", "totalY", "vx", "vy")] == [0] * 6
    assert (found["sceneX"], found["sceneY"]) == (50, 40)


def test_the_slop_of_taps_is_the_scenes() -> None:
    """Two taps 15 points from each other on the screen are a row, in whatever scale the instance is; 25 are none."""
    for scale in (0.1, 1, 10):
        for distance, count in ((15, 2), (25, 1)):
            scene = Scene(document(instance(scale=scale), components={"box": BOX}))
            for x in (40, 40 + distance):
                scene.pointer("down", x, 40)
                scene.pointer("up", x, 40)
            last = [event for event in scene.events() if event.kind is EventKind.CONTROL][-1]
            assert last.data["count"] == count
