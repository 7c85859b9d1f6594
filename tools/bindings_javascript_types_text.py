# SPDX-License-Identifier: MIT
"""The types of methods in TypeScript."""

from __future__ import annotations

from bindings_javascript_names_text import (
    ARRAYS,
    accessor_name,
    array_kind,
    class_of,
    doc_lines,
    element_of,
    method_name,
    name_of,
    number_type,
    paired,
)
from bindings_model import (
    Argument,
    Callback,
    Form,
    Method,
    Model,
    Passing,
    Result,
)


def argument_type(model: Model, argument: Argument) -> str:
    of, form = argument.type, argument.form
    if form in (Form.SCALAR, Form.CHANGED_SCALAR):
        text = number_type(of, True)
    elif form is Form.TEXT:
        text = "string | Uint8Array"
    elif form is Form.BYTES:
        text = "Uint8Array"
    elif form is Form.TEXTS:
        text = "Iterable<string>"
    elif form is Form.OBJECT:
        text = class_of(of.name)
    elif form is Form.OBJECTS:
        text = f"Iterable<{class_of(of.name)}>"
    elif form is Form.STRUCT:
        text = f"{class_of(of.name)}Init"
    elif form is Form.CALLBACK:
        kind = next(each for each in model.callbacks if each.name == of.name)
        text = f"({callback_type(kind)})"
    elif form in (Form.FILLED_ARRAY, Form.CHANGED_ARRAY):
        text = ARRAYS[element_of(model, of)[0]]
    elif of.kind == "struct":
        text = f"Iterable<{class_of(of.name)}Init>"
    elif of.is_identifier:
        text = f"BigUint64Array | Iterable<{class_of(of.typedef or '')} | bigint>"
    else:
        element = "bigint" if of.width == 64 and of.kind == "integer" else "number"
        text = f"{ARRAYS[array_kind(of)]} | Iterable<{element}>"
    return f"{text} | null" if argument.nullable else text


def callback_type(kind: Callback) -> str:
    parts: list[str] = []
    for each in kind.parameters:
        if each.name == "context" or each.length_of:
            continue
        if each.type.kind == "pointer" and each.type.target.kind == "struct":
            text = class_of(each.type.target.name)
        elif each.type.kind == "pointer" and each.length is not None:
            text = ARRAYS[array_kind(each.type.target)]
        elif each.type.is_identifier:
            text = class_of(each.type.typedef or "")
        else:
            text = "number" if each.type.kind in ("pointer", "size") else number_type(each.type, False)
        parts.append(f"{name_of(each.name)}: {text}")
    result = "void" if kind.result.kind == "void" else "number"
    return f"({', '.join(parts)}) => {result}"


def result_type(method: Method, result: Result) -> str:
    of, form = result.type, result.form
    in_stage = method.thing is not None or (method.owner == "anim_stage" and not method.is_static)
    if form in (Form.SCALAR, Form.THING):
        return class_of(of.typedef or "") if of.is_identifier and in_stage else number_type(of, False)
    if result.passing is Passing.CUT:
        return "string[]"
    if form is Form.TEXT:
        return "string"
    if form in (Form.OBJECT, Form.BORROWED):
        return class_of(of.name)
    if form is Form.STRUCT:
        return class_of(of.name)
    if of.kind == "struct":
        return f"{class_of(of.name)}[]"
    if of.is_identifier and in_stage:
        return f"{class_of(of.typedef or '')}[]"
    if result.passing is Passing.TAKEN:
        return "number[]"
    return ARRAYS[array_kind(of)]


def returns(model: Model, method: Method) -> str:
    outputs: list[tuple[str, str]] = []
    for each in method.arguments:
        if each.form is Form.FILLED_ARRAY:
            kind = ARRAYS[element_of(model, each.type)[0]]
            outputs.append((name_of(each.name), kind + (" | null" if each.nullable else "")))
        elif each.form is Form.CHANGED_SCALAR:
            outputs.append((name_of(each.name), number_type(each.type, False)))
    outputs += [(name_of(each.name), result_type(method, each)) for each in method.results]
    if not outputs:
        return "this" if not method.is_static and method.owner is not None else "void"
    if len(outputs) == 1:
        return outputs[0][1]
    return "{ " + "; ".join(f"{name}: {kind}" for name, kind in outputs) + " }"


def typed_parameters(model: Model, method: Method) -> str:
    parts: list[str] = []
    optional = True
    for each in reversed(method.arguments):
        # Null ends a callback of an object's: undefined may be a function whose name was misspelt.
        ends = each.form is Form.CALLBACK and method.owner is not None
        optional = optional and each.nullable and not ends
        missing = " | undefined" if each.nullable and not optional and not ends else ""
        parts.append(f"{name_of(each.name)}{'?' if optional else ''}: {argument_type(model, each)}{missing}")
    return ", ".join(reversed(parts))


def method_types(model: Model, method: Method, siblings: list[Method]) -> list[str]:
    if method.is_destroy and method.thing is None:
        return []
    lines = doc_lines(method.doc, "  ")
    getter = accessor_name(method)
    if getter is not None:
        lines.append(f"  get {getter}(): {returns(model, method)};")
        for name, setter in paired(siblings):
            if name == getter:
                lines.append(f"  set {name}(value: {argument_type(model, setter.arguments[0])});")
        return lines
    static = "static " if method.is_static else ""
    return [*lines, f"  {static}{method_name(method)}({typed_parameters(model, method)}): {returns(model, method)};"]
