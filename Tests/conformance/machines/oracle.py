# SPDX-License-Identifier: MIT
"""An interpreter of documents' machines, to compare the core with: W3C SCXML (Recommendation, 2015), appendix D.

It goes through the algorithm step by step under its names, and is slow; oracle_content.py has what the format adds.
Motions, properties and nodes do not exist here; of animations only when they end and repeat (oracle_animations.py).
"""

from __future__ import annotations

import re
from typing import Any

from machines.oracle_content import FLICKS, PENDING, Content
from machines.oracle_document import Action, State, Transition
from machines.oracle_events import Event, UnsettledError

__all__ = ["Oracle", "UnsettledError"]


class Oracle(Content):
    """A machine that runs. `log` tells what happened: ("entered" | "exited" | "emitted", name, data)."""

    def __init__(self, document: dict[str, Any], microsteps: int | None = None, pending: int = PENDING) -> None:
        super().__init__(document, microsteps, pending)
        self.interpret()

    # Appendix D

    def interpret(self) -> None:
        self.final_configuration: set[State] = set()
        self.history_value: dict[State, list[State]] = {}
        self.edges: dict[Transition, str] = {}
        self.running = True
        initial = self.machine.root.initial
        assert initial is not None
        self.enter_states([initial])
        self.main_event_loop()

    def main_event_loop(self, event: Event | None = None) -> None:
        """Until both queues are empty. There the pseudo-code waits for an external event, and goes on with it."""
        if event is not None:
            self.take_up(event)
        while self.running:
            macrostep_done = False
            while self.running and not macrostep_done:
                enabled = self.select_eventless_transitions()
                if not enabled:
                    if not self.internal_queue:
                        macrostep_done = True
                    else:
                        self.event = self.internal_queue.popleft()
                        self.events += 1
                        if self.events > 10 * self.most_microsteps:
                            raise UnsettledError
                        enabled = self.select_transitions(self.event)
                if enabled:
                    self.microstep(enabled)
            if not self.running or not self.external_queue:
                break
            self.take_up(self.external_queue.popleft())
        if not self.running:
            self.exit_interpreter()

    def take_up(self, event: Event) -> None:
        self.event = event
        enabled = self.select_transitions(event)
        if enabled:
            self.microstep(enabled)

    def exit_interpreter(self) -> None:
        if self.final_configuration:
            return
        self.final_configuration = set(self.configuration)
        for state in self.exit_order(self.configuration):
            self.execute_blocks(state.exit, state)
            self.configuration.discard(state)
        self.internal_queue.clear()
        self.external_queue.clear()
        self.timers.clear()

    def select_eventless_transitions(self) -> list[Transition]:
        self.find_rising()
        return self.select(lambda t: t.events is None and t.delay is None)

    def find_rising(self) -> None:
        """Asks the guards of `when`, which is not SCXML's, in document order. What holds as the state is entered, or
        has led to the transition, does not come to hold."""
        for state in self.document_order(self.configuration):
            for t in state.transitions:
                if t.rises:
                    holds = self.condition_match(t)
                    self.edges[t] = "low" if not holds else "rising" if self.edges[t] == "low" else self.edges[t]

    def select_transitions(self, event: Event) -> list[Transition]:
        if event.delayed is not None:
            return self.select(lambda t: t is event.delayed)
        return self.select(lambda t: t.matches(event.name))

    def select(self, matches: Any) -> list[Transition]:
        enabled: list[Transition] = []
        atomic = [state for state in self.configuration if self.is_atomic_state(state)]
        for state in self.document_order(atomic):
            found = next(
                (
                    t
                    for s in [state, *self.get_proper_ancestors(state, None)]
                    for t in s.transitions
                    if matches(t) and (self.edges[t] == "rising" if t.rises else self.condition_match(t))
                ),
                None,
            )
            if found is not None and found not in enabled:
                enabled.append(found)
        return self.remove_conflicting_transitions(enabled)

    def remove_conflicting_transitions(self, enabled: list[Transition]) -> list[Transition]:
        filtered: list[Transition] = []
        for t1 in enabled:
            t1_preempted = False
            transitions_to_remove = []
            for t2 in filtered:
                if self.compute_exit_set([t1]) & self.compute_exit_set([t2]):
                    if self.is_descendant(t1.source, t2.source):
                        transitions_to_remove.append(t2)
                    else:
                        t1_preempted = True
                        break
            if not t1_preempted:
                for t3 in transitions_to_remove:
                    filtered.remove(t3)
                filtered.append(t1)
        return filtered

    def microstep(self, enabled: list[Transition]) -> None:
        self.microsteps += 1
        if self.microsteps > self.most_microsteps:
            raise UnsettledError
        self.edges.update((t, "high") for t in enabled if t.rises)
        self.exit_states(enabled)
        for t in enabled:
            self.execute_content(t.actions, t.source)
        self.enter_states(enabled)

    def exit_states(self, enabled: list[Transition]) -> None:
        states_to_exit = self.exit_order(self.compute_exit_set(enabled))
        for s in states_to_exit:
            for h in s.children:
                if h.kind == "history":
                    self.history_value[h] = [
                        s0
                        for s0 in self.document_order(self.configuration)
                        if (self.is_atomic_state(s0) and self.is_descendant(s0, s) if h.deep else s0.parent is s)
                    ]
        for s in states_to_exit:
            self.execute_blocks(s.exit, s)
            self.timers = [timer for timer in self.timers if timer.owner is not s]
            self.configuration.discard(s)
            self.tell("exited", s)

    def compute_exit_set(self, transitions: list[Transition]) -> set[State]:
        states_to_exit: set[State] = set()
        for t in transitions:
            if t.targets:
                domain = self.get_transition_domain(t)
                states_to_exit |= {s for s in self.configuration if self.is_descendant(s, domain)}
        return states_to_exit

    def enter_states(self, enabled: list[Transition]) -> None:
        self.states_to_enter: list[State] = []
        self.states_for_default_entry: set[State] = set()
        self.default_history_content: dict[State, list[Action]] = {}
        self.history_of: dict[State, State] = {}
        self.compute_entry_set(enabled)
        if enabled[0] is self.machine.root.initial:
            self.execute_content(enabled[0].actions, self.machine.root)
        for s in self.document_order(self.states_to_enter):
            self.configuration.add(s)
            self.entered_at[s] = self.now
            self.edges.update((t, "high") for t in s.transitions if t.rises)
            self.tell("entered", s)
            self.start_delays(s)
            self.execute_blocks(s.entry, s)
            if s in self.states_for_default_entry and s.initial is not None:
                self.execute_content(s.initial.actions, s)
            if s in self.default_history_content:
                self.executed_of = self.history_of[s]
                self.execute_content(self.default_history_content[s], s)
                self.executed_of = None
            if s.kind == "final":
                parent = s.parent
                assert parent is not None
                if parent.kind == "root":
                    self.running = False
                else:
                    grandparent = parent.parent
                    self.internal_queue.append(Event(f"done.state.{parent.name}", self.done_data(s)))
                    # The pseudo-code asks the grandparent alone. 3.4 says of every parallel state that it is done when
                    # all its children are, and a child can be parallel itself.
                    while grandparent is not None and grandparent.kind == "parallel":
                        if not self.is_in_final_state(grandparent):
                            break
                        if grandparent.name is None:
                            self.running = False  # the machine itself is parallel
                        else:
                            self.internal_queue.append(Event(f"done.state.{grandparent.name}"))
                        grandparent = grandparent.parent

    def compute_entry_set(self, transitions: list[Transition]) -> None:
        for t in transitions:
            for s in self.targets_of(t):
                self.add_descendant_states_to_enter(s)
            ancestor = self.get_transition_domain(t)
            for s in self.get_effective_target_states(t):
                self.add_ancestor_states_to_enter(s, ancestor)

    def add_descendant_states_to_enter(self, state: State) -> None:
        if state.kind == "history":
            parent = state.parent
            assert parent is not None
            if state in self.history_value:
                targets = self.history_value[state]
            else:
                assert state.initial is not None
                self.default_history_content[parent] = state.initial.actions
                self.history_of[parent] = state
                targets = self.targets_of(state.initial)
            for s in targets:
                self.add_descendant_states_to_enter(s)
            for s in targets:
                self.add_ancestor_states_to_enter(s, parent)
            return
        self.to_enter(state)
        if state.kind == "compound":
            self.states_for_default_entry.add(state)
            assert state.initial is not None
            for s in self.targets_of(state.initial):
                self.add_descendant_states_to_enter(s)
            for s in self.targets_of(state.initial):
                self.add_ancestor_states_to_enter(s, state)
        elif state.kind == "parallel":
            self.add_missing_regions(state)

    def add_ancestor_states_to_enter(self, state: State, ancestor: State | None) -> None:
        for anc in self.get_proper_ancestors(state, ancestor):
            # The pseudo-code goes up to a history's parent even where the transition leaves less than that; section
            # 3.13 says that an entry set has only states that are not active or that are left.
            if anc in self.configuration:
                continue
            self.to_enter(anc)
            if anc.kind == "parallel":
                self.add_missing_regions(anc)

    def add_missing_regions(self, state: State) -> None:
        for child in self.get_child_states(state):
            if not any(self.is_descendant(s, child) for s in self.states_to_enter):
                self.add_descendant_states_to_enter(child)

    def is_in_final_state(self, s: State) -> bool:
        if s.kind == "compound":
            return any(c.kind == "final" and c in self.configuration for c in self.get_child_states(s))
        if s.kind == "parallel":
            return all(self.is_in_final_state(c) for c in self.get_child_states(s))
        return False

    def get_transition_domain(self, t: Transition) -> State | None:
        tstates = self.get_effective_target_states(t)
        if not tstates:
            return None
        if t.source.kind == "root":
            return self.machine.root
        if t.internal and t.source.kind == "compound" and all(self.is_descendant(s, t.source) for s in tstates):
            return t.source
        return self.find_lcca([t.source, *tstates])

    def find_lcca(self, states: list[State]) -> State | None:
        head, *tail = states
        for anc in self.get_proper_ancestors(head, None):
            if anc.kind in ("compound", "root") and all(self.is_descendant(s, anc) for s in tail):
                return anc
        return None

    def get_effective_target_states(self, t: Transition) -> list[State]:
        targets: list[State] = []
        for s in self.targets_of(t):
            if s.kind != "history":
                found = [s]
            elif s in self.history_value:
                found = self.history_value[s]
            else:
                assert s.initial is not None
                found = self.get_effective_target_states(s.initial)
            targets += [each for each in found if each not in targets]
        return targets

    def get_proper_ancestors(self, state1: State, state2: State | None) -> list[State]:
        found = []
        state = state1.parent
        while state is not None and state is not state2:
            found.append(state)
            state = state.parent
        return found if state2 is None or state is state2 else []

    def is_descendant(self, state1: State, state2: State | None) -> bool:
        return state2 is not None and state2 in self.get_proper_ancestors(state1, None)

    def get_child_states(self, state: State) -> list[State]:
        return [child for child in state.children if child.kind != "history"]

    def is_atomic_state(self, state: State) -> bool:
        return state.kind in ("atomic", "final")

    def document_order(self, states: Any) -> list[State]:
        return sorted(states, key=lambda state: state.order)

    def exit_order(self, states: Any) -> list[State]:
        return self.document_order(states)[::-1]

    def to_enter(self, state: State) -> None:
        if state not in self.states_to_enter and state is not self.machine.root:
            self.states_to_enter.append(state)

    def targets_of(self, t: Transition) -> list[State]:
        if t.source is self.machine.root and not t.targets:
            return self.machine.root.children
        return [self.machine.by_name[name] for name in t.targets]

    # The host

    def send(self, name: str, data: dict[str, Any] | None = None) -> None:
        if self.running:
            self.answer(Event(name, dict(data or {})))

    def answer(self, event: Event | None) -> None:
        self.microsteps = self.events = 0
        self.failed_guards.clear()
        try:
            self.main_event_loop(event)
        except UnsettledError:
            self.internal_queue.clear()
            self.external_queue.clear()
            raise

    def set_input(self, name: str, value: Any) -> None:
        value = self.fitting(name, value)
        if self.change(name, value):
            if self.running:
                self.event = Event("")  # a change is answered as an event that nobody listens for
                self.answer(None)
            self.internal_queue.clear()

    def advance(self, seconds: float) -> None:
        """Delays end one after the other; each is answered to its end before the next. Guards that time makes hold are
        answered at their flick, before what is due then."""
        end = self.now + round(seconds * FLICKS)
        while True:
            due = [timer for timer in self.timers if timer.time <= end]
            timer = min(due, key=lambda each: (each.time, each.created)) if due else None
            flick = self.next_edge(end if timer is None else timer.time)
            if flick is not None:
                self.now = flick
                self.event = Event("")
                self.answer(None)
            elif timer is not None:
                self.timers.remove(timer)
                self.now = timer.time
                event = timer.event if timer.animation is None else self.animations.due(timer)
                if event is not None:
                    self.answer(event)
            else:
                break
        self.now = end

    def next_edge(self, end: int) -> int | None:
        """The flick after now, up to one, at which a guard that asks for `elapsed` is other than it was. Such guards
        compare it with numbers: their truth changes where a state has been active for as long, or a flick later."""
        watched = [
            t
            for state in self.document_order(self.configuration)
            for t in state.transitions
            if t.events is None and t.delay is None and "elapsed" in str(t.guard)
        ]
        if not self.running or not watched:
            return None
        numbers = {float(text) for t in watched for text in re.findall(r"[0-9.]+", str(t.guard)) if text != "."}
        flicks = {
            self.entered_at[state] + round(number * FLICKS) + more
            for state in self.configuration
            for number in numbers
            for more in (0, 1)
            if state in self.entered_at
        }
        now, event = self.now, self.event
        self.event = Event("")
        try:
            for flick in sorted(flicks):
                if now < flick <= end:
                    self.now = flick
                    for t in watched:
                        holds = self.truth(t.guard, t.source) is True
                        if holds != (self.edges[t] != "low") if t.rises else holds:
                            return flick
        finally:
            self.now, self.event = now, event
        return None

    @property
    def active(self) -> set[State]:
        return self.configuration if self.running else self.final_configuration

    @property
    def leaves(self) -> list[str]:
        return self.names_of_active(True)

    def names_of_active(self, only_leaves: bool) -> list[str]:
        states = self.document_order(self.active)
        return [self.prefix + s.name for s in states if s.name and not (only_leaves and not self.is_atomic_state(s))]

    prefix = ""  # of the machine of an item

    def take_log(self) -> list[tuple[str, str, dict[str, Any]]]:
        log, self.log = self.log, []
        return log
