# SPDX-License-Identifier: MIT
"""The inputs in the panel: switches, sliders, fields and buttons."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ...scene import InputKind
from . import theme
from .session import Session
from .widgets import Board, Place, Zone, disc, rounded, switch

if TYPE_CHECKING:
    from pygame import Rect

__all__ = ["InputRows"]


class InputRows:
    """Draws the inputs, and sets them. editing is the name of the text input that is being edited, or None."""

    def __init__(self, session: Session, board: Board) -> None:
        self.session, self.board = session, board
        self.editing: str | None = None
        self.edited = ""

    def type_text(self, text: str) -> None:
        """What was typed while a text input is edited."""
        self.edited += "".join(letter for letter in text if letter.isprintable())

    def end_editing(self, keep: bool = True) -> None:
        """Takes the edited text, or leaves the input as it was."""
        name, self.editing = self.editing, None
        if name is not None and keep:
            self.session.set_input(name, self.edited)

    def _edit(self, name: str) -> None:
        self.end_editing()
        self.editing, self.edited = name, str(self.session.scene.inputs[name])

    def draw(self, name: str, left: int, right: int, y: int) -> int:
        """A row for an input; returns where the next one begins."""
        px, session = self.board.px, self.session
        kind = session.scene.inputs.describe(name).kind
        height = px(30)
        middle = y + height // 2
        self.board.write(name, (left, middle), 13, width=(right - left) * 0.42)
        start = left + round((right - left) * 0.45)
        value = session.scene.inputs[name]
        if kind is InputKind.BOOLEAN:
            rect = self.board.rect(right - px(38), middle - px(10), px(38), px(20))
            switch(self.board.surface, rect, value, theme.ACCENT, theme.EDGE, theme.INK)
            self.board.add(Zone(rect.inflate(px(8), px(8)), press=lambda _: session.set_input(name, not value)))
        elif kind is InputKind.TRIGGER:
            rect = self.board.rect(right - px(64), middle - px(12), px(64), px(24))
            is_over = self.board.is_over(rect)
            rounded(self.board.surface, rect, px(6), theme.mix(theme.RAISED, theme.ACCENT, 0.55 if is_over else 0.35))
            self.board.write("Fire", rect.center, 12.5, align="center", bold=True)
            self.board.add(Zone(rect, press=lambda _: session.fire(name)))
        elif kind is InputKind.STRING:
            self._draw_text_field(name, str(value), self.board.rect(start, middle - px(12), right - start, px(24)))
        else:
            self._draw_number(name, float(value), self.board.rect(start, middle - px(12), right - start, px(24)))
        return y + height

    def _draw_text_field(self, name: str, value: str, rect: Rect) -> None:
        px, is_edited = self.board.px, self.editing == name
        rounded(self.board.surface, rect, px(6), theme.ACCENT if is_edited else theme.RAISED)
        if is_edited:
            rounded(self.board.surface, rect.inflate(-px(2), -px(2)), px(5), theme.RAISED)
        shown, width = (self.edited if is_edited else value), rect.width - px(18)
        while is_edited and shown and self.board.type.width(shown, 12.5) > width:
            shown = shown[1:]  # the end, where one writes, stays to be seen
        place = (rect.left + px(8), rect.centery)
        taken = self.board.write(shown, place, 12.5, theme.INK, width=None if is_edited else width)
        if is_edited:
            self.board.fill(theme.ACCENT, self.board.rect(place[0] + taken + 1, rect.centery - px(7), px(1.5), px(14)))
        self.board.add(Zone(rect, press=lambda _: self._edit(name)))

    def _draw_number(self, name: str, value: float, rect: Rect) -> None:
        session, px = self.session, self.board.px
        bounds = session.ranges.get(name)
        label = px(58)
        self.board.write(f"{value:.4g}", (rect.right, rect.centery), 12.5, theme.INK, align="right", mono=True)
        track = self.board.rect(rect.left, rect.centery - px(2), rect.width - label, px(4))
        if bounds is not None and len(bounds) == 2 and bounds[1] > bounds[0]:
            low, high = bounds

            def slide(place: Place) -> None:
                part = max(0.0, min(1.0, (place[0] - track.left) / track.width))
                session.set_input(name, _round_to(low + (high - low) * part, (high - low) / track.width))

            def notch(notches: float) -> None:
                now = float(session.scene.inputs[name])
                session.set_input(name, max(low, min(high, now + notches * (high - low) / 50)))

            knob = track.left + track.width * (value - low) / (high - low)
            rounded(self.board.surface, track, px(2), theme.EDGE)
            rounded(
                self.board.surface,
                self.board.rect(track.left, track.top, knob - track.left, px(4)),
                px(2),
                theme.ACCENT,
            )
            disc(self.board.surface, (knob, rect.centery), px(7), theme.INK)
            self.board.add(Zone(track.inflate(px(12), px(20)), slide, slide, notch))
            return

        step = 10 ** math.floor(math.log10(max(1.0, abs(value)))) / 100
        held = [0.0, value]

        def press(place: Place) -> None:
            held[:] = [place[0], float(session.scene.inputs[name])]

        def pull(place: Place) -> None:
            session.set_input(name, _round_to(held[1] + (place[0] - held[0]) / self.board.type.scale * step, step))

        def turn(notches: float) -> None:
            session.set_input(name, _round_to(float(session.scene.inputs[name]) + notches * step * 10, step))

        rounded(self.board.surface, rect, px(6), theme.RAISED)
        self.board.write("drag", (rect.left + px(10), rect.centery), 11.5, theme.FAINT)
        self.board.write(
            f"{value:.6g}",
            (rect.right - px(8), rect.centery),
            12.5,
            theme.INK,
            align="right",
            mono=True,
        )
        self.board.add(Zone(rect, press, pull, turn))


def _round_to(value: float, step: float) -> float:
    """A number with as many decimals as a step of this size asks for."""
    return round(value, max(0, 1 - math.floor(math.log10(step)))) if step > 0 else value
