# SPDX-License-Identifier: MIT
"""Pictures of a scene that plays a trace: GIF, animated PNG, SVG frames, contact sheet.

The rasterizer is resvg (resvg-py), the container Pillow's: `pip install animcore[render]`. SVG frames need neither.
"""

from __future__ import annotations

import functools
import io
import math
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._files import write_file, write_files
from .flicks import flicks_to_seconds
from .scene import Scene
from .trace import Trace
from .transcript import frame_times
from .values import Color, ColorLike, color

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["RenderError", "render", "render_contact_sheet", "render_frames", "render_still"]

# GIF frames last a multiple of a hundredth of a second, and browsers slow down those shorter than two.
GIF_LARGEST_RATE = 50
CONTACT_SHEET_FRAMES = 24
CONTACT_SHEET_COLUMNS = 6
# Sides are 16 bits in a GIF.
GIF_LARGEST_SIDE = 2**16 - 1
# The most pixels of all different frames, which are all in memory before they are written: a gigabyte.
MOST_PIXELS = 2**28
# The most digits of a frame's number in a file's name.
MOST_DIGITS = 99
# The number of frames from which the palette of a GIF is made.
PALETTE_FRAMES = 48
# The most pixels from which a palette is made. More have no effect, and beyond 2^24 Pillow's k-means may not terminate.
PALETTE_PIXELS = 2**21

Progress = Callable[[Iterator[Any], int, str], Iterator[Any]]
Caption = Callable[[Scene, float], str]


class RenderError(Exception):
    """The picture cannot be made; the message has the reason and a remedy."""


def _imaging() -> tuple[Any, Any]:
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise RenderError(
            f"pictures need resvg-py and Pillow, and {error.name} is missing: pip install animcore[render]"
        ) from None
    return resvg_py, Image


def no_progress(items: Iterator[Any], _total: int, _title: str) -> Iterator[Any]:
    """Shows nothing."""
    return items


# Font files found on many machines; the first that exists replaces a font that a text does not name.
FONT_FILES = (
    *("Inter-Regular.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"),
    *("segoeui.ttf", "arial.ttf", "Arial.ttf", "Helvetica.ttc"),
)


@functools.cache
def _default_family() -> str | None:
    from PIL import ImageFont

    for file in FONT_FILES:
        try:
            return ImageFont.truetype(file, 12).getname()[0]
        except OSError:
            continue
    return None


def fonts_for(svg: str) -> dict[str, Any]:
    """The font options for resvg: none if there is no text, because reading a system's fonts takes time."""
    if "<text" not in svg:
        return {"skip_system_fonts": True}
    family = _default_family()
    return {"font_family": family, "sans_serif_family": family} if family else {}


DROP_SHADOW = re.compile(r"<feDropShadow ([^>]*)/>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


def _drop_shadow_in_steps(element: re.Match[str]) -> str:
    """The attributes go where each belongs; one that is not there has its default in both."""

    def those(*names: str) -> str:
        return "".join(f' {name}="{value}"' for name, value in ATTRIBUTE.findall(element[1]) if name in names)

    return (
        # Moved first: each step ends at the filter's region, which has no room for a blur of what casts the shadow.
        f'<feOffset in="SourceAlpha"{those("dx", "dy")}/><feGaussianBlur{those("stdDeviation")} result="shadow"/>'
        f'<feFlood{those("flood-color", "flood-opacity")}/><feComposite in2="shadow" operator="in"/>'
        '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>'
    )


def without_drop_shadows(svg: str) -> str:
    """Replaces feDropShadow by its equivalent steps (Filter Effects 1, section 9.12): resvg makes its color too bright
    when filters work in sRGB."""
    return DROP_SHADOW.sub(_drop_shadow_in_steps, svg)


FONT_WEIGHT = re.compile(r'(<text [^>]*?font-weight=")([^"]*)"')


def _whole_hundred(attribute: re.Match[str]) -> str:
    """The hundred that finds the same face of a font (CSS Fonts 4, section 5.2): where there is none of the weight,
    heavier ones come first from 400 on, and lighter ones below."""
    hundreds = float(attribute[2]) / 100
    whole = math.floor(hundreds) if hundreds < 4 else math.ceil(hundreds)
    return f'{attribute[1]}{100 * min(9, max(1, whole))}"'


def with_whole_weights(svg: str) -> str:
    """Gives texts weights that are whole hundreds: resvg takes all others for 400."""
    return FONT_WEIGHT.sub(_whole_hundred, svg)


def raster(svg: str, size: tuple[int, int]) -> Image:
    """Renders an SVG to an image with opacity (RGBA) of exactly this size in pixels, with antialiasing."""
    resvg_py, imaging = _imaging()
    svg = with_whole_weights(without_drop_shadows(svg))
    image: Image = imaging.open(
        io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], **fonts_for(svg))))
    ).convert("RGBA")
    if image.size != size:
        # If the sides are not integers, the picture is fitted into the pixels.
        whole: Image = imaging.new("RGBA", size, (0, 0, 0, 0))
        whole.paste(image, ((size[0] - image.width) // 2, (size[1] - image.height) // 2))
        image = whole
    return image


def over(image: Image, background: Color) -> Image:
    """The image over a color; without opacity (RGB) if the color is opaque."""
    _, imaging = _imaging()
    below: Image = imaging.new("RGBA", image.size, background.hexadecimal)
    below.alpha_composite(image)
    return below if background.opacity < 1 else below.convert("RGB")


def check_scale(scale: float) -> None:
    """Raises RenderError if the value is no scale, also for a picture in which nothing is measured in pixels."""
    if not (math.isfinite(scale) and scale > 0):
        raise RenderError(f"the scale must be a finite number more than 0, not {scale}")


def pixel_size(scene: Scene, scale: float) -> tuple[int, int]:
    """The size of a picture of the scene's canvas, in pixels."""
    check_scale(scale)
    canvas = scene.canvas
    size = (math.ceil(canvas.width * scale - 1e-9), math.ceil(canvas.height * scale - 1e-9))
    if not 1 <= size[0] * size[1] <= 2**26:
        raise RenderError(f"{size[0]} x {size[1]} pixels are too few or too many for a picture: choose another scale")
    return size


def check_side(size: tuple[int, int], format: str, most: int) -> None:
    """Raises RenderError for a picture that is too wide or too high for its format."""
    if max(size) > most:
        raise RenderError(f"{format} has at most {most} pixels a side, not {max(size)}: choose a smaller scale")


def render_frames(scene: Scene, trace: Trace, fps: int) -> Iterator[tuple[int, str]]:
    """Plays the trace and yields each frame's time in flicks and its picture as SVG, without a background."""
    for time in frame_times(trace, fps):
        scene.play_flicks(trace, time)
        yield time, scene.svg()


def frame_count(trace: Trace, fps: int) -> int:
    """How many frames render_frames yields."""
    return sum(1 for _ in frame_times(trace, fps))


def common_palette(images: list[Image]) -> Image:
    """An image with a palette that suits all images, so that a GIF can use a single palette: colors then do not flicker
    between frames."""
    _, imaging = _imaging()
    different = [image for number, image in enumerate(images) if number == 0 or image is not images[number - 1]]
    chosen = different[:: max(1, math.ceil(len(different) / PALETTE_FRAMES))]
    width, height = chosen[0].size
    shrink = math.sqrt(min(1.0, PALETTE_PIXELS / (width * height * len(chosen))))
    width, height = max(1, int(width * shrink)), max(1, int(height * shrink))
    sheet: Image = imaging.new("RGB", (width, height * len(chosen)))
    for row, image in enumerate(chosen):
        # By nearest neighbor, so that no colors are added to those of the frames.
        sheet.paste(image.resize((width, height), imaging.Resampling.NEAREST), (0, row * height))
    return sheet.quantize(256, method=imaging.Quantize.MEDIANCUT, kmeans=2)


def frame_durations(count: int, fps: int, unit: int) -> list[int]:
    """The durations of frames in milliseconds, each a multiple of the unit (also in milliseconds). Each frame ends as
    close as possible to its exact time, so errors do not accumulate."""
    ends = [(2 * 1000 * number + fps * unit) // (2 * fps * unit) for number in range(count + 1)]
    return [unit * (end - start) for start, end in pairwise(ends)]


def save_gif(images: list[Image], file: Path, fps: int) -> None:
    """Writes an endless animated GIF with one palette. No dithering, which would flicker. A file that was there stays
    until the new one is whole."""
    _, imaging = _imaging()
    palette = common_palette(images)
    frames: list[Image] = []
    for number, image in enumerate(images):
        is_same = number > 0 and image is images[number - 1]
        frames.append(frames[-1] if is_same else image.quantize(palette=palette, dither=imaging.Dither.NONE))
    durations = frame_durations(len(frames), fps, unit=10)
    more = {"append_images": frames[1:], "duration": durations, "loop": 0, "disposal": 1, "optimize": False}
    written = io.BytesIO()
    frames[0].save(written, format="GIF", save_all=True, **more)
    write_file(file, written.getvalue())


def save_apng(images: list[Image], file: Path, fps: int) -> None:
    """Writes an endless animated PNG in full color."""
    durations = frame_durations(len(images), fps, unit=1)
    written = io.BytesIO()
    images[0].save(written, format="PNG", save_all=True, append_images=images[1:], duration=durations, loop=0)
    write_file(file, written.getvalue())


def save_png(image: Image, file: Path) -> None:
    """Writes one picture."""
    written = io.BytesIO()
    image.save(written, format="PNG")
    write_file(file, written.getvalue())


def time_caption(_scene: Scene, time: float) -> str:
    """The default caption of a picture: its time."""
    return f"{time:.3f} s"


def state_caption(scene: Scene, time: float) -> str:
    """Time and state."""
    return f"{time:.3f} s  {scene.state}".rstrip()


def contact_sheet(images: list[tuple[str, Image]], ground: Color) -> Image:
    """Pictures in rows, each with its caption below, which is truncated if it is too long."""
    _, imaging = _imaging()
    from PIL import ImageDraw, ImageFont

    width, height = images[0][1].size
    gap, caption = max(8, width // 16), max(14, height // 8)
    columns = min(CONTACT_SHEET_COLUMNS, len(images))
    rows = math.ceil(len(images) / columns)
    size = (gap + columns * (width + gap), gap + rows * (height + caption + gap))
    sheet: Image = imaging.new("RGBA", size, ground.hexadecimal)
    pencil = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(size=max(10, caption * 2 // 3))
    light = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue
    ink = "#000000B0" if light * ground.opacity + (1 - ground.opacity) > 0.5 else "#FFFFFFC0"
    for number, (text, image) in enumerate(images):
        x = gap + number % columns * (width + gap)
        y = gap + number // columns * (height + caption + gap)
        sheet.paste(image, (x, y))
        while len(text) > 1 and pencil.textlength(text, font) > width + gap / 2:
            text = text.removesuffix("…")[:-1] + "…"
        pencil.text((x + width / 2, y + height + caption / 2), text, fill=ink, font=font, anchor="mm")
    return sheet if ground.opacity < 1 else sheet.convert("RGB")


def render_contact_sheet(
    scene: Scene,
    trace: Trace,
    file: Path,
    *,
    scale: float = 4.0,
    background: ColorLike | None = "#FFFFFF",
    frames: int = CONTACT_SHEET_FRAMES,
    caption: Caption = time_caption,
    progress: Progress = no_progress,
) -> None:
    """Writes a PNG with pictures of the trace from its beginning to its end, evenly spaced in time."""
    size = pixel_size(scene, scale)
    ground = None if background is None else color(background)
    times = [round(trace.end_flicks * number / max(1, frames - 1)) for number in range(frames)]
    images = []
    for time in progress(iter(times), len(times), file.name):
        scene.play_flicks(trace, time)
        image = raster(scene.svg(), size)
        text = caption(scene, flicks_to_seconds(time))
        images.append((text, image if ground is None else over(image, ground)))
    save_png(contact_sheet(images, ground or Color(1, 1, 1, 0)), file)


def render_still(scene: Scene, target: str, *, scale: float = 4.0, background: ColorLike | None = "#FFFFFF") -> Path:
    """Writes one picture of the scene's present state: .png, or .svg."""
    file = Path(target)
    suffix = file.suffix.lower()
    if suffix not in (".png", ".svg"):
        raise RenderError(f"{target} ends with neither .png nor .svg, and one picture is one of these")
    ground = None if background is None else color(background)
    check_scale(scale)
    if suffix == ".svg":
        write_file(file, scene.svg(ground))
        return file
    image = raster(scene.svg(), pixel_size(scene, scale))
    save_png(image if ground is None else over(image, ground), file)
    return file


def svg_file(target: str, number: int) -> Path:
    """The name of an SVG frame: "name.svg" gives name-0000.svg, a "%04d" in it is replaced by the frame's number, and
    "folder/" gives frame-0000.svg inside."""
    if target.endswith("/"):
        return Path(target) / f"frame-{number:04d}.svg"
    place = re.search(r"%(0?\d*)d", target)
    if place:
        if int(place.group(1) or 0) > MOST_DIGITS:
            raise RenderError(f"a frame's number has at most {MOST_DIGITS} digits, not {place.group(1)}")
        return Path(target[: place.start()] + f"{number:{place.group(1)}d}" + target[place.end() :])
    path = Path(target)
    return path.with_name(f"{path.stem}-{number:04d}.svg")


def render(
    scene: Scene,
    trace: Trace,
    target: str,
    *,
    fps: int | None = None,
    scale: float = 4.0,
    background: ColorLike | None = "#FFFFFF",
    progress: Progress = no_progress,
) -> list[Path]:
    """Plays the trace in the scene and writes pictures in the format of the target's suffix: .gif, .apng (animated),
    .png (a contact sheet), .svg or a folder with "/" at its end (a file for each frame).

    fps is by default 50 for a GIF and otherwise 60; scale is in pixels per point; background is a color, or None for
    none (not in a GIF, which has only full opacity or none). Returns the files. Raises RenderError.
    """
    suffix = Path(target).suffix.lower()
    is_svg = target.endswith("/") or suffix == ".svg"
    if not is_svg and suffix not in (".gif", ".apng", ".png"):
        raise RenderError(f"{target} ends with none of .gif, .apng, .png (a contact sheet), .svg and / (a folder)")
    rate = fps if fps is not None else GIF_LARGEST_RATE if suffix == ".gif" else 60
    if rate < 1:
        raise RenderError(f"a frame rate is at least 1, not {rate}")
    if suffix == ".gif" and rate > GIF_LARGEST_RATE:
        raise RenderError(f"a GIF shows at most {GIF_LARGEST_RATE} frames a second: choose fewer, or .apng")
    ground = None if background is None else color(background)
    if suffix == ".gif" and (ground is None or ground.opacity < 1):
        raise RenderError("a GIF needs an opaque background: its pixels are opaque or not there at all")
    check_scale(scale)
    file = Path(target)
    if suffix == ".png":
        render_contact_sheet(scene, trace, file, scale=scale, background=background, progress=progress)
        return [file]
    total = frame_count(trace, rate)
    if is_svg:
        files: dict[Path, bytes] = {}
        for number, time in enumerate(progress(frame_times(trace, rate), total, target)):
            scene.play_flicks(trace, time)
            files[svg_file(target, number)] = scene.svg(ground).encode()
        svg_file(target, 0).parent.mkdir(parents=True, exist_ok=True)
        write_files(files)
        return list(files)
    size = pixel_size(scene, scale)
    if suffix == ".gif":
        check_side(size, "a GIF", GIF_LARGEST_SIDE)
    images: list[Image] = []
    before, different = "", 0
    for _, svg in progress(render_frames(scene, trace, rate), total, file.name):
        # While nothing moves, the picture is reused.
        if svg == before:
            images.append(images[-1])
            continue
        before, different = svg, different + 1
        if different * size[0] * size[1] > MOST_PIXELS:
            raise RenderError(
                f"more than {MOST_PIXELS} pixels in all frames: choose a smaller scale, fewer frames a second or a "
                "shorter trace"
            )
        image = raster(svg, size)
        images.append(image if ground is None else over(image, ground))
    (save_gif if suffix == ".gif" else save_apng)(images, file, rate)
    return [file]
