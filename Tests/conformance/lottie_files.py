# SPDX-License-Identifier: MIT
"""Small Lottie files, each of which exercises a feature. They are the same in every run."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

Json = Any

WIDTH, HEIGHT, FRAMES, FRAME_RATE = 160, 120, 60, 30
EASE = ((0.6, 0.0), (0.2, 1.0))
FILES: dict[str, Callable[[], Json]] = {}


def file(make: Callable[[], Json]) -> Callable[[], Json]:
    """Adds a file by its function's name."""
    FILES[make.__name__] = make
    return make


def value(k: Json) -> Json:
    """A property that does not move."""
    return {"a": 0, "k": k}


def keys(*frames: tuple[float, Json], ease: Json = EASE, hold: bool = False, **more: Json) -> Json:
    """A property with keyframes: times and values."""
    made = []
    for index, (time, at) in enumerate(frames):
        key: Json = {"t": time, "s": at if isinstance(at, list) else [at]}
        if index + 1 < len(frames):
            if hold:
                key["h"] = 1
            else:
                (ox, oy), (ix, iy) = ease
                key["o"], key["i"] = {"x": [ox], "y": [oy]}, {"x": [ix], "y": [iy]}
                for name, tangents in more.items():
                    key[name] = tangents[index]
        made.append(key)
    return {"a": 1, "k": made}


def transform(**parts: Json) -> Json:
    """The transform of a group of shapes."""
    full = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, "sk": 0, "sa": 0}
    return {"ty": "tr", **{key: parts.get(key, value(default)) for key, default in full.items()}}


def group(*items: Json, **parts: Json) -> Json:
    """A group of shapes."""
    return {"ty": "gr", "nm": "group", "it": [*items, transform(**parts)]}


def rectangle(x: float = 0, y: float = 0, w: float = 60, h: float = 40, r: float = 0, d: int = 1) -> Json:
    """About its center."""
    return {"ty": "rc", "d": d, "p": value([x, y]), "s": value([w, h]), "r": value(r)}


def ellipse(x: float = 0, y: float = 0, w: float = 50, h: float = 50, d: int = 1) -> Json:
    """About its center."""
    return {"ty": "el", "d": d, "p": value([x, y]), "s": value([w, h])}


def path(points: Json, ins: Json = None, outs: Json = None, closed: bool = True) -> Json:
    """A path's value."""
    none = [[0, 0]] * len(points)
    return {"v": points, "i": ins or none, "o": outs or none, "c": closed}


def star(**parts: Json) -> Json:
    """A star or a polygon."""
    full = {"p": value([0, 0]), "pt": value(5), "r": value(0), "or": value(45), "os": value(0)}
    full |= {"ir": value(20), "is": value(0)}
    return {"ty": "sr", "d": 1, "sy": 1, **full, **parts}


def shape(ks: Json) -> Json:
    """A path as a shape."""
    return {"ty": "sh", "ks": ks}


def fill(r: float, g: float, b: float, o: Json = None, rule: int = 1) -> Json:
    """A fill."""
    return {"ty": "fl", "c": value([r, g, b, 1]), "o": o or value(100), "r": rule}


def stroke(r: float, g: float, b: float, w: Json = 6, **more: Json) -> Json:
    """A stroke."""
    width = w if isinstance(w, dict) else value(w)
    full = {"ty": "st", "c": value([r, g, b, 1]), "o": value(100), "w": width, "lc": 2, "lj": 2, "ml": 4}
    return {**full, **more}


def layer(shapes: Json, index: int = 1, **parts: Json) -> Json:
    """A layer of shapes, in the middle."""
    return base(4, index, parts, {"shapes": shapes})


def base(kind: int, index: int, parts: Json, more: Json, ground: Json = (0, 0)) -> Json:
    """A layer of any type; what is not of its transform stands beside it."""
    center = [WIDTH / 2, HEIGHT / 2, 0] if not any(ground) else [0, 0, 0]
    full = {"o": 100, "r": 0, "p": center, "a": [0, 0, 0], "s": [100, 100, 100]}
    ks = {key: parts.pop(key, value(default)) for key, default in full.items()}
    for key in ("sk", "sa"):
        if key in parts:
            ks[key] = parts.pop(key)
    made = {"ddd": 0, "ind": index, "ty": kind, "nm": f"layer {index}", "sr": 1, "ks": ks, "ao": 0}
    return {**made, "ip": 0, "op": FRAMES, "st": 0, "bm": 0, **more, **parts}


def solid(index: int, w: int, h: int, color: str, **parts: Json) -> Json:
    """A layer of one color."""
    return base(1, index, parts, {"sw": w, "sh": h, "sc": color})


def composition(index: int, identifier: str, **parts: Json) -> Json:
    """A layer that shows a composition, at the corner."""
    return base(0, index, parts, {"refId": identifier, "w": WIDTH, "h": HEIGHT}, (1, 1))


def null(index: int, **parts: Json) -> Json:
    """A layer that only others move with."""
    return base(3, index, parts, {})


def animation(*layers: Json, assets: Json = (), **more: Json) -> Json:
    """A file."""
    made = {"v": "5.7.0", "fr": FRAME_RATE, "ip": 0, "op": FRAMES, "w": WIDTH, "h": HEIGHT, "nm": "file", "ddd": 0}
    return {**made, "assets": list(assets), "layers": list(layers), "markers": [], **more}


RED, BLUE, GREEN = fill(0.9, 0.2, 0.3), fill(0.1, 0.4, 0.9), fill(0.2, 0.7, 0.4)


@file
def position() -> Json:
    return animation(layer([group(rectangle(r=8), RED)], p=keys((0, [40, 40, 0]), (40, [120, 80, 0]))))


@file
def rotation_about_an_anchor() -> Json:
    return animation(layer([group(rectangle(), BLUE)], a=value([20, 10, 0]), r=keys((5, 0), (50, 270))))


@file
def drop_shadow() -> Json:
    numbers = (
        (2, value([0, 0, 0, 1])),
        (0, value(255)),
        (0, keys((0, 90), (50, 180))),
        (0, value(12)),
        (0, value(0)),
    )
    effect = {"ty": 25, "nm": "Drop Shadow", "en": 1, "ef": [{"ty": kind, "v": v} for kind, v in numbers]}
    return animation(layer([group(rectangle(), RED), group(ellipse(20, 15), GREEN)], ef=[effect]))


@file
def opacity() -> Json:
    return animation(
        layer([group(rectangle(-15, 0), RED), group(ellipse(15, 0), BLUE)], o=keys((0, 100), (30, 20), (60, 90)))
    )


@file
def hold() -> Json:
    return animation(
        layer([group(rectangle(), RED)], p=keys((0, [40, 40, 0]), (20, [80, 60, 0]), (40, [110, 70, 0]), hold=True))
    )


@file
def overshoot() -> Json:
    return animation(
        layer(
            [group(rectangle(w=30), GREEN)],
            s=keys((0, [50, 50, 100]), (50, [150, 150, 100]), ease=((0.4, -0.6), (0.5, 1.7))),
        )
    )


@file
def spatial_tangents() -> Json:
    p = keys((0, [30, 90, 0]), (55, [130, 90, 0]), to=[[0, -80, 0]], ti=[[0, -80, 0]])
    return animation(layer([group(rectangle(w=30, h=16), RED)], p=p))


@file
def auto_orient() -> Json:
    p = keys(
        (0, [30, 90, 0]),
        (30, [80, 40, 0]),
        (55, [130, 90, 0]),
        to=[[0, -40, 0], [30, 0, 0]],
        ti=[[-30, 0, 0], [0, -40, 0]],
    )
    return animation(layer([group(rectangle(w=40, h=16), BLUE)], p=p, ao=1))


@file
def split_position() -> Json:
    p = {"s": True, "x": keys((0, 30), (50, 130)), "y": keys((0, 30), (25, 90), (50, 40), ease=((0.3, 0), (0.7, 1)))}
    return animation(layer([group(ellipse(w=30, h=30), RED)], p=p))


@file
def in_and_out() -> Json:
    return animation(
        layer([group(rectangle(-30, 0, 30), RED)], 1, ip=10, op=30),
        layer([group(rectangle(30, 0, 30), BLUE)], 2, ip=25),
    )


@file
def rectangle_that_grows() -> Json:
    shape = {**rectangle(), "s": keys((0, [20, 20]), (50, [100, 60])), "r": keys((0, 0), (50, 30))}
    return animation(layer([group(shape, GREEN)]))


@file
def ellipse_that_moves() -> Json:
    shape = {**ellipse(), "s": keys((0, [20, 60]), (50, [100, 30])), "p": keys((0, [-30, 0]), (50, [30, 10]))}
    return animation(layer([group(shape, BLUE)]))


@file
def star_of_five() -> Json:
    return animation(layer([group(star(r=keys((0, 0), (60, 90))), RED)]))


@file
def star_with_round_points() -> Json:
    return animation(
        layer([group(star(os=value(40), **{"is": value(60), "or": keys((0, 30), (50, 55))}, pt=value(6)), BLUE)])
    )


@file
def polygon() -> Json:
    return animation(layer([group(star(sy=2, pt=value(6), os=keys((0, 0), (50, 80))), GREEN)]))


CURVES = path(
    [[-40, 0], [0, -40], [40, 0], [0, 40]],
    [[0, 20], [-20, 0], [0, -20], [20, 0]],
    [[0, -20], [20, 0], [0, 20], [-20, 0]],
)
LINES = path([[-40, -30], [10, -40], [40, 10], [-20, 40]])


@file
def path_that_stands() -> Json:
    return animation(layer([group(shape(value(LINES)), RED)], r=keys((0, 0), (60, 60))))


@file
def path_that_changes() -> Json:
    return animation(layer([group(shape(keys((0, [LINES]), (30, [CURVES]), (55, [LINES]))), BLUE)]))


@file
def even_odd() -> Json:
    return animation(
        layer(
            [group(ellipse(w=80, h=80), ellipse(10, 0, 40, 40), fill(0.2, 0.2, 0.7, rule=2))], r=keys((0, 0), (60, 180))
        )
    )


@file
def hole_by_direction() -> Json:
    return animation(layer([group(ellipse(w=80, h=80), rectangle(5, 0, 30, 30, d=3), RED)], r=keys((0, 0), (60, 90))))


@file
def fill_that_changes() -> Json:
    paint = {**RED, "c": keys((0, [1, 0, 0, 1]), (50, [0, 0.2, 1, 1])), "o": keys((0, 100), (50, 40))}
    return animation(layer([group(rectangle(), paint)]))


@file
def stroke_that_grows() -> Json:
    return animation(layer([group(rectangle(r=6), stroke(0.1, 0.5, 0.9, keys((0, 1), (50, 16))), GREEN)]))


@file
def caps_and_joins() -> Json:
    line = path([[-40, 20], [-20, -20], [0, 20]], closed=False)
    other = path([[10, 20], [30, -20], [50, 20]], closed=False)
    return animation(
        layer(
            [
                group(shape(value(line)), stroke(0.8, 0.2, 0.2, 10, lc=1, lj=1, ml=10)),
                group(shape(value(other)), stroke(0.2, 0.2, 0.8, 10, lc=3, lj=3)),
            ],
            s=keys((0, [60, 60, 100]), (50, [110, 110, 100])),
        )
    )


@file
def dashes() -> Json:
    d = [{"n": "d", "v": value(12)}, {"n": "g", "v": value(8)}, {"n": "o", "v": keys((0, 0), (60, 40))}]
    return animation(layer([group(ellipse(w=80, h=60), stroke(0.1, 0.3, 0.6, 5, d=d, lc=1))]))


def gradient(kind: int, **more: Json) -> Json:
    stops = [0, 1, 0.2, 0.2, 0.5, 1, 1, 0.2, 1, 0.2, 0.3, 1]
    full = {"t": kind, "s": value([-40, 0]), "e": value([40, 10]), "g": {"p": 3, "k": value(stops)}}
    return {"ty": "gf", "o": value(100), "r": 1, **full, **more}


@file
def linear_gradient() -> Json:
    return animation(layer([group(rectangle(w=100, h=60), gradient(1, s=keys((0, [-40, 0]), (50, [0, -30]))))]))


@file
def radial_gradient() -> Json:
    return animation(layer([group(ellipse(w=90, h=90), gradient(2, e=keys((0, [20, 0]), (50, [45, 0]))))]))


@file
def gradient_that_fades() -> Json:
    stops = [0, 1, 0.2, 0.2, 1, 0.2, 0.3, 1, 0, 1, 0.5, 0.6, 1, 0.2]
    return animation(
        layer([group(rectangle(w=100, h=60), gradient(1, g={"p": 2, "k": value(stops)}))], r=keys((0, 0), (60, 90)))
    )


@file
def gradient_whose_stops_move() -> Json:
    one, two = [0, 1, 0, 0, 0.3, 0, 1, 0, 1, 0, 0, 1], [0, 0, 0, 1, 0.8, 1, 1, 0, 1, 1, 0, 0]
    return animation(layer([group(rectangle(w=100, h=60), gradient(1, g={"p": 3, "k": keys((0, one), (50, two))}))]))


@file
def gradient_stroke() -> Json:
    paint = {**gradient(1), "ty": "gs", "w": value(10), "lc": 2, "lj": 2}
    return animation(layer([group(ellipse(w=80, h=60), paint)], r=keys((0, 0), (60, 90))))


def trim(s: Json, e: Json, o: Json = None, m: int = 1) -> Json:
    return {"ty": "tm", "s": s, "e": e, "o": o or value(0), "m": m}


@file
def trim_path() -> Json:
    line = path([[-50, 20], [0, -40], [50, 20]], [[0, 0], [-30, 0], [0, -20]], [[0, -20], [30, 0], [0, 0]], False)
    return animation(
        layer([group(shape(value(line)), trim(value(0), keys((0, 10), (50, 100))), stroke(0.9, 0.3, 0.1))])
    )


@file
def trim_ellipse() -> Json:
    return animation(
        layer([group(ellipse(w=80, h=80), trim(value(10), value(60), keys((0, 0), (60, 360))), stroke(0.3, 0.3, 0.9))])
    )


@file
def trim_rectangle() -> Json:
    return animation(
        layer(
            [
                group(
                    rectangle(w=90, h=60, r=12),
                    trim(keys((0, 0), (50, 70)), keys((0, 20), (50, 90))),
                    stroke(0.1, 0.6, 0.3),
                )
            ]
        )
    )


@file
def trim_within_a_trim() -> Json:
    line = path([[-70, 20], [0, -40], [70, 20]], [[0, 0], [-30, 0], [0, -20]], [[0, -20], [30, 0], [0, 0]], False)
    inner = group(shape(value(line)), trim(value(90), keys((0, 50), (50, 10))), stroke(0.9, 0.3, 0.1))
    inner["it"].insert(2, trim(keys((0, 0), (50, 40)), value(80)))
    inner["it"].insert(2, trim(value(0), value(100)))
    return animation(layer([inner]))


@file
def trim_several() -> Json:
    return animation(
        layer(
            [
                group(
                    ellipse(-35, 0, 50, 50),
                    rectangle(35, 0, 50, 50),
                    trim(value(0), keys((0, 10), (50, 95)), m=1),
                    stroke(0.6, 0.1, 0.6),
                )
            ]
        )
    )


@file
def trim_as_one() -> Json:
    return animation(
        layer(
            [
                group(
                    ellipse(-35, 0, 50, 50),
                    rectangle(35, 0, 50, 50),
                    trim(value(0), keys((0, 10), (50, 95)), m=2),
                    stroke(0.6, 0.1, 0.6),
                )
            ]
        )
    )


def repeater(copies: Json, o: Json = None, m: int = 1, **parts: Json) -> Json:
    tr = {**transform(**parts), "so": parts.get("so", value(100)), "eo": parts.get("eo", value(100))}
    del tr["o"]
    return {"ty": "rp", "c": copies, "o": o or value(0), "m": m, "tr": tr}


@file
def repeater_in_a_row() -> Json:
    return animation(
        layer([group(rectangle(-50, 0, 14, 30), RED), repeater(value(5), p=keys((0, [10, 0]), (50, [26, 5])))])
    )


@file
def repeater_in_a_circle() -> Json:
    return animation(
        layer([group(ellipse(0, -35, 16, 16), BLUE), repeater(value(8), r=keys((0, 10), (50, 45)), s=value([94, 94]))])
    )


@file
def repeater_with_offset() -> Json:
    return animation(
        layer(
            [
                group(rectangle(-40, 0, 10, 30), GREEN),
                repeater(value(4), keys((0, 0), (50, 2)), p=value([20, 0]), r=value(10)),
            ]
        )
    )


@file
def round_corners() -> Json:
    return animation(layer([group(shape(value(LINES)), {"ty": "rd", "r": keys((0, 0), (50, 18))}, RED)]))


@file
def round_corners_of_a_star() -> Json:
    return animation(layer([group(star(), {"ty": "rd", "r": value(6)}, BLUE)], r=keys((0, 0), (60, 72))))


@file
def groups_in_groups() -> Json:
    inner = group(rectangle(w=20, h=20), RED, p=value([30, 0]), r=keys((0, 0), (60, 180)))
    return animation(
        layer([group(inner, group(ellipse(w=30, h=30), BLUE), r=keys((0, 0), (60, 90)), s=value([120, 90]))])
    )


@file
def fill_over_a_group() -> Json:
    inner = group(rectangle(w=30, h=30), p=value([25, 0]), r=keys((0, 0), (60, 90)))
    return animation(layer([group(inner, ellipse(-20, 0, 40, 40), GREEN)]))


@file
def group_opacity() -> Json:
    return animation(layer([group(rectangle(-15), RED, o=keys((0, 100), (50, 30))), group(ellipse(20, 5), BLUE)]))


@file
def skew() -> Json:
    return animation(layer([group(rectangle(), RED, sk=keys((0, -20), (50, 30)), sa=value(20))]))


@file
def parents() -> Json:
    return animation(
        layer([group(rectangle(40, 0, 30, 20), RED)], 1, p=value([0, 0, 0]), parent=2),
        null(2, r=keys((0, 0), (60, 180)), parent=3),
        null(3, p=keys((0, [-20, -20, 0]), (50, [20, 20, 0])), parent=4),
        layer([group(ellipse(w=20, h=20), BLUE)], 4, s=keys((0, [60, 60, 100]), (50, [110, 110, 100]))),
    )


@file
def solids() -> Json:
    return animation(
        solid(1, 40, 30, "#dd3355", r=keys((0, 0), (60, 45)), a=value([20, 15, 0])),
        solid(2, 160, 120, "#ffeecc", p=value([0, 0, 0])),
    )


def box(x: float, y: float, w: float, h: float) -> Json:
    return path([[x, y], [x + w, y], [x + w, y + h], [x, y + h]])


def mask(pt: Json, mode: str = "a", inv: bool = False, o: Json = None) -> Json:
    return {"inv": inv, "mode": mode, "pt": pt, "o": o or value(100), "x": value(0)}


def masked(*masks: Json) -> Json:
    return animation(layer([group(rectangle(w=120, h=90), RED)], hasMask=True, masksProperties=list(masks)))


@file
def mask_that_moves() -> Json:
    return masked(mask(keys((0, [box(-60, -40, 40, 40)]), (50, [box(-10, -20, 60, 60)]))))


@file
def mask_inverted() -> Json:
    return masked(mask(value(CURVES), inv=True))


@file
def masks_added() -> Json:
    return masked(mask(value(box(-50, -35, 50, 40))), mask(keys((0, [CURVES]), (50, [LINES]))))


@file
def mask_subtracted() -> Json:
    return masked(mask(value(box(-50, -35, 90, 60))), mask(keys((0, [CURVES]), (50, [LINES])), "s"))


@file
def masks_intersected() -> Json:
    return masked(mask(value(box(-50, -35, 60, 60))), mask(keys((0, [CURVES]), (50, [LINES])), "i"))


@file
def mask_opacity() -> Json:
    return masked(mask(value(CURVES), o=keys((0, 100), (50, 30))))


def matted(kind: int, cover: Json = None, **parts: Json) -> Json:
    return animation(
        layer([cover or group(ellipse(w=60, h=60), fill(1, 1, 1))], 1, td=1, **parts),
        layer([group(rectangle(w=110, h=40), RED)], 2, tt=kind),
        layer([group(rectangle(w=150, h=110), fill(0.9, 0.9, 0.7))], 3),
    )


@file
def matte() -> Json:
    return matted(1, p=keys((0, [40, 60, 0]), (50, [120, 60, 0])))


@file
def matte_inverted() -> Json:
    return matted(2, p=keys((0, [40, 60, 0]), (50, [120, 60, 0])), s=value([80, 100, 100]))


@file
def matte_by_brightness() -> Json:
    return matted(3, group(star(), fill(1, 1, 1)), r=keys((0, 0), (60, 70)))


@file
def matte_half_clear() -> Json:
    return matted(1, o=keys((0, 100), (50, 30)))


INNER = [layer([group(rectangle(w=40, h=40), BLUE)], 1, r=keys((0, 0), (30, 90)), ip=0, op=40)]


@file
def precomposition() -> Json:
    return animation(
        composition(1, "inner", p=keys((0, [-20, 0, 0]), (50, [20, 10, 0]))), assets=[{"id": "inner", "layers": INNER}]
    )


@file
def precomposition_that_starts_late() -> Json:
    return animation(composition(1, "inner", st=10, ip=10), assets=[{"id": "inner", "layers": INNER}])


@file
def precomposition_stretched() -> Json:
    inner = [layer([group(rectangle(w=40, h=40), BLUE)], 1, r=keys((0, 0), (30, 90)), ip=0, op=60)]
    return animation(composition(1, "inner", sr=1.5), assets=[{"id": "inner", "layers": inner}])


LINEAR = ((0.3, 0.3), (0.7, 0.7))


@file
def time_remapped() -> Json:
    inner = [
        layer(
            [group(rectangle(w=40, h=40), BLUE)],
            1,
            r=keys((0, 0), (30, 90)),
            p=keys((0, [40, 60, 0]), (30, [120, 60, 0])),
        )
    ]
    tm = keys((0, 0), (20, 0.9), (40, 0.3), (60, 1), ease=LINEAR)
    return animation(composition(1, "inner", tm=tm), assets=[{"id": "inner", "layers": inner}])


@file
def compositions_in_compositions() -> Json:
    deep = [layer([group(ellipse(w=30, h=30), RED)], 1, p=keys((0, [60, 40, 0]), (40, [100, 80, 0])))]
    middle = [composition(1, "deep", st=5), *INNER]
    return animation(
        composition(1, "middle", st=5, s=value([80, 80, 100])),
        assets=[{"id": "deep", "layers": deep}, {"id": "middle", "layers": middle}],
    )


@file
def blend_modes() -> Json:
    return animation(
        layer([group(rectangle(10, 10), GREEN)], 1, bm=1),
        layer([group(ellipse(-15, 0, 60, 60), RED)], 2, bm=2),
        layer([group(rectangle(w=130, h=90), BLUE)], 3, r=keys((0, 0), (60, 30))),
    )


@file
def begins_and_ends_elsewhere() -> Json:
    return animation(
        layer(
            [group(rectangle(), RED)],
            p=keys((-20, [20, 40, 0]), (80, [140, 80, 0])),
            r=keys((10, 0), (100, 300)),
            ip=-10,
            op=90,
        ),
        ip=10,
        op=70,
    )


@file
def spiral() -> Json:
    points = [[r * math.cos(r / 4), r * math.sin(r / 4)] for r in range(4, 48, 2)]
    return animation(
        layer(
            [
                group(
                    shape(value(path(points, closed=False))),
                    trim(value(0), keys((0, 5), (50, 100))),
                    stroke(0.4, 0.1, 0.6, 4),
                )
            ]
        )
    )


@file
def merged_side_by_side() -> Json:
    return animation(
        layer(
            [group(rectangle(-20, 0, 40, 40), ellipse(15, 0, 50, 50), {"ty": "mm", "mm": 1}, GREEN)],
            r=keys((0, 0), (60, 90)),
        )
    )


def merged(mode: int) -> Json:
    return animation(
        layer(
            [group(rectangle(-15, 0, 50, 50), ellipse(15, 0, 50, 50), {"ty": "mm", "mm": mode}, GREEN)],
            r=keys((0, 0), (60, 90)),
        )
    )


@file
def merged_added() -> Json:
    return merged(2)


@file
def merged_subtracted() -> Json:
    return merged(3)


@file
def merged_intersected() -> Json:
    return merged(4)


@file
def merged_excluded() -> Json:
    return merged(5)


def round_path(x: float, y: float, r: float) -> Json:
    """A circle as a path."""
    k = 0.5519150244935106 * r
    points = [[x, y - r], [x + r, y], [x, y + r], [x - r, y]]
    outs = [[k, 0], [0, k], [-k, 0], [0, -k]]
    return path(points, [[-dx, -dy] for dx, dy in outs], outs)


def merged_by_a_mask(mode: str) -> Json:
    """What merging takes away, taken away by a mask."""
    masks = [mask(value(round_path(15, 0, 25)), mode)]
    shapes = [group(rectangle(-15, 0, 50, 50), GREEN)]
    return animation(layer(shapes, r=keys((0, 0), (60, 90)), hasMask=True, masksProperties=masks))


def merged_by_a_rule() -> Json:
    """What both cover, left out by the rule of the fill."""
    shapes = [group(rectangle(-15, 0, 50, 50), ellipse(15, 0, 50, 50), {**GREEN, "r": 2})]
    return animation(layer(shapes, r=keys((0, 0), (60, 90))))


# What a player that does not merge paths can draw in place of them.
JUDGED_AS: dict[str, Callable[[], Json]] = {
    "merged_subtracted": lambda: merged_by_a_mask("s"),
    "merged_intersected": lambda: merged_by_a_mask("i"),
    "merged_excluded": merged_by_a_rule,
}


@file
def repeater_below() -> Json:
    return animation(
        layer(
            [group(ellipse(-15, 0, 40, 40), stroke(0.5, 0.5, 0.5, 8), BLUE), repeater(value(3), m=1, p=value([18, 4]))]
        )
    )


@file
def repeater_above() -> Json:
    return animation(
        layer(
            [group(ellipse(-15, 0, 40, 40), stroke(0.5, 0.5, 0.5, 8), BLUE), repeater(value(3), m=2, p=value([18, 4]))]
        )
    )


@file
def repeater_whose_copies_move() -> Json:
    return animation(
        layer(
            [
                group(rectangle(-50, 0, 10, 30), GREEN),
                repeater(keys((0, 1), (20, 4), (40, 6), hold=True), p=value([18, 0])),
            ]
        )
    )


@file
def repeater_above_a_fill() -> Json:
    return animation(
        layer([group(rectangle(-50, 0, 12, 30), repeater(value(4), p=keys((0, [10, 0]), (50, [28, 0]))), RED)])
    )


@file
def trim_over_groups() -> Json:
    inner = group(ellipse(w=60, h=60), stroke(0.7, 0.2, 0.2), p=value([-20, 0]))
    return animation(layer([inner, trim(value(0), keys((0, 5), (50, 90)))]))


@file
def trimmed_fill() -> Json:
    return animation(layer([group(ellipse(w=80, h=80), trim(value(0), keys((0, 10), (50, 90))), GREEN)]))


@file
def stroke_in_a_scaled_group() -> Json:
    inner = group(rectangle(w=30, h=20), stroke(0.7, 0.2, 0.2, 4), s=keys((0, [100, 100]), (50, [250, 150])))
    return animation(layer([inner]))


@file
def stroke_over_a_scaled_group() -> Json:
    inner = group(rectangle(w=30, h=20), s=keys((0, [100, 100]), (50, [250, 150])))
    return animation(layer([group(inner, stroke(0.7, 0.2, 0.2, 4))]))


@file
def star_that_turns_back() -> Json:
    return animation(layer([group(star(d=3, pt=value(7), r=keys((0, 15), (50, 60))), stroke(0.1, 0.5, 0.2))]))


@file
def layer_that_is_skewed() -> Json:
    return animation(
        layer([group(rectangle(), BLUE)], sk=keys((0, 0), (50, 35)), sa=keys((0, 0), (50, 60)), r=value(10))
    )


@file
def turned_along_its_path() -> Json:
    p = keys((0, [30, 90, 0]), (55, [130, 90, 0]), to=[[0, -80, 0]], ti=[[0, -80, 0]])
    return animation(layer([group(rectangle(w=40, h=12), RED)], p=p, ao=1, r=keys((0, 0), (60, 90))))


@file
def matte_of_several_shapes() -> Json:
    white = fill(1, 1, 1)
    return animation(
        layer(
            [group(ellipse(-25, 0, 50, 50), white), group(rectangle(20, 0, 50, 40), white)],
            1,
            td=1,
            r=keys((0, 0), (60, 90)),
        ),
        layer([group(rectangle(w=110, h=60), RED)], 2, tt=1),
    )


@file
def matte_of_several_shapes_inverted() -> Json:
    white = fill(1, 1, 1)
    return animation(
        layer(
            [group(ellipse(-25, 0, 50, 50), white), group(rectangle(20, 0, 50, 40), white)],
            1,
            td=1,
            r=keys((0, 0), (60, 90)),
        ),
        layer([group(rectangle(w=110, h=60), RED)], 2, tt=2),
    )


@file
def matte_that_is_grey() -> Json:
    return matted(3, group(ellipse(w=60, h=60), fill(0.5, 0.5, 0.5)), p=keys((0, [40, 60, 0]), (50, [120, 60, 0])))


@file
def matte_by_darkness() -> Json:
    return matted(4, group(ellipse(w=60, h=60), fill(1, 1, 1)), p=keys((0, [40, 60, 0]), (50, [120, 60, 0])))


@file
def matte_that_is_a_composition() -> Json:
    return animation(
        composition(1, "inner", td=1),
        layer([group(rectangle(w=150, h=50), RED)], 2, tt=1),
        assets=[{"id": "inner", "layers": [{**INNER[0], "op": 60}]}],
    )


@file
def matte_by_its_index() -> Json:
    return animation(
        layer([group(rectangle(w=110, h=60), RED)], 1, tt=1, tp=3),
        layer([group(rectangle(w=150, h=20), BLUE)], 2),
        layer([group(star(), fill(1, 1, 1))], 3, td=1, r=keys((0, 0), (60, 72))),
    )


@file
def matte_that_is_there_for_a_while() -> Json:
    return matted(1, ip=12, op=40)


@file
def matte_with_a_stroke() -> Json:
    return matted(
        1, group(ellipse(w=60, h=60), stroke(1, 1, 1, 14)), r=keys((0, 0), (60, 90)), s=value([110, 110, 100])
    )


@file
def masked_composition() -> Json:
    masks = [mask(keys((0, [box(40, 20, 40, 80)]), (50, [box(70, 30, 60, 70)])))]
    return animation(
        composition(1, "inner", hasMask=True, masksProperties=masks),
        assets=[{"id": "inner", "layers": [{**INNER[0], "op": 60}]}],
    )


@file
def time_that_stands_and_returns() -> Json:
    inner = [layer([group(rectangle(w=40, h=40), BLUE)], 1, p=keys((0, [40, 60, 0]), (30, [120, 60, 0])))]
    tm = keys((0, 0.2), (20, 0.2), (21, 1), (60, 0), ease=LINEAR)
    return animation(composition(1, "inner", tm=tm), assets=[{"id": "inner", "layers": inner}])


@file
def held_colors_and_widths() -> Json:
    paint = {**RED, "c": keys((0, [1, 0, 0, 1]), (20, [0, 0.5, 0, 1]), (40, [0, 0, 1, 1]), hold=True)}
    return animation(layer([group(rectangle(), stroke(0, 0, 0, keys((0, 2), (30, 8), hold=True)), paint)]))


@file
def old_keyframes() -> Json:
    """With the value at the end of each, as files had them before version 5.5."""
    ease = {"o": {"x": 0.6, "y": 0}, "i": {"x": 0.2, "y": 1}}
    k = [
        {"t": 0, "s": [40, 40, 0], "e": [120, 80, 0], **ease},
        {"t": 40, "s": [120, 80, 0], "e": [60, 90, 0], **ease},
        {"t": 55},
    ]
    return animation(layer([group(rectangle(), RED)], p={"a": 1, "k": k}))


@file
def keyframes_of_one_frame() -> Json:
    return animation(layer([group(rectangle(), RED)], p=keys((20, [40, 40, 0]), (21, [120, 80, 0]))))


@file
def many_layers() -> Json:
    return animation(
        *[
            layer(
                [group(ellipse(w=18, h=18), fill(index / 8, 0.4, 1 - index / 8))],
                index + 1,
                p=keys((index * 3, [20 + 17 * index, 20, 0]), (index * 3 + 30, [20 + 17 * index, 100, 0])),
            )
            for index in range(8)
        ]
    )


@file
def matte_with_a_mask() -> Json:
    masks = [mask(keys((0, [box(-40, -30, 30, 60)]), (50, [box(-10, -30, 60, 60)])))]
    return matted(1, r=keys((0, 0), (60, 40)), hasMask=True, masksProperties=masks)
