# SPDX-License-Identifier: MIT
# ruff: noqa: ARG005
"""Guards that hold for less than the stretches of 3 ms in which what moves is looked ahead.

A spring, curve or keyframes that just touch a threshold, windows that are passed in microseconds. When they hold is
known from closed forms, in 50 digits. Under any cut of time, over snapshots and reloads."""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Callable
from typing import Any

import mpmath
import pytest
from animcore import EventKind, Scene

FLICKS = 705_600_000
mpmath.mp.dps = 50
mpf = mpmath.mpf


def document(guard: str, moves: list[dict[str, Any]], kind: str = "always", **more: Any) -> dict[str, Any]:
    return {
        "animcore": 1,
        "inputs": {"limit": {"type": "number", "value": 50}},
        "properties": {
            "x": {"kind": "scalar", "value": 0},
            "y": {"kind": "scalar", "value": 0},
            "sum": {"kind": "scalar", "expression": "x + y"},
        },
        "machine": {
            "states": {
                "still": {"on": {"go": {"target": "waiting", "actions": moves}}},
                "waiting": {kind: {"target": "past", "guard": guard, "actions": [{"emit": "now"}]}},
                "past": {},
            }
        },
        **more,
    }


def spring_to(target: float, spring: dict[str, Any], name: str = "x", **more: Any) -> dict[str, Any]:
    return {"set": {name: target}, "motion": {"spring": spring, **more}}


def oscillation(target: float, stiffness: float, damping: float, velocity: float = 0) -> Callable[[Any], Any]:
    """x'' = stiffness (target - x) - damping x', mass 1, from 0."""
    decay = mpf(damping) / 2
    w = mpmath.sqrt(stiffness - decay**2)
    sine = (velocity - target * decay) / w
    return lambda t: target + mpmath.exp(-decay * t) * (-target * mpmath.cos(w * t) + sine * mpmath.sin(w * t))


def peak_time(stiffness: float, damping: float, number: int = 1) -> Any:
    """Of the motion from rest: x' = 0 at multiples of pi over the damped frequency."""
    return number * mpmath.pi / mpmath.sqrt(stiffness - (mpf(damping) / 2) ** 2)


def first_above(position: Callable[[Any], Any], level: Any, before: Any, peak: Any) -> int:
    """The first flick at which a function is above a level on its way up to a peak, by bisection in 50 digits."""
    low, high = mpf(before), mpf(peak)
    assert position(low) < level < position(high)
    for _ in range(150):
        middle = (low + high) / 2
        if position(middle) > level:
            high = middle
        else:
            low = middle
    return int(mpmath.floor(high * FLICKS)) + 1


def bezier(s: Any, a: Any, b: Any) -> Any:
    return 3 * s * (1 - s) ** 2 * a + 3 * s**2 * (1 - s) * b + s**3


def elastic(t: Any) -> Any:
    """100 times easeOutElastic."""
    return 100 * (1 - mpf(2) ** (-10 * t) * mpmath.cos(2 * mpmath.pi * t / mpf("0.3")))


STIFF, DAMPING = 100, 4
SPRING = {"stiffness": STIFF, "damping": DAMPING}
SECOND = {"stiffness": 169, "damping": 2}


def grazing() -> list[tuple[str, str, list[dict[str, Any]], int | None]]:
    cases: list[tuple[str, str, list[dict[str, Any]], int | None]] = []
    x = oscillation(100, STIFF, DAMPING)
    for number in (1, 3):
        peak = peak_time(STIFF, DAMPING, number)
        for depth in (1e-3, 1e-6, 1e-9):
            level = float(x(peak)) - depth
            after = f" && elapsed > {float(peak) - 0.1}" if number > 1 else ""
            guard = f"x > {level!r}{after}"
            cases.append(
                (
                    f"peak {number} {depth}",
                    guard,
                    [spring_to(100, SPRING)],
                    first_above(x, level, peak - mpf("0.05"), peak),
                )
            )
        level = float(x(peak)) + 1e-9
        after = f" && elapsed > {float(peak) - 0.1}" if number > 1 else ""
        cases.append((f"below {number}", f"x > {level!r}{after}", [spring_to(100, SPRING)], None))
    # A window that is passed on the way up in 2 µs.
    start = first_above(x, mpf(50), 0, peak_time(STIFF, DAMPING))
    cases.append(("window", "x > 50 && x < 50.001", [spring_to(100, SPRING)], start))
    cases.append(
        (
            "near",
            "abs(x - limit) < 0.0001",
            [spring_to(100, SPRING)],
            first_above(x, mpf("49.9999"), 0, peak_time(STIFF, DAMPING)),
        )
    )
    # Fast: 500 Hz, some three periods to a stretch.
    fast = {"stiffness": float((2 * mpmath.pi * 500) ** 2), "damping": 60}
    quick = oscillation(100, fast["stiffness"], 60)
    peak = peak_time(fast["stiffness"], 60)
    level = float(quick(peak)) - 1e-4
    cases.append(("fast", f"x > {level!r}", [spring_to(100, fast)], first_above(quick, level, 0, peak)))
    # The highest point of a sum of two, from its derivative.
    y = oscillation(70, 169, 2)

    def both(t: Any) -> Any:
        return x(t) + y(t)

    top = mpmath.findroot(lambda t: mpmath.diff(both, t), (mpf("0.2"), mpf("0.33")), solver="anderson")
    level = float(both(top)) - 1e-6
    moves = [spring_to(100, SPRING), spring_to(70, SECOND, "y")]
    for guard in (f"x + y > {level!r}", f"sum > {level!r}", f"sum * 2 - {2 * level!r} > 0"):
        cases.append((guard[:7], guard, moves, first_above(both, level, top - mpf("0.05"), top)))
    # A curve that overshoots: cubic-bezier(0.3, 0, 0.5, 1.6), y' = 0.
    s = -2 * mpf("1.6") / (1 - 3 * mpf("1.6"))
    level = float(100 * bezier(s, 0, mpf("1.6"))) - 1e-6
    curve = {"curve": [0.3, 0, 0.5, 1.6], "duration": 0.8}
    at = mpmath.findroot(lambda s: 100 * bezier(s, 0, mpf("1.6")) - level, (s - mpf("1e-3"), s), solver="anderson")
    flick = int(mpmath.floor(mpf("0.8") * bezier(at, mpf("0.3"), mpf("0.5")) * FLICKS)) + 1
    cases.append(("curve", f"x > {level!r}", [{"set": {"x": 100}, "motion": curve}], flick))
    # easeOutElastic: 1 - 2^(-10 t) cos(2 pi t / 0.3), its first highest point.
    top = mpmath.findroot(lambda t: mpmath.diff(elastic, t), (mpf("0.1"), mpf("0.2")), solver="anderson")
    level = float(elastic(top)) - 1e-6
    easing = {"curve": "easeOutElastic", "duration": 1}
    cases.append(
        (
            "elastic",
            f"x > {level!r}",
            [{"set": {"x": 100}, "motion": easing}],
            first_above(elastic, level, top - mpf("0.02"), top),
        )
    )
    return cases


CASES = grazing()


@pytest.mark.parametrize(
    ("guard", "moves", "expected", "room"),
    [(*case[1:], 5000 if "1e-09" in case[0] else 150) for case in CASES],
    ids=[case[0] for case in CASES],
)
@pytest.mark.parametrize("kind", ["always", "when"])
def test_the_first_flick_is_found_however_short_it_holds(
    guard: str, moves: list[dict[str, Any]], expected: int | None, room: int, kind: str
) -> None:
    """Within what a rounding of a value of 160 is worth where it hardly moves: at 1e-9 from a peak of curvature 1e4 the
    speed is 4e-3 a second, so that a last place of 3e-14 is worth 5e3 flicks; at 1e-6 it is 150."""
    source = random.Random(guard)
    seen = set()
    for cuts in (1, 2, 60, 977):
        places = sorted(source.randint(0, 2 * FLICKS) for _ in range(cuts - 1))
        steps = [b - a for a, b in zip([0, *places], [*places, 2 * FLICKS], strict=True)]
        scene = Scene(document(guard, moves, kind))
        scene.send("go")
        told: list[int] = []
        for step in steps:
            scene.advance_flicks(step)
            told += [event.time_flicks for event in scene.events() if event.kind is EventKind.EMITTED]
            if cuts == 60 and source.random() < 0.2:
                snapshot = scene.snapshot()
                scene = Scene(document(guard, moves, kind))
                scene.restore(snapshot)
            elif cuts == 2:
                scene.reload(document(guard, moves, kind))
        seen.add((scene.state, tuple(told)))
    assert len(seen) == 1, seen
    state, flicks = seen.pop()
    if expected is None:
        assert (state, flicks) == ("waiting", ())
        return
    assert state == "past"
    assert abs(flicks[0] - expected) <= room, flicks[0] - expected


def test_each_touch_of_what_swings_for_ever_is_told() -> None:
    """There and back by a sine between 0 and 100 in 0.3 s: above 99.9999999 for less than 10 µs each time it turns."""
    swing = {
        "property": "x",
        "from": 0,
        "to": 100,
        "curve": "easeInOutSine",
        "duration": 0.3,
        "timing": {"repeat": "infinite", "autoreverse": True},
    }
    text = document("x > 1000", [{"play": "swing"}], animations={"swing": swing})
    text["machine"]["states"]["waiting"]["when"] = {"guard": "x > 99.9999999", "actions": [{"emit": "top"}]}
    seen = []
    for cuts in (1, 50, 333):
        scene = Scene(text)
        scene.send("go")
        total = round(3.05 * FLICKS)
        told: list[int] = []
        for index in range(cuts):
            scene.advance_flicks(total * (index + 1) // cuts - total * index // cuts)
            told += [event.time_flicks for event in scene.events() if event.name == "top"]
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]
    # 50 (1 - cos(pi t / 0.3)) > 99.9999999 within acos(1 - 2e-9) 0.3 / pi of 0.3, 0.9, 1.5, 2.1, 2.7.
    half = mpmath.acos(1 - mpf("2e-9")) * mpf("0.3") / mpmath.pi
    expected = [(mpf("0.3") * number - half) * FLICKS for number in (1, 3, 5, 7, 9)]
    assert len(seen[0]) == 5, seen
    assert all(abs(flick - at) < 2 for flick, at in zip(seen[0], expected, strict=True))


def test_keyframes_that_touch() -> None:
    """A cubic key of Catmull-Rom form from 0 over 10 back to 0 with equal spacing has its highest point at the key; a
    linear track has a corner there."""
    for segment in ("cubic", "linear"):
        track = [{segment: value, "duration": 0.123} for value in (10, 0)]
        animation = {"property": "x", "keyframes": {"initial": 0, "track": track}}
        text = document("x > 9.9999999", [{"play": "bump"}], animations={"bump": animation})
        scene = Scene(text)
        scene.send("go")
        scene.advance(0.5)
        flicks = [event.time_flicks for event in scene.events() if event.kind is EventKind.EMITTED]
        assert len(flicks) == 1, segment
        assert 0.122 * FLICKS < flicks[0] <= round(0.123 * FLICKS)


def test_a_decay_that_springs_back_from_its_bound() -> None:
    """At the bound with velocity w it goes on as a spring: its highest point has a closed form."""
    rate = -1000 * mpmath.log(mpf("0.998"))
    takeover = -mpmath.log(1 - 300 * rate / 2000) / rate
    speed = 2000 - rate * 300
    beyond = oscillation(0, 200, 4, float(speed))
    w = mpmath.sqrt(mpf(200) - 4)
    top = mpmath.atan(w / 2) / w
    level = float(300 + beyond(top)) - 1e-6
    decay = {
        "deceleration": 0.998,
        "velocity": 2000,
        "bounds": [-1000, 300],
        "spring": {"stiffness": 200, "damping": 4},
    }
    text = document(f"x > {level!r}", [{"play": "coast"}], animations={"coast": {"property": "x", "decay": decay}})
    scene = Scene(text)
    scene.send("go")
    scene.advance(2)
    flicks = [event.time_flicks for event in scene.events() if event.kind is EventKind.EMITTED]
    expected = takeover * FLICKS + first_above(lambda t: 300 + beyond(t), level, 0, top)
    assert len(flicks) == 1
    assert abs(flicks[0] - expected) < 5000


def test_a_thousand_guards_that_never_hold_cost_little() -> None:
    """Of two that move alike the difference is 0, which no bound of rates can tell from what is just above: the work on
    each stretch is bounded."""
    moves = [spring_to(100, SPRING), spring_to(100, SPRING, "y")]
    text = document("x > 1000", moves)
    text["machine"]["states"]["waiting"]["always"] = [
        {"target": "past", "guard": f"x - y > {index}e-300"} for index in range(1000)
    ]
    scene = Scene(text)
    scene.send("go")
    began = time.perf_counter()
    for _ in range(30):
        scene.advance(1 / 60)
    assert scene.state == "waiting"
    assert time.perf_counter() - began < 30


@pytest.mark.parametrize(
    ("guard", "moves", "expected"),
    [
        *((case[1], case[2], case[3]) for case in CASES),
        ("elapsed >= 1.25", [], round(1.25 * FLICKS)),
        ("elapsed % 0.5 >= 0.25 && elapsed > 1", [], round(1.25 * FLICKS)),
        ("elapsed * elapsed > 2", [], int(mpmath.floor(mpmath.sqrt(2) * FLICKS)) + 1),
    ],
)
def test_a_host_that_sleeps_until_what_is_due_next_misses_nothing(
    guard: str, moves: list[dict[str, Any]], expected: int | None
) -> None:
    """It wakes at next_due, answers, and asks again; in the end it has been there at the very flick."""
    scene = Scene(document(guard, moves))
    scene.send("go")
    found = None
    for _ in range(2000):
        due = scene.stage.next_due
        if due is None or found is not None:
            break
        scene.advance_flicks(max(round(due * FLICKS) - scene.stage.time_flicks, 0))
        for event in scene.events():
            if event.kind is EventKind.EMITTED:
                assert event.time_flicks == scene.stage.time_flicks
                found = event.time_flicks
    assert (found is None) == (expected is None)
    if found is not None and expected is not None:
        assert abs(found - expected) <= 5000


# Random guards over random motions, against samples of the values taken 20 000 times a second

SHORT: list[tuple[str, Callable[[float, float, float], bool]]] = [
    ("abs(x - {a}) < 0.02", lambda x, y, a: abs(x - a) < 0.02),
    ("x > {a} && x < {a} + 0.05", lambda x, y, a: a < x < a + 0.05),
    ("x + y > {a} && x + y < {a} + 0.1", lambda x, y, a: x + y > a and x + y < a + 0.1),
    ("x * y > 20 * {a}", lambda x, y, a: x * y > 20 * a),
    ("x % 13 < 0.04", lambda x, y, a: x % 13 < 0.04),
    ("fract(y / 9) > 0.995", lambda x, y, a: y / 9 - math.floor(y / 9) > 0.995),
    ("sin(x) > 0.9999", lambda x, y, a: math.sin(x) > 0.9999),
    ("hypot(x, y) < 3", lambda x, y, a: math.hypot(x, y) < 3),
    ("max(x, y) > {a}", lambda x, y, a: max(x, y) > a),
    ("mix(x, y, 0.3) >= {a}", lambda x, y, a: x * 0.7 + y * 0.3 >= a),
    ("x > 0 ? y > {a} : y < -{a}", lambda x, y, a: y > a if x > 0 else y < -a),
    (
        "clamp(x, -{a}, {a}) == x && y > 0",
        lambda x, y, a: -abs(a) <= x <= abs(a) and y > 0 if a >= 0 else x == a and y > 0,
    ),
    (
        "round(x / 3) == 4 && floor(y) % 5 == 0",
        lambda x, y, a: int(abs(x / 3) + 0.5) * (1 if x > 0 else -1) == 4 and math.floor(y) % 5 == 0,
    ),
    ("exp(x / 50) + sqrt(abs(y)) > 12", lambda x, y, a: math.exp(x / 50) + math.sqrt(abs(y)) > 12),
    ("smoothstep(-50, 50, x) > 0.9 && pow(y, 2) < 1", lambda x, y, a: smooth((x + 50) / 100) > 0.9 and y * y < 1),
    ("min(x, y) == x && max(y, {a}) == y", lambda x, y, a: x <= y and y >= a),
    ("clamp(x, 0, 9) == x || abs(y) == y && min(y, 5) < y", lambda x, y, a: 0 <= x <= 9 or y > 5),
]


def smooth(u: float) -> float:
    u = min(max(u, 0), 1)
    return u * u * (3 - 2 * u)


def random_motions(source: random.Random) -> dict[str, Any]:
    def timing() -> dict[str, Any]:
        return {
            "repeat": source.choice([1, 2.5, "infinite"]),
            "autoreverse": source.random() < 0.5,
            "speed": source.choice([1, 1, 0.7]),
        }

    def one(name: str) -> dict[str, Any]:
        target = source.uniform(-100, 100)
        kind = source.choice(["spring", "curve", "values", "track", "decay"])
        found: dict[str, Any] = {"property": name, "additive": source.random() < 0.4}
        match kind:
            case "spring":
                return found | {"to": target, "spring": source.choice(["bouncy", SPRING, SECOND, "smooth"])}
            case "curve":
                curve = source.choice(
                    [
                        "linear",
                        "ease",
                        "easeOutBack",
                        "easeInOutElastic",
                        "easeOutBounce",
                        "linear(0, 0.3 20%, 1.2, 1)",
                        [0.3, -0.8, 0.2, 1.9],
                    ]
                )
                return found | {"to": target, "curve": curve, "duration": source.uniform(0.1, 0.8), "timing": timing()}
            case "values":
                values = [source.uniform(-90, 90) for _ in range(source.randint(2, 5))]
                mode = source.choice(["linear", "cubic", "discrete"])
                keys = {"values": values, "mode": mode}
                return found | {"keyframes": keys, "duration": source.uniform(0.3, 1), "timing": timing()}
            case "track":
                track = [
                    source.choice(
                        [
                            {"cubic": source.uniform(-80, 80), "duration": source.uniform(0.1, 0.4)},
                            {"spring": source.uniform(-80, 80), "with": "bouncy", "duration": 0.3},
                            {"linear": source.uniform(-80, 80), "duration": 0.2},
                        ]
                    )
                    for _ in range(3)
                ]
                return found | {"keyframes": {"initial": 0, "track": track}}
        bounds = {"bounds": [-60, 60]} if source.random() < 0.6 else {}
        return found | {"decay": {"velocity": source.uniform(-900, 900), **bounds}}

    return {f"m{index}": one(source.choice("xy")) for index in range(source.randint(1, 3))}


@pytest.mark.parametrize("seed", range(200 if os.environ.get("ANIMCORE_LONG") else 10))
def test_nothing_that_samples_show_is_missed(seed: int) -> None:
    """What a guard comes to at a sample, and did not at the one before, was told of in between; and it is told of the
    same under any cut."""
    source = random.Random(seed)
    animations = random_motions(source)
    start = [spring_to(source.uniform(-90, 90), SPRING, name) for name in "xy" if source.random() < 0.7]
    chosen = source.sample(SHORT, 4)
    level = round(source.uniform(-60, 60), 2)
    text = document("x > 1e6", [*start, *({"play": name} for name in animations)], animations=animations)
    text["machine"]["states"]["waiting"]["when"] = [
        {"guard": guard.format(a=f"({level})"), "actions": [{"emit": f"g{index}"}]}
        for index, (guard, _) in enumerate(chosen)
    ]
    told = []
    for cuts in (1, 137):
        scene = Scene(text, event_limit=1 << 20)
        scene.send("go")
        found: list[tuple[str, int]] = []
        for index in range(cuts):
            total = 3 * FLICKS // 2
            scene.advance_flicks(total * (index + 1) // cuts - total * index // cuts)
            found += [(str(e.name), e.time_flicks) for e in scene.events() if e.kind is EventKind.EMITTED]
        told.append((found, scene.state_hash()))
    assert told[0] == told[1]
    del text["machine"]["states"]["waiting"]["when"]
    scene = Scene(text)
    scene.send("go")
    step = FLICKS // 20_000
    x, y = scene["x"], scene["y"]
    held = [holds(x.presentation, y.presentation, level) for _, holds in chosen]
    missed = []
    for number in range(1, 30_000):
        scene.advance_flicks(step)
        now = (x.presentation, y.presentation)
        for index, (guard, holds) in enumerate(chosen):
            is_held = holds(*now, level)
            if is_held and not held[index]:
                low, high = (number - 1) * step, number * step
                if not any(name == f"g{index}" and low < flick <= high for name, flick in told[0][0]):
                    missed.append((guard.format(a=level), number / 20_000))
            held[index] = is_held
    assert not missed
