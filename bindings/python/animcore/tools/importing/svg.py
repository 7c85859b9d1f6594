# SPDX-License-Identifier: MIT
"""SVG drawings with their SMIL and CSS animations: shapes become nodes, what moves becomes properties.

By SVG 2; animations by SMIL 3 and CSS Animations 1. The rest is reported.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterator
from typing import Any

from ...errors import AnimError
from ...path import Path, Verb
from . import css_shapes
from .css import background, origin_of
from .css_lists import matrix
from .css_motion import Moves, split, wrapped
from .css_source import Rule, Sheet, adopt, matches_media, resolved, substituted
from .css_values import Step, ValueLeft, color, length, opacity, reference, share, transform
from .names import outside
from .report import Refused, Report
from .source import Element, xml_of
from .svg_copies import Copies
from .svg_filters import shadow_of, shadows
from .svg_masks import Mask
from .svg_shapes import Apart, Paints, bounds, corners, outline, points
from .svg_smil import Smil
from .svg_times import Times
from .tracks import Output, plain, written

__all__ = ["read"]

# Nodes of a document, with all that `use` repeats written out, and how deep it may go.
NODES = 20_000
DEPTH = 40
# Commands of the shapes of clips, each time they are put together.
COMBINED = 100_000
_INHERITED = (
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "color", "font-size",
    "font-family", "font-weight", "text-anchor", "visibility", "clip-rule", "paint-order", "marker",
    "marker-start", "marker-mid", "marker-end",
)  # fmt: skip
# What documents do not have, and texts inherit.
_LEFT_INHERITED = (
    *("letter-spacing", "word-spacing", "text-shadow", "text-transform", "writing-mode", "direction", "font-style"),
    *("font-variant", "font-variant-caps", "font-stretch", "dominant-baseline"),
)
_ATTRIBUTES = (
    *_INHERITED, *_LEFT_INHERITED, "white-space", "opacity", "display", "clip-path", "mask", "filter", "transform",
    "transform-origin", "stop-color", "stop-opacity",
)  # fmt: skip
_HANDED = {*_INHERITED, *_LEFT_INHERITED, "white-space"}
# Those that elements take over from a group while they move there.
_CARRIED = (
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-dashoffset"),
    *("color", "font-size", "visibility"),
)
_BLENDS = (
    *("multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light", "soft-light"),
    *("difference", "exclusion", "hue", "saturation", "color", "luminosity"),
)
# What documents do not have, on any element and on texts.
_LEFT = (
    "backdrop-filter",
    *("vector-effect", "perspective"),
)
_LEFT_OF_TEXTS = (
    *_LEFT_INHERITED,
    *("text-decoration", "alignment-baseline", "baseline-shift", "textLength", "dx", "dy", "rotate"),
)
# Their values that say nothing.
_SAYS_NOTHING = ("none", "normal", "auto", "0", "fill", "ltr", "100%", "horizontal-tb", "lr-tb", "lr")
_GROUPS = ("g", "svg", "symbol", "a", "switch")
_SHAPES = ("rect", "circle", "ellipse", "line", "polyline", "polygon", "path")
_SILENT = (
    "defs",
    "title",
    "desc",
    "metadata",
    "style",
    "linearGradient",
    "radialGradient",
    "clipPath",
    "symbol",
    "script",
    "mask",
    "marker",
    "pattern",
    "filter",
)
_ANIMATIONS = ("animate", "animateTransform", "animateMotion", "animateColor", "set", "mpath")
_NAMESPACE = "http://www.w3.org/2000/svg"
_FONT_SIZES = {
    **{"xx-small": 9.6, "x-small": 12.0, "small": 13.333333, "medium": 16.0, "large": 19.2, "x-large": 24.0},
    **{"xx-large": 32.0, "xxx-large": 48.0},
}
_OF_FONT = re.compile(r"\d(em|ex|ch)\b", re.IGNORECASE)
_ALIGNS = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)")


def read(data: bytes, report: Report) -> dict[str, Any]:
    """A document of a drawing."""
    root = xml_of(data)
    if root.tag != "svg":
        raise Refused(f"the file is no SVG drawing: its first element is {root.tag[:60]}")
    return _Drawing(root, report).document()


def _path_text(text: str) -> str:
    """A path as the value of a property."""
    match = re.fullmatch(r"path\(\s*[\"']([^\"']*)[\"']\s*\)", text.strip())
    found = match[1] if match else text
    if bounds(found) is None:
        raise ValueLeft("path data that is wrong")
    return found


def _points_text(kind: str) -> Any:
    def of(text: str) -> str:
        found = points(text)
        if not found:
            raise ValueLeft("points that are none")
        return "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in found) + ("Z" if kind == "polygon" else "")

    return of


def _minus(a: Any, b: Any) -> Any:
    return plain(a - b) if not isinstance(a, str) and not isinstance(b, str) else f"{a} - ({b})"


def _twice(a: Any) -> Any:
    return f"2 * {a}" if isinstance(a, str) else plain(2 * a)


class _Drawing:
    def __init__(self, root: Element, report: Report) -> None:
        self.root, self.report = root, report
        self.output = Output()
        self.sheet = Sheet(report, is_drawing=True)
        self.by_id: dict[str, Element] = {}
        self.count = 0
        self.seen: set[int] = set()
        # Animations of groups around, of what their shapes inherit: of SMIL and of style sheets.
        self.handed: dict[str, list[Element]] = {}
        self.carried: dict[str, Moves] = {}
        self.carries: dict[int, bool] = {}
        # The nodes around what is being drawn, and of elements that are drawn, by name.
        self.around: list[str] = []
        self.drawn: dict[int, tuple[str, list[str]]] = {}
        # Regions by their nodes, with those around, and what waits for pointers in them.
        self.touched: dict[str, tuple[dict[str, Any], list[str]]] = {}
        self.waiting: list[tuple[Moves, str]] = []
        # The elements around each, from the root, and styles that were asked for.
        self.above: dict[int, list[Element]] = {id(root): []}
        self.styles: dict[int, dict[str, str]] = {}
        self.font = 16.0
        # Clips that stand, and how many commands were put together for them.
        self.clips: dict[int, Path] = {}
        # Markers and patterns that are being copied.
        self.marked: set[int] = set()
        self.copies = Copies(
            *(self.by_id, self._copied, self._still_box, self._view),
            *(self._fitted, self._length),
            lambda each: any(self.style_of(inner).get("stroke", "none") != "none" for inner in _inside(each)),
            self._once,
        )
        self.combined = 0
        waiting = [root]
        while waiting:
            element = waiting.pop()
            if len(around := self.above.get(id(element), [root] * DEPTH)) < DEPTH:
                around = [*around, element]
                self.above |= {id(child): around for child in element.children}
            if element.get("id"):
                self.by_id.setdefault(element.get("id"), element)
            if element.tag == "style":
                self._add_style(element)
            if element.tag == "script":
                report.left(element.place, "a script")
            waiting += element.children[::-1]
        self._place_animations(root)
        self.times = Times(root)
        self.paints = Paints(self.by_id, self.output, report, self.times, self.style_of, self._length, self._moves_of)
        # SVG 2, 8.2: width and height are properties as well.
        own = self._style(root, [], {})[0]
        for key in ("width", "height"):
            try:
                root.attributes |= {key: f"{length(own[key])!r}"} if key in own else {}
            except ValueLeft:
                continue
        size = _length_or(root.get("width"), 300.0), _length_or(root.get("height"), 150.0)
        self.view = self._view(root, size)
        if not (self.view[2] > 0 and self.view[3] > 0):
            raise Refused("the drawing has no size")

    def _add_style(self, element: Element) -> None:
        """SVG 2, 6.2: a style sheet of CSS, for where the drawing is shown."""
        if element.get("type", "text/css").lower() not in ("", "text/css"):
            self.report.left(element.place, f"a style sheet of the type {element.get('type')[:40]}")
        elif not matches_media(element.get("media") or "all"):
            self.report.left(element.place, f"a style sheet for {element.get('media')[:40]}")
        else:
            self.sheet.add(element.text, element.line)

    def _place_animations(self, root: Element) -> None:
        """SVG Animations 2, 2.1: an animation may name the element that it moves."""
        moved: dict[int, tuple[Element, list[Element]]] = {}
        waiting = [root]
        while waiting:
            element = waiting.pop()
            waiting += element.children[::-1]
            stays = list[Element]()
            for child in element.children:
                target = element
                if child.tag in _ANIMATIONS and child.tag != "mpath" and child.get("href"):
                    target = self.by_id.get(child.get("href").removeprefix("#"), root)
                    if target is root and root.get("id") != child.get("href")[1:]:
                        self._once(child, "an animation of what is not in the file")
                        continue
                (stays if target is element else moved.setdefault(id(target), (target, []))[1]).append(child)
            element.children = stays
        for target, rows in moved.values():
            target.children += rows

    @staticmethod
    def _view(element: Element, size: tuple[float, float]) -> tuple[float, float, float, float]:
        """Its own coordinates: left, top, width, height."""
        numbers = re.split(r"[\s,]+", element.get("viewBox"))
        try:
            left, top, width, height = (length(each) for each in numbers)
        except ValueError:
            return (0.0, 0.0, *size)
        return left, top, width, height

    def document(self) -> dict[str, Any]:
        width, height = self.view[2:]
        wide, high = _length_or(self.root.get("width"), width), _length_or(self.root.get("height"), height)
        wide, high = (wide, high) if min(wide, high) > 1e-9 else (width, height)
        if not self.root.get("height") and self.root.get("width"):
            high = height * wide / width
        elif not self.root.get("width") and self.root.get("height"):
            wide = width * high / height
        style, rules = self._style(self.root, [], {})
        name = self.output.name(self.root.get("id") or "drawing")
        moves = Moves(name, style, rules, self.sheet, self.output, self.report, self.root.place)
        smil = Smil(self.root, name, self.output, self.report, self.times)
        self.carried = self._carried(self.root, rules, moves, smil)
        self.handed = self._inherited_rows(self.root, rules, smil)
        self.drawn[id(self.root)] = name, []
        self.around = [name]
        nodes = self._children(self.root, [], style, 0)
        whole = wrapped({"kind": "group", "nodes": nodes}, self._fitted(self.root, self.view, (wide, high)))
        is_bare = whole == {"kind": "group", "nodes": nodes}
        nodes = self._rooted(nodes if is_bare else [whole], style, moves, smil, (wide, high))
        nodes = [*self._ground(style, (wide, high)), *nodes]
        if name in self.touched:
            self.touched[name][0]["shape"] = {"rectangle": [0, 0, plain(wide), plain(high)]}
            nodes = [{"kind": "group", "name": name, "nodes": nodes}]
        for waiting, node in self.waiting:
            inner = [region["name"] for region, around in self.touched.values() if node in around]
            waiting.finish([self.touched[node][0]["name"], *inner] if node in self.touched else [])
        document: dict[str, Any] = {"animcore": 1, "size": [plain(wide), plain(high)], **self.output.parts()}
        document["nodes"] = nodes
        if self.output.regions:
            document["regions"] = self.output.regions
        return document

    def _ground(self, style: dict[str, str], size: tuple[float, float]) -> list[Any]:
        """The paper that the root's style names."""
        text = style.get("background-color") or background(style)
        try:
            tint = color(text, self._tint(style))
        except ValueLeft as error:
            self._once(self.root, f"background: {error}")
            return []
        images = " ".join(style.get(key, "") for key in ("background", "background-image"))
        if "url(" in images or "gradient(" in images:
            self._once(self.root, "a picture of the background")
        if tint[3] == 0:
            return []
        return [{"kind": "rectangle", "frame": [0, 0, *map(plain, size)], "fill": written(tint)}]

    def _rooted(
        self, nodes: list[Any], base: dict[str, str], moves: Moves, smil: Smil, box: tuple[float, float]
    ) -> list[Any]:
        """The nodes, moved as the whole drawing is: about its middle unless it says another origin."""
        alpha = smil.number("opacity", self._opacity(base, "opacity", self.root), share, moves.number(
            "opacity", self._opacity(base, "opacity", self.root), share
        ))  # fmt: skip
        view, self.view = self.view, (0.0, 0.0, *box)
        own = {key: text for key, text in base.items() if key != "transform-box"}
        groups = self._transforms(self.root, {"transform-origin": "50% 50%", **own}, moves, smil, None)
        self.view = view
        smil.finish()
        self._finish(moves, self.root)
        if alpha == 1 and not groups:
            return nodes
        node: dict[str, Any] = {"kind": "group", "nodes": nodes}
        return [wrapped(node if alpha == 1 else {**node, "opacity": alpha}, groups)]

    # Styles

    def _style(
        self, element: Element, ancestors: list[Element], parent: dict[str, str]
    ) -> tuple[dict[str, str], list[Any]]:
        """What is declared of an element, with what it inherits from its parent's style, and its rules."""
        rules = self.sheet.of(element, ancestors)
        inherited = _handed_down(parent)
        base = dict(inherited)
        base |= {name: element.get(name) for name in _ATTRIBUTES if name in element.attributes}
        for rule in rules:
            if not rule.states:
                adopt(base, rule.declared)
        for name, value in list(base.items()):
            if value in ("inherit", "initial", "unset", "revert"):
                known = parent if value == "inherit" else {} if value == "initial" else inherited
                base.pop(name)
                base |= {name: known[name]} if name in known else {}
        font = substituted(base.get("font-size", ""), base)
        base["font-size"] = f"{_font_size(font, parent.get('font-size', '16px'))!r}px"
        return resolved(base, base), rules

    def _moves_of(self, element: Element, name: str) -> Moves:
        """What moves an element that is drawn by others, where it stands in the file."""
        around = self.above.get(id(element), [])
        base, rules = self._style(element, around, self.style_of(around[-1]) if around else {})
        return Moves(name, base, rules, self.sheet, self.output, self.report, element.place)

    def _carries(self, element: Element) -> bool:
        """Whether an element moves what is inherited from it."""
        if id(element) not in self.carries:
            self.carries[id(element)] = any(map(self._moves_of(element, "").moves_itself, _CARRIED))
        return self.carries[id(element)]

    def style_of(self, element: Element) -> dict[str, str]:
        """An element's style where it stands in the file."""
        found = self.styles.get(id(element))
        if found is None:
            around = self.above.get(id(element), [])
            parent = self.style_of(around[-1]) if around else {}
            found = self.styles[id(element)] = self._style(element, around, parent)[0]
        return found

    # Elements

    def _children(self, parent: Element, ancestors: list[Element], style: dict[str, str], depth: int) -> list[Any]:
        found = []
        for child in parent.children:
            if child.namespace not in ("", _NAMESPACE) or child.get("requiredExtensions"):
                if child.get("requiredExtensions").startswith("http://www.w3.org/"):
                    self._once(child, "what needs an extension that browsers have")
                continue
            if "systemLanguage" in child.attributes:
                self.report.approximated(child.place, "systemLanguage: what is for English is shown")
                if not any(each.strip().split("-")[0] == "en" for each in child.get("systemLanguage").split(",")):
                    continue
            node = self._element(child, [*ancestors, parent], style, depth + 1)
            if node is not None:
                found.append(node)
            if parent.tag == "switch" and found:
                break
        return found

    def _element(self, element: Element, ancestors: list[Element], parent: dict[str, str], depth: int) -> Any:
        tag = element.tag
        if tag in _SILENT or tag in _ANIMATIONS:
            return None
        if tag not in (*_GROUPS, *_SHAPES, "use", "text", "image"):
            self._once(element, f"the element {tag[:40]}")
            return None
        self.count += 1
        if depth > DEPTH:
            raise Refused(f"the drawing is nested deeper than {DEPTH} elements, with what `use` repeats")
        if self.count > NODES:
            raise Refused(f"the drawing has more than {NODES} elements, with what `use` repeats")
        base, rules = self._style(element, ancestors, parent)
        rules, owner = self._owned(element, ancestors, rules)
        if base.get("display") == "none" and not element.all("set", "animate"):
            return None
        outer_font, self.font = self.font, length(base["font-size"])
        name = self.output.name(element.get("id") or tag)
        moves = Moves(name, base, rules, self.sheet, self.output, self.report, element.place)
        smil = Smil(element, name, self.output, self.report, self.times)
        for css in moves.important & set(smil.of_attributes):
            # What is important is stronger than animations.
            del smil.of_attributes[css]
        self.drawn[id(element)] = name, list(self.around)
        self.around.append(name)
        path: str | None = None
        handed, carried = self.handed, self.carried
        self.carried = self._carried(element, rules, moves, smil)
        self.handed = self._inherited_rows(element, rules, smil)
        if tag in _GROUPS or tag == "use":
            node: dict[str, Any] = {"kind": "group", "name": name}
        elif tag == "text":
            node = self._text(element, base, moves, smil, name)
        elif tag == "image":
            node = {"kind": "image", "name": name, **self._image(element, moves, smil)}
        else:
            node, path = self._shape(element, base, moves, smil, name)
        alpha = smil.number("opacity", self._opacity(base, "opacity", element), share, moves.number(
            "opacity", self._opacity(base, "opacity", element), share
        ))  # fmt: skip
        if alpha != 1 and tag not in (*_GROUPS, "use") and {"fill", "stroke"} <= set(node):
            # They are one picture, whose opacity it is.
            solid, node = node, {"kind": "group"}
        else:
            solid = {}
        if alpha != 1:
            node["opacity"] = alpha
        mask = self._mask(element, base, path)
        self._visibility(base, moves, smil, node, is_group=tag in _GROUPS or tag == "use")
        if clip := self._clip(element, base, path, moves, solid or node):
            node["clip"] = clip
        for css in (*_LEFT, *(_LEFT_OF_TEXTS if tag == "text" else ())):
            if (base.get(css) or element.get(css) or "none") not in _SAYS_NOTHING:
                self._once(element, css)
        for name in element.attributes:
            if re.fullmatch("on[a-z]+", name):
                self._once(element, f"the script of {name[:40]}")
        groups = self._transforms(element, base, moves, smil, path)
        along = smil.along(self._motion_path)
        if solid:
            node["nodes"] = [solid]
        if tag in _SHAPES:
            node = self._layered(element, base, node, solid, path)
        if tag in _GROUPS:
            inside = self._inside if tag in ("svg", "symbol") else self._children
            node["nodes"] = inside(element, ancestors, base, depth)
        elif tag == "use":
            node["nodes"] = self._used(element, ancestors, base, depth)
            groups += [{key: self._moving(element, moves, smil, key) for key in ("x", "y")}]
        node = self._filtered(element, base, path, node)
        if mask:
            node = {"kind": "group", **mask, "nodes": [node]}
        self.handed, self.carried, self.font = handed, carried, outer_font
        self.around.pop()
        smil.finish()
        self._finish(moves, owner)
        self.report.taken(element.place, f"the element {tag}")
        node = wrapped(node, groups)
        if (blend := base.get("mix-blend-mode", "normal")) in _BLENDS:
            node = {"kind": "group", "blend": blend, "nodes": [node]}
        elif base.get("isolation") == "isolate" and any(
            self.style_of(each).get("mix-blend-mode", "normal") != "normal" for each in _inside(element)
        ):
            self._once(element, "isolation")
        elif blend != "normal":
            self._once(element, f"mix-blend-mode: {blend[:30]}")
        for group in reversed(along):
            node = {"kind": "group", **group, "nodes": [node]}
        return node

    def _inherited_rows(self, element: Element, rules: list[Any], smil: Smil) -> dict[str, list[Element]]:
        """What moves an element's inherited properties: its own animations, or those of groups around. A group hands
        them on."""
        own = _declared(element, rules)
        handed = {css: rows for css, rows in self.handed.items() if css not in own}
        rows = {css: rows for css, rows in smil.of_attributes.items() if css in _INHERITED}
        if element.tag in _GROUPS or element.tag == "use":
            for css in rows:
                if css not in ("visibility", "display"):
                    smil.used.add(css)
            return handed | {css: found for css, found in rows.items() if css != "visibility"}
        smil.of_attributes = handed | smil.of_attributes
        # It moves what is of the current color, and nothing else.
        smil.used.add("color")
        return {}

    def _carried(self, element: Element, rules: list[Any], moves: Moves, smil: Smil) -> dict[str, Moves]:
        """The same of style sheets: CSS Cascade 5, 7.2: elements inherit the value as it moves, unless they have one
        of their own."""
        own = _declared(element, [rule for rule in rules if not rule.states])
        carried = {}
        for css, holder in self.carried.items():
            if css in own:
                continue
            if css not in smil.of_attributes and not moves.moves_itself(css):
                carried[css] = holder
            elif not moves.always(css):
                self.report.approximated(element.place, f"{css}, which moves itself and in a group around: by itself")
        moves.asked.add("color")
        if element.tag not in _GROUPS and element.tag != "use":
            moves.outer = carried
            return {}
        moves.asked |= set(_CARRIED)
        for css in _INHERITED:
            if moves.moves_itself(css):
                if css in _CARRIED:
                    carried[css] = moves
                else:
                    moves.asked.add(css)
                    self._once(element, f"{css} of a group, which moves by a style sheet")
        return carried

    def _owned(self, element: Element, ancestors: list[Element], rules: list[Rule]) -> tuple[list[Rule], Element]:
        """An element's rules, and the element by whose states some of them hold: itself, or one around or before it."""
        owners = [rule.owner(element, ancestors, self.sheet.work) if rule.states else None for rule in rules]
        found = [each for each in owners if each is not None]
        owner = element if not found or any(each is element for each in found) else found[-1]
        kept = list[Rule]()
        for rule, each in zip(rules, owners, strict=True):
            if each is None or each is owner:
                kept.append(rule)
            else:
                self._once(element, f"the rule {rule.text[:60]}, beside rules of the states of another element")
        return kept, owner

    def _finish(self, moves: Moves, owner: Element) -> None:
        """What waits for pointers is finished at the end, when all regions are known."""
        if not moves.has_states:
            moves.finish([])
            return
        node = self._touch(owner, moves.is_focusable)
        self.waiting.append((moves, node))

    def _touch(self, owner: Element, is_focusable: bool) -> str:
        """The node of an element that can be touched; "" where it has no shape."""
        node, around = self.drawn.get(id(owner), ("", []))
        if not node or self.marked:
            return ""
        if node not in self.touched:
            shape = None
            # The root is touched wherever the drawing is.
            if owner.tag not in _SHAPES and owner is not self.root:
                whole = Path()
                # What moves the content of `use` is around its node.
                x, y = (self._number(owner, key, 0.0) if owner.tag == "use" else 0.0 for key in ("x", "y"))
                place = (1.0, 0.0, 0.0, 1.0, -x, -y)
                if not self._cover(owner, whole, place, 0, skips_texts=True) or len(whole) == 0:
                    return ""
                shape = {"commands": whole.svg(minified=True, digits=9)}
            self.touched[node] = self.output.region(node, node, shape), around
        if is_focusable:
            self.touched[node][0]["focusable"] = True
        return node

    def _once(self, element: Element, what: str) -> None:
        self.report.left(element.place, what)

    def _opacity(self, base: dict[str, str], name: str, element: Element) -> float:
        try:
            return opacity(base.get(name) or "1")
        except ValueLeft as error:
            self._once(element, f"{name}: {error}")
            return 1.0

    def _visibility(self, base: dict[str, str], moves: Moves, smil: Smil, node: dict[str, Any], is_group: bool) -> None:
        conditions = []
        for css, hidden in (("display", "none"), ("visibility", "hidden")):
            if css == "visibility" and is_group:
                continue
            shown = 0.0 if base.get(css) in (hidden, "collapse") else 1.0
            for row in smil.of_attributes.get(css, []):
                row.attributes["calcMode"] = "discrete"

            def parse(text: str, hidden: str = hidden) -> float:
                return 0.0 if text.strip() in (hidden, "collapse") else 1.0

            value = smil.number(css, shown, parse, moves.number(css, shown, parse))
            if value == 0:
                conditions.append("false")
            elif value != 1:
                conditions.append(f"{value} > 0")
        if conditions:
            node["visible"] = False if "false" in conditions else " && ".join(conditions)

    # Shapes

    def _number(self, element: Element, name: str, default: float) -> float:
        text = element.get(name)
        try:
            return self._size(self._length(text, name), name) if text and text != "auto" else default
        except ValueLeft as error:
            self._once(element, f"{name}: {error}")
            return default

    def _moving(self, element: Element, moves: Moves, smil: Smil, name: str, default: float = 0.0) -> Any:
        """A number of a shape, which attributes, CSS and SMIL give."""
        base = self._number(element, name, default)
        parse = functools.partial(self._length, name=name)

        def of_style(text: str) -> float:
            # In a style sheet a size below 0 is no value; in SMIL it is reported by itself.
            return self._size(parse(text), name)

        if moves.base.get(name, "auto") != "auto":
            try:
                base = of_style(moves.base[name])
            except ValueLeft as error:
                self._once(element, f"{name}: {error}")
        if name in ("rx", "ry") and not element.get(name) and name not in moves.base:
            # It is auto, which is no number to begin from.
            value = moves.value(
                name,
                "scalar",
                (base,),
                lambda text: (of_style(text),),
                is_apart=lambda text: text in ("", "auto", "none"),
            )
        else:
            value = moves.number(name, base, of_style)
        return smil.number(name, base, parse, value)

    @staticmethod
    def _size(number: float, name: str) -> float:
        if number < 0 and name in ("width", "height", "r", "rx", "ry", "stroke-width"):
            raise ValueLeft("it is below 0")
        return number

    def _length(self, text: str, name: str) -> float:
        """SVG 2, 8.9: percentages are of the view's width, its height or its diagonal."""
        width, height = self.view[2:]
        whole = math.hypot(width, height) / math.sqrt(2)
        if name in ("x", "x1", "x2", "cx", "fx", "rx", "width"):
            whole = width
        elif name in ("y", "y1", "y2", "cy", "fy", "ry", "height"):
            whole = height
        return length(text, whole) * (self.font / 16 if _OF_FONT.search(text) else 1.0)

    def _shape(
        self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, name: str
    ) -> tuple[dict[str, Any], str | None]:
        def get(key: str, default: float = 0.0) -> Any:
            return self._moving(element, moves, smil, key, default)

        try:
            path = outline(element, functools.partial(self._number, element))
        except ValueLeft as error:
            self._once(element, str(error))
            path = ""
        node: dict[str, Any]
        match element.tag:
            case "rect":
                node = {"kind": "rectangle", "name": name, "frame": [get("x"), get("y"), get("width"), get("height")]}
                is_across = element.get("rx") or "rx" in smil.of_attributes or moves.texts("rx")
                given = "rx" if is_across else "ry"
                radius = get(given)
                if radius != 0:
                    node["radius"] = radius
                rx, ry = corners(element, functools.partial(self._number, element))
                if radius != 0 and abs(rx - ry) > 1e-9:
                    if path and not any(isinstance(each, str) for each in (*node["frame"], radius)):
                        node = {"kind": "path", "name": name, "commands": path}
                    else:
                        self.report.approximated(element.place, f"corners that are ellipses: circles of {given}")
            case "circle":
                cx, cy, r = get("cx"), get("cy"), get("r")
                node = {"kind": "ellipse", "name": name, "frame": [_minus(cx, r), _minus(cy, r), _twice(r), _twice(r)]}
            case "ellipse":
                cx, cy, rx, ry = get("cx"), get("cy"), get("rx"), get("ry")
                node = {
                    "kind": "ellipse",
                    "name": name,
                    "frame": [_minus(cx, rx), _minus(cy, ry), _twice(rx), _twice(ry)],
                }
            case "line":
                ends = [get(key) for key in ("x1", "y1", "x2", "y2")]
                node = {"kind": "path", "name": name, "commands": [["move", *ends[:2]], ["line", *ends[2:]]]}
            case _:
                node = self._path(element, moves, smil, name, path or "")
        self._paint(element, base, moves, smil, node, path)
        return node, path

    def _layered(
        self, element: Element, base: dict[str, str], node: dict[str, Any], solid: dict[str, Any], path: str | None
    ) -> dict[str, Any]:
        """SVG 2, 13.8: a shape's pattern, fill, stroke and markers, one above the other, if it is not one node."""
        drawn = solid or node
        pattern = drawn.pop("pattern", None)
        markers = self._markers(element, base, drawn, path)
        order = base.get("paint-order", "normal").split()
        last = [*order, *(each for each in ("fill", "stroke", "markers") if each not in order)]
        is_apart = {"fill", "stroke"} <= drawn.keys() and last.index("stroke") < last.index("fill")
        if not is_apart and not pattern and not markers:
            return node
        kept: dict[str, Any] = {key: drawn.pop(key) for key in ("clip", "visible", "opacity") if key in drawn}
        layers: dict[str, list[Any]] = {"fill": [pattern] if pattern else [], "stroke": [], "markers": markers}
        if is_apart or pattern:
            below = {key: value for key, value in drawn.items() if key not in ("fill", "fillRule", "name")}
            above = {key: value for key, value in drawn.items() if key != "stroke"}
            layers["fill"].append(above)
            layers["stroke"] += [below] if "stroke" in drawn else []
        else:
            layers["fill"].append(drawn)
        nodes = [each for kind in last if kind in layers for each in layers[kind]]
        both: dict[str, Any] = {"kind": "group", **kept, "nodes": nodes}
        return {**node, "nodes": [both]} if solid else both

    def _markers(
        self, element: Element, base: dict[str, str], node: dict[str, Any], path: str | None
    ) -> list[dict[str, Any]]:
        names = dict[str, str]()
        for kind in ("start", "mid", "end"):
            text = base.get(f"marker-{kind}") or base.get("marker") or "none"
            named = reference(text)
            names |= {} if named is None else {kind: named}
        if not names or not path or element.tag not in ("path", "line", "polyline", "polygon"):
            return []
        if "property" in node or any(isinstance(n, str) for row in _commands(node) for n in row[1:]):
            self._once(element, "markers of a shape that moves")
            return []
        if "mid" in names and "A" in path.upper():
            self.report.approximated(element.place, "markers in the middle of arcs, which are several curves")
        width = node.get("stroke", {}).get("width", 1)
        if "stroke" not in node:
            width = plain(self._length(base.get("stroke-width") or "1", "stroke-width"))
        try:
            return self.copies.markers(names, path, width)
        except ValueLeft as error:
            self._once(element, f"markers: {error}")
            return []

    def _still_box(self, holder: Element) -> tuple[float, float, float, float] | None:
        """What the shapes in an element cover, if they stand."""
        for each in _inside(holder):
            if each.all(*_ANIMATIONS) or any(name.startswith("animation") for name in self.style_of(each)):
                return None
        return self._box(Element("g", "", {}, holder.line, holder.children))

    def _copied(self, element: Element) -> list[Any]:
        """The nodes in a marker or in a pattern, which is not in itself."""
        if id(element) in self.marked:
            return []
        self.marked.add(id(element))
        # It inherits from where it stands.
        if any(map(self._carries, self.above.get(id(element), []))):
            self.report.approximated(element.place, "it inherits from what moves: at rest")
        around = self.handed, self.carried
        self.handed, self.carried = {}, {}
        try:
            return self._children(element, self.above.get(id(element), []), self.style_of(element), 1)
        finally:
            self.marked.discard(id(element))
            self.handed, self.carried = around

    def _path(self, element: Element, moves: Moves, smil: Smil, name: str, path: str) -> dict[str, Any]:
        attribute = "d" if element.tag == "path" else "points"
        parse = _path_text if attribute == "d" else _points_text(element.tag)
        if attribute == "d" and "d" in moves.base:
            try:
                path = "" if moves.base["d"] == "none" else _path_text(moves.base["d"])
            except ValueLeft as error:
                self._once(element, f"d: {error}")
        path = "" if path.strip() == "none" else path.strip()
        if path and bounds(path) is None:
            # SVG 2, 9.5.4: what stands before the error is drawn.
            path = _readable(path)
            self.report.approximated(element.place, "path data that is wrong: what stands before the error is drawn")
        still = path or "M0 0"
        value = smil.value(attribute, "path", still, parse, moves.value(attribute, "path", still, parse))
        if value != still:
            rows = smil.of_attributes.get(attribute, [])
            texts = [*moves.texts(attribute), *(part for row in rows for part in smil.texts(row))]
            if attribute == "d" and any("A" in text.removeprefix("path").upper() for text in texts):
                self.report.approximated(element.place, "arcs, which move as the curves that they are")
            return {"kind": "path", "name": name, "property": outside(value)}
        return {"kind": "path", "name": name, "commands": path or [["move", 0, 0]]}

    def _tint(self, base: dict[str, str]) -> tuple[float, ...]:
        try:
            return color(base.get("color") or "black")
        except ValueLeft:
            return (0.0, 0.0, 0.0, 1.0)

    def _color(
        self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, css: str, default: str,
        box: tuple[float, float, float, float] | None, *, may_be_apart: bool = False,
    ) -> Any:  # fmt: skip
        """A paint, or None for none."""
        alpha = self._opacity(base, f"{css}-opacity", element)
        current = self._tint(base)
        # The property that moves it.
        moved = css
        gradient, text = self.paints.gradient(base.get(css) or default)

        def parse(text: str) -> tuple[float, ...]:
            if text.strip() == "none":
                return (0.0, 0.0, 0.0, 0.0)
            red, green, blue, own = color(text, current, is_wide=True)
            return (red, green, blue, own * alpha)

        try:
            if gradient is not None:
                if moves.moves(css) or css in smil.of_attributes:
                    self._once(element, f"{css}: a gradient that moves")
                return self.paints.paint(gradient, box, alpha, element.place, may_be_apart=may_be_apart)
            tint = parse(text)
            is_moving = moves.moves(css) or css in smil.of_attributes
            if moves.moves("color") or "color" in smil.of_attributes:
                if not is_moving and text.strip().lower() == "currentcolor":
                    moved = "color"
                elif is_moving and any("currentcolor" in each.lower() for each in (text, *moves.texts(css))):
                    self.report.approximated(element.place, f"{css}: the current color, which moves as well: at rest")
            rows = smil.of_attributes.get(moved, [])
            texts = [*moves.texts(moved), *(part for row in rows for part in smil.texts(row))]
            # In keyframes one follows the other (SVG 2, 13.2: a paint that is no color does not mix).
            mixes = rows or len(moves.states) > 1
            if mixes and len(set(texts)) > 1 and "none" in texts:
                self.report.approximated(element.place, f"{css}: none, which is a color without opacity while it moves")
        except ValueLeft as error:
            self._once(element, f"{css}: {error}")
            return None
        value = moves.value(moved, "color", tint, parse, is_apart=lambda text: (text or default) == "none")
        value = smil.value(moved, "color", tint, parse, value)
        tint = tuple(min(max(each, 0.0), 1.0) for each in tint)
        value = value if isinstance(value, str) else tint
        opaque = f"{css}-opacity"
        if moves.moves(opaque) or opaque in smil.of_attributes:
            if isinstance(value, str):
                self._once(element, f"{opaque}, as {css} moves as well")
                return value
            own = tint[3] / alpha if alpha else color(text, current)[3] if text != "none" else 0.0
            part = smil.number(opaque, alpha, opacity, moves.number(opaque, alpha, opacity))
            return [plain(tint[0]), plain(tint[1]), plain(tint[2]), f"{plain(own)} * {part}"]
        if isinstance(value, str):
            return value
        return None if text.strip() == "none" else written(value)

    def _paint(
        self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, node: dict[str, Any], path: str | None
    ) -> None:
        box = bounds(path) if path is not None else None
        is_still = path is not None and element.tag != "line" and "property" not in node
        is_still = is_still and not any(isinstance(each, str) for each in node.get("frame", []))
        fill = self._color(element, base, moves, smil, "fill", "black", box, may_be_apart=is_still)
        if isinstance(fill, Apart) and path is not None:
            node["pattern"] = fill.node(path, base.get("fill-rule") or "nonzero")
            fill = None
        if (pattern := self._pattern(element, base, node, path)) is not None:
            node["pattern"] = pattern
        if fill is not None and element.tag != "line":
            node["fill"] = fill
            if base.get("fill-rule") == "evenodd":
                node["fillRule"] = "evenodd"
        paint = self._color(element, base, moves, smil, "stroke", "none", box)
        if paint is None:
            return
        parse = functools.partial(self._length, name="stroke-width")

        def of_style(text: str) -> float:
            return self._size(parse(text), "stroke-width")

        try:
            width = of_style(base.get("stroke-width") or "1")
        except ValueLeft as error:
            self._once(element, f"stroke-width: {error}")
            width = 1.0
        stroke: dict[str, Any] = {
            "paint": paint,
            "width": smil.number("stroke-width", width, parse, moves.number("stroke-width", width, of_style)),
        }
        if base.get("stroke-linecap") in ("round", "square"):
            stroke["cap"] = base["stroke-linecap"]
        if base.get("stroke-linejoin") in ("round", "bevel", "miter-clip", "arcs"):
            stroke["join"] = base["stroke-linejoin"]
        limit = _length_or(base.get("stroke-miterlimit") or "", 4.0)
        if limit != 4 and limit >= 1:
            stroke["miterLimit"] = plain(limit)
        self._dashes(element, base, moves, smil, stroke, path)
        node["stroke"] = stroke

    def _pattern(
        self, element: Element, base: dict[str, str], node: dict[str, Any], path: str | None
    ) -> dict[str, Any] | None:
        for css in ("fill", "stroke"):
            target = self.by_id.get(reference(base.get(css, ""), may_go_on=True) or "")
            if target is None or target.tag != "pattern":
                continue
            if css == "stroke":
                self._once(element, "stroke: a pattern")
                return None
            try:
                is_moving = any(isinstance(each, str) for each in node.get("frame", [node.get("property", 0)]))
                if is_moving or path is None or element.tag == "line":
                    raise ValueLeft("a pattern in a shape that moves")
                alpha = self._opacity(base, "fill-opacity", element)
                return self.copies.pattern(target, bounds(path), path, base.get("fill-rule") or "nonzero", alpha)
            except ValueLeft as error:
                self._once(element, f"fill: {error}")
                return None
        return None

    def _dashes(
        self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, stroke: dict[str, Any], path: str | None
    ) -> None:
        factor = 1.0
        if (given := _length_or(element.get("pathLength"), 0.0)) > 0 and path and bounds(path):
            factor = Path(path).length() / given

        def parse(text: str) -> float:
            return self._length(text, "stroke-dasharray") * factor

        css = "stroke-dasharray"
        rows = smil.of_attributes.get(css, [])
        smil.used.add(css)
        texts = [base.get(css) or "none", *moves.texts(css)]
        for row in rows:
            texts += [row.get(key) for key in ("from", "to", "by") if row.get(key)] + row.get("values").split(";")
        try:
            found = [numbers for text in texts if (numbers := _dashes(text, parse))]
        except ValueLeft as error:
            self._once(element, f"{css}: {error}")
            return
        # Lists that move are repeated until they are as long (CSS Values, in SVG 2, 13.5.6).
        count = math.lcm(*{len(each) for each in found}) if found else 0
        if not count or count > 64 or any(each < 0 for numbers in found for each in numbers):
            if count and (rows or moves.moves(css)):
                self._once(element, "dashes that move")
            return

        def dashes(text: str) -> tuple[float, ...]:
            numbers = _dashes(text, parse)
            return tuple(numbers * (count // len(numbers))) if numbers else whole

        # Where there are none: one dash that is longer than the stroke.
        whole = (1e6, 0.0) * (count // 2)
        dash = dashes(texts[0])
        is_always = moves.always(css) or any(smil.is_always(row) for row in rows)
        if (dash == whole and not is_always) or any(_dashes(each, parse) == [] for each in moves.texts(css)):
            self.report.approximated(element.place, "dashes that come and go: without them there is one long dash")
        if moves.moves(css):
            parts = [functools.partial(_part, dashes, index) for index in range(count)]
            stroke["dash"] = [
                moves.value(css, "scalar", (dash[index],), part, f"{css}{index}") for index, part in enumerate(parts)
            ]
        else:
            stroke["dash"] = smil.components(css, dash, dashes)
        if all(each == 0 for each in stroke["dash"]):
            del stroke["dash"]
            return
        try:
            offset = parse(base.get("stroke-dashoffset") or "0")
        except ValueLeft as error:
            self._once(element, f"stroke-dashoffset: {error}")
            return
        value = smil.number("stroke-dashoffset", offset, parse, moves.number("stroke-dashoffset", offset, parse))
        if value != 0:
            stroke["dashOffset"] = value

    def _text(self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, name: str) -> dict[str, Any]:
        words: list[str] = [element.text]
        for child in element.children:
            if child.tag == "tspan":
                words.append(child.text)
                self.report.approximated(child.place, "a part of a text: it goes on from the text around it")
            elif child.tag not in (*_ANIMATIONS, "title", "desc"):
                self._once(child, f"the element {child.tag[:40]}")
        text = re.sub(r"\s+", " ", " ".join(words)).strip()
        is_kept = element.get("space") == "preserve" or base.get("white-space", "normal") not in ("normal", "nowrap")
        if is_kept and text != "".join(words):
            self._once(element, "the space of a text: it is one space between words")
        x, y = (self._moving(element, moves, smil, key) for key in ("x", "y"))
        node: dict[str, Any] = {"kind": "text", "name": name, "text": text, "position": [x, y]}
        size = _length_or(base.get("font-size") or "", 16.0)
        node["fontSize"] = smil.number("font-size", size, length, moves.number("font-size", size, length))
        if family := base.get("font-family"):
            node["font"] = split(family)[0].strip("\"'") if split(family) else ""
        weight = {"bold": "700", "normal": "400"}.get(base.get("font-weight", ""), base.get("font-weight", ""))
        if weight.isdigit() and 1 <= int(weight) <= 1000:
            node["weight"] = int(weight)
        align = {"middle": "center", "end": "right"}.get(base.get("text-anchor", ""))
        if align:
            node["align"] = align
        fill = self._color(element, base, moves, smil, "fill", "black", None)
        self._pattern(element, base, node, None)
        if (base.get("stroke") or "none") != "none" or moves.moves("stroke") or "stroke" in smil.of_attributes:
            self._once(element, "stroke: of a text")
        node["fill"] = fill if fill is not None else "#0000"
        return node

    def _image(self, element: Element, moves: Moves, smil: Smil) -> dict[str, Any]:
        href = element.get("href")
        if href.startswith("data:"):
            self._once(element, "a picture inside of the file: the host is asked for its id")
            href = element.get("id") or "image"
        frame = [self._moving(element, moves, smil, key) for key in ("x", "y", "width", "height")]
        # SVG 2, 8.7: where it is, and whether all of it is seen.
        fit = element.get("preserveAspectRatio") or "xMidYMid"
        found: dict[str, Any] = {"image": href[:1000], "frame": frame}
        if fit.split()[0] == "none":
            return found
        if not fit.startswith("xMidYMid"):
            self.report.approximated(element.place, "preserveAspectRatio: a picture is in the middle of its frame")
        return {**found, "fit": "cover" if fit.endswith("slice") else "contain"}

    # What is around an element

    def _transforms(
        self, element: Element, base: dict[str, str], moves: Moves, smil: Smil, path: str | None
    ) -> list[Any]:
        box = (self.view[2], self.view[3])
        corner = (0.0, 0.0)
        if base.get("transform-box") in ("fill-box", "border-box", "content-box", "stroke-box"):
            own = bounds(path) if path is not None else self._box(element)
            if own is None:
                self._once(element, "transform-box: a box that is not known")
            else:
                corner, box = (own[0], own[1]), (own[2] - own[0], own[3] - own[1])
                if base["transform-box"] in ("stroke-box", "border-box") and base.get("stroke", "none") != "none":
                    self.report.approximated(element.place, "transform-box: the box without its stroke")
        groups: list[dict[str, Any]] = []
        inner: list[dict[str, Any]] = []
        try:
            replaced = smil.groups(base.get("transform", ""))
        except ValueLeft as error:
            self._once(element, f"transform: {error}")
            replaced = None
        if replaced is None or replaced[:1] == [{}]:
            groups, inner = moves.transforms(box)
        inner += [group for group in replaced or [] if group]
        offset = css_shapes.along(moves, (0.0, 0.0, *self.view[2:]), self._path_of, is_drawing=True)
        if not groups and not inner and not offset:
            return []

        try:
            x, y = moves.origin(lambda text: origin_of(text, box, "0 0"), base.get("transform-origin", ""))
        except ValueLeft as error:
            self._once(element, f"transform-origin: {error}")
            return [*groups, *offset, *inner]
        return css_shapes.placed(moves, corner, (x, y), box, (0.0, 0.0), groups, offset, inner)

    def _path_of(self, name: str) -> str | None:
        """The path of a shape of the drawing."""
        target = self.by_id.get(name)
        if target is None or target.tag not in _SHAPES:
            return None
        try:
            return outline(target, functools.partial(self._number, target))
        except ValueLeft:
            return None

    def _box(self, element: Element) -> tuple[float, float, float, float] | None:
        """SVG 2, 8.10: what the shapes of a group cover, while nothing moves; None where that is not known."""
        whole = Path()
        if element.tag == "image":
            x, y, width, height = (self._number(element, key, 0.0) for key in ("x", "y", "width", "height"))
            return x, y, x + width, y + height
        if element.tag not in ("g", "a", "use") or not self._cover(element, whole, (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), 0):
            return None
        box = whole.bounds
        return (box.x, box.y, box.x + box.width, box.y + box.height)

    def _cover(
        self, element: Element, whole: Path, place: tuple[float, ...], depth: int, *, skips_texts: bool = False
    ) -> bool:
        """Adds the shapes in a group to a path; false where not all are known."""
        if depth > DEPTH or self.combined > COMBINED:
            return False
        children = element.children
        if element.tag == "use":
            used = self.by_id.get(element.get("href").removeprefix("#"))
            x, y = (self._number(element, key, 0.0) for key in ("x", "y"))
            children, place = [used] if used is not None else [], _times(place, (1.0, 0.0, 0.0, 1.0, x, y))
        for child in children:
            self.combined += 5
            if self.combined > COMBINED:
                return False
            style = self.style_of(child)
            if child.tag in (*_SILENT, *_ANIMATIONS) or style.get("display") == "none":
                continue
            try:
                its = _times(place, matrix(transform(style.get("transform", ""))))
                text = outline(child, functools.partial(self._number, child))
                if child.tag in _SHAPES and (text is None or bounds(text) is None):
                    continue
            except ValueLeft:
                return False
            if child.tag in ("g", "a", "use"):
                if not self._cover(child, whole, its, depth + 1, skips_texts=skips_texts):
                    return False
            elif child.tag == "text" and skips_texts:
                self.report.approximated(child.place, "a text, which is touched only where shapes of its group are")
            elif text is None:
                return False
            else:
                part = Path(text).transformed(its)
                self.combined += len(part)
                whole.extend(part)
            if child.all(*_ANIMATIONS) or any("animation" in name for name in style):
                self.report.approximated(child.place, "it moves in a group whose box counts: the box stands")
        return True

    def _motion_path(self, row: Element) -> str | None:
        for inner in row.all("mpath"):
            target = self.by_id.get(inner.get("href").removeprefix("#"))
            if target is not None and target.tag in _SHAPES:
                try:
                    path = outline(target, functools.partial(self._number, target))
                except ValueLeft:
                    return None
                return path if path and bounds(path) is not None else None
        if row.get("path"):
            return row.get("path") if bounds(row.get("path")) is not None else None
        first = row.get("from") or ("" if row.get("values") else "0 0")
        numbers = points(" ".join(filter(None, (first, row.get("to"), row.get("values")))).replace(";", " "))
        if by := points(row.get("by")):
            numbers = [*numbers[:1], (numbers[0][0] + by[0][0], numbers[0][1] + by[0][1])]
        if len(numbers) >= 2:
            return "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in numbers)
        return None

    def _reference(self, element: Element, path: str | None, name: str, node: dict[str, Any]) -> css_shapes.Box | None:
        """CSS Masking 1, 4.1: the box of a shape of CSS, with the stroke unless another is named."""
        if name == "view-box":
            return (0.0, 0.0, *self.view[2:])
        if any(isinstance(each, str) for each in node.get("frame", [node.get("property", 0)])):
            self.report.approximated(element.place, "clip-path: the box of what moves: the box at rest")
        box = bounds(path) if path is not None else self._box(element)
        if box is None:
            return None
        if name not in ("fill-box", "content-box", "padding-box"):
            if path is None and any(self.style_of(each).get("stroke", "none") != "none" for each in _inside(element)):
                self.report.approximated(element.place, "clip-path: the box of a group without its strokes")
            elif path and "stroke" in node:
                width = node["stroke"]["width"]
                if isinstance(width, str):
                    self.report.approximated(element.place, "clip-path: the box without a stroke that moves")
                else:
                    more = {key: node["stroke"][key] for key in ("cap", "join") if key in node["stroke"]}
                    more |= {"miter_limit": node["stroke"].get("miterLimit", 4)}
                    around = Path(path).stroke_bounds(width, **more)
                    return around.x, around.y, around.width, around.height
        return box[0], box[1], box[2] - box[0], box[3] - box[1]

    def _clip(
        self, element: Element, base: dict[str, str], path: str | None, moves: Moves, node: dict[str, Any]
    ) -> dict[str, Any] | None:
        texts = [base.get("clip-path", "none"), *moves.texts("clip-path")]
        if any(map(css_shapes.is_shape, texts)):
            try:
                if any("url(" in text for text in texts):
                    raise ValueLeft("a shape that becomes an element")
                return css_shapes.clip(moves, lambda name: self._reference(element, path, name, node))
            except ValueLeft as error:
                self._once(element, f"clip-path: {error}")
                return None
        if moves.moves("clip-path"):
            self._once(element, "clip-path, which moves by a style sheet")
        target = self._clip_path(element, base)
        if target is None:
            return None
        shapes = target.all(*_SHAPES)
        for each in [target, *target.children]:
            if any(
                "animation" in name
                for rule in self.sheet.of(each, self.above.get(id(each), []))
                for name in rule.declared
            ):
                self._once(each, "an animation of a clip by a style sheet")
        is_one = len(shapes) == len(target.children) == 1 and self._stands(target, shapes[0])
        if is_one and shapes[0].tag == "path" and bounds(shapes[0].get("d")) is not None:
            moving = self._moving_clip(shapes[0], shapes[0].get("d"))
            if moving is not None:
                return {"commands": moving, "rule": self.style_of(shapes[0]).get("clip-rule", "nonzero")}
        elif is_one and shapes[0].tag in ("rect", "circle", "ellipse") and shapes[0].all("animate", "set"):
            return self._moving_frame(shapes[0])
        else:
            for each in [target, *target.children]:
                for row in each.all("animate", "set", "animateTransform", "animateMotion"):
                    self._once(row, "an animation of a clip of several shapes")
        try:
            known = self._clip_outline(target, element, path, 0)
        except (ValueLeft, AnimError) as error:
            self._once(element, f"clip-path: {error}")
            return None
        return {"commands": known.svg(minified=True, digits=9)}

    def _clip_path(self, element: Element, base: dict[str, str]) -> Element | None:
        """The element that a style's `clip-path` names."""
        text = base.get("clip-path", "none")
        target = self.by_id.get(reference(text) or "")
        if target is not None and target.tag == "clipPath":
            return target
        if text != "none":
            self._once(element, "clip-path")
        return None

    def _clip_outline(self, target: Element, element: Element, path: str | None, depth: int) -> Path:
        """CSS Masking 1, 7.1: what a clip leaves of an element: its shapes together, in its own clip."""
        if depth > DEPTH:
            raise Refused("a clip clips itself")
        if id(target) in self.clips:
            return self.clips[id(target)]
        whole = Path()
        for child in target.children:
            shape, base = child, self.style_of(child)
            own = place = matrix(transform(base.get("transform", "")))
            if child.tag == "use" and (used := self.by_id.get(child.get("href").removeprefix("#"))) is not None:
                shape = used
                x, y = (self._number(child, key, 0.0) for key in ("x", "y"))
                its = matrix(transform(self.style_of(shape).get("transform", "")))
                own = _times(own, (1.0, 0.0, 0.0, 1.0, x, y))
                place = _times(own, its)
            style = self.style_of(shape)
            if "none" in (base.get("display"), style.get("display")) or style.get("visibility", "visible") != "visible":
                continue
            if shape.tag not in _SHAPES:
                if shape.tag not in (*_ANIMATIONS, "title", "desc"):
                    self._once(child, "a part of a clip that is no shape")
                continue
            part = Path(outline(shape, functools.partial(self._number, shape)) or "", strict=False)
            rule = style.get("clip-rule", "nonzero")
            part = part.simplified(rule="evenodd") if rule == "evenodd" else part
            part = part.transformed(place)
            if (inner := self._clip_path(child, base)) is not None:
                part &= self._clip_outline(inner, child, None, depth + 1).transformed(own)
            self.combined += len(whole) + len(part)
            if self.combined > COMBINED:
                self.report.approximated(target.place, "a clip of many shapes, which are one path")
                whole.extend(part)
            else:
                whole = whole | part if len(whole) > 0 else part
        base = self.style_of(target)
        whole = whole.transformed(matrix(transform(base.get("transform", ""))))
        if target.get("clipPathUnits") == "objectBoundingBox":
            box = bounds(path) if path is not None else self._box(element)
            if box is None:
                raise ValueLeft("a box that is not known")
            whole = whole.transformed((box[2] - box[0], 0, 0, box[3] - box[1], box[0], box[1]))
        if (outer := self._clip_path(target, base)) is not None:
            whole &= self._clip_outline(outer, element, path, depth + 1)
        if target.get("clipPathUnits") != "objectBoundingBox":
            self.clips[id(target)] = whole
        return whole

    def _filtered(
        self, element: Element, base: dict[str, str], path: str | None, node: dict[str, Any]
    ) -> dict[str, Any]:
        """A node with the shadows that its filter is."""
        text = base.get("filter") or "none"
        if text == "none":
            return node
        named = reference(text)
        region: list[float] = []
        try:
            if named is None:
                found = shadows(text, self._tint(base))
            else:
                target = self.by_id.get(named)
                if target is None or target.tag != "filter" or target.get("href"):
                    raise ValueLeft("it is no filter of the drawing")
                shadow = shadow_of(target, self.style_of)
                found = [] if shadow is None else [shadow]
                box = bounds(path) if path is not None else self._box(element)
                is_inside = target.get("filterUnits", "objectBoundingBox") != "userSpaceOnUse"
                if box is not None or not is_inside:
                    region = self._region(target, box, is_inside)
        except ValueLeft as error:
            self._once(element, f"filter: {error}")
            return node
        alpha = node.pop("opacity", 1) if found or region else 1
        clip = {"clip": node.pop("clip")} if "clip" in node and (found or region) else {}
        for shadow in found:
            node = {"kind": "group", "shadow": shadow, "nodes": [node]}
        if region:
            node = {"kind": "group", "clip": {"rectangle": [plain(each) for each in region]}, "nodes": [node]}
        # Filter Effects 1, 5: before clips, masks and opacity.
        return {"kind": "group", "opacity": alpha, **clip, "nodes": [node]} if alpha != 1 or clip else node

    def _region(self, target: Element, box: tuple[float, float, float, float] | None, is_inside: bool) -> list[float]:
        """The place and size that a mask or a filter says, in the coordinates of what has it."""
        keys, defaults = ("x", "y", "width", "height"), ("-10%", "-10%", "120%", "120%")
        texts = [target.get(key) or default for key, default in zip(keys, defaults, strict=True)]
        if not is_inside or box is None:
            return [self._length(text, key) for text, key in zip(texts, keys, strict=True)]
        x, y, width, height = (length(text, 1.0) for text in texts)
        across, down = box[2] - box[0], box[3] - box[1]
        return [box[0] + x * across, box[1] + y * down, width * across, height * down]

    def _mask(self, element: Element, base: dict[str, str], path: str | None) -> dict[str, Any]:
        """CSS Masking 1: a mask that shows its shapes in full or in one part, as keys of a group."""
        text = base.get("mask") or base.get("mask-image") or "none"
        if text == "none":
            return {}
        target = self.by_id.get(reference(text, may_go_on=True) or "")
        try:
            if target is None or target.tag != "mask":
                raise ValueLeft("it is no element of the drawing")
            mode = base.get("mask-mode") or self.style_of(target).get("mask-type") or target.get("mask-type")
            if self.style_of(target).get("clip-path", "none") != "none":
                raise ValueLeft("a mask that is clipped")
            box = bounds(path) if path is not None else self._box(element)
            by_box = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
            is_inside = target.get("maskUnits", "objectBoundingBox") != "userSpaceOnUse"
            is_content_inside = target.get("maskContentUnits") == "objectBoundingBox"
            if box is not None:
                by_box = (box[2] - box[0], 0.0, 0.0, box[3] - box[1], box[0], box[1])
            elif is_content_inside or (is_inside and target.attributes.keys() & {"x", "y", "width", "height"}):
                raise ValueLeft("a box that is not known")
            mask = Mask("alpha" in (mode, text.split()[-1]), self._length)
            self._masked(
                target,
                self.style_of(target),
                mask,
                by_box if is_content_inside else (1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
                1.0,
                0,
            )
            if box is not None or not is_inside:
                mask.whole &= Path().add_rectangle(*self._region(target, box, is_inside))
        except (ValueLeft, AnimError) as error:
            self._once(element, f"mask: {error}")
            return {}
        found: dict[str, Any] = {"clip": {"commands": mask.whole.svg(minified=True, digits=9)}}
        return found if mask.part == 1 else {**found, "opacity": plain(mask.part)}

    def _masked(
        self, parent: Element, outer: dict[str, str], mask: Mask, place: tuple[float, ...], factor: float, depth: int
    ) -> None:
        """Adds the shapes in an element to a mask."""
        if depth > DEPTH:
            raise Refused("a mask is nested too deep")
        for child in parent.children:
            # Its style takes as long as many commands.
            self.combined += 25
            if self.combined > COMBINED:
                raise ValueLeft("it has too many shapes")
            style = self._style(child, self.above.get(id(child), []), outer)[0]
            if child.tag in _SILENT or style.get("display") == "none":
                continue
            if child.tag in _ANIMATIONS or any(name.startswith("animation") for name in style):
                raise ValueLeft("it moves")
            if any(style.get(css, "none") != "none" for css in ("mask", "filter", "mix-blend-mode")):
                raise ValueLeft("its parts are masked or blended themselves")
            if child.tag not in ("g", "a", "use", *_SHAPES):
                raise ValueLeft(f"it has the element {child.tag[:40]}")
            its = _times(place, matrix(transform(style.get("transform", ""))))
            inner = self._clip_path(child, style)
            around = None if inner is None else self._clip_outline(inner, child, None, 0).transformed(its)
            if child.tag not in _SHAPES:
                if around is not None:
                    raise ValueLeft("its groups are clipped")
                part = factor * opacity(style.get("opacity") or "1")
                holder = child
                if child.tag == "use":
                    used = self.by_id.get(child.get("href").removeprefix("#"))
                    x, y = (self._number(child, key, 0.0) for key in ("x", "y"))
                    its = _times(its, (1.0, 0.0, 0.0, 1.0, x, y))
                    holder = Element("g", "", {}, child.line, [used] if used is not None else [])
                self._masked(holder, style, mask, its, part, depth + 1)
                continue
            if style.get("visibility", "visible") != "visible":
                continue
            if child.all(*_ANIMATIONS):
                raise ValueLeft("it moves")
            shape = Path(outline(child, functools.partial(self._number, child)) or "", strict=False)
            self.combined += len(shape) + len(mask.whole)
            mask.add(shape, style, factor, around, its)

    def _stands(self, target: Element, shape: Element) -> bool:
        """Whether a clip's one shape is in the coordinates of what it clips."""
        names = ("transform", "clip-path")
        return target.get("clipPathUnits") != "objectBoundingBox" and not any(
            self.style_of(each).get(name) for each in (target, shape) for name in names
        )

    def _moving_frame(self, shape: Element) -> dict[str, Any]:
        """A clip that is a rectangle or an ellipse while it moves."""
        smil = Smil(shape, self.output.name(shape.get("id") or "clip"), self.output, self.report, self.times)

        def get(key: str) -> Any:
            return smil.number(key, self._number(shape, key, 0.0), length)

        clip: dict[str, Any]
        if shape.tag == "rect":
            clip = {"rectangle": [get("x"), get("y"), get("width"), get("height")]}
            if (radius := get("rx" if shape.get("rx") or "rx" in smil.of_attributes else "ry")) != 0:
                clip["radius"] = radius
        else:
            x, y = get("cx"), get("cy")
            rx, ry = (get("r"),) * 2 if shape.tag == "circle" else (get("rx"), get("ry"))
            clip = {"ellipse": [_minus(x, rx), _minus(y, ry), _twice(rx), _twice(ry)]}
        for row in shape.all("animateTransform", "animateMotion"):
            self._once(row, "an animation of a clip's place")
        smil.finish()
        return clip

    def _moving_clip(self, shape: Element, text: str) -> list[list[Any]] | None:
        """A clip's path while its points move, as commands; None where it stands."""
        smil = Smil(shape, self.output.name(shape.get("id") or "clip"), self.output, self.report, self.times)
        if not smil.of_attributes:
            return None
        path = Path(text)

        def parse(text: str) -> tuple[float, ...]:
            other = Path(_path_text(text))
            if other.verbs != path.verbs:
                raise ValueLeft("a clip whose commands change")
            return tuple(other.coordinates)

        numbers = smil.components("d", tuple(path.coordinates), parse)
        smil.finish()
        commands: list[list[Any]] = []
        for verb in map(Verb, path.verbs):
            commands.append([verb.name.lower(), *numbers[: 2 * verb.point_count]])
            del numbers[: 2 * verb.point_count]
        return commands

    def _fitted(
        self, element: Element, view: tuple[float, float, float, float], size: tuple[float, float]
    ) -> list[dict[str, Any]]:
        """SVG 2, 8.7: how a view lies in its viewport."""
        left, top, width, height = view
        x, y = size[0] / width, size[1] / height
        words = element.get("preserveAspectRatio", "xMidYMid").removeprefix("defer").split()
        align = _ALIGNS.fullmatch(words[0]) if words else None
        if words[:1] != ["none"]:
            x = y = max(x, y) if words[1:] == ["slice"] else min(x, y)
        parts = [{"Min": 0.0, "Mid": 0.5, "Max": 1.0}[part] for part in (align.groups() if align else ("Mid", "Mid"))]
        placed = {"x": plain((size[0] - width * x) * parts[0]), "y": plain((size[1] - height * y) * parts[1])}
        return [placed, {"scaleX": plain(x), "scaleY": plain(y)}, {"x": plain(-left), "y": plain(-top)}]

    def _inside(self, element: Element, ancestors: list[Element], base: dict[str, str], depth: int) -> list[Any]:
        """What is in a drawing inside of a drawing: it has its place, its own coordinates and ends at its sides."""
        outer = self.view
        x, y = (self._number(element, key, 0.0) for key in ("x", "y"))
        size = (self._number(element, "width", outer[2]), self._number(element, "height", outer[3]))
        view = self._view(element, size)
        if not (min(size) > 0 and view[2] > 0 and view[3] > 0):
            return []
        self.view = view
        nodes = self._children(element, ancestors, base, depth)
        self.view = outer
        if not nodes:
            return []
        whole = wrapped({"kind": "group", "nodes": nodes}, self._fitted(element, view, size))
        if base.get("overflow", element.get("overflow") or "hidden") not in ("visible", "auto"):
            whole = {"kind": "group", "clip": {"rectangle": [0, 0, *map(plain, size)]}, "nodes": [whole]}
        return [wrapped(whole, [{"x": plain(x), "y": plain(y)}])]

    def _used(self, element: Element, ancestors: list[Element], base: dict[str, str], depth: int) -> list[Any]:
        target = self.by_id.get(element.get("href").removeprefix("#"))
        if target is None:
            self._once(element, "what it uses, which is not in the file")
            return []
        around = self.above.get(id(target), [])
        if id(target) in self.seen or target in ancestors or target is element:
            raise Refused(f"line {element.line}: the drawing uses itself")
        self.seen.add(id(target))
        try:
            if target.tag in ("symbol", "svg"):
                shown = Element("svg", target.namespace, dict(target.attributes), target.line, target.children)
                shown.attributes |= {key: element.get(key) for key in ("width", "height") if element.get(key)}
                target = shown
            node = self._element(target, around, base, depth + 1)
        finally:
            self.seen.discard(id(self.by_id.get(element.get("href").removeprefix("#"))))
        return [node] if node is not None else []


def _inside(element: Element) -> Iterator[Element]:
    """An element and all in it."""
    waiting = [element]
    while waiting:
        each = waiting.pop()
        yield each
        waiting += each.children


def _declared(element: Element, rules: list[Any]) -> set[str]:
    """What an element has of its own, and does not inherit."""
    found = dict(element.attributes)
    for rule in rules:
        found |= rule.declared
    return {name for name, text in found.items() if text not in ("inherit", "unset")}


def _commands(node: dict[str, Any]) -> list[Any]:
    """A path's commands, where they are not a text."""
    return node["commands"] if isinstance(node.get("commands"), list) else []


def _handed_down(style: dict[str, str]) -> dict[str, str]:
    """What elements inside inherit; variables always are."""
    return {name: text for name, text in style.items() if name in _HANDED or name.startswith("--")}


def _dashes(text: str, parse: Callable[[str], float]) -> list[float]:
    """An even number of dashes and gaps; none where there are no dashes."""
    if text.strip() in ("none", ""):
        return []
    found = [parse(part) for part in re.split(r"[\s,]+", text.strip())]
    return found * 2 if len(found) % 2 else found


def _part(dashes: Callable[[str], tuple[float, ...]], index: int, text: str) -> tuple[float]:
    return (dashes(text)[index],)


def _readable(path: str) -> str:
    """The longest beginning of path data that is right, by whole commands."""
    path = path[:100_000]
    places = [match.start() for match in re.finditer(r"[A-Za-z]", path)][:500]
    for place in reversed(places):
        if bounds(path[:place]) is not None:
            return path[:place]
    return ""


def _font_size(text: str, parent: str) -> float:
    """CSS Fonts 4, 2.5: in points, of the parent's."""
    outer = length(parent)
    if text in _FONT_SIZES:
        return _FONT_SIZES[text]
    if text in ("larger", "smaller"):
        return outer * (1.2 if text == "larger" else 1 / 1.2)
    try:
        return length(text, outer) * (outer / 16 if _OF_FONT.search(text) else 1.0) if text else outer
    except ValueLeft:
        return outer


def _times(first: tuple[float, ...], second: tuple[float, ...]) -> tuple[float, ...]:
    return matrix([Step("matrix", first), Step("matrix", second)])


def _length_or(text: str, default: float) -> float:
    try:
        return length(text)
    except ValueLeft:
        return default
