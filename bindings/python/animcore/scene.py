# SPDX-License-Identifier: MIT
"""Scenes: running instances of documents.

Use an object from one thread at a time; different stages and scenes may be used from different threads at once.
"""

from __future__ import annotations

import json
import os
import weakref
from collections.abc import Callable, Iterator, Mapping
from ctypes import (
    POINTER,
    byref,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint64,
    create_string_buffer,
    sizeof,
)
from dataclasses import dataclass
from enum import Enum
from types import TracebackType
from typing import Any

from . import _raw
from ._buffers import InputValue, read_text, utf8
from ._handle import Handle, Uncopied, whole
from ._words import nearest, shown
from .accessibility import Accessible
from .document_warning import DocumentWarning, read_warnings, warning_counts
from .drawing import DrawCommand, display_damage, display_list, display_revision
from .errors import ArgumentError, NotFoundError, check
from .events import Event
from .flicks import flicks_from_seconds
from .interaction import Interactive
from .property import Property
from .stage import Stage
from .statechart import Statechart
from .trace import Trace, bytes_of, text_of
from .values import ColorLike, Rectangle, color

__all__ = ["Document", "Input", "InputKind", "Inputs", "Scene"]


class InputKind(str, Enum):
    """The kind of an input's value. Each member equals its name as a string."""

    NUMBER = "number"
    BOOLEAN = "boolean"
    STRING = "string"
    TRIGGER = "trigger"

    def __str__(self) -> str:
        return self.value


_INPUT_KINDS = {
    _raw.ANIM_INPUT_KIND_NUMBER: InputKind.NUMBER,
    _raw.ANIM_INPUT_KIND_BOOLEAN: InputKind.BOOLEAN,
    _raw.ANIM_INPUT_KIND_STRING: InputKind.STRING,
    _raw.ANIM_INPUT_KIND_TRIGGER: InputKind.TRIGGER,
}


@dataclass(frozen=True, slots=True)
class Input:
    """A document's description of an input. minimum and maximum are those of a number; infinite if the document sets
    none."""

    name: str
    kind: InputKind
    minimum: float
    maximum: float


class Inputs(Uncopied, Mapping[str, Any]):
    """A scene's inputs by name: `scene.inputs["on"] = True`. Setting one to a new value lets the machine react at once.

    A number accepts a float, a boolean a bool, a string a str; setting a trigger fires it, and its value is None.
    """

    __slots__ = ("_scene",)

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    @property
    def _described(self) -> dict[str, Input]:
        """The inputs of the current document, which a reload may change."""
        return self._scene._described_inputs()

    def __getitem__(self, name: str) -> Any:
        kind = self.describe(name).kind
        handle, text = self._scene._handle, utf8(name)
        if kind is InputKind.NUMBER:
            number = c_double()
            handle.check(_raw.anim_scene_get_number(handle.pointer, text, len(text), number))
            return number.value
        if kind is InputKind.BOOLEAN:
            boolean = c_int32()
            handle.check(_raw.anim_scene_get_boolean(handle.pointer, text, len(text), boolean))
            return boolean.value != 0
        handle.open()
        if kind is InputKind.TRIGGER:
            return None
        return read_text(_raw.anim_scene_get_string, handle.pointer, text, len(text))

    def __setitem__(self, name: str, value: InputValue) -> None:
        """Raises NotFoundError, KindError for a value of another type, ArgumentError for a number outside its range."""
        handle, text = self._scene._handle, utf8(name)
        if isinstance(value, bool):
            status = _raw.anim_scene_set_boolean(handle.pointer, text, len(text), 1 if value else 0)
        elif isinstance(value, str):
            string = utf8(value)
            status = _raw.anim_scene_set_string(handle.pointer, text, len(text), string, len(string))
        else:
            status = _raw.anim_scene_set_number(handle.pointer, text, len(text), value)
        handle.check(status)

    def fire(self, name: str) -> None:
        """Fires a trigger: sends the event with its name to the machine."""
        handle, text = self._scene._handle, utf8(name)
        handle.check(_raw.anim_scene_fire_trigger(handle.pointer, text, len(text)))

    def describe(self, name: str) -> Input:
        """The document's description of an input. Raises NotFoundError."""
        try:
            return self._described[name]
        except KeyError:
            found = nearest(name, self._described)
            hint = "" if found is None else f"; did you mean {found!r}?"
            known = ", ".join(self._described) or "none"
            message = f"the document has no input {shown(name)}{hint}{'' if hint else ';'} inputs: {known}"
            raise NotFoundError(_raw.ANIM_ERROR_NOT_FOUND, message) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._described)

    def __len__(self) -> int:
        return len(self._described)

    def __repr__(self) -> str:
        return f"<Inputs {dict(self)!r}>"


def _library_text(components: Mapping[str, Any]) -> bytes:
    """Documents by name as one JSON object. Lines of the first document keep their numbers."""
    members = []
    for name, document in components.items():
        text = bytes_of(document)
        members.append(json.dumps(name).encode() + b":" + text)
    return b"{" + b",\n".join(members) + b"}"


def _lines(buffer: Any, length: int) -> list[str]:
    """The lines of a report of a number of bytes, as far as they fit into the buffer."""
    report = buffer.raw[: min(length, len(buffer))].decode(errors="ignore")
    lines: list[str] = report.split("\n") if report else []
    if length > len(buffer):
        lines[-1] = "and more, for which there was no room"
    return lines


def _give(
    options: _raw.anim_scene_options | _raw.anim_document_options,
    parameters: Mapping[str, Any] | None,
    components: Mapping[str, Any] | None,
    memory_limit: int | None,
) -> None:
    """Stores parameters, components and a limit in the options of a scene or document."""
    if memory_limit is not None:
        options.memory_limit = whole("memory_limit", memory_limit, 0, 2**64 - 1)
    if parameters is not None:
        given = json.dumps(dict(parameters), allow_nan=False).encode()
        options.parameters, options.parameters_length = c_char_p(given), len(given)
    if components is not None:
        library = _library_text(components)
        options.library, options.library_length = c_char_p(library), len(library)


class Document(Uncopied):
    """A document that was read once. Any number of scenes can be made from it: `Scene(document)` takes some
    microseconds for a control.

    Immutable, so several threads may make scenes of one. It is closed by close(), at the end of a `with` block, or when
    it is no longer referenced; scenes stay usable.
    """

    def __init__(
        self,
        text: str | bytes | os.PathLike[str] | Mapping[str, Any],
        *,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
        keep_warnings: bool = False,
    ) -> None:
        """Parses a document: its text, a file (a pathlib.Path), or a dictionary. parameters, components and
        memory_limit are as for a Scene. With keep_warnings, it is checked for parts that have no effect: see warnings.
        Raises TextSyntaxError, DocumentError or LimitError with line, column and JSON pointer."""
        options = _raw.anim_document_options()
        check(_raw.anim_default_document_options(options, sizeof(options)))
        options.keeps_warnings = 1 if keep_warnings else 0
        _give(options, parameters, components, memory_limit)
        encoded = text_of(text)
        pointer = POINTER(_raw.anim_document)()
        check(_raw.anim_document_load(encoded, len(encoded), options, byref(pointer)))
        self._handle = Handle("document", pointer, _raw.anim_document_destroy)

    @classmethod
    def load(
        cls,
        path_or_text: str | os.PathLike[str] | Mapping[str, Any],
        *,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
        keep_warnings: bool = False,
    ) -> Document:
        """Parses a document: a file, a text that begins with "{", or a dictionary. Otherwise as the constructor."""
        return cls(
            bytes_of(path_or_text),
            parameters=parameters,
            components=components,
            memory_limit=memory_limit,
            keep_warnings=keep_warnings,
        )

    def scene(self, seed: int = 0, *, event_limit: int | None = None) -> Scene:
        """Makes a scene of the document, at time 0 and in its initial state: the same as Scene(document, …)."""
        return Scene(self, seed, event_limit=event_limit)

    @property
    def warnings(self) -> list[DocumentWarning]:
        """Parts of the document that have no effect, in the order of its text: unreachable states, events that nothing
        sends, unused names. The first 1000; none if it was loaded without keep_warnings. Raises ClosedError."""
        return list(read_warnings(self._handle))

    @property
    def warning_count(self) -> int:
        """How many warnings there are, including those after the first 1000. Raises ClosedError."""
        return warning_counts(self._handle)[1]

    def close(self) -> None:
        """Releases the document; scenes stay usable. Idempotent."""
        self._handle.close()

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""
        return self._handle.is_closed

    def __enter__(self) -> Document:
        self._handle.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return "<Document, closed>" if self._handle.is_closed else "<Document>"


class Scene(Uncopied, Statechart, Interactive, Accessible):
    """A control or animation made from a JSON document: properties on a stage, inputs, a machine, things to draw and
    regions to touch. The format is described in docs/document-format.md.

    A scene is closed by close(), at the end of a `with` block, or when it and its properties are no longer referenced.
    """

    def __init__(
        self,
        text: str | bytes | os.PathLike[str] | Mapping[str, Any] | Document,
        seed: int = 0,
        *,
        event_limit: int | None = None,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
    ) -> None:
        """Makes a scene of a document, its text, a file (a pathlib.Path) or a dictionary, at time 0 and in its initial
        state. seed (64 bits) is that of its random generator; parameters are values for the document's parameters:
        numbers, booleans, texts, and for colors texts such as "#FF2D55" or four numbers. components are documents that
        it may use, by name: files, texts that begin with "{", or dictionaries. A document that with expanded components
        would take more than memory_limit bytes (256 MiB) is rejected before it is built. A Document already has its
        parameters, components and limit: with one they must be None (ArgumentError). Raises TextSyntaxError,
        DocumentError or LimitError with line, column and JSON pointer."""
        options = _raw.anim_scene_options()
        check(_raw.anim_default_scene_options(options, sizeof(options)))
        options.seed = whole("seed", seed, 0, 2**64 - 1)
        if event_limit is not None:
            options.event_limit = whole("event_limit", event_limit, 0, 2**32 - 1)
        if isinstance(text, Document) and memory_limit is not None:
            raise ArgumentError(_raw.ANIM_ERROR_ARGUMENT, "memory_limit must be None: a Document has its own")
        _give(options, parameters, components, memory_limit)
        pointer = POINTER(_raw.anim_scene)()
        if isinstance(text, Document):
            text._handle.check(_raw.anim_scene_create(text._handle.pointer, options, byref(pointer)))
        else:
            encoded = text_of(text)
            check(_raw.anim_scene_load(encoded, len(encoded), options, byref(pointer)))
        self._handle = Handle("scene", pointer, _raw.anim_scene_destroy)
        stage = POINTER(_raw.anim_stage)()
        check(_raw.anim_scene_get_stage(pointer, byref(stage)))
        self._handle.set_stage(stage)
        self._stage = Stage._of_scene(self._handle)
        self._next_steps: weakref.WeakKeyDictionary[Trace, int] = weakref.WeakKeyDictionary()
        self._inputs: dict[str, Input] | None = None

    @classmethod
    def load(
        cls,
        path_or_text: str | os.PathLike[str] | Mapping[str, Any],
        seed: int = 0,
        *,
        event_limit: int | None = None,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
    ) -> Scene:
        """Makes a scene from a document: a file, or a text that begins with "{"."""
        return cls(
            bytes_of(path_or_text),
            seed,
            event_limit=event_limit,
            parameters=parameters,
            components=components,
            memory_limit=memory_limit,
        )

    def reload(
        self,
        path_or_text: str | bytes | os.PathLike[str] | Mapping[str, Any],
        *,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
    ) -> list[str]:
        """Replaces the scene's document by an edited one (a file, or a text that begins with "{"). The scene continues
        from its present state: its clock, inputs, values, animations, states, delays and pointers, by name. Properties
        keep their values even if the document's initial values have changed. Active states stay active even if they
        moved; missing states around and inside them are entered, with their entry actions.

        parameters, components and memory_limit are as for the constructor. Returns what could not be kept, one line
        each; if that is more than 64 KiB, a last line says so. Raises TextSyntaxError, DocumentError or LimitError as
        the constructor does; nothing has changed then."""
        options = _raw.anim_scene_options()
        check(_raw.anim_default_scene_options(options, sizeof(options)))
        _give(options, parameters, components, memory_limit)
        text = path_or_text if isinstance(path_or_text, bytes) else bytes_of(path_or_text)
        buffer = create_string_buffer(65_536)
        length = c_size_t()
        handle = self._handle
        handle.check(
            _raw.anim_scene_reload(handle.pointer, text, len(text), options, buffer, len(buffer), byref(length))
        )
        self._inputs = None
        return _lines(buffer, length.value)

    # Lifetime

    def close(self) -> None:
        """Releases the scene. Idempotent."""
        self._handle.close()

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""
        return self._handle.is_closed

    def __enter__(self) -> Scene:
        self._handle.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        if self._handle.is_closed:
            return "<Scene, closed>"
        return f"<Scene in state {self.state!r} at {self.time:g} s>"

    # Contents

    def _info(self) -> _raw.anim_scene_info:
        info = _raw.anim_scene_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_scene_get_info(self._handle.pointer, info))
        return info

    @property
    def stage(self) -> Stage:
        """The scene's stage. It cannot be advanced or closed by itself."""
        return self._stage

    @property
    def size(self) -> tuple[float, float]:
        """The document's width and height, in points."""
        info = self._info()
        return (info.width, info.height)

    @property
    def canvas(self) -> Rectangle:
        """The area that a picture must show: (0, 0) and the size unless the document sets another."""
        canvas = self._info().canvas
        return Rectangle(canvas.x, canvas.y, canvas.width, canvas.height)

    @property
    def node_count(self) -> int:
        """The number of nodes."""
        return self._info().node_count

    @property
    def region_count(self) -> int:
        """The number of hit regions."""
        return self._info().region_count

    # Properties

    def __getitem__(self, name: str) -> Property[Any]:
        """The property with a name. Raises NotFoundError, which is a KeyError."""
        return self._stage[name]

    def __contains__(self, name: object) -> bool:
        return name in self._stage

    def __iter__(self) -> Iterator[Property[Any]]:
        return iter(self._stage)

    @property
    def properties(self) -> list[Property[Any]]:
        """All properties in order of creation."""
        return list(self._stage)

    @property
    def names(self) -> list[str]:
        """The names of all named properties, in order of creation."""
        return [p.name for p in self._stage if p.name]

    def changed(self) -> list[Property[Any]]:
        """The properties whose presentation value may have changed since the last call."""
        return self._stage.changed()

    # Input

    @property
    def inputs(self) -> Inputs:
        """The document's inputs, by name."""
        return Inputs(self)

    def _described_inputs(self) -> dict[str, Input]:
        if self._inputs is None:
            described: dict[str, Input] = {}
            info = _raw.anim_input_info()
            info.struct_size = sizeof(info)
            for index in range(self._info().input_count):
                self._handle.check(_raw.anim_scene_get_input_info(self._handle.pointer, index, info))
                name = self._stage._text(info.name)
                described[name] = Input(name, _INPUT_KINDS[info.kind], info.minimum, info.maximum)
            self._inputs = described
        return self._inputs

    # The clock

    def advance(self, seconds: float) -> None:
        """Advances the clock by a time in seconds (0 to 100 000, rounded to the nearest flick)."""
        self._stage._callbacks.finish(self._stage, _raw.anim_scene_advance(self._handle.pointer, seconds))

    def advance_flicks(self, flicks: int) -> None:
        """Advances the clock by a number of flicks."""
        self._stage._callbacks.finish(
            self._stage, _raw.anim_scene_advance_flicks(self._handle.pointer, whole("flicks", flicks))
        )

    @property
    def time(self) -> float:
        """Stage time in seconds."""
        return self._stage.time

    @property
    def time_flicks(self) -> int:
        """Stage time in flicks."""
        return self._stage.time_flicks

    @property
    def host_time(self) -> float:
        """The sum of all advances, in seconds."""
        return self._stage.host_time

    @property
    def host_time_flicks(self) -> int:
        """The sum of all advances, in flicks."""
        return self._stage.host_time_flicks

    @property
    def paused(self) -> bool:
        """Whether the scene stands still when it is advanced."""
        return self._stage.paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._stage.paused = paused

    @property
    def time_scale(self) -> float:
        """The rate of stage time relative to that of advance: 0 to 1e6, initially 1."""
        return self._stage.time_scale

    @time_scale.setter
    def time_scale(self, scale: float) -> None:
        self._stage.time_scale = scale

    @property
    def step_budget(self) -> int:
        """As Stage.step_budget. Playing a trace ignores the budget."""
        return self._stage.step_budget

    @step_budget.setter
    def step_budget(self, steps: int) -> None:
        self._stage.step_budget = steps

    @property
    def owed(self) -> float:
        """As Stage.owed."""
        return self._stage.owed

    @property
    def is_animating(self) -> bool:
        """Whether any animation runs or waits; if not, there is no need to redraw."""
        return self._stage.is_animating

    def state_hash(self) -> int:
        """A 64-bit hash of all state that determines the scene's future: equal on hosts in the same state."""
        value = c_uint64()
        self._handle.check(_raw.anim_scene_get_hash(self._handle.pointer, value))
        return value.value

    # Snapshots

    def snapshot(self) -> bytes:
        """The whole state as bytes. A scene of the same document and parameters that restores them, in any process and
        on any machine, continues like this one, bit for bit. Raises as Stage.snapshot."""
        length = c_size_t()
        handle = self._handle
        handle.check(_raw.anim_scene_snapshot(handle.pointer, None, 0, length))
        buffer = (c_uint8 * length.value)()
        handle.check(_raw.anim_scene_snapshot(handle.pointer, buffer, len(buffer), length))
        return bytes(buffer)

    def restore(self, snapshot: bytes | bytearray | memoryview) -> None:
        """Restores the state of a snapshot, all or nothing. StateError for a snapshot with other parameters or of a
        document that is not equivalent: white space and the order of keys do not matter, the order of names does.
        TextSyntaxError for invalid bytes. The positions in played traces are unchanged."""
        held = bytes(memoryview(snapshot))
        array = (c_uint8 * len(held)).from_buffer_copy(held)
        self._handle.check(_raw.anim_scene_restore(self._handle.pointer, array, len(held)))

    def restore_edition(
        self,
        snapshot: bytes | bytearray | memoryview,
        edition: Document,
        path_or_text: str | bytes | os.PathLike[str] | Mapping[str, Any],
        *,
        parameters: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        memory_limit: int | None = None,
    ) -> list[str]:
        """Restores, by name, a snapshot of an older edition of a document, all or nothing.

        It is equivalent to restoring the snapshot in a scene of that edition and reloading the document (a file, or a
        text that begins with "{") there.

        Takes and returns what reload does. Later snapshots of the scene can only be restored by the scene itself, or by
        this call with the same edition and document; the latter only if the host has added no properties. Existing
        properties, animations and groups become invalid. StateError for a snapshot of another edition, TextSyntaxError
        for invalid bytes, and the errors of the constructor; nothing has changed then.
        """
        options = _raw.anim_scene_options()
        check(_raw.anim_default_scene_options(options, sizeof(options)))
        _give(options, parameters, components, memory_limit)
        text = path_or_text if isinstance(path_or_text, bytes) else bytes_of(path_or_text)
        held = bytes(memoryview(snapshot))
        array = (c_uint8 * len(held)).from_buffer_copy(held)
        buffer = create_string_buffer(65_536)
        length = c_size_t()
        handle = self._handle
        handle.check(
            _raw.anim_scene_restore_edition(
                handle.pointer,
                array,
                len(held),
                edition._handle.pointer,
                text,
                len(text),
                options,
                buffer,
                len(buffer),
                byref(length),
            )
        )
        self._inputs = None
        return _lines(buffer, length.value)

    # Events

    def events(self) -> list[Event]:
        """Removes all waiting events from the queue and returns them, oldest first."""
        return self._stage.events()

    def on_event(self, callback: Callable[[Event], object] | None) -> Callable[[Event], object] | None:
        """Calls back for every event; see Stage.on_event."""
        return self._stage.on_event(callback)

    # Traces

    def play(self, trace: Trace, until: float | None = None) -> None:
        """Plays a trace, from this scene's position in it, up to a host time in seconds (None: the end of the trace).
        Advances to each step, applies it there, and advances to the time.

        A step that is rejected raises, and the scene stays there; playing again retries the step.
        """
        self.play_flicks(trace, trace.end_flicks if until is None else flicks_from_seconds(until))

    def play_flicks(self, trace: Trace, until: int) -> None:
        """Plays a trace up to a host time in flicks; see play."""
        until = whole("until", until)
        next_step = c_size_t(self._next_steps.get(trace, 0))
        status = _raw.anim_scene_play(self._handle.pointer, trace._handle.pointer, c_int64(until), next_step)
        # A rejected step is identified here, so that the steps before it are not played twice.
        self._next_steps[trace] = next_step.value
        self._stage._callbacks.finish(self._stage, status)

    def apply_step(self, trace: Trace, index: int) -> None:
        """Applies one step's input now, regardless of its time."""
        index = whole("index", index, 0)
        self._handle.check(_raw.anim_scene_apply_step(self._handle.pointer, trace._handle.pointer, index))

    # Pictures

    def display_list(self) -> list[DrawCommand]:
        """The commands to draw now, from back to front."""
        return display_list(self._handle)

    @property
    def display_revision(self) -> int:
        """A number that grows whenever the display list has changed since it was last read."""
        return display_revision(self._handle)

    def display_damage(self, since: int) -> Rectangle | None:
        """The area to redraw since a revision of the display list, or None: the old and new bounds of everything that
        changed, inside the canvas; the whole canvas for an old revision, and for 0."""
        return display_damage(self._handle, since)

    def svg(self, background: ColorLike | None = None) -> str:
        """The display list as an SVG document whose viewBox is the canvas, over a background ("#RRGGBB", or three or
        four numbers) or none."""
        painted = None if background is None else (c_double * 4)(*color(background))
        self._handle.open()
        return read_text(_raw.anim_scene_get_svg, self._handle.pointer, painted)

    def _repr_svg_(self) -> str | None:
        """For notebooks: its present picture. None if it is closed, or has nothing to draw."""
        return None if self._handle.is_closed or not self.node_count else self.svg()
