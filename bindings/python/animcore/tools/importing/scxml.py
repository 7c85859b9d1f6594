# SPDX-License-Identifier: MIT
"""SCXML charts (W3C Recommendation, 2015) as machines.

States, transitions and executable content become those of a document, data become inputs, and what the data model
computes becomes expressions. Charts of the null data model and of a part of the ECMAScript one can be taken whole.
"""

from __future__ import annotations

from typing import Any

from .beside import Beside, Unreadable
from .ecmascript import Illegal, ScriptError, Tree, expression
from .report import Refused, Report
from .scxml_binding import bind_early
from .scxml_content import Content
from .scxml_data import inputs_of, name_sends, walk
from .scxml_event_data import spread_event_data
from .scxml_expressions import NEVER, Expressions
from .scxml_grammar import check
from .scxml_names import Names
from .scxml_sends import Left
from .scxml_system import System, own_events
from .source import Element, xml_of

__all__ = ["read"]

_NAMESPACE = "http://www.w3.org/2005/07/scxml"
_STATES = ("state", "parallel", "final", "history")
_MODELS = ("", "null", "ecmascript")
# States of documents are nested at most so deep; elements a little deeper.
_DEEPEST = 1024
_DEPTH = _DEEPEST + 64


def read(data: bytes, report: Report, beside: Beside | None = None) -> dict[str, Any]:
    """A document whose machine is a chart. Scripts and data of other files are read where these are there."""
    given: frozenset[str] = frozenset()
    while True:
        root = xml_of(data, depth=_DEPTH)
        if root.tag != "scxml":
            raise Refused(f"the file is no SCXML chart: its first element is {root.tag}")
        found = Report()
        if beside is not None:
            _fetch(root, beside, found)
        chart = _Chart(root, found, given)
        document = chart.document()
        # What is asked of events is known where all has been read: then they are written with it.
        if chart.system.asked <= given:
            report.extend(found)
            return document
        given |= chart.system.asked


def _fetch(root: Element, beside: Beside, report: Report) -> None:
    """Scripts and data get what is in the files that they name (SCXML, 5.3 and 5.8)."""
    for element in walk(root):
        if element.tag in ("script", "data") and (name := element.get("src")):
            try:
                element.text, element.children = beside.text(name), []
            except Unreadable as error:
                report.left(element.place, f"the file {name[:100]}: {error}")
            else:
                del element.attributes["src"]
                report.taken(element.place, f"the file {name[:100]}")


class _Chart:
    def __init__(self, root: Element, report: Report, given: frozenset[str]) -> None:
        self.root, self.report = root, report
        self.names = Names(report)
        self.system = System(self.names, root.get("name"), given)
        self.expressions = Expressions(self.names, self.system)
        self.content = Content(self.names, self.expressions, report)
        self.named: dict[int, str] = {}
        # Where something goes instead of to a state that is left out.
        self.instead: dict[str, str] = {}
        self.parents = {id(child): element for element in walk(root) for child in element.children}

    def document(self) -> dict[str, Any]:
        if self.root.get("datamodel") not in _MODELS:
            model = self.root.get("datamodel")
            self.report.approximated(self.root.place, f"the data model {model}, which is read as ECMAScript")
        self._drop_foreign(self.root)
        check(self.root, self.report)
        name_sends(self.root)
        bind_early(self.root, self.report)
        spread_event_data(self.root, self.report)
        self.system.own = own_events(list(walk(self.root)))
        states = self.root.all(*_STATES)
        if not any(state.tag != "history" for state in states):
            raise Refused("the chart has no state")
        self._name_states()
        inputs, computed = inputs_of(self.root, self.expressions, self.report)
        first = self._first_values(computed)
        document: dict[str, Any] = {"animcore": 1}
        if name := self.root.get("name"):
            document["name"] = name
        if inputs:
            document["inputs"] = inputs
        document["machine"] = self._machine(states, first)
        return document

    def _first_values(self, computed: list[tuple[Element, str, Tree | Illegal]]) -> list[Any]:
        """What gives data their first values where these have to be computed."""
        found: list[Any] = []
        for data, name, tree in computed:
            try:
                if isinstance(tree, Illegal):
                    raise tree
                found += self.content.first(name, tree)
            except Illegal as error:
                self.report.approximated(data.place, f"the data {name}: {error}: error.execution, as in the chart")
                found.append({"if": NEVER, "then": []})
            except (Left, ScriptError) as error:
                self.report.left(data.place, f"the data {name}: {error}")
            self.content.tell(data.place)
        return found

    def _drop_foreign(self, element: Element) -> None:
        """What editors keep in a chart is of other namespaces. XML that is a value is no part of the chart."""
        for each in walk(element):
            if each.tag in ("data", "content", "assign") and each.children:
                each.children = [Element("xml", "", {}, each.children[0].line)]
                continue
            for child in each.children:
                if child.namespace not in ("", _NAMESPACE):
                    self.report.left(child.place, "an element of another namespace")
                elif child.tag == "invoke":
                    self.report.left(child.place, "invoke: no other chart or service is started, and none answers")
            each.children = [
                child for child in each.children if child.namespace in ("", _NAMESPACE) and child.tag != "invoke"
            ]

    def _name_states(self) -> None:
        without: list[Element] = []
        for element in walk(self.root):
            if element.tag not in _STATES:
                continue
            name = element.get("id")
            if not name:
                without.append(element)
            elif self.names.has_state(name):
                raise Refused(f"line {element.line}: two states are called {name}")
            else:
                self.named[id(element)] = self.names.state(name, element.place)
        for element in without:
            self.named[id(element)] = self.names.unnamed(element.tag)
        for element in walk(self.root):
            inner = element.all(*_STATES)
            if element is not self.root and inner and all(child.tag == "history" for child in inner):
                # Nothing in it could be active, or come again.
                element.children = [child for child in element.children if child not in inner]
                for child in inner:
                    self.instead[child.get("id")] = self.named[id(element)]
                    what = "a history in a state without states: what goes there goes to the state"
                    self.report.approximated(child.place, what)

    def _machine(self, states: list[Element], first: list[Any]) -> dict[str, Any]:
        machine: dict[str, Any] = {}
        targets = self._targets(self.root, self.root.get("initial"))
        scripts = first + self.content.actions(self.root.all("script"))
        if scripts:
            begin = next(self.named[id(state)] for state in states if state.tag != "history")
            machine["initial"] = {"target": _short(targets) if targets else begin, "actions": scripts}
        elif targets:
            machine["initial"] = _short(targets)
        machine["states"] = self._states(states)
        return machine

    def _states(self, states: list[Element]) -> dict[str, Any]:
        """States with those inside, in document order. Not recursive, since they may be nested very deep."""
        made: dict[str, Any] = {}
        waiting = [(made, state, 1) for state in reversed(states)]
        while waiting:
            around, element, depth = waiting.pop()
            if depth > _DEEPEST:
                raise Refused(f"line {element.line}: states are nested more than {_DEEPEST} deep")
            state = around[self.named[id(element)]] = self._state(element)
            inner = element.all(*_STATES) if element.tag in ("state", "parallel") else []
            if inner:
                state["states"] = {}
                waiting += [(state["states"], child, depth + 1) for child in reversed(inner)]
        return made

    def _targets(self, element: Element, text: str) -> list[str]:
        for name in text.split():
            if not self.names.has_state(name):
                raise Refused(f"line {element.line}: there is no state {name[:100]}")
        names = (self.instead.get(name) or self.names.state(name) for name in text.split())
        return list(dict.fromkeys(names))

    def _state(self, element: Element) -> dict[str, Any]:
        self.report.taken(element.place, f"a state of the sort {element.tag}")
        if element.tag == "history":
            return self._history(element)
        state: dict[str, Any] = {}
        inner = element.all(*_STATES)
        if element.tag == "final":
            state["type"] = "final"
        elif element.tag == "parallel" and inner:
            state["type"] = "parallel"
        if element.tag == "state" and inner and (initial := self._initial(element)):
            state["initial"] = initial
        for key, tag in (("entry", "onentry"), ("exit", "onexit")):
            self.system.is_leaving = tag == "onexit"
            blocks = [actions for each in element.all(tag) if (actions := self.content.actions(each.children))]
            if blocks:
                state[key] = blocks[0] if len(blocks) == 1 else blocks
            self.system.is_leaving = False
        transitions = [found for each in element.all("transition") for found in self._transitions(each)]
        if transitions:
            state["transitions"] = transitions
        if element.tag == "final":
            self._done(element, state)
        return state

    def _done(self, final: Element, state: dict[str, Any]) -> None:
        """The data of the event of a final state's parent."""
        data: dict[str, Any] = {}
        for element in final.all("donedata"):
            # One that is wrong is left out (5.7.1), the others are sent.
            wrong: list[tuple[Element, Illegal]] = []
            try:
                data = self.content.data(element, wrong)
            except Illegal as error:
                self.report.approximated(element.place, f"its data: {error}: error.execution, as in the chart")
                state["data"] = {"message": NEVER}
                return
            except (Left, ScriptError) as error:
                self.report.left(element.place, f"its data: {error}")
            self.content.tell(element.place)
            for param, found in wrong:
                self.report.approximated(
                    param.place, f"the data {param.get('name')}: {found}: error.execution, as in the chart"
                )
                _add_block(state, "entry", [{"if": NEVER, "then": []}])
        parent = self.parents[id(final)]
        if parent is not self.root:
            data = self.system.with_details(data, f"done.state.{self.named[id(parent)]}", "platform")
        if data:
            state["data"] = data

    def _initial(self, element: Element) -> Any:
        if "initial" in element.attributes:
            return _short(self._targets(element, element.get("initial")))
        for initial in element.all("initial"):
            for transition in initial.all("transition"):
                return self._first(transition)
        return None

    def _first(self, transition: Element) -> Any:
        """Where a compound or history state goes by itself."""
        targets = _short(self._targets(transition, transition.get("target")))
        actions = self.content.actions(transition.children)
        return {"target": targets, "actions": actions} if actions else targets

    def _history(self, element: Element) -> dict[str, Any]:
        state: dict[str, Any] = {"type": "history"}
        if element.get("type") == "deep":
            state["deep"] = True
        for transition in element.all("transition"):
            state["initial"] = self._first(transition)
        return state

    def _transitions(self, element: Element) -> list[dict[str, Any]]:
        """A transition, or one for each name of the event that its condition asks for."""
        names = element.get("event").split()
        if "cond" not in element.attributes or not names or "_event.name" not in element.get("cond"):
            return self._by_events(element, names, None)
        try:
            cases = _by_name(expression(element.get("cond")))
        except ScriptError:
            cases = [(None, None)]
        transitions = []
        for name, condition in cases:
            found = None
            if name is None:
                transitions += self._by_events(element, names, condition)
            elif any(_matches(each, name) for each in names):
                found = self._transition(element, [name], condition or ("boolean", True))
                self.report.approximated(element.place, f"an event of the name {name}: also with more after a dot")
            if found is not None:
                transitions.append(found)
        return transitions

    def _by_events(self, element: Element, names: list[str], condition: Tree | None) -> list[dict[str, Any]]:
        """A transition, or one for each event that it answers where it asks for the name."""
        apart = [names]
        if len(names) > 1 and not any("*" in name for name in names):
            texts = [text for each in walk(element) for text in (each.text, *each.attributes.values())]
            apart = [[name] for name in names] if any("_event.name" in text for text in texts) else apart
        found = [self._transition(element, each, condition) for each in apart]
        return [each for each in found if each is not None]

    def _transition(self, element: Element, events: list[str], condition: Tree | None) -> dict[str, Any] | None:
        found: dict[str, Any] = {}
        self.system.descriptors = events
        try:
            return self._transition_of(element, events, condition, found)
        finally:
            self.system.descriptors = []
            self.content.tell(element.place)

    def _transition_of(
        self, element: Element, events: list[str], condition: Tree | None, found: dict[str, Any]
    ) -> dict[str, Any] | None:
        if "event" in element.attributes:
            names = [self.names.event(name, element.place) for name in events]
            if not names or any(name.strip(".") == "" for name in names):
                self.report.left(element.place, "a transition by an event without a name")
                return None
            found["event"] = " ".join(dict.fromkeys(names))
        if targets := self._targets(element, element.get("target")):
            found["target"] = _short(targets)
        if "cond" in element.attributes and condition != ("boolean", True):
            self.system.is_asking = True
            try:
                found["guard"] = self.expressions.guard(condition or expression(element.get("cond")))
            except Illegal as error:
                self.report.approximated(
                    element.place, f"a transition whose condition has {error}: error.execution, as in the chart"
                )
                found["guard"] = NEVER
            except ScriptError as error:
                self.report.left(element.place, f"a transition whose condition has {error}: it is never taken")
                return None
            finally:
                self.system.is_asking = False
                self.content.tell(element.place)
        if element.get("type") == "internal":
            found["internal"] = True
        actions = self.content.actions(element.children)
        if "event" in found and (flags := self.expressions.with_each_event()):
            actions.insert(0, {"assign": flags})
        if actions:
            found["actions"] = actions
        if "event" not in found and "target" not in found and not actions:
            self.report.left(element.place, "a transition that does nothing and is always taken")
            return None
        self.report.taken(element.place, "a transition")
        return found


def _by_name(tree: Tree) -> list[tuple[str | None, Tree | None]]:
    """The names of an event for which a condition may hold, in their order, and what it asks besides; None for any."""
    name = ("member", ("name", "_event"), "name")
    match tree:
        case ("binary", "==" | "===", one, ("string", text)) | ("binary", "==" | "===", ("string", text), one) if (
            one == name
        ):
            return [(text, None)]
        case ("binary", "||", left, right):
            return _by_name(left) + _by_name(right)
        case ("binary", "&&", left, right):
            found: list[tuple[str | None, Tree | None]] = []
            for a, p in _by_name(left):
                for b, q in _by_name(right):
                    if a is None or b is None or a == b:
                        both = ("binary", "&&", p, q) if p and q else p or q
                        found.append((b if a is None else a, both))
            return found
    return [(None, tree)]


def _matches(descriptor: str, name: str) -> bool:
    """SCXML, 3.12.1."""
    descriptor = descriptor.removesuffix("*").rstrip(".")
    return not descriptor or name == descriptor or name.startswith(f"{descriptor}.")


def _add_block(state: dict[str, Any], key: str, actions: list[Any]) -> None:
    """Adds a block of actions that an error in the others does not end."""
    blocks = state.get(key, [])
    if blocks and not isinstance(blocks[0], list):
        blocks = [blocks]
    state[key] = [*blocks, actions] if blocks else actions


def _short(targets: list[str]) -> str | list[str]:
    return targets[0] if len(targets) == 1 else targets
