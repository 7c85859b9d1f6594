# SPDX-License-Identifier: MIT
"""Which formats can be written, and which of them a file's name asks for.

A format of key frames is a module of this package with a function `write(recording, report, settings)`, which gives a
Written. To add one, write the module and name it in FORMATS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...values import Color
from ..importing.report import Refused
from .tracks import Fitter

__all__ = ["FORMATS", "Format", "Settings", "Written", "files_of", "format_of", "printable"]


@dataclass(frozen=True)
class Format:
    """A format: what people call it, the endings of its files, and the module that writes it from a recording; pictures
    have none."""

    title: str
    suffixes: tuple[str, ...]
    module: str = ""


FORMATS: dict[str, Format] = {
    "lottie": Format("a Lottie animation", (".json",), "lottie"),
    "dotlottie": Format("a dotLottie archive", (".lottie",), "dotlottie"),
    "svg": Format("an SVG with SMIL", (".svg",), "smil"),
    "css": Format("a CSS style sheet, and its SVG beside it", (".css",), "css"),
    "html": Format("a page of SVG and CSS", (".html",), "css"),
    "gif": Format("an animated GIF", (".gif",)),
    "apng": Format("an animated PNG", (".png", ".apng")),
    "webp": Format("an animated WebP", (".webp",)),
    "avif": Format("an animated AVIF", (".avif",)),
    "mp4": Format("an H.264 video", (".mp4",)),
    "webm": Format("a VP9 video", (".webm",)),
}


@dataclass(frozen=True)
class Settings:
    """How to write. The tolerance is in points; loop is whether it plays for ever; scale is in pixels a point, and like
    the background of pictures alone; name is that of
    the file without its ending; format is that of FORMATS."""

    tolerance: float = 0.02
    loop: bool = False
    scale: float = 4.0
    background: Color | None = None
    name: str = "animation"
    format: str = ""


@dataclass(frozen=True)
class Written:
    """A file's contents, and those of files beside it by their endings; the key frames that it has."""

    data: bytes
    fitter: Fitter
    beside: dict[str, bytes] = field(default_factory=dict)


def printable(name: str) -> str:
    """A file's name as a text says it: without control characters, and with a sign for bytes that are no text."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)


def files_of(path: Path, format: str, data: bytes, beside: Mapping[str, bytes]) -> dict[Path, bytes]:
    """The files of a format. Raises Refused for a style sheet with another ending, for its SVG names it."""
    if format == "css" and path.suffix != ".css":
        raise Refused(f"a style sheet and its SVG are two files, the first of which ends with .css, not as {path} does")
    return {path: data} | {path.with_suffix(suffix): more for suffix, more in beside.items()}


def format_of(name: str | Path, given: str | None = None) -> str:
    """The format that was named, or that a file's ending asks for. Raises Refused where that is none."""
    if given is not None:
        if given not in FORMATS:
            raise Refused(f"there is no format {given}: {', '.join(FORMATS)}")
        return given
    suffix = Path(name).suffix.lower()
    for found, format in FORMATS.items():
        if suffix in format.suffixes:
            return found
    endings = ", ".join(suffix for format in FORMATS.values() for suffix in format.suffixes)
    raise Refused(f"{name} ends with none of {endings}; --format names the format")
