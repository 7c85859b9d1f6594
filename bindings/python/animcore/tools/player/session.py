# SPDX-License-Identifier: MIT
"""A document being played: its scene, its clock, what happened lately, and what is recorded."""

from __future__ import annotations

import json
import stat
import tempfile
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import time_ns
from types import TracebackType
from typing import Any

from ...errors import AnimError
from ...events import Event
from ...recorder import TraceRecorder
from ...scene import Scene
from ...values import ValueKind, components
from ..chart import Chart
from ..files import FileError, load_document, read_bytes, read_deep, told, write_file

__all__ = ["SPEEDS", "Curve", "Happening", "Session"]

SPEEDS = (0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0)
# How much of the past the curves show, in seconds, and in how many samples.
HISTORY = 4.0
SAMPLES = 400
EVENTS = 200
FRAME = 1 / 60
# For how long after a change a file system may give a further change the same time, in nanoseconds: FAT counts in 2 s.
COARSEST_TIME = 2_000_000_000
# A window that was not drawn for longer than this has missed the time, and does not make up for it.
LONGEST_FRAME = 0.1

_QUIET = {"transaction-completed", "animation-ended", "group-ended", "animator-ended", "settled"}
_WORDS = {"state-entered": "entered", "state-exited": "left", "emitted": "emits", "control": ""}


@dataclass
class Curve:
    """How a property went lately: times and components."""

    name: str
    kind: ValueKind
    is_derived: bool
    times: deque[float] = field(default_factory=deque)
    values: deque[tuple[float, ...]] = field(default_factory=deque)

    def add(self, time: float, value: tuple[float, ...]) -> None:
        """Keeps a sample; two that are too near to be told apart become one."""
        if len(self.times) > 1 and time - self.times[-2] < HISTORY / SAMPLES:
            self.times[-1], self.values[-1] = time, value
        else:
            self.times.append(time)
            self.values.append(value)
        while len(self.times) > 2 and self.times[1] < time - HISTORY:
            self.times.popleft()
            self.values.popleft()

    @property
    def is_flat(self) -> bool:
        """Whether it stood still all the time that is shown."""
        return all(value == self.values[0] for value in self.values)


@dataclass(frozen=True)
class Happening:
    """An event in words. tone is "state", "event", "control", "quiet" or "error"."""

    time: float
    text: str
    tone: str

    @classmethod
    def of(cls, event: Event) -> Happening:
        """What an event of the scene says."""
        kind = str(event.kind)
        name = event.name or ""
        word = _WORDS.get(kind, kind.replace("-", " "))
        tone = {"state-entered": "state", "state-exited": "quiet", "emitted": "event"}.get(kind, "control")
        if kind in _QUIET:
            tone = "quiet"
        elif kind in ("unsettled", "lost"):
            tone = "error"
        return cls(event.time, f"{word} {name}".strip(), tone)


class Session:
    """The scene of a file. It is replaced when it is restarted, and when the file changes."""

    def __init__(
        self,
        path: str,
        *,
        seed: int = 0,
        parameters: Mapping[str, Any] | None = None,
        speed: float = 1.0,
        paused: bool = False,
        record: str | None = None,
    ) -> None:
        """Raises FileError when the document is not right."""
        self.path, self.seed, self.parameters, self.record = path, seed, dict(parameters or {}), record
        self.speed, self.paused = speed, paused
        self.error: FileError | None = None
        self.message = ""
        # Counts what could change the picture or the panel.
        self.version = 0
        self._seen = self._stamp()
        self._text = read_bytes(path)
        # What the file had when it was last read, right or wrong; None where it could not be read.
        self._read: bytes | None = self._text
        self._begin(self._load(self._text))

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Writes the recording and releases the scene."""
        if not self.scene.is_closed:
            try:
                self.save()
            finally:
                self.scene.close()

    # Loading

    def _load(self, text: bytes) -> Scene:
        try:
            return load_document(text, self.seed, self.parameters)
        except AnimError as error:
            raise FileError.of(self.path, error, text) from error

    def _begin(self, scene: Scene) -> None:
        with read_deep():
            document = json.loads(self._text)
            self.chart = Chart.of(document)
            self.states = [s.name for s in self.chart.states() if s.type != "history"] if self.chart else []
        self.scene = scene
        self.title = str(document.get("name") or Path(self.path).stem)
        declared = document.get("inputs")
        self.ranges = {
            name: tuple(map(float, value["range"]))
            for name, value in (declared if isinstance(declared, dict) else {}).items()
            if isinstance(value, dict)
            and isinstance(value.get("range"), list)
            and all(isinstance(bound, int | float) for bound in value["range"])
        }
        derived = {
            name
            for name, value in (document.get("properties") or {}).items()
            if isinstance(value, dict) and "expression" in value
        }
        self._properties = [p for p in scene.properties if p.name and p.kind is not ValueKind.PATH]
        self.curves = [Curve(p.name or "", p.kind, p.name in derived) for p in self._properties]
        self.happenings: deque[Happening] = deque(maxlen=EVENTS)
        self.recorder = TraceRecorder(
            scene,
            document=str(document.get("name") or Path(self.path).stem),
            seed=self.seed or None,
            parameters=self.parameters or None,
        )
        self._pointers: set[int] = set()
        self._observe()

    def restart(self) -> None:
        """Begins anew, with the recording too."""
        self._replace(self._load(self._text))
        self.message = "restarted"

    def _replace(self, scene: Scene) -> None:
        self.scene.close()
        self._begin(scene)
        self.error = None
        self.version += 1

    def _stamp(self) -> tuple[int, int]:
        try:
            status = Path(self.path).stat()
        except OSError:
            return (0, 0)
        # What came through a pipe cannot be read again.
        if not stat.S_ISREG(status.st_mode):
            return (0, 0)
        return (status.st_mtime_ns, status.st_size)

    def look_at_file(self) -> None:
        """Loads the document again when its file has changed. One that is wrong is shown, and the old one goes on."""
        stamp = self._stamp()
        # A time and size that are known say that nothing changed only when the time is past.
        if stamp == (0, 0) or (stamp == self._seen and time_ns() - stamp[0] > COARSEST_TIME):
            return
        self._seen = stamp
        try:
            before, self._read = self._read, None
            text = self._read = read_bytes(self.path)
            if text == before:
                return
            reload: Any = getattr(self.scene, "reload", None)
            losses: list[str] = []
            if reload is not None:
                losses = self._reload(reload, text)
            else:
                scene = self._load(text)
                self._text = text
                self._replace(scene)
            self.message = "; ".join(["loaded again", *losses])
        except FileError as error:
            self.error = error
        self.version += 1

    def _reload(self, reload: Any, text: bytes) -> list[str]:
        """Changes the document below the living scene, which keeps its state. Returns what it could not keep."""
        try:
            losses: list[str] = reload(text)
        except AnimError as error:
            raise FileError.of(self.path, error, text) from error
        kept, recorder, pointers = self.happenings, self.recorder, self._pointers
        self._text = text
        self._begin(self.scene)
        self.happenings, self.recorder, self._pointers, self.error = kept, recorder, pointers, None
        return losses

    # Time

    def tick(self, seconds: float) -> None:
        """Lets time go on by as much as passed outside."""
        if not self.paused:
            self.advance(min(seconds, LONGEST_FRAME) * self.speed)

    def step(self) -> None:
        """One frame, and stands still."""
        self.paused = True
        self.advance(FRAME)

    def advance(self, seconds: float) -> None:
        """Moves the scene's clock."""
        self._try(self.scene.advance, seconds)
        self._observe()

    def faster(self, steps: int) -> None:
        """Takes the next speed, or the one before."""
        nearest = min(range(len(SPEEDS)), key=lambda index: abs(SPEEDS[index] - self.speed))
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, nearest + steps))]
        self.version += 1

    def _observe(self) -> None:
        """Takes what has happened and how things stand."""
        time = self.scene.host_time
        for event in self.scene.events():
            self.happenings.append(Happening.of(event))
            self.version += 1
        for curve, prop in zip(self.curves, self._properties, strict=True):
            value = tuple(components(prop.presentation))
            if not curve.values or curve.values[-1] != value:
                self.version += 1
            curve.add(time, value)

    @property
    def is_lively(self) -> bool:
        """Whether there is something to see in motion: in the scene or still in the curves."""
        return not self.paused and (self.scene.is_animating or not all(curve.is_flat for curve in self.curves))

    @property
    def active(self) -> list[str]:
        """The names of all active states, outer ones before those inside."""
        return [name for name in self.states if self.scene.in_state(name)]

    # Input

    def _try(self, call: Any, *arguments: Any, **named: Any) -> bool:
        try:
            call(*arguments, **named)
        except (AnimError, ValueError, OverflowError) as error:
            self.happenings.append(Happening(self.scene.time, str(error), "error"))
            self.version += 1
            return False
        return True

    def pointer(self, kind: str, x: float, y: float, pointer: int = 0) -> None:
        """A pointer at a point of the document. What the scene cannot use is left out."""
        x, y = round(x, 3), round(y, 3)
        if kind in ("up", "cancel") and pointer not in self._pointers:
            return
        if not self._try(self.recorder.pointer, kind, x, y, pointer):
            return
        if kind == "down":
            self._pointers.add(pointer)
        elif kind in ("up", "cancel", "leave"):
            self._pointers.discard(pointer)
        self._observe()

    def is_down(self, pointer: int = 0) -> bool:
        """Whether the scene believes a pointer to be down."""
        return pointer in self._pointers

    def key(self, key: str, action: str, shift: bool = False) -> None:
        """A key that belongs to the document."""
        self._try(self.recorder.key, key, action, shift)
        self._observe()

    def set_input(self, name: str, value: float | bool | str) -> None:
        """Sets an input."""
        if self.scene.inputs[name] != value:
            self._try(self.recorder.set, name, value)
        self._observe()
        self.version += 1

    def fire(self, name: str) -> None:
        """Fires a trigger."""
        self._try(self.recorder.fire, name)
        self._observe()

    @property
    def steps(self) -> int:
        """How many steps were recorded."""
        return sum(1 for _ in self.recorder.lines()) - 2

    def save(self) -> None:
        """Writes the recording, where one was asked for. Raises FileError where it cannot be written there: then it is
        written elsewhere, and the error says where."""
        if self.record:
            try:
                write_file(Path(self.record), self.recorder.text)
            except OSError as error:
                place = _kept_elsewhere(self.recorder.text)
                raise FileError(self.record, f"{told(error)}; what was recorded is in {place}") from None
            self.message = f"written: {self.record}"


def _kept_elsewhere(text: str) -> str:
    """Where a text could be written that nobody can make again: a temporary file, or else standard output."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix="animcore-", suffix=".jsonl", delete=False
        ) as file:
            file.write(text)
    except OSError:
        print(text, end="", flush=True)
        return "standard output"
    return file.name
