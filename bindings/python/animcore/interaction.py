# SPDX-License-Identifier: MIT
"""Pointers, keys, the focus, and hit tests."""

from __future__ import annotations

from ctypes import c_int32, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import _raw
from ._buffers import read_text, utf8
from ._handle import Handle, whole
from ._words import number_of
from .values import Rectangle

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Interactive", "Region"]

_POINTER_KINDS = {
    "down": _raw.ANIM_POINTER_ACTION_DOWN,
    "move": _raw.ANIM_POINTER_ACTION_MOVE,
    "up": _raw.ANIM_POINTER_ACTION_UP,
    "cancel": _raw.ANIM_POINTER_ACTION_CANCEL,
    "leave": _raw.ANIM_POINTER_ACTION_LEAVE,
}
_KEY_ACTIONS = {
    "press": _raw.ANIM_KEY_ACTION_PRESS,
    "down": _raw.ANIM_KEY_ACTION_DOWN,
    "up": _raw.ANIM_KEY_ACTION_UP,
}
_KEYS = {
    "tab": _raw.ANIM_KEY_TAB,
    "space": _raw.ANIM_KEY_SPACE,
    "enter": _raw.ANIM_KEY_ENTER,
    "escape": _raw.ANIM_KEY_ESCAPE,
    "left": _raw.ANIM_KEY_LEFT,
    "right": _raw.ANIM_KEY_RIGHT,
    "up": _raw.ANIM_KEY_UP,
    "down": _raw.ANIM_KEY_DOWN,
    "home": _raw.ANIM_KEY_HOME,
    "end": _raw.ANIM_KEY_END,
    "pageup": _raw.ANIM_KEY_PAGE_UP,
    "pagedown": _raw.ANIM_KEY_PAGE_DOWN,
}


@dataclass(frozen=True, slots=True)
class Region:
    """A region of a scene, as it was when it was read."""

    name: str
    # The number of the node whose coordinates it uses.
    node: int | None
    enabled: bool
    visible: bool
    focusable: bool
    # Whether it tracks a pointer or is pressed by a key.
    held: bool
    focused: bool
    # The bounds of its shape, in the scene's coordinates.
    bounds: Rectangle


class Interactive:
    """Pointer and key input of a scene, and hit tests."""

    _handle: Handle
    _stage: Stage

    def pointer(self, kind: str, x: float = 0.0, y: float = 0.0, pointer: int = 0) -> None:
        """Reports an action of a pointer: "down", "move", "up", "cancel" or "leave" at a point of the document, in
        points.

        pointer is its number, chosen by the host. A "move" of a pointer that is not down is hovering. A second "down"
        of a pointer that is down raises StateError. x and y are ignored for "cancel" and "leave".
        """
        code = number_of("kind", kind, _POINTER_KINDS)
        number = whole("pointer", pointer, -(2**31), 2**31 - 1)
        self._handle.check(_raw.anim_scene_send_pointer(self._handle.pointer, code, number, x, y))

    def wheel(self, x: float, y: float, dx: float = 0.0, dy: float = 0.0) -> bool:
        """Reports that a wheel or touchpad was turned at a point of the document by dx and dy points, positive in the
        directions that scroll a page to the right and down.

        The event goes to the topmost region at the point whose machine names the event "wheel", then to those behind it
        until the machine takes a transition. Returns whether it did; if not, you can scroll the surrounding content.
        """
        used = c_int32()
        self._handle.check(_raw.anim_scene_send_wheel(self._handle.pointer, x, y, dx, dy, used))
        return used.value != 0

    def capture_pointer(self, region: str, pointer: int = 0) -> None:
        """Makes a region track a pointer that is down, wherever it is, until it goes up. Raises NotFoundError, and
        StateError for a region that is disabled or tracks another pointer."""
        text, number = utf8(region), whole("pointer", pointer, -(2**31), 2**31 - 1)
        self._handle.check(_raw.anim_scene_capture_pointer(self._handle.pointer, number, text, len(text)))

    def release_pointer(self, pointer: int = 0) -> None:
        """Releases a pointer that is down from the region that tracks it. Raises NotFoundError."""
        number = whole("pointer", pointer, -(2**31), 2**31 - 1)
        self._handle.check(_raw.anim_scene_release_pointer(self._handle.pointer, number))

    def key(
        self,
        key: str,
        action: str = "press",
        *,
        shift: bool = False,
        control: bool = False,
        alt: bool = False,
        meta: bool = False,
    ) -> bool:
        """Reports a key ("tab", "space", "enter", "escape", "left", "right", "up", "down", "home", "end", "pageup" or
        "pagedown") that goes "down" or "up", or both at once ("press"). Returns whether the scene used it."""
        code = number_of("key", key, _KEYS)
        action_code = number_of("action", action, _KEY_ACTIONS)
        modifiers = (
            _raw.ANIM_MODIFIER_SHIFT * bool(shift)
            | _raw.ANIM_MODIFIER_CONTROL * bool(control)
            | _raw.ANIM_MODIFIER_ALT * bool(alt)
            | _raw.ANIM_MODIFIER_META * bool(meta)
        )
        used = c_int32()
        self._handle.check(_raw.anim_scene_send_key(self._handle.pointer, action_code, code, modifiers, used))
        return used.value != 0

    @property
    def focus(self) -> str | None:
        """The name of the focused region. Setting it raises NotFoundError, and StateError for a region that cannot have
        the focus now."""
        self._handle.open()
        return read_text(_raw.anim_scene_get_focus, self._handle.pointer) or None

    @focus.setter
    def focus(self, region: str | None) -> None:
        text = utf8(region or "")
        self._handle.check(_raw.anim_scene_set_focus(self._handle.pointer, text, len(text)))

    def hit_test(self, x: float, y: float) -> int | None:
        """The number, in document order, of the topmost visible node at a point of the document."""
        node = c_int32()
        self._handle.check(_raw.anim_scene_hit_test(self._handle.pointer, x, y, node))
        return None if node.value < 0 else node.value

    def hit_region(self, x: float, y: float) -> str | None:
        """The name of the region that a pointer would hit at a point of the document, enabled or not."""
        region = c_int32()
        self._handle.check(_raw.anim_scene_hit_test_region(self._handle.pointer, x, y, region))
        return None if region.value < 0 else self._region(region.value).name

    @property
    def regions(self) -> list[Region]:
        """The regions with their present values, in the document's order."""
        info = _raw.anim_scene_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_scene_get_info(self._handle.pointer, info))
        return [self._region(index) for index in range(info.region_count)]

    def _region(self, index: int) -> Region:
        info = _raw.anim_region_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_scene_get_region_info(self._handle.pointer, index, info))
        bounds = info.bounds
        return Region(
            name=self._stage._text(info.name),
            node=None if info.node < 0 else info.node,
            enabled=info.is_enabled != 0,
            visible=info.is_visible != 0,
            focusable=info.is_focusable != 0,
            held=info.is_held != 0,
            focused=info.has_focus != 0,
            bounds=Rectangle(bounds.x, bounds.y, bounds.width, bounds.height),
        )
