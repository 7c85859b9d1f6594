# SPDX-License-Identifier: MIT
"""Recording of actions on a scene as a trace."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from operator import index
from typing import Any, Literal

from ._files import file_path, write_files
from ._handle import Uncopied, whole
from ._words import shown
from .lists import Item
from .scene import Scene
from .statechart import EventValue
from .trace import json_of

__all__ = ["TraceRecorder"]


class TraceRecorder(Uncopied):
    """Passes inputs on to a scene and writes each down with its time, in the trace format: play the trace on a new
    scene of the same document, and the same happens at the same flicks.

        recorder = TraceRecorder(scene, document="toggle", seed=7)
        recorder.pointer("down", 25, 15)
        scene.advance(0.1)
        recorder.pointer("up", 25, 15)
        recorder.save("tap.jsonl")

    Actions that bypass the recorder are not recorded. An input that the scene rejects raises, and is not recorded
    either.
    """

    def __init__(
        self,
        scene: Scene,
        *,
        document: str | None = None,
        description: str | None = None,
        seed: int | None = None,
        parameters: Mapping[str, Any] | None = None,
    ) -> None:
        """document, description, seed and parameters are written to the first line: they describe the scene. A trace
        holds seeds up to 2**53 (ValueError)."""
        self._scene = scene
        if seed is not None:
            seed = whole("seed", seed, 0, 2**53)
        header: dict[str, Any] = {"trace": 1}
        facts = {"document": document, "description": description, "seed": seed, "parameters": parameters}
        header.update({key: value for key, value in facts.items() if value is not None})
        for name in ("document", "description"):
            if not isinstance(header.get(name, ""), str):
                raise TypeError(f"{name} must be a text or None, not {shown(header[name])}")
        self._lines = [json_of(header, ensure_ascii=False)]

    def _write(self, **step: Any) -> None:
        # A flick is 1.4 ns: a double of seconds identifies it, for 200 years.
        # Numbers of other types, such as numpy's, are converted as for the scene.
        self._lines.append(json.dumps({"at": self._scene.host_time, **step}, ensure_ascii=False, default=float))

    def pointer(self, kind: str, x: float = 0.0, y: float = 0.0, pointer: int = 0) -> None:
        """As Scene.pointer."""
        self._scene.pointer(kind, x, y, pointer)
        step: dict[str, Any] = {"pointer": kind}
        if pointer:
            step["id"] = index(pointer)
        if kind not in ("cancel", "leave"):
            step.update(x=x, y=y)
        self._write(**step)

    def wheel(self, x: float, y: float, dx: float = 0.0, dy: float = 0.0) -> bool:
        """As Scene.wheel."""
        used = self._scene.wheel(x, y, dx, dy)
        self._write(wheel=[dx, dy], x=x, y=y)
        return used

    def key(self, key: str, action: str = "press", shift: bool = False) -> bool:
        """As Scene.key."""
        used = self._scene.key(key, action, shift=shift)
        step: dict[str, Any] = {"key": key}
        if action != "press":
            step["action"] = action
        if shift:
            step["shift"] = True
        self._write(**step)
        return used

    def focus(self, region: str | None) -> None:
        """Moves the focus to a region, or to none."""
        self._scene.focus = region
        self._write(focus=region)

    def send(self, name: str, data: Mapping[str, EventValue] | None = None, /, **fields: EventValue) -> None:
        """As Scene.send."""
        given = {**(data or {}), **fields}
        self._scene.send(name, given)
        self._write(send=name, **({"data": given} if given else {}))

    def set(self, name: str, value: float | bool | str) -> None:
        """Sets an input."""
        self._scene.inputs[name] = value
        self._write(input=name, value=value)

    def fire(self, name: str) -> None:
        """Fires a trigger."""
        self._scene.inputs.fire(name)
        self._write(trigger=name)

    def append(
        self,
        name: str,
        values: Mapping[str, EventValue] | None = None,
        /,
        *,
        key: str | int | None = None,
        index: int | None = None,
        **fields: EventValue,
    ) -> Item:
        """Adds an item to a list, given by name, as ItemList.append."""
        given = {**(values or {}), **fields}
        item = self._scene.lists[name].append(given, key=key, index=index)
        step: dict[str, Any] = {"append": name, **({"values": given} if given else {})}
        if key is not None:
            step["item"] = str(key)
        if index is not None and index < len(self._scene.lists[name]):
            step["index"] = index
        self._write(**step)
        return item

    def remove(self, name: str, key: str | int) -> None:
        """Removes an item of a list."""
        self._scene.lists[name].remove(key)
        self._write(remove=name, item=str(key))

    def move(self, name: str, key: str | int, index: int) -> None:
        """Moves an item of a list to another index."""
        items = self._scene.lists[name]
        items.move(key, index)
        self._write(move=name, item=str(key), index=min(index, items.capacity))

    def update(
        self, name: str, key: str | int, values: Mapping[str, EventValue] | None = None, /, **fields: EventValue
    ) -> None:
        """Sets inputs of an item of a list."""
        given = {**(values or {}), **fields}
        self._scene.lists[name].update(key, given)
        self._write(update=name, item=str(key), values=given)

    def clear(self, name: str) -> None:
        """Removes all items of a list."""
        self._scene.lists[name].clear()
        self._write(clear=name)

    def pause(self, paused: bool = True) -> None:
        """Pauses or resumes the scene."""
        self._scene.paused = paused
        self._write(pause=bool(paused))

    def time_scale(self, scale: float) -> None:
        """Sets the rate of stage time."""
        self._scene.time_scale = scale
        self._write(timeScale=scale)

    def reduced_motion(self, policy: Literal["none", "jump", "fade"]) -> None:
        """As Stage.set_reduced_motion."""
        self._scene.stage.set_reduced_motion(policy)
        self._write(reducedMotion=policy)

    def lines(self) -> Iterator[str]:
        """The lines so far, and one that ends the trace now; without newlines."""
        yield from self._lines
        yield json.dumps({"at": self._scene.host_time, "end": True})

    @property
    def text(self) -> str:
        """The trace so far."""
        return "\n".join(self.lines()) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the trace so far to a file. One that was there stays until the new one is whole."""
        write_files({file_path(path): self.text.encode()})
