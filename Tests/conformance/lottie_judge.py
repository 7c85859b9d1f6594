# SPDX-License-Identifier: MIT
"""Pictures of Lottie files: the document's that comes of importing one, and those of ThorVG, another player."""

from __future__ import annotations

import dataclasses
import importlib
import json
from collections.abc import Callable, Iterable
from typing import Any

import lottie_files
import lottie_merged_files  # noqa: F401 - its files are among those of lottie_files
import lottie_more_files  # noqa: F401 - these too
import numpy as np
from animcore import Scene
from animcore.render import raster
from animcore.tools.importing import Imported, import_data

tvg: Any = importlib.import_module("thorvg_python")

__all__ = [
    "SIZE",
    "TIMES",
    "TOLERANCE",
    "Compared",
    "Judge",
    "compared",
    "differences",
    "over_white",
    "picture_of",
    "tvg",
]

# Edges are smoothed otherwise by each renderer; in pictures of this size they are few pixels.
SCALE = 2
SIZE = (lottie_files.WIDTH * SCALE, lottie_files.HEIGHT * SCALE)
TIMES = 10
# A pixel is another where a component differs by more than this, of 255.
TOLERANCE = 8


def differences(one: Any, other: Any) -> tuple[float, int]:
    """Which part of the pixels differs, and how many squares of three by three do as a whole: edges that are smoothed
    otherwise make none, shapes at another place do."""
    different = np.abs(one - other).max(axis=2) > TOLERANCE
    windows = np.lib.stride_tricks.sliding_window_view(different, (3, 3))
    return float(different.mean()), int(windows.all(axis=(2, 3)).sum())


def over_white(image: Any, is_premultiplied: bool) -> Any:
    """A picture's colors on white paper."""
    opacity = image[..., 3:] / 255
    return image[..., :3] * (1 if is_premultiplied else opacity) + 255 * (1 - opacity)


class Judge:
    """ThorVG with a file open."""

    def __init__(self, engine: Any, text: str) -> None:
        self.canvas = tvg.SwCanvas(engine)
        self.canvas.set_target(*SIZE, cs=tvg.Colorspace.ABGR8888)
        self.animation = tvg.LottieAnimation(engine)
        picture = self.animation.get_picture()
        assert picture.load_data(text.encode(), "lottie", None, True) == tvg.Result.SUCCESS
        picture.set_size(*SIZE)
        self.canvas.add(picture)

    def picture(self, frame: float) -> Any:
        """At a frame."""
        self.animation.set_frame(frame)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        return over_white(np.asarray(self.canvas.get_pillow().convert("RGBA")).astype(float), True)


def picture_of(scene: Scene) -> Any:
    """What a scene shows."""
    return over_white(np.asarray(raster(scene.svg(), SIZE)).astype(float), False)


@dataclasses.dataclass
class Compared:
    """A file, and how far its pictures are from the judge's."""

    imported: Imported
    parts: list[float]
    squares: list[int]


def judged(engine: Any, name: str, lottie: Any) -> Callable[[float], Any]:
    """The judge's picture at a frame. It leaves out merged paths, which Skia merges for it."""
    from lottie_merged_by_skia import has_merges, without_merges

    if has_merges(lottie):
        return lambda frame: Judge(engine, json.dumps(without_merges(lottie, frame))).picture(frame)
    return Judge(engine, json.dumps(lottie_files.JUDGED_AS.get(name, lambda: lottie)())).picture


def compared(engine: Any, name: str, indices: Iterable[int] = range(TIMES), aside: float = 0.0) -> Compared:
    """A file of lottie_files at some of ten times, not at a frame where something begins, jumps or ends: there both
    pictures are right."""
    lottie = lottie_files.FILES[name]()
    made = Compared(import_data(json.dumps(lottie)), [], [])
    picture = judged(engine, name, lottie)
    with Scene.load(made.imported.text) as scene:
        for index in indices:
            frame = 2 + 6 * index + aside
            scene.advance(frame / lottie["fr"] - scene.time)
            part, squares = differences(picture_of(scene), picture(frame))
            made.parts.append(part)
            made.squares.append(squares)
    return made
