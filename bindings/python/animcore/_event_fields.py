# SPDX-License-Identifier: MIT
"""Conversion of the fields of an event's data and of an item's values for the core."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import Array
from typing import TypeAlias

from . import _raw
from ._buffers import length32, utf8

__all__ = ["EventValue", "event_fields"]

# The types of a field of an event's data.
EventValue: TypeAlias = float | bool | str


def event_fields(given: Mapping[str, EventValue]) -> Array[_raw.anim_event_field]:
    """Fields of an event's data."""
    records = (_raw.anim_event_field * len(given))()
    for record, (field, value) in zip(records, given.items(), strict=True):
        _fill(record, field, value)
    return records


def _fill(record: _raw.anim_event_field, name: str, value: EventValue) -> None:
    encoded = utf8(name)
    # The record keeps the memory that it points to.
    record.name = encoded  # type: ignore[assignment]
    record.name_length = length32(len(encoded))
    if isinstance(value, str):
        text = utf8(value)
        record.kind = _raw.ANIM_FIELD_KIND_TEXT
        record.text = text  # type: ignore[assignment]
        record.text_length = length32(len(text))
    else:
        record.kind = _raw.ANIM_FIELD_KIND_BOOLEAN if isinstance(value, bool) else _raw.ANIM_FIELD_KIND_NUMBER
        record.number = value
