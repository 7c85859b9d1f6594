"""What can be clicked, dragged and scrolled in the panel, and the shapes it is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from .theme import Colour

if TYPE_CHECKING:
    from pygame import Rect, Surface

__all__ = ["Zone", "disc", "polyline", "rounded", "switch"]

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


_shapes: dict[tuple[int, int, int, Colour], Surface] = {}


def rounded(surface: Surface, rect: Rect, radius: float, colour: Colour) -> None:
    """A filled rectangle with smooth round corners."""
    width, height = rect.size
    if width < 1 or height < 1:
        return
    corner = round(min(radius, width / 2, height / 2))
    key = (width, height, corner, colour)
    shape = _shapes.get(key)
    if shape is None:
        if len(_shapes) > 400:
            _shapes.clear()
        large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
        large.fill((*colour, 0))
        pygame.draw.rect(large, colour, large.get_rect(), border_radius=corner * FINE)
        shape = _shapes[key] = pygame.transform.smoothscale(large, (width, height))
    surface.blit(shape, rect.topleft)


def disc(surface: Surface, centre: Place, radius: float, colour: Colour) -> None:
    """A filled circle with a smooth edge."""
    size = max(2, round(2 * radius))
    rounded(surface, pygame.Rect(round(centre[0] - size / 2), round(centre[1] - size / 2), size, size), size, colour)


def switch(surface: Surface, rect: Rect, is_on: bool, on: Colour, off: Colour, knob: Colour) -> None:
    """A switch, to the right when it is on."""
    rounded(surface, rect, rect.height / 2, on if is_on else off)
    radius = rect.height / 2
    x = rect.right - radius if is_on else rect.left + radius
    disc(surface, (x, rect.centery), radius - max(2, rect.height * 0.14), knob)


def polyline(surface: Surface, points: Sequence[Place], colour: Colour, thickness: int) -> None:
    """A line through points, smooth, of a thickness in pixels."""
    if len(points) < 2:
        return
    for offset in range(thickness):
        shift = offset - (thickness - 1) / 2
        pygame.draw.aalines(surface, colour, False, [(x, y + shift) for x, y in points])
