# SPDX-License-Identifier: MIT
"""Frames of a scene as animated pictures, through Pillow, and as videos, through PyAV."""

from __future__ import annotations

import importlib
import io
import math
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...flicks import FLICKS_PER_SECOND
from ...render import (
    GIF_LARGEST_RATE,
    GIF_LARGEST_SIDE,
    MOST_PIXELS,
    Progress,
    RenderError,
    check_side,
    frame_durations,
    over,
    pixel_size,
    raster,
    save_gif,
)
from ...scene import Scene
from ...trace import Trace
from ...values import Color
from ..importing.report import Refused, Report
from .formats import Settings
from .samples import Player, recorded_time

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["MOST_PIXELS", "write_pictures"]

# Videos are written frame by frame.
MOST_VIDEO_PIXELS = 2**33
VIDEOS = {"mp4": ("libx264", {"crf": "16", "preset": "medium"}), "webm": ("libvpx-vp9", {"crf": "18", "b": "0"})}
# The matrix, the primaries and the transfer function of BT.709, and luma from 16 to 235: ITU-T H.273, tables 2 to 4.
BT709, LIMITED = 1, 1
# What has a limit of pixels a side: 16 bits in a GIF, 14 in a WebP, and 16 of the size less 1 in AV1.
SIDES = {"gif": ("a GIF", GIF_LARGEST_SIDE), "webp": ("a WebP", 2**14 - 1), "avif": ("an AVIF", 2**16)}
PILLOW: dict[str, dict[str, Any]] = {
    "apng": {"format": "PNG"},
    "webp": {"format": "WEBP", "lossless": True, "method": 4},
    "avif": {"format": "AVIF", "quality": 90, "speed": 6},
}


def _frames(scene: Scene, trace: Trace | None, count: int, fps: int) -> Iterator[str]:
    """The picture of each frame as SVG."""
    player = Player(scene, trace)
    for frame in range(count):
        player.advance_to((2 * frame * FLICKS_PER_SECOND + fps) // (2 * fps))
        yield scene.svg()


def _images(pictures: Iterator[str], size: tuple[int, int], ground: Color | None) -> Iterator[Image]:
    """The images of pictures; while nothing moves, it is the same one."""
    before, image = "", None
    for svg in pictures:
        if image is None or svg != before:
            before, image = svg, raster(svg, size)
            if ground is not None:
                image = over(image, ground)
        yield image


def write_pictures(
    scene: Scene,
    trace: Trace | None,
    format: str,
    report: Report,
    settings: Settings,
    *,
    duration: float | None,
    fps: int,
    progress: Progress,
) -> tuple[bytes, int]:
    """Plays the scene and gives a picture's or a video's bytes, and how many frames it has. Raises Refused for too many
    frames or pixels, and RenderError for what is not installed."""
    seconds = recorded_time(scene, trace, duration, fps)
    if format == "gif" and fps > GIF_LARGEST_RATE:
        raise Refused(f"a GIF shows at most {GIF_LARGEST_RATE} frames a second, not {fps}")
    ground = settings.background
    if format in ("gif", *VIDEOS) and (ground is None or ground.opacity < 1):
        raise Refused(f"a {format.upper()} needs an opaque background")
    size = pixel_size(scene, settings.scale)
    if format in SIDES:
        check_side(size, *SIDES[format])
    if format in VIDEOS:
        # Videos have their colors in blocks of two by two pixels.
        size = (size[0] + size[0] % 2, size[1] + size[1] % 2)
    count = math.ceil(seconds * fps - 1e-6) + 1
    most = MOST_VIDEO_PIXELS if format in VIDEOS else MOST_PIXELS
    if count * size[0] * size[1] > most:
        raise Refused(
            f"{count} frames of {size[0]} x {size[1]} pixels are more than {most} pixels in all: choose a smaller "
            "scale, fewer frames a second or a shorter duration"
        )
    images = _images(progress(_frames(scene, trace, count, fps), count, format), size, ground)
    report.taken("", f"{count} frames of {size[0]} x {size[1]} pixels")
    if format in VIDEOS:
        report.approximated("", "colors are compressed with loss")
        return _video(images, format, fps, size), count
    if format == "gif":
        report.approximated("", "256 colors for all frames, which last whole hundredths of a second")
        return _gif(list(images), fps), count
    if format == "avif":
        report.approximated("", "colors are compressed with loss")
    shown = list(images)
    if format in ("apng", "webp") and not _is_moving(shown):
        report.approximated("", "nothing moves, and so it is one picture, which has no duration")
    return _animated(shown, format, fps, settings.loop), count


def _is_moving(images: list[Image]) -> bool:
    first = images[0].tobytes()
    different = [image for image in images if image is not images[0]]
    return any(image.tobytes() != first for image in different)


def _gif(images: list[Image], fps: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "a.gif"
        save_gif(images, file, fps)
        return file.read_bytes()


def _animated(images: list[Image], format: str, fps: int, loop: bool) -> bytes:
    from PIL import features

    if format in ("webp", "avif") and not features.check(format):
        raise RenderError(f"this Pillow was built without {format.upper()}: pip install -U pillow")
    durations = frame_durations(len(images), fps, unit=1)
    file = io.BytesIO()
    try:
        images[0].save(
            file, save_all=True, append_images=images[1:], duration=durations, loop=int(not loop), **PILLOW[format]
        )
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise RenderError(f"Pillow could not write the picture: {error}") from None
    return file.getvalue()


def _video(images: Iterator[Image], format: str, fps: int, size: tuple[int, int]) -> bytes:
    try:
        # Without its types, which ask at each call whether a stream is one of video.
        av: Any = importlib.import_module("av")
    except ImportError:
        raise RenderError("videos need PyAV, which is not installed: pip install animcore[video]") from None
    codec, options = VIDEOS[format]
    file = io.BytesIO()
    try:
        with av.open(file, "w", format=format) as container:
            stream = container.add_stream(codec, rate=Fraction(fps), options=options)
            stream.width, stream.height = size
            stream.pix_fmt = "yuv420p"
            # Said in the file: players take a large video that says nothing for BT.709, and a small one for BT.601.
            context = stream.codec_context
            context.colorspace = context.color_primaries = context.color_trc = BT709
            context.color_range = LIMITED
            for image in images:
                frame = av.VideoFrame.from_image(image).reformat(format="yuv420p", dst_colorspace="ITU709")
                container.mux(stream.encode(frame))
            container.mux(stream.encode())
    except av.error.FFmpegError as error:
        raise RenderError(f"PyAV could not write the video: {error}") from None
    return file.getvalue()
