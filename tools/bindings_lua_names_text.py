# SPDX-License-Identifier: MIT
"""How names, numbers and comments of C are written in Lua."""

from __future__ import annotations

from bindings_model import Type, pascal, words
from comment_text import comment

KEYWORDS = (
    "and break do else elseif end false for function goto if in local nil not or repeat return then true until while"
)
RESERVED = set(KEYWORDS.split())
# Names that every class already has.
OBJECT = {"new", "of", "address", "release", "is_released"}
VALUE = {"read", "write", "members", "member_names"}


def class_name(name: str) -> str:
    return pascal(words(name))


def variable(name: str) -> str:
    return name + "_" if name in RESERVED else name


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def member(name: str) -> str:
    """Accesses a member of a C struct, even if its name is a Lua keyword."""
    return f'["{name}"]' if name in RESERVED else f".{name}"


def number_type(of: Type) -> str:
    """The C type of a number."""
    if of.kind == "size":
        return "size_t"
    if of.kind == "float":
        return "double" if of.width == 64 else "float"
    return f"{'' if of.signed else 'u'}int{of.width}_t"


def documentation(text: str, indent: str, more: str = "") -> list[str]:
    text = "\n\n".join(each for each in (text, more) if each)
    return comment(text, f"{indent}-- ", 120) if text else []
