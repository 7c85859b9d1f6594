# SPDX-License-Identifier: MIT
"""The body of a method of the JavaScript package: arguments into the module's memory, the call, results out of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bindings_javascript_names_text import (
    BUFFERED,
    accessor,
    accessor_name,
    array_kind,
    check_number,
    class_of,
    element_of,
    method_name,
    name_of,
    paired,
    parameters_of,
    read_number,
    size_of,
)
from bindings_model import (
    Argument,
    Callback,
    Form,
    Method,
    Model,
    Passing,
    Result,
    SlotKind,
    Type,
)


@dataclass
class Body:
    """The code of one method."""

    model: Model
    method: Method
    before: list[str]
    values: dict[str, str]
    lengths: dict[str, list[tuple[str, str, bool]]]
    needs_memory: bool = False

    def variable(self, word: str) -> str:
        return f"{name_of(word)}At"

    @property
    def stage(self) -> str | None:
        """The stage of resulting objects."""
        if self.method.thing is not None:
            return "this.stage"
        return "this" if self.method.owner == "anim_stage" and not self.method.is_static else None

    def argue(self, argument: Argument) -> None:
        name, of = name_of(argument.name), argument.type
        quoted = f'"{name}"'
        at = self.variable(argument.name)
        form = argument.form
        if form is Form.SCALAR:
            self.values[argument.name] = f"rt.{check_number(of)}({name}, {quoted})"
            return
        if form is Form.OBJECT:
            optional = "optionalAddress" if argument.nullable else "address"
            self.values[argument.name] = f'rt.{optional}({name}, "{class_of(of.name)}", {quoted})'
            return
        self.needs_memory = True
        self.values[argument.name] = at
        if form is Form.CALLBACK:
            self.callback(argument)
            return
        if form is Form.TEXT:
            self.before.append(f"const {at} = rt.{'optionalText' if argument.nullable else 'text'}({name}, {quoted});")
        elif form is Form.BYTES:
            self.before.append(f"const {at} = rt.data({name}, {quoted});")
        elif form is Form.TEXTS:
            self.before.append(f"const {at} = rt.texts({name}, {quoted});")
        elif form is Form.OBJECTS:
            self.before.append(f'const {at} = rt.addresses({name}, "{class_of(of.name)}", {quoted});')
        elif form is Form.STRUCT:
            inner = class_of(of.name)
            optional = "optionalStruct" if argument.nullable else "struct"
            self.before.append(
                f"const {at} = rt.{optional}({write(inner)}, {size_of(self.model, of)}, {name}, {quoted});"
            )
        elif form is Form.FIXED_ARRAY:
            made = f"rt.fixedArray({name}, rt.{array_kind(of)}, {argument.per}, {quoted})"
            self.before.append(f"const {at} = {f'{name} == null ? 0 : ' if argument.nullable else ''}{made};")
        elif form is Form.CHANGED_SCALAR:
            self.before.append(f"const {at} = rt.alloc(8);")
            little = "" if of.width == 8 else ", true"
            self.before.append(f"rt.view().set{accessor(of)}({at}, rt.{check_number(of)}({name}, {quoted}){little});")
        elif of.kind == "struct" and form is Form.ARRAY:
            many = "optionalStructs" if argument.nullable else "structs"
            self.before.append(
                f"const {at} = rt.{many}({write(class_of(of.name))}, {size_of(self.model, of)}, {name}, {quoted});"
            )
        elif form is Form.ARRAY:
            many = "optionalArray" if argument.nullable else "array"
            self.before.append(f"const {at} = rt.{many}({name}, rt.{array_kind(of)}, {argument.per}, {quoted});")
        else:
            kind, per = element_of(self.model, of)
            optional = "optionalFilled" if argument.nullable else "filled"
            is_read = str(form is Form.CHANGED_ARRAY).lower()
            per *= argument.per
            self.before.append(f"const {at} = rt.{optional}({name}, rt.{kind}, {per}, {quoted}, {is_read});")
        if form in (Form.TEXT, Form.BYTES, Form.TEXTS, Form.OBJECTS) or argument.length is not None:
            self.measure(argument)

    def measure(self, argument: Argument) -> None:
        """Keeps the length of the last argument written."""
        name = name_of(argument.name)
        self.before.append(f"const {name}Length = rt.length;")
        if argument.length is not None:
            self.lengths.setdefault(argument.length, []).append((f"{name}Length", name, argument.nullable))

    def compare_lengths(self) -> None:
        """Checks that arrays with a common length are as long as the first required one."""
        for arrays in self.lengths.values():
            reference, other, _ = self.reference(arrays)
            for length, name, is_nullable in arrays:
                if name == other:
                    continue
                check = f'rt.sameLength({reference}, {length}, "{name}", "{other}");'
                conditions = [
                    f"{each} != null" for each in (name, other) if is_nullable and self.may_lack(arrays, each)
                ]
                self.before.append(f"if ({' && '.join(conditions)}) {check}" if conditions else check)

    @staticmethod
    def may_lack(arrays: list[tuple[str, str, bool]], name: str) -> bool:
        return any(each == name and is_nullable for _, each, is_nullable in arrays)

    @staticmethod
    def reference(arrays: list[tuple[str, str, bool]]) -> tuple[str, str, bool]:
        return next((each for each in arrays if not each[2]), arrays[0])

    def length_of(self, argument_name: str) -> str:
        """The number of elements of an array, which other arrays may share."""
        argument = next(each for each in self.method.arguments if each.name == argument_name)
        arrays = self.lengths.get(argument.length or "")
        if arrays is None:
            return f"{name_of(argument_name)}Length"
        if all(is_nullable for _, _, is_nullable in arrays):
            return f"({' || '.join(length for length, _, _ in arrays)})"
        return self.reference(arrays)[0]

    def callback(self, argument: Argument) -> None:
        kind = next(each for each in self.model.callbacks if each.name == argument.type.name)
        name, at = name_of(argument.name), self.variable(argument.name)
        if not argument.nullable:
            self.before.append(f'if (typeof {name} !== "function") throw rt.wrong("{name}", "a function", {name});')
        elif self.method.owner is not None:
            self.before.append(f'if ({name} === undefined) throw rt.wrong("{name}", "a function or null", {name});')
        if not any(line.startswith("const context") for line in self.before):
            owner = self.stage or (
                "this" if not self.method.is_static and self.method.owner in self.model.opaque else ""
            )
            self.before.append(f"const context = {name} == null ? 0 : rt.context({owner});")
        parameters, values = convert_callback(kind, self.stage)
        run = f"run({', '.join(values)})"
        if kind.result.is_scalar:
            run = f'rt.{check_number(kind.result)}({run}, "what {name} returns")'
        failed = "NaN" if kind.result.kind == "float" else "0"
        if kind.result.kind == "void":
            failed = "undefined"
        if self.stage == "this.stage":
            self.before.append("const stage = new WeakRef(this.stage);")
        self.before.append(
            f'const {at} = rt.callback({name}, "{kind.name}", "{signature_of(kind)}", '
            f'(run{"".join(", " + each for each in parameters)}) => {run}, {failed}, context, "{name}");'
        )

    # Results

    def receive(self, result: Result) -> None:
        at = self.variable(result.name)
        of = result.type
        if result.passing is Passing.RETURNED or result.passing in BUFFERED:
            self.needs_memory = self.needs_memory or result.passing in BUFFERED
            return
        self.needs_memory = True
        self.values[result.name] = at
        if result.form is Form.OBJECT and self.is_filled(result):
            inner = class_of(of.name)
            self.before.append(f"const {name_of(result.name)} = new {inner}();")
            self.values[result.name] = f'rt.address({name_of(result.name)}, "{inner}", "{name_of(result.name)}")'
        elif result.form in (Form.OBJECT, Form.BORROWED, Form.VIEW):
            self.before.append(f"const {at} = rt.alloc(8);")
        elif result.passing is Passing.SAME_LENGTH:
            assert result.length_of is not None
            size = size_of(self.model, of) * result.per
            self.before.append(f"const {at} = rt.alloc({size} * {self.length_of(result.length_of)});")
        elif result.form is Form.FIXED_ARRAY:
            self.before.append(f"const {at} = rt.alloc({size_of(self.model, of) * result.per});")
        elif of.kind == "struct":
            struct = self.model.struct(of.name)
            self.before.append(f"const {at} = rt.alloc({struct.size});")
            if struct.grows:
                self.before.append(f"rt.view().setUint32({at}, {struct.size}, true);")
        else:
            self.before.append(f"const {at} = rt.alloc(8);")

    def is_filled(self, result: Result) -> bool:
        """Whether a resulting object is one that was passed in to be filled."""
        parameter = next(each for each in self.method.function.parameters if each.name == result.name)
        return parameter.type.target.kind == "opaque"

    def read(self, result: Result, at: str, count: str) -> str:
        of, form = result.type, result.form
        if form is Form.TEXT:
            return f"rt.textAt({at}, {count})"
        if form is Form.OBJECT:
            if self.is_filled(result):
                return name_of(result.name)
            return f"new {class_of(of.name)}(rt.ADDRESS, rt.getUint32({at}))"
        if form is Form.BORROWED:
            return f"rt.borrowed({class_of(of.name)}, rt.getUint32({at}), this)"
        if form is Form.VIEW:
            start = f"rt.getUint32({at})"
            count = f"rt.getUint32({self.variable(result.length or '')})"
            if of.kind == "struct":
                return f"rt.structsAt({read(class_of(of.name))}, {size_of(self.model, of)}, {start}, {count})"
            return f"rt.viewOf(rt.{array_kind(of)}, {start}, {count}, this)"
        if form in (Form.SCALAR, Form.THING):
            number = read_number(of, at)
            if of.is_identifier and self.stage is not None:
                return f"new {class_of(of.typedef or '')}({self.stage}, {number})"
            return number
        if form is Form.FIXED_ARRAY:
            return f"rt.copyOf(rt.{array_kind(of)}, {at}, {result.per})"
        if form is Form.STRUCT:
            return f"{read(class_of(of.name))}({at})"
        if of.kind == "struct":
            return f"rt.structsAt({read(class_of(of.name))}, {size_of(self.model, of)}, {at}, {count})"
        if of.is_identifier and self.stage is not None:
            inner = class_of(of.typedef or "")
            return f"rt.numbersOf(rt.U64, {at}, {count}).map((each) => new {inner}({self.stage}, each))"
        return f"rt.copyOf(rt.{array_kind(of)}, {at}, {count})"

    def self_value(self) -> str:
        method = self.method
        if method.thing is not None:
            assert method.owner is not None
            return f'rt.stageOf(this, "{class_of(method.owner)}")'
        assert method.owner is not None
        if method.owner in self.model.opaque:
            return f'rt.address(this, "{class_of(method.owner)}", "this")'
        self.needs_memory = True
        struct = self.model.struct(method.owner)
        self.before.append(f'const thisAt = rt.struct({write(class_of(struct.name))}, {struct.size}, this, "this");')
        return "thisAt"

    def call(self, buffer: tuple[str, str, str] = ("", "", "")) -> str:
        parts: list[str] = []
        for slot in self.method.slots:
            kind = slot.kind
            if kind is SlotKind.SELF:
                parts.append("self")
            elif kind is SlotKind.INSIDE:
                parts.append("this.id")
            elif kind is SlotKind.ARGUMENT:
                parts.append(self.values[slot.of])
            elif kind is SlotKind.LENGTH:
                parts.append(self.length_of(slot.of))
            elif kind is SlotKind.TEXT_LENGTHS:
                parts.append(f"{self.variable(slot.of)} + 4 * {name_of(slot.of)}Length")
            elif kind is SlotKind.CONTEXT:
                parts.append("context")
            elif kind is SlotKind.RELEASE:
                parts.append("context === 0 ? 0 : rt.release()")
            elif kind is SlotKind.STRUCT_SIZE:
                result = next(each for each in self.method.results if each.type.kind == "struct")
                parts.append(str(size_of(self.model, result.type)))
            elif kind is SlotKind.CAPACITY:
                parts.append(buffer[1])
            elif kind is SlotKind.RESULT_LENGTH:
                result = next(each for each in self.method.results if each.name == slot.of)
                parts.append(buffer[2] if result.passing in BUFFERED else self.variable(slot.parameter.name))
            else:
                result = next(each for each in self.method.results if each.name == slot.of)
                parts.append(buffer[0] if result.passing in BUFFERED else self.values[result.name])
        # One argument more than the function has: it is evaluated when all others are.
        return f"rt.wasm.{self.method.function.name}({', '.join([*parts, 'rt.begin()'])})"


def write(name: str) -> str:
    return f"structs.write{name}"


def read(name: str) -> str:
    return f"structs.read{name}"


CHARACTERS = {"float": "d", "size": "i", "pointer": "i"}


def signature_of(kind: Callback) -> str:
    def of(each: Type) -> str:
        if each.kind == "void":
            return ""
        if each.kind == "integer":
            return "I" if each.width == 64 else "i"
        return "f" if each.kind == "float" and each.width == 32 else CHARACTERS[each.kind]

    return of(kind.result) + ":" + "".join(of(each.type) for each in kind.parameters)


def convert_callback(kind: Callback, stage: str | None) -> tuple[list[str], list[str]]:
    """The parameters of a C callback without its context, and the arguments for the host's function."""
    parameters = [each for each in kind.parameters if each.name != "context"]
    values: list[str] = []
    holder = {"this.stage": "stage.deref()", "this": "this", None: ""}[stage]
    for each in parameters:
        name = name_of(each.name)
        if each.length_of:
            continue
        if each.type.kind == "pointer" and each.type.target.kind == "struct":
            values.append(f"{read(class_of(each.type.target.name))}({name} >>> 0)")
        elif each.type.kind == "pointer" and each.length is not None:
            values.append(f"rt.copyOf(rt.{array_kind(each.type.target)}, {name} >>> 0, {name_of(each.length)})")
        elif each.type.is_identifier and holder:
            values.append(f"new {class_of(each.type.typedef or '')}({holder}, BigInt.asUintN(64, {name}))")
        elif each.type.kind in ("pointer", "size"):
            values.append(f"{name} >>> 0")
        else:
            values.append(name)
    return [name_of(each.name) for each in parameters], values


# What gives the address of an object, and what keeps the object until the call is over, too.
HELD_FORM = {"address": "heldAddress", "optionalAddress": "optionalHeldAddress", "stageOf": "heldStageOf"}
HELD = re.compile(r"\brt\.(address|optionalAddress|stageOf)\((\w+)")


def body_of(model: Model, method: Method) -> list[str]:
    body = Body(model, method, [], {}, {})
    own = any(slot.kind is SlotKind.SELF for slot in method.slots)
    self_line = f"const self = {body.self_value()};" if own else None
    for argument in method.arguments:
        body.argue(argument)
    body.compare_lengths()
    for result in method.results:
        body.receive(result)
    for slot in method.slots:
        if slot.kind is SlotKind.RESULT_LENGTH:
            result = next(each for each in method.results if each.name == slot.of)
            if result.passing not in BUFFERED:
                body.before.append(f"const {body.variable(slot.parameter.name)} = rt.alloc(8);")
    function = method.function
    after: list[str] = []
    returned = [each for each in method.results if each.passing is Passing.RETURNED]
    buffered = [each for each in method.results if each.passing in BUFFERED]
    if buffered:
        (result,) = buffered
        size = 1 if result.form in (Form.TEXT, Form.BYTES) else size_of(model, result.type)
        word = result.passing.name.lower()
        call = body.call(("buffer", "capacity", "length"))
        reading = body.read(result, "at", "count")
        if result.passing is Passing.CUT:
            after.append(f"const {name_of(result.name)} = rt.lines(")
            after.append(f"  (buffer, capacity, length) => rt.check({call}),")
        else:
            after.append(f"const {name_of(result.name)} = rt.{word}(")
            after.append(f"  {size},")
            after.append(f"  (buffer, capacity, length) => rt.check({call}),")
            after.append(f"  (at, count) => {reading},")
        after.append(");")
    elif returned:
        (result,) = returned
        after.append(f"const {name_of(result.name)} = {body.call()};")
        if not function.gives_status:
            after.append("rt.done();")
    elif function.gives_status:
        if any(each.name == "error_offset" for each in method.results):
            after += [
                "rt.view().setBigInt64(errorOffsetAt, -1n, true);",
                f"rt.check({body.call()}, errorOffsetAt);",
            ]
        else:
            after.append(f"rt.check({body.call()});")
    else:
        after += [f"{body.call()};", "rt.done();"]
    outputs: list[tuple[str, str]] = []
    for argument in method.arguments:
        name, at = name_of(argument.name), body.variable(argument.name)
        if argument.form in (Form.FILLED_ARRAY, Form.CHANGED_ARRAY):
            after.append(f"rt.bringBack({name}, rt.{element_of(model, argument.type)[0]}, {at});")
            if argument.form is Form.FILLED_ARRAY:
                outputs.append((name, f"{name} ?? null" if argument.nullable else name))
        elif argument.form is Form.CHANGED_SCALAR:
            outputs.append((name, read_number(argument.type, at)))
    for result in method.results:
        name = name_of(result.name)
        if result.passing in BUFFERED:
            value = name
        elif result.passing is Passing.RETURNED:
            value = name
            if result.form is Form.TEXT:
                value = f"rt.terminated({name} >>> 0)"
            elif result.type.is_boolean:
                value = f"{name} !== 0"
            elif result.type.kind == "integer" and not result.type.signed and result.type.width == 32:
                value = f"{name} >>> 0"
        else:
            count = body.length_of(result.length_of) if result.length_of else "0"
            if result.used is not None:
                count = f"rt.getUint32({body.variable(result.used)})"
            if result.per > 1 and result.form is not Form.FIXED_ARRAY:
                count = f"{result.per} * {count}"
            value = body.read(result, body.variable(result.name), count)
        outputs.append((name, value))
    if len(outputs) == 1:
        after.append(f"return {outputs[0][1]};")
    elif outputs:
        after.append("return {")
        after += [f"  {name}: {value}," if name != value else f"  {name}," for name, value in outputs]
        after.append("};")
    elif not method.is_static and method.owner is not None:
        after.append("return this;")
    lines = [*body.before]
    if self_line is not None:
        # The struct on which a method is called was written first.
        position = 1 if lines and lines[0].startswith("const thisAt") else 0
        lines.insert(position, self_line)
    filled = [
        each
        for each in method.results
        if each.form is Form.OBJECT and each.passing is Passing.POINTER and body.is_filled(each)
    ]
    if filled:
        names = "".join(f"{name_of(each.name)}.dispose(); " for each in filled)
        after = ["try {", *[f"  {line}" for line in after], "} catch (error) {", f"  {names}throw error;", "}"]
    lines += after
    if not body.needs_memory:
        return lines
    # Reading the arguments may run the caller's code, which does not know the objects that are filled.
    blank = {name_of(each.name) for each in filled}
    lines = [
        HELD.sub(lambda found: found[0] if found[2] in blank else f"rt.{HELD_FORM[found[1]]}({found[2]}", line)
        for line in lines
    ]
    return [
        "const mark = rt.enter();",
        "try {",
        *[f"  {line}" for line in lines],
        "} finally {",
        "  rt.leave(mark);",
        "}",
    ]


def method_script(model: Model, method: Method) -> list[str]:
    if method.is_destroy and method.thing is None:
        return []
    getter = accessor_name(method)
    if getter is not None:
        head = f"  get {getter}() {{"
    else:
        head = f"  {'static ' if method.is_static else ''}{method_name(method)}({', '.join(parameters_of(method))}) {{"
    return [head, *[f"    {line}" for line in body_of(model, method)], "  }\n"]


def setters(model: Model, methods: list[Method]) -> list[str]:
    del model
    lines: list[str] = []
    for name, method in paired(methods):
        lines += [f"  set {name}(value) {{", f"    this.{method_name(method)}(value);", "  }\n"]
    return lines
