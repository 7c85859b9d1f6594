# SPDX-License-Identifier: MIT
"""The Java package: the generated part of bindings/java.

Raw.java has the C functions for JNA's direct mapping: numbers only, with pointers as addresses. A struct is a record
(or, if the library has defaults for it, a class with setters) that writes itself into memory by its offsets. Opaque
types and objects inside a stage are classes with the lifted methods of bindings_model.py. The runtime (Arena, Handle,
Library, Registry, AnimException) and the additions in bindings_java_text.py are written by hand.
"""

from __future__ import annotations

import re

from bindings_java_methods_text import Lifted
from bindings_java_names_text import (
    BUFFERS,
    GET,
    PUT,
    class_name,
    constant_name,
    exception_name,
    javadoc,
    raw,
    variable,
)
from bindings_java_text import EXTRA
from bindings_model import Callback, Enum, Field, Function, Model, Struct, Type, pascal, words

FOLDER = "bindings/java/src/main/java/org/animcore"
HEAD = """\
// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

"""


class Java:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.enums = {each.name: each for each in model.enums}
        self.structs = {each.name: each for each in model.structs}
        self.union_of: dict[str, str] = {}
        for each in model.structs:
            if each.is_union:
                for member in each.fields:
                    assert member.type.name not in self.union_of, "a struct in two unions needs a class of its own"
                    self.union_of[member.type.name] = each.name
        self.options = {each.name for each in model.structs if model.default_of(each.name) is not None}

    def scalar(self, of: Type) -> str:
        if of.enum is not None:
            if of.width == 8:
                return "byte"
            name = class_name(of.enum)
            return f"Set<{name}>" if self.enums[of.enum].is_flags else name
        if of.is_identifier:
            assert of.typedef is not None
            return class_name(of.typedef)
        if of.is_boolean:
            return "boolean"
        return "int" if of.kind == "size" else raw(of)

    @staticmethod
    def given(name: str) -> str:
        """What must not be null: where it is, the exception has its name."""
        return f'java.util.Objects.requireNonNull({name}, "{name}")'

    def to_raw(self, of: Type, value: str, *, is_checked: bool = False) -> str:
        """The C argument for a Java value, of which it has been checked already that it is not null, or not."""
        if of.enum is not None and of.width != 8:
            name = class_name(of.enum)
            if self.enums[of.enum].is_flags:
                return f'{name}.sum({value}, "{value}")'
            return f"{value if is_checked else self.given(value)}.value"
        if of.is_identifier:
            return f"{value}.identifier"
        if of.is_boolean:
            return f"({value} ? 1 : 0)" if raw(of) == "int" else f"(byte) ({value} ? 1 : 0)"
        return value

    def from_raw(self, of: Type, value: str, stage: str | None = None) -> str:
        if of.enum is not None and of.width != 8:
            return f"{class_name(of.enum)}.of({value})"
        if of.is_identifier and stage is not None:
            assert of.typedef is not None
            return f"new {class_name(of.typedef)}({stage}, {value})"
        if of.is_boolean:
            return f"{value} != 0"
        if of.kind == "size":
            return f"Math.toIntExact({value})"
        return value

    # ---- Enums ----

    def enum(self, of: Enum) -> str:
        name = class_name(of.name)
        lines = [*(["import java.util.EnumSet;", "import java.util.Set;", ""] if of.is_flags else [])]
        lines += javadoc(of.doc or f"{of.name} of C.")
        lines.append(f"public enum {name} {{")
        constants = of.constants
        for each in constants:
            lines += javadoc(each.doc or f"{each.name}.", "    ")
            end = ";" if of.is_flags and each is constants[-1] else ","
            lines.append(f"    {constant_name(each)}({each.value}){end}")
        if not of.is_flags:
            lines += javadoc("A constant that this package does not know: of a newer library.", "    ")
            lines.append("    UNRECOGNIZED(Integer.MIN_VALUE);")
        lines += ["", *javadoc("The number that stands for it in C.", "    "), "    public final int value;", ""]
        lines += [f"    {name}(int value) {{", "        this.value = value;", "    }", ""]
        if of.is_flags:
            lines += [
                f"    static int sum(Set<{name}> flags, String argument) {{",
                "        int sum = 0;",
                f"        for ({name} each : java.util.Objects.requireNonNull(flags, argument)) {{",
                "            sum |= java.util.Objects.requireNonNull(each, argument).value;",
                "        }",
                "        return sum;",
                "    }",
                "",
                f"    static Set<{name}> of(int sum) {{",
                f"        EnumSet<{name}> flags = EnumSet.noneOf({name}.class);",
                f"        for ({name} each : values()) {{",
                "            if ((sum & each.value) != 0) {",
                "                flags.add(each);",
                "            }",
                "        }",
                "        return flags;",
                "    }",
            ]
        else:
            lines += [*javadoc("The constant that has this number in C.", "    ")]
            lines += [f"    public static {name} of(int value) {{", "        return switch (value) {"]
            lines += [f"            case {each.value} -> {constant_name(each)};" for each in constants]
            lines += ["            default -> UNRECOGNIZED;", "        };", "    }"]
        lines.append("}")
        return "\n".join(lines) + "\n"

    # ---- Structs ----

    def shown(self, struct: Struct) -> list[Field]:
        return [
            each for each in struct.fields if not each.is_reserved and each.name != "struct_size" and not each.length_of
        ]

    def element(self, of: Type) -> str:
        """The Java type of an array."""
        if of.kind in ("struct", "opaque") or of.is_identifier:
            return f"List<{class_name(of.typedef if of.is_identifier and of.typedef else of.name)}>"
        return f"{raw(of)}[]"

    def field_type(self, each: Field, is_option: bool = False) -> str:
        of = each.type
        if of.kind == "pointer":
            to = of.target
            if to.kind == "character":
                return "String"
            return class_name(to.name) if to.kind == "opaque" else self.element(to)
        if of.kind in ("struct", "union"):
            return class_name(of.name)
        if each.count > 1:
            return f"{raw(of)}[]"
        if of.typedef == "anim_optional_bool":
            return "Boolean"
        if of.is_identifier and not is_option:
            return "long"
        return self.scalar(of)

    def write_field(self, struct: Struct, each: Field, value: str, is_option: bool) -> list[str]:
        """Statements that write a field at _at of _memory."""
        of = each.type
        place = f"_at + {each.offset}"
        if of.kind == "pointer":
            to = of.target
            if to.kind == "opaque":
                return [f"_memory.putLong({place}, {value} == null ? 0 : {value}.address());"]
            taken = []
            if to.kind == "struct":
                taken = [f'var _{each.name} = Arena.list({value}, "{variable(each.name)}", true);']
                value = f"_{each.name}"
            if to.kind in ("character", "struct") or raw(to) in BUFFERS:
                lines = [*taken, f"_memory.putLong({place}, {self.put_many(to, value, variable(each.name))});"]
            assert each.length is not None
            length = struct.field(each.length)
            size = "_arena.length" if to.kind == "character" else f"Arena.length({value})"
            put = PUT[raw(length.type)]
            cast = "" if raw(length.type) == "int" else "(long) "
            shared = length.length_of
            if len(shared) > 1:
                others = ", ".join(f'"{name}", {variable(name)}' for name in shared)
                size = f"Arena.same({others})"
                if shared[0] != each.name:
                    return lines
            return [*lines, f"_memory.{put}(_at + {length.offset}, {cast}{size});"]
        if of.kind == "struct":
            return [f"{self.given(value)}.write(_arena, _memory, {place});"]
        if each.count > 1:
            return [f"Arena.put{BUFFERS[raw(of)]}s(_memory, {place}, {self.given(value)}, {each.count});"]
        if is_option and (of.enum is not None or of.typedef == "anim_optional_bool"):
            return [f"_memory.{PUT[raw(of)]}({place}, {value});"]
        if of.is_identifier:
            passed = f"{value} == null ? 0 : {value}.identifier" if is_option else value
            return [f"_memory.{PUT[raw(of)]}({place}, {passed});"]
        return [f"_memory.{PUT[raw(of)]}({place}, {self.to_raw(of, value)});"]

    def put_many(self, to: Type, value: str, name: str) -> str:
        """The address of a copy of an array, in the arena. A text's length is then in _arena.length."""
        if to.kind == "character":
            return f'_arena.text({value}, "{name}")'
        if to.kind == "struct":
            name = class_name(to.name)
            return f"_arena.structs({value}, {name}.SIZE, {name}::write)"
        if to.kind == "opaque":
            return f"_arena.objects({value})"
        if to.is_identifier:
            return f"_arena.identifiers({value})"
        return f"_arena.array({value})"

    def read_field(self, struct: Struct, each: Field) -> str:
        of = each.type
        place = f"_at + {each.offset}"
        if of.kind == "pointer":
            to = of.target
            assert each.length is not None, each
            length = struct.field(each.length)
            count = f"_memory.{GET[raw(length.type)]}(_at + {length.offset})"
            return self.read_many(to, f"_memory.getLong({place})", count)
        if of.kind == "struct":
            return f"{class_name(of.name)}.read(_memory, {place})"
        if of.kind == "union":
            assert each.tag is not None
            tag = struct.field(each.tag)
            return f"{class_name(of.name)}.read(_memory.getInt(_at + {tag.offset}), _memory, {place})"
        if each.count > 1:
            return f"Arena.get{BUFFERS[raw(of)]}s(_memory, {place}, {each.count})"
        return self.from_raw(of, f"_memory.{GET[raw(of)]}({place})")

    def read_many(self, to: Type, address: str, count: str) -> str:
        if to.kind == "struct":
            name = class_name(to.name)
            return f"Arena.readStructs({address}, {count}, {name}.SIZE, {name}::read)"
        return f"Arena.read{BUFFERS[raw(to)]}s({address}, {count})"

    def struct(self, of: Struct) -> str:
        if of.is_union:
            return self.union(of)
        return self.option_class(of) if of.name in self.options else self.record(of)

    def union(self, of: Struct) -> str:
        name = class_name(of.name)
        members = [class_name(each.type.name) for each in of.fields]
        lines = ["import java.nio.ByteBuffer;", ""]
        lines += javadoc(of.doc or f"{of.name} of C: one of several records.")
        lines.append(f"public sealed interface {name} permits {', '.join(members)} {{")
        lines.append(f"    static {name} read(int tag, ByteBuffer _memory, int _at) {{")
        lines.append("        return switch (tag) {")
        by_name = {each.name: each for enum in self.model.enums for each in enum.constants}
        for each in of.fields:
            values = ", ".join(str(by_name[when].value) for when in each.when)
            lines.append(f"            case {values} -> {class_name(each.type.name)}.read(_memory, _at);")
        lines += ["            default -> null;", "        };", "    }", "}"]
        return "\n".join(lines) + "\n"

    def members(self, owner: str) -> list[str]:
        """The methods of a class, including those written by hand."""
        lines: list[str] = []
        for method in self.model.methods_of(owner):
            if method.is_destroy or method.name == ["default"]:
                continue
            lines += Lifted(self, method).lines()
        if owner in EXTRA:
            lines += ["", *EXTRA[owner].strip("\n").split("\n")]
        return lines

    def record(self, of: Struct) -> str:
        name = class_name(of.name)
        fields = self.shown(of)
        lines = [*IMPORTS]
        parts = [f"{self.field_type(each)} {variable(each.name)}" for each in fields]
        described = "\n\n".join(
            [of.doc or f"{of.name} of C.", *(f"{variable(each.name)}: {each.doc}" for each in fields if each.doc)]
        )
        lines += javadoc(described)
        union = f" implements {class_name(self.union_of[of.name])}" if of.name in self.union_of else ""
        lines += [f"public record {name}({', '.join(parts)}){union} {{", f"    static final int SIZE = {of.size};", ""]
        writable = of.direction == "in" or (of.direction == "inout" and not of.grows)
        writable = writable and not any(each.type.kind == "union" for each in fields)
        if writable:
            lines.append("    void write(Arena _arena, ByteBuffer _memory, int _at) {")
            if of.grows:
                lines.append("        _memory.putInt(_at, SIZE);")
            for each in of.fields:
                if each.is_reserved:
                    lines.append(f"        Arena.clear(_memory, _at + {each.offset}, {each.size});")
            for each in fields:
                lines += ["        " + line for line in self.write_field(of, each, variable(each.name), False)]
            lines += ["    }", ""]
        if of.direction != "in" or not of.has_pointers:
            lines.append(f"    static {name} read(ByteBuffer _memory, int _at) {{")
            arguments = ",\n                ".join(self.read_field(of, each) for each in fields)
            lines += [f"        return new {name}(", f"                {arguments});", "    }"]
        arrays = [each for each in fields if self.field_type(each).endswith("[]")]
        if arrays:
            lines += self.array_equality(name, fields)
        return "\n".join([*lines, *self.members(of.name), "}"]) + "\n"

    def array_equality(self, name: str, fields: list[Field]) -> list[str]:
        names = [variable(each.name) for each in fields]
        lines = ["", "    @Override", "    public boolean equals(Object object) {"]
        lines.append(f"        return object instanceof {name} other")
        for each in names:
            lines.append(f"                && java.util.Objects.deepEquals({each}, other.{each})")
        lines[-1] += ";"
        values = "new Object[] {" + ", ".join(names) + "}"
        lines += ["    }", "", "    @Override", "    public int hashCode() {"]
        lines += [f"        return java.util.Arrays.deepHashCode({values});", "    }"]
        return lines

    def option_class(self, of: Struct) -> str:
        name = class_name(of.name)
        default = self.model.default_of(of.name)
        assert default is not None
        fields = self.shown(of)
        lines = [*IMPORTS, *javadoc(of.doc or f"{of.name} of C.", more="A new one has the library's defaults.")]
        lines += [f"public final class {name} {{", f"    static final int SIZE = {of.size};", ""]
        for each in fields:
            kind = "int" if self.is_kept_raw(each) else self.field_type(each, True)
            lines.append(f"    private {kind} {variable(each.name)};")
        lines += ["", *javadoc("The library's defaults.", "    "), f"    public {name}() {{"]
        lines += [
            "        Arena _arena = Arena.get();",
            "        long _mark = _arena.mark();",
            "        try {",
            "            Arena.Block _block = _arena.take(SIZE);",
            "            int _at = _arena.at;",
            "            ByteBuffer _memory = _block.buffer;",
            f"            _arena.check({self.call(default)}(_block.address + _at, SIZE));",
        ]
        for each in fields:
            if each.type.kind == "pointer" or each.type.is_identifier:
                continue
            of_type = each.type
            value = f"_memory.getInt(_at + {each.offset})" if self.is_kept_raw(each) else self.read_field(of, each)
            if of_type.kind == "struct" and of_type.name in self.options:
                value = f"new {class_name(of_type.name)}(_memory, _at + {each.offset})"
            lines.append(f"            this.{variable(each.name)} = {value};")
        lines += ["        } finally {", "            _arena.reset(_mark);", "        }", "    }", ""]
        # A struct inside another.
        lines += [f"    {name}(ByteBuffer _memory, int _at) {{"]
        for each in fields:
            if each.type.kind == "pointer" or each.type.is_identifier:
                continue
            value = f"_memory.getInt(_at + {each.offset})" if self.is_kept_raw(each) else self.read_field(of, each)
            if each.type.kind == "struct" and each.type.name in self.options:
                value = f"new {class_name(each.type.name)}(_memory, _at + {each.offset})"
            lines.append(f"        this.{variable(each.name)} = {value};")
        lines += ["    }", "", "    void write(Arena _arena, ByteBuffer _memory, int _at) {"]
        lines += ["        Arena.clear(_memory, _at, SIZE);", "        _memory.putInt(_at, SIZE);"]
        for each in fields:
            lines += ["        " + line for line in self.write_field(of, each, variable(each.name), True)]
        lines += ["    }"]
        for each in fields:
            lines += self.accessors(name, each)
        return "\n".join([*lines, *self.members(of.name), "}"]) + "\n"

    @staticmethod
    def is_kept_raw(each: Field) -> bool:
        """Whether a field of options keeps C's number, which may mean that it is unset."""
        return each.type.enum is not None or each.type.typedef == "anim_optional_bool"

    def accessors(self, owner: str, each: Field) -> list[str]:
        kind = self.field_type(each, True)
        name = variable(each.name)
        value, taken = name, name
        more = ""
        if each.type.typedef == "anim_optional_bool":
            value = f"{name} == 0 ? Boolean.FALSE : {name} == 1 ? Boolean.TRUE : null"
            taken, kind_in = f"({name} ? 1 : 0)", "boolean"
            more = "Null where nobody has said."
        elif each.type.enum is not None:
            value, taken, kind_in = self.from_raw(each.type, name), self.to_raw(each.type, name), kind
        else:
            kind_in = kind
            if each.type.kind == "struct" or each.count > 1:
                taken = self.given(name)
        doc = each.doc or f"{each.name} of C."
        lines = ["", *javadoc(doc, "    ", more), f"    public {kind} {name}() {{", f"        return {value};", "    }"]
        lines += ["", *javadoc(doc, "    ", "Gives this object.")]
        lines += [f"    public {owner} {name}({kind_in} {name}) {{", f"        this.{name} = {taken};"]
        return [*lines, "        return this;", "    }"]

    # ---- Functions ----

    def call(self, of: Function) -> str:
        return f"Raw.{self.raw_class(of)}.{of.name}"

    @staticmethod
    def raw_class(of: Function) -> str:
        return pascal([word for each in of.components for word in words(each)])

    def raw_functions(self) -> str:
        """The C functions, in a class for each set of components, so that a smaller library works too."""
        lines = ["import com.sun.jna.Callback;", ""]
        lines += javadoc("The C functions as JNA's direct mapping calls them. Addresses and sizes are longs.")
        lines += ["final class Raw {", "    private Raw() {}"]
        groups: dict[str, list[Function]] = {}
        for each in self.model.functions:
            if not each.is_flat:
                groups.setdefault(self.raw_class(each), []).append(each)
        for name, functions in groups.items():
            component = " and ".join(functions[0].components)
            lines += ["", f"    static final class {name} {{", "        static {"]
            lines += [f'            Library.register({name}.class, "{component}");', "        }", ""]
            for each in functions:
                parts = [f"{raw(parameter.type)} {variable(parameter.name)}" for parameter in each.parameters]
                lines.append(f"        static native {raw(each.result)} {each.name}({', '.join(parts)});")
            lines.append("    }")
        for callback in self.model.callbacks:
            parts = [f"{raw(each.type)} {variable(each.name)}" for each in callback.parameters]
            lines += ["", f"    interface {class_name(callback.name)} extends Callback {{"]
            lines += [f"        {raw(callback.result)} invoke({', '.join(parts)});", "    }"]
        return "\n".join([*lines, "}"]) + "\n"

    # ---- Callbacks ----

    def wanted_callbacks(self) -> list[Callback]:
        """Callbacks written by users: not the release of a context, nor allocation functions."""
        return [each for each in self.model.callbacks if each.is_function]

    def callback_interface(self, of: Callback) -> str:
        parts: list[str] = []
        lengths = {each.length for each in of.parameters if each.length}
        for each in of.parameters[1:]:
            if each.name in lengths:
                continue
            if each.type.kind == "pointer":
                to = each.type.target
                parts.append(
                    f"{class_name(to.name) if to.kind == 'struct' else self.element(to)} {variable(each.name)}"
                )
            else:
                parts.append(f"{self.scalar(each.type)} {variable(each.name)}")
        lines = javadoc(
            of.doc or f"{of.name} of C.",
            more="What it throws comes out of the call of the package that it was called in.",
        )
        lines += ["@FunctionalInterface", f"public interface {class_name(of.name)} {{"]
        lines += javadoc(of.doc or "Called by the library.", "    ")
        lines += [f"    {raw(of.result)} call({', '.join(parts)});", "}"]
        return "\n".join(lines) + "\n"

    def trampolines(self) -> str:
        """The C functions that call users' functions."""
        lines = [*IMPORTS, *javadoc("What the library calls: each finds the host's function by its context.")]
        lines += ["final class Trampolines {", "    private Trampolines() {}"]
        for of in self.wanted_callbacks():
            name = class_name(of.name)
            constant = "_".join(words(of.name)).upper()
            names = [variable(each.name) for each in of.parameters]
            lengths = {each.length for each in of.parameters if each.length}
            passed: list[str] = []
            for each in of.parameters[1:]:
                if each.name in lengths:
                    continue
                own = variable(each.name)
                if each.type.kind == "pointer":
                    to = each.type.target
                    if each.length is not None:
                        passed.append(self.read_many(to, own, variable(each.length)))
                    else:
                        passed.append(f"{class_name(to.name)}.read(Arena.at({own}, {class_name(to.name)}.SIZE), 0)")
                elif each.type.is_identifier:
                    passed.append(self.from_raw(each.type, own, "_entry.stage()"))
                else:
                    passed.append(self.from_raw(each.type, own))
            gives = raw(of.result) != "void"
            call = f"(({name}) _entry.function).call({', '.join(passed)});"
            lines += ["", f"    private static final Raw.{name} {constant} = ({', '.join(names)}) -> {{"]
            lines += [
                "        Arena _arena = Arena.get();",
                "        Throwable _before = _arena.enter();",
                "        try {",
                "            _arena.nest();",
                f"            Registry.Entry _entry = Registry.get({names[0]});",
                f"            {'return ' if gives else ''}{call}",
                "        } catch (Throwable _thrown) {",
                "            _arena.threw(_thrown);",
                # What is no number the library knows what to do with.
                *(["            return Double.NaN;"] if gives else []),
                "        } finally {",
                "            _arena.leave(_before);",
                "        }",
                "    };",
                f"    static final long {constant}_ADDRESS = Library.address({constant});",
            ]
        return "\n".join([*lines, "}"]) + "\n"

    # ---- Classes ----

    def opaque(self, name: str, doc: str) -> str:
        own = class_name(name)
        destroy = self.call(self.model.destroy_of(name))
        lines = [*IMPORTS, *javadoc(doc), f"public final class {own} extends Handle {{"]
        lines += [
            f"    {own}(long address) {{",
            f'        super(address, {destroy}, "{" ".join(words(name))}");'.replace(
                destroy, "::".join(destroy.rsplit(".", 1))
            ),
            "    }",
            "",
            f"    {own}(long address, Handle owner) {{",
            f'        super(address, owner, "{" ".join(words(name))}");',
            "    }",
        ]
        return "\n".join([*lines, *self.members(name), "}"]) + "\n"

    def thing(self, name: str) -> str:
        own = class_name(name)
        _, doc = self.model.typedefs[name]
        lines = [*IMPORTS, *javadoc(doc or f"A {' '.join(words(name))} inside a stage.")]
        lines += [f"public final class {own} extends StageObject {{", f"    {own}(Stage stage, long identifier) {{"]
        lines += ["        super(stage, identifier);", "    }"]
        return "\n".join([*lines, *self.members(name), "}"]) + "\n"

    def core(self) -> str:
        lines = [*IMPORTS, *javadoc("Constants, and functions that belong to no object.")]
        lines += ["public final class AnimCore {", "    private AnimCore() {}"]
        for each in self.model.constants:
            kind = "int" if abs(each.value) < 2**31 else "long"
            name = each.name.removeprefix("ANIM_")
            lines += ["", *javadoc(each.doc or f"{each.name}.", "    ")]
            lines.append(f"    public static final {kind} {name} = {each.value}{'L' if kind == 'long' else ''};")
        for method in self.model.methods_of(None):
            lines += Lifted(self, method).lines()
        return "\n".join([*lines, "}"]) + "\n"

    def exceptions(self) -> dict[str, str]:
        files: dict[str, str] = {}
        cases: list[str] = []
        for each in self.enums["anim_status"].constants:
            if each.value == 0:
                continue
            name = exception_name(each)
            lines = javadoc(f"{each.name}: {each.doc}")
            lines += [f"public final class {name} extends AnimException {{"]
            lines += ["    private static final long serialVersionUID = 1L;", ""]
            lines += [f"    {name}(Place place) {{", "        super(place);", "    }", "}"]
            files[name] = "\n".join(lines) + "\n"
            cases.append(f"            case {each.value} -> new {name}(place);")
        lines = javadoc("Makes the exception of a status.")
        lines += ["final class Exceptions {", "    private Exceptions() {}", ""]
        lines += [
            "    static AnimException of(AnimException.Place place) {",
            "        return switch (place.status()) {",
        ]
        lines += [*cases, "            default -> new AnimException(place);", "        };", "    }", "}"]
        files["Exceptions"] = "\n".join(lines) + "\n"
        return files


IMPORTS = [
    "import java.lang.ref.Reference;",
    "import java.nio.ByteBuffer;",
    "import java.nio.DoubleBuffer;",
    "import java.nio.FloatBuffer;",
    "import java.nio.IntBuffer;",
    "import java.nio.LongBuffer;",
    "import java.util.ArrayList;",
    "import java.util.List;",
    "import java.util.Set;",
    "",
]


def files(model: Model) -> dict[str, str]:
    java = Java(model)
    texts = {"Raw": java.raw_functions(), "Trampolines": java.trampolines(), "AnimCore": java.core()}
    for enum in model.enums:
        texts[class_name(enum.name)] = java.enum(enum)
    for struct in model.structs:
        texts[class_name(struct.name)] = java.struct(struct)
    for name, doc in model.opaque.items():
        texts[class_name(name)] = java.opaque(name, doc)
    for name in model.identifiers:
        texts[class_name(name)] = java.thing(name)
    for callback in java.wanted_callbacks():
        texts[class_name(callback.name)] = java.callback_interface(callback)
    texts.update(java.exceptions())
    return {f"{FOLDER}/{name}.java": HEAD + trimmed(text) for name, text in texts.items()}


def trimmed(text: str) -> str:
    """Removes unused imports."""
    kept: list[str] = []
    lines = text.split("\n")
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    body = "\n".join(line for line in code.split("\n") if not line.startswith("import "))
    for line in lines:
        if line.startswith("import java."):
            name = line.rsplit(".", 1)[1].rstrip(";")
            if not re.search(rf"\b{name}\b", body):
                continue
        kept.append(line)
    while kept and not kept[0]:
        kept.pop(0)
    return "\n".join(kept)
