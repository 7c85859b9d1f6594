# SPDX-License-Identifier: MIT
"""Lists of the oracle: a document's machine, and those of the items of its list `rows`, which hear of each other.

Written after what docs/document-format.md says of components and lists. Each item is an interpreter of its own, which
has the clock, the log and the numbers of delays in common with the others.
"""

from __future__ import annotations

import itertools
import math
from collections import deque
from dataclasses import dataclass
from typing import Any

from machines.oracle import Oracle
from machines.oracle_content import EVENT_FIELD, FLICKS
from machines.oracle_document import Action, State
from machines.oracle_events import Event, UnsettledError

Json = dict[str, Any]
LIST = "rows"
STEPS = 200  # What goes beyond is not compared.


@dataclass(eq=False)
class Item:
    room: int
    key: str
    machine: ItemMachine | None = None
    phase: str = "waiting"  # present, removed, leaving, gone
    rank: int = 0
    values: Json | None = None

    @property
    def counts(self) -> bool:
        return self.phase in ("waiting", "present")


class ListOracle(Oracle):
    """The machine of a document with a list."""

    def __init__(self, document: Json, microsteps: int, pending: int) -> None:
        (node,) = (each for each in document["nodes"] if each["kind"] == "list")
        self.component, self.capacity = document["components"][node["component"]], node.get("capacity", 16)
        self.given, self.heard = node.get("inputs", {}), node.get("events", {})
        self.items: list[Item] = []
        self.serial = self.ranks = self.place = 0
        self.queue: deque[tuple[str, Item | None, Any]] = deque()
        self.limits = (microsteps, pending)
        self.document = document
        self.starting = True
        self.clock = 0
        self.births = 0
        # As the lists are filled before any machine starts.
        self.log: list[Any] = []
        for each in node.get("items", []):
            self.append(each.get("key"), each.get("values", {}), math.inf)
        super().__init__(document, microsteps, pending)
        self.starting = False
        self.settle()

    # What all have in common

    def count(self, name: str) -> float:
        assert name == LIST
        return float(sum(item.counts for item in self.items))

    def index_of(self, item: Item) -> int:
        before = self.items[: self.items.index(item)] if item in self.items else []
        return sum(each.counts for each in before)

    # What is done to the list

    def append(self, key: str | None, values: Json, place: float) -> bool:
        if key is not None and (not key or self.by_key(key) is not None):
            return False
        if len(self.items) >= self.capacity:
            leaving = [item for item in self.items if not item.counts]
            if not leaving:
                return False
            self.sleep(min(leaving, key=lambda item: item.rank))
        if key is None:
            while True:
                self.serial += 1
                key = str(self.serial)
                if self.by_key(key) is None:
                    break
        taken = {item.room for item in self.items}
        item = Item(next(room for room in range(self.capacity) if room not in taken), key, values=values)
        self.items.insert(self.position(place), item)
        self.queue.append(("wake", item, None))
        return True

    def position(self, place: float) -> int:
        for position, item in enumerate(self.items):
            if item.counts:
                if place <= 0:
                    return position
                place -= 1
        return len(self.items)

    def by_key(self, key: str) -> Item | None:
        return next((item for item in self.items if item.counts and item.key == key), None)

    def at(self, place: float) -> Item | None:
        present = [item for item in self.items if item.counts]
        return present[int(place)] if 0 <= place < len(present) else None

    def remove(self, item: Item) -> None:
        if item.phase == "waiting":
            self.sleep(item)
        elif item.phase == "present":
            self.ranks += 1
            item.phase, item.rank = "removed", self.ranks
            self.queue.append(("removed", item, None))

    def move(self, item: Item, place: float) -> None:
        self.items.remove(item)
        self.items.insert(self.position(place), item)

    def update(self, item: Item, values: Json) -> None:
        if item.machine is None:
            item.values = (item.values or {}) | values
            return
        for name, value in values.items():
            item.machine.change(name, item.machine.fitting(name, value))
        self.queue.append(("react", item, None))

    def perform(self, action: Action, state: State) -> bool:
        """An action on the list. False where it is an error."""
        self.scope_state = state
        verb = next(verb for verb in ("append", "remove", "move", "update", "clear", "send") if verb in action)
        key = None
        if "key" in action:
            found = self.data_of({"key": action["key"]}, state)["key"]
            key = found if isinstance(found, str) else self.digits(found)
        places: dict[str, float] = {}
        for name in ("at", "to"):
            if name in action and not (name == "to" and verb == "send"):
                places[name] = float(math.floor(self.number(action[name])))
        if verb == "send":
            values = self.data_of(action.get("data", {}), state)
        else:
            values = {name: self.value_of_item(name, value) for name, value in action.get("values", {}).items()}
        if verb == "append":
            return self.append(key, values, places.get("at", math.inf)) or self.failed()
        if key is None and "at" not in places:
            for item in [item for item in self.items if item.counts]:
                if verb == "clear":
                    self.remove(item)
                else:
                    self.queue.append(("event", item, Event(action["send"], dict(values))))
            return True
        item_ = self.by_key(key) if key is not None else self.at(places["at"])
        if item_ is None:
            return self.failed()
        match verb:
            case "remove":
                self.remove(item_)
            case "move":
                self.move(item_, places["to"])
            case "update":
                self.update(item_, values)
            case "send":
                self.queue.append(("event", item_, Event(action["send"], dict(values))))
        return True

    def value_of_item(self, name: str, value: Any) -> Any:
        kind = self.component["inputs"][name]["type"]
        if kind != "string":
            number = self.number(value)
            return number != 0 if kind == "boolean" else number
        if isinstance(value, dict):
            return self.text(value)
        return self.text({"expression": value}) if EVENT_FIELD.fullmatch(value) else value

    def failed(self) -> bool:
        self.tell_error()
        return False

    @staticmethod
    def digits(number: float) -> str:
        return str(int(number)) if number == int(number) else repr(number)

    # What follows

    def hear_emitted(self, item: Item, name: str, data: Json) -> None:
        if name in self.heard:
            own = {"key": item.key, "index": float(self.index_of(item))}
            self.queue.append(("outer", None, Event(self.heard[name], own | data)))

    def settle(self) -> None:
        if self.starting:
            return
        self.starting = True
        steps = self.place = 0
        while True:
            steps += 1
            if steps > STEPS:
                raise UnsettledError
            if self.queue:
                self.take(*self.queue.popleft())
                continue
            done = [item for item in self.items if item.machine is not None and not item.machine.running]
            if done:
                for item in done:
                    self.sleep(item)
                continue
            if not self.take_given():
                break
        self.starting = False

    def take(self, what: str, item: Item | None, event: Any) -> None:
        if item is None:
            if self.running:
                self.answer(event)
            return
        match what:
            case "wake":
                if item.phase == "waiting":
                    item.phase = "present"
                    item.machine = ItemMachine(self, item)
            case "removed":
                if item.phase == "removed":
                    item.phase = "leaving"
                    assert item.machine is not None
                    if not item.machine.hear(Event("removed")) and item.phase == "leaving":
                        self.sleep(item)
            case "react":
                if item.machine is not None and item.machine.running and item in self.items:
                    item.machine.react()
            case "event":
                if item.machine is not None and item.machine.running and item in self.items:
                    item.machine.answer(event)

    def take_given(self) -> bool:
        """Gives one item that it is another for its inputs, going round by room."""
        rooms = sorted((item for item in self.items if item.machine is not None), key=lambda item: item.room)
        for turn in range(self.capacity):
            room = (self.place + turn) % self.capacity
            for item in rooms:
                if item.room == room and item.machine is not None and item.machine.take_given():
                    self.place = room + 1
                    if item.machine.running and (item.machine.internal_queue or item.machine.has_eventless):
                        item.machine.react()
                    else:
                        item.machine.internal_queue.clear()
                    return True
        return False

    def sleep(self, item: Item) -> None:
        machine = item.machine
        item.phase = "gone"
        if machine is not None:
            # No event of its own is being processed: `event.x` has nothing in the actions of its exits.
            machine.event = Event("")
            left = machine.exit_order(machine.active)
            machine.running = False
            machine.exit_interpreter()
            for state in left:
                machine.tell("exited", state)
        item.phase, item.machine = "gone", None
        self.items.remove(item)

    # The host

    def answer(self, event: Event | None) -> None:
        super().answer(event)
        self.settle()

    def do(self, step: Json) -> bool:
        """What the host does to the list: whether it can."""
        key = step["key"]
        item = None if key is None else self.by_key(key)
        match step["list"]:
            case "append":
                done = self.append(key, step["values"], math.inf if step["at"] is None else step["at"])
            case "clear":
                done = True
                for each in [each for each in self.items if each.counts]:
                    self.remove(each)
            case _ if item is None:
                done = False
            case "remove":
                self.remove(item)
                done = True
            case "move":
                self.move(item, step["to"])
                done = True
            case _:
                self.update(item, step["values"])
                done = True
        self.settle()
        return done

    def members(self) -> list[Oracle]:
        machines = [item.machine for item in sorted(self.items, key=lambda item: item.room)]
        return [self, *(machine for machine in machines if machine is not None)]

    def advance(self, seconds: float) -> None:
        end = self.now + round(seconds * FLICKS)
        for step in itertools.count():
            if step > STEPS:
                raise UnsettledError
            due = [(timer, each) for each in self.members() for timer in each.timers if timer.time <= end]
            found = min(due, key=lambda pair: (pair[0].time, pair[0].created)) if due else None
            limit = end if found is None else found[0].time
            edges = [(flick, each) for each in self.members() if (flick := each.next_edge(limit)) is not None]
            if edges:
                flick = min(flick for flick, _ in edges)
                self.now = flick
                for each in [each for at, each in edges if at == flick]:
                    if each in self.members():
                        each.event = Event("")
                        each.answer(None)
            elif found is not None:
                timer, machine = found
                machine.timers.remove(timer)
                self.now = timer.time
                machine.answer(timer.event)
            else:
                break
        self.now = end

    @property
    def now(self) -> int:
        return self.clock

    @now.setter
    def now(self, flick: int) -> None:
        self.clock = flick

    @property
    def created(self) -> int:
        return self.births

    @created.setter
    def created(self, count: int) -> None:
        self.births = count

    @property
    def all_states(self) -> list[str]:
        return [name for each in self.members() for name in each.names_of_active(False)]

    @property
    def leaves(self) -> list[str]:
        return [name for each in self.members() for name in each.names_of_active(True)]


class ItemMachine(Oracle):
    """The machine of an item."""

    def __init__(self, around: ListOracle, item: Item) -> None:
        self.around, self.item = around, item
        self.prefix = f"{LIST}.{item.room}."
        around.births += 0
        self.is_begun = False
        super().__init__({**around.component}, *around.limits)
        self.is_begun = True

    def interpret(self) -> None:
        for name, value in (self.item.values or {}).items():
            if name in self.inputs:
                self.inputs[name] = self.fitting(name, value)
        self.take_given()
        self.internal_queue.clear()
        self.has_eventless = any(
            t.events is None and t.delay is None for s in self.machine.states for t in s.transitions
        )
        super().interpret()

    def take_given(self) -> bool:
        changed = False
        for name in self.around.given:
            changed = self.change(name, self.fitting(name, self.present(name))) or changed
        return changed

    def present(self, name: str) -> Any:
        """Expressions follow what is given at all times; changes of it are heard when nothing else happens."""
        match self.around.given.get(name):
            case "item.index":
                return float(self.around.index_of(self.item))
            case "item.count":
                return self.around.count(LIST)
        return self.inputs[name]

    def answer(self, event: Event | None) -> None:
        super().answer(event)
        self.around.settle()

    def react(self) -> None:
        """Something is other than it was, and no event says so."""
        self.event = Event("")
        self.answer(None)

    def hear(self, event: Event) -> bool:
        """Whether it has a transition for an event."""
        if not self.running:
            return False
        self.heard = False
        self.answer(event)
        return self.heard

    def take_up(self, event: Event) -> None:
        self.event = event
        enabled = self.select_transitions(event)
        self.heard = self.heard or (event.name == "removed" and bool(enabled))
        if enabled:
            self.microstep(enabled)

    heard = False
    has_eventless = False

    def emitted(self, name: str, data: Json) -> None:
        self.log.append(("emitted", self.prefix + name, data))
        self.around.hear_emitted(self.item, name, data)

    def tell(self, what: str, state: State) -> None:
        if state.name is not None:
            self.log.append((what, self.prefix + state.name, {}))

    def tell_error(self) -> None:
        state = self.erring_state
        self.internal_queue.append(Event("error.execution"))
        self.log.append(("emitted", self.prefix + "error.execution", {"state": self.prefix + state} if state else {}))

    @property
    def log(self) -> list[Any]:
        return self.around.log

    @log.setter
    def log(self, log: list[Any]) -> None:
        pass

    @property
    def now(self) -> int:
        return self.around.clock

    @now.setter
    def now(self, flick: int) -> None:
        if self.is_begun:
            self.around.clock = flick

    @property
    def created(self) -> int:
        return self.around.births

    @created.setter
    def created(self, count: int) -> None:
        if self.is_begun or count:
            self.around.births = count
