# SPDX-License-Identifier: MIT
"""Accessibility information of a scene's nodes."""

from __future__ import annotations

from ctypes import c_uint32, c_uint64, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import _raw
from ._buffers import read_text
from ._handle import Handle
from .values import Rectangle

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["AccessibilityElement", "Accessible"]

_ROLES = {
    _raw.ANIM_ROLE_NONE: "none",
    _raw.ANIM_ROLE_BUTTON: "button",
    _raw.ANIM_ROLE_SWITCH: "switch",
    _raw.ANIM_ROLE_CHECKBOX: "checkbox",
    _raw.ANIM_ROLE_RADIO: "radio",
    _raw.ANIM_ROLE_SLIDER: "slider",
    _raw.ANIM_ROLE_PROGRESS: "progress",
    _raw.ANIM_ROLE_IMAGE: "image",
    _raw.ANIM_ROLE_TEXT: "text",
    _raw.ANIM_ROLE_LINK: "link",
    _raw.ANIM_ROLE_GROUP: "group",
    _raw.ANIM_ROLE_HEADING: "heading",
    _raw.ANIM_ROLE_LIST: "list",
    _raw.ANIM_ROLE_LIST_ITEM: "listitem",
    _raw.ANIM_ROLE_TAB: "tab",
    _raw.ANIM_ROLE_MENU: "menu",
    _raw.ANIM_ROLE_MENU_ITEM: "menuitem",
    _raw.ANIM_ROLE_DIALOG: "dialog",
    _raw.ANIM_ROLE_ALERT: "alert",
    _raw.ANIM_ROLE_SEPARATOR: "separator",
}


@dataclass(frozen=True, slots=True)
class AccessibilityElement:
    """A node's information at the time it was read. None means unknown."""

    role: str
    label: str
    value: str
    hint: str
    checked: bool | None
    selected: bool | None
    disabled: bool | None
    expanded: bool | None
    busy: bool | None
    hidden: bool
    # Whether its region can have the focus, and whether it has it.
    focusable: bool
    focused: bool
    minimum: float | None
    maximum: float | None
    now: float | None
    # The node's number in document order, and the name of the region to press for it.
    node: int
    region: str | None
    # In the scene's coordinates: the bounds of its region, or else of its drawing including its descendants.
    bounds: Rectangle


class Accessible:
    """A scene's information for assistive technologies."""

    _handle: Handle
    _stage: Stage

    def _accessibility_info(self) -> tuple[int, int]:
        count, revision = c_uint32(), c_uint64()
        self._handle.check(_raw.anim_scene_get_accessibility_info(self._handle.pointer, count, revision))
        return count.value, revision.value

    @property
    def accessibility_revision(self) -> int:
        """A number that changes whenever `accessibility` has changed since it was last read."""
        return self._accessibility_info()[1]

    @property
    def accessibility(self) -> list[AccessibilityElement]:
        """The nodes that have an "accessibility" in the document, in its order, with their present values."""
        return [self._accessible(index) for index in range(self._accessibility_info()[0])]

    def _accessible(self, index: int) -> AccessibilityElement:
        facts = _raw.anim_accessibility_element()
        facts.struct_size = sizeof(facts)
        self._handle.check(_raw.anim_scene_get_accessibility(self._handle.pointer, index, facts))

        def fact(bit: int) -> bool | None:
            return facts.states & bit != 0 if facts.known & bit else None

        def number(bit: int, value: float) -> float | None:
            return value if facts.known & bit else None

        def text(which: int) -> str:
            return read_text(_raw.anim_scene_get_accessibility_text, self._handle.pointer, index, which)

        region = None
        if facts.region >= 0:
            info = _raw.anim_region_info()
            info.struct_size = sizeof(info)
            self._handle.check(_raw.anim_scene_get_region_info(self._handle.pointer, facts.region, info))
            region = self._stage._text(info.name)
        return AccessibilityElement(
            role=_ROLES[facts.role],
            label=text(_raw.ANIM_ACCESSIBILITY_TEXT_LABEL),
            value=text(_raw.ANIM_ACCESSIBILITY_TEXT_VALUE),
            hint=text(_raw.ANIM_ACCESSIBILITY_TEXT_HINT),
            checked=fact(_raw.ANIM_ACCESSIBILITY_CHECKED),
            selected=fact(_raw.ANIM_ACCESSIBILITY_SELECTED),
            disabled=fact(_raw.ANIM_ACCESSIBILITY_DISABLED),
            expanded=fact(_raw.ANIM_ACCESSIBILITY_EXPANDED),
            busy=fact(_raw.ANIM_ACCESSIBILITY_BUSY),
            hidden=fact(_raw.ANIM_ACCESSIBILITY_HIDDEN) is True,
            focusable=fact(_raw.ANIM_ACCESSIBILITY_FOCUSABLE) is True,
            focused=fact(_raw.ANIM_ACCESSIBILITY_FOCUSED) is True,
            minimum=number(_raw.ANIM_ACCESSIBILITY_MINIMUM, facts.minimum),
            maximum=number(_raw.ANIM_ACCESSIBILITY_MAXIMUM, facts.maximum),
            now=number(_raw.ANIM_ACCESSIBILITY_NOW, facts.now),
            node=facts.node,
            region=region,
            bounds=Rectangle(facts.bounds.x, facts.bounds.y, facts.bounds.width, facts.bounds.height),
        )
