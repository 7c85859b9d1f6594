# SPDX-License-Identifier: MIT
"""The lifted methods of bindings_model.py as Java."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bindings_java_names_text import BUFFERS, GET, PUT, RESERVED, SIZES, aligned, class_name, javadoc, raw, variable
from bindings_model import Argument, Form, Method, Passing, Result, Slot, SlotKind, Type, camel, pascal, words

if TYPE_CHECKING:
    from bindings_java import Java

VIEW = "The buffer shows the library's memory, without a copy. It may be used after close(), too, which waits for it."


@dataclass
class Lifted:
    """One lifted method in Java: with arrays, and for arrays of numbers also with buffers."""

    java: Java
    method: Method
    before: list[str] = field(default_factory=list)
    last: list[str] = field(default_factory=list)  # of what comes before the call
    after: list[str] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)  # by parameter of C
    values: list[tuple[str, str, str]] = field(default_factory=list)  # results: type, name, expression
    frame: int = 0
    places: dict[str, str] = field(default_factory=dict)  # of results whose memory is reserved early
    fence: list[str] = field(default_factory=list)
    with_buffers: bool = False

    @property
    def stage(self) -> str:
        return "stage" if self.method.thing is not None else "this"

    def own_name(self) -> str:
        parts = list(self.method.name)
        if self.method.is_static and len(parts) > 1 and parts[0] in ("create", "make"):
            parts = parts[1:]
        name = camel(parts)
        if name in RESERVED:
            name = camel([*parts, *words(self.method.owner or "anim_it")])
        return name

    def lines(self) -> list[str]:
        callbacks = {each.name for each in self.java.wanted_callbacks()}
        if any(each.form is Form.CALLBACK and each.type.name not in callbacks for each in self.method.arguments):
            return []  # Java does not allocate memory for C
        lines = self.one()
        if self.has_buffers():
            lines += Lifted(self.java, self.method, with_buffers=True).one()
        return lines

    def is_numbers(self, of: Type) -> bool:
        return of.kind in ("float", "integer", "size")

    def has_buffers(self) -> bool:
        method = self.method
        same = [each for each in method.results if each.passing is Passing.SAME_LENGTH]
        if any(not self.is_numbers(each.type) or each.form is Form.THINGS for each in same):
            return False
        forms = (Form.ARRAY, Form.CHANGED_ARRAY, Form.FILLED_ARRAY)
        return any(each.form in forms and self.is_numbers(each.type) for each in method.arguments)

    def take(self, size: int) -> str:
        """Memory in the method's frame, as an offset from _at."""
        at = aligned(self.frame)
        self.frame = at + size
        return f"_at + {at}"

    # Arguments

    def parameters(self) -> list[str]:
        parts: list[str] = []
        for number, each in enumerate(self.method.arguments):
            kind = self.argument_type(each)
            is_last = number == len(self.method.arguments) - 1
            if kind.endswith("[]") and is_last and each.form is Form.ARRAY and not each.nullable:
                kind = kind[:-2] + "..."
            parts.append(f"{kind} {variable(each.name)}")
        if self.with_buffers:
            for result in self.method.results:
                if result.passing is Passing.SAME_LENGTH:
                    parts.append(f"{BUFFERS[raw(result.type)]}Buffer {variable(result.name)}")
        return parts

    def argument_type(self, each: Argument) -> str:
        of = each.type
        if each.form in (Form.SCALAR, Form.CHANGED_SCALAR):
            return self.java.scalar(of)
        if each.form is Form.TEXT:
            return "String"
        if each.form is Form.TEXTS:
            return "List<String>"
        if each.form is Form.BYTES:
            return "byte[]"
        if each.form in (Form.STRUCT, Form.OBJECT, Form.CALLBACK):
            return class_name(of.name)
        if each.form is Form.OBJECTS:
            return f"List<{class_name(of.name)}>"
        if self.with_buffers and self.is_numbers(of) and each.form is not Form.FIXED_ARRAY:
            return f"{BUFFERS[raw(of)]}Buffer"
        if each.form is Form.FILLED_ARRAY and of.kind == "struct":
            return f"{class_name(of.name)}[]"
        return self.java.element(of)

    def is_buffer(self, each: Argument) -> bool:
        return self.argument_type(each).endswith("Buffer")

    def count_of(self, each: Argument) -> str:
        return f"Arena.length({variable(each.name)})"

    def argue(self, each: Argument) -> None:
        name = variable(each.name)
        of = each.type
        is_enum = each.form is Form.SCALAR and self.argument_type(each)[0].isupper()
        is_natural = of.kind == "size" or (of.kind == "integer" and of.width == 32 and not of.signed)
        if self.argument_type(each).startswith("List<"):
            self.before.append(f'{name} = Arena.list({name}, "{name}"{", true" if each.nullable else ""});')
        elif is_enum or (not each.nullable and each.form not in (Form.SCALAR, Form.CHANGED_SCALAR)):
            self.before.append(f'java.util.Objects.requireNonNull({name}, "{name}");')
        if each.form is Form.SCALAR:
            self.passed[each.name] = self.java.to_raw(of, name, is_checked=True)
            if is_natural and self.java.scalar(of) == "int":
                self.before.append(f'Arena.natural("{name}", {name});')
        elif each.form is Form.CHANGED_SCALAR:
            at = self.take(8)
            self.before.append(f"_memory.{PUT[raw(of)]}({at}, {name});")
            self.passed[each.name] = f"_block.address + {at}"
            got = self.java.from_raw(of, f"_memory.{GET[raw(of)]}({at})")
            self.values.append((self.java.scalar(of), name, got))
        elif each.form is Form.TEXT:
            self.before.append(f'long _{name} = _arena.text({name}, "{name}");')
            self.before.append(f"int _{name}Length = _arena.length;")
            self.passed[each.name] = f"_{name}"
        elif each.form is Form.TEXTS:
            self.before.append(f'long _{name} = _arena.texts({name}, "{name}");')
            self.before.append(f"long _{name}Lengths = _arena.lengths;")
            self.passed[each.name] = f"_{name}"
        elif each.form is Form.STRUCT:
            self.struct_argument(each, name)
        elif each.form is Form.OBJECT:
            self.passed[each.name] = f"Handle.address({name})" if each.nullable else f"{name}.address()"
            self.fence.append(name)
        elif each.form is Form.CALLBACK:
            # Last: what is refused before the call of the library is never released by it.
            owner = "null" if self.method.is_static else self.stage
            address = "" if self.method.is_static else self.stage.replace("this", "") + ".address();"
            self.last += [address.removeprefix(".")] if address else []
            self.last.append(f"long _{name} = Registry.add({name}, {owner});")
            constant = "_".join(words(of.name)).upper()
            self.passed[each.name] = f"{name} == null ? 0 : Trampolines.{constant}_ADDRESS"
        elif each.form is Form.FIXED_ARRAY:
            if each.nullable:
                self.before.append(f'long _{name} = {name} == null ? 0 : _arena.fixed("{name}", {name}, {each.per});')
            else:
                self.before.append(f'long _{name} = _arena.fixed("{name}", {name}, {each.per});')
            self.passed[each.name] = f"_{name}"
        elif each.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            self.written_array(each, name)
        elif self.is_buffer(each):
            self.before.append(f"long _{name} = _arena.buffer({name});")
            self.passed[each.name] = f"_{name}"
            self.fence.append(name)
        else:
            self.before.append(f"long _{name} = {self.java.put_many(of, name, name)};")
            self.passed[each.name] = f"_{name}"
            if each.form is Form.OBJECTS:
                self.fence.append(name)

    def struct_argument(self, each: Argument, name: str) -> None:
        struct = self.java.structs[each.type.name]
        at = self.take(struct.size)
        write = f"{name}.write(_arena, _memory, {at});"
        self.fence.append(name)
        if each.nullable:
            self.before += [f"if ({name} != null) {{", f"    {write}", "}"]
            self.passed[each.name] = f"{name} == null ? 0 : _block.address + {at}"
        else:
            self.before.append(write)
            self.passed[each.name] = f"_block.address + {at}"

    def written_array(self, each: Argument, name: str) -> None:
        of = each.type
        if of.kind == "struct":
            own = class_name(of.name)
            self.before.append(f"Arena.Block _{name}B = _arena.take((long) {name}.length * {own}.SIZE);")
            self.before.append(f"int _{name}At = _arena.at;")
            self.passed[each.name] = f"_{name}B.address + _{name}At"
            self.after += [f"for (int _i = 0; _i < {name}.length; _i++) {{"]
            self.after += [f"    {name}[_i] = {own}.read(_{name}B.buffer, _{name}At + _i * {own}.SIZE);", "}"]
        else:
            how = "changed" if each.form is Form.CHANGED_ARRAY else "filled"
            self.before.append(f"long _{name} = _arena.{how}({name});")
            self.after.append(f"_arena.copyBack(_{name}, {name});")
            self.passed[each.name] = f"_{name}"
            if self.is_buffer(each):
                self.fence.append(name)

    def lengths(self, slot: Slot) -> str:
        """The length that some arguments share."""
        sharing = [each for each in self.method.arguments if each.length == slot.parameter.name]
        if not sharing:
            own = next(each for each in self.method.arguments if each.name == slot.of)
            if own.form is Form.TEXT:
                return f"_{variable(own.name)}Length"
            return self.count_of(own)
        if len(sharing) == 1:
            only = sharing[0]
            if only.per > 1:
                return f"Arena.rows({self.count_of(only)}, {only.per})"
            return self.count_of(only)
        return self.same(sharing)

    def same(self, sharing: list[Argument]) -> str:
        """Checks the length that these arguments share."""
        parts: list[str] = []
        for each in sharing:
            name = variable(each.name)
            parts += [f'"{name}"', f"{name} == null ? -1 : Arena.rows({self.count_of(each)}, {each.per})"]
        return f"Arena.same({', '.join(parts)})"

    # Results

    def give(self, each: Result) -> None:
        of = each.type
        name = variable(each.name)
        if each.passing is Passing.RETURNED:
            return
        if each.form in (Form.ARRAY, Form.THINGS) and each.passing is Passing.SAME_LENGTH:
            self.same_length(each, name)
        elif each.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT):
            return
        elif each.form is Form.VIEW:
            at, size = self.take(8), self.take(8)
            self.passed[each.name] = f"_block.address + {at}"
            assert each.length is not None
            self.passed[each.length] = f"_block.address + {size}"
            if each.is_owners and of.kind == "float" and of.width == 64:
                view = f"viewDoubles(_memory.getLong({at}), _memory.getLong({size}))"
                self.values.append(("DoubleBuffer", name, view))
                return
            many = self.java.read_many(of, f"_memory.getLong({at})", f"_memory.getLong({size})")
            self.values.append((self.java.element(of), name, many))
        elif each.form is Form.STRUCT:
            struct = self.java.structs[of.name]
            at = self.take(struct.size)
            if struct.grows:
                self.before.append(f"_memory.putInt({at}, {struct.size});")
            self.passed[each.name] = f"_block.address + {at}"
            self.values.append((class_name(of.name), name, f"{class_name(of.name)}.read(_memory, {at})"))
        elif each.form is Form.FIXED_ARRAY:
            at = self.take(SIZES[raw(of)] * each.per)
            self.passed[each.name] = f"_block.address + {at}"
            self.values.append((f"{raw(of)}[]", name, f"Arena.get{BUFFERS[raw(of)]}s(_memory, {at}, {each.per})"))
        elif each.form is Form.OBJECT and each.made_for is None:
            own = class_name(of.name)
            self.before.append(f"{own} _{name} = {own}.create();")
            self.passed[each.name] = f"_{name}.address()"
            self.values.append((own, name, f"_{name}"))
            self.fence.append(f"_{name}")
        elif each.form in (Form.OBJECT, Form.BORROWED):
            own = class_name(of.name)
            at = self.take(8)
            self.passed[each.name] = f"_block.address + {at}"
            made = f"new {own}(_memory.getLong({at}))"
            if each.form is Form.BORROWED:
                made = f"borrowed(_memory.getLong({at}), _found -> new {own}(_found, this))"
            self.values.append((own, name, made))
        else:
            at = self.places.get(each.name) or self.take(8)
            self.passed[each.name] = f"_block.address + {at}"
            got = f"_memory.{GET[raw(of)]}({at})"
            if each.form is Form.SCALAR and name == "errorOffset":
                self.before.append(f"_memory.putLong({at}, -1);")
            stage = self.stage if of.is_identifier else None
            self.values.append((self.java.scalar(of), name, self.java.from_raw(of, got, stage)))

    def same_length(self, each: Result, name: str) -> None:
        of = each.type
        as_long = next(arg for arg in self.method.arguments if arg.name == each.length_of)
        rows = f"Arena.rows({self.count_of(as_long)}, {as_long.per})"
        sharing = [arg for arg in self.method.arguments if arg.length == as_long.length]
        if len(sharing) > 1:
            rows = self.same(sharing)
        if self.with_buffers:
            if not each.nullable:
                self.before.append(f'java.util.Objects.requireNonNull({name}, "{name}");')
            self.before.append(f"long _{name} = _arena.filled({name});")
            self.before.append(f'Arena.room("{name}", {name}, {rows} * {each.per});')
            self.after.append(f"_arena.copyBack(_{name}, {name});")
            self.passed[each.name] = f"_{name}"
            self.fence.append(name)
            return
        size = class_name(of.name) + ".SIZE" if of.kind == "struct" else str(SIZES[raw(of)])
        self.before.append(f"int _{name}Count = {rows} * {each.per};")
        self.before.append(f"Arena.Block _{name}B = _arena.take((long) _{name}Count * {size});")
        self.before.append(f"int _{name}At = _arena.at;")
        self.passed[each.name] = f"_{name}B.address + _{name}At"
        if of.kind == "struct":
            own = class_name(of.name)
            used = f"_{name}Count"
            if each.used is not None:
                self.places[each.used] = self.take(8)
                used = f"Math.toIntExact(_memory.getLong({self.places[each.used]}))"
            got = f"Arena.getStructs(_{name}B.buffer, _{name}At, {used}, {own}.SIZE, {own}::read)"
            self.values.append((f"List<{own}>", name, got))
        elif of.is_identifier:
            self.values.append(self.identifiers(of, name, f"Arena.getLongs(_{name}B.buffer, _{name}At, _{name}Count)"))
        else:
            got = f"Arena.get{BUFFERS[raw(of)]}s(_{name}B.buffer, _{name}At, _{name}Count)"
            self.values.append((f"{raw(of)}[]", name, got))

    def identifiers(self, of: Type, name: str, longs: str) -> tuple[str, str, str]:
        assert of.typedef is not None
        own = class_name(of.typedef)
        stage = self.stage
        return f"List<{own}>", name, f"Arena.things({longs}, _each -> new {own}({stage}, _each))"

    # The whole method

    def one(self) -> list[str]:
        method = self.method
        function = method.function
        is_static = method.is_static
        owner = method.owner
        self.stage_and_self(owner)
        for each in method.arguments:
            self.argue(each)
        for result in method.results:
            self.give(result)
        for slot in method.slots:
            name = slot.parameter.name
            if slot.kind is SlotKind.LENGTH:
                self.passed[name] = self.lengths(slot)
            elif slot.kind is SlotKind.TEXT_LENGTHS:
                self.passed[name] = f"_{variable(slot.of)}Lengths"
            elif slot.kind is SlotKind.CONTEXT:
                callback = next(each for each in method.arguments if each.form is Form.CALLBACK)
                self.passed[name] = f"_{variable(callback.name)}"
            elif slot.kind is SlotKind.RELEASE:
                self.passed[name] = "Registry.RELEASE"
            elif slot.kind is SlotKind.STRUCT_SIZE:
                self.passed[name] = str(self.java.structs[method.owner or ""].size)
        buffered = next(
            (each for each in method.results if each.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT)), None
        )
        call_lines = self.buffered_call(buffered) if buffered is not None else self.plain_call()
        kind, give, nested = self.returned()
        lines = [*nested]
        more = f"C: {function.name}()."
        if any(value.startswith("viewDoubles(") for _, _, value in self.values):
            more = f"{VIEW}\n\n{more}"
        lines += ["", *javadoc(method.doc, "    ", more)]
        static = "static " if is_static else ""
        name = self.own_name()
        lines.append(f"    public {static}{kind} {name}({', '.join(self.parameters())}) {{")
        body = [*call_lines, *self.after, *give]
        arena = "calling" if self.calls_back() else "easing" if self.may_ease() else "get"
        lines += [f"        Arena _arena = Arena.{arena}();", "        long _mark = _arena.mark();", "        try {"]
        if self.frame:
            lines += [
                f"            Arena.Block _block = _arena.take({aligned(self.frame)});",
                "            int _at = _arena.at;",
                "            ByteBuffer _memory = _block.buffer;",
            ]
        lines += ["            " + each for each in [*self.before, *self.last, *body]]
        lines += ["        } finally {", "            _arena.reset(_mark);"]
        kept = [] if is_static else ["this"]
        in_scope = [each for each in [*kept, *self.fence] if not each.startswith("_")]
        lines += [f"            Reference.reachabilityFence({each});" for each in in_scope]
        lines += ["        }", "    }"]
        return [*lines, *self.shorter(kind, name, static)]

    def calls_back(self) -> bool:
        """Whether calling the host is what the function is there for: what moves a clock, and evaluates an easing."""
        function = self.method.function
        evaluates = self.method.owner == "anim_easing" and not self.method.is_static and function.effect == "reads"
        return evaluates or "advance" in words(function.name)

    def may_ease(self) -> bool:
        """Whether the function has a stage or scene, whose motions may go by an easing of the host's."""
        parameters = self.method.function.parameters
        targets = {each.type.target.name for each in parameters if each.type.kind == "pointer"}
        return not self.method.is_destroy and not targets.isdisjoint(("anim_stage", "anim_scene"))

    def shorter(self, kind: str, name: str, static: str) -> list[str]:
        """Overloads without trailing arguments that may be null."""
        if self.with_buffers:
            return []
        arguments = self.method.arguments
        count = len(arguments)
        while count and arguments[count - 1].nullable and arguments[count - 1].form is not Form.CALLBACK:
            count -= 1
        if count == len(arguments):
            return []
        left = [f"{self.argument_type(each)} {variable(each.name)}" for each in arguments[:count]]
        passed = [variable(each.name) for each in arguments[:count]]
        nulls = [f"({self.argument_type(each)}) null" for each in arguments[count:]]
        gives = "" if kind == "void" else "return "
        return [
            "",
            *javadoc(self.method.doc, "    ", f"C: {self.method.function.name}()."),
            f"    public {static}{kind} {name}({', '.join(left)}) {{",
            f"        {gives}{name}({', '.join([*passed, *nulls])});",
            "    }",
        ]

    def stage_and_self(self, owner: str | None) -> None:
        for slot in self.method.slots:
            name = slot.parameter.name
            if slot.kind is SlotKind.SELF:
                if self.method.thing is not None:
                    self.passed[name] = "stage.address()"
                    self.fence.append("stage")
                elif owner in self.java.structs:
                    at = self.take(self.java.structs[owner].size)
                    self.before.append(f"write(_arena, _memory, {at});")
                    self.passed[name] = f"_block.address + {at}"
                else:
                    self.passed[name] = "address()"
            elif slot.kind is SlotKind.INSIDE:
                self.passed[name] = "identifier"

    def called(self, **other: str) -> str:
        passed = {**self.passed, **other}
        arguments = ", ".join(passed[each.name] for each in self.method.function.parameters)
        return f"{self.java.call(self.method.function)}({arguments})"

    def plain_call(self) -> list[str]:
        function = self.method.function
        made = [
            f"_{variable(each.name)}"
            for each in self.method.results
            if each.form is Form.OBJECT and each.made_for is None
        ]
        if function.gives_status:
            offset = next((each for each in self.method.results if each.name == "error_offset"), None)
            if offset is not None:
                place = self.passed["error_offset"].removeprefix("_block.address + ")
                return [
                    f"int _status = {self.called()};",
                    f"_arena.check(_status, _status == 0 ? -1 : _memory.getLong({place}));",
                ]
            if made:
                return [f"_arena.check({self.called()}, {', '.join(made)});"]
            return [f"_arena.check({self.called()});"]
        if function.result.kind == "void":
            return [f"{self.called()};", "_arena.done();"]
        result = self.method.results[-1]
        of = result.type
        if result.form is Form.TEXT:
            self.values.append(("String", "result", "_result"))
            return [f"String _result = Library.string({self.called()});", "_arena.done();"]
        self.values.append((self.java.scalar(of), "result", self.java.from_raw(of, "_result")))
        return [f"{raw(of)} _result = {self.called()};", "_arena.done();"]

    def buffered_call(self, each: Result) -> list[str]:
        """A call for which the library returns the length of the result."""
        of = each.type
        name = variable(each.name)
        size = (
            str(self.java.structs[of.name].size)
            if of.kind == "struct"
            else ("1" if of.kind == "character" else str(SIZES[raw(of)]))
        )
        at = self.take(8)
        assert each.length is not None
        assert each.capacity is not None
        told = {each.length: f"_block.address + {at}", each.capacity: "_capacity"}
        call = self.called(**told, **{each.name: f"_{name}B.address + _{name}At"})
        if each.form is Form.TEXT:
            kind, got = "String", f"Arena.string(_{name}B.buffer, _{name}At, _{name}Count)"
        elif each.form is Form.BYTES:
            kind, got = "byte[]", f"Arena.getBytes(_{name}B.buffer, _{name}At, _{name}Count)"
        elif of.kind == "struct":
            own = class_name(of.name)
            kind = f"List<{own}>"
            got = f"Arena.getStructs(_{name}B.buffer, _{name}At, _{name}Count, {own}.SIZE, {own}::read)"
        elif of.is_identifier:
            kind, _, got = self.identifiers(of, name, f"Arena.getLongs(_{name}B.buffer, _{name}At, _{name}Count)")
        else:
            kind, got = f"{raw(of)}[]", f"Arena.get{BUFFERS[raw(of)]}s(_{name}B.buffer, _{name}At, _{name}Count)"
        count = f"int _{name}Count = Math.toIntExact(_memory.getLong({at}));"
        if each.passing is Passing.ASKED:
            asked = self.called(**{**told, each.name: "0", each.capacity: "0"})
            self.values.append((kind, name, got))
            return [
                f"_arena.check({asked});",
                f"long _capacity = _memory.getLong({at});",
                f"Arena.Block _{name}B = _arena.take(_capacity * {size});",
                f"int _{name}At = _arena.at;",
                "if (_capacity > 0) {",
                f"    _arena.check({call});",
                "}",
                count,
            ]
        if each.passing is Passing.CUT:
            got = f"Arena.lines(_{name}B.buffer, _{name}At, _capacity, _memory.getLong({at}))"
            self.values.append(("List<String>", name, got))
            return [
                "long _capacity = 65536;",
                f"Arena.Block _{name}B = _arena.take(_capacity * {size});",
                f"int _{name}At = _arena.at;",
                f"_arena.check({call});",
            ]
        # Take functions: repeat while there is more.
        if kind.startswith("List"):
            start, add = f"{kind} {name} = new ArrayList<>();", f"{name}.addAll({got});"
        else:
            start, add = f"{kind} {name} = {{}};", f"{name} = Arena.joined({name}, {got});"
        self.values.append((kind, name, name))
        return [
            "long _capacity = 64;",
            f"Arena.Block _{name}B = _arena.take(_capacity * {size});",
            f"int _{name}At = _arena.at;",
            start,
            "while (true) {",
            f"    _arena.check({call});",
            "    " + count,
            f"    {add}",
            f"    if (_{name}Count < _capacity) {{",
            "        break;",
            "    }",
            "}",
        ]

    def returned(self) -> tuple[str, list[str], list[str]]:
        """The method's return type, its return statement, and a record for several results."""
        if not self.values:
            return "void", [], []
        if len(self.values) == 1:
            kind, _, value = self.values[0]
            return kind, [f"return {value};"], []
        parts = list(self.method.name)
        parts = parts[1:] if parts[0] in ("get", "create", "make") and len(parts) > 1 else parts
        own = pascal(parts) + "Result"
        components = ", ".join(f"{kind} {name}" for kind, name, _ in self.values)
        values = ", ".join(value for _, _, value in self.values)
        nested = [
            "",
            *javadoc(f"What {self.own_name()} gives.", "    "),
            f"    public record {own}({components}) {{}}",
        ]
        return own, [f"return new {own}({values});"], nested if not self.with_buffers else []
