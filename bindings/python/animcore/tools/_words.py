# SPDX-License-Identifier: MIT
# Generated from docs/grammar by tools/generate_grammar.py. Do not edit.
"""Words of the document format."""

from __future__ import annotations

__all__ = ["ACTIONS"]

# The key that an action is told by, in the order in which they are looked for.
ACTIONS = (
    "set",
    "assign",
    "increment",
    "clamp",
    "random",
    "toggle",
    "emit",
    "raise",
    "send",
    "cancel",
    "fire",
    "play",
    "stop",
    "pause",
    "resume",
    "scrub",
    "seek",
    "hold",
    "if",
    "focus",
    "append",
    "remove",
    "move",
    "update",
    "clear",
)
