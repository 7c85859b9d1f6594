# SPDX-License-Identifier: MIT
"""The Lua rock for LuaJIT: the generated part of bindings/lua.

cdef.lua declares the C interface to LuaJIT's ffi. Structs are tables with a class. They are written to C's structs and
read from them, so that no cdata refers to released memory. Opaque types and objects inside a stage are classes with the
lifted methods of bindings_model.py. runtime.lua and sugar.lua are written by hand.
"""

from __future__ import annotations

from bindings_lua_methods_text import Lifted
from bindings_lua_names_text import RESERVED, class_name, documentation, member, number_type, quoted, variable
from bindings_model import Callback, Constant, Field, Form, Function, Model, Struct, Type, snake, words

FOLDER = "bindings/lua/animcore"
HEAD = """\
-- SPDX-License-Identifier: MIT
-- Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

"""


class Lua:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.enums = {each.name: each for each in model.enums}
        self.structs = {each.name: each for each in model.structs}
        self.options = {each.name for each in model.structs if model.default_of(each.name) is not None}
        self.callbacks = [each for each in model.callbacks if each.is_function]
        wanted = {each.name for each in self.callbacks}
        # Objects that may keep a Lua function: those that receive one, and those that contain such an object.
        self.holders = {
            each.object and next(one.type.target.name for one in each.parameters if one.name == each.object)
            for each in model.functions
            if any(one.type.name in wanted for one in each.parameters)
        }
        for method in model.methods:
            makes = any(each.form is Form.CALLBACK and each.type.name in wanted for each in method.arguments)
            for result in method.results:
                if result.form is Form.OBJECT and makes:
                    self.holders.add(result.type.name)
                elif result.form is Form.BORROWED and result.type.name in self.holders:
                    self.holders.add(method.owner)

    def may_call_back(self, function: Function) -> bool:
        """Whether a call may run a Lua function: then the JIT compiler must not compile its caller."""
        for each in function.parameters:
            of = each.type
            while of.to is not None:
                of = of.to
            if of.kind == "callback" or (of.kind == "opaque" and of.name in self.holders):
                return True
            if of.kind == "struct" and any(
                one.type.kind == "pointer" and one.type.target.name in self.holders
                for one in self.structs[of.name].fields
            ):
                return True
        return False

    # ---- C ----

    def declared(self, of: Type) -> str:
        if of.kind == "pointer":
            to = of.target
            is_const = to.is_const and to.kind not in ("pointer", "opaque")
            return f"{'const ' if is_const else ''}{self.declared(to)} *"
        if of.kind in ("struct", "union", "opaque", "callback"):
            return of.name
        if of.kind in ("void", "character"):
            return "void" if of.kind == "void" else "char"
        return number_type(of)

    def cdef(self) -> str:
        lines = ['local ffi = require("ffi")', "", "ffi.cdef([["]
        for name in self.model.opaque:
            lines.append(f"typedef struct {name} {name};")
        for struct in self.model.structs:
            kind = "union" if struct.is_union else "struct"
            lines.append(f"typedef {kind} {struct.name} {{")
            for each in struct.fields:
                count = f"[{each.count}]" if each.count > 1 else ""
                lines.append(f"    {self.declared(each.type)} {each.name}{count};")
            lines.append(f"}} {struct.name};")
        for callback in self.model.callbacks:
            parts = ", ".join(self.declared(each.type) for each in callback.parameters)
            lines.append(f"typedef {self.declared(callback.result)} (*{callback.name})({parts});")
        for function in self.model.functions:
            if not function.is_flat:
                parts = ", ".join(self.declared(each.type) for each in function.parameters) or "void"
                lines.append(f"{self.declared(function.result)} {function.name}({parts});")
        lines += ["]])", "", "-- What C's compiler and LuaJIT must agree on."]
        lines.append("for name, size in pairs({")
        lines += [f"    {struct.name} = {struct.size}," for struct in self.model.structs]
        lines += ["}) do", '    assert(ffi.sizeof(name) == size, name .. " has another size")', "end"]
        lines += ["", "-- The components that a function is in.", "return {"]
        lines += [
            f"    {each.name} = {quoted(' and '.join(each.components))},"
            for each in self.model.functions
            if not each.is_flat
        ]
        return "\n".join([*lines, "}"]) + "\n"

    # ---- Constants ----

    def constants(self) -> str:
        lines = ['local R = require("animcore.runtime")', "local A = R.module", ""]
        for constant in self.model.constants:
            lines += documentation(constant.doc, "")
            lines.append(f"A.{constant.name.removeprefix('ANIM_')} = {constant.value}")
        for enum in self.model.enums:
            kind = "flags" if enum.is_flags else "enumeration"
            more = "Any of these strings together" if enum.is_flags else "One of these strings"
            lines += ["", *documentation(enum.doc, "", f"{enum.name} of C. {more}; a number is taken, too.")]
            lines.append(f'A.{class_name(enum.name)} = R.{kind}("{enum.name}", {{')
            for each in enum.constants:
                lines += documentation(each.doc, "    ")
                lines.append(f"    {self.key(each)} = {each.value},")
            lines.append("})")
        return "\n".join(lines) + "\n"

    @staticmethod
    def key(constant: Constant) -> str:
        name = snake(constant.short)
        return f'["{name}"]' if name in RESERVED or name[0].isdigit() else name

    # ---- Values ----

    def to_c(self, of: Type, value: str, name: str) -> str:
        if of.enum is not None:
            return f"A.{class_name(of.enum)}.number({value})"
        if of.is_identifier:
            assert of.typedef is not None
            return f"R.thing({value}, A.{class_name(of.typedef)}, {quoted(name)})"
        if of.is_boolean or of.typedef == "anim_optional_bool":
            return f"R.boolean({value}, {quoted(name)})"
        if of.kind == "float":
            return f"R.real({value}, {quoted(name)})"
        return f"R.whole({value}, {quoted(number_type(of))}, {quoted(name)})"

    def from_c(self, of: Type, value: str, stage: str | None = None) -> str:
        if of.enum is not None:
            return f"A.{class_name(of.enum)}.name({value})"
        if of.is_identifier and stage is not None:
            assert of.typedef is not None
            return f"A.{class_name(of.typedef)}.of({stage}, {value})"
        if of.is_boolean:
            return f"{value} ~= 0"
        if of.kind == "size" or (of.kind == "integer" and of.width == 64):
            return f"R.number({value})"
        return value

    def shown(self, struct: Struct) -> list[Field]:
        return [
            each for each in struct.fields if not each.is_reserved and each.name != "struct_size" and not each.length_of
        ]

    def element(self, of: Type) -> str:
        """The C type of an array's element."""
        return of.name if of.kind in ("struct", "union") else number_type(of)

    def put_many(self, to: Type, value: str, name: str) -> str:
        """A C array of values, and its length."""
        if to.kind == "character":
            return f"R.text({value}, {quoted(name)})"
        if to.kind == "struct":
            return f"R.structs({value}, A.{class_name(to.name)}, {quoted(to.name + '[?]')}, keep, {quoted(name)})"
        if to.kind == "opaque":
            return f"R.objects({value}, A.{class_name(to.name)}, {quoted(to.name + ' *[?]')}, {quoted(name)})"
        if to.is_identifier:
            assert to.typedef is not None
            return f"R.things({value}, A.{class_name(to.typedef)}, {quoted(name)})"
        enum = f", A.{class_name(to.enum)}" if to.enum is not None else ""
        return f"R.array({value}, {quoted(number_type(to))}, {quoted(name)}{enum})"

    def read_many(self, to: Type, pointer: str, count: str) -> str:
        if to.kind == "struct":
            return f"R.read_structs({pointer}, {count}, A.{class_name(to.name)})"
        if to.kind == "integer" and to.width == 8 and to.enum is None:
            return f"R.string({pointer}, {count})"
        enum = f", A.{class_name(to.enum)}" if to.enum is not None else ""
        return f"R.read({pointer}, {count}{enum})"

    def write_field(self, struct: Struct, each: Field, value: str) -> list[str]:
        of = each.type
        own = f"c{member(each.name)}"
        if of.kind == "pointer":
            to = of.target
            if to.kind == "opaque":
                return [f"{own} = R.object({value}, A.{class_name(to.name)}, {quoted(each.name)})"]
            assert each.length is not None
            length = struct.field(each.length)
            lines = [f"local at, count = {self.put_many(to, value, each.name)}", f"{own} = at", "keep[#keep + 1] = at"]
            if len(length.length_of) > 1:
                lines.append(f"R.same(c, {quoted(length.name)}, count, {quoted(each.name)}, keep)")
            else:
                lines.append(f"c{member(length.name)} = count")
            return lines
        if of.kind == "struct":
            return [f"A.{class_name(of.name)}.write({value}, {own}, keep)"]
        if each.count > 1:
            return [f"R.fixed({value}, {own}, {each.count}, {quoted(each.name)})"]
        return [f"{own} = {self.to_c(of, value, each.name)}"]

    def read_field(self, struct: Struct, each: Field) -> str | None:
        of = each.type
        own = f"c{member(each.name)}"
        if of.kind == "pointer":
            if of.target.kind in ("opaque", "character") or struct.direction == "in":
                return None
            assert each.length is not None
            return self.read_many(of.target, own, f"tonumber(c{member(each.length)})")
        if of.kind == "struct":
            return f"A.{class_name(of.name)}.read({own})"
        if of.kind == "union":
            assert each.tag is not None
            return f"A.{class_name(of.name)}.read(c{member(each.tag)}, {own})"
        if each.count > 1:
            return f"R.read({own}, {each.count})"
        if of.typedef == "anim_optional_bool":
            return f"R.known({own})"
        return self.from_c(of, own)

    def struct(self, of: Struct) -> list[str]:
        name = class_name(of.name)
        if of.is_union:
            by_name = {each.name: each for enum in self.model.enums for each in enum.constants}
            lines = [
                "",
                *documentation(of.doc or f"{of.name} of C.", "", "What is in it, by its tag: one of several, or nil."),
            ]
            lines += [f"A.{name} = {{}}", f"function A.{name}.read(tag, c)"]
            for each in of.fields:
                test = " or ".join(f"tag == {by_name[when].value}" for when in each.when)
                read = f"A.{class_name(each.type.name)}.read(c{member(each.name)})"
                lines += [f"    if {test} then", f"        return {read}", "    end"]
            return [*lines, "    return nil", "end"]
        fields = self.shown(of)
        described = [of.doc or f"{of.name} of C."]
        described += [f"{variable(each.name)}: {each.doc}" for each in fields if each.doc]
        names = ", ".join(quoted(variable(each.name)) for each in fields)
        is_option = of.name in self.options
        lines = ["", *documentation("\n\n".join(described), "")]
        lines.append(f'A.{name} = R.{"options" if is_option else "value"}("{name}", {{ {names} }})')
        has_union = any(each.type.kind == "union" for each in fields)
        if is_option:
            lines += self.option_writer(of, name, fields)
        elif of.direction == "in" or (of.direction == "inout" and not of.grows and not has_union):
            lines += ["", f"function A.{name}.write(value, c, keep)", f"    R.table(value, {quoted(name)})"]
            for each in fields:
                written = self.write_field(of, each, f"value.{variable(each.name)}")
                if each.type.kind == "pointer":
                    condition = [f"if value.{variable(each.name)} ~= nil then"] if each.nullable else ["do"]
                    written = [*condition, *("    " + line for line in written), "end"]
                lines += ["    " + line for line in written]
            lines += ["    return c", "end"]
        reading = [(each, self.read_field(of, each)) for each in fields]
        if is_option or of.direction != "in" or not of.has_pointers:
            lines += ["", f"function A.{name}.read(c)", "    return setmetatable({"]
            lines += [f"        {variable(each.name)} = {value}," for each, value in reading if value is not None]
            lines += [f"    }}, A.{name})", "end"]
        return lines

    def option_writer(self, of: Struct, name: str, fields: list[Field]) -> list[str]:
        default = self.model.default_of(of.name)
        assert default is not None
        lines = ["", f"A.{name}.members = {{"]
        for each in fields:
            lines.append(f"    {variable(each.name)} = function(c, value, keep)")
            lines += ["        " + line for line in self.write_field(of, each, "value")]
            lines.append("    end,")
        lines += ["}", "", f"function A.{name}.write(value, c, keep)"]
        lines += [
            f"    R.check(C.{default.name}(c, {of.size}))",
            f"    R.set(A.{name}, value, c, keep)",
            "    return c",
            "end",
        ]
        return lines

    def methods(self, owner: str | None, name: str) -> list[str]:
        lines: list[str] = []
        for method in self.model.methods_of(owner):
            if not method.is_destroy and method.name != ["default"]:
                lines += Lifted(self, method, name).lines()
        return lines

    def values(self) -> str:
        lines = ['local R = require("animcore.runtime")', "local A, C, T = R.module, R.C, R.T"]
        for each in self.model.structs:
            lines += self.struct(each)
        for each in self.model.structs:
            lines += self.methods(each.name, f"A.{class_name(each.name)}")
        return "\n".join(lines) + "\n"

    def objects(self) -> str:
        lines = ['local R = require("animcore.runtime")', "local A, C, T = R.module, R.C, R.T"]
        for name, doc in self.model.opaque.items():
            destroy = self.model.destroy_of(name).name
            lines += ["", *documentation(doc, "")]
            lines.append(f'A.{class_name(name)} = R.object_class("{class_name(name)}", "{destroy}")')
        for name in self.model.identifiers:
            _, doc = self.model.typedefs[name]
            lines += ["", *documentation(doc or f"A {' '.join(words(name))} inside a stage.", "")]
            lines.append(f'A.{class_name(name)} = R.thing_class("{class_name(name)}")')
        for name in [*self.model.opaque, *self.model.identifiers]:
            lines += self.methods(name, f"A.{class_name(name)}")
        lines += self.methods(None, "A")
        for callback in self.callbacks:
            lines += self.trampoline(callback)
        return "\n".join(lines) + "\n"

    def trampoline(self, of: Callback) -> list[str]:
        lengths = {each.length for each in of.parameters if each.length}
        passed: list[str] = []
        for each in of.parameters[1:]:
            own = variable(each.name)
            if each.name in lengths:
                continue
            if each.type.kind == "pointer":
                to = each.type.target
                if each.length is not None:
                    passed.append(self.read_many(to, own, f"tonumber({variable(each.length)})"))
                else:
                    passed.append(f"A.{class_name(to.name)}.read({own})")
            else:
                passed.append(self.from_c(each.type, own, "stage" if each.type.is_identifier else None))
        names = ", ".join(variable(each.name) for each in of.parameters[1:])
        gives = "true" if of.result.kind == "float" else "false"
        return [
            "",
            f'R.trampoline("{of.name}", {gives}, function(call, stage, {names})',
            f"    return call({', '.join(passed)})",
            "end)",
        ]


def files(model: Model) -> dict[str, str]:
    lua = Lua(model)
    texts = {"cdef": lua.cdef(), "constants": lua.constants(), "values": lua.values(), "objects": lua.objects()}
    return {f"{FOLDER}/{name}.lua": HEAD + text for name, text in texts.items()}
