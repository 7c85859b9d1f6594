# SPDX-License-Identifier: MIT
# ruff: noqa: E501
"""The generated part of the Zig package: the C interface, value types, and objects with methods.

By hand are bindings/zig/src/runtime.zig (errors, handles, callbacks), lists.zig, lines.zig, states.zig and the methods in bindings_zig_text.py.
"""

from __future__ import annotations

from bindings_model import (
    Argument,
    Callback,
    Enum,
    Form,
    Method,
    Model,
    Passing,
    Result,
    Slot,
    SlotKind,
    Struct,
    Type,
    camel,
    pascal,
    snake,
    words,
)
from bindings_zig_text import SUGAR
from comment_text import FENCED, changed, comment, without_tags

FOLDER = "bindings/zig/src/"
HEAD = """// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py zig. Do not edit.

"""
KEYWORDS = set(
    """addrspace align allowzero and anyframe anytype asm break callconv catch comptime const continue defer else enum
    errdefer error export extern fn for if inline linksection noalias noinline nosuspend opaque or orelse packed pub
    resume return struct suspend switch test threadlocal try union unreachable var volatile while void bool type
    anyerror anyopaque noreturn null true false undefined""".split()  # noqa: SIM905
)


def safe(name: str) -> str:
    return f'@"{name}"' if name in KEYWORDS or name[:1].isdigit() else name


def named(name: str) -> str:
    """The Zig name of a type of C."""
    return pascal(words(name))


def document(text: str, indent: str = "", begin: str = "/// ") -> list[str]:
    return comment(changed(text, without_tags), indent + begin, style=FENCED)


def plain(of: Type) -> str:
    if of.kind == "integer":
        return f"{'i' if of.signed else 'u'}{of.width}"
    if of.kind == "size":
        return "usize"
    if of.kind == "float":
        return f"f{of.width}"
    return "u8" if of.kind == "character" else "void"


def element(of: Type) -> str:
    """The type of a field or of an array's element, with C's layout."""
    if of.kind in ("struct", "union"):
        return named(of.name)
    if of.is_boolean:
        return "Bool"
    return named(of.enum) if of.enum else plain(of)


def value(of: Type) -> str:
    return "bool" if of.is_boolean else element(of)


def constants(model: Model) -> list[str]:
    lines: list[str] = []
    for each in model.constants:
        lines += document(each.doc)
        lines.append(f"pub const {snake(words(each.name))} = {each.value};")
    lines.append("")
    for enum in model.enums:
        lines += flags(enum) if enum.is_flags else enumeration(enum)
    return lines


def enumeration(of: Enum) -> list[str]:
    lines = [*document(of.doc), f"pub const {named(of.name)} = enum({plain(of.type)}) {{"]
    for each in of.constants:
        lines += document(each.doc, "    ")
        lines.append(f"    {safe(snake(each.short))} = {each.value},")
    return [*lines, "    _,", "};", ""]


def flags(of: Enum) -> list[str]:
    lines = [*document(of.doc), f"pub const {named(of.name)} = packed struct({plain(of.type)}) {{"]
    bit = 0
    for each in sorted(of.constants, key=lambda constant: constant.value):
        at = int(each.value).bit_length() - 1
        if each.value != 1 << at:
            raise ValueError(f"{each.name} is more than one bit")
        if at > bit:
            lines.append(f"    gap_{bit}: u{at - bit} = 0,")
        lines += document(each.doc, "    ")
        lines.append(f"    {safe(snake(each.short))}: bool = false,")
        bit = at + 1
    if bit < of.type.width:
        lines.append(f"    rest: u{of.type.width - bit} = 0,")
    return [*lines, "};", ""]


def raw_type(of: Type, *, many: bool = False) -> str:
    """A parameter of C."""
    if of.kind == "pointer":
        target = of.target
        const = "const " if target.is_const else ""
        if target.kind == "void":
            return "?*anyopaque"
        if target.kind == "pointer":
            inner = raw_type(target, many=target.target.kind != "opaque")
            return f"?[*]{const}{inner}" if many else f"?*{const}{inner}"
        if target.kind == "opaque":
            return f"?*{const}raw.{target.name}"
        inner = plain(target) if target.is_boolean else element(target)
        return f"?[*]{const}{inner}" if many else f"?*{const}{inner}"
    if of.kind == "callback":
        return f"?*const raw.{of.name}"
    return plain(of) if of.is_boolean else element(of)


def is_many(parameter: object) -> bool:
    length = getattr(parameter, "length", None)
    fixed = getattr(parameter, "fixed_length", None)
    return length is not None or fixed is not None


class Writer:
    """One method as Zig."""

    def __init__(self, package: Package, method: Method) -> None:
        self.package = package
        self.method = method
        self.function = method.function
        self.name = package.names[method.function.name]
        self.before: list[str] = []
        self.counts: dict[str, str] = {}
        self.outputs = [
            each for each in method.results if each.passing is Passing.SAME_LENGTH and each.form is Form.ARRAY
        ]
        self.results = [each for each in method.results if each not in self.outputs]

    def local(self, name: str) -> str:
        """The name of a parameter, which must differ from other declarations."""
        taken = self.package.declared(self.method.owner)
        plain_name = f"{name}_" if name in taken or name == "self" else name
        return safe(plain_name)

    @property
    def needs_allocator(self) -> bool:
        return any(each.form in (Form.TEXTS, Form.OBJECTS) for each in self.method.arguments) or any(
            each.capacity is not None or each.form is Form.THINGS for each in self.results
        )

    @property
    def has_release(self) -> bool:
        return any(each.kind is SlotKind.RELEASE for each in self.method.slots)

    def argument(self, name: str) -> Argument:
        return next(each for each in self.method.arguments if each.name == name)

    def result(self, name: str) -> Result:
        return next(each for each in self.method.results if each.name == name)

    @staticmethod
    def row(of: Argument | Result) -> str:
        return f"[{of.per}]{element(of.type)}" if of.per > 1 else element(of.type)

    def argument_type(self, of: Argument) -> str:
        optional = "?" if of.nullable else ""
        if of.form is Form.SCALAR:
            return named(of.type.typedef or "") if of.type.is_identifier else value(of.type)
        if of.form in (Form.TEXT, Form.BYTES):
            return "[]const u8"
        if of.form is Form.ARRAY:
            return f"{optional}[]const {self.row(of)}"
        if of.form is Form.FIXED_ARRAY:
            return f"{optional}*const [{of.per}]{element(of.type)}"
        if of.form is Form.TEXTS:
            return "[]const []const u8"
        if of.form in (Form.STRUCT, Form.OBJECT):
            return f"{optional}{named(of.type.name)}"
        if of.form is Form.OBJECTS:
            return f"[]const {named(of.type.name)}"
        if of.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            return f"{optional}[]{self.row(of)}"
        if of.form is Form.CHANGED_SCALAR:
            return f"*{element(of.type)}"
        if of.form is Form.CALLBACK:
            return f"?*const raw.{of.type.name}"
        raise ValueError(f"{self.function.name}: no Zig for {of.form}")

    def parameters(self) -> str:
        parameters = []
        if not self.method.is_static:
            parameters.append(self.self_type)
        if self.needs_allocator:
            parameters.append("gpa: Allocator")
        for slot in self.method.slots:
            if slot.kind is SlotKind.ARGUMENT:
                of = self.argument(slot.of)
                if of.form is Form.CALLBACK and self.has_release:
                    parameters += ["context: anytype", "comptime function: anytype"]
                else:
                    parameters.append(f"{self.local(of.name)}: {self.argument_type(of)}")
            elif slot.kind is SlotKind.CONTEXT and not self.has_release:
                parameters.append(f"{slot.parameter.name}: ?*anyopaque")
            elif slot.kind is SlotKind.RESULT and any(each.name == slot.of for each in self.outputs):
                of_result = self.result(slot.of)
                optional = "?" if of_result.nullable else ""
                parameters.append(f"{self.local(of_result.name)}: {optional}[]{self.row(of_result)}")
        return ", ".join(parameters)

    @property
    def self_type(self) -> str:
        owner = named(self.method.owner or "")
        slot = next(each for each in self.method.slots if each.kind is SlotKind.SELF)
        if self.method.thing is None and slot.parameter.type.target.kind == "struct":
            return f"self: *{'const ' if slot.parameter.direction == 'in' else ''}{owner}"
        return f"self: {owner}"

    def prepare_lengths(self) -> None:
        for slot in self.method.slots:
            if slot.kind is not SlotKind.LENGTH:
                continue
            name = slot.parameter.name
            group = [each for each in self.method.arguments if each.length == name]
            if not group:
                self.counts[name] = f"{self.local(slot.of)}.len"
                continue
            first = next((each for each in group if not each.nullable), group[0])
            told = self.local(first.name)
            if first.nullable:
                others = [self.local(each.name) for each in group]
                length = " else ".join(f"if ({each}) |values| values.len" for each in others)
                self.before.append(f"const shared_{name}: usize = {length} else 0;")
                self.counts[name] = f"shared_{name}"
            else:
                self.counts[name] = f"{told}.len"
            for each in group:
                if each is first and (not first.nullable or len(group) == 1):
                    continue
                self.same(
                    self.local(each.name),
                    each.nullable,
                    self.counts[name],
                    f"{each.name} must be as long as {first.name}",
                )

    def same(self, name: str, nullable: bool, count: str, message: str) -> None:
        if nullable:
            self.before.append(f'if ({name}) |values| try runtime.require(values.len == {count}, "{message}");')
        else:
            self.before.append(f'try runtime.require({name}.len == {count}, "{message}");')

    def count_of(self, name: str) -> str:
        of = self.argument(name)
        return self.counts[of.length] if of.length in self.counts else f"{self.local(name)}.len"

    def passed(self, slot: Slot) -> str:
        kind = slot.kind
        if kind is SlotKind.SELF:
            if self.method.thing is not None:
                return "self.stage.handle.get()"
            return "self.handle.get()" if slot.parameter.type.target.kind == "opaque" else "self"
        if kind is SlotKind.INSIDE:
            return "self.id"
        if kind is SlotKind.LENGTH:
            count = self.counts[slot.parameter.name]
            return count if slot.parameter.type.kind == "size" else f"@intCast({count})"
        if kind is SlotKind.CONTEXT:
            return "runtime.contextOf(context)" if self.has_release else slot.parameter.name
        if kind is SlotKind.RELEASE:
            return "null"
        if kind is SlotKind.TEXT_LENGTHS:
            return f"{slot.of}_lengths.ptr"
        if kind is SlotKind.STRUCT_SIZE:
            return f"@sizeOf({element(self.method.results[0].type)})"
        if kind is SlotKind.ARGUMENT:
            return self.argument_passed(self.argument(slot.of))
        return self.result_passed(slot)

    def argument_passed(self, of: Argument) -> str:
        name = self.local(of.name)
        form = of.form
        if form is Form.SCALAR:
            if of.type.is_identifier:
                return f"{name}.id"
            return f"@intFromBool({name})" if of.type.is_boolean else name
        if form in (Form.TEXT, Form.BYTES):
            return f"{name}.ptr"
        if form in (Form.ARRAY, Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            cast = "@ptrCast(values.ptr)" if of.per > 1 else "values.ptr"
            return f"if ({name}) |values| {cast} else null" if of.nullable else cast.replace("values", name)
        if form is Form.FIXED_ARRAY:
            return f"if ({name}) |values| values else null" if of.nullable else name
        if form is Form.STRUCT:
            return f"if ({name}) |*given| given else null" if of.nullable else f"&{name}"
        if form is Form.OBJECT:
            if not of.nullable:
                return f"{name}.handle.get()"
            message = f"{of.name} is gone; give one that is there, or null"
            return f'if ({name}) |given| try runtime.present(given.handle.get(), "{message}") else null'
        if form is Form.TEXTS:
            self.before += [
                f"const {of.name}_texts = try runtime.alloc(gpa, ?[*]const u8, {name}.len);",
                f"defer gpa.free({of.name}_texts);",
                f"const {of.name}_lengths = try runtime.alloc(gpa, usize, {name}.len);",
                f"defer gpa.free({of.name}_lengths);",
                f"for ({name}, {of.name}_texts, {of.name}_lengths) |text, *address, *length| {{",
                "    address.* = text.ptr;",
                "    length.* = text.len;",
                "}",
            ]
            return f"{of.name}_texts.ptr"
        if form is Form.OBJECTS:
            parameter = next(each for each in self.function.parameters if each.name == of.name)
            const = "const " if parameter.type.target.target.is_const else ""
            self.before += [
                f"const {of.name}_raw = try runtime.alloc(gpa, ?*{const}raw.{of.type.name}, {name}.len);",
                f"defer gpa.free({of.name}_raw);",
                f"for ({name}, {of.name}_raw) |each, *address| address.* = each.handle.get();",
            ]
            return f"{of.name}_raw.ptr"
        if form is Form.CALLBACK and self.has_release:
            return f"callbacks.{of.type.name}(@TypeOf(context), function)"
        return name

    def result_passed(self, slot: Slot) -> str:
        of = self.result(slot.of)
        name = f"{of.name}_out"
        if slot.kind is SlotKind.CAPACITY:
            return f"{name}_room"
        if slot.kind is SlotKind.RESULT_LENGTH:
            return f"&{name}_length"
        if of in self.outputs:
            given = self.local(of.name)
            cast = "@ptrCast(values.ptr)" if of.per > 1 else "values.ptr"
            return f"if ({given}) |values| {cast} else null" if of.nullable else cast.replace("values", given)
        if of.capacity is not None:
            return f"{name}_ptr"
        if of.form is Form.THINGS:
            return f"{name}.ptr"
        if of.form is Form.OBJECT and not of.made_for:
            return f"{name}.handle.get()"
        return f"&{name}"

    def result_type(self, of: Result) -> str:
        if of.form is Form.THING:
            return named(of.type.typedef or "")
        if of.form is Form.THINGS or (of.form is Form.ARRAY and self.are_things(of)):
            return f"[]{named(of.type.typedef or '')}"
        if of.form is Form.TEXT and of.passing is Passing.RETURNED:
            return "[:0]const u8"
        if of.passing is Passing.CUT:
            return "Lines"
        if of.form in (Form.TEXT, Form.BYTES):
            return "[]u8"
        if of.form is Form.ARRAY:
            return f"[]{element(of.type)}"
        if of.form is Form.VIEW:
            return f"[]const {element(of.type)}"
        if of.form is Form.FIXED_ARRAY:
            return f"[{of.per}]{element(of.type)}"
        if of.form in (Form.OBJECT, Form.BORROWED):
            return named(of.type.name)
        return value(of.type)

    def are_things(self, of: Result) -> bool:
        return of.type.is_identifier and self.method.owner in self.package.stages

    @property
    def returned(self) -> str:
        if not self.results:
            return "void"
        if len(self.results) == 1:
            return self.result_type(self.results[0])
        return "struct { " + ", ".join(f"{safe(each.name)}: {self.result_type(each)}" for each in self.results) + " }"

    def declare(self, of: Result) -> list[str]:
        name = f"{of.name}_out"
        if of in self.outputs:
            assert of.length_of is not None
            self.same(
                self.local(of.name),
                of.nullable,
                self.count_of(of.length_of),
                f"{of.name} must have room for one result each",
            )
            return []
        if of.passing is Passing.VIEWED:
            return [f"var {name}: ?[*]const {element(of.type)} = null;", f"var {name}_length: usize = 0;"]
        if of.capacity is not None:
            lines = [f"var {name}_length: usize = 0;"]
            if of.passing is not Passing.CUT:
                lines += [f"var {name}_ptr: ?[*]{element(of.type)} = null;", f"var {name}_room: usize = 0;"]
            return lines
        if of.form is Form.THINGS:
            assert of.length_of is not None
            return [
                f"const {name} = try runtime.alloc(gpa, u64, {self.count_of(of.length_of)});",
                f"defer gpa.free({name});",
                f"const {name}_made = try runtime.alloc(gpa, {named(of.type.typedef or '')}, {name}.len);",
                f"errdefer gpa.free({name}_made);",
            ]
        if of.form is Form.OBJECT and not of.made_for:
            return [f"const {name} = try {named(of.type.name)}.init();", f"errdefer {name}.deinit();"]
        if of.form in (Form.OBJECT, Form.BORROWED):
            lines = [f"var {name}: ?*raw.{of.type.name} = null;"]
            if of.form is Form.OBJECT:
                lines = [
                    f"const {name}_handle = try runtime.Handle(raw.{of.type.name}).reserve();",
                    f"errdefer {name}_handle.retire();",
                    *lines,
                ]
            return lines
        if of.form is Form.STRUCT:
            struct = self.package.model.struct(of.type.name)
            start = ".{}" if not struct.has_pointers or struct.grows else "undefined"
            return [f"var {name}: {element(of.type)} = {start};"]
        if of.form is Form.FIXED_ARRAY:
            return [f"var {name}: [{of.per}]{element(of.type)} = undefined;"]
        if of.type.is_boolean:
            return [f"var {name}: i32 = 0;"]
        first = "-1" if of.name == "error_offset" else "undefined"
        return [f"var {name}: {element(of.type)} = {first};"]

    def given(self, of: Result) -> str:
        name = f"{of.name}_out"
        stage = "self.stage" if self.method.thing is not None else "self"
        if of.passing is Passing.VIEWED:
            return f"runtime.view({element(of.type)}, {name}, {name}_length)"
        if of.form is Form.THING:
            return f".{{ .stage = {stage}, .id = {name} }}"
        if of.form is Form.OBJECT and of.made_for:
            return f".{{ .handle = {name}_handle.put({name}.?) }}"
        if of.form is Form.BORROWED:
            return f".{{ .handle = try self.handle.borrow(raw.{of.type.name}, {name}.?) }}"
        if of.type.is_boolean and of.form is Form.SCALAR:
            return f"{name} != 0"
        return name

    def heading(self) -> str:
        returned = f"Error!{self.returned}" if self.function.gives_status else self.returned
        return f"pub fn {safe(self.name)}({self.parameters()}) {returned} {{"

    def call(self) -> str:
        return f"raw.{self.function.name}({', '.join(self.passed(slot) for slot in self.method.slots)})"

    def lines(self, indent: str) -> list[str]:
        body = self.body() if self.function.gives_status else self.plain_body()
        return [
            *document(self.function.doc, indent),
            indent + self.heading(),
            *(indent + "    " + line for line in body),
            indent + "}",
            "",
        ]

    def plain_body(self) -> list[str]:
        lines: list[str] = []
        for each in self.results:
            if each.passing is not Passing.RETURNED:
                lines += self.declare(each)
        returned = next((each for each in self.results if each.passing is Passing.RETURNED), None)
        if returned is not None:
            text = f"std.mem.span({self.call()}.?)" if returned.form is Form.TEXT else self.call()
            return [*lines, f"return {text};"]
        lines.append(f"{self.call()};")
        if len(self.results) == 1:
            lines.append(f"return {self.given(self.results[0])};")
        elif self.results:
            lines.append(
                "return .{ " + ", ".join(f".{safe(each.name)} = {self.given(each)}" for each in self.results) + " };"
            )
        return lines

    def body(self) -> list[str]:
        method = self.method
        self.prepare_lengths()
        declared = [line for each in method.results for line in self.declare(each)]
        call = f"try runtime.check({self.call()});"
        if any(each.name == "error_offset" for each in method.results):
            call = f"try runtime.checkAt({self.call()}, &error_offset_out);"
        buffered = next((each for each in self.results if each.capacity is not None), None)
        if buffered is not None:
            body = self.buffered(buffered, call)
        elif method.is_destroy and method.thing is None and method.owner in self.package.model.opaque:
            body = [call, "self.handle.retire();"]
        else:
            body = [call]
            handles = next((each for each in self.results if each.form is Form.THINGS), None)
            if handles is not None:
                name = f"{handles.name}_out"
                body += [
                    f"for ({name}, {name}_made) |id, *made| made.* = .{{ .stage = self, .id = id }};",
                    f"return {name}_made;",
                ]
            elif len(self.results) == 1:
                body.append(f"return {self.given(self.results[0])};")
            elif self.results:
                body.append(
                    "return .{ "
                    + ", ".join(f".{safe(each.name)} = {self.given(each)}" for each in self.results)
                    + " };"
                )
        return [*self.before, *declared, *body]

    def buffered(self, of: Result, call: str) -> list[str]:
        name = f"{of.name}_out"
        kind = element(of.type)
        if of.passing is Passing.CUT:
            return [
                f"const {name}_room: usize = runtime.cut;",
                f"const {name}_kept = try Lines.Room.reserve(gpa);",
                f"errdefer {name}_kept.free(gpa);",
                f"const {name}_ptr = {name}_kept.text.ptr;",
                call,
                f"return .of(gpa, {name}_kept, {name}_length);",
            ]
        # All memory comes before the call that takes something: what it has taken would be lost.
        handles = named(of.type.typedef or "") if self.are_things(of) else None
        lines = [call, f"const {name} = try runtime.alloc(gpa, {kind}, {name}_length);"]
        if handles:
            lines += [
                f"defer gpa.free({name});",
                f"const made = try runtime.alloc(gpa, {handles}, {name}.len);",
                "errdefer gpa.free(made);",
            ]
        else:
            lines.append(f"errdefer gpa.free({name});")
        lines += [
            f"if ({name}_length != 0) {{",
            f"    {name}_ptr = {name}.ptr;",
            f"    {name}_room = {name}.len;",
            f"    {call}",
            "}",
        ]
        if handles:
            lines.append(f"for ({name}, made) |id, *each| each.* = .{{ .stage = self, .id = id }};")
        return [*lines, f"return {'made' if handles else name};"]


class Package:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.names: dict[str, str] = {}
        self.stages: set[str] = set()
        for method in model.methods:
            if method.thing is not None:
                slot = next(each for each in method.slots if each.kind is SlotKind.SELF)
                self.stages.add(slot.parameter.type.target.name)
        for owner in {method.owner for method in model.methods}:
            self.choose_names(owner)

    def choose_names(self, owner: str | None) -> None:
        methods = self.model.methods_of(owner)
        struct = next((each for each in self.model.structs if each.name == owner), None)
        fields = {each.name for each in struct.fields} if struct else set()
        taken = {camel(each.name) for each in methods}
        for method in methods:
            parts = method.name
            if owner is not None and parts[0] == "create":
                parts = ["init", *parts[1:]]
            elif parts == ["default"]:
                parts = ["init"]
            elif owner is not None and parts[0] == "make" and len(parts) > 1 and camel(parts[1:]) not in taken | fields:
                parts = parts[1:]
            name = camel(parts)
            self.names[method.function.name] = name + "_" if name in fields else name

    def declared(self, owner: str | None) -> set[str]:
        """Names that a parameter of a method must not have."""
        free = {self.names[each.function.name] for each in self.model.methods_of(None)}
        own = {self.names[each.function.name] for each in self.model.methods_of(owner)}
        sugar = {
            line.split("pub fn ")[1].split("(")[0]
            for line in SUGAR.get(owner or "", "").splitlines()
            if "pub fn " in line
        }
        words_taken = {
            "raw",
            "runtime",
            "callbacks",
            "values",
            "init",
            "deinit",
            "context",
            "function",
            "gpa",
            "given",
            "text",
            "handle",
        }
        return free | own | sugar | words_taken | {snake(words(each.name)) for each in self.model.constants}

    def methods(self, owner: str | None, indent: str = "    ") -> list[str]:
        return [line for each in self.model.methods_of(owner) for line in Writer(self, each).lines(indent)]

    def struct(self, of: Struct) -> list[str]:
        lines = [*document(of.doc), f"pub const {named(of.name)} = extern {'union' if of.is_union else 'struct'} {{"]
        for each in of.fields:
            lines += document(each.doc, "    ")
            name = safe(each.name)
            if each.type.kind == "pointer":
                target = each.type.target
                const = "const " if target.is_const else ""
                inner = f"?*{const}raw.{target.name}" if target.kind == "opaque" else f"?[*]{const}{element(target)}"
                lines.append(f"    {name}: {inner} = null,")
                lines.append(f"    {each.name}_padding: runtime.Padding = runtime.no_padding,")
                continue
            kind = f"[{each.count}]{element(each.type)}" if each.count > 1 else element(each.type)
            lines.append(f"    {name}: {kind}{'' if of.is_union else ' = ' + self.zero(each.type, each.count)},")
        lines.append("")
        lines += self.accessors(of)
        if of.name in SUGAR:
            lines += [*SUGAR[of.name].strip("\n").split("\n"), ""]
        lines += self.methods(of.name)
        if of.is_union:
            largest = max(of.fields, key=lambda each: each.size)
            lines += [
                "    /// All bytes 0.",
                f"    pub const zero: {named(of.name)} = .{{ .{safe(largest.name)} = .{{}} }};",
            ]
        lines += [
            "    comptime {",
            f'        if (@sizeOf(@This()) != {of.size}) @compileError("{of.name} has another size in C");',
        ]
        for each in of.fields:
            if not of.is_union:
                lines.append(
                    f'        if (@offsetOf(@This(), "{each.name}") != {each.offset}) @compileError("{of.name}.{each.name} is elsewhere in C");'
                )
        return [*lines, "    }", "};", ""]

    def zero(self, of: Type, count: int) -> str:
        if count > 1:
            return "@splat(0)"
        if of.kind == "struct":
            return ".{}"
        if of.kind == "union":
            return ".zero"
        if of.is_boolean:
            return ".no"
        if of.enum:
            enum = self.model.enum(of.enum)
            return ".{}" if enum.is_flags else "@fromBackingInt(0)"
        return "0"

    def accessors(self, of: Struct) -> list[str]:
        lines: list[str] = []
        if of.grows:
            lines = [line.replace("struct_size: u32 = 0", f"struct_size: u32 = {of.size}") for line in lines]
        for each in of.fields:
            if each.type.kind == "pointer":
                target = each.type.target
                name = pascal(each.name.split("_"))
                if target.kind == "opaque":
                    lines += [
                        f"    /// Sets {each.name}; the object has to live until the struct is used.",
                        f"    pub fn set{name}(self: *{named(of.name)}, object: {named(target.name)}) Error!void {{",
                        f'        self.{each.name} = try runtime.present(object.handle.get(), "{each.name} is gone; give one that is there");',
                        "    }",
                        "",
                    ]
                    continue
                assert each.length is not None
                others = [other for other in of.fields if other.length == each.length and other is not each]
                kind = element(target)
                lines += [
                    f"    /// {each.name} with its length.",
                    f"    pub fn get{name}(self: *const {named(of.name)}) []const {kind} {{",
                    f"        return runtime.view({kind}, self.{each.name}, self.{each.length});",
                    "    }",
                    "",
                ]
                if of.direction == "out":
                    continue
                checks = [
                    f'        try runtime.require(self.{other.name} == null or self.{each.length} == items.len, "{each.name} must be as long as {other.name}");'
                    for other in others
                ]
                lines += [
                    f"    /// Sets {each.name} and its length; the memory has to stay until the struct is used.",
                    f"    pub fn set{name}(self: *{named(of.name)}, items: []const {kind}) Error!void {{",
                    *checks,
                    f"        self.{each.length} = std.math.cast({element(of.field(each.length).type)}, items.len) orelse",
                    f'            return runtime.refuse("{each.name} is too long");',
                    f"        self.{each.name} = items.ptr;",
                    "    }",
                    "",
                ]
            elif each.tag is not None:
                union = self.model.struct(each.type.name)
                tag = of.field(each.tag)
                enum = self.model.enum(tag.type.enum or "")
                by_name = {constant.name: safe(snake(constant.short)) for constant in enum.constants}
                members = ", ".join(f"{safe(member.name)}: *const {element(member.type)}" for member in union.fields)
                lines += [
                    f"    /// What is in {each.name}, by {tag.name}.",
                    f"    pub const Tagged = union(enum) {{ none, {members} }};",
                    "",
                    f"    /// {each.name} as a tagged union that points into the struct.",
                    f"    pub fn tagged(self: *const {named(of.name)}) Tagged {{",
                    f"        return switch (self.{safe(tag.name)}) {{",
                ]
                for member in union.fields:
                    when = ", ".join(f".{by_name[constant]}" for constant in member.when)
                    lines.append(
                        f"            {when} => .{{ .{safe(member.name)} = &self.{safe(each.name)}.{safe(member.name)} }},"
                    )
                lines += ["            else => .none,", "        };", "    }", ""]
        return lines

    def raw(self) -> str:
        model = self.model.of_c
        lines = ['const values = @import("values.zig");', "const raw = @This();"]
        used = [*(each.name for each in model.enums), *(each.name for each in model.structs)]
        lines += [f"const {named(each)} = values.{named(each)};" for each in used]
        lines.append("")
        for name, doc in model.opaque.items():
            lines += [*document(doc), f"pub const {name} = opaque {{}};"]
        lines.append("")
        for callback in model.callbacks:
            lines += document(callback.doc)
            lines.append(
                f"pub const {callback.name} = fn ({self.raw_parameters(callback)}) callconv(.c) {raw_type(callback.result) if callback.result.kind == 'pointer' else plain(callback.result)};"
            )
        lines.append("")
        for each in model.functions:
            parameters = ", ".join(f"{safe(p.name)}: {raw_type(p.type, many=is_many(p))}" for p in each.parameters)
            result = "?[*:0]const u8" if each.result.kind == "pointer" else raw_type(each.result)
            if each.gives_status:
                result = "i32"
            if each.result.kind == "void":
                result = "void"
            lines += [*document(each.doc), f"pub extern fn {each.name}({parameters}) {result};"]
        return HEAD + "\n".join(lines) + "\n"

    @staticmethod
    def raw_parameters(callback: Callback) -> str:
        return ", ".join(f"{safe(p.name)}: {raw_type(p.type, many=is_many(p))}" for p in callback.parameters)

    def values(self) -> str:
        lines = [
            'const std = @import("std");',
            'const raw = @import("raw.zig");',
            'const runtime = @import("runtime.zig");',
            "const Error = runtime.Error;",
            "const Bool = runtime.Bool;",
            *(
                f'const {named(each)} = @import("objects.zig").{named(each)};'
                for each in self.model.opaque
                if self.is_in_struct(each)
            ),
            "",
            *constants(self.model),
        ]
        for struct in self.model.structs:
            text = self.struct(struct)
            if struct.grows:
                text = [
                    line.replace("    struct_size: u32 = 0,", f"    struct_size: u32 = {struct.size},") for line in text
                ]
            lines += text
        return HEAD + "\n".join(lines)

    def is_in_struct(self, opaque: str) -> bool:
        return any(
            field.type.kind == "pointer" and field.type.target.name == opaque
            for struct in self.model.structs
            for field in struct.fields
        )

    def callback(self, of: Callback) -> list[str]:
        passed = ["given"]
        lengths = {each.length for each in of.parameters if each.length}
        for each in of.parameters:
            if each.name == "context" or each.name in lengths:
                continue
            if each.type.kind != "pointer":
                passed.append(each.name)
            elif each.length is not None:
                passed.append(f"runtime.view({element(each.type.target)}, {each.name}, {each.length})")
            else:
                passed.append(f"{each.name}.?.*")
        result = plain(of.result)
        call = f"function({', '.join(passed)})"
        otherwise = {"void": "{}", "f64": "std.math.nan(f64)"}.get(result, "0")
        return [
            f"    fn {of.name}(comptime Context: type, comptime function: anytype) ?*const raw.{of.name} {{",
            "        if (Context == @TypeOf(null)) return null;",
            "        return &struct {",
            f"            fn call({self.raw_parameters(of)}) callconv(.c) {result} {{",
            "                const given = runtime.contextBack(Context, context);",
            "                const earlier = runtime.putAside();",
            "                defer runtime.putBack(earlier);",
            f"                return runtime.finish({result}, {call}, {otherwise});",
            "            }",
            "        }.call;",
            "    }",
            "",
        ]

    def object(self, name: str, doc: str) -> list[str]:
        cls = named(name)
        return [
            *document(doc),
            "///",
            "/// A handle: copies mean the same object. Used after deinit, it is an error.",
            f"pub const {cls} = struct {{",
            f"    handle: runtime.Handle(raw.{name}),",
            "",
            "    /// Releases it. Where that is refused, as inside a callback of its own, it stays; destroy() tells.",
            f"    pub fn deinit(self: {cls}) void {{",
            f"        self.{self.names[name + '_destroy']}() catch {{}};",
            "    }",
            *SUGAR.get(name, "").split("\n"),
            *self.methods(name),
            "};",
            "",
        ]

    def thing(self, name: str) -> list[str]:
        cls = named(name)
        stage = named(sorted(self.stages)[0])
        return [
            *document(self.model.typedefs[name][1]),
            "///",
            "/// A handle: copies mean the same thing. Used after its stage is gone, it is an error.",
            f"pub const {cls} = struct {{",
            f"    stage: {stage},",
            "    /// The identifier as C has it; 0 is no thing.",
            "    id: u64,",
            *SUGAR.get(name, "").split("\n"),
            *self.methods(name),
            "};",
            "",
        ]

    def objects(self) -> str:
        model = self.model
        released = {
            each.type.name
            for method in model.methods
            for each in method.arguments
            if each.form is Form.CALLBACK and any(slot.kind is SlotKind.RELEASE for slot in method.slots)
        }
        used = [*(each.name for each in model.enums), *(each.name for each in model.structs)]
        lines = [
            'const std = @import("std");',
            'const raw = @import("raw.zig");',
            'const runtime = @import("runtime.zig");',
            'const value_types = @import("values.zig");',
            'const ItemList = @import("lists.zig").ItemList;',
            'const Lines = @import("lines.zig").Lines;',
            'const StateNames = @import("states.zig").StateNames;',
            "const Allocator = std.mem.Allocator;",
            "const Error = runtime.Error;",
            "const Bool = runtime.Bool;",
            *(f"const {named(each)} = value_types.{named(each)};" for each in used),
            "",
            "/// What C calls, for each function of the host's.",
            "const callbacks = struct {",
            *(line for each in model.callbacks if each.name in released for line in self.callback(each)),
            "};",
            "",
        ]
        for name in self.model.identifiers:
            lines += self.thing(name)
        for name, doc in model.opaque.items():
            lines += self.object(name, doc)
        lines += self.methods(None, "")
        return HEAD + "\n".join(lines)

    def root(self) -> str:
        model = self.model
        lines = [
            "//! libanimcore for Zig: an animation core that owns what moves, where it is now and what happens next.",
            "",
            "/// The C interface as it is.",
            'pub const raw = @import("raw.zig");',
            'const runtime = @import("runtime.zig");',
            'const values = @import("values.zig");',
            'const objects = @import("objects.zig");',
            "",
            "pub const Bool = runtime.Bool;",
            "pub const Error = runtime.Error;",
            "pub const Problem = runtime.Problem;",
            "pub const lastProblem = runtime.lastProblem;",
            "pub const takeCallbackError = runtime.takeCallbackError;",
            "",
        ]
        lines += [
            f"pub const {snake(words(each.name))} = values.{snake(words(each.name))};" for each in model.constants
        ]
        lines += [f"pub const {named(each.name)} = values.{named(each.name)};" for each in model.enums]
        lines += [f"pub const {named(each.name)} = values.{named(each.name)};" for each in model.structs]
        lines += [f"pub const {named(each)} = objects.{named(each)};" for each in [*model.opaque, *model.identifiers]]
        lines += [
            f"pub const {self.names[each.function.name]} = objects.{self.names[each.function.name]};"
            for each in model.methods_of(None)
        ]
        lines += [
            "",
            "/// A list of a scene.",
            'pub const ItemList = @import("lists.zig").ItemList;',
            "/// Names of states, one after another.",
            'pub const Lines = @import("lines.zig").Lines;',
            'pub const StateNames = @import("states.zig").StateNames;',
            "",
            "/// The error of a status of C; null for ANIM_OK.",
            "pub const errorOf = runtime.errorOf;",
            "/// And the other way round; null for those that are not the library's.",
            "pub const statusOf = runtime.statusOf;",
        ]
        return HEAD + "\n".join(lines) + "\n"

    def errors(self) -> str:
        status = self.model.enum("anim_status")
        names = {each.value: pascal(each.short[1:]) for each in status.constants if each.value != 0}
        names = {number: "OutOfMemory" if name == "Memory" else name for number, name in names.items()}
        lines = [
            "/// What the library refuses a call for; Callback: a function of the host's gave an error, which",
            "/// takeCallbackError() tells; Unknown: a status of a newer library.",
            "pub const Error = error{",
        ]
        for each in status.constants:
            if each.value != 0:
                lines += document(each.doc, "    ")
                lines.append(f"    {names[each.value]},")
        lines += [
            "    Callback,",
            "    Unknown,",
            "};",
            "",
            "pub fn errorOf(status: i32) ?Error {",
            "    return switch (status) {",
            "        0 => null,",
        ]
        lines += [f"        {number} => error.{name}," for number, name in names.items()]
        lines += [
            "        else => error.Unknown,",
            "    };",
            "}",
            "",
            "pub fn statusOf(problem: anyerror) ?i32 {",
            "    return switch (problem) {",
        ]
        lines += [f"        error.{name} => {number}," for number, name in names.items()]
        lines += ["        else => null,", "    };", "}", ""]
        return HEAD + "\n".join(lines)


def tidy(text: str) -> str:
    """Formats like zig fmt: at most one blank line, and none before a closing brace."""
    lines: list[str] = []
    for line in text.rstrip("\n").split("\n"):
        if lines and not lines[-1] and (not line or line.lstrip().startswith("}")):
            lines.pop()
        lines.append(line)
    return "\n".join(lines) + "\n"


def files(model: Model) -> dict[str, str]:
    package = Package(model)
    made = {
        FOLDER + "animcore.zig": package.root(),
        FOLDER + "raw.zig": package.raw(),
        FOLDER + "values.zig": package.values(),
        FOLDER + "objects.zig": package.objects(),
        FOLDER + "errors.zig": package.errors(),
    }
    return {path: tidy(text) for path, text in made.items()}
