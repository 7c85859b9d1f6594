# SPDX-License-Identifier: MIT
"""Style sheets: their rules, and which of them an element has."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from .css_values import module
from .report import Refused, Report
from .source import Element

__all__ = ["Rule", "Sheet", "declarations_of"]

_RULES = 20_000
_SIMPLE = re.compile(
    r"([\w-]+|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=[\"']?([^\"'\]]*)[\"']?)?\]|(::?[\w-]+(?:\([^()]*\))?)"
)
STATES = ("hover", "active", "focus")


@dataclass(frozen=True)
class Compound:
    """One element's part of a selector."""

    tag: str = ""
    ids: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str | None], ...] = ()
    states: tuple[str, ...] = ()

    def matches(self, element: Element) -> bool:
        classes = element.get("class").split()
        return (
            self.tag in ("", "*", element.tag)
            and all(element.get("id") == name for name in self.ids)
            and all(name in classes for name in self.classes)
            and all(
                name in element.attributes and (value is None or element.attributes[name] == value)
                for name, value in self.attributes
            )
        )


@dataclass
class Work:
    """How often a selector may still be compared with an element."""

    left: int = 1_000_000

    def spend(self) -> None:
        """Counts one comparison."""
        self.left -= 1
        if self.left < 0:
            raise Refused("the style sheet has too many rules for its elements")


@dataclass(frozen=True)
class Rule:
    """A selector (compounds and what joins them, from the left), what it declares, and its weight."""

    parts: tuple[Compound, ...]
    joins: tuple[str, ...]
    declared: dict[str, str]
    weight: tuple[int, int, int, int]
    line: int
    text: str

    @property
    def states(self) -> tuple[str, ...]:
        """The pseudo-classes of the element that it is about."""
        return self.parts[-1].states

    def matches(self, element: Element, ancestors: list[Element], work: Work) -> bool:
        """Whether an element is meant, but for its pseudo-classes; ancestors from the root."""
        work.spend()
        if not self.parts[-1].matches(element) or any(part.states for part in self.parts[:-1]):
            return False
        return self._above(len(self.parts) - 2, ancestors, work)

    def _above(self, index: int, ancestors: list[Element], work: Work) -> bool:
        work.spend()
        if index < 0:
            return True
        if self.joins[index] == ">":
            is_parent = bool(ancestors) and self.parts[index].matches(ancestors[-1])
            return is_parent and self._above(index - 1, ancestors[:-1], work)
        for depth in range(len(ancestors), 0, -1):
            work.spend()
            if self.parts[index].matches(ancestors[depth - 1]) and self._above(index - 1, ancestors[: depth - 1], work):
                return True
        return False


def _compound(text: str) -> Compound | None:
    tag, ids, classes, attributes, states = "", list[str](), list[str](), list[tuple[str, str | None]](), list[str]()
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
            attributes.append((match[4], match[5]))
        else:
            name = match[6].lstrip(":")
            if match[6].startswith("::") or name not in (*STATES, "root", "focus-visible"):
                return None
            if name != "root":
                states.append("focus" if name == "focus-visible" else name)
            elif not tag:
                tag = "svg"
    return Compound(tag, tuple(ids), tuple(classes), tuple(attributes), tuple(sorted(set(states))))


def _selector(text: str) -> tuple[tuple[Compound, ...], tuple[str, ...]] | None:
    words = re.sub(r"\s*>\s*", " > ", text.strip()).split()
    parts: list[Compound] = []
    joins: list[str] = []
    for word in words:
        if word == ">":
            if len(joins) != len(parts) - 1:
                return None
            joins.append(">")
            continue
        if parts and len(joins) == len(parts) - 1:
            joins.append(" ")
        compound = _compound(word)
        if compound is None:
            return None
        parts.append(compound)
    if not parts or len(joins) != len(parts) - 1 or len(parts) > 20:
        return None
    return tuple(parts), tuple(joins)


def declarations_of(content: Any, report: Report, place: str) -> dict[str, str]:
    """The declarations of a block or of an attribute `style`; the last of a name counts, unless one is important."""
    found: dict[str, str] = {}
    important: set[str] = set()
    tinycss2 = module("tinycss2")
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type == "declaration":
            name = node.lower_name
            name = name.removeprefix("-webkit-") if name.startswith("-webkit-animation") else name
            if node.important or name not in important:
                found[name] = tinycss2.serialize(node.value).strip()
                if node.important:
                    important.add(name)
        else:
            report.left(place, "what is no declaration")
    return found


@dataclass
class Sheet:
    """Rules and keyframes, by name: pairs of an offset and its declarations."""

    report: Report
    rules: list[Rule] = field(default_factory=list)
    keyframes: dict[str, list[tuple[float, dict[str, str]]]] = field(default_factory=dict)
    work: Work = field(default_factory=Work)

    def add(self, text: str, first_line: int = 0) -> None:
        """Reads a style sheet."""
        tinycss2 = module("tinycss2")
        try:
            nodes = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
        except RecursionError:
            raise Refused("the style sheet is nested too deep") from None
        for node in nodes:
            line = first_line + node.source_line - (1 if first_line else 0)
            if node.type == "qualified-rule":
                self._add_rule(node, line)
            elif node.type == "at-rule" and node.lower_at_keyword.removeprefix("-webkit-") == "keyframes":
                self._add_keyframes(node, line)
            elif node.type == "at-rule":
                self.report.left(f"line {line}", f"the rule @{node.at_keyword[:40]}")
            else:
                self.report.left(f"line {line}", "what is no rule")

    def _add_rule(self, node: Any, line: int) -> None:
        tinycss2 = module("tinycss2")
        declared = declarations_of(node.content, self.report, f"line {line}")
        for text in tinycss2.serialize(node.prelude).split(","):
            text = re.sub(r"/\*.*?\*/", "", text).strip()
            selector = _selector(text)
            if selector is None:
                self.report.left(f"line {line}", f"the selector {text[:80]}")
                continue
            parts, joins = selector
            weight = (
                sum(len(part.ids) for part in parts),
                sum(len(part.classes) + len(part.attributes) + len(part.states) for part in parts),
                sum(part.tag not in ("", "*") for part in parts),
                len(self.rules),
            )
            if len(self.rules) >= _RULES:
                raise Refused(f"the style sheet has more than {_RULES} rules")
            self.rules.append(Rule(parts, joins, declared, weight, line, text))

    def _add_keyframes(self, node: Any, line: int) -> None:
        tinycss2 = module("tinycss2")
        name = tinycss2.serialize(node.prelude).strip().strip("\"'")
        found: list[tuple[float, dict[str, str]]] = []
        for block in tinycss2.parse_rule_list(node.content or [], skip_comments=True, skip_whitespace=True):
            place = f"line {line}, @keyframes {name[:40]}"
            if block.type != "qualified-rule":
                self.report.left(place, "what is no keyframe")
                continue
            declared = declarations_of(block.content, self.report, place)
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

    def of(self, element: Element, ancestors: list[Element]) -> list[Rule]:
        """The rules that an element has, the weakest first."""
        return sorted(
            (rule for rule in self.rules if rule.matches(element, ancestors, self.work)), key=lambda rule: rule.weight
        )
