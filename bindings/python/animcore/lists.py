# SPDX-License-Identifier: MIT
"""Lists of a document: component instances that can be added, moved and removed."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from ctypes import c_uint32, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from . import _raw
from ._buffers import read_text, utf8
from ._event_fields import EventValue, event_fields
from ._handle import Uncopied, whole
from ._plain import shown
from ._sequences import PlainSequence, place_in
from .errors import UNKNOWN_NAME

if TYPE_CHECKING:
    from ._handle import Handle
    from .stage import Stage

__all__ = ["Item", "ItemList", "Lists"]

_LAST = 2**32 - 1


def _key(key: str | int) -> bytes:
    """A key as C takes it. Anything else would be the key that str makes of it, such as "None"."""
    if isinstance(key, str):
        return utf8(key)
    if isinstance(key, bool) or not hasattr(key, "__index__"):
        raise TypeError(f"key must be a text or a whole number, not {shown(key)}")
    return utf8(str(operator.index(key)))


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list, as it was when it was read.

    key identifies it. name is the prefix, without the dot, of the names of everything in it: the property y of an item
    is `scene[f"{item.name}.y"]`, its input title `scene.inputs[f"{item.name}.title"]`. is_leaving is true if the item
    was removed but its machine has not finished yet.
    """

    key: str
    name: str
    is_leaving: bool

    if TYPE_CHECKING:
        # The one of a dataclass. Type checkers then accept that a list is asked for keys: `"key" in items`.
        def __eq__(self, other: object) -> bool: ...


class ItemList(Uncopied, PlainSequence[Item]):
    """The items of a list, without those that are leaving: `scene.lists["toasts"].append(title="Saved")`.

    Keys are texts of 1 to 255 bytes of UTF-8; an integer stands for its digits.
    """

    __slots__ = ("_handle", "_name", "_number")

    def __init__(self, handle: Handle, name: str, number: int) -> None:
        self._handle = handle
        self._name = name
        self._number = number

    def _info(self) -> _raw.anim_list_info:
        info = _raw.anim_list_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_scene_get_list_info(self._handle.pointer, self._number, info))
        return info

    def _item_info(self, index: int) -> _raw.anim_item_info:
        info = _raw.anim_item_info()
        info.struct_size = sizeof(info)
        self._handle.check(_raw.anim_scene_get_item_info(self._handle.pointer, self._number, index, info))
        return info

    def _item(self, index: int) -> Item:
        info = self._item_info(index)
        key = read_text(_raw.anim_scene_get_item_key, self._handle.pointer, self._number, index)
        return Item(key, f"{self._name}.{info.number}", info.leaving != 0)

    @property
    def name(self) -> str:
        """The name of the list, preceded by the names of the instances that contain it."""
        return self._name

    @property
    def capacity(self) -> int:
        """How many items the list has room for, including those that are leaving."""
        return self._info().capacity

    @property
    def leaving(self) -> list[Item]:
        """The items that were removed but whose machines have not finished yet."""
        info = self._info()
        return [self._item(info.item_count + index) for index in range(info.leaving_count)]

    @property
    def keys(self) -> list[str]:
        """The keys of the items, in their order."""
        return [item.key for item in self]

    def __len__(self) -> int:
        return self._info().item_count

    def __iter__(self) -> Iterator[Item]:
        """The items that are there when it begins: what removes one on the way leaves none out."""
        return iter(self[:])

    @overload
    def __getitem__(self, index: int | str) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...
    def __getitem__(self, index: int | str | slice) -> Item | list[Item]:
        """The item at an index, or with a key. Raises IndexError or NotFoundError, which is a KeyError."""
        if isinstance(index, str):
            return self._item(self.find(index))
        if isinstance(index, slice):
            return [self._item(place) for place in range(len(self))[index]]
        return self._item(place_in(len(self), index, "items"))

    def __contains__(self, key: object) -> bool:
        """Whether an item has the key, or the item is in the list."""
        if isinstance(key, Item):
            key = key.key
        if not isinstance(key, str | int) or isinstance(key, bool):
            return False
        try:
            self.find(key)
        except UNKNOWN_NAME:
            return False
        return True

    def find(self, key: str | int) -> int:
        """The index of the item with a key. Raises NotFoundError."""
        text, index = _key(key), c_uint32()
        self._handle.check(_raw.anim_scene_find_item(self._handle.pointer, self._number, text, len(text), index))
        return index.value

    def append(
        self,
        values: Mapping[str, EventValue] | None = None,
        /,
        *,
        key: str | int | None = None,
        index: int | None = None,
        **fields: EventValue,
    ) -> Item:
        """Adds an item at an index, or at the end, and starts its machine.

        values and fields are values for its inputs, by name in the component; all others keep the document's values.
        Without a key the list chooses an unused number. Returns the item. Raises LimitError for a full list,
        DuplicateError for a key in use, NotFoundError for an unknown input, KindError for a value of another type,
        ArgumentError for a number outside the input's range, StateError for an input whose value the list gives and for
        a list in an item that is in no list."""
        text = b"" if key is None else _key(key)
        records = event_fields({**(values or {}), **fields})
        place = _LAST if index is None else whole("index", index, 0, _LAST)
        number = c_uint32()
        self._handle.check(
            _raw.anim_scene_append_item(
                self._handle.pointer, self._number, place, text, len(text), records, len(records), number
            )
        )
        info = self._info()
        count = info.item_count + info.leaving_count
        # Machines may have moved it meanwhile, but nearly always it is where it was put.
        first = min(place, max(info.item_count - 1, 0))
        for offset in range(count):
            place = (first + offset) % count
            if self._item_info(place).number == number.value:
                return self._item(place)
        # Its machine has already finished.
        return Item(text.decode(), f"{self._name}.{number.value}", True)

    def remove(self, key: str | int) -> None:
        """Removes an item. Its machine receives the event removed; the item is gone when the machine has finished, or
        at once if no transition was taken. Raises NotFoundError."""
        text = _key(key)
        self._handle.check(_raw.anim_scene_remove_item(self._handle.pointer, self._number, text, len(text)))

    def clear(self) -> None:
        """Removes all items."""
        self._handle.check(_raw.anim_scene_clear_list(self._handle.pointer, self._number))

    def move(self, key: str | int, index: int) -> None:
        """Moves an item to an index, or to the end if there are fewer. Raises NotFoundError."""
        text = _key(key)
        place = whole("index", index, 0, _LAST)
        self._handle.check(_raw.anim_scene_move_item(self._handle.pointer, self._number, text, len(text), place))

    def update(self, key: str | int, values: Mapping[str, EventValue] | None = None, /, **fields: EventValue) -> None:
        """Sets inputs of an item. Its machine reacts once. Raises as append."""
        text = _key(key)
        records = event_fields({**(values or {}), **fields})
        self._handle.check(
            _raw.anim_scene_update_item(self._handle.pointer, self._number, text, len(text), records, len(records))
        )

    def __repr__(self) -> str:
        return f"<ItemList {self._name!r} {self.keys!r}>"


class Lists(Uncopied, Mapping[str, ItemList]):
    """The lists of a scene or machine by name, in the document's order."""

    __slots__ = ("_handle", "_stage")

    def __init__(self, handle: Handle, stage: Stage) -> None:
        self._handle = handle
        self._stage = stage

    def __getitem__(self, name: str) -> ItemList:
        """Raises NotFoundError, which is a KeyError."""
        text, number = utf8(name), c_uint32()
        self._handle.check(_raw.anim_scene_find_list(self._handle.pointer, text, len(text), number))
        return ItemList(self._handle, name, number.value)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def get(self, name: str, default: Any = None) -> Any:
        """The list with a name, or the default."""
        try:
            return self[name]
        except UNKNOWN_NAME:
            return default

    def _names(self) -> list[str]:
        info = _raw.anim_list_info()
        info.struct_size = sizeof(info)
        names: list[str] = []
        self._handle.open()
        while _raw.anim_scene_get_list_info(self._handle.pointer, len(names), info) == _raw.ANIM_OK:
            names.append(self._stage._text(info.name))
        return names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def __repr__(self) -> str:
        return f"<Lists {self._names()!r}>"
