# SPDX-License-Identifier: MIT
"""Lottie files that are imported look as ThorVG, another player, draws them: at the same frames, in the same size."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import lottie_files
import pytest
from animcore import Scene
from animcore.render import raster
from animcore.tools.importing import import_data
from lottie_files import FRAME_RATE
from lottie_random import random_file

np = pytest.importorskip("numpy")
tvg = pytest.importorskip("thorvg_python")
pytest.importorskip("resvg_py")
jsonschema = pytest.importorskip("jsonschema")

LONG = bool(os.environ.get("ANIMCORE_LONG"))
ROOT = Path(__file__).resolve().parents[2]
# Edges are smoothed otherwise by each renderer; in pictures of this size they are few pixels.
SCALE = 2
SIZE = (lottie_files.WIDTH * SCALE, lottie_files.HEIGHT * SCALE)
TIMES = 10
# A pixel is another where a component differs by more than this, of 255.
TOLERANCE = 8
MOST = 0.01
# And this many squares of three by three pixels, all of which differ.
SQUARES = 0
# Where edges of many shapes meet, a few may.
RANDOM_SQUARES = 25


@pytest.fixture(scope="module")
def engine() -> Any:
    return tvg.Engine()


@pytest.fixture(scope="module")
def validator() -> Any:
    schema = json.loads((ROOT / "docs/animcore-document.schema.json").read_text(encoding="utf-8"))
    return jsonschema.Draft202012Validator(schema)


def differences(one: Any, other: Any) -> tuple[float, int]:
    """Which part of the pixels differs, and how many squares of three by three do as a whole: edges that are smoothed
    otherwise make none, shapes at another place do."""
    different = np.abs(one - other).max(axis=2) > TOLERANCE
    windows = np.lib.stride_tricks.sliding_window_view(different, (3, 3))
    return float(different.mean()), int(windows.all(axis=(2, 3)).sum())


def over_white(image: Any, is_premultiplied: bool) -> Any:
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
        self.animation.set_frame(frame)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        return over_white(np.asarray(self.canvas.get_pillow().convert("RGBA")).astype(float), True)


@pytest.mark.parametrize("name", lottie_files.FILES)
def test_an_imported_file_looks_as_another_player_draws_it(name: str, engine: Any, validator: Any) -> None:
    lottie = lottie_files.FILES[name]()
    text = json.dumps(lottie)
    imported = import_data(text)
    assert imported.format == "lottie"
    assert not imported.report.losses
    assert [error.message for error in validator.iter_errors(imported.document)] == []
    judge = Judge(engine, json.dumps(lottie_files.JUDGED_AS[name]()) if name in lottie_files.JUDGED_AS else text)
    others = []
    with Scene.load(imported.text) as scene:
        for index in range(TIMES) if LONG else (1, 7):
            # Not at a frame where something begins, jumps or ends: there both are right.
            frame = 2 + 6 * index
            scene.advance(frame / lottie["fr"] - scene.time)
            ours = over_white(np.asarray(raster(scene.svg(), SIZE)).astype(float), False)
            others.append(differences(ours, judge.picture(frame)))
    assert np.mean([part for part, _ in others]) <= MOST
    assert max(squares for _, squares in others) <= SQUARES


def test_random_files_look_as_another_player_draws_them(engine: Any, validator: Any) -> None:
    parts = []
    for seed in range(120 if LONG else 8):
        text = json.dumps(random_file(seed))
        imported = import_data(text)
        assert [error.message for error in validator.iter_errors(imported.document)] == [], seed
        if imported.report.losses:
            continue
        judge = Judge(engine, text)
        with Scene.load(imported.text) as scene:
            # Between frames, where nothing jumps.
            for frame in (7.4, 23.4, 39.4, 53.4):
                scene.advance(frame / FRAME_RATE - scene.time)
                ours = over_white(np.asarray(raster(scene.svg(), SIZE)).astype(float), False)
                part, squares = differences(ours, judge.picture(frame))
                assert squares <= RANDOM_SQUARES, (seed, frame)
                parts.append(part)
    assert len(parts) > 4
    assert np.mean(parts) <= MOST


def test_the_judge_sees_a_difference(engine: Any) -> None:
    """A picture that is two points beside another one is not taken for it."""
    text = json.dumps(lottie_files.solids())
    picture = Judge(engine, text).picture(2)
    moved = np.roll(picture, 2 * SCALE, axis=1)
    assert differences(picture, moved)[1] > 20 * SQUARES
