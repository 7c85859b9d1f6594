# SPDX-License-Identifier: MIT
"""The Go module: the generated part of bindings/go.

constants.go has the enums and numbers, values.go the structs, methods.go the lifted methods of bindings_model.py,
calls.h a C function for each function of the library, which fetches the error in the same call, and trampolines.c and
trampolines.go the way of the library's calls to Go's functions. runtime.go, callbacks.go, runtime.c and sugar.go are
written by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bindings_model import (
    Argument,
    Callback,
    Field,
    Form,
    Function,
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
    words,
)
from comment_text import Style, changed, comment

FOLDER = "bindings/go"
HEAD = """\
// SPDX-License-Identifier: MIT

// Code generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. DO NOT EDIT.

"""
RESERVED = (
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package "
    "range return select struct switch type var len cap make new string bool error append copy nil true false err "
    "check keep self unsafe runtime"
)
KEYWORDS = set(RESERVED.split())
# Go keywords that may be members' names in C: cgo writes them with an underscore.
C_WORDS = "type range func map var chan go import package select interface fallthrough defer"
C_KEYWORDS = set(C_WORDS.split())
# Go's usual prefixes of constructors.
MAKERS = {"create": "New", "make": "New", "load": "Load", "default": "Default"}


# Words that are capitalized in Go.
INITIALISMS = {"css": "CSS", "svg": "SVG", "uikit": "UIKit"}


def title(parts: list[str]) -> str:
    return pascal([INITIALISMS.get(part, part) for part in parts])


def class_name(name: str) -> str:
    return pascal(words(name))


def variable(name: str) -> str:
    parts = [part for part in name.split("_") if part]
    made = camel(parts)
    return made + "Value" if made in KEYWORDS else made


def exported(name: str) -> str:
    return pascal([part for part in name.split("_") if part])


# gofmt's form of lists and of lines that stay as they are.
STYLE = Style(item="  ", number=" ", further="    ", kept="\t")


def documentation(name: str, text: str, indent: str = "") -> list[str]:
    """A Go comment, as gofmt writes it. It begins with the name."""
    # gofmt writes these as quotation marks, but not in lines that stay as they are.
    text = changed(text, lambda line: line.replace("''", "″").replace("``", '"'))
    text = f"{name}: {text}" if text else f"{name} has no comment in the header: its name says it."
    return [line.replace("// \t", "//\t") for line in comment(text, f"{indent}// ", 110, STYLE)]


def spelled(of: Type) -> str:
    """A type of C in cgo's spelling."""
    if of.kind == "pointer":
        if of.target.kind == "void":
            return "unsafe.Pointer"
        return "*" + spelled(of.target)
    name = of.spelling.replace("const ", "").replace(" const", "").strip()
    return "C." + name


def declared(of: Type, name: str) -> str:
    return of.spelling + ("" if of.spelling.endswith("*") else " ") + name


class Go:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.structs = {each.name: each for each in model.structs}
        self.constants = {each.name: each for enum in model.enums for each in enum.constants}
        self.plain = {each.name for each in model.structs if self.is_plain_struct(each)}
        self.usable = [each for each in model.methods if self.is_usable(each)]

    # ---- Types ----

    def is_usable(self, method: Method) -> bool:
        """All methods except the host's allocator, since Go's memory cannot be handed to C to keep, and a thread's last
        error, since goroutines change threads: each call fetches its error itself."""
        function = method.function
        if function.object is None and function.effect == "reads" and not function.gives_status:
            return False
        callbacks = [each.type.name for each in method.arguments if each.form is Form.CALLBACK]
        return not any(self.callback(name).result.kind == "pointer" for name in callbacks)

    def callback(self, name: str) -> Callback:
        return next(each for each in self.model.callbacks if each.name == name)

    def is_plain_struct(self, struct: Struct) -> bool:
        """Whether Go's struct has the memory layout of C's."""
        return (
            not struct.is_union
            and not struct.grows
            and all(
                not each.is_reserved
                and (
                    (each.type.kind == "struct" and self.is_plain_struct(self.structs[each.type.name]))
                    or (each.type.is_scalar and self.is_alike(each.type))
                )
                for each in struct.fields
            )
        )

    @staticmethod
    def is_alike(of: Type) -> bool:
        """Whether a C number has the same bits in Go."""
        return not of.is_boolean and not of.is_identifier

    def of(self, of: Type, in_array: bool = False) -> str:
        """The Go type of a C type."""
        if of.kind in ("struct", "union"):
            return class_name(of.name)
        if of.kind == "opaque":
            return "*" + class_name(of.name)
        if of.enum is not None:
            return class_name(of.enum)
        if of.is_identifier:
            assert of.typedef is not None
            return class_name(of.typedef)
        if of.is_boolean and not in_array:
            return "bool"
        if of.kind == "size":
            return "uint" if in_array else "int"
        if of.kind == "float":
            return f"float{of.width}"
        if of.kind == "character":
            return "byte"
        if of.width == 8 and not of.signed:
            return "byte"
        return ("int" if of.signed else "uint") + str(of.width)

    def is_flat(self, of: Type) -> bool:
        """Whether an array of it can be passed to C as the same memory."""
        if of.kind == "struct":
            return of.name in self.plain
        return of.is_scalar and not of.is_identifier

    def to_c(self, of: Type, value: str) -> str:
        if of.is_identifier:
            return f"{spelled(of)}({value}.id)"
        if of.is_boolean:
            return f"{spelled(of)}(boolean({value}))"
        return f"{spelled(of)}({value})"

    def from_c(self, of: Type, value: str, stage: str = "nil") -> str:
        if of.is_identifier:
            return f"{self.of(of)}{{{stage}, uint64({value})}}"
        if of.is_boolean:
            return f"{value} != 0"
        return f"{self.of(of)}({value})"

    # ---- Constants ----

    def constants_file(self) -> str:
        lines = ["package animcore", "", 'import "strconv"', "", "// Numbers of the interface.", "const ("]
        for number, each in enumerate(self.model.constants):
            lines += [""] if number else []
            name = pascal(words(each.name))
            lines += [*documentation(name, each.doc, "\t"), f"\t{name} = {each.value}"]
        lines.append(")")
        for enum in self.model.enums:
            name = class_name(enum.name)
            kind = ("int" if enum.type.signed else "uint") + str(enum.type.width)
            lines += [
                "",
                *documentation(name, enum.doc),
                f"type {name} {kind}",
                "",
                f"// What a {name} can be.",
                "const (",
            ]
            for number, each in enumerate(enum.constants):
                own = pascal(words(each.name))
                lines += [""] if number else []
                lines += [*documentation(own, each.doc, "\t"), f"\t{own} {name} = {each.value}"]
            lines += [")", "", "// String is the constant's name in lower case, with hyphens."]
            lines += [f"func (value {name}) String() string {{"]
            if enum.is_flags:
                lines.append("\treturn flagNames(uint64(value), []flagName{")
                lines += [f'\t\t{{{each.value}, "{"-".join(each.short)}"}},' for each in enum.constants]
                lines.append("\t})")
            else:
                lines.append("\tswitch value {")
                seen: set[int | float] = set()
                for each in enum.constants:
                    if each.value not in seen:
                        text = each.name if enum.name == "anim_status" else "-".join(each.short)
                        lines += [f"\tcase {pascal(words(each.name))}:", f'\t\treturn "{text}"']
                    seen.add(each.value)
                lines += ["\t}", f'\treturn "{name}(" + strconv.FormatInt(int64(value), 10) + ")"']
            lines.append("}")
        return "\n".join(lines) + "\n"

    # ---- Structs ----

    def shown(self, struct: Struct) -> list[Field]:
        return [
            each for each in struct.fields if not each.is_reserved and each.name != "struct_size" and not each.length_of
        ]

    def field_type(self, each: Field) -> str:
        of = each.type
        if of.kind == "pointer":
            target = of.target
            if target.kind == "character":
                return "string"
            if target.kind == "opaque":
                return self.of(target)
            return "[]" + self.of(target, True)
        return (f"[{each.count}]" if each.count > 1 else "") + self.of(of)

    def struct(self, struct: Struct) -> list[str]:
        name = class_name(struct.name)
        doc = struct.doc or f"the struct {struct.name} of the header."
        if struct.is_union:
            doc += " One member is there and the others are nil."
        lines = ["", *documentation(name, doc), f"type {name} struct {{"]
        for number, each in enumerate(self.shown(struct)):
            lines += [""] if number else []
            own = exported(each.name)
            if each.doc:
                lines += documentation(own, each.doc, "\t")
            of = "*" + class_name(each.type.name) if struct.is_union else self.field_type(each)
            lines.append(f"\t{own} {of}")
        lines.append("}")
        c_type = f"C.{struct.name}"
        lines += ["", f"var _ = [1]struct{{}}{{}}[C.sizeof_{struct.name}-{struct.size}]"]
        if struct.name in self.plain:
            lines.append(f"var _ = [1]struct{{}}{{}}[unsafe.Sizeof({name}{{}})-{struct.size}]")
            for each in struct.fields:
                lines.append(
                    f"var _ = [1]struct{{}}{{}}[unsafe.Offsetof({name}{{}}.{exported(each.name)})-{each.offset}]"
                )
        if struct.is_union:
            return lines
        has_union = any(each.type.kind == "union" for each in struct.fields)
        if struct.name in self.plain:
            lines += [
                "",
                f"func (value *{name}) put(to *{c_type}, keep *memory) error {{",
                f"\t*to = *(*{c_type})(unsafe.Pointer(value))",
                "\treturn nil",
                "}",
                "",
                f"func (value *{name}) get(from *{c_type}) {{",
                f"\t*value = *(*{name})(unsafe.Pointer(from))",
                "}",
            ]
            return lines
        if struct.direction in ("in", "inout") and not has_union and struct.name != "anim_display":
            lines += self.put(struct, name, c_type)
        lines += self.get(struct, name, c_type)
        return lines

    def c_field(self, name: str) -> str:
        return "_" + name if name in C_KEYWORDS else name

    def put(self, struct: Struct, name: str, c_type: str) -> list[str]:
        lines = ["", f"func (value *{name}) put(to *{c_type}, keep *memory) error {{", f"\t*to = {c_type}{{}}"]
        for each in struct.fields:
            of = each.type
            at = f"to.{self.c_field(each.name)}"
            own = f"value.{exported(each.name)}"
            if each.name == "struct_size":
                lines.append(f"\t{at} = C.sizeof_{struct.name}")
            elif each.is_reserved:
                continue
            elif each.length_of:
                arrays = [f"value.{exported(one)}" for one in each.length_of]
                names = ", ".join(f'"{one}"' for one in each.length_of)
                lengths = ", ".join(
                    f"len({one})" if struct.field(raw).type.target.kind == "character" else f"lengthOf({one})"
                    for raw, one in zip(each.length_of, arrays, strict=True)
                )
                # A longer one would be taken for what is left of its length; this one the library refuses.
                number = "length32" if spelled(of) == "C.uint32_t" else spelled(of)
                if len(arrays) == 1:
                    lines.append(f"\t{at} = {number}(len({arrays[0]}))")
                else:
                    lines.append(f"\tif count, err := sharedLength([]string{{{names}}}, {lengths}); err != nil {{")
                    lines += ["\t\treturn err", "\t} else {", f"\t\t{at} = {number}(count)", "\t}"]
            elif of.kind == "pointer":
                target = of.target
                if target.kind == "opaque":
                    null = "true" if each.nullable else "false"
                    lines.append(f"\tif pointer, err := {own}.pointer({null}); err != nil {{")
                    lines += ["\t\treturn err", "\t} else {", f"\t\t{at} = pointer", f"\t\tkeep.hold({own})", "\t}"]
                elif target.kind == "character":
                    lines.append(f"\t{at} = (*C.char)(keep.text({own}))")
                else:
                    assert self.is_flat(target), each
                    size = f"C.sizeof_{target.name or spelled(target)[2:]}"
                    copied = f"keep.copy(at({own}), len({own})*{size})"
                    lines.append(f"\t{at} = (*{spelled(target)})({copied})")
            elif of.kind == "struct":
                lines += [f"\tif err := {own}.put(&{at}, keep); err != nil {{", "\t\treturn err", "\t}"]
            elif each.count > 1:
                lines.append(f"\tfor index, one := range {own} {{")
                lines += [f"\t\t{at}[index] = {self.to_c(of, 'one')}", "\t}"]
            else:
                lines.append(f"\t{at} = {self.to_c(of, own)}")
        return [*lines, "\treturn nil", "}"]

    def get(self, struct: Struct, name: str, c_type: str) -> list[str]:
        lines = ["", f"func (value *{name}) get(from *{c_type}) {{"]
        for each in self.shown(struct):
            of = each.type
            at = f"from.{self.c_field(each.name)}"
            own = f"value.{exported(each.name)}"
            if of.kind == "pointer":
                target = of.target
                if struct.direction == "in" or target.kind in ("opaque", "character"):
                    continue
                lines += self.copied(own, target, at, f"int(from.{each.length})", "\t")
            elif of.kind == "struct":
                lines.append(f"\t{own}.get(&{at})")
            elif of.kind == "union":
                union = self.structs[of.name]
                lines.append(f"\tswitch from.{self.c_field(each.tag or '')} {{")
                for member in union.fields:
                    cases = ", ".join(f"C.{when}" for when in member.when)
                    lines.append(f"\tcase {cases}:")
                    lines.append(f"\t\t{own}.{exported(member.name)} = new({class_name(member.type.name)})")
                    lines.append(
                        f"\t\t{own}.{exported(member.name)}.get((*C.{member.type.name})(unsafe.Pointer(&{at})))"
                    )
                lines.append("\t}")
            elif each.count > 1:
                lines.append(f"\tfor index := range {own} {{")
                lines += [f"\t\t{own}[index] = {self.from_c(of, at + '[index]')}", "\t}"]
            else:
                lines.append(f"\t{own} = {self.from_c(of, at)}")
        return [*lines, "}"]

    def copied(self, to: str, target: Type, pointer: str, count: str, indent: str, stage: str = "nil") -> list[str]:
        """A slice of the elements at a C address."""
        lines = [f"{indent}{to} = make([]{self.of(target, True)}, {count})"]
        source = f"unsafe.Slice((*{spelled(target)})({pointer}), len({to}))"
        if self.is_flat(target):
            element = self.of(target, True)
            source = f"unsafe.Slice((*{element})(unsafe.Pointer({pointer})), len({to}))"
            return [*lines, f"{indent}copy({to}, {source})"]
        lines.append(f"{indent}for index := range {source} {{")
        item = f"unsafe.Slice({pointer}, len({to}))[index]"
        if target.kind == "struct":
            lines.append(f"{indent}\t{to}[index].get(&{item})")
        else:
            lines.append(f"{indent}\t{to}[index] = {self.from_c(target, item, stage)}")
        return [*lines, f"{indent}}}"]

    def values_file(self) -> str:
        lines = ["package animcore", "", '// #include "calls.h"', 'import "C"', "", 'import "unsafe"']
        for each in self.model.structs:
            lines += self.struct(each)
        return "\n".join(lines) + "\n"

    # ---- The C functions that are called ----

    def calls_file(self) -> str:
        lines = [
            "/* SPDX-License-Identifier: MIT */",
            "",
            "/* Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand. */",
            "",
            "/* Each function of the library with what went wrong as its result: see failure.h. */",
            "#ifndef ANIMCORE_GO_CALLS_H",
            "#define ANIMCORE_GO_CALLS_H",
            "",
            '#include "failure.h"',
            "",
            "/* clang-format off */",
        ]
        for each in self.callbacks:
            lines.append(self.declaration(each) + ";")
        lines.append("void animcore_go_release(void *context);")
        for method in self.usable:
            lines += self.shim(method)
        return "\n".join([*lines, "/* clang-format on */", "", "#endif"]) + "\n"

    @staticmethod
    def trampoline(callback: str) -> str:
        return "animcore_go_" + callback.removeprefix("anim_").removesuffix("_callback")

    def declaration(self, callback: Callback) -> str:
        of = ", ".join(declared(each.type, each.name) for each in callback.parameters)
        return f"{declared(callback.result, self.trampoline(callback.name))}({of})"

    # ---- What the library calls ----

    @property
    def callbacks(self) -> list[Callback]:
        return [each for each in self.model.callbacks if each.is_function]

    @staticmethod
    def entry(callback: str) -> str:
        """The Go function that a trampoline calls."""
        return "animcore" + class_name(callback.removesuffix("_callback"))

    def trampolines_in_c(self) -> str:
        lines = [
            "/* SPDX-License-Identifier: MIT */",
            "",
            "/* Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand. */",
            "",
            "/* What the library calls: Go's functions, and what they panic with is remembered. */",
            '#include "calls.h"',
            "",
            "#include <math.h>",
            "",
            '#include "_cgo_export.h"',
            "",
            "/* clang-format off */",
        ]
        for each in self.callbacks:
            passed = ["(uintptr_t)context"]
            for parameter in each.parameters[1:]:
                # cgo knows no const.
                of = parameter.type
                cast = f"({of.spelling.replace('const ', '')})" if of.kind == "pointer" else ""
                passed.append(cast + parameter.name)
            lines += [f"{self.declaration(each)}", "{"]
            if each.result.kind != "void":
                nothing = "NAN" if each.result.kind == "float" else "0"
                lines.append(f"    {declared(each.result, 'result')} = {nothing};")
                passed.append("&result")
            lines += ["    uintptr_t earlier = animcore_go_put_aside();"]
            lines.append(f"    animcore_go_remember(earlier, {self.entry(each.name)}({', '.join(passed)}));")
            lines += ["    return result;"] if each.result.kind != "void" else []
            lines += ["}", ""]
        return "\n".join([*lines, "/* clang-format on */"]) + "\n"

    def trampolines_in_go(self) -> str:
        lines = ["package animcore", "", '// #include "failure.h"', 'import "C"', "", 'import "unsafe"']
        for each in self.callbacks:
            lines += self.callback_type(each)
            lines += self.entry_function(each)
        return "\n".join(lines) + "\n"

    def taken_by(self, callback: Callback) -> list[tuple[str, str]]:
        """The name and the Go type of each argument."""
        arguments = []
        for each in callback.given:
            if each.length is not None:
                kind = "[]" + self.of(each.type.target, True)
            elif each.type.kind == "pointer":
                kind = self.of(each.type.target)
            else:
                kind = self.of(each.type)
            arguments.append((variable(each.name), kind))
        return arguments

    def callback_type(self, callback: Callback) -> list[str]:
        name = class_name(callback.name)
        takes = ", ".join(f"{argument} {kind}" for argument, kind in self.taken_by(callback))
        result = "" if callback.result.kind == "void" else " " + self.of(callback.result)
        # A slice is a copy: it is the callee's.
        return ["", *documentation(name, callback.doc), f"type {name} func({takes}){result}"]

    def entry_function(self, callback: Callback) -> list[str]:
        takes = ["context C.uintptr_t"]
        lengths = {each.length for each in callback.parameters}
        lines: list[str] = []
        passed: list[str] = []
        stage = "_"
        for each in callback.parameters[1:]:
            name, of = variable(each.name), each.type
            takes.append(f"{name} {spelled(of)}")
            if each.name in lengths:
                continue
            if each.length is not None:
                made, *filled = self.copied(
                    name + "Taken", of.target, name, f"int({variable(each.length)})", "\t", "stage"
                )
                lines += [made.replace(" = ", " := "), *filled]
                stage = "stage" if of.target.is_identifier else stage
                passed.append(name + "Taken")
            elif of.kind == "pointer" and of.target.kind == "struct" and not each.nullable:
                lines += [f"\tvar {name}Taken {class_name(of.target.name)}", f"\t{name}Taken.get({name})"]
                passed.append(name + "Taken")
            elif of.is_scalar:
                passed.append(self.from_c(of, name, "stage"))
                stage = "stage" if of.is_identifier else stage
            else:
                raise ValueError(f"{callback.name}: no rule for {each.name}, a {of.spelling}")
        call = f"function.({class_name(callback.name)})({', '.join(passed)})"
        if callback.result.kind != "void":
            takes.append(f"result *{spelled(callback.result)}")
            call = f"*result = {self.to_c(callback.result, call)}"
        entry = self.entry(callback.name)
        return [
            "",
            f"//export {entry}",
            f"func {entry}({', '.join(takes)}) (panic C.uintptr_t) {{",
            "\tisOver := false",
            "\tdefer caught(&panic, &isOver)",
            f"\tfunction, {stage} := held(context)",
            *lines,
            f"\t{call}",
            "\tisOver = true",
            "\treturn",
            "}",
        ]

    def shim(self, method: Method) -> list[str]:
        function = method.function
        parameters: list[str] = []
        passed: list[str] = []
        for slot in method.slots:
            of = slot.parameter.type
            name = slot.parameter.name + "_"
            if slot.kind is SlotKind.ARGUMENT and of.kind == "callback":
                parameters.append(f"uintptr_t {name}")
                passed.append(f"{name} ? {self.trampoline(of.name)} : 0")
                handle = name
            elif slot.kind is SlotKind.CONTEXT:
                passed.append(f"(void *){handle}")
            elif slot.kind is SlotKind.RELEASE:
                passed.append(f"{handle} ? animcore_go_release : 0")
            else:
                parameters.append(declared(of, name))
                passed.append(name)
        call = f"{function.name}({', '.join(passed)})"
        takes = ", ".join(parameters) or "void"
        if function.gives_status:
            return [
                "",
                f"static inline animcore_failure *call_{function.name}({takes})",
                "{",
                f"    return animcore_done({call});",
                "}",
            ]
        gives = declared(function.result, f"call_{function.name}({takes})")
        keyword = "" if function.result.kind == "void" else "return "
        return ["", f"static inline {gives}", "{", f"    {keyword}{call};", "}"]

    # ---- Classes ----

    def methods_file(self) -> str:
        lines = [
            "package animcore",
            "",
            '// #include "calls.h"',
            'import "C"',
            "",
            "import (",
            '\t"runtime"',
            '\t"unsafe"',
            ")",
        ]
        for name, doc in self.model.opaque.items():
            lines += self.opaque(name, doc)
        for name in self.model.identifiers:
            lines += self.thing(name)
        for method in self.usable:
            if not method.is_destroy or method.thing is not None:
                lines += Lifted(self, method).lines()
        return "\n".join(lines) + "\n"

    def opaque(self, name: str, doc: str) -> list[str]:
        own = class_name(name)
        destroy = self.model.destroy_of(name).name
        noun = " ".join(words(name))
        parts = []
        for method in self.usable:
            if method.owner == name:
                for each in method.results:
                    if each.form is Form.BORROWED:
                        parts += ["", f"\t{variable(each.name)} *{class_name(each.type.name)}"]
        if name == "anim_stage":
            parts += ["", "\tcallbacks"]
        text = f"{doc} Close releases it; one that nothing refers to any more is released by the garbage collector."
        return [
            "",
            *documentation(own, text),
            f"type {own} struct {{",
            "\t_ noCopy",
            "",
            f"\tc *C.{name}",
            "",
            "\t// What it is a part of, where another releases it.",
            "\towner closable",
            "",
            "\t// What the collector comes to when nothing refers to it any more.",
            "\tkept *keeper",
            *parts,
            "}",
            "",
            f"func new{own}(c *C.{name}, owner closable) *{own} {{",
            f"\tmade := &{own}{{c: c, owner: owner}}",
            "\tif owner == nil {",
            f"\t\tmade.kept = newKeeper(func() {{ _ = check(C.call_{destroy}(c)) }})",
            *(["\t\tmade.hide(made.kept)"] if name == "anim_stage" else []),
            "\t}",
            "\treturn made",
            "}",
            "",
            "// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and",
            "// neither does closing what is a part of another.",
            f"func (object *{own}) Close() error {{",
            "\tif object == nil || object.c == nil || object.owner != nil {",
            "\t\treturn nil",
            "\t}",
            "\tif object.kept.uses > 0 {",
            f'\t\treturn inUse("{noun}")',
            "\t}",
            f"\tif err := check(C.call_{destroy}(object.c)); err != nil {{",
            "\t\treturn err",
            "\t}",
            "\truntime.SetFinalizer(object.kept, nil)",
            "\tobject.c = nil",
            "\treturn nil",
            "}",
            "",
            "// IsClosed tells whether it has been closed, or what it is a part of.",
            f"func (object *{own}) IsClosed() bool {{",
            "\treturn object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()",
            "}",
            "",
            f"func (object *{own}) keeper() *keeper {{ return object.kept }}",
            "",
            f"func (object *{own}) pointer(nullable bool) (*C.{name}, error) {{",
            "\tif object == nil && nullable {",
            "\t\treturn nil, nil",
            "\t}",
            "\tif object.IsClosed() {",
            f'\t\treturn nil, closed("{noun}")',
            "\t}",
            "\treturn object.c, nil",
            "}",
        ]

    def thing(self, name: str) -> list[str]:
        own = class_name(name)
        _, doc = self.model.typedefs[name]
        return [
            "",
            *documentation(own, (doc or f"{' '.join(words(name))} of a stage") + ". The zero value is none."),
            f"type {own} struct {{",
            "\tstage *Stage",
            "\tid    uint64",
            "}",
            "",
            "// Stage is the stage that it is in.",
            f"func (object {own}) Stage() *Stage {{ return object.stage }}",
            "",
            "// ID is its number in the stage, such as an event's Subject.",
            f"func (object {own}) ID() uint64 {{ return object.id }}",
            "",
            f"// {own} with a number that has come out of the stage.",
            f"func (stage *Stage) {own}(id uint64) {own} {{ return {own}{{stage, id}} }}",
        ]

    def method_name(self, method: Method) -> str:
        parts = list(method.name)
        owner = class_name(method.owner) if method.owner is not None else ""
        if method.is_static and method.owner is not None:
            if parts[0] in MAKERS:
                return MAKERS[parts[0]] + owner + title(parts[1:])
            return owner + title(parts)
        fills = any(each.form is Form.FILLED_ARRAY for each in method.arguments)
        # Methods that fill the caller's arrays stay GetX. String() without arguments has another meaning in Go.
        if parts[0] == "get" and len(parts) > 1 and not fills and parts[1:] != ["string"]:
            short = parts[1:]
            others = [each for each in self.model.methods_of(method.owner) if each is not method]
            fields = (
                {exported(each.name) for each in self.structs[method.owner].fields}
                if method.owner in self.structs
                else set()
            )
            if all(each.name != short for each in others) and pascal(short) not in fields:
                parts = short
        name = title(parts)
        if name in ("Close", "ID"):
            name += owner
        return name


@dataclass
class Lifted:
    """One method."""

    go: Go
    method: Method
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)
    uses_memory: bool = False

    @property
    def function(self) -> Function:
        return self.method.function

    @property
    def stage(self) -> str:
        if self.method.thing is not None:
            return "object.stage"
        return "object" if self.method.owner == "anim_stage" else "nil"

    def try_(self, line: str) -> None:
        self.before += [f"if {line}; err != nil {{", "\treturn", "}"]

    def memory(self) -> str:
        self.uses_memory = True
        return "&keep"

    # Its comment.

    def argument_type(self, each: Argument) -> str:
        of = each.type
        form = each.form
        if form is Form.TEXT:
            return "string"
        if form is Form.BYTES:
            return "[]byte"
        if form is Form.TEXTS:
            return "[]string"
        if form in (Form.ARRAY, Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            return "[]" + self.go.of(of, True)
        if form is Form.FIXED_ARRAY:
            return ("*" if each.nullable else "") + f"[{each.per}]{self.go.of(of)}"
        if form is Form.STRUCT:
            return ("*" if each.nullable else "") + class_name(of.name)
        if form is Form.OBJECTS:
            return "[]*" + class_name(of.name)
        if form is Form.CHANGED_SCALAR:
            return "*" + self.go.of(of)
        if form is Form.CALLBACK:
            return class_name(of.name.removesuffix("_callback")) + "Callback"
        return self.go.of(of)

    def is_view(self, each: Result) -> bool:
        """Whether its memory can be shown in place: only the end of its owner, which is checked on each access,
        invalidates it."""
        return each.is_owners and each.form is Form.VIEW and each.type.kind == "float" and each.type.width == 64

    def result_type(self, each: Result) -> str:
        of = each.type
        form = each.form
        if self.is_view(each):
            return "*Numbers"
        if each.passing is Passing.CUT:
            return "[]string"
        if form is Form.TEXT:
            return "string"
        if form is Form.BYTES:
            return "[]byte"
        if form in (Form.ARRAY, Form.VIEW, Form.THINGS):
            return "[]" + self.go.of(of, True)
        if form is Form.FIXED_ARRAY:
            return f"[{each.per}]{self.go.of(of)}"
        return self.go.of(of)

    def result_name(self, each: Result) -> str:
        name = variable(each.name)
        taken = {variable(one.name) for one in self.method.arguments}
        return name + "Result" if name in taken or name == "object" else name

    def lines(self) -> list[str]:
        method = self.method
        name = self.go.method_name(method)
        for slot in method.slots:
            if slot.kind in (SlotKind.SELF, SlotKind.INSIDE):
                self.place_self(slot)
        for each in method.arguments:
            self.argue(each)
        for slot in method.slots:
            self.place_length(slot)
        body: list[str] = []
        buffered = None
        for each_result in method.results:
            if each_result.passing in (Passing.ASKED, Passing.TAKEN, Passing.CUT):
                buffered = each_result
            else:
                self.give(each_result)
        fails = self.function.gives_status
        if buffered is not None:
            body = self.buffered(buffered)
        elif fails:
            body = self.plain()
        elif method.results:
            result = method.results[0]
            call = f"C.call_{self.called()}"
            got = f"C.GoString({call})" if result.form is Form.TEXT else self.go.from_c(result.type, call)
            return self.whole(name, [*self.before, f"return {got}"], False)
        else:
            body = [f"C.call_{self.called()}"]
        return self.whole(name, [*self.before, *body], fails)

    def whole(self, name: str, body: list[str], fails: bool) -> list[str]:
        method = self.method
        if self.uses_memory:
            body = ["var keep memory", "defer keep.release()", *body]
        arguments = ", ".join(f"{variable(each.name)} {self.argument_type(each)}" for each in method.arguments)
        shown = [each for each in method.results if each.name != "error_offset"]
        if method.name == ["default"]:
            result = self.result_name(shown[0])
            body = [f"var {result} {self.result_type(shown[0])}", *body]
            body = [line.replace("if err = ", "if err := ") for line in body]
            body = ["\tpanic(err)" if line == "\treturn" else line for line in body]
            body[-1] = f"return {result}"
        if fails:
            results = ", ".join(
                [*(f"{self.result_name(each)} {self.result_type(each)}" for each in shown), "err error"]
            )
            results = f" ({results})"
            if method.name == ["default"]:
                results = " " + self.result_type(shown[0])
        else:
            results = " " + self.result_type(shown[0]) if shown else ""
        receiver = ""
        if not method.is_static and method.owner is not None:
            pointer = "" if method.thing is not None or method.owner in self.go.structs else "*"
            receiver = f"(object {pointer}{class_name(method.owner)}) "
        doc = documentation(name, method.doc or f"{' '.join(method.name)}.")
        doc += ["//", f"// It is {self.function.name} of C."]
        return ["", *doc, f"func {receiver}{name}({arguments}){results} {{", *(f"\t{line}" for line in body), "}"]

    def called(self, **other: str) -> str:
        passed = {**self.passed, **other}
        skipped = (SlotKind.CONTEXT, SlotKind.RELEASE)
        of = ", ".join(passed[slot.parameter.name] for slot in self.method.slots if slot.kind not in skipped)
        return f"{self.function.name}({of})"

    # Arguments.

    def place_self(self, slot: Slot) -> None:
        method = self.method
        name = slot.parameter.name
        if slot.kind is SlotKind.INSIDE:
            self.passed[name] = self.go.to_c(slot.parameter.type, "object")
            return
        if method.owner in self.go.structs:
            self.before.append(f"var self C.{method.owner}")
            self.try_(f"err = object.put(&self, {self.memory()})")
            self.passed[name] = "&self"
            return
        of = "object.stage" if method.thing is not None else "object"
        self.before.append(f"self, err := {of}.pointer(false)")
        self.before += ["if err != nil {", f"\treturn {self.nothing()}", "}", f"defer runtime.KeepAlive({of})"]
        self.passed[name] = "self"

    def nothing(self) -> str:
        shown = [each for each in self.method.results if each.name != "error_offset"]
        return ", ".join([*(self.result_name(each) for each in shown), "err"])

    def argue(self, each: Argument) -> None:
        go = self.go
        of = each.type
        name = variable(each.name)
        own = "c" + exported(each.name)
        form = each.form
        got = ""
        if form is Form.SCALAR:
            got = go.to_c(of, name)
        elif form is Form.TEXT:
            got = f"textAt({name})"
        elif form is Form.BYTES:
            got = f"(*{spelled(of)})(at({name}))"
        elif form in (Form.ARRAY, Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            if go.is_flat(of):
                got = f"(*{spelled(of)})(at({name}))"
            else:
                assert form is Form.ARRAY, each
                self.before.append(f"{own} := make([]{spelled(of)}, len({name}))")
                self.before.append(f"for index := range {name} {{")
                if of.kind == "struct":
                    self.before.append(f"\tif err = {name}[index].put(&{own}[index], {self.memory()}); err != nil {{")
                    self.before += ["\t\treturn", "\t}"]
                else:
                    self.before.append(f"\t{own}[index] = {go.to_c(of, name + '[index]')}")
                self.before.append("}")
                got = f"(*{spelled(of)})(at({own}))"
        elif form is Form.FIXED_ARRAY:
            pointer = name if each.nullable else f"&{name}"
            got = f"(*{spelled(of)})(unsafe.Pointer({pointer}))"
        elif form is Form.TEXTS:
            self.before.append(f"{own}, {own}Lengths := {self.memory()[1:]}.texts({name})")
            got = f"(**C.char)({own})"
        elif form is Form.STRUCT:
            if each.nullable:
                self.before += [f"var {own} *C.{of.name}", f"if {name} != nil {{", f"\t{own} = new(C.{of.name})"]
                self.before += [
                    f"\tif err = {name}.put({own}, {self.memory()}); err != nil {{",
                    "\t\treturn",
                    "\t}",
                    "}",
                ]
                got = own
            else:
                self.before.append(f"var {own} C.{of.name}")
                self.try_(f"err = {name}.put(&{own}, {self.memory()})")
                got = f"&{own}"
        elif form is Form.OBJECT:
            null = "true" if each.nullable else "false"
            self.before.append(f"{own}, err := {name}.pointer({null})")
            self.before += ["if err != nil {", f"\treturn {self.nothing()}", "}", f"defer runtime.KeepAlive({name})"]
            got = own
        elif form is Form.OBJECTS:
            self.before.append(f"{own} := make([]*C.{of.name}, len({name}))")
            self.before += [f"for index := range {name} {{"]
            self.before += [
                f"\tif {own}[index], err = {name}[index].pointer(false); err != nil {{",
                "\t\treturn",
                "\t}",
                "}",
            ]
            self.before.append(f"defer runtime.KeepAlive({name})")
            got = f"(**C.{of.name})(at({own}))"
        elif form is Form.CHANGED_SCALAR:
            self.before.append(f"{own} := {go.to_c(of, '*' + name)}")
            self.after.append(f"*{name} = {go.from_c(of, own)}")
            got = f"&{own}"
        elif form is Form.CALLBACK:
            stage = "nil" if self.method.is_static else self.stage
            self.before.append(f"var {own} C.uintptr_t")
            self.before += [f"if {name} != nil {{", f"\t{own} = hold({name}, {stage})", "}"]
            got = own
        self.passed[each.name] = got

    def length_lines(self, count: str) -> str:
        """The checked length that some arguments share."""
        sharing = [each for each in self.method.arguments if each.length == count]
        own = "n" + exported(count)

        def rows(each: Argument) -> str:
            name = variable(each.name)
            return f"len({name})/{each.per}" if each.per > 1 else f"len({name})"

        for each in sharing:
            if each.per > 1:
                name = variable(each.name)
                self.before.append(f"if len({name})%{each.per} != 0 {{")
                self.before += [f'\terr = uneven("{each.name}", {each.per})', "\treturn", "}"]
        if len(sharing) == 1:
            return rows(sharing[0])
        if own not in "".join(self.before):
            names = ", ".join(f'"{each.name}"' for each in sharing)
            lengths = ", ".join(f"lengthOf({variable(each.name)})" if each.nullable else rows(each) for each in sharing)
            self.before.append(f"{own}, err := sharedLength([]string{{{names}}}, {lengths})")
            self.before += ["if err != nil {", f"\treturn {self.nothing()}", "}"]
        return own

    def place_length(self, slot: Slot) -> None:
        name = slot.parameter.name
        of = slot.parameter.type
        if slot.kind is SlotKind.LENGTH:
            if any(each.length == name for each in self.method.arguments):
                self.passed[name] = f"{spelled(of)}({self.length_lines(name)})"
            else:
                self.passed[name] = f"{spelled(of)}(len({variable(slot.of)}))"
        elif slot.kind is SlotKind.TEXT_LENGTHS:
            self.passed[name] = f"(*C.size_t)(c{exported(slot.of)}Lengths)"
        elif slot.kind is SlotKind.STRUCT_SIZE:
            result = next(each for each in self.method.results if each.form is Form.STRUCT)
            self.passed[name] = f"C.sizeof_{result.type.name}"

    # Results.

    def give(self, each: Result) -> None:
        go = self.go
        of = each.type
        name = self.result_name(each)
        own = "r" + exported(each.name)
        if each.passing is Passing.RETURNED:
            return
        if each.passing is Passing.SAME_LENGTH:
            as_long = next(one for one in self.method.arguments if one.name == each.length_of)
            assert as_long.length is not None
            count = self.length_lines(as_long.length)
            count = f"({count})*{each.per}" if each.per > 1 else count
            if go.is_flat(of):
                self.before.append(f"{own} := make([]{go.of(of, True)}, {count})")
                self.after.append(f"{name} = {own}")
            else:
                self.before.append(f"{own} := make([]{spelled(of)}, {count})")
                self.after.append(f"{name} = make([]{go.of(of, True)}, len({own}))")
                self.after.append(f"for index := range {own} {{")
                if of.kind == "struct":
                    self.after.append(f"\t{name}[index].get(&{own}[index])")
                else:
                    self.after.append(f"\t{name}[index] = {go.from_c(of, own + '[index]', self.stage)}")
                self.after.append("}")
            if each.used is not None:
                self.after.append(f"{name} = {name}[:int(r{exported(each.used)})]")
            self.passed[each.name] = f"(*{spelled(of)})(at({own}))"
        elif each.form is Form.VIEW:
            assert each.length is not None
            length = next(one for one in self.function.parameters if one.name == each.length)
            self.before += [f"var {own} *{spelled(of)}", f"var {own}Length {spelled(length.type.target)}"]
            self.passed[each.name] = f"&{own}"
            self.passed[each.length] = f"&{own}Length"
            if self.is_view(each):
                floats = f"unsafe.Slice((*float64)(unsafe.Pointer({own})), int({own}Length))"
                self.after.append(f"{name} = &Numbers{{object, {floats}}}")
                return
            self.after += go.copied(name, of, own, f"int({own}Length)", "")
        elif each.form is Form.STRUCT:
            self.before.append(f"var {own} C.{of.name}")
            if go.structs[of.name].grows:
                self.before.append(f"{own}.struct_size = C.sizeof_{of.name}")
            self.passed[each.name] = f"&{own}"
            self.after.append(f"{name}.get(&{own})")
        elif each.form is Form.FIXED_ARRAY:
            self.before.append(f"var {own} [{each.per}]{spelled(of)}")
            self.passed[each.name] = f"&{own}[0]"
            self.after.append(f"{name} = *(*{self.result_type(each)})(unsafe.Pointer(&{own}))")
        elif each.form is Form.OBJECT and each.made_for is None:
            own_class = class_name(of.name)
            self.before.append(f"{own}, err := New{own_class}()")
            self.before += ["if err != nil {", f"\treturn {self.nothing()}", "}", f"defer runtime.KeepAlive({own})"]
            self.passed[each.name] = f"{own}.c"
            self.after.append(f"{name} = {own}")
        elif each.form in (Form.OBJECT, Form.BORROWED):
            self.before.append(f"var {own} *C.{of.name}")
            self.passed[each.name] = f"&{own}"
            made = f"new{class_name(of.name)}({own}, "
            if each.form is Form.BORROWED:
                # One and the same as long as the object is there: callbacks find what is inside of it.
                self.after += [
                    f"if object.{name} == nil {{",
                    f"\tobject.{name} = {made}object)",
                    f"\tobject.{name}.hide(object.kept)",
                    "}",
                    f"object.{name}.c = {own}",
                    f"{name} = object.{name}",
                ]
            else:
                self.after.append(f"{name} = {made}nil)")
        elif each.name == "error_offset":
            self.before.append(f"{own} := {spelled(of)}(-1)")
            self.passed[each.name] = f"&{own}"
        else:
            self.before.append(f"var {own} {spelled(of)}")
            self.passed[each.name] = f"&{own}"
            self.after.append(f"{name} = {go.from_c(of, own, self.stage)}")

    def plain(self) -> list[str]:
        lines = [f"if err = check(C.call_{self.called()}); err != nil {{"]
        if any(each.name == "error_offset" for each in self.method.results):
            lines.append("\terr = errorAt(err, int64(rErrorOffset))")
        lines += ["\treturn", "}", *self.after, "return"]
        if not self.after and len(lines) == 4:
            lines = [f"err = check(C.call_{self.called()})", "return"]
        return lines

    def buffered(self, each: Result) -> list[str]:
        go = self.go
        of = each.type
        name = self.result_name(each)
        own = "r" + exported(each.name)
        element = spelled(of)
        assert each.length is not None
        assert each.capacity is not None
        count_type = next(one for one in self.function.parameters if one.name == each.length).type.target
        capacity_type = next(one for one in self.function.parameters if one.name == each.capacity).type
        told = {
            each.length: f"&{own}Length",
            each.capacity: f"{spelled(capacity_type)}(len({own}))",
            each.name: f"(*{element})(at({own}))",
        }
        lines = [f"var {own}Length {spelled(count_type)}"]
        call = [f"if err = check(C.call_{self.called(**told)}); err != nil {{", "\treturn", "}"]
        got: list[str]
        if each.form is Form.TEXT:
            got = [f"{name} = C.GoStringN((*C.char)(at({own})), C.int(len({own})))"]
        elif each.form is Form.BYTES:
            got = [f"{name} = C.GoBytes(at({own}), C.int(len({own})))"]
        else:
            got = [f"for index := range {own} {{"]
            if of.kind == "struct":
                got += [f"\tvar one {go.of(of)}", f"\tone.get(&{own}[index])", f"\t{name} = append({name}, one)", "}"]
            else:
                got += [f"\t{name} = append({name}, {go.from_c(of, own + '[index]', self.stage)})", "}"]
        if each.passing is Passing.ASKED:
            asked = {**told, each.name: "nil", each.capacity: "0"}
            lines += [f"if err = check(C.call_{self.called(**asked)}); err != nil {{", "\treturn", "}"]
            lines += [f"{own} := make([]{element}, int({own}Length))", f"if len({own}) > 0 {{"]
            lines += [*(f"\t{line}" for line in call), "}"]
            return [*lines, *got, *self.after, "return"]
        if each.passing is Passing.CUT:
            lines += [f"{own} := make([]byte, 65536)", *call]
            return [*lines, f"{name} = linesOf({own}, int({own}Length))", *self.after, "return"]
        lines += [f"{own} := make([]{element}, 64)", "for {"]
        lines += [f"\t{line}" for line in call]
        lines += [f"\tfull := int({own}Length) == len({own})", f"\t{own} = {own}[:{own}Length]"]
        lines += [f"\t{line}" for line in got]
        lines += ["\tif !full {", "\t\tbreak", "\t}", "}"]
        return [*lines, *self.after, "return"]


def files(model: Model) -> dict[str, str]:
    go = Go(model)
    return {
        f"{FOLDER}/constants.go": HEAD + go.constants_file(),
        f"{FOLDER}/values.go": HEAD + go.values_file(),
        f"{FOLDER}/methods.go": HEAD + go.methods_file(),
        f"{FOLDER}/calls.h": go.calls_file(),
        f"{FOLDER}/trampolines.c": go.trampolines_in_c(),
        f"{FOLDER}/trampolines.go": HEAD + go.trampolines_in_go(),
    }
