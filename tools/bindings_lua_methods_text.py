# SPDX-License-Identifier: MIT
"""The lifted methods of bindings_model.py as Lua."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bindings_lua_names_text import OBJECT, RESERVED, VALUE, class_name, documentation, number_type, quoted, variable
from bindings_model import Argument, Form, Method, Passing, Result, Slot, SlotKind, Type, snake, words

if TYPE_CHECKING:
    from bindings_lua import Lua


@dataclass
class Lifted:
    """One lifted method."""

    lua: Lua
    method: Method
    owner: str
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)
    values: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)  # parameters for results

    @property
    def stage(self) -> str:
        return "self.stage" if self.method.thing is not None else "self"

    def own_name(self) -> str:
        method = self.method
        parts = list(method.name)
        if method.is_static and method.owner is not None and len(parts) > 1 and parts[0] in ("create", "make"):
            parts = parts[1:]
        name = snake(parts)
        if name in RESERVED or name in (VALUE if method.owner in self.lua.structs else OBJECT):
            name = snake([*parts, *words(method.owner or "it")])
        return name

    def lines(self) -> list[str]:
        wanted = {each.name for each in self.lua.callbacks}
        if any(each.form is Form.CALLBACK and each.type.name not in wanted for each in self.method.arguments):
            return []  # Lua does not allocate memory for C
        method = self.method
        for slot in method.slots:
            self.place_self(slot)
        for each in method.arguments:
            self.argue(each)
        for result in method.results:
            self.give(result)
        for slot in method.slots:
            self.place_length(slot)
        buffered = next(
            (each for each in method.results if each.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT)), None
        )
        call = self.buffered_call(buffered) if buffered is not None else self.plain_call()
        name = self.own_name()
        separator = "." if method.is_static else ":"
        parameters = ", ".join([*(variable(each.name) for each in method.arguments), *self.extra])
        lines = ["", *documentation(method.doc, "", f"C: {method.function.name}().")]
        lines.append(f"function {self.owner}{separator}{name}({parameters})")
        body = [*self.before, *call, *self.after]
        if "keep" in " ".join(body):
            body.insert(0, "local keep = {}")
        body.append(f"return {', '.join(self.values)}" if self.values else "return")
        if not self.values:
            body.pop()
        if self.lua.may_call_back(method.function):
            body.insert(0, "R.stack()")
        lines += ["    " + line for line in body]
        lines.append("end")
        if self.lua.may_call_back(method.function):
            lines.append(f"jit.off({self.owner}.{name})")
        return lines

    def place_self(self, slot: Slot) -> None:
        name = slot.parameter.name
        if slot.kind is SlotKind.SELF:
            if self.method.thing is not None:
                self.passed[name] = "self.stage:address()"
            elif self.method.owner in self.lua.structs:
                own = self.method.owner
                self.before.append(f'local self_c = {self.owner}.write(self, T["{own}"](), keep)')
                self.passed[name] = "self_c"
            else:
                self.passed[name] = "self:address()"
        elif slot.kind is SlotKind.INSIDE:
            self.passed[name] = "self.identifier"

    def argue(self, each: Argument) -> None:
        name = variable(each.name)
        of = each.type
        lua = self.lua
        null = "true" if each.nullable else "false"
        if each.form is Form.SCALAR:
            self.passed[each.name] = lua.to_c(of, name, name)
        elif each.form is Form.CHANGED_SCALAR:
            self.before.append(f'local {name}_c = T["{number_type(of)}[1]"]({lua.to_c(of, name, name)})')
            self.passed[each.name] = f"{name}_c"
            self.values.append(lua.from_c(of, f"{name}_c[0]"))
        elif each.form is Form.STRUCT:
            write = f'A.{class_name(of.name)}.write({name}, T["{of.name}"](), keep)'
            if of.name in lua.options and not each.nullable:
                write = write.replace(f"write({name},", f"write({name} or {{}},")
            self.before.append(f"local {name}_c = {f'{name} ~= nil and {write} or nil' if each.nullable else write}")
            self.passed[each.name] = f"{name}_c"
        elif each.form is Form.OBJECT:
            self.passed[each.name] = f"R.object({name}, A.{class_name(of.name)}, {quoted(each.name)}, {null})"
        elif each.form is Form.CALLBACK:
            owner = "nil" if self.method.is_static else self.stage
            if not self.method.is_static:
                # First: what is refused before the call of the library is never released by it.
                self.before.append(f"{self.stage}:address()")
            self.before.append(f"local {name}_context = R.remember({name}, {owner}, {null}, {quoted(each.name)})")
            self.passed[each.name] = f'{name}_context ~= nil and R.trampolines["{of.name}"] or nil'
        elif each.form is Form.FIXED_ARRAY:
            make = f'R.fixed({name}, T["{number_type(of)}[{each.per}]"](), {each.per}, {quoted(each.name)})'
            self.before.append(f"local {name}_c = {f'{name} ~= nil and {make} or nil' if each.nullable else make}")
            self.passed[each.name] = f"{name}_c"
        elif each.form is Form.TEXTS:
            self.before.append(f"local {name}_c, {name}_lengths, {name}_count = R.texts({name}, {quoted(each.name)})")
            self.passed[each.name] = f"{name}_c"
        elif each.form in (Form.TEXT, Form.BYTES):
            self.before.append(f"local {name}_c, {name}_count = R.text({name}, {quoted(each.name)})")
            self.passed[each.name] = f"{name}_c"
        elif each.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            self.written_array(each, name)
        else:
            make = lua.put_many(of, name, each.name)
            if each.nullable:
                self.before += [f"local {name}_c, {name}_count", f"if {name} ~= nil then"]
                self.before += [f"    {name}_c, {name}_count = {make}", "end"]
            else:
                self.before.append(f"local {name}_c, {name}_count = {make}")
            self.passed[each.name] = f"{name}_c"

    def written_array(self, each: Argument, name: str) -> None:
        of = each.type
        if each.form is Form.CHANGED_ARRAY:
            self.before.append(f"local {name}_c, {name}_count = {self.lua.put_many(of, name, each.name)}")
        else:
            kind = quoted(self.lua.element(of) + "[?]")
            self.before.append(f"local {name}_c, {name}_count = R.room({name}, {kind}, {quoted(each.name)})")
        own = f"A.{class_name(of.name)}" if of.kind == "struct" else "nil"
        enum = f"A.{class_name(of.enum)}" if of.enum is not None else "nil"
        got = f"R.filled({name}, {name}_c, {name}_count, {own}, {enum})"
        if each.form is Form.CHANGED_ARRAY:
            self.after.append(got)
        else:
            self.values.append(got)
        self.passed[each.name] = f"{name}_c"

    def rows(self, each: Argument) -> str:
        count = f"{variable(each.name)}_count"
        return f"R.rows({count}, {each.per}, {quoted(each.name)})" if each.per > 1 else count

    def place_length(self, slot: Slot) -> None:
        name = slot.parameter.name
        if slot.kind is SlotKind.LENGTH:
            self.passed[name] = self.length(name, slot.of)
        elif slot.kind is SlotKind.TEXT_LENGTHS:
            self.passed[name] = f"{variable(slot.of)}_lengths"
        elif slot.kind is SlotKind.CONTEXT:
            callback = next(each for each in self.method.arguments if each.form is Form.CALLBACK)
            self.passed[name] = f"{variable(callback.name)}_context"
        elif slot.kind is SlotKind.RELEASE:
            self.passed[name] = "R.release"
        elif slot.kind is SlotKind.STRUCT_SIZE:
            self.passed[name] = str(self.lua.structs[self.method.owner or ""].size)

    def length(self, name: str, of: str) -> str:
        sharing = [each for each in self.method.arguments if each.length == name]
        if not sharing:
            sharing = [next(each for each in self.method.arguments if each.name == of)]
        if len(sharing) == 1:
            rows = self.rows(sharing[0])
            return f"{variable(sharing[0].name)} ~= nil and {rows} or 0" if sharing[0].nullable else rows
        parts: list[str] = []
        for each in sharing:
            rows = self.rows(each)
            own = variable(each.name)
            parts += [quoted(each.name), f"{own} ~= nil and {rows} or nil" if each.nullable else rows]
        return f"R.shared({', '.join(parts)})"

    def give(self, each: Result) -> None:
        of = each.type
        name = variable(each.name)
        lua = self.lua
        if each.passing is Passing.RETURNED or each.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT):
            return
        if each.passing is Passing.SAME_LENGTH:
            self.same_length(each, name)
        elif each.form is Form.VIEW:
            assert each.length is not None
            self.before.append(f'local {name}_c = T["const {lua.element(of)} *[1]"]()')
            self.before.append(f'local {name}_count = T["size_t[1]"]()')
            self.passed[each.name] = f"{name}_c"
            self.passed[each.length] = f"{name}_count"
            if of.kind == "struct":
                self.values.append(lua.read_many(of, f"{name}_c[0]", f"tonumber({name}_count[0])"))
            else:
                self.extra.append(name)
                kind = quoted(number_type(of))
                owner = "self" if each.is_owners else "nil"
                self.values.append(
                    f"R.view({owner}, {name}, {name}_c[0], tonumber({name}_count[0]), {kind}, {quoted(each.name)})"
                )
        elif each.form is Form.STRUCT:
            struct = lua.structs[of.name]
            self.before.append(f'local {name}_c = T["{of.name}"]()')
            if struct.grows:
                self.before.append(f"{name}_c.struct_size = {struct.size}")
            self.passed[each.name] = f"{name}_c"
            self.values.append(f"A.{class_name(of.name)}.read({name}_c)")
        elif each.form is Form.FIXED_ARRAY:
            self.before.append(f'local {name}_c = T["{number_type(of)}[{each.per}]"]()')
            self.passed[each.name] = f"{name}_c"
            self.values.append(f"R.read({name}_c, {each.per})")
        elif each.form is Form.OBJECT and each.made_for is None:
            self.before.append(f"local {name} = A.{class_name(of.name)}.create()")
            self.passed[each.name] = f"{name}:address()"
            self.values.append(name)
        elif each.form in (Form.OBJECT, Form.BORROWED):
            self.before.append(f'local {name}_c = T["{of.name} *[1]"]()')
            self.passed[each.name] = f"{name}_c"
            if each.form is Form.BORROWED:
                self.values.append(f"R.borrowed(A.{class_name(of.name)}, {name}_c[0], self)")
            else:
                self.values.append(f"A.{class_name(of.name)}.of({name}_c[0])")
        else:
            first = "(-1)" if each.name == "error_offset" else "()"
            self.before.append(f'local {name}_c = T["{number_type(of)}[1]"]{first}')
            self.passed[each.name] = f"{name}_c"
            self.values.append(lua.from_c(of, f"{name}_c[0]", self.stage if of.is_identifier else None))

    def same_length(self, each: Result, name: str) -> None:
        of = each.type
        lua = self.lua
        as_long = next(arg for arg in self.method.arguments if arg.name == each.length_of)
        assert as_long.length is not None
        count = self.length(as_long.length, as_long.name)
        rows = f"({count}) * {each.per}" if each.per > 1 else count
        self.before.append(f"local {name}_count = {rows}")
        kind = quoted(lua.element(of) + "[?]")
        self.passed[each.name] = f"{name}_c"
        if of.kind == "struct" or each.form is Form.THINGS:
            self.before.append(f"local {name}_c = T[{kind}]({name}_count)")
            if of.kind == "struct":
                used = f"tonumber({variable(each.used)}_c[0])" if each.used is not None else f"{name}_count"
                self.values.append(f"R.read_structs({name}_c, {used}, A.{class_name(of.name)})")
            else:
                self.values.append(self.identifiers(of, f"{name}_c", f"{name}_count"))
        else:
            self.extra.append(name)
            enum = f", A.{class_name(of.enum)}" if of.enum is not None else ""
            self.before.append(f"local {name}_c = R.into({name}, {kind}, {name}_count, {quoted(each.name)})")
            self.values.append(f"{name} or R.read({name}_c, {name}_count{enum})")

    def identifiers(self, of: Type, pointer: str, count: str) -> str:
        assert of.typedef is not None
        return f"R.read_things({pointer}, {count}, A.{class_name(of.typedef)}, {self.stage})"

    def called(self, **other: str) -> str:
        passed = {**self.passed, **other}
        arguments = ", ".join(passed[each.name] for each in self.method.function.parameters)
        return f"C.{self.method.function.name}({arguments})"

    def plain_call(self) -> list[str]:
        function = self.method.function
        if function.gives_status:
            offset = ", error_offset_c" if "error_offset" in self.passed else ""
            return [f"R.check({self.called()}{offset})"]
        if function.result.kind == "void":
            return [self.called(), "R.done()"]
        result = self.method.results[-1]
        if result.form is Form.TEXT:
            self.values.append("R.c_string(result)")
        else:
            self.values.append(self.lua.from_c(result.type, "result"))
        return [f"local result = {self.called()}", "R.done()"]

    def buffered_call(self, each: Result) -> list[str]:
        of = each.type
        name = variable(each.name)
        is_text = each.form in (Form.TEXT, Form.BYTES)
        kind = "char[?]" if of.kind == "character" else self.lua.element(of) + "[?]"
        assert each.length is not None
        assert each.capacity is not None
        self.before.append('local length_c = T["size_t[1]"]()')
        told = {each.length: "length_c", each.capacity: "capacity"}
        call = self.called(**{**told, each.name: f"{name}_c"})
        count = "tonumber(length_c[0])"
        if is_text:
            got = f"R.string({name}_c, {count})"
        elif of.is_identifier:
            got = self.identifiers(of, f"{name}_c", count)
        else:
            got = self.lua.read_many(of, f"{name}_c", count)
        if each.passing is Passing.ASKED:
            self.values.append(got)
            asked = self.called(**{**told, each.name: "nil", each.capacity: "0"})
            return [
                f"R.check({asked})",
                "local capacity = tonumber(length_c[0])",
                f'local {name}_c = T["{kind}"](capacity)',
                "if capacity > 0 then",
                f"    R.check({call})",
                "end",
            ]
        if each.passing is Passing.CUT:
            self.values.append(f"R.lines({name}_c, capacity, {count})")
            return ["local capacity = 65536", f'local {name}_c = T["{kind}"](capacity)', f"R.check({call})"]
        self.values.append("all")
        return [
            "local capacity = 64",
            f'local {name}_c = T["{kind}"](capacity)',
            "local all = {}",
            "repeat",
            f"    R.check({call})",
            f"    for _, each in ipairs({got}) do",
            "        all[#all + 1] = each",
            "    end",
            "until length_c[0] < capacity",
        ]
