# SPDX-License-Identifier: MIT
# ruff: noqa: E501
"""The generated part of the C++ package: enumerations, value types, classes and their methods, over the C header.

Written by hand in bindings/cpp/include: animcore.hpp, animcore/detail/runtime.hpp (errors, spans, callbacks) and
animcore/detail/sugar.hpp (conveniences for C++ beside the functions).
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
    snake,
    words,
)
from comment_text import changed, comment, without_tags

FOLDER = "bindings/cpp/include/animcore/detail/"
NS = "animcore::"

# Keywords of C++20.
KEYWORDS = {
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "co_await",
    "co_return",
    "co_yield",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
}

HEAD = """// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py cpp. Do not edit.
#ifndef ANIMCORE_DETAIL_{guard}_HPP
#define ANIMCORE_DETAIL_{guard}_HPP

{includes}

namespace animcore {{
inline namespace ANIMCORE_MODE {{
"""
FOOT = """
} // namespace ANIMCORE_MODE
} // namespace animcore

#endif
"""


def safe(name: str) -> str:
    return name + "_" if name in KEYWORDS or name[:1].isdigit() else name


def short(name: str) -> str:
    """The C++ name of a type of C: anim_stage_options is stage_options."""
    return safe(snake(words(name)))


def document(text: str, indent: str = "") -> list[str]:
    return comment(changed(text, without_tags), indent + "/// ")


def c_type(of: Type) -> str:
    """The type as spelled in C."""
    if of.kind in ("struct", "union", "opaque", "callback"):
        return of.name
    if of.enum or of.typedef:
        return of.enum or of.typedef or ""
    return plain(of)


def plain(of: Type) -> str:
    if of.kind == "integer":
        return f"std::{'' if of.signed else 'u'}int{of.width}_t"
    if of.kind == "size":
        return "std::size_t"
    if of.kind == "float":
        return "double" if of.width == 64 else "float"
    if of.kind == "character":
        return "char"
    return "void"


def value_type(of: Type) -> str:
    """The type of a single value."""
    return "bool" if of.is_boolean else element_type(of)


def element_type(of: Type) -> str:
    """The type of a member of a struct or of an element of an array, with the size of C's."""
    if of.kind in ("struct", "union", "opaque"):
        return NS + short(of.name)
    if of.is_boolean:
        return NS + "boolean"
    if of.is_identifier:
        return of.typedef or ""
    return NS + short(of.enum) if of.enum else plain(of)


def is_reshaped(of: Type) -> bool:
    """Whether C and C++ have different names for the same memory layout."""
    return of.kind in ("struct", "union") or bool(of.enum) or of.is_boolean


def pointer(expression: str, of: Type, const: bool) -> str:
    """The address of C++ elements as an argument for C."""
    if not is_reshaped(of):
        return expression
    return f"reinterpret_cast<{'const ' if const else ''}{c_type(of)} *>({expression})"


# ---- Enumerations ----


def enumeration(of: Enum) -> list[str]:
    name = short(of.name)
    lines = [*document(of.doc), f"enum class {name} : {plain(of.type)} {{"]
    if of.is_flags and all(each.value for each in of.constants):
        lines.append("    none = 0,")
    for each in of.constants:
        lines += document(each.doc, "    ")
        lines.append(f"    {safe(snake(each.short))} = {each.name},")
    lines.append("};")
    if of.is_flags:
        lines.append(f"ANIMCORE_FLAGS({name})")
    else:
        lines += [
            f"/// The name of a constant, such as {safe(snake(of.constants[0].short))}; empty for a number that is none.",
            f"constexpr std::string_view name_of({name} value) noexcept {{",
            "    switch (value) {",
        ]
        for each in of.constants:
            text = safe(snake(each.short))
            lines += [f"    case {name}::{text}:", f'        return "{text}";']
        lines += ["    }", "    return {};", "}"]
    return [*lines, ""]


def constants(model: Model) -> str:
    lines = []
    # Before the constants: g++ warns (-Wshadow) of an enumerator with the name of a constant that is there already.
    for enum in model.enums:
        lines += enumeration(enum)
    for each in model.constants:
        kind = "double" if isinstance(each.value, float) else "std::int64_t"
        lines += document(each.doc)
        lines += [f"inline constexpr {kind} {safe(snake(words(each.name)))} = {each.name};"]
    lines.append("")
    return HEAD.format(guard="CONSTANTS", includes='#include "runtime.hpp"') + "\n" + "\n".join(lines) + FOOT


# ---- Methods ----


class Writer:
    """One method as C++: its declaration and its definition."""

    def __init__(self, package: Package, method: Method, *, into: bool = False) -> None:
        self.package = package
        self.method = method
        self.into = into  # results of the same length as an argument are written to arrays of the caller
        self.function = method.function
        self.name = package.name_of(method)
        self.results = [each for each in method.results if not (into and each.passing is Passing.SAME_LENGTH)]
        self.before: list[str] = []
        self.counts: dict[str, str] = {}
        self.is_template = False

    # Arguments

    def argument_type(self, of: Argument) -> str:
        element = element_type(of.type)
        if of.form is Form.SCALAR:
            return f"const {NS}{short(of.type.typedef or '')} &" if of.type.is_identifier else value_type(of.type) + " "
        if of.form is Form.TEXT:
            return "std::string_view "
        if of.form in (Form.BYTES, Form.ARRAY):
            return f"{NS}span<const {element}> "
        if of.form is Form.FIXED_ARRAY:
            array = f"std::array<{element}, {of.per}>"
            return f"{NS}option<{array}> " if of.nullable else f"const {array} &"
        if of.form is Form.TEXTS:
            return f"{NS}span<const std::string_view> "
        if of.form is Form.STRUCT:
            return f"{NS}option<{element}> " if of.nullable else f"const {element} &"
        if of.form is Form.OBJECT:
            return f"{NS}option<{element}> " if of.nullable else f"const {element} &"
        if of.form is Form.OBJECTS:
            return f"{NS}span<{self.constness(of)}{element} *const> "
        if of.form is Form.CALLBACK:
            self.is_template = self.has_release
            return "Function &&" if self.has_release else f"{of.type.name} "
        if of.form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            return f"{NS}span<{element}> "
        if of.form is Form.CHANGED_SCALAR:
            return f"{value_type(of.type)} &"
        raise ValueError(f"{self.function.name}: no C++ for {of.form}")

    @property
    def has_release(self) -> bool:
        return any(each.kind is SlotKind.RELEASE for each in self.method.slots)

    def constness(self, of: Argument) -> str:
        parameter = next(each for each in self.function.parameters if each.name == of.name)
        return "const " if parameter.direction == "in" and parameter.type.target.target.is_const else ""

    def parameters(self, *, with_defaults: bool) -> str:
        parameters: list[tuple[str, bool]] = []
        for slot in self.method.slots:
            if slot.kind is SlotKind.ARGUMENT:
                of = self.argument(slot.of)
                optional = of.nullable and of.form is not Form.CALLBACK
                parameters.append((f"{self.argument_type(of)}{safe(of.name)}", optional))
            elif slot.kind is SlotKind.CONTEXT and not self.has_release:
                parameters.append((f"void *{slot.parameter.name}", False))
            elif slot.kind is SlotKind.RESULT and self.into:
                result = self.result(slot.of)
                if result.passing is Passing.SAME_LENGTH:
                    parameters.append((f"{NS}span<{element_type(result.type)}> {safe(result.name)}", False))
        texts = []
        defaults = with_defaults and not self.into
        for text, optional in reversed(parameters):
            defaults = defaults and optional
            texts.append(f"{text} = {{}}" if defaults else text)
        return ", ".join(reversed(texts))

    def argument(self, name: str) -> Argument:
        return next(each for each in self.method.arguments if each.name == name)

    def result(self, name: str) -> Result:
        return next(each for each in self.method.results if each.name == name)

    # Lengths

    def require(self, condition: str, message: str) -> None:
        self.before.append(f'ANIMCORE_REQUIRE({condition}, "{message}");')

    def prepare_lengths(self) -> None:
        """Determines how many elements each length counts, and compares arrays that share one."""
        for slot in self.method.slots:
            if slot.kind is not SlotKind.LENGTH:
                continue
            group = [each for each in self.method.arguments if each.length == slot.parameter.name]
            if not group:
                self.counts[slot.parameter.name] = f"{safe(slot.of)}.size()"
                continue
            first = next((each for each in group if not each.nullable), group[0])
            for each in group:
                if each.per > 1:
                    self.require(
                        f"{safe(each.name)}.size() % {each.per} == 0",
                        f"{each.name} must have {each.per} numbers in each row",
                    )
            self.counts[slot.parameter.name] = self.rows(first)
            for each in group:
                if each is first:
                    continue
                same = f"{self.rows(each)} == {self.rows(first)}"
                if each.nullable:
                    same = f"{safe(each.name)}.empty() || {same}"
                if first.nullable:
                    same = f"{safe(first.name)}.empty() || {same}"
                self.require(same, f"{each.name} must be as long as {first.name}")
            if first.nullable and len(group) > 1:
                many = [f"{self.rows(each)}" for each in group]
                self.counts[slot.parameter.name] = f"detail::longest({{{', '.join(many)}}})"

    @staticmethod
    def rows(of: Argument) -> str:
        size = f"{safe(of.name)}.size()"
        return f"{size} / {of.per}" if of.per > 1 else size

    def count_of(self, argument: str) -> str:
        of = self.argument(argument)
        return self.counts[of.length] if of.length in self.counts else self.rows(of)

    # Arguments of the C call

    def passed(self, slot: Slot) -> str:
        name = safe(slot.of)
        kind = slot.kind
        if kind is SlotKind.SELF:
            return self.self_passed(slot)
        if kind is SlotKind.INSIDE:
            return "id_"
        if kind is SlotKind.LENGTH:
            count = self.counts[slot.parameter.name]
            width = slot.parameter.type.width
            return count if slot.parameter.type.kind == "size" else f"static_cast<std::uint{width}_t>({count})"
        if kind is SlotKind.CONTEXT:
            return "holder.release()" if self.has_release else slot.parameter.name
        if kind is SlotKind.RELEASE:
            callback = next(each for each in self.method.arguments if each.form is Form.CALLBACK)
            return f"is_none ? nullptr : &detail::{callback.type.name}_of<Kept>::release"
        if kind is SlotKind.TEXT_LENGTHS:
            return f"{name}_lengths.data()"
        if kind is SlotKind.STRUCT_SIZE:
            return f"sizeof({c_type(self.method.results[0].type)})"
        if kind is SlotKind.ARGUMENT:
            return self.argument_passed(self.argument(slot.of), name)
        return self.result_passed(slot)

    def self_passed(self, slot: Slot) -> str:
        of = slot.parameter.type.target
        if self.method.thing is not None:
            return "stage_ ? stage_->raw : nullptr"
        if of.kind == "opaque":
            return "raw()"
        return pointer("this", of, slot.parameter.direction == "in")

    def argument_passed(self, of: Argument, name: str) -> str:
        form = of.form
        if form is Form.SCALAR:
            if of.type.is_identifier:
                return f"{name}.id()"
            if of.type.is_boolean:
                return f"{name} ? 1 : 0"
            return f"static_cast<{of.type.enum}>({name})" if of.type.enum else name
        if form is Form.TEXT:
            return f"{name}.data()"
        if form in (Form.BYTES, Form.ARRAY):
            return pointer(f"detail::address({name})" if of.nullable else f"{name}.data()", of.type, True)
        if form in (Form.CHANGED_ARRAY, Form.FILLED_ARRAY):
            return pointer(f"detail::address({name})" if of.nullable else f"{name}.data()", of.type, False)
        if form is Form.FIXED_ARRAY:
            return f"{name} ? {name}->data() : nullptr" if of.nullable else f"{name}.data()"
        if form is Form.STRUCT:
            return pointer(f"{name}.get()" if of.nullable else f"&{name}", of.type, True)
        if form is Form.OBJECT:
            return f"{name} ? {name}->raw() : nullptr" if of.nullable else f"{name}.raw()"
        if form is Form.TEXTS:
            self.before += [
                f"std::vector<const char *> {name}_texts;",
                f"std::vector<std::size_t> {name}_lengths;",
                f"for (const std::string_view each : {name}) {{",
                f"    {name}_texts.push_back(each.data());",
                f"    {name}_lengths.push_back(each.size());",
                "}",
            ]
            return f"{name}_texts.data()"
        if form is Form.OBJECTS:
            self.before += [
                f"std::vector<{self.constness(of)}{c_type(of.type)} *> {name}_raw;",
                f"{name}_raw.reserve({name}.size());",
                f"for (auto *each : {name}) {{",
                f"    {name}_raw.push_back(each == nullptr ? nullptr : each->raw());",
                "}",
            ]
            return f"{name}_raw.data()"
        if form is Form.CALLBACK:
            if not self.has_release:
                return name
            self.before += [
                "using Kept = detail::kept<Function>;",
                f"const bool is_none = detail::is_none({name});",
                f"std::unique_ptr<Kept> holder(is_none ? nullptr : new Kept(std::forward<Function>({name})));",
            ]
            return f"is_none ? nullptr : &detail::{of.type.name}_of<Kept>::call"
        return f"&{name}"

    def result_passed(self, slot: Slot) -> str:
        of = self.result(slot.of)
        name = safe(of.name)
        if slot.kind is SlotKind.CAPACITY:
            return {Passing.ASKED: f"{name}.size()", Passing.TAKEN: "detail::batch", Passing.CUT: f"{name}.size()"}[
                of.passing
            ]
        if slot.kind is SlotKind.RESULT_LENGTH:
            return f"&{name}_length"
        if of.passing is Passing.VIEWED:
            address = f"&{name}_address"
            return f"reinterpret_cast<const {c_type(of.type)} **>({address})" if is_reshaped(of.type) else address
        if of.passing is Passing.TAKEN:
            return pointer(f"{name}.data() + begin", of.type, False)
        if of.passing is Passing.SAME_LENGTH and self.into and of.nullable:
            return pointer(f"detail::address({name})", of.type, False)
        if of.passing in (Passing.ASKED, Passing.CUT, Passing.SAME_LENGTH):
            return pointer(f"{name}.data()", of.type, False)
        if of.form is Form.FIXED_ARRAY:
            return f"{name}.data()"
        if of.form is Form.OBJECT:
            return f"&{name}_raw" if of.made_for else f"{name}.raw()"
        if of.form is Form.BORROWED:
            return f"&{name}_raw"
        if of.type.is_boolean:
            return f"&{name}"
        return pointer(f"&{name}", of.type, False)

    # Results

    def result_type(self, of: Result) -> str:
        element = element_type(of.type)
        if of.form is Form.THING:
            return f"{NS}{short(of.type.typedef or '')}"
        if of.form is Form.THINGS or (of.form is Form.ARRAY and self.are_things(of)):
            return f"std::vector<{NS}{short(of.type.typedef or '')}>"
        if of.form is Form.ARRAY:
            return f"std::vector<{element}>"
        if of.passing is Passing.CUT:
            return "std::vector<std::string>"
        if of.form is Form.TEXT:
            return "std::string_view" if of.passing is Passing.RETURNED else "std::string"
        if of.form is Form.BYTES:
            return "std::vector<std::uint8_t>"
        if of.form is Form.VIEW:
            return f"{NS}span<const {element}>"
        if of.form is Form.FIXED_ARRAY:
            return f"std::array<{element}, {of.per}>"
        return value_type(of.type) if of.form is Form.SCALAR else element

    def are_things(self, of: Result) -> bool:
        return of.type.is_identifier and self.method.owner in self.package.stages

    @property
    def bundle(self) -> str:
        """The name of the struct that holds several results."""
        owner = f"{short(self.method.owner)}_" if self.method.owner else ""
        tail = "_into_result" if self.into else "_result"
        return owner + self.name.rstrip("_") + tail

    @property
    def returned(self) -> str:
        if not self.results:
            return "void"
        return self.result_type(self.results[0]) if len(self.results) == 1 else NS + self.bundle

    def declare(self, of: Result) -> list[str]:
        name = safe(of.name)
        if of.passing is Passing.VIEWED:
            return [
                f"const {element_type(of.type)} *{name}_address = nullptr;",
                f"std::size_t {name}_length = 0;",
            ]
        if of.passing is Passing.CUT:
            return [f"std::string {name}(detail::cut, '\\0');", f"std::size_t {name}_length = 0;"]
        if of.passing is Passing.SAME_LENGTH:
            assert of.length_of is not None
            count = self.count_of(of.length_of)
            if self.into:
                size = f"({count}) * {of.per}" if of.per > 1 else count
                left_out = f"{name}.empty() || " if of.nullable else ""
                self.require(f"{left_out}{name}.size() == {size}", f"{of.name} must have room for one result each")
                return []
            size = f"({count}) * {of.per}" if of.per > 1 else count
            return [f"std::vector<{element_type(of.type)}> {name}({size});"]
        if of.capacity is not None:
            kind = "std::string" if of.form is Form.TEXT else f"std::vector<{element_type(of.type)}>"
            return [f"{kind} {name};", f"std::size_t {name}_length = 0;"]
        if of.form is Form.OBJECT and not of.made_for:
            cls = element_type(of.type)
            return [
                f"{c_type(of.type)} *{name}_new = nullptr;",
                f"ANIMCORE_CHECK({of.type.name}_create(&{name}_new));",
                f"{cls} {name} = {cls}::adopt({name}_new);",
            ]
        if of.form in (Form.OBJECT, Form.BORROWED):
            return [f"{c_type(of.type)} *{name}_raw = nullptr;"]
        if of.form is Form.STRUCT:
            return [f"{element_type(of.type)} {name}{{}};"]
        if of.form is Form.FIXED_ARRAY:
            return [f"std::array<{element_type(of.type)}, {of.per}> {name}{{}};"]
        kind = c_type(of.type) if of.type.is_boolean or of.type.is_identifier else element_type(of.type)
        return [f"{kind} {name}{'{-1}' if of.name == 'error_offset' else '{}'};"]

    def given(self, of: Result) -> str:
        name = safe(of.name)
        if of.passing is Passing.CUT:
            return f"detail::lines({name}, {name}_length)"
        if of.passing is Passing.VIEWED:
            return f"{NS}span<const {element_type(of.type)}>({name}_address, {name}_length)"
        if of.form is Form.THING:
            stage = "stage_" if self.method.thing is not None else "cell_"
            return f"{NS}{short(of.type.typedef or '')}({stage}, {name})"
        if of.form is Form.THINGS or (of.form is Form.ARRAY and self.are_things(of)):
            return f"detail::objects<{NS}{short(of.type.typedef or '')}>(cell_, {name})"
        if of.form is Form.BORROWED:
            return f"{element_type(of.type)}::borrow({name}_raw, borrowed_)"
        if of.form is Form.OBJECT and of.made_for:
            return f"{element_type(of.type)}::adopt({name}_raw)"
        if of.type.is_boolean and of.form is Form.SCALAR:
            return f"{name} != 0"
        return f"std::move({name})" if of.form in (Form.OBJECT, Form.TEXT, Form.BYTES, Form.ARRAY) else name

    # The whole method

    @property
    def is_fallible(self) -> bool:
        return self.function.gives_status

    def heading(self, *, declared: bool) -> str:
        method = self.method
        parameters = self.parameters(with_defaults=declared)
        returned = f"{NS}outcome<{self.returned}>" if self.is_fallible else self.returned
        owner = short(method.owner) + "::" if method.owner and not declared else ""
        words_before = "[[nodiscard]] " if declared and self.results else ""
        if self.is_template:
            words_before = "template <class Function> " + words_before
        if declared and method.is_static and method.owner:
            words_before += "static "
        if not declared:
            words_before += "inline "
        tail = ""
        if method.owner and not method.is_static:
            first = next(each for each in method.slots if each.kind is SlotKind.SELF)
            if method.thing is not None or first.parameter.direction == "in":
                tail = " const"
        return f"{words_before}{returned} {owner}{self.name}({parameters}){tail}"

    def bundle_definition(self) -> list[str]:
        lines = [f"/// What {self.qualified} gives.", f"struct {self.bundle} {{"]
        lines += [f"    {self.result_type(each)} {safe(each.name)};" for each in self.results]
        return [*lines, "};"]

    @property
    def qualified(self) -> str:
        return f"{short(self.method.owner)}::{self.name}" if self.method.owner else self.name

    def call(self) -> str:
        return f"{self.function.name}({', '.join(self.passed(slot) for slot in self.method.slots)})"

    def definition(self) -> list[str]:
        method = self.method
        heading = self.heading(declared=False)
        if not self.is_fallible:
            return [heading + " {", *self.plain_body(), "}"]
        self.prepare_lengths()
        locals_ = [line for each in method.results for line in self.declare(each)]
        call = self.call()
        buffered = next((each for each in method.results if each.capacity is not None), None)
        if buffered is not None and buffered.passing is Passing.ASKED:
            name = safe(buffered.name)
            body = [
                f"ANIMCORE_CHECK({call});",
                f"if ({name}_length != 0) {{",
                f"    {name}.resize({name}_length);",
                f"    ANIMCORE_CHECK({call});",
                f"    {name}.resize({name}_length);",
                "}",
            ]
        elif buffered is not None and buffered.passing is Passing.TAKEN:
            name = safe(buffered.name)
            body = [
                "do {",
                f"    const std::size_t begin = {name}.size();",
                f"    {name}.resize(begin + detail::batch);",
                f"    ANIMCORE_CHECK({call});",
                f"    {name}.resize(begin + {name}_length);",
                f"}} while ({name}_length == detail::batch);",
            ]
        elif buffered is not None:
            name = safe(buffered.name)
            body = [f"ANIMCORE_CHECK({call});"]
        elif method.is_destroy and method.thing is None and method.owner in self.package.model.opaque:
            body = [f"ANIMCORE_CHECK({call});", "forget();"]
        elif any(each.name == "error_offset" for each in method.results):
            body = [f"ANIMCORE_CHECK_AT({call}, error_offset);"]
        else:
            body = [f"ANIMCORE_CHECK({call});"]
        body += [f"{safe(each.name)}.resize({safe(each.used)});" for each in self.results if each.used is not None]
        if not self.results:
            body.append(f"return {NS}outcome<void>();")
        elif len(self.results) == 1:
            given = self.given(self.results[0])
            moved = given.startswith("std::move(")
            body.append(f"return {NS}outcome<{self.returned}>({given});" if moved else f"return {given};")
        else:
            body.append(f"return {self.returned}{{{', '.join(self.given(each) for each in self.results)}}};")
        lines = [*self.before, *locals_, *body]
        # A filled object is made after the lengths are compared.
        return [heading + " {", *("    " + line for line in lines), "}"]

    def plain_body(self) -> list[str]:
        """The body of a function that cannot fail."""
        results = self.method.results
        lines = []
        for each in results:
            if each.passing is not Passing.RETURNED:
                lines += self.declare(each)
        call = self.call()
        returned = [each for each in results if each.passing is Passing.RETURNED]
        if returned:
            lines.append(f"return static_cast<{self.result_type(returned[0])}>({call});")
        else:
            lines.append(f"{call};")
            given = [self.given(each) for each in results]
            if len(given) == 1:
                lines.append(f"return {given[0]};")
            elif given:
                lines.append(f"return {self.returned}{{{', '.join(given)}}};")
        return ["    " + line for line in lines]


# ---- Types ----


class Package:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.names: dict[str, str] = {}
        # The types of objects that contain other objects.
        self.stages: set[str] = set()
        for method in model.methods:
            if method.thing is not None:
                parameter = next(each for each in method.slots if each.kind is SlotKind.SELF).parameter
                self.stages.add(parameter.type.target.name)
        self.borrowing = {
            method.owner for method in model.methods for each in method.results if each.form is Form.BORROWED
        }
        for owner in {method.owner for method in model.methods}:
            self.choose_names(owner)

    def choose_names(self, owner: str | None) -> None:
        """Drops get_, create_ and make_ unless the short name is taken."""
        methods = self.model.methods_of(owner)
        taken = {snake(each.name) for each in methods}
        fields: set[str] = set()
        if owner is not None:
            taken.add(short(owner))
            struct = next((each for each in self.model.structs if each.name == owner), None)
            fields = {each.name for each in struct.fields} if struct else set()
        for method in methods:
            parts = method.name
            if owner is not None and len(parts) > 1 and parts[0] in ("get", "create", "make"):
                less = snake(parts[1:])
                if less not in taken | fields:
                    taken.add(less)
                    parts = parts[1:]
            name = snake(parts)
            if name == "default":
                name = "defaults"
            self.names[method.function.name] = safe(name + "_" if name in fields else name)

    def name_of(self, method: Method) -> str:
        return self.names[method.function.name]

    def writers(self, owner: str | None) -> list[Writer]:
        found = []
        for method in self.model.methods_of(owner):
            found.append(Writer(self, method))
            if any(each.passing is Passing.SAME_LENGTH and each.form is Form.ARRAY for each in method.results):
                found.append(Writer(self, method, into=True))
        return found

    def declarations(self, owner: str | None, indent: str = "    ") -> list[str]:
        lines: list[str] = []
        for each in self.writers(owner):
            text = each.function.doc
            if each.into:
                text = "The same, into arrays of the caller's."
            lines += document(text, indent)
            lines.append(f"{indent}{each.heading(declared=True)};")
        return lines

    # Structs

    def struct(self, of: Struct) -> list[str]:
        name = short(of.name)
        lines = [*document(of.doc), f"{'union' if of.is_union else 'struct'} {name} {{"]
        default = self.model.default_of(of.name)
        is_plain = not (of.is_union or of.grows or of.has_pointers)
        for each in of.fields:
            lines += document(each.doc, "    ")
            if each.type.kind == "pointer":
                target = each.type.target
                element = c_type(target) if target.kind == "opaque" else element_type(target)
                lines.append(f"    ANIM_POINTER({'const ' if target.is_const else ''}{element}, {each.name}_data);")
            elif each.count > 1:
                lines.append(
                    f"    std::array<{element_type(each.type)}, {each.count}> {safe(each.name)}{'{}' if is_plain else ''};"
                )
            else:
                lines.append(f"    {element_type(each.type)} {safe(each.name)}{'{}' if is_plain else ''};")
        if default is not None:
            call = f"{default.name}(reinterpret_cast<{of.name} *>(this), sizeof *this)"
            lines += [
                "",
                "    /// All members as the library's defaults.",
                f"    {name}() noexcept {{",
                f"        (void){call};",
                "    }",
            ]
        elif not is_plain:
            lines += [
                "",
                f"    {name}() noexcept {{",
                "        std::memset(static_cast<void *>(this), 0, sizeof *this);",
            ]
            if of.grows:
                lines.append("        struct_size = sizeof *this;")
            lines.append("    }")
        lines += self.accessors(of)
        methods = self.declarations(of.name)
        if methods:
            lines += ["", *methods]
        lines.append("};")
        lines += [
            f"static_assert(sizeof({name}) == sizeof({of.name}) && alignof({name}) == alignof({of.name}));",
            f"static_assert(std::is_trivially_copyable_v<{name}> && std::is_standard_layout_v<{name}>);",
        ]
        for each in of.fields:
            member = f"{each.name}_data" if each.type.kind == "pointer" else safe(each.name)
            lines.append(f"static_assert(offsetof({name}, {member}) == {each.offset});")
        if not of.is_union and not of.has_pointers and not any(each.tag for each in of.fields):
            shown = [each for each in of.fields if not each.is_reserved and each.name != "struct_size"]
            if all(each.type.kind != "struct" or self.is_comparable(each.type.name) for each in shown):
                same = " && ".join(f"a.{safe(each.name)} == b.{safe(each.name)}" for each in shown)
                lines += [
                    f"inline bool operator==(const {name} &a, const {name} &b) noexcept {{ return {same}; }}",
                    f"inline bool operator!=(const {name} &a, const {name} &b) noexcept {{ return !(a == b); }}",
                ]
                put = [f'stream << "{name}{{";']
                for index, each in enumerate(shown):
                    comma = ", " if index else ""
                    put.append(f'stream << "{comma}{each.name}: ";')
                    put.append(f"detail::put(stream, value.{safe(each.name)});")
                put.append("return stream << '}';")
                lines += [
                    "template <class Traits>",
                    f"std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &stream, const {name} &value) {{",
                    *("    " + line for line in put),
                    "}",
                ]
        return [*lines, ""]

    def is_comparable(self, name: str) -> bool:
        of = self.model.struct(name)
        return not of.is_union and not of.has_pointers and not any(each.tag for each in of.fields)

    def accessors(self, of: Struct) -> list[str]:
        """Accessors for arrays, texts and objects behind pointers, and for the contents of a union."""
        lines: list[str] = []
        for each in of.fields:
            if each.type.kind == "pointer":
                target = each.type.target
                if target.kind == "opaque":
                    lines += [
                        "",
                        f"    /// Sets {each.name}; the object has to live until the struct is used.",
                        f"    void {safe(each.name)}(const {NS}{short(target.name)} &object) noexcept;",
                        f"    void {safe(each.name)}(const {NS}{short(target.name)} &&object) = delete;",
                    ]
                    continue
                assert each.length is not None
                text = target.kind == "character"
                span = "std::string_view" if text else f"{NS}span<const {element_type(target)}>"
                length = of.field(each.length)
                others = [other.name for other in of.fields if other.length == each.length and other.name != each.name]
                lines += [
                    "",
                    *document(each.doc, "    "),
                    f"    {span} {safe(each.name)}() const noexcept {{",
                    f"        return {each.name}_data == nullptr ? {span}() : {span}({each.name}_data, static_cast<std::size_t>({length.name}));",
                    "    }",
                ]
                if of.direction == "out" or (not of.grows and of.direction != "in"):
                    continue
                checks = [
                    f'        ANIMCORE_REQUIRE(values.size() <= detail::largest<{element_type(length.type)}>, "{each.name} is too long");'
                ]
                for other in others:
                    checks.append(
                        f"        ANIMCORE_REQUIRE({other}_data == nullptr || {length.name} == values.size(), "
                        f'"{each.name} must be as long as {other}");'
                    )
                lines += [
                    f"    /// Sets {each.name} and its length; the memory has to stay until the struct is used.",
                    f"    {NS}outcome<void> {safe(each.name)}({span} values) {{",
                    *checks,
                    f"        {each.name}_data = values.data();",
                    f"        {length.name} = static_cast<{element_type(length.type)}>(values.size());",
                    f"        return {NS}outcome<void>();",
                    "    }",
                    f"    template <class Owner, class = detail::temporary<Owner>> void {safe(each.name)}(Owner &&values) = delete;",
                ]
            elif each.tag is not None:
                union = self.model.struct(each.type.name)
                tag = of.field(each.tag)
                enum = self.model.enum(tag.type.enum or "")
                by_name = {constant.name: safe(snake(constant.short)) for constant in enum.constants}
                kinds = [f"const {element_type(member.type)} *" for member in union.fields]
                for member in union.fields:
                    when = " || ".join(
                        f"{safe(tag.name)} == {NS}{short(enum.name)}::{by_name[name]}" for name in member.when
                    )
                    lines += [
                        "",
                        f"    /// What there is where {tag.name} is {' or '.join(by_name[name] for name in member.when)}; null where it is another.",
                        f"    const {element_type(member.type)} *as_{member.name}() const noexcept {{",
                        f"        return {when} ? &{safe(each.name)}.{safe(member.name)} : nullptr;",
                        "    }",
                    ]
                lines += [
                    "",
                    f"    /// What is in {each.name}, for std::visit; std::monostate where there is nothing.",
                    f"    std::variant<std::monostate, {', '.join(kinds)}> variant() const noexcept {{",
                ]
                for member in union.fields:
                    lines += [
                        f"        if (const auto *value = as_{member.name}()) {{",
                        "            return value;",
                        "        }",
                    ]
                lines += ["        return std::monostate();", "    }"]
        return lines

    def structures(self) -> str:
        lines: list[str] = []
        for name in self.model.opaque:
            lines.append(f"class {short(name)};")
        for name in self.model.identifiers:
            lines.append(f"class {short(name)};")
        for struct in self.model.structs:
            lines.append(f"{'union' if struct.is_union else 'struct'} {short(struct.name)};")
            for writer in self.writers(struct.name):
                if len(writer.results) > 1:
                    lines.append(f"struct {writer.bundle};")
        lines.append("")
        for struct in self.model.structs:
            lines += self.struct(struct)
        return HEAD.format(guard="STRUCTURES", includes='#include "constants.hpp"') + "\n" + "\n".join(lines) + FOOT

    # Objects

    def object(self, name: str, doc: str) -> list[str]:
        cls = short(name)
        destroy = self.model.destroy_of(name).name
        lines = [*document(doc), f"class {cls} : public detail::sugar<{cls}, {cls}> {{", "  public:"]
        if name in self.stages:
            lines += [
                f"    {cls}({cls} &&other) noexcept : cell_(std::move(other.cell_)), is_owner_(std::exchange(other.is_owner_, false)) {{}}",
                f"    {cls} &operator=({cls} &&other) noexcept {{",
                "        if (this != &other) {",
                "            release_all();",
                "            cell_ = std::move(other.cell_);",
                "            is_owner_ = std::exchange(other.is_owner_, false);",
                "        }",
                "        return *this;",
                "    }",
                f"    ~{cls}() {{ release_all(); }}",
                "    /// The object of C; null where it has been closed or moved from.",
                f"    {name} *raw() const noexcept {{ return cell_ ? cell_->raw : nullptr; }}",
                "    /// Owns an object of C from now on.",
                f"    static {cls} adopt({name} *raw) {{ return {cls}(std::make_shared<detail::stage_cell>(detail::stage_cell{{raw}}), true); }}",
                "    /// A handle of an object that another owns; the cell says when it is gone.",
                f"    static {cls} borrow({name} *raw, std::shared_ptr<detail::stage_cell> &cell) {{",
                "        if (!cell) {",
                "            cell = std::make_shared<detail::stage_cell>(detail::stage_cell{raw});",
                "        }",
                f"        return {cls}(cell, false);",
                "    }",
            ]
        else:
            borrowed = name in self.borrowing
            also = ", borrowed_(std::move(other.borrowed_))" if borrowed else ""
            lines += [
                f"    {cls}({cls} &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)){also} {{}}",
                f"    {cls} &operator=({cls} &&other) noexcept {{",
                "        if (this != &other) {",
                "            release_all();",
                "            raw_ = std::exchange(other.raw_, nullptr);",
                *(["            borrowed_ = std::move(other.borrowed_);"] if borrowed else []),
                "        }",
                "        return *this;",
                "    }",
                f"    ~{cls}() {{ release_all(); }}",
                "    /// The object of C; null where it has been closed or moved from.",
                f"    {name} *raw() const noexcept {{ return raw_; }}",
                "    /// Owns an object of C from now on.",
                f"    static {cls} adopt({name} *raw) noexcept {{ return {cls}(raw); }}",
            ]
        for method in self.model.methods_of(name):
            if method.is_static and snake(method.name) in ("create", "load"):
                writer = Writer(self, method)
                if writer.returned != f"{NS}{cls}":
                    continue
                arguments = ", ".join(safe(each.name) for each in method.arguments)
                explicit = "explicit " if method.arguments else ""
                lines += [
                    "#ifndef ANIMCORE_NO_EXCEPTIONS",
                    f"    /// As {self.name_of(method)}().",
                    f"    {explicit}{cls}({writer.parameters(with_defaults=True)}) : {cls}({self.name_of(method)}({arguments})) {{}}",
                    "#endif",
                ]
        lines += self.declarations(name)
        lines += ["", "  private:"]
        if name in self.stages:
            lines += [
                f"    {cls}(std::shared_ptr<detail::stage_cell> cell, bool is_owner) noexcept : cell_(std::move(cell)), is_owner_(is_owner) {{}}",
                "    void forget() noexcept {",
                "        if (cell_) {",
                "            cell_->raw = nullptr;",
                "        }",
                "    }",
                "    void release_all() noexcept {",
                "        if (is_owner_ && raw() != nullptr) {",
                f"            detail::destroy<{name}, {destroy}>(raw());",
                "            forget();",
                "        }",
                "    }",
                "    std::shared_ptr<detail::stage_cell> cell_;",
                "    bool is_owner_ = false;",
            ]
        else:
            lines += [f"    explicit {cls}(detail::adopted<{name}> raw) noexcept : raw_(raw.raw) {{}}"]
            lines += ["    void forget() noexcept {", "        raw_ = nullptr;"]
            if name in self.borrowing:
                lines += ["        if (borrowed_) {", "            borrowed_->raw = nullptr;", "        }"]
            lines += [
                "    }",
                "    void release_all() noexcept {",
                "        if (raw_ != nullptr) {",
                f"            detail::destroy<{name}, {destroy}>(raw_);",
                "            forget();",
                "        }",
                "    }",
                f"    {name} *raw_ = nullptr;",
            ]
            if name in self.borrowing:
                lines.append("    mutable std::shared_ptr<detail::stage_cell> borrowed_;")
            lines = [
                line.replace(f"return {cls}(raw);", f"return {cls}(detail::adopted<{name}>{{raw}});") for line in lines
            ]
        return [*lines, "};", ""]

    def thing(self, name: str) -> list[str]:
        cls = short(name)
        doc = self.model.typedefs[name][1]
        inside = sorted(self.stages)
        return [
            *document(doc),
            "/// A handle: copies mean the same thing. It does not keep its stage, and is an error to use after that.",
            f"class {cls} : public detail::sugar<{cls}, {cls}> {{",
            "  public:",
            f"    {cls}() noexcept = default;",
            f"    {cls}(std::shared_ptr<detail::stage_cell> stage, {name} id) noexcept : stage_(std::move(stage)), id_(id) {{}}",
            "    /// The identifier as C has it; 0 is no thing.",
            f"    {name} id() const noexcept {{ return id_; }}",
            f"    friend bool operator==(const {cls} &a, const {cls} &b) noexcept {{ return a.id_ == b.id_; }}",
            f"    friend bool operator!=(const {cls} &a, const {cls} &b) noexcept {{ return a.id_ != b.id_; }}",
            *(
                f"    /// What it is inside of: a handle that does not own.\n    {NS}{short(each)} {short(each)}() const;"
                for each in inside
            ),
            *self.declarations(name),
            "",
            "  private:",
            "    std::shared_ptr<detail::stage_cell> stage_;",
            f"    {name} id_ = 0;",
            "};",
            "",
        ]

    def callback(self, of: Callback) -> list[str]:
        """The C function that calls a function object of the host, and the one that releases it."""
        texts: list[str] = []
        passed: list[str] = []
        lengths = {each.length for each in of.parameters if each.length}
        for each in of.parameters:
            texts.append(f"{self.parameter_of_c(each.type)}{each.name}")
            if each.name == "context" or each.name in lengths:
                continue
            if each.type.kind != "pointer":
                passed.append(each.name)
            elif each.length is not None:
                passed.append(f"{NS}span<const {element_type(each.type.target)}>({each.name}, {each.length})")
            else:
                passed.append(f"*reinterpret_cast<const {element_type(each.type.target)} *>({each.name})")
        result = plain(of.result)
        call = f"(*static_cast<Function *>(context))({', '.join(passed)})"
        if result != "void":
            fallback = of.parameters[-1].name
            body = [
                f"        return detail::guarded<{result}>([&] {{ return static_cast<{result}>({call}); }}, {fallback});"
            ]
        else:
            body = [f"        detail::guarded([&] {{ {call}; }});"]
        return [
            "namespace detail {",
            f"template <class Function> struct {of.name}_of {{",
            f"    static {result} call({', '.join(texts)}) noexcept {{",
            *body,
            "    }",
            "    static void release(void *context) noexcept { delete static_cast<Function *>(context); }",
            "};",
            "} // namespace detail",
            "",
        ]

    @staticmethod
    def parameter_of_c(of: Type) -> str:
        if of.kind == "pointer":
            return f"{'const ' if of.target.is_const else ''}{c_type(of.target)} *"
        return c_type(of) + " "

    def objects(self) -> str:
        model = self.model
        kept = {
            each.type.name
            for method in model.methods
            for each in method.arguments
            if each.form is Form.CALLBACK and any(slot.kind is SlotKind.RELEASE for slot in method.slots)
        }
        lines: list[str] = []
        for callback in model.callbacks:
            if callback.name in kept:
                lines += self.callback(callback)
        owners: list[str | None] = [*model.opaque, *model.identifiers, None]
        for owner in owners:
            lines += [f"struct {each.bundle};" for each in self.writers(owner) if len(each.results) > 1]
        lines.append("")
        for name in model.identifiers:
            lines += self.thing(name)
        for name, doc in model.opaque.items():
            lines += self.object(name, doc)
        lines += self.declarations(None, "")
        lines.append("")
        everyone = [*(each.name for each in model.structs), *owners]
        for owner in everyone:
            for each in self.writers(owner):
                if len(each.results) > 1:
                    lines += [*each.bundle_definition(), ""]
        for struct in model.structs:
            for field in struct.fields:
                if field.type.kind == "pointer" and field.type.target.kind == "opaque":
                    cls = short(field.type.target.name)
                    lines += [
                        f"inline void {short(struct.name)}::{safe(field.name)}(const {NS}{cls} &object) noexcept {{",
                        f"    {field.name}_data = object.raw();",
                        "}",
                        "",
                    ]
        for name in model.identifiers:
            for stage in sorted(self.stages):
                lines += [
                    f"inline {NS}{short(stage)} {short(name)}::{short(stage)}() const {{",
                    "    auto cell = stage_;",
                    f"    return {NS}{short(stage)}::borrow(nullptr, cell);",
                    "}",
                    "",
                ]
        for owner in everyone:
            for each in self.writers(owner):
                lines += [*each.definition(), ""]
        includes = '#include "structures.hpp"\n#include "sugar.hpp"'
        return HEAD.format(guard="OBJECTS", includes=includes) + "\n" + "\n".join(lines) + FOOT


def files(model: Model) -> dict[str, str]:
    package = Package(model)
    return {
        FOLDER + "constants.hpp": constants(model),
        FOLDER + "structures.hpp": package.structures(),
        FOLDER + "objects.hpp": package.objects(),
    }
