# SPDX-License-Identifier: MIT
"""Writes ../motion/media_timing.json and ../motion/web_timing.json: what timings must say, in rational arithmetic.

Media timing is written from the description in Core Animation's CAMediaTiming.h, by walking through the iterations one
after the other; web timing from the text of Web Animations Level 1 (https://www.w3.org/TR/web-animations-1/), sections
4.5.3, 4.5.5 and 4.8 to 4.9.1, line by line. All inputs are multiples of 1/64, so that the core's rounded arithmetic has
nothing to round but quotients. Run: python3 timing.py
"""

from __future__ import annotations

import itertools
import json
import math
import random
from fractions import Fraction
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent.parent / "motion"
INFINITY = math.inf


def write(name: str, description: str, source: str, tolerance: float, cases: list[dict[str, Any]]) -> None:
    """One case a line, so that a difference shows. Infinities, which JSON has not, are written as "inf" and "-inf"."""
    head = json.dumps({"description": description, "source": source, "tolerance": tolerance}, indent=2)
    lines = ",\n".join("    " + json.dumps({key: plain(value) for key, value in case.items()}) for case in cases)
    (OUT / name).write_text(f'{head[:-2]},\n  "cases": [\n{lines}\n  ]\n}}\n')
    print(name, len(cases), "cases")


def plain(value: Any) -> Any:
    if isinstance(value, (bool, str)) or value is None:
        return value
    number = float(value)
    return number if math.isfinite(number) else str(number)


# Core Animation


def media(case: dict[str, Any]) -> dict[str, Any]:
    """The sample of a case. Fractions, or floats that are infinite."""
    begin, offset, speed = case["begin_time"], case["time_offset"], case["speed"]
    length = case["duration"] or Fraction(1, 4)
    repeat = 2 * length if case["autoreverses"] else length
    ends = []
    if case["repeat_count"]:
        ends.append(repeat * case["repeat_count"])
    if case["repeat_duration"]:
        ends.append(case["repeat_duration"])
    active = min(ends) if ends else repeat

    def parent(local: Any) -> Any:
        if speed == 0:
            return INFINITY if local > offset else -INFINITY
        if local == INFINITY:
            return INFINITY if speed > 0 else -INFINITY
        return begin + (local - offset) / speed

    start, end = (parent(active), parent(Fraction(0))) if speed < 0 else (parent(Fraction(0)), parent(active))
    local = (case["time"] - begin) * speed + offset
    if speed < 0:
        phase = "before" if local <= 0 else "after" if local > active else "active"
    else:
        phase = "before" if local < 0 else "after" if local >= active else "active"
    held = max(Fraction(0), local) if active == INFINITY else max(Fraction(0), min(local, active))

    # Walk: whole iterations that are over; at the end of everything, the last one is held at its end.
    at_end = phase != "before" and held == active
    done, into = 0, held
    if length != INFINITY:
        while into >= length:
            done, into = done + 1, into - length
        if at_end and into == 0 and done > 0:
            done, into = done - 1, length
    fraction = Fraction(0) if length == INFINITY else into / length
    back = case["autoreverses"] and done % 2 == 1
    rate = -speed if back else speed
    fills = {"before": ("backwards", "both"), "active": (case["fill_mode"],), "after": ("forwards", "both")}
    return {
        "phase": phase,
        "is_in_effect": case["fill_mode"] in fills[phase],
        "is_reversing": back,
        "progress": 1 - fraction if back else fraction,
        "iteration": done // 2 if case["autoreverses"] else done,
        "local_time": local,
        "iteration_time": length - into if back else into,
        "rate": rate / length if phase == "active" and length != INFINITY else 0,
        "iteration_rate": rate if phase == "active" else 0,
        "active_duration": active,
        "start_time": start,
        "end_time": end,
    }


def media_cases() -> list[dict[str, Any]]:
    draw = random.Random(20240101)

    def pick(*choices: Any) -> Any:
        choice = draw.choice(choices)
        return choice if choice == INFINITY else Fraction(choice)

    cases = []
    for _ in range(700):
        case: dict[str, Any] = {
            "begin_time": pick(0, 0, 2, -1.5, 1000),
            "time_offset": pick(0, 0, 0.5, -0.25, 3),
            "speed": pick(1, 1, 2, 0.5, -1, -2, 0),
            "duration": pick(0, 1, 2, 0.75, 3, INFINITY),
            "repeat_count": pick(0, 0, 1, 2, 3, 2.5, 0.5, 0.25, 7.75, INFINITY),
            "repeat_duration": pick(0, 0, 0, 1, 2.5, 6, INFINITY),
            "autoreverses": draw.random() < 0.5,
            "fill_mode": draw.choice(("removed", "forwards", "backwards", "both")),
        }
        # At and around the ends, at an iteration's end, and anywhere.
        facts = media({**case, "time": Fraction(0)})
        length = case["duration"] or Fraction(1, 4)
        times = [facts["start_time"], facts["end_time"], case["begin_time"] + Fraction(draw.randint(-640, 640), 64)]
        if case["speed"] and length != INFINITY:
            times.append(case["begin_time"] + (draw.randint(0, 6) * length - case["time_offset"]) / case["speed"])
        time = draw.choice([time for time in times if not isinstance(time, float)])
        time += draw.choice((0, 0, 0, Fraction(1, 64), Fraction(-1, 64)))
        cases.append(
            {"time": time, **case, **{f"expected_{key}": v for key, v in media({**case, "time": time}).items()}}
        )
    return cases


# Web Animations


def web(case: dict[str, Any]) -> dict[str, Any]:
    delay, end_delay, local = case["delay"], case["end_delay"], case["time"]
    duration, iterations, start = case["duration"], case["iterations"], case["iteration_start"]
    fill, direction = case["fill"], case["direction"]

    # 4.8.2, 4.5.3
    active_duration = Fraction(0) if duration == 0 or iterations == 0 else duration * iterations
    end_time = max(delay + active_duration + end_delay, Fraction(0))
    # 4.5.5
    backwards = case["playback_rate"] < 0
    before_active = max(min(delay, end_time), Fraction(0))
    active_after = max(min(delay + active_duration, end_time), Fraction(0))
    if local < before_active or (backwards and local == before_active):
        phase = "before"
    elif local > active_after or (not backwards and local == active_after):
        phase = "after"
    else:
        phase = "active"
    facts: dict[str, Any] = {"phase": phase, "active_duration": active_duration, "end_time": end_time}

    # 4.8.3.1
    if phase == "before":
        active_time = max(local - delay, Fraction(0)) if fill in ("backwards", "both") else None
    elif phase == "active":
        active_time = local - delay
    else:
        active_time = max(min(local - delay, active_duration), Fraction(0)) if fill in ("forwards", "both") else None
    facts["is_in_effect"] = active_time is not None
    if active_time is None:
        return facts
    # 4.8.3.2
    if duration == 0:
        overall = Fraction(0) if phase == "before" else iterations
    else:
        overall = Fraction(0) if duration == INFINITY else active_time / duration
    overall += start
    # 4.8.3.3
    simple = (start if overall == INFINITY else overall) % 1
    if simple == 0 and phase in ("active", "after") and active_time == active_duration and iterations != 0:
        simple = Fraction(1)
    # 4.8.4
    if phase == "after" and iterations == INFINITY:
        current = INFINITY
    elif simple == 1:
        current = math.floor(overall) - 1
    else:
        current = math.floor(overall)
    # 4.9.1
    if direction in ("normal", "reverse"):
        forwards = direction == "normal"
    else:
        d = current + (1 if direction == "alternate-reverse" else 0)
        forwards = d == INFINITY or d % 2 == 0
    return {
        **facts,
        "is_reversing": not forwards,
        "active_time": active_time,
        "overall_progress": overall,
        "simple_iteration_progress": simple,
        "current_iteration": current,
        "directed_progress": simple if forwards else 1 - simple,
    }


def web_cases() -> list[dict[str, Any]]:
    draw = random.Random(20240102)
    grid = list(
        itertools.product(
            (0, 1, 2.5, 3, 0.25, INFINITY), (0, 64, 3, INFINITY), (0, 2.5, 3), (0, 1, -32, 16), (0, 0, 10, -16, -4096)
        )
    )
    cases = []
    for iterations, duration, start, delay, end_delay in draw.sample(grid, 320) * 2:
        case: dict[str, Any] = {
            "delay": Fraction(delay),
            "end_delay": Fraction(end_delay),
            "iteration_start": Fraction(start),
            "iterations": iterations if iterations == INFINITY else Fraction(iterations),
            "duration": duration if duration == INFINITY else Fraction(duration),
            "direction": draw.choice(("normal", "reverse", "alternate", "alternate-reverse")),
            "fill": draw.choice(("none", "forwards", "backwards", "both", "both", "both")),
            "playback_rate": Fraction(draw.choice((1, 1, 1, -1, 0))),
        }
        facts = web({**case, "time": Fraction(0)})
        whole = case["duration"] if case["duration"] != INFINITY else Fraction(7)
        ends = (facts["end_time"], case["delay"] + facts["active_duration"], case["delay"] + draw.randint(0, 4) * whole)
        times = [Fraction(0), case["delay"], Fraction(draw.randint(-500, 3000), 8), *(t for t in ends if t != INFINITY)]
        time = draw.choice(times) + draw.choice((0, 0, 0, Fraction(1, 64), Fraction(-1, 64)))
        expected = {f"expected_{key}": value for key, value in web({**case, "time": time}).items()}
        cases.append({"time": time, **case, **expected})
    return cases


write(
    "media_timing.json",
    "A sample of a media timing at a parent time, in seconds; rates per second. "
    "Errors are relative to max(1, |expected|).",
    "CAMediaTiming.h, walked through in exact rational arithmetic (timing.py).",
    1e-15,
    media_cases(),
)
write(
    "web_timing.json",
    "A sample of a web timing at a local time. Where it is not in effect, the progresses are unresolved and not given. "
    "Errors are relative to max(1, |expected|), those of the progresses to max(1, overall progress).",
    "Web Animations Level 1, step by step in exact rational arithmetic (timing.py).",
    1e-15,
    web_cases(),
)
