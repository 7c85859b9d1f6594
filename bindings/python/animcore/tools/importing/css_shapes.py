# SPDX-License-Identifier: MIT
"""Shapes of CSS that clip an element or that it moves along: CSS Shapes 1 and Motion Path 1."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable
from typing import Any

from ...errors import AnimError
from ...path import Path, Verb
from .css_motion import Moves, split
from .css_values import ValueLeft, angle, length, reference
from .tracks import negative, plain

__all__ = ["Box", "along", "clip", "is_shape", "placed", "point", "region"]

# Left, top, width, height.
Box = tuple[float, float, float, float]
_SHAPE = re.compile(r"(inset|rect|xywh|circle|ellipse|polygon|path)\((.*)\)", re.IGNORECASE | re.DOTALL)
_BOXES = ("fill-box", "stroke-box", "view-box", "margin-box", "border-box", "padding-box", "content-box")
_EDGES = {"left": 0.0, "top": 0.0, "center": 50.0, "right": 100.0, "bottom": 100.0}
# Half a side of a clip that leaves all.
_ALL = 1e5
_POINTS = 2000


def together(a: Any, b: Any) -> Any:
    """A sum of numbers, or of names of properties."""
    if isinstance(a, str) or isinstance(b, str):
        return a if b == 0 else b if a == 0 else f"{a} + {b}"
    return plain(a + b)


def _paced(text: str, separator: str) -> tuple[str, str]:
    """What is before and after a word."""
    words = split(text, " ")
    if separator in words:
        at = words.index(separator)
        return " ".join(words[:at]), " ".join(words[at + 1 :])
    return text.strip(), ""


def point(text: str, width: float, height: float) -> tuple[float, float]:
    """CSS Values 4, 8.3: a position in a box; its middle where nothing is said."""
    words = split(text.lower(), " ")
    if len(words) == 4 and words[0] in _EDGES and words[2] in _EDGES:
        found = {}
        for edge, offset in (words[:2], words[2:]):
            whole = width if edge in ("left", "right") else height
            number = length(offset, whole)
            found[edge in ("left", "right")] = whole - number if edge in ("right", "bottom") else number
        if len(found) == 2:
            return found[True], found[False]
    if not 0 <= len(words) <= 2:
        raise ValueLeft(f"the position {text[:40]}")
    words = words + ["center"] * (2 - len(words))
    if words[0] in ("top", "bottom") or words[1] in ("left", "right"):
        words = words[::-1]
    percents = [f"{_EDGES[word]}%" if word in _EDGES else word for word in words]
    return length(percents[0], width), length(percents[1], height)


def _four(words: list[str]) -> list[str]:
    """Top, right, bottom, left, of one to four."""
    if not 1 <= len(words) <= 4:
        raise ValueLeft("a shape that is wrong")
    return [*words, *(words[index] for index in ((0, 0, 0), (0, 1), (1,), ())[len(words) - 1])]


def _radii(text: str, width: float, height: float) -> list[float]:
    if not text:
        return [0.0] * 4
    across, _, down = text.partition("/")
    first = [length(word, width) for word in _four(split(across, " "))]
    second = [length(word, height) for word in _four(split(down or across, " "))]
    if any(abs(a - b) > 1e-6 for a, b in zip(first, second, strict=True)):
        raise ValueLeft("corners that are ellipses")
    return first


def _radius(word: str, near: tuple[float, float], sides: tuple[float, float], whole: float) -> float:
    if word in ("closest-side", "farthest-side", ""):
        values = [abs(near[0]), abs(sides[0] - near[0]), abs(near[1]), abs(sides[1] - near[1])]
        return max(values) if word == "farthest-side" else min(values)
    return length(word, whole)


def _shape(text: str, width: float, height: float) -> tuple[tuple[Any, ...], tuple[float, ...]]:
    """A shape in a box that begins at 0, 0: what it is, and its numbers."""
    match = _SHAPE.fullmatch(text.strip())
    if match is None:
        raise ValueLeft(f"the shape {text.strip()[:60]}")
    kind, inside = match[1].lower(), match[2].strip()
    if kind in ("inset", "rect", "xywh"):
        sides, corners = _paced(inside, "round")
        words = split(sides, " ")
        if kind == "xywh":
            if len(words) != 4:
                raise ValueLeft(f"the shape {text.strip()[:60]}")
            x, y, w, h = (length(word, whole) for word, whole in zip(words, (width, height) * 2, strict=True))
        else:
            ends = ("0", "100%", "100%", "0") if kind == "rect" else ("0", "0", "0", "0")
            named = [end if word == "auto" else word for word, end in zip(_four(words), ends, strict=True)]
            top, right, bottom, left = (
                length(word, whole) for word, whole in zip(named, (height, width) * 2, strict=True)
            )
            if kind == "inset":
                right, bottom = width - right, height - bottom
            x, y, w, h = left, top, right - left, bottom - top
        return ("rectangle",), (x, y, max(w, 0.0), max(h, 0.0), *_radii(corners, width, height))
    if kind in ("circle", "ellipse"):
        radii, place = _paced(inside, "at")
        x, y = point(place, width, height)
        words = split(radii, " ")
        if len(words) not in ((0, 1) if kind == "circle" else (0, 2)):
            raise ValueLeft(f"the shape {text.strip()[:60]}")
        if kind == "circle":
            diagonal = math.hypot(width, height) / math.sqrt(2)
            rx = ry = _radius(words[0] if words else "", (x, y), (width, height), diagonal)
        else:
            rx = _radius(words[0] if words else "", (x, x), (width, width), width)
            ry = _radius(words[1] if words else "", (y, y), (height, height), height)
        if min(rx, ry) < 0:
            raise ValueLeft(f"the shape {text.strip()[:60]}")
        return ("ellipse",), (x, y, rx, ry)
    parts = split(inside)
    rule = parts.pop(0).lower() if parts and parts[0].lower() in ("nonzero", "evenodd") else "nonzero"
    if kind == "path":
        if len(parts) != 1:
            raise ValueLeft(f"the shape {text.strip()[:60]}")
        try:
            path = Path(parts[0].strip("\"'"), strict=True)
        except (AnimError, ValueError):
            raise ValueLeft("path data that is wrong") from None
        return ("path", rule, tuple(path.verbs)), tuple(path.coordinates)
    corners_of = [split(part, " ") for part in parts]
    if not 1 <= len(corners_of) <= _POINTS or any(len(each) != 2 for each in corners_of):
        raise ValueLeft(f"the shape {text.strip()[:60]}")
    numbers = [length(word, whole) for each in corners_of for word, whole in zip(each, (width, height), strict=True)]
    return ("polygon", rule, len(corners_of)), tuple(numbers)


def is_shape(text: str) -> bool:
    """Whether a value of `clip-path` is a shape, or a box alone."""
    return bool(re.match(r"\s*(inset|rect|xywh|circle|ellipse|polygon|path)\(", text, re.IGNORECASE)) or bool(
        set(text.split()) & set(_BOXES)
    )


def _around(kind: tuple[Any, ...], size: tuple[float, float]) -> tuple[float, ...]:
    """The numbers of a shape of a kind that leaves all of an element."""
    match kind:
        case ("rectangle",):
            return (-_ALL, -_ALL, 2 * _ALL, 2 * _ALL, 0.0, 0.0, 0.0, 0.0)
        case ("ellipse",):
            return (size[0] / 2, size[1] / 2, _ALL, _ALL)
        case ("polygon", _, int(count)):
            counts = [count]
        case (_, rule, verbs):
            counts = []
            for verb in map(Verb, verbs):
                counts += [0] if verb == Verb.MOVE or not counts else []
                counts[-1] += verb.point_count
            if len(counts) > 1 and rule == "evenodd":
                return ()
    if min(counts, default=0) < 3:
        return ()
    # Points all around.
    turns = [index * math.tau / count for count in counts for index in range(count)]
    return tuple(_ALL * part for turn in turns for part in (math.cos(turn), math.sin(turn)))


def clip(
    moves: Moves, box_of: Callable[[str], Box | None], corner: tuple[Any, Any] | None = None
) -> dict[str, Any] | None:
    """The clip that a style's shapes of `clip-path` are.

    :param box_of: the box of a name such as "fill-box", "" where none is said.
    :param corner: where the box begins, if that moves.
    """
    css = "clip-path"
    text = moves.base.get(css, "none")
    texts = [text, *moves.texts(css)]
    shapes = [each for each in texts if is_shape(each)]
    if not shapes:
        return None
    words = {" ".join(word for word in split(each, " ") if word in _BOXES) for each in shapes}
    box = box_of(words.pop()) if len(words) == 1 else None
    if box is None:
        raise ValueLeft("a box that is not known")
    left, top, width, height = box

    @functools.lru_cache(maxsize=512)
    def read(text: str) -> tuple[tuple[Any, ...], tuple[float, ...]]:
        bare = " ".join(word for word in split(text, " ") if word not in _BOXES)
        return _shape(bare or "inset(0)", width, height)

    kinds = {read(each)[0] for each in shapes}
    kind, numbers = read(shapes[0])
    if len(kinds) > 1:
        raise ValueLeft("shapes of several kinds, of which one would become another")
    every = numbers if len(shapes) == len(texts) else _around(kind, (width, height))
    x, y = corner or (plain(left), plain(top))

    def part(index: int) -> Callable[[str], tuple[float, ...]]:
        return lambda text: ((read(text)[1] if is_shape(text) else every)[index],)

    base = read(text)[1] if is_shape(text) else every
    if not base:
        raise ValueLeft("a shape that comes and goes")
    values = [
        moves.value(css, "scalar", (number,), part(index), f"clip{index}", is_apart=lambda text: not is_shape(text))
        if len({part(index)(each) for each in texts}) > 1
        else plain(number)
        for index, number in enumerate(base)
    ]
    moves.asked.add(css)
    match kind:
        case ("rectangle",):
            radii = values[4:]
            found: dict[str, Any] = {"rectangle": [together(x, values[0]), together(y, values[1]), *values[2:4]]}
            if any(each != 0 for each in radii):
                found["radius"] = radii[0] if len(set(map(str, radii))) == 1 else radii
            return found
        case ("ellipse",):
            cx, cy, rx, ry = values
            double = [plain(2 * each) if not isinstance(each, str) else f"2 * {each}" for each in (rx, ry)]
            return {
                "ellipse": [together(together(x, cx), negative(rx)), together(together(y, cy), negative(ry)), *double]
            }
    points = [[together(x, a), together(y, b)] for a, b in zip(values[::2], values[1::2], strict=True)]
    if kind[0] == "path":
        commands = []
        for verb in map(Verb, kind[2]):
            taken, points = points[: verb.point_count], points[verb.point_count :]
            commands.append([verb.name.lower(), *(number for each in taken for number in each)])
        return {"commands": commands, "rule": kind[1]}
    commands = [["move", *points[0]], *(["line", *each] for each in points[1:]), ["close"]]
    return {"commands": commands, "rule": kind[1]}


def _outline(text: str, box: Box) -> str:
    """A shape as the path along which something moves: circles from their right end, as in SVG."""
    kind, numbers = _shape(text, box[2], box[3])
    match kind[0]:
        case "path":
            # _shape has read it: there are path data.
            return split(text[text.index("(") + 1 : text.rindex(")")])[-1].strip("\"'")
        case "polygon":
            path = "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in zip(numbers[::2], numbers[1::2], strict=True))
            return path + "Z"
        case "ellipse":
            x, y, rx, ry = map(plain, numbers)
            arc, twice = f"a{rx} {ry} 0 0 1 ", plain(2 * rx)
            return f"M{plain(x + rx)} {y}{arc}{-twice} 0{arc}{twice} 0Z"
    if any(numbers[4:]):
        raise ValueLeft("a way around corners that are round")
    x, y, w, h = map(plain, numbers[:4])
    return f"M{x} {y}h{w}v{h}h{-w}Z"


def region(text: str, box: Box) -> Path:
    """What a shape in a box encloses, by the non-zero rule."""
    (kind, *rest), numbers = _shape(text, box[2], box[3])
    if kind == "rectangle" and any(numbers[4:]):
        x, y, w, h, *radii = numbers
        most = min(w, h) / 2
        a, b, c, d = (max(0.0, min(each, most)) for each in radii)
        found = Path(
            f"M{x + a} {y}H{x + w - b}A{b} {b} 0 0 1 {x + w} {y + b}V{y + h - c}A{c} {c} 0 0 1 {x + w - c} {y + h}"
            f"H{x + d}A{d} {d} 0 0 1 {x} {y + h - d}V{y + a}A{a} {a} 0 0 1 {x + a} {y}Z"
        )
    else:
        found = Path(_outline(text, box))
    if rest[:1] == ["evenodd"]:
        found = found.simplified(rule="evenodd")
    return found.transform((1, 0, 0, 1, box[0], box[1]))


def _turn(text: str) -> tuple[bool, float]:
    """Motion Path 1, 2.4: whether it turns with the path, and by which angle more."""
    is_along, more = False, 0.0
    for word in split(text.lower(), " "):
        if word in ("auto", "reverse"):
            is_along, more = True, more + (math.pi if word == "reverse" else 0.0)
        else:
            more += angle(word)
    return is_along, more


def along(
    moves: Moves, box: Box, named: Callable[[str], str | None], *, is_drawing: bool = False
) -> list[dict[str, Any]]:
    """What `offset-path` and the like say, as keys of groups; the path's numbers are from the box's corner.

    :param named: the path of a shape of the drawing, by its id.
    :param is_drawing: whether it is about an element of a drawing.
    """
    for css in ("offset-path", "offset-distance", "offset-rotate", "offset-anchor", "offset-position"):
        moves.asked.add(css)
    text = moves.base.get("offset-path", "none")
    texts = dict.fromkeys([text, *moves.texts("offset-path")])
    if len(texts) > 1:
        # What stands in all keyframes stands.
        if len(texts) > 2 or not moves.always("offset-path"):
            moves.report.left(moves.place, "an offset-path that moves")
            return []
        text = list(texts)[1]
    if text == "none":
        return []
    try:
        bare = " ".join(word for word in split(text, " ") if word not in _BOXES)
        of_id = reference(bare)
        outline = named(of_id) if of_id is not None else _outline(bare, box)
        if not outline or len(Path(outline)) == 0:
            raise ValueLeft("a path that is not there")
        if is_drawing and of_id is None and _outline(bare, (0.0, 0.0, 0.0, 0.0)) != outline:
            what = "offset-path: by the size of the drawing, where Chromium takes a box without a size"
            moves.report.approximated(moves.place, what)
        path = Path(outline)
        whole = path.length()
        is_closed = outline.strip()[-1:] in "zZ"

        def progress(text: str) -> float:
            return length(text, whole) / whole if whole > 0 else 0.0

        distances = [
            progress(each) for each in (moves.base.get("offset-distance", "0"), *moves.texts("offset-distance"))
        ]
        place = moves.number("offset-distance", distances[0], progress)
        if is_closed and any(not 0 <= each <= 1 for each in distances):
            place = f"{place} - floor({place})" if isinstance(place, str) else plain(place - math.floor(place))
        turns = [_turn(each) for each in (moves.base.get("offset-rotate", "auto"), *moves.texts("offset-rotate"))]
        if len({is_along for is_along, _ in turns}) > 1:
            raise ValueLeft("offset-rotate: a direction that becomes an angle")
        turned = moves.number("offset-rotate", turns[0][1], lambda text: _turn(text)[1])
        for css in ("offset-anchor", "offset-position"):
            if moves.moves(css):
                moves.report.left(moves.place, f"{css}, which moves by a style sheet")
    except (ValueLeft, AnimError) as error:
        moves.report.left(moves.place, f"offset-path: {error}")
        return []
    found: dict[str, Any] = {"path": outline, "progress": place}
    if not turns[0][0]:
        found["rotate"] = False
    if turned != 0:
        found["angle"] = turned
    return [{"along": found}]


def placed(
    moves: Moves, corner: tuple[Any, Any], origin: tuple[Any, Any], box: tuple[float, float], start: tuple[Any, Any],
    outer: list[dict[str, Any]], along: list[dict[str, Any]], inner: list[dict[str, Any]],
) -> list[dict[str, Any]]:  # fmt: skip
    """CSS Transforms 2, 6, and Motion Path 1, 3: transforms about an origin in a box, `outer` before the path and
    `inner` after it. The path is from `start`; the anchor, which is the origin unless another is named, comes to it."""
    x, y = together(corner[0], origin[0]), together(corner[1], origin[1])
    if x == y == 0 and not along:
        return [*outer, *inner]
    to, back = {"x": x, "y": y}, {"x": negative(x), "y": negative(y)}
    if not along:
        return [to, *outer, *inner, back]
    anchor = []
    if (text := moves.base.get("offset-anchor", "auto")) != "auto":
        try:
            u, v = point(text, *box)
            anchor = [{"x": together(origin[0], -u), "y": together(origin[1], -v)}]
        except ValueLeft as error:
            moves.report.left(moves.place, f"offset-anchor: {error}")
    offset = [{"x": start[0], "y": start[1]}]
    return [*([to, *outer, back] if outer else []), *offset, *along, *anchor, *inner, back]
