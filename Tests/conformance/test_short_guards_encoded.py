# SPDX-License-Identifier: MIT
"""Guards that hold briefly on colors, transforms, what moves in groups and cumulative repeats: times from closed
forms in 50 digits (mpmath), with the matrices of CSS Color 4 (section 18)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import mpmath
import pytest
from animcore import EventKind, Scene

FLICKS = 705_600_000
mpmath.mp.dps = 50
mpf = mpmath.mpf
SPRING = {"stiffness": 100, "damping": 4}
PEAK = mpmath.pi / mpmath.sqrt(96)


def swing(t: Any) -> Any:
    """From 0 to 1 by that spring."""
    w = mpmath.sqrt(96)
    return 1 - mpmath.exp(-2 * t) * (mpmath.cos(w * t) + 2 / w * mpmath.sin(w * t))


def first_above(position: Callable[[Any], Any], level: Any, low: Any, high: Any) -> Any:
    low, high = mpf(low), mpf(high)
    assert position(low) < level < position(high)
    for _ in range(150):
        middle = (low + high) / 2
        low, high = (low, middle) if position(middle) > level else (middle, high)
    return high


def light(x: Any) -> Any:
    return x / mpf("12.92") if x <= 0.04045 else ((x + mpf("0.055")) / mpf("1.055")) ** mpf("2.4")


def signal(x: Any) -> Any:
    return 12.92 * x if x <= 0.0031308 else mpf("1.055") * x ** (1 / mpf("2.4")) - mpf("0.055")


# CSS Color 4, sample code: from linear sRGB to XYZ, from XYZ to LMS, from the cube roots of LMS to OKLab.
XYZ = mpmath.matrix(
    [
        [mpf(506752) / 1228815, mpf(87881) / 245763, mpf(12673) / 70218],
        [mpf(87098) / 409605, mpf(175762) / 245763, mpf(12673) / 175545],
        [mpf(7918) / 409605, mpf(87881) / 737289, mpf(1001167) / 1053270],
    ]
)
LMS = mpmath.matrix(
    [
        ["0.8190224379967030", "0.3619062600528904", "-0.1288737815209879"],
        ["0.0329836539323885", "0.9292868615863434", "0.0361446663506424"],
        ["0.0481771893596242", "0.2642395317527308", "0.6335478284694309"],
    ]
)
LAB = mpmath.matrix(
    [
        ["0.2104542683093140", "0.7936177747023054", "-0.0040720430116193"],
        ["1.9779985324311684", "-2.4285922420485799", "0.4505937096174110"],
        ["0.0259040424655478", "0.7827717124575296", "-0.8086757549230774"],
    ]
)


def lab(color: list[Any]) -> Any:
    roots = LMS * (XYZ * mpmath.matrix([light(mpf(x)) for x in color]))
    return LAB * mpmath.matrix([mpmath.cbrt(x) for x in roots])


def from_lab(x: Any) -> list[Any]:
    cones = mpmath.matrix([root**3 for root in mpmath.lu_solve(LAB, x)])
    return [signal(x) for x in mpmath.lu_solve(XYZ, mpmath.lu_solve(LMS, cones))]


def mixed(space: str, one: list[float], other: list[float], p: Any) -> list[Any]:
    if space == "oklab":
        a, b = lab(one), lab(other)
        return from_lab(a + p * (b - a))
    if space == "linear-srgb":
        return [signal(light(mpf(a)) * (1 - p) + light(mpf(b)) * p) for a, b in zip(one, other, strict=True)]
    return [mpf(a) * (1 - p) + mpf(b) * p for a, b in zip(one, other, strict=True)]


def play(text: dict[str, Any], seconds: float = 2) -> list[int]:
    """The flicks at which 'now' was told, the same under any cut of time, snapshots and reloads."""
    source = random.Random(3)
    seen = set()
    for cuts in (1, 2, 60, 401):
        whole = round(seconds * FLICKS)
        places = sorted(source.randint(0, whole) for _ in range(cuts - 1))
        scene = Scene(text)
        scene.send("go")
        told: list[int] = []
        for a, b in zip([0, *places], [*places, whole], strict=True):
            scene.advance_flicks(b - a)
            told += [event.time_flicks for event in scene.events() if event.kind is EventKind.EMITTED]
            if cuts == 60 and source.random() < 0.2:
                snapshot = scene.snapshot()
                scene = Scene(text)
                scene.restore(snapshot)
            elif cuts == 2:
                scene.reload(text)
        seen.add(tuple(told))
    assert len(seen) == 1, seen
    return list(seen.pop())


def document(properties: dict[str, Any], actions: list[Any], guard: str, **more: Any) -> dict[str, Any]:
    return {
        "animcore": 1,
        "properties": properties,
        "machine": {
            "states": {
                "still": {"on": {"go": {"target": "waiting", "actions": actions}}},
                "waiting": {"always": {"target": "past", "guard": guard, "actions": [{"emit": "now"}]}},
                "past": {},
            }
        },
        **more,
    }


@pytest.mark.parametrize("space", ["srgb", "linear-srgb", "oklab"])
@pytest.mark.parametrize("premultiplied", [False, True])
def test_colors(space: str, premultiplied: bool) -> None:
    one, other = [0.3, 0.5, 0.2, 1], [0.7, 0.45, 0.6, 1]
    tint = {"kind": "color", "value": one, "space": space, "premultiplied": premultiplied}
    for component, name in ((0, "red"), (2, "blue")):

        def at(t: Any, component: int = component) -> Any:
            return mixed(space, one[:3], other[:3], swing(t))[component]

        level = float(at(PEAK)) - 1e-7
        moves = [{"set": {"tint": other}, "motion": {"spring": SPRING}}]
        told = play(document({"tint": tint}, moves, f"tint.{name} > {level!r}"))
        expected = first_above(at, level, PEAK - mpf("0.05"), PEAK)
        assert len(told) == 1
        # A rounding of 1e-14 where it moves by 3e-3 a second.
        assert abs(told[0] - expected * FLICKS) < 5000, told[0] - expected * FLICKS
        assert play(document({"tint": tint}, moves, f"tint.{name} > {float(at(PEAK)) + 1e-9!r}")) == []


@pytest.mark.parametrize("space", ["oklch", "display-p3"])
def test_colors_of_other_spaces(space: str) -> None:
    """A window of a few microseconds, against samples of the values around it."""
    tint = {"kind": "color", "value": [0.3, 0.5, 0.2, 1], "space": space}
    moves = [{"set": {"tint": [0.7, 0.45, 0.6, 1]}, "motion": {"curve": "easeInOutSine", "duration": 0.7}}]
    scene = Scene(document({"tint": tint}, moves, "0"))
    scene.send("go")
    scene.advance_flicks(200_000_001)
    level = scene["tint"].presentation.red
    told = play(document({"tint": tint}, moves, f"abs(tint.red - {level!r}) < 1e-7"), 0.7)
    assert len(told) == 1
    assert abs(told[0] - 200_000_001) < 500


def test_transforms() -> None:
    """Turned from 0 to 1 by a spring, scaled from 1 to 2, moved: the parts move; b is scale times sine."""
    end = [
        2 * float(mpmath.cos(1)),
        2 * float(mpmath.sin(1)),
        -3 * float(mpmath.sin(1)),
        3 * float(mpmath.cos(1)),
        50,
        7,
    ]
    forms: dict[str, Callable[[Any], Any]] = {
        "b": lambda p: (1 + p) * mpmath.sin(p),
        "-c": lambda p: (1 + 2 * p) * mpmath.sin(p),
        "tx": lambda p: 50 * p,
        "-a": lambda p: -(1 + p) * mpmath.cos(p),
        "-d": lambda p: -(1 + 2 * p) * mpmath.cos(p),
    }
    for name, form in forms.items():

        def at(t: Any, form: Callable[[Any], Any] = form) -> Any:
            return form(swing(t))

        level = float(at(PEAK)) - 1e-6
        text = name.replace("-", "-pose.") if name.startswith("-") else f"pose.{name}"
        moves = [{"set": {"pose": end}, "motion": {"spring": SPRING}}]
        properties = {"pose": {"kind": "transform", "value": [1, 0, 0, 1, 0, 0]}}
        told = play(document(properties, moves, f"{text} > {level!r}"))
        assert len(told) == 1, name
        expected = first_above(at, level, PEAK - mpf("0.05"), PEAK)
        assert abs(told[0] - expected * FLICKS) < 500, (name, told[0] - expected * FLICKS)


@pytest.mark.parametrize(
    ("group", "time"),
    [
        ({"duration": 3}, lambda t: t),
        ({"duration": 3, "delay": 0.25}, lambda t: t + mpf("0.25")),
        ({"duration": 3, "speed": 2}, lambda t: t / 2),
        ({"duration": 3, "speed": 0.5, "delay": 0.1}, lambda t: 2 * t + mpf("0.1")),
        ({"duration": 0.4, "repeat": 3}, lambda t: t),
        ({"duration": 0.4, "autoreverse": True}, lambda t: t),
    ],
)
def test_groups(group: dict[str, Any], time: Callable[[Any], Any]) -> None:
    level = float(100 * swing(PEAK)) - 1e-6
    expected = time(first_above(lambda t: 100 * swing(t), level, PEAK - mpf("0.05"), PEAK))
    inner = {"property": "x", "to": 100, "spring": SPRING}
    animations: list[dict[str, Any]] = [
        {"group": group, "animations": [inner]},
        {"group": {"duration": 9, "delay": 0.2}, "animations": [{"group": group, "animations": [inner]}]},
    ]
    for index, animation in enumerate(animations):
        text = document(
            {"x": {"kind": "scalar", "value": 0}},
            [{"play": "all"}],
            f"x > {level!r}",
            animations={"all": animation},
        )
        told = play(text)
        assert len(told) == 1
        assert abs(told[0] - (expected + mpf("0.2") * index) * FLICKS) < 300, told[0] - expected * FLICKS


def test_the_second_run_of_a_group_is_seen_too() -> None:
    """By a guard that waits for it: a run of 0.4 s that begins anew."""
    level = float(100 * swing(PEAK)) - 1e-6
    expected = first_above(lambda t: 100 * swing(t), level, PEAK - mpf("0.05"), PEAK) + mpf("0.4")
    animation = {
        "group": {"duration": 0.4, "repeat": 3},
        "animations": [{"property": "x", "to": 100, "spring": SPRING}],
    }
    text = document(
        {"x": {"kind": "scalar", "value": 0}},
        [{"play": "all"}],
        f"x > {level!r} && elapsed > 0.4",
        animations={"all": animation},
    )
    told = play(text)
    assert len(told) == 1
    assert abs(told[0] - expected * FLICKS) < 300


def test_cumulative_repeats() -> None:
    """Each run of cubic-bezier(0.3, 0, 0.5, 1.6) goes beyond 100 and back; the second on top of the first."""

    def bezier(s: Any, a: Any, b: Any) -> Any:
        return 3 * s * (1 - s) ** 2 * a + 3 * s**2 * (1 - s) * b + s**3

    top = 2 * mpf("1.6") / (3 * mpf("1.6") - 1)
    level = float(100 * bezier(top, 0, mpf("1.6"))) - 1e-6
    at = mpmath.findroot(lambda s: 100 * bezier(s, 0, mpf("1.6")) - level, (top - mpf("1e-3"), top), solver="anderson")
    time = mpf("0.5") * bezier(at, mpf("0.3"), mpf("0.5"))
    animation = {
        "property": "x",
        "from": 0,
        "to": 100,
        "curve": [0.3, 0, 0.5, 1.6],
        "duration": 0.5,
        "timing": {"repeat": 3},
        "cumulative": True,
    }
    for run in (0, 1, 2):
        text = document(
            {"x": {"kind": "scalar", "value": 0}},
            [{"play": "all"}],
            f"x > {level + 100 * run!r}",
            animations={"all": animation},
        )
        told = play(text)
        assert len(told) == 1
        assert abs(told[0] - (time + mpf("0.5") * run) * FLICKS) < 500, told[0]


# Random motions of everything against samples of the values, 8000 in a second


def random_motion(source: random.Random) -> dict[str, Any]:
    return source.choice(
        [
            {"spring": {"stiffness": source.uniform(40, 900), "damping": source.uniform(1, 50)}},
            {"curve": source.choice(["ease", "easeOutBack", "easeInOutElastic", "linear"]), "duration": 0.6},
            {"curve": [0.3, -0.5, 0.5, 1.6], "duration": source.uniform(0.1, 0.9)},
        ]
    )


def random_transform(source: random.Random) -> list[float]:
    return [source.uniform(-2, 2) for _ in range(4)] + [source.uniform(-50, 50) for _ in range(2)]


def random_color(source: random.Random) -> list[float]:
    return [source.uniform(0, 1) for _ in range(3)] + [source.uniform(0.2, 1)]


@pytest.mark.parametrize("seed", range(16))
def test_no_sample_finds_what_is_missed(seed: int) -> None:
    source = random.Random(seed)
    space = source.choice(["srgb", "linear-srgb", "display-p3", "oklab", "oklch"])
    tint = {"kind": "color", "value": random_color(source), "space": space, "premultiplied": source.random() < 0.5}
    group: dict[str, Any] = {
        "duration": source.uniform(0.2, 1.5),
        "delay": source.choice([0, 0.1]),
        "speed": source.uniform(0.4, 2),
    }
    group |= {"repeat": source.choice([1, 2, 2.5]), "autoreverse": source.random() < 0.4}
    group |= {"fill": source.choice(["none", "both"])}
    moves: list[dict[str, Any]] = [
        {"property": "x", "to": 100, **random_motion(source)},
        {"property": "x", "from": 0, "to": 40, **random_motion(source), "cumulative": True, "timing": {"repeat": 3}},
        {"property": "y", "by": 30, **random_motion(source), "additive": True},
    ]
    for move in moves:
        if "spring" not in move:
            move.setdefault("duration", 0.3)
    text = {
        "animcore": 1,
        "properties": {
            "x": {"kind": "scalar", "value": 0},
            "y": {"kind": "scalar", "value": 5},
            "tint": tint,
            "pose": {"kind": "transform", "value": random_transform(source)},
        },
        "animations": {"all": {"group": group, "animations": [moves[0], moves[2]]}, "more": moves[1]},
        "machine": {
            "states": {
                "still": {
                    "on": {
                        "go": {
                            "target": "moving",
                            "actions": [
                                {"set": {"tint": random_color(source)}, "motion": random_motion(source)},
                                {"set": {"pose": random_transform(source)}, "motion": random_motion(source)},
                                {"play": source.choice(["all", "more"])},
                            ],
                        }
                    }
                },
                "moving": {"always": {"target": "past", "guard": "0", "actions": [{"emit": "now"}]}},
                "past": {},
            }
        },
    }
    names: dict[str, Callable[[Any], float]] = {
        "x": lambda s: s["x"].presentation,
        "y": lambda s: s["y"].presentation,
        "tint.red": lambda s: s["tint"].presentation.red,
        "tint.blue": lambda s: s["tint"].presentation.blue,
        "tint.opacity": lambda s: s["tint"].presentation.opacity,
        "pose.a": lambda s: s["pose"].presentation[0],
        "pose.d": lambda s: s["pose"].presentation[3],
        "pose.tx": lambda s: s["pose"].presentation[4],
    }
    step, count = FLICKS // 8000, 8000
    scene = Scene(text)
    scene.send("go")
    rows: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(count):
        scene.advance_flicks(step)
        for name, value in names.items():
            rows[name].append(float(value(scene)))
    for name, values in rows.items():
        if max(values) - min(values) < 1e-6:
            continue
        at = source.randrange(20, count - 20)
        # A narrow window that is passed, or touched, just there.
        width = max(abs(values[at + 1] - values[at]) * 0.3, (max(values) - min(values)) * 1e-7)
        guard = f"abs({name} - {values[at]!r}) < {width!r}"
        text["machine"]["states"]["moving"]["always"]["guard"] = guard  # type: ignore[index]
        first = next(index for index, value in enumerate(values) if abs(value - values[at]) < width)
        told = play(text, 1)
        assert told, (name, guard)
        assert told[0] <= step * (first + 1), (name, guard, told[0] / step, first + 1)
