# SPDX-License-Identifier: MIT
"""Arguments that must be one of several words: the number of a word, or an error that suggests the nearest; and how
values are shown in errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, TypeVar

__all__ = ["enumerated", "member_of", "nearest", "number_of", "shown", "unknown_option", "unknown_word"]

_Number = TypeVar("_Number")
_Member = TypeVar("_Member", bound=Enum)


def shown(value: object) -> str:
    """A value, as shown at the end of a sentence."""
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        text = repr(value)
        return text if len(text) <= 40 else f"{text[:40]}…"
    if isinstance(value, (list, tuple)) and len(value) < 4 and not any(isinstance(x, (list, tuple)) for x in value):
        inside = ", ".join(map(shown, value))
        return f"[{inside}]" if isinstance(value, list) else f"({inside})"
    shape = getattr(value, "shape", None)
    if shape and hasattr(value, "dtype"):
        return f"an array of {value.dtype} of the shape {tuple(shape)}"
    name = type(value).__name__
    return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"


def _distance(left: str, right: str) -> int:
    """How many letters to insert, remove, replace or swap with their neighbor (optimal string alignment)."""
    rows = [list(range(len(right) + 1))]
    for i, one in enumerate(left):
        row = [i + 1]
        for j, other in enumerate(right):
            cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (one != other))
            if i and j and one == right[j - 1] and left[i - 1] == other:
                cost = min(cost, rows[i - 1][j - 1] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1]


def nearest(word: Any, known: Iterable[str]) -> str | None:
    """The known word most similar to another, by the core's rule: a third of it may be wrong, but not all."""
    if not isinstance(word, str) or not word or len(word) > 64:
        return None
    best, least = None, min((len(word) + 2) // 3, len(word) - 1) + 1
    for each in known:
        if abs(len(each) - len(word)) < least:
            found = _distance(word.lower(), each.lower())
            if found < least:
                best, least = each, found
    return best


def _hint(word: Any, known: Iterable[str], form: str = "{!r}") -> str:
    found = nearest(word, known)
    return "" if found is None else f"; did you mean {form.format(found)}?"


def unknown_word(argument: str, word: Any, known: Iterable[str]) -> ValueError:
    """The error for an argument that is none of the known words."""
    words = list(known)
    return ValueError(f"{argument} must be one of {', '.join(words)}, not {shown(word)}{_hint(word, words)}")


def number_of(argument: str, word: Any, numbers: Mapping[Any, _Number]) -> _Number:
    """The number of a word. Raises ValueError with the nearest word and all others."""
    try:
        return numbers[word]
    except (KeyError, TypeError):
        raise unknown_word(argument, word, map(str, numbers)) from None


def enumerated(argument: str, word: Any, members: type[_Member]) -> _Member:
    """The member of an enumeration of words. Raises ValueError with the nearest word and all others."""
    try:
        return members(word)
    except (ValueError, RecursionError):
        raise unknown_word(argument, word, (each.value for each in members)) from None


def unknown_option(what: str, name: str, known: Iterable[str]) -> TypeError:
    """The error for an unknown keyword argument."""
    words = list(known)
    return TypeError(f"{what} has no {name!r}, but {', '.join(words)}{_hint(name, words)}")


def member_of(argument: str, value: Any, members: type[Any]) -> Any:
    """A member of an enumeration: by itself, by its number, or by its name as documents have it ("forwards",
    "display-p3"). Raises ValueError with the nearest name and all others."""
    if not isinstance(value, str):
        return value
    names = {each.name.lower().replace("_", "-"): each for each in members}
    found = names.get(value.lower().replace("_", "-").replace(" ", "-"))
    if found is None:
        raise unknown_word(argument, value, names)
    return found
