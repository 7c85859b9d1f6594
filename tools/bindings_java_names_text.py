# SPDX-License-Identifier: MIT
"""How names, numbers and comments of C are written in Java."""

from __future__ import annotations

import html

from bindings_model import Constant, Type, camel, pascal, words
from comment_text import Kind, blocks, wrapped

KEYWORDS = (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends false "
    "final finally float for goto if implements import instanceof int interface long native new null package private "
    "protected public return short static strictfp super switch synchronized this throw throws transient true try void "
    "volatile while clone close equals finalize hashCode notify notifyAll toString wait"
)
RESERVED = set(KEYWORDS.split())
BUFFERS = {"double": "Double", "float": "Float", "int": "Int", "long": "Long", "byte": "Byte"}
SIZES = {"double": 8, "float": 4, "int": 4, "long": 8, "byte": 1}
GET = {"double": "getDouble", "float": "getFloat", "int": "getInt", "long": "getLong", "byte": "get"}
PUT = {"double": "putDouble", "float": "putFloat", "int": "putInt", "long": "putLong", "byte": "put"}


# ---- Names and types ----


def class_name(name: str) -> str:
    parts = words(name)
    if parts[-1] == "flags":
        parts = [*parts[:-1], "flag"]
    return pascal(parts)


def safe(parts: list[str]) -> str:
    name = camel(parts)
    return name + "_" if name in RESERVED else name


def variable(name: str) -> str:
    return safe(words(name))


def constant_name(constant: Constant) -> str:
    name = "_".join(constant.short).upper()
    return name if not name[0].isdigit() else "_" + name


def exception_name(constant: Constant) -> str:
    return pascal(words(constant.name)[1:]) + "Exception"


def raw(of: Type) -> str:
    """The Java type in JNA's declaration."""
    if of.kind in ("pointer", "callback", "size"):
        return "long"
    if of.kind == "void":
        return "void"
    if of.kind == "float":
        return "double" if of.width == 64 else "float"
    return {64: "long", 32: "int", 16: "short", 8: "byte"}[of.width]


def javadoc(text: str, indent: str = "", more: str = "") -> list[str]:
    text = "\n\n".join(each for each in (text, more) if each)
    if not text:
        return []
    escaped = html.escape(text, quote=False).replace("@", "&#64;").replace("*/", "*&#47;").replace("\\", "&#92;")
    begin = f"{indent} * "
    width = 120 - len(begin)
    lines: list[str] = []
    for number, block in enumerate(blocks(escaped)):
        lines += [""] if number else []
        if block.kind is Kind.LIST:
            tag = "ol" if block.is_numbered else "ul"
            lines.append(f"<{tag}>")
            for _, item in block.items:
                lines += wrapped(f"<li>{item}</li>", width)
            lines.append(f"</{tag}>")
        elif block.kind is Kind.KEPT:
            lines += ["<pre>", *block.lines, "</pre>"]
        else:
            lines += wrapped(("<p>" if number else "") + block.lines[0], width)
    return [f"{indent}/**", *((begin + line).rstrip() for line in lines), f"{indent} */"]


def aligned(at: int, alignment: int = 8) -> int:
    return (at + alignment - 1) // alignment * alignment
