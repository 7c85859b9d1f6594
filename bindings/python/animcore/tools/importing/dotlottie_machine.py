# SPDX-License-Identifier: MIT
"""State machines of dotLottie, version 2, as machines of documents: as LottieFiles' dotlottie-rs plays them.

One state is active at a time. The transitions of the global state go before those of the state that is active, so each
state has copies of them. A transition by the global state does not do the exit actions of the state that it leaves.
Transitions without guards go last. Each action of an interaction is answered to its end before the next is done.
`elapsedTime` is the time since the machine began, or since it was reset last, in whatever state.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from typing import Any

from .dotlottie_asking import Asking
from .names import defined, inside
from .report import Refused, Report
from .scxml_names import Names

__all__ = ["Interaction", "StateMachine"]

# Copies of the global state's transitions, all together.
_MOST = 100_000
_COMPARISONS = {
    "Equal": "==",
    "NotEqual": "!=",
    "GreaterThan": ">",
    "GreaterThanOrEqual": ">=",
    "LessThan": "<",
    "LessThanOrEqual": "<=",
}
_KINDS = {"Numeric": "number", "Boolean": "boolean", "String": "string", "Event": "trigger"}
_CHANGING = {
    *("Increment", "Decrement", "Toggle", "SetBoolean", "SetNumeric", "SetString", "Reset"),
}
# These change an input, or do nothing.
_PERHAPS = {"Multiply", "Floor", "Clamp", "SetRandom"}
_ELAPSED = "elapsedTime"
# Guards are asked when something happens; the end of a time is made to happen. It is a little later than asked for, so
# that the time is greater then.
_LATER = "0.001"
# The keys of version 2, of a state machine and of a state; what states play is read elsewhere.
_KEYS = {"initial", "states", "inputs", "interactions", "descriptor", "name", "description", "id", "version", "author"}
_STATE_KEYS = {
    *("type", "name", "animation", "transitions", "entryActions", "exitActions", "final", "slots", "backgroundColor"),
    *("loop", "loopCount", "autoplay", "mode", "speed", "segment", "useFrameInterpolation", "description"),
}
_ACTION_KEYS = {"type", "inputName", "value", "min", "max", "integer", "url", "target", "guards", "description"}
_TRANSITION_KEYS = {"type", "toState", "guards", "duration", "easing", "description"}
_GUARD_KEYS = {"type", "inputName", "conditionType", "compareTo", "description"}
_INTERACTION_KEYS = {"type", "layerName", "stateName", "actions", "description"}
_POINTER = {
    "PointerDown": ("down",),
    "PointerUp": ("up",),
    "PointerMove": ("drag", "hover.move"),
    "PointerEnter": ("hover.enter",),
    "PointerExit": ("hover.exit",),
    "Click": ("up.inside",),
}


class _Left(Exception):  # noqa: N818 - nothing failed
    """What cannot be a document's, in a few words."""


@dataclass
class _Transition:
    """A transition that is read: what it answers, its condition and its target."""

    target: str
    event: str | None = None
    guards: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Interaction:
    """What is done at a pointer's event (`event` after the region's name) on a layer, or anywhere."""

    kind: str
    layer: str
    state: str
    actions: tuple[dict[str, Any], ...]
    place: str


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _rows(value: Any) -> list[dict[str, Any]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _plain(value: Any) -> int | float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= 1e150:
        raise _Left("a value that is no number up to 1e150")
    return int(value) if value == int(value) and abs(value) < 2**53 else float(value)


def _is_single(value: Any) -> bool:
    """Whether a value is a number of 32 bits, or none at all."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return True
    return abs(value) <= 3e38 and struct.unpack("f", struct.pack("f", value))[0] == value


def _assigned(value: Any) -> Any:
    """A value that is assigned: a text may not be taken for what an event has."""
    return {"text": value} if isinstance(value, str) and value.startswith("event.") else value


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _actions_in(source: Any) -> Iterator[dict[str, Any]]:
    """All that has a type, wherever it is."""
    waiting = [source]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            if isinstance(each.get("type"), str):
                yield each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each


def _free(name: str, taken: Container[str]) -> str:
    while name in taken:
        name += "-"
    return name


class StateMachine:
    """Reads a state machine. `play` gives the actions with which a state's animation begins."""

    def __init__(self, source: dict[str, Any], report: Report, play: Callable[[dict[str, Any]], list[Any]]) -> None:
        self.source, self.report, self._play = source, report, play
        self.names = Names(report)
        self.kinds: dict[str, str] = {}
        self.inputs: dict[str, Any] = {}
        for key in sorted(source.keys() - _KEYS):
            report.left(key[:40], "what state machines of version 2 do not have")
        self.states = [state for state in _rows(source.get("states")) if _text(state.get("name"))]
        if not self.states:
            raise Refused("the state machine has no state with a name")
        for state in self.states:
            if self.names.has_state(state["name"]):
                raise Refused(f"two states of the state machine are called {state['name'][:100]}")
            self.names.state(state["name"], f"states/{state['name']}")
        self._top = _free("machine", {state["name"] for state in self.states})
        self._asking: Asking | None = None
        self._is_first = False
        self._is_reset = any(
            row.get("type") == "Reset" and row.get("inputName") == _ELAPSED for row in _actions_in(source)
        )
        # The times after which guards are asked, as expressions, and the inputs that these name.
        self._times: dict[str, str] = {}
        self._read_inputs()
        if self._is_reset:
            self._base = self.names.input(_free("elapsed from", self.kinds))
            self.inputs[self._base] = {"type": "number"}
        self.interactions = list(self._read_interactions())
        actions = sum(len(each.actions) + 1 for each in self.interactions)
        if actions * (len(self.layers) + 1) > _MOST // 10:
            raise Refused("the state machine has too many interactions")

    def _check(self, row: dict[str, Any], keys: set[str], place: str) -> None:
        """Reports what is not read, also of the guards."""
        for key in sorted(row.keys() - keys):
            self.report.left(f"{place}/{key[:40]}", "what is not understood there")
        for index, guard in enumerate(_rows(row.get("guards"))):
            for key in sorted(guard.keys() - _GUARD_KEYS):
                self.report.left(f"{place}/guards/{index}/{key[:40]}", "what is not understood there")

    # Inputs

    def _read_inputs(self) -> None:
        for index, row in enumerate(_rows(self.source.get("inputs"))):
            name, place = _text(row.get("name")), f"inputs/{index}"
            kind = _KINDS.get(_text(row.get("type")), "")
            if not name or not kind or self.kinds.get(name, kind) != kind or name == _ELAPSED:
                self.report.left(place, f"the input {name}: its type is unknown, or its name is reserved or taken")
                continue
            found: dict[str, Any] = {"type": kind}
            value = row.get("value")
            try:
                if kind == "number":
                    found["value"] = _plain(0 if value is None else value)
                elif kind == "boolean":
                    found["value"] = value is True
                elif kind == "string":
                    found["value"] = _text(value)
            except _Left as error:
                self.report.left(place, f"the input {name}: {error}")
                continue
            self.kinds[name] = kind
            self.inputs[self.names.input(name, place)] = found
            self.report.taken(place, f"the input {name}")

    def _input(self, name: Any, kind: str) -> str:
        if not isinstance(name, str) or self.kinds.get(name) != kind:
            raise _Left(f"the {kind} input {name if isinstance(name, str) else ''}, which there is not")
        return self.names.input(name)

    # Guards

    def _guard(self, row: dict[str, Any]) -> str:
        """A condition but for events and the time."""
        kind = _KINDS.get(_text(row.get("type")), "")
        sign = _COMPARISONS.get(_text(row.get("conditionType")), "")
        other = row.get("compareTo")
        if str(row.get("inputName")).lstrip("@") == _ELAPSED and kind == "number":
            name = self._elapsed
        else:
            name = inside(self._input(row.get("inputName"), kind))
        if not sign or (kind != "number" and sign not in ("==", "!=")):
            raise _Left("a comparison that its input does not have")
        if kind == "number":
            amount = self._amount(other)
            self._ask_at(row.get("inputName"), name, other, amount)
            return f"{name} {sign} {amount}"
        if kind == "boolean":
            if isinstance(other, str):
                return f"{name} {sign} {inside(self._input(other.lstrip('$'), 'boolean'))}"
            if not isinstance(other, bool):
                raise _Left("a comparison of a boolean with something else")
            return name if other is (sign == "==") else f"!{name}"
        if kind == "string" and isinstance(other, str):
            if other.startswith("$"):
                return f"{name} {sign} {inside(self._input(other.lstrip('$'), 'string'))}"
            return f"{name} {sign} {_quoted(other)}"
        raise _Left("a guard that is not understood")

    @property
    def _elapsed(self) -> str:
        """The seconds that `elapsedTime` has."""
        whole = f"elapsed({inside(self._top)})"
        return f"({whole} - {inside(self._base)})" if self._is_reset else whole

    def _ask_at(self, one: Any, name: str, other: Any, amount: str) -> None:
        """Remembers that a guard compares the time with something."""
        for time, limit, expression in ((one, other, amount), (other, one, name)):
            if isinstance(time, str) and time.lstrip("$@") == _ELAPSED and str(limit).lstrip("$@") != _ELAPSED:
                self._times[expression] = str(limit).lstrip("$") if isinstance(limit, str) else ""

    def _amount(self, value: Any) -> str:
        if isinstance(value, str):
            if value in (f"${_ELAPSED}", f"@{_ELAPSED}"):
                return self._elapsed
            if not value.startswith("$"):
                raise _Left(f"the value {value[:40]}, where a number should be")
            return inside(self._input(value[1:], "number"))
        number = _plain(value)
        return str(number) if number >= 0 else f"({number})"

    def _read_transitions(self, rows: list[dict[str, Any]], place: str) -> list[_Transition]:
        """The transitions of a state: those without guards last."""
        first: list[_Transition] = []
        last: list[_Transition] = []
        for index, row in enumerate(rows):
            here = f"{place}/transitions/{index}"
            self._check(row, _TRANSITION_KEYS, here)
            target = _text(row.get("toState"))
            if not self.names.has_state(target):
                self.report.left(here, f"a transition to the state {target}, which there is not")
                continue
            if row.get("type") == "Tweened":
                self.report.approximated(here, "a transition that is tweened: the target is shown at once")
            guards = _rows(row.get("guards"))
            try:
                transition = self._read_transition(target, guards)
            except _Left as error:
                self.report.left(here, f"{error}: the transition is never taken")
                continue
            self.report.taken(here, "a transition")
            if last and not guards:
                self.report.left(here, "a second transition without guards, which state machines cannot have")
                continue
            (first if guards else last).append(transition)
        return first + last

    def _read_transition(self, target: str, guards: list[dict[str, Any]]) -> _Transition:
        transition = _Transition(target)
        for guard in guards:
            if guard.get("type") == "Event":
                event = inside(self._input(guard.get("inputName"), "trigger"))
                if transition.event not in (None, event):
                    raise _Left("guards that ask for two events at once")
                transition.event = event
                continue
            transition.guards.append(self._guard(guard))
        return transition

    # Actions

    def _actions(self, rows: list[dict[str, Any]], place: str, is_heard: bool = False) -> list[Any]:
        """Actions of a state, or of an interaction that is heard."""
        found: list[Any] = []
        for index, row in enumerate(rows):
            here = f"{place}/{index}"
            self._check(row, _ACTION_KEYS, here)
            try:
                action = self._action(row)
                guards = [self._guard(guard) for guard in _rows(row.get("guards"))]
            except _Left as error:
                self.report.left(here, f"{error}; the action is not done")
                continue
            self.report.taken(here, "an action")
            if row.get("type") in ("Increment", "Decrement", "Multiply") and self._rounds(row):
                self.report.approximated(here, "numbers of 64 bits, where dotlottie-rs rounds what it counts to 32")
            if self._asking:
                action = self._asked(row, action, is_heard)
            if guards or len(action) > 1:
                found.append({"if": " && ".join(guards) or "true", "then": action})
            else:
                found += action
        return found

    def _rounds(self, row: dict[str, Any]) -> bool:
        """Whether a number that is counted with is none of 32 bits, such as 0.1: sums of it are others there."""
        first = self.inputs[self.names.input(row["inputName"])]["value"]
        return not all(_is_single(each) for each in (first, row.get("value")))

    def _clock(self) -> list[Any]:
        """What makes guards be asked again at the times with which they compare `elapsedTime`."""
        found: list[Any] = []
        for number, time in enumerate(self._times, 1):
            send = f"elapsed.{number}"
            delay = f"max(0, {time} - {self._elapsed}) + {_LATER}"
            found += [{"cancel": send}, {"send": send, "delay": delay, "id": send}]
        return found

    def _number(self, row: dict[str, Any], default: float) -> str:
        value = row.get("value")
        if isinstance(value, str) and value.lstrip("$@") == _ELAPSED:
            return self._elapsed
        if isinstance(value, str) and value.startswith("@"):
            raise _Left(f"the value {value[:40]}, which there is not")
        is_named = isinstance(value, str) and value.startswith("$")
        if value is None or (isinstance(value, str) and not (is_named and self.kinds.get(value[1:]) == "number")):
            return str(default)
        return self._amount(value)

    def _action(self, row: dict[str, Any]) -> list[dict[str, Any]]:
        if row.get("type") == "Reset" and row.get("inputName") == _ELAPSED:
            return [{"assign": {self._base: f"elapsed({inside(self._top)})"}}, {"raise": "elapsed.reset"}]
        return [self._one(row)]

    def _asked(self, row: dict[str, Any], actions: list[dict[str, Any]], is_heard: bool) -> list[dict[str, Any]]:
        """An action after which guards are asked, where that is done in turn."""
        assert self._asking is not None
        kind, name = _text(row.get("type")), row.get("inputName")
        if kind == "Fire":
            return self._asking.fired(inside(self._input(name, "trigger")))
        if kind not in _CHANGING | _PERHAPS:
            return actions
        target = None if name == _ELAPSED else self.names.input(str(name))
        if is_heard and kind == "Increment" and row.get("value") is None:
            after = self._asking.heard(str(target))
        else:
            after = self._asking.changed(target, is_kept=self._is_first)
        if kind == "Reset" and self._is_first:
            return [{"if": self._asking.has_begun, "then": [*actions, *after]}]
        if kind not in _PERHAPS:
            return [*actions, *after]
        return [{"if": self._does_something(row), "then": [*actions, *after]}]

    def _does_something(self, row: dict[str, Any]) -> str:
        """Whether an action changes an input."""
        target = inside(self._input(row["inputName"], "number"))
        match row["type"]:
            case "Multiply":
                return f"{target} * {self._number(row, 1)} != {target}"
            case "Floor":
                return f"floor({target}) != {target}"
            case "Clamp":
                low, high = self._bounds(row, -1e150, 1e150)
                return f"{low} <= {high} && ({target} < {low} || {target} > {high})"
        low, high = self._bounds(row, 0, 1)
        return f"{low} <= {high}"

    def _words(self, value: Any) -> dict[str, Any]:
        """A text, or that of an input of this name."""
        name = _text(value).lstrip("$")
        return {"input": self.names.input(name)} if self.kinds.get(name) == "string" else {"text": _text(value)}

    def _one(self, row: dict[str, Any]) -> dict[str, Any]:
        name, value = row.get("inputName"), row.get("value")
        match row.get("type"):
            case "Fire":
                return {"raise": inside(self._input(name, "trigger"))}
            case "Increment":
                return {"increment": {self._input(name, "number"): self._number(row, 1)}}
            case "Decrement":
                return {"increment": {self._input(name, "number"): f"-({self._number(row, 1)})"}}
            case "Multiply":
                target = self._input(name, "number")
                return {"assign": {target: f"{inside(target)} * {self._number(row, 1)}"}}
            case "Floor":
                target = self._input(name, "number")
                return {"assign": {target: f"floor({inside(target)})"}}
            case "Clamp":
                target = self._input(name, "number")
                bounds = self._bounds(row, -1e150, 1e150)
                return self._between(row, {"clamp": {target: list(bounds)}}, bounds)
            case "SetRandom":
                target = self._input(name, "number")
                bounds = low, high = self._bounds(row, 0, 1)
                drawn = f"{low} + random() * ({high} - {low})"
                if row.get("integer") is True:
                    drawn = f"{low} + floor(random() * ({high} - {low} + 1))"
                return self._between(row, {"assign": {target: drawn}}, bounds)
            case "Toggle":
                return {"toggle": self._input(name, "boolean")}
            case "SetNumeric":
                target = self._input(name, "number")
                if isinstance(value, str) and not value.startswith("@"):
                    value = f"${value.lstrip('$')}"
                return {"assign": {target: self._amount(value)}}
            case "SetBoolean":
                target = self._input(name, "boolean")
                if isinstance(value, str):
                    return {"assign": {target: inside(self._input(value.lstrip("$"), "boolean"))}}
                return {"assign": {target: value is True}}
            case "SetString":
                target = self._input(name, "string")
                words = self._words(value)
                return {"assign": {target: words if "input" in words else _assigned(_text(value))}}
            case "Reset":
                if not isinstance(name, str) or self.kinds.get(name, "trigger") == "trigger":
                    raise _Left("an input that cannot be reset")
                target = self.names.input(name)
                return {"assign": {target: _assigned(self.inputs[target]["value"])}}
            case "FireCustomEvent":
                return {"emit": "custom", "data": {"message": {"text": _text(value)}}}
            case "OpenUrl":
                url = row.get("url")
                words = self._words(url) if _text(url).startswith("$") else {"text": _text(url)}
                data = {"url": words, "target": {"text": _text(row.get("target"))}}
                return {"emit": "open-url", "data": data}
            case "SetFrame" | "SetProgress":
                kind = "frame" if row["type"] == "SetFrame" else "progress"
                return {"raise": f"animation.{kind}", "data": {"to": self._amount(value)}}
        raise _Left(f"an action {_text(row.get('type'))[:40]}")

    def _bounds(self, row: dict[str, Any], low: float, high: float) -> tuple[str, str]:
        """What an action says of the least and the greatest; null is as nothing."""
        values = (low if row.get("min") is None else row["min"], high if row.get("max") is None else row["max"])
        return self._amount(values[0]), self._amount(values[1])

    def _between(self, row: dict[str, Any], action: dict[str, Any], bounds: tuple[str, str]) -> dict[str, Any]:
        """An action that is done where the least is not above the greatest: dotlottie-rs does nothing otherwise."""
        low, high = row.get("min"), row.get("max")
        if isinstance(low, str) or isinstance(high, str):
            return {"if": f"{bounds[0]} <= {bounds[1]}", "then": [action]}
        return action if float(bounds[0].strip("()")) <= float(bounds[1].strip("()")) else {"if": "false", "then": []}

    # Interactions

    def _read_interactions(self) -> Iterator[Interaction]:
        for index, row in enumerate(_rows(self.source.get("interactions"))):
            kind, place = _text(row.get("type")), f"interactions/{index}"
            state = _text(row.get("stateName"))
            if kind != "DragAndDrop":
                self._check(row, _INTERACTION_KEYS, place)
            is_known = kind in _POINTER or (kind in ("OnComplete", "OnLoopComplete") and self.names.has_state(state))
            if not is_known:
                self.report.left(place, f"an interaction {kind[:40]}")
                continue
            has_layers = any(each.get("layerName") for each in _rows(self.source.get("interactions")))
            if kind in ("PointerEnter", "PointerExit") and not row.get("layerName") and has_layers:
                self.report.approximated(place, f"{kind}: a layer that is heard is not part of the picture")
            layer = _text(row.get("layerName"))
            if kind == "PointerMove":
                layer = self._unheard(layer, f"{place}/layerName")
            elif kind in _POINTER:
                state = self._unheard(state, f"{place}/stateName")
            yield Interaction(kind, layer, state, tuple(_rows(row.get("actions"))), place)

    def _unheard(self, name: str, place: str) -> str:
        """Nothing, in place of a layer or state to which the interaction is not limited there."""
        if name:
            self.report.left(place, "what is not understood there")
        return ""

    @property
    def layers(self) -> list[str]:
        """The layers whose pointers matter."""
        return list(dict.fromkeys(each.layer for each in self.interactions if each.layer))

    def _interaction_transitions(self) -> Iterator[dict[str, Any]]:
        """The transitions that do what interactions say. An event of a layer is one of the whole picture as well."""
        steps: list[dict[str, Any]] = []
        for event, chosen in self._by_event():
            # What is said for a state is done along with what is said for all.
            for state in sorted(dict.fromkeys(each.state for each in chosen), key=lambda state: not state):
                rows = [
                    (row, f"{each.place}/actions", index)
                    for each in chosen
                    if each.state in ("", state)
                    for index, row in enumerate(each.actions)
                ]
                actions = [action for row, place, index in rows for action in self._at(row, place, index)]
                if actions:
                    yield self._chain(event, state, actions, steps)
            if not chosen:
                yield {"event": event, "actions": []}
        yield from steps

    def _at(self, row: dict[str, Any], place: str, index: int) -> list[Any]:
        return [action for action in self._actions([row], f"{place}/{index}", is_heard=True) if action]

    def _by_event(self) -> Iterator[tuple[str, list[Interaction]]]:
        for layer in [*self.layers, ""]:
            here = [each for each in self.interactions if each.kind in _POINTER and each.layer in ("", layer)]
            region = self.region(layer)
            wanted = {each.kind for each in here}
            # What is inside an event of another name goes first.
            if layer and "PointerUp" in wanted:
                outside = [each for each in here if each.kind == "PointerUp" and not each.layer]
                yield f"{inside(region)}.up.outside", outside
            for kind in sorted(wanted, key=lambda kind: kind != "Click"):
                kinds = {kind, "PointerUp"} if kind == "Click" else {kind}
                event = " ".join(f"{inside(region)}.{pointer}" for pointer in _POINTER[kind])
                yield event, [each for each in here if each.kind in kinds]
        for kind, event in (("OnComplete", "animation.complete"), ("OnLoopComplete", "animation.loop")):
            chosen = [each for each in self.interactions if each.kind == kind]
            if chosen:
                yield event, chosen

    def _chain(self, event: str, state: str, actions: list[Any], steps: list[dict[str, Any]]) -> dict[str, Any]:
        """Each action after the first waits until what the one before it caused is over."""
        guards = [f"!in({inside(self.names.state(each['name']))})" for each in self.states if self._is_final(each)]
        guards += [f"in({inside(self.names.state(state))})"] if state else []
        guard = {"guard": " && ".join(guards)} if guards else {}
        first: dict[str, Any] = {"event": event, **guard, "actions": [actions[0]]}
        last = first
        for action in actions[1:]:
            step = f"step.{len(steps) + 1}"
            last["actions"].append({"send": step})
            last = {"event": step, "actions": [action]}
            steps.append(last)
        return first

    def region(self, layer: str) -> str:
        """The name of a layer's region, or of the whole picture's."""
        return defined(f"layer-{layer}") if layer else "picture"

    # The machine

    def machine(self) -> dict[str, Any]:
        """The machine of the document."""
        globals_ = [state for state in self.states if state.get("type") == "GlobalState"]
        if len(globals_) > 1:
            self.report.left("states", "global states after the first")
        shared = (
            self._read_transitions(_rows(globals_[0].get("transitions")), f"states/{globals_[0]['name']}")
            if globals_
            else []
        )
        if len(shared) * len(self.states) > _MOST:
            raise Refused("the state machine has too many transitions of its global state")
        own = {
            state["name"]: []
            if state in globals_
            else self._read_transitions(_rows(state.get("transitions")), f"states/{state['name']}")
            for state in self.states
        }
        if not self._is_plain(shared, own):
            own |= {state["name"]: shared for state in globals_[:1]}
            self._ask()
        self._tell(shared, own)
        states = {self.names.state(state["name"]): self._state(state, shared, own) for state in self.states}
        initial = _text(self.source.get("initial"))
        if not initial and (initial := _text(_table(self.source.get("descriptor")).get("initial"))):
            self.report.approximated("descriptor", "where it begins, as before version 2")
        if not self.names.has_state(initial):
            raise Refused(f"the state machine begins with the state {initial[:100]}, which there is not")
        whole: dict[str, Any] = {"initial": self.names.state(initial)}
        transitions = list(self._interaction_transitions())
        clock = self._clock()
        limits = [inside(self.names.input(name)) for name in dict.fromkeys(self._times.values()) if name]
        if self._asking:
            transitions += self._asking.transitions(clock, limits, len(self._times))
        if clock:
            whole["entry"] = clock
            events = [f"changed.{limit}" for limit in limits]
            events += ["elapsed.reset"] if self._is_reset else []
            if events:
                transitions.append({"event": " ".join(dict.fromkeys(events)), "actions": clock})
        if transitions:
            whole["transitions"] = transitions
        whole["states"] = states
        return {"states": {self._top: whole}}

    def _is_plain(self, shared: list[_Transition], own: dict[str, list[_Transition]]) -> bool:
        """Whether dotlottie-rs asks guards as a document does: it asks some of them later, in turn."""
        for transition in shared:
            # One without guards takes the events of the state's own transitions. Where an input is changed, the global
            # state is asked again there as well.
            away = [each for each in shared if each.event]
            if not self._changes(transition.target, "exitActions"):
                away += [each for each in own[transition.target] if transition.guards or not each.event]
            away = [
                each
                for each in away
                if each.target != transition.target and not self._changes(each.target, "entryActions")
            ]
            if transition.event is None and (away or not transition.guards):
                return False
        # The last of several events waits alone.
        firing = {state["name"]: self._fires(state, "entryActions") for state in self.states}
        for state in self.states:
            more = self._fires(state, "exitActions")
            for transition in own[state["name"]] if more else ():
                firing[transition.target] += more
        for name, count in firing.items():
            if count > 1 or (count and any(transition.event is None for transition in (*own[name], *shared))):
                return False
        # Transitions that are always taken, in a circle.
        always = {
            name: transition.target
            for name, transitions in own.items()
            for transition in transitions
            if not transition.event and not transition.guards
        }
        for first in always:
            name, seen = first, set()
            while name in always and name not in seen:
                seen.add(name)
                name = always[name]
            if name in seen:
                return False
        return True

    def _ask(self) -> None:
        """From now on, guards are asked as dotlottie-rs asks them."""
        written = {_text(row.get("inputName")) for row in _actions_in([self.source.get("states"), self._heard()])}
        self._asking = Asking(
            self.names,
            {name: kind for name, kind in self.kinds.items() if kind != "trigger"},
            [name for name, kind in self.kinds.items() if kind == "trigger"],
            written,
            {name: found.get("value") for name, found in self.inputs.items()},
        )

    def _heard(self) -> list[Any]:
        return [list(each.actions) for each in self.interactions]

    @property
    def variables(self) -> dict[str, Any]:
        """The document's own variables."""
        return self._asking.variables if self._asking else {}

    def _tell(self, shared: list[_Transition], own: dict[str, list[_Transition]]) -> None:
        """Reports where a document does otherwise than dotlottie-rs."""
        led = {transition.target for transitions in (shared, *own.values()) for transition in transitions}
        for state in self.states:
            name = state["name"]
            is_asked = own[name] or (shared and (state.get("entryActions") or self._asking))
            if state.get("final") is True and (is_asked if self._is_final(state) else name in led):
                self.report.approximated(
                    f"states/{name}",
                    "a final state: dotlottie-rs asks its guards once more, and only at the beginning it goes on",
                )
        if self._asking:
            self.report.approximated(
                "states", "an input that gets the value that it has: dotlottie-rs asks the global state again then"
            )
        for state in self.states:
            name, kinds = state["name"], [_text(row.get("type")) for row in _rows(state.get("entryActions"))]
            if name == self.source.get("initial") and "Reset" in kinds[1:] and not self._asking:
                self.report.approximated(
                    f"states/{name}", "Reset, which is also done where the machine begins with the state"
                )

    def _changes(self, name: str, key: str) -> bool:
        """Whether a state's actions set an input in any case."""
        state = next(each for each in self.states if each["name"] == name)
        return any(
            _text(row.get("type")) in _CHANGING and not row.get("guards") and row.get("inputName") in self.kinds
            for row in _rows(state.get(key))
            if not isinstance(row.get("value"), str) and isinstance(row.get("inputName"), str)
        )

    def _fires(self, state: dict[str, Any], key: str) -> int:
        return sum(
            row.get("type") == "Fire" and self.kinds.get(_text(row.get("inputName"))) == "trigger"
            for row in _rows(state.get(key))
        )

    def _is_final(self, state: dict[str, Any]) -> bool:
        """The state with which it begins stops nothing: it is entered before the machine runs."""
        return state.get("final") is True and state["name"] != self.source.get("initial")

    def _state(
        self, state: dict[str, Any], shared: list[_Transition], own: dict[str, list[_Transition]]
    ) -> dict[str, Any]:
        name = state["name"]
        place = f"states/{name}"
        found: dict[str, Any] = {}
        is_final = self._is_final(state)
        if is_final:
            found["type"] = "final"
        entry = [] if state.get("type") == "GlobalState" else self._play(state)
        self._is_first = name == self.source.get("initial")
        entry = [*entry, *self._actions(_rows(state.get("entryActions")), f"{place}/entryActions")]
        self._is_first = False
        if entry:
            found["entry"] = entry
        leaving = self._actions(_rows(state.get("exitActions")), f"{place}/exitActions")
        if not is_final:
            written = self._in_turn if self._asking else self._transitions
            transitions = list(written(name, shared, own[name], leaving))
            if transitions:
                found["transitions"] = transitions
        for key in sorted(state.keys() - _STATE_KEYS):
            self.report.left(f"{place}/{key[:40]}", "what states of version 2 do not have")
        if state.get("slots"):
            self.report.left(place, "slots that the state fills")
        self.report.taken(place, "a state")
        return found

    def _transitions(
        self, name: str, shared: list[_Transition], own: list[_Transition], leaving: list[Any]
    ) -> Iterator[dict[str, Any]]:
        # A transition of the global state to the active state does nothing, and the ones after it are not asked.
        stopped: list[_Transition] = []
        for transition in shared:
            if transition.target == name:
                stopped.append(transition)
            else:
                yield from self._written(transition, [each for each in stopped if each.event == transition.event], [])
        # One without guards takes every event.
        is_deaf = any(not transition.event and not transition.guards for transition in stopped)
        for transition in own:
            if transition.event and is_deaf:
                continue
            yield from self._written(
                transition, [each for each in stopped if each.event == transition.event and transition.event], leaving
            )

    def _written(
        self, transition: _Transition, unless: list[_Transition], actions: list[Any]
    ) -> Iterator[dict[str, Any]]:
        guards = list(transition.guards)
        for each in unless:
            if not each.guards:
                return
            guards.append(f"!({' && '.join(each.guards)})")
        found: dict[str, Any] = {"event": transition.event} if transition.event else {}
        found["target"] = self.names.state(transition.target)
        if guards:
            found["guard"] = " && ".join(guards)
        if actions:
            found["actions"] = actions
        yield found

    def _in_turn(
        self, name: str, shared: list[_Transition], own: list[_Transition], leaving: list[Any]
    ) -> Iterator[dict[str, Any]]:
        """The transitions of a state where guards are asked in turn."""
        assert self._asking is not None
        for transition in shared:
            guard = self._asking.guard(transition.event, transition.guards, is_shared=True)
            if transition.target == name:
                yield {"guard": guard, "actions": self._asking.stays()}
            else:
                yield {"target": self.names.state(transition.target), "guard": guard, "actions": self._asking.taken()}
        for transition in own:
            guard = self._asking.guard(transition.event, transition.guards, is_shared=False)
            actions = [*self._asking.taken(), *leaving]
            yield {"target": self.names.state(transition.target), "guard": guard, "actions": actions}
        yield self._asking.end()
