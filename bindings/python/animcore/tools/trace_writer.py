"""Writing a trace: what is done to a scene, line by line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ..flicks import FLICKS_PER_SECOND
from ..scene import Scene

__all__ = ["TraceWriter"]


class TraceWriter:
    """The lines of a trace of one scene. A step's time is the scene's host time when it is written down, exactly: the
    double that is written rounds to the same flick."""

    def __init__(self, scene: Scene, document: str, seed: int = 0, parameters: Mapping[str, Any] | None = None) -> None:
        self._scene = scene
        self._steps: list[dict[str, Any]] = []
        self._header: dict[str, Any] = {"trace": 1, "document": document}
        if seed:
            self._header["seed"] = seed
        if parameters:
            self._header["parameters"] = dict(parameters)

    def step(self, **step: Any) -> None:
        """Writes down a step that happens now, by the keys of the trace format."""
        self._steps.append({"at": self._scene.host_time_flicks / FLICKS_PER_SECOND, **step})

    def __len__(self) -> int:
        return len(self._steps)

    def text(self) -> str:
        """The whole trace, ending at the scene's present time."""
        end = {"at": self._scene.host_time_flicks / FLICKS_PER_SECOND, "end": True}
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in (self._header, *self._steps, end))
