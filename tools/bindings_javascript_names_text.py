# SPDX-License-Identifier: MIT
"""Names, numbers and typed arrays of the JavaScript package, for tools/bindings_javascript.py."""

from __future__ import annotations

from collections.abc import Iterable

from bindings_model import (
    ROOT,
    Method,
    Model,
    Passing,
    Type,
    camel,
    pascal,
    words,
)
from comment_text import FENCED, changed, comment, without_tags

FOLDER = "bindings/javascript/src"
HEAD = (
    "// SPDX-License-Identifier: MIT\n"
    "// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.\n"
)
RESERVED = {"function", "new", "delete", "class", "default", "in", "var", "with", "this", "void", "return", "export"}
BUFFERED = (Passing.ASKED, Passing.TAKEN, Passing.CUT)


def name_of(word: str) -> str:
    """A parameter's or member's name."""
    name = camel(word.split("_"))
    return name + "_" if name in RESERVED else name


def member_of(word: str) -> str:
    return camel(word.split("_"))


def class_of(name: str) -> str:
    return pascal(words(name))


def doc_lines(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    lines = comment(changed(text, without_tags).replace("*/", "* /"), indent + " * ", style=FENCED)
    if len(lines) == 1:
        return [f"{indent}/** {lines[0].removeprefix(indent + ' * ')} */"]
    return [indent + "/**", *lines, indent + " */"]


def array_kind(of: Type) -> str:
    """The runtime's name of a type's typed array."""
    if of.kind == "size":
        return "U32"
    if of.kind == "float":
        return f"F{of.width}"
    return f"{'I' if of.signed else 'U'}{of.width}"


ARRAYS = {
    "F64": "Float64Array",
    "F32": "Float32Array",
    "I32": "Int32Array",
    "U32": "Uint32Array",
    "U8": "Uint8Array",
    "U64": "BigUint64Array",
    "I64": "BigInt64Array",
}


def size_of(model: Model, of: Type) -> int:
    if of.kind in ("struct", "union"):
        return model.struct(of.name).size
    return 4 if of.kind in ("size", "pointer") else of.width // 8


def element_of(model: Model, of: Type) -> tuple[str, int]:
    """The typed array that a type fills, and the number of its elements: structs of doubles are rows of them."""
    if of.kind != "struct":
        return array_kind(of), 1
    struct = model.struct(of.name)
    if any(each.type.kind != "float" or each.type.width != 64 for each in struct.fields):
        raise ValueError(f"there is no typed array for {struct.name}")
    return "F64", struct.size // 8


def accessor(of: Type) -> str:
    """DataView's name for a number type."""
    if of.kind in ("size", "pointer"):
        return "Uint32"
    if of.kind == "float":
        return f"Float{of.width}"
    return f"{'Big' if of.width == 64 else ''}{'Int' if of.signed else 'Uint'}{of.width}"


def read_number(of: Type, place: str) -> str:
    name = accessor(of)
    if name in ("Int32", "Uint32", "Float64", "BigUint64"):
        number = f"rt.get{name}({place})"
    else:
        number = f"rt.view().get{name}({place}{'' if of.width == 8 else ', true'})"
    return f"{number} !== 0" if of.is_boolean else number


def check_number(of: Type) -> str:
    """The runtime's function that checks and converts a number."""
    if of.is_boolean:
        return "bool"
    if of.typedef == "anim_optional_bool":
        return "optionalBool"
    if of.is_identifier:
        return "id"
    if of.kind == "size":
        return "size"
    return f"f{of.width}" if of.kind == "float" else f"{'i' if of.signed else 'u'}{of.width}"


def number_type(of: Type, is_argument: bool) -> str:
    """A number's type in TypeScript."""
    if of.enum is not None:
        return class_of(of.enum)
    if of.is_boolean:
        return "boolean"
    if of.typedef == "anim_optional_bool":
        return "boolean | number" if is_argument else "number"
    if of.is_identifier:
        return f"{class_of(of.typedef or '')} | bigint" if is_argument else "bigint"
    if of.width == 64 and of.kind == "integer":
        return "bigint | number" if is_argument else "bigint"
    return "number"


def base_of(name: str, otherwise: str) -> str:
    by_hand = ROOT / FOLDER / "bases.js"
    text = by_hand.read_text(encoding="utf-8") if by_hand.exists() else ""
    return f"bases.{name}Base" if f"export class {name}Base " in text else otherwise


def method_name(method: Method) -> str:
    parts = list(method.name)
    if method.is_static and method.owner is not None and parts[0] in ("create", "make") and len(parts) > 1:
        parts = parts[1:]
    return camel(parts)


def is_constructor(method: Method) -> bool:
    return method.is_static and method.name == ["create"] and method.owner is not None


def accessor_name(method: Method) -> str | None:
    """The property name of a method without arguments, if it only reads."""
    if method.is_static or method.arguments or not method.results or method.owner is None:
        return None
    if method.name[0] == "get" and len(method.name) > 1:
        return camel(method.name[1:])
    if method.name[0] == "is":
        return camel(list(method.name))
    return None


def parameters_of(method: Method) -> list[str]:
    return [name_of(each.name) for each in method.arguments]


def paired(methods: Iterable[Method]) -> list[tuple[str, Method]]:
    """Properties with setters: get_x without arguments together with set_x with one."""
    listed = list(methods)
    getters = {accessor_name(each) for each in listed} - {None}
    found = []
    for each in listed:
        if each.name[0] == "set" and len(each.arguments) == 1 and len(each.name) > 1 and not each.is_static:
            name = camel(each.name[1:])
            if name in getters:
                found.append((name, each))
    return found
