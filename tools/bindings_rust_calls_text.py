# SPDX-License-Identifier: MIT
"""The arguments of C functions for the arguments and results of bindings_model.py."""

from __future__ import annotations

from dataclasses import dataclass, field

from bindings_model import Argument, Form, Method, Model, Parameter, Passing, Result, Slot, SlotKind, Type
from bindings_rust_names_text import Names, local, type_name
from bindings_rust_raw_text import raw, scalar
from bindings_rust_values_text import Values

ARRAYS = (Form.ARRAY, Form.FILLED_ARRAY, Form.CHANGED_ARRAY, Form.OBJECTS, Form.TEXTS)
WRITTEN = (Form.FILLED_ARRAY, Form.CHANGED_ARRAY)
BUFFERS = {Passing.ASKED: "ask", Passing.TAKEN: "ask", Passing.CUT: "lines"}


@dataclass
class Body:
    """A method under construction: the code before the call, the arguments, the code after it."""

    before: list[str] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)  # by the parameter of C
    after: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)  # of the results
    types: list[str] = field(default_factory=list)


def mapping(value: str) -> str:
    """A closure of raw, or the single function that it would call."""
    return value.removesuffix("(raw)") if value.endswith("::from_raw(raw)") else f"|raw| {value}"


class Calls:
    def __init__(self, model: Model, names: Names, values: Values) -> None:
        self.model = model
        self.names = names
        self.values = values

    # ---- Arguments ----

    def parameter(self, method: Method, name: str) -> Parameter:
        return next(each.parameter for each in method.slots if each.parameter.name == name)

    def has_release(self, method: Method) -> bool:
        return any(each.kind is SlotKind.RELEASE for each in method.slots)

    def is_raw(self, method: Method) -> bool:
        """Whether its callbacks are C functions: nothing reports when a closure is no longer used."""
        return any(each.form is Form.CALLBACK for each in method.arguments) and not self.has_release(method)

    def argument_type(self, method: Method, each: Argument) -> str:
        of = self.values.rust(each.type) if each.form is not Form.CALLBACK else ""
        match each.form:
            case Form.SCALAR:
                return of
            case Form.TEXT:
                inner = "&str"
            case Form.BYTES:
                inner = "&[u8]"
            case Form.ARRAY:
                inner = f"&[{of}]"
            case Form.FIXED_ARRAY:
                inner = f"&[{of}; {each.per}]"
            case Form.TEXTS:
                inner = "&[&str]"
            case Form.STRUCT:
                inner = f"&{of}"
            case Form.OBJECT:
                is_const = self.parameter(method, each.name).type.target.is_const
                inner = f"&{'' if is_const else 'mut '}{of}"
                if self.keeps_borrow(method) and each.form is Form.OBJECT:
                    inner = inner.replace("&", "&'a ", 1)
            case Form.OBJECTS:
                inner = f"&[&{of}]" if each.type.is_const else f"&mut [{type_name(each.type.name)}]"
            case Form.CHANGED_SCALAR:
                inner = f"&mut {of}"
            case Form.FILLED_ARRAY | Form.CHANGED_ARRAY:
                inner = f"&mut [{of}]"
            case Form.CALLBACK:
                return "F" if self.has_release(method) else f"sys::{each.type.name}"
            case _:
                raise ValueError(f"{method.function.name}: no rule for an argument that is {each.form.value}")
        return f"Option<{inner}>" if each.nullable else inner

    def keeps_borrow(self, method: Method) -> bool:
        """Whether the result is used while its memory may change: its source is then borrowed for as long."""
        return method.is_static and method.owner is not None and self.is_live_view(method.owner)

    def is_live_view(self, opaque: str) -> bool:
        """Whether an object shows another's memory for its whole lifetime."""
        until = f"the {opaque.split('_')[-1]} is destroyed"
        return opaque in self.model.opaque and any(
            result.form is Form.VIEW and result.until == until
            for method in self.model.methods_of(opaque)
            for result in method.results
        )

    def argue(self, method: Method, each: Argument, body: Body) -> None:
        name = local(each.name)
        pointer = "as_mut_ptr" if each.form in WRITTEN else "as_ptr"
        null = "std::ptr::null_mut()" if each.form in WRITTEN else "std::ptr::null()"
        passed = ""
        match each.form:
            case Form.SCALAR:
                passed = self.values.to_c(each.type, name)
            case Form.TEXT | Form.BYTES | Form.FIXED_ARRAY:
                passed = f"{name}.as_ptr() as *const _"
                if each.nullable:
                    passed = f"{name}.map_or({null}, |value| value.as_ptr() as *const _)"
            case Form.ARRAY | Form.FILLED_ARRAY | Form.CHANGED_ARRAY:
                passed = self.array(method, each, body, name, pointer, null)
            case Form.TEXTS:
                body.before.append(
                    f"let {name}_pointers: Vec<_> = {name}.iter().map(|text| text.as_ptr() as *const _).collect();"
                )
                body.before.append(f"let {name}_lengths: Vec<usize> = {name}.iter().map(|text| text.len()).collect();")
                passed = f"{name}_pointers.as_ptr()"
            case Form.STRUCT:
                passed = self.struct(each, body, name)
            case Form.OBJECT:
                passed = f"{name}.as_ptr()"
                if each.nullable:
                    passed = f"{name}.map_or(std::ptr::null(), |object| object.as_ptr() as *const _)"
            case Form.OBJECTS if each.type.is_const:
                body.before.append(
                    f"let {name}_pointers: Vec<_> = {name}.iter().map(|object| object.as_ptr() as *const _).collect();"
                )
                passed = f"{name}_pointers.as_ptr()"
            case Form.OBJECTS:
                # A handle is a pointer, and so an array of them is one of pointers.
                passed = f"{name}.as_ptr() as *const _"
            case Form.CHANGED_SCALAR:
                passed = name
            case Form.CALLBACK if self.has_release(method):
                passed = f"Some(call_{each.type.name.removeprefix('anim_')}::<F>)"
            case Form.CALLBACK:
                passed = name
        body.passed[each.name] = passed

    def array(self, method: Method, each: Argument, body: Body, name: str, pointer: str, null: str) -> str:
        if self.values.is_same(each.type, each.form is Form.ARRAY):
            if not each.nullable:
                return f"{name}.{pointer}() as *{'mut' if each.form in WRITTEN else 'const'} _"
            value = "|array| array.as_mut_ptr()" if each.form in WRITTEN else "|array| array.as_ptr() as *const _"
            receiver = f"{name}.as_mut()" if each.form in WRITTEN else name
            return f"{receiver}.map_or({null}, {value})"
        assert not each.nullable, f"{method.function.name}: no rule for an optional array of {each.type.spelling}"
        if each.form is Form.ARRAY:
            element = self.values.to_c(each.type, "value")
            if element.endswith("?"):
                body.before.append(
                    f"let {name}_raw = {name}.iter().map(|value| {element[:-1]}).collect::<Result<Vec<_>, Error>>()?;"
                )
            else:
                element = element.replace("value", "*value", 1)
                body.before.append(f"let {name}_raw: Vec<_> = {name}.iter().map(|value| {element}).collect();")
            return f"{name}_raw.as_ptr()"
        # The library may write a constant unknown to Rust, so it passes through a number.
        element = self.values.to_c(each.type, "*value")
        body.before.append(f"let mut {name}_raw: Vec<_> = {name}.iter().map(|value| {element}).collect();")
        body.after += [f"for (value, raw) in {name}.iter_mut().zip(&{name}_raw) {{"]
        body.after += [f"    *value = {self.values.from_c(each.type, '*raw').replace('&*raw', 'raw')};", "}"]
        return f"{name}_raw.as_mut_ptr()"

    def struct(self, each: Argument, body: Body, name: str) -> str:
        of = self.model.struct(each.type.name)
        if self.values.is_plain(of):
            if each.nullable:
                return f"{name}.map_or(std::ptr::null(), |value| value as *const _ as *const _)"
            return f"{name} as *const {type_name(of.name)} as *const _"
        if each.nullable:
            body.before += [
                f"let {name}_raw = match {name} {{",
                "    Some(value) => Some(value.to_raw()?),",
                "    None => None,",
                "};",
            ]
            return f"{name}_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _)"
        body.before.append(f"let {name}_raw = {name}.to_raw()?;")
        return f"&{name}_raw"

    def lengths(self, method: Method, body: Body) -> None:
        """The arguments for lengths, and the check that arrays which share one agree."""
        for slot in method.slots:
            if slot.kind is SlotKind.LENGTH:
                name = slot.parameter.name
                sharing = [each for each in method.arguments if each.form in ARRAYS and each.length == name]
                if not sharing:
                    body.passed[name] = f"{local(slot.of)}.len()"
                    continue
                items = [self.length_item(each) for each in sharing]
                if len(sharing) == 1 and items[0].startswith("(") and sharing[0].per == 1 and not sharing[0].nullable:
                    length = f"{local(sharing[0].name)}.len()"
                else:
                    body.before.insert(0, f"let {name}_rows = shared_length(&[{', '.join(items)}])?;")
                    length = f"{name}_rows"
                body.passed[name] = self.as_c(slot, length)
            elif slot.kind is SlotKind.TEXT_LENGTHS:
                body.passed[slot.parameter.name] = f"{local(slot.of)}_lengths.as_ptr()"

    @staticmethod
    def length_item(each: Argument) -> str:
        name = local(each.name)
        rows = "array.len()" if each.per == 1 else f'rows("{name}", array.len(), {each.per})?'
        if each.nullable:
            receiver = f"{name}.as_ref()" if each.form in WRITTEN else name
            return f'("{name}", {receiver}.map(|array| array.len()))'
        return f'("{name}", Some({rows.replace("array", name, 1)}))'

    @staticmethod
    def as_c(slot: Slot, length: str) -> str:
        return length if slot.parameter.type.kind == "size" else f"{length} as {scalar(slot.parameter.type)}"

    # ---- Results ----

    def zero(self, of: Type) -> str:
        if of.kind in ("struct", "union"):
            return "unsafe { std::mem::zeroed() }"
        return "0.0" if of.kind == "float" else f"0{scalar(of)}" if of.kind != "character" else "0u8"

    def give(self, method: Method, each: Result, body: Body) -> None:
        name = f"{each.name}_out"
        pointer = f"&mut {name}"
        of = self.values.rust(each.type)
        match each.form:
            case Form.SCALAR | Form.THING if each.passing is Passing.POINTER:
                first = "-1i64" if each.name == "error_offset" else self.zero(each.type)
                body.before.append(f"let mut {name} = {first};")
                body.values.append(self.values.from_c(each.type, name))
                body.types.append(of)
            case Form.STRUCT:
                body.before.append(f"let mut {name}: sys::{each.type.name} = unsafe {{ std::mem::zeroed() }};")
                if self.model.struct(each.type.name).grows:
                    body.before.append(f"{name}.struct_size = std::mem::size_of::<sys::{each.type.name}>() as u32;")
                body.values.append(self.values.from_c(each.type, name))
                body.types.append(of)
            case Form.OBJECT if each.made_for:
                borrows = "<'a>" if method.is_static else "<'_>"
                lifetime = borrows if self.is_live_view(each.type.name) else ""
                body.before.append(f"let mut {name} = std::ptr::null_mut();")
                body.values.append(f"unsafe {{ {type_name(each.type.name)}::from_ptr({name}) }}")
                body.types.append(type_name(each.type.name) + lifetime)
            case Form.OBJECT:
                body.before.append(f"let {name} = {type_name(each.type.name)}::new()?;")
                pointer = f"{name}.as_ptr()"
                body.values.append(name)
                body.types.append(type_name(each.type.name))
            case Form.BORROWED:
                body.before.append(f"let mut {name} = std::ptr::null_mut();")
                body.values.append(f"unsafe {{ {of}::borrow({name}) }}")
                body.types.append(f"&{of}")
            case Form.FIXED_ARRAY:
                body.before.append(f"let mut {name} = [{self.zero(each.type)}; {each.per}];")
                pointer = f"{name}.as_mut_ptr()"
                body.values.append(name)
                body.types.append(f"[{of}; {each.per}]")
            case Form.VIEW:
                body.before.append(f"let mut {name} = std::ptr::null();")
                body.before.append(f"let mut {name}_length = 0;")
                is_same = self.values.is_same(each.type, False)
                body.values.append(
                    f"unsafe {{ {'slice' if is_same else 'View::new'}({name} as *const _, {name}_length) }}"
                )
                body.types.append(f"&[{of}]" if is_same else f"View<'_, {of}>")
            case Form.ARRAY | Form.THINGS if each.passing is Passing.SAME_LENGTH:
                pointer = self.same_length(method, each, body, name)
            case _ if each.passing in BUFFERS:
                pointer = ""
            case _:
                raise ValueError(f"{method.function.name}: no rule for a result that is {each.form.value}")
        body.passed[each.name] = pointer

    @staticmethod
    def count(method: Method, each: Result) -> str:
        """The length of a result that is as long as an argument."""
        source = next(argument for argument in method.arguments if argument.name == each.length_of)
        count = f"{local(source.name)}.len()"
        if source.per != each.per:
            count += (f" / {source.per}" if source.per > 1 else "") + (f" * {each.per}" if each.per > 1 else "")
        return count

    def same_length(self, method: Method, each: Result, body: Body, name: str) -> str:
        count = self.count(method, each)
        element = raw(each.type)
        element = f"sys::{element}" if element.startswith("anim_") else element
        of = self.values.rust(each.type)
        if self.values.is_same(each.type, False):
            if each.type.kind == "struct":
                body.before.append(f"let mut {name}: Vec<{of}> = vec![unsafe {{ std::mem::zeroed() }}; {count}];")
            elif each.type.is_identifier or self.values.is_flags(each.type):
                body.before.append(f"let mut {name} = vec![{self.values.from_c(each.type, '0')}; {count}];")
            else:
                body.before.append(f"let mut {name} = vec![{self.zero(each.type)}; {count}];")
            if each.used is not None:
                body.after.append(f"{name}.truncate({local(each.used)}_out);")
            body.values.append(name)
        else:
            body.before.append(f"let mut {name}: Vec<{element}> = vec![{self.zero(each.type)}; {count}];")
            value = self.values.from_c(each.type, "*raw").replace("&*raw", "raw")
            body.values.append(f"{name}.iter().map({mapping(value)}).collect()")
        body.types.append(f"Vec<{of}>")
        return f"{name}.as_mut_ptr() as *mut _"

    # ---- A method ----

    def self_type(self, method: Method) -> str | None:
        if method.is_static:
            return None
        self_slot = next(each for each in method.slots if each.kind is SlotKind.SELF)
        # The result for a shared reference is shared (`more` has the other form).
        if self_slot.parameter.type.target.kind == "struct" or (
            method.results[:1] and method.results[0].form is Form.BORROWED
        ):
            return "&self"
        return "&self" if self_slot.parameter.type.target.is_const else "&mut self"

    def body(self, method: Method) -> Body:
        body = Body()
        for slot in method.slots:
            target = slot.parameter.type
            if slot.kind is SlotKind.SELF and target.target.kind == "opaque":
                body.passed[slot.parameter.name] = "self.as_ptr()"
            elif slot.kind is SlotKind.SELF:
                of = self.model.struct(target.target.name)
                if self.values.is_plain(of):
                    body.passed[slot.parameter.name] = "self as *const Self as *const _"
                else:
                    body.before.append("let self_raw = self.to_raw()?;")
                    body.passed[slot.parameter.name] = "&self_raw"
            elif slot.kind is SlotKind.INSIDE:
                body.passed[slot.parameter.name] = f"{local(slot.parameter.name)}.0"
            elif slot.kind is SlotKind.RELEASE:
                body.passed[slot.parameter.name] = "Some(release_context::<F>)"
            elif slot.kind is SlotKind.CONTEXT:
                body.passed[slot.parameter.name] = "context"
            elif slot.kind is SlotKind.RESULT_LENGTH:
                body.passed[slot.parameter.name] = f"&mut {slot.of}_out_length"
            elif slot.kind is SlotKind.STRUCT_SIZE:
                body.passed[slot.parameter.name] = "0"
        for argument in method.arguments:
            self.argue(method, argument, body)
        self.lengths(method, body)
        callback = next((each for each in method.arguments if each.form is Form.CALLBACK), None)
        if callback is not None and self.has_release(method):
            body.before.append(f"let context = Box::into_raw(Box::new({local(callback.name)})) as *mut c_void;")
        for result in method.results:
            if result.passing is not Passing.RETURNED:
                self.give(method, result, body)
        return body

    def parameters(self, method: Method, *, into: bool = False) -> list[str]:
        items = []
        for slot in method.slots:
            if slot.kind is SlotKind.INSIDE:
                items.append(f"{local(slot.parameter.name)}: {self.values.rust(slot.parameter.type)}")
            elif slot.kind is SlotKind.ARGUMENT:
                argument = next(each for each in method.arguments if each.name == slot.of)
                name = local(argument.name)
                if argument.form in WRITTEN and argument.nullable:
                    name = f"mut {name}"
                items.append(f"{name}: {self.argument_type(method, argument)}")
            elif slot.kind is SlotKind.CONTEXT and self.is_raw(method):
                items.append("context: *mut c_void")
            elif slot.kind is SlotKind.RESULT and into:
                result = next(each for each in method.results if each.name == slot.of)
                items.append(f"{local(result.name)}: &mut [{self.values.rust(result.type)}]")
        return items
