# SPDX-License-Identifier: MIT
"""The structs of the JavaScript package: values and plain objects, how each is read and written, and their types."""

from __future__ import annotations

from dataclasses import dataclass

from bindings_javascript_body_text import (
    method_script,
    setters,
)
from bindings_javascript_names_text import (
    ARRAYS,
    accessor,
    array_kind,
    base_of,
    check_number,
    class_of,
    doc_lines,
    member_of,
    number_type,
    read_number,
    size_of,
)
from bindings_javascript_types_text import (
    method_types,
)
from bindings_model import (
    Field,
    Method,
    Model,
    Struct,
    pascal,
)


@dataclass
class Shape:
    """The JavaScript form of a struct."""

    struct: Struct
    model: Model

    @property
    def name(self) -> str:
        return class_of(self.struct.name)

    @property
    def methods(self) -> list[Method]:
        return [each for each in self.model.methods_of(self.struct.name) if not self.is_default(each)]

    @staticmethod
    def is_default(method: Method) -> bool:
        return method.function.name.startswith("anim_default_")

    @property
    def default(self) -> str | None:
        function = self.model.default_of(self.struct.name)
        return None if function is None else function.name

    @property
    def is_class(self) -> bool:
        """Whether it is a value class with a constructor; others are plain objects."""
        plain = self.struct.direction != "out" and not self.struct.grows and not self.struct.has_pointers
        return bool(self.methods) or plain

    @property
    def is_read(self) -> bool:
        return self.struct.direction != "in" or self.default is not None or self.is_class

    @property
    def is_written(self) -> bool:
        # A struct with struct_size and without defaults is filled by the library, which only reads struct_size.
        return self.struct.direction != "out" and (not self.struct.grows or self.default is not None)

    @property
    def fields(self) -> list[Field]:
        """The public fields: lengths are part of their arrays."""
        return [
            each
            for each in self.struct.fields
            if each.name != "struct_size" and not each.is_reserved and not self.is_length(each)
        ]

    @staticmethod
    def is_length(field: Field) -> bool:
        return bool(field.length_of)

    @property
    def member_names(self) -> list[str]:
        return [member_of(each.name) for each in self.fields]


def shapes(model: Model) -> list[Shape]:
    return [Shape(each, model) for each in model.structs if not each.is_union]


def read_field(model: Model, shape: Shape, field: Field) -> str:
    of, place = field.type, f"at + {field.offset}"
    if of.kind == "struct":
        return f"read{class_of(of.name)}({place})"
    if of.kind == "union":
        return read_union(model, shape, field)
    if of.kind == "pointer":
        return read_pointer(model, shape, field)
    if field.count > 1:
        return f"rt.numbersOf(rt.{array_kind(of)}, {place}, {field.count})"
    return read_number(of, place)


def read_union(model: Model, shape: Shape, field: Field) -> str:
    assert field.tag is not None
    tag = shape.struct.field(field.tag)
    text = ""
    for member in model.struct(field.type.name).fields:
        values = [next(c.value for e in model.enums for c in e.constants if c.name == when) for when in member.when]
        tests = " || ".join(f"{read_number(tag.type, f'at + {tag.offset}')} === {value}" for value in values)
        text += f"{tests} ? read{class_of(member.type.name)}(at + {field.offset}) : "
    return f"({text}null)"


def read_pointer(model: Model, shape: Shape, field: Field) -> str:
    target = field.type.target
    start = f"rt.view().getUint32(at + {field.offset}, true)"
    if target.kind == "opaque" or field.length is None:
        return "null"
    count = f"rt.view().getUint32(at + {shape.struct.field(field.length).offset}, true)"
    if target.kind == "character":
        return f"rt.textAt({start}, {count})"
    if target.kind == "struct":
        return f"rt.structsAt(read{class_of(target.name)}, {size_of(model, target)}, {start}, {count})"
    return f"rt.copyOf(rt.{array_kind(target)}, {start}, {count})"


def write_field(model: Model, shape: Shape, field: Field) -> list[str]:
    of, place, member = field.type, f"at + {field.offset}", member_of(field.name)
    value, name = f"value.{member}", f"`${{name}}.{member}`"
    if of.kind == "struct":
        partial = ", true" if shape.default is not None else ""
        return [f"put{class_of(of.name)}({place}, {value}, {name}{partial});"]
    if of.kind == "pointer":
        return write_pointer(model, shape, field)
    if field.count > 1:
        kind = array_kind(of)
        return [f"rt.putFixed({place}, rt.{kind}, {field.count}, {value}, {name});"]
    return [f"rt.put{accessor(of)}({place}, rt.{check_number(of)}({value}, {name}));"]


def write_pointer(model: Model, shape: Shape, field: Field) -> list[str]:
    target, member = field.type.target, member_of(field.name)
    value, name = f"value.{member}", f"`${{name}}.{member}`"
    if target.kind == "opaque":
        made = f'rt.optionalHeldAddress({value}, "{class_of(target.name)}", {name})'
    elif target.kind == "character":
        made = f"rt.{'optionalText' if field.nullable else 'text'}({value}, {name})"
    elif target.kind == "struct":
        of = class_of(target.name)
        made = f"rt.optionalStructs(put{of}, {size_of(model, target)}, {value}, {name})"
    else:
        made = f"rt.optionalArray({value}, rt.{array_kind(target)}, 1, {name})"
    lines = [f"const {member}At = {made};", f"rt.view().setUint32(at + {field.offset}, {member}At, true);"]
    if field.length is not None:
        length = shape.struct.field(field.length)
        setter = f"rt.view().setUint32(at + {length.offset}, rt.length, true);"
        if len(length.length_of) > 1:
            # Several arrays share a length: the first determines it, and the others must match.
            first = f"if (count === undefined) count = rt.length; else rt.sameLength(count, rt.length, {name}, "
            lines += [f'if ({value} != null) {{ {first}"the arrays beside it"); {setter} }}']
        else:
            lines.append(setter)
    return lines


def struct_script(model: Model, shape: Shape) -> list[str]:
    lines: list[str] = []
    of, size = shape.name, shape.struct.size
    members = ", ".join(f'"{each}"' for each in shape.member_names)
    if shape.is_written:
        lines.append(f"const membersOf{of} = new Set([{members}]);\n")
        lines.append(f"export function put{of}(at, value, name{', partial' if shape.default is None else ''}) {{")
        lines.append(f"  rt.members(value, membersOf{of}, name);")
        shared = {each.length for each in shape.fields if each.length is not None}
        if any(len(shape.struct.field(each).length_of) > 1 for each in shared if each):
            lines.append("  let count;")
        for field in shape.fields:
            if field.type.kind == "union":
                continue
            member = member_of(field.name)
            condition = f"value.{member} !== undefined"
            optional = shape.default is not None or field.nullable
            if not optional:
                condition = f"!partial || {condition}"
            lines.append(f"  if ({condition}) {{")
            lines += [f"    {line}" for line in write_field(model, shape, field)]
            lines.append("  }")
        lines.append("}\n")
        lines.append(f"export function write{of}(at, value, name) {{")
        if shape.default is not None:
            lines.append(f"  rt.check(rt.wasm.{shape.default}(at, {size}, rt.begin()) ?? 0);")
        elif shape.struct.grows:
            lines.append(f"  rt.view().setUint32(at, {size}, true);")
        lines.append(f"  put{of}(at, value, name);")
        lines.append("}\n")
    if shape.is_read:
        lines.append(f"export function read{of}(at) {{")
        lines.append(f"  return {f'new {of}(' if shape.is_class else ''}{{")
        for field in shape.fields:
            lines.append(f"    {member_of(field.name)}: {read_field(model, shape, field)},")
        lines.append(f"  }}{')' if shape.is_class else ''};")
        lines.append("}\n")
    if shape.default is not None:
        lines.append(f"export function default{of}() {{")
        lines.append("  const mark = rt.enter();")
        lines.append("  try {")
        lines.append(f"    const at = rt.alloc({size});")
        lines.append(f"    rt.check(rt.wasm.{shape.default}(at, {size}, rt.begin()) ?? 0);")
        lines.append(f"    return read{of}(at);")
        lines.append("  } finally {")
        lines.append("    rt.leave(mark);")
        lines.append("  }")
        lines.append("}\n")
    if shape.is_class:
        lines += struct_class(model, shape)
    return lines


def struct_class(model: Model, shape: Shape) -> list[str]:
    of, first = shape.name, shape.member_names[0]
    lines = [f"export class {of} extends {base_of(of, 'rt.Value')} {{"]
    positional = shape.default is None and all(each.type.is_scalar for each in shape.fields)
    if positional:
        names = shape.member_names
        lines.append(f"  constructor({', '.join(names)}) {{")
        lines.append("    super();")
        lines.append(f'    if (typeof {first} === "object" && {first} !== null) {{')
        lines.append(f'      rt.members({first}, membersOf{of}, "{of}");')
        lines.append(f"      ({{ {', '.join(names)} }} = {first});")
        lines.append("    }")
    else:
        lines.append(f"  constructor(members{' = {}' if shape.default is not None else ''}) {{")
        lines.append("    super();")
        lines.append(f'    rt.members(members, membersOf{of}, "{of}");')
        if shape.default is not None:
            names = shape.member_names
            missing = " || ".join(f"members.{each} === undefined" for each in names)
            lines.append(f"    const given = {missing} ? {{ ...default{of}(), ...members }} : members;")
        else:
            lines.append("    const given = members;")
    for field in shape.fields:
        member = member_of(field.name)
        value = member if positional else f"given.{member}"
        checked = value
        if field.type.is_scalar and field.count == 1:
            unchecked = f"rt.{check_number(field.type)}({value}, `{of}.{member}`)"
            checked = f"{unchecked} !== 0" if field.type.is_boolean else unchecked
        elif field.type.kind == "struct":
            inner = class_of(field.type.name)
            checked = f"{value} instanceof {inner} ? {value} : new {inner}({value})"
        lines.append(f"    this.{member} = {checked};")
    lines.append("  }\n")
    for method in shape.methods:
        lines += method_script(model, method)
    lines += setters(model, shape.methods)
    lines.append("}\n")
    return lines


def field_type(model: Model, field: Field, is_argument: bool) -> str:
    of = field.type
    if of.kind == "struct":
        shape = Shape(model.struct(of.name), model)
        return shape.name + ("Init" if is_argument else "")
    if of.kind == "pointer":
        target = of.target
        if target.kind == "opaque":
            return f"{class_of(target.name)} | null"
        if target.kind == "character":
            return "string" + (" | Uint8Array | null" if is_argument and field.nullable else "")
        if target.kind == "struct":
            inner = class_of(target.name)
            return f"Iterable<{inner}Init> | null" if is_argument else f"{inner}[]"
        kind = ARRAYS[array_kind(target)]
        return f"{kind} | Iterable<number> | null" if is_argument else kind
    if field.count > 1:
        return "Iterable<number>" if is_argument else "number[]"
    return number_type(of, is_argument)


def struct_types(model: Model, shape: Shape) -> list[str]:
    lines: list[str] = []
    of = shape.name
    if shape.is_written:
        left_out = f" What is left out is as in default{of}()." if shape.default else ""
        lines += doc_lines(f"What a {of} can be made of.{left_out}")
        lines.append(f"export interface {of}Init {{")
        for field in shape.fields:
            lines += doc_lines(field.doc, "  ")
            is_optional = shape.default is not None or field.nullable
            optional, unless = ("?", " | undefined") if is_optional else ("", "")
            lines.append(f"  {member_of(field.name)}{optional}: {field_type(model, field, True)}{unless};")
        lines.append("}\n")
    if shape.is_class:
        lines += doc_lines(shape.struct.doc)
        base = base_of(of, "Value").replace("bases.", "")
        lines.append(f"export declare class {of} extends {base}<{of}Init> implements {of}Init {{")
        if shape.default is None and all(each.type.is_scalar for each in shape.fields):
            arguments = ", ".join(f"{member_of(each.name)}: {number_type(each.type, True)}" for each in shape.fields)
            lines.append(f"  constructor({arguments});")
            lines.append(f"  constructor(members: {of}Init);")
        else:
            optional = "?" if shape.default is not None else ""
            lines.append(f"  constructor(members{optional}: {of}Init);")
        for field in shape.fields:
            lines += doc_lines(field.doc, "  ")
            lines.append(f"  {member_of(field.name)}: {field_type(model, field, False)};")
        for method in shape.methods:
            lines += method_types(model, method, shape.methods)
        lines.append("}\n")
    elif shape.is_read:
        lines += doc_lines(shape.struct.doc)
        unions = [each for each in shape.fields if each.type.kind == "union"]
        name = f"{of}Common" if unions else of
        lines.append(f"export interface {name} {{")
        for field in shape.fields:
            if field.type.kind != "union" and field.name not in [each.tag for each in unions]:
                lines += doc_lines(field.doc, "  ")
                lines.append(f"  {member_of(field.name)}: {field_type(model, field, False)};")
        lines.append("}\n")
        for union in unions:
            lines += union_types(model, shape, union)
    if shape.default is not None:
        lines.append(f"/** A {of} with the library's defaults. */")
        lines.append(f"export declare function default{of}(): {of};\n")
    return lines


def union_types(model: Model, shape: Shape, field: Field) -> list[str]:
    assert field.tag is not None
    tag = shape.struct.field(field.tag)
    assert tag.type.enum is not None
    enum = model.enum(tag.type.enum)
    short = {each.name: f"{class_of(enum.name)}.{pascal(each.short)}" for each in enum.constants}
    member, label = member_of(field.name), member_of(tag.name)
    parts: list[str] = []
    told: list[str] = []
    for each in model.struct(field.type.name).fields:
        told += each.when
        kinds = " | ".join(short[when] for when in each.when)
        parts.append(f"{{ {label}: {kinds}; {member}: {class_of(each.type.name)} }}")
    rest = [short[each.name] for each in enum.constants if each.name not in told]
    if rest:
        parts.append(f"{{ {label}: {' | '.join(rest)}; {member}: null }}")
    lines = [f"export type {shape.name} = {shape.name}Common &"]
    lines += [f"  {'(' if i == 0 else '|'} {part}" for i, part in enumerate(parts)]
    return [*lines[:-1], lines[-1] + "\n  );\n" if len(parts) > 1 else lines[-1] + ");\n"]
