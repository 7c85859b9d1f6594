# SPDX-License-Identifier: MIT
"""The properties in the panel: what each is, and how it went lately."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...values import ValueKind
from . import theme
from .session import HISTORY, Curve, Session
from .widgets import Board, polyline, rounded

if TYPE_CHECKING:
    from pygame import Rect

__all__ = ["CurveRows"]

# Beside a curve, for its extremes.
GUTTER = 48


class CurveRows:
    """Draws the properties with their curves."""

    def __init__(self, session: Session, board: Board) -> None:
        self.session, self.board = session, board

    def draw(self, curve: Curve, left: int, right: int, y: int) -> int:
        """A property's row; returns where the next one begins."""
        px = self.board.px
        if not curve.values:
            return y
        value = curve.values[-1]
        is_color = curve.kind is ValueKind.COLOR
        text = _hexadecimal(value) if is_color else _said(value)
        middle = y + px(9)
        swatch = px(18) if is_color else 0
        taken = self.board.write(
            text,
            (right - swatch, middle),
            12,
            theme.INK,
            align="right",
            mono=True,
            width=(right - left) * 0.66,
        )
        if is_color:
            rounded(
                self.board.surface, self.board.rect(right - px(12), middle - px(6), px(12), px(12)), px(3), _rgb(value)
            )
        name_width = right - left - taken - swatch - px(10)
        said = self.board.write(curve.name, (left, middle), 12.5, theme.DIM, width=name_width)
        if curve.is_derived and said + px(70) < name_width:
            self.board.write("derived", (left + said + px(8), middle), 10.5, theme.FAINT)
        plot = self.board.rect(left, y + px(20), right - left, px(12 if is_color else 34))
        if not self.board.clip.colliderect(plot):
            return plot.bottom + px(10)
        if is_color:
            self._draw_band(curve, plot)
        else:
            self._draw_plot(curve, plot)
        return plot.bottom + px(10)

    def _across(self, times: Sequence[float], plot: Rect) -> list[float]:
        """Where times stand in a plot whose right edge is now."""
        now = self.session.scene.host_time
        return [plot.right - (now - time) / HISTORY * plot.width for time in times]

    def _draw_band(self, curve: Curve, plot: Rect) -> None:
        rounded(self.board.surface, plot, self.board.px(3), theme.RAISED)
        xs = self._across(curve.times, plot)
        edges = [*xs[1:], float(plot.right)]
        for start, end, value in zip(xs, edges, curve.values, strict=True):
            first = max(plot.left, math.floor(start))
            if end > first:
                self.board.fill(_rgb(value), self.board.rect(first, plot.top, math.ceil(end) - first, plot.height))

    def _draw_plot(self, curve: Curve, plot: Rect) -> None:
        px = self.board.px
        rounded(self.board.surface, plot, px(4), theme.mix(theme.PANEL, theme.RAISED, 0.6))
        numbers = [number for value in curve.values for number in value if math.isfinite(number)]
        low, high = (min(numbers), max(numbers)) if numbers else (0.0, 0.0)
        # The extremes stand in a margin of their own, to the left of the curve.
        margin = px(GUTTER)
        inner = self.board.rect(plot.left + margin, plot.top + px(4), plot.width - margin, plot.height - px(8))
        span = high - low
        is_flat = span <= 1e-9 * max(1.0, abs(low), abs(high))
        xs = self._across(curve.times, inner)
        before = self.board.surface.get_clip()
        self.board.surface.set_clip(inner.inflate(0, px(8)).clip(self.board.clip))
        for component in range(min(len(curve.values[0]), len(theme.CURVES))):
            color = theme.CURVES[component]
            if is_flat:
                points = [
                    (float(max(inner.left, xs[0])), float(inner.centery)),
                    (float(plot.right), float(inner.centery)),
                ]
                color = theme.mix(theme.PANEL, color, 0.5)
            else:
                points = [
                    (x, inner.bottom - (value[component] - low) / span * inner.height)
                    for x, value in zip(xs, curve.values, strict=True)
                    if math.isfinite(value[component])
                ]
            polyline(self.board.surface, points, color, max(2, round(1.3 * self.board.type.scale)))
        self.board.surface.set_clip(before)
        if not is_flat:
            for number, y in ((high, plot.top + px(8)), (low, plot.bottom - px(8))):
                place = (inner.left - px(6), y)
                self.board.write(f"{number:.3g}", place, 9.5, theme.DIM, align="right", mono=True)


def _said(value: Sequence[float]) -> str:
    shown = [f"{number:.3f}" if abs(number) < 1000 else f"{number:.5g}" for number in value]
    return "  ".join(shown)


def _rgb(value: Sequence[float]) -> theme.Color:
    red, green, blue = (round(255 * max(0.0, min(1.0, part))) for part in value[:3])
    return (red, green, blue)


def _hexadecimal(value: Sequence[float]) -> str:
    opacity = round(255 * max(0.0, min(1.0, value[3]))) if len(value) > 3 else 255
    return "#{:02X}{:02X}{:02X}".format(*_rgb(value)) + (f"{opacity:02X}" if opacity < 255 else "")
