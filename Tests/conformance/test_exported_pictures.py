# SPDX-License-Identifier: MIT
"""What is exported looks as the scene does: drawn by other players at the same times, and by the scene that comes of
importing it again."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("thorvg_python")
pytest.importorskip("resvg_py")
pytest.importorskip("fontTools")
pytest.importorskip("PIL")

import numpy as np
from animcore import Scene, Trace
from animcore.render import raster
from animcore.tools.exporting import Exported, export_data
from animcore.tools.importing import import_data
from documents_of_the_format import control_examples, trace_of
from exported_documents import MANIFOLD, turning
from lottie_judge import TOLERANCE, over_white, tvg
from PIL import Image, features

LONG = bool(os.environ.get("ANIMCORE_LONG"))
CONTROLS = Path(__file__).resolve().parents[2] / "controls"
# In pixels a point.
SCALE = 3
TIMES = 10 if LONG else 5
# Which part of the pixels may differ, in the mean of the pictures.
MOST = 0.01
CASES = (
    ("animatable-properties", "mixed"),
    ("fast-cart-button", "press-and-release"),
    ("gender-toggle", "interrupted-early"),
    ("transitioning-button", "failure"),
)
TRACES = sorted(
    (path.parent.name, path.stem)
    for path in (CONTROLS / "traces").glob("*/*.jsonl")
    if LONG or (path.parent.name, path.stem) in CASES
)


def played(control: str, name: str) -> tuple[Scene, Trace]:
    trace = Trace(CONTROLS / "traces" / control / f"{name}.jsonl")
    return Scene(CONTROLS / f"{control}.json", trace.seed or 0, parameters=trace.parameters), trace


def pixels(scene: Scene, size: tuple[int, int]) -> Any:
    return over_white(np.asarray(raster(scene.svg(), size)).astype(float), False)


def pictures(control: str, name: str, size: tuple[int, int], times: int = TIMES) -> Iterator[tuple[int, Any]]:
    """The scene's own pictures at some of its frames."""
    scene, trace = played(control, name)
    with scene:
        for index in range(times):
            frame = round(trace.end * 60 * (index + 0.37) / times)
            scene.play(trace, frame / 60)
            yield frame, pixels(scene, size)


def size_of(control: str, name: str) -> tuple[int, int]:
    scene, _ = played(control, name)
    with scene:
        return round(scene.canvas.width * SCALE), round(scene.canvas.height * SCALE)


def exported(control: str, name: str, format: str) -> Exported:
    scene, trace = played(control, name)
    with scene:
        return export_data(scene, format, trace, text="outlines")


def part_that_differs(one: Any, other: Any) -> float:
    return float((np.abs(one - other).max(axis=2) > TOLERANCE).mean())


@pytest.mark.parametrize(("control", "name"), TRACES)
def test_a_lottie_file_looks_as_the_scene_in_another_player_and_imported(control: str, name: str) -> None:
    made = exported(control, name, "lottie")
    size = size_of(control, name)
    canvas = tvg.SwCanvas(tvg.Engine())
    canvas.set_target(*size, cs=tvg.Colorspace.ABGR8888)
    animation = tvg.LottieAnimation(tvg.Engine())
    picture = animation.get_picture()
    assert picture.load_data(made.data, "lottie", None, True) == tvg.Result.SUCCESS
    picture.set_size(*size)
    canvas.add(picture)
    by_player, imported = [], []
    with Scene(import_data(made.data).text) as scene:
        for frame, ours in pictures(control, name, size):
            animation.set_frame(frame)
            canvas.update()
            canvas.draw(True)
            canvas.sync()
            theirs = over_white(np.asarray(canvas.get_pillow().convert("RGBA")).astype(float), True)
            by_player.append(part_that_differs(ours, theirs))
            scene.advance(frame / 60 - scene.time)
            imported.append(part_that_differs(ours, pixels(scene, size)))
    assert np.mean(by_player) <= MOST
    assert np.mean(imported) <= MOST / 4
    assert made.off <= 0.02


# A clip that moves by a style sheet is not imported.
@pytest.mark.parametrize(
    ("control", "name", "format"), [(*case, "svg") for case in CASES] + [(*case, "html") for case in CASES[:3]]
)
def test_an_svg_plays_alike_imported(control: str, name: str, format: str) -> None:
    made = exported(control, name, format)
    text = made.text[made.text.index("<svg") :].removesuffix("</body>\n</html>\n")
    size = size_of(control, name)
    different = []
    with Scene(import_data(text).text) as scene:
        for frame, ours in pictures(control, name, size):
            scene.advance(frame / 60 - scene.time)
            different.append(part_that_differs(ours, pixels(scene, size)))
    assert np.mean(different) <= MOST / 2


@pytest.mark.parametrize("format", ["lottie", "svg"])
@pytest.mark.parametrize("opacity", [1, 0.5])
def test_an_angular_gradient_turns_alike(format: str, opacity: float) -> None:
    """As sectors of one color each, whose edges are off by less than a pixel's color."""
    with Scene(turning(opacity)) as scene:
        made = export_data(scene, format, duration=2)
    assert ["sectors" in entry.what for entry in made.report.losses] == [True]
    with Scene(turning(opacity)) as scene, Scene(import_data(made.data).text) as other:
        for time in (0.01, 0.7, 1.5):
            scene.advance(time - scene.time)
            other.advance(time - other.time)
            assert part_that_differs(pixels(scene, (80, 80)), pixels(other, (80, 80))) <= 2 * MOST


def test_clips_strokes_and_skews_that_move_look_alike() -> None:
    """In SVG the clip is of several paths, one after the other, which Chromium shows and the importer leaves out."""
    with Scene(MANIFOLD) as scene:
        made = export_data(scene, "lottie", duration=1.5)
    assert made.report.is_exact
    with Scene(MANIFOLD) as scene, Scene(import_data(made.data).text) as other:
        for time in (0.1, 0.29, 0.31, 0.7, 1.25, 1.4):
            scene.advance(time - scene.time)
            other.advance(time - other.time)
            assert part_that_differs(pixels(scene, (240, 160)), pixels(other, (240, 160))) <= MOST, time


EXAMPLES = control_examples()
FEW = EXAMPLES if LONG else ("tab-bar", "pull-to-refresh")


# With their shadows in Lottie; filters of SVG are not imported.
@pytest.mark.parametrize(
    ("name", "format"),
    [(name, "lottie") for name in FEW] + [(name, "svg") for name in FEW if '"shadow"' not in EXAMPLES[name]],
)
def test_examples_look_alike_imported(name: str, format: str) -> None:
    trace = Trace(trace_of(json.loads(EXAMPLES[name])))
    with Scene(EXAMPLES[name]) as scene:
        made = export_data(scene, format, trace, text="outlines")
        size = round(scene.canvas.width), round(scene.canvas.height)
    different = []
    with Scene(EXAMPLES[name]) as scene, Scene(import_data(made.data).text) as other:
        for index in range(TIMES):
            time = trace.end * (index + 0.37) / TIMES
            scene.play(trace, time)
            other.advance(time - other.time)
            different.append(part_that_differs(pixels(scene, size), pixels(other, size)))
    assert np.mean(different) <= MOST


def boxes(scene: Scene) -> list[tuple[float, ...]]:
    """What each fill and stroke that is seen spans, from the corner of the canvas."""
    found: list[tuple[float, ...]] = []
    left, top = scene.canvas[:2]
    for command in scene.display_list():
        if command.kind in ("fill", "stroke") and command.coordinates and command.opacity > 0.01:
            a, b, c, d, tx, ty = command.transform
            pairs = list(zip(command.coordinates[::2], command.coordinates[1::2], strict=True))
            xs = [a * x + c * y + tx - left for x, y in pairs]
            ys = [b * x + d * y + ty - top for x, y in pairs]
            found.append((min(xs), max(xs), min(ys), max(ys)))
    return found


@pytest.mark.parametrize("format", ["lottie", "svg"])
def test_key_frames_are_right_between_the_samples_too(format: str) -> None:
    """The cart goes off at 3000 points a second; the tolerance is 0.02 points at the samples."""
    made = exported("fast-cart-button", "press-and-release", format)
    scene, trace = played("fast-cart-button", "press-and-release")
    worst = 0.0
    with scene, Scene(import_data(made.data).text) as other:
        for step in range(int(240 * trace.end)):
            time = (step + 0.5) / 240
            scene.play(trace, time)
            other.advance(time - other.time)
            ours, theirs = boxes(scene), boxes(other)
            if len(ours) == len(theirs):
                both = zip(ours, theirs, strict=True)
                worst = max(worst, max(abs(a - b) for one, two in both for a, b in zip(one, two, strict=True)))
    assert 0 < worst < 0.1


def frames_of(data: bytes, format: str) -> list[Any]:
    """The frames of a video by FFmpeg, of an animated picture by Pillow, each as long as it is shown."""
    if format in ("mp4", "webm"):
        with pytest.importorskip("av").open(io.BytesIO(data)) as video:
            # By BT.709, as the file says, and with smooth colors.
            reformatting = {"format": "rgb24", "src_colorspace": "ITU709", "interpolation": "BICUBIC"}
            return [frame.reformat(**reformatting).to_ndarray().astype(float) for frame in video.decode(video=0)]
    shown = []
    with Image.open(io.BytesIO(data)) as picture:
        for index in range(getattr(picture, "n_frames", 1)):
            picture.seek(index)
            image = np.asarray(picture.convert("RGB")).astype(float)
            # Equal frames are one that is shown longer.
            shown += [image] * max(1, round(picture.info.get("duration", 0) * RATE / 1000))
    return shown


# Mean differences of a frame, of 255. What loses nothing has the same pixels, rounded where they are put over white.
WORST_MEANS = {"apng": 0.02, "webp": 0.02, "gif": 3, "avif": 1.5, "mp4": 2, "webm": 2}
RATE = 20


@pytest.mark.parametrize("format", WORST_MEANS)
@pytest.mark.parametrize(("control", "name"), CASES)
def test_every_frame_of_a_picture_or_video_is_the_scenes(control: str, name: str, format: str) -> None:
    if format in ("webp", "avif") and not features.check(format):
        pytest.skip(f"this Pillow has no {format}")
    scene, trace = played(control, name)
    with scene:
        made = export_data(scene, format, trace, fps=RATE, scale=2, background="#FFF")
    frames = frames_of(made.data, format)
    assert len(frames) == made.frames
    height, width, _ = frames[0].shape
    scene, trace = played(control, name)
    differences = []
    shown = []
    with scene:
        for index, frame in enumerate(frames):
            scene.play(trace, index / RATE)
            size = round(scene.canvas.width * 2), round(scene.canvas.height * 2)
            # Videos have a column or a row more where a size is odd.
            assert (width - size[0], height - size[1]) in {(0, 0), (size[0] % 2, size[1] % 2)}
            ours = pixels(scene, size)[: size[1], : size[0], :3]
            differences.append(float(np.abs(frame[: size[1], : size[0]] - ours).mean()))
            shown.append(ours)
    assert max(differences) <= WORST_MEANS[format]
    # A tenth of a second later the picture is another one by more than that.
    assert max(float(np.abs(one - other).mean()) for one, other in zip(shown, shown[2:], strict=False)) > 5


def test_the_comparison_sees_a_picture_of_another_moment() -> None:
    """A picture of ten frames later is not taken for it."""
    control, name = CASES[1]
    frames = [picture for _, picture in pictures(control, name, size_of(control, name), 10)]
    assert part_that_differs(frames[4], frames[5]) > 2 * MOST
