# SPDX-License-Identifier: MIT
"""Animations, transitions and the states of pointers and focus of one element."""

from __future__ import annotations

import functools
import itertools
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from .css_lists import IDENTITY, Lists, matrix
from .css_source import STATES, Rule, Sheet, adopt, resolved
from .css_values import Step, ValueLeft, easing, is_modern, time, transform
from .names import inside, outside
from .report import Report
from .tracks import LEAST, Easing, Output, Timing, Track, plain, written

__all__ = ["TRANSFORMS", "Moves", "split", "wrapped"]

# CSS Transforms 2, 5: in their order from outside, with the functions that their values are.
TRANSFORMS = {"translate": "translate(%s)", "rotate": "rotate(%s)", "scale": "scale(%s)", "transform": "%s"}
_DIRECTIONS = ("normal", "reverse", "alternate", "alternate-reverse")
_FILLS = ("none", "forwards", "backwards", "both")
_COMPOSITIONS = ("replace", "add", "accumulate")
_LONGHANDS = ("duration", "delay", "iteration-count", "direction", "fill-mode", "play-state", "composition")
# What is of some elements alone, or changes nothing that is seen.
_ELSEWHERE = {
    *(
        "x",
        "y",
        "width",
        "height",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "left",
        "top",
        "right",
        "bottom",
        "transform-box",
    ),
    *(
        "clip-path",
        "will-change",
        "cursor",
        "pointer-events",
        "background",
        "stroke-dasharray",
        "stroke-dashoffset",
        "font-size",
    ),
}
# A word that `animation` has already is a name.
_WORDS = tuple(
    (key, re.compile(rf"(?:{form})$"))
    for key, form in (
        ("iteration-count", r"infinite|\+?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?"),
        ("direction", "|".join(_DIRECTIONS)),
        ("fill-mode", "|".join(_FILLS)),
        ("play-state", "running|paused"),
        ("timing-function", r"ease(-in|-out|-in-out)?|linear|step-(start|end)|(linear|steps|cubic-bezier)\(.*\)"),
    )
)
_CURRENT = re.compile("currentcolor", re.IGNORECASE)


def split(text: str, separator: str = ",") -> list[str]:
    """Parts of a value at commas, or at spaces, that stand in no brackets and no quotes."""
    found, depth, part, quote = list[str](), 0, "", ""
    for letter in text:
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
        if not quote:
            depth += (letter == "(") - (letter == ")")
        if depth == 0 and not quote and (letter == separator or (separator == " " and letter.isspace())):
            found.append(part.strip())
            part = ""
        else:
            part += letter
    found.append(part.strip())
    return [each for each in found if each]


@dataclass(frozen=True)
class Animation:
    """What `animation` says."""

    name: str
    timing: Timing
    easing: Easing
    composition: str = "replace"
    is_paused: bool = False

    @property
    def unpaused(self) -> Animation:
        return replace(self, is_paused=False)


@dataclass(frozen=True)
class Transition:
    """What `transition` says of a property; the curve as it stands there."""

    duration: float
    delay: float
    curve: str


def _animations(declared: dict[str, str]) -> list[Animation]:
    """CSS Animations 1, 3: the shorthand, and the longhands over it."""
    rows: list[dict[str, str]] = []
    for text in split(declared.get("animation", "")):
        row: dict[str, str] = {}
        for word in split(text, " "):
            lower = word.lower()
            key = "name"
            if re.fullmatch(r"[-+]?[\d.]+(?:[eE][-+]?\d+)?m?s", lower):
                key = "delay" if "duration" in row else "duration"
            else:
                key = next((key for key, form in _WORDS if key not in row and form.match(lower)), "name")
            row[key] = word.strip("\"'") if key == "name" else lower
        rows.append(row)
    names = split(declared.get("animation-name", ""))
    if names:
        rows = rows[: len(names)] + [{} for _ in names[len(rows) :]]
        for row, name in zip(rows, names, strict=True):
            row["name"] = name.strip("\"'")
    for key in (*_LONGHANDS, "timing-function"):
        values = split(declared.get(f"animation-{key}", ""))
        for index, row in enumerate(rows):
            if values:
                row[key] = values[index % len(values)].lower()
    rows = [row for row in rows if row.get("name", "none") != "none"]
    # Scroll-driven Animations 1, 4: by something else than time.
    timeline = declared.get("animation-timeline", "auto")
    if rows and any(each.lower() != "auto" for each in split(timeline)):
        raise ValueLeft(f"animation-timeline: {timeline[:60]}, by which nothing moves")
    return [_animation(row) for row in rows]


def _animation(row: dict[str, str]) -> Animation:
    count_text = row.get("iteration-count", "1")
    count = None if count_text == "infinite" else float(count_text)
    duration, delay = time(row.get("duration", "0s")), time(row.get("delay", "0s"))
    timing = Timing(duration, delay, count, row.get("direction", "normal"), row.get("fill-mode", "none"))
    if timing.direction not in _DIRECTIONS or timing.fill not in _FILLS or not duration >= 0:
        raise ValueLeft("an animation that is wrong")
    composition, state = row.get("composition", "replace"), row.get("play-state", "running")
    if composition not in _COMPOSITIONS or state not in ("running", "paused"):
        raise ValueLeft("an animation that is wrong")
    curve = easing(row.get("timing-function", "ease"))
    return Animation(row["name"], timing, curve, composition, state == "paused")


def _transitions(declared: dict[str, str]) -> dict[str, Transition]:
    """CSS Transitions 1, 2: by property; `all` is one of them."""
    rows: list[dict[str, str]] = []
    for text in split(declared.get("transition", "")):
        row: dict[str, str] = {}
        for word in split(text, " "):
            lower = word.lower()
            if re.fullmatch(r"[-+]?[\d.]+(?:[eE][-+]?\d+)?m?s", lower):
                row["delay" if "duration" in row else "duration"] = lower
            elif re.match(r"ease|linear$|linear\(|steps\(|step-|cubic-bezier\(", lower):
                row["timing-function"] = lower
            else:
                row["property"] = lower
        rows.append(row)
    names = split(declared.get("transition-property", ""))
    if names:
        rows = [{**(rows[index] if index < len(rows) else {}), "property": name} for index, name in enumerate(names)]
    elif not rows and "transition-duration" in declared:
        rows = [{}]
    found: dict[str, Transition] = {}
    for index, row in enumerate(rows):
        for key in ("duration", "delay", "timing-function"):
            values = split(declared.get(f"transition-{key}", ""))
            if values:
                row[key] = values[index % len(values)]
        curve = row.get("timing-function", "ease")
        easing(curve)
        curve = {"step-start": "steps(1, start)", "step-end": "steps(1, end)"}.get(curve, curve)
        found[row.get("property", "all")] = Transition(
            time(row.get("duration", "0s")), time(row.get("delay", "0s")), curve
        )
    found.pop("none", None)
    return found


@dataclass
class _Slot:
    """A number, color or path of the element that moves."""

    css: str
    kind: str
    base: Any
    # Of a declared text, its value for this slot.
    parse: Callable[[str], Any]
    prop: str
    # Of a transform's functions that an animation adds: that animation, which alone moves it.
    animation: Animation | None = None
    is_function: bool = False
    # Whether a text does not mix with others; "" is what stands where nothing is declared.
    is_apart: Callable[[str], bool] | None = None
    # Of two texts that follow one another: the values between which it moves, and whether it jumps.
    between: Callable[[str, str], tuple[Any, Any, bool]] | None = None
    # The transition of an element that inherits it.
    way: Transition | None = None


@dataclass
class Moves:
    """What moves of one element: ask for its values one by one, then `finish`."""

    name: str
    base: dict[str, str]
    rules: list[Rule]
    sheet: Sheet
    output: Output
    report: Report
    place: str
    slots: list[_Slot] = field(default_factory=list)
    # The properties that were asked for: others that move are left out.
    asked: set[str] = field(default_factory=set)
    # What moves the groups around, of what the element inherits, by property.
    outer: dict[str, Moves] = field(default_factory=dict)
    # What keyframes say of the element, by the names of animations.
    frames: dict[str, list[tuple[float, dict[str, str]]]] = field(default_factory=dict)
    # The properties of values that are the same of several elements.
    shared: dict[Any, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.important = {name for rule in self.rules if rule.weight[0] and not rule.states for name in rule.declared}
        self.states = {"": dict(self.base)}
        for state in STATES:
            with_state = [rule for rule in self.rules if set(rule.states) <= self._implied(state)]
            if any(state in rule.states for rule in with_state):
                declared = dict(self.base)
                for rule in with_state:
                    stands = {name: self.base[name] for name in rule.declared if name in self.base}
                    adopt(declared, rule.declared if rule.states else stands)
                self.states[state] = resolved(declared, declared)
        self.animations = {state: self._read(_animations, declared, []) for state, declared in self.states.items()}
        self.transitions = {state: self._read(_transitions, declared, {}) for state, declared in self.states.items()}
        for animations in self.animations.values():
            for animation in animations:
                if animation.name not in self.sheet.keyframes:
                    self.report.left(
                        self.place, f"the animation {animation.name[:60]}, of which there are no keyframes"
                    )

    def _all(self) -> list[Animation]:
        return [each for animations in self.animations.values() for each in animations]

    @staticmethod
    def _implied(state: str) -> set[str]:
        """What else is so in a state: what is pressed has the pointer above it."""
        return {"active", "hover"} if state == "active" else {state}

    def _read(self, reader: Callable[[dict[str, str]], Any], declared: dict[str, str], default: Any) -> Any:
        try:
            return reader(declared)
        except ValueError as error:
            self.report.left(self.place, f"{error}")
            return default

    def _frames(self, animation: Animation) -> list[tuple[float, dict[str, str]]]:
        found = self.frames.get(animation.name)
        if found is None:
            found = self.frames[animation.name] = []
            for offset, declared in self.sheet.keyframes.get(animation.name, []):
                # CSS Cascade 5, 6.1: what is important is stronger than animations.
                weaker = {name: text for name, text in declared.items() if name not in self.important}
                found.append((offset, resolved(weaker, self.base)))
        return found

    def moves(self, css: str) -> bool:
        """Whether a property is another in a state, or in an animation."""
        self.asked.add(css)
        return css in self.outer or self.moves_itself(css)

    def moves_itself(self, css: str) -> bool:
        """The same of the element alone, without groups around."""
        values = {declared.get(css) for declared in self.states.values()}
        frames = (
            declared
            for animations in self.animations.values()
            for each in animations
            for _, declared in self._frames(each)
        )
        return len(values) > 1 or any(css in declared for declared in frames)

    def leaves(self, css: str) -> bool:
        """Whether a property moves from or to where nothing moves it."""
        if css in self.outer:
            return self.outer[css].leaves(css)
        if len({declared.get(css) for declared in self.states.values()}) > 1:
            return True
        places = (self._offsets(each, css) for each in self._all())
        return any(each and not {0.0, 1.0} <= each for each in places)

    def always(self, css: str) -> bool:
        """Whether an animation gives a property at all times."""
        if css in self.outer:
            return self.outer[css].always(css)
        return len(self.states) == 1 and any(
            (each.timing.count is None or each.timing.fill in ("forwards", "both"))
            and (each.timing.delay <= 0 or each.timing.fill in ("backwards", "both"))
            and {0.0, 1.0} <= self._offsets(each, css)
            for each in self.animations[""]
        )

    def origin(self, parse: Callable[[str], tuple[float, float]], default: str = "") -> list[Any]:
        """`transform-origin`: two numbers, or the names of their properties."""
        css = "transform-origin"
        base = parse(self.base.get(css, default))
        if not self.moves(css):
            return [plain(each) for each in base]
        parts = [functools.partial(_component, parse, index) for index in range(2)]
        return [
            self.value(css, "scalar", (number,), part, f"{css}_{letter}")
            for number, part, letter in zip(base, parts, "xy", strict=True)
        ]

    def texts(self, css: str) -> list[str]:
        """All that is declared of a property anywhere."""
        if css in self.outer:
            return self.outer[css].texts(css)
        found = [declared[css] for declared in self.states.values() if css in declared]
        for animations in self.animations.values():
            for animation in animations:
                found += [declared[css] for _, declared in self._frames(animation) if css in declared]
        return found

    def value(
        self, css: str, kind: str, base: Any, parse: Callable[[str], Any], suffix: str = "",
        animation: Animation | None = None, is_function: bool = False,
        is_apart: Callable[[str], bool] | None = None, way: Transition | None = None,
    ) -> Any:  # fmt: skip
        """A value: as it is where nothing moves it, otherwise the name of a property."""
        if not self.moves(css):
            return written(base) if kind != "color" else base
        if (holder := self.outer.get(css)) is not None:
            own = holder.base.get("color", "black")
            its = self.transitions[""]
            way = its.get(css, its.get("all"))
            if way is not None and holder.transitions[""].keys() & {css, "all"}:
                self.report.approximated(self.place, f"{css}: a transition of what the group around moves by another")
            # What moves is of the current color of the group.
            return holder.value(
                css, kind, base, lambda text: parse(_CURRENT.sub(own, text)), suffix, is_apart=is_apart, way=way
            )  # fmt: skip
        values = list[Any]()
        for text in self.texts(css) if not is_function else []:
            try:
                values.append((parse(text), is_apart is not None and is_apart(text)))
            except ValueLeft as error:
                self.report.left(self.place, f"{css}: {error}; it does not move")
                return written(base) if kind != "color" else base
        same = (css, kind, suffix, base, way, *values)
        if not is_function and same in self.shared:
            return self.shared[same]
        prop = self.output.property(f"{self.name}_{suffix or css}", kind, base)
        if kind == "color" and any(map(is_modern, self.texts(css))):
            self.output.properties[outside(prop)]["space"] = "oklab"
        self.slots.append(_Slot(css, kind, base, parse, prop, animation, is_function, is_apart, way=way))
        if not is_function:
            self.shared[same] = prop
        self.report.taken(self.place, f"{css}, which moves")
        return prop

    def number(self, css: str, base: float, parse: Callable[[str], float]) -> Any:
        """A number, or the name of its property."""
        return self.value(css, "scalar", (base,), lambda text: (parse(text),))

    def transforms(self, box: tuple[float, float]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The functions of `translate`, `rotate` and `scale`, and those of `transform`, as keys of groups, outermost
        first."""
        found = {
            css: self.transform(css, box, functools.partial(_called, form)) for css, form in TRANSFORMS.items()
        }  # fmt: skip
        inner = found.pop("transform")
        return [group for groups in found.values() for group in groups], inner

    def transform(self, css: str, box: tuple[float, float], read: Callable[[str], str] = str) -> list[dict[str, Any]]:
        """The functions of a transform as keys of groups, outermost first."""

        def steps(text: str) -> list[Step]:
            return transform(read(text), box)

        self.asked.add(css)
        added = [each for each in dict.fromkeys(a.unpaused for a in self._all()) if self._composition(each, css)]
        texts = [declared[css] for declared in self.states.values() if css in declared]
        for animation in self._all():
            if animation.unpaused not in added:
                texts += self._declarations(animation, css)
        groups = self._functions(css, steps, self.base.get(css, "none"), texts, None)
        for animation in added:
            groups += self._functions(css, steps, "none", self._declarations(animation, css), animation)
            self._say_how_it_adds(css, steps, texts, animation)
        return groups

    def _say_how_it_adds(
        self, css: str, steps: Callable[[str], list[Step]], texts: list[str], animation: Animation
    ) -> None:
        """Where functions that are added behind those that stand are not what is asked for."""
        try:
            kinds = {step.kind for text in (*texts, *self._declarations(animation, css)) for step in steps(text)}
        except ValueLeft:
            # It is said already.
            return
        if texts and self._composition(animation, css) == "accumulate" and kinds not in ({"translate"}, {"rotate"}):
            self.report.approximated(self.place, f"{css}: what accumulates is added behind what stands")
        for animations in self.animations.values():
            names = [each.unpaused for each in animations if self._declarations(each, css)]
            if animation in names and any(not self._composition(each, css) for each in names[names.index(animation) :]):
                self.report.approximated(self.place, f"{css}: an animation that replaces one that is added")

    def _declarations(self, animation: Animation, css: str) -> list[str]:
        return [declared[css] for _, declared in self._frames(animation) if css in declared]

    def _offsets(self, animation: Animation, css: str) -> set[float]:
        return {offset for offset, declared in self._frames(animation) if css in declared}

    def _composition(self, animation: Animation, css: str) -> str:
        """CSS Animations 2, 4.5: how its keyframes go with what is below: "add", "accumulate", or "" where they replace
        it."""
        found = {
            declared.get("animation-composition", animation.composition)
            for _, declared in self._frames(animation)
            if css in declared
        }
        if len(found) > 1:
            self.report.approximated(self.place, f"{css}: keyframes that are added among others: all of them replace")
        return found.pop().replace("replace", "") if len(found) == 1 else ""

    def _functions(
        self, css: str, steps: Callable[[str], list[Step]], text: str, texts: list[str], animation: Animation | None
    ) -> list[dict[str, Any]]:
        """The functions of a list that stands, or of one that an animation adds to it."""
        try:
            base = steps(text)
            lists = [base, *map(steps, texts)]
        except ValueLeft as error:
            self.report.left(self.place, f"{css}: {error}")
            return []
        kinds = {tuple(step.kind for step in each) for each in lists if each}
        if not kinds:
            return []
        value = functools.partial(self.value, animation=animation, is_function=True)
        # CSS Transforms 2, 13.2: a list that is the beginning of a longer one goes on as that does, by nothing.
        signature = max(kinds, key=len)
        rows = itertools.zip_longest(*([step.name for step in each] for each in lists), fillvalue="")
        has_other_names = any(len({name for name in row if name}) > 1 for row in rows)
        if any(each != signature[: len(each)] for each in kinds) or "matrix" in signature or has_other_names:
            if self.moves(css):
                if animation is not None or len({declared.get(css) for declared in self.states.values()}) == 1:
                    try:
                        return self._lists(css, steps, text, animation)
                    except ValueLeft:
                        # They are mixed in ways that a plane does not have.
                        pass
                self.report.approximated(self.place, f"{css}: functions that differ, mixed as matrices")
                prop = value(css, "transform", matrix(base), lambda text: matrix(steps(text)), f"{css}_matrix")
                return [{"transform": prop}]
            return [{"transform": written(matrix(base))}]

        def part(index: int, component: int) -> Callable[[str], tuple[float, ...]]:
            def of(text: str) -> tuple[float, ...]:
                found = steps(text)
                there = index < len(found)
                return (found[index].numbers[component] if there else IDENTITY[signature[index]][component],)

            return of

        groups = []
        for index, kind in enumerate(signature):
            values = []
            for component in range(len(IDENTITY[kind])):
                reader = part(index, component)
                numbers = reader(text)
                still = {numbers, *map(reader, texts)}
                suffix = f"{kind}{'_xy'[component + 1] if len(IDENTITY[kind]) > 1 else ''}{index or ''}"
                values.append(value(css, "scalar", numbers, reader, suffix) if len(still) > 1 else written(numbers))
            groups.append(keys_of(kind, values))
        return groups

    def _lists(
        self, css: str, steps: Callable[[str], list[Step]], text: str, animation: Animation | None
    ) -> list[dict[str, Any]]:
        """The functions of lists that differ: a group for each pair that mixes, and one for the matrices of the rest.
        Where a keyframe goes on in other groups, all of them jump at once to the same place."""
        lists = Lists(steps)
        lists.add(text, text)
        for each in [animation] if animation is not None else self._all():
            if animation is None and self._composition(each, css):
                continue
            for (_, first, _), (_, second, _) in itertools.pairwise(self._ordered(each, css, text)):
                lists.add(first, second)
        if lists.has_half_turns:
            self.report.approximated(self.place, f"{css}: matrices half a turn apart, which go round by either side")
        groups = []
        for index, kind in enumerate([*lists.kinds, "matrix"]):
            values = []
            is_matrix = kind == "matrix"
            for component in range(1 if is_matrix else len(IDENTITY[kind])):
                part = slice(None) if is_matrix else slice(component, component + 1)
                between = functools.partial(lists.between, index, part)
                base = between(text, text)[0]
                if lists.is_still(index, part):
                    values.append(written(base))
                    continue
                letter = "" if is_matrix or len(IDENTITY[kind]) == 1 else "_xy"[component + 1]
                prop = self.value(
                    *(
                        css,
                        "transform" if is_matrix else "scalar",
                        base,
                        _first(between),
                        f"{kind}{letter}{index or ''}",
                    ),
                    animation=animation,
                    is_function=True,
                )
                self.slots[-1].between = between
                values.append(prop)
            if not is_matrix:
                groups.append(keys_of(kind, values))
            elif values != [[1, 0, 0, 1, 0, 0]]:
                groups.append({"transform": values[0]})
        return groups

    def _ordered(self, animation: Animation, css: str, base: str) -> list[tuple[float, str, Easing]]:
        """What the keyframes of an animation say of a property, from its beginning to its end."""
        frames: dict[float, tuple[str, Easing]] = {}
        for offset, declared in self._frames(animation):
            if css not in declared:
                continue
            chosen = animation.easing
            if text := declared.get("animation-timing-function"):
                chosen = self._read(lambda _, text=text: easing(text), {}, chosen)  # type: ignore[misc]
            frames[offset] = (declared[css], chosen)
        if not frames:
            return []
        frames.setdefault(0.0, (base, animation.easing))
        frames.setdefault(1.0, (base, animation.easing))
        return [(offset, text, way) for offset, (text, way) in sorted(frames.items())]

    # What is made of all that

    @property
    def has_states(self) -> bool:
        """Whether it waits for pointers or focus."""
        return len(self.states) > 1

    @property
    def is_focusable(self) -> bool:
        return "focus" in self.states

    def finish(self, regions: list[str]) -> None:
        """Adds the animations and, where the element has states, the machine for a region, and for those that lie above
        parts of it."""
        self._say_the_rest()
        if not self.has_states or not regions:
            if self.has_states:
                self.report.left(self.place, "its states: it has no shape that could be touched")
            self._run(self.animations[""])
            return
        if {"focus", "hover"} <= set(self.states) or {"focus", "active"} <= set(self.states):
            self.report.approximated(self.place, ":focus together with :hover or :active: one of them holds at a time")
        names = {state: self.output.name(f"{self.name}_{state or 'rest'}") for state in self.states}
        over = names.get("hover", names[""])
        rest = self.animations[""]
        bare = [[each.unpaused for each in animations] for animations in self.animations.values()]
        same = all(animations == bare[0] for animations in bare)
        # Those that are paused in some states and run in others.
        told = {
            index: self._run([rest[index]])
            for index in range(len(rest) if same else 0)
            if len({animations[index].is_paused for animations in self.animations.values()}) > 1
        }
        states: dict[str, Any] = {}
        for state, name in names.items():
            found: dict[str, Any] = {}
            entry = self._set(state)
            if not same:
                for is_paused in (False, True):
                    some = [each for each in self.animations[state] if each.is_paused == is_paused]
                    if played := self._played(some):
                        animation = self.output.name(f"{name}_motion")
                        self.output.animations[animation] = played[0] if len(played) == 1 else {"parallel": played}
                        entry += [{"play": animation}, *([{"pause": animation}] if is_paused else [])]
                        found.setdefault("exit", []).append({"stop": animation})
            for index, runs in told.items():
                entry += [{"pause" if self.animations[state][index].is_paused else "resume": run} for run in runs]
            if entry:
                found["entry"] = entry
            found["on"] = self._answers(state, regions, names, over)
            states[name] = found
        if same:
            self._run([each for index, each in enumerate(rest) if index not in told])
        self.output.machines[self.output.name(f"{self.name}_states")] = {"states": states}

    def _run(self, animations: list[Animation]) -> list[str]:
        """Plays animations from the beginning, or shows their beginning where they are paused; gives their names."""
        paused = [each for each in animations if each.is_paused]
        running = [each for each in animations if not each.is_paused]
        names = [self.output.run(self.name, self._played(running))]
        names.append(self.output.run(self.name, self._played(paused), is_paused=True))
        return [name for name in names if name]

    def _say_the_rest(self) -> None:
        """Reports what moves and was not asked for. Places and sizes are those of some elements alone."""
        found = {
            css
            for animations in self.animations.values()
            for each in animations
            for _, declared in self._frames(each)
            for css in declared
        }
        found |= {css for declared in self.states.values() for css in declared if declared[css] != self.base.get(css)}
        for css in sorted(found & self.asked):
            for animations in self.animations.values():
                moving = [each for each in animations if self._declarations(each, css)]
                # CSS Animations 1, 3: without a first or a last keyframe, it moves from or to what is below.
                if any(
                    not {0.0, 1.0} <= self._offsets(each, css) and not self._composition(each, css)
                    for each in moving[1:]
                ):
                    self.report.approximated(self.place, f"{css}: it goes from or to what stands, not what moves")
        for css in sorted(found - self.asked - _ELSEWHERE):
            if not css.startswith(("animation", "transition", "-")):
                self.report.left(self.place, f"{css[:40]}, which moves by a style sheet")

    def _answers(self, state: str, regions: list[str], names: dict[str, str], over: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for index, region in enumerate(map(inside, regions)):
            if state == "active":
                found |= {f"{region}.up.inside": over, f"{region}.up": names[""], f"{region}.cancel": names[""]}
                continue
            if "hover" in names:
                found |= {f"{region}.hover.exit": names[""]} if state == "hover" else {f"{region}.hover.enter": over}
            if "active" in names:
                found[f"{region}.down"] = names["active"]
            # What is in it has the focus by itself.
            if "focus" in names and not index:
                found |= {f"{region}.blur": names[""]} if state == "focus" else {f"{region}.focus": names["focus"]}
        return found

    def _in_state(self, slot: _Slot, state: str) -> Any:
        text = self.states[state].get(slot.css)
        return slot.base if text is None or slot.animation is not None else slot.parse(text)

    def _set(self, state: str) -> list[Any]:
        """Sets what differs between states, with the transitions that the state itself declares."""
        groups: dict[Transition | None, dict[str, Any]] = {}
        for slot in self.slots:
            if len({self._in_state(slot, each) for each in self.states}) == 1:
                continue
            transitions = self.transitions[state]
            way = slot.way or transitions.get(slot.css, transitions.get("all"))
            if way is not None and way.duration <= 0:
                way = None
            groups.setdefault(way, {})[outside(slot.prop)] = written(self._in_state(slot, state))
        actions = []
        for way, values in groups.items():
            action: dict[str, Any] = {"set": values}
            if way is not None:
                action["motion"] = {"curve": way.curve, "duration": plain(way.duration)}
                if way.delay > 0:
                    action["motion"]["delay"] = plain(way.delay)
                elif way.delay < 0:
                    self.report.approximated(self.place, "a transition with a delay below 0, which begins at once")
            actions.append(action)
        return actions

    def _played(self, animations: list[Animation]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for animation in animations:
            timing = animation.timing
            for slot in self.slots:
                sort = self._composition(animation, slot.css)
                if slot.animation != (animation.unpaused if sort and slot.is_function else None):
                    continue
                if sort and slot.kind == "path":
                    self.report.left(self.place, f"{slot.css}: a path that is added")
                    continue
                is_added = bool(sort) and not slot.is_function
                track = self._track(animation, slot, is_added)
                if track is None:
                    continue
                if is_added and slot.kind == "color":
                    # Opacities would be added as well.
                    is_added = False
                    track.values = [_sum_of_colors(slot.base, value) for value in track.values]
                    if sum(bool(self._declarations(each, slot.css)) for each in animations) > 1:
                        self.report.approximated(self.place, f"{slot.css}: added to the color that stands")
                more: dict[str, Any] = {"additive": True} if is_added else {}
                is_long = timing.duration > 0 and timing.count != 0
                pieces = [(track, timing)] if is_long else _at_once(track, slot.kind, timing)
                for piece in pieces:
                    found += self.output.animation(slot.prop, slot.kind, *piece, **more)
        return found

    def _track(self, animation: Animation, slot: _Slot, is_added: bool) -> Track | None:
        # What stands where no keyframe says it: of what is added, nothing.
        is_list = slot.between is not None
        base = "none" if slot.animation is not None else self.base.get(slot.css, "none" if is_list else "")
        ordered = self._ordered(animation, slot.css, base)
        if not ordered:
            return None
        if slot.between is not None:
            return _of_pairs(ordered, slot.between)
        offsets = self._offsets(animation, slot.css)
        still = (0.0,) * len(slot.base) if is_added else slot.base
        values = [slot.parse(text) if offset in offsets else still for offset, text, _ in ordered]
        is_apart = slot.is_apart or (lambda _: False)
        kinds = [is_apart(text) for _, text, _ in ordered]
        ways = [way if a == b else way.discrete for (_, _, way), a, b in zip(ordered, kinds, kinds[1:], strict=False)]
        return Track([offset for offset, _, _ in ordered], values, ways)


def _first(between: Callable[[str, str], tuple[Any, Any, bool]]) -> Callable[[str], Any]:
    return lambda text: between(text, text)[0]


def _of_pairs(ordered: list[tuple[float, str, Easing]], between: Callable[[str, str], tuple[Any, Any, bool]]) -> Track:
    track = Track([], [], [])
    for (offset, first, way), (then, second, _) in itertools.pairwise(ordered):
        begin, end, jumps = between(first, second)
        if not track.values or track.values[-1] != begin:
            track.easings += [Easing()] if track.values else []
            track.times.append(offset)
            track.values.append(begin)
        track.easings.append(way.discrete if jumps else way)
        track.times.append(then)
        track.values.append(end)
    return track


def _called(form: str, text: str) -> str:
    """The value of a property as functions of a transform."""
    return "none" if text.strip() == "none" else form % ", ".join(split(text, " ")) if form != "%s" else text


def _sum_of_colors(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(min(x + y, 1.0) for x, y in zip(a, b, strict=True))


def _component(parse: Callable[[str], tuple[float, ...]], index: int, text: str) -> tuple[float]:
    return (parse(text)[index],)


def _at_once(track: Track, kind: str, timing: Timing) -> list[tuple[Track, Timing]]:
    """CSS Animations 1, 3.3: what takes no time is before its beginning, then after its end."""
    found = []
    for fill, reached, more in (
        ("backwards", _before(timing), Timing(timing.delay)),
        ("forwards", _after(timing), Timing(LEAST, max(timing.delay, 0.0), 1.0, "normal", "forwards")),
    ):
        if timing.fill in (fill, "both") and (fill == "forwards" or timing.delay > 0):
            value = track.reached(kind, *reached)
            found.append((Track([0.0, 1.0], [value, value], [Easing()]), more))
    return found


def _before(timing: Timing) -> tuple[float, bool]:
    """Web Animations 1, 4.9: the progress that stands before the beginning, and whether it is short of a jump there."""
    is_back = timing.direction in ("reverse", "alternate-reverse")
    return float(is_back), not is_back


def _after(timing: Timing) -> tuple[float, bool]:
    """The same after the end."""
    count = timing.count
    # An endless one has made an even number of turns, as in Chromium.
    turn, part = (0, 1.0) if count is None else divmod(count, 1)
    if count and not part:
        turn, part = count - 1, 1.0
    is_back = timing.direction in ("reverse", "alternate-reverse")
    if timing.direction.startswith("alternate") and turn % 2:
        is_back = not is_back
    return (1 - part if is_back else part), is_back


def keys_of(kind: str, values: list[Any]) -> dict[str, Any]:
    """A function of a transform as keys of a node."""
    match kind:
        case "translate":
            return {"x": values[0], "y": values[1]}
        case "scale":
            return {"scaleX": values[0], "scaleY": values[1]}
        case "rotate":
            return {"rotation": values[0]}
        case "turnX" | "turnY":
            # Seen from straight ahead, as without `perspective`.
            key = "scaleY" if kind == "turnX" else "scaleX"
            return {key: f"cos({values[0]})" if isinstance(values[0], str) else plain(math.cos(values[0]))}
    return {"transform": [1, f"tan({values[1]})", f"tan({values[0]})", 1, 0, 0]}


# In which order a node does them, outermost first.
_ORDER = {"along": -1, "x": 0, "rotation": 1, "scaleX": 2, "scaleY": 2, "transform": 3}
_STILL = {"x": 0, "y": 0, "rotation": 0, "scaleX": 1, "scaleY": 1}


def wrapped(node: dict[str, Any], groups: list[dict[str, Any]]) -> dict[str, Any]:
    """A node inside of groups, outermost first; what one node does in this order becomes one."""
    merged: list[dict[str, Any]] = []
    for group in groups:
        if all(_STILL.get(key) == value for key, value in group.items()):
            continue
        order = min(_ORDER[key] for key in group if key in _ORDER)
        if merged and order > max(_ORDER[key] for key in merged[-1] if key in _ORDER):
            merged[-1] |= group
        else:
            merged.append(dict(group))
    for group in reversed(merged):
        node = {"kind": "group", **group, "nodes": [node]}
    return node
