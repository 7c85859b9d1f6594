# SPDX-License-Identifier: MIT
"""Constants of the crate `animcore`: enums, flags, identifiers, numbers."""

from __future__ import annotations

from bindings_model import Enum, Model
from bindings_rust_names_text import BEGIN, Names, plain_words, type_name
from bindings_rust_raw_text import scalar


def enum(names: Names, each: Enum) -> list[str]:
    name, of = type_name(each.name), scalar(each.type)
    unknown = 2**each.type.width - 1 if not each.type.signed else -1
    assert unknown not in [constant.value for constant in each.constants]
    lines = ["", *names.doc(each.doc or plain_words(each.name))]
    lines += [f"#[repr({of})]", "#[non_exhaustive]", "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]"]
    lines.append(f"pub enum {name} {{")
    for constant in each.constants:
        lines += names.doc(constant.doc or plain_words("_".join(constant.short)), "    ")
        lines.append(f"    {names.variant(constant)} = {constant.value},")
    lines += [
        "    /// A constant that this version of the package does not know.",
        f"    Unknown = {unknown},",
        "}",
        "",
    ]
    lines += [
        f"impl {name} {{",
        "    /// The constant with this number.",
        f"    pub fn from_raw(number: {of}) -> {name} {{",
    ]
    lines.append("        match number {")
    lines += [f"            {constant.value} => {name}::{names.variant(constant)}," for constant in each.constants]
    lines += [f"            _ => {name}::Unknown,", "        }", "    }", "}", "", f"unsafe impl FromRaw for {name} {{"]
    lines += [f"    type Raw = {of};", f"    unsafe fn from_raw(raw: &{of}) -> {name} {{"]
    return [*lines, f"        {name}::from_raw(*raw)", "    }", "}"]


def flags(names: Names, each: Enum) -> list[str]:
    name = type_name(each.name)
    lines = ["", "flags! {", *names.doc(each.doc or plain_words(each.name), "    ")]
    lines.append(f"    {name}: {scalar(each.type)} {{")
    for constant in each.constants:
        lines += names.doc(constant.doc or plain_words("_".join(constant.short)), "        ")
        lines.append(f"        {names.flag(constant)} = {constant.value},")
    return [*lines, "    }", "}"]


def identifier(names: Names, name: str, doc: str) -> list[str]:
    lines = [
        "",
        "identifier! {",
        *names.doc((doc[:1].upper() + doc[1:]).rstrip(".") + ", used through the stage that it is in.", "    "),
    ]
    return [*lines, f"    {type_name(name)}", "}"]


def constants(model: Model, names: Names) -> str:
    """src/generated/constants.rs."""
    lines = [BEGIN, "//! Constants, flags and identifiers.", "", "use crate::runtime::FromRaw;", ""]
    for each in model.constants:
        is_float = each.name in ("ANIM_INHERIT", "ANIM_OWN_DURATION")
        doc = names.doc(each.doc or plain_words(each.name))
        value = f"{each.value}.0" if is_float else f"{each.value}"
        lines += [*doc, f"pub const {each.name.removeprefix('ANIM_')}: {'f64' if is_float else 'i64'} = {value};"]
    for each_enum in model.enums:
        lines += flags(names, each_enum) if each_enum.is_flags else enum(names, each_enum)
    for name, (_, doc) in model.typedefs.items():
        if name in model.identifiers:
            lines += identifier(names, name, doc)
    return "\n".join([*lines, ""])
