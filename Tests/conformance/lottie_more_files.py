# SPDX-License-Identifier: MIT
"""Small Lottie files of what lottie_files.py does not have: effects, layers in space, texts, images, expressions."""

from __future__ import annotations

from typing import Any

from lottie_files import (
    BLUE,
    CURVES,
    FRAMES,
    GREEN,
    INNER,
    JUDGED_AS,
    RED,
    animation,
    composition,
    ellipse,
    file,
    gradient,
    group,
    keys,
    layer,
    mask,
    rectangle,
    shape,
    star,
    stroke,
    value,
)

Json = Any

AROUND = keys((0, 0), (60, 120))
# What is not judged by pictures: the host has the fonts and the images.
UNSEEN = {"text_of_two_lines", "image_by_its_name"}
# What the report says of the files that are not taken as they are.
NAMED = {
    "blur_is_named": "effect 'Gaussian Blur'",
    "gradient_with_a_highlight": "highlight",
    "time_remapped_by_a_curve": "remapped by a curve",
    "position_that_overshoots_on_a_curve": "overshoots",
    "expressions_are_named": "expression",
    "mask_with_a_soft_edge": "soft edge",
    "zig_zag_is_named": "zig-zag",
    "text_of_two_lines": "font of the host",
}


def shadow(color: Json, opacity: float, direction: Json, distance: float, softness: Json) -> Json:
    """The effect "drop shadow"."""
    values = (2, value(color)), (0, value(opacity)), (0, direction), (0, value(distance)), (0, softness)
    return {"ty": 25, "nm": "Drop Shadow", "en": 1, "ef": [{"ty": kind, "v": v} for kind, v in values]}


@file
def fill_of_a_layer() -> Json:
    color = keys((0, [0.9, 0.4, 0.1, 1]), (50, [0.2, 0.5, 0.9, 1]))
    values = (10, value(0)), (7, value(0)), (2, color), (7, value(0)), (0, value(0)), (0, value(0)), (0, value(0.8))
    effect = {"ty": 21, "nm": "Fill", "en": 1, "ef": [{"ty": kind, "v": v} for kind, v in values]}
    control = {"ty": 5, "nm": "Speed", "mn": "ADBE Slider Control", "en": 1, "ef": [{"ty": 0, "v": value(3)}]}
    inner = group(ellipse(-20, 0, 60, 60), stroke(0.2, 0.9, 0.3, 8), BLUE)
    return animation(layer([inner, group(rectangle(25, 0, 40, 40), RED)], ef=[control, effect], o=value(70)))


@file
def drop_shadow_of_a_color() -> Json:
    effect = shadow([0.2, 0.3, 0.8, 1], 160, value(135), 12, value(0))
    return animation(layer([group(rectangle(r=8), RED)], ef=[effect], p=keys((0, [50, 50, 0]), (50, [100, 60, 0]))))


@file
def drop_shadow_that_is_soft() -> Json:
    effect = shadow([0, 0, 0, 1], 128, value(180), 8, keys((0, 4), (50, 16)))
    return animation(layer([group(rectangle(r=8), GREEN)], ef=[effect]))


def shadowed() -> Json:
    """A layer with a shadow, and another one below."""
    effect = shadow([0, 0, 0, 1], 128, value(135), 10, value(0))
    above = layer([group(rectangle(r=8), RED)], 1, ef=[effect], r=AROUND)
    return above, layer([group(ellipse(w=110, h=90), fill_of_paper())], 2)


@file
def drop_shadow_with_blend() -> Json:
    above, below = shadowed()
    return animation({**above, "bm": 1}, below)


def drop_shadow_in_a_composition_with_blend() -> Json:
    """ThorVG blends a layer's shadow first and the layer over it. After Effects blends the layer with its effects, as
    both do with a composition."""
    above, below = shadowed()
    return animation(composition(1, "inner", bm=1), below, assets=[{"id": "inner", "layers": [above]}])


JUDGED_AS["drop_shadow_with_blend"] = drop_shadow_in_a_composition_with_blend


def fill_of_paper() -> Json:
    return {"ty": "fl", "c": value([0.95, 0.9, 0.7, 1]), "o": value(100), "r": 1}


@file
def blur_is_named() -> Json:
    blur = {"ty": 29, "nm": "Gaussian Blur", "en": 1, "ef": [{"ty": 0, "v": value(6)}]}
    return animation(layer([group(rectangle(r=8), RED)], ef=[blur], r=AROUND))


@file
def gradient_with_a_highlight() -> Json:
    paint = gradient(2, h=value(40), a=value(30))
    return animation(layer([group(ellipse(w=90, h=90), paint)], r=AROUND))


@file
def radial_gradient_stroke() -> Json:
    paint = {**gradient(2, s=value([0, 0]), e=value([45, 0])), "ty": "gs", "w": value(8), "lc": 2, "lj": 2}
    return animation(layer([group(rectangle(w=80, h=60), paint)], r=AROUND))


@file
def time_remapped_by_a_curve() -> Json:
    inner = [{**INNER[0], "op": FRAMES}]
    tm = keys((0, 0), (55, 0.95))
    return animation(composition(1, "inner", tm=tm), assets=[{"id": "inner", "layers": inner}])


@file
def position_that_overshoots_on_a_curve() -> Json:
    p = keys((0, [40, 90, 0]), (50, [120, 90, 0]), ease=((0.4, 0), (0.5, 1.4)), to=[[0, -60, 0]], ti=[[0, -60, 0]])
    return animation(layer([group(rectangle(w=24, h=24), BLUE)], p=p))


@file
def expressions_are_named() -> Json:
    return animation(layer([group(star(), GREEN)], r={**AROUND, "x": "var $bm_rt; $bm_rt = time * 90;"}))


@file
def mask_with_a_soft_edge() -> Json:
    soft = {**mask(value(CURVES)), "f": value([10, 10])}
    return animation(layer([group(rectangle(w=120, h=90), RED)], hasMask=True, masksProperties=[soft], r=AROUND))


@file
def zig_zag_is_named() -> Json:
    zigzag = {"ty": "zz", "r": value(5), "s": value(4), "pt": value(1)}
    return animation(layer([group(ellipse(w=70, h=70), zigzag, stroke(0.5, 0.4, 0.6))], r=AROUND))


@file
def dashes_whose_lengths_move() -> Json:
    d = [{"n": "d", "v": keys((0, 4), (50, 20))}, {"n": "g", "v": value(10)}]
    return animation(
        layer([group(shape(value(CURVES)), stroke(0.3, 0.4, 0.6, 5, d=d, lc=1))], s=value([110, 110, 100]))
    )


@file
def slots_and_markers() -> Json:
    made = animation(layer([group(rectangle(), {**RED, "c": {"sid": "tint"}})], r=AROUND))
    return {
        **made,
        "slots": {"tint": {"p": value([0.2, 0.5, 0.6, 1])}},
        "markers": [{"cm": "half", "tm": 30, "dr": 0}],
    }


@file
def text_of_two_lines() -> Json:
    words = {"s": {"t": "one\rtwo", "s": 20, "f": "Sans", "fc": [0.8, 0.2, 0.2], "j": 2, "lh": 24}, "t": 0}
    text = {"ty": 5, "ind": 1, "ks": {"p": value([80, 60, 0]), "r": AROUND}, "t": {"d": {"k": [words]}}}
    return animation({**text, "ip": 0, "op": FRAMES, "st": 0}, fonts={"list": [{"fName": "Sans", "fFamily": "Sans"}]})


@file
def image_by_its_name() -> Json:
    image = {"ty": 2, "ind": 1, "refId": "i", "ks": {"r": AROUND}, "ip": 0, "op": FRAMES, "st": 0}
    return animation(image, assets=[{"id": "i", "w": 9, "h": 8, "u": "images/", "p": "a.png"}])
