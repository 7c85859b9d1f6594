"""The panel beside the scene: controls, states, inputs, properties with their curves, events."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ...scene import InputKind
from ...values import Kind
from . import theme
from .session import HISTORY, SPEEDS, Curve, Session
from .theme import Type
from .widgets import Place, Zone, disc, polyline, rounded, switch

if TYPE_CHECKING:
    from pygame import Rect, Surface

__all__ = ["Panel"]

MARGIN = 16
# With more states than these, only the active ones are shown.
MOST_STATES = 16
EVENT_LINE = 18
# Beside a curve, for its extremes.
GUTTER = 48


class Panel:
    """Draws the panel and keeps what of it can be clicked. Sizes in interface points are multiplied by type.scale."""

    def __init__(self, session: Session, type_: Type) -> None:
        self.session, self.type = session, type_
        self.area = pygame.Rect(0, 0, 1, 1)
        self.zones: list[Zone] = []
        self.editing: str | None = None
        self.edited = ""
        self._scrolled = 0.0
        self._longest = 0.0
        self._clip = self.area
        self._surface: Surface

    # Measures

    def px(self, points: float) -> int:
        """Interface points in pixels."""
        return round(points * self.type.scale)

    def _rect(self, x: float, y: float, width: float, height: float) -> Rect:
        return pygame.Rect(round(x), round(y), round(width), round(height))

    def _zone(self, zone: Zone) -> None:
        """Only what can be seen of a zone answers."""
        zone.rect = zone.rect.clip(self._clip)
        if zone.rect.width and zone.rect.height:
            self.zones.append(zone)

    def _is_over(self, rect: Rect) -> bool:
        return bool(self._clip.collidepoint(self._mouse) and rect.collidepoint(self._mouse))

    # Editing a text

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

    # Drawing

    def draw(self, surface: Surface, area: Rect, mouse: Place) -> None:
        """Draws all of it into an area in pixels, and makes the zones anew."""
        self.area, self._surface, self._mouse = area, surface, mouse
        self.zones = []
        self._clip = area
        surface.fill(theme.PANEL, area)
        surface.fill(theme.EDGE, self._rect(area.left, area.top, max(1, self.px(1)), area.height))
        left, right = area.left + self.px(MARGIN), area.right - self.px(MARGIN)
        y = self._draw_header(left, right, area.top + self.px(14))
        events = min(self.px(12 * EVENT_LINE + 40), (area.bottom - y) // 3)
        self._draw_events(left, right, area.bottom - events, area.bottom)
        self._draw_middle(left, right, y, area.bottom - events)

    def _draw_header(self, left: int, right: int, y: int) -> int:
        session, write, px = self.session, self.type.write, self.px
        time = f"{session.scene.time:.3f} s"
        taken = write(self._surface, time, (right, y + px(9)), 13, theme.DIM, align="right", mono=True)
        write(self._surface, session.title, (left, y + px(9)), 17, bold=True, width=right - left - taken - px(12))
        y += px(34)
        size = px(30)
        for number, (icon, action) in enumerate(
            (
                ("restart", session.restart),
                ("pause" if not session.paused else "play", self._toggle_pause),
                ("step", session.step),
            )
        ):
            rect = self._rect(left + number * (size + px(6)), y, size, size)
            is_over = self._is_over(rect)
            rounded(self._surface, rect, px(7), theme.mix(theme.RAISED, theme.INK, 0.14 if is_over else 0.04))
            self._draw_icon(icon, rect, theme.WARM if icon == "play" else theme.INK)
            self._zone(Zone(rect, press=lambda _, action=action: action()))  # type: ignore[misc]
        self._draw_speed(left + 3 * (size + px(6)) + px(14), right, y + size // 2)
        return y + size + px(12)

    def _toggle_pause(self) -> None:
        self.session.paused = not self.session.paused
        self.session.version += 1

    def _draw_icon(self, icon: str, rect: Rect, colour: theme.Colour) -> None:
        x, y, unit = rect.centerx, rect.centery, self.type.scale
        surface = self._surface
        if icon == "pause":
            for side in (-4.5, 1.5):
                rounded(surface, self._rect(x + side * unit, y - 6 * unit, 3 * unit, 12 * unit), unit, colour)
        elif icon in ("play", "step"):
            points = [(x - 4 * unit, y - 6 * unit), (x - 4 * unit, y + 6 * unit), (x + 5.5 * unit, y)]
            if icon == "step":
                points = [(left - 2.5 * unit, top * 0.85 + y * 0.15) for left, top in points]
                rounded(surface, self._rect(x + 4.5 * unit, y - 5.5 * unit, 2.2 * unit, 11 * unit), unit, colour)
            pygame.draw.polygon(surface, colour, points)
            pygame.draw.aalines(surface, colour, True, points)
        else:
            arc = [
                (x + 5.5 * unit * math.cos(turn * math.pi / 24), y + 5.5 * unit * math.sin(turn * math.pi / 24))
                for turn in range(-8, 33)
            ]
            polyline(surface, arc, colour, max(2, round(1.5 * unit)))
            tip = arc[0]
            head = [
                (tip[0] - 4 * unit, tip[1] - 2 * unit),
                (tip[0] + 2 * unit, tip[1] - 3 * unit),
                (tip[0], tip[1] + 3 * unit),
            ]
            pygame.draw.polygon(surface, colour, head)
            pygame.draw.aalines(surface, colour, True, head)

    def _draw_speed(self, left: int, right: int, y: int) -> None:
        session, px = self.session, self.px
        label = px(52)
        track = self._rect(left, y - px(2), right - left - label, px(4))
        slow, fast = math.log(SPEEDS[0]), math.log(SPEEDS[-1])

        def place_of(speed: float) -> float:
            return track.left + track.width * (math.log(max(SPEEDS[0], min(SPEEDS[-1], speed))) - slow) / (fast - slow)

        def set_speed(place: Place) -> None:
            session.speed = min(SPEEDS, key=lambda speed: abs(place_of(speed) - place[0]))
            session.version += 1

        rounded(self._surface, track, px(2), theme.EDGE)
        knob = place_of(session.speed)
        for speed in SPEEDS:
            disc(self._surface, (place_of(speed), y), px(2.5), theme.FAINT)
        disc(self._surface, (knob, y), px(7), theme.ACCENT if session.speed != 1 else theme.INK)
        text = f"\u00d7 {session.speed:g}"
        self.type.write(self._surface, text, (right, y), 13, theme.INK, align="right", mono=True)
        self._zone(
            Zone(track.inflate(px(12), px(24)), set_speed, set_speed, lambda notches: session.faster(round(notches)))
        )

    def _heading(self, text: str, left: int, y: int) -> int:
        self.type.write(self._surface, text.upper(), (left, y + self.px(8)), 10.5, theme.FAINT, bold=True)
        return y + self.px(24)

    def _draw_middle(self, left: int, right: int, top: int, bottom: int) -> None:
        area = self._rect(self.area.left + 1, top, self.area.width - 1, bottom - top)
        self._longest = max(0.0, min(self._longest, 1e9))
        self._scrolled = max(0.0, min(self._scrolled, self._longest - area.height))
        self._zone(Zone(area, scroll=self._scroll))
        self._clip = area
        self._surface.set_clip(area)
        y = top - round(self._scrolled)
        start = y
        if self.session.states:
            y = self._draw_states(left, right, self._heading("States", left, y))
        if len(self.session.scene.inputs):
            y = self._heading("Inputs", left, y)
            for name in self.session.scene.inputs:
                y = self._draw_input(name, left, right, y)
            y += self.px(10)
        if self.session.curves:
            y = self._heading("Properties", left, y)
            for curve in self.session.curves:
                y = self._draw_curve(curve, left, right, y)
        self._longest = y - start + self.px(6)
        if self._longest > area.height:
            share = area.height / self._longest
            thumb = self._rect(
                area.right - self.px(5), top + self._scrolled * share, self.px(3), max(self.px(24), area.height * share)
            )
            rounded(self._surface, thumb, self.px(2), theme.EDGE)
        self._surface.set_clip(None)
        self._clip = self.area

    def _scroll(self, notches: float) -> None:
        self._scrolled -= notches * self.px(48)
        self.session.version += 1

    # States

    def _draw_states(self, left: int, right: int, y: int) -> int:
        px, session = self.px, self.session
        active = session.active
        leaves = set(session.scene.state.split(" "))
        shown = session.states if len(session.states) <= MOST_STATES else active
        x, height = left, px(24)
        for name in shown:
            is_leaf, is_active = name in leaves, name in active
            width = min(self.type.width(name, 12.5, bold=is_leaf) + px(20), right - left)
            if x > left and x + width > right:
                x, y = left, y + height + px(6)
            rect = self._rect(x, y, width, height)
            ground = theme.mix(theme.PANEL, theme.GOOD, 0.26 if is_leaf else 0.12) if is_active else theme.RAISED
            rounded(self._surface, rect, px(12), ground)
            ink = theme.GOOD if is_active else theme.DIM
            self.type.write(
                self._surface, name, rect.center, 12.5, ink, align="centre", bold=is_leaf, width=width - px(16)
            )
            x += width + px(6)
        return y + height + px(16)

    # Inputs

    def _draw_input(self, name: str, left: int, right: int, y: int) -> int:
        px, session = self.px, self.session
        kind = session.scene.inputs.describe(name).kind
        height = px(30)
        middle = y + height // 2
        self.type.write(self._surface, name, (left, middle), 13, width=(right - left) * 0.42)
        start = left + round((right - left) * 0.45)
        value = session.scene.inputs[name]
        if kind is InputKind.BOOLEAN:
            rect = self._rect(right - px(38), middle - px(10), px(38), px(20))
            switch(self._surface, rect, value, theme.ACCENT, theme.EDGE, theme.INK)
            self._zone(Zone(rect.inflate(px(8), px(8)), press=lambda _: session.set_input(name, not value)))
        elif kind is InputKind.TRIGGER:
            rect = self._rect(right - px(64), middle - px(12), px(64), px(24))
            is_over = self._is_over(rect)
            rounded(self._surface, rect, px(6), theme.mix(theme.RAISED, theme.ACCENT, 0.55 if is_over else 0.35))
            self.type.write(self._surface, "Fire", rect.center, 12.5, align="centre", bold=True)
            self._zone(Zone(rect, press=lambda _: session.fire(name)))
        elif kind is InputKind.STRING:
            self._draw_text_field(name, str(value), self._rect(start, middle - px(12), right - start, px(24)))
        else:
            self._draw_number(name, float(value), self._rect(start, middle - px(12), right - start, px(24)))
        return y + height

    def _draw_text_field(self, name: str, value: str, rect: Rect) -> None:
        px, is_edited = self.px, self.editing == name
        rounded(self._surface, rect, px(6), theme.ACCENT if is_edited else theme.RAISED)
        if is_edited:
            rounded(self._surface, rect.inflate(-px(2), -px(2)), px(5), theme.RAISED)
        shown, width = (self.edited if is_edited else value), rect.width - px(18)
        while is_edited and shown and self.type.width(shown, 12.5) > width:
            shown = shown[1:]  # the end, where one writes, stays to be seen
        place = (rect.left + px(8), rect.centery)
        taken = self.type.write(self._surface, shown, place, 12.5, theme.INK, width=None if is_edited else width)
        if is_edited:
            self._surface.fill(theme.ACCENT, self._rect(place[0] + taken + 1, rect.centery - px(7), px(1.5), px(14)))
        self._zone(Zone(rect, press=lambda _: self._edit(name)))

    def _draw_number(self, name: str, value: float, rect: Rect) -> None:
        session, px = self.session, self.px
        bounds = session.ranges.get(name)
        label = px(58)
        self.type.write(
            self._surface, f"{value:.4g}", (rect.right, rect.centery), 12.5, theme.INK, align="right", mono=True
        )
        track = self._rect(rect.left, rect.centery - px(2), rect.width - label, px(4))
        if bounds is not None and len(bounds) == 2 and bounds[1] > bounds[0]:
            low, high = bounds

            def slide(place: Place) -> None:
                part = max(0.0, min(1.0, (place[0] - track.left) / track.width))
                session.set_input(name, _round_to(low + (high - low) * part, (high - low) / track.width))

            def notch(notches: float) -> None:
                now = float(session.scene.inputs[name])
                session.set_input(name, max(low, min(high, now + notches * (high - low) / 50)))

            knob = track.left + track.width * (value - low) / (high - low)
            rounded(self._surface, track, px(2), theme.EDGE)
            rounded(self._surface, self._rect(track.left, track.top, knob - track.left, px(4)), px(2), theme.ACCENT)
            disc(self._surface, (knob, rect.centery), px(7), theme.INK)
            self._zone(Zone(track.inflate(px(12), px(20)), slide, slide, notch))
            return

        step = 10 ** math.floor(math.log10(max(1.0, abs(value)))) / 100
        held = [0.0, value]

        def press(place: Place) -> None:
            held[:] = [place[0], float(session.scene.inputs[name])]

        def pull(place: Place) -> None:
            session.set_input(name, _round_to(held[1] + (place[0] - held[0]) / self.type.scale * step, step))

        def turn(notches: float) -> None:
            session.set_input(name, _round_to(float(session.scene.inputs[name]) + notches * step * 10, step))

        rounded(self._surface, rect, px(6), theme.RAISED)
        self.type.write(self._surface, "drag", (rect.left + px(10), rect.centery), 11.5, theme.FAINT)
        self.type.write(
            self._surface, f"{value:.6g}", (rect.right - px(8), rect.centery), 12.5, theme.INK, align="right", mono=True
        )
        self._zone(Zone(rect, press, pull, turn))

    # Properties

    def _draw_curve(self, curve: Curve, left: int, right: int, y: int) -> int:
        px = self.px
        if not curve.values:
            return y
        value = curve.values[-1]
        is_colour = curve.kind is Kind.COLOUR
        text = _hexadecimal(value) if is_colour else _said(value)
        middle = y + px(9)
        swatch = px(18) if is_colour else 0
        taken = self.type.write(
            self._surface,
            text,
            (right - swatch, middle),
            12,
            theme.INK,
            align="right",
            mono=True,
            width=(right - left) * 0.66,
        )
        if is_colour:
            rounded(self._surface, self._rect(right - px(12), middle - px(6), px(12), px(12)), px(3), _rgb(value))
        name_width = right - left - taken - swatch - px(10)
        said = self.type.write(self._surface, curve.name, (left, middle), 12.5, theme.DIM, width=name_width)
        if curve.is_derived and said + px(70) < name_width:
            self.type.write(self._surface, "derived", (left + said + px(8), middle), 10.5, theme.FAINT)
        plot = self._rect(left, y + px(20), right - left, px(12 if is_colour else 34))
        if not self._clip.colliderect(plot):
            return plot.bottom + px(10)
        if is_colour:
            self._draw_band(curve, plot)
        else:
            self._draw_plot(curve, plot)
        return plot.bottom + px(10)

    def _across(self, times: Sequence[float], plot: Rect) -> list[float]:
        """Where times stand in a plot whose right edge is now."""
        now = self.session.scene.host_time
        return [plot.right - (now - time) / HISTORY * plot.width for time in times]

    def _draw_band(self, curve: Curve, plot: Rect) -> None:
        rounded(self._surface, plot, self.px(3), theme.RAISED)
        xs = self._across(curve.times, plot)
        edges = [*xs[1:], float(plot.right)]
        for start, end, value in zip(xs, edges, curve.values, strict=True):
            first = max(plot.left, math.floor(start))
            if end > first:
                self._surface.fill(_rgb(value), self._rect(first, plot.top, math.ceil(end) - first, plot.height))

    def _draw_plot(self, curve: Curve, plot: Rect) -> None:
        px = self.px
        rounded(self._surface, plot, px(4), theme.mix(theme.PANEL, theme.RAISED, 0.6))
        numbers = [number for value in curve.values for number in value if math.isfinite(number)]
        low, high = (min(numbers), max(numbers)) if numbers else (0.0, 0.0)
        # The extremes stand in a margin of their own, to the left of the curve.
        margin = px(GUTTER)
        inner = self._rect(plot.left + margin, plot.top + px(4), plot.width - margin, plot.height - px(8))
        span = high - low
        is_flat = span <= 1e-9 * max(1.0, abs(low), abs(high))
        xs = self._across(curve.times, inner)
        before = self._surface.get_clip()
        self._surface.set_clip(inner.inflate(0, px(8)).clip(self._clip))
        for component in range(min(len(curve.values[0]), len(theme.CURVES))):
            colour = theme.CURVES[component]
            if is_flat:
                points = [
                    (float(max(inner.left, xs[0])), float(inner.centery)),
                    (float(plot.right), float(inner.centery)),
                ]
                colour = theme.mix(theme.PANEL, colour, 0.5)
            else:
                points = [
                    (x, inner.bottom - (value[component] - low) / span * inner.height)
                    for x, value in zip(xs, curve.values, strict=True)
                    if math.isfinite(value[component])
                ]
            polyline(self._surface, points, colour, max(2, round(1.3 * self.type.scale)))
        self._surface.set_clip(before)
        if not is_flat:
            for number, y in ((high, plot.top + px(8)), (low, plot.bottom - px(8))):
                place = (inner.left - px(6), y)
                self.type.write(self._surface, f"{number:.3g}", place, 9.5, theme.DIM, align="right", mono=True)

    # Events

    def _draw_events(self, left: int, right: int, top: int, bottom: int) -> None:
        px = self.px
        self._surface.fill(theme.EDGE, self._rect(self.area.left, top, self.area.width, max(1, px(1))))
        y = self._heading("Events", left, top + px(10))
        lines = max(0, (bottom - y - px(6)) // px(EVENT_LINE))
        happenings = list(self.session.happenings)[-lines:] if lines else []
        for happening in reversed(happenings):
            middle = y + px(EVENT_LINE) // 2
            self.type.write(
                self._surface,
                f"{happening.time:.3f}",
                (left + px(58), middle),
                11.5,
                theme.FAINT,
                align="right",
                mono=True,
            )
            colour = theme.TONES[happening.tone]
            self.type.write(
                self._surface, happening.text, (left + px(70), middle), 12.5, colour, width=right - left - px(70)
            )
            y += px(EVENT_LINE)


def _round_to(value: float, step: float) -> float:
    """A number with as many decimals as a step of this size asks for."""
    return round(value, max(0, 1 - math.floor(math.log10(step)))) if step > 0 else value


def _said(value: Sequence[float]) -> str:
    shown = [f"{number:.3f}" if abs(number) < 1000 else f"{number:.5g}" for number in value]
    return "  ".join(shown)


def _rgb(value: Sequence[float]) -> theme.Colour:
    red, green, blue = (round(255 * max(0.0, min(1.0, part))) for part in value[:3])
    return (red, green, blue)


def _hexadecimal(value: Sequence[float]) -> str:
    opacity = round(255 * max(0.0, min(1.0, value[3]))) if len(value) > 3 else 255
    return "#{:02X}{:02X}{:02X}".format(*_rgb(value)) + (f"{opacity:02X}" if opacity < 255 else "")
