# SPDX-License-Identifier: MIT
"""What a shape shows several times: markers at its corners and a pattern inside of it (SVG 2, 11.6 and 13.3)."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...path import Path, Verb
from .css_lists import matrix
from .css_motion import wrapped
from .css_values import ValueLeft, angle, length, transform
from .source import Element
from .tracks import plain, written

__all__ = ["Copies"]

_TILES = 1000
_NODES = 20_000
_Box = tuple[float, float, float, float]
# A corner of a path, with the directions that lead to it and from it, if any.
_Corner = tuple[float, float, float | None, float | None]


@dataclass
class Copies:
    """What it needs of a drawing."""

    by_id: dict[str, Element]
    # The nodes in an element, and what they cover.
    nodes_of: Callable[[Element], list[Any]]
    box_of: Callable[[Element], _Box | None]
    view_of: Callable[[Element, tuple[float, float]], _Box]
    fitted: Callable[[Element, _Box, tuple[float, float]], list[dict[str, Any]]]
    length: Callable[[str, str], float]
    is_stroked: Callable[[Element], bool]
    leave: Callable[[Element, str], None]
    made: int = 0

    def _spend(self, nodes: list[Any], count: int) -> None:
        waiting, size = list(nodes), 0
        while waiting:
            each = waiting.pop()
            size += 1
            waiting += each.get("nodes", [])
        self.made += count * size
        if self.made > _NODES:
            raise ValueLeft(f"more than {_NODES} copies")

    def _is_within(self, element: Element, frame: _Box) -> bool:
        box = self.box_of(element)
        x, y, w, h = frame
        return box is not None and x <= box[0] and y <= box[1] and box[2] <= x + w and box[3] <= y + h

    def _leave_animations(self, element: Element) -> None:
        """Says that what moves a pattern or a marker itself is not there."""
        for row in element.all("animate", "animateTransform", "animateMotion", "animateColor", "set"):
            self.leave(row, f"an animation of a {element.tag}")

    # Patterns

    def pattern(self, element: Element, box: _Box | None, path: str, rule: str, alpha: float) -> dict[str, Any] | None:
        """A node that fills a path with the tiles of a pattern; None where there are none."""
        chain = [element]
        while len(chain) < 20 and (other := self.by_id.get(chain[-1].get("href").removeprefix("#"))) is not None:
            chain.append(other)

        def get(name: str, default: str = "") -> str:
            return next((each.get(name) for each in chain if name in each.attributes), default)

        holder = next((each for each in chain if each.children), element)
        for each in chain:
            self._leave_animations(each)
        if box is None:
            raise ValueLeft("a box that is not known")
        width, height = box[2] - box[0], box[3] - box[1]
        if get("patternUnits", "objectBoundingBox") == "objectBoundingBox":
            x, y, w, h = (length(get(key) or "0", 1.0) for key in ("x", "y", "width", "height"))
            x, y, w, h = box[0] + x * width, box[1] + y * height, w * width, h * height
        else:
            x, y, w, h = (self.length(get(key) or "0", key) for key in ("x", "y", "width", "height"))
        if not (w > 0 and h > 0):
            return None
        place = matrix(transform(get("patternTransform")))
        nodes = self.nodes_of(holder)
        if not nodes:
            return None
        content: dict[str, Any] = {"kind": "group", "nodes": nodes}
        is_inside = False
        if get("viewBox"):
            shown = Element("pattern", "", {key: get(key) for key in ("viewBox", "preserveAspectRatio")}, holder.line)
            shown.attributes = {key: text for key, text in shown.attributes.items() if text}
            content = wrapped(content, self.fitted(shown, self.view_of(shown, (w, h)), (w, h)))
        elif get("patternContentUnits") == "objectBoundingBox":
            content = wrapped(content, [{"scaleX": plain(width), "scaleY": plain(height)}])
        else:
            is_inside = not self.is_stroked(holder) and self._is_within(holder, (0.0, 0.0, w, h))
        try:
            back = _inverse(place)
        except ZeroDivisionError:
            return None
        covered = Path().add_rectangle(box[0], box[1], width, height).transformed(back).bounds
        if covered.width / w > _TILES or covered.height / h > _TILES:
            raise ValueLeft(f"a pattern of more than {_TILES} tiles")
        columns = range(math.floor((covered.x - x) / w), math.ceil((covered.x + covered.width - x) / w))
        rows = range(math.floor((covered.y - y) / h), math.ceil((covered.y + covered.height - y) / h))
        if len(columns) * len(rows) > _TILES:
            raise ValueLeft(f"a pattern of more than {_TILES} tiles")
        self._spend(nodes, len(columns) * len(rows))
        _take_names(content)
        tiles = []
        for row in rows:
            for column in columns:
                tile: dict[str, Any] = {"kind": "group", "x": plain(x + column * w), "y": plain(y + row * h)}
                if not is_inside:
                    tile["clip"] = {"rectangle": [0, 0, plain(w), plain(h)]}
                tiles.append({**tile, "nodes": [copy.deepcopy(content)]})
        whole: dict[str, Any] = {"kind": "group", "nodes": tiles}
        if place != (1, 0, 0, 1, 0, 0):
            whole["transform"] = written(place)
        found: dict[str, Any] = {"kind": "group", "clip": {"commands": path, "rule": rule}, "nodes": [whole]}
        return found if alpha == 1 else {**found, "opacity": plain(alpha)}

    # Markers

    def markers(self, names: dict[str, str], path: str, width: Any) -> list[dict[str, Any]]:
        """The markers of a path; `names` are the ids of those of its start, its middle and its end."""
        corners = _corners(Path(path))
        found = []
        for index, corner in enumerate(corners):
            kinds = ["start"] if index == 0 else []
            kinds += ["end"] if index == len(corners) - 1 else []
            for kind in kinds or ["mid"]:
                target = self.by_id.get(names.get(kind, ""))
                if target is not None and target.tag == "marker":
                    node = self._marker(target, corner, kind, width)
                    found += [node] if node is not None else []
        return found

    def _marker(self, target: Element, corner: _Corner, kind: str, width: Any) -> dict[str, Any] | None:
        w, h = (self.length(target.get(key) or "3", key[6:].lower()) for key in ("markerWidth", "markerHeight"))
        if not (w > 0 and h > 0):
            return None
        self._leave_animations(target)
        nodes = self.nodes_of(target)
        self._spend(nodes, 1)
        view = self.view_of(target, (w, h))
        view = view if target.get("viewBox") else (0.0, 0.0, w, h)
        if not nodes or not (view[2] > 0 and view[3] > 0):
            return None
        ends = {"left": 0.0, "top": 0.0, "center": 0.5, "right": 1.0, "bottom": 1.0}
        at = []
        for key, start, size in (("refX", view[0], view[2]), ("refY", view[1], view[3])):
            text = target.get(key) or "0"
            at.append(start + ends[text] * size if text in ends else length(text, size))
        fit = self.fitted(target, view, (w, h))
        across, down = (float(fit[1].get(key, 1)) for key in ("scaleX", "scaleY"))
        if not (across > 0 and down > 0):
            return None
        content: dict[str, Any] = {"kind": "group", "nodes": nodes}
        _take_names(content)
        # What is seen of it, in its own coordinates.
        left, top = view[0] - float(fit[0]["x"]) / across, view[1] - float(fit[0]["y"]) / down
        frame = (left, top, w / across, h / down)
        is_inside = not self.is_stroked(target) and self._is_within(target, frame)
        if target.get("overflow") not in ("visible", "auto") and not is_inside:
            content["clip"] = {"rectangle": [plain(each) for each in frame]}
        factor = 1 if target.get("markerUnits") == "userSpaceOnUse" else width
        return wrapped(
            content,
            [
                {"x": plain(corner[0]), "y": plain(corner[1])},
                {"rotation": plain(_direction(target.get("orient") or "0", corner, kind))},
                {"scaleX": factor, "scaleY": factor},
                {"scaleX": plain(across), "scaleY": plain(down)},
                {"x": plain(-at[0]), "y": plain(-at[1])},
            ],
        )


def _direction(orient: str, corner: _Corner, kind: str) -> float:
    """SVG 2, 11.6.3: the direction of a path at a corner: half way between those before and after it."""
    if orient not in ("auto", "auto-start-reverse"):
        return angle(orient)
    before, after = corner[2:]
    if before is None or after is None:
        found = before if after is None else after
    else:
        turn = math.remainder(after - before, math.tau)
        found = before + turn / 2
    found = found or 0.0
    return found + math.pi if orient == "auto-start-reverse" and kind == "start" else found


def _corners(path: Path) -> list[_Corner]:
    """The ends of all segments, with their directions."""
    corners: list[list[Any]] = []
    numbers = list(path.coordinates)
    begin, at = (0.0, 0.0), (0.0, 0.0)
    first = 0
    for verb in map(Verb, path.verbs):
        points = list(zip(numbers[: 2 * verb.point_count : 2], numbers[1 : 2 * verb.point_count : 2], strict=True))
        del numbers[: 2 * verb.point_count]
        if verb == Verb.MOVE:
            begin = at = points[0]
            first = len(corners)
            corners.append([*at, None, None])
            continue
        way = [at, *(points or [begin])]
        ahead = next((p for p in way[1:] if math.dist(p, at) > 1e-9), None)
        behind = next((p for p in way[-2::-1] if math.dist(p, way[-1]) > 1e-9), None)
        if ahead is not None:
            corners[-1][3] = math.atan2(ahead[1] - at[1], ahead[0] - at[0])
        arrival = None if behind is None else math.atan2(way[-1][1] - behind[1], way[-1][0] - behind[0])
        if verb == Verb.CLOSE and ahead is None:
            # It closes where it is: the last corner leads on as the first does.
            corners[-1][3] = corners[first][3]
            corners[first][2] = corners[-1][2]
            corners.append([*begin, corners[-1][2], corners[first][3]])
            continue
        at = way[-1]
        corners.append([*at, arrival, None])
        if verb == Verb.CLOSE:
            corners[first][2], corners[-1][3] = arrival, corners[first][3]
    return [(x, y, before, after) for x, y, before, after in corners]


def _inverse(place: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d, e, f = place
    whole = a * d - b * c
    return (d / whole, -b / whole, -c / whole, a / whole, (c * f - d * e) / whole, (b * e - a * f) / whole)


def _take_names(node: Any) -> None:
    """Names are of one node."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        each.pop("name", None)
        waiting += each.get("nodes", [])
