# SPDX-License-Identifier: MIT
"""Writes a document's machine as SCXML, so that what the cases expect can be asked of charts that are imported."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.sax.saxutils import quoteattr

Json = dict[str, Any]
# Where an event's datum, here a zero, is compared or joined with a text.
_BESIDE_TEXT = re.compile(r"' *(==|!=|\+) *\0|\0 *(==|!=|\+) *'")
# A guard of the cases that is no number while n is 0.
_NEVER = re.compile(r"(m \* )?n / n|n % 0|0 / n")
_WORD = re.compile(r"'(?:[^']|'')*'|in\(([\w.-]+)\)|event\.(\w+)|(abs|min|max|floor|ceil|trunc)\(|([A-Za-z_]\w*)")


class NotWritableError(Exception):
    """What SCXML cannot say as this writer knows it."""


def script(text: Any) -> str:
    """An expression of the format in ECMAScript."""
    if isinstance(text, bool):
        return "true" if text else "false"
    if not isinstance(text, str):
        return repr(text)

    def word(match: re.Match[str]) -> str:
        if match[1]:
            return f"In('{match[1]}')"
        if match[2]:
            # What is not there is 0 or an empty text in documents, and undefined in ECMAScript.
            none = "''" if _BESIDE_TEXT.search(text[: match.start()] + "\0" + text[match.end() :]) else "0"
            return f"(_event.data.{match[2]} || {none})"
        if match[3]:
            return f"Math.{match[3]}("
        if match[0].startswith("'"):
            return json.dumps(match[0][1:-1].replace("''", "'"))
        if match[4] in ("elapsed", "random", "clamp", "mix", "pi", "round", "mod", "step"):
            raise NotWritableError(match[4])
        return str(match[4])

    return _WORD.sub(word, text)


class Writer:
    """One machine."""

    def __init__(self, document: Json, has_zero: bool) -> None:
        self.has_zero = has_zero
        self.inputs: Json = document.get("inputs", {})
        self.timers = 0
        machine = document["machine"]
        lines = ['<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">']
        lines.append("<datamodel>")
        for name, value in self.inputs.items():
            if "range" in value:
                raise NotWritableError("range")
            if value["type"] != "trigger":
                first = value.get("value", {"number": 0, "boolean": False, "string": ""}[value["type"]])
                shown = json.dumps(first) if isinstance(first, str) else script(first)
                lines.append(f"<data id={quoteattr(name)} expr={quoteattr(shown)}/>")
        lines.append("</datamodel>")
        if machine.get("type") == "parallel":
            raise NotWritableError("a machine that is parallel")
        lines += self.states(machine["states"])
        initial = machine.get("initial")
        if isinstance(initial, dict):
            raise NotWritableError("actions of the first transition")
        if initial:
            names = " ".join(initial) if isinstance(initial, list) else initial
            lines[0] = lines[0].replace("<scxml", f"<scxml initial={quoteattr(names)}", 1)
        self.text = "\n".join([*lines, "</scxml>"])

    def states(self, states: Json) -> list[str]:
        return [line for name, state in states.items() for line in self.state(name, state)]

    def state(self, name: str, state: Json) -> list[str]:
        kind = state.get("type", "")
        tag = kind if kind in ("parallel", "final", "history") else "state"
        deep = ' type="deep"' if state.get("deep") else ""
        lines = [f"<{tag} id={quoteattr(name)}{deep}>"]
        initial = state.get("initial")
        if initial is not None:
            first = initial if isinstance(initial, dict) else {"target": initial}
            transition = self.transition({**first})
            lines += transition if tag == "history" else ["<initial>", *transition, "</initial>"]
        timers: list[tuple[str, Any]] = []
        transitions: list[str] = []
        for key, value in state.items():
            each: list[Any] = value if isinstance(value, list) else [value]
            if key == "on":
                for event, found in value.items():
                    for one in found if isinstance(found, list) else [found]:
                        transitions += self.transition(one, event)
            elif key in ("always", "transitions"):
                for one in each:
                    transitions += self.transition(one)
            elif key == "after":
                for one in each:
                    self.timers += 1
                    timers.append((f"after.{self.timers}", one["delay"]))
                    rest = {name: part for name, part in one.items() if name != "delay"}
                    transitions += self.transition(rest, f"after.{self.timers}")
        if timers:
            lines.append("<onentry>")
            for timer, delay in timers:
                lines.append(
                    f'<send event="{timer}" id="{timer}" delayexpr={quoteattr(script(delay) + " + " + repr("s"))}/>'
                )
            lines.append("</onentry>")
            lines.append("<onexit>")
            lines += [f'<cancel sendid="{timer}"/>' for timer, _ in timers]
            lines.append("</onexit>")
        for key, word in (("entry", "onentry"), ("exit", "onexit")):
            blocks = state.get(key, [])
            for block in blocks if blocks and isinstance(blocks[0], list) else [blocks]:
                lines += [f"<{word}>", *self.actions(block), f"</{word}>"] if block else []
        lines += transitions
        if "data" in state:
            lines += ["<donedata>", *self.data(state["data"]), "</donedata>"]
        return [*lines, *self.states(state.get("states", {})), f"</{tag}>"]

    def transition(self, value: Any, event: str | None = None) -> list[str]:
        value = value if isinstance(value, dict) else {"target": value}
        event = value.get("event", event)
        if "delay" in value:
            raise NotWritableError("a delay among other transitions")
        words = ""
        if event is not None:
            words += f" event={quoteattr(event)}"
        if "target" in value:
            targets = value["target"]
            words += f" target={quoteattr(' '.join(targets) if isinstance(targets, list) else targets)}"
        if "guard" in value:
            words += f" cond={quoteattr(self.condition(value['guard']))}"
        if value.get("internal"):
            words += ' type="internal"'
        return [f"<transition{words}>", *self.actions(value.get("actions", [])), "</transition>"]

    def condition(self, guard: Any) -> str:
        """In ECMAScript what is no number is false, and no error (SCXML, B.2.3): what nothing declares is one."""
        if not isinstance(guard, str) or not re.search("[/%]", guard) or re.search("[<>=]", guard):
            return script(guard)
        if not self.has_zero or not _NEVER.fullmatch(guard):
            raise NotWritableError(guard)
        return "nothing_declares_this"

    def actions(self, actions: list[Json]) -> list[str]:
        return [line for action in actions for line in self.action(action)]

    def action(self, action: Json) -> list[str]:
        match action:
            case {"if": guard}:
                middle = ["<else/>", *self.actions(action["else"])] if action.get("else") else []
                return [
                    f"<if cond={quoteattr(self.condition(guard))}>",
                    *self.actions(action.get("then", [])),
                    *middle,
                    "</if>",
                ]
            case {"assign": values}:
                return [self.assign(name, value) for name, value in values.items()]
            case {"increment": values}:
                return [self.assign(name, f"{name} + ({value})") for name, value in values.items()]
            case {"clamp": values}:
                return [
                    f'<assign location="{name}" expr="Math.min(Math.max({name}, {script(low)}), {script(high)})"/>'
                    for name, (low, high) in values.items()
                ]
            case {"toggle": name}:
                return [f'<assign location="{name}" expr="!{name}"/>']
            case {"emit": name}:
                return [
                    "".join([f'<send event="{name}" target="#_parent">', *self.data(action.get("data", {})), "</send>"])
                ]
            case {"raise": name}:
                if action.get("data"):
                    return [
                        "".join([f'<send event="{name}" target="#_internal">', *self.data(action["data"]), "</send>"])
                    ]
                return [f'<raise event="{name}"/>']
            case {"fire": name}:
                return [f'<raise event="{name}"/>']
            case {"send": name}:
                words = f' id="{action["id"]}"' if "id" in action else ""
                if "delay" in action:
                    words += f" delayexpr={quoteattr(script(action['delay']) + ' + ' + repr('s'))}"
                return ["".join([f'<send event="{name}"{words}>', *self.data(action.get("data", {})), "</send>"])]
            case {"cancel": name}:
                return [f'<cancel sendid="{name}"/>']
        raise NotWritableError(str(action))

    def assign(self, name: str, value: Any) -> str:
        is_text = self.inputs[name]["type"] == "string"
        return f"<assign location={quoteattr(name)} expr={quoteattr(json.dumps(value) if is_text else script(value))}/>"

    def data(self, data: Json) -> list[str]:
        lines = []
        for name, value in data.items():
            match value:
                case {"text": text}:
                    shown = json.dumps(text)
                case {"input": name_of_input}:
                    shown = name_of_input
                case _:
                    shown = script(value)
            lines.append(f"<param name={quoteattr(name)} expr={quoteattr(shown)}/>")
        return lines


def as_scxml(document: Json, has_zero: bool = False) -> str:
    """The machine of a document as an SCXML chart. Raises NotWritableError.

    :param has_zero: whether its input n is always 0.
    """
    return Writer(document, has_zero).text
