# SPDX-License-Identifier: MIT
"""docs/abi/animcore-abi.json as used by the generators of bindings.

Two views of the same functions:

- `Function`, `Struct`, `Enum`, `Callback`: the C interface as it is, for a language's raw layer.
- `Method`: a function in the terms of a higher language. A text is one argument instead of a pointer and a length, a
buffer is a result, a status is an error, an object passed out is a new object. A `Method` has a class, arguments and
results, and for each parameter of the C function a `Slot` that describes its value.

A comment (`doc`) is without its sentences about the C call alone; those of `Model.of_c`, for raw layers, are complete.

Everything follows from the description: there is no table of functions here. If no rule matches a parameter, `methods`
raises, and so do the tests.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from enum import Enum as PythonEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from comment_text import without_c

ROOT = Path(__file__).resolve().parent.parent
DESCRIPTION = ROOT / "docs" / "abi" / "animcore-abi.json"

Json = dict[str, Any]


# ---- Names ----


def words(name: str) -> list[str]:
    """The words of a C name without anim_: anim_stage_set_value is stage, set, value."""
    return [word for word in name.removeprefix("anim_").removeprefix("ANIM_").lower().split("_") if word]


def pascal(parts: list[str]) -> str:
    return "".join(part[:1].upper() + part[1:] for part in parts)


def camel(parts: list[str]) -> str:
    return parts[0] + pascal(parts[1:])


def snake(parts: list[str]) -> str:
    return "_".join(parts)


# ---- The C interface ----


@dataclass(frozen=True)
class Type:
    """A C type: kind is integer, size, float, character, void, pointer, struct, union, opaque or callback."""

    kind: str
    spelling: str
    width: int = 0
    signed: bool = False
    is_const: bool = False
    enum: str | None = None  # the enum whose constants it takes
    typedef: str | None = None  # the integer's typedef, if it has one
    is_boolean: bool = False  # always 0 or 1
    is_identifier: bool = False  # of an object inside a stage
    name: str = ""  # of a struct, union, opaque type or callback
    to: Type | None = None  # of a pointer

    @staticmethod
    def of(data: Json) -> Type:
        return Type(
            kind=data["kind"],
            spelling=data["spelling"],
            width=data.get("width", 0),
            signed=data.get("signed", False),
            is_const=data.get("const", False),
            enum=data.get("enum"),
            typedef=data.get("typedef"),
            is_boolean=data.get("boolean") == "always",
            is_identifier=data.get("identifier", False),
            name=data.get("name", ""),
            to=Type.of(data["to"]) if "to" in data else None,
        )

    @property
    def target(self) -> Type:
        """The target of a pointer."""
        if self.to is None:
            raise ValueError(f"{self.spelling} is no pointer")
        return self.to

    @property
    def is_scalar(self) -> bool:
        return self.kind in ("integer", "size", "float")


@dataclass(frozen=True)
class Constant:
    name: str
    value: int | float
    doc: str
    enum: str | None
    group: str

    @property
    def short(self) -> list[str]:
        """The words of its name without those of its type: ANIM_FILL_MODE_BOTH is both."""
        return words(self.name.removeprefix(self.group + "_")) if self.group else words(self.name)


@dataclass(frozen=True)
class Enum:
    name: str
    type: Type
    is_flags: bool
    constants: list[Constant]
    doc: str


@dataclass(frozen=True)
class Field:
    name: str
    type: Type
    count: int
    offset: int
    size: int
    doc: str
    nullable: bool
    length: str | None  # of an array behind a pointer: the field that holds its length
    length_of: list[str]
    tag: str | None  # of a union: the field that selects its member
    when: list[str]  # of a union's member: the tag's constants that select it

    @property
    def is_reserved(self) -> bool:
        return self.name.startswith("reserved")


@dataclass(frozen=True)
class Struct:
    name: str
    size: int
    alignment: int
    grows: bool  # begins with struct_size
    is_union: bool
    direction: str
    fields: list[Field]
    doc: str

    def field(self, name: str) -> Field:
        return next(each for each in self.fields if each.name == name)

    @property
    def has_pointers(self) -> bool:
        return any(each.type.kind in ("pointer", "callback") for each in self.fields)


@dataclass(frozen=True)
class Parameter:
    name: str
    type: Type
    direction: str  # in, out or inout
    nullable: bool
    length: str | None  # of an array: the parameter that holds its length
    fixed_length: int | None
    elements_per_length: int
    length_of: list[str]
    length_of_result: str | None
    made_for: str | None
    taken: bool
    kept_until: str | None
    view_until: str | None


@dataclass(frozen=True)
class Function:
    name: str
    result: Type
    parameters: list[Parameter]
    doc: str
    components: list[str]
    errors: list[str]
    effect: str  # pure, reads or changes
    object: str | None  # the parameter on which it is called
    object_is_many: bool
    inside: str | None  # the parameter of the object inside the main object on which it is called
    is_documented_elsewhere: bool

    @property
    def gives_status(self) -> bool:
        return self.result.enum == "anim_status"

    @property
    def is_flat(self) -> bool:
        return self.name.endswith("_flat")


@dataclass(frozen=True)
class Callback:
    name: str
    result: Type
    parameters: list[Parameter]
    doc: str

    @property
    def is_function(self) -> bool:
        """Whether users write it as a function: not the release of a context, nor allocation functions."""
        own = self.parameters[1:]
        return (
            bool(own)
            and self.result.kind != "pointer"
            and not any(each.type.kind == "pointer" and each.type.target.kind == "void" for each in own)
        )

    @property
    def given(self) -> list[Parameter]:
        """The arguments of such a function: without its context and lengths. A parameter with a length is an array."""
        lengths = {each.length for each in self.parameters}
        return [each for each in self.parameters[1:] if each.name not in lengths]


def _parameter(data: Json) -> Parameter:
    of_result = data.get("length_of_result")
    return Parameter(
        name=data["name"],
        type=Type.of(data["type"]),
        direction=data.get("direction", "in"),
        nullable=data.get("nullable", False),
        length=data.get("length"),
        fixed_length=data.get("fixed_length"),
        elements_per_length=data.get("elements_per_length", 1),
        length_of=data.get("length_of", []),
        length_of_result=of_result[0] if isinstance(of_result, list) else of_result,
        made_for=data.get("made_for"),
        taken=data.get("taken", False),
        kept_until=data.get("kept_until"),
        view_until=data.get("view_until"),
    )


def _field(data: Json) -> Field:
    return Field(
        name=data["name"],
        type=Type.of(data["type"]),
        count=data["count"],
        offset=data["offset"],
        size=data["size"],
        doc=data.get("doc", ""),
        nullable=data.get("nullable", False),
        length=data.get("length"),
        length_of=data.get("length_of", []),
        tag=data.get("tag"),
        when=data.get("when", []),
    )


def _struct(data: Json, is_union: bool) -> Struct:
    return Struct(
        name=data["name"],
        size=data["size"],
        alignment=data["alignment"],
        grows=data.get("grows", False),
        is_union=is_union,
        direction=data.get("direction", "out"),
        fields=[_field(each) for each in data["fields"]],
        doc=data.get("doc", ""),
    )


# ---- Functions in the terms of a language ----


class Form(PythonEnum):
    """The form of an argument or a result."""

    SCALAR = "a number, boolean, constant or identifier"
    TEXT = "a text (UTF-8)"
    BYTES = "bytes"
    ARRAY = "an array of scalars or structs: `per` elements for one of its length"
    FIXED_ARRAY = "an array of `per` elements"
    TEXTS = "an array of texts"
    STRUCT = "a struct"
    OBJECT = "an object"
    OBJECTS = "an array of objects"
    CALLBACK = "a function of the host's, with a context and a release function for it"
    # Output arguments.
    CHANGED_ARRAY = "an array that is read and written in place"
    FILLED_ARRAY = "an array of the caller's that is filled; it decides how much is asked for"
    CHANGED_SCALAR = "a number that is read and written"
    # Results.
    THING = "an identifier of a thing inside a stage, which is the caller's to remove"
    THINGS = "an array of such identifiers"
    VIEW = "an array that is the library's, valid until something happens (`until`)"
    BORROWED = "an object that is the library's (`until`)"


class Passing(PythonEnum):
    """How the C function returns a result."""

    RETURNED = "it is what the function returns"
    POINTER = "through a pointer to one"
    SAME_LENGTH = "into an array as long as one that is passed in (`length_of`)"
    ASKED = "into a buffer whose length is asked for first, with a capacity of 0"
    TAKEN = "into a buffer, as much as there is room for; what is left comes with the next call"
    CUT = "lines of text into a buffer, as far as there is room; the rest is lost, but the length of all is told"
    VIEWED = "as an address and a length"


@dataclass(frozen=True)
class Argument:
    name: str
    form: Form
    type: Type  # of a scalar; of an array's element; of a struct, an object or a callback
    nullable: bool = False
    per: int = 1
    length: str | None = None  # arrays with the same word have the same length (the C parameter)
    kept_until: str | None = None


@dataclass(frozen=True)
class Result:
    name: str
    form: Form
    type: Type
    passing: Passing
    per: int = 1
    length_of: str | None = None  # of SAME_LENGTH: an argument that is as long
    used: str | None = None  # of SAME_LENGTH: the result with the number of valid elements, if not all are
    length: str | None = None  # of buffers and views: the C parameter that receives the length
    capacity: str | None = None
    made_for: str | None = None  # the argument to which the new object is attached
    until: str | None = None
    nullable: bool = False  # whether C accepts null for its pointer if the result is not needed

    @property
    def is_owners(self) -> bool:
        """Of a view: whether it lasts as long as the object it comes from, whatever other calls are made."""
        return self.until is not None and re.fullmatch(r"the \w+ is destroyed", self.until) is not None


class SlotKind(PythonEnum):
    """The value of a C parameter."""

    SELF = "the object itself"
    INSIDE = "the identifier of the thing that is called on"
    ARGUMENT = "an argument (its address, where it is an array or a struct)"
    LENGTH = "the length of an argument"
    CONTEXT = "the context of a callback"
    RELEASE = "the release function of a callback's context"
    RESULT = "where a result goes"
    CAPACITY = "how much room there is for a result"
    RESULT_LENGTH = "where a result's length goes"
    TEXT_LENGTHS = "the lengths of an array of texts"
    STRUCT_SIZE = "the size of the struct that comes out"


@dataclass(frozen=True)
class Slot:
    kind: SlotKind
    parameter: Parameter
    of: str = ""  # the argument's or result's name


@dataclass(frozen=True)
class Method:
    function: Function
    owner: str | None  # the C type to which it belongs: an opaque type, an identifier, a struct; None for a function
    name: list[str]  # its words, without those of its owner
    is_static: bool  # makes an object of its owner, or has no object
    arguments: list[Argument]
    results: list[Result]
    slots: list[Slot]
    is_destroy: bool = False
    # For an object inside a stage: its word in the function's parameters (property, group, animator, bank...).
    thing: str | None = None

    @property
    def doc(self) -> str:
        return self.function.doc


@dataclass
class _Lifting:
    """Derives one method. The first matching rule determines a parameter's slot."""

    model: Model
    function: Function
    arguments: list[Argument] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    slots: dict[str, Slot] = field(default_factory=dict)

    def parameter(self, name: str) -> Parameter:
        return next(each for each in self.function.parameters if each.name == name)

    def put(self, kind: SlotKind, parameter: Parameter, of: str = "") -> None:
        self.slots[parameter.name] = Slot(kind, parameter, of)

    def argue(self, parameter: Parameter, form: Form, of: Type, **more: Any) -> None:
        self.arguments.append(
            Argument(parameter.name, form, of, nullable=parameter.nullable, kept_until=parameter.kept_until, **more)
        )
        self.put(SlotKind.ARGUMENT, parameter, parameter.name)

    def give(self, parameter: Parameter, form: Form, of: Type, passing: Passing, **more: Any) -> None:
        self.results.append(Result(parameter.name, form, of, passing, nullable=parameter.nullable, **more))
        self.put(SlotKind.RESULT, parameter, parameter.name)

    def lengths(self, parameter: Parameter) -> tuple[Parameter | None, list[Parameter]]:
        """The parameter with an array's length, and all input arrays that share it."""
        if parameter.length is None:
            return None, []
        count = self.parameter(parameter.length)
        arrays = [self.parameter(name) for name in count.length_of]
        return count, [each for each in arrays if each.direction != "out"]

    def run(self) -> Method:
        function = self.function
        owner, is_static, thing = self.model.owner_of(function)
        if not is_static:
            if thing is not None:
                assert function.object is not None
                self.put(SlotKind.SELF, self.parameter(function.object))
                self.put(SlotKind.INSIDE, self.parameter(thing))
            else:
                self.put(SlotKind.SELF, function.parameters[0])
        for parameter in function.parameters:
            if parameter.name not in self.slots:
                self.place(parameter)
        if not function.gives_status and function.result.kind != "void":
            self.results.append(self.returned())
        return Method(
            function=function,
            owner=owner,
            name=self.model.method_words(function, owner, thing),
            is_static=is_static,
            arguments=self.arguments,
            results=self.results,
            slots=[self.slots[each.name] for each in function.parameters],
            is_destroy=any(each.taken for each in function.parameters),
            thing=thing,
        )

    def returned(self) -> Result:
        of = self.function.result
        if of.kind == "pointer" and of.target.kind == "character":
            return Result("result", Form.TEXT, of.target, Passing.RETURNED)
        if of.is_scalar:
            return Result("result", Form.SCALAR, of, Passing.RETURNED)
        raise ValueError(f"{self.function.name} returns {of.spelling}, for which there is no rule")

    def place(self, parameter: Parameter) -> None:
        of = parameter.type
        if of.kind == "callback":
            if parameter.type.name == "anim_context_release_callback":
                self.put(SlotKind.RELEASE, parameter)
            else:
                self.argue(parameter, Form.CALLBACK, of)
        elif of.is_scalar and parameter.length_of:
            self.place_length(parameter)
        elif of.is_scalar and parameter.name == "struct_size":
            self.put(SlotKind.STRUCT_SIZE, parameter)
        elif of.is_scalar:
            self.argue(parameter, Form.SCALAR, of)
        elif of.kind == "pointer" and of.target.kind == "void":
            self.put(SlotKind.CONTEXT, parameter)
        elif of.kind == "pointer":
            self.place_pointer(parameter)
        else:
            raise ValueError(f"{self.function.name}: no rule for {parameter.name}, a {of.spelling}")

    def place_length(self, parameter: Parameter) -> None:
        arrays = [self.parameter(name) for name in parameter.length_of]
        read = [each for each in arrays if each.direction != "out"]
        if read:
            self.put(SlotKind.LENGTH, parameter, read[0].name)
        elif self.length_that_comes_out(arrays[0]) is not None:
            self.put(SlotKind.CAPACITY, parameter, arrays[0].name)
        else:
            self.put(SlotKind.LENGTH, parameter, arrays[0].name)

    def length_that_comes_out(self, array: Parameter) -> Parameter | None:
        """The parameter that receives the length of an output array."""
        for each in self.function.parameters:
            if each.length_of_result == array.name:
                return each
        return None

    def place_pointer(self, parameter: Parameter) -> None:
        target = parameter.type.target
        if parameter.length_of_result is not None and not self.lengths(self.parameter(parameter.length_of_result))[1]:
            self.put(SlotKind.RESULT_LENGTH, parameter, parameter.length_of_result)
        elif parameter.direction == "in":
            self.place_read(parameter, target)
        elif target.kind == "opaque":
            # An object that is changed but is not the one on which the method is called: it receives the result.
            self.give(parameter, Form.OBJECT, target, Passing.POINTER)
        elif parameter.direction == "inout":
            if parameter.length is not None:
                self.argue(parameter, Form.CHANGED_ARRAY, target, length=parameter.length)
            elif target.kind == "struct":
                self.give(parameter, Form.STRUCT, target, Passing.POINTER)
            else:
                self.argue(parameter, Form.CHANGED_SCALAR, target)
        else:
            self.place_written(parameter, target)

    def place_read(self, parameter: Parameter, target: Type) -> None:
        if target.kind == "character":
            self.argue(parameter, Form.TEXT, target)
        elif target.kind == "pointer" and target.target.kind == "opaque":
            self.argue(parameter, Form.OBJECTS, target.target, length=parameter.length)
        elif target.kind == "pointer" and target.target.kind == "character":
            self.argue(parameter, Form.TEXTS, target.target, length=parameter.length)
        elif target.kind == "opaque":
            self.argue(parameter, Form.OBJECT, target)
        elif parameter.fixed_length is not None:
            self.argue(parameter, Form.FIXED_ARRAY, target, per=parameter.fixed_length)
        elif parameter.length is None:
            self.argue(parameter, Form.STRUCT, target)
        elif parameter.name.endswith("_lengths") and target.kind == "size":
            self.put(SlotKind.TEXT_LENGTHS, parameter, parameter.name.removesuffix("_lengths") + "s")
        elif target.kind == "integer" and target.width == 8 and target.enum is None:
            self.argue(parameter, Form.BYTES, target)
        else:
            self.argue(parameter, Form.ARRAY, target, per=parameter.elements_per_length, length=parameter.length)

    def place_written(self, parameter: Parameter, target: Type) -> None:
        came_out = self.length_that_comes_out(parameter)
        count, read = self.lengths(parameter)
        if target.kind == "pointer" and target.target.kind == "opaque":
            form = Form.OBJECT if parameter.made_for else Form.BORROWED
            self.give(
                parameter,
                form,
                target.target,
                Passing.POINTER,
                made_for=parameter.made_for,
                until=parameter.view_until,
            )
        elif target.kind == "pointer":
            assert came_out is not None
            self.give(
                parameter,
                Form.VIEW,
                target.target,
                Passing.VIEWED,
                length=came_out.name,
                until=parameter.view_until,
            )
        elif came_out is not None and not read:
            assert count is not None
            bytes_of_text = target.kind == "character"
            plain = target.kind == "integer" and target.width == 8
            form = Form.TEXT if bytes_of_text else Form.BYTES if plain else Form.ARRAY
            self.give(parameter, form, target, self.passing(), length=came_out.name, capacity=count.name)
        elif parameter.fixed_length is not None:
            self.give(parameter, Form.FIXED_ARRAY, target, Passing.POINTER, per=parameter.fixed_length)
        elif read:
            form = Form.THINGS if parameter.made_for else Form.ARRAY
            self.give(
                parameter,
                form,
                target,
                Passing.SAME_LENGTH,
                per=parameter.elements_per_length,
                length_of=read[0].name,
                used=came_out.name if came_out is not None else None,
                made_for=parameter.made_for,
            )
        elif count is not None:
            self.argue(
                parameter,
                Form.FILLED_ARRAY,
                target,
                per=parameter.elements_per_length,
                length=parameter.length,
            )
        elif target.kind == "struct":
            self.give(parameter, Form.STRUCT, target, Passing.POINTER)
        else:
            form = Form.THING if target.is_identifier else Form.SCALAR
            self.give(parameter, form, target, Passing.POINTER, made_for=parameter.made_for)

    def passing(self) -> Passing:
        if "ANIM_ERROR_CAPACITY" in self.function.errors:
            return Passing.ASKED
        if {"take", "poll"} & set(words(self.function.name)):
            return Passing.TAKEN
        return Passing.CUT


def _in_every_language(data: Any) -> Any:
    """A part of the description whose comments are without the sentences about the C call alone."""
    if isinstance(data, list):
        return [_in_every_language(each) for each in data]
    if isinstance(data, dict):
        return {key: without_c(value) if key == "doc" else _in_every_language(value) for key, value in data.items()}
    return data


class Model:
    """The whole description."""

    def __init__(self, data: Json, is_of_c: bool = False) -> None:
        self._data = data
        if not is_of_c:
            data = _in_every_language(data)
        major, minor, patch = (int(part) for part in data["version"].split("."))
        self.version = (major, minor, patch)
        by_name = {
            each["name"]: Constant(
                each["name"], each["value"], each.get("doc", ""), each.get("enum"), each.get("group", "")
            )
            for each in data["constants"]
        }
        self.constants = [each for each in by_name.values() if each.enum is None]
        self.enums = [
            Enum(
                each["name"],
                Type.of(each["type"]),
                bool(each.get("flags")),
                [by_name[name] for name in each["constants"]],
                each.get("doc", ""),
            )
            for each in data["enums"]
        ]
        self.typedefs = {each["name"]: (Type.of(each["type"]), each.get("doc", "")) for each in data["typedefs"]}
        # The types of identifiers of objects inside a stage.
        self.identifiers = [each["name"] for each in data["typedefs"] if each.get("identifier")]
        self.opaque = {each["name"]: each.get("doc", "") for each in data["opaque"]}
        # Those that no call changes and several threads may use at once.
        self.shared = {each["name"] for each in data["opaque"] if each.get("shared")}
        self.structs = self._in_order(
            [_struct(each, False) for each in data["structs"]] + [_struct(each, True) for each in data["unions"]]
        )
        self.callbacks = [
            Callback(
                each["name"],
                Type.of(each["result"]),
                [_parameter(parameter) for parameter in each["parameters"]],
                each.get("doc", ""),
            )
            for each in data["callbacks"]
        ]
        self.functions = [self._function(each) for each in data["functions"]]

    @staticmethod
    def load(path: Path = DESCRIPTION) -> Model:
        return Model(json.loads(path.read_text(encoding="utf-8")))

    @cached_property
    def of_c(self) -> Model:
        """The same, with complete comments."""
        return Model(self._data, is_of_c=True)

    @staticmethod
    def _function(data: Json) -> Function:
        of = data.get("object") or {}
        return Function(
            name=data["name"],
            result=Type.of(data["result"]),
            parameters=[_parameter(each) for each in data["parameters"]],
            doc=data.get("doc", ""),
            components=data["components"],
            errors=data.get("errors", []),
            effect=data["effect"],
            object=of.get("parameter"),
            object_is_many=bool(of.get("many")),
            inside=of.get("inside"),
            is_documented_elsewhere="documented_with" in data,
        )

    @staticmethod
    def _in_order(waiting: list[Struct]) -> list[Struct]:
        """Structs and unions, each after those that it contains."""
        by_name = {each.name: each for each in waiting}
        ordered: dict[str, Struct] = {}

        def add(struct: Struct) -> None:
            if struct.name in ordered:
                return
            for each in struct.fields:
                of = each.type
                while of.to is not None:
                    of = of.to
                if of.kind in ("struct", "union"):
                    add(by_name[of.name])
            ordered[struct.name] = struct

        for struct in waiting:
            add(struct)
        return list(ordered.values())

    def struct(self, name: str) -> Struct:
        return next(each for each in self.structs if each.name == name)

    def enum(self, name: str) -> Enum:
        return next(each for each in self.enums if each.name == name)

    def function(self, name: str) -> Function:
        return next(each for each in self.functions if each.name == name)

    def destroy_of(self, opaque: str) -> Function:
        return self.function(f"{opaque}_destroy")

    def default_of(self, struct: str) -> Function | None:
        """The function that fills a struct with its defaults, if there is one."""
        name = "anim_default_" + struct.removeprefix("anim_")
        return next((each for each in self.functions if each.name == name), None)

    @cached_property
    def _owners(self) -> list[str]:
        """Types to which functions can belong, longest names first."""
        names = [*self.opaque, *(each.name for each in self.structs)]
        return sorted(names, key=len, reverse=True)

    def owner_of(self, function: Function) -> tuple[str | None, bool, str | None]:
        """The C type to which a function belongs, whether it has no object there, and the word of an object inside."""
        first = function.parameters[0] if function.parameters else None
        if function.name.startswith("anim_default_"):
            return "anim_" + function.name.removeprefix("anim_default_"), True, None
        named = next((each for each in self._owners if function.name.startswith(each + "_")), None)
        is_of_identifier = any(function.name.startswith(each + "_") for each in self.identifiers)
        if function.inside is not None and (named is None or named == "anim_stage" or is_of_identifier):
            inside = next(each for each in function.parameters if each.name == function.inside)
            return inside.type.typedef, False, function.inside
        if named is None:
            return None, True, None
        is_object = (
            first is not None
            and first.type.kind == "pointer"
            and first.type.target.name == named
            and first.direction != "out"
            and not function.object_is_many
        )
        return named, not is_object, None

    @staticmethod
    def method_words(function: Function, owner: str | None, thing: str | None) -> list[str]:
        parts = words(function.name)
        if function.name.startswith("anim_default_"):
            return ["default"]
        if thing is not None:
            # anim_stage_remove_property is a property's remove, anim_spring_bank_get_values a bank's get_values.
            parts = parts[1:]
            noun = thing.split("_")
            for start in range(len(parts) - len(noun) + 1):
                if parts[start : start + len(noun)] == noun and len(parts) > len(noun):
                    return parts[:start] + parts[start + len(noun) :]
            return parts
        return parts[len(words(owner)) :] if owner is not None else parts

    @cached_property
    def methods(self) -> list[Method]:
        """Every function except the flat forms, as a method."""
        return [_Lifting(self, each).run() for each in self.functions if not each.is_flat]

    def methods_of(self, owner: str | None) -> list[Method]:
        return [each for each in self.methods if each.owner == owner]


def signature(method: Method) -> str:
    """A method in one line, for debugging (`python tools/bindings_model.py`)."""

    def of(name: str, form: Form, kind: Type, more: str = "") -> str:
        type_name = kind.enum or kind.typedef or kind.name or f"{kind.kind}{kind.width or ''}"
        return f"{name}: {form.name.lower()} {type_name}{more}"

    arguments = [
        of(each.name, each.form, each.type, "?" if each.nullable else "") + (f" x {each.per}" if each.per > 1 else "")
        for each in method.arguments
    ]
    results = [of(each.name, each.form, each.type, " " + each.passing.name.lower()) for each in method.results]
    owner = method.owner or ""
    if method.thing is not None:
        owner += f"({method.thing})"
    static = "static " if method.is_static and method.owner else ""
    return f"{owner}.{snake(method.name)}  {static}({', '.join(arguments)}) -> ({', '.join(results)})"


if __name__ == "__main__":
    for each_method in Model.load().methods:
        print(signature(each_method))
