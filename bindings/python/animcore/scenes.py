# SPDX-License-Identifier: MIT
"""Many scenes advanced by one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import POINTER, c_size_t
from typing import NamedTuple, overload

from . import _raw
from ._sequences import PlainSequence, place_in
from .errors import check, closed
from .scene import Scene

__all__ = ["SceneChange", "Scenes"]


class SceneChange(NamedTuple):
    """A scene that must be drawn, or has events to read, after an advance."""

    scene: Scene
    number: int
    """The index among the scenes."""
    display: bool
    """Whether the display list has changed since it was last read."""
    events: bool
    """Whether events wait to be taken."""


class Scenes(PlainSequence[Scene]):
    """Scenes that are advanced together. Scenes at rest cost almost nothing, and those that changed are reported.

        crowd = Scenes(Scene.load("toggle.json") for _ in range(10_000))
        for change in crowd.advance(1 / 60):
            draw(change.number, change.scene.display_list())

    It keeps the scenes alive. Each can be used separately between two advances.
    """

    def __init__(self, scenes: Iterable[Scene]) -> None:
        self._scenes = tuple(scenes)
        self._handles = tuple(scene._handle for scene in self._scenes)
        self._callbacks = tuple(scene._stage._callbacks for scene in self._scenes)
        count = len(self._scenes)
        self._pointers = (POINTER(_raw.anim_scene) * count)(*(handle.open() for handle in self._handles))
        self._changes = (_raw.anim_scene_change * count)()

    def __len__(self) -> int:
        return len(self._scenes)

    @overload
    def __getitem__(self, index: int) -> Scene: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Scene]: ...
    def __getitem__(self, index: int | slice) -> Scene | Sequence[Scene]:
        return self._scenes[index] if isinstance(index, slice) else self._scenes[place_in(len(self), index, "scenes")]

    def advance(self, seconds: float, *, display: bool = True, events: bool = False) -> list[SceneChange]:
        """Advances the clock of each by a time in seconds (0 to 100 000, rounded to the nearest flick).

        display, events: what to report. A scene is reported every time until its display list (its events) were read.
        If one scene is rejected, none moves. Raises ClosedError if a scene was closed.
        """
        for handle in self._handles:
            if handle.pointer is None:
                raise closed(handle.what)
        wanted = (_raw.ANIM_SCENE_CHANGE_DISPLAY if display else 0) | (_raw.ANIM_SCENE_CHANGE_EVENTS if events else 0)
        changed = c_size_t()
        status = _raw.anim_scene_advance_many(
            self._pointers, len(self._scenes), seconds, wanted, self._changes, changed
        )
        # Before the callbacks, which may advance the scenes again.
        changes = [
            SceneChange(
                self._scenes[change.index],
                change.index,
                bool(change.what & _raw.ANIM_SCENE_CHANGE_DISPLAY),
                bool(change.what & _raw.ANIM_SCENE_CHANGE_EVENTS),
            )
            for change in self._changes[: changed.value]
        ]
        try:
            check(status)
        finally:
            for index, callbacks in enumerate(self._callbacks):
                if callbacks._pending:
                    callbacks.tell(self._scenes[index]._stage)
        return changes
