# SPDX-License-Identifier: MIT
"""The lifted methods of bindings_model.py as Ruby."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bindings_model import Argument, Form, Method, Passing, Result, Slot, SlotKind, Type, snake, words
from bindings_ruby_names_text import GET, OBJECT, SIZES, aligned, class_name, documentation, packed, variable

if TYPE_CHECKING:
    from bindings_ruby import Ruby


@dataclass
class Lifted:
    """One lifted method."""

    ruby: Ruby
    method: Method
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)
    values: list[str] = field(default_factory=list)
    frame: int = 0
    places: dict[str, int] = field(default_factory=dict)  # of results whose memory is reserved early

    @property
    def stage(self) -> str:
        return "self.stage" if self.method.thing is not None else "self"

    def take(self, size: int) -> int:
        at = aligned(self.frame)
        self.frame = at + size
        return at

    def own_name(self) -> tuple[str, str | None]:
        """The method's name, and its alias."""
        method = self.method
        parts = list(method.name)
        if method.is_static and method.owner is not None:
            if parts in (["create"], ["make"]):
                return "create", "new"
            if parts[0] in ("create", "make"):
                return snake(parts[1:]), None
            return snake(parts), None
        name = snake(parts)
        gives = bool(method.results)
        if parts[0] == "get" and len(parts) > 1:
            short = snake(parts[1:])
            others = {snake(each.name) for each in self.ruby.model.methods_of(method.owner)}
            return (short if short not in OBJECT | others and not self.is_member(short) else name), None
        if parts[0] == "is" and len(parts) > 1:
            short = snake(parts[1:]) + "?"
            return (short if short not in OBJECT else name + "?"), None
        if len(method.results) == 1 and method.results[0].type.is_boolean and method.results[0].form is Form.SCALAR:
            name += "?" if "contains" in parts else ""
        is_setter = parts[0] == "set" and len(parts) > 1 and not gives and len(method.arguments) == 1
        if is_setter and method.arguments[0].form is not Form.CALLBACK:
            return name, snake(parts[1:]) + "="
        if name in OBJECT:
            name = snake([*parts, *words(method.owner or "")])
        return name, None

    def is_member(self, name: str) -> bool:
        struct = self.ruby.structs.get(self.method.owner or "")
        return struct is not None and any(each.name == name for each in struct.fields)

    def lines(self) -> list[str]:
        wanted = {each.name for each in self.ruby.wanted_callbacks()}
        if any(each.form is Form.CALLBACK and each.type.name not in wanted for each in self.method.arguments):
            return []  # Ruby does not allocate memory for C
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
        name, other = self.own_name()
        static = "self." if method.is_static and method.owner is not None else ""
        indent = "    "
        lines = ["", *documentation(method.doc, indent, f"C: {method.function.name}().")]
        parameters = self.parameters()
        lines.append(f"{indent}def {static}{name}" + (f"({parameters})" if parameters else ""))
        if "keep" in " ".join([*self.before, *call]):
            lines.append(f"{indent}  keep = []")
        if self.frame:
            lines.append(f"{indent}  frame_ = FFI::MemoryPointer.new({aligned(self.frame)})")
        body = [*self.before, *call, *self.after]
        if len(self.values) == 1:
            body.append(self.values[0])
        elif self.values:
            body.append(f"[{', '.join(self.values)}]")
        else:
            body.append("nil")
        if self.lends() and len(self.values) == 1:
            body[-1] = f"Handle.lend({self.values[0]}, &block)"
        lines += [f"{indent}  {line}" for line in body]
        if self.may_call_back():
            lines += [f"{indent}ensure", f"{indent}  Runtime.settle(self) unless Runtime::LEFT.empty?"]
        lines.append(f"{indent}end")
        if other is not None:
            if other == "new":
                lines += [
                    "",
                    f"{indent}# The same as create.",
                    f"{indent}def self.new(...)",
                    f"{indent}  create(...)",
                    f"{indent}end",
                ]
            else:
                lines.append(f"{indent}alias {other} {name}")
        return lines

    def may_call_back(self) -> bool:
        """Whether the call may run a block: an observer's, one for events, or an easing's."""
        names: set[str] = set()
        for each in self.method.function.parameters:
            of = each.type
            while of.to is not None:
                of = of.to
            names.add(of.name)
        evaluates = not self.method.is_static and "anim_easing" in names
        return self.method.function.gives_status and (evaluates or not names.isdisjoint(("anim_stage", "anim_scene")))

    def parameters(self) -> str:
        method = self.method
        arguments = method.arguments
        optional = len(arguments)
        while optional and (arguments[optional - 1].nullable or arguments[optional - 1].form is Form.CALLBACK):
            optional -= 1
        parts = [
            variable(each.name) + (" = nil" if number >= optional else "") for number, each in enumerate(arguments)
        ]
        last = arguments[-1] if arguments else None
        has_block = False
        if last is not None and self.is_option(last) and not last.nullable:
            parts[-1] += " = nil"
        if any(each.passing is Passing.SAME_LENGTH and self.is_plain(each) for each in method.results):
            parts.append("into: nil")
        if last is not None and self.is_option(last):
            parts.append("**keywords")
        if any(each.form is Form.CALLBACK for each in arguments):
            has_block = True
        if self.lends():
            has_block = True
        if has_block:
            parts.append("&block")
        return ", ".join(parts)

    def lends(self) -> bool:
        """Whether it accepts a block that receives the new object, which is closed afterwards."""
        method = self.method
        takes_function = any(each.form is Form.CALLBACK for each in method.arguments)
        return method.is_static and not takes_function and any(each.form is Form.OBJECT for each in method.results)

    def is_plain(self, each: Result) -> bool:
        return each.type.kind != "struct" and each.form is not Form.THINGS

    def is_option(self, each: Argument) -> bool:
        return each.form is Form.STRUCT and each.type.name in self.ruby.options

    def place_self(self, slot: Slot) -> None:
        name = slot.parameter.name
        if slot.kind is SlotKind.SELF:
            if self.method.thing is not None:
                self.passed[name] = "self.stage.pointer"
            elif self.method.owner in self.ruby.structs:
                at = self.take(self.ruby.structs[self.method.owner].size)
                self.before.append(f"frame_.put_bytes({at}, pack(keep))")
                self.passed[name] = f"frame_ + {at}"
            else:
                self.passed[name] = "self.pointer"
        elif slot.kind is SlotKind.INSIDE:
            self.passed[name] = "self.identifier"

    def argue(self, each: Argument) -> None:
        name = variable(each.name)
        of = each.type
        ruby = self.ruby
        nullable = "true" if each.nullable else "false"
        if each.form is Form.SCALAR:
            self.passed[each.name] = ruby.to_raw(of, name, name)
        elif each.form is Form.CHANGED_SCALAR:
            at = self.take(8)
            kind = GET[packed(of)]
            self.before.append(f"frame_.put_{kind}({at}, {ruby.to_raw(of, name, name)})")
            self.passed[each.name] = f"frame_ + {at}"
            self.values.append(f"frame_.get_{kind}({at})")
        elif each.form is Form.STRUCT:
            self.struct_argument(each, name)
        elif each.form is Form.CALLBACK:
            owner = "nil" if self.method.is_static else self.stage
            constant = "_".join(words(of.name)).upper()
            self.before.append(f"{name} ||= block")
            if not self.method.is_static:
                # First: what is refused before the call of the library is never released by it.
                self.before.append(f"{self.stage}.pointer")
            self.before.append(f"context_ = Callbacks.add({name}, {owner}, nullable: {nullable})")
            self.passed[each.name] = f"context_.zero? ? nil : {constant}"
        elif each.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            self.written_array(each, name)
        else:
            if each.form is not Form.OBJECT:
                how = {Form.TEXTS: "taken_texts", Form.BYTES: "taken_bytes"}.get(each.form)
                taken = f'Convert.{how}({name}, "{name}")' if how is not None else f"Convert.taken({name})"
                self.before.append(f"{name} = {taken}")
            self.before.append(f"{name}_at = {self.array_argument(each, name, nullable)}")
            self.passed[each.name] = f"{name}_at"

    def array_argument(self, each: Argument, name: str, nullable: str) -> str:
        of = each.type
        null = ", nullable: true" if each.nullable else ""
        if each.form is Form.TEXT:
            return f'Convert.text({name}, keep, "{name}"{null})'
        if each.form is Form.TEXTS:
            return f"Convert.texts({name}, keep)"
        if each.form is Form.BYTES:
            return f"Convert.bytes({name}, keep)"
        if each.form is Form.OBJECT:
            return f'Convert.object({name}, {class_name(of.name)}, "{name}", nullable: {nullable})'
        if each.form is Form.OBJECTS:
            return f'Convert.objects({name}, {class_name(of.name)}, keep, "{name}")'
        if each.form is Form.FIXED_ARRAY:
            value = f'Convert.fixed({name}, {each.per}, "{name}")'
            if each.nullable:
                value = f"({name}.nil? ? nil : {value})"
            return f'Convert.array({value}, "{packed(of)}", keep, "{name}"{null})'
        put = self.ruby.put_many(of, name, name)
        return put[:-1] + null + ")" if put.startswith("Convert.array") else put

    def struct_argument(self, each: Argument, name: str) -> None:
        struct = self.ruby.structs[each.type.name]
        own = class_name(each.type.name)
        at = self.take(struct.size)
        if self.is_option(each):
            more = ", keywords" if each is self.method.arguments[-1] else ""
            self.before.append(f"{name} = {own}.from({name}{more})")
            if not each.nullable:
                self.before.append(f"{name} ||= {own}.new")
        put = f'frame_.put_bytes({at}, Convert.struct({name}, {own}, "{name}").pack(keep))'
        if each.nullable:
            self.before.append(f"{put} unless {name}.nil?")
            self.passed[each.name] = f"{name}.nil? ? nil : frame_ + {at}"
        else:
            self.before.append(put)
            self.passed[each.name] = f"frame_ + {at}"

    def written_array(self, each: Argument, name: str) -> None:
        of = each.type
        size = self.ruby.structs[of.name].size if of.kind == "struct" else SIZES[packed(of)]
        if each.form is Form.CHANGED_ARRAY:
            self.before.append(
                f'{name}_at = Convert.array(Convert.taken(Convert.writable({name})), "{packed(of)}", keep, "{name}")'
            )
            self.after.append(f'Convert.filled({name}, {name}_at, "{packed(of)}", {size})')
        else:
            self.before.append(f"{name}_at = Convert.room({name}, {size}, keep)")
            if of.kind == "struct":
                got = f"Convert.filled_structs({name}, {name}_at, {class_name(of.name)})"
            else:
                enum = f", {class_name(of.enum)}" if of.enum is not None else ""
                got = f'Convert.filled({name}, {name}_at, "{packed(of)}", {size}{enum})'
            self.values.append(got)
        self.passed[each.name] = f"{name}_at"

    def size_of(self, of: Type) -> int:
        return self.ruby.size_of(of)

    def rows(self, each: Argument) -> str:
        size = 0 if each.form is Form.OBJECTS or each.type.kind == "opaque" else self.size_of(each.type) * each.per
        if each.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            return f"Convert.length({variable(each.name)}_at, {size})"
        if each.form is Form.TEXTS:
            return f"{variable(each.name)}.size"
        return f'Convert.length({variable(each.name)}, {size}, {each.per}, name: "{variable(each.name)}")'

    def place_length(self, slot: Slot) -> None:
        name = slot.parameter.name
        if slot.kind is SlotKind.LENGTH:
            self.passed[name] = self.length(name, slot.of)
        elif slot.kind is SlotKind.TEXT_LENGTHS:
            self.passed[name] = f"Convert.text_lengths({variable(slot.of)}, keep)"
        elif slot.kind is SlotKind.CONTEXT:
            self.passed[name] = "context_"
        elif slot.kind is SlotKind.RELEASE:
            self.passed[name] = "Callbacks::RELEASE"
        elif slot.kind is SlotKind.STRUCT_SIZE:
            self.passed[name] = "SIZE"

    def length(self, name: str, of: str) -> str:
        sharing = [each for each in self.method.arguments if each.length == name]
        if not sharing:
            own = next(each for each in self.method.arguments if each.name == of)
            if own.form in (Form.TEXT, Form.BYTES):
                return f"Convert.bytesize({variable(own.name)})"
            return self.rows(own)
        if len(sharing) == 1:
            return self.rows(sharing[0])
        given = ", ".join(variable(each.name) for each in sharing)
        pairs = ", ".join(f'"{each.name}" => {self.rows(each)}' for each in sharing)
        return f"Convert.shared([{given}], {{{pairs}}})"

    def give(self, each: Result) -> None:
        of = each.type
        name = variable(each.name)
        ruby = self.ruby
        if each.passing is Passing.RETURNED or each.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT):
            return
        if each.passing is Passing.SAME_LENGTH:
            self.same_length(each, name)
        elif each.form is Form.VIEW:
            at, size = self.take(8), self.take(8)
            self.passed[each.name] = f"frame_ + {at}"
            assert each.length is not None
            self.passed[each.length] = f"frame_ + {size}"
            if each.is_owners and of.kind == "float" and of.width == 64:
                self.values.append(f"View.new(self, frame_.get_pointer({at}), frame_.get_uint64({size}))")
                return
            self.values.append(ruby.read_many(of, f"frame_.get_pointer({at})", f"frame_.get_uint64({size})"))
        elif each.form is Form.STRUCT:
            struct = ruby.structs[of.name]
            at = self.take(struct.size)
            if struct.grows:
                self.before.append(f"frame_.put_uint32({at}, {struct.size})")
            self.passed[each.name] = f"frame_ + {at}"
            self.values.append(f"{class_name(of.name)}.unpack(frame_.get_bytes({at}, {struct.size}))")
        elif each.form is Form.FIXED_ARRAY:
            at = self.take(SIZES[packed(of)] * each.per)
            self.passed[each.name] = f"frame_ + {at}"
            self.values.append(f"frame_.get_array_of_{GET[packed(of)]}({at}, {each.per})")
        elif each.form is Form.OBJECT and each.made_for is None:
            self.before.append(f"{name} = {class_name(of.name)}.create")
            self.passed[each.name] = f"{name}.pointer"
            self.values.append(name)
        elif each.form in (Form.OBJECT, Form.BORROWED):
            at = self.take(8)
            self.passed[each.name] = f"frame_ + {at}"
            owner = ", self" if each.form is Form.BORROWED else ""
            self.values.append(f"{class_name(of.name)}.wrap(frame_.get_pointer({at}){owner})")
        else:
            at = self.places.get(each.name, -1)
            at = self.take(8) if at < 0 else at
            self.passed[each.name] = f"frame_ + {at}"
            if each.name == "error_offset":
                self.before.append(f"frame_.put_int64({at}, -1)")
            stage = self.stage if of.is_identifier else None
            self.values.append(ruby.from_raw(of, f"frame_.get_{GET[packed(of)]}({at})", stage))

    def same_length(self, each: Result, name: str) -> None:
        of = each.type
        as_long = next(arg for arg in self.method.arguments if arg.name == each.length_of)
        assert as_long.length is not None
        count = self.length(as_long.length, as_long.name)
        size = self.size_of(of)
        rows = f"({count}) * {each.per}" if each.per > 1 else count
        self.before.append(f"{name}_count = {rows}")
        if self.is_plain(each):
            plain = [one for one in self.method.results if one.passing is Passing.SAME_LENGTH and self.is_plain(one)]
            place = plain.index(each)
            self.before.append(
                f"{name}_at, {name}_given = Convert.into(into, {place}, {len(plain)}, {name}_count * {size}, "
                f'"{each.name}", nullable: {"true" if each.nullable else "false"})'
            )
            got = f'Convert.read({name}_at, {name}_count, "{packed(of)}", {size})'
            got = f"{class_name(of.enum)}.symbols({got})" if of.enum is not None else got
            self.values.append(f"({name}_given ? {name}_at : {got})")
        else:
            self.before.append(f"{name}_at = FFI::MemoryPointer.new([{name}_count * {size}, 1].max)")
            if of.kind == "struct":
                used = f"{name}_count"
                if each.used is not None:
                    self.places[each.used] = self.take(8)
                    used = f"frame_.get_uint64({self.places[each.used]})"
                self.values.append(f"Convert.read_structs({name}_at, {used}, {class_name(of.name)})")
            else:
                self.values.append(self.identifiers(of, f"{name}_at.get_array_of_uint64(0, {name}_count)"))
        self.passed[each.name] = f"{name}_at"

    def identifiers(self, of: Type, numbers: str) -> str:
        assert of.typedef is not None
        return f"{numbers}.map {{ |each| {class_name(of.typedef)}.new({self.stage}, each) }}"

    def called(self, **other: str) -> str:
        passed = {**self.passed, **other}
        arguments = ", ".join(passed[each.name] for each in self.method.function.parameters)
        return f"Raw.{self.method.function.name}({arguments})"

    def plain_call(self) -> list[str]:
        function = self.method.function
        if function.gives_status:
            offset = self.passed.get("error_offset")
            if offset is not None:
                return [f"Runtime.check({self.called()}) {{ ({offset}).get_int64(0) }}"]
            return [f"Runtime.check({self.called()})"]
        if function.result.kind == "void":
            return [f"Runtime.done({self.called()})"]
        result = self.method.results[-1]
        got = f"Runtime.done({self.called()})"
        if result.form is Form.TEXT:
            self.values.append(f"Convert.c_string({got})")
        else:
            self.values.append(self.ruby.from_raw(result.type, got))
        return []

    def buffered_call(self, each: Result) -> list[str]:
        of = each.type
        name = variable(each.name)
        size = 1 if of.kind == "character" else self.size_of(of)
        at = self.take(8)
        assert each.length is not None
        assert each.capacity is not None
        told = {each.length: f"frame_ + {at}", each.capacity: f"{name}_room"}
        call = self.called(**{**told, each.name: f"{name}_at"})
        if each.form is Form.TEXT:
            got = f'{name}_at.get_bytes(0, {name}_count).force_encoding("UTF-8")'
        elif each.form is Form.BYTES:
            got = f"{name}_at.get_bytes(0, {name}_count)"
        elif of.kind == "struct":
            got = f"Convert.read_structs({name}_at, {name}_count, {class_name(of.name)})"
        elif of.is_identifier:
            got = self.identifiers(of, f"{name}_at.get_array_of_uint64(0, {name}_count)")
        else:
            got = f'Convert.read({name}_at, {name}_count, "{packed(of)}", {size})'
        if each.passing is Passing.ASKED:
            self.values.append(got)
            asked = self.called(**{**told, each.name: "nil", each.capacity: "0"})
            return [
                f"Runtime.check({asked})",
                f"{name}_room = frame_.get_uint64({at})",
                f"{name}_at = FFI::MemoryPointer.new([{name}_room * {size}, 1].max)",
                f"Runtime.check({call}) if {name}_room.positive?",
                f"{name}_count = frame_.get_uint64({at})",
            ]
        if each.passing is Passing.CUT:
            self.values.append(f"Convert.lines({name}_at, {name}_room, frame_.get_uint64({at}))")
            return [
                f"{name}_room = 65_536",
                f"{name}_at = FFI::MemoryPointer.new({name}_room * {size})",
                f"Runtime.check({call})",
            ]
        self.values.append("all")
        return [
            f"{name}_room = 64",
            f"{name}_at = FFI::MemoryPointer.new({name}_room * {size})",
            "all = []",
            "loop do",
            f"  Runtime.check({call})",
            f"  {name}_count = frame_.get_uint64({at})",
            f"  all.concat({got})",
            f"  break if {name}_count < {name}_room",
            "end",
        ]
