# SPDX-License-Identifier: MIT
"""Objects and functions of the crate `animcore`: one method for each of bindings_model.py."""

from __future__ import annotations

from bindings_model import Callback, Form, Method, Model, Passing, Result, SlotKind, Type
from bindings_rust_calls_text import BUFFERS, Body, Calls, mapping
from bindings_rust_names_text import BEGIN, Names, local, type_name
from bindings_rust_raw_text import raw
from bindings_rust_values_text import Values


class Methods(Calls):
    def lines(self, method: Method, begin: str = "    ") -> list[str]:
        if method.is_destroy and method.owner in self.model.opaque:
            return []
        if method.function.name.startswith("anim_default_"):
            return []
        function = method.function
        body = self.body(method)
        lines = ["", *self.names.doc(self.doc(method), begin)]
        if self.is_raw(method):
            lines += [
                f"{begin}///",
                f"{begin}/// # Safety",
                f"{begin}///",
                f"{begin}/// The functions must be what the comment says, and context what they take.",
            ]
        returned = next((each for each in method.results if each.passing is Passing.RETURNED), None)
        buffer = next((each for each in method.results if each.passing in BUFFERS), None)
        inner: list[str] = list(body.before)
        value, kind = self.outcome(body)
        if returned is not None:
            text = returned.form is Form.TEXT
            kind = "String" if text else self.values.rust(returned.type)
            call = f"unsafe {{ sys::{function.name}({self.passed(method, body)}) }}"
            if text:
                inner.append(f"unsafe {{ text(sys::{function.name}({self.passed(method, body)})) }}")
            elif self.values.from_c(returned.type, "") == "":
                inner.append(call)
            else:
                inner += [f"let value = {call};", self.values.from_c(returned.type, "value")]
            result = kind
        elif buffer is not None:
            texts = "Vec<String>" if buffer.passing is Passing.CUT else "String"
            plain = {Form.TEXT: texts, Form.BYTES: "Vec<u8>"}
            result = f"Result<{plain.get(buffer.form, f'Vec<{self.values.rust(buffer.type)}>')}, Error>"
            inner += self.buffered(method, body, buffer)
        elif not function.gives_status:
            inner.append(f"unsafe {{ sys::{function.name}({self.passed(method, body)}) }};")
            inner += [*body.after, value] if value != "()" else body.after
            result = "" if value == "()" else kind
        else:
            call = f"check(unsafe {{ sys::{function.name}({self.passed(method, body)}) }})"
            if any(each.name == "error_offset" for each in method.results):
                # It comes out also where the call fails, unlike what other calls write.
                call += ".map_err(|error| error.with_offset(error_offset_out))"
            if value == "()" and not body.after:
                inner.append(call)
            else:
                inner += [call + "?;", *body.after, f"Ok({value})"]
            result = f"Result<{kind}, Error>"
        head = self.head(method, result)
        lines += [f"{begin}{each}" for each in head]
        lines += [f"{begin}    {each}" for each in inner]
        return [*lines, f"{begin}}}"]

    def passed(self, method: Method, body: Body) -> str:
        return ", ".join(body.passed[each.parameter.name] for each in method.slots)

    @staticmethod
    def outcome(body: Body) -> tuple[str, str]:
        if not body.values:
            return "()", "()"
        if len(body.values) == 1:
            return body.values[0], body.types[0]
        return f"({', '.join(body.values)})", f"({', '.join(body.types)})"

    def head(self, method: Method, result: str) -> list[str]:
        name = self.names.method(method)
        this = self.self_type(method)
        parameters = ", ".join([*([this] if this else []), *self.parameters(method)])
        generics = ""
        callback = next((each for each in method.arguments if each.form is Form.CALLBACK), None)
        if callback is not None and self.has_release(method):
            generics = f"<F: {self.bound(self.callback(callback.type.name))} + 'static>"
        unsafe = "unsafe " if self.is_raw(method) else ""
        arrow = f" -> {result}" if result else ""
        return [f"pub {unsafe}fn {name}{generics}({parameters}){arrow} {{"]

    @staticmethod
    def doc(method: Method) -> str:
        doc = method.doc or f"{method.function.name}"
        named = [each.name for each in method.results]
        if len(named) > 1:
            doc += f"\n\nGives ({', '.join(named)})."
        return doc

    def buffered(self, method: Method, body: Body, buffer: Result) -> list[str]:
        assert len(method.results) == 1, method.function.name
        how = BUFFERS[buffer.passing]
        passed = dict(body.passed)
        passed[buffer.name] = "buffer as *mut _"
        passed[buffer.capacity or ""] = "capacity"
        passed[buffer.length or ""] = "length"
        arguments = ", ".join(passed[each.parameter.name] for each in method.slots)
        call = f"{how}(|buffer: *mut ELEMENT, capacity, length| unsafe {{ sys::{method.function.name}({arguments}) }})"
        if buffer.passing is Passing.CUT:
            return [call.replace("ELEMENT", "u8")]
        if buffer.form is Form.TEXT:
            return [f"{call.replace('ELEMENT', 'u8')}.map(into_text)"]
        if buffer.form is Form.BYTES:
            return [call.replace("ELEMENT", "u8")]
        if self.values.is_same(buffer.type, False):
            return [call.replace("ELEMENT", self.values.rust(buffer.type))]
        element = f"sys::{raw(buffer.type)}"
        value = self.values.from_c(buffer.type, "*raw").replace("&*raw", "raw")
        return [f"let raws = {call.replace('ELEMENT', element)}?;", f"Ok(raws.iter().map({mapping(value)}).collect())"]

    def into(self, method: Method, begin: str = "    ") -> list[str]:
        """A second form of methods that return arrays as long as their arguments: it fills the caller's slices."""
        if not method.results or not all(
            each.form is Form.ARRAY and each.passing is Passing.SAME_LENGTH and self.values.is_same(each.type, False)
            for each in method.results
        ):
            return []
        name, this = self.names.method(method), self.self_type(method)
        body = self.body(method)
        made = tuple(f"let mut {each.name}_out" for each in method.results)
        inner = [line for line in body.before if not line.startswith(made)]
        for each in method.results:
            own = local(each.name)
            inner.append(f'exactly("{own}", {own}.len(), {self.count(method, each)})?;')
            body.passed[each.name] = f"{own}.as_mut_ptr() as *mut _"
        inner.append(f"check(unsafe {{ sys::{method.function.name}({self.passed(method, body)}) }})")
        parameters = ", ".join([*([this] if this else []), *self.parameters(method, into=True)])
        link = f"[`{name}`](Self::{name})" if method.owner else f"[`{name}`]"
        lines = ["", f"{begin}/// As {link}, into slices of the caller's, which must be as long as what it gives."]
        lines.append(f"{begin}pub fn {name}_into({parameters}) -> Result<(), Error> {{")
        return [*lines, *(f"{begin}    {line}" for line in inner), f"{begin}}}"]

    # ---- Callbacks ----

    def callback(self, name: str) -> Callback:
        return next(each for each in self.model.callbacks if each.name == name)

    def callback_arguments(self, callback: Callback) -> list[tuple[str, str]]:
        """Types and values of a closure's arguments."""
        items = []
        lengths = {each.length for each in callback.parameters if each.length}
        for each in callback.parameters:
            if each.name == "context" or each.name in lengths:
                continue
            of = each.type
            if of.kind != "pointer":
                items.append((self.values.rust(of), self.values.from_c(of, each.name)))
            elif each.length is not None:
                items.append((f"&[{self.values.rust(of.target)}]", f"slice({each.name}, {each.length})"))
            else:
                items.append((f"&{self.values.rust(of.target)}", f"&{self.values.from_c(of.target, '*' + each.name)}"))
        return items

    def bound(self, callback: Callback) -> str:
        """The bound of a function that returns a value: it may be called from several threads."""
        types = ", ".join(of for of, _ in self.callback_arguments(callback))
        if callback.result.kind == "void":
            return f"FnMut({types}) + Send"
        return f"Fn({types}) -> {self.values.rust(callback.result)} + Send + Sync"

    def trampoline(self, callback: Callback) -> list[str]:
        name = callback.name.removeprefix("anim_")
        parameters = ", ".join(f"{each.name}: {self.raw_of(each.type)}" for each in callback.parameters)
        result = "" if callback.result.kind == "void" else f" -> {raw(callback.result)}"
        arguments = ", ".join(value for _, value in self.callback_arguments(callback))
        pointer = "&mut *(context as *mut F)" if not result else "&*(context as *const F)"
        lines = ["", f'unsafe extern "C" fn call_{name}<F: {self.bound(callback)}>({parameters}){result} {{']
        # A result that is no number is one that the library knows what to do with.
        failed = "f64::NAN" if result else "()"
        return [*lines, f"    guard({failed}, || unsafe {{ ({pointer})({arguments}) }})", "}"]

    def raw_of(self, of: Type) -> str:
        text = raw(of)
        return text.replace("anim_", "sys::anim_", 1) if "anim_" in text else text

    # ---- Objects ----

    def object(self, name: str, doc: str) -> list[str]:
        own = type_name(name)
        methods = [each for each in self.model.methods if self.names.owner(each) in (own, self.names.object(name))]
        destroy = self.model.destroy_of(name).name
        is_view = self.is_live_view(name)
        macro = "borrowed_object" if name in self.names.borrowed else "live_view" if is_view else "object"
        # Immutable objects may be used by several threads at once.
        inside = [each for each in self.model.methods_of(name) if not each.is_static and not each.is_destroy]
        changes = any("&mut" in (self.self_type(each) or "") for each in inside)
        lines = ["", f"{macro}! {{", *self.names.doc(doc or f"{name}, released when it is dropped.", "    ")]
        lines += [
            f"    {own}, {self.names.object(name)}, {name}, {destroy}"
            if macro == "borrowed_object"
            else f"    {own}, {name}, {destroy}",
            "}",
        ]
        if not changes and name in self.model.shared:
            lines += [
                "",
                "// It never changes, and so may be used by several threads at once.",
                f"unsafe impl Sync for {own} {{}}",
            ]
        static = [each for each in methods if self.names.owner(each) == own and own != self.names.object(name)]
        rest = [each for each in methods if each not in static]
        for target, group in ((own, static), (self.names.object(name), rest)):
            inner = [line for each in group for line in self.lines(each) + self.more(each) + self.into(each)]
            if inner:
                lifetime = "<'a>" if is_view else ""
                lines += ["", f"impl{lifetime} {target}{lifetime} {{", *inner[1:], "}"]
        return lines

    def more(self, method: Method) -> list[str]:
        """A second form of some methods: the borrowed object to change, and a callback's end."""
        function = method.function
        borrowed = next((each for each in method.results if each.form is Form.BORROWED), None)
        if borrowed is not None:
            lines = self.lines(method)
            text = "\n".join(lines).replace("(&self", "(&mut self").replace("Result<&", "Result<&mut ")
            text = text.replace("::borrow(", "::borrow_mut(").replace(
                f"fn {self.names.method(method)}(", f"fn {self.names.method(method)}_mut("
            )
            return text.split("\n")
        callback = next((each for each in method.arguments if each.form is Form.CALLBACK), None)
        if callback is not None and callback.nullable and self.has_release(method):
            name = self.names.method(method)
            begun = name
            name = name.replace("set_", "clear_", 1) if name.startswith("set_") else f"stop_{name}"
            parameters = [each for each in self.parameters(method) if not each.endswith(": F")]
            passed = []
            body = self.body(method)
            for slot in method.slots:
                if slot.kind in (SlotKind.RELEASE,) or slot.of == callback.name:
                    passed.append("None")
                elif slot.kind is SlotKind.CONTEXT:
                    passed.append("std::ptr::null_mut()")
                else:
                    passed.append(body.passed[slot.parameter.name])
            return [
                "",
                f"    /// Ends what [`{begun}`](Self::{begun}) has begun, and drops its closure.",
                f"    pub fn {name}({', '.join([self.self_type(method) or '', *parameters])}) -> Result<(), Error> {{",
                f"        check(unsafe {{ sys::{function.name}({', '.join(passed)}) }})",
                "    }",
            ]
        return []


USES = """
use super::constants::*;
use super::values::*;
use crate::runtime::{
    ask, check, exactly, guard, into_text, lines, release_context, rows, shared_length, slice, text, Error, View,
};
use animcore_sys as sys;
use std::os::raw::c_void;
"""


def objects(model: Model, names: Names) -> str:
    """src/generated/objects.rs: objects and their methods."""
    methods = Methods(model, names, Values(model, names))
    lines = [BEGIN, "//! Objects.", *USES.strip("\n").split("\n")]
    used = {
        each.type.name
        for method in model.methods
        for each in method.arguments
        if each.form is Form.CALLBACK and methods.has_release(method)
    }
    for callback in model.callbacks:
        if callback.name in used:
            lines += methods.trampoline(callback)
    for name, doc in model.opaque.items():
        lines += methods.object(name, doc)
    return finish(lines)


def functions(model: Model, names: Names) -> str:
    """src/generated/functions.rs: functions of values, and those without an owner."""
    methods = Methods(model, names, Values(model, names))
    lines = [
        BEGIN,
        "//! Functions, and what is called on values.",
        *USES.strip("\n").split("\n"),
        "use super::objects::*;",
    ]
    for struct in model.structs:
        inner = [
            line
            for each in model.methods_of(struct.name)
            if each.thing is None
            for line in methods.lines(each) + methods.into(each)
        ]
        if inner:
            lifetime = "<'_>" if methods.values.has_lifetime(struct) else ""
            lines += ["", f"impl {type_name(struct.name)}{lifetime} {{", *inner[1:], "}"]
    for method in model.methods_of(None):
        lines += methods.lines(method, "") + methods.into(method, "")
    return finish(lines)


def finish(lines: list[str]) -> str:
    """Imports only used names."""
    text = "\n".join([*lines, ""])
    start, end = text.index("use crate::runtime::{"), text.index("};\n", text.index("use crate::runtime::{")) + 3
    body = text[:start] + text[end:]
    candidates = [
        each.strip() for each in text[start + len("use crate::runtime::{") : end - 3].replace("\n", " ").split(",")
    ]
    wanted = [
        each for each in candidates if each and any(f"{each}{mark}" in body for mark in ("(", "::", "<", ">", ")"))
    ]
    text = text[:start] + "use crate::runtime::{" + ", ".join(wanted) + "};\n" + text[end:]
    if "c_void" not in text.replace("use std::os::raw::c_void;", ""):
        text = text.replace("use std::os::raw::c_void;\n", "")
    return text
