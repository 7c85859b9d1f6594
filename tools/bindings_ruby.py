# SPDX-License-Identifier: MIT
"""The Ruby gem: the generated part of bindings/ruby.

raw.rb attaches the C functions by ffi. Structs are values (or options with the library's defaults) that pack themselves
into C's bytes; opaque types and objects inside a stage are classes with the lifted methods of bindings_model.py.
runtime.rb (errors, handles, conversions, callbacks) and sugar.rb, which reopens the classes, are written by hand.
"""

from __future__ import annotations

from bindings_model import Callback, Field, Model, Struct, Type, pascal, words
from bindings_ruby_methods_text import Lifted
from bindings_ruby_names_text import SIZES, class_name, documentation, ffi, packed, symbol

FOLDER = "bindings/ruby/lib/animcore"
HEAD = """\
# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

"""


class Ruby:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.enums = {each.name: each for each in model.enums}
        self.structs = {each.name: each for each in model.structs}
        self.options = {each.name for each in model.structs if model.default_of(each.name) is not None}

    # ---- Values ----

    def to_raw(self, of: Type, value: str, name: str) -> str:
        if of.enum is not None:
            return f"{class_name(of.enum)}.to_i({value})"
        if of.is_identifier:
            assert of.typedef is not None
            return f'Convert.thing({value}, {class_name(of.typedef)}, "{name}")'
        if of.is_boolean:
            return f'Convert.boolean({value}, "{name}")'
        if of.typedef == "anim_optional_bool":
            return f'Convert.optional({value}, "{name}")'
        if of.kind in ("integer", "size"):
            return f'Convert.whole({value}, "{packed(of)}", "{name}")'
        if of.kind == "float":
            return f'Convert.number({value}, "{name}")'
        return value

    def from_raw(self, of: Type, value: str, stage: str | None = None) -> str:
        if of.enum is not None:
            return f"{class_name(of.enum)}.of({value})"
        if of.is_identifier and stage is not None:
            assert of.typedef is not None
            return f"{class_name(of.typedef)}.new({stage}, {value})"
        if of.is_boolean:
            return f"!{value}.zero?"
        if of.typedef == "anim_optional_bool":
            return f"Convert.known({value})"
        return value

    def constants(self) -> str:
        lines = ["module Animcore"]
        for each in self.model.constants:
            lines += documentation(each.doc, "  ")
            lines.append(f"  {each.name.removeprefix('ANIM_')} = {each.value}")
        for enum in self.model.enums:
            more = "Any of these symbols together: an Array" if enum.is_flags else "One of these symbols"
            lines += ["", *documentation(enum.doc, "  ", f"{enum.name} of C. {more}; a number is taken, too.")]
            kind = "Flags" if enum.is_flags else "Enumeration"
            lines.append(f"  {class_name(enum.name)} = {kind}.new(")
            lines.append(f'    "{enum.name}",')
            for constant in enum.constants:
                lines += documentation(constant.doc, "    ")
                end = "" if constant is enum.constants[-1] else ","
                lines.append(f"    {symbol(constant)}: {constant.value}{end}")
            lines.append("  )")
        for status in self.enums["anim_status"].constants:
            if status.value:
                name = pascal(words(status.name)[1:]) + "Error"
                lines += ["", *documentation(f"{status.name}: {status.doc}", "  "), f"  class {name} < Error; end"]
        lines += ["", "  ERRORS = {"]
        for status in self.enums["anim_status"].constants:
            if status.value:
                lines.append(f"    {status.value} => {pascal(words(status.name)[1:])}Error,")
        lines += ["  }.freeze", "  private_constant :ERRORS", "end"]
        return "\n".join(lines) + "\n"

    # ---- Structs ----

    def shown(self, struct: Struct) -> list[Field]:
        return [
            each for each in struct.fields if not each.is_reserved and each.name != "struct_size" and not each.length_of
        ]

    def pack_format(self, struct: Struct) -> str:
        """All members in order, with padding."""
        text, at = "", 0
        for each in struct.fields:
            text += f"x{each.offset - at}" if each.offset > at else ""
            if each.type.kind in ("struct", "union"):
                text += f"a{each.size}"
            else:
                text += packed(each.type) + (str(each.count) if each.count > 1 else "")
            at = each.offset + each.size
        return text + (f"x{struct.size - at}" if struct.size > at else "")

    def size_of(self, of: Type) -> int:
        return self.structs[of.name].size if of.kind == "struct" else SIZES[packed(of)]

    def pack_lines(self, struct: Struct, value: str) -> list[str]:
        parts: list[str] = []
        before: list[str] = []
        taken = {name for each in struct.fields for name in each.length_of or ()}
        for each in struct.fields:
            own = f"{value}{each.name}"
            of = each.type
            if each.name in taken:
                before.append(f"      {each.name}_taken = Convert.taken({own})")
                own = f"{each.name}_taken"
            if each.name == "struct_size":
                parts.append("SIZE")
            elif each.is_reserved:
                parts.append("0")
            elif each.length_of:
                arrays = [struct.field(name) for name in each.length_of]
                if arrays[0].type.target.kind == "character":
                    parts.append(f"Convert.bytesize({arrays[0].name}_taken)")
                else:
                    # ruby -w: a Hash in the order of the members.
                    sharing = ", ".join(
                        f'"{array.name}" => Convert.length({array.name}_taken, {self.size_of(array.type.target)})'
                        for array in arrays
                    )
                    absent = ", ".join(f"{array.name}_taken" for array in arrays)
                    parts.append(f"Convert.shared([{absent}], {{{sharing}}})")
            elif of.kind == "pointer":
                parts.append(f"Convert.address({self.put_many(of.target, own, each.name, each.nullable)})")
            elif of.kind == "struct":
                parts.append(f'Convert.struct({own}, {class_name(of.name)}, "{each.name}").pack(keep)')
            elif each.count > 1:
                parts.append(f'*Convert.fixed({own}, {each.count}, "{each.name}")')
            elif of.is_identifier:
                parts.append(f"({own}.nil? ? 0 : {self.to_raw(of, own, each.name)})")
            else:
                parts.append(self.to_raw(of, own, each.name))
        lines = ["", "    # The bytes of C. What they point to is kept.", "    def pack(keep)", *before, "      ["]
        lines += [f"        {part}{',' if number < len(parts) - 1 else ''}" for number, part in enumerate(parts)]
        return [*lines, "      ].pack(FORMAT)", "    end"]

    def put_many(self, to: Type, value: str, name: str, nullable: bool = False) -> str:
        if to.kind == "character":
            return f'Convert.text({value}, keep, "{name}"{", nullable: true" if nullable else ""})'
        if to.kind == "struct":
            return f'Convert.structs({value}{" || []" if nullable else ""}, {class_name(to.name)}, keep, "{name}")'
        if to.kind == "opaque":
            optional = "true" if nullable else "false"
            return f'Convert.object({value}, {class_name(to.name)}, "{name}", nullable: {optional})'
        if to.is_identifier:
            assert to.typedef is not None
            return f'Convert.things({value}, {class_name(to.typedef)}, keep, "{name}")'
        if to.enum is not None:
            value = f"{class_name(to.enum)}.numbers({value})"
        null = ", nullable: true" if nullable else ""
        return f'Convert.array({value}, "{packed(to)}", keep, "{name}"{null})'

    def read_many(self, to: Type, pointer: str, count: str) -> str:
        if to.kind == "struct":
            return f"Convert.read_structs({pointer}, {count}, {class_name(to.name)})"
        got = f'Convert.read({pointer}, {count}, "{packed(to)}", {SIZES[packed(to)]})'
        return f"{class_name(to.enum)}.symbols({got})" if to.enum is not None else got

    def unpack_lines(self, struct: Struct) -> list[str]:
        names: list[str] = []
        for each in struct.fields:
            name = f"_{each.name}"
            names.append(name)
        lines = ["", "    # From the bytes of C.", "    def self.unpack(bytes)"]
        wide = [each for each in struct.fields if each.count > 1]
        if wide:
            lines.append("      all = bytes.unpack(FORMAT)")
            at = 0
            for each in struct.fields:
                many = each.count > 1
                lines.append(f"      _{each.name} = all[{at}{f', {each.count}' if many else ''}]")
                at += each.count
        else:
            lines.append(f"      {', '.join(names)} = bytes.unpack(FORMAT)")
        values: list[str] = []
        for each in self.shown(struct):
            own = f"_{each.name}"
            of = each.type
            if of.kind == "pointer":
                if of.target.kind in ("opaque", "character") or struct.direction == "in":
                    values.append("nil")
                else:
                    values.append(self.read_many(of.target, f"FFI::Pointer.new({own})", f"_{each.length}"))
            elif of.kind == "struct":
                values.append(f"{class_name(of.name)}.unpack({own})")
            elif of.kind == "union":
                values.append(f"{class_name(of.name)}.unpack(_{each.tag}, {own})")
            elif of.is_identifier and struct.direction == "in":
                values.append("nil")
            elif each.count > 1:
                values.append(own)
            else:
                values.append(self.from_raw(of, own))
        if struct.name in self.options:
            lines.append("      made = allocate")
            for each, value in zip(self.shown(struct), values, strict=True):
                lines.append(f"      made.instance_variable_set(:@{each.name}, {value})")
            return [*lines, "      made", "    end"]
        lines.append("      new(")
        lines += [f"        {value}{',' if number < len(values) - 1 else ''}" for number, value in enumerate(values)]
        return [*lines, "      )", "    end"]

    def struct(self, of: Struct) -> list[str]:
        name = class_name(of.name)
        if of.is_union:
            by_name = {each.name: each for enum in self.model.enums for each in enum.constants}
            lines = ["", *documentation(of.doc or f"{of.name} of C.", "  ", "What is in it, by its tag.")]
            lines += [f"  module {name}", "    # One of several values, or nil.", "    def self.unpack(tag, bytes)"]
            lines.append("      case tag")
            for each in of.fields:
                numbers = ", ".join(str(by_name[when].value) for when in each.when)
                lines.append(f"      when {numbers} then {class_name(each.type.name)}.unpack(bytes)")
            return [*lines, "      end", "    end", "  end"]
        fields = self.shown(of)
        lines = [""]
        described = [of.doc or f"{of.name} of C."]
        described += [f"{each.name}: {each.doc}" for each in fields if each.doc]
        lines += documentation("\n\n".join(described), "  ")
        is_option = of.name in self.options
        lines.append(f"  class {name} < {'Options' if is_option else 'Value'}")
        lines += [f"    SIZE = {of.size}", f'    FORMAT = "{self.pack_format(of)}"', ""]
        members = " ".join(each.name for each in fields)
        lines.append(f"    members %i[{members}]")
        if is_option:
            default = self.model.default_of(of.name)
            assert default is not None
            lines += ["", "    # The library's defaults.", "    def self.defaults"]
            lines += ["      frame = FFI::MemoryPointer.new(SIZE)"]
            lines += [f"      Runtime.check(Raw.{default.name}(frame, SIZE))", "      unpack(frame.get_bytes(0, SIZE))"]
            lines.append("    end")
        has_union = any(each.type.kind == "union" for each in fields)
        if of.direction == "in" or (of.direction == "inout" and not of.grows and not has_union):
            lines += self.pack_lines(of, "@")
        if is_option or of.direction != "in" or not of.has_pointers:
            lines += self.unpack_lines(of)
        return [*lines, *self.members(of.name), "  end"]

    def members(self, owner: str | None) -> list[str]:
        lines: list[str] = []
        for method in self.model.methods_of(owner):
            if not method.is_destroy and method.name != ["default"]:
                lines += Lifted(self, method).lines()
        return lines

    def values(self) -> str:
        lines = ["module Animcore"]
        for each in self.model.structs:
            lines += self.struct(each)
        return "\n".join([*lines, "end"]).replace("module Animcore\n\n", "module Animcore\n") + "\n"

    def objects(self) -> str:
        lines = ["module Animcore"]
        for name, doc in self.model.opaque.items():
            lines += ["", *documentation(doc, "  "), f"  class {class_name(name)} < Handle"]
            lines += [f"    destroyed_by :{self.model.destroy_of(name).name}", *self.members(name), "  end"]
        for name in self.model.identifiers:
            _, doc = self.model.typedefs[name]
            lines += ["", *documentation(doc or f"A {' '.join(words(name))} inside a stage.", "  ")]
            lines += [f"  class {class_name(name)} < StageObject", *self.members(name)[1:], "  end"]
        lines += ["", "  class << self", *self.members(None)[1:], "  end"]
        for callback in self.wanted_callbacks():
            lines += self.trampoline(callback)
        return "\n".join([*lines, "end"]).replace("module Animcore\n\n", "module Animcore\n") + "\n"

    # ---- Callbacks ----

    def wanted_callbacks(self) -> list[Callback]:
        """Callbacks written by users: not the release of a context, nor allocation functions."""
        return [each for each in self.model.callbacks if each.is_function]

    def trampoline(self, of: Callback) -> list[str]:
        constant = "_".join(words(of.name)).upper()
        lengths = {each.length for each in of.parameters if each.length}
        types = " ".join(ffi(each.type)[1:] for each in of.parameters)
        passed: list[str] = []
        for each in of.parameters[1:]:
            if each.name in lengths:
                continue
            if each.type.kind == "pointer":
                to = each.type.target
                if each.length is not None:
                    passed.append(self.read_many(to, each.name, each.length))
                else:
                    passed.append(f"{class_name(to.name)}.unpack({each.name}.read_bytes({class_name(to.name)}::SIZE))")
            else:
                passed.append(self.from_raw(each.type, each.name, "stage" if each.type.is_identifier else None))
        names = ", ".join(each.name for each in of.parameters[1:])
        call = f"function.call({', '.join(passed)})"
        call = f"Convert.real({call})" if of.result.kind == "float" else call
        return [
            "",
            f"  {constant} = Callbacks.trampoline({ffi(of.result)}, %i[{types}]) do |function, stage, {names}|",
            *(["    _ = stage"] if "stage" not in call else []),
            f"    {call}",
            "  end",
            f"  private_constant :{constant}",
        ]

    # ---- The C interface ----

    def raw(self) -> str:
        lines = ["module Animcore", "  # The C functions, as they are."]
        lines += ["  module Raw", "    extend Library", ""]
        for each in self.model.functions:
            if each.is_flat:
                continue
            types = ", ".join(ffi(parameter.type) for parameter in each.parameters)
            component = " and ".join(each.components)
            lines.append(f'    attach :{each.name}, [{types}], {ffi(each.result)}, "{component}"')
        return "\n".join([*lines, "  end", "  private_constant :Raw", "end"]) + "\n"


def files(model: Model) -> dict[str, str]:
    ruby = Ruby(model)
    major, minor, patch = model.version
    version = f'module Animcore\n  VERSION = "{major}.{minor}.{patch}"\nend\n'
    return {
        f"{FOLDER}/{name}.rb": HEAD + text
        for name, text in {
            "version": version,
            "constants": ruby.constants(),
            "raw": ruby.raw(),
            "values": ruby.values(),
            "objects": ruby.objects(),
        }.items()
    }
