# SPDX-License-Identifier: MIT
"""What is stopped where it is seen, and goes on with its velocity; what is sought. Springs from mpmath's closed form in
50 digits: x'' = -w^2 (x - target) - 2 w x' with w = 2 pi / duration, SwiftUI's for a bounce of 0."""

from __future__ import annotations

import random
from typing import Any

import mpmath
import pytest
from animcore import DocumentError, Path, Property, Scene, Spring, Stage, StateError

SECOND = Spring.perceptual(1)


def critical(start: float, target: float, velocity: float, time: float) -> tuple[float, float]:
    """The value and the velocity."""
    mpmath.mp.dps = 50
    w = 2 * mpmath.pi
    d, t = mpmath.mpf(start) - target, mpmath.mpf(time)
    slope = velocity + w * d
    decay = mpmath.exp(-w * t)
    return float(target + (d + slope * t) * decay), float((slope - w * (d + slope * t)) * decay)


def moving() -> tuple[Stage, Property[float]]:
    """A property on its way from 4 to 10 by `SECOND`, after 0.125 s."""
    stage = Stage()
    x = stage.add("x", 4.0)
    with stage.animate(SECOND):
        x.value = 10.0
    stage.advance(0.125)
    return stage, x


def test_a_property_stops_where_it_is_seen_and_goes_on_with_its_velocity() -> None:
    stage, x = moving()
    value, velocity = critical(4, 10, 0, 0.125)
    x.hold()
    assert (x.value, x.velocity, x.is_animating) == (x.presentation, 0, False)
    assert x.presentation == pytest.approx(value, abs=1e-12)
    stage.advance(3)
    x.hold()
    assert x.presentation == pytest.approx(value, abs=1e-12)
    with stage.animate(SECOND):
        x.value = -20.0
    stage.advance(0.25)
    assert x.presentation == pytest.approx(critical(value, -20, velocity, 0.25)[0], abs=1e-9)


def test_it_goes_on_to_the_value_at_which_it_is() -> None:
    stage, x = moving()
    velocity = critical(4, 10, 0, 0.125)[1]
    x.hold()
    value = x.value
    with stage.animate(SECOND):
        x.value = value
    stage.advance(0.25)
    assert x.presentation == pytest.approx(critical(value, value, velocity, 0.25)[0], abs=1e-9)


@pytest.mark.parametrize("what", ["jump", "curve", "restart", "explicit curve", "two springs", "derived", "removed"])
def test_its_velocity_is_forgotten_once_something_else_moves_it(what: str) -> None:
    stage, x = moving()
    x.hold()
    value = x.value
    if what == "jump":
        x.value = value
    elif what == "explicit curve":
        x.animate(to=3.0, curve="linear", duration=0.5)
    elif what == "removed":
        x.remove_all_animations()
    elif what == "derived":
        x.expression = "7"
        x.expression = None
    else:
        motion: Any = {"curve": "linear", "restart": SECOND}.get(what, SECOND)
        with stage.animate(motion, interruption="restart" if what == "restart" else "replace"):
            x.value = value + 1
    stage.advance(20)
    start = x.value
    with stage.animate(SECOND):
        x.value = 0.0
    stage.advance(0.25)
    assert x.presentation == pytest.approx(critical(start, 0, 0, 0.25)[0], abs=1e-9)


def test_an_explicit_spring_goes_on_with_it() -> None:
    stage, x = moving()
    value, velocity = critical(4, 10, 0, 0.125)
    x.hold()
    x.animate(to=0.0, spring=SECOND)
    stage.advance(0.25)
    assert x.presentation == pytest.approx(critical(value, 0, velocity, 0.25)[0], abs=1e-9)


def test_what_explicit_animations_show_is_kept() -> None:
    stage = Stage()
    x = stage.add("x", 4.0)
    x.animate(from_=0.0, to=8.0, curve="linear", duration=1)
    x.animate(by=1.0, curve="linear", duration=1, additive=True)
    stage.advance(0.5)
    seen = x.presentation
    x.hold()
    stage.advance(2)
    assert (x.value, x.presentation) == (seen, seen)
    assert [event.finished for event in stage.events() if event.kind == "animation-ended"] in ([False, False], [])


def test_a_path_is_held_as_it_is_seen() -> None:
    stage = Stage()
    outline = stage.add("outline", Path("M0 0H10V10H0Z"))
    with stage.animate("linear", duration=1):
        outline.value = Path("M0 0H20V20H0Z")
    stage.advance(0.5)
    outline.hold()
    stage.advance(1)
    assert str(outline.value) == str(outline.presentation) == str(Path("M0 0H15V15H0Z"))
    with stage.animate("linear", duration=1):
        outline.value = Path("M0 0C5 5 10 5 20 0Z")
    stage.advance(0.5)
    seen = str(outline.presentation)
    outline.hold()
    assert str(outline.value) == seen


def test_what_is_derived_cannot_be_held() -> None:
    stage = Stage()
    stage.add("x", 4.0)
    twice = stage.add_derived("twice", "2 * x")
    with pytest.raises(StateError, match="derived"):
        twice.hold()


def test_snapshots_keep_the_velocity() -> None:
    stage = Stage()
    x = stage.add("x", (4.0, 1.0))
    with stage.animate(SECOND):
        x.value = (10.0, 0.0)
    stage.advance(0.125)
    before = stage.state_hash()
    x.hold()
    assert stage.state_hash() != before
    other = Stage()
    other.restore(stage.snapshot())
    assert other.state_hash() == stage.state_hash()
    for each in (stage, other):
        with each.animate(SECOND):
            each["x"].value = (0.0, 5.0)
        each.advance(0.25)
    assert other["x"].presentation == stage["x"].presentation
    assert other.state_hash() == stage.state_hash()


# Documents


def document(**changes: Any) -> dict[str, Any]:
    return {
        "animcore": 1,
        "properties": {
            "x": {"kind": "scalar", "value": 4},
            "p": {"kind": "vector2", "value": [0, 0]},
            "twice": {"kind": "scalar", "expression": "2 * x"},
            "way": {"kind": "path", "value": "M0 0H10"},
        },
        "animations": {
            "run": {"property": "p", "from": [0, 0], "to": [100, 10], "curve": "linear", "duration": 2},
            "late": {"property": "p", "to": [1, 1], "curve": "linear", "duration": 1, "delay": 1},
            "steps": {"sequence": [{"property": "p", "to": [1, 1], "duration": 1}]},
        },
        "machine": {
            "states": {
                "only": {
                    "on": {
                        "go": {"actions": [{"set": {"x": 10}, "motion": {"spring": {"duration": 1}}}]},
                        "catch": {"actions": [{"hold": ["x", "p"]}]},
                        "catch.x": {"actions": [{"hold": "x"}]},
                        "back": {"actions": [{"set": {"x": 4}, "motion": {"spring": {"duration": 1}}}]},
                        "play": {"actions": [{"play": "run"}]},
                        "wait": {"actions": [{"pause": "run"}]},
                        "on": {"actions": [{"resume": "run"}]},
                        "seek": {"actions": [{"seek": "run", "to": "event.to"}]},
                        "scrub": {"actions": [{"scrub": "run", "to": 0.25}]},
                        "done.animation.run": {"actions": [{"emit": "over"}]},
                        "stopped.animation.run": {"actions": [{"emit": "cut"}]},
                    }
                }
            }
        },
        **changes,
    }


def names(scene: Scene) -> list[str]:
    return [event.name for event in scene.events() if event.name in ("over", "cut", "error.execution")]


def test_a_document_holds_and_goes_on() -> None:
    scene = Scene(document())
    scene.send("go")
    scene.advance(0.125)
    value, velocity = critical(4, 10, 0, 0.125)
    scene.send("catch")
    scene.advance(1)
    assert scene["x"].presentation == pytest.approx(value, abs=1e-12)
    scene.send("back")
    scene.advance(0.25)
    assert scene["x"].presentation == pytest.approx(critical(value, 4, velocity, 0.25)[0], abs=1e-9)


def test_what_an_animation_shows_is_held() -> None:
    scene = Scene(document())
    scene.send("play")
    scene.advance(0.5)
    scene.send("catch")
    scene.advance(5)
    assert names(scene) == ["cut"]
    assert scene["p"].value == scene["p"].presentation == pytest.approx((25, 2.5), abs=1e-12)


def test_what_is_sought_goes_on_from_there() -> None:
    scene = Scene(document())
    scene.send("play")
    scene.advance(0.25)
    scene.send("seek", {"to": 1})
    assert scene["p"].presentation == pytest.approx((50, 5), abs=1e-12)
    scene.advance(0.5)
    assert scene["p"].presentation == pytest.approx((75, 7.5), abs=1e-12)
    scene.send("seek", {"to": 0.5})
    scene.advance(0.5)
    assert scene["p"].presentation == pytest.approx((50, 5), abs=1e-12)
    scene.advance(0.999)
    assert names(scene) == []
    scene.advance(0.002)
    assert names(scene) == ["over"]


def test_seeking_plays_what_is_not_playing() -> None:
    scene = Scene(document())
    scene.send("seek", {"to": 1.5})
    scene.advance(0.25)
    assert scene["p"].presentation == pytest.approx((87.5, 8.75), abs=1e-12)
    scene.advance(0.25)
    assert names(scene) == ["over"]
    scene.send("seek", {"to": -3})
    scene.advance(0.5)
    assert scene["p"].presentation == pytest.approx((25, 2.5), abs=1e-12)
    scene.send("scrub")
    scene.advance(1)
    scene.send("seek", {"to": 0.5})
    assert scene["p"].presentation == pytest.approx((25, 2.5), abs=1e-12)
    scene.advance(0.5)
    assert scene["p"].presentation == pytest.approx((50, 5), abs=1e-12)
    scene.send("seek", {"to": 1e150})
    scene.advance(1e-6)
    assert names(scene) == ["cut", "over"]


def test_what_is_paused_stays_paused_where_it_was_sought() -> None:
    scene = Scene(document())
    scene.send("play")
    scene.advance(0.25)
    scene.send("wait")
    scene.send("seek", {"to": 1})
    scene.advance(2)
    assert scene["p"].presentation == pytest.approx((50, 5), abs=1e-12)
    scene.send("on")
    scene.advance(0.5)
    assert scene["p"].presentation == pytest.approx((75, 7.5), abs=1e-12)


@pytest.mark.parametrize("seed", range(40))
def test_in_steps_of_any_length_and_over_snapshots(seed: int) -> None:
    draw = random.Random(seed)
    program = [
        (
            draw.choice(["go", "catch", "catch.x", "back", "play", "wait", "on", "seek", "scrub"]),
            draw.choice([0, 0.1, 0.7]),
        )
        for _ in range(12)
    ]
    to = [draw.choice([0, 0.3, 1.9, 2, 5]) for _ in program]

    def play(cuts: int, restores: bool = False) -> tuple[int, list[str], tuple[float, ...]]:
        scene = Scene(document(), seed=1)
        told: list[str] = []
        for (event, pause), place in zip(program, to, strict=True):
            scene.send(event, {"to": place})
            flicks = round(pause * 705_600_000)
            for index in range(cuts):
                scene.advance_flicks(flicks * (index + 1) // cuts - flicks * index // cuts)
            told += names(scene)
            if restores:
                snapshot = scene.snapshot()
                scene = Scene(document(), seed=2)
                scene.restore(snapshot)
        scene.advance(3)
        return scene.state_hash(), told + names(scene), (scene["x"].presentation, *scene["p"].presentation)

    once = play(1)
    assert play(7) == once
    assert play(3, restores=True) == once


@pytest.mark.parametrize("seed", range(40))
def test_inside_of_advances(seed: int) -> None:
    """What timers and guards on what moves do in the middle of an advance does not depend on how it is cut."""
    draw = random.Random(seed)
    actions: list[dict[str, Any]] = [
        {"hold": "x"},
        {"hold": ["x", "p"]},
        {"set": {"x": 10}, "motion": {"spring": {"duration": 0.4}}},
        {"set": {"x": -3, "p": [5, 5]}, "motion": {"curve": "linear", "duration": 0.3}},
        {"set": {"p": [50, 0]}, "motion": {"spring": {"duration": 1, "bounce": 0.3}}},
        {"play": "run"},
        {"seek": "run", "to": 0.3},
        {"seek": "run", "to": 1.7},
        {"scrub": "run", "to": 0.25},
    ]
    regions: dict[str, Any] = {}
    for number in range(4):
        delays = [round(draw.uniform(0.01, 0.6), draw.choice([1, 4])) for _ in range(2)]
        regions[f"r{number}"] = {
            "initial": f"a{number}",
            "states": {
                f"{name}{number}": {
                    "after": [
                        {"delay": max(delay, 0.01), "target": f"{other}{number}", "actions": [draw.choice(actions)]}
                    ],
                    "when": {
                        "guard": draw.choice(["x > 6", "x < 0", "p.x > 30", "p.y > 2"]),
                        "actions": [draw.choice(actions), {"emit": f"when{number}"}],
                    },
                }
                for (name, other), delay in zip([("a", "b"), ("b", "a")], delays, strict=True)
            },
        }
    inside = document(machine={"type": "parallel", "states": regions})
    whole = 3 * 705_600_000

    def play(cuts: int) -> tuple[int, list[tuple[str, float]], tuple[float, ...]]:
        scene = Scene(inside)
        told: list[tuple[str, float]] = []
        for index in range(cuts):
            scene.advance_flicks(whole * (index + 1) // cuts - whole * index // cuts)
            told += [(event.name, event.time) for event in scene.events() if event.name]
        return scene.state_hash(), told, (scene["x"].presentation, *scene["p"].presentation)

    once = play(1)
    assert once[1]
    assert play(7) == once
    assert play(61) == once


def test_a_reload_keeps_the_velocity() -> None:
    scene, other = Scene(document()), Scene(document())
    for each in (scene, other):
        each.send("go")
        each.advance(0.125)
        each.send("catch")
    other.reload(document(name="another"))
    for each in (scene, other):
        each.send("back")
        each.advance(0.25)
    assert other["x"].presentation == scene["x"].presentation


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"hold": "y"}, "the document has no property 'y'"),
        ({"hold": "twice"}, "is derived"),
        ({"hold": []}, "must name at least one property"),
        ({"hold": [1]}, "must be a string, not a number"),
        ({"hold": {"x": 1}}, "must be a string, not an object"),
        ({"seek": "run"}, "to"),
        ({"seek": "walk", "to": 1}, "the document has no animation 'walk'"),
        ({"seek": "run", "to": -1}, "to: must be"),
        ({"seek": "late", "to": 1}, "has a delay in it"),
        ({"seek": "steps", "to": 1}, "has a sequence in it"),
    ],
)
def test_what_is_refused(action: dict[str, Any], message: str) -> None:
    wrong = document(machine={"states": {"only": {"entry": [action]}}})
    with pytest.raises(DocumentError) as caught:
        Scene(wrong)
    assert message in str(caught.value)


def test_a_named_curve_is_no_spring() -> None:
    stage = Stage()
    x = stage.add("x", 0.0)
    with stage.animate(SECOND):
        x.value = 10.0
    stage.advance(0.125)
    x.hold()
    start = x.value
    with stage.animate("linear", duration=1):
        x.value = start + 10
    stage.advance(0.5)
    assert x.presentation == pytest.approx(start + 5, abs=1e-12)
