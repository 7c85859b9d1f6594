# SPDX-License-Identifier: MIT
"""What can be clicked, dragged and scrolled in the panel, and the shapes it is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from .theme import INK, Color, Type

if TYPE_CHECKING:
    from pygame import Rect, Surface

__all__ = ["Board", "Zone", "disc", "polyline", "rounded", "switch"]

Place = tuple[float, float]

# Shapes are drawn this much larger and scaled down, for smooth edges.
FINE = 4


@dataclass
class Zone:
    """A place that answers the mouse. press is called with where it was pressed; drag, until it is let go, with where
    it is now; scroll with how many notches, up being positive."""

    rect: Rect
    press: Callable[[Place], None] | None = None
    drag: Callable[[Place], None] | None = None
    scroll: Callable[[float], None] | None = None


class Board:
    """What is drawn on: a surface, text, and the zones that were put there. Sizes in interface points are multiplied by
    type.scale."""

    def __init__(self, type_: Type) -> None:
        self.type = type_
        self.surface: Surface = pygame.Surface((1, 1))
        self.clip = pygame.Rect(0, 0, 1, 1)
        self.mouse: Place = (-1.0, -1.0)
        self.zones: list[Zone] = []

    def begin(self, surface: Surface, area: Rect, mouse: Place) -> None:
        """Draws on a surface from now on, and forgets the zones."""
        self.surface, self.clip, self.mouse, self.zones = surface, area, mouse, []

    def px(self, points: float) -> int:
        """Interface points in pixels."""
        return round(points * self.type.scale)

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of whole pixels."""
        return pygame.Rect(round(x), round(y), round(width), round(height))

    def write(
        self,
        text: str,
        place: Place,
        size: float = 13,
        color: Color = INK,
        *,
        align: str = "left",
        mono: bool = False,
        bold: bool = False,
        width: float | None = None,
    ) -> int:
        """Writes a line, as Type.write does."""
        return self.type.write(self.surface, text, place, size, color, align=align, mono=mono, bold=bold, width=width)

    def fill(self, color: Color, rect: Rect) -> None:
        """Fills a rectangle."""
        self.surface.fill(color, rect)

    def add(self, zone: Zone) -> None:
        """Puts a zone there; only what can be seen of it answers."""
        zone.rect = zone.rect.clip(self.clip)
        if zone.rect.width and zone.rect.height:
            self.zones.append(zone)

    def is_over(self, rect: Rect) -> bool:
        """Whether the mouse is over what can be seen of a rectangle."""
        return bool(self.clip.collidepoint(self.mouse) and rect.collidepoint(self.mouse))


_shapes: dict[tuple[int, int, int, Color], Surface] = {}


def rounded(surface: Surface, rect: Rect, radius: float, color: Color) -> None:
    """A filled rectangle with smooth round corners."""
    width, height = rect.size
    if width < 1 or height < 1:
        return
    corner = round(min(radius, width / 2, height / 2))
    key = (width, height, corner, color)
    shape = _shapes.get(key)
    if shape is None:
        if len(_shapes) > 400:
            _shapes.clear()
        large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
        large.fill((*color, 0))
        pygame.draw.rect(large, color, large.get_rect(), border_radius=corner * FINE)
        shape = _shapes[key] = pygame.transform.smoothscale(large, (width, height))
    surface.blit(shape, rect.topleft)


def disc(surface: Surface, center: Place, radius: float, color: Color) -> None:
    """A filled circle with a smooth edge."""
    size = max(2, round(2 * radius))
    rounded(surface, pygame.Rect(round(center[0] - size / 2), round(center[1] - size / 2), size, size), size, color)


def switch(surface: Surface, rect: Rect, is_on: bool, on: Color, off: Color, knob: Color) -> None:
    """A switch, to the right when it is on."""
    rounded(surface, rect, rect.height / 2, on if is_on else off)
    radius = rect.height / 2
    x = rect.right - radius if is_on else rect.left + radius
    disc(surface, (x, rect.centery), radius - max(2, rect.height * 0.14), knob)


def polyline(surface: Surface, points: Sequence[Place], color: Color, thickness: int) -> None:
    """A line through points, smooth, of a thickness in pixels."""
    if len(points) < 2:
        return
    for offset in range(thickness):
        shift = offset - (thickness - 1) / 2
        pygame.draw.aalines(surface, color, False, [(x, y + shift) for x, y in points])
