# SPDX-License-Identifier: MIT
"""The panel beside the scene: controls, states, inputs, properties with their curves, events."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from . import theme
from .curves import CurveRows
from .inputs import InputRows
from .session import SPEEDS, Session
from .theme import Type
from .widgets import Board, Place, Zone, disc, polyline, rounded

if TYPE_CHECKING:
    from pygame import Rect, Surface

__all__ = ["Panel"]

MARGIN = 16
# With more states than these, only the active ones are shown.
MOST_STATES = 16
EVENT_LINE = 18


class Panel:
    """Draws the panel and keeps what of it can be clicked. Sizes in interface points are multiplied by type.scale."""

    def __init__(self, session: Session, type_: Type) -> None:
        self.session, self.board = session, Board(type_)
        self.inputs = InputRows(session, self.board)
        self.curves = CurveRows(session, self.board)
        self.area = pygame.Rect(0, 0, 1, 1)
        self._scrolled = 0.0
        self._longest = 0.0

    @property
    def zones(self) -> list[Zone]:
        """What answers the mouse, the topmost last."""
        return self.board.zones

    def draw(self, surface: Surface, area: Rect, mouse: Place) -> None:
        """Draws all of it into an area in pixels, and makes the zones anew."""
        self.area = area
        self.board.begin(surface, area, mouse)
        surface.fill(theme.PANEL, area)
        surface.fill(theme.EDGE, self.board.rect(area.left, area.top, max(1, self.board.px(1)), area.height))
        left, right = area.left + self.board.px(MARGIN), area.right - self.board.px(MARGIN)
        y = self._draw_header(left, right, area.top + self.board.px(14))
        events = min(self.board.px(12 * EVENT_LINE + 40), (area.bottom - y) // 3)
        self._draw_events(left, right, area.bottom - events, area.bottom)
        self._draw_middle(left, right, y, area.bottom - events)

    def _draw_header(self, left: int, right: int, y: int) -> int:
        session, write, px = self.session, self.board.write, self.board.px
        time = f"{session.scene.time:.3f} s"
        taken = write(time, (right, y + px(9)), 13, theme.DIM, align="right", mono=True)
        write(session.title, (left, y + px(9)), 17, bold=True, width=right - left - taken - px(12))
        y += px(34)
        size = px(30)
        for number, (icon, action) in enumerate(
            (
                ("restart", session.restart),
                ("pause" if not session.paused else "play", self._toggle_pause),
                ("step", session.step),
            )
        ):
            rect = self.board.rect(left + number * (size + px(6)), y, size, size)
            is_over = self.board.is_over(rect)
            rounded(self.board.surface, rect, px(7), theme.mix(theme.RAISED, theme.INK, 0.14 if is_over else 0.04))
            self._draw_icon(icon, rect, theme.WARM if icon == "play" else theme.INK)
            self.board.add(Zone(rect, press=lambda _, action=action: action()))  # type: ignore[misc]
        self._draw_speed(left + 3 * (size + px(6)) + px(14), right, y + size // 2)
        return y + size + px(12)

    def _toggle_pause(self) -> None:
        self.session.paused = not self.session.paused
        self.session.version += 1

    def _draw_icon(self, icon: str, rect: Rect, color: theme.Color) -> None:
        x, y, unit = rect.centerx, rect.centery, self.board.type.scale
        surface = self.board.surface
        if icon == "pause":
            for side in (-4.5, 1.5):
                rounded(surface, self.board.rect(x + side * unit, y - 6 * unit, 3 * unit, 12 * unit), unit, color)
        elif icon in ("play", "step"):
            points = [(x - 4 * unit, y - 6 * unit), (x - 4 * unit, y + 6 * unit), (x + 5.5 * unit, y)]
            if icon == "step":
                points = [(left - 2.5 * unit, top * 0.85 + y * 0.15) for left, top in points]
                rounded(surface, self.board.rect(x + 4.5 * unit, y - 5.5 * unit, 2.2 * unit, 11 * unit), unit, color)
            pygame.draw.polygon(surface, color, points)
            pygame.draw.aalines(surface, color, True, points)
        else:
            arc = [
                (x + 5.5 * unit * math.cos(turn * math.pi / 24), y + 5.5 * unit * math.sin(turn * math.pi / 24))
                for turn in range(-8, 33)
            ]
            polyline(surface, arc, color, max(2, round(1.5 * unit)))
            tip = arc[0]
            head = [
                (tip[0] - 4 * unit, tip[1] - 2 * unit),
                (tip[0] + 2 * unit, tip[1] - 3 * unit),
                (tip[0], tip[1] + 3 * unit),
            ]
            pygame.draw.polygon(surface, color, head)
            pygame.draw.aalines(surface, color, True, head)

    def _draw_speed(self, left: int, right: int, y: int) -> None:
        session, px = self.session, self.board.px
        label = px(52)
        track = self.board.rect(left, y - px(2), right - left - label, px(4))
        slow, fast = math.log(SPEEDS[0]), math.log(SPEEDS[-1])

        def place_of(speed: float) -> float:
            return track.left + track.width * (math.log(max(SPEEDS[0], min(SPEEDS[-1], speed))) - slow) / (fast - slow)

        def set_speed(place: Place) -> None:
            session.speed = min(SPEEDS, key=lambda speed: abs(place_of(speed) - place[0]))
            session.version += 1

        rounded(self.board.surface, track, px(2), theme.EDGE)
        knob = place_of(session.speed)
        for speed in SPEEDS:
            disc(self.board.surface, (place_of(speed), y), px(2.5), theme.FAINT)
        disc(self.board.surface, (knob, y), px(7), theme.ACCENT if session.speed != 1 else theme.INK)
        text = f"\u00d7 {session.speed:g}"
        self.board.write(text, (right, y), 13, theme.INK, align="right", mono=True)
        self.board.add(
            Zone(track.inflate(px(12), px(24)), set_speed, set_speed, lambda notches: session.faster(round(notches)))
        )

    def _heading(self, text: str, left: int, y: int) -> int:
        self.board.write(text.upper(), (left, y + self.board.px(8)), 10.5, theme.FAINT, bold=True)
        return y + self.board.px(24)

    def _draw_middle(self, left: int, right: int, top: int, bottom: int) -> None:
        area = self.board.rect(self.area.left + 1, top, self.area.width - 1, bottom - top)
        self._scrolled = max(0.0, min(self._scrolled, self._longest - area.height))
        self.board.add(Zone(area, scroll=self._scroll))
        self.board.clip = area
        self.board.surface.set_clip(area)
        y = top - round(self._scrolled)
        start = y
        if self.session.states:
            y = self._draw_states(left, right, self._heading("States", left, y))
        if len(self.session.scene.inputs):
            y = self._heading("Inputs", left, y)
            for name in self.session.scene.inputs:
                y = self.inputs.draw(name, left, right, y)
            y += self.board.px(10)
        if self.session.curves:
            y = self._heading("Properties", left, y)
            for curve in self.session.curves:
                y = self.curves.draw(curve, left, right, y)
        self._longest = y - start + self.board.px(6)
        if self._longest > area.height:
            share = area.height / self._longest
            length = max(self.board.px(24), area.height * share)
            place = (area.right - self.board.px(5), top + self._scrolled * share)
            thumb = self.board.rect(*place, self.board.px(3), length)
            rounded(self.board.surface, thumb, self.board.px(2), theme.EDGE)
        self.board.surface.set_clip(None)
        self.board.clip = self.area

    def _scroll(self, notches: float) -> None:
        self._scrolled -= notches * self.board.px(48)
        self.session.version += 1

    # States

    def _draw_states(self, left: int, right: int, y: int) -> int:
        px, session = self.board.px, self.session
        active = session.active
        leaves = set(session.scene.state.split(" "))
        shown = session.states if len(session.states) <= MOST_STATES else active
        x, height = left, px(24)
        for name in shown:
            is_leaf, is_active = name in leaves, name in active
            width = min(self.board.type.width(name, 12.5, bold=is_leaf) + px(20), right - left)
            if x > left and x + width > right:
                x, y = left, y + height + px(6)
            rect = self.board.rect(x, y, width, height)
            ground = theme.mix(theme.PANEL, theme.GOOD, 0.26 if is_leaf else 0.12) if is_active else theme.RAISED
            rounded(self.board.surface, rect, px(12), ground)
            ink = theme.GOOD if is_active else theme.DIM
            self.board.write(name, rect.center, 12.5, ink, align="center", bold=is_leaf, width=width - px(16))
            x += width + px(6)
        return y + height + px(16)

    # Events

    def _draw_events(self, left: int, right: int, top: int, bottom: int) -> None:
        px = self.board.px
        self.board.fill(theme.EDGE, self.board.rect(self.area.left, top, self.area.width, max(1, px(1))))
        y = self._heading("Events", left, top + px(10))
        lines = max(0, (bottom - y - px(6)) // px(EVENT_LINE))
        happenings = list(self.session.happenings)[-lines:] if lines else []
        for happening in reversed(happenings):
            middle = y + px(EVENT_LINE) // 2
            self.board.write(
                f"{happening.time:.3f}",
                (left + px(58), middle),
                11.5,
                theme.FAINT,
                align="right",
                mono=True,
            )
            color = theme.TONES[happening.tone]
            self.board.write(happening.text, (left + px(70), middle), 12.5, color, width=right - left - px(70))
            y += px(EVENT_LINE)
