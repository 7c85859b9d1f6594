# SPDX-License-Identifier: MIT
"""The crate `animcore-sys`: the C interface as it is."""

from __future__ import annotations

from bindings_model import Callback, Constant, Enum, Field, Function, Model, Parameter, Struct, Type
from bindings_rust_names_text import BEGIN, Names, local

SCALARS = {"size": "usize", "character": "c_char", "void": "c_void"}


def scalar(of: Type) -> str:
    """A number's type in Rust, without C's typedefs."""
    if of.kind == "integer":
        return f"{'i' if of.signed else 'u'}{of.width}"
    if of.kind == "float":
        return f"f{of.width}"
    return SCALARS[of.kind]


def raw(of: Type) -> str:
    """A C type in Rust."""
    if of.kind == "pointer":
        return f"*{'const' if of.target.is_const else 'mut'} {raw(of.target)}"
    if of.kind in ("struct", "union", "opaque", "callback"):
        return of.name
    return of.enum or of.typedef or scalar(of)


def constant(names: Names, each: Constant, of: str) -> list[str]:
    value = f"{each.value:_}" if isinstance(each.value, int) and abs(each.value) > 99999 else str(each.value)
    return [*names.raw_doc(each.doc), f"pub const {each.name}: {of} = {value};"]


def enum(names: Names, each: Enum) -> list[str]:
    lines = ["", *names.raw_doc(each.doc), f"pub type {each.name} = {scalar(each.type)};"]
    for member in each.constants:
        lines += constant(names, member, each.name)
    return lines


def field(names: Names, each: Field) -> list[str]:
    of = raw(each.type)
    if each.count > 1:
        of = f"[{of}; {each.count}]"
    lines = [*names.raw_doc(each.doc, "    "), f"    pub {local(each.name)}: {of},"]
    if each.type.kind == "pointer":
        lines += ['    #[cfg(target_pointer_width = "32")]', f"    pub {each.name}_padding: u32,"]
    return lines


def struct(names: Names, each: Struct) -> list[str]:
    lines = ["", *names.raw_doc(each.doc), "#[repr(C)]", "#[derive(Clone, Copy)]"]
    lines.append(f"pub {'union' if each.is_union else 'struct'} {each.name} {{")
    for member in each.fields:
        lines += field(names, member)
    lines += ["}", ""]
    lines.append(f"const _: () = assert!(size_of::<{each.name}>() == {each.size});")
    lines.append(f"const _: () = assert!(align_of::<{each.name}>() == {each.alignment});")
    return lines


def parameters(of: list[Parameter]) -> str:
    return ", ".join(f"{local(each.name)}: {raw(each.type)}" for each in of)


def result(of: Type) -> str:
    return "" if of.kind == "void" else f" -> {raw(of)}"


def callback(names: Names, each: Callback) -> list[str]:
    function = f'unsafe extern "C" fn({parameters(each.parameters)}){result(each.result)}'
    return ["", *names.raw_doc(each.doc), f"pub type {each.name} = Option<{function}>;"]


def function(names: Names, each: Function) -> list[str]:
    line = f"    pub fn {each.name}({parameters(each.parameters)}){result(each.result)};"
    return ["", *names.raw_doc(each.doc, "    "), line]


def text(model: Model, names: Names) -> str:
    """src/generated.rs of animcore-sys."""
    lines = [
        BEGIN,
        "use std::marker::{PhantomData, PhantomPinned};",
        "use std::mem::{align_of, size_of};",
        "use std::os::raw::{c_char, c_void};",
        "",
    ]
    for each in model.constants:
        lines += constant(names, each, "i64" if not -(2**31) <= each.value < 2**31 else "i32")
    for each_enum in model.enums:
        lines += enum(names, each_enum)
    enums = {each.name for each in model.enums}
    for name, (of, doc) in model.typedefs.items():
        if name not in enums:
            lines += ["", *names.raw_doc(doc), f"pub type {name} = {scalar(of)};"]
    for name, doc in model.opaque.items():
        lines += ["", *names.raw_doc(doc), "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],"]
        lines += ["    _marker: PhantomData<(*mut u8, PhantomPinned)>,", "}"]
    for each_callback in model.callbacks:
        lines += callback(names, each_callback)
    for each_struct in model.structs:
        lines += struct(names, each_struct)
    lines += ["", 'extern "C" {']
    for each_function in model.functions:
        lines += function(names, each_function)
    return "\n".join([*lines, "}", ""]).replace('extern "C" {\n\n', 'extern "C" {\n')


def offsets(model: Model) -> str:
    """tests/layout.rs of animcore-sys: the offset of each field."""
    lines = [
        BEGIN,
        "//! Every field stands where the library expects it.",
        "",
        "use animcore_sys::*;",
        "use std::mem::MaybeUninit;",
        "use std::ptr::addr_of;",
        "",
        "macro_rules! offset {",
        "    ($of:ty, $field:ident, $offset:expr) => {{",
        "        let value = MaybeUninit::<$of>::uninit();",
        "        let field = unsafe { addr_of!((*value.as_ptr()).$field) };",
        "        assert_eq!(field as usize - value.as_ptr() as usize, $offset, stringify!($of.$field));",
        "    }};",
        "}",
        "",
        "#[test]",
        "fn fields_stand_where_the_description_says() {",
    ]
    for each in model.structs:
        lines += [f"    offset!({each.name}, {local(member.name)}, {member.offset});" for member in each.fields]
    return "\n".join([*lines, "}", ""])
