# SPDX-License-Identifier: MIT
"""What Lottie's merged paths are at a frame, by Skia's path operations, which Skottie, its player, merges with, too.

ThorVG leaves merges out. `without_merges` gives it the same file for one frame, in which the shapes of each layer stand
still and merged paths are paths. Keyframes, transforms and outlines are worked out here, without the importer.
"""

from __future__ import annotations

import copy
import math
from typing import Any

import skia

Json = Any

OPERATIONS = {
    2: skia.kUnion_PathOp,
    3: skia.kDifference_PathOp,
    4: skia.kIntersect_PathOp,
    5: skia.kXOR_PathOp,
}
# Four of Lottie's curves make an ellipse with handles of this length.
CIRCLE = 0.5519150244935106


def _bezier(first: float, second: float, t: float) -> float:
    return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t * t * second + t**3


def _eased(key: Json, part: float) -> float:
    if "o" not in key:
        return part
    x1, y1, x2, y2 = (key[side][axis][0] for side in "oi" for axis in "xy")
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _bezier(x1, x2, middle) < part else (low, middle)
    return _bezier(y1, y2, low)


def _mixed(one: Json, other: Json, part: float) -> Json:
    if isinstance(one, list):
        return [_mixed(a, b, part) for a, b in zip(one, other, strict=True)]
    if isinstance(one, dict):
        return {key: value if key == "c" else _mixed(value, other[key], part) for key, value in one.items()}
    return one + (other - one) * part


def value_at(source: Json, frame: float) -> Json:
    """A property's value at a frame."""
    if not source.get("a"):
        return source["k"]
    found = source["k"][0]["s"]
    for key, after in zip(source["k"], [*source["k"][1:], None], strict=True):
        if frame < key["t"]:
            break
        if after is None or key.get("h") or frame >= after["t"]:
            found = (after if after is not None and frame >= after["t"] else key)["s"]
        else:
            found = _mixed(key["s"], after["s"], _eased(key, (frame - key["t"]) / (after["t"] - key["t"])))
    return found


def number_at(source: Json, frame: float) -> float:
    """Of a property of one number."""
    found = value_at(source, frame)
    return float(found[0] if isinstance(found, list) else found)


def matrix_at(source: Json, frame: float) -> skia.Matrix:
    """A group's transform."""
    (x, y), (ax, ay) = value_at(source["p"], frame)[:2], value_at(source["a"], frame)[:2]
    sx, sy = value_at(source["s"], frame)[:2]
    matrix = skia.Matrix.Translate(x, y)
    matrix.preRotate(number_at(source["r"], frame))
    matrix.preScale(sx / 100, sy / 100)
    matrix.preTranslate(-ax, -ay)
    return matrix


def _curve(made: skia.Path, shape: Json) -> None:
    points, ins, outs = shape["v"], shape["i"], shape["o"]
    count = len(points)
    made.moveTo(*points[0])
    for index in range(count if shape["c"] else count - 1):
        after = (index + 1) % count
        (x, y), (ex, ey) = points[index], points[after]
        (ox, oy), (ix, iy) = outs[index], ins[after]
        if any((ox, oy, ix, iy)):
            made.cubicTo(x + ox, y + oy, ex + ix, ey + iy, ex, ey)
        else:
            made.lineTo(ex, ey)
    if shape["c"]:
        made.close()


def outline_at(item: Json, frame: float) -> skia.Path:
    """A shape's outline, which begins where the specification says."""
    made = skia.Path()
    if item["ty"] == "sh":
        shape = value_at(item["ks"], frame)
        _curve(made, shape[0] if isinstance(shape, list) else shape)
        return made
    x, y = value_at(item["p"], frame)[:2]
    if item["ty"] == "sr":
        count = round(number_at(item["pt"], frame))
        radii = [number_at(item["or"], frame), *([number_at(item["ir"], frame)] if item["sy"] == 1 else [])]
        turn = math.radians(number_at(item["r"], frame)) - math.pi / 2
        points = []
        for index in range(count * len(radii)):
            radius, angle = radii[index % len(radii)], turn + math.tau * index / (count * len(radii))
            points.append([x + radius * math.cos(angle), y + radius * math.sin(angle)])
        none = [[0, 0]] * len(points)
        _curve(made, {"v": points, "i": none, "o": none, "c": True})
        return made
    w, h = (one / 2 for one in value_at(item["s"], frame)[:2])
    if item["ty"] == "el":
        kx, ky = w * CIRCLE, h * CIRCLE
        points = [[x, y - h], [x + w, y], [x, y + h], [x - w, y]]
        outs = [[kx, 0], [0, ky], [-kx, 0], [0, -ky]]
        _curve(made, {"v": points, "o": outs, "i": [[-a, -b] for a, b in outs], "c": True})
    else:
        assert number_at(item["r"], frame) == 0
        points = [[x + w, y - h], [x + w, y + h], [x - w, y + h], [x - w, y - h]]
        _curve(made, {"v": points, "o": [[0, 0]] * 4, "i": [[0, 0]] * 4, "c": True})
    return made


def _merged(mode: int, paths: list[skia.Path]) -> skia.Path:
    if mode == 1:
        made = skia.Path(paths[0])
        for one in paths[1:]:
            made.addPath(one, 0, 0)
        return made
    # One by one, not by its OpBuilder, which takes unions of outlines that cross themselves for something else.
    made = skia.Simplify(paths[0])
    for one in paths[1:]:
        made = skia.Op(made, one, OPERATIONS[mode])
    return made


def _trimmed(path: skia.Path, item: Json, frame: float) -> skia.Path:
    """With Skia's own effect."""
    start, end = sorted(number_at(item[key], frame) / 100 for key in "se")
    offset = number_at(item["o"], frame) / 360
    if end - start >= 1:
        return path
    first, last = (start + offset) % 1, (end + offset) % 1
    inverted = first > last
    first, last = sorted((first, last))
    mode = skia.TrimPathEffect.Mode.kInverted if inverted else skia.TrimPathEffect.Mode.kNormal
    paint = skia.Paint(PathEffect=skia.TrimPathEffect.Make(first, last, mode), Style=skia.Paint.kFill_Style)
    made = skia.Path()
    assert paint.getFillPath(path, made) if hasattr(paint, "getFillPath") else skia.FillPathWithPaint(path, paint, made)
    return made


def _as_shapes(path: skia.Path) -> list[Json]:
    """A path's subpaths as Lottie's."""
    made: list[Json] = []
    for verb, points in path:
        at = [[point.x(), point.y()] for point in points]
        if verb == skia.Path.kMove_Verb:
            made.append({"v": [at[0]], "i": [[0, 0]], "o": [[0, 0]], "c": False})
        elif verb == skia.Path.kClose_Verb:
            made[-1]["c"] = True
        elif verb != skia.Path.kDone_Verb:
            start, end = at[0], at[-1]
            if verb == skia.Path.kLine_Verb:
                controls = [start, end]
            elif verb == skia.Path.kCubic_Verb:
                controls = at[1:3]
            else:
                assert verb == skia.Path.kQuad_Verb
                controls = [[one[k] + (at[1][k] - one[k]) * 2 / 3 for k in (0, 1)] for one in (start, end)]
            made[-1]["o"][-1] = [controls[0][k] - start[k] for k in (0, 1)]
            made[-1]["v"].append(end)
            made[-1]["i"].append([controls[1][k] - end[k] for k in (0, 1)])
            made[-1]["o"].append([0, 0])
    return [{"ty": "sh", "ks": {"a": 0, "k": one}} for one in made if len(one["v"]) > 1]


def _still(items: Json, frame: float) -> tuple[list[Json], list[skia.Path]]:
    drawn: list[Json] = []
    paths: list[skia.Path] = []
    for item in items:
        kind = item["ty"]
        if kind == "gr":
            own = next(one for one in item["it"] if one["ty"] == "tr")
            inside, seen = _still(item["it"], frame)
            matrix = matrix_at(own, frame)
            for path in seen:
                moved = skia.Path(path)
                moved.transform(matrix)
                paths.append(moved)
            drawn.append({"ty": "gr", "it": [*inside, own]})
        elif kind == "tm":
            assert item["m"] == 1
            paths = [_trimmed(path, item, frame) for path in paths]
        elif kind == "rp":
            assert not drawn
            assert number_at(item["o"], frame) == 0
            made = []
            for index in range(int(number_at(item["c"], frame))):
                for path in paths:
                    copied = skia.Path(path)
                    for _ in range(index):
                        copied.transform(matrix_at(item["tr"], frame))
                    made.append(copied)
            paths = made
        elif kind == "mm":
            # After Effects takes the paths away from what would draw them.
            paths, drawn = ([_merged(item["mm"], paths)] if paths else []), []
        elif kind in ("fl", "st", "gf", "gs"):
            shapes = [one for path in paths for one in _as_shapes(path)]
            unit = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, "sk": 0, "sa": 0}
            tr = {"ty": "tr", **{key: {"a": 0, "k": k} for key, k in unit.items()}}
            # What Skia made is filled by the other rule; nothing here mixes the two.
            rules = {path.getFillType() for path in paths}
            assert len(rules) <= 1
            rule = {"r": 2} if rules == {skia.PathFillType.kEvenOdd} else {}
            drawn.append({"ty": "gr", "it": [*shapes, {**item, **rule}, tr]})
        elif kind != "tr":
            paths.append(outline_at(item, frame))
    return drawn, paths


def has_merges(lottie: Json) -> bool:
    """Whether there is one."""
    if isinstance(lottie, dict):
        return lottie.get("ty") == "mm" or any(map(has_merges, lottie.values()))
    return isinstance(lottie, list) and any(map(has_merges, lottie))


def without_merges(lottie: Json, frame: float) -> Json:
    """The file as it is at a frame, in which nothing is to be merged any more."""
    made = copy.deepcopy(lottie)
    for layer in made["layers"]:
        if "shapes" in layer and has_merges(layer):
            layer["shapes"] = _still(layer["shapes"], frame)[0]
    return made
