# SPDX-License-Identifier: MIT
"""How names, numbers and comments of C are written in Ruby."""

from __future__ import annotations

from bindings_model import Constant, Type, pascal, snake, words
from comment_text import comment

KEYWORDS = (
    "BEGIN END alias and begin break case class def defined do else elsif end ensure false for if in module next nil "
    "not or redo rescue retry return self super then true undef unless until when while yield"
)
RESERVED = set(KEYWORDS.split())
# Methods of every object that must not be overridden.
OBJECT = {"hash", "class", "method", "extend", "freeze", "dup", "clone", "close", "equal?", "object_id", "initialize"}


def class_name(name: str) -> str:
    return pascal(words(name))


def variable(name: str) -> str:
    return name + "_" if name in RESERVED else name


def symbol(constant: Constant) -> str:
    name = snake(constant.short)
    return f'"{name}"' if name[0].isdigit() else name


def packed(of: Type) -> str:
    """The letter of Array#pack."""
    if of.kind in ("pointer", "callback", "size"):
        return "Q"
    if of.kind == "float":
        return "d" if of.width == 64 else "f"
    letter = {8: "c", 32: "l", 64: "q"}[of.width]
    return letter if of.signed else letter.upper()


SIZES = {"d": 8, "f": 4, "l": 4, "L": 4, "q": 8, "Q": 8, "c": 1, "C": 1}
GET = {
    "d": "double",
    "f": "float",
    "l": "int32",
    "L": "uint32",
    "q": "int64",
    "Q": "uint64",
    "c": "int8",
    "C": "uint8",
}


def ffi(of: Type) -> str:
    if of.kind == "void":
        return ":void"
    if of.kind == "callback" or (of.kind == "pointer" and of.target.kind != "void"):
        return ":pointer"
    return ":" + ("size_t" if of.kind in ("size", "pointer") else GET[packed(of)])


def documentation(text: str, indent: str, more: str = "") -> list[str]:
    text = "\n\n".join(each for each in (text, more) if each)
    return comment(text, f"{indent}# ", 120) if text else []


def aligned(at: int) -> int:
    return (at + 7) // 8 * 8
