# SPDX-License-Identifier: MIT
"""The header's comments are true: defaults and bounds that they state are those of the library.

The expected values are the comments themselves: defaults are read from them, and each row of bounds quotes the words
that it tries. If the header says it otherwise, the row fails until somebody has looked at both.
"""

from __future__ import annotations

import ctypes
import json
import math
import re
from collections.abc import Callable
from ctypes import byref, c_double, c_int32, c_int64, c_size_t, c_uint64, sizeof
from typing import Any

import pytest
from animcore import _raw as raw
from repository import Repository

INFINITY, NAN = math.inf, math.nan
DEFAULTS = [name for name in vars(raw) if name.startswith("anim_default_")]


def default_of(words: str, prefix: str) -> float | None:
    """The number that the last sentence of a member's comment says, if it says one."""
    last = re.split(r"(?<=[.)]) ", words)[-1].rstrip(".")
    if re.fullmatch(r"-?infinity", last):
        return float(last.replace("infinity", "inf"))
    if re.fullmatch(r"-?(0x[0-9A-F]+|[\d.e-]+)", last):
        return float(int(last, 16)) if "0x" in last else float(last)
    if re.fullmatch(r"[A-Z_]+", last):
        value = getattr(raw, last, getattr(raw, f"{prefix}_{last}", None))
        return None if value is None else float(value)
    return None


@pytest.mark.parametrize("function", DEFAULTS)
def test_the_defaults_that_the_comments_state_are_those_that_are_filled_in(
    function: str, repository: Repository
) -> None:
    description = json.loads((repository.root / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    prefixes = {each["name"]: each["constants"][0] for each in description["enums"] if each.get("constants")}
    struct = "anim_" + function.removeprefix("anim_default_")
    fields = next(each["fields"] for each in description["structs"] if each["name"] == struct)
    filled = getattr(raw, struct)()
    assert getattr(raw, function)(byref(filled), sizeof(filled)) == raw.ANIM_OK
    stated = 0
    for field in fields:
        enum = field["type"].get("typedef", "")
        prefix = enum.upper() if enum in prefixes else ""
        default = default_of(field["doc"], prefix)
        if default is not None:
            stated += 1
            assert float(getattr(filled, field["name"])) == default, f"{struct}.{field['name']}: {field['doc']}"
    assert stated or struct in ("anim_path_parsing", "anim_path_format"), f"no default of {struct} is stated"


def test_a_members_comment_reaches_the_description(repository: Repository) -> None:
    """A comment without letters, such as `>= 0`, would be taken for a rule and left out of every binding."""
    for path in repository.headers.values():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = re.search(r"(\w+); /\* ([^a-zA-Z]+) \*/$", line)
            assert not match or match[1].startswith("reserved"), f"{path.name}, line {number}: {line.strip()}"


def numbers(*values: float) -> Any:
    return (c_double * len(values))(*values)


def spring(mass: float = 1, stiffness: float = 100, damping: float = 10) -> Any:
    return byref(raw.anim_spring(mass, stiffness, damping))


def filled(struct: str, **members: Any) -> Any:
    """Default options with other members."""
    options = getattr(raw, struct)()
    assert getattr(raw, struct.replace("anim_", "anim_default_", 1))(byref(options), sizeof(options)) == raw.ANIM_OK
    for name, value in members.items():
        setattr(options, name, value)
    return byref(options)


def made(kind: Any, create: Callable[..., int], *arguments: Any) -> Any:
    pointer = ctypes.POINTER(kind)()
    assert create(*arguments, byref(pointer)) == raw.ANIM_OK, raw.anim_last_error_message()
    return pointer


def path(data: bytes) -> Any:
    pointer = made(raw.anim_path, raw.anim_path_create)
    assert raw.anim_path_parse(pointer, data, len(data), None, None) == raw.ANIM_OK
    return pointer


class Bench:
    """What the rows call: one object of each sort, and room for results."""

    def __init__(self) -> None:
        self.number, self.other, self.size = c_double(), c_double(), c_size_t()
        self.row, self.flicks, self.id = numbers(0, 0, 0, 0), c_int64(), c_uint64()
        self.spring, self.curve = raw.anim_spring(), raw.anim_cubic_bezier(0, 0, 1, 1)
        self.easing = ctypes.POINTER(raw.anim_easing)()
        self.keyframes = ctypes.POINTER(raw.anim_keyframes)()
        self.morph = ctypes.POINTER(raw.anim_morph)()
        self.square, self.triangle, self.line = path(b"M0 0H10V10H0Z"), path(b"M0 0L10 0L5 8Z"), path(b"M0 0L10 0")
        self.result = path(b"")
        self.pair = (ctypes.POINTER(raw.anim_path) * 2)(self.square, self.triangle)
        self.stage = made(raw.anim_stage, raw.anim_stage_create, None)
        self.second = ctypes.POINTER(raw.anim_stage)()
        assert raw.anim_stage_add_property(self.stage, b"x", 1, 0, numbers(0), 1, byref(self.id)) == raw.ANIM_OK
        self.x = self.id.value

    def evaluate(self, of: Any, to: float = 1, velocity: float = 0) -> Any:
        return raw.anim_spring_evaluate(of, 0.1, 0, to, velocity, byref(self.number), None)

    def css(self, text: bytes) -> Any:
        return raw.anim_easing_create_css(text, len(text), byref(self.easing))

    def named(self, name: bytes, duration: float, bounce: float) -> Any:
        return raw.anim_spring_make_named(name, len(name), duration, bounce, byref(self.spring))

    def linear(self, *outputs: float) -> Any:
        return raw.anim_easing_create_linear(numbers(*outputs), None, len(outputs), byref(self.easing))

    def values(self, options: Any, values: Any, times: Any = (), parameters: Any = ()) -> Any:
        arrays = [(numbers(*each), len(each)) if each else (None, 0) for each in (values, times)]
        row = (numbers(*parameters), len(parameters)) if parameters else (None, 0)
        return raw.anim_keyframes_create_values(options, *arrays[0], *arrays[1], None, 0, *row, byref(self.keyframes))

    def blocks(self, start: float, duration: float) -> Any:
        return raw.anim_keyframes_create_blocks(
            None, numbers(start), numbers(duration), 1, numbers(1), 1, None, 0, byref(self.keyframes)
        )

    def decay(self, **members: float) -> Any:
        options = filled("anim_decay", **members)
        return raw.anim_decay_evaluate(options, numbers(0.1), 1, 0, 1, self.row, None)

    def band(self, *members: float) -> Any:
        return raw.anim_rubber_band_evaluate(byref(raw.anim_rubber_band(*members)), numbers(5), 1, self.row)

    def timing(self, **members: float) -> Any:
        sample = raw.anim_media_sample()
        return raw.anim_media_timing_evaluate(filled("anim_media_timing", **members), 0.1, byref(sample))

    def web(self, **members: float) -> Any:
        sample = raw.anim_web_sample()
        return raw.anim_web_timing_evaluate(filled("anim_web_timing", **members), 0.1, byref(sample))

    def stroke(self, **members: float) -> Any:
        return raw.anim_path_stroke(self.line, filled("anim_stroke_style", **members), 0, self.result)

    def morphed(self, **members: float) -> Any:
        options = filled("anim_morph_options", **members)
        return raw.anim_morph_create(self.square, self.triangle, options, byref(self.morph))

    def morphs(self, **members: float) -> Any:
        options = filled("anim_morph_options", **members)
        return raw.anim_morph_create_sequence(self.pair, 2, None, 0, options, byref(self.morph))

    def property(self, kind: int, *value: float) -> Any:
        return raw.anim_stage_add_property(self.stage, b"", 0, kind, numbers(*value), len(value), byref(self.id))

    def property_with(self, *value: float, **members: Any) -> Any:
        options = filled("anim_property_options", **members)
        row = (numbers(*value), len(value))
        return raw.anim_stage_add_property_with(self.stage, b"", 0, options, *row, byref(self.id))

    def transaction(self, **members: Any) -> Any:
        status = raw.anim_stage_begin_transaction(self.stage, filled("anim_motion", **members), byref(self.id))
        if status == raw.ANIM_OK:
            assert raw.anim_stage_commit_transaction(self.stage, self.id) == raw.ANIM_OK
        return status

    def animate(self, **members: Any) -> Any:
        options = filled("anim_animation_options", **members)
        return raw.anim_stage_animate_flat(self.stage, self.x, options, None, numbers(1), None, None, 1, byref(self.id))

    def group(self, **members: Any) -> Any:
        return raw.anim_stage_add_group(self.stage, filled("anim_animation_group_options", **members), byref(self.id))

    def in_group(self, kind: int, call: Callable[[Any, Any], int]) -> Any:
        assert self.group(kind=kind) == raw.ANIM_OK
        return call(self.stage, self.id)

    def seek(self, seconds: float) -> Any:
        return self.in_group(0, lambda stage, group: raw.anim_animation_group_seek(stage, group, seconds))

    def run(self, factor: float, velocity: float) -> Any:
        return self.in_group(2, lambda stage, group: raw.anim_animator_run(stage, group, 0, None, factor, velocity))


BOUNDS: dict[str, list[tuple[Callable[[Bench], int], str]]] = {
    "where k / m is outside 2^-1000 to 2^1000, or the damping ratio is above 2^500": [
        (lambda b: b.evaluate(spring(1, 2.0**1000, 0)), "OK"),
        (lambda b: b.evaluate(spring(1, 2.0**1001, 0)), "LIMIT"),
        (lambda b: b.evaluate(spring(2.0**1001, 1, 0)), "LIMIT"),
        (lambda b: b.evaluate(spring(1, 1, 2.0**502)), "LIMIT"),
    ],
    "take values, displacements and velocities of at most 1e150 in size (ANIM_ERROR_LIMIT)": [
        (lambda b: b.evaluate(spring(), 1e150), "OK"),
        (lambda b: b.evaluate(spring(), 1.1e150), "LIMIT"),
        (lambda b: b.evaluate(spring(), 1, 1.1e150), "LIMIT"),
    ],
    "double mass; /* m > 0 */": [(lambda b: b.evaluate(spring(0)), "ARGUMENT")],
    "double damping; /* c >= 0;": [
        (lambda b: b.evaluate(spring(1, 1, 0)), "OK"),
        (lambda b: b.evaluate(spring(1, 1, -1e-9)), "ARGUMENT"),
    ],
    "duration > 0 (seconds); -1 < bounce <= 1.": [
        (lambda b: raw.anim_spring_make_perceptual(0, 0, byref(b.spring)), "ARGUMENT"),
        (lambda b: raw.anim_spring_make_perceptual(1, -1, byref(b.spring)), "ARGUMENT"),
        (lambda b: raw.anim_spring_make_perceptual(1, 1, byref(b.spring)), "OK"),
        (lambda b: raw.anim_spring_make_perceptual(1, 1.0001, byref(b.spring)), "ARGUMENT"),
    ],
    "duration > 0, 0 < damping_ratio <= 1": [
        (lambda b: raw.anim_spring_make_uikit(0, 1, 0, byref(b.spring)), "ARGUMENT"),
        (lambda b: raw.anim_spring_make_uikit(1, 0, 0, byref(b.spring)), "ARGUMENT"),
        (lambda b: raw.anim_spring_make_uikit(1, 1, 0, byref(b.spring)), "OK"),
        (lambda b: raw.anim_spring_make_uikit(1, 1.01, 0, byref(b.spring)), "ARGUMENT"),
    ],
    "the sum of the bounces must be above -1 and at most 1.": [
        (lambda b: b.named(b"bouncy", 0, 0.7), "OK"),
        (lambda b: b.named(b"bouncy", 0, 0.71), "ARGUMENT"),
        (lambda b: b.named(b"smooth", 0, -1), "ARGUMENT"),
    ],
    "These two have neither a duration nor a bounce: both arguments must be 0.": [
        (lambda b: b.named(b"uikit", 0, 0), "OK"),
        (lambda b: b.named(b"uikit", 1, 0), "ARGUMENT"),
        (lambda b: b.named(b"core-animation", 0, 0.1), "ARGUMENT"),
    ],
    "Both thresholds must be above 0; an infinite one is always met.": [
        (lambda b: raw.anim_spring_get_settling_time(spring(), 1, 0, INFINITY, 1, byref(b.number)), "OK"),
        (lambda b: raw.anim_spring_get_settling_time(spring(), 1, 0, 0, 1, byref(b.number)), "ARGUMENT"),
        (lambda b: raw.anim_spring_get_settling_time(spring(), 1, 0, 1, 0, byref(b.number)), "ARGUMENT"),
    ],
    "0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT); |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).": [
        (lambda b: b.css(b"cubic-bezier(-0.1, 0, 1, 1)"), "ARGUMENT"),
        (lambda b: b.css(b"cubic-bezier(0, 1e6, 1, 0)"), "OK"),
        (lambda b: b.css(b"cubic-bezier(0, 1.1e6, 1, 0)"), "LIMIT"),
    ],
    "ANIM_LIMIT_EASING_STEPS = 2147483647, /* steps of steps() */": [
        (lambda b: b.css(b"steps(2147483647)"), "OK"),
        (lambda b: b.css(b"steps(2147483648)"), "LIMIT"),
    ],
    "between the steps only; at least 2 steps": [
        (lambda b: raw.anim_easing_create_steps(2, 2, byref(b.easing)), "OK"),
        (lambda b: raw.anim_easing_create_steps(1, 2, byref(b.easing)), "ARGUMENT"),
    ],
    "ANIM_LIMIT_EASING_STOPS = 4096": [
        (lambda b: b.linear(*[0.0] * 4096), "OK"),
        (lambda b: b.linear(*[0.0] * 4097), "LIMIT"),
    ],
    "ANIM_ERROR_LIMIT for numbers above 1e6 in size.": [
        (lambda b: b.linear(1e6), "OK"),
        (lambda b: b.linear(-1.1e6), "LIMIT"),
    ],
    "x is the time in units of duration (seconds, 0 < duration <= 1e9)": [
        (lambda b: raw.anim_easing_create_spring(spring(), 0, 0, byref(b.easing)), "ARGUMENT"),
        (lambda b: raw.anim_easing_create_spring(spring(), 1e9, 0, byref(b.easing)), "OK"),
        (lambda b: raw.anim_easing_create_spring(spring(), 1.1e9, 0, byref(b.easing)), "LIMIT"),
    ],
    "double duration; /* seconds, 0 to 1e9, of values and blocks": [
        (lambda b: b.values(filled("anim_keyframe_options", duration=1e9), (1, 2)), "OK"),
        (lambda b: b.values(filled("anim_keyframe_options", duration=1.1e9), (1, 2)), "LIMIT"),
        (lambda b: b.values(filled("anim_keyframe_options", duration=-1), (1, 2)), "ARGUMENT"),
    ],
    "one for each key, from 0 to 1 in units of the duration, none below the one before": [
        (lambda b: b.values(None, (1, 2), (0, 1)), "OK"),
        (lambda b: b.values(None, (1, 2), (0, 1.1)), "ARGUMENT"),
        (lambda b: b.values(None, (1, 2), (0.5, 0.2)), "ARGUMENT"),
        (lambda b: b.values(None, (1, 2), (0, 0.5, 1)), "ARGUMENT"),
    ],
    "In the discrete mode there may be one more": [
        (lambda b: b.values(filled("anim_keyframe_options", mode=0), (1, 2), (0, 0.5, 1)), "OK"),
    ],
    "tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT)": [
        (lambda b: b.values(filled("anim_keyframe_options", mode=3), (1, 2), (), (1e6,) * 6), "OK"),
        (lambda b: b.values(filled("anim_keyframe_options", mode=3), (1, 2), (), (1.1e6,) * 6), "LIMIT"),
        (lambda b: b.values(filled("anim_keyframe_options", mode=3), (1, 2), (), (0,) * 5), "ARGUMENT"),
    ],
    "for durations[i] (both from 0 to 1, in units of the whole duration)": [
        (lambda b: b.blocks(0.5, 1), "OK"),
        (lambda b: b.blocks(-0.1, 1), "ARGUMENT"),
        (lambda b: b.blocks(0, 1.1), "ARGUMENT"),
    ],
    "double repeat_count; /* >= 0, fractional or infinite;": [
        (lambda b: b.timing(repeat_count=INFINITY), "OK"),
        (lambda b: b.timing(repeat_count=-0.5), "ARGUMENT"),
    ],
    "double duration; /* seconds of one iteration, >= 0 or infinite;": [
        (lambda b: b.timing(duration=INFINITY), "OK"),
        (lambda b: b.timing(duration=-1), "ARGUMENT"),
    ],
    "double iteration_start; /* the iteration at which it starts, >= 0,": [
        (lambda b: b.web(iteration_start=0.5), "OK"),
        (lambda b: b.web(iteration_start=-0.5), "ARGUMENT"),
    ],
    "double rate; /* per second, 2^-300 to 2^300.": [
        (lambda b: b.decay(rate=2.0**-300), "OK"),
        (lambda b: b.decay(rate=2.0**300), "OK"),
        (lambda b: b.decay(rate=2.0**301), "LIMIT"),
        (lambda b: b.decay(rate=0), "ARGUMENT"),
    ],
    "(0 < remaining < 1) of the velocity after each millisecond": [
        (lambda b: raw.anim_decay_get_rate(0, byref(b.number)), "ARGUMENT"),
        (lambda b: raw.anim_decay_get_rate(0.998, byref(b.number)), "OK"),
        (lambda b: raw.anim_decay_get_rate(1, byref(b.number)), "ARGUMENT"),
    ],
    "double dimension; /* of the view in that direction, above 0 and at most 1e150 */": [
        (lambda b: b.band(0, 1, 1e150, 0.55), "OK"),
        (lambda b: b.band(0, 1, 1.1e150, 0.55), "ARGUMENT"),
        (lambda b: b.band(0, 1, 0, 0.55), "ARGUMENT"),
    ],
    "relative to its larger radius: 1e-13 to 1 */": [
        (lambda b: raw.anim_path_parse(b.result, b"", 0, filled("anim_path_parsing", arc_accuracy=1e-13), None), "OK"),
        (
            lambda b: raw.anim_path_parse(b.result, b"", 0, filled("anim_path_parsing", arc_accuracy=9e-14), None),
            "ARGUMENT",
        ),
    ],
    "the rectangle is at least six strokes wide and high.": [
        (lambda b: raw.anim_path_add_symbol(b.result, byref(raw.anim_rectangle(0, 0, 6, 6)), 1, 0), "OK"),
        (lambda b: raw.anim_path_add_symbol(b.result, byref(raw.anim_rectangle(0, 0, 6, 5.9)), 1, 0), "ARGUMENT"),
    ],
    "double width; /* 0 (which draws nothing) to 1e150. 1 */": [
        (lambda b: b.stroke(width=0), "OK"),
        (lambda b: b.stroke(width=-1), "ARGUMENT"),
        (lambda b: b.stroke(width=1.1e150), "LIMIT"),
    ],
    "double miter_limit; /* at least 1: the longest miter": [
        (lambda b: b.stroke(miter_limit=1), "OK"),
        (lambda b: b.stroke(miter_limit=0.9), "ARGUMENT"),
    ],
    "or shrunk by a negative one, up to 5e149 in size": [
        (lambda b: raw.anim_path_offset(b.square, 5e149, 0, 4, 0, 0, b.result), "OK"),
        (lambda b: raw.anim_path_offset(b.square, 5.1e149, 0, 4, 0, 0, b.result), "LIMIT"),
    ],
    "searched for and repaired, 0 to 3. 2 */": [
        (lambda b: b.morphed(effort=3), "OK"),
        (lambda b: b.morphed(effort=4), "ARGUMENT"),
    ],
    "in units of the outline's length, 0 to 0.1. 0.01 */": [
        (lambda b: b.morphed(tolerance=0.1), "OK"),
        (lambda b: b.morphed(tolerance=0.11), "ARGUMENT"),
    ],
    "paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND.": [
        (lambda b: b.morphed(structure=1), "KIND"),
        (lambda b: b.morphs(structure=1), "KIND"),
    ],
    "up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */": [
        (
            lambda b: raw.anim_stage_create(filled("anim_stage_options", event_limit=1048577), byref(b.second)),
            "LIMIT",
        ),
    ],
    "For the kinds VECTOR and PATH, use anim_stage_add_property_with() and anim_stage_add_path().": [
        (lambda b: b.property(9, 0, 0), "ARGUMENT"),
        (lambda b: b.property(10, 0, 0), "ARGUMENT"),
        (lambda b: b.property_with(0, 0, kind=9, component_count=2), "OK"),
    ],
    "of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0 */": [
        (lambda b: b.property_with(0, kind=9, component_count=0), "ARGUMENT"),
        (lambda b: b.property_with(0, component_count=1), "OK"),
        (lambda b: b.property_with(0, 0, component_count=2), "ARGUMENT"),
    ],
    "Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).": [
        (lambda b: b.property_with(0, kind=4, turn=1), "OK"),
        (lambda b: b.property_with(0, turn=1), "ARGUMENT"),
        (lambda b: b.property_with(0, 0, 0, 0, kind=5, space=3, hue=1), "ARGUMENT"),
    ],
    "Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default.": [
        (lambda b: raw.anim_stage_set_threshold(b.stage, b.x, 1e150), "OK"),
        (lambda b: raw.anim_stage_set_threshold(b.stage, b.x, 1.1e150), "ARGUMENT"),
        (lambda b: raw.anim_stage_set_threshold(b.stage, b.x, 0), "ARGUMENT"),
        (lambda b: raw.anim_stage_set_threshold(b.stage, b.x, 0.001), "OK"),
    ],
    "ANIM_LIMIT_DURATION_SECONDS = 1000000000, /* seconds of a duration or delay */": [
        (lambda b: b.transaction(duration=1e9), "OK"),
        (lambda b: b.transaction(duration=1.1e9), "LIMIT"),
        (lambda b: b.transaction(delay=1.1e9), "LIMIT"),
        (lambda b: b.transaction(stagger=1.1e9), "LIMIT"),
        (lambda b: b.animate(duration=1.1e9), "LIMIT"),
        (lambda b: b.animate(delay=1.1e9), "LIMIT"),
    ],
    "double repeat_count; /* > 0, fractional or infinite;": [
        (lambda b: b.transaction(repeat_count=0), "ARGUMENT"),
        (lambda b: b.transaction(repeat_count=INFINITY), "OK"),
    ],
    "ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */": [
        (lambda b: b.transaction(interruption=3), "OK"),
        (lambda b: b.transaction(interruption=4), "ARGUMENT"),
    ],
    "ANIM_MOTION_KIND_KEYFRAMES = 5, /* explicit animations only": [(lambda b: b.transaction(kind=5), "ARGUMENT")],
    "the group whose time it uses; 0: the stage's. At most 16 deep */": [
        (lambda b: _nested_groups(b, 16), "OK"),
        (lambda b: _nested_groups(b, 17), "LIMIT"),
    ],
    "double duration; /* of an ANIMATOR, seconds, 0 to 1e9;": [
        (lambda b: b.group(kind=2, duration=1e9), "OK"),
        (lambda b: b.group(kind=2, duration=1.1e9), "ARGUMENT"),
    ],
    "Sets a clock to a time of its own (seconds, 0 to 1e9)": [
        (lambda b: b.seek(1e9), "OK"),
        (lambda b: b.seek(1.1e9), "ARGUMENT"),
        (lambda b: b.seek(-1), "ARGUMENT"),
    ],
    "takes its share of duration_factor (0 to 1e6; usually 1) times the animator's duration": [
        (lambda b: b.run(1e6, NAN), "OK"),
        (lambda b: b.run(1.1e6, NAN), "ARGUMENT"),
    ],
    "The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the time scale.": [
        (lambda b: raw.anim_stage_advance(b.stage, 1e5), "OK"),
        (lambda b: raw.anim_stage_advance(b.stage, 1.1e5), "LIMIT"),
        (lambda b: raw.anim_stage_advance(b.stage, -1e-9), "ARGUMENT"),
        (lambda b: raw.anim_stage_set_time_scale(b.stage, 10) or raw.anim_stage_advance(b.stage, 1e4), "OK"),
        (lambda b: raw.anim_stage_set_time_scale(b.stage, 10) or raw.anim_stage_advance(b.stage, 1.1e4), "LIMIT"),
        (lambda b: raw.anim_stage_set_time_scale(b.stage, 0.1) or raw.anim_stage_advance(b.stage, 1.1e5), "LIMIT"),
    ],
    "0 to ANIM_LIMIT_TIME_SCALE, 1 at first.": [
        (lambda b: raw.anim_stage_set_time_scale(b.stage, 1e6), "OK"),
        (lambda b: raw.anim_stage_set_time_scale(b.stage, 1.1e6), "LIMIT"),
        (lambda b: raw.anim_stage_set_time_scale(b.stage, -1), "ARGUMENT"),
    ],
    "ANIM_ERROR_LIMIT beyond 2^62 flicks": [
        (lambda b: raw.anim_flicks_from_seconds(2.0**62 / 705600000 * 1.001, byref(b.flicks)), "LIMIT"),
        (lambda b: raw.anim_flicks_from_seconds(2.0**62 / 705600000 * 0.999, byref(b.flicks)), "OK"),
    ],
    "0 or 1 (any other value is ANIM_ERROR_ARGUMENT when passed in).": [
        (lambda b: raw.anim_stage_set_paused(b.stage, 2), "ARGUMENT"),
        (lambda b: b.stroke(simplified=2), "ARGUMENT"),
        (lambda b: b.timing(autoreverses=-1), "ARGUMENT"),
    ],
}


def _nested_groups(bench: Bench, depth: int) -> int:
    status, parent = raw.ANIM_OK, 0
    for _ in range(depth):
        status = bench.group(parent=parent)
        parent = bench.id.value
    return status


@pytest.mark.parametrize("words", BOUNDS)
def test_the_bounds_that_the_comments_state_are_those_that_are_checked(words: str, repository: Repository) -> None:
    text = " ".join(" ".join(each.read_text(encoding="utf-8").split()) for each in repository.headers.values())
    assert words in text, "the header says it otherwise: look at both"
    for number, (call, expected) in enumerate(BOUNDS[words]):
        status = raw.anim_status_name(c_int32(call(Bench()))).decode().removeprefix("ANIM_").removeprefix("ERROR_")
        assert status == expected, f"call {number}: {raw.anim_last_error_message().decode()}"
