# SPDX-License-Identifier: MIT
"""A player for notebooks: a scene that can be touched, played, paused, stepped and scrubbed, with its inputs.

    from animcore.notebook import Player

    Player("controls/gender-toggle.json")

It needs anywidget (pip install animcore[notebook]). The core computes everything in the notebook's kernel: the browser
shows pictures (SVG) and sends the user's input.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ._plain import shown
from .errors import AnimError
from .scene import Scene

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError(
        f"the player needs {error.name}, which is not installed: pip install animcore[notebook]"
    ) from None

__all__ = ["Player"]

# How many frames a message may ask for: a minute of 240 a second.
MOST_STEPS = 14_400


def _number(content: Mapping[str, Any], name: str) -> float:
    """A number of a message; a text of one, as fields of a page have them, too."""
    try:
        return float(content.get(name, "nothing"))
    except (TypeError, ValueError, OverflowError):
        raise ValueError(f"{name} must be a number, not {shown(content.get(name))}") from None


def _whole(content: Mapping[str, Any], name: str) -> int:
    number = _number(content, name)
    if not number.is_integer():
        raise ValueError(f"{name} must be a whole number, not {shown(content.get(name))}")
    return int(number)


# How many frames one can go back; each keeps a snapshot of a few KB.
KEPT = 3600


class Player(anywidget.AnyWidget):  # type: ignore[misc, unused-ignore]
    """A scene in a notebook: `Player(document)` with a file, a text, a dictionary or a Scene.

    fps is the number of frames per second (1 to 240), scale the number of pixels per point. scene is the scene itself:
    a cell that changes it (`player.scene.inputs["boy"] = True`) calls `refresh()` to show it. Raises as Scene.load.
    """

    # The text and not the file, for whose changes anywidget keeps every player, and with it every scene, for ever.
    _esm = Path(__file__).with_name("notebook.js").read_text(encoding="utf-8")

    svg = traitlets.Unicode().tag(sync=True)
    state = traitlets.Unicode().tag(sync=True)
    time = traitlets.Float().tag(sync=True)
    frame = traitlets.Int().tag(sync=True)
    frames = traitlets.Int().tag(sync=True)
    fps = traitlets.Int().tag(sync=True)
    scale = traitlets.Float().tag(sync=True)
    size = traitlets.List(traitlets.Float()).tag(sync=True)
    inputs = traitlets.List(traitlets.Dict()).tag(sync=True)
    # How many parts the focus can still go on to by Tab.
    stops = traitlets.Int().tag(sync=True)
    message = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        document: str | os.PathLike[str] | Mapping[str, Any] | Scene,
        *,
        fps: int = 60,
        scale: float = 4.0,
    ) -> None:
        if isinstance(fps, bool) or not hasattr(fps, "__index__"):
            raise TypeError(f"fps must be a whole number, not {shown(fps)}")
        if not 1 <= fps <= 240:
            raise ValueError(f"fps must be from 1 to 240, not {fps}")
        if isinstance(scale, (bool, str, bytes)) or not hasattr(scale, "__float__"):
            raise TypeError(f"scale must be a number, not {shown(scale)}")
        if not (math.isfinite(scale) and scale > 0):
            raise ValueError(f"scale must be a finite number more than 0, not {scale}")
        self.scene = document if isinstance(document, Scene) else Scene.load(document)
        super().__init__(fps=int(fps), scale=float(scale))
        # A snapshot of each frame that was shown: going back restores it, and the scene continues identically from
        # there.
        self._kept: list[bytes] = []
        self.on_msg(self._hear)
        self.size = list(self.scene.canvas)
        self._keep()

    def refresh(self) -> None:
        """Shows the present state of the scene."""
        self.svg = self.scene.svg()
        self.state = self.scene.state
        self.time = self.scene.time
        focusable = [each.focused for each in self.scene.accessibility if each.focusable and not each.disabled]
        self.stops = len(focusable) - (focusable.index(True) + 1 if True in focusable else 0)
        self.inputs = [
            {"name": name, "kind": str(self.scene.inputs.describe(name).kind), "value": self._value(name)}
            for name in self.scene.inputs
        ]

    def step(self, frames: int = 1) -> None:
        """Steps a number of frames forward; backward if it is negative, as far as frames are kept."""
        if frames < 0:
            self.seek(self.frame + frames)
            return
        if frames > MOST_STEPS:
            raise ValueError(f"frames must be at most {MOST_STEPS}, not {frames}")
        for _ in range(frames):
            if self.frame + 1 < len(self._kept):
                self.seek(self.frame + 1)
                continue
            self.scene.advance(1 / self.fps)
            self._keep()

    def seek(self, frame: int) -> None:
        """Shows an earlier frame, the nearest that is kept."""
        self.frame = min(max(frame, 0), len(self._kept) - 1)
        self.scene.restore(self._kept[self.frame])
        self.refresh()

    def _value(self, name: str) -> Any:
        return None if self.scene.inputs.describe(name).kind == "trigger" else self.scene.inputs[name]

    def _keep(self) -> None:
        self._kept.append(self.scene.snapshot())
        del self._kept[:-KEPT]
        self.frames = len(self._kept)
        self.frame = self.frames - 1
        self.refresh()

    def _changed(self) -> None:
        """The user did something: discards the later frames."""
        del self._kept[self.frame :]
        self._keep()

    def _hear(self, widget: Any, content: Mapping[str, Any], buffers: Any) -> None:
        """Receives messages from the browser. Errors of the core are shown below the picture."""
        del widget, buffers
        if not isinstance(content, Mapping):
            self.message = f"a message must be a dictionary, not {shown(content)}"
            return
        try:
            kind = content.get("kind")
            if kind == "step":
                self.step(_whole(content, "frames"))
            elif kind == "seek":
                self.seek(_whole(content, "frame"))
            elif kind == "pointer":
                number = _whole({"pointer": 0, **content}, "pointer")
                self.scene.pointer(str(content.get("action")), _number(content, "x"), _number(content, "y"), number)
                self._changed()
            elif kind == "key":
                self.scene.key(str(content.get("key")))
                self._changed()
            elif kind == "input":
                self._set(str(content.get("name")), content.get("value"))
                self._changed()
            self.message = ""
        except (AnimError, OverflowError, TypeError, ValueError) as error:
            self.message = str(error)

    def _set(self, name: str, value: Any) -> None:
        kind = self.scene.inputs.describe(name).kind
        if kind == "trigger":
            self.scene.inputs.fire(name)
        else:
            self.scene.inputs[name] = _number({"value": value}, "value") if kind == "number" else value
