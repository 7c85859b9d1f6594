# SPDX-License-Identifier: MIT
"""Names of any text, as a document has them: where they are defined, and inside of expressions and names of events."""

from __future__ import annotations

import re

__all__ = ["defined", "inside", "outside", "token"]

_MOST_BYTES = 255
# What no name can have; what would be taken for something else, so that the name is in backquotes everywhere.
_IMPOSSIBLE = re.compile(r"[\x00-\x1f\x7f`]")
_AMBIGUOUS = re.compile(r"[.()\[\]=']")
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_TOKEN = re.compile(r"[A-Za-z0-9_-]+")
_CONSTANTS = {"pi", "tau", "e", "true", "false"}


def defined(text: str, ending: str = "") -> str:
    """The name where it is defined, and for the host: the text itself, but for what no name can have.

    :param ending: what is put after it, to tell it from others; of a long text the end is cut off for it.
    """
    text = _IMPOSSIBLE.sub("_", text)
    # The author's own names begin so, and name nothing.
    text = f"_{text}" if not text or text.startswith("x-") else text
    room = _MOST_BYTES - len(ending.encode()) - 2
    text = text.encode("utf-8", "replace")[:room].decode("utf-8", "ignore") + ending
    return f"`{text}`" if _AMBIGUOUS.search(text) else text


def inside(name: str) -> str:
    """The same name in an expression, and in the name of an event."""
    if name.startswith("`") or (_PLAIN.fullmatch(name) and name not in _CONSTANTS):
        return name
    return f"`{name}`"


def outside(name: str) -> str:
    """The name as it is defined, of one as it is in an expression."""
    bare = name.strip("`")
    return f"`{bare}`" if _AMBIGUOUS.search(bare) else bare


def token(text: str) -> str:
    """A part of an event's name, between dots."""
    text = _IMPOSSIBLE.sub("_", text) or "_"
    return text if _TOKEN.fullmatch(text) else f"`{text}`"
