# SPDX-License-Identifier: MIT
"""The window: events in, pictures out."""

from __future__ import annotations

import io
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

# pygame would say hello on standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from ..files import write_file
from . import theme
from .panel import Panel
from .session import Session
from .theme import Type
from .viewport import Viewport
from .widgets import Place, Zone, disc, rounded

__all__ = ["Window"]

PANEL_WIDTH = 372
FIRST_SIZE = (1040, 700)
LEAST_SIZE = (480, 320)
# How often the file is looked at, and what stands still is drawn, in seconds.
LOOK = 0.25
IDLE = 0.1
FRAME_RATE = 60
MESSAGE = 2.0

# Keys that are the document's own.
KEYS = {
    pygame.K_TAB: "tab",
    pygame.K_SPACE: "space",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
}
HINTS = "P pause    . step    R restart    - + speed    B ground    Q quit"


class Window:
    """A window with a session in it."""

    def __init__(self, session: Session, *, scale: float | None = None, interface_scale: float = 1.0) -> None:
        # A click that brings the window to the front is a click.
        os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
        # What a desktop groups windows by.
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "animcore")
        os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "animcore")
        pygame.display.init()
        pygame.font.init()
        self.session = session
        self._interface_scale = interface_scale
        self._window = pygame.Window(self._title(), self._first_size(scale), resizable=True, allow_high_dpi=True)
        self._window.minimum_size = LEAST_SIZE
        self._window.set_icon(_icon())
        self._viewport = Viewport(scale)
        self._type = Type(1.0)
        self._panel = Panel(session, self._type)
        self._ground = 0
        self._held: Zone | None = None
        self._mouse: Place = (-1.0, -1.0)
        self._is_running = True
        # The number of the signal that ended it.
        self._signal = 0
        self._drawn_version = -1
        self._drawn_at = 0.0
        self._said_at = 0.0
        self._said = ""
        pygame.key.set_repeat(400, 40)

    def _first_size(self, scale: float | None) -> tuple[int, int]:
        width, height = FIRST_SIZE
        if scale is not None:
            canvas = self.session.scene.canvas
            width = max(LEAST_SIZE[0], round(canvas.width * scale) + 48 + PANEL_WIDTH)
            height = max(480, round(canvas.height * scale) + 80)
        screens = pygame.display.get_desktop_sizes()
        room = screens[0] if screens else (width, height)
        return (min(round(width * self._interface_scale), room[0]), min(round(height * self._interface_scale), room[1]))

    def _title(self) -> str:
        state = self.session.scene.state
        return f"{self.session.title}: {state}" if state else self.session.title

    # The loop

    def run(self, screenshot: str | None = None, after: float = 1.0) -> int:
        """Runs until the window is closed, or a signal comes. Returns the exit status."""
        numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        kept = {each: signal.signal(each, self._end) for each in numbers if signal.getsignal(each) != signal.SIG_IGN}
        clock = pygame.time.Clock()
        started = last = looked = time.monotonic()
        try:
            while self._is_running:
                for event in pygame.event.get():
                    self._handle(event)
                now = time.monotonic()
                self.session.tick(now - last)
                last = now
                if now - looked >= LOOK:
                    looked = now
                    self.session.look_at_file()
                if self._wants_drawing(now):
                    self._draw(now)
                if screenshot is not None and now - started >= after:
                    self._draw(now)
                    picture = io.BytesIO()
                    pygame.image.save(self._window.get_surface(), picture, "screenshot.png")
                    write_file(Path(screenshot), picture.getvalue())
                    break
                clock.tick(FRAME_RATE)
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)
            self._window.destroy()
        steps = self.session.steps
        self.session.close()
        if self.session.record:
            print(f"{self.session.record}: {steps} steps")
        sys.stdout.flush()
        return 128 + self._signal if self._signal else 0

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self._is_running, self._signal = False, number

    def _wants_drawing(self, now: float) -> bool:
        if self.session.version != self._drawn_version or self.session.is_lively:
            return True
        return now - self._drawn_at >= IDLE and (not self.session.paused or bool(self._said))

    def _draw(self, now: float) -> None:
        session = self.session
        surface = self._window.get_surface()
        width, height = surface.get_size()
        density = width / max(1, self._window.size[0])
        self._type.scale = density * self._interface_scale
        if self._drawn_version != session.version:
            self._window.title = self._title()
        self._drawn_version, self._drawn_at = session.version, now
        panel_width = min(round(PANEL_WIDTH * self._type.scale), round(width * 0.55))
        area = pygame.Rect(0, 0, width - panel_width, height)
        footer = round(28 * self._type.scale)
        ground = theme.GROUNDS[self._ground]
        surface.fill(ground, area)
        self._viewport.place(pygame.Rect(0, 0, area.width, height - footer), session.scene, self._type.scale)
        self._viewport.draw(surface, session.scene)
        self._draw_footer(surface, pygame.Rect(0, height - footer, area.width, footer), ground)
        if session.message:
            self._said, self._said_at, session.message = session.message, now, ""
        if self._said and now - self._said_at > MESSAGE:
            self._said = ""
        if session.error is not None:
            self._draw_error(surface, area)
        elif self._said:
            self._draw_message(surface, area)
        self._panel.draw(surface, pygame.Rect(width - panel_width, 0, panel_width, height), self._mouse)
        self._window.flip()

    def _draw_footer(self, surface: pygame.Surface, area: pygame.Rect, ground: theme.Color) -> None:
        is_light = sum(ground) > 384
        ink = (110, 113, 124) if is_light else theme.DIM
        pad = round(14 * self._type.scale)
        point = self._viewport.point(self._mouse)
        said = f"{point[0]:.1f}, {point[1]:.1f}" if self._viewport.area.collidepoint(self._mouse) else ""
        taken = self._type.write(surface, said, (area.right - pad, area.centery), 11, ink, align="right", mono=True)
        prefix = "recording    " if self.session.record else ""
        self._type.write(
            surface, prefix + HINTS, (area.left + pad, area.centery), 11, ink, width=area.width - taken - 3 * pad
        )

    def _draw_message(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        unit = self._type.scale
        width = self._type.width(self._said, 13) + round(32 * unit)
        rect = pygame.Rect(0, 0, min(width, area.width), round(32 * unit))
        rect.midtop = (area.centerx, area.top + round(14 * unit))
        rounded(surface, rect, 16 * unit, theme.PANEL)
        self._type.write(surface, self._said, rect.center, 13, align="center", width=rect.width - 16 * unit)

    def _draw_error(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The document as it is in the file now is wrong: where, and how."""
        error, unit = self.session.error, self._type.scale
        if error is None:
            return
        pad = round(14 * unit)
        wide = area.width - 4 * pad
        lines = _wrapped(self._type, error.message, 13, wide)[:6]
        height = round((30 + 19 * len(lines) + (42 if error.excerpt else 0)) * unit) + pad
        rect = pygame.Rect(area.left + pad, area.top + pad, area.width - 2 * pad, height)
        rounded(surface, rect, 8 * unit, (64, 28, 32))
        x, y = rect.left + pad, rect.top + pad + round(8 * unit)
        place = f"{error.path}:{error.line}:{error.column}" if error.line else error.path
        self._type.write(surface, place, (x, y), 13, theme.BAD, bold=True, width=wide)
        y += round(22 * unit)
        for line in lines:
            self._type.write(surface, line, (x, y), 13, theme.INK)
            y += round(19 * unit)
        if error.excerpt:
            # Monospaced, so that the caret stands below its place.
            y += round(3 * unit)
            start = max(0, error.caret - 30)
            self._type.write(surface, error.excerpt[start:], (x, y), 12.5, theme.DIM, mono=True, width=wide)
            column = self._type.width("0", 12.5, mono=True) * (error.caret - start)
            self._type.write(surface, "^", (x + column, y + round(17 * unit)), 12.5, theme.BAD, mono=True, bold=True)

    # Events

    def _pixel(self, place: Place) -> Place:
        """A place in the window's units in pixels."""
        size, window = self._window.get_surface().get_size(), self._window.size
        return (place[0] * size[0] / max(1, window[0]), place[1] * size[1] / max(1, window[1]))

    def _handle(self, event: Any) -> None:
        kind = event.type
        if kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._is_running = False
        elif kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if not getattr(event, "touch", False):
                self._handle_mouse(event)
        elif kind == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            self._handle_finger(event)
        elif kind in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._leave(kind == pygame.WINDOWFOCUSLOST)
        elif kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._handle_key(event)
        elif kind == pygame.TEXTINPUT and self._panel.inputs.editing is not None:
            self._panel.inputs.type_text(event.text)
        elif kind not in (pygame.WINDOWRESIZED, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWSIZECHANGED):
            return
        self._drawn_version = -1

    def _handle_mouse(self, event: Any) -> None:
        session, before = self.session, self._viewport.area.collidepoint(self._mouse)
        self._mouse = self._pixel(event.pos)
        point = self._viewport.point(self._mouse)
        is_inside = self._viewport.area.collidepoint(self._mouse)
        if event.type == pygame.MOUSEMOTION:
            if self._held is not None:
                if self._held.drag is not None:
                    self._held.drag(self._mouse)
            elif is_inside or session.is_down():
                session.pointer("move", *point)
            elif before:
                session.pointer("leave", *point)
        elif event.button != 1:
            return
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            session.pointer("up", *point)
        else:
            self._panel.inputs.end_editing()
            if is_inside:
                session.pointer("down", *point)
                return
            zones = (zone for zone in reversed(self._panel.zones) if zone.press and zone.rect.collidepoint(self._mouse))
            self._held = next(zones, None)
            if self._held is not None and self._held.press is not None:
                self._held.press(self._mouse)

    def _wheel(self, event: Any) -> None:
        for zone in reversed(self._panel.zones):
            if zone.scroll is not None and zone.rect.collidepoint(self._mouse):
                zone.scroll(getattr(event, "precise_y", event.y))
                return

    def _handle_finger(self, event: Any) -> None:
        """Fingers are pointers of their own, in the scene only; the panel is for the mouse."""
        size = self._window.get_surface().get_size()
        place = (event.x * size[0], event.y * size[1])
        kinds = {pygame.FINGERDOWN: "down", pygame.FINGERMOTION: "move", pygame.FINGERUP: "up"}
        finger = 1 + event.finger_id % 1_000_000
        if event.type != pygame.FINGERDOWN or self._viewport.area.collidepoint(place):
            self.session.pointer(kinds[event.type], *self._viewport.point(place), finger)

    def _leave(self, is_lost: bool) -> None:
        """The mouse has gone, or another window has the keys now: then a press is over, as if it had been canceled."""
        point = self._viewport.point(self._mouse)
        if is_lost and self.session.is_down():
            self.session.pointer("cancel", *point)
        elif not self.session.is_down():
            self.session.pointer("leave", *point)
            self._mouse = (-1.0, -1.0)

    def _handle_key(self, event: Any) -> None:
        session = self.session
        is_down = event.type == pygame.KEYDOWN
        if self._panel.inputs.editing is not None:
            if is_down:
                self._edit(event)
            return
        if event.key in KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
            shift = bool(event.mod & pygame.KMOD_SHIFT)
            session.key(KEYS[event.key], "down" if is_down else "up", shift)
            return
        if not is_down:
            return
        letter = event.unicode.lower()
        if letter == "p":
            session.paused = not session.paused
        elif letter == ".":
            session.step()
        elif letter == "r":
            session.restart()
        elif letter in ("-", "_"):
            session.faster(-1)
        elif letter in ("+", "="):
            session.faster(1)
        elif letter == "0":
            session.speed = 1.0
        elif letter == "b":
            self._ground = (self._ground + 1) % len(theme.GROUNDS)
        elif letter in ("q", "\x11", "\x17"):
            self._is_running = False

    def _edit(self, event: Any) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB):
            self._panel.inputs.end_editing()
        elif event.key == pygame.K_ESCAPE:
            self._panel.inputs.end_editing(keep=False)
        elif event.key == pygame.K_BACKSPACE:
            self._panel.inputs.edited = self._panel.inputs.edited[:-1]


def _icon() -> pygame.Surface:
    """A dark square with a ring on its way."""
    icon = pygame.Surface((64, 64), pygame.SRCALPHA)
    rounded(icon, icon.get_rect(), 14, theme.PANEL)
    rounded(icon, pygame.Rect(10, 22, 44, 20), 10, theme.EDGE)
    disc(icon, (42, 32), 15, theme.ACCENT)
    disc(icon, (42, 32), 6, theme.INK)
    return icon


def _wrapped(type_: Type, text: str, size: float, width: float) -> list[str]:
    """A text in lines that are no wider."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and type_.width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
