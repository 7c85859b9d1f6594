# SPDX-License-Identifier: MIT
"""Small Lottie files that merge paths, which stand still, move together or move apart."""

from __future__ import annotations

from typing import Any

from lottie_files import (
    BLUE,
    CURVES,
    GREEN,
    LINES,
    RED,
    animation,
    ellipse,
    file,
    gradient,
    group,
    keys,
    layer,
    path,
    rectangle,
    repeater,
    shape,
    star,
    stroke,
    trim,
    value,
)

Json = Any

# Those that the importer cannot say in one formula and combines frame by frame.
SAMPLED: set[str] = set()


def sampled(make: Any) -> Any:
    """A file that the report calls approximated."""
    SAMPLED.add(make.__name__)
    return file(make)


def merge(mode: int) -> Json:
    return {"ty": "mm", "mm": mode}


# Of a brightness near those of the fills, so that its edges, which renderers smooth otherwise, differ little.
LINE = stroke(0.5, 0.5, 0.6, 4)
AROUND = keys((0, 0), (60, 120))


@file
def merged_with_a_stroke() -> Json:
    inner = group(ellipse(w=50, h=50), p=value([20, 5]), r=value(30), s=value([120, 80]))
    return animation(layer([group(rectangle(-15, 0, 50, 50), inner, merge(2), LINE, GREEN)], r=AROUND))


@file
def merged_three() -> Json:
    shapes = [rectangle(0, 0, 90, 60), ellipse(-25, 0, 40, 40), star(p=value([25, 0]), **{"or": value(28)})]
    return animation(layer([group(*shapes, merge(3), LINE, RED)], r=AROUND))


@file
def merged_excluding_three() -> Json:
    shapes = [ellipse(-15, -10, 50, 50), ellipse(15, -10, 50, 50), ellipse(0, 15, 50, 50)]
    return animation(layer([group(*shapes, merge(5), LINE, BLUE)], r=AROUND))


@file
def merged_paths_that_cross_themselves() -> Json:
    knot = path([[-40, -30], [40, 30], [40, -30], [-40, 30]])
    return animation(layer([group(shape(value(knot)), shape(value(CURVES)), merge(3), RED)], r=AROUND))


@file
def merged_in_a_group_that_moves() -> Json:
    inner = group(rectangle(-15, 0, 50, 50), ellipse(15, 0, 50, 50), p=keys((0, [-30, 0]), (50, [30, 10])), r=AROUND)
    return animation(layer([group(inner, merge(3), LINE, GREEN)]))


@file
def merged_and_merged_again() -> Json:
    inner = group(rectangle(-15, 0, 60, 50), ellipse(15, 0, 50, 50), merge(2), p=value([0, -5]), r=value(20))
    return animation(layer([group(inner, ellipse(0, 0, 30, 30), merge(3), LINE, BLUE)], r=AROUND))


@file
def merged_of_parts() -> Json:
    cut = [ellipse(0, 0, 80, 80), trim(value(0), value(50), value(45)), rectangle(0, 0, 30, 110)]
    return animation(layer([group(*cut, merge(2), RED)], r=AROUND))


@file
def merged_and_trimmed() -> Json:
    shapes = [rectangle(-15, 0, 50, 50), ellipse(15, 0, 50, 50), merge(2)]
    # Once around, wherever the outline begins.
    return animation(layer([group(*shapes, LINE, GREEN)], o=keys((0, 100), (50, 40)), r=AROUND))


@file
def merged_by_clips_while_they_move() -> Json:
    ball = {**ellipse(w=50, h=50), "p": keys((0, [-50, 0]), (55, [50, 10]))}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(3), RED)]))


@file
def merged_by_clips_in_common() -> Json:
    ball = {**ellipse(w=60, h=60), "p": keys((0, [-50, 0]), (55, [50, 10]))}
    turning = group(rectangle(w=70, h=30), r=AROUND)
    return animation(layer([group(shape(value(LINES)), ball, turning, merge(4), BLUE)]))


@file
def merged_by_layers_while_they_fade() -> Json:
    ball = {**ellipse(w=50, h=50, d=3), "p": keys((0, [-50, 0]), (55, [50, 10]))}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(2), {**GREEN, "o": keys((0, 90), (50, 40))})]))


@file
def merged_by_a_rule_while_they_move() -> Json:
    ball = {**ellipse(w=50, h=50), "p": keys((0, [-50, 0]), (55, [50, 10]))}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(5), BLUE)]))


@sampled
def merged_with_a_stroke_while_they_move() -> Json:
    ball = {**ellipse(w=50, h=50), "p": keys((0, [-60, 0]), (55, [60, 10]))}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(2), LINE, GREEN)]))


@sampled
def merged_paths_that_change() -> Json:
    changes = shape(keys((0, [LINES]), (30, [CURVES]), (55, [LINES])))
    turning = group(rectangle(w=90, h=24), r=AROUND)
    return animation(layer([group(changes, turning, merge(5), LINE, RED)]))


@sampled
def merged_while_they_move_and_jump() -> Json:
    ball = {**ellipse(w=50, h=50), "p": keys((0, [-40, 0]), (17, [0, 10]), (41, [40, 0]), hold=True)}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(3), LINE, GREEN)]))


@sampled
def merged_in_groups_that_move_apart() -> Json:
    one = group(rectangle(w=60, h=40), r=AROUND, p=keys((0, [-20, 0]), (55, [10, 0])))
    other = group(star(), s=keys((0, [60, 60]), (55, [110, 110])), p=value([10, 5]))
    return animation(layer([group(one, other, merge(3), merge(2), LINE, BLUE, p=keys((0, [-10, 0]), (55, [10, 0])))]))


@sampled
def merged_copies_that_move() -> Json:
    copies = repeater(value(4), p=keys((0, [8, 0]), (50, [22, 3])))
    return animation(layer([group(ellipse(-30, 0, 30, 30), copies, merge(2), LINE, GREEN)]))


@sampled
def merged_with_a_gradient_while_they_move() -> Json:
    ball = {**ellipse(w=50, h=50), "p": keys((0, [-60, 0]), (55, [60, 10]))}
    return animation(layer([group(rectangle(0, 0, 70, 50), ball, merge(2), gradient(1))]))


@sampled
def merged_parts_that_move() -> Json:
    cut = [ellipse(0, 0, 80, 80), trim(value(0), keys((0, 20), (50, 80)))]
    return animation(layer([group(*cut, rectangle(0, 0, 30, 110), merge(5), RED)]))


@sampled
def merged_away_from_what_paints() -> Json:
    """What paints a path above the merge draws nothing."""
    one, other = group(rectangle(-15, 0, 50, 50), RED), group(ellipse(15, 0, 50, 50), BLUE)
    return animation(layer([group(one, other, merge(2), GREEN)], r=AROUND))
