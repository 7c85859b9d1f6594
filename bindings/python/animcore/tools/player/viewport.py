# SPDX-License-Identifier: MIT
"""The scene in the window: where it stands, and its picture."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pygame
import resvg_py

from ...render import fonts_for
from ...scene import Scene

if TYPE_CHECKING:
    from pygame import Rect, Surface

__all__ = ["Viewport"]

LARGEST_SCALE = 8.0
# A picture has no more pixels than this; beyond it, it is drawn smaller and enlarged.
LARGEST_PICTURE = 2**24
# Nor is it longer or higher than this, whatever scale is asked for.
LARGEST_SIDE = 2**13


class Viewport:
    """Shows the scene's canvas in the middle of an area. scale is pixels a point, or None: as the area allows."""

    def __init__(self, scale: float | None) -> None:
        self._wanted = scale
        self.area = pygame.Rect(0, 0, 1, 1)
        self.scale = 1.0
        self.origin = (0.0, 0.0)
        self._canvas: Any = (0.0, 0.0, 1.0, 1.0)
        self._drawn: tuple[int, int, tuple[int, int]] | None = None
        self._picture: Surface | None = None

    def place(self, area: Rect, scene: Scene, pixel_scale: float) -> None:
        """Fits the canvas into an area in pixels."""
        self.area, self._canvas = area, scene.canvas
        x, y, width, height = self._canvas
        margin = min(24 * pixel_scale, area.width * 0.1, area.height * 0.1)
        if self._wanted is not None:
            self.scale = min(self._wanted * pixel_scale, LARGEST_SIDE / max(width, height, 1e-9))
        else:
            fitting = min((area.width - 2 * margin) / max(width, 1e-9), (area.height - 2 * margin) / max(height, 1e-9))
            self.scale = max(1e-6, min(fitting, LARGEST_SCALE * pixel_scale))
        self.origin = (
            area.centerx - (x + width / 2) * self.scale,
            area.centery - (y + height / 2) * self.scale,
        )

    def point(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The point of the document at a pixel."""
        return ((pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale)

    def draw(self, surface: Surface, scene: Scene) -> None:
        """Draws the scene, anew only where it has changed. A document without size has no picture."""
        x, y, width, height = self._canvas
        if width <= 0 or height <= 0:
            return
        size = (max(1, round(width * self.scale)), max(1, round(height * self.scale)))
        drawn = (id(scene), scene.display_revision, size)
        if drawn != self._drawn:
            self._picture, self._drawn = rasterize(scene.svg(), size), drawn
        if self._picture is not None:
            previous = surface.get_clip()
            surface.set_clip(self.area)
            left_top = (round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale))
            surface.blit(self._picture, left_top)
            surface.set_clip(previous)


def rasterize(svg: str, size: tuple[int, int]) -> Surface:
    """An SVG as a surface of exactly this size, with smooth edges."""
    pixels = size[0] * size[1]
    shrink = min(1.0, (LARGEST_PICTURE / pixels) ** 0.5)
    image = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=max(1, round(size[0] * shrink)),
        height=max(1, round(size[1] * shrink)),
        **fonts_for(svg),
    )
    picture = pygame.image.load(io.BytesIO(bytes(image)), "scene.png").convert_alpha()
    if picture.get_size() == size:
        return picture
    if shrink < 1:
        return pygame.transform.smoothscale(picture, size)
    # Where the sides are not whole pixels, resvg keeps the proportions.
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
    return whole
