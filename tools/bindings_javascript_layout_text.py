# SPDX-License-Identifier: MIT
"""layout.js of the JavaScript package: the structs of a display list, read anew into objects that were made for them.

structs.js makes new objects at each reading; an animation reads its display list in every frame. Numbers of 64 bits are
revisions here, which a number of JavaScript's holds.
"""

from __future__ import annotations

from bindings_javascript_names_text import HEAD, accessor, class_of, member_of
from bindings_model import Field, Model, Struct, Type

# What is read so, with all that it contains.
ROOTS = ("anim_display",)


# Short functions, and the DataView's methods that they call.
READ = {"Int32": "i32", "Uint32": "u32", "Float64": "f64"}


def reached(model: Model) -> list[Struct]:
    """The structs and unions in the roots, each before those that contain it."""
    found: dict[str, Struct] = {}

    def add(name: str) -> None:
        struct = model.struct(name)
        for each in struct.fields:
            of = each.type.target if each.type.kind == "pointer" else each.type
            if of.kind in ("struct", "union"):
                add(of.name)
        found[name] = struct

    for name in ROOTS:
        add(name)
    return list(found.values())


def place(field: Field, base: str = "place") -> str:
    return f"{base} + {field.offset}" if field.offset else base


def number(of: Type, at: str) -> str:
    if of.kind == "integer" and of.width == 64:
        return f"wide(at, {at})"
    read = f"{READ[accessor(of)]}(at, {at})"
    return f"{read} !== 0" if of.is_boolean else read


def shown(struct: Struct) -> list[Field]:
    return [each for each in struct.fields if not each.is_reserved and each.name != "struct_size"]


def constants_of(model: Model, names: list[str]) -> list[tuple[str, int]]:
    by_name = {each.name: each for enum in model.enums for each in enum.constants}
    return [(name, int(by_name[name].value)) for name in names]


def empty(field: Field) -> str:
    """What a new object has."""
    of = field.type
    if of.kind == "struct":
        return f"make{class_of(of.name)}()"
    if of.kind == "union":
        return "null"
    if field.count > 1:
        return f"[{', '.join(['0'] * field.count)}]"
    # A tag is of no kind yet.
    return "false" if of.is_boolean else "0"


def make(struct: Struct) -> list[str]:
    name = class_of(struct.name)
    tags = {each.tag for each in struct.fields}
    members = [f"{member_of(each.name)}: {'-1' if each.name in tags else empty(each)}" for each in shown(struct)]
    return ["", f"export const make{name} = () => ({{ {', '.join(members)} }});"]


def fill(struct: Struct) -> list[str]:
    """Reads all of a struct. A union's object is made where its tag has changed, by `made`."""
    name = class_of(struct.name)
    union = next((each for each in struct.fields if each.type.kind == "union"), None)
    more = "" if union is None else f", made = make{class_of(union.type.name)}"
    lines = ["", f"export function fill{name}(at, place, into{more}) {{"]
    if union is not None:
        assert union.tag is not None
        tag = struct.field(union.tag)
        lines += [
            f"  const {member_of(tag.name)} = {number(tag.type, place(tag))};",
            f"  if (into.{member_of(tag.name)} !== {member_of(tag.name)}) {{",
            f"    into.{member_of(union.name)} = made({member_of(tag.name)}, into);",
            "  }",
        ]
    for each in shown(struct):
        member = f"into.{member_of(each.name)}"
        if each.type.kind == "union":
            assert each.tag is not None
            lines.append(f"  fill{class_of(each.type.name)}(at, {place(each)}, {member_of(each.tag)}, {member});")
        elif union is not None and each.name == union.tag:
            lines.append(f"  {member} = {member_of(each.name)};")
        elif each.type.kind == "struct":
            lines.append(f"  fill{class_of(each.type.name)}(at, {place(each)}, {member});")
        elif each.count > 1:
            if accessor(each.type) != "Float64":
                raise ValueError(f"{struct.name}: no rule for {each.name}")
            lines.append(f"  row(at, {place(each)}, {member});")
        else:
            lines.append(f"  {member} = {number(each.type, place(each))};")
    return [*lines, "}"]


def union(model: Model, struct: Struct) -> list[str]:
    """Makes and reads the member of a union that a tag selects: null where there is none."""
    name = class_of(struct.name)
    makes = ["", f"export function make{name}(tag) {{", "  switch (tag) {"]
    fills = ["", f"export function fill{name}(at, place, tag, into) {{", "  switch (tag) {"]
    for each in struct.fields:
        for constant, value in constants_of(model, each.when):
            makes.append(f"    case {value}: // {constant}")
            fills.append(f"    case {value}: // {constant}")
        makes.append(f"      return make{class_of(each.type.name)}();")
        fills += [f"      fill{class_of(each.type.name)}(at, {place(each)}, into);", "      break;"]
    return [*makes, "  }", "  return null;", "}", *fills, "  }", "}"]


def has_starts(model: Model, struct: Struct) -> bool:
    return any(
        each.name.endswith("_start")
        or (each.type.kind in ("struct", "union") and has_starts(model, model.struct(each.type.name)))
        for each in struct.fields
    )


def starts(model: Model, struct: Struct) -> list[str]:
    """Reads where the ranges of a struct begin, which moves while the rest stays as it is."""
    name = class_of(struct.name)
    if not has_starts(model, struct):
        return []
    if struct.is_union:
        lines = ["", f"function start{name}(at, place, tag, into) {{", "  switch (tag) {"]
        for each in struct.fields:
            if has_starts(model, model.struct(each.type.name)):
                lines += [f"    case {value}: // {constant}" for constant, value in constants_of(model, each.when)]
                lines += [f"      start{class_of(each.type.name)}(at, {place(each)}, into);", "      break;"]
        return [*lines, "  }", "}"]
    lines = ["", f"export function start{name}(at, place, into) {{"]
    for each in struct.fields:
        member = f"into.{member_of(each.name)}"
        if each.name.endswith("_start"):
            lines.append(f"  {member} = {number(each.type, place(each))};")
        elif each.type.kind == "struct" and has_starts(model, model.struct(each.type.name)):
            lines.append(f"  start{class_of(each.type.name)}(at, {place(each)}, {member});")
        elif each.type.kind == "union" and has_starts(model, model.struct(each.type.name)):
            assert each.tag is not None
            tag = f"into.{member_of(each.tag)}"
            lines.append(f"  start{class_of(each.type.name)}(at, {place(each)}, {tag}, {member});")
    return [*lines, "}"]


def root(struct: Struct) -> list[str]:
    """A struct of arrays: `list` is given those of structs, `array` those of numbers."""
    name = class_of(struct.name)
    lines = ["", f"export function fill{name}(at, place, into, list, array) {{"]
    for each in shown(struct):
        if each.length_of:
            continue
        member = member_of(each.name)
        if each.type.kind == "pointer":
            assert each.length is not None
            # Memory of 32 bits: the upper halves are 0.
            start, count = f"u32(at, {place(each)})", f"u32(at, {place(struct.field(each.length))})"
            of = each.type.target
            call = f'list(at, "{member}"' if of.kind == "struct" else f'array("{member}"'
            lines.append(f"  {call}, {start}, {count});")
        else:
            lines.append(f"  into.{member} = {number(each.type, place(each))};")
    return [*lines, "}"]


def is_element(model: Model, struct: Struct) -> bool:
    """Whether the roots have arrays of it."""
    fields = [each for name in ROOTS for each in model.struct(name).fields]
    return any(each.type.kind == "pointer" and each.type.target.name == struct.name for each in fields)


def layout_script(model: Model) -> str:
    lines = [
        HEAD,
        *(f"const {name} = (at, place) => at.get{method}(place, true);" for method, name in READ.items()),
        "const wide = (at, place) => u32(at, place) + 2 ** 32 * u32(at, place + 4);",
        "",
        "function row(at, place, into) {",
        "  for (let index = 0; index < into.length; index += 1) {",
        "    into[index] = f64(at, place + 8 * index);",
        "  }",
        "}",
        "",
    ]
    structs = reached(model)
    lines += [f"export const sizeOf{class_of(each.name)} = {each.size};" for each in structs if not each.is_union]
    for each in structs:
        if each.name in ROOTS:
            lines += root(each)
        elif each.is_union:
            lines += union(model, each) + starts(model, each)
        else:
            lines += make(each) + fill(each) + starts(model, each)
        if is_element(model, each) and any(one.type.kind == "union" for one in each.fields):
            # What tells whether it is the same thing as before.
            for field in shown(each):
                if field.type.is_scalar and field.count == 1:
                    get = f"{member_of(field.name)}Of{class_of(each.name)}"
                    lines += ["", f"export const {get} = (at, place) => {number(field.type, place(field))};"]
    return "\n".join(lines) + "\n"
