# SPDX-License-Identifier: MIT
"""The velocity of a motion: a critically damped spring of one second from mpmath's closed form in 50 digits."""

from __future__ import annotations

from typing import Any

import mpmath
import pytest
from animcore import DocumentError, Scene

MOTION: dict[str, Any] = {"spring": {"duration": 1}}


def document(velocity: Any, motion: dict[str, Any] | str | None = None) -> dict[str, Any]:
    used = {**MOTION, "velocity": velocity} if motion is None else motion
    actions = [{"set": {"x": 10, "p": [1, 2]} if isinstance(velocity, dict) else {"x": 10}, "motion": used}]
    return {
        "animcore": 1,
        "properties": {"x": {"kind": "scalar", "value": 4}, "p": {"kind": "vector2", "value": [0, 0]}},
        "motions": {"kicked": {**MOTION, "velocity": 20}},
        "machine": {"states": {"only": {"on": {"go": {"actions": actions}}}}},
    }


def critical(start: float, target: float, velocity: float, time: float) -> float:
    """x'' = -w^2 (x - target) - 2 w x', with w = 2 pi / duration, SwiftUI's for a bounce of 0."""
    mpmath.mp.dps = 50
    w = 2 * mpmath.pi
    d = mpmath.mpf(start) - target
    return float(target + (d + (velocity + w * d) * mpmath.mpf(time)) * mpmath.exp(-w * mpmath.mpf(time)))


@pytest.mark.parametrize("velocity", [0, 250, -3.5])
@pytest.mark.parametrize("time", [0.0625, 0.25, 0.5])
def test_a_number_an_expression_and_a_named_motion(velocity: float, time: float) -> None:
    expected = critical(4, 10, velocity, time)
    for given, data in ((velocity, {}), ("event.v * 2", {"v": velocity / 2}), ({"x": velocity}, {})):
        scene = Scene(document(given))
        scene.send("go", data)
        scene.advance(time)
        assert scene["x"].presentation == pytest.approx(expected, abs=1e-11)
    scene = Scene(document(0, "kicked"))
    scene.send("go")
    scene.advance(time)
    assert scene["x"].presentation == pytest.approx(critical(4, 10, 20, time), abs=1e-11)


@pytest.mark.parametrize("is_named", [False, True])
def test_by_property(is_named: bool) -> None:
    text = document({"p": ["event.vx", -30]})
    if is_named:
        actions = text["machine"]["states"]["only"]["on"]["go"]["actions"]
        text["motions"]["thrown"] = actions[0]["motion"]
        actions[0]["motion"] = "thrown"
    scene = Scene(text)
    scene.send("go", {"vx": 50})
    scene.advance(0.25)
    assert scene["x"].presentation == pytest.approx(critical(4, 10, 0, 0.25), abs=1e-11)
    assert scene["p"].presentation == pytest.approx((critical(0, 1, 50, 0.25), critical(0, 2, -30, 0.25)), abs=1e-11)


def test_it_takes_the_place_of_the_velocity_that_there_is() -> None:
    scene = Scene(document("event.v"))
    scene.send("go", {"v": 400})
    scene.advance(0.125)
    start = scene["x"].presentation
    scene.send("go", {"v": -100})
    scene.advance(0.125)
    assert scene["x"].presentation == pytest.approx(critical(start, 10, -100, 0.125), abs=1e-11)


def test_a_velocity_that_is_no_number_raises_an_error() -> None:
    scene = Scene(document("1 / event.v"))
    scene.send("go", {"v": 0})
    assert [event.name for event in scene.events() if event.name == "error.execution"] == ["error.execution"]
    scene.advance(1)
    assert scene["x"].presentation == 4


@pytest.mark.parametrize(
    ("velocity", "motion", "message"),
    [
        (0, {"curve": "ease", "velocity": 1}, "velocity: is allowed only beside a spring"),
        (0, {"velocity": 1}, "velocity: is allowed only beside a spring"),
        (0, {**MOTION, "interruption": "add", "velocity": 1}, "is allowed only where the interruption is"),
        (0, {**MOTION, "interruption": "restart", "velocity": 1}, "is allowed only where the interruption is"),
        ([1], None, "velocity: must be a number, not an array"),
        ({"p": [1]}, None, "velocity/p: must have 2 numbers (components), not 1"),
        ({"p": {"x": 1}}, None, "velocity/p: must be a number, an expression or an array of them, not an object"),
        ({"q": 1}, None, "velocity/q: the document has no property 'q'"),
        (0, {**MOTION, "velocity": {"p": [1, 2]}}, "velocity/p: is a property that is not set here"),
        (True, None, "velocity: must be a number, not true"),
        ("event.", None, "velocity: expected a part of a name, found the end"),
    ],
)
def test_what_is_refused(velocity: Any, motion: Any, message: str) -> None:
    with pytest.raises(DocumentError) as caught:
        Scene(document(velocity, motion))
    assert message in str(caught.value)


def test_a_property_does_not_move_by_itself_with_a_velocity() -> None:
    wrong = document(0)
    wrong["properties"]["x"]["action"] = "kicked"
    with pytest.raises(DocumentError, match="only the motion of a 'set' takes a velocity"):
        Scene(wrong)
