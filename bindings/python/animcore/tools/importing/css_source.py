# SPDX-License-Identifier: MIT
"""Style sheets: their rules, and which of them an element has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .css_values import calculated, module
from .report import Refused, Report
from .source import Element

__all__ = ["Rule", "Sheet", "adopt", "declarations_of", "matches_media", "resolved", "substituted"]

_RULES = 20_000
# Characters of the selectors of a rule, with those of the rules around it.
_NESTED = 20_000
_SIMPLE = re.compile(
    r"([\w-]+|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~|^$*]?=)[\"']?([^\"'\]]*?)[\"']?)?\]|(::?[\w-]+(?:\([^()]*\))?)"
)
# Selectors 4, 6: what a value of an attribute must be like.
_LIKE: dict[str, Callable[[str, str], bool]] = {
    "=": lambda value, text: value == text,
    "~=": lambda value, text: bool(text) and text in value.split(),
    "|=": lambda value, text: value == text or value.startswith(f"{text}-"),
    "^=": lambda value, text: bool(text) and value.startswith(text),
    "$=": lambda value, text: bool(text) and value.endswith(text),
    "*=": lambda value, text: bool(text) and text in value,
}
# Where a document is shown: on a screen, by a pointer, to someone who prefers nothing.
_PREFERENCES = {
    **{"prefers-reduced-motion": "no-preference", "prefers-color-scheme": "light", "prefers-contrast": "no-preference"},
    **{"prefers-reduced-transparency": "no-preference", "prefers-reduced-data": "no-preference", "scripting": "none"},
    **{"forced-colors": "none", "inverted-colors": "none", "update": "fast"},
    **{"hover": "hover", "any-hover": "hover", "pointer": "fine", "any-pointer": "fine"},
}
# A rule of no layer: CSS Cascade 5, 6.4.3.
_NO_LAYER = 1 << 30
STATES = ("hover", "active", "focus")
_NTH = re.compile(r"(?:([-+]?\d*)n\s*(?:([-+])\s*(\d+))?|([-+]?\d+))")
_PLACES = {
    "first-child": "nth-child(1)",
    "last-child": "nth-last-child(1)",
    "first-of-type": "nth-of-type(1)",
    "last-of-type": "nth-last-of-type(1)",
}
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)")
_LONGEST = 2_000
_PREFIXED = tuple(f"-webkit-{name}" for name in ("animation", "transition", "transform", "clip-path", "filter"))
# Of elements without a parent.
_NOBODY: list[Element] = []


def resolved(declared: dict[str, str], variables: dict[str, str]) -> dict[str, str]:
    """Declarations with the variables of the element in their places, lengths of its font in points, and sums worked
    out."""
    texts = {name: text if name.startswith("--") else substituted(text, variables) for name, text in declared.items()}
    return {
        name: text if name.startswith("--") else calculated(text) for name, text in in_points(texts, variables).items()
    }


_OF_FONT = re.compile(r"(?<![\w.#-])([-+]?(?:\d+\.?\d*|\.\d+))(em|ex|ch)\b", re.IGNORECASE)


def in_points(declared: dict[str, str], style: dict[str, str]) -> dict[str, str]:
    """Declarations with lengths by the size of the element's font in points."""
    size = re.fullmatch(r"([\d.e+-]+)px", style.get("font-size", ""))
    font = float(size[1]) if size else 16.0

    def length(match: re.Match[str]) -> str:
        return f"{float(match[1]) * font / (1 if match[2].lower() == 'em' else 2)!r}px"

    return {
        name: text if name.startswith(("--", "font")) else _OF_FONT.sub(length, text) for name, text in declared.items()
    }


def substituted(text: str, variables: dict[str, str]) -> str:
    """A value with variables in their places."""
    for _ in range(20):
        if "var(" not in text or len(text) > _LONGEST:
            break
        changed = _VARIABLE.sub(lambda match: variables.get(match[1], (match[2] or match[0]).strip()), text)
        if changed == text:
            break
        text = changed
    return text


@dataclass(frozen=True)
class Compound:
    """One element's part of a selector."""

    tag: str = ""
    ids: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str, str], ...] = ()
    states: tuple[str, ...] = ()
    # Which of its siblings it is: a and b of "every a-th, and b", from the end or not, of its tag or not.
    places: tuple[tuple[int, int, bool, bool], ...] = ()
    others: tuple[Compound, ...] = ()
    # Of each list, one that it is; and what that adds to the specificity.
    among: tuple[tuple[Compound, ...], ...] = ()
    more: tuple[int, int, int] = (0, 0, 0)

    @property
    def specificity(self) -> tuple[int, int, int]:
        """Selectors 4, 17."""
        classes = len(self.classes) + len(self.attributes) + len(self.states) + len(self.places)
        return len(self.ids) + self.more[0], classes + self.more[1], (self.tag not in ("", "*")) + self.more[2]

    def matches(self, element: Element, siblings: list[Element], work: Work) -> bool:
        classes = element.get("class").split()
        return (
            all(_is_at(work.place_of(element, siblings), *place) for place in self.places)
            and not any(other.matches(element, siblings, work) for other in self.others)
            and all(any(one.matches(element, siblings, work) for one in several) for several in self.among)
            and self.tag in ("", "*", element.tag)
            and all(element.get("id") == name for name in self.ids)
            and all(name in classes for name in self.classes)
            and all(
                name in element.attributes and (not sign or _LIKE[sign](element.attributes[name], value))
                for name, sign, value in self.attributes
            )
        )


def _is_at(place: tuple[int, int, int, int], a: int, b: int, from_end: bool, of_type: bool) -> bool:
    index, count = place[2:] if of_type else place[:2]
    if not index:
        return False
    index = count + 1 - index if from_end else index
    return index == b if a == 0 else (index - b) % a == 0 and (index - b) // a >= 0


@dataclass
class Work:
    """How often a selector may still be compared with an element."""

    left: int = 1_000_000
    # Of elements with the same parent, by that: their places among all of them and among those of their tag.
    places: dict[int, dict[int, tuple[int, int, int, int]]] = field(default_factory=dict)

    def place_of(self, element: Element, siblings: list[Element]) -> tuple[int, int, int, int]:
        """Which sibling it is, from 1, of how many, and the same of its tag; zeros where it is none."""
        found = self.places.get(id(siblings))
        if found is None:
            counts = Counter(each.tag for each in siblings)
            seen = Counter[str]()
            found = self.places[id(siblings)] = {}
            for index, each in enumerate(siblings, 1):
                seen[each.tag] += 1
                found[id(each)] = (index, len(siblings), seen[each.tag], counts[each.tag])
        return found.get(id(element), (0, 0, 0, 0))

    def spend(self) -> None:
        """Counts one comparison."""
        self.left -= 1
        if self.left < 0:
            raise Refused("the style sheet has too many rules for its elements")


@dataclass(frozen=True)
class Rule:
    """A selector (compounds and what joins them, from the left), what it declares, and its weight: important
    declarations are a rule of their own."""

    parts: tuple[Compound, ...]
    joins: tuple[str, ...]
    declared: dict[str, str]
    weight: tuple[bool, tuple[str, ...], int, int, int, int]
    line: int
    text: str
    # Which compound has the pseudo-classes.
    touched: int = -1

    @property
    def states(self) -> tuple[str, ...]:
        """The pseudo-classes of the element that is touched: the one that is meant, or one around or before it."""
        return self.parts[self.touched].states

    def owner(self, element: Element, ancestors: list[Element], work: Work) -> Element:
        """The element that is touched, for an element that is meant; of several that could be, the outermost."""
        if self.touched == -1:
            return element
        found = list(ancestors)
        if {"+", "~"} & set(self.joins):
            found += [child for each in ancestors for child in each.children]
        around = len(self.parts) - 2
        return next((each for each in found if self._above(around, element, ancestors, work, each)), element)

    def matches(self, element: Element, ancestors: list[Element], work: Work) -> bool:
        """Whether an element is meant, but for its pseudo-classes; ancestors from the root."""
        work.spend()
        if not self._is(-1, element, ancestors, work):
            return False
        return self._above(len(self.parts) - 2, element, ancestors, work)

    def _is(
        self, index: int, element: Element, ancestors: list[Element], work: Work, owner: Element | None = None
    ) -> bool:
        """Whether an element is that of a compound; for an owner, only if it is touched itself."""
        if owner is not None and index == self.touched and element is not owner:
            return False
        return self.parts[index].matches(element, ancestors[-1].children if ancestors else _NOBODY, work)

    def _above(
        self, index: int, element: Element, ancestors: list[Element], work: Work, owner: Element | None = None
    ) -> bool:
        work.spend()
        if index < 0:
            return True
        if self.joins[index] in "+~":
            siblings = ancestors[-1].children if ancestors else []
            at = work.place_of(element, siblings)[0] - 1
            for before in siblings[max(at - 1, 0) : max(at, 0)] if self.joins[index] == "+" else siblings[: max(at, 0)]:
                work.spend()
                if self._is(index, before, ancestors, work, owner) and self._above(
                    index - 1, before, ancestors, work, owner
                ):
                    return True
            return False
        if self.joins[index] == ">":
            is_parent = bool(ancestors) and self._is(index, ancestors[-1], ancestors[:-1], work, owner)
            return is_parent and self._above(index - 1, ancestors[-1], ancestors[:-1], work, owner)
        for depth in range(len(ancestors), 0, -1):
            work.spend()
            above, its = ancestors[depth - 1], ancestors[: depth - 1]
            if self._is(index, above, its, work, owner) and self._above(index - 1, above, its, work, owner):
                return True
        return False


def _place(text: str) -> tuple[int, int, bool, bool] | None:
    """Selectors 4, 14: which sibling a pseudo-class is about."""
    match = re.fullmatch(r"nth-(last-)?(child|of-type)\(\s*([^()]*?)\s*\)", _PLACES.get(text, text))
    if match is None:
        return None
    which = {"odd": "2n+1", "even": "2n"}.get(match[3].lower(), match[3].lower())
    nth = _NTH.fullmatch(which)
    if nth is None or len(which) > 20:
        return None
    if nth[4]:
        a, b = 0, int(nth[4])
    else:
        a = int(nth[1] + "1" if nth[1] in ("", "+", "-") else nth[1])
        b = int(f"{nth[2]}{nth[3]}") if nth[3] else 0
    return a, b, bool(match[1]), match[2] == "of-type"


def _compound(text: str, is_drawing: bool) -> Compound | None:
    places, others = list[tuple[int, int, bool, bool]](), list[Compound]()
    tag, ids, classes, attributes, states = "", list[str](), list[str](), list[tuple[str, str, str]](), list[str]()
    among, more = list[tuple[Compound, ...]](), (0, 0, 0)
    at = 0
    while at < len(text):
        match = _SIMPLE.match(text, at)
        if match is None:
            return None
        at = match.end()
        if match[1]:
            tag = match[1]
        elif match[2]:
            ids.append(match[2])
        elif match[3]:
            classes.append(match[3])
        elif match[4]:
            attributes.append((match[4], match[5] or "", match[6] or ""))
        else:
            name = match[7].lstrip(":")
            if is_drawing and not match[7].startswith("::"):
                if (place := _place(name)) is not None:
                    places.append(place)
                    continue
                several = re.fullmatch(r"(not|is|where|-webkit-any|matches)\((.*)\)", name)
                if several is not None:
                    found = [_compound(part.strip(), True) for part in several[2].split(",")]
                    known = tuple(one for one in found if one is not None and not one.states)
                    if len(known) < len(found):
                        return None
                    if several[1] == "not":
                        others += known
                    else:
                        among.append(known)
                    if several[1] != "where":
                        most = max(one.specificity for one in known)
                        more = (more[0] + most[0], more[1] + most[1], more[2] + most[2])
                    continue
            if match[7].startswith("::") or name not in (*STATES, "root", "focus-visible"):
                return None
            if name != "root":
                states.append("focus" if name == "focus-visible" else name)
            elif not tag:
                tag = "svg"
    return Compound(
        *(tag, tuple(ids), tuple(classes), tuple(attributes), tuple(sorted(set(states))), tuple(places), tuple(others)),
        *(tuple(among), more),
    )


def _in_one_word(match: re.Match[str]) -> str:
    """What is in brackets without its spaces, unless they join several parts."""
    if match[1].startswith("nth-"):
        return f"{match[1]}({''.join(match[2].split())})"
    return f"{match[1]}({','.join(part.strip() for part in match[2].split(','))})"


def _selector(text: str, is_drawing: bool) -> tuple[tuple[Compound, ...], tuple[str, ...]] | None:
    # Selectors 4, 5.3: all that is drawn is of one namespace.
    text = re.sub(r"(?<![\w|*\[])(?:[\w-]+|\*)?\|(?=[\w*])", "", text.strip())
    text = re.sub(r"([\w-]*)\(([^()]*)\)", _in_one_word, text)
    signs = ">+~" if is_drawing else ">"
    words = re.sub(rf"\s*([{signs}])\s*(?![^(]*\))", r" \1 ", text).split()
    parts: list[Compound] = []
    joins: list[str] = []
    for word in words:
        if word in signs:
            if len(joins) != len(parts) - 1:
                return None
            joins.append(word)
            continue
        if parts and len(joins) == len(parts) - 1:
            joins.append(" ")
        compound = _compound(word, is_drawing)
        if compound is None:
            return None
        parts.append(compound)
    if not parts or len(joins) != len(parts) - 1 or len(parts) > 20:
        return None
    return tuple(parts), tuple(joins)


def declarations_of(
    content: Any, report: Report, place: str, inner: list[Any] | None = None
) -> tuple[dict[str, str], dict[str, str]]:
    """The declarations of a block or of an attribute `style`, the last of a name, and those that are important. Rules
    in it are added to `inner`."""
    found: tuple[dict[str, str], dict[str, str]] = ({}, {})
    tinycss2 = module("tinycss2")
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type == "declaration":
            name = node.lower_name
            name = name.removeprefix("-webkit-") if name.startswith(_PREFIXED) else name
            value = tinycss2.serialize(node.value).replace("/**/", " ").strip()
            adopt(found[node.important], {name: value})
        elif inner is not None and node.type in ("qualified-rule", "at-rule"):
            inner.append(node)
        else:
            report.left(place, "what is no declaration")
    return found


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def matches_media(text: str) -> bool | None:
    """Media Queries 5: whether a list of queries is true where documents are shown; None where that is not known."""
    found = [_query(part.strip().lower()) for part in text.split(",")]
    return True if True in found else None if None in found else False


def _query(text: str) -> bool | None:
    match = re.fullmatch(r"(?:(not|only)\s+)?(?:(all|screen|print|speech)(?:\s+and\s+(?=\())?)?(.*)", text)
    if match is None:
        return None
    value: bool | None = match[2] in (None, "all", "screen")
    if match[3]:
        its = _condition(match[3], _feature)
        value = False if value is False or its is False else its
    return value if match[1] != "not" or value is None else not value


def _feature(text: str) -> bool | None:
    name, _, value = (part.strip() for part in text.partition(":"))
    known = _PREFERENCES.get(name)
    if known is None:
        return None
    return known == value if value else known not in ("no-preference", "none")


def _condition(text: str, of: Callable[[str], bool | None]) -> bool | None:
    """`not (…)`, or several in brackets that `and` or `or` joins."""
    if len(text) > 1000:
        return None
    match = re.fullmatch(r"not\s*(\(.*\))", text)
    if match is not None:
        value = _condition(match[1], of)
        return None if value is None else not value
    parts, joins, depth, begin = list[str](), list[str](), 0, 0
    for index, letter in enumerate(text):
        if letter == "(" and not depth:
            joins.append(text[begin:index].strip())
            begin = index + 1
        depth += (letter == "(") - (letter == ")")
        if letter == ")" and not depth:
            parts.append(text[begin:index].strip())
            begin = index + 1
    if depth or text[begin:].strip() or joins[:1] != [""] or len(set(joins[1:])) > 1 or set(joins[1:]) - {"and", "or"}:
        return None
    found = [_condition(part, of) if re.match(r"\(|not\b", part) else of(part) for part in parts]
    ends = joins[1:2] == ["or"]
    return ends if ends in found else None if None in found else not ends


def _is_supported(text: str) -> bool | None:
    """CSS Conditional 3, 6: whether browsers of today know a declaration; None where that is not known."""
    return _condition(text.lower(), _is_known)


def _is_known(text: str) -> bool | None:
    name = text.partition(":")[0]
    return bool(re.match(r"[a-z]", name)) if ":" in text and "(" not in name else None


def adopt(declared: dict[str, str], stronger: dict[str, str]) -> None:
    """Declares what is stronger; a shorthand resets its longhands (`animation-composition` is none of them)."""
    for shorthand in ("animation", "transition"):
        if shorthand in stronger:
            for name in [
                name for name in declared if name.startswith(f"{shorthand}-") and name != "animation-composition"
            ]:
                del declared[name]
    declared |= stronger


@dataclass
class Sheet:
    """Rules and keyframes, by name: pairs of an offset and its declarations."""

    report: Report
    rules: list[Rule] = field(default_factory=list)
    keyframes: dict[str, list[tuple[float, dict[str, str]]]] = field(default_factory=dict)
    work: Work = field(default_factory=Work)
    # Whether its elements have siblings.
    is_drawing: bool = False
    # Its layers, in their order.
    _layers: dict[tuple[str, ...], int] = field(default_factory=dict)

    def add(self, text: str, first_line: int = 0) -> None:
        """Reads a style sheet."""
        tinycss2 = module("tinycss2")
        try:
            nodes = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
        except RecursionError:
            raise Refused("the style sheet is nested too deep") from None
        self._add_nodes(nodes, first_line - 1 if first_line else 0, (), "", 0)

    def _add_nodes(self, nodes: Any, lines: int, layer: tuple[str, ...], parent: str, depth: int) -> None:
        """Rules in a layer and inside of a rule with the selectors `parent`."""
        for node in nodes:
            line = lines + node.source_line
            if node.type == "qualified-rule":
                self._add_rule(node, lines, layer, parent, depth)
            elif node.type == "at-rule":
                self._add_at_rule(node, lines, layer, parent, depth)
            else:
                self.report.left(f"line {line}", "what is no rule")

    def _add_at_rule(self, node: Any, lines: int, layer: tuple[str, ...], parent: str, depth: int) -> None:
        tinycss2 = module("tinycss2")
        line, word = lines + node.source_line, node.lower_at_keyword.removeprefix("-webkit-")
        prelude = " ".join(_without_comments(tinycss2.serialize(node.prelude)).split())
        inside, applies = layer, True
        if depth > 20:
            raise Refused("the style sheet is nested too deep")
        if word == "keyframes":
            self._add_keyframes(node, line)
            return
        if word == "charset" or (word == "layer" and node.content is None):
            for name in prelude.split(",") if word == "layer" else ():
                self._layer((*layer, *name.strip().split(".")))
            return
        if word == "layer":
            inside = (*layer, *(prelude.split(".") if prelude else [f" {node.source_line}:{node.source_column}"]))
            self._layer(inside)
        elif word == "media":
            applies = bool(matches_media(prelude))
        elif word == "supports":
            applies = bool(_is_supported(prelude))
        else:
            applies = False
        if not applies or node.content is None:
            self.report.left(f"line {line}", f"the rule @{node.at_keyword[:40]}{f' {prelude[:60]}' if prelude else ''}")
            return
        if parent:
            self._add_block(node.content, lines, line, inside, [parent], depth)
            return
        self._add_nodes(
            tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True),
            *(lines, inside, parent, depth + 1),
        )

    def _layer(self, names: tuple[str, ...]) -> None:
        for count in range(1, len(names) + 1):
            self._layers.setdefault(names[:count], len(self._layers))

    def _add_rule(self, node: Any, lines: int, layer: tuple[str, ...], parent: str, depth: int) -> None:
        prelude = _without_comments(module("tinycss2").serialize(node.prelude))
        texts = [text.strip() for text in re.split(r",(?![^(]*\))", prelude)]
        if parent:
            above = re.split(r",(?![^(]*\))", parent)
            size = sum(len(each) + (each.count("&") + 1) * len(parent) for each in texts)
            if size > _NESTED or len(texts) * len(above) > _NESTED // 10:
                raise Refused("the selectors of rules in rules are too long")
            texts = [each.replace("&", it) if "&" in each else f"{it} {each}" for each in texts for it in above]
        self._add_block(node.content, lines, lines + node.source_line, layer, texts, depth)

    def _add_block(
        self, content: Any, lines: int, line: int, layer: tuple[str, ...], texts: list[str], depth: int
    ) -> None:
        inner: list[Any] = []
        both = declarations_of(content, self.report, f"line {line}", inner)
        if depth > 20:
            raise Refused("the style sheet is nested too deep")
        for text in texts:
            selector = _selector(text, self.is_drawing)
            if selector is None:
                self.report.left(f"line {line}", f"the selector {text[:80]}")
                continue
            parts, joins = selector
            touched = [index for index, part in enumerate(parts) if part.states]
            if len(touched) > 1 or (touched not in ([], [len(parts) - 1]) and not self.is_drawing):
                self.report.left(f"line {line}", f"the selector {text[:80]}: a state of what is around or before")
                continue
            specificity = tuple(sum(each) for each in zip(*(part.specificity for part in parts), strict=True))
            if len(self.rules) >= _RULES:
                raise Refused(f"the style sheet has more than {_RULES} rules")
            for is_important, declared in enumerate(both):
                if declared or not is_important:
                    weight = (bool(is_important), layer, *specificity, len(self.rules))
                    at = touched[0] if touched and touched[0] < len(parts) - 1 else -1
                    self.rules.append(Rule(parts, joins, declared, weight, line, text, at))
        self._add_nodes(inner, lines, layer, ",".join(texts), depth + 1)

    def _add_keyframes(self, node: Any, line: int) -> None:
        tinycss2 = module("tinycss2")
        name = tinycss2.serialize(node.prelude).strip().strip("\"'")
        found: list[tuple[float, dict[str, str]]] = []
        for block in tinycss2.parse_rule_list(node.content or [], skip_comments=True, skip_whitespace=True):
            place = f"line {line}, @keyframes {name[:40]}"
            if block.type != "qualified-rule":
                self.report.left(place, "what is no keyframe")
                continue
            # CSS Animations 1, 3: what is important there is ignored.
            declared = declarations_of(block.content, self.report, place)[0]
            for word in tinycss2.serialize(block.prelude).split(","):
                word = word.strip().lower()
                match = re.fullmatch(r"(\d+\.?\d*|\.\d+)%", word)
                if word not in ("from", "to") and (match is None or float(match[1]) > 100):
                    self.report.left(place, f"the keyframe {word[:40]}")
                    continue
                offset = {"from": 0.0, "to": 1.0}.get(word) if match is None else float(match[1]) / 100
                assert offset is not None
                found.append((offset, declared))
        found.sort(key=lambda each: each[0])
        if len(found) > 10_000:
            raise Refused("an animation has more than 10 000 keyframes")
        self.keyframes[name] = found

    @property
    def variables(self) -> dict[str, str]:
        """What the root declares for all elements, where there is no root."""
        roots = [rule for rule in self.rules if rule.text in (":root", "html", "body", "*")]
        return {name: text for rule in roots for name, text in rule.declared.items() if name.startswith("--")}

    def own(self, element: Element) -> list[Rule]:
        """What an element's attribute `style` says: by weight above all selectors."""
        both = declarations_of(element.get("style"), self.report, element.place)
        return [
            Rule((Compound(),), (), declared, (bool(is_important), (), _RULES, 0, 0, 0), element.line, "style")
            for is_important, declared in enumerate(both)
            if declared
        ]

    def of(self, element: Element, ancestors: list[Element]) -> list[Rule]:
        """The rules that an element has, the weakest first."""
        found = [rule for rule in self.rules if rule.matches(element, ancestors, self.work)]
        return sorted(found + self.own(element), key=self._weight)

    def _weight(self, rule: Rule) -> tuple[Any, ...]:
        """CSS Cascade 5, 6.1: what is of no layer is stronger than what is of one, unless it is important."""
        important, layer, *rest = rule.weight
        is_own = rule.text == "style" and rest[0] == _RULES
        order = [self._layers[layer[:count]] for count in range(1, len(layer) + 1)] + [_NO_LAYER]
        return important, is_own, [-each for each in order] if important else order, *rest
