# SPDX-License-Identifier: MIT
"""Writes ../easing/*.json: easing functions by their definitions, in 50 digits (mpmath) and exact fractions.

Run: python3 easings.py
"""

from __future__ import annotations

import json
import random
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import mpmath as mp
from curves import HARD, NAMED, value_and_slope  # type: ignore[import-not-found, unused-ignore]

mp.mp.dps = 50
OUT = Path(__file__).parent.parent / "easing"
MAXIMUM_BYTES = 400_000

Case = dict[str, Any]


def write(name: str, description: str, source: str, tolerance: float, cases: list[Case]) -> None:
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    text = f'{head[:-2]},\n  "cases": [\n' + ",\n".join("    " + json.dumps(case) for case in cases) + "\n  ]\n}\n"
    assert len(text) <= MAXIMUM_BYTES, (name, len(text))
    (OUT / name).write_text(text)
    print(name, len(cases), "cases", len(text), "bytes")


def step(count: int, position: str, x: float, before: bool) -> Fraction:
    """CSS Easing Functions Level 2, "calculate step easing output progress"; the product is rounded to a double."""
    product = Fraction(x * count)
    current = product.numerator // product.denominator
    if position in ("start", "jump-start", "jump-both"):
        current += 1
    if before and product.denominator == 1:
        current -= 1
    if x >= 0 and current < 0:
        current = 0
    jumps = {"jump-none": count - 1, "jump-both": count + 1}.get(position, count)
    if x <= 1 and current > jumps:
        current = jumps
    return Fraction(current, jumps)


def step_cases() -> list[Case]:
    cases = []
    for count in (1, 2, 3, 7, 10, 1000003):
        for position in ("", "start", "end", "jump-start", "jump-end", "jump-none", "jump-both"):
            if position == "jump-none" and count == 1:
                continue
            css = f"steps({count}, {position})" if position else f"steps({count})"
            xs = {-1.5, -1.0, -0.25, -1e-300, 0.0, 1e-300, 0.1, 0.25, 0.3, 0.5, 0.7, 0.9999999999999999, 1.0, 1.25, 2.5}
            xs |= {k / count for k in range(-1, min(count, 12) + 2)}
            for x in sorted(xs):
                for before in (0, 1):
                    y = float(step(count, position, x, before == 1))
                    cases.append({"css": css, "x": x, "before": before, "y": y})
    return cases


Stop = tuple[str, tuple[str, ...]]


def canonical(stops: list[Stop]) -> list[tuple[Fraction, Fraction]]:
    """CSS Easing Functions Level 2, "linear() canonicalization": points of input and output."""
    points: list[list[Any]] = []
    for output, percentages in stops:
        for percentage in percentages or (None,):
            points.append([None if percentage is None else Fraction(percentage) / 100, Fraction(output)])
    if points[0][0] is None:
        points[0][0] = Fraction(0)
    if points[-1][0] is None:
        points[-1][0] = Fraction(1)
    largest = None
    for point in points:
        if point[0] is not None:
            largest = point[0] if largest is None else max(largest, point[0])
            point[0] = largest
    given = [index for index, point in enumerate(points) if point[0] is not None]
    for first, last in pairwise(given):
        for index in range(first + 1, last):
            span = points[last][0] - points[first][0]
            points[index][0] = points[first][0] + span * Fraction(index - first, last - first)
    # Inputs are doubles: which side of a jump an x is on depends on that.
    return [(Fraction(float(point[0])), point[1]) for point in points]


def line(points: list[tuple[Fraction, Fraction]], x: Fraction, before: bool) -> Fraction:
    """CSS Easing Functions Level 2, "calculate linear easing output progress"."""
    if len(points) == 1:
        return points[0][1]
    if before and points[0][0] == x:
        return points[0][1]
    matching = [point for point in points if point[0] == x]
    if matching:
        return matching[-1][1]
    if x < points[0][0]:
        a, b = points[:2]
        if a[0] == b[0]:
            return a[1]
    elif x > points[-1][0]:
        a, b = points[-2:]
        if a[0] == b[0]:
            return b[1]
    else:
        a = [point for point in points if point[0] < x][-1]
        b = next(point for point in points if point[0] > x)
    return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])


LINEAR: list[list[Stop]] = [
    [("0", ()), ("1", ())],
    [("0", ()), (".25", ()), ("1", ())],
    [("0", ()), ("0.25", ("25%", "75%")), ("1", ())],
    [("0", ("20%",)), ("0.5", ("10%",)), ("1", ())],
    [("0", ("-50%",)), ("1", ("150%",))],
    [("0", ()), ("1", ("50%",)), ("0", ("50%",)), ("1", ())],
    [("0", ()), ("2", ("0%",)), ("-1", ("100%",)), ("1", ("100%",))],
    [("0.5", ())],
    [("0.5", ("25%",))],
    [("3", ("25%", "75%"))],
    [("0", ()), (".5", ()), (".5", ()), ("-1e-1", ()), ("+1.5", ()), ("1", ())],
    [("0", ("30%",)), ("1", ()), ("2", ()), ("3", ("60%",)), ("4", ()), ("5", ("40%",)), ("6", ()), ("7", ())],
    [("1", ("100%",)), ("0", ("0%",))],
    [("1", ("0%", "0%")), ("0", ("0%",))],
    [("0", ("150%",)), ("1", ())],
    [("0", ()), ("1", ("200%",)), ("2", ("100%",)), ("3", ())],
    [(f"{(k * 37) % 101}e-2", ()) for k in range(300)],
]


def linear_cases() -> list[Case]:
    generator = random.Random(3)
    cases = []
    for stops in LINEAR:
        css = ", ".join(" ".join((output, *percentages)) for output, percentages in stops)
        points = canonical([(output, tuple(p.rstrip("%") for p in percentages)) for output, percentages in stops])
        xs = {-1.0, -0.5, -0.1, 0.0, 0.1, 0.2, 0.25, 0.5, 0.6, 0.75, 1.0, 1.5, 2.0, 3.0}
        xs |= {generator.random() for _ in range(6)}
        for x in sorted(xs):
            for before in (0, 1) if Fraction(x) == points[0][0] else (0,):
                y = line(points, Fraction(x), before == 1)
                cases.append({"css": f"linear({css})", "x": x, "before": before, "y": float(y)})
    return cases


def penner_in(family: str, z: Any, both: bool) -> Any:
    """The in direction, written as its usual sources write it."""
    if family in ("Quad", "Cubic", "Quart", "Quint"):
        return z ** ("Quad", "Cubic", "Quart", "Quint").index(family) * z**2
    if family == "Sine":
        return 1 - mp.cos(z * mp.pi / 2)
    if family == "Expo":
        return mp.mpf(2) ** (10 * z - 10)
    if family == "Circ":
        return 1 - mp.sqrt(1 - z**2)
    if family == "Back":
        c1 = mp.mpf(1.70158) * (mp.mpf(1.525) if both else 1)
        return (c1 + 1) * z**3 - c1 * z**2
    if family == "Elastic":
        if both:
            return -(mp.mpf(2) ** (10 * z - 10)) * mp.sin((10 * z - mp.mpf("11.125")) * 2 * mp.pi / mp.mpf("4.5"))
        return -(mp.mpf(2) ** (10 * z - 10)) * mp.sin((10 * z - mp.mpf("10.75")) * 2 * mp.pi / 3)
    return 1 - bounce_out(1 - z)


def bounce_out(x: Any) -> Any:
    n, d = mp.mpf("7.5625"), mp.mpf("2.75")
    if x < 1 / d:
        return n * x**2
    if x < 2 / d:
        return n * (x - mp.mpf("1.5") / d) ** 2 + mp.mpf("0.75")
    if x < mp.mpf("2.5") / d:
        return n * (x - mp.mpf("2.25") / d) ** 2 + mp.mpf("0.9375")
    return n * (x - mp.mpf("2.625") / d) ** 2 + mp.mpf("0.984375")


def penner(direction: str, family: str, x: Any) -> Any:
    if x <= 0:
        return mp.mpf(0)
    if x >= 1:
        return mp.mpf(1)
    if direction == "In":
        return penner_in(family, x, False)
    if direction == "Out":
        return 1 - penner_in(family, 1 - x, False)
    return penner_in(family, 2 * x, True) / 2 if x < 0.5 else 1 - penner_in(family, 2 - 2 * x, True) / 2


FAMILIES = ("Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Back", "Elastic", "Bounce")


def penner_cases() -> list[Case]:
    generator = random.Random(4)
    cases = []
    for family in FAMILIES:
        for direction in ("In", "Out", "InOut"):
            xs = [-1.0, 0.0, 1e-9, 0.03, 0.1, 0.25, 0.4999, 0.5, 0.7, 0.97, 1.0, 3.0]
            for x in sorted([*xs, *(generator.random() for _ in range(8))]):
                case: Case = {"name": f"ease{direction}{family}", "x": x}
                case["y"] = float(penner(direction, family, mp.mpf(x)))
                if 0.01 < x < 0.99 and x != 0.5:
                    case["slope"] = float(mp.diff(lambda z, d=direction, f=family: penner(d, f, z), mp.mpf(x), h=1e-15))
                cases.append(case)
    return cases


def spring_state(m: Any, k: Any, c: Any, v: Any, t: Any) -> tuple[Any, Any]:
    """By the complex characteristic roots, from 0 to 1."""
    root = mp.sqrt(mp.mpc(c * c - 4 * m * k))
    r1, r2 = (-c + root) / (2 * m), (-c - root) / (2 * m)
    if r1 == r2:
        decay, rate = mp.exp(r1.real * t), v + r1.real
        return 1 + decay * (rate * t - 1), decay * (r1.real * (rate * t - 1) + rate)
    a = (v + r2) / (r1 - r2)
    b = -1 - a
    return (
        mp.re(1 + a * mp.exp(r1 * t) + b * mp.exp(r2 * t)),
        mp.re(a * r1 * mp.exp(r1 * t) + b * r2 * mp.exp(r2 * t)),
    )


def spring_cases() -> list[Case]:
    cases = []
    for m, k, c, v, d in (
        (1.0, 100.0, 10.0, 0.0, 1.0),
        (1.0, 100.0, 20.0, 0.0, 0.5),
        (2.0, 50.0, 80.0, 3.0, 4.0),
        (1.0, 400.0, 4.0, -5.0, 2.0),
        (1.0, 25.0, 0.0, 1.0, 10.0),
    ):
        for x in (-1.0, 0.0, 1e-6, 0.1, 0.3, 0.5, 0.77, 0.999, 1.0, 1.5):
            mass, stiffness, damping, speed = (mp.mpf(number) for number in (m, k, c, v))
            value, velocity = spring_state(mass, stiffness, damping, speed, mp.mpf(x) * mp.mpf(d))
            case: Case = {"mass": m, "stiffness": k, "damping": c, "velocity": v, "duration": d, "x": x}
            case["y"] = 0.0 if x < 0 else 1.0 if x >= 1 else float(value)
            case["slope"] = 0.0 if x < 0 or x > 1 else float(velocity * d)
            cases.append(case)
    return cases


def hard_curves() -> list[tuple[float, float, float, float]]:
    """Those of curves.py; nearly level and steep ones of every degree; and those that people use."""
    used = [
        (0.2, 0.0, 0.0, 1.0),
        (0.05, 0.7, 0.1, 1.0),
        (0.87, 0.0, 0.13, 1.0),
        (0.83, 0.0, 0.17, 1.0),
        (0.77, 0.0, 0.175, 1.0),
        (0.16, 1.0, 0.3, 1.0),
        (0.68, -0.55, 0.265, 1.55),
    ]
    level = [(1 - 10.0**-k, 0.3, 10.0**-j, 0.4) for k in (1, 2, 3, 5, 8, 12) for j in (1, 2, 4, 9)]
    steep = [(10.0**-k, 0.9, 10.0**-j, -0.4) for k in (1, 2, 3, 6, 12) for j in (1, 2, 5)]
    mirrored = [(1 - x2, 1 - y2, 1 - x1, 1 - y1) for x1, y1, x2, y2 in steep]
    return [*NAMED, *HARD, *used, *level, *steep, *mirrored]


def curve_cases() -> list[Case]:
    generator = random.Random(5)
    cases = []
    for curve in hard_curves():
        middle = [0.5 + sign * 10.0**-k for k in (2, 4, 7) for sign in (-1, 1)]
        ends = [1e-12, 1e-6, 1e-4, 0.003, 0.997, 1 - 1e-4, 1 - 1e-6]
        for x in sorted([*middle, *ends, *(generator.random() for _ in range(8))]):
            y, slope = value_and_slope(curve, x)
            case: Case = dict(zip(("x1", "y1", "x2", "y2"), curve, strict=True))
            case |= {"x": x, "y": float(y)}
            if slope is not None and abs(slope) < 100:
                case["slope"] = float(slope)
            cases.append(case)
    return cases


# What reads, and how it is written again.
GOOD = [
    ("linear", "linear"),
    ("LINEAR", "linear"),
    (" ease ", "ease"),
    ("Ease-In", "ease-in"),
    ("ease-out", "ease-out"),
    ("ease-in-out", "ease-in-out"),
    ("step-start", "steps(1, start)"),
    ("step-end", "steps(1)"),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", "ease"),
    ("cubic-bezier(0,0,1,1)", "linear"),
    ("CUBIC-BEZIER(.1,+.5e1,1E0,-2)", "cubic-bezier(0.1, 5, 1, -2)"),
    ("cubic-bezier(/**/0.1/* , */,\t0\n,\r\f.3 , 1e-7)", "cubic-bezier(0.1, 0, 0.3, 1e-7)"),
    ("cubic-bezier(00.50, -0, 1, 0.0001)", "cubic-bezier(0.5, 0, 1, 0.0001)"),
    ("cubic-bezier(0.1, 0.30000000000000004, 0.2, 123456)", "cubic-bezier(0.1, 0.30000000000000004, 0.2, 123456)"),
    ("steps(4)", "steps(4)"),
    ("steps(+4, END)", "steps(4)"),
    ("steps( 4 , jump-end )", "steps(4)"),
    ("steps(4, jump-start)", "steps(4, jump-start)"),
    ("steps(2, JUMP-START)", "steps(2, jump-start)"),
    ("steps(0012, start)", "steps(12, start)"),
    ("steps(2, jump-none)", "steps(2, jump-none)"),
    ("steps(2147483647, jump-both)", "steps(2147483647, jump-both)"),
    ("linear(0, 1)", "linear(0 0%, 1 100%)"),
    ("linear(0, 0.25, 1)", "linear(0 0%, 0.25 50%, 1 100%)"),
    ("linear(0 20%, 0.5 10%, 1)", "linear(0 20%, 0.5 20%, 1 100%)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(25% 75% 0.25,100% 1)", "linear(0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0,1 -.5e1%)", "linear(0 0%, 1 0%)"),
    ("linear(0 -10%, 2.5 1e-5%, 1 12.5%)", "linear(0 -10%, 2.5 0.00001%, 1 12.5%)"),
    ("linear(7)", "linear(7 0%)"),
    ("easeInQuad", "easeInQuad"),
    ("EASEINOUTELASTIC", "easeInOutElastic"),
    ("easeOutBounce/* unclosed", "easeOutBounce"),
    ("spring(1 100 10 0 1.5)", "spring(1 100 10 0 1.5)"),
    ("spring( 2 5e1\n7 -3 .5 )", "spring(2 50 7 -3 0.5)"),
]
# What does not: its status, line and column (0 where the error is not in the text's form).
BAD = [
    ("", 9, 1, 1),
    ("  ", 9, 1, 3),
    ("foo", 9, 1, 1),
    ("foo(1)", 9, 1, 1),
    ("ease ease", 9, 1, 6),
    ("ease,", 9, 1, 5),
    ("callback", 9, 1, 1),
    ("steps (3)", 9, 1, 1),
    ("steps(1.5)", 9, 1, 10),
    ("steps(1e1)", 9, 1, 10),
    ("steps(4 jump-end)", 9, 1, 9),
    ("steps(4, jump)", 9, 1, 14),
    ("steps(2,)", 9, 1, 9),
    ("steps(0)", 1, 0, 0),
    ("steps(-1)", 1, 0, 0),
    ("steps(1, jump-none)", 1, 0, 0),
    ("steps(2147483648)", 3, 0, 0),
    ("cubic-bezier(0,0,1)", 9, 1, 19),
    ("cubic-bezier(0 0 1 1)", 9, 1, 16),
    ("cubic-bezier(0,0,1,1,1)", 9, 1, 21),
    ("cubic-bezier(2,0,1,1)", 1, 0, 0),
    ("cubic-bezier(0,1e999,1,1)", 1, 0, 0),
    ("cubic-bezier(0,1e7,1,1)", 3, 0, 0),
    ("linear()", 9, 1, 8),
    ("linear(0 1)", 9, 1, 11),
    ("linear(0% 0 20%)", 9, 1, 16),
    ("linear(0 1% 2% 3%)", 9, 1, 18),
    ("linear(0,)", 9, 1, 10),
    ("linear(1px)", 9, 1, 8),
    ("linear(1.)", 9, 1, 9),
    ("linear(--1)", 9, 1, 8),
    ("linear(\n0,\n x)", 9, 3, 2),
    ("linear(0, 1", 9, 1, 12),
    ("linear(2000000)", 3, 0, 0),
    ("spring(1 100 10 0)", 9, 1, 18),
    ("spring(0 100 10 0 1)", 1, 0, 0),
    ("spring(1 100 10 0 0)", 1, 0, 0),
]


def main() -> None:
    definition = "The algorithms of CSS Easing Functions Level 2 in exact fractions."
    write("steps.json", "y of a step function at x, with the before flag; exact.", definition, 0, step_cases())
    write("linear.json", "y of linear() at x; |error| <= tolerance * 10.", definition, 1e-14, linear_cases())
    write(
        "penner.json",
        "y (and the slope) of Penner's functions; y: |error| <= tolerance, slope: tolerance * 1000.",
        "The usual formulas, 50 digits (mpmath); slopes by difference quotients in those.",
        1e-14,
        penner_cases(),
    )
    write(
        "springs.json",
        "y and slope of a spring as an easing; |error| <= tolerance * 100.",
        "Closed form by complex characteristic roots, 50 digits (mpmath).",
        1e-14,
        spring_cases(),
    )
    write(
        "curves.json",
        "y (and where it is given the slope) of cubic Bezier easings that are hard; |error| <= tolerance * max(1, "
        "|y1|, |y2|), of the slope 1e4 times that and slope^2.",
        "As motion/curves.json.",
        1e-12,
        curve_cases(),
    )
    text = "CSS Easing Functions Level 2: syntax and serialization, by hand."
    good = [{"css": css, "written": written} for css, written in GOOD]
    write("css_good.json", "A text, and how it is written again.", text, 0, good)
    bad = [dict(zip(("css", "status", "line", "column"), case, strict=True)) for case in BAD]
    write("css_bad.json", "A text that is refused: anim_status, line, column.", text, 0, bad)


if __name__ == "__main__":
    main()
