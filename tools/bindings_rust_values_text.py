# SPDX-License-Identifier: MIT
"""Structs of the crate `animcore`, as values."""

from __future__ import annotations

from bindings_model import Field, Model, Struct, Type, pascal, words
from bindings_rust_names_text import BEGIN, Names, local, plain_words, type_name
from bindings_rust_raw_text import scalar


class Values:
    """Conversion of Rust values to C values, and back."""

    def __init__(self, model: Model, names: Names) -> None:
        self.model = model
        self.names = names

    # ---- One value ----

    def is_flags(self, of: Type) -> bool:
        return of.enum is not None and self.model.enum(of.enum).is_flags

    def rust(self, of: Type, lifetime: str = "'_") -> str:
        """The Rust type of a scalar, a struct or an object."""
        if of.is_boolean:
            return "bool"
        if of.is_identifier:
            return type_name(of.typedef or "")
        if of.enum is not None:
            return type_name(of.enum)
        if of.kind in ("struct", "union"):
            return type_name(of.name) + (f"<{lifetime}>" if self.has_lifetime(self.model.struct(of.name)) else "")
        if of.kind == "opaque":
            return self.names.object(of.name)
        return "u8" if of.kind == "character" else scalar(of)

    def to_c(self, of: Type, value: str) -> str:
        """An expression that converts a Rust value to C; with `?` if it can fail."""
        if of.is_boolean:
            return f"i32::from({value})"
        if of.is_identifier:
            return f"{value}.0"
        if of.enum is not None:
            return f"{value}.bits()" if self.is_flags(of) else f"{value} as {scalar(of)}"
        if of.kind in ("struct", "union"):
            return f"{value}.to_raw()?"
        return value

    def from_c(self, of: Type, value: str) -> str:
        if of.is_boolean:
            return f"{value} != 0"
        if of.is_identifier:
            return f"{self.rust(of)}({value})"
        if of.enum is not None:
            return f"{self.rust(of)}::{'from_bits' if self.is_flags(of) else 'from_raw'}({value})"
        if of.kind in ("struct", "union"):
            return f"{type_name(of.name)}::from_raw(&{value})"
        return value

    def is_same(self, of: Type, is_read: bool) -> bool:
        """Whether an array of it is the same memory in Rust and in C. For an enum only if Rust alone writes it."""
        if of.kind in ("struct", "union"):
            return self.is_plain(self.model.struct(of.name))
        if of.is_boolean:
            return False
        return of.enum is None or self.is_flags(of) or is_read

    # ---- Structs ----

    def is_plain(self, struct: Struct) -> bool:
        """Whether it has C's layout in Rust."""
        return (
            not struct.is_union
            and not struct.grows
            and all(
                not each.is_reserved and each.type.kind != "pointer" and self.is_same(each.type, False)
                for each in struct.fields
            )
        )

    def has_lifetime(self, struct: Struct) -> bool:
        return any(
            each.type.kind == "pointer"
            or (each.type.kind in ("struct", "union") and self.has_lifetime(self.model.struct(each.type.name)))
            for each in struct.fields
        )

    def shown(self, struct: Struct) -> list[Field]:
        """The fields in Rust; lengths are part of the slices."""
        return [
            each for each in struct.fields if not each.is_reserved and each.name != "struct_size" and not each.length_of
        ]

    def is_optional(self, struct: Struct, each: Field) -> bool:
        """Whether it is None unless it is set: its default is a number that means unset."""
        if self.model.default_of(struct.name) is None:
            return False
        return each.type.typedef == "anim_optional_bool" or "ANIM_INHERIT" in each.doc

    def is_text(self, each: Field) -> bool:
        return each.type.kind == "pointer" and each.type.target.kind == "character"

    def field_type(self, struct: Struct, each: Field) -> str:
        of = each.type
        if of.kind == "pointer":
            target = of.target
            if target.kind == "opaque":
                inner = f"&'a {self.rust(target)}"
            elif self.is_text(each):
                inner = "&'a str"
            elif struct.direction == "in" or self.is_same(target, False):
                return self._optional(f"&'a [{self.rust(target)}]", each.nullable and struct.direction == "in")
            else:
                return f"View<'a, {self.rust(target)}>"
            return self._optional(inner, each.nullable)
        if each.type.typedef == "anim_optional_bool":
            return "Option<bool>"
        inner = self.rust(of, "'a")
        if each.count > 1:
            inner = f"[{inner}; {each.count}]"
        return self._optional(inner, self.is_optional(struct, each))

    @staticmethod
    def _optional(inner: str, is_so: bool) -> str:
        return f"Option<{inner}>" if is_so else inner

    def field_doc(self, struct: Struct, each: Field) -> str:
        doc = each.doc
        if self.is_optional(struct, each):
            doc = doc.removesuffix("ANIM_INHERIT").rstrip() if doc.endswith("ANIM_INHERIT") else doc
            doc += " None where nobody has said it."
        return doc


def plain(values: Values, each: Struct) -> list[str]:
    """A struct with C's layout."""
    name = type_name(each.name)
    lines = ["", *values.names.doc(each.doc or plain_words(each.name)), "#[repr(C)]"]
    lines += ["#[derive(Clone, Copy, Debug, PartialEq)]", f"pub struct {name} {{"]
    for member in each.fields:
        lines += values.names.doc(member.doc or plain_words(member.name), "    ")
        lines.append(f"    pub {local(member.name)}: {values.field_type(each, member)},")
    lines += ["}", "", f"const _: () = assert!(std::mem::size_of::<{name}>() == {each.size});", ""]
    lines += [
        f"impl {name} {{",
        "    #[allow(dead_code)]",
        f"    pub(crate) fn to_raw(self) -> Result<sys::{each.name}, Error> {{",
    ]
    lines += [f"        Ok(unsafe {{ std::mem::transmute::<{name}, sys::{each.name}>(self) }})", "    }", ""]
    lines.append("    #[allow(dead_code)]")
    lines += [f"    pub(crate) fn from_raw(raw: &sys::{each.name}) -> {name} {{"]
    lines += [f"        unsafe {{ std::mem::transmute::<sys::{each.name}, {name}>(*raw) }}", "    }", "}"]
    lines += ["", f"unsafe impl FromRaw for {name} {{"]
    lines += [f"    type Raw = sys::{each.name};", f"    unsafe fn from_raw(raw: &sys::{each.name}) -> {name} {{"]
    lines += [f"        {name}::from_raw(raw)", "    }", "}"]
    return lines + numbers(each)


def numbers(each: Struct) -> list[str]:
    """A struct of only numbers can be made from an array, so that it can be a property's value."""
    if not all(member.type.kind == "float" and member.count == 1 for member in each.fields) or len(each.fields) > 8:
        return []
    name, array = type_name(each.name), f"[f64; {len(each.fields)}]"
    fields = [local(member.name) for member in each.fields]
    lines = ["", f"impl From<{array}> for {name} {{", f"    fn from([{', '.join(fields)}]: {array}) -> {name} {{"]
    lines += [f"        {name} {{ {', '.join(fields)} }}", "    }", "}"]
    lines += ["", f"impl From<{name}> for {array} {{", f"    fn from(value: {name}) -> {array} {{"]
    return [*lines, f"        [{', '.join(f'value.{field}' for field in fields)}]", "    }", "}"]


def union(values: Values, holder: Struct, each: Struct) -> list[str]:
    """A union as an enum, with the tag from the surrounding struct."""
    name = type_name(each.name)
    tag = next(member.tag for member in holder.fields if member.type.name == each.name)
    tag_enum = holder.field(tag or "").type.enum
    lines = [
        "",
        *values.names.doc(each.doc or f"What is in a {holder.name}."),
        "#[derive(Clone, Copy, Debug, PartialEq)]",
    ]
    lines.append(f"pub enum {name} {{")
    for member in each.fields:
        lines += values.names.doc(member.doc or f"For {' and '.join(member.when)}.", "    ")
        lines.append(f"    {pascal(member.name.split('_'))}({values.rust(member.type)}),")
    lines += ["    /// Nothing.", "    None,", "}", "", f"impl {name} {{"]
    lines.append(f"    pub(crate) fn from_raw(raw: &sys::{each.name}, tag: sys::{tag_enum}) -> {name} {{")
    lines.append("        match tag {")
    for member in each.fields:
        pattern = " | ".join(f"sys::{constant}" for constant in member.when)
        value = values.from_c(member.type, f"unsafe {{ raw.{member.name} }}")
        lines.append(f"            {pattern} => {name}::{pascal(member.name.split('_'))}({value}),")
    return [*lines, f"            _ => {name}::None,", "        }", "    }", "}"]


def to_raw(values: Values, each: Struct) -> list[str]:
    default = values.model.default_of(each.name)
    lines = [
        "    #[allow(dead_code)]",
        f"    pub(crate) fn to_raw(self) -> Result<sys::{each.name}, Error> {{",
    ]
    needs_default = any(values.is_optional(each, member) for member in each.fields)
    if needs_default and default is not None:
        lines.append(f"        let mut raw: sys::{each.name} = unsafe {{ std::mem::zeroed() }};")
        lines.append(f"        let size = std::mem::size_of::<sys::{each.name}>() as u32;")
        lines.append(f"        check(unsafe {{ sys::{default.name}(&mut raw, size) }})?;")
    else:
        lines.append(f"        let mut raw: sys::{each.name} = unsafe {{ std::mem::zeroed() }};")
        if each.grows:
            lines.append(f"        raw.struct_size = std::mem::size_of::<sys::{each.name}>() as u32;")
    for member in values.shown(each):
        name = local(member.name)
        if member.type.kind == "pointer":
            lines += pointer_to_raw(each, member)
        elif values.is_optional(each, member):
            value = (
                "i32::from(value)" if member.type.typedef == "anim_optional_bool" else values.to_c(member.type, "value")
            )
            lines += [f"        if let Some(value) = self.{name} {{", f"            raw.{name} = {value};", "        }"]
        else:
            lines.append(f"        raw.{name} = {values.to_c(member.type, f'self.{name}')};")
    for member in each.fields:
        if member.length_of:
            lines += length_to_raw(values, each, member)
    return [*lines, "        Ok(raw)", "    }"]


def length_to_raw(values: Values, each: Struct, length: Field) -> list[str]:
    of = raw_integer = scalar(length.type)
    arrays = [each.field(name) for name in length.length_of]
    items = []
    for member in arrays:
        name = local(member.name)
        is_optional = values.field_type(each, member).startswith("Option")
        items.append(
            f'("{name}", {f"self.{name}.map(|array| array.len())" if is_optional else f"Some(self.{name}.len())"})'
        )
    # More than the number can say is more than any limit, and refused by the library.
    count = f"{raw_integer}::try_from(shared_length(&[{', '.join(items)}])?).unwrap_or({raw_integer}::MAX)"
    return [f"        raw.{length.name} = {count};"] if of else []


def pointer_to_raw(each: Struct, member: Field) -> list[str]:
    name = local(member.name)
    if member.type.target.kind == "opaque":
        value = (
            f"self.{name}.map_or(std::ptr::null(), |object| object.as_ptr() as *const _)"
            if member.nullable
            else f"self.{name}.as_ptr()"
        )
    elif member.nullable and each.direction == "in":
        value = f"self.{name}.map_or(std::ptr::null(), |array| array.as_ptr() as *const _)"
    else:
        value = f"self.{name}.as_ptr() as *const _"
    return [f"        raw.{name} = {value};"]


def from_raw(values: Values, each: Struct) -> list[str]:
    name = type_name(each.name)
    has_lifetime = values.has_lifetime(each)
    lifetime = "<'a>" if has_lifetime else ""
    # Views hold as long as what gives the struct is left alone, which its signature says.
    lines = [
        "    #[allow(dead_code)]",
        f"    pub(crate) fn from_raw(raw: &sys::{each.name}) -> {name}{lifetime} {{",
        f"        {name} {{",
    ]
    for member in values.shown(each):
        field = local(member.name)
        if member.type.kind == "pointer":
            if each.direction == "in":
                value = "None" if member.nullable else "&[]"
            else:
                make = "slice" if values.is_same(member.type.target, False) else "View::new"
                value = f"unsafe {{ {make}(raw.{field} as *const _, raw.{member.length} as usize) }}"
        elif member.type.typedef == "anim_optional_bool":
            value = f"if raw.{field} == 0 || raw.{field} == 1 {{ Some(raw.{field} == 1) }} else {{ None }}"
        elif values.is_optional(each, member):
            value = "None"
        elif member.type.kind == "union":
            value = f"{type_name(member.type.name)}::from_raw(&raw.{field}, raw.{member.tag})"
        else:
            value = values.from_c(member.type, f"raw.{field}")
        lines.append(f"            {field}: {value},")
    return [*lines, "        }", "    }"]


def converted(values: Values, each: Struct) -> list[str]:
    """A struct that differs from C's layout but has the same contents."""
    name = type_name(each.name)
    lifetime = "<'a>" if values.has_lifetime(each) else ""
    lines = ["", *values.names.doc(each.doc or plain_words(each.name))]
    derives = "Clone, Copy, Debug" if lifetime else "Clone, Copy, Debug, PartialEq"
    lines += [f"#[derive({derives})]", f"pub struct {name}{lifetime} {{"]
    for member in values.shown(each):
        lines += values.names.doc(values.field_doc(each, member) or plain_words(member.name), "    ")
        lines.append(f"    pub {local(member.name)}: {values.field_type(each, member)},")
    lines += ["}", "", f"impl{lifetime} {name}{lifetime} {{"]
    default = values.model.default_of(each.name)
    both = not lifetime and not any(member.type.kind == "union" for member in each.fields)
    parts = []
    if each.direction == "in" or (both and each.direction == "inout" and not each.grows):
        parts.append(to_raw(values, each))
    if each.direction != "in" or default is not None:
        parts.append(from_raw(values, each))
    for index, part in enumerate(parts):
        lines += part if index == 0 else ["", *part]
    lines.append("}")
    if each.direction != "in" and not lifetime:
        lines += ["", f"unsafe impl FromRaw for {name} {{", f"    type Raw = sys::{each.name};"]
        lines += [
            f"    unsafe fn from_raw(raw: &sys::{each.name}) -> {name} {{",
            f"        {name}::from_raw(raw)",
            "    }",
            "}",
        ]
    if default is not None:
        lines += ["", f"impl Default for {name}{lifetime.replace(chr(39) + 'a', chr(39) + '_')} {{"]
        lines += [
            "    fn default() -> Self {",
            f"        let mut raw: sys::{each.name} = unsafe {{ std::mem::zeroed() }};",
        ]
        lines += [f"        let size = std::mem::size_of::<sys::{each.name}>() as u32;"]
        lines += [f"        if let Err(error) = check(unsafe {{ sys::{default.name}(&mut raw, size) }}) {{"]
        lines += ['            panic!("{}", error);', "        }"]
        lines += [f"        {name}::from_raw(&raw)", "    }", "}"]
    return lines


def structs(model: Model, names: Names) -> str:
    """src/generated/values.rs."""
    values = Values(model, names)
    lines = [
        BEGIN,
        "//! Structs as values.",
        "",
        "use super::constants::*;",
        "use super::objects::*;",
        "use crate::runtime::{check, shared_length, slice, Error, FromRaw, View};",
        "use animcore_sys as sys;",
    ]
    for each in model.structs:
        if each.is_union:
            holder = next(
                other
                for other in model.structs
                for member in other.fields
                if member.type.name == each.name and member.tag
            )
            lines += union(values, holder, each)
        elif values.is_plain(each):
            lines += plain(values, each)
        else:
            lines += converted(values, each)
    return "\n".join([*lines, ""])


def defaults(model: Model) -> str:
    """A test: a struct filled with defaults passes through Rust unchanged."""
    lines = [
        BEGIN,
        "//! Defaults go through Rust's structs and back unchanged.",
        "",
        "use super::values::*;",
        "use animcore_sys as sys;",
        "",
    ]
    lines += [
        "fn bytes<T>(value: &T) -> &[u8] {",
        "    unsafe { std::slice::from_raw_parts(value as *const T as *const u8, std::mem::size_of::<T>()) }",
        "}",
        "",
    ]
    lines += ["#[test]", "fn defaults_stay_what_they_are() {"]
    for each in model.structs:
        default = model.default_of(each.name)
        if default is not None:
            name = "_".join(words(each.name))
            lines += [f"    let mut {name}: sys::{each.name} = unsafe {{ std::mem::zeroed() }};"]
            lines += [f"    assert_eq!(unsafe {{ sys::{default.name}(&mut {name}, {each.size}) }}, sys::ANIM_OK);"]
            lines += [
                f"    let back = {type_name(each.name)}::default().to_raw().unwrap();",
                f'    assert_eq!(bytes(&{name}), bytes(&back), "{each.name}");',
            ]
    return "\n".join([*lines, "}", ""])
