# SPDX-License-Identifier: MIT
"""What a scene tells those who do not see it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from animcore import AccessibilityElement, NotFoundError, Rectangle, Scene, _raw

DOCUMENT: dict[str, Any] = {
    "animcore": 1,
    "size": [200, 100],
    "parameters": {"name": {"type": "string", "value": "Volume"}},
    "inputs": {
        "on": {"type": "boolean"},
        "level": {"type": "number", "value": 0.25, "range": [0, 1]},
        "hint": {"type": "string", "value": "drag"},
        "shown": {"type": "boolean", "value": True},
    },
    "properties": {"x": {"kind": "scalar", "value": 10}},
    "nodes": [
        {"kind": "rectangle", "frame": [0, 0, 200, 100], "fill": "#FFF"},
        {
            "kind": "group",
            "x": "x",
            "visible": "shown",
            "accessibility": {
                "role": "slider",
                "label": {"parameter": "name"},
                "value": {"number": "100 * level", "decimals": 1},
                "hint": {"input": "hint"},
                "minimum": 0,
                "maximum": "2 * 50",
                "now": "100 * level",
                "expanded": False,
            },
            "nodes": [
                {"kind": "ellipse", "frame": [0, 0, 20, 20], "fill": "#000"},
                {
                    "kind": "rectangle",
                    "frame": [30, 10, 20, 30],
                    "stroke": {"paint": "#000", "width": 2, "join": "round"},
                },
            ],
        },
        {
            "kind": "rectangle",
            "name": "box",
            "frame": [150, 50, 40, 20],
            "fill": "#F00",
            "accessibility": {"role": "switch", "label": "Sound", "checked": "on", "region": "press"},
        },
    ],
    "regions": [{"name": "press", "node": "box", "shape": {"rectangle": [140, 40, 60, 40]}, "focusable": True}],
}


def slider_and_switch(scene: Scene) -> tuple[AccessibilityElement, AccessibilityElement]:
    slider, switch = scene.accessibility
    return slider, switch


def test_what_is_told() -> None:
    scene = Scene(json.dumps(DOCUMENT))
    slider, switch = slider_and_switch(scene)
    assert slider == AccessibilityElement(
        role="slider",
        label="Volume",
        value="25.0",
        hint="drag",
        checked=None,
        selected=None,
        disabled=None,
        expanded=False,
        busy=None,
        hidden=False,
        focusable=False,
        focused=False,
        minimum=0,
        maximum=100,
        now=25,
        node=1,
        region=None,
        # The circle, and the rectangle with half of its stroke.
        bounds=Rectangle(10, 0, 51, 41),
    )
    assert (switch.role, switch.label, switch.value, switch.hint) == ("switch", "Sound", "", "")
    assert (switch.checked, switch.disabled, switch.hidden) == (False, False, False)
    assert (switch.focusable, switch.focused, switch.minimum, switch.now) == (True, False, None, None)
    assert (switch.node, switch.region, switch.bounds) == (4, "press", Rectangle(140, 40, 60, 40))


def test_it_follows_and_the_revision_tells() -> None:
    scene = Scene(json.dumps(DOCUMENT), parameters={"name": "Lautstärke"})
    revision = scene.accessibility_revision
    assert slider_and_switch(scene)[0].label == "Lautstärke"
    assert scene.accessibility_revision == revision
    changes: list[Any] = [
        lambda: scene.inputs.__setitem__("level", 0.5),
        lambda: scene.inputs.__setitem__("on", True),
        lambda: scene.inputs.__setitem__("hint", "slide"),
        lambda: scene.key("tab"),
        lambda: setattr(scene["x"], "value", 20.0),
        lambda: scene.inputs.__setitem__("shown", False),
    ]
    for change in changes:
        change()
        assert scene.accessibility_revision == revision + 1
        revision += 1
        scene.advance(1)
        assert scene.accessibility_revision == revision
    slider, switch = slider_and_switch(scene)
    assert (slider.value, slider.hint, slider.now, slider.hidden) == ("50.0", "slide", 50, True)
    assert (switch.checked, switch.focused) == (True, True)


def test_it_is_no_part_of_the_state() -> None:
    scene = Scene(json.dumps(DOCUMENT))
    before = scene.state_hash()
    assert scene.accessibility_revision > 0
    assert len(scene.accessibility) == 2
    assert scene.state_hash() == before
    assert Scene('{"animcore": 1, "size": [1, 1]}').accessibility == []


def test_an_index_beyond_the_last() -> None:
    scene = Scene(json.dumps(DOCUMENT))
    for index in (2, 2**31, 2**32 - 1):
        facts = _raw.anim_accessibility_element()
        facts.struct_size = 80
        with pytest.raises(NotFoundError):
            scene._handle.check(_raw.anim_scene_get_accessibility(scene._handle.pointer, index, facts))
