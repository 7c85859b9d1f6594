# SPDX-License-Identifier: MIT
"""What an object of a document is: one of its keys says it, or the word of one."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from .._places import PLACES

__all__ = ["keys_of"]


def keys_of(place: Mapping[str, Any], present: Container[str], word_of: Callable[[str], Any]) -> dict[str, str]:
    """The places that the keys of an object lead to, by what it is. present are its keys, word_of gives the word of
    one."""
    form = place
    if "switch" in place:
        word = word_of(place["switch"])
        form = PLACES.get(place["cases"].get(word, ""), {}) if isinstance(word, str) else {}
    while "by_key" in form:
        found = next((name for key, name in form["by_key"].items() if key in present), None)
        if found is None:
            break
        form = PLACES[found]
    return {**place.get("keys", {}), **form.get("keys", {})}
